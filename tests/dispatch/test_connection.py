"""Connections: what must hold between the two ends of a pair of streams."""

from __future__ import annotations

import asyncio
import json
import os
import time
from typing import Any

import pytest
from dispatch_support import (
    VERSIONS,
    linked,
    notification,
    prompt,
    raised,
    request,
    runs,
    served,
    socket_streams,
    until,
    update,
)

from acp_bindings import v1, v2
from acp_bindings.connection import Connection

CANCEL = "$/cancel_request"
FORK = request("session/fork", {"sessionId": "s", "cwd": "/"})


class Agent(v1.Agent):
    """Echoes prompts; what a prompt says can make it wait, fail or call back."""

    def __init__(self) -> None:
        self.started: list[str] = []
        self.ended: list[str] = []
        self.go_on = asyncio.Event()

    async def session_new(self, params: v1.NewSessionRequest) -> v1.NewSessionResponse:
        return v1.NewSessionResponse(session_id="s")

    async def session_prompt(self, params: v1.PromptRequest) -> v1.PromptResponse:
        block = params.prompt[0]
        assert isinstance(block, v1.TextContent)
        self.started.append(block.text)
        try:
            await self.answer(block.text)
        finally:
            self.ended.append(block.text)
        return v1.PromptResponse(stop_reason="end_turn")

    async def answer(self, text: str) -> None:
        if text.startswith("wait"):
            await self.go_on.wait()
        if text.startswith("stream"):
            for number in range(int(text.split()[1])):
                await self.client.session_update(chunk(str(number)))
        if text == "ask":
            await self.client.fs_read_text_file(v1.ReadTextFileRequest(session_id="s", path="/p"))


class Client(v1.Client):
    def __init__(self) -> None:
        self.seen: list[str] = []

    async def session_update(self, params: v1.SessionNotification) -> None:
        update = params.update
        assert isinstance(update, v1.ContentChunk)
        assert isinstance(update.content, v1.TextContent)
        self.seen.append(update.content.text)

    async def fs_read_text_file(self, params: v1.ReadTextFileRequest) -> v1.ReadTextFileResponse:
        return v1.ReadTextFileResponse(content=params.path)


def chunk(text: str) -> v1.SessionNotification:
    content = v1.TextContentBlock(text=text)
    return v1.SessionNotification(
        session_id="s", update=v1.AgentMessageChunkSessionUpdate(content=content)
    )


def ask(text: str) -> v1.PromptRequest:
    return v1.PromptRequest(session_id="s", prompt=[v1.TextContentBlock(text=text)])


# Not JSON, and no message


@pytest.mark.parametrize(
    ("raw", "code"),
    [
        (b"{not json\n", -32700),
        (b"\xff\xfe\x00{}\n", -32700),
        (b'{"jsonrpc":"2.0","id":1,"method":"session/new","params":NaN}\n', -32700),
        (b"[" * 100_000 + b"\n", -32700),
        (b"[]\n", -32600),
        (json.dumps([request("session/new")]).encode() + b"\n", -32600),
        (b"5\n", -32600),
        (b'{"jsonrpc":"1.0","id":1,"method":"session/new"}\n', -32600),
    ],
)
@runs
async def test_the_connection_lives_on_after_garbage(raw: bytes, code: int) -> None:
    reports: list[Any] = []
    async with served(Agent(), on_error=reports.append) as (_, wire):
        wire.write(raw)
        reply = await wire.receive()
        assert (reply["id"], reply["error"]["code"]) == (None, code)
        wire.send(request("session/new", {"cwd": "/", "mcpServers": []}, 5))
        assert await wire.receive() == {"jsonrpc": "2.0", "id": 5, "result": {"sessionId": "s"}}
        assert len(reports) == 1


@runs
async def test_blank_lines_and_carriage_returns_say_nothing() -> None:
    async with served(Agent()) as (_, wire):
        wire.write(b"\n  \r\n\t\n")
        line = json.dumps(request("session/new", {"cwd": "/", "mcpServers": []}))
        wire.write(line.encode() + b"\r\n")
        assert (await wire.receive())["result"] == {"sessionId": "s"}
        assert await wire.silent()


# Exactly one reply


@runs
async def test_every_request_gets_one_reply_also_without_a_form_in_json() -> None:
    class Odd(Agent):
        async def ext_method(self, method: str, params: Any) -> Any:
            if params == 0:
                return object()
            if params == 1:
                return {"a": float("nan")}
            if params == 2:
                raise v1.RequestError(1, "m", {1, 2})
            raise v1.RequestError(1, "m", {"deep": {"a": float("inf")}})

    async with served(Odd(), on_error=lambda report: None) as (_, wire):
        for number in range(4):
            wire.send(request("_x", number, number))
        replies = [await wire.receive() for _ in range(4)]
        assert {reply["id"] for reply in replies} == {0, 1, 2, 3}
        assert {reply["error"]["code"] for reply in replies} == {-32603}
        assert await wire.silent()


