"""From one or two upstream documents of a protocol version to one canonical document."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from acp_codegen.canonical.derived import VERBATIM
from acp_codegen.canonical.envelopes import envelope_defs, root_entries
from acp_codegen.canonical.surface import UNSTABLE, Surface
from acp_codegen.canonical.walk import Steps, descend, map_children, without
from acp_codegen.schema_io import JsonObject, join
from acp_codegen.upstream.envelope_facts import payload_lists, read_facts, split
from acp_codegen.upstream.marks import CAN_BE_UNSTABLE, marked
from acp_codegen.upstream.members import Member, MemberPath, members, readable
from acp_codegen.upstream.merge import merge
from acp_codegen.upstream.reduce import reduce_defaults, reduce_nots
from acp_codegen.upstream.order import message_order, order_keywords

DESCRIPTION = frozenset({"description"})


@dataclass
class Normalised:
    """A canonical document with what the import has to report about how it came to be.

    Attributes:
        schema: the canonical document; unstable members carry ``x-unstable: true``.
        verbatim: pointers of what upstream writes otherwise than the derivation gives.
        disagreements: sentences on members where mark and membership disagree.
        marked: paths of the members that carry upstream's mark.
    """

    schema: JsonObject
    verbatim: list[str] = field(default_factory=list)
    disagreements: list[str] = field(default_factory=list)
    marked: set[MemberPath] = field(default_factory=set)


def normalise(full: JsonObject, stable: JsonObject | None = None) -> Normalised:
    """Merge upstream's files of one protocol version into the canonical form.

    Args:
        full: the document with every member.
        stable: the document without unstable members. Without it, the mark in the texts of
            `full` decides what is unstable.

    Returns:
        The canonical document without ``x-acp`` release facts and without descriptions.

    Raises:
        CodegenError: the two documents do not fit together.
    """
    marks = marked(full)
    parts = [_Parts(document) for document in (full, stable) if document is not None]
    merged = parts[0].reduced
    if len(parts) == 2:
        merged = merge(parts[1].reduced, merged)
        disagreements = _disagreements(merged, set(marks))
    else:
        merged, disagreements = _apply_marks(merged, full, set(marks))
    surfaces: tuple[Surface, ...] = ("full", "stable") if len(parts) == 2 else ("full",)
    merged = reduce_nots(merged, surfaces)
    facts = _facts(parts, merged, marks)
    schema = _assemble(merged, facts, payload_lists(parts[0].plain))
    return Normalised(schema, _verbatim_places(schema), disagreements, set(marks))


class _Parts:
    """One upstream document, taken apart."""

    def __init__(self, document: JsonObject) -> None:
        self.plain = without(document, DESCRIPTION)
        self.defs, self.envelopes = split(self.plain)
        self.entries: list[Any] = self.plain.get("anyOf", [])
        reduced = {name: reduce_defaults(schema, self.defs) for name, schema in self.defs.items()}
        root = {k: v for k, v in self.plain.items() if k not in ("anyOf", "$defs")}
        self.reduced: JsonObject = {**root, "$defs": reduced}


def _apply_marks(
    schema: JsonObject, original: JsonObject, marks: set[MemberPath]
) -> tuple[JsonObject, list[str]]:
    """Mark as unstable what upstream's texts mark, definitions by their envelope branch too."""
    wanted = {path for path in marks if path[0] in {f"$defs/{n}" for n in schema["$defs"]}}
    disagreements: list[str] = []
    for name in _marked_payloads(original, marks):
        path = (f"$defs/{name}",)
        if name in schema["$defs"] and path not in wanted:
            wanted.add(path)
            disagreements.append(f"{name}: marked unstable in its envelope only")
    outer = {path for path in wanted if not any(path[:n] in wanted for n in range(1, len(path)))}

    def rebuild(member: Member) -> JsonObject:
        lookup = {m.steps: m for m in members(member.schema)}
        return _mark_below(member.schema, (), lookup, outer)

    return rebuild(Member((), "root", schema, ())), disagreements


def _mark_below(
    schema: JsonObject, at: Steps, lookup: dict[Steps, Member], wanted: set[MemberPath]
) -> JsonObject:
    def visit(child: JsonObject, step: Steps) -> JsonObject:
        result = _mark_below(child, at + step, lookup, wanted)
        return {UNSTABLE: True, **result} if lookup[at + step].path in wanted else result

    return map_children(schema, visit)


def _marked_payloads(document: JsonObject, marks: set[MemberPath]) -> set[str]:
    """Return the names of message payloads whose branch in an envelope carries the mark."""
    _, envelopes = split(document)
    names: set[str] = set()
    for path in marks:
        if path[-1].startswith("|") and path[0].removeprefix("$defs/") in {*envelopes, path[0]}:
            names.add(path[-1][1:])
    return names & document.get("$defs", {}).keys()


def _disagreements(schema: JsonObject, marks: set[MemberPath]) -> list[str]:
    """Say where the mark in the text and the membership in one file only disagree."""
    result: list[str] = []
    unstable: set[MemberPath] = set()
    for member in members(schema):
        if member.kind not in CAN_BE_UNSTABLE:
            continue
        inside = any(member.path[:n] in unstable for n in range(1, len(member.path)))
        if UNSTABLE in member.schema:
            unstable.add(member.path)
            if member.path not in marks:
                result.append(f"{readable(member.path)}: in the full file only, not marked")
        elif member.path in marks and not inside:
            result.append(f"{readable(member.path)}: marked, but in the stable file too")
    return result


def _facts(parts: list[_Parts], merged: JsonObject, marks: dict[MemberPath, str]) -> JsonObject:
    """Return the facts about senders, with what does not follow from them kept verbatim."""
    full = parts[0]
    facts = read_facts(full.entries, full.envelopes, full.defs)
    if len(parts) == 2:
        _mark_senders(facts, parts[1])
    return facts


def _mark_senders(facts: JsonObject, stable: _Parts) -> None:
    names = {entry.get("title") for entry in stable.entries}
    for sender in facts["senders"]:
        if sender["name"] not in names:
            sender[UNSTABLE] = True


def _assemble(merged: JsonObject, facts: JsonObject, lists: list[list[str]]) -> JsonObject:
    defs = merged["$defs"]
    first = [name for name in message_order(lists) if name in defs]
    names = [*first, *sorted(defs.keys() - set(first))]
    ordered = {name: _ordered(defs[name]) for name in names}
    root = {k: v for k, v in merged.items() if k != "$defs"}
    return order_keywords({**root, "x-acp": {"jsonrpc": facts}, "$defs": ordered})


def _ordered(schema: JsonObject) -> JsonObject:
    def visit(child: JsonObject, step: Steps) -> JsonObject:
        return _ordered(child)

    return order_keywords(map_children(schema, visit))


def _verbatim_places(schema: JsonObject) -> list[str]:
    return [
        join("", *steps, keyword)
        for steps, part in descend(schema)
        for keyword in part.get(VERBATIM, ())
    ]
