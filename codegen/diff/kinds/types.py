"""The types of values."""

from __future__ import annotations

from collections.abc import Iterator

from acp_codegen.diff.outcome import Outcome
from acp_codegen.diff.pairs import Finding, ShapePair, TypePair
from acp_codegen.diff.registry import check
from acp_codegen.diff.wire.shapes import Place, Shape
from acp_codegen.diff.wire.spell import spell


def _parts(shape: Shape) -> frozenset[str]:
    """The JSON types that a shape takes; objects with free keys are one of their own."""
    found = set(shape.kinds - {"object", "boolean"})
    found |= {f"boolean {value}".lower() for value in shape.booleans}
    if shape.objects is not None:
        found.add("object")
    if shape.entries:
        found.add("object with free keys")
    return frozenset(found)


def _moves(pair: ShapePair) -> tuple[bool, bool]:
    """Whether types came, and whether types went."""
    old, new = pair.old, pair.new
    if old.anything or new.anything:
        return new.anything and not old.anything, old.anything and not new.anything
    before, after = _parts(old), _parts(new)
    if not before or not after:
        return before != after, before != after
    lists = len(new.lists) - len(old.lists)
    return bool(after - before) or lists > 0, bool(before - after) or lists < 0


def _words(shape: Shape) -> str:
    if shape.anything:
        return "any JSON value"
    parts = set(_parts(shape))
    if {"boolean true", "boolean false"} <= parts:
        parts = parts - {"boolean true", "boolean false"} | {"boolean"}
    if shape.null:
        parts.add("null")
    return " or ".join(sorted(parts)) or "nothing"


def _finding(pair: ShapePair, forward: Outcome, backward: Outcome) -> Finding:
    old, new = _places(pair)
    return Finding(
        old,
        new,
        f"{new.member} takes {_words(pair.new)} instead of {_words(pair.old)}",
        forward,
        backward,
        before=pair.old,
        after=pair.new,
    )


@check(
    "type-widened",
    on=ShapePair,
    level="breaking for old readers",
    meaning="A value may have a type that it could not have. Old readers refuse it.",
    advice="Handle the new type. Send it only to new readers.",
)
def _type_widened(pair: ShapePair) -> Iterator[Finding]:
    if _moves(pair) == (True, False):
        yield _finding(pair, Outcome.REFUSED, Outcome.SAME)


@check(
    "type-narrowed",
    on=ShapePair,
    level="breaking for new readers",
    meaning="A value may no longer have a type that it could have. New readers refuse it.",
    advice="Send only what the new version takes.",
)
def _type_narrowed(pair: ShapePair) -> Iterator[Finding]:
    if _moves(pair) == (False, True):
        yield _finding(pair, Outcome.SAME, Outcome.REFUSED)


@check(
    "type-changed",
    on=ShapePair,
    level="breaking for both",
    meaning="A value has another type. Readers of either version refuse what writers of the other "
    "write.",
    advice="Find out which version the peer speaks before you send it.",
)
def _type_changed(pair: ShapePair) -> Iterator[Finding]:
    if _moves(pair) == (True, True):
        yield _finding(pair, Outcome.REFUSED, Outcome.REFUSED)


def _nullable(pair: ShapePair) -> tuple[bool, bool] | None:
    """Whether null was taken, and is; None where the types say all there is to say."""
    old, new = pair.old, pair.new
    if old.anything or new.anything or not _parts(old) or not _parts(new):
        return None
    return old.null, new.null


@check(
    "null-allowed",
    on=ShapePair,
    level="breaking for old readers",
    meaning="A value may be null now. Old readers refuse null, or take it for empty where they "
    "are marked to.",
    advice="Handle null. Send a value, or nothing, to old readers.",
)
def _null_allowed(pair: ShapePair) -> Iterator[Finding]:
    if _nullable(pair) == (False, True):
        lenient = pair.slots is not None and pair.slots.old.default_on_null
        yield _null(pair, "may be null now", Outcome.LOST if lenient else Outcome.REFUSED, True)


@check(
    "null-refused",
    on=ShapePair,
    level="breaking for new readers",
    meaning="A value may no longer be null. New readers refuse null, or take it for empty where "
    "they are marked to.",
    advice="Leave the property out, or send a value.",
)
def _null_refused(pair: ShapePair) -> Iterator[Finding]:
    if _nullable(pair) == (True, False):
        lenient = pair.slots is not None and pair.slots.new.default_on_null
        outcome = Outcome.LOST if lenient else Outcome.REFUSED
        yield _null(pair, "may no longer be null", outcome, False)


def _null(pair: ShapePair, words: str, outcome: Outcome, allowed: bool) -> Finding:
    old, new = _places(pair)
    return Finding(
        old,
        new,
        f"{new.member} {words}",
        outcome if allowed else Outcome.SAME,
        Outcome.SAME if allowed else outcome,
        before=pair.old.null,
        after=pair.new.null,
    )


def _places(pair: ShapePair) -> tuple[Place, Place]:
    """Where the types are said: in definitions of their own, or where the pair is."""
    if pair.old.definition is not None and pair.new.definition is not None:
        return pair.old.place, pair.new.place
    return pair.old_place, pair.new_place


@check(
    "type-replaced",
    on=TypePair,
    level="as its parts",
    meaning="A place refers to another definition than before, and the two differ on the wire.",
    advice="Compare the two definitions; the details list how they differ.",
)
def _type_replaced(pair: TypePair) -> Iterator[Finding]:
    versions = pair.versions
    details = "; ".join(finding.sentence for finding in pair.details[:5])
    more = f"; and {len(pair.details) - 5} more" if len(pair.details) > 5 else ""
    yield Finding(
        pair.old_place,
        pair.new_place,
        f"{pair.new_place.member} is {spell(pair.new)} instead of {spell(pair.old)}: "
        f"{details}{more}",
        versions.forward.types(pair.new, pair.old, pair.old_place),
        versions.backward.types(pair.old, pair.new, pair.new_place),
        before=pair.old,
        after=pair.new,
    )
