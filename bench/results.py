"""What a run found, and the file that keeps it."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

from bench.timing import Ratio, ratio


@dataclass(frozen=True)
class Figure:
    """Us beside one peer on one subject; `ours` and `theirs` are medians in the section's unit."""

    subject: str
    peer: str
    ours: float
    theirs: float
    ratio: Ratio


@dataclass(frozen=True)
class Section:
    """The figures about one question.

    `unit` is `s` or `B`, for one thing of what is measured. `notes` say what was done, one
    sentence each. A peer in `limits` does less than the others: it shows how far one could get.
    """

    id: str
    title: str
    unit: str
    notes: Sequence[str]
    figures: Sequence[Figure]
    limits: Sequence[str] = ()

    @property
    def subjects(self) -> list[str]:
        return list(dict.fromkeys(figure.subject for figure in self.figures))

    @property
    def peers(self) -> list[str]:
        return list(dict.fromkeys(figure.peer for figure in self.figures))

    def figure(self, subject: str, peer: str) -> Figure | None:
        for figure in self.figures:
            if (figure.subject, figure.peer) == (subject, peer):
                return figure
        return None


@dataclass(frozen=True)
class Report:
    """A whole run: where and when, with what, and what came out."""

    python: str
    date: str
    machine: Mapping[str, str]
    versions: Mapping[str, str]
    sections: Sequence[Section] = field(default_factory=list)


def figures(subject: str, ours: str, times: Mapping[str, Sequence[float]]) -> list[Figure]:
    """Each contender beside the one named `ours`."""
    own = times[ours]
    return [
        Figure(subject, name, median(own), median(theirs), ratio(theirs, own))
        for name, theirs in times.items()
        if name != ours
    ]


def save(report: Report, path: Path) -> None:
    """Write a report as JSON, with four digits of each number."""
    path.parent.mkdir(parents=True, exist_ok=True)
    text = json.dumps(_rounded(asdict(report)), indent=1, ensure_ascii=False)
    path.write_text(text + "\n", encoding="utf-8")


def load(path: Path) -> Report:
    """Read what `save` wrote."""
    data = json.loads(path.read_text(encoding="utf-8"))
    return Report(**data | {"sections": [_section(each) for each in data["sections"]]})


def _section(data: dict[str, Any]) -> Section:
    found = [Figure(**each | {"ratio": Ratio(**each["ratio"])}) for each in data["figures"]]
    return Section(**data | {"figures": found})


def _rounded(value: Any) -> Any:
    if isinstance(value, float):
        return float(f"{value:.4g}")
    if isinstance(value, dict):
        return {key: _rounded(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [_rounded(item) for item in value]
    return value
