"""The subcommands: one line each, in the order in which the help lists them."""

from __future__ import annotations

from typing import NamedTuple


class Command(NamedTuple):
    """Where a subcommand lives (``module:attribute``) and its line in the help."""

    target: str
    help: str


COMMANDS: dict[str, Command] = {
    "import": Command(
        "acp_codegen.cli.import_cmd:command",
        "Update the canonical schemas from an upstream release.",
    ),
    "export": Command(
        "acp_codegen.cli.export_cmd:command", "Print a canonical schema in upstream's form."
    ),
    "diff": Command(
        "acp_codegen.cli.diff_cmd:command",
        "Say what changed, and what it breaks for whom.",
    ),
    "generate": Command(
        "acp_codegen.cli.generate_cmd:command",
        "Write the Python package for the canonical schemas.",
    ),
    "validate": Command(
        "acp_codegen.cli.validate_cmd:command",
        "List every issue of a JSON value or of a recorded session.",
    ),
    "vendor": Command(
        "acp_codegen.cli.vendor_cmd:command",
        "Put the bindings into your project, and keep them fresh.",
    ),
    "show": Command(
        "acp_codegen.cli.show_cmd:command", "Show the reference page of a type, method or feature."
    ),
}
