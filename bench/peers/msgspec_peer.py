"""msgspec, a serialization library written in C."""

from __future__ import annotations

from bench.peers.base import Names, Peer


def _names(kind: str) -> Names:
    import msgspec

    from bench.peers import msgspec_models

    model = getattr(msgspec_models, kind)
    return {
        "convert": msgspec.convert,
        "to_builtins": msgspec.to_builtins,
        "decoder": msgspec.json.Decoder(model),
        "encoder": msgspec.json.Encoder(),
        "Model": model,
    }


MSGSPEC = Peer(
    name="msgspec",
    distribution="msgspec",
    decode="convert({}, Model)",
    encode="to_builtins({})",
    names=_names,
    read="decoder.decode({})",
    write="encoder.encode({})",
)
