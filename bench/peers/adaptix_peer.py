"""adaptix on dataclasses, with its trail of errors turned off."""

from __future__ import annotations

import dataclasses
from functools import cache
from typing import Any

from bench.peers.aliases import aliases
from bench.peers.base import Names, Peer


@cache
def _retort() -> Any:
    from adaptix import DebugTrail, P, Retort, name_mapping

    from bench.peers import dataclass_models as models

    recipe: list[Any] = []
    for cls in vars(models).values():
        if dataclasses.is_dataclass(cls) and isinstance(cls, type):
            names = aliases(field.name for field in dataclasses.fields(cls))
            omitted = ~(P.type | P.session_update)
            recipe.append(name_mapping(cls, map=names, omit_default=omitted))
    return Retort(recipe=recipe, debug_trail=DebugTrail.DISABLE)


def _names(kind: str) -> Names:
    from bench.peers import dataclass_models

    model = getattr(dataclass_models, kind)
    retort = _retort()
    return {"load": retort.get_loader(model), "dump": retort.get_dumper(model)}


ADAPTIX = Peer(
    name="adaptix",
    distribution="adaptix",
    decode="load({})",
    encode="dump({})",
    names=_names,
)
