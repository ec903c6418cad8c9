"""A click group that imports a subcommand only when it is run."""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from typing import Any

import click

from acp_codegen.cli.commands import Command
from acp_codegen.errors import CodegenError


class LazyGroup(click.Group):
    """A group whose subcommands come from a table of import strings.

    Listing them, as the help does, imports nothing: the help lines are part of the table.
    """

    def __init__(self, *args: Any, table: Mapping[str, Command], **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._table = table

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the names in the order of the table."""
        return list(self._table)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Import and return the subcommand, or ``None`` for a name that the table lacks.

        Raises `CodegenError` where this installation has no module for it.
        """
        entry = self._table.get(cmd_name)
        return None if entry is None else _load(cmd_name, entry.target)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the list of subcommands from the table alone."""
        with formatter.section("Commands"):
            formatter.write_dl([(name, entry.help) for name, entry in self._table.items()])


def _load(name: str, target: str) -> click.Command:
    module_name, _, attribute = target.partition(":")
    try:
        module = importlib.import_module(module_name)
    except ModuleNotFoundError as error:
        if error.name != module_name:
            raise
        raise CodegenError(f"the command {name!r} is not part of this installation") from None
    command = getattr(module, attribute)
    if not isinstance(command, click.Command):
        raise TypeError(f"{target} is no click command")
    return command
