"""`acp-codegen validate`: values, recorded sessions, exit codes."""

from __future__ import annotations

import io
import json
import subprocess
import sys
import tracemalloc
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from acp_codegen.cli import main
from acp_codegen.transcript.bindings import load_bindings
from acp_codegen.transcript.lines import read_items
from acp_codegen.transcript.session import Session

Out = pytest.CaptureFixture[str]


def message(**members: Any) -> str:
    return json.dumps({"jsonrpc": "2.0", **members}) + "\n"


INITIALIZE = message(id=0, method="initialize", params={"protocolVersion": 1})
NEW = message(id=1, method="session/new", params={"cwd": "/", "mcpServers": []})


def run(tmp_path: Path, text: str | bytes, *options: str) -> int:
    path = tmp_path / "input"
    path.write_bytes(text.encode() if isinstance(text, str) else text)
    return main(["validate", str(path), *options])


def test_a_good_session(tmp_path: Path, capsys: Out) -> None:
    answers = [
        message(id=0, result={"protocolVersion": 1}),
        message(id=1, result={"sessionId": "s"}),
    ]
    assert run(tmp_path, INITIALIZE + NEW + "\n" + "".join(answers)) == 0
    assert capsys.readouterr().out == "4 values, no issues\n"


def test_responses_are_matched_with_requests(tmp_path: Path, capsys: Out) -> None:
    text = INITIALIZE + message(id=0, result={"sessionId": "s"}) + message(id=7, result=5)
    assert run(tmp_path, text) == 1
    out = capsys.readouterr().out.splitlines()
    assert out == [
        "line 2: /result: expected the key 'protocolVersion', which is missing [missing]",
        "3 values, 1 issue in 1 of them",
    ]


def test_both_sides_may_use_one_id(tmp_path: Path) -> None:
    read = message(id=0, method="fs/read_text_file", params={"sessionId": "s", "path": "/x"})
    answers = [message(id=0, result={"content": ""}), message(id=0, result={"protocolVersion": 1})]
    assert run(tmp_path, INITIALIZE + read + answers[0] + answers[1]) == 0
    assert run(tmp_path, INITIALIZE + read + answers[1] + answers[0]) == 0
    assert run(tmp_path, INITIALIZE + read + answers[1] + answers[1]) == 1


def test_lines_are_numbered_and_a_bad_line_is_an_issue(tmp_path: Path, capsys: Out) -> None:
    prompt = message(id=2, method="session/promt", params={})
    assert run(tmp_path, f"\n{NEW}\nwarning: something\n{prompt}") == 1
    out = capsys.readouterr().out.splitlines()
    assert out[0].startswith("line 4: is no JSON: ")
    assert out[1].startswith("line 5: /method: ")
    assert "did you mean 'session/prompt'?" in out[1]
    assert out[2] == "3 values, 2 issues in 2 of them"


def test_one_side(tmp_path: Path, capsys: Out) -> None:
    assert run(tmp_path, NEW, "--side", "agent") == 0
    assert run(tmp_path, NEW, "--side", "client") == 1
    assert "goes to the agent, not to the client" in capsys.readouterr().out


@pytest.mark.parametrize("text", ['{"text": 5}', '\n{\n  "text":\n 5}\n', '\ufeff{"text": 5}'])
def test_one_value(tmp_path: Path, capsys: Out, text: str) -> None:
    assert run(tmp_path, text, "--type", "TextContent", "--format", "json") == 1
    rows = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert rows[0] | {"line": 0} == {
        "line": 0,
        "path": "/text",
        "code": "type",
        "message": "expected string, found integer",
    }
    assert rows[1] == {"summary": {"values": 1, "bad": 1, "issues": 1}}