@runs
async def test_two_requests_with_one_id_get_two_replies() -> None:
    agent = Agent()
    async with served(agent) as (_, wire):
        wire.send(request("session/prompt", prompt("wait")), request("session/prompt", prompt()))
        assert "result" in await wire.receive()
        agent.go_on.set()
        assert "result" in await wire.receive()
        assert await wire.silent()


@runs
async def test_requests_run_concurrently() -> None:
    agent = Agent()
    async with served(agent) as (_, wire):
        for number in range(50):
            wire.send(request("session/prompt", prompt(f"wait {number}"), number))
        await until(lambda: len(agent.started) == 50)
        wire.send(request("session/prompt", prompt("quick"), "quick"))
        assert (await wire.receive())["id"] == "quick"
        agent.go_on.set()
        assert {(await wire.receive())["id"] for _ in range(50)} == set(range(50))


@runs
async def test_more_requests_than_allowed_at_a_time_get_an_error() -> None:
    agent = Agent()
    async with served(agent, max_requests=2) as (_, wire):
        for number in range(3):
            wire.send(request("session/prompt", prompt("wait"), number))
        reply = await wire.receive()
        assert (reply["id"], reply["error"]["code"]) == (2, -32603)
        agent.go_on.set()
        assert {(await wire.receive())["id"] for _ in range(2)} == {0, 1}


# Responses


@pytest.mark.parametrize(
    "response",
    [
        {"jsonrpc": "2.0", "id": 99, "result": {}},
        {"jsonrpc": "2.0", "result": {}},
        {"jsonrpc": "2.0", "error": {"code": -32700, "message": "Parse error"}},
        {"jsonrpc": "2.0", "id": None, "error": {"code": -32700, "message": "Parse error"}},
        {"jsonrpc": "2.0", "id": "1", "result": {}},
        {"jsonrpc": "2.0", "id": True, "result": {}},
        {"jsonrpc": "2.0", "id": [1], "result": {}},
        {"jsonrpc": "2.0", "id": {}, "error": {}},
    ],
    ids=json.dumps,
)
@runs
async def test_a_response_that_no_call_waits_for_is_reported(response: Any) -> None:
    reports: list[Any] = []
    async with served(Client(), on_error=reports.append) as (connection, wire):
        call = asyncio.create_task(connection.request("session/new", {}))
        assert (await wire.receive())["id"] == 1
        wire.send(response)
        await until(lambda: reports)
        assert not call.done()
        wire.send({"jsonrpc": "2.0", "id": 1, "result": {"late": False}})
        assert await call == {"late": False}
        assert [(report.kind, report.raw) for report in reports] == [("response", response)]
        assert await wire.silent()


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"result": {}, "error": {"code": 1, "message": "m"}}, -32603),
        ({}, -32603),
        ({"error": None}, -32603),
        ({"error": "text"}, -32603),
        ({"error": {"code": "x", "message": "m"}}, -32603),
        ({"error": {"code": 5, "message": None}}, 5),
        ({"error": {"message": "m"}}, -32603),
        ({"error": {"code": 5}}, 5),
        ({"jsonrpc": "1.0", "result": {}}, -32603),
        ({"jsonrpc": None, "error": {"code": 5, "message": "m"}}, -32603),
    ],
)
@runs
async def test_a_malformed_response_is_reported_and_rejects_its_caller(
    body: Any, code: int
) -> None:
    reports: list[Any] = []
    async with served(Client(), on_error=reports.append) as (connection, wire):
        call = asyncio.create_task(connection.request("session/new", {}))
        await wire.receive()
        wire.send({"jsonrpc": "2.0", "id": 1, **body})
        error = await raised(call)
        assert isinstance(error, v1.RequestError)
        assert error.code == code
        assert [report.kind for report in reports] == ["response"]
        assert await wire.silent()


@runs
async def test_the_error_of_the_peer_reaches_the_caller() -> None:
    client = Client()
    async with served(client) as (_, wire):
        call = asyncio.create_task(client.agent.session_prompt(ask("hi")))
        message = await wire.receive()
        error = {"code": -32000, "message": "Log in", "data": {"a": [1]}}
        wire.send({"jsonrpc": "2.0", "id": message["id"], "error": error})
        caught = await raised(call)
        assert isinstance(caught, v1.RequestError)
        assert (caught.code, caught.message, caught.data) == (-32000, "Log in", {"a": [1]})


