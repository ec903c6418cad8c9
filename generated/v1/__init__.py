"""Protocol version 1, from release @agentclientprotocol/sdk 2.4.0."""

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

PROTOCOL_VERSION = 1

TYPE_CHECKING = False
if TYPE_CHECKING:
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
        AvailableCommandInput as AvailableCommandInput,
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
        ExtNotification as ExtNotification,
    )
    from ._aliases import (
        ExtRequest as ExtRequest,
    )
    from ._aliases import (
        ExtResponse as ExtResponse,
    )
    from ._aliases import (
        McpServer as McpServer,
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
        ProtocolVersion as ProtocolVersion,
    )
    from ._aliases import (
        RequestId as RequestId,
    )
    from ._aliases import (
        RequestPermissionOutcome as RequestPermissionOutcome,
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
        SessionModeId as SessionModeId,
    )
    from ._aliases import (
        SessionUpdate as SessionUpdate,
    )
    from ._aliases import (
        SetSessionConfigOptionRequest as SetSessionConfigOptionRequest,
    )
    from ._aliases import (
        StopReason as StopReason,
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
        "AgentResponse": "_aliases",
        "AuthMethod": "_aliases",
        "AuthMethodId": "_aliases",
        "AvailableCommandInput": "_aliases",
        "ClientResponse": "_aliases",
        "CompactionId": "_aliases",
        "CompactionStatus": "_aliases",
        "ContentBlock": "_aliases",
        "CreateElicitationRequest": "_aliases",
        "CreateElicitationResponse": "_aliases",
        "ElicitationContentValue": "_aliases",
        "ElicitationId": "_aliases",
        "ElicitationPropertySchema": "_aliases",
        "ElicitationSchemaType": "_aliases",
        "EmbeddedResourceResource": "_aliases",
        "ErrorCode": "_aliases",
        "ExtNotification": "_aliases",
        "ExtRequest": "_aliases",
        "ExtResponse": "_aliases",
        "McpServer": "_aliases",
        "MessageId": "_aliases",
        "MultiSelectItems": "_aliases",
        "NoticeSeverity": "_aliases",
        "PermissionOptionId": "_aliases",
        "PermissionOptionKind": "_aliases",
        "PlanEntryPriority": "_aliases",
        "PlanEntryStatus": "_aliases",
        "ProtocolVersion": "_aliases",
        "RequestId": "_aliases",
        "RequestPermissionOutcome": "_aliases",
        "Role": "_aliases",
        "SessionConfigGroupId": "_aliases",
        "SessionConfigId": "_aliases",
        "SessionConfigOption": "_aliases",
        "SessionConfigOptionCategory": "_aliases",
        "SessionConfigSelectOptions": "_aliases",
        "SessionConfigValueId": "_aliases",
        "SessionId": "_aliases",
        "SessionModeId": "_aliases",
        "SessionUpdate": "_aliases",
        "SetSessionConfigOptionRequest": "_aliases",
        "StopReason": "_aliases",
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
        "DisableProviderRequest": ("LLM_PROVIDERS",),
        "DisableProviderResponse": ("LLM_PROVIDERS",),
        "ErrorStopReason": ("SUBAGENTS",),
        "ErrorIdleStateUpdate": ("SUBAGENTS",),
        "ErrorMessageMcpResponse": ("MCP_OVER_ACP",),
        "ErrorProxyResponse": ("PROXY_CHAINS",),
        "PlanFile": ("PLAN_OPERATIONS",),
        "FilePlanUpdateContent": ("PLAN_OPERATIONS",),
        "ForkSessionRequest": ("SESSION_FORK",),
        "ForkSessionResponse": ("SESSION_FORK",),
        "InitializeProxyRequest": ("PROXY_CHAINS",),
        "InitializeProxyResponse": ("PROXY_CHAINS",),
        "PlanItems": ("PLAN_OPERATIONS",),
        "ItemsPlanUpdateContent": ("PLAN_OPERATIONS",),
        "ListProvidersRequest": ("LLM_PROVIDERS",),
        "ListProvidersResponse": ("LLM_PROVIDERS",),
        "PlanMarkdown": ("PLAN_OPERATIONS",),
        "MarkdownPlanUpdateContent": ("PLAN_OPERATIONS",),
        "McpError": ("MCP_OVER_ACP",),
        "MessageMcpNotification": ("MCP_OVER_ACP",),
        "MessageMcpRequest": ("MCP_OVER_ACP",),
        "NoneIdleStateUpdate": ("SUBAGENTS",),
        "OtherIdleStateUpdate": ("SUBAGENTS",),
        "OtherStateUpdate": ("SUBAGENTS",),
        "PlainIdleStateUpdate": ("SUBAGENTS",),
        "PlanCapabilities": ("PLAN_OPERATIONS",),
        "PlanRemoved": ("PLAN_OPERATIONS",),
        "PlanRemovedSessionUpdate": ("PLAN_OPERATIONS",),
        "PlanUpdate": ("PLAN_OPERATIONS",),
        "PlanUpdateSessionUpdate": ("PLAN_OPERATIONS",),
        "ProviderCurrentConfig": ("LLM_PROVIDERS",),
        "ProviderInfo": ("LLM_PROVIDERS",),
        "ProvidersCapabilities": ("LLM_PROVIDERS",),
        "ProxyNotification": ("PROXY_CHAINS",),
        "ProxyRequest": ("PROXY_CHAINS",),
        "ProxySuccessorNotification": ("PROXY_CHAINS",),
        "ProxySuccessorRequest": ("PROXY_CHAINS",),
        "RequiresActionStateUpdate": ("SUBAGENTS",),
        "ResultMessageMcpResponse": ("MCP_OVER_ACP",),
        "ResultProxyResponse": ("PROXY_CHAINS",),
        "RunningStateUpdate": ("SUBAGENTS",),
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
        "SubagentCapabilities": ("SUBAGENTS",),
        "SubagentSessionCapabilities": ("SUBAGENTS",),
        "SubagentUpdate": ("SUBAGENTS",),
        "SubagentUpdateSessionUpdate": ("SUBAGENTS",),
        "SystemPrompt": ("SESSION_SYSTEM_PROMPT",),
        "TaggedIdleStateUpdate": ("SUBAGENTS",),
        "TaggedRequiresActionStateUpdate": ("SUBAGENTS",),
        "TaggedRunningStateUpdate": ("SUBAGENTS",),
        "UnknownStateUpdate": ("SUBAGENTS",),
        "TaggedUnknownStateUpdate": ("SUBAGENTS",),
        "UnarchiveSessionRequest": ("SESSION_ARCHIVE",),
        "UnarchiveSessionResponse": ("SESSION_ARCHIVE",),
        "Usage": ("END_TURN_TOKEN_USAGE",),
        "AuthState": ("AUTH_STATUS",),
        "IdleStateUpdate": ("SUBAGENTS",),
        "LlmProtocol": ("LLM_PROVIDERS",),
        "McpRequestId": ("MCP_OVER_ACP",),
        "McpServerAcpId": ("MCP_OVER_ACP",),
        "MessageMcpResponse": ("MCP_OVER_ACP",),
        "PlanId": ("PLAN_OPERATIONS",),
        "PlanUpdateContent": ("PLAN_OPERATIONS",),
        "ProviderId": ("LLM_PROVIDERS",),
        "ProxyResponse": ("PROXY_CHAINS",),
        "ProxySuccessorResponse": ("PROXY_CHAINS",),
        "SessionArchiveFilter": ("SESSION_ARCHIVE",),
        "SessionStatus": ("SESSION_STATUS",),
        "StateUpdate": ("SUBAGENTS",),
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
    "AgentResponse",
    "AuthMethod",
    "AuthMethodId",
    "AvailableCommandInput",
    "ClientResponse",
    "CompactionId",
    "CompactionStatus",
    "ContentBlock",
    "CreateElicitationRequest",
    "CreateElicitationResponse",
    "ElicitationContentValue",
    "ElicitationId",
    "ElicitationPropertySchema",
    "ElicitationSchemaType",
    "EmbeddedResourceResource",
    "ErrorCode",
    "ExtNotification",
    "ExtRequest",
    "ExtResponse",
    "McpServer",
    "MessageId",
    "MultiSelectItems",
    "NoticeSeverity",
    "PermissionOptionId",
    "PermissionOptionKind",
    "PlanEntryPriority",
    "PlanEntryStatus",
    "ProtocolVersion",
    "RequestId",
    "RequestPermissionOutcome",
    "Role",
    "SessionConfigGroupId",
    "SessionConfigId",
    "SessionConfigOption",
    "SessionConfigOptionCategory",
    "SessionConfigSelectOptions",
    "SessionConfigValueId",
    "SessionId",
    "SessionModeId",
    "SessionUpdate",
    "SetSessionConfigOptionRequest",
    "StopReason",
    "StringFormat",
    "TerminalId",
    "ToolCallContent",
    "ToolCallId",
    "ToolCallStatus",
    "ToolKind",
]
