"""Finding upstream's schema files in a directory, an archive or a package."""

from __future__ import annotations

import hashlib
import re
import shutil
import subprocess
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path, PurePosixPath
from typing import Any

from acp_codegen.errors import CodegenError
from acp_codegen.schema_io import JsonObject, read_object
from acp_codegen.upstream.archive import read_archive

NPM = "npm:"
NPM_TIMEOUT = 300
"""Seconds that the npm client may take."""

_PACKAGE = re.compile(r"(@[a-z0-9][a-z0-9._~-]*/)?[a-z0-9][a-z0-9._~-]*@[0-9][A-Za-z0-9.+-]*")
STABLE, FULL = "schema.json", "schema.unstable.json"
_PROTOCOL = re.compile(r"v[0-9]{1,4}")
_WANTED = re.compile(r"(?:v[0-9]{1,4}/)?schema(?:\.unstable)?\.json|package\.json")


@dataclass(frozen=True)
class ProtocolFiles:
    """The files of one protocol version.

    Attributes:
        full: the document with all members.
        stable: the document without unstable ones, None when upstream gives one file only.
        digests: SHA-256 of each file by its path below the schema directory.
    """

    full: JsonObject
    stable: JsonObject | None
    digests: Mapping[str, str]


@dataclass(frozen=True)
class Source:
    """What an import reads.

    Attributes:
        protocols: files by protocol name (``"v1"``).
        package: the package's name, None when it is not known.
        version: the package's version, None when it is not known.
        license: what the package says of its licence, None when it says nothing.
    """

    protocols: Mapping[str, ProtocolFiles] = field(default_factory=dict[str, ProtocolFiles])
    package: str | None = None
    version: str | None = None
    license: str | None = None


def open_source(text: str) -> Source:
    """Read upstream's files.

    Args:
        text: a directory, a ``.tgz`` archive, or ``npm:NAME@VERSION``. In it the schemas are
            in ``v1/`` and ``v2/``, or for the first version in the schema directory itself;
            that directory is called ``schema``, or is the given one.

    Raises:
        CodegenError: nothing is there, or it cannot be read.
    """
    if text.startswith(NPM):
        return _from_files(_npm(text[len(NPM) :]), text)
    path = Path(text)
    if path.is_dir():
        return _from_files(_directory(path), text)
    if path.suffix in (".tgz", ".gz"):
        return _from_files(read_archive(path, _wanted), text)
    if not path.exists():
        raise CodegenError("no such directory or archive; check the path", text)
    raise CodegenError("expected a directory, a .tgz archive or npm:NAME@VERSION", text)


def _wanted(name: str) -> str | None:
    """Return the path below the schema directory of an archive member, None if it is no use."""
    parts = PurePosixPath(name).parts
    if ".." in parts or name.startswith("/"):
        return None
    if "schema" in parts[:2]:
        parts = parts[parts.index("schema") + 1 :]
    elif len(parts) > 1 and not _PROTOCOL.fullmatch(parts[0]):
        parts = parts[1:]
    below = "/".join(parts)
    return below if _WANTED.fullmatch(below) else None


def _directory(path: Path) -> dict[str, bytes]:
    """Read the files of a package directory, a schema directory or a repository."""
    base = path / "package" if (path / "package" / "package.json").is_file() else path
    schemas = base / "schema" if (base / "schema").is_dir() else base
    found: dict[str, bytes] = {}
    for pattern in ("schema*.json", "v*/schema*.json"):
        for file in sorted(schemas.glob(pattern)):
            name = file.relative_to(schemas).as_posix()
            if _WANTED.fullmatch(name):
                found[name] = _bytes(file)
    manifest = base / "package.json"
    if manifest.is_file():
        found["package.json"] = _bytes(manifest)
    return found


def _bytes(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise CodegenError(f"cannot be read: {error.strerror}", str(path)) from None


def _npm(package: str) -> Mapping[str, bytes]:
    """Let the npm client fetch a package, and read the archive that it leaves."""
    if not _PACKAGE.fullmatch(package):
        raise CodegenError("expected npm:NAME@VERSION with an exact version", NPM + package)
    npm = shutil.which("npm")
    if npm is None:
        raise CodegenError(
            "there is no npm client on this machine; install it, or download the package and"
            " give the .tgz",
            NPM + package,
        )
    with tempfile.TemporaryDirectory(prefix="acp-codegen-") as folder:
        _run_npm(
            [npm, "pack", "--ignore-scripts", "--loglevel=error", "--", package], folder, package
        )
        archives = list(Path(folder).glob("*.tgz"))
        if len(archives) != 1:
            raise CodegenError("npm pack left no archive", NPM + package)
        return read_archive(archives[0], _wanted)


def _run_npm(command: list[str], folder: str, package: str) -> None:
    try:
        done = subprocess.run(
            command,
            cwd=folder,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            errors="replace",
            timeout=NPM_TIMEOUT,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise CodegenError(f"npm pack failed: {error}", NPM + package) from None
    if done.returncode != 0:
        reason = next(
            (line for line in done.stderr.splitlines() if line.strip()), "no reason given"
        )
        raise CodegenError(f"npm pack failed: {reason.strip()}", NPM + package)


def _from_files(files: Mapping[str, bytes], place: str) -> Source:
    folders: dict[str, dict[str, bytes]] = {}
    for name, data in files.items():
        parts = name.split("/")
        if parts[-1] != "package.json":
            folders.setdefault("/".join(parts[:-1]), {})[name] = data
    # Until upstream had a second version, the files of the first lay in the directory itself.
    if "" in folders:
        first = folders.pop("")
        folders.setdefault("v1", first)
    if not folders:
        raise CodegenError(
            f"no {STABLE} or {FULL} in it, nor in a folder v1 or v2 of it; is it a release of"
            " the schema?",
            place,
        )
    protocols = {name: _protocol(folders[name], place) for name in sorted(folders)}
    manifest = _manifest(files, place)
    return Source(
        protocols, _text(manifest, "name"), _text(manifest, "version"), _text(manifest, "license")
    )


def _protocol(files: Mapping[str, bytes], place: str) -> ProtocolFiles:
    by_base = {name.rpartition("/")[2]: name for name in files}
    parsed = {base: read_object(files[name], f"{place}/{name}") for base, name in by_base.items()}
    digests = {name: hashlib.sha256(files[name]).hexdigest() for name in sorted(files)}
    full = parsed.get(FULL)
    if full is None:
        return ProtocolFiles(parsed[STABLE], None, digests)
    return ProtocolFiles(full, parsed.get(STABLE), digests)


def _manifest(files: Mapping[str, bytes], place: str) -> JsonObject:
    if "package.json" not in files:
        return {}
    return read_object(files["package.json"], f"{place}/package.json")


def _text(manifest: JsonObject, key: str) -> str | None:
    value: Any = manifest.get(key)
    return value if isinstance(value, str) else None
