"""`python -m bench`: measure, print, and write the page about it."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from time import perf_counter

import click

from bench import codec, connection, generation, imports, memory, setting, validate
from bench.bars import verdicts
from bench.report import terminal, words
from bench.results import Report, Section
from bench.timing import FULL, QUICK, Budget

ROOT = Path(__file__).parents[1]
PARTS = (
    codec.measure,
    validate.measure,
    imports.measure,
    memory.measure,
    connection.measure,
    generation.measure,
)


def sections(budget: Budget, only: Callable[[str], bool]) -> Iterator[Section]:
    """All sections that are asked for, as they are measured."""
    for measure in PARTS:
        yield from measure(budget, only)


@click.command()
@click.option("--quick", is_flag=True, help="Only see that all runs; the numbers mean little.")
@click.option("--only", multiple=True, metavar="TEXT", help="Sections whose id contains this.")
@click.option("--write/--no-write", default=None, help="Write docs/ and README.  [full runs do]")
def main(quick: bool, only: tuple[str, ...], write: bool | None) -> None:
    """Measure the bindings and the generator beside their peers."""
    started = perf_counter()
    chosen: list[Section] = []
    for section in sections(QUICK if quick else FULL, _chooser(only)):
        click.echo(terminal.text(section) + "\n")
        chosen.append(section)
    report = replace(setting.report(), sections=chosen)
    _judge(report)
    if write if write is not None else not (quick or only):
        _write(report)
    click.echo(f"{perf_counter() - started:.0f} s on CPython {report.python}")


def _chooser(only: tuple[str, ...]) -> Callable[[str], bool]:
    return lambda name: not only or any(text in name for text in only)


def _judge(report: Report) -> None:
    found = list(verdicts(report))
    missed = [each for each in found if not each.met]
    click.echo(f"{len(found) - len(missed)} of {len(found)} bars met")
    for each in missed:
        measured, bar = words.times(each.figure.ratio.median), words.times(each.bar)
        subject, peer = each.figure.subject, each.figure.peer
        click.echo(f"  {each.section}, {subject}, beside {peer}: {measured}, bar {bar}")


def _write(report: Report) -> None:
    from bench.report.write import write

    for path in write(report, ROOT):
        click.echo(f"wrote {path.relative_to(ROOT)}", err=True)


if __name__ == "__main__":
    sys.exit(main())
