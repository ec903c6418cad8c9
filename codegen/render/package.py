"""All modules of an output package, as text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import PurePosixPath
from typing import Any

import jinja2

from acp_codegen.model import nodes
from acp_codegen.render.module import Module, render_module
from acp_codegen.render.parts import DISPATCH, RUNTIME, SHARED, VERSION, Selection, choose
from acp_codegen.render.roles import roles_of
from acp_codegen.render.rules import validation_of
from acp_codegen.render.specs import common_fields, specs
from acp_codegen.render.views import SchemaView, view_of


def render_package(
    schemas: Iterable[nodes.Schema],
    env: jinja2.Environment,
    *,
    docs: bool = True,
    selection: Selection | None = None,
) -> Iterator[Module]:
    """The modules of a package for `schemas`, one subpackage for each.

    `selection` says which parts the package has, by default all. Raises CodegenError for a
    template that fails, with its name and line.
    """
    chosen = selection or choose(None)
    views = {f"v{schema.protocol}": view_of(schema) for schema in schemas}
    # Without a feature to open nothing in the output speaks of flags.
    gated = any(view.schema.features for view in views.values())
    about = {"gated": gated, "parts": chosen.parts}
    titles = [view.schema.title for view in views.values() if view.schema.title]
    init = about | {"versions": sorted(views), "title": titles[0] if titles else None}
    yield render_module(env, "package/__init__.py", "__init__.py", init)
    yield Module(PurePosixPath("py.typed"), "")
    for row in chosen.rows(SHARED, gated=gated):
        yield render_module(env, f"runtime/{row.name}", row.name, about, chosen.owner(row))
    for version, view in sorted(views.items()):
        yield from _version(env, version, view, docs, chosen)


def _version(
    env: jinja2.Environment, version: str, view: SchemaView, docs: bool, chosen: Selection
) -> Iterator[Module]:
    gated = bool(view.schema.features)
    rows = list(chosen.rows(VERSION, gated=gated))
    about: dict[str, Any] = {"view": view, "version": version, "docs": docs, "gated": gated}
    about["parts"] = chosen.parts
    about["roles"] = roles_of(view)
    about["validation"] = validation_of(view.schema)
    about["lazy"] = {name: row.name.removesuffix(".py") for row in rows for name in row.names}
    if DISPATCH in chosen.parts:
        about["lazy"] |= about["roles"].exports
    modules = {row.name.removesuffix(".py") for row in rows if not row.name.startswith("_")}
    about["modules"] = sorted(modules | ({"unstable"} if gated else set()))
    about["runtime"] = [row.name for row in chosen.rows(RUNTIME, gated=gated)]
    about["constants"], about["specs"] = common_fields(list(specs(view)))
    for row in rows:
        path = f"{version}/{row.name}"
        yield render_module(env, f"version/{row.name}", path, about, chosen.owner(row))
    stable = {"classes": view.stable_classes, "unstable": False}
    yield render_module(env, "version/types.py", f"{version}/types.py", about | stable)
    if gated:
        unstable = {"classes": view.unstable_classes, "unstable": True}
        yield render_module(env, "version/types.py", f"{version}/unstable.py", about | unstable)
