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
        AuthMethod,
        AuthMethodId,
        AvailableCommandInput,
        CompactionId,
        CompactionStatus,
        ContentBlock,
        ElicitationContentValue,
        ElicitationId,
        ElicitationPropertySchema,
        ElicitationSchemaType,
        EmbeddedResourceResource,
        ErrorCode,
        McpServer,
        MessageId,
        MultiSelectItems,
        NoticeSeverity,
        PermissionOptionId,
        PermissionOptionKind,
        PlanEntryPriority,
        PlanEntryStatus,
        ProtocolVersion,
        RequestId,
        RequestPermissionOutcome,
        Role,
        SessionArchiveFilter,
        SessionConfigGroupId,
        SessionConfigId,
        SessionConfigOption,
        SessionConfigOptionCategory,
        SessionConfigSelectOptions,
        SessionConfigValueId,
        SessionId,
        SessionModeId,
        SessionUpdate,
        StopReason,
        StringFormat,
        TerminalId,
        ToolCallContent,
        ToolCallId,
        ToolCallStatus,
        ToolKind,
    )
    from .unstable import (
        AuthStatusCapabilities,
        PlanCapabilities,
        ProvidersCapabilities,
        SessionArchiveCapabilities,
        SessionForkCapabilities,
        SessionStatusCapabilities,
        SessionSystemPromptCapabilities,
        SessionTitleCapabilities,
        SubagentCapabilities,
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


class AgentAuthCapabilities(Record):
    """The definition `AgentAuthCapabilities`."""

    __slots__ = ("status", "logout", "meta")

    status: AuthStatusCapabilities | None
    logout: LogoutCapabilities | None
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        status: AuthStatusCapabilities | None = None,
        logout: LogoutCapabilities | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.status = status
        self.logout = logout
        self.meta = meta
        self.unknown_fields = unknown_fields


class AuthMethodAgent(Record):
    """The definition `AuthMethodAgent`."""

    __slots__ = ("id", "name", "description", "meta")

    id: AuthMethodId
    name: str
    description: str | None
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        id: AuthMethodId,
        name: str,
        description: str | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.id = id
        self.name = name
        self.description = description
        self.meta = meta
        self.unknown_fields = unknown_fields


class AgentAuthMethod(AuthMethodAgent):
    """A branch of `AuthMethod`."""

    __slots__ = ()

    type: ClassVar[Literal[None]] = None


class AgentCapabilities(Record):
    """The definition `AgentCapabilities`."""

    __slots__ = (
        "load_session",
        "prompt_capabilities",
        "mcp_capabilities",
        "session_capabilities",
        "auth",
        "providers",
        "meta",
    )

    load_session: bool
    prompt_capabilities: PromptCapabilities
    mcp_capabilities: McpCapabilities
    session_capabilities: SessionCapabilities
    auth: AgentAuthCapabilities
    providers: ProvidersCapabilities | None
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        load_session: bool = False,
        prompt_capabilities: PromptCapabilities = factory(lambda: PromptCapabilities()),
        mcp_capabilities: McpCapabilities = factory(lambda: McpCapabilities()),
        session_capabilities: SessionCapabilities = factory(lambda: SessionCapabilities()),
        auth: AgentAuthCapabilities = factory(lambda: AgentAuthCapabilities()),
        providers: ProvidersCapabilities | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.load_session = load_session
        self.prompt_capabilities = made(prompt_capabilities)
        self.mcp_capabilities = made(mcp_capabilities)
        self.session_capabilities = made(session_capabilities)
        self.auth = made(auth)
        self.providers = providers
        self.meta = meta
        self.unknown_fields = unknown_fields


class ContentChunk(Record):
    """The definition `ContentChunk`."""

    __slots__ = ("content", "message_id", "meta")

    content: ContentBlock
    message_id: MessageId | None
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        content: ContentBlock,
        message_id: MessageId | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.content = content
        self.message_id = message_id
        self.meta = meta
        self.unknown_fields = unknown_fields


class AgentMessageChunkSessionUpdate(ContentChunk):
    """A branch of `SessionUpdate`."""

    __slots__ = ()

    session_update: ClassVar[Literal["agent_message_chunk"]] = "agent_message_chunk"


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


class AgentThoughtChunkSessionUpdate(ContentChunk):
    """A branch of `SessionUpdate`."""

    __slots__ = ()

    session_update: ClassVar[Literal["agent_thought_chunk"]] = "agent_thought_chunk"


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

    __slots__ = ("annotations", "data", "mime_type", "meta")

    annotations: Annotations | None
    data: str
    mime_type: str
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        data: str,
        mime_type: str,
        annotations: Annotations | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.annotations = annotations
        self.data = data
        self.mime_type = mime_type
        self.meta = meta
        self.unknown_fields = unknown_fields


class AudioContentBlock(AudioContent):
    """A branch of `ContentBlock`."""

    __slots__ = ()

    type: ClassVar[Literal["audio"]] = "audio"


class AuthCapabilities(Record):
    """The definition `AuthCapabilities`."""

    __slots__ = ("terminal", "meta")

    terminal: bool
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        terminal: bool = False,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.terminal = terminal
        self.meta = meta
        self.unknown_fields = unknown_fields


class AuthMethodTerminal(Record):
    """The definition `AuthMethodTerminal`."""

    __slots__ = ("id", "name", "description", "args", "env", "meta")

    id: AuthMethodId
    name: str
    description: str | None
    args: list[str] | None
    env: dict[str, str] | None
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        id: AuthMethodId,
        name: str,
        description: str | None = None,
        args: list[str] | None = None,
        env: dict[str, str] | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.id = id
        self.name = name
        self.description = description
        self.args = args
        self.env = env
        self.meta = meta
        self.unknown_fields = unknown_fields


class AuthenticateRequest(Record):
    """The definition `AuthenticateRequest`."""

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


class AuthenticateResponse(Record):
    """The definition `AuthenticateResponse`."""

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


class AvailableCommand(Record):
    """The definition `AvailableCommand`."""

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


class BlobResourceContents(Record):
    """The definition `BlobResourceContents`."""

    __slots__ = ("blob", "mime_type", "uri", "meta")

    blob: str
    mime_type: str | None
    uri: str
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        blob: str,
        uri: str,
        mime_type: str | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.blob = blob
        self.mime_type = mime_type
        self.uri = uri
        self.meta = meta
        self.unknown_fields = unknown_fields


class BooleanConfigOptionCapabilities(Record):
    """The definition `BooleanConfigOptionCapabilities`."""

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

    __slots__ = ("id", "name", "description", "category", "meta")

    type: ClassVar[Literal["boolean"]] = "boolean"
    id: SessionConfigId
    name: str
    description: str | None
    category: SessionConfigOptionCategory | None
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        id: SessionConfigId,
        name: str,
        current_value: bool,
        description: str | None = None,
        category: SessionConfigOptionCategory | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.id = id
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


class CancelNotification(Record):
    """The definition `CancelNotification`."""

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


class CancelledRequestPermissionOutcome(Record):
    """A branch of `RequestPermissionOutcome`."""

    __slots__ = ()

    outcome: ClassVar[Literal["cancelled"]] = "cancelled"

    def __init__(
        self,
        *,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.unknown_fields = unknown_fields


class ClientCapabilities(Record):
    """The definition `ClientCapabilities`."""

    __slots__ = ("fs", "terminal", "session", "subagents", "plan", "auth", "elicitation", "meta")

    fs: FileSystemCapabilities
    terminal: bool
    session: ClientSessionCapabilities | None
    subagents: SubagentCapabilities | None
    plan: PlanCapabilities | None
    auth: AuthCapabilities
    elicitation: ElicitationCapabilities | None
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        fs: FileSystemCapabilities = factory(lambda: FileSystemCapabilities()),
        terminal: bool = False,
        session: ClientSessionCapabilities | None = None,
        subagents: SubagentCapabilities | None = None,
        plan: PlanCapabilities | None = None,
        auth: AuthCapabilities = factory(lambda: AuthCapabilities()),
        elicitation: ElicitationCapabilities | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.fs = made(fs)
        self.terminal = terminal
        self.session = session
        self.subagents = subagents
        self.plan = plan
        self.auth = made(auth)
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


class ClientSessionCapabilities(Record):
    """The definition `ClientSessionCapabilities`."""

    __slots__ = ("compaction", "config_options", "notices", "meta")

    compaction: CompactionCapabilities | None
    config_options: SessionConfigOptionsCapabilities | None
    notices: NoticeCapabilities | None
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        compaction: CompactionCapabilities | None = None,
        config_options: SessionConfigOptionsCapabilities | None = None,
        notices: NoticeCapabilities | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.compaction = compaction
        self.config_options = config_options
        self.notices = notices
        self.meta = meta
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


class CompactionCapabilities(Record):
    """The definition `CompactionCapabilities`."""

    __slots__ = ("payload",)

    payload: dict[str, Any]

    def __init__(
        self,
        *,
        payload: dict[str, Any] = factory(lambda: {}),
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.payload = made(payload)
        self.unknown_fields = unknown_fields


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


class CreateTerminalRequest(Record):
    """The definition `CreateTerminalRequest`."""

    __slots__ = ("session_id", "command", "args", "env", "cwd", "output_byte_limit", "meta")

    session_id: SessionId
    command: str
    args: list[str] | None
    env: list[EnvVariable] | None
    cwd: str | None
    output_byte_limit: int | None
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        session_id: SessionId,
        command: str,
        args: list[str] | None = None,
        env: list[EnvVariable] | None = None,
        cwd: str | None = None,
        output_byte_limit: int | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.session_id = session_id
        self.command = command
        self.args = args
        self.env = env
        self.cwd = cwd
        self.output_byte_limit = output_byte_limit
        self.meta = meta
        self.unknown_fields = unknown_fields


class CreateTerminalResponse(Record):
    """The definition `CreateTerminalResponse`."""

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


class CurrentModeUpdate(Record):
    """The definition `CurrentModeUpdate`."""

    __slots__ = ("current_mode_id", "meta")

    current_mode_id: SessionModeId
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        current_mode_id: SessionModeId,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.current_mode_id = current_mode_id
        self.meta = meta
        self.unknown_fields = unknown_fields


class CurrentModeUpdateSessionUpdate(CurrentModeUpdate):
    """A branch of `SessionUpdate`."""

    __slots__ = ()

    session_update: ClassVar[Literal["current_mode_update"]] = "current_mode_update"


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

    __slots__ = ("path", "old_text", "new_text", "meta")

    path: str
    old_text: str | None
    new_text: str
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        path: str,
        new_text: str,
        old_text: str | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.path = path
        self.old_text = old_text
        self.new_text = new_text
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
        type: ElicitationSchemaType = "object",
        title: str | None = None,
        properties: dict[str, ElicitationPropertySchema] = factory(lambda: {}),
        required: list[str] | None = None,
        description: str | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.type = type
        self.title = title
        self.properties = made(properties)
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

    __slots__ = ("annotations", "resource", "meta")

    annotations: Annotations | None
    resource: EmbeddedResourceResource
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        resource: EmbeddedResourceResource,
        annotations: Annotations | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.annotations = annotations
        self.resource = resource
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
    data: Any

    def __init__(
        self,
        *,
        code: ErrorCode,
        message: str,
        data: Any = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.code = code
        self.message = message
        self.data = data
        self.unknown_fields = unknown_fields


class ErrorAgentResponse(Record):
    """The definition `ErrorAgentResponse`."""

    __slots__ = ("id", "error")

    id: RequestId
    error: Error

    def __init__(
        self,
        *,
        id: RequestId,
        error: Error,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.id = id
        self.error = error
        self.unknown_fields = unknown_fields


class ErrorClientResponse(Record):
    """The definition `ErrorClientResponse`."""

    __slots__ = ("id", "error")

    id: RequestId
    error: Error

    def __init__(
        self,
        *,
        id: RequestId,
        error: Error,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.id = id
        self.error = error
        self.unknown_fields = unknown_fields


class FileSystemCapabilities(Record):
    """The definition `FileSystemCapabilities`."""

    __slots__ = ("read_text_file", "write_text_file", "meta")

    read_text_file: bool
    write_text_file: bool
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        read_text_file: bool = False,
        write_text_file: bool = False,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.read_text_file = read_text_file
        self.write_text_file = write_text_file
        self.meta = meta
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
    headers: list[HttpHeader]
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        name: str,
        url: str,
        headers: list[HttpHeader],
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


class ImageContent(Record):
    """The definition `ImageContent`."""

    __slots__ = ("annotations", "data", "mime_type", "uri", "meta")

    annotations: Annotations | None
    data: str
    mime_type: str
    uri: str | None
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        data: str,
        mime_type: str,
        annotations: Annotations | None = None,
        uri: str | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.annotations = annotations
        self.data = data
        self.mime_type = mime_type
        self.uri = uri
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

    __slots__ = ("protocol_version", "client_capabilities", "client_info", "meta")

    protocol_version: ProtocolVersion
    client_capabilities: ClientCapabilities
    client_info: Implementation | None
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        protocol_version: ProtocolVersion,
        client_capabilities: ClientCapabilities = factory(lambda: ClientCapabilities()),
        client_info: Implementation | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.protocol_version = protocol_version
        self.client_capabilities = made(client_capabilities)
        self.client_info = client_info
        self.meta = meta
        self.unknown_fields = unknown_fields


class InitializeResponse(Record):
    """The definition `InitializeResponse`."""

    __slots__ = ("protocol_version", "agent_capabilities", "auth_methods", "agent_info", "meta")

    protocol_version: ProtocolVersion
    agent_capabilities: AgentCapabilities
    auth_methods: list[AuthMethod]
    agent_info: Implementation | None
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        protocol_version: ProtocolVersion,
        agent_capabilities: AgentCapabilities = factory(lambda: AgentCapabilities()),
        auth_methods: list[AuthMethod] = factory(lambda: []),
        agent_info: Implementation | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.protocol_version = protocol_version
        self.agent_capabilities = made(agent_capabilities)
        self.auth_methods = made(auth_methods)
        self.agent_info = agent_info
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


class KillTerminalRequest(Record):
    """The definition `KillTerminalRequest`."""

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


class KillTerminalResponse(Record):
    """The definition `KillTerminalResponse`."""

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


class ListSessionsRequest(Record):
    """The definition `ListSessionsRequest`."""

    __slots__ = ("cwd", "cursor", "archived", "meta")

    cwd: str | None
    cursor: str | None
    archived: SessionArchiveFilter | None
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        cwd: str | None = None,
        cursor: str | None = None,
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
    next_cursor: str | None
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        sessions: list[SessionInfo],
        next_cursor: str | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.sessions = sessions
        self.next_cursor = next_cursor
        self.meta = meta
        self.unknown_fields = unknown_fields


class LoadSessionRequest(Record):
    """The definition `LoadSessionRequest`."""

    __slots__ = (
        "mcp_servers",
        "cwd",
        "additional_directories",
        "session_id",
        "system_prompt",
        "meta",
    )

    mcp_servers: list[McpServer]
    cwd: str
    additional_directories: list[str] | None
    session_id: SessionId
    system_prompt: SystemPrompt | None
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        mcp_servers: list[McpServer],
        cwd: str,
        session_id: SessionId,
        additional_directories: list[str] | None = None,
        system_prompt: SystemPrompt | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.mcp_servers = mcp_servers
        self.cwd = cwd
        self.additional_directories = additional_directories
        self.session_id = session_id
        self.system_prompt = system_prompt
        self.meta = meta
        self.unknown_fields = unknown_fields


class LoadSessionResponse(Record):
    """The definition `LoadSessionResponse`."""

    __slots__ = ("modes", "config_options", "meta")

    modes: SessionModeState | None
    config_options: list[SessionConfigOption] | None
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        modes: SessionModeState | None = None,
        config_options: list[SessionConfigOption] | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.modes = modes
        self.config_options = config_options
        self.meta = meta
        self.unknown_fields = unknown_fields


class LogoutCapabilities(Record):
    """The definition `LogoutCapabilities`."""

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


class LogoutRequest(Record):
    """The definition `LogoutRequest`."""

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


class LogoutResponse(Record):
    """The definition `LogoutResponse`."""

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

    __slots__ = ("http", "sse", "acp", "meta")

    http: bool
    sse: bool
    acp: bool
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        http: bool = False,
        sse: bool = False,
        acp: bool = False,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.http = http
        self.sse = sse
        self.acp = acp
        self.meta = meta
        self.unknown_fields = unknown_fields


class McpServerSse(Record):
    """The definition `McpServerSse`."""

    __slots__ = ("name", "url", "headers", "meta")

    name: str
    url: str
    headers: list[HttpHeader]
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        name: str,
        url: str,
        headers: list[HttpHeader],
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.name = name
        self.url = url
        self.headers = headers
        self.meta = meta
        self.unknown_fields = unknown_fields


class McpServerStdio(Record):
    """The definition `McpServerStdio`."""

    __slots__ = ("name", "command", "args", "env", "meta")

    name: str
    command: str
    args: list[str]
    env: list[EnvVariable]
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        name: str,
        command: str,
        args: list[str],
        env: list[EnvVariable],
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.name = name
        self.command = command
        self.args = args
        self.env = env
        self.meta = meta
        self.unknown_fields = unknown_fields


class NewSessionRequest(Record):
    """The definition `NewSessionRequest`."""

    __slots__ = ("cwd", "additional_directories", "mcp_servers", "system_prompt", "meta")

    cwd: str
    additional_directories: list[str] | None
    mcp_servers: list[McpServer]
    system_prompt: SystemPrompt | None
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        cwd: str,
        mcp_servers: list[McpServer],
        additional_directories: list[str] | None = None,
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

    __slots__ = ("session_id", "modes", "config_options", "meta")

    session_id: SessionId
    modes: SessionModeState | None
    config_options: list[SessionConfigOption] | None
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        session_id: SessionId,
        modes: SessionModeState | None = None,
        config_options: list[SessionConfigOption] | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.session_id = session_id
        self.modes = modes
        self.config_options = config_options
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


class NoticeCapabilities(Record):
    """The definition `NoticeCapabilities`."""

    __slots__ = ("payload",)

    payload: dict[str, Any]

    def __init__(
        self,
        *,
        payload: dict[str, Any] = factory(lambda: {}),
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.payload = made(payload)
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


class Plan(Record):
    """The definition `Plan`."""

    __slots__ = ("entries", "meta")

    entries: list[PlanEntry]
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        entries: list[PlanEntry],
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.entries = entries
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


class PlanSessionUpdate(Plan):
    """A branch of `SessionUpdate`."""

    __slots__ = ()

    session_update: ClassVar[Literal["plan"]] = "plan"


class PromptCapabilities(Record):
    """The definition `PromptCapabilities`."""

    __slots__ = ("image", "audio", "embedded_context", "meta")

    image: bool
    audio: bool
    embedded_context: bool
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        image: bool = False,
        audio: bool = False,
        embedded_context: bool = False,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.image = image
        self.audio = audio
        self.embedded_context = embedded_context
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

    __slots__ = ("stop_reason", "usage", "meta")

    stop_reason: StopReason
    usage: Usage | None
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        stop_reason: StopReason,
        usage: Usage | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.stop_reason = stop_reason
        self.usage = usage
        self.meta = meta
        self.unknown_fields = unknown_fields


class ReadTextFileRequest(Record):
    """The definition `ReadTextFileRequest`."""

    __slots__ = ("session_id", "path", "line", "limit", "meta")

    session_id: SessionId
    path: str
    line: int | None
    limit: int | None
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        session_id: SessionId,
        path: str,
        line: int | None = None,
        limit: int | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.session_id = session_id
        self.path = path
        self.line = line
        self.limit = limit
        self.meta = meta
        self.unknown_fields = unknown_fields


class ReadTextFileResponse(Record):
    """The definition `ReadTextFileResponse`."""

    __slots__ = ("content", "meta")

    content: str
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        content: str,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.content = content
        self.meta = meta
        self.unknown_fields = unknown_fields


class ReleaseTerminalRequest(Record):
    """The definition `ReleaseTerminalRequest`."""

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


class ReleaseTerminalResponse(Record):
    """The definition `ReleaseTerminalResponse`."""

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

    __slots__ = ("session_id", "tool_call", "options", "meta")

    session_id: SessionId
    tool_call: ToolCallUpdate
    options: list[PermissionOption]
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        session_id: SessionId,
        tool_call: ToolCallUpdate,
        options: list[PermissionOption],
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.session_id = session_id
        self.tool_call = tool_call
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


class ResourceContentBlock(EmbeddedResource):
    """A branch of `ContentBlock`."""

    __slots__ = ()

    type: ClassVar[Literal["resource"]] = "resource"


class ResourceLink(Record):
    """The definition `ResourceLink`."""

    __slots__ = ("annotations", "description", "mime_type", "name", "size", "title", "uri", "meta")

    annotations: Annotations | None
    description: str | None
    mime_type: str | None
    name: str
    size: int | None
    title: str | None
    uri: str
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        name: str,
        uri: str,
        annotations: Annotations | None = None,
        description: str | None = None,
        mime_type: str | None = None,
        size: int | None = None,
        title: str | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.annotations = annotations
        self.description = description
        self.mime_type = mime_type
        self.name = name
        self.size = size
        self.title = title
        self.uri = uri
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
        "system_prompt",
        "meta",
    )

    session_id: SessionId
    cwd: str
    additional_directories: list[str] | None
    mcp_servers: list[McpServer] | None
    system_prompt: SystemPrompt | None
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        session_id: SessionId,
        cwd: str,
        additional_directories: list[str] | None = None,
        mcp_servers: list[McpServer] | None = None,
        system_prompt: SystemPrompt | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.session_id = session_id
        self.cwd = cwd
        self.additional_directories = additional_directories
        self.mcp_servers = mcp_servers
        self.system_prompt = system_prompt
        self.meta = meta
        self.unknown_fields = unknown_fields


class ResumeSessionResponse(Record):
    """The definition `ResumeSessionResponse`."""

    __slots__ = ("modes", "config_options", "meta")

    modes: SessionModeState | None
    config_options: list[SessionConfigOption] | None
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        modes: SessionModeState | None = None,
        config_options: list[SessionConfigOption] | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.modes = modes
        self.config_options = config_options
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

    __slots__ = ("id", "name", "description", "category", "meta")

    type: ClassVar[Literal["select"]] = "select"
    id: SessionConfigId
    name: str
    description: str | None
    category: SessionConfigOptionCategory | None
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        id: SessionConfigId,
        name: str,
        current_value: SessionConfigValueId,
        options: SessionConfigSelectOptions,
        description: str | None = None,
        category: SessionConfigOptionCategory | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.id = id
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
        "list",
        "delete",
        "additional_directories",
        "system_prompt",
        "fork",
        "archive",
        "status",
        "title",
        "resume",
        "close",
        "meta",
    )

    list: SessionListCapabilities | None
    delete: SessionDeleteCapabilities | None
    additional_directories: SessionAdditionalDirectoriesCapabilities | None
    system_prompt: SessionSystemPromptCapabilities | None
    fork: SessionForkCapabilities | None
    archive: SessionArchiveCapabilities | None
    status: SessionStatusCapabilities | None
    title: SessionTitleCapabilities | None
    resume: SessionResumeCapabilities | None
    close: SessionCloseCapabilities | None
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        list: SessionListCapabilities | None = None,
        delete: SessionDeleteCapabilities | None = None,
        additional_directories: SessionAdditionalDirectoriesCapabilities | None = None,
        system_prompt: SessionSystemPromptCapabilities | None = None,
        fork: SessionForkCapabilities | None = None,
        archive: SessionArchiveCapabilities | None = None,
        status: SessionStatusCapabilities | None = None,
        title: SessionTitleCapabilities | None = None,
        resume: SessionResumeCapabilities | None = None,
        close: SessionCloseCapabilities | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.list = list
        self.delete = delete
        self.additional_directories = additional_directories
        self.system_prompt = system_prompt
        self.fork = fork
        self.archive = archive
        self.status = status
        self.title = title
        self.resume = resume
        self.close = close
        self.meta = meta
        self.unknown_fields = unknown_fields


class SessionCloseCapabilities(Record):
    """The definition `SessionCloseCapabilities`."""

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


class SessionConfigOptionsCapabilities(Record):
    """The definition `SessionConfigOptionsCapabilities`."""

    __slots__ = ("boolean", "meta")

    boolean: BooleanConfigOptionCapabilities | None
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        boolean: BooleanConfigOptionCapabilities | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.boolean = boolean
        self.meta = meta
        self.unknown_fields = unknown_fields


class SessionConfigSelectGroup(Record):
    """The definition `SessionConfigSelectGroup`."""

    __slots__ = ("group", "name", "options", "meta")

    group: SessionConfigGroupId
    name: str
    options: list[SessionConfigSelectOption]
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        group: SessionConfigGroupId,
        name: str,
        options: list[SessionConfigSelectOption],
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.group = group
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
    cwd: str
    additional_directories: list[str] | None
    title: str | None
    updated_at: str | None
    archived: bool | None
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        session_id: SessionId,
        cwd: str,
        additional_directories: list[str] | None = None,
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
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        title: str | None | Unset = UNSET,
        updated_at: str | None | Unset = UNSET,
        meta: dict[str, Any] | None = None,
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


class SessionListCapabilities(Record):
    """The definition `SessionListCapabilities`."""

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


class SessionMode(Record):
    """The definition `SessionMode`."""

    __slots__ = ("id", "name", "description", "meta")

    id: SessionModeId
    name: str
    description: str | None
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        id: SessionModeId,
        name: str,
        description: str | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.id = id
        self.name = name
        self.description = description
        self.meta = meta
        self.unknown_fields = unknown_fields


class SessionModeState(Record):
    """The definition `SessionModeState`."""

    __slots__ = ("current_mode_id", "available_modes", "meta")

    current_mode_id: SessionModeId
    available_modes: list[SessionMode]
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        current_mode_id: SessionModeId,
        available_modes: list[SessionMode],
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.current_mode_id = current_mode_id
        self.available_modes = available_modes
        self.meta = meta
        self.unknown_fields = unknown_fields


class SessionNotification(Record):
    """The definition `SessionNotification`."""

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


class SessionResumeCapabilities(Record):
    """The definition `SessionResumeCapabilities`."""

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


class SetSessionModeRequest(Record):
    """The definition `SetSessionModeRequest`."""

    __slots__ = ("session_id", "mode_id", "meta")

    session_id: SessionId
    mode_id: SessionModeId
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        session_id: SessionId,
        mode_id: SessionModeId,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.session_id = session_id
        self.mode_id = mode_id
        self.meta = meta
        self.unknown_fields = unknown_fields


class SetSessionModeResponse(Record):
    """The definition `SetSessionModeResponse`."""

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


class SseMcpServer(McpServerSse):
    """A branch of `McpServer`."""

    __slots__ = ()

    type: ClassVar[Literal["sse"]] = "sse"


class StdioMcpServer(McpServerStdio):
    """A branch of `McpServer`."""

    __slots__ = ()

    type: ClassVar[Literal[None]] = None


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


class TerminalAuthMethod(AuthMethodTerminal):
    """A branch of `AuthMethod`."""

    __slots__ = ()

    type: ClassVar[Literal["terminal"]] = "terminal"


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


class TerminalOutputRequest(Record):
    """The definition `TerminalOutputRequest`."""

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


class TerminalOutputResponse(Record):
    """The definition `TerminalOutputResponse`."""

    __slots__ = ("output", "truncated", "exit_status", "meta")

    output: str
    truncated: bool
    exit_status: TerminalExitStatus | None
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        output: str,
        truncated: bool,
        exit_status: TerminalExitStatus | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.output = output
        self.truncated = truncated
        self.exit_status = exit_status
        self.meta = meta
        self.unknown_fields = unknown_fields


class TerminalToolCallContent(Terminal):
    """A branch of `ToolCallContent`."""

    __slots__ = ()

    type: ClassVar[Literal["terminal"]] = "terminal"


class TextContent(Record):
    """The definition `TextContent`."""

    __slots__ = ("annotations", "text", "meta")

    annotations: Annotations | None
    text: str
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        text: str,
        annotations: Annotations | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.annotations = annotations
        self.text = text
        self.meta = meta
        self.unknown_fields = unknown_fields


class TextContentBlock(TextContent):
    """A branch of `ContentBlock`."""

    __slots__ = ()

    type: ClassVar[Literal["text"]] = "text"


class TextResourceContents(Record):
    """The definition `TextResourceContents`."""

    __slots__ = ("mime_type", "text", "uri", "meta")

    mime_type: str | None
    text: str
    uri: str
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        text: str,
        uri: str,
        mime_type: str | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.mime_type = mime_type
        self.text = text
        self.uri = uri
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


class ToolCall(Record):
    """The definition `ToolCall`."""

    __slots__ = (
        "tool_call_id",
        "title",
        "name",
        "kind",
        "status",
        "content",
        "locations",
        "raw_input",
        "raw_output",
        "meta",
    )

    tool_call_id: ToolCallId
    title: str
    name: str | None
    kind: ToolKind | None
    status: ToolCallStatus | None
    content: list[ToolCallContent] | None
    locations: list[ToolCallLocation] | None
    raw_input: Any
    raw_output: Any
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        tool_call_id: ToolCallId,
        title: str,
        name: str | None = None,
        kind: ToolKind | None = None,
        status: ToolCallStatus | None = None,
        content: list[ToolCallContent] | None = None,
        locations: list[ToolCallLocation] | None = None,
        raw_input: Any = None,
        raw_output: Any = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.tool_call_id = tool_call_id
        self.title = title
        self.name = name
        self.kind = kind
        self.status = status
        self.content = content
        self.locations = locations
        self.raw_input = raw_input
        self.raw_output = raw_output
        self.meta = meta
        self.unknown_fields = unknown_fields


class ToolCallLocation(Record):
    """The definition `ToolCallLocation`."""

    __slots__ = ("path", "line", "meta")

    path: str
    line: int | None
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        path: str,
        line: int | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.path = path
        self.line = line
        self.meta = meta
        self.unknown_fields = unknown_fields


class ToolCallSessionUpdate(ToolCall):
    """A branch of `SessionUpdate`."""

    __slots__ = ()

    session_update: ClassVar[Literal["tool_call"]] = "tool_call"


class ToolCallUpdate(Record):
    """The definition `ToolCallUpdate`."""

    __slots__ = (
        "tool_call_id",
        "kind",
        "status",
        "title",
        "name",
        "content",
        "locations",
        "raw_input",
        "raw_output",
        "meta",
    )

    tool_call_id: ToolCallId
    kind: ToolKind | None
    status: ToolCallStatus | None
    title: str | None
    name: str | None
    content: list[ToolCallContent] | None
    locations: list[ToolCallLocation] | None
    raw_input: Any
    raw_output: Any
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        tool_call_id: ToolCallId,
        kind: ToolKind | None = None,
        status: ToolCallStatus | None = None,
        title: str | None = None,
        name: str | None = None,
        content: list[ToolCallContent] | None = None,
        locations: list[ToolCallLocation] | None = None,
        raw_input: Any = None,
        raw_output: Any = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.tool_call_id = tool_call_id
        self.kind = kind
        self.status = status
        self.title = title
        self.name = name
        self.content = content
        self.locations = locations
        self.raw_input = raw_input
        self.raw_output = raw_output
        self.meta = meta
        self.unknown_fields = unknown_fields


class ToolCallUpdateSessionUpdate(ToolCallUpdate):
    """A branch of `SessionUpdate`."""

    __slots__ = ()

    session_update: ClassVar[Literal["tool_call_update"]] = "tool_call_update"


class UnstructuredCommandInput(Record):
    """The definition `UnstructuredCommandInput`."""

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
    cost: Cost | None
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        used: int,
        size: int,
        cost: Cost | None = None,
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


class UserMessageChunkSessionUpdate(ContentChunk):
    """A branch of `SessionUpdate`."""

    __slots__ = ()

    session_update: ClassVar[Literal["user_message_chunk"]] = "user_message_chunk"


class ValueIdSetSessionConfigOptionRequest(Record):
    """A branch of `SetSessionConfigOptionRequest`."""

    __slots__ = ("session_id", "config_id", "meta", "value")

    type: ClassVar[Literal[None]] = None
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


class WaitForTerminalExitRequest(Record):
    """The definition `WaitForTerminalExitRequest`."""

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


class WaitForTerminalExitResponse(Record):
    """The definition `WaitForTerminalExitResponse`."""

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


class WriteTextFileRequest(Record):
    """The definition `WriteTextFileRequest`."""

    __slots__ = ("session_id", "path", "content", "meta")

    session_id: SessionId
    path: str
    content: str
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        session_id: SessionId,
        path: str,
        content: str,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.session_id = session_id
        self.path = path
        self.content = content
        self.meta = meta
        self.unknown_fields = unknown_fields


class WriteTextFileResponse(Record):
    """The definition `WriteTextFileResponse`."""

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


__all__ = [
    "ElicitationAcceptAction",
    "AcceptCreateElicitationResponse",
    "AgentAuthCapabilities",
    "AuthMethodAgent",
    "AgentAuthMethod",
    "AgentCapabilities",
    "ContentChunk",
    "AgentMessageChunkSessionUpdate",
    "AgentNotification",
    "AgentRequest",
    "AgentThoughtChunkSessionUpdate",
    "Annotations",
    "MultiSelectPropertySchema",
    "ArrayElicitationPropertySchema",
    "AudioContent",
    "AudioContentBlock",
    "AuthCapabilities",
    "AuthMethodTerminal",
    "AuthenticateRequest",
    "AuthenticateResponse",
    "AvailableCommand",
    "AvailableCommandsUpdate",
    "AvailableCommandsUpdateSessionUpdate",
    "BlobResourceContents",
    "BooleanConfigOptionCapabilities",
    "BooleanPropertySchema",
    "BooleanElicitationPropertySchema",
    "SessionConfigBoolean",
    "BooleanSessionConfigOption",
    "BooleanSetSessionConfigOptionRequest",
    "CancelNotification",
    "CancelRequestNotification",
    "CancelledRequestPermissionOutcome",
    "ClientCapabilities",
    "ClientNotification",
    "ClientRequest",
    "ClientSessionCapabilities",
    "CloseSessionRequest",
    "CloseSessionResponse",
    "CompactionCapabilities",
    "CompactionSummaryChunk",
    "CompactionSummaryChunkSessionUpdate",
    "CompactionUpdate",
    "CompactionUpdateSessionUpdate",
    "CompleteElicitationNotification",
    "ConfigOptionUpdate",
    "ConfigOptionUpdateSessionUpdate",
    "Content",
    "ContentToolCallContent",
    "Cost",
    "CreateTerminalRequest",
    "CreateTerminalResponse",
    "CurrentModeUpdate",
    "CurrentModeUpdateSessionUpdate",
    "DeleteSessionRequest",
    "DeleteSessionResponse",
    "Diff",
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
    "FileSystemCapabilities",
    "FormCreateElicitationRequest",
    "HttpHeader",
    "McpServerHttp",
    "HttpMcpServer",
    "ImageContent",
    "ImageContentBlock",
    "Implementation",
    "InitializeRequest",
    "InitializeResponse",
    "IntegerPropertySchema",
    "IntegerElicitationPropertySchema",
    "KillTerminalRequest",
    "KillTerminalResponse",
    "ListSessionsRequest",
    "ListSessionsResponse",
    "LoadSessionRequest",
    "LoadSessionResponse",
    "LogoutCapabilities",
    "LogoutRequest",
    "LogoutResponse",
    "McpCapabilities",
    "McpServerSse",
    "McpServerStdio",
    "NewSessionRequest",
    "NewSessionResponse",
    "Notice",
    "NoticeCapabilities",
    "NoticeSessionUpdate",
    "NumberPropertySchema",
    "NumberElicitationPropertySchema",
    "OtherCreateElicitationRequest",
    "OtherCreateElicitationResponse",
    "OtherElicitationPropertySchema",
    "OtherMultiSelectItems",
    "PermissionOption",
    "PlainCreateElicitationResponse",
    "Plan",
    "PlanEntry",
    "PlanSessionUpdate",
    "PromptCapabilities",
    "PromptRequest",
    "PromptResponse",
    "ReadTextFileRequest",
    "ReadTextFileResponse",
    "ReleaseTerminalRequest",
    "ReleaseTerminalResponse",
    "RequestPermissionRequest",
    "RequestPermissionResponse",
    "ResourceContentBlock",
    "ResourceLink",
    "ResourceLinkContentBlock",
    "ResultAgentResponse",
    "ResultClientResponse",
    "ResumeSessionRequest",
    "ResumeSessionResponse",
    "SessionConfigSelect",
    "SelectSessionConfigOption",
    "SelectedPermissionOutcome",
    "SelectedRequestPermissionOutcome",
    "SessionAdditionalDirectoriesCapabilities",
    "SessionCapabilities",
    "SessionCloseCapabilities",
    "SessionConfigOptionsCapabilities",
    "SessionConfigSelectGroup",
    "SessionConfigSelectOption",
    "SessionDeleteCapabilities",
    "SessionInfo",
    "SessionInfoUpdate",
    "SessionInfoUpdateSessionUpdate",
    "SessionListCapabilities",
    "SessionMode",
    "SessionModeState",
    "SessionNotification",
    "SessionResumeCapabilities",
    "SetSessionConfigOptionResponse",
    "SetSessionModeRequest",
    "SetSessionModeResponse",
    "SseMcpServer",
    "StdioMcpServer",
    "StringPropertySchema",
    "StringElicitationPropertySchema",
    "StringMultiSelectItems",
    "TaggedStringMultiSelectItems",
    "Terminal",
    "TerminalAuthMethod",
    "TerminalExitStatus",
    "TerminalOutputRequest",
    "TerminalOutputResponse",
    "TerminalToolCallContent",
    "TextContent",
    "TextContentBlock",
    "TextResourceContents",
    "TitledMultiSelectItems",
    "ToolCall",
    "ToolCallLocation",
    "ToolCallSessionUpdate",
    "ToolCallUpdate",
    "ToolCallUpdateSessionUpdate",
    "UnstructuredCommandInput",
    "UrlCreateElicitationRequest",
    "UsageUpdate",
    "UsageUpdateSessionUpdate",
    "UserMessageChunkSessionUpdate",
    "ValueIdSetSessionConfigOptionRequest",
    "WaitForTerminalExitRequest",
    "WaitForTerminalExitResponse",
    "WriteTextFileRequest",
    "WriteTextFileResponse",
]
