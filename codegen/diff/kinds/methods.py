"""Methods that come, go, move to another side or get another name."""

from __future__ import annotations

from collections.abc import Iterator

from acp_codegen.diff.outcome import Outcome
from acp_codegen.diff.pairs import Finding, MethodPair
from acp_codegen.diff.registry import check
from acp_codegen.diff.source.early import UNKNOWN_METHOD
from acp_codegen.diff.wire.messages import Roles, method_place
from acp_codegen.model import nodes

Readers = dict[str, tuple[Outcome, Outcome]]


def _new(receivers: frozenset[str], roles: Roles, answered: bool) -> Readers:
    """Outcomes where receivers know a method only in the new version.

    An old receiver answers a new caller with an error: the caller reads it.
    """
    found: Readers = dict.fromkeys(receivers, (Outcome.UNANSWERED, Outcome.SAME))
    for role in roles.answered(receivers) if answered else ():
        forward, _ = found.get(role, (Outcome.SAME, Outcome.SAME))
        found[role] = (forward, Outcome.UNANSWERED)
    return found


def _gone(receivers: frozenset[str], roles: Roles, answered: bool) -> Readers:
    """Outcomes where receivers know a method only in the old version."""
    found: Readers = dict.fromkeys(receivers, (Outcome.SAME, Outcome.UNANSWERED))
    for role in roles.answered(receivers) if answered else ():
        _, backward = found.get(role, (Outcome.SAME, Outcome.SAME))
        found[role] = (Outcome.UNANSWERED, backward)
    return found


def _joined(*parts: Readers) -> tuple[tuple[str, Outcome, Outcome], ...]:
    found: Readers = {}
    for part in parts:
        for role, (forward, backward) in part.items():
            old = found.get(role, (Outcome.NEVER, Outcome.NEVER))
            found[role] = (max(old[0], forward), max(old[1], backward))
    return tuple((role, *outcomes) for role, outcomes in sorted(found.items()))


def _kind(method: nodes.Method) -> str:
    return "notification" if method.notification else "request"


@check(
    "method-added",
    on=MethodPair,
    level="risky",
    meaning="There is a method that was not there. Old receivers answer it with the error -32601, "
    "or ignore it if it is a notification.",
    advice="Call it only where the peer announced it, and handle the error.",
)
def _method_added(pair: MethodPair) -> Iterator[Finding]:
    method = pair.new
    if pair.old is None and method is not None:
        readers = _new(pair.new_receivers, pair.versions.new_roles, not method.notification)
        yield Finding(
            None,
            method_place(method),
            f"the {_kind(method)} {method.wire} to {_roles(pair.new_receivers)} is new",
            Outcome.UNANSWERED,
            Outcome.SAME,
            subject=method.side,
            after=method,
            unstable=bool(method.features),
            readers=_joined(readers),
        )


@check(
    "method-removed",
    on=MethodPair,
    level="breaking",
    meaning="A method is no longer there. New receivers answer it with the error -32601, or "
    "ignore it if it is a notification.",
    advice="Stop calling it; to serve old callers, go on answering it.",
)
def _method_removed(pair: MethodPair) -> Iterator[Finding]:
    method = pair.old
    if pair.new is None and method is not None:
        readers = _gone(pair.old_receivers, pair.versions.old_roles, not method.notification)
        yield Finding(
            method_place(method),
            None,
            f"the {_kind(method)} {method.wire} to {_roles(pair.old_receivers)} is gone",
            Outcome.NEVER,
            Outcome.UNANSWERED,
            subject=method.side,
            before=method,
            unstable=bool(method.features),
            readers=_joined(readers),
        )


@check(
    "method-moved",
    on=MethodPair,
    level="breaking",
    meaning="A method is received by another side than before.",
    advice="Answer it on the new side and stop calling it on the old one.",
)
def _method_moved(pair: MethodPair) -> Iterator[Finding]:
    old, new = pair.old, pair.new
    if old is None or new is None or old.side == new.side:
        return
    if pair.old_receivers == pair.new_receivers:
        return
    answered = not new.notification
    lost = pair.old_receivers - pair.new_receivers
    won = pair.new_receivers - pair.old_receivers
    yield Finding(
        method_place(old),
        method_place(new),
        f"the {_kind(new)} {new.wire} goes to {_roles(pair.new_receivers)} instead of "
        f"{_roles(pair.old_receivers)}",
        Outcome.UNANSWERED,
        Outcome.UNANSWERED,
        before=old,
        after=new,
        unstable=bool(old.features and new.features),
        readers=_joined(
            _gone(lost, pair.versions.old_roles, answered) if lost else {},
            _new(won, pair.versions.new_roles, answered) if won else {},
        ),
    )


@check(
    "method-renamed",
    on=MethodPair,
    level="breaking",
    meaning="A method has another name on the wire. Receivers of either version do not know that "
    "of the other.",
    advice="Answer both names as long as old peers are about.",
)
def _method_renamed(pair: MethodPair) -> Iterator[Finding]:
    old, new = pair.old, pair.new
    if old is None or new is None or old.wire == new.wire:
        return
    if UNKNOWN_METHOD in (old.wire[:1], new.wire[:1]):
        return  # a release that does not tell the names of its methods
    answered = not new.notification
    yield Finding(
        method_place(old),
        method_place(new),
        f"the {_kind(new)} {old.wire} is called {new.wire} now",
        Outcome.UNANSWERED,
        Outcome.UNANSWERED,
        before=old,
        after=new,
        unstable=bool(old.features and new.features),
        readers=_joined(
            _gone(pair.old_receivers, pair.versions.old_roles, answered),
            _new(pair.new_receivers, pair.versions.new_roles, answered),
        ),
    )


def _roles(roles: frozenset[str]) -> str:
    return " and ".join(sorted(roles)) or "nobody"
