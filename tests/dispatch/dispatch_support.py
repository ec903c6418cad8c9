"""What the tests of dispatchers and connections share."""

from __future__ import annotations

import asyncio
import functools
import gc
import json
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from types import ModuleType
from typing import Any

from acp_bindings import v1, v2
from acp_bindings.connection import Connection

VERSIONS: dict[str, ModuleType] = {"v1": v1, "v2": v2}


def runs(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """Runs an async test with a time limit; a task left behind fails it."""

    @functools.wraps(test)
    def run(*args: Any, **kwargs: Any) -> None:
        async def limited() -> None:
            await asyncio.wait_for(test(*args, **kwargs), 30)
            await asyncio.sleep(0)
            left = asyncio.all_tasks() - {asyncio.current_task()}
            assert not left, left

        asyncio.run(limited())
        # What was not closed warns when it is collected, and warnings are errors.
        gc.collect()

    return run


def request(method: str, params: Any = ..., identity: Any = 1) -> dict[str, Any]:
    message = {"jsonrpc": "2.0", "id": identity, "method": method}
    return message if params is ... else {**message, "params": params}


def notification(method: str, params: Any = ...) -> dict[str, Any]:
    message = {"jsonrpc": "2.0", "method": method}
    return message if params is ... else {**message, "params": params}


def prompt(text: str = "hi", session: str = "s") -> dict[str, Any]:
    return {"sessionId": session, "prompt": [{"type": "text", "text": text}]}


def update(text: str, session: str = "s") -> dict[str, Any]:
    content = {"type": "text", "text": text}
    body = {"sessionUpdate": "agent_message_chunk", "content": content}
    return {"sessionId": session, "update": body}


class Wire:
    """The other end of a connection under test: raw lines out, messages in."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    def send(self, *messages: Any) -> None:
        for message in messages:
            self.write(json.dumps(message).encode() + b"\n")

    def write(self, raw: bytes) -> None:
        self.writer.write(raw)

    async def receive(self) -> Any:
        return json.loads(await self.reader.readuntil(b"\n"))

    async def silent(self) -> bool:
        """Whether nothing comes for a moment."""
        try:
            await asyncio.wait_for(self.reader.read(1), 0.1)
        except asyncio.TimeoutError:
            return True
        return False

    async def close(self) -> None:
        self.writer.close()
        with suppress(OSError):
            await self.writer.wait_closed()


@asynccontextmanager
async def socket_streams() -> AsyncIterator[
    tuple[
        tuple[asyncio.StreamReader, asyncio.StreamWriter],
        tuple[asyncio.StreamReader, asyncio.StreamWriter],
    ]
]:
    """Two connected pairs of streams."""
    ours, theirs = socket.socketpair()
    one = await asyncio.open_connection(sock=ours)
    two = await asyncio.open_connection(sock=theirs, limit=2**27)
    try:
        yield one, two
    finally:
        for _, writer in (one, two):
            writer.close()
            with suppress(OSError):
                await writer.wait_closed()


@asynccontextmanager
async def served(*handlers: Any, **options: Any) -> AsyncIterator[tuple[Connection[Any], Wire]]:
    """A connection, and the other end of it as raw messages."""
    async with socket_streams() as (ours, theirs):
        first, *more = handlers
        async with Connection(*ours, first, *more, **options) as connection:
            yield connection, Wire(*theirs)


@asynccontextmanager
async def linked(
    agent: Any, client: Any, **options: Any
) -> AsyncIterator[tuple[Connection[Any], Connection[Any]]]:
    """An agent and a client, connected."""
    async with (
        socket_streams() as (ours, theirs),
        Connection(*ours, agent, **options) as one,
        Connection(*theirs, client, **options) as other,
    ):
        yield one, other


async def until(condition: Callable[[], object]) -> None:
    """Waits until a condition holds."""
    while not condition():
        await asyncio.sleep(0.001)


async def raised(awaitable: Awaitable[Any]) -> BaseException:
    """What an awaitable raises."""
    try:
        result = await awaitable
    except BaseException as error:
        return error
    raise AssertionError(f"raised nothing, returned {result!r}")
