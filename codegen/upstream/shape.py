"""The shape that any upstream file must have, so that no later step stumbles over it.

This says which JSON type each keyword takes that the import looks into, and nothing about which
keywords there may be: the canonical vocabulary decides that. The metaschema of JSON Schema
2020-12 would do, but checking against it takes a second for each file.
"""

from __future__ import annotations

import functools
from typing import Any

from acp_codegen.errors import CodegenError
from acp_codegen.schema_io import JsonObject, join

_SCHEMA: JsonObject = {"$ref": "#/$defs/schema"}
_TEXT: JsonObject = {"type": "string"}
_BRANCHES: JsonObject = {"type": "array", "items": _SCHEMA}
_NAMED: JsonObject = {"type": "object", "additionalProperties": _SCHEMA}

_SHAPE: JsonObject = {
    "type": "object",
    "properties": {
        "$defs": {"type": "object", "minProperties": 1, "additionalProperties": {"type": "object"}},
        "anyOf": {"type": "array", "items": {"type": "object"}},
    },
    "required": ["$defs"],
    "allOf": [_SCHEMA],
    "$defs": {
        "schema": {
            "type": ["object", "boolean"],
            "properties": {
                "$ref": _TEXT,
                "title": _TEXT,
                "description": _TEXT,
                "x-side": _TEXT,
                "x-method": _TEXT,
                "required": {"type": "array", "items": _TEXT},
                "allOf": _BRANCHES,
                "anyOf": _BRANCHES,
                "oneOf": _BRANCHES,
                "properties": _NAMED,
                "$defs": _NAMED,
                "items": _SCHEMA,
                "additionalProperties": _SCHEMA,
                "unevaluatedProperties": _SCHEMA,
                "not": _SCHEMA,
                # These are ours: upstream cannot know them.
                "x-unstable": False,
                "x-patch": False,
                "x-name": False,
                "x-verbatim": False,
                "x-acp": False,
            },
        }
    },
}


def check_shape(document: JsonObject, place: str) -> None:
    """Check that keywords of an upstream file have values of their types.

    Args:
        document: the file.
        place: what to call it in errors.

    Raises:
        CodegenError: a value of another type, or no definitions, with its JSON Pointer.
    """
    error: Any = next(_validator().iter_errors(document), None)
    if error is None:
        return
    rule = "this keyword is ours" if error.validator is None else f"{error.validator} is wrong"
    if error.validator == "type":
        rule = f"expected {error.validator_value}"
    elif error.validator == "required":
        rule = "has no definitions ($defs)"
    message = f"not a JSON Schema that can be imported: {rule}"
    raise CodegenError(message, f"{place}#{join('', *error.absolute_path)}")


@functools.cache
def _validator() -> Any:
    from jsonschema import Draft202012Validator

    return Draft202012Validator(_SHAPE)
