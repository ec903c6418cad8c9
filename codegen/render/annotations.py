"""The Python type of each type of the model."""

from __future__ import annotations

from acp_codegen.model import nodes
from acp_codegen.render.literals import literal

_SCALARS = {
    "string": "str",
    "integer": "int",
    "number": "float",
    "boolean": "bool",
    "null": "None",
}

#: Builtins that annotations use; a field of the same name hides them inside its class.
BUILTINS = frozenset({"str", "int", "float", "bool", "list", "dict"})


def annotation(kind: nodes.Type, hidden: frozenset[str] = frozenset()) -> str:
    """The annotation for a value of `kind`; `hidden` builtins are written in full."""
    text = " | ".join(_parts(kind, hidden))
    return text or "Any"


def field_annotation(each: nodes.Field, hidden: frozenset[str] = frozenset()) -> str:
    """The annotation of an attribute, which can also be None or Unset where its key is absent."""
    text = annotation(each.type, hidden)
    optional = not each.required or bool(each.features)
    if text == "Any":
        return text
    if optional and each.default is None and "None" not in text.split(" | "):
        text += " | None"
    return f"{text} | Unset" if each.patch else text


def _parts(kind: nodes.Type, hidden: frozenset[str]) -> list[str]:
    """The members of a union, each once, in order, None last."""
    if isinstance(kind, nodes.Scalar):
        return [_builtin(_SCALARS[kind.kind], hidden)]
    if isinstance(kind, nodes.Anything):
        return ["Any"]
    if isinstance(kind, nodes.Constant):
        return [f"Literal[{literal(kind.value)}]"]
    if isinstance(kind, nodes.Ref):
        return [kind.name]
    if isinstance(kind, nodes.ListOf):
        return [f"{_builtin('list', hidden)}[{annotation(kind.item, hidden)}]"]
    if isinstance(kind, nodes.MapOf):
        key = _builtin("str", hidden)
        return [f"{_builtin('dict', hidden)}[{key}, {annotation(kind.value, hidden)}]"]
    if isinstance(kind, nodes.Nullable):
        inner = _parts(kind.inner, hidden)
        return inner if "Any" in inner else _unique([*inner, "None"])
    return _choice(kind, hidden)


def _choice(kind: nodes.Choice, hidden: frozenset[str]) -> list[str]:
    if kind.payload:
        return ["Any"]
    constants = [a.type for a in kind.alternatives if isinstance(a.type, nodes.Constant)]
    if constants and len(constants) == len(kind.alternatives):
        return [f"Literal[{', '.join(literal(each.value) for each in constants)}]"]
    parts = [part for a in kind.alternatives for part in _parts(a.type, hidden)]
    return ["Any"] if "Any" in parts else _unique(parts)


def _unique(parts: list[str]) -> list[str]:
    seen = dict.fromkeys(part for part in parts if part != "None")
    return [*seen, *(["None"] if "None" in parts else [])]


def _builtin(name: str, hidden: frozenset[str]) -> str:
    return f"builtins.{name}" if name in hidden else name


def definition_annotation(definition: nodes.Definition) -> str:
    """What the type alias of a definition that is no class stands for."""
    if isinstance(definition, nodes.TaggedUnion):
        return " | ".join(branch.record for branch in definition.branches)
    if isinstance(definition, nodes.ShapeUnion):
        return annotation(definition.choice)
    if isinstance(definition, nodes.Enumeration):
        values = ", ".join(literal(each.value) for each in definition.values)
        base = f" | {_SCALARS[definition.base.kind]}" if definition.open else ""
        return f"Literal[{values}]{base}"
    if isinstance(definition, nodes.Alias):
        return annotation(definition.type)
    raise TypeError(definition)
