"""Verdicts against behaviour: messages written under one version, read under the other."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from acp_codegen.canonical.surface import drop_unstable
from acp_codegen.diff import Change, Rating, compare
from acp_codegen.diff.compare import MOVES
from acp_codegen.diff.registry import kinds
from acp_codegen.model import nodes
from acp_codegen.model.build import build_schema

from .mutations import MUTATIONS, bare, pairs, soft
from .reference import Reader, Refused, Writer

MESSAGES = 1000
ORDER = ["n/a", "ok", "ignored", "drop", "nomethod", "break"]
#: Where old writers may send what only leniency accepts; nobody else writes bad values.
SLOPPY = {"leniency-removed", "tag-leniency-changed"}
OTHER = {"host": "guest", "guest": "host"}

#: Kinds on which no carrier has any influence.
UNCARRIED = {kind for kind in MUTATIONS if kind.startswith("method-")} | {"renamed"}

CASES = [
    pytest.param(kind, index, base, id=f"{kind}-{index}-{base.__name__}")
    for kind in sorted(MUTATIONS)
    for base in ((bare,) if kind in UNCARRIED else (bare, soft))
    for index in range(len(pairs(kind, base)))
]


def parts(schema: nodes.Schema) -> Iterator[tuple[str, tuple[str, str, bool], str]]:
    """The reader, the method and the definition of every message."""
    for method in schema.methods:
        key = method.side, method.wire, method.notification
        if method.params is not None:
            yield method.side, key, method.params
        if method.result is not None:
            yield OTHER[method.side], key, method.result


def observed(writing: Writer, reading: Reader, role: str, count: int) -> str:
    """The worst that happens to messages that `role` reads, as a verdict."""
    known = {method for _, method, _ in parts(reading.schema)}
    worst = "ok"
    for reader, method, name in parts(writing.schema):
        if method not in known:
            # Whoever receives it does not know it; a caller reads the error.
            seen = "nomethod" if reader == role else worst
            worst = max(worst, seen, key=ORDER.index)
            continue
        if reader != role:
            continue
        target = next(n for r, m, n in parts(reading.schema) if (r, m) == (reader, method))
        for _ in range(count):
            try:
                lost = reading.read(target, writing.write(name))
            except Refused:
                return "break"
            worst = max(worst, "drop" if lost else "ok", key=ORDER.index)
    return worst


@pytest.mark.parametrize(("kind", "index", "base"), CASES)
def test_verdict(kind: str, index: int, base: Callable[[], Any]) -> None:
    old, new = pairs(kind, base)[index]
    changes = compare(old, new)
    assert [change.id for change in changes] == [kind]
    (change,) = changes
    if kind in MOVES:
        old, new = drop_unstable(old), drop_unstable(new)
    before, after = build_schema(old), build_schema(new)
    for role in OTHER:
        found = change.verdicts.get(role)
        forward = observed(Writer(after, 1), Reader(before), role, MESSAGES)
        sloppy = kind in SLOPPY
        backward = observed(Writer(before, 2, sloppy), Reader(after), role, MESSAGES)
        said = (
            (found.new_writer_old_reader.value, found.old_writer_new_reader.value)
            if found is not None
            else ("ok", "ok")
        )
        assert (_seen(said[0]), _seen(said[1])) == (
            _lost(forward, False),
            _lost(backward, sloppy and said[1] == "ok"),
        ), role
    check_rating(change)


def _seen(verdict: str) -> str:
    """What a reader notices: nothing of what is ignored or never written."""
    return "ok" if verdict in ("n/a", "ignored") else verdict


def _lost(verdict: str, forgiven: bool) -> str:
    """With bad values about, some are lost that this change has nothing to do with."""
    return "ok" if forgiven and verdict == "drop" else verdict


def check_rating(change: Change) -> None:
    """The rating follows from the worst verdict."""
    pairs_of = change.verdicts.values()
    verdicts = {p.new_writer_old_reader.value for p in pairs_of}
    verdicts |= {p.old_writer_new_reader.value for p in pairs_of}
    if "break" in verdicts:
        assert change.rating is Rating.BREAKING
    elif change.rating is Rating.BREAKING:
        assert "nomethod" in verdicts
    elif change.rating is Rating.SAFE:
        assert verdicts <= {"n/a", "ok", "ignored"}
    else:
        assert verdicts & {"drop", "nomethod", "ignored"}


def test_every_kind_is_tried() -> None:
    assert set(MUTATIONS) == set(kinds())


def test_soft_things_never_break() -> None:
    """What only lenient keys carry is dropped, not refused: that is what `soft` is for."""
    for kind in ("enum-value-added", "required-property-added", "type-changed"):
        (before, after), *_ = pairs(kind, soft)
        (change,) = compare(before, after)
        assert change.rating is Rating.RISKY
        (before, after), *_ = pairs(kind, bare)
        (change,) = compare(before, after)
        assert change.rating is Rating.BREAKING