@runs
async def test_results_are_decoded_by_method_and_a_bad_one_raises() -> None:
    client = Client()
    async with served(client) as (_, wire):
        for result, expected in [
            ({"sessionId": "s", "new": 1}, v1.NewSessionResponse(session_id="s")),
            ({"sessionId": 5}, v1.DecodeError),
            (None, v1.DecodeError),
        ]:
            params = v1.NewSessionRequest(cwd="/", mcp_servers=[])
            call = asyncio.create_task(client.agent.session_new(params))
            message = await wire.receive()
            assert message["params"] == {"cwd": "/", "mcpServers": []}
            wire.send({"jsonrpc": "2.0", "id": message["id"], "result": result})
            if isinstance(expected, type):
                assert isinstance(await raised(call), expected)
            else:
                assert (await call).session_id == expected.session_id


@runs
async def test_a_null_result_counts_as_empty_where_that_is_a_result() -> None:
    client = Client()
    async with served(client) as (_, wire):
        call = asyncio.create_task(client.agent.authenticate(v1.AuthenticateRequest(method_id="m")))
        message = await wire.receive()
        wire.send({"jsonrpc": "2.0", "id": message["id"], "result": None})
        assert await call == v1.AuthenticateResponse()


@runs
async def test_what_cannot_be_sent_is_not_sent() -> None:
    client = Client()
    async with served(client) as (_, wire):
        unstable = v1.unstable.ForkSessionRequest(session_id="s", cwd="/")
        assert isinstance(
            await raised(client.agent.session_fork(unstable)), v1.UnstableFeatureError
        )
        wrong: Any = ask("hi")
        assert isinstance(await raised(client.agent.session_new(wrong)), TypeError)
        bad = v1.PromptRequest(session_id="s", prompt=[], meta={"x": float("nan")})
        assert isinstance(await raised(client.agent.session_prompt(bad)), ValueError)
        assert isinstance(await raised(client.agent.ext_method("x")), ValueError)
        assert isinstance(await raised(client.agent.ext_notification("x")), ValueError)
        assert await wire.silent()


@runs
async def test_flags_open_methods_of_the_connection_both_ways() -> None:
    class Forks(Agent):
        async def session_fork(self, params: Any) -> Any:
            return v1.unstable.ForkSessionResponse(session_id=params.session_id + "2")

    flag = v1.Feature.SESSION_FORK
    client = Client()
    async with linked(Forks(), client, features=flag):
        result = await client.agent.session_fork(
            v1.unstable.ForkSessionRequest(session_id="s", cwd="/")
        )
        assert result.session_id == "s2"
    async with served(Forks()) as (_, wire):
        wire.send(FORK)
        assert (await wire.receive())["error"]["code"] == -32601


# Cancellation


@runs
async def test_cancel_request_cancels_the_handler_which_answers_so() -> None:
    agent = Agent()
    async with served(agent) as (_, wire):
        wire.send(request("session/prompt", prompt("wait"), "a"))
        await until(lambda: agent.started)
        wire.send(notification(CANCEL, {"requestId": "b"}))
        wire.send(notification(CANCEL, {"requestId": "a"}))
        reply = await wire.receive()
        assert (reply["id"], reply["error"]["code"]) == ("a", -32800)
        assert agent.ended == ["wait"]
        wire.send(notification(CANCEL, {"requestId": "a"}))
        assert await wire.silent()


@runs
async def test_a_request_cancelled_before_it_began_is_answered() -> None:
    async with served(Agent()) as (_, wire):
        message = request("session/prompt", prompt("wait"), 1)
        cancel = notification(CANCEL, {"requestId": 1})
        wire.write(json.dumps(message).encode() + b"\n" + json.dumps(cancel).encode() + b"\n")
        assert (await wire.receive())["error"]["code"] == -32800
        assert await wire.silent()


@runs
async def test_a_handler_may_answer_a_cancelled_request() -> None:
    class Polite(Agent):
        async def answer(self, text: str) -> None:
            try:
                await asyncio.sleep(60)
            except asyncio.CancelledError:
                await asyncio.sleep(0.01)

    agent = Polite()
    async with served(agent) as (_, wire):
        wire.send(request("session/prompt", prompt(), 1))
        await until(lambda: agent.started)
        wire.send(notification(CANCEL, {"requestId": 1}))
        assert (await wire.receive())["result"] == {"stopReason": "end_turn"}


@pytest.mark.parametrize("params", [..., None, [], {}, {"requestId": True}, {"requestId": [1]}])
@runs
async def test_a_malformed_cancel_request_is_reported(params: Any) -> None:
    reports: list[Any] = []
    agent = Agent()
    async with served(agent, on_error=reports.append) as (_, wire):
        wire.send(request("session/prompt", prompt("wait"), 1))
        wire.send(notification(CANCEL, params))
        await until(lambda: reports)
        assert [(report.kind, report.method) for report in reports] == [("params", CANCEL)]
        agent.go_on.set()
        assert "result" in await wire.receive()


