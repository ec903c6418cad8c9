"""The bench works: everyone does the same work, a quick run goes through, ratios come out right.

No time is judged here. The peers live in an environment of their own, which `make bench` makes;
what needs it is skipped where there is none.
"""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path

import pytest

from bench import bars, same
from bench.grow import grow
from bench.messages import MESSAGES, Message
from bench.peers.base import Peer
from bench.peers.ours import OURS
from bench.report import page, write
from bench.results import Report, Section, figures, load, save
from bench.timing import Statement, interleave, ratio


@pytest.fixture(scope="module")
def peers(repo: Path) -> Path:
    """An interpreter that has the peers."""
    for found in sorted(repo.glob(".venv/bench-*/bin/python")):
        if (found.parents[1] / ".ready").exists():
            return found
    pytest.skip("no environment with the peers: make bench QUICK=1 makes it")


def _section(identifier: str = "dict-to-object") -> Section:
    times = {"us": [1.0, 2.0, 1.0], bars.SDK: [4.0, 8.0, 5.0], "limit": [0.5, 0.5, 0.5]}
    return Section(identifier, "a title", "s", ["A note."], figures("S", "us", times), ["limit"])


def _report(python: str = "3.11.7") -> Report:
    return Report(python, "2026-01-02", {"cores": "2"}, {"orjson": "1"}, [_section()])


def test_messages_have_the_sizes_that_the_bars_are_set_for() -> None:
    sizes = [len(message.raw) for message in MESSAGES]
    assert sizes[0] == 208
    assert 1300 < sizes[1] < 1500
    assert 18_000 < sizes[2] < 20_000
    assert len(MESSAGES[2].data["prompt"]) == 50


def test_a_ratio_compares_times_of_the_same_round() -> None:
    found = ratio([2.0, 40.0, 6.0], [1.0, 10.0, 2.0])
    assert (found.median, found.low, found.high) == (3.0, 2.5, 3.5)
    assert found.best == 2.0


def test_every_round_runs_each_contender_once_and_changes_who_is_first() -> None:
    order: list[str] = []

    def contender(name: str) -> float:
        order.append(name)
        return len(order)

    times = interleave({"a": lambda: contender("a"), "b": lambda: contender("b")}, 3)
    assert order == ["a", "b", "b", "a", "a", "b"]
    assert times == {"a": [1, 4, 5], "b": [2, 3, 6]}


def test_a_sample_evaluates_the_expression() -> None:
    seen: list[int] = []
    statement = Statement("seen.append(1)", {"seen": seen})
    assert statement.sample(0.0001)() >= 0
    assert len(seen) > 1


def _peer(decode: str, encode: str) -> Peer:
    from acp_bindings import v1

    return Peer("other", "other", decode, encode, lambda kind: {"v1": v1, "kind": kind})


@pytest.mark.parametrize("message", MESSAGES, ids=lambda each: each.name)
def test_other_work_is_noticed(message: Message) -> None:
    each = message
    names = {**OURS.names(each.kind), "data": each.data}
    reference = same.shape(Statement(OURS.decode.format("data"), names).run())
    assert len(reference) >= 3
    same.check(OURS, each, reference)
    with pytest.raises(same.DifferentWork, match="something else"):
        same.check(_peer("dict({})", "{}"), each, reference)
    with pytest.raises(same.DifferentWork, match="back"):
        same.check(_peer("v1.decode(kind, {})", "v1.encode({}) and None"), each, reference)


def test_a_default_that_is_not_filled_in_is_noticed() -> None:
    assert not same.alike({"": {"a": False}}, {"": {"a": True}})
    assert not same.alike({"": {"a": True}}, {"": {"a": True}, "/b": {}})
    assert same.alike({"": {"a": True, "b": True}}, {"": {"a": True}})


def test_a_grown_schema_has_that_many_times_the_definitions(repo: Path, tmp_path: Path) -> None:
    from acp_codegen.canonical import load_schema

    source = repo / "schema" / "v1.json"
    grown = grow(source, 3, tmp_path / "grown")
    before = json.loads(source.read_text("utf-8"))["$defs"]
    assert len(json.loads(grown.read_text("utf-8"))["$defs"]) == 3 * len(before)
    load_schema(grown)


