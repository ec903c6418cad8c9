"""Validation: every issue of a value or a message under the schema that is in force."""

from __future__ import annotations

from .._findings import TOO_DEEP, Tables, Walk, in_order
from .._kinds import Kinds
from .._runtime import bits
from .._validation import INVALID
from ._valid import BRANCHES, FORMATS, GATED, KINDS, TESTS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Literal

    from .._messages import Protocol
    from .._runtime import Issue
    from .features import Feature


def _aliases() -> Any:
    from . import aliases

    return aliases


_PACKAGE = __name__.rpartition(".")[0]
_KINDS = Kinds(KINDS, GATED, BRANCHES, _aliases)
_tables: Tables | None = None
_protocol: Protocol | None = None


def is_valid(
    kind: object, data: object, *, features: Feature | None = None, formats: bool = True
) -> bool:
    """Whether a JSON value is of a type: whether `validate` finds no issue.

    The parameters and errors are those of `validate`.
    """
    flags = 0 if features is None else bits(features, _PACKAGE)
    try:
        test = KINDS.get(kind)
    except TypeError:
        test = None
    if test is None:
        test = _KINDS.test(kind, flags)
    try:
        return test(data, flags | FORMATS if formats else flags)
    except (*INVALID, RecursionError):
        return False


def validate(
    kind: object,
    data: object,
    *,
    features: Feature | None = None,
    formats: bool = True,
    unstable: Literal["ignore", "report"] = "ignore",
) -> list[Issue]:
    """Every issue of a JSON value, in the order of the places in the document; empty: valid.

    `kind` is a class, a type alias or the name of a definition, `data` what a JSON parser gives.
    The rules are those of JSON Schema 2020-12 with the schema of the features that are on,
    without the leniency of decoding. `formats` adds integer widths, `uri` (RFC 3986) and
    `date-time` (RFC 3339).
    With `unstable="report"` a member whose feature is off, which
    is an unknown one otherwise, gives an issue that names the flag.

    Codes: `missing` (a required key), `type`, `const`, `enum`, `range`, `length`, `pattern`,
    `variant` (no branch of a union can be picked, or none holds), `exclusive` (several forms hold
    where one may), `format`, `unstable` and `depth` (the one issue of a value that is nested too
    deeply to be checked). A message never quotes a value, but for a misspelt tag.

    Raises LookupError for a `kind` that is not of this version, and UnstableFeatureError for a
    type whose feature is not in `features`, unless that is to be reported.
    """
    flags = 0 if features is None else bits(features, _PACKAGE)
    if unstable == "report":
        return _reported(_KINDS.name(kind), _KINDS.mask(kind), data, flags, formats)
    try:
        test = KINDS.get(kind)
    except TypeError:
        test = None
    if test is None:
        test = _KINDS.test(kind, flags)
    c = flags | FORMATS if formats else flags
    try:
        if test(data, c):
            return []
    except INVALID:
        pass
    except RecursionError:
        return [TOO_DEEP]
    found = Walk(_tables or tables(), flags, c)
    issues = found.named(kind if type(kind) is str else _KINDS.name(kind), data)
    return in_order(issues, data) if found.mixed else issues


def walk(name: str, data: object, c: int) -> list[Issue]:
    """The issues of a value of a definition or class; `c` are flags and formats."""
    return Walk(tables(), c & ~FORMATS, c).named(name, data)


def _reported(name: str, mask: int, data: object, flags: int, formats: bool) -> list[Issue]:
    off = mask & ~flags
    on = flags | mask
    found = Walk(tables(), on, on | FORMATS if formats else on, report=True)
    if off:
        found.unstable("", name, off)
    return in_order(found.named(name, data), data)


def tables() -> Tables:
    """What the second pass needs; it loads when a value turns out to be bad."""
    global _tables
    if _tables is None:
        from ._rules import FEATURES, RECURSIVE, RULES, TAGS

        _tables = Tables(RULES, TAGS, TESTS, RECURSIVE, FEATURES)
    return _tables


def protocol() -> Protocol:
    """What messages are made of."""
    global _protocol
    if _protocol is None:
        from .._messages import Protocol
        from ._rules import ERROR, ERROR_ID, EVERY_SIDE, REQUEST_ID
        from .methods import NOTIFICATIONS, REQUESTS

        parts = {"request_id": REQUEST_ID, "error_id": ERROR_ID, "error": ERROR}
        _protocol = Protocol(tables(), REQUESTS, NOTIFICATIONS, EVERY_SIDE, parts)
    return _protocol


def validate_message(
    side: str,
    message: object,
    *,
    result_of: str | None = None,
    features: Feature | None = None,
    formats: bool = True,
    unstable: Literal["ignore", "report"] = "ignore",
) -> list[Issue]:
    """Every issue of a JSON-RPC 2.0 message that `side` receives, params and result included.

    The method picks the type of the params. `result_of` is the wire name of the method that a
    response answers; without it a result is not looked into. Besides the codes of `validate` there
    is `method`, for one that is unknown or that another side receives. A method that starts with `_`
    is taken for an extension, with any params. Absent and null params stand for an empty object.

    Raises LookupError for a side or a `result_of` that is not of this version.
    """
    from .._messages import message_issues

    flags = 0 if features is None else bits(features, _PACKAGE)
    return message_issues(
        protocol(),
        side,
        message,
        result_of,
        flags,
        flags | FORMATS if formats else flags,
        report=unstable == "report",
    )
