"""The model: what a schema says, with no JSON Schema left in it.

Every node is a frozen dataclass. Types describe the shape of one value, definitions are what a
schema gives a name to, and :class:`Schema` holds them all. Templates and the schema diff read
these nodes and nothing else.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

ScalarKind = Literal["string", "integer", "number", "boolean", "null"]


@dataclass(frozen=True, slots=True)
class Scalar:
    """A JSON string, number, boolean or null.

    `minimum` and `maximum` are the keywords of the schema; `low` and `high` are the limits that
    decoding enforces, which add those of a fixed-width integer `format`.
    """

    kind: ScalarKind
    minimum: float | None = None
    maximum: float | None = None
    min_length: int | None = None
    max_length: int | None = None
    pattern: str | None = None
    format: str | None = None
    low: int | float | None = None
    high: int | float | None = None


@dataclass(frozen=True, slots=True)
class Anything:
    """Any JSON value."""


@dataclass(frozen=True, slots=True)
class Constant:
    """Exactly one scalar value."""

    value: str | int | bool | None


@dataclass(frozen=True, slots=True)
class ListOf:
    """An array; `min_items` counts the items as they are on the wire."""

    item: Type
    min_items: int = 0
    max_items: int | None = None


@dataclass(frozen=True, slots=True)
class MapOf:
    """An object with free keys and values of one type."""

    value: Type


@dataclass(frozen=True, slots=True)
class Nullable:
    """The inner type, or null."""

    inner: Type


@dataclass(frozen=True, slots=True)
class Ref:
    """A named definition."""

    name: str


@dataclass(frozen=True, slots=True)
class Alternative:
    """One branch of a :class:`Choice`; `features` must all be on for it to exist."""

    type: Type
    features: frozenset[str] = frozenset()
    title: str | None = None
    pointer: str = ""
    description: str | None = None


@dataclass(frozen=True, slots=True)
class Choice:
    """Branches told apart by shape alone, in the order in which they are tried.

    `exclusive` (JSON Schema `oneOf` of objects) means that the required keys of exactly one branch
    may be there. `one_of` says that the keyword is `oneOf`, whatever the branches are. `payload`
    marks the params or result of a message envelope, which is decoded by its method and never by
    trying.
    """

    alternatives: tuple[Alternative, ...]
    exclusive: bool = False
    payload: bool = False
    one_of: bool = False


Type: TypeAlias = Scalar | Anything | Constant | ListOf | MapOf | Nullable | Ref | Choice


@dataclass(frozen=True, slots=True)
class Default:
    """A default, as the JSON value that an absent key stands for."""

    value: Any


@dataclass(frozen=True, slots=True)
class Example:
    """A value to show in examples, as JSON."""

    value: Any


@dataclass(frozen=True, slots=True)
class Field:
    """One property of a record.

    A `flat` field holds a union whose keys lie beside those of the record on the wire; its `wire`
    is empty. `features` are those that the property needs beyond the ones of its record.
    """

    wire: str
    name: str
    type: Type
    required: bool = False
    default: Default | None = None
    default_on_error: bool = False
    default_on_null: bool = False
    skip_invalid_items: bool = False
    patch: bool = False
    flat: bool = False
    common: bool = False
    features: frozenset[str] = frozenset()
    example: Example | None = None
    description: str | None = None
    pointer: str = ""


@dataclass(frozen=True, slots=True)
class Tag:
    """The constant that tells a branch from its siblings: wire key, Python name and value.

    A `value` of None stands for a tag that is absent; `null` says that the branch also takes null
    there.
    """

    wire: str
    name: str
    value: str | None
    null: bool = False


@dataclass(frozen=True, slots=True)
class Record:
    """A class of the output.

    `base` names the class that it extends (the payload of a branch, or the target of an `allOf`).
    `fields` are all fields, inherited ones included, in the order of the schema. `payload` is set
    where keys that are not declared belong to the value: on a catch-all, and on an object that
    the schema leaves open. `union` names the definition that a branch belongs to; for a
    definition of its own it is None.
    """

    name: str
    fields: tuple[Field, ...]
    pointer: str
    base: str | None = None
    tag: Tag | None = None
    union: str | None = None
    payload: bool = False
    features: frozenset[str] = frozenset()
    description: str | None = None


@dataclass(frozen=True, slots=True)
class Branch:
    """One branch of a :class:`TaggedUnion`.

    `tags` are the values that lead to it: one for an ordinary branch, several where one class
    stands for all branches that carry nothing but their tag, none for an untagged branch and for
    the catch-all. `features` are those that the branch needs beyond the ones of the union.
    """

    record: str
    tags: tuple[Value, ...] = ()
    kind: Literal["tagged", "untagged", "other"] = "tagged"
    payload: str | None = None
    features: frozenset[str] = frozenset()
    pointer: str = ""
    description: str | None = None


@dataclass(frozen=True, slots=True)
class Value:
    """One value of an enumeration, or one tag."""

    value: str | int
    features: frozenset[str] = frozenset()
    pointer: str = ""
    description: str | None = None


@dataclass(frozen=True, slots=True)
class TaggedUnion:
    """A union whose branches are told apart by the constant under one key, the discriminator.

    `common` are the properties that lie beside the union and belong to every branch.
    `lenient_tag`: a tag of the wrong type counts as absent (WIRE_RULES 9).
    """

    name: str
    tag: str
    tag_name: str
    branches: tuple[Branch, ...]
    pointer: str
    common: tuple[Field, ...] = ()
    lenient_tag: bool = False
    exclusive: bool = False
    features: frozenset[str] = frozenset()
    description: str | None = None

    @property
    def other(self) -> Branch | None:
        """The catch-all branch, if the union is extensible."""
        return next((b for b in self.branches if b.kind == "other"), None)


@dataclass(frozen=True, slots=True)
class ShapeUnion:
    """A named :class:`Choice`."""

    name: str
    choice: Choice
    pointer: str
    features: frozenset[str] = frozenset()
    description: str | None = None


@dataclass(frozen=True, slots=True)
class Enumeration:
    """Named values of one scalar kind; an open one takes any other value of its `base` too."""

    name: str
    values: tuple[Value, ...]
    base: Scalar
    open: bool
    pointer: str
    features: frozenset[str] = frozenset()
    description: str | None = None


@dataclass(frozen=True, slots=True)
class Alias:
    """Another name for a type."""

    name: str
    type: Type
    pointer: str
    features: frozenset[str] = frozenset()
    example: Example | None = None
    description: str | None = None


Definition: TypeAlias = Record | TaggedUnion | ShapeUnion | Enumeration | Alias


@dataclass(frozen=True, slots=True)
class Method:
    """A method of the protocol: a request when it has a `result`, else a notification.

    `side` names who receives it. `name` is its Python name, `wire` its name on the wire. `params`
    and `result` name definitions. `bare_result`: no field of the result is required, so null
    stands for an empty one (WIRE_RULES 28).
    """

    name: str
    wire: str
    side: str
    params: str | None
    result: str | None
    notification: bool
    bare_params: bool = False
    bare_result: bool = False
    features: frozenset[str] = frozenset()
    description: str | None = None
    pointer: str = ""


@dataclass(frozen=True, slots=True)
class Role:
    """A side of the conversation that a program can play.

    `side` is what methods name it as, `peer` the side that receives what it sends, `peer_name`
    that as an attribute.
    """

    name: str
    side: str
    peer: str
    peer_name: str
    features: frozenset[str] = frozenset()
    pointer: str = ""

    @property
    def dispatcher(self) -> str:
        """The class that calls its methods."""
        return f"{self.name}Dispatcher"

    @property
    def caller(self) -> str:
        """The class that others call it through."""
        return f"{self.name}Caller"


@dataclass(frozen=True, slots=True)
class Handshake:
    """A request that settles the protocol version.

    `key` is the one of its params and its result that holds the version.
    """

    side: str
    wire: str
    key: str


@dataclass(frozen=True, slots=True)
class Unsupported:
    """The error for a version that no one speaks.

    `requested` and `supported` are the keys of its data that hold the version asked for and those
    there are.
    """

    code: int
    requested: str
    supported: str


@dataclass(frozen=True, slots=True)
class Rpc:
    """What a connection has to know beside the methods that programs implement.

    `null_id`: null is the id of a request. `cancel` is the wire name of the notification that
    cancels a request and the key that holds its id.
    """

    null_id: bool = False
    cancel: tuple[str, str] | None = None
    handshakes: tuple[Handshake, ...] = ()
    unsupported: Unsupported | None = None


@dataclass(frozen=True, slots=True)
class Feature:
    """A flag that opens unstable members."""

    name: str
    constant: str
    bit: int
    description: str | None = None


@dataclass(frozen=True, slots=True)
class Schema:
    """One version of the protocol.

    `definitions` are sorted by name and hold everything that the schema names. `records` are all
    classes of the output, branch classes included, each after its base.
    """

    protocol: int
    release: str
    definitions: tuple[Definition, ...]
    records: tuple[Record, ...]
    methods: tuple[Method, ...]
    features: tuple[Feature, ...]
    roles: tuple[Role, ...] = ()
    rpc: Rpc = Rpc()
    title: str | None = None
    envelopes: frozenset[str] = frozenset()
    description: str | None = None
    index: dict[str, Definition] = field(
        default_factory=dict[str, "Definition"], compare=False, repr=False
    )

    def definition(self, name: str) -> Definition:
        """The definition called `name`; KeyError when there is none."""
        return self.index[name]
