"""Early releases: envelopes of other shapes, and methods without side or name.

Today each envelope is a definition named for its sender and its kind (JSON-RPC 2.0), which lists
the definitions that it can carry, and each of these says its method and who receives it. Early
releases had the lists alone, wrapped both senders' messages in one definition each, left out
the side and the method of some or all definitions, and had bare nulls for answers without
content. What is missing follows from the lists: a sender's requests go to the other sender, and
the other sender's answers stand in the same order.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from acp_codegen.canonical.envelopes import KINDS
from acp_codegen.canonical.walk import def_name, descend, reference_to
from acp_codegen.diff.source.loose import as_list, as_object, target
from acp_codegen.schema_io import JsonObject

REQUEST, RESPONSE, NOTIFICATION = KINDS

UNKNOWN_METHOD = "~"
"""In front of a method's stand-in name, where the release has no name for it."""

ENVELOPE = "x-docs-ignore"
"""The mark on envelopes."""

_NO_SHAPE = {"title", "description", ENVELOPE}


@dataclass
class _List:
    """The payloads of one envelope.

    `branches` is a copy of the array in the document; `bare` says that the envelope is that array
    and nothing else.
    """

    name: str
    sender: str
    kind: str
    branches: list[Any]
    bare: bool


def modernise(document: JsonObject) -> JsonObject:
    """Return an upstream document with its envelopes and methods in today's form."""
    defs = {name: dict(as_object(d)) for name, d in as_object(document.get("$defs")).items()}
    lists = list(_lists(defs))
    if not lists:
        return document
    root = {keyword: value for keyword, value in document.items() if keyword != "$defs"}
    wrappers = [part for schema in (root, *defs.values()) for part in _wrappers(schema)]
    _name_methods(lists, defs)
    names = {found.name for found in lists}
    result = {name: schema for name, schema in defs.items() if not _wraps(schema, names)}
    for found in lists:
        result[found.name] = _envelope(found, defs[found.name], wrappers)
    return {**document, "$defs": result}


def _lists(defs: dict[str, JsonObject]) -> Iterator[_List]:
    for name, schema in defs.items():
        kind = next((k for k in KINDS if name.endswith(k) and name != k), None)
        if kind is None or "x-method" in schema:
            continue
        for steps, part in descend(schema):
            branches = as_list(part.get("anyOf"))
            if _is_list(branches, kind, name):
                yield _List(name, name.removesuffix(kind), kind, branches, not steps)
                break


def _is_list(branches: list[Any], kind: str, own: str) -> bool:
    """Whether branches are payloads of one kind, answers without content and extensions."""
    named = [name for name in map(target, branches) if name is not None]
    return bool(named) and own not in named and all(name.endswith(kind) for name in named)


def _wrappers(schema: JsonObject) -> Iterator[JsonObject]:
    """Every object schema that goes round a payload, with the id of what encloses it."""
    own = as_object(schema.get("properties"))
    if {"id", "method", "result", "error", "params"} & own.keys():
        yield schema
    for keyword in ("anyOf", "oneOf"):
        for branch in as_list(schema.get(keyword)):
            for inner in _wrappers(as_object(branch)):
                properties = inner["properties"]
                if "id" in own and "id" not in properties:
                    yield {**inner, "properties": {"id": own["id"], **properties}}
                else:
                    yield inner


def _wraps(schema: JsonObject, envelopes: set[str]) -> bool:
    """Whether a definition is nothing but a wrapper round envelopes."""
    if ENVELOPE not in schema or "x-method" in schema:
        return False
    return any(def_name(part.get("$ref")) in envelopes for _, part in descend(schema))


def _envelope(found: _List, schema: JsonObject, wrappers: list[JsonObject]) -> JsonObject:
    """The envelope in today's form; its own definition where that has it already."""
    if not found.bare:
        return _titled(schema)
    carried = {"anyOf": found.branches}
    if found.kind == RESPONSE:
        result = _object({**_id(_around(found.name, "result", wrappers)), "result": carried})
        branches = [{"title": "Result", **result}]
        failure = next((w for w in wrappers if "error" in as_object(w.get("properties"))), None)
        if failure is not None:
            failed = {**_id(failure), "error": failure["properties"]["error"]}
            branches.append({"title": "Error", **_object(failed)})
        return {"anyOf": branches, ENVELOPE: True}
    around = _around(found.name, "params", wrappers)
    body = _object(
        {
            **(_id(around) if found.kind == REQUEST else {}),
            "method": {"type": "string"},
            "params": {"anyOf": [carried, {"type": "null"}]},
        }
    )
    return {**body, ENVELOPE: True}


