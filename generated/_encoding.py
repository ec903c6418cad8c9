"""The small steps that generated encoders are made of."""

from __future__ import annotations

from ._runtime import ABSENT, Record, UnstableFeatureError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from typing import Any

    Encoder = Callable[[Any, int], Any]
    _Table = dict[type, Encoder]
else:
    _Table = dict


def number(value: int | float) -> int | float:
    """A number that JSON can say."""
    if value - value != 0:
        raise ValueError("NaN and Infinity have no form in JSON")
    return value


def stands(unknown: Mapping[str, Any], key: str) -> bool:
    """Whether a default still stands for what came under `key`, or for its absence."""
    return key in unknown or key in (getattr(unknown, "kept", None) or ())


def restore(r: dict[str, Any], record: Record) -> dict[str, Any]:
    """`r` with what decoding `record` kept, unless the field has since been set."""
    unknown = record.unknown_fields
    for key, value in unknown.items():
        if key not in r:
            r[key] = value
    kept: Any = getattr(unknown, "kept", None) or {}
    for key, value in kept.items():
        if value is not ABSENT and key not in r:
            r[key] = value
    return r


def off(member: str, *features: str) -> UnstableFeatureError:
    """The error for a member whose features are not on."""
    return UnstableFeatureError(member, features, "encoding it needs")


class Encoders(_Table):
    """The encoder of each class that a union or a whole version takes.

    A subclass is found through the class that it extends. TypeError names what was expected.
    """

    def __init__(self, expected: str, encoders: dict[type, Encoder]) -> None:
        super().__init__(encoders)
        self.expected = expected

    def __missing__(self, cls: type) -> Encoder:
        for base in cls.__mro__[1:]:
            if base in self:
                return self[base]
        raise TypeError(f"expected {self.expected}, found {cls.__name__}")


def anything(value: Any, flags: int, encoders: Encoders) -> Any:
    """A value that may be a record, or hold records in lists and dicts."""
    kind: Any = value.__class__
    encoder = encoders.get(kind)
    if encoder is not None:
        return encoder(value, flags)
    if kind is str or kind is int or kind is bool or value is None:
        return value
    if kind is list:
        return [anything(item, flags, encoders) for item in value]
    if kind is dict:
        return {key: anything(item, flags, encoders) for key, item in value.items()}
    if kind is float:
        return number(value)
    if isinstance(value, Record):
        return encoders[kind](value, flags)
    raise TypeError(f"cannot encode {kind.__name__}")
