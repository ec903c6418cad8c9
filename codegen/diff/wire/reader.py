"""From the model to wire shapes, on demand."""

from __future__ import annotations

from acp_codegen.diff.wire.inline import shown
from acp_codegen.diff.wire.scalars import ScalarParts
from acp_codegen.diff.wire.shapes import Entries, Items, Objects, Place, Shape, Variant
from acp_codegen.diff.wire.variants import VariantReader
from acp_codegen.model import nodes


class Wire:
    """The wire shapes of one schema.

    Args:
        schema: the model.
        features: the features that are on; None for all. Members that need another feature are
            not there.

    Attributes:
        says_patches: it marks properties where absent and null differ; upstream's files do not.
    """

    def __init__(self, schema: nodes.Schema, features: frozenset[str] | None = None) -> None:
        self.schema = schema
        self.features = features
        self.records = {record.name: record for record in schema.records}
        self.says_patches = any(f.patch for record in schema.records for f in record.fields)
        self._variants = VariantReader(self)
        self._definitions: dict[str, Shape] = {}
        self._inline: dict[tuple[str, nodes.Type], Shape] = {}

    def has(self, features: frozenset[str]) -> bool:
        """Whether a member that needs `features` is there."""
        return self.features is None or features <= self.features

    def definition(self, name: str) -> Shape:
        """The shape of the definition or class called `name`; KeyError when there is none."""
        shape = self._definitions.get(name)
        if shape is None:
            found = self.schema.index.get(name) or self.records[name]
            shape = self._definitions[name] = self._define(found)
            shape.definition = name
        return shape

    def shape(self, type_: nodes.Type, place: Place) -> Shape:
        """The shape of a type that stands at `place`."""
        if isinstance(type_, nodes.Ref):
            return self.definition(type_.name)
        key = (place.pointer, type_)
        shape = self._inline.get(key)
        if shape is None:
            shape = self._inline[key] = self._expand(type_, place)
        return shape

    def target(self, type_: nodes.Type) -> str | None:
        """The definition that a type refers to, nullable or not."""
        while isinstance(type_, nodes.Nullable):
            type_ = type_.inner
        return type_.name if isinstance(type_, nodes.Ref) else None

    def _define(self, found: nodes.Definition) -> Shape:
        place = Place(found.pointer, shown(found.name), shown(found.name))
        if isinstance(found, nodes.Alias):
            return self._copy(self.shape(found.type, place), place)
        if isinstance(found, nodes.ShapeUnion):
            return self._copy(self.shape(found.choice, place), place)
        if isinstance(found, nodes.Enumeration):
            return self._enumeration(found, place)
        if isinstance(found, nodes.TaggedUnion):
            objects = Objects(self._variants.of_union(found, place), place, found.lenient_tag)
        else:
            objects = Objects(self._variants.of_record(found, (place,)), place)
        return Shape(place, objects=objects)

    def _enumeration(self, found: nodes.Enumeration, place: Place) -> Shape:
        parts = ScalarParts(place)
        if found.open:
            parts.add(found.base)
        for value in found.values:
            if self.has(value.features):
                at = Place(value.pointer, f"{place.member}={value.value}", place.python)
                parts.known(value.value, at, value.features)
        return parts.onto(Shape(place))

    def _expand(self, type_: nodes.Type, place: Place) -> Shape:
        shape = Shape(place)
        if isinstance(type_, nodes.Nullable):
            shape = self._copy(self.shape(type_.inner, place), place)
            shape.null = True
        elif isinstance(type_, nodes.Choice):
            return self._choice(type_, place)
        elif isinstance(type_, nodes.ListOf):
            items = Items(type_.item, place, type_.min_items, type_.max_items)
            shape.lists = (items,)
        elif isinstance(type_, nodes.MapOf):
            shape.entries = (Entries(type_.value, place),)
        elif isinstance(type_, nodes.Scalar) and type_.kind != "null":
            parts = ScalarParts(place)
            parts.add(type_)
            return parts.onto(shape)
        elif isinstance(type_, nodes.Constant) and type_.value is not None:
            parts = ScalarParts(place)
            parts.known(type_.value, place)
            return parts.onto(shape)
        elif isinstance(type_, nodes.Anything):
            shape.anything = True
        else:
            shape.null = True
        return shape

    def _choice(self, choice: nodes.Choice, place: Place) -> Shape:
        shape = Shape(place)
        if choice.payload:
            # The params or result of an envelope: compared method by method, never by trying.
            shape.anything = True
            return shape
        parts = ScalarParts(place)
        variants: list[Variant] = []
        for alternative in choice.alternatives:
            if not self.has(alternative.features):
                continue
            at = self._alternative_place(alternative, place)
            inner = self.shape(alternative.type, at)
            shape.anything |= inner.anything
            shape.null |= inner.null
            shape.lists += inner.lists
            shape.entries += inner.entries
            parts.take(inner)
            if inner.objects is not None:
                variants += self._variants.alternatives(inner.objects, at, alternative)
        if variants:
            found = self._variants.by_keys(variants, place, choice.exclusive)
            shape.objects = Objects(tuple(found), place)
        return parts.onto(shape)

    def _alternative_place(self, alternative: nodes.Alternative, place: Place) -> Place:
        target = self.target(alternative.type)
        label = alternative.title or target or ""
        return Place(
            alternative.pointer or place.pointer,
            f"{place.member}|{label}" if label else place.member,
            target or place.python,
        )

    def _copy(self, shape: Shape, place: Place) -> Shape:
        """The shape under the name of the definition at `place`, its objects the same node."""
        return Shape(
            place,
            shape.anything,
            shape.null,
            shape.booleans,
            shape.texts,
            shape.numbers,
            shape.lists,
            shape.entries,
            shape.objects,
        )
