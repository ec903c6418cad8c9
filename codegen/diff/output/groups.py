"""Grouping changes for people: by rating, then by the methods whose messages meet them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from acp_codegen.diff.change import Change
from acp_codegen.diff.outcome import Rating

#: More methods than these are counted rather than named.
MOST_NAMED = 3


def by_rating(changes: Iterable[Change]) -> Iterator[tuple[Rating, list[Change]]]:
    """The ratings that occur, the worst first, each with its changes."""
    found = list(changes)
    for rating in Rating:
        own = [change for change in found if change.rating is rating]
        if own:
            yield rating, own


def by_methods(changes: Iterable[Change]) -> Iterator[tuple[str, list[Change]]]:
    """Changes under a heading that names their methods, in the order of the headings."""
    groups: dict[str, list[Change]] = {}
    for change in changes:
        groups.setdefault(heading(change), []).append(change)
    yield from sorted(groups.items())


def heading(change: Change) -> str:
    """The methods of a change, in words."""
    names = change.methods
    if not names:
        return "in no message"
    if len(names) > MOST_NAMED:
        return f"{len(names)} methods"
    return ", ".join(names)
