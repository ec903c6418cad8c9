"""What decoded messages take of memory, each library in a process of its own."""

from __future__ import annotations

import gc
import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from bench.child import python, run
from bench.messages import MESSAGES, Message
from bench.peers import OURS, PEERS, Peer
from bench.results import Figure, Section, figures
from bench.timing import Budget, Sample, interleave

NOTES = (
    "A process decodes as many messages as said, each from a JSON text of its own, and keeps "
    "them; counted is what its resident memory grows by, for one message.",
    "The parsed JSON is let go, apart from what the objects themselves hold.",
)


def measure(budget: Budget, only: Callable[[str], bool]) -> Iterator[Section]:
    """The section about memory."""
    if not only("memory"):
        return
    found: list[Figure] = []
    for message in MESSAGES[: 1 if budget.quick else 2]:
        samples = {
            peer.name: _sample(peer, message, budget.count)
            for peer in (OURS, *PEERS)
            if not (budget.quick and peer.name in ("cattrs", "adaptix"))
        }
        found += figures(message.name, OURS.name, interleave(samples, 1))
    title = f"memory of {budget.count:,} decoded messages"
    yield Section("memory", title, "B", NOTES, found)


def _sample(peer: Peer, message: Message, count: int) -> Sample:
    command = python("-m", "bench.memory", peer.name, message.name, str(count))
    root = Path(__file__).parents[1]
    return lambda: max(1.0, float(run(command, root))) / count


def resident() -> int:
    """The resident memory of this process in bytes."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * 4096


def grown(peer: Peer, message: Message, count: int) -> int:
    """The bytes that resident memory grows by with that many decoded messages."""
    names: dict[str, Any] = dict(peer.names(message.kind)) | {"loads": json.loads}
    decode = eval(f"lambda raw: {peer.decode.format('loads(raw)')}", names)
    raw = message.raw
    kept = [decode(raw) for _ in range(100)]  # what is made at first use
    gc.collect()
    before = resident()
    kept += [decode(raw) for _ in range(count)]
    gc.collect()
    return resident() - before


def main(arguments: list[str]) -> None:
    """Print what one library takes: its name, the name of the message, and how many."""
    by_name = {peer.name: peer for peer in (OURS, *PEERS)}
    messages = {message.name: message for message in MESSAGES}
    peer, message, count = arguments
    print(grown(by_name[peer], messages[message], int(count)))


if __name__ == "__main__":
    main(sys.argv[1:])
