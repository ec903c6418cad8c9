"""Which members of a canonical schema nothing is said about."""

from __future__ import annotations

from collections.abc import Iterator

from acp_codegen.canonical.surface import UNSTABLE
from acp_codegen.canonical.walk import UNIONS, Steps, descend
from acp_codegen.schema_io import JsonObject, join


def undescribed(document: JsonObject) -> Iterator[str]:
    """Yield the JSON Pointer of each member that has no description, in the order of the file.

    Members are definitions, properties and branches, values of an enumeration among them, and
    the features that the document names. A branch that is one reference has the description of
    its target, and null needs none. What a catch-all excludes (below `not`) is no member.
    """
    named: set[str] = set()
    for steps, schema in descend(document):
        mark = schema.get(UNSTABLE)
        if isinstance(mark, str):
            named.add(mark)
        if _is_member(steps, schema) and not schema.get("description"):
            yield join("", *steps)
    texts: JsonObject = document.get("x-acp", {}).get("features", {})
    for name in sorted(named):
        if not texts.get(name, {}).get("description"):
            yield join("", "x-acp", "features", name)


def _is_member(steps: Steps, schema: JsonObject) -> bool:
    # A property may be called like a keyword, so each move is read as a whole: a keyword, and
    # the key or index under it where it has several.
    keyword = ""
    rest = list(steps)
    while rest:
        keyword = str(rest.pop(0))
        if keyword == "not":
            return False
        if keyword not in ("items", "additionalProperties", "unevaluatedProperties"):
            rest.pop(0)
    if keyword in UNIONS:
        return bool(schema.keys() - {"$ref"}) and schema.get("type") != "null"
    return keyword in ("$defs", "properties")
