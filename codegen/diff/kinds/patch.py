"""Patch semantics: whether leaving a property out differs from sending null."""

from __future__ import annotations

from collections.abc import Iterator

from acp_codegen.diff.outcome import Outcome
from acp_codegen.diff.pairs import Finding, SlotPair
from acp_codegen.diff.registry import check


@check(
    "patch-changed",
    on=SlotPair,
    level="safe on the wire",
    meaning="Whether leaving a property out differs from sending null has changed. The same "
    "messages are accepted; the generated field has another type.",
    advice="Check the places where you leave the property out, or test it for null.",
)
def _patch_changed(pair: SlotPair) -> Iterator[Finding]:
    known = pair.versions.old.says_patches and pair.versions.new.says_patches
    if known and pair.old.patch != pair.new.patch:
        word = "now" if pair.new.patch else "no longer"
        yield Finding(
            pair.old.place,
            pair.new.place,
            f"{pair.new.place.member}: absent and null differ {word}",
            Outcome.SAME,
            Outcome.SAME,
            before=pair.old.patch,
            after=pair.new.patch,
            unstable=bool(pair.old.features and pair.new.features),
        )
