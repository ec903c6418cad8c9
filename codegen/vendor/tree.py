"""What lies in a vendored directory, next to what its manifest says was written there."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from acp_codegen.errors import CodegenError
from acp_codegen.vendor.manifest import NAME, Manifest, content_hash, load

_CACHE, _COMPILED = "__pycache__", (".pyc", ".pyo")

#: A tree of ours has a few dozen files; a directory with more than this is something else.
_MOST_FILES = 100_000


@dataclass(frozen=True, slots=True)
class Found:
    """A vendored directory as it is.

    `manifest` is None where there is none. `intact` are the files that are as they were written,
    `edited` those that are not, `missing` those that are gone, and `extra` everything that the
    manifest does not know, links included; all are paths relative to the directory.
    """

    path: Path
    manifest: Manifest | None = None
    intact: tuple[str, ...] = ()
    edited: tuple[str, ...] = ()
    missing: tuple[str, ...] = ()
    extra: tuple[str, ...] = ()


def inspect(path: Path) -> Found:
    """Compares a directory, which may be missing, with its manifest.

    Raises CodegenError for a manifest that cannot be used; see `manifest.load`.
    """
    names = set(_entries(path)) if path.is_dir() else set[str]()
    if NAME not in names or (path / NAME).is_symlink():
        return Found(path, extra=tuple(sorted(names)))
    manifest = load((path / NAME).read_bytes(), str(path / NAME))
    written = set(manifest.files)
    here = sorted(written & names)
    intact = tuple(name for name in here if _is(path / name, manifest.files[name]))
    return Found(
        path=path,
        manifest=manifest,
        intact=intact,
        edited=tuple(name for name in here if name not in intact),
        missing=tuple(sorted(written - names)),
        extra=tuple(sorted(names - written - {NAME})),
    )


def _is(path: Path, digest: str) -> bool:
    regular = stat.S_ISREG(path.lstat().st_mode)
    return regular and content_hash(path.read_bytes()) == digest


def _entries(root: Path) -> Iterator[str]:
    """Every file and link below a directory; links are not followed, compiled code is left out."""
    count = 0
    for folder, folders, files in os.walk(root, followlinks=False, onerror=_refuse):
        here = Path(folder)
        links = [name for name in folders if (here / name).is_symlink()]
        for name in (*files, *links):
            if here.name == _CACHE and name.endswith(_COMPILED):
                continue
            count += 1
            if count > _MOST_FILES:
                raise CodegenError("holds too many files for a vendored package", str(root))
            yield (here / name).relative_to(root).as_posix()


def _refuse(error: OSError) -> None:
    raise error
