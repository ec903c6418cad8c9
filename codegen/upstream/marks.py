"""The mark in upstream's texts that says a member is unstable."""

from __future__ import annotations

import re

from acp_codegen.schema_io import JsonObject
from acp_codegen.upstream.members import MemberPath, members

_MARK = re.compile(r"\s*\*\*\s*UNSTABLE\s*\*\*", re.IGNORECASE)

CAN_BE_UNSTABLE = ("def", "property", "branch")
"""The kinds of member that a mark is meaningful on."""


def marked(document: JsonObject) -> dict[MemberPath, str]:
    """Return the members whose description starts with the mark, with their pointer steps."""
    return {
        member.path: "/".join(map(str, member.steps))
        for member in members(document)
        if member.kind in CAN_BE_UNSTABLE and _has_mark(member.schema)
    }


def _has_mark(schema: JsonObject) -> bool:
    text = schema.get("description")
    return isinstance(text, str) and _MARK.match(text) is not None
