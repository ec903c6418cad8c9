"""Giving names to types that are written in place, so that the model reads them like any other.

A schema may write a union or an object out where another refers to a definition; on the wire that
is the same. The model wants a class name for each, derived from the place, and refuses two of one
name. Here each gets a definition of its own, and `put_back` makes pointers lead to the place where
it stands in the document.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import fields, is_dataclass, replace
from typing import Any

from acp_codegen.diff.source.loose import as_list, as_object, target
from acp_codegen.diff.wire.inline import INLINE
from acp_codegen.model import nodes
from acp_codegen.model.shapes import ANNOTATIONS
from acp_codegen.schema_io import JsonObject, join

UNIONS = ("anyOf", "oneOf")
_NO_IDENTIFIER = re.compile(r"\W+")


def hoist(document: JsonObject) -> tuple[JsonObject, dict[str, str]]:
    """Return a document in which types in place are definitions.

    Returns:
        The document, and the pointer of each new definition in the original.
    """
    hoister = _Hoister(as_object(document.get("$defs")))
    for name, schema in list(hoister.defs.items()):
        at = join("", "$defs", name)
        if isinstance(schema, dict):
            hoister.result[name] = hoister.whole(as_object(schema), at, top=True)
        else:
            hoister.result[name] = schema
    return {**document, "$defs": hoister.result}, hoister.places


def put_back(schema: nodes.Schema, places: Mapping[str, str]) -> nodes.Schema:
    """Make the pointers of `schema` lead into the document as it was before `hoist`."""
    if not places:
        return schema
    moves = {join("", "$defs", name): pointer for name, pointer in places.items()}
    definitions = tuple(_moved(each, moves) for each in schema.definitions)
    return replace(
        schema,
        definitions=definitions,
        records=tuple(_moved(each, moves) for each in schema.records),
        methods=tuple(_moved(each, moves) for each in schema.methods),
        index={each.name: each for each in definitions},
    )


def _moved(node: Any, moves: Mapping[str, str]) -> Any:
    if isinstance(node, tuple):
        return tuple(_moved(each, moves) for each in node)  # pyright: ignore[reportUnknownVariableType, reportUnknownArgumentType]
    if not is_dataclass(node) or isinstance(node, (type, nodes.Default)):
        return node
    changes: dict[str, Any] = {}
    for each in fields(node):
        value = getattr(node, each.name)
        moved = _pointer(value, moves) if each.name == "pointer" else _moved(value, moves)
        if moved is not value:
            changes[each.name] = moved
    return replace(node, **changes) if changes else node


def _pointer(pointer: str, moves: Mapping[str, str]) -> str:
    """Follow a pointer out of the new definitions, which may stand in one another."""
    while True:
        head = "/".join(pointer.split("/", 3)[:3])
        if head not in moves:
            return pointer
        pointer = moves[head] + pointer[len(head) :]


class _Hoister:
    def __init__(self, defs: JsonObject) -> None:
        self.defs = defs
        self.result: JsonObject = {}
        self.places: dict[str, str] = {}

    def whole(self, schema: JsonObject, at: str, top: bool = False) -> JsonObject:
        """A definition, or a branch that stays in place: what is inside it gets names.

        Objects among the branches of a definition (`top`) that is a union and nothing else have
        names of their own, from their titles.
        """
        result = dict(schema)
        properties = as_object(schema.get("properties"))
        if properties:
            result["properties"] = {
                key: self.place(child, join(at, "properties", key))
                for key, child in properties.items()
            }
        for keyword in ("items", "additionalProperties"):
            if isinstance(schema.get(keyword), dict):
                result[keyword] = self.place(schema[keyword], join(at, keyword))
        for keyword in UNIONS:
            branches = as_list(schema.get(keyword))
            if branches:
                stay = any(map(_is_tagged, branches)) or (top and not properties)
                result[keyword] = [
                    self.branch(each, join(at, keyword, index), stay)
                    for index, each in enumerate(branches)
                ]
        return result

    def branch(self, schema: Any, at: str, stay: bool) -> Any:
        """A branch: an object becomes a definition unless it is to `stay`."""
        found = as_object(schema)
        if not found or (target(found) is not None and not found.keys() & {"properties", *UNIONS}):
            return schema
        if not stay:
            return self.place(schema, at) if _is_object(found) else self.whole(found, at)
        keyword = next((key for key in UNIONS if key in found), None)
        inner = as_list(found[keyword]) if keyword is not None else []
        if keyword is None or {"allOf", "$ref"} & found.keys() or not any(map(_is_tagged, inner)):
            return self.whole(found, at)
        # A union beside the keys of a branch, with the declaration of its tag if there is one.
        own = as_object(found.get("properties"))
        tags = {key for each in inner for key in _constants(each)} & own.keys() - _constants(found)
        union = {"type": "object", keyword: inner, "properties": {key: own[key] for key in tags}}
        rest = {key: value for key, value in own.items() if key not in tags}
        outer = {key: value for key, value in found.items() if key != keyword}
        result = self.whole({**outer, "properties": rest}, at)
        return {**result, "allOf": [self._reference(union, at)]}

    def place(self, schema: Any, at: str) -> Any:
        """A type at a place that can refer to a definition instead."""
        found = as_object(schema)
        if not found or {"$ref", "allOf"} & found.keys():
            return schema
        keyword = next((key for key in UNIONS if key in found), None)
        if keyword is not None:
            return self._union(found, keyword, at)
        if _is_object(found):
            return self._refer(found, at)
        return self.whole(found, at)

    def _union(self, schema: JsonObject, keyword: str, at: str) -> JsonObject:
        branches = as_list(schema[keyword])
        rest = [each for each in branches if as_object(each).get("type") != "null"]
        if len(rest) > 1 and any(map(_has_keys, rest)):
            nullable = len(rest) < len(branches)
            return self._refer({**schema, keyword: rest}, at, nullable)
        places = [self.place(each, join(at, keyword, index)) for index, each in enumerate(branches)]
        return {**schema, keyword: places}

    def _refer(self, schema: JsonObject, at: str, nullable: bool = False) -> JsonObject:
        notes = {key: value for key, value in schema.items() if key in ANNOTATIONS}
        notes.pop("discriminator", None)
        body = {key: value for key, value in schema.items() if key not in notes}
        reference = self._reference(body, at)
        if nullable:
            return {**notes, "anyOf": [reference, {"type": "null"}]}
        return {**notes, **reference}

    def _reference(self, body: JsonObject, at: str) -> JsonObject:
        stem = INLINE + _NO_IDENTIFIER.sub("_", at.removeprefix("/$defs/"))
        name, count = stem, 1
        while name in self.defs or name in self.places:
            name, count = f"{stem}_{count}", count + 1
        self.places[name] = at
        self.result[name] = self.whole(body, join("", "$defs", name), top=True)
        return {"$ref": join("#", "$defs", name)}


def _is_object(schema: JsonObject) -> bool:
    """Whether the model makes a class of it."""
    return "properties" in schema or (
        schema.get("type") == "object" and "additionalProperties" not in schema
    )


def _has_keys(branch: Any) -> bool:
    return "properties" in as_object(branch)


def _is_tagged(branch: Any) -> bool:
    return bool(_constants(branch))


def _constants(branch: Any) -> set[str]:
    """The keys that have one value in a branch."""
    properties = as_object(as_object(branch).get("properties"))
    return {key for key, child in properties.items() if "const" in as_object(child)}
