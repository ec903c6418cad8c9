"""Time: a pair of full schemas, and ten times as much."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from acp_codegen.diff import load
from acp_codegen.diff.report import compare_versions
from acp_codegen.schema_io import dump_text

from .growing import times
from .reading import read_json

NAME = "v2/schema.unstable.json"


def used(old: Path, new: Path) -> float:
    """Seconds of processor time for one comparison, reading included."""
    start = time.process_time()
    compare_versions(load(str(old))[None], load(str(new))[None])
    return time.process_time() - start


def test_a_pair_takes_under_a_second(shared: Path, tmp_path: Path) -> None:
    """Processor time of the whole command; the time on the clock depends on the neighbours."""
    files = [str(shared / "upstream" / release / NAME) for release in ("2.1.0", "2.4.0")]
    command = [sys.executable, "-m", "acp_codegen", "diff", *files, "-o", str(tmp_path / "out")]
    environment = {**os.environ, "PYTHONPYCACHEPREFIX": str(tmp_path / "cache")}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    best = float("inf")
    for _ in range(4):  # the first compiles
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run(command, check=True, env=environment)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        best = min(best, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    assert best < 1


@pytest.mark.parametrize("count", [10])
def test_time_grows_with_size(count: int, shared: Path, tmp_path: Path) -> None:
    paths: dict[tuple[str, int], Path] = {}
    for release in ("2.1.0", "2.4.0"):
        document: dict[str, Any] = read_json(shared / "upstream" / release / NAME)
        for size in (1, count):
            path = tmp_path / f"{release}-{size}.json"
            path.write_text(dump_text(times(document, size)))
            paths[release, size] = path
    small = min(used(paths["2.1.0", 1], paths["2.4.0", 1]) for _ in range(3))
    large = used(paths["2.1.0", count], paths["2.4.0", count])
    assert large < small * count * 2
