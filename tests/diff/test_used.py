"""Narrowing a comparison to what a project uses of its vendored package."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from acp_codegen.cli import main
from acp_codegen.diff.used import MANIFEST

from .mutations import bare

BOTH = ["DoRequest.more", "TellNotification.more"]


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project with a vendored tree, and two versions that differ in two methods."""
    tree = tmp_path / "project" / "src" / "app" / "_vendor" / "proto"
    tree.mkdir(parents=True)
    (tmp_path / "project" / "pyproject.toml").write_text("")
    manifest(tree)
    # The tree itself mentions everything.
    (tree / "types.py").write_text("class DoRequest: ...\nclass TellNotification: ...\n")
    old, new = bare(), bare()
    for name in ("DoRequest", "TellNotification"):
        new["$defs"][name]["properties"]["more"] = {"type": "string"}
    new["$defs"]["DoRequest"]["properties"]["draft"] = {"type": "string", "x-unstable": "later"}
    (tmp_path / "old.json").write_text(json.dumps(old))
    (tmp_path / "new.json").write_text(json.dumps(new))
    return tmp_path / "project"


def manifest(tree: Path, **changes: Any) -> None:
    content = {"protocols": ["v1"], "features": [], **changes}
    (tree / MANIFEST).write_text(json.dumps(content))


def found(project: Path, capsys: pytest.CaptureFixture[str], code: str) -> list[str]:
    (project / "src" / "app" / "main.py").write_text(code)
    tree = project / "src" / "app" / "_vendor" / "proto"
    folder = project.parent
    argv = [str(folder / "old.json"), str(folder / "new.json"), "--format", "json"]
    assert main(["diff", *argv, "--only-used-by", str(tree)]) == 0
    (comparison,) = json.loads(capsys.readouterr().out)["comparisons"]
    return [change["member"] for change in comparison["changes"]]


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("", []),
        ("x = DoRequest(thing=None)", BOTH[:1]),
        ("from proto import TellNotification as T", BOTH[1:]),
        ("class Mine:\n    async def do(self, params): ...", BOTH[:1]),
        ("send('tell', {})", BOTH[1:]),
        ("proto.v1.DoResponse; tell()", BOTH),
        ("Kind", []),
        ("this is no Python", []),
    ],
)
def test_what_the_code_mentions(
    project: Path, capsys: pytest.CaptureFixture[str], code: str, expected: list[str]
) -> None:
    assert found(project, capsys, code) == expected


def test_features_of_the_tree(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tree = project / "src" / "app" / "_vendor" / "proto"
    manifest(tree, features=["later"])
    assert found(project, capsys, "DoRequest") == ["DoRequest.draft", "DoRequest.more"]
    manifest(tree, features="all")
    assert found(project, capsys, "DoRequest") == ["DoRequest.draft", "DoRequest.more"]


@pytest.mark.parametrize("content", ["[]", "{}", '{"protocols": 5}', '{"protocols": [5]}', "no"])
def test_bad_manifest(project: Path, capsys: pytest.CaptureFixture[str], content: str) -> None:
    tree = project / "src" / "app" / "_vendor" / "proto"
    (tree / MANIFEST).write_text(content)
    argv = [str(project.parent / "old.json"), str(project.parent / "new.json")]
    assert main(["diff", *argv, "--only-used-by", str(tree)]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_no_tree(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    argv = [str(project.parent / "old.json"), str(project.parent / "new.json")]
    assert main(["diff", *argv, "--only-used-by", str(project)]) == 2
    assert MANIFEST in capsys.readouterr().err
