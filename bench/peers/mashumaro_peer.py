"""mashumaro on dataclasses, which compiles a decoder and an encoder for each of them."""

from __future__ import annotations

import dataclasses
from functools import cache
from typing import Any

from bench.peers.aliases import aliases
from bench.peers.base import Names, Peer


@cache
def _dialect() -> Any:
    from mashumaro.dialect import Dialect

    class Wire(Dialect):
        serialize_by_alias = True
        omit_none = True

    return Wire


def _configure() -> None:
    """Tell mashumaro the wire names and the tags of the shared models."""
    from mashumaro.config import BaseConfig

    from bench.peers import dataclass_models as models

    for cls in vars(models).values():
        if dataclasses.is_dataclass(cls) and isinstance(cls, type):
            names = aliases(field.name for field in dataclasses.fields(cls))
            cls.Config = type("Config", (BaseConfig,), {"aliases": names})  # type: ignore[attr-defined]


def _names(kind: str) -> Names:
    from mashumaro.codecs import BasicDecoder, BasicEncoder

    from bench.peers import dataclass_models

    _configure()
    model = getattr(dataclass_models, kind)
    return {
        "decoder": BasicDecoder(model, default_dialect=_dialect()),
        "encoder": BasicEncoder(model, default_dialect=_dialect()),
    }


MASHUMARO = Peer(
    name="mashumaro",
    distribution="mashumaro",
    decode="decoder.decode({})",
    encode="encoder.encode({})",
    names=_names,
)
