# pyright: strict, reportUnnecessaryTypeIgnoreComment=true
"""Uses of the bindings whose types are asserted; type checkers read this file, nothing runs it.

A line that must be an error carries a comment that ignores one, and both checkers complain about
such a comment where there is no error.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from acp_bindings import v1, v2
from acp_bindings.v1.unstable import SessionForkCapabilities, SystemPromptMode

if TYPE_CHECKING:
    from collections.abc import Mapping

    from typing_extensions import assert_never, assert_type


def decoding(data: Any, raw: bytes) -> None:
    assert_type(v1.decode(v1.SessionNotification, data), v1.SessionNotification)
    assert_type(v2.decode(v2.SessionInfoUpdate, data), v2.SessionInfoUpdate)
    assert_type(v1.decode_json(v1.TextContent, raw), v1.TextContent)
    assert_type(v1.decode(v1.TextContentBlock, data), v1.TextContentBlock)
    assert_type(v1.decode("TextContent", data), Any)
    assert_type(v1.decode(v1.ContentBlock, data), Any)
    assert_type(v1.encode_json(v1.TextContent(text="t")), bytes)
    features = v1.Feature.SESSION_FORK | v1.Feature.parse("subagents")
    assert_type(features, v1.Feature)
    v1.decode(v1.TextContent, data, features=features, keep_unknown=False, on_salvage=salvaged)
    v1.decode(v1.TextContent, data, features="all")  # type: ignore[call-overload]
    v1.decode(v1.TextContent, data, features=v2.Feature.ALL)  # type: ignore[call-overload]


def salvaged(issue: v1.Issue) -> None:
    assert_type(issue.path, str)
    assert_type(issue.code, str)
    assert_type(issue.message, str)


def narrowing(update: v1.SessionUpdate, block: v1.ContentBlock) -> str:
    if isinstance(update, v1.AgentMessageChunkSessionUpdate):
        assert_type(update.content, v1.ContentBlock)
        assert_type(update.session_update, Literal["agent_message_chunk"])
    match update:
        case v1.AgentMessageChunkSessionUpdate(content=v1.TextContentBlock(text=text)):
            assert_type(text, str)
        case v1.ToolCallSessionUpdate(tool_call_id=call, status=status):
            assert_type(call, str)
            assert_type(status, v1.ToolCallStatus | None)
            assert_type(update.locations, list[v1.ToolCallLocation] | None)
        case _:
            pass
    if isinstance(block, v1.TextContentBlock):
        assert_type(block.type, Literal["text"])
        return block.text
    if isinstance(block, (v1.ImageContentBlock, v1.AudioContentBlock)):
        return block.data
    if isinstance(block, v1.ResourceLinkContentBlock):
        return block.uri
    assert_type(block, v1.ResourceContentBlock)
    return block.type


def payload(block: v1.TextContentBlock) -> v1.TextContent:
    return block


def exhaustive(block: v2.ContentBlock) -> str:
    match block:
        case v2.TextContentBlock():
            return "text"
        case v2.ImageContentBlock() | v2.AudioContentBlock():
            return "media"
        case v2.ResourceLinkContentBlock() | v2.ResourceContentBlock():
            return "resource"
        case v2.OtherContentBlock(type=tag, payload=payload):
            assert_type(payload, dict[str, Any])
            return tag
        case _:
            assert_never(block)


def patching(update: v1.SessionInfoUpdate) -> str:
    assert_type(update.title, str | v1.Unset | None)
    if update.title is v1.UNSET:
        return "as it was"
    assert_type(update.title, str | None)
    if update.title is None:
        return "cleared"
    assert_type(update.title, str)
    return update.title


def building() -> None:
    v1.SessionInfoUpdate()
    v1.SessionInfoUpdate(title=None)
    v1.SessionInfoUpdate(title=v1.UNSET)
    v1.TextContent()  # type: ignore[call-arg]
    v1.TextContent("t")  # type: ignore[call-arg]
    v1.TextContent(text=5)  # type: ignore[arg-type]
    v1.TextContent(text="t", txet="u")  # type: ignore[call-arg]
    v1.PromptRequest(session_id="s", prompt=[v1.TextContentBlock(text="t")])
    v1.PromptRequest(session_id="s", prompt=[v1.TextContent(text="t")])  # type: ignore[list-item]
    v1.PlanEntry(content="c", priority="high", status="pending")
    v1.PlanEntry(content="c", priority="highest", status="pending")  # type: ignore[arg-type]
    print(v1.TextContent(text="t").txet)  # type: ignore[attr-defined]


def dataclass_use(made: v1.TextContent) -> None:
    import copy
    import dataclasses

    assert_type(dataclasses.replace(made, text="u"), v1.TextContent)
    assert_type(dataclasses.asdict(made), dict[str, Any])
    assert_type(copy.deepcopy(made), v1.TextContent)
    assert_type(made.unknown_fields, Mapping[str, Any])
    assert_type(made.meta, dict[str, Any] | None)


class Note(v1.TextContentBlock):
    """A subclass of a branch."""

    def shout(self) -> str:
        return self.text.upper()


def subclassing() -> None:
    assert_type(Note(text="t").type, Literal["text"])
    v1.PromptRequest(session_id="s", prompt=[Note(text="t")])


def unstable(capabilities: v1.SessionCapabilities, mode: SystemPromptMode) -> None:
    assert_type(capabilities.fork, SessionForkCapabilities | None)
    assert_type(capabilities.fork, v1.unstable.SessionForkCapabilities | None)
    print(mode, v1.SessionForkCapabilities)  # type: ignore[attr-defined]


def methods() -> None:
    assert_type(v1.METHODS["session/new"], v1.Method)
    assert_type(v1.METHODS["session/new"].side, str)
    assert_type(v1.METHODS["session/new"].result, str | None)
    assert_type(v1.methods.ALL, tuple[v1.Method, ...])


def errors(data: Any) -> None:
    try:
        v1.decode(v1.TextContent, data)
    except v1.DecodeError as error:
        assert_type(error.path, str)
        assert_type(error.message, str)
    except v1.UnstableFeatureError as error:
        assert_type(error.member, str)
        assert_type(error.features, tuple[str, ...])
