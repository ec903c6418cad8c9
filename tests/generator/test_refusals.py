"""What `generate` will not lose or show, and flags that mean something else elsewhere."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from generator_support import Generator, load, tree
from orchard import orchard

from acp_bindings import v1, v2


@pytest.mark.parametrize("name", ["notes.md", "v1/data.json"])
def test_a_file_that_is_not_code_is_never_lost(generator: Generator, name: str) -> None:
    _, target = generator.run(orchard(), out="package")
    (target / name).write_text("mine")
    before = tree(target)
    for options in ((), ("--check",)):
        outcome, _ = generator.run(orchard(), *options, out="package")
        assert outcome.code == 2
        assert name in outcome.err
        assert "mine" not in outcome.out
    assert tree(target) == before


def test_a_check_shows_nothing_of_a_foreign_directory(generator: Generator, tmp_path: Path) -> None:
    (tmp_path / "foreign").mkdir()
    (tmp_path / "foreign" / "private.txt").write_text("precious")
    outcome, _ = generator.run(orchard(), "--check", out="foreign")
    assert (outcome.code, outcome.out) == (2, "")


@pytest.mark.parametrize("wrong", ["none", True, 1, v2.Feature.NONE, v2.Feature.ALL], ids=repr)
@pytest.mark.parametrize("function", ["decode", "validate", "is_valid"])
def test_flags_of_another_version_are_refused(function: str, wrong: Any) -> None:
    with pytest.raises(TypeError, match=r"features takes acp_bindings\.v1\.Feature"):
        getattr(v1, function)("PromptRequest", {}, features=wrong)
    with pytest.raises(TypeError, match=r"features takes acp_bindings\.v1\.Feature"):
        v1.encode(v1.PromptRequest(session_id="s", prompt=[]), features=wrong)


def test_flags_of_another_package_are_refused(generator: Generator) -> None:
    _, target = generator.run(orchard(), out="package")
    other = load(target).v1
    with pytest.raises(TypeError, match="features takes"):
        v1.decode("PromptRequest", {}, features=other.Feature.ALL)
