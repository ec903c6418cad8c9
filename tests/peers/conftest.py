"""Installs the peers: packages that others wrote, from the registries, into ignored folders.

Where they cannot be had, the tests are skipped; in CI that is a failure.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NoReturn

import pytest

HERE = Path(__file__).resolve().parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    # One worker installs, and the machine has no more cores than these peers keep busy.
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.xdist_group("peers"))


def missing(why: str) -> NoReturn:
    if os.environ.get("CI"):
        pytest.fail(f"CI needs this peer: {why}", pytrace=False)
    pytest.skip(why)


def install(folder: Path, source: Path, *commands: list[str]) -> None:
    """Runs commands that fill a folder, unless they did for the same source before."""
    stamp = folder / ".installed"
    digest = hashlib.sha256(source.read_bytes()).hexdigest()
    if stamp.is_file() and stamp.read_text() == digest:
        return
    for command in commands:
        done = subprocess.run(
            command, cwd=HERE, capture_output=True, text=True, stdin=subprocess.DEVNULL, timeout=600
        )
        if done.returncode != 0:
            missing(f"{command[0]} failed: {done.stderr.strip()[-300:]}")
    stamp.write_text(digest)


@pytest.fixture(scope="session")
def node() -> str:
    """Node, with the packages of package-lock.json beside this file."""
    npm, path = shutil.which("npm"), shutil.which("node")
    if npm is None or path is None:
        missing("no Node.js on this machine")
    command = [npm, "ci", "--ignore-scripts", "--omit=optional", "--no-audit", "--no-fund"]
    install(HERE / "node_modules", HERE / "package-lock.json", command)
    return path


def python_peer(name: str) -> str:
    """A Python whose environment has the packages of a lock file beside this file."""
    if sys.version_info < (3, 11):
        missing(f"the peer {name} needs Python 3.11 or later")
    folder = HERE / f".venv-{name}"
    python = str(folder / "bin" / "python")
    lock = HERE / f"{name}.txt"
    make = [sys.executable, "-m", "venv", "--clear", str(folder)]
    options = ["--quiet", "--disable-pip-version-check", "--no-deps", "--no-compile"]
    pip = [python, "-m", "pip", "install", *options, "--require-hashes", "-r", str(lock)]
    install(folder, lock, make, pip)
    return python


@pytest.fixture(scope="session")
def python_sdk() -> str:
    """A Python with the official SDK."""
    return python_peer("python-sdk")


@pytest.fixture(scope="session")
def deepagents() -> str:
    """A Python with an agent built on LangChain."""
    return python_peer("deepagents")
