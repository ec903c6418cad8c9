"""Small valid values of a definition, as JSON and as the Python that makes them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from acp_codegen.model import names, nodes
from acp_codegen.show.code import Expr, call, of_json

#: Texts of the string formats (JSON Schema 2020-12, validation 7.3).
_FORMATS = {
    "uri": "https://example.com/",
    "date-time": "2026-01-31T12:00:00Z",
    "email": "someone@example.com",
    "date": "2026-01-31",
}


@dataclass(frozen=True, slots=True)
class Sample:
    """A JSON value and the expression that makes it."""

    value: Any
    code: Expr


class _EndlessError(Exception):
    """The value would hold itself."""


class Examples:
    """Makes values of the definitions of one schema.

    A value has what is required, and one item in each array. It needs no feature but those of
    its own definition. `module` is the name that the code gives the package of the version.
    """

    def __init__(self, schema: nodes.Schema, module: str) -> None:
        self._schema = schema
        self._module = module
        self._records = {record.name: record for record in schema.records}

    def minimal(self, name: str) -> Sample:
        """A value of the definition or branch class `name`; LookupError where there is none."""
        return self._make(name, full=False)

    def full(self, name: str) -> Sample:
        """The same, with the optional fields of the outermost object that say something."""
        return self._make(name, full=True)

    def _make(self, name: str, *, full: bool) -> Sample:
        record = self._records.get(name)
        target = record if record is not None else self._schema.definition(name)
        maker = _Maker(self._schema, self._records, self._module, target.features)
        try:
            return maker.named(name, full=full)
        except _EndlessError:
            raise LookupError(f"{name} has no finite value") from None


class _Maker:
    def __init__(
        self,
        schema: nodes.Schema,
        records: dict[str, nodes.Record],
        module: str,
        features: frozenset[str],
    ) -> None:
        self._schema = schema
        self._records = records
        self._module = module
        self._features = features
        self._under_way: list[str] = []

    def named(self, name: str, *, full: bool = False) -> Sample:
        """A value of what `name` stands for."""
        if name in self._under_way:
            raise _EndlessError
        self._under_way.append(name)
        try:
            record = self._records.get(name)
            if record is not None:
                return self._record(record, full)
            return self._definition(self._schema.definition(name), full)
        finally:
            self._under_way.pop()

    def _definition(self, definition: nodes.Definition, full: bool) -> Sample:
        if isinstance(definition, nodes.TaggedUnion):
            open_ = [b for b in definition.branches if b.kind != "other"] or definition.branches
            return self._first([(b.features, b.record) for b in open_], full)
        if isinstance(definition, nodes.ShapeUnion):
            return self._choice(definition.choice, definition.name)
        if isinstance(definition, nodes.Enumeration):
            values = [v.value for v in definition.values if v.features <= self._features]
            return _plain(values[0])
        assert isinstance(definition, nodes.Alias)
        if definition.example is not None:
            return _plain(definition.example.value)
        return self._type(definition.type, definition.name)

    def _first(self, branches: list[tuple[frozenset[str], str]], full: bool) -> Sample:
        """A value of the first branch that has a finite one."""
        for features, name in branches:
            if features <= self._features:
                try:
                    return self.named(name, full=full)
                except _EndlessError:
                    continue
        raise _EndlessError

    def _record(self, record: nodes.Record, full: bool) -> Sample:
        value: dict[str, Any] = {}
        arguments: list[tuple[str, Expr]] = []
        if record.tag is not None and record.tag.value is not None:
            value[record.tag.wire] = record.tag.value
        for field in record.fields:
            sample = self._field(field, full)
            if sample is not None:
                value |= sample.value if field.flat else {field.wire: sample.value}
                arguments.append((field.name, sample.code))
        where = f"{self._module}.unstable" if record.features else self._module
        return Sample(value, call(f"{where}.{record.name}", arguments))

    def _field(self, field: nodes.Field, full: bool) -> Sample | None:
        if not field.features <= self._features:
            return None
        if not field.required:
            if not full or _says_nothing(field.type):
                return None
            try:
                return self._field_value(field)
            except _EndlessError:
                return None
        return self._field_value(field)

    def _field_value(self, field: nodes.Field) -> Sample:
        if field.example is not None:
            return _plain(field.example.value)
        return self._type(field.type, field.wire)

    def _type(self, kind: nodes.Type, hint: str) -> Sample:
        """A value of a type; `hint` names what has no better text."""
        if isinstance(kind, nodes.Ref):
            return self.named(kind.name)
        if isinstance(kind, nodes.Constant):
            return _plain(kind.value)
        if isinstance(kind, nodes.Scalar):
            return _plain(_scalar(kind, hint))
        if isinstance(kind, nodes.Choice):
            return self._choice(kind, hint)
        if isinstance(kind, nodes.Nullable):
            return self._or(kind.inner, hint, None)
        if isinstance(kind, nodes.ListOf):
            return self._list(kind, hint)
        return _plain({})

    def _or(self, kind: nodes.Type, hint: str, otherwise: Any) -> Sample:
        try:
            return self._type(kind, hint)
        except _EndlessError:
            return _plain(otherwise)

    def _list(self, kind: nodes.ListOf, hint: str) -> Sample:
        try:
            item = self._type(kind.item, hint)
        except _EndlessError:
            if kind.min_items:
                raise
            return _plain([])
        count = max(1, kind.min_items)
        return Sample([item.value] * count, Expr("[", (("", item.code),) * count, "]"))

    def _choice(self, kind: nodes.Choice, hint: str) -> Sample:
        for each in kind.alternatives:
            if each.features <= self._features and not _is_null(each.type):
                try:
                    sample = self._type(each.type, hint)
                except _EndlessError:
                    continue
                # The payload of an envelope is raw: its method decides how it is read.
                return _plain(sample.value) if kind.payload else sample
        raise _EndlessError


def _says_nothing(kind: nodes.Type) -> bool:
    """Whether an example could show no more than that any JSON may stand there."""
    inner = kind.inner if isinstance(kind, nodes.Nullable) else kind
    if isinstance(inner, nodes.MapOf):
        return isinstance(inner.value, nodes.Anything)
    return isinstance(inner, nodes.Anything)


def _is_null(kind: nodes.Type) -> bool:
    return isinstance(kind, nodes.Scalar) and kind.kind == "null"


def _plain(value: Any) -> Sample:
    return Sample(value, of_json(value))


def _scalar(kind: nodes.Scalar, hint: str) -> Any:
    if kind.kind == "string":
        return _string(kind, hint)
    if kind.kind == "boolean":
        return True
    if kind.kind == "null":
        return None
    low, high = kind.low, kind.high
    if low is not None and low > 1:
        return low
    return high if high is not None and high < 1 else 1


def _string(kind: nodes.Scalar, hint: str) -> str:
    text = _FORMATS.get(kind.format or "") or "-".join(names.words(hint)).lower() or "text"
    while kind.min_length is not None and len(text) < kind.min_length:
        text += "-" + text
    return text[: kind.max_length]
