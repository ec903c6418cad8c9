"""Which of several dispatchers a message goes to: by protocol version, then by method."""

from __future__ import annotations

from . import _rpc
from ._rpc import Report, RequestError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from ._dispatch import Dispatcher


class Refusal:
    """Stands for a dispatcher where there is none to ask."""

    def __init__(self, error: RequestError, report: Callable[[Report], object]) -> None:
        self._error = error
        self._report = report

    async def handle_request(self, message: dict[str, Any]) -> dict[str, Any]:
        """The error as the reply to a request."""
        return _rpc.failure(message["id"], self._error)

    async def handle_notification(self, message: dict[str, Any]) -> None:
        """Reports a notification."""
        about = f"not handled: {self._error.message}"
        self._report(Report("unknown", about, message["method"], message.get("params")))


class Router:
    """Serves one connection with dispatchers of one or of several protocol versions.

    With several, the request that settles the version decides: the highest version served that is
    not above the one asked for; when there is none, an error where a version has one for that,
    else the latest. Until then other requests are refused. Of several dispatchers of one version,
    a message goes to the first that has its method.
    """

    def __init__(self, dispatchers: Sequence[Dispatcher[Any]]) -> None:
        if not dispatchers:
            raise ValueError("a connection needs an implementation or a dispatcher")
        self._groups: dict[int, list[Dispatcher[Any]]] = {}
        for each in dispatchers:
            self._groups.setdefault(each.binding.version, []).append(each)
        self._versions = sorted(self._groups)
        self._only = dispatchers[0] if len(dispatchers) == 1 else None
        self._report = dispatchers[0].report
        self.version: int | None = self._versions[0] if len(self._versions) == 1 else None
        bindings = [each.binding for each in dispatchers]
        self._settling = {
            wire_name: key
            for binding in bindings
            for table in binding.handshakes.values()
            for wire_name, key in table.items()
        }
        self.cancelling = dict(each.cancel for each in bindings if each.cancel is not None)
        self._unsupported = [each.unsupported for each in bindings if each.unsupported is not None]

    @property
    def null_id(self) -> bool:
        """Whether null is the id of a request."""
        versions = self._versions if self.version is None else [self.version]
        return any(self._groups[each][0].binding.null_id for each in versions)

    @property
    def cancel(self) -> tuple[str, str] | None:
        """The notification that cancels a request, and the key of its id."""
        version = self._versions[-1] if self.version is None else self.version
        return self._groups[version][0].binding.cancel

    async def handle(self, message: Any) -> dict[str, Any] | None:
        """The reply to a message, or None, as that of a dispatcher."""
        form = _rpc.form_of(message, self.null_id)
        if form == "request":
            return await self.route(message).handle_request(message)
        if form == "notification":
            await self.route(message).handle_notification(message)
            return None
        return await self._groups[self._versions[0]][0].handle(message)

    def route(self, message: dict[str, Any]) -> Dispatcher[Any] | Refusal:
        """Who handles a request or a notification; settles the version when it is asked to."""
        if self._only is not None:
            return self._only
        if len(self._versions) > 1:
            key = self._settling.get(message["method"])
            if key is not None and "id" in message:
                error = self._settle(message.get("params"), key)
            else:
                error = None if self.version is not None else _too_early()
            if error is not None:
                return Refusal(error, self._report)
        version = self._versions[-1] if self.version is None else self.version
        group = self._groups[version]
        return next((each for each in group if each.knows(message)), group[0])

    def learn(self, method: str, result: Any) -> None:
        """Takes note of the version in the answer to a request of our own."""
        key = self._settling.get(method)
        if key is not None and result.__class__ is dict:
            version: Any = result.get(key)
            if type(version) is int and version in self._groups:
                self.version = version

    def _settle(self, params: Any, key: str) -> RequestError | None:
        asked: Any = params.get(key) if params.__class__ is dict else None
        if type(asked) is not int:
            return None
        served = [each for each in self._versions if each <= asked]
        if served:
            self.version = served[-1]
        elif self._unsupported:
            code, requested, supported = self._unsupported[-1]
            data = {requested: asked, supported: self._versions}
            return RequestError(code, "Unsupported protocol version", data)
        else:
            self.version = self._versions[-1]
        return None


def _too_early() -> RequestError:
    return RequestError(_rpc.INVALID_REQUEST, "The protocol version is not settled yet")
