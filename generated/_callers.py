"""Calling the methods of a peer: encode, send, wait, decode."""

from __future__ import annotations

from ._binding import given
from ._rpc import EXTENSION, VersionMismatch
from ._runtime import UnstableFeatureError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ._binding import Binding
    from ._runtime import Method
    from ._sides import Link


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
        self.side = side
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
        data = self._binding.encode(given(params), **self._options)
        return await self._link.request(method, data)

    async def ext_notification(self, method: str, params: Any = None) -> None:
        """Sends a notification outside the protocol; its name starts with an underscore."""
        _check_extension(method)
        data = self._binding.encode(given(params), **self._options)
        await self._link.notify(method, data)

    def _check(self, method: Method) -> None:
        if method.flags & ~self._flags:
            raise UnstableFeatureError(method.wire_name, method.features, "calling it needs")


def _check_extension(method: str) -> None:
    if not method.startswith(EXTENSION):
        raise ValueError(f"the name of an extension starts with {EXTENSION!r}: {method!r}")
