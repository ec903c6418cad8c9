"""What a field's key may hold and stand for, in words."""

from __future__ import annotations

import json

from acp_codegen.model import nodes


def meaning(field: nodes.Field, schema: nodes.Schema) -> tuple[str, ...]:
    """What an absent key, null and a value that does not decode stand for.

    The words follow the leniency marks of the schema (WIRE_RULES 2 to 8). A feature that is off
    is another matter: the whole field is an unknown key then.
    """
    if field.flat:
        return ()
    stands_for = _malformed(field)
    told = [f"absent means `{_json(field.default.value)}`"] if field.default is not None else []
    if field.patch:
        told += ["absent leaves the stored value as it is", "null clears it"]
    elif takes_null(field.type, schema):
        told.append("null is a value" if field.required else "null means the same as absent")
    elif field.default_on_null:
        told.append(f"null counts as `{_empty(field.type)}`")
    elif stands_for:
        told.append(f"null or a malformed value counts as {stands_for}")
        stands_for = ""
    else:
        told.append("null is an error")
    if stands_for:
        told.append(f"a malformed value counts as {stands_for}")
    if field.skip_invalid_items:
        told.append("malformed items are dropped")
    return tuple(told)


def _malformed(field: nodes.Field) -> str:
    """What a value that does not decode stands for; empty where it is an error or cannot be."""
    if not field.default_on_error or isinstance(field.type, nodes.Anything):
        return ""
    if field.default is not None:
        return f"`{_json(field.default.value)}`"
    if isinstance(field.type, nodes.ListOf):
        return "`[]`"
    return "" if field.required else "absent"


def _empty(kind: nodes.Type) -> str:
    return "[]" if isinstance(kind, nodes.ListOf) else "{}"


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def takes_null(kind: nodes.Type, schema: nodes.Schema) -> bool:
    """Whether null is a value of the type."""
    if isinstance(kind, nodes.Ref):
        found = schema.index.get(kind.name)
        if isinstance(found, nodes.Alias):
            return takes_null(found.type, schema)
        return isinstance(found, nodes.ShapeUnion) and takes_null(found.choice, schema)
    if isinstance(kind, nodes.Choice):
        return any(takes_null(each.type, schema) for each in kind.alternatives)
    if isinstance(kind, nodes.Scalar):
        return kind.kind == "null"
    return isinstance(kind, (nodes.Nullable, nodes.Anything))


def limits(kind: nodes.Type) -> tuple[str, ...]:
    """What the schema asks of a value beyond its type."""
    if isinstance(kind, nodes.Nullable):
        return limits(kind.inner)
    if isinstance(kind, nodes.ListOf):
        counts = _between(kind.min_items or None, kind.max_items, "items")
        return (*counts, *(f"each item: {text}" for text in limits(kind.item)))
    if isinstance(kind, nodes.MapOf):
        return tuple(f"each value: {text}" for text in limits(kind.value))
    return _scalar(kind) if isinstance(kind, nodes.Scalar) else ()


def _scalar(kind: nodes.Scalar) -> tuple[str, ...]:
    told = [
        *_between(kind.low, kind.high),
        *_between(kind.min_length, kind.max_length, "characters"),
    ]
    if kind.pattern is not None:
        told.append(f"matches {kind.pattern}")
    if kind.format is not None and kind.kind == "string":
        told.append(f"format {kind.format}")
    return tuple(told)


def _between(low: float | None, high: float | None, unit: str = "") -> list[str]:
    unit = f" {unit}" if unit else ""
    if low is not None and high is not None:
        return [f"{low} to {high}{unit}"]
    if low is not None:
        return [f"at least {low}{unit}"]
    return [f"at most {high}{unit}"] if high is not None else []
