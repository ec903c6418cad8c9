"""Unions: enumerations, tagged unions, and unions told apart by shape."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Protocol

from acp_codegen.errors import CodegenError
from acp_codegen.model import names, nodes, shapes
from acp_codegen.model.records import RecordReader, merged
from acp_codegen.model.shapes import Node
from acp_codegen.model.types import TypeReader, scalar


class Builder(Protocol):
    """What reading a union asks of the builder of the model."""

    @property
    def sources(self) -> dict[str, Node]:
        """The definitions of the schema."""
        ...

    @property
    def types(self) -> TypeReader:
        """The reader of types."""
        ...

    @property
    def fields(self) -> RecordReader:
        """The reader of properties."""
        ...

    def definition(self, name: str) -> nodes.Definition:
        """The definition called `name`."""
        ...

    def add_record(self, record: nodes.Record, pointer: str) -> None:
        """Takes a class up."""
        ...


Listed = list[tuple[str, Node]]

#: In front of a union's name: the class for branches that carry nothing but their tag, where the
#: union has common properties; and the class for what no branch is named for.
PLAIN = "Plain"
OTHER = "Other"

#: In front of a branch's name that would be the name of the very payload it carries.
TAGGED = "Tagged"


class UnionReader:
    """Reads a definition that has `anyOf` or `oneOf`."""

    def __init__(self, builder: Builder) -> None:
        self._builder = builder

    def read(
        self, node: Node, union: tuple[str, Listed], common: dict[str, Any]
    ) -> nodes.Definition:
        """The definition; `common` holds its name, pointer, features and description."""
        keyword, listed = union
        if all(_is_value(sub) for _, sub in listed):
            return _enumeration(listed, common, keyword)
        tag = _discriminator(node, listed)
        if tag is not None:
            return _TaggedReader(self._builder, node, tag, keyword, listed, common).read()
        if node.get("properties"):
            return self._record_with_union(node, common)
        choice = self._choice(keyword, listed, common["name"])
        return nodes.ShapeUnion(choice=choice, **common)

    def _choice(self, keyword: str, listed: Listed, union: str) -> nodes.Choice:
        named: Listed = []
        for at, sub in listed:
            inline = shapes.is_object(sub)
            name = {"x-name": _branch_name(sub, None, union, at)} if inline else {}
            named.append((at, {**sub, **name}))
        return self._builder.types.choice(keyword, named, union)

    def _record_with_union(self, node: Node, common: dict[str, Any]) -> nodes.Record:
        fields = self._builder.fields.read(node, common["pointer"], common["name"])
        flat = self._builder.fields.flat(node, common["pointer"], common["name"])
        assert flat is not None
        record = nodes.Record(fields=merged(fields, (flat,)), **common)
        self._builder.add_record(record, common["pointer"])
        return record


class _TaggedReader:
    """Reads one tagged union: a class per branch, and the catch-all."""

    def __init__(
        self,
        builder: Builder,
        node: Node,
        tag: str,
        keyword: str,
        listed: Listed,
        common: dict[str, Any],
    ) -> None:
        self._builder = builder
        self._node = node
        self._tag = tag
        self._tag_name = names.snake(tag, common["pointer"])
        self._exclusive = keyword == "oneOf"
        self._listed = listed
        self._about = common
        self._name: str = common["name"]
        self._features: frozenset[str] = common["features"]
        fields = builder.fields.read(node, common["pointer"], self._name)
        self._declared = next((each for each in fields if each.wire == tag), None)
        self._common = tuple(replace(each, common=True) for each in fields if each.wire != tag)

    def read(self) -> nodes.TaggedUnion:
        """The union; its classes go to the builder."""
        plain = [(at, sub) for at, sub in self._listed if self._common and self._is_plain(sub)]
        branches: list[nodes.Branch] = []
        for at, sub in self._listed:
            if (at, sub) not in plain:
                branches.append(self._branch(at, sub))
            elif (at, sub) == plain[0]:
                branches.append(self._plain(plain))
        declared = self._declared
        return nodes.TaggedUnion(
            tag=self._tag,
            tag_name=self._tag_name,
            branches=tuple(branches),
            common=self._common,
            lenient_tag=declared is not None and declared.default_on_error,
            exclusive=self._exclusive,
            **self._about,
        )

    def _is_plain(self, node: Node) -> bool:
        """Whether a branch is its tag and nothing else."""
        return (
            self._value(node) is not None
            and set(node["properties"]) == {self._tag}
            and not set(node) & {"allOf", "$ref", "anyOf", "oneOf"}
        )

    def _value(self, node: Node) -> str | None:
        prop = shapes.as_node(node.get("properties", {}).get(self._tag, {}))
        value: str | None = prop.get("const")
        return value

    def _plain(self, listed: Listed) -> nodes.Branch:
        """One class for all branches that are nothing but their tag."""
        values: list[nodes.Value] = []
        for at, sub in listed:
            value = self._value(sub)
            assert value is not None
            values.append(
                nodes.Value(value, shapes.features_of(sub, at), at, sub.get("description"))
            )
        pointer = self._about["pointer"]
        tag = nodes.Field(
            wire=self._tag,
            name=self._tag_name,
            type=nodes.Choice(
                tuple(
                    nodes.Alternative(
                        nodes.Constant(each.value), each.features, pointer=each.pointer
                    )
                    for each in values
                )
            ),
            required=True,
            pointer=f"{pointer}/properties/{shapes.escape(self._tag)}",
        )
        record = nodes.Record(
            name=PLAIN + self._name,
            fields=(tag, *self._common),
            pointer=f"{pointer}#{PLAIN}",
            union=self._name,
            features=self._features,
            description=self._about["description"],
        )
        self._builder.add_record(record, record.pointer)
        return nodes.Branch(record=record.name, tags=tuple(values), pointer=pointer)

    def _branch(self, pointer: str, node: Node) -> nodes.Branch:
        own = shapes.features_of(node, pointer)
        value = self._value(node)
        other = value is None and self._tag in node.get("required", ())
        payload = shapes.referenced(node, pointer) if {"allOf", "$ref"} & set(node) else None
        name = OTHER + self._name if other else _branch_name(node, value, self._name, pointer)
        if payload == name and value is None and not self._common:
            return nodes.Branch(name, kind="untagged", payload=payload, pointer=pointer)
        if payload == name:
            name = TAGGED + name
        if payload is not None and payload not in self._builder.sources:
            raise CodegenError(f"refers to {payload!r}, which is not there", pointer)
        carried = self._builder.definition(payload) if payload is not None else None
        record = nodes.Record(
            name=name,
            fields=self._fields(node, pointer, name, other, carried),
            pointer=pointer,
            base=carried.name if isinstance(carried, nodes.Record) else None,
            tag=None if other else self._constant(node, value),
            union=self._name,
            payload=other,
            features=self._features | own | (carried.features if carried else own),
            description=node.get("description") or (carried.description if carried else None),
        )
        self._builder.add_record(record, pointer)
        return nodes.Branch(
            record=name,
            tags=(nodes.Value(value, pointer=pointer),) if value is not None else (),
            kind="other" if other else "untagged" if value is None else "tagged",
            payload=payload,
            features=own,
            pointer=pointer,
            description=node.get("description"),
        )

    def _constant(self, node: Node, value: str | None) -> nodes.Tag:
        null = value is None and self._tag in node.get("properties", {})
        return nodes.Tag(self._tag, self._tag_name, value, null)

    def _fields(
        self,
        node: Node,
        pointer: str,
        name: str,
        other: bool,
        carried: nodes.Definition | None,
    ) -> tuple[nodes.Field, ...]:
        reader = self._builder.fields
        skip = frozenset[str]() if other else frozenset({self._tag})
        own = reader.read(node, pointer, name, skip)
        flat = reader.flat(node, pointer, name)
        if flat is not None:
            own = (*own, flat)
        if isinstance(carried, nodes.Record):
            own = merged(carried.fields, own)
            self._check_tag(carried, pointer)
        elif carried is not None:
            own = (*own, _flattened(carried, pointer))
        return merged(self._common, own)

    def _check_tag(self, carried: nodes.Record, pointer: str) -> None:
        for each in carried.fields:
            if each.wire == self._tag or each.name == self._tag_name:
                raise CodegenError(
                    f"the tag {self._tag!r} is also the property at {each.pointer}", pointer
                )


def _flattened(carried: nodes.Definition, pointer: str) -> nodes.Field:
    """A payload that is itself a union stays whole in one field, so that classes don't multiply."""
    if not isinstance(carried, (nodes.TaggedUnion, nodes.ShapeUnion)):
        raise CodegenError(f"cannot carry {carried.name!r}, which is no object", pointer)
    return nodes.Field(
        wire="",
        name=names.snake(carried.name, pointer),
        type=nodes.Ref(carried.name),
        required=True,
        flat=True,
        description=carried.description,
        pointer=pointer,
    )


