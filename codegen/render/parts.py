"""Which part of a package each module of the output belongs to, and what it makes public.

A new module is one new row. `names` are what a version offers of it; they load when first asked
for. A row may belong to several parts: it comes with any of them, and counts as the first.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from acp_codegen.errors import CodegenError

#: What every package has.
TYPES = "types"

#: Stubs, dispatchers and callers.
DISPATCH = "dispatch"

#: What a user may choose, and what each choice brings along.
NEEDS: dict[str, tuple[str, ...]] = {
    "codec": (),
    "writer": ("codec",),
    "validators": (),
    "dispatch": ("codec",),
    "connection": ("codec", "dispatch"),
}

PARTS = tuple(NEEDS)


@dataclass(frozen=True, slots=True)
class Row:
    """A module of the output; `gated` ones exist only where there is a feature to open."""

    name: str
    parts: tuple[str, ...] = (TYPES,)
    names: tuple[str, ...] = ()
    gated: bool = False


#: What dispatchers and callers speak of.
RPC_NAMES = ("ConnectionClosed", "Report", "RequestError", "VersionMismatch")

#: What each protocol version has; the modules of classes are apart, since they share a template.
VERSION = (
    Row("__init__.py"),
    Row("aliases.py"),
    Row("features.py", PARTS, ("Feature",), gated=True),
    Row("methods.py", PARTS, ("METHODS",)),
    Row("_decode.py", ("codec",)),
    Row("_encode.py", ("codec",)),
    Row("_write.py", ("writer",)),
    Row("_specs.py", ("codec",)),
    Row("codec.py", ("codec",), ("decode", "decode_json", "encode", "encode_json")),
    Row("_valid.py", ("validators",)),
    Row("_rules.py", ("validators",)),
    Row("validation.py", ("validators",), ("is_valid", "validate", "validate_message")),
    Row("_binding.py", ("dispatch",)),
    Row("roles.py", ("dispatch",)),
    Row("callers.py", ("dispatch",)),
    Row("dispatch.py", ("dispatch",), RPC_NAMES),
)

#: What the versions share.
SHARED = (
    Row("_runtime.py"),
    Row("_names.py", ("codec", "validators")),
    Row("_codec.py", ("codec",)),
    Row("_decoding.py", ("codec",)),
    Row("_encoding.py", ("codec",)),
    Row("_explain.py", ("codec", "validators")),
    Row("_json.py", ("codec",)),
    Row("_validation.py", ("validators",)),
    Row("_kinds.py", ("validators",)),
    Row("_findings.py", ("validators",)),
    Row("_messages.py", ("validators",)),
    Row("_rpc.py", ("dispatch",)),
    Row("_issues.py", ("dispatch",)),
    Row("_binding.py", ("dispatch",)),
    Row("_sides.py", ("dispatch",)),
    Row("_callers.py", ("dispatch",)),
    Row("_dispatch.py", ("dispatch",)),
    Row("_routing.py", ("dispatch",)),
    Row("_lines.py", ("connection",)),
    Row("_calls.py", ("connection",)),
    Row("_inbox.py", ("connection",)),
    Row("_output.py", ("connection",)),
    Row("connection.py", ("connection",)),
    Row("stdio.py", ("connection",)),
)

#: Names of the shared runtime that a version passes on, each with what it belongs to.
RUNTIME = (
    Row("UNSET"),
    Row("DecodeError", ("codec", "dispatch")),
    Row("Issue", ("codec", "validators")),
    Row("Method", PARTS),
    Row("Record"),
    Row("Unset"),
    Row("UnstableFeatureError", (TYPES,), gated=True),
)


@dataclass(frozen=True, slots=True)
class Selection:
    """The parts of a package, those that they need included; `TYPES` always is."""

    parts: frozenset[str]

    def rows(self, table: Collection[Row], *, gated: bool) -> Iterator[Row]:
        """The rows of a table that are in the package; `gated`: there is a feature to open."""
        for row in table:
            if self.parts.intersection(row.parts) and (gated or not row.gated):
                yield row

    def owner(self, row: Row) -> str:
        """The part that a module counts as: the first of its parts that is there."""
        return next(part for part in row.parts if part in self.parts)


def choose(parts: Collection[str] | None) -> Selection:
    """The selection for the names of parts, None for all.

    Raises CodegenError for a name that is none, and lists what is allowed.
    """
    wanted = PARTS if parts is None else tuple(parts)
    found = {TYPES}
    for part in wanted:
        if part not in NEEDS:
            raise CodegenError(f"no part {part!r}; there are: {', '.join(PARTS)}")
        found |= {part, *NEEDS[part]}
    return Selection(frozenset(found))
