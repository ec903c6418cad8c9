"""Values and prose as Python source: text from a schema never becomes code."""

from __future__ import annotations

import re
import textwrap
from typing import Any

WIDTH = 96


def literal(value: Any) -> str:
    """A JSON value as a Python literal in ASCII."""
    return ascii(value)


def piece(text: str) -> str:
    """Text for the inside of a single-quoted f-string, in ASCII."""
    # With a double quote in it, `ascii` takes single quotes outside and escapes those inside.
    return ascii(text + '"')[1:-2].replace("{", "{{").replace("}", "}}")


def prose(text: str) -> str:
    """Text made safe to stand in a docstring or comment.

    What does not print is escaped, and so is what would end the docstring; a quote at the very
    end must not stand right before the closing ones.
    """
    safe = "".join(
        c if c.isprintable() or c == "\n" else c.encode("unicode_escape").decode("ascii")
        for c in text.replace("\r\n", "\n").replace("\\", "\\\\")
    )
    return safe.replace('"""', '\\"\\"\\"')


def docstring(text: str, indent: int = 4) -> str:
    """A docstring literal, wrapped, for source that is indented by `indent` columns.

    Paragraphs are separated by an empty line; a line that starts with `- ` is an item of a list.
    """
    safe = prose(text.strip())
    body = safe.removesuffix('"')
    # An odd number of backslashes: the quote is escaped already.
    if body != safe and (len(body) - len(body.rstrip("\\"))) % 2 == 0:
        safe = body + '\\"'
    lines = [line for part in safe.split("\n\n") for line in ["", *_wrapped(part, indent)]][1:]
    if len(lines) == 1 and len(lines[0]) + indent + 6 <= WIDTH:
        return f'"""{lines[0]}"""'
    pad = " " * indent
    body = "\n".join(pad + line if line and i else line for i, line in enumerate(lines))
    return f'"""{body}\n{pad}"""'


def _wrapped(paragraph: str, indent: int) -> list[str]:
    items = re.split(r"\n(?=- )", paragraph)
    lines: list[str] = []
    for item in items:
        hanging = "  " if item.startswith("- ") else ""
        width = WIDTH - indent - 3
        lines += textwrap.wrap(
            " ".join(item.split()),
            width,
            subsequent_indent=hanging,
            break_long_words=False,
            break_on_hyphens=False,
        )
    return lines or [""]
