"""The configuration: what is taken, what is refused, and where a mistake is said to be."""

from __future__ import annotations

import pytest
from vendor_support import TABLE, Project

PARTS = "codec, writer, validators, dispatch, connection"


@pytest.mark.parametrize(
    ("line", "key", "allowed"),
    [
        ("feature = []", "feature", "destination, protocols, features, parts, style, docs, schema"),
        ("parts = ['codecs']", "parts", PARTS),
        ("parts = 'codec'", "parts", "array of strings"),
        ("parts = [1]", "parts", "array of strings"),
        ("features = ['tug']", "features", "cranes, tugs"),
        ("features = true", "features", "'all' or 'none'"),
        ("protocols = ['v2']", "protocols", "version 2"),
        ("protocols = ['1']", "protocols", "'v1'"),
        ("protocols = []", "protocols", "leave it out"),
        ("style = 'attrs'", "style", "dataclass, pydantic"),
        ("style = ['dataclass']", "style", "dataclass, pydantic"),
        ("docs = 'yes'", "docs", "true or false"),
        ("destination = 7", "destination", "string"),
        ("destination = ''", "destination", "string"),
        ("schema = 'nowhere'", "nowhere", "No such file"),
    ],
)
def test_a_mistake_is_named_and_what_is_allowed_is_listed(
    project: Project, line: str, key: str, allowed: str
) -> None:
    kept = [
        each for each in TABLE.splitlines() if each.partition(" =")[0] != line.partition(" =")[0]
    ]
    project.configure("\n".join([*kept, line]))
    for argv in ([], ["--check"]):
        result = project.vendor(*argv)
        assert result.code == 2
        assert key in result.err
        assert allowed.lower() in result.err.lower()
        assert len(result.err.splitlines()) == 1
    assert not project.tree.parent.exists()


def test_a_near_miss_gets_a_hint(project: Project) -> None:
    project.configure("[tool.acp-codegen]\ndestinations = 'src/a'\n")
    assert "did you mean 'destination'?" in project.vendor().err


def test_pydantic_has_no_parts(project: Project) -> None:
    project.configure(TABLE + "style = 'pydantic'\n")
    result = project.vendor()
    assert result.code == 2
    assert "/parts: the style 'pydantic' has no parts" in result.err


@pytest.mark.parametrize(
    ("raw", "said"),
    [
        (b"tool = \n", "line 1"),
        (b"[tool.acp-codegen]\ndestination = 'a\xff'", "UTF-8"),
        (b"a = " + b"[" * 50_000, "no TOML"),
        (b"#" * 5_000_000, "too large"),
        (b"tool = 1", "no destination"),
        (b"[tool]\nacp-codegen = 1", "expected a table"),
        (b"[project]\nname = 'x'", "acp-codegen vendor src/"),
    ],
)
def test_a_file_that_is_no_use_is_one_line(project: Project, raw: bytes, said: str) -> None:
    (project.root / "pyproject.toml").write_bytes(raw)
    result = project.vendor()
    assert result.code == 2
    assert said in result.err
    assert len(result.err.splitlines()) == 1


def test_the_nearest_project_counts_and_paths_in_it_are_relative_to_it(project: Project) -> None:
    deep = project.root / "src/deep/down"
    deep.mkdir(parents=True)
    assert project.vendor(cwd=deep).code == 0
    assert (project.tree / "acp_manifest.json").is_file()
    assert project.vendor("--config", project.root / "pyproject.toml", cwd=deep).code == 0


def test_paths_on_the_command_line_are_relative_to_where_they_are_typed(project: Project) -> None:
    (project.root / "src").mkdir()
    result = project.vendor("acp", "--schema", "../schema", cwd=project.root / "src")
    assert (result.code, result.err) == (0, "")
    assert (project.root / "src/acp/acp_manifest.json").is_file()
    assert not project.tree.exists()


def test_flags_override_the_file(project: Project) -> None:
    project.vendored("--features", "tugs", "--parts", "validators", "--no-docs")
    manifest = project.manifest
    assert manifest["features"] == ["tugs"]
    assert manifest["parts"] == ["types", "validators"]
    assert manifest["docs"] is False


def test_without_a_project_flags_are_enough(project: Project) -> None:
    (project.root / "pyproject.toml").unlink()
    project.vendored("acp", "--schema", "schema")
    assert (project.root / "acp/acp_manifest.json").is_file()
    assert project.vendor().code == 2


def test_spellings_of_one_choice_are_the_same(project: Project) -> None:
    project.vendored("--features", "tugs,cranes", "--parts", "dispatch")
    for features in ("all", "cranes, tugs", "cranes,tugs,cranes"):
        for parts in ("dispatch,codec", "codec,dispatch"):
            argv = ["--check", "--features", features, "--parts", parts]
            assert project.vendor(*argv).text == ""


def test_the_default_is_no_feature_and_every_part(project: Project) -> None:
    project.configure(TABLE.replace('parts = ["codec"]', ""))
    project.vendored()
    manifest = project.manifest
    assert manifest["features"] == []
    assert set(manifest["parts"]) == {"types", *PARTS.split(", ")}
