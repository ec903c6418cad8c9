"""`vendor`: what it writes, what it never touches, and that it is all or nothing."""

from __future__ import annotations

import errno
import hashlib
import json
import os
import resource
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from vendor_support import Project, Schema, snapshot

from acp_codegen.output import tree
from acp_codegen.vendor import write

CODEC = "v1/codec.py"
NEW = ["--features", "tugs"]


def edit(project: Project, name: str = CODEC) -> str:
    """Appends a line to a file of the package; the text after that."""
    path = project.tree / name
    path.write_text(path.read_text() + "EDITED = True\n")
    return path.read_text()


def reseal(project: Project, change: Callable[[Schema], object]) -> None:
    """Changes the manifest as someone would who knows how it is sealed."""
    document = project.manifest
    document.pop("sha256")
    change(document)
    text = json.dumps(document, indent=2, ensure_ascii=False) + "\n"
    sealed = {**document, "sha256": hashlib.sha256(text.encode()).hexdigest()}
    (project.tree / "acp_manifest.json").write_text(json.dumps(sealed, indent=2) + "\n")


# Writing again


def test_a_fresh_package_is_not_written_again(vendored: Project) -> None:
    def state() -> dict[Path, tuple[int, int]]:
        stats = {path: path.stat() for path in vendored.tree.rglob("*")}
        return {path: (each.st_ino, each.st_mtime_ns) for path, each in stats.items()}

    before = state()
    assert "fresh already" in vendored.vendored().out
    assert state() == before


def test_what_is_missing_comes_back(vendored: Project) -> None:
    whole = snapshot(vendored.root)
    (vendored.tree / CODEC).unlink()
    (vendored.tree / "NOTICE").unlink()
    vendored.vendored()
    assert snapshot(vendored.root) == whole


def test_files_of_a_part_that_is_no_longer_wanted_go(vendored: Project) -> None:
    vendored.vendored("--parts", "validators")
    assert not (vendored.tree / CODEC).exists()
    assert vendored.vendor("--check", "--parts", "validators").text == ""


# Hand edits


@pytest.mark.parametrize("argv", [[], NEW, ["--upgrade", *NEW]])
def test_hand_edits_are_shown_and_kept(vendored: Project, argv: list[str]) -> None:
    edit(vendored)
    before = snapshot(vendored.root)
    result = vendored.vendor(*argv)
    assert result.code == 2
    lines = result.out.splitlines()
    assert lines[:2] == [f"--- as written/{CODEC}", f"+++ as it is/{CODEC}"]
    # Nothing but the edit, also where the package would change in other ways.
    changed = [line for line in lines[2:] if line[:1] in "+-"]
    assert changed == ["+EDITED = True"]
    assert result.err.splitlines() == [
        f"error: acp: {CODEC} edited by hand; undo that, or pass --force to overwrite it"
    ]
    assert snapshot(vendored.root) == before


def test_edits_of_a_text_that_is_not_known_any_more_are_shown_too(vendored: Project) -> None:
    document = vendored.schema(version="2.0.0")
    document["$defs"]["DockResponse"]["properties"]["depth"] = {"type": "integer"}
    vendored.save(document)
    edit(vendored, "v1/types.py")
    result = vendored.vendor()
    assert result.code == 2
    assert "--- as it would be written now/v1/types.py" in result.out
    assert "+EDITED = True" in result.out


def test_force_overwrites_edits_and_still_shows_them(vendored: Project) -> None:
    whole = snapshot(vendored.root)
    edit(vendored)
    assert "+EDITED = True" in vendored.vendored("--force").out
    assert snapshot(vendored.root) == whole


def test_a_file_turned_into_a_link_is_an_edit_and_nothing_is_written_through_it(
    vendored: Project,
) -> None:
    outside = vendored.root / "outside.py"
    outside.write_text("mine = 1\n")
    (vendored.tree / CODEC).unlink()
    (vendored.tree / CODEC).symlink_to(outside)
    assert vendored.vendor().code == 2
    vendored.vendored("--force")
    assert not (vendored.tree / CODEC).is_symlink()
    assert outside.read_text() == "mine = 1\n"


def test_edits_cannot_drive_the_terminal(vendored: Project) -> None:
    path = vendored.tree / CODEC
    path.write_text(path.read_text() + "# \x1b[2J\u202e\n")
    shown = vendored.vendor().out
    assert "\x1b" not in shown
    assert "\\x1b[2J\\u202e" in shown


# What is not ours


