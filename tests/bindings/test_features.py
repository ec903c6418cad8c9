"""Feature flags: every unstable member is unknown without its flag, and typed with it."""

from __future__ import annotations

import enum
import inspect
import json
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from bindings_support import MODULES, everything, flags, for_each, model, records, same, type_named
from model_values import NOVEL, Builder, Sparest, example

from acp_codegen.model import nodes

FIELDS = [
    (version, record, each)
    for version in MODULES
    for record in model(version).records
    for each in record.fields
    if each.features - record.features
]
BRANCHES = [
    (version, union, branch)
    for version in MODULES
    for union in model(version).definitions
    if isinstance(union, nodes.TaggedUnion)
    for branch in union.branches
    if branch.features - union.features
]
TYPES = [
    (version, each.name, each.features)
    for version in MODULES
    for each in {d.name: d for d in (*model(version).definitions, *model(version).records)}.values()
    if each.features
]
METHODS = [(v, method) for v in MODULES for method in model(v).methods]

every_version = pytest.mark.parametrize("version", MODULES)
every_field = for_each(FIELDS)
every_branch = for_each(BRANCHES)
every_type = for_each(TYPES)


def constants(version: str, features: frozenset[str]) -> set[str]:
    return {each.constant for each in model(version).features if each.name in features}


def with_field(version: str, record: nodes.Record, field: nodes.Field) -> tuple[Any, Any, Any]:
    """A value that needs one feature for one field only, and the flags without and with it."""
    on = everything(version)
    off = on - (field.features - record.features)
    value = example(version, record.name, off, full=False)
    kind = field.type.inner if isinstance(field.type, nodes.Nullable) else field.type
    value[field.wire] = Builder(version, on, Sparest()).type(kind)
    return value, flags(version, off), flags(version, on)


@every_field
def test_a_field_is_an_unknown_key_without_its_flag(
    version: str, record: nodes.Record, field: nodes.Field
) -> None:
    bindings = MODULES[version]
    value, off, on = with_field(version, record, field)
    decoded = bindings.decode(type_named(version, record.name), value, features=off)
    unknown = decoded.payload if record.payload else decoded.unknown_fields
    assert same(unknown[field.wire], value[field.wire])
    fresh = bindings.decode(
        type_named(version, record.name),
        {key: each for key, each in value.items() if key != field.wire},
        features=on,
    )
    assert getattr(decoded, field.name) == getattr(fresh, field.name), "as if it were absent"
    assert same(bindings.encode(decoded, features=off), value)
    assert same(bindings.encode(decoded, features=on), value)


@every_field
def test_a_field_is_typed_with_its_flag(
    version: str, record: nodes.Record, field: nodes.Field
) -> None:
    bindings = MODULES[version]
    value, off, on = with_field(version, record, field)
    decoded = bindings.decode(type_named(version, record.name), value, features=on)
    assert field.wire not in decoded.unknown_fields
    assert getattr(decoded, field.name) is not None
    assert same(bindings.encode(decoded, features=on), value)
    with pytest.raises(bindings.UnstableFeatureError) as caught:
        bindings.encode(decoded, features=off)
    assert caught.value.member.endswith(f".{field.name}")
    assert set(caught.value.features) >= constants(version, field.features - record.features)
    for text in (field.name, *(f"Feature.{name}" for name in caught.value.features)):
        assert text in str(caught.value)


def tag_of(union: nodes.TaggedUnion, branch: nodes.Branch) -> dict[str, Any]:
    return {union.tag: branch.tags[0].value}


