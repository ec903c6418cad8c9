"""Dispatchers, as functions of a message."""

from __future__ import annotations

import asyncio
import inspect
import json
import logging
from typing import Any

import pytest
from dispatch_support import VERSIONS, notification, prompt, request, update
from hypothesis import given
from hypothesis import strategies as st

from acp_bindings import v1, v2

SIDES = ("Agent", "Client", "Proxy")
EVERY = [
    (version, role, method)
    for version, module in VERSIONS.items()
    for role in SIDES
    for method in module.methods.ALL
    if method.side == role.lower()
]
REQUESTS = [each for each in EVERY if not each[2].notification]


def ask(dispatcher: Any, message: Any) -> Any:
    return asyncio.run(dispatcher.handle(message))


def code(reply: Any) -> int:
    assert set(reply) == {"jsonrpc", "id", "error"}
    return reply["error"]["code"]


class Recording(v1.Agent):
    def __init__(self, answer: Any = None) -> None:
        self.answer = answer
        self.seen: list[Any] = []

    async def session_new(self, params: v1.NewSessionRequest) -> v1.NewSessionResponse:
        self.seen.append(params)
        if isinstance(self.answer, BaseException):
            raise self.answer
        return self.answer or v1.NewSessionResponse(session_id="s")

    async def session_cancel(self, params: v1.CancelNotification) -> None:
        self.seen.append(params)
        if isinstance(self.answer, BaseException):
            raise self.answer


GOOD = request("session/new", {"cwd": "/", "mcpServers": []}, 7)


# Stubs


@pytest.mark.parametrize(("version", "role", "method"), EVERY)
def test_each_method_has_an_async_stub_with_its_types_and_its_description(
    version: str, role: str, method: Any
) -> None:
    stub = getattr(getattr(VERSIONS[version], role), method.name)
    assert inspect.iscoroutinefunction(stub)
    signature = inspect.signature(stub)
    assert list(signature.parameters) == ["self", "params"]
    assert signature.parameters["params"].annotation == method.params
    allowed = {method.result or "None"} | (
        {f"{method.result} | None"} if method.bare_result else set()
    )
    assert signature.return_annotation in allowed
    assert stub.__doc__
    for feature in method.features:
        assert f"`Feature.{feature}`" in stub.__doc__


@pytest.mark.parametrize(("version", "role", "method"), REQUESTS)
def test_a_stub_that_is_not_overridden_is_no_method(version: str, role: str, method: Any) -> None:
    module = VERSIONS[version]
    handler = getattr(module, role)()
    stub = getattr(handler, method.name)
    with pytest.raises(module.RequestError) as caught:
        asyncio.run(stub(None))
    assert caught.value.code == -32601


@pytest.mark.parametrize(("version", "role", "method"), REQUESTS)
def test_unknown_unstable_and_foreign_methods_are_not_found(
    version: str, role: str, method: Any
) -> None:
    module = VERSIONS[version]

    class Everything:
        def __getattr__(self, name: str) -> Any:
            raise AssertionError(f"{name} was called")

    for other in SIDES:
        for flags in (module.Feature.NONE, module.Feature.ALL):
            if other == role and (not method.features or flags):
                continue
            if method.wire_name in module.methods.REQUESTS.get(other.lower(), {}) and flags:
                continue
            dispatcher = getattr(module, f"{other}Dispatcher")(Everything(), features=flags)
            assert code(ask(dispatcher, request(method.wire_name, {}))) == -32601


def test_plain_functions_do_as_well_as_async_ones() -> None:
    class Plain(v1.Agent):
        def session_new(self, params: Any) -> Any:
            return v1.NewSessionResponse(session_id="plain")

    reply = ask(v1.AgentDispatcher(Plain()), GOOD)
    assert reply == {"jsonrpc": "2.0", "id": 7, "result": {"sessionId": "plain"}}


def test_any_awaitable_will_do() -> None:
    class Awaitable(v1.Agent):
        def session_new(self, params: Any) -> Any:
            return asyncio.ensure_future(asyncio.sleep(0, v1.NewSessionResponse(session_id="f")))

    async def run() -> Any:
        return await v1.AgentDispatcher(Awaitable()).handle(GOOD)

    assert asyncio.run(run())["result"] == {"sessionId": "f"}


