"""The libraries that we are measured against, each with its own types for the messages."""

from __future__ import annotations

from bench.peers.adaptix_peer import ADAPTIX
from bench.peers.base import Peer
from bench.peers.cattrs_peer import CATTRS
from bench.peers.mashumaro_peer import MASHUMARO
from bench.peers.msgspec_peer import MSGSPEC
from bench.peers.ours import OURS
from bench.peers.sdk import SDK

PEERS = (SDK, MSGSPEC, CATTRS, MASHUMARO, ADAPTIX)

__all__ = ["OURS", "PEERS", "SDK", "Peer"]
