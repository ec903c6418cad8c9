"""Reading from upstream's envelopes what the canonical schema states about senders."""

from __future__ import annotations

from typing import Any

from acp_codegen.canonical.envelopes import ANY_SIDE, KINDS, message_kind
from acp_codegen.canonical.walk import def_name, descend, referred
from acp_codegen.schema_io import JsonObject


def split(document: JsonObject) -> tuple[JsonObject, JsonObject]:
    """Separate envelopes from payload definitions.

    An envelope is a definition that the root refers to, that no other definition refers to
    and that has no method of its own.

    Returns:
        The payload definitions and the envelope definitions, both by name.
    """
    defs: JsonObject = document.get("$defs", {})
    root = {k: v for k, v in document.items() if k != "$defs"}
    used = {name for schema in defs.values() for name in _references(schema)}
    found = {
        name
        for name in _references(root)
        if name in defs and name not in used and "x-method" not in defs[name]
    }
    payloads = {name: schema for name, schema in defs.items() if name not in found}
    return payloads, {name: defs[name] for name in defs if name in found}


def read_facts(root_entries: list[Any], envelopes: JsonObject, defs: JsonObject) -> JsonObject:
    """Return the ``jsonrpc`` facts of ``x-acp`` as far as the shape of the envelopes shows them.

    Nothing is checked here: the caller compares what `envelope_defs` builds from the facts.
    Root entries of another shape come back under ``verbatim``.
    """
    facts: JsonObject = {}
    extensions: JsonObject = {}
    senders: list[JsonObject] = []
    for entry in root_entries:
        sender = _sender(entry, envelopes, defs, facts, extensions)
        senders.append(sender if sender is not None else _verbatim(entry))
    if extensions:
        facts["extensions"] = {kind: extensions[kind] for kind in KINDS if kind in extensions}
    facts["senders"] = senders
    return facts


def _verbatim(entry: JsonObject) -> JsonObject:
    return {"name": str(entry.get("title", def_name(referred(entry)) or "")), "verbatim": entry}


def payload_lists(document: JsonObject) -> list[list[str]]:
    """Return the names listed by each union of message payloads, in document order."""
    defs: JsonObject = document.get("$defs", {})
    _, envelopes = split(document)
    root = {k: v for k, v in document.items() if k != "$defs"}
    lists: list[list[str]] = []
    for schema in [*envelopes.values(), root]:
        for _, part in descend(schema):
            names = [def_name(referred(b)) for b in part.get("anyOf", ()) if isinstance(b, dict)]
            found = [n for n in names if n in defs and "x-method" in defs[n]]
            if found:
                lists.append([n for n in found if n is not None])
    return lists


def _sender(
    entry: JsonObject,
    envelopes: JsonObject,
    defs: JsonObject,
    facts: JsonObject,
    extensions: JsonObject,
) -> JsonObject | None:
    name = entry.get("title")
    if not isinstance(name, str):
        return None
    found: JsonObject = {"name": name}
    if "properties" in entry and "method" in entry["properties"]:
        schemas = {"Notification": entry}
        found["inline"] = True
    else:
        schemas = {k: envelopes[name + k] for k in KINDS if name + k in envelopes}
    for kind, schema in schemas.items():
        branches = _payload_branches(kind, schema)
        side = _side(branches, defs)
        if side is None:
            return None
        found[kind] = side
        if _extension(kind, branches, defs, extensions):
            found["extensions"] = True
        _ids(kind, schema, facts)
    return found if len(found) > 1 else None


def _payload_branches(kind: str, schema: JsonObject) -> list[Any]:
    try:
        if kind == "Response":
            return list(schema["anyOf"][0]["properties"]["result"]["anyOf"])
        return list(schema["properties"]["params"]["anyOf"][0]["anyOf"])
    except (LookupError, TypeError):
        return []


def _side(branches: list[Any], defs: JsonObject) -> str | None:
    names = [def_name(referred(b)) for b in branches if isinstance(b, dict)]
    sides = {defs[n]["x-side"] for n in names if n in defs and "x-side" in defs[n]} - {ANY_SIDE}
    return str(sides.pop()) if len(sides) == 1 else None


def _extension(kind: str, branches: list[Any], defs: JsonObject, found: JsonObject) -> bool:
    for branch in branches:
        name = def_name(referred(branch))
        if name in defs and message_kind(name, defs[name]) is None and "title" in branch:
            found.setdefault(kind, {"title": branch["title"], "def": name})
            return True
    return False


def _ids(kind: str, schema: JsonObject, facts: JsonObject) -> None:
    try:
        if kind == "Request":
            facts.setdefault("id", def_name(referred(schema["properties"]["id"])))
        elif kind == "Response":
            failure = schema["anyOf"][1]["properties"]
            facts.setdefault("error", def_name(referred(failure["error"])))
            facts.setdefault("errorId", _error_id_style(failure["id"]))
    except (LookupError, TypeError):
        return


def _error_id_style(schema: JsonObject) -> str:
    if referred(schema) is not None:
        return "reference"
    return "nullable" if {"type": "null"} in schema["anyOf"] else "inlined"


def _references(schema: Any) -> set[str]:
    if not isinstance(schema, dict):
        return set()
    names = (def_name(part.get("$ref")) for _, part in descend(schema))
    return {name for name in names if name is not None}
