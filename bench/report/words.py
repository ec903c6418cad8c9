"""Numbers and ratios in words, the same in the terminal and on the page."""

from __future__ import annotations

from bench.messages import MESSAGES
from bench.results import Figure, Section

SUBJECTS = {message.name: f"{message.name} ({message.size})" for message in MESSAGES}


def subject(name: str) -> str:
    """What was measured; a message with its size."""
    return SUBJECTS.get(name, name)


def amount(value: float, unit: str) -> str:
    """A number of seconds or bytes, with three digits."""
    if unit == "B":
        return f"{value:,.0f} B"
    for factor, name in ((1.0, "s"), (1e-3, "ms"), (1e-6, "µs")):
        if value >= factor:
            return f"{_digits(value / factor)} {name}"
    return f"{_digits(value * 1e9)} ns"


def times(value: float) -> str:
    """A ratio."""
    return f"{_digits(value)}x"


def spread(figure: Figure) -> str:
    """A ratio with its quartiles."""
    found = figure.ratio
    if found.low == found.high:
        return times(found.median)
    return f"{times(found.median)} ({_digits(found.low)} to {_digits(found.high)})"


def ours(section: Section, name: str) -> str:
    """What we took on a subject."""
    for figure in section.figures:
        if figure.subject == name:
            return amount(figure.ours, section.unit)
    return ""


def _digits(value: float) -> str:
    if value >= 100:
        return f"{value:,.0f}"
    return f"{value:.1f}" if value >= 10 else f"{value:.2f}"
