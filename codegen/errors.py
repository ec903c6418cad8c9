"""The one exception type for mistakes that a user of the generator can make and fix."""

from __future__ import annotations


class CodegenError(Exception):
    """A problem with the input that one clear line can describe.

    The command line prints ``str(error)`` and exits with code 2; it shows no traceback.

    Attributes:
        message: what is wrong and what to do next, without the place.
        place: where it is wrong: a file, a JSON Pointer (RFC 6901) or ``file#pointer``;
            empty when there is no such place.
    """

    def __init__(self, message: str, place: str = "") -> None:
        self.message = one_line(message)
        self.place = one_line(place)
        super().__init__(message, place)

    def __str__(self) -> str:
        return f"{self.place}: {self.message}" if self.place else self.message


def one_line(text: str) -> str:
    """Return `text` with line breaks and control characters escaped: input is hostile."""
    return "".join(
        c if c.isprintable() else c.encode("unicode_escape").decode("ascii") for c in text
    )
