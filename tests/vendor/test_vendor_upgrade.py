"""`vendor --upgrade`: what changed for this user, before anything is written."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from vendor_support import Project, Schema, message


def add_field(document: Schema) -> None:
    document["$defs"]["DockRequest"]["properties"]["length"] = {"type": "integer"}


def add_method(document: Schema) -> None:
    document["$defs"]["SinkRequest"] = message("harbour", "ship/sink", [])
    document["$defs"]["SinkResponse"] = message("harbour", "ship/sink", [])


def change_unstable(document: Schema) -> None:
    document["$defs"]["DockRequest"]["properties"]["tug"] = {
        "type": "string",
        "x-unstable": "tugs",
    }


def reword(document: Schema) -> None:
    document["$defs"]["Fault"]["description"] = "What went wrong."


def shuffle(document: Schema) -> None:
    document["$defs"] = dict(reversed(document["$defs"].items()))


def upgraded(project: Project, change: Callable[[Schema], None], *argv: str) -> list[str]:
    """What an upgrade to a changed release says before its last line."""
    document = project.schema(version="1.1.0")
    change(document)
    project.save(document)
    *lines, last = project.vendored("--upgrade", *argv).out.splitlines()
    assert last == (
        "src/myagent/_vendor/acp: written: v1 of release 1.1.0; "
        f"features: {argv[1] if argv else 'none'}"
    )
    assert project.vendor("--check", *argv).code == 0
    return lines


@pytest.mark.parametrize("change", [reword, shuffle, change_unstable])
def test_there_is_nothing_to_read_when_nothing_in_use_changed(
    vendored: Project, change: Callable[[Schema], None]
) -> None:
    assert upgraded(vendored, change) == []


@pytest.mark.parametrize(
    ("change", "named"),
    [(add_field, "DockRequest.length"), (add_method, "ship/sink")],
)
def test_changes_are_those_of_the_schema_diff(
    vendored: Project, change: Callable[[Schema], None], named: str
) -> None:
    first, *lines = upgraded(vendored, change)
    assert first == "v1: 1.0.0 -> 1.1.0"
    assert any(named in line for line in lines)


def test_unstable_members_count_where_they_were_chosen(vendored: Project) -> None:
    vendored.vendored("--features", "tugs")
    lines = upgraded(vendored, change_unstable, "--features", "tugs")
    assert any("tug" in line for line in lines)
    assert not any("crane" in line for line in lines)


def test_a_protocol_that_comes_or_goes_is_said(vendored: Project) -> None:
    document = vendored.schema()
    document["x-acp"]["protocol"] = 2
    (vendored.root / "schema/v2.json").write_text(json.dumps(document))
    assert vendored.vendored("--upgrade").out.startswith("v2: new in the package\n")
    told = vendored.vendored("--upgrade", "--protocols", "v2").out
    assert told.startswith("v1: no longer in the package\n")


def test_the_first_time_there_is_nothing_to_compare_with(project: Project) -> None:
    assert project.vendored("--upgrade").out.count("\n") == 1


def test_an_upgrade_stops_at_hand_edits(vendored: Project) -> None:
    with (vendored.tree / "v1/types.py").open("a") as file:
        file.write("x = 1\n")
    vendored.schema(version="1.1.0")
    assert vendored.vendor("--upgrade").code == 2
    assert vendored.manifest["schemas"]["v1"]["release"]["version"] == "1.0.0"
