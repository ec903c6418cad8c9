"""Writing a schema another way that means the same on the wire."""

from __future__ import annotations

import copy
import random
from typing import Any

Node = dict[str, Any]
SUBSCHEMA = ("items", "additionalProperties", "not")
BRANCHES = ("anyOf", "oneOf", "allOf")
NAMED = ("properties", "$defs")


def each(node: Any) -> Any:
    """Every object schema in a schema, itself first."""
    if not isinstance(node, dict):
        return
    yield node
    for key in SUBSCHEMA:
        yield from each(node.get(key))
    for key in BRANCHES:
        for branch in node.get(key, ()):
            yield from each(branch)
    for key in NAMED:
        for child in node.get(key, {}).values():
            yield from each(child)


def shuffled(document: Node, seed: int) -> Node:
    """Everything whose order says nothing, in another order."""
    rng = random.Random(seed)

    def mix(value: Any, schema: bool = True) -> Any:
        if isinstance(value, list):
            items = [mix(item, schema) for item in value]
            rng.shuffle(items)
            return items
        if isinstance(value, dict):
            keys = list(value)
            rng.shuffle(keys)
            return {key: keep(key, value[key]) for key in keys}
        return value

    def keep(key: str, value: Any) -> Any:
        # A default is data: the order of an array in it counts.
        return copy.deepcopy(value) if key == "default" and not is_schema(value) else mix(value)

    def is_schema(value: Any) -> bool:
        return isinstance(value, dict) and bool({"type", "anyOf", "oneOf", "$ref"} & value.keys())

    result = mix({k: v for k, v in document.items() if k not in ("anyOf", "x-acp")})
    return {**{k: document[k] for k in ("anyOf", "x-acp") if k in document}, **result}


def reworded(document: Node) -> Node:
    """Other texts everywhere, with the marks of unstable members kept."""
    result = copy.deepcopy(document)
    for number, node in enumerate(each({k: v for k, v in result.items() if k != "anyOf"})):
        for key in ("title", "description"):
            text = node.get(key)
            if isinstance(text, str):
                mark = "**UNSTABLE** " if text.lstrip().startswith("**UNSTABLE**") else ""
                node[key] = f"{mark}Reworded{number}"
    return result


def rewrapped(document: Node) -> Node:
    """`allOf` of one for bare references, and the other way round."""
    result = copy.deepcopy(document)
    for node in each(result):
        if set(node.get("allOf", [{}])[0]) == {"$ref"} and len(node["allOf"]) == 1:
            node["$ref"] = node.pop("allOf")[0]["$ref"]
        elif "$ref" in node and len(node) > 1:
            node["allOf"] = [{"$ref": node.pop("$ref")}]
    return result


def reunited(document: Node) -> Node:
    """`anyOf` for `oneOf` and back, where the branches have a tag and so exclude each other."""
    result = copy.deepcopy(document)
    for node in each(result):
        for old, new in (("oneOf", "anyOf"), ("anyOf", "oneOf")):
            branches = node.get(old, [])
            tagged = [b for b in branches if _tag(b)]
            if branches and len(tagged) == len(branches):
                node[new] = node.pop(old)
                break
    return result


def _tag(branch: Node) -> bool:
    return any(
        isinstance(p, dict) and "const" in p and name in branch.get("required", ())
        for name, p in branch.get("properties", {}).items()
    )


def inlined(document: Node, name: str) -> Node:
    """The definition `name` written out wherever it is referred to."""
    result = copy.deepcopy(document)
    target = f"#/$defs/{name}"
    body = result["$defs"].pop(name)
    for node in each(result):
        refs = [node] if node.get("$ref") == target else []
        single = node.get("allOf", ())
        if len(single) == 1 and single[0].get("$ref") == target:
            node.pop("allOf")
            refs = [node]
        for place in refs:
            place.pop("$ref", None)
            _merge(place, copy.deepcopy(body))
    return result


def _merge(place: Node, body: Node) -> None:
    for key, value in body.items():
        if key == "properties":
            place["properties"] = {**value, **place.get("properties", {})}
        elif key == "required":
            place["required"] = [*value, *place.get("required", [])]
        elif key not in ("title", "description", "x-name"):
            place.setdefault(key, value)


def can_be_inlined(document: Node) -> list[str]:
    """Definitions that are no messages, don't contain themselves and are referred to."""
    defs: Node = document["$defs"]
    uses = {name: {n["$ref"][8:] for n in each(d) if "$ref" in n} for name, d in defs.items()}
    roots = {n["$ref"][8:] for n in each({"anyOf": document.get("anyOf", [])}) if "$ref" in n}

    def below(name: str, seen: set[str]) -> set[str]:
        for other in uses[name] - seen:
            below(other, seen | {other})
            seen |= {other} | below(other, seen)
        return seen

    return [
        name
        for name, schema in defs.items()
        if "x-method" not in schema
        and "x-docs-ignore" not in schema
        and name not in roots
        and name not in below(name, set())
        and any(name in others for others in uses.values())
        and not name.startswith("Ext")
        # A mark inside an unstable member says nothing, as it does in a definition of its own.
        and not any("**UNSTABLE**" in str(n.get("description")) for n in each(schema))
    ]
