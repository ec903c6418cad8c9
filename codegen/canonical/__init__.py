"""The canonical schema: reading it, checking it, and projecting it to upstream's surfaces."""

from __future__ import annotations

from acp_codegen.canonical.envelopes import KINDS, message_kind
from acp_codegen.canonical.project import Surface, export_schema

__all__ = ["KINDS", "Surface", "export_schema", "message_kind"]
