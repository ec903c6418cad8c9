"""One file of the output, and how a template becomes one."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import PurePosixPath
from typing import Any

import jinja2

from acp_codegen.errors import CodegenError
from acp_codegen.render.parts import TYPES


@dataclass(frozen=True, slots=True)
class Module:
    """One file of the output; `path` is relative to the package, `part` what it counts as."""

    path: PurePosixPath
    text: str
    part: str = TYPES


def render_module(
    env: jinja2.Environment, template: str, path: str, about: dict[str, Any], part: str = TYPES
) -> Module:
    """The file at `path` that `template` (its name less `.j2`) gives for `about`.

    Raises CodegenError for a template that fails, with its name and line.
    """
    name = template + ".j2"
    try:
        text = env.get_template(name).render(about)
    except jinja2.TemplateSyntaxError as error:
        raise CodegenError(f"{error.message}", f"{error.filename or name}:{error.lineno}") from None
    except jinja2.TemplateError as error:
        raise CodegenError(f"{error.message}", name) from error
    return Module(PurePosixPath(path), text, part)
