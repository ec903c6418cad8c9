"""What a reader of one version makes of everything that a writer of another can write.

The worst case counts: one message that is refused makes the outcome `REFUSED`.
"""

from __future__ import annotations

from acp_codegen.diff.outcome import Outcome
from acp_codegen.diff.wire.reader import Wire
from acp_codegen.diff.wire.shapes import (
    Items,
    Numbers,
    Objects,
    Place,
    Shape,
    Slot,
    Texts,
    Variant,
)
from acp_codegen.model import nodes


class Reading:
    """Reads what `writer` writes as `reader` does."""

    def __init__(self, writer: Wire, reader: Wire) -> None:
        self.writer = writer
        self.reader = reader
        self._known: dict[tuple[int, int], Outcome] = {}

    def types(self, written: nodes.Type, expected: nodes.Type, place: Place) -> Outcome:
        """The outcome for values of one type, read as another."""
        return self.shapes(
            self.writer.shape(written, place), self.reader.shape(expected, place), False
        )

    def slots(self, written: Slot, expected: Slot) -> Outcome:
        """The outcome for the values under one key, leniency of that key included."""
        one = self.writer.shape(written.type, written.place)
        two = self.reader.shape(expected.type, expected.place)
        outcome = self.shapes(one, two, expected.skip_invalid_items, expected.default_on_null)
        lenient = expected.default_on_error and outcome is Outcome.REFUSED
        return Outcome.LOST if lenient else outcome

    def shapes(self, written: Shape, expected: Shape, skip: bool, null_ok: bool = False) -> Outcome:
        """The outcome for one shape; `skip` and `null_ok` are the leniency of the key above."""
        if expected.anything:
            return Outcome.SAME
        if written.anything:
            return Outcome.REFUSED
        found = [
            _booleans(written, expected),
            _texts(written.texts, expected.texts),
            _numbers(written.numbers, expected.numbers),
            *(self._items(items, expected, skip) for items in written.lists),
            *(self._entries(each.value, each.place, expected) for each in written.entries),
        ]
        if written.null and not expected.null:
            found.append(Outcome.LOST if null_ok else Outcome.REFUSED)
        if written.objects is not None:
            found.append(self._objects(written.objects, expected))
        return max(found)

    def variant(self, written: Variant, expected: Objects) -> Outcome:
        """The outcome for one kind of object, read as a union (WIRE_RULES 11 to 14)."""
        known, caught, untagged = _candidates(written, expected)
        if known:
            return min(self.record(written, each) for each in known)
        if caught:
            return max(Outcome.UNSEEN, min(self.record(written, each) for each in caught))
        if not untagged:
            return Outcome.REFUSED
        outcome = min(self.record(written, each) for each in untagged)
        tags = {key for each in expected.variants for key in each.tags}
        return max(outcome, Outcome.MISREAD) if tags & written.tags.keys() else outcome

    def record(self, written: Variant, expected: Variant) -> Outcome:
        """The outcome for the keys of one kind of object, read as another."""
        found = [Outcome.SAME]
        for key, slot in expected.slots.items():
            own = written.slots.get(key)
            if slot.required and (own is None or not own.required):
                return Outcome.REFUSED
            if own is not None and not (slot.tag and own.tag):
                found.append(self.slots(own, slot))
        if written.slots.keys() - expected.slots.keys():
            found.append(Outcome.UNSEEN)
        return max(found)

    def _objects(self, written: Objects, expected: Shape) -> Outcome:
        if expected.objects is None:
            if not expected.entries:
                return Outcome.REFUSED
            values = [s for v in written.variants for s in v.slots.values()]
            return max(
                (self._entry(slot.type, slot.place, expected) for slot in values),
                default=Outcome.SAME,
            )
        key = (id(written), id(expected.objects))
        if key not in self._known:
            # What refers to itself is read as well as its parts are.
            self._known[key] = Outcome.SAME
            target = expected.objects
            self._known[key] = max(
                (self.variant(each, target) for each in written.variants), default=Outcome.SAME
            )
        return self._known[key]

    def _items(self, items: Items, expected: Shape, skip: bool) -> Outcome:
        found = [self._item(items, each, skip) for each in expected.lists]
        return min(found, default=Outcome.REFUSED)

    def _item(self, written: Items, expected: Items, skip: bool) -> Outcome:
        longest, limit = written.max_items, expected.max_items
        if expected.min_items > written.min_items:
            return Outcome.REFUSED
        if limit is not None and (longest is None or longest > limit):
            return Outcome.REFUSED
        outcome = self.shapes(
            self.writer.shape(written.item, written.place),
            self.reader.shape(expected.item, expected.place),
            False,
        )
        return Outcome.LOST if skip and outcome is Outcome.REFUSED else outcome

    def _entries(self, value: nodes.Type, place: Place, expected: Shape) -> Outcome:
        if expected.entries:
            return self._entry(value, place, expected)
        if expected.objects is None:
            return Outcome.REFUSED
        # Free keys may be any of the keys that the reader knows, with values of another type.
        found: list[Outcome] = []
        for variant in expected.objects.variants:
            if any(slot.required for slot in variant.slots.values()):
                found.append(Outcome.REFUSED)
                continue
            values = [self.types(value, slot.type, slot.place) for slot in variant.slots.values()]
            found.append(max(values, default=Outcome.SAME))
        return min(found, default=Outcome.REFUSED)

    def _entry(self, value: nodes.Type, place: Place, expected: Shape) -> Outcome:
        written = self.writer.shape(value, place)
        return min(
            self.shapes(written, self.reader.shape(each.value, each.place), False)
            for each in expected.entries
        )


