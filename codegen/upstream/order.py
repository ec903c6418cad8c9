"""The order of definitions in a canonical schema, the same for every order of the input."""

from __future__ import annotations

import heapq
from collections.abc import Iterable
from itertools import pairwise

from acp_codegen.schema_io import JsonObject

KEYWORDS = (
    *("$schema", "x-acp", "title", "description", "x-unstable", "x-side", "x-method"),
    *("x-name", "x-example", "x-patch", "x-verbatim", "$ref", "type", "format", "const", "enum"),
    *("default", "contentEncoding", "pattern", "minLength", "maxLength", "minimum", "maximum"),
    *("minItems", "maxItems", "x-deserialize-default-on-error"),
    *("x-deserialize-default-on-null", "x-deserialize-skip-invalid-items"),
    *("discriminator", "allOf", "anyOf", "oneOf", "properties", "required", "items"),
    *("additionalProperties", "unevaluatedProperties", "not"),
)
"""The order of keywords in a schema; others follow, sorted."""

_RANK = {keyword: rank for rank, keyword in enumerate(KEYWORDS)}


def order_keywords(schema: JsonObject) -> JsonObject:
    """Return a shallow copy of `schema` with its keywords in the canonical order."""
    return dict(sorted(schema.items(), key=lambda item: (_RANK.get(item[0], 999), item[0])))


def message_order(lists: Iterable[list[str]]) -> list[str]:
    """Return all names of `lists` in one order that agrees with each list.

    Where lists contradict each other, the later position loses; the envelope that is out of
    order then is stored verbatim.
    """
    after: dict[str, set[str]] = {}
    before: dict[str, int] = {}
    rank: dict[str, tuple[int, int]] = {}
    for number, names in enumerate(lists):
        for position, name in enumerate(names):
            rank.setdefault(name, (number, position))
            after.setdefault(name, set())
            before.setdefault(name, 0)
        for first, second in pairwise(names):
            if second not in after[first] and first != second:
                after[first].add(second)
                before[second] += 1
    return _sorted_by(rank, after, before)


def _sorted_by(
    rank: dict[str, tuple[int, int]], after: dict[str, set[str]], before: dict[str, int]
) -> list[str]:
    ready = [(rank[name], name) for name, count in before.items() if count == 0]
    heapq.heapify(ready)
    result: list[str] = []
    placed: set[str] = set()
    while len(placed) < len(rank):
        if not ready:
            # The lists contradict each other: break the circle at the earliest name.
            rest = min((rank[name], name) for name in rank if name not in placed)
            heapq.heappush(ready, rest)
        _, name = heapq.heappop(ready)
        if name in placed:
            continue
        placed.add(name)
        result.append(name)
        for follower in after[name]:
            before[follower] -= 1
            if before[follower] == 0:
                heapq.heappush(ready, (rank[follower], follower))
    return result