@runs
async def test_cancelling_the_task_of_a_caller_tells_the_peer() -> None:
    client = Client()
    reports: list[Any] = []
    async with served(client, on_error=reports.append) as (_, wire):
        call = asyncio.create_task(client.agent.session_prompt(ask("hi")))
        message = await wire.receive()
        call.cancel()
        assert isinstance(await raised(call), asyncio.CancelledError)
        assert await wire.receive() == notification(CANCEL, {"requestId": message["id"]})
        # The late answer is dropped quietly, a second one is not.
        wire.send({"jsonrpc": "2.0", "id": message["id"], "result": {"stopReason": "cancelled"}})
        other = asyncio.create_task(client.agent.session_prompt(ask("next")))
        message = await wire.receive()
        wire.send({"jsonrpc": "2.0", "id": message["id"], "result": {"stopReason": "end_turn"}})
        assert (await other).stop_reason == "end_turn"
        assert reports == []


@runs
async def test_a_call_that_was_answered_or_never_sent_is_not_cancelled_at_the_peer() -> None:
    client = Client()
    async with served(client) as (_, wire):
        call = asyncio.create_task(client.agent.session_prompt(ask("hi")))
        call.cancel()
        await raised(call)
        call = asyncio.create_task(client.agent.session_prompt(ask("hi")))
        message = await wire.receive()
        wire.send({"jsonrpc": "2.0", "id": message["id"], "result": {"stopReason": "end_turn"}})
        await call
        call.cancel()
        assert await wire.silent()


@runs
async def test_cancellation_goes_on_to_calls_that_the_handler_made() -> None:
    agent = Agent()
    async with served(agent) as (_, wire):
        wire.send(request("session/prompt", prompt("ask"), "p"))
        inner = await wire.receive()
        assert inner["method"] == "fs/read_text_file"
        wire.send(notification(CANCEL, {"requestId": "p"}))
        assert await wire.receive() == notification(CANCEL, {"requestId": inner["id"]})
        reply = await wire.receive()
        assert (reply["id"], reply["error"]["code"]) == ("p", -32800)


# Order


@runs
async def test_notifications_are_handled_in_order_one_after_the_other() -> None:
    class Uneven(Client):
        running = 0

        async def session_update(self, params: v1.SessionNotification) -> None:
            self.running += 1
            assert self.running == 1
            await asyncio.sleep(0.002 if len(self.seen) % 3 == 0 else 0)
            await super().session_update(params)
            self.running -= 1

    client = Uneven()
    async with served(client) as (_, wire):
        for number in range(60):
            wire.send(notification("session/update", update(str(number))))
        await until(lambda: len(client.seen) == 60)
        assert client.seen == [str(number) for number in range(60)]


@runs
async def test_a_caller_sees_every_update_before_its_call_returns() -> None:
    class Slow(Client):
        async def session_update(self, params: v1.SessionNotification) -> None:
            await asyncio.sleep(0.001)
            await super().session_update(params)

    client = Slow()
    async with linked(Agent(), client):
        for count in (0, 1, 40):
            client.seen.clear()
            await client.agent.session_prompt(ask(f"stream {count}"))
            assert client.seen == [str(number) for number in range(count)]


@runs
async def test_errors_come_after_the_updates_before_them_too() -> None:
    class Slow(Client):
        async def session_update(self, params: v1.SessionNotification) -> None:
            await asyncio.sleep(0.01)
            await super().session_update(params)

    client = Slow()
    async with served(client) as (_, wire):
        call = asyncio.create_task(client.agent.session_prompt(ask("hi")))
        message = await wire.receive()
        wire.send(notification("session/update", update("a")))
        wire.send({"jsonrpc": "2.0", "id": message["id"], "error": {"code": 1, "message": "m"}})
        wire.send(notification("session/update", update("b")))
        assert isinstance(await raised(call), v1.RequestError)
        assert client.seen == ["a"]


@pytest.mark.parametrize("nested", [False, True])
@runs
async def test_a_notification_handler_that_calls_the_peer_does_not_deadlock(nested: bool) -> None:
    class Asks(Client):
        async def session_update(self, params: v1.SessionNotification) -> None:
            call = self.agent.session_list(v1.ListSessionsRequest())
            await (asyncio.create_task(call) if nested else call)
            await super().session_update(params)

    client = Asks()
    async with served(client) as (_, wire):
        wire.send(*(notification("session/update", update(str(n))) for n in range(3)))
        for number in range(3):
            message = await wire.receive()
            assert client.seen == [str(n) for n in range(number)]
            wire.send(notification("session/update", update("later")))
            wire.send({"jsonrpc": "2.0", "id": message["id"], "result": {"sessions": []}})
        for _ in range(3):
            message = await wire.receive()
            wire.send({"jsonrpc": "2.0", "id": message["id"], "result": {"sessions": []}})
        await until(lambda: client.seen == ["0", "1", "2", "later", "later", "later"])


