"""Every reason why a value does not decode, where decoding itself stops at the first."""

from __future__ import annotations

from ._explain import FLAT, ON_ERROR, REQUIRED, SKIP, Problem, Walk, token
from ._runtime import Issue

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    Spec = Any

#: No more are listed: the list goes to the peer.
MOST = 50


class _Enough(Exception):
    """There are as many issues as anyone wants to read."""


class Survey(Walk):
    """A walk that goes on after an issue, as far as one property or item is no part of another.

    Inside a union and inside what has a default on error the first problem decides, as it does in
    decoding.
    """

    def __init__(self, specs: dict[str, Spec], flags: int) -> None:
        super().__init__(specs, flags)
        self.issues: list[Issue] = []
        self._firm = 0

    def all(self, name: str, value: Any) -> tuple[Issue, ...]:
        """The issues of a value of the definition `name`; empty when it decodes."""
        try:
            self._guarded(name, value, "")
        except _Enough:
            pass
        return tuple(self.issues)

    def _guarded(self, spec: Spec, value: Any, path: str) -> None:
        try:
            self.value(spec, value, path)
        except Problem as problem:
            self._found(problem)

    def _found(self, problem: Problem) -> None:
        if self._firm:
            raise problem
        self.issues.append(Issue(problem.path, "type", problem.message))
        if len(self.issues) >= MOST:
            raise _Enough

    def _record(self, spec: Spec, value: Any, path: str) -> None:
        if self._firm:
            return super()._record(spec, value, path)
        self._expect(type(value) is dict, "object", value, path)
        for each in spec[1]:
            wire, _, mask, marks = each
            if not self._on(mask):
                continue
            if marks & REQUIRED and not marks & FLAT and wire not in value:
                missing = f"expected the key {wire!r}, which is missing"
                self._found(Problem(path, missing))
            elif marks & FLAT or wire in value:
                self._one(spec, each, value, path)
        return None

    def _one(self, spec: Spec, each: Any, value: Any, path: str) -> None:
        """One property, as it is in a record that has no other."""
        wire, form, _, marks = each
        if marks & FLAT:
            known = {key for key, _, mask, _ in spec[1] if self._on(mask)}
            self._guarded(form, {k: v for k, v in value.items() if k not in known}, path)
            return
        try:
            self._property(form, value[wire], path + token(wire), marks)
        except Problem as problem:
            self._found(problem)

    def _property(self, form: Spec, value: Any, path: str, marks: int) -> None:
        firm = bool(marks & (ON_ERROR | SKIP))
        self._firm += firm
        try:
            super()._property(form, value, path, marks)
        finally:
            self._firm -= firm

    def _array(self, spec: Spec, value: Any, path: str, *, skip: bool) -> None:
        if self._firm or skip or value.__class__ is not list:
            return super()._array(spec, value, path, skip=skip)
        super()._array((spec[0], ("any",), *spec[2:]), value, path, skip=False)
        items: list[Any] = value
        for position, item in enumerate(items):
            self._guarded(spec[1], item, f"{path}/{position}")
        return None

    def _choice(self, spec: Spec, value: Any, path: str) -> None:
        self._firm += 1
        try:
            super()._choice(spec, value, path)
        finally:
            self._firm -= 1

    def _union(self, spec: Spec, value: Any, path: str) -> None:
        self._firm += 1
        try:
            super()._union(spec, value, path)
        finally:
            self._firm -= 1
