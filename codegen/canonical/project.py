"""Projection of a canonical schema back to one of upstream's two surfaces."""

from __future__ import annotations

from acp_codegen.canonical.derived import VERBATIM, complete
from acp_codegen.canonical.envelopes import envelope_defs, root_entries
from acp_codegen.canonical.surface import Surface, drop_unstable
from acp_codegen.canonical.walk import without
from acp_codegen.schema_io import JsonObject

OUR_KEYWORDS = frozenset({"x-unstable", "x-patch", "x-name", "x-example", "x-acp", VERBATIM})
"""Keywords of the canonical form that upstream's files do not have."""


def export_schema(canonical: JsonObject, surface: Surface) -> JsonObject:
    """Return the JSON Schema that upstream publishes for one surface of a protocol version.

    Args:
        canonical: a canonical schema, as `load_schema` returns it; it is not changed.
        surface: ``"stable"`` or ``"full"``.

    Returns:
        A new document: root, envelopes and definitions, with derived `not` and defaults put
        in and our own keywords left out. Descriptions are those of the canonical schema.
    """
    kept = canonical if surface == "full" else drop_unstable(canonical)
    facts = _surface_facts(canonical, surface)
    stored: JsonObject = kept.get("$defs", {})
    defs = {name: complete(schema, stored) for name, schema in stored.items()}
    plain = {name: without(schema, OUR_KEYWORDS) for name, schema in defs.items()}
    root = {k: v for k, v in kept.items() if k not in OUR_KEYWORDS and k != "$defs"}
    entries = root_entries(facts, plain)
    if entries is not None:
        root["anyOf"] = [without(entry, OUR_KEYWORDS) for entry in entries]
    envelopes = {
        name: without(schema, OUR_KEYWORDS) for name, schema in envelope_defs(facts, plain).items()
    }
    return {**root, "$defs": {**envelopes, **plain}}


def _surface_facts(canonical: JsonObject, surface: Surface) -> JsonObject:
    facts: JsonObject = canonical.get("x-acp", {}).get("jsonrpc", {})
    if surface == "full":
        return facts
    result = dict(facts)
    if "senders" in facts:
        result["senders"] = [_stable_sender(s) for s in facts["senders"] if "x-unstable" not in s]
    if "verbatim" in facts:
        result["verbatim"] = {
            name: drop_unstable(schema)
            for name, schema in facts["verbatim"].items()
            if "x-unstable" not in schema
        }
    return result


def _stable_sender(sender: JsonObject) -> JsonObject:
    if "verbatim" not in sender:
        return sender
    return {**sender, "verbatim": drop_unstable(sender["verbatim"])}