@runs
async def test_two_bridged_connections_that_wait_for_each_other_do_not_deadlock() -> None:
    class Bridge(Client):
        other: Any = None

        async def session_update(self, params: v1.SessionNotification) -> None:
            await self.other.agent.session_list(v1.ListSessionsRequest())
            await super().session_update(params)

    class Pings(Agent):
        async def session_list(self, params: Any) -> v1.ListSessionsResponse:
            return v1.ListSessionsResponse(sessions=[])

    one, two = Bridge(), Bridge()
    one.other, two.other = two, one
    left, right = Pings(), Pings()
    async with linked(left, one), linked(right, two):
        await asyncio.gather(
            *(
                agent.client.session_update(chunk(str(n)))
                for agent in (left, right)
                for n in range(5)
            )
        )
        await until(lambda: len(one.seen) == len(two.seen) == 5)


@runs
async def test_a_call_made_in_a_task_that_outlives_its_handler_waits_its_turn() -> None:
    class Starts(Client):
        task: Any = None

        async def session_update(self, params: v1.SessionNotification) -> None:
            if self.task is None:
                self.task = asyncio.create_task(self.agent.session_list(v1.ListSessionsRequest()))
            await asyncio.sleep(0.02)
            await super().session_update(params)

    client = Starts()
    async with served(client) as (_, wire):
        wire.send(notification("session/update", update("first")))
        message = await wire.receive()
        await until(lambda: client.seen == ["first"])
        wire.send(notification("session/update", update("second")))
        wire.send({"jsonrpc": "2.0", "id": message["id"], "result": {"sessions": []}})
        await client.task
        assert client.seen == ["first", "second"]


@runs
async def test_a_notification_handler_that_fails_does_not_stop_the_next() -> None:
    class Fails(Client):
        async def session_update(self, params: v1.SessionNotification) -> None:
            await super().session_update(params)
            raise asyncio.CancelledError if self.seen == ["0"] else ValueError

    client, reports = Fails(), []  # type: ignore[var-annotated]
    async with served(client, on_error=reports.append) as (_, wire):
        wire.send(*(notification("session/update", update(str(n))) for n in range(3)))
        await until(lambda: len(client.seen) == len(reports) == 3)
        assert [report.kind for report in reports] == ["handler"] * 3


# Limits


@runs
async def test_a_slow_reader_stops_the_writer_instead_of_filling_memory() -> None:
    agent = Agent()
    async with served(agent) as (_, wire):
        wire.reader._limit = 2**16  # type: ignore[attr-defined]
        sent = 0

        async def send() -> None:
            nonlocal sent
            for _ in range(100):
                await agent.client.session_update(chunk("x" * 2**20))
                sent += 1

        many = [asyncio.create_task(send()) for _ in range(20)]
        await asyncio.sleep(0.3)
        assert sent <= 2
        transport: Any = agent.client._link._output._sink.transport  # type: ignore[attr-defined]
        assert transport.get_write_buffer_size() < 3 * 2**20
        for task in many:
            task.cancel()
        await asyncio.gather(*many, return_exceptions=True)


@runs
async def test_slow_handlers_stop_the_reader_instead_of_filling_memory() -> None:
    class Stuck(Client):
        def __init__(self) -> None:
            super().__init__()
            self.go_on = asyncio.Event()

        async def session_update(self, params: v1.SessionNotification) -> None:
            await self.go_on.wait()
            self.seen.append("x")

    client = Stuck()
    async with served(client) as (connection, wire):
        line = json.dumps(notification("session/update", update("x" * 2**20))).encode() + b"\n"
        written = 0

        async def write() -> None:
            nonlocal written
            for _ in range(100):
                wire.write(line)
                await wire.writer.drain()
                written += 1

        task = asyncio.create_task(write())
        await asyncio.sleep(1)
        assert written < 40
        client.go_on.set()
        await task
        await until(lambda: len(client.seen) == 100)
        assert not connection.closed


@runs
async def test_a_full_inbox_does_not_keep_back_the_answer_that_empties_it() -> None:
    class Asks(Client):
        async def session_update(self, params: v1.SessionNotification) -> None:
            if not self.seen:
                await self.agent.session_list(v1.ListSessionsRequest())
            self.seen.append("x")

    client = Asks()
    async with served(client) as (_, wire):
        line = json.dumps(notification("session/update", update("x" * 2**20))).encode() + b"\n"
        for _ in range(30):
            wire.write(line)
            await wire.writer.drain()
        message = await wire.receive()
        wire.send({"jsonrpc": "2.0", "id": message["id"], "result": {"sessions": []}})
        await until(lambda: len(client.seen) == 30)


