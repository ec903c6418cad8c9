"""Reading the reference cases, each file once."""

from __future__ import annotations

import functools
import json
from pathlib import Path
from typing import Any

from acp_codegen.diff import load
from acp_codegen.model.nodes import Schema


@functools.cache
def read_schema(path: Path) -> Schema:
    """The model of one schema file."""
    return load(str(path))[None].schema


@functools.cache
def read_json(path: Path) -> Any:
    """One JSON file."""
    return json.loads(path.read_text())
