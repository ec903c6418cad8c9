"""Every code block of the README and the pages runs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from docs_support import ROOT, blocks
from sandbox import Sandbox

PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_every_block_runs(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    page = Sandbox(tmp_path)
    for block in blocks(path):
        page.run(block)


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
