"""Deciding which envelopes follow from the facts and which are stored as upstream has them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from acp_codegen.canonical.derived import same
from acp_codegen.canonical.envelopes import KINDS, envelope_defs, message_kind, root_entries
from acp_codegen.canonical.surface import UNSTABLE
from acp_codegen.canonical.walk import Steps, def_name, map_children, referred
from acp_codegen.schema_io import JsonObject, join
from acp_codegen.upstream.envelope_facts import FactReader, entry_name, split
from acp_codegen.upstream.merge import merge


class Envelopes(NamedTuple):
    """The envelopes of one surface, as upstream has them.

    Attributes:
        defs: payload definitions, in canonical order.
        named: envelope definitions by name.
        entries: the root `anyOf`; None when there is none.
    """

    defs: JsonObject
    named: JsonObject
    entries: list[JsonObject] | None


def surface_envelopes(document: JsonObject, order: Mapping[str, int]) -> Envelopes:
    """Take the envelopes out of an upstream file without descriptions.

    Args:
        document: the file.
        order: the place of each payload definition in the canonical schema.
    """
    defs, named = split(document)
    ordered = dict(sorted(defs.items(), key=lambda item: order[item[0]]))
    return Envelopes(ordered, named, document.get("anyOf"))


def stored_facts(full: JsonObject, surfaces: Sequence[Envelopes]) -> JsonObject:
    """Return the ``jsonrpc`` facts of ``x-acp`` that give back the envelopes of all surfaces.

    Args:
        full: the full file, without descriptions.
        surfaces: the full surface, then the stable one when it is known.

    Returns:
        The facts. What does not follow from them is under ``verbatim``: whole definitions, and
        entries of the root.
    """
    facts = FactReader(full).read()
    if len(surfaces) == 2:
        _mark_senders(facts, surfaces[1].entries or [])
    views = [(_view(facts, index == 1), env) for index, env in enumerate(surfaces)]
    verbatim = _verbatim_defs(views)
    _keep_verbatim_entries(facts, views)
    if verbatim:
        facts["verbatim"] = verbatim
    return facts


def _mark_senders(facts: JsonObject, stable: list[JsonObject]) -> None:
    names = {entry_name(entry) for entry in stable}
    for sender in facts.get("senders", ()):
        if sender["name"] not in names:
            sender[UNSTABLE] = True


def _view(facts: JsonObject, stable: bool) -> JsonObject:
    if not stable or "senders" not in facts:
        return facts
    return {**facts, "senders": [s for s in facts["senders"] if UNSTABLE not in s]}


def _verbatim_defs(views: Sequence[tuple[JsonObject, Envelopes]]) -> JsonObject:
    full = views[0][1].named
    departing: set[str] = set()
    for facts, surface in views:
        built = _built(facts, surface)
        departing |= {name for name in full if not _agrees(name, built, surface.named)}
    return {name: _merged(name, [env.named for _, env in views]) for name in sorted(departing)}


def _agrees(name: str, built: JsonObject, actual: JsonObject) -> bool:
    return (name in built) == (name in actual) and same(built.get(name), actual.get(name))


def _built(facts: JsonObject, surface: Envelopes) -> JsonObject:
    """Build the envelopes of the senders whose facts are complete."""
    return envelope_defs({**facts, "senders": _complete(facts, surface)}, surface.defs)


def _complete(facts: JsonObject, surface: Envelopes) -> list[JsonObject]:
    needed = {"Request": ("id",), "Response": ("id", "error"), "Notification": ()}
    known = [key for key in ("id", "error") if facts.get(key) in surface.defs]
    return [
        sender
        for sender in facts.get("senders", ())
        if all(key in known for kind in KINDS if kind in sender for key in needed[kind])
    ]


def _merged(name: str, surfaces: Sequence[JsonObject]) -> JsonObject:
    """Return an envelope as both surfaces have it, branches of the full one only marked."""
    full: JsonObject = surfaces[0][name]
    if len(surfaces) == 1:
        return full
    if name not in surfaces[1]:
        return {UNSTABLE: True, **full}
    return merge(surfaces[1][name], full, join("", "$defs", name))


def _keep_verbatim_entries(
    facts: JsonObject, views: Sequence[tuple[JsonObject, Envelopes]]
) -> None:
    """Put the root entries that do not follow into their senders."""
    for sender in facts.get("senders", ()):
        actual = [_entry(sender["name"], env) for _, env in views]
        built = [_built_entry(sender, view, env) for view, env in views]
        if UNSTABLE in sender:
            actual, built = actual[:1], built[:1]
        if not all(map(same, built, actual)):
            full, *stable = actual
            place = join("", "anyOf", sender["name"])
            sender["verbatim"] = merge(stable[0], full, place) if stable else full


def _entry(name: str, surface: Envelopes) -> JsonObject:
    return next(e for e in [*(surface.entries or ()), {}] if not e or entry_name(e) == name)


def _built_entry(sender: JsonObject, facts: JsonObject, surface: Envelopes) -> JsonObject | None:
    if not any(kind in sender for kind in KINDS):
        return None
    entries = root_entries({**facts, "senders": [sender]}, surface.defs) or [{}]
    return entries[0]


def name_features(facts: JsonObject, defs: JsonObject) -> JsonObject:
    """Return `facts` with ``x-unstable: true`` replaced by the feature of the messages meant.

    Args:
        facts: the ``jsonrpc`` facts of ``x-acp``.
        defs: the annotated definitions of the canonical schema.
    """
    result = dict(facts)
    if "senders" in facts:
        result["senders"] = [_named_sender(sender, defs) for sender in facts["senders"]]
    if "verbatim" in facts:
        result["verbatim"] = {n: _named_branches(s, defs) for n, s in facts["verbatim"].items()}
    return result


def _named_sender(sender: JsonObject, defs: JsonObject) -> JsonObject:
    result = dict(sender)
    if result.get(UNSTABLE) is True:
        sides = {result[kind] for kind in KINDS if kind in result}
        messages = [d for n, d in defs.items() if message_kind(n, d) and d["x-side"] in sides]
        features: set[Any] = {message.get(UNSTABLE) for message in messages}
        if len(features) == 1:
            result[UNSTABLE] = features.pop() or True
    if "verbatim" in result:
        result["verbatim"] = _named_branches(result["verbatim"], defs)
    return result


def _named_branches(schema: JsonObject, defs: JsonObject) -> JsonObject:
    def visit(child: JsonObject, step: Steps) -> JsonObject:
        return _named_branches(child, defs)

    result = map_children(schema, visit)
    if result.get(UNSTABLE) is True:
        target = defs.get(def_name(referred(schema)) or "", {})
        result[UNSTABLE] = target.get(UNSTABLE, True)
    return result
