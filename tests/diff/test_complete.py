"""The reported changes are complete and minimal, and what does not matter is not reported."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from acp_codegen.diff import compare

from .applying import Applier, without
from .claims import CLAIMS
from .reading import read_json, read_schema

RELEASES = ("1.3.0", "2.0.0", "2.1.0", "2.4.0")


def neighbours(shared: Path) -> list[tuple[Path, Path]]:
    """Each file of a release with the like file of the next release."""
    pairs: list[tuple[Path, Path]] = []
    for old, new in pairwise(RELEASES):
        for protocol in ("v1", "v2"):
            for name in ("schema.json", "schema.unstable.json"):
                paths = [shared / "upstream" / r / protocol / name for r in (old, new)]
                if all(path.is_file() for path in paths):
                    pairs.append((paths[0], paths[1]))
    return pairs


def check(old: Path, new: Path, each: bool) -> None:
    before, after = read_schema(old), read_schema(new)
    changes = compare(before, after)
    assert Applier(before, after, changes).run() == ([], [])
    for change in changes if each else ():
        differences, _ = Applier(before, after, without(changes, change)).run()
        assert differences, f"not needed: {change.sentence}"


@pytest.mark.parametrize("index", range(10))
def test_neighbouring_releases(index: int, shared: Path) -> None:
    pairs = neighbours(shared)
    assert len(pairs) == 10
    check(*pairs[index], each=False)


#: Pairs in which each change in turn is left out, which must leave a difference.
ONE_BY_ONE = {2, 16}


@pytest.mark.parametrize("number", sorted(CLAIMS))
def test_worked_out_pairs(number: int, cases: Path) -> None:
    case = next(c for c in read_json(cases / "ground_truth.json") if c["id"] == number)
    each = number in ONE_BY_ONE
    check(cases / case["old_file"], cases / case["new_file"], each=each)


FAR_APART = [
    ("2.4.0/v1/schema.json", "2.4.0/v2/schema.json"),
    ("2.4.0/v2/schema.unstable.json", "1.3.0/v1/schema.json"),
]


@pytest.mark.parametrize(("old", "new"), FAR_APART)
def test_versions_far_apart(old: str, new: str, shared: Path) -> None:
    check(shared / "upstream" / old, shared / "upstream" / new, each=False)
