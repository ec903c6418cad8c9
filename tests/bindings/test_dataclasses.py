"""Every generated class is a dataclass, made by its constructor or by decoding."""

from __future__ import annotations

import copy
import dataclasses
import pickle
import sys
from types import ModuleType
from typing import Any

import pytest
from bindings_support import MODULES, everything, for_each, records, same, type_named
from model_values import example

from acp_codegen.model import nodes

CLASSES = [(version, record) for version in MODULES for record in records(version).values()]

every_class = for_each(CLASSES)
full_and_bare = for_each([(*row, full) for row in CLASSES for full in (True, False)])

#: Where the subclasses live that are pickled.
HOME = ModuleType("home_of_subclasses")
sys.modules[HOME.__name__] = HOME


def decoded(version: str, record: nodes.Record, *, full: bool = True) -> Any:
    bindings = MODULES[version]
    value = example(version, record.name, everything(version), full=full)
    if full:
        value["x-unknown"] = {"nested": [1, {"deep": True}]}
    kind = type_named(version, record.name)
    return bindings.decode(kind, value, features=bindings.Feature.ALL)


def encoded(version: str, value: Any) -> Any:
    return MODULES[version].encode(value, features=MODULES[version].Feature.ALL)


def arguments(value: Any) -> dict[str, Any]:
    """What the constructor takes to make the same object."""
    return {each.name: getattr(value, each.name) for each in dataclasses.fields(value)}


def names(record: nodes.Record) -> list[str]:
    return [each.name for each in record.fields]


@every_class
def test_is_a_dataclass_with_slots_and_keyword_only_fields(
    version: str, record: nodes.Record
) -> None:
    cls = type_named(version, record.name)
    assert dataclasses.is_dataclass(cls)
    fields = {each.name: each for each in dataclasses.fields(cls)}
    assert sorted(fields.keys() - {"unknown_fields", "payload"}) == sorted(names(record))
    assert all(each.kw_only for each in fields.values())
    made = decoded(version, record)
    assert type(made) is cls
    assert not hasattr(made, "__dict__")
    with pytest.raises(TypeError):
        cls(object())
    with pytest.raises(TypeError):
        cls(**arguments(made), no_such_field=1)


@every_class
def test_required_fields_have_no_default(version: str, record: nodes.Record) -> None:
    cls = type_named(version, record.name)
    required = {f.name for f in record.fields if f.required and not f.features - record.features}
    bare = {
        each.name
        for each in dataclasses.fields(cls)
        if each.default is dataclasses.MISSING and each.default_factory is dataclasses.MISSING
    }
    assert bare == required
    for name in required:
        given = arguments(decoded(version, record, full=False))
        del given[name]
        with pytest.raises(TypeError, match=name):
            cls(**given)


@full_and_bare
def test_constructor_makes_what_decoding_makes(
    version: str, record: nodes.Record, full: bool
) -> None:
    made = decoded(version, record, full=full)
    again = type(made)(**arguments(made))
    assert again == made
    assert repr(again) == repr(made)
    assert same(encoded(version, again), encoded(version, made))


@every_class
def test_defaults_are_those_of_an_absent_key(version: str, record: nodes.Record) -> None:
    bindings = MODULES[version]
    made = decoded(version, record, full=False)
    required = {f.name for f in record.fields if f.required}
    given = {k: v for k, v in arguments(made).items() if k in required or k == "payload"}
    built = type(made)(**given)
    assert built == made
    back = bindings.decode(type(made), encoded(version, built), features=bindings.Feature.ALL)
    assert back == built
    plain = bindings.decode(
        type(made),
        example(version, record.name, record.features, full=False),
        features=bindings.Feature.parse(",".join(record.features)),
    )
    assert plain == made, "absent members differ with their flag on"


@every_class
def test_mutable_defaults_are_not_shared(version: str, record: nodes.Record) -> None:
    made = decoded(version, record, full=False)
    required = {f.name for f in record.fields if f.required}
    given = {k: v for k, v in arguments(made).items() if k in required}
    one, two = type(made)(**given), type(made)(**given)
    for each in dataclasses.fields(made):
        if each.name in required or each.name == "unknown_fields":
            continue
        value = getattr(one, each.name)
        if isinstance(value, (list, dict)) or dataclasses.is_dataclass(value):
            assert value is not getattr(two, each.name)


@every_class
def test_replace(version: str, record: nodes.Record) -> None:
    made = decoded(version, record)
    same_again = dataclasses.replace(made)
    assert same_again == made
    assert same_again is not made
    assert same(encoded(version, same_again), encoded(version, made))
    marker = object()
    for name in names(record):
        changed = dataclasses.replace(made, **{name: marker})
        assert getattr(changed, name) is marker
        assert getattr(made, name) is not marker
        assert changed != made
    with pytest.raises(TypeError):
        dataclasses.replace(made, no_such_field=1)


