"""The sides of a conversation, and what a connection has to know beside the methods."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from acp_codegen.errors import CodegenError
from acp_codegen.model import names, nodes
from acp_codegen.model.shapes import Node, features_of

#: What a base class has beside its methods.
ROLE_ATTRIBUTES = ("connected", "dispatcher", "ext_method", "ext_notification")


def read_roles(document: Node, methods: tuple[nodes.Method, ...]) -> tuple[nodes.Role, ...]:
    """The sides that a program can play, in the order of the schema.

    A sender with requests of its own is a role: it receives what it answers, and its peer receives
    what it sends. One whose methods were all left out is none. Raises CodegenError where the names
    of a role would mean two things.
    """
    found: list[nodes.Role] = []
    for index, sender in enumerate(_facts(document).get("senders", ())):
        if sender.get("inline") or not {"Request", "Response"} <= sender.keys():
            continue
        pointer = f"/x-acp/jsonrpc/senders/{index}"
        side, peer = str(sender["Response"]), str(sender["Request"])
        if not any(method.side in (side, peer) for method in methods):
            continue
        role = nodes.Role(
            name=names.pascal(side, pointer),
            side=side,
            peer=peer,
            peer_name=names.snake(peer, pointer),
            features=features_of(sender, pointer),
            pointer=pointer,
        )
        _check_attributes(role, methods)
        found.append(role)
    _check_classes(found, document.get("$defs", {}))
    return tuple(found)


def _facts(document: Node) -> Node:
    facts: Node = document.get("x-acp", {}).get("jsonrpc", {})
    return facts


def _check_attributes(role: nodes.Role, methods: Iterable[nodes.Method]) -> None:
    registry = names.Registry("method")
    for name in (*ROLE_ATTRIBUTES, role.peer_name):
        registry.add(name, role.pointer)
    for method in methods:
        if method.side == role.side:
            registry.add(method.name, method.pointer)


def _check_classes(roles: Iterable[nodes.Role], defs: Mapping[str, Node]) -> None:
    registry = names.Registry("class")
    for name in defs:
        registry.add(name, f"/$defs/{name}")
    for role in roles:
        for name in (role.name, role.dispatcher, role.caller):
            registry.add(name, role.pointer)


def read_rpc(
    document: Node,
    methods: tuple[nodes.Method, ...],
    made: Mapping[str, nodes.Definition],
) -> nodes.Rpc:
    """What a connection has to know beside the methods that programs implement.

    The message that cancels a request is the notification to no role whose params hold a request
    id. The requests that settle the version are those whose params hold one. Raises CodegenError
    for a mark that points to a definition of another shape.
    """
    facts = _facts(document)
    identity: str | None = facts.get("id")
    version: Node = document.get("x-acp", {}).get("version", {})
    kind: str | None = version.get("type")
    roles = {sender.get("Response") for sender in facts.get("senders", ())}
    cancels = [
        (method.wire, key)
        for method in methods
        if method.notification and method.side not in roles
        for key in _keys_of(made, method.params, identity)
    ]
    handshakes = tuple(
        nodes.Handshake(method.side, method.wire, key)
        for method in methods
        if not method.notification
        for key in _keys_of(made, method.params, kind)
        if key in _keys_of(made, method.result, kind)
    )
    return nodes.Rpc(
        null_id=identity is not None and _takes_null(made[identity]),
        cancel=cancels[0] if len(cancels) == 1 else None,
        handshakes=handshakes,
        unsupported=_unsupported(version, kind, made),
    )


def _keys_of(
    made: Mapping[str, nodes.Definition], params: str | None, kind: str | None
) -> list[str]:
    """The required keys of a record whose value is of the definition `kind`."""
    record = made.get(params or "")
    if kind is None or not isinstance(record, nodes.Record):
        return []
    return [f.wire for f in record.fields if f.required and f.type == nodes.Ref(kind)]


def _takes_null(definition: nodes.Definition) -> bool:
    if isinstance(definition, nodes.ShapeUnion):
        types = [each.type for each in definition.choice.alternatives]
        return any(isinstance(t, nodes.Scalar) and t.kind == "null" for t in types)
    return isinstance(definition, nodes.Alias) and isinstance(definition.type, nodes.Nullable)


def _unsupported(
    version: Node, kind: str | None, made: Mapping[str, nodes.Definition]
) -> nodes.Unsupported | None:
    """How a version that no one speaks is refused."""
    error: Node | None = version.get("unsupported")
    if error is None or kind is None:
        return None
    pointer = "/x-acp/version/unsupported/data"
    record = made.get(error["data"])
    if not isinstance(record, nodes.Record):
        raise CodegenError(f"the definition {error['data']!r} is no object of this schema", pointer)
    listed = nodes.ListOf(nodes.Ref(kind))
    requested = [f.wire for f in record.fields if f.type == nodes.Ref(kind)]
    supported = [f.wire for f in record.fields if f.type == listed]
    if len(requested) != 1 or len(supported) != 1:
        raise CodegenError(
            f"{error['data']!r} needs one property of type {kind!r} and one that lists them",
            pointer,
        )
    return nodes.Unsupported(int(error["code"]), requested[0], supported[0])
