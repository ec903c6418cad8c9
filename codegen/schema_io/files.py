"""Writing several files so that all of them change or none does."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Mapping
from pathlib import Path

from acp_codegen.errors import CodegenError


def write_all(texts: Mapping[Path, str]) -> None:
    """Write UTF-8 `texts` to their paths, creating parent folders.

    Each text first goes to a temporary file beside its target; only when all of them are on
    disk do they replace their targets, and when one replacement fails the earlier ones are
    put back.

    Raises:
        CodegenError: a file cannot be written; nothing has changed then.
    """
    staged: list[tuple[Path, Path]] = []
    try:
        for target, text in texts.items():
            staged.append((_stage(target, text), target))
        _replace(staged)
    except OSError as error:
        place = str(error.filename or "")
        raise CodegenError(f"cannot be written: {error.strerror}", place) from None
    finally:
        for temporary, _ in staged:
            temporary.unlink(missing_ok=True)


def _stage(target: Path, text: str) -> Path:
    target.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=f".{target.name}.", dir=target.parent)
    with os.fdopen(handle, "wb") as file:
        file.write(text.encode("utf-8"))
    # mkstemp makes files private to the user; a schema is as public as its neighbours.
    mode = target.stat().st_mode & 0o777 if target.exists() else 0o644
    temporary = Path(name)
    temporary.chmod(mode)
    return temporary


def _replace(staged: list[tuple[Path, Path]]) -> None:
    done: list[tuple[Path, bytes | None]] = []
    try:
        for temporary, target in staged:
            before = target.read_bytes() if target.exists() else None
            temporary.replace(target)
            done.append((target, before))
    except OSError:
        for target, before in done:
            if before is None:
                target.unlink(missing_ok=True)
            else:
                target.write_bytes(before)
        raise
