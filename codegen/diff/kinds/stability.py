"""Moves between the unstable and the stable surface."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from acp_codegen.diff.outcome import Outcome
from acp_codegen.diff.pairs import Finding, MethodPair, RecordPair, ShapePair, SlotPair
from acp_codegen.diff.registry import also, check
from acp_codegen.diff.wire.messages import method_place
from acp_codegen.diff.wire.shapes import Known, Numbers, Objects, Place, Texts
from acp_codegen.model import nodes

Features = frozenset[str]


def _stable_now(old: Features, new: Features) -> bool:
    return bool(old) and not new


def _finding(
    old: Place, new: Place, stable: bool, forward: Outcome, backward: Outcome, subject: str = ""
) -> Finding:
    word = "stable" if stable else "unstable"
    return Finding(
        old,
        new,
        f"{new.member} is {word} now",
        forward,
        backward,
        subject=subject,
        before=not stable,
        after=stable,
    )


@check(
    "stabilised",
    on=SlotPair,
    level="as if it were new",
    meaning="A member that needed a feature flag is part of the stable surface now. Peers that "
    "had the flag off meet it for the first time.",
    advice="Take the flag out, and import the name from the stable surface.",
)
def _property_stabilised(pair: SlotPair) -> Iterator[Finding]:
    if _stable_now(pair.old.features, pair.new.features):
        outcome = Outcome.REFUSED if pair.new.required else Outcome.SAME
        yield _finding(pair.old.place, pair.new.place, True, Outcome.UNSEEN, outcome)


@check(
    "withdrawn",
    on=SlotPair,
    level="as if it were removed",
    meaning="A member of the stable surface needs a feature flag now. Peers that have the flag "
    "off no longer know it.",
    advice="Turn the flag on, or stop using the member.",
)
def _property_withdrawn(pair: SlotPair) -> Iterator[Finding]:
    if _stable_now(pair.new.features, pair.old.features):
        outcome = Outcome.REFUSED if pair.old.required else Outcome.SAME
        yield _finding(pair.old.place, pair.new.place, False, outcome, Outcome.MISREAD)


@also("stabilised", on=RecordPair)
def _branch_stabilised(pair: RecordPair) -> Iterator[Finding]:
    if _stable_now(pair.old.features, pair.new.features):
        read = pair.versions.forward.variant(pair.new, _stable(pair.unions.old))
        yield _finding(pair.old.place, pair.new.place, True, read, Outcome.SAME)


@also("withdrawn", on=RecordPair)
def _branch_withdrawn(pair: RecordPair) -> Iterator[Finding]:
    if _stable_now(pair.new.features, pair.old.features):
        read = pair.versions.backward.variant(pair.old, _stable(pair.unions.new))
        yield _finding(pair.old.place, pair.new.place, False, Outcome.NEVER, read)


def _stable(objects: Objects) -> Objects:
    kept = tuple(variant for variant in objects.variants if not variant.features)
    return Objects(kept, objects.place, objects.lenient_tag)


@also("stabilised", on=ShapePair)
def _value_stabilised(pair: ShapePair) -> Iterator[Finding]:
    for value, old, new, open_ in _values(pair):
        if _stable_now(old.features, new.features):
            outcome = Outcome.SAME if open_ else Outcome.REFUSED
            yield _finding(old.place, new.place, True, outcome, Outcome.SAME, value)


@also("withdrawn", on=ShapePair)
def _value_withdrawn(pair: ShapePair) -> Iterator[Finding]:
    for value, old, new, open_ in _values(pair):
        if _stable_now(new.features, old.features):
            outcome = Outcome.SAME if open_ else Outcome.REFUSED
            yield _finding(old.place, new.place, False, Outcome.NEVER, outcome, value)


def _values(pair: ShapePair) -> Iterator[tuple[str, Known, Known, bool]]:
    groups: list[tuple[Texts | Numbers | None, Texts | Numbers | None]] = [
        (pair.old.texts, pair.new.texts),
        (pair.old.numbers, pair.new.numbers),
    ]
    for old, new in groups:
        if old is not None and new is not None:
            after = {str(value): known for value, known in new.known.items()}
            for value, known in old.known.items():
                if str(value) in after:
                    yield str(value), known, after[str(value)], old.open and new.open


@also("stabilised", on=MethodPair)
def _method_stabilised(pair: MethodPair) -> Iterator[Finding]:
    old, new = pair.old, pair.new
    if old is not None and new is not None and _stable_now(old.features, new.features):
        yield _method(pair, old, new, True)


@also("withdrawn", on=MethodPair)
def _method_withdrawn(pair: MethodPair) -> Iterator[Finding]:
    old, new = pair.old, pair.new
    if old is not None and new is not None and _stable_now(new.features, old.features):
        yield _method(pair, old, new, False)


def _method(pair: MethodPair, old: nodes.Method, new: nodes.Method, stable: bool) -> Finding:
    forward = Outcome.UNANSWERED if stable else Outcome.SAME
    backward = Outcome.SAME if stable else Outcome.UNANSWERED
    finding = _finding(method_place(old), method_place(new), stable, forward, backward)
    readers = tuple((role, forward, backward) for role in sorted(pair.new_receivers))
    return replace(finding, readers=readers)
