"""Defaults in full: with what the defaults of the type's own properties put in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from acp_codegen.canonical.derived import same
from acp_codegen.diff.wire.shapes import Slot, Variant
from acp_codegen.diff.wire.view import View
from acp_codegen.model.nodes import Default
from acp_codegen.schema_io import JsonObject

if TYPE_CHECKING:
    from acp_codegen.diff.pairs import Versions


NOTHING: frozenset[str] = frozenset()


class FilledDefault(Default):
    """A default in full; equal only to one of the same JSON value, so that false is not 0."""

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Default) and same(self.value, other.value)

    def __hash__(self) -> int:
        return 0


def filled(wire: View, slot: Slot) -> FilledDefault | None:
    """The default of a key in full, or None when it has none."""
    if slot.default is None:
        return None
    return FilledDefault(_fill(wire, slot, slot.default.value, NOTHING))


def follows(versions: Versions, old: Slot, new: Slot) -> bool:
    """Whether two defaults differ only by what follows from the types of the keys."""
    if old.default is None or new.default is None:
        return False
    before = _reduced(versions.old, old, old.default.value)
    after = _reduced(versions.new, new, new.default.value)
    return same(before, after)


def _fill(wire: View, slot: Slot, value: Any, seen: frozenset[str]) -> Any:
    record = _record(wire, slot)
    if not isinstance(value, dict) or record is None or slot.place.pointer in seen:
        return cast(Any, value)
    seen |= {slot.place.pointer}
    own = {
        key: _fill(wire, inner, inner.default.value, seen)
        for key, inner in record.slots.items()
        if inner.default is not None
    }
    return {**own, **cast(JsonObject, value)}


def _reduced(wire: View, slot: Slot, value: Any) -> Any:
    """The default without what the type's own defaults say anyway."""
    record = _record(wire, slot)
    if not isinstance(value, dict) or record is None:
        return cast(Any, value)
    result: JsonObject = {}
    for key, each in cast(JsonObject, value).items():
        inner = record.slots.get(key)
        own = filled(wire, inner) if inner is not None else None
        if inner is None or own is None or not same(own.value, _fill(wire, inner, each, NOTHING)):
            result[key] = each
    return result


def _record(wire: View, slot: Slot) -> Variant | None:
    objects = wire.shape(slot.type, slot.place).objects
    if objects is None or len(objects.variants) != 1:
        return None
    return objects.variants[0]
