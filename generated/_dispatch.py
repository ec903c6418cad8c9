"""From a message to the method that handles it, and back: no I/O, no tasks, no clock."""

from __future__ import annotations

from . import _rpc
from ._rpc import EXTENSION, ConnectionClosed, Report, RequestError, VersionMismatch
from ._runtime import DecodeError, Issue, UnstableFeatureError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any, Generic, Protocol, TypeVar

    from ._runtime import Method

    CallerT = TypeVar("CallerT", covariant=True)
    OnError = Callable[[Report], object]

    class Link(Protocol):
        """What carries messages to the peer: a connection, or anything like one."""

        async def request(self, method: str, params: Any) -> Any:
            """Sends a request and returns its raw result; raises RequestError for an error."""

        async def notify(self, method: str, params: Any) -> None:
            """Sends a notification."""

    class _Bound(Generic[CallerT]):
        """Marks what knows the type of its peer."""

else:

    class _Bound:
        __slots__ = ()

        def __class_getitem__(cls, item):
            return cls


class _Reported(Exception):
    """There is nothing left to say about what went wrong."""


class Binding:
    """What dispatchers and callers need of one protocol version.

    `requests` and `notifications` map a side to its methods by wire name, `classes` a definition
    to the classes that stand for it. `cancel` is the notification that cancels a request and the
    key of its id, `handshakes` maps a side to the requests that settle the version and the key
    that holds it, `unsupported` is the error for a version that no one speaks: its code and the
    keys of the version asked for and of those there are.
    """

    def __init__(
        self,
        version: int,
        requests: dict[str, dict[str, Method]],
        notifications: dict[str, dict[str, Method]],
        classes: dict[str, tuple[type, ...]],
        decode: Callable[..., Any],
        encode: Callable[..., Any],
        specs: Callable[[], dict[str, Any]],
        null_id: bool,
        cancel: tuple[str, str] | None,
        handshakes: dict[str, dict[str, str]],
        unsupported: tuple[int, str, str] | None,
    ) -> None:
        self.version = version
        self.requests = requests
        self.notifications = notifications
        self.classes = classes
        self.decode = decode
        self.encode = encode
        self.specs = specs
        self.null_id = null_id
        self.cancel = cancel
        self.handshakes = handshakes
        self.unsupported = unsupported

    def params(self, method: Method, value: Any, options: dict[str, Any]) -> Any:
        """The params object in a message; null and absent ones count as empty.

        `options` are those of `decode`. Raises DecodeError.
        """
        return self.decode(method.params, {} if value is None else value, **options)

    def result(self, method: Method, value: Any, options: dict[str, Any]) -> Any:
        """The result object in a message; null counts as empty where that is a result."""
        if value is None and method.bare_result:
            value = {}
        return self.decode(method.result, value, **options)

    def data(self, kind: str | None, value: Any, options: dict[str, Any]) -> Any:
        """The JSON value of params or a result, checked to be of the definition `kind`.

        Raises what `encode` raises, and TypeError for an object of another class.
        """
        classes = self.classes.get(kind or "")
        if classes and not isinstance(value, classes):
            raise TypeError(f"expected {kind}, found {type(value).__name__}")
        return self.encode(value, **options)

    def issues(
        self, method: Method, value: Any, flags: int, error: DecodeError
    ) -> tuple[Issue, ...]:
        """Why params do not decode: each place and reason, and never a value."""
        from ._issues import Survey

        try:
            found = Survey(self.specs(), flags).all(method.params, {} if value is None else value)
        except RecursionError:
            found = ()
        return found or (Issue(error.path, "type", error.message),)


class Side(_Bound["CallerT"]):
    """The base of the classes that programs fill in.

    A method takes one params object and returns one result object; one that is not overridden
    answers that there is no such method. Plain functions do as well as async ones. An instance
    serves one connection.
    """

    __slots__ = ("__caller", "__dict__", "__weakref__")

    def dispatcher(
        self, *, features: Any = None, on_error: OnError | None = None
    ) -> Dispatcher[CallerT]:
        """A dispatcher to this object."""
        raise NotImplementedError

    def connected(self, caller: Any) -> None:
        """Called once, when there is a peer to call: `caller` has its methods."""
        self.__caller = caller

    def _peer(self) -> Any:
        try:
            return self.__caller
        except AttributeError:
            raise ConnectionClosed("there is no connection yet") from None

    async def ext_method(self, method: str, params: Any) -> Any:
        """A request outside the protocol; its name starts with an underscore.

        `params` and the result are JSON values as they are on the wire.
        """
        raise RequestError.method_not_found()

    async def ext_notification(self, method: str, params: Any) -> None:
        """A notification outside the protocol; its name starts with an underscore."""
        raise RequestError.method_not_found()


