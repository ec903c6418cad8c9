"""Where an import reads from: directories, archives and packages, in every layout."""

from __future__ import annotations

import gzip
import io
import json
import os
import shutil
import stat
import tarfile
from pathlib import Path
from typing import Any

import pytest
from canonical_samples import full, stable

from acp_codegen.errors import CodegenError
from acp_codegen.schema_io import write_all
from acp_codegen.upstream import archive, open_source

FULL, STABLE = json.dumps(full()).encode(), json.dumps(stable()).encode()
MANIFEST = json.dumps({"name": "@sea/harbour", "version": "2.0.0"}).encode()

LAYOUTS = {
    "since 2.0": (
        {
            "package/package.json": MANIFEST,
            "package/schema/v1/schema.json": STABLE,
            "package/schema/v1/schema.unstable.json": FULL,
            "package/schema/v2/schema.json": STABLE,
            "package/schema/v2/schema.unstable.json": FULL,
            "package/schema/v2/meta.json": b"not read",
            "package/dist/schema/types.js": b"not read",
        },
        {"v1": True, "v2": True},
    ),
    "before 2.0": (
        {
            "package/package.json": MANIFEST,
            "package/schema/schema.json": FULL,
            "package/schema/v2/schema.unstable.json": FULL,
        },
        {"v1": False, "v2": False},
    ),
    "one version only": (
        {"package/package.json": MANIFEST, "package/schema/schema.json": FULL},
        {"v1": False},
    ),
}


def tgz(path: Path, files: dict[str, bytes]) -> Path:
    with tarfile.open(path, "w:gz") as out:
        for name, data in files.items():
            info = tarfile.TarInfo(name)
            info.size = len(data)
            out.addfile(info, io.BytesIO(data))
    return path


def unpack(folder: Path, files: dict[str, bytes]) -> Path:
    for name, data in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    return folder


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("form", ["tgz", "unpacked", "package root"])
def test_layouts(tmp_path: Path, layout: str, form: str) -> None:
    files, expected = LAYOUTS[layout]
    path = tgz(tmp_path / "a.tgz", files) if form == "tgz" else unpack(tmp_path / "a", files)
    source = open_source(str(path / "package" if form == "package root" else path))
    assert {name: p.stable is not None for name, p in source.protocols.items()} == expected
    assert (source.package, source.version) == ("@sea/harbour", "2.0.0")
    for protocol in source.protocols.values():
        assert protocol.full == full()
        assert protocol.stable in (None, stable())


@pytest.mark.parametrize("form", ["schema", "."])
def test_a_bare_schema_directory(tmp_path: Path, form: str) -> None:
    folder = tmp_path if form == "." else tmp_path / form
    unpack(folder, {"v1/schema.json": STABLE, "v1/schema.unstable.json": FULL})
    source = open_source(str(tmp_path))
    assert list(source.protocols) == ["v1"]
    assert source.version is None
    assert set(source.protocols["v1"].digests) == {"v1/schema.json", "v1/schema.unstable.json"}


def refusal(text: str) -> str:
    with pytest.raises(CodegenError) as caught:
        open_source(text)
    return str(caught.value)


def test_nothing_there(tmp_path: Path) -> None:
    assert "no schema.json" in refusal(str(tmp_path))
    assert "no such" in refusal(str(tmp_path / "gone"))
    assert "no such" in refusal(str(tmp_path / "gone.tgz"))
    (tmp_path / "x.zip").write_bytes(b"PK")
    assert "expected a directory" in refusal(str(tmp_path / "x.zip"))
    assert "no schema.json" in refusal(str(tgz(tmp_path / "e.tgz", {"package/readme": b""})))


