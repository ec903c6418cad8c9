"""The tests that a value must pass, in the few forms that the templates lay out.

They state JSON Schema 2020-12 exactly, and nothing of the leniency of decoding. A test for a
format hangs on a bit of its own, `formats_bit`, beside those of the features.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cached_property

from acp_codegen.model import nodes
from acp_codegen.render.cycles import is_circular

#: Forms of text that are checked besides the keywords of the schema.
TEXT_FORMATS = {"uri": "is_uri", "date-time": "is_date_time"}

_PYTHON_TYPES = {str: "str", int: "int", bool: "bool", type(None): "None"}


@dataclass(frozen=True, slots=True)
class Test:
    """The test for one type.

    `kind` is `any`, `string`, `integer`, `number`, `boolean`, `null`, `constant` (of the Python
    type `name`), `values` (the enumeration `name`, of the Python type `value`), `object`, `list`,
    `map`, `nullable`, `call`: the function of the definition or helper `name`, or `union`: that of
    the tagged union `name`, whose tag `value` leads to the branch at once. `width` are the
    limits of an integer format, `format` is a form of text.
    """

    kind: str
    name: str = ""
    value: str | int | bool | None = None
    item: Test | None = None
    low: float | None = None
    high: float | None = None
    width: tuple[int | float | None, int | float | None] | None = None
    fewest: int | None = None
    most: int | None = None
    pattern: str | None = None
    format: str | None = None

    @property
    def simple(self) -> bool:
        """Whether one expression tells a bad value."""
        if self.kind == "nullable":
            return self.item is not None and self.item.simple
        return self.kind not in ("list", "map", "call", "union")

    @property
    def once(self) -> bool:
        """Whether that expression, or the call, looks at the value once."""
        limits = (self.fewest, self.most, self.pattern, self.format)
        if self.kind == "string":
            return limits == (None, None, None, None)
        if self.kind == "constant":
            return self.name != "int"
        return self.kind in ("boolean", "null", "object", "call")


@dataclass(frozen=True, slots=True)
class KeyTest:
    """The test for one property: `mask` are the feature bits without which it is no property."""

    wire: str
    test: Test
    required: bool
    mask: int


@dataclass(frozen=True, slots=True)
class RecordTest:
    """The test for an object; `flat` are tests that the same object must pass besides."""

    name: str
    keys: tuple[KeyTest, ...]
    flat: tuple[Test, ...]

    @property
    def required(self) -> tuple[KeyTest, ...]:
        """Properties that are there in every good value."""
        return tuple(k for k in self.keys if k.required and not k.mask)

    @property
    def optional(self) -> tuple[KeyTest, ...]:
        """Properties whose key may be missing, and of which not just any value will do."""
        rest = [k for k in self.keys if k.mask or not k.required]
        return tuple(k for k in rest if k.test.kind != "any" or k.required)


@dataclass(frozen=True, slots=True)
class BranchTest:
    """One branch of a tagged union: its tag (None when it has none) and the test's function.

    `absent`: the key of the tag must be missing or null.
    """

    value: str | int | None
    function: str
    record: str
    mask: int
    absent: bool = False


@dataclass(frozen=True, slots=True)
class UnionTest:
    """The test for a tagged union."""

    name: str
    tag: str
    plain: tuple[BranchTest, ...]
    gated: tuple[BranchTest, ...]
    other: BranchTest | None
    untagged: tuple[BranchTest, ...]
    exclusive: bool


@dataclass(frozen=True, slots=True)
class AlternativeTest:
    """One branch of a choice; an object without the keys `required` cannot be of it."""

    test: Test
    mask: int
    required: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ChoiceTest:
    """The test for a union told apart by shape; `exclusive`: exactly one branch may hold."""

    name: str
    exclusive: bool
    alternatives: tuple[AlternativeTest, ...]

    @property
    def takes_anything(self) -> bool:
        """Whether some branch takes any value."""
        return any(a.test.kind == "any" and not a.mask for a in self.alternatives)


@dataclass
class Validators:
    """All tests of one version."""

    schema: nodes.Schema
    _choices: dict[str, ChoiceTest] = field(default_factory=dict[str, ChoiceTest])
    _helpers: dict[str, Test] = field(default_factory=dict[str, Test])

    def mask(self, features: Iterable[str]) -> int:
        """The bits of features."""
        return sum(1 << self._bits[name] for name in features)

    def constants(self, features: Iterable[str]) -> tuple[str, ...]:
        """The names of features as the output spells them."""
        wanted = frozenset(features)
        return tuple(f.constant for f in self.schema.features if f.name in wanted)

    @cached_property
    def _bits(self) -> dict[str, int]:
        return {f.name: f.bit for f in self.schema.features}

    @property
    def formats_bit(self) -> int:
        """The bit that turns the tests of formats on."""
        return 1 << max((f.bit + 1 for f in self.schema.features), default=0)

    @cached_property
    def _records(self) -> dict[str, nodes.Record]:
        return {record.name: record for record in self.schema.records}

    @cached_property
    def records(self) -> dict[str, RecordTest]:
        """The test of each class."""
        return {record.name: self._record(record) for record in self.schema.records}

    @cached_property
    def functions(self) -> dict[str, str]:
        """Class to the one whose function it uses: records with the same tests share one."""
        first: dict[tuple[object, ...], str] = {}
        return {
            name: first.setdefault((test.keys, test.flat), name)
            for name, test in self.records.items()
        }

    @cached_property
    def unions(self) -> list[UnionTest]:
        """The tagged unions."""
        found = [d for d in self.schema.definitions if isinstance(d, nodes.TaggedUnion)]
        return [self._union(each) for each in found]

    @cached_property
    def enumerations(self) -> list[nodes.Enumeration]:
        """Closed enumerations."""
        found = [d for d in self.schema.definitions if isinstance(d, nodes.Enumeration)]
        return [each for each in found if not each.open]

    @cached_property
    def values(self) -> list[tuple[str, Test]]:
        """Enumerations and aliases, each with its test; gated enumerations have functions."""
        result: list[tuple[str, Test]] = []
        for each in self.schema.definitions:
            if isinstance(each, nodes.Enumeration) and not is_gated(each):
                result.append((each.name, self.test(nodes.Ref(each.name), each.name)))
            elif isinstance(each, nodes.Alias):
                result.append((each.name, self.test(each.type, each.name + "_value")))
        return result

    @cached_property
    def choices(self) -> list[ChoiceTest]:
        """Unions told apart by shape, those without a name of their own too."""
        _ = self.records, self.values  # they name the choices that they need
        for each in self.schema.definitions:
            if isinstance(each, nodes.ShapeUnion):
                self._choice(each.name, each.choice)
        return [self._choices[name] for name in sorted(self._choices)]

    @property
    def helpers(self) -> list[tuple[str, Test]]:
        """Functions for branches of choices that are neither an expression nor a function yet."""
        _ = self.choices  # they name them
        return sorted(self._helpers.items())

    @cached_property
    def names(self) -> list[str]:
        """Definitions and classes."""
        return sorted({d.name for d in self.schema.definitions} | set(self.records))

    @staticmethod
    def is_gated(target: nodes.Enumeration) -> bool:
        """Whether an enumeration is closed and some of its values need a feature."""
        return is_gated(target)

    def function(self, name: str) -> str:
        """The function for a definition or class."""
        return self.functions.get(name, name)

    def test(self, kind: nodes.Type, hint: str) -> Test:
        """The test for a type; `hint` names a function, should one be needed."""
        if isinstance(kind, nodes.Scalar):
            return _scalar(kind)
        if isinstance(kind, nodes.Anything):
            return Test("any")
        if isinstance(kind, nodes.Constant):
            return Test("constant", _PYTHON_TYPES[type(kind.value)], kind.value)
        if isinstance(kind, nodes.Ref):
            return self._reference(kind.name)
        if isinstance(kind, nodes.ListOf):
            item = self.test(kind.item, hint + "_item")
            return Test("list", item=item, fewest=kind.min_items or None, most=kind.max_items)
        if isinstance(kind, nodes.MapOf):
            item = self.test(kind.value, hint + "_value")
            return Test("object") if item.kind == "any" else Test("map", item=item)
        if isinstance(kind, nodes.Nullable):
            item = self.test(kind.inner, hint)
            return item if item.kind in ("any", "null", "nullable") else Test("nullable", item=item)
        return self._choice(hint, kind)

    def _reference(self, name: str) -> Test:
        target = self.schema.index.get(name)
        if isinstance(target, nodes.Alias):
            if is_circular(self.schema, name):
                return Test("call", name)
            return self.test(target.type, name + "_value")
        if isinstance(target, nodes.Enumeration):
            if target.open:
                return _scalar(target.base)
            if not is_gated(target):
                kind = _PYTHON_TYPES[type(target.values[0].value)]
                return Test("values", target.name, kind)
        if isinstance(target, nodes.TaggedUnion) and all(
            branch.kind != "untagged" for branch in target.branches
        ):
            return Test("union", name, target.tag)
        return Test("call", name)

    def _choice(self, name: str, choice: nodes.Choice) -> Test:
        if name not in self._choices:
            alternatives = tuple(
                AlternativeTest(
                    self._callable(each.type, f"{name}_{position}"),
                    self.alternative_mask(each),
                    self._required_keys(each.type),
                )
                for position, each in enumerate(choice.alternatives)
            )
            self._choices[name] = ChoiceTest(name, choice.one_of, alternatives)
        return Test("call", name)

    def _callable(self, kind: nodes.Type, name: str) -> Test:
        """The test for a type as an expression or as the call of a function called `name`."""
        test = self.test(kind, name + "_value")
        if test.simple or test.kind in ("call", "union"):
            return test
        self._helpers[name] = test
        return Test("call", name)

    def alternative_mask(self, each: nodes.Alternative) -> int:
        """The bits without which an alternative does not exist; its definition has some too."""
        target = self.schema.index.get(each.type.name) if isinstance(each.type, nodes.Ref) else None
        return self.mask({*each.features, *(target.features if target else ())})

    def _required_keys(self, kind: nodes.Type) -> tuple[str, ...]:
        record = self._records.get(kind.name) if isinstance(kind, nodes.Ref) else None
        if record is None:
            return ()
        return tuple(f.wire for f in self.fields(record) if f.required and not f.features)

    def fields(self, record: nodes.Record) -> list[nodes.Field]:
        """The fields of a record, and those of its base and its union that they replace.

        A replaced field has the same key: the types of both hold, as they do in JSON Schema.
        """
        fields = {each.pointer: each for each in record.fields if not each.flat}
        union = self.schema.index.get(record.union or "")
        common = union.common if isinstance(union, nodes.TaggedUnion) else ()
        base = self.fields(self._records[record.base]) if record.base else []
        for each in (*common, *base):
            fields.setdefault(each.pointer, each)
        return list(fields.values())

    def _record(self, record: nodes.Record) -> RecordTest:
        fields = self.fields(record)
        seen: dict[str, int] = {}
        keys: list[KeyTest] = []
        for each in fields:
            number = seen[each.wire] = seen.get(each.wire, 0) + 1
            hint = f"{record.name}_{each.name}" + (f"_{number}" if number > 1 else "")
            test = self.test(each.type, hint)
            keys.append(KeyTest(each.wire, test, each.required, self.mask(each.features)))
        flat = [f for f in record.fields if f.flat]
        tests = tuple(self.test(each.type, f"{record.name}_{each.name}") for each in flat)
        return RecordTest(record.name, tuple(keys), tests)

    def _union(self, union: nodes.TaggedUnion) -> UnionTest:
        tagged: list[BranchTest] = []
        rest: dict[str, list[BranchTest]] = {"other": [], "untagged": []}
        for branch in union.branches:
            for tag in branch.tags:
                tagged.append(self._branch(union, branch, tag.value, tag.features))
            if branch.kind != "tagged":
                rest[branch.kind].append(self._branch(union, branch, None, frozenset()))
        return UnionTest(
            union.name,
            union.tag,
            plain=tuple(each for each in tagged if not each.mask),
            gated=tuple(each for each in tagged if each.mask),
            other=next(iter(rest["other"]), None),
            untagged=tuple(rest["untagged"]),
            exclusive=union.exclusive,
        )

    def _branch(
        self,
        union: nodes.TaggedUnion,
        branch: nodes.Branch,
        value: str | int | None,
        features: frozenset[str],
    ) -> BranchTest:
        record = self._records[branch.record]
        return BranchTest(
            value,
            self.function(branch.record),
            branch.record,
            self.mask((features | branch.features | record.features) - union.features),
            absent=record.tag is not None and record.tag.null,
        )


def is_gated(target: nodes.Enumeration) -> bool:
    """Whether an enumeration is closed and some of its values need a feature."""
    return not target.open and any(each.features for each in target.values)


def _scalar(kind: nodes.Scalar) -> Test:
    if kind.kind == "string":
        return Test(
            "string",
            fewest=kind.min_length or None,
            most=kind.max_length,
            pattern=kind.pattern,
            format=TEXT_FORMATS.get(kind.format or ""),
        )
    if kind.kind not in ("integer", "number"):
        return Test(kind.kind)
    low = kind.low if kind.low != kind.minimum else None
    high = kind.high if kind.high != kind.maximum else None
    return Test(
        kind.kind,
        low=kind.minimum,
        high=kind.maximum,
        width=(low, high) if (low, high) != (None, None) else None,
    )
