"""Shapes that today's schemas do not have, in a made-up one, against a JSON Schema validator."""

from __future__ import annotations

import importlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from acp_codegen.canonical import check_schema
from acp_codegen.errors import CodegenError
from acp_codegen.output.generate import Request, Timings, generate

TEXT = {"type": "string"}
NODE: dict[str, Any] = {"$ref": "#/$defs/Node"}
SCHEMA: dict[str, Any] = {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "x-acp": {"protocol": 7},
    "$defs": {
        "Node": {
            "type": "object",
            "properties": {
                "value": TEXT,
                "children": {"type": "array", "items": NODE},
                "next": {"anyOf": [NODE, {"type": "null"}]},
                "named": {"type": "object", "additionalProperties": NODE},
            },
            "required": ["value"],
        },
        "Limits": {
            "type": "object",
            "properties": {
                "code": {"type": "string", "pattern": "^[a-z]+/", "minLength": 3, "maxLength": 5},
                "few": {"type": "array", "items": TEXT, "minItems": 1, "maxItems": 2},
                "share": {"type": "number", "minimum": 0.5, "maximum": 2},
                "grid": {
                    "type": "array",
                    "items": {"type": "array", "items": {"type": ["integer", "null"]}},
                },
                "on": {"const": True},
                "one": {"const": 1},
                "some": {"enum": ["a", 1, True, None]},
                "both": {"type": ["string", "array", "null"], "items": TEXT},
            },
        },
        "OneNumber": {"oneOf": [{"type": "integer"}, {"type": "number", "minimum": 5}]},
        "Left": {"type": "object", "properties": {"a": TEXT}, "required": ["a"]},
        "Right": {"type": "object", "properties": {"b": TEXT}, "required": ["b"]},
        "OneSide": {"oneOf": [{"$ref": "#/$defs/Left"}, {"$ref": "#/$defs/Right"}]},
        "Mixed": {
            "oneOf": [
                {
                    "type": "object",
                    "properties": {"kind": {"type": "string", "const": "left"}},
                    "required": ["kind"],
                    "allOf": [{"$ref": "#/$defs/Left"}],
                },
                {"title": "plain", "allOf": [{"$ref": "#/$defs/Right"}]},
            ]
        },
    },
}


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ModuleType]:
    """The bindings of the made-up schema."""
    check_schema(SCHEMA)
    folder = tmp_path_factory.mktemp("made")
    (folder / "v7.json").write_text(json.dumps(SCHEMA))
    request = Request(schemas=(folder / "v7.json",), parts=("validators",))
    generate(request, folder / "made_up_bindings", Timings())
    sys.path.insert(0, str(folder))
    yield importlib.import_module("made_up_bindings.v7")
    sys.path.remove(str(folder))


def node(**more: Any) -> dict[str, Any]:
    return {"value": "x", **more}


CASES: list[tuple[str, Any]] = [
    ("Node", node(children=[node(), node(next=None)])),
    ("Node", node(children=[node(), node(next=5)], named={"a": node(), "b": {}})),
    ("Node", node(next=node(next=node(next={})))),
    ("Limits", {"code": "ab/"}),
    ("Limits", {"code": "AB/"}),
    ("Limits", {"code": "a/"}),
    ("Limits", {"code": "a/𝄞𝄞𝄞"}),
    ("Limits", {"code": "a/𝄞𝄞𝄞𝄞"}),
    *(("Limits", {"few": each}) for each in ([], ["a"], ["a", "b"], ["a", "b", "c"], [1], "a")),
    *(("Limits", {"share": each}) for each in (0.5, 2, 2.0, 0.4, 3, True, "1")),
    *(("Limits", {"grid": each}) for each in ([], [[]], [[1, None, 1.0]], [[1.5]], [1], [["a"]])),
    *(("Limits", {"on": each}) for each in (True, 1, 1.0, "true", False, None)),
    *(("Limits", {"one": each}) for each in (True, 1, 1.0, "1", 2)),
    *(("Limits", {"some": each}) for each in ("a", "b", 1, 1.0, 0, True, False, None, [], {})),
    *(("Limits", {"both": each}) for each in ("a", None, [], ["a"], [1], 1, {})),
    *(("OneNumber", each) for each in (1, 1.0, 5, 5.0, 5.5, 4.5, True, "5", None)),
    *(("OneSide", each) for each in ({"a": ""}, {"b": ""}, {"a": "", "b": ""}, {"a": "", "b": 1})),
    *(("OneSide", each) for each in ({}, {"a": 1}, [], {"a": 1, "b": 1})),
    ("Mixed", {"kind": "left", "a": ""}),
    ("Mixed", {"kind": "left", "a": "", "b": ""}),
    ("Mixed", {"kind": "left", "b": ""}),
    ("Mixed", {"kind": "left"}),
    ("Mixed", {"kind": 5, "b": ""}),
    ("Mixed", {"a": ""}),
    ("Mixed", {"b": ""}),
]


@pytest.mark.parametrize(("name", "value"), CASES)
def test_agreement(made: ModuleType, name: str, value: Any) -> None:
    schema = {"$ref": f"#/$defs/{name}", "$defs": SCHEMA["$defs"]}
    expected = Draft202012Validator(schema).is_valid(value)
    assert made.is_valid(name, value) is expected
    assert (made.validate(name, value) == []) is expected


def test_the_cases_are_both_good_and_bad(made: ModuleType) -> None:
    good = [made.is_valid(name, value) for name, value in CASES]
    assert 20 < sum(good) < len(good) - 20


def test_a_value_that_is_nested_too_deeply(made: ModuleType) -> None:
    deep = node()
    for _ in range(100_000):
        deep = node(children=[deep])
    assert not made.is_valid("Node", deep)
    assert [issue.code for issue in made.validate("Node", deep)] == ["depth"]
    while deep.get("children"):
        # Freed level by level: the interpreter would recurse.
        deep = deep["children"].pop()


def test_issues_deep_inside_take_linear_time(made: ModuleType) -> None:
    value: dict[str, Any] = {"value": 5}
    for _ in range(200):
        value = node(children=[node(), value, node()])
    (issue,) = made.validate("Node", value)
    assert issue.path == "/children/1" * 200 + "/value"


def test_without_unstable_members_nothing_speaks_of_features(made: ModuleType) -> None:
    assert not hasattr(made, "Feature")
    with pytest.raises(TypeError):
        made.validate("Left", {}, features=None)


def test_a_pattern_that_is_none(tmp_path: Path) -> None:
    broken = {"type": "object", "properties": {"x": {"type": "string", "pattern": "("}}}
    document = {**SCHEMA, "$defs": {"Broken": broken}}
    (tmp_path / "v7.json").write_text(json.dumps(document))
    with pytest.raises(CodegenError, match="no regular expression"):
        generate(Request(schemas=(tmp_path / "v7.json",)), tmp_path / "out", Timings())
