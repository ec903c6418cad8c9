"""What dispatchers and callers need of a protocol version."""

from __future__ import annotations

from ._runtime import DecodeError, Issue

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ._runtime import Method


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


def given(params: Any) -> Any:
    """Params as a value; absent ones count as empty."""
    return {} if params is None else params
