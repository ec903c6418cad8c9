"""Python expressions laid out in lines of limited width."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

WIDTH = 80


@dataclass(frozen=True, slots=True)
class Expr:
    """An expression: an atom, or parts between brackets.

    `parts` are the items with what stands in front of each (``"name="``, ``"'key': "`` or
    nothing); an atom has an empty `tail`.
    """

    head: str
    parts: tuple[tuple[str, Expr], ...] = ()
    tail: str = ""

    def flat(self) -> str:
        """The expression on one line."""
        inside = ", ".join(label + part.flat() for label, part in self.parts)
        return f"{self.head}{inside}{self.tail}"

    def lines(self, width: int = WIDTH, indent: int = 0, used: int = 0) -> str:
        """The expression, one part to a line where it does not fit into `width` columns.

        `indent` is the column of the line it stands on, `used` what stands before it there.
        """
        line = self.flat()
        if not self.parts or indent + used + len(line) <= width:
            return line
        pad = " " * (indent + 4)
        inside = "".join(
            f"{pad}{label}{part.lines(width, indent + 4, len(label) + 1)},\n"
            for label, part in self.parts
        )
        return f"{self.head}\n{inside}{' ' * indent}{self.tail}"


def of_json(value: Any) -> Expr:
    """A JSON value as a Python display."""
    if isinstance(value, dict):
        items: dict[str, Any] = value  # pyright: ignore[reportUnknownVariableType]
        return Expr("{", tuple((f"{_text(k)}: ", of_json(v)) for k, v in items.items()), "}")
    if isinstance(value, list):
        listed: list[Any] = value  # pyright: ignore[reportUnknownVariableType]
        return Expr("[", tuple(("", of_json(item)) for item in listed), "]")
    return Expr(_text(value) if isinstance(value, str) else ascii(value))


def call(name: str, arguments: list[tuple[str, Expr]]) -> Expr:
    """A call with keyword arguments."""
    return Expr(f"{name}(", tuple((f"{key}=", value) for key, value in arguments), ")")


def _text(text: str) -> str:
    """A string literal in ASCII, in double quotes where that needs no more escapes."""
    literal = ascii(text)
    return f'"{literal[1:-1]}"' if literal[0] == "'" and '"' not in literal else literal
