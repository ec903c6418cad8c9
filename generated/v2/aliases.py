"""Type aliases: unions, enumerations and named scalars.

Nothing here is needed to decode or encode; the module loads when a program asks for an alias.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from .._runtime import Alias
from .types import *
from .unstable import *

AbsolutePath: TypeAlias = Annotated[str, Alias("AbsolutePath")]
AgentResponse: TypeAlias = ResultAgentResponse | ErrorAgentResponse
AuthMethod: TypeAlias = TerminalAuthMethod | AgentAuthMethod | OtherAuthMethod
AuthMethodId: TypeAlias = Annotated[str, Alias("AuthMethodId")]
AuthState: TypeAlias = Annotated[
    Literal["authenticated", "unauthenticated", "not_required", "unknown"] | str, Alias("AuthState")
]
AvailableCommand: TypeAlias = CommandAvailableCommand | OtherAvailableCommand
AvailableCommandInput: TypeAlias = TextAvailableCommandInput | OtherAvailableCommandInput
BackgroundWork: TypeAlias = (
    TerminalBackgroundWork | ToolCallBackgroundWork | SubagentBackgroundWork | OtherBackgroundWork
)
ClientResponse: TypeAlias = ResultClientResponse | ErrorClientResponse
CompactionId: TypeAlias = Annotated[str, Alias("CompactionId")]
CompactionStatus: TypeAlias = Annotated[
    Literal["in_progress", "completed", "failed", "cancelled"] | str, Alias("CompactionStatus")
]
ContentBlock: TypeAlias = (
    TextContentBlock
    | ImageContentBlock
    | AudioContentBlock
    | ResourceLinkContentBlock
    | ResourceContentBlock
    | OtherContentBlock
)
CreateElicitationRequest: TypeAlias = (
    FormCreateElicitationRequest | UrlCreateElicitationRequest | OtherCreateElicitationRequest
)
CreateElicitationResponse: TypeAlias = (
    AcceptCreateElicitationResponse
    | PlainCreateElicitationResponse
    | OtherCreateElicitationResponse
)
DiffChange: TypeAlias = (
    AddDiffChange
    | DeleteDiffChange
    | ModifyDiffChange
    | MoveDiffChange
    | CopyDiffChange
    | OtherDiffChange
)
DiffFileType: TypeAlias = Annotated[
    Literal["text", "binary", "directory", "symlink"] | str, Alias("DiffFileType")
]
DiffPatchFormat: TypeAlias = Annotated[Literal["git_patch"] | str, Alias("DiffPatchFormat")]
ElicitationContentValue: TypeAlias = Annotated[Any, Alias("ElicitationContentValue")]
ElicitationId: TypeAlias = Annotated[str, Alias("ElicitationId")]
ElicitationPropertySchema: TypeAlias = (
    StringElicitationPropertySchema
    | NumberElicitationPropertySchema
    | IntegerElicitationPropertySchema
    | BooleanElicitationPropertySchema
    | ArrayElicitationPropertySchema
    | OtherElicitationPropertySchema
)
ElicitationSchemaType: TypeAlias = Annotated[Literal["object"], Alias("ElicitationSchemaType")]
EmbeddedResourceResource: TypeAlias = TextResourceContents | BlobResourceContents
ErrorCode: TypeAlias = Annotated[
    Literal[-32700, -32600, -32601, -32602, -32603, -32800, -32000, -32002, -32022] | int,
    Alias("ErrorCode"),
]
ErrorData: TypeAlias = Annotated[Any, Alias("ErrorData")]
ExtNotification: TypeAlias = Annotated[Any, Alias("ExtNotification")]
ExtRequest: TypeAlias = Annotated[Any, Alias("ExtRequest")]
ExtResponse: TypeAlias = Annotated[Any, Alias("ExtResponse")]
IconTheme: TypeAlias = Annotated[Literal["light", "dark"] | str, Alias("IconTheme")]
IdleStateUpdate: TypeAlias = (
    PlainIdleStateUpdate | ErrorIdleStateUpdate | OtherIdleStateUpdate | NoneIdleStateUpdate
)
LlmProtocol: TypeAlias = Annotated[
    Literal["anthropic", "openai", "azure", "vertex", "bedrock"] | str, Alias("LlmProtocol")
]
McpRequestId: TypeAlias = Annotated[str, Alias("McpRequestId")]
McpServer: TypeAlias = HttpMcpServer | AcpMcpServer | StdioMcpServer | OtherMcpServer
McpServerAcpId: TypeAlias = Annotated[str, Alias("McpServerAcpId")]
MediaType: TypeAlias = Annotated[str, Alias("MediaType")]
MessageId: TypeAlias = Annotated[str, Alias("MessageId")]
MessageMcpResponse: TypeAlias = ResultMessageMcpResponse | ErrorMessageMcpResponse
MultiSelectItems: TypeAlias = (
    TaggedStringMultiSelectItems | OtherMultiSelectItems | TitledMultiSelectItems
)
NoticeSeverity: TypeAlias = Annotated[
    Literal["info", "warning", "error"] | str, Alias("NoticeSeverity")
]
PermissionOptionId: TypeAlias = Annotated[str, Alias("PermissionOptionId")]
PermissionOptionKind: TypeAlias = Annotated[
    Literal["allow_once", "allow_always", "reject_once", "reject_always"] | str,
    Alias("PermissionOptionKind"),
]
PlanEntryPriority: TypeAlias = Annotated[
    Literal["high", "medium", "low"] | str, Alias("PlanEntryPriority")
]
PlanEntryStatus: TypeAlias = Annotated[
    Literal["pending", "in_progress", "completed", "cancelled"] | str, Alias("PlanEntryStatus")
]
PlanId: TypeAlias = Annotated[str, Alias("PlanId")]
PlanUpdateContent: TypeAlias = (
    ItemsPlanUpdateContent
    | FilePlanUpdateContent
    | MarkdownPlanUpdateContent
    | OtherPlanUpdateContent
)
ProtocolVersion: TypeAlias = Annotated[int, Alias("ProtocolVersion")]
ProviderId: TypeAlias = Annotated[str, Alias("ProviderId")]
ProxyResponse: TypeAlias = ResultProxyResponse | ErrorProxyResponse
ProxySuccessorResponse: TypeAlias = Annotated[Any, Alias("ProxySuccessorResponse")]
ReplayFrom: TypeAlias = StartReplayFrom | OtherReplayFrom
RequestId: TypeAlias = Annotated[int | str, Alias("RequestId")]
RequestPermissionOutcome: TypeAlias = (
    CancelledRequestPermissionOutcome
    | SelectedRequestPermissionOutcome
    | OtherRequestPermissionOutcome
)
RequestPermissionSubject: TypeAlias = (
    ToolCallRequestPermissionSubject
    | CommandRequestPermissionSubject
    | OtherRequestPermissionSubject
)
Role: TypeAlias = Annotated[Literal["assistant", "user"] | str, Alias("Role")]
SessionArchiveFilter: TypeAlias = Annotated[
    Literal["exclude", "include", "only"] | str, Alias("SessionArchiveFilter")
]
SessionConfigGroupId: TypeAlias = Annotated[str, Alias("SessionConfigGroupId")]
SessionConfigId: TypeAlias = Annotated[str, Alias("SessionConfigId")]
SessionConfigOption: TypeAlias = (
    SelectSessionConfigOption | BooleanSessionConfigOption | OtherSessionConfigOption
)
SessionConfigOptionCategory: TypeAlias = Annotated[
    Literal["mode", "model", "model_config", "thought_level"] | str,
    Alias("SessionConfigOptionCategory"),
]
SessionConfigSelectOptions: TypeAlias = Annotated[
    list[SessionConfigSelectOption] | list[SessionConfigSelectGroup],
    Alias("SessionConfigSelectOptions"),
]
SessionConfigValueId: TypeAlias = Annotated[str, Alias("SessionConfigValueId")]
SessionId: TypeAlias = Annotated[str, Alias("SessionId")]
SessionListCursor: TypeAlias = Annotated[str, Alias("SessionListCursor")]
SessionStatus: TypeAlias = Annotated[Literal["open", "saved"] | str, Alias("SessionStatus")]
SessionUpdate: TypeAlias = (
    UserMessageChunkSessionUpdate
    | UserMessageSessionUpdate
    | AgentMessageChunkSessionUpdate
    | AgentMessageSessionUpdate
    | AgentThoughtChunkSessionUpdate
    | AgentThoughtSessionUpdate
    | StateUpdateSessionUpdate
    | ToolCallContentChunkSessionUpdate
    | ToolCallUpdateSessionUpdate
    | TerminalUpdateSessionUpdate
    | TerminalOutputChunkSessionUpdate
    | PlanUpdateSessionUpdate
    | PlanRemovedSessionUpdate
    | AvailableCommandsUpdateSessionUpdate
    | ConfigOptionUpdateSessionUpdate
    | SessionInfoUpdateSessionUpdate
    | UsageUpdateSessionUpdate
    | NoticeSessionUpdate
    | CompactionUpdateSessionUpdate
    | CompactionSummaryChunkSessionUpdate
    | SubagentUpdateSessionUpdate
    | SessionMessageSessionUpdate
    | SessionMessageChunkSessionUpdate
    | OtherSessionUpdate
)
SetSessionConfigOptionRequest: TypeAlias = (
    IdSetSessionConfigOptionRequest
    | BooleanSetSessionConfigOptionRequest
    | OtherSetSessionConfigOptionRequest
)
StateUpdate: TypeAlias = (
    TaggedRunningStateUpdate
    | TaggedIdleStateUpdate
    | TaggedRequiresActionStateUpdate
    | TaggedUnknownStateUpdate
    | OtherStateUpdate
)
StringFormat: TypeAlias = Annotated[
    Literal["email", "uri", "date", "date-time"] | str, Alias("StringFormat")
]
SystemPromptMode: TypeAlias = Annotated[
    Literal["append", "override"] | str, Alias("SystemPromptMode")
]
TerminalId: TypeAlias = Annotated[str, Alias("TerminalId")]
ToolCallContent: TypeAlias = (
    ContentToolCallContent | DiffToolCallContent | TerminalToolCallContent | OtherToolCallContent
)
ToolCallId: TypeAlias = Annotated[str, Alias("ToolCallId")]
ToolCallStatus: TypeAlias = Annotated[
    Literal["pending", "in_progress", "paused", "completed", "failed", "cancelled"] | str,
    Alias("ToolCallStatus"),
]
ToolKind: TypeAlias = Annotated[
    Literal[
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
    | str,
    Alias("ToolKind"),
]
