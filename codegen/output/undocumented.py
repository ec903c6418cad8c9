"""Taking docstrings out of Python source."""

from __future__ import annotations

import ast
from collections.abc import Iterator


def without_docstrings(source: str) -> str:
    """The source without the strings that only document something; the code stays as it is.

    These are statements that are nothing but a string: docstrings, and the notes under
    attributes. A body that has no other statement gets `pass`.
    """
    lines = source.splitlines(keepends=True)
    for statement, substitute in sorted(_notes(ast.parse(source)), key=lambda n: -n[0].lineno):
        last = statement.end_lineno or statement.lineno
        indent = " " * statement.col_offset
        lines[statement.lineno - 1 : last] = [f"{indent}{substitute}\n"] if substitute else []
    return "".join(lines)


def _notes(tree: ast.Module) -> Iterator[tuple[ast.stmt, str]]:
    """Each string that stands alone, and the statement that takes its place, if any."""
    for node in ast.walk(tree):
        for _, value in ast.iter_fields(node):
            body = [each for each in value if isinstance(each, ast.stmt)] if _is_list(value) else []
            notes = [each for each in body if _is_note(each)]
            empty = len(notes) == len(body) and node is not tree
            for position, note in enumerate(notes):
                yield note, "pass" if empty and position == 0 else ""


def _is_list(value: object) -> bool:
    return isinstance(value, list)


def _is_note(statement: ast.stmt) -> bool:
    value = statement.value if isinstance(statement, ast.Expr) else None
    return isinstance(value, ast.Constant) and isinstance(value.value, str)
