"""A connection over newline-delimited JSON: ids, order, cancellation, limits.

Requests of the peer run concurrently, each in a task of its own. Its notifications are handled one
after the other, in the order in which they came. Two promises follow:

- When a call returns, every notification that the peer sent before its answer has been handled.
- A notification handler may itself call the peer. The answer to such a call does not wait for its
  turn, since the handler that waits for it holds the turn: notifications between the two are
  handled later.

The second goes for calls in the handler and in tasks that it starts, as long as it runs. What a
notification handler must not do is wait for another task that waits for an answer of the peer:
that answer's turn comes after the handler's.
"""

from __future__ import annotations

import asyncio

from . import _rpc
from ._calls import Call, Calls, turn
from ._dispatch import Dispatcher
from ._inbox import Inbox
from ._json import parse
from ._lines import Lines
from ._output import Output
from ._routing import Router
from ._rpc import ConnectionClosed, Report, RequestError
from ._runtime import DecodeError
from ._sides import Bound, Side

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import TracebackType
    from typing import Any, Protocol, TypeVar

    from ._output import Sink
    from ._routing import Refusal
    from ._sides import OnError

    CallerT = TypeVar("CallerT", covariant=True)

    class Source(Protocol):
        """What a connection reads: an `asyncio.StreamReader`, or anything like one."""

        async def read(self, n: int = -1, /) -> bytes:
            """Up to n bytes; none at the end."""
            raise NotImplementedError


#: Bytes of the longest line, without its newline.
LIMIT = 64 * 1024 * 1024

#: Requests of the peer that may run at a time; those beyond get an error.
MOST_REQUESTS = 10_000

#: Replies to what is no request, or one too many, before reading waits until they are out.
_REFUSALS = 2_500
_CHUNK = 64 * 1024


class _Serving:
    """A request of the peer; `replied` once its reply is on the way."""

    __slots__ = ("identity", "replied", "task")

    def __init__(self, identity: Any) -> None:
        self.identity = identity
        self.replied = False
        self.task: asyncio.Task[None] | None = None


