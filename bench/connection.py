"""Two connected ends in one process, over pipes: updates sent, handled, and asked through."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from statistics import median
from time import perf_counter, process_time
from typing import Any

from bench.bars import SDK
from bench.results import Figure, Section, figures
from bench.timing import Budget, Sample, interleave

OURS = "acp_bindings"
COUNT = 10_000
TEXT = "The quick brown fox jumps over the lazy dog, and says so in a message of usual length."

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]
#: Sends a number of updates, or asks once; both from one end to the other.
Ends = tuple[Callable[[int], Awaitable[None]], Callable[[], Awaitable[None]]]


def measure(budget: Budget, only: Callable[[str], bool]) -> Iterator[Section]:
    """The section about connections."""
    if not only("connection"):
        return
    count = 500 if budget.quick else COUNT
    found: list[Figure] = []
    for subject, of in (("updates", _updates), ("request under that load", _latency)):
        samples: dict[str, Sample] = {
            OURS: lambda of=of: asyncio.run(of(_ours, count)),
            SDK: lambda of=of: asyncio.run(of(_sdk, count)),
        }
        found += figures(subject, OURS, interleave(samples, max(1, budget.runs)))
    notes = (
        f"{count:,} `session/update` notifications from an agent to a client in the same process, "
        "over pipes: encoded, written, read, decoded and handled; processor time for one.",
        "Meanwhile the client sends one request after the other: median time to the answer.",
    )
    yield Section("connection", "two connections over a pipe", "s", notes, found)


async def _updates(ends: Callable[[], Any], count: int) -> float:
    async with ends() as (send, _):
        await send(100)
        start = process_time()
        await send(count)
        return (process_time() - start) / count


async def _latency(ends: Callable[[], Any], count: int) -> float:
    async with ends() as (send, ask):
        await ask()
        load = asyncio.create_task(send(count))
        times: list[float] = []
        while not load.done():
            start = perf_counter()
            await ask()
            times.append(perf_counter() - start)
        await load
        return median(times)


@asynccontextmanager
async def pipes() -> AsyncIterator[tuple[Streams, Streams]]:
    """Two ends that are connected by two pipes."""
    loop = asyncio.get_running_loop()
    async with AsyncExitStack() as stack:
        readers: list[asyncio.StreamReader] = []
        writers: list[asyncio.StreamWriter] = []
        for _ in range(2):
            out, into = os.pipe()
            reader = asyncio.StreamReader()
            protocol = asyncio.StreamReaderProtocol(reader)
            transport, _ = await loop.connect_read_pipe(lambda p=protocol: p, os.fdopen(out, "rb"))
            stack.callback(transport.close)
            other = asyncio.StreamReaderProtocol(asyncio.StreamReader())
            sink, _ = await loop.connect_write_pipe(lambda p=other: p, os.fdopen(into, "wb"))
            readers.append(reader)
            writers.append(asyncio.StreamWriter(sink, other, None, loop))
            stack.callback(sink.close)
        yield (readers[0], writers[1]), (readers[1], writers[0])


@asynccontextmanager
async def _ours() -> AsyncIterator[Ends]:
    from acp_bindings import v1
    from acp_bindings.connection import Connection

    class Agent(v1.Agent):
        async def session_set_mode(self, params: v1.SetSessionModeRequest) -> None:
            return None

    class Client(v1.Client):
        seen = 0

        async def session_update(self, params: v1.SessionNotification) -> None:
            self.seen += 1

    agent, client = Agent(), Client()

    async def send(count: int) -> None:
        client.seen = 0
        for _ in range(count):
            chunk = v1.AgentMessageChunkSessionUpdate(content=v1.TextContentBlock(text=TEXT))
            await agent.client.session_update(v1.SessionNotification(session_id="s", update=chunk))
        while client.seen < count:
            await asyncio.sleep(0)

    async def ask() -> None:
        await client.agent.session_set_mode(v1.SetSessionModeRequest(session_id="s", mode_id="m"))

    async with pipes() as (one, two), Connection(*one, agent), Connection(*two, client):
        yield send, ask


@asynccontextmanager
async def _sdk() -> AsyncIterator[Ends]:
    import acp
    from acp.schema import AgentMessageChunk, SetSessionModeResponse, TextContentBlock

    class Agent:
        async def set_session_mode(self, **kwargs: Any) -> SetSessionModeResponse:
            return SetSessionModeResponse()

    class Client:
        seen = 0

        async def session_update(self, session_id: str, update: Any, **kwargs: Any) -> None:
            self.seen += 1

    handler: Any = Agent()
    client: Any = Client()
    async with pipes() as ((agent_reader, agent_writer), (client_reader, client_writer)):
        to_client = acp.AgentSideConnection(handler, agent_writer, agent_reader)
        to_agent = acp.ClientSideConnection(client, client_writer, client_reader)

        async def send(count: int) -> None:
            client.seen = 0
            for _ in range(count):
                content = TextContentBlock(type="text", text=TEXT)
                chunk = AgentMessageChunk(session_update="agent_message_chunk", content=content)
                await to_client.session_update(session_id="s", update=chunk)
            while client.seen < count:
                await asyncio.sleep(0)

        async def ask() -> None:
            await to_agent.set_session_mode(session_id="s", mode_id="m")

        try:
            yield send, ask
        finally:
            await to_client.close()
            await to_agent.close()
