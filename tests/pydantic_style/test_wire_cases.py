"""The models and the schema agree on the wire cases of the shared directory, without exception."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest
from pydantic_support import faults


@pytest.fixture
def rows(shared: Path, surface: str) -> list[tuple[str, Any, bool]]:
    path = shared / "cases" / "wire" / f"{surface}.jsonl.gz"
    if not path.is_file():
        pytest.skip(f"no {path.name} in the shared directory")
    with gzip.open(path, "rt", encoding="utf-8") as lines:
        found = [json.loads(line) for line in lines]
    assert len(found) > 1000
    return [(row["def"], row["data"], row["schema_ok"]) for row in found]


@pytest.mark.parametrize("as_json", [False, True], ids=["python", "json"])
def test_takes_and_gives_back_what_the_schema_accepts(
    rows: Any, models: Any, surface: str, as_json: bool
) -> None:
    wrong = faults(models, rows, as_json)
    good = sum(row[2] for row in rows)
    print(f"{surface}: {len(rows)} values, {good} good, {len(wrong)} faults")
    assert 0 < good < len(rows)
    assert wrong == []
