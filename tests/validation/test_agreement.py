"""`validate(formats=False)` says what a JSON Schema validator says, with any features on."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from agreement import (
    MODULES,
    PEERS,
    SURFACES,
    Surface,
    cases,
    disagreements,
    partial_surface,
    surface,
    wire_rows,
)


@pytest.fixture(params=SURFACES, scope="module")
def on(request: pytest.FixtureRequest) -> Surface:
    return surface(request.param)


def test_generated_values(on: Surface) -> None:
    assert [*disagreements(on, 3 * len(on.names), seed=20)] == []


def test_the_values_are_both_good_and_bad(on: Surface) -> None:
    made = [(valid, on.accepts(name, value)) for name, value, valid in cases(on, 800, seed=3)]
    bad = made.count((False, False))
    assert made.count((True, False)) == 0
    assert made.count((True, True)) > 150
    assert 150 < bad < len(made) - 250


@pytest.mark.parametrize("version", ["v1", "v2"])
@pytest.mark.parametrize("seed", range(3))
def test_some_features_on(version: str, seed: int) -> None:
    names = sorted(feature.name for feature in surface(version).schema.features)
    rng = random.Random(f"{version} {seed}")
    chosen = frozenset(name for name in names if rng.random() < 0.5)
    on = partial_surface(version, chosen)
    assert [*disagreements(on, len(on.names), seed)] == []


def test_wire_cases(on: Surface, shared: Path) -> None:
    rows = wire_rows(on, shared)
    assert len(rows) > 1000
    flags = MODULES[on.version].Feature.parse(",".join(sorted(on.features)))
    for row in rows:
        valid = MODULES[on.version].validate(row["def"], row["data"], features=flags, formats=False)
        assert (not valid) is row["schema_ok"], row


@pytest.mark.parametrize("peer", sorted(PEERS))
def test_some_wire_cases_with_a_validator(on: Surface, peer: str, shared: Path) -> None:
    if peer == "jsonschema-rs":
        pytest.importorskip("jsonschema_rs")
    judged = Surface(on.version, on.features, on.document, on.schema, peer)
    for row in wire_rows(on, shared)[::20]:
        assert judged.disagreement(row["def"], row["data"]) is None, row
        assert judged.accepts(row["def"], row["data"]) is row["schema_ok"], row
