"""``acp-codegen export``: print a canonical schema in upstream's form."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import click

from acp_codegen.canonical.surface import Surface
from acp_codegen.cli.exits import epilog
from acp_codegen.errors import CodegenError


@click.command(epilog=epilog("acp-codegen export --protocol v1 --surface stable"))
@click.option("--protocol", required=True, metavar="v1|v2", help="Which protocol version.")
@click.option(
    "--surface",
    type=click.Choice(["stable", "full"]),
    required=True,
    help="Without unstable members, or with all of them.",
)
@click.option(
    "--schema-dir",
    type=click.Path(path_type=Path, file_okay=False),
    help="Directory of the canonical schemas; by default those of this installation.",
)
@click.option(
    "--output",
    "-o",
    type=click.Path(path_type=Path, dir_okay=False),
    help="File to write; standard output by default.",
)
def command(protocol: str, surface: str, schema_dir: Path | None, output: Path | None) -> None:
    """Print the JSON Schema that upstream publishes for one surface of a protocol version.

    Envelopes, filled-in defaults and what catch-all branches exclude are put back in; the
    keywords of the canonical form are left out. Order of keys and descriptions may differ from
    upstream's file, nothing else.
    """
    from acp_codegen.canonical import export_schema, load_schema
    from acp_codegen.resources import schema_dir as built_in
    from acp_codegen.schema_io import dump_text, write_all

    if not protocol.isidentifier():
        raise CodegenError("expected the name of a protocol version, such as v1", "--protocol")
    schema = load_schema((schema_dir or built_in()) / f"{protocol}.json")
    text = dump_text(export_schema(schema, cast(Surface, surface)))
    if output is None:
        click.echo(text, nl=False)
    else:
        write_all({output: text})
