"""What a type does not know, or could not read, comes out as it went in."""

from __future__ import annotations

from typing import Any

import pytest
from bindings_support import MODULES, for_each, model, records, same, type_named
from model_values import NOVEL, SECRET, example

from acp_bindings import v1, v2
from acp_codegen.model import nodes

every_version = pytest.mark.parametrize("version", MODULES)

#: Each field that falls back to a default when it is bad, and each array that leaves items out.
LENIENT = [
    (version, record, each)
    for version in MODULES
    for record in model(version).records
    for each in record.fields
    if each.default_on_error and not each.features and not record.features
]
SKIPPING = [row for row in LENIENT if row[2].skip_invalid_items]
UNIONS = [
    (version, union)
    for version in MODULES
    for union in model(version).definitions
    if isinstance(union, nodes.TaggedUnion) and union.other and not union.features
]


def test_unknown_keys_of_a_nested_block() -> None:
    block = {"type": "text", "text": "t", "x": 1, "_meta": {"k": [1]}, "Text": {"deep": [None]}}
    value = {
        "sessionId": "s",
        "y": [{}],
        "update": {"sessionUpdate": "agent_message_chunk", "z": 0.5, "content": block},
    }
    update = v1.decode(v1.SessionNotification, value).update
    assert isinstance(update, v1.AgentMessageChunkSessionUpdate)
    assert dict(update.content.unknown_fields) == {"x": 1, "Text": {"deep": [None]}}
    assert same(v1.encode(v1.decode(v1.SessionNotification, value)), value)


@for_each([(v, r) for v in MODULES for r in records(v).values() if not r.features])
def test_unknown_keys_of_every_class(version: str, record: nodes.Record) -> None:
    bindings = MODULES[version]
    value = example(version, record.name, frozenset())
    extra = {"x-unknown": {"a": [1, {"b": None}]}, "__proto__": SECRET, "unknownFields": None}
    kind = type_named(version, record.name)
    made = bindings.decode(kind, value | extra)
    assert same(bindings.encode(made), value | extra)
    if record.payload or any(each.flat for each in record.fields):
        return
    assert made.unknown_fields.items() >= extra.items()
    bare = bindings.decode(kind, value | extra, keep_unknown=False)
    assert dict(bare.unknown_fields) == {}
    assert not extra.keys() & bindings.encode(bare).keys()
    assert same(bindings.encode(bindings.decode(kind, value)), value)


@every_version
def test_unknown_fields_are_read_only_and_can_be_replaced(version: str) -> None:
    bindings = MODULES[version]
    made = bindings.decode(bindings.TextContent, {"text": "t", "x": 1})
    for change in ("clear", "popitem"):
        with pytest.raises(TypeError, match="read-only"):
            getattr(made.unknown_fields, change)()
    with pytest.raises(TypeError, match="read-only"):
        made.unknown_fields["y"] = 2
    made.unknown_fields = {"y": 2}
    assert bindings.encode(made) == {"text": "t", "y": 2}
    fresh = bindings.TextContent(text="t", unknown_fields={"z": 3, "text": "never wins"})
    assert bindings.encode(fresh) == {"text": "t", "z": 3}


@for_each(UNIONS)
def test_an_unknown_tag_keeps_every_key(version: str, union: nodes.TaggedUnion) -> None:
    bindings = MODULES[version]
    assert union.other is not None
    value = example(version, union.other.record, frozenset())
    for tag in (NOVEL, "", "__class__", " text"):
        given = value | {union.tag: tag, "x": {"deep": [1, None]}, "text": 5}
        made = bindings.decode(union.name, given)
        assert type(made) is type_named(version, union.other.record)
        assert getattr(made, union.tag_name) == tag
        assert made.payload["x"] == {"deep": [1, None]}
        assert same(bindings.encode(made), given)


def test_an_unknown_auth_method_with_its_type_and_keys() -> None:
    value = {"type": "env_var", "id": "m", "name": "n", "vars": [{"name": "K"}], "link": None}
    made = v1.decode(v1.AuthMethod, value)
    assert isinstance(made, v1.AgentAuthMethod)
    assert (made.id, made.name) == ("m", "n")
    assert made.unknown_fields["type"] == "env_var"
    assert same(v1.encode(made), value)
    value = {"type": "env_var", "methodId": "m", "name": "n", "vars": [{"name": "K"}]}
    other = v2.decode(v2.AuthMethod, value)
    assert isinstance(other, v2.OtherAuthMethod)
    assert (other.type, other.method_id, other.payload) == ("env_var", "m", {"vars": value["vars"]})
    assert same(v2.encode(other), value)


def test_an_unknown_kind_is_reported_and_kept() -> None:
    call = {"sessionUpdate": "tool_call", "toolCallId": "c", "title": "t", "kind": f"k-{SECRET}"}
    value = {"sessionId": "s", "update": call}
    found: list[v1.Issue] = []
    made = v1.decode(v1.SessionNotification, value, on_salvage=found.append)
    assert made.update.kind is None
    assert same(v1.encode(made), value)
    assert [(issue.path, issue.code) for issue in found] == [("/update/kind", "defaulted")]
    assert SECRET not in found[0].message
    made.update.kind = "read"
    assert v1.encode(made)["update"]["kind"] == "read"


