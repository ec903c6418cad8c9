"""The table along which the output explains a value that does not decode."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, TypeAlias

from acp_codegen.model import nodes
from acp_codegen.model.names import words
from acp_codegen.render.views import ClassView, SchemaView

#: The name of another entry, or a tuple whose first item names its form.
Spec: TypeAlias = Any

_REQUIRED, _ON_ERROR, _ON_NULL, _SKIP, _FLAT = 1, 2, 4, 8, 16


class Name(str):
    """A constant of the table, which stands in an entry by its name."""

    __slots__ = ()

    def __repr__(self) -> str:
        return str(self)


#: A field that stands in the table this often is written once and named.
_OFTEN = 3


def common_fields(
    table: list[tuple[str, Spec | str]],
) -> tuple[dict[str, Spec], list[tuple[str, Spec | str]]]:
    """Fields that many records share, by the constant each gets; and the table that uses them."""
    counts: Counter[Spec] = Counter(
        f for _, spec in table if not isinstance(spec, str) and spec[0] == "record" for f in spec[1]
    )
    constants: dict[str, Spec] = {}
    named: dict[Spec, Name] = {}
    for entry, count in sorted(counts.items(), key=lambda item: (-item[1], repr(item[0]))):
        constant = "_".join(words(entry[0])).upper()
        if count >= _OFTEN and constant.isidentifier() and constant not in constants:
            constants[constant] = entry
            named[entry] = Name(constant)
    shown = [(name, _with_constants(spec, named)) for name, spec in table]
    return constants, shown


def _with_constants(spec: Spec | str, named: dict[Spec, Name]) -> Spec | str:
    if isinstance(spec, str) or spec[0] != "record":
        return spec
    return ("record", tuple(named.get(each, each) for each in spec[1]))


def specs(view: SchemaView) -> Iterator[tuple[str, Spec | str]]:
    """Name and entry of each definition and class, sorted by name."""
    found: dict[str, Spec | str] = {name: _record(k, view) for name, k in view.classes.items()}
    for definition in view.schema.definitions:
        if not isinstance(definition, nodes.Record):
            found[definition.name] = _definition(definition, view)
    yield from sorted(found.items())


def _definition(definition: nodes.Definition, view: SchemaView) -> Spec | str:
    if isinstance(definition, nodes.TaggedUnion):
        return _union(definition, view)
    if isinstance(definition, nodes.ShapeUnion):
        return _type(definition.choice, view)
    if isinstance(definition, nodes.Enumeration):
        values = tuple((each.value, view.mask(each.features)) for each in definition.values)
        return ("enum", values, _type(definition.base, view) if definition.open else None)
    assert isinstance(definition, nodes.Alias)
    return _type(definition.type, view)


def _union(union: nodes.TaggedUnion, view: SchemaView) -> Spec:
    laid_out = next(u for u in view.unions if u.name == union.name)
    order = {tag.value: i for i, b in enumerate(union.branches) for tag in b.tags}
    entries = sorted((*laid_out.entries, *laid_out.gated), key=lambda e: order[e.value])
    return (
        "union",
        union.tag,
        tuple((e.value, e.mask, e.cls) for e in entries),
        laid_out.other.cls if laid_out.other else None,
        tuple((e.mask, e.cls) for e in laid_out.untagged),
    )


def _record(k: ClassView, view: SchemaView) -> Spec:
    fields = tuple(
        (
            each.wire,
            _type(node.type, view),
            each.mask,
            _REQUIRED * each.required
            + _ON_ERROR * each.lenient
            + _ON_NULL * each.on_null
            + _SKIP * each.skip
            + _FLAT * each.flat,
        )
        for each, node in zip(k.fields, k.record.fields, strict=True)
    )
    if k.tag is not None and k.tag.value is not None:
        fields = ((k.tag.wire, ("any",), 0, _REQUIRED), *fields)
    if k.null_tag is not None:
        fields = ((k.null_tag, ("null",), 0, _ON_ERROR), *fields)
    return ("record", fields)


def _type(kind: nodes.Type, view: SchemaView) -> Spec | str:
    if isinstance(kind, nodes.Scalar):
        return _scalar(kind)
    if isinstance(kind, nodes.Constant):
        return ("const", kind.value)
    if isinstance(kind, nodes.ListOf):
        return _limited(
            "list", _type(kind.item, view), low=kind.min_items or None, high=kind.max_items
        )
    if isinstance(kind, nodes.MapOf):
        return ("map", _type(kind.value, view))
    if isinstance(kind, nodes.Nullable):
        return ("opt", _type(kind.inner, view))
    if isinstance(kind, nodes.Ref):
        return kind.name
    if isinstance(kind, nodes.Anything) or kind.payload:
        return ("any",)
    return (
        "choice",
        kind.exclusive,
        tuple(
            (view.mask(a.features), _type(a.type, view), view.required_keys(a.type))
            for a in kind.alternatives
        ),
    )


def _scalar(kind: nodes.Scalar) -> Spec:
    if kind.kind == "string":
        return _limited("str", low=kind.min_length, high=kind.max_length)
    if kind.kind in ("integer", "number"):
        return _limited("int" if kind.kind == "integer" else "num", low=kind.low, high=kind.high)
    return ("bool",) if kind.kind == "boolean" else ("null",)


def _limited(form: str, *rest: Spec | str, low: float | None, high: float | None) -> Spec:
    """An entry with its limits, which are left out where there are none."""
    return (form, *rest) if low is None and high is None else (form, *rest, low, high)
