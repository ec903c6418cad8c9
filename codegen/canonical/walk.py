"""Walking JSON Schema by position (JSON Schema 2020-12, core 10 and validation 6).

A property may be called like a keyword (``description``, ``default``, ``required``), so a
schema is never searched by key alone: only the positions below hold subschemas.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

from acp_codegen.schema_io import JsonObject, is_array, is_object

ONE = ("items", "additionalProperties", "unevaluatedProperties", "not")
"""Keywords whose value is a schema."""

MANY = ("allOf", "anyOf", "oneOf")
"""Keywords whose value is an array of schemas."""

NAMED = ("properties", "$defs")
"""Keywords whose value is an object of schemas."""

UNIONS = ("anyOf", "oneOf")
"""Keywords whose array items are branches: members that a release can add."""

Steps: TypeAlias = tuple[str | int, ...]
"""One move from a schema to a subschema: a keyword, and the key or index under it if any."""

Visitor: TypeAlias = Callable[[JsonObject, Steps], JsonObject | None]


def children(schema: JsonObject) -> Iterator[tuple[Steps, JsonObject]]:
    """Yield each object subschema of `schema` with the move to it; boolean ones are left out."""
    for keyword, value in schema.items():
        if keyword in ONE and is_object(value):
            yield (keyword,), value
        elif keyword in MANY and is_array(value):
            for index, item in enumerate(value):
                if is_object(item):
                    yield (keyword, index), item
        elif keyword in NAMED and is_object(value):
            for key, item in value.items():
                if is_object(item):
                    yield (keyword, key), item


def descend(schema: JsonObject, at: Steps = ()) -> Iterator[tuple[Steps, JsonObject]]:
    """Yield `schema` and every subschema below it, parents first, with the way from `at`."""
    stack: list[tuple[Steps, JsonObject]] = [(at, schema)]
    while stack:
        place, current = stack.pop()
        yield place, current
        below = [(place + step, child) for step, child in children(current)]
        stack.extend(reversed(below))


def map_children(schema: JsonObject, visit: Visitor) -> JsonObject:
    """Return a copy of `schema` with each object subschema replaced by what `visit` returns.

    A subschema for which `visit` returns None is left out; so is the keyword when an array of
    branches or an object of properties that was not empty becomes empty.
    """
    result: JsonObject = {}
    for keyword, value in schema.items():
        if keyword in ONE and is_object(value):
            changed = visit(value, (keyword,))
            if changed is not None:
                result[keyword] = changed
        elif keyword in MANY and is_array(value):
            items = _map_list(keyword, value, visit)
            if items or not value:
                result[keyword] = items
        elif keyword in NAMED and is_object(value):
            named = _map_object(keyword, value, visit)
            if named or not value:
                result[keyword] = named
        else:
            result[keyword] = value
    return result


def _map_list(keyword: str, schemas: list[Any], visit: Visitor) -> list[Any]:
    items = [
        visit(item, (keyword, index)) if is_object(item) else item
        for index, item in enumerate(schemas)
    ]
    return [item for item in items if item is not None]


def _map_object(keyword: str, schemas: JsonObject, visit: Visitor) -> JsonObject:
    items = {
        key: visit(item, (keyword, key)) if is_object(item) else item
        for key, item in schemas.items()
    }
    return {key: item for key, item in items.items() if item is not None}


def without(schema: JsonObject, keywords: frozenset[str]) -> JsonObject:
    """Return a copy of `schema` with `keywords` removed at every schema position."""

    def visit(child: JsonObject, step: Steps) -> JsonObject:
        return without(child, keywords)

    return map_children({k: v for k, v in schema.items() if k not in keywords}, visit)


def spelled_out(schema: JsonObject) -> JsonObject:
    """Return `schema` with boolean properties, branches and definitions written as objects.

    ``true`` is ``{}`` and ``false`` is ``{"not": {}}`` (JSON Schema 2020-12, core 4.3.2): these
    are members, and only an object can carry an annotation.
    """

    def visit(child: JsonObject, step: Steps) -> JsonObject:
        return spelled_out(child)

    result = map_children(schema, visit)
    for keyword in MANY:
        if is_array(result.get(keyword)):
            result[keyword] = [_as_object(item) for item in result[keyword]]
    for keyword in NAMED:
        if is_object(result.get(keyword)):
            result[keyword] = {key: _as_object(item) for key, item in result[keyword].items()}
    return result


def _as_object(schema: Any) -> Any:
    if schema is True:
        return {}
    return {"not": {}} if schema is False else schema


def referred(schema: JsonObject) -> str | None:
    """Return the `$ref` of a schema that is one reference, bare or as the sole item of `allOf`."""
    if "$ref" in schema:
        return str(schema["$ref"])
    parts = schema.get("allOf")
    if is_array(parts) and len(parts) == 1 and is_object(parts[0]):
        inner = parts[0].get("$ref")
        return str(inner) if inner is not None else None
    return None


DEFS = "#/$defs/"


def def_name(reference: str | None) -> str | None:
    """Return the def that a local reference names, unescaped (RFC 6901), or None."""
    if reference is None or not reference.startswith(DEFS):
        return None
    return reference[len(DEFS) :].replace("~1", "/").replace("~0", "~")


def reference_to(name: str) -> str:
    """Return the local reference to the def called `name`."""
    return DEFS + name.replace("~", "~0").replace("/", "~1")
