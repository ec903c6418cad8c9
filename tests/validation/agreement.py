"""Whether `validate` and a JSON Schema validator say the same, on random values.

    python tests/validation/agreement.py --values 200000 --seed 1

runs over all definitions of the four surfaces. It prints each disagreement with what it takes to
see it again, and exits with 1 if there was any. The schemas are upstream's files where they are
at hand ($ACP_SHARED), else what `acp-codegen export` gives, which is the same.
"""

from __future__ import annotations

import argparse
import gzip
import json
import os
import random
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType
from typing import Any

from model_random import Mutator, Values

from acp_bindings import v1, v2
from acp_codegen.canonical import export_schema, load_schema
from acp_codegen.model import nodes
from acp_codegen.model.build import build_schema
from acp_codegen.model.document import select, with_envelopes
from acp_codegen.resources import schema_dir

MODULES: dict[str, ModuleType] = {"v1": v1, "v2": v2}
SURFACES = ("v1", "v1-unstable", "v2", "v2-unstable")
Check = Callable[[Any], bool]
Disagreement = tuple[str, str, bool, Any]


def shared_dir() -> Path:
    """Where the reference data is, if it is anywhere."""
    return Path(os.environ.get("ACP_SHARED") or Path(__file__).resolve().parents[3] / "shared")


def upstream(version: str, unstable: bool) -> dict[str, Any] | None:
    """Upstream's file of the release that the canonical schema came from, if it is at hand."""
    canonical = load_schema(schema_dir() / f"{version}.json")
    release = canonical["x-acp"]["release"]["version"]
    name = "schema.unstable.json" if unstable else "schema.json"
    path = shared_dir() / "upstream" / release / version / name
    return json.loads(path.read_text()) if path.is_file() else None


def _jsonschema(schema: dict[str, Any]) -> Check:
    from jsonschema import Draft202012Validator

    return Draft202012Validator(schema).is_valid


def _jsonschema_rs(schema: dict[str, Any]) -> Check:
    import jsonschema_rs

    return jsonschema_rs.Draft202012Validator(schema).is_valid


PEERS = {"jsonschema": _jsonschema, "jsonschema-rs": _jsonschema_rs}


@dataclass
class Surface:
    """One version with some features on: its model, its definitions and what judges them."""

    version: str
    features: frozenset[str]
    document: dict[str, Any]
    schema: nodes.Schema
    peer: str = "jsonschema"
    _checks: dict[str, Check] = field(default_factory=dict)

    @property
    def names(self) -> list[str]:
        """The definitions of this surface, envelopes included."""
        return sorted(self.document["$defs"])

    def accepts(self, name: str, value: Any) -> bool:
        """What the peer says."""
        if name not in self._checks:
            schema = {"$ref": f"#/$defs/{name}", "$defs": self.document["$defs"]}
            self._checks[name] = PEERS[self.peer](schema)
        return self._checks[name](value)

    def disagreement(self, name: str, value: Any) -> str | None:
        """What the two passes and the peer do not agree on, if anything."""
        module = MODULES[self.version]
        flags = module.Feature.parse(",".join(sorted(self.features)))
        expected = self.accepts(name, value)
        quick = module.is_valid(name, value, features=flags, formats=False)
        issues = module.validate(name, value, features=flags, formats=False)
        if quick is not expected:
            return f"{self.peer} says {expected}, is_valid {quick}"
        walked = not module.validation.walk(name, value, flags.value)
        if walked is not expected:
            return f"{self.peer} says {expected}, the walk {walked}"
        return None if (not issues) is expected else f"{self.peer} says {expected}, but {issues}"


def surface(name: str, peer: str = "jsonschema") -> Surface:
    """One of the four surfaces that upstream publishes."""
    version, _, rest = name.partition("-")
    canonical = load_schema(schema_dir() / f"{version}.json")
    document = upstream(version, bool(rest))
    schema = build_schema(with_envelopes(canonical))
    features = frozenset(f.name for f in schema.features) if rest else frozenset[str]()
    if document is None:
        document = export_schema(canonical, "full" if rest else "stable")
    return Surface(version, features, document, schema, peer)


def partial_surface(version: str, features: frozenset[str], peer: str = "jsonschema") -> Surface:
    """A version with just these features on, as no file of upstream has it."""
    canonical = load_schema(schema_dir() / f"{version}.json")
    chosen = select(canonical, features)
    document = export_schema(chosen, "full")
    schema = build_schema(with_envelopes(canonical))
    there = {d.name for d in build_schema(with_envelopes(chosen)).definitions}
    document["$defs"] = {k: v for k, v in document["$defs"].items() if k in there}
    return Surface(version, features, document, schema, peer)


def cases(on: Surface, count: int, seed: int) -> Iterator[tuple[str, Any, bool]]:
    """Definition, value, and whether it was made to be valid; a quarter of them are."""
    rng = random.Random(seed)
    values, mutator = Values(on.schema, on.features, rng), Mutator(on.schema, rng)
    for number in range(count):
        name = on.names[number % len(on.names)]
        value = values.definition(name)
        if number // len(on.names) % 4:
            yield name, mutator.mutate(value), False
        else:
            yield name, value, True


def disagreements(on: Surface, count: int, seed: int) -> Iterator[str]:
    """What is not as it must be, on `count` values."""
    for number, (name, value, valid) in enumerate(cases(on, count, seed)):
        about = on.disagreement(name, value)
        if about is None and valid and not on.accepts(name, value):
            about = "the generator made a value that is not valid"
        if about is not None:
            where = f"{on.version} {sorted(on.features)} seed {seed} #{number} {name}"
            yield f"{where}: {about}\n  {json.dumps(value)[:2000]}"


def wire_rows(on: Surface, shared: Path) -> list[dict[str, Any]]:
    """The reference cases of a surface."""
    name = on.version + ("-unstable" if on.features else "")
    with gzip.open(shared / "cases" / "wire" / f"{name}.jsonl.gz", "rt") as lines:
        return [json.loads(line) for line in lines]


def main() -> int:
    """Runs over the four surfaces."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--values", type=int, default=200_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--peer", choices=sorted(PEERS), default="jsonschema-rs")
    options = parser.parse_args()
    print(f"seed {options.seed}", flush=True)
    bad = 0
    for name in SURFACES:
        start = time.perf_counter()
        on = surface(name, options.peer)
        found = 0
        for found, line in enumerate(disagreements(on, options.values // 4, options.seed), 1):
            if found <= 10:
                print(line)
        rows = wire_rows(on, shared_dir()) if shared_dir().is_dir() else []
        for row in rows:
            about = on.disagreement(row["def"], row["data"])
            if about is not None or on.accepts(row["def"], row["data"]) is not row["schema_ok"]:
                found += 1
                print(f"{name}, a reference case: {about}: {json.dumps(row)[:2000]}")
        seconds = time.perf_counter() - start
        count = options.values // 4
        print(
            f"{name}: {count} values and {len(rows)} reference cases,"
            f" {found} disagreements with {on.peer}, {seconds:.0f} s"
        )
        bad += found
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
