"""The manifest of a vendored package: what it was made from, and the hash of each file.

It holds no date and no path, so the same input gives the same bytes everywhere. The schema is in
it too, without descriptions and with the chosen features alone, so that a later release can say
what changed since.
"""

from __future__ import annotations

import base64
import bz2
import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import PurePosixPath
from typing import Any

from acp_codegen.canonical import check_schema
from acp_codegen.canonical.walk import Steps, map_children
from acp_codegen.errors import CodegenError
from acp_codegen.schema_io import JsonObject, dump_text, is_object, read_object
from acp_codegen.schema_io.strict_json import MAX_BYTES

NAME = "acp_manifest.json"
FORMAT = 1

_SELF = "sha256"


@dataclass(frozen=True, slots=True)
class Origin:
    """One protocol version of a package.

    `release` says where the schema came from, `sha256` is the hash of the canonical schema, all
    of it, and `selected` the part of it that the package was made from, without descriptions.
    """

    release: JsonObject
    sha256: str
    selected: JsonObject


@dataclass(frozen=True, slots=True)
class Manifest:
    """What a vendored package was made from; `files` maps each path to the hash of its content."""

    generator: str
    style: str
    docs: bool
    parts: tuple[str, ...]
    features: tuple[str, ...]
    protocols: Mapping[str, Origin]
    files: Mapping[str, str]


def content_hash(data: bytes) -> str:
    """SHA-256 of a text file, in hexadecimal; line endings do not count, since git changes them."""
    return hashlib.sha256(data.replace(b"\r\n", b"\n")).hexdigest()


def origin(document: JsonObject, selected: JsonObject) -> Origin:
    """The origin for a canonical schema and the part of it with the chosen features."""
    release: JsonObject = document.get("x-acp", {}).get("release", {})
    digest = hashlib.sha256(dump_text(document).encode()).hexdigest()
    return Origin(release, digest, _undescribed(selected))


def _undescribed(document: JsonObject) -> JsonObject:
    def visit(child: JsonObject, step: Steps) -> JsonObject:
        kept = map_children(child, visit)
        kept.pop("description", None)
        return kept

    return {k: v for k, v in map_children(document, visit).items() if k != "description"}


def dump(manifest: Manifest) -> bytes:
    """The file, with a hash of itself, so that an edit of the manifest shows too."""
    body: JsonObject = {
        "format": FORMAT,
        "generator": {"name": "acp-codegen", "version": manifest.generator},
        "style": manifest.style,
        "docs": manifest.docs,
        "parts": list(manifest.parts),
        "features": list(manifest.features),
        "protocols": sorted(manifest.protocols),
        "schemas": {
            name: {"release": each.release, "sha256": each.sha256, "schema": _pack(each.selected)}
            for name, each in sorted(manifest.protocols.items())
        },
        "files": dict(sorted(manifest.files.items())),
    }
    return dump_text({**body, _SELF: _digest(body)}).encode()


def _digest(body: JsonObject) -> str:
    return hashlib.sha256(dump_text(body).encode()).hexdigest()


def load(data: bytes, place: str) -> Manifest:
    """Reads what `dump` wrote.

    Raises CodegenError for a file that is none, was edited, or is of a later format: a manifest
    decides which files may be replaced, so nothing in it is taken on trust.
    """
    document = read_object(data.replace(b"\r\n", b"\n"), place)
    if document.get("format") != FORMAT:
        raise CodegenError("is of another format; use the acp-codegen that wrote it", place)
    body = {key: value for key, value in document.items() if key != _SELF}
    if document.get(_SELF) != _digest(body):
        raise CodegenError("was edited by hand; restore it, or delete the package", place)
    try:
        found = Manifest(
            generator=_text(body["generator"]["version"]),
            style=_text(body["style"]),
            docs=bool(body["docs"]),
            parts=tuple(map(_text, body["parts"])),
            features=tuple(map(_text, body["features"])),
            protocols={k: _origin(v, place) for k, v in body["schemas"].items()},
            files={_path(k): _text(v) for k, v in body["files"].items()},
        )
    except (KeyError, TypeError, AttributeError, ValueError):
        raise CodegenError("is no manifest of a vendored package", place) from None
    return found


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise TypeError
    return value


def _path(name: str) -> str:
    path = PurePosixPath(name)
    if path.is_absolute() or ".." in path.parts or "\\" in name or path.as_posix() != name:
        raise ValueError
    return name


def _origin(value: JsonObject, place: str) -> Origin:
    if not is_object(value["release"]):
        raise TypeError
    return Origin(value["release"], _text(value["sha256"]), _unpack(value["schema"], place))


def _pack(document: JsonObject) -> str:
    # bz2, since its output is the same with every version and build of the library.
    return base64.b85encode(bz2.compress(dump_text(document).encode())).decode()


def _unpack(text: Any, place: str) -> JsonObject:
    raw = base64.b85decode(_text(text))
    packed = bz2.BZ2Decompressor()
    try:
        data = packed.decompress(raw, MAX_BYTES)
    except OSError:
        raise ValueError from None
    if not packed.eof:
        raise CodegenError("holds a schema that is too large or cut off", place)
    document = read_object(data, place)
    check_schema(document, place)
    return document
