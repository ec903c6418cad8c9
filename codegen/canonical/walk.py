"""Walking JSON Schema by position (JSON Schema 2020-12, core 10 and validation 6).

A property may be called like a keyword (``description``, ``default``, ``required``), so a
schema is never searched by key alone: only the positions below hold subschemas.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

from acp_codegen.schema_io import JsonObject

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
        if keyword in ONE and isinstance(value, dict):
            yield (keyword,), value
        elif keyword in MANY and isinstance(value, list):
            for index, item in enumerate(value):
                if isinstance(item, dict):
                    yield (keyword, index), item
        elif keyword in NAMED and isinstance(value, dict):
            for key, item in value.items():
                if isinstance(item, dict):
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
        if keyword in ONE and isinstance(value, dict):
            changed = visit(value, (keyword,))
            if changed is not None:
                result[keyword] = changed
        elif keyword in MANY and isinstance(value, list):
            items = _map_list(keyword, value, visit)
            if items or not value:
                result[keyword] = items
        elif keyword in NAMED and isinstance(value, dict):
            named = _map_object(keyword, value, visit)
            if named or not value:
                result[keyword] = named
        else:
            result[keyword] = value
    return result


def _map_list(keyword: str, schemas: list[Any], visit: Visitor) -> list[Any]:
    items = [
        visit(item, (keyword, index)) if isinstance(item, dict) else item
        for index, item in enumerate(schemas)
    ]
    return [item for item in items if item is not None]


def _map_object(keyword: str, schemas: JsonObject, visit: Visitor) -> JsonObject:
    items = {
        key: visit(item, (keyword, key)) if isinstance(item, dict) else item
        for key, item in schemas.items()
    }
    return {key: item for key, item in items.items() if item is not None}


def without(schema: JsonObject, keywords: frozenset[str]) -> JsonObject:
    """Return a copy of `schema` with `keywords` removed at every schema position."""

    def visit(child: JsonObject, step: Steps) -> JsonObject:
        return without(child, keywords)

    return map_children({k: v for k, v in schema.items() if k not in keywords}, visit)


def referred(schema: JsonObject) -> str | None:
    """Return the `$ref` of a schema that is one reference, bare or as the sole item of `allOf`."""
    if "$ref" in schema:
        return str(schema["$ref"])
    parts = schema.get("allOf")
    if isinstance(parts, list) and len(parts) == 1 and isinstance(parts[0], dict):
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
