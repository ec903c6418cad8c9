"""Which of the versions on either side are compared with each other."""

from __future__ import annotations

from collections.abc import Mapping

from acp_codegen.diff.source import Version
from acp_codegen.errors import CodegenError

Versions = Mapping[str | None, Version]
Pairs = list[tuple[Version, Version]]


def pair(old: Versions, new: Versions, old_name: str, new_name: str) -> Pairs:
    """Pair the versions of two inputs: by protocol; a single file with whatever is like it.

    Raises:
        CodegenError: no version of one side has a counterpart.
    """
    one, two = _single(old), _single(new)
    if one is not None and two is not None:
        return [(one, two)]
    if one is not None:
        return [(one, _like(one, new, new_name))]
    if two is not None:
        return [(_like(two, old, old_name), two)]
    common = [name for name in old if name in new]
    if not common:
        names = f"{_list(old)} against {_list(new)}"
        raise CodegenError(f"the two have no protocol version in common: {names}", new_name)
    return [(old[name], new[name]) for name in common]


def _single(found: Versions) -> Version | None:
    return next(iter(found.values())) if len(found) == 1 else None


def _like(single: Version, found: Versions, name: str) -> Version:
    if single.protocol in found:
        return found[single.protocol]
    raise CodegenError(
        f"has several protocol versions ({_list(found)}); choose one with --protocol", name
    )


def _list(found: Versions) -> str:
    return ", ".join(str(name) for name in found)
