"""What changed for users of the generated Python package, and the version number it asks for."""

from __future__ import annotations

from acp_codegen.diff.api.compare import ApiChange, compare_api
from acp_codegen.diff.api.semver import Bump, bump_for, next_version

__all__ = ["ApiChange", "Bump", "bump_for", "compare_api", "next_version"]
