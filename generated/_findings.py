"""The second pass of validation: every issue of a value, with its place.

The tests know no path, which makes them fast. When one fails, this module walks the value along a
table of the schema. A rule is a tuple whose first item names its form; see the methods of `Walk`.
"""

from __future__ import annotations

from ._explain import found, one_of, token
from ._runtime import Issue
from ._validation import (
    ARRAY,
    INVALID,
    OBJECT,
    is_date_time,
    is_integer,
    is_number,
    is_uri,
    matches,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from typing import Any, ClassVar

    from ._validation import Test

    Rule = tuple[Any, ...]

CODES = {
    "missing": "a required key is not there",
    "type": "the value is of another JSON type",
    "const": "the value is not the one constant there is",
    "enum": "the value is none of the values there are",
    "range": "a number is too small or too large",
    "length": "a string or an array is too short or too long",
    "pattern": "a string does not match the pattern",
    "variant": "no branch of a union can be picked, or none holds",
    "exclusive": "several forms hold where exactly one may",
    "format": "an integer is too wide, or a text is no URI or date and time",
    "unstable": "a member needs a feature that is off",
    "method": "the method is unknown, or is none of this side",
    "depth": "the value is nested too deeply to be checked",
}
"""The codes of issues, and what they mean."""

MOST = 20
"""How many items of an array tell which kind of array it is."""

NAMES = {str: "string", int: "integer", list: "array", dict: "object", type(None): "null"}

TOO_DEEP = Issue("", "depth", "the value is nested too deeply to be checked")
"""The one issue of a value that is nested too deeply."""

TEXT = {"uri": (is_uri, "a URI with a scheme"), "date-time": (is_date_time, "an RFC 3339 time")}


class Tables:
    """What the walk knows of one version: rules, tests, what is recursive, feature names."""

    def __init__(
        self,
        rules: dict[str, Rule],
        tags: dict[str, tuple[str, Rule, bool]],
        tests: dict[str, Test],
        recursive: frozenset[str],
        features: tuple[tuple[int, str], ...],
    ) -> None:
        self.rules = rules
        self.tags = tags
        self.tests = tests
        self.recursive = recursive
        self.features = features

    def flags(self, mask: int) -> str:
        """Feature bits in words."""
        return " and ".join(f"Feature.{name}" for bit, name in self.features if mask & bit)


class Walk:
    """One walk over a value.

    `issues` collects what is found; `mixed` tells that it may be out of order. `flags` are the
    feature bits that are on, `test_flags` the same with the bit for formats where these are
    checked. With `report`, members behind a flag that is off are issues.
    """

    def __init__(self, tables: Tables, flags: int, test_flags: int, report: bool = False) -> None:
        self.issues: list[Issue] = []
        self.mixed = False
        self._tables = tables
        self._rules = tables.rules
        self.flags = flags
        self._off = ~flags
        self._test_flags = test_flags
        self._formats = test_flags != flags
        self._report = report

    def named(self, name: str, value: Any) -> list[Issue]:
        """The findings about a value of a definition or class."""
        try:
            if name in self._tables.tags and type(value) is OBJECT:
                key, rule, required = self._tables.tags[name]
                if key in value:
                    self.value(rule, value[key], token(key))
                elif required:
                    self._missing(key, "")
            self.value(self._rules[name], value, "")
        except RecursionError:
            return [TOO_DEEP]
        return self.issues

    def value(self, rule: Rule, value: Any, path: str) -> None:
        """Collects the issues of one value."""
        self._forms[rule[0]](self, rule, value, path)

    def add(self, path: str, code: str, message: str) -> None:
        """Collects one issue."""
        self.issues.append(Issue(path, code, message))

    def unstable(self, path: str, what: str, off: int) -> None:
        """Collects the issue of a member that is there but needs the features `off`."""
        self.add(path, "unstable", f"{what} is unstable: it needs {self._tables.flags(off)}")

    def _try(self, rule: Rule, value: Any, path: str) -> list[Issue]:
        """The issues under one rule, taken out of the collection."""
        kept, self.issues = self.issues, []
        try:
            self.value(rule, value, path)
            return self.issues
        finally:
            self.issues = kept

    def _type(self, expected: str, value: Any, path: str) -> None:
        what = NAMES.get(value.__class__) or found(value)
        self.issues.append(Issue(path, "type", f"expected {expected}, found {what}"))

    def _any(self, rule: Rule, value: Any, path: str) -> None:
        """("any",)"""

    def _boolean(self, rule: Rule, value: Any, path: str) -> None:
        """("bool",)"""
        if type(value) is not bool:
            self._type("boolean", value, path)

    def _null(self, rule: Rule, value: Any, path: str) -> None:
        """("null",)"""
        if value is not None:
            self._type("null", value, path)

    def _optional(self, rule: Rule, value: Any, path: str) -> None:
        """("opt", the rule of what is not null)"""
        if value is not None:
            self._forms[rule[1][0]](self, rule[1], value, path)

    def _string(self, rule: Rule, value: Any, path: str) -> None:
        """("str", fewest characters, most characters, pattern, format)"""
        if type(value) is not str:
            return self._type("string", value, path)
        _, fewest, most, pattern, form = rule
        self._size(len(value), fewest, most, "characters", path)
        if pattern is not None and not matches(pattern, value):
            self.add(path, "pattern", f"expected a string that matches {pattern}")
        if form is not None and self._formats:
            good, name = TEXT[form]
            if not good(value):
                self.add(path, "format", f"expected {name}, found another string")
        return None

    def _size(self, size: int, fewest: int | None, most: int | None, of: str, path: str) -> None:
        if fewest is not None and size < fewest:
            self.add(path, "length", f"expected at least {fewest} {of}, found {size}")
        if most is not None and size > most:
            self.add(path, "length", f"expected at most {most} {of}, found {size}")

    def _number(self, rule: Rule, value: Any, path: str) -> None:
        """("int" or "num", smallest, largest, smallest and largest of the format, format)"""
        form, low, high, narrow, wide, width = rule
        whole = form == "int"
        if type(value) is not int and not (is_integer(value) if whole else is_number(value)):
            if whole and is_number(value):
                return self.add(path, "type", "expected integer, found a number with a fraction")
            return self._type("integer" if whole else "number", value, path)
        limits = [f"at least {low}"] if low is not None and value < low else []
        limits += [f"at most {high}"] if high is not None and value > high else []
        if limits:
            noun = "an integer" if whole else "a number"
            return self.add(path, "range", f"expected {noun} of {limits[0]}")
        below = narrow is not None and value < narrow
        if self._formats and (below or (wide is not None and value > wide)):
            self.add(path, "format", f"expected an {width}: {narrow} to {wide}")
        return None

    def _constant(self, rule: Rule, value: Any, path: str) -> None:
        """("const", the value)"""
        if not _same(value, rule[1]):
            self.add(path, "const", f"expected {rule[1]!r}, found {_other(value, [rule[1]])}")

    def _enumeration(self, rule: Rule, value: Any, path: str) -> None:
        """("enum", {value: feature bits}, the rule of any other value or None)"""
        _, values, other = rule
        # No boolean is a number, but 1.0 is 1: the table of values knows only the latter.
        mask = values.get(value) if type(value) in (str, int, float) else None
        if mask is not None:
            if not mask & self._off:
                return None
            if self._report:
                return self.unstable(path, f"the value {value!r}", mask & self._off)
        if other is not None:
            return self.value(other, value, path)
        allowed = [each for each, mask in values.items() if not mask & self._off]
        what = _other(value, allowed) + hint(value, allowed)
        self.add(path, "enum", f"expected {one_of(allowed)}, found {what}")
        return None

    def _novel(self, rule: Rule, value: Any, path: str) -> None:
        """("novel", ((value, feature bits), ...)): no value that a branch is named for"""
        taken = [each for each, mask in rule[1] if not mask & self._off]
        if any(_same(value, each) for each in taken):
            self.add(path, "variant", f"expected none of {one_of(taken)}")

    def _list(self, rule: Rule, value: Any, path: str) -> None:
        """("list", item, fewest items, most items)"""
        if type(value) is not ARRAY:
            return self._type("array", value, path)
        _, item, fewest, most = rule
        if fewest or most is not None:
            self._size(len(value), fewest, most, "items", path)
        items: list[Any] = value
        self._items(item, enumerate(items), path, True)
        return None

    def _map(self, rule: Rule, value: Any, path: str) -> None:
        """("map", value)"""
        if type(value) is not OBJECT:
            return self._type("object", value, path)
        self._items(rule[1], value.items(), path, False)
        return None

    def _items(
        self, rule: Rule, items: Iterable[tuple[Any, Any]], path: str, positions: bool
    ) -> None:
        """Collects the issues of items, of which most are good as a rule: they are tested first."""
        if rule[0] == "any":
            return
        test = None
        if rule[0] == "ref":
            if not self._report and rule[1] not in self._tables.recursive:
                test = self._tables.tests[rule[1]]
            rule = self._rules[rule[1]]
        form = self._forms[rule[0]]
        for key, each in items:
            if test is not None:
                try:
                    if test(each, self._test_flags):
                        continue
                except INVALID:
                    pass
            form(self, rule, each, f"{path}/{key}" if positions else path + token(key))

    def _reference(self, rule: Rule, value: Any, path: str) -> None:
        """("ref", name)"""
        target = self._rules[rule[1]]
        self._forms[target[0]](self, target, value, path)

    def _bare(self, rule: Rule, value: Any, path: str) -> None:
        """("bare", tag, name): an object without a tag"""
        _, tag, name = rule
        if value.get(tag) is not None:
            self._type("null", value[tag], path + token(tag))
        self._reference(("ref", name), value, path)

    def _all(self, rule: Rule, value: Any, path: str) -> None:
        """("all", ((feature bits, rule), ...)): every one of them"""
        self.mixed = True
        for mask, each in rule[1]:
            if not mask & self._off:
                self._forms[each[0]](self, each, value, path)

    def _record(self, rule: Rule, value: Any, path: str) -> None:
        """("record", {key: (feature bits, a Python type whose values are all good, rule, token)},
        required keys, ((required key, feature bits), ...), rules for the same object besides)"""
        if type(value) is not OBJECT:
            return self._type("object", value, path)
        _, fields, required, gated, besides = rule
        for key in required:
            if key not in value:
                self._missing(key, path)
        for key, mask in gated:
            if key not in value and not mask & self._off:
                self._missing(key, path)
        for key, each in value.items():
            if key in fields:
                mask, quick, sub, at = fields[key]
                if mask & self._off:
                    if self._report:
                        self.unstable(path + at, f"the key {key!r}", mask & self._off)
                elif type(each) is not quick:
                    if sub[0] == "ref":
                        sub = self._rules[sub[1]]
                    self._forms[sub[0]](self, sub, each, path + at)
        for sub in besides:
            self.mixed = True
            self.value(sub, value, path)
        return None

    def _missing(self, key: str, path: str) -> None:
        message = f"expected the key {key!r}, which is missing"
        self.issues.append(Issue(path, "missing", message))

    def _union(self, rule: Rule, value: Any, path: str) -> None:
        """("union", tag, its token, {value: (feature bits, record)}, the record of the catch-all,
        ((feature bits, the rule of an untagged branch), ...), exclusive)"""
        if type(value) is not OBJECT:
            return self._type("object", value, path)
        _, tag, at, branches, other, untagged, exclusive = rule
        given = value.get(tag)
        mask, name = branches.get(given, (0, other)) if type(given) is str else (0, None)
        if mask & self._off:
            if self._report:
                return self.unstable(path + at, f"the {tag} {given!r}", mask & self._off)
            name = other
        if not untagged:
            if name is None:
                return self.issues.append(self._no_branch(rule, value, path))
            return self._record(self._rules[name], value, path)
        rest = [each for mask, each in untagged if not mask & self._off]
        if given is None and rest:
            return self._pick(rest, exclusive, value, path)
        if name is not None:
            first = self._try(self._rules[name], value, path)
        else:
            first = [self._no_branch(rule, value, path)]
        good = [each for each in rest if not self._try(each, value, path)]
        good += [] if first else [("ref", name)]
        if len(good) > 1 and exclusive:
            self._several(good, path)
        elif not good:
            self.issues += first
        return None

    def _no_branch(self, rule: Rule, value: dict[Any, Any], path: str) -> Issue:
        """The issue of an object whose tag leads to no branch."""
        _, tag, at, branches, other, _, _ = rule
        known = [each for each, (mask, _) in branches.items() if not mask & self._off]
        if tag not in value:
            return Issue(path, "missing", f"expected the key {tag!r} with {one_of(known)}")
        given = value[tag]
        if type(given) is not str:
            expected = "a string" if other is not None else one_of(known)
            return Issue(path + at, "type", f"expected {expected}, found {found(given)}")
        if given in branches:
            what = f"{given!r}, which needs {self._tables.flags(branches[given][0] & self._off)}"
        else:
            what = quoted(given, known) + hint(given, known)
        return Issue(path + at, "variant", f"expected {one_of(known)}, found {what}")

    def _choice(self, rule: Rule, value: Any, path: str) -> None:
        """("choice", ((feature bits, rule), ...), exclusive)"""
        _, branches, exclusive = rule
        here = [each for mask, each in branches if not mask & self._off]
        off = [(mask, each) for mask, each in branches if mask & self._off]
        if not self._report or not off:
            return self._pick(here, exclusive, value, path)
        kept, self.issues = self.issues, []
        self._pick(here, exclusive, value, path)
        if self.issues:
            for mask, each in off:
                if not self._try(each, value, path):
                    self.issues = []
                    self.unstable(path, "what is here", mask & self._off)
                    break
        self.issues = kept + self.issues
        return None

    def _pick(self, rules: list[Rule], exclusive: bool, value: Any, path: str) -> None:
        """Collects the issues of the branch that comes closest, unless one holds."""
        outcomes = [(each, self._try(each, value, path)) for each in rules]
        good = [rule for rule, issues in outcomes if not issues]
        if good:
            if len(good) > 1 and exclusive:
                self._several(good, path)
            return None
        fitting = [each for each in outcomes if not _is_misfit(each[1], path)]
        if not fitting:
            return self._none(outcomes, value, path)
        ranks = [(-self._likeness(rule, value), len(issues)) for rule, issues in fitting]
        closest = min(ranks)
        ranked = [issues for (_, issues), rank in zip(fitting, ranks) if rank == closest]
        best = ranked[0]
        own = dict.fromkeys(each for issues in ranked for each in issues if each.path == path)
        if len(ranked) > 1 and len(own) > 1:
            told = dict.fromkeys(each.message for each in own)
            self.add(path, "variant", f"no branch holds: {' or '.join(told)}")
            best = [each for each in best if each.path != path]
        self.issues += best
        return None

    def _likeness(self, rule: Rule, value: Any) -> int:
        """How much an object, or the first items of an array, look like a branch: the keys that
        it knows, less those that are missing."""
        if rule[0] in ("ref", "bare"):
            return self._likeness(self._rules[rule[-1]], value)
        if rule[0] == "list" and type(value) is ARRAY:
            return sum(self._likeness(rule[1], each) for each in value[:MOST])
        if rule[0] != "record" or type(value) is not OBJECT:
            return 0
        known = sum(key in rule[1] for key in value)
        return known - sum(key not in value for key in rule[2])

    def _none(self, outcomes: list[tuple[Rule, list[Issue]]], value: Any, path: str) -> None:
        """Collects one issue where no branch is of the type of the value."""
        if outcomes and all(rule[0] == "const" for rule, _ in outcomes):
            allowed = [rule[1] for rule, _ in outcomes]
            what = _other(value, allowed) + hint(value, allowed)
            return self.add(path, "enum", f"expected {one_of(allowed)}, found {what}")
        told = dict.fromkeys(each.message for _, issues in outcomes for each in issues)
        expected = [each.split(",")[0].removeprefix("expected ") for each in told]
        return self._type(" or ".join(dict.fromkeys(expected)) or "nothing at all", value, path)

    def _several(self, good: list[Rule], path: str) -> None:
        names = " and ".join(each[1] if each[0] == "ref" else "another" for each in good)
        self.add(path, "exclusive", f"expected exactly one form to hold, found {names}")

    _forms: ClassVar[dict[str, Callable[[Walk, Rule, Any, str], None]]] = {
        "all": _all,
        "any": _any,
        "bare": _bare,
        "bool": _boolean,
        "choice": _choice,
        "const": _constant,
        "enum": _enumeration,
        "int": _number,
        "list": _list,
        "map": _map,
        "novel": _novel,
        "null": _null,
        "num": _number,
        "opt": _optional,
        "record": _record,
        "ref": _reference,
        "str": _string,
        "union": _union,
    }


def _same(left: Any, right: Any) -> bool:
    """Whether two scalars are the same JSON value: no boolean is a number, but 1.0 is 1."""
    return left == right and (type(left) is bool) is (type(right) is bool)


def _other(value: Any, expected: list[Any]) -> str:
    """What was found in place of constants."""
    same = any(type(value) is type(each) for each in expected)
    return f"another {found(value)}" if same and value is not None else found(value)


def _longest(names: Iterable[Any]) -> int:
    return max((len(each) for each in names if type(each) is str), default=0) + 2


def quoted(value: str, names: list[Any]) -> str:
    """A string itself, if it is no longer than the names that it could have been."""
    return f"{value!r}" if len(value) <= _longest(names) else "another string"


def hint(value: Any, names: list[Any]) -> str:
    """The closest name, where a value looks misspelt."""
    if type(value) is not str or len(value) > _longest(names):
        return ""
    from difflib import get_close_matches

    close = get_close_matches(value, [each for each in names if type(each) is str], 1)
    return f"; did you mean {close[0]!r}?" if close else ""


def _is_misfit(issues: list[Issue], path: str) -> bool:
    """Whether a branch is of another JSON type, or another constant, than the value."""
    return len(issues) == 1 and issues[0].path == path and issues[0].code in ("type", "const")


def in_order(issues: list[Issue], data: Any) -> list[Issue]:
    """Issues in the order of the places in the document, each once."""
    return sorted(dict.fromkeys(issues), key=_Order(data))


class _Order:
    """Sorts issues by place: an object goes before what it holds, keys as they are there."""

    def __init__(self, data: Any) -> None:
        self._data = data
        self._positions: dict[int, dict[str, int]] = {}

    def __call__(self, issue: Issue) -> tuple[int, ...]:
        place: list[int] = []
        value = self._data
        for each in issue.path.split("/")[1:]:
            if type(value) is OBJECT:
                positions = self._positions.get(id(value))
                if positions is None:
                    # One table for each object, as an object may hold a million issues.
                    positions = {token(key)[1:]: i for i, key in enumerate(value)}
                    self._positions[id(value)] = positions
                place.append(positions[each])
                value = value[each.replace("~1", "/").replace("~0", "~")]
            else:
                place.append(int(each))
                value = value[int(each)]
        return tuple(place)
