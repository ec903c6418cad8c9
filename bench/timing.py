"""Interleaved measuring: every round runs each contender once, and rounds are compared in pairs.

What slows the machine for a while slows both sides of a ratio, and statements are timed by what
they use of the processor, which does not count the time that others had it. The garbage collector
is off during a sample, for everyone, as `timeit` does; it runs between the rounds.
"""

from __future__ import annotations

import gc
import statistics
import timeit
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from time import process_time
from typing import Any

#: Runs once and returns what it took, in any unit that is the same for all contenders.
Sample = Callable[[], float]


@dataclass(frozen=True)
class Budget:
    """How long to measure.

    `rounds` is how often each statement is sampled and `sample` how long a sample lasts, in
    seconds; `runs` is how often something is run that takes a process of its own, and `count`
    the number of messages where they are counted. `quick` asks for the least that still shows
    that the harness works.
    """

    rounds: int
    sample: float
    runs: int
    count: int
    quick: bool


FULL = Budget(rounds=21, sample=0.02, runs=7, count=100_000, quick=False)
QUICK = Budget(rounds=3, sample=0.002, runs=1, count=20_000, quick=True)


@dataclass(frozen=True)
class Statement:
    """An expression and the names in it."""

    text: str
    names: Mapping[str, Any]

    def run(self) -> Any:
        """The value of the expression."""
        return eval(self.text, dict(self.names))

    def sample(self, seconds: float) -> Sample:
        """A sample of about that many seconds, as seconds for one evaluation."""
        timer = timeit.Timer(self.text, timer=process_time, globals=dict(self.names))
        number, took = 1, timer.timeit(1)
        while took < seconds / 5:
            number = max(number * 2, int(number * seconds / 4 / max(took, 1e-9)))
            took = timer.timeit(number)
        number = max(1, int(number * seconds / took))
        return lambda: timer.timeit(number) / number


def interleave(samples: Mapping[str, Sample], rounds: int) -> dict[str, list[float]]:
    """What each contender took in each round; the order turns by one from round to round."""
    names = [*samples]
    times: dict[str, list[float]] = {name: [] for name in names}
    gc.collect()
    gc.freeze()  # what is there already need not be looked at after every round
    for number in range(rounds):
        gc.collect()
        shift = number % len(names)
        for name in names[shift:] + names[:shift]:
            times[name].append(samples[name]())
    gc.unfreeze()
    return times


@dataclass(frozen=True)
class Ratio:
    """How many times as much the peer took: the median over the rounds, and its spread.

    `low` and `high` are the quartiles, `best` compares the best round of each side.
    """

    median: float
    low: float
    high: float
    best: float


def ratio(peer: Sequence[float], ours: Sequence[float]) -> Ratio:
    """The ratio of two contenders, from times taken in the same rounds."""
    pairs = [theirs / own for theirs, own in zip(peer, ours, strict=True)]
    middle = statistics.median(pairs)
    low, high = middle, middle
    if len(pairs) > 2:
        low, _, high = statistics.quantiles(pairs, n=4, method="inclusive")
    return Ratio(middle, low, high, min(peer) / min(ours))
