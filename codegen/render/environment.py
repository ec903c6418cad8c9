"""The jinja2 environment: strict, cached, with the user's templates in front of ours."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

import jinja2

from acp_codegen.errors import CodegenError
from acp_codegen.render.annotations import definition_annotation
from acp_codegen.render.literals import docstring, literal, piece, prose
from acp_codegen.resources import templates_dir


def environment(in_front: Sequence[Path] = ()) -> jinja2.Environment:
    """An environment that looks for each template in `in_front`, then in ours.

    Undefined names are errors. Text that a template prints is data: it is never read as a
    template again.
    """
    for folder in in_front:
        if not folder.is_dir():
            raise CodegenError("is no directory of templates", str(folder))
    env = jinja2.Environment(
        loader=jinja2.FileSystemLoader([*map(str, in_front), str(templates_dir())]),
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        autoescape=False,  # noqa: S701  the output is Python; text goes through our own filters
    )
    env.filters["py"] = literal
    env.filters["piece"] = piece
    env.filters["prose"] = prose
    env.filters["docstring"] = docstring
    env.filters["alias"] = definition_annotation
    env.filters["py_tuple"] = _tuple
    return env


def _tuple(items: Iterable[str]) -> str:
    return literal(tuple(items))
