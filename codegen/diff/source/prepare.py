"""One schema document of any release, made fit for the model."""

from __future__ import annotations

from typing import Any

from acp_codegen.canonical.envelopes import envelope_defs
from acp_codegen.canonical.surface import UNSTABLE
from acp_codegen.canonical.walk import UNIONS, Steps, map_children
from acp_codegen.diff.source.early import modernise
from acp_codegen.diff.source.loose import as_list, as_object, target
from acp_codegen.schema_io import JsonObject
from acp_codegen.upstream.marks import marked
from acp_codegen.upstream.members import MemberPath, members

UNNAMED = "unstable"
"""The feature of an unstable member whose feature nobody has named."""


def prepare(document: JsonObject) -> JsonObject:
    """Return `document` with envelopes, sides and methods in today's form.

    Args:
        document: a canonical schema, or one file as upstream published it in any release. In
            the latter, the mark in the texts decides what is unstable.
    """
    if "x-acp" in document:
        result = _with_envelopes(document)
    else:
        result = _mark_unstable(modernise(document))
    return _relax(result)


def _with_envelopes(document: JsonObject) -> JsonObject:
    facts = as_object(as_object(document["x-acp"]).get("jsonrpc"))
    defs = as_object(document.get("$defs"))
    if "senders" not in facts:
        return document
    return {**document, "$defs": {**envelope_defs(facts, defs), **defs}}


def _mark_unstable(document: JsonObject) -> JsonObject:
    marks = set(marked(document))
    if not marks:
        return document
    paths = {member.steps: member.path for member in members(document)}
    payloads = {p[-1][1:] for p in marks if len(p) > 1 and p[-1].startswith("|")}
    marks |= {
        (f"$defs/{name}",)
        for name in payloads & as_object(document.get("$defs")).keys()
        if "x-method" in as_object(document["$defs"][name])
    }
    return _apply_marks(document, (), paths, marks, False)


def _apply_marks(
    schema: JsonObject,
    at: Steps,
    paths: dict[Steps, MemberPath],
    marks: set[MemberPath],
    inside: bool,
) -> JsonObject:
    """Mark the outermost members only: what is inside an unstable one needs no second mark."""

    def visit(child: JsonObject, step: Steps) -> JsonObject:
        found = paths[at + step] in marks and not inside
        result = _apply_marks(child, at + step, paths, marks, inside or found)
        return {UNSTABLE: UNNAMED, **result} if found else result

    return map_children(schema, visit)


def _relax(schema: JsonObject) -> JsonObject:
    """Return `schema` in the one spelling the model knows for what has several."""

    def visit(child: JsonObject, step: Steps) -> JsonObject:
        result = _relax(child)
        if result.get(UNSTABLE) is True:
            result[UNSTABLE] = UNNAMED
        if step[0] == "properties" and _one_value(result):
            result["const"] = result.pop("enum")[0]
        return result

    result = map_children(schema, visit)
    if "x-acp" in result:
        result["x-acp"] = _named_features(result["x-acp"])
    for keyword in UNIONS:
        if keyword in result:
            result[keyword] = [_named(branch) for branch in result[keyword]]
    return result


def _named_features(facts: Any) -> Any:
    """The facts about the schema, with a name for every feature."""
    if isinstance(facts, dict):
        return {
            key: UNNAMED if key == UNSTABLE and value is True else _named_features(value)
            for key, value in as_object(facts).items()
        }
    if isinstance(facts, list):
        return [_named_features(each) for each in as_list(facts)]
    return facts


def _one_value(schema: JsonObject) -> bool:
    return len(as_list(schema.get("enum"))) == 1 and "const" not in schema


def _named(branch: Any) -> Any:
    """An untagged branch without a title gets a name from what it refers to or requires."""
    schema = as_object(branch)
    if not schema or {"title", "x-name", "const"} & schema.keys():
        return branch
    properties = as_object(schema.get("properties"))
    if any("const" in as_object(each) for each in properties.values()):
        return branch
    name = target(schema)
    if name is not None:
        return {**schema, "x-name": name}
    if properties:
        keys = as_list(schema.get("required")) or list(properties)
        return {**schema, "x-name": "_".join(map(str, keys))}
    return branch
