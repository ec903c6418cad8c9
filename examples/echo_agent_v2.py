"""The echo agent for version 2 of the protocol, where updates say when the work is done.

Try it: python examples/run_agent_v2.py "Hello there" python examples/echo_agent_v2.py
"""

from __future__ import annotations

import asyncio
import itertools

from acp_bindings import v2
from acp_bindings.stdio import serve_stdio


class EchoAgent(v2.Agent):
    """Has what an agent needs at least; to any other method it answers that there is none."""

    def __init__(self) -> None:
        self._numbers = itertools.count(1)

    async def initialize(self, params: v2.InitializeRequest) -> v2.InitializeResponse:
        """Says who it is and which version it speaks."""
        about = v2.Implementation(name="echo", version="1.0")
        return v2.InitializeResponse(protocol_version=v2.PROTOCOL_VERSION, info=about)

    async def session_new(self, params: v2.NewSessionRequest) -> v2.NewSessionResponse:
        """Opens a session."""
        return v2.NewSessionResponse(session_id=f"session-{next(self._numbers)}")

    async def session_prompt(self, params: v2.PromptRequest) -> v2.PromptResponse:
        """Sends each block back as an update, then says that the session is idle."""
        said, answer = f"said-{next(self._numbers)}", f"answer-{next(self._numbers)}"
        for block in params.prompt:
            await self._update(
                params, v2.UserMessageChunkSessionUpdate(message_id=said, content=block)
            )
        for block in params.prompt:
            chunk = v2.AgentMessageChunkSessionUpdate(message_id=answer, content=block)
            await self._update(params, chunk)
        idle = v2.TaggedIdleStateUpdate(
            idle_state_update=v2.PlainIdleStateUpdate(stop_reason="end_turn")
        )
        await self._update(params, v2.StateUpdateSessionUpdate(state_update=idle))
        return v2.PromptResponse(message_id=said)

    async def _update(self, params: v2.PromptRequest, update: v2.SessionUpdate) -> None:
        await self.client.session_update(
            v2.UpdateSessionNotification(session_id=params.session_id, update=update)
        )


if __name__ == "__main__":
    asyncio.run(serve_stdio(EchoAgent()))
