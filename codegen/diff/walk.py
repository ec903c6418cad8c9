"""Comparing two versions place by place, each pair of places once."""

from __future__ import annotations

from acp_codegen.diff import match
from acp_codegen.diff.graph import Node, Shields
from acp_codegen.diff.pairs import (
    DefinitionPair,
    Finding,
    RecordPair,
    ShapePair,
    SlotPair,
    TypePair,
    UnionPair,
    Versions,
)
from acp_codegen.diff.registry import run
from acp_codegen.diff.wire.inline import is_inline
from acp_codegen.diff.wire.shapes import Objects, Place, Shape, Slot
from acp_codegen.model import nodes

OPEN = Shields()


class Walk:
    """Walks both versions in step and builds the graph of findings.

    Args:
        versions: what to compare.
        definitions: which definitions belong together; shared by nested walks.
    """

    def __init__(self, versions: Versions, definitions: match.Definitions) -> None:
        self.versions = versions
        self.definitions = definitions
        self.nodes: list[Node] = []
        self.visited: set[tuple[str, str]] = set()
        self._objects: dict[tuple[int, int], Node] = {}
        self._retargeted: dict[tuple[nodes.Type, nodes.Type], tuple[Finding, ...]] = {}
        self._waiting: list[tuple[Node, Objects, Objects]] = []

    def root(self, old: nodes.Type, new: nodes.Type, old_place: Place, new_place: Place) -> Node:
        """Compare two types that stand at the top of a message; returns their node."""
        node = self._node()
        self._types(node, old, new, old_place, new_place, None, OPEN, OPEN, top=True)
        self._drain()
        return node

    def _node(self) -> Node:
        node = Node()
        self.nodes.append(node)
        return node

    def _drain(self) -> None:
        while self._waiting:
            self._union(*self._waiting.pop())

    def _types(
        self,
        node: Node,
        old: nodes.Type,
        new: nodes.Type,
        old_place: Place,
        new_place: Place,
        slots: SlotPair | None,
        shields: Shields,
        skips: Shields,
        top: bool = False,
    ) -> None:
        """Compare the values of two types.

        `shields` absorb a value that is refused, `skips` a refused item of an array.
        """
        names = self.versions.old.target(old), self.versions.new.target(new)
        if names[0] and names[1] and not self._paired(node, names[0], names[1], top):
            self._retarget(node, old, new, old_place, new_place, shields)
            return
        one = self.versions.old.shape(old, old_place)
        two = self.versions.new.shape(new, new_place)
        self._shapes(node, one, two, old_place, new_place, slots, shields, skips)

    def _paired(self, node: Node, old: str, new: str, top: bool) -> bool:
        """Whether two references are to one definition; tells of its new name."""
        objects = (
            self.versions.old.definition(old).objects,
            self.versions.new.definition(new).objects,
        )
        same = self.definitions.same(old, new)
        if not same and not top and all(objects):
            return False
        self.visited.add((old, new))
        before, after = self._definition(old, new)
        if same and old != new and not (is_inline(old) or is_inline(new)) and before and after:
            for finding in run(DefinitionPair(self.versions, before, after)):
                node.findings.append((finding, OPEN))
        return True

    def _definition(
        self, old: str, new: str
    ) -> tuple[nodes.Definition | None, nodes.Definition | None]:
        return (
            self.versions.old.schema.index.get(old),
            self.versions.new.schema.index.get(new),
        )

    def _retarget(
        self,
        node: Node,
        old: nodes.Type,
        new: nodes.Type,
        old_place: Place,
        new_place: Place,
        shields: Shields,
    ) -> None:
        """A reference to another definition: one change, if they differ on the wire at all."""
        key = (old, new)
        if key not in self._retargeted:
            self._retargeted[key] = ()
            inner = Walk(self.versions, self.definitions)
            inner._retargeted = self._retargeted
            inner.root_of_shapes(old, new, old_place, new_place)
            found = {f.key: f for each in inner.nodes for f, _ in each.findings}
            self._retargeted[key] = tuple(found.values())
        details = self._retargeted[key]
        if details:
            pair = TypePair(self.versions, old, new, old_place, new_place, details)
            for finding in run(pair):
                node.findings.append((finding, shields))

    def root_of_shapes(
        self, old: nodes.Type, new: nodes.Type, old_place: Place, new_place: Place
    ) -> None:
        """Compare two types whatever they are called."""
        one = self.versions.old.shape(old, old_place)
        two = self.versions.new.shape(new, new_place)
        self._shapes(self._node(), one, two, old_place, new_place, None, OPEN, OPEN)
        self._drain()

    def _shapes(
        self,
        node: Node,
        old: Shape,
        new: Shape,
        old_place: Place,
        new_place: Place,
        slots: SlotPair | None,
        shields: Shields,
        skips: Shields,
    ) -> None:
        pair = ShapePair(self.versions, old, new, slots, old_place, new_place)
        for finding in run(pair):
            node.findings.append((finding, shields))
        if old.anything or new.anything:
            return
        inner = shields.plus(*skips)
        both, _, _ = match.lists(old.lists, new.lists, self.versions.old, self.versions.new)
        for one, two in both:
            self._types(
                node,
                one.item,
                two.item,
                one.place.below("/items", "[]"),
                two.place.below("/items", "[]"),
                None,
                inner,
                OPEN,
            )
        for left, right in zip(old.entries, new.entries, strict=False):
            self._types(
                node,
                left.value,
                right.value,
                left.place.below("/additionalProperties", "{}"),
                right.place.below("/additionalProperties", "{}"),
                None,
                shields,
                OPEN,
            )
        if old.objects is not None and new.objects is not None:
            node.link(self._union_node(old.objects, new.objects), shields)

    def _union_node(self, old: Objects, new: Objects) -> Node:
        key = (id(old), id(new))
        if key not in self._objects:
            self._objects[key] = self._node()
            self._waiting.append((self._objects[key], old, new))
        return self._objects[key]

    def _union(self, node: Node, old: Objects, new: Objects) -> None:
        both, gone, come = match.variants(old, new)
        unions = UnionPair(self.versions, old, new, both, gone, come)
        node.findings += [(finding, OPEN) for finding in run(unions)]
        for one, two in both:
            record = RecordPair(self.versions, one, two, unions)
            node.findings += [(finding, OPEN) for finding in run(record)]
            for left, right in record.both:
                self._slots(node, left, right)

    def _slots(self, node: Node, old: Slot, new: Slot) -> None:
        pair = SlotPair(self.versions, old, new)
        shields = Shields(old.default_on_error, new.default_on_error)
        node.findings += [(finding, shields) for finding in run(pair)]
        if not (old.tag and new.tag):
            skips = Shields(old.skip_invalid_items, new.skip_invalid_items)
            self._types(node, old.type, new.type, old.place, new.place, pair, shields, skips)
