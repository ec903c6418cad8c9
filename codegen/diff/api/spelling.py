"""Types as Python spells them, to see whether a type checker would notice a change."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from acp_codegen.model import nodes

_SCALARS = {
    "string": "str",
    "integer": "int",
    "number": "float",
    "boolean": "bool",
    "null": "None",
}

Renamed = Mapping[str, str]
Features = frozenset[str] | None


def annotation(each: nodes.Field, renamed: Renamed, features: Features) -> str:
    """The annotation of a field."""
    parts = _parts(each.type, renamed, features)
    if not each.required and (each.default is None or each.default.value is None):
        parts |= {"None"}
    if each.patch:
        parts |= {"None", "Unset"}
    return _union(parts)


def members_of(found: nodes.Definition, renamed: Renamed, features: Features) -> frozenset[str]:
    """The members of a type alias."""
    if isinstance(found, nodes.Enumeration):
        values = {f"Literal[{v.value!r}]" for v in found.values if _has(v.features, features)}
        return frozenset(values | ({_SCALARS[found.base.kind]} if found.open else set()))
    if isinstance(found, nodes.TaggedUnion):
        return frozenset(
            renamed.get(branch.record, branch.record)
            for branch in found.branches
            if _has(branch.features, features)
        )
    if isinstance(found, nodes.ShapeUnion):
        return frozenset(_parts(found.choice, renamed, features))
    if isinstance(found, nodes.Alias):
        return frozenset(_parts(found.type, renamed, features))
    return frozenset()


def _has(needed: frozenset[str], features: Features) -> bool:
    return features is None or needed <= features


def _union(parts: set[str]) -> str:
    if "object" in parts:
        return "object"
    return " | ".join(sorted(parts, key=lambda part: (part in ("None", "Unset"), part)))


def _parts(type_: nodes.Type, renamed: Renamed, features: Features) -> set[str]:
    return set(_each(type_, renamed, features))


def _each(type_: nodes.Type, renamed: Renamed, features: Features) -> Iterator[str]:
    if isinstance(type_, nodes.Nullable):
        yield from _each(type_.inner, renamed, features)
        yield "None"
    elif isinstance(type_, nodes.Choice):
        for alternative in type_.alternatives:
            if _has(alternative.features, features):
                yield from _each(alternative.type, renamed, features)
    elif isinstance(type_, nodes.Ref):
        yield renamed.get(type_.name, type_.name)
    elif isinstance(type_, nodes.Scalar):
        yield _SCALARS[type_.kind]
    elif isinstance(type_, nodes.Constant):
        yield "None" if type_.value is None else f"Literal[{type_.value!r}]"
    elif isinstance(type_, nodes.ListOf):
        yield f"list[{_union(_parts(type_.item, renamed, features))}]"
    elif isinstance(type_, nodes.MapOf):
        yield f"dict[str, {_union(_parts(type_.value, renamed, features))}]"
    else:
        yield "object"
