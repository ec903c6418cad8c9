"""Where a vendored package may go: inside the project, under a name that can be imported."""

from __future__ import annotations

import keyword
from pathlib import Path

from acp_codegen.errors import CodegenError
from acp_codegen.vendor.config import Config


def destination(config: Config) -> Path:
    """The absolute path of the package directory, whose parents may be missing still.

    Raises CodegenError for a destination that is not set, lies outside the project, also by way
    of `..` or a symbolic link, is a link itself, or has no name that Python can import.
    """
    place = config.where("destination")
    if config.destination is None:
        raise CodegenError(
            "no destination; set it there, or name one: acp-codegen vendor src/PACKAGE/_vendor/acp",
            place,
        )
    # The last component stays unresolved: a link there must be seen, not followed.
    given = config.root / config.destination
    if given.name in ("", ".."):
        raise CodegenError("expected the path of a package", place)
    root = config.root.resolve()
    path = given.parent.resolve() / given.name
    if path.parent != root and root not in path.parent.parents:
        raise CodegenError(
            f"{config.destination} is outside the project {root.name}; "
            "acp-codegen generate --out writes anywhere",
            place,
        )
    if not path.name.isidentifier() or keyword.iskeyword(path.name):
        raise CodegenError(f"{path.name!r} is no name of a Python package", place)
    above = next(each for each in path.parents if each.exists())
    if path.is_symlink() or (path.exists() and not path.is_dir()) or not above.is_dir():
        raise CodegenError(f"{config.destination} is no directory; name another one", place)
    return path
