"""`acp-codegen generate` as a command: what it writes, what it leaves alone, how it ends."""

from __future__ import annotations

import copy
import json
import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from generator_support import Generator, load, tree
from orchard import orchard, write


def shuffled(schema: Any, seed: int) -> Any:
    defs = list(schema["$defs"].items())
    random.Random(seed).shuffle(defs)
    return {**copy.deepcopy(schema), "$defs": dict(defs)}


def test_the_order_of_definitions_changes_nothing(generator: Generator) -> None:
    first = tree(generator.run(orchard())[1])
    assert len(first) > 10
    for seed in range(3):
        assert tree(generator.run(shuffled(orchard(), seed))[1]) == first


def test_the_built_in_schemas_in_another_order_give_the_same(
    generator: Generator, repo: Path
) -> None:
    for path in sorted((repo / "schema").glob("v*.json")):
        document = shuffled(json.loads(path.read_text("utf-8")), 7)
        write(document, generator.folder / "shuffled" / path.name)
    outcome = generator.command("--schema", str(generator.folder / "shuffled"), "--out",
                                str(generator.folder / "out"))  # fmt: skip
    assert outcome.code == 0
    assert tree(generator.folder / "out") == tree(repo / "generated")


def test_the_hash_seed_and_the_directory_change_nothing(
    generator: Generator, tmp_path: Path
) -> None:
    source = write(orchard(), tmp_path / "v1.json")
    found: list[dict[str, bytes]] = []
    for seed, folder in (("1", "a"), ("2", "b/deep er")):
        cwd = tmp_path / folder
        cwd.mkdir(parents=True)
        subprocess.run(
            [sys.executable, "-m", "acp_codegen", "generate", "--schema", source, "--out", "x"],
            cwd=cwd, check=True, env={**os.environ, "PYTHONHASHSEED": seed},
        )  # fmt: skip
        found.append(tree(cwd / "x"))
    assert found[0] == found[1]
    assert found[0]


def test_a_failed_run_leaves_the_old_tree(generator: Generator, tmp_path: Path) -> None:
    _, target = generator.run(orchard(), out="package")
    (target / "kept.txt").write_text("by the user")
    before = tree(target)
    bad = orchard()
    bad["$defs"]["Apple"]["properties"]["worm"] = {"$ref": "#/$defs/Nothing"}
    broken = tmp_path / "templates" / "version"
    broken.mkdir(parents=True)
    for schema, template, option in (
        (bad, "", ()),
        ("{", "", ()),
        (orchard(), "{{ nothing }}", ("--template-dir", str(broken.parent))),
        (orchard(), "{% nothing %}", ("--template-dir", str(broken.parent))),
        (orchard(), "def broken(:", ("--template-dir", str(broken.parent))),
        (orchard(), "", ("--features", "no_such_feature")),
        (orchard(), "", ("--protocol", "7")),
    ):
        (broken / "codec.py.j2").write_text(template)
        outcome, _ = generator.run(schema, *option, out="package")
        assert outcome.code == 2, (schema, template)
        assert outcome.err.count("\n") == 1
        assert tree(target) == before
        assert not [path for path in tmp_path.iterdir() if path.name.startswith(".")]


def test_a_run_replaces_the_whole_tree(generator: Generator) -> None:
    _, target = generator.run(orchard(), out="package")
    first = tree(target)
    (target / "v1" / "stale.py").write_text("old")
    generator.run(orchard(), out="package")
    assert tree(target) == first


@pytest.mark.parametrize("content", ["README.md", "v1/types.py", "setup.py"])
def test_a_foreign_directory_is_never_replaced(
    generator: Generator, tmp_path: Path, content: str
) -> None:
    foreign = tmp_path / "package"
    write("precious", foreign / content)
    outcome, _ = generator.run(orchard(), out="package")
    assert outcome.code == 2
    assert outcome.err.count("\n") == 1
    assert tree(foreign) == {content: b"precious"}


def test_a_file_or_a_link_is_never_replaced(generator: Generator, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("precious")
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "link").symlink_to(tmp_path / "elsewhere")
    for name in ("file", "link"):
        outcome, _ = generator.run(orchard(), out=name)
        assert (outcome.code, outcome.err.count("\n")) == (2, 1)
    assert (tmp_path / "file").read_text() == "precious"
    assert not list((tmp_path / "elsewhere").iterdir())
    outcome, _ = generator.run(orchard(), out="no/such/parent")
    assert (outcome.code, outcome.err.count("\n")) == (2, 1)


def test_check_says_what_is_stale_and_writes_nothing(generator: Generator) -> None:
    _, target = generator.run(orchard(), out="package")
    fresh, _ = generator.run(orchard(), "--check", out="package")
    assert (fresh.code, fresh.out, fresh.err) == (0, "", "")
    types = target / "v1" / "types.py"
    types.write_text(types.read_text().replace("class Apple", "class Appel"))
    (target / "v1" / "extra.py").write_text("more = 1\n")
    (target / "v1" / "codec.py").unlink()
    before = tree(target)
    outcome, _ = generator.run(orchard(), "--check", out="package")
    assert outcome.code == 1
    assert tree(target) == before
    for line in ("--- a/v1/types.py", "+++ b/v1/types.py", "-class Appel(Record):",
                 "+class Apple(Record):", "--- /dev/null", "+++ b/v1/codec.py",
                 "--- a/v1/extra.py", "+++ /dev/null", "-more = 1"):  # fmt: skip
        assert line in outcome.out.splitlines()
    assert "stale" in outcome.err


