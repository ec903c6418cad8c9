"""Members: what a release adds, removes or marks. Each has a path that survives reordering.

A member is a definition, a property, or a branch of a union (a value of an enumeration too).
Its path names properties and branches by what they are, never by their index.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, NamedTuple, TypeAlias

from acp_codegen.canonical.walk import UNIONS, Steps, children, def_name, referred
from acp_codegen.schema_io import JsonObject, is_object

MemberPath: TypeAlias = tuple[str, ...]
"""Steps such as ``("$defs/Shape", "|circle", ".radius")``; hashable and order-free."""


_SHAPE = ("type", "format", "enum", "pattern", "items")


class Member(NamedTuple):
    """One definition, property or branch, or another place that can hold a description.

    Attributes:
        path: identifies the place in every release that has it.
        kind: ``"root"``, ``"def"``, ``"property"``, ``"branch"`` or ``"other"``.
        schema: the schema at the place, not a copy.
        steps: where it is in this document (tokens of a JSON Pointer).
    """

    path: MemberPath
    kind: str
    schema: JsonObject
    steps: Steps


def members(document: JsonObject) -> Iterator[Member]:
    """Yield every schema of `document` with its path, parents first."""
    yield from _walk(Member((), "root", document, ()))


def _walk(member: Member) -> Iterator[Member]:
    yield member
    seen: dict[MemberPath, int] = {}
    for steps, child in children(member.schema):
        kind, label = _label(steps, child)
        path = (*member.path, label)
        seen[path] = seen.get(path, 0) + 1
        if seen[path] > 1:
            path = (*member.path, f"{label}#{seen[path]}")
        yield from _walk(Member(path, kind, child, member.steps + steps))


def _label(steps: Steps, child: JsonObject) -> tuple[str, str]:
    keyword = steps[0]
    if keyword == "$defs":
        return "def", f"$defs/{steps[1]}"
    if keyword == "properties":
        return "property", f".{steps[1]}"
    if keyword in UNIONS:
        return "branch", f"|{branch_label(child)}"
    return "other", "/".join(map(str, steps))


def branch_label(branch: Any) -> str:
    """Return what tells `branch` from its siblings.

    In this order: the constant of its tag, its own constant, the definition it refers to, its
    title, and at last its type.
    """
    if not is_object(branch):
        return json.dumps(branch)
    for name, schema in branch.get("properties", {}).items():
        if is_object(schema) and "const" in schema and name in branch.get("required", ()):
            return str(schema["const"])
    if "const" in branch:
        return str(branch["const"])
    target = def_name(referred(branch))
    if target is not None:
        return target
    if "title" in branch:
        return str(branch["title"])
    return json.dumps({k: branch[k] for k in _SHAPE if k in branch})


def readable(path: MemberPath) -> str:
    """Return a path as people write it: ``Def``, ``Def.property``, ``Def|branch``."""
    shown = [p.removeprefix("$defs/") for p in path if p[:1] in "|." or p.startswith("$defs/")]
    return "".join(shown) or "(root)"
