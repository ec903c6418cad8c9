"""Strict JSON: what RFC 8259 leaves open (duplicate keys, NaN, depth) is refused here."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, TypeGuard

from acp_codegen.errors import CodegenError

Json = Any
"""A JSON value as the standard library decodes it."""

JsonObject = dict[str, Any]
"""A JSON object."""


def is_object(value: Json) -> TypeGuard[JsonObject]:
    """Tell whether a JSON value is an object."""
    return isinstance(value, dict)


def is_array(value: Json) -> TypeGuard[list[Json]]:
    """Tell whether a JSON value is an array."""
    return isinstance(value, list)


MAX_BYTES = 32 * 1024 * 1024
"""Larger files are refused; the schemas known today stay under half a megabyte."""

MAX_DEPTH = 100
"""Deepest nesting of arrays and objects that is accepted."""


def read_object(source: Path | bytes, name: str = "") -> JsonObject:
    """Read one JSON object from a file or from bytes.

    Args:
        source: a path, or the bytes themselves (UTF-8, with or without a byte order mark).
        name: what to call the input in errors; a path's own name by default.

    Raises:
        CodegenError: no such file, too large, not UTF-8, not JSON, a duplicate key, NaN or
            Infinity, a lone surrogate, nested deeper than `MAX_DEPTH`, or not an object.
    """
    place = name or (str(source) if isinstance(source, Path) else "input")
    text = _decode(_read_bytes(source, place), place)
    value = _parse(text, place)
    if not is_object(value):
        raise CodegenError("expected a JSON object at the top level", place)
    _check_tree(value, place)
    return value


def dump_text(value: Json) -> str:
    """Return `value` as the repository writes JSON: two-space indent, UTF-8, final newline."""
    return json.dumps(value, indent=2, ensure_ascii=False, allow_nan=False) + "\n"


def _read_bytes(source: Path | bytes, place: str) -> bytes:
    if isinstance(source, bytes):
        data = source
    else:
        try:
            with source.open("rb") as file:
                data = file.read(MAX_BYTES + 1)
        except FileNotFoundError:
            raise CodegenError("no such file; check the path", place) from None
        except OSError as error:
            raise CodegenError(f"cannot be read: {error.strerror}", place) from None
    if len(data) > MAX_BYTES:
        raise CodegenError(f"larger than {MAX_BYTES} bytes", place)
    return data


def _decode(data: bytes, place: str) -> str:
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise CodegenError(f"not UTF-8 at byte {error.start}", place) from None


def _parse(text: str, place: str) -> Json:
    try:
        return json.loads(text, object_pairs_hook=_unique, parse_constant=_no_constant)
    except json.JSONDecodeError as error:
        message = f"not JSON: {error.msg} at line {error.lineno} column {error.colno}"
        raise CodegenError(message, place) from None
    except RecursionError:
        raise CodegenError(f"nested deeper than {MAX_DEPTH} levels", place) from None
    except ValueError as error:
        raise CodegenError(f"not acceptable JSON: {error}", place) from None


def _unique(pairs: list[tuple[str, Json]]) -> JsonObject:
    result = dict(pairs)
    if len(result) != len(pairs):
        seen: set[str] = set()
        for key, _ in pairs:
            if key in seen:
                raise ValueError(f"the key {key!r} occurs twice in one object")
            seen.add(key)
    return result


def _no_constant(text: str) -> Json:
    raise ValueError(f"{text} is not a JSON number")


def _check_tree(root: Json, place: str) -> None:
    """Refuse excessive depth, numbers out of range and text that UTF-8 cannot carry."""
    stack: list[tuple[Json, int]] = [(root, 1)]
    while stack:
        value, depth = stack.pop()
        if depth > MAX_DEPTH:
            raise CodegenError(f"nested deeper than {MAX_DEPTH} levels", place)
        if is_object(value):
            stack.extend((item, depth + 1) for item in value.values())
            stack.extend((key, depth) for key in value)
        elif is_array(value):
            stack.extend((item, depth + 1) for item in value)
        elif isinstance(value, float) and value in (float("inf"), float("-inf")):
            raise CodegenError("a number is out of range", place)
        elif isinstance(value, str) and not value.isascii() and _has_surrogate(value):
            raise CodegenError("a string holds a lone surrogate", place)


def _has_surrogate(text: str) -> bool:
    return any("\ud800" <= c <= "\udfff" for c in text)
