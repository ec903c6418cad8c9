"""What an import tells its user."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field

from acp_codegen.canonical.surface import UNSTABLE
from acp_codegen.canonical.walk import referred
from acp_codegen.errors import one_line
from acp_codegen.schema_io import JsonObject
from acp_codegen.upstream.marks import CAN_BE_UNSTABLE
from acp_codegen.upstream.members import Member, MemberPath, members, readable

SHOWN = 20
"""Most lines that the text report shows of a group; the JSON report has all."""


@dataclass
class Report:
    """What changed in one protocol version, and what is left to do.

    Members are written ``Def``, ``Def.property`` or ``Def|branch``. A member of a new or gone
    member is not listed of its own.
    """

    protocol: str
    before: str | None = None
    after: str | None = None
    changed: bool = False
    new: list[str] = field(default_factory=list[str])
    gone: list[str] = field(default_factory=list[str])
    stabilised: list[str] = field(default_factory=list[str])
    now_unstable: list[str] = field(default_factory=list[str])
    without_feature: list[str] = field(default_factory=list[str])
    undescribed: list[str] = field(default_factory=list[str])
    verbatim: list[str] = field(default_factory=list[str])
    disagreements: list[str] = field(default_factory=list[str])

    def as_json(self) -> JsonObject:
        """Return all of it as a JSON object."""
        return asdict(self)

    def as_text(self, state: str) -> str:
        """Return it for people, printable; `state` says what became of the file."""
        release = f"{self.before or 'nothing'} -> {self.after or 'an unnamed release'}"
        lines = [f"{self.protocol}: {release}; {state}"]
        for title, items in self._groups().items():
            if items:
                lines.append(f"  {title} ({len(items)})")
                lines.extend(f"    {item}" for item in items[:SHOWN])
                if len(items) > SHOWN:
                    lines.append(f"    ... and {len(items) - SHOWN} more (--format json has all)")
        return "\n".join(one_line(line) for line in lines)

    def _groups(self) -> dict[str, list[str]]:
        return {
            "new": self.new,
            "gone": self.gone,
            "stabilised": self.stabilised,
            "now unstable": self.now_unstable,
            "without a feature: name them with --features, or in x-unstable": self.without_feature,
            "mark and membership disagree": self.disagreements,
            "kept as upstream has it, since it does not follow from the rest": self.verbatim,
            "undescribed": self.undescribed,
        }


def compare(report: Report, old: JsonObject | None, new: JsonObject) -> None:
    """Fill the parts of `report` that follow from the schemas before and after."""
    before = _listed(old) if old is not None else {}
    after = _listed(new)
    report.new = _outermost(after, before)
    report.gone = _outermost(before, after)
    for path, member in after.items():
        was = before.get(path)
        if was is not None and UNSTABLE in was.schema and UNSTABLE not in member.schema:
            report.stabilised.append(readable(path))
        if was is not None and UNSTABLE not in was.schema and UNSTABLE in member.schema:
            report.now_unstable.append(readable(path))
        if member.schema.get(UNSTABLE) is True:
            report.without_feature.append(readable(path))
        if _needs_description(member):
            report.undescribed.append(readable(path))


def _listed(schema: JsonObject) -> dict[MemberPath, Member]:
    return {
        member.path: member
        for member in members(schema)
        if member.kind in CAN_BE_UNSTABLE and "not" not in member.path
    }


def _outermost(here: dict[MemberPath, Member], there: dict[MemberPath, Member]) -> list[str]:
    """Return what only `here` has, without what is inside of it."""
    only = here.keys() - there.keys()
    inside = {path for path in only if any(path[:n] in only for n in range(1, len(path)))}
    return [readable(path) for path in here if path in only and path not in inside]


def _needs_description(member: Member) -> bool:
    if "description" in member.schema:
        return False
    # A tag has nothing to say, and a branch that is a reference has its target's description.
    is_tag = member.kind == "property" and "const" in member.schema
    is_null = member.schema == {"type": "null"}
    is_reference = member.kind == "branch" and referred(member.schema) is not None
    return not (is_tag or is_null or is_reference)
