"""Semantic Versioning 2.0.0: which number a set of changes asks for."""

from __future__ import annotations

import re
from collections.abc import Iterable
from enum import Enum

from acp_codegen.errors import CodegenError

_VERSION = re.compile(r"(0|[1-9]\d{0,8})\.(0|[1-9]\d{0,8})\.(0|[1-9]\d{0,8})")


class Bump(str, Enum):
    """The part of a version number that goes up."""

    NONE = "none"
    PATCH = "patch"
    MINOR = "minor"
    MAJOR = "major"

    @property
    def rank(self) -> int:
        """The place in the order from nothing to the first number."""
        return list(Bump).index(self)


def bump_for(bumps: Iterable[Bump]) -> Bump:
    """The bump that covers all of `bumps`."""
    return max(bumps, key=lambda bump: bump.rank, default=Bump.NONE)


def next_version(version: str, bump: Bump) -> str:
    """The number that follows `version`.

    Before 1.0.0 anything may change (section 4); by custom, the second number then says what the
    first says later.

    Raises:
        CodegenError: `version` is not of the form ``X.Y.Z``.
    """
    found = _VERSION.fullmatch(version)
    if found is None:
        raise CodegenError(f"{version!r} is no version number X.Y.Z; give one like 1.4.2")
    major, minor, patch = map(int, found.groups())
    if bump is Bump.NONE:
        return version
    if bump is Bump.MAJOR and major > 0:
        return f"{major + 1}.0.0"
    if bump is Bump.MAJOR or (bump is Bump.MINOR and major > 0):
        return f"{major}.{minor + 1}.0"
    return f"{major}.{minor}.{patch + 1}"
