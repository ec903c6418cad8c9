"""The table along which the output finds every issue of a value."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from acp_codegen.model import nodes
from acp_codegen.model.shapes import escape
from acp_codegen.render.validators import TEXT_FORMATS, BranchTest, Validators

Rule = tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Validation:
    """What the modules that validate are laid out from: tests, and the table of the second pass.

    `recursive` lists what can hold values of its own kind, `every_side` the sides whose messages
    everyone receives, `parts` the rules for id and error of a message.
    """

    schema: nodes.Schema
    tests: Validators
    rules: list[tuple[str, Rule]]
    tags: dict[str, Rule]
    recursive: list[str]
    every_side: list[str]
    parts: dict[str, Rule]


def validation_of(schema: nodes.Schema) -> Validation:
    """What is laid out for a model."""
    tests = Validators(schema)
    return Validation(
        schema,
        tests,
        [*rules(tests)],
        tags(tests),
        recursive(tests),
        every_side(schema),
        message_parts(tests),
    )


def rules(tests: Validators) -> Iterator[tuple[str, Rule]]:
    """Name and rule of each definition and class, sorted by name."""
    found = {record.name: _record(record, tests) for record in tests.schema.records}
    for definition in tests.schema.definitions:
        if not isinstance(definition, nodes.Record):
            found[definition.name] = _definition(definition, tests)
    yield from sorted(found.items())


def recursive(tests: Validators) -> list[str]:
    """Definitions and classes whose values can hold values of their own kind."""
    uses = {name: set(_uses(rule)) for name, rule in rules(tests)}
    result: list[str] = []
    for name in sorted(uses):
        reached: set[str] = set()
        waiting = [*uses[name]]
        while waiting:
            each = waiting.pop()
            if each not in reached:
                reached.add(each)
                waiting += uses.get(each, ())
        if name in reached:
            result.append(name)
    return result


def _uses(rule: Any) -> Iterator[str]:
    """The names in the references of a rule."""
    if rule.__class__ is dict:
        for each in rule.values():
            yield from _uses(each)
    elif rule.__class__ is tuple:
        if rule[:1] in (("ref",), ("bare",)):
            yield rule[-1]
        elif rule[:1] == ("union",):
            records = [record for _, record in rule[3].values()]
            yield from (each for each in (*records, rule[4]) if each is not None)
            yield from _uses(rule[5])
        else:
            for each in rule:
                yield from _uses(each)


def _definition(definition: nodes.Definition, tests: Validators) -> Rule:
    if isinstance(definition, nodes.TaggedUnion):
        return _union(definition, tests)
    if isinstance(definition, nodes.ShapeUnion):
        return _type(definition.choice, tests)
    if isinstance(definition, nodes.Enumeration):
        values = {each.value: tests.mask(each.features) for each in definition.values}
        return ("enum", values, _type(definition.base, tests) if definition.open else None)
    assert isinstance(definition, nodes.Alias)
    return _type(definition.type, tests)


class _Name(str):
    """A name that stands in the table as it is, without quotes."""

    __slots__ = ()

    def __repr__(self) -> str:
        return str(self)


def _record(record: nodes.Record, tests: Validators) -> Rule:
    fields: dict[str, Rule] = {}
    required: list[tuple[str, int]] = []
    for each in tests.fields(record):
        mask, rule = tests.mask(each.features), _type(each.type, tests)
        if each.required and (each.wire, mask) not in required:
            required.append((each.wire, mask))
        if rule == ("any",) and not mask:
            continue
        if each.wire in fields:
            first, _, other, at = fields[each.wire]
            fields[each.wire] = (0, None, ("all", ((first, other), (mask, rule))), at)
        else:
            fields[each.wire] = (mask, _quick(rule), rule, "/" + escape(each.wire))
    plain = tuple(key for key, mask in required if not mask)
    gated = tuple((key, mask) for key, mask in required if mask)
    flat = tuple(_type(each.type, tests) for each in record.fields if each.flat)
    return ("record", fields, plain, gated, flat)


def _quick(rule: Rule) -> _Name | None:
    """The Python type whose values all keep a rule, where there is one."""
    if rule[0] == "opt":
        return _quick(rule[1])
    if rule[0] == "str":
        return _Name("str") if set(rule[1:]) == {None} else None
    if rule == ("map", ("any",)):
        return _Name("dict")
    return _Name("bool") if rule[0] == "bool" else None


def tags(tests: Validators) -> dict[str, Rule]:
    """The tag of each branch class: its key, its rule and whether it must be there.

    Within a union the tag has picked the branch already.
    """
    found: dict[str, Rule] = {}
    for record in tests.schema.records:
        tag = record.tag
        if tag is not None and tag.value is not None:
            found[record.name] = (tag.wire, ("const", tag.value), True)
        elif tag is not None and tag.null:
            found[record.name] = (tag.wire, ("null",), False)
    for union in tests.unions:
        if union.other is not None:
            taken = tuple((e.value, e.mask) for e in (*union.plain, *union.gated))
            found[union.other.record] = (union.tag, ("novel", taken), False)
    return found


def _union(union: nodes.TaggedUnion, tests: Validators) -> Rule:
    laid_out = next(u for u in tests.unions if u.name == union.name)
    masks = {e.value: (e.mask, e.record) for e in (*laid_out.plain, *laid_out.gated)}
    tagged = {tag.value: masks[tag.value] for b in union.branches for tag in b.tags}
    return (
        "union",
        union.tag,
        "/" + escape(union.tag),
        tagged,
        laid_out.other.record if laid_out.other else None,
        tuple((e.mask, _untagged(e, union.tag)) for e in laid_out.untagged),
        union.exclusive,
    )


def _untagged(branch: BranchTest, tag: str) -> Rule:
    return ("bare", tag, branch.record) if branch.absent else ("ref", branch.record)


def _type(kind: nodes.Type, tests: Validators) -> Rule:
    if isinstance(kind, nodes.Scalar):
        return _scalar(kind)
    if isinstance(kind, nodes.Anything):
        return ("any",)
    if isinstance(kind, nodes.Constant):
        return ("const", kind.value)
    if isinstance(kind, nodes.ListOf):
        return ("list", _type(kind.item, tests), kind.min_items, kind.max_items)
    if isinstance(kind, nodes.MapOf):
        return ("map", _type(kind.value, tests))
    if isinstance(kind, nodes.Nullable):
        return ("opt", _type(kind.inner, tests))
    if isinstance(kind, nodes.Ref):
        return _reference(kind.name, tests)
    alternatives = tuple(
        (tests.alternative_mask(each), _type(each.type, tests)) for each in kind.alternatives
    )
    return ("choice", alternatives, kind.one_of)


def _reference(name: str, tests: Validators) -> Rule:
    """A reference to what has a rule of its own; a plain alias is replaced by its scalar."""
    target = tests.schema.index.get(name)
    if isinstance(target, nodes.Alias) and isinstance(target.type, (nodes.Scalar, nodes.Anything)):
        return _type(target.type, tests)
    return ("ref", name)


def _scalar(kind: nodes.Scalar) -> Rule:
    if kind.kind == "string":
        form = kind.format if kind.format in TEXT_FORMATS else None
        return ("str", kind.min_length, kind.max_length, kind.pattern, form)
    if kind.kind in ("boolean", "null"):
        return ("bool",) if kind.kind == "boolean" else ("null",)
    width = (kind.low, kind.high, kind.format)
    if (kind.low, kind.high) == (kind.minimum, kind.maximum):
        width = (None, None, None)
    return ("int" if kind.kind == "integer" else "num", kind.minimum, kind.maximum, *width)


#: What JSON-RPC 2.0 (sections 4 and 5.1) says, for a schema without envelopes.
_ID: Rule = (
    "choice",
    ((0, ("null",)), (0, ("num", *[None] * 5)), (0, ("str", *[None] * 4))),
    False,
)
_ERROR: Rule = (
    "record",
    {
        "code": (0, None, ("int", *[None] * 5), "/code"),
        "message": (0, None, ("str", *[None] * 4), "/message"),
    },
    ("code", "message"),
    (),
    (),
)


def message_parts(tests: Validators) -> dict[str, Rule]:
    """The rules for the parts of a message: `request_id`, `error_id` and `error`.

    They are those of the first envelope that has them.
    """
    found: dict[str, Rule] = {}
    for record in _envelope_records(tests):
        types = {each.wire: each.type for each in record.fields}
        if {"id", "method"} <= set(types):
            found.setdefault("request_id", _type(types["id"], tests))
        if {"id", "error"} <= set(types):
            found.setdefault("error_id", _type(types["id"], tests))
            found.setdefault("error", _type(types["error"], tests))
    return {"request_id": _ID, "error_id": _ID, "error": _ERROR, **found}


def _envelope_records(tests: Validators) -> Iterator[nodes.Record]:
    """The classes of message envelopes, those inside a union of envelopes too."""
    records = {record.name: record for record in tests.schema.records}
    for name in sorted(tests.schema.envelopes):
        definition = tests.schema.index[name]
        if isinstance(definition, nodes.ShapeUnion):
            for each in definition.choice.alternatives:
                if isinstance(each.type, nodes.Ref) and each.type.name in records:
                    yield records[each.type.name]
        elif isinstance(definition, nodes.Record):
            yield definition


def every_side(schema: nodes.Schema) -> list[str]:
    """The sides of methods that are no role's: everyone receives their messages."""
    roles = {side for role in schema.roles for side in (role.side, role.peer)}
    return sorted({method.side for method in schema.methods} - roles)
