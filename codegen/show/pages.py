"""What a reference page says, whatever it is laid out as."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

Kind = Literal[
    "class", "branch", "union", "enumeration", "alias", "request", "notification", "feature"
]


@dataclass(frozen=True, slots=True)
class FieldRow:
    """One property of an object.

    `wire` is its key on the wire, `python` its attribute, `type` its Python type. `meaning` says
    what an absent key, null and a malformed value stand for; `limits` what the schema asks of
    the value beyond its type. `constant` marks the tag of a branch. A flat field has an empty
    `wire`: its keys lie beside the others.
    """

    wire: str
    python: str
    type: str
    required: bool
    constant: bool = False
    meaning: tuple[str, ...] = ()
    limits: tuple[str, ...] = ()
    features: tuple[str, ...] = ()
    description: str | None = None


@dataclass(frozen=True, slots=True)
class BranchRow:
    """One branch of a union: what leads to it, and its Python type."""

    label: str
    type: str
    features: tuple[str, ...] = ()
    description: str | None = None


@dataclass(frozen=True, slots=True)
class ValueRow:
    """One value of an enumeration."""

    value: str | int
    features: tuple[str, ...] = ()
    description: str | None = None


@dataclass(frozen=True, slots=True)
class Part:
    """A table of fields, branches or values; `name` is the type that they belong to."""

    title: str
    name: str
    description: str | None = None
    fields: tuple[FieldRow, ...] = ()
    branches: tuple[BranchRow, ...] = ()
    values: tuple[ValueRow, ...] = ()


@dataclass(frozen=True, slots=True)
class Use:
    """A place that refers to the subject of a page: in words, and the name to look up."""

    role: str
    name: str
    member: str = ""

    @property
    def place(self) -> str:
        """The name, and the member in it."""
        return f"{self.name}.{self.member}" if self.member else self.name


@dataclass(frozen=True, slots=True)
class Example:
    """A value as JSON, and the Python expression that makes it."""

    title: str
    json: Any
    python: str


@dataclass(frozen=True, slots=True)
class Page:
    """All that is known about one type, method or feature of one protocol version.

    `features` must all be on for it to exist. `facts` are labels with short texts. `methods` are
    the wire names of all methods whose messages can hold a value of the type.
    """

    kind: Kind
    name: str
    protocol: int
    python: str
    features: tuple[str, ...] = ()
    description: str | None = None
    facts: tuple[tuple[str, str], ...] = ()
    parts: tuple[Part, ...] = ()
    uses: tuple[Use, ...] = ()
    methods: tuple[str, ...] = ()
    examples: tuple[Example, ...] = ()
