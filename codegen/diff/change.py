"""One change between two versions, with its verdicts."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from acp_codegen.diff.graph import Use
from acp_codegen.diff.outcome import Outcome, Rating, Verdict, rate, verdict, worst
from acp_codegen.diff.pairs import Finding


@dataclass(frozen=True)
class Pair:
    """The verdict for either mixture of versions."""

    new_writer_old_reader: Verdict
    old_writer_new_reader: Verdict


@dataclass(frozen=True)
class MessageVerdict:
    """The verdict for one reader of one kind of message.

    Attributes:
        reader: the role.
        label: the method, or the envelope.
        pair: the verdicts.
    """

    reader: str
    label: str
    pair: Pair


@dataclass(frozen=True)
class Change:
    """One change, wherever messages meet it.

    Attributes:
        id: the kind of change.
        rating: how bad it is, all readers together.
        sentence: what changed.
        old_pointer: JSON Pointer into the old schema; None for what has no place there.
        new_pointer: the same for the new schema.
        member: the schema's name of the place.
        python: the generated package's name of it.
        verdicts: by reader, the worst verdicts of all messages.
        messages: the verdicts for each reader and kind of message; several where a message
            meets the change in places of different leniency. Empty when no message does.
        unstable: it concerns unstable members only.
        findings: what it was made from.
        uses: what the verdicts were made from.
    """

    id: str
    rating: Rating
    sentence: str
    old_pointer: str | None
    new_pointer: str | None
    member: str
    python: str
    verdicts: dict[str, Pair]
    messages: tuple[MessageVerdict, ...]
    unstable: bool
    findings: tuple[Finding, ...]
    uses: frozenset[Use]

    def narrowed(self, role: str | None = None, method: str | None = None) -> Change | None:
        """The change as one reader, or the readers of one method, meet it; None if none does."""
        kept = {
            use for use in self.uses if role in (None, use.reader) and method in (None, use.label)
        }
        return make_change(self.findings, kept, self.unstable) if kept else None

    @property
    def methods(self) -> tuple[str, ...]:
        """The methods and envelopes whose messages meet it, sorted."""
        return tuple(sorted({message.label for message in self.messages}))


#: Kinds whose callers get an error where they got an answer before.
_LOSES_METHODS = frozenset({"method-removed", "method-moved", "method-renamed"})


def make_change(findings: Iterable[Finding], uses: set[Use], unstable: bool) -> Change:
    """Put together all findings of one change; `uses` are what they mean for messages."""
    found = tuple(sorted(findings, key=_place_order))
    first = found[0]
    messages = {
        MessageVerdict(u.reader, u.label, Pair(verdict(u.forward), verdict(u.backward)))
        for u in uses
    }
    place = first.new if first.old is None or (first.new and first.after is not None) else first.old
    assert place is not None
    return Change(
        id=first.kind,
        rating=_rating(first.kind, uses),
        sentence=first.sentence,
        old_pointer=first.old.pointer if first.old is not None else None,
        new_pointer=first.new.pointer if first.new is not None else None,
        member=place.member,
        python=place.python,
        verdicts=_by_reader(messages),
        messages=tuple(sorted(messages, key=_order)),
        unstable=unstable,
        findings=found,
        uses=frozenset(uses),
    )


def _place_order(finding: Finding) -> tuple[int, str, str]:
    """A definition comes before the branches that carry it."""
    old = finding.old.pointer if finding.old is not None else ""
    new = finding.new.pointer if finding.new is not None else ""
    return len(old) + len(new), old, new


def _rating(kind: str, uses: set[Use]) -> Rating:
    worst_outcome = max((max(u.forward, u.backward) for u in uses), default=Outcome.SAME)
    if worst_outcome is Outcome.UNANSWERED and kind in _LOSES_METHODS:
        return Rating.BREAKING
    return rate(worst_outcome)


def _by_reader(messages: set[MessageVerdict]) -> dict[str, Pair]:
    readers = sorted({message.reader for message in messages})
    result: dict[str, Pair] = {}
    for reader in readers:
        own = [message.pair for message in messages if message.reader == reader]
        result[reader] = Pair(
            worst([pair.new_writer_old_reader for pair in own]),
            worst([pair.old_writer_new_reader for pair in own]),
        )
    return result


def _order(message: MessageVerdict) -> tuple[str, str, int, int]:
    pair = message.pair
    ranks = pair.new_writer_old_reader.rank, pair.old_writer_new_reader.rank
    return (message.reader, message.label, *ranks)


def sort(changes: Iterable[Change]) -> tuple[Change, ...]:
    """Changes in the order of a report: the worst first, then by place."""
    order = list(Rating)
    return tuple(
        sorted(
            changes,
            key=lambda c: (
                order.index(c.rating),
                c.member,
                c.id,
                c.old_pointer or "",
                c.new_pointer or "",
            ),
        )
    )
