"""The table of kinds of change.

Each kind is a function with a `check` mark, in a module of `acp_codegen.diff.kinds`. To add one,
write the function; nothing else changes.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, TypeVar

from acp_codegen.diff.pairs import Finding
from acp_codegen.errors import CodegenError

_Pair = TypeVar("_Pair")
_Check = Callable[[_Pair], Iterator[Finding]]


@dataclass(frozen=True)
class Kind:
    """One kind of change.

    Attributes:
        id: its documented name.
        level: how bad it is as a rule, in a few words.
        meaning: what it says about the two versions.
        advice: what to do about it.
        checks: by name of the class of pair, what yields the changes of this kind in one.
    """

    id: str
    level: str
    meaning: str
    advice: str
    checks: dict[str, Callable[[Any], Iterator[Finding]]]


_KINDS: dict[str, Kind] = {}


def check(
    id: str, *, on: type[_Pair], level: str, meaning: str, advice: str
) -> Callable[[_Check[_Pair]], _Check[_Pair]]:
    """Enter the decorated function in the table under `id`."""

    def enter(function: _Check[_Pair]) -> _Check[_Pair]:
        if id in _KINDS:
            raise ValueError(f"two checks are called {id!r}")
        _KINDS[id] = Kind(id, level, meaning, advice, {on.__name__: function})
        return function

    return enter


def also(id: str, *, on: type[_Pair]) -> Callable[[_Check[_Pair]], _Check[_Pair]]:
    """Make the decorated function the check of the kind `id` for another class of pair."""

    def enter(function: _Check[_Pair]) -> _Check[_Pair]:
        _KINDS[id].checks[on.__name__] = function
        return function

    return enter


@cache
def kinds() -> dict[str, Kind]:
    """All kinds of change by id, sorted."""
    package = importlib.import_module("acp_codegen.diff.kinds")
    for module in pkgutil.iter_modules(package.__path__, package.__name__ + "."):
        importlib.import_module(module.name)
    return dict(sorted(_KINDS.items()))


@cache
def _checks(on: str) -> tuple[tuple[str, Callable[[Any], Iterator[Finding]]], ...]:
    return tuple((kind.id, kind.checks[on]) for kind in kinds().values() if on in kind.checks)


def run(pair: object) -> Iterator[Finding]:
    """Run every check for the class of `pair`."""
    for id, function in _checks(type(pair).__name__):
        for finding in function(pair):
            yield replace(finding, kind=id)


def explain(id: str) -> Kind:
    """The kind called `id`; CodegenError with the nearest ids when there is none."""
    found = kinds().get(id)
    if found is not None:
        return found
    import difflib

    near = difflib.get_close_matches(id, kinds(), 3) or list(kinds())
    raise CodegenError(f"no kind of change is called {id!r}; try {', '.join(near)}")
