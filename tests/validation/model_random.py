"""Random JSON values for the definitions of a version, made from the model.

`Values` makes valid ones, and remembers the places where one change makes them invalid. `Mutator`
changes any value at random, mostly near what the schema speaks of. Both are driven by a seeded
`random.Random`: a case can be made again from its seed.
"""

from __future__ import annotations

import copy
import dataclasses
import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from acp_codegen.model import nodes

STRINGS = ("", "a", "x y", "ü𝄞\u202e", "/home/me", "C:\\Users", "https://a.example/b", "5", "a/b~c")
NUMBERS = (0, 1, -1, 5.0, 0.5, 1e3, 1.5, -0.0, 2**31, 2**32, 2**53, -(2**31) - 1, 65536, 1e300)
ODD: tuple[Any, ...] = (
    None, True, False, *NUMBERS, *STRINGS, [], [None], ["a"], [[]], {}, {"type": "a"}, {"a": {}},
    {"_meta": None}, 2**64, -(2**63) - 1,
)  # fmt: skip
EXAMPLES: dict[str, tuple[Any, ...]] = {
    "string": ("a",), "integer": (7,), "number": (1.5,), "boolean": (True,), "null": (None,),
    "array": ([],), "object": ({},),
}  # fmt: skip

Path = tuple[Any, ...]


@dataclass(frozen=True)
class Break:
    """A change that makes a valid value invalid.

    `path` is where it happens: the value there becomes `wrong`, or its key goes where `gone`.
    `issue` is where the issue must be, and no other break below `scope` is independent of it.
    """

    path: Path
    issue: Path
    scope: Path
    wrong: Any = None
    gone: bool = False

    def apply(self, value: Any) -> Any:
        """The value after the change, which is made in place unless it is of the root."""
        if not self.path:
            return copy.deepcopy(self.wrong)
        owner = value
        for key in self.path[:-1]:
            owner = owner[key]
        if self.gone:
            del owner[self.path[-1]]
        else:
            owner[self.path[-1]] = copy.deepcopy(self.wrong)
        return value