class Dispatcher(_Bound["CallerT"]):
    """Calls the methods of an object for messages.

    `on_error` is called with a `Report` for each thing that goes wrong and that no reply tells;
    without one, it is logged. `features` are the flags that are on.
    """

    def __init__(
        self,
        handler: Any,
        side: str,
        binding: Binding,
        caller: Callable[..., CallerT],
        on_error: OnError | None = None,
        features: Any = None,
    ) -> None:
        self.handler = handler
        self.side = side
        self.binding = binding
        self.on_error = on_error
        self._caller = caller
        self._options: dict[str, Any] = {} if features is None else {"features": features}
        self._flags: int = 0 if features is None else features.value
        self._requests = binding.requests.get(side, {})
        self._notifications = binding.notifications.get(side, {})

    def connect(self, link: Link) -> CallerT:
        """The caller for the peer behind `link`; the object gets it, too."""
        caller = self._caller(link, **self._options)
        connected = getattr(self.handler, "connected", None)
        if connected is not None:
            connected(caller)
        return caller

    def knows(self, message: dict[str, Any]) -> bool:
        """Whether the method of a request or a notification is one of this side."""
        table = self._requests if "id" in message else self._notifications
        return self._find(table, message["method"]) is not None

    async def handle(self, message: Any) -> dict[str, Any] | None:
        """The reply to a message, or None where none is due.

        `message` is any JSON value. A request always has one reply, also when its handler is
        cancelled; nothing but the cancellation of a notification's handler is ever raised.
        """
        form = _rpc.form_of(message, self.binding.null_id)
        if form == "request":
            return await self.handle_request(message)
        if form == "notification":
            await self.handle_notification(message)
        elif form == "response":
            self.report(Report("response", "a response that no call waits for", raw=message))
        else:
            self.report(Report("message", "a JSON value that is no message", raw=message))
            return _rpc.failure(None, RequestError.invalid_request())
        return None

    async def handle_json(self, raw: bytes | str) -> bytes | None:
        """The reply to the JSON text of a message, as JSON text, or None where none is due."""
        from ._json import parse

        try:
            message = parse(raw, None)
        except DecodeError as error:
            self.report(Report("line", error.message, raw=raw))
            return self.text(_rpc.failure(None, RequestError(_rpc.PARSE_ERROR, "Parse error")))
        reply = await self.handle(message)
        return None if reply is None else self.text(reply)

    def text(self, reply: dict[str, Any]) -> bytes:
        """The JSON text of a reply; that of an internal error for one that has none."""
        from ._json import text

        try:
            return text(reply, None)
        except (TypeError, ValueError) as error:
            self._failed("result", "a reply that has no form in JSON", None, error)
            return text(_rpc.failure(reply["id"], RequestError.internal()), None)

    def report(self, report: Report) -> None:
        """Hands a report to `on_error`, or logs it."""
        from logging import getLogger

        if self.on_error is None:
            if report.error is None:
                getLogger(__package__).warning("%s", report)
            return
        try:
            self.on_error(report)
        except Exception:
            getLogger(__package__).exception("on_error failed")

    async def handle_request(self, message: dict[str, Any]) -> dict[str, Any]:
        """The reply to a message that is known to be a request."""
        identity, name = message["id"], message["method"]
        try:
            return _rpc.success(identity, await self._result(name, message.get("params")))
        except RequestError as error:
            return _rpc.failure(identity, self._sendable(name, error))
        except Exception as error:
            self._failed("handler", "the handler failed", name, error)
            return _rpc.failure(identity, RequestError.internal())
        except BaseException as error:
            if not _is_cancellation(error):
                raise
            return _rpc.failure(identity, RequestError.cancelled())

    async def _result(self, name: str, params: Any) -> Any:
        method = self._find(self._requests, name)
        if method is None:
            if not name.startswith(EXTENSION) or name in self._requests:
                raise RequestError.method_not_found()
            answer = self._function("ext_method")(name, _given(params))
            return self._answer(None, await answer if hasattr(answer, "__await__") else answer)
        try:
            decoded = self.binding.params(method, params, self._options)
        except DecodeError as error:
            issues = self.binding.issues(method, params, self._flags, error)
            data = [{"pointer": issue.path, "reason": issue.message} for issue in issues]
            raise RequestError(_rpc.INVALID_PARAMS, "Invalid params", data) from None
        answer = self._function(method.name)(decoded)
        return self._answer(method, await answer if hasattr(answer, "__await__") else answer)

    def _answer(self, method: Method | None, result: Any) -> Any:
        """The JSON value of what a handler returned."""
        name = None if method is None else method.wire_name
        try:
            if method is None:
                return self.binding.encode(result, **self._options)
            if result is None and method.bare_result:
                return {}
            data = self.binding.data(method.result, result, self._options)
            self.binding.decode(method.result, data, **self._options)
        except Exception as error:
            self._failed("result", "the handler returned no result of the method", name, error)
            raise RequestError.internal() from None
        return data

    async def handle_notification(self, message: dict[str, Any]) -> None:
        """Handles a message that is known to be a notification."""
        name, params = message["method"], message.get("params")
        method = self._find(self._notifications, name)
        try:
            if method is not None:
                answer = self._function(method.name)(self._noted(method, params))
            elif name.startswith(EXTENSION) and name not in self._notifications:
                answer = self._function("ext_notification")(name, _given(params))
            else:
                self.report(Report("unknown", "a notification of no method", name, params))
                return
            if hasattr(answer, "__await__"):
                await answer
        except _Reported:
            return
        except Exception as error:
            self._notification_failed(name, params, error)

    def _noted(self, method: Method, params: Any) -> Any:
        """The params of a notification, or a report of what is wrong with them."""
        try:
            return self.binding.params(method, params, self._options)
        except DecodeError as error:
            issues = self.binding.issues(method, params, self._flags, error)
            about = "the params do not decode"
            self.report(Report("params", about, method.wire_name, params, issues))
            raise _Reported from None

    def _notification_failed(self, name: str, params: Any, error: Exception) -> None:
        if isinstance(error, RequestError) and error.code == _rpc.METHOD_NOT_FOUND:
            self.report(Report("unknown", "a notification that is not handled", name, params))
        else:
            self._failed("handler", "the handler failed", name, error)

    def _find(self, table: dict[str, Method], name: str) -> Method | None:
        """The method with a wire name whose features are on."""
        method = table.get(name)
        return None if method is None or method.flags & ~self._flags else method

    def _function(self, name: str) -> Callable[..., Any]:
        function: Callable[..., Any] | None = getattr(self.handler, name, None)
        if function is None:
            raise RequestError.method_not_found()
        return function

    def _sendable(self, name: str, error: RequestError) -> RequestError:
        """The error that a handler raised, with its data as a JSON value."""
        try:
            if type(error.code) is not int or type(error.message) is not str:
                raise TypeError("a RequestError needs an integer code and a string as message")
            data = self.binding.encode(error.data, **self._options)
        except Exception as problem:
            self._failed("handler", "the handler raised what is no error reply", name, problem)
            return RequestError.internal()
        return RequestError(error.code, error.message, data)

    def _failed(self, kind: str, message: str, name: str | None, error: BaseException) -> None:
        """Logs an error with its traceback, and reports it."""
        from logging import getLogger

        where = "a message" if name is None else name[:80]
        getLogger(__package__).error("%s: %s", where, message, exc_info=error)
        self.report(Report(kind, message, name, error=error))


