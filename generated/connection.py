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
from collections import deque
from contextvars import ContextVar

from . import _rpc
from ._dispatch import Dispatcher, Side
from ._json import parse, text
from ._lines import Lines
from ._routing import Router
from ._rpc import ConnectionClosed, Report, RequestError
from ._runtime import DecodeError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import TracebackType
    from typing import Any, Generic, Protocol, TypeVar

    from ._dispatch import OnError
    from ._routing import Refusal

    CallerT = TypeVar("CallerT", covariant=True)

    class Source(Protocol):
        """What a connection reads: an `asyncio.StreamReader`, or anything like one."""

        async def read(self, n: int = -1, /) -> bytes:
            """Up to n bytes; none at the end."""
            raise NotImplementedError

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

    class _Bound(Generic[CallerT]):
        """Marks what knows the type of its peer."""

else:

    class _Bound:
        def __class_getitem__(cls, item):
            return cls


#: Bytes of the longest line, without its newline.
LIMIT = 64 * 1024 * 1024

#: Requests of the peer that may run at a time; those beyond get an error.
MOST_REQUESTS = 10_000

#: Bytes and messages that may wait for their turn before reading stops.
BACKLOG = 16 * 1024 * 1024
BACKLOG_MESSAGES = 10_000

#: Ids of cancelled calls that are remembered, so that their late answers can be dropped.
_REMEMBERED = 10_000
_CHUNK = 64 * 1024

#: Bytes written, and messages handled, before other tasks get a turn.
_FAIR = 2 * 1024
_FAIR_MESSAGES = 256

#: What a reply that is not waited for weighs, and how much of that stops reading.
_REFUSAL = 100
_REFUSED = 256 * 1024


class _Turn:
    """One notification being handled; `active` until its handler is done."""

    __slots__ = ("active",)

    def __init__(self) -> None:
        self.active = True


_turn: ContextVar[_Turn | None] = ContextVar("turn", default=None)


class _Call:
    """A request of ours that waits for its answer."""

    __slots__ = ("answered", "future", "method", "sent", "turn")

    def __init__(self, future: asyncio.Future[Any], method: str, turn: _Turn | None) -> None:
        self.future = future
        self.method = method
        self.turn = turn
        self.sent = False
        self.answered = False

    @property
    def urgent(self) -> bool:
        """Whether the turn cannot end before the answer is there."""
        return self.turn is not None and self.turn.active

    def settle(self, result: Any, error: Exception | None) -> None:
        """Wakes the caller up."""
        if self.future.done():
            return
        if error is None:
            self.future.set_result(result)
        else:
            self.future.set_exception(error)


class _Serving:
    """A request of the peer; `replied` once its reply is on the way."""

    __slots__ = ("identity", "replied", "task")

    def __init__(self, identity: Any) -> None:
        self.identity = identity
        self.replied = False
        self.task: asyncio.Task[None] | None = None


