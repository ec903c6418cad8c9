"""What must not be in any file of this repository."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

# Put together here, so that this file does not contain what it forbids.
REGISTRIES = ["py" + "pi.org", "python" + "hosted.org", "npm" + "js.org", "npm" + "js.com"]
REGISTRIES += ["yarn" + "pkg.com", "crates" + ".io", "conda" + ".anaconda.org"]
BINARY = {".tgz", ".gz", ".whl", ".zip", ".png"}


def offenders(repo: Path, paths: list[Path], pattern: str) -> list[str]:
    found: list[str] = []
    for path in paths:
        if path.suffix in BINARY:
            continue
        text = path.read_bytes().decode("utf-8", errors="replace")
        for number, line in enumerate(text.splitlines(), start=1):
            if re.search(pattern, line, re.IGNORECASE):
                found.append(f"{path.relative_to(repo)}:{number}: {line.strip()[:80]}")
    return found


def test_the_search_finds_what_is_there(repo: Path, repo_files: list[Path]) -> None:
    assert any(
        hit.startswith("pyproject.toml:") for hit in offenders(repo, repo_files, "acp-CODEGEN")
    )


@pytest.mark.parametrize("host", REGISTRIES)
def test_no_registry_is_named(repo: Path, repo_files: list[Path], host: str) -> None:
    assert offenders(repo, repo_files, re.escape(host)) == []


def test_no_path_of_a_machine(repo: Path, repo_files: list[Path]) -> None:
    machine = {str(repo), str(Path.home()), sys.prefix, "/" + "root", "/" + "work/main"}
    for path in sorted(machine - {"/"}):
        # Preceded by nothing that makes it the tail of a URL, a pointer or a relative path.
        assert offenders(repo, repo_files, r"(?<![\w.~*/#-])" + re.escape(path) + r"/") == []


def test_lock_files_pin_everything_and_hold_no_address(repo: Path) -> None:
    locks = sorted((repo / "requirements").glob("*.txt"))
    assert locks
    for lock in locks:
        text = lock.read_text()
        assert "://" not in text
        assert "@" not in text
        assert not re.search(r"^-", text, re.MULTILINE), "an option of the installer"
        for line in text.splitlines():
            assert re.match(r"[a-z0-9._-]+==\S+|    --hash=sha256:[0-9a-f]{64}", line), line
