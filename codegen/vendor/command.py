"""The three things that can be done with a vendored package: write, upgrade, check."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from acp_codegen.errors import CodegenError
from acp_codegen.output.generate import Timings
from acp_codegen.vendor.build import make, scratch
from acp_codegen.vendor.check import reasons
from acp_codegen.vendor.config import Config
from acp_codegen.vendor.edits import edits
from acp_codegen.vendor.manifest import Manifest
from acp_codegen.vendor.place import destination
from acp_codegen.vendor.tree import inspect
from acp_codegen.vendor.write import check_ours, put, stage_for


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a run ended: `written` is false when the package was fresh already."""

    path: Path
    manifest: Manifest
    sizes: dict[str, int]
    written: bool = True
    kept: tuple[str, ...] = ()


def vendor(
    config: Config,
    timings: Timings,
    say: Callable[[str], object],
    *,
    force: bool = False,
    upgrade: bool = False,
) -> Outcome:
    """Writes the package that `config` asks for, unless it is there already.

    `say` gets the lines to show: what an upgrade changes, and the hand edits that are in the way.
    `force` overwrites these edits. Files that the package does not own are never touched.

    Raises CodegenError and leaves everything as it was when the configuration or the destination
    is no good, or when there are hand edits and no `force`.
    """
    path = destination(config)
    found = inspect(path)
    check_ours(found)
    with stage_for(path) as stage:
        package = make(config, stage, timings)
        fresh = found.manifest == package.manifest and not (found.edited or found.missing)
        if fresh:
            return Outcome(path, package.manifest, package.sizes, False, found.extra)
        if found.edited:
            for line in edits(found, package, config):
                say(line)
            if not force:
                raise CodegenError(_refusal(found.edited), path.name)
        if upgrade and found.manifest is not None:
            from acp_codegen.vendor.upgrade import upgrade_notes

            for text in upgrade_notes(found.manifest, package):
                say(text)
        with timings.stage("write"):
            put(package, found)
    return Outcome(path, package.manifest, package.sizes, True, found.extra)


def _refusal(edited: Sequence[str]) -> str:
    more = f" and {len(edited) - 1} more" if len(edited) > 1 else ""
    return f"{edited[0]}{more} edited by hand; undo that, or pass --force to overwrite it"


def check(config: Config, timings: Timings) -> list[str]:
    """Reasons why the package is not what `config` asks for; empty when it is fresh.

    Raises CodegenError for a configuration or schemas that cannot be used.
    """
    path = destination(config)
    found = inspect(path)
    with scratch(config, timings) as package:
        return reasons(found, package)
