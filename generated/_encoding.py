"""The small steps that generated encoders are made of."""

from __future__ import annotations

from ._runtime import ABSENT, EMPTY, Record, UnstableFeatureError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping
    from typing import Any

    Encoder = Callable[[Any, int], Any]
    Encoders = dict[type, Encoder]


def number(value: int | float) -> int | float:
    """A number that JSON can say."""
    if value - value != 0.0:
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


def ending(r: dict[str, Any], record: Record, name: str, key: str) -> dict[str, Any]:
    """`r` with the last attribute, an object with free keys, and with what decoding kept."""
    v: Any = getattr(record, name)
    if v is not None:
        r[key] = v
    return r if record.unknown_fields is EMPTY else restore(r, record)


def off(member: str, *features: str) -> UnstableFeatureError:
    """The error for a member whose features are not on."""
    return UnstableFeatureError(member, features, "encoding it needs")


def learn(cls: type, tables: Iterable[Encoders]) -> bool:
    """Gives a subclass the encoder of the class that it extends, in every table that has one.

    Tells whether there was anything to learn.
    """
    learned = False
    for table in tables:
        base = next((base for base in cls.__mro__ if base in table), cls)
        if base is not cls:
            table[cls] = table[base]
            learned = True
    return learned


def anything(value: Any, flags: int, encoders: Encoders) -> Any:
    """A value that may be a record, or hold records in lists and dicts.

    Raises KeyError with the class of a record that the table does not have.
    """
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
