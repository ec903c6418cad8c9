"""Putting a package in place without harm to anything that was not generated."""

from __future__ import annotations

import os
import shutil
import stat
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

from acp_codegen.errors import CodegenError
from acp_codegen.output.tree import staged, swap_in
from acp_codegen.vendor.build import Package
from acp_codegen.vendor.manifest import NAME
from acp_codegen.vendor.tree import Found


@contextmanager
def stage_for(destination: Path) -> Generator[Path]:
    """An empty directory beside a destination, whose parents are made; it is gone afterwards.

    Parents that were made are removed again when something fails.
    """
    made = _make_parents(destination.parent)
    try:
        with staged(destination) as stage:
            yield stage
    except BaseException:
        for folder in reversed(made):
            folder.rmdir()
        raise


def _make_parents(folder: Path) -> list[Path]:
    missing = [each for each in (folder, *folder.parents) if not each.exists()][::-1]
    for each in missing:
        each.mkdir()
    return missing


def check_ours(found: Found) -> None:
    """Raises CodegenError for a directory with files but no manifest: nothing in it is ours."""
    if found.manifest is None and found.extra:
        raise CodegenError(
            f"holds {found.extra[0]}, but no {NAME}, so acp-codegen did not write it; "
            "name another directory or empty this one",
            str(found.path),
        )


def put(package: Package, found: Found) -> None:
    """Replaces what `found` describes by a package, as a whole; what is not ours stays.

    Files that a user put there keep their content, name and identity. Raises CodegenError when
    one of them has the name of a file of the package, and OSError when something cannot be
    written; the old tree is whole then.
    """
    check_ours(found)
    for name in found.extra:
        _keep(found.path, package.stage, name)
    for path in package.stage.rglob("*"):
        _flush(path)
    swap_in(package.stage, found.path)


def _keep(old: Path, new: Path, name: str) -> None:
    source, target = old / name, new / name
    taken = [each for each in (target, *target.parents) if each != new and new in each.parents]
    if os.path.lexists(target) or any(each.is_file() for each in taken):
        raise CodegenError("is not ours, and the package has a file there; move it", str(source))
    mode = source.lstat().st_mode
    for folder in reversed(taken[1:]):
        if not folder.exists():
            folder.mkdir()
            shutil.copystat(old / folder.relative_to(new), folder)
    if stat.S_ISLNK(mode):
        target.symlink_to(source.readlink())
    elif stat.S_ISREG(mode):
        _link(source, target)
    else:
        raise CodegenError("is neither a file nor a link; move it", str(source))


def _link(source: Path, target: Path) -> None:
    try:
        target.hardlink_to(source)
    except OSError:
        shutil.copy2(source, target)


def _flush(path: Path) -> None:
    """Waits until a file is on disk, so that no power cut leaves it empty after the exchange."""
    if path.is_file() and not path.is_symlink():
        handle = os.open(path, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
