"""The forms in which a comparison is shown."""

from __future__ import annotations

from acp_codegen.diff.output.data import as_data
from acp_codegen.diff.output.text import render_changes, render_comparison

__all__ = ["as_data", "render_changes", "render_comparison"]
