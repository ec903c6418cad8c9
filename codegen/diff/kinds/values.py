"""Known values of strings and numbers, and whether others are taken."""

from __future__ import annotations

from collections.abc import Iterator

from acp_codegen.diff.outcome import Outcome
from acp_codegen.diff.pairs import Finding, ShapePair
from acp_codegen.diff.registry import check
from acp_codegen.diff.wire.shapes import Numbers, Texts

Values = Texts | Numbers


def _both(pair: ShapePair) -> Iterator[tuple[Values, Values]]:
    if pair.old.texts is not None and pair.new.texts is not None:
        yield pair.old.texts, pair.new.texts
    if pair.old.numbers is not None and pair.new.numbers is not None:
        yield pair.old.numbers, pair.new.numbers


@check(
    "enum-value-added",
    on=ShapePair,
    level="breaking for old readers of a closed enumeration, else safe",
    meaning="An enumeration lists a value that it did not list. Old readers refuse it, unless the "
    "enumeration is open.",
    advice="Handle it. In a closed enumeration, send it only to peers that know it.",
)
def _enum_value_added(pair: ShapePair) -> Iterator[Finding]:
    for old, new in _both(pair):
        if old.open == new.open:
            for value in new.known.keys() - old.known.keys():
                known = new.known[value]  # type: ignore[index]
                yield Finding(
                    old.place,
                    known.place,
                    f"{new.place.member} has the new value {value!r}",
                    Outcome.SAME if old.open else Outcome.REFUSED,
                    Outcome.SAME,
                    subject=str(value),
                    after=value,
                    unstable=bool(known.features),
                )


@check(
    "enum-value-removed",
    on=ShapePair,
    level="breaking for new readers of a closed enumeration, else safe",
    meaning="An enumeration no longer lists a value. New readers refuse it, unless the "
    "enumeration is open.",
    advice="Stop sending it.",
)
def _enum_value_removed(pair: ShapePair) -> Iterator[Finding]:
    for old, new in _both(pair):
        if old.open == new.open:
            for value in old.known.keys() - new.known.keys():
                known = old.known[value]  # type: ignore[index]
                yield Finding(
                    known.place,
                    new.place,
                    f"{old.place.member} no longer has the value {value!r}",
                    Outcome.NEVER,
                    Outcome.SAME if new.open else Outcome.REFUSED,
                    subject=str(value),
                    before=value,
                    unstable=bool(known.features),
                )


@check(
    "enum-opened",
    on=ShapePair,
    level="breaking for old readers",
    meaning="A closed enumeration takes any value now. Old readers refuse values that they don't "
    "know.",
    advice="Handle unknown values. Send them only to new readers.",
)
def _enum_opened(pair: ShapePair) -> Iterator[Finding]:
    for old, new in _both(pair):
        if new.open and not old.open:
            yield _openness(old, new, "takes any value now", Outcome.REFUSED, Outcome.SAME)


@check(
    "enum-closed",
    on=ShapePair,
    level="breaking for new readers",
    meaning="Only listed values are taken now. New readers refuse all others.",
    advice="Send listed values only.",
)
def _enum_closed(pair: ShapePair) -> Iterator[Finding]:
    for old, new in _both(pair):
        if old.open and not new.open:
            yield _openness(old, new, "takes listed values only now", Outcome.SAME, Outcome.REFUSED)


def _openness(old: Values, new: Values, words: str, forward: Outcome, backward: Outcome) -> Finding:
    return Finding(
        old.place,
        new.place,
        f"{new.place.member} {words}",
        forward,
        backward,
        subject=type(new).__name__,
        before=old,
        after=new,
    )
