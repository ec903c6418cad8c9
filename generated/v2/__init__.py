"""Protocol version 2, from release @agentclientprotocol/sdk 2.4.0."""

from __future__ import annotations

from .._runtime import (
    UNSET,
    DecodeError,
    Issue,
    Method,
    Record,
    Unset,
    UnstableFeatureError,
)
from .types import *

PROTOCOL_VERSION = 2

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ._aliases import (
        AbsolutePath as AbsolutePath,
    )
    from ._aliases import (
        AgentResponse as AgentResponse,
    )
    from ._aliases import (
        AuthMethod as AuthMethod,
    )
    from ._aliases import (
        AuthMethodId as AuthMethodId,
    )
    from ._aliases import (
        AvailableCommand as AvailableCommand,
    )
    from ._aliases import (
        AvailableCommandInput as AvailableCommandInput,
    )
    from ._aliases import (
        BackgroundWork as BackgroundWork,
    )
    from ._aliases import (
        ClientResponse as ClientResponse,
    )
    from ._aliases import (
        CompactionId as CompactionId,
    )
    from ._aliases import (
        CompactionStatus as CompactionStatus,
    )
    from ._aliases import (
        ContentBlock as ContentBlock,
    )
    from ._aliases import (
        CreateElicitationRequest as CreateElicitationRequest,
    )
    from ._aliases import (
        CreateElicitationResponse as CreateElicitationResponse,
    )
    from ._aliases import (
        DiffChange as DiffChange,
    )
    from ._aliases import (
        DiffFileType as DiffFileType,
    )
    from ._aliases import (
        DiffPatchFormat as DiffPatchFormat,
    )
    from ._aliases import (
        ElicitationContentValue as ElicitationContentValue,
    )
    from ._aliases import (
        ElicitationId as ElicitationId,
    )
    from ._aliases import (
        ElicitationPropertySchema as ElicitationPropertySchema,
    )
    from ._aliases import (
        ElicitationSchemaType as ElicitationSchemaType,
    )
    from ._aliases import (
        EmbeddedResourceResource as EmbeddedResourceResource,
    )
    from ._aliases import (
        ErrorCode as ErrorCode,
    )
    from ._aliases import (
        ErrorData as ErrorData,
    )
    from ._aliases import (
        ExtNotification as ExtNotification,
    )
    from ._aliases import (
        ExtRequest as ExtRequest,
    )
    from ._aliases import (
        ExtResponse as ExtResponse,
    )
    from ._aliases import (
        IconTheme as IconTheme,
    )
    from ._aliases import (
        IdleStateUpdate as IdleStateUpdate,
    )
    from ._aliases import (
        McpServer as McpServer,
    )
    from ._aliases import (
        MediaType as MediaType,
    )
    from ._aliases import (
        MessageId as MessageId,
    )
    from ._aliases import (
        MultiSelectItems as MultiSelectItems,
    )
    from ._aliases import (
        NoticeSeverity as NoticeSeverity,
    )
    from ._aliases import (
        PermissionOptionId as PermissionOptionId,
    )
    from ._aliases import (
        PermissionOptionKind as PermissionOptionKind,
    )
    from ._aliases import (
        PlanEntryPriority as PlanEntryPriority,
    )
    from ._aliases import (
        PlanEntryStatus as PlanEntryStatus,
    )
    from ._aliases import (
        PlanId as PlanId,
    )
    from ._aliases import (
        PlanUpdateContent as PlanUpdateContent,
    )
    from ._aliases import (
        ProtocolVersion as ProtocolVersion,
    )
    from ._aliases import (
        ReplayFrom as ReplayFrom,
    )
    from ._aliases import (
        RequestId as RequestId,
    )
    from ._aliases import (
        RequestPermissionOutcome as RequestPermissionOutcome,
    )
    from ._aliases import (
        RequestPermissionSubject as RequestPermissionSubject,
    )
    from ._aliases import (
        Role as Role,
    )
    from ._aliases import (
        SessionConfigGroupId as SessionConfigGroupId,
    )
    from ._aliases import (
        SessionConfigId as SessionConfigId,
    )
    from ._aliases import (
        SessionConfigOption as SessionConfigOption,
    )
    from ._aliases import (
        SessionConfigOptionCategory as SessionConfigOptionCategory,
    )
    from ._aliases import (
        SessionConfigSelectOptions as SessionConfigSelectOptions,
    )
    from ._aliases import (
        SessionConfigValueId as SessionConfigValueId,
    )
    from ._aliases import (
        SessionId as SessionId,
    )
    from ._aliases import (
        SessionListCursor as SessionListCursor,
    )
    from ._aliases import (
        SessionUpdate as SessionUpdate,
    )
    from ._aliases import (
        SetSessionConfigOptionRequest as SetSessionConfigOptionRequest,
    )
    from ._aliases import (
        StateUpdate as StateUpdate,
    )
    from ._aliases import (
        StringFormat as StringFormat,
    )
    from ._aliases import (
        TerminalId as TerminalId,
    )
    from ._aliases import (
        ToolCallContent as ToolCallContent,
    )
    from ._aliases import (
        ToolCallId as ToolCallId,
    )
    from ._aliases import (
        ToolCallStatus as ToolCallStatus,
    )
    from ._aliases import (
        ToolKind as ToolKind,
    )
    from .codec import decode as decode
    from .codec import decode_json as decode_json
    from .codec import encode as encode
    from .codec import encode_json as encode_json
    from .features import Feature as Feature
    from .methods import METHODS as METHODS
