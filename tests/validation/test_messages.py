"""Whole JSON-RPC messages."""

from __future__ import annotations

from typing import Any

import pytest

from acp_bindings import v1, v2

NEW = {"jsonrpc": "2.0", "id": 1, "method": "session/new"}
NEW_PARAMS = {"cwd": "/", "mcpServers": []}


def found(side: str, message: Any, **options: Any) -> list[tuple[str, str]]:
    return [(issue.path, issue.code) for issue in v1.validate_message(side, message, **options)]


def test_params_are_those_of_the_method() -> None:
    assert found("agent", {**NEW, "params": NEW_PARAMS}) == []
    assert found("agent", {**NEW, "params": {"cwd": 5}}) == [
        ("/params", "missing"),
        ("/params/cwd", "type"),
    ]
    assert found("agent", NEW) == [("", "missing")]
    assert found("agent", {**NEW, "params": None}) == [("/params", "type")]
    bare = {**NEW, "method": "session/list"}
    assert found("agent", bare) == found("agent", {**bare, "params": None}) == []


@pytest.mark.parametrize(
    ("side", "changes", "path", "code", "part"),
    [
        ("agent", {"method": "session/nwe"}, "/method", "method", "did you mean 'session/new'?"),
        ("client", {}, "/method", "method", "goes to the agent, not to the client"),
        ("agent", {"method": 5}, "/method", "type", "expected string"),
        ("agent", {"method": "session/cancel"}, "/id", "method", "takes no id"),
        ("agent", {"method": "session/fork"}, "/method", "unstable", "Feature.SESSION_FORK"),
        ("agent", {"id": 1.5}, "/id", "type", "expected null or integer or string"),
        ("agent", {"jsonrpc": "1.0"}, "/jsonrpc", "const", "'2.0'"),
        ("agent", {"jsonrpc": 2.0}, "/jsonrpc", "const", "'2.0'"),
    ],
)
def test_requests(side: str, changes: dict[str, Any], path: str, code: str, part: str) -> None:
    (issue,) = v1.validate_message(side, {**NEW, "params": NEW_PARAMS, **changes})
    assert (issue.path, issue.code) == (path, code)
    assert part in issue.message


def test_notifications() -> None:
    cancel = {"jsonrpc": "2.0", "method": "session/cancel", "params": {"sessionId": "s"}}
    assert found("agent", cancel) == []
    new = {"jsonrpc": "2.0", "method": "session/new", "params": NEW_PARAMS}
    assert found("agent", new) == [("", "missing")]
    everyone = {"jsonrpc": "2.0", "method": "$/cancel_request", "params": {"requestId": 1}}
    assert found("agent", everyone) == found("client", everyone) == []
    assert found("agent", {**everyone, "params": {}}) == [("/params", "missing")]


def test_extensions_take_any_params() -> None:
    assert found("agent", {**NEW, "method": "_a.example/x", "params": 5}) == []
    assert found("client", {"jsonrpc": "2.0", "id": 1, "result": 5}, result_of="_a") == []


def test_responses() -> None:
    good = {"jsonrpc": "2.0", "id": 1, "result": {"sessionId": "s"}}
    assert found("client", good, result_of="session/new") == []
    assert found("client", {**good, "result": {}}, result_of="session/new") == [
        ("/result", "missing")
    ]
    assert found("client", {**good, "result": None}, result_of="session/new") == [
        ("/result", "type")
    ]
    assert found("client", {**good, "result": 5}) == []
    error = {"code": -32603, "message": "m"}
    assert found("client", {"jsonrpc": "2.0", "id": 1, "error": error}) == []
    assert found("client", {**good, "error": error}) == [("", "exclusive")]
    assert found("client", {"jsonrpc": "2.0", "id": 1}) == [("", "missing")]
    assert found("client", {"jsonrpc": "2.0", "error": {"code": "x"}}) == [
        ("", "missing"),
        ("/error", "missing"),
        ("/error/code", "type"),
    ]


def test_null_as_id() -> None:
    error = {"jsonrpc": "2.0", "id": None, "error": {"code": 1, "message": "m"}}
    assert v2.validate_message("client", error) == []
    result = {"jsonrpc": "2.0", "id": None, "result": {}}
    assert [i.path for i in v2.validate_message("client", result)] == ["/id"]


def test_the_answer_to_an_unstable_method() -> None:
    answer = {"jsonrpc": "2.0", "id": 1, "result": {"sessionId": "s"}}
    assert found("client", answer, result_of="session/fork") == [("/result", "unstable")]
    on = v1.Feature.SESSION_FORK
    assert found("client", answer, result_of="session/fork", features=on) == []


def test_reporting_unstable_members_in_messages() -> None:
    params = {"protocolVersion": 1, "clientCapabilities": {"plan": {}}}
    message = {"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": params}
    assert found("agent", message) == []
    assert found("agent", message, unstable="report") == [
        ("/params/clientCapabilities/plan", "unstable")
    ]


@pytest.mark.parametrize("message", [[], [NEW], None, 5, "x", True])
def test_what_is_no_object(message: Any) -> None:
    assert found("agent", message) == [("", "type")]


def test_unknown_sides_and_methods_are_errors_of_the_caller() -> None:
    with pytest.raises(LookupError, match="there are 'agent', 'client' or 'proxy'"):
        v1.validate_message("server", NEW)
    with pytest.raises(LookupError, match="no request of this version: 'session/x'"):
        v1.validate_message("client", {}, result_of="session/x")
