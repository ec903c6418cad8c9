"""Running `acp-codegen generate` and importing what it wrote."""

from __future__ import annotations

import importlib
import itertools
import sys
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from acp_codegen.cli import main

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "samples"))

from orchard import write

_numbers = itertools.count()


@dataclass
class Outcome:
    """How a run ended."""

    code: int
    out: str
    err: str


class Generator:
    """Runs the command in a folder of its own."""

    def __init__(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.folder = folder
        self._capsys = capsys

    def run(self, schema: Any, *options: str, out: str = "") -> tuple[Outcome, Path]:
        """Generates from one schema; says how it ended and where the package is, if it is."""
        target = self.folder / (out or f"package_{next(_numbers)}")
        source = write(schema, self.folder / "schemas" / "v1.json")
        return self.command("--schema", str(source), "--out", str(target), *options), target

    def command(self, *argv: str) -> Outcome:
        self._capsys.readouterr()
        code = main(["generate", *argv])
        captured = self._capsys.readouterr()
        return Outcome(code, captured.out, captured.err)

    def package(self, schema: Any, *options: str) -> Any:
        """The module of protocol version 1, freshly generated and imported."""
        outcome, target = self.run(schema, *options)
        assert (outcome.code, outcome.err) == (0, "")
        return load(target).v1

    def refused(self, schema: Any, *options: str) -> str:
        """The one line that a run ends with; nothing may be left behind."""
        before = tree(self.folder)
        outcome, target = self.run(schema, *options)
        assert outcome.code == 2, outcome
        assert outcome.out == ""
        assert outcome.err.endswith("\n")
        assert outcome.err.count("\n") == 1, outcome.err
        assert outcome.err.rstrip("\n").isprintable()
        assert "Traceback" not in outcome.err
        assert not target.exists()
        written = {name for name in tree(self.folder) if not name.startswith("schemas/")}
        assert written == {name for name in before if not name.startswith("schemas/")}
        return outcome.err


def load(target: Path) -> ModuleType:
    """Imports a generated package under the name of its directory, with its version 1."""
    sys.path.insert(0, str(target.parent))
    try:
        importlib.invalidate_caches()
        package = importlib.import_module(target.name)
        importlib.import_module(f"{target.name}.v1")
    finally:
        sys.path.remove(str(target.parent))
    return package


def tree(folder: Path) -> dict[str, bytes]:
    """Every file below a folder that no interpreter wrote."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and "__pycache__" not in path.parts
    }
