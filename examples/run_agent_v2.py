"""The client for version 2 of the protocol: a prompt is over when the session is idle again.

Try it: python examples/run_agent_v2.py "Hello there" python examples/echo_agent_v2.py
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from acp_bindings import v2
from acp_bindings.stdio import spawn


class PrintingClient(v2.Client):
    """Prints updates, and allows nothing that the agent asks for."""

    def __init__(self) -> None:
        self.idle = asyncio.Event()

    async def session_update(self, params: v2.UpdateSessionNotification) -> None:
        """Prints what the agent says, and notes when it is done."""
        match params.update:
            case v2.AgentMessageChunkSessionUpdate(content=v2.TextContentBlock(text=text)):
                print(text)
            case v2.StateUpdateSessionUpdate(state_update=v2.TaggedIdleStateUpdate()):
                self.idle.set()
            case update:
                print(f"[{update.session_update}]")

    async def session_request_permission(
        self, params: v2.RequestPermissionRequest
    ) -> v2.RequestPermissionResponse:
        """Says that nobody answered."""
        return v2.RequestPermissionResponse(outcome=v2.CancelledRequestPermissionOutcome())


async def main(prompt: str, command: list[str]) -> None:
    """Runs one prompt; the agent ends with the block."""
    client = PrintingClient()
    about = v2.Implementation(name="run_agent", version="1.0")
    async with spawn(command, client) as connection:
        agent = connection.peer
        await agent.initialize(
            v2.InitializeRequest(protocol_version=v2.PROTOCOL_VERSION, info=about)
        )
        session = await agent.session_new(v2.NewSessionRequest(cwd=str(Path.cwd())))
        content = v2.TextContentBlock(text=prompt)
        await agent.session_prompt(
            v2.PromptRequest(session_id=session.session_id, prompt=[content])
        )
        done = asyncio.create_task(client.idle.wait())
        ended = asyncio.create_task(connection.wait_closed())
        await asyncio.wait({done, ended}, return_when=asyncio.FIRST_COMPLETED)
        done.cancel()
        ended.cancel()
        print("[done]" if client.idle.is_set() else "[the agent is gone]")


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit("usage: run_agent.py PROMPT COMMAND [ARGUMENT ...]")
    asyncio.run(main(sys.argv[1], sys.argv[2:]))
