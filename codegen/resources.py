"""Where the templates and the canonical schemas are, installed or in a checkout."""

from __future__ import annotations

from pathlib import Path

from acp_codegen.errors import CodegenError

_PACKAGE = Path(__file__).resolve().parent


def templates_dir() -> Path:
    """Return the directory of the built-in templates; `CodegenError` if there is none."""
    return _data_dir("templates")


def schema_dir() -> Path:
    """Return the directory of the built-in canonical schemas; `CodegenError` if there is none."""
    return _data_dir("schema")


def _data_dir(name: str) -> Path:
    # A wheel carries the directory inside the package; in a checkout it is the package's sibling.
    for candidate in (_PACKAGE / name, _PACKAGE.parent / name):
        if candidate.is_dir():
            return candidate
    raise CodegenError(
        f"the {name} directory of this installation is missing; install acp-codegen again",
        place=str(_PACKAGE / name),
    )
