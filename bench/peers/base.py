"""How a library is asked to do its work: as statements that a user of it would write."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

Names = Mapping[str, Any]


@dataclass(frozen=True)
class Peer:
    """One library.

    `decode` and `encode` are expressions with a place `{}` for a JSON value and for a typed
    object; `read` and `write` the same for a JSON text, where the library has a way of its own
    that is not by way of a JSON value. `names` gives, for the name of a definition, the names
    that the expressions use.
    """

    name: str
    distribution: str
    decode: str
    encode: str
    names: Callable[[str], Names]
    read: str | None = None
    write: str | None = None
