"""Aliases that lead back to themselves: they cannot be written out where they are used."""

from __future__ import annotations

from acp_codegen.model import nodes


def is_circular(schema: nodes.Schema, name: str) -> bool:
    """Whether the alias called `name` leads back to an alias with nothing but aliases between."""
    return _leads_back(schema, nodes.Ref(name), frozenset())


def _leads_back(schema: nodes.Schema, kind: nodes.Type, seen: frozenset[str]) -> bool:
    if isinstance(kind, nodes.Ref):
        target = schema.index.get(kind.name)
        if not isinstance(target, nodes.Alias):
            return False
        return kind.name in seen or _leads_back(schema, target.type, seen | {kind.name})
    if isinstance(kind, nodes.ListOf):
        return _leads_back(schema, kind.item, seen)
    if isinstance(kind, nodes.MapOf):
        return _leads_back(schema, kind.value, seen)
    if isinstance(kind, nodes.Nullable):
        return _leads_back(schema, kind.inner, seen)
    if isinstance(kind, nodes.Choice):
        return any(_leads_back(schema, each.type, seen) for each in kind.alternatives)
    return False
