"""Every issue is found, at its place and nowhere else, and in the order of the document."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from typing import Any

import pytest
from agreement import MODULES, SURFACES, Surface, surface
from model_random import Break, Values, pointer


@pytest.fixture(params=SURFACES, scope="module")
def on(request: pytest.FixtureRequest) -> Surface:
    return surface(request.param)


def validate(on: Surface, name: str, value: Any) -> list[Any]:
    module = MODULES[on.version]
    flags = module.Feature.parse(",".join(sorted(on.features)))
    return module.validate(name, value, features=flags, formats=False)


def independent(rng: random.Random, breaks: list[Break], count: int) -> list[Break]:
    """Up to `count` breaks of which none hides another."""
    chosen: list[Break] = []
    for each in rng.sample(breaks, len(breaks)):
        apart = all(
            each.scope[: len(other.scope)] != other.scope
            and other.scope[: len(each.scope)] != each.scope
            for other in chosen
        )
        if apart and len(chosen) < count:
            chosen.append(each)
    return chosen


def broken(on: Surface, rounds: int) -> Iterator[tuple[str, Any, list[Break]]]:
    """Values of all definitions with one to five independent breaks, and these."""
    rng = random.Random(7)
    values = Values(on.schema, on.features, rng)
    for name in on.names:
        for count in range(1, rounds + 1):
            value = copy.deepcopy(values.definition(name))
            breaks = [
                b for b in independent(rng, values.breaks, count) if is_break(on, name, value, b)
            ]
            for each in breaks:
                value = each.apply(value)
            if breaks:
                yield name, value, breaks


def is_break(on: Surface, name: str, value: Any, each: Break) -> bool:
    """Whether a break alone makes the value invalid.

    It does not where a broken value of a tagged branch is a good one of an untagged branch.
    """
    return not on.accepts(name, each.apply(copy.deepcopy(value)))


def test_issues_are_where_the_value_is_broken_and_nowhere_else(on: Surface) -> None:
    counts = dict.fromkeys(range(1, 6), 0)
    for name, value, breaks in broken(on, 5):
        issues = validate(on, name, value)
        assert {i.path for i in issues} == {pointer(b.issue) for b in breaks}, (name, value, issues)
        counts[len(breaks)] += 1
    assert min(counts.values()) > 20


def test_issues_are_in_the_order_of_the_document(on: Surface) -> None:
    several = 0
    for name, value, _ in broken(on, 5):
        paths = [issue.path for issue in validate(on, name, value)]
        order = {path: number for number, path in enumerate(pointers(value))}
        assert paths == sorted(paths, key=order.__getitem__), (name, value)
        several += len(set(paths)) > 1
    assert several > 100


def test_an_issue_is_told_once(on: Surface) -> None:
    for name, value, _ in broken(on, 3):
        issues = validate(on, name, value)
        assert len(set(issues)) == len(issues), (name, value)


def pointers(value: Any, path: tuple[Any, ...] = ()) -> Iterator[str]:
    """The pointer of a value and of all that it holds, as they come."""
    yield pointer(path)
    items = value.items() if isinstance(value, dict) else ()
    items = enumerate(value) if isinstance(value, list) else items
    for key, each in items:
        yield from pointers(each, (*path, key))
