"""Our classes as plain modules of other kinds of classes, to compare what defining them costs."""

from __future__ import annotations

import dataclasses as _dataclasses
from typing import Any


def structs() -> str:
    """A module of msgspec structs."""
    return _module("import msgspec", "", "(msgspec.Struct, kw_only=True)")


def dataclasses() -> str:
    """A module of slotted dataclasses."""
    head = "from dataclasses import dataclass"
    return _module(head, "@dataclass(slots=True, kw_only=True)\n", "")


def _module(head: str, decorator: str, base: str) -> str:
    classes = [f"{decorator}class {cls.__name__}{base}:\n{_body(cls)}" for cls in _classes()]
    return "\n\n".join(["from __future__ import annotations\n" + head, *classes]) + "\n"


def _classes() -> list[Any]:
    from acp_bindings.v1 import types, unstable

    found = {**vars(types), **vars(unstable)}.values()
    return [each for each in found if isinstance(each, type) and _dataclasses.is_dataclass(each)]


def _body(cls: Any) -> str:
    lines: list[str] = []
    for field in _dataclasses.fields(cls):
        missing = field.default is field.default_factory is _dataclasses.MISSING
        lines.append(f"    {field.name}: {field.type}{'' if missing else ' = None'}\n")
    return "".join(lines) or "    pass\n"
