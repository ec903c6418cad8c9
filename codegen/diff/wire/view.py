"""What the parts of the wire reader ask of the whole."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from acp_codegen.diff.wire.shapes import Place, Shape
from acp_codegen.model import nodes


class View(Protocol):
    """Gives the shapes of types; `acp_codegen.diff.wire.reader.Wire` does."""

    @property
    def records(self) -> Mapping[str, nodes.Record]:
        """The classes of the schema by name."""
        ...

    def has(self, features: frozenset[str]) -> bool:
        """Whether a member that needs `features` is there."""
        ...

    def shape(self, type_: nodes.Type, place: Place) -> Shape:
        """The shape of a type that stands at `place`."""
        ...

    def target(self, type_: nodes.Type) -> str | None:
        """The definition that a type refers to, nullable or not."""
        ...
