"""Runs the code blocks of one page, top to bottom, in a directory of its own.

How a block is taken follows from its fence:

- ``title="NAME"`` on any language: the block is the file NAME; Python, JSON and TOML must parse.
- ``python``: runs in the page's one namespace, so that a block can use what stands before it.
- ``sh``: each command line runs; ``make TARGET`` must be a target of the Makefile, and commands
  that reach for the network must be in `OUTSIDE`. A line may end with a comment.
- ``text title="Output"``: what the block before it printed.
- ``json`` and ``toml``: must parse.
"""

from __future__ import annotations

import ast
import contextlib
import io
import json
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

from docs_support import ROOT, Block

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

#: Commands that are shown and not run here: they install something, or need another program.
OUTSIDE = ("pip install ", "python -m venv ", "pre-commit ", "git ", "cd ", "eval ", ". .venv")


class Sandbox:
    """The state of one page: a directory, a namespace, and the last output."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.names: dict[str, object] = {"__name__": "__main__"}
        self.printed = ""

    def run(self, block: Block) -> None:
        """Take one block; AssertionError or whatever it raises when it does not hold."""
        if block.is_file:
            self._parse(block)
            path = self.folder / block.title
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(block.text, "utf-8")
        elif block.title:
            assert self.printed.strip() == block.text.strip(), f"{block}: prints\n{self.printed}"
        elif block.language == "python":
            self._python(block)
        elif block.language == "sh":
            self.printed = "".join(self._shell(line, block) for line in _lines(block.text))
        else:
            self._parse(block)

    def _python(self, block: Block) -> None:
        code = compile(block.text, str(block), "exec")
        out = io.StringIO()
        with contextlib.redirect_stdout(out):
            exec(code, self.names)
        self.printed = out.getvalue()

    def _parse(self, block: Block) -> None:
        if block.language == "python":
            ast.parse(block.text, str(block))
        elif block.language == "json":
            json.loads(block.text)
        elif block.language == "toml":
            tomllib.loads(block.text)
        else:
            assert block.language in ("text", "yaml", "diff"), f"{block}: {block.language}?"

    def _shell(self, line: str, block: Block) -> str:
        if line.startswith("make "):
            assert re.search(rf"^{line.split()[1]}: ", (ROOT / "Makefile").read_text(), re.M), line
            return ""
        if line.startswith(OUTSIDE):
            return ""
        words = shlex.split(line)
        assert words[0] in ("acp-codegen", "python"), f"{block}: {line}"
        module = ["-m", "acp_codegen"] if words[0] == "acp-codegen" else []
        done = subprocess.run(
            [sys.executable, *module, *words[1:]],
            cwd=self.folder,
            capture_output=True,
            text=True,
            timeout=120,
            env={**os.environ, "COLUMNS": "100"},
        )
        expected = 1 if "# exit code 1" in block.text else 0
        assert done.returncode == expected, f"{block}: {line}\n{done.stdout}{done.stderr}"
        return done.stdout


def _lines(text: str) -> list[str]:
    joined = text.replace("\\\n", " ")
    return [line.split("  #")[0].strip() for line in joined.splitlines() if line.strip(" #")]
