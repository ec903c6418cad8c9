"""Types in words, for sentences about them."""

from __future__ import annotations

import json

from acp_codegen.model import nodes


def spell(type_: nodes.Type) -> str:
    """A type in words: ``array of Item or null``."""
    if isinstance(type_, nodes.Ref):
        return type_.name
    if isinstance(type_, nodes.Nullable):
        return f"{spell(type_.inner)} or null"
    if isinstance(type_, nodes.ListOf):
        return f"array of {spell(type_.item)}"
    if isinstance(type_, nodes.MapOf):
        inner = "" if isinstance(type_.value, nodes.Anything) else f" of {spell(type_.value)}"
        return f"object{inner}"
    if isinstance(type_, nodes.Constant):
        return json.dumps(type_.value, ensure_ascii=False)
    if isinstance(type_, nodes.Scalar):
        return f"{type_.kind} ({type_.format})" if type_.format else type_.kind
    if isinstance(type_, nodes.Choice):
        return " or ".join(dict.fromkeys(spell(each.type) for each in type_.alternatives))
    return "any JSON value"
