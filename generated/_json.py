"""JSON text in and out, with the standard library."""

from __future__ import annotations

import json
from json import encoder as _encoder

from ._runtime import DecodeError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any, NoReturn


def _constant(text: str) -> NoReturn:
    raise ValueError(f"{text} is no JSON number")


def _float(text: str) -> float:
    value = float(text)
    if value - value != 0.0:
        raise ValueError("a number is too large")
    return value


_DECODER = json.JSONDecoder(parse_constant=_constant, parse_float=_float)


#: What `raw_decode` calls: the value that begins at an index, and where it ends.
_scan: Callable[[str, int], tuple[Any, int]] = getattr(_DECODER, "scan_once")


def parse(raw: bytes | bytearray | memoryview | str, loads: Callable[[Any], Any] | None) -> Any:
    """The value in a JSON text (RFC 8259).

    Raises DecodeError for what is no JSON: also NaN, Infinity, bytes that are not UTF-8 and
    nesting that is too deep.
    """
    try:
        if loads is not None:
            return loads(raw)
        if type(raw) is bytes:
            json_text = raw.decode()
        else:
            json_text = raw if isinstance(raw, str) else str(raw, "utf-8")
        try:
            value, end = _scan(json_text, 0)
        except (ValueError, StopIteration):  # white space in front, or no JSON
            return _DECODER.decode(json_text)
        # White space may follow, anything else is an error.
        return value if end == len(json_text) else _DECODER.decode(json_text)
    except RecursionError:
        raise DecodeError("", "the JSON text is nested too deeply") from None
    except UnicodeDecodeError as error:
        raise DecodeError("", f"the JSON text is not UTF-8 at byte {error.start}") from None
    except ValueError as error:
        at = getattr(error, "pos", None)
        where = "" if at is None else f" at character {at}"
        raise DecodeError("", f"not a JSON text{where}") from None


_PLAIN = json.JSONEncoder(
    ensure_ascii=False, check_circular=False, allow_nan=False, separators=(",", ":")
)
_ASCII = json.JSONEncoder(check_circular=False, allow_nan=False, separators=(",", ":"))
_make = getattr(_encoder, "c_make_encoder", None)


def _text(plain: json.JSONEncoder, escape: Callable[[str], str]) -> Callable[[Any], str]:
    """`plain.encode`, with the C encoder made once instead of at each call."""
    if _make is None:
        return plain.encode
    chunks = _make(None, plain.default, escape, None, ":", ",", False, False, False)
    return lambda value: "".join(chunks(value, 0))


#: A string as JSON text; TypeError for anything else.
escape: Callable[[str], str] = getattr(_encoder, "encode_basestring")

#: A JSON value as compact text, with what is not ASCII as it is.
plain_text = _text(_PLAIN, escape)
_ascii_text = _text(_ASCII, getattr(_encoder, "encode_basestring_ascii"))


def text(value: Any) -> bytes:
    """A compact JSON text in UTF-8.

    A lone surrogate, which UTF-8 cannot say, is escaped. Raises ValueError for NaN, Infinity and
    nesting that is too deep.
    """
    try:
        try:
            return plain_text(value).encode("utf-8")
        except UnicodeEncodeError:
            return _ascii_text(value).encode("ascii")
    except RecursionError:
        raise ValueError("the value is nested too deeply for JSON") from None