def test_a_report_survives_its_file(tmp_path: Path) -> None:
    save(_report(), tmp_path / "report.json")
    again = load(tmp_path / "report.json")
    assert again.sections[0].figures == _section().figures
    assert again.python == "3.11.7"


def test_a_bar_is_met_or_not_by_the_median() -> None:
    (found,) = bars.verdicts(_report())
    assert found.figure.ratio.median == 4.0
    assert found.met is (found.bar <= 4.0)


def test_every_bar_is_of_a_peer_that_is_measured() -> None:
    assert all(level > 0 for levels in bars.BARS.values() for level in levels.values())


def test_the_page_says_what_was_measured_and_where() -> None:
    text = page.page([_report(), _report("3.13.0")], "charts")
    assert "| SDK (pydantic) | 4.00x (4.00 to 4.50) |" in text
    assert "| limit (limit) |" in text
    assert "| *we take* | 1.00 s |" in text
    assert "![a title](charts/dict-to-object.svg)" in text
    assert "CPython 3.11.7, 2026-01-02" in text
    assert "## On CPython 3.13.0" in text


@pytest.mark.parametrize(("bar", "told"), [(5.0, "0 are met. These are not:"), (3.0, "1 are met.")])
def test_the_page_says_which_bars_another_interpreter_misses(
    monkeypatch: pytest.MonkeyPatch, bar: float, told: str
) -> None:
    section = _section()
    monkeypatch.setattr(bars, "BARS", {(section.id, bars.SDK): {section.subjects[0]: bar}})
    text = page.page([_report(), _report("3.13.0")], "charts").partition("## On CPython 3.13.0")[2]
    assert f"Of 1 bars {told}\n" in text
    assert ("| 5.00x | 4.00x |" in text) is (bar == 5.0)


def test_only_the_marked_block_of_a_readme_is_written(tmp_path: Path) -> None:
    readme = tmp_path / "README.md"
    readme.write_text(f"before\n{write.START}\nold\n{write.END}\nafter\n", encoding="utf-8")
    assert write.into_readme(readme, "new\n")
    text = readme.read_text("utf-8")
    assert text.startswith("before\n")
    assert text.endswith("\nafter\n")
    assert "new" in text
    assert "old" not in text
    readme.write_text("no block\n", encoding="utf-8")
    assert not write.into_readme(readme, "new\n")
    assert readme.read_text("utf-8") == "no block\n"


def test_charts_are_the_same_for_the_same_numbers(peers: Path, repo: Path, tmp_path: Path) -> None:
    save(_report(), tmp_path / "report.json")
    script = (
        "import sys; from pathlib import Path; from bench.report.charts import draw\n"
        "from bench.results import load; folder = Path(sys.argv[1])\n"
        "draw(load(folder / 'report.json').sections[0], folder / sys.argv[2])"
    )
    for name in ("one.svg", "two.svg"):
        subprocess.run([peers, "-c", script, tmp_path, name], cwd=repo, check=True)
    one = (tmp_path / "one.svg").read_bytes()
    assert one == (tmp_path / "two.svg").read_bytes()
    assert b"4.00x" in one


@pytest.mark.xdist_group("bench")
def test_a_quick_run_goes_through(peers: Path, repo: Path) -> None:
    """Everyone does the same work, which the run asserts, and there are figures of all."""
    only = [word for part in ("to-", "validate", "connection") for word in ("--only", part)]
    done = subprocess.run(
        [peers, "-m", "bench", "--quick", *only],
        cwd=repo,
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | {"PYTHONDONTWRITEBYTECODE": "1"},
    )
    assert done.returncode == 0, done.stderr
    for name in ("SDK (pydantic)", "msgspec", "cattrs", "mashumaro", "adaptix", "jsonschema-rs"):
        assert f"\n    {name} " in done.stdout
    assert "bars met" in done.stdout
    assert "wrote" not in done.stderr


def test_the_bench_needs_nothing_but_what_it_pins(repo: Path) -> None:
    """Each peer is pinned, with hashes and without addresses."""
    pinned = (repo / "requirements" / "bench.txt").read_text("utf-8")
    for line in (repo / "requirements" / "bench.in").read_text("utf-8").splitlines():
        name = line.partition("=")[0].strip()
        if name and not name.startswith("#"):
            assert f"\n{name}==" in f"\n{pinned}"
    assert "://" not in pinned
