"""Defaults: what the absence of a property stands for."""

from __future__ import annotations

import json
from collections.abc import Iterator

from acp_codegen.diff.outcome import Outcome
from acp_codegen.diff.pairs import Finding, SlotPair
from acp_codegen.diff.registry import check
from acp_codegen.diff.wire.defaults import filled, follows
from acp_codegen.model.nodes import Default


@check(
    "default-changed",
    on=SlotPair,
    level="safe where it follows from the type, else risky",
    meaning="The value that an absent property stands for has changed. Where the change is only "
    "what the type of the property adds or drops, both versions mean the same by absence.",
    advice="If you leave the property out, check that the new default is what you mean.",
)
def _default_changed(pair: SlotPair) -> Iterator[Finding]:
    before, after = filled(pair.versions.old, pair.old), filled(pair.versions.new, pair.new)
    if before == after:
        return
    derived = follows(pair.versions, pair.old, pair.new)
    outcome = Outcome.SAME if derived or pair.new.required else Outcome.MISREAD
    yield Finding(
        pair.old.place,
        pair.new.place,
        f"{pair.new.place.member} defaults to {_text(after)} instead of {_text(before)}",
        outcome,
        outcome,
        before=before,
        after=after,
        unstable=bool(pair.old.features and pair.new.features),
    )


def _text(default: Default | None) -> str:
    return "nothing" if default is None else json.dumps(default.value, ensure_ascii=False)
