"""What is handled in the order in which it came: notifications, and answers after them."""

from __future__ import annotations

import asyncio
from collections import deque

from ._calls import Call, Turn, turn
from ._rpc import Report

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ._dispatch import Dispatcher
    from ._routing import Refusal

#: Bytes and messages that may wait for their turn before reading stops.
_BYTES = 16 * 1024 * 1024
_MESSAGES = 10_000

#: Messages handled before other tasks get a turn.
_FAIR = 256


class Inbox:
    """A queue, and the task that works through it, one message after the other.

    `room` is set when there is less in it than before, or another reason to look.
    """

    def __init__(self, report: Callable[[Report], object]) -> None:
        self._report = report
        self._queue: deque[tuple[int, Call | Dispatcher[Any] | Refusal, Any]] = deque()
        self._bytes = 0
        self._handling = False
        self._more = asyncio.Event()
        self.room = asyncio.Event()
        self.stopping = False

    @property
    def idle(self) -> bool:
        """Whether nothing is waiting or being handled."""
        return not (self._queue or self._handling)

    @property
    def full(self) -> bool:
        """Whether so much is waiting that nothing more should be read."""
        return self._bytes > _BYTES or len(self._queue) > _MESSAGES

    def put(self, size: int, who: Call | Dispatcher[Any] | Refusal, message: Any) -> None:
        """Queues a notification and who handles it, or an answer and the call that it settles."""
        self._queue.append((size, who, message))
        self._bytes += size
        self._more.set()

    async def work(self) -> None:
        """Handles what comes, without end."""
        turn.set(None)
        handled = 0
        while True:
            while self._queue:
                size, who, message = self._queue.popleft()
                self._bytes -= size
                if isinstance(who, Call):
                    who.settle(*message)
                else:
                    await self._handle(who, message)
                self.room.set()
                handled += 1
                if handled % _FAIR == 0:
                    await asyncio.sleep(0)
            self._more.clear()
            await self._more.wait()

    async def run_out(self, grace: float) -> None:
        """Waits until all is handled, or for `grace` seconds in which nothing is."""
        while not self.idle:
            self.room.clear()
            step = asyncio.create_task(self.room.wait())
            await asyncio.wait({step}, timeout=grace)
            if not step.done():
                step.cancel()
                return

    async def _handle(self, who: Dispatcher[Any] | Refusal, message: Any) -> None:
        own = Turn()
        turn.set(own)
        self._handling = True
        try:
            await who.handle_notification(message)
        except asyncio.CancelledError as error:
            # A handler may end this way by itself; this task is cancelled only at the end.
            if self.stopping:
                raise
            about = "the handler was cancelled"
            self._report(Report("handler", about, message["method"], error=error))
        finally:
            self._handling = False
            own.active = False
            turn.set(None)
