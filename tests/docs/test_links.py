"""Links: in the README, in the pages, and in the generated reference."""

from __future__ import annotations

import functools
import json
import posixpath
import re
import sys
from pathlib import Path

import pytest
from docs_support import ROOT, library

from acp_codegen.output.generate import Request, Timings, read_models
from acp_codegen.show.site import site_documents

PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
_LINK = re.compile(r"(?<!!)\[(?:[^\[\]]|\[[^\]]*\])*\]\(([^()\s]+)\)")
_ANCHOR = re.compile(r"^#+ .*\{ #(\S+) \}$", re.MULTILINE)


@functools.cache
def documents() -> dict[str, str]:
    schemas = list(library().schemas.values())
    return {each.path: each.text for each in site_documents(schemas, "reference")}


def links(text: str) -> list[str]:
    prose = re.sub(r"^ *```.*?^ *```$", "", text, flags=re.MULTILINE | re.DOTALL)
    found = _LINK.findall(prose)
    return [link for link in found if not re.match(r"[a-z]+:", link)]


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_links_of_the_pages_lead_somewhere(path: Path) -> None:
    for link in links(path.read_text("utf-8")):
        target = (path.parent / link.partition("#")[0]).resolve()
        generated = posixpath.relpath(target.as_posix(), (ROOT / "docs").as_posix())
        assert target.exists() or generated in documents(), link


def test_every_page_of_the_site_is_in_its_navigation() -> None:
    config = (ROOT / "mkdocs.yml").read_text("utf-8")
    for path in (ROOT / "docs").rglob("*.md"):
        # The report of `make bench` is added by the hook, since it need not be there.
        name = path.relative_to(ROOT / "docs").as_posix()
        assert name in config or name == "benchmarks.md"


def test_links_of_the_reference_lead_somewhere() -> None:
    everything = documents()
    assert sum(len(links(text)) for text in everything.values()) > 5000
    for path, text in everything.items():
        for link in links(text):
            file, _, anchor = link.partition("#")
            target = path
            if file:
                target = posixpath.normpath(posixpath.join(posixpath.dirname(path), file))
            assert target in everything, f"{path}: {link}"
            assert not anchor or anchor in _ANCHOR.findall(everything[target]), f"{path}: {link}"


def test_everything_has_a_place_in_the_reference() -> None:
    everything = documents()
    for number, entries in library().entries.items():
        index = everything[f"reference/v{number}/index.md"]
        for entry in entries:
            assert f"[`{entry.name}`](" in index
            if entry.features:
                row = next(line for line in index.splitlines() if f"[`{entry.name}`](" in line)
                assert all(f">{name}<" in row for name in entry.features)


def test_a_reference_page_has_json_beside_python_and_marks_what_is_unstable() -> None:
    text = documents()["reference/v2/types/SessionCapabilities.md"]
    assert re.search(r'<div class="grid"[^>]*>\n\n```json\n.*?```\n\n```python\n', text, re.DOTALL)
    marked = re.findall(r'<div class="member unstable" data-features="(\w+)"', text)
    assert set(marked) == {
        "SESSION_ARCHIVE",
        "SESSION_FORK",
        "SESSION_SET_TITLE",
        "SESSION_STATUS",
        "SESSION_SYSTEM_PROMPT",
    }


def test_a_hostile_description_stays_text(tmp_path: Path) -> None:
    evil = "a <script>alert(1)</script> [x](javascript:alert(1)) | `b` **c**\n\n# d"
    schema = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "x-acp": {"protocol": 1},
        "$defs": {
            "ThingRequest": {
                "description": evil,
                "type": "object",
                "x-side": "../../etc",
                "x-method": "a/b",
                "properties": {"<i>": {"description": evil, "x-name": "i"}},
            }
        },
    }

    path = tmp_path / "v1.json"
    path.write_text(json.dumps(schema))
    made = list(site_documents(read_models(Request(schemas=(path,)), Timings()), "reference"))
    assert all(".." not in each.path for each in made)
    for each in made:
        body = each.text.rpartition("\n---\n")[2]
        assert "<script" not in body
        assert not re.search(r"(?<!\\)\]\(javascript", body)
        assert "\n# d" not in body


def test_the_check_of_a_built_site_finds_what_is_wrong(tmp_path: Path) -> None:
    sys.path.insert(0, str(ROOT / "docs" / "_site"))
    try:
        from check import problems
    finally:
        sys.path.pop(0)
    (tmp_path / "a.html").write_text('<h1 id="x">A</h1><a href="b.html#y"></a><a href="#x"></a>')
    (tmp_path / "b.html").write_text(
        '<script src="https://cdn.example/x.js"></script><a href="c.html"></a>'
    )
    assert list(problems(tmp_path)) == [
        "a.html: b.html#y: no such anchor",
        "b.html: loads https://cdn.example/x.js",
        "b.html: c.html: no such file",
    ]
