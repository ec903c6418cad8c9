"""`acp-codegen validate`."""

from __future__ import annotations

import contextlib
import json
import sys
import time
from collections.abc import Callable, Generator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, BinaryIO

import click

from acp_codegen.cli.exits import EXIT_DIFFERENT, EXIT_INPUT, EXIT_OK, epilog
from acp_codegen.errors import CodegenError, one_line
from acp_codegen.transcript.bindings import Bindings, Issue, load_bindings
from acp_codegen.transcript.lines import Item, read_items
from acp_codegen.transcript.session import Session

Judge = Callable[[Any], list[Issue]]


@click.command(
    epilog=epilog(
        "acp-codegen validate session.jsonl",
        "acp-codegen validate - --protocol v2 --features all < message.json",
        "acp-codegen validate value.json --type NAME --format json",
        codes=(EXIT_OK, EXIT_DIFFERENT, EXIT_INPUT),
        code_1="there are issues",
    )
)
@click.argument("file", type=click.Path(path_type=Path, allow_dash=True))
@click.option("--protocol", default="v1", show_default=True, help="The protocol version.")
@click.option("--type", "kind", metavar="NAME", help="Each value is of this definition.")
@click.option(
    "--side",
    help="Each value is a message that this side receives.  [default: the method tells the side]",
)
@click.option(
    "--features",
    default="none",
    show_default=True,
    help="The unstable members that are on: all, none, or names separated by commas.",
)
@click.option("--report-unstable", is_flag=True, help="Members whose feature is off are issues.")
@click.option("--no-formats", is_flag=True, help="Do not look at integer widths, URIs and times.")
@click.option(
    "--format",
    "style",
    type=click.Choice(["text", "json"]),
    default="text",
    show_default=True,
    help="How issues are printed; json: one object a line, then one with the summary.",
)
@click.pass_context
def command(
    ctx: click.Context,
    file: Path,
    protocol: str,
    kind: str | None,
    side: str | None,
    features: str,
    report_unstable: bool,
    no_formats: bool,
    style: str,
) -> None:
    """List every issue of a JSON value, or of a recorded session.

    FILE (- for standard input) holds one JSON value, or one on each line. Without --type these
    are JSON-RPC messages; a response is checked as the result of the request with its id that
    came before it.
    """
    if kind is not None and side is not None:
        raise CodegenError("--type and --side exclude each other", "--side")
    options: dict[str, Any] = {"formats": not no_formats}
    bindings = load_bindings(protocol)
    if hasattr(bindings.module, "Feature"):
        options["features"] = _features(bindings, features)
        options["unstable"] = "report" if report_unstable else "ignore"
    judge = _judge(bindings, kind, side, options)
    printer = _Printer(style)
    with _opened(file) as stream, _Progress(file) as progress:
        for item in read_items(stream, "standard input" if str(file) == "-" else str(file)):
            printer.item(item, judge)
            progress.advance(item.size, printer)
    printer.summary()
    if printer.issues:
        ctx.exit(EXIT_DIFFERENT)


def _features(bindings: Bindings, text: str) -> Any:
    try:
        return bindings.module.Feature.parse(text)
    except ValueError as error:
        raise CodegenError(str(error), "--features") from None


def _judge(
    bindings: Bindings, kind: str | None, side: str | None, options: dict[str, Any]
) -> Judge:
    """What gives the issues of the next value."""
    module = bindings.module
    if kind is None:
        if side is not None and side not in bindings.sides:
            raise CodegenError(f"no side {side!r}; there are {', '.join(bindings.sides)}", "--side")

        def validate(to: str, message: Any, answered: str | None) -> list[Issue]:
            issues: list[Issue] = module.validate_message(
                to, message, result_of=answered, **options
            )
            return issues

        return Session(bindings, side, validate).issues
    try:
        module.validate(kind, None, **options)
    except LookupError as error:
        raise CodegenError(str(error), "--type") from None
    except module.UnstableFeatureError as error:
        raise CodegenError(f"{error}; pass it in --features", "--type") from None
    return lambda value: module.validate(kind, value, **options)


@contextlib.contextmanager
def _opened(file: Path) -> Generator[BinaryIO]:
    if str(file) == "-":
        yield sys.stdin.buffer
        return
    with file.open("rb") as stream:
        yield stream


@dataclass(frozen=True, slots=True)
class _Unreadable:
    """The issue of a line that is no JSON."""

    message: str
    path: str = ""
    code: str = "json"


class _Printer:
    """Prints issues as they come, and counts them."""

    def __init__(self, style: str) -> None:
        self._json = style == "json"
        self.values = 0
        self.bad = 0
        self.issues = 0

    def item(self, item: Item, judge: Judge) -> None:
        """Judge one value and print its issues."""
        found: list[Any] = [_Unreadable(item.error)] if item.error else judge(item.value)
        self.values += 1
        self.bad += bool(found)
        self.issues += len(found)
        for issue in found:
            self._print(item.line, issue)

    def _print(self, line: int | None, issue: Any) -> None:
        if self._json:
            row = {"path": issue.path, "code": issue.code, "message": issue.message}
            click.echo(json.dumps(row if line is None else {"line": line, **row}))
            return
        where = f"line {line}: " if line is not None else ""
        place = f"{issue.path}: " if issue.path else ""
        click.echo(one_line(f"{where}{place}{issue.message} [{issue.code}]"))

    def summary(self) -> None:
        """Print the counts."""
        if self._json:
            counts = {"values": self.values, "bad": self.bad, "issues": self.issues}
            click.echo(json.dumps({"summary": counts}))
        else:
            click.echo(self.counts())

    def counts(self) -> str:
        """The counts in words."""
        values = f"{self.values} value{'s' * (self.values != 1)}"
        if not self.issues:
            return f"{values}, no issues"
        issues = f"{self.issues} issue{'s' * (self.issues != 1)}"
        return f"{values}, {issues} in {self.bad} of them"


class _Progress:
    """A line on the terminal that says how far it is, a few times a second."""

    def __init__(self, file: Path) -> None:
        self._on = sys.stderr.isatty()
        self._total = file.stat().st_size if self._on and file.is_file() else 0
        self._done = 0
        self._next = time.monotonic() + 0.5

    def __enter__(self) -> _Progress:
        return self

    def advance(self, size: int, printer: _Printer) -> None:
        """Count bytes that were read."""
        self._done += size
        if self._on and time.monotonic() >= self._next:
            self._next = time.monotonic() + 0.25
            share = f"{100 * self._done // self._total:3} % " if self._total else ""
            print(f"\r\x1b[K{share}{printer.counts()}", end="", file=sys.stderr, flush=True)

    def __exit__(self, *_: object) -> None:
        if self._on:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)
