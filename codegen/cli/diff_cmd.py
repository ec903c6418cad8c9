"""``acp-codegen diff``: what changed between two versions, and what it breaks for whom."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import click

from acp_codegen.cli.exits import EXIT_DIFFERENT, EXIT_INPUT, EXIT_OK, epilog
from acp_codegen.errors import CodegenError

if TYPE_CHECKING:
    from acp_codegen.diff.report import Comparison

FORMATS = ("text", "json", "markdown", "html")


def _explain(ctx: click.Context, _: click.Parameter, value: str | None) -> None:
    if value is None or ctx.resilient_parsing:
        return
    from acp_codegen.diff.explain import explain_text

    click.echo(explain_text(value))
    ctx.exit(EXIT_OK)


@click.command(
    epilog=epilog(
        "acp-codegen diff HEAD~3:schema/v2.json schema/v2.json",
        "acp-codegen diff npm:NAME@1.3.0 npm:NAME@2.0.0 --protocol v1 --role client",
        "acp-codegen diff old.tgz new.tgz --format markdown --fail-on breaking",
        "acp-codegen diff --explain branch-added",
        codes=(EXIT_OK, EXIT_DIFFERENT, EXIT_INPUT),
        code_1="--fail-on found a change of that kind",
    )
)
@click.argument("old")
@click.argument("new")
@click.option(
    "--surface",
    type=click.Choice(["stable", "full", "both"]),
    default="both",
    show_default=True,
    help="Compare stable members, all members, or all with their moves between the two.",
)
@click.option("--protocol", metavar="v1|v2", help="Of releases with several versions, this one.")
@click.option("--role", metavar="ROLE", help="Only what this role meets as the reader.")
@click.option("--method", metavar="METHOD", help="Only what messages of this method meet.")
@click.option(
    "--only-used-by",
    "tree",
    type=click.Path(path_type=Path),
    help="Only what the code around this vendored tree uses.",
)
@click.option(
    "--fail-on",
    type=click.Choice(["breaking", "risky", "any"]),
    help="Exit with 1 when there is a change of this rating or a worse one.",
)
@click.option(
    "--format",
    "style",
    type=click.Choice(FORMATS),
    default="text",
    show_default=True,
    help="Form of the output.",
)
@click.option(
    "--output",
    "-o",
    type=click.Path(path_type=Path, dir_okay=False),
    help="File to write; standard output by default.",
)
@click.option(
    "--current-version",
    metavar="X.Y.Z",
    help="Version of your package: print the next one that the changes ask for.",
)
@click.option(
    "--explain",
    metavar="ID",
    callback=_explain,
    is_eager=True,
    expose_value=False,
    help="Say what a kind of change means and what to do about it; 'all' lists them.",
)
def command(
    old: str,
    new: str,
    surface: str,
    protocol: str | None,
    role: str | None,
    method: str | None,
    tree: Path | None,
    fail_on: str | None,
    style: str,
    output: Path | None,
    current_version: str | None,
) -> int:
    """Compare OLD with NEW: what changed on the wire, what breaks for which reader.

    Each is a canonical schema, an upstream file, directory or .tgz archive, npm:NAME@VERSION, or
    a file in git as REVISION:PATH. A verdict is given for a new writer with an old reader and for
    an old writer with a new reader.
    """
    from acp_codegen.diff.api import bump_for, next_version
    from acp_codegen.diff.report import check_names

    comparisons = _compare(old, new, surface, protocol, tree)
    check_names(comparisons, role, method)
    comparisons = [each.narrowed(role, method) for each in comparisons]
    text = _render(comparisons, style, output is None)
    if current_version is not None:
        bump = bump_for(each.bump for each in comparisons)
        following = next_version(current_version, bump)
        if style == "text":
            text += f"\nnext version: {following}\n"
        else:
            click.echo(f"next version: {following}", err=True)
    _write(text, output)
    return EXIT_DIFFERENT if _fails(comparisons, fail_on) else EXIT_OK


def _compare(
    old: str, new: str, surface: str, protocol: str | None, tree: Path | None
) -> list[Comparison]:
    from acp_codegen.diff.compare import Surface
    from acp_codegen.diff.pairing import pair
    from acp_codegen.diff.report import compare_versions
    from acp_codegen.diff.source import load
    from acp_codegen.diff.used import narrow, read_selection

    selection = read_selection(tree) if tree is not None else None
    pairs = pair(load(old, protocol), load(new, protocol), old, new)
    features = selection.features if selection is not None else None
    found = [
        compare_versions(one, two, cast(Surface, surface), features)
        for one, two in pairs
        if selection is None or two.protocol is None or two.protocol in selection.protocols
    ]
    if selection is None:
        return found
    if not found:
        shown = ", ".join(selection.protocols)
        raise CodegenError(f"holds {shown} alone, which is not compared here", str(tree))
    return [narrow(each, selection) for each in found]


def _render(comparisons: list[Comparison], style: str, terminal: bool) -> str:
    if style == "json":
        from acp_codegen.diff.output.data import as_data
        from acp_codegen.schema_io import dump_text

        return dump_text(as_data(comparisons))
    if style == "html":
        from acp_codegen.diff.output.html import render_html

        return render_html(comparisons)
    if style == "markdown":
        from acp_codegen.diff.output.markdown import render_markdown

        return "\n\n".join(map(render_markdown, comparisons)) + "\n"
    from acp_codegen.diff.output.text import render_comparison

    color = terminal and _wants_color()
    return "\n\n".join(render_comparison(each, color=color) for each in comparisons) + "\n"


def _wants_color() -> bool:
    return sys.stdout.isatty() and not os.environ.get("NO_COLOR")


def _write(text: str, output: Path | None) -> None:
    if output is None:
        click.echo(text, nl=False)
    else:
        from acp_codegen.schema_io import write_all

        write_all({output: text})


def _fails(comparisons: list[Comparison], fail_on: str | None) -> bool:
    if fail_on is None:
        return False
    from acp_codegen.diff.outcome import Rating

    order: list[Any] = list(Rating)
    limit = len(order) if fail_on == "any" else order.index(Rating(fail_on)) + 1
    return any(c.rating in order[:limit] for each in comparisons for c in each.changes)