@pytest.mark.parametrize("data", [b"", b"not gzip", gzip.compress(b"not tar" * 200, mtime=0)])
def test_damaged_archives(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "a.tgz"
    path.write_bytes(data)
    assert "tgz" in refusal(str(path))


def test_truncated_archives(tmp_path: Path) -> None:
    path = tgz(tmp_path / "a.tgz", LAYOUTS["since 2.0"][0])
    data = path.read_bytes()
    for length in range(20, len(data), max(1, len(data) // 20)):
        path.write_bytes(data[:length])
        refusal(str(path))


@pytest.mark.parametrize(
    "name", ["../schema/v1/schema.json", "/schema/v1/schema.json", "package/../../schema.json"]
)
def test_names_that_lead_out_of_the_archive(tmp_path: Path, name: str) -> None:
    path = tgz(tmp_path / "a.tgz", {name: FULL})
    refusal(str(path))
    assert sorted(p.name for p in tmp_path.iterdir()) == ["a.tgz"]


@pytest.mark.parametrize("kind", [tarfile.SYMTYPE, tarfile.LNKTYPE, tarfile.FIFOTYPE])
def test_only_regular_files_are_read(tmp_path: Path, kind: bytes) -> None:
    secret = tmp_path / "secret.json"
    secret.write_bytes(FULL)
    path = tmp_path / "a.tgz"
    with tarfile.open(path, "w:gz") as out:
        info = tarfile.TarInfo("package/schema/schema.json")
        info.type = kind
        info.linkname = str(secret)
        out.addfile(info)
    assert "no schema.json" in refusal(str(path))


def test_bombs_and_crowds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    big = tgz(tmp_path / "big.tgz", {"package/blob": bytes(3_000_000), "package/x": b""})
    many = tgz(tmp_path / "many.tgz", {f"package/{n}": b"" for n in range(50)})
    monkeypatch.setattr(archive, "MAX_UNPACKED", 1_000_000)
    monkeypatch.setattr(archive, "MAX_MEMBERS", 40)
    monkeypatch.setattr(archive, "MAX_BYTES", 1000)
    assert "unpacks to more" in refusal(str(big))
    assert "members" in refusal(str(many))
    large = tgz(tmp_path / "large.tgz", {"package/schema/schema.json": FULL})
    assert "larger" in refusal(str(large))


def test_the_same_file_twice(tmp_path: Path) -> None:
    path = tmp_path / "a.tgz"
    with tarfile.open(path, "w:gz") as out:
        for data in (FULL, STABLE):
            info = tarfile.TarInfo("package/schema/schema.json")
            info.size = len(data)
            out.addfile(info, io.BytesIO(data))
    assert "twice" in refusal(str(path))


@pytest.mark.parametrize(
    "name", ["", "x", "x@latest version", "x@1;rm", "-x@1", "../x@1", "file:x@1", "x@^1"]
)
def test_npm_names_are_exact(name: str) -> None:
    assert "npm:NAME@VERSION" in refusal(f"npm:{name}")


def test_npm_is_not_there(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert "no npm client" in refusal("npm:harbour@1.0.0")


def fake_npm(folder: Path, script: str) -> None:
    path = folder / "npm"
    path.write_text(f"#!/bin/sh\n{script}\n", "utf-8")
    path.chmod(path.stat().st_mode | stat.S_IXUSR)


@pytest.mark.skipif(os.name != "posix", reason="the stand-in for npm is a shell script")
def test_npm_packs_into_a_temporary_directory(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    files, _ = LAYOUTS["since 2.0"]
    packed = tgz(tmp_path / "packed.tgz", files)
    fake_npm(tmp_path, f'echo "$@" > {tmp_path}/arguments; cp {packed} ./harbour-2.0.0.tgz')
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
    source = open_source("npm:@sea/harbour@2.0.0")
    assert list(source.protocols) == ["v1", "v2"]
    arguments = (tmp_path / "arguments").read_text("utf-8").split()
    assert arguments[0] == "pack"
    assert "--ignore-scripts" in arguments
    assert arguments[-1] == "@sea/harbour@2.0.0"


@pytest.mark.skipif(os.name != "posix", reason="the stand-in for npm is a shell script")
def test_npm_fails(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
    fake_npm(tmp_path, "echo 'npm error no such version' >&2; exit 1")
    assert "no such version" in refusal("npm:harbour@1.0.0")
    fake_npm(tmp_path, "exit 0")
    assert "left no archive" in refusal("npm:harbour@1.0.0")


@pytest.mark.skipif("ACP_TEST_NPM" not in os.environ, reason="set ACP_TEST_NPM=1 to ask npm")
@pytest.mark.skipif(shutil.which("npm") is None, reason="no npm client")
@pytest.mark.parametrize("version", ["2.4.0", "1.3.0"])
def test_the_real_package(version: str, shared: Path) -> None:
    source = open_source(f"npm:@agentclientprotocol/sdk@{version}")
    local = open_source(str(shared / "upstream" / version))
    assert source.version == version
    assert {n: p.full for n, p in source.protocols.items()} == {
        n: p.full for n, p in local.protocols.items()
    }


def test_all_files_are_written_or_none(tmp_path: Path) -> None:
    first, second = tmp_path / "a.json", tmp_path / "sub" / "b.json"
    first.write_text("old", "utf-8")
    second.mkdir(parents=True)  # a directory cannot be replaced by a file
    texts: dict[Path, Any] = {first: "new", second: "new"}
    with pytest.raises(CodegenError, match="cannot be written"):
        write_all(texts)
    assert first.read_text("utf-8") == "old"
    assert sorted(p.name for p in tmp_path.rglob("*")) == ["a.json", "b.json", "sub"]
    second.rmdir()
    write_all(texts)
    assert (first.read_text("utf-8"), second.read_text("utf-8")) == ("new", "new")
    assert sorted(p.name for p in tmp_path.rglob("*")) == ["a.json", "b.json", "sub"]
