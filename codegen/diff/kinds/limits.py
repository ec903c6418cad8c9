"""Limits on values: ranges, lengths, patterns, formats."""

from __future__ import annotations

from collections.abc import Iterator

from acp_codegen.diff.match import lists
from acp_codegen.diff.outcome import Outcome
from acp_codegen.diff.pairs import Finding, ShapePair
from acp_codegen.diff.registry import check
from acp_codegen.diff.wire.shapes import Numbers, Place, Texts

Range = tuple[float | None, float | None]


@check(
    "range-changed",
    on=ShapePair,
    level="breaking for those whose range is narrower",
    meaning="The range of a number has changed, or whether it must be an integer. Readers refuse "
    "what is outside theirs.",
    advice="Stay within both ranges.",
)
def _range_changed(pair: ShapePair) -> Iterator[Finding]:
    old, new = pair.old.numbers, pair.new.numbers
    if old is None or new is None or not (old.open and new.open):
        return
    before, after = (old.integer, old.low, old.high), (new.integer, new.low, new.high)
    if before != after:
        forward = _fits((new.low, new.high), (old.low, old.high)) and new.integer >= old.integer
        backward = _fits((old.low, old.high), (new.low, new.high)) and old.integer >= new.integer
        yield _finding(
            pair,
            _place(pair, old, new),
            f"takes {_number(new)} instead of {_number(old)}",
            forward,
            backward,
            old,
            new,
        )


@check(
    "length-changed",
    on=ShapePair,
    level="breaking for those whose limits are narrower",
    meaning="The shortest or longest string or array has changed. Readers refuse what is outside "
    "their limits.",
    advice="Stay within both limits.",
)
def _length_changed(pair: ShapePair) -> Iterator[Finding]:
    old, new = pair.old.texts, pair.new.texts
    if old is not None and new is not None and old.open and new.open:
        before, after = (old.min_length, old.max_length), (new.min_length, new.max_length)
        yield from _lengths(pair, before, after, _place(pair, old, new), "characters")
    both, _, _ = lists(pair.old.lists, pair.new.lists, pair.versions.old, pair.versions.new)
    for one, two in both:
        limits = (one.min_items or None, one.max_items), (two.min_items or None, two.max_items)
        yield from _lengths(pair, *limits, (one.place, two.place), "items")


@check(
    "pattern-changed",
    on=ShapePair,
    level="breaking for those that have a pattern",
    meaning="The pattern that a string must match has changed.",
    advice="Send what matches both patterns.",
)
def _pattern_changed(pair: ShapePair) -> Iterator[Finding]:
    old, new = pair.old.texts, pair.new.texts
    if old is None or new is None or not (old.open and new.open) or old.pattern == new.pattern:
        return
    yield _finding(
        pair,
        _place(pair, old, new),
        f"matches {new.pattern or 'anything'} instead of {old.pattern or 'anything'}",
        old.pattern is None,
        new.pattern is None,
        old.pattern,
        new.pattern,
    )


@check(
    "format-changed",
    on=ShapePair,
    level="safe",
    meaning="The format of a value has changed in name. Formats are not enforced on decoding, "
    "but for the ranges of integers, which are a change of their own.",
    advice="Send what has the new format.",
)
def _format_changed(pair: ShapePair) -> Iterator[Finding]:
    for old, new in ((pair.old.texts, pair.new.texts), (pair.old.numbers, pair.new.numbers)):
        if old is None or new is None or not (old.open and new.open):
            continue
        ranged = isinstance(old, Numbers) and isinstance(new, Numbers) and _differ(old, new)
        if old.format != new.format and not ranged:
            words = f"has the format {new.format or 'none'} instead of {old.format or 'none'}"
            yield _finding(pair, _place(pair, old, new), words, True, True, old.format, new.format)


def _differ(old: Numbers, new: Numbers) -> bool:
    return (old.integer, old.low, old.high) != (new.integer, new.low, new.high)


def _place(pair: ShapePair, old: Texts | Numbers, new: Texts | Numbers) -> tuple[Place, Place]:
    """Where the limits are: at a definition of its own, or where the pair is."""
    if pair.old.definition is not None and pair.new.definition is not None:
        return old.place, new.place
    return pair.old_place, pair.new_place


def _lengths(
    pair: ShapePair, before: Range, after: Range, places: tuple[Place, Place], unit: str
) -> Iterator[Finding]:
    if before != after:
        yield _finding(
            pair,
            places,
            f"takes {_count(after)} {unit} instead of {_count(before)}",
            _fits(after, before),
            _fits(before, after),
            before,
            after,
            unit,
        )


def _finding(
    pair: ShapePair,
    places: tuple[Place, Place],
    words: str,
    forward: bool,
    backward: bool,
    before: object,
    after: object,
    subject: str = "",
) -> Finding:
    return Finding(
        *places,
        f"{places[1].member} {words}",
        Outcome.SAME if forward else Outcome.REFUSED,
        Outcome.SAME if backward else Outcome.REFUSED,
        subject=subject,
        before=before,
        after=after,
    )


def _fits(inner: Range, outer: Range) -> bool:
    low = outer[0] is None or (inner[0] is not None and inner[0] >= outer[0])
    return low and (outer[1] is None or (inner[1] is not None and inner[1] <= outer[1]))


def _number(numbers: Numbers) -> str:
    kind = "integers" if numbers.integer else "numbers"
    form = f" ({numbers.format})" if numbers.format else ""
    return f"{kind} {_range((numbers.low, numbers.high))}{form}"


def _count(limits: Range) -> str:
    low, high = limits
    if low is None:
        return "any number of" if high is None else f"at most {high}"
    return f"{low} or more" if high is None else f"{low} to {high}"


def _range(limits: Range) -> str:
    low, high = limits
    if low is None:
        return "of any size" if high is None else f"up to {high}"
    return f"from {low}" if high is None else f"from {low} to {high}"
