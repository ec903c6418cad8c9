"""Adds the generated reference to the site while MkDocs builds it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

from acp_codegen.output.generate import Request, Timings, read_models
from acp_codegen.show.site import site_documents

ROOT = Path(__file__).resolve().parent.parent.parent
REPORT = "benchmarks.md"


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Put the report of `make bench` into the navigation, once there is one."""
    if (Path(config.docs_dir) / REPORT).is_file() and config.nav:
        config.nav.append({"Benchmarks": REPORT})
    return config


def on_files(files: Files, config: MkDocsConfig, **_: Any) -> Files:
    """Append a page for each type, method and feature of the schemas in this checkout."""
    models = read_models(Request(schemas=(ROOT / "schema",)), Timings())
    for document in site_documents(models, "reference"):
        files.append(File.generated(config, document.path, content=document.text))
    return files
