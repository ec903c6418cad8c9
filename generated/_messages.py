"""Validation of whole JSON-RPC 2.0 messages."""

from __future__ import annotations

from ._explain import found, one_of
from ._findings import TOO_DEEP, Walk, hint, in_order, quoted
from ._validation import ARRAY, OBJECT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ._findings import Rule, Tables
    from ._runtime import Issue, Method

    Methods = dict[str, dict[str, Method]]

#: Names that start with it are free for extensions.
EXTENSION = "_"


class Protocol:
    """What messages of one version are made of.

    `requests` and `notifications` hold methods by the side that receives them and their wire
    name; everyone is on a side in `every_side`. `parts` are the rules of id and error.
    """

    def __init__(
        self,
        tables: Tables,
        requests: Methods,
        notifications: Methods,
        every_side: frozenset[str],
        parts: dict[str, Rule],
    ) -> None:
        self.tables = tables
        self.requests = requests
        self.notifications = notifications
        self.every_side = every_side
        self.parts = parts

    def sides(self) -> list[str]:
        """The sides that a message can go to."""
        return sorted({*self.requests, *self.notifications} - self.every_side)

    def method(self, table: Methods, side: str, name: str) -> Method | None:
        """The method of a side, or of everyone."""
        for each in (side, *self.every_side):
            method = table.get(each, {}).get(name)
            if method is not None:
                return method
        return None

    def request_from(self, side: str, name: str) -> Method:
        """The request that a side sends; LookupError for an unknown one."""
        for each in sorted(self.requests, key=lambda other: other == side):
            if name in self.requests[each]:
                return self.requests[each][name]
        raise LookupError(f"no request of this version: {name!r}")

    def names(self, side: str) -> list[str]:
        """The wire names of what a side receives."""
        sides = (side, *self.every_side)
        tables = (self.requests, self.notifications)
        return sorted({name for table in tables for each in sides for name in table.get(each, ())})


def message_issues(
    protocol: Protocol,
    side: str,
    message: object,
    result_of: str | None,
    flags: int,
    test_flags: int,
    report: bool = False,
) -> list[Issue]:
    """Every issue of a message that `side` receives; see `validate_message`."""
    if side not in protocol.sides():
        raise LookupError(f"no side {side!r}; there are {one_of(protocol.sides())}")
    walk = _Message(protocol, side, flags, test_flags, report)
    answered = None
    if result_of is not None and not result_of.startswith(EXTENSION):
        answered = protocol.request_from(side, result_of)
    try:
        walk.message(message, answered)
    except RecursionError:
        return [TOO_DEEP]
    return in_order(walk.issues, message)


class _Message(Walk):
    """The walk over a message that one side receives."""

    def __init__(
        self, protocol: Protocol, side: str, flags: int, test_flags: int, report: bool
    ) -> None:
        super().__init__(protocol.tables, flags, test_flags, report)
        self._protocol = protocol
        self._side = side

    def message(self, message: Any, answered: Method | None) -> None:
        """Collects the issues of a message; `answered` is the request that a response is to."""
        if type(message) is ARRAY:
            return self.add("", "type", "expected object, found array: there are no batches")
        if type(message) is not OBJECT:
            return self.add("", "type", f"expected object, found {found(message)}")
        if "jsonrpc" not in message:
            self.add("", "missing", "expected the key 'jsonrpc', which is missing")
        else:
            self.value(("const", "2.0"), message["jsonrpc"], "/jsonrpc")
        if "method" in message:
            return self._call(message)
        return self._response(message, answered)

    def _call(self, message: dict[str, Any]) -> None:
        name = message["method"]
        request = "id" in message
        if request:
            self.value(self._protocol.parts["request_id"], message["id"], "/id")
        if type(name) is not str:
            return self.add("/method", "type", f"expected string, found {found(name)}")
        table = self._protocol.requests if request else self._protocol.notifications
        method = self._protocol.method(table, self._side, name)
        if method is None:
            return self._no_method(name, request)
        if method.flags & ~self.flags:
            return self.unstable("/method", f"the method {name!r}", method.flags & ~self.flags)
        params = message.get("params")
        if params is not None:
            return self.value(("ref", method.params), params, "/params")
        if method.bare_params:
            return None
        if "params" in message:
            return self.add("/params", "type", f"expected object for {name!r}, found null")
        return self.add("", "missing", f"expected the key 'params' for {name!r}, which is missing")

    def _no_method(self, name: str, request: bool) -> None:
        """Collects the issue of a method that is none of this side and kind."""
        protocol, side = self._protocol, self._side
        if name.startswith(EXTENSION):
            return None
        if request and protocol.method(protocol.notifications, side, name):
            return self.add("/id", "method", f"{name!r} is a notification: it takes no id")
        if not request and protocol.method(protocol.requests, side, name):
            return self.add("", "missing", f"expected the key 'id': {name!r} is a request")
        others = [each for each in protocol.sides() if name in protocol.names(each)]
        if others:
            text = f"{name!r} goes to the {' or the '.join(others)}, not to the {side}"
            return self.add("/method", "method", text)
        known = protocol.names(side)
        text = f"the {side} has no method {quoted(name, known)}{hint(name, known)}"
        return self.add("/method", "method", text)

    def _response(self, message: dict[str, Any], answered: Method | None) -> None:
        failed, good = "error" in message, "result" in message
        if failed and good:
            self.add("", "exclusive", "expected 'result' or 'error', found both")
        elif not failed and not good:
            self.add("", "missing", "expected the key 'method', 'result' or 'error'")
        if "id" in message:
            part = "error_id" if failed else "request_id"
            self.value(self._protocol.parts[part], message["id"], "/id")
        else:
            self.add("", "missing", "expected the key 'id', which is missing")
        if failed:
            self.value(self._protocol.parts["error"], message["error"], "/error")
        if answered is None or not good:
            return None
        if answered.flags & ~self.flags:
            what = f"the method {answered.wire_name!r}"
            return self.unstable("/result", what, answered.flags & ~self.flags)
        if answered.result is not None:
            self.value(("ref", answered.result), message["result"], "/result")
        return None
