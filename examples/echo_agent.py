"""An agent, version 1 of the protocol, that says back what it is told.

Try it: python examples/run_agent.py "Hello there" python examples/echo_agent.py
"""

from __future__ import annotations

import asyncio
import itertools

from acp_bindings import v1
from acp_bindings.stdio import serve_stdio


class EchoAgent(v1.Agent):
    """Has what an agent needs at least; to any other method it answers that there is none."""

    def __init__(self) -> None:
        self._numbers = itertools.count(1)

    async def initialize(self, params: v1.InitializeRequest) -> v1.InitializeResponse:
        """Says who it is and which version it speaks."""
        about = v1.Implementation(name="echo", version="1.0")
        return v1.InitializeResponse(protocol_version=v1.PROTOCOL_VERSION, agent_info=about)

    async def session_new(self, params: v1.NewSessionRequest) -> v1.NewSessionResponse:
        """Opens a session."""
        return v1.NewSessionResponse(session_id=f"session-{next(self._numbers)}")

    async def session_prompt(self, params: v1.PromptRequest) -> v1.PromptResponse:
        """Sends each block back as an update, and returns when the turn is over."""
        for block in params.prompt:
            chunk = v1.AgentMessageChunkSessionUpdate(content=block)
            await self.client.session_update(
                v1.SessionNotification(session_id=params.session_id, update=chunk)
            )
        return v1.PromptResponse(stop_reason="end_turn")


if __name__ == "__main__":
    asyncio.run(serve_stdio(EchoAgent()))
