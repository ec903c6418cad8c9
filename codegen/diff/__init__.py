"""What changed between two versions of a protocol, and what it breaks for whom.

changes = compare(old, new).changes
print(render_text(changes))
"""

from __future__ import annotations

from acp_codegen.diff.change import Change, MessageVerdict, Pair
from acp_codegen.diff.compare import Surface, compare_schemas
from acp_codegen.diff.outcome import Rating, Verdict
from acp_codegen.diff.output.text import render_changes as render_text
from acp_codegen.diff.report import Comparison, compare_versions
from acp_codegen.diff.source import Version, load, model_of
from acp_codegen.model.nodes import Schema
from acp_codegen.schema_io import JsonObject

__all__ = [
    "Change",
    "Comparison",
    "MessageVerdict",
    "Pair",
    "Rating",
    "Surface",
    "Verdict",
    "Version",
    "compare",
    "compare_versions",
    "load",
    "render_text",
]


def compare(
    old: Schema | JsonObject,
    new: Schema | JsonObject,
    *,
    surface: Surface = "both",
    features: frozenset[str] | None = None,
) -> tuple[Change, ...]:
    """Compare two versions of a protocol on the wire.

    Args:
        old: the version before: a model, a canonical schema, or one upstream file of any release.
        new: the version after.
        surface: ``"stable"`` compares the stable members, ``"full"`` all members, ``"both"``
            all members and their moves between unstable and stable.
        features: the unstable features whose members count; None for all.

    Returns:
        The changes, the worst first.

    Raises:
        CodegenError: a document is no schema that the model has a form for.
    """
    before = old if isinstance(old, Schema) else model_of(old)
    after = new if isinstance(new, Schema) else model_of(new)
    return compare_schemas(before, after, surface, features)