class Caller:
    """The methods of a peer: each sends a request or a notification.

    A request returns the result or raises RequestError for an error of the peer, DecodeError for a
    result that is none, and ConnectionClosed.
    Unstable methods raise UnstableFeatureError unless their flag is on.
    """

    def __init__(
        self,
        link: Link,
        side: str,
        binding: Binding,
        features: Any = None,
    ) -> None:
        self._link = link
        self._binding = binding
        self._options: dict[str, Any] = {} if features is None else {"features": features}
        self._flags: int = 0 if features is None else features.value
        self._requests = binding.requests.get(side, {})
        self._notifications = binding.notifications.get(side, {})
        self._handshakes = binding.handshakes.get(side, {})

    async def _request(self, wire_name: str, params: Any) -> Any:
        method = self._requests[wire_name]
        self._check(method)
        data = self._binding.data(method.params, params, self._options)
        result = await self._link.request(wire_name, data)
        key = self._handshakes.get(wire_name)
        if key is not None and result.__class__ is dict:
            version: Any = result.get(key)
            if type(version) is int and version != self._binding.version:
                raise VersionMismatch(version, result)
        return self._binding.result(method, result, self._options)

    async def _notify(self, wire_name: str, params: Any) -> None:
        method = self._notifications[wire_name]
        self._check(method)
        await self._link.notify(wire_name, self._binding.data(method.params, params, self._options))

    async def ext_method(self, method: str, params: Any = None) -> Any:
        """Sends a request outside the protocol; its name starts with an underscore.

        `params` and the result are JSON values as they are on the wire.
        """
        _check_extension(method)
        data = self._binding.encode(_given(params), **self._options)
        return await self._link.request(method, data)

    async def ext_notification(self, method: str, params: Any = None) -> None:
        """Sends a notification outside the protocol; its name starts with an underscore."""
        _check_extension(method)
        data = self._binding.encode(_given(params), **self._options)
        await self._link.notify(method, data)

    def _check(self, method: Method) -> None:
        if method.flags & ~self._flags:
            raise UnstableFeatureError(method.wire_name, method.features, "calling it needs")


def _check_extension(method: str) -> None:
    if not method.startswith(EXTENSION):
        raise ValueError(f"the name of an extension starts with {EXTENSION!r}: {method!r}")


def _given(params: Any) -> Any:
    """Params as a value; absent ones count as empty."""
    return {} if params is None else params


def _is_cancellation(error: BaseException) -> bool:
    """Whether asyncio cancelled the handler; asyncio need not be there."""
    from sys import modules

    asyncio = modules.get("asyncio")
    return asyncio is not None and isinstance(error, asyncio.CancelledError)
