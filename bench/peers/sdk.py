"""The official Python SDK, with the arguments that it gives pydantic itself."""

from __future__ import annotations

from bench.peers.base import Names, Peer

_DUMP = "by_alias=True, exclude_none=True, exclude_defaults=True"


def _names(kind: str) -> Names:
    from acp import schema

    return {"Model": getattr(schema, kind)}


SDK = Peer(
    name="SDK (pydantic)",
    distribution="agent-client-protocol",
    decode="Model.model_validate({})",
    encode=f"{{}}.model_dump(mode='json', {_DUMP})",
    names=_names,
    read="Model.model_validate_json({})",
    write=f"{{}}.model_dump_json({_DUMP})",
)
