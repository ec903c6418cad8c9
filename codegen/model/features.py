"""The features that a schema speaks of."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from acp_codegen.errors import CodegenError
from acp_codegen.model import names, nodes
from acp_codegen.model.shapes import Node


def read_features(document: Node) -> tuple[nodes.Feature, ...]:
    """All features in the schema, sorted by name; each bit follows from the order."""
    texts = document.get("x-acp", {}).get("features", {})
    found = sorted(set(_marks(document)))
    registry = names.Registry("feature")
    features: list[nodes.Feature] = []
    for position, name in enumerate(found):
        constant = names.snake(name, "/x-acp/features").upper()
        if constant in ("NONE", "ALL"):
            raise CodegenError(f"{name!r} cannot name a feature", "/x-acp/features")
        registry.add(constant, name)
        features.append(
            nodes.Feature(name, constant, position, texts.get(name, {}).get("description"))
        )
    return tuple(features)


def _marks(node: Any) -> Iterator[str]:
    """Every `x-unstable` in schema position (a property may have that name too)."""
    if not isinstance(node, dict):
        return
    if isinstance(node.get("x-unstable"), str):
        yield node["x-unstable"]
    for key in ("$defs", "properties"):
        for sub in node.get(key, {}).values():
            yield from _marks(sub)
    for key in ("anyOf", "oneOf", "allOf"):
        for sub in node.get(key, ()):
            yield from _marks(sub)
    for key in ("items", "additionalProperties"):
        yield from _marks(node.get(key))
