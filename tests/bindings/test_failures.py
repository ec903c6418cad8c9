"""How decoding and encoding fail: with a place, a reason and none of the data."""

from __future__ import annotations

import json
import pickle
from typing import Any

import pytest
from bindings_support import MODULES, for_each, model, records, type_named
from model_values import SECRET, example

from acp_bindings import v1, v2
from acp_codegen.model import nodes

every_version = pytest.mark.parametrize("version", MODULES)
LEVELS = 100_000


@pytest.mark.parametrize(
    ("kind", "value", "path", "message"),
    [
        ("TextContent", {}, "", "expected the key 'text', which is missing"),
        ("TextContent", {"text": 5}, "/text", "expected string, found integer"),
        ("TextContent", [], "", "expected object, found array"),
        ("TextContent", None, "", "expected object, found null"),
        ("StopReason", "no", "", "expected 'end_turn', 'max_tokens', 'max_turn_requests', 'refusal'"
                                 " or 'cancelled', found another string"),
        ("PromptRequest", {"sessionId": "s", "prompt": [{"type": "text", "text": "t"}, {
            "type": "text", "text": None}]}, "/prompt/1/text", "expected string, found null"),
        ("CreateTerminalRequest", {"sessionId": "s", "command": "c", "env": [
            {"name": "n", "value": 1}]}, "/env/0/value", "expected string, found integer"),
    ],
)  # fmt: skip
def test_where_and_why(kind: str, value: Any, path: str, message: str) -> None:
    with pytest.raises(v1.DecodeError) as caught:
        v1.decode(kind, value)
    error = caught.value
    assert (error.path, error.message) == (path, message)
    assert str(error) == (f"{path}: {message}" if path else message)
    assert isinstance(error, ValueError)
    again = pickle.loads(pickle.dumps(error))
    assert (again.path, again.message) == (path, message)


def test_keys_in_a_pointer_are_escaped() -> None:
    value = {"action": "accept", "content": {"a/b~c": {"no": "scalar"}}}
    with pytest.raises(v1.DecodeError) as caught:
        v1.decode(v1.CreateElicitationResponse, value)
    assert caught.value.path == "/content/a~1b~0c"


@for_each([(v, r) for v in MODULES for r in records(v).values() if not r.features])
def test_no_string_or_number_of_a_message_is_in_its_error(
    version: str, record: nodes.Record
) -> None:
    bindings = MODULES[version]
    kind = type_named(version, record.name)
    value = example(version, record.name, frozenset())
    bads = (f"{SECRET} \n text", 271828182.5, [SECRET], {SECRET: SECRET}, -271828182, True, None)
    for each in record.fields:
        for bad in bads if not each.flat else ():
            try:
                bindings.decode(kind, value | {each.wire: bad})
            except bindings.DecodeError as error:
                for text in (str(error), repr(error.message), error.message):
                    assert SECRET not in text.replace(error.path, "")
                    assert "271828182" not in text
                assert "\n" not in error.message
                assert error.__context__ is None or error.__suppress_context__


@every_version
def test_deep_nesting_is_an_error_and_no_crash(version: str) -> None:
    bindings = MODULES[version]
    for opening, closing in (("[", "]"), ('{"a":', "}")):
        text = opening * LEVELS + "1" + closing * LEVELS
        for raw in (text, text.encode(), f'{{"text":{text}}}', f'{{"text":"t","_meta":{text}}}'):
            with pytest.raises(bindings.DecodeError) as caught:
                bindings.decode_json(bindings.TextContent, raw)
            assert "deep" in caught.value.message


@every_version
def test_deeply_nested_values_do_not_crash(version: str) -> None:
    bindings = MODULES[version]
    deep: Any = "t"
    for _ in range(LEVELS):
        deep = [deep]
    made = bindings.decode(bindings.TextContent, {"text": "t", "_meta": {"k": deep}, "x": deep})
    assert bindings.encode(made)["x"] is deep
    with pytest.raises(ValueError, match="deep"):
        bindings.encode_json(made)
    unwind(deep)


def unwind(value: Any) -> None:
    """Takes a deep list apart from the outside, as freeing it in one go recurses."""
    while isinstance(value, list):
        value = value.pop()


@every_version
@pytest.mark.parametrize(
    "raw",
    ["", "{", "nul", "{'text':'t'}", '{"text":"t"} x', '{"text":"t",}', "\ufeff{}", b"\xff\xfe",
     b'{"text":"\xff"}', '{"text":"a\nb"}', "NaN", '{"text":"t","x":Infinity}',
     '{"text":"t","_meta":{"a":[-Infinity]}}', '{"text":"t","x":1e999}', '{"text":"t","x":-1e400}'],
)  # fmt: skip
def test_what_is_no_json_is_a_decode_error(version: str, raw: str | bytes) -> None:
    bindings = MODULES[version]
    with pytest.raises(bindings.DecodeError) as caught:
        bindings.decode_json(bindings.TextContent, raw)
    assert caught.value.path == ""
    assert "JSON" in caught.value.message


