"""Reading single files out of a `.tgz` in memory: nothing of it is ever written to disk."""

from __future__ import annotations

import gzip
import tarfile
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from acp_codegen.errors import CodegenError
from acp_codegen.schema_io.strict_json import MAX_BYTES

MAX_UNPACKED = 256 * 1024 * 1024
"""Most bytes that an archive may unpack to, of all members together."""

MAX_MEMBERS = 20_000
"""Most members that an archive may have."""


def read_archive(path: Path, wanted: Callable[[str], str | None]) -> dict[str, bytes]:
    """Read some regular files of a gzip-compressed tar archive.

    Args:
        path: the archive.
        wanted: from a member's name to the name to return it under, or None to skip it.

    Raises:
        CodegenError: it is no such archive, is damaged, has too many or too large members, or
            holds a wanted file twice.
    """
    place = str(path)
    found: dict[str, bytes] = {}
    try:
        with gzip.open(path, "rb") as stream:
            limited: Any = _Limited(stream, place)
            with tarfile.open(fileobj=limited, mode="r|") as archive:
                for count, member in enumerate(archive):
                    if count >= MAX_MEMBERS:
                        raise CodegenError(f"has more than {MAX_MEMBERS} members", place)
                    name = wanted(member.name) if member.isreg() else None
                    if name is None:
                        continue
                    if name in found:
                        raise CodegenError(f"holds {name} twice", place)
                    found[name] = _content(archive, member, place)
    except FileNotFoundError:
        raise CodegenError("no such archive; check the path", place) from None
    except (OSError, EOFError, zlib.error, tarfile.TarError) as error:
        raise CodegenError(f"not a readable .tgz archive: {error}", place) from None
    return found


def _content(archive: tarfile.TarFile, member: tarfile.TarInfo, place: str) -> bytes:
    if member.size > MAX_BYTES:
        raise CodegenError(f"a schema in it is larger than {MAX_BYTES} bytes", place)
    file = archive.extractfile(member)
    return file.read() if file is not None else b""


class _Limited:
    """A reader that refuses to unpack without end."""

    def __init__(self, stream: gzip.GzipFile, place: str) -> None:
        self._stream = stream
        self._place = place
        self._left = MAX_UNPACKED

    def read(self, size: int) -> bytes:
        data = self._stream.read(min(size, self._left + 1))
        self._left -= len(data)
        if self._left < 0:
            raise CodegenError(f"unpacks to more than {MAX_UNPACKED} bytes", self._place)
        return data
