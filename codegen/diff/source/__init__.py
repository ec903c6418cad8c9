"""Reading either side of a comparison, whatever form it comes in."""

from __future__ import annotations

from acp_codegen.diff.source.load import Version, load, model_of

__all__ = ["Version", "load", "model_of"]
