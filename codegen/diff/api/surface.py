"""The names that a generated package offers, each with what a type checker sees of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from acp_codegen.diff.api.spelling import annotation, members_of
from acp_codegen.diff.wire.inline import is_inline
from acp_codegen.model import nodes


@dataclass(frozen=True)
class Attribute:
    """One field of a class."""

    name: str
    annotation: str
    required: bool
    unstable: bool
    pointer: str


@dataclass(frozen=True)
class Named:
    """A class or a type alias.

    Attributes:
        name: what users import.
        kind: ``"class"`` or ``"type"``.
        key: what stays the same when a definition or union is renamed: tag or title of a branch.
        union: the union that a branch belongs to.
        members: of an alias, its members in any order.
        attributes: of a class, its fields by name.
        unstable: it is imported from the unstable part.
        pointer: where it is in the schema.
    """

    name: str
    kind: str
    pointer: str
    unstable: bool
    key: str | None = None
    union: str | None = None
    members: frozenset[str] = frozenset()
    attributes: Mapping[str, Attribute] = field(default_factory=dict[str, Attribute])


@dataclass(frozen=True)
class Callable:
    """A method stub."""

    name: str
    params: str | None
    result: str | None
    unstable: bool
    pointer: str


@dataclass(frozen=True)
class Surface:
    """Everything that users can name."""

    names: Mapping[str, Named]
    methods: Mapping[str, Callable]


def read_surface(
    schema: nodes.Schema, renamed: Mapping[str, str], features: frozenset[str] | None
) -> Surface:
    """The names of a generated package.

    Args:
        schema: the model.
        renamed: new names of definitions, put in wherever a type mentions one.
        features: the features whose members exist; None for all.
    """
    names: dict[str, Named] = {}
    around = {f"/$defs/{name}" for name in schema.envelopes}
    for record in schema.records:
        inside = any(record.pointer == p or record.pointer.startswith(p + "/") for p in around)
        if not inside and not is_inline(record.name) and _has(record.features, features):
            names[record.name] = _class(record, renamed, features)
    for found in schema.definitions:
        if found.name in schema.envelopes or found.name in names or is_inline(found.name):
            continue
        if _has(found.features, features):
            names[found.name] = Named(
                found.name,
                "type",
                found.pointer,
                bool(found.features),
                members=members_of(found, renamed, features),
            )
    methods = {
        f"{method.side}.{method.name}": Callable(
            f"{method.side}.{method.name}",
            renamed.get(method.params or "", method.params),
            renamed.get(method.result or "", method.result),
            bool(method.features),
            method.pointer,
        )
        for method in schema.methods
        if _has(method.features, features)
    }
    return Surface(names, methods)


def _has(needed: frozenset[str], features: frozenset[str] | None) -> bool:
    return features is None or needed <= features


def _class(
    record: nodes.Record, renamed: Mapping[str, str], features: frozenset[str] | None
) -> Named:
    attributes = {
        each.name: Attribute(
            each.name,
            annotation(each, renamed, features),
            each.required,
            bool(each.features),
            each.pointer,
        )
        for each in record.fields
        if _has(each.features, features)
    }
    tag = record.tag.value if record.tag is not None else None
    return Named(
        record.name,
        "class",
        record.pointer,
        bool(record.features),
        key=tag or ("other" if record.payload else None),
        union=record.union,
        attributes=attributes,
    )
