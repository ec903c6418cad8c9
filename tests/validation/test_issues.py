"""What issues say: their codes, places and sentences."""

from __future__ import annotations

import math
from typing import Any

import pytest

from acp_bindings import v1, v2

TEXT = {"type": "text", "text": "hello"}
LONG = "s3cr3t " * 40


def found(module: Any, kind: Any, value: Any, **options: Any) -> list[tuple[str, str]]:
    return [(issue.path, issue.code) for issue in module.validate(kind, value, **options)]


def only(module: Any, kind: Any, value: Any, **options: Any) -> Any:
    (issue,) = module.validate(kind, value, **options)
    return issue


@pytest.mark.parametrize(
    ("kind", "value", "path", "code", "part"),
    [
        ("TextContent", {"text": 5}, "/text", "type", "expected string, found integer"),
        ("TextContent", {}, "", "missing", "'text'"),
        ("TextContent", [], "", "type", "expected object, found array"),
        ("ToolKind", "raed", "", "enum", "did you mean 'read'?"),
        ("ToolKind", 5, "", "enum", "found integer"),
        ("ProtocolVersion", 70_000, "", "range", "at most 65535"),
        ("ProtocolVersion", -1, "", "range", "at least 0"),
        ("ProtocolVersion", 1.5, "", "type", "a number with a fraction"),
        ("ProtocolVersion", True, "", "type", "expected integer, found boolean"),
        ("RequestId", [], "", "type", "expected null or integer or string, found array"),
        ("ContentBlock", {"text": ""}, "", "missing", "'type' with 'text', 'image'"),
        ("ContentBlock", {**TEXT, "type": "txt"}, "/type", "variant", "did you mean 'text'?"),
        ("ContentBlock", {**TEXT, "type": 5}, "/type", "type", "'text', 'image'"),
        ("ContentBlock", {"type": "text"}, "", "missing", "'text'"),
        ("Annotations", {"priority": math.nan}, "/priority", "type", "JSON cannot say"),
        ("Annotations", {"priority": math.inf}, "/priority", "type", "JSON cannot say"),
    ],
)
def test_codes_of_v1(kind: str, value: Any, path: str, code: str, part: str) -> None:
    issue = only(v1, kind, value)
    assert (issue.path, issue.code) == (path, code)
    assert part in issue.message


def test_length_and_exclusive() -> None:
    scopes = {"url": "https://a.example", "elicitationId": "e", "sessionId": "s", "requestId": 1}
    issue = only(v2, "ElicitationUrlMode", scopes)
    assert (issue.path, issue.code) == ("", "exclusive")
    assert "ElicitationSessionScope and ElicitationRequestScope" in issue.message
    assert found(v2, "SessionConfigSelectOptions", []) == [("", "length")]


def test_an_open_union_takes_unknown_tags_but_no_bad_known_branch() -> None:
    assert found(v2, "ContentBlock", {"type": "hologram"}) == []
    assert found(v2, "ContentBlock", {"type": "text"}) == [("", "missing")]
    assert found(v2, "ContentBlock", {"type": 5}) == [("/type", "type")]


def test_a_branch_without_a_tag_is_judged_on_its_own_merits() -> None:
    assert found(v1, "McpServer", {"name": "x", "command": "y", "args": [], "env": 5}) == [
        ("/env", "type")
    ]
    assert found(v1, "McpServer", {"type": "htp", "name": "x"}) == [("/type", "variant")]


def test_branch_classes_need_their_tag() -> None:
    assert found(v1, v1.TextContentBlock, TEXT) == []
    assert v1.is_valid(v1.TextContentBlock, TEXT)
    for value in ({"text": "x"}, {**TEXT, "type": "image"}):
        assert not v1.is_valid(v1.TextContentBlock, value)
        assert len(v1.validate(v1.TextContentBlock, value)) == 1
    assert not v2.is_valid(v2.OtherContentBlock, TEXT)
    assert found(v2, v2.OtherContentBlock, {"type": "hologram"}) == []


def test_names_classes_and_aliases_are_one() -> None:
    for kind in ("ContentBlock", v1.ContentBlock):
        assert found(v1, kind, {"type": "text"}) == [("", "missing")]
    for kind in ("ToolKind", v1.ToolKind, v1.SessionId):
        assert found(v1, kind, 5)
    with pytest.raises(LookupError, match="no type of this version: 'Nonsense'"):
        v1.validate("Nonsense", {})
    with pytest.raises(LookupError):
        v1.is_valid(v2.ContentBlock, {})
    with pytest.raises(LookupError):
        v1.is_valid([], {})


def test_no_sentence_quotes_a_long_value() -> None:
    values: list[tuple[str, Any]] = [
        ("ContentBlock", {"type": LONG}),
        ("ToolKind", LONG),
        ("ContentBlock", {"type": "text", "text": [LONG]}),
        ("RequestId", [LONG]),
        ("Annotations", {"audience": [LONG], "priority": LONG}),
    ]
    for kind, value in values:
        for issue in v1.validate(kind, value):
            assert "s3cr3t" not in issue.message
    for issue in v1.validate_message("agent", {"jsonrpc": LONG, "method": LONG, "id": {}}):
        assert "s3cr3t" not in issue.message


