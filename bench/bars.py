"""What we want to reach: for a section, a subject and a peer, at least how many times its time.

The numbers hold on CPython 3.11. Raise them where a run does better for good.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from bench.results import Figure, Report

SDK = "SDK (pydantic)"

#: Section and peer, then the bar of each subject.
BARS: Mapping[tuple[str, str], Mapping[str, float]] = {
    ("dict-to-object", SDK): {"S": 3.3, "M": 3.4, "L": 3.3},
    ("dict-to-object", "msgspec"): {"S": 1 / 1.7, "M": 1 / 2.7, "L": 1 / 2.9},
    ("json-to-object", SDK): {"S": 2.5, "M": 2.0, "L": 1.8},
    ("json-to-object", f"{SDK}, model_validate_json"): {"S": 1.2, "M": 1.5, "L": 1.4},
    ("json-to-object-orjson", f"{SDK}, json.loads"): {"S": 3.5, "M": 3.2, "L": 2.7},
    ("object-to-dict", SDK): {"S": 4.0, "M": 3.0, "L": 2.3},
    ("object-to-json", SDK): {"S": 7.0, "M": 2.2, "L": 1.6},
    ("object-to-json-orjson", f"{SDK}, model_dump_json"): {"S": 3.3, "M": 3.1, "L": 3.3},
    ("validate-valid", "jsonschema-rs"): {"S": 1 / 1.2, "M": 1 / 1.25, "L": 1 / 1.55},
    ("validate-valid", "fastjsonschema"): {"S": 190.0, "M": 120.0, "L": 60.0},
    ("validate-invalid", "jsonschema-rs"): {"S": 60.0, "M": 50.0, "L": 2.7},
    ("import", SDK): {"types": 100.0, "codec, validation, dispatch": 22.0},
    ("memory", SDK): {"S": 4.0, "M": 1.9},
    ("memory", "cattrs"): {"S": 1.0, "M": 1.0},
    ("generation", "datamodel-code-generator"): {"v1 and v2": 3.0},
    ("growth", "linear growth"): {"16x": 1.5},
    ("connection", SDK): {"updates": 3.5},
}


@dataclass(frozen=True)
class Verdict:
    """A bar and what was measured."""

    section: str
    figure: Figure
    bar: float

    @property
    def met(self) -> bool:
        """Whether the median reaches the bar."""
        return self.figure.ratio.median >= self.bar


def verdicts(report: Report) -> Iterator[Verdict]:
    """Each bar of which there is a figure."""
    for section in report.sections:
        for figure in section.figures:
            bar = BARS.get((section.id, figure.peer), {}).get(figure.subject)
            if bar is not None:
                yield Verdict(section.title, figure, bar)
