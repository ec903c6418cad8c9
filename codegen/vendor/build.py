"""Making the package that a configuration asks for, manifest and licence note included."""

from __future__ import annotations

import tempfile
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from acp_codegen import __version__
from acp_codegen.errors import CodegenError
from acp_codegen.output.generate import Loaded, Request, Timings, build, read_schemas
from acp_codegen.render.environment import environment
from acp_codegen.render.parts import TYPES, choose
from acp_codegen.resources import schema_dir
from acp_codegen.vendor import manifest as manifests
from acp_codegen.vendor.config import STYLES, Config
from acp_codegen.vendor.manifest import Manifest, Origin

NOTICE = "NOTICE"


@dataclass(frozen=True, slots=True)
class Package:
    """A package that is ready to be put in place.

    `stage` is the directory that holds it, `sizes` the bytes of its files by part.
    """

    stage: Path
    manifest: Manifest
    loaded: Sequence[Loaded]
    sizes: dict[str, int]


def request_for(config: Config) -> Request:
    """The request to the generator that a configuration stands for."""
    schemas = schema_dir() if config.schema is None else config.root / config.schema
    return Request(
        schemas=[schemas],
        protocols=[int(name[1:]) for name in config.protocols],
        features=config.features,
        docs=config.docs,
        parts=config.parts if config.style == STYLES[0] else (),
    )


def make(config: Config, stage: Path, timings: Timings) -> Package:
    """Writes the package into the empty directory `stage`.

    Raises CodegenError for schemas that cannot be used and for features that they do not have.
    """
    request = request_for(config)
    loaded = _loaded(config, request, timings)
    modules = build(request, [each.model for each in loaded], stage, timings)
    origins = {
        f"v{each.model.protocol}": manifests.origin(each.document, each.selected) for each in loaded
    }
    _write(stage / NOTICE, _notice(origins))
    made = Manifest(
        generator=__version__,
        style=config.style,
        docs=config.docs,
        parts=tuple(sorted(choose(request.parts).parts)),
        features=tuple(sorted({f.name for each in loaded for f in each.model.features})),
        protocols=origins,
        files=dict(_hashes(stage)),
    )
    data = manifests.dump(made)
    (stage / manifests.NAME).write_bytes(data)
    part_of = {module.path.as_posix(): module.part for module in modules}
    sizes: dict[str, int] = {}
    for name in (*made.files, manifests.NAME):
        part = part_of.get(name, TYPES)
        sizes[part] = sizes.get(part, 0) + (stage / name).stat().st_size
    return Package(stage, made, loaded, sizes)


#: What the generator calls the places that the configuration has other names for.
_FLAGS = {"--features": "features", "--protocol": "protocols", "--schema": "schema"}


def _loaded(config: Config, request: Request, timings: Timings) -> list[Loaded]:
    try:
        return read_schemas(request, timings)
    except CodegenError as error:
        if error.place not in _FLAGS:
            raise
        raise CodegenError(error.message, config.where(_FLAGS[error.place])) from None


@contextmanager
def scratch(config: Config, timings: Timings) -> Generator[Package]:
    """The package in a temporary directory that is gone afterwards."""
    with tempfile.TemporaryDirectory() as folder:
        yield make(config, Path(folder), timings)


def _notice(origins: dict[str, Origin]) -> str:
    releases: dict[str, None] = {}
    for each in origins.values():
        package, version = each.release.get("package"), each.release.get("version")
        license_ = each.release.get("license")
        name = " ".join(filter(None, (package, version))) or "a schema without a name"
        terms = (
            f"under the licence {license_}" if license_ else "under terms that it does not state"
        )
        releases[f"{name}, {terms}"] = None
    template = environment().get_template("vendor/NOTICE.j2")
    return template.render(releases=list(releases), manifest=manifests.NAME)


def _write(path: Path, text: str) -> None:
    path.write_bytes(text.encode("utf-8"))


def _hashes(stage: Path) -> Iterator[tuple[str, str]]:
    for path in sorted(stage.rglob("*")):
        if path.is_file():
            yield path.relative_to(stage).as_posix(), manifests.content_hash(path.read_bytes())
