"""The real protocol, vendored: it works under any name, beside itself, and under any checker."""

from __future__ import annotations

import ast
import inspect
import itertools
import json
import os
import re
import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest
from vendor_support import Project, snapshot

from acp_codegen.model.build import build_schema
from acp_codegen.model.document import select, with_envelopes
from acp_codegen.render.parts import NEEDS, PARTS
from acp_codegen.resources import schema_dir
from acp_codegen.schema_io import read_object

# The packages are made once: one worker runs all of these.
pytestmark = pytest.mark.xdist_group("vendor")

#: Destination, flags. The first two are whole; the next differ in features; the last in parts.
PACKAGES: dict[str, list[str]] = {
    "a": ["--features", "all"],
    "a/b/c/_vendor/acp": [],
    "side/fork": ["--protocols", "v1", "--features", "session_fork"],
    "side/plain": ["--protocols", "v1"],
    "mixed": ["--features", "session_status"],
    **{f"only/{part}": ["--protocols", "v1", "--parts", part] for part in PARTS},
    "only/bare": ["--protocols", "v1", "--parts", ""],
}
NAMES = {name: name.replace("/", ".") for name in PACKAGES}

USER = '''
from {package} import v1


def greet(raw: bytes) -> str:
    """Uses what a reader of messages uses."""
    note = v1.decode_json(v1.SessionNotification, raw)
    match note.update:
        case v1.AgentMessageChunkSessionUpdate(content=v1.TextContentBlock(text=text)):
            return text
        case _:
            return note.session_id


data: object = v1.encode(v1.TextContent(text="hello"))
'''

EXERCISE = """
import asyncio, importlib, pkgutil, sys
sys.path.insert(0, sys.argv[1])
for name in sys.argv[2:]:
    package = importlib.import_module(name)
    for module in pkgutil.walk_packages(package.__path__, name + "."):
        importlib.import_module(module.name)
    for version in ("v1", "v2"):
        v = sys.modules.get(f"{name}.{version}")
        if v is None:
            continue
        for public in (*v.__all__, *dir(v)):
            getattr(v, public)
        if "decode" in v.__all__:
            block = {"type": "text", "text": "hi", "spark": 1}
            assert v.encode(v.decode("ContentBlock", block)) == block
            try:
                v.decode("ContentBlock", {"type": "text", "text": 1})
            except v.DecodeError as error:
                assert error.path == "/text", error
            else:
                raise AssertionError("a bad value decodes")
        if "validate" in v.__all__:
            (issue,) = v.validate("ContentBlock", {"type": "text", "text": 1})
            assert issue.path == "/text", issue
            assert v.is_valid("ContentBlock", {"type": "text", "text": "hi"})
        if "AgentDispatcher" in v.__all__:
            request = {"jsonrpc": "2.0", "id": 1, "method": "session/none", "params": {}}
            agent = v.AgentDispatcher(v.Agent())
            reply = asyncio.run(agent.handle(request))
            assert reply["error"]["code"] == -32601, reply
foreign = {m.partition(".")[0] for m in sys.modules} - set(sys.stdlib_module_names)
ours = {name.partition(".")[0] for name in sys.argv[2:]}
assert foreign <= ours | {"__main__", "__mp_main__"}, foreign
"""


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Project:
    """A foreign project, without any settings of ours, that vendors all of `PACKAGES`."""
    project = Project(tmp_path_factory.mktemp("home"))
    (project.root / "pyproject.toml").write_text("[project]\nname = 'foreign'\n")
    # Deepest first: a package inside another one is a file that the other does not own.
    for name in sorted(PACKAGES, key=lambda name: -name.count("/")):
        if name == "a":
            shutil.move(project.root / "a", project.root / "inner")
        project.vendored(name, *PACKAGES[name])
    shutil.move(project.root / "inner/b", project.root / "a/b")
    (project.root / "inner").rmdir()
    return project


def sources(root: Path) -> list[Path]:
    return sorted(root.rglob("*.py"))


