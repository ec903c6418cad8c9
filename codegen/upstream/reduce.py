"""Removing from upstream's schemas what `acp_codegen.canonical.derived` puts back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from acp_codegen.canonical.derived import (
    VERBATIM,
    catch_all_not,
    filled_default,
    own_defaults,
    same,
)
from acp_codegen.canonical.surface import UNSTABLE, Surface, drop_unstable
from acp_codegen.canonical.walk import UNIONS, Steps, map_children, without
from acp_codegen.schema_io import JsonObject, is_object

FILLED = "x-filled"
"""Holds the default as upstream has it beside a minimal one, until two surfaces are merged."""


def reduce_defaults(schema: JsonObject, defs: JsonObject) -> JsonObject:
    """Return `schema` with minimal defaults; those that do not follow are marked `x-verbatim`.

    Each minimal default has upstream's beside it, as ``x-filled``.

    Args:
        schema: a schema of one surface, complete.
        defs: all definitions of that surface, complete.
    """

    def visit(child: JsonObject, step: Steps) -> JsonObject:
        return reduce_defaults(child, defs)

    result = map_children(schema, visit)
    if "default" in schema:
        small = _minimal_default(schema, defs)
        if same(filled_default({**schema, "default": small}, defs), schema["default"]):
            result |= {"default": small, FILLED: schema["default"]}
        else:
            _mark(result, "default")
    return result


def align_defaults(one: JsonObject, other: JsonObject) -> JsonObject:
    """Return `one` with its default written out if that of `other` does not follow."""
    if FILLED in one and "default" in other.get(VERBATIM, ()):
        one = {**one, "default": one[FILLED]}
        _mark(one, "default")
    return {keyword: value for keyword, value in one.items() if keyword != FILLED}


def _minimal_default(schema: JsonObject, defs: JsonObject) -> Any:
    value = schema["default"]
    if not is_object(value):
        return value
    own = own_defaults(schema, defs)
    return {k: v for k, v in value.items() if k not in own or not same(own[k], v)}


def reduce_nots(schema: JsonObject, surfaces: Sequence[Surface]) -> JsonObject:
    """Return `schema` without each catch-all's `not` that follows from its siblings.

    Args:
        schema: a merged schema, with every `not` of upstream in it.
        surfaces: a `not` goes only when it follows in all of these.
    """

    def visit(child: JsonObject, step: Steps) -> JsonObject:
        return reduce_nots(child, surfaces)

    result = map_children(schema, visit)
    for keyword in UNIONS:
        for index, branch in enumerate(result.get(keyword, ())):
            _reduce_not(branch, schema[keyword], index, surfaces)
    return result


def _reduce_not(
    result: JsonObject, branches: list[Any], index: int, surfaces: Sequence[Surface]
) -> None:
    shown = [_shown(branches, index, surface) for surface in surfaces]
    derived = [catch_all_not(*view) for view in shown]
    if all(value is None for value in derived):
        return
    actual = [_unmarked(items[at].get("not")) for items, at in shown]
    if all(map(same, derived, actual)):
        result.pop("not", None)
    elif "not" not in result:
        _mark(result, "not")


def _unmarked(schema: Any) -> Any:
    return without(schema, frozenset({UNSTABLE})) if is_object(schema) else schema


def _shown(branches: list[Any], index: int, surface: Surface) -> tuple[list[Any], int]:
    """Return the branches that a surface has, and the place of branch `index` among them."""
    if surface == "full" or UNSTABLE in branches[index]:
        return branches, index
    kept = [i for i, b in enumerate(branches) if not (is_object(b) and UNSTABLE in b)]
    return [
        drop_unstable(b) if is_object(b) else b for b in (branches[i] for i in kept)
    ], kept.index(index)


def _mark(schema: JsonObject, keyword: str) -> None:
    schema[VERBATIM] = sorted({*schema.get(VERBATIM, ()), keyword})
