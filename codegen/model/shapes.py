"""Reading a JSON Schema node by its shape: small questions that the builders ask."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from acp_codegen.errors import CodegenError

Node = Mapping[str, Any]

#: Keywords that say how to read a member and nothing about the values it takes.
ANNOTATIONS = frozenset(
    "$comment $schema contentEncoding contentMediaType default deprecated description "
    "discriminator examples title x-deserialize-default-on-error x-deserialize-default-on-null "
    "x-deserialize-skip-invalid-items x-docs-ignore x-example x-method x-name x-patch x-side "
    "x-unstable".split()
)


def escape(token: str) -> str:
    """One reference token of a JSON Pointer (RFC 6901)."""
    return token.replace("~", "~0").replace("/", "~1")


def features_of(node: Node, pointer: str) -> frozenset[str]:
    """The features under `x-unstable`; CodegenError for an unstable member without one."""
    mark = node.get("x-unstable")
    if mark is None:
        return frozenset()
    if isinstance(mark, str) and mark:
        return frozenset((mark,))
    raise CodegenError("is unstable but names no feature; set 'x-unstable' to one", pointer)


def referenced(node: Node, pointer: str) -> str | None:
    """The name of the definition that the node refers to, bare or as `allOf` of one `$ref`."""
    target = node.get("$ref")
    if target is None:
        parts = node.get("allOf")
        if parts is None:
            return None
        if len(parts) != 1 or set(parts[0]) - ANNOTATIONS != {"$ref"}:
            raise CodegenError("'allOf' is supported for exactly one '$ref'", pointer + "/allOf")
        target = parts[0]["$ref"]
    return local_name(target, pointer)


def local_name(target: str, pointer: str) -> str:
    """The definition name in a reference `#/$defs/NAME`; CodegenError for any other."""
    prefix = "#/$defs/"
    if not target.startswith(prefix):
        raise CodegenError(f"{target!r} is no reference into this schema's '$defs'", pointer)
    return target[len(prefix) :].replace("~1", "/").replace("~0", "~")


def is_reference(node: Node) -> bool:
    """Whether the node is a reference and nothing else."""
    return set(node) - ANNOTATIONS in ({"$ref"}, {"allOf"})


def branches(node: Node, pointer: str) -> tuple[str, list[tuple[str, Node]]] | None:
    """The keyword (`anyOf` or `oneOf`) and the branches with their pointers."""
    keywords = [key for key in ("anyOf", "oneOf") if key in node]
    if not keywords:
        return None
    if len(keywords) == 2:
        raise CodegenError("'anyOf' beside 'oneOf' is not supported", pointer)
    key = keywords[0]
    return key, [(f"{pointer}/{key}/{i}", sub) for i, sub in enumerate(node[key])]


def properties(node: Node, pointer: str) -> Iterator[tuple[str, str, Node]]:
    """Wire name, pointer and schema of each property."""
    listed: dict[str, Any] = node.get("properties", {})
    for wire, sub in listed.items():
        yield wire, f"{pointer}/properties/{escape(wire)}", as_node(sub)


def as_node(node: Any) -> Node:
    """`true` is the schema that takes anything."""
    return {} if node is True else node


def is_constant(node: Node) -> bool:
    """Whether the node takes one scalar value."""
    return "const" in node


def is_object(node: Node) -> bool:
    """Whether the node describes an object with known properties."""
    return "properties" in node


def is_bare_object(node: Node) -> bool:
    """Whether the node asks for an object and says nothing of its keys."""
    return set(node) - ANNOTATIONS == {"type"} and node["type"] == "object"


def keeps_keys(node: Node) -> bool:
    """Whether keys that are not declared belong to the value (WIRE_RULES 12)."""
    return node.get("additionalProperties") is True or is_bare_object(node)


def is_null(node: Node) -> bool:
    """Whether the node takes null and nothing else."""
    return node.get("type") == "null" and not is_object(node)


def takes_anything(node: Node) -> bool:
    """Whether the node sets no condition at all."""
    return not set(node) - ANNOTATIONS
