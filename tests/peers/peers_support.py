"""A client of ours that records what an agent does, for agents that others wrote."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from types import ModuleType
from typing import Any

from acp_bindings import v1, v2

HERE = Path(__file__).resolve().parent
FIXTURES: dict[str, Any] = json.loads((HERE / "fixtures.json").read_text("utf-8"))
MODULES: dict[str, ModuleType] = {"v1": v1, "v2": v2}
BIG = "x" * 20_000_000


class Recorder:
    """What clients of both versions record and answer."""

    module: ModuleType
    agent: Any

    def __init__(self, features: Any) -> None:
        self.features = features
        self.updates: list[Any] = []
        self.calls: list[tuple[str, Any]] = []
        self.idle: asyncio.Future[Any] | None = None

    async def session_update(self, params: Any) -> None:
        update = self.module.encode(params.update, features=self.features)
        idle = update.get("sessionUpdate") == "state_update" and update["state"] == "idle"
        if idle and self.idle is not None:
            self.idle.set_result(update.get("stopReason"))
        else:
            self.updates.append(update)

    async def session_request_permission(self, params: Any) -> Any:
        self.record("session/request_permission", params)
        outcome = {"outcome": {"outcome": "selected", "optionId": "y"}}
        return self.module.decode("RequestPermissionResponse", outcome)

    async def ext_method(self, method: str, params: Any) -> Any:
        self.calls.append((method, params))
        if method == "_ask":
            return {"answered": True}
        raise v1.RequestError.method_not_found()

    async def ext_notification(self, method: str, params: Any) -> None:
        self.calls.append((method, params))

    def record(self, method: str, params: Any) -> None:
        self.calls.append((method, self.module.encode(params, features=self.features)))

    def texts(self) -> list[Any]:
        """What the agent said in messages, which is JSON."""
        return [json.loads(update["content"]["text"]) for update in self.updates]

    async def prompt(self, session: str, text: str, blocks: list[Any] | None = None) -> Any:
        """Sends a prompt and waits for the end of the turn; why it ended."""
        self.updates.clear()
        self.calls.clear()
        body = {"sessionId": session, "prompt": [{"type": "text", "text": text}, *(blocks or [])]}
        params = self.module.decode("PromptRequest", body)
        if self.module is v1:
            return (await self.agent.session_prompt(params)).stop_reason
        self.idle = asyncio.get_running_loop().create_future()
        assert (await self.agent.session_prompt(params)).message_id
        return await self.idle


class Client1(Recorder, v1.Client):
    """Keeps one file and one terminal, both imaginary."""

    module = v1

    async def fs_write_text_file(self, params: v1.WriteTextFileRequest) -> None:
        self.record("fs/write_text_file", params)

    async def fs_read_text_file(self, params: v1.ReadTextFileRequest) -> v1.ReadTextFileResponse:
        self.record("fs/read_text_file", params)
        return v1.ReadTextFileResponse(content="text")

    async def terminal_create(self, params: v1.CreateTerminalRequest) -> v1.CreateTerminalResponse:
        self.record("terminal/create", params)
        return v1.CreateTerminalResponse(terminal_id="t")

    async def terminal_output(self, params: v1.TerminalOutputRequest) -> v1.TerminalOutputResponse:
        self.record("terminal/output", params)
        return v1.TerminalOutputResponse(output="out", truncated=False)

    async def terminal_wait_for_exit(
        self, params: v1.WaitForTerminalExitRequest
    ) -> v1.WaitForTerminalExitResponse:
        self.record("terminal/wait_for_exit", params)
        return v1.WaitForTerminalExitResponse(exit_code=3)

    async def terminal_kill(self, params: v1.KillTerminalRequest) -> None:
        self.record("terminal/kill", params)

    async def terminal_release(self, params: v1.ReleaseTerminalRequest) -> None:
        self.record("terminal/release", params)


class Client2(Recorder, v2.Client):
    """Keeps nothing."""

    module = v2


def recorder(version: str, surface: str) -> Any:
    flags = MODULES[version].Feature
    features = flags.ALL if surface == "unstable" else flags.NONE
    return Client1(features) if version == "v1" else Client2(features)


async def hello(client: Any) -> Any:
    """Initializes; the answer of the agent."""
    if client.module is v1:
        return await client.agent.initialize(v1.InitializeRequest(protocol_version=1))
    info = v2.Implementation(name="ours", version="1")
    return await client.agent.initialize(v2.InitializeRequest(protocol_version=2, info=info))


async def everything(client: Any, surface: str, updates: list[Any] | None = None) -> None:
    """Goes through all that an agent of these tests can do."""
    module = client.module
    version = "v1" if module is v1 else "v2"
    fixtures = FIXTURES[version]
    if updates is None:
        updates = fixtures["updates"] + (fixtures["unstable"] if surface == "unstable" else [])
    assert len({update["sessionUpdate"] for update in updates}) >= 10

    server = {"type": "stdio"} if module is v2 else {}
    server |= {"name": "s", "command": "/c", "args": ["a"], "env": [{"name": "K", "value": "V"}]}
    new = module.decode("NewSessionRequest", {"cwd": "/w", "mcpServers": [server]})
    session = (await client.agent.session_new(new)).session_id
    assert session == "session"

    assert await client.prompt(session, "content", fixtures["content"]) == "end_turn"
    assert [update["content"] for update in client.updates] == fixtures["content"]
    assert await client.prompt(session, "updates") == "end_turn"
    assert client.updates == updates

    await client.prompt(session, "permission")
    assert client.texts() == [{"outcome": {"outcome": "selected", "optionId": "y"}}]
    expected = {"sessionId": session, **fixtures["permission"]}
    assert client.calls == [("session/request_permission", expected)]

    if module is v1:
        await files_and_terminals(client, session)
    await extensions(client, session)
    await big(client, session)
    await cancellation(client, session)


async def files_and_terminals(client: Any, session: str) -> None:
    await client.prompt(session, "files")
    assert client.texts() == [{"content": "text"}]
    path = {"sessionId": session, "path": "/f"}
    assert client.calls == [
        ("fs/write_text_file", {**path, "content": "written"}),
        ("fs/read_text_file", {**path, "line": 1, "limit": 2}),
    ]
    await client.prompt(session, "terminal")
    assert client.texts() == [{"output": "out", "truncated": False}, {"exitCode": 3}]
    names = ("create", "output", "wait_for_exit", "kill", "release")
    assert [method for method, _ in client.calls] == [f"terminal/{name}" for name in names]


async def extensions(client: Any, session: str) -> None:
    await client.prompt(session, "extension")
    assert client.texts() == [{"answered": True}]
    assert client.calls == [("_note", {"a": 1}), ("_ask", {"b": [2]})]
    params = {"x": [1, "\u00e4"]}
    assert await client.agent.ext_method("_echo", params) == {"echoed": params}
    await client.prompt(session, "unknown")
    assert client.texts() == [-32601]


async def big(client: Any, session: str) -> None:
    await client.prompt(session, "big", [{"type": "text", "text": BIG}])
    said, filler = client.updates
    assert said["content"]["text"] == "20000000"
    assert filler["content"]["text"] == BIG


async def cancellation(client: Any, session: str) -> None:
    method = client.module.METHODS["session/cancel"]
    client.updates.clear()
    waiting = asyncio.create_task(client.prompt(session, "wait"))
    await said(client)
    body = client.module.decode(method.params, {"sessionId": session})
    await client.agent.session_cancel(body)
    assert await waiting == "cancelled"
    assert client.texts() == ["waiting", "session/cancel"]


async def abandonment(client: Any, session: str) -> None:
    """Cancelling the task of a caller reaches the handler of an agent that listens to it."""
    client.updates.clear()
    waiting = asyncio.create_task(client.prompt(session, "wait"))
    await said(client)
    waiting.cancel()
    await asyncio.wait({waiting})
    assert waiting.cancelled()
    while len(client.updates) < 2:
        await asyncio.sleep(0.01)
    assert client.texts() == ["waiting", "$/cancel_request"]


async def said(client: Any) -> None:
    while not client.updates:
        await asyncio.sleep(0.01)


def runs(coroutine: Any, seconds: float = 60) -> None:
    """Runs a coroutine with a time limit, and finds tasks that it leaves behind."""

    async def limited() -> None:
        await asyncio.wait_for(coroutine, seconds)
        await asyncio.sleep(0)
        assert asyncio.all_tasks() == {asyncio.current_task()}

    asyncio.run(limited())