def test_none_stands_for_an_empty_result_only_where_that_is_one() -> None:
    class Lazy(v1.Agent):
        def session_new(self, params: Any) -> Any:
            return None

        def authenticate(self, params: Any) -> None:
            return None

    dispatcher = v1.AgentDispatcher(Lazy(), on_error=lambda report: None)
    assert ask(dispatcher, request("authenticate", {"methodId": "m"}))["result"] == {}
    assert code(ask(dispatcher, GOOD)) == -32603


# Names outside the protocol


class Extended(v1.Agent):
    def __init__(self) -> None:
        self.seen: list[Any] = []

    async def ext_method(self, method: str, params: Any) -> Any:
        self.seen.append((method, params))
        return [params]

    async def ext_notification(self, method: str, params: Any) -> None:
        self.seen.append((method, params))


@pytest.mark.parametrize("params", [..., None, {}, {"_meta": {"a": 1}}, [1], "text", 5])
def test_extension_methods_get_their_name_and_params_verbatim(params: Any) -> None:
    agent = Extended()
    expected = {} if params in (..., None) else params
    name = "_Vendor.example/Do-It"
    reply = ask(v1.AgentDispatcher(agent), request(name, params))
    assert reply == {"jsonrpc": "2.0", "id": 1, "result": [expected]}
    assert ask(v1.AgentDispatcher(agent), notification(name, params)) is None
    assert agent.seen == [(name, expected)] * 2


@pytest.mark.parametrize("name", ["x/_y", "ext_method", "", "session/_new", "__init__"])
def test_only_names_with_an_underscore_in_front_are_extensions(name: str) -> None:
    agent = Extended()
    reply = ask(v1.AgentDispatcher(agent), request(name, {}))
    if name.startswith("_"):
        assert agent.seen == [(name, {})]
    else:
        assert code(reply) == -32601
        assert agent.seen == []


def test_an_extension_that_is_not_overridden_is_no_method() -> None:
    reports: list[Any] = []
    dispatcher = v1.AgentDispatcher(v1.Agent(), on_error=reports.append)
    assert code(ask(dispatcher, request("_x"))) == -32601
    assert ask(dispatcher, notification("_x")) is None
    assert [report.kind for report in reports] == ["unknown"]


# Params


SECRETS = {
    "cwd": 5,
    "additionalDirectories": ["/", 77123],
    "mcpServers": [
        {"name": "n", "command": "c", "args": [], "env": [{"name": "TOKEN", "value": 99123}]},
        {
            "type": "http",
            "name": "n",
            "url": "u",
            "headers": [{"name": "Auth", "value": {"hunter2": 1}}],
        },
        {"type": "hunter2"},
        "hunter2",
    ],
    "_meta": {"hunter2": "hunter2"},
}


@pytest.mark.parametrize("module", VERSIONS.values())
def test_bad_params_list_every_place_and_reason_and_never_a_value(module: Any) -> None:
    called: list[Any] = []
    agent = module.Agent()
    agent.session_new = called.append
    reply = ask(module.AgentDispatcher(agent), request("session/new", SECRETS))
    assert code(reply) == -32602
    data = reply["error"]["data"]
    assert all(set(issue) == {"pointer", "reason"} for issue in data)
    assert len(data) == len({issue["pointer"] for issue in data}) >= 3
    assert {"pointer": "/cwd", "reason": "expected string, found integer"} in data
    text = json.dumps(reply)
    assert "hunter2" not in text and "99123" not in text and "77123" not in text
    assert called == []


@pytest.mark.parametrize("params", [[], [1], 5, "x", True])
def test_params_that_are_no_object_are_bad(params: Any) -> None:
    reply = ask(v1.AgentDispatcher(Recording()), request("session/new", params))
    assert code(reply) == -32602
    assert reply["error"]["data"][0]["pointer"] == ""


@pytest.mark.parametrize("params", [..., None])
def test_null_or_absent_params_count_as_empty(params: Any) -> None:
    class Lists(v1.Agent):
        def session_list(self, params: v1.ListSessionsRequest) -> v1.ListSessionsResponse:
            assert params == v1.ListSessionsRequest()
            return v1.ListSessionsResponse(sessions=[])

    reply = ask(v1.AgentDispatcher(Lists()), request("session/list", params))
    assert reply["result"] == {"sessions": []}
    assert code(ask(v1.AgentDispatcher(Recording()), request("session/new", params))) == -32602


