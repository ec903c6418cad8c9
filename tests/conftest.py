"""Fixtures for all tests: the optional shared data, and the interpreters of this machine."""

from __future__ import annotations

import functools
import os
import shutil
import subprocess
from pathlib import Path

import hypothesis
import pytest

# Two busy cores say nothing about how long an example takes.
hypothesis.settings.register_profile("repo", deadline=None, print_blob=True)
hypothesis.settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "repo"))

ROOT = Path(__file__).resolve().parent.parent
VERSIONS = ("3.10", "3.11", "3.12", "3.13")


@pytest.fixture(scope="session")
def repo() -> Path:
    """The checkout that the tests run in."""
    return ROOT


@pytest.fixture(scope="session")
def repo_files() -> list[Path]:
    """Every file of the checkout that is, or could be, committed."""
    command = ["git", "-c", "safe.directory=*", "ls-files", "-co", "--exclude-standard", "-z"]
    try:
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    except FileNotFoundError:
        pytest.skip("no git on this machine")
    if done.returncode != 0:
        pytest.skip(f"no git checkout: {done.stderr.strip()}")
    paths = [ROOT / name for name in done.stdout.split("\0") if name]
    return sorted(path for path in paths if path.is_file())


@pytest.fixture(scope="session")
def shared() -> Path:
    """Directory of reference data: $ACP_SHARED, else `shared` beside the checkout."""
    path = Path(os.environ.get("ACP_SHARED") or ROOT.parent / "shared")
    if not path.is_dir():
        pytest.skip("no shared directory: set ACP_SHARED to where it is")
    return path


@functools.cache
def interpreters() -> dict[str, Path]:
    """The supported CPythons found on this machine, by version ("3.10")."""
    found: dict[str, Path] = {}
    for version in VERSIONS:
        for candidate in _candidates(version):
            if _reported(candidate) == f"cpython {version}":
                found[version] = candidate
                break
    return found


@pytest.fixture(params=VERSIONS)
def interpreter(request: pytest.FixtureRequest) -> Path:
    """Each supported CPython in turn: a bare one, with the standard library only."""
    path = interpreters().get(request.param)
    if path is None:
        pytest.skip(f"no CPython {request.param} on this machine")
    return path


def _candidates(version: str) -> list[Path]:
    name = f"python{version}"
    pyenv = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv") / "versions"
    on_path = shutil.which(name)
    return sorted(pyenv.glob(f"{version}.*/bin/{name}")) + ([Path(on_path)] if on_path else [])


def _reported(python: Path) -> str | None:
    # A shim may be on the path for a version that is not there: only running it tells.
    code = "import sys; print(sys.implementation.name, '%d.%d' % sys.version_info[:2])"
    try:
        done = subprocess.run(
            [python, "-I", "-S", "-c", code], capture_output=True, text=True, timeout=30
        )
    except (OSError, subprocess.TimeoutExpired):
        return None
    return done.stdout.strip() if done.returncode == 0 else None
