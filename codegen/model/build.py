"""From a canonical schema to the model."""

from __future__ import annotations

from typing import Any

from acp_codegen.errors import CodegenError
from acp_codegen.model import names, nodes, shapes
from acp_codegen.model.features import read_features
from acp_codegen.model.methods import read_methods
from acp_codegen.model.records import RecordReader
from acp_codegen.model.roles import read_roles, read_rpc
from acp_codegen.model.shapes import Node
from acp_codegen.model.types import TypeReader, scalar
from acp_codegen.model.unions import UnionReader


def build_schema(document: Node) -> nodes.Schema:
    """The model of a canonical schema that passed its check, envelopes filled in.

    Raises CodegenError, with the JSON Pointer, for a member that has no form in the model, for
    two members with one Python name, and for an unstable member without a feature.
    """
    builder = Builder(document)
    definitions = tuple(builder.definition(name) for name in sorted(builder.sources))
    head = document.get("x-acp", {})
    release = head.get("release", {})
    methods = read_methods(builder.sources, builder.made)
    return nodes.Schema(
        protocol=head.get("protocol", 0),
        release=" ".join(filter(None, (release.get("package"), release.get("version")))),
        definitions=definitions,
        records=builder.ordered_records(),
        methods=methods,
        features=read_features(document),
        roles=read_roles(document, methods),
        rpc=read_rpc(document, methods, builder.made),
        title=document.get("title"),
        description=document.get("description"),
        envelopes=frozenset(
            name for name, node in builder.sources.items() if node.get("x-docs-ignore")
        ),
        index={d.name: d for d in definitions},
    )


class Builder:
    """Builds definitions on demand, so that a branch can look at its payload."""

    def __init__(self, document: Node) -> None:
        self.sources: dict[str, Node] = dict(document.get("$defs", {}))
        self.made: dict[str, nodes.Definition] = {}
        self.records: dict[str, nodes.Record] = {}
        self._under_way: list[str] = []
        self._classes = names.Registry("class")
        self.types = TypeReader(self.sources, self._inline)
        self.fields = RecordReader(self.types)
        self._unions = UnionReader(self)
        for name in self.sources:
            pointer = self.pointer(name)
            self._classes.add(names.class_name(name, pointer), pointer)

    @staticmethod
    def pointer(name: str) -> str:
        """Where the definition called `name` stands."""
        return "/$defs/" + shapes.escape(name)

    def definition(self, name: str) -> nodes.Definition:
        """The definition called `name`, built at its first use."""
        if name not in self.made:
            if name in self._under_way:
                raise CodegenError("refers to itself with no object in between", self.pointer(name))
            self._under_way.append(name)
            self.made[name] = self._build(name, self.sources[name], self.pointer(name))
            self._under_way.pop()
        return self.made[name]

    def add_record(self, record: nodes.Record, pointer: str) -> None:
        """Takes a class up; CodegenError when its name is taken."""
        names.class_name(record.name, pointer)
        self._classes.add(record.name, pointer)
        self.records[record.name] = record

    def _build(self, name: str, node: Node, pointer: str) -> nodes.Definition:
        common: dict[str, Any] = {
            "name": name,
            "pointer": pointer,
            "features": shapes.features_of(node, pointer),
            "description": node.get("description"),
        }
        if shapes.is_reference(node):
            return self._from_reference(node, common)
        union = shapes.branches(node, pointer)
        if "enum" in node:
            return _enumeration(node, common)
        if union is not None:
            return self._unions.read(node, union, common)
        if shapes.is_object(node) or shapes.is_bare_object(node):
            return self._record(node, common)
        example = nodes.Example(node["x-example"]) if "x-example" in node else None
        read = self.types.read(node, pointer, name)
        return nodes.Alias(type=read, example=example, **common)

    def _from_reference(self, node: Node, common: dict[str, Any]) -> nodes.Definition:
        target = shapes.referenced(node, common["pointer"])
        assert target is not None
        made = self.definition(target)
        if not isinstance(made, nodes.Record):
            return nodes.Alias(type=nodes.Ref(target), **common)
        common["features"] |= made.features
        record = nodes.Record(fields=made.fields, base=target, payload=made.payload, **common)
        self.add_record(record, common["pointer"])
        return record

    def _record(self, node: Node, common: dict[str, Any]) -> nodes.Record:
        record = nodes.Record(
            fields=self.fields.read(node, common["pointer"], common["name"]),
            payload=shapes.keeps_keys(node),
            **common,
        )
        self.add_record(record, common["pointer"])
        return record

    def _inline(self, node: Node, pointer: str, hint: str) -> str:
        name = names.class_name(node.get("x-name") or hint, pointer)
        record = nodes.Record(
            name=name,
            fields=self.fields.read(node, pointer, name),
            pointer=pointer,
            payload=shapes.keeps_keys(node),
            features=shapes.features_of(node, pointer) | self._owner_features(),
            description=node.get("description"),
        )
        self.add_record(record, pointer)
        return name

    def _owner_features(self) -> frozenset[str]:
        """The features of the definition that is being built."""
        if not self._under_way:
            return frozenset()
        owner = self._under_way[-1]
        return shapes.features_of(self.sources[owner], self.pointer(owner))

    def ordered_records(self) -> tuple[nodes.Record, ...]:
        """All classes sorted by name, each after the one it extends."""
        ordered: dict[str, nodes.Record] = {}

        def add(record: nodes.Record) -> None:
            if record.name not in ordered:
                if record.base is not None:
                    add(self.records[record.base])
                ordered[record.name] = record

        for name in sorted(self.records):
            add(self.records[name])
        return tuple(ordered.values())


def _enumeration(node: Node, common: dict[str, Any]) -> nodes.Enumeration:
    pointer = common["pointer"]
    kind = node.get("type") or ("string" if isinstance(node["enum"][0], str) else "integer")
    return nodes.Enumeration(
        values=tuple(
            nodes.Value(value, pointer=f"{pointer}/enum/{i}")
            for i, value in enumerate(node["enum"])
        ),
        base=scalar({}, kind, pointer),
        open=False,
        **common,
    )
