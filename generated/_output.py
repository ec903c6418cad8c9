"""Writing messages, as lines of JSON, no faster than the peer reads them."""

from __future__ import annotations

import asyncio

from ._json import text
from ._rpc import ConnectionClosed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Protocol

    from ._calls import Call

    class Sink(Protocol):
        """What a connection writes: an `asyncio.StreamWriter`, or anything like one."""

        def write(self, data: bytes, /) -> object:
            """Takes bytes without waiting."""

        async def drain(self) -> object:
            """Waits until there is room for more."""

        def close(self) -> object:
            """Closes when everything is written."""

        async def wait_closed(self) -> object:
            """Waits for that."""


#: Bytes written before a sender waits for room, and before other tasks get a turn.
_FAIR = 2 * 1024


class Output:
    """The writing half of a connection; everything raises ConnectionClosed after its end."""

    def __init__(self, sink: Sink) -> None:
        self._sink = sink
        self._lock = asyncio.Lock()
        self._written = 0
        self._closed = False
        self._aborted = False

    async def send(self, message: dict[str, Any], call: Call | None = None) -> None:
        """Writes a message when there is room, after those that wait for it already.

        Raises TypeError or ValueError for one that has no form in JSON, with nothing written.
        """
        if self._lock.locked():
            async with self._lock:
                self.post(text(message), call)
                await self._drain()
            return
        self.post(text(message), call)
        if self._written > _FAIR:
            await self.drain()
            # One that sends without end must not keep others from reading.
            await asyncio.sleep(0)

    def post(self, line: bytes, call: Call | None = None) -> None:
        """Writes a line at once, whether there is room or not."""
        if self._closed:
            raise ConnectionClosed("the connection is closed")
        try:
            self._sink.write(line + b"\n")
        except (OSError, RuntimeError) as error:
            raise ConnectionClosed("the peer does not read any longer") from error
        self._written += len(line)
        if call is not None:
            call.sent = True

    async def drain(self) -> None:
        """Waits until there is room for more."""
        async with self._lock:
            await self._drain()

    async def _drain(self) -> None:
        self._written = 0
        try:
            await self._sink.drain()
        except (OSError, RuntimeError) as error:
            raise ConnectionClosed("the peer does not read any longer") from error
        if self._aborted:
            raise ConnectionClosed("the connection ended before the message was out")

    async def close(self, grace: float) -> None:
        """Closes the writer; a peer that reads nothing more is waited for `grace` seconds."""
        self._closed = True
        try:
            self._sink.close()
        except (OSError, RuntimeError):
            return
        closing = asyncio.create_task(self._ended())
        _, late = await asyncio.wait({closing}, timeout=grace)
        if late:
            self._aborted = True
            abort = getattr(getattr(self._sink, "transport", None), "abort", None)
            if abort is not None:
                abort()
            await asyncio.wait({closing}, timeout=grace)
            closing.cancel()
            await asyncio.wait({closing}, timeout=grace)

    async def _ended(self) -> None:
        try:
            await self._sink.wait_closed()
        except OSError:
            pass
