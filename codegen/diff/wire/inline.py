"""Names of types that the schema writes in place and that have none of their own."""

from __future__ import annotations

INLINE = "Inline__"
"""In front of the name that stands in for one."""


def is_inline(name: str) -> bool:
    """Whether a name only stands in for one."""
    return name.startswith(INLINE)


def shown(name: str) -> str:
    """What to call a definition: the place, for one that has no name."""
    return name.removeprefix(INLINE).replace("_properties_", ".") if is_inline(name) else name
