"""The small steps that generated decoders are made of.

A decoder takes a value as it came from JSON and a context, and returns what it decodes to or
raises one of `FAIL`. It knows no path: the one that failed is found by a second walk.
"""

from __future__ import annotations

from itertools import repeat, starmap

from ._runtime import ABSENT, EMPTY, UnknownFields

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import Any

    Decoder = Callable[[Any, "Context"], Any]


class Invalid(Exception):
    """A value that does not decode."""


#: What a decoder raises for bad input: its own exception, a missing key, and an operation that
#: the type of the value does not have.
FAIL = (Invalid, KeyError, TypeError)

#: The exact Python types of a JSON array and object. Typed loosely, so that a type checker does not
#: narrow a value to a container of unknown items.
ARRAY: Any = list
OBJECT: Any = dict

#: Stands for a key that is not there.
MISSING: Any = ABSENT


class Context:
    """What one call of `decode` carries along.

    `flags` are the bits of the features that are on, `keep` says whether unknown keys are kept,
    and `salvaged` becomes true when a value was defaulted or an item skipped.
    """

    __slots__ = ("flags", "keep", "salvaged")

    def __init__(self, flags: int, keep: bool) -> None:
        self.flags = flags
        self.keep = keep
        self.salvaged = False


def integer(value: Any) -> int:
    """An integer, also one written as `5.0` (JSON Schema 2020-12, 6.1.1)."""
    if type(value) is int:
        return value
    if type(value) is float and value.is_integer():
        return int(value)
    raise Invalid


def number(value: Any) -> int | float:
    """A finite number."""
    if type(value) is int or (type(value) is float and value - value == 0.0):
        return value
    raise Invalid


def strings(value: Any) -> list[str]:
    """An array of strings."""
    if type(value) is not ARRAY:
        raise Invalid
    for item in value:
        if type(item) is not str:
            raise Invalid
    return [*value]


def made(cls: type) -> Iterator[Any]:
    """New objects of a class without end, their attributes not set.

    `next` on it takes three quarters of the time of `object.__new__`, which wraps the same step.
    """
    return starmap(object.__new__, repeat((cls,)))


def string_item(value: Any, c: Context) -> str:
    """A string, as an item of something."""
    if type(value) is not str:
        raise Invalid
    return value


def skip(value: Any, item: Decoder, c: Context) -> list[Any]:
    """An array without the items that do not decode (WIRE_RULES 7)."""
    if type(value) is not ARRAY:
        raise Invalid
    try:
        return [item(each, c) for each in value]
    except FAIL:
        return good(value, item, c)


def good(value: list[Any], item: Decoder, c: Context) -> list[Any]:
    """The items that decode, of an array where some do not."""
    c.salvaged = True
    decoded: list[Any] = []
    for each in value:
        try:
            decoded.append(item(each, c))
        except FAIL:
            continue
    return decoded


def members(value: list[Any], known: frozenset[str], c: Context) -> list[Any]:
    """The values of an enumeration in an array that has others too (WIRE_RULES 7)."""
    c.salvaged = True
    return [each for each in value if type(each) is str and each in known]


def mapping(value: Any, item: Decoder, c: Context) -> dict[str, Any]:
    """An object with free keys."""
    if type(value) is not OBJECT:
        raise Invalid
    return {string_item(key, c): item(each, c) for key, each in value.items()}


def salvage(done: tuple[str, ...], key: str, c: Context) -> tuple[str, ...]:
    """Notes that the value under `key` was replaced by a default."""
    c.salvaged = True
    return (*done, key)


def keep(
    d: dict[str, Any],
    known: dict[str, int],
    salvaged: tuple[str, ...],
    c: Context,
    defaulted: tuple[str, ...] = (),
) -> UnknownFields:
    """Keeps what the typed fields of a record do not say.

    `known` maps each wire name to the feature bits it needs; the bits are inverted where null is
    a state of its own.
    """
    if not c.keep:
        return EMPTY
    items: dict[str, Any] = {}
    kept: dict[str, Any] = {}
    off = ~c.flags
    for key, value in d.items():
        need = known.get(key)
        if need is None or (need if need >= 0 else ~need) & off or key in salvaged:
            items[key] = value
        elif value is None and need >= 0:
            kept[key] = None
    for key in defaulted:
        if key not in d:
            kept[key] = ABSENT
    return UnknownFields(items, kept) if items or kept else EMPTY


def rest(d: dict[str, Any], known: dict[str, int], c: Context) -> dict[str, Any]:
    """The keys that a record does not know: what lies flat beside it, or a raw payload."""
    off = ~c.flags
    result: dict[str, Any] = {}
    for key, value in d.items():
        need = known.get(key)
        if need is None or (need if need >= 0 else ~need) & off:
            result[key] = value
    return result


def keep_declared(
    d: dict[str, Any],
    known: dict[str, int],
    salvaged: tuple[str, ...],
    c: Context,
    defaulted: tuple[str, ...] = (),
) -> UnknownFields:
    """As `keep`, for a record whose unknown keys are the business of something else."""
    off = ~c.flags
    declared = {
        key: d[key]
        for key, need in known.items()
        if key in d and not (need if need >= 0 else ~need) & off
    }
    return keep(declared, known, salvaged, c, defaulted)


def keeping(c: Context) -> Context:
    """A context that keeps unknown keys, for what lies flat beside a raw payload."""
    return c if c.keep else Context(c.flags, True)


def back(outer: Context, inner: Context) -> Context:
    """The context from before `keeping`."""
    outer.salvaged = outer.salvaged or inner.salvaged
    return outer


def take_unknown(value: Any, c: Context) -> dict[str, Any]:
    """Moves the unknown keys of a record out of it."""
    unknown = value.unknown_fields
    kept = unknown.kept if c.keep else None
    value.unknown_fields = UnknownFields((), kept) if kept else EMPTY
    return dict(unknown)


def any_item(value: Any, c: Context) -> Any:
    """Any value."""
    return value


def branch_of(function: Callable[..., Any], new: Iterator[Any], count: int) -> Decoder:
    """The decoder of a class that shares the function of another."""
    return lambda value, c: function(value, c, new, count)


def object_or_none(
    value: Any, n: int, salvaged: tuple[str, ...], key: str, c: Context
) -> tuple[Any, int, tuple[str, ...]]:
    """An object with free keys, and its key counted; None, and the key noted, for anything else."""
    if type(value) is OBJECT:
        return value, n + 1, salvaged
    return None, n, salvage(salvaged, key, c)


def last(
    o: Any,
    name: str,
    d: dict[str, Any],
    key: str,
    n: int,
    s: tuple[str, ...],
    known: dict[str, int],
    c: Context,
) -> Any:
    """Ends the decoding of a record whose last optional field is an object with free keys.

    `n` keys of `d` are accounted for and the values under those in `s` were replaced; the
    attribute `name` gets what is under `key`.
    """
    v = d.get(key)
    if v is not None:
        if type(v) is OBJECT:
            n += 1
        else:
            v, s = None, salvage(s, key, c)
    setattr(o, name, v)
    o.unknown_fields = EMPTY if len(d) == n and not s else keep(d, known, s, c)
    return o