def test_files_of_others_stay_as_they_are(vendored: Project) -> None:
    (vendored.tree / "v1/mine").mkdir()
    mine = [vendored.tree / name for name in ("mine.py", "v1/mine.py", "v1/mine/data.bin")]
    for path in mine:
        path.write_bytes(b"\0mine")
        path.chmod(0o640)
    link = vendored.tree / "v1/link"
    link.symlink_to("../../../../nowhere")
    stats = {path: path.lstat() for path in mine}
    result = vendored.vendored(*NEW)
    assert "not ours, left as it is: v1/mine.py" in result.out
    for path, before in stats.items():
        after = path.lstat()
        assert path.read_bytes() == b"\0mine"
        assert (after.st_ino, after.st_mode, after.st_mtime_ns) == (
            before.st_ino,
            before.st_mode,
            before.st_mtime_ns,
        )
    assert str(link.readlink()) == "../../../../nowhere"
    assert (vendored.tree / "v1/features.py").is_file()


@pytest.mark.parametrize("name", ["v1/features.py", "v1/features.py/inside.txt", "v1/unstable.py"])
def test_a_file_in_the_way_is_not_replaced(vendored: Project, name: str) -> None:
    path = vendored.tree / name
    path.parent.mkdir(exist_ok=True)
    path.write_text("mine")
    before = snapshot(vendored.root)
    for argv in (NEW, ["--force", *NEW]):
        result = vendored.vendor(*argv)
        assert result.code == 2
        assert "is not ours" in result.err
        assert snapshot(vendored.root) == before


def test_a_link_in_the_way_of_a_folder_is_not_followed(vendored: Project) -> None:
    outside = vendored.root / "outside"
    (vendored.tree / "v1").rename(outside)
    (vendored.tree / "v1").symlink_to(outside)
    before = snapshot(vendored.root)
    for argv in ([], ["--force"]):
        assert vendored.vendor(*argv).code == 2
        assert snapshot(vendored.root) == before


def test_a_pipe_in_the_tree_is_named_and_nothing_hangs(vendored: Project) -> None:
    os.mkfifo(vendored.tree / "pipe")
    result = vendored.vendor(*NEW)
    assert (result.code, "neither a file nor a link" in result.err) == (2, True)


@pytest.mark.parametrize("argv", [[], ["--force"]])
def test_a_directory_without_our_manifest_is_not_touched(project: Project, argv: list[str]) -> None:
    project.tree.mkdir(parents=True)
    (project.tree / "mine.py").write_text("mine")
    before = snapshot(project.root)
    result = project.vendor(*argv)
    assert result.code == 2
    assert "acp-codegen did not write it" in result.err
    assert snapshot(project.root) == before


@pytest.mark.parametrize("name", ["../../../../pyproject.toml", "/etc/hostname", "a\\..\\b", "./a"])
def test_a_manifest_cannot_lead_out_of_the_tree(vendored: Project, name: str) -> None:
    reseal(vendored, lambda document: document["files"].update({name: "0" * 64}))
    before = snapshot(vendored.root)
    for argv in (["--check"], ["--force"]):
        result = vendored.vendor(*argv)
        assert result.code == 2
        assert "is no manifest" in result.err
    assert snapshot(vendored.root) == before


@pytest.mark.parametrize(
    "change",
    [
        lambda d: d.update(format=2),
        lambda d: d.update(files=[]),
        lambda d: d.update(parts=7),
        lambda d: d.pop("schemas"),
        lambda d: d["schemas"]["v1"].update(schema="'"),
        lambda d: d["schemas"]["v1"].update(schema="AAAAA"),
        lambda d: d["schemas"]["v1"].update(schema=d["schemas"]["v1"]["schema"][:-1]),
        lambda d: d["generator"].update(version=None),
    ],
)
def test_a_broken_manifest_is_one_line(
    vendored: Project, change: Callable[[Schema], object]
) -> None:
    reseal(vendored, change)
    result = vendored.vendor("--check")
    assert result.code == 2
    assert len(result.err.splitlines()) == 1


def test_a_bomb_in_a_manifest_does_not_go_off(vendored: Project) -> None:
    import base64
    import bz2

    bomb = base64.b85encode(bz2.compress(b"[" + b" " * 40_000_000)).decode()
    reseal(vendored, lambda document: document["schemas"]["v1"].update(schema=bomb))
    result = vendored.vendor("--check")
    assert (result.code, "too large" in result.err) == (2, True)


# Where it goes


@pytest.mark.parametrize(
    ("destination", "said"),
    [
        ("../elsewhere", "outside the project"),
        ("src/../../elsewhere", "outside the project"),
        ("/elsewhere", "outside the project"),
        ("out/acp", "outside the project"),
        ("link", "is no directory"),
        ("dangling", "is no directory"),
        ("pyproject.toml/acp", "is no directory"),
        ("src/my-acp", "no name of a Python package"),
        ("src/class", "no name of a Python package"),
        (".", ""),
        ("..", ""),
        ("src/..", ""),
    ],
)
def test_a_destination_that_is_refused(project: Project, destination: str, said: str) -> None:
    outside = project.root.parent / "outside"
    outside.mkdir()
    (project.root / "out").symlink_to(outside)
    (project.root / "inside").mkdir()
    (project.root / "link").symlink_to("inside")
    (project.root / "dangling").symlink_to(outside / "acp")
    text = (project.root / "pyproject.toml").read_text()
    project.configure(text.replace("src/myagent/_vendor/acp", destination))
    before = snapshot(project.root.parent)
    for argv in ([], ["--force"], ["--check"]):
        result = project.vendor(*argv)
        assert result.code == 2, result.text
        assert said in result.err
        assert len(result.err.splitlines()) == 1
        assert snapshot(project.root.parent) == before
        assert not any(outside.iterdir())


