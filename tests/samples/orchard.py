"""A small canonical schema that has nothing to do with any real protocol: an orchard."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

Schema = dict[str, Any]
TEXT: Schema = {"type": "string"}


def ref(name: str) -> Schema:
    return {"$ref": f"#/$defs/{name}"}


def record(*required: str, **properties: Schema) -> Schema:
    return {"type": "object", "properties": properties, "required": list(required)}


def message(side: str, method: str, *required: str, **properties: Schema) -> Schema:
    return {"x-side": side, "x-method": method, **record(*required, **properties)}


def branch(tag: str, value: str, payload: str, **marks: Any) -> Schema:
    return {
        "type": "object",
        "allOf": [ref(payload)],
        "properties": {tag: {"type": "string", "const": value}},
        "required": [tag],
        **marks,
    }


def catch_all(tag: str) -> Schema:
    return {
        "title": "other",
        "type": "object",
        "properties": {tag: TEXT},
        "required": [tag],
        "additionalProperties": True,
    }


def document(defs: Schema, **facts: Any) -> Schema:
    """A canonical schema of these definitions."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "x-acp": {"protocol": 1, **facts},
        "title": "Sample",
        "$defs": copy.deepcopy(defs),
    }


def orchard() -> Schema:
    """Every kind of member once: what tests of the generator change one thing of."""
    defs = {
        "PickRequest": message("picker", "tree/pick", "treeId", treeId=ref("TreeId"),
                               ripeOnly={"type": "boolean", "default": True},
                               basket={"type": ["string", "null"]}),
        "PickResponse": message("picker", "tree/pick", "fruits",
                                fruits={"type": "array", "items": ref("Fruit")}),
        "RainNotification": message("grower", "rain", "amount", amount={"type": "number"},
                                    note={"type": ["string", "null"], "x-patch": True}),
        "GraftRequest": {**message("grower", "tree/graft", "treeId", treeId=ref("TreeId")),
                         "x-unstable": "grafting"},
        "GraftResponse": {**message("grower", "tree/graft"), "x-unstable": "grafting"},
        "TreeId": TEXT,
        "Apple": record("weight", weight={"type": "integer", "minimum": 0, "format": "uint16"},
                        colour=ref("Colour")),
        "Pear": record("length", length={"type": "number"},
                       juice={"type": "integer", "x-unstable": "pressing"}),
        "Quince": {**record(), "x-unstable": "exotic_fruit"},
        "Fruit": {"anyOf": [branch("kind", "apple", "Apple"), branch("kind", "pear", "Pear"),
                            branch("kind", "quince", "Quince", **{"x-unstable": "exotic_fruit"}),
                            catch_all("kind")]},
        "Colour": {"anyOf": [{"const": "red"}, {"const": "green"}]},
        "Tree": record("id", id=ref("TreeId"), fruits={"type": "array", "items": ref("Fruit")},
                       parent={"anyOf": [ref("Tree"), {"type": "null"}]},
                       grafts={"type": "array", "items": ref("Tree")}),
    }  # fmt: skip
    return document(defs)


def write(schema: Any, path: Path) -> Path:
    """Writes a schema, or text that should be one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(schema if isinstance(schema, str) else json.dumps(schema), "utf-8")
    return path
