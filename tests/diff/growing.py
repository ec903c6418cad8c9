"""Making a schema several times as large."""

from __future__ import annotations

import copy
from typing import Any

from .rewriting import each


def times(document: dict[str, Any], count: int) -> dict[str, Any]:
    """The document with `count` copies of every definition and method, each by other names."""
    result = copy.deepcopy(document)
    for number in range(1, count):
        defs = copy.deepcopy(document["$defs"])
        for node in each({"$defs": defs}):
            if "$ref" in node:
                node["$ref"] += f"Of{number}" + _kind(node["$ref"])
            if "x-method" in node:
                node["x-method"] += f"/{number}"
        for name, schema in defs.items():
            if "x-docs-ignore" not in schema:
                result["$defs"][f"{name}Of{number}{_kind(name)}"] = schema
    return result


def _kind(name: str) -> str:
    kinds = ("Request", "Response", "Notification")
    return next((kind for kind in kinds if name.endswith(kind)), "")
