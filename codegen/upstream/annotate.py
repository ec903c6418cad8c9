"""Our own annotations: carried over from the schema in place, or read from files of names."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from acp_codegen.canonical.surface import UNSTABLE
from acp_codegen.canonical.walk import Steps, map_children
from acp_codegen.schema_io import JsonObject
from acp_codegen.upstream.members import MemberPath, members, readable

PATCH = "x-patch"
CARRIED = ("description", "x-name", "x-example", PATCH)
"""Keywords that a member keeps as long as upstream has it."""


@dataclass
class Knowledge:
    """What is known about members before an import.

    Attributes:
        annotations: by path, the values of the `CARRIED` keywords.
        features: by path, the feature that an unstable member of the old schema needs.
        named: by readable path (``Def``, ``Def.property``, ``Def|branch``), the features that
            a file of names gives a member, those of its definition among them or not.
        patches: readable paths of properties that are to carry ``x-patch``.
        paths: all members of the old schema.
    """

    annotations: dict[MemberPath, JsonObject] = field(default_factory=dict[MemberPath, JsonObject])
    features: dict[MemberPath, str] = field(default_factory=dict[MemberPath, str])
    named: Mapping[str, list[str]] = field(default_factory=dict[str, list[str]])
    patches: frozenset[str] = frozenset()
    paths: set[MemberPath] = field(default_factory=set[MemberPath])


def learn(canonical: JsonObject) -> Knowledge:
    """Return what an existing canonical schema knows about its members."""
    known = Knowledge()
    for member in members(canonical):
        known.paths.add(member.path)
        kept = {k: member.schema[k] for k in CARRIED if k in member.schema}
        if kept:
            known.annotations[member.path] = kept
        feature = member.schema.get(UNSTABLE)
        if isinstance(feature, str):
            known.features[member.path] = feature
    return known


def annotate(schema: JsonObject, known: Knowledge, marks: set[MemberPath]) -> JsonObject:
    """Return `schema` with feature names, descriptions and hints put on known members.

    Args:
        schema: a canonical document whose unstable members carry ``x-unstable: true``.
        known: what to put on them.
        marks: members that upstream's text marks unstable. Inside an unstable member such a
            mark alone says nothing new; it stays only when the feature it adds is known.
    """
    paths = {member.steps: member.path for member in members(schema)}
    return _Annotator(known, marks, paths).apply(schema, (), frozenset())


class _Annotator:
    def __init__(
        self, known: Knowledge, marks: set[MemberPath], paths: dict[Steps, MemberPath]
    ) -> None:
        self.known = known
        self.marks = marks
        self.paths = paths

    def apply(self, schema: JsonObject, at: Steps, outer: frozenset[str]) -> JsonObject:
        """Annotate the schema at `at`; `outer` are the features of what encloses it."""
        path = self.paths[at]
        result = dict(schema)
        feature = self._feature(path, schema, outer)
        if feature is not None:
            result[UNSTABLE] = feature
        else:
            result.pop(UNSTABLE, None)
        result.update(self.known.annotations.get(path, {}))
        if readable(path) in self.known.patches and path[-1].startswith("."):
            result[PATCH] = True
        inner = outer | {feature} if isinstance(feature, str) else outer

        def visit(child: JsonObject, step: Steps) -> JsonObject:
            return self.apply(child, at + step, inner)

        return map_children(result, visit)

    def _feature(self, path: MemberPath, schema: JsonObject, outer: frozenset[str]) -> Any:
        """Return the feature that this member adds, True when it has no name, None if none."""
        added = UNSTABLE in schema
        if not added and not (outer and path in self.marks):
            return None
        names = [*self.known.named.get(readable(path), ()), *self._inside_not(path)]
        if path in self.known.features:
            names.append(self.known.features[path])
        new = [name for name in names if name not in outer]
        if new:
            return new[0]
        return True if added else None

    def _inside_not(self, path: MemberPath) -> list[str]:
        """Return the feature of the sibling branch that a branch below `not` excludes."""
        if len(path) < 3 or path[-2] != "not":
            return []
        sibling = (*path[:-3], path[-1])
        names = list(self.known.named.get(readable(sibling), ()))
        feature = self.known.features.get(sibling)
        return [*names, feature] if feature else names
