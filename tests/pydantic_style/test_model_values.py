"""The models and a JSON Schema validator agree on values made from the model, good and bad."""

from __future__ import annotations

import os
from typing import Any

import pytest
from bindings_support import everything, model, schema_validator
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from model_values import drawn, example
from pydantic_support import adapter, verdict

from acp_codegen.model import nodes

EXAMPLES = int(os.environ.get("ACP_EXAMPLES", "0"))


def definitions(surface: str) -> list[nodes.Definition]:
    """Those of a surface, the envelopes of messages included."""
    schema = model(surface.partition("-")[0])
    unstable = surface.endswith("-unstable")
    return [each for each in schema.definitions if unstable or not each.features]


def features(surface: str) -> frozenset[str]:
    version, _, unstable = surface.partition("-")
    return everything(version) if unstable else frozenset()


def is_good(surface: str, name: str, value: Any) -> bool:
    version, _, unstable = surface.partition("-")
    validator = schema_validator(version, "full" if unstable else "stable", name)
    return bool(validator.is_valid(value))


@pytest.mark.parametrize("full", [True, False], ids=["full", "spare"])
def test_every_definition(models: Any, surface: str, full: bool) -> None:
    for each in definitions(surface):
        value = example(surface.partition("-")[0], each.name, features(surface), full=full)
        assert is_good(surface, each.name, value)
        for as_json in (False, True):
            assert verdict(adapter(models, each.name), value, True, as_json) == "", each.name


@pytest.mark.parametrize("wrong", [False, True], ids=["good", "mixed"])
def test_any_value(models: Any, surface: str, wrong: bool) -> None:
    named = definitions(surface)

    @settings(
        max_examples=EXAMPLES or 200,
        derandomize=not EXAMPLES,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(st.data())
    def agree(data: Any) -> None:
        name = data.draw(st.sampled_from(named)).name
        version = surface.partition("-")[0]
        value = data.draw(drawn(version, name, features(surface), wrong=wrong))
        good = is_good(surface, name, value)
        for as_json in (False, True):
            assert verdict(adapter(models, name), value, good, as_json) == "", name

    agree()
