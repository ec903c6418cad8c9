"""Files that name features and patch properties, for members that have no name yet."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from acp_codegen.errors import CodegenError
from acp_codegen.schema_io import JsonObject, is_array, is_object, join, read_object


@dataclass(frozen=True)
class Names:
    """What a file of names says about one protocol version.

    Keys are members as people write them: ``Def``, ``Def.property``, ``Def|branch``, where a
    branch is known by its tag, its constant, the definition it refers to or its title.
    """

    features: Mapping[str, list[str]] = field(default_factory=dict[str, list[str]])
    patches: frozenset[str] = frozenset()


def read_features(path: Path) -> dict[str, Mapping[str, list[str]]]:
    """Read a file of feature names.

    The file is a JSON object from protocol (``"v1"``) to an object from member to feature, or
    to an array of features when the member needs those of what encloses it as well.

    Raises:
        CodegenError: the file is missing or has another form.
    """
    result: dict[str, Mapping[str, list[str]]] = {}
    for protocol, members in read_object(path).items():
        place = f"{path}#{join('', protocol)}"
        result[protocol] = {
            name: _features(value, f"{place}{join('', name)}")
            for name, value in _object(members, place).items()
        }
    return result


def read_patches(path: Path) -> dict[str, frozenset[str]]:
    """Read a file of patch properties: an object from protocol to an array of ``Def.property``.

    Raises:
        CodegenError: the file is missing or has another form.
    """
    result: dict[str, frozenset[str]] = {}
    for protocol, members in read_object(path).items():
        place = f"{path}#{join('', protocol)}"
        if not is_array(members) or not all(isinstance(m, str) for m in members):
            raise CodegenError("expected an array of 'Def.property' strings", place)
        result[protocol] = frozenset(members)
    return result


def _object(value: Any, place: str) -> JsonObject:
    if not is_object(value):
        raise CodegenError("expected an object from member to feature", place)
    return value


def _features(value: Any, place: str) -> list[str]:
    names = value if is_array(value) else [value]
    if not names or not all(isinstance(name, str) for name in names):
        raise CodegenError("expected a feature name or an array of them", place)
    return names
