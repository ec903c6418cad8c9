"""The wire form of a type: the JSON values that it takes, sorted by their JSON type."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from acp_codegen.model import nodes

Constant = str | int | float | bool


@dataclass(frozen=True, slots=True)
class Place:
    """Where something stands.

    Attributes:
        pointer: JSON Pointer (RFC 6901) into the schema document.
        member: what the schema calls it: ``Def``, ``Def.property``, ``Def|branch``.
        python: what the generated package calls it: ``Class``, ``Class.attribute``.
    """

    pointer: str
    member: str
    python: str

    def below(self, step: str, suffix: str) -> Place:
        """The place one `step` down the pointer; `suffix` is added to the member's name."""
        return Place(self.pointer + step, self.member + suffix, self.python)


@dataclass(frozen=True, slots=True)
class Known:
    """A value that the schema names, with the features that it needs."""

    features: frozenset[str]
    place: Place


@dataclass(frozen=True, slots=True)
class Texts:
    """JSON strings: the known ones and, when `open`, every other one that fits the limits."""

    known: Mapping[str, Known]
    open: bool
    place: Place
    min_length: int | None = None
    max_length: int | None = None
    pattern: str | None = None
    format: str | None = None


@dataclass(frozen=True, slots=True)
class Numbers:
    """JSON numbers: the known ones and, when `open`, every other one within the limits.

    `low` and `high` are inclusive and hold what decoding enforces (WIRE_RULES 18, 19).
    """

    known: Mapping[float, Known]
    open: bool
    place: Place
    integer: bool = True
    low: float | None = None
    high: float | None = None
    format: str | None = None


@dataclass(frozen=True, slots=True)
class Items:
    """JSON arrays whose items have one type."""

    item: nodes.Type
    place: Place
    min_items: int = 0
    max_items: int | None = None


@dataclass(frozen=True, slots=True)
class Entries:
    """JSON objects with free keys."""

    value: nodes.Type
    place: Place


@dataclass(frozen=True, slots=True)
class Slot:
    """One key of an object, as it is on the wire.

    `tag` marks the discriminator of a union, which is a key like any other for a reader that
    knows no union.
    """

    wire: str
    type: nodes.Type
    required: bool
    place: Place
    default: nodes.Default | None = None
    default_on_error: bool = False
    default_on_null: bool = False
    skip_invalid_items: bool = False
    patch: bool = False
    tag: bool = False
    features: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class ByKeys:
    """A union that is told apart by required keys, and whether it refuses those of several."""

    place: Place
    exclusive: bool


@dataclass(frozen=True, slots=True)
class Variant:
    """One kind of object: every branch of a union, and every record that is no union.

    Attributes:
        slots: by key, in the order of the schema.
        tags: discriminator values by key; None stands for any value that no sibling has.
        path: the branches that lead here, outermost first; for a plain record, the record.
        choices: the unions without a tag that it is a branch of, outermost first.
        features: what the branch needs beyond its union.
    """

    slots: Mapping[str, Slot]
    tags: Mapping[str, str | None]
    path: tuple[Place, ...]
    choices: tuple[ByKeys, ...] = ()
    features: frozenset[str] = frozenset()

    @property
    def place(self) -> Place:
        """The innermost branch."""
        return self.path[-1]

    @property
    def catch_all(self) -> bool:
        """Whether it takes the tags that no sibling has."""
        return None in self.tags.values()


@dataclass(eq=False, slots=True)
class Objects:
    """The kinds of object that one place takes, in the order in which they are tried.

    Compared by identity: the same definition is the same node of the graph wherever it is used.
    """

    variants: tuple[Variant, ...]
    place: Place
    lenient_tag: bool = False


@dataclass(eq=False, slots=True)
class Shape:
    """The JSON values that one place takes."""

    place: Place
    anything: bool = False
    null: bool = False
    booleans: frozenset[bool] = frozenset()
    texts: Texts | None = None
    numbers: Numbers | None = None
    lists: tuple[Items, ...] = ()
    entries: tuple[Entries, ...] = ()
    objects: Objects | None = None
    definition: str | None = field(default=None)

    @property
    def kinds(self) -> frozenset[str]:
        """The JSON types that it takes, null aside."""
        found = {
            "boolean": bool(self.booleans),
            "string": self.texts is not None,
            "number": self.numbers is not None,
            "array": bool(self.lists),
            "object": bool(self.entries) or self.objects is not None,
        }
        return frozenset(kind for kind, there in found.items() if there)
