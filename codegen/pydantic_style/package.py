"""All modules of an output package in the pydantic style, as text."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import PurePosixPath

import jinja2

from acp_codegen.model import nodes
from acp_codegen.pydantic_style.classes import ModelClass, classes_of
from acp_codegen.pydantic_style.models import models
from acp_codegen.pydantic_style.names import EXPORTED
from acp_codegen.pydantic_style.normalise import normalised
from acp_codegen.pydantic_style.texts import texts
from acp_codegen.pydantic_style.verify import verify
from acp_codegen.render.annotations import annotation
from acp_codegen.render.literals import literal
from acp_codegen.render.module import Module, render_module
from acp_codegen.resources import templates_dir

_DIGITS = re.compile(r"([0-9]+)")


def render_pydantic(
    schemas: Iterable[nodes.Schema], env: jinja2.Environment, *, docs: bool = True
) -> Iterator[Module]:
    """The modules of a package for `schemas`, one subpackage for each.

    `schemas` hold the unstable members that the package is to have: a model knows no flags.

    Raises CodegenError where datamodel-code-generator does not give what the model asks for, and
    for a template that fails.
    """
    ordered = sorted(schemas, key=lambda schema: schema.protocol)
    versions = [f"v{schema.protocol}" for schema in ordered]
    yield render_module(env, "pydantic/package.py", "__init__.py", {"versions": versions})
    yield Module(PurePosixPath("py.typed"), "")
    yield render_module(env, "pydantic/_runtime.py", "_runtime.py", {})
    for version, schema in zip(versions, ordered, strict=True):
        yield from _version(env, version, schema, docs)


def _version(
    env: jinja2.Environment, version: str, schema: nodes.Schema, docs: bool
) -> Iterator[Module]:
    classes = classes_of(schema)
    document = normalised(schema, classes, texts(schema) if docs else {})
    aliases = {
        f"{each.record.name}.{wire}": name
        for each in classes.values()
        for wire, name in each.names.items()
        if wire != name
    }
    source = models(document, aliases, _factories(classes), templates_dir() / "pydantic")
    verify(source, classes, document)
    yield Module(PurePosixPath(version, "models.py"), source)
    exported = sorted({*document["$defs"], *EXPORTED}, key=_natural)
    about = {"schema": schema, "names": sorted(document["$defs"]), "exported": exported}
    for name in ("__init__.py", "methods.py"):
        yield render_module(env, f"pydantic/{name}", f"{version}/{name}", about)


def _natural(name: str) -> list[tuple[int, str]]:
    """The order of names in which numbers count as such."""
    return [(int(part), "") if part.isdigit() else (0, part) for part in _DIGITS.split(name)]


def _factories(classes: Mapping[str, ModelClass]) -> dict[str, dict[str, str]]:
    """For each class the attributes whose default must be new each time, and what makes it."""
    found: dict[str, dict[str, str]] = {}
    for name, of in classes.items():
        for each in of.own:
            value: object = each.default.value if each.default is not None else None
            if isinstance(value, (dict, list)):
                made = _factory(literal(value), each.type, classes)
                found.setdefault(name, {})[of.names[each.wire]] = made
    return found


def _factory(value: str, kind: nodes.Type, classes: Mapping[str, ModelClass]) -> str:
    if isinstance(kind, nodes.Ref) and kind.name in classes:
        return f"lambda: {kind.name}.model_validate({value})"
    if value in ("[]", "{}") and isinstance(kind, (nodes.ListOf, nodes.MapOf)):
        # Type checkers infer nothing from a bare `list`.
        return f"lambda: {annotation(kind)}()"
    return f"lambda: {value}"
