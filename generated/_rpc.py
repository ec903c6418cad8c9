"""Messages of JSON-RPC 2.0: what one is, and the replies that the protocol itself gives."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Literal

    from ._runtime import Issue

    Form = Literal["request", "notification", "response", "invalid"]

#: Codes of JSON-RPC 2.0, section 5.1; the last is that of the Language Server Protocol.
PARSE_ERROR = -32700
INVALID_REQUEST = -32600
METHOD_NOT_FOUND = -32601
INVALID_PARAMS = -32602
INTERNAL_ERROR = -32603
REQUEST_CANCELLED = -32800

#: The names of methods outside the protocol start with this.
EXTENSION = "_"


class RequestError(Exception):
    """An error reply: raise one to send it, catch one that a call got.

    `code` and `message` are those of JSON-RPC 2.0, section 5.1; `data` is any JSON value, not
    sent when None. The error of the peer that a handler lets through is sent on as it is.
    """

    def __init__(self, code: int, message: str, data: Any = None) -> None:
        super().__init__(code, message, data)
        self.code = code
        self.message = message
        self.data = data

    def __str__(self) -> str:
        return f"{self.message} ({self.code})"

    @classmethod
    def method_not_found(cls) -> RequestError:
        """The error for a method that this side does not have."""
        return cls(METHOD_NOT_FOUND, "Method not found")

    @classmethod
    def internal(cls) -> RequestError:
        """The error that says nothing of what went wrong."""
        return cls(INTERNAL_ERROR, "Internal error")

    @classmethod
    def cancelled(cls) -> RequestError:
        """The error for a request that was cancelled."""
        return cls(REQUEST_CANCELLED, "Request cancelled")

    @classmethod
    def invalid_request(cls) -> RequestError:
        """The error for a JSON value that is no message."""
        return cls(INVALID_REQUEST, "Invalid request")


class ConnectionClosed(Exception):
    """The connection ended before the answer came, or before the message could be sent."""


class VersionMismatch(Exception):
    """The peer settled on another protocol version than the caller's.

    `version` is that of the peer, `result` its raw answer. Go on with the caller of that version,
    or close the connection.
    """

    def __init__(self, version: int, result: Any) -> None:
        super().__init__(version)
        self.version = version
        self.result = result

    def __str__(self) -> str:
        return f"the peer speaks protocol version {self.version}"


class Report:
    """Something that went wrong and that no caller hears of.

    `kind` is one of: `unknown` (a notification of no method), `params` (a notification that does
    not decode), `handler` (a handler raised; `error` says what), `result` (a handler returned what
    is no result), `response` (one that no call waits for, or that is malformed), `message` (what
    is no message), `line` (a line that is too long or no JSON), `output` (a reply that could not
    be sent). `issues` hold places and reasons, `raw` is the value in question, which can hold
    secrets: neither the text of a report nor the log has it.
    """

    __slots__ = ("error", "issues", "kind", "message", "method", "raw")

    def __init__(
        self,
        kind: str,
        message: str,
        method: str | None = None,
        raw: Any = None,
        issues: tuple[Issue, ...] = (),
        error: BaseException | None = None,
    ) -> None:
        self.kind = kind
        self.message = message
        self.method = method
        self.raw = raw
        self.issues = issues
        self.error = error

    def __str__(self) -> str:
        about = "" if self.method is None else f"{self.method[:80]}: "
        places = "; ".join(str(issue) for issue in self.issues)
        return printable(f"{about}{self.message}" + (f": {places}" if places else ""))

    def __repr__(self) -> str:
        return f"<Report {self.kind}: {self}>"


def printable(text: str) -> str:
    """Text of a peer, fit for a line of a log."""
    return text if text.isprintable() else ascii(text)[1:-1]


def is_id(value: Any, null_id: bool) -> bool:
    """Whether a value is the id of a request: a string or an integer, also one written `1.0`."""
    kind: Any = value.__class__
    if kind is str or kind is int:
        return True
    return (kind is float and value.is_integer()) or (value is None and null_id)


def form_of(message: Any, null_id: bool) -> Form:
    """What a JSON value is as a message (JSON-RPC 2.0, sections 4 and 5).

    What has a method is a request or a notification, what has a result or an error a response,
    well-formed or not.
    """
    if message.__class__ is not dict:
        return "invalid"
    if "method" not in message:
        return "response" if "result" in message or "error" in message else "invalid"
    if message.get("jsonrpc") != "2.0" or message["method"].__class__ is not str:
        return "invalid"
    if "id" not in message:
        return "notification"
    return "request" if is_id(message["id"], null_id) else "invalid"


def request(identity: Any, method: str, params: Any) -> dict[str, Any]:
    """A request."""
    return {"jsonrpc": "2.0", "id": identity, "method": method, "params": params}


def notification(method: str, params: Any) -> dict[str, Any]:
    """A notification."""
    return {"jsonrpc": "2.0", "method": method, "params": params}


def success(identity: Any, result: Any) -> dict[str, Any]:
    """The reply to a request that was done."""
    return {"jsonrpc": "2.0", "id": identity, "result": result}


def failure(identity: Any, error: RequestError) -> dict[str, Any]:
    """The reply to a request that failed; without data when there is none."""
    body: dict[str, Any] = {"code": error.code, "message": error.message}
    if error.data is not None:
        body["data"] = error.data
    return {"jsonrpc": "2.0", "id": identity, "error": body}


def outcome(message: dict[str, Any]) -> tuple[Any, Exception | None, str | None]:
    """The result in a response, or the error to raise, and what is wrong with the response."""
    if message.get("jsonrpc") != "2.0":
        return None, _malformed(), "a response that is not of JSON-RPC 2.0"
    if ("result" in message) == ("error" in message):
        return None, _malformed(), "a response needs either a result or an error"
    if "result" in message:
        return message["result"], None, None
    error = message["error"]
    fields: dict[str, Any] = error if error.__class__ is dict else {}
    code, text = fields.get("code"), fields.get("message")
    if type(code) is float and code.is_integer():
        code = int(code)
    if type(code) is int and type(text) is str:
        return None, RequestError(code, text, fields.get("data")), None
    kept = code if type(code) is int else INTERNAL_ERROR
    said = text if type(text) is str else "Malformed error"
    return (
        None,
        RequestError(kept, said, fields.get("data")),
        "the error of a response is malformed",
    )


def _malformed() -> RequestError:
    return RequestError(INTERNAL_ERROR, "Malformed response")
