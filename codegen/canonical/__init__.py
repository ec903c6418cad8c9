"""The canonical schema: reading it, checking it, and projecting it to upstream's surfaces."""

from __future__ import annotations

from acp_codegen.canonical.check import check_schema
from acp_codegen.canonical.envelopes import KINDS, message_kind
from acp_codegen.canonical.load import load_schema
from acp_codegen.canonical.project import export_schema
from acp_codegen.canonical.surface import Surface

__all__ = ["KINDS", "Surface", "check_schema", "export_schema", "load_schema", "message_kind"]
