"""From a message to the method that handles it, and back: no I/O, no tasks, no clock."""

from __future__ import annotations

from . import _rpc
from ._binding import given
from ._rpc import EXTENSION, Report, RequestError
from ._runtime import DecodeError
from ._sides import Bound

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any, TypeVar

    from ._binding import Binding
    from ._runtime import Method
    from ._sides import Link, OnError

    CallerT = TypeVar("CallerT", covariant=True)


class _Reported(Exception):
    """There is nothing left to say about what went wrong."""


class Dispatcher(Bound["CallerT"]):
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
            return text(reply)
        except (TypeError, ValueError) as error:
            self._failed("result", "a reply that has no form in JSON", None, error)
            return text(_rpc.failure(reply["id"], RequestError.internal()))

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
            answer = self._function("ext_method")(name, given(params))
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
                answer = self._function("ext_notification")(name, given(params))
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

        where = "a message" if name is None else _rpc.printable(name[:80])
        getLogger(__package__).error("%s: %s", where, message, exc_info=error)
        self.report(Report(kind, message, name, error=error))


def _is_cancellation(error: BaseException) -> bool:
    """Whether asyncio cancelled the handler; asyncio need not be there."""
    from sys import modules

    asyncio = modules.get("asyncio")
    return asyncio is not None and isinstance(error, asyncio.CancelledError)
