"""What the canonical schema does not store because it follows from its neighbours.

Two derivations live here: the `not` of a catch-all branch, and the filled-in default of a
property whose type has defaults of its own.
"""

from __future__ import annotations

from typing import Any

from acp_codegen.canonical.walk import UNIONS, Steps, def_name, map_children, referred
from acp_codegen.errors import CodegenError
from acp_codegen.schema_io import JsonObject, is_array, is_object

VERBATIM = "x-verbatim"
"""Lists the keywords beside it for which upstream departs from the derivation.

A `default` listed there gets nothing filled in; keys for properties that a surface lacks go."""

MAX_FILLED = 1000
"""Most objects that one default may be filled in with."""

MAX_NESTED = 50
"""Most definitions that one default may lead through."""


def catch_all_not(branches: list[Any], index: int) -> JsonObject | None:
    """Return the `not` that follows for branch `index` of a union, None if it is no catch-all.

    A catch-all requires a tag property without fixing its value, while siblings fix it: its
    `not` lists them in order, each reduced to its type, tag and the tag's presence.
    """
    branch = branches[index]
    for tag in _open_tags(branch):
        known = [reduced for item in branches if (reduced := _reduced(item, tag)) is not None]
        if known:
            return {"anyOf": known}
    return None


def _open_tags(branch: Any) -> list[str]:
    if not is_object(branch):
        return []
    properties = branch.get("properties", {})
    return [
        name
        for name in branch.get("required", [])
        if is_object(properties.get(name)) and "const" not in properties[name]
    ]


def _reduced(branch: Any, tag: str) -> JsonObject | None:
    if not is_object(branch) or tag not in branch.get("required", []):
        return None
    known = branch.get("properties", {}).get(tag)
    if not is_object(known) or "const" not in known:
        return None
    value = {k: known[k] for k in ("type", "const") if k in known}
    kind = {"type": branch["type"]} if "type" in branch else {}
    return {**kind, "properties": {tag: value}, "required": [tag]}


def filled_default(schema: JsonObject, defs: JsonObject) -> Any:
    """Return the default of a property with what its type's own properties default to.

    Args:
        schema: a property with a `default`.
        defs: the definitions of one surface; their defaults may be filled already.

    Raises:
        CodegenError: the filled default is unreasonably large.
    """
    return _Filler(defs).fill(schema, frozenset())


def same(left: Any, right: Any) -> bool:
    """Tell whether two JSON values are equal, with a boolean never equal to a number."""
    if is_object(left) and is_object(right):
        return left.keys() == right.keys() and all(same(v, right[k]) for k, v in left.items())
    if is_array(left) and is_array(right):
        return len(left) == len(right) and all(map(same, left, right))
    return type(left) is type(right) and bool(left == right)


def own_defaults(schema: JsonObject, defs: JsonObject) -> JsonObject:
    """Return the filled defaults of the properties of the type that `schema` refers to."""
    return _Filler(defs).own(schema, frozenset())


class _Filler:
    """Fills in defaults; types that default to each other would make them grow without end."""

    def __init__(self, defs: JsonObject) -> None:
        self._defs = defs
        self._left = MAX_FILLED

    def fill(self, schema: JsonObject, seen: frozenset[str]) -> Any:
        value = schema["default"]
        if not is_object(value):
            return value
        if "default" in schema.get(VERBATIM, ()):
            target, _ = _record(schema, self._defs, seen)
            known = target.get("properties", value)
            return {k: v for k, v in value.items() if k in known}
        return {**self.own(schema, seen), **value}

    def own(self, schema: JsonObject, seen: frozenset[str]) -> JsonObject:
        target, seen = _record(schema, self._defs, seen)
        self._left -= 1
        if self._left < 0 or len(seen) > MAX_NESTED:
            raise CodegenError(
                f"a default fills in to more than {MAX_FILLED} values, or more than {MAX_NESTED}"
                " definitions deep; give fewer properties defaults"
            )
        return {
            name: self.fill(child, seen)
            for name, child in target.get("properties", {}).items()
            if is_object(child) and "default" in child
        }


def _record(
    schema: JsonObject, defs: JsonObject, seen: frozenset[str]
) -> tuple[JsonObject, frozenset[str]]:
    """Follow references, also of nullable properties, to the schema that has properties."""
    while "properties" not in schema:
        name = _target(schema)
        # A type whose default contains the type itself has no finite filled form.
        if name is None or name in seen or not is_object(defs.get(name)):
            return {}, seen
        seen |= {name}
        schema = defs[name]
    return schema, seen


def _target(schema: JsonObject) -> str | None:
    """Return the definition that a schema is, or is beside null."""
    others = [b for b in schema.get("anyOf", ()) if is_object(b) and b.get("type") != "null"]
    return def_name(referred(others[0] if len(others) == 1 else schema))


def complete(schema: JsonObject, defs: JsonObject) -> JsonObject:
    """Return `schema` with every derived `not` and default put in.

    Args:
        schema: a schema of one surface, as the canonical form stores it.
        defs: all definitions of that surface.
    """

    def visit(child: JsonObject, step: Steps) -> JsonObject:
        return complete(child, defs)

    result = map_children(schema, visit)
    if "default" in schema:
        result["default"] = filled_default(schema, defs)
    for keyword in UNIONS:
        if keyword in result:
            _add_nots(result[keyword])
    return result


def _add_nots(branches: list[Any]) -> None:
    for index, branch in enumerate(branches):
        derived = catch_all_not(branches, index)
        if derived is None or "not" in branch or "not" in branch.get(VERBATIM, ()):
            continue
        branch["not"] = derived
