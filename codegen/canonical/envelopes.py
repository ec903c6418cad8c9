"""JSON-RPC 2.0 envelopes: built from the facts that ``x-acp`` states about senders.

A request carries id, method and params, a notification method and params, a response id and
either result or error (JSON-RPC 2.0, sections 4 and 5). Which types go in which envelope
follows from the definitions' ``x-side`` and ``x-method``.
"""

from __future__ import annotations

from typing import Any

from acp_codegen.canonical.walk import reference_to
from acp_codegen.schema_io import JsonObject

KINDS = ("Request", "Response", "Notification")
"""The kinds of JSON-RPC message; a message definition's name ends with its kind."""

ERROR_ID = ("reference", "nullable", "inlined")
"""How the id of an error response is written: as a reference to the id's definition, or as its
branches with or without a null added."""


def message_kind(name: str, schema: JsonObject) -> str | None:
    """Return which of `KINDS` the definition `name` is a payload of, None if of none."""
    if "x-method" not in schema or "x-side" not in schema:
        return None
    return next((kind for kind in KINDS if name.endswith(kind)), None)


def envelope_defs(facts: JsonObject, defs: JsonObject) -> JsonObject:
    """Return the envelope definitions of one surface.

    Args:
        facts: the ``jsonrpc`` object of ``x-acp``, with nothing in it that the surface lacks.
        defs: the definitions of the surface, in canonical order.
    """
    verbatim: JsonObject = facts.get("verbatim", {})
    result: JsonObject = {}
    for sender in facts.get("senders", ()):
        if sender.get("inline"):
            continue
        for kind in KINDS:
            name = sender["name"] + kind
            if kind in sender and name not in verbatim:
                result[name] = _envelope(kind, sender, facts, defs)
    return {**result, **verbatim}


def root_entries(facts: JsonObject, defs: JsonObject) -> list[JsonObject] | None:
    """Return the root `anyOf` of one surface; None when there is none.

    The parameters are those of `envelope_defs`.
    """
    if "senders" not in facts:
        return None
    return [_root_entry(sender, facts, defs) for sender in facts["senders"]]


def _root_entry(sender: JsonObject, facts: JsonObject, defs: JsonObject) -> JsonObject:
    if "verbatim" in sender:
        return dict(sender["verbatim"])
    version = {"jsonrpc": {"type": "string", "enum": ["2.0"]}}
    if sender.get("inline"):
        body = _notification(sender, facts, defs)
        return {
            "title": sender["name"],
            **body,
            "properties": {**version, **body["properties"]},
            "required": ["jsonrpc", *body["required"]],
        }
    return {
        "title": sender["name"],
        "type": "object",
        "properties": version,
        "required": ["jsonrpc"],
        "anyOf": [_branch(kind, sender["name"] + kind) for kind in KINDS if kind in sender],
    }


def _envelope(kind: str, sender: JsonObject, facts: JsonObject, defs: JsonObject) -> JsonObject:
    build = {"Request": _request, "Response": _response, "Notification": _notification}
    return build[kind](sender, facts, defs)


def _request(sender: JsonObject, facts: JsonObject, defs: JsonObject) -> JsonObject:
    payloads = _payloads("Request", sender, facts, defs)
    return {
        "type": "object",
        "properties": {
            "id": _wrapped(facts["id"]),
            "method": {"type": "string"},
            "params": {"anyOf": [{"anyOf": payloads}, {"type": "null"}]},
        },
        "required": ["id", "method"],
        "x-docs-ignore": True,
    }


def _notification(sender: JsonObject, facts: JsonObject, defs: JsonObject) -> JsonObject:
    payloads = _payloads("Notification", sender, facts, defs)
    return {
        "type": "object",
        "properties": {
            "method": {"type": "string"},
            "params": {"anyOf": [{"anyOf": payloads}, {"type": "null"}]},
        },
        "required": ["method"],
        "x-docs-ignore": True,
    }


def _response(sender: JsonObject, facts: JsonObject, defs: JsonObject) -> JsonObject:
    payloads = _payloads("Response", sender, facts, defs)
    success = _outcome("result", _wrapped(facts["id"]), {"anyOf": payloads})
    failure = _outcome("error", _error_id(facts, defs), _wrapped(facts["error"]))
    return {"anyOf": [success, failure], "x-docs-ignore": True}


def _outcome(key: str, identifier: JsonObject, value: JsonObject) -> JsonObject:
    return {
        "title": key.capitalize(),
        "type": "object",
        "properties": {"id": identifier, key: value},
        "required": ["id", key],
    }


def _error_id(facts: JsonObject, defs: JsonObject) -> JsonObject:
    """Return the id of an error response: it can be null when the request's id is unknown."""
    style = facts.get("errorId", "reference")
    if style == "reference":
        return _wrapped(facts["id"])
    inlined: list[Any] = list(defs[facts["id"]].get("anyOf", ()))
    return {"anyOf": [*inlined, {"type": "null"}] if style == "nullable" else inlined}


def _payloads(
    kind: str, sender: JsonObject, facts: JsonObject, defs: JsonObject
) -> list[JsonObject]:
    # What every sender may send is not repeated in an entry that has no envelope of its own.
    sides = {sender[kind]} if sender.get("inline") else {sender[kind], facts.get("everySide")}
    names = [
        name
        for name, schema in defs.items()
        if message_kind(name, schema) == kind and schema.get("x-side") in sides
    ]
    result = [_branch(name, name) for name in names]
    extension = facts.get("extensions", {}).get(kind) if sender.get("extensions") else None
    if extension:
        result.append(_branch(extension["title"], extension["def"]))
    return result


def _branch(title: str, name: str) -> JsonObject:
    return {"title": title, **_wrapped(name)}


def _wrapped(name: str) -> JsonObject:
    return {"allOf": [{"$ref": reference_to(name)}]}