@every_branch
def test_a_branch_is_an_unknown_tag_without_its_flag(
    version: str, union: nodes.TaggedUnion, branch: nodes.Branch
) -> None:
    bindings = MODULES[version]
    on = everything(version)
    value = example(version, branch.record, on, full=False)
    unknown = value | {union.tag: NOVEL}
    off = flags(version, on - branch.features)
    if union.other is None and not any(b.kind == "untagged" for b in union.branches):
        for each in (value, unknown):
            with pytest.raises(bindings.DecodeError) as caught:
                bindings.decode(union.name, each, features=off)
            assert caught.value.path == f"/{union.tag}"
        assert str(branch.tags[0].value) not in str(caught.value), "offered while it is off"
        return
    decoded, other = (decode_or_error(bindings, union, each, off) for each in (value, unknown))
    assert type(decoded) is type(other)
    if isinstance(decoded, bindings.DecodeError):
        assert (decoded.path, decoded.message) == (other.path, other.message)
    else:
        assert type(decoded) is type_named(version, str(union.other and union.other.record))
        assert same(bindings.encode(decoded, features=off), value)


def decode_or_error(bindings: Any, union: nodes.TaggedUnion, value: Any, features: Any) -> Any:
    try:
        return bindings.decode(union.name, value, features=features)
    except bindings.DecodeError as error:
        return error


@every_branch
def test_a_branch_has_its_own_class_with_its_flag(
    version: str, union: nodes.TaggedUnion, branch: nodes.Branch
) -> None:
    bindings = MODULES[version]
    on = everything(version)
    value = example(version, branch.record, on, full=False)
    decoded = bindings.decode(union.name, value, features=flags(version, on))
    assert type(decoded) is type_named(version, branch.record)
    assert getattr(decoded, union.tag_name) == branch.tags[0].value
    assert same(bindings.encode(decoded, features=flags(version, on)), value)
    with pytest.raises(bindings.UnstableFeatureError) as caught:
        bindings.encode(decoded, features=flags(version, on - branch.features))
    assert branch.record in caught.value.member
    assert set(caught.value.features) >= constants(version, branch.features)


@every_type
def test_a_whole_type_is_asked_for_by_its_module(
    version: str, name: str, features: frozenset[str]
) -> None:
    bindings = MODULES[version]
    assert hasattr(bindings.unstable, name)
    assert name not in bindings.__all__
    with pytest.raises(bindings.UnstableFeatureError) as caught:
        getattr(bindings, name)
    assert name in caught.value.member
    assert set(caught.value.features) == constants(version, features)
    assert f"{bindings.__name__}.unstable" in str(caught.value)
    for constant in constants(version, features):
        assert f"Feature.{constant}" in str(caught.value)


@every_type
def test_a_whole_type_needs_its_flags_to_decode(
    version: str, name: str, features: frozenset[str]
) -> None:
    bindings = MODULES[version]
    value = example(version, name, everything(version), full=False)
    kinds = [getattr(bindings.unstable, name)]
    if name in {each.name for each in model(version).definitions}:
        kinds.append(name)
    for kind in kinds:
        for one in sorted(features):
            off = flags(version, everything(version) - {one})
            with pytest.raises(bindings.UnstableFeatureError) as caught:
                bindings.decode(kind, value, features=off)
            assert set(caught.value.features) >= constants(version, frozenset({one}))
        decoded = bindings.decode(kind, value, features=bindings.Feature.ALL)
        assert same(bindings.encode(decoded, features=bindings.Feature.ALL), value)


@every_type
def test_a_whole_class_needs_its_flags_to_encode(
    version: str, name: str, features: frozenset[str]
) -> None:
    bindings = MODULES[version]
    if name not in records(version):
        with pytest.raises(bindings.UnstableFeatureError):
            bindings.decode(name, None)
        return
    value = example(version, name, everything(version), full=False)
    cls = getattr(bindings.unstable, name)
    made = bindings.decode(cls, value, features=bindings.Feature.ALL)
    for one in sorted(features):
        with pytest.raises(bindings.UnstableFeatureError) as caught:
            bindings.encode(made, features=flags(version, everything(version) - {one}))
        assert constants(version, frozenset({one})) <= set(caught.value.features)


