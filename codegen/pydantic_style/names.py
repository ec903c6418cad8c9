"""Names in the pydantic output, and the one that stands for its runtime module until the end."""

from __future__ import annotations

#: Stands for the runtime module of the package: the generator of models writes absolute imports.
RUNTIME = "shared_runtime"

RECORD = "Record"
DEFAULTS_RECORD = "DefaultsRecord"
FLAT_RECORD = "FlatRecord"
EXCLUSIVE_RECORD = "ExclusiveRecord"
INTEGER = "Integer"
NUMBER = "Number"
MISSING = "MISSING"

#: Names of the runtime module that each version offers too.
EXPORTED = (INTEGER, "Method", NUMBER, RECORD)

#: Names that the module of models uses itself: a definition may not take them.
TAKEN = frozenset(
    {RECORD, DEFAULTS_RECORD, FLAT_RECORD, EXCLUSIVE_RECORD, INTEGER, NUMBER, MISSING, "Method"}
    | {"Annotated", "Any", "ConfigDict", "Field", "Literal", "TypeAliasType", "models"}
    | {"METHODS", "NOTIFICATIONS", "PROTOCOL_VERSION", "REQUESTS"}
)

#: The keyword for the order in which branches are tried, and its value: the first that fits wins.
UNION_MODE = "union_mode"
IN_ORDER = "left_to_right"

#: The key under which a union stands whose own keys lie beside those of its record on the wire.
FLAT = "*"


def runtime_path(name: str) -> str:
    """Where the generator of models finds a name of the runtime module."""
    return f"{RUNTIME}.{name}"


def known(union: str) -> str:
    """The alias for the branches of an open union that a tag names."""
    return "Known" + union
