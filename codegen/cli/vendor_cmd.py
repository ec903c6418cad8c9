"""`acp-codegen vendor`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from acp_codegen.cli.exits import EXIT_DIFFERENT, EXIT_INPUT, EXIT_OK, epilog

if TYPE_CHECKING:
    from acp_codegen.vendor.command import Outcome
    from acp_codegen.vendor.config import Config


def _listed(_: click.Context, __: click.Parameter, value: str | None) -> list[str] | str | None:
    """The names in a flag, or the word `all` or `none` as it is."""
    if value is None or value in ("all", "none"):
        return value
    return [name.strip() for name in value.split(",") if name.strip()]


@click.command(
    epilog=epilog(
        "acp-codegen vendor src/myagent/_vendor/acp",
        "acp-codegen vendor --check",
        "acp-codegen vendor --upgrade",
        codes=(EXIT_OK, EXIT_DIFFERENT, EXIT_INPUT),
        code_1="--check: the package is stale or was edited; the reasons are printed",
    )
)
@click.argument("destination", required=False, metavar="[DEST]")
@click.option(
    "--config",
    "file",
    type=click.Path(path_type=Path, dir_okay=False, exists=True),
    help="The pyproject.toml to read.  [default: the nearest one, upwards from here]",
)
@click.option("--protocols", callback=_listed, help="Versions, as in v1,v2.  [default: all]")
@click.option(
    "--features", callback=_listed, help="Unstable members: all, none, or names.  [default: none]"
)
@click.option(
    "--parts",
    callback=_listed,
    help="Of codec, writer, validators, dispatch, connection; types always come.  [default: all]",
)
@click.option("--style", help="dataclass or pydantic.  [default: dataclass]")
@click.option("--docs/--no-docs", default=None, help="Descriptions as docstrings.  [default: yes]")
@click.option("--schema", help="A directory of canonical schemas.  [default: the built-in one]")
@click.option("--check", "only_check", is_flag=True, help="Write nothing; say what is not fresh.")
@click.option("--upgrade", is_flag=True, help="Say what changed for you, then write.")
@click.option("--force", is_flag=True, help="Overwrite files of the package edited by hand.")
@click.option("-v", "--verbose", is_flag=True, help="Say how long each stage took, and the sizes.")
@click.pass_context
def command(
    ctx: click.Context,
    /,
    destination: str | None,
    file: Path | None,
    only_check: bool,
    upgrade: bool,
    force: bool,
    verbose: bool,
    **flags: Any,
) -> None:
    """Put the bindings into your project as the package DEST, and keep them fresh.

    What to vendor is read from the table [tool.acp-codegen] of pyproject.toml: destination,
    protocols, features, parts, style, docs, schema. Flags override it. The package imports nothing
    from outside itself, works under any name, and is replaced whole or not at all. Files that
    acp-codegen did not write stay as they are.
    """
    from acp_codegen.output.generate import Timings
    from acp_codegen.vendor.command import check, vendor

    if only_check and (upgrade or force):
        raise click.UsageError("--check writes nothing: leave --upgrade and --force out")
    config = _config(file, destination, flags)
    timings = Timings()
    if only_check:
        lines = check(config, timings)
        for line in lines:
            _show(f"{_name(config)}: {line}")
        if lines:
            click.echo(
                "run: acp-codegen vendor (--force replaces edits; move extra files away)", err=True
            )
    else:
        lines = []
        outcome = vendor(config, timings, _show, force=force, upgrade=upgrade)
        _report(outcome, config)
        if verbose:
            _show_sizes(outcome.sizes)
    if verbose:
        for name, seconds in timings.stages:
            click.echo(f"{seconds * 1000:7.0f} ms  {name}", err=True)
    ctx.exit(EXIT_DIFFERENT if lines else EXIT_OK)


def _config(file: Path | None, destination: str | None, flags: dict[str, Any]) -> Config:
    """The settings of the project, with those of the command line in front."""
    from acp_codegen.vendor.config import configure, find_project, read_config

    here = Path.cwd()
    given = {key: value for key, value in flags.items() if value is not None}
    # Paths in a file are relative to it, those on the command line to where it was typed.
    if destination is not None:
        given["destination"] = str(here / destination)
    if "schema" in given:
        given["schema"] = str(here / given["schema"])
    config = read_config(file or find_project(here), here)
    return configure(config, given, lambda key: "DEST" if key == "destination" else f"--{key}")


def _name(config: Config) -> str:
    """The destination as a user would type it in the project."""
    path = Path(config.destination or "")
    return str(path.relative_to(config.root) if path.is_relative_to(config.root) else path)


def _show(text: str) -> None:
    """Prints lines in which nothing can drive the terminal: files in a tree are anyone's."""
    for line in text.splitlines() or [""]:
        click.echo("".join(c if c.isprintable() or c == "\t" else ascii(c)[1:-1] for c in line))


def _report(outcome: Outcome, config: Config) -> None:
    manifest = outcome.manifest
    releases = {name: each.release.get("version", "?") for name, each in manifest.protocols.items()}
    what = ", ".join(f"{name} of release {text}" for name, text in releases.items())
    state = "written" if outcome.written else "fresh already"
    _show(f"{_name(config)}: {state}: {what}; features: {', '.join(manifest.features) or 'none'}")
    for name in outcome.kept:
        _show(f"not ours, left as it is: {name}")


def _show_sizes(sizes: dict[str, int]) -> None:
    for part, size in sorted(sizes.items(), key=lambda item: -item[1]):
        click.echo(f"{size / 1000:7.1f} kB  {part}", err=True)
    click.echo(f"{sum(sizes.values()) / 1000:7.1f} kB  in all", err=True)
