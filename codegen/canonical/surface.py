"""The two surfaces of a protocol version, and what the stable one leaves out."""

from __future__ import annotations

from typing import Literal, TypeAlias

from acp_codegen.canonical.walk import Steps, map_children
from acp_codegen.schema_io import JsonObject

Surface: TypeAlias = Literal["stable", "full"]
"""`stable`: without unstable members; `full`: with all of them."""

UNSTABLE = "x-unstable"
"""The keyword that names the feature of an unstable member, or is true while it has no name."""


def drop_unstable(schema: JsonObject) -> JsonObject:
    """Return `schema` without the members below it that carry `x-unstable`."""

    def visit(child: JsonObject, step: Steps) -> JsonObject | None:
        return None if UNSTABLE in child else drop_unstable(child)

    result = map_children(schema, visit)
    if "required" in schema:
        _drop_required(result, schema)
    return result


def _drop_required(result: JsonObject, schema: JsonObject) -> None:
    gone = schema.get("properties", {}).keys() - result.get("properties", {}).keys()
    required = [name for name in schema["required"] if name not in gone]
    if required or not gone:
        result["required"] = required
    else:
        del result["required"]