@runs
async def test_long_lines_take_linear_time() -> None:
    async def seconds(size: int) -> float:
        agent, client = Agent(), Client()
        async with linked(agent, client):
            await agent.client.session_update(chunk("warm"))
            start = time.perf_counter()
            await agent.client.session_update(chunk("x" * size))
            await until(lambda: len(client.seen) == 2)
            assert len(client.seen[1]) == size
            return time.perf_counter() - start

    small = min([await seconds(2 * 2**20) for _ in range(3)])
    large = min([await seconds(32 * 2**20) for _ in range(2)])
    # 16 times the size; quadratic would be 256 times the time.
    assert large < 64 * small + 0.5


@runs
async def test_a_line_over_the_limit_is_skipped_and_answered_with_an_error() -> None:
    reports: list[Any] = []
    async with served(Agent(), limit=1000, on_error=reports.append) as (_, wire):
        wire.write(b'{"x":"' + b"x" * 5_000_000)
        wire.write(b"x" * 5_000_000 + b'"}\n')
        reply = await wire.receive()
        assert (reply["id"], reply["error"]["code"]) == (None, -32600)
        wire.send(request("session/new", {"cwd": "/", "mcpServers": []}, 5))
        assert (await wire.receive())["id"] == 5
        assert [report.kind for report in reports] == ["line"]


@runs
async def test_the_limit_is_that_of_the_line_to_the_byte() -> None:
    message = json.dumps(request("session/new", {"cwd": "/", "mcpServers": []})).encode()
    for limit, good in [(len(message), True), (len(message) - 1, False)]:
        async with served(Agent(), limit=limit, on_error=lambda report: None) as (_, wire):
            wire.write(message + b"\n")
            assert ("result" in await wire.receive()) is good


@runs
async def test_a_peer_that_sends_garbage_and_reads_nothing_is_made_to_wait() -> None:
    async with served(Agent(), on_error=lambda report: None) as (connection, wire):
        wire.reader._limit = 2**10  # type: ignore[attr-defined]

        async def garbage() -> None:
            while True:
                wire.write(b"x\n" * 50_000)
                await wire.writer.drain()

        task = asyncio.create_task(garbage())
        sizes = []
        transport: Any = connection._output._sink.transport  # type: ignore[attr-defined]
        for _ in range(2):
            await asyncio.sleep(0.7)
            sizes.append(transport.get_write_buffer_size())
        assert sizes[1] <= sizes[0] < 2**26
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        wire.writer.transport.abort()


# The end


@runs
async def test_end_of_input_fails_waiting_calls_and_cancels_handlers() -> None:
    agent = Agent()
    async with served(agent) as (connection, wire):
        wire.send(request("session/prompt", prompt("wait"), 1))
        await until(lambda: agent.started)
        call = asyncio.create_task(connection.request("x", {}))
        assert (await wire.receive())["method"] == "x"
        wire.writer.write_eof()
        assert isinstance(await raised(call), v1.ConnectionClosed)
        await connection.wait_closed()
        assert agent.ended == ["wait"]
        assert isinstance(await raised(connection.request("x", {})), v1.ConnectionClosed)
        assert isinstance(await raised(connection.notify("x", {})), v1.ConnectionClosed)


@runs
async def test_what_came_before_the_end_of_input_is_still_handled() -> None:
    agent = Agent()
    async with served(agent) as (_, wire):
        # The last line has no newline.
        line = json.dumps(request("session/prompt", prompt("stream 3"), 1))
        wire.write(line.encode())
        wire.writer.write_eof()
        for _ in range(3):
            assert (await wire.receive())["method"] == "session/update"
        assert "result" in await wire.receive()
        assert await wire.reader.read() == b""


@runs
async def test_notifications_before_the_end_of_input_are_handled_while_they_get_on() -> None:
    class Slow(Client):
        async def session_update(self, params: v1.SessionNotification) -> None:
            await asyncio.sleep(0.05)
            await super().session_update(params)

    client = Slow()
    async with served(client, grace=0.2) as (connection, wire):
        wire.send(*(notification("session/update", update(str(n))) for n in range(10)))
        wire.writer.write_eof()
        await connection.wait_closed()
        assert len(client.seen) == 10


@runs
async def test_a_notification_handler_that_hangs_does_not_hang_the_end() -> None:
    class Stuck(Client):
        ended = False

        async def session_update(self, params: v1.SessionNotification) -> None:
            try:
                await asyncio.sleep(60)
            finally:
                self.ended = True

    client = Stuck()
    async with served(client, grace=0.1) as (connection, wire):
        wire.send(notification("session/update", update("x")))
        wire.writer.write_eof()
        await connection.wait_closed()
        assert client.ended


