"""Finding the test for whatever stands for a type."""

from __future__ import annotations

from ._names import Names
from ._runtime import UnstableFeatureError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ._validation import Test


class Kinds(Names):
    """What one version knows of its types: its tests, and those of branches of a union."""

    def __init__(
        self,
        stable: dict[Any, Test],
        gated: dict[Any, tuple[int, tuple[str, ...], Test]],
        branches: dict[Any, tuple[str, Test]],
        aliases: Callable[[], Any],
    ) -> None:
        super().__init__(aliases, stable, gated, branches)
        self._stable = stable
        self._gated = gated
        self._branches = branches

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
