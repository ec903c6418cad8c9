"""The server of deepagents-acp with a model that says a fixed text; runs where it is installed."""

from __future__ import annotations

import asyncio
from typing import Any

from acp import run_agent
from deepagents import create_deep_agent
from deepagents_acp.server import AgentServerACP
from langchain_core.language_models.fake_chat_models import GenericFakeChatModel
from langchain_core.messages import AIMessage
from langgraph.checkpoint.memory import MemorySaver


class FakeModel(GenericFakeChatModel):
    def bind_tools(self, tools: Any, **kwargs: Any) -> Any:
        return self


model = FakeModel(messages=iter([AIMessage(content="hello from a fake model")] * 5))
graph = create_deep_agent(model=model, checkpointer=MemorySaver())
asyncio.run(run_agent(AgentServerACP(agent=graph)))