def test_it_works_under_every_name_and_beside_itself(home: Project, interpreter: Path) -> None:
    command = [interpreter, "-I", "-S", "-W", "error", "-c", EXERCISE, home.root]
    done = subprocess.run([*command, *NAMES.values()], capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr


def test_packages_side_by_side_share_nothing(
    home: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(home.root)
    fork, plain = import_module("side.fork.v1"), import_module("side.plain.v1")
    assert fork.TextContent is not plain.TextContent
    wire = {"fork": {}}
    flags = fork.Feature.SESSION_FORK
    opened = fork.decode("SessionCapabilities", wire, features=flags)
    assert isinstance(opened.fork, fork.unstable.SessionForkCapabilities)
    assert plain.decode("SessionCapabilities", wire).unknown_fields == wire
    with pytest.raises(LookupError):
        plain.decode(fork.TextContent, {"type": "text", "text": ""})
    with pytest.raises(TypeError):
        plain.encode(opened)


def test_every_import_is_relative_or_of_the_standard_library(home: Project) -> None:
    assert sources(home.root)
    # The packages have most of their files in common.
    for text, path in {path.read_bytes(): path for path in sources(home.root)}.items():
        for node in ast.walk(ast.parse(text)):
            names: list[str] = []
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom) and not node.level:
                names = [node.module or ""]
            for name in names:
                assert name.partition(".")[0] in sys.stdlib_module_names, path


def test_nothing_names_the_packages_that_it_was_made_with(home: Project) -> None:
    for path in sources(home.root):
        assert not re.search(r"acp_(bindings|codegen)", path.read_text()), path


# Features


@pytest.fixture(scope="module", params=["v1", "v2"])
def canonical(request: pytest.FixtureRequest) -> tuple[str, dict[str, object]]:
    return request.param, read_object(schema_dir() / f"{request.param}.json")


def test_without_features_there_is_no_flag_in_sight(
    home: Project, monkeypatch: pytest.MonkeyPatch, canonical: tuple[str, dict[str, object]]
) -> None:
    version, document = canonical
    monkeypatch.syspath_prepend(home.root)
    bindings = import_module(f"a.b.c._vendor.acp.{version}")
    for name in ("Feature", "UnstableFeatureError", "unstable", "features"):
        assert name not in bindings.__all__
        assert name not in dir(bindings)
        with pytest.raises(AttributeError):
            getattr(bindings, name)
    for name in bindings.__all__:
        value = getattr(bindings, name)
        if inspect.isfunction(value):
            assert "features" not in inspect.signature(value).parameters, name
    full, stable = (build_schema(with_envelopes(select(document, only))) for only in (None, ()))
    assert full.features
    root = home.root / "a/b/c/_vendor/acp"
    paths = [*root.glob("*.py"), *sources(root / version)]
    text = "\n".join(path.read_text() for path in paths)
    for feature in full.features:
        assert f"Feature.{feature.constant}" not in text
        assert not re.search(rf"\b{feature.constant} = ", text)
    gone = {each.name for each in full.records} - {each.name for each in stable.records}
    assert gone
    for name in gone:
        assert not re.search(rf"\b{name}\b", text), name


def test_one_feature_leaves_that_one_alone(home: Project, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(home.root)
    bindings = import_module("side.fork.v1")
    assert list(bindings.Feature.__members__) == ["NONE", "SESSION_FORK", "ALL"]
    assert bindings.Feature.ALL == bindings.Feature.SESSION_FORK
    only = {"SESSION_FORK"}
    gated = {f for method in bindings.METHODS.values() for f in method.features}
    assert gated == only
    with pytest.raises(bindings.UnstableFeatureError, match=r"Feature\.SESSION_FORK"):
        bindings.decode("ForkSessionRequest", {})


def test_versions_may_differ_in_features(home: Project, monkeypatch: pytest.MonkeyPatch) -> None:
    """One version with flags and one without work on one runtime."""
    monkeypatch.syspath_prepend(home.root)
    versions = [import_module(f"mixed.{version}") for version in ("v1", "v2")]
    assert any("Feature" in each.__all__ for each in versions)
    for each in versions:
        wire = {"type": "text", "text": "hi"}
        assert each.encode(each.decode("ContentBlock", wire)) == wire


@pytest.mark.parametrize("version", ["v1", "v2"])
def test_every_feature_stands_alone(version: str) -> None:
    document = read_object(schema_dir() / f"{version}.json")
    names = [f.name for f in build_schema(with_envelopes(document)).features]
    assert len(names) > 5
    for name in names:
        model = build_schema(with_envelopes(select(document, [name])))
        assert [f.name for f in model.features] == [name]


# Parts


def test_a_part_brings_what_it_needs_and_no_more(
    home: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(home.root)
    signs = {"codec": "decode", "validators": "validate", "dispatch": "Agent"}
    for part in PARTS:
        there = {part, *NEEDS[part]}
        bindings = import_module(f"only.{part}.v1")
        assert {p for p, sign in signs.items() if sign in bindings.__all__} == there & set(signs)
        assert (home.root / "only" / part / "connection.py").exists() == (part == "connection")
    assert not set(signs.values()) & set(import_module("only.bare.v1").__all__)


# Checkers of the foreign project


def test_ruff_with_its_default_rules(home: Project) -> None:
    command = [sys.executable, "-m", "ruff", "check", "--isolated", "--no-cache"]
    done = subprocess.run([*command, home.root], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-2000:]
    # Every file opts out of rules of style; what finds mistakes must hold all the same, star
    # imports of our own modules and one-letter names apart.
    rules = ["--ignore-noqa", "--select", "E4,E7,E9,F", "--ignore", "F403,F405,E741"]
    done = subprocess.run([*command, *rules, home.root], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-2000:]


@pytest.fixture(scope="module")
def used(home: Project) -> Project:
    """The project with code of its own that uses two of the packages."""
    for number, name in enumerate(("side.plain", "a.b.c._vendor.acp")):
        (home.root / f"user{number}.py").write_text(USER.format(package=name))
    return home


def test_mypy_strict(used: Project) -> None:
    command = [sys.executable, "-m", "mypy", "--strict", "--no-error-summary"]
    command.append("--explicit-package-bases")
    argv = [*command, "--config-file", os.devnull, "--cache-dir", os.devnull, "."]
    done = subprocess.run(argv, cwd=used.root, capture_output=True, text=True, timeout=600)
    assert (done.returncode, done.stdout) == (0, ""), done.stdout[-3000:]


def test_pyright_strict(used: Project) -> None:
    config = used.root / "pyrightconfig.json"
    # A part of the packages: pyright takes long, and they have most of their files in common.
    include = ["user0.py", "user1.py", "a/b", "only/bare", "only/validators"]
    settings = {"typeCheckingMode": "strict", "pythonVersion": "3.10", "include": include}
    config.write_text(json.dumps(settings))
    command = [sys.executable, "-m", "pyright", "--warnings", "-p", config]
    done = subprocess.run(command, cwd=used.root, capture_output=True, text=True, timeout=600)
    config.unlink()
    assert done.returncode == 0, done.stdout[-3000:]


# Size and sameness


def test_size_of_types_and_codec(tmp_path: Path) -> None:
    project = Project(tmp_path)
    argv = ["--protocols", "v1", "--parts", "codec", "--no-docs", "--features", "none"]
    result = project.vendored("acp", *argv, "-v")
    size = sum(len(data) for _, data in snapshot(tmp_path / "acp").values())
    assert size < 400_000
    sizes = re.findall(r"([\d.]+) kB +(.+)", result.err)
    assert [name for _, name in sizes] == ["codec", "types", "in all"]
    assert float(sizes[-1][0]) == pytest.approx(size / 1000, abs=0.1)
    assert sum(float(kb) for kb, _ in sizes[:-1]) == pytest.approx(size / 1000, abs=0.2)


def test_no_line_depends_on_the_directory_the_date_or_the_machine(tmp_path: Path) -> None:
    made: list[dict[str, tuple[str, bytes]]] = []
    for number, seed in itertools.product((1, 2), ("0", "7")):
        root = tmp_path / f"place{number}" / seed
        root.mkdir(parents=True)
        name = f"acp{number}"
        env = {**os.environ, "PYTHONHASHSEED": seed, "TZ": f"UTC{number}", "LC_ALL": "C"}
        env |= {"SOURCE_DATE_EPOCH": seed, "USER": f"user{number}"}
        argv = [sys.executable, "-m", "acp_codegen", "vendor", name, "--protocols", "v1"]
        subprocess.run(argv, cwd=root, env=env, check=True, capture_output=True, timeout=120)
        made.append(snapshot(root / name))
        text = b"".join(data for _, data in made[-1].values())
        assert str(tmp_path).encode() not in text
        assert name.encode() not in text
    assert all(each == made[0] for each in made)


def test_the_notice_names_release_and_licence(home: Project) -> None:
    text = (home.root / "side/plain/NOTICE").read_text()
    release = read_object(schema_dir() / "v1.json")["x-acp"]["release"]
    for key in ("package", "version", "license"):
        assert release[key] in text
