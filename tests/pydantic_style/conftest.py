"""Packages in the pydantic style: one for each surface, made once, and small ones for one test."""

from __future__ import annotations

import importlib
import os
import sys
import time
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

# The values for definitions and the JSON Schema validators are those of the bindings' tests.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "bindings"))

from acp_codegen.model.build import build_schema
from acp_codegen.output.generate import Request, Timings, generate
from acp_codegen.output.tree import write_modules
from acp_codegen.pydantic_style import render_pydantic
from acp_codegen.render.environment import environment
from acp_codegen.resources import schema_dir

SURFACES = {"v1": "none", "v2": "none", "v1-unstable": "all", "v2-unstable": "all"}


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A directory on the path, for the packages of the tests; all workers of a run share it."""
    base = tmp_path_factory.getbasetemp()
    path = (base.parent if os.environ.get("PYTEST_XDIST_WORKER") else base) / "pydantic_site"
    path.mkdir(exist_ok=True)
    sys.path.insert(0, str(path))
    yield path
    sys.path.remove(str(path))


@pytest.fixture(scope="session")
def packages(site: Path) -> dict[str, ModuleType]:
    """Both versions without unstable members ("none") and with all of them ("all")."""
    found: dict[str, ModuleType] = {}
    for name, features in (("none", ()), ("all", None)):
        request = Request(schemas=[schema_dir()], features=features, style="pydantic")
        _make_once(request, site / f"pydantic_{name}")
        importlib.invalidate_caches()
        found[name] = importlib.import_module(f"pydantic_{name}")
    return found


def _make_once(request: Request, out: Path) -> None:
    """The first worker makes it, the others wait for that."""
    try:
        out.with_suffix(".claimed").mkdir()
    except FileExistsError:
        deadline = time.monotonic() + 300
        while not out.exists():
            assert time.monotonic() < deadline, f"{out} was not made"
            time.sleep(0.2)
    else:
        generate(request, out, Timings())


@pytest.fixture(params=list(SURFACES))
def surface(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def models(packages: dict[str, ModuleType], surface: str) -> Any:
    """The subpackage for a surface."""
    package = packages[SURFACES[surface]].__name__
    return importlib.import_module(f"{package}.{surface.partition('-')[0]}")


@pytest.fixture
def small(site: Path, request: pytest.FixtureRequest) -> Callable[..., Any]:
    """Makes and imports the models for a few definitions."""

    def make(definitions: dict[str, Any], **head: Any) -> Any:
        schema = build_schema({"$defs": definitions, **head})
        name = f"small_{zlib.crc32(request.node.nodeid.encode())}"
        importlib.invalidate_caches()
        write_modules(render_pydantic([schema], environment()), site / name)
        return importlib.import_module(f"{name}.v{schema.protocol}")

    return make
