"""Where each definition is used: which names stand where, and which methods can carry it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from acp_codegen.model import nodes
from acp_codegen.show.pages import Use


def references(kind: nodes.Type) -> Iterator[str]:
    """The names in a type, in order."""
    if isinstance(kind, nodes.Ref):
        yield kind.name
    elif isinstance(kind, nodes.ListOf):
        yield from references(kind.item)
    elif isinstance(kind, nodes.MapOf):
        yield from references(kind.value)
    elif isinstance(kind, nodes.Nullable):
        yield from references(kind.inner)
    elif isinstance(kind, nodes.Choice):
        for each in kind.alternatives:
            yield from references(each.type)


class Uses:
    """The uses of every name in one schema."""

    def __init__(self, schema: nodes.Schema) -> None:
        self._schema = schema
        self._records = {record.name: record for record in schema.records}

    @cached_property
    def _direct(self) -> dict[str, list[Use]]:
        found: dict[str, list[Use]] = {}
        for name, use in self._all():
            listed = found.setdefault(name, [])
            if use not in listed:
                listed.append(use)
        return found

    def of(self, name: str) -> tuple[Use, ...]:
        """The places that refer to `name`: methods, unions, fields, aliases."""
        return tuple(self._direct.get(name, ()))

    def methods(self, name: str) -> tuple[str, ...]:
        """Wire names of the methods whose params or result can hold a `name`, sorted."""
        return tuple(sorted(wire for wire, names in self._reached.items() if name in names))

    def _all(self) -> Iterator[tuple[str, Use]]:
        for method in self._schema.methods:
            if method.params is not None:
                yield method.params, Use("params of", method.wire)
            if method.result is not None:
                yield method.result, Use("result of", method.wire)
        for definition in self._schema.definitions:
            yield from self._in_definition(definition)
        for record in self._schema.records:
            yield from self._in_record(record)

    def _in_definition(self, definition: nodes.Definition) -> Iterator[tuple[str, Use]]:
        name = definition.name
        if isinstance(definition, nodes.TaggedUnion):
            for branch in definition.branches:
                yield branch.record, Use("branch of", name)
                if branch.payload is not None and branch.payload != branch.record:
                    yield branch.payload, Use("payload of a branch of", name)
            for field in definition.common:
                for target in references(field.type):
                    yield target, Use("field", name, field.wire)
        elif isinstance(definition, nodes.ShapeUnion):
            for target in references(definition.choice):
                yield target, Use("branch of", name)
        elif isinstance(definition, nodes.Alias):
            for target in references(definition.type):
                yield target, Use("part of", name)

    def _in_record(self, record: nodes.Record) -> Iterator[tuple[str, Use]]:
        base = self._records.get(record.base or "")
        inherited = {field.wire or field.name for field in base.fields} if base else set[str]()
        if base is not None and record.union is None:
            yield base.name, Use("extended by", record.name)
        for field in record.fields:
            if field.common or (field.wire or field.name) in inherited:
                continue
            for target in references(field.type):
                # The payload of a branch that is a union lies flat in a field of its own.
                if not (field.flat and record.union is not None):
                    yield target, Use("field", record.name, field.wire)

    @cached_property
    def _reached(self) -> dict[str, set[str]]:
        """Method to all names that its messages can hold."""
        outgoing: dict[str, set[str]] = {}
        for target, use in self._all():
            outgoing.setdefault(use.name, set()).add(target)
        for record in self._schema.records:
            below = outgoing.setdefault(record.name, set())
            below |= {record.base} if record.base else set()
            below |= {name for field in record.fields for name in references(field.type)}
        found: dict[str, set[str]] = {}
        for method in self._schema.methods:
            roots = {name for name in (method.params, method.result) if name is not None}
            found[method.wire] = found.get(method.wire, set()) | _closure(roots, outgoing)
        return found


def _closure(roots: set[str], outgoing: dict[str, set[str]]) -> set[str]:
    found: set[str] = set()
    stack = list(roots)
    while stack:
        name = stack.pop()
        if name not in found:
            found.add(name)
            stack += outgoing.get(name, ())
    return found