@runs
async def test_close_ends_everything_and_may_be_called_again() -> None:
    agent = Agent()
    async with served(agent) as (connection, wire):
        wire.send(request("session/prompt", prompt("wait"), 1))
        await until(lambda: agent.started)
        call = asyncio.create_task(connection.request("x", {}))
        await wire.receive()
        await asyncio.gather(connection.close(), connection.close())
        assert isinstance(await raised(call), v1.ConnectionClosed)
        assert agent.ended == ["wait"]
        await connection.close()
        assert connection.closed
        assert (await wire.receive())["error"]["code"] == -32800
        assert await wire.reader.read() == b""


@runs
async def test_a_peer_that_reads_nothing_does_not_hang_the_close() -> None:
    agent = Agent()
    async with served(agent, grace=0.1) as (connection, wire):
        wire.reader._limit = 2**10  # type: ignore[attr-defined]
        task = asyncio.create_task(agent.client.session_update(chunk("x" * 2**24)))
        await asyncio.sleep(0.1)
        await asyncio.wait_for(connection.close(), 3)
        assert isinstance(await raised(task), v1.ConnectionClosed)


@runs
async def test_a_handler_that_cannot_be_cancelled_does_not_hang_the_close() -> None:
    class Stubborn(Agent):
        async def answer(self, text: str) -> None:
            while not self.go_on.is_set():
                try:
                    await self.go_on.wait()
                except asyncio.CancelledError:
                    continue

    reports: list[Any] = []
    agent = Stubborn()
    async with served(agent, grace=0.1, on_error=reports.append) as (connection, wire):
        wire.send(request("session/prompt", prompt(), 1))
        await until(lambda: agent.started)
        await connection.close()
        assert [report.kind for report in reports] == ["handler"]
        agent.go_on.set()
        await until(lambda: agent.ended)


@runs
async def test_a_handler_may_close_its_connection() -> None:
    class Closes(Agent):
        async def ext_method(self, method: str, params: Any) -> Any:
            await self.link.close()

        async def ext_notification(self, method: str, params: Any) -> None:
            await self.link.close()

        link: Any = None

    for message in (request("_close"), notification("_close")):
        agent = Closes()
        async with served(agent) as (connection, wire):
            agent.link = connection
            wire.send(message)
            await asyncio.wait_for(connection.wait_closed(), 2)


@runs
async def test_cancelling_the_task_that_closes_still_closes() -> None:
    agent = Agent()
    async with socket_streams() as (ours, _):
        connection = Connection(*ours, agent)

        async def use() -> None:
            async with connection:
                await asyncio.sleep(60)

        task = asyncio.create_task(use())
        await asyncio.sleep(0.01)
        task.cancel()
        await asyncio.sleep(0)
        task.cancel()
        assert isinstance(await raised(task), asyncio.CancelledError)
        assert connection.closed
        await connection.wait_closed()


@runs
async def test_a_connection_is_started_once_and_can_be_closed_before() -> None:
    async with socket_streams() as (ours, _):
        connection = Connection(*ours, Agent())
        await connection.close()
        with pytest.raises(RuntimeError):
            connection.start()
    async with served(Agent()) as (connection, _):
        with pytest.raises(RuntimeError):
            connection.start()


@runs
async def test_one_object_may_play_two_sides() -> None:
    class Bridge(v1.Agent, v1.Client):
        async def session_list(self, params: Any) -> v1.ListSessionsResponse:
            return await self.agent.session_list(params)

        async def session_update(self, params: v1.SessionNotification) -> None:
            await self.client.session_update(params)

    class Lists(Agent):
        async def session_list(self, params: Any) -> v1.ListSessionsResponse:
            await self.client.session_update(chunk("passed on"))
            return v1.ListSessionsResponse(sessions=[])

    bridge, client, agent = Bridge(), Client(), Lists()
    async with (
        linked(v1.AgentDispatcher(bridge), client),
        linked(agent, v1.ClientDispatcher(bridge)),
    ):
        result = await client.agent.session_list(v1.ListSessionsRequest())
        assert result.sessions == []
        assert client.seen == ["passed on"]


@runs
async def test_there_is_no_peer_before_there_is_a_connection() -> None:
    with pytest.raises(v1.ConnectionClosed):
        _ = v1.Agent().client


# Two versions


class Newer(v2.Agent):
    async def initialize(self, params: v2.InitializeRequest) -> v2.InitializeResponse:
        info = v2.Implementation(name="n", version="2")
        return v2.InitializeResponse(protocol_version=2, info=info)


class Older(v1.Agent):
    async def initialize(self, params: v1.InitializeRequest) -> v1.InitializeResponse:
        return v1.InitializeResponse(protocol_version=1)


def hello(version: Any, **more: Any) -> dict[str, Any]:
    info = {"name": "c", "version": "0"}
    return request("initialize", {"protocolVersion": version, "info": info, **more}, "i")


