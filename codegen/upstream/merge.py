"""Merging the stable and the full file of one protocol version."""

from __future__ import annotations

from typing import Any

from acp_codegen.canonical.derived import VERBATIM, same
from acp_codegen.canonical.surface import UNSTABLE
from acp_codegen.canonical.walk import MANY, NAMED, ONE, UNIONS, without
from acp_codegen.errors import CodegenError
from acp_codegen.schema_io import JsonObject, is_array, is_object, join
from acp_codegen.upstream.members import branch_label
from acp_codegen.upstream.reduce import FILLED, align_defaults


def merge(stable: JsonObject, full: JsonObject, pointer: str = "") -> JsonObject:
    """Return `full` with ``x-unstable: true`` on each member that `stable` does not have.

    Args:
        stable: a schema of the stable file, without descriptions and derived parts.
        full: the schema at the same place of the full file.
        pointer: where both are, for errors (RFC 6901).

    Raises:
        CodegenError: the stable file has something that the full file lacks, or they differ
            otherwise than by added definitions, properties and branches.
    """
    stable, full = align_defaults(stable, full), align_defaults(full, stable)
    for keyword in stable:
        if keyword not in full:
            raise CodegenError(
                "in the stable file only; the full file must hold all of it",
                join(pointer, keyword),
            )
    return {
        keyword: _merge_keyword(keyword, stable, full, join(pointer, keyword)) for keyword in full
    }


def _merge_keyword(keyword: str, stable: JsonObject, full: JsonObject, pointer: str) -> Any:
    new = full[keyword]
    if keyword in NAMED:
        return _merge_named(stable.get(keyword, {}), new, pointer)
    if keyword == "required":
        _check_required(stable, new, pointer)
        return new
    if keyword in UNIONS and keyword not in stable:
        return _merge_branches([], new, pointer)
    if keyword not in stable:
        raise CodegenError("in the full file only, and no member that can be unstable", pointer)
    old = stable[keyword]
    if keyword in ONE and is_object(old) and is_object(new):
        return merge(old, new, pointer)
    if keyword in MANY and is_array(old) and is_array(new):
        return _merge_branches(old, new, pointer)
    if not same(old, new) and not (keyword == "default" and _extends(stable, full)):
        raise CodegenError("the stable and the full file differ here", pointer)
    return new


def _extends(stable: JsonObject, full: JsonObject) -> bool:
    """Tell whether both defaults stand as written and the full one only has more keys."""
    if not all("default" in schema.get(VERBATIM, ()) for schema in (stable, full)):
        return False
    old, new = stable["default"], full["default"]
    return is_object(old) and is_object(new) and all(same(v, new.get(k)) for k, v in old.items())


def _merge_named(stable: JsonObject, full: JsonObject, pointer: str) -> JsonObject:
    for name in stable:
        if name not in full:
            raise CodegenError(
                "in the stable file only; the full file must hold all of it", join(pointer, name)
            )
    return {
        name: _merge_member(stable[name], schema, join(pointer, name))
        if name in stable
        else _added(schema, join(pointer, name))
        for name, schema in full.items()
    }


def _merge_branches(stable: list[Any], full: list[Any], pointer: str) -> list[Any]:
    """Merge two unions; the stable branches must occur in the full list in the same order."""
    result: list[Any] = []
    position = 0
    for index, branch in enumerate(full):
        place = join(pointer, index)
        if position < len(stable) and branch_label(stable[position]) == branch_label(branch):
            result.append(_merge_member(stable[position], branch, place))
            position += 1
        else:
            result.append(_added(branch, place))
    if position < len(stable):
        raise CodegenError(
            f"the branch {branch_label(stable[position])!r} of the stable file is missing from the"
            " full file, or is in another order there",
            pointer,
        )
    return result


def _merge_member(stable: Any, full: Any, pointer: str) -> Any:
    if is_object(stable) and is_object(full):
        return merge(stable, full, pointer)
    if not same(stable, full):
        raise CodegenError("the stable and the full file differ here", pointer)
    return full


def _added(schema: Any, pointer: str) -> JsonObject:
    if not is_object(schema):
        raise CodegenError("in the full file only, and no object that can be marked", pointer)
    return {UNSTABLE: True, **without(schema, frozenset({FILLED}))}


def _check_required(stable: JsonObject, new: list[str], pointer: str) -> None:
    old = stable.get("required", [])
    known = stable.get("properties", {})
    if [name for name in new if name in known or name in old] != old:
        raise CodegenError("the stable and the full file require different properties", pointer)
