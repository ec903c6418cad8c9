"""Deep, long and strange values: an answer in linear time, never a crash."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Any

from acp_bindings import v1, v2


def nested(levels: int) -> dict[str, Any]:
    value: dict[str, Any] = {}
    for _ in range(levels):
        value = {"_meta": value}
    return value


def test_deep_nesting_in_what_takes_anything() -> None:
    deep = nested(100_000)
    assert v1.is_valid("TextContent", {"text": "", "_meta": deep})
    assert [i.path for i in v1.validate("TextContent", {"text": 5, "_meta": deep})] == ["/text"]


def test_a_million_items() -> None:
    start = time.perf_counter()
    item = {"type": "text", "text": ""}
    prompt: dict[str, Any] = {"sessionId": "s", "prompt": [item] * 1_000_000}
    assert v1.is_valid("PromptRequest", prompt)
    prompt["prompt"][-1] = {"type": "text", "text": None}
    assert [i.path for i in v1.validate("PromptRequest", prompt)] == ["/prompt/999999/text"]
    prompt["prompt"] = [{"type": "text"}] * 1_000_000
    assert len(v1.validate("PromptRequest", prompt)) == 1_000_000
    assert time.perf_counter() - start < 60


def test_fifty_megabytes_of_text() -> None:
    long = "x" * 50_000_000
    start = time.perf_counter()
    assert v1.validate("TextContent", {"text": long}) == []
    assert v2.validate("ResourceLink", {"name": "", "uri": "https://a/" + long}) == []
    assert len(v2.validate("ResourceLink", {"name": "", "uri": long})) == 1
    assert len(v2.validate("SessionInfoUpdate", {"updatedAt": long})) == 1
    assert len(v1.validate("ContentBlock", {"type": long})) == 1
    assert len(v1.validate("ToolKind", long)) == 1
    assert len(v1.validate_message("agent", {"jsonrpc": "2.0", "method": long})) == 1
    assert time.perf_counter() - start < 30


def test_values_that_json_does_not_have() -> None:
    class Text(str):
        pass

    strange: list[Any] = [
        Text("x"), b"x", (1,), {1}, object(), 1j, OrderedDict(text="x"),
    ]  # fmt: skip
    for value in strange:
        for kind in ("TextContent", "ContentBlock", "RequestId", "ToolKind", "McpServer"):
            assert not v1.is_valid(kind, value)
            assert v1.validate(kind, value)


def test_odd_keys_and_tags() -> None:
    assert v1.is_valid("TextContent", {"text": "", 5: 5, None: 5, "": 5})
    for tag in ([], {}, None, 5, 1.5, True, ["text"]):
        assert not v1.is_valid("ContentBlock", {"type": tag, "text": ""})
        assert [i.path for i in v1.validate("ContentBlock", {"type": tag})] == ["/type"]
