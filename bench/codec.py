"""Decoding and encoding: JSON values, and JSON text by way of two JSON libraries."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from bench.messages import MESSAGES, Message
from bench.peers import OURS, PEERS, Peer
from bench.results import Figure, Section, figures
from bench.same import DifferentWork, check, shape
from bench.timing import Budget, Statement, interleave

Named = Iterator[tuple[str, str]]


@dataclass(frozen=True)
class Job:
    """One direction: its section, and the expressions of us and of the peers."""

    id: str
    title: str
    note: str
    ours: str
    others: Callable[[Peer], Named]
    limit: tuple[str, str] | None = None


def _loads(peer: Peer) -> Named:
    yield peer.name, peer.decode.format("json.loads(raw)")
    if peer.read:
        yield _own(peer, peer.read), peer.read.format("raw")


def _fast_loads(peer: Peer) -> Named:
    if peer.name == PEERS[0].name:
        yield f"{peer.name}, json.loads", peer.decode.format("json.loads(raw)")
    yield peer.name, peer.decode.format("orjson.loads(raw)")


def _dumps(peer: Peer) -> Named:
    yield peer.name, f"compact({peer.encode.format('obj')}).encode()"
    if peer.write:
        yield _own(peer, peer.write), peer.write.format("obj")


def _fast_dumps(peer: Peer) -> Named:
    yield peer.name, f"orjson.dumps({peer.encode.format('obj')})"
    if peer.write:
        yield _own(peer, peer.write), peer.write.format("obj")


def _own(peer: Peer, expression: str) -> str:
    return f"{peer.name}, {expression.partition('(')[0].rpartition('.')[2]}"


JOBS = (
    Job(
        "dict-to-object",
        "dict to object",
        "A JSON value becomes typed objects.",
        "v1.decode(kind, data)",
        lambda peer: iter([(peer.name, peer.decode.format("data"))]),
    ),
    Job(
        "json-to-object",
        "JSON to object, standard library",
        "A JSON text becomes typed objects, with the `json` of the standard library, or with the "
        "parser that a library has itself where its column says so.",
        "v1.decode_json(kind, raw)",
        _loads,
    ),
    Job(
        "json-to-object-orjson",
        "JSON to object, orjson passed in",
        "The same with `loads=orjson.loads`; `orjson.loads` alone is the limit.",
        "v1.decode_json(kind, raw, loads=orjson.loads)",
        _fast_loads,
        ("orjson.loads alone", "orjson.loads(raw)"),
    ),
    Job(
        "object-to-dict",
        "object to dict",
        "Typed objects become a JSON value.",
        "v1.encode(obj)",
        lambda peer: iter([(peer.name, peer.encode.format("obj"))]),
    ),
    Job(
        "object-to-json",
        "object to JSON, standard library",
        "Typed objects become a compact JSON text, with the `json` of the standard library, or "
        "with the writer that a library has itself where its column says so.",
        "v1.encode_json(obj)",
        _dumps,
    ),
    Job(
        "object-to-json-orjson",
        "object to JSON, orjson passed in",
        "The same with `dumps=orjson.dumps`.",
        "v1.encode_json(obj, dumps=orjson.dumps)",
        _fast_dumps,
    ),
)


def same_work() -> None:
    """Raise DifferentWork unless every peer does what we do with each message."""
    for message in MESSAGES:
        reference = shape(Statement(OURS.decode.format("data"), _names(OURS, message)).run())
        for peer in (OURS, *PEERS):
            check(peer, message, reference)


def measure(budget: Budget, only: Callable[[str], bool]) -> Iterator[Section]:
    """The sections of decoding and encoding."""
    chosen = [job for job in JOBS if only(job.id)]
    if chosen:
        same_work()
    for job in chosen:
        found: list[Figure] = []
        for message in MESSAGES:
            found += _figures(job, message, budget)
        notes = [job.note, f"Ours: `{job.ours}`."]
        limits = [figure.peer for figure in found if _is_limit(job, figure.peer)]
        yield Section(job.id, job.title, "s", notes, found, list(dict.fromkeys(limits)))


def _is_limit(job: Job, name: str) -> bool:
    return name.startswith("msgspec, ") or (job.limit is not None and job.limit[0] == name)


def _figures(job: Job, message: Message, budget: Budget) -> list[Figure]:
    statements = {OURS.name: Statement(job.ours, _names(OURS, message))}
    for peer in PEERS:
        names = _names(peer, message)
        statements |= {name: Statement(text, names) for name, text in job.others(peer)}
    if job.limit:
        statements[job.limit[0]] = Statement(job.limit[1], _names(OURS, message))
    _agree(statements, message)
    samples = {name: each.sample(budget.sample) for name, each in statements.items()}
    return figures(message.name, OURS.name, interleave(samples, budget.rounds))


def _agree(statements: dict[str, Statement], message: Message) -> None:
    """What is written as JSON is the message again."""
    for name, statement in statements.items():
        result = statement.run()
        if isinstance(result, bytes) and json.loads(result) != message.data:
            raise DifferentWork(f"{name} writes something else: {statement.text}")


def _names(peer: Peer, message: Message) -> dict[str, Any]:
    import orjson

    from bench.messages import compact

    names: dict[str, Any] = dict(peer.names(message.kind))
    names |= {"json": json, "orjson": orjson, "compact": compact}
    names |= {"data": message.data, "raw": message.raw}
    names["obj"] = Statement(peer.decode.format("data"), names).run()
    return names
