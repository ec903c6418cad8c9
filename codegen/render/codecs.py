"""How a type decodes and encodes, in the few forms that the templates lay out."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from acp_codegen.model import nodes
from acp_codegen.render.cycles import is_circular

#: The exact Python type of each scalar that comes from JSON.
PYTHON_TYPES = {"string": "str", "integer": "int", "number": "float", "boolean": "bool"}


@dataclass(frozen=True, slots=True)
class Codec:
    """The form of one type.

    `kind` picks the layout: `any`, `string`, `boolean`, `integer`, `number`, `null`, `constant`,
    `values` (a closed enumeration, whose set is called `name`), `object` (free keys, raw values),
    `strings` (an array of unconstrained strings), `list`, `map`, or `call`, which is the function
    of the definition or helper called `name`.
    """

    kind: str
    name: str = ""
    low: float | None = None
    high: float | None = None
    min_length: int | None = None
    max_length: int | None = None
    min_items: int = 0
    max_items: int | None = None
    value: Any = None
    item: Codec | None = None
    raw: bool = True

    @property
    def simple(self) -> bool:
        """Whether one test tells a good value, which decodes to itself."""
        return self.kind in ("any", "string", "boolean", "null", "constant", "values", "object")


@dataclass(frozen=True, slots=True)
class Helper:
    """A function of the output for a type that has no definition of its own."""

    name: str
    choice: nodes.Choice | None = None
    codec: Codec | None = None


@dataclass(slots=True)
class Codecs:
    """Finds the form of each type; collects the helpers that they need.

    `is_raw` tells whether an encoded value is the decoded one, so that nothing is to be done.
    """

    schema: nodes.Schema
    helpers: dict[str, Helper] = field(default_factory=dict[str, Helper])

    def of(self, kind: nodes.Type, hint: str) -> Codec:
        """The form of `kind`; `hint` names a helper, should one be needed."""
        if isinstance(kind, nodes.Scalar):
            return _scalar(kind)
        if isinstance(kind, nodes.Anything):
            return Codec("any")
        if isinstance(kind, nodes.Constant):
            return Codec("constant", value=kind.value)
        if isinstance(kind, nodes.Ref):
            return self._reference(kind.name)
        if isinstance(kind, nodes.ListOf):
            return self._list(kind, hint)
        if isinstance(kind, nodes.MapOf):
            item = self._item(kind.value, hint + "_value")
            return Codec("object") if item.kind == "any" else Codec("map", item=item, raw=item.raw)
        if isinstance(kind, nodes.Choice) and kind.payload:
            return Codec("any")
        return self._helper(kind, hint)

    def nullable(self, kind: nodes.Type) -> tuple[bool, nodes.Type]:
        """Whether null is a value of `kind`, and what is left without it."""
        while isinstance(kind, nodes.Ref):
            target = self.schema.definition(kind.name) if kind.name in self.schema.index else None
            if not isinstance(target, nodes.Alias):
                return False, kind
            if not isinstance(target.type, (nodes.Nullable, nodes.Ref)):
                return False, kind
            kind = target.type
        if isinstance(kind, nodes.Nullable):
            return True, kind.inner
        return False, kind

    def _reference(self, name: str) -> Codec:
        target = self.schema.index.get(name)
        if isinstance(target, nodes.Enumeration):
            return enumeration(target)
        if isinstance(target, nodes.Alias) and not isinstance(
            target.type, (nodes.Choice, nodes.Nullable)
        ):
            if is_circular(self.schema, name):
                return Codec("call", name=name, raw=self.is_raw(target.type, frozenset({name})))
            return self.of(target.type, name)
        if isinstance(target, nodes.ShapeUnion):
            return Codec("call", name=name, raw=self.is_raw(target.choice))
        return Codec("call", name=name, raw=False)

    def is_raw(self, kind: nodes.Type, seen: frozenset[str] = frozenset()) -> bool:
        """Whether values of `kind` hold no record anywhere; those in `seen` are being asked."""
        if isinstance(kind, nodes.Ref):
            target = self.schema.index.get(kind.name)
            if kind.name in seen:
                return True
            seen |= {kind.name}
            if isinstance(target, nodes.Alias):
                return self.is_raw(target.type, seen)
            if isinstance(target, nodes.ShapeUnion):
                return self.is_raw(target.choice, seen)
            return isinstance(target, nodes.Enumeration)
        if isinstance(kind, nodes.ListOf):
            return self.is_raw(kind.item, seen)
        if isinstance(kind, nodes.MapOf):
            return self.is_raw(kind.value, seen)
        if isinstance(kind, nodes.Nullable):
            return self.is_raw(kind.inner, seen)
        if isinstance(kind, nodes.Choice):
            return kind.payload or all(self.is_raw(a.type, seen) for a in kind.alternatives)
        return not isinstance(kind, nodes.Scalar) or kind.kind != "number"

    def _list(self, kind: nodes.ListOf, hint: str) -> Codec:
        item = self._item(kind.item, hint + "_item")
        form = "strings" if item == Codec("string") else "list"
        return Codec(
            form, item=item, raw=item.raw, min_items=kind.min_items, max_items=kind.max_items
        )

    def _item(self, kind: nodes.Type, hint: str) -> Codec:
        """The form of an item: anything, a plain string, or a function to call."""
        codec = self.of(kind, hint)
        if codec.kind in ("any", "call") or codec == Codec("string"):
            return codec
        if isinstance(kind, nodes.Ref) and kind.name in self.schema.index:
            return Codec("call", name=kind.name, raw=codec.raw)
        return self._add(Helper(hint, codec=codec), codec.raw)

    def _helper(self, kind: nodes.Nullable | nodes.Choice, hint: str) -> Codec:
        if isinstance(kind, nodes.Choice):
            return self._add(Helper(hint, choice=kind), self.is_raw(kind))
        null = nodes.Alternative(nodes.Scalar("null"))
        choice = nodes.Choice((null, nodes.Alternative(kind.inner)))
        return self._add(Helper(hint, choice=choice), self.is_raw(kind))

    def _add(self, helper: Helper, raw: bool) -> Codec:
        self.helpers[helper.name] = helper
        return Codec("call", name=helper.name, raw=raw)


def enumeration(target: nodes.Enumeration) -> Codec:
    """The form of an enumeration: an open one takes any value of its base."""
    if target.open:
        return _scalar(target.base)
    if any(each.features for each in target.values):
        return Codec("call", name=target.name)
    return Codec("values", name=target.name, value=PYTHON_TYPES[target.base.kind])


def _scalar(kind: nodes.Scalar) -> Codec:
    return Codec(
        kind.kind,
        low=kind.low,
        high=kind.high,
        min_length=kind.min_length,
        max_length=kind.max_length,
        raw=kind.kind != "number",
    )
