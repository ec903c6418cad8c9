"""Types.

Classes for everything that is an object on the wire. The other definitions are type aliases.
"""

from __future__ import annotations

from .._runtime import EMPTY, UNSET, Record, Unset, factory, made

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any, ClassVar, Literal

    from .aliases import (
        AbsolutePath,
        AuthMethod,
        AuthMethodId,
        AvailableCommand,
        AvailableCommandInput,
        BackgroundWork,
        CompactionId,
        CompactionStatus,
        ContentBlock,
        DiffChange,
        DiffFileType,
        DiffPatchFormat,
        ElicitationContentValue,
        ElicitationId,
        ElicitationPropertySchema,
        ElicitationSchemaType,
        EmbeddedResourceResource,
        ErrorCode,
        ErrorData,
        IconTheme,
        IdleStateUpdate,
        McpServer,
        MediaType,
        MessageId,
        MultiSelectItems,
        NoticeSeverity,
        PermissionOptionId,
        PermissionOptionKind,
        PlanEntryPriority,
        PlanEntryStatus,
        PlanId,
        PlanUpdateContent,
        ProtocolVersion,
        ReplayFrom,
        RequestId,
        RequestPermissionOutcome,
        RequestPermissionSubject,
        Role,
        SessionArchiveFilter,
        SessionConfigGroupId,
        SessionConfigId,
        SessionConfigOption,
        SessionConfigOptionCategory,
        SessionConfigSelectOptions,
        SessionConfigValueId,
        SessionId,
        SessionListCursor,
        SessionUpdate,
        StateUpdate,
        StringFormat,
        TerminalId,
        ToolCallContent,
        ToolCallId,
        ToolCallStatus,
        ToolKind,
    )
    from .unstable import (
        AuthStatusCapabilities,
        McpAcpCapabilities,
        ProvidersCapabilities,
        SessionArchiveCapabilities,
        SessionForkCapabilities,
        SessionStatusCapabilities,
        SessionSystemPromptCapabilities,
        SessionTitleCapabilities,
        SystemPrompt,
        Usage,
    )


