"""Null, absent and default: three things that are told apart where the schema does."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import pytest
from bindings_support import MODULES, everything, for_each, model, same, type_named
from model_values import Builder, Fullest, example

from acp_bindings import v1, v2
from acp_codegen.model import nodes

FIELDS = [
    (version, record, each)
    for version in MODULES
    for record in model(version).records
    for each in record.fields
    if not each.flat
]


def chosen(test: Any) -> Any:
    rows = [row for row in FIELDS if test(row[2])]
    assert rows
    return for_each(rows)


def decode(version: str, record: nodes.Record, value: Any) -> Any:
    bindings = MODULES[version]
    return bindings.decode(type_named(version, record.name), value, features=bindings.Feature.ALL)


def encode(version: str, value: Any) -> Any:
    return MODULES[version].encode(value, features=MODULES[version].Feature.ALL)


def takes_null(version: str, kind: nodes.Type) -> bool:
    if isinstance(kind, nodes.Ref):
        target = model(version).definition(kind.name)
        if isinstance(target, nodes.Alias):
            return takes_null(version, target.type)
        return isinstance(target, nodes.ShapeUnion) and takes_null(version, target.choice)
    if isinstance(kind, nodes.Choice):
        return any(takes_null(version, each.type) for each in kind.alternatives)
    null = isinstance(kind, nodes.Scalar) and kind.kind == "null"
    return null or isinstance(kind, (nodes.Nullable, nodes.Anything))


@chosen(lambda each: each.patch)
def test_a_patch_field_has_three_states(
    version: str, record: nodes.Record, field: nodes.Field
) -> None:
    bindings = MODULES[version]
    plain = example(version, record.name, everything(version), full=False)
    kind = field.type.inner if isinstance(field.type, nodes.Nullable) else field.type
    good = Builder(version, everything(version), Fullest()).type(kind)
    states = [plain, plain | {field.wire: None}, plain | {field.wire: good}]
    made = [decode(version, record, value) for value in states]
    assert getattr(made[0], field.name) is bindings.UNSET
    assert getattr(made[1], field.name) is None
    assert getattr(made[2], field.name) not in (None, bindings.UNSET)
    for value, each in zip(states, made, strict=True):
        assert same(encode(version, each), value)
        setattr(each, field.name, None)
        assert same(encode(version, each), states[1])
        setattr(each, field.name, bindings.UNSET)
        assert same(encode(version, each), states[0])
    assert made[0] == made[1], "both are unset now"


@chosen(lambda each: not each.required and not each.patch and each.default is None)
def test_null_means_absent_elsewhere_and_comes_back(
    version: str, record: nodes.Record, field: nodes.Field
) -> None:
    plain = example(version, record.name, everything(version), full=False)
    value = plain | {field.wire: None}
    if not takes_null(version, field.type) and not (
        field.default_on_error or field.default_on_null
    ):
        with pytest.raises(MODULES[version].DecodeError) as caught:
            decode(version, record, value)
        assert caught.value.path == f"/{field.wire}"
        return
    made = decode(version, record, value)
    absent = decode(version, record, plain)
    assert getattr(absent, field.name) == getattr(made, field.name) or not getattr(made, field.name)
    assert same(encode(version, made), value)
    assert same(encode(version, absent), plain)


@chosen(lambda each: each.default is not None)
def test_a_default_is_filled_in_and_not_sent(
    version: str, record: nodes.Record, field: nodes.Field
) -> None:
    plain = example(version, record.name, everything(version), full=False)
    plain.pop(field.wire, None)
    made = decode(version, record, plain)
    value = getattr(made, field.name)
    assert value is not None
    assert same(encode(version, made), plain)
    names = {each.name for each in fields(made)} - {field.name}
    fresh = type(made)(**{name: getattr(made, name) for name in names})
    assert getattr(fresh, field.name) == value


@chosen(lambda each: each.required)
def test_a_required_key_is_missed_and_always_sent(
    version: str, record: nodes.Record, field: nodes.Field
) -> None:
    bindings = MODULES[version]
    plain = example(version, record.name, everything(version), full=False)
    assert field.wire in plain
    without = {key: each for key, each in plain.items() if key != field.wire}
    if not field.features and not has_untagged_sibling(version, record):
        with pytest.raises(bindings.DecodeError) as caught:
            decode(version, record, without)
        assert caught.value.path == ""
        assert repr(field.wire) in caught.value.message
    if isinstance(field.type, nodes.Nullable):
        made = decode(version, record, plain | {field.wire: None})
        assert getattr(made, field.name) is None
        assert same(encode(version, made), plain | {field.wire: None})


def has_untagged_sibling(version: str, record: nodes.Record) -> bool:
    """Whether a value without the tag of this branch is one of another branch."""
    union = model(version).definition(record.union) if record.union else None
    return isinstance(union, nodes.TaggedUnion) and any(
        each.kind == "untagged" and each.record != record.name for each in union.branches
    )


@chosen(lambda each: each.default_on_null)
def test_null_gives_the_empty_value(version: str, record: nodes.Record, field: nodes.Field) -> None:
    plain = example(version, record.name, everything(version), full=False)
    value = plain | {field.wire: None}
    made = decode(version, record, value)
    assert getattr(made, field.name) in ([], {})
    assert same(encode(version, made), value)
    bindings = MODULES[version]
    for bad in ("", 0, False, {"a": 1} if getattr(made, field.name) == [] else []):
        with pytest.raises(bindings.DecodeError):
            decode(version, record, plain | {field.wire: bad})


def test_title_of_a_session_info_update() -> None:
    for bindings in (v1, v2):
        kind = bindings.SessionInfoUpdate
        assert bindings.decode(kind, {}).title is bindings.UNSET
        assert bindings.decode(kind, {"title": None}).title is None
        assert bindings.decode(kind, {"title": "t"}).title == "t"
        assert bindings.encode(kind()) == {}
        assert bindings.encode(kind(title=None)) == {"title": None}
        assert bindings.encode(kind(title="t")) == {"title": "t"}


def test_a_required_request_id_that_is_null_is_sent() -> None:
    value = {"requestId": None}
    made = v1.decode(v1.CancelRequestNotification, value)
    assert made.request_id is None
    assert v1.encode(made) == value
    assert v1.encode(v1.CancelRequestNotification(request_id=None)) == value
    with pytest.raises(v2.DecodeError) as caught:
        v2.decode(v2.CancelRequestNotification, value)
    assert caught.value.path == "/requestId"


def test_mcp_servers_null_missing_and_bad() -> None:
    null = {"cwd": "/", "mcpServers": None}
    for bindings in (v1, v2):
        assert bindings.decode(bindings.NewSessionRequest, null).mcp_servers == []
    with pytest.raises(v1.DecodeError, match="mcpServers"):
        v1.decode(v1.NewSessionRequest, {"cwd": "/"})
    assert v2.decode(v2.NewSessionRequest, {"cwd": "/"}).mcp_servers in ([], None)
    good = {"type": "http", "name": "n", "url": "u", "headers": []}
    with pytest.raises(v1.DecodeError) as caught:
        v1.decode(v1.NewSessionRequest, {"cwd": "/", "mcpServers": [good, {"name": "bad"}]})
    assert caught.value.path == "/mcpServers/1"


def test_unset_is_one_object_that_is_false() -> None:
    import copy
    import pickle

    assert v1.UNSET is v2.UNSET
    assert not v1.UNSET
    assert repr(v1.UNSET) == "UNSET"
    for again in (
        copy.copy(v1.UNSET), copy.deepcopy(v1.UNSET), pickle.loads(pickle.dumps(v1.UNSET)),
    ):  # fmt: skip
        assert again is v1.UNSET
