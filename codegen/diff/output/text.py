"""A comparison as plain text, coloured where asked for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import click

from acp_codegen.diff.api import Bump
from acp_codegen.diff.change import Change
from acp_codegen.diff.outcome import Rating
from acp_codegen.diff.output.groups import by_methods, by_rating
from acp_codegen.diff.report import Comparison

_COLOURS = {Rating.BREAKING: "red", Rating.RISKY: "yellow", Rating.SAFE: "green"}
_BUMPS = {Bump.MAJOR: "red", Bump.MINOR: "yellow", Bump.PATCH: "green", Bump.NONE: "green"}


def render_changes(changes: Iterable[Change], *, color: bool = False) -> str:
    """Changes on the wire as text, grouped by rating and methods; empty for none."""
    return "\n".join(_lines(changes, color))


def render_comparison(comparison: Comparison, *, color: bool = False) -> str:
    """A whole comparison as text: changes on the wire, changes of the package, summary."""
    lines = [_style(f"{comparison.old.label} -> {comparison.new.label}", color, bold=True)]
    if comparison.changes:
        lines += ["", *_lines(comparison.changes, color)]
    if comparison.api:
        lines += ["", _style("python package", color, bold=True)]
        for change in comparison.api:
            mark = _style(f"{change.bump.value:<6}", color, fg=_BUMPS[change.bump])
            lines.append(f"  {mark} {_plain(change.sentence)}{_unstable(change.unstable)}")
    return "\n".join([*lines, "", summary(comparison)])


def summary(comparison: Comparison) -> str:
    """One line: how many changes of each rating, and the version bump."""
    if not comparison.changes and not comparison.api:
        return "no changes"
    counts = [f"{comparison.count(rating)} {rating.value}" for rating in Rating]
    return f"{', '.join(counts)}; version bump for the package: {comparison.bump.value}"


def _lines(changes: Iterable[Change], color: bool) -> Iterator[str]:
    first = True
    for rating, own in by_rating(changes):
        if not first:
            yield ""
        first = False
        yield _style(f"{rating.value} ({len(own)})", color, fg=_COLOURS[rating], bold=True)
        for heading, group in by_methods(own):
            yield f"  {_plain(heading)}"
            for change in group:
                yield f"    {change.id}: {_plain(change.sentence)}{_unstable(change.unstable)}"
                yield _style(f"      {_where(change)}", color, dim=True)
                yield from (f"      {line}" for line in _verdicts(change))


def _verdicts(change: Change) -> Iterator[str]:
    for reader, pair in change.verdicts.items():
        yield (
            f"{_plain(reader)} reads: new writer, old reader {pair.new_writer_old_reader.value}; "
            f"old writer, new reader {pair.old_writer_new_reader.value}"
        )


def _where(change: Change) -> str:
    old, new = change.old_pointer, change.new_pointer
    pointers = old if old == new else f"{old or 'new'} -> {new or 'gone'}"
    return _plain(f"{pointers}  ({change.python})")


def _unstable(unstable: bool) -> str:
    return " [unstable]" if unstable else ""


def _style(
    text: str, color: bool, fg: str | None = None, bold: bool = False, dim: bool = False
) -> str:
    text = _plain(text)
    return click.style(text, fg=fg, bold=bold or None, dim=dim or None) if color else text


def _plain(text: str) -> str:
    """Names come from schemas, which are untrusted: no control character reaches the terminal."""
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in text)
