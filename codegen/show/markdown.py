"""Pages as Markdown, from the templates in ``docs/`` of the template directory."""

from __future__ import annotations

import json
import re
from typing import Any

import jinja2

from acp_codegen.errors import one_line
from acp_codegen.render.environment import environment
from acp_codegen.show.pages import Page
from acp_codegen.show.text import first_sentence, row_notes

_SPAN = re.compile(r"(`[^`\n]*`)")
SPECIAL = str.maketrans(
    {c: f"\\{c}" for c in "\\*_[]#`"} | {"<": "&lt;", ">": "&gt;", "&": "&amp;", "|": "&#124;"}
)


def page_markdown(page: Page) -> str:
    """A page as plain Markdown, with no link and no HTML in it."""
    return docs_environment().get_template("docs/page.md.j2").render(page=page).rstrip("\n")


def docs_environment() -> jinja2.Environment:
    """An environment for templates that write Markdown."""
    env = environment()
    env.filters["md"] = escaped
    env.filters["code"] = code_span
    env.filters["pretty"] = pretty
    env.filters["notes"] = row_notes
    env.filters["first"] = first_sentence
    return env


def escaped(text: str) -> str:
    """Prose as Markdown: code in backticks stays code, nothing else has a meaning.

    Line breaks become spaces and what does not print is escaped, so that a description can
    start neither a block nor a tag.
    """
    parts = _SPAN.split(one_line(" ".join(text.split())))
    return "".join(part if _SPAN.fullmatch(part) else part.translate(SPECIAL) for part in parts)


def code_span(text: str) -> str:
    """Text as a code span, whatever it holds."""
    line = one_line(text)
    longest = max((len(run) for run in re.findall(r"`+", line)), default=0)
    fence = "`" * (longest + 1)
    pad = " " if longest else ""
    return f"{fence}{pad}{line}{pad}{fence}"


def pretty(value: Any) -> str:
    """A JSON value on several lines, in ASCII."""
    return json.dumps(value, indent=2)
