"""A comparison as JSON. The form is documented and stable: keys are added, never changed."""

from __future__ import annotations

from collections.abc import Sequence

from acp_codegen.diff.api import ApiChange
from acp_codegen.diff.change import Change, Pair
from acp_codegen.diff.outcome import Rating
from acp_codegen.diff.report import Comparison
from acp_codegen.schema_io import JsonObject

FORMAT = 1
"""The version of the form."""


def as_data(comparisons: Sequence[Comparison]) -> JsonObject:
    """Comparisons as a JSON object."""
    return {"format": FORMAT, "comparisons": [_comparison(each) for each in comparisons]}


def _comparison(comparison: Comparison) -> JsonObject:
    return {
        "protocol": comparison.new.protocol or comparison.old.protocol,
        "old": comparison.old.label,
        "new": comparison.new.label,
        "counts": {rating.value: comparison.count(rating) for rating in Rating},
        "changes": [_change(change) for change in comparison.changes],
        "api": [_api(change) for change in comparison.api],
        "bump": comparison.bump.value,
    }


def _change(change: Change) -> JsonObject:
    return {
        "id": change.id,
        "rating": change.rating.value,
        "sentence": change.sentence,
        "old_pointer": change.old_pointer,
        "new_pointer": change.new_pointer,
        "member": change.member,
        "python": change.python,
        "unstable": change.unstable,
        "verdicts": {reader: _pair(pair) for reader, pair in change.verdicts.items()},
        "messages": [
            {"reader": each.reader, "method": each.label, **_pair(each.pair)}
            for each in change.messages
        ],
    }


def _pair(pair: Pair) -> JsonObject:
    return {
        "new_writer_old_reader": pair.new_writer_old_reader.value,
        "old_writer_new_reader": pair.old_writer_new_reader.value,
    }


def _api(change: ApiChange) -> JsonObject:
    return {
        "id": change.id,
        "name": change.name,
        "sentence": change.sentence,
        "bump": change.bump.value,
        "unstable": change.unstable,
        "old_pointer": change.old_pointer,
        "new_pointer": change.new_pointer,
    }
