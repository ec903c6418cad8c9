"""The import: upstream's files and what we know already, to canonical schemas."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from acp_codegen.canonical import check_schema, load_schema
from acp_codegen.canonical.surface import UNSTABLE
from acp_codegen.canonical.walk import Steps, map_children
from acp_codegen.errors import CodegenError
from acp_codegen.schema_io import JsonObject, dump_text, read_object
from acp_codegen.upstream.annotate import Knowledge, annotate, learn
from acp_codegen.upstream.envelope_store import name_features
from acp_codegen.upstream.members import members
from acp_codegen.upstream.names import Names
from acp_codegen.upstream.normalise import Normalised, normalise, ordered
from acp_codegen.upstream.order import order_keywords
from acp_codegen.upstream.report import Report, compare
from acp_codegen.upstream.shape import check_shape
from acp_codegen.upstream.source import ProtocolFiles, Source


@dataclass(frozen=True)
class Imported:
    """One canonical schema that is ready to be written.

    Attributes:
        path: where it belongs.
        text: the whole file.
        report: what changed.
    """

    path: Path
    text: str
    report: Report


def import_protocol(
    source: Source,
    protocol: str,
    schema_dir: Path,
    *,
    names: Names | None = None,
    upstream_descriptions: bool = False,
) -> Imported:
    """Turn upstream's files of one protocol version into its canonical schema.

    Args:
        source: the files, as `open_source` returns them.
        protocol: which version of them, such as ``"v1"``.
        schema_dir: where canonical schemas are; a schema in place keeps its descriptions,
            feature names and hints for the members that upstream still has.
        names: feature names and patch properties for members that have none.
        upstream_descriptions: take upstream's texts instead of keeping our own.

    Returns:
        The new file; nothing is written.

    Raises:
        CodegenError: the files cannot be used, with the place in them.
    """
    files = source.protocols[protocol]
    path = schema_dir / f"{protocol}.json"
    old = load_schema(path) if path.exists() else None
    _check_upstream(files, protocol)
    normal = _normalise(files.full, files.stable, f"upstream {protocol}")
    known = _knowledge(old, names or Names())
    schema = annotate(normal.schema, known, normal.marks)
    if upstream_descriptions:
        schema = _describe(schema, files.full)
    release, version = _release(source, files, old), _version_mark(schema, old)
    schema = _finish(schema, protocol, release, version, _feature_texts(schema, old))
    check_schema(schema, f"upstream {protocol}")
    return Imported(path, dump_text(schema), _report(protocol, path, old, schema, normal))


def read_upstream(source: Path | bytes, name: str = "") -> JsonObject:
    """Turn a single upstream file into a canonical schema, for looking at or comparing.

    Args:
        source: a published ``schema.json`` or ``schema.unstable.json`` of any release, as a path
            or its bytes. Early releases lack sides and methods: so does the result then.
        name: what to call the input in errors.

    Returns:
        The canonical form, in which the marks in upstream's texts decide what is unstable.
        Unstable members carry ``x-unstable: true``: their features have no names here.

    Raises:
        CodegenError: it is no strict JSON object or no such schema.
    """
    document = read_object(source, name)
    place = name or (str(source) if isinstance(source, Path) else "input")
    check_shape(document, place)
    normal = _normalise(document, None, place)
    return _finish(annotate(normal.schema, Knowledge(), normal.marks), None, None)


def _normalise(full: JsonObject, stable: JsonObject | None, place: str) -> Normalised:
    try:
        return normalise(full, stable)
    except CodegenError as error:
        raise CodegenError(error.message, f"{place}#{error.place}") from None


def _check_upstream(files: ProtocolFiles, protocol: str) -> None:
    for document in (files.full, files.stable):
        if document is not None:
            check_shape(document, f"upstream {protocol}")


def _knowledge(old: JsonObject | None, names: Names) -> Knowledge:
    known = learn(old) if old is not None else Knowledge()
    known.named = names.features
    known.patches = names.patches
    return known


def _describe(schema: JsonObject, full: JsonObject) -> JsonObject:
    texts = {
        member.path: member.schema["description"]
        for member in members(full)
        if isinstance(member.schema.get("description"), str)
    }
    paths = {member.steps: member.path for member in members(schema)}

    def describe(part: JsonObject, at: Steps) -> JsonObject:
        def visit(child: JsonObject, step: Steps) -> JsonObject:
            return describe(child, at + step)

        result = {k: v for k, v in map_children(part, visit).items() if k != "description"}
        text = texts.get(paths[at])
        return {**result, "description": text} if text is not None else result

    return describe(schema, ())


def _release(source: Source, files: ProtocolFiles, old: JsonObject | None) -> JsonObject:
    """Return where the schema comes from; a bare directory with known files needs no name."""
    before: JsonObject = (old or {}).get("x-acp", {}).get("release", {})
    if source.version is None and before.get("files") == files.digests:
        return before
    license_ = source.license or before.get("license")
    named = {"package": source.package, "version": source.version, "license": license_}
    release: JsonObject = {k: v for k, v in named.items() if v is not None}
    return {**release, "files": dict(files.digests)}


def _version_mark(schema: JsonObject, old: JsonObject | None) -> JsonObject | None:
    """Return how versions are settled, which upstream's files do not say, if it still holds."""
    mark: JsonObject = (old or {}).get("x-acp", {}).get("version", {})
    needed = [mark.get("type"), mark.get("unsupported", {}).get("data", mark.get("type"))]
    return mark if all(name in schema["$defs"] for name in needed) else None


def _feature_texts(schema: JsonObject, old: JsonObject | None) -> JsonObject:
    """Return what is known of the features that the schema still speaks of."""
    texts: JsonObject = (old or {}).get("x-acp", {}).get("features", {})
    used = {member.schema.get(UNSTABLE) for member in members(schema)}
    return {name: text for name, text in texts.items() if name in used}


def _finish(
    schema: JsonObject,
    protocol: str | None,
    release: JsonObject | None,
    version: JsonObject | None = None,
    features: JsonObject | None = None,
) -> JsonObject:
    facts: JsonObject = schema.get("x-acp", {}).get("jsonrpc", {})
    defs: JsonObject = {name: ordered(part) for name, part in schema["$defs"].items()}
    about: JsonObject = {}
    if protocol is not None and protocol[1:].isdecimal():
        about["protocol"] = int(protocol[1:])
    if release is not None:
        about["release"] = release
    if version is not None:
        about["version"] = version
    if features:
        about["features"] = features
    about["jsonrpc"] = name_features(facts, defs)
    return order_keywords({**schema, "x-acp": about, "$defs": defs})


def _report(
    protocol: str, path: Path, old: JsonObject | None, new: JsonObject, normal: Normalised
) -> Report:
    report = Report(protocol, _version(old), _version(new))
    compare(report, old, new)
    report.verbatim = normal.verbatim
    report.disagreements = normal.disagreements
    report.changed = not path.exists() or path.read_text("utf-8") != dump_text(new)
    return report


def _version(schema: JsonObject | None) -> str | None:
    release: JsonObject = (schema or {}).get("x-acp", {}).get("release", {})
    found: Any = release.get("version")
    return found if isinstance(found, str) else None
