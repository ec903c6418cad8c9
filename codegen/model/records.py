"""The fields of a record."""

from __future__ import annotations

from dataclasses import replace

from acp_codegen.errors import CodegenError
from acp_codegen.model import names, nodes, shapes
from acp_codegen.model.shapes import Node
from acp_codegen.model.types import TypeReader

#: The attribute that holds an untagged union lying beside the properties of a record, where the
#: schema gives it no `x-name`.
FLAT = "variant"


class RecordReader:
    """Reads properties into fields."""

    def __init__(self, types: TypeReader) -> None:
        self._types = types

    def read(
        self, node: Node, pointer: str, owner: str, skip: frozenset[str] = frozenset()
    ) -> tuple[nodes.Field, ...]:
        """The fields for the properties of `node`, less the wire names in `skip`.

        Raises CodegenError when two properties get one Python name, and for a required name that
        is no property.
        """
        required = set(node.get("required", ()))
        fields = [
            self._field(wire, at, sub, wire in required, owner)
            for wire, at, sub in shapes.properties(node, pointer)
            if wire not in skip
        ]
        unknown = required - {wire for wire, _, _ in shapes.properties(node, pointer)}
        if unknown:
            raise CodegenError(
                f"requires {sorted(unknown)[0]!r}, which is no property", pointer + "/required"
            )
        check_names(fields)
        return tuple(fields)

    def flat(self, node: Node, pointer: str, owner: str) -> nodes.Field | None:
        """The field for an untagged union that lies beside the properties of `node`."""
        union = shapes.branches(node, pointer)
        if union is None:
            return None
        keyword, listed = union
        return nodes.Field(
            wire="",
            name=names.given(node.get("x-name", FLAT), pointer),
            type=self._types.choice(keyword, listed, owner),
            required=True,
            flat=True,
            pointer=pointer,
        )

    def _field(
        self, wire: str, pointer: str, node: Node, required: bool, owner: str
    ) -> nodes.Field:
        own = node.get("x-name")
        name = names.given(own, pointer) if own else names.snake(wire, pointer)
        return nodes.Field(
            wire=wire,
            name=name,
            type=self._types.read(node, pointer, owner + names.pascal(own or wire, pointer)),
            required=required,
            default=nodes.Default(node["default"]) if "default" in node else None,
            default_on_error=node.get("x-deserialize-default-on-error", False),
            default_on_null=node.get("x-deserialize-default-on-null", False),
            skip_invalid_items=node.get("x-deserialize-skip-invalid-items", False),
            patch=node.get("x-patch", False),
            features=shapes.features_of(node, pointer),
            example=nodes.Example(node["x-example"]) if "x-example" in node else None,
            description=node.get("description"),
            pointer=pointer,
        )


def check_names(fields: list[nodes.Field]) -> None:
    """CodegenError when two fields of one record get one Python name."""
    registry = names.Registry("attribute")
    for each in fields:
        registry.add(each.name, each.pointer)


def merged(
    common: tuple[nodes.Field, ...], own: tuple[nodes.Field, ...]
) -> tuple[nodes.Field, ...]:
    """The fields of a branch: the common ones, then its own.

    A property declared in both is one field with the type of the branch, which narrows, and the
    leniency of both.
    """
    shared = {each.wire: each for each in common if not each.flat}
    result = {each.pointer: each for each in common}
    for each in own:
        other = shared.get(each.wire) if not each.flat else None
        if other is not None:
            result.pop(other.pointer)
        result[each.pointer] = each if other is None else _narrowed(each, other)
    fields = list(result.values())
    check_names(fields)
    return tuple(fields)


def _narrowed(each: nodes.Field, other: nodes.Field) -> nodes.Field:
    """One field for a property that a branch declares anew, with the leniency of both."""
    return replace(
        each,
        required=each.required or other.required,
        default_on_error=each.default_on_error or other.default_on_error,
        default_on_null=each.default_on_null or other.default_on_null,
        skip_invalid_items=each.skip_invalid_items or other.skip_invalid_items,
    )