@every_version
@pytest.mark.parametrize("make", [bytes, bytearray, memoryview, lambda raw: raw.decode()])
def test_json_text_comes_in_any_buffer(version: str, make: Any) -> None:
    bindings = MODULES[version]
    raw = json.dumps({"text": "ü\u2028😀"}, ensure_ascii=False).encode()
    assert bindings.decode_json(bindings.TextContent, make(raw)).text == "ü\u2028😀"


NUMBERS = [
    (version, record, each)
    for version in MODULES
    for record in records(version).values()
    for each in record.fields
    if not record.features and not each.features
    and isinstance(inner := getattr(each.type, "inner", each.type), nodes.Scalar)
    and inner.kind in ("number", "integer")
]  # fmt: skip


@for_each(NUMBERS)
def test_not_a_number_in_a_number_is_refused_both_ways(
    version: str, record: nodes.Record, field: nodes.Field
) -> None:
    bindings = MODULES[version]
    kind = type_named(version, record.name)
    plain = example(version, record.name, frozenset(), full=False)
    for bad in (float("nan"), float("inf"), float("-inf")):
        if not field.default_on_error:
            with pytest.raises(bindings.DecodeError) as caught:
                bindings.decode(kind, plain | {field.wire: bad})
            assert caught.value.path == f"/{field.wire}"
        made = bindings.decode(kind, plain)
        setattr(made, field.name, bad)
        with pytest.raises(ValueError, match="JSON"):
            bindings.encode_json(made)


@every_version
def test_not_a_number_anywhere_has_no_json_text(version: str) -> None:
    bindings = MODULES[version]
    for bad in (float("nan"), float("inf"), float("-inf")):
        made = bindings.TextContent(text="t", meta={"k": [bad]})
        with pytest.raises(ValueError, match="JSON"):
            bindings.encode_json(made)
        with pytest.raises(ValueError, match="JSON"):
            bindings.encode_json(bindings.TextContent(text="t", unknown_fields={"x": bad}))


@every_version
def test_a_lone_surrogate_does_not_break_the_text(version: str) -> None:
    bindings = MODULES[version]
    for text in ("\ud800", "a\udfffb", "\ud83d", "\udc00\ud800", "😀\ud800ü"):
        made = bindings.TextContent(text=text, meta={text: text})
        raw = bindings.encode_json(made)
        raw.decode("utf-8")
        assert bindings.decode_json(bindings.TextContent, raw) == made


@every_version
def test_json_text_is_compact_utf8_on_one_line(version: str) -> None:
    bindings = MODULES[version]
    raw = bindings.encode_json(bindings.TextContent(text="ü\n\u2028", meta={"a": [1, None]}))
    assert raw == '{"text":"ü\\n\u2028","_meta":{"a":[1,null]}}'.encode()


@every_version
def test_the_parser_and_the_writer_can_be_replaced(version: str) -> None:
    bindings = MODULES[version]
    kind = bindings.TextContent
    seen: list[Any] = []

    def loads(raw: Any) -> Any:
        seen.append(raw)
        return {"text": "from loads"}

    assert bindings.decode_json(kind, b"!", loads=loads).text == "from loads"
    assert seen == [b"!"]
    for dumped in ("text", b"text"):
        assert bindings.encode_json(kind(text="t"), dumps=lambda value, d=dumped: d) == b"text"


@every_version
@pytest.mark.parametrize("kind", ["Nope", "", int, dict, object(), None, ["TextContent"], 5,
                                  "__class__", list[int], v1])  # fmt: skip
def test_what_is_no_type_of_the_version_is_a_lookup_error(version: str, kind: Any) -> None:
    with pytest.raises(LookupError):
        MODULES[version].decode(kind, {})


def test_a_type_of_another_version_is_a_lookup_error() -> None:
    with pytest.raises(LookupError):
        v1.decode(v2.TextContent, {"text": "t"})
    with pytest.raises(TypeError):
        v1.encode(v2.TextContent(text="t"))


