"""Checking a canonical schema: the vocabulary first, then what no JSON Schema can say."""

from __future__ import annotations

import functools
import graphlib
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from acp_codegen.canonical.envelopes import KINDS
from acp_codegen.canonical.values import wrong_values
from acp_codegen.canonical.walk import MANY, Steps, def_name, descend, reference_to
from acp_codegen.errors import CodegenError
from acp_codegen.resources import schema_dir
from acp_codegen.schema_io import JsonObject, is_array, is_object, join, read_object


def check_schema(document: JsonObject, place: str = "") -> None:
    """Check a canonical schema.

    Args:
        document: the schema.
        place: where it came from, for errors.

    Raises:
        CodegenError: a keyword, mark or value that the vocabulary does not allow, a reference
            that is remote or resolves to nothing, definitions that refer to each other in a
            circle with no object or array in between, or a pattern, constant or default that
            is no value here. The place names the JSON Pointer.
    """
    error = _first_error(document)
    if error is not None:
        raise CodegenError(_explain(error), _at(place, *error.path))
    defs: JsonObject = document["$defs"]
    _check_references(document, defs, place)
    _check_circles(defs, place)
    for steps, what in wrong_values(document):
        raise CodegenError(what, _at(place, *steps))
    _check_facts(document.get("x-acp", {}).get("jsonrpc", {}), defs, place)


@dataclass(frozen=True)
class _Error:
    """What a validation error says: the rule and its value, the part of the vocabulary, where."""

    rule: str | None
    wanted: Any
    schema: Any
    instance: Any
    path: list[str | int]


def _first_error(document: JsonObject) -> _Error | None:
    error: Any = next(_validator().iter_errors(document), None)
    if error is None:
        return None
    path = list(error.absolute_path)
    if error.validator == "additionalProperties":
        known: JsonObject = error.schema.get("properties", {})
        path.append(min(error.instance.keys() - known.keys()))
    return _Error(error.validator, error.validator_value, error.schema, error.instance, path)


@functools.cache
def _validator() -> Any:
    # Importing jsonschema takes a tenth of a second: only runs that read a schema pay for it.
    from jsonschema import Draft202012Validator

    return Draft202012Validator(_flattened(read_object(schema_dir() / "vocabulary.json")))


def _flattened(vocabulary: JsonObject) -> JsonObject:
    """Write out what each position of a schema allows.

    The vocabulary says it as a reference to all keywords with some of them forbidden; checking
    takes twice as long that way.
    """
    defs: JsonObject = vocabulary["$defs"]
    common: JsonObject = defs["schema"]
    flat: JsonObject = {}
    for name, schema in defs.items():
        if schema.get("$ref") == reference_to("schema"):
            forbidden: JsonObject = schema["properties"]
            allowed = {k: v for k, v in common["properties"].items() if k not in forbidden}
            flat[name] = {**common, "description": schema["description"], "properties": allowed}
    return {**vocabulary, "$defs": {**defs, **flat}}


def _at(place: str, *tokens: str | int) -> str:
    return place + "#" + join("", *tokens)


def _explain(error: _Error) -> str:
    """Say in one line what is wrong, without quoting the schema's own text."""
    if error.rule == "additionalProperties":
        known = ", ".join(sorted(error.schema.get("properties", ())))
        return f"unsupported keyword; supported here: {known}"
    wanted = error.wanted
    text = {
        "type": f"expected {_or(wanted)}",
        "const": f"expected {wanted!r}",
        "enum": f"expected one of {_or(wanted)}",
        "pattern": f"does not match {wanted}",
        "required": _missing(error),
        "dependentRequired": f"some keywords need others: {wanted}",
        "minItems": "must not be empty",
        "minLength": "must not be empty",
        "uniqueItems": "holds the same item twice",
        "minimum": f"must be at least {wanted}",
        "anyOf": "has none of the forms that are allowed here",
    }.get(str(error.rule), f"breaks the rule {error.rule!r}")
    about = error.schema.get("description", "")
    return f"{text}. {about}" if about else text


def _or(wanted: Any) -> str:
    return " or ".join(map(str, wanted)) if is_array(wanted) else str(wanted)


def _missing(error: _Error) -> str:
    if error.rule != "required":
        return ""
    return f"lacks {', '.join(repr(name) for name in error.wanted if name not in error.instance)}"


def _check_references(document: JsonObject, defs: JsonObject, place: str) -> None:
    for steps, schema in descend(document):
        if "$ref" not in schema:
            continue
        name = def_name(schema["$ref"])
        if name is None or name not in defs:
            raise CodegenError(
                f"refers to the definition {name!r}, which does not exist; add it to $defs or"
                " correct the name",
                _at(place, *steps, "$ref"),
            )


def _check_circles(defs: JsonObject, place: str) -> None:
    graph = {name: set(_inline_references(schema)) for name, schema in defs.items()}
    try:
        graphlib.TopologicalSorter(graph).prepare()
    except graphlib.CycleError as error:
        names = list(dict.fromkeys(error.args[1]))
        circle = " -> ".join([*names[:5], "..."] if len(names) > 5 else [*names, names[0]])
        raise CodegenError(
            f"definitions refer to each other in a circle with no object or array in between:"
            f" {circle}",
            _at(place, "$defs", names[0]),
        ) from None


def _inline_references(schema: JsonObject) -> Iterator[str]:
    """Yield the definitions whose value is, or is part of, the same value as `schema`."""
    name = def_name(schema.get("$ref"))
    if name is not None:
        yield name
    for keyword in MANY:
        for part in schema.get(keyword, ()):
            if is_object(part):
                yield from _inline_references(part)


def _check_facts(facts: JsonObject, defs: JsonObject, place: str) -> None:
    base: Steps = ("x-acp", "jsonrpc")
    named: dict[Steps, Any] = {(*base, k): facts[k] for k in ("id", "error") if k in facts}
    for kind, extension in facts.get("extensions", {}).items():
        key: Steps = (*base, "extensions", kind, "def")
        named[key] = extension["def"]
    for steps, name in named.items():
        if name not in defs:
            raise CodegenError(f"the definition {name!r} does not exist", _at(place, *steps))
    needed = {"Request": "id", "Response": "error"}
    for index, sender in enumerate(facts.get("senders", ())):
        for kind in KINDS:
            fact = needed.get(kind)
            own = f"{sender['name']}{kind}" in facts.get("verbatim", {})
            if kind in sender and fact is not None and fact not in facts and not own:
                raise CodegenError(
                    f"its envelopes need the fact {fact!r}", _at(place, *base, "senders", index)
                )
