"""Reading canonical schemas: what is refused, where it says so, and how."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from acp_codegen.canonical import load_schema
from acp_codegen.cli import main
from acp_codegen.errors import CodegenError

DIALECT = "https://json-schema.org/draft/2020-12/schema"


def document(**defs: Any) -> dict[str, Any]:
    return {"$schema": DIALECT, "$defs": defs}


GOOD = document(
    Point={
        "type": "object",
        "properties": {
            "x": {"type": "number", "description": "Across.", "x-name": "across"},
            "label": {"type": ["string", "null"], "x-patch": True, "x-unstable": "labels"},
            "next": {"anyOf": [{"$ref": "#/$defs/Point"}, {"type": "null"}]},
            "extra": {"additionalProperties": {"$ref": "#/$defs/a~1b~0c"}},
            # Properties may be called like keywords.
            "$ref": {"type": "string"},
            "required": {"enum": ["a", 1, None]},
        },
        "required": ["x"],
    },
    Move={"x-side": "left", "x-method": "move", "x-unstable": True},
    Shape={"oneOf": [{"type": "string", "const": "dot", "x-unstable": "dots"}]},
    **{"a/b~c": {"type": "array", "items": {"$ref": "#/$defs/a~1b~0c"}}},
)


def write(tmp_path: Path, content: Any) -> Path:
    path = tmp_path / "v1.json"
    text = content if isinstance(content, (str, bytes)) else json.dumps(content)
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


def refusal(path: Path) -> CodegenError:
    with pytest.raises(CodegenError) as caught:
        load_schema(path)
    assert "\n" not in str(caught.value)
    assert str(path) in str(caught.value)
    assert len(str(caught.value)) < 2000
    return caught.value


def test_a_good_one_comes_back_as_it_is(tmp_path: Path) -> None:
    assert load_schema(write(tmp_path, GOOD)) == GOOD


@pytest.mark.parametrize("protocol", ["v1", "v2"])
def test_the_committed_ones_fit(repo: Path, protocol: str) -> None:
    assert load_schema(repo / "schema" / f"{protocol}.json")["x-acp"]["protocol"] == int(
        protocol[1]
    )


@pytest.mark.parametrize(
    ("content", "words"),
    [
        ("", "not JSON"),
        ("{", "not JSON"),
        ("[]", "object"),
        ("null", "object"),
        (b"\xff\xfe{}", "UTF-8"),
        ('{"a": 1, "a": 2}', "twice"),
        ('{"$defs": {"A": {"type": "string", "type": "null"}}}', "twice"),
        ('{"a": NaN}', "NaN"),
        ('{"a": -Infinity}', "Infinity"),
        ('{"a": 1e999}', "range"),
        ('{"a": "\\ud800"}', "surrogate"),
        ('{"\\udfff": 1}', "surrogate"),
        ('{"a": ' * 200 + "1" + "}" * 200, "nested"),
        ("[" * 100_000, "nested"),
        ('{"a": ' + "9" * 5000 + "}", ""),
    ],
)
def test_what_is_no_strict_json(tmp_path: Path, content: Any, words: str) -> None:
    assert words in refusal(write(tmp_path, content)).message


def test_a_byte_order_mark_is_harmless(tmp_path: Path) -> None:
    assert load_schema(write(tmp_path, "\ufeff" + json.dumps(GOOD))) == GOOD


def test_a_missing_file(tmp_path: Path) -> None:
    assert "no such file" in refusal(tmp_path / "none.json").message
    assert "cannot be read" in refusal(tmp_path).message


@pytest.mark.parametrize(
    ("change", "pointer"),
    [
        ({"A": {"frobnicate": 1}}, "/$defs/A/frobnicate"),
        ({"A": {"properties": {"p": {"if": {}}}}}, "/$defs/A/properties/p/if"),
        ({"A": {"additionalProperties": {"nope": 1}}}, "/$defs/A/additionalProperties/nope"),
        ({"A": {"anyOf": [{"a/b": 1}]}}, "/$defs/A/anyOf/0/a~1b"),
        ({"A": 5}, "/$defs/A"),
        ({"A": True}, "/$defs/A"),
        ({"A": {"properties": []}}, "/$defs/A/properties"),
        ({"A": {"properties": {"p": None}}}, "/$defs/A/properties/p"),
        ({"A": {"required": "p"}}, "/$defs/A/required"),
        ({"A": {"required": ["p", "p"]}}, "/$defs/A/required"),
        ({"A": {"type": "text"}}, "/$defs/A/type"),
        ({"A": {"type": []}}, "/$defs/A/type"),
        ({"A": {"enum": []}}, "/$defs/A/enum"),
        ({"A": {"minimum": "1"}}, "/$defs/A/minimum"),
        ({"A": {"minLength": -1}}, "/$defs/A/minLength"),
        ({"A": {"anyOf": []}}, "/$defs/A/anyOf"),
        ({"A": {"description": 1}}, "/$defs/A/description"),
        ({"A": {"x-unstable": ""}}, "/$defs/A/x-unstable"),
        ({"A": {"x-unstable": False}}, "/$defs/A/x-unstable"),
        ({"A": {"x-unstable": "Not A Name"}}, "/$defs/A/x-unstable"),
        ({"A": {"x-unstable": "a\n"}}, "/$defs/A/x-unstable"),
        ({"A": {"x-unstable": ["a", "b"]}}, "/$defs/A/x-unstable"),
        ({"A": {"x-name": "import os"}}, "/$defs/A/x-name"),
        ({"A": {"x-patch": True}}, "/$defs/A/x-patch"),
        ({"A": {"properties": {"p": {"x-patch": 1}}}}, "/$defs/A/properties/p/x-patch"),
        ({"A": {"items": {"x-side": "l", "x-method": "m"}}}, "/$defs/A/items/x-method"),
        ({"A": {"items": {"x-unstable": "a"}}}, "/$defs/A/items/x-unstable"),
        ({"A": {"anyOf": [{"x-patch": True}]}}, "/$defs/A/anyOf/0/x-patch"),
        ({"A": {"x-side": "left"}}, "/$defs/A"),
        ({"A": {"x-method": "move"}}, "/$defs/A"),
        (
            {"A": {"x-deserialize-default-on-error": "yes"}},
            "/$defs/A/x-deserialize-default-on-error",
        ),
        ({"A": {"x-deserialize-magic": True}}, "/$defs/A/x-deserialize-magic"),
        ({"A": {"$ref": "#/$defs/B"}}, "/$defs/A/$ref"),
        ({"A": {"$ref": "http://example.com/schema"}}, "/$defs/A/$ref"),
        ({"A": {"$ref": "other.json#/$defs/A"}}, "/$defs/A/$ref"),
        ({"A": {"$ref": "#"}}, "/$defs/A/$ref"),
        ({"A": {"$ref": "#/$defs/A/properties/p"}}, "/$defs/A/$ref"),
        ({"A": {"items": {"allOf": [{"$ref": "#/$defs/B~1C"}]}}}, "/$defs/A/items/allOf/0/$ref"),
        ({"A": {"$ref": "#/$defs/A"}}, "/$defs/A"),
        ({"A": {"allOf": [{"$ref": "#/$defs/A"}]}}, "/$defs/A"),
        ({"A": {"anyOf": [{"oneOf": [{"$ref": "#/$defs/A"}]}, {"type": "null"}]}}, "/$defs/A"),
        ({"__proto__/x": {"bad~key": 1}}, "/$defs/__proto__~1x/bad~0key"),
    ],
)
def test_what_the_vocabulary_does_not_have(tmp_path: Path, change: Any, pointer: str) -> None:
    path = write(tmp_path, document(**change))
    assert refusal(path).place == f"{path}#{pointer}"


@pytest.mark.parametrize(
    ("root", "pointer"),
    [
        ({"$id": "http://example.com"}, "/$id"),
        ({"anyOf": [{}]}, "/anyOf"),
        ({"$schema": "http://json-schema.org/draft-07/schema#"}, "/$schema"),
        ({"x-acp": {"extra": 1}}, "/x-acp/extra"),
        ({"x-acp": {"protocol": "1"}}, "/x-acp/protocol"),
        ({"x-acp": {"release": {"files": {"a": "0"}}}}, "/x-acp/release/files/a"),
        ({"x-acp": {"jsonrpc": {"id": "Gone"}}}, "/x-acp/jsonrpc/id"),
        ({"x-acp": {"jsonrpc": {"error": "A"}}}, "/x-acp/jsonrpc"),
        ({"x-acp": {"jsonrpc": {"senders": [{}]}}}, "/x-acp/jsonrpc/senders/0"),
        (
            {"x-acp": {"jsonrpc": {"senders": [{"name": "L", "Request": "r"}]}}},
            "/x-acp/jsonrpc/senders/0",
        ),
        (
            {"x-acp": {"jsonrpc": {"extensions": {"Request": {"title": "E", "def": "Gone"}}}}},
            "/x-acp/jsonrpc/extensions/Request/def",
        ),
    ],
)
def test_what_the_root_must_be(tmp_path: Path, root: Any, pointer: str) -> None:
    path = write(tmp_path, {**document(A={}), **root})
    assert refusal(path).place == f"{path}#{pointer}"


def test_a_circle_through_several_definitions_names_them(tmp_path: Path) -> None:
    defs = {f"D{i}": {"anyOf": [{"$ref": f"#/$defs/D{(i + 1) % 3}"}]} for i in range(3)}
    error = refusal(write(tmp_path, document(**defs)))
    assert "D0" in error.message
    assert "D1" in error.message
    assert "D2" in error.message


def test_a_long_chain_of_references_is_no_circle(tmp_path: Path) -> None:
    defs: dict[str, Any] = {f"D{i}": {"$ref": f"#/$defs/D{i + 1}"} for i in range(3000)}
    defs["D3000"] = {"type": "string"}
    assert load_schema(write(tmp_path, document(**defs)))["$defs"] == defs


def test_deep_but_legal_nesting(tmp_path: Path) -> None:
    schema: dict[str, Any] = {"type": "string"}
    for _ in range(90):
        schema = {"items": schema}
    content = document(A=schema)
    assert load_schema(write(tmp_path, content)) == content


def test_an_error_does_not_quote_the_schema(tmp_path: Path) -> None:
    error = refusal(write(tmp_path, document(A={"title": ["secret-token"]})))
    assert "secret-token" not in str(error)


def test_control_characters_in_names_are_escaped(tmp_path: Path) -> None:
    error = refusal(write(tmp_path, document(**{"A\x1b[2J\u202e\n": {"bad": 1}})))
    assert str(error).isprintable()


def test_the_vocabulary_is_a_json_schema_that_explains_itself(repo: Path) -> None:
    vocabulary = json.loads((repo / "schema" / "vocabulary.json").read_text("utf-8"))
    jsonschema.Draft202012Validator.check_schema(vocabulary)
    for name, keyword in vocabulary["$defs"]["schema"]["properties"].items():
        assert keyword.get("description"), name


def test_the_vocabulary_alone_tells_the_same(repo: Path) -> None:
    """Other tools can check with the published file: ours gives the same verdicts."""
    vocabulary = json.loads((repo / "schema" / "vocabulary.json").read_text("utf-8"))
    validator = jsonschema.Draft202012Validator(vocabulary)
    assert validator.is_valid(GOOD)
    for change in (
        {"A": {"x-patch": True}},
        {"A": {"items": {"x-unstable": "a"}}},
        {"A": {"a": 1}},
    ):
        assert not validator.is_valid(document(**change))


def test_the_vocabulary_names_no_definition_of_a_schema(repo: Path) -> None:
    vocabulary = (repo / "schema" / "vocabulary.json").read_text("utf-8")
    for protocol in ("v1", "v2"):
        schema = json.loads((repo / "schema" / f"{protocol}.json").read_text("utf-8"))
        for name, definition in schema["$defs"].items():
            # Words such as Error are also words of JSON-RPC: only real names count.
            if sum(c.isupper() for c in name) > 1:
                assert name not in vocabulary
            if "x-method" in definition:
                assert f'"{definition["x-method"]}"' not in vocabulary


def test_the_command_line_says_it_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write(tmp_path, document(A={"frobnicate": 1}))
    code = main(["export", "--protocol", "v1", "--surface", "full", "--schema-dir", str(tmp_path)])
    assert code == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    assert "#/$defs/A/frobnicate" in captured.err


def test_loading_changes_nothing_that_is_shared(tmp_path: Path) -> None:
    before = copy.deepcopy(GOOD)
    first = load_schema(write(tmp_path, GOOD))
    first["$defs"].clear()
    assert load_schema(write(tmp_path, GOOD)) == before
