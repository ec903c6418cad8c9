"""The requests that this end has sent, until their answers are there."""

from __future__ import annotations

import asyncio
from contextvars import ContextVar

from . import _rpc
from ._rpc import ConnectionClosed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

#: Ids of cancelled calls that are remembered, so that their late answers can be dropped.
_REMEMBERED = 10_000


class Turn:
    """One notification being handled; `active` until its handler is done."""

    __slots__ = ("active",)

    def __init__(self) -> None:
        self.active = True


#: The turn in which code runs, also in tasks that a handler starts; shared by all connections,
#: since a handler of one may wait for an answer on another.
turn: ContextVar[Turn | None] = ContextVar("turn", default=None)


class Call:
    """A request that waits for its answer.

    `sent` once it is written, `answered` once its answer was read, which is not before `settle`
    wakes the caller up.
    """

    __slots__ = ("answered", "future", "identity", "method", "sent", "turn")

    def __init__(self, identity: int, method: str) -> None:
        self.identity = identity
        self.method = method
        self.future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.turn = turn.get()
        self.sent = False
        self.answered = False

    @property
    def urgent(self) -> bool:
        """Whether the turn of a notification cannot end before the answer is there."""
        return self.turn is not None and self.turn.active

    def settle(self, result: Any, error: Exception | None) -> None:
        """Wakes the caller up."""
        if self.future.done():
            return
        if error is None:
            self.future.set_result(result)
        else:
            self.future.set_exception(error)


class Calls:
    """All calls under way, by id."""

    def __init__(self) -> None:
        self._open: dict[int, Call] = {}
        self._abandoned: dict[int, None] = {}
        self._last = 0

    @property
    def urgent(self) -> bool:
        """Whether some answer is waited for that must not wait its turn."""
        return any(call.urgent for call in self._open.values())

    def begin(self, method: str) -> Call:
        """A call with an id of its own."""
        self._last += 1
        call = self._open[self._last] = Call(self._last, method)
        return call

    def end(self, call: Call) -> None:
        """Forgets a call that nobody waits for any longer."""
        self._open.pop(call.identity, None)

    def abandon(self, call: Call) -> None:
        """Remembers a call that was cancelled, for its late answer."""
        self._abandoned[call.identity] = None
        if len(self._abandoned) > _REMEMBERED:
            del self._abandoned[next(iter(self._abandoned))]

    def find(self, message: Any) -> Call | None:
        """The unanswered call that a response, or what should be one, answers."""
        if message.__class__ is not dict or "method" in message:
            return None
        identity: Any = message.get("id")
        call = self._open.get(identity) if _rpc.is_id(identity, False) else None
        return None if call is None or call.answered else call

    def drop_late(self, message: dict[str, Any]) -> bool:
        """Whether a response answers a call that was cancelled; a second one does not."""
        identity: Any = message.get("id")
        if not _rpc.is_id(identity, False) or identity not in self._abandoned:
            return False
        del self._abandoned[identity]
        return True

    def fail(self, *, answered: bool) -> None:
        """Ends the wait of all calls; `answered`: also of those whose answer was read."""
        for call in list(self._open.values()):
            if answered or not call.answered:
                call.answered = True
                call.settle(None, ConnectionClosed("the connection ended before the answer came"))
