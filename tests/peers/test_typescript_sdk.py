"""The TypeScript SDK at the other end, both ways, both versions, both entry points."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest
from peers_support import HERE, abandonment, everything, hello, recorder, runs

from acp_bindings import v1, v2
from acp_bindings.stdio import spawn

VERSIONS = pytest.mark.parametrize("version", ["v1", "v2"])
SURFACES = pytest.mark.parametrize("surface", ["stable", "unstable"])


@VERSIONS
@SURFACES
def test_our_client_with_an_agent_on_the_sdk(node: str, version: str, surface: str) -> None:
    reports: list[Any] = []
    runs(with_agent([node, str(HERE / "agent.mjs"), version, surface], version, surface, reports))
    assert reports == []


async def with_agent(command: list[str], version: str, surface: str, reports: list[Any]) -> None:
    client = recorder(version, surface)
    async with spawn(command, client, features=client.features, on_error=reports.append):
        answer = await hello(client)
        info = answer.agent_info if version == "v1" else answer.info
        assert info.name == "peer"
        await everything(client, surface)
        await abandonment(client, "session")
        await fork(client, surface)


async def fork(client: Any, surface: str) -> None:
    unstable = client.module.unstable
    params = unstable.ForkSessionRequest(session_id="session", cwd="/w")
    if surface == "unstable":
        assert (await client.agent.session_fork(params)).session_id == "session-fork"
    else:
        with pytest.raises(client.module.UnstableFeatureError):
            await client.agent.session_fork(params)


@VERSIONS
@SURFACES
def test_our_agent_with_a_client_on_the_sdk(node: str, version: str, surface: str) -> None:
    ours = [sys.executable, "-W", "error", str(HERE / "our_agent.py"), version, surface]
    command = [node, str(HERE / "client.mjs"), version, surface, *ours]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stdout) == (0, "ok\n"), done.stderr[-3000:]
    assert "Warning" not in done.stderr


def test_an_agent_of_the_older_version_is_found_out_by_a_client_of_two(node: str) -> None:
    async def run() -> None:
        new, old = recorder("v2", "stable"), recorder("v1", "stable")
        command = [node, str(HERE / "agent.mjs"), "v1", "stable"]
        async with spawn(command, new, old):
            info = v2.Implementation(name="ours", version="1")
            request = v2.InitializeRequest(protocol_version=1, info=info)
            with pytest.raises(v2.VersionMismatch) as caught:
                await new.agent.initialize(request)
            assert v1.decode("InitializeResponse", caught.value.result).protocol_version == 1
            await everything(old, "stable")

    runs(run())
