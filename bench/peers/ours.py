"""The bindings of this project, through their public functions."""

from __future__ import annotations

from bench.peers.base import Names, Peer


def _names(kind: str) -> Names:
    from acp_bindings import v1

    return {"v1": v1, "kind": getattr(v1, kind)}


OURS = Peer(
    name="acp_bindings",
    distribution="acp-codegen",
    decode="v1.decode(kind, {})",
    encode="v1.encode({})",
    names=_names,
    read="v1.decode_json(kind, {})",
    write="v1.encode_json({})",
)