@pytest.mark.parametrize(("asked", "settled"), [(1, 1), (2, 2), (3, 2), (65535, 2)])
@pytest.mark.parametrize("order", [1, -1])
@runs
async def test_the_version_in_initialize_decides(asked: int, settled: int, order: int) -> None:
    async with served(*[Older(), Newer()][::order]) as (_, wire):
        wire.send(hello(asked))
        reply = await wire.receive()
        assert (reply["id"], reply["result"]["protocolVersion"]) == ("i", settled)
        # `session/set_mode` is of version 1 alone, and here a stub: told by what is checked first.
        wire.send(request("session/set_mode", {}, 2))
        assert (await wire.receive())["error"]["code"] == (-32602 if settled == 1 else -32601)


@runs
async def test_a_version_below_all_that_are_served_is_refused() -> None:
    async with served(Older(), Newer()) as (_, wire):
        wire.send(hello(0))
        error = (await wire.receive())["error"]
        assert error["code"] == -32022
        assert error["data"] == {"requested": 0, "supported": [1, 2]}
        wire.send(hello(1))
        assert (await wire.receive())["result"]["protocolVersion"] == 1


@pytest.mark.parametrize("version", [None, "1", True, 1.5, [1]])
@runs
async def test_a_version_that_is_none_is_bad_params(version: Any) -> None:
    async with served(Older(), Newer()) as (_, wire):
        wire.send(hello(version))
        assert (await wire.receive())["error"]["code"] == -32602
        wire.send(hello(1))
        assert (await wire.receive())["result"]["protocolVersion"] == 1


@runs
async def test_nothing_but_initialize_is_served_before_the_version_is_settled() -> None:
    reports: list[Any] = []
    async with served(Older(), Newer(), on_error=reports.append) as (_, wire):
        wire.send(request("session/new", {}, 1), notification("session/cancel", {"sessionId": "s"}))
        reply = await wire.receive()
        assert (reply["id"], reply["error"]["code"]) == (1, -32600)
        await until(lambda: reports)
        assert [report.kind for report in reports] == ["unknown"]
        wire.send(hello(2))
        assert (await wire.receive())["result"]["protocolVersion"] == 2


@runs
async def test_a_client_of_two_versions_follows_the_answer() -> None:
    class NewClient(v2.Client):
        pass

    old, new = Client(), NewClient()
    async with served(new, old) as (_, wire):
        info = v2.Implementation(name="c", version="0")
        call = asyncio.create_task(
            new.agent.initialize(v2.InitializeRequest(protocol_version=2, info=info))
        )
        message = await wire.receive()
        result = {"protocolVersion": 1, "agentCapabilities": {}}
        wire.send({"jsonrpc": "2.0", "id": message["id"], "result": result})
        error = await raised(call)
        assert isinstance(error, v2.VersionMismatch)
        assert (error.version, error.result) == (1, result)
        assert v1.decode("InitializeResponse", error.result).protocol_version == 1
        wire.send(notification("session/update", update("for version 1")))
        await until(lambda: old.seen == ["for version 1"])


@runs
async def test_one_version_alone_needs_no_initialize() -> None:
    for module in VERSIONS.values():
        agent = module.Agent()
        agent.session_new = lambda params, module=module: module.NewSessionResponse(session_id="s")
        async with served(agent) as (_, wire):
            wire.send(request("session/new", {"cwd": "/", "mcpServers": []}))
            assert (await wire.receive())["result"]["sessionId"] == "s"


@runs
async def test_several_sides_share_a_connection() -> None:
    class Middle(v1.Proxy):
        async def proxy_successor(self, params: Any) -> Any:
            return {"method": params.method}

    flags = v1.Feature.PROXY_CHAINS
    agent = Agent()
    async with served(Middle(), agent, features=flags) as (connection, wire):
        wire.send(request("proxy/successor", {"method": "m"}, 1))
        assert (await wire.receive())["result"] == {"method": "m"}
        wire.send(request("session/new", {"cwd": "/", "mcpServers": []}, 2))
        assert (await wire.receive())["result"] == {"sessionId": "s"}
        params = v1.unstable.ProxySuccessorNotification(method="session/cancel")
        await connection.peer.proxy_successor_notification(params)
        assert (await wire.receive())["params"] == {"method": "session/cancel"}


def test_flags_of_one_version_cannot_be_given_to_two() -> None:
    reader, writer = asyncio.StreamReader.__new__(asyncio.StreamReader), os
    with pytest.raises(TypeError, match="pass a dispatcher for each"):
        Connection(reader, writer, Older(), Newer(), features=v1.Feature.ALL)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="its own flags"):
        Connection(reader, writer, v1.AgentDispatcher(Older()), features=v1.Feature.ALL)  # type: ignore[arg-type]
