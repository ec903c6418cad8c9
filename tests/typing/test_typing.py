"""Type checkers see exact types: they run over a file of uses and must be content with it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).parent / "example.py"

# The checkers build their own caches: one worker runs them.
pytestmark = pytest.mark.xdist_group("typing")


def check(repo: Path, *command: str) -> str:
    tool = Path(sys.executable).parent / command[0]
    if not tool.exists():
        pytest.skip(f"no {command[0]} beside this Python")
    if not (repo / ".venv" / "links").is_dir():
        pytest.skip("no .venv/links: run make")
    done = subprocess.run(
        [tool, *command[1:]], cwd=repo, capture_output=True, text=True, timeout=600,
        env={**os.environ, "PYRIGHT_PYTHON_IGNORE_WARNINGS": "1"},
    )  # fmt: skip
    return f"{done.returncode}\n{done.stdout}{done.stderr}"


def test_mypy_is_content_with_the_example(repo: Path) -> None:
    out = check(repo, "mypy", "--strict", "--no-error-summary", str(EXAMPLE))
    assert out == "0\n"


def test_pyright_is_content_with_the_example(repo: Path) -> None:
    out = check(repo, "pyright", "--warnings", str(EXAMPLE))
    assert out.startswith("0\n"), out
    assert "0 errors" in out


def test_the_example_has_uses_that_must_be_errors() -> None:
    marked = [line for line in EXAMPLE.read_text().splitlines() if "# type: ignore[" in line]
    assert len(marked) >= 8
    assert all(re.search(r"# type: ignore\[[a-z-]+\]$", line) for line in marked)
