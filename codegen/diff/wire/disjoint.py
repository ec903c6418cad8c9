"""Whether two kinds of object can be told apart whatever else an object holds."""

from __future__ import annotations

from acp_codegen.diff.wire.shapes import Shape, Variant
from acp_codegen.diff.wire.view import View


def disjoint(wire: View, left: Variant, right: Variant) -> bool:
    """Whether no object fits both: a key that both require has values of its own in each."""
    for key, slot in left.slots.items():
        other = right.slots.get(key)
        if other is None or not (slot.required and other.required):
            continue
        # Only scalars are looked at: an object of the same union may be under way.
        if wire.target(slot.type) is None and wire.target(other.type) is None:
            one, two = wire.shape(slot.type, slot.place), wire.shape(other.type, other.place)
            if _apart(one, two):
                return True
    return False


def _apart(left: Shape, right: Shape) -> bool:
    if left.anything or right.anything or (left.null and right.null):
        return False
    if left.kinds & right.kinds - {"string"}:
        return False
    one, two = left.texts, right.texts
    if one is None or two is None:
        return True
    return not one.open and not two.open and not set(one.known) & set(two.known)
