"""A client built on the official Python SDK: python python_sdk_client.py KINDS COMMAND...

Goes through everything with the agent that COMMAND starts; any difference ends it with an error.
Runs where the SDK is installed, without our package.
"""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path
from typing import Any

from acp import spawn_agent_process
from acp.exceptions import RequestError
from acp.schema import (
    CreateTerminalResponse,
    McpServerStdio,
    PromptRequest,
    ReadTextFileResponse,
    RequestPermissionResponse,
    TerminalOutputResponse,
    WaitForTerminalExitResponse,
)

FIXTURES = json.loads(Path(__file__).with_name("fixtures.json").read_text("utf-8"))["v1"]
BIG = "x" * 20_000_000


def raw(model: Any) -> Any:
    return model.model_dump(mode="json", by_alias=True, exclude_none=True)


def without_null(value: Any) -> Any:
    return {k: v for k, v in value.items() if v is not None}


class Client:
    def __init__(self) -> None:
        self.updates: list[Any] = []
        self.calls: list[Any] = []

    def on_connect(self, conn: Any) -> None:
        return None

    async def session_update(self, session_id: str, update: Any, **kwargs: Any) -> None:
        self.updates.append(raw(update))

    async def request_permission(self, **kwargs: Any) -> RequestPermissionResponse:
        self.calls.append("request_permission")
        answer = {"outcome": {"outcome": "selected", "optionId": "y"}}
        return RequestPermissionResponse.model_validate(answer)

    async def write_text_file(self, **kwargs: Any) -> None:
        self.calls.append("write_text_file")

    async def read_text_file(self, **kwargs: Any) -> ReadTextFileResponse:
        self.calls.append("read_text_file")
        return ReadTextFileResponse(content="text")

    async def create_terminal(self, **kwargs: Any) -> CreateTerminalResponse:
        self.calls.append("create_terminal")
        return CreateTerminalResponse(terminal_id="t")

    async def terminal_output(self, **kwargs: Any) -> TerminalOutputResponse:
        self.calls.append("terminal_output")
        return TerminalOutputResponse(output="out", truncated=False)

    async def wait_for_terminal_exit(self, **kwargs: Any) -> WaitForTerminalExitResponse:
        self.calls.append("wait_for_terminal_exit")
        return WaitForTerminalExitResponse(exit_code=3)

    async def kill_terminal(self, **kwargs: Any) -> None:
        self.calls.append("kill_terminal")

    async def release_terminal(self, **kwargs: Any) -> None:
        self.calls.append("release_terminal")

    async def ext_method(self, method: str, params: dict[str, Any]) -> dict[str, Any]:
        self.calls.append([method, params])
        return {"answered": True}

    async def ext_notification(self, method: str, params: dict[str, Any]) -> None:
        self.calls.append([method, params])

    def texts(self) -> list[Any]:
        return [json.loads(update["content"]["text"]) for update in self.updates]


def same(found: Any, expected: Any) -> None:
    if found != expected:
        raise AssertionError(f"{str(found)[:500]} is not {str(expected)[:500]}")


async def main(kinds: list[str], command: str, *args: str) -> None:
    client: Any = Client()
    limits = {"limit": 50_000_000}
    async with spawn_agent_process(client, command, *args, transport_kwargs=limits) as (agent, _):
        same((await agent.initialize(protocol_version=1)).protocol_version, 1)
        server = McpServerStdio(name="s", command="/c", args=["a"], env=[])
        session = (await agent.new_session(cwd="/w", mcp_servers=[server])).session_id
        same(session, "session")

        async def prompt(text: str, *blocks: Any) -> Any:
            client.updates.clear()
            client.calls.clear()
            content = [{"type": "text", "text": text}, *blocks]
            params = PromptRequest.model_validate({"sessionId": session, "prompt": content})
            return (await agent.prompt(session_id=session, prompt=params.prompt)).stop_reason

        same(await prompt("content", *FIXTURES["content"]), "end_turn")
        same([update["content"] for update in client.updates], FIXTURES["content"])
        await prompt("updates")
        known = [u for u in client.updates if u["sessionUpdate"] in kinds]
        wanted = [without_null(u) for u in FIXTURES["updates"] if u["sessionUpdate"] in kinds]
        same(known, wanted)
        await prompt("permission")
        same(client.texts(), [{"outcome": {"outcome": "selected", "optionId": "y"}}])
        await prompt("files")
        same(client.texts(), [{"content": "text"}])
        await prompt("terminal")
        same(client.texts(), [{"output": "out", "truncated": False}, {"exitCode": 3}])
        await prompt("extension")
        same(client.calls, [["note", {"a": 1}], ["ask", {"b": [2]}]])
        same(await agent.ext_method("echo", {"x": [1]}), {"echoed": {"x": [1]}})
        try:
            await agent.ext_method("nothing", {})
        except RequestError as error:
            same(error.code, -32601)
        await prompt("big", {"type": "text", "text": BIG})
        same(client.updates[0]["content"]["text"], "20000000")
        same(len(client.updates[1]["content"]["text"]), 20_000_000)

        client.updates.clear()
        waiting = asyncio.create_task(prompt("wait"))
        while not client.updates:
            await asyncio.sleep(0.01)
        await agent.cancel(session_id=session)
        same(await waiting, "cancelled")
    print("ok")


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1].split(","), *sys.argv[2:]))
