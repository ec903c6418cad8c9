"""All modules of an output package in the pydantic style, as text."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import PurePosixPath

import jinja2

from acp_codegen.model import nodes
from acp_codegen.pydantic_style.models import models
from acp_codegen.pydantic_style.names import EXPORTED, attribute, field_names
from acp_codegen.pydantic_style.normalise import normalised, own_fields, parent
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
    document = normalised(schema, texts(schema) if docs else {})
    aliases = {
        f"{record.name}.{wire}": name
        for record in schema.records
        for wire, name in field_names(record).items()
        if wire != name
    }
    source = models(document, aliases, _factories(schema), templates_dir() / "pydantic")
    verify(source, schema, document)
    yield Module(PurePosixPath(version, "models.py"), source)
    exported = sorted({*document["$defs"], *EXPORTED}, key=_natural)
    about = {"schema": schema, "names": sorted(document["$defs"]), "exported": exported}
    for name in ("__init__.py", "methods.py"):
        yield render_module(env, f"pydantic/{name}", f"{version}/{name}", about)


def _natural(name: str) -> list[tuple[int, str]]:
    """The order of names in which numbers count as such."""
    return [(int(part), "") if part.isdigit() else (0, part) for part in _DIGITS.split(name)]


def _factories(schema: nodes.Schema) -> dict[str, dict[str, str]]:
    """For each class the attributes whose default must be new each time, and what makes it."""
    records = {record.name: record for record in schema.records}
    found: dict[str, dict[str, str]] = {}
    for record in schema.records:
        for each in own_fields(record, parent(record, records)):
            value: object = each.default.value if each.default is not None else None
            if isinstance(value, (dict, list)):
                made = _factory(literal(value), each.type, records)
                found.setdefault(record.name, {})[attribute(each.name)] = made
    return found


def _factory(value: str, kind: nodes.Type, records: Mapping[str, nodes.Record]) -> str:
    if isinstance(kind, nodes.Ref) and kind.name in records:
        return f"lambda: {kind.name}.model_validate({value})"
    if value in ("[]", "{}") and isinstance(kind, (nodes.ListOf, nodes.MapOf)):
        # Type checkers infer nothing from a bare `list`.
        return f"lambda: {annotation(kind)}()"
    return f"lambda: {value}"
