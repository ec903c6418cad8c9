"""`acp-codegen show`: what pages say, and that their examples are what they claim to be."""

from __future__ import annotations

import inspect
import json
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from docs_support import (
    all_pages,
    is_valid,
    library,
    maker,
    place_of,
    surface_of,
    type_of,
)

from acp_codegen.cli import main
from acp_codegen.errors import CodegenError
from acp_codegen.resources import schema_dir
from acp_codegen.show.markdown import escaped
from acp_codegen.show.pages import Page
from acp_codegen.show.text import page_text

PAGES = all_pages()
TYPES = [(n, e, p) for n, e, p in PAGES if e.group not in ("method", "feature")]
MESSAGES = [(n, e, p) for n, e, p in PAGES if e.group == "method"]


def run(*argv: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "acp_codegen", "show", *argv]
    return subprocess.run(command, capture_output=True, text=True, timeout=120)


def page(name: str, protocol: int) -> Page:
    entry = library().find(name)[protocol][0]
    return maker(protocol).page(entry.subject)


def test_every_type_has_an_example_that_its_schema_accepts() -> None:
    bad: list[str] = []
    for number, entry, shown in TYPES:
        place, surface = place_of(number, entry), surface_of(entry)
        if not shown.examples:
            bad.append(f"v{number} {entry.name}: none")
        for example in shown.examples:
            if not is_valid(number, place, surface, example.json):
                bad.append(f"v{number} {entry.name}: {example.json}")
    assert bad == []


def test_the_first_example_of_an_object_has_what_is_required_and_no_more() -> None:
    for _, _, shown in TYPES:
        if shown.kind in ("class", "branch"):
            rows = {row.wire: row for row in shown.parts[-1].fields if row.wire}
            needed = {wire for wire, row in rows.items() if row.required}
            flat = any(not row.wire for row in shown.parts[-1].fields)
            assert needed <= shown.examples[0].json.keys()
            assert flat or needed == shown.examples[0].json.keys(), shown.name


def test_the_python_of_an_example_makes_what_its_json_decodes_to() -> None:
    for number, entry, shown in TYPES:
        module = import_module(f"acp_bindings.v{number}")
        name = type_of(number, entry)
        features = module.Feature.ALL if entry.features else None
        for example in shown.examples:
            made = eval(example.python, {f"v{number}": module})
            assert made == module.decode(name, example.json, features=features), example.python
            sent = module.encode(made, features=features)
            assert is_valid(number, place_of(number, entry), surface_of(entry), sent)


def test_the_type_of_a_field_is_what_the_class_declares() -> None:
    seen = 0
    for number, _, shown in TYPES:
        if shown.kind not in ("class", "branch"):
            continue
        made = eval(shown.python, {f"v{number}": import_module(f"acp_bindings.v{number}")})
        for row in shown.parts[-1].fields:
            if not row.constant:
                declared = next(
                    inspect.get_annotations(each)[row.python]
                    for each in made.__mro__
                    if row.python in inspect.get_annotations(each)
                )
                assert row.type == declared.replace("builtins.", ""), f"{shown.name}.{row.wire}"
                seen += 1
    assert seen > 1000


def test_a_method_shows_whole_messages() -> None:
    for number, entry, shown in MESSAGES:
        message = shown.examples[0].json
        assert message["method"] == entry.name
        assert ("id" in message) == (shown.kind == "request")
        surface = surface_of(entry)
        assert is_valid(number, shown.parts[0].name, surface, message["params"])
        if shown.kind == "request":
            assert is_valid(number, shown.parts[1].name, surface, shown.examples[1].json["result"])


@pytest.mark.parametrize("name", ["SessionCapabilities", "ForkSessionRequest"])
def test_all_that_the_schema_says_of_a_type_is_on_its_page(name: str) -> None:
    schema = json.loads((schema_dir() / "v2.json").read_text("utf-8"))["$defs"][name]
    text = " ".join(page_text(page(name, 2), 100, str).split())
    assert schema["description"] in text
    for wire, member in schema["properties"].items():
        assert wire in text
        assert member["description"] in text
        if "x-unstable" in member:
            assert f"`Feature.{member['x-unstable'].upper()}`" in text
    rows = {row.wire: row for row in page(name, 2).parts[0].fields}
    assert {wire for wire, row in rows.items() if row.required} == set(schema.get("required", ()))


def test_absent_and_null_of_a_capability() -> None:
    rows = {row.wire: row for row in page("SessionCapabilities", 2).parts[0].fields}
    assert rows["fork"].meaning == (
        "null means the same as absent",
        "a malformed value counts as absent",
    )
    assert rows["fork"].features == ("SESSION_FORK",)
    assert "`{}` lets the client call `session/fork`" in (rows["fork"].description or "")


@pytest.mark.parametrize(
    ("protocol", "place", "meaning"),
    [
        (2, "ToolCallUpdate.title", "absent leaves the stored value as it is"),
        (2, "ToolCallUpdate.title", "null clears it"),
        (1, "ToolCallUpdate.title", "null means the same as absent"),
        (1, "ToolCallUpdate.toolCallId", "null is an error"),
        (1, "ToolCall.content", "null or a malformed value counts as `[]`"),
        (1, "ToolCall.content", "malformed items are dropped"),
        (2, "ForkSessionRequest.mcpServers", "null counts as `[]`"),
        (1, "FileSystemCapabilities.readTextFile", "absent means `false`"),
    ],
)
def test_the_meaning_of_absent_and_null(protocol: int, place: str, meaning: str) -> None:
    name, _, wire = place.partition(".")
    row = next(row for row in page(name, protocol).parts[0].fields if row.wire == wire)
    assert meaning in row.meaning