class Connection(_Bound["CallerT"]):
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
        self._writer = writer
        self._limit = limit
        self._max_requests = max_requests
        self._grace = grace
        dispatchers = [_dispatcher(each, features, on_error) for each in (handler, *more)]
        if features is not None and len({each.binding.version for each in dispatchers}) > 1:
            raise TypeError("flags belong to one version; pass a dispatcher for each instead")
        self._router = Router(dispatchers)
        self._main = dispatchers[0]
        callers = [each.connect(self) for each in dispatchers]
        self.peer: CallerT = callers[0]
        self._calls: dict[Any, _Call] = {}
        self._abandoned: dict[Any, None] = {}
        self._last_id = 0
        self._serving: dict[Any, _Serving] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._inbox: deque[tuple[int, _Call | Dispatcher[Any] | Refusal, Any]] = deque()
        self._backlog = 0
        self._handling = False
        self._refused = 0
        self._written = 0
        self._closing = False
        self._aborted = False
        self._more = asyncio.Event()
        self._room = asyncio.Event()
        self._done = asyncio.Event()
        self._sending = asyncio.Lock()
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
        self._working = asyncio.create_task(self._work())
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
        self._check_open()
        self._last_id += 1
        identity = self._last_id
        call = _Call(asyncio.get_running_loop().create_future(), method, _turn.get())
        self._calls[identity] = call
        if call.urgent:
            self._room.set()
        try:
            await self._send(_rpc.request(identity, method, params), call)
            return await call.future
        except asyncio.CancelledError:
            if call.sent and not call.answered:
                self._abandon(identity)
            raise
        finally:
            self._calls.pop(identity, None)

    async def notify(self, method: str, params: Any) -> None:
        """Sends a notification; raises ConnectionClosed."""
        await self._send(_rpc.notification(method, params))

    def _check_open(self) -> None:
        if self._closing:
            raise ConnectionClosed("the connection is closed")

    def _abandon(self, identity: int) -> None:
        """Tells the peer that nobody waits any longer."""
        self._abandoned[identity] = None
        if len(self._abandoned) > _REMEMBERED:
            del self._abandoned[next(iter(self._abandoned))]
        cancel = self._router.cancel
        if cancel is not None and not self._closing:
            method, key = cancel
            self._post(_rpc.notification(method, {key: identity}))

    # Output

    async def _send(self, message: dict[str, Any], call: _Call | None = None) -> None:
        """Writes a message when there is room, after those that wait for it already."""
        if self._sending.locked():
            async with self._sending:
                self._write(message, call)
                await self._drain()
            return
        self._write(message, call)
        if self._written > _FAIR:
            async with self._sending:
                await self._drain()
            # One that sends without end must not keep others from reading.
            await asyncio.sleep(0)

    def _write(self, message: dict[str, Any], call: _Call | None) -> None:
        if self._done.is_set() or (call is not None and self._closing):
            raise ConnectionClosed("the connection is closed")
        line = text(message, None) + b"\n"
        try:
            self._writer.write(line)
        except (OSError, RuntimeError) as error:
            raise ConnectionClosed("the peer does not read any longer") from error
        self._written += len(line)
        if call is not None:
            call.sent = True

    async def _drain(self) -> None:
        """Waits until there is room for more."""
        self._written = 0
        try:
            await self._writer.drain()
        except (OSError, RuntimeError) as error:
            raise ConnectionClosed("the peer does not read any longer") from error
        if self._aborted:
            raise ConnectionClosed("the connection ended before the message was out")

    def _post(self, message: dict[str, Any]) -> None:
        """Writes a short message at once, whether there is room or not."""
        try:
            self._writer.write(self._main.text(message) + b"\n")
        except (OSError, RuntimeError) as error:
            self._main.report(Report("output", "a reply could not be sent", error=error))

    # Input

    async def _read(self) -> None:
        _turn.set(None)
        lines = Lines(self._limit)
        try:
            while chunk := await self._reader.read(_CHUNK):
                for line in lines.feed(chunk):
                    self._line(line)
                    if self._refused > _REFUSED:
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
        if self._refused > _REFUSED:
            self._refused = 0
            async with self._sending:
                try:
                    await self._writer.drain()
                except (OSError, RuntimeError):
                    return
        while self._backlog > BACKLOG or len(self._inbox) > BACKLOG_MESSAGES:
            if any(call.urgent for call in self._calls.values()):
                return
            self._room.clear()
            await self._room.wait()

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
        elif form == "response" or self._call_of(message) is not None:
            self._answered(message, len(line))
        else:
            about = "a JSON value that is no message"
            self._refuse("message", about, message, RequestError.invalid_request())

    def _refuse(self, kind: str, about: str, raw: Any, error: RequestError) -> None:
        self._main.report(Report(kind, about, raw=raw))
        self._refused += _REFUSAL
        self._post(_rpc.failure(None, error))

    def _notified(self, message: dict[str, Any], size: int) -> None:
        key = self._router.cancelling.get(message["method"])
        if key is not None:
            self._cancel(message, key)
            return
        self._queue(size, self._router.route(message), message)

    def _queue(self, size: int, who: _Call | Dispatcher[Any] | Refusal, message: Any) -> None:
        self._inbox.append((size, who, message))
        self._backlog += size
        self._more.set()

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

    # Answers to our calls

    def _call_of(self, message: Any) -> _Call | None:
        """The call that a response, or what should be one, answers."""
        if message.__class__ is not dict or "method" in message:
            return None
        identity: Any = message.get("id")
        return self._calls.get(identity) if _rpc.is_id(identity, False) else None

    def _answered(self, message: dict[str, Any], size: int) -> None:
        call = self._call_of(message)
        if call is None or call.answered:
            identity: Any = message.get("id")
            if _rpc.is_id(identity, False) and identity in self._abandoned:
                del self._abandoned[identity]
                return
            about = "a response that no call waits for"
            self._main.report(Report("response", about, raw=message))
            return
        call.answered = True
        result, error, problem = _rpc.outcome(message)
        if problem is not None:
            self._main.report(Report("response", problem, call.method, raw=message))
        if error is None:
            self._router.learn(call.method, result)
        if call.urgent or not (self._inbox or self._handling):
            call.settle(result, error)
        else:
            self._queue(size, call, (result, error))

    # Notifications, and answers that come after them

    async def _work(self) -> None:
        _turn.set(None)
        handled = 0
        while True:
            while self._inbox:
                handled += 1
                if handled % _FAIR_MESSAGES == 0:
                    await asyncio.sleep(0)
                size, who, message = self._inbox.popleft()
                self._backlog -= size
                if isinstance(who, _Call):
                    who.settle(*message)
                else:
                    await self._handle(who, message)
                self._room.set()
            self._more.clear()
            await self._more.wait()

    async def _handle(self, who: Dispatcher[Any] | Refusal, message: Any) -> None:
        turn = _Turn()
        _turn.set(turn)
        self._handling = True
        try:
            await who.handle_notification(message)
        except asyncio.CancelledError as error:
            # A handler may end this way by itself; this task is cancelled only at the end.
            if self._closing:
                raise
            about = "the handler was cancelled"
            self._main.report(Report("handler", about, message["method"], error=error))
        finally:
            self._handling = False
            turn.active = False
            _turn.set(None)

    # Requests of the peer

    def _serve(self, message: dict[str, Any]) -> None:
        identity = message["id"]
        who = self._router.route(message)
        if len(self._tasks) >= self._max_requests:
            error = RequestError(_rpc.INTERNAL_ERROR, "Too many requests at a time")
            self._refused += _REFUSAL
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
                await self._send(reply)
            except (TypeError, ValueError):
                # It has no form in JSON: `text` makes an error reply of it.
                await self._send(parse(self._main.text(reply), None))
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
            self._fail([call for call in self._calls.values() if not call.answered])
            if input_ended:
                await self._run_out()
            await self._stop(self._working, *self._tasks)
            self._fail(list(self._calls.values()))
            await self._close_writer()
        finally:
            self._done.set()

    def _fail(self, calls: list[_Call]) -> None:
        for call in calls:
            call.answered = True
            call.settle(None, ConnectionClosed("the connection ended before the answer came"))

    async def _run_out(self) -> None:
        """Lets handlers finish what came before the end of input, while they get on with it."""
        while self._inbox or self._handling:
            self._room.clear()
            step = asyncio.create_task(self._room.wait())
            await asyncio.wait({step}, timeout=self._grace)
            if not step.done():
                step.cancel()
                break
        if self._tasks:
            await asyncio.wait({*self._tasks}, timeout=self._grace)

    async def _stop(self, *tasks: asyncio.Task[None] | None) -> None:
        """Cancels tasks and waits for them; one that does not end in time is left to itself."""
        current = asyncio.current_task()
        alive = {task for task in tasks if task is not None and task is not current}
        for task in alive:
            task.cancel()
        if alive:
            _, late = await asyncio.wait(alive, timeout=max(self._grace, 0.1))
            if late:
                about = f"{len(late)} handlers go on after the end of the connection"
                self._main.report(Report("handler", about))

    async def _close_writer(self) -> None:
        """Closes the writer; a peer that reads nothing more is not waited for."""
        try:
            self._writer.close()
        except (OSError, RuntimeError):
            return
        closing = asyncio.create_task(_quietly_closed(self._writer))
        _, late = await asyncio.wait({closing}, timeout=self._grace)
        if late:
            abort = getattr(getattr(self._writer, "transport", None), "abort", None)
            self._aborted = True
            if abort is not None:
                abort()
            await asyncio.wait({closing}, timeout=self._grace)
            await self._stop(closing)


async def _quietly_closed(writer: Sink) -> None:
    try:
        await writer.wait_closed()
    except OSError:
        pass


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
