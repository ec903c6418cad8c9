"""The messages as msgspec structs, written as its manual recommends.

A union of two structs without a tag is not supported, so the contents of a resource are one
struct with both of their fields.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from bench.peers.values import Priority, Role, ToolCallStatus, ToolKind


class Base(msgspec.Struct, rename="camel", omit_defaults=True, kw_only=True):
    """Wire names in camel case; what has its default is not sent."""

    meta: dict[str, Any] | None = msgspec.field(default=None, name="_meta")


class Annotations(Base):
    audience: list[Role] | None = None
    last_modified: str | None = None
    priority: float | None = None


class TextContentBlock(Base, tag_field="type", tag="text"):
    text: str
    annotations: Annotations | None = None


class ImageContentBlock(Base, tag_field="type", tag="image"):
    data: str
    mime_type: str
    annotations: Annotations | None = None
    uri: str | None = None


class AudioContentBlock(Base, tag_field="type", tag="audio"):
    data: str
    mime_type: str
    annotations: Annotations | None = None


class ResourceLinkContentBlock(Base, tag_field="type", tag="resource_link"):
    name: str
    uri: str
    annotations: Annotations | None = None
    description: str | None = None
    mime_type: str | None = None
    size: int | None = None
    title: str | None = None


class ResourceContents(Base):
    uri: str
    mime_type: str | None = None
    text: str | None = None
    blob: str | None = None


class ResourceContentBlock(Base, tag_field="type", tag="resource"):
    resource: ResourceContents
    annotations: Annotations | None = None


ContentBlock = (
    TextContentBlock
    | ImageContentBlock
    | AudioContentBlock
    | ResourceLinkContentBlock
    | ResourceContentBlock
)


class ContentToolCallContent(Base, tag_field="type", tag="content"):
    content: ContentBlock


class DiffToolCallContent(Base, tag_field="type", tag="diff"):
    path: str
    new_text: str
    old_text: str | None = None


class TerminalToolCallContent(Base, tag_field="type", tag="terminal"):
    terminal_id: str


ToolCallContent = ContentToolCallContent | DiffToolCallContent | TerminalToolCallContent


class ToolCallLocation(Base):
    path: str
    line: int | None = None


class PlanEntry(Base):
    content: str
    priority: Priority
    status: Literal["pending", "in_progress", "completed"]


class Chunk(Base, tag_field="sessionUpdate"):
    content: ContentBlock
    message_id: str | None = None


class UserMessageChunk(Chunk, tag="user_message_chunk"): ...


class AgentMessageChunk(Chunk, tag="agent_message_chunk"): ...


class AgentThoughtChunk(Chunk, tag="agent_thought_chunk"): ...


class ToolCall(Base, tag_field="sessionUpdate", tag="tool_call"):
    tool_call_id: str
    title: str
    name: str | None = None
    kind: ToolKind | None = None
    status: ToolCallStatus | None = None
    content: list[ToolCallContent] | None = None
    locations: list[ToolCallLocation] | None = None
    raw_input: Any = None
    raw_output: Any = None


class ToolCallUpdate(Base, tag_field="sessionUpdate", tag="tool_call_update"):
    tool_call_id: str
    title: str | None = None
    name: str | None = None
    kind: ToolKind | None = None
    status: ToolCallStatus | None = None
    content: list[ToolCallContent] | None = None
    locations: list[ToolCallLocation] | None = None
    raw_input: Any = None
    raw_output: Any = None


class Plan(Base, tag_field="sessionUpdate", tag="plan"):
    entries: list[PlanEntry]


SessionUpdate = (
    UserMessageChunk | AgentMessageChunk | AgentThoughtChunk | ToolCall | ToolCallUpdate | Plan
)


class SessionNotification(Base):
    session_id: str
    update: SessionUpdate


class PromptRequest(Base):
    session_id: str
    prompt: list[ContentBlock]
