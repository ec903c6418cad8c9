"""The models have the names of the dataclasses, and what is off is not there."""

from __future__ import annotations

import importlib
import re
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from bindings_support import MODULES, canonical, everything, model, records
from pydantic import BaseModel

from acp_codegen.model.build import build_schema
from acp_codegen.model.document import select, with_envelopes
from acp_codegen.pydantic_style import render_pydantic
from acp_codegen.render.environment import environment

ENV = environment()
PUBLIC = {"Record", "Integer", "Number", "Method", "MISSING", "METHODS", "REQUESTS"}
PUBLIC |= {"NOTIFICATIONS", "PROTOCOL_VERSION"}


def version_of(packages: dict[str, ModuleType], which: str, version: str) -> Any:
    return importlib.import_module(f"{packages[which].__name__}.{version}")


@pytest.mark.parametrize("version", MODULES)
def test_every_definition_and_branch_has_its_name(packages: Any, version: str) -> None:
    models = version_of(packages, "all", version)
    names = set(models.__all__) - PUBLIC
    ours = {d.name for d in model(version).definitions} | set(records(version))
    helpers = names - ours
    assert ours <= names
    assert all(re.match("Known[A-Z]", name) or name in LIMITED for name in helpers), helpers
    for name in records(version):
        assert issubclass(getattr(models, name), models.Record)


#: Types with limits inside other types: named after the place that they stand in.
LIMITED = {"UngroupedSessionConfigSelectOptions", "GroupedSessionConfigSelectOptions"}


@pytest.mark.parametrize("version", MODULES)
def test_no_class_is_numbered(packages: Any, version: str) -> None:
    models = version_of(packages, "all", version)
    numbered = {name for name in models.__all__ if name[-1].isdigit()}
    assert numbered == {d.name for d in model(version).definitions if d.name[-1].isdigit()}


@pytest.mark.parametrize("version", MODULES)
def test_attributes_are_those_of_the_dataclasses(packages: Any, version: str) -> None:
    models = version_of(packages, "all", version)
    for name, record in records(version).items():
        made: type[BaseModel] = getattr(models, name)
        expected = {each.name for each in record.fields}
        if record.tag is not None and (record.tag.value is not None or record.tag.null):
            expected.add(record.tag.name)
        assert set(made.model_fields) == expected, name


@pytest.mark.parametrize("version", MODULES)
def test_a_branch_is_a_subclass_of_its_payload(packages: Any, version: str) -> None:
    models = version_of(packages, "all", version)
    based = [each for each in records(version).values() if each.base is not None]
    assert based
    for each in based:
        assert issubclass(getattr(models, each.name), getattr(models, each.base)), each.name


@pytest.mark.parametrize("version", MODULES)
def test_methods_name_their_types(packages: Any, version: str) -> None:
    models = version_of(packages, "all", version)
    schema = model(version)
    listed = [
        (side, wire, each.params, each.result)
        for table in (models.REQUESTS, models.NOTIFICATIONS)
        for side, methods in table.items()
        for wire, each in methods.items()
    ]
    assert len(listed) == len(schema.methods)
    for each in schema.methods:
        params = getattr(models, each.params or "")
        result = getattr(models, each.result) if each.result else None
        assert (each.side, each.wire, params, result) in listed
        assert models.METHODS[each.wire].wire_name == each.wire


@pytest.mark.parametrize("version", MODULES)
def test_what_is_off_is_not_there(packages: Any, version: str) -> None:
    models = version_of(packages, "none", version)
    text = Path(models.__file__).with_name("models.py").read_text(encoding="utf-8")
    assert "Unstable:" not in text
    for name, record in records(version).items():
        assert hasattr(models, name) is not bool(record.features), name
        if not record.features:
            gone = {each.name for each in record.fields if each.features}
            kept = {each.name for each in record.fields if not each.features}
            assert not (gone - kept) & set(getattr(models, name).model_fields), name


def test_one_feature_alone_can_be_chosen() -> None:
    feature = sorted(everything("v2"))[0]
    document = with_envelopes(select(canonical("v2"), {feature}))
    found = {m.path.as_posix(): m.text for m in render_pydantic([build_schema(document)], ENV)}
    marks = set(re.findall(r"Unstable: (.*)\.", found["v2/models.py"]))
    assert marks == {f"`{feature}`"}


def test_descriptions_can_be_left_out() -> None:
    text = {m.path.name: m.text for m in render_pydantic([model("v1")], ENV, docs=False)}
    assert text["models.py"].count('"""') == 2 + 2 * text["models.py"].count("\nKnown")
