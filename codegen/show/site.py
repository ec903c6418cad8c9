"""The reference as Markdown files for the web site: a page for each type, method and feature."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from acp_codegen.model import names, nodes
from acp_codegen.show.build import Pages
from acp_codegen.show.library import Entry, Library
from acp_codegen.show.markdown import SPECIAL, code_span, docs_environment, escaped
from acp_codegen.show.pages import Page, Part

#: Columns of Python code that stands beside JSON.
WIDTH = 46

_NAME = re.compile(r"[A-Za-z_]\w*")
_SPAN = re.compile(r"(`[^`\n]+`)")


@dataclass(frozen=True, slots=True)
class Document:
    """One Markdown file; `path` is relative to the folder of all documents."""

    path: str
    text: str


def site_documents(schemas: Sequence[nodes.Schema], folder: str) -> Iterator[Document]:
    """All documents of the reference for `schemas`, below `folder`.

    Needs the Markdown extensions attr_list, md_in_html, tables and fenced code.
    """
    library = Library(schemas)
    for number in sorted(library.schemas):
        yield from _Version(library, number, folder).documents()


class _Version:
    """The documents of one protocol version, and the links between them."""

    def __init__(self, library: Library, number: int, folder: str) -> None:
        self._library = library
        self._number = number
        self._folder = folder
        self._root = f"{folder}/v{number}"
        self._maker = Pages(library.schemas[number], WIDTH)
        self._entries = library.entries[number]
        self._owners = dict(self._branches())
        self._paths = self._all_paths(number)
        features = library.schemas[number].features
        self._constants = {each.constant: each.name for each in features}
        self._env = docs_environment()

    def documents(self) -> Iterator[Document]:
        """The list of everything, then a page for each entry that has one of its own."""
        yield self._index()
        branches: dict[str, list[Page]] = {}
        for entry in self._entries:
            owner = self._owners.get(entry.name)
            if owner is not None and entry.group == "branch":
                branches.setdefault(owner, []).append(self._branch(entry))
        for entry in self._entries:
            if entry.group != "branch":
                yield self._document(entry, branches.get(entry.name, []))

    def _branch(self, entry: Entry) -> Page:
        """The page of a branch class, less the fields of its base and those of every branch."""
        page = self._maker.page(entry.subject)
        above = (getattr(entry.subject, name, None) for name in ("base", "union"))
        parts_above = [part for name in above if name for part in self._maker.named(name).parts]
        inherited = {row for part in parts_above for row in part.fields}
        parts: list[Part] = []
        tags: list[tuple[str, str]] = []
        for part in page.parts:
            tags += [(f"`{row.wire}`", f"`{row.type}`") for row in part.fields if row.constant]
            own = [row for row in part.fields if row not in inherited and not row.constant]
            parts.append(replace(part, fields=tuple(own)))
        facts = (*page.facts, *tags)
        return replace(page, parts=tuple(parts), facts=facts, examples=page.examples[-1:])

    def _branches(self) -> Iterator[tuple[str, str]]:
        """Each branch class with the definition on whose page it stands."""
        for entry in self._entries:
            if entry.group == "branch":
                uses = self._maker.page(entry.subject).uses
                owner = next((use.name for use in uses if use.role == "branch of"), None)
                yield entry.name, owner or (uses[0].name if uses else "")

    def _all_paths(self, number: int) -> dict[tuple[str, str], str]:
        """Where each entry of a version stands, by group and name; branches get an anchor."""
        root = f"{self._folder}/v{number}"
        paths: dict[tuple[str, str], str] = {}
        for entry in self._library.entries[number]:
            if isinstance(entry.subject, nodes.Method):
                paths.setdefault(("method", entry.name), _method_path(root, entry.subject))
            elif entry.group == "feature":
                paths["feature", entry.name] = f"{root}/features/{entry.name}.md"
            elif entry.group != "branch":
                paths["type", entry.name] = f"{root}/types/{entry.name}.md"
        if number == self._number:
            for name, owner in self._owners.items():
                if owner:
                    paths["type", name] = f"{root}/types/{owner}.md#{name}"
        return paths

    def _path(self, entry: Entry) -> str:
        if isinstance(entry.subject, nodes.Method):
            return _method_path(self._root, entry.subject)
        group = "feature" if entry.group == "feature" else "type"
        return self._paths[group, entry.name]

    def _document(self, entry: Entry, branches: list[Page]) -> Document:
        path = self._path(entry)
        page = self._maker.page(entry.subject)
        links = _Links(self._paths, self._constants, path)
        text = self._env.get_template("docs/site_page.md.j2").render(
            self._common(links),
            page=page,
            branches=_in_order(branches, page),
            entry=entry,
            elsewhere=list(self._elsewhere(entry, links)),
            up=links.to(f"{self._root}/index.md"),
        )
        return Document(path, text)

    def _elsewhere(self, entry: Entry, links: _Links) -> Iterator[tuple[str, str]]:
        """The other versions that have the same entry, with links."""
        for number in sorted(self._library.schemas):
            if number != self._number:
                for other in self._library.entries[number]:
                    if _same(entry, other):
                        yield f"v{number}", links.to(_moved(self._path(entry), self._root, number))

    def _index(self) -> Document:
        path = f"{self._root}/index.md"
        links = _Links(self._paths, self._constants, path)
        groups = [
            ("Methods", [e for e in self._entries if e.group == "method"]),
            ("Features", [e for e in self._entries if e.group == "feature"]),
            ("Types", [e for e in self._entries if e.group in ("type", "branch")]),
            ("Message envelopes", [e for e in self._entries if e.group == "envelope"]),
        ]
        text = self._env.get_template("docs/site_index.md.j2").render(
            self._common(links),
            schema=self._library.schemas[self._number],
            groups=[
                (title, [(entry, links.to(self._path(entry))) for entry in listed])
                for title, listed in groups
                if listed
            ],
        )
        return Document(path, text)

    def _common(self, links: _Links) -> dict[str, Any]:
        return {
            "number": self._number,
            "type_of": links.annotation,
            "prose": links.prose,
            "place_of": links.use,
            "method": links.method,
            "feature": links.feature,
            "shown_parts": _shown_parts,
        }


class _Links:
    """Writes Markdown links from one document to others."""

    def __init__(
        self, paths: dict[tuple[str, str], str], constants: dict[str, str], here: str
    ) -> None:
        self._paths = paths
        self._constants = constants
        self._here = here

    def to(self, path: str) -> str:
        """The relative address of another document."""
        file, mark, anchor = path.partition("#")
        if file == self._here:
            return mark + anchor
        return posixpath.relpath(file, posixpath.dirname(self._here)) + mark + anchor

    def named(self, group: str, name: str, text: str = "") -> str:
        """A name as code, with a link where it has a page other than this one."""
        shown = code_span(text or name)
        path = self._paths.get((group, name))
        return shown if path is None or path == self._here else f"[{shown}]({self.to(path)})"

    def method(self, name: str) -> str:
        """A method by its wire name."""
        return self.named("method", name)

    def feature(self, constant: str) -> str:
        """A feature by its constant."""
        return self.named("feature", self._constants.get(constant, constant))

    def annotation(self, text: str) -> str:
        """A Python type as code, with links on the names in it."""
        parts: list[str] = []
        at = 0
        for match in _NAME.finditer(text):
            if ("type", match[0]) in self._paths:
                parts.append(_between(text[at : match.start()]))
                parts.append(self.named("type", match[0]))
                at = match.end()
        parts.append(_between(text[at:]))
        return "".join(parts)

    def prose(self, text: str) -> str:
        """A description, with links on the methods and types that it names in backticks."""
        return "".join(self._span(part) for part in _SPAN.split(escaped(text)))

    def _span(self, part: str) -> str:
        if not _SPAN.fullmatch(part):
            return part
        name = part[1:-1]
        group = next((g for g in ("method", "type") if (g, name) in self._paths), None)
        # A name in the lower case of a plain word more often is a field than the method.
        plain = name.isalpha() and name.islower()
        return part if group is None or plain else self.named(group, name)

    def use(self, name: str, member: str) -> str:
        """The place of a use: a method, or a type and the member in it."""
        group = "method" if ("method", name) in self._paths else "type"
        return self.named(group, name, f"{name}.{member}" if member else name)


def _in_order(branches: list[Page], page: Page) -> list[Page]:
    """The branches in the order in which their union tries them."""
    listed = [row.type for part in page.parts for row in part.branches]
    places = {name: place for place, name in enumerate(listed)}
    return sorted(branches, key=lambda branch: places.get(branch.name, len(places)))


def _between(text: str) -> str:
    """What stands between names in a type; a code span would lose the space at its ends."""
    return f"<code>{text.translate(SPECIAL)}</code>" if text else ""


def _same(entry: Entry, other: Entry) -> bool:
    """Whether two entries of two versions are the same thing."""
    side = getattr(entry.subject, "side", None), getattr(entry.subject, "name", None)
    return (entry.group, entry.name, *side) == (
        other.group,
        other.name,
        getattr(other.subject, "side", None),
        getattr(other.subject, "name", None),
    )


def _moved(path: str, root: str, number: int) -> str:
    return f"{posixpath.dirname(root)}/v{number}{path[len(root) :]}"


def _method_path(root: str, method: nodes.Method) -> str:
    # The side is free text; the name is a Python name already.
    return f"{root}/methods/{names.snake(method.side, method.pointer)}/{method.name}.md"


def _shown_parts(page: Page) -> list[Part]:
    """The parts that say something: params and results do even when they hold nothing."""
    return [
        part
        for part in page.parts
        if part.fields or part.branches or part.values or part.title in ("Params", "Result")
    ]
