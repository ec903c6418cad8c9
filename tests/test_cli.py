"""The command line: what it lists, how it ends, and what it says when it fails."""

from __future__ import annotations

import subprocess
import sys
import types
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path

import click
import pytest

from acp_codegen import resources
from acp_codegen.cli import main
from acp_codegen.cli.commands import COMMANDS, Command
from acp_codegen.errors import CodegenError

Ending = Callable[[], object]


@pytest.fixture
def probe(monkeypatch: pytest.MonkeyPatch) -> Callable[[Ending], None]:
    """Install a subcommand `probe` that does whatever the test asks for."""

    def install(ending: Ending) -> None:
        module = types.ModuleType("probe_cmd")
        module.command = click.Command("probe", callback=ending)
        monkeypatch.setitem(sys.modules, "probe_cmd", module)
        monkeypatch.setitem(COMMANDS, "probe", Command("probe_cmd:command", "A probe."))

    return install


def failing(error: BaseException) -> Ending:
    def ending() -> None:
        raise error

    return ending


def run(*argv: str, stdin: int = subprocess.DEVNULL) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "acp_codegen", *argv]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, stdin=stdin)


def test_version_is_that_of_the_distribution() -> None:
    done = run("--version")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.split()[-1] == version("acp-codegen")


@pytest.mark.parametrize("argv", [["--help"], ["-h"]])
def test_help_lists_every_command(argv: list[str]) -> None:
    done = run(*argv)
    assert done.returncode == 0
    for name, entry in COMMANDS.items():
        assert f"{name} " in done.stdout
        assert entry.help in done.stdout
    assert "Exit codes:" in done.stdout


def test_help_imports_no_subcommand_and_nothing_slow() -> None:
    code = (
        "import sys; from acp_codegen.cli import main; assert main(['--help']) == 0\n"
        "print('LOADED', *sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = set(done.stdout.partition("LOADED ")[2].split())
    assert "acp_codegen.cli.app" in loaded
    slow = {"jinja2", "jsonschema", "datamodel_code_generator", "pydantic", "asyncio"}
    subcommands = {entry.target.partition(":")[0] for entry in COMMANDS.values()}
    assert not loaded & (slow | subcommands)


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_explains_itself(name: str) -> None:
    done = run(name, "--help")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Example" in done.stdout
    assert f"acp-codegen {name} " in done.stdout.partition("Example")[2]
    assert "Exit codes:" in done.stdout


@pytest.mark.parametrize("argv", [["no-such-command"], ["--no-such-option"], []])
def test_wrong_usage_is_exit_code_2(argv: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(argv) == 2
    assert "Usage: acp-codegen" in capsys.readouterr().err


def test_bad_input_is_one_line_and_exit_code_2(probe, capsys) -> None:
    probe(failing(CodegenError("is no name; rename it", place="/$defs/a b")))
    assert main(["probe"]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err == "error: /$defs/a b: is no name; rename it\n"


def test_text_from_a_schema_cannot_drive_the_terminal(probe, capsys) -> None:
    probe(failing(CodegenError("bad\nname \x1b[2J \u202e \x00", place="/a\r")))
    assert main(["probe"]) == 2
    assert capsys.readouterr().err == "error: /a\\r: bad\\nname \\x1b[2J \\u202e \\x00\n"


def test_a_file_that_cannot_be_read_is_bad_input(probe, capsys) -> None:
    probe(lambda: Path("/no/such/file").read_text())
    assert main(["probe"]) == 2
    assert capsys.readouterr().err == "error: /no/such/file: No such file or directory\n"


@pytest.mark.parametrize("flags", [[], ["--debug"]])
def test_a_fault_of_ours_is_exit_code_70(flags: list[str], probe, capsys) -> None:
    probe(failing(ZeroDivisionError("by zero")))
    assert main([*flags, "probe"]) == 70
    lines = capsys.readouterr().err.splitlines()
    assert "internal error: ZeroDivisionError: by zero" in lines[-1]
    if flags:
        assert lines[0] == "Traceback (most recent call last):"
    else:
        assert len(lines) == 1
        assert "--debug" in lines[0]


def test_debug_shows_where_bad_input_was_found(probe, capsys) -> None:
    probe(failing(CodegenError("no")))
    assert main(["--debug", "probe"]) == 2
    assert "Traceback" in capsys.readouterr().err


def test_interruption_is_exit_code_130(probe, capsys) -> None:
    probe(failing(KeyboardInterrupt()))
    assert main(["probe"]) == 130
    assert "Traceback" not in capsys.readouterr().err


@pytest.mark.parametrize(
    ("ending", "code"),
    [
        (lambda: None, 0),
        (lambda: 1, 1),
        (lambda: click.get_current_context().exit(1), 1),
        (lambda: sys.exit(3), 3),
        (failing(click.ClickException("no")), 1),
        (failing(click.UsageError("no")), 2),
    ],
)
def test_a_command_decides_its_exit_code(ending: Ending, code: int, probe, capsys) -> None:
    probe(ending)
    assert main(["probe"]) == code


def test_a_reader_that_goes_away_is_no_fault() -> None:
    code = (
        "import sys, click, types; from acp_codegen.cli import main\n"
        "from acp_codegen.cli.commands import COMMANDS, Command\n"
        "m = sys.modules['m'] = types.ModuleType('m')\n"
        "flood = lambda: [click.echo('x' * 99) for _ in range(9999)]\n"
        "m.c = click.Command('flood', callback=flood)\n"
        "COMMANDS['flood'] = Command('m:c', 'Flood.')\n"
        "sys.exit(main(['flood']))"
    )
    with subprocess.Popen(
        [sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.read(1)
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(timeout=60) == 141


def test_a_command_that_is_not_installed_does_not_break_the_others(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(COMMANDS, "gone", Command("acp_codegen.cli.no_such_cmd:command", "Gone."))
    assert main(["--help"]) == 0
    assert main(["gone"]) == 2
    assert capsys.readouterr().err == "error: the command 'gone' is not part of this installation\n"


def test_templates_and_schemas_are_found_in_the_checkout(repo: Path) -> None:
    assert resources.templates_dir() == repo / "templates"
    assert resources.schema_dir() == repo / "schema"
