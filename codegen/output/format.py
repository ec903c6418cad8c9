"""Formatting and linting of the output with ruff, in one call over the whole tree."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from acp_codegen.errors import CodegenError

#: Settings of the output, whatever the project says into which it is written.
_COMMON = ("--isolated", "--config", "line-length = 100", "--config", "target-version = 'py310'")

#: Unused imports are dropped and imports sorted; what is left must be clean.
_RULES = "E4,E7,E9,F,I"

#: Star imports of a module beside with an `__all__`, and names of one letter.
_IGNORED = "F403,F405,E741"


def format_tree(root: Path) -> None:
    """Lints and formats every Python file below `root`, in place.

    Raises CodegenError with ruff's first complaint when a file is no good Python, which a
    template is to blame for, and when ruff is not there.
    """
    fix = ["check", "--quiet", "--fix", "--select", _RULES, "--ignore", _IGNORED]
    _ruff([*fix, "--output-format", "concise"], root)
    _ruff(["format", "--quiet"], root)


def _ruff(arguments: list[str], root: Path) -> None:
    command = [*_executable(), *arguments, "--no-cache", *_COMMON, "."]
    try:
        done = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)
    except OSError as error:
        raise CodegenError(f"ruff does not start ({error.strerror}); install it with pip") from None
    if done.returncode != 0:
        lines = (done.stdout or done.stderr).strip().splitlines() or ["ruff failed"]
        raise CodegenError(f"the rendered code is not valid: {lines[0]}", "templates")


def _executable() -> list[str]:
    beside = Path(sys.executable).parent / "ruff"
    return [str(beside)] if beside.exists() else [sys.executable, "-m", "ruff"]
