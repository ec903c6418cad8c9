"""Shapes that today's schemas do not have, and input that means harm."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from pydantic import TypeAdapter, ValidationError

from acp_codegen.errors import CodegenError
from acp_codegen.model.build import build_schema
from acp_codegen.pydantic_style.classes import ModelClass, classes_of
from acp_codegen.pydantic_style.normalise import normalised
from acp_codegen.pydantic_style.verify import verify

Small = Callable[..., Any]


def record(required: tuple[str, ...] = (), **properties: Any) -> dict[str, Any]:
    node: dict[str, Any] = {"type": "object", "properties": properties}
    return {**node, "required": list(required)} if required else node


def read(definitions: dict[str, Any]) -> tuple[dict[str, ModelClass], dict[str, Any]]:
    schema = build_schema({"$defs": definitions})
    classes = classes_of(schema)
    return classes, normalised(schema, classes, {})


def takes(kind: Any, value: Any) -> bool:
    try:
        TypeAdapter(kind).validate_python(value, strict=True)
    except ValidationError:
        return False
    return True


def test_limits_hold_wherever_they_stand(small: Small) -> None:
    few = {"type": "integer", "minimum": 1, "maximum": 3}
    word = {"type": "string", "minLength": 2, "pattern": "^a"}
    models = small(
        {
            "Box": record(
                plain=few,
                maybe={"anyOf": [few, {"type": "null"}]},
                many={"type": "array", "items": few, "minItems": 2},
                named={"type": "object", "additionalProperties": word},
                either={"anyOf": [few, word]},
                nested={"type": "array", "items": {"type": "array", "items": word, "maxItems": 1}},
            ),
            "Word": word,
        }
    )
    good = {
        "plain": 1, "maybe": None, "many": [1, 3.0], "named": {"k": "ab"}, "either": "ab",
        "nested": [["ab"], []],
    }  # fmt: skip
    assert takes(models.Box, good)
    bad: dict[str, list[Any]] = {
        "plain": [0, 4, True],
        "maybe": [0, "ab"],
        "many": [[1], [1, 0]],
        "named": [{"k": "b"}, {"k": "a"}],
        "either": [0, "a", "ba", None],
        "nested": [[["ab", "ab"]], [["a"]]],
    }
    for key, values in bad.items():
        for value in values:
            assert not takes(models.Box, {**good, key: value}), (key, value)
    assert takes(models.Word, "ab")
    assert not takes(models.Word, "b")


def test_a_definition_may_end_in_a_digit(small: Small) -> None:
    models = small({"Sha256": record(value={"type": "string"}), "Sha": record()})
    assert {"Sha", "Sha256"} <= set(models.__all__)


def test_attributes_of_every_model_get_an_underscore(small: Small) -> None:
    wire = ("json", "copy", "schema", "model_fields", "model_id", "class", "fields", "list", "str")
    models = small({"Box": record(("json",), **{name: {"type": "string"} for name in wire})})
    fields = models.Box.model_fields
    assert {(fields[name].alias or name) for name in fields} == set(wire)
    data = dict.fromkeys(wire, "x")
    made = models.Box.model_validate(data)
    assert made.model_dump(mode="json", exclude_unset=True) == data
    assert (made.json_, made.copy_, made.model_id, made.class_) == ("x",) * 4


@pytest.mark.parametrize("tag", ["a|b", "a.c", "(", "x\n", "\\", "^$", "'\"", "#{}"])
def test_tags_are_text_in_the_pattern_of_a_catch_all(small: Small, tag: str) -> None:
    branch = {**record(("kind",), kind={"type": "string", "const": tag}), "x-name": "Odd"}
    plain = record(("kind",), kind={"type": "string", "const": "plain"})
    other = {
        **record(("kind",), kind={"type": "string"}),
        "title": "other",
        "additionalProperties": True,
    }
    models = small({"Shape": {"anyOf": [branch, plain, other]}})
    shapes: TypeAdapter[Any] = TypeAdapter(models.Shape)
    for value, expected in ((tag, "OddShape"), ("plain", "PlainShape"), ("abc", "OtherShape")):
        assert type(shapes.validate_python({"kind": value})).__name__ == expected
    assert not takes(models.OtherShape, {"kind": tag})


HOSTILE = (
    '"""\nimport os\nos.system("true")\n"""',
    'ends in a quote"',
    "ends in a backslash\\",
    "{{ 7 * 7 }} {% raw %} {# x #}",
    "\x00 \u202e \r\n \ud800",
)


@pytest.mark.parametrize("text", HOSTILE, ids=range(len(HOSTILE)))
def test_a_description_stays_text(small: Small, text: str) -> None:
    node = {**record(a={"type": "string", "description": text}), "description": text}
    name = {"type": "string", "description": text}
    models = small({"Box": node, "Name": name})
    assert set(models.Box.model_fields) == {"a"}
    assert takes(models.Box, {"a": "x"})


def test_an_object_default_is_new_each_time(small: Small) -> None:
    inner = record(on={"type": "boolean", "default": True})
    models = small(
        {
            "Inner": inner,
            "Box": record(
                inner={"allOf": [{"$ref": "#/$defs/Inner"}], "default": {"x": [1]}},
                names={"type": "array", "items": {"type": "string"}, "default": ["a'\"\\"]},
                table={"type": "object", "additionalProperties": True, "default": {}},
            ),
        }
    )
    one, two = models.Box(), models.Box()
    assert (one.inner.on, one.inner.model_extra) == (True, {"x": [1]})
    assert (one.names, one.table) == (["a'\"\\"], {})
    assert one.inner is not two.inner
    assert one.names is not two.names


@pytest.mark.parametrize(
    ("definitions", "told"),
    [
        ({"Field": record()}, "/$defs/Field: has a name that the pydantic output uses"),
        ({"Integer": record()}, "/$defs/Integer: has a name that the pydantic output uses"),
        (
            {
                "BoxAItem": record(),
                "Box": record(a={"type": "array", "items": {"type": "string", "minLength": 1}}),
            },
            "/$defs/BoxAItem: has the name of a helper",
        ),
    ],
)
def test_a_name_that_is_taken_is_an_error(definitions: dict[str, Any], told: str) -> None:
    with pytest.raises(CodegenError) as caught:
        read(definitions)
    assert str(caught.value).startswith(told)


MODULE = "from pydantic import Field\n\nclass Box(Record):\n    a: str | MISSING = MISSING\n"


@pytest.mark.parametrize(
    ("source", "told"),
    [
        (MODULE.replace("Box", "Box1"), "changed classes"),
        (MODULE.replace("    a:", "    a_:"), "changed attributes"),
        (MODULE + "\nBoxA = TypeAliasType('BoxA', str)\n", "changed names"),
        (MODULE + "\nprint(1)\n", "not asked for"),
        (MODULE.replace("= MISSING", "= (lambda: eval('1'))()"), "not asked for"),
        ("import os\n" + MODULE, "not asked for"),
        ("from os import path\n" + MODULE, "not asked for"),
        (MODULE + "    def f(self): ...\n", "not asked for"),
        (MODULE + "(", "no valid Python"),
    ],
)
def test_output_that_is_not_what_was_asked_for_is_refused(source: str, told: str) -> None:
    classes, document = read({"Box": record(a={"type": "string"})})
    verify(MODULE, classes, document)
    with pytest.raises(CodegenError, match=told):
        verify(source, classes, document)
