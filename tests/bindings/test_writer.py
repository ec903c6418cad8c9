"""`encode_json` writes what `json` writes of `encode`, byte for byte, errors included."""

from __future__ import annotations

import enum
import json
from dataclasses import fields
from typing import Any

import pytest
from bindings_support import MODULES, everything, flags, records, type_named
from hypothesis import given
from hypothesis import strategies as st
from model_values import WRONG, drawn, example
from test_decode_model_values import every_definition, examples, surfaces


class Number(enum.IntEnum):
    ONE = 1


class Text(str):
    """A string that is none exactly."""


#: What an attribute may hold against its type, or in an unusual way.
ODD: tuple[Any, ...] = (
    *WRONG, float("nan"), float("-inf"), -0.0, 10**30, 10**5000, Number.ONE, Text("t"), b"b", {1},
    ("a", "b"), "\ud800", "\u2028\x7f\"\\", object(), [object()], {"a": float("nan")}, {1: 2},
    {"a": "\udfff"}, [Text("t"), "x"], {"x": [{"y": "ü"}]}, [b"b"],
)  # fmt: skip


def outcome(function: Any, *args: Any, **options: Any) -> Any:
    """What a call gives, or its error."""
    try:
        return function(*args, **options)
    except Exception as error:
        return type(error), str(error)


def the_long_way(bindings: Any, value: Any, features: Any) -> bytes:
    encoded = bindings.encode(value, features=features)
    for ascii_only in (False, True):
        try:
            text = json.dumps(
                encoded, ensure_ascii=ascii_only, separators=(",", ":"), allow_nan=False
            )
            return text.encode("utf-8")
        except UnicodeEncodeError:
            continue
    raise AssertionError("no text of ASCII fails to encode")


@every_definition
@examples(6)
@given(data=st.data())
def test_the_text_is_that_of_the_value(version: str, definition: Any, data: Any) -> None:
    bindings, name = MODULES[version], definition.name
    _, on = data.draw(st.sampled_from(surfaces(version, definition)))
    value = data.draw(drawn(version, name, on, wrong=data.draw(st.booleans())))
    features = flags(version, on)
    keep = data.draw(st.booleans())
    try:
        made = bindings.decode(name, value, features=features, keep_unknown=keep)
    except bindings.DecodeError:
        return
    assert bindings.encode_json(made, features=features) == the_long_way(bindings, made, features)
    # With a flag less, both say which.
    off = flags(version, frozenset())
    short = outcome(bindings.encode_json, made, features=off)
    assert short == outcome(the_long_way, bindings, made, off)


@pytest.mark.parametrize("version", MODULES)
def test_odd_attributes_come_out_the_long_way(version: str) -> None:
    bindings, on = MODULES[version], everything(version)
    features, compared = flags(version, on), 0
    for name in records(version):
        cls = type_named(version, name)
        made = bindings.decode(cls, example(version, name, on), features=features)
        for each in fields(made):
            good = getattr(made, each.name)
            for odd in (*ODD, None, [good], {"k": good}):
                setattr(made, each.name, odd)
                found = outcome(bindings.encode_json, made, features=features)
                expected = outcome(the_long_way, bindings, made, features)
                assert same_end(found, expected), (cls, each.name, odd, found, expected)
                compared += 1
            setattr(made, each.name, good)
    assert compared > 10_000


def same_end(found: Any, expected: Any) -> bool:
    """The same bytes, or an error of the same kind."""
    if isinstance(expected, tuple):
        return isinstance(found, tuple) and found[0] is expected[0]
    return bool(found == expected)


def test_a_record_in_a_free_value_is_an_error() -> None:
    for bindings in MODULES.values():
        inner = bindings.TextContent(text="t")
        with pytest.raises(TypeError):
            bindings.encode_json(bindings.TextContent(text="t", meta={"x": inner}))