def test_features_and_formats(tmp_path: Path, capsys: Out) -> None:
    fork = '{"fork": 5}'
    kind = ("--type", "SessionCapabilities")
    assert run(tmp_path, fork, *kind) == 0
    assert run(tmp_path, fork, *kind, "--features", "session_fork") == 1
    assert run(tmp_path, fork, *kind, "--report-unstable") == 1
    assert "Feature.SESSION_FORK" in capsys.readouterr().out
    link = '{"name": "n", "uri": "x"}'
    assert run(tmp_path, link, "--protocol", "v2", "--type", "ResourceLink") == 1
    assert run(tmp_path, link, "--protocol", "2", "--type", "ResourceLink", "--no-formats") == 0


@pytest.mark.parametrize(
    ("text", "options", "part"),
    [
        ("", (), "holds no JSON value"),
        ("\n \n", (), "holds no JSON value"),
        ("not json", (), "is no JSON"),
        ('{"a":\n', (), "neither one JSON value nor JSON lines"),
        ("[" * 100_000, (), "nested too deeply"),
        (b"\xff\n", (), "not UTF-8 at byte 0"),
        ("{}", ("--protocol", "v9"), "no version 'v9'; there are v1, v2"),
        ("{}", ("--type", "Nonsense"), "no type of this version: 'Nonsense'"),
        ("{}", ("--type", "ForkSessionRequest"), "Feature.SESSION_FORK"),
        ("{}", ("--side", "server"), "no side 'server'; there are agent, client"),
        ("{}", ("--features", "magic"), "no feature 'magic'"),
        ("{}", ("--side", "agent", "--type", "TextContent"), "exclude each other"),
    ],
)
def test_unusable(
    tmp_path: Path, capsys: Out, text: str | bytes, options: tuple[str, ...], part: str
) -> None:
    assert run(tmp_path, text, *options) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert part in captured.err
    assert captured.err.count("\n") == 1


def test_no_such_file(capsys: Out) -> None:
    assert main(["validate", "/does/not/exist"]) == 2
    assert "No such file" in capsys.readouterr().err


def test_nothing_from_the_input_reaches_the_terminal_raw(tmp_path: Path, capsys: Out) -> None:
    hostile = json.dumps({"content": {"\x1b[31m\u202e\nx": {}}})
    assert run(tmp_path, hostile, "--type", "ElicitationAcceptAction") == 1
    out = capsys.readouterr().out
    assert out.count("\n") == 2
    assert "\x1b" not in out
    assert "\u202e" not in out


def test_standard_input() -> None:
    command = [sys.executable, "-m", "acp_codegen", "validate", "-"]
    done = subprocess.run(command, input=NEW * 3, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, "3 values, no issues\n")


def transcript(lines: int) -> Iterator[bytes]:
    for number in range(lines):
        new = {"id": number, "method": "session/new", "params": {"cwd": "/", "mcpServers": []}}
        yield message(**new).encode()


def test_memory_does_not_grow_with_the_transcript(monkeypatch: pytest.MonkeyPatch) -> None:
    # Unanswered requests are remembered, but only so many.
    monkeypatch.setattr("acp_codegen.transcript.session.MOST_WAITING", 300)
    bindings = load_bindings("v1")

    def validate(side: str, value: Any, answered: str | None) -> Any:
        return bindings.module.validate_message(side, value, result_of=answered)

    def peak(lines: int) -> int:
        session = Session(bindings, None, validate)
        tracemalloc.start()
        count = sum(1 for i in read_items(transcript(lines), "x") if not session.issues(i.value))
        size = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
        assert count == lines
        return size

    peak(1_000)  # what is made at first use is no part of it
    assert peak(4_000) < 1.2 * peak(1_000)


def test_the_first_value_does_not_wait_for_the_second() -> None:
    class Source(io.RawIOBase):
        asked = 0

        def __iter__(self) -> Iterator[bytes]:  # type: ignore[override]
            for each in (b"1\n", b"2\n"):
                self.asked += 1
                yield each

    source = Source()
    items = read_items(source, "x")
    assert next(items).value == 1
    assert source.asked == 1
