"""Finding what belongs together in two versions: definitions, kinds of object, methods."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

from acp_codegen.diff.wire.inline import is_inline
from acp_codegen.diff.wire.reader import Wire
from acp_codegen.diff.wire.shapes import Items, Objects, Shape, Variant
from acp_codegen.model import nodes

#: Two kinds of object with at least this share of their keys in common are the same one, changed.
ENOUGH = 0.5


class Definitions:
    """Pairs definitions: by name, else by standing in the same place with a similar shape."""

    def __init__(self, old: Wire, new: Wire) -> None:
        self._old = old
        self._new = new
        self._renamed: dict[str, str] = {}
        self._taken: dict[str, str] = {}

    def same(self, old: str, new: str) -> bool:
        """Whether two names stand for one definition; remembers a renamed one at first sight."""
        if old == new:
            return True
        if self._in_place(self._old, old) or self._in_place(self._new, new):
            return True  # written in place on one side
        if old in self._renamed or new in self._taken:
            return self._renamed.get(old) == new
        if old in self._new.schema.index or new in self._old.schema.index:
            return False
        if not _alike(self._old.definition(old), self._new.definition(new)):
            return False
        self._renamed[old], self._taken[new] = new, old
        return True

    def _in_place(self, wire: Wire, name: str) -> bool:
        return is_inline(name) or name not in wire.schema.index


def _alike(old: Shape, new: Shape) -> bool:
    if old.kinds != new.kinds:
        return False
    if old.objects is None or new.objects is None:
        return True
    return overlap(_keys(old.objects), _keys(new.objects)) >= ENOUGH


def _keys(objects: Objects) -> frozenset[str]:
    return frozenset(key for variant in objects.variants for key in variant.slots)


def overlap(old: frozenset[str], new: frozenset[str]) -> float:
    """The share of common keys among all keys; 1 when there are none at all."""
    return len(old & new) / len(old | new) if old | new else 1.0


Pairs = tuple[tuple[tuple[Variant, Variant], ...], tuple[Variant, ...], tuple[Variant, ...]]


def variants(old: Objects, new: Objects) -> Pairs:
    """Pair the kinds of object of one place: in both versions, in the old only, in the new only.

    By their tags first. What is left pairs by its keys, unless both sides have a value for one
    tag: those are different branches however much they look alike.
    """
    both: list[tuple[Variant, Variant]] = []
    left: list[Variant] = []
    waiting: dict[frozenset[tuple[str, str | None]], list[Variant]] = {}
    for variant in new.variants:
        waiting.setdefault(frozenset(variant.tags.items()), []).append(variant)
    for variant in old.variants:
        same = waiting.get(frozenset(variant.tags.items()), [])
        best = _closest(variant, same)
        unsure = len(same) > 1 or not variant.tags
        if best is None or (unsure and _closeness(variant, best) < ENOUGH):
            left.append(variant)
        else:
            both.append((variant, best))
            same[:] = [each for each in same if each is not best]
    rest = [variant for group in waiting.values() for variant in group]
    gone: list[Variant] = []
    for variant in left:
        best = _closest(variant, [each for each in rest if _may_be(variant, each)])
        if best is None:
            gone.append(variant)
        else:
            both.append((variant, best))
            rest = [each for each in rest if each is not best]
    return _single(tuple(both), tuple(gone), tuple(rest))


def _closest(variant: Variant, among: Sequence[Variant]) -> Variant | None:
    return max(among, key=lambda each: _closeness(variant, each), default=None)


def _single(
    both: tuple[tuple[Variant, Variant], ...],
    gone: tuple[Variant, ...],
    come: tuple[Variant, ...],
) -> Pairs:
    """One untagged record on either side and nothing else: it is the same one, however changed."""
    if not both and len(gone) == len(come) == 1 and not gone[0].tags and not come[0].tags:
        return ((gone[0], come[0]),), (), ()
    return both, gone, come


def _may_be(old: Variant, new: Variant) -> bool:
    if old.catch_all or new.catch_all or old.tags.keys() & new.tags.keys():
        return False
    return _closeness(old, new) >= ENOUGH


def _closeness(old: Variant, new: Variant) -> float:
    tags = old.tags.keys() | new.tags.keys()
    return overlap(frozenset(old.slots) - tags, frozenset(new.slots) - tags)


def lists(
    old: Sequence[Items], new: Sequence[Items], old_wire: Wire, new_wire: Wire
) -> tuple[list[tuple[Items, Items]], list[Items], list[Items]]:
    """Pair the arrays of one place: by what their items refer to, then by position."""
    rest = list(new)
    both: list[tuple[Items, Items]] = []
    left: list[Items] = []
    for items in old:
        name = old_wire.target(items.item)
        same = [each for each in rest if new_wire.target(each.item) == name]
        if same:
            both.append((items, same[0]))
            rest.remove(same[0])
        else:
            left.append(items)
    count = min(len(left), len(rest))
    both += zip(left, rest, strict=False)
    return both, left[count:], rest[count:]


MethodPairs = list[tuple[nodes.Method | None, nodes.Method | None]]

#: In this order: unmoved and of the same name; moved to another side; renamed.
_METHOD_KEYS: tuple[Callable[[nodes.Method], Hashable], ...] = (
    lambda method: (method.side, method.wire, method.notification),
    lambda method: (method.wire, method.notification),
    lambda method: (method.side, method.params, method.notification),
)


def methods(old: Sequence[nodes.Method], new: Sequence[nodes.Method]) -> MethodPairs:
    """Pair methods by side, name and whether they are answered, then by less of that.

    A renamed method is found by the definition of its params.
    """
    left, right = list(old), list(new)
    pairs: MethodPairs = []
    for key in _METHOD_KEYS:
        waiting: dict[Hashable, list[nodes.Method]] = {}
        for two in right:
            waiting.setdefault(key(two), []).append(two)
        rest: list[nodes.Method] = []
        for one in left:
            found = waiting.get(key(one))
            if found:
                pairs.append((one, found.pop(0)))
            else:
                rest.append(one)
        left = rest
        right = [two for group in waiting.values() for two in group]
    pairs += [(one, None) for one in left]
    pairs += [(None, two) for two in right]
    return pairs
