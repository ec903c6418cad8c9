"""What the tests of values share: numbers, patterns and formats."""

from __future__ import annotations

import re

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    Test = Callable[[Any, int], bool]

# Under these names type checkers do not narrow what is tested to a `dict` of unknown values.
OBJECT: Any = dict
ARRAY: Any = list

INVALID = (KeyError, TypeError)
"""What a test may raise for a bad value."""


def holds(test: Test, value: Any, c: int) -> bool:
    """Whether a value passes a test."""
    try:
        return test(value, c)
    except INVALID:
        return False


def is_integer(value: Any) -> bool:
    """Whether a value that is no `int` is a JSON number without a fraction, such as `1.0`."""
    return type(value) is float and value.is_integer()


def is_number(value: Any) -> bool:
    """Whether a value that is no `int` is a JSON number: NaN and the infinities are none."""
    return type(value) is float and value - value == 0.0


def matches(pattern: str, value: str) -> bool:
    """Whether a pattern is found in a text (JSON Schema validation 6.3.3)."""
    return re.search(pattern, value) is not None


_URI = r"""
    [A-Za-z][A-Za-z0-9+.-]* :
    (?: //
        (?: [A-Za-z0-9._~!$&'()*+,;=:%-]* @ )?
        (?: \[ (?: [0-9A-Fa-f:.]+ | v[0-9A-Fa-f]+\.[A-Za-z0-9._~!$&'()*+,;=:-]+ ) \]
          | [A-Za-z0-9._~!$&'()*+,;=%-]* )
        (?: : [0-9]* )?
        (?: / [A-Za-z0-9._~!$&'()*+,;=:@/%-]* )?
      | (?! // ) [A-Za-z0-9._~!$&'()*+,;=:@/%-]*
    )
    (?: \? [A-Za-z0-9._~!$&'()*+,;=:@/?%-]* )?
    (?: \# [A-Za-z0-9._~!$&'()*+,;=:@/?%-]* )?
"""
_NO_HOST = r"(?:https?|wss?|ftp):(?!//[^/?#:])"
_BAD_ESCAPE = r"%(?![0-9A-Fa-f]{2})"

# Compiled when first asked for, since it takes a tenth of the time that importing all takes.
_uri: tuple[re.Pattern[str], re.Pattern[str], re.Pattern[str]] | None = None


def is_uri(text: str) -> bool:
    """Whether a text is a URI with a scheme (RFC 3986, section 3), not a relative reference.

    The web's schemes need a host besides (RFC 9110, section 4.2).
    """
    global _uri
    if _uri is None:
        no_host = re.compile(_NO_HOST, re.IGNORECASE)
        _uri = re.compile(_URI, re.VERBOSE), no_host, re.compile(_BAD_ESCAPE)
    whole, no_host, bad_escape = _uri
    if whole.fullmatch(text) is None or no_host.match(text) is not None:
        return False
    return "%" not in text or bad_escape.search(text) is None


_DATE_TIME = (
    r"([0-9]{4})-(0[1-9]|1[0-2])-([0-2][0-9]|3[01])"
    r"[Tt]([01][0-9]|2[0-3]):([0-5][0-9]):([0-5][0-9]|60)(?:\.[0-9]+)?"
    r"(?:[Zz]|([+-])([01][0-9]|2[0-3]):([0-5][0-9]))"
)


def is_date_time(text: str) -> bool:
    """Whether a text is a date and time with seconds and offset (RFC 3339, section 5.6).

    The 60th second is taken only where UTC has room for a leap second (section 5.7).
    """
    found = re.fullmatch(_DATE_TIME, text)  # which keeps it compiled
    if found is None:
        return False
    year, month, day, hour, minute = (int(part) for part in found.groups()[:5])
    leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    days = 29 if month == 2 and leap else 28 if month == 2 else 30 if month in (4, 6, 9, 11) else 31
    if not 1 <= day <= days:
        return False
    if found[6] == "60":
        offset = int(found[8] or 0) * 60 + int(found[9] or 0)
        utc = hour * 60 + minute - (-offset if found[7] == "-" else offset)
        return utc % 1440 == 1439
    return True
