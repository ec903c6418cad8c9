"""What the tests of the pydantic style share: validating and dumping as a user does."""

from __future__ import annotations

import functools
import json
from collections.abc import Iterable
from typing import Any

from bindings_support import same
from pydantic import TypeAdapter, ValidationError


@functools.cache
def adapter(models: Any, name: str) -> TypeAdapter[Any]:
    """For a class or alias of a generated module."""
    return TypeAdapter(getattr(models, name))


def verdict(of: TypeAdapter[Any], data: Any, good: bool, as_json: bool) -> str:
    """What is wrong with how `data` was taken and given back; nothing when it is right."""
    try:
        if as_json:
            value = of.validate_json(json.dumps(data), strict=True)
        else:
            value = of.validate_python(data, strict=True)
    except ValidationError as error:
        return f"refuses a good value: {error}" if good else ""
    if not good:
        return "accepts a bad value"
    out = of.dump_python(value, mode="json", by_alias=True, exclude_unset=True)
    return "" if same(out, data) else f"gives back {out}"


def faults(
    models: Any, rows: Iterable[tuple[str, Any, bool]], as_json: bool
) -> list[tuple[str, Any, str]]:
    """The rows (definition, data, whether it is good) that models and schema disagree on."""
    found: list[tuple[str, Any, str]] = []
    for name, data, good in rows:
        wrong = verdict(adapter(models, name), data, good, as_json)
        if wrong:
            found.append((name, data, wrong))
    return found
