"""`acp-codegen generate --style pydantic`, and the package it writes in the eyes of other tools."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

USE = """
from __future__ import annotations

from pydantic_all import v1, v2


def reply(note: v1.SessionNotification) -> str:
    update = note.update
    if isinstance(update, v1.AgentMessageChunkSessionUpdate):
        if isinstance(update.content, v1.TextContentBlock):
            return update.content.text
    if isinstance(update, v1.ToolCallSessionUpdate):
        return update.title
    return ""


def location(call: v1.ToolCallLocation) -> int:
    return call.line if call.line is not v1.MISSING and call.line is not None else 0


request = v1.NewSessionRequest(cwd="/", mcp_servers=[])
block: v2.ContentBlock = v2.TextContentBlock(type="text", text="hi")
"""

WRONG = """
from pydantic_all import v1

v1.NewSessionRequest(cwd=1, mcp_servers=[])  # line 4
v1.NewSessionRequest(mcp_servers=[])  # line 5
v1.NewSessionRequest(cwd="/", mcp_servers=[]).cwt  # line 6
"""


@pytest.fixture
def workplace(packages: dict[str, ModuleType], site: Path, tmp_path: Path) -> Path:
    """A directory of a user who has copied the package with all unstable members."""
    shutil.copytree(site / "pydantic_all", tmp_path / "pydantic_all")
    (tmp_path / "use.py").write_text(USE)
    return tmp_path


def run(*command: object, cwd: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *map(str, command)], cwd=cwd, capture_output=True, text=True
    )


def test_the_same_input_gives_the_same_package_in_another_process(
    packages: dict[str, ModuleType], site: Path
) -> None:
    command = ["-m", "acp_codegen", "generate", "--style", "pydantic", "--features", "none"]
    done = run(*command, "--out", "pydantic_none", "--check", cwd=site)
    assert (done.returncode, done.stdout) == (0, "")


def test_it_can_be_told_from_the_other_style(packages: dict[str, ModuleType], site: Path) -> None:
    done = run("-m", "acp_codegen", "generate", "--out", "pydantic_none", "--check", cwd=site)
    assert done.returncode == 1


def test_an_unknown_style_is_a_mistake_of_the_user(tmp_path: Path) -> None:
    done = run("-m", "acp_codegen", "generate", "--style", "attrs", "--out", "x", cwd=tmp_path)
    assert done.returncode == 2
    assert "'dataclass', 'pydantic'" in done.stderr


def test_the_generator_of_models_is_imported_for_this_style_alone(tmp_path: Path) -> None:
    code = """if True:
        import sys
        from acp_codegen.cli import main
        try:
            main(["generate", "--out", "out", "--protocol", "1", "--features", "none"])
        except SystemExit as done:
            assert not done.code, done.code
        import acp_codegen.pydantic_style
        print([name for name in ("datamodel_code_generator", "pydantic") if name in sys.modules])
    """
    done = run("-c", code, cwd=tmp_path)
    assert (done.returncode, done.stdout.strip()) == (0, "[]"), done.stderr


def test_mypy_finds_nothing_in_it_and_mistakes_in_its_use(workplace: Path) -> None:
    (workplace / "wrong.py").write_text(WRONG)
    mypy = ("-m", "mypy", "--strict", "--no-error-summary")
    done = run(*mypy, "-p", "pydantic_all", "-m", "use", cwd=workplace)
    assert (done.returncode, done.stdout) == (0, "")
    done = run(*mypy, "wrong.py", cwd=workplace)
    lines = [line.split(":")[1] for line in done.stdout.splitlines() if ": error:" in line]
    assert lines == ["4", "5", "6"]


def test_pyright_finds_nothing_in_it(workplace: Path) -> None:
    config = {
        "typeCheckingMode": "strict",
        "include": ["pydantic_all", "use.py"],
        "pythonVersion": "3.10",
    }
    (workplace / "pyrightconfig.json").write_text(json.dumps(config))
    done = run("-m", "pyright", "--pythonpath", sys.executable, "-p", ".", cwd=workplace)
    assert "0 errors, 0 warnings" in done.stdout, done.stdout[-3000:]


def test_ruff_finds_nothing_in_it(workplace: Path) -> None:
    done = run("-m", "ruff", "check", "--isolated", "--no-cache", "pydantic_all", cwd=workplace)
    assert done.returncode == 0, done.stdout


def test_it_imports_nothing_of_ours(workplace: Path) -> None:
    for path in (workplace / "pydantic_all").rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        for name in ("acp_bindings", "acp_codegen", "pydantic_all", "shared_runtime"):
            assert name not in text