def test_a_link_inside_the_project_may_lead_there(project: Project) -> None:
    (project.root / "lib").mkdir()
    (project.root / "src").symlink_to("lib")
    project.vendored()
    assert (project.root / "lib/myagent/_vendor/acp/acp_manifest.json").is_file()
    assert project.vendor("--check").text == ""


def test_nothing_is_written_beside_the_package(project: Project) -> None:
    project.vendored()
    around = {path for path in project.root.rglob("*") if project.tree not in path.parents}
    names = {path.relative_to(project.root).as_posix() for path in around}
    expected = "pyproject.toml schema schema/v1.json src src/myagent src/myagent/_vendor"
    assert names == {*expected.split(), "src/myagent/_vendor/acp"}


# All or nothing


@pytest.mark.parametrize("stage", ["make", "_keep", "_flush", "swap_in"])
@pytest.mark.parametrize(
    "error", [OSError(errno.ENOSPC, "No space left on device"), KeyboardInterrupt()]
)
def test_a_failure_at_any_stage_leaves_the_old_tree(
    vendored: Project, monkeypatch: pytest.MonkeyPatch, stage: str, error: BaseException
) -> None:
    from acp_codegen.vendor import command

    def fail(*_: object) -> None:
        raise error

    (vendored.tree / "mine.py").write_text("mine")
    before = snapshot(vendored.root)
    monkeypatch.setattr(command if stage == "make" else write, stage, fail)
    assert vendored.vendor(*NEW).code in (2, 130)
    assert snapshot(vendored.root) == before
    assert not [path for path in vendored.root.rglob("*") if path.name.startswith(".acp")]


def test_a_failure_leaves_no_new_folders(project: Project) -> None:
    before = snapshot(project.root)
    assert project.vendor("--features", "none-such").code == 2
    assert not (project.root / "src").exists()
    assert snapshot(project.root) == before


@pytest.mark.parametrize("failing", [0, 1])
def test_without_an_exchange_the_old_tree_comes_back(
    vendored: Project, monkeypatch: pytest.MonkeyPatch, failing: int
) -> None:
    before = snapshot(vendored.root)
    monkeypatch.setattr(tree, "exchange", lambda *_: False)
    rename, calls = Path.rename, 0

    def flaky(self: Path, target: Path) -> Path:
        nonlocal calls
        calls += 1
        if calls == failing + 1:
            raise OSError(errno.ENOSPC, "No space left on device")
        return rename(self, target)

    with monkeypatch.context() as patch:
        patch.setattr(Path, "rename", flaky)
        assert vendored.vendor(*NEW).code == 2
    assert calls > failing
    assert snapshot(vendored.root) == before
    vendored.vendored(*NEW)
    assert vendored.vendor("--check", *NEW).text == ""


def test_a_full_disk(vendored: Project) -> None:
    """Writing fails where a file would get longer than the limit, which no test can fake."""
    before = snapshot(vendored.root)
    done = subprocess.run(
        [sys.executable, "-m", "acp_codegen", "vendor", *NEW],
        cwd=vendored.root,
        capture_output=True,
        text=True,
        timeout=120,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (4000, 4000)),
    )
    assert done.returncode == 2
    assert "File too large" in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert snapshot(vendored.root) == before


def test_killed_at_any_time_there_is_a_whole_tree(vendored: Project) -> None:
    """Either package is there, the old or the new, whenever the process dies."""
    old = snapshot(vendored.tree)
    vendored.vendored(*NEW)
    new = snapshot(vendored.tree)
    whole = vendored.tree.with_name("whole")
    vendored.vendored()
    shutil.copytree(vendored.tree, whole)
    run = [sys.executable, "-m", "acp_codegen", "vendor", *NEW]
    start = time.monotonic()
    subprocess.run(run, cwd=vendored.root, check=True, capture_output=True, timeout=120)
    span = time.monotonic() - start
    for share in (0.6, 0.7, 0.8, 0.9, 1.0):
        shutil.rmtree(vendored.tree)
        shutil.copytree(whole, vendored.tree)
        process = subprocess.Popen(run, cwd=vendored.root, stdout=subprocess.DEVNULL)
        time.sleep(span * share)
        process.send_signal(signal.SIGKILL)
        process.wait(timeout=60)
        assert snapshot(vendored.tree) in (old, new)
