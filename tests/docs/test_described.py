"""The gate: a member that nothing is said about stops `make check`."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest

from acp_codegen.canonical.described import undescribed
from acp_codegen.cli import main
from acp_codegen.resources import schema_dir


@pytest.fixture(scope="module", params=["v1", "v2"])
def document(request: pytest.FixtureRequest) -> dict[str, Any]:
    return json.loads((schema_dir() / f"{request.param}.json").read_text("utf-8"))


def described(node: Any, at: str = "") -> list[str]:
    """Pointers of everything in `$defs` that has a description."""
    found: list[str] = []
    if isinstance(node, dict):
        if isinstance(node.get("description"), str):
            found.append(at)
        for key, value in node.items():
            found += described(value, f"{at}/{key.replace('~', '~0').replace('/', '~1')}")
    elif isinstance(node, list):
        for index, value in enumerate(node):
            found += described(value, f"{at}/{index}")
    return found


def reach(document: Any, pointer: str) -> Any:
    for token in pointer.split("/")[1:]:
        name = token.replace("~1", "/").replace("~0", "~")
        document = document[int(name)] if isinstance(document, list) else document[name]
    return document


def test_the_built_in_schemas_pass(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["show", "--undescribed"]) == 0
    assert "every member is described" in capsys.readouterr().out


def test_each_description_that_goes_missing_is_named(document: dict[str, Any]) -> None:
    """Take all away: what is listed is what was there, references and `not` apart."""
    bare = copy.deepcopy(document)
    there = [p for p in described(document) if p.startswith(("/$defs/", "/x-acp/features/"))]
    for pointer in there:
        del reach(bare, pointer)["description"]
    listed = set(undescribed(bare))
    assert set(there) <= listed
    assert {p for p in listed - set(there) if "/not/" not in p} == set()


def test_the_command_lists_file_and_place(
    document: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    changed = copy.deepcopy(document)
    changed["$defs"]["Novelty"] = {"type": "object", "properties": {"a/b": {"type": "string"}}}
    del next(iter(changed["x-acp"]["features"].values()))["description"]
    path = tmp_path / "v1.json"
    path.write_text(json.dumps(changed))
    assert main(["show", "--undescribed", "--schema", str(path)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(": ")[0] for line in lines] == [
        f"{path}#/$defs/Novelty",
        f"{path}#/$defs/Novelty/properties/a~1b",
        f"{path}#/x-acp/features/{next(iter(changed['x-acp']['features']))}",
    ]


def test_make_check_runs_the_gate(repo: Path) -> None:
    makefile = (repo / "Makefile").read_text()
    rules = {line.split(":")[0]: line for line in makefile.splitlines() if ": " in line}
    assert " described" in rules["check"]
    assert "show --undescribed --schema schema" in makefile
