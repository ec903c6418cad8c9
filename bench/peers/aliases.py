"""Wire names of the hand-written models."""

from __future__ import annotations

from collections.abc import Iterable


def wire_name(name: str) -> str:
    """`session_id` is `sessionId` on the wire, and `meta` is `_meta`."""
    if name == "meta":
        return "_meta"
    first, *rest = name.split("_")
    return first + "".join(map(str.capitalize, rest))


def aliases(names: Iterable[str]) -> dict[str, str]:
    """The wire name of each of the names that has another one."""
    return {name: wire_name(name) for name in names if wire_name(name) != name}
