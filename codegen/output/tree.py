"""Writing a package as one whole tree, and comparing one with what is there."""

from __future__ import annotations

import difflib
import shutil
import tempfile
from collections.abc import Generator, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from acp_codegen.errors import CodegenError
from acp_codegen.output.exchange import exchange
from acp_codegen.render.module import Module

#: In each tree that the generator wrote, so that it never replaces anything else.
MARK = "py.typed"

_IGNORED = {"__pycache__"}


@contextmanager
def staged(out: Path) -> Generator[Path]:
    """A new directory beside `out`, removed at the end whatever happens."""
    parent = out.resolve().parent
    if not parent.is_dir():
        raise CodegenError(
            "the directory to write into does not exist; create it first", str(parent)
        )
    stage = Path(tempfile.mkdtemp(prefix=f".{out.name}.", dir=parent))
    try:
        yield stage
    finally:
        shutil.rmtree(stage, ignore_errors=True)


def write_modules(modules: Iterable[Module], root: Path) -> None:
    """Writes modules below `root`, in UTF-8 with line feeds."""
    for module in modules:
        path = root / module.path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(module.text.encode("utf-8"))


def check_replaceable(out: Path) -> None:
    """Raises CodegenError unless `out` is missing, empty, or a tree that the generator wrote."""
    if out.is_symlink() or (out.exists() and not out.is_dir()):
        raise CodegenError("is no directory; name one that the package may become", str(out))
    if out.is_dir() and any(out.iterdir()) and not (out / MARK).is_file():
        raise CodegenError(
            "holds files that the generator did not write; name another directory", str(out)
        )
    foreign = [name for name in _files(out) if not name.endswith((".py", MARK))]
    if foreign:
        raise CodegenError(
            "is not the generator's and would be lost; move it elsewhere", str(out / foreign[0])
        )


def swap_in(stage: Path, out: Path) -> None:
    """Puts the tree at `stage` in the place of `out`; the old one is whole until then.

    Where the system can exchange two directories there is no moment without a tree at `out`.
    """
    stage.chmod(0o755)
    if out.is_dir() and exchange(stage, out):
        return
    old = stage.with_name(stage.name + ".old")
    if out.exists():
        out.rename(old)
    try:
        stage.rename(out)
    except BaseException:
        if old.exists():
            old.rename(out)
        raise
    shutil.rmtree(old, ignore_errors=True)


def differences(new: Path, old: Path) -> Iterator[str]:
    """Lines of a unified diff from the tree at `old` to the one at `new`."""
    there, here = _files(old), _files(new)
    for name in sorted({*there, *here}):
        before, after = there.get(name), here.get(name)
        if before == after:
            continue
        yield from difflib.unified_diff(
            _lines(before),
            _lines(after),
            f"a/{name}" if before is not None else "/dev/null",
            f"b/{name}" if after is not None else "/dev/null",
            lineterm="",
        )
        if not before and not after:
            yield f"{'missing' if before is None else 'not generated'}: {name}"


def _files(root: Path) -> dict[str, bytes]:
    if not root.is_dir():
        return {}
    return {
        path.relative_to(root).as_posix(): path.read_bytes()
        for path in sorted(root.rglob("*"))
        if path.is_file() and not _IGNORED & set(path.relative_to(root).parts)
    }


def _lines(data: bytes | None) -> list[str]:
    return (data or b"").decode("utf-8", "backslashreplace").splitlines()
