"""Properties of merging and projecting, on made-up schemas of every supported form."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from acp_codegen.canonical import check_schema, export_schema
from acp_codegen.upstream.members import members
from acp_codegen.upstream.normalise import normalise

DEFS = ("Ant", "Bee", "Cat", "Dog")
# Wire names that are keywords too: a walk by key name alone would stumble.
WORDS = ("description", "title", "default", "const", "enum", "required", "properties", "a/b", "~")
ADDED = "\u2603"
"""What starts the name of each member that only the full file has."""


def references() -> st.SearchStrategy[Any]:
    return st.sampled_from(DEFS).map(lambda name: {"$ref": f"#/$defs/{name}"})


def scalars() -> st.SearchStrategy[Any]:
    return st.sampled_from(
        [
            {"type": "string"},
            {"type": ["integer", "null"], "minimum": 0},
            {"type": "boolean", "default": False},
            {"type": "boolean", "default": True},
            {"type": "string", "default": "description"},
            {"type": "array", "default": []},
            {},
            {"additionalProperties": True},
        ]
    )


def values() -> st.SearchStrategy[Any]:
    wrapped = references().map(lambda ref: {"allOf": [ref]})
    filled = st.one_of(references(), wrapped).map(lambda s: {**s, "default": {}})
    nullable = references().map(lambda ref: {"anyOf": [ref, {"type": "null"}], "default": {}})
    listed = references().map(lambda ref: {"type": "array", "items": ref})
    return st.one_of(scalars(), references(), wrapped, filled, nullable, listed)


@st.composite
def records(draw: st.DrawFn) -> Any:
    names = draw(st.lists(st.sampled_from(WORDS), unique=True, max_size=5))
    added = draw(st.sets(st.sampled_from(names))) if names else set()
    properties = {ADDED + n if n in added else n: draw(values()) for n in names}
    required = [name for name in properties if draw(st.booleans())]
    return {
        "type": "object",
        "properties": properties,
        **({"required": required} if required else {}),
    }


@st.composite
def unions(draw: st.DrawFn) -> Any:
    tags = draw(st.lists(st.sampled_from("pqrstuv"), unique=True, min_size=1, max_size=5))
    added = draw(st.sets(st.sampled_from(tags)))
    names = [ADDED + tag if tag in added else tag for tag in tags]
    branches: list[Any] = [reduced(name) for name in names]
    for branch in branches:
        if draw(st.booleans()):
            branch["allOf"] = [draw(references())]
    if draw(st.booleans()):
        catch_all = {"type": "object", "properties": {"kind": {"type": "string"}}}
        branches.append({"title": "other", **catch_all, "required": ["kind"]})
        if draw(st.booleans()):
            shown = names if draw(st.booleans()) else draw(st.permutations(names))
            branches[-1]["not"] = {"anyOf": [reduced(name) for name in shown]}
    if draw(st.booleans()):
        branches.insert(0, {"title": "plain", **draw(records())})
    return {draw(st.sampled_from(["anyOf", "oneOf"])): branches}


def reduced(tag: str) -> Any:
    kind = {"type": "string", "const": tag}
    return {"type": "object", "properties": {"kind": kind}, "required": ["kind"]}


@st.composite
def full_files(draw: st.DrawFn) -> Any:
    """Return a full file in which the name of each unstable member starts with `ADDED`."""
    defs = {name: draw(st.one_of(records(), unions(), scalars())) for name in DEFS}
    if draw(st.booleans()):
        defs[ADDED] = draw(records())
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": defs}


def without_added(schema: Any, named: bool = False) -> Any:
    """Return what is left of a schema when members whose name starts with `ADDED` go."""
    if isinstance(schema, list):
        kept = [item for item in schema if not str(tag_of(item)).startswith(ADDED)]
        return [without_added(item) for item in kept]
    if not isinstance(schema, dict):
        return schema
    result = {}
    for key, value in schema.items():
        if named and key.startswith(ADDED):
            continue
        if not named and key == "required":
            value = [name for name in value if not name.startswith(ADDED)]
            if not value:
                continue
        elif named or key not in ("default", "const", "enum"):
            value = without_added(value, not named and key in ("properties", "$defs"))
            if key in ("anyOf", "oneOf", "properties") and schema[key] and not value and not named:
                continue
        result[key] = value
    return result


def tag_of(branch: Any) -> Any:
    return (
        branch.get("properties", {}).get("kind", {}).get("const")
        if isinstance(branch, dict)
        else ""
    )


@settings(max_examples=150)
@given(full_files())
def test_merge_then_project_is_identity(full: Any) -> None:
    stable = without_added(full)
    before = copy.deepcopy((full, stable))
    canonical = normalise(full, stable).schema
    assert exact(export_schema(canonical, "full")) == exact(full)
    assert exact(export_schema(canonical, "stable")) == exact(stable)
    assert (full, stable) == before
    check_circle_free(canonical)
    unstable = {m.path[-1] for m in members(canonical) if "x-unstable" in m.schema}
    assert all(ADDED in step for step in unstable)


@settings(max_examples=80)
@given(full_files(), st.randoms(use_true_random=False))
def test_marks_decide_when_there_is_one_file(full: Any, shuffler: random.Random) -> None:
    stable = without_added(full)
    marked = copy.deepcopy(full)
    for member in list(members(marked)):
        if "not" not in member.path and ADDED in "".join(member.path[-1:]):
            member.schema["description"] = "**UNSTABLE**\n\nMay change."
    items = list(marked["$defs"].items())
    shuffler.shuffle(items)
    one = normalise({**marked, "$defs": dict(items)}).schema
    two = normalise(full, stable).schema
    assert exact(export_schema(one, "full")) == exact(full)
    if not any("not" in member.path for member in members(two)):
        assert json.dumps(one) == json.dumps(two)


def exact(schema: Any) -> str:
    return json.dumps(schema, sort_keys=True)


def check_circle_free(canonical: Any) -> None:
    """Check the schema, unless what is made up is circular or a default of another type.

    Those are refused on purpose.
    """
    from acp_codegen.errors import CodegenError

    try:
        check_schema(canonical)
    except CodegenError as error:
        assert "circle" in error.message or error.place.endswith("/default")
