"""The messages as slotted dataclasses, with the tag of a branch as a field of one value.

The discriminators are for mashumaro; others pass over them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Literal, get_args, get_type_hints

from mashumaro.types import Discriminator

from bench.peers.values import Priority, Role, ToolCallStatus, ToolKind


def _tag(cls: type) -> str:
    """The one value of the field that tells a branch; its name is not that of the key."""
    hints = get_type_hints(cls)
    return str(get_args(hints.get("type") or hints.get("session_update"))[0])


@dataclass(slots=True, kw_only=True)
class Base:
    meta: dict[str, Any] | None = None


@dataclass(slots=True, kw_only=True)
class Annotations(Base):
    audience: list[Role] | None = None
    last_modified: str | None = None
    priority: float | None = None


@dataclass(slots=True, kw_only=True)
class TextContentBlock(Base):
    type: Literal["text"] = "text"
    text: str
    annotations: Annotations | None = None


@dataclass(slots=True, kw_only=True)
class ImageContentBlock(Base):
    type: Literal["image"] = "image"
    data: str
    mime_type: str
    annotations: Annotations | None = None
    uri: str | None = None


@dataclass(slots=True, kw_only=True)
class AudioContentBlock(Base):
    type: Literal["audio"] = "audio"
    data: str
    mime_type: str
    annotations: Annotations | None = None


@dataclass(slots=True, kw_only=True)
class ResourceLinkContentBlock(Base):
    type: Literal["resource_link"] = "resource_link"
    name: str
    uri: str
    annotations: Annotations | None = None
    description: str | None = None
    mime_type: str | None = None
    size: int | None = None
    title: str | None = None


@dataclass(slots=True, kw_only=True)
class TextResourceContents(Base):
    text: str
    uri: str
    mime_type: str | None = None


@dataclass(slots=True, kw_only=True)
class BlobResourceContents(Base):
    blob: str
    uri: str
    mime_type: str | None = None


@dataclass(slots=True, kw_only=True)
class ResourceContentBlock(Base):
    type: Literal["resource"] = "resource"
    resource: TextResourceContents | BlobResourceContents
    annotations: Annotations | None = None


ContentBlock = Annotated[
    TextContentBlock
    | ImageContentBlock
    | AudioContentBlock
    | ResourceLinkContentBlock
    | ResourceContentBlock,
    Discriminator(field="type", include_supertypes=True, variant_tagger_fn=_tag),
]


@dataclass(slots=True, kw_only=True)
class ContentToolCallContent(Base):
    type: Literal["content"] = "content"
    content: ContentBlock


@dataclass(slots=True, kw_only=True)
class DiffToolCallContent(Base):
    type: Literal["diff"] = "diff"
    path: str
    new_text: str
    old_text: str | None = None


@dataclass(slots=True, kw_only=True)
class TerminalToolCallContent(Base):
    type: Literal["terminal"] = "terminal"
    terminal_id: str


ToolCallContent = Annotated[
    ContentToolCallContent | DiffToolCallContent | TerminalToolCallContent,
    Discriminator(field="type", include_supertypes=True, variant_tagger_fn=_tag),
]


@dataclass(slots=True, kw_only=True)
class ToolCallLocation(Base):
    path: str
    line: int | None = None


@dataclass(slots=True, kw_only=True)
class PlanEntry(Base):
    content: str
    priority: Priority
    status: Literal["pending", "in_progress", "completed"]


@dataclass(slots=True, kw_only=True)
class Chunk(Base):
    content: ContentBlock
    message_id: str | None = None


@dataclass(slots=True, kw_only=True)
class UserMessageChunk(Chunk):
    session_update: Literal["user_message_chunk"] = "user_message_chunk"


@dataclass(slots=True, kw_only=True)
class AgentMessageChunk(Chunk):
    session_update: Literal["agent_message_chunk"] = "agent_message_chunk"


@dataclass(slots=True, kw_only=True)
class AgentThoughtChunk(Chunk):
    session_update: Literal["agent_thought_chunk"] = "agent_thought_chunk"


@dataclass(slots=True, kw_only=True)
class ToolCall(Base):
    session_update: Literal["tool_call"] = "tool_call"
    tool_call_id: str
    title: str
    name: str | None = None
    kind: ToolKind | None = None
    status: ToolCallStatus | None = None
    content: list[ToolCallContent] | None = None
    locations: list[ToolCallLocation] | None = None
    raw_input: Any = None
    raw_output: Any = None


@dataclass(slots=True, kw_only=True)
class ToolCallUpdate(Base):
    session_update: Literal["tool_call_update"] = "tool_call_update"
    tool_call_id: str
    title: str | None = None
    name: str | None = None
    kind: ToolKind | None = None
    status: ToolCallStatus | None = None
    content: list[ToolCallContent] | None = None
    locations: list[ToolCallLocation] | None = None
    raw_input: Any = None
    raw_output: Any = None


@dataclass(slots=True, kw_only=True)
class Plan(Base):
    session_update: Literal["plan"] = "plan"
    entries: list[PlanEntry]


SessionUpdate = Annotated[
    UserMessageChunk | AgentMessageChunk | AgentThoughtChunk | ToolCall | ToolCallUpdate | Plan,
    Discriminator(field="sessionUpdate", include_supertypes=True, variant_tagger_fn=_tag),
]


@dataclass(slots=True, kw_only=True)
class SessionNotification(Base):
    session_id: str
    update: SessionUpdate


@dataclass(slots=True, kw_only=True)
class PromptRequest(Base):
    session_id: str
    prompt: list[ContentBlock]
