"""What changes for users of the generated package."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from acp_codegen.diff import compare_versions
from acp_codegen.diff.api import Bump, next_version
from acp_codegen.diff.source import Version, model_of
from acp_codegen.errors import CodegenError

from .mutations import bare, pairs


def version(document: dict[str, Any]) -> Version:
    return Version("a", None, model_of(document), document)


def api(old: dict[str, Any], new: dict[str, Any], **options: Any) -> set[tuple[str, str, str]]:
    comparison = compare_versions(version(old), version(new), **options)
    return {(change.id, change.name, change.bump.value) for change in comparison.api}


EXPECTED = {
    "property-added": {("field-added", "Thing.note", "minor")},
    "required-property-added": {("field-added", "Thing.note", "major")},
    "property-removed": {("field-removed", "Thing.label", "major")},
    "property-now-required": {("field-now-required", "Thing.label", "major")},
    "property-now-optional": {("field-retyped", "Thing.id", "major")},
    "branch-added": {
        ("class-added", "TriangleShape", "minor"),
        ("type-extended", "Shape", "minor"),
    },
    "branch-removed": {
        ("class-removed", "TriangleShape", "major"),
        ("type-retyped", "Shape", "major"),
    },
    "enum-value-added": {("type-extended", "Kind", "minor")},
    "enum-value-removed": {("type-retyped", "Kind", "major")},
    "type-changed": {("field-retyped", "Thing.code", "major")},
    "null-refused": set(),
    "renamed": {("class-renamed", "Point", "major")},
    "method-added": {
        ("class-added", "WakeNotification", "minor"),
        ("method-added", "guest.wake", "minor"),
    },
    "method-removed": {
        ("class-removed", "WakeNotification", "major"),
        ("method-removed", "guest.wake", "major"),
    },
    "stabilised": {("field-stabilised", "Thing.draft", "minor")},
    "withdrawn": {("field-withdrawn", "Thing.draft", "major")},
    "patch-changed": {("field-retyped", "Thing.label", "major")},
    "leniency-added": set(),
    "range-changed": set(),
}


@pytest.mark.parametrize("kind", sorted(EXPECTED))
def test_changes(kind: str) -> None:
    old, new = pairs(kind, bare)[0]
    assert api(old, new) == EXPECTED[kind]


def test_nothing() -> None:
    assert api(bare(), bare()) == set()
    comparison = compare_versions(version(bare()), version(bare()))
    assert comparison.bump is Bump.NONE


def test_a_change_on_the_wire_alone_is_a_patch() -> None:
    old, new = pairs("range-changed", bare)[0]
    assert compare_versions(version(old), version(new)).bump is Bump.PATCH


def test_what_is_unstable_asks_for_no_more_than_minor() -> None:
    old = bare()
    new = copy.deepcopy(old)
    del new["$defs"]["Thing"]["properties"]["draft"]
    assert api(old, new) == {("field-removed", "Thing.draft", "minor")}
    assert api(old, new, surface="stable") == set()


def test_a_renamed_union_renames_its_branches() -> None:
    old, new = bare(), bare()
    new["$defs"]["Figure"] = new["$defs"].pop("Shape")
    new["$defs"]["Thing"]["properties"]["shape"] = {"$ref": "#/$defs/Figure"}
    assert api(old, new) == {
        ("type-renamed", "Shape", "major"),
        ("class-renamed", "CircleShape", "major"),
        ("class-renamed", "SquareShape", "major"),
    }


@pytest.mark.parametrize(
    ("version_", "bump", "expected"),
    [
        ("1.2.3", Bump.MAJOR, "2.0.0"),
        ("1.2.3", Bump.MINOR, "1.3.0"),
        ("1.2.3", Bump.PATCH, "1.2.4"),
        ("1.2.3", Bump.NONE, "1.2.3"),
        ("0.2.3", Bump.MAJOR, "0.3.0"),
        ("0.2.3", Bump.MINOR, "0.2.4"),
    ],
)
def test_next_version(version_: str, bump: Bump, expected: str) -> None:
    assert next_version(version_, bump) == expected


@pytest.mark.parametrize("text", ["1.2", "v1.2.3", "1.2.3-rc1", "01.2.3", ""])
def test_no_version(text: str) -> None:
    with pytest.raises(CodegenError):
        next_version(text, Bump.MAJOR)