else:
    # Loaded when first asked for, so that a program which needs the types alone starts at once.
    _LAZY = {
        "METHODS": "methods",
        "Feature": "features",
        "decode": "codec",
        "decode_json": "codec",
        "encode": "codec",
        "encode_json": "codec",
        "AbsolutePath": "_aliases",
        "AgentResponse": "_aliases",
        "AuthMethod": "_aliases",
        "AuthMethodId": "_aliases",
        "AvailableCommand": "_aliases",
        "AvailableCommandInput": "_aliases",
        "BackgroundWork": "_aliases",
        "ClientResponse": "_aliases",
        "CompactionId": "_aliases",
        "CompactionStatus": "_aliases",
        "ContentBlock": "_aliases",
        "CreateElicitationRequest": "_aliases",
        "CreateElicitationResponse": "_aliases",
        "DiffChange": "_aliases",
        "DiffFileType": "_aliases",
        "DiffPatchFormat": "_aliases",
        "ElicitationContentValue": "_aliases",
        "ElicitationId": "_aliases",
        "ElicitationPropertySchema": "_aliases",
        "ElicitationSchemaType": "_aliases",
        "EmbeddedResourceResource": "_aliases",
        "ErrorCode": "_aliases",
        "ErrorData": "_aliases",
        "ExtNotification": "_aliases",
        "ExtRequest": "_aliases",
        "ExtResponse": "_aliases",
        "IconTheme": "_aliases",
        "IdleStateUpdate": "_aliases",
        "McpServer": "_aliases",
        "MediaType": "_aliases",
        "MessageId": "_aliases",
        "MultiSelectItems": "_aliases",
        "NoticeSeverity": "_aliases",
        "PermissionOptionId": "_aliases",
        "PermissionOptionKind": "_aliases",
        "PlanEntryPriority": "_aliases",
        "PlanEntryStatus": "_aliases",
        "PlanId": "_aliases",
        "PlanUpdateContent": "_aliases",
        "ProtocolVersion": "_aliases",
        "ReplayFrom": "_aliases",
        "RequestId": "_aliases",
        "RequestPermissionOutcome": "_aliases",
        "RequestPermissionSubject": "_aliases",
        "Role": "_aliases",
        "SessionConfigGroupId": "_aliases",
        "SessionConfigId": "_aliases",
        "SessionConfigOption": "_aliases",
        "SessionConfigOptionCategory": "_aliases",
        "SessionConfigSelectOptions": "_aliases",
        "SessionConfigValueId": "_aliases",
        "SessionId": "_aliases",
        "SessionListCursor": "_aliases",
        "SessionUpdate": "_aliases",
        "SetSessionConfigOptionRequest": "_aliases",
        "StateUpdate": "_aliases",
        "StringFormat": "_aliases",
        "TerminalId": "_aliases",
        "ToolCallContent": "_aliases",
        "ToolCallId": "_aliases",
        "ToolCallStatus": "_aliases",
        "ToolKind": "_aliases",
    }
    _UNSTABLE = {
        "McpServerAcp": ("MCP_OVER_ACP",),
        "AcpMcpServer": ("MCP_OVER_ACP",),
        "ArchiveSessionRequest": ("SESSION_ARCHIVE",),
        "ArchiveSessionResponse": ("SESSION_ARCHIVE",),
        "AuthAccount": ("AUTH_STATUS",),
        "AuthStatusCapabilities": ("AUTH_STATUS",),
        "AuthStatusRequest": ("AUTH_STATUS",),
        "AuthStatusResponse": ("AUTH_STATUS",),
        "AuthStatusUpdateNotification": ("AUTH_STATUS",),
        "BackgroundSubagent": ("SUBAGENTS",),
        "DisableProviderRequest": ("LLM_PROVIDERS",),
        "DisableProviderResponse": ("LLM_PROVIDERS",),
        "ErrorMessageMcpResponse": ("MCP_OVER_ACP",),
        "ErrorProxyResponse": ("PROXY_CHAINS",),
        "PlanFile": ("PLAN_OPERATIONS",),
        "FilePlanUpdateContent": ("PLAN_OPERATIONS",),
        "ForkSessionRequest": ("SESSION_FORK",),
        "ForkSessionResponse": ("SESSION_FORK",),
        "InitializeProxyRequest": ("PROXY_CHAINS",),
        "InitializeProxyResponse": ("PROXY_CHAINS",),
        "ListProvidersRequest": ("LLM_PROVIDERS",),
        "ListProvidersResponse": ("LLM_PROVIDERS",),
        "PlanMarkdown": ("PLAN_OPERATIONS",),
        "MarkdownPlanUpdateContent": ("PLAN_OPERATIONS",),
        "McpAcpCapabilities": ("MCP_OVER_ACP",),
        "McpError": ("MCP_OVER_ACP",),
        "MessageMcpNotification": ("MCP_OVER_ACP",),
        "MessageMcpRequest": ("MCP_OVER_ACP",),
        "PlanRemoved": ("PLAN_OPERATIONS",),
        "PlanRemovedSessionUpdate": ("PLAN_OPERATIONS",),
        "ProviderCurrentConfig": ("LLM_PROVIDERS",),
        "ProviderInfo": ("LLM_PROVIDERS",),
        "ProvidersCapabilities": ("LLM_PROVIDERS",),
        "ProxyNotification": ("PROXY_CHAINS",),
        "ProxyRequest": ("PROXY_CHAINS",),
        "ProxySuccessorNotification": ("PROXY_CHAINS",),
        "ProxySuccessorRequest": ("PROXY_CHAINS",),
        "ResultMessageMcpResponse": ("MCP_OVER_ACP",),
        "ResultProxyResponse": ("PROXY_CHAINS",),
        "SessionArchiveCapabilities": ("SESSION_ARCHIVE",),
        "SessionCancelCapabilities": ("SUBAGENTS",),
        "SessionForkCapabilities": ("SESSION_FORK",),
        "SessionMessage": ("SUBAGENTS",),
        "SessionMessageChunk": ("SUBAGENTS",),
        "SessionMessageChunkSessionUpdate": ("SUBAGENTS",),
        "SessionMessageSessionUpdate": ("SUBAGENTS",),
        "SessionStatusCapabilities": ("SESSION_STATUS",),
        "SessionStatusRequest": ("SESSION_STATUS",),
        "SessionStatusResponse": ("SESSION_STATUS",),
        "SessionSystemPromptCapabilities": ("SESSION_SYSTEM_PROMPT",),
        "SessionSystemPromptModeCapabilities": ("SESSION_SYSTEM_PROMPT",),
        "SessionSystemPromptOverrideCapabilities": ("SESSION_SYSTEM_PROMPT",),
        "SessionTitleCapabilities": ("SESSION_SET_TITLE",),
        "SetProviderRequest": ("LLM_PROVIDERS",),
        "SetProviderResponse": ("LLM_PROVIDERS",),
        "SetSessionTitleRequest": ("SESSION_SET_TITLE",),
        "SetSessionTitleResponse": ("SESSION_SET_TITLE",),
        "SubagentBackgroundWork": ("SUBAGENTS",),
        "SubagentSessionCapabilities": ("SUBAGENTS",),
        "SubagentUpdate": ("SUBAGENTS",),
        "SubagentUpdateSessionUpdate": ("SUBAGENTS",),
        "SystemPrompt": ("SESSION_SYSTEM_PROMPT",),
        "UnknownStateUpdate": ("SUBAGENTS",),
        "TaggedUnknownStateUpdate": ("SUBAGENTS",),
        "UnarchiveSessionRequest": ("SESSION_ARCHIVE",),
        "UnarchiveSessionResponse": ("SESSION_ARCHIVE",),
        "Usage": ("END_TURN_TOKEN_USAGE",),
        "AuthState": ("AUTH_STATUS",),
        "LlmProtocol": ("LLM_PROVIDERS",),
        "McpRequestId": ("MCP_OVER_ACP",),
        "McpServerAcpId": ("MCP_OVER_ACP",),
        "MessageMcpResponse": ("MCP_OVER_ACP",),
        "ProviderId": ("LLM_PROVIDERS",),
        "ProxyResponse": ("PROXY_CHAINS",),
        "ProxySuccessorResponse": ("PROXY_CHAINS",),
        "SessionArchiveFilter": ("SESSION_ARCHIVE",),
        "SessionStatus": ("SESSION_STATUS",),
        "SystemPromptMode": ("SESSION_SYSTEM_PROMPT",),
    }

    def __getattr__(name):
        module = _LAZY.get(name)
        if module is not None:
            from importlib import import_module

            value = globals()[name] = getattr(import_module(f"{__name__}.{module}"), name)
            return value
        features = _UNSTABLE.get(name)
        if features is not None:
            hint = f"import it from {__name__}.unstable and pass"
            raise UnstableFeatureError(name, features, hint)
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")

    def __dir__():
        return sorted({*globals(), *_LAZY})


