"""Validation: a valid message, and every error of an invalid one.

    python -m bench --only validate

All contenders validate under the stable schema, without formats, which JSON Schema validators do
not assert unless they are told to.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import deepcopy
from dataclasses import dataclass
from functools import cache
from typing import Any

from bench.messages import MESSAGES, Message
from bench.peers import OURS
from bench.results import Figure, Section, figures
from bench.same import DifferentWork
from bench.timing import Budget, Statement, interleave

#: What is put where, for each message: two places far apart in all but the shortest.
BREAKS: dict[str, dict[tuple[str | int, ...], Any]] = {
    "S": {("update", "content", "text"): 5},
    "M": {("update", "title"): None, ("update", "locations", 0, "line"): "41"},
    "L": {("prompt", 7, "text"): 5, ("prompt", 38, "name"): None},
}


@dataclass(frozen=True)
class Job:
    """One question: its section, and the expressions of us and of the peers."""

    id: str
    title: str
    note: str
    ours: str
    peers: dict[str, str]


JOBS = (
    Job(
        "validate-valid",
        "validation, valid input",
        "Whether a message is valid. fastjsonschema stops at the first error, the others too.",
        "v1.is_valid(kind, data, formats=False)",
        {
            "jsonschema-rs": "rust.is_valid(data)",
            "fastjsonschema": "fast(data)",
            "jsonschema": "plain.is_valid(data)",
        },
    ),
    Job(
        "validate-invalid",
        "validation, all errors of invalid input",
        "Every error with its place. One value is wrong in S, two are in M and in L.",
        "v1.validate(kind, bad, formats=False)",
        {
            "jsonschema-rs": "list(rust.iter_errors(bad))",
            "jsonschema": "list(plain.iter_errors(bad))",
        },
    ),
)


def broken(message: Message) -> Any:
    """A message with the values of `BREAKS` in it."""
    data = deepcopy(message.data)
    for path, wrong in BREAKS[message.name].items():
        owner: Any = data
        for key in path[:-1]:
            owner = owner[key]
        owner[path[-1]] = wrong
    return data


def measure(budget: Budget, only: Callable[[str], bool]) -> Iterator[Section]:
    """The sections of validation."""
    for job in JOBS:
        if only(job.id):
            found: list[Figure] = []
            for message in MESSAGES:
                found += _figures(job, message, budget)
            yield Section(job.id, job.title, "s", [job.note, f"Ours: `{job.ours}`."], found)


def _figures(job: Job, message: Message, budget: Budget) -> list[Figure]:
    names = _names(message)
    _same_work(message, names)
    statements = {OURS.name: Statement(job.ours, names)}
    statements |= {peer: Statement(text, names) for peer, text in job.peers.items()}
    samples = {name: each.sample(budget.sample) for name, each in statements.items()}
    return figures(message.name, OURS.name, interleave(samples, budget.rounds))


def _names(message: Message) -> dict[str, Any]:
    from acp_bindings import v1

    names: dict[str, Any] = {"v1": v1, "kind": message.kind, **_validators(message.kind)}
    return names | {"data": message.data, "bad": broken(message)}


@cache
def _validators(kind: str) -> dict[str, Any]:
    """A validator of each peer for one definition of the schema in upstream's form."""
    import fastjsonschema
    import jsonschema
    import jsonschema_rs

    from acp_codegen.canonical import export_schema, load_schema
    from acp_codegen.resources import schema_dir

    document = export_schema(load_schema(schema_dir() / "v1.json"), "stable")
    schema = {"$ref": f"#/$defs/{kind}", "$defs": document["$defs"]}
    return {
        "rust": jsonschema_rs.Draft202012Validator(schema),
        "fast": fastjsonschema.compile(schema, use_formats=False, use_default=False),
        "plain": jsonschema.Draft202012Validator(schema),
    }


def _same_work(message: Message, names: dict[str, Any]) -> None:
    """Raise DifferentWork unless all find the message valid, and what is wrong in the other."""
    good, bad = names["data"], names["bad"]
    expected = ["/" + "/".join(map(str, path)) for path in BREAKS[message.name]]
    found = [issue.path for issue in names["v1"].validate(message.kind, bad)]
    if sorted(found) != sorted(expected):
        raise DifferentWork(f"issues of {message.name} at {found}, not at {expected}")
    if not names["v1"].is_valid(message.kind, good):
        raise DifferentWork(f"{message.name} is not valid for us")
    for peer in ("rust", "plain"):
        if not names[peer].is_valid(good) or names[peer].is_valid(bad):
            raise DifferentWork(f"{peer} and we do not agree on {message.name}")
    names["fast"](good)
