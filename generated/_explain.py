"""The second walk: where a value fails to decode and why, and what was salvaged.

The decoders know no path, which makes them fast. When one fails, or when the caller wants to hear
of defaults, this module walks the same value once more along a table of the schema.

A table entry is the name of another entry, or a tuple whose first item names its form.
"""

from __future__ import annotations

from ._runtime import Issue

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    Spec = Any

REQUIRED, ON_ERROR, ON_NULL, SKIP, FLAT = 1, 2, 4, 8, 16


class Problem(Exception):
    """Why a value does not decode: a JSON Pointer (RFC 6901) and a sentence."""

    def __init__(self, path: str, message: str) -> None:
        super().__init__(path, message)
        self.path = path
        self.message = message


def found(value: Any) -> str:
    """What a value is, without saying what it holds."""
    if value is None:
        return "null"
    if value is True or value is False:
        return "boolean"
    kind: Any = value.__class__
    if kind is float:
        return "number" if value - value == 0.0 else "a number that JSON cannot say"
    names: dict[Any, str] = {str: "string", int: "integer", list: "array", dict: "object"}
    return names.get(kind) or f"the Python type {kind.__name__}"


def token(key: object) -> str:
    """One reference token of a JSON Pointer."""
    return "/" + str(key).replace("~", "~0").replace("/", "~1")


def one_of(values: list[Any]) -> str:
    """A list of alternatives in words."""
    if len(values) < 2:
        return f"{values[0]!r}" if values else "nothing"
    return ", ".join(f"{v!r}" for v in values[:-1]) + f" or {values[-1]!r}"


