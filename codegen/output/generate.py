"""The whole way from canonical schemas to a package on disk."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Collection, Generator, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path

from acp_codegen.canonical import load_schema
from acp_codegen.errors import CodegenError
from acp_codegen.model import nodes
from acp_codegen.model.build import build_schema
from acp_codegen.model.document import select, with_envelopes
from acp_codegen.output.format import format_tree
from acp_codegen.output.styles import DATACLASS, PYDANTIC, check_style
from acp_codegen.output.tree import (
    check_replaceable,
    differences,
    staged,
    swap_in,
    write_modules,
)
from acp_codegen.output.undocumented import without_docstrings
from acp_codegen.render.environment import environment
from acp_codegen.render.module import Module
from acp_codegen.render.package import render_package
from acp_codegen.render.parts import choose
from acp_codegen.schema_io import JsonObject


@dataclass(slots=True)
class Timings:
    """Seconds of each stage, in the order in which the stages ran."""

    stages: list[tuple[str, float]] = field(default_factory=list[tuple[str, float]])

    @contextmanager
    def stage(self, name: str) -> Generator[None]:
        """Times what runs inside."""
        start = time.perf_counter()
        yield
        self.stages.append((name, time.perf_counter() - start))


@dataclass(frozen=True, slots=True)
class Request:
    """What to generate.

    `schemas` are files or directories with `v1.json`, `v2.json` ...; `protocols` picks versions by
    number, all when empty; `features` are the unstable members to generate and `parts` the parts
    of the package, None for all. `style` is one of `styles.STYLES`; parts are for dataclasses.
    """

    schemas: Sequence[Path]
    protocols: Collection[int] = ()
    features: Collection[str] | None = None
    templates: Sequence[Path] = ()
    docs: bool = True
    parts: Collection[str] | None = None
    style: str = DATACLASS


@dataclass(frozen=True, slots=True)
class Loaded:
    """One protocol version: its schema, what the features leave of it, and the model of that."""

    document: JsonObject
    selected: JsonObject
    model: nodes.Schema


def read_schemas(request: Request, timings: Timings) -> list[Loaded]:
    """What a request asks for, sorted by protocol version.

    Raises CodegenError for a schema that is not there, not valid, or names one version twice,
    and for a feature that no version has.
    """
    with timings.stage("load and check"):
        documents = [(path, load_schema(path)) for path in schema_files(request.schemas)]
    found: dict[int, Loaded] = {}
    known: set[str] = set()
    with timings.stage("build the model"):
        for path, document in documents:
            version = document.get("x-acp", {}).get("protocol", 0)
            if request.protocols and version not in request.protocols:
                continue
            with _in_file(path):
                if version in found:
                    raise CodegenError(f"two schemas are of protocol version {version}", "/x-acp")
                full = build_schema(with_envelopes(document))
                known |= {feature.name for feature in full.features}
                selected = select(document, request.features)
                model = full if selected is document else build_schema(with_envelopes(selected))
            found[version] = Loaded(document, selected, model)
    _check_request(request, found, known)
    return [found[version] for version in sorted(found)]


@contextmanager
def _in_file(path: Path) -> Generator[None]:
    """Puts the name of a schema in front of the pointer that an error inside has."""
    try:
        yield
    except CodegenError as error:
        raise CodegenError(error.message, f"{path}#{error.place}") from None


def read_models(request: Request, timings: Timings) -> list[nodes.Schema]:
    """The models that `read_schemas` finds; it raises what that raises."""
    return [each.model for each in read_schemas(request, timings)]


def _check_request(request: Request, found: dict[int, Loaded], known: set[str]) -> None:
    missing = sorted(set(request.protocols) - set(found))
    if missing:
        raise CodegenError(f"no schema for protocol version {missing[0]}", "--protocol")
    if not found:
        raise CodegenError("no schema to generate from", "--schema")
    unknown = sorted(set(request.features or ()) - known)
    if unknown:
        allowed = ", ".join(sorted(known)) or "none"
        raise CodegenError(f"no feature {unknown[0]!r}; there are: {allowed}", "--features")


def schema_files(paths: Sequence[Path]) -> list[Path]:
    """The canonical schema files that paths to files and directories name."""
    result: list[Path] = []
    for path in paths:
        if path.is_dir():
            files = sorted(path.glob("v[0-9]*.json"))
            if not files:
                raise CodegenError("holds no schema 'v1.json', 'v2.json' ...", str(path))
            result += files
        else:
            result.append(path)
    return result


def generate(request: Request, out: Path, timings: Timings) -> None:
    """Writes the package for `request` as the directory `out`, replacing the one before whole.

    Raises CodegenError and leaves everything as it was when anything is wrong.
    """
    models = read_models(request, timings)
    check_replaceable(out)
    with staged(out) as stage:
        build(request, models, stage, timings)
        with timings.stage("write"):
            swap_in(stage, out)


def check(request: Request, out: Path, timings: Timings) -> list[str]:
    """Lines of a unified diff from the package at `out` to what `generate` would write.

    Raises CodegenError where `generate` would refuse `out`, whose files are then no one's to show.
    """
    models = read_models(request, timings)
    check_replaceable(out)
    with tempfile.TemporaryDirectory() as folder:
        stage = Path(folder)
        build(request, models, stage, timings)
        with timings.stage("compare"):
            return list(differences(stage, out))


def build(
    request: Request, models: Sequence[nodes.Schema], stage: Path, timings: Timings
) -> list[Module]:
    """Writes the package for `models` into the directory `stage`, formatted; its modules."""
    with timings.stage("render"):
        modules = list(_rendered(request, models))
        if not request.docs:
            modules = [_undocumented(module) for module in modules]
        write_modules(modules, stage)
    with timings.stage("format and lint"):
        format_tree(stage)
    return modules


def _undocumented(module: Module) -> Module:
    if module.path.suffix != ".py":
        return module
    try:
        return replace(module, text=without_docstrings(module.text))
    except SyntaxError:
        return module  # the formatter says what is wrong with it


def _rendered(request: Request, models: Sequence[nodes.Schema]) -> Iterator[Module]:
    check_style(request.style, "--style")
    env = environment(request.templates)
    if request.style == PYDANTIC:
        from acp_codegen.pydantic_style import render_pydantic

        return render_pydantic(models, env, docs=request.docs)
    return render_package(models, env, docs=request.docs, selection=choose(request.parts))
