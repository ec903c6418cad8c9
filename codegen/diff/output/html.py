"""A comparison as one self-contained page with filters, old and new side by side."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from acp_codegen.diff.change import Change
from acp_codegen.diff.outcome import Rating
from acp_codegen.diff.output.groups import heading
from acp_codegen.diff.output.text import summary
from acp_codegen.diff.registry import explain
from acp_codegen.diff.report import Comparison
from acp_codegen.errors import CodegenError
from acp_codegen.resources import templates_dir
from acp_codegen.schema_io import JsonObject, parse, resolve

TEMPLATE = "diff/page.html.j2"

#: More lines of one definition than these are cut.
MOST_LINES = 80


def render_html(comparisons: Sequence[Comparison]) -> str:
    """Comparisons as one page of HTML that loads nothing from elsewhere."""
    import jinja2

    environment = jinja2.Environment(
        loader=jinja2.FileSystemLoader(str(templates_dir())),
        undefined=jinja2.StrictUndefined,
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    roles = {r for c in comparisons for change in c.changes for r in change.verdicts}
    title = ", ".join(dict.fromkeys(f"{c.old.label} → {c.new.label}" for c in comparisons))
    return environment.get_template(TEMPLATE).render(
        title=title,
        roles=sorted(roles),
        ratings=[rating.value for rating in Rating],
        pages=[_page(comparison) for comparison in comparisons],
    )


def _page(comparison: Comparison) -> JsonObject:
    protocol = comparison.new.protocol
    return {
        "heading": f"Protocol {protocol}" if protocol else "Changes on the wire",
        "summary": summary(comparison),
        "changes": [_change(change, comparison) for change in comparison.changes],
        "api": [
            {"bump": c.bump.value, "sentence": c.sentence, "unstable": c.unstable}
            for c in comparison.api
        ],
        "bump": comparison.bump.value,
    }


def _change(change: Change, comparison: Comparison) -> JsonObject:
    kind = explain(change.id)
    narrowed = {role: change.narrowed(role) for role in change.verdicts}
    return {
        "id": change.id,
        "rating": change.rating.value,
        "ratings": json.dumps({r: c.rating.value for r, c in narrowed.items() if c is not None}),
        "unstable": "true" if change.unstable else "",
        "sentence": change.sentence,
        "heading": heading(change),
        "python": change.python,
        "verdicts": [
            (reader, pair.new_writer_old_reader.value, pair.old_writer_new_reader.value)
            for reader, pair in change.verdicts.items()
        ],
        "old_pointer": change.old_pointer or "—",
        "new_pointer": change.new_pointer or "—",
        "old_text": _text(comparison.old.document, change.old_pointer),
        "new_text": _text(comparison.new.document, change.new_pointer),
        "meaning": kind.meaning,
        "advice": kind.advice,
    }


def _text(document: Any, pointer: str | None) -> str:
    """The part of a schema at a pointer, as JSON."""
    if pointer is None:
        return ""
    try:
        found = resolve(document, parse(pointer))
    except (CodegenError, LookupError, ValueError, TypeError):
        return "(not spelled out in this schema)"
    lines = json.dumps(found, indent=2, ensure_ascii=False).splitlines()
    rest = f"\n… {len(lines) - MOST_LINES} more lines" if len(lines) > MOST_LINES else ""
    return "\n".join(lines[:MOST_LINES]) + rest
