"""The comparison of two models."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, TypeAlias

from acp_codegen.diff import match
from acp_codegen.diff.change import Change, make_change, sort
from acp_codegen.diff.graph import Context, Node, Shields, Use, spread, uses
from acp_codegen.diff.pairs import Finding, MethodPair, Versions
from acp_codegen.diff.reading import Reading
from acp_codegen.diff.registry import run
from acp_codegen.diff.walk import Walk
from acp_codegen.diff.wire.inline import is_inline
from acp_codegen.diff.wire.messages import (
    ANYONE,
    Root,
    envelope_roots,
    method_roots,
    read_roles,
)
from acp_codegen.diff.wire.reader import Wire
from acp_codegen.model import nodes

Surface: TypeAlias = Literal["stable", "full", "both"]

#: Kinds that say that a member went from one surface to the other.
MOVES = frozenset({"stabilised", "withdrawn"})


def compare_schemas(
    old: nodes.Schema,
    new: nodes.Schema,
    surface: Surface = "both",
    features: frozenset[str] | None = None,
) -> tuple[Change, ...]:
    """The changes between two models, the worst first.

    Args:
        old: the version before.
        new: the version after.
        surface: what is compared: the stable members, all members, or all members with their
            moves between the unstable and the stable surface.
        features: the unstable features whose members are compared beside the stable ones; None
            for all. Without effect on the stable surface.
    """
    if surface == "stable":
        features = frozenset()
    before, after = Wire(old, features), Wire(new, features)
    versions = Versions(
        before,
        after,
        read_roles(old),
        read_roles(new),
        forward=Reading(after, before),
        backward=Reading(before, after),
    )
    return _Comparison(versions, surface == "both").changes()


class _Comparison:
    def __init__(self, versions: Versions, moves: bool) -> None:
        self.versions = versions
        self.moves = moves
        self.walk = Walk(versions, match.Definitions(versions.old, versions.new))
        self.roots: list[tuple[Node, Context]] = []
        self.methods: list[tuple[Finding, str]] = []

    def changes(self) -> tuple[Change, ...]:
        """All changes, sorted."""
        self._compare_methods()
        self._compare_envelopes()
        self._compare_rest()
        spread(self.roots)
        groups: dict[tuple[str, str, str, str], tuple[list[Finding], set[Use]]] = {}
        for finding, found in self._uses():
            if finding.kind in MOVES and not self.moves:
                continue
            group = groups.setdefault(finding.key, ([], set()))
            group[0].append(finding)
            group[1].update(found)
        made = [make_change(f, u, self._unstable(f)) for f, u in groups.values()]
        return sort(made)

    def _uses(self) -> Iterator[tuple[Finding, set[Use]]]:
        for finding, label in self.methods:
            yield finding, {Use(role, label, *outcomes) for role, *outcomes in finding.readers}
        for node in self.walk.nodes:
            for finding, shields in node.findings:
                yield finding, uses(finding, shields, node)

    def _compare_methods(self) -> None:
        old, new = self.versions.old, self.versions.new
        before = [m for m in old.schema.methods if old.has(m.features)]
        after = [m for m in new.schema.methods if new.has(m.features)]
        for one, two in match.methods(before, after):
            pair = MethodPair(
                self.versions,
                one,
                two,
                self.versions.old_roles.receivers(one.side) if one else frozenset(),
                self.versions.new_roles.receivers(two.side) if two else frozenset(),
            )
            wire = two.wire if two else one.wire if one else ""
            self.methods += [(finding, wire) for finding in run(pair)]
            if one is not None and two is not None:
                self._compare_parts(one, two, pair)

    def _compare_parts(self, one: nodes.Method, two: nodes.Method, pair: MethodPair) -> None:
        receivers = pair.old_receivers & pair.new_receivers or pair.new_receivers
        old, new = self.versions.old.schema, self.versions.new.schema
        old_roots = method_roots(old, one, self.versions.old_roles, receivers)
        before = {root.part: root for root in old_roots}
        for root in method_roots(new, two, self.versions.new_roles, receivers):
            if root.part in before:
                self._root(before[root.part], root)

    def _root(self, old: Root, new: Root) -> None:
        node = self.walk.root(old.type, new.type, old.place, new.place)
        label = new.label.lstrip("~")
        for reader in new.readers:
            self.roots.append((node, Context(reader, label, Shields())))

    def _compare_envelopes(self) -> None:
        before = envelope_roots(self.versions.old.schema, self.versions.old_roles)
        after = envelope_roots(self.versions.new.schema, self.versions.new_roles)
        for name in sorted(before.keys() & after.keys()):
            self._root(before[name], after[name])

    def _compare_rest(self) -> None:
        """Definitions that no message of both versions reaches."""
        new = self.versions.new.schema.index
        nobody = not self.versions.old.schema.methods and not self.versions.new.schema.methods
        for name, found in self.versions.old.schema.index.items():
            if is_inline(name) or name not in new or (name, name) in self.walk.visited:
                continue
            if not (
                self.versions.old.has(found.features) and self.versions.new.has(new[name].features)
            ):
                continue
            type_ = nodes.Ref(name)
            shapes = self.versions.old.definition(name), self.versions.new.definition(name)
            node = self.walk.root(type_, type_, shapes[0].place, shapes[1].place)
            if nobody:
                self.roots.append((node, Context(ANYONE, name, Shields())))

    def _unstable(self, findings: list[Finding]) -> bool:
        return all(finding.unstable or self._in_unstable(finding) for finding in findings)

    def _in_unstable(self, finding: Finding) -> bool:
        """Whether the definition around a finding is unstable as a whole."""
        found: list[bool] = []
        for place, wire in ((finding.old, self.versions.old), (finding.new, self.versions.new)):
            if place is not None:
                name = place.pointer.removeprefix("/$defs/").split("/")[0]
                around = wire.schema.index.get(name)
                found.append(around is not None and bool(around.features))
        return bool(found) and all(found)
