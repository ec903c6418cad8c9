"""The graph of what was compared: findings at places, and how messages reach them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

from acp_codegen.diff.outcome import Outcome, lift
from acp_codegen.diff.pairs import Finding


class Shields(NamedTuple):
    """Whether a leniency mark on the way absorbs what is refused, in the old and new version."""

    old: bool = False
    new: bool = False

    def plus(self, old: bool, new: bool) -> Shields:
        """These shields and those of one more step."""
        return Shields(self.old or old, self.new or new)


class Context(NamedTuple):
    """One way in which messages reach a place.

    Attributes:
        reader: the role that reads it.
        label: the method or envelope.
        shields: what the carriers absorb.
    """

    reader: str
    label: str
    shields: Shields


@dataclass(eq=False, slots=True)
class Node:
    """A place that was compared once, however many ways lead to it."""

    findings: list[tuple[Finding, Shields]] = field(default_factory=list[tuple[Finding, Shields]])
    edges: dict[tuple[int, Shields], tuple[Node, Shields]] = field(
        default_factory=dict[tuple[int, Shields], "tuple[Node, Shields]"]
    )
    contexts: set[Context] = field(default_factory=set[Context])

    def link(self, child: Node, shields: Shields) -> None:
        """Make every context of this node, with `shields` added, one of `child`."""
        self.edges[id(child), shields] = (child, shields)


def spread(roots: Iterable[tuple[Node, Context]]) -> None:
    """Give each node all contexts in which messages reach it."""
    waiting = list(roots)
    while waiting:
        node, context = waiting.pop()
        if context in node.contexts:
            continue
        node.contexts.add(context)
        for child, shields in node.edges.values():
            inner = context._replace(shields=context.shields.plus(*shields))
            if inner not in child.contexts:
                waiting.append((child, inner))


class Use(NamedTuple):
    """What one change means for one reader in one kind of message."""

    reader: str
    label: str
    forward: Outcome
    backward: Outcome


def uses(finding: Finding, local: Shields, node: Node) -> set[Use]:
    """What a finding means in every context of its node."""
    found: set[Use] = set()
    for reader, label, around in node.contexts:
        shields = around.plus(*local)
        found.add(
            Use(
                reader,
                label,
                lift(finding.forward, shields.old),
                lift(finding.backward, shields.new),
            )
        )
    return found
