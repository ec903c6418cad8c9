"""Decoding and encoding."""

from __future__ import annotations

from .._codec import Tables, cannot_encode, encode_other, failed, other_type
from .._decoding import FAIL, Context
from .._json import parse, text
from .._runtime import bits
from ._decode import BRANCHES, DECODERS, GATED
from ._encode import ENCODERS, UNIONS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any, TypeVar, overload

    from .._runtime import Issue
    from .features import Feature

    _T = TypeVar("_T")

_KEEP = Context(0, True)
_PACKAGE = __name__.rpartition(".")[0]


_WRITERS: dict[type, Callable[[Any, int], str]] = {}
"""The writer of each class; it fills when the first text is written."""


def _writers() -> Any:
    from ._write import WRITERS

    return WRITERS


def _specs() -> Any:
    from ._specs import SPECS

    return SPECS


def _alias_module() -> Any:
    from . import aliases

    return aliases


_TABLES = Tables(DECODERS, GATED, BRANCHES, ENCODERS, UNIONS, _specs, _alias_module)

if TYPE_CHECKING:

    @overload
    def decode(
        kind: type[_T],
        data: Any,
        *,
        features: Feature | None = None,
        keep_unknown: bool = True,
        on_salvage: Callable[[Issue], object] | None = None,
    ) -> _T: ...
    @overload
    def decode(
        kind: object,
        data: Any,
        *,
        features: Feature | None = None,
        keep_unknown: bool = True,
        on_salvage: Callable[[Issue], object] | None = None,
    ) -> Any: ...


# The overloads are the signature: what follows the value goes by keyword. Without a star in the
# definitions a call takes a twentieth less time.
def decode(
    kind: Any,
    data: Any,
    features: Feature | None = None,
    keep_unknown: bool = True,
    on_salvage: Callable[[Issue], object] | None = None,
) -> Any:
    """The Python form of a JSON value.

    `kind` is a class, a type alias or the name of a definition. Unknown keys and what was
    replaced by a default are kept and sent back by `encode`, unless `keep_unknown` is false.
    `on_salvage` is called with an `Issue` for each value that was defaulted and each item that
    was skipped.

    Raises DecodeError with the place and the reason, UnstableFeatureError for a type whose
    feature is not in `features`, and LookupError for a `kind` that is not of this version.
    """
    if features is None and on_salvage is None and keep_unknown:
        try:
            return DECODERS[kind](data, _KEEP)
        except (*FAIL, RecursionError):
            # Bad input, or a type that the table does not have: the long way tells which.
            pass
    c = Context(0 if features is None else bits(features, _PACKAGE), keep_unknown)
    decoder = other_type(_TABLES, kind, c.flags)
    try:
        result = decoder(data, c)
    except (*FAIL, RecursionError) as error:
        raise failed(_TABLES, kind, data, c.flags, error) from None
    if c.salvaged and on_salvage is not None:
        _TABLES.report(kind, data, c.flags, on_salvage)
    return result


if TYPE_CHECKING:

    @overload
    def decode_json(
        kind: type[_T],
        raw: bytes | bytearray | memoryview | str,
        *,
        features: Feature | None = None,
        keep_unknown: bool = True,
        on_salvage: Callable[[Issue], object] | None = None,
        loads: Callable[[Any], Any] | None = None,
    ) -> _T: ...
    @overload
    def decode_json(
        kind: object,
        raw: bytes | bytearray | memoryview | str,
        *,
        features: Feature | None = None,
        keep_unknown: bool = True,
        on_salvage: Callable[[Issue], object] | None = None,
        loads: Callable[[Any], Any] | None = None,
    ) -> Any: ...


def decode_json(
    kind: Any,
    raw: bytes | bytearray | memoryview | str,
    features: Feature | None = None,
    keep_unknown: bool = True,
    on_salvage: Callable[[Issue], object] | None = None,
    loads: Callable[[Any], Any] | None = None,
) -> Any:
    """The Python form of a JSON text, as `decode` gives it.

    `loads` replaces the JSON parser of the standard library. Raises DecodeError also for what is
    no JSON text (RFC 8259), NaN and Infinity among it.
    """
    data = parse(raw, loads)
    if features is None and on_salvage is None and keep_unknown:
        try:
            return DECODERS[kind](data, _KEEP)
        except (*FAIL, RecursionError):
            pass
    return decode(
        kind,
        data,
        features=features,
        keep_unknown=keep_unknown,
        on_salvage=on_salvage,
    )


def encode(value: object, features: Feature | None = None) -> Any:
    """The JSON value of an object made or decoded with this version.

    What `decode` kept is sent back, unless the field has since been set. Raw values (`Any`) are
    passed on as they are, not copied.

    Raises UnstableFeatureError for a member whose feature is not in `features`, TypeError for an
    object that is none of this version, or not where the schema has it, and ValueError for NaN
    and Infinity in a number.
    """
    flags = 0 if features is None else bits(features, _PACKAGE)
    try:
        return ENCODERS[type(value)](value, flags)
    except KeyError:
        pass  # no record, or one in it of a class that no table has yet
    except RecursionError:
        raise ValueError("the value is nested too deeply") from None
    except (AttributeError, TypeError) as error:
        raise cannot_encode(_TABLES, value, error) from error
    return encode_other(_TABLES, value, flags)


def encode_json(
    value: object,
    features: Feature | None = None,
    dumps: Callable[[Any], str | bytes] | None = None,
) -> bytes:
    """The JSON text of an object: compact, in UTF-8.

    `dumps` replaces the JSON writer of the standard library. Raises what `encode` raises, and
    ValueError for NaN and Infinity anywhere.
    """
    if dumps is not None:
        raw = dumps(encode(value, features))
        return raw.encode("utf-8", "surrogatepass") if isinstance(raw, str) else raw
    if not _WRITERS:
        _WRITERS.update(_writers())
    flags = 0 if features is None else bits(features, _PACKAGE)

    try:
        return _WRITERS[type(value)](value, flags).encode()
    except (KeyError, AttributeError, TypeError, ValueError, RecursionError):
        # No record, or one that is not as it should be: the long way tells what is wrong.
        pass
    return text(encode(value, features))
