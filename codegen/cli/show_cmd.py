"""``acp-codegen show``: reference pages in the terminal."""

from __future__ import annotations

import json
import shutil
import sys
from collections.abc import Callable, Iterator
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

import click

from acp_codegen.cli.exits import EXIT_DIFFERENT, EXIT_INPUT, EXIT_OK, epilog
from acp_codegen.errors import CodegenError

if TYPE_CHECKING:
    from acp_codegen.show.library import Entry, Library
    from acp_codegen.show.pages import Page

#: Columns of the terminal that are used at most, and assumed where there is no terminal.
_WIDTH = 100


def _complete(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
    """All names that start with what was typed so far."""
    from acp_codegen.resources import schema_dir

    listed = _library(ctx.params.get("schemas") or (schema_dir(),), None).entries.values()
    names = {name for each in listed for entry in each for name in (entry.name, *entry.also)}
    return sorted(name for name in names if name.startswith(incomplete))


@click.command(
    epilog=epilog(
        "acp-codegen show --list",
        "acp-codegen show METHOD",
        "acp-codegen show TYPE --protocol v1 --format markdown",
        codes=(EXIT_OK, EXIT_DIFFERENT, EXIT_INPUT),
        code_1="--undescribed: some member has no description",
    )
)
@click.argument("name", required=False, shell_complete=_complete)
@click.option("--list", "listing", is_flag=True, help="List all names, one to a line.")
@click.option(
    "--undescribed",
    is_flag=True,
    help="List the members of the schemas that have no description, as JSON Pointers.",
)
@click.option(
    "--protocol",
    metavar="VERSION|all",
    help="A protocol version, as 1 or v1, or all.  [default: the newest that has the name]",
)
@click.option(
    "--format",
    "style",
    type=click.Choice(["text", "json", "markdown"]),
    default="text",
    show_default=True,
    help="Form of the output.",
)
@click.option(
    "--schema",
    "schemas",
    type=click.Path(path_type=Path),
    multiple=True,
    help="A canonical schema, or a directory with v1.json, v2.json ...  [default: the built-in]",
)
@click.pass_context
def command(
    ctx: click.Context,
    name: str | None,
    listing: bool,
    undescribed: bool,
    protocol: str | None,
    style: str,
    schemas: tuple[Path, ...],
) -> None:
    """Show the reference page of a type, method, feature or branch.

    NAME is a definition of the schema, a class of the output, a feature, or a method by its
    name on the wire or in Python. The page says for each field whether it is required, what
    absent and null mean, and which flag opens it; where the type is used; and a valid example.
    """
    from acp_codegen.resources import schema_dir

    if [name is not None, listing, undescribed].count(True) != 1:
        raise click.UsageError("give one of NAME, --list and --undescribed")
    paths = schemas or (schema_dir(),)
    if undescribed:
        lines = list(_undescribed(paths))
        click.echo("\n".join(lines) or "every member is described")
        ctx.exit(EXIT_DIFFERENT if lines else EXIT_OK)
    library = _library(paths, protocol)
    if name is None:
        click.echo(_listed(library, style))
    else:
        click.echo(_shown(library, name, protocol is not None, style))


def _undescribed(paths: tuple[Path, ...]) -> Iterator[str]:
    """A line for each member without a description, with the file and the place in it."""
    from acp_codegen.canonical import load_schema
    from acp_codegen.canonical.described import undescribed
    from acp_codegen.output.generate import schema_files

    for path in schema_files(paths):
        for pointer in undescribed(load_schema(path)):
            yield f"{path}#{pointer}: has no description; write one"


def _library(paths: tuple[Path, ...], protocol: str | None) -> Library:
    from acp_codegen.output.generate import Request, Timings, read_models
    from acp_codegen.show.library import Library

    versions: list[int] = []
    if protocol not in (None, "all"):
        number = str(protocol).removeprefix("v")
        if not (number.isascii() and number.isdecimal()):
            raise CodegenError(f"{protocol!r} is no protocol version such as 1", "--protocol")
        versions = [int(number)]
    return Library(read_models(Request(schemas=paths, protocols=versions), Timings()))


def _listed(library: Library, style: str) -> str:
    from acp_codegen.show.text import first_sentence, list_text

    def row(number: int, entry: Entry) -> dict[str, object]:
        return {
            "name": entry.name,
            "kind": entry.group,
            "protocol": number,
            "features": sorted(entry.features),
            "summary": first_sentence(entry),
        }

    numbered = sorted(library.entries.items())
    if style == "json":
        return _json([row(number, entry) for number, listed in numbered for entry in listed])
    mark = "## " if style == "markdown" else ""
    blocks: list[str] = []
    for number, listed in numbered:
        body = (
            "\n".join(f"- `{e.name}` ({e.group}): {first_sentence(e)}" for e in listed)
            if style == "markdown"
            else list_text(list(listed), _width())
        )
        blocks.append(f"{mark}Protocol version {number}\n\n{body}")
    return "\n\n".join(blocks)


def _shown(library: Library, name: str, all_versions: bool, style: str) -> str:
    from acp_codegen.show.build import Pages

    found = library.find(name)
    numbers = list(found) if all_versions else [next(iter(found))]
    pages: list[Page] = []
    for number in numbers:
        maker = Pages(library.schemas[number])
        pages += [maker.page(entry.subject) for entry in found[number]]
    if style == "json":
        return _json([asdict(page) for page in pages])
    text = "\n\n".join(_layout(style)(page) for page in pages)
    others = [f"v{number}" for number in found if number not in numbers]
    if others and style == "text":
        text += f"\n\nAlso in {', '.join(others)}: add --protocol {others[0]}"
    return text


def _layout(style: str) -> Callable[[Page], str]:
    if style == "markdown":
        from acp_codegen.show.markdown import page_markdown

        return page_markdown
    from acp_codegen.show.text import page_text

    width = _width()
    return lambda page: page_text(page, width, lambda text: click.style(text, bold=True))


def _width() -> int:
    if not sys.stdout.isatty():
        return _WIDTH
    return min(_WIDTH, shutil.get_terminal_size((_WIDTH, 24)).columns)


def _json(value: object) -> str:
    return json.dumps(value, indent=2, ensure_ascii=False)
