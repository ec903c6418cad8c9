"""Write what a run found into the repository."""

from __future__ import annotations

from pathlib import Path

from bench.report import charts, page
from bench.results import Report, load, save

PAGE = Path("docs/benchmarks.md")
FOLDER = Path("docs/benchmarks")
README = Path("README.md")
START, END = "<!-- bench:start -->", "<!-- bench:end -->"
#: The interpreter that is shown whole, where there are several.
FIRST = "3.11"


def write(report: Report, root: Path) -> list[Path]:
    """Keep a report, and write the page, its charts and the block in the README anew.

    Returns the paths that were written. The charts and the block show the first interpreter.
    """
    kept = root / FOLDER / f"cpython-{_minor(report.python)}.json"
    save(report, kept)
    reports = _reports(root)
    written = [kept, root / PAGE]
    (root / PAGE).write_text(page.page(reports, FOLDER.name), encoding="utf-8")
    for section in reports[0].sections:
        chart = root / FOLDER / f"{section.id}.svg"
        charts.draw(section, chart)
        written.append(chart)
    if into_readme(root / README, page.summary(reports[0])):
        written.append(root / README)
    return written


def _minor(version: str) -> str:
    return ".".join(version.split(".")[:2])


def _reports(root: Path) -> list[Report]:
    found = [load(path) for path in sorted((root / FOLDER).glob("cpython-*.json"))]
    return sorted(found, key=lambda each: _minor(each.python) != FIRST)


def into_readme(path: Path, block: str) -> bool:
    """Put a block between its marks in a file; False where there are none."""
    text = path.read_text(encoding="utf-8") if path.is_file() else ""
    before, start, rest = text.partition(START)
    _, end, after = rest.partition(END)
    if not (start and end):
        return False
    path.write_text(f"{before}{START}\n\n{block}\n{END}{after}", encoding="utf-8")
    return True
