"""Connections over standard input and output, with real processes at the other end."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import textwrap
import time
from pathlib import Path
from typing import Any

import pytest
from dispatch_support import prompt, raised, request, runs, until

from acp_bindings import v1
from acp_bindings.stdio import spawn

PYTHON = [sys.executable, "-W", "error"]
HELLO = request("initialize", {"protocolVersion": 1}, 1)

PROGRAM = """
import asyncio, os, subprocess, sys
from acp_bindings import v1
from acp_bindings.stdio import serve_stdio

class Agent(v1.Agent):
    async def initialize(self, params):
        return v1.InitializeResponse(protocol_version=1)
    async def session_prompt(self, params):
        text = params.prompt[0].text
{body}
        return v1.PromptResponse(stop_reason="end_turn")

asyncio.run(serve_stdio(Agent()))
{after}
"""


def program(folder: Path, body: str = "pass", after: str = "") -> list[str]:
    path = folder / "agent.py"
    path.write_text(
        PROGRAM.format(body=textwrap.indent(textwrap.dedent(body), " " * 8), after=after)
    )
    return [*PYTHON, str(path)]


def lines(command: list[str], *messages: Any, **options: Any) -> tuple[list[Any], str]:
    """What a program says to messages on its input, and what it writes to standard error."""
    text = "".join(json.dumps(message) + "\n" for message in messages)
    done = subprocess.run(
        command, input=text, capture_output=True, text=True, timeout=30, **options
    )
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()], done.stderr


class Client(v1.Client):
    pass


async def greet(client: v1.Client) -> None:
    await client.agent.initialize(v1.InitializeRequest(protocol_version=1))


def ask(text: str) -> v1.PromptRequest:
    return v1.PromptRequest(session_id="s", prompt=[v1.TextContentBlock(text=text)])


def gone(pid: int) -> bool:
    """Whether a process has ended, zombies included."""
    try:
        return " Z " in Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return True


def test_nothing_but_messages_goes_to_standard_output(tmp_path: Path) -> None:
    body = """
    print("from print")
    sys.stdout.write("from write\\n")
    os.write(1, b"from os.write\\n")
    subprocess.run(["sh", "-c", "echo from a child; cat"], check=True)
    """
    command = program(tmp_path, body, after="print('\"afterwards\"')")
    replies, errors = lines(command, HELLO, request("session/prompt", prompt(), 2))
    assert [reply["id"] for reply in replies[:2]] == [1, 2]
    assert replies[2:] == ["afterwards"]
    for source in ("print", "write", "os.write", "a child"):
        assert f"from {source}\n" in errors


@pytest.mark.parametrize("kind", ["pipe", "file", "null"])
def test_input_and_output_may_be_files(tmp_path: Path, kind: str) -> None:
    command = program(tmp_path)
    source, target = tmp_path / "in", tmp_path / "out"
    source.write_text(json.dumps(HELLO) + "\n")
    if kind == "null":
        with target.open("wb") as out:
            subprocess.run(command, stdin=subprocess.DEVNULL, stdout=out, check=True, timeout=30)
        assert target.read_bytes() == b""
        return
    if kind == "file":
        with source.open("rb") as into, target.open("wb") as out:
            subprocess.run(command, stdin=into, stdout=out, check=True, timeout=30)
    else:
        script = 'cat "$0" | "$@" > "$0.out"'
        subprocess.run(["sh", "-c", script, str(source), *command], check=True, timeout=30)
        target = tmp_path / "in.out"
    assert json.loads(target.read_bytes())["id"] == 1


def test_standard_output_and_error_may_be_one(tmp_path: Path) -> None:
    replies, _ = lines(["sh", "-c", '"$@" 2>&1', "sh", *program(tmp_path)], HELLO)
    assert [reply["id"] for reply in replies] == [1]


def test_the_pipe_is_left_as_it_was(tmp_path: Path) -> None:
    command = program(tmp_path, after="assert os.get_blocking(0) and os.get_blocking(1)")
    assert lines(command, HELLO)[0][0]["id"] == 1


@runs
async def test_spawn_talks_to_a_program_and_ends_it(tmp_path: Path) -> None:
    client = Client()
    async with spawn(program(tmp_path), client) as connection:
        await greet(client)
        assert (await connection.peer.session_prompt(ask("hi"))).stop_reason == "end_turn"
    assert connection.closed
    assert isinstance(await raised(client.agent.session_prompt(ask("hi"))), v1.ConnectionClosed)


@runs
async def test_a_program_that_cannot_be_started_raises(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        async with spawn([str(tmp_path / "nothing")], Client()):
            raise AssertionError("never here")


@pytest.mark.parametrize(
    "how", ["os._exit(3)", "os.kill(os.getpid(), 9)", "os.close(1); os.abort()"]
)
@runs
async def test_a_dead_peer_never_hangs_the_client(tmp_path: Path, how: str) -> None:
    client = Client()
    async with spawn(program(tmp_path, how), client) as connection:
        await greet(client)
        calls = [asyncio.create_task(client.agent.session_prompt(ask("x"))) for _ in range(5)]
        for call in calls:
            assert isinstance(await raised(call), v1.ConnectionClosed)
        await connection.wait_closed()


@runs
async def test_a_dead_peer_whose_child_holds_the_pipe_does_not_hang_the_client(
    tmp_path: Path,
) -> None:
    path = tmp_path / "parent.py"
    path.write_text(
        "import pathlib, subprocess, sys\n"
        "sys.stdin.readline()\n"
        "child = subprocess.Popen(['sleep', '60'])\n"
        f"pathlib.Path({str(tmp_path / 'pid')!r}).write_text(str(child.pid))\n"
        "import os; os._exit(0)\n"
    )
    client = Client()
    start = time.monotonic()
    async with spawn([sys.executable, str(path)], client):
        assert isinstance(await raised(greet(client)), v1.ConnectionClosed)
    assert time.monotonic() - start < 20
    pid = int((tmp_path / "pid").read_text())
    await until(lambda: gone(pid))


@runs
async def test_a_program_that_ignores_the_end_of_its_input_is_terminated(tmp_path: Path) -> None:
    for trap in ("pass", "signal.signal(15, signal.SIG_IGN)"):
        path, ready = tmp_path / "deaf.py", tmp_path / "ready"
        path.write_text(
            f"import os, pathlib, signal, time\n{trap}\n"
            f"pathlib.Path({str(ready)!r}).write_text(str(os.getpid()))\ntime.sleep(60)\n"
        )
        async with spawn([sys.executable, str(path)], Client(), grace=0.3):
            await until(lambda ready=ready: ready.exists() and ready.read_text())
        assert gone(int(ready.read_text()))
        ready.unlink()


@runs
async def test_leaving_the_block_with_an_error_ends_the_program_and_keeps_the_error(
    tmp_path: Path,
) -> None:
    with pytest.raises(KeyError):
        async with spawn(program(tmp_path), Client()):
            raise KeyError

    async def use() -> None:
        async with spawn(program(tmp_path), Client()):
            await asyncio.sleep(60)

    task = asyncio.create_task(use())
    await asyncio.sleep(0.2)
    task.cancel()
    assert isinstance(await raised(task), asyncio.CancelledError)


@runs
async def test_a_program_that_floods_its_output_is_ended(tmp_path: Path) -> None:
    path = tmp_path / "flood.py"
    path.write_text("import os\nwhile True: os.write(1, b'{}\\n' * 10000)\n")
    async with spawn(
        [sys.executable, str(path)], Client(), grace=0.3, on_error=lambda report: None
    ):
        await asyncio.sleep(0.2)


@runs
async def test_environment_directory_and_standard_error_are_the_callers(tmp_path: Path) -> None:
    body = "print(os.environ['SECRET'], os.getcwd())"
    client = Client()
    with (tmp_path / "err").open("wb") as errors:
        env = {**os.environ, "SECRET": "value"}
        async with spawn(program(tmp_path, body), client, env=env, cwd=tmp_path, stderr=errors):
            await greet(client)
            await client.agent.session_prompt(ask("x"))
    assert (tmp_path / "err").read_text() == f"value {tmp_path.resolve()}\n"


# The examples


@pytest.mark.parametrize("version", ["", "_v2"])
def test_the_examples_talk_to_each_other(repo: Path, version: str) -> None:
    run, echo = (repo / "examples" / f"{name}{version}.py" for name in ("run_agent", "echo_agent"))
    command = [*PYTHON, str(run), "Hello there", *PYTHON, str(echo)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    assert "Hello there" in done.stdout.splitlines()
    assert done.stdout.splitlines()[-1] == ("[done]" if version else "[end_turn]")


@pytest.mark.parametrize("name", ["echo_agent", "run_agent", "echo_agent_v2", "run_agent_v2"])
def test_the_examples_are_short(repo: Path, name: str) -> None:
    assert len((repo / "examples" / f"{name}.py").read_text().splitlines()) <= 70
