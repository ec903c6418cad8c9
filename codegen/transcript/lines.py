"""Reading one JSON value, or JSON lines, from a stream of bytes in constant memory."""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, NoReturn

from acp_codegen.errors import CodegenError


@dataclass(frozen=True, slots=True)
class Item:
    """A JSON value.

    Attributes:
        line: the number of its line, counted from 1; None where the whole input is one value.
        value: the value; None where there is an error.
        error: why the line is no JSON value; empty where it is one.
        size: how many bytes of the input it takes.
    """

    line: int | None
    value: Any
    error: str
    size: int


def read_items(lines: Iterable[bytes], place: str) -> Iterator[Item]:
    """Yield the values of an input, each as soon as it is read.

    Input whose first line ends inside a value is taken for one value over several lines; any
    other is taken for JSON lines, of which empty ones are passed over.

    Args:
        lines: the input, as an open binary file gives it.
        place: what to call the input in errors.

    Raises:
        CodegenError: the input is empty, or is neither one JSON value nor starts with a line that
            is one.
    """
    counted = enumerate(lines, start=1)
    start: list[tuple[int, bytes]] = []
    for number, raw in counted:
        start.append((number, raw))
        if raw.strip():
            break
    else:
        raise CodegenError("holds no JSON value", place)
    number, raw = start[-1]
    first = _item(number, raw)
    if first.error and _is_cut_off(raw):
        whole = b"".join(itertools.chain([raw], (each for _, each in counted)))
        item = _item(None, whole)
        if item.error:
            raise CodegenError(f"is neither one JSON value nor JSON lines: {item.error}", place)
        yield item
        return
    rest = (_item(number, raw) for number, raw in counted if raw.strip())
    if first.error:
        second = next(rest, None)
        if second is None:
            raise CodegenError(first.error, place)
        yield first
        first = second
    yield first
    yield from rest


def _item(number: int | None, raw: bytes) -> Item:
    try:
        return Item(number, _DECODER.decode(raw.decode("utf-8-sig")), "", len(raw))
    except UnicodeDecodeError as error:
        message = f"is not UTF-8 at byte {error.start}"
    except json.JSONDecodeError as error:
        message = f"is no JSON: {error.msg} at character {error.pos}"
    except RecursionError:
        message = "is nested too deeply"
    except ValueError as error:
        message = f"is no JSON: {error}"
    return Item(number, None, message, len(raw))


def _is_cut_off(raw: bytes) -> bool:
    """Whether a line is the start of a JSON value that goes on in the next one."""
    text = raw.decode("utf-8-sig", errors="replace").rstrip()
    try:
        _DECODER.decode(text)
    except json.JSONDecodeError as error:
        return error.pos >= len(text)
    except (RecursionError, ValueError):
        return False
    return False


def _no_constant(text: str) -> NoReturn:
    raise ValueError(f"{text} is no JSON number (RFC 8259, section 6)")


def _number(text: str) -> float:
    value = float(text)
    if value in (float("inf"), float("-inf")):
        raise ValueError("a number is too large")
    return value


_DECODER = json.JSONDecoder(parse_constant=_no_constant, parse_float=_number)