class Connection(Bound["CallerT"]):
    """Serves one peer over a pair of streams, until one of both ends it.

    `handlers` are implementations or dispatchers, of one protocol version or of several; `peer`
    calls the other side of the first. `limit` is the number of bytes of the longest line, `grace`
    the seconds that handlers and the writer get to finish at the end of input. `on_error` is
    called with a `Report` for each thing that goes wrong and that no caller hears of.

        async with Connection(reader, writer, implementation) as connection:
            await connection.wait_closed()

    Handlers and connections belong together: an implementation serves one connection.
    """

    def __init__(
        self,
        reader: Source,
        writer: Sink,
        handler: Side[CallerT] | Dispatcher[CallerT],
        *more: Side[Any] | Dispatcher[Any],
        features: Any = None,
        on_error: OnError | None = None,
        limit: int = LIMIT,
        max_requests: int = MOST_REQUESTS,
        grace: float = 0.5,
    ) -> None:
        self._reader = reader
        self._limit = limit
        self._max_requests = max_requests
        self._grace = grace
        dispatchers = [_dispatcher(each, features, on_error) for each in (handler, *more)]
        if features is not None and len({each.binding.version for each in dispatchers}) > 1:
            raise TypeError("flags belong to one version; pass a dispatcher for each instead")
        self._router = Router(dispatchers)
        self._main = dispatchers[0]
        self._calls = Calls()
        self._inbox = Inbox(self._main.report)
        self._output = Output(writer)
        callers = [each.connect(self) for each in dispatchers]
        self.peer: CallerT = callers[0]
        self._serving: dict[Any, _Serving] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._refused = 0
        self._closing = False
        self._done = asyncio.Event()
        self._reading: asyncio.Task[None] | None = None
        self._working: asyncio.Task[None] | None = None
        self._closer: asyncio.Task[None] | None = None

    # Life

    @property
    def closed(self) -> bool:
        """Whether the connection has ended, or is about to."""
        return self._closing

    def start(self) -> None:
        """Begins to read; RuntimeError at a second time, or where no event loop runs."""
        if self._reading is not None or self._closing:
            raise RuntimeError("the connection was started before")
        self._working = asyncio.create_task(self._inbox.work())
        self._reading = asyncio.create_task(self._read())

    async def run(self) -> None:
        """Serves until the peer ends the connection or `close` is called."""
        async with self:
            await self.wait_closed()

    async def wait_closed(self) -> None:
        """Waits for the end, whoever brings it about."""
        await self._done.wait()

    async def close(self) -> None:
        """Ends the connection: waiting calls fail, handlers are cancelled, the writer is closed.

        Returns when no task is left; that takes no more than a few times `grace`.
        """
        closer = self._end(self._reading is None)
        if asyncio.current_task() in {*self._tasks, self._working}:
            await asyncio.shield(closer)
        interrupted: asyncio.CancelledError | None = None
        while not closer.done():
            try:
                await asyncio.shield(closer)
            except asyncio.CancelledError as error:
                interrupted = error
        if interrupted is not None:
            raise interrupted

    async def __aenter__(self) -> Connection[CallerT]:
        if self._reading is None:
            self.start()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        await self.close()

    # What callers use

    async def request(self, method: str, params: Any) -> Any:
        """Sends a request and returns its raw result.

        Raises RequestError for an error of the peer, and ConnectionClosed. When the task that
        waits is cancelled, the peer is told to cancel the request.
        """
        if self._closing:
            raise ConnectionClosed("the connection is closed")
        call = self._calls.begin(method)
        if call.urgent:
            self._inbox.room.set()
        try:
            await self._output.send(_rpc.request(call.identity, method, params), call)
            return await call.future
        except asyncio.CancelledError:
            if call.sent and not call.answered:
                self._abandon(call)
            raise
        finally:
            self._calls.end(call)

    async def notify(self, method: str, params: Any) -> None:
        """Sends a notification; raises ConnectionClosed."""
        await self._output.send(_rpc.notification(method, params))

    def _abandon(self, call: Call) -> None:
        """Tells the peer that nobody waits any longer."""
        self._calls.abandon(call)
        cancel = self._router.cancel
        if cancel is not None and not self._closing:
            method, key = cancel
            self._post(_rpc.notification(method, {key: call.identity}))

    def _post(self, message: dict[str, Any]) -> None:
        """Writes a short message at once; what cannot be written is reported."""
        try:
            self._output.post(self._main.text(message))
        except ConnectionClosed as error:
            self._main.report(Report("output", "a reply could not be sent", error=error))

    # Input

    async def _read(self) -> None:
        turn.set(None)
        lines = Lines(self._limit)
        try:
            while chunk := await self._reader.read(_CHUNK):
                for line in lines.feed(chunk):
                    self._line(line)
                    if self._refused > _REFUSALS:
                        await self._pause()
                await self._pause()
            for line in lines.end():
                self._line(line)
        except OSError as error:
            self._main.report(Report("line", "reading failed", error=error))
        finally:
            self._end(True)

    async def _pause(self) -> None:
        """Waits while too much lies in wait, unless what comes next ends the wait.

        Only a peer that sends garbage and reads no replies is made to wait for our output: one
        that writes before it reads must not be.
        """
        if self._refused > _REFUSALS:
            self._refused = 0
            try:
                await self._output.drain()
            except ConnectionClosed:
                return
        while self._inbox.full and not self._calls.urgent:
            self._inbox.room.clear()
            await self._inbox.room.wait()

    def _line(self, line: bytes | None) -> None:
        if line is None:
            about = f"a line of more than {self._limit} bytes"
            self._refuse("line", about, None, RequestError(_rpc.INVALID_REQUEST, "Line too long"))
            return
        if not line or line.isspace():
            return
        try:
            message = parse(line, None)
        except DecodeError as error:
            self._refuse("line", error.message, line, RequestError(_rpc.PARSE_ERROR, "Parse error"))
            return
        form = _rpc.form_of(message, self._router.null_id)
        if form == "notification":
            self._notified(message, len(line))
        elif form == "request":
            self._serve(message)
        elif form == "response" or self._calls.find(message) is not None:
            self._answered(message, len(line))
        else:
            about = "a JSON value that is no message"
            self._refuse("message", about, message, RequestError.invalid_request())

    def _refuse(self, kind: str, about: str, raw: Any, error: RequestError) -> None:
        self._main.report(Report(kind, about, raw=raw))
        self._refused += 1
        self._post(_rpc.failure(None, error))

    def _notified(self, message: dict[str, Any], size: int) -> None:
        key = self._router.cancelling.get(message["method"])
        if key is None:
            self._inbox.put(size, self._router.route(message), message)
        else:
            self._cancel(message, key)

    def _cancel(self, message: dict[str, Any], key: str) -> None:
        """Cancels a running request; one that is done already is no error."""
        params: Any = message.get("params")
        identity: Any = params.get(key, ...) if params.__class__ is dict else ...
        if not _rpc.is_id(identity, self._router.null_id):
            about = "the params do not decode"
            self._main.report(Report("params", about, message["method"], params))
            return
        serving = self._serving.get(identity)
        if serving is not None and serving.task is not None and not serving.replied:
            serving.task.cancel()

    def _answered(self, message: dict[str, Any], size: int) -> None:
        call = self._calls.find(message)
        if call is None:
            if not self._calls.drop_late(message):
                about = "a response that no call waits for"
                self._main.report(Report("response", about, raw=message))
            return
        call.answered = True
        result, error, problem = _rpc.outcome(message)
        if problem is not None:
            self._main.report(Report("response", problem, call.method, raw=message))
        if error is None:
            self._router.learn(call.method, result)
        if call.urgent or self._inbox.idle:
            call.settle(result, error)
        else:
            self._inbox.put(size, call, (result, error))

    # Requests of the peer

    def _serve(self, message: dict[str, Any]) -> None:
        identity = message["id"]
        who = self._router.route(message)
        if len(self._tasks) >= self._max_requests:
            error = RequestError(_rpc.INTERNAL_ERROR, "Too many requests at a time")
            self._refused += 1
            self._post(_rpc.failure(identity, error))
            return
        serving = self._serving[identity] = _Serving(identity)
        task = serving.task = asyncio.create_task(self._reply(serving, who, message))
        self._tasks.add(task)
        task.add_done_callback(lambda task: self._served(serving, task))

    async def _reply(
        self, serving: _Serving, who: Dispatcher[Any] | Refusal, message: dict[str, Any]
    ) -> None:
        reply = await who.handle_request(message)
        serving.replied = True
        try:
            try:
                await self._output.send(reply)
            except (TypeError, ValueError):
                # It has no form in JSON: `text` makes an error reply of it.
                await self._output.send(parse(self._main.text(reply), None))
        except ConnectionClosed as error:
            self._main.report(Report("output", "a reply could not be sent", error=error))

    def _served(self, serving: _Serving, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if self._serving.get(serving.identity) is serving:
            del self._serving[serving.identity]
        if not serving.replied and not self._done.is_set():
            # Cancelled before its first step, or by what must not be caught.
            error = RequestError.cancelled() if task.cancelled() else RequestError.internal()
            self._post(_rpc.failure(serving.identity, error))

    # The end

    def _end(self, input_ended: bool) -> asyncio.Task[None]:
        if self._closer is None:
            self._closing = True
            self._closer = asyncio.create_task(self._finish(input_ended))
        return self._closer

    async def _finish(self, input_ended: bool) -> None:
        try:
            if not input_ended:
                await self._stop(self._reading)
            self._calls.fail(answered=False)
            if input_ended:
                await self._inbox.run_out(self._grace)
                if self._tasks:
                    await asyncio.wait({*self._tasks}, timeout=self._grace)
            self._inbox.stopping = True
            await self._stop(self._working, *self._tasks)
            self._calls.fail(answered=True)
            await self._output.close(self._grace)
        finally:
            self._done.set()

    async def _stop(self, *tasks: asyncio.Task[None] | None) -> None:
        """Cancels tasks and waits for them; one that does not end in time is left to itself."""
        alive = {task for task in tasks if task is not None}
        for task in alive:
            task.cancel()
        if alive:
            _, late = await asyncio.wait(alive, timeout=max(self._grace, 0.1))
            if late:
                about = f"{len(late)} handlers go on after the end of the connection"
                self._main.report(Report("handler", about))


def _dispatcher(
    handler: Side[CallerT] | Dispatcher[CallerT], features: Any, on_error: OnError | None
) -> Dispatcher[CallerT]:
    if isinstance(handler, Side):
        return handler.dispatcher(features=features, on_error=on_error)
    if features is not None:
        raise TypeError("a dispatcher has its own flags; give it those")
    if handler.on_error is None:
        handler.on_error = on_error
    return handler
