"""The kinds of change, one function each; see `acp_codegen.diff.registry`."""

from __future__ import annotations
