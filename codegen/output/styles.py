"""The kinds of package that the generator writes."""

from __future__ import annotations

from acp_codegen.errors import CodegenError

DATACLASS = "dataclass"
PYDANTIC = "pydantic"

STYLES = (DATACLASS, PYDANTIC)


def check_style(name: str, place: str) -> None:
    """Raises CodegenError, with `place`, unless `name` is a style."""
    if name not in STYLES:
        raise CodegenError(f"no style {name!r}; there are: {', '.join(STYLES)}", place)
