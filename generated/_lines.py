"""Lines out of chunks of bytes, in time linear in their length."""

from __future__ import annotations


class Lines:
    """Splits a stream of bytes at newlines.

    A line of more than `limit` bytes is skipped to its end and given as None; none of it is kept
    meanwhile.
    """

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._parts: list[bytes] = []
        self._size = 0

    def feed(self, chunk: bytes) -> list[bytes | None]:
        """The lines that end in `chunk`, without their newlines."""
        pieces = chunk.split(b"\n")
        rest = pieces.pop()
        found = [self._take(piece) for piece in pieces]
        if rest:
            self._hold(rest)
        return found

    def end(self) -> list[bytes | None]:
        """The last line, if the stream ends without a newline."""
        return [self._take(b"")] if self._size else []

    def _hold(self, piece: bytes) -> None:
        self._size += len(piece)
        if self._size > self._limit:
            self._parts.clear()
        else:
            self._parts.append(piece)

    def _take(self, piece: bytes) -> bytes | None:
        if not self._size:
            return piece if len(piece) <= self._limit else None
        self._hold(piece)
        line = b"".join(self._parts) if self._size <= self._limit else None
        self._parts.clear()
        self._size = 0
        return line