def test_one_name_can_stand_for_a_method_and_a_feature() -> None:
    done = run("session_fork")
    assert done.returncode == 0
    assert "session/fork  (request, v2" in done.stdout
    assert "session_fork  (feature, v2" in done.stdout
    assert "type ForkSessionRequest" in done.stdout
    assert "Also in v1: add --protocol v1" in done.stdout


@pytest.mark.parametrize(
    "name",
    ["session/fork", "TextContentBlock", "ContentBlock", "StopReason", "SESSION_FORK", "SessionId"],
)
@pytest.mark.parametrize("style", ["text", "markdown", "json"])
def test_every_kind_in_every_format(
    name: str, style: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["show", name, "--format", style, "--protocol", "v1"]) == 0
    out = capsys.readouterr().out
    assert name.lower() in out.lower()
    if style == "json":
        assert [shown["protocol"] for shown in json.loads(out)] == [1]


def test_used_in_and_carried_by() -> None:
    shown = page("TextContent", 2)
    assert ("payload of a branch of", "ContentBlock") in [(u.role, u.name) for u in shown.uses]
    assert {"session/prompt", "session/update"} <= set(shown.methods)
    assert "session/list" not in shown.methods
    names = {use.place for use in page("SessionCapabilities", 2).uses}
    assert names == {"AgentCapabilities.session"}


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("ContentBlok", "ContentBlock"),
        ("contentblock", "ContentBlock"),
        ("session/frok", "session/fork"),
        ("sesion_fork", "session_fork"),
        ("fork", "session/fork"),
    ],
)
def test_a_misspelt_name_gets_the_nearest(wrong: str, right: str) -> None:
    with pytest.raises(CodegenError) as caught:
        library().find(wrong)
    assert "did you mean " in str(caught.value)
    assert right in str(caught.value).partition("did you mean ")[2].rstrip("?").split(", ")


def test_a_name_like_no_other_ends_with_one_line() -> None:
    done = run("qqqqqqqqq")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert "--list has all names" in done.stderr


def test_the_list_names_everything(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["show", "--list", "--format", "json"]) == 0
    listed = json.loads(capsys.readouterr().out)
    wanted = {(n, e.group, e.name) for n, found in library().entries.items() for e in found}
    assert {(row["protocol"], row["kind"], row["name"]) for row in listed} == wanted
    assert all(row["summary"] for row in listed if row["kind"] in ("method", "feature"))


@pytest.mark.parametrize("argv", [[], ["--list", "SessionId"], ["--list", "--undescribed"]])
def test_one_thing_at_a_time(argv: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["show", *argv]) == 2
    assert "give one of" in capsys.readouterr().err


@pytest.mark.parametrize("protocol", ["x", "v", "9", "-1"])
def test_a_protocol_that_is_not_there(protocol: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["show", "SessionId", "--protocol", protocol]) == 2
    assert "--protocol" in capsys.readouterr().err


def tiny(folder: Path, **members: Any) -> Path:
    """A schema of one definition that has `members`."""
    path = folder / "v1.json"
    document = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "x-acp": {"protocol": 1},
        "$defs": {"Thing": {"type": "object", **members}},
    }
    path.write_text(json.dumps(document))
    return path


def test_descriptions_are_text_and_nothing_else(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    evil = "ok\x1b[31m\u202e\n\n# heading\n<script>alert(1)</script> | a`b *c*"
    path = tiny(tmp_path, description=evil, properties={"a": {"description": evil}})
    for style in ("text", "markdown"):
        assert main(["show", "Thing", "--schema", str(path), "--format", style]) == 0
        out = capsys.readouterr().out
        assert "\x1b" not in out
        assert "\u202e" not in out
        if style == "markdown":
            assert "<script>" not in out
            assert "\n# heading" not in out


def test_markdown_keeps_code_and_escapes_the_rest() -> None:
    assert escaped("`a_b` <b> *c* `") == "`a_b` &lt;b&gt; \\*c\\* \\`"


def test_recursive_types_have_finite_examples(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ref = {"$ref": "#/$defs/Thing"}
    kids = {"kids": {"type": "array", "items": ref}, "one": {"anyOf": [ref, {"type": "null"}]}}
    path = tiny(tmp_path, properties=kids, required=["kids", "one"])
    assert main(["show", "Thing", "--schema", str(path), "--format", "json"]) == 0
    assert json.loads(capsys.readouterr().out)[0]["examples"][0]["json"] == {
        "kids": [],
        "one": None,
    }


def test_a_type_that_cannot_end_has_no_example(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tiny(tmp_path, properties={"me": {"$ref": "#/$defs/Thing"}}, required=["me"])
    assert main(["show", "Thing", "--schema", str(path), "--format", "json"]) == 0
    assert json.loads(capsys.readouterr().out)[0]["examples"] == []