class Values:
    """Makes valid values with the given features on."""

    def __init__(self, schema: nodes.Schema, features: frozenset[str], rng: random.Random) -> None:
        self._schema = schema
        self._records = {record.name: record for record in schema.records}
        self._features = features
        self._rng = rng
        self._depth = 0
        self.breaks: list[Break] = []

    def definition(self, name: str) -> Any:
        """A valid value of a definition; `breaks` are then its breakable places."""
        self.breaks = []
        return self._place(nodes.Ref(name), ())

    def _on(self, features: frozenset[str]) -> bool:
        return features <= self._features

    def _place(self, kind: nodes.Type, path: Path) -> Any:
        """A value where the schema says `kind`."""
        accepted = self._accepted(kind)
        for name, examples in EXAMPLES.items():
            whole = name == "integer" and "number" in accepted
            if accepted and name not in accepted and not whole:
                self.breaks.append(Break(path, path, path, self._rng.choice(examples)))
        return self._type(kind, path)

    def _accepted(self, kind: nodes.Type) -> set[str]:
        """The JSON types of which some value may be of a type; empty: any."""
        if isinstance(kind, nodes.Scalar):
            return {kind.kind} | ({"integer"} if kind.kind == "number" else set())
        if isinstance(kind, nodes.Constant):
            names = {bool: "boolean", int: "integer", str: "string", type(None): "null"}
            return {names[type(kind.value)]}
        if isinstance(kind, nodes.ListOf):
            return {"array"}
        if isinstance(kind, nodes.MapOf):
            return {"object"}
        if isinstance(kind, nodes.Nullable):
            inner = self._accepted(kind.inner)
            return inner and inner | {"null"}
        if isinstance(kind, nodes.Choice):
            each = [self._accepted(a.type) for a in kind.alternatives if self._on(a.features)]
            return set().union(*each) if all(each) else set()
        return self._accepted_name(kind.name) if isinstance(kind, nodes.Ref) else set()

    def _accepted_name(self, name: str) -> set[str]:
        target = self._schema.index.get(name) or self._records[name]
        if isinstance(target, (nodes.Record, nodes.TaggedUnion)):
            return {"object"}
        if isinstance(target, nodes.ShapeUnion):
            return self._accepted(target.choice)
        if isinstance(target, nodes.Enumeration):
            return self._accepted(target.base)
        return self._accepted(target.type)

    def _type(self, kind: nodes.Type, path: Path) -> Any:
        rng = self._rng
        if isinstance(kind, nodes.Ref):
            return self._named(kind.name, path)
        if isinstance(kind, nodes.Scalar):
            return self._scalar(kind)
        if isinstance(kind, nodes.Constant):
            return kind.value
        if isinstance(kind, nodes.Nullable):
            return None if rng.random() < 0.25 else self._type(kind.inner, path)
        if isinstance(kind, nodes.ListOf):
            most = kind.max_items if kind.max_items is not None else kind.min_items + 3
            count = rng.randint(kind.min_items, most) if self._depth < 8 else kind.min_items
            return [self._place(kind.item, (*path, i)) for i in range(count)]
        if isinstance(kind, nodes.MapOf):
            keys = rng.sample(("a", "b/c", "~", "type"), rng.randint(0, 2))
            return {key: self._place(kind.value, (*path, key)) for key in keys}
        if isinstance(kind, nodes.Choice):
            return self._choice(kind, path)
        return copy.deepcopy(rng.choice(ODD))

    def _choice(self, kind: nodes.Choice, path: Path) -> Any:
        chosen = self._rng.choice([a for a in kind.alternatives if self._exists(a)])
        mark = len(self.breaks)
        value = self._type(chosen.type, path)
        others = [a for a in kind.alternatives if self._exists(a) and a is not chosen]
        if kind.payload or any(not self._accepted(a.type) for a in others):
            # The method tells what is wrong with params, and nothing is where anything goes.
            del self.breaks[mark:]
        elif any("object" in self._accepted(a.type) for a in others):
            self._hide_keys(mark, path)
        return value

    def _hide_keys(self, mark: int, path: Path) -> None:
        """Without a key it may be unclear of which branch a value is: that hides other issues."""
        for number, each in enumerate(self.breaks[mark:], mark):
            if each.gone and each.issue == path:
                self.breaks[number] = dataclasses.replace(each, scope=path)

    def _exists(self, each: nodes.Alternative) -> bool:
        target = (
            self._schema.index.get(each.type.name) if isinstance(each.type, nodes.Ref) else None
        )
        return self._on(each.features | (target.features if target else frozenset()))

    def _scalar(self, kind: nodes.Scalar) -> Any:
        rng = self._rng
        if kind.kind == "string":
            least = kind.min_length or 0
            return rng.choice([s for s in STRINGS if len(s) >= least])
        if kind.kind == "boolean":
            return rng.random() < 0.5
        if kind.kind == "null":
            return None
        fitting = [
            n
            for n in (*NUMBERS, kind.low, kind.high, kind.minimum, kind.maximum)
            if n is not None
            and (kind.minimum is None or n >= kind.minimum)
            and (kind.maximum is None or n <= kind.maximum)
            and (kind.kind == "number" or n == int(n))
        ]
        return rng.choice(fitting)

    def _named(self, name: str, path: Path) -> Any:
        target = self._schema.index.get(name) or self._records[name]
        if isinstance(target, nodes.Record):
            return self._record(target, path)
        if isinstance(target, nodes.TaggedUnion):
            return self._union(target, path)
        if isinstance(target, nodes.ShapeUnion):
            return self._choice(target.choice, path)
        if isinstance(target, nodes.Enumeration):
            values: list[Any] = [v.value for v in target.values if self._on(v.features)]
            if target.open:
                values.append("a" if target.base.kind == "string" else 12)
            return self._rng.choice(values)
        return self._type(target.type, path)

    def _record(self, record: nodes.Record, path: Path) -> dict[str, Any]:
        value: dict[str, Any] = {}
        self._depth += 1
        for each in record.fields:
            if each.flat:
                value |= self._type(each.type, path)
            elif self._on(each.features) and (each.required or self._rng.random() < 0.6):
                at = (*path, each.wire)
                value[each.wire] = self._place(each.type, at)
                if each.required:
                    self.breaks.append(Break(at, path, at, gone=True))
        self._depth -= 1
        if self._rng.random() < 0.2:
            value["x-more"] = copy.deepcopy(self._rng.choice(ODD))
        items = [*value.items()]
        self._rng.shuffle(items)
        return dict(items)

    def _union(self, union: nodes.TaggedUnion, path: Path) -> dict[str, Any]:
        owner = union.features
        ready: list[tuple[nodes.Branch, Any]] = []
        for branch in union.branches:
            features = self._records[branch.record].features - owner
            if self._on(branch.features | features):
                tags = [t.value for t in branch.tags if self._on(t.features)]
                ready += [(branch, tag) for tag in tags]
                if branch.kind != "tagged":
                    ready.append((branch, None))
        branch, tag = self._rng.choice(ready)
        mark = len(self.breaks)
        value = self._record(self._records[branch.record], path)
        at = (*path, union.tag)
        self.breaks[mark:] = [b for b in self.breaks[mark:] if b.path[: len(at)] != at]
        if branch.kind == "untagged":
            value.pop(union.tag, None)
            return value
        value[union.tag] = tag if tag is not None else "none-of-the-known"
        if not any(b.kind == "untagged" for b in union.branches):
            self.breaks.append(Break(at, at, path, self._rng.choice((7, {}, [], True))))
            self.breaks.append(Break(at, path, path, gone=True))
        return value


