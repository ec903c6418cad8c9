"""A small reference reader and writer over the model, to check verdicts against behaviour.

It follows the wire rules and shares no code with the comparison. Values are written at random; a
reader returns how many values it lost, or raises `Refused`.
"""

from __future__ import annotations

import random
import re
from typing import Any

from acp_codegen.model import nodes

LIMITS = {
    f"{sign}int{bits}": ((0, 2**bits - 1) if sign else (-(2 ** (bits - 1)), 2 ** (bits - 1) - 1))
    for sign in ("", "u")
    for bits in (8, 16, 32, 64)
}
BAD = [None, 0.5, "bad value", True, [], {"no": "such"}, -(2**70)]


class Refused(Exception):
    """The reader refuses the value."""


class Reader:
    """Reads values of one version."""

    def __init__(self, schema: nodes.Schema) -> None:
        self.schema = schema
        self.records = {record.name: record for record in schema.records}

    def read(self, name: str, value: Any) -> int:
        """How much of a value of the definition `name` is lost."""
        return self._definition(name, value)

    def _definition(self, name: str, value: Any) -> int:
        found = self.schema.index.get(name) or self.records[name]
        if isinstance(found, nodes.Record):
            return self._record(found, value)
        if isinstance(found, nodes.TaggedUnion):
            return self._tagged(found, value)
        if isinstance(found, nodes.ShapeUnion):
            return self._type(found.choice, value)
        if isinstance(found, nodes.Enumeration):
            if found.open:
                return self._type(found.base, value)
            if not any(_same(value, each.value) for each in found.values):
                raise Refused
            return 0
        return self._type(found.type, value)

    def _type(self, type_: nodes.Type, value: Any) -> int:
        if isinstance(type_, nodes.Anything):
            return 0
        if isinstance(type_, nodes.Nullable):
            return 0 if value is None else self._type(type_.inner, value)
        if isinstance(type_, nodes.Ref):
            return self._definition(type_.name, value)
        if isinstance(type_, nodes.Constant):
            if not _same(value, type_.value):
                raise Refused
            return 0
        if isinstance(type_, nodes.Scalar):
            _scalar(type_, value)
            return 0
        if isinstance(type_, nodes.ListOf):
            return self._list(type_, value, False)
        if isinstance(type_, nodes.MapOf):
            if not isinstance(value, dict):
                raise Refused
            return sum(self._type(type_.value, each) for each in value.values())
        return self._choice(type_, value)

    def _list(self, type_: nodes.ListOf, value: Any, skip: bool) -> int:
        if not isinstance(value, list) or len(value) < type_.min_items:
            raise Refused
        if type_.max_items is not None and len(value) > type_.max_items:
            raise Refused
        lost = 0
        for item in value:
            try:
                lost += self._type(type_.item, item)
            except Refused:
                if not skip:
                    raise
                lost += 1
        return lost

    def _choice(self, choice: nodes.Choice, value: Any) -> int:
        types = [each.type for each in choice.alternatives]
        if choice.exclusive and isinstance(value, dict):
            types = [t for t in types if self._required(t) <= value.keys()]
            if len(types) != 1:
                raise Refused
        for type_ in types:
            try:
                return self._type(type_, value)
            except Refused:
                continue
        raise Refused

    def _required(self, type_: nodes.Type) -> set[str]:
        assert isinstance(type_, nodes.Ref)
        return {each.wire for each in self.records[type_.name].fields if each.required}

    def _record(self, record: nodes.Record, value: Any, skip: str = "") -> int:
        if not isinstance(value, dict):
            raise Refused
        return sum(
            self._field(each, value) for each in record.fields if each.wire != skip or not skip
        )

    def _field(self, each: nodes.Field, whole: dict[str, Any]) -> int:
        if each.flat:
            return self._type(each.type, whole)
        if each.wire not in whole:
            if each.required:
                raise Refused
            return 0
        value = whole[each.wire]
        if value is None and each.default_on_null:
            return 0 if isinstance(each.type, nodes.Nullable) else 1
        try:
            if each.skip_invalid_items:
                return self._items(each.type, value)
            return self._type(each.type, value)
        except Refused:
            if not each.default_on_error:
                raise
            return 1

    def _items(self, type_: nodes.Type, value: Any) -> int:
        if isinstance(type_, nodes.Nullable):
            return 0 if value is None else self._items(type_.inner, value)
        assert isinstance(type_, nodes.ListOf)
        return self._list(type_, value, True)

    def _tagged(self, union: nodes.TaggedUnion, value: Any) -> int:
        if not isinstance(value, dict):
            raise Refused
        tag = value.get(union.tag)
        lost = 0
        if union.lenient_tag and union.tag in value and not isinstance(tag, str):
            tag, lost = None, int(tag is not None)
        for branch in union.branches:
            if any(each.value == tag for each in branch.tags):
                return lost + self._record(self.records[branch.record], value, union.tag)
        untagged = [branch for branch in union.branches if branch.kind == "untagged"]
        if isinstance(tag, str) and union.other is not None:
            return lost + self._record(self.records[union.other.record], value)
        for branch in untagged:
            record = self.records[branch.record]
            if record.tag is not None and tag is not None:
                continue  # it is for objects without the tag
            try:
                return lost + self._record(record, value)
            except Refused:
                continue
        raise Refused


