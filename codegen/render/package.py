"""All modules of an output package, as text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import PurePosixPath
from typing import Any

import jinja2

from acp_codegen.errors import CodegenError
from acp_codegen.model import nodes
from acp_codegen.render.specs import common_fields, specs
from acp_codegen.render.views import SchemaView, view_of

#: Template to module, for what each protocol version has.
VERSION = (
    "__init__.py",
    "aliases.py",
    "_decode.py",
    "_encode.py",
    "_specs.py",
    "codec.py",
    "features.py",
    "methods.py",
)

#: What the versions share.
SHARED = (
    "_codec.py",
    "_decoding.py",
    "_encoding.py",
    "_explain.py",
    "_json.py",
    "_runtime.py",
)


@dataclass(frozen=True, slots=True)
class Module:
    """One file of the output; `path` is relative to the package."""

    path: PurePosixPath
    text: str


def render_package(
    schemas: Iterable[nodes.Schema], env: jinja2.Environment, *, docs: bool = True
) -> Iterator[Module]:
    """The modules of a package for `schemas`, one subpackage for each.

    Raises CodegenError for a template that fails, with its name and line.
    """
    views = {f"v{schema.protocol}": view_of(schema) for schema in schemas}
    yield _module(env, "package/__init__.py", "__init__.py", {"versions": sorted(views)})
    yield Module(PurePosixPath("py.typed"), "")
    for name in SHARED:
        yield _module(env, f"runtime/{name}", name, {})
    for version, view in sorted(views.items()):
        yield from _version(env, version, view, docs)


def _version(
    env: jinja2.Environment, version: str, view: SchemaView, docs: bool
) -> Iterator[Module]:
    about: dict[str, Any] = {"view": view, "version": version, "docs": docs}
    about["constants"], about["specs"] = common_fields(list(specs(view)))
    for name in VERSION:
        yield _module(env, f"version/{name}", f"{version}/{name}", about)
    stable = {"classes": view.stable_classes, "unstable": False}
    yield _module(env, "version/types.py", f"{version}/types.py", about | stable)
    if view.schema.features:
        unstable = {"classes": view.unstable_classes, "unstable": True}
        yield _module(env, "version/types.py", f"{version}/unstable.py", about | unstable)


def _module(env: jinja2.Environment, template: str, path: str, about: dict[str, Any]) -> Module:
    name = template + ".j2"
    try:
        text = env.get_template(name).render(about)
    except jinja2.TemplateSyntaxError as error:
        raise CodegenError(f"{error.message}", f"{error.filename or name}:{error.lineno}") from None
    except jinja2.TemplateError as error:
        raise CodegenError(f"{error.message}", name) from error
    return Module(PurePosixPath(path), text)