def _candidates(
    written: Variant, expected: Objects
) -> tuple[list[Variant], list[Variant], list[Variant]]:
    """The variants that may take an object: by its tags, as catch-all, without any tag."""
    known: list[Variant] = []
    caught: list[Variant] = []
    untagged: list[Variant] = []
    values: dict[str, set[str]] = {}
    for each in expected.variants:
        for key, value in each.tags.items():
            if value is not None:
                values.setdefault(key, set()).add(value)
    for each in expected.variants:
        if not each.tags:
            untagged.append(each)
        elif all(_fits(written, key, value, values) for key, value in each.tags.items()):
            (caught if each.catch_all and not written.catch_all else known).append(each)
    return known, caught, untagged


def _fits(written: Variant, key: str, value: str | None, values: dict[str, set[str]]) -> bool:
    if key not in written.tags:
        slot = written.slots.get(key)
        return value is None and slot is not None and slot.required
    own = written.tags[key]
    if value is None:
        return own is None or own not in values.get(key, ())
    return own == value


def _booleans(written: Shape, expected: Shape) -> Outcome:
    return Outcome.SAME if written.booleans <= expected.booleans else Outcome.REFUSED


def _texts(written: Texts | None, expected: Texts | None) -> Outcome:
    if written is None:
        return Outcome.SAME
    if expected is None:
        return Outcome.REFUSED
    if not expected.open:
        inside = not written.open and set(written.known) <= set(expected.known)
        return Outcome.SAME if inside else Outcome.REFUSED
    if not written.open:
        return Outcome.SAME
    same_pattern = expected.pattern in (None, written.pattern)
    fits = same_pattern and _within(
        (written.min_length, written.max_length), (expected.min_length, expected.max_length)
    )
    return Outcome.SAME if fits else Outcome.REFUSED


def _numbers(written: Numbers | None, expected: Numbers | None) -> Outcome:
    if written is None:
        return Outcome.SAME
    if expected is None:
        return Outcome.REFUSED
    if not expected.open:
        inside = not written.open and set(written.known) <= set(expected.known)
        return Outcome.SAME if inside else Outcome.REFUSED
    if not written.open:
        low, high = min(written.known), max(written.known)
        limits: tuple[float | None, float | None] = (low, high)
        whole = all(float(value).is_integer() for value in written.known)
    else:
        limits, whole = (written.low, written.high), written.integer
    fits = _within(limits, (expected.low, expected.high)) and (whole or not expected.integer)
    return Outcome.SAME if fits else Outcome.REFUSED


def _within(
    inner: tuple[float | None, float | None], outer: tuple[float | None, float | None]
) -> bool:
    low_fits = outer[0] is None or (inner[0] is not None and inner[0] >= outer[0])
    return low_fits and (outer[1] is None or (inner[1] is not None and inner[1] <= outer[1]))
