"""JSON values for a definition, built from the model: valid ones, and ones that are nearly so.

One builder walks the model and leaves each decision to a chooser. The choosers here are
deterministic; `drawn` is one for hypothesis.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeVar

from bindings_support import model, records
from hypothesis import strategies as st

from acp_codegen.model import nodes

T = TypeVar("T")

#: In each string of a value, and each large number, so that a leak into a message shows.
SECRET = "s3cr3t"
SECRET_NUMBERS = (271828182, 31415.9265)

#: A tag or enumeration value that no schema has.
NOVEL = f"novel_{SECRET}"

WRONG: tuple[Any, ...] = (
    None, True, False, 0, 1, -1, 5.0, 1.5, 2**31, 2**63, -(2**31) - 1, 1e300, "", SECRET, "5",
    [], [None], [SECRET, 1], {}, {"type": SECRET}, {"type": 1}, *SECRET_NUMBERS,
)  # fmt: skip
STRINGS = (SECRET, f"{SECRET} ü\u202e", f"{SECRET}\n\t\0\\\"'", f"https://{SECRET}.example/", "")
KEYS = (f"x-{SECRET}", "session_id", "self", "__proto__", "unknown_fields", "__class__", "a/b~c")


class Chooser(Protocol):
    """Makes the decisions of a `Builder`."""

    def pick(self, options: Sequence[T]) -> T: ...

    def include(self) -> bool:
        """Whether something optional is there."""
        ...

    def spoil(self) -> bool:
        """Whether to put something wrong here."""
        ...


class Fullest:
    """Everything that may be there is there; the first of all options."""

    def pick(self, options: Sequence[T]) -> T:
        return options[0]

    def include(self) -> bool:
        return True

    def spoil(self) -> bool:
        return False


class Sparest(Fullest):
    """Nothing is there that need not be."""

    def include(self) -> bool:
        return False


class _Drawn:
    """Decisions of hypothesis."""

    def __init__(self, draw: Callable[[Any], Any], wrong: bool) -> None:
        self._draw = draw
        self._wrong = wrong

    def pick(self, options: Sequence[T]) -> T:
        return options[self._draw(st.integers(0, len(options) - 1))]

    def include(self) -> bool:
        return bool(self._draw(st.booleans()))

    def spoil(self) -> bool:
        return self._wrong and self._draw(st.integers(0, 11)) == 11


class Builder:
    """Builds values of a version with the given features on.

    Below `depth` nested objects optional members are left out, so that recursive types end.
    """

    def __init__(
        self, version: str, features: frozenset[str], chooser: Chooser, depth: int = 4
    ) -> None:
        self._schema = model(version)
        self._records = records(version)
        self._features = features
        self._chooser = chooser
        self._depth = depth

    def definition(self, name: str) -> Any:
        """A value for the definition or class called `name`."""
        record = self._records.get(name)
        if record is not None:
            return self._object(record)
        return self._named(self._schema.definition(name))

    def _named(self, definition: nodes.Definition) -> Any:
        if isinstance(definition, nodes.Record):
            return self._object(definition)
        if isinstance(definition, nodes.TaggedUnion):
            return self._union(definition)
        if isinstance(definition, nodes.ShapeUnion):
            return self.type(definition.choice)
        if isinstance(definition, nodes.Enumeration):
            options: list[Any] = [v.value for v in definition.values if self._on(v.features)]
            if definition.open:
                options.append(NOVEL if definition.base.kind == "string" else SECRET_NUMBERS[0])
            return self._chooser.pick(options)
        return self.type(definition.type)

    def type(self, kind: nodes.Type) -> Any:
        """A value of `kind`."""
        if self._chooser.spoil():
            return self._chooser.pick(WRONG)
        if isinstance(kind, nodes.Ref):
            return self.definition(kind.name)
        if isinstance(kind, nodes.Nullable):
            return self.type(kind.inner) if self._chooser.include() else None
        if isinstance(kind, nodes.ListOf):
            return self._list(kind)
        if isinstance(kind, nodes.MapOf):
            keys = KEYS[: self._chooser.pick((1, 2, 0))] if self._room() else ()
            return {key: self.type(kind.value) for key in keys}
        if isinstance(kind, nodes.Choice):
            return self.type(self._chooser.pick(self._alternatives(kind)))
        if isinstance(kind, nodes.Constant):
            return kind.value
        if isinstance(kind, nodes.Scalar):
            return self._scalar(kind)
        return self._chooser.pick((SECRET, {"k": [1, None]}, None, 0, [SECRET], 1.5, True))

    def _alternatives(self, kind: nodes.Choice) -> list[nodes.Type]:
        return [each.type for each in kind.alternatives if self._on(each.features)]

    def _list(self, kind: nodes.ListOf) -> Any:
        extra = self._chooser.pick((2, 1, 0)) if self._chooser.include() and self._room() else 0
        return [self.type(kind.item) for _ in range(kind.min_items + extra)]

    def _scalar(self, kind: nodes.Scalar) -> Any:
        if kind.kind == "string":
            return self._chooser.pick([t for t in STRINGS if len(t) >= (kind.min_length or 0)])
        if kind.kind == "boolean":
            return self._chooser.pick((True, False))
        if kind.kind == "null":
            return None
        numbers: tuple[float, ...] = (1, 0, 5.0, -1, *SECRET_NUMBERS[:1], 2**53 + 1)
        if kind.kind == "number":
            numbers += (0.5, SECRET_NUMBERS[1])
        low = kind.low if kind.low is not None else float("-inf")
        high = kind.high if kind.high is not None else float("inf")
        return self._chooser.pick([number for number in numbers if low <= number <= high])

    def _object(self, record: nodes.Record) -> Any:
        self._depth -= 1
        result: dict[str, Any] = {}
        for each in record.fields:
            if not (each.required and self._on(each.features)) and not self._wanted(each):
                continue
            if each.required and not each.flat and self._chooser.spoil():
                continue
            value = self.type(each.type)
            if each.flat:
                result.update(value if isinstance(value, dict) else {})
            else:
                result[each.wire] = value
        for key in KEYS if self._chooser.spoil() else ():
            result.setdefault(key, SECRET)
        self._tag(record, result)
        self._depth += 1
        return result

    def _wanted(self, each: nodes.Field) -> bool:
        # A member that is off is an unknown key: any value will do.
        return self._room() and self._chooser.include()

    def _tag(self, record: nodes.Record, result: dict[str, Any]) -> None:
        if record.tag is not None and record.tag.value is not None:
            result[record.tag.wire] = record.tag.value
        elif record.tag is not None:
            result.pop(record.tag.wire, None)
        elif record.union is not None and record.payload:
            union = self._schema.definition(record.union)
            if isinstance(union, nodes.TaggedUnion):
                result[union.tag] = NOVEL
                result["more"] = {SECRET: [SECRET]}

    def _union(self, union: nodes.TaggedUnion) -> Any:
        branch = self._chooser.pick([b for b in union.branches if self._on(b.features)])
        value = self._object(self._records[branch.record])
        if self._chooser.spoil():
            value[union.tag] = self._chooser.pick(WRONG)
        return value

    def _on(self, features: frozenset[str]) -> bool:
        return features <= self._features

    def _room(self) -> bool:
        return self._depth > 0


@st.composite
def drawn(
    draw: Any, version: str, name: str, features: frozenset[str], *, wrong: bool = False
) -> Any:
    """A value for a definition; `wrong` puts something that may not fit here and there."""
    return Builder(version, features, _Drawn(draw, wrong)).definition(name)


def example(version: str, name: str, features: frozenset[str], *, full: bool = True) -> Any:
    """One fixed value for a definition or class, with all optional members or with none."""
    return Builder(version, features, Fullest() if full else Sparest()).definition(name)
