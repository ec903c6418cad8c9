"""Where a run takes place: machine, interpreter, packages, date."""

from __future__ import annotations

import os
import platform
from datetime import datetime, timezone
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from bench.results import Report

PACKAGES = (
    "acp-codegen agent-client-protocol pydantic msgspec cattrs attrs mashumaro adaptix orjson "
    "jsonschema-rs fastjsonschema jsonschema lsprotocol datamodel-code-generator"
).split()


def report() -> Report:
    """A report without sections."""
    return Report(
        python=platform.python_version(),
        date=datetime.now(timezone.utc).date().isoformat(),
        machine={
            "processor": _processor(),
            "cores": str(os.cpu_count() or "unknown"),
            "memory": _memory(),
            "system": f"{platform.system()} {platform.machine()}",
        },
        versions={name: found for name in PACKAGES if (found := _version(name))},
    )


def _version(name: str) -> str:
    try:
        return version(name)
    except PackageNotFoundError:
        return ""


def _processor() -> str:
    found = _line("/proc/cpuinfo", "model name")
    return found or platform.processor() or platform.machine()


def _memory() -> str:
    kilobytes = _line("/proc/meminfo", "MemTotal").partition(" ")[0]
    return f"{int(kilobytes) / 2**20:.0f} GiB" if kilobytes else "unknown"


def _line(path: str, key: str) -> str:
    """The value behind a key in a file of lines like `key : value`."""
    try:
        lines = Path(path).read_text(encoding="ascii", errors="replace").splitlines()
    except OSError:
        return ""
    return next((line.partition(":")[2].strip() for line in lines if line.startswith(key)), "")
