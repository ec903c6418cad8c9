"""Reading JSON that has not been checked: what has the wrong type counts as empty."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from acp_codegen.canonical.walk import def_name, referred
from acp_codegen.schema_io import JsonObject


def as_object(value: Any) -> JsonObject:
    """The value, or an empty object for what is none."""
    return cast(JsonObject, value) if isinstance(value, dict) else {}


def as_list(value: Any) -> list[Any]:
    """The value, or an empty list for what is none."""
    return [*cast("Sequence[Any]", value)] if isinstance(value, list) else []


def target(schema: Any) -> str | None:
    """The definition that a schema refers to, bare or as `allOf` of one."""
    found = as_object(schema)
    single = as_list(found.get("allOf"))
    if "$ref" not in found and not (len(single) == 1 and as_object(single[0])):
        return None
    return def_name(referred(found))
