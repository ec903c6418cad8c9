"""What becomes of a message that is written under one version and read under the other."""

from __future__ import annotations

from enum import Enum, IntEnum


class Outcome(IntEnum):
    """What one reader makes of the place that changed, its carriers aside; the worst is last."""

    NEVER = 0
    """The writer does not write it."""
    SAME = 1
    """Read with the same meaning."""
    UNSEEN = 2
    """Accepted; what is new in it goes unused."""
    MISREAD = 3
    """Accepted, and taken for something else or lost without notice."""
    LOST = 4
    """Refused where it stands, absorbed there by a leniency mark."""
    UNANSWERED = 5
    """The method is not known to the receiver (JSON-RPC 2.0, code -32601)."""
    REFUSED = 6
    """Refused; a carrier may absorb it."""


class Verdict(str, Enum):
    """What one reader makes of the whole message."""

    NOT_WRITTEN = "n/a"
    OK = "ok"
    IGNORED = "ignored"
    DROP = "drop"
    NO_METHOD = "nomethod"
    BREAK = "break"

    @property
    def rank(self) -> int:
        """The place in the order from harmless to worst."""
        return _ORDER.index(self)


_ORDER = list(Verdict)

_VERDICTS = {
    Outcome.NEVER: Verdict.NOT_WRITTEN,
    Outcome.SAME: Verdict.OK,
    Outcome.UNSEEN: Verdict.IGNORED,
    Outcome.MISREAD: Verdict.IGNORED,
    Outcome.LOST: Verdict.DROP,
    Outcome.UNANSWERED: Verdict.NO_METHOD,
    Outcome.REFUSED: Verdict.BREAK,
}


class Rating(str, Enum):
    """How bad a change is, all readers together."""

    BREAKING = "breaking"
    RISKY = "risky"
    SAFE = "safe"


def lift(outcome: Outcome, shielded: bool) -> Outcome:
    """The outcome for the message: what a lenient carrier absorbs is lost, the rest is read."""
    return Outcome.LOST if outcome is Outcome.REFUSED and shielded else outcome


def verdict(outcome: Outcome) -> Verdict:
    """The verdict on a message with this outcome."""
    return _VERDICTS[outcome]


def worst(verdicts: list[Verdict]) -> Verdict:
    """The worst of some verdicts; `NOT_WRITTEN` for none."""
    return max(verdicts, key=lambda each: each.rank, default=Verdict.NOT_WRITTEN)


def rate(outcome: Outcome) -> Rating:
    """The rating that one outcome asks for."""
    if outcome is Outcome.REFUSED:
        return Rating.BREAKING
    if outcome in (Outcome.MISREAD, Outcome.LOST, Outcome.UNANSWERED):
        return Rating.RISKY
    return Rating.SAFE
