"""Properties of decoding and encoding, for every definition of both versions.

The values come from the model, and what they are is asked of a JSON Schema validator. Runs are
repeatable; set ACP_EXAMPLES to the number of examples for each definition to look further, with
new ones each time.
"""

from __future__ import annotations

import os
from typing import Any

import pytest
from bindings_support import MODULES, everything, flags, model, plain_json, same, schema_validator
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from model_values import SECRET, SECRET_NUMBERS, drawn

from acp_bindings._explain import Problem, Walk

EXAMPLES = int(os.environ.get("ACP_EXAMPLES", "0"))
DEFINITIONS = [(v, d) for v in MODULES for d in model(v).definitions]

every_definition = pytest.mark.parametrize(
    ("version", "definition"), DEFINITIONS, ids=[f"{v}-{d.name}" for v, d in DEFINITIONS]
)


def examples(usual: int) -> Any:
    return settings(
        max_examples=EXAMPLES or usual,
        derandomize=not EXAMPLES,
        database=None,
        suppress_health_check=list(HealthCheck),
    )


def surfaces(version: str, definition: Any) -> list[tuple[str, frozenset[str]]]:
    full = ("full", everything(version))
    return [full] if definition.features else [("stable", frozenset()), full]


@every_definition
@examples(4)
@given(data=st.data())
def test_valid_values_come_back_as_they_were(version: str, definition: Any, data: Any) -> None:
    bindings, name = MODULES[version], definition.name
    surface, on = data.draw(st.sampled_from(surfaces(version, definition)))
    value = data.draw(drawn(version, name, on))
    assert schema_validator(version, surface, name).is_valid(value), value
    before = plain_json(value)
    features = flags(version, on)
    decoded = bindings.decode(name, value, features=features)
    encoded = bindings.encode(decoded, features=features)
    assert same(encoded, value)
    assert same(value, before), "decoding or encoding changed its input"
    again = bindings.decode_json(name, bindings.encode_json(decoded, features=features),
                                 features=features)  # fmt: skip
    assert same(bindings.encode(again, features=features), value)


def decode(version: str, name: str, value: Any, **options: Any) -> Any:
    """The decoded value, or the error."""
    try:
        return MODULES[version].decode(name, value, **options)
    except MODULES[version].DecodeError as error:
        return error


def points_into(path: str, value: Any) -> bool:
    """Whether a JSON Pointer leads to something."""
    for token in path.split("/")[1:]:
        key = token.replace("~1", "/").replace("~0", "~")
        try:
            value = value[int(key)] if isinstance(value, list) else value[key]
        except (LookupError, TypeError, ValueError):
            return False
    return True


@every_definition
@examples(8)
@given(data=st.data())
def test_any_value_decodes_or_says_where_it_fails(version: str, definition: Any, data: Any) -> None:
    name = definition.name
    on = everything(version)
    if not definition.features:
        on &= data.draw(st.frozensets(st.sampled_from(sorted(on))))
    value = data.draw(drawn(version, name, on, wrong=True))
    features = flags(version, on)
    salvaged: list[Any] = []
    outcome = decode(version, name, value, features=features, on_salvage=salvaged.append)
    check_walk(version, name, value, features, outcome, salvaged)
    if isinstance(outcome, MODULES[version].DecodeError):
        check_issue(value, outcome.path, outcome.message)
        assert outcome.message != f"expected {name}"
    else:
        for issue in salvaged:
            check_issue(value, issue.path, issue.message)
        check_round_trip(version, name, value, on, outcome, clean=not salvaged)


def check_issue(value: Any, path: str, message: str) -> None:
    assert points_into(path, value), (path, value)
    assert message.strip()
    for secret in (SECRET, *map(str, SECRET_NUMBERS)):
        assert secret not in message


def check_walk(
    version: str, name: str, value: Any, features: Any, outcome: Any, salvaged: list[Any]
) -> None:
    """The slow walk, which explains, agrees with the fast decoder."""
    bindings = MODULES[version]
    from importlib import import_module

    specs = import_module(f"{bindings.__name__}._specs").SPECS
    walk = Walk(specs, features.value)
    try:
        walk.value(name, value, "")
    except Problem as problem:
        assert isinstance(outcome, bindings.DecodeError), (problem, value)
        assert (outcome.path, outcome.message) == (problem.path, problem.message)
    else:
        assert not isinstance(outcome, bindings.DecodeError), (outcome, value)
        assert salvaged == walk.salvaged


def check_round_trip(
    version: str, name: str, value: Any, on: frozenset[str], decoded: Any, *, clean: bool
) -> None:
    bindings = MODULES[version]
    features = flags(version, on)
    encoded = bindings.encode(decoded, features=features)
    surface = "full" if on == everything(version) else "stable" if not on else None
    if surface and schema_validator(version, surface, name).is_valid(value):
        assert same(encoded, value)
    again = bindings.decode(name, encoded, features=features)
    assert same(bindings.encode(again, features=features), encoded)
    assert again == decoded or not clean
    bare = bindings.decode(name, value, features=features, keep_unknown=False)
    once = bindings.encode(bare, features=features)
    twice = bindings.decode(name, once, features=features, keep_unknown=False)
    assert twice == bare or not clean
    assert same(bindings.encode(twice, features=features), once)
