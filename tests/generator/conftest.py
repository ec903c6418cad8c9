"""A generator in a folder of its own."""

from __future__ import annotations

from pathlib import Path

import pytest
from generator_support import Generator


@pytest.fixture
def generator(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Generator:
    return Generator(tmp_path, capsys)
