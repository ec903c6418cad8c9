"""The docstrings of the pydantic output."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable

from acp_codegen.errors import one_line
from acp_codegen.model import nodes
from acp_codegen.render.views import SchemaView, view_of

_WIDTH = 92


def texts(schema: nodes.Schema) -> dict[str, str]:
    """The text of each definition by its name, and of each field by its pointer."""
    view = view_of(schema)
    found: dict[str, str] = {}
    for record in schema.records:
        found[record.name] = _wrapped([*_class(record, view), *_marks(record.features)])
        for each in record.fields:
            about = [view.doc(each.description), *_marks(each.features)]
            found[each.pointer] = _wrapped(about)
    for definition in schema.definitions:
        if not isinstance(definition, nodes.Record):
            about = [view.doc(definition.description), *_marks(definition.features)]
            found[definition.name] = _wrapped(about)
    return {key: text for key, text in found.items() if text}


def _class(record: nodes.Record, view: SchemaView) -> Iterable[str]:
    yield view.doc(record.description)
    tag = record.tag
    if record.union is None:
        return
    where = f" where `{tag.name}` is `{tag.value}`" if tag and tag.value is not None else ""
    kind = "Any other branch" if record.payload else "The branch" if where else "A branch"
    yield f"{kind} of `{record.union}`{where}."


def _marks(features: frozenset[str]) -> Iterable[str]:
    if features:
        yield f"Unstable: {', '.join(f'`{name}`' for name in sorted(features))}."


def _wrapped(paragraphs: Iterable[str]) -> str:
    """Paragraphs filled to the width; what does not print is escaped."""
    parts = [part for text in paragraphs for part in text.split("\n\n") if part.strip()]
    return "\n\n".join(
        textwrap.fill(
            one_line(" ".join(part.split())), _WIDTH, break_long_words=False, break_on_hyphens=False
        )
        for part in parts
    )
