"""Reading from upstream's envelopes what the canonical schema states about senders."""

from __future__ import annotations

from typing import Any

from acp_codegen.canonical.envelopes import KINDS, message_kind
from acp_codegen.canonical.walk import def_name, descend, referred
from acp_codegen.schema_io import JsonObject, is_object


def split(document: JsonObject) -> tuple[JsonObject, JsonObject]:
    """Separate envelopes from payload definitions.

    An envelope is a definition that the root refers to, that no other definition refers to
    and that has no method of its own. So are the definitions that only envelopes refer to, if
    upstream leaves them out of its documentation.

    Returns:
        The payload definitions and the envelope definitions, both by name.
    """
    defs: JsonObject = document.get("$defs", {})
    root = {k: v for k, v in document.items() if k != "$defs"}
    used = {name for schema in defs.values() for name in references(schema)}
    found = {
        name
        for name in references(root)
        if name in defs and name not in used and "x-method" not in defs[name]
    }
    while inner := _only_inside(found, defs) - found:
        found |= inner
    payloads = {name: schema for name, schema in defs.items() if name not in found}
    return payloads, {name: defs[name] for name in defs if name in found}


def _only_inside(envelopes: set[str], defs: JsonObject) -> set[str]:
    outside = {name for n, d in defs.items() if n not in envelopes for name in references(d)}
    listed = {name for envelope in envelopes for name in references(defs[envelope])}
    return {n for n in listed - outside if n in defs and "x-docs-ignore" in defs[n]}


def references(schema: Any) -> set[str]:
    """Return the names of the definitions that `schema` refers to."""
    if not is_object(schema):
        return set()
    names = (def_name(part["$ref"]) for _, part in descend(schema) if "$ref" in part)
    return {name for name in names if name is not None}


def entry_name(entry: JsonObject) -> str:
    """Return what a root entry is called: its title, else the first definition it refers to."""
    return str(entry.get("title") or min(references(entry), default=""))


def payload_lists(document: JsonObject) -> list[list[str]]:
    """Return the message names that each union in an envelope lists, senders in root order."""
    defs: JsonObject = document.get("$defs", {})
    _, envelopes = split(document)
    root = {k: v for k, v in document.items() if k != "$defs"}
    names = [def_name(part.get("$ref")) for _, part in descend(root)]
    in_order = dict.fromkeys(name for name in names if name in envelopes)
    lists: list[list[str]] = []
    for schema in [*(envelopes[name] for name in in_order if name), root]:
        for _, part in descend(schema):
            listed = [def_name(referred(b)) for b in part.get("anyOf", ()) if is_object(b)]
            found = [n for n in listed if n is not None and "x-method" in defs.get(n, {})]
            if found:
                lists.append(found)
    return lists


class FactReader:
    """Finds the ``jsonrpc`` facts of ``x-acp``, as far as the shape of the envelopes shows them.

    Nothing is checked here: the caller compares what the facts give with what is there.
    """

    def __init__(self, document: JsonObject) -> None:
        """Read `document`, an upstream file without descriptions."""
        self._defs, self._envelopes = split(document)
        self._entries: list[JsonObject] = document.get("anyOf", [])
        self._extensions: JsonObject = {}
        self._ids: JsonObject = {}
        self._sides: dict[str, list[set[str]]] = {kind: [] for kind in KINDS}

    def read(self) -> JsonObject:
        """Return the facts; a root entry of unknown shape has its name and nothing else."""
        bodies = [self._bodies(entry) for entry in self._entries]
        shared = self._shared_side(bodies)
        senders = [self._sender(e, b, shared) for e, b in zip(self._entries, bodies, strict=True)]
        facts: JsonObject = {key: self._ids[key] for key in ("id", "error") if key in self._ids}
        if facts.get("error"):
            facts["errorId"] = self._ids["errorId"]
        if shared is not None:
            facts["everySide"] = shared
        if self._extensions:
            kinds = [kind for kind in KINDS if kind in self._extensions]
            facts["extensions"] = {kind: self._extensions[kind] for kind in kinds}
        if senders:
            facts["senders"] = senders
        return facts

    def _bodies(self, entry: JsonObject) -> JsonObject:
        """Return the schemas of a root entry by kind of message."""
        name = entry.get("title")
        if not isinstance(name, str):
            return {}
        if "method" in entry.get("properties", {}):
            return {"Notification": entry}
        refs = references({"anyOf": entry.get("anyOf", [])})
        kinds = [k for k in KINDS if name + k in self._envelopes and name + k in refs]
        return {kind: self._envelopes[name + kind] for kind in kinds}

    def _shared_side(self, bodies: list[JsonObject]) -> str | None:
        """Return the side whose messages several senders list, None when there is none."""
        for kind in KINDS:
            lists = [self._listed_sides(kind, b[kind]) for b in bodies if kind in b]
            repeated = [s for sides in lists for s in sides if sum(s in x for x in lists) > 1]
            if repeated:
                return repeated[0]
        return None

    def _listed_sides(self, kind: str, body: JsonObject) -> set[str]:
        names = [def_name(referred(branch)) for branch in _payload_branches(kind, body)]
        targets = [self._defs[name] for name in names if name is not None and name in self._defs]
        return {str(target["x-side"]) for target in targets if "x-side" in target}

    def _sender(self, entry: JsonObject, bodies: JsonObject, shared: str | None) -> JsonObject:
        name = entry_name(entry)
        sides = {kind: self._listed_sides(kind, b) - {shared} for kind, b in bodies.items()}
        if not bodies or any(len(found) != 1 for found in sides.values()):
            return {"name": name}
        sender: JsonObject = {"name": name, **{kind: found.pop() for kind, found in sides.items()}}
        if "method" in entry.get("properties", {}):
            sender["inline"] = True
        extended = [self._extension(kind, body) for kind, body in bodies.items()]
        if any(extended):
            sender["extensions"] = True
        for kind, body in bodies.items():
            self._read_ids(kind, body)
        return sender

    def _extension(self, kind: str, body: JsonObject) -> bool:
        for branch in _payload_branches(kind, body):
            name = def_name(referred(branch))
            if name is None or name not in self._defs or "title" not in branch:
                continue
            if message_kind(name, self._defs[name]) is None:
                self._extensions.setdefault(kind, {"title": branch["title"], "def": name})
                return True
        return False

    def _read_ids(self, kind: str, body: JsonObject) -> None:
        try:
            if kind == "Request":
                self._ids.setdefault("id", def_name(referred(body["properties"]["id"])))
            elif kind == "Response":
                failure = body["anyOf"][1]["properties"]
                self._ids.setdefault("error", def_name(referred(failure["error"])))
                self._ids.setdefault("errorId", _error_id_style(failure["id"]))
        except (LookupError, TypeError):
            return


def _payload_branches(kind: str, schema: JsonObject) -> list[JsonObject]:
    try:
        if kind == "Response":
            found = schema["anyOf"][0]["properties"]["result"]["anyOf"]
        else:
            found = schema["properties"]["params"]["anyOf"][0]["anyOf"]
    except (LookupError, TypeError):
        return []
    return [branch for branch in found if is_object(branch)]


def _error_id_style(schema: JsonObject) -> str:
    if referred(schema) is not None:
        return "reference"
    return "nullable" if {"type": "null"} in schema["anyOf"] else "inlined"