def test_meta_goes_into_meta_and_nowhere_else() -> None:
    agent = Recording()
    params = {"cwd": "/", "mcpServers": [], "_meta": {"cwd": "/etc", "self": 1, "params": 2}}
    assert "result" in ask(v1.AgentDispatcher(agent), request("session/new", params))
    (seen,) = agent.seen
    assert (seen.cwd, seen.meta) == ("/", params["_meta"])


def test_features_open_fields_and_methods() -> None:
    class Forks(v1.Agent):
        def session_fork(self, params: Any) -> Any:
            return v1.unstable.ForkSessionResponse(session_id="f")

    message = request("session/fork", {"sessionId": "s", "cwd": "/"})
    assert code(ask(v1.AgentDispatcher(Forks()), message)) == -32601
    on = v1.AgentDispatcher(Forks(), features=v1.Feature.SESSION_FORK)
    assert ask(on, message)["result"] == {"sessionId": "f"}
    other = v1.AgentDispatcher(Forks(), features=v1.Feature.ALL & ~v1.Feature.SESSION_FORK)
    assert code(ask(other, message)) == -32601


# Errors of handlers


@pytest.mark.parametrize("data", [None, {"a": [1]}, "text", 0, False])
def test_a_request_error_is_sent_as_it_is(data: Any, caplog: pytest.LogCaptureFixture) -> None:
    agent = Recording(v1.RequestError(-32000, "Log in first", data))
    body = {"code": -32000, "message": "Log in first"}
    expected = body if data is None else {**body, "data": data}
    assert ask(v1.AgentDispatcher(agent), GOOD) == {"jsonrpc": "2.0", "id": 7, "error": expected}
    assert caplog.records == []


@pytest.mark.parametrize(
    "error", [ValueError("hunter2"), KeyError("hunter2"), v1.DecodeError("/hunter2", "hunter2")]
)
def test_any_other_exception_sends_no_detail_and_is_logged(
    error: Exception, caplog: pytest.LogCaptureFixture
) -> None:
    reports: list[Any] = []
    reply = ask(v1.AgentDispatcher(Recording(error), on_error=reports.append), GOOD)
    assert reply["error"] == {"code": -32603, "message": "Internal error"}
    (record,) = caplog.records
    assert record.exc_info is not None and record.exc_info[1] is error
    assert record.exc_info[2] is not None, "the traceback"
    assert [(report.kind, report.method, report.error) for report in reports] == [
        ("handler", "session/new", error)
    ]


@pytest.mark.parametrize(
    "bad",
    [
        5,
        {"sessionId": "s"},
        v1.AuthenticateResponse(),
        v2.NewSessionResponse(session_id="s"),
        v1.NewSessionResponse(session_id=5),  # type: ignore[arg-type]
        v1.NewSessionResponse(session_id="s", meta={"x": float("nan")}),
        v1.NewSessionResponse(session_id="s", meta=object()),  # type: ignore[arg-type]
        v1.NewSessionResponse.__new__(v1.NewSessionResponse),
    ],
    ids=lambda bad: type(bad).__name__,
)
def test_a_bad_result_is_an_internal_error_and_logged(
    bad: Any, caplog: pytest.LogCaptureFixture
) -> None:
    raw = asyncio.run(v1.AgentDispatcher(Recording(bad)).handle_json(json.dumps(GOOD)))
    assert raw is not None
    assert json.loads(raw)["error"] == {"code": -32603, "message": "Internal error"}
    assert json.loads(raw)["id"] == 7
    assert any(record.exc_info for record in caplog.records)


@pytest.mark.parametrize(
    "bad", [("x", "m", None), (1, 2, None), (1, "m", object()), (True, "m", None)]
)
def test_a_request_error_that_is_none_is_an_internal_error(bad: Any) -> None:
    dispatcher = v1.AgentDispatcher(Recording(v1.RequestError(*bad)))
    raw = asyncio.run(dispatcher.handle_json(json.dumps(GOOD)))
    assert raw is not None
    assert json.loads(raw)["error"] == {"code": -32603, "message": "Internal error"}


def test_a_cancelled_handler_still_answers() -> None:
    reply = ask(v1.AgentDispatcher(Recording(asyncio.CancelledError())), GOOD)
    assert (reply["id"], code(reply)) == (7, -32800)


def test_cancelling_the_task_that_handles_gives_the_answer() -> None:
    class Slow(v1.Agent):
        async def session_new(self, params: Any) -> Any:
            await asyncio.sleep(60)

    async def run() -> Any:
        task = asyncio.create_task(v1.AgentDispatcher(Slow()).handle(GOOD))
        await asyncio.sleep(0)
        task.cancel()
        return await task

    assert code(asyncio.run(run())) == -32800


