"""The small steps that generated encoders are made of."""

from __future__ import annotations

from ._runtime import ABSENT, Record, UnstableFeatureError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Container, Mapping
    from typing import Any

    Encoder = Callable[[Any, int], Any]


def number(value: int | float) -> int | float:
    """A number that JSON can say."""
    if value - value != 0:
        raise ValueError("NaN and Infinity have no form in JSON")
    return value


def stands(unknown: Mapping[str, Any], key: str) -> bool:
    """Whether a default still stands for what came under `key`, or for its absence."""
    return key in unknown or key in (getattr(unknown, "kept", None) or ())


def restore(r: dict[str, Any], unknown: Any) -> None:
    """Adds what was kept on decoding, unless the field has since been set."""
    for key, value in unknown.items():
        if key not in r:
            r[key] = value
    kept: Any = getattr(unknown, "kept", None) or {}
    for key, value in kept.items():
        if value is not ABSENT and key not in r:
            r[key] = value


def off(member: str, *features: str) -> UnstableFeatureError:
    """The error for a member whose features are not on."""
    return UnstableFeatureError(member, features, "encoding it needs")


def branch(value: object, union: str, branches: Container[type]) -> type:
    """The class among `branches` that the class of `value` extends."""
    for cls in type(value).__mro__[1:]:
        if cls in branches:
            return cls
    raise TypeError(f"expected {union}, found {type(value).__name__}")


def anything(value: Any, flags: int, encoders: dict[type, Encoder]) -> Any:
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
        return encoders[branch(value, "a record of this version", encoders)](value, flags)
    raise TypeError(f"cannot encode {kind.__name__}")
