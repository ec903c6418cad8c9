"""The ``acp-codegen`` command: its options, its subcommands and its exit codes.

A subcommand lives in a module of its own and is imported when it is run, not before: see
`acp_codegen.cli.commands` for the table. `main` turns every way a command can end into one exit
code and, on failure, one line on standard error.
"""

from __future__ import annotations

from acp_codegen.cli.app import main

__all__ = ["main"]
