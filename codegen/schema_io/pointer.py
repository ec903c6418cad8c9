"""JSON Pointer (RFC 6901), as plain strings."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from acp_codegen.schema_io.strict_json import is_array, is_object


def join(base: str, *parts: str | int) -> str:
    """Return the pointer `base` extended by unescaped reference tokens `parts`."""
    return base + "".join("/" + _escape(str(part)) for part in parts)


def parse(pointer: str) -> list[str]:
    """Split `pointer` into unescaped reference tokens.

    Raises:
        ValueError: `pointer` is neither empty nor starts with ``/``, or holds a bad ``~`` escape.
    """
    if not pointer:
        return []
    if not pointer.startswith("/"):
        raise ValueError("a JSON Pointer starts with '/'")
    return [_unescape(token) for token in pointer[1:].split("/")]


def resolve(document: Any, tokens: Iterable[str]) -> Any:
    """Follow `tokens` into `document`.

    Raises:
        LookupError: nothing is there.
    """
    value = document
    for token in tokens:
        if is_object(value):
            value = value[token]
        elif is_array(value) and token.isdecimal() and str(int(token)) == token:
            value = value[int(token)]
        else:
            raise LookupError(token)
    return value


def _escape(token: str) -> str:
    return token.replace("~", "~0").replace("/", "~1")


def _unescape(token: str) -> str:
    if "~" in token.replace("~0", "").replace("~1", ""):
        raise ValueError("'~' is followed by neither 0 nor 1")
    return token.replace("~1", "/").replace("~0", "~")
