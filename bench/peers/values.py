"""The enumerations of the messages, which all hand-written models share."""

from __future__ import annotations

from typing import Literal

Role = Literal["assistant", "user"]
Priority = Literal["high", "medium", "low"]
ToolCallStatus = Literal["pending", "in_progress", "completed", "failed"]
ToolKind = Literal[
    "read",
    "edit",
    "delete",
    "move",
    "search",
    "execute",
    "think",
    "fetch",
    "switch_mode",
    "other",
]
