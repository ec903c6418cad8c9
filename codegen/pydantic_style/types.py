"""The schema of a type, for a generator that must find nothing left to name.

A type with limits that is not the type of a whole definition or field becomes a definition too,
under a name that follows from where it stands: else it would get a made-up one, with a number.
"""

from __future__ import annotations

from collections.abc import Mapping

from acp_codegen.errors import CodegenError
from acp_codegen.model import names, nodes
from acp_codegen.pydantic_style.names import IN_ORDER, INTEGER, NUMBER, UNION_MODE, runtime_path
from acp_codegen.schema_io import JsonObject

_CUSTOM = {"integer": INTEGER, "number": NUMBER}
_LIMITS = frozenset(
    {"minimum", "maximum", "minLength", "maxLength", "pattern", "minItems", "maxItems"}
)


class Types:
    """Writes types; `helpers` collects the definitions that they need."""

    def __init__(self) -> None:
        self.helpers: JsonObject = {}

    def schema(self, kind: nodes.Type, hint: str) -> JsonObject:
        """The schema of `kind`, which stands in the place called `hint`.

        Raises CodegenError when two types with limits get one name.
        """
        if isinstance(kind, nodes.Scalar):
            return scalar(kind)
        if isinstance(kind, nodes.Constant):
            return {"type": "null"} if kind.value is None else {"const": kind.value}
        if isinstance(kind, nodes.ListOf):
            items = self._nested(kind.item, hint + "Item")
            limits = {"minItems": kind.min_items or None, "maxItems": kind.max_items}
            return _with({"type": "array", "items": items}, limits)
        if isinstance(kind, nodes.MapOf):
            values = self._nested(kind.value, hint + "Value")
            return {"type": "object", "additionalProperties": values or True}
        if isinstance(kind, nodes.Nullable):
            return _nullable(self.schema(kind.inner, hint))
        if isinstance(kind, nodes.Ref):
            return reference(kind.name)
        if isinstance(kind, nodes.Choice):
            return self.choice(kind, hint)
        return {}

    def choice(self, kind: nodes.Choice, hint: str) -> JsonObject:
        """The schema of a choice; a branch with limits is called after its title or its type."""
        # What an envelope carries is told by its method: any value goes, and the method says more.
        if kind.payload or not kind.alternatives:
            return {}
        constants = [a.type.value for a in kind.alternatives if isinstance(a.type, nodes.Constant)]
        if len(constants) == len(kind.alternatives) and None not in constants:
            return {"enum": constants}
        if len(kind.alternatives) == 1:
            return self.schema(kind.alternatives[0].type, hint)
        return any_of([self._branch(each, hint) for each in kind.alternatives])

    def _branch(self, branch: nodes.Alternative, hint: str) -> JsonObject:
        node = self.schema(branch.type, hint)
        kind = node.get("type")
        prefix = branch.title or (kind if isinstance(kind, str) else "Nullable")
        return self._named(node, names.pascal(prefix, branch.pointer) + hint)

    def _nested(self, kind: nodes.Type, hint: str) -> JsonObject:
        return self._named(self.schema(kind, hint), hint)

    def _named(self, node: JsonObject, name: str) -> JsonObject:
        if not _LIMITS & node.keys():
            return node
        if self.helpers.setdefault(name, node) != node:
            raise CodegenError("two types with limits get this name", f"/$defs/{name}")
        return reference(name)


def scalar(kind: nodes.Scalar) -> JsonObject:
    """The schema of a scalar, less its format: text stays as it was sent."""
    node: JsonObject = {"type": kind.kind}
    if kind.kind in _CUSTOM:
        node["customTypePath"] = runtime_path(_CUSTOM[kind.kind])
    limits = {
        "minimum": kind.minimum,
        "maximum": kind.maximum,
        "minLength": kind.min_length,
        "maxLength": kind.max_length,
        "pattern": kind.pattern,
    }
    return _with(node, limits)


def reference(name: str) -> JsonObject:
    """A reference to a definition."""
    return {"$ref": f"#/$defs/{name}"}


def any_of(listed: list[JsonObject]) -> JsonObject:
    """A choice; where branches may overlap, the first that fits wins (WIRE_RULES 10)."""
    in_order = any("$ref" in each for each in listed)
    return {"anyOf": listed, **({UNION_MODE: IN_ORDER} if in_order else {})}


def _nullable(inner: JsonObject) -> JsonObject:
    if not inner:
        return {}
    if isinstance(inner.get("type"), str):
        return {**inner, "type": [inner["type"], "null"]}
    if "anyOf" in inner:
        return {**inner, "anyOf": [*inner["anyOf"], {"type": "null"}]}
    return {"anyOf": [inner, {"type": "null"}]}


def _with(node: JsonObject, limits: Mapping[str, object]) -> JsonObject:
    return {**node, **{key: value for key, value in limits.items() if value is not None}}
