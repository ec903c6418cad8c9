"""What someone changed by hand in a vendored package."""

from __future__ import annotations

import difflib
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

from acp_codegen.errors import CodegenError
from acp_codegen.output.generate import Timings
from acp_codegen.vendor.build import Package, scratch
from acp_codegen.vendor.config import Config
from acp_codegen.vendor.manifest import Manifest, content_hash
from acp_codegen.vendor.tree import Found


def edits(found: Found, wanted: Package, config: Config) -> Iterator[str]:
    """Lines of a unified diff from the files as they were written to what they are now.

    The manifest holds hashes, not texts, so the text before an edit is generated again. Where
    this release cannot do that any more, the diff is against what it writes instead, and says so.
    """
    if found.manifest is None:
        return
    with ExitStack() as stack:
        stages = [wanted.stage]
        if wanted.manifest.files != found.manifest.files:
            stages += _again(found.manifest, config, stack)
        for name in found.edited:
            digest = found.manifest.files[name]
            before = next((s / name for s in stages if _written(s / name, digest)), None)
            yield from _diff(found.path, name, before, wanted.stage / name)


def _again(manifest: Manifest, config: Config, stack: ExitStack) -> list[Path]:
    """The package of before, made once more, if the schemas still allow that."""
    old = replace(
        config,
        protocols=tuple(sorted(manifest.protocols)),
        features=manifest.features,
        parts=tuple(part for part in manifest.parts if part != "types"),
        style=manifest.style,
        docs=manifest.docs,
    )
    try:
        return [stack.enter_context(scratch(old, Timings())).stage]
    except CodegenError:
        return []


def _written(path: Path, digest: str) -> bool:
    return path.is_file() and content_hash(path.read_bytes()) == digest


def _diff(tree: Path, name: str, before: Path | None, new: Path) -> Iterator[str]:
    now = tree / name
    if now.is_symlink() or not now.is_file():
        yield f"{name} is now a link, or no file any more"
        return
    source = before or (new if new.is_file() else None)
    label = f"as written/{name}" if before else f"as it would be written now/{name}"
    old = _lines(source) if source is not None else []
    yield from difflib.unified_diff(old, _lines(now), label, f"as it is/{name}", lineterm="")


def _lines(path: Path) -> list[str]:
    return path.read_bytes().decode("utf-8", "backslashreplace").splitlines()
