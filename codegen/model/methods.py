"""The methods of the protocol, from the marks on their params and results."""

from __future__ import annotations

from dataclasses import dataclass

from acp_codegen.errors import CodegenError
from acp_codegen.model import names, nodes
from acp_codegen.model.shapes import Node, features_of

_KINDS = ("Request", "Response", "Notification")


@dataclass
class _Parts:
    request: str | None = None
    response: str | None = None
    notification: str | None = None


def kind_of(name: str, pointer: str) -> str:
    """Which part of a method a definition is, by the JSON-RPC term that its name ends in."""
    for kind in _KINDS:
        if name.endswith(kind):
            return kind.lower()
    raise CodegenError(f"has 'x-method' but its name ends in none of {', '.join(_KINDS)}", pointer)


def read_methods(
    sources: dict[str, Node], made: dict[str, nodes.Definition]
) -> tuple[nodes.Method, ...]:
    """All methods, sorted by side and wire name.

    Raises CodegenError for two definitions that are the same part of one method, for a response
    without its request and for two methods of one side with one Python name.
    """
    found: dict[tuple[str, str], _Parts] = {}
    for name in sorted(sources):
        node = sources[name]
        if "x-method" not in node:
            continue
        pointer = f"/$defs/{name}"
        parts = found.setdefault((node.get("x-side", ""), node["x-method"]), _Parts())
        kind = kind_of(name, pointer)
        if getattr(parts, kind) is not None:
            raise CodegenError(
                f"is the {kind} of {node['x-method']!r}, as /$defs/{getattr(parts, kind)} is",
                pointer,
            )
        setattr(parts, kind, name)
    methods: list[nodes.Method] = []
    for (side, wire), parts in sorted(found.items()):
        methods += _methods(side, wire, parts, sources, made)
    registries: dict[str, names.Registry] = {}
    for method in methods:
        registry = registries.setdefault(method.side, names.Registry("method"))
        registry.add(method.name, method.pointer)
    return tuple(methods)


def _methods(
    side: str,
    wire: str,
    parts: _Parts,
    sources: dict[str, Node],
    made: dict[str, nodes.Definition],
) -> list[nodes.Method]:
    result: list[nodes.Method] = []
    if parts.response and not parts.request:
        raise CodegenError(f"answers {wire!r}, which has no request", f"/$defs/{parts.response}")
    for params, answer in ((parts.request, parts.response), (parts.notification, None)):
        if params is None:
            continue
        pointer = f"/$defs/{params}"
        name = names.snake(wire, pointer)
        if params is parts.notification and parts.request:
            name += "_notification"
        node = sources[params]
        features = features_of(node, pointer)
        if answer is not None:
            features |= features_of(sources[answer], f"/$defs/{answer}")
        result.append(
            nodes.Method(
                name=name,
                wire=wire,
                side=side,
                params=params,
                result=answer,
                notification=params is parts.notification,
                bare_params=_bare(made[params]),
                bare_result=answer is not None and _bare(made[answer]),
                features=features,
                description=node.get("description"),
                pointer=pointer,
            )
        )
    return result


def _bare(definition: nodes.Definition) -> bool:
    """Whether an empty object is a value of the definition."""
    if isinstance(definition, nodes.Record):
        return not any(each.required for each in definition.fields)
    return isinstance(definition, nodes.Alias) and isinstance(definition.type, nodes.Anything)
