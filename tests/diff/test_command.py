"""The command: inputs, outputs, filters, exit codes, errors."""

from __future__ import annotations

import json
import shutil
import subprocess
import tarfile
from pathlib import Path
from typing import Any

import pytest

from acp_codegen.cli import main
from acp_codegen.diff import compare, render_text
from acp_codegen.diff.registry import kinds

from .mutations import bare, pairs, soft


@pytest.fixture
def files(tmp_path: Path) -> tuple[str, str]:
    """Two files: one property more, and one value more in a closed enumeration."""
    old, new = bare(), bare()
    new["$defs"]["Kind"]["oneOf"].append({"type": "string", "const": "three"})
    new["$defs"]["Point"]["properties"]["z"] = {"type": "integer"}
    return write(tmp_path / "old.json", old), write(tmp_path / "new.json", new)


def write(path: Path, document: object) -> str:
    path.write_text(json.dumps(document))
    return str(path)


def run(capsys: pytest.CaptureFixture[str], *argv: str) -> tuple[int, str, str]:
    code = main(["diff", *argv])
    out, err = capsys.readouterr()
    return code, out, err


def data(capsys: pytest.CaptureFixture[str], *argv: str) -> dict[str, Any]:
    code, out, _ = run(capsys, *argv, "--format", "json")
    assert code == 0
    (found,) = json.loads(out)["comparisons"]
    return dict(found)


def test_text(capsys: pytest.CaptureFixture[str], files: tuple[str, str]) -> None:
    code, out, err = run(capsys, *files)
    assert (code, err) == (0, "")
    assert "\x1b" not in out
    lines = [line.strip() for line in out.splitlines()]
    assert "breaking (1)" in lines
    assert "safe (1)" in lines
    assert "enum-value-added: Kind has the new value 'three'" in lines
    assert "host reads: new writer, old reader break; old writer, new reader ok" in lines
    assert "property-added: Point.z is new: optional integer" in lines
    assert lines[-1] == "1 breaking, 0 risky, 1 safe; version bump for the package: minor"
    order = [out.index(word) for word in ("breaking (1)", "safe (1)", "python package")]
    assert order == sorted(order)


def test_json(capsys: pytest.CaptureFixture[str], files: tuple[str, str]) -> None:
    found = data(capsys, *files)
    assert found["counts"] == {"breaking": 1, "risky": 0, "safe": 1}
    assert found["bump"] == "minor"
    breaking, safe = found["changes"]
    assert breaking == {
        "id": "enum-value-added",
        "rating": "breaking",
        "sentence": "Kind has the new value 'three'",
        "old_pointer": "/$defs/Kind",
        "new_pointer": "/$defs/Kind/oneOf/2",
        "member": "Kind=three",
        "python": "Kind",
        "unstable": False,
        "verdicts": {
            role: {"new_writer_old_reader": "break", "old_writer_new_reader": "ok"}
            for role in ("guest", "host")
        },
        "messages": [
            {
                "reader": role,
                "method": method,
                "new_writer_old_reader": "break",
                "old_writer_new_reader": "ok",
            }
            for role, method in (("guest", "ask"), ("host", "do"))
        ],
    }
    assert safe["python"] == "Point.z"


def test_markdown(capsys: pytest.CaptureFixture[str], files: tuple[str, str]) -> None:
    code, out, _ = run(capsys, *files, "--format", "markdown")
    assert code == 0
    assert "### Breaking (1)" in out
    assert "| enum-value-added | Kind has the new value 'three' |" in out
    rows = [line for line in out.splitlines() if line.startswith("|")]
    assert {row.count("|") for row in rows} == {7}