# Notifications


def test_an_unknown_notification_is_ignored_and_reported() -> None:
    reports: list[Any] = []
    dispatcher = v1.AgentDispatcher(Recording(), on_error=reports.append)
    # The last two: a request's method, and a notification of the other side.
    for name in ("nope", "session/new", "session/update"):
        assert ask(dispatcher, notification(name, {"hunter2": 1})) is None
    assert [(report.kind, report.method) for report in reports] == [
        ("unknown", "nope"),
        ("unknown", "session/new"),
        ("unknown", "session/update"),
    ]
    assert reports[0].raw == {"hunter2": 1}
    assert "hunter2" not in str(reports)


def test_a_notification_that_does_not_decode_is_reported_and_nothing_else() -> None:
    reports: list[Any] = []
    seen: list[Any] = []

    class Shows(v1.Client):
        def session_update(self, params: v1.SessionNotification) -> None:
            seen.append(params)

    dispatcher = v1.ClientDispatcher(Shows(), on_error=reports.append)
    usage = {"sessionUpdate": "usage_update", "used": None, "size": 5}
    params = {"sessionId": "hunter2", "update": usage}
    assert ask(dispatcher, notification("session/update", params)) is None
    (report,) = reports
    assert (report.kind, report.method, report.raw) == ("params", "session/update", params)
    (issue,) = report.issues
    assert (issue.path, issue.message) == ("/update/used", "expected integer, found null")
    assert "hunter2" not in str(report)
    assert seen == []
    assert ask(dispatcher, notification("session/update", update("next"))) is None
    assert len(seen) == 1


def test_a_notification_handler_that_fails_is_logged_and_reported(
    caplog: pytest.LogCaptureFixture,
) -> None:
    reports: list[Any] = []
    error = ValueError("no")
    dispatcher = v1.AgentDispatcher(Recording(error), on_error=reports.append)
    assert ask(dispatcher, notification("session/cancel", {"sessionId": "s"})) is None
    assert [(report.kind, report.error) for report in reports] == [("handler", error)]
    assert [record.exc_info[1] for record in caplog.records if record.exc_info] == [error]


def test_a_hook_that_fails_harms_nothing(caplog: pytest.LogCaptureFixture) -> None:
    def hook(report: Any) -> None:
        raise ValueError("hook")

    dispatcher = v1.AgentDispatcher(Recording(), on_error=hook)
    assert ask(dispatcher, notification("nope")) is None
    assert ask(dispatcher, GOOD)["result"] == {"sessionId": "s"}
    assert len(caplog.records) == 1


