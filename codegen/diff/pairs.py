"""What the checks look at: the same thing in the old and in the new version, side by side."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from acp_codegen.diff.outcome import Outcome
from acp_codegen.diff.reading import Reading
from acp_codegen.diff.wire.messages import Roles
from acp_codegen.diff.wire.reader import Wire
from acp_codegen.diff.wire.shapes import Objects, Place, Shape, Slot, Variant
from acp_codegen.model import nodes


@dataclass(frozen=True)
class Versions:
    """Both versions, and how each reads the other.

    `forward` is a new writer with an old reader, `backward` an old writer with a new reader.
    """

    old: Wire
    new: Wire
    old_roles: Roles
    new_roles: Roles
    forward: Reading
    backward: Reading


@dataclass(frozen=True)
class Finding:
    """One change at one place, carriers aside.

    Attributes:
        old: where it is in the old version; where its owner is, for what is new.
        new: the same in the new version.
        sentence: what changed, for people.
        forward: what an old reader makes of what a new writer writes at this place.
        backward: what a new reader makes of what an old writer writes.
        kind: id of the kind of change; put in by the registry.
        subject: tells changes of one kind at one place apart.
        before: the part of the old version that goes, or None.
        after: the part of the new version that comes, or None.
        unstable: it concerns an unstable member.
        readers: where the outcomes depend on who reads, ``(role, forward, backward)`` of each;
            empty where they hold for every message that reaches the place.
    """

    old: Place | None
    new: Place | None
    sentence: str
    forward: Outcome
    backward: Outcome
    kind: str = ""
    subject: str = ""
    before: object = None
    after: object = None
    unstable: bool = False
    readers: tuple[tuple[str, Outcome, Outcome], ...] = ()

    @property
    def key(self) -> tuple[str, str, str, str]:
        """What makes two findings the same change.

        For what is in one version only, that is where it is there: a property that comes into a
        definition is one change, however many branches carry the definition.
        """
        old = self.old.pointer if self.old is not None and self.before is not None else ""
        new = self.new.pointer if self.new is not None and self.after is not None else ""
        return self.kind, old, new, self.subject


@dataclass(frozen=True)
class DefinitionPair:
    """A definition that has another name, seen where it is used."""

    versions: Versions
    old: nodes.Definition
    new: nodes.Definition


@dataclass(frozen=True)
class MethodPair:
    """A method in both versions, or in one of them; with who receives it."""

    versions: Versions
    old: nodes.Method | None
    new: nodes.Method | None
    old_receivers: frozenset[str]
    new_receivers: frozenset[str]


@dataclass(frozen=True)
class UnionPair:
    """The kinds of object of one place: those in both versions, and those in one only."""

    versions: Versions
    old: Objects
    new: Objects
    both: tuple[tuple[Variant, Variant], ...]
    gone: tuple[Variant, ...]
    come: tuple[Variant, ...]


@dataclass(frozen=True)
class RecordPair:
    """One kind of object; `unions` are those that it belongs to."""

    versions: Versions
    old: Variant
    new: Variant
    unions: UnionPair

    @property
    def gone(self) -> list[Slot]:
        """The keys of the old version only."""
        return [slot for key, slot in self.old.slots.items() if key not in self.new.slots]

    @property
    def come(self) -> list[Slot]:
        """The keys of the new version only."""
        return [slot for key, slot in self.new.slots.items() if key not in self.old.slots]

    @property
    def both(self) -> list[tuple[Slot, Slot]]:
        """The keys of both versions."""
        new: Mapping[str, Slot] = self.new.slots
        return [(slot, new[key]) for key, slot in self.old.slots.items() if key in new]


@dataclass(frozen=True)
class SlotPair:
    """One key that both versions know."""

    versions: Versions
    old: Slot
    new: Slot


@dataclass(frozen=True)
class ShapePair:
    """The values at one place; `slots` is the key they stand under, if they do directly."""

    versions: Versions
    old: Shape
    new: Shape
    slots: SlotPair | None
    old_place: Place
    new_place: Place


@dataclass(frozen=True)
class TypePair:
    """A place that refers to another definition than before, though the old one is still there."""

    versions: Versions
    old: nodes.Type
    new: nodes.Type
    old_place: Place
    new_place: Place
    details: tuple[Finding, ...]
