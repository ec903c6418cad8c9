"""From what the user names to models: files, directories, archives, packages, git revisions."""

from __future__ import annotations

import subprocess
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from acp_codegen.canonical.walk import def_name, descend
from acp_codegen.diff.source.hoist import hoist, put_back
from acp_codegen.diff.source.loose import as_object
from acp_codegen.diff.source.prepare import prepare
from acp_codegen.errors import CodegenError
from acp_codegen.model import nodes
from acp_codegen.model.build import build_schema
from acp_codegen.schema_io import JsonObject, join, read_object

if TYPE_CHECKING:
    from acp_codegen.upstream.source import ProtocolFiles

#: What a model builder may stumble over in a document that nobody has checked.
_STUMBLES = (KeyError, TypeError, AttributeError, ValueError, IndexError, AssertionError)


@dataclass(frozen=True)
class Version:
    """One side of a comparison.

    Attributes:
        label: what to call it: the release where that is known, else what the user named.
        protocol: the protocol version (``"v1"``), None where the input does not say.
        schema: its model.
        document: the document that the pointers of the model lead into.
    """

    label: str
    protocol: str | None
    schema: nodes.Schema
    document: JsonObject


def model_of(document: JsonObject, place: str = "") -> nodes.Schema:
    """The model of a canonical schema or of one upstream file of any release.

    Raises:
        CodegenError: the document is no schema that the model has a form for.
    """
    try:
        prepared, places = hoist(prepare(document))
        _check_references(prepared)
        return put_back(build_schema(prepared), places)
    except CodegenError as error:
        raise CodegenError(error.message, _join(place, error.place)) from None
    except RecursionError:
        raise CodegenError("its types are nested too deeply", place) from None
    except _STUMBLES as error:
        # Checking takes longer than the whole comparison: only what did not work is checked.
        _explain(document, place)
        raise CodegenError(f"is no schema that can be compared: {error!r}", place) from None


def _check_references(document: JsonObject) -> None:
    defs = as_object(document.get("$defs"))
    for steps, part in descend({"$defs": defs}):
        name = def_name(part["$ref"]) if "$ref" in part else None
        if name is not None and name not in defs:
            raise CodegenError(f"refers to {name!r}, which is not there", join("", *steps))


def load(text: str, protocol: str | None = None) -> dict[str | None, Version]:
    """Read one side of a comparison.

    Args:
        text: a schema file, an upstream directory or ``.tgz``, ``npm:NAME@VERSION``, or
            ``REVISION:PATH`` for a file in git.
        protocol: the only protocol version to read; None for all that are there.

    Returns:
        The versions by protocol. One file is under None, whatever it says of itself.

    Raises:
        CodegenError: nothing is there, it cannot be read, or it lacks `protocol`.
    """
    path = Path(text)
    if path.is_file() and path.suffix not in (".tgz", ".gz"):
        return {None: _version(read_object(path), text)}
    if path.is_dir():
        canonical = sorted(path.glob("v[0-9]*.json"))
        if canonical:
            files = {file.stem: file for file in canonical if protocol in (None, file.stem)}
            found: dict[str | None, Version] = {}
            for name, file in files.items():
                found[name] = _version(read_object(file), str(file))
            return _some(found, text, protocol)
    elif ":" in text and not text.startswith("npm:") and not path.exists():
        return {None: _version(_from_git(text), text)}
    return _some(_release(text, protocol), text, protocol)


def _release(text: str, protocol: str | None) -> dict[str | None, Version]:
    from acp_codegen.upstream import open_source

    source = open_source(text)
    label = f"{source.package}@{source.version}" if source.package and source.version else text
    found: dict[str | None, Version] = {}
    for name, files in source.protocols.items():
        if protocol in (None, name):
            document = _merged(files, f"{text} {name}")
            found[name] = Version(label, name, model_of(document, f"{text} {name}"), document)
    return found


def _merged(files: ProtocolFiles, place: str) -> JsonObject:
    """The one document of a release that has a stable and a full file."""
    from acp_codegen.upstream.normalise import normalise

    if files.stable is None:
        return files.full
    try:
        return normalise(files.full, files.stable).schema
    except CodegenError as error:
        raise CodegenError(error.message, _join(place, error.place)) from None
    except (*_STUMBLES, RecursionError) as error:
        for document in (files.full, files.stable):
            _explain(document, place)
        raise CodegenError(f"is no schema that can be compared: {error!r}", place) from None


def _some(
    found: dict[str | None, Version], text: str, protocol: str | None
) -> dict[str | None, Version]:
    if not found:
        raise CodegenError(f"has no schema of protocol version {protocol}", text)
    return found


def _version(document: JsonObject, text: str) -> Version:
    about = as_object(document.get("x-acp"))
    release = as_object(about.get("release"))
    named = release.get("package"), release.get("version")
    number = about.get("protocol")
    return Version(
        label=f"{named[0]}@{named[1]}" if all(named) else text,
        protocol=f"v{number}" if isinstance(number, int) else None,
        schema=model_of(document, text),
        document=document,
    )


def _from_git(text: str) -> JsonObject:
    """A file in a revision, through git (gitrevisions(7): ``REVISION:PATH``)."""
    if text.startswith("-"):
        raise CodegenError("expected REVISION:PATH", text)
    command = ["git", "show", "--end-of-options", text]
    try:
        done = subprocess.run(command, capture_output=True, check=False, timeout=60)
    except FileNotFoundError:
        raise CodegenError("no such file, and git is not installed", text) from None
    except (OSError, subprocess.TimeoutExpired) as error:
        raise CodegenError(f"git show failed: {error}", text) from None
    if done.returncode != 0:
        lines = done.stderr.decode("utf-8", "replace").strip().splitlines() or ["git show failed"]
        raise CodegenError(f"no such file, and git says: {lines[0]}", text)
    return read_object(done.stdout, text)


def _explain(document: JsonObject, place: str) -> None:
    from acp_codegen.canonical import check_schema
    from acp_codegen.upstream.shape import check_shape

    if "x-acp" in document:
        check_schema(document, place)
    else:
        check_shape(document, place)


def _join(place: str, pointer: str) -> str:
    return f"{place}#{pointer}" if place and pointer else place or pointer
