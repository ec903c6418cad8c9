"""Splitting bytes into lines, however they come in chunks."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from acp_bindings._lines import Lines

TEXT = st.lists(st.sampled_from([b"a", b"bc", b"\n", b"\r\n", b"\n\n", b"x" * 9]), max_size=30)


def chunks(data: bytes, sizes: list[int]) -> list[bytes]:
    found: list[bytes] = []
    for size in sizes:
        found.append(data[:size])
        data = data[size:]
    return [*found, data]


@given(TEXT.map(b"".join), st.lists(st.integers(1, 7), max_size=40), st.integers(0, 12))
def test_lines_do_not_depend_on_chunks(data: bytes, sizes: list[int], limit: int) -> None:
    lines = Lines(limit)
    found = [line for chunk in chunks(data, sizes) for line in lines.feed(chunk)] + lines.end()
    *whole, last = data.split(b"\n")
    expected = [*whole, last] if last else whole
    assert found == [line if len(line) <= limit else None for line in expected]


def test_a_long_line_is_not_kept() -> None:
    lines = Lines(10)
    for _ in range(1000):
        assert lines.feed(b"x" * 1000) == []
    assert sum(map(len, lines._parts)) == 0
    assert lines.feed(b"\nok\n") == [None, b"ok"]
