"""The features that a schema speaks of."""

from __future__ import annotations

from acp_codegen.canonical.surface import UNSTABLE
from acp_codegen.canonical.walk import descend
from acp_codegen.errors import CodegenError
from acp_codegen.model import names, nodes
from acp_codegen.model.shapes import Node


def read_features(document: Node) -> tuple[nodes.Feature, ...]:
    """All features in the schema, sorted by name; each bit follows from the order."""
    texts = document.get("x-acp", {}).get("features", {})
    marks = {schema.get(UNSTABLE) for _, schema in descend(dict(document))}
    found = sorted(mark for mark in marks if isinstance(mark, str))
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
