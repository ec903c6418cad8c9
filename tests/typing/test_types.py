"""The example of typed use, under both type checkers; and that they would notice."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).parent / "example.py"
BROKEN = """
from acp_bindings import v1

v1.PromptRequest(session_id=5, prompt=[])
v1.decode(v1.PromptRequest, {}).nothing
"""


def run(checker: str, file: Path, repo: Path) -> subprocess.CompletedProcess[str]:
    command = {
        "mypy": [sys.executable, "-m", "mypy", "--strict", "--no-incremental"],
        "pyright": [sys.executable, "-m", "pyright", "-p", str(repo)],
    }[checker]
    if checker == "pyright":
        # Named files leave the settings aside, so the strict mode is asked for in the file.
        command = [sys.executable, "-m", "pyright"]
    return subprocess.run(
        [*command, str(file)], cwd=repo, capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize("checker", ["mypy", "pyright"])
def test_the_example_is_clean(checker: str, repo: Path) -> None:
    done = run(checker, EXAMPLE, repo)
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize("checker", ["mypy", "pyright"])
def test_a_wrong_use_is_noticed(checker: str, repo: Path, tmp_path: Path) -> None:
    file = tmp_path / "wrong.py"
    file.write_text("# pyright: strict\n" + BROKEN)
    done = run(checker, file, repo)
    assert done.returncode == 1
    assert "session_id" in done.stdout
    assert "nothing" in done.stdout