def _titled(schema: JsonObject) -> JsonObject:
    branches = as_list(schema.get("anyOf"))
    if not branches:
        return {**schema, ENVELOPE: True}
    pairs = zip(branches, ("Result", "Error"), strict=False)
    named = [{"title": title, **as_object(branch)} for branch, title in pairs]
    return {**schema, "anyOf": [*named, *branches[len(named) :]], ENVELOPE: True}


def _around(name: str, key: str, wrappers: list[JsonObject]) -> JsonObject | None:
    """The object that carries the list called `name` under `key`."""
    for wrapper in wrappers:
        member = as_object(as_object(wrapper.get("properties")).get(key))
        if any(def_name(part.get("$ref")) == name for _, part in descend(member)):
            return wrapper
    return None


def _id(wrapper: JsonObject | None) -> JsonObject:
    properties = as_object(wrapper["properties"]) if wrapper is not None else {}
    return {"id": properties["id"]} if "id" in properties else {}


def _object(properties: JsonObject) -> JsonObject:
    required = [key for key in properties if key != "params"]
    return {"type": "object", "properties": properties, "required": required}


def _name_methods(lists: list[_List], defs: dict[str, JsonObject]) -> None:
    """Give each payload its side and its method, where both senders are known."""
    by_key = {(found.sender, found.kind): found.branches for found in lists}
    senders = sorted({found.sender for found in lists if found.kind == REQUEST})
    if len(senders) != 2:
        return
    for sender, other in (senders, reversed(senders)):
        side = other.lower()
        requests = by_key[sender, REQUEST]
        stems = [_name_method(branch, REQUEST, side, defs) for branch in requests]
        for branch in by_key.get((sender, NOTIFICATION), ()):
            _name_method(branch, NOTIFICATION, side, defs)
        answers = by_key.get((other, RESPONSE), [])
        _name_answers(answers, [stem for stem in stems if stem is not None], side, defs)


def _name_method(branch: Any, kind: str, side: str, defs: dict[str, JsonObject]) -> str | None:
    """Name the method of a request or notification; returns its definition's name less `kind`."""
    name = target(branch)
    schema = defs.get(name) if name is not None else None
    if name is None or schema is None or _takes_anything(schema):
        return None
    stem = name.removesuffix(kind)
    schema.setdefault("x-side", side)
    schema.setdefault("x-method", UNKNOWN_METHOD + stem)
    schema.pop(ENVELOPE, None)
    return stem


def _name_answers(
    answers: list[Any], stems: list[str], side: str, defs: dict[str, JsonObject]
) -> None:
    """Name the methods of answers: by name, or by position where the lists have one length."""
    places = [i for i, branch in enumerate(answers) if not _is_open(branch, defs)]
    for position, index in enumerate(places):
        name = target(answers[index])
        stem = name.removesuffix(RESPONSE) if name is not None else None
        if stem not in stems:
            if len(places) != len(stems):
                continue
            stem = stems[position]
        if name is None:
            name = f"{stem}{RESPONSE}"
            if name in defs:
                continue
            defs[name] = {k: v for k, v in answers[index].items() if k != "title"}
            answers[index] = {"$ref": reference_to(name)}
        request = defs.get(f"{stem}{REQUEST}")
        if name in defs and request is not None:
            defs[name].setdefault("x-side", side)
            defs[name].setdefault("x-method", request["x-method"])


def _is_open(branch: Any, defs: dict[str, JsonObject]) -> bool:
    name = target(branch)
    return _takes_anything(as_object(branch) if name is None else defs.get(name, {}))


def _takes_anything(schema: JsonObject) -> bool:
    """Whether a schema sets no condition: the place of methods that the protocol does not list."""
    return not schema.keys() - _NO_SHAPE
