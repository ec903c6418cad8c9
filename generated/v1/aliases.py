"""Type aliases: unions, enumerations and named scalars.

Nothing here is needed to decode or encode; the module loads when a program asks for an alias.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from .._runtime import Alias
from .types import *
from .unstable import *

AgentResponse: TypeAlias = ResultAgentResponse | ErrorAgentResponse
AuthMethod: TypeAlias = TerminalAuthMethod | AgentAuthMethod
AuthMethodId: TypeAlias = Annotated[str, Alias("AuthMethodId")]
AuthState: TypeAlias = Annotated[
    Literal["authenticated", "unauthenticated", "not_required", "unknown"] | str, Alias("AuthState")
]
AvailableCommandInput: TypeAlias = UnstructuredCommandInput
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
)
CreateElicitationRequest: TypeAlias = (
    FormCreateElicitationRequest | UrlCreateElicitationRequest | OtherCreateElicitationRequest
)
CreateElicitationResponse: TypeAlias = (
    AcceptCreateElicitationResponse
    | PlainCreateElicitationResponse
    | OtherCreateElicitationResponse
)
ElicitationContentValue: TypeAlias = Annotated[
    str | int | float | bool | list[str], Alias("ElicitationContentValue")
]
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
    Literal[-32700, -32600, -32601, -32602, -32603, -32800, -32000, -32002] | int,
    Alias("ErrorCode"),
]
ExtNotification: TypeAlias = Annotated[Any, Alias("ExtNotification")]
ExtRequest: TypeAlias = Annotated[Any, Alias("ExtRequest")]
ExtResponse: TypeAlias = Annotated[Any, Alias("ExtResponse")]
IdleStateUpdate: TypeAlias = (
    PlainIdleStateUpdate | ErrorIdleStateUpdate | OtherIdleStateUpdate | NoneIdleStateUpdate
)
LlmProtocol: TypeAlias = Annotated[
    Literal["anthropic", "openai", "azure", "vertex", "bedrock"] | str, Alias("LlmProtocol")
]
McpRequestId: TypeAlias = Annotated[str, Alias("McpRequestId")]
McpServer: TypeAlias = HttpMcpServer | SseMcpServer | AcpMcpServer | StdioMcpServer
McpServerAcpId: TypeAlias = Annotated[str, Alias("McpServerAcpId")]
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
    Literal["allow_once", "allow_always", "reject_once", "reject_always"],
    Alias("PermissionOptionKind"),
]
PlanEntryPriority: TypeAlias = Annotated[
    Literal["high", "medium", "low"], Alias("PlanEntryPriority")
]
PlanEntryStatus: TypeAlias = Annotated[
    Literal["pending", "in_progress", "completed"], Alias("PlanEntryStatus")
]
PlanId: TypeAlias = Annotated[str, Alias("PlanId")]
PlanUpdateContent: TypeAlias = (
    ItemsPlanUpdateContent | FilePlanUpdateContent | MarkdownPlanUpdateContent
)
ProtocolVersion: TypeAlias = Annotated[int, Alias("ProtocolVersion")]
ProviderId: TypeAlias = Annotated[str, Alias("ProviderId")]
ProxyResponse: TypeAlias = ResultProxyResponse | ErrorProxyResponse
ProxySuccessorResponse: TypeAlias = Annotated[Any, Alias("ProxySuccessorResponse")]
RequestId: TypeAlias = Annotated[int | str | None, Alias("RequestId")]
RequestPermissionOutcome: TypeAlias = (
    CancelledRequestPermissionOutcome | SelectedRequestPermissionOutcome
)
Role: TypeAlias = Annotated[Literal["assistant", "user"], Alias("Role")]
SessionArchiveFilter: TypeAlias = Annotated[
    Literal["exclude", "include", "only"] | str, Alias("SessionArchiveFilter")
]
SessionConfigGroupId: TypeAlias = Annotated[str, Alias("SessionConfigGroupId")]
SessionConfigId: TypeAlias = Annotated[str, Alias("SessionConfigId")]
SessionConfigOption: TypeAlias = SelectSessionConfigOption | BooleanSessionConfigOption
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
SessionModeId: TypeAlias = Annotated[str, Alias("SessionModeId")]
SessionStatus: TypeAlias = Annotated[Literal["open", "saved"] | str, Alias("SessionStatus")]
SessionUpdate: TypeAlias = (
    UserMessageChunkSessionUpdate
    | AgentMessageChunkSessionUpdate
    | AgentThoughtChunkSessionUpdate
    | ToolCallSessionUpdate
    | ToolCallUpdateSessionUpdate
    | PlanSessionUpdate
    | PlanUpdateSessionUpdate
    | PlanRemovedSessionUpdate
    | AvailableCommandsUpdateSessionUpdate
    | CurrentModeUpdateSessionUpdate
    | ConfigOptionUpdateSessionUpdate
    | SessionInfoUpdateSessionUpdate
    | UsageUpdateSessionUpdate
    | NoticeSessionUpdate
    | CompactionUpdateSessionUpdate
    | CompactionSummaryChunkSessionUpdate
    | SubagentUpdateSessionUpdate
    | SessionMessageSessionUpdate
    | SessionMessageChunkSessionUpdate
)
SetSessionConfigOptionRequest: TypeAlias = (
    BooleanSetSessionConfigOptionRequest | ValueIdSetSessionConfigOptionRequest
)
StateUpdate: TypeAlias = (
    TaggedRunningStateUpdate
    | TaggedIdleStateUpdate
    | TaggedRequiresActionStateUpdate
    | TaggedUnknownStateUpdate
    | OtherStateUpdate
)
StopReason: TypeAlias = Annotated[
    Literal["end_turn", "max_tokens", "max_turn_requests", "refusal", "cancelled"],
    Alias("StopReason"),
]
StringFormat: TypeAlias = Annotated[
    Literal["email", "uri", "date", "date-time"], Alias("StringFormat")
]
SystemPromptMode: TypeAlias = Annotated[
    Literal["append", "override"] | str, Alias("SystemPromptMode")
]
TerminalId: TypeAlias = Annotated[str, Alias("TerminalId")]
ToolCallContent: TypeAlias = ContentToolCallContent | DiffToolCallContent | TerminalToolCallContent
ToolCallId: TypeAlias = Annotated[str, Alias("ToolCallId")]
ToolCallStatus: TypeAlias = Annotated[
    Literal["pending", "in_progress", "completed", "failed"], Alias("ToolCallStatus")
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
    ],
    Alias("ToolKind"),
]
