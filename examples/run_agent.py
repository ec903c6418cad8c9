"""A client, version 1 of the protocol: starts an agent, sends it a prompt, prints what it does.

Try it: python examples/run_agent.py "Hello there" python examples/echo_agent.py
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from acp_bindings import v1
from acp_bindings.stdio import spawn


class PrintingClient(v1.Client):
    """Prints updates, and allows nothing that the agent asks for."""

    async def session_update(self, params: v1.SessionNotification) -> None:
        """Prints what the agent says, and of everything else the kind."""
        match params.update:
            case v1.AgentMessageChunkSessionUpdate(content=v1.TextContentBlock(text=text)):
                print(text)
            case update:
                print(f"[{update.session_update}]")

    async def session_request_permission(
        self, params: v1.RequestPermissionRequest
    ) -> v1.RequestPermissionResponse:
        """Says that nobody answered."""
        return v1.RequestPermissionResponse(outcome=v1.CancelledRequestPermissionOutcome())


async def main(prompt: str, command: list[str]) -> None:
    """Runs one prompt; the agent ends with the block."""
    async with spawn(command, PrintingClient()) as connection:
        agent = connection.peer
        await agent.initialize(v1.InitializeRequest(protocol_version=v1.PROTOCOL_VERSION))
        new = v1.NewSessionRequest(cwd=str(Path.cwd()), mcp_servers=[])
        session = await agent.session_new(new)
        content = v1.TextContentBlock(text=prompt)
        result = await agent.session_prompt(
            v1.PromptRequest(session_id=session.session_id, prompt=[content])
        )
        print(f"[{result.stop_reason}]")


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit("usage: run_agent.py PROMPT COMMAND [ARGUMENT ...]")
    asyncio.run(main(sys.argv[1], sys.argv[2:]))
