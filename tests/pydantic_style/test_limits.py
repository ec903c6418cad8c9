"""What pydantic cannot express: the limits that the documentation states are really there.

A test that fails here is good news: take the row out of the table in the documentation.
"""

from __future__ import annotations

import importlib
import json
from typing import Any

import pytest
from pydantic import ValidationError


@pytest.fixture
def v1(packages: Any) -> Any:
    return importlib.import_module(f"{packages['all'].__name__}.v1")


def text(**more: Any) -> dict[str, Any]:
    return {"text": "t", **more}


def nested(depth: int) -> Any:
    value: Any = 0
    for _ in range(depth):
        value = [value]
    return value


def test_leniency_marks_have_no_effect(v1: Any) -> None:
    with pytest.raises(ValidationError):
        v1.TextContent.model_validate(text(_meta=5))


def test_formats_and_widths_are_not_looked_at(v1: Any) -> None:
    v1.ResourceLink.model_validate({"name": "n", "uri": "no URI"})
    v1.Error.model_validate({"code": 2**40, "message": ""})


def test_nan_passes_where_anything_may_stand(v1: Any) -> None:
    made = v1.TextContent.model_validate_json('{"text":"t","_meta":{"a":NaN}}')
    assert made.model_dump(mode="json", exclude_unset=True) == text(_meta={"a": None})


def test_json_is_nested_at_most_200_deep(v1: Any) -> None:
    v1.TextContent.model_validate_json(json.dumps(text(x=nested(190))))
    with pytest.raises(ValidationError, match="recursion limit"):
        v1.TextContent.model_validate_json(json.dumps(text(x=nested(210))))
    deep = v1.TextContent.model_validate(text(x=nested(300)))
    with pytest.raises(ValueError, match="depth"):
        deep.model_dump(mode="json")


def test_half_a_surrogate_pair_is_no_key(v1: Any) -> None:
    v1.TextContent.model_validate({"text": "\ud800"})
    with pytest.raises(ValidationError):
        v1.TextContent.model_validate(text(**{"\ud800": 1}))


def test_a_tag_must_be_given_to_the_constructor(v1: Any) -> None:
    with pytest.raises(ValidationError):
        v1.TextContentBlock(text="t")
