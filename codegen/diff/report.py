"""A whole comparison: changes on the wire, changes of the Python package, and the version bump."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from acp_codegen.diff.api import ApiChange, Bump, bump_for, compare_api
from acp_codegen.diff.change import Change, sort
from acp_codegen.diff.compare import Surface, compare_schemas
from acp_codegen.diff.outcome import Rating
from acp_codegen.diff.source import Version
from acp_codegen.errors import CodegenError
from acp_codegen.model import nodes


@dataclass(frozen=True)
class Comparison:
    """Two versions side by side.

    Attributes:
        old: the version before.
        new: the version after.
        changes: what changed on the wire, the worst first.
        api: what changed for users of the generated package, the gravest first.
    """

    old: Version
    new: Version
    changes: tuple[Change, ...]
    api: tuple[ApiChange, ...]

    @property
    def bump(self) -> Bump:
        """What the changes of the package ask of its version number.

        A change on the wire alone is a patch: the package reads and writes something else.
        """
        wire = Bump.PATCH if self.changes else Bump.NONE
        return bump_for([wire, *(change.bump for change in self.api)])

    def count(self, rating: Rating) -> int:
        """How many changes have a rating."""
        return sum(change.rating is rating for change in self.changes)

    def narrowed(self, role: str | None = None, method: str | None = None) -> Comparison:
        """The changes that one role meets as a reader, or that messages of one method meet."""
        if role is None and method is None:
            return self
        kept = (change.narrowed(role, method) for change in self.changes)
        return replace(self, changes=sort([change for change in kept if change is not None]))


def compare_versions(
    old: Version,
    new: Version,
    surface: Surface = "both",
    features: frozenset[str] | None = None,
) -> Comparison:
    """Compare two versions, on the wire and as Python packages."""
    changes = compare_schemas(old.schema, new.schema, surface, features)
    renamed = {
        str(finding.before): str(finding.after)
        for change in changes
        if change.id == "renamed"
        for finding in change.findings
    }
    on = frozenset[str]() if surface == "stable" else features
    api = compare_api(old.schema, new.schema, renamed, on)
    if surface == "full":
        api = tuple(c for c in api if not c.id.endswith(("-stabilised", "-withdrawn")))
    return Comparison(old, new, changes, api)


def check_names(comparisons: Iterable[Comparison], role: str | None, method: str | None) -> None:
    """Refuse a role or method that no version has; CodegenError with those that there are."""
    schemas = [v.schema for c in comparisons for v in (c.old, c.new)]
    roles = {role for c in comparisons for change in c.changes for role in change.verdicts}
    roles |= {method.side for schema in schemas for method in schema.methods}
    _check(role, roles, "role")
    _check(method, {found.wire for schema in schemas for found in schema.methods}, "method")


def _check(name: str | None, known: set[str], what: str) -> None:
    if name is not None and name not in known:
        shown = ", ".join(sorted(known)) or "none"
        raise CodegenError(f"no {what} is called {name!r}; there are: {shown}")


def method_names(schema: nodes.Schema) -> dict[str, frozenset[str]]:
    """For each method on the wire, the Python names that stand for it."""
    found: dict[str, set[str]] = {}
    for method in schema.methods:
        names = {method.name, method.params, method.result}
        found.setdefault(method.wire, set()).update(name for name in names if name)
    return {wire: frozenset(names) for wire, names in found.items()}
