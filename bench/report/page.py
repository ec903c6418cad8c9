"""The page about the numbers, and the block in the README."""

from __future__ import annotations

from collections.abc import Sequence

from bench.bars import Verdict, verdicts
from bench.report.words import amount, ours, spread, subject, times
from bench.results import Report, Section

INTRO = """\
# Benchmarks

Written by `make bench`; edit nothing here. Each number is a ratio: how many times as much the other
one takes as we do, so above 1 we are ahead. It is the median over the rounds of one run, with the
quartiles in brackets. In each round everyone is measured once, one after the other, and only times
of the same round are compared. Before anything is timed, the run checks that all decode to the same
typed objects with the same defaults and give the message back as it was.

Statements are timed by the time that they use of the processor, with the garbage collector off for
everyone; commands by the clock on the wall. *Limit* marks what does less than the others and shows
how far one could get at all.
"""


def page(reports: Sequence[Report], folder: str) -> str:
    """The page in Markdown; the first report is shown whole, the others beside it.

    `folder` is where the charts are, as a path relative to the page.
    """
    main, *others = reports
    parts = [INTRO, _setting(main)]
    for section in main.sections:
        parts.append(_section(main, section, folder))
    parts.append(_bars(main))
    parts += [_other(main, other) for other in others]
    return "\n".join(parts)


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table in Markdown, the first column to the left and the others to the right."""
    rule = ["---", *("---:" for _ in head[1:])]
    return "".join(f"| {' | '.join(row)} |\n" for row in (head, rule, *rows))


def _setting(report: Report) -> str:
    rows = [[name, value] for name, value in report.machine.items()]
    machine = f"CPython {report.python}, {report.date}\n\n{table(('machine', ''), rows)}"
    rows = [[name, value] for name, value in report.versions.items()]
    return f"## Where and with what\n\n{machine}\n{table(('package', 'version'), rows)}"


def _section(report: Report, section: Section, folder: str) -> str:
    chart = f"![{section.title}]({folder}/{section.id}.svg)\n"
    notes = " ".join(section.notes)
    return f"## {_capital(section.title)}\n\n{notes}\n\n{_figures(section)}\n{chart}"


def _capital(title: str) -> str:
    return title[:1].upper() + title[1:]


def _figures(section: Section) -> str:
    """A row for each peer, a column for each subject, and our own time in the last row."""
    head = ["", *map(subject, section.subjects)]
    rows: list[list[str]] = []
    for peer in section.peers:
        found = [section.figure(name, peer) for name in section.subjects]
        label = f"{peer} (limit)" if peer in section.limits else peer
        rows.append([label, *(spread(each) if each else "" for each in found)])
    own = [ours(section, name) for name in section.subjects]
    return table(head, [*rows, ["*we take*", *own]])


def _bars(report: Report) -> str:
    rows = [[*_judged(each), "met" if each.met else "**not met**"] for each in verdicts(report)]
    head = (*_BAR_HEAD, "")
    return f"## What we hold ourselves to\n\nOn CPython {report.python}.\n\n{table(head, rows)}"


_BAR_HEAD = ("what", "subject", "beside", "bar", "measured")


def _judged(each: Verdict) -> list[str]:
    figure = each.figure
    bar, measured = times(each.bar), times(figure.ratio.median)
    return [each.section, subject(figure.subject), figure.peer, bar, measured]


def _other(main: Report, other: Report) -> str:
    """What another interpreter changes: the bars that it misses, and the ratios that fall."""
    judged = [*verdicts(other)]
    missed = [_judged(each) for each in judged if not each.met]
    title = f"## On CPython {other.python}\n\nMeasured {other.date} on the same machine. "
    bars = f"Of {len(judged)} bars {len(judged) - len(missed)} are met."
    if missed:
        bars += f" These are not:\n\n{table(_BAR_HEAD, missed)}"
    return f"{title}{bars.rstrip()}\n\n{_worse(main, other)}"


def _worse(main: Report, other: Report) -> str:
    """The ratios of another interpreter, where they are worse by a tenth or more."""
    rows: list[list[str]] = []
    for section in main.sections:
        same = next((each for each in other.sections if each.id == section.id), None)
        for figure in section.figures:
            found = same.figure(figure.subject, figure.peer) if same else None
            if found and found.ratio.median < 0.9 * figure.ratio.median:
                names = [section.title, subject(figure.subject), figure.peer]
                here, there = times(figure.ratio.median), times(found.ratio.median)
                rows.append([*names, here, there])
    if not rows:
        return f"No ratio is worse by a tenth or more than on CPython {main.python}.\n"
    head = ("what", "subject", "beside", main.python, other.python)
    return f"The ratios that are worse by a tenth or more:\n\n{table(head, rows)}"


#: Section, subject and the row in the README.
_SUMMARY = (
    ("import", "types", "import all types"),
    ("dict-to-object", "S", "decode a chunk"),
    ("dict-to-object", "L", "decode a prompt"),
    ("object-to-dict", "S", "encode a chunk"),
    ("object-to-dict", "L", "encode a prompt"),
    ("memory", "M", "memory of a decoded tool call"),
)
SDK = "SDK (pydantic)"


def summary(report: Report) -> str:
    """The block for the README: us beside the official SDK in a few rows."""
    rows: list[list[str]] = []
    for section in report.sections:
        for identifier, name, label in _SUMMARY:
            figure = section.figure(name, SDK)
            if section.id == identifier and figure:
                own, theirs = (amount(each, section.unit) for each in (figure.ours, figure.theirs))
                rows.append([label, own, theirs, times(figure.ratio.median)])
    version = report.versions.get("agent-client-protocol", "")
    head = ("", "ours", f"`agent-client-protocol` {version}".rstrip(), "ratio")
    note = f"CPython {report.python}, from `make bench`; more peers in `docs/benchmarks.md`.\n"
    return f"{table(head, rows)}\n{note}"
