"""Dispatchers: one for each side, from a message to its reply."""

from __future__ import annotations

from .._dispatch import Dispatcher as _Dispatcher
from .._rpc import ConnectionClosed as ConnectionClosed
from .._rpc import Report as Report
from .._rpc import RequestError as RequestError
from .._rpc import VersionMismatch as VersionMismatch
from ._binding import BINDING as _BINDING
from .callers import (
    AgentCaller,
    ClientCaller,
    ProxyCaller,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .._sides import OnError as _OnError
    from .features import Feature as _Feature
    from .roles import (
        Agent,
        Client,
        Proxy,
    )


class AgentDispatcher(_Dispatcher["ClientCaller"]):
    """Calls the methods of an object that is agent.

    `await dispatcher.handle(message)` is the reply to a message, or None. `on_error` hears what
    no reply tells. `features` are the flags that are on.
    """

    def __init__(
        self,
        handler: Agent,
        *,
        features: _Feature | None = None,
        on_error: _OnError | None = None,
    ) -> None:
        super().__init__(handler, "agent", _BINDING, ClientCaller, on_error, features)


class ClientDispatcher(_Dispatcher["AgentCaller"]):
    """Calls the methods of an object that is client.

    `await dispatcher.handle(message)` is the reply to a message, or None. `on_error` hears what
    no reply tells. `features` are the flags that are on.
    """

    def __init__(
        self,
        handler: Client,
        *,
        features: _Feature | None = None,
        on_error: _OnError | None = None,
    ) -> None:
        super().__init__(handler, "client", _BINDING, AgentCaller, on_error, features)


class ProxyDispatcher(_Dispatcher["ProxyCaller"]):
    """Calls the methods of an object that is proxy.

    `await dispatcher.handle(message)` is the reply to a message, or None. `on_error` hears what
    no reply tells. `features` are the flags that are on.
    """

    def __init__(
        self,
        handler: Proxy,
        *,
        features: _Feature | None = None,
        on_error: _OnError | None = None,
    ) -> None:
        super().__init__(handler, "proxy", _BINDING, ProxyCaller, on_error, features)
