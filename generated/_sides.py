"""The base of what programs fill in, and what connects it to a peer."""

from __future__ import annotations

from ._rpc import ConnectionClosed, Report, RequestError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any, Generic, Protocol, TypeVar

    from ._callers import Caller
    from ._dispatch import Dispatcher

    CallerT = TypeVar("CallerT", covariant=True)
    OnError = Callable[[Report], object]

    class Link(Protocol):
        """What carries messages to the peer: a connection, or anything like one."""

        async def request(self, method: str, params: Any) -> Any:
            """Sends a request and returns its raw result; raises RequestError for an error."""

        async def notify(self, method: str, params: Any) -> None:
            """Sends a notification."""

    class Bound(Generic[CallerT]):
        """Marks what knows the type of its peer."""

else:

    class Bound:
        """Marks what knows the type of its peer, for type checkers alone."""

        __slots__ = ()

        def __class_getitem__(cls, item):
            return cls


class Side(Bound["CallerT"]):
    """The base of the classes that programs fill in.

    A method takes one params object and returns one result object; one that is not overridden
    answers that there is no such method. Plain functions do as well as async ones. An instance
    serves one connection.
    """

    __slots__ = ("__callers", "__dict__", "__weakref__")

    def dispatcher(
        self, *, features: Any = None, on_error: OnError | None = None
    ) -> Dispatcher[CallerT]:
        """A dispatcher to this object."""
        raise NotImplementedError

    def connected(self, caller: Caller) -> None:
        """Called once, when there is a peer to call: `caller` has its methods."""
        self.__callers: dict[str, Any] = {**self.__known(), caller.side: caller}

    def __known(self) -> dict[str, Any]:
        # By side, for an object that plays several.
        return getattr(self, "_Side__callers", {})

    def _peer(self, side: str) -> Any:
        try:
            return self.__known()[side]
        except KeyError:
            raise ConnectionClosed("there is no connection yet") from None

    async def ext_method(self, method: str, params: Any) -> Any:
        """A request outside the protocol; its name starts with an underscore.

        `params` and the result are JSON values as they are on the wire.
        """
        raise RequestError.method_not_found()

    async def ext_notification(self, method: str, params: Any) -> None:
        """A notification outside the protocol; its name starts with an underscore."""
        raise RequestError.method_not_found()
