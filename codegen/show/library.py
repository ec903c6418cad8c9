"""Finding what a name stands for, in all protocol versions at hand."""

from __future__ import annotations

import difflib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from acp_codegen.errors import CodegenError
from acp_codegen.model import nodes

Group = Literal["type", "branch", "envelope", "method", "feature"]
Subject: TypeAlias = nodes.Definition | nodes.Method | nodes.Feature

#: How many near names an error offers.
NEAREST = 5


@dataclass(frozen=True, slots=True)
class Entry:
    """A name that can be shown; `also` are its other spellings."""

    group: Group
    name: str
    subject: Subject
    also: tuple[str, ...] = ()

    @property
    def features(self) -> frozenset[str]:
        """The features that it needs."""
        if isinstance(self.subject, nodes.Feature):
            return frozenset((self.subject.name,))
        return self.subject.features


def entries(schema: nodes.Schema) -> Iterator[Entry]:
    """All that a schema has to show: types by name, methods by side, features."""
    named = {definition.name for definition in schema.definitions}
    types: list[Entry] = [
        Entry("envelope" if d.name in schema.envelopes else "type", d.name, d)
        for d in schema.definitions
    ]
    types += [Entry("branch", r.name, r) for r in schema.records if r.name not in named]
    yield from sorted(types, key=lambda entry: entry.name)
    for method in schema.methods:
        yield Entry("method", method.wire, method, (method.name,))
    for feature in schema.features:
        yield Entry("feature", feature.name, feature, (feature.constant,))


class Library:
    """The schemas of all protocol versions, searchable by name."""

    def __init__(self, schemas: Sequence[nodes.Schema]) -> None:
        self.schemas = {schema.protocol: schema for schema in schemas}
        self.entries = {number: tuple(entries(each)) for number, each in self.schemas.items()}

    def find(self, name: str) -> dict[int, list[Entry]]:
        """The entries called `name`, by protocol version, newest first.

        One name can stand for several things: a method of two sides, a method and a feature.
        Raises CodegenError with the nearest names when there is none.
        """
        found: dict[int, list[Entry]] = {}
        for number in sorted(self.entries, reverse=True):
            hits = [e for e in self.entries[number] if name == e.name or name in e.also]
            if hits:
                found[number] = hits
        if not found:
            raise CodegenError(self._unknown(name))
        return found

    def _unknown(self, name: str) -> str:
        near = ", ".join(self.nearest(name))
        versions = " or ".join(f"v{number}" for number in sorted(self.entries))
        hint = f"did you mean {near}?" if near else "acp-codegen show --list has all names"
        return f"no type, method or feature {name!r} in {versions}; {hint}"

    def nearest(self, name: str) -> list[str]:
        """The names most like `name`, likest first; case does not count."""
        spellings: dict[str, str] = {}
        for listed in self.entries.values():
            for entry in listed:
                for spelling in (entry.name, *entry.also):
                    spellings.setdefault(spelling.lower(), spelling)
        near = difflib.get_close_matches(name.lower(), spellings, n=NEAREST, cutoff=0.6)
        inside = sorted((s for s in spellings if len(name) > 3 and name.lower() in s), key=len)
        return [spellings[each] for each in dict.fromkeys((*near, *inside))][:NEAREST]
