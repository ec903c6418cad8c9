"""Names of definitions, which are not on the wire."""

from __future__ import annotations

from collections.abc import Iterator

from acp_codegen.diff.outcome import Outcome
from acp_codegen.diff.pairs import DefinitionPair, Finding
from acp_codegen.diff.registry import check
from acp_codegen.diff.wire.shapes import Place
from acp_codegen.model import nodes


@check(
    "renamed",
    on=DefinitionPair,
    level="safe on the wire",
    meaning="A definition has another name and is used in the same places. Nothing changes on the "
    "wire; the generated class is called otherwise.",
    advice="Change the name where your code imports it.",
)
def _renamed(pair: DefinitionPair) -> Iterator[Finding]:
    yield Finding(
        _place(pair.old),
        _place(pair.new),
        f"{pair.old.name} is called {pair.new.name} now",
        Outcome.SAME,
        Outcome.SAME,
        before=pair.old.name,
        after=pair.new.name,
        unstable=bool(pair.old.features and pair.new.features),
    )


def _place(definition: nodes.Definition) -> Place:
    return Place(definition.pointer, definition.name, definition.name)
