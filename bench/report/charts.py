"""Bar charts of the ratios, one for each section, as SVG that is the same for the same numbers."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from bench.report.words import subject, times
from bench.results import Section

COLOURS = ("#2f6f9f", "#e08e45", "#5a9e6f")
TICKS = [base * 10.0**power for power in range(-3, 5) for base in (1, 2, 5)]


def draw(section: Section, path: Path) -> None:
    """Write the chart of a section: a group of bars for each peer, a bar for each subject.

    The axis is logarithmic and the bars start at 1, where both take the same.
    """
    import matplotlib as mpl

    mpl.use("svg")
    import matplotlib.pyplot as plt

    settings: dict[Any, Any] = {"svg.hashsalt": section.id, "svg.fonttype": "none", "font.size": 9}
    with mpl.rc_context(settings):
        bars = len(section.peers) * len(section.subjects)
        figure, axes = plt.subplots(figsize=(7.5, 1.4 + 0.21 * bars + 0.12 * len(section.peers)))
        _bars(section, axes)
        _frame(section, axes)
        figure.tight_layout()
        figure.savefig(path, metadata={"Date": None, "Creator": None})
        plt.close(figure)
    _tidy(path)


def _bars(section: Section, axes: Any) -> None:
    height = 0.8 / len(section.subjects)
    for number, name in enumerate(section.subjects):
        places: list[float] = []
        values: list[float] = []
        for place, peer in enumerate(section.peers):
            found = section.figure(name, peer)
            if found:
                places.append(place + (number - (len(section.subjects) - 1) / 2) * height)
                values.append(found.ratio.median)
        colour = COLOURS[number % len(COLOURS)]
        widths = [value - 1 for value in values]
        drawn = axes.barh(places, widths, height * 0.92, left=1, color=colour, label=subject(name))
        axes.bar_label(drawn, labels=list(map(times, values)), padding=3, fontsize=8)


def _frame(section: Section, axes: Any) -> None:
    labels = [f"{peer}\n(limit)" if peer in section.limits else peer for peer in section.peers]
    axes.set_yticks(range(len(labels)), [label.replace(", ", ",\n") for label in labels])
    axes.set_ylim(len(labels) - 0.5, -0.5)
    axes.set_xscale("log")
    ratios = [figure.ratio.median for figure in section.figures]
    low, high = min(0.8, min(ratios) / 1.7), max(1.25, max(ratios) * 1.7)
    axes.set_xticks([tick for tick in TICKS if low <= tick <= high], minor=False)
    axes.set_xticks([], minor=True)
    axes.set_xlim(low, high)
    axes.axvline(1, color="#444444", linewidth=1)
    axes.xaxis.set_major_formatter(lambda value, _: f"{value:g}x")
    axes.set_xlabel("times what we take; to the right of 1x we are ahead")
    axes.set_title(section.title, loc="left", fontweight="bold")
    axes.spines[["top", "right"]].set_visible(False)
    if len(section.subjects) > 1:
        place = {"loc": "upper center", "bbox_to_anchor": (0.5, 0), "borderaxespad": 3.6}
        axes.legend(frameon=False, fontsize=8, ncols=len(section.subjects), **place)


def _tidy(path: Path) -> None:
    """Lines without spaces at their ends."""
    lines = path.read_text(encoding="utf-8").splitlines()
    path.write_text("\n".join(line.rstrip() for line in lines) + "\n", encoding="utf-8")
