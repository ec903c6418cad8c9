"""Whether two libraries do the same work; asked before anything is timed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bench.messages import Message
from bench.peers import Peer


class DifferentWork(AssertionError):
    """A peer does not decode to typed objects with defaults, or does not give the message back."""


def fields(value: Any) -> dict[str, Any] | None:
    """The attributes of a typed object by name; None for a plain value."""
    for mark in ("__struct_fields__", "__attrs_attrs__", "__dataclass_fields__"):
        names = getattr(type(value), mark, None)
        if names is not None:
            return {name: getattr(value, name) for name in _names(names)}
    if hasattr(type(value), "model_fields"):
        return {name: getattr(value, name) for name in type(value).model_fields}
    return None


def _names(found: Any) -> list[str]:
    names = [each if isinstance(each, str) else each.name for each in found]
    return [name for name in names if name != "unknown_fields"]


def typed(value: Any) -> Iterator[tuple[str, Any]]:
    """The typed objects in a value, each with its path."""
    yield from _typed(value, "")


def _typed(value: Any, path: str) -> Iterator[tuple[str, Any]]:
    found = fields(value)
    if found is not None:
        yield path, value
        for name, item in found.items():
            yield from _typed(item, f"{path}/{name}")
    elif isinstance(value, list):
        for index, item in enumerate(value):
            yield from _typed(item, f"{path}/{index}")


Shape = dict[str, dict[str, bool]]

#: Names in the models of a peer for what is called otherwise elsewhere.
_SAME = {"field_meta": "meta"}
#: The tag of a branch is a field in some models.
_TAGS = {"type", "session_update"}


def shape(value: Any) -> Shape:
    """For each typed object in a value which of its fields are None, as its default is."""
    shapes: Shape = {}
    for path, item in typed(value):
        states = {_SAME.get(k, k): v is None for k, v in (fields(item) or {}).items()}
        shapes[path] = {name: state for name, state in states.items() if name not in _TAGS}
    return shapes


def alike(one: Shape, other: Shape) -> bool:
    """Whether there are the same objects with the same fields, None where only one has a field.

    The models are of neighbouring releases, and one peer has both texts of a resource at once.
    """
    return one.keys() == other.keys() and all(
        one[path].get(name, True) == other[path].get(name, True)
        for path in one
        for name in one[path].keys() | other[path].keys()
    )


def check(peer: Peer, message: Message, reference: Shape) -> None:
    """Raise DifferentWork unless the peer decodes as the reference does, and encodes it back."""
    names: dict[str, Any] = dict(peer.names(message.kind))
    names["data"], names["raw"] = message.data, message.raw
    for text in filter(None, (peer.decode.format("data"), (peer.read or "").format("raw"))):
        found = eval(text, names)
        if not alike(shape(found), reference):
            raise DifferentWork(f"{peer.name} decodes {message.name} to something else: {text}")
        names["obj"] = found
        if eval(peer.encode.format("obj"), names) != message.data:
            raise DifferentWork(f"{peer.name} does not give {message.name} back: {peer.encode}")
