"""The official Python SDK at the other end, both ways. It speaks version 1."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

from peers_support import FIXTURES, HERE, everything, hello, recorder, runs

from acp_bindings.stdio import spawn

# What its release does not know of yet.
NEWER = {"notice", "compaction_update", "compaction_summary_chunk"}
KNOWN = [each for each in FIXTURES["v1"]["updates"] if each["sessionUpdate"] not in NEWER]
KINDS = ",".join(each["sessionUpdate"] for each in KNOWN)


def test_our_client_with_an_agent_on_the_sdk(python_sdk: str) -> None:
    async def run() -> None:
        client = recorder("v1", "stable")
        command = [python_sdk, str(HERE / "python_sdk_agent.py"), KINDS]
        async with spawn(command, client, on_error=reports.append):
            assert (await hello(client)).agent_info.name == "peer"
            # The SDK does not send null, so it cannot say what null says.
            expected = [{k: v for k, v in each.items() if v is not None} for each in KNOWN]
            await everything(client, "stable", expected)

    reports: list[Any] = []
    runs(run())
    assert reports == []


def test_our_agent_with_a_client_on_the_sdk(python_sdk: str) -> None:
    ours = [sys.executable, "-W", "error", str(HERE / "our_agent.py"), "v1", "stable"]
    command = [python_sdk, str(HERE / "python_sdk_client.py"), KINDS, *ours]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stdout) == (0, "ok\n"), done.stderr[-3000:]
