"""Agents that people use, from the registries, as far as they go without an account."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from typing import Any

import pytest
from peers_support import HERE, hello, runs

from acp_bindings import v1
from acp_bindings.stdio import spawn

MODULES = HERE / "node_modules"


class Client(v1.Client):
    def __init__(self) -> None:
        self.updates: list[Any] = []

    async def session_update(self, params: v1.SessionNotification) -> None:
        self.updates.append(params.update)

    module = v1

    @property
    def text(self) -> str:
        chunks = [u for u in self.updates if isinstance(u, v1.AgentMessageChunkSessionUpdate)]
        return "".join(c.content.text for c in chunks if isinstance(c.content, v1.TextContent))


def environment(home: Path) -> dict[str, str]:
    """No account, no settings of the user, no word to anyone."""
    return {
        "HOME": str(home),
        "PATH": os.environ["PATH"],
        "CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC": "1",
        "LANGSMITH_TRACING": "false",
    }


def prompt(session: str) -> v1.PromptRequest:
    return v1.PromptRequest(session_id=session, prompt=[v1.TextContentBlock(text="hi")])


def run(command: list[str], home: Path, test: Any) -> None:
    async def use() -> None:
        client = Client()
        log = (home / "stderr").open("wb")
        with log:
            options = {"env": environment(home), "cwd": home, "stderr": log}
            async with spawn(command, client, on_error=reports.append, **options):
                answer = await hello(client)
                assert answer.protocol_version == 1
                await test(client, answer)

    reports: list[Any] = []
    runs(use(), 100)
    assert reports == []


def new(home: Path) -> v1.NewSessionRequest:
    return v1.NewSessionRequest(cwd=str(home), mcp_servers=[])


def test_claude_code_acp(node: str, tmp_path: Path) -> None:
    async def test(client: Client, answer: v1.InitializeResponse) -> None:
        assert answer.agent_info is not None
        assert (answer.agent_info.name, answer.agent_info.version) == (
            "@zed-industries/claude-code-acp",
            "0.16.2",
        )
        session = await client.agent.session_new(new(tmp_path))
        assert session.modes is not None
        assert session.modes.current_mode_id == "default"
        # Of a later release than our schema: an unknown key, which is kept.
        assert "models" in session.unknown_fields
        with pytest.raises(v1.RequestError) as caught:
            await client.agent.session_prompt(prompt(session.session_id))
        assert caught.value.code == -32000, "needs an account"

    run([node, str(MODULES / "@zed-industries/claude-code-acp/dist/index.js")], tmp_path, test)


def test_pi_acp(node: str, tmp_path: Path) -> None:
    async def test(client: Client, answer: v1.InitializeResponse) -> None:
        assert answer.agent_info is not None
        assert answer.agent_info.name == "pi-acp"
        assert answer.auth_methods
        # It drives a program that has to be installed apart.
        with pytest.raises(v1.RequestError) as caught:
            await client.agent.session_new(new(tmp_path))
        assert caught.value.code == -32603

    run([node, str(MODULES / "pi-acp/dist/index.js")], tmp_path, test)


def test_deepagents_acp_answers_a_prompt(deepagents: str, tmp_path: Path) -> None:
    async def test(client: Client, answer: v1.InitializeResponse) -> None:
        session = await client.agent.session_new(new(tmp_path))
        result = await client.agent.session_prompt(prompt(session.session_id))
        assert result.stop_reason == "end_turn"
        assert client.text == "hello from a fake model"
        await asyncio.sleep(0)

    run([deepagents, str(HERE / "deepagents_agent.py")], tmp_path, test)