def test_without_a_hook_reports_are_logged_without_values(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    ask(
        v1.AgentDispatcher(Recording()),
        notification("session/cancel", {"sessionId": 5, "x": "hunter2"}),
    )
    names = [record.name for record in caplog.records if record.levelno > logging.DEBUG]
    assert names == ["acp_bindings"]
    assert "/sessionId" in caplog.text
    assert "hunter2" not in caplog.text


def test_names_and_keys_of_a_peer_make_no_lines_in_a_log(caplog: pytest.LogCaptureFixture) -> None:
    ask(v1.AgentDispatcher(Recording()), notification("x\nERROR all is lost\x1b[2J"))

    class Fails(v1.Agent):
        async def ext_method(self, method: str, params: Any) -> Any:
            raise ValueError

    ask(v1.AgentDispatcher(Fails()), request("_y\nERROR again"))
    lines = [record.getMessage() for record in caplog.records if record.name == "acp_bindings"]
    assert len(lines) == 2
    assert all(line.isprintable() for line in lines)


# Envelopes


@pytest.mark.parametrize("raw", ["", "{", b"\xff{}", "nul", '{"a":NaN}', "[" * 100_000])
def test_text_that_is_no_json_gets_a_parse_error_with_id_null(raw: Any) -> None:
    reply = asyncio.run(v1.AgentDispatcher(Recording()).handle_json(raw))
    assert reply is not None
    assert json.loads(reply)["error"]["code"] == -32700
    assert json.loads(reply)["id"] is None


NO_MESSAGE = [
    [],
    [GOOD],
    5,
    "x",
    None,
    True,
    {},
    {"jsonrpc": "2.0"},
    {"jsonrpc": "2.0", "id": 1},
    {"jsonrpc": "1.0", "id": 1, "method": "session/new"},
    {"id": 1, "method": "session/new"},
    {"jsonrpc": 2.0, "method": "session/new"},
    {"jsonrpc": "2.0", "method": 5},
    {"jsonrpc": "2.0", "id": 1, "method": None},
    {"jsonrpc": "2.0", "id": True, "method": "session/new"},
    {"jsonrpc": "2.0", "id": 1.5, "method": "session/new"},
    {"jsonrpc": "2.0", "id": [1], "method": "session/new"},
    {"jsonrpc": "2.0", "id": {}, "method": "session/new"},
]


@pytest.mark.parametrize("message", NO_MESSAGE, ids=json.dumps)
@pytest.mark.parametrize("module", VERSIONS.values())
def test_what_is_no_message_is_an_invalid_request_with_id_null(module: Any, message: Any) -> None:
    reports: list[Any] = []
    dispatcher = module.AgentDispatcher(module.Agent(), on_error=reports.append)
    reply = ask(dispatcher, message)
    assert (code(reply), reply["id"]) == (-32600, None)
    assert [report.kind for report in reports] == ["message"]


@pytest.mark.parametrize("identity", [0, -1, 2**70, "", "x", "1", 5.0])
def test_ids_come_back_as_they_are(identity: Any) -> None:
    reply = ask(v1.AgentDispatcher(Recording()), {**GOOD, "id": identity})
    assert reply["id"] == identity
    assert type(reply["id"]) is type(identity)


def test_null_is_an_id_in_version_1_alone() -> None:
    reply = ask(v1.AgentDispatcher(Recording()), {**GOOD, "id": None})
    assert reply == {"jsonrpc": "2.0", "id": None, "result": {"sessionId": "s"}}
    other = ask(v2.AgentDispatcher(v2.Agent()), {**GOOD, "id": None})
    assert (code(other), other["id"]) == (-32600, None)


def test_responses_are_no_business_of_a_dispatcher() -> None:
    reports: list[Any] = []
    dispatcher = v1.AgentDispatcher(Recording(), on_error=reports.append)
    assert ask(dispatcher, {"jsonrpc": "2.0", "id": 1, "result": {}}) is None
    assert ask(dispatcher, {"jsonrpc": "2.0", "error": None}) is None
    assert [report.kind for report in reports] == ["response"] * 2


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3)
    ),
    max_leaves=8,
)
NAMES = st.sampled_from(
    [method.wire_name for _, _, method in EVERY] + ["_x", "nope", "$/cancel_request"]
)
MESSAGES = JSON | st.fixed_dictionaries(
    {"jsonrpc": st.just("2.0"), "method": NAMES | JSON},
    optional={"id": JSON, "params": JSON | st.just(prompt()), "result": JSON, "error": JSON},
)


class Erratic:
    """Answers every call in a way of its own, mostly a wrong one."""

    def __init__(self, answers: list[Any]) -> None:
        self._answers = answers

    def __getattr__(self, name: str) -> Any:
        def method(*params: Any) -> Any:
            answer = self._answers.pop() if self._answers else None
            if isinstance(answer, BaseException):
                raise answer
            return answer

        return method


ANSWERS = st.sampled_from(
    [
        None,
        v1.NewSessionResponse(session_id="s"),
        v1.RequestError(1, "m", object()),
        ValueError(),
        asyncio.CancelledError(),
        v1.UnstableFeatureError("m", ()),
        RecursionError(),
    ]
)


@given(MESSAGES, st.lists(ANSWERS, max_size=1))
def test_every_request_gets_exactly_one_reply_whatever_happens(
    message: Any, answers: list[Any]
) -> None:
    dispatcher = v1.AgentDispatcher(Erratic(list(answers)), on_error=lambda report: None)  # type: ignore[arg-type]
    is_notification = isinstance(message, dict) and "method" in message and "id" not in message
    if is_notification and any(isinstance(each, asyncio.CancelledError) for each in answers):
        return
    logging.disable()
    try:
        reply = ask(dispatcher, message)
    finally:
        logging.disable(logging.NOTSET)
    if reply is not None:
        assert reply["jsonrpc"] == "2.0"
        assert ("result" in reply) != ("error" in reply)
        dispatcher.text(reply)
    if isinstance(message, dict) and isinstance(message.get("method"), str):
        identity = message.get("id", ...)
        if type(identity) in (str, int):
            assert reply is not None and reply["id"] == identity
        elif identity is ...:
            assert reply is None or reply["id"] is None
