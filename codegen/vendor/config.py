"""What to vendor and where: the table in the user's pyproject.toml, and the flags over it."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any

from acp_codegen.errors import CodegenError
from acp_codegen.output.styles import DATACLASS, STYLES
from acp_codegen.render.parts import PARTS, choose
from acp_codegen.schema_io import is_array, is_object
from acp_codegen.vendor.toml import read_toml

FILE = "pyproject.toml"
TABLE = "acp-codegen"
ALL, NONE = "all", "none"


@dataclass(frozen=True, slots=True)
class Config:
    """One vendored package.

    `root` is the directory of the project, `place` the table that the settings come from and
    `sources` the place of each that is set.
    `protocols` is empty for all versions; `features` and `parts` are None for all. `schema` names
    a directory of canonical schemas to use in place of the built-in ones.
    """

    root: Path
    place: str = f"{FILE}#/tool/{TABLE}"
    destination: str | None = None
    protocols: tuple[str, ...] = ()
    features: tuple[str, ...] | None = ()
    parts: tuple[str, ...] | None = None
    style: str = DATACLASS
    docs: bool = True
    schema: str | None = None
    sources: Mapping[str, str] = field(default_factory=dict[str, str])

    def where(self, key: str) -> str:
        """Where the setting `key` stands, or would stand."""
        return self.sources.get(key, f"{self.place}/{key}")


def find_project(start: Path) -> Path | None:
    """The nearest pyproject.toml in a directory or above it."""
    return next((d / FILE for d in (start, *start.parents) if (d / FILE).is_file()), None)


def read_config(path: Path | None, start: Path) -> Config:
    """The settings in a pyproject.toml; the defaults for `start` when `path` is None.

    Raises CodegenError for an unknown key or a bad value: it names the key and lists what is
    allowed.
    """
    if path is None:
        return Config(root=start)
    tools = read_toml(path).get("tool", {})
    table: Any = tools.get(TABLE, {}) if is_object(tools) else {}
    place = f"{path.name}#/tool/{TABLE}"
    if not is_object(table):
        raise CodegenError("expected a table", place)
    return configure(
        Config(root=path.resolve().parent, place=place), table, lambda k: f"{place}/{k}"
    )


def configure(config: Config, values: Mapping[str, Any], place: Callable[[str], str]) -> Config:
    """`config` with checked `values` in place of its own; `place` says where a key stands.

    Raises CodegenError as `read_config` does.
    """
    checked: dict[str, Any] = {}
    for key, value in values.items():
        if key not in KEYS:
            raise CodegenError(_unknown("key", key, tuple(KEYS)), place(key))
        checked[key] = KEYS[key](value, place(key))
    sources = {**config.sources, **{key: place(key) for key in checked}}
    found = replace(config, **checked, sources=sources)
    if found.style != DATACLASS and "parts" in sources:
        message = f"the style {found.style!r} has no parts to choose; leave the key out"
        raise CodegenError(message, found.where("parts"))
    return found


def _unknown(what: str, value: object, allowed: tuple[str, ...]) -> str:
    near = difflib.get_close_matches(str(value), allowed, 1)
    hint = f" (did you mean {near[0]!r}?)" if near else ""
    return f"no {what} {value!r}{hint}; allowed: {', '.join(allowed)}"


def _text(value: Any, place: str) -> str:
    if not isinstance(value, str) or not value.strip():
        raise CodegenError("expected a string that is not empty", place)
    return value


def _flag(value: Any, place: str) -> bool:
    if not isinstance(value, bool):
        raise CodegenError("expected true or false", place)
    return value


def _style(value: Any, place: str) -> str:
    if value not in STYLES:
        raise CodegenError(_unknown("style", value, STYLES), place)
    return str(value)


def _names(value: Any, place: str, words: str) -> tuple[str, ...]:
    items = value if is_array(value) else [None]
    names = [name for name in items if isinstance(name, str)]
    if len(names) != len(items):
        raise CodegenError(f"expected an array of strings{words}", place)
    return tuple(dict.fromkeys(names))


def _protocols(value: Any, place: str) -> tuple[str, ...]:
    found = _names(value, place, " such as 'v1'")
    for name in found:
        if not (name[:1] == "v" and name[1:].isdecimal() and name.isascii()):
            raise CodegenError(f"{name!r} is no protocol version such as 'v1'", place)
    if not found:
        raise CodegenError("names no protocol version; leave it out for all of them", place)
    return found


def _features(value: Any, place: str) -> tuple[str, ...] | None:
    if value == ALL:
        return None
    return () if value == NONE else _names(value, place, f", {ALL!r} or {NONE!r}")


def _parts(value: Any, place: str) -> tuple[str, ...] | None:
    if value == ALL:
        return None
    found = _names(value, place, f" or {ALL!r}")
    for name in found:
        if name not in PARTS:
            raise CodegenError(_unknown("part", name, PARTS), place)
    # In the order of the table and with what they need, so that spellings of one choice agree.
    return tuple(part for part in PARTS if part in choose(found).parts)


#: Each key of the table with the function that checks its value.
KEYS: dict[str, Callable[[Any, str], Any]] = {
    "destination": _text,
    "protocols": _protocols,
    "features": _features,
    "parts": _parts,
    "style": _style,
    "docs": _flag,
    "schema": _text,
}

assert set(KEYS) <= {each.name for each in fields(Config)}
