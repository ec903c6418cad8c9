"""Every structural change of real releases, with its verdict: none missing, none extra."""

from __future__ import annotations

import re
from collections import Counter
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

import pytest

from acp_codegen.diff import Change, compare

from .claims import CLAIMS, DISPUTED, SEEN_TWICE
from .reading import read_json, read_schema

ORDER = ["n/a", "OK", "IGNORED", "DROP", "NOMETHOD", "BREAK"]
READERS = {"a2c": {"client"}, "c2a": {"agent"}, "both": {"agent", "client"}}


def changes_of(case: dict[str, Any], cases: Path) -> tuple[Change, ...]:
    old, new = (read_schema(cases / case[f"{side}_file"]) for side in ("old", "new"))
    return compare(old, new, surface="full")


def claimed(change: Change, claim: str) -> bool:
    kind, _, member = claim.partition(" ")
    kind, _, subject = kind.partition(":")
    subjects = {finding.subject for finding in change.findings}
    return (
        change.id == kind
        and fnmatchcase(change.member, member.replace("[", "[[]"))
        and (not subject or subjects == {subject})
    )


def take(changes: list[Change], claim: str) -> list[Change]:
    """Remove what a claim is about from `changes`, and return it."""
    text, count = re.fullmatch(r"(.*?)(?: x (\d+))?", claim).groups()  # type: ignore[union-attr]
    found = [change for change in changes if claimed(change, text)]
    assert len(found) == int(count or 1), f"{claim!r} is {[c.sentence for c in found]}"
    for change in found:
        changes.remove(change)
    return found


def worst(verdicts: list[str]) -> str:
    names = [verdict if verdict == "n/a" else verdict.upper() for verdict in verdicts]
    return max(names, key=ORDER.index, default="OK")


def verdicts_of(changes: list[Change]) -> tuple[str, str]:
    pairs = [pair for change in changes for pair in change.verdicts.values()]
    return (
        worst([pair.new_writer_old_reader.value for pair in pairs]),
        worst([pair.old_writer_new_reader.value for pair in pairs]),
    )


@pytest.mark.parametrize("number", sorted(CLAIMS))
def test_pair(number: int, cases: Path) -> None:
    case = next(c for c in read_json(cases / "ground_truth.json") if c["id"] == number)
    left = list(changes_of(case, cases))
    rows = case["items"]
    assert len(rows) == len(CLAIMS[number])
    for index, (row, claims) in enumerate(zip(rows, CLAIMS[number], strict=True)):
        if (number, index) in SEEN_TWICE:
            continue
        found = [change for claim in claims for change in take(left, claim)]
        expected = row["new_writer_old_reader"], row["old_writer_new_reader"]
        if (number, index) in DISPUTED:
            expected = DISPUTED[number, index][0]
        assert verdicts_of(found) == expected, row["change"]
        if found:
            readers = {reader for change in found for reader in change.verdicts}
            assert readers == READERS[row["direction"]], row["change"]
    assert not left, [change.sentence for change in left]


def test_every_row_is_claimed(cases: Path) -> None:
    found = read_json(cases / "ground_truth.json")
    assert {case["id"]: len(case["items"]) for case in found} == {
        number: len(rows) for number, rows in CLAIMS.items()
    }
    assert sum(len(case["items"]) for case in found) == 71


SYNTHETIC: dict[str, dict[str, tuple[str, dict[str, tuple[str, str]]]]] = {
    "S01": {},
    "S02": {"renamed PeerInfo": ("safe", {"agent": ("ok", "ok"), "client": ("ok", "ok")})},
    "S03": {},
    "S04": {"enum-opened StopReason": ("breaking", {"client": ("break", "ok")})},
    "S05": {
        "null-allowed NewSessionRequest.additionalDirectories": (
            "risky",
            {"agent": ("drop", "ok")},
        )
    },
    "S06": {
        "method-moved session/set_mode": (
            "breaking",
            {"agent": ("ok", "nomethod"), "client": ("nomethod", "ok")},
        )
    },
    "S07": {
        "required-property-added TextContent.lang": (
            "breaking",
            {"agent": ("ignored", "break"), "client": ("ignored", "break")},
        )
    },
    "S08": {
        "range-changed ProtocolVersion": (
            "breaking",
            {"agent": ("break", "ok"), "client": ("break", "ok")},
        )
    },
    "S09": {
        "property-removed AvailableCommand.description": (
            "risky",
            {"client": ("drop", "ignored")},
        )
    },
    "S10": {},
    "S11": {},
    "S12": {},
    "S13": {"property-now-optional PromptRequest.prompt": ("breaking", {"agent": ("break", "ok")})},
    "S14": {
        "required-property-added SessionNotification.seq": (
            "breaking",
            {"client": ("ignored", "break")},
        )
    },
}


@pytest.mark.parametrize("name", sorted(SYNTHETIC))
def test_one_change(name: str, cases: Path) -> None:
    folder = cases / "synthetic"
    case = next(c for c in read_json(folder / "expected.json") if c["id"] == name)
    changes = compare(read_schema(folder / case["old"]), read_schema(folder / case["new"]))
    found = {
        f"{change.id} {change.member}": (
            change.rating.value,
            {
                reader: (pair.new_writer_old_reader.value, pair.old_writer_new_reader.value)
                for reader, pair in change.verdicts.items()
            },
        )
        for change in changes
    }
    assert found == SYNTHETIC[name], case["expected"]
    assert len(found) == len(changes)


def test_all_one_change_cases_are_there(cases: Path) -> None:
    expected = read_json(cases / "synthetic" / "expected.json")
    assert {case["id"] for case in expected} == set(SYNTHETIC)


def test_leniency_differs_from_carrier_to_carrier(cases: Path) -> None:
    """S07: bare in a prompt and in message chunks, shielded in the content of tool calls."""
    folder = cases / "synthetic"
    old, new = read_schema(folder / "base.json"), read_schema(folder / "S07" / "new.json")
    (change,) = compare(old, new)
    found = Counter(
        (message.reader, message.label, message.pair.old_writer_new_reader.value)
        for message in change.messages
    )
    assert found["agent", "session/prompt", "break"] == 1
    assert found["client", "session/update", "break"] == 1
    assert found["client", "session/update", "drop"] == 1
    assert found["client", "session/request_permission", "drop"] == 1
    assert found["client", "session/request_permission", "break"] == 0
