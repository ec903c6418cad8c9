"""Fixtures of the tests of vendoring."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from vendor_support import TABLE, Project


@pytest.fixture
def project(tmp_path: Path) -> Project:
    """A project that is about to vendor the small protocol."""
    root = tmp_path / "project"
    root.mkdir()
    made = Project(root)
    made.configure(TABLE)
    made.schema()
    return made


@pytest.fixture(scope="session")
def example(tmp_path_factory: pytest.TempPathFactory) -> Project:
    """A project that has vendored the small protocol; not to be changed."""
    made = Project(tmp_path_factory.mktemp("example"))
    made.configure(TABLE)
    made.schema()
    made.vendored()
    return made


@pytest.fixture
def vendored(tmp_path: Path, example: Project) -> Project:
    """A copy of that project."""
    root = tmp_path / "project"
    shutil.copytree(example.root, root)
    return Project(root)
