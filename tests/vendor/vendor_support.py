"""What the tests of vendoring share: a project in a folder of its own, and a small protocol."""

from __future__ import annotations

import contextlib
import copy
import io
import json
import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from acp_codegen.cli import main

Schema = dict[str, Any]


def ref(name: str, **more: Any) -> Schema:
    return {"$ref": f"#/$defs/{name}", **more}


def message(side: str, method: str, required: list[str], **properties: Schema) -> Schema:
    body: Schema = {"type": "object", "properties": properties}
    if required:
        body["required"] = required
    return {**body, "x-side": side, "x-method": method}


#: Harbours and ships: nothing of it is in any real protocol.
HARBOUR: Schema = {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "x-acp": {
        "protocol": 1,
        "release": {"package": "harbour", "version": "1.0.0", "license": "MIT"},
        "jsonrpc": {
            "id": "CallId",
            "error": "Fault",
            "errorId": "reference",
            "senders": [
                {"name": "Harbour", "Request": "ship", "Response": "harbour"},
                {"name": "Ship", "Request": "harbour", "Response": "ship"},
            ],
        },
    },
    "$defs": {
        "DockRequest": message(
            "harbour",
            "ship/dock",
            ["name"],
            name={"type": "string"},
            tug={"type": "boolean", "x-unstable": "tugs"},
            crane={"type": "integer", "x-unstable": "cranes"},
        ),
        "DockResponse": message("harbour", "ship/dock", ["berth"], berth={"type": "integer"}),
        "SignalRequest": message("ship", "ship/signal", [], text={"type": "string"}),
        "SignalResponse": message("ship", "ship/signal", []),
        "CallId": {"anyOf": [{"type": "integer"}, {"type": "string"}]},
        "Fault": {
            "type": "object",
            "properties": {"code": {"type": "integer"}, "message": {"type": "string"}},
            "required": ["code", "message"],
        },
        "Crane": {
            "type": "object",
            "x-unstable": "cranes",
            "properties": {"reach": {"type": "integer"}},
            "required": ["reach"],
        },
    },
}

TABLE = """
[project]
name = "myagent"

[tool.acp-codegen]
destination = "src/myagent/_vendor/acp"
schema = "schema"
parts = ["codec"]
"""


@dataclass
class Result:
    """How a run of the command ended."""

    code: int
    out: str
    err: str

    @property
    def text(self) -> str:
        return self.out + self.err


@dataclass
class Project:
    """A project that vendors; `run` starts acp-codegen in it."""

    root: Path

    @property
    def tree(self) -> Path:
        return self.root / "src/myagent/_vendor/acp"

    @property
    def manifest(self) -> Schema:
        found: Schema = json.loads((self.tree / "acp_manifest.json").read_text())
        return found

    def configure(self, text: str) -> None:
        (self.root / "pyproject.toml").write_text(text)

    def schema(self, **changes: Any) -> Schema:
        """Writes the small protocol as the project's schema; the copy may be changed and saved."""
        document = copy.deepcopy(HARBOUR)
        document["x-acp"]["release"].update(changes)
        self.save(document)
        return document

    def save(self, document: Schema) -> None:
        folder = self.root / "schema"
        folder.mkdir(exist_ok=True)
        (folder / "v1.json").write_text(json.dumps(document))

    def vendor(self, *argv: str | Path, cwd: Path | None = None) -> Result:
        """Runs the command in this process, which saves starting Python each time."""
        out, err = io.StringIO(), io.StringIO()
        before = Path.cwd()
        os.chdir(cwd or self.root)
        try:
            with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
                code = main(["vendor", *map(str, argv)])
        finally:
            os.chdir(before)
        return Result(code, out.getvalue(), err.getvalue())

    def vendored(self, *argv: str | Path) -> Result:
        """As `vendor`, for a run that must go well."""
        result = self.vendor(*argv)
        assert result.code == 0, result.text
        return result


def snapshot(root: Path) -> dict[str, tuple[str, bytes]]:
    """Every file and link below a folder with its content, compiled code apart."""
    found: dict[str, tuple[str, bytes]] = {}
    for folder, folders, files in os.walk(root):
        for name in (*files, *folders):
            path = Path(folder, name)
            place = path.relative_to(root).as_posix()
            if path.is_symlink():
                found[place] = ("link", os.fsencode(path.readlink()))
            elif path.is_file() and path.suffix != ".pyc":
                found[place] = ("file", path.read_bytes())
    return found
