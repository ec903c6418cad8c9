"""What decoding and encoding do besides the common case: look types up and explain failures."""

from __future__ import annotations

import re

from ._encoding import anything, learn
from ._names import Names
from ._runtime import (
    DecodeError,
    Record,
    UnstableFeatureError,
    field_names,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ._decoding import Decoder
    from ._encoding import Encoders
    from ._runtime import Issue


class Tables(Names):
    """What one version knows of its types; the tables that failures need load late."""

    def __init__(
        self,
        decoders: dict[Any, Decoder],
        gated: dict[Any, tuple[int, tuple[str, ...], Decoder]],
        branches: dict[Any, str],
        encoders: Encoders,
        unions: dict[str, Encoders],
        specs: Callable[[], dict[str, Any]],
        aliases: Callable[[], Any],
    ) -> None:
        super().__init__(aliases, decoders, gated, branches)
        self.decoders = decoders
        self.gated = gated
        self.branches = branches
        self.encoders = encoders
        self.unions = unions
        self.specs = specs

    def report(
        self, kind: Any, data: Any, flags: int, on_salvage: Callable[[Issue], object]
    ) -> None:
        """Calls `on_salvage` for each value that was defaulted and each item that was skipped."""
        from ._explain import Walk

        walk = Walk(self.specs(), flags)
        walk.value(self.name(kind), data, "")
        for issue in walk.salvaged:
            on_salvage(issue)


def other_type(tables: Tables, kind: Any, flags: int) -> Decoder:
    """The decoder of an alias, a branch class or an unstable type."""
    name = tables.name(kind)
    key = kind if isinstance(kind, type) else name
    if key in tables.gated:
        mask, features, decoder = tables.gated[key]
        if mask & ~flags:
            raise UnstableFeatureError(name, features, "decoding it needs")
        if key not in tables.branches:
            return decoder
    if key not in tables.branches:
        return tables.decoders[key]
    return _only(kind, other_type(tables, tables.branches[key], flags))


def _only(kind: Any, union: Decoder) -> Decoder:
    """The decoder of a union, for values that decode to one class."""

    def decoder(value: Any, c: Any) -> Any:
        result = union(value, c)
        if not isinstance(result, kind):
            raise TypeError
        return result

    return decoder


def failed(tables: Tables, kind: Any, data: Any, flags: int, error: Exception) -> DecodeError:
    """The error for a value that did not decode, with its place."""
    from ._explain import Problem, Walk

    if isinstance(error, RecursionError):
        return DecodeError("", "the value is nested too deeply")
    name = tables.name(kind)
    union = tables.branches.get(kind)
    try:
        Walk(tables.specs(), flags).value(union or name, data, "")
    except Problem as problem:
        return DecodeError(problem.path, problem.message)
    except RecursionError:
        return DecodeError("", "the value is nested too deeply")
    return _another_branch(tables.specs().get(union or name), name, data)


def _another_branch(spec: Any, name: str, data: Any) -> DecodeError:
    """The error for a good value of a union that is not of the branch asked for."""
    from ._explain import one_of, token

    if spec is not None and spec[0] == "union":
        tag, values = spec[1], [value for value, _, record in spec[2] if record == name]
        if values and tag not in data:
            return DecodeError("", f"expected the key {tag!r}, which is missing")
        if values:
            return DecodeError(token(tag), f"expected {one_of(values)}, found another value")
    return DecodeError("", f"expected {name}, found another branch of its union")


def encode_other(tables: Tables, value: Any, flags: int) -> Any:
    """The JSON value of what is no record, or has one in it of a class that no table has yet.

    Raises TypeError and ValueError as `encode` does.
    """
    every = (tables.encoders, *tables.unions.values())
    while True:
        try:
            return anything(value, flags, tables.encoders)
        except KeyError as error:
            cls = next(iter(error.args), None)
            if not isinstance(cls, type) or not learn(cls, every):
                raise cannot_encode(tables, value, error) from None
        except RecursionError:
            raise ValueError("the value is nested too deeply") from None
        except (AttributeError, TypeError) as error:
            raise cannot_encode(tables, value, error) from error


def cannot_encode(tables: Tables, value: Any, error: Exception) -> TypeError:
    """The error for an object that holds something that the schema does not have there."""
    what = type(value).__name__
    cls = next(iter(error.args), None) if isinstance(error, KeyError) else None
    obj = getattr(error, "obj", _NOTHING)

    def wrong(item: Any, words: list[str]) -> bool:
        # What no table had is wrong where a union is. A small string or number may be one object
        # in several places, and right in some.
        if cls is not None:
            found = [tables.unions[word] for word in words if word in tables.unions]
            return type(item) is cls and any(cls not in union for union in found)
        return item is obj and type(item).__name__ not in words

    place = _misplaced(value, "", wrong, tables) if isinstance(value, Record) else None
    if place is None and isinstance(cls, type):
        place = f"no place for {_shown(cls, tables)}"
    return TypeError(f"cannot encode {what}: {place or error}")


def _shown(cls: type[Any], tables: Tables) -> str:
    """The name of a class; in full where it is no class of this version, but might look like it."""
    if not issubclass(cls, Record) or any(base in tables.encoders for base in cls.__mro__):
        return cls.__name__
    return f"{cls.__module__}.{cls.__qualname__}, which is not of this version"


_NOTHING: Any = object()


def _misplaced(
    value: Record, path: str, wrong: Callable[[Any, list[str]], bool], tables: Tables
) -> str | None:
    """The first attribute, in depth, that was never set or that holds something wrong.

    `wrong` takes what it holds, and the words of its type.
    """
    for name in field_names(type(value)):
        try:
            item = getattr(value, name)
        except AttributeError:
            return f"{path}{name} was never set"
        except KeyError:
            return f"{path}{name} cannot be read"
        expected = _annotation(type(value), name)
        items: list[object] = [*item] if isinstance(item, list) else [item]
        for each in items:
            if wrong(each, re.findall(r"\w+", expected)):
                return f"{path}{name}: expected {expected}, found {_shown(type(each), tables)}"
            if isinstance(each, Record):
                deeper = _misplaced(each, f"{path}{name}.", wrong, tables)
                if deeper is not None:
                    return deeper
    return None


def _annotation(owner: type, name: str) -> str:
    """The type of an attribute, as its class says it."""
    for cls in owner.__mro__:
        annotations: Any = cls.__dict__.get("__annotations__", {})
        if name in annotations:
            return str(annotations[name])
    return "something else"
