"""Importing the real releases: fidelity, annotations across releases, early files."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from canonical_samples import bare

from acp_codegen.canonical import check_schema, export_schema, load_schema
from acp_codegen.schema_io import dump_text
from acp_codegen.upstream import (
    Names,
    import_protocol,
    open_source,
    read_features,
    read_upstream,
)

KINDS = ("Request", "Response", "Notification")
FILES = [
    ("2.4.0", "v1", "full", "schema.unstable.json"),
    ("2.4.0", "v1", "stable", "schema.json"),
    ("2.4.0", "v2", "full", "schema.unstable.json"),
    ("2.4.0", "v2", "stable", "schema.json"),
    ("2.1.0", "v1", "full", "schema.unstable.json"),
    ("2.1.0", "v1", "stable", "schema.json"),
    ("2.1.0", "v2", "full", "schema.unstable.json"),
    ("2.1.0", "v2", "stable", "schema.json"),
    ("2.0.0", "v1", "full", "schema.unstable.json"),
    ("2.0.0", "v1", "stable", "schema.json"),
    ("2.0.0", "v2", "full", "schema.unstable.json"),
    ("2.0.0", "v2", "stable", "schema.json"),
    ("1.3.0", "v1", "full", "schema.json"),
    ("1.3.0", "v2", "full", "schema.unstable.json"),
]


def names(shared: Path, protocol: str) -> Names:
    return Names(read_features(shared / "facts" / "unstable_features.json")[protocol])


def text_of(path: Path) -> Any:
    return json.loads(path.read_text("utf-8"))


@pytest.mark.parametrize(("version", "protocol", "surface", "name"), FILES)
def test_import_then_export_is_upstreams_file(
    shared: Path, tmp_path: Path, version: str, protocol: str, surface: Any, name: str
) -> None:
    source = open_source(str(shared / "upstream" / version))
    result = import_protocol(source, protocol, tmp_path, names=names(shared, protocol))
    result.path.write_text(result.text, "utf-8")
    upstream = text_of(shared / "upstream" / version / protocol / name)
    exported = export_schema(load_schema(result.path), surface)
    assert exported == bare(upstream)
    # `==` takes true for 1 and 1.0 for 1.
    assert json.dumps(exported, sort_keys=True) == json.dumps(bare(upstream), sort_keys=True)


@pytest.mark.parametrize("protocol", ["v1", "v2"])
def test_committed_schema_is_the_release(shared: Path, repo: Path, protocol: str) -> None:
    source = open_source(str(shared / "upstream" / "2.4.0"))
    result = import_protocol(source, protocol, repo / "schema", names=names(shared, protocol))
    assert result.text == (repo / "schema" / f"{protocol}.json").read_text("utf-8")
    assert not result.report.changed
    assert result.report.without_feature == []
    assert result.report.new == []


@pytest.mark.parametrize("protocol", ["v1", "v2"])
def test_committed_schema_has_the_known_marks(shared: Path, repo: Path, protocol: str) -> None:
    """Every member in the list of features and of patch fields carries its mark, no other one."""
    from acp_codegen.upstream.members import members, readable

    facts = text_of(shared / "facts" / "unstable_features.json")[protocol]
    schema = load_schema(repo / "schema" / f"{protocol}.json")
    kinds = ("def", "property", "branch")
    listed = [m for m in members(schema) if m.kind in kinds and "not" not in m.path]
    members_by_name = {readable(m.path): m.schema for m in listed}
    marked = {n: s["x-unstable"] for n, s in members_by_name.items() if "x-unstable" in s}
    known = {n: f if isinstance(f, str) else f[-1] for n, f in facts.items()}
    # The rest of the list are wire names and envelopes, which follow from the definitions.
    envelopes = {s["name"] for s in schema["x-acp"]["jsonrpc"]["senders"]}
    assert marked == {
        name: feature
        for name, feature in known.items()
        if "/" not in name
        and not name.startswith(tuple(f"{e}{k}" for e in envelopes for k in KINDS))
    }
    patched = {n for n, s in members_by_name.items() if "x-patch" in s}
    assert patched == patch_fields(shared)[protocol]


def patch_fields(shared: Path) -> dict[str, set[str]]:
    fields: dict[str, set[str]] = {}
    protocol = ""
    for line in (shared / "facts" / "patch_fields.md").read_text("utf-8").splitlines():
        if line in ("v1", "v2"):
            protocol = line
        elif line.startswith("- "):
            owners, _, listed = line[2:].replace(" (unstable)", "").partition(": ")
            for owner in owners.split(", "):
                found = fields.setdefault(protocol, set())
                found.update(f"{owner}.{name}" for name in listed.split(", "))
    return fields


@pytest.mark.parametrize("protocol", ["v1", "v2"])
def test_a_newer_release_keeps_what_is_known(shared: Path, tmp_path: Path, protocol: str) -> None:
    old = open_source(str(shared / "upstream" / "2.1.0"))
    first = import_protocol(old, protocol, tmp_path, names=names(shared, protocol))
    assert first.report.without_feature == []
    schema = json.loads(first.text)
    described = describe_all(schema)
    first.path.write_text(dump_text(schema), "utf-8")
    new = import_protocol(open_source(str(shared / "upstream" / "2.4.0")), protocol, tmp_path)
    after = json.loads(new.text)
    kept = describe_all(after, count_only=True)
    assert kept > 0.9 * described
    for name, definition in schema["$defs"].items():
        if name in after["$defs"]:
            assert after["$defs"][name]["description"] == definition["description"]
    # All features known in the old release still have their names.
    unnamed = set(new.report.without_feature)
    fresh = set(new.report.new)
    assert unnamed
    assert {name for name in unnamed if name.partition("|")[0] not in fresh} <= fresh
    gone = schema["$defs"].keys() - after["$defs"].keys()
    assert gone <= set(new.report.gone)
    added = after["$defs"].keys() - schema["$defs"].keys()
    assert added <= fresh
    source = shared / "upstream" / "2.4.0" / protocol
    assert bare(export_schema(after, "full")) == bare(text_of(source / "schema.unstable.json"))
    assert bare(export_schema(after, "stable")) == bare(text_of(source / "schema.json"))


def describe_all(schema: Any, count_only: bool = False) -> int:
    """Describe each definition and property; return how many carry such a description."""
    count = 0
    for name, definition in schema["$defs"].items():
        for key, part in [("", definition), *definition.get("properties", {}).items()]:
            if count_only:
                count += part.get("description") == f"About {name} {key}"
            else:
                part["description"] = f"About {name} {key}"
                count += 1
    return count


def test_the_order_of_the_input_does_not_matter(shared: Path, tmp_path: Path) -> None:
    for protocol in ("v1", "v2"):
        folder = tmp_path / protocol / protocol
        folder.mkdir(parents=True)
        for name in ("schema.json", "schema.unstable.json"):
            document = text_of(shared / "upstream" / "2.4.0" / protocol / name)
            items = list(document["$defs"].items())
            random.Random(protocol + name).shuffle(items)
            shuffled = {**document, "$defs": dict(items)}
            (folder / name).write_text(json.dumps(shuffled), "utf-8")
        straight = import_protocol(
            open_source(str(shared / "upstream" / "2.4.0")), protocol, tmp_path
        )
        mixed = import_protocol(open_source(str(tmp_path / protocol)), protocol, tmp_path)
        first, second = json.loads(straight.text), json.loads(mixed.text)
        del first["x-acp"]["release"], second["x-acp"]["release"]
        assert dump_text(first) == dump_text(second)


def single_files(shared: Path) -> Iterator[Path]:
    yield from sorted((shared / "cases" / "diff" / "schemas").glob("*.json"))
    yield from sorted((shared / "cases" / "diff" / "synthetic").rglob("new.json"))


def test_single_files_of_every_age_can_be_read(shared: Path) -> None:
    count = 0
    for path in single_files(shared):
        schema = read_upstream(path)
        check_schema(schema, path.name)
        # A property that takes anything was written `true` in early releases.
        upstream = json.loads(json.dumps(bare(text_of(path))))
        for definition in upstream["$defs"].values():
            open_properties(definition)
        assert export_schema(schema, "full") == upstream, path.name
        count += 1
    assert count > 50


def open_properties(schema: Any) -> None:
    if isinstance(schema, list):
        for item in schema:
            open_properties(item)
    if isinstance(schema, dict):
        properties = schema.get("properties", {})
        for key in [key for key, value in properties.items() if value is True]:
            properties[key] = {}
        for value in schema.values():
            open_properties(value)
