"""Upstream's published files, turned into the canonical schema."""

from __future__ import annotations

from acp_codegen.upstream.importer import Imported, import_protocol, read_upstream
from acp_codegen.upstream.names import Names, read_features, read_patches
from acp_codegen.upstream.report import Report
from acp_codegen.upstream.source import Source, open_source

__all__ = [
    "Imported",
    "Names",
    "Report",
    "Source",
    "import_protocol",
    "open_source",
    "read_features",
    "read_patches",
    "read_upstream",
]