def test_keys_in_pointers_are_escaped() -> None:
    issue = only(v1, "ElicitationAcceptAction", {"content": {"a/b~c": {}}})
    assert issue.path == "/content/a~1b~0c"


GOOD_URIS = (
    "https://a.example", "file:///home/me/x.py", "mailto:me@a.example", "urn:a:b", "data:,x",
    "http://[::1]:80/a?b=%20#c", "x-scheme+a.b:y",
)  # fmt: skip
BAD_URIS = (
    "", "a", "/home/me", "C:\\x", "https:a.example", "//a.example/b", "file:///a b",
    "https://ü.example", " https://a", "https://a.example/%zz", "http:", "http:///a", "https://?q",
    "1a:b", "https://a\n",
)  # fmt: skip


@pytest.mark.parametrize("uri", GOOD_URIS)
def test_good_uris(uri: str) -> None:
    assert found(v2, "ResourceLink", {"name": "n", "uri": uri}) == []


@pytest.mark.parametrize("uri", BAD_URIS)
def test_bad_uris(uri: str) -> None:
    link = {"name": "n", "uri": uri}
    assert found(v2, "ResourceLink", link) == [("/uri", "format")]
    assert not v2.is_valid("ResourceLink", link)
    assert found(v2, "ResourceLink", link, formats=False) == []


GOOD_TIMES = (
    "2024-02-29T12:00:00Z", "2024-01-01t00:00:00.5+05:30", "1999-12-31T23:59:60Z",
    "2024-01-01T22:59:60-01:00", "0001-01-01T00:00:00-00:00",
)  # fmt: skip
BAD_TIMES = (
    "2023-02-29T12:00:00Z", "2024-01-01T12:00Z", "2024-01-01 12:00:00Z", "2024-01-01T12:00:00",
    "2024-01-01T12:59:60Z", "2024-01-01T24:00:00Z", "2024-13-01T00:00:00Z", "2024-04-31T00:00:00Z",
    "2024-01-01T00:00:00.Z", "2024-01-01T00:00:00+24:00", "٢٠٢٤-01-01T00:00:00Z", "",
    "2024-01-01T00:00:00Z\n",
)  # fmt: skip


@pytest.mark.parametrize("time", GOOD_TIMES)
def test_good_times(time: str) -> None:
    assert found(v2, "SessionInfoUpdate", {"updatedAt": time}) == []


@pytest.mark.parametrize("time", BAD_TIMES)
def test_bad_times(time: str) -> None:
    assert found(v2, "SessionInfoUpdate", {"updatedAt": time}) == [("/updatedAt", "format")]
    assert found(v2, "SessionInfoUpdate", {"updatedAt": time}, formats=False) == []


def test_widths_of_integers_are_formats() -> None:
    assert found(v1, "ErrorCode", 2**31) == [("", "format")]
    assert found(v1, "ErrorCode", 2**31, formats=False) == []
    assert found(v1, "ErrorCode", -(2**31)) == []
    line = {"path": "/x", "line": 2**32}
    assert found(v1, "ToolCallLocation", line) == [("/line", "format")]
    assert found(v1, "ToolCallLocation", {"path": "/x", "line": -1}) == [("/line", "range")]
    usage = {"used": 2**80, "size": 1.0}
    assert found(v1, "UsageUpdate", usage) == []


def test_unstable_members() -> None:
    fork = {"fork": {}}
    assert found(v1, "SessionCapabilities", {"fork": 5}) == []
    assert found(v1, "SessionCapabilities", {"fork": 5}, features=v1.Feature.ALL) == [
        ("/fork", "type")
    ]
    issue = only(v1, "SessionCapabilities", fork, unstable="report")
    assert (issue.path, issue.code) == ("/fork", "unstable")
    assert "Feature.SESSION_FORK" in issue.message
    on = v1.Feature.SESSION_FORK
    assert found(v1, "SessionCapabilities", fork, unstable="report", features=on) == []


def test_unstable_branches() -> None:
    update = {"sessionUpdate": "plan_removed", "planId": "p"}
    issue = only(v1, "SessionUpdate", update)
    assert (issue.path, issue.code) == ("/sessionUpdate", "variant")
    assert "Feature.PLAN_OPERATIONS" in issue.message
    issue = only(v1, "SessionUpdate", update, unstable="report")
    assert (issue.path, issue.code) == ("/sessionUpdate", "unstable")
    assert found(v2, "SessionUpdate", {**update, "planId": 5}) == []
    assert found(v2, "SessionUpdate", update, unstable="report") == [("/sessionUpdate", "unstable")]


def test_unstable_types() -> None:
    with pytest.raises(v1.UnstableFeatureError, match="SESSION_FORK"):
        v1.validate("ForkSessionRequest", {})
    with pytest.raises(v1.UnstableFeatureError):
        v1.is_valid(v1.unstable.ForkSessionRequest, {})
    issues = v1.validate("ForkSessionRequest", {"sessionId": "s"}, unstable="report")
    assert [(i.path, i.code) for i in issues] == [("", "unstable"), ("", "missing")]
    assert "Feature.SESSION_FORK" in issues[0].message
