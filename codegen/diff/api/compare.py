"""Comparing what two versions of a generated package offer."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from acp_codegen.diff.api.semver import Bump
from acp_codegen.diff.api.surface import (
    Attribute,
    Callable,
    Named,
    Surface,
    read_surface,
)
from acp_codegen.model import nodes


@dataclass(frozen=True)
class ApiChange:
    """One change for users of the generated package.

    Attributes:
        id: the kind of change: ``class-removed``, ``field-retyped``, ``method-added`` ...
        name: what the package calls the thing: the old name where it is gone.
        sentence: what changed.
        bump: the part of the version number that it asks for. What is unstable, before and after,
            asks for no more than a minor one: whoever uses it has opted in to that.
        unstable: it is unstable in both versions, or in the one that has it.
        old_pointer: JSON Pointer into the old schema, None for what is new.
        new_pointer: the same for the new schema.
    """

    id: str
    name: str
    sentence: str
    bump: Bump
    unstable: bool
    old_pointer: str | None
    new_pointer: str | None


def compare_api(
    old: nodes.Schema,
    new: nodes.Schema,
    renamed: Mapping[str, str] | None = None,
    features: frozenset[str] | None = None,
) -> tuple[ApiChange, ...]:
    """The changes for users of the generated package, the gravest first.

    Args:
        old: the version before.
        new: the version after.
        renamed: new names of definitions that have another one now.
        features: the unstable features whose members count; None for all.
    """
    names = _with_branches(old, new, dict(renamed or {}))
    before = read_surface(old, names, features)
    after = read_surface(new, {}, features)
    changes = _merged([*_names(before, after, names), *_methods(before, after)])
    return tuple(sorted(changes, key=lambda c: (-c.bump.rank, c.unstable, c.name, c.id)))


def _merged(changes: list[ApiChange]) -> list[ApiChange]:
    """One change for a field that several classes share: that of the first class by name."""
    groups: dict[tuple[str, str | None, str | None], list[ApiChange]] = {}
    for change in sorted(changes, key=lambda c: (c.name.count("."), len(c.name), c.name)):
        key = change.id, change.old_pointer, change.new_pointer
        groups.setdefault(key, []).append(change)
    result: list[ApiChange] = []
    for group in groups.values():
        first, count = group[0], len(group) - 1
        if count and first.id.startswith("field-"):
            more = f" (so in {count} other class{'es' if count > 1 else ''})"
            result.append(replace(first, sentence=first.sentence + more))
        else:
            result += group
    return result


def _with_branches(old: nodes.Schema, new: nodes.Schema, renamed: dict[str, str]) -> dict[str, str]:
    """Add the branch classes of renamed unions: their names follow that of the union."""
    by_tag = {(r.union, r.tag): r.name for r in new.records if r.union and r.tag}
    names = {r.name for r in new.records}
    for record in old.records:
        if record.union in renamed and record.name not in names and record.tag:
            found = by_tag.get((renamed[record.union], record.tag))
            if found is not None:
                renamed[record.name] = found
    return renamed


def _names(before: Surface, after: Surface, renamed: Mapping[str, str]) -> Iterator[ApiChange]:
    pairs: dict[str, tuple[Named, str]] = {}
    for name, found in before.names.items():
        new_name = name if name in after.names else renamed.get(name, name)
        if new_name in after.names:
            pairs[new_name] = (found, name)
            yield from _pair(found, after.names[new_name])
        else:
            yield _gone(found.kind, found)
    for name, found in after.names.items():
        if name not in pairs:
            yield _come(found.kind, found)


def _pair(old: Named, new: Named) -> Iterator[ApiChange]:
    if old.name != new.name:
        yield _both(f"{old.kind}-renamed", old, new, f"is called {new.name} now", Bump.MAJOR)
    yield from _moved(old.kind, old, new)
    if old.kind != new.kind:
        words = f"is a {_KINDS[new.kind]} instead of a {_KINDS[old.kind]}"
        yield _both("name-retyped", old, new, words, Bump.MAJOR)
        return
    yield from _members(old, new)
    for name, attribute in old.attributes.items():
        found = new.attributes.get(name)
        if found is None:
            yield _gone("field", attribute, old)
        else:
            yield from _fields(old, attribute, new, found)
    for name, attribute in new.attributes.items():
        if name not in old.attributes:
            yield _new_field(new, attribute)


_KINDS = {"class": "class", "type": "type alias"}


def _members(old: Named, new: Named) -> Iterator[ApiChange]:
    gone, come = old.members - new.members, new.members - old.members
    if gone:
        words = f"no longer includes {_list(gone)}"
        if come:
            words += f", and includes {_list(come)}"
        yield _both("type-retyped", old, new, words, Bump.MAJOR)
    elif come:
        yield _both("type-extended", old, new, f"includes {_list(come)} too", Bump.MINOR)


def _list(names: frozenset[str]) -> str:
    shown = sorted(names)
    rest = f" and {len(shown) - 6} more" if len(shown) > 6 else ""
    return ", ".join(shown[:6]) + rest


def _fields(
    old_owner: Named, old: Attribute, new_owner: Named, new: Attribute
) -> Iterator[ApiChange]:
    unstable = _unstable(old_owner, old) and _unstable(new_owner, new)
    name = f"{new_owner.name}.{new.name}"

    def change(id: str, words: str, bump: Bump) -> ApiChange:
        return _change(id, name, f"{name} {words}", bump, unstable, old.pointer, new.pointer)

    if old.annotation != new.annotation:
        yield change(
            "field-retyped", f"is {new.annotation} instead of {old.annotation}", Bump.MAJOR
        )
    elif new.required and not old.required:
        yield change("field-now-required", "must be given now", Bump.MAJOR)
    elif old.required and not new.required:
        yield change("field-now-optional", "can be left out now", Bump.MINOR)
    if old.unstable and not new.unstable:
        yield change("field-stabilised", "needs no feature now", Bump.MINOR)
    elif new.unstable and not old.unstable:
        yield change("field-withdrawn", "needs a feature now", Bump.MAJOR)


def _new_field(owner: Named, new: Attribute) -> ApiChange:
    name = f"{owner.name}.{new.name}"
    must = " and must be given" if new.required else ""
    return _change(
        "field-added",
        name,
        f"{name} is new{must}: {new.annotation}",
        Bump.MAJOR if new.required else Bump.MINOR,
        _unstable(owner, new),
        None,
        new.pointer,
    )


def _methods(before: Surface, after: Surface) -> Iterator[ApiChange]:
    for name, old in before.methods.items():
        new = after.methods.get(name)
        if new is None:
            yield _gone("method", old)
            continue
        yield from _moved("method", old, new)
        if (old.params, old.result) != (new.params, new.result):
            words = f"takes {new.params} and returns {new.result or 'nothing'}"
            yield _both("method-retyped", old, new, words, Bump.MAJOR)
    for name, new in after.methods.items():
        if name not in before.methods:
            yield _come("method", new)


def _moved(kind: str, old: Named | Callable, new: Named | Callable) -> Iterator[ApiChange]:
    if old.unstable and not new.unstable:
        yield _both(f"{kind}-stabilised", old, new, "is stable now", Bump.MINOR)
    elif new.unstable and not old.unstable:
        yield _both(f"{kind}-withdrawn", old, new, "is unstable now", Bump.MAJOR)


def _gone(kind: str, old: Named | Callable | Attribute, owner: Named | None = None) -> ApiChange:
    name = f"{owner.name}.{old.name}" if owner is not None else old.name
    unstable = old.unstable or (owner is not None and owner.unstable)
    text = f"{name} is gone"
    return _change(f"{kind}-removed", name, text, Bump.MAJOR, unstable, old.pointer, None)


def _come(kind: str, new: Named | Callable) -> ApiChange:
    text = f"{new.name} is new"
    return _change(f"{kind}-added", new.name, text, Bump.MINOR, new.unstable, None, new.pointer)


def _both(
    id: str, old: Named | Callable, new: Named | Callable, words: str, bump: Bump
) -> ApiChange:
    unstable = old.unstable and new.unstable
    return _change(id, old.name, f"{old.name} {words}", bump, unstable, old.pointer, new.pointer)


def _unstable(owner: Named, attribute: Attribute) -> bool:
    return owner.unstable or attribute.unstable


def _change(
    id: str,
    name: str,
    sentence: str,
    bump: Bump,
    unstable: bool,
    old_pointer: str | None,
    new_pointer: str | None,
) -> ApiChange:
    capped = Bump.MINOR if unstable and bump is Bump.MAJOR else bump
    return ApiChange(id, name, sentence, capped, unstable, old_pointer, new_pointer)
