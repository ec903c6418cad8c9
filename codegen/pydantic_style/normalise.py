"""From the model to JSON Schema (2020-12) that leaves a generator of models nothing to decide.

Each class of the output is a definition of its own with its tag inlined, so no class gets a
number. A catch-all excludes the tags of its siblings by a pattern. Formats are left out: they
would turn text as it was sent into URLs and dates.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from acp_codegen.errors import CodegenError
from acp_codegen.model import names, nodes
from acp_codegen.pydantic_style.classes import ModelClass, wire_name
from acp_codegen.pydantic_style.names import (
    RECORD,
    TAKEN,
    known,
    runtime_path,
)
from acp_codegen.pydantic_style.types import Types, any_of, reference
from acp_codegen.schema_io import JsonObject

DIALECT = "https://json-schema.org/draft/2020-12/schema"


def normalised(
    schema: nodes.Schema, classes: Mapping[str, ModelClass], docs: Mapping[str, str]
) -> JsonObject:
    """The definitions of a schema, one for each class and alias of the output.

    `classes` are those of the schema. `docs` holds the text for definitions and, under the pointer
    of a field, for fields.

    Raises CodegenError for a definition with a name that the output uses itself.
    """
    types = Types()
    unions = {d.name: d for d in schema.definitions if isinstance(d, nodes.TaggedUnion)}
    defs: JsonObject = {}
    for name, each in classes.items():
        defs[name] = _Class(each, unions.get(each.record.union or ""), types).schema(docs)
    for definition in schema.definitions:
        if not isinstance(definition, nodes.Record):
            node = _Unions(types).schema(definition)
            defs[definition.name] = _described(node, docs.get(definition.name))
    for union in unions.values():
        _add(defs, _helper(union))
    _add(defs, types.helpers)
    for name in sorted(TAKEN & defs.keys()):
        raise CodegenError("has a name that the pydantic output uses itself", f"/$defs/{name}")
    return {"$schema": DIALECT, "$defs": {name: defs[name] for name in sorted(defs)}}


def _add(defs: JsonObject, helpers: JsonObject) -> None:
    for name, node in helpers.items():
        if name in defs:
            raise CodegenError("has the name of a helper in the output", f"/$defs/{name}")
        defs[name] = node


class _Unions:
    """The definitions of what is no class."""

    def __init__(self, types: Types) -> None:
        self._types = types

    def schema(self, definition: nodes.Definition) -> JsonObject:
        """The schema of a definition that is no record."""
        if isinstance(definition, nodes.TaggedUnion):
            return _tagged(definition)
        if isinstance(definition, nodes.ShapeUnion):
            return self._types.choice(definition.choice, definition.name)
        if isinstance(definition, nodes.Enumeration):
            values = {"enum": [each.value for each in definition.values]}
            if not definition.open:
                return values
            return {"anyOf": [values, self._types.schema(definition.base, definition.name)]}
        if isinstance(definition, nodes.Alias):
            return self._types.schema(definition.type, definition.name)
        raise TypeError(definition)


def _tagged(union: nodes.TaggedUnion) -> JsonObject:
    rest = [reference(each.record) for each in union.branches if each.kind != "tagged"]
    closed = _closed(union)
    if not rest:
        return closed
    first = reference(known(union.name)) if "discriminator" in closed else closed
    listed = [first, *rest] if closed else rest
    return listed[0] if len(listed) == 1 else any_of(listed)


def _closed(union: nodes.TaggedUnion) -> JsonObject:
    """The branches that a tag names."""
    tagged = [each for each in union.branches if each.kind == "tagged"]
    listed = [reference(each.record) for each in tagged]
    if len(listed) < 2:
        return listed[0] if listed else {}
    targets = {
        str(value.value): reference(each.record)["$ref"] for each in tagged for value in each.tags
    }
    return {"oneOf": listed, "discriminator": {"propertyName": union.tag, "mapping": targets}}


def _helper(union: nodes.TaggedUnion) -> JsonObject:
    """The named branches of a union with others, so that their tag tells them apart."""
    closed = _closed(union)
    if "discriminator" not in closed or len(closed["oneOf"]) == len(union.branches):
        return {}
    about = f"The branches of `{union.name}` that `{union.tag_name}` names."
    return {known(union.name): _described(closed, about)}


class _Class:
    """The definition of one class."""

    def __init__(self, of: ModelClass, union: nodes.TaggedUnion | None, types: Types) -> None:
        self._of = of
        self._union = union
        self._types = types

    def schema(self, docs: Mapping[str, str]) -> JsonObject:
        """An object; with a base it has only what the base has not."""
        properties = self._properties(docs)
        required = [wire for wire, needed, _ in properties if needed]
        node: JsonObject = {"type": "object"}
        if self._of.base is not None:
            node["allOf"] = [reference(self._of.base.record.name)]
        elif self._of.runtime != RECORD:
            node["customBasePath"] = runtime_path(self._of.runtime)
        node["properties"] = {wire: sub for wire, _, sub in properties}
        if required:
            node["required"] = required
        return _described(node, docs.get(self._of.record.name))

    def _properties(self, docs: Mapping[str, str]) -> list[tuple[str, bool, JsonObject]]:
        """Wire name, whether it must be there, and schema."""
        found: list[tuple[str, bool, JsonObject]] = []
        tag = self._of.tag
        if tag is not None:
            constant = {"type": "null"} if tag.value is None else {"const": tag.value}
            found.append((tag.wire, tag.value is not None, constant))
        for each in self._of.own:
            node = _described(self._field(each), docs.get(each.pointer))
            found.append((wire_name(each), each.required, node))
        return found

    def _field(self, each: nodes.Field) -> JsonObject:
        hint = self._of.record.name + (names.pascal(each.wire, each.pointer) if each.wire else "")
        node = self._types.schema(each.type, hint)
        if self._of.record.payload and self._union is not None and each.wire == self._union.tag:
            node = {**node, "pattern": none_of(self._union)}
        if each.default is not None and not each.required:
            # A default beside a reference belongs to the field, whatever the generator thinks.
            node = {"allOf": [node]} if "$ref" in node else node
            node = {**node, "default": each.default.value}
        return node


def none_of(union: nodes.TaggedUnion) -> str:
    r"""A pattern for every string that is no tag of a named branch.

    `$` of Python also stands before a final line feed: `(?!\n)` makes it mean the end, as in
    ECMA-262.
    """
    tags = [re.escape(str(value.value)) for each in union.branches for value in each.tags]
    return f"^(?!(?:{'|'.join(tags)})$(?!\\n))"


def _described(node: JsonObject, text: str | None) -> JsonObject:
    return {**node, "description": text} if text else node
