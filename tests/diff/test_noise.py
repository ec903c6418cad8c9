"""What does not matter on the wire is not reported."""

from __future__ import annotations

from pathlib import Path

import pytest

from acp_codegen.diff import compare

from .reading import read_json
from .rewriting import can_be_inlined, inlined, reunited, reworded, rewrapped, shuffled

FILES = ("v1/schema.json", "v1/schema.unstable.json", "v2/schema.json", "v2/schema.unstable.json")
#: One of so many definitions is inlined here; all of them give nothing, but take minutes.
STEP = 48


@pytest.fixture(params=FILES)
def document(request: pytest.FixtureRequest, shared: Path) -> dict[str, object]:
    found: dict[str, object] = read_json(shared / "upstream" / "2.4.0" / request.param)
    return found


def test_the_same(document: dict[str, object]) -> None:
    assert compare(document, document) == ()


@pytest.mark.parametrize("seed", range(2))
def test_another_order(document: dict[str, object], seed: int) -> None:
    other = shuffled(document, seed)
    assert list(other["$defs"]) != list(document["$defs"])  # type: ignore[call-overload]
    assert compare(document, other) == ()


def test_another_spelling(document: dict[str, object]) -> None:
    for rewrite in (reworded, rewrapped, reunited):
        other = rewrite(document)
        assert other != document
        assert compare(document, other) == (), rewrite.__name__


def test_written_in_place(document: dict[str, object]) -> None:
    names = can_be_inlined(document)[5::STEP]
    assert len(names) > 2
    for name in names:
        other = inlined(document, name)
        assert compare(document, other) == (), name


def test_all_at_once(document: dict[str, object]) -> None:
    other = reworded(shuffled(rewrapped(reunited(document)), 7))
    for name in can_be_inlined(other)[::STEP]:
        other = inlined(other, name)
    assert compare(document, other) == ()


@pytest.mark.parametrize("name", ["v1.json", "v2.json"])
def test_canonical_against_upstream(name: str, shared: Path, repo: Path) -> None:
    """Our own schema says the same as the release that it came from."""
    release = shared / "upstream" / "2.4.0" / name.removesuffix(".json") / "schema.unstable.json"
    ours, theirs = read_json(repo / "schema" / name), read_json(release)
    assert compare(theirs, ours, surface="full") == ()
    stable = read_json(release.with_name("schema.json"))
    assert compare(stable, ours, surface="stable") == ()
