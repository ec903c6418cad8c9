"""Uses of the bindings whose types are asserted; mypy and pyright check this file, strict."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any, Literal

from acp_bindings import v1, v2

if sys.version_info >= (3, 11) or TYPE_CHECKING:
    from typing_extensions import assert_type
else:

    def assert_type(value: Any, kind: Any) -> None:
        """Stands in at run time for what `typing` has since 3.11."""


def decoding(data: dict[str, Any], raw: bytes) -> None:
    """A class gives that class; a name gives anything."""
    assert_type(v1.decode(v1.SessionNotification, data), v1.SessionNotification)
    assert_type(v1.decode_json(v1.PromptRequest, raw), v1.PromptRequest)
    assert_type(v1.decode("PromptRequest", data), Any)
    assert_type(v1.encode_json(v1.decode(v1.PromptRequest, data)), bytes)
    assert_type(
        v2.decode(v2.SessionCapabilities, data, features=v2.Feature.SESSION_FORK),
        v2.SessionCapabilities,
    )


def narrowing(note: v1.SessionNotification) -> str:
    """A class of a union narrows it; the tag is a constant of the class."""
    update = note.update
    if isinstance(update, v1.AgentMessageChunkSessionUpdate):
        assert_type(update, v1.AgentMessageChunkSessionUpdate)
        assert_type(update.session_update, Literal["agent_message_chunk"])
        content = update.content
        if isinstance(content, v1.TextContentBlock):
            assert_type(content.text, str)
            return content.text
    return ""


def payload(block: v1.TextContentBlock) -> v1.TextContent:
    """A branch is its payload."""
    return block


def states(update: v2.SessionInfoUpdate) -> str:
    """A patch field has three states."""
    title = update.title
    if title is v2.UNSET:
        return "as it was"
    assert_type(title, "str | None")
    if title is None:
        return "cleared"
    assert_type(title, str)
    return title


def optional(call: v1.ToolCall) -> None:
    """An optional field is the type or None; a list keeps the type of its items."""
    assert_type(call.title, str)
    assert_type(call.locations, "list[v1.ToolCallLocation] | None")


def building() -> v1.PromptRequest:
    """Constructors take keywords of exact types."""
    return v1.PromptRequest(session_id="s", prompt=[v1.TextContentBlock(text="Hello")])
