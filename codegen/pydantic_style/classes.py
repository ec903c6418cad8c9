"""The classes of the pydantic output: which extends which, and how their attributes are called."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from acp_codegen.model import nodes
from acp_codegen.pydantic_style.names import (
    DEFAULTS_RECORD,
    EXCLUSIVE_RECORD,
    FLAT,
    FLAT_RECORD,
    RECORD,
)

_BUILTINS = {"string": "str", "boolean": "bool"}


@dataclass(frozen=True, slots=True)
class ModelClass:
    """A class of the output.

    `own` are the fields that it does not take over from `base` as they are. `runtime` is the
    class of the runtime module that it comes from in the end. `names` maps wire names to
    attributes, those of the base and of the tag included.
    """

    record: nodes.Record
    base: ModelClass | None
    own: tuple[nodes.Field, ...]
    runtime: str
    names: dict[str, str]

    @property
    def tag(self) -> nodes.Tag | None:
        """The tag, where it is an attribute of the class."""
        tag = self.record.tag
        return tag if tag is not None and (tag.value is not None or tag.null) else None


def wire_name(field: nodes.Field) -> str:
    """The key of a field: for a union that has no key of its own, the one that stands for it."""
    return FLAT if field.flat else field.wire


def classes_of(schema: nodes.Schema) -> dict[str, ModelClass]:
    """All classes by name, each after its base."""
    found: dict[str, ModelClass] = {}
    for record in schema.records:
        runtime = _runtime(record)
        base = found.get(record.base or "")
        if base is not None and base.runtime != runtime:
            # One base is all that a class has here: the one that it cannot do without.
            base = None
        own = tuple(_own(record, base))
        made = ModelClass(record, base, own, runtime, {})
        made.names.update(_names(made))
        found[record.name] = made
    return found


def _own(record: nodes.Record, base: ModelClass | None) -> Iterator[nodes.Field]:
    inherited = {wire_name(each): each for each in base.record.fields} if base else {}
    return (each for each in record.fields if inherited.get(wire_name(each)) != each)


def _runtime(record: nodes.Record) -> str:
    flat = next((each for each in record.fields if each.flat), None)
    if flat is not None:
        exclusive = isinstance(flat.type, nodes.Choice) and flat.type.exclusive
        return EXCLUSIVE_RECORD if exclusive else FLAT_RECORD
    filled = any(each.default is not None and not each.required for each in record.fields)
    return DEFAULTS_RECORD if filled else RECORD


def _names(of: ModelClass) -> dict[str, str]:
    found = dict(of.base.names) if of.base else {}
    hidden = set(_builtins(each.type for each in of.own))
    named = [(wire_name(each), each.name) for each in of.own]
    if of.tag is not None:
        named.append((of.tag.wire, of.tag.name))
    for wire, name in named:
        found.setdefault(wire, _attribute(name, hidden))
    return found


def _attribute(name: str, hidden: set[str]) -> str:
    """The attribute for a field; what would hide something that is needed gets an underscore.

    That is an attribute of every pydantic model, and a builtin in the annotations of the class.
    """
    from pydantic import BaseModel

    return name + "_" if name in hidden or hasattr(BaseModel, name) else name


def _builtins(kinds: Iterable[nodes.Type]) -> Iterator[str]:
    """The builtins that the annotations for types name."""
    for kind in kinds:
        if isinstance(kind, nodes.Scalar) and kind.kind in _BUILTINS:
            yield _BUILTINS[kind.kind]
        elif isinstance(kind, nodes.ListOf):
            yield "list"
            yield from _builtins([kind.item])
        elif isinstance(kind, nodes.MapOf):
            yield from ("dict", "str")
            yield from _builtins([kind.value])
        elif isinstance(kind, nodes.Nullable):
            yield from _builtins([kind.inner])
        elif isinstance(kind, nodes.Choice) and not kind.payload:
            yield from _builtins(each.type for each in kind.alternatives)
