"""Narrowing a comparison to what one project uses of its vendored package."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from acp_codegen.diff.change import Change
from acp_codegen.diff.report import Comparison, method_names
from acp_codegen.diff.source.loose import as_list
from acp_codegen.errors import CodegenError
from acp_codegen.schema_io import read_object

MANIFEST = "acp_manifest.json"
"""The file in a vendored tree that says what it holds."""

#: Folders that hold no code of the project itself.
_SKIPPED = frozenset("build dist node_modules site-packages venv __pycache__".split())
_MOST_FILES = 20_000
_MOST_BYTES = 4 * 1024 * 1024


@dataclass(frozen=True)
class Selection:
    """What a vendored tree holds and what the code around it mentions.

    Attributes:
        protocols: the protocol versions in it (``"v1"``).
        features: the features in it; None for all.
        names: every identifier and short text in the code around the tree.
    """

    protocols: tuple[str, ...]
    features: frozenset[str] | None
    names: frozenset[str]


def read_selection(tree: Path) -> Selection:
    """Read the manifest of a vendored tree, and the code of the project that it is in.

    The project is the nearest folder above the tree that has a ``pyproject.toml`` or is a git
    checkout, else the folder that holds the tree.

    Raises:
        CodegenError: there is no manifest, or it lacks the protocols.
    """
    manifest = tree / MANIFEST
    if not tree.is_dir() or not manifest.is_file():
        raise CodegenError(f"is no vendored tree: it has no {MANIFEST}", str(tree))
    document = read_object(manifest)
    protocols = _texts(document.get("protocols"), manifest, "protocols")
    listed = document.get("features", [])
    everything = listed == "all" or listed == ["all"]
    features = None if everything else frozenset(_texts(listed, manifest, "features"))
    names = frozenset(_mentioned(_project(tree), tree))
    return Selection(protocols, features, names)


def narrow(comparison: Comparison, selection: Selection) -> Comparison:
    """The changes that the code meets.

    A change counts when the code mentions its class or attribute, or a method (by its Python
    name, its params or its result) whose messages meet it.
    """
    methods: dict[str, frozenset[str]] = {}
    for version in (comparison.old, comparison.new):
        for wire, names in method_names(version.schema).items():
            methods[wire] = methods.get(wire, frozenset()) | names
    kept = [c for c in comparison.changes if _meets(c, methods, selection.names)]
    api = [c for c in comparison.api if set(c.name.split(".")[:1]) & selection.names]
    api += [
        c
        for c in comparison.api
        if c not in api
        and c.id.startswith("method-")
        and c.name.rpartition(".")[2] in selection.names
    ]
    return replace(comparison, changes=tuple(kept), api=tuple(api))


def _meets(change: Change, methods: Mapping[str, frozenset[str]], names: frozenset[str]) -> bool:
    owners = {change.python.split(".")[0]}
    owners |= {
        place.python.split(".")[0]
        for finding in change.findings
        for place in (finding.old, finding.new)
        if place is not None
    }
    if owners & names:
        return True
    return any(({label} | methods.get(label, frozenset())) & names for label in change.methods)


def _texts(value: Any, manifest: Path, key: str) -> tuple[str, ...]:
    names = [each for each in as_list(value) if isinstance(each, str)]
    if isinstance(value, list) and len(names) == len(as_list(value)):
        return tuple(names)
    raise CodegenError(f"expected a list of names under {key!r}", str(manifest))


def _project(tree: Path) -> Path:
    for folder in tree.resolve().parents:
        if (folder / "pyproject.toml").is_file() or (folder / ".git").exists():
            return folder
    return tree.resolve().parent


def _mentioned(project: Path, tree: Path) -> Iterator[str]:
    for path in _sources(project, tree.resolve()):
        try:
            if path.stat().st_size <= _MOST_BYTES:
                yield from _names(ast.parse(path.read_bytes()))
        except (OSError, SyntaxError, ValueError, RecursionError, MemoryError):
            continue  # not our file to judge: what cannot be parsed mentions nothing


def _sources(folder: Path, tree: Path) -> Iterator[Path]:
    waiting, count = [folder], 0
    while waiting:
        for path in sorted(waiting.pop().iterdir()):
            if path.is_symlink() or path == tree or path.name.startswith("."):
                continue
            if path.is_dir() and path.name not in _SKIPPED:
                waiting.append(path)
            elif path.suffix == ".py":
                count += 1
                if count > _MOST_FILES:
                    raise CodegenError(f"has more than {_MOST_FILES} Python files", str(folder))
                yield path


#: Text that names something is short; `_NAME` is an identifier or the wire name of a method.
_LONGEST = 200
_NAME = re.compile(r"[A-Za-z$_][\w/$]{0,80}")


def _names(module: ast.Module) -> Iterator[str]:
    for node in ast.walk(module):
        if isinstance(node, ast.Name):
            yield node.id
        elif isinstance(node, ast.Attribute):
            yield node.attr
        elif isinstance(node, ast.alias):
            yield node.name.rpartition(".")[2]
        elif isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            yield node.name
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield from _NAME.findall(node.value) if len(node.value) < _LONGEST else ()
