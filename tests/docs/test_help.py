"""The help of every command, and completion in the shell."""

from __future__ import annotations

import os
import re
import subprocess
import sys

import pytest

from acp_codegen.cli import main
from acp_codegen.cli.commands import COMMANDS


@pytest.mark.parametrize("name", COMMANDS)
def test_help_says_what_it_does_with_an_example_and_exit_codes(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([name, "--help"]) == 0
    text = capsys.readouterr().out
    assert COMMANDS[name].help.split()[0] in text
    assert re.search(rf"Examples?:\n(    acp-codegen .*\n)*    acp-codegen {name}", text)
    assert re.search(r"Exit codes:\n    0    done\n", text)
    assert re.search(r"\n    2    wrong usage", text)


def complete(*words: str) -> list[str]:
    environment = {
        **os.environ,
        "_ACP_CODEGEN_COMPLETE": "bash_complete",
        "COMP_WORDS": " ".join(("acp-codegen", *words)),
        "COMP_CWORD": str(len(words)),
    }
    code = "import sys; from acp_codegen.cli import main; sys.exit(main())"
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, capture_output=True, text=True, env=environment, timeout=60)
    assert done.stderr == ""
    return [line.partition(",")[2] for line in done.stdout.splitlines()]


def test_completion_of_commands_options_and_names() -> None:
    assert complete("sh") == ["show"]
    assert "--format" in complete("show", "--f")
    assert complete("show", "--format", "m") == ["markdown"]
    assert complete("show", "session/f") == ["session/fork"]
