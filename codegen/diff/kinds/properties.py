"""Properties that come, go, or change between required and optional."""

from __future__ import annotations

from collections.abc import Iterator

from acp_codegen.diff.outcome import Outcome
from acp_codegen.diff.pairs import Finding, RecordPair
from acp_codegen.diff.registry import check
from acp_codegen.diff.wire.shapes import Slot
from acp_codegen.diff.wire.spell import spell


def _renamed(pair: RecordPair) -> tuple[Slot, Slot] | None:
    """The one property that went and the one that came, where they are alike but for the name."""
    gone = [slot for slot in pair.gone if not slot.tag]
    come = [slot for slot in pair.come if not slot.tag]
    if len(gone) == len(come) == 1:
        one, two = gone[0], come[0]
        if one.type == two.type and one.required == two.required:
            return one, two
    return None


def _new_only(pair: RecordPair) -> list[Slot]:
    return [] if _renamed(pair) else [slot for slot in pair.come if not slot.tag]


def _old_only(pair: RecordPair) -> list[Slot]:
    return [] if _renamed(pair) else [slot for slot in pair.gone if not slot.tag]


@check(
    "property-added",
    on=RecordPair,
    level="safe",
    meaning="An object has an optional property that it did not have. Old readers ignore it.",
    advice="Read it where it is there. Don't rely on an old peer having seen it.",
)
def _property_added(pair: RecordPair) -> Iterator[Finding]:
    for slot in _new_only(pair):
        if not slot.required:
            yield Finding(
                pair.old.place,
                slot.place,
                f"{slot.place.member} is new: optional {spell(slot.type)}",
                Outcome.UNSEEN,
                Outcome.SAME,
                subject=slot.wire,
                after=slot,
                unstable=bool(slot.features),
            )


@check(
    "required-property-added",
    on=RecordPair,
    level="breaking for new readers",
    meaning="An object has a new property that must be there. New readers refuse messages of old "
    "writers, who don't know it. A default does not change that.",
    advice="Send it always. To talk to old writers, add it before decoding.",
)
def _required_property_added(pair: RecordPair) -> Iterator[Finding]:
    for slot in _new_only(pair):
        if slot.required:
            yield Finding(
                pair.old.place,
                slot.place,
                f"{slot.place.member} is new and required: {spell(slot.type)}",
                Outcome.UNSEEN,
                Outcome.REFUSED,
                subject=slot.wire,
                after=slot,
                unstable=bool(slot.features),
            )


@check(
    "property-removed",
    on=RecordPair,
    level="risky; breaking for old readers when it was required",
    meaning="An object no longer has a property. New readers ignore it where old writers send it; "
    "old readers miss it where it was required.",
    advice="Stop reading it. If it was required, old readers need it as long as you serve them.",
)
def _property_removed(pair: RecordPair) -> Iterator[Finding]:
    for slot in _old_only(pair):
        required = "required " if slot.required else ""
        yield Finding(
            slot.place,
            pair.new.place,
            f"{required}{slot.place.member} is gone",
            Outcome.REFUSED if slot.required else Outcome.SAME,
            Outcome.MISREAD,
            subject=slot.wire,
            before=slot,
            unstable=bool(slot.features),
        )


@check(
    "property-renamed",
    on=RecordPair,
    level="risky; breaking when it is required",
    meaning="One property went and another of the same type came. A reader of the other version "
    "does not see the value.",
    advice="While both versions are about, send both spellings and read either.",
)
def _property_renamed(pair: RecordPair) -> Iterator[Finding]:
    found = _renamed(pair)
    if found is not None:
        one, two = found
        outcome = Outcome.REFUSED if one.required else Outcome.MISREAD
        yield Finding(
            one.place,
            two.place,
            f"{one.place.member} is called {two.wire!r} now",
            outcome,
            outcome,
            before=one,
            after=two,
            unstable=bool(one.features and two.features),
        )


@check(
    "property-now-required",
    on=RecordPair,
    level="breaking for new readers",
    meaning="A property that could be left out must be there. New readers refuse messages of old "
    "writers that leave it out, whatever its default or leniency.",
    advice="Send it always.",
)
def _property_now_required(pair: RecordPair) -> Iterator[Finding]:
    for one, two in pair.both:
        if two.required and not one.required:
            yield _requirement(one, two, "required", Outcome.SAME, Outcome.REFUSED)


@check(
    "property-now-optional",
    on=RecordPair,
    level="breaking for old readers",
    meaning="A property that had to be there can be left out. Old readers refuse messages of new "
    "writers that leave it out.",
    advice="Go on sending it as long as you talk to old readers, and handle its absence.",
)
def _property_now_optional(pair: RecordPair) -> Iterator[Finding]:
    for one, two in pair.both:
        if one.required and not two.required:
            yield _requirement(one, two, "optional", Outcome.REFUSED, Outcome.SAME)


def _requirement(one: Slot, two: Slot, word: str, forward: Outcome, backward: Outcome) -> Finding:
    return Finding(
        one.place,
        two.place,
        f"{two.place.member} is {word} now",
        forward,
        backward,
        before=one.required,
        after=two.required,
        unstable=bool(one.features and two.features),
    )


@check(
    "tag-added",
    on=RecordPair,
    level="breaking for new readers",
    meaning="An object became a branch of a union and carries the union's tag. New readers look "
    "for the tag, which old writers do not send; old readers ignore it.",
    advice="Send the tag. To talk to old writers, add it before decoding.",
)
def _tag_added(pair: RecordPair) -> Iterator[Finding]:
    for slot in pair.come:
        if slot.tag:
            yield Finding(
                pair.old.path[0],
                slot.place,
                f"{pair.old.path[0].member} became {pair.new.place.member}, told by {slot.wire!r}",
                pair.versions.forward.variant(pair.new, pair.unions.old),
                pair.versions.backward.variant(pair.old, pair.unions.new),
                subject=slot.wire,
                after=(slot, pair.new.tags),
            )


@check(
    "tag-removed",
    on=RecordPair,
    level="breaking for old readers",
    meaning="An object is no longer told from its siblings by a tag. Old readers look for it.",
    advice="Go on sending the tag as long as you talk to old readers.",
)
def _tag_removed(pair: RecordPair) -> Iterator[Finding]:
    for slot in pair.gone:
        if slot.tag:
            yield Finding(
                slot.place,
                pair.new.path[0],
                f"{pair.old.place.member} became {pair.new.path[0].member}, without {slot.wire!r}",
                pair.versions.forward.variant(pair.new, pair.unions.old),
                pair.versions.backward.variant(pair.old, pair.unions.new),
                subject=slot.wire,
                before=(slot, pair.old.tags),
            )
