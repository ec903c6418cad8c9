"""What the tests of the generated package share: versions, their models, and exact comparison."""

from __future__ import annotations

import functools
import json
from collections.abc import Callable
from types import ModuleType
from typing import Any

import pytest

from acp_bindings import v1, v2
from acp_codegen.canonical import export_schema, load_schema
from acp_codegen.model import nodes
from acp_codegen.model.build import build_schema
from acp_codegen.model.document import with_envelopes
from acp_codegen.resources import schema_dir

MODULES: dict[str, ModuleType] = {"v1": v1, "v2": v2}


@functools.cache
def canonical(version: str) -> dict[str, Any]:
    return load_schema(schema_dir() / f"{version}.json")


@functools.cache
def model(version: str) -> nodes.Schema:
    """The model of a version, all unstable members included."""
    return build_schema(with_envelopes(canonical(version)))


@functools.cache
def records(version: str) -> dict[str, nodes.Record]:
    return {record.name: record for record in model(version).records}


@functools.cache
def schema_validator(version: str, surface: str, name: str) -> Any:
    """A JSON Schema validator for one definition, on the schema in upstream's own form."""
    from jsonschema import Draft202012Validator

    document = exported(version, surface)
    return Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": document["$defs"]})


@functools.cache
def exported(version: str, surface: str) -> dict[str, Any]:
    return export_schema(canonical(version), surface)  # type: ignore[arg-type]


def flags(version: str, names: frozenset[str] | set[str]) -> Any:
    """The feature flags with these names."""
    return MODULES[version].Feature.parse(",".join(sorted(names)))


def everything(version: str) -> frozenset[str]:
    return frozenset(feature.name for feature in model(version).features)


def type_named(version: str, name: str) -> Any:
    """A class or alias of a version, stable or not."""
    module = MODULES[version]
    owner = module.unstable if hasattr(module.unstable, name) else module
    return getattr(owner, name)


def same(left: Any, right: Any) -> bool:
    """Equality of JSON values that tells true from 1 and takes 5.0 for 5."""
    if isinstance(left, dict) and isinstance(right, dict):
        return left.keys() == right.keys() and all(same(left[k], right[k]) for k in left)
    if isinstance(left, list) and isinstance(right, list):
        return len(left) == len(right) and all(map(same, left, right))
    if isinstance(left, bool) or isinstance(right, bool):
        return left is right
    return bool(left == right)


def plain_json(value: Any) -> Any:
    """The value as it comes out of its JSON text: proof that nothing else is in it."""
    return json.loads(json.dumps(value))


def for_each(rows: list[Any]) -> Callable[[Callable[..., None]], Callable[[str], None]]:
    """Makes a test of a function that is called for each row; the first item is the version.

    There is one test for each version, since thousands cost more than what they do. A failure
    lists all rows that failed and shows the first.
    """

    def decorate(check: Callable[..., None]) -> Callable[[str], None]:
        def run(version: str) -> None:
            mine = [row for row in rows if row[0] == version]
            assert mine
            failed: dict[str, BaseException] = {}
            for row in mine:
                try:
                    check(*row)
                except (Exception, pytest.fail.Exception) as error:
                    failed[label(row)] = error
            if failed:
                first = next(iter(failed.values()))
                listed = ", ".join([*failed][:20])
                raise AssertionError(f"{len(failed)} of {len(mine)} fail: {listed}") from first

        run.__name__, run.__doc__, run.__module__ = check.__name__, check.__doc__, check.__module__
        return pytest.mark.parametrize("version", sorted({row[0] for row in rows}))(run)

    return decorate


def label(row: Any) -> str:
    """A short name for a row: what is in it by name."""
    return ".".join(
        getattr(each, "wire", "") or getattr(each, "name", str(each)) for each in row[1:]
    )
