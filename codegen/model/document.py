"""From a canonical schema to the document that the model is built from."""

from __future__ import annotations

from collections.abc import Collection

from acp_codegen.canonical.envelopes import envelope_defs
from acp_codegen.canonical.surface import UNSTABLE
from acp_codegen.canonical.walk import Steps, map_children
from acp_codegen.errors import CodegenError
from acp_codegen.schema_io import JsonObject


def select(document: JsonObject, features: Collection[str] | None) -> JsonObject:
    """A canonical schema with only the unstable members that `features` opens; None keeps all.

    Raises CodegenError for a feature that the schema does not have.
    """
    if features is None:
        return document
    wanted = frozenset(features)

    def visit(child: JsonObject, step: Steps) -> JsonObject | None:
        mark = child.get(UNSTABLE)
        if mark is not None and mark not in wanted:
            return None
        kept = map_children(child, visit)
        if "required" in child:
            gone = child.get("properties", {}).keys() - kept.get("properties", {}).keys()
            kept["required"] = [name for name in child["required"] if name not in gone]
        return kept

    return map_children(document, visit)


def with_envelopes(document: JsonObject) -> JsonObject:
    """A canonical schema with the definitions of its JSON-RPC envelopes filled in."""
    facts: JsonObject = document.get("x-acp", {}).get("jsonrpc", {})
    # Envelopes list their messages: sorted, so that the order of definitions has no effect.
    present: JsonObject = dict(sorted(document.get("$defs", {}).items()))
    senders = [each for each in facts.get("senders", ()) if _exists(each, present)]
    envelopes = envelope_defs({**facts, "senders": senders}, present)
    for sender in senders:
        mark = sender.get(UNSTABLE)
        for name, schema in envelopes.items():
            if mark is not None and name.startswith(sender["name"]):
                schema[UNSTABLE] = mark
    for name in envelopes:
        if name in present:
            raise CodegenError("has the name of a message envelope", f"/$defs/{name}")
    return {**document, "$defs": {**envelopes, **present}}


def _exists(sender: JsonObject, present: JsonObject) -> bool:
    """Whether an unstable sender still has messages after `select`."""
    sides = {sender.get(kind) for kind in ("Request", "Response", "Notification")}
    return UNSTABLE not in sender or any(each.get("x-side") in sides for each in present.values())
