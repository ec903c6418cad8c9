"""Branches that come and go, and unions that open, close or become exclusive."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from acp_codegen.diff.outcome import Outcome
from acp_codegen.diff.pairs import Finding, RecordPair, UnionPair
from acp_codegen.diff.registry import check
from acp_codegen.diff.wire.shapes import Place, Variant


@check(
    "branch-added",
    on=UnionPair,
    level="breaking for old readers of a closed union",
    meaning="A union has a branch that it did not have. Old readers refuse it, unless the union "
    "has a catch-all, or an untagged branch that it is then taken for.",
    advice="Send it only to peers that announced that they know it.",
)
def _branch_added(pair: UnionPair) -> Iterator[Finding]:
    matched = [new for _, new in pair.both]
    news = [variant for variant in pair.come if not variant.catch_all]

    def outcome(variant: Variant) -> Outcome:
        return pair.versions.forward.variant(variant, pair.old)

    for place, group in _grouped(news, matched):
        yield Finding(
            pair.old.place,
            place,
            f"{place.member} is a new branch",
            max(map(outcome, group)),
            Outcome.SAME,
            subject=place.pointer,
            after=tuple(group),
            unstable=all(variant.features for variant in group),
        )


@check(
    "branch-removed",
    on=UnionPair,
    level="breaking for new readers of a closed union",
    meaning="A union no longer has a branch. New readers refuse it where old writers send it, "
    "unless the union has a catch-all, or an untagged branch that it is then taken for.",
    advice="Stop sending it.",
)
def _branch_removed(pair: UnionPair) -> Iterator[Finding]:
    matched = [old for old, _ in pair.both]
    olds = [variant for variant in pair.gone if not variant.catch_all]

    def outcome(variant: Variant) -> Outcome:
        return pair.versions.backward.variant(variant, pair.new)

    for place, group in _grouped(olds, matched):
        yield Finding(
            place,
            pair.new.place,
            f"the branch {place.member} is gone",
            Outcome.NEVER,
            max(map(outcome, group)),
            subject=place.pointer,
            before=tuple(group),
            unstable=all(variant.features for variant in group),
        )


@check(
    "union-opened",
    on=UnionPair,
    level="breaking for old readers",
    meaning="A closed union takes unknown tags now. Old readers refuse them.",
    advice="Handle the catch-all branch. Send unknown tags only to new readers.",
)
def _union_opened(pair: UnionPair) -> Iterator[Finding]:
    yield from _catch_all(pair, pair.come, pair.versions.forward.variant, pair.old, True)


@check(
    "union-closed",
    on=UnionPair,
    level="breaking for new readers",
    meaning="A union no longer takes unknown tags. New readers refuse them.",
    advice="Send no tag that the schema does not list.",
)
def _union_closed(pair: UnionPair) -> Iterator[Finding]:
    yield from _catch_all(pair, pair.gone, pair.versions.backward.variant, pair.new, False)


@check(
    "union-exclusivity-changed",
    on=RecordPair,
    level="breaking for new readers, when it is exclusive now",
    meaning="Branches are told apart by their required keys, and whether an object may have those "
    "of several branches has changed (anyOf against oneOf).",
    advice="Send the keys of one branch only.",
)
def _union_exclusivity_changed(pair: RecordPair) -> Iterator[Finding]:
    if len(pair.old.choices) != len(pair.new.choices):
        return  # branches came or went, which is a change of its own
    for old, new in zip(pair.old.choices, pair.new.choices, strict=True):
        if old.exclusive != new.exclusive:
            word = "refuses" if new.exclusive else "takes"
            yield Finding(
                old.place,
                new.place,
                f"{new.place.member} {word} an object that fits several branches now",
                Outcome.SAME if new.exclusive else Outcome.REFUSED,
                Outcome.REFUSED if new.exclusive else Outcome.SAME,
                before=old.exclusive,
                after=new.exclusive,
            )


def _catch_all(
    pair: UnionPair,
    variants: Sequence[Variant],
    read: Callable[..., Outcome],
    target: object,
    opened: bool,
) -> Iterator[Finding]:
    found = [variant for variant in variants if variant.catch_all]
    for place, group in _grouped(found, []):
        outcome = max(read(variant, target) for variant in group)
        word = "takes unknown tags now" if opened else "no longer takes unknown tags"
        yield Finding(
            pair.old.place if opened else place,
            place if opened else pair.new.place,
            f"{(pair.new if opened else pair.old).place.member} {word}",
            outcome if opened else Outcome.NEVER,
            Outcome.SAME if opened else outcome,
            subject=place.pointer,
            before=None if opened else tuple(group),
            after=tuple(group) if opened else None,
            unstable=all(variant.features for variant in group),
        )


def _grouped(
    variants: Sequence[Variant], matched: Sequence[Variant]
) -> Iterator[tuple[Place, list[Variant]]]:
    """Variants by the outermost of their branches that no matched variant has.

    A branch that carries a union gives several variants; it is one branch all the same.
    """
    known = {place.pointer for variant in matched for place in variant.path}
    groups: dict[str, tuple[Place, list[Variant]]] = {}
    for variant in variants:
        place = next((p for p in variant.path if p.pointer not in known), variant.place)
        groups.setdefault(place.pointer, (place, []))[1].append(variant)
    yield from groups.values()