@pytest.mark.parametrize(
    "value",
    [
        object(),
        {1, 2},
        b"bytes",
        v1.PromptRequest(session_id="s", prompt=[5]),  # type: ignore[list-item]
        v1.PromptRequest(session_id="s", prompt="text"),  # type: ignore[arg-type]
        v1.PromptRequest(session_id="s", prompt=None),  # type: ignore[arg-type]
        v1.NewSessionRequest(cwd="/", mcp_servers=[v1.TextContent(text="t")]),  # type: ignore
        v1.SessionNotification(session_id="s", update={"sessionUpdate": "plan"}),  # type: ignore
        v1.SessionNotification(session_id="s", update="plan"),  # type: ignore[arg-type]
        v1.TextContentBlock(text="t", annotations="none"),  # type: ignore[arg-type]
        v1.TextContentBlock(text="t", annotations=v1.TextContent(text="t")),  # type: ignore
        object.__new__(v1.TextContent),
    ],
    ids=lambda value: type(value).__name__,
)
def test_encoding_what_does_not_belong_there_is_a_type_error(value: Any) -> None:
    with pytest.raises(TypeError) as caught:
        v1.encode(value)
    assert str(caught.value).startswith(f"cannot encode {type(value).__name__}: ")
    assert "object has no attribute" not in str(caught.value)


def test_encoding_names_the_attribute_and_what_it_wants() -> None:
    for wrong in ("none", 5, v1.TextContent(text="t")):
        block: Any = v1.TextContentBlock(text="t", annotations=wrong)  # type: ignore[arg-type]
        with pytest.raises(TypeError) as caught:
            v1.encode(v1.PromptRequest(session_id="s", prompt=[block]))
        expected = f"prompt.annotations: expected Annotations | None, found {type(wrong).__name__}"
        assert expected in str(caught.value)
    for wrong in (5, "text", v1.TextContent(text="t"), object()):
        prompt: Any = [v1.TextContentBlock(text="t"), wrong]
        expected = rf"prompt: expected list\[ContentBlock\], found {type(wrong).__name__}$"
        with pytest.raises(TypeError, match=expected):
            v1.encode(v1.PromptRequest(session_id="s", prompt=prompt))
    with pytest.raises(TypeError, match=r"text was never set"):
        v1.encode(object.__new__(v1.TextContent))


def test_a_class_of_another_version_is_named_in_full() -> None:
    class Own(v1.PromptResponse):
        """A class of this version, to whoever reads the message."""

    foreign: Any = v2.TextContentBlock(text="t")
    block = r"acp_bindings\.v2\.types\.TextContentBlock, which is not of this version$"
    for encode in (v1.encode, v1.encode_json):
        with pytest.raises(
            TypeError, match=rf"^cannot encode TextContentBlock: no place for {block}"
        ):
            encode(foreign)
        with pytest.raises(
            TypeError, match=rf"prompt: expected list\[ContentBlock\], found {block}"
        ):
            encode(v1.PromptRequest(session_id="s", prompt=[foreign]))
        with pytest.raises(TypeError, match=r"prompt: expected list\[ContentBlock\], found Own$"):
            wrong: Any = Own(stop_reason="end_turn")
            encode(v1.PromptRequest(session_id="s", prompt=[wrong]))


def test_a_bare_key_error_of_a_subclass_is_a_type_error_too() -> None:
    class Broken(v1.TextContent):
        @property
        def text(self) -> str:  # type: ignore[override]  # pyright: ignore
            raise KeyError

        @text.setter
        def text(self, value: str) -> None:
            pass

    for encode in (v1.encode, v1.encode_json):
        with pytest.raises(TypeError):
            encode(Broken(text="t"))


def test_a_subclass_is_learned_in_every_union_that_takes_its_base() -> None:
    class Marked(v1.TextContentBlock):
        """As code of a user may have it."""

    class Wrong(v1.TextContent):
        """No branch of the union, as its base is none."""

    plain = v1.PromptRequest(session_id="s", prompt=[v1.TextContentBlock(text="t")])
    prompt: list[Any] = [Marked(text="t")]
    for _ in range(2):
        assert v1.encode(v1.PromptRequest(session_id="s", prompt=prompt)) == v1.encode(plain)
        assert v1.encode(prompt) == [{"type": "text", "text": "t"}]
        assert v1.encode(v1.ContentChunk(content=prompt[0])) == {"content": v1.encode(prompt[0])}
        with pytest.raises(TypeError, match="found Wrong"):
            v1.encode(v1.PromptRequest(session_id="s", prompt=[Wrong(text="t")]))  # type: ignore
        assert v1.encode(Wrong(text="t")) == {"text": "t"}


@every_version
def test_every_definition_refuses_a_python_object(version: str) -> None:
    bindings = MODULES[version]
    refused = 0
    for each in model(version).definitions:
        try:
            bindings.decode(each.name, object(), features=bindings.Feature.ALL)
        except bindings.DecodeError as error:
            refused += 1
            assert error.message
    assert refused > 200
