"""Nothing is turned into something of another type."""

from __future__ import annotations

from typing import Any

import pytest
from bindings_support import MODULES, model, same, type_named
from model_values import example

from acp_bindings import v1, v2
from acp_codegen.model import nodes

LOOKALIKES: dict[str, tuple[Any, ...]] = {
    "string": (1, 0, 1.5, True, False, b"text", ["t"], {"t": 1}),
    "integer": ("5", "", True, False, 1.5, "5.0", [5], {}, float("nan"), float("inf")),
    "number": ("0.5", True, False, [0.5], {}, float("nan"), float("-inf")),
    "boolean": (0, 1, 0.0, 1.0, "true", "false", "", [], {}),
    "null": (0, False, "", "null", [], {}),
}


def scalar(version: str, kind: nodes.Type) -> nodes.Scalar | None:
    """The scalar that a type is, behind names and null."""
    if isinstance(kind, nodes.Nullable):
        return scalar(version, kind.inner)
    if isinstance(kind, nodes.Ref):
        target = model(version).definition(kind.name)
        if isinstance(target, nodes.Alias):
            return scalar(version, target.type)
        return target.base if isinstance(target, nodes.Enumeration) else None
    return kind if isinstance(kind, nodes.Scalar) else None


def has_untagged_branch(version: str, record: nodes.Record) -> bool:
    """Whether a bad value of this branch may be a good one of another."""
    union = model(version).definition(record.union) if record.union else None
    return isinstance(union, nodes.TaggedUnion) and any(
        branch.kind == "untagged" for branch in union.branches
    )


STRICT = [
    (version, record, each, found)
    for version in MODULES
    for record in model(version).records
    for each in record.fields
    if not record.features and not each.features and not each.default_on_error
    if not has_untagged_branch(version, record)
    if (found := scalar(version, each.type)) is not None
]


@pytest.mark.parametrize("kind", ["string", "integer", "number", "boolean"])
def test_no_scalar_field_takes_another_type(kind: str) -> None:
    rows = [row for row in STRICT if row[3].kind == kind]
    for version, record, field, _ in rows:
        bindings = MODULES[version]
        plain = example(version, record.name, frozenset(), full=False)
        for bad in LOOKALIKES[kind]:
            with pytest.raises(bindings.DecodeError) as caught:
                bindings.decode(type_named(version, record.name), plain | {field.wire: bad})
            assert caught.value.path.startswith(f"/{field.wire}"), (record.name, field.wire, bad)
    assert rows or kind in ("number", "boolean")


def test_a_whole_float_is_an_integer_in_every_integer_field() -> None:
    rows = [row for row in STRICT if row[3].kind == "integer"]
    assert rows
    for version, record, field, found in rows:
        bindings = MODULES[version]
        plain = example(version, record.name, frozenset(), full=False)
        for number in (5.0, 1e3, 0.0):
            if not (found.low or 0) <= number <= (found.high or number):
                continue
            kind = type_named(version, record.name)
            made = bindings.decode(kind, plain | {field.wire: number})
            value = getattr(made, field.name)
            assert type(value) is int
            assert value == number
            assert type(bindings.encode(made)[field.wire]) is int
            assert type(bindings.decode_json(kind, bindings.encode_json(made))) is kind


def test_widths_of_every_integer_field() -> None:
    rows = [row for row in STRICT if row[3].kind == "integer"]
    for version, record, field, found in rows:
        bindings = MODULES[version]
        kind = type_named(version, record.name)
        plain = example(version, record.name, frozenset(), full=False)
        for limit, step in ((found.low, -1), (found.high, 1)):
            if limit is None:
                # Integers are exact whatever their size.
                huge = 10**30 * step
                assert (
                    getattr(bindings.decode(kind, plain | {field.wire: huge}), field.name) == huge
                )
                continue
            edge = getattr(bindings.decode(kind, plain | {field.wire: int(limit)}), field.name)
            assert edge == limit
            with pytest.raises(bindings.DecodeError) as caught:
                bindings.decode(kind, plain | {field.wire: int(limit) + step})
            assert caught.value.path == f"/{field.wire}"
            assert str(int(limit)) in caught.value.message


@pytest.mark.parametrize(
    ("kind", "value", "path"),
    [
        ("ReadTextFileRequest", {"sessionId": "s", "path": "/", "line": "5"}, "/line"),
        ("ReadTextFileRequest", {"sessionId": "s", "path": "/", "line": True}, "/line"),
        ("UsageUpdate", {"used": 1, "size": "9"}, "/size"),
        ("InitializeRequest", {"protocolVersion": "2024-11-05"}, "/protocolVersion"),
        ("InitializeRequest", {"protocolVersion": True}, "/protocolVersion"),
        ("PromptRequest", {"session_id": "s", "prompt": []}, ""),
        ("PromptRequest", {"sessionID": "s", "prompt": []}, ""),
    ],
)
def test_known_mistakes_of_peers_are_errors(kind: str, value: Any, path: str) -> None:
    with pytest.raises(v1.DecodeError) as caught:
        v1.decode(kind, value)
    assert caught.value.path == path


def test_python_spelling_of_a_key_is_an_unknown_key() -> None:
    with pytest.raises(v1.DecodeError, match="'sessionId'"):
        v1.decode(v1.CancelNotification, {"session_id": "s"})
    made = v1.decode(v1.CancelNotification, {"sessionId": "s", "session_id": "x"})
    assert made.session_id == "s"
    assert dict(made.unknown_fields) == {"session_id": "x"}


def test_a_whole_float_is_the_integer_it_is() -> None:
    made = v1.decode(v1.InitializeRequest, {"protocolVersion": 1.0})
    assert type(made.protocol_version) is int
    assert v1.decode_json(v1.RequestId, "1e3") == 1000
    assert same(v1.decode(v1.RequestId, 5.0), 5)


@pytest.mark.parametrize("value", [True, 1.5, [], {}, b"x"])
def test_a_request_id_is_what_it_says(value: Any) -> None:
    for bindings in (v1, v2):
        with pytest.raises(bindings.DecodeError):
            bindings.decode(bindings.RequestId, value)


@pytest.mark.parametrize(
    "other",
    [
        (("text", "t"),),
        [("text", "t")],
        object(),
        v1.TextContent(text="t"),
    ],
    ids=lambda each: type(each).__name__,
)
def test_only_plain_json_values_decode(other: Any) -> None:
    with pytest.raises(v1.DecodeError) as caught:
        v1.decode(v1.TextContent, other)
    assert caught.value.path == ""
    assert caught.value.message.startswith("expected object, found")
