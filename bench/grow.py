"""A schema with many times the definitions of another one."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

PREFIX = "#/$defs/"


def grow(source: Path, factor: int, folder: Path) -> Path:
    """Write a schema with `factor` copies of each definition into a folder; return its path."""
    schema = json.loads(source.read_text(encoding="utf-8"))
    definitions: dict[str, Any] = schema["$defs"]
    grown = dict(definitions)
    for number in range(2, factor + 1):
        for name, definition in definitions.items():
            grown[_name(name, number)] = _copy(definition, number)
    folder.mkdir(exist_ok=True)
    target = folder / source.name
    target.write_text(json.dumps(schema | {"$defs": grown}), encoding="utf-8")
    return target


def _name(name: str, number: int) -> str:
    return f"Copy{number}{name}"


def _copy(value: Any, number: int) -> Any:
    """A definition that refers to the copies of what it referred to, and is another method."""
    if isinstance(value, list):
        return [_copy(item, number) for item in value]
    if not isinstance(value, dict):
        return value
    copied = {key: _copy(item, number) for key, item in value.items()}
    if isinstance(value.get("$ref"), str):
        copied["$ref"] = PREFIX + _name(value["$ref"].removeprefix(PREFIX), number)
    if isinstance(value.get("x-method"), str):
        copied["x-method"] = f"{value['x-method']}_copy{number}"
    return copied
