"""`vendor --check`: fresh is 0 and says nothing, anything else is 1 with the reason."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from vendor_support import Project, snapshot

CODEC = "v1/codec.py"


def edit(tree: Path) -> None:
    with (tree / CODEC).open("a") as file:
        file.write("x = 1\n")


def remove(tree: Path) -> None:
    (tree / CODEC).unlink()


def add(tree: Path) -> None:
    (tree / "v1/mine.py").write_text("")


def add_data_among_compiled(tree: Path) -> None:
    (tree / "__pycache__").mkdir()
    (tree / "__pycache__/mine.txt").write_text("")


def link(tree: Path) -> None:
    copy = tree.parent / "copy.py"
    (tree / CODEC).rename(copy)
    (tree / CODEC).symlink_to(copy)


def link_folder(tree: Path) -> None:
    (tree / "more").symlink_to(tree.parent)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (edit, f"edited by hand: {CODEC}"),
        (remove, f"missing: {CODEC}"),
        (add, "extra: v1/mine.py"),
        (add_data_among_compiled, "extra: __pycache__/mine.txt"),
        (link, f"edited by hand: {CODEC}"),
        (link_folder, "extra: more"),
    ],
)
def test_what_was_done_to_the_tree(
    vendored: Project, change: Callable[[Path], None], reason: str
) -> None:
    assert vendored.vendor("--check").text == ""
    change(vendored.tree)
    before = snapshot(vendored.root)
    result = vendored.vendor("--check")
    assert result.code == 1
    assert result.out == f"src/myagent/_vendor/acp: {reason}\n"
    assert "run: acp-codegen vendor" in result.err
    assert snapshot(vendored.root) == before


def test_several_reasons_are_all_given(vendored: Project) -> None:
    add(vendored.tree)
    remove(vendored.tree)
    (vendored.tree / "NOTICE").write_text("")
    lines = vendored.vendor("--check", "--features", "tugs").out.splitlines()
    assert [line.split(": ", 1)[1] for line in lines] == [
        "edited by hand: NOTICE",
        f"missing: {CODEC}",
        "extra: v1/mine.py",
        "stale: features was none, is now tugs",
    ]


@pytest.mark.parametrize(
    ("argv", "reason"),
    [
        (["--features", "tugs"], "features was none, is now tugs"),
        (
            ["--parts", "codec,validators"],
            "parts was codec, types, is now codec, types, validators",
        ),
        (["--no-docs"], "docs was True, is now False"),
    ],
)
def test_another_configuration_makes_it_stale(
    vendored: Project, argv: list[str], reason: str
) -> None:
    result = vendored.vendor("--check", *argv)
    assert (result.code, result.out.split(": ", 1)[1]) == (1, f"stale: {reason}\n")


def test_another_release_or_schema_makes_it_stale(vendored: Project) -> None:
    vendored.schema(version="1.1.0")
    assert "stale: release of v1 was 1.0.0, is now 1.1.0" in vendored.vendor("--check").out
    document = vendored.schema()
    document["$defs"]["Fault"]["description"] = "What went wrong."
    vendored.save(document)
    result = vendored.vendor("--check")
    assert (result.code, result.out) == (
        1,
        "src/myagent/_vendor/acp: stale: the schema of v1 is another one\n",
    )


def test_another_generator_makes_it_stale(
    vendored: Project, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from acp_codegen.cli import main
    from acp_codegen.vendor import build

    monkeypatch.chdir(vendored.root)
    assert main(["vendor", "--check"]) == 0
    monkeypatch.setattr(build, "__version__", "99.0.0")
    assert main(["vendor", "--check"]) == 1
    assert "stale: generator was " in capsys.readouterr().out


def test_other_output_of_the_same_input_is_noticed(
    vendored: Project, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from acp_codegen.cli import main
    from acp_codegen.vendor import build

    monkeypatch.chdir(vendored.root)
    monkeypatch.setattr(build, "HEADER", b"# Another.\n")
    assert main(["vendor", "--check"]) == 1
    assert f"stale: acp-codegen now writes something else: {CODEC}" in capsys.readouterr().out


def test_nothing_there_and_no_manifest(project: Project) -> None:
    result = project.vendor("--check")
    assert (result.code, "nothing is vendored there yet" in result.out) == (1, True)
    project.tree.mkdir(parents=True)
    (project.tree / "mine.py").write_text("")
    assert "has no acp_manifest.json" in project.vendor("--check").out


def test_compiled_code_and_line_endings_do_not_count(vendored: Project) -> None:
    cache = vendored.tree / "v1/__pycache__"
    cache.mkdir()
    (cache / "codec.cpython-311.pyc").write_bytes(b"")
    for path in vendored.tree.rglob("*"):
        if path.is_file() and path.suffix != ".pyc":
            path.write_bytes(path.read_bytes().replace(b"\n", b"\r\n"))
    result = vendored.vendor("--check")
    assert (result.code, result.text) == (0, "")


def test_an_edited_manifest_is_refused(vendored: Project) -> None:
    path = vendored.tree / "acp_manifest.json"
    document = json.loads(path.read_text())
    document["files"].pop(CODEC)
    path.write_text(json.dumps(document))
    for argv in (["--check"], [], ["--force"]):
        result = vendored.vendor(*argv)
        assert result.code == 2
        assert "edited by hand" in result.err


def test_check_goes_with_no_flag_that_writes(vendored: Project) -> None:
    for flag in ("--force", "--upgrade"):
        assert vendored.vendor("--check", flag).code == 2


def test_the_hook_runs_the_check(vendored: Project, repo: Path) -> None:
    yaml = pytest.importorskip("yaml")
    (hook,) = yaml.safe_load((repo / ".pre-commit-hooks.yaml").read_text())
    assert hook["id"] == "acp-codegen-vendor-check"
    assert (hook["language"], hook["pass_filenames"]) == ("python", False)
    command = hook["entry"].split()
    assert command[:2] == ["acp-codegen", "vendor"]
    assert vendored.vendor(*command[2:]).code == 0
    edit(vendored.tree)
    assert vendored.vendor(*command[2:]).code == 1
