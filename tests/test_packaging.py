"""The distribution: what a clean build holds, and that it works where nothing else is."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import venv
import zipfile
from pathlib import Path

import pytest

# The build is shared: one worker runs all of these.
pytestmark = pytest.mark.xdist_group("packaging")

PACKAGES = {"acp_codegen": "codegen", "acp_bindings": "generated"}
DATA = {"acp_codegen/templates": "templates", "acp_codegen/schema": "schema"}


def call(*argv: str | Path, cwd: Path) -> str:
    done = subprocess.run(
        argv, cwd=cwd, capture_output=True, text=True, stdin=subprocess.DEVNULL, timeout=300
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def dist(repo: Path, repo_files: list[Path], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build sdist, and the wheel from the sdist, from an export of what can be committed."""
    export = tmp_path_factory.mktemp("export")
    for path in repo_files:
        target = export / path.relative_to(repo)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, target)
    call(sys.executable, "-m", "build", "--no-isolation", "--outdir", "dist", cwd=export)
    return export / "dist"


@pytest.fixture(scope="module")
def wheel(dist: Path) -> Path:
    (path,) = dist.glob("*.whl")
    return path


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Root of a new virtual environment that holds the wheel and nothing else."""
    root = tmp_path_factory.mktemp("installed")
    venv.create(root, with_pip=False, symlinks=True)
    pip = [sys.executable, "-m", "pip", "--python", root / "bin" / "python"]
    call(*pip, "install", "--no-index", "--no-deps", "--quiet", wheel, cwd=root)
    return root


@pytest.fixture(scope="module")
def command(installed: Path) -> Path:
    """The installed command, which finds what it depends on.

    The dependencies come from the environment of the tests: what is tested is our wheel, which
    goes first on the path, and a plain line in a .pth file pulls in no editable install.
    """
    (site,) = installed.glob("lib/python*/site-packages")
    (site / "dependencies.pth").write_text(sysconfig.get_path("purelib") + "\n")
    return installed / "bin" / "acp-codegen"


def test_wheel_has_our_two_packages_and_no_other_top_level_name(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    top = {name.partition("/")[0] for name in names}
    assert {name for name in top if not name.endswith(".dist-info")} == set(PACKAGES)
    for package in PACKAGES:
        assert f"{package}/__init__.py" in names
        assert f"{package}/py.typed" in names


@pytest.mark.parametrize(("inside", "folder"), (PACKAGES | DATA).items())
def test_wheel_holds_every_file_of_a_folder(
    wheel: Path, repo: Path, repo_files: list[Path], inside: str, folder: str
) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    base = repo / folder
    expected = {
        f"{inside}/{path.relative_to(base).as_posix()}"
        for path in repo_files
        if path.is_relative_to(base)
    }
    assert expected
    assert expected <= names


def test_wheel_says_what_it_needs(wheel: Path) -> None:
    archive = zipfile.ZipFile(wheel)
    info = next(name for name in archive.namelist() if name.endswith("/METADATA"))
    metadata = archive.read(info).decode()
    needed = {
        re.split(r"[^\w-]", line.removeprefix("Requires-Dist: "))[0].lower()
        for line in metadata.splitlines()
        if line.startswith("Requires-Dist: ")
    }
    assert needed == {"click", "datamodel-code-generator", "jinja2", "jsonschema", "ruff", "tomli"}
    assert "Requires-Python: >=3.10" in metadata
    assert any(name.endswith("/licenses/LICENSE") for name in archive.namelist())


def test_sdist_holds_no_build_result(dist: Path) -> None:
    (path,) = dist.glob("*.tar.gz")
    with tarfile.open(path) as archive:
        names = [name.partition("/")[2] for name in archive.getnames()]
    assert {"pyproject.toml", "setup.py", "LICENSE", "README.md"} <= set(names)
    assert not [name for name in names if name.startswith((".venv", "build", "dist"))]
    assert not [name for name in names if name.endswith(".pyc")]


def test_bindings_need_nothing_else(installed: Path) -> None:
    code = "import acp_bindings; from acp_bindings import v1, v2; print(acp_bindings.__file__)"
    where = call(installed / "bin" / "python", "-I", "-W", "error", "-c", code, cwd=installed)
    assert where.startswith(str(installed))


def test_bindings_import_on_every_python(interpreter: Path, installed: Path) -> None:
    (site,) = installed.glob("lib/python*/site-packages")
    code = f"import sys; sys.path.append({str(site)!r}); from acp_bindings import v1, v2"
    call(interpreter, "-I", "-S", "-W", "error", "-c", code, cwd=installed)


def test_installed_command_generates_what_is_committed(
    command: Path, installed: Path, repo: Path
) -> None:
    (site,) = installed.glob("lib/python*/site-packages")
    assert "Commands:" in call(command, "--help", cwd=installed)
    code = "from acp_codegen import resources as r; print(r.templates_dir(), r.schema_dir())"
    places = call(installed / "bin" / "python", "-c", code, cwd=installed).split()
    assert places == [str(site / "acp_codegen/templates"), str(site / "acp_codegen/schema")]
    call(command, "generate", "--out", "acp", cwd=installed)
    ours, theirs = installed / "acp", repo / "generated"
    assert tree(ours) == tree(theirs)


SETTINGS = """
[tool.acp-codegen]
destination = "src/myagent/_vendor/acp"
protocols = ["v1"]
features = []
"""

AGENT = """
import asyncio

from ._vendor.acp import v1
from ._vendor.acp.stdio import serve_stdio


class Agent(v1.Agent):
    async def initialize(self, params: v1.InitializeRequest) -> v1.InitializeResponse:
        return v1.InitializeResponse(protocol_version=v1.PROTOCOL_VERSION)


def main() -> None:
    asyncio.run(serve_stdio(Agent()))
"""


def test_a_new_user_vendors_and_answers_initialize(
    command: Path, interpreter: Path, tmp_path: Path
) -> None:
    (tmp_path / "pyproject.toml").write_text(SETTINGS)
    assert "written: v1" in call(command, "vendor", cwd=tmp_path)
    assert call(command, "vendor", "--check", cwd=tmp_path) == ""
    (tmp_path / "src/myagent/agent.py").write_text(AGENT)
    params = {"protocolVersion": 1, "clientCapabilities": {}}
    request = {"jsonrpc": "2.0", "id": 7, "method": "initialize", "params": params}
    code = "import sys; sys.path.insert(0, 'src'); from myagent.agent import main; main()"
    done = subprocess.run(
        [interpreter, "-I", "-S", "-c", code],
        cwd=tmp_path,
        input=json.dumps(request) + "\n",
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert (done.returncode, done.stderr) == (0, "")
    reply = json.loads(done.stdout)
    assert (reply["id"], reply["result"]["protocolVersion"]) == (7, 1)


def tree(base: Path) -> dict[str, bytes]:
    """Every file below a folder, leaving out what an interpreter wrote."""
    return {
        path.relative_to(base).as_posix(): path.read_bytes()
        for path in sorted(base.rglob("*"))
        if path.is_file() and "__pycache__" not in path.parts
    }


@pytest.mark.skipif(os.name == "nt", reason="the layout of environments differs")
def test_editable_install_follows_the_checkout(repo: Path) -> None:
    code = "import acp_codegen as c, acp_bindings as b; print(c.__file__, b.__file__)"
    places = call(sys.executable, "-I", "-c", code, cwd=repo.parent).split()
    assert places == [str(repo / "codegen/__init__.py"), str(repo / "generated/__init__.py")]
