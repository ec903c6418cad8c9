"""The kinds of object of records and unions, with flat unions multiplied out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from acp_codegen.diff.wire.disjoint import disjoint
from acp_codegen.diff.wire.shapes import ByKeys, Objects, Place, Slot, Variant
from acp_codegen.diff.wire.view import View
from acp_codegen.errors import CodegenError
from acp_codegen.model import nodes

#: More kinds of object than any real union has; nested flat unions multiply.
MOST_VARIANTS = 1000

STRING = nodes.Scalar("string")


class VariantReader:
    """Reads the variants of records and unions."""

    def __init__(self, wire: View) -> None:
        self._wire = wire

    def of_union(self, union: nodes.TaggedUnion, place: Place) -> tuple[Variant, ...]:
        """One variant for each tag value, untagged branch and catch-all."""
        found: list[Variant] = []
        for branch in union.branches:
            record = self._wire.records[branch.record]
            if not self._wire.has(branch.features):
                continue
            for value in branch.tags:
                if self._wire.has(value.features):
                    found += self._tagged(union, branch, record, value, place)
            if not branch.tags:
                found += self._untagged(union, branch, record, place)
        return tuple(self.by_keys(found, place, union.exclusive))

    def of_record(
        self,
        record: nodes.Record,
        path: tuple[Place, ...],
        skip: str | None = None,
    ) -> tuple[Variant, ...]:
        """The variants of one class: one, or one for each branch of the unions flat in it."""
        slots = {
            each.wire: self._slot(each, record, path[-1])
            for each in record.fields
            if not each.flat and each.wire != skip and self._wire.has(each.features)
        }
        variants: list[Variant] = [Variant(slots, {}, path)]
        for each in record.fields:
            if each.flat and self._wire.has(each.features):
                at = Place(each.pointer, self._owner(each, record, path[-1]), record.name)
                inner = self._wire.shape(each.type, at).objects
                variants = list(_product(variants, inner, path[-1]))
        return tuple(variants)

    def alternatives(
        self, objects: Objects, place: Place, alternative: nodes.Alternative
    ) -> list[Variant]:
        """The variants of one branch of a union told apart by shape."""
        return [
            replace(v, path=(place, *v.path), features=v.features | alternative.features)
            for v in objects.variants
        ]

    def by_keys(
        self, variants: Sequence[Variant], place: Place, exclusive: bool
    ) -> Sequence[Variant]:
        """The variants, marked where `oneOf` refuses what `anyOf` would take.

        That is where two untagged ones can both have their required keys in one object.
        """
        untagged = [v for v in variants if not v.tags]
        clash = {
            id(a)
            for a in untagged
            for b in untagged
            if a is not b and not disjoint(self._wire, a, b)
        }
        mark = ByKeys(place, exclusive)
        return [replace(v, choices=(mark, *v.choices)) if id(v) in clash else v for v in variants]

    def _tagged(
        self,
        union: nodes.TaggedUnion,
        branch: nodes.Branch,
        record: nodes.Record,
        value: nodes.Value,
        place: Place,
    ) -> Iterator[Variant]:
        text = str(value.value)
        at = Place(value.pointer or branch.pointer, f"{place.member}|{text}", record.name)
        tag = self._tag_slot(union, nodes.Constant(value.value), at)
        for variant in self.of_record(record, (at,), skip=union.tag):
            yield replace(
                variant,
                slots={union.tag: tag, **variant.slots},
                tags={union.tag: text, **variant.tags},
                features=branch.features | value.features | variant.features,
            )

    def _untagged(
        self,
        union: nodes.TaggedUnion,
        branch: nodes.Branch,
        record: nodes.Record,
        place: Place,
    ) -> Iterator[Variant]:
        other = branch.kind == "other"
        label = "other" if other else branch.payload or record.name
        at = Place(branch.pointer, f"{place.member}|{label}", record.name)
        for variant in self.of_record(record, (at,)):
            slots = dict(variant.slots)
            if other:
                declared = slots.get(union.tag)
                slots[union.tag] = self._tag_slot(union, declared.type if declared else STRING, at)
            yield replace(
                variant,
                slots=slots,
                tags={union.tag: None, **variant.tags} if other else variant.tags,
                features=branch.features | variant.features,
            )

    def _tag_slot(self, union: nodes.TaggedUnion, type_: nodes.Type, at: Place) -> Slot:
        place = Place(
            f"{at.pointer}/properties/{union.tag}",
            f"{at.member}.{union.tag}",
            f"{at.python}.{union.tag_name}",
        )
        return Slot(union.tag, type_, True, place, tag=True)

    def _slot(self, each: nodes.Field, record: nodes.Record, owner: Place) -> Slot:
        member = self._owner(each, record, owner)
        python = record.name if member == owner.member else member
        place = Place(each.pointer, f"{member}.{each.wire}", f"{python}.{each.name}")
        return Slot(
            each.wire,
            each.type,
            each.required,
            place,
            each.default,
            each.default_on_error,
            each.default_on_null,
            each.skip_invalid_items,
            each.patch,
            features=each.features,
        )

    def _owner(self, each: nodes.Field, record: nodes.Record, owner: Place) -> str:
        """What declares a field: a payload, the union around the branch, or the class itself."""
        declared = self._declaring(each, record)
        if declared is not None:
            return declared
        return record.union if each.common and record.union is not None else owner.member

    def _declaring(self, each: nodes.Field, record: nodes.Record) -> str | None:
        """The class that `record` inherits the field from, if it does."""
        found: str | None = None
        while record.base is not None:
            record = self._wire.records[record.base]
            if any(own.pointer == each.pointer for own in record.fields):
                found = record.name
        return found


def _product(outer: Sequence[Variant], inner: Objects | None, place: Place) -> Iterator[Variant]:
    """Every outer variant with the keys of every inner one."""
    found = inner.variants if inner is not None else ()
    if len(outer) * len(found) > MOST_VARIANTS:
        raise CodegenError(
            f"unions in unions give more than {MOST_VARIANTS} kinds of object", place.pointer
        )
    if not found:
        yield from outer
    for left in outer:
        for right in found:
            yield Variant(
                {**left.slots, **right.slots},
                {**left.tags, **right.tags},
                (*left.path, *right.path),
                (*left.choices, *right.choices),
                left.features | right.features,
            )