BAD: tuple[Any, ...] = ({"no": ["such"]}, [[[]]], 1.5, True, "", None)


@for_each(LENIENT)
def test_every_lenient_field_is_salvaged_reported_and_kept(
    version: str, record: nodes.Record, field: nodes.Field
) -> None:
    bindings = MODULES[version]
    kind = type_named(version, record.name)
    plain = example(version, record.name, frozenset(), full=False)
    usual = getattr(bindings.decode(kind, plain), field.name) if not field.required else []
    if isinstance(field.type, nodes.ListOf) and field.default is None:
        usual = []
    hits = 0
    for bad in BAD:
        value = plain | {field.wire: bad}
        found: list[Any] = []
        made = bindings.decode(kind, value, on_salvage=found.append)
        if any(issue.code == "skipped" for issue in found):
            continue
        assert same(bindings.encode(made), value), "the raw value is sent back"
        defaulted = [i for i in found if (i.path, i.code) == (f"/{field.wire}", "defaulted")]
        if not defaulted:
            continue
        hits += 1
        assert getattr(made, field.name) == usual
        assert field.wire in made.unknown_fields
        bare = bindings.decode(kind, value, keep_unknown=False)
        assert bad is None or bindings.encode(bare).get(field.wire, usual) != bad
        quiet = bindings.decode(kind, value)
        assert quiet == made, "with and without a listener"
    assert hits or takes_anything(version, field.type), "nothing was ever bad"


def takes_anything(version: str, kind: nodes.Type) -> bool:
    """Whether no value is bad."""
    if isinstance(kind, nodes.Ref):
        target = model(version).definition(kind.name)
        return isinstance(target, nodes.ShapeUnion) and takes_anything(version, target.choice)
    if isinstance(kind, nodes.Nullable):
        return takes_anything(version, kind.inner)
    if isinstance(kind, nodes.Choice):
        return any(takes_anything(version, each.type) for each in kind.alternatives)
    return isinstance(kind, nodes.Anything)


@for_each(SKIPPING)
def test_every_skipping_array_leaves_bad_items_out(
    version: str, record: nodes.Record, field: nodes.Field
) -> None:
    bindings = MODULES[version]
    kind = type_named(version, record.name)
    plain = example(version, record.name, frozenset(), full=False)
    full = example(version, record.name, frozenset())
    good = full[field.wire][0]
    found: list[Any] = []
    value = plain | {field.wire: [good, 5, good, {"type": SECRET * 2, "name": 1}, True]}
    made = bindings.decode(kind, value, on_salvage=found.append)
    only = bindings.decode(kind, plain | {field.wire: [good, good]})
    kept = getattr(made, field.name)
    skipped = [issue for issue in found if issue.code == "skipped"]
    assert {f"/{field.wire}/1", f"/{field.wire}/4"} <= {issue.path for issue in skipped}
    assert len(kept) == 5 - len(skipped)
    assert kept[:2] == getattr(only, field.name)
    for issue in skipped:
        assert issue.message
        assert SECRET not in issue.message


@every_version
def test_what_a_listener_raises_reaches_the_caller(version: str) -> None:
    bindings = MODULES[version]

    def refuse(issue: object) -> None:
        raise KeyError(issue)

    with pytest.raises(KeyError):
        bindings.decode(bindings.TextContent, {"text": "t", "_meta": 5}, on_salvage=refuse)


@every_version
def test_a_listener_hears_only_of_its_own_call(version: str) -> None:
    bindings = MODULES[version]
    found: list[Any] = []
    bindings.decode(bindings.TextContent, {"text": "t", "_meta": 5})
    bindings.decode(bindings.TextContent, {"text": "t"}, on_salvage=found.append)
    assert found == []


@every_version
def test_meta_touches_nothing_but_meta(version: str) -> None:
    bindings = MODULES[version]
    meta = {"session_id": "x", "self": 1, "text": "other", "__class__": "C", "": None}
    made = bindings.decode(bindings.TextContent, {"text": "t", "_meta": meta})
    assert (made.text, made.annotations, made.meta) == ("t", None, meta)
    assert dict(made.unknown_fields) == {}
    assert same(bindings.encode(made), {"text": "t", "_meta": meta})
    alone = bindings.decode(
        bindings.CancelRequestNotification, {"requestId": 1, "_meta": {"requestId": 2}}
    )
    assert alone.request_id == 1


@every_version
def test_a_url_is_not_rewritten(version: str) -> None:
    bindings = MODULES[version]
    for url in (
        "HTTP://Example.COM:80/a/../b?q=%7e", " http://x ", "no url at all", "", "http://[::1",
        "https://例え.example/パス", "file:///C:\\x",
    ):  # fmt: skip
        value = {"type": "http", "name": "n", "url": url, "headers": []}
        made = bindings.decode(bindings.McpServer, value)
        assert (type(made), made.url) == (bindings.HttpMcpServer, url)
        assert same(bindings.encode(made), value)


def test_a_date_is_not_rewritten() -> None:
    for text in ("2025-01-01T00:00:00.000Z", "yesterday", "2025-01-01", ""):
        value = {"updatedAt": text}
        made = v2.decode(v2.SessionInfoUpdate, value)
        assert made.updated_at == text
        assert same(v2.encode(made), value)