@every_class
def test_asdict_and_astuple(version: str, record: nodes.Record) -> None:
    made = decoded(version, record)
    plain = dataclasses.asdict(made)
    assert list(plain) == [each.name for each in dataclasses.fields(made)]
    assert not list(instances(plain))
    assert plain["unknown_fields"] == dict(made.unknown_fields)
    assert len(dataclasses.astuple(made)) == len(plain)


def instances(value: Any) -> Any:
    """The dataclass instances left inside a value."""
    if dataclasses.is_dataclass(value):
        yield value
    elif isinstance(value, dict):
        for each in value.values():
            yield from instances(each)
    elif isinstance(value, (list, tuple)):
        for each in value:
            yield from instances(each)


@every_class
def test_copy_and_deepcopy(version: str, record: nodes.Record) -> None:
    made = decoded(version, record)
    before = encoded(version, made)
    for duplicate in (copy.copy(made), copy.deepcopy(made)):
        assert type(duplicate) is type(made)
        assert duplicate == made
        assert duplicate is not made
        assert same(encoded(version, duplicate), before)
    deep, shallow = copy.deepcopy(made), copy.copy(made)
    for name in names(record):
        value = getattr(made, name)
        assert getattr(shallow, name) is value
        if isinstance(value, (list, dict)) or dataclasses.is_dataclass(value):
            assert getattr(deep, name) is not value
        setattr(deep, name, None)
        setattr(shallow, name, None)
    assert same(encoded(version, made), before)


@full_and_bare
def test_pickle(version: str, record: nodes.Record, full: bool) -> None:
    made = decoded(version, record, full=full)
    for protocol in range(2, pickle.HIGHEST_PROTOCOL + 1):
        back = pickle.loads(pickle.dumps(made, protocol))
        assert type(back) is type(made)
        assert back == made
        assert same(encoded(version, back), encoded(version, made)), "something kept was lost"


@every_class
def test_equality_and_hash(version: str, record: nodes.Record) -> None:
    made, again = decoded(version, record), decoded(version, record)
    assert made == again
    assert (made != again) is False
    assert made != object()
    assert made.__eq__(object()) is NotImplemented
    for name in names(record):
        assert dataclasses.replace(made, **{name: object()}) != made
    assert dataclasses.replace(made, unknown_fields={"x-other": 1}) != made
    with pytest.raises(TypeError, match="unhashable"):
        hash(made)


@every_class
def test_repr_shows_every_field(version: str, record: nodes.Record) -> None:
    made = decoded(version, record)
    text = repr(made)
    assert text.startswith(f"{record.name}(")
    for name in names(record):
        assert f"{name}={getattr(made, name)!r}" in text


@every_class
def test_match(version: str, record: nodes.Record) -> None:
    made = decoded(version, record)
    cls = type(made)
    pattern = ", ".join(f"{name}=got_{i}" for i, name in enumerate(names(record)))
    source = f"match value:\n case Cls({pattern}): hit = True\n case _: hit = False\n"
    scope: dict[str, Any] = {"Cls": cls, "value": made}
    exec(source, scope)
    assert scope["hit"]
    for i, name in enumerate(names(record)):
        assert scope[f"got_{i}"] is getattr(made, name)
    assert cls.__match_args__ == ()


@every_class
def test_a_plain_subclass_works_as_its_base_does(version: str, record: nodes.Record) -> None:
    made = decoded(version, record)
    base = type(made)
    sub = type(f"Sub_{version}_{record.name}", (base,), {"__module__": HOME.__name__})
    setattr(HOME, sub.__name__, sub)
    child = sub(**arguments(made))
    child.note = "subclasses without slots take attributes of their own"
    check_subclass(version, child, made)
    assert child != made
    assert child == sub(**arguments(made))


@every_class
def test_a_dataclass_subclass_adds_its_fields(version: str, record: nodes.Record) -> None:
    made = decoded(version, record)
    base = type(made)
    body = {"__module__": HOME.__name__, "__annotations__": {"extra_here": int}, "extra_here": 7}
    sub: Any = dataclasses.dataclass(type(f"Data_{version}_{record.name}", (base,), body))
    setattr(HOME, sub.__name__, sub)
    ours = {each.name for each in dataclasses.fields(base)}
    assert {each.name for each in dataclasses.fields(sub)} == {*ours, "extra_here"}
    child = sub(**arguments(made))
    assert child.extra_here == 7
    assert sub(**arguments(made), extra_here=8) != child
    assert dataclasses.replace(child, extra_here=9).extra_here == 9
    assert "extra_here=7" in repr(child)
    check_subclass(version, child, made)
    assert [each.name for each in dataclasses.fields(base)] == list(arguments(made))


def check_subclass(version: str, child: Any, made: Any) -> None:
    assert isinstance(child, type(made))
    for name, value in arguments(made).items():
        assert getattr(child, name) is value
    assert dataclasses.asdict(child).items() >= dataclasses.asdict(made).items()
    for other in (
        copy.copy(child),
        copy.deepcopy(child),
        dataclasses.replace(child),
        pickle.loads(pickle.dumps(child)),
    ):
        assert type(other) is type(child)
        assert other == child
        assert same(encoded(version, other), encoded(version, made))
