"""Our agent, for clients that others wrote: python our_agent.py v1|v2 stable|unstable"""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from acp_bindings import v1, v2
from acp_bindings.stdio import serve_stdio

BIG = "x" * 20_000_000


class Turns:
    """What a prompt makes the agent do: the first block says it. The same for both versions."""

    module: ModuleType
    features: Any
    fixtures: dict[str, Any]
    client: Any
    stop: asyncio.Event

    def decoded(self, kind: str, data: Any) -> Any:
        return self.module.decode(kind, data, features=self.features)

    async def send(self, session: str, update: Any) -> None:
        kind = self.module.METHODS["session/update"].params
        body = {"sessionId": session, "update": update}
        await self.client.session_update(self.decoded(kind, body))

    def chunk(self, content: Any) -> dict[str, Any]:
        extra = {"messageId": "m"} if self.module is v2 else {}
        return {"sessionUpdate": "agent_message_chunk", "content": content, **extra}

    async def say(self, session: str, value: Any) -> None:
        data = self.module.encode(value, features=self.features)
        await self.send(session, self.chunk({"type": "text", "text": json.dumps(data)}))

    async def turn(self, params: Any) -> str:
        session, (command, *blocks) = params.session_id, params.prompt
        await getattr(self, f"do_{command.text}")(session, blocks)
        return "cancelled" if command.text == "wait" else "end_turn"

    async def do_content(self, session: str, blocks: list[Any]) -> None:
        for block in blocks:
            await self.send(session, self.chunk(self.module.encode(block)))

    async def do_updates(self, session: str, blocks: list[Any]) -> None:
        unstable = self.fixtures["unstable"] if self.features else []
        for update in self.fixtures["updates"] + unstable:
            await self.send(session, update)

    async def do_permission(self, session: str, blocks: list[Any]) -> None:
        body = {"sessionId": session, **self.fixtures["permission"]}
        params = self.decoded("RequestPermissionRequest", body)
        await self.say(session, await self.client.session_request_permission(params))

    async def do_files(self, session: str, blocks: list[Any]) -> None:
        write = v1.WriteTextFileRequest(session_id=session, path="/f", content="written")
        await self.client.fs_write_text_file(write)
        read = v1.ReadTextFileRequest(session_id=session, path="/f", line=1, limit=2)
        await self.say(session, await self.client.fs_read_text_file(read))

    async def do_terminal(self, session: str, blocks: list[Any]) -> None:
        new = v1.CreateTerminalRequest(session_id=session, command="ls", args=["-l"], cwd="/")
        term = (await self.client.terminal_create(new)).terminal_id
        ids = {"session_id": session, "terminal_id": term}
        output = await self.client.terminal_output(v1.TerminalOutputRequest(**ids))
        await self.say(session, output)
        ended = await self.client.terminal_wait_for_exit(v1.WaitForTerminalExitRequest(**ids))
        await self.say(session, v1.WaitForTerminalExitResponse(exit_code=ended.exit_code))
        await self.client.terminal_kill(v1.KillTerminalRequest(**ids))
        await self.client.terminal_release(v1.ReleaseTerminalRequest(**ids))

    async def do_extension(self, session: str, blocks: list[Any]) -> None:
        await self.client.ext_notification("_note", {"a": 1})
        await self.say(session, await self.client.ext_method("_ask", {"b": [2]}))

    async def do_big(self, session: str, blocks: list[Any]) -> None:
        await self.send(session, self.chunk({"type": "text", "text": str(len(blocks[0].text))}))
        await self.send(session, self.chunk({"type": "text", "text": BIG}))

    async def do_wait(self, session: str, blocks: list[Any]) -> None:
        await self.say(session, "waiting")
        self.stop = asyncio.Event()
        await self.stop.wait()
        await self.say(session, "session/cancel")

    async def session_cancel(self, params: Any) -> None:
        self.stop.set()

    async def ext_method(self, method: str, params: Any) -> Any:
        if method == "_echo":
            return {"echoed": params}
        raise v1.RequestError.method_not_found()


class Agent1(Turns, v1.Agent):
    module = v1

    async def initialize(self, params: v1.InitializeRequest) -> v1.InitializeResponse:
        return v1.InitializeResponse(protocol_version=1)

    async def session_new(self, params: v1.NewSessionRequest) -> v1.NewSessionResponse:
        return v1.NewSessionResponse(session_id="session")

    async def session_prompt(self, params: v1.PromptRequest) -> v1.PromptResponse:
        reason: Any = await self.turn(params)
        return v1.PromptResponse(stop_reason=reason)

    async def session_fork(self, params: Any) -> Any:
        return v1.unstable.ForkSessionResponse(session_id=f"{params.session_id}-fork")


class Agent2(Turns, v2.Agent):
    module = v2

    async def initialize(self, params: v2.InitializeRequest) -> v2.InitializeResponse:
        info = v2.Implementation(name="ours", version="1")
        return v2.InitializeResponse(protocol_version=2, info=info)

    async def session_new(self, params: v2.NewSessionRequest) -> v2.NewSessionResponse:
        return v2.NewSessionResponse(session_id="session")

    async def session_prompt(self, params: v2.PromptRequest) -> v2.PromptResponse:
        reason = await self.turn(params)
        idle = {"sessionUpdate": "state_update", "state": "idle", "stopReason": reason}
        await self.send(params.session_id, idle)
        return v2.PromptResponse(message_id="mine")

    async def session_fork(self, params: Any) -> Any:
        return v2.unstable.ForkSessionResponse(session_id=f"{params.session_id}-fork")


async def main(version: str, surface: str) -> None:
    agent: Any = Agent1() if version == "v1" else Agent2()
    flags = agent.module.Feature
    agent.features = flags.ALL if surface == "unstable" else flags.NONE
    fixtures = Path(__file__).with_name("fixtures.json").read_text("utf-8")
    agent.fixtures = json.loads(fixtures)[version]
    await serve_stdio(agent, features=agent.features)


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
