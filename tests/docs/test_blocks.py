"""Every code block of the README and the pages runs."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest
from docs_support import ROOT, Block, blocks
from sandbox import Sandbox

PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]


def borrowed(path: Path) -> list[Block]:
    """The files of the pages that a comment names: the page goes on from them."""
    names = re.findall(r"<!-- goes on from (\S+) -->", path.read_text("utf-8"))
    return [b for name in names for b in blocks(path.parent / name) if b.is_file]


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_every_block_runs(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    before = set(sys.modules)
    page = Sandbox(tmp_path)
    try:
        for block in (*borrowed(path), *blocks(path)):
            page.run(block)
    finally:
        for name in set(sys.modules) - before:
            if (getattr(sys.modules[name], "__file__", None) or "").startswith(str(tmp_path)):
                del sys.modules[name]


def test_the_readme_shows_what_it_promises() -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    code = "\n".join(b.text for b in blocks(ROOT / "README.md") if b.language == "python")
    for word in ("decode_json(", "encode(", "match ", "features="):
        assert word in code
    assert len(re.findall(r"\w+", text)) < 900, "two minutes at 450 words a minute"


def test_a_block_that_fails_is_a_failure(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text('```python\nprint("one")\n```\n```text title="Output"\ntwo\n```\n')
    shown = blocks(page)
    sandbox = Sandbox(tmp_path)
    sandbox.run(shown[0])
    with pytest.raises(AssertionError):
        sandbox.run(shown[1])