def _same(left: Any, right: Any) -> bool:
    return type(left) is type(right) and bool(left == right)


def _scalar(type_: nodes.Scalar, value: Any) -> None:
    kinds = {"string": str, "boolean": bool, "null": type(None)}
    if type_.kind in kinds:
        if type(value) is not kinds[type_.kind]:
            raise Refused
    elif (
        isinstance(value, bool)
        or not isinstance(value, (int, float))
        or (type_.kind == "integer" and value != int(value))
    ):
        raise Refused
    if isinstance(value, str):
        short = type_.min_length is not None and len(value) < type_.min_length
        long = type_.max_length is not None and len(value) > type_.max_length
        if short or long or (type_.pattern and not re.search(type_.pattern, value)):
            raise Refused
    elif isinstance(value, (int, float)) and not isinstance(value, bool):
        low, high = limits(type_)
        if not (low <= value <= high):
            raise Refused


def limits(type_: nodes.Scalar) -> tuple[float, float]:
    """The smallest and the largest number of a type."""
    width = LIMITS.get(type_.format or "", (-(10**30), 10**30))
    low = width[0] if type_.minimum is None else max(width[0], type_.minimum)
    high = width[1] if type_.maximum is None else min(width[1], type_.maximum)
    return low, high


class Writer:
    """Writes values of one version at random; a sloppy one writes what leniency marks forgive."""

    def __init__(self, schema: nodes.Schema, seed: int, sloppy: bool = False) -> None:
        self.schema = schema
        self.records = {record.name: record for record in schema.records}
        self.rng = random.Random(seed)
        self.sloppy = sloppy

    def write(self, name: str) -> Any:
        """A value of the definition called `name`."""
        found = self.schema.index.get(name) or self.records[name]
        if isinstance(found, nodes.Record):
            return self._record(found)
        if isinstance(found, nodes.TaggedUnion):
            return self._tagged(found)
        if isinstance(found, nodes.ShapeUnion):
            return self._type(found.choice)
        if isinstance(found, nodes.Enumeration):
            known = self.rng.choice(found.values).value
            return self._type(found.base) if found.open and self.rng.random() < 0.4 else known
        return self._type(found.type)

    def _type(self, type_: nodes.Type) -> Any:
        rng = self.rng
        if isinstance(type_, nodes.Anything):
            return rng.choice([None, 1, "text", [1], {"any": 1}])
        if isinstance(type_, nodes.Nullable):
            return None if rng.random() < 0.3 else self._type(type_.inner)
        if isinstance(type_, nodes.Ref):
            return self.write(type_.name)
        if isinstance(type_, nodes.Constant):
            return type_.value
        if isinstance(type_, nodes.Scalar):
            return self._scalar(type_)
        if isinstance(type_, nodes.ListOf):
            most = 3 if type_.max_items is None else min(3, type_.max_items)
            count = rng.randint(type_.min_items, max(most, type_.min_items))
            return [self._type(type_.item) for _ in range(count)]
        if isinstance(type_, nodes.MapOf):
            return {f"key{i}": self._type(type_.value) for i in range(rng.randint(0, 2))}
        return self._choice(type_)

    def _choice(self, choice: nodes.Choice) -> Any:
        value = self._type(self.rng.choice(choice.alternatives).type)
        if not choice.exclusive and isinstance(value, dict) and self.rng.random() < 0.3:
            # What anyOf allows: an object that fits several branches.
            for each in choice.alternatives:
                other = self._type(each.type)
                value = {**other, **value} if isinstance(other, dict) else value
        return value

    def _scalar(self, type_: nodes.Scalar) -> Any:
        rng = self.rng
        if type_.kind == "null":
            return None
        if type_.kind == "boolean":
            return rng.random() < 0.5
        if type_.kind == "string":
            if type_.pattern:
                return "a" * rng.randint(1, 3)
            low, high = type_.min_length or 0, type_.max_length or 12
            return "".join(rng.choice("abc xyz") for _ in range(rng.randint(low, max(low, high))))
        low, high = limits(type_)
        edges = [low, high, low + 1, rng.randint(int(low), int(high))]
        value = rng.choice(edges)
        return value + 0.5 if type_.kind == "number" and rng.random() < 0.5 else int(value)

    def _record(self, record: nodes.Record) -> dict[str, Any]:
        value: dict[str, Any] = {}
        for each in record.fields:
            if each.flat:
                value.update(self._type(each.type))
            elif each.required or self.rng.random() < 0.6:
                value[each.wire] = self._field(each)
        return value

    def _field(self, each: nodes.Field) -> Any:
        if self.sloppy and each.default_on_error and self.rng.random() < 0.3:
            return self.rng.choice(BAD)
        if self.sloppy and each.default_on_null and self.rng.random() < 0.3:
            return None
        value = self._type(each.type)
        if self.sloppy and each.skip_invalid_items and isinstance(value, list):
            value.insert(0, self.rng.choice(BAD))
        return value

    def _tagged(self, union: nodes.TaggedUnion) -> dict[str, Any]:
        branch = self.rng.choice(union.branches)
        value = self._record(self.records[branch.record])
        if branch.tags:
            value[union.tag] = self.rng.choice(branch.tags).value
        elif branch.kind == "other":
            value[union.tag] = "tag" + self.rng.choice("abc")
        elif union.lenient_tag and self.sloppy:
            value[union.tag] = 5
        return value
