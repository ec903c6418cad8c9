"""The reference cases of the comparison."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(scope="session")
def cases(shared: Path) -> Path:
    """The directory of worked-out comparisons."""
    path = shared / "cases" / "diff"
    if not path.is_dir():
        pytest.skip("the shared directory has no diff cases")
    return path
