"""``acp-codegen import``: update the canonical schemas from an upstream release."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import click

from acp_codegen.cli.exits import epilog
from acp_codegen.errors import CodegenError


@click.command(
    epilog=epilog(
        "acp-codegen import npm:NAME@VERSION --dry-run",
        "acp-codegen import release.tgz --features names.json",
    )
)
@click.argument("source")
@click.option(
    "--schema-dir",
    type=click.Path(path_type=Path, file_okay=False),
    default=Path("schema"),
    show_default=True,
    help="Directory of the canonical schemas to update.",
)
@click.option(
    "--protocol",
    default="all",
    show_default=True,
    metavar="v1|v2|all",
    help="Which protocol version to update.",
)
@click.option(
    "--descriptions",
    type=click.Choice(["own", "upstream"]),
    default="own",
    show_default=True,
    help="Keep the descriptions in place, or take upstream's.",
)
@click.option(
    "--features",
    type=click.Path(path_type=Path, dir_okay=False),
    help="JSON file that names features: protocol -> member -> feature.",
)
@click.option(
    "--patch",
    type=click.Path(path_type=Path, dir_okay=False),
    help="JSON file that lists properties where absent and null differ: protocol -> members.",
)
@click.option(
    "--release",
    metavar="NAME@VERSION",
    help="What the source is, when it has no package.json that says so.",
)
@click.option("--dry-run", is_flag=True, help="Report only; write nothing.")
@click.option(
    "--format",
    "style",
    type=click.Choice(["text", "json"]),
    default="text",
    show_default=True,
    help="Form of the report on standard output.",
)
def command(
    source: str,
    schema_dir: Path,
    protocol: str,
    descriptions: str,
    features: Path | None,
    patch: Path | None,
    release: str | None,
    dry_run: bool,
    style: str,
) -> None:
    """Update the canonical schemas from SOURCE, an upstream release.

    SOURCE is a directory, a .tgz archive, or npm:NAME@VERSION. What the schemas in place say
    about members that upstream still has is kept: descriptions, feature names, hints. The
    report lists what is new, gone, stabilised, undescribed or without a feature. All files are
    written, or none.
    """
    from acp_codegen.schema_io import write_all
    from acp_codegen.upstream import (
        Imported,
        Names,
        import_protocol,
        open_source,
        read_features,
        read_patches,
    )

    found = open_source(source)
    if release is not None:
        package, _, version = release.rpartition("@")
        if not package or not version:
            raise CodegenError("expected NAME@VERSION", "--release")
        found = replace(found, package=package, version=version)
    wanted = list(found.protocols) if protocol == "all" else [protocol]
    named = read_features(features) if features is not None else {}
    patches = read_patches(patch) if patch is not None else {}
    results: list[Imported] = []
    for name in wanted:
        if name not in found.protocols:
            raise CodegenError(
                f"has no protocol {name}; it has {', '.join(found.protocols)}", source
            )
        names = Names(named.get(name, {}), patches.get(name, frozenset()))
        results.append(
            import_protocol(
                found,
                name,
                schema_dir,
                names=names,
                upstream_descriptions=descriptions == "upstream",
            )
        )
    if not dry_run:
        write_all({r.path: r.text for r in results if r.report.changed})
    if style == "json":
        click.echo(json.dumps([r.report.as_json() for r in results], indent=2))
        return
    for result in results:
        change = "would change" if dry_run else "written"
        state = f"{result.path} {change if result.report.changed else 'unchanged'}"
        click.echo(result.report.as_text(state))