__all__ = [
    "METHODS",
    "PROTOCOL_VERSION",
    "UNSET",
    "DecodeError",
    "Feature",
    "Issue",
    "Method",
    "Record",
    "Unset",
    "UnstableFeatureError",
    "decode",
    "decode_json",
    "encode",
    "encode_json",
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
    "AbsolutePath",
    "AgentResponse",
    "AuthMethod",
    "AuthMethodId",
    "AvailableCommand",
    "AvailableCommandInput",
    "BackgroundWork",
    "ClientResponse",
    "CompactionId",
    "CompactionStatus",
    "ContentBlock",
    "CreateElicitationRequest",
    "CreateElicitationResponse",
    "DiffChange",
    "DiffFileType",
    "DiffPatchFormat",
    "ElicitationContentValue",
    "ElicitationId",
    "ElicitationPropertySchema",
    "ElicitationSchemaType",
    "EmbeddedResourceResource",
    "ErrorCode",
    "ErrorData",
    "ExtNotification",
    "ExtRequest",
    "ExtResponse",
    "IconTheme",
    "IdleStateUpdate",
    "McpServer",
    "MediaType",
    "MessageId",
    "MultiSelectItems",
    "NoticeSeverity",
    "PermissionOptionId",
    "PermissionOptionKind",
    "PlanEntryPriority",
    "PlanEntryStatus",
    "PlanId",
    "PlanUpdateContent",
    "ProtocolVersion",
    "ReplayFrom",
    "RequestId",
    "RequestPermissionOutcome",
    "RequestPermissionSubject",
    "Role",
    "SessionConfigGroupId",
    "SessionConfigId",
    "SessionConfigOption",
    "SessionConfigOptionCategory",
    "SessionConfigSelectOptions",
    "SessionConfigValueId",
    "SessionId",
    "SessionListCursor",
    "SessionUpdate",
    "SetSessionConfigOptionRequest",
    "StateUpdate",
    "StringFormat",
    "TerminalId",
    "ToolCallContent",
    "ToolCallId",
    "ToolCallStatus",
    "ToolKind",
]
