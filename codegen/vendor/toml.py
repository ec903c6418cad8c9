"""Reading TOML on every supported Python."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from acp_codegen.errors import CodegenError

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

#: Larger files are refused; a project's configuration is a few kilobytes.
MAX_BYTES = 4 * 1024 * 1024


def read_toml(path: Path) -> dict[str, Any]:
    """The document in a TOML file (TOML 1.0, UTF-8).

    Raises CodegenError for a file that is too large or no TOML, with the line, and OSError for
    one that cannot be read.
    """
    with path.open("rb") as file:
        raw = file.read(MAX_BYTES + 1)
    if len(raw) > MAX_BYTES:
        raise CodegenError("is too large for a configuration", str(path))
    try:
        return tomllib.loads(raw.decode("utf-8"))
    except UnicodeDecodeError:
        raise CodegenError("is not UTF-8, which TOML asks for", str(path)) from None
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise CodegenError(f"is no TOML: {error}", str(path)) from None
