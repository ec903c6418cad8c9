"""What a kind of change means, in words."""

from __future__ import annotations

import textwrap

from acp_codegen.diff.registry import explain, kinds

WIDTH = 88


def explain_text(id: str) -> str:
    """The explanation of a kind of change; of ``all``, the list of kinds.

    Raises:
        CodegenError: no kind of change has that id.
    """
    if id == "all":
        return "\n".join(f"{kind.id}: {kind.level}" for kind in kinds().values())
    kind = explain(id)
    paragraphs = [f"{kind.id}: {kind.level}", kind.meaning, f"What to do: {kind.advice}"]
    return "\n\n".join(textwrap.fill(text, WIDTH) for text in paragraphs)
