"""Values and prose as Python source: text from a schema never becomes code."""

from __future__ import annotations

import textwrap
from typing import Any

WIDTH = 96


def literal(value: Any) -> str:
    """A JSON value as a Python literal in ASCII."""
    return ascii(value)


def prose(text: str) -> str:
    """Text made safe to stand in a docstring or comment: what does not print is escaped."""
    return "".join(
        c if c.isprintable() or c == "\n" else c.encode("unicode_escape").decode("ascii")
        for c in text.replace("\r\n", "\n").replace("\\", "\\\\")
    )


def docstring(text: str, indent: int = 4) -> str:
    """A docstring literal, wrapped, for source that is indented by `indent` columns."""
    safe = prose(text.strip()).replace('"""', '\\"\\"\\"')
    if safe.endswith('"'):
        safe = safe[:-1] + '\\"'
    pad = " " * indent
    paragraphs = [" ".join(part.split()) for part in safe.split("\n\n")]
    first = paragraphs[0]
    if len(paragraphs) == 1 and len(first) + indent + 6 <= WIDTH:
        return f'"""{first}"""'
    wrapped = [textwrap.wrap(part, WIDTH - indent - 3) or [""] for part in paragraphs]
    body = f"\n\n{pad}".join(f"\n{pad}".join(lines) for lines in wrapped)
    return f'"""{body}\n{pad}"""'
