"""How long the generator runs, beside another one and as a schema grows."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from bench.child import python, seconds
from bench.grow import grow
from bench.results import Figure, Section, figures
from bench.timing import Budget, interleave

OURS = "acp-codegen"
PEER = "datamodel-code-generator"
SCHEMAS = Path(__file__).parents[1] / "schema"
FACTORS = (1, 4, 16)
QUICK_FACTORS = (1, 2)
LINEAR = "linear growth"


def measure(budget: Budget, only: Callable[[str], bool]) -> Iterator[Section]:
    """The sections about the generator."""
    with tempfile.TemporaryDirectory() as folder:
        if only("generation"):
            yield _beside(budget, Path(folder))
        if only("growth"):
            yield _growth(budget, Path(folder))


def _ours(schema: Path, out: Path) -> list[str]:
    return python("-m", "acp_codegen", "generate", "--schema", str(schema), "--out", str(out))


def _theirs(schema: Path, out: Path, *more: str) -> list[str]:
    options = ["--input-file-type", "jsonschema", "--output-model-type", "pydantic_v2.BaseModel"]
    paths = ["--input", str(schema), "--output", str(out)]
    return python("-m", "datamodel_code_generator", *paths, *options, *more)


def _beside(budget: Budget, folder: Path) -> Section:
    versions = ("v1",) if budget.quick else ("v1", "v2")
    schemas = _schemas(folder / "in", versions)
    commands = {
        OURS: _ours(schemas, folder / "ours"),
        PEER: _theirs(schemas, folder / "theirs"),
        f"{PEER}, builtin": _theirs(schemas, folder / "more", "--formatters", "builtin"),
    }
    if budget.quick:
        del commands[PEER]
    samples = {name: _timed(command) for name, command in commands.items()}
    notes = (
        "One process from start to end, over the two schemas of this repository. Ours writes "
        "types, decoders, encoders, validators, stubs and dispatchers; the peer writes models of "
        "pydantic, formatted by black and isort as it does by default, or by its own formatter.",
    )
    times = interleave(samples, min(budget.runs, 3))
    found = figures(" and ".join(versions), OURS, times)
    return Section("generation", "generation, start-up included", "s", notes, found)


def _schemas(folder: Path, versions: Sequence[str]) -> Path:
    """A directory with these schemas and nothing else."""
    folder.mkdir(exist_ok=True)
    for version in versions:
        shutil.copy(SCHEMAS / f"{version}.json", folder)
    return folder


def _growth(budget: Budget, folder: Path) -> Section:
    factors = QUICK_FACTORS if budget.quick else FACTORS
    source = SCHEMAS / "v1.json"
    sources = {factor: grow(source, factor, folder / str(factor)) for factor in factors}
    samples = {
        str(factor): _timed(_ours(source, folder / f"out{factor}"))
        for factor, source in sources.items()
    }
    times = interleave(samples, min(budget.runs, 3))
    found: list[Figure] = []
    for factor in factors[1:]:
        line = [factor * once for once in times["1"]]
        found += figures(f"{factor}x", OURS, {OURS: times[str(factor)], LINEAR: line})
    notes = (
        "The schema of v1, and schemas with 4 and 16 times its definitions: copies of all of "
        "them under other names, methods too. Below 1 the time grows faster than the schema.",
    )
    return Section("growth", "generation, growing schema", "s", notes, found)


def _timed(command: Sequence[str]) -> Callable[[], float]:
    return lambda: seconds(command)
