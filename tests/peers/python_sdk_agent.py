"""An agent built on the official Python SDK. Runs where that is installed, without our package."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path
from typing import Any

from acp import PROTOCOL_VERSION, run_agent
from acp.exceptions import RequestError
from acp.schema import (
    Implementation,
    InitializeResponse,
    NewSessionResponse,
    PermissionOption,
    PromptResponse,
    SessionNotification,
    ToolCallUpdate,
)

FIXTURES = json.loads(Path(__file__).with_name("fixtures.json").read_text("utf-8"))["v1"]
KINDS = sys.argv[1].split(",")


def raw(model: Any) -> Any:
    return model.model_dump(mode="json", by_alias=True, exclude_none=True)


class Agent:
    client: Any

    def on_connect(self, conn: Any) -> None:
        self.client = conn

    async def initialize(self, protocol_version: int, **kwargs: Any) -> InitializeResponse:
        info = Implementation(name="peer", version="1")
        return InitializeResponse(protocol_version=PROTOCOL_VERSION, agent_info=info)

    async def new_session(self, cwd: str, **kwargs: Any) -> NewSessionResponse:
        return NewSessionResponse(session_id="session")

    async def prompt(self, session_id: str, prompt: list[Any], **kwargs: Any) -> PromptResponse:
        command, *blocks = prompt
        reason = await getattr(self, command.text)(session_id, blocks)
        return PromptResponse(stop_reason=reason or "end_turn")

    async def send(self, session_id: str, update: Any) -> None:
        note = SessionNotification.model_validate({"sessionId": session_id, "update": update})
        await self.client.session_update(session_id=session_id, update=note.update)

    async def block(self, session_id: str, content: Any) -> None:
        await self.send(session_id, {"sessionUpdate": "agent_message_chunk", "content": content})

    async def say(self, session_id: str, value: Any) -> None:
        await self.block(session_id, {"type": "text", "text": json.dumps(value)})

    async def content(self, session_id: str, blocks: list[Any]) -> None:
        for block in blocks:
            await self.block(session_id, raw(block))

    async def updates(self, session_id: str, blocks: list[Any]) -> None:
        for update in FIXTURES["updates"]:
            if update["sessionUpdate"] in KINDS:
                await self.send(session_id, update)

    async def permission(self, session_id: str, blocks: list[Any]) -> None:
        asked = FIXTURES["permission"]
        answer = await self.client.request_permission(
            session_id=session_id,
            tool_call=ToolCallUpdate.model_validate(asked["toolCall"]),
            options=[PermissionOption.model_validate(each) for each in asked["options"]],
        )
        await self.say(session_id, raw(answer))

    async def files(self, session_id: str, blocks: list[Any]) -> None:
        await self.client.write_text_file(session_id=session_id, path="/f", content="written")
        read = self.client.read_text_file(session_id=session_id, path="/f", line=1, limit=2)
        await self.say(session_id, raw(await read))

    async def terminal(self, session_id: str, blocks: list[Any]) -> None:
        term = await self.client.create_terminal(
            session_id=session_id, command="ls", args=["-l"], cwd="/"
        )
        ids = {
            "session_id": session_id,
            "terminal_id": getattr(term, "terminal_id", None) or term.id,
        }
        await self.say(session_id, raw(await self.client.terminal_output(**ids)))
        await self.say(session_id, raw(await self.client.wait_for_terminal_exit(**ids)))
        await self.client.kill_terminal(**ids)
        await self.client.release_terminal(**ids)

    async def extension(self, session_id: str, blocks: list[Any]) -> None:
        await self.client.ext_notification("note", {"a": 1})
        await self.say(session_id, await self.client.ext_method("ask", {"b": [2]}))

    async def unknown(self, session_id: str, blocks: list[Any]) -> None:
        try:
            await self.client.ext_method("nothing", {})
        except RequestError as error:
            await self.say(session_id, error.code)

    async def big(self, session_id: str, blocks: list[Any]) -> None:
        await self.block(session_id, {"type": "text", "text": str(len(blocks[0].text))})
        await self.block(session_id, {"type": "text", "text": "x" * 20_000_000})

    async def wait(self, session_id: str, blocks: list[Any]) -> str:
        self.stop = asyncio.Event()
        await self.say(session_id, "waiting")
        await self.stop.wait()
        await self.say(session_id, "session/cancel")
        return "cancelled"

    async def cancel(self, session_id: str, **kwargs: Any) -> None:
        self.stop.set()

    async def ext_method(self, method: str, params: dict[str, Any]) -> dict[str, Any]:
        return {"echoed": params}

    async def ext_notification(self, method: str, params: dict[str, Any]) -> None:
        return None


if __name__ == "__main__":
    agent: Any = Agent()
    asyncio.run(run_agent(agent))
