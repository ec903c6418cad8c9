"""The messages of a recorded session, each judged by what it is to the ones before it."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Any

from acp_codegen.schema_io import is_object
from acp_codegen.transcript.bindings import Bindings, Issue

#: Requests that wait for a response, at most: a transcript may be endless.
MOST_WAITING = 10_000


class Session:
    """Validates messages one after the other.

    A response names no method: it is matched with the request of the same id before it, and goes
    unmatched where there is none.

    Args:
        bindings: one protocol version.
        side: who receives the messages; None where both directions are in the record, and the
            method tells.
        validate: validates a message, given its side and the method that it answers.
    """

    def __init__(
        self,
        bindings: Bindings,
        side: str | None,
        validate: Callable[[str, Any, str | None], list[Issue]],
    ) -> None:
        self._bindings = bindings
        self._side = side
        self._validate = validate
        self._waiting: OrderedDict[Any, list[tuple[str, str]]] = OrderedDict()

    def issues(self, message: Any) -> list[Issue]:
        """Return every issue of the next message."""
        if not is_object(message) or "method" not in message:
            return self._response(message)
        name: Any = message["method"]
        sides = [self._side] if self._side is not None else self._sides(name, "id" in message)
        outcomes = [(self._validate(side, message, None), side) for side in sides]
        issues, side = min(outcomes, key=lambda outcome: _weight(outcome[0]))
        if "id" in message and name in self._bindings.requests.get(side, {}):
            self._wait(message["id"], side, name)
        return issues

    def _sides(self, name: Any, request: bool) -> list[str]:
        """The sides that have a method; all, where none has it."""
        table = self._bindings.requests if request else self._bindings.notifications
        known = [side for side in self._bindings.sides if isinstance(name, str)]
        return [side for side in known if name in table.get(side, {})] or self._bindings.sides

    def _wait(self, identity: Any, side: str, name: str) -> None:
        key = _key(identity)
        if key is not None:
            self._waiting.setdefault(key, []).append((side, name))
            if len(self._waiting) > MOST_WAITING:
                self._waiting.popitem(last=False)

    def _response(self, message: Any) -> list[Issue]:
        key = _key(message.get("id")) if is_object(message) else None
        waiting = self._waiting.get(key, [])
        outcomes = [
            (self._validate(self._side or self._sender(side), message, name), number)
            for number, (side, name) in enumerate(waiting)
        ]
        if not outcomes:
            return self._validate(self._side or self._bindings.sides[0], message, None)
        issues, number = min(outcomes, key=lambda outcome: _weight(outcome[0]))
        del waiting[number]
        if not waiting:
            del self._waiting[key]
        return issues

    def _sender(self, side: str) -> str:
        """A side that sends requests to another."""
        return next((each for each in self._bindings.sides if each != side), side)


def _key(identity: Any) -> tuple[type, Any] | None:
    """What requests are found by; 1 and 1.0 are one id, and true is none."""
    if isinstance(identity, float) and identity.is_integer():
        identity = int(identity)
    return (type(identity), identity) if isinstance(identity, (str, int)) else None


def _weight(issues: list[Issue]) -> tuple[int, bool]:
    """How far a message is from a side: a misspelt method is the one that it resembles."""
    return len(issues), not any("did you mean" in issue.message for issue in issues)
