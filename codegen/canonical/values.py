"""Checking the values that a schema states itself: patterns, constants and defaults."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from acp_codegen.canonical.walk import Steps, descend
from acp_codegen.schema_io import JsonObject, is_object


def wrong_values(document: JsonObject) -> Iterator[tuple[Steps, str]]:
    """Yield each value that the generated code could not stand for: its place, what is wrong.

    Args:
        document: a canonical schema whose references all resolve.

    A pattern has to be a regular expression of Python. A constant, each value of an enumeration
    and a default have to be values of the schema that they stand in (JSON Schema 2020-12,
    validation 6.1 and 9.2), for they become values of Python code that has the schema's type.
    A default that is an object may leave out keys that have defaults of their own: it is decoded.
    """
    wrong = False
    for steps, schema in descend(document):
        if "pattern" in schema and (error := _no_pattern(schema["pattern"])):
            wrong = True
            yield (*steps, "pattern"), error
    if wrong:
        return  # with such a pattern no value can be judged
    exact, lenient = _validators(document)
    for steps, schema in descend(document):
        for keyword, value in _stated(schema):
            validator = lenient if is_object(value) else exact
            if not validator.evolve(schema=schema).is_valid(value):
                yield (*steps, *keyword), "is no value of the schema that it stands in"


def _no_pattern(pattern: str) -> str | None:
    try:
        re.compile(pattern)
    except (re.error, RecursionError, OverflowError) as error:
        return f"is no regular expression of Python: {error}"
    return None


def _stated(schema: JsonObject) -> Iterator[tuple[Steps, Any]]:
    for keyword in ("const", "default"):
        if keyword in schema:
            yield (keyword,), schema[keyword]
    for index, value in enumerate(schema.get("enum", ())):
        yield ("enum", index), value


def _validators(document: JsonObject) -> tuple[Any, Any]:
    """A validator, and one that misses no key and so cannot tell branches apart."""
    import jsonschema

    library: Any = jsonschema  # it types only half of what is used here
    exact: Any = library.Draft202012Validator
    # None turns a rule off.
    relaxed = {"required": None, "not": None, "oneOf": exact.VALIDATORS["anyOf"]}
    return exact(document), library.validators.extend(exact, relaxed)(document)
