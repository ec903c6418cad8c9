"""Which directories of this repository become which packages.

Everything else about the distribution is in pyproject.toml. This part is code because the folders
are not called like the packages, and because a listing must follow what is really there.
"""

from __future__ import annotations

from pathlib import Path

from setuptools import setup

ROOT = Path(__file__).parent
SOURCES = {"acp_codegen": "codegen", "acp_bindings": "generated"}
DATA = {"acp_codegen.templates": "templates", "acp_codegen.schema": "schema"}


def packages() -> list[str]:
    """Return the dotted name of every package below the source folders."""
    found: list[str] = []
    for name, folder in SOURCES.items():
        base = ROOT / folder
        for init in sorted(base.rglob("__init__.py")):
            found.append(".".join((name, *init.parent.relative_to(base).parts)))
    return found + [name for name, folder in DATA.items() if (ROOT / folder).is_dir()]


setup(
    packages=packages(),
    package_dir=SOURCES | DATA,
    package_data={
        "": ["py.typed"],
        "acp_codegen.templates": ["**/*"],
        "acp_codegen.schema": ["**/*.json"],
    },
)
