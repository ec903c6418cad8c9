"""Reading canonical schemas from disk."""

from __future__ import annotations

from pathlib import Path

from acp_codegen.canonical.check import check_schema
from acp_codegen.schema_io import JsonObject, read_object


def load_schema(path: Path) -> JsonObject:
    """Read and check one canonical schema.

    Args:
        path: a file such as ``schema/v1.json``.

    Returns:
        The document, which fits the vocabulary and whose references all resolve.

    Raises:
        CodegenError: the file is missing or not strict JSON, or `check_schema` refuses it.
    """
    document = read_object(path)
    check_schema(document, str(path))
    return document