class Walk:
    """One walk over a value.

    `salvaged` collects an Issue for each value that decodes to a default and each item that is
    skipped, `flags` are the feature bits that are on.
    """

    def __init__(self, specs: dict[str, Any], flags: int) -> None:
        self._specs = specs
        self._flags = flags
        self.salvaged: list[Issue] = []
        self._forms: dict[str, Callable[[Spec, Any, str], None]] = {
            "any": self._any,
            "bool": self._boolean,
            "choice": self._choice,
            "const": self._constant,
            "enum": self._enumeration,
            "int": self._number,
            "list": self._list,
            "map": self._map,
            "null": self._null,
            "num": self._number,
            "opt": self._optional,
            "record": self._record,
            "str": self._string,
            "union": self._union,
        }

    def value(self, spec: Spec, value: Any, path: str) -> None:
        """Raises Problem where `value` does not decode."""
        while isinstance(spec, str):
            spec = self._specs[spec]
        self._forms[spec[0]](spec, value, path)

    def _on(self, mask: int) -> bool:
        return mask & ~self._flags == 0

    def _any(self, spec: Spec, value: Any, path: str) -> None:
        """("any",)"""

    def _expect(self, good: bool, expected: str, value: Any, path: str) -> None:
        if not good:
            raise Problem(path, f"expected {expected}, found {found(value)}")

    def _string(self, spec: Spec, value: Any, path: str) -> None:
        """("str",) or ("str", shortest, longest)"""
        self._expect(type(value) is str, "string", value, path)
        low, high = spec[1:] or (None, None)
        if low is not None and len(value) < low:
            raise Problem(path, f"expected a string of at least {low} characters")
        if high is not None and len(value) > high:
            raise Problem(path, f"expected a string of at most {high} characters")

    def _number(self, spec: Spec, value: Any, path: str) -> None:
        """("int" or "num",) with or without the smallest and the largest"""
        form = spec[0]
        low, high = spec[1:] or (None, None)
        kind: Any = value.__class__
        if form == "int":
            whole = kind is int or (kind is float and value.is_integer())
            if kind is float and value - value == 0.0 and not whole:
                raise Problem(path, "expected integer, found a number with a fraction")
            self._expect(whole, "integer", value, path)
        else:
            finite = kind is int or (kind is float and value - value == 0.0)
            self._expect(finite, "number", value, path)
        if (low is not None and value < low) or (high is not None and value > high):
            limits = [f"at least {low}" if low is not None else ""]
            limits.append(f"at most {high}" if high is not None else "")
            noun = "an integer" if form == "int" else "a number"
            raise Problem(path, f"expected {noun} of {' and '.join(filter(None, limits))}")

    def _boolean(self, spec: Spec, value: Any, path: str) -> None:
        """("bool",)"""
        self._expect(value is True or value is False, "boolean", value, path)

    def _null(self, spec: Spec, value: Any, path: str) -> None:
        """("null",)"""
        self._expect(value is None, "null", value, path)

    def _constant(self, spec: Spec, value: Any, path: str) -> None:
        """("const", the value)"""
        good = type(value) is type(spec[1]) and value == spec[1]
        if not good:
            other = "another " if type(value) is type(spec[1]) else ""
            raise Problem(path, f"expected {spec[1]!r}, found {other}{found(value)}")

    def _enumeration(self, spec: Spec, value: Any, path: str) -> None:
        """("enum", ((value, feature bits), ...), the form of any other value or None)"""
        _, values, other = spec
        if other is not None:
            return self.value(other, value, path)
        allowed = [each for each, mask in values if self._on(mask)]
        if not any(type(value) is type(each) and value == each for each in allowed):
            same = type(value) is type(allowed[0]) if allowed else False
            what = ("another " if same else "") + found(value)
            raise Problem(path, f"expected {one_of(allowed)}, found {what}")
        return None

    def _list(self, spec: Spec, value: Any, path: str) -> None:
        """("list", item) or ("list", item, fewest, most)"""
        self._array(spec, value, path, skip=False)

    def _array(self, spec: Spec, value: Any, path: str, *, skip: bool) -> None:
        item = spec[1]
        low, high = spec[2:] or (None, None)
        self._expect(type(value) is list, "array", value, path)
        if low is not None and len(value) < low:
            raise Problem(path, f"expected at least {low} items, found {len(value)}")
        if high is not None and len(value) > high:
            raise Problem(path, f"expected at most {high} items, found {len(value)}")
        for position, each in enumerate(value):
            mark = len(self.salvaged)
            try:
                self.value(item, each, f"{path}/{position}")
            except Problem as problem:
                if not skip:
                    raise
                del self.salvaged[mark:]
                self._note(f"{path}/{position}", "skipped", problem)

    def _map(self, spec: Spec, value: Any, path: str) -> None:
        """("map", value)"""
        self._expect(type(value) is dict, "object", value, path)
        for key, each in value.items():
            self._expect(type(key) is str, "a string as key", key, path)
            self.value(spec[1], each, path + token(key))

    def _optional(self, spec: Spec, value: Any, path: str) -> None:
        """("opt", the form of what is not null)"""
        if value is not None:
            self.value(spec[1], value, path)

    def _choice(self, spec: Spec, value: Any, path: str) -> None:
        """("choice", exclusive, ((feature bits, form, required keys), ...))"""
        _, exclusive, branches = spec
        here = [each for each in branches if self._on(each[0])]
        if exclusive:
            return self._by_keys(here, value, path)
        problems: list[Problem] = []
        for _, form, _ in here:
            mark = len(self.salvaged)
            try:
                return self.value(form, value, path)
            except Problem as problem:
                del self.salvaged[mark:]
                problems.append(problem)
        deepest = max(problems, key=lambda p: p.path.count("/"), default=None)
        if deepest is not None and deepest.path.count("/") > path.count("/"):
            raise deepest
        told = list(dict.fromkeys(problem.message for problem in problems))
        raise Problem(path, " or ".join(told) or "expected nothing at all")

    def _by_keys(self, branches: list[Any], value: Any, path: str) -> None:
        self._expect(type(value) is dict, "object", value, path)
        good = [form for _, form, keys in branches if all(key in value for key in keys)]
        if len(good) != 1:
            sets = " or ".join("/".join(keys) or "no key" for _, _, keys in branches)
            count = "none" if not good else f"{len(good)} sets"
            raise Problem(path, f"expected the keys of exactly one of {sets}, found {count}")
        self.value(good[0], value, path)

    def _record(self, spec: Spec, value: Any, path: str) -> None:
        """("record", ((wire name, form, feature bits, marks), ...))"""
        self._expect(type(value) is dict, "object", value, path)
        known = {wire for wire, _, mask, _ in spec[1] if self._on(mask)}
        for wire, form, mask, marks in spec[1]:
            if not self._on(mask):
                continue
            if marks & FLAT:
                flat = {k: v for k, v in value.items() if k not in known}
                self.value(form, flat, path)
            elif wire in value:
                self._property(form, value[wire], path + token(wire), marks)
            elif marks & REQUIRED:
                raise Problem(path, f"expected the key {wire!r}, which is missing")

    def _property(self, form: Spec, value: Any, path: str, marks: int) -> None:
        mark = len(self.salvaged)
        try:
            if value is None and marks & ON_NULL:
                raise Problem(path, "null, taken as empty")
            if marks & SKIP and not (form[0] == "opt" and value is None):
                self._array(form[1] if form[0] == "opt" else form, value, path, skip=True)
            else:
                self.value(form, value, path)
        except Problem as problem:
            null = value is None and marks & ON_NULL
            if not marks & ON_ERROR and not null:
                raise
            del self.salvaged[mark:]
            self._note(path, "defaulted", problem)

    def _union(self, spec: Spec, value: Any, path: str) -> None:
        """("union", tag, ((value, feature bits, record), ...), the catch-all or
        None, ((feature bits, untagged record), ...))"""
        _, tag, branches, other, untagged = spec
        self._expect(type(value) is dict, "object", value, path)
        found_tag = value.get(tag)
        first: Problem | None = None
        known = [name for name, mask, _ in branches if self._on(mask)]
        for name, mask, record in branches:
            if type(found_tag) is str and name == found_tag and self._on(mask):
                first = self._try(record, value, path)
                break
        else:
            first = self._no_branch(tag, found_tag, tag in value, known, other, value, path)
        if first is None:
            return
        for mask, record in untagged:
            if self._on(mask) and self._try(record, value, path) is None:
                return
        plain = found_tag is None and untagged
        raise self._try(untagged[-1][1], value, path) or first if plain else first

    def _no_branch(
        self,
        tag: str,
        found_tag: Any,
        there: bool,
        known: list[str],
        other: str | None,
        value: Any,
        path: str,
    ) -> Problem | None:
        if type(found_tag) is str and other is not None:
            return self._try(other, value, path)
        if not there:
            return Problem(path, f"expected the key {tag!r}, which is missing")
        if type(found_tag) is str:
            expected = one_of(known)
            return Problem(path + token(tag), f"expected {expected}, found another string")
        return Problem(path + token(tag), f"expected string, found {found(found_tag)}")

    def _try(self, record: str, value: Any, path: str) -> Problem | None:
        mark = len(self.salvaged)
        try:
            self.value(self._specs[record], value, path)
        except Problem as problem:
            del self.salvaged[mark:]
            return problem
        return None

    def _note(self, path: str, code: str, problem: Problem) -> None:
        where = "" if problem.path == path else f"{problem.path}: "
        self.salvaged.append(Issue(path, code, where + problem.message))
