"""Reading and writing schema files: strict JSON in, atomic writes out."""

from __future__ import annotations

from acp_codegen.schema_io.files import write_all
from acp_codegen.schema_io.pointer import join, parse, resolve
from acp_codegen.schema_io.strict_json import (
    Json,
    JsonObject,
    dump_text,
    is_array,
    is_object,
    read_object,
)

__all__ = [
    "Json",
    "JsonObject",
    "dump_text",
    "is_array",
    "is_object",
    "join",
    "parse",
    "read_object",
    "resolve",
    "write_all",
]
