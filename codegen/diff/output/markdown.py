"""A comparison as Markdown, for a changelog or a pull request."""

from __future__ import annotations

import re
from collections.abc import Iterator

from acp_codegen.diff.change import Change
from acp_codegen.diff.output.groups import by_rating, heading
from acp_codegen.diff.output.text import summary
from acp_codegen.diff.report import Comparison

_SPECIAL = re.compile(r"([\\`*_\[\]<>|#~&!])")


def render_markdown(comparison: Comparison) -> str:
    """A comparison as Markdown (GitHub's tables)."""
    lines = [
        f"## {_text(comparison.old.label)} → {_text(comparison.new.label)}",
        "",
        f"{_text(summary(comparison))}.",
    ]
    for rating, own in by_rating(comparison.changes):
        lines += ["", f"### {rating.value.capitalize()} ({len(own)})", "", *_table(own)]
    if comparison.api:
        lines += ["", f"### Python package ({len(comparison.api)})", ""]
        for change in comparison.api:
            mark = " *(unstable)*" if change.unstable else ""
            lines.append(f"- **{change.bump.value}**: {_text(change.sentence)}{mark}")
    return "\n".join(lines)


def _table(changes: list[Change]) -> Iterator[str]:
    yield "| change | what | messages | reader | new writer, old reader | old writer, new reader |"
    yield "| --- | --- | --- | --- | --- | --- |"
    for change in changes:
        mark = " *(unstable)*" if change.unstable else ""
        start = f"| {change.id} | {_text(change.sentence)}{mark} | {_text(heading(change))} "
        for reader, pair in change.verdicts.items():
            forward, backward = pair.new_writer_old_reader, pair.old_writer_new_reader
            yield f"{start}| {_text(reader)} | {forward.value} | {backward.value} |"
            start = "| | | "
        if not change.verdicts:
            yield f"{start}| | | |"


def _text(text: str) -> str:
    """Text that Markdown shows as it is, on one line."""
    plain = "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in text)
    return _SPECIAL.sub(r"\\\1", plain)
