"""`acp-codegen generate`."""

from __future__ import annotations

from pathlib import Path

import click

from acp_codegen.cli.exits import EXIT_DIFFERENT, EXIT_INPUT, EXIT_OK, epilog
from acp_codegen.output.generate import Request, Timings, check, generate
from acp_codegen.output.styles import STYLES
from acp_codegen.resources import schema_dir

_PATH = click.Path(path_type=Path)


@click.command(
    epilog=epilog(
        "acp-codegen generate --out src/myagent/acp",
        "acp-codegen generate --out generated --check",
        "acp-codegen generate --out acp --protocol 1 --features none",
        "acp-codegen generate --out models --style pydantic --features none",
        codes=(EXIT_OK, EXIT_DIFFERENT, EXIT_INPUT),
        code_1="--check: the package is not what would be generated",
    )
)
@click.option(
    "--schema",
    "schemas",
    type=_PATH,
    multiple=True,
    help="A canonical schema, or a directory with v1.json, v2.json ...  [default: the built-in]",
)
@click.option("--out", type=_PATH, required=True, help="The directory that becomes the package.")
@click.option(
    "--protocol",
    "protocols",
    multiple=True,
    help="A version to generate, as 1 or v1; may be repeated.  [default: all]",
)
@click.option(
    "--features",
    default="all",
    show_default=True,
    help="The unstable members to generate: all, none, or names separated by commas.",
)
@click.option(
    "--style",
    type=click.Choice(STYLES),
    default=STYLES[0],
    show_default=True,
    help="What a type becomes: a dataclass of our own, or a model of pydantic.",
)
@click.option(
    "--template-dir",
    "templates",
    type=_PATH,
    multiple=True,
    help="A directory whose templates go in front of the built-in ones.",
)
@click.option("--no-docs", is_flag=True, help="Leave descriptions out of the code.")
@click.option("--check", "only_check", is_flag=True, help="Write nothing; show what would change.")
@click.option("-v", "--verbose", is_flag=True, help="Say how long each stage took.")
@click.pass_context
def command(
    ctx: click.Context,
    schemas: tuple[Path, ...],
    out: Path,
    protocols: tuple[str, ...],
    features: str,
    style: str,
    templates: tuple[Path, ...],
    no_docs: bool,
    only_check: bool,
    verbose: bool,
) -> None:
    """Write the Python package for the canonical schemas.

    The directory becomes a package that can be imported under any name and needs nothing but
    the standard library, or pydantic where that is the style. It is replaced whole: when
    anything fails, the old one stays.
    """
    timings = Timings()
    request = Request(
        schemas=schemas or (schema_dir(),),
        protocols=[_protocol(text) for text in protocols],
        features=_features(features),
        templates=templates,
        docs=not no_docs,
        style=style,
    )
    lines: list[str] = []
    if only_check:
        lines = check(request, out, timings)
    else:
        generate(request, out, timings)
    if verbose:
        for name, seconds in timings.stages:
            click.echo(f"{seconds * 1000:7.0f} ms  {name}", err=True)
    for line in lines:
        click.echo(line)
    if lines:
        click.echo(f"{out} is stale; run: acp-codegen generate --out {out}", err=True)
        ctx.exit(EXIT_DIFFERENT)


def _protocol(text: str) -> int:
    number = text.removeprefix("v")
    if not number.isdigit():
        raise click.BadParameter(
            f"{text!r} is no protocol version such as 1", param_hint="--protocol"
        )
    return int(number)


def _features(text: str) -> list[str] | None:
    if text == "all":
        return None
    return [] if text == "none" else [name.strip() for name in text.split(",") if name.strip()]
