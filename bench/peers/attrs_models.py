"""The messages as attrs classes; the tag of a branch is no field but a constant of its class."""

from __future__ import annotations

from typing import Any, ClassVar, Literal

from attrs import define

from bench.peers.values import Priority, Role, ToolCallStatus, ToolKind


@define(kw_only=True)
class Base:
    meta: dict[str, Any] | None = None


@define(kw_only=True)
class Annotations(Base):
    audience: list[Role] | None = None
    last_modified: str | None = None
    priority: float | None = None


@define(kw_only=True)
class TextContentBlock(Base):
    tag: ClassVar[str] = "text"
    text: str
    annotations: Annotations | None = None


@define(kw_only=True)
class ImageContentBlock(Base):
    tag: ClassVar[str] = "image"
    data: str
    mime_type: str
    annotations: Annotations | None = None
    uri: str | None = None


@define(kw_only=True)
class AudioContentBlock(Base):
    tag: ClassVar[str] = "audio"
    data: str
    mime_type: str
    annotations: Annotations | None = None


@define(kw_only=True)
class ResourceLinkContentBlock(Base):
    tag: ClassVar[str] = "resource_link"
    name: str
    uri: str
    annotations: Annotations | None = None
    description: str | None = None
    mime_type: str | None = None
    size: int | None = None
    title: str | None = None


@define(kw_only=True)
class TextResourceContents(Base):
    text: str
    uri: str
    mime_type: str | None = None


@define(kw_only=True)
class BlobResourceContents(Base):
    blob: str
    uri: str
    mime_type: str | None = None


@define(kw_only=True)
class ResourceContentBlock(Base):
    tag: ClassVar[str] = "resource"
    resource: TextResourceContents | BlobResourceContents
    annotations: Annotations | None = None


ContentBlock = (
    TextContentBlock
    | ImageContentBlock
    | AudioContentBlock
    | ResourceLinkContentBlock
    | ResourceContentBlock
)


@define(kw_only=True)
class ContentToolCallContent(Base):
    tag: ClassVar[str] = "content"
    content: ContentBlock


@define(kw_only=True)
class DiffToolCallContent(Base):
    tag: ClassVar[str] = "diff"
    path: str
    new_text: str
    old_text: str | None = None


@define(kw_only=True)
class TerminalToolCallContent(Base):
    tag: ClassVar[str] = "terminal"
    terminal_id: str


ToolCallContent = ContentToolCallContent | DiffToolCallContent | TerminalToolCallContent


@define(kw_only=True)
class ToolCallLocation(Base):
    path: str
    line: int | None = None


@define(kw_only=True)
class PlanEntry(Base):
    content: str
    priority: Priority
    status: Literal["pending", "in_progress", "completed"]


@define(kw_only=True)
class Chunk(Base):
    content: ContentBlock
    message_id: str | None = None


@define(kw_only=True)
class UserMessageChunk(Chunk):
    tag: ClassVar[str] = "user_message_chunk"


@define(kw_only=True)
class AgentMessageChunk(Chunk):
    tag: ClassVar[str] = "agent_message_chunk"


@define(kw_only=True)
class AgentThoughtChunk(Chunk):
    tag: ClassVar[str] = "agent_thought_chunk"


@define(kw_only=True)
class ToolCall(Base):
    tag: ClassVar[str] = "tool_call"
    tool_call_id: str
    title: str
    name: str | None = None
    kind: ToolKind | None = None
    status: ToolCallStatus | None = None
    content: list[ToolCallContent] | None = None
    locations: list[ToolCallLocation] | None = None
    raw_input: Any = None
    raw_output: Any = None


@define(kw_only=True)
class ToolCallUpdate(Base):
    tag: ClassVar[str] = "tool_call_update"
    tool_call_id: str
    title: str | None = None
    name: str | None = None
    kind: ToolKind | None = None
    status: ToolCallStatus | None = None
    content: list[ToolCallContent] | None = None
    locations: list[ToolCallLocation] | None = None
    raw_input: Any = None
    raw_output: Any = None


@define(kw_only=True)
class Plan(Base):
    tag: ClassVar[str] = "plan"
    entries: list[PlanEntry]


SessionUpdate = (
    UserMessageChunk | AgentMessageChunk | AgentThoughtChunk | ToolCall | ToolCallUpdate | Plan
)


@define(kw_only=True)
class SessionNotification(Base):
    session_id: str
    update: SessionUpdate


@define(kw_only=True)
class PromptRequest(Base):
    session_id: str
    prompt: list[ContentBlock]
