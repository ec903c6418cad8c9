"""Who sends what to whom: the roles of a protocol and the roots of its messages."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from acp_codegen.canonical import KINDS
from acp_codegen.diff.wire.shapes import Place
from acp_codegen.model import nodes

#: The reader of everything, for a schema that has no methods.
ANYONE = "reader"


@dataclass(frozen=True)
class Roles:
    """The parties of a protocol.

    Attributes:
        names: all of them, sorted.
        callers: for each role, those that send it requests.
        envelopes: for each envelope definition, the roles that read it.
    """

    names: tuple[str, ...]
    callers: dict[str, frozenset[str]]
    envelopes: dict[str, frozenset[str]]

    def receivers(self, side: str) -> frozenset[str]:
        """Who receives the messages of `side`: that role, or everyone where it is no role."""
        return frozenset({side}) if side in self.names else frozenset(self.names)

    def answered(self, receivers: frozenset[str]) -> frozenset[str]:
        """Who reads the answers to what `receivers` receive."""
        found: set[str] = set()
        for role in receivers:
            found |= self.callers.get(role, frozenset(self.names) - {role})
        return frozenset(found) or receivers


def read_roles(schema: nodes.Schema) -> Roles:
    """Find out the roles from the envelopes, or from the sides of the methods without them.

    An envelope is named for its sender and its kind, and lists what that sender sends.
    """
    sides = {method.side for method in schema.methods}
    by_name = _sides(schema)
    listed: dict[tuple[str, str], list[str]] = {}
    for name in sorted(schema.envelopes):
        kind = next((kind for kind in KINDS if name.endswith(kind)), None)
        if kind is not None and name != kind:
            found = [by_name[ref] for ref in _payloads(schema, name) if ref in by_name]
            listed[name, kind] = found
    names = sides & {name.removesuffix(kind).lower() for name, kind in listed} or sides
    targets = {key: _targets(found, names) for key, found in listed.items()}
    callers: dict[str, set[str]] = {}
    for (name, kind), found_sides in targets.items():
        for side in found_sides if kind == KINDS[0] else ():
            callers.setdefault(side, set()).add(name.removesuffix(kind).lower())
    roles = Roles(tuple(sorted(names)), {s: frozenset(c) for s, c in callers.items()}, {})
    for (name, kind), found_sides in targets.items():
        receivers = frozenset(role for side in found_sides for role in roles.receivers(side))
        roles.envelopes[name] = roles.answered(receivers) if kind == KINDS[1] else receivers
    return roles


def _targets(sides: list[str], names: set[str]) -> set[str]:
    """The side that an envelope is for: that of most of what it lists, less what is for all."""
    counts = Counter(side for side in sides if side in names) or Counter(sides)
    return {side for side, _ in counts.most_common(1)}


def _sides(schema: nodes.Schema) -> dict[str, str]:
    found: dict[str, str] = {}
    for method in schema.methods:
        for name in (method.params, method.result):
            if name is not None:
                found[name] = method.side
    return found


def _payloads(schema: nodes.Schema, name: str) -> Iterator[str]:
    """The definitions that an envelope lists as params or result."""
    records = {record.name: record for record in schema.records}
    found = schema.index[name]
    types: list[nodes.Type] = []
    if isinstance(found, nodes.Record):
        types += [each.type for each in found.fields]
    elif isinstance(found, nodes.ShapeUnion):
        types.append(found.choice)
    while types:
        type_ = types.pop()
        if isinstance(type_, nodes.Nullable):
            types.append(type_.inner)
        elif isinstance(type_, nodes.Choice):
            for alternative in type_.alternatives:
                inner = alternative.type
                if type_.payload and isinstance(inner, nodes.Ref):
                    yield inner.name
                elif isinstance(inner, nodes.Ref) and inner.name in records:
                    types += [each.type for each in records[inner.name].fields]


@dataclass(frozen=True)
class Root:
    """One part of the messages of a protocol: params, result, or what goes round them.

    Attributes:
        label: what to call it: the wire name of the method, or the envelope.
        part: ``"params"``, ``"result"`` or ``"envelope"``.
        type: the definition that it holds.
        readers: the roles that read it.
        place: where the method or envelope is defined.
    """

    label: str
    part: str
    type: nodes.Ref
    readers: frozenset[str]
    place: Place


def method_place(method: nodes.Method) -> Place:
    """Where a method is defined: the definition of its params."""
    return Place(method.pointer, method.wire, method.name)


def method_roots(
    schema: nodes.Schema, method: nodes.Method, roles: Roles, receivers: frozenset[str]
) -> Iterator[Root]:
    """The params and the result of a method that `receivers` receive."""
    parts = ("params", method.params), ("result", method.result)
    for part, name in parts:
        if name is not None:
            readers = receivers if part == "params" else roles.answered(receivers)
            place = Place(schema.index[name].pointer, name, name)
            yield Root(method.wire, part, nodes.Ref(name), readers, place)


def envelope_roots(schema: nodes.Schema, roles: Roles) -> dict[str, Root]:
    """The envelopes by name."""
    found: dict[str, Root] = {}
    for name, readers in roles.envelopes.items():
        place = Place(schema.index[name].pointer, name, name)
        found[name] = Root(name, "envelope", nodes.Ref(name), readers, place)
    return found
