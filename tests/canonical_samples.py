"""A small protocol of harbours and ships: upstream files that are not those of any real one."""

from __future__ import annotations

import copy
from typing import Any

Schema = dict[str, Any]
DIALECT = "https://json-schema.org/draft/2020-12/schema"
MARK = "**UNSTABLE**\n\nMay change."


def ref(name: str) -> Schema:
    return {"$ref": f"#/$defs/{name}"}


def wrapped(name: str, title: str | None = None) -> Schema:
    return {**({"title": title} if title else {}), "allOf": [ref(name)]}


def tagged(tag: str, value: str, payload: str | None = None) -> Schema:
    branch: Schema = {
        "type": "object",
        "properties": {tag: {"type": "string", "const": value}},
        "required": [tag],
    }
    return {**branch, "allOf": [ref(payload)]} if payload else branch


def catch_all(tag: str, *known: str) -> Schema:
    return {
        "title": "other",
        "type": "object",
        "properties": {tag: {"type": "string"}},
        "required": [tag],
        "additionalProperties": True,
        "not": {"anyOf": [tagged(tag, value) for value in known]},
    }


def envelope(kind: str, names: list[str]) -> Schema:
    branches = [wrapped(name, name) for name in names]
    if kind == "Response":
        success = {
            "title": "Result",
            "type": "object",
            "properties": {"id": wrapped("CallId"), "result": {"anyOf": branches}},
            "required": ["id", "result"],
        }
        failure = {
            "title": "Error",
            "type": "object",
            "properties": {"id": wrapped("CallId"), "error": wrapped("Fault")},
            "required": ["id", "error"],
        }
        return {"anyOf": [success, failure], "x-docs-ignore": True}
    ids = {"id": wrapped("CallId")} if kind == "Request" else {}
    return {
        "type": "object",
        "properties": {
            **ids,
            "method": {"type": "string"},
            "params": {"anyOf": [{"anyOf": branches}, {"type": "null"}]},
        },
        "required": [*ids, "method"],
        "x-docs-ignore": True,
    }


def sender(name: str, kinds: list[str]) -> Schema:
    return {
        "title": name,
        "type": "object",
        "properties": {"jsonrpc": {"type": "string", "enum": ["2.0"]}},
        "required": ["jsonrpc"],
        "anyOf": [wrapped(name + kind, kind) for kind in kinds],
    }


def message(side: str, method: str, **properties: Schema) -> Schema:
    return {"type": "object", "properties": properties, "x-side": side, "x-method": method}


def full() -> Schema:
    """All members, the unstable ones marked in their texts too."""
    text = {"type": "string"}
    flag = {"type": "boolean", "default": False}
    draught = {"description": MARK, "type": "integer", "minimum": 0}
    cargo = {
        "anyOf": [
            {"description": MARK, **tagged("type", "live", "Live")},
            tagged("type", "box", "Box"),
            tagged("type", "none"),
            catch_all("type", "live", "box", "none"),
        ]
    }
    return {
        "$schema": DIALECT,
        "title": "Harbour",
        "anyOf": [
            sender("Ship", ["Request", "Notification"]),
            sender("Harbour", ["Response"]),
        ],
        "$defs": {
            "ShipRequest": envelope("Request", ["DockRequest", "UndockRequest"]),
            "ShipNotification": envelope("Notification", ["HornNotification"]),
            "HarbourResponse": envelope("Response", ["DockResponse", "UndockResponse"]),
            "DockRequest": {
                "description": "Asks for a berth.",
                **message(
                    "harbour",
                    "dock",
                    name=text,
                    description={"description": "Of the ship.", "type": ["string", "null"]},
                    draught=draught,
                    cargo={"type": "array", "items": ref("Cargo")},
                    gear={**wrapped("Gear"), "default": {"crane": False, "pump": False}},
                ),
                "required": ["name", "draught"],
            },
            "DockResponse": message("harbour", "dock", berth={"type": "integer"}),
            "UndockRequest": {"description": MARK, **message("harbour", "undock")},
            "UndockResponse": {"description": MARK, **message("harbour", "undock")},
            "HornNotification": message("harbour", "horn", tone=wrapped("Tone")),
            "Cargo": cargo,
            "Live": {
                "description": MARK,
                "type": "object",
                "properties": {
                    "animal": text,
                    "feed": {"description": MARK, "type": "string"},
                },
            },
            "Box": {"type": "object", "properties": {"weight": {"type": "number"}}},
            "Gear": {
                "type": "object",
                "properties": {"crane": flag, "pump": {"description": MARK, **flag}},
            },
            "Tone": {
                "oneOf": [
                    {"description": "Deep.", "type": "string", "const": "low"},
                    {"type": "string", "const": "high"},
                ]
            },
            "CallId": {"anyOf": [{"type": "integer"}, {"title": "Text", "type": "string"}]},
            "Fault": {"type": "object", "properties": {"code": {"type": "integer"}}},
        },
    }


def stable() -> Schema:
    """What is left without the unstable members, filled in and derived as upstream does."""
    document = copy.deepcopy(full())
    defs = document["$defs"]
    for name in ("UndockRequest", "UndockResponse", "Live"):
        del defs[name]
    defs["ShipRequest"] = envelope("Request", ["DockRequest"])
    defs["HarbourResponse"] = envelope("Response", ["DockResponse"])
    dock = defs["DockRequest"]
    del dock["properties"]["draught"]
    dock["required"] = ["name"]
    dock["properties"]["gear"]["default"] = {"crane": False}
    del defs["Gear"]["properties"]["pump"]
    defs["Cargo"]["anyOf"] = [*defs["Cargo"]["anyOf"][1:3], catch_all("type", "box", "none")]
    return document


FEATURES = {
    "DockRequest.draught": "depth",
    "UndockRequest": "leaving",
    "UndockResponse": "leaving",
    "Cargo|live": "zoo",
    "Live": "zoo",
    "Live.feed": ["zoo", "feeding"],
    "Gear.pump": "depth",
}


def bare(schema: Any, named: bool = False) -> Any:
    """Return a schema without descriptions; `named` where keys are names and no keywords."""
    if isinstance(schema, list):
        return [bare(item) for item in schema]
    if not isinstance(schema, dict):
        return schema
    return {
        key: value
        if not named and key in ("default", "const", "enum")
        else bare(value, not named and key in ("properties", "$defs"))
        for key, value in schema.items()
        if named or key != "description"
    }
