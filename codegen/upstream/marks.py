"""The mark in upstream's texts that says a member is unstable."""

from __future__ import annotations

import re

from acp_codegen.canonical.surface import UNSTABLE
from acp_codegen.canonical.walk import Steps, map_children
from acp_codegen.schema_io import JsonObject
from acp_codegen.upstream.envelope_facts import split
from acp_codegen.upstream.members import MemberPath, members, readable

_MARK = re.compile(r"\s*\*\*\s*UNSTABLE\s*\*\*", re.IGNORECASE)

CAN_BE_UNSTABLE = ("def", "property", "branch")
"""The kinds of member that a mark means something on."""


def marked(document: JsonObject) -> set[MemberPath]:
    """Return the members of an upstream file that are marked unstable.

    A message definition counts as marked when its branch in an envelope is.
    """
    found = {
        member.path
        for member in members(document)
        if member.kind in CAN_BE_UNSTABLE and _has_mark(member.schema)
    }
    payloads, envelopes = split(document)
    inside = {f"$defs/{name}" for name in envelopes}
    for path in list(found):
        name = path[-1][1:]
        if (path[0] in inside or not path[0].startswith("$defs/")) and name in payloads:
            found.add((f"$defs/{name}",))
    return found


def _has_mark(schema: JsonObject) -> bool:
    text = schema.get("description")
    return isinstance(text, str) and _MARK.match(text) is not None


def apply_marks(schema: JsonObject, marks: set[MemberPath]) -> JsonObject:
    """Return `schema` with ``x-unstable: true`` on each outermost marked member."""
    paths = {member.steps: member.path for member in members(schema)}
    outer = {p for p in marks if not any(p[:n] in marks for n in range(1, len(p)))}

    def mark(part: JsonObject, at: Steps) -> JsonObject:
        def visit(child: JsonObject, step: Steps) -> JsonObject:
            result = mark(child, at + step)
            return {UNSTABLE: True, **result} if paths[at + step] in outer else result

        return map_children(part, visit)

    return mark(schema, ())


def disagreements(schema: JsonObject, marks: set[MemberPath]) -> list[str]:
    """Say where the mark in the text and the membership in one file only disagree.

    Args:
        schema: the merged schema, with ``x-unstable`` on what the stable file does not have.
        marks: what the texts of the full file mark.
    """
    result: list[str] = []
    unstable: set[MemberPath] = set()
    for member in members(schema):
        if member.kind not in CAN_BE_UNSTABLE or "not" in member.steps:
            continue
        inside = any(member.path[:n] in unstable for n in range(1, len(member.path)))
        if UNSTABLE in member.schema:
            unstable.add(member.path)
            if member.path not in marks:
                result.append(f"{readable(member.path)}: in the full file only, but not marked")
        elif member.path in marks and not inside:
            result.append(f"{readable(member.path)}: marked, but in the stable file too")
    return sorted(result)
