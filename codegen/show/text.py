"""Pages for the terminal."""

from __future__ import annotations

import json
import textwrap
from collections.abc import Callable, Iterator

from acp_codegen.errors import one_line
from acp_codegen.show.library import Entry
from acp_codegen.show.pages import FieldRow, Page, Part

Emphasis = Callable[[str], str]


def page_text(page: Page, width: int, strong: Emphasis) -> str:
    """A page in lines of at most `width` columns, examples apart; `strong` marks headings."""
    return "\n".join(_page(page, width, strong))


def _page(page: Page, width: int, strong: Emphasis) -> Iterator[str]:
    flags = f", unstable: {_flags(page.features)}" if page.features else ""
    yield f"{strong(one_line(page.name))}  ({page.kind}, v{page.protocol}{flags})"
    yield f"  Python: {page.python}"
    yield from (f"  {label}: {one_line(text)}" for label, text in page.facts)
    if page.description:
        yield ""
        yield from _wrapped(page.description, width, "  ")
    for part in page.parts:
        yield from _part(part, page, width, strong)
    if page.uses:
        yield from ("", strong("Opens" if page.kind == "feature" else "Used in"))
        yield from (f"  {use.role} {one_line(use.place)}" for use in page.uses)
    if page.methods:
        yield from ("", strong("Carried by"))
        yield from _wrapped(", ".join(page.methods), width, "  ")
    for example in page.examples:
        yield from ("", strong(f"{example.title}, as JSON"))
        yield textwrap.indent(json.dumps(example.json, indent=2), "  ")
        yield strong("as Python" if page.parts and not _is_message(page) else "payload in Python")
        yield textwrap.indent(example.python, "  ")


def _is_message(page: Page) -> bool:
    return page.kind in ("request", "notification")


def _part(part: Part, page: Page, width: int, strong: Emphasis) -> Iterator[str]:
    rows = [*_fields(part, width), *_branches(part, width), *_values(part, width)]
    title = f"{part.title}: {part.name}" if _is_message(page) else part.title
    if rows:
        yield from ("", strong(title), *rows)
    elif _is_message(page):
        yield from ("", strong(title))
    elif part.title == "Fields" and page.kind in ("class", "branch"):
        yield from ("", strong(title), "  none of its own")


def _fields(part: Part, width: int) -> Iterator[str]:
    for row in part.fields:
        name = one_line(row.wire) or "(beside these)"
        alias = "" if row.python == row.wire else f" [{row.python}]"
        yield f"  {name}{alias}: {one_line(row.type)}"
        yield from _wrapped(f"({row_notes(row)})", width, "      ")
        yield from _wrapped(row.description or "", width, "      ")


def row_notes(row: FieldRow) -> str:
    """Presence, the meaning of null and so on, limits and flags of a field, in one line."""
    notes = ["constant" if row.constant else "required" if row.required else "optional"]
    notes += [*row.meaning, *row.limits]
    if row.features:
        notes.append(f"unstable: {_flags(row.features)}")
    return "; ".join(notes)


def _branches(part: Part, width: int) -> Iterator[str]:
    for row in part.branches:
        label = f"{row.label}: " if row.label else ""
        flags = f"  (unstable: {_flags(row.features)})" if row.features else ""
        yield f"  {one_line(label)}{one_line(row.type)}{flags}"
        yield from _wrapped(row.description or "", width, "      ")


def _values(part: Part, width: int) -> Iterator[str]:
    for row in part.values:
        flags = f"  (unstable: {_flags(row.features)})" if row.features else ""
        yield f"  {one_line(str(row.value))}{flags}"
        yield from _wrapped(row.description or "", width, "      ")


def list_text(listed: list[Entry], width: int) -> str:
    """Names with what they are and the first sentence about each, one to a line."""
    wide = max((len(entry.name) for entry in listed), default=0)
    lines: list[str] = []
    for entry in listed:
        flags = f" [{', '.join(sorted(entry.features))}]" if entry.features else ""
        start = f"{entry.name:<{wide}}  {entry.group}{flags}"
        lines.append(one_line(f"{start}  {first_sentence(entry)}")[:width].rstrip())
    return "\n".join(lines)


def first_sentence(entry: Entry) -> str:
    """The first sentence of what the schema says about an entry."""
    text = " ".join((entry.subject.description or "").split())
    head, dot, _ = text.partition(". ")
    return head + dot.rstrip()


def _flags(features: tuple[str, ...]) -> str:
    return " and ".join(f"`Feature.{name}`" for name in features)


def _wrapped(text: str, width: int, pad: str) -> Iterator[str]:
    for line in text.splitlines():
        yield from textwrap.wrap(
            one_line(line),
            max(width, len(pad) + 20),
            initial_indent=pad,
            subsequent_indent=pad,
            break_long_words=False,
            break_on_hyphens=False,
        )
