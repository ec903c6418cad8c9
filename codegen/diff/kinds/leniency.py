"""Leniency marks: what a reader absorbs where a value is bad."""

from __future__ import annotations

from collections.abc import Iterator

from acp_codegen.diff.outcome import Outcome
from acp_codegen.diff.pairs import Finding, SlotPair, UnionPair
from acp_codegen.diff.registry import check
from acp_codegen.diff.wire.shapes import Slot

#: The marks, in words.
MARKS = {
    "default_on_error": "a bad value counts as absent",
    "default_on_null": "null counts as empty",
    "skip_invalid_items": "bad items are skipped",
}


def _marks(slot: Slot) -> set[str]:
    return {mark for mark in MARKS if getattr(slot, mark)}


@check(
    "leniency-added",
    on=SlotPair,
    level="safe",
    meaning="Readers of the new version forgive bad values that readers of the old one refuse.",
    advice="Nothing. Don't send bad values: old readers still refuse them.",
)
def _leniency_added(pair: SlotPair) -> Iterator[Finding]:
    for mark in sorted(_marks(pair.new) - _marks(pair.old)):
        yield _finding(pair, mark, True)


@check(
    "leniency-removed",
    on=SlotPair,
    level="breaking for new readers of bad values",
    meaning="Readers of the new version refuse bad values that readers of the old one forgave. "
    "Where a carrier is lenient, more is lost than before.",
    advice="Check what you send against the schema.",
)
def _leniency_removed(pair: SlotPair) -> Iterator[Finding]:
    for mark in sorted(_marks(pair.old) - _marks(pair.new)):
        yield _finding(pair, mark, False)


def _finding(pair: SlotPair, mark: str, added: bool) -> Finding:
    word = "now" if added else "no longer"
    return Finding(
        pair.old.place,
        pair.new.place,
        f"{pair.new.place.member}: {MARKS[mark]} {word}",
        Outcome.SAME,
        Outcome.SAME if added else Outcome.REFUSED,
        subject=mark,
        before=not added,
        after=added,
        unstable=bool(pair.old.features and pair.new.features),
    )


@check(
    "tag-leniency-changed",
    on=UnionPair,
    level="breaking for new readers of bad tags, when it was lenient before",
    meaning="Whether a union's tag of a wrong type counts as absent has changed.",
    advice="Check what you send against the schema.",
)
def _tag_leniency_changed(pair: UnionPair) -> Iterator[Finding]:
    if pair.old.lenient_tag != pair.new.lenient_tag:
        now = pair.new.lenient_tag
        yield Finding(
            pair.old.place,
            pair.new.place,
            f"{pair.new.place.member}: a bad tag counts as absent {'now' if now else 'no longer'}",
            Outcome.SAME,
            Outcome.SAME if now else Outcome.REFUSED,
            before=pair.old.lenient_tag,
            after=now,
        )
