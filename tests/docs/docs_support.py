"""The built-in schemas, their pages, and the code blocks of a Markdown file."""

from __future__ import annotations

import functools
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import jsonschema
from referencing import Registry
from referencing.jsonschema import DRAFT202012

from acp_codegen.canonical import load_schema
from acp_codegen.canonical.project import export_schema
from acp_codegen.model import nodes
from acp_codegen.output.generate import Request, Timings, read_models
from acp_codegen.resources import schema_dir
from acp_codegen.show.build import Pages
from acp_codegen.show.library import Entry, Library
from acp_codegen.show.pages import Page

ROOT = Path(__file__).resolve().parent.parent.parent


@functools.cache
def library() -> Library:
    return Library(read_models(Request(schemas=(schema_dir(),)), Timings()))


@functools.cache
def maker(number: int) -> Pages:
    return Pages(library().schemas[number])


def all_pages() -> list[tuple[int, Entry, Page]]:
    return [
        (number, entry, maker(number).page(entry.subject))
        for number, listed in library().entries.items()
        for entry in listed
    ]


@functools.cache
def registry(number: int, surface: Any) -> Registry[Any]:
    document = export_schema(load_schema(schema_dir() / f"v{number}.json"), surface)
    return Registry().with_resource("urn:acp", DRAFT202012.create_resource(document))


def is_valid(number: int, place: str, surface: str, value: Any) -> bool:
    """Whether a value is valid at a place (a definition, or a JSON Pointer) of a surface."""
    pointer = place if place.startswith("/") else f"/$defs/{place}"
    schema = {"$ref": f"urn:acp#{pointer}"}
    checker = jsonschema.Draft202012Validator(schema, registry=registry(number, surface))
    return checker.is_valid(value)


def surface_of(entry: Entry) -> str:
    # Without unstable branches the pointers of inline objects are others.
    inline = isinstance(entry.subject, nodes.Record) and "Of/" in entry.subject.pointer
    return "full" if entry.features or inline else "stable"


def type_of(number: int, entry: Entry) -> str:
    """The definition that a value of a branch is decoded as; else the name itself."""
    if entry.name in library().schemas[number].index:
        return entry.name
    return next(
        use.name for use in maker(number).page(entry.subject).uses if use.role == "branch of"
    )


def place_of(number: int, entry: Entry) -> str:
    """The definition of a value of a type or branch; a pointer for an inline object."""
    assert not isinstance(entry.subject, nodes.Feature)
    if isinstance(entry.subject, nodes.Record) and entry.subject.union is not None:
        return type_of(number, entry)
    known = entry.name in library().schemas[number].index
    return entry.name if known else entry.subject.pointer


@dataclass(frozen=True)
class Block:
    """A fenced code block: its language, what follows on the fence, the line it starts on."""

    path: Path
    line: int
    language: str
    info: str
    text: str

    @property
    def title(self) -> str:
        match = re.search(r'title="([^"]+)"', self.info)
        return match[1] if match else ""

    @property
    def is_file(self) -> bool:
        return bool(self.title) and self.title != "Output"

    def __str__(self) -> str:
        return f"{self.path.name}:{self.line}"


_FENCE = re.compile(r"^(?P<pad> *)(?P<fence>```+) *(?P<language>[\w+-]*)(?P<info>[^\n`]*)$")


def blocks(path: Path) -> list[Block]:
    """All fenced blocks of a Markdown file, indented ones (in tabs and lists) too."""
    found: list[Block] = []
    start: re.Match[str] | None = None
    begin = 0
    inside: list[str] = []
    for number, line in enumerate(path.read_text("utf-8").splitlines(), start=1):
        match = _FENCE.match(line)
        if start is None:
            if match is not None:
                start, begin, inside = match, number, []
        elif match is not None and line.strip() == start["fence"]:
            pad = len(start["pad"])
            text = "\n".join(each[pad:] for each in inside) + "\n"
            found.append(Block(path, begin, start["language"], start["info"].strip(), text))
            start = None
        else:
            inside.append(line)
    assert start is None, f"{path}:{begin}: the block has no end"
    return found
