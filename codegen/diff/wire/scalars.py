"""Gathering the strings, numbers and booleans that one place takes."""

from __future__ import annotations

from dataclasses import dataclass, field

from acp_codegen.diff.wire.shapes import Constant, Known, Numbers, Place, Shape, Texts
from acp_codegen.model import nodes

NO_FEATURES: frozenset[str] = frozenset()

#: The ranges of the integer formats. Readers in languages with fixed widths enforce all of them,
#: so a comparison does too, even where our own decoder keeps big integers (WIRE_RULES 19).
_RANGES: dict[str, tuple[int, int]] = {
    **{f"int{bits}": (-(1 << bits - 1), (1 << bits - 1) - 1) for bits in (8, 16, 32, 64)},
    **{f"uint{bits}": (0, (1 << bits) - 1) for bits in (8, 16, 32, 64)},
}


@dataclass
class ScalarParts:
    """Collects scalars, then puts them on a shape as one set for each JSON type."""

    place: Place
    booleans: set[bool] = field(default_factory=set[bool])
    texts: dict[str, Known] = field(default_factory=dict[str, Known])
    numbers: dict[float, Known] = field(default_factory=dict[float, Known])
    open_text: Texts | None = None
    open_number: Numbers | None = None
    text_place: Place | None = None
    number_place: Place | None = None

    def add(self, scalar: nodes.Scalar) -> None:
        """Add every value of a scalar type; null is the caller's."""
        if scalar.kind == "boolean":
            self.booleans |= {True, False}
        elif scalar.kind == "string":
            self._open_text(
                Texts(
                    {},
                    True,
                    self.place,
                    scalar.min_length or None,
                    scalar.max_length,
                    scalar.pattern,
                    scalar.format,
                )
            )
        elif scalar.kind in ("integer", "number"):
            integer = scalar.kind == "integer"
            low, high = _limits(scalar, integer)
            self._open_number(Numbers({}, True, self.place, integer, low, high, scalar.format))

    def known(self, value: Constant, place: Place, features: frozenset[str] = NO_FEATURES) -> None:
        """Add one value."""
        if isinstance(value, bool):
            self.booleans.add(value)
        elif isinstance(value, str):
            self.texts.setdefault(value, Known(features, place))
        else:
            self.numbers.setdefault(value, Known(features, place))

    def take(self, shape: Shape) -> None:
        """Add the scalars of another shape."""
        self.booleans |= shape.booleans
        if shape.texts is not None:
            self.text_place = self.text_place or shape.texts.place
            self.texts = {**shape.texts.known, **self.texts}
            if shape.texts.open:
                self._open_text(shape.texts)
        if shape.numbers is not None:
            self.number_place = self.number_place or shape.numbers.place
            self.numbers = {**shape.numbers.known, **self.numbers}
            if shape.numbers.open:
                self._open_number(shape.numbers)

    def onto(self, shape: Shape) -> Shape:
        """Put what was collected on `shape`, and return it."""
        shape.booleans = frozenset(self.booleans)
        text, number = self.open_text, self.open_number
        text_place = self.text_place or self.place
        number_place = self.number_place or self.place
        if text is not None:
            shape.texts = Texts(
                self.texts,
                True,
                text_place,
                text.min_length,
                text.max_length,
                text.pattern,
                text.format,
            )
        elif self.texts:
            shape.texts = Texts(self.texts, False, text_place)
        if number is not None:
            shape.numbers = Numbers(
                self.numbers,
                True,
                number_place,
                number.integer,
                number.low,
                number.high,
                number.format,
            )
        elif self.numbers:
            shape.numbers = Numbers(self.numbers, False, number_place)
        return shape

    def _open_text(self, new: Texts) -> None:
        old = self.open_text
        if old is None:
            self.open_text = new
            return
        lengths = [old.min_length, new.min_length]
        longest = [old.max_length, new.max_length]
        self.open_text = Texts(
            {},
            True,
            self.place,
            None if None in lengths else min(x for x in lengths if x is not None),
            None if None in longest else max(x for x in longest if x is not None),
            old.pattern if old.pattern == new.pattern else None,
            old.format if old.format == new.format else None,
        )

    def _open_number(self, new: Numbers) -> None:
        old = self.open_number
        if old is None:
            self.open_number = new
            return
        lows, highs = [old.low, new.low], [old.high, new.high]
        self.open_number = Numbers(
            {},
            True,
            self.place,
            old.integer and new.integer,
            None if None in lows else min(x for x in lows if x is not None),
            None if None in highs else max(x for x in highs if x is not None),
            old.format if old.format == new.format else None,
        )


def _limits(scalar: nodes.Scalar, integer: bool) -> tuple[float | None, float | None]:
    width = _RANGES.get(scalar.format or "") if integer else None
    lows = [x for x in (scalar.low, width and width[0]) if x is not None]
    highs = [x for x in (scalar.high, width and width[1]) if x is not None]
    return max(lows, default=None), min(highs, default=None)
