"""Finding the name of whatever stands for a type: a definition, a class or an alias."""

from __future__ import annotations

from ._runtime import Alias

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from typing import Any


class Names:
    """The types that one version knows: the keys of some tables, and the aliases, loaded late."""

    def __init__(self, aliases: Callable[[], Any], *tables: Mapping[Any, object]) -> None:
        self._aliases = aliases
        self._tables = tables
        self._named: dict[Any, str] = {}

    def name(self, kind: Any) -> str:
        """The name of the definition or class that `kind` stands for; LookupError for others."""
        if isinstance(kind, (str, type)):
            name = kind if isinstance(kind, str) else kind.__name__
            if any(kind in table for table in self._tables):
                return name
            raise LookupError(f"no type of this version: {name!r}")
        for mark in getattr(kind, "__metadata__", ()):
            if isinstance(mark, Alias):
                return mark.name
        return self._union_name(kind)

    def _union_name(self, kind: Any) -> str:
        if not self._named:
            module = self._aliases()
            for name in (name for table in self._tables for name in table):
                if isinstance(name, str) and hasattr(module, name):
                    self._named.setdefault(getattr(module, name), name)
        try:
            return self._named[kind]
        except (KeyError, TypeError):
            raise LookupError(f"no type of this version: {kind!r}") from None