def test_check_of_a_missing_tree(generator: Generator) -> None:
    outcome, target = generator.run(orchard(), "--check")
    assert outcome.code == 1
    assert not target.exists()
    assert "+++ b/v1/types.py" in outcome.out


def test_own_templates_go_in_front(generator: Generator, repo: Path, tmp_path: Path) -> None:
    own = tmp_path / "own" / "version"
    own.mkdir(parents=True)
    text = (repo / "templates" / "version" / "features.py.j2").read_text()
    (own / "features.py.j2").write_text(text + "\nHOUSE = {{ version | py }}\n")
    v1 = generator.package(orchard(), "--template-dir", str(own.parent))
    assert v1.features.HOUSE == "v1"
    usual = generator.package(orchard())
    assert not hasattr(usual.features, "HOUSE")
    line = generator.refused(orchard(), "--template-dir", str(tmp_path / "missing"))
    assert "missing" in line


def test_versions_are_chosen(generator: Generator, tmp_path: Path) -> None:
    for number in (1, 2):
        schema = orchard()
        schema["x-acp"]["protocol"] = number
        write(schema, tmp_path / "both" / f"v{number}.json")
    for options, versions in (
        ((), ["v1", "v2"]), (("--protocol", "v2"), ["v2"]), (("--protocol", "1"), ["v1"]),
        (("--protocol", "1", "--protocol", "2"), ["v1", "v2"]),
    ):  # fmt: skip
        target = tmp_path / ("out" + "".join(options))
        outcome = generator.command("--schema", str(tmp_path / "both"), "--out", str(target),
                                    *options)  # fmt: skip
        assert outcome.code == 0
        assert sorted(p.name for p in target.iterdir() if p.is_dir()) == versions
    twice = ["--schema", str(tmp_path / "both")] * 2
    outcome = generator.command(*twice, "--out", str(tmp_path / "twice"))
    assert outcome.code == 2
    for bad in ("3", "x", "1.0", "-1", "", "v"):
        outcome = generator.command("--schema", str(tmp_path / "both"), "--protocol", bad, "--out",
                                    str(tmp_path / "none"))  # fmt: skip
        assert outcome.code == 2, bad
        assert not (tmp_path / "none").exists()


def test_features_decide_what_exists_at_all(generator: Generator) -> None:
    none, folder = generator.run(orchard(), "--features", "none")
    assert none.code == 0
    for name, text in tree(folder).items():
        for word in (
            b"UnstableFeatureError",
            b"features: Feature",
            b"grafting",
            b"Quince",
            b"juice",
        ):
            assert word not in text, name
    v1 = load(folder).v1
    assert v1.decode("Pear", {"length": 1, "juice": 2}).unknown_fields == {"juice": 2}
    assert type(v1.decode("Fruit", {"kind": "quince"})) is v1.OtherFruit
    for name in ("Feature", "unstable", "Quince"):
        with pytest.raises(AttributeError):
            getattr(v1, name)
    some = generator.package(orchard(), "--features", "pressing, grafting")
    assert set(some.Feature.__members__) == {"NONE", "ALL", "GRAFTING", "PRESSING"}
    assert some.decode("Pear", {"length": 1, "juice": 2}, features=some.Feature.ALL).juice == 2
    assert type(some.decode("Fruit", {"kind": "quince"})) is some.OtherFruit


@pytest.mark.parametrize("names", ["nothing", "pressing,nothing", "Pressing", "pressing;grafting"])
def test_unknown_features_are_refused_with_the_known_ones(generator: Generator, names: str) -> None:
    line = generator.refused(orchard(), "--features", names)
    for known in ("exotic_fruit", "grafting", "pressing"):
        assert known in line


def test_verbose_says_how_long_each_stage_took(generator: Generator) -> None:
    outcome, _ = generator.run(orchard(), "-v")
    assert outcome.code == 0
    assert outcome.out == ""
    stages = [line.split(maxsplit=2) for line in outcome.err.splitlines()]
    assert len(stages) >= 4
    assert all(number.isdigit() and unit == "ms" for number, unit, _ in stages)


def test_without_docs_the_code_is_the_same(generator: Generator) -> None:
    schema = orchard()
    schema["$defs"]["Apple"]["description"] = "A fruit that keeps."
    _, with_docs = generator.run(schema)
    _, without = generator.run(schema, "--no-docs")
    assert b"keeps" in tree(with_docs)["v1/types.py"]
    assert b"keeps" not in tree(without)["v1/types.py"]
    made = [load(folder).v1.Apple(weight=1) for folder in (with_docs, without)]
    assert repr(made[0]) == repr(made[1])


def test_generated_is_what_the_schemas_give(generator: Generator, repo: Path) -> None:
    outcome = generator.command("--check", "--out", str(repo / "generated"))
    assert (outcome.code, outcome.out) == (0, "")