class ElicitationAcceptAction(Record):
    """The definition `ElicitationAcceptAction`."""

    __slots__ = ("content",)

    content: dict[str, ElicitationContentValue] | None

    def __init__(
        self,
        *,
        content: dict[str, ElicitationContentValue] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.content = content
        self.unknown_fields = unknown_fields


class AcceptCreateElicitationResponse(ElicitationAcceptAction):
    """A branch of `CreateElicitationResponse`."""

    __slots__ = ("meta",)

    action: ClassVar[Literal["accept"]] = "accept"
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        meta: dict[str, Any] | None = None,
        content: dict[str, ElicitationContentValue] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.meta = meta
        self.content = content
        self.unknown_fields = unknown_fields


class DiffPathChange(Record):
    """The definition `DiffPathChange`."""

    __slots__ = ("path",)

    path: AbsolutePath

    def __init__(
        self,
        *,
        path: AbsolutePath,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.path = path
        self.unknown_fields = unknown_fields


class AddDiffChange(DiffPathChange):
    """A branch of `DiffChange`."""

    __slots__ = ("file_type", "mime_type", "meta")

    operation: ClassVar[Literal["add"]] = "add"
    file_type: DiffFileType | None
    mime_type: MediaType | None
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        path: AbsolutePath,
        file_type: DiffFileType | None = None,
        mime_type: MediaType | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.file_type = file_type
        self.mime_type = mime_type
        self.meta = meta
        self.path = path
        self.unknown_fields = unknown_fields


class AgentAuthCapabilities(Record):
    """The definition `AgentAuthCapabilities`."""

    __slots__ = ("status", "meta")

    status: AuthStatusCapabilities | None
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        status: AuthStatusCapabilities | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.status = status
        self.meta = meta
        self.unknown_fields = unknown_fields


class AuthMethodAgent(Record):
    """The definition `AuthMethodAgent`."""

    __slots__ = ("method_id", "name", "description", "meta")

    method_id: AuthMethodId
    name: str
    description: str | None
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        method_id: AuthMethodId,
        name: str,
        description: str | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.method_id = method_id
        self.name = name
        self.description = description
        self.meta = meta
        self.unknown_fields = unknown_fields


class AgentAuthMethod(AuthMethodAgent):
    """A branch of `AuthMethod`."""

    __slots__ = ()

    type: ClassVar[Literal["agent"]] = "agent"


class AgentCapabilities(Record):
    """The definition `AgentCapabilities`."""

    __slots__ = ("session", "auth", "providers", "meta")

    session: SessionCapabilities | None
    auth: AgentAuthCapabilities | None
    providers: ProvidersCapabilities | None
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        session: SessionCapabilities | None = None,
        auth: AgentAuthCapabilities | None = None,
        providers: ProvidersCapabilities | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.session = session
        self.auth = auth
        self.providers = providers
        self.meta = meta
        self.unknown_fields = unknown_fields


class AgentMessage(Record):
    """The definition `AgentMessage`."""

    __slots__ = ("message_id", "content", "meta")

    message_id: MessageId
    content: list[ContentBlock] | None | Unset
    meta: dict[str, Any] | None | Unset

    def __init__(
        self,
        *,
        message_id: MessageId,
        content: list[ContentBlock] | None | Unset = UNSET,
        meta: dict[str, Any] | None | Unset = UNSET,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.message_id = message_id
        self.content = content
        self.meta = meta
        self.unknown_fields = unknown_fields


class ContentChunk(Record):
    """The definition `ContentChunk`."""

    __slots__ = ("message_id", "content", "meta")

    message_id: MessageId
    content: ContentBlock
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        message_id: MessageId,
        content: ContentBlock,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.message_id = message_id
        self.content = content
        self.meta = meta
        self.unknown_fields = unknown_fields


class AgentMessageChunkSessionUpdate(ContentChunk):
    """A branch of `SessionUpdate`."""

    __slots__ = ()

    session_update: ClassVar[Literal["agent_message_chunk"]] = "agent_message_chunk"


class AgentMessageSessionUpdate(AgentMessage):
    """A branch of `SessionUpdate`."""

    __slots__ = ()

    session_update: ClassVar[Literal["agent_message"]] = "agent_message"


class AgentNotification(Record):
    """The definition `AgentNotification`."""

    __slots__ = ("method", "params")

    method: str
    params: Any

    def __init__(
        self,
        *,
        method: str,
        params: Any = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.method = method
        self.params = params
        self.unknown_fields = unknown_fields


class AgentRequest(Record):
    """The definition `AgentRequest`."""

    __slots__ = ("id", "method", "params")

    id: RequestId
    method: str
    params: Any

    def __init__(
        self,
        *,
        id: RequestId,
        method: str,
        params: Any = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.id = id
        self.method = method
        self.params = params
        self.unknown_fields = unknown_fields


class AgentThought(Record):
    """The definition `AgentThought`."""

    __slots__ = ("message_id", "content", "meta")

    message_id: MessageId
    content: list[ContentBlock] | None | Unset
    meta: dict[str, Any] | None | Unset

    def __init__(
        self,
        *,
        message_id: MessageId,
        content: list[ContentBlock] | None | Unset = UNSET,
        meta: dict[str, Any] | None | Unset = UNSET,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.message_id = message_id
        self.content = content
        self.meta = meta
        self.unknown_fields = unknown_fields


class AgentThoughtChunkSessionUpdate(ContentChunk):
    """A branch of `SessionUpdate`."""

    __slots__ = ()

    session_update: ClassVar[Literal["agent_thought_chunk"]] = "agent_thought_chunk"


class AgentThoughtSessionUpdate(AgentThought):
    """A branch of `SessionUpdate`."""

    __slots__ = ()

    session_update: ClassVar[Literal["agent_thought"]] = "agent_thought"


class Annotations(Record):
    """The definition `Annotations`."""

    __slots__ = ("audience", "last_modified", "priority", "meta")

    audience: list[Role] | None
    last_modified: str | None
    priority: float | None
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        audience: list[Role] | None = None,
        last_modified: str | None = None,
        priority: float | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.audience = audience
        self.last_modified = last_modified
        self.priority = priority
        self.meta = meta
        self.unknown_fields = unknown_fields


class MultiSelectPropertySchema(Record):
    """The definition `MultiSelectPropertySchema`."""

    __slots__ = ("title", "description", "min_items", "max_items", "items", "default", "meta")

    title: str | None
    description: str | None
    min_items: int | None
    max_items: int | None
    items: MultiSelectItems
    default: list[str] | None
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        items: MultiSelectItems,
        title: str | None = None,
        description: str | None = None,
        min_items: int | None = None,
        max_items: int | None = None,
        default: list[str] | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.title = title
        self.description = description
        self.min_items = min_items
        self.max_items = max_items
        self.items = items
        self.default = default
        self.meta = meta
        self.unknown_fields = unknown_fields


class ArrayElicitationPropertySchema(MultiSelectPropertySchema):
    """A branch of `ElicitationPropertySchema`."""

    __slots__ = ()

    type: ClassVar[Literal["array"]] = "array"


class AudioContent(Record):
    """The definition `AudioContent`."""

    __slots__ = ("data", "mime_type", "annotations", "meta")

    data: str
    mime_type: MediaType
    annotations: Annotations | None
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        data: str,
        mime_type: MediaType,
        annotations: Annotations | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.data = data
        self.mime_type = mime_type
        self.annotations = annotations
        self.meta = meta
        self.unknown_fields = unknown_fields


class AudioContentBlock(AudioContent):
    """A branch of `ContentBlock`."""

    __slots__ = ()

    type: ClassVar[Literal["audio"]] = "audio"


class AuthMethodTerminal(Record):
    """The definition `AuthMethodTerminal`."""

    __slots__ = ("method_id", "name", "description", "args", "env", "meta")

    method_id: AuthMethodId
    name: str
    description: str | None
    args: list[str] | None
    env: list[EnvVariable] | None
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        method_id: AuthMethodId,
        name: str,
        description: str | None = None,
        args: list[str] | None = None,
        env: list[EnvVariable] | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.method_id = method_id
        self.name = name
        self.description = description
        self.args = args
        self.env = env
        self.meta = meta
        self.unknown_fields = unknown_fields


class AvailableCommandsUpdate(Record):
    """The definition `AvailableCommandsUpdate`."""

    __slots__ = ("available_commands", "meta")

    available_commands: list[AvailableCommand]
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        available_commands: list[AvailableCommand],
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.available_commands = available_commands
        self.meta = meta
        self.unknown_fields = unknown_fields


class AvailableCommandsUpdateSessionUpdate(AvailableCommandsUpdate):
    """A branch of `SessionUpdate`."""

    __slots__ = ()

    session_update: ClassVar[Literal["available_commands_update"]] = "available_commands_update"


class BackgroundTerminal(Record):
    """The definition `BackgroundTerminal`."""

    __slots__ = ("terminal_id", "meta")

    terminal_id: TerminalId
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        terminal_id: TerminalId,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.terminal_id = terminal_id
        self.meta = meta
        self.unknown_fields = unknown_fields


class BackgroundToolCall(Record):
    """The definition `BackgroundToolCall`."""

    __slots__ = ("tool_call_id", "meta")

    tool_call_id: ToolCallId
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        tool_call_id: ToolCallId,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.tool_call_id = tool_call_id
        self.meta = meta
        self.unknown_fields = unknown_fields


class BlobResourceContents(Record):
    """The definition `BlobResourceContents`."""

    __slots__ = ("blob", "uri", "mime_type", "meta")

    blob: str
    uri: str
    mime_type: MediaType | None
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        blob: str,
        uri: str,
        mime_type: MediaType | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.blob = blob
        self.uri = uri
        self.mime_type = mime_type
        self.meta = meta
        self.unknown_fields = unknown_fields


class BooleanPropertySchema(Record):
    """The definition `BooleanPropertySchema`."""

    __slots__ = ("title", "description", "default", "meta")

    title: str | None
    description: str | None
    default: bool | None
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        title: str | None = None,
        description: str | None = None,
        default: bool | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.title = title
        self.description = description
        self.default = default
        self.meta = meta
        self.unknown_fields = unknown_fields


class BooleanElicitationPropertySchema(BooleanPropertySchema):
    """A branch of `ElicitationPropertySchema`."""

    __slots__ = ()

    type: ClassVar[Literal["boolean"]] = "boolean"


class SessionConfigBoolean(Record):
    """The definition `SessionConfigBoolean`."""

    __slots__ = ("current_value",)

    current_value: bool

    def __init__(
        self,
        *,
        current_value: bool,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.current_value = current_value
        self.unknown_fields = unknown_fields


class BooleanSessionConfigOption(SessionConfigBoolean):
    """A branch of `SessionConfigOption`."""

    __slots__ = ("config_id", "name", "description", "category", "meta")

    type: ClassVar[Literal["boolean"]] = "boolean"
    config_id: SessionConfigId
    name: str
    description: str | None
    category: SessionConfigOptionCategory | None
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        config_id: SessionConfigId,
        name: str,
        current_value: bool,
        description: str | None = None,
        category: SessionConfigOptionCategory | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.config_id = config_id
        self.name = name
        self.description = description
        self.category = category
        self.meta = meta
        self.current_value = current_value
        self.unknown_fields = unknown_fields


class BooleanSetSessionConfigOptionRequest(Record):
    """A branch of `SetSessionConfigOptionRequest`."""

    __slots__ = ("session_id", "config_id", "meta", "value")

    type: ClassVar[Literal["boolean"]] = "boolean"
    session_id: SessionId
    config_id: SessionConfigId
    meta: dict[str, Any] | None
    value: bool

    def __init__(
        self,
        *,
        session_id: SessionId,
        config_id: SessionConfigId,
        value: bool,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.session_id = session_id
        self.config_id = config_id
        self.meta = meta
        self.value = value
        self.unknown_fields = unknown_fields


class CancelRequestNotification(Record):
    """The definition `CancelRequestNotification`."""

    __slots__ = ("request_id", "meta")

    request_id: RequestId
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        request_id: RequestId,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.request_id = request_id
        self.meta = meta
        self.unknown_fields = unknown_fields


class CancelSessionNotification(Record):
    """The definition `CancelSessionNotification`."""

    __slots__ = ("session_id", "meta")

    session_id: SessionId
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        session_id: SessionId,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.session_id = session_id
        self.meta = meta
        self.unknown_fields = unknown_fields


class CancelTerminalRequest(Record):
    """The definition `CancelTerminalRequest`."""

    __slots__ = ("session_id", "terminal_id", "meta")

    session_id: SessionId
    terminal_id: TerminalId
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        session_id: SessionId,
        terminal_id: TerminalId,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.session_id = session_id
        self.terminal_id = terminal_id
        self.meta = meta
        self.unknown_fields = unknown_fields


class CancelTerminalResponse(Record):
    """The definition `CancelTerminalResponse`."""

    __slots__ = ("meta",)

    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.meta = meta
        self.unknown_fields = unknown_fields


class CancelToolCallRequest(Record):
    """The definition `CancelToolCallRequest`."""

    __slots__ = ("session_id", "tool_call_id", "meta")

    session_id: SessionId
    tool_call_id: ToolCallId
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        session_id: SessionId,
        tool_call_id: ToolCallId,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.session_id = session_id
        self.tool_call_id = tool_call_id
        self.meta = meta
        self.unknown_fields = unknown_fields


class CancelToolCallResponse(Record):
    """The definition `CancelToolCallResponse`."""

    __slots__ = ("meta",)

    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.meta = meta
        self.unknown_fields = unknown_fields


class CancelledPermissionOutcome(Record):
    """The definition `CancelledPermissionOutcome`."""

    __slots__ = ("meta",)

    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.meta = meta
        self.unknown_fields = unknown_fields


class CancelledRequestPermissionOutcome(CancelledPermissionOutcome):
    """A branch of `RequestPermissionOutcome`."""

    __slots__ = ()

    outcome: ClassVar[Literal["cancelled"]] = "cancelled"


class ClientAuthCapabilities(Record):
    """The definition `ClientAuthCapabilities`."""

    __slots__ = ("terminal", "meta")

    terminal: TerminalAuthCapabilities | None
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        terminal: TerminalAuthCapabilities | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.terminal = terminal
        self.meta = meta
        self.unknown_fields = unknown_fields


class ClientCapabilities(Record):
    """The definition `ClientCapabilities`."""

    __slots__ = ("auth", "elicitation", "meta")

    auth: ClientAuthCapabilities | None
    elicitation: ElicitationCapabilities | None
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        auth: ClientAuthCapabilities | None = None,
        elicitation: ElicitationCapabilities | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.auth = auth
        self.elicitation = elicitation
        self.meta = meta
        self.unknown_fields = unknown_fields


class ClientNotification(Record):
    """The definition `ClientNotification`."""

    __slots__ = ("method", "params")

    method: str
    params: Any

    def __init__(
        self,
        *,
        method: str,
        params: Any = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.method = method
        self.params = params
        self.unknown_fields = unknown_fields


class ClientRequest(Record):
    """The definition `ClientRequest`."""

    __slots__ = ("id", "method", "params")

    id: RequestId
    method: str
    params: Any

    def __init__(
        self,
        *,
        id: RequestId,
        method: str,
        params: Any = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.id = id
        self.method = method
        self.params = params
        self.unknown_fields = unknown_fields


class CloseSessionRequest(Record):
    """The definition `CloseSessionRequest`."""

    __slots__ = ("session_id", "meta")

    session_id: SessionId
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        session_id: SessionId,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.session_id = session_id
        self.meta = meta
        self.unknown_fields = unknown_fields


class CloseSessionResponse(Record):
    """The definition `CloseSessionResponse`."""

    __slots__ = ("meta",)

    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.meta = meta
        self.unknown_fields = unknown_fields


class Command(Record):
    """The definition `Command`."""

    __slots__ = ("name", "description", "input", "meta")

    name: str
    description: str
    input: AvailableCommandInput | None
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        name: str,
        description: str,
        input: AvailableCommandInput | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.name = name
        self.description = description
        self.input = input
        self.meta = meta
        self.unknown_fields = unknown_fields


class CommandAvailableCommand(Command):
    """A branch of `AvailableCommand`."""

    __slots__ = ()

    type: ClassVar[Literal["command"]] = "command"


class CommandPermissionSubject(Record):
    """The definition `CommandPermissionSubject`."""

    __slots__ = ("command", "cwd", "tool_call_id", "terminal_id", "meta")

    command: str
    cwd: AbsolutePath
    tool_call_id: ToolCallId | None
    terminal_id: TerminalId | None
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        command: str,
        cwd: AbsolutePath,
        tool_call_id: ToolCallId | None = None,
        terminal_id: TerminalId | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.command = command
        self.cwd = cwd
        self.tool_call_id = tool_call_id
        self.terminal_id = terminal_id
        self.meta = meta
        self.unknown_fields = unknown_fields


class CommandRequestPermissionSubject(CommandPermissionSubject):
    """A branch of `RequestPermissionSubject`."""

    __slots__ = ()

    type: ClassVar[Literal["command"]] = "command"


class CompactionSummaryChunk(Record):
    """The definition `CompactionSummaryChunk`."""

    __slots__ = ("compaction_id", "content", "meta")

    compaction_id: CompactionId
    content: ContentBlock
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        compaction_id: CompactionId,
        content: ContentBlock,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.compaction_id = compaction_id
        self.content = content
        self.meta = meta
        self.unknown_fields = unknown_fields


class CompactionSummaryChunkSessionUpdate(CompactionSummaryChunk):
    """A branch of `SessionUpdate`."""

    __slots__ = ()

    session_update: ClassVar[Literal["compaction_summary_chunk"]] = "compaction_summary_chunk"


class CompactionUpdate(Record):
    """The definition `CompactionUpdate`."""

    __slots__ = ("compaction_id", "status", "summary", "error", "meta")

    compaction_id: CompactionId
    status: CompactionStatus
    summary: list[ContentBlock] | None | Unset
    error: str | None | Unset
    meta: dict[str, Any] | None | Unset

    def __init__(
        self,
        *,
        compaction_id: CompactionId,
        status: CompactionStatus,
        summary: list[ContentBlock] | None | Unset = UNSET,
        error: str | None | Unset = UNSET,
        meta: dict[str, Any] | None | Unset = UNSET,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.compaction_id = compaction_id
        self.status = status
        self.summary = summary
        self.error = error
        self.meta = meta
        self.unknown_fields = unknown_fields


class CompactionUpdateSessionUpdate(CompactionUpdate):
    """A branch of `SessionUpdate`."""

    __slots__ = ()

    session_update: ClassVar[Literal["compaction_update"]] = "compaction_update"


class CompleteElicitationNotification(Record):
    """The definition `CompleteElicitationNotification`."""

    __slots__ = ("elicitation_id", "meta")

    elicitation_id: ElicitationId
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        elicitation_id: ElicitationId,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.elicitation_id = elicitation_id
        self.meta = meta
        self.unknown_fields = unknown_fields


class ConfigOptionUpdate(Record):
    """The definition `ConfigOptionUpdate`."""

    __slots__ = ("config_options", "meta")

    config_options: list[SessionConfigOption]
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        config_options: list[SessionConfigOption],
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.config_options = config_options
        self.meta = meta
        self.unknown_fields = unknown_fields


class ConfigOptionUpdateSessionUpdate(ConfigOptionUpdate):
    """A branch of `SessionUpdate`."""

    __slots__ = ()

    session_update: ClassVar[Literal["config_option_update"]] = "config_option_update"


class Content(Record):
    """The definition `Content`."""

    __slots__ = ("content", "meta")

    content: ContentBlock
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        content: ContentBlock,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.content = content
        self.meta = meta
        self.unknown_fields = unknown_fields


class ContentToolCallContent(Content):
    """A branch of `ToolCallContent`."""

    __slots__ = ()

    type: ClassVar[Literal["content"]] = "content"


class DiffPathPairChange(Record):
    """The definition `DiffPathPairChange`."""

    __slots__ = ("old_path", "path")

    old_path: AbsolutePath
    path: AbsolutePath

    def __init__(
        self,
        *,
        old_path: AbsolutePath,
        path: AbsolutePath,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.old_path = old_path
        self.path = path
        self.unknown_fields = unknown_fields


class CopyDiffChange(DiffPathPairChange):
    """A branch of `DiffChange`."""

    __slots__ = ("file_type", "mime_type", "meta")

    operation: ClassVar[Literal["copy"]] = "copy"
    file_type: DiffFileType | None
    mime_type: MediaType | None
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        old_path: AbsolutePath,
        path: AbsolutePath,
        file_type: DiffFileType | None = None,
        mime_type: MediaType | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.file_type = file_type
        self.mime_type = mime_type
        self.meta = meta
        self.old_path = old_path
        self.path = path
        self.unknown_fields = unknown_fields


class Cost(Record):
    """The definition `Cost`."""

    __slots__ = ("amount", "currency", "meta")

    amount: float
    currency: str
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        amount: float,
        currency: str,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.amount = amount
        self.currency = currency
        self.meta = meta
        self.unknown_fields = unknown_fields


class DeleteDiffChange(DiffPathChange):
    """A branch of `DiffChange`."""

    __slots__ = ("file_type", "mime_type", "meta")

    operation: ClassVar[Literal["delete"]] = "delete"
    file_type: DiffFileType | None
    mime_type: MediaType | None
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        path: AbsolutePath,
        file_type: DiffFileType | None = None,
        mime_type: MediaType | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.file_type = file_type
        self.mime_type = mime_type
        self.meta = meta
        self.path = path
        self.unknown_fields = unknown_fields


class DeleteSessionRequest(Record):
    """The definition `DeleteSessionRequest`."""

    __slots__ = ("session_id", "meta")

    session_id: SessionId
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        session_id: SessionId,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.session_id = session_id
        self.meta = meta
        self.unknown_fields = unknown_fields


class DeleteSessionResponse(Record):
    """The definition `DeleteSessionResponse`."""

    __slots__ = ("meta",)

    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.meta = meta
        self.unknown_fields = unknown_fields


class Diff(Record):
    """The definition `Diff`."""

    __slots__ = ("changes", "patch", "meta")

    changes: list[DiffChange]
    patch: DiffPatch | None
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        changes: list[DiffChange],
        patch: DiffPatch | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.changes = changes
        self.patch = patch
        self.meta = meta
        self.unknown_fields = unknown_fields


class DiffPatch(Record):
    """The definition `DiffPatch`."""

    __slots__ = ("format", "text", "meta")

    format: DiffPatchFormat
    text: str
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        format: DiffPatchFormat,
        text: str,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.format = format
        self.text = text
        self.meta = meta
        self.unknown_fields = unknown_fields


class DiffToolCallContent(Diff):
    """A branch of `ToolCallContent`."""

    __slots__ = ()

    type: ClassVar[Literal["diff"]] = "diff"


class ElicitationCapabilities(Record):
    """The definition `ElicitationCapabilities`."""

    __slots__ = ("form", "url", "meta")

    form: ElicitationFormCapabilities | None
    url: ElicitationUrlCapabilities | None
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        form: ElicitationFormCapabilities | None = None,
        url: ElicitationUrlCapabilities | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.form = form
        self.url = url
        self.meta = meta
        self.unknown_fields = unknown_fields


class ElicitationFormCapabilities(Record):
    """The definition `ElicitationFormCapabilities`."""

    __slots__ = ("meta",)

    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.meta = meta
        self.unknown_fields = unknown_fields


class ElicitationFormMode(Record):
    """The definition `ElicitationFormMode`."""

    __slots__ = ("requested_schema", "scope")

    requested_schema: ElicitationSchema
    scope: ElicitationSessionScope | ElicitationRequestScope

    def __init__(
        self,
        *,
        requested_schema: ElicitationSchema,
        scope: ElicitationSessionScope | ElicitationRequestScope,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.requested_schema = requested_schema
        self.scope = scope
        self.unknown_fields = unknown_fields


class ElicitationRequestScope(Record):
    """The definition `ElicitationRequestScope`."""

    __slots__ = ("request_id",)

    request_id: RequestId

    def __init__(
        self,
        *,
        request_id: RequestId,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.request_id = request_id
        self.unknown_fields = unknown_fields


class ElicitationSchema(Record):
    """The definition `ElicitationSchema`."""

    __slots__ = ("type", "title", "properties", "required", "description", "meta")

    type: ElicitationSchemaType
    title: str | None
    properties: dict[str, ElicitationPropertySchema]
    required: list[str] | None
    description: str | None
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        type: ElicitationSchemaType,
        properties: dict[str, ElicitationPropertySchema],
        title: str | None = None,
        required: list[str] | None = None,
        description: str | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.type = type
        self.title = title
        self.properties = properties
        self.required = required
        self.description = description
        self.meta = meta
        self.unknown_fields = unknown_fields


class ElicitationSessionScope(Record):
    """The definition `ElicitationSessionScope`."""

    __slots__ = ("session_id", "tool_call_id")

    session_id: SessionId
    tool_call_id: ToolCallId | None

    def __init__(
        self,
        *,
        session_id: SessionId,
        tool_call_id: ToolCallId | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.session_id = session_id
        self.tool_call_id = tool_call_id
        self.unknown_fields = unknown_fields


class ElicitationUrlCapabilities(Record):
    """The definition `ElicitationUrlCapabilities`."""

    __slots__ = ("meta",)

    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.meta = meta
        self.unknown_fields = unknown_fields


class ElicitationUrlMode(Record):
    """The definition `ElicitationUrlMode`."""

    __slots__ = ("elicitation_id", "url", "scope")

    elicitation_id: ElicitationId
    url: str
    scope: ElicitationSessionScope | ElicitationRequestScope

    def __init__(
        self,
        *,
        elicitation_id: ElicitationId,
        url: str,
        scope: ElicitationSessionScope | ElicitationRequestScope,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.elicitation_id = elicitation_id
        self.url = url
        self.scope = scope
        self.unknown_fields = unknown_fields


class EmbeddedResource(Record):
    """The definition `EmbeddedResource`."""

    __slots__ = ("resource", "annotations", "meta")

    resource: EmbeddedResourceResource
    annotations: Annotations | None
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        resource: EmbeddedResourceResource,
        annotations: Annotations | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.resource = resource
        self.annotations = annotations
        self.meta = meta
        self.unknown_fields = unknown_fields


class EnumOption(Record):
    """The definition `EnumOption`."""

    __slots__ = ("const", "title", "description", "meta")

    const: str
    title: str
    description: str | None
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        const: str,
        title: str,
        description: str | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.const = const
        self.title = title
        self.description = description
        self.meta = meta
        self.unknown_fields = unknown_fields


class EnvVariable(Record):
    """The definition `EnvVariable`."""

    __slots__ = ("name", "value", "meta")

    name: str
    value: str
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        name: str,
        value: str,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.name = name
        self.value = value
        self.meta = meta
        self.unknown_fields = unknown_fields


class Error(Record):
    """The definition `Error`."""

    __slots__ = ("code", "message", "data")

    code: ErrorCode
    message: str
    data: ErrorData | None

    def __init__(
        self,
        *,
        code: ErrorCode,
        message: str,
        data: ErrorData | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.code = code
        self.message = message
        self.data = data
        self.unknown_fields = unknown_fields


class ErrorAgentResponse(Record):
    """The definition `ErrorAgentResponse`."""

    __slots__ = ("id", "error")

    id: int | str | None
    error: Error

    def __init__(
        self,
        *,
        id: int | str | None,
        error: Error,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.id = id
        self.error = error
        self.unknown_fields = unknown_fields


class ErrorClientResponse(Record):
    """The definition `ErrorClientResponse`."""

    __slots__ = ("id", "error")

    id: int | str | None
    error: Error

    def __init__(
        self,
        *,
        id: int | str | None,
        error: Error,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.id = id
        self.error = error
        self.unknown_fields = unknown_fields


class ErrorStopReason(Record):
    """The definition `ErrorStopReason`."""

    __slots__ = ("error",)

    error: Error | None

    def __init__(
        self,
        *,
        error: Error | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.error = error
        self.unknown_fields = unknown_fields


class ErrorIdleStateUpdate(ErrorStopReason):
    """A branch of `IdleStateUpdate`."""

    __slots__ = ("usage", "background", "meta")

    stop_reason: ClassVar[Literal["error"]] = "error"
    usage: Usage | None
    background: list[BackgroundWork] | None
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        usage: Usage | None = None,
        background: list[BackgroundWork] | None = None,
        meta: dict[str, Any] | None = None,
        error: Error | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.usage = usage
        self.background = background
        self.meta = meta
        self.error = error
        self.unknown_fields = unknown_fields


class FormCreateElicitationRequest(ElicitationFormMode):
    """A branch of `CreateElicitationRequest`."""

    __slots__ = ("message", "meta")

    mode: ClassVar[Literal["form"]] = "form"
    message: str
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        message: str,
        requested_schema: ElicitationSchema,
        scope: ElicitationSessionScope | ElicitationRequestScope,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.message = message
        self.meta = meta
        self.requested_schema = requested_schema
        self.scope = scope
        self.unknown_fields = unknown_fields


class HttpHeader(Record):
    """The definition `HttpHeader`."""

    __slots__ = ("name", "value", "meta")

    name: str
    value: str
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        name: str,
        value: str,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.name = name
        self.value = value
        self.meta = meta
        self.unknown_fields = unknown_fields


class McpServerHttp(Record):
    """The definition `McpServerHttp`."""

    __slots__ = ("name", "url", "headers", "meta")

    name: str
    url: str
    headers: list[HttpHeader] | None
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        name: str,
        url: str,
        headers: list[HttpHeader] | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.name = name
        self.url = url
        self.headers = headers
        self.meta = meta
        self.unknown_fields = unknown_fields


class HttpMcpServer(McpServerHttp):
    """A branch of `McpServer`."""

    __slots__ = ()

    type: ClassVar[Literal["http"]] = "http"


class Icon(Record):
    """The definition `Icon`."""

    __slots__ = ("src", "mime_type", "sizes", "theme", "meta")

    src: str
    mime_type: MediaType | None
    sizes: list[str] | None
    theme: IconTheme | None
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        src: str,
        mime_type: MediaType | None = None,
        sizes: list[str] | None = None,
        theme: IconTheme | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.src = src
        self.mime_type = mime_type
        self.sizes = sizes
        self.theme = theme
        self.meta = meta
        self.unknown_fields = unknown_fields


class IdSetSessionConfigOptionRequest(Record):
    """A branch of `SetSessionConfigOptionRequest`."""

    __slots__ = ("session_id", "config_id", "meta", "value")

    type: ClassVar[Literal["id"]] = "id"
    session_id: SessionId
    config_id: SessionConfigId
    meta: dict[str, Any] | None
    value: SessionConfigValueId

    def __init__(
        self,
        *,
        session_id: SessionId,
        config_id: SessionConfigId,
        value: SessionConfigValueId,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.session_id = session_id
        self.config_id = config_id
        self.meta = meta
        self.value = value
        self.unknown_fields = unknown_fields


class ImageContent(Record):
    """The definition `ImageContent`."""

    __slots__ = ("data", "mime_type", "uri", "annotations", "meta")

    data: str
    mime_type: MediaType
    uri: str | None
    annotations: Annotations | None
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        data: str,
        mime_type: MediaType,
        uri: str | None = None,
        annotations: Annotations | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.data = data
        self.mime_type = mime_type
        self.uri = uri
        self.annotations = annotations
        self.meta = meta
        self.unknown_fields = unknown_fields


class ImageContentBlock(ImageContent):
    """A branch of `ContentBlock`."""

    __slots__ = ()

    type: ClassVar[Literal["image"]] = "image"


class Implementation(Record):
    """The definition `Implementation`."""

    __slots__ = ("name", "title", "version", "meta")

    name: str
    title: str | None
    version: str
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        name: str,
        version: str,
        title: str | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.name = name
        self.title = title
        self.version = version
        self.meta = meta
        self.unknown_fields = unknown_fields


class InitializeRequest(Record):
    """The definition `InitializeRequest`."""

    __slots__ = ("protocol_version", "info", "capabilities", "meta")

    protocol_version: ProtocolVersion
    info: Implementation
    capabilities: ClientCapabilities
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        protocol_version: ProtocolVersion,
        info: Implementation,
        capabilities: ClientCapabilities = factory(lambda: ClientCapabilities()),
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.protocol_version = protocol_version
        self.info = info
        self.capabilities = made(capabilities)
        self.meta = meta
        self.unknown_fields = unknown_fields


class InitializeResponse(Record):
    """The definition `InitializeResponse`."""

    __slots__ = ("protocol_version", "info", "capabilities", "auth_methods", "meta")

    protocol_version: ProtocolVersion
    info: Implementation
    capabilities: AgentCapabilities
    auth_methods: list[AuthMethod] | None
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        protocol_version: ProtocolVersion,
        info: Implementation,
        capabilities: AgentCapabilities = factory(lambda: AgentCapabilities()),
        auth_methods: list[AuthMethod] | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.protocol_version = protocol_version
        self.info = info
        self.capabilities = made(capabilities)
        self.auth_methods = auth_methods
        self.meta = meta
        self.unknown_fields = unknown_fields


class IntegerPropertySchema(Record):
    """The definition `IntegerPropertySchema`."""

    __slots__ = ("title", "description", "minimum", "maximum", "default", "meta")

    title: str | None
    description: str | None
    minimum: int | None
    maximum: int | None
    default: int | None
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        title: str | None = None,
        description: str | None = None,
        minimum: int | None = None,
        maximum: int | None = None,
        default: int | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.title = title
        self.description = description
        self.minimum = minimum
        self.maximum = maximum
        self.default = default
        self.meta = meta
        self.unknown_fields = unknown_fields


class IntegerElicitationPropertySchema(IntegerPropertySchema):
    """A branch of `ElicitationPropertySchema`."""

    __slots__ = ()

    type: ClassVar[Literal["integer"]] = "integer"


class PlanItems(Record):
    """The definition `PlanItems`."""

    __slots__ = ("plan_id", "entries", "meta")

    plan_id: PlanId
    entries: list[PlanEntry]
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        plan_id: PlanId,
        entries: list[PlanEntry],
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.plan_id = plan_id
        self.entries = entries
        self.meta = meta
        self.unknown_fields = unknown_fields


class ItemsPlanUpdateContent(PlanItems):
    """A branch of `PlanUpdateContent`."""

    __slots__ = ()

    type: ClassVar[Literal["items"]] = "items"


class ListSessionsRequest(Record):
    """The definition `ListSessionsRequest`."""

    __slots__ = ("cwd", "cursor", "archived", "meta")

    cwd: AbsolutePath | None
    cursor: SessionListCursor | None
    archived: SessionArchiveFilter | None
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        cwd: AbsolutePath | None = None,
        cursor: SessionListCursor | None = None,
        archived: SessionArchiveFilter | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.cwd = cwd
        self.cursor = cursor
        self.archived = archived
        self.meta = meta
        self.unknown_fields = unknown_fields


class ListSessionsResponse(Record):
    """The definition `ListSessionsResponse`."""

    __slots__ = ("sessions", "next_cursor", "meta")

    sessions: list[SessionInfo]
    next_cursor: SessionListCursor | None
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        sessions: list[SessionInfo],
        next_cursor: SessionListCursor | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.sessions = sessions
        self.next_cursor = next_cursor
        self.meta = meta
        self.unknown_fields = unknown_fields


class LoginAuthRequest(Record):
    """The definition `LoginAuthRequest`."""

    __slots__ = ("method_id", "meta")

    method_id: AuthMethodId
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        method_id: AuthMethodId,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.method_id = method_id
        self.meta = meta
        self.unknown_fields = unknown_fields


class LoginAuthResponse(Record):
    """The definition `LoginAuthResponse`."""

    __slots__ = ("meta",)

    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.meta = meta
        self.unknown_fields = unknown_fields


class LogoutAuthRequest(Record):
    """The definition `LogoutAuthRequest`."""

    __slots__ = ("meta",)

    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.meta = meta
        self.unknown_fields = unknown_fields


class LogoutAuthResponse(Record):
    """The definition `LogoutAuthResponse`."""

    __slots__ = ("meta",)

    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.meta = meta
        self.unknown_fields = unknown_fields


class McpCapabilities(Record):
    """The definition `McpCapabilities`."""

    __slots__ = ("stdio", "http", "acp", "meta")

    stdio: McpStdioCapabilities | None
    http: McpHttpCapabilities | None
    acp: McpAcpCapabilities | None
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        stdio: McpStdioCapabilities | None = None,
        http: McpHttpCapabilities | None = None,
        acp: McpAcpCapabilities | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.stdio = stdio
        self.http = http
        self.acp = acp
        self.meta = meta
        self.unknown_fields = unknown_fields


class McpHttpCapabilities(Record):
    """The definition `McpHttpCapabilities`."""

    __slots__ = ("meta",)

    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.meta = meta
        self.unknown_fields = unknown_fields


class McpServerStdio(Record):
    """The definition `McpServerStdio`."""

    __slots__ = ("name", "command", "args", "env", "meta")

    name: str
    command: AbsolutePath
    args: list[str] | None
    env: list[EnvVariable] | None
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        name: str,
        command: AbsolutePath,
        args: list[str] | None = None,
        env: list[EnvVariable] | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.name = name
        self.command = command
        self.args = args
        self.env = env
        self.meta = meta
        self.unknown_fields = unknown_fields


class McpStdioCapabilities(Record):
    """The definition `McpStdioCapabilities`."""

    __slots__ = ("meta",)

    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.meta = meta
        self.unknown_fields = unknown_fields


class ModifyDiffChange(DiffPathChange):
    """A branch of `DiffChange`."""

    __slots__ = ("file_type", "mime_type", "meta")

    operation: ClassVar[Literal["modify"]] = "modify"
    file_type: DiffFileType | None
    mime_type: MediaType | None
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        path: AbsolutePath,
        file_type: DiffFileType | None = None,
        mime_type: MediaType | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.file_type = file_type
        self.mime_type = mime_type
        self.meta = meta
        self.path = path
        self.unknown_fields = unknown_fields


class MoveDiffChange(DiffPathPairChange):
    """A branch of `DiffChange`."""

    __slots__ = ("file_type", "mime_type", "meta")

    operation: ClassVar[Literal["move"]] = "move"
    file_type: DiffFileType | None
    mime_type: MediaType | None
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        old_path: AbsolutePath,
        path: AbsolutePath,
        file_type: DiffFileType | None = None,
        mime_type: MediaType | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.file_type = file_type
        self.mime_type = mime_type
        self.meta = meta
        self.old_path = old_path
        self.path = path
        self.unknown_fields = unknown_fields


class NewSessionRequest(Record):
    """The definition `NewSessionRequest`."""

    __slots__ = ("cwd", "additional_directories", "mcp_servers", "system_prompt", "meta")

    cwd: AbsolutePath
    additional_directories: list[AbsolutePath] | None
    mcp_servers: list[McpServer] | None
    system_prompt: SystemPrompt | None
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        cwd: AbsolutePath,
        additional_directories: list[AbsolutePath] | None = None,
        mcp_servers: list[McpServer] | None = None,
        system_prompt: SystemPrompt | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.cwd = cwd
        self.additional_directories = additional_directories
        self.mcp_servers = mcp_servers
        self.system_prompt = system_prompt
        self.meta = meta
        self.unknown_fields = unknown_fields


class NewSessionResponse(Record):
    """The definition `NewSessionResponse`."""

    __slots__ = ("session_id", "config_options", "available_commands", "meta")

    session_id: SessionId
    config_options: list[SessionConfigOption] | None
    available_commands: list[AvailableCommand] | None
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        session_id: SessionId,
        config_options: list[SessionConfigOption] | None = None,
        available_commands: list[AvailableCommand] | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.session_id = session_id
        self.config_options = config_options
        self.available_commands = available_commands
        self.meta = meta
        self.unknown_fields = unknown_fields


class NoneIdleStateUpdate(Record):
    """A branch of `IdleStateUpdate`."""

    __slots__ = ("usage", "background", "meta")

    stop_reason: ClassVar[Literal[None]] = None
    usage: Usage | None
    background: list[BackgroundWork] | None
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        usage: Usage | None = None,
        background: list[BackgroundWork] | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.usage = usage
        self.background = background
        self.meta = meta
        self.unknown_fields = unknown_fields


class Notice(Record):
    """The definition `Notice`."""

    __slots__ = ("severity", "title", "description", "meta")

    severity: NoticeSeverity
    title: str
    description: str | None
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        severity: NoticeSeverity,
        title: str,
        description: str | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.severity = severity
        self.title = title
        self.description = description
        self.meta = meta
        self.unknown_fields = unknown_fields


class NoticeSessionUpdate(Notice):
    """A branch of `SessionUpdate`."""

    __slots__ = ()

    session_update: ClassVar[Literal["notice"]] = "notice"


class NumberPropertySchema(Record):
    """The definition `NumberPropertySchema`."""

    __slots__ = ("title", "description", "minimum", "maximum", "default", "meta")

    title: str | None
    description: str | None
    minimum: float | None
    maximum: float | None
    default: float | None
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        title: str | None = None,
        description: str | None = None,
        minimum: float | None = None,
        maximum: float | None = None,
        default: float | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.title = title
        self.description = description
        self.minimum = minimum
        self.maximum = maximum
        self.default = default
        self.meta = meta
        self.unknown_fields = unknown_fields


class NumberElicitationPropertySchema(NumberPropertySchema):
    """A branch of `ElicitationPropertySchema`."""

    __slots__ = ()

    type: ClassVar[Literal["number"]] = "number"


class OtherAuthMethod(Record):
    """A branch of `AuthMethod`."""

    __slots__ = ("type", "method_id", "name", "payload")

    type: str
    method_id: AuthMethodId
    name: str
    payload: dict[str, Any]

    def __init__(
        self,
        *,
        type: str,
        method_id: AuthMethodId,
        name: str,
        payload: dict[str, Any] = factory(lambda: {}),
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.type = type
        self.method_id = method_id
        self.name = name
        self.payload = made(payload)
        self.unknown_fields = unknown_fields


class OtherAvailableCommand(Record):
    """A branch of `AvailableCommand`."""

    __slots__ = ("type", "name", "description", "payload")

    type: str
    name: str
    description: str
    payload: dict[str, Any]

    def __init__(
        self,
        *,
        type: str,
        name: str,
        description: str,
        payload: dict[str, Any] = factory(lambda: {}),
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.type = type
        self.name = name
        self.description = description
        self.payload = made(payload)
        self.unknown_fields = unknown_fields


class OtherAvailableCommandInput(Record):
    """A branch of `AvailableCommandInput`."""

    __slots__ = ("type", "payload")

    type: str
    payload: dict[str, Any]

    def __init__(
        self,
        *,
        type: str,
        payload: dict[str, Any] = factory(lambda: {}),
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.type = type
        self.payload = made(payload)
        self.unknown_fields = unknown_fields


class OtherBackgroundWork(Record):
    """A branch of `BackgroundWork`."""

    __slots__ = ("type", "payload")

    type: str
    payload: dict[str, Any]

    def __init__(
        self,
        *,
        type: str,
        payload: dict[str, Any] = factory(lambda: {}),
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.type = type
        self.payload = made(payload)
        self.unknown_fields = unknown_fields


class OtherContentBlock(Record):
    """A branch of `ContentBlock`."""

    __slots__ = ("type", "payload")

    type: str
    payload: dict[str, Any]

    def __init__(
        self,
        *,
        type: str,
        payload: dict[str, Any] = factory(lambda: {}),
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.type = type
        self.payload = made(payload)
        self.unknown_fields = unknown_fields


class OtherCreateElicitationRequest(Record):
    """A branch of `CreateElicitationRequest`."""

    __slots__ = ("message", "meta", "mode", "scope", "payload")

    message: str
    meta: dict[str, Any] | None
    mode: str
    scope: ElicitationSessionScope | ElicitationRequestScope
    payload: dict[str, Any]

    def __init__(
        self,
        *,
        message: str,
        mode: str,
        scope: ElicitationSessionScope | ElicitationRequestScope,
        meta: dict[str, Any] | None = None,
        payload: dict[str, Any] = factory(lambda: {}),
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.message = message
        self.meta = meta
        self.mode = mode
        self.scope = scope
        self.payload = made(payload)
        self.unknown_fields = unknown_fields


class OtherCreateElicitationResponse(Record):
    """A branch of `CreateElicitationResponse`."""

    __slots__ = ("meta", "action", "payload")

    meta: dict[str, Any] | None
    action: str
    payload: dict[str, Any]

    def __init__(
        self,
        *,
        action: str,
        meta: dict[str, Any] | None = None,
        payload: dict[str, Any] = factory(lambda: {}),
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.meta = meta
        self.action = action
        self.payload = made(payload)
        self.unknown_fields = unknown_fields


class OtherDiffChange(Record):
    """A branch of `DiffChange`."""

    __slots__ = ("file_type", "mime_type", "meta", "operation", "payload")

    file_type: DiffFileType | None
    mime_type: MediaType | None
    meta: dict[str, Any] | None
    operation: str
    payload: dict[str, Any]

    def __init__(
        self,
        *,
        operation: str,
        file_type: DiffFileType | None = None,
        mime_type: MediaType | None = None,
        meta: dict[str, Any] | None = None,
        payload: dict[str, Any] = factory(lambda: {}),
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.file_type = file_type
        self.mime_type = mime_type
        self.meta = meta
        self.operation = operation
        self.payload = made(payload)
        self.unknown_fields = unknown_fields


class OtherElicitationPropertySchema(Record):
    """A branch of `ElicitationPropertySchema`."""

    __slots__ = ("type", "payload")

    type: str
    payload: dict[str, Any]

    def __init__(
        self,
        *,
        type: str,
        payload: dict[str, Any] = factory(lambda: {}),
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.type = type
        self.payload = made(payload)
        self.unknown_fields = unknown_fields


class OtherIdleStateUpdate(Record):
    """A branch of `IdleStateUpdate`."""

    __slots__ = ("usage", "background", "meta", "stop_reason", "payload")

    usage: Usage | None
    background: list[BackgroundWork] | None
    meta: dict[str, Any] | None
    stop_reason: str
    payload: dict[str, Any]

    def __init__(
        self,
        *,
        stop_reason: str,
        usage: Usage | None = None,
        background: list[BackgroundWork] | None = None,
        meta: dict[str, Any] | None = None,
        payload: dict[str, Any] = factory(lambda: {}),
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.usage = usage
        self.background = background
        self.meta = meta
        self.stop_reason = stop_reason
        self.payload = made(payload)
        self.unknown_fields = unknown_fields


class OtherMcpServer(Record):
    """A branch of `McpServer`."""

    __slots__ = ("type", "payload")

    type: str
    payload: dict[str, Any]

    def __init__(
        self,
        *,
        type: str,
        payload: dict[str, Any] = factory(lambda: {}),
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.type = type
        self.payload = made(payload)
        self.unknown_fields = unknown_fields


class OtherMultiSelectItems(Record):
    """A branch of `MultiSelectItems`."""

    __slots__ = ("type", "payload")

    type: str
    payload: dict[str, Any]

    def __init__(
        self,
        *,
        type: str,
        payload: dict[str, Any] = factory(lambda: {}),
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.type = type
        self.payload = made(payload)
        self.unknown_fields = unknown_fields


class OtherPlanUpdateContent(Record):
    """A branch of `PlanUpdateContent`."""

    __slots__ = ("type", "plan_id", "payload")

    type: str
    plan_id: PlanId
    payload: dict[str, Any]

    def __init__(
        self,
        *,
        type: str,
        plan_id: PlanId,
        payload: dict[str, Any] = factory(lambda: {}),
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.type = type
        self.plan_id = plan_id
        self.payload = made(payload)
        self.unknown_fields = unknown_fields


class OtherReplayFrom(Record):
    """A branch of `ReplayFrom`."""

    __slots__ = ("type", "payload")

    type: str
    payload: dict[str, Any]

    def __init__(
        self,
        *,
        type: str,
        payload: dict[str, Any] = factory(lambda: {}),
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.type = type
        self.payload = made(payload)
        self.unknown_fields = unknown_fields


class OtherRequestPermissionOutcome(Record):
    """A branch of `RequestPermissionOutcome`."""

    __slots__ = ("outcome", "payload")

    outcome: str
    payload: dict[str, Any]

    def __init__(
        self,
        *,
        outcome: str,
        payload: dict[str, Any] = factory(lambda: {}),
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.outcome = outcome
        self.payload = made(payload)
        self.unknown_fields = unknown_fields


class OtherRequestPermissionSubject(Record):
    """A branch of `RequestPermissionSubject`."""

    __slots__ = ("type", "payload")

    type: str
    payload: dict[str, Any]

    def __init__(
        self,
        *,
        type: str,
        payload: dict[str, Any] = factory(lambda: {}),
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.type = type
        self.payload = made(payload)
        self.unknown_fields = unknown_fields


class OtherSessionConfigOption(Record):
    """A branch of `SessionConfigOption`."""

    __slots__ = ("config_id", "name", "description", "category", "meta", "type", "payload")

    config_id: SessionConfigId
    name: str
    description: str | None
    category: SessionConfigOptionCategory | None
    meta: dict[str, Any] | None
    type: str
    payload: dict[str, Any]

    def __init__(
        self,
        *,
        config_id: SessionConfigId,
        name: str,
        type: str,
        description: str | None = None,
        category: SessionConfigOptionCategory | None = None,
        meta: dict[str, Any] | None = None,
        payload: dict[str, Any] = factory(lambda: {}),
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.config_id = config_id
        self.name = name
        self.description = description
        self.category = category
        self.meta = meta
        self.type = type
        self.payload = made(payload)
        self.unknown_fields = unknown_fields


class OtherSessionUpdate(Record):
    """A branch of `SessionUpdate`."""

    __slots__ = ("session_update", "payload")

    session_update: str
    payload: dict[str, Any]

    def __init__(
        self,
        *,
        session_update: str,
        payload: dict[str, Any] = factory(lambda: {}),
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.session_update = session_update
        self.payload = made(payload)
        self.unknown_fields = unknown_fields


class OtherSetSessionConfigOptionRequest(Record):
    """A branch of `SetSessionConfigOptionRequest`."""

    __slots__ = ("session_id", "config_id", "meta", "type", "value", "payload")

    session_id: SessionId
    config_id: SessionConfigId
    meta: dict[str, Any] | None
    type: str
    value: Any
    payload: dict[str, Any]

    def __init__(
        self,
        *,
        session_id: SessionId,
        config_id: SessionConfigId,
        type: str,
        value: Any,
        meta: dict[str, Any] | None = None,
        payload: dict[str, Any] = factory(lambda: {}),
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.session_id = session_id
        self.config_id = config_id
        self.meta = meta
        self.type = type
        self.value = value
        self.payload = made(payload)
        self.unknown_fields = unknown_fields


class OtherStateUpdate(Record):
    """A branch of `StateUpdate`."""

    __slots__ = ("state", "payload")

    state: str
    payload: dict[str, Any]

    def __init__(
        self,
        *,
        state: str,
        payload: dict[str, Any] = factory(lambda: {}),
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.state = state
        self.payload = made(payload)
        self.unknown_fields = unknown_fields


class OtherToolCallContent(Record):
    """A branch of `ToolCallContent`."""

    __slots__ = ("type", "payload")

    type: str
    payload: dict[str, Any]

    def __init__(
        self,
        *,
        type: str,
        payload: dict[str, Any] = factory(lambda: {}),
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.type = type
        self.payload = made(payload)
        self.unknown_fields = unknown_fields


class PermissionOption(Record):
    """The definition `PermissionOption`."""

    __slots__ = ("option_id", "name", "kind", "meta")

    option_id: PermissionOptionId
    name: str
    kind: PermissionOptionKind
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        option_id: PermissionOptionId,
        name: str,
        kind: PermissionOptionKind,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.option_id = option_id
        self.name = name
        self.kind = kind
        self.meta = meta
        self.unknown_fields = unknown_fields


class PlainCreateElicitationResponse(Record):
    """A branch of `CreateElicitationResponse`."""

    __slots__ = ("action", "meta")

    action: Literal["decline", "cancel"]
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        action: Literal["decline", "cancel"],
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.action = action
        self.meta = meta
        self.unknown_fields = unknown_fields


class PlainIdleStateUpdate(Record):
    """A branch of `IdleStateUpdate`."""

    __slots__ = ("stop_reason", "usage", "background", "meta")

    stop_reason: Literal["end_turn", "max_tokens", "max_turn_requests", "refusal", "cancelled"]
    usage: Usage | None
    background: list[BackgroundWork] | None
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        stop_reason: Literal["end_turn", "max_tokens", "max_turn_requests", "refusal", "cancelled"],
        usage: Usage | None = None,
        background: list[BackgroundWork] | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.stop_reason = stop_reason
        self.usage = usage
        self.background = background
        self.meta = meta
        self.unknown_fields = unknown_fields


class PlanEntry(Record):
    """The definition `PlanEntry`."""

    __slots__ = ("content", "priority", "status", "meta")

    content: str
    priority: PlanEntryPriority
    status: PlanEntryStatus
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        content: str,
        priority: PlanEntryPriority,
        status: PlanEntryStatus,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.content = content
        self.priority = priority
        self.status = status
        self.meta = meta
        self.unknown_fields = unknown_fields


class PlanUpdate(Record):
    """The definition `PlanUpdate`."""

    __slots__ = ("plan", "meta")

    plan: PlanUpdateContent
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        plan: PlanUpdateContent,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.plan = plan
        self.meta = meta
        self.unknown_fields = unknown_fields


class PlanUpdateSessionUpdate(PlanUpdate):
    """A branch of `SessionUpdate`."""

    __slots__ = ()

    session_update: ClassVar[Literal["plan_update"]] = "plan_update"


class PromptAudioCapabilities(Record):
    """The definition `PromptAudioCapabilities`."""

    __slots__ = ("meta",)

    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.meta = meta
        self.unknown_fields = unknown_fields


class PromptCapabilities(Record):
    """The definition `PromptCapabilities`."""

    __slots__ = ("image", "audio", "embedded_context", "meta")

    image: PromptImageCapabilities | None
    audio: PromptAudioCapabilities | None
    embedded_context: PromptEmbeddedContextCapabilities | None
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        image: PromptImageCapabilities | None = None,
        audio: PromptAudioCapabilities | None = None,
        embedded_context: PromptEmbeddedContextCapabilities | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.image = image
        self.audio = audio
        self.embedded_context = embedded_context
        self.meta = meta
        self.unknown_fields = unknown_fields


class PromptEmbeddedContextCapabilities(Record):
    """The definition `PromptEmbeddedContextCapabilities`."""

    __slots__ = ("meta",)

    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.meta = meta
        self.unknown_fields = unknown_fields


class PromptImageCapabilities(Record):
    """The definition `PromptImageCapabilities`."""

    __slots__ = ("meta",)

    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.meta = meta
        self.unknown_fields = unknown_fields


class PromptRequest(Record):
    """The definition `PromptRequest`."""

    __slots__ = ("session_id", "prompt", "meta")

    session_id: SessionId
    prompt: list[ContentBlock]
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        session_id: SessionId,
        prompt: list[ContentBlock],
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.session_id = session_id
        self.prompt = prompt
        self.meta = meta
        self.unknown_fields = unknown_fields


class PromptResponse(Record):
    """The definition `PromptResponse`."""

    __slots__ = ("message_id", "meta")

    message_id: MessageId
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        message_id: MessageId,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.message_id = message_id
        self.meta = meta
        self.unknown_fields = unknown_fields


class ReplayFromStart(Record):
    """The definition `ReplayFromStart`."""

    __slots__ = ("meta",)

    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.meta = meta
        self.unknown_fields = unknown_fields


class RequestPermissionRequest(Record):
    """The definition `RequestPermissionRequest`."""

    __slots__ = ("session_id", "title", "description", "subject", "options", "meta")

    session_id: SessionId
    title: str
    description: str | None
    subject: RequestPermissionSubject | None
    options: list[PermissionOption]
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        session_id: SessionId,
        title: str,
        options: list[PermissionOption],
        description: str | None = None,
        subject: RequestPermissionSubject | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.session_id = session_id
        self.title = title
        self.description = description
        self.subject = subject
        self.options = options
        self.meta = meta
        self.unknown_fields = unknown_fields


class RequestPermissionResponse(Record):
    """The definition `RequestPermissionResponse`."""

    __slots__ = ("outcome", "meta")

    outcome: RequestPermissionOutcome
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        outcome: RequestPermissionOutcome,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.outcome = outcome
        self.meta = meta
        self.unknown_fields = unknown_fields


class RequiresActionStateUpdate(Record):
    """The definition `RequiresActionStateUpdate`."""

    __slots__ = ("background", "meta")

    background: list[BackgroundWork] | None
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        background: list[BackgroundWork] | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.background = background
        self.meta = meta
        self.unknown_fields = unknown_fields


class ResourceContentBlock(EmbeddedResource):
    """A branch of `ContentBlock`."""

    __slots__ = ()

    type: ClassVar[Literal["resource"]] = "resource"


class ResourceLink(Record):
    """The definition `ResourceLink`."""

    __slots__ = (
        "name",
        "uri",
        "title",
        "description",
        "icons",
        "mime_type",
        "size",
        "annotations",
        "meta",
    )

    name: str
    uri: str
    title: str | None
    description: str | None
    icons: list[Icon] | None
    mime_type: MediaType | None
    size: int | None
    annotations: Annotations | None
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        name: str,
        uri: str,
        title: str | None = None,
        description: str | None = None,
        icons: list[Icon] | None = None,
        mime_type: MediaType | None = None,
        size: int | None = None,
        annotations: Annotations | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.name = name
        self.uri = uri
        self.title = title
        self.description = description
        self.icons = icons
        self.mime_type = mime_type
        self.size = size
        self.annotations = annotations
        self.meta = meta
        self.unknown_fields = unknown_fields


class ResourceLinkContentBlock(ResourceLink):
    """A branch of `ContentBlock`."""

    __slots__ = ()

    type: ClassVar[Literal["resource_link"]] = "resource_link"


class ResultAgentResponse(Record):
    """The definition `ResultAgentResponse`."""

    __slots__ = ("id", "result")

    id: RequestId
    result: Any

    def __init__(
        self,
        *,
        id: RequestId,
        result: Any,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.id = id
        self.result = result
        self.unknown_fields = unknown_fields


class ResultClientResponse(Record):
    """The definition `ResultClientResponse`."""

    __slots__ = ("id", "result")

    id: RequestId
    result: Any

    def __init__(
        self,
        *,
        id: RequestId,
        result: Any,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.id = id
        self.result = result
        self.unknown_fields = unknown_fields


class ResumeSessionRequest(Record):
    """The definition `ResumeSessionRequest`."""

    __slots__ = (
        "session_id",
        "cwd",
        "additional_directories",
        "mcp_servers",
        "replay_from",
        "system_prompt",
        "meta",
    )

    session_id: SessionId
    cwd: AbsolutePath
    additional_directories: list[AbsolutePath] | None
    mcp_servers: list[McpServer] | None
    replay_from: ReplayFrom | None
    system_prompt: SystemPrompt | None
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        session_id: SessionId,
        cwd: AbsolutePath,
        additional_directories: list[AbsolutePath] | None = None,
        mcp_servers: list[McpServer] | None = None,
        replay_from: ReplayFrom | None = None,
        system_prompt: SystemPrompt | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.session_id = session_id
        self.cwd = cwd
        self.additional_directories = additional_directories
        self.mcp_servers = mcp_servers
        self.replay_from = replay_from
        self.system_prompt = system_prompt
        self.meta = meta
        self.unknown_fields = unknown_fields


class ResumeSessionResponse(Record):
    """The definition `ResumeSessionResponse`."""

    __slots__ = ("config_options", "available_commands", "meta")

    config_options: list[SessionConfigOption] | None
    available_commands: list[AvailableCommand] | None
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        config_options: list[SessionConfigOption] | None = None,
        available_commands: list[AvailableCommand] | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.config_options = config_options
        self.available_commands = available_commands
        self.meta = meta
        self.unknown_fields = unknown_fields


class RunningStateUpdate(Record):
    """The definition `RunningStateUpdate`."""

    __slots__ = ("background", "meta")

    background: list[BackgroundWork] | None
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        background: list[BackgroundWork] | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.background = background
        self.meta = meta
        self.unknown_fields = unknown_fields


class SessionConfigSelect(Record):
    """The definition `SessionConfigSelect`."""

    __slots__ = ("current_value", "options")

    current_value: SessionConfigValueId
    options: SessionConfigSelectOptions

    def __init__(
        self,
        *,
        current_value: SessionConfigValueId,
        options: SessionConfigSelectOptions,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.current_value = current_value
        self.options = options
        self.unknown_fields = unknown_fields


class SelectSessionConfigOption(SessionConfigSelect):
    """A branch of `SessionConfigOption`."""

    __slots__ = ("config_id", "name", "description", "category", "meta")

    type: ClassVar[Literal["select"]] = "select"
    config_id: SessionConfigId
    name: str
    description: str | None
    category: SessionConfigOptionCategory | None
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        config_id: SessionConfigId,
        name: str,
        current_value: SessionConfigValueId,
        options: SessionConfigSelectOptions,
        description: str | None = None,
        category: SessionConfigOptionCategory | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.config_id = config_id
        self.name = name
        self.description = description
        self.category = category
        self.meta = meta
        self.current_value = current_value
        self.options = options
        self.unknown_fields = unknown_fields


class SelectedPermissionOutcome(Record):
    """The definition `SelectedPermissionOutcome`."""

    __slots__ = ("option_id", "meta")

    option_id: PermissionOptionId
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        option_id: PermissionOptionId,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.option_id = option_id
        self.meta = meta
        self.unknown_fields = unknown_fields


class SelectedRequestPermissionOutcome(SelectedPermissionOutcome):
    """A branch of `RequestPermissionOutcome`."""

    __slots__ = ()

    outcome: ClassVar[Literal["selected"]] = "selected"


class SessionAdditionalDirectoriesCapabilities(Record):
    """The definition `SessionAdditionalDirectoriesCapabilities`."""

    __slots__ = ("meta",)

    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.meta = meta
        self.unknown_fields = unknown_fields


class SessionCapabilities(Record):
    """The definition `SessionCapabilities`."""

    __slots__ = (
        "prompt",
        "mcp",
        "delete",
        "additional_directories",
        "system_prompt",
        "fork",
        "archive",
        "status",
        "title",
        "meta",
    )

    prompt: PromptCapabilities | None
    mcp: McpCapabilities | None
    delete: SessionDeleteCapabilities | None
    additional_directories: SessionAdditionalDirectoriesCapabilities | None
    system_prompt: SessionSystemPromptCapabilities | None
    fork: SessionForkCapabilities | None
    archive: SessionArchiveCapabilities | None
    status: SessionStatusCapabilities | None
    title: SessionTitleCapabilities | None
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        prompt: PromptCapabilities | None = None,
        mcp: McpCapabilities | None = None,
        delete: SessionDeleteCapabilities | None = None,
        additional_directories: SessionAdditionalDirectoriesCapabilities | None = None,
        system_prompt: SessionSystemPromptCapabilities | None = None,
        fork: SessionForkCapabilities | None = None,
        archive: SessionArchiveCapabilities | None = None,
        status: SessionStatusCapabilities | None = None,
        title: SessionTitleCapabilities | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.prompt = prompt
        self.mcp = mcp
        self.delete = delete
        self.additional_directories = additional_directories
        self.system_prompt = system_prompt
        self.fork = fork
        self.archive = archive
        self.status = status
        self.title = title
        self.meta = meta
        self.unknown_fields = unknown_fields


class SessionConfigSelectGroup(Record):
    """The definition `SessionConfigSelectGroup`."""

    __slots__ = ("group_id", "name", "options", "meta")

    group_id: SessionConfigGroupId
    name: str
    options: list[SessionConfigSelectOption]
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        group_id: SessionConfigGroupId,
        name: str,
        options: list[SessionConfigSelectOption],
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.group_id = group_id
        self.name = name
        self.options = options
        self.meta = meta
        self.unknown_fields = unknown_fields


class SessionConfigSelectOption(Record):
    """The definition `SessionConfigSelectOption`."""

    __slots__ = ("value", "name", "description", "meta")

    value: SessionConfigValueId
    name: str
    description: str | None
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        value: SessionConfigValueId,
        name: str,
        description: str | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.value = value
        self.name = name
        self.description = description
        self.meta = meta
        self.unknown_fields = unknown_fields


class SessionDeleteCapabilities(Record):
    """The definition `SessionDeleteCapabilities`."""

    __slots__ = ("meta",)

    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.meta = meta
        self.unknown_fields = unknown_fields


class SessionInfo(Record):
    """The definition `SessionInfo`."""

    __slots__ = (
        "session_id",
        "cwd",
        "additional_directories",
        "title",
        "updated_at",
        "archived",
        "meta",
    )

    session_id: SessionId
    cwd: AbsolutePath
    additional_directories: list[AbsolutePath] | None
    title: str | None
    updated_at: str | None
    archived: bool | None
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        session_id: SessionId,
        cwd: AbsolutePath,
        additional_directories: list[AbsolutePath] | None = None,
        title: str | None = None,
        updated_at: str | None = None,
        archived: bool | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.session_id = session_id
        self.cwd = cwd
        self.additional_directories = additional_directories
        self.title = title
        self.updated_at = updated_at
        self.archived = archived
        self.meta = meta
        self.unknown_fields = unknown_fields


class SessionInfoUpdate(Record):
    """The definition `SessionInfoUpdate`."""

    __slots__ = ("title", "updated_at", "meta")

    title: str | None | Unset
    updated_at: str | None | Unset
    meta: dict[str, Any] | None | Unset

    def __init__(
        self,
        *,
        title: str | None | Unset = UNSET,
        updated_at: str | None | Unset = UNSET,
        meta: dict[str, Any] | None | Unset = UNSET,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.title = title
        self.updated_at = updated_at
        self.meta = meta
        self.unknown_fields = unknown_fields


class SessionInfoUpdateSessionUpdate(SessionInfoUpdate):
    """A branch of `SessionUpdate`."""

    __slots__ = ()

    session_update: ClassVar[Literal["session_info_update"]] = "session_info_update"


class SessionNotFoundErrorData(Record):
    """The definition `SessionNotFoundErrorData`."""

    __slots__ = ("session_id", "meta")

    session_id: SessionId
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        session_id: SessionId,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.session_id = session_id
        self.meta = meta
        self.unknown_fields = unknown_fields


class SetSessionConfigOptionResponse(Record):
    """The definition `SetSessionConfigOptionResponse`."""

    __slots__ = ("config_options", "meta")

    config_options: list[SessionConfigOption]
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        config_options: list[SessionConfigOption],
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.config_options = config_options
        self.meta = meta
        self.unknown_fields = unknown_fields


class StartReplayFrom(ReplayFromStart):
    """A branch of `ReplayFrom`."""

    __slots__ = ()

    type: ClassVar[Literal["start"]] = "start"


class StateUpdateSessionUpdate(Record):
    """A branch of `SessionUpdate`."""

    __slots__ = ("state_update",)

    session_update: ClassVar[Literal["state_update"]] = "state_update"
    state_update: StateUpdate

    def __init__(
        self,
        *,
        state_update: StateUpdate,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.state_update = state_update
        self.unknown_fields = unknown_fields


class StdioMcpServer(McpServerStdio):
    """A branch of `McpServer`."""

    __slots__ = ()

    type: ClassVar[Literal["stdio"]] = "stdio"


class StringPropertySchema(Record):
    """The definition `StringPropertySchema`."""

    __slots__ = (
        "title",
        "description",
        "min_length",
        "max_length",
        "pattern",
        "format",
        "default",
        "enum",
        "one_of",
        "meta",
    )

    title: str | None
    description: str | None
    min_length: int | None
    max_length: int | None
    pattern: str | None
    format: StringFormat | None
    default: str | None
    enum: list[str] | None
    one_of: list[EnumOption] | None
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        title: str | None = None,
        description: str | None = None,
        min_length: int | None = None,
        max_length: int | None = None,
        pattern: str | None = None,
        format: StringFormat | None = None,
        default: str | None = None,
        enum: list[str] | None = None,
        one_of: list[EnumOption] | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.title = title
        self.description = description
        self.min_length = min_length
        self.max_length = max_length
        self.pattern = pattern
        self.format = format
        self.default = default
        self.enum = enum
        self.one_of = one_of
        self.meta = meta
        self.unknown_fields = unknown_fields


class StringElicitationPropertySchema(StringPropertySchema):
    """A branch of `ElicitationPropertySchema`."""

    __slots__ = ()

    type: ClassVar[Literal["string"]] = "string"


class StringMultiSelectItems(Record):
    """The definition `StringMultiSelectItems`."""

    __slots__ = ("enum", "meta")

    enum: list[str]
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        enum: list[str],
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.enum = enum
        self.meta = meta
        self.unknown_fields = unknown_fields


class TaggedIdleStateUpdate(Record):
    """A branch of `StateUpdate`."""

    __slots__ = ("idle_state_update",)

    state: ClassVar[Literal["idle"]] = "idle"
    idle_state_update: IdleStateUpdate

    def __init__(
        self,
        *,
        idle_state_update: IdleStateUpdate,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.idle_state_update = idle_state_update
        self.unknown_fields = unknown_fields


class TaggedRequiresActionStateUpdate(RequiresActionStateUpdate):
    """A branch of `StateUpdate`."""

    __slots__ = ()

    state: ClassVar[Literal["requires_action"]] = "requires_action"


class TaggedRunningStateUpdate(RunningStateUpdate):
    """A branch of `StateUpdate`."""

    __slots__ = ()

    state: ClassVar[Literal["running"]] = "running"


class TaggedStringMultiSelectItems(StringMultiSelectItems):
    """A branch of `MultiSelectItems`."""

    __slots__ = ()

    type: ClassVar[Literal["string"]] = "string"


class Terminal(Record):
    """The definition `Terminal`."""

    __slots__ = ("terminal_id", "meta")

    terminal_id: TerminalId
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        terminal_id: TerminalId,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.terminal_id = terminal_id
        self.meta = meta
        self.unknown_fields = unknown_fields


class TerminalAuthCapabilities(Record):
    """The definition `TerminalAuthCapabilities`."""

    __slots__ = ("meta",)

    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.meta = meta
        self.unknown_fields = unknown_fields


class TerminalAuthMethod(AuthMethodTerminal):
    """A branch of `AuthMethod`."""

    __slots__ = ()

    type: ClassVar[Literal["terminal"]] = "terminal"


class TerminalBackgroundWork(BackgroundTerminal):
    """A branch of `BackgroundWork`."""

    __slots__ = ()

    type: ClassVar[Literal["terminal"]] = "terminal"


class TerminalCancelCapabilities(Record):
    """The definition `TerminalCancelCapabilities`."""

    __slots__ = ("meta",)

    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.meta = meta
        self.unknown_fields = unknown_fields


class TerminalCapabilities(Record):
    """The definition `TerminalCapabilities`."""

    __slots__ = ("cancel", "meta")

    cancel: TerminalCancelCapabilities | None
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        cancel: TerminalCancelCapabilities | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.cancel = cancel
        self.meta = meta
        self.unknown_fields = unknown_fields


class TerminalExitStatus(Record):
    """The definition `TerminalExitStatus`."""

    __slots__ = ("exit_code", "signal", "meta")

    exit_code: int | None
    signal: str | None
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        exit_code: int | None = None,
        signal: str | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.exit_code = exit_code
        self.signal = signal
        self.meta = meta
        self.unknown_fields = unknown_fields


class TerminalOutput(Record):
    """The definition `TerminalOutput`."""

    __slots__ = ("data", "meta")

    data: str
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        data: str,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.data = data
        self.meta = meta
        self.unknown_fields = unknown_fields


class TerminalOutputChunk(Record):
    """The definition `TerminalOutputChunk`."""

    __slots__ = ("terminal_id", "data", "meta")

    terminal_id: TerminalId
    data: str
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        terminal_id: TerminalId,
        data: str,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.terminal_id = terminal_id
        self.data = data
        self.meta = meta
        self.unknown_fields = unknown_fields


class TerminalOutputChunkSessionUpdate(TerminalOutputChunk):
    """A branch of `SessionUpdate`."""

    __slots__ = ()

    session_update: ClassVar[Literal["terminal_output_chunk"]] = "terminal_output_chunk"


class TerminalSize(Record):
    """The definition `TerminalSize`."""

    __slots__ = ("cols", "rows", "meta")

    cols: int
    rows: int
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        cols: int,
        rows: int,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.cols = cols
        self.rows = rows
        self.meta = meta
        self.unknown_fields = unknown_fields


class TerminalToolCallContent(Terminal):
    """A branch of `ToolCallContent`."""

    __slots__ = ()

    type: ClassVar[Literal["terminal"]] = "terminal"


class TerminalUpdate(Record):
    """The definition `TerminalUpdate`."""

    __slots__ = (
        "terminal_id",
        "command",
        "cwd",
        "output",
        "exit_status",
        "size",
        "capabilities",
        "meta",
    )

    terminal_id: TerminalId
    command: str | None | Unset
    cwd: AbsolutePath | None | Unset
    output: TerminalOutput | None | Unset
    exit_status: TerminalExitStatus | None | Unset
    size: TerminalSize | None | Unset
    capabilities: TerminalCapabilities | None | Unset
    meta: dict[str, Any] | None | Unset

    def __init__(
        self,
        *,
        terminal_id: TerminalId,
        command: str | None | Unset = UNSET,
        cwd: AbsolutePath | None | Unset = UNSET,
        output: TerminalOutput | None | Unset = UNSET,
        exit_status: TerminalExitStatus | None | Unset = UNSET,
        size: TerminalSize | None | Unset = UNSET,
        capabilities: TerminalCapabilities | None | Unset = UNSET,
        meta: dict[str, Any] | None | Unset = UNSET,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.terminal_id = terminal_id
        self.command = command
        self.cwd = cwd
        self.output = output
        self.exit_status = exit_status
        self.size = size
        self.capabilities = capabilities
        self.meta = meta
        self.unknown_fields = unknown_fields


class TerminalUpdateSessionUpdate(TerminalUpdate):
    """A branch of `SessionUpdate`."""

    __slots__ = ()

    session_update: ClassVar[Literal["terminal_update"]] = "terminal_update"


class TextCommandInput(Record):
    """The definition `TextCommandInput`."""

    __slots__ = ("hint", "meta")

    hint: str
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        hint: str,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.hint = hint
        self.meta = meta
        self.unknown_fields = unknown_fields


class TextAvailableCommandInput(TextCommandInput):
    """A branch of `AvailableCommandInput`."""

    __slots__ = ()

    type: ClassVar[Literal["text"]] = "text"


class TextContent(Record):
    """The definition `TextContent`."""

    __slots__ = ("text", "annotations", "meta")

    text: str
    annotations: Annotations | None
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        text: str,
        annotations: Annotations | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.text = text
        self.annotations = annotations
        self.meta = meta
        self.unknown_fields = unknown_fields


class TextContentBlock(TextContent):
    """A branch of `ContentBlock`."""

    __slots__ = ()

    type: ClassVar[Literal["text"]] = "text"


class TextResourceContents(Record):
    """The definition `TextResourceContents`."""

    __slots__ = ("text", "uri", "mime_type", "meta")

    text: str
    uri: str
    mime_type: MediaType | None
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        text: str,
        uri: str,
        mime_type: MediaType | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.text = text
        self.uri = uri
        self.mime_type = mime_type
        self.meta = meta
        self.unknown_fields = unknown_fields


class TitledMultiSelectItems(Record):
    """The definition `TitledMultiSelectItems`."""

    __slots__ = ("any_of", "meta")

    any_of: list[EnumOption]
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        any_of: list[EnumOption],
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.any_of = any_of
        self.meta = meta
        self.unknown_fields = unknown_fields


class ToolCallBackgroundWork(BackgroundToolCall):
    """A branch of `BackgroundWork`."""

    __slots__ = ()

    type: ClassVar[Literal["tool_call"]] = "tool_call"


class ToolCallCancelCapabilities(Record):
    """The definition `ToolCallCancelCapabilities`."""

    __slots__ = ("meta",)

    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.meta = meta
        self.unknown_fields = unknown_fields


class ToolCallCapabilities(Record):
    """The definition `ToolCallCapabilities`."""

    __slots__ = ("cancel", "meta")

    cancel: ToolCallCancelCapabilities | None
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        cancel: ToolCallCancelCapabilities | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.cancel = cancel
        self.meta = meta
        self.unknown_fields = unknown_fields


class ToolCallContentChunk(Record):
    """The definition `ToolCallContentChunk`."""

    __slots__ = ("tool_call_id", "content", "meta")

    tool_call_id: ToolCallId
    content: ToolCallContent
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        tool_call_id: ToolCallId,
        content: ToolCallContent,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.tool_call_id = tool_call_id
        self.content = content
        self.meta = meta
        self.unknown_fields = unknown_fields


class ToolCallContentChunkSessionUpdate(ToolCallContentChunk):
    """A branch of `SessionUpdate`."""

    __slots__ = ()

    session_update: ClassVar[Literal["tool_call_content_chunk"]] = "tool_call_content_chunk"


class ToolCallLocation(Record):
    """The definition `ToolCallLocation`."""

    __slots__ = ("path", "line", "meta")

    path: AbsolutePath
    line: int | None
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        path: AbsolutePath,
        line: int | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.path = path
        self.line = line
        self.meta = meta
        self.unknown_fields = unknown_fields


class ToolCallPermissionSubject(Record):
    """The definition `ToolCallPermissionSubject`."""

    __slots__ = ("tool_call", "meta")

    tool_call: ToolCallUpdate
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        tool_call: ToolCallUpdate,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.tool_call = tool_call
        self.meta = meta
        self.unknown_fields = unknown_fields


class ToolCallRequestPermissionSubject(ToolCallPermissionSubject):
    """A branch of `RequestPermissionSubject`."""

    __slots__ = ()

    type: ClassVar[Literal["tool_call"]] = "tool_call"


class ToolCallUpdate(Record):
    """The definition `ToolCallUpdate`."""

    __slots__ = (
        "tool_call_id",
        "name",
        "title",
        "kind",
        "status",
        "content",
        "locations",
        "raw_input",
        "raw_output",
        "capabilities",
        "meta",
    )

    tool_call_id: ToolCallId
    name: str | None | Unset
    title: str | None | Unset
    kind: ToolKind | None | Unset
    status: ToolCallStatus | None | Unset
    content: list[ToolCallContent] | None | Unset
    locations: list[ToolCallLocation] | None | Unset
    raw_input: Any
    raw_output: Any
    capabilities: ToolCallCapabilities | None | Unset
    meta: dict[str, Any] | None | Unset

    def __init__(
        self,
        *,
        tool_call_id: ToolCallId,
        name: str | None | Unset = UNSET,
        title: str | None | Unset = UNSET,
        kind: ToolKind | None | Unset = UNSET,
        status: ToolCallStatus | None | Unset = UNSET,
        content: list[ToolCallContent] | None | Unset = UNSET,
        locations: list[ToolCallLocation] | None | Unset = UNSET,
        raw_input: Any = UNSET,
        raw_output: Any = UNSET,
        capabilities: ToolCallCapabilities | None | Unset = UNSET,
        meta: dict[str, Any] | None | Unset = UNSET,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.tool_call_id = tool_call_id
        self.name = name
        self.title = title
        self.kind = kind
        self.status = status
        self.content = content
        self.locations = locations
        self.raw_input = raw_input
        self.raw_output = raw_output
        self.capabilities = capabilities
        self.meta = meta
        self.unknown_fields = unknown_fields


class ToolCallUpdateSessionUpdate(ToolCallUpdate):
    """A branch of `SessionUpdate`."""

    __slots__ = ()

    session_update: ClassVar[Literal["tool_call_update"]] = "tool_call_update"


class UnsupportedProtocolVersionErrorData(Record):
    """The definition `UnsupportedProtocolVersionErrorData`."""

    __slots__ = ("requested", "supported", "meta")

    requested: ProtocolVersion
    supported: list[ProtocolVersion]
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        requested: ProtocolVersion,
        supported: list[ProtocolVersion],
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.requested = requested
        self.supported = supported
        self.meta = meta
        self.unknown_fields = unknown_fields


class UpdateSessionNotification(Record):
    """The definition `UpdateSessionNotification`."""

    __slots__ = ("session_id", "update", "meta")

    session_id: SessionId
    update: SessionUpdate
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        session_id: SessionId,
        update: SessionUpdate,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.session_id = session_id
        self.update = update
        self.meta = meta
        self.unknown_fields = unknown_fields


class UrlCreateElicitationRequest(ElicitationUrlMode):
    """A branch of `CreateElicitationRequest`."""

    __slots__ = ("message", "meta")

    mode: ClassVar[Literal["url"]] = "url"
    message: str
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        message: str,
        elicitation_id: ElicitationId,
        url: str,
        scope: ElicitationSessionScope | ElicitationRequestScope,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.message = message
        self.meta = meta
        self.elicitation_id = elicitation_id
        self.url = url
        self.scope = scope
        self.unknown_fields = unknown_fields


class UsageUpdate(Record):
    """The definition `UsageUpdate`."""

    __slots__ = ("used", "size", "cost", "meta")

    used: int
    size: int
    cost: Cost | None | Unset
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        used: int,
        size: int,
        cost: Cost | None | Unset = UNSET,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.used = used
        self.size = size
        self.cost = cost
        self.meta = meta
        self.unknown_fields = unknown_fields


class UsageUpdateSessionUpdate(UsageUpdate):
    """A branch of `SessionUpdate`."""

    __slots__ = ()

    session_update: ClassVar[Literal["usage_update"]] = "usage_update"


class UserMessage(Record):
    """The definition `UserMessage`."""

    __slots__ = ("message_id", "content", "meta")

    message_id: MessageId
    content: list[ContentBlock] | None | Unset
    meta: dict[str, Any] | None | Unset

    def __init__(
        self,
        *,
        message_id: MessageId,
        content: list[ContentBlock] | None | Unset = UNSET,
        meta: dict[str, Any] | None | Unset = UNSET,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.message_id = message_id
        self.content = content
        self.meta = meta
        self.unknown_fields = unknown_fields


class UserMessageChunkSessionUpdate(ContentChunk):
    """A branch of `SessionUpdate`."""

    __slots__ = ()

    session_update: ClassVar[Literal["user_message_chunk"]] = "user_message_chunk"


class UserMessageSessionUpdate(UserMessage):
    """A branch of `SessionUpdate`."""

    __slots__ = ()

    session_update: ClassVar[Literal["user_message"]] = "user_message"


__all__ = [
    "ElicitationAcceptAction",
    "AcceptCreateElicitationResponse",
    "DiffPathChange",
    "AddDiffChange",
    "AgentAuthCapabilities",
    "AuthMethodAgent",
    "AgentAuthMethod",
    "AgentCapabilities",
    "AgentMessage",
    "ContentChunk",
    "AgentMessageChunkSessionUpdate",
    "AgentMessageSessionUpdate",
    "AgentNotification",
    "AgentRequest",
    "AgentThought",
    "AgentThoughtChunkSessionUpdate",
    "AgentThoughtSessionUpdate",
    "Annotations",
    "MultiSelectPropertySchema",
    "ArrayElicitationPropertySchema",
    "AudioContent",
    "AudioContentBlock",
    "AuthMethodTerminal",
    "AvailableCommandsUpdate",
    "AvailableCommandsUpdateSessionUpdate",
    "BackgroundTerminal",
    "BackgroundToolCall",
    "BlobResourceContents",
    "BooleanPropertySchema",
    "BooleanElicitationPropertySchema",
    "SessionConfigBoolean",
    "BooleanSessionConfigOption",
    "BooleanSetSessionConfigOptionRequest",
    "CancelRequestNotification",
    "CancelSessionNotification",
    "CancelTerminalRequest",
    "CancelTerminalResponse",
    "CancelToolCallRequest",
    "CancelToolCallResponse",
    "CancelledPermissionOutcome",
    "CancelledRequestPermissionOutcome",
    "ClientAuthCapabilities",
    "ClientCapabilities",
    "ClientNotification",
    "ClientRequest",
    "CloseSessionRequest",
    "CloseSessionResponse",
    "Command",
    "CommandAvailableCommand",
    "CommandPermissionSubject",
    "CommandRequestPermissionSubject",
    "CompactionSummaryChunk",
    "CompactionSummaryChunkSessionUpdate",
    "CompactionUpdate",
    "CompactionUpdateSessionUpdate",
    "CompleteElicitationNotification",
    "ConfigOptionUpdate",
    "ConfigOptionUpdateSessionUpdate",
    "Content",
    "ContentToolCallContent",
    "DiffPathPairChange",
    "CopyDiffChange",
    "Cost",
    "DeleteDiffChange",
    "DeleteSessionRequest",
    "DeleteSessionResponse",
    "Diff",
    "DiffPatch",
    "DiffToolCallContent",
    "ElicitationCapabilities",
    "ElicitationFormCapabilities",
    "ElicitationFormMode",
    "ElicitationRequestScope",
    "ElicitationSchema",
    "ElicitationSessionScope",
    "ElicitationUrlCapabilities",
    "ElicitationUrlMode",
    "EmbeddedResource",
    "EnumOption",
    "EnvVariable",
    "Error",
    "ErrorAgentResponse",
    "ErrorClientResponse",
    "ErrorStopReason",
    "ErrorIdleStateUpdate",
    "FormCreateElicitationRequest",
    "HttpHeader",
    "McpServerHttp",
    "HttpMcpServer",
    "Icon",
    "IdSetSessionConfigOptionRequest",
    "ImageContent",
    "ImageContentBlock",
    "Implementation",
    "InitializeRequest",
    "InitializeResponse",
    "IntegerPropertySchema",
    "IntegerElicitationPropertySchema",
    "PlanItems",
    "ItemsPlanUpdateContent",
    "ListSessionsRequest",
    "ListSessionsResponse",
    "LoginAuthRequest",
    "LoginAuthResponse",
    "LogoutAuthRequest",
    "LogoutAuthResponse",
    "McpCapabilities",
    "McpHttpCapabilities",
    "McpServerStdio",
    "McpStdioCapabilities",
    "ModifyDiffChange",
    "MoveDiffChange",
    "NewSessionRequest",
    "NewSessionResponse",
    "NoneIdleStateUpdate",
    "Notice",
    "NoticeSessionUpdate",
    "NumberPropertySchema",
    "NumberElicitationPropertySchema",
    "OtherAuthMethod",
    "OtherAvailableCommand",
    "OtherAvailableCommandInput",
    "OtherBackgroundWork",
    "OtherContentBlock",
    "OtherCreateElicitationRequest",
    "OtherCreateElicitationResponse",
    "OtherDiffChange",
    "OtherElicitationPropertySchema",
    "OtherIdleStateUpdate",
    "OtherMcpServer",
    "OtherMultiSelectItems",
    "OtherPlanUpdateContent",
    "OtherReplayFrom",
    "OtherRequestPermissionOutcome",
    "OtherRequestPermissionSubject",
    "OtherSessionConfigOption",
    "OtherSessionUpdate",
    "OtherSetSessionConfigOptionRequest",
    "OtherStateUpdate",
    "OtherToolCallContent",
    "PermissionOption",
    "PlainCreateElicitationResponse",
    "PlainIdleStateUpdate",
    "PlanEntry",
    "PlanUpdate",
    "PlanUpdateSessionUpdate",
    "PromptAudioCapabilities",
    "PromptCapabilities",
    "PromptEmbeddedContextCapabilities",
    "PromptImageCapabilities",
    "PromptRequest",
    "PromptResponse",
    "ReplayFromStart",
    "RequestPermissionRequest",
    "RequestPermissionResponse",
    "RequiresActionStateUpdate",
    "ResourceContentBlock",
    "ResourceLink",
    "ResourceLinkContentBlock",
    "ResultAgentResponse",
    "ResultClientResponse",
    "ResumeSessionRequest",
    "ResumeSessionResponse",
    "RunningStateUpdate",
    "SessionConfigSelect",
    "SelectSessionConfigOption",
    "SelectedPermissionOutcome",
    "SelectedRequestPermissionOutcome",
    "SessionAdditionalDirectoriesCapabilities",
    "SessionCapabilities",
    "SessionConfigSelectGroup",
    "SessionConfigSelectOption",
    "SessionDeleteCapabilities",
    "SessionInfo",
    "SessionInfoUpdate",
    "SessionInfoUpdateSessionUpdate",
    "SessionNotFoundErrorData",
    "SetSessionConfigOptionResponse",
    "StartReplayFrom",
    "StateUpdateSessionUpdate",
    "StdioMcpServer",
    "StringPropertySchema",
    "StringElicitationPropertySchema",
    "StringMultiSelectItems",
    "TaggedIdleStateUpdate",
    "TaggedRequiresActionStateUpdate",
    "TaggedRunningStateUpdate",
    "TaggedStringMultiSelectItems",
    "Terminal",
    "TerminalAuthCapabilities",
    "TerminalAuthMethod",
    "TerminalBackgroundWork",
    "TerminalCancelCapabilities",
    "TerminalCapabilities",
    "TerminalExitStatus",
    "TerminalOutput",
    "TerminalOutputChunk",
    "TerminalOutputChunkSessionUpdate",
    "TerminalSize",
    "TerminalToolCallContent",
    "TerminalUpdate",
    "TerminalUpdateSessionUpdate",
    "TextCommandInput",
    "TextAvailableCommandInput",
    "TextContent",
    "TextContentBlock",
    "TextResourceContents",
    "TitledMultiSelectItems",
    "ToolCallBackgroundWork",
    "ToolCallCancelCapabilities",
    "ToolCallCapabilities",
    "ToolCallContentChunk",
    "ToolCallContentChunkSessionUpdate",
    "ToolCallLocation",
    "ToolCallPermissionSubject",
    "ToolCallRequestPermissionSubject",
    "ToolCallUpdate",
    "ToolCallUpdateSessionUpdate",
    "UnsupportedProtocolVersionErrorData",
    "UpdateSessionNotification",
    "UrlCreateElicitationRequest",
    "UsageUpdate",
    "UsageUpdateSessionUpdate",
    "UserMessage",
    "UserMessageChunkSessionUpdate",
    "UserMessageSessionUpdate",
]
