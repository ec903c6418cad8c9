"""The root command, and how a run ends: exit code and message."""

from __future__ import annotations

import contextlib
import errno
import os
import sys
import traceback
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import click

from acp_codegen import __version__
from acp_codegen.cli.commands import COMMANDS
from acp_codegen.cli.exits import (
    EXIT_BROKEN_PIPE,
    EXIT_INPUT,
    EXIT_INTERNAL,
    EXIT_INTERRUPTED,
    EXIT_OK,
    all_codes,
    epilog,
)
from acp_codegen.cli.lazy import LazyGroup
from acp_codegen.errors import CodegenError


@dataclass
class Settings:
    """What the options before the subcommand ask for."""

    debug: bool = False


class _BrokenPipe(Exception):
    """The reader of our output went away (click would report this as exit code 1)."""


class _Root(LazyGroup):
    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except OSError as error:
            if error.errno == errno.EPIPE:
                raise _BrokenPipe from error
            raise


@click.group(
    cls=_Root,
    table=COMMANDS,
    epilog=epilog("acp-codegen generate --out myagent/acp", codes=all_codes()),
    context_settings={"help_option_names": ["-h", "--help"]},
)
@click.version_option(__version__, prog_name="acp-codegen")
@click.option("--debug", is_flag=True, help="On failure, print the traceback too.")
@click.pass_obj
def cli(settings: Settings, debug: bool) -> None:
    """Generate typed Python from a canonical protocol schema."""
    settings.debug = debug


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line ``argv`` (default: that of the process) and return the exit code.

    No exception leaves it. A subcommand that wants a code of its own calls ``ctx.exit(code)`` or
    returns an `int`.
    """
    settings = Settings()
    try:
        code = _run(list(sys.argv[1:] if argv is None else argv), settings)
        sys.stdout.flush()
        return code
    except (_BrokenPipe, BrokenPipeError):
        _silence_stdout()
        return EXIT_BROKEN_PIPE
    except (KeyboardInterrupt, click.Abort):
        _say("interrupted")
        return EXIT_INTERRUPTED
    except Exception as error:
        return _report(error, settings)


def _run(argv: list[str], settings: Settings) -> int:
    try:
        result = cli.main(argv, prog_name="acp-codegen", standalone_mode=False, obj=settings)
    except SystemExit as error:
        return error.code if isinstance(error.code, int) else EXIT_OK
    return result if isinstance(result, int) else EXIT_OK


def _report(error: Exception, settings: Settings) -> int:
    if isinstance(error, click.ClickException):
        error.show()
        return error.exit_code
    if settings.debug:
        traceback.print_exception(error)
    if isinstance(error, CodegenError):
        _say(f"error: {error}")
        return EXIT_INPUT
    if isinstance(error, OSError) and error.strerror is not None:
        place = f"{error.filename}: " if error.filename is not None else ""
        _say(f"error: {place}{error.strerror}")
        return EXIT_INPUT
    hint = "" if settings.debug else "; run acp-codegen --debug ... for the traceback"
    _say(f"internal error: {type(error).__name__}: {error}{hint}")
    return EXIT_INTERNAL


def _say(text: str) -> None:
    # Messages name members of schemas, which are untrusted: nothing in them may start a new line
    # or reach the terminal as a control sequence or a change of text direction.
    line = "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in text)
    print(line, file=sys.stderr)


def _silence_stdout() -> None:
    # The interpreter flushes standard output once more on its way out, and would complain.
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
