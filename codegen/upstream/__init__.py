"""Upstream's published files, turned into the canonical schema."""

from __future__ import annotations
