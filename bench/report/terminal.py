"""A section as text for a terminal."""

from __future__ import annotations

from bench.report.words import amount, ours, spread, subject, times
from bench.results import Section


def text(section: Section) -> str:
    """The figures of a section, one in a line: how many times as much a peer takes as we do."""
    lines = [section.title]
    for name in section.subjects:
        lines.append(f"  {subject(name)}: {ours(section, name)}")
        for figure in section.figures:
            if figure.subject == name:
                theirs = amount(figure.theirs, section.unit)
                best = times(figure.ratio.best)
                lines.append(f"    {figure.peer:<36} {theirs:>10}  {spread(figure)}, best {best}")
    return "\n".join(lines)