def strings_of(schema: nodes.Schema) -> tuple[str, ...]:
    """Every key, tag and value that a schema names."""
    found: set[str] = set()
    for record in schema.records:
        found |= {each.wire for each in record.fields if each.wire}
    for definition in schema.definitions:
        if isinstance(definition, nodes.Enumeration):
            found |= {str(each.value) for each in definition.values}
        elif isinstance(definition, nodes.TaggedUnion):
            found |= {str(tag.value) for branch in definition.branches for tag in branch.tags}
            found.add(definition.tag)
    return tuple(sorted(found))


class Mutator:
    """Changes values at random; what comes out may or may not be valid."""

    def __init__(self, schema: nodes.Schema, rng: random.Random) -> None:
        self._names = strings_of(schema)
        self._rng = rng

    def mutate(self, value: Any) -> Any:
        """The value with one to three changes."""
        for _ in range(self._rng.choice((1, 1, 1, 2, 3))):
            value = self._once(value)
        return value

    def _once(self, value: Any) -> Any:
        owner, key = self._rng.choice([*_places(value)])
        if owner is None:
            return self._changed(value)
        if isinstance(owner, dict) and self._rng.random() < 0.3:
            self._keys(owner, key)
        elif isinstance(owner, list) and self._rng.random() < 0.3:
            owner[key : key + 1] = [] if self._rng.random() < 0.5 else [owner[key], owner[key]]
        else:
            owner[key] = self._changed(owner[key])
        return value

    def _keys(self, owner: dict[Any, Any], key: str) -> None:
        choice = self._rng.random()
        if choice < 0.4:
            del owner[key]
        elif choice < 0.7:
            owner[self._rng.choice(self._names)] = copy.deepcopy(owner[key])
        else:
            owner[self._rng.choice(self._names)] = copy.deepcopy(self._rng.choice(ODD))

    def _changed(self, value: Any) -> Any:
        rng = self._rng
        if isinstance(value, str) and rng.random() < 0.5:
            return rng.choice((*STRINGS, rng.choice(self._names), value + "x"))
        if isinstance(value, bool):
            return rng.choice((not value, int(value), None))
        if isinstance(value, int) and rng.random() < 0.5:
            return rng.choice((value + 1, value - 1, -value, value + 0.5, value % 2**40 + 0.0))
        if isinstance(value, dict) and rng.random() < 0.5:
            return {**value, rng.choice(self._names): rng.choice(self._names)}
        return copy.deepcopy(rng.choice(ODD))


def _places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every object and array with each of its keys, and the root."""
    yield None, None
    waiting = [value]
    while waiting:
        each = waiting.pop()
        keys = (
            each if isinstance(each, dict) else range(len(each)) if isinstance(each, list) else ()
        )
        for key in keys:
            yield each, key
            waiting.append(each[key])


def pointer(path: Path) -> str:
    """A path as a JSON Pointer."""
    return "".join("/" + str(key).replace("~", "~0").replace("/", "~1") for key in path)
