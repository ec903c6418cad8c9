"""The generated package by itself: under each Python, any name, and with nothing loaded early."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from bindings_support import MODULES, everything, model, records
from model_values import example

HERE = Path(__file__).parent


@pytest.fixture(scope="session")
def messages() -> str:
    """Values of every definition of both versions, with all members."""
    rows = [
        (version, each.name, example(version, each.name, everything(version)))
        for version in MODULES
        for each in model(version).definitions
    ]
    return json.dumps(rows)


@pytest.fixture
def copied(repo: Path, tmp_path: Path) -> Path:
    """A folder with a copy of the package alone in it."""
    ignored = shutil.ignore_patterns("__pycache__")
    shutil.copytree(repo / "generated", tmp_path / "some_name", ignore=ignored)
    return tmp_path


def python(interpreter: Path | str, *argv: str, cwd: Path, text: str = "") -> str:
    done = subprocess.run(
        [interpreter, "-S", "-W", "error", *argv],
        cwd=cwd, capture_output=True, text=True, input=text, timeout=120,
        env={"PYTHONPATH": str(cwd), "PYTHONDONTWRITEBYTECODE": "1"},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_runs_on_the_standard_library_of_every_python(
    interpreter: Path, copied: Path, messages: str
) -> None:
    out = python(interpreter, str(HERE / "runs_alone.py"), "some_name", cwd=copied, text=messages)
    assert int(out) == len(json.loads(messages))


def test_a_package_within_packages_twice_side_by_side(copied: Path, messages: str) -> None:
    few = json.dumps(json.loads(messages)[::10])
    inner = copied / "my" / "_vendor" / "pkg"
    inner.mkdir(parents=True)
    for folder in (copied / "my", copied / "my" / "_vendor", inner):
        (folder / "__init__.py").touch()
    for name in ("one", "two"):
        shutil.copytree(copied / "some_name", inner / name)
    shutil.rmtree(copied / "some_name")
    for name in ("one", "two"):
        argv = (str(HERE / "runs_alone.py"), f"my._vendor.pkg.{name}")
        code = f"import runpy, sys; sys.argv = {[*argv]!r}\n"
        code += "import sys; sys.stdlib_module_names |= {'my'}; runpy.run_path(sys.argv[0], "
        code += "run_name='__main__')"
        python(sys.executable, "-c", code, cwd=copied, text=few)
    code = (
        "from my._vendor.pkg.one import v1 as a; from my._vendor.pkg.two import v1 as b\n"
        "assert a is not b and a.TextContent is not b.TextContent\n"
        "assert a.encode(a.decode(a.TextContent, {'text': 't'})) == {'text': 't'}\n"
        "try: b.encode(a.TextContent(text='t'))\n"
        "except TypeError: pass\n"
        "else: raise SystemExit('took a class of the other package')\n"
    )
    python(sys.executable, "-c", code, cwd=copied)


@pytest.mark.parametrize("version", MODULES)
def test_importing_the_types_loads_nothing_else(version: str, copied: Path) -> None:
    code = (
        "import sys; before = set(sys.modules)\n"
        f"from some_name import {version}\n"
        f"{version}.PromptRequest; {version}.UNSET; {version}.DecodeError\n"
        "print(*sorted(set(sys.modules) - before))"
    )
    loaded = set(python(sys.executable, "-c", code, cwd=copied).split())
    for slow in ("typing", "dataclasses", "enum", "re", "json", "asyncio", "inspect"):
        assert slow not in loaded
    ours = {f"some_name.{version}{each}" for each in ("", ".types")}
    assert loaded - {"__future__"} == {"some_name", "some_name._runtime", *ours}


@pytest.mark.parametrize("version", MODULES)
def test_decoding_imports_no_dataclasses(version: str, copied: Path) -> None:
    code = (
        f"import sys; from some_name import {version} as v\n"
        "made = v.decode(v.TextContent, {'text': 't', 'x': 1})\n"
        "assert made == made and repr(made) and v.encode(made)\n"
        "assert 'dataclasses' not in sys.modules and 'typing' not in sys.modules\n"
        "import dataclasses; assert dataclasses.fields(made)"
    )
    python(sys.executable, "-c", code, cwd=copied)


def test_every_name_in_all_is_there_and_a_star_import_works(copied: Path) -> None:
    for version in MODULES:
        code = (
            f"from some_name import {version} as v\n"
            "for name in v.__all__: getattr(v, name)\n"
            f"from some_name.{version} import *\n"
            "assert decode(TextContent, {'text': 't'}).text == 't'\n"
            "assert len(v.__all__) == len(set(v.__all__)) and set(v.__all__) <= set(dir(v))\n"
            f"from some_name.{version}.unstable import *\n"
        )
        python(sys.executable, "-c", code, cwd=copied)


@pytest.mark.parametrize("version", MODULES)
def test_every_definition_and_class_can_be_imported(version: str) -> None:
    bindings = MODULES[version]
    for name in {*(each.name for each in model(version).definitions), *records(version)}:
        owners = [bindings] if name in bindings.__all__ else [bindings.unstable]
        assert all(hasattr(owner, name) for owner in owners), name
    assert not [name for name in bindings.__all__ if re.search(r"[a-z]\d+$", name)]


def test_no_name_is_numbered_and_no_file_holds_a_path(repo: Path) -> None:
    for path in sorted((repo / "generated").rglob("*.py")):
        text = path.read_text("utf-8")
        assert str(repo) not in text
        assert not re.search(r"^\s*(import|from) acp_", text, re.MULTILINE), path
        for name in re.findall(r"^class (\w+)", text, re.MULTILINE):
            assert not re.search(r"\d$", name), name


def test_only_the_standard_library_is_imported(repo: Path) -> None:
    for path in sorted((repo / "generated").rglob("*.py")):
        for line in path.read_text("utf-8").splitlines():
            found = re.match(r"\s*(?:import|from) ([\w.]+)", line)
            if found and not found[1].startswith("."):
                assert found[1].partition(".")[0] in sys.stdlib_module_names, (path, line)
