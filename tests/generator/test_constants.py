"""Properties that take one value only, of every scalar kind."""

from __future__ import annotations

from typing import Any

import pytest
from generator_support import Generator

CONSTANTS: list[Any] = ["on", "", 'a"b', 1, 0, -7, True, False]
OTHERS: list[Any] = ["on", "", 'a"b', 1, 0, -7, True, False, None, "off", 2, [], {}]


def document(value: Any) -> dict[str, Any]:
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "x-acp": {"protocol": 1},
        "$defs": {
            "Switch": {
                "type": "object",
                "properties": {"state": {"const": value}},
                "required": ["state"],
            }
        },
    }


@pytest.mark.parametrize("value", CONSTANTS, ids=repr)
def test_a_constant_takes_its_value_and_no_other(generator: Generator, value: Any) -> None:
    v1 = generator.package(document(value))
    for other in OTHERS:
        same = type(other) is type(value) and other == value
        data = {"state": other}
        if same:
            assert v1.encode(v1.decode("Switch", data)) == data
        else:
            with pytest.raises(v1.DecodeError) as caught:
                v1.decode("Switch", data)
            assert caught.value.path == "/state"
        assert v1.is_valid("Switch", data) is same
