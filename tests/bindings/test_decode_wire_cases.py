"""Decoding and encoding on the wire cases of the shared directory."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest
from bindings_support import MODULES, same

SURFACES = ("v1", "v1-unstable", "v2", "v2-unstable")


@pytest.fixture(params=SURFACES)
def surface(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def rows(shared: Path, surface: str) -> list[dict[str, Any]]:
    path = shared / "cases" / "wire" / f"{surface}.jsonl.gz"
    if not path.is_file():
        pytest.skip(f"no {path.name} in the shared directory")
    with gzip.open(path, "rt", encoding="utf-8") as lines:
        found = [json.loads(line) for line in lines]
    assert len(found) > 1000
    return found


@pytest.fixture
def bindings(surface: str) -> Any:
    return MODULES[surface.partition("-")[0]]


@pytest.fixture
def features(surface: str, bindings: Any) -> Any:
    return bindings.Feature.ALL if surface.endswith("-unstable") else bindings.Feature.NONE


def pruned(value: Any) -> Any:
    """The value without the keys of objects that are null."""
    if isinstance(value, dict):
        return {key: pruned(each) for key, each in value.items() if each is not None}
    return [pruned(each) for each in value] if isinstance(value, list) else value


def decodes(bindings: Any, row: dict[str, Any], features: Any) -> bool:
    try:
        bindings.decode(row["def"], row["data"], features=features)
    except bindings.DecodeError:
        return False
    return True


def test_decodes_exactly_what_is_good(rows: Any, bindings: Any, features: Any) -> None:
    wrong = [row for row in rows if decodes(bindings, row, features) is not row["ok"]]
    assert wrong == []


def test_decodes_to_the_known_part(rows: Any, bindings: Any, features: Any) -> None:
    wrong: list[Any] = []
    for row in rows:
        if row["ok"]:
            value = bindings.decode(row["def"], row["data"], features=features, keep_unknown=False)
            out = bindings.encode(value, features=features)
            if not same(pruned(out), pruned(row["out"])):
                wrong.append((row, out))
    assert wrong == []


def test_gives_back_what_came_in(rows: Any, bindings: Any, features: Any) -> None:
    wrong: list[Any] = []
    for row in rows:
        if row["ok"] and row["schema_ok"]:
            value = bindings.decode(row["def"], row["data"], features=features)
            out = bindings.encode(value, features=features)
            if not same(out, row["data"]):
                wrong.append((row, out))
    assert wrong == []


def test_every_failure_has_a_place_and_a_reason(rows: Any, bindings: Any, features: Any) -> None:
    for row in rows:
        if not row["ok"]:
            with pytest.raises(bindings.DecodeError) as caught:
                bindings.decode(row["def"], row["data"], features=features)
            assert caught.value.message not in ("", f"expected {row['def']}")