@every_version
def test_nothing_is_on_unless_it_is_passed(version: str) -> None:
    bindings = MODULES[version]
    for name in ("decode", "decode_json", "encode", "encode_json"):
        assert inspect.signature(getattr(bindings, name)).parameters["features"].default in (
            None,
            bindings.Feature.NONE,
        )
    assert not bindings.Feature.NONE
    version_, record, field = next(each for each in FIELDS if each[0] == version)
    value, _, _ = with_field(version_, record, field)
    kind = type_named(version, record.name)
    explicit = bindings.decode(kind, value, features=bindings.Feature.NONE)
    assert bindings.decode(kind, value) == explicit
    bindings.decode(kind, value, features=bindings.Feature.ALL)
    assert bindings.decode(kind, value) == explicit, "a flag outlived its call"


@every_version
def test_flags_are_those_of_the_schema(version: str) -> None:
    feature = MODULES[version].Feature
    assert issubclass(feature, enum.Flag)
    names = {each.constant for each in model(version).features}
    assert set(feature.__members__) == {"NONE", "ALL", *names}
    union = feature.NONE
    for name in names:
        assert not union & feature[name], "two features share a bit"
        union |= feature[name]
    assert union == feature.ALL


@every_version
def test_feature_names_are_the_agreed_ones(version: str, shared: Path) -> None:
    facts = json.loads((shared / "facts" / "unstable_features.json").read_text())[version]
    agreed = {n for names in facts.values() for n in ([names] if isinstance(names, str) else names)}
    assert everything(version) == agreed


@every_version
def test_parse_reads_names_in_either_case(version: str) -> None:
    feature = MODULES[version].Feature
    assert feature.parse("") == feature.NONE == feature.parse(" none ")
    assert feature.parse("all") == feature.ALL
    names = sorted(everything(version))
    for name in names:
        assert feature.parse(name) == feature.parse(name.upper()) == feature[name.upper()]
    assert feature.parse(f"{names[0]}, {names[1]},") == (
        feature[names[0].upper()] | feature[names[1].upper()]
    )


@every_version
@pytest.mark.parametrize("text", ["nope", "all,nope", "session fork", "__class__", "_member_map_"])
def test_parse_refuses_what_is_no_feature(version: str, text: str) -> None:
    with pytest.raises(ValueError, match="no feature") as caught:
        MODULES[version].Feature.parse(text)
    for name in everything(version):
        assert name in str(caught.value)


@for_each(METHODS)
def test_a_method_says_which_flags_it_needs(version: str, method: nodes.Method) -> None:
    bindings = MODULES[version]
    methods = import_module(f"{bindings.__name__}.methods")
    tables = methods.NOTIFICATIONS if method.notification else methods.REQUESTS
    entry = tables[method.side][method.wire]
    assert set(entry.features) == constants(version, method.features)
    assert entry.flags == flags(version, method.features).value
    assert (entry.name, entry.wire_name, entry.side) == (method.name, method.wire, method.side)
    assert (entry.params, entry.result) == (method.params, method.result)
    for bare, kind in ((entry.bare_params, entry.params), (entry.bare_result, entry.result)):
        if kind is not None:
            assert bare is takes_an_empty_object(bindings, kind)


def takes_an_empty_object(bindings: Any, kind: str) -> bool:
    try:
        bindings.decode(kind, {}, features=bindings.Feature.ALL)
    except bindings.DecodeError:
        return False
    return True


@every_version
def test_the_method_table_is_complete(version: str) -> None:
    bindings = MODULES[version]
    wanted = sorted((m.side, m.wire, m.notification) for m in model(version).methods)
    listed = import_module(f"{bindings.__name__}.methods").ALL
    found = [(m.side, m.wire_name, m.notification) for m in listed]
    assert sorted(found) == wanted
    assert set(bindings.METHODS) == {m.wire for m in model(version).methods}
    assert all(bindings.METHODS[wire].wire_name == wire for wire in bindings.METHODS)
