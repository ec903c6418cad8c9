"""Processes of their own, for what can be measured only once in a process."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter

#: Seconds after which a child is taken for hung.
PATIENCE = 300


class ChildFailed(RuntimeError):
    """A process that was to be measured did not end well."""


def run(command: Sequence[str], cwd: Path | None = None) -> str:
    """The standard output of a command; ChildFailed with its last words where it fails."""
    done = subprocess.run(
        command, cwd=cwd, capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    if done.returncode:
        raise ChildFailed(f"{' '.join(command[:6])} ...: {done.stderr.strip()[-2000:]}")
    return done.stdout


def seconds(command: Sequence[str], cwd: Path | None = None) -> float:
    """How long a command runs, from its start to its end."""
    start = perf_counter()
    run(command, cwd)
    return perf_counter() - start


def python(*arguments: str) -> list[str]:
    """A command for the interpreter that runs this."""
    return [sys.executable, *arguments]
