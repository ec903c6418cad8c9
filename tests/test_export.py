"""Export: the projection of a canonical schema to the two surfaces, and its command."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest
from canonical_samples import FEATURES, bare, full, stable

from acp_codegen.canonical import export_schema
from acp_codegen.cli import main
from acp_codegen.errors import CodegenError

CANONICAL: dict[str, Any] = {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "x-acp": {
        "protocol": 7,
        "jsonrpc": {
            "id": "CallId",
            "error": "Fault",
            "errorId": "nullable",
            "everySide": "any",
            "extensions": {"Request": {"title": "More", "def": "Anything"}},
            "senders": [
                {"name": "Left", "Request": "right", "Response": "left", "extensions": True},
                {"name": "Wire", "Notification": "wire", "inline": True},
                {"name": "Top", "Notification": "top", "x-unstable": "tops"},
            ],
        },
    },
    "$defs": {
        "PushRequest": {"x-side": "right", "x-method": "push", "type": "object"},
        "PullRequest": {"x-side": "right", "x-method": "pull", "x-unstable": "pulling"},
        "PingRequest": {"x-side": "any", "x-method": "ping"},
        "TurnResponse": {"x-side": "left", "x-method": "turn"},
        "StopNotification": {"x-side": "wire", "x-method": "stop"},
        "FlyNotification": {"x-side": "top", "x-method": "fly", "x-unstable": "tops"},
        "CallId": {"anyOf": [{"type": "integer"}, {"type": "string"}]},
        "Fault": {"type": "object"},
        "Anything": {},
        "Lamp": {
            "type": "object",
            "properties": {
                "on": {"type": "boolean", "default": False, "x-patch": True},
                "hue": {"type": "integer", "default": 3, "x-unstable": "hues", "x-name": "tint"},
                "shade": {"anyOf": [{"$ref": "#/$defs/Shade"}, {"type": "null"}], "default": {}},
            },
            "required": ["hue"],
        },
        "Shade": {
            "type": "object",
            "properties": {
                "dark": {"type": "boolean", "default": True},
                "lamp": {"$ref": "#/$defs/Lamp", "default": {"hue": 9}},
            },
        },
    },
}


def titles(branches: Any) -> list[str]:
    return [branch["title"] for branch in branches]


def test_envelopes_follow_from_sides_and_methods() -> None:
    document = export_schema(CANONICAL, "full")
    request = document["$defs"]["LeftRequest"]
    assert titles(request["properties"]["params"]["anyOf"][0]["anyOf"]) == [
        "PushRequest",
        "PullRequest",
        "PingRequest",
        "More",
    ]
    result, failure = document["$defs"]["LeftResponse"]["anyOf"]
    assert titles(result["properties"]["result"]["anyOf"]) == ["TurnResponse"]
    assert failure["properties"]["id"]["anyOf"] == [
        {"type": "integer"},
        {"type": "string"},
        {"type": "null"},
    ]
    assert titles(document["anyOf"]) == ["Left", "Wire", "Top"]
    wire = document["anyOf"][1]
    assert wire["required"] == ["jsonrpc", "method"]
    assert titles(wire["properties"]["params"]["anyOf"][0]["anyOf"]) == ["StopNotification"]
    assert "WireNotification" not in document["$defs"]


def test_the_stable_surface_drops_what_is_unstable() -> None:
    document = export_schema(CANONICAL, "stable")
    request = document["$defs"]["LeftRequest"]
    listed = titles(request["properties"]["params"]["anyOf"][0]["anyOf"])
    assert listed == ["PushRequest", "PingRequest", "More"]
    assert titles(document["anyOf"]) == ["Left", "Wire"]
    assert not {"PullRequest", "FlyNotification", "TopNotification"} & document["$defs"].keys()
    lamp = document["$defs"]["Lamp"]
    assert list(lamp["properties"]) == ["on", "shade"]
    assert "required" not in lamp


def test_defaults_are_filled_from_the_surface_also_around_a_circle() -> None:
    lamp = export_schema(CANONICAL, "full")["$defs"]["Lamp"]["properties"]
    inner = lamp["shade"]["default"]
    assert inner["dark"] is True
    assert inner["lamp"]["hue"] == 9
    assert inner["lamp"]["on"] is False
    stable_lamp = export_schema(CANONICAL, "stable")["$defs"]["Lamp"]["properties"]
    assert stable_lamp["shade"]["default"]["lamp"]["on"] is False


@pytest.mark.parametrize("width", [1, 2])
def test_defaults_that_explode_are_refused(width: int) -> None:
    """A few definitions that default to each other must not fill memory or the stack."""
    defs: dict[str, Any] = {
        f"D{i}": {"properties": {f"p{k}": next_one(i) for k in range(width)}} for i in range(500)
    }
    defs["D500"] = {"properties": {"end": {"type": "integer", "default": 1}}}
    with pytest.raises(CodegenError, match="default fills in"):
        export_schema({"$defs": defs}, "full")


def next_one(index: int) -> dict[str, Any]:
    return {"$ref": f"#/$defs/D{index + 1}", "default": {}}


def test_our_keywords_go_and_the_input_stays() -> None:
    before = copy.deepcopy(CANONICAL)
    text = json.dumps(export_schema(CANONICAL, "full"))
    for keyword in ("x-acp", "x-unstable", "x-patch", "x-name", "x-verbatim"):
        assert keyword not in text
    export_schema(CANONICAL, "stable")
    assert before == CANONICAL


@pytest.fixture
def schema_dir(tmp_path: Path) -> Path:
    source = tmp_path / "up" / "v1"
    source.mkdir(parents=True)
    (source / "schema.unstable.json").write_text(json.dumps(full()), "utf-8")
    (source / "schema.json").write_text(json.dumps(stable()), "utf-8")
    names = tmp_path / "names.json"
    names.write_text(json.dumps({"v1": FEATURES}), "utf-8")
    folder = tmp_path / "schema"
    arguments = ["import", str(tmp_path / "up"), "--schema-dir", str(folder)]
    assert main([*arguments, "--features", str(names)]) == 0
    return folder


@pytest.mark.parametrize(("surface", "expected"), [("full", full), ("stable", stable)])
def test_command_prints_or_writes(
    schema_dir: Path, capsys: pytest.CaptureFixture[str], surface: str, expected: Any
) -> None:
    capsys.readouterr()
    arguments = ["export", "--protocol", "v1", "--surface", surface, "--schema-dir"]
    assert main([*arguments, str(schema_dir)]) == 0
    printed = capsys.readouterr().out
    assert json.loads(printed) == bare(expected())
    target = schema_dir / "new" / "file.json"
    assert main([*arguments, str(schema_dir), "--output", str(target)]) == 0
    assert target.read_text("utf-8") == printed
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize("protocol", ["v9", "../v1", "v1.json", ""])
def test_command_refuses_protocols_that_are_not_there(schema_dir: Path, protocol: str) -> None:
    arguments = ["export", "--protocol", protocol, "--surface", "full"]
    assert main([*arguments, "--schema-dir", str(schema_dir)]) == 2


def test_command_uses_the_built_in_schemas(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["export", "--protocol", "v1", "--surface", "stable"]) == 0
    assert "x-unstable" not in capsys.readouterr().out
