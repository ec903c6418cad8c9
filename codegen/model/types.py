"""From a JSON Schema node to a type of the model."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from acp_codegen.errors import CodegenError
from acp_codegen.model import nodes, shapes
from acp_codegen.model.shapes import Node

#: Widths that decoding enforces; the 64-bit formats have only their `minimum` (WIRE_RULES 19).
_WIDTHS = {
    f"{'' if signed else 'u'}int{bits}": (-(1 << bits - 1), (1 << bits - 1) - 1)
    if signed
    else (0, (1 << bits) - 1)
    for bits in (8, 16, 32)
    for signed in (True, False)
}

InlineRecord = Callable[[Node, str, str], str]


class TypeReader:
    """Reads types; `inline_record(node, pointer, hint)` makes a class of an inline object."""

    def __init__(self, definitions: dict[str, Node], inline_record: InlineRecord) -> None:
        self._definitions = definitions
        self._inline_record = inline_record

    def read(self, node: Any, pointer: str, hint: str) -> nodes.Type:
        """The type of `node`; `hint` names a class for an inline object.

        Raises CodegenError for what the vocabulary allows but the model has no form for.
        """
        node = shapes.as_node(node)
        if node is False:
            raise CodegenError("'false' takes no value at all", pointer)
        if shapes.takes_anything(node):
            return nodes.Anything()
        if shapes.is_reference(node):
            name = shapes.referenced(node, pointer)
            assert name is not None
            return nodes.Ref(name)
        if "const" in node:
            return nodes.Constant(node["const"])
        if "enum" in node:
            return _choice([nodes.Constant(value) for value in node["enum"]])
        if shapes.is_object(node):
            return nodes.Ref(self._inline_record(node, pointer, hint))
        union = shapes.branches(node, pointer)
        if union is not None:
            return self._union(node, union, pointer, hint)
        return self._by_type(node, pointer, hint)

    def _union(
        self, node: Node, union: tuple[str, list[tuple[str, Node]]], pointer: str, hint: str
    ) -> nodes.Type:
        keyword, listed = union
        rest = [(at, sub) for at, sub in listed if not shapes.is_null(sub)]
        if len(rest) == 1 and len(listed) == 2:
            return nodes.Nullable(self.read(rest[0][1], rest[0][0], hint))
        choice = self.choice(keyword, rest, hint)
        return choice if len(rest) == len(listed) else nodes.Nullable(choice)

    def choice(self, keyword: str, listed: list[tuple[str, Node]], hint: str) -> nodes.Choice:
        """The branches of `anyOf` or `oneOf`, told apart by shape."""
        alternatives = tuple(
            nodes.Alternative(
                type=self.read(sub, at, sub.get("x-name") or sub.get("title") or hint),
                features=shapes.features_of(sub, at),
                title=sub.get("title"),
                pointer=at,
                description=sub.get("description"),
            )
            for at, sub in listed
        )
        objects = all(isinstance(a.type, nodes.Ref) for a in alternatives)
        return nodes.Choice(
            alternatives,
            exclusive=keyword == "oneOf" and objects,
            one_of=keyword == "oneOf",
            payload=self._is_payload([sub for _, sub in listed]),
        )

    def _is_payload(self, listed: list[Node]) -> bool:
        """Whether the branches are the params or results of methods."""
        targets = [self._definitions.get(shapes.referenced(sub, "") or "", {}) for sub in listed]
        methods = [target for target in targets if "x-method" in target]
        return bool(methods) and all("x-method" in t or shapes.takes_anything(t) for t in targets)

    def _by_type(self, node: Node, pointer: str, hint: str) -> nodes.Type:
        kinds = node.get("type")
        if kinds is None:
            raise CodegenError(
                f"no form for a schema of just {', '.join(sorted(set(node)))}", pointer
            )
        listed = [kinds] if isinstance(kinds, str) else list(kinds)
        types = [self._one(node, kind, pointer, hint) for kind in listed if kind != "null"]
        if not types:
            return nodes.Scalar("null")
        inner = types[0] if len(types) == 1 else _choice(types)
        return nodes.Nullable(inner) if "null" in listed else inner

    def _one(self, node: Node, kind: str, pointer: str, hint: str) -> nodes.Type:
        if kind == "array":
            return nodes.ListOf(
                self.read(node.get("items", {}), pointer + "/items", hint + "Item"),
                min_items=node.get("minItems", 0),
                max_items=node.get("maxItems"),
            )
        if kind == "object":
            values = node.get("additionalProperties", True)
            if values is False:
                raise CodegenError("closed objects are not supported", pointer)
            return nodes.MapOf(self.read(values, pointer + "/additionalProperties", hint + "Value"))
        return scalar(node, kind, pointer)


def scalar(node: Node, kind: str, pointer: str) -> nodes.Scalar:
    """A scalar with its constraints, the width of its integer format folded in."""
    if kind not in ("string", "integer", "number", "boolean", "null"):
        raise CodegenError(f"{kind!r} is no JSON Schema type", pointer + "/type")
    minimum, maximum, form = node.get("minimum"), node.get("maximum"), node.get("format")
    width = _WIDTHS.get(form or "") if kind == "integer" else None
    return nodes.Scalar(
        kind,  # type: ignore[arg-type]  # narrowed by the check above
        minimum=minimum,
        maximum=maximum,
        min_length=node.get("minLength"),
        max_length=node.get("maxLength"),
        pattern=node.get("pattern"),
        format=form,
        low=max((x for x in (minimum, width and width[0]) if x is not None), default=None),
        high=min((x for x in (maximum, width and width[1]) if x is not None), default=None),
    )


def _choice(types: list[Any]) -> nodes.Choice:
    return nodes.Choice(tuple(nodes.Alternative(t) for t in types))
