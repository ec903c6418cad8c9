"""Finding the test for whatever names a type: a definition, a class or an alias."""

from __future__ import annotations

from ._runtime import Alias, UnstableFeatureError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ._validation import Test


class Kinds:
    """What one version knows of its types: its tests, and the alias module, which loads late."""

    def __init__(
        self,
        stable: dict[Any, Test],
        gated: dict[Any, tuple[int, tuple[str, ...], Test]],
        branches: dict[Any, tuple[str, Test]],
        aliases: Callable[[], Any],
    ) -> None:
        self._stable = stable
        self._gated = gated
        self._branches = branches
        self._aliases = aliases
        self._named: dict[Any, str] = {}

    def name(self, kind: Any) -> str:
        """The name of the definition or class that `kind` stands for; LookupError for others."""
        if isinstance(kind, (str, type)):
            name = kind if isinstance(kind, str) else kind.__name__
            if kind in self._stable or kind in self._gated or kind in self._branches:
                return name
            raise LookupError(f"no type of this version: {name!r}")
        for mark in getattr(kind, "__metadata__", ()):
            if isinstance(mark, Alias):
                return mark.name
        return self._union_name(kind)

    def _union_name(self, kind: Any) -> str:
        if not self._named:
            module = self._aliases()
            for name in (*self._stable, *self._gated):
                if isinstance(name, str) and hasattr(module, name):
                    self._named.setdefault(getattr(module, name), name)
        try:
            return self._named[kind]
        except (KeyError, TypeError):
            raise LookupError(f"no type of this version: {kind!r}") from None

    def mask(self, kind: Any) -> int:
        """The feature bits that a type as a whole needs."""
        key = self._key(kind)
        return self._gated[key][0] if key in self._gated else 0

    def test(self, kind: Any, flags: int) -> Test:
        """The test for a type.

        Raises UnstableFeatureError where `flags` lack the features that the type needs.
        """
        key = self._key(kind)
        if key in self._branches:
            union, test = self._branches[key]
            self.test(union, flags)
            return test
        if key in self._gated:
            mask, features, test = self._gated[key]
            if mask & ~flags:
                raise UnstableFeatureError(self.name(kind), features, "validating it needs")
            return test
        return self._stable[key]

    def _key(self, kind: Any) -> Any:
        name = self.name(kind)
        return kind if isinstance(kind, type) else name