def test_markdown_takes_names_as_text(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    old, new = bare(), bare()
    new["$defs"]["Kind"]["oneOf"].append({"type": "string", "const": "<b>|`[x](y)\n# z"})
    paths = write(tmp_path / "a.json", old), write(tmp_path / "b.json", new)
    _, out, _ = run(capsys, *paths, "--format", "markdown")
    assert "\\<b\\>" in out
    assert "<b>" not in out
    assert not any(line.startswith("# z") for line in out.splitlines())


@pytest.mark.parametrize(
    ("limit", "expected"), [("breaking", 1), ("risky", 1), ("any", 1), (None, 0)]
)
def test_fail_on(
    capsys: pytest.CaptureFixture[str], files: tuple[str, str], limit: str | None, expected: int
) -> None:
    options = ["--fail-on", limit] if limit else []
    assert run(capsys, *files, *options)[0] == expected
    assert run(capsys, files[0], files[0], *options)[0] == 0


def test_fail_on_looks_at_the_rating(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for kind, base, codes in (
        ("property-added", bare, (0, 0, 1)),
        ("type-changed", soft, (0, 1, 1)),
        ("type-changed", bare, (1, 1, 1)),
    ):
        old, new = pairs(kind, base)[0]
        paths = write(tmp_path / "a.json", old), write(tmp_path / "b.json", new)
        found = tuple(
            run(capsys, *paths, "--fail-on", limit)[0] for limit in ("breaking", "risky", "any")
        )
        assert found == codes, kind


def test_role_and_method(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    old, new = bare(), bare()
    new["$defs"]["DoRequest"]["properties"]["more"] = {"type": "string"}
    new["$defs"]["DoResponse"]["properties"]["late"] = {"type": "boolean"}
    paths = write(tmp_path / "a.json", old), write(tmp_path / "b.json", new)

    def members(*options: str) -> list[str]:
        return [change["member"] for change in data(capsys, *paths, *options)["changes"]]

    assert members() == ["DoRequest.more", "DoResponse.late"]
    assert members("--role", "host") == ["DoRequest.more"]
    assert members("--role", "guest") == ["DoResponse.late"]
    assert members("--method", "do") == ["DoRequest.more", "DoResponse.late"]
    assert members("--method", "tell") == []
    code, _, err = run(capsys, *paths, "--role", "nobody")
    assert (code, err.count("\n")) == (2, 1)
    assert "guest, host" in err
    code, _, err = run(capsys, *paths, "--method", "nothing")
    assert (code, err.count("\n")) == (2, 1)


def test_a_role_has_its_own_rating(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What breaks one reader is dropped by another, whose carrier is lenient."""
    old, new = bare(), bare()
    for document in (old, new):
        carrier = document["$defs"]["AskRequest"]
        carrier["properties"]["thing"]["x-deserialize-default-on-error"] = True
    new["$defs"]["Kind"]["oneOf"].append({"type": "string", "const": "three"})
    paths = write(tmp_path / "a.json", old), write(tmp_path / "b.json", new)
    ratings = {
        role: data(capsys, *paths, *options)["changes"][0]["rating"]
        for role, options in (
            ("all", ()),
            ("host", ("--role", "host")),
            ("guest", ("--role", "guest")),
        )
    }
    assert ratings == {"all": "breaking", "host": "breaking", "guest": "risky"}


def test_surface(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    old, new = pairs("stabilised", bare)[0]
    paths = write(tmp_path / "a.json", old), write(tmp_path / "b.json", new)

    def found(surface: str) -> list[str]:
        return [c["id"] for c in data(capsys, *paths, "--surface", surface)["changes"]]

    assert found("both") == ["stabilised"]
    assert found("full") == []
    assert found("stable") == ["property-added"]


def test_current_version(capsys: pytest.CaptureFixture[str], files: tuple[str, str]) -> None:
    _, out, _ = run(capsys, *files, "--current-version", "1.4.2")
    assert out.splitlines()[-1] == "next version: 1.5.0"
    _, out, _ = run(capsys, *files, "--current-version", "0.4.2")
    assert out.splitlines()[-1] == "next version: 0.4.3"
    code, _, err = run(capsys, *files, "--current-version", "one")
    assert code == 2
    assert "X.Y.Z" in err


@pytest.mark.parametrize("id", sorted(kinds()))
def test_explain(id: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "--explain", id)
    assert code == 0
    assert out.startswith(f"{id}: ")
    assert "What to do: " in out


def test_explain_all_and_none(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "--explain", "all")
    assert code == 0
    assert {line.split(":")[0] for line in out.splitlines()} == set(kinds())
    code, _, err = run(capsys, "--explain", "branch-add")
    assert code == 2
    assert "branch-added" in err


def test_every_kind_is_documented(repo: Path) -> None:
    text = (repo / "docs" / "diff-kinds.md").read_text()
    for kind in kinds().values():
        assert f"## {kind.id}\n" in text
        assert kind.meaning in text.replace("\n", " ")
    assert text.count("\n## ") == len(kinds())


def test_releases(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Directories and archives, with the unstable surface in a file of its own."""
    old, new = bare(), bare()
    new["$defs"]["Kind"]["oneOf"].append({"type": "string", "const": "three"})
    for name, document in (("old", old), ("new", new)):
        full, stable = _files(document)
        for protocol in ("v1", "v2"):
            folder = tmp_path / name / "schema" / protocol
            folder.mkdir(parents=True)
            write(folder / "schema.json", stable)
            write(folder / "schema.unstable.json", full)
        write(tmp_path / name / "package.json", {"name": "proto", "version": f"1.0.0-{name}"})
    with tarfile.open(tmp_path / "new.tgz", "w:gz") as archive:
        archive.add(tmp_path / "new", "package")
    for target in ("new", "new.tgz"):
        code, out, _ = run(
            capsys, str(tmp_path / "old"), str(tmp_path / target), "--format", "json"
        )
        assert code == 0
        found = json.loads(out)["comparisons"]
        assert [each["protocol"] for each in found] == ["v1", "v2"]
        assert [c["id"] for each in found for c in each["changes"]] == ["enum-value-added"] * 2
        assert found[0]["old"] == "proto@1.0.0-old"
    code, out, _ = run(
        capsys, str(tmp_path / "old"), str(tmp_path / "new"), "--protocol", "v2", "--format", "json"
    )
    assert [each["protocol"] for each in json.loads(out)["comparisons"]] == ["v2"]
    single = str(tmp_path / "old" / "schema" / "v1" / "schema.json")
    code, _, err = run(capsys, single, str(tmp_path / "new"))
    assert code == 2
    assert "--protocol" in err


def _files(document: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """The full and the stable file that upstream would publish."""
    full = json.loads(json.dumps(document))
    del full["x-acp"]
    del full["$defs"]["Thing"]["properties"]["hint"]["x-patch"]
    stable = json.loads(json.dumps(full))
    del stable["$defs"]["Thing"]["properties"]["draft"]
    del full["$defs"]["Thing"]["properties"]["draft"]["x-unstable"]
    return full, stable


def test_git_revision(
    tmp_path: Path,
    files: tuple[str, str],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    if shutil.which("git") is None:
        pytest.skip("no git on this machine")
    work = tmp_path / "work"
    work.mkdir()
    monkeypatch.chdir(work)
    shutil.copy(files[0], work / "a.json")
    settings = ["-c", "user.name=n", "-c", "user.email=e", "-c", "commit.gpgsign=false"]
    for command in (["init", "-q"], ["add", "a.json"], ["commit", "-q", "-m", "one"]):
        subprocess.run(["git", *settings, *command], check=True)
    shutil.copy(files[1], work / "a.json")
    assert len(data(capsys, "HEAD:a.json", "a.json")["changes"]) == 2
    for spec in ("HEAD:none.json", "NOPE:a.json", "--output=x:y"):
        code, _, err = run(capsys, "--", spec, "a.json")
        assert code == 2
        assert err.count("\n") == 1


EMPTY: dict[str, Any] = {"$defs": {}}
ODD = {
    "unrelated": {
        "$defs": {"Car": {"type": "object", "properties": {"wheels": {"type": "integer"}}}}
    },
    "empty": EMPTY,
    "nothing": {},
}


@pytest.mark.parametrize("name", sorted(ODD))
def test_odd_pairs(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    odd, plain = write(tmp_path / "odd.json", ODD[name]), write(tmp_path / "plain.json", bare())
    assert run(capsys, odd, odd)[:2] == (0, f"{odd} -> {odd}\n\nno changes\n")
    found = data(capsys, plain, odd)
    assert {change["id"] for change in found["changes"]} == {"method-removed"}
    assert found["bump"] == "major"
    found = data(capsys, odd, plain)
    assert {change["id"] for change in found["changes"]} == {"method-added"}
    assert found["bump"] == ("major" if name == "unrelated" else "minor")


HOSTILE: dict[str, Any] = {
    "list": [],
    "defs": {"$defs": []},
    "definition": {"$defs": {"A": 5}},
    "properties": {"$defs": {"A": {"type": "object", "properties": 5}}},
    "type": {"$defs": {"A": {"type": {"no": "type"}}}},
    "reference": {"$defs": {"A": {"$ref": 5}}},
    "missing": {"$defs": {"A": {"type": "object", "properties": {"b": {"$ref": "#/$defs/B"}}}}},
    "remote": {"$defs": {"A": {"$ref": "http://example.invalid/x"}}},
    "circle": {"$defs": {"A": {"$ref": "#/$defs/B"}, "B": {"$ref": "#/$defs/A"}}},
    "branches": {"$defs": {"A": {"anyOf": 5}}},
    "facts": {"x-acp": 5, "$defs": {}},
    "senders": {"x-acp": {"jsonrpc": {"senders": 5}}, "$defs": {}},
    "method": {"$defs": {"A": {"x-method": "a", "x-side": "b"}}},
}


@pytest.mark.parametrize("name", sorted(HOSTILE))
def test_hostile_files(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    paths = write(tmp_path / "bad.json", HOSTILE[name]), write(tmp_path / "good.json", bare())
    code, out, err = run(capsys, *paths)
    assert code == 2, out
    assert out == ""
    assert err.startswith("error: ")
    assert err.count("\n") == 1
    assert "bad.json" in err


def test_no_such_file(capsys: pytest.CaptureFixture[str], files: tuple[str, str]) -> None:
    code, _, err = run(capsys, files[0], "nowhere.json")
    assert code == 2
    assert "nowhere.json" in err


def test_deep_and_wide(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Unions in unions multiply; that ends with an error, not with all memory gone."""

    def wide(depth: int) -> dict[str, Any]:
        branches: list[dict[str, Any]] = []
        for letter in "abcdefgh":
            branch: dict[str, Any] = {
                "type": "object",
                "properties": {f"t{depth}": {"type": "string", "const": letter}},
                "required": [f"t{depth}"],
            }
            if depth:
                branch["allOf"] = [{"$ref": f"#/$defs/D{depth - 1}"}]
            branches.append(branch)
        return {"anyOf": branches}

    document = {"$defs": {f"D{depth}": wide(depth) for depth in range(8)}}
    path = write(tmp_path / "wide.json", document)
    code, _, err = run(capsys, path, path)
    assert code == 2
    assert "kinds of object" in err


def test_colour_and_control_characters(
    tmp_path: Path, files: tuple[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    """Colour only where asked for; what a schema says never reaches the terminal as a command."""
    old, new = bare(), bare()
    new["$defs"]["Kind"]["oneOf"].append({"type": "string", "const": "\x1b[2J\u202e"})
    changes = compare(old, new)
    plain, coloured = render_text(changes), render_text(changes, color=True)
    assert "\\x1b[2J\\u202e" in plain
    assert "\x1b" not in plain
    assert "\x1b[31m" in coloured
    assert "\x1b[2J" not in coloured
    paths = write(tmp_path / "a.json", old), write(tmp_path / "b.json", new)
    for style in ("text", "markdown"):
        _, out, _ = run(capsys, *paths, "--format", style)
        assert "\x1b" not in out
        assert "\u202e" not in out