def _branch_name(node: Node, value: str | None, union: str, pointer: str) -> str:
    source = node.get("x-name") or value or node.get("title")
    if source is None:
        raise CodegenError("an untagged branch needs a 'title' to be named after", pointer)
    return names.pascal(source, pointer) + union


def _is_value(node: Node) -> bool:
    """Whether a branch is a scalar constant, or the open end of an enumeration."""
    return shapes.is_constant(node) or (
        node.get("type") in ("string", "integer")
        and not set(node) - shapes.ANNOTATIONS - {"type", "format", "not"}
    )


def _enumeration(listed: Listed, common: dict[str, Any], keyword: str) -> nodes.Definition:
    """An enumeration; with no constant among the branches, a choice of scalars."""
    constants = [(at, sub) for at, sub in listed if shapes.is_constant(sub)]
    rest = [(at, sub) for at, sub in listed if not shapes.is_constant(sub)]
    if not constants or len(rest) > 1:
        alternatives = tuple(
            nodes.Alternative(
                nodes.Constant(sub["const"])
                if shapes.is_constant(sub)
                else scalar(sub, sub["type"], at),
                shapes.features_of(sub, at),
                sub.get("title"),
                at,
                sub.get("description"),
            )
            for at, sub in listed
        )
        return nodes.ShapeUnion(
            choice=nodes.Choice(alternatives, one_of=keyword == "oneOf"), **common
        )
    first = constants[0][1]
    at, base = rest[0] if rest else (common["pointer"], first)
    kind = base.get("type") or ("string" if isinstance(first["const"], str) else "integer")
    return nodes.Enumeration(
        values=tuple(
            nodes.Value(sub["const"], shapes.features_of(sub, where), where, sub.get("description"))
            for where, sub in constants
        ),
        base=scalar(base, kind, at),
        open=bool(rest),
        **common,
    )


def _discriminator(node: Node, listed: Listed) -> str | None:
    """The key that holds a constant in each tagged branch, or None."""
    named = node.get("discriminator")
    if named is not None:
        return str(named["propertyName"])
    keys = {
        wire
        for _, sub in listed
        for wire, prop in sub.get("properties", {}).items()
        if shapes.is_constant(shapes.as_node(prop))
    }
    if len(keys) > 1:
        raise CodegenError(
            f"the branches have constants under {', '.join(sorted(keys))}; "
            "name the discriminator in 'discriminator'",
            listed[0][0],
        )
    return next(iter(keys), None)
