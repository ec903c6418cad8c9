"""Applying reported changes to the old version: does that give the new one?

The old version is walked beside the new one. At every place, what is there in the old version is
changed as the changes at that place say, and must then equal what the new version has. A change
that is missing leaves a difference; a change too many makes one, or is never applied.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from acp_codegen.diff import Change, match
from acp_codegen.diff.pairs import Finding
from acp_codegen.diff.wire.defaults import filled
from acp_codegen.diff.wire.inline import is_inline
from acp_codegen.diff.wire.messages import envelope_roots, read_roles
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

NOWHERE = Place("", "", "")
MARKS = ("default_on_error", "default_on_null", "skip_invalid_items")


class Applier:
    """Walks the old version with the changes applied, beside the new one."""

    def __init__(self, old: nodes.Schema, new: nodes.Schema, changes: Iterable[Change]) -> None:
        self.old, self.new = Wire(old), Wire(new)
        self.findings: dict[tuple[str, str], list[Finding]] = defaultdict(list)
        self.all: dict[int, tuple[str, str, str, str]] = {}
        for change in changes:
            for finding in change.findings:
                place = finding.old.pointer if finding.old is not None else ""
                self.findings[finding.kind, place].append(finding)
                self.all[id(finding)] = finding.key
        self.used: set[tuple[str, str, str, str]] = set()
        self.differences: list[str] = []
        self.seen: set[tuple[int, int]] = set()
        self.definitions = match.Definitions(self.old, self.new)

    def run(self) -> tuple[list[str], list[tuple[str, str, str, str]]]:
        """What still differs, and the changes that were applied nowhere."""
        self._methods()
        before = envelope_roots(self.old.schema, read_roles(self.old.schema))
        after = envelope_roots(self.new.schema, read_roles(self.new.schema))
        for name in before.keys() & after.keys():
            self._types(before[name].type, after[name].type, NOWHERE, NOWHERE)
        for name in self.old.schema.index.keys() & self.new.schema.index.keys():
            self._types(nodes.Ref(name), nodes.Ref(name), NOWHERE, NOWHERE)
        return self.differences, [key for key in set(self.all.values()) if key not in self.used]

    # What the changes say

    def _take(self, kind: str, places: Iterable[str], subject: str = "") -> list[Finding]:
        found = [
            finding
            for place in dict.fromkeys(places)
            for finding in self.findings.get((kind, place), ())
            if not subject or finding.subject == subject
        ]
        self.used |= {finding.key for finding in found}
        return found

    def _equal(self, where: str, old: Any, new: Any) -> None:
        if old != new:
            self.differences.append(f"{where}: {old!r} is not {new!r}")

    # Methods

    def _methods(self) -> None:
        def key(method: nodes.Method, stable: bool | None = None) -> tuple[Any, ...]:
            is_stable = not method.features if stable is None else stable
            return method.side, method.wire, method.notification, is_stable

        result = set()
        pairs = match.methods(self.old.schema.methods, self.new.schema.methods)
        for old, new in pairs:
            if old is None:
                continue
            moved = [
                finding.after
                for kind in ("method-moved", "method-renamed")
                for finding in self._take(kind, [old.pointer])
                if finding.before is old
            ]
            if any(f.before is old for f in self._take("method-removed", [old.pointer])):
                continue
            target: Any = moved[-1] if moved else old
            stable = not old.features
            for kind in ("stabilised", "withdrawn"):
                places = [f for f in self._take(kind, [old.pointer]) if f.readers]
                stable = bool(places[0].after) if places else stable
            result.add(key(target, stable))
            if new is not None:
                self._parts(old, new)
        for finding in self._take("method-added", [""]):
            assert isinstance(finding.after, nodes.Method)
            result.add(key(finding.after))
        self._equal("methods", result, {key(m) for m in self.new.schema.methods})

    def _parts(self, old: nodes.Method, new: nodes.Method) -> None:
        for one, two in ((old.params, new.params), (old.result, new.result)):
            if one is not None and two is not None:
                self._types(nodes.Ref(one), nodes.Ref(two), NOWHERE, NOWHERE, top=True)

    # Values

    def _types(
        self,
        old: nodes.Type,
        new: nodes.Type,
        old_place: Place,
        new_place: Place,
        top: bool = False,
    ) -> None:
        for finding in self._take("type-replaced", [old_place.pointer]):
            if finding.before == old:
                self._equal(old_place.member, finding.after, new)
                return
        one, two = self.old.target(old), self.new.target(new)
        if one is not None and two is not None and not self._same(one, two) and not top:
            objects = self.old.definition(one).objects, self.new.definition(two).objects
            if all(objects):
                # Reported as replaced if there is any difference; there must be none here.
                before = len(self.differences)
                inner = Applier(self.old.schema, self.new.schema, ())
                inner._shapes(
                    inner.old.shape(old, old_place), inner.new.shape(new, new_place), "", ""
                )
                self.differences += inner.differences
                assert before <= len(self.differences)
                return
        self._shapes(
            self.old.shape(old, old_place),
            self.new.shape(new, new_place),
            old_place.pointer,
            new_place.pointer,
        )

    def _same(self, old: str, new: str) -> bool:
        same = self.definitions.same(old, new)
        named = not (is_inline(old) or is_inline(new))
        if named and old in self.old.schema.index and new in self.new.schema.index:
            name = old
            for finding in self._take("renamed", [self.old.schema.index[old].pointer]):
                name = str(finding.after)
            if same:
                self._equal(f"name of {old}", name, new)
        return same

    def _shapes(self, old: Shape, new: Shape, old_at: str, new_at: str) -> None:
        named = old.definition is not None and new.definition is not None
        places = [place for place in (old_at, old.place.pointer if named else "") if place]
        changed = [
            finding
            for kind in ("type-changed", "type-widened", "type-narrowed")
            for finding in self._take(kind, places)
        ]
        where = old_at or old.place.member
        old_kinds, null = _kinds(old), old.null
        for finding in changed:
            assert isinstance(finding.after, Shape)
            old_kinds = _kinds(finding.after)
            if not _kinds(old) or not old_kinds or old.anything or finding.after.anything:
                null = finding.after.null
        for kind in ("null-allowed", "null-refused"):
            for finding in self._take(kind, places):
                null = bool(finding.after)
        self._equal(f"{where} types", old_kinds, _kinds(new))
        if not new.anything:
            self._equal(f"{where} null", null, new.null)
        self._texts(old, new, places)
        self._numbers(old, new, places)
        self._lists(old, new, places)
        for left, right in zip(old.entries, new.entries, strict=False):
            step = "/additionalProperties"
            self._types(
                left.value, right.value, left.place.below(step, ""), right.place.below(step, "")
            )
        if old.objects is not None and new.objects is not None:
            self._objects(old.objects, new.objects)

    def _texts(self, old: Shape, new: Shape, places: list[str]) -> None:
        one, two = old.texts, new.texts
        if one is None or two is None:
            return
        places = [*places, one.place.pointer]
        limits = {
            "length": (one.min_length, one.max_length),
            "pattern": one.pattern,
            "format": one.format,
        }
        for name in limits:
            subject = "characters" if name == "length" else ""
            for finding in self._take(f"{name}-changed", places, subject):
                limits[name] = finding.after  # type: ignore[assignment]
        found = self._values(one, places)
        if one.open and two.open:
            self._equal(
                f"{one.place.member} length", limits["length"], (two.min_length, two.max_length)
            )
            self._equal(f"{one.place.member} pattern", limits["pattern"], two.pattern)
            self._equal(f"{one.place.member} format", limits["format"], two.format)
        self._equal(f"{one.place.member} values", found, _values(two))

    def _numbers(self, old: Shape, new: Shape, places: list[str]) -> None:
        one, two = old.numbers, new.numbers
        if one is None or two is None:
            return
        places = [*places, one.place.pointer]
        range_ = one.integer, one.low, one.high
        form = one.format
        for finding in self._take("range-changed", places):
            after = finding.after
            assert isinstance(after, Numbers)
            range_, form = (after.integer, after.low, after.high), after.format
        for finding in self._take("format-changed", places):
            form = finding.after  # type: ignore[assignment]
        found = self._values(one, places)
        if one.open and two.open:
            self._equal(
                f"{one.place.member} range",
                (range_, form),
                ((two.integer, two.low, two.high), two.format),
            )
        self._equal(f"{one.place.member} values", found, _values(two))

    def _values(self, old: Texts | Numbers, places: list[str]) -> dict[str, Any]:
        known = {str(value): not k.features for value, k in old.known.items()}
        open_ = old.open
        for kind in ("enum-opened", "enum-closed"):
            for finding in self._take(kind, places):
                after = finding.after
                if type(after) is type(old):
                    assert isinstance(after, (Texts, Numbers))
                    return _values(after)
        for value, k in list(old.known.items()):
            if self._take("enum-value-removed", [k.place.pointer], str(value)):
                del known[str(value)]
            for kind in ("stabilised", "withdrawn"):
                for finding in self._take(kind, [k.place.pointer], str(value)):
                    known[str(value)] = bool(finding.after)
        for finding in self._take("enum-value-added", places):
            known[str(finding.after)] = not finding.unstable
        return {"open": open_, "known": known}

    def _lists(self, old: Shape, new: Shape, places: list[str]) -> None:
        both, _, _ = match.lists(old.lists, new.lists, self.old, self.new)
        for one, two in both:
            limits = one.min_items or None, one.max_items
            for finding in self._take("length-changed", [one.place.pointer], "items"):
                limits = finding.after  # type: ignore[assignment]
            self._equal(f"{one.place.member} items", limits, (two.min_items or None, two.max_items))
            self._item(one, two)

    def _item(self, one: Items, two: Items) -> None:
        left, right = one.place.below("/items", ""), two.place.below("/items", "")
        self._types(one.item, two.item, left, right)

    # Objects

    def _objects(self, old: Objects, new: Objects) -> None:
        key = id(old), id(new)
        if key in self.seen:
            return
        self.seen.add(key)
        lenient = old.lenient_tag
        for finding in self._take("tag-leniency-changed", [old.place.pointer]):
            lenient = bool(finding.after)
        self._equal(f"{old.place.member} tag", lenient, new.lenient_tag)
        both, gone, come = match.variants(old, new)
        for variant in gone:
            kind = "union-closed" if variant.catch_all else "branch-removed"
            reported = self._take(kind, [place.pointer for place in variant.path])
            if not any(_holds(finding.before, variant) for finding in reported):
                self.differences.append(f"{variant.place.member} is still there")
        for variant in come:
            kind = "union-opened" if variant.catch_all else "branch-added"
            reported = self._take(kind, [old.place.pointer])
            if not any(_holds(finding.after, variant) for finding in reported):
                self.differences.append(f"{variant.place.member} has not come")
        for one, two in both:
            self._variant(one, two)

    def _variant(self, old: Variant, new: Variant) -> None:
        place = old.place.pointer
        slots: dict[str, Slot] = {}
        come: set[str] = set()
        for key, slot in old.slots.items():
            at = slot.place.pointer
            renamed = [f for f in self._take("property-renamed", [at]) if f.before == slot]
            if renamed:
                slots[renamed[0].after.wire] = renamed[0].after  # type: ignore[attr-defined]
                come.add(renamed[0].after.wire)  # type: ignore[attr-defined]
            elif not self._take("tag-removed" if slot.tag else "property-removed", [at]):
                slots[key] = slot
        for kind in ("property-added", "required-property-added"):
            for finding in self._take(kind, [place]):
                if finding.after == new.slots.get(finding.subject):
                    slots[finding.subject] = finding.after  # type: ignore[assignment]
                    come.add(finding.subject)
        tags = dict(old.tags)
        for finding in self._take("tag-removed", [s.place.pointer for s in old.slots.values()]):
            tags.pop(finding.subject, None)
        for finding in self._take("tag-added", [old.path[0].pointer]):
            slot, tags = finding.after  # type: ignore[misc]
            slots[finding.subject] = slot
            come.add(finding.subject)
        # A key with one value is the same on the wire, whether a union goes by it or not.
        fixed = old.slots.keys() & new.slots.keys()
        self._equal(
            f"{place} tags",
            {key: value for key, value in tags.items() if key not in fixed},
            {key: value for key, value in new.tags.items() if key not in fixed},
        )
        self._equal(f"{place} keys", set(slots), set(new.slots))
        stable = not old.features
        for kind in ("stabilised", "withdrawn"):
            for finding in self._take(kind, [place]):
                if not finding.readers:
                    stable = bool(finding.after)
        self._equal(f"{place} is stable", stable, not new.features)
        self._choices(old, new)
        for key, slot in slots.items():
            if key in new.slots and key not in come:
                self._slot(slot, new.slots[key])

    def _choices(self, old: Variant, new: Variant) -> None:
        if len(old.choices) != len(new.choices):
            return
        for one, two in zip(old.choices, new.choices, strict=True):
            exclusive = one.exclusive
            for finding in self._take("union-exclusivity-changed", [one.place.pointer]):
                exclusive = bool(finding.after)
            self._equal(f"{one.place.member} exclusive", exclusive, two.exclusive)

    def _slot(self, old: Slot, new: Slot) -> None:
        at = [old.place.pointer]
        required, patch, stable = old.required, old.patch, not old.features
        marks = {mark: getattr(old, mark) for mark in MARKS}
        default: Any = filled(self.old, old)
        for kind in ("property-now-required", "property-now-optional"):
            for finding in self._take(kind, at):
                required = bool(finding.after)
        for kind in ("leniency-added", "leniency-removed"):
            for finding in self._take(kind, at):
                marks[finding.subject] = finding.after
        for finding in self._take("default-changed", at):
            default = finding.after
        for finding in self._take("patch-changed", at):
            patch = bool(finding.after)
        for kind in ("stabilised", "withdrawn"):
            for finding in self._take(kind, at):
                stable = bool(finding.after)
        where = old.place.member
        self._equal(f"{where} required", required, new.required)
        self._equal(f"{where} leniency", marks, {mark: getattr(new, mark) for mark in MARKS})
        self._equal(f"{where} default", default, filled(self.new, new))
        if self.old.says_patches and self.new.says_patches:
            self._equal(f"{where} patch", patch, new.patch)
        self._equal(f"{where} stable", stable, not new.features)
        if not (old.tag and new.tag):
            self._types(old.type, new.type, old.place, new.place)


def _holds(group: object, variant: Variant) -> bool:
    return isinstance(group, tuple) and any(each is variant or each == variant for each in group)


def _kinds(shape: Shape) -> frozenset[str]:
    if shape.anything:
        return frozenset({"anything"})
    found = set(shape.kinds - {"object", "boolean"}) | {f"{b}" for b in shape.booleans}
    found |= {"object"} if shape.objects is not None else set()
    found |= {"entries"} if shape.entries else set()
    return frozenset(found)


def _values(values: Texts | Numbers) -> dict[str, Any]:
    known: Mapping[Any, Any] = values.known
    return {
        "open": values.open,
        "known": {str(value): not k.features for value, k in known.items()},
    }


def without(changes: Iterable[Change], left_out: Change) -> list[Change]:
    """All changes but one."""
    return [change for change in changes if change is not left_out]


__all__ = ["Applier", "replace", "without"]
