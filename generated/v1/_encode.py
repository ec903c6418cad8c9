"""Encoders: one function for each class and union, from its Python form to a JSON value.

`c` holds the bits of the features that are on; a function raises UnstableFeatureError where a
value needs more.
"""

from __future__ import annotations

from .._decoding import Context
from .._encoding import anything, branch, number, off, restore, stands
from .._runtime import EMPTY, UNSET
from ._decode import (
    d_AgentAuthCapabilities,
    d_AgentCapabilities,
    d_AuthCapabilities,
    d_ClientCapabilities,
    d_FileSystemCapabilities,
    d_McpCapabilities,
    d_PromptCapabilities,
    d_SessionCapabilities,
)
from .types import (
    AcceptCreateElicitationResponse,
    AgentAuthCapabilities,
    AgentAuthMethod,
    AgentCapabilities,
    AgentMessageChunkSessionUpdate,
    AgentNotification,
    AgentRequest,
    AgentThoughtChunkSessionUpdate,
    Annotations,
    ArrayElicitationPropertySchema,
    AudioContent,
    AudioContentBlock,
    AuthCapabilities,
    AuthenticateRequest,
    AuthenticateResponse,
    AuthMethodAgent,
    AuthMethodTerminal,
    AvailableCommand,
    AvailableCommandsUpdate,
    AvailableCommandsUpdateSessionUpdate,
    BlobResourceContents,
    BooleanConfigOptionCapabilities,
    BooleanElicitationPropertySchema,
    BooleanPropertySchema,
    BooleanSessionConfigOption,
    BooleanSetSessionConfigOptionRequest,
    CancelledRequestPermissionOutcome,
    CancelNotification,
    CancelRequestNotification,
    ClientCapabilities,
    ClientNotification,
    ClientRequest,
    ClientSessionCapabilities,
    CloseSessionRequest,
    CloseSessionResponse,
    CompactionCapabilities,
    CompactionSummaryChunk,
    CompactionSummaryChunkSessionUpdate,
    CompactionUpdate,
    CompactionUpdateSessionUpdate,
    CompleteElicitationNotification,
    ConfigOptionUpdate,
    ConfigOptionUpdateSessionUpdate,
    Content,
    ContentChunk,
    ContentToolCallContent,
    Cost,
    CreateTerminalRequest,
    CreateTerminalResponse,
    CurrentModeUpdate,
    CurrentModeUpdateSessionUpdate,
    DeleteSessionRequest,
    DeleteSessionResponse,
    Diff,
    DiffToolCallContent,
    ElicitationAcceptAction,
    ElicitationCapabilities,
    ElicitationFormCapabilities,
    ElicitationFormMode,
    ElicitationRequestScope,
    ElicitationSchema,
    ElicitationSessionScope,
    ElicitationUrlCapabilities,
    ElicitationUrlMode,
    EmbeddedResource,
    EnumOption,
    EnvVariable,
    Error,
    ErrorAgentResponse,
    ErrorClientResponse,
    FileSystemCapabilities,
    FormCreateElicitationRequest,
    HttpHeader,
    HttpMcpServer,
    ImageContent,
    ImageContentBlock,
    Implementation,
    InitializeRequest,
    InitializeResponse,
    IntegerElicitationPropertySchema,
    IntegerPropertySchema,
    KillTerminalRequest,
    KillTerminalResponse,
    ListSessionsRequest,
    ListSessionsResponse,
    LoadSessionRequest,
    LoadSessionResponse,
    LogoutCapabilities,
    LogoutRequest,
    LogoutResponse,
    McpCapabilities,
    McpServerHttp,
    McpServerSse,
    McpServerStdio,
    MultiSelectPropertySchema,
    NewSessionRequest,
    NewSessionResponse,
    Notice,
    NoticeCapabilities,
    NoticeSessionUpdate,
    NumberElicitationPropertySchema,
    NumberPropertySchema,
    OtherCreateElicitationRequest,
    OtherCreateElicitationResponse,
    OtherElicitationPropertySchema,
    OtherMultiSelectItems,
    PermissionOption,
    PlainCreateElicitationResponse,
    Plan,
    PlanEntry,
    PlanSessionUpdate,
    PromptCapabilities,
    PromptRequest,
    PromptResponse,
    ReadTextFileRequest,
    ReadTextFileResponse,
    ReleaseTerminalRequest,
    ReleaseTerminalResponse,
    RequestPermissionRequest,
    RequestPermissionResponse,
    ResourceContentBlock,
    ResourceLink,
    ResourceLinkContentBlock,
    ResultAgentResponse,
    ResultClientResponse,
    ResumeSessionRequest,
    ResumeSessionResponse,
    SelectedPermissionOutcome,
    SelectedRequestPermissionOutcome,
    SelectSessionConfigOption,
    SessionAdditionalDirectoriesCapabilities,
    SessionCapabilities,
    SessionCloseCapabilities,
    SessionConfigBoolean,
    SessionConfigOptionsCapabilities,
    SessionConfigSelect,
    SessionConfigSelectGroup,
    SessionConfigSelectOption,
    SessionDeleteCapabilities,
    SessionInfo,
    SessionInfoUpdate,
    SessionInfoUpdateSessionUpdate,
    SessionListCapabilities,
    SessionMode,
    SessionModeState,
    SessionNotification,
    SessionResumeCapabilities,
    SetSessionConfigOptionResponse,
    SetSessionModeRequest,
    SetSessionModeResponse,
    SseMcpServer,
    StdioMcpServer,
    StringElicitationPropertySchema,
    StringMultiSelectItems,
    StringPropertySchema,
    TaggedStringMultiSelectItems,
    Terminal,
    TerminalAuthMethod,
    TerminalExitStatus,
    TerminalOutputRequest,
    TerminalOutputResponse,
    TerminalToolCallContent,
    TextContent,
    TextContentBlock,
    TextResourceContents,
    TitledMultiSelectItems,
    ToolCall,
    ToolCallLocation,
    ToolCallSessionUpdate,
    ToolCallUpdate,
    ToolCallUpdateSessionUpdate,
    UnstructuredCommandInput,
    UrlCreateElicitationRequest,
    UsageUpdate,
    UsageUpdateSessionUpdate,
    UserMessageChunkSessionUpdate,
    ValueIdSetSessionConfigOptionRequest,
    WaitForTerminalExitRequest,
    WaitForTerminalExitResponse,
    WriteTextFileRequest,
    WriteTextFileResponse,
)
from .unstable import (
    AcpMcpServer,
    ArchiveSessionRequest,
    ArchiveSessionResponse,
    AuthAccount,
    AuthStatusCapabilities,
    AuthStatusRequest,
    AuthStatusResponse,
    AuthStatusUpdateNotification,
    DisableProviderRequest,
    DisableProviderResponse,
    ErrorIdleStateUpdate,
    ErrorMessageMcpResponse,
    ErrorProxyResponse,
    ErrorStopReason,
    FilePlanUpdateContent,
    ForkSessionRequest,
    ForkSessionResponse,
    InitializeProxyRequest,
    InitializeProxyResponse,
    ItemsPlanUpdateContent,
    ListProvidersRequest,
    ListProvidersResponse,
    MarkdownPlanUpdateContent,
    McpError,
    McpServerAcp,
    MessageMcpNotification,
    MessageMcpRequest,
    NoneIdleStateUpdate,
    OtherIdleStateUpdate,
    OtherStateUpdate,
    PlainIdleStateUpdate,
    PlanCapabilities,
    PlanFile,
    PlanItems,
    PlanMarkdown,
    PlanRemoved,
    PlanRemovedSessionUpdate,
    PlanUpdate,
    PlanUpdateSessionUpdate,
    ProviderCurrentConfig,
    ProviderInfo,
    ProvidersCapabilities,
    ProxyNotification,
    ProxyRequest,
    ProxySuccessorNotification,
    ProxySuccessorRequest,
    RequiresActionStateUpdate,
    ResultMessageMcpResponse,
    ResultProxyResponse,
    RunningStateUpdate,
    SessionArchiveCapabilities,
    SessionCancelCapabilities,
    SessionForkCapabilities,
    SessionMessage,
    SessionMessageChunk,
    SessionMessageChunkSessionUpdate,
    SessionMessageSessionUpdate,
    SessionStatusCapabilities,
    SessionStatusRequest,
    SessionStatusResponse,
    SessionSystemPromptCapabilities,
    SessionSystemPromptModeCapabilities,
    SessionSystemPromptOverrideCapabilities,
    SessionTitleCapabilities,
    SetProviderRequest,
    SetProviderResponse,
    SetSessionTitleRequest,
    SetSessionTitleResponse,
    SubagentCapabilities,
    SubagentSessionCapabilities,
    SubagentUpdate,
    SubagentUpdateSessionUpdate,
    SystemPrompt,
    TaggedIdleStateUpdate,
    TaggedRequiresActionStateUpdate,
    TaggedRunningStateUpdate,
    TaggedUnknownStateUpdate,
    UnarchiveSessionRequest,
    UnarchiveSessionResponse,
    UnknownStateUpdate,
    Usage,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from .._encoding import Encoder


def e_ElicitationAcceptAction(
    o: ElicitationAcceptAction, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    v = o.content
    if v is not None:
        r["content"] = {k: e_ElicitationContentValue(x, c) for k, x in v.items()}
    if u is not EMPTY:
        restore(r, u)
    return r


def e_AcceptCreateElicitationResponse(o: AcceptCreateElicitationResponse, c: int) -> dict[str, Any]:
    r: dict[str, Any] = {"action": "accept"}
    u = o.unknown_fields
    v = o.meta
    if v is not None:
        r["_meta"] = v
    v = o.content
    if v is not None:
        r["content"] = {k: e_ElicitationContentValue(x, c) for k, x in v.items()}
    if u is not EMPTY:
        restore(r, u)
    return r


def e_McpServerAcp(o: McpServerAcp, c: int, r: dict[str, Any] | None = None) -> dict[str, Any]:
    if c & 8 != 8:
        raise off("McpServerAcp", "MCP_OVER_ACP")

    if r is None:
        r = {}
    u = o.unknown_fields
    r["name"] = o.name
    r["serverId"] = o.server_id
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_AcpMcpServer(o: AcpMcpServer, c: int) -> dict[str, Any]:
    if c & 8 != 8:
        raise off("AcpMcpServer", "MCP_OVER_ACP")

    return e_McpServerAcp(o, c, {"type": "acp"})


def e_AgentAuthCapabilities(
    o: AgentAuthCapabilities, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    v = o.status
    if v is not None:
        if c & 1 != 1:
            raise off("AgentAuthCapabilities.status", "AUTH_STATUS")

        r["status"] = e_AuthStatusCapabilities(v, c)
    v = o.logout
    if v is not None:
        r["logout"] = e_LogoutCapabilities(v, c)
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_AuthMethodAgent(
    o: AuthMethodAgent, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    r["id"] = o.id
    r["name"] = o.name
    v = o.description
    if v is not None:
        r["description"] = v
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_AgentAuthMethod(o: AgentAuthMethod, c: int) -> dict[str, Any]:
    return e_AuthMethodAgent(o, c)


def e_AgentCapabilities(
    o: AgentCapabilities, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    v = o.load_session
    if v is not None and (u is EMPTY or not stands(u, "loadSession") or v is not False):
        r["loadSession"] = v
    v = o.prompt_capabilities
    if v is not None and (
        u is EMPTY
        or not stands(u, "promptCapabilities")
        or v != d_PromptCapabilities({}, Context(c, True))
    ):
        r["promptCapabilities"] = e_PromptCapabilities(v, c)
    v = o.mcp_capabilities
    if v is not None and (
        u is EMPTY
        or not stands(u, "mcpCapabilities")
        or v != d_McpCapabilities({}, Context(c, True))
    ):
        r["mcpCapabilities"] = e_McpCapabilities(v, c)
    v = o.session_capabilities
    if v is not None and (
        u is EMPTY
        or not stands(u, "sessionCapabilities")
        or v != d_SessionCapabilities({}, Context(c, True))
    ):
        r["sessionCapabilities"] = e_SessionCapabilities(v, c)
    v = o.auth
    if v is not None and (
        u is EMPTY or not stands(u, "auth") or v != d_AgentAuthCapabilities({}, Context(c, True))
    ):
        r["auth"] = e_AgentAuthCapabilities(v, c)
    v = o.providers
    if v is not None:
        if c & 4 != 4:
            raise off("AgentCapabilities.providers", "LLM_PROVIDERS")

        r["providers"] = e_ProvidersCapabilities(v, c)
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_ContentChunk(o: ContentChunk, c: int, r: dict[str, Any] | None = None) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    r["content"] = e_ContentBlock(o.content, c)
    v = o.message_id
    if v is not None:
        r["messageId"] = v
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_AgentMessageChunkSessionUpdate(o: AgentMessageChunkSessionUpdate, c: int) -> dict[str, Any]:
    return e_ContentChunk(o, c, {"sessionUpdate": "agent_message_chunk"})


def e_AgentNotification(
    o: AgentNotification, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    r["method"] = o.method
    v = o.params
    if v is not None:
        r["params"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_AgentRequest(o: AgentRequest, c: int, r: dict[str, Any] | None = None) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    r["id"] = o.id
    r["method"] = o.method
    v = o.params
    if v is not None:
        r["params"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_AgentThoughtChunkSessionUpdate(o: AgentThoughtChunkSessionUpdate, c: int) -> dict[str, Any]:
    return e_ContentChunk(o, c, {"sessionUpdate": "agent_thought_chunk"})


def e_Annotations(o: Annotations, c: int, r: dict[str, Any] | None = None) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    v = o.audience
    if v is not None:
        r["audience"] = [*v]
    v = o.last_modified
    if v is not None:
        r["lastModified"] = v
    v = o.priority
    if v is not None:
        r["priority"] = number(v)
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_ArchiveSessionRequest(
    o: ArchiveSessionRequest, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if c & 64 != 64:
        raise off("ArchiveSessionRequest", "SESSION_ARCHIVE")

    if r is None:
        r = {}
    u = o.unknown_fields
    r["sessionId"] = o.session_id
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_ArchiveSessionResponse(
    o: ArchiveSessionResponse, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if c & 64 != 64:
        raise off("ArchiveSessionResponse", "SESSION_ARCHIVE")

    if r is None:
        r = {}
    u = o.unknown_fields
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_MultiSelectPropertySchema(
    o: MultiSelectPropertySchema, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    v = o.title
    if v is not None:
        r["title"] = v
    v = o.description
    if v is not None:
        r["description"] = v
    v = o.min_items
    if v is not None:
        r["minItems"] = v
    v = o.max_items
    if v is not None:
        r["maxItems"] = v
    r["items"] = e_MultiSelectItems(o.items, c)
    v = o.default
    if v is not None:
        r["default"] = [*v]
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_ArrayElicitationPropertySchema(o: ArrayElicitationPropertySchema, c: int) -> dict[str, Any]:
    return e_MultiSelectPropertySchema(o, c, {"type": "array"})


def e_AudioContent(o: AudioContent, c: int, r: dict[str, Any] | None = None) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    v = o.annotations
    if v is not None:
        r["annotations"] = e_Annotations(v, c)
    r["data"] = o.data
    r["mimeType"] = o.mime_type
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_AudioContentBlock(o: AudioContentBlock, c: int) -> dict[str, Any]:
    return e_AudioContent(o, c, {"type": "audio"})


def e_AuthAccount(o: AuthAccount, c: int, r: dict[str, Any] | None = None) -> dict[str, Any]:
    if c & 1 != 1:
        raise off("AuthAccount", "AUTH_STATUS")

    if r is None:
        r = {}
    u = o.unknown_fields
    r["label"] = o.label
    v = o.active
    if v is not None:
        r["active"] = v
    v = o.name
    if v is not None:
        r["name"] = v
    v = o.email
    if v is not None:
        r["email"] = v
    v = o.organization
    if v is not None:
        r["organization"] = v
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_AuthCapabilities(
    o: AuthCapabilities, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    v = o.terminal
    if v is not None and (u is EMPTY or not stands(u, "terminal") or v is not False):
        r["terminal"] = v
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_AuthMethodTerminal(
    o: AuthMethodTerminal, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    r["id"] = o.id
    r["name"] = o.name
    v = o.description
    if v is not None:
        r["description"] = v
    v = o.args
    if v is not None and (v or u is EMPTY or not stands(u, "args")):
        r["args"] = [*v]
    v = o.env
    if v is not None and (v or u is EMPTY or not stands(u, "env")):
        r["env"] = {**v}
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_AuthStatusCapabilities(
    o: AuthStatusCapabilities, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if c & 1 != 1:
        raise off("AuthStatusCapabilities", "AUTH_STATUS")

    if r is None:
        r = {}
    u = o.unknown_fields
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_AuthStatusRequest(
    o: AuthStatusRequest, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if c & 1 != 1:
        raise off("AuthStatusRequest", "AUTH_STATUS")

    if r is None:
        r = {}
    u = o.unknown_fields
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_AuthStatusResponse(
    o: AuthStatusResponse, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if c & 1 != 1:
        raise off("AuthStatusResponse", "AUTH_STATUS")

    if r is None:
        r = {}
    u = o.unknown_fields
    r["state"] = o.state
    v = o.accounts
    if v is not None and (v or u is EMPTY or not stands(u, "accounts")):
        r["accounts"] = [e_AuthAccount(x, c) for x in v]
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_AuthStatusUpdateNotification(
    o: AuthStatusUpdateNotification, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if c & 1 != 1:
        raise off("AuthStatusUpdateNotification", "AUTH_STATUS")

    if r is None:
        r = {}
    u = o.unknown_fields
    r["state"] = o.state
    v = o.accounts
    if v is not None and (v or u is EMPTY or not stands(u, "accounts")):
        r["accounts"] = [e_AuthAccount(x, c) for x in v]
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_AuthenticateRequest(
    o: AuthenticateRequest, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    r["methodId"] = o.method_id
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_AuthenticateResponse(
    o: AuthenticateResponse, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_AvailableCommand(
    o: AvailableCommand, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    r["name"] = o.name
    r["description"] = o.description
    v = o.input
    if v is not None:
        r["input"] = e_AvailableCommandInput(v, c)
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_AvailableCommandsUpdate(
    o: AvailableCommandsUpdate, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    v = o.available_commands
    if v or u is EMPTY or not stands(u, "availableCommands"):
        r["availableCommands"] = [e_AvailableCommand(x, c) for x in v]
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_AvailableCommandsUpdateSessionUpdate(
    o: AvailableCommandsUpdateSessionUpdate, c: int
) -> dict[str, Any]:
    return e_AvailableCommandsUpdate(o, c, {"sessionUpdate": "available_commands_update"})


def e_BlobResourceContents(
    o: BlobResourceContents, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    r["blob"] = o.blob
    v = o.mime_type
    if v is not None:
        r["mimeType"] = v
    r["uri"] = o.uri
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_BooleanConfigOptionCapabilities(
    o: BooleanConfigOptionCapabilities, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_BooleanPropertySchema(
    o: BooleanPropertySchema, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    v = o.title
    if v is not None:
        r["title"] = v
    v = o.description
    if v is not None:
        r["description"] = v
    v = o.default
    if v is not None:
        r["default"] = v
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_BooleanElicitationPropertySchema(
    o: BooleanElicitationPropertySchema, c: int
) -> dict[str, Any]:
    return e_BooleanPropertySchema(o, c, {"type": "boolean"})


def e_SessionConfigBoolean(
    o: SessionConfigBoolean, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    r["currentValue"] = o.current_value
    if u is not EMPTY:
        restore(r, u)
    return r


def e_BooleanSessionConfigOption(o: BooleanSessionConfigOption, c: int) -> dict[str, Any]:
    r: dict[str, Any] = {"type": "boolean"}
    u = o.unknown_fields
    r["id"] = o.id
    r["name"] = o.name
    v = o.description
    if v is not None:
        r["description"] = v
    v = o.category
    if v is not None:
        r["category"] = v
    v = o.meta
    if v is not None:
        r["_meta"] = v
    r["currentValue"] = o.current_value
    if u is not EMPTY:
        restore(r, u)
    return r


def e_BooleanSetSessionConfigOptionRequest(
    o: BooleanSetSessionConfigOptionRequest, c: int
) -> dict[str, Any]:
    r: dict[str, Any] = {"type": "boolean"}
    u = o.unknown_fields
    r["sessionId"] = o.session_id
    r["configId"] = o.config_id
    v = o.meta
    if v is not None:
        r["_meta"] = v
    r["value"] = o.value
    if u is not EMPTY:
        restore(r, u)
    return r


def e_CancelNotification(
    o: CancelNotification, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    r["sessionId"] = o.session_id
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_CancelRequestNotification(
    o: CancelRequestNotification, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    r["requestId"] = o.request_id
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_CancelledRequestPermissionOutcome(
    o: CancelledRequestPermissionOutcome, c: int
) -> dict[str, Any]:
    r: dict[str, Any] = {"outcome": "cancelled"}
    u = o.unknown_fields
    if u is not EMPTY:
        restore(r, u)
    return r


def e_ClientCapabilities(
    o: ClientCapabilities, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    v = o.fs
    if v is not None and (
        u is EMPTY or not stands(u, "fs") or v != d_FileSystemCapabilities({}, Context(c, True))
    ):
        r["fs"] = e_FileSystemCapabilities(v, c)
    v = o.terminal
    if v is not None and (u is EMPTY or not stands(u, "terminal") or v is not False):
        r["terminal"] = v
    v = o.session
    if v is not None:
        r["session"] = e_ClientSessionCapabilities(v, c)
    v = o.subagents
    if v is not None:
        if c & 2048 != 2048:
            raise off("ClientCapabilities.subagents", "SUBAGENTS")

        r["subagents"] = e_SubagentCapabilities(v, c)
    v = o.plan
    if v is not None:
        if c & 16 != 16:
            raise off("ClientCapabilities.plan", "PLAN_OPERATIONS")

        r["plan"] = e_PlanCapabilities(v, c)
    v = o.auth
    if v is not None and (
        u is EMPTY or not stands(u, "auth") or v != d_AuthCapabilities({}, Context(c, True))
    ):
        r["auth"] = e_AuthCapabilities(v, c)
    v = o.elicitation
    if v is not None:
        r["elicitation"] = e_ElicitationCapabilities(v, c)
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_ClientNotification(
    o: ClientNotification, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    r["method"] = o.method
    v = o.params
    if v is not None:
        r["params"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_ClientRequest(o: ClientRequest, c: int, r: dict[str, Any] | None = None) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    r["id"] = o.id
    r["method"] = o.method
    v = o.params
    if v is not None:
        r["params"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_ClientSessionCapabilities(
    o: ClientSessionCapabilities, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    v = o.compaction
    if v is not None:
        r["compaction"] = e_CompactionCapabilities(v, c)
    v = o.config_options
    if v is not None:
        r["configOptions"] = e_SessionConfigOptionsCapabilities(v, c)
    v = o.notices
    if v is not None:
        r["notices"] = e_NoticeCapabilities(v, c)
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_CloseSessionRequest(
    o: CloseSessionRequest, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    r["sessionId"] = o.session_id
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_CloseSessionResponse(
    o: CloseSessionResponse, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_CompactionCapabilities(
    o: CompactionCapabilities, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    for key, value in o.payload.items():
        if key not in r:
            r[key] = value
    if u is not EMPTY:
        restore(r, u)
    return r


def e_CompactionSummaryChunk(
    o: CompactionSummaryChunk, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    r["compactionId"] = o.compaction_id
    r["content"] = e_ContentBlock(o.content, c)
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_CompactionSummaryChunkSessionUpdate(
    o: CompactionSummaryChunkSessionUpdate, c: int
) -> dict[str, Any]:
    return e_CompactionSummaryChunk(o, c, {"sessionUpdate": "compaction_summary_chunk"})


def e_CompactionUpdate(
    o: CompactionUpdate, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    r["compactionId"] = o.compaction_id
    r["status"] = o.status
    v = o.summary
    if v is not UNSET:
        r["summary"] = None if v is None else [e_ContentBlock(x, c) for x in v]
    v = o.error
    if v is not UNSET:
        r["error"] = None if v is None else v
    v = o.meta
    if v is not UNSET:
        r["_meta"] = None if v is None else v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_CompactionUpdateSessionUpdate(o: CompactionUpdateSessionUpdate, c: int) -> dict[str, Any]:
    return e_CompactionUpdate(o, c, {"sessionUpdate": "compaction_update"})


def e_CompleteElicitationNotification(
    o: CompleteElicitationNotification, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    r["elicitationId"] = o.elicitation_id
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_ConfigOptionUpdate(
    o: ConfigOptionUpdate, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    v = o.config_options
    if v or u is EMPTY or not stands(u, "configOptions"):
        r["configOptions"] = [e_SessionConfigOption(x, c) for x in v]
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_ConfigOptionUpdateSessionUpdate(o: ConfigOptionUpdateSessionUpdate, c: int) -> dict[str, Any]:
    return e_ConfigOptionUpdate(o, c, {"sessionUpdate": "config_option_update"})


def e_Content(o: Content, c: int, r: dict[str, Any] | None = None) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    r["content"] = e_ContentBlock(o.content, c)
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_ContentToolCallContent(o: ContentToolCallContent, c: int) -> dict[str, Any]:
    return e_Content(o, c, {"type": "content"})


def e_Cost(o: Cost, c: int, r: dict[str, Any] | None = None) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    r["amount"] = number(o.amount)
    r["currency"] = o.currency
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_CreateTerminalRequest(
    o: CreateTerminalRequest, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    r["sessionId"] = o.session_id
    r["command"] = o.command
    v = o.args
    if v is not None and (v or u is EMPTY or not stands(u, "args")):
        r["args"] = [*v]
    v = o.env
    if v is not None and (v or u is EMPTY or not stands(u, "env")):
        r["env"] = [e_EnvVariable(x, c) for x in v]
    v = o.cwd
    if v is not None:
        r["cwd"] = v
    v = o.output_byte_limit
    if v is not None:
        r["outputByteLimit"] = v
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_CreateTerminalResponse(
    o: CreateTerminalResponse, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    r["terminalId"] = o.terminal_id
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_CurrentModeUpdate(
    o: CurrentModeUpdate, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    r["currentModeId"] = o.current_mode_id
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_CurrentModeUpdateSessionUpdate(o: CurrentModeUpdateSessionUpdate, c: int) -> dict[str, Any]:
    return e_CurrentModeUpdate(o, c, {"sessionUpdate": "current_mode_update"})


def e_DeleteSessionRequest(
    o: DeleteSessionRequest, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    r["sessionId"] = o.session_id
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_DeleteSessionResponse(
    o: DeleteSessionResponse, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_Diff(o: Diff, c: int, r: dict[str, Any] | None = None) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    r["path"] = o.path
    v = o.old_text
    if v is not None:
        r["oldText"] = v
    r["newText"] = o.new_text
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_DiffToolCallContent(o: DiffToolCallContent, c: int) -> dict[str, Any]:
    return e_Diff(o, c, {"type": "diff"})


def e_DisableProviderRequest(
    o: DisableProviderRequest, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if c & 4 != 4:
        raise off("DisableProviderRequest", "LLM_PROVIDERS")

    if r is None:
        r = {}
    u = o.unknown_fields
    r["providerId"] = o.provider_id
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_DisableProviderResponse(
    o: DisableProviderResponse, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if c & 4 != 4:
        raise off("DisableProviderResponse", "LLM_PROVIDERS")

    if r is None:
        r = {}
    u = o.unknown_fields
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_ElicitationCapabilities(
    o: ElicitationCapabilities, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    v = o.form
    if v is not None:
        r["form"] = e_ElicitationFormCapabilities(v, c)
    v = o.url
    if v is not None:
        r["url"] = e_ElicitationUrlCapabilities(v, c)
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_ElicitationFormCapabilities(
    o: ElicitationFormCapabilities, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_ElicitationFormMode(
    o: ElicitationFormMode, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    r["requestedSchema"] = e_ElicitationSchema(o.requested_schema, c)
    r.update(e_ElicitationFormMode_scope(o.scope, c))
    if u is not EMPTY:
        restore(r, u)
    return r


def e_ElicitationRequestScope(
    o: ElicitationRequestScope, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    r["requestId"] = o.request_id
    if u is not EMPTY:
        restore(r, u)
    return r


def e_ElicitationSchema(
    o: ElicitationSchema, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    v = o.type
    if v is not None and (u is EMPTY or not stands(u, "type") or v != "object"):
        r["type"] = v
    v = o.title
    if v is not None:
        r["title"] = v
    v = o.properties
    if v is not None and (v or u is EMPTY or not stands(u, "properties")):
        r["properties"] = {k: e_ElicitationPropertySchema(x, c) for k, x in v.items()}
    v = o.required
    if v is not None:
        r["required"] = [*v]
    v = o.description
    if v is not None:
        r["description"] = v
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_ElicitationSessionScope(
    o: ElicitationSessionScope, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    r["sessionId"] = o.session_id
    v = o.tool_call_id
    if v is not None:
        r["toolCallId"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_ElicitationUrlCapabilities(
    o: ElicitationUrlCapabilities, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_ElicitationUrlMode(
    o: ElicitationUrlMode, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    r["elicitationId"] = o.elicitation_id
    r["url"] = o.url
    r.update(e_ElicitationUrlMode_scope(o.scope, c))
    if u is not EMPTY:
        restore(r, u)
    return r


def e_EmbeddedResource(
    o: EmbeddedResource, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    v = o.annotations
    if v is not None:
        r["annotations"] = e_Annotations(v, c)
    r["resource"] = e_EmbeddedResourceResource(o.resource, c)
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_EnumOption(o: EnumOption, c: int, r: dict[str, Any] | None = None) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    r["const"] = o.const
    r["title"] = o.title
    v = o.description
    if v is not None:
        r["description"] = v
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_EnvVariable(o: EnvVariable, c: int, r: dict[str, Any] | None = None) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    r["name"] = o.name
    r["value"] = o.value
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_Error(o: Error, c: int, r: dict[str, Any] | None = None) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    r["code"] = o.code
    r["message"] = o.message
    v = o.data
    if v is not None:
        r["data"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_ErrorAgentResponse(
    o: ErrorAgentResponse, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    r["id"] = o.id
    r["error"] = e_Error(o.error, c)
    if u is not EMPTY:
        restore(r, u)
    return r


def e_ErrorClientResponse(
    o: ErrorClientResponse, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    r["id"] = o.id
    r["error"] = e_Error(o.error, c)
    if u is not EMPTY:
        restore(r, u)
    return r


def e_ErrorStopReason(
    o: ErrorStopReason, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if c & 2048 != 2048:
        raise off("ErrorStopReason", "SUBAGENTS")

    if r is None:
        r = {}
    u = o.unknown_fields
    v = o.error
    if v is not None:
        r["error"] = e_Error(v, c)
    if u is not EMPTY:
        restore(r, u)
    return r


def e_ErrorIdleStateUpdate(o: ErrorIdleStateUpdate, c: int) -> dict[str, Any]:
    if c & 2048 != 2048:
        raise off("ErrorIdleStateUpdate", "SUBAGENTS")

    r: dict[str, Any] = {"stopReason": "error"}
    u = o.unknown_fields
    v = o.usage
    if v is not None:
        if c & 2 != 2:
            raise off("ErrorIdleStateUpdate.usage", "END_TURN_TOKEN_USAGE")

        r["usage"] = e_Usage(v, c)
    v = o.meta
    if v is not None:
        r["_meta"] = v
    v = o.error
    if v is not None:
        r["error"] = e_Error(v, c)
    if u is not EMPTY:
        restore(r, u)
    return r


def e_ErrorMessageMcpResponse(
    o: ErrorMessageMcpResponse, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if c & 8 != 8:
        raise off("ErrorMessageMcpResponse", "MCP_OVER_ACP")

    if r is None:
        r = {}
    u = o.unknown_fields
    r["error"] = e_McpError(o.error, c)
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_ErrorProxyResponse(
    o: ErrorProxyResponse, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if c & 32 != 32:
        raise off("ErrorProxyResponse", "PROXY_CHAINS")

    if r is None:
        r = {}
    u = o.unknown_fields
    r["id"] = o.id
    r["error"] = e_Error(o.error, c)
    if u is not EMPTY:
        restore(r, u)
    return r


def e_PlanFile(o: PlanFile, c: int, r: dict[str, Any] | None = None) -> dict[str, Any]:
    if c & 16 != 16:
        raise off("PlanFile", "PLAN_OPERATIONS")

    if r is None:
        r = {}
    u = o.unknown_fields
    r["planId"] = o.plan_id
    r["uri"] = o.uri
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_FilePlanUpdateContent(o: FilePlanUpdateContent, c: int) -> dict[str, Any]:
    if c & 16 != 16:
        raise off("FilePlanUpdateContent", "PLAN_OPERATIONS")

    return e_PlanFile(o, c, {"type": "file"})


def e_FileSystemCapabilities(
    o: FileSystemCapabilities, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    v = o.read_text_file
    if v is not None and (u is EMPTY or not stands(u, "readTextFile") or v is not False):
        r["readTextFile"] = v
    v = o.write_text_file
    if v is not None and (u is EMPTY or not stands(u, "writeTextFile") or v is not False):
        r["writeTextFile"] = v
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_ForkSessionRequest(
    o: ForkSessionRequest, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if c & 128 != 128:
        raise off("ForkSessionRequest", "SESSION_FORK")

    if r is None:
        r = {}
    u = o.unknown_fields
    r["sessionId"] = o.session_id
    r["cwd"] = o.cwd
    v = o.additional_directories
    if v is not None and (v or u is EMPTY or not stands(u, "additionalDirectories")):
        r["additionalDirectories"] = [*v]
    v = o.mcp_servers
    if v is not None and (v or u is EMPTY or not stands(u, "mcpServers")):
        r["mcpServers"] = [e_McpServer(x, c) for x in v]
    v = o.system_prompt
    if v is not None:
        if c & 1024 != 1024:
            raise off("ForkSessionRequest.system_prompt", "SESSION_SYSTEM_PROMPT")

        r["systemPrompt"] = e_SystemPrompt(v, c)
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_ForkSessionResponse(
    o: ForkSessionResponse, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if c & 128 != 128:
        raise off("ForkSessionResponse", "SESSION_FORK")

    if r is None:
        r = {}
    u = o.unknown_fields
    r["sessionId"] = o.session_id
    v = o.modes
    if v is not None:
        r["modes"] = e_SessionModeState(v, c)
    v = o.config_options
    if v is not None:
        r["configOptions"] = [e_SessionConfigOption(x, c) for x in v]
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_FormCreateElicitationRequest(o: FormCreateElicitationRequest, c: int) -> dict[str, Any]:
    r: dict[str, Any] = {"mode": "form"}
    u = o.unknown_fields
    r["message"] = o.message
    v = o.meta
    if v is not None:
        r["_meta"] = v
    r["requestedSchema"] = e_ElicitationSchema(o.requested_schema, c)
    r.update(e_FormCreateElicitationRequest_scope(o.scope, c))
    if u is not EMPTY:
        restore(r, u)
    return r


def e_HttpHeader(o: HttpHeader, c: int, r: dict[str, Any] | None = None) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    r["name"] = o.name
    r["value"] = o.value
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_McpServerHttp(o: McpServerHttp, c: int, r: dict[str, Any] | None = None) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    r["name"] = o.name
    r["url"] = o.url
    v = o.headers
    if v or u is EMPTY or not stands(u, "headers"):
        r["headers"] = [e_HttpHeader(x, c) for x in v]
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_HttpMcpServer(o: HttpMcpServer, c: int) -> dict[str, Any]:
    return e_McpServerHttp(o, c, {"type": "http"})


def e_ImageContent(o: ImageContent, c: int, r: dict[str, Any] | None = None) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    v = o.annotations
    if v is not None:
        r["annotations"] = e_Annotations(v, c)
    r["data"] = o.data
    r["mimeType"] = o.mime_type
    v = o.uri
    if v is not None:
        r["uri"] = v
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_ImageContentBlock(o: ImageContentBlock, c: int) -> dict[str, Any]:
    return e_ImageContent(o, c, {"type": "image"})


def e_Implementation(o: Implementation, c: int, r: dict[str, Any] | None = None) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    r["name"] = o.name
    v = o.title
    if v is not None:
        r["title"] = v
    r["version"] = o.version
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_InitializeRequest(
    o: InitializeRequest, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    r["protocolVersion"] = o.protocol_version
    v = o.client_capabilities
    if v is not None and (
        u is EMPTY
        or not stands(u, "clientCapabilities")
        or v != d_ClientCapabilities({}, Context(c, True))
    ):
        r["clientCapabilities"] = e_ClientCapabilities(v, c)
    v = o.client_info
    if v is not None:
        r["clientInfo"] = e_Implementation(v, c)
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_InitializeProxyRequest(
    o: InitializeProxyRequest, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if c & 32 != 32:
        raise off("InitializeProxyRequest", "PROXY_CHAINS")

    return e_InitializeRequest(o, c)


def e_InitializeResponse(
    o: InitializeResponse, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    r["protocolVersion"] = o.protocol_version
    v = o.agent_capabilities
    if v is not None and (
        u is EMPTY
        or not stands(u, "agentCapabilities")
        or v != d_AgentCapabilities({}, Context(c, True))
    ):
        r["agentCapabilities"] = e_AgentCapabilities(v, c)
    v = o.auth_methods
    if v is not None and (v or u is EMPTY or not stands(u, "authMethods")):
        r["authMethods"] = [e_AuthMethod(x, c) for x in v]
    v = o.agent_info
    if v is not None:
        r["agentInfo"] = e_Implementation(v, c)
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_InitializeProxyResponse(
    o: InitializeProxyResponse, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if c & 32 != 32:
        raise off("InitializeProxyResponse", "PROXY_CHAINS")

    return e_InitializeResponse(o, c)


def e_IntegerPropertySchema(
    o: IntegerPropertySchema, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    v = o.title
    if v is not None:
        r["title"] = v
    v = o.description
    if v is not None:
        r["description"] = v
    v = o.minimum
    if v is not None:
        r["minimum"] = v
    v = o.maximum
    if v is not None:
        r["maximum"] = v
    v = o.default
    if v is not None:
        r["default"] = v
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_IntegerElicitationPropertySchema(
    o: IntegerElicitationPropertySchema, c: int
) -> dict[str, Any]:
    return e_IntegerPropertySchema(o, c, {"type": "integer"})


def e_PlanItems(o: PlanItems, c: int, r: dict[str, Any] | None = None) -> dict[str, Any]:
    if c & 16 != 16:
        raise off("PlanItems", "PLAN_OPERATIONS")

    if r is None:
        r = {}
    u = o.unknown_fields
    r["planId"] = o.plan_id
    v = o.entries
    if v or u is EMPTY or not stands(u, "entries"):
        r["entries"] = [e_PlanEntry(x, c) for x in v]
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_ItemsPlanUpdateContent(o: ItemsPlanUpdateContent, c: int) -> dict[str, Any]:
    if c & 16 != 16:
        raise off("ItemsPlanUpdateContent", "PLAN_OPERATIONS")

    return e_PlanItems(o, c, {"type": "items"})


def e_KillTerminalRequest(
    o: KillTerminalRequest, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    r["sessionId"] = o.session_id
    r["terminalId"] = o.terminal_id
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_KillTerminalResponse(
    o: KillTerminalResponse, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_ListProvidersRequest(
    o: ListProvidersRequest, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if c & 4 != 4:
        raise off("ListProvidersRequest", "LLM_PROVIDERS")

    if r is None:
        r = {}
    u = o.unknown_fields
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_ListProvidersResponse(
    o: ListProvidersResponse, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if c & 4 != 4:
        raise off("ListProvidersResponse", "LLM_PROVIDERS")

    if r is None:
        r = {}
    u = o.unknown_fields
    r["providers"] = [e_ProviderInfo(x, c) for x in o.providers]
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_ListSessionsRequest(
    o: ListSessionsRequest, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    v = o.cwd
    if v is not None:
        r["cwd"] = v
    v = o.cursor
    if v is not None:
        r["cursor"] = v
    v = o.archived
    if v is not None:
        if c & 64 != 64:
            raise off("ListSessionsRequest.archived", "SESSION_ARCHIVE")

        r["archived"] = v
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_ListSessionsResponse(
    o: ListSessionsResponse, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    v = o.sessions
    if v or u is EMPTY or not stands(u, "sessions"):
        r["sessions"] = [e_SessionInfo(x, c) for x in v]
    v = o.next_cursor
    if v is not None:
        r["nextCursor"] = v
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_LoadSessionRequest(
    o: LoadSessionRequest, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    v = o.mcp_servers
    if v or u is EMPTY or not stands(u, "mcpServers"):
        r["mcpServers"] = [e_McpServer(x, c) for x in v]
    r["cwd"] = o.cwd
    v = o.additional_directories
    if v is not None and (v or u is EMPTY or not stands(u, "additionalDirectories")):
        r["additionalDirectories"] = [*v]
    r["sessionId"] = o.session_id
    v = o.system_prompt
    if v is not None:
        if c & 1024 != 1024:
            raise off("LoadSessionRequest.system_prompt", "SESSION_SYSTEM_PROMPT")

        r["systemPrompt"] = e_SystemPrompt(v, c)
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_LoadSessionResponse(
    o: LoadSessionResponse, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    v = o.modes
    if v is not None:
        r["modes"] = e_SessionModeState(v, c)
    v = o.config_options
    if v is not None:
        r["configOptions"] = [e_SessionConfigOption(x, c) for x in v]
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_LogoutCapabilities(
    o: LogoutCapabilities, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_LogoutRequest(o: LogoutRequest, c: int, r: dict[str, Any] | None = None) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_LogoutResponse(o: LogoutResponse, c: int, r: dict[str, Any] | None = None) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_PlanMarkdown(o: PlanMarkdown, c: int, r: dict[str, Any] | None = None) -> dict[str, Any]:
    if c & 16 != 16:
        raise off("PlanMarkdown", "PLAN_OPERATIONS")

    if r is None:
        r = {}
    u = o.unknown_fields
    r["planId"] = o.plan_id
    r["content"] = o.content
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_MarkdownPlanUpdateContent(o: MarkdownPlanUpdateContent, c: int) -> dict[str, Any]:
    if c & 16 != 16:
        raise off("MarkdownPlanUpdateContent", "PLAN_OPERATIONS")

    return e_PlanMarkdown(o, c, {"type": "markdown"})


def e_McpCapabilities(
    o: McpCapabilities, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    v = o.http
    if v is not None and (u is EMPTY or not stands(u, "http") or v is not False):
        r["http"] = v
    v = o.sse
    if v is not None and (u is EMPTY or not stands(u, "sse") or v is not False):
        r["sse"] = v
    v = o.acp
    if v is not None and (u is EMPTY or not stands(u, "acp") or v is not False):
        if c & 8 != 8:
            raise off("McpCapabilities.acp", "MCP_OVER_ACP")

        r["acp"] = v
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_McpError(o: McpError, c: int, r: dict[str, Any] | None = None) -> dict[str, Any]:
    if c & 8 != 8:
        raise off("McpError", "MCP_OVER_ACP")

    if r is None:
        r = {}
    u = o.unknown_fields
    r["code"] = o.code
    r["message"] = o.message
    v = o.data
    if v is not None:
        r["data"] = v
    for key, value in o.payload.items():
        if key not in r:
            r[key] = value
    if u is not EMPTY:
        restore(r, u)
    return r


def e_McpServerSse(o: McpServerSse, c: int, r: dict[str, Any] | None = None) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    r["name"] = o.name
    r["url"] = o.url
    v = o.headers
    if v or u is EMPTY or not stands(u, "headers"):
        r["headers"] = [e_HttpHeader(x, c) for x in v]
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_McpServerStdio(o: McpServerStdio, c: int, r: dict[str, Any] | None = None) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    r["name"] = o.name
    r["command"] = o.command
    v = o.args
    if v or u is EMPTY or not stands(u, "args"):
        r["args"] = [*v]
    v = o.env
    if v or u is EMPTY or not stands(u, "env"):
        r["env"] = [e_EnvVariable(x, c) for x in v]
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_MessageMcpNotification(
    o: MessageMcpNotification, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if c & 8 != 8:
        raise off("MessageMcpNotification", "MCP_OVER_ACP")

    if r is None:
        r = {}
    u = o.unknown_fields
    r["serverId"] = o.server_id
    r["requestId"] = o.request_id
    r["method"] = o.method
    v = o.params
    if v is not None:
        r["params"] = v
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_MessageMcpRequest(
    o: MessageMcpRequest, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if c & 8 != 8:
        raise off("MessageMcpRequest", "MCP_OVER_ACP")

    if r is None:
        r = {}
    u = o.unknown_fields
    r["serverId"] = o.server_id
    r["requestId"] = o.request_id
    r["method"] = o.method
    v = o.params
    if v is not None:
        r["params"] = v
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_NewSessionRequest(
    o: NewSessionRequest, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    r["cwd"] = o.cwd
    v = o.additional_directories
    if v is not None and (v or u is EMPTY or not stands(u, "additionalDirectories")):
        r["additionalDirectories"] = [*v]
    v = o.mcp_servers
    if v or u is EMPTY or not stands(u, "mcpServers"):
        r["mcpServers"] = [e_McpServer(x, c) for x in v]
    v = o.system_prompt
    if v is not None:
        if c & 1024 != 1024:
            raise off("NewSessionRequest.system_prompt", "SESSION_SYSTEM_PROMPT")

        r["systemPrompt"] = e_SystemPrompt(v, c)
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_NewSessionResponse(
    o: NewSessionResponse, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    r["sessionId"] = o.session_id
    v = o.modes
    if v is not None:
        r["modes"] = e_SessionModeState(v, c)
    v = o.config_options
    if v is not None:
        r["configOptions"] = [e_SessionConfigOption(x, c) for x in v]
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_NoneIdleStateUpdate(o: NoneIdleStateUpdate, c: int) -> dict[str, Any]:
    if c & 2048 != 2048:
        raise off("NoneIdleStateUpdate", "SUBAGENTS")

    r: dict[str, Any] = {}
    u = o.unknown_fields
    v = o.usage
    if v is not None:
        if c & 2 != 2:
            raise off("NoneIdleStateUpdate.usage", "END_TURN_TOKEN_USAGE")

        r["usage"] = e_Usage(v, c)
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_Notice(o: Notice, c: int, r: dict[str, Any] | None = None) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    r["severity"] = o.severity
    r["title"] = o.title
    v = o.description
    if v is not None:
        r["description"] = v
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_NoticeCapabilities(
    o: NoticeCapabilities, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    for key, value in o.payload.items():
        if key not in r:
            r[key] = value
    if u is not EMPTY:
        restore(r, u)
    return r


def e_NoticeSessionUpdate(o: NoticeSessionUpdate, c: int) -> dict[str, Any]:
    return e_Notice(o, c, {"sessionUpdate": "notice"})


def e_NumberPropertySchema(
    o: NumberPropertySchema, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    v = o.title
    if v is not None:
        r["title"] = v
    v = o.description
    if v is not None:
        r["description"] = v
    v = o.minimum
    if v is not None:
        r["minimum"] = number(v)
    v = o.maximum
    if v is not None:
        r["maximum"] = number(v)
    v = o.default
    if v is not None:
        r["default"] = number(v)
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_NumberElicitationPropertySchema(o: NumberElicitationPropertySchema, c: int) -> dict[str, Any]:
    return e_NumberPropertySchema(o, c, {"type": "number"})


def e_OtherCreateElicitationRequest(
    o: OtherCreateElicitationRequest, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    r["message"] = o.message
    v = o.meta
    if v is not None:
        r["_meta"] = v
    r["mode"] = o.mode
    r.update(e_OtherCreateElicitationRequest_scope(o.scope, c))
    for key, value in o.payload.items():
        if key not in r:
            r[key] = value
    if u is not EMPTY:
        restore(r, u)
    return r


def e_OtherCreateElicitationResponse(
    o: OtherCreateElicitationResponse, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    v = o.meta
    if v is not None:
        r["_meta"] = v
    r["action"] = o.action
    for key, value in o.payload.items():
        if key not in r:
            r[key] = value
    if u is not EMPTY:
        restore(r, u)
    return r


def e_OtherElicitationPropertySchema(
    o: OtherElicitationPropertySchema, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    r["type"] = o.type
    for key, value in o.payload.items():
        if key not in r:
            r[key] = value
    if u is not EMPTY:
        restore(r, u)
    return r


def e_OtherIdleStateUpdate(
    o: OtherIdleStateUpdate, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if c & 2048 != 2048:
        raise off("OtherIdleStateUpdate", "SUBAGENTS")

    if r is None:
        r = {}
    u = o.unknown_fields
    v = o.usage
    if v is not None:
        if c & 2 != 2:
            raise off("OtherIdleStateUpdate.usage", "END_TURN_TOKEN_USAGE")

        r["usage"] = e_Usage(v, c)
    v = o.meta
    if v is not None:
        r["_meta"] = v
    r["stopReason"] = o.stop_reason
    for key, value in o.payload.items():
        if key not in r:
            r[key] = value
    if u is not EMPTY:
        restore(r, u)
    return r


def e_OtherMultiSelectItems(
    o: OtherMultiSelectItems, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    r["type"] = o.type
    for key, value in o.payload.items():
        if key not in r:
            r[key] = value
    if u is not EMPTY:
        restore(r, u)
    return r


def e_OtherStateUpdate(
    o: OtherStateUpdate, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if c & 2048 != 2048:
        raise off("OtherStateUpdate", "SUBAGENTS")

    if r is None:
        r = {}
    u = o.unknown_fields
    r["state"] = o.state
    for key, value in o.payload.items():
        if key not in r:
            r[key] = value
    if u is not EMPTY:
        restore(r, u)
    return r


def e_PermissionOption(
    o: PermissionOption, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    r["optionId"] = o.option_id
    r["name"] = o.name
    r["kind"] = o.kind
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_PlainCreateElicitationResponse(
    o: PlainCreateElicitationResponse, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    r["action"] = o.action
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_PlainIdleStateUpdate(
    o: PlainIdleStateUpdate, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if c & 2048 != 2048:
        raise off("PlainIdleStateUpdate", "SUBAGENTS")

    if r is None:
        r = {}
    u = o.unknown_fields
    r["stopReason"] = o.stop_reason
    v = o.usage
    if v is not None:
        if c & 2 != 2:
            raise off("PlainIdleStateUpdate.usage", "END_TURN_TOKEN_USAGE")

        r["usage"] = e_Usage(v, c)
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_Plan(o: Plan, c: int, r: dict[str, Any] | None = None) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    v = o.entries
    if v or u is EMPTY or not stands(u, "entries"):
        r["entries"] = [e_PlanEntry(x, c) for x in v]
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_PlanCapabilities(
    o: PlanCapabilities, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if c & 16 != 16:
        raise off("PlanCapabilities", "PLAN_OPERATIONS")

    if r is None:
        r = {}
    u = o.unknown_fields
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_PlanEntry(o: PlanEntry, c: int, r: dict[str, Any] | None = None) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    r["content"] = o.content
    r["priority"] = o.priority
    r["status"] = o.status
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_PlanRemoved(o: PlanRemoved, c: int, r: dict[str, Any] | None = None) -> dict[str, Any]:
    if c & 16 != 16:
        raise off("PlanRemoved", "PLAN_OPERATIONS")

    if r is None:
        r = {}
    u = o.unknown_fields
    r["planId"] = o.plan_id
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_PlanRemovedSessionUpdate(o: PlanRemovedSessionUpdate, c: int) -> dict[str, Any]:
    if c & 16 != 16:
        raise off("PlanRemovedSessionUpdate", "PLAN_OPERATIONS")

    return e_PlanRemoved(o, c, {"sessionUpdate": "plan_removed"})


def e_PlanSessionUpdate(o: PlanSessionUpdate, c: int) -> dict[str, Any]:
    return e_Plan(o, c, {"sessionUpdate": "plan"})


def e_PlanUpdate(o: PlanUpdate, c: int, r: dict[str, Any] | None = None) -> dict[str, Any]:
    if c & 16 != 16:
        raise off("PlanUpdate", "PLAN_OPERATIONS")

    if r is None:
        r = {}
    u = o.unknown_fields
    r["plan"] = e_PlanUpdateContent(o.plan, c)
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_PlanUpdateSessionUpdate(o: PlanUpdateSessionUpdate, c: int) -> dict[str, Any]:
    if c & 16 != 16:
        raise off("PlanUpdateSessionUpdate", "PLAN_OPERATIONS")

    return e_PlanUpdate(o, c, {"sessionUpdate": "plan_update"})


def e_PromptCapabilities(
    o: PromptCapabilities, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    v = o.image
    if v is not None and (u is EMPTY or not stands(u, "image") or v is not False):
        r["image"] = v
    v = o.audio
    if v is not None and (u is EMPTY or not stands(u, "audio") or v is not False):
        r["audio"] = v
    v = o.embedded_context
    if v is not None and (u is EMPTY or not stands(u, "embeddedContext") or v is not False):
        r["embeddedContext"] = v
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_PromptRequest(o: PromptRequest, c: int, r: dict[str, Any] | None = None) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    r["sessionId"] = o.session_id
    r["prompt"] = [e_ContentBlock(x, c) for x in o.prompt]
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_PromptResponse(o: PromptResponse, c: int, r: dict[str, Any] | None = None) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    r["stopReason"] = o.stop_reason
    v = o.usage
    if v is not None:
        if c & 2 != 2:
            raise off("PromptResponse.usage", "END_TURN_TOKEN_USAGE")

        r["usage"] = e_Usage(v, c)
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_ProviderCurrentConfig(
    o: ProviderCurrentConfig, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if c & 4 != 4:
        raise off("ProviderCurrentConfig", "LLM_PROVIDERS")

    if r is None:
        r = {}
    u = o.unknown_fields
    r["apiType"] = o.api_type
    r["baseUrl"] = o.base_url
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_ProviderInfo(o: ProviderInfo, c: int, r: dict[str, Any] | None = None) -> dict[str, Any]:
    if c & 4 != 4:
        raise off("ProviderInfo", "LLM_PROVIDERS")

    if r is None:
        r = {}
    u = o.unknown_fields
    r["providerId"] = o.provider_id
    v = o.supported
    if v or u is EMPTY or not stands(u, "supported"):
        r["supported"] = [*v]
    r["required"] = o.required
    v = o.current
    if v is not None:
        r["current"] = e_ProviderCurrentConfig(v, c)
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_ProvidersCapabilities(
    o: ProvidersCapabilities, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if c & 4 != 4:
        raise off("ProvidersCapabilities", "LLM_PROVIDERS")

    if r is None:
        r = {}
    u = o.unknown_fields
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_ProxyNotification(
    o: ProxyNotification, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if c & 32 != 32:
        raise off("ProxyNotification", "PROXY_CHAINS")

    if r is None:
        r = {}
    u = o.unknown_fields
    r["method"] = o.method
    v = o.params
    if v is not None:
        r["params"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_ProxyRequest(o: ProxyRequest, c: int, r: dict[str, Any] | None = None) -> dict[str, Any]:
    if c & 32 != 32:
        raise off("ProxyRequest", "PROXY_CHAINS")

    if r is None:
        r = {}
    u = o.unknown_fields
    r["id"] = o.id
    r["method"] = o.method
    v = o.params
    if v is not None:
        r["params"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_ProxySuccessorNotification(
    o: ProxySuccessorNotification, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if c & 32 != 32:
        raise off("ProxySuccessorNotification", "PROXY_CHAINS")

    if r is None:
        r = {}
    u = o.unknown_fields
    r["method"] = o.method
    v = o.params
    if v is not None:
        r["params"] = v
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_ProxySuccessorRequest(
    o: ProxySuccessorRequest, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if c & 32 != 32:
        raise off("ProxySuccessorRequest", "PROXY_CHAINS")

    if r is None:
        r = {}
    u = o.unknown_fields
    r["method"] = o.method
    v = o.params
    if v is not None:
        r["params"] = v
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_ReadTextFileRequest(
    o: ReadTextFileRequest, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    r["sessionId"] = o.session_id
    r["path"] = o.path
    v = o.line
    if v is not None:
        r["line"] = v
    v = o.limit
    if v is not None:
        r["limit"] = v
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_ReadTextFileResponse(
    o: ReadTextFileResponse, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    r["content"] = o.content
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_ReleaseTerminalRequest(
    o: ReleaseTerminalRequest, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    r["sessionId"] = o.session_id
    r["terminalId"] = o.terminal_id
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_ReleaseTerminalResponse(
    o: ReleaseTerminalResponse, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_RequestPermissionRequest(
    o: RequestPermissionRequest, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    r["sessionId"] = o.session_id
    r["toolCall"] = e_ToolCallUpdate(o.tool_call, c)
    r["options"] = [e_PermissionOption(x, c) for x in o.options]
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_RequestPermissionResponse(
    o: RequestPermissionResponse, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    r["outcome"] = e_RequestPermissionOutcome(o.outcome, c)
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_RequiresActionStateUpdate(
    o: RequiresActionStateUpdate, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if c & 2048 != 2048:
        raise off("RequiresActionStateUpdate", "SUBAGENTS")

    if r is None:
        r = {}
    u = o.unknown_fields
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_ResourceContentBlock(o: ResourceContentBlock, c: int) -> dict[str, Any]:
    return e_EmbeddedResource(o, c, {"type": "resource"})


def e_ResourceLink(o: ResourceLink, c: int, r: dict[str, Any] | None = None) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    v = o.annotations
    if v is not None:
        r["annotations"] = e_Annotations(v, c)
    v = o.description
    if v is not None:
        r["description"] = v
    v = o.mime_type
    if v is not None:
        r["mimeType"] = v
    r["name"] = o.name
    v = o.size
    if v is not None:
        r["size"] = v
    v = o.title
    if v is not None:
        r["title"] = v
    r["uri"] = o.uri
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_ResourceLinkContentBlock(o: ResourceLinkContentBlock, c: int) -> dict[str, Any]:
    return e_ResourceLink(o, c, {"type": "resource_link"})


def e_ResultAgentResponse(
    o: ResultAgentResponse, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    r["id"] = o.id
    v = o.result
    r["result"] = None if v is None else v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_ResultClientResponse(
    o: ResultClientResponse, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    r["id"] = o.id
    v = o.result
    r["result"] = None if v is None else v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_ResultMessageMcpResponse(
    o: ResultMessageMcpResponse, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if c & 8 != 8:
        raise off("ResultMessageMcpResponse", "MCP_OVER_ACP")

    if r is None:
        r = {}
    u = o.unknown_fields
    v = o.result
    r["result"] = None if v is None else v
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_ResultProxyResponse(
    o: ResultProxyResponse, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if c & 32 != 32:
        raise off("ResultProxyResponse", "PROXY_CHAINS")

    if r is None:
        r = {}
    u = o.unknown_fields
    r["id"] = o.id
    v = o.result
    r["result"] = None if v is None else v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_ResumeSessionRequest(
    o: ResumeSessionRequest, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    r["sessionId"] = o.session_id
    r["cwd"] = o.cwd
    v = o.additional_directories
    if v is not None and (v or u is EMPTY or not stands(u, "additionalDirectories")):
        r["additionalDirectories"] = [*v]
    v = o.mcp_servers
    if v is not None and (v or u is EMPTY or not stands(u, "mcpServers")):
        r["mcpServers"] = [e_McpServer(x, c) for x in v]
    v = o.system_prompt
    if v is not None:
        if c & 1024 != 1024:
            raise off("ResumeSessionRequest.system_prompt", "SESSION_SYSTEM_PROMPT")

        r["systemPrompt"] = e_SystemPrompt(v, c)
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_ResumeSessionResponse(
    o: ResumeSessionResponse, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    v = o.modes
    if v is not None:
        r["modes"] = e_SessionModeState(v, c)
    v = o.config_options
    if v is not None:
        r["configOptions"] = [e_SessionConfigOption(x, c) for x in v]
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_RunningStateUpdate(
    o: RunningStateUpdate, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if c & 2048 != 2048:
        raise off("RunningStateUpdate", "SUBAGENTS")

    if r is None:
        r = {}
    u = o.unknown_fields
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_SessionConfigSelect(
    o: SessionConfigSelect, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    r["currentValue"] = o.current_value
    r["options"] = e_SessionConfigSelectOptions(o.options, c)
    if u is not EMPTY:
        restore(r, u)
    return r


def e_SelectSessionConfigOption(o: SelectSessionConfigOption, c: int) -> dict[str, Any]:
    r: dict[str, Any] = {"type": "select"}
    u = o.unknown_fields
    r["id"] = o.id
    r["name"] = o.name
    v = o.description
    if v is not None:
        r["description"] = v
    v = o.category
    if v is not None:
        r["category"] = v
    v = o.meta
    if v is not None:
        r["_meta"] = v
    r["currentValue"] = o.current_value
    r["options"] = e_SessionConfigSelectOptions(o.options, c)
    if u is not EMPTY:
        restore(r, u)
    return r


def e_SelectedPermissionOutcome(
    o: SelectedPermissionOutcome, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    r["optionId"] = o.option_id
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_SelectedRequestPermissionOutcome(
    o: SelectedRequestPermissionOutcome, c: int
) -> dict[str, Any]:
    return e_SelectedPermissionOutcome(o, c, {"outcome": "selected"})


def e_SessionAdditionalDirectoriesCapabilities(
    o: SessionAdditionalDirectoriesCapabilities, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_SessionArchiveCapabilities(
    o: SessionArchiveCapabilities, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if c & 64 != 64:
        raise off("SessionArchiveCapabilities", "SESSION_ARCHIVE")

    if r is None:
        r = {}
    u = o.unknown_fields
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_SessionCancelCapabilities(
    o: SessionCancelCapabilities, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if c & 2048 != 2048:
        raise off("SessionCancelCapabilities", "SUBAGENTS")

    if r is None:
        r = {}
    u = o.unknown_fields
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_SessionCapabilities(
    o: SessionCapabilities, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    v = o.list
    if v is not None:
        r["list"] = e_SessionListCapabilities(v, c)
    v = o.delete
    if v is not None:
        r["delete"] = e_SessionDeleteCapabilities(v, c)
    v = o.additional_directories
    if v is not None:
        r["additionalDirectories"] = e_SessionAdditionalDirectoriesCapabilities(v, c)
    v = o.system_prompt
    if v is not None:
        if c & 1024 != 1024:
            raise off("SessionCapabilities.system_prompt", "SESSION_SYSTEM_PROMPT")

        r["systemPrompt"] = e_SessionSystemPromptCapabilities(v, c)
    v = o.fork
    if v is not None:
        if c & 128 != 128:
            raise off("SessionCapabilities.fork", "SESSION_FORK")

        r["fork"] = e_SessionForkCapabilities(v, c)
    v = o.archive
    if v is not None:
        if c & 64 != 64:
            raise off("SessionCapabilities.archive", "SESSION_ARCHIVE")

        r["archive"] = e_SessionArchiveCapabilities(v, c)
    v = o.status
    if v is not None:
        if c & 512 != 512:
            raise off("SessionCapabilities.status", "SESSION_STATUS")

        r["status"] = e_SessionStatusCapabilities(v, c)
    v = o.title
    if v is not None:
        if c & 256 != 256:
            raise off("SessionCapabilities.title", "SESSION_SET_TITLE")

        r["title"] = e_SessionTitleCapabilities(v, c)
    v = o.resume
    if v is not None:
        r["resume"] = e_SessionResumeCapabilities(v, c)
    v = o.close
    if v is not None:
        r["close"] = e_SessionCloseCapabilities(v, c)
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_SessionCloseCapabilities(
    o: SessionCloseCapabilities, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_SessionConfigOptionsCapabilities(
    o: SessionConfigOptionsCapabilities, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    v = o.boolean
    if v is not None:
        r["boolean"] = e_BooleanConfigOptionCapabilities(v, c)
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_SessionConfigSelectGroup(
    o: SessionConfigSelectGroup, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    r["group"] = o.group
    r["name"] = o.name
    v = o.options
    if v or u is EMPTY or not stands(u, "options"):
        r["options"] = [e_SessionConfigSelectOption(x, c) for x in v]
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_SessionConfigSelectOption(
    o: SessionConfigSelectOption, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    r["value"] = o.value
    r["name"] = o.name
    v = o.description
    if v is not None:
        r["description"] = v
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_SessionDeleteCapabilities(
    o: SessionDeleteCapabilities, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_SessionForkCapabilities(
    o: SessionForkCapabilities, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if c & 128 != 128:
        raise off("SessionForkCapabilities", "SESSION_FORK")

    if r is None:
        r = {}
    u = o.unknown_fields
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_SessionInfo(o: SessionInfo, c: int, r: dict[str, Any] | None = None) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    r["sessionId"] = o.session_id
    r["cwd"] = o.cwd
    v = o.additional_directories
    if v is not None and (v or u is EMPTY or not stands(u, "additionalDirectories")):
        r["additionalDirectories"] = [*v]
    v = o.title
    if v is not None:
        r["title"] = v
    v = o.updated_at
    if v is not None:
        r["updatedAt"] = v
    v = o.archived
    if v is not None:
        if c & 64 != 64:
            raise off("SessionInfo.archived", "SESSION_ARCHIVE")

        r["archived"] = v
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_SessionInfoUpdate(
    o: SessionInfoUpdate, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    v = o.title
    if v is not UNSET:
        r["title"] = None if v is None else v
    v = o.updated_at
    if v is not UNSET:
        r["updatedAt"] = None if v is None else v
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_SessionInfoUpdateSessionUpdate(o: SessionInfoUpdateSessionUpdate, c: int) -> dict[str, Any]:
    return e_SessionInfoUpdate(o, c, {"sessionUpdate": "session_info_update"})


def e_SessionListCapabilities(
    o: SessionListCapabilities, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_SessionMessage(o: SessionMessage, c: int, r: dict[str, Any] | None = None) -> dict[str, Any]:
    if c & 2048 != 2048:
        raise off("SessionMessage", "SUBAGENTS")

    if r is None:
        r = {}
    u = o.unknown_fields
    r["messageId"] = o.message_id
    v = o.sender_session_id
    if v is not UNSET:
        r["senderSessionId"] = None if v is None else v
    v = o.recipient_session_id
    if v is not UNSET:
        r["recipientSessionId"] = None if v is None else v
    v = o.sender_message_id
    if v is not UNSET:
        r["senderMessageId"] = None if v is None else v
    v = o.recipient_message_id
    if v is not UNSET:
        r["recipientMessageId"] = None if v is None else v
    v = o.content
    if v is not UNSET:
        r["content"] = None if v is None else [e_ContentBlock(x, c) for x in v]
    v = o.meta
    if v is not UNSET:
        r["_meta"] = None if v is None else v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_SessionMessageChunk(
    o: SessionMessageChunk, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if c & 2048 != 2048:
        raise off("SessionMessageChunk", "SUBAGENTS")

    if r is None:
        r = {}
    u = o.unknown_fields
    r["messageId"] = o.message_id
    r["content"] = e_ContentBlock(o.content, c)
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_SessionMessageChunkSessionUpdate(
    o: SessionMessageChunkSessionUpdate, c: int
) -> dict[str, Any]:
    if c & 2048 != 2048:
        raise off("SessionMessageChunkSessionUpdate", "SUBAGENTS")

    return e_SessionMessageChunk(o, c, {"sessionUpdate": "session_message_chunk"})


def e_SessionMessageSessionUpdate(o: SessionMessageSessionUpdate, c: int) -> dict[str, Any]:
    if c & 2048 != 2048:
        raise off("SessionMessageSessionUpdate", "SUBAGENTS")

    return e_SessionMessage(o, c, {"sessionUpdate": "session_message"})


def e_SessionMode(o: SessionMode, c: int, r: dict[str, Any] | None = None) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    r["id"] = o.id
    r["name"] = o.name
    v = o.description
    if v is not None:
        r["description"] = v
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_SessionModeState(
    o: SessionModeState, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    r["currentModeId"] = o.current_mode_id
    v = o.available_modes
    if v or u is EMPTY or not stands(u, "availableModes"):
        r["availableModes"] = [e_SessionMode(x, c) for x in v]
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_SessionNotification(
    o: SessionNotification, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    r["sessionId"] = o.session_id
    r["update"] = e_SessionUpdate(o.update, c)
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_SessionResumeCapabilities(
    o: SessionResumeCapabilities, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_SessionStatusCapabilities(
    o: SessionStatusCapabilities, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if c & 512 != 512:
        raise off("SessionStatusCapabilities", "SESSION_STATUS")

    if r is None:
        r = {}
    u = o.unknown_fields
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_SessionStatusRequest(
    o: SessionStatusRequest, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if c & 512 != 512:
        raise off("SessionStatusRequest", "SESSION_STATUS")

    if r is None:
        r = {}
    u = o.unknown_fields
    r["sessionId"] = o.session_id
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_SessionStatusResponse(
    o: SessionStatusResponse, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if c & 512 != 512:
        raise off("SessionStatusResponse", "SESSION_STATUS")

    if r is None:
        r = {}
    u = o.unknown_fields
    r["status"] = o.status
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_SessionSystemPromptCapabilities(
    o: SessionSystemPromptCapabilities, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if c & 1024 != 1024:
        raise off("SessionSystemPromptCapabilities", "SESSION_SYSTEM_PROMPT")

    if r is None:
        r = {}
    u = o.unknown_fields
    v = o.mode
    if v is not None:
        r["mode"] = e_SessionSystemPromptModeCapabilities(v, c)
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_SessionSystemPromptModeCapabilities(
    o: SessionSystemPromptModeCapabilities, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if c & 1024 != 1024:
        raise off("SessionSystemPromptModeCapabilities", "SESSION_SYSTEM_PROMPT")

    if r is None:
        r = {}
    u = o.unknown_fields
    v = o.override
    if v is not None:
        r["override"] = e_SessionSystemPromptOverrideCapabilities(v, c)
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_SessionSystemPromptOverrideCapabilities(
    o: SessionSystemPromptOverrideCapabilities, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if c & 1024 != 1024:
        raise off("SessionSystemPromptOverrideCapabilities", "SESSION_SYSTEM_PROMPT")

    if r is None:
        r = {}
    u = o.unknown_fields
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_SessionTitleCapabilities(
    o: SessionTitleCapabilities, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if c & 256 != 256:
        raise off("SessionTitleCapabilities", "SESSION_SET_TITLE")

    if r is None:
        r = {}
    u = o.unknown_fields
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_SetProviderRequest(
    o: SetProviderRequest, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if c & 4 != 4:
        raise off("SetProviderRequest", "LLM_PROVIDERS")

    if r is None:
        r = {}
    u = o.unknown_fields
    r["providerId"] = o.provider_id
    r["apiType"] = o.api_type
    r["baseUrl"] = o.base_url
    v = o.headers
    if v is not None:
        r["headers"] = {**v}
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_SetProviderResponse(
    o: SetProviderResponse, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if c & 4 != 4:
        raise off("SetProviderResponse", "LLM_PROVIDERS")

    if r is None:
        r = {}
    u = o.unknown_fields
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_SetSessionConfigOptionResponse(
    o: SetSessionConfigOptionResponse, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    v = o.config_options
    if v or u is EMPTY or not stands(u, "configOptions"):
        r["configOptions"] = [e_SessionConfigOption(x, c) for x in v]
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_SetSessionModeRequest(
    o: SetSessionModeRequest, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    r["sessionId"] = o.session_id
    r["modeId"] = o.mode_id
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_SetSessionModeResponse(
    o: SetSessionModeResponse, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_SetSessionTitleRequest(
    o: SetSessionTitleRequest, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if c & 256 != 256:
        raise off("SetSessionTitleRequest", "SESSION_SET_TITLE")

    if r is None:
        r = {}
    u = o.unknown_fields
    r["sessionId"] = o.session_id
    r["title"] = o.title
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_SetSessionTitleResponse(
    o: SetSessionTitleResponse, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if c & 256 != 256:
        raise off("SetSessionTitleResponse", "SESSION_SET_TITLE")

    if r is None:
        r = {}
    u = o.unknown_fields
    r["title"] = o.title
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_SseMcpServer(o: SseMcpServer, c: int) -> dict[str, Any]:
    return e_McpServerSse(o, c, {"type": "sse"})


def e_StdioMcpServer(o: StdioMcpServer, c: int) -> dict[str, Any]:
    return e_McpServerStdio(o, c)


def e_StringPropertySchema(
    o: StringPropertySchema, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    v = o.title
    if v is not None:
        r["title"] = v
    v = o.description
    if v is not None:
        r["description"] = v
    v = o.min_length
    if v is not None:
        r["minLength"] = v
    v = o.max_length
    if v is not None:
        r["maxLength"] = v
    v = o.pattern
    if v is not None:
        r["pattern"] = v
    v = o.format
    if v is not None:
        r["format"] = v
    v = o.default
    if v is not None:
        r["default"] = v
    v = o.enum
    if v is not None:
        r["enum"] = [*v]
    v = o.one_of
    if v is not None:
        r["oneOf"] = [e_EnumOption(x, c) for x in v]
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_StringElicitationPropertySchema(o: StringElicitationPropertySchema, c: int) -> dict[str, Any]:
    return e_StringPropertySchema(o, c, {"type": "string"})


def e_StringMultiSelectItems(
    o: StringMultiSelectItems, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    r["enum"] = [*o.enum]
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_SubagentCapabilities(
    o: SubagentCapabilities, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if c & 2048 != 2048:
        raise off("SubagentCapabilities", "SUBAGENTS")

    if r is None:
        r = {}
    u = o.unknown_fields
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_SubagentSessionCapabilities(
    o: SubagentSessionCapabilities, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if c & 2048 != 2048:
        raise off("SubagentSessionCapabilities", "SUBAGENTS")

    if r is None:
        r = {}
    u = o.unknown_fields
    v = o.cancel
    if v is not None:
        r["cancel"] = e_SessionCancelCapabilities(v, c)
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_SubagentUpdate(o: SubagentUpdate, c: int, r: dict[str, Any] | None = None) -> dict[str, Any]:
    if c & 2048 != 2048:
        raise off("SubagentUpdate", "SUBAGENTS")

    if r is None:
        r = {}
    u = o.unknown_fields
    r["sessionId"] = o.session_id
    v = o.title
    if v is not UNSET:
        r["title"] = None if v is None else v
    v = o.description
    if v is not UNSET:
        r["description"] = None if v is None else v
    v = o.capabilities
    if v is not UNSET:
        r["capabilities"] = None if v is None else e_SubagentSessionCapabilities(v, c)
    v = o.state
    if v is not UNSET:
        r["state"] = None if v is None else e_StateUpdate(v, c)
    v = o.cwd
    if v is not UNSET:
        r["cwd"] = None if v is None else v
    v = o.additional_directories
    if v is not UNSET:
        r["additionalDirectories"] = None if v is None else [*v]
    v = o.meta
    if v is not UNSET:
        r["_meta"] = None if v is None else v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_SubagentUpdateSessionUpdate(o: SubagentUpdateSessionUpdate, c: int) -> dict[str, Any]:
    if c & 2048 != 2048:
        raise off("SubagentUpdateSessionUpdate", "SUBAGENTS")

    return e_SubagentUpdate(o, c, {"sessionUpdate": "subagent_update"})


def e_SystemPrompt(o: SystemPrompt, c: int, r: dict[str, Any] | None = None) -> dict[str, Any]:
    if c & 1024 != 1024:
        raise off("SystemPrompt", "SESSION_SYSTEM_PROMPT")

    if r is None:
        r = {}
    u = o.unknown_fields
    r["mode"] = o.mode
    r["content"] = [e_ContentBlock(x, c) for x in o.content]
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_TaggedIdleStateUpdate(o: TaggedIdleStateUpdate, c: int) -> dict[str, Any]:
    if c & 2048 != 2048:
        raise off("TaggedIdleStateUpdate", "SUBAGENTS")

    r: dict[str, Any] = {"state": "idle"}
    u = o.unknown_fields
    r.update(e_IdleStateUpdate(o.idle_state_update, c))
    if u is not EMPTY:
        restore(r, u)
    return r


def e_TaggedRequiresActionStateUpdate(o: TaggedRequiresActionStateUpdate, c: int) -> dict[str, Any]:
    if c & 2048 != 2048:
        raise off("TaggedRequiresActionStateUpdate", "SUBAGENTS")

    return e_RequiresActionStateUpdate(o, c, {"state": "requires_action"})


def e_TaggedRunningStateUpdate(o: TaggedRunningStateUpdate, c: int) -> dict[str, Any]:
    if c & 2048 != 2048:
        raise off("TaggedRunningStateUpdate", "SUBAGENTS")

    return e_RunningStateUpdate(o, c, {"state": "running"})


def e_TaggedStringMultiSelectItems(o: TaggedStringMultiSelectItems, c: int) -> dict[str, Any]:
    return e_StringMultiSelectItems(o, c, {"type": "string"})


def e_UnknownStateUpdate(
    o: UnknownStateUpdate, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if c & 2048 != 2048:
        raise off("UnknownStateUpdate", "SUBAGENTS")

    if r is None:
        r = {}
    u = o.unknown_fields
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_TaggedUnknownStateUpdate(o: TaggedUnknownStateUpdate, c: int) -> dict[str, Any]:
    if c & 2048 != 2048:
        raise off("TaggedUnknownStateUpdate", "SUBAGENTS")

    return e_UnknownStateUpdate(o, c, {"state": "unknown"})


def e_Terminal(o: Terminal, c: int, r: dict[str, Any] | None = None) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    r["terminalId"] = o.terminal_id
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_TerminalAuthMethod(o: TerminalAuthMethod, c: int) -> dict[str, Any]:
    return e_AuthMethodTerminal(o, c, {"type": "terminal"})


def e_TerminalExitStatus(
    o: TerminalExitStatus, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    v = o.exit_code
    if v is not None:
        r["exitCode"] = v
    v = o.signal
    if v is not None:
        r["signal"] = v
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_TerminalOutputRequest(
    o: TerminalOutputRequest, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    r["sessionId"] = o.session_id
    r["terminalId"] = o.terminal_id
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_TerminalOutputResponse(
    o: TerminalOutputResponse, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    r["output"] = o.output
    r["truncated"] = o.truncated
    v = o.exit_status
    if v is not None:
        r["exitStatus"] = e_TerminalExitStatus(v, c)
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_TerminalToolCallContent(o: TerminalToolCallContent, c: int) -> dict[str, Any]:
    return e_Terminal(o, c, {"type": "terminal"})


def e_TextContent(o: TextContent, c: int, r: dict[str, Any] | None = None) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    v = o.annotations
    if v is not None:
        r["annotations"] = e_Annotations(v, c)
    r["text"] = o.text
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_TextContentBlock(o: TextContentBlock, c: int) -> dict[str, Any]:
    return e_TextContent(o, c, {"type": "text"})


def e_TextResourceContents(
    o: TextResourceContents, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    v = o.mime_type
    if v is not None:
        r["mimeType"] = v
    r["text"] = o.text
    r["uri"] = o.uri
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_TitledMultiSelectItems(
    o: TitledMultiSelectItems, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    r["anyOf"] = [e_EnumOption(x, c) for x in o.any_of]
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_ToolCall(o: ToolCall, c: int, r: dict[str, Any] | None = None) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    r["toolCallId"] = o.tool_call_id
    r["title"] = o.title
    v = o.name
    if v is not None:
        r["name"] = v
    v = o.kind
    if v is not None:
        r["kind"] = v
    v = o.status
    if v is not None:
        r["status"] = v
    v = o.content
    if v is not None and (v or u is EMPTY or not stands(u, "content")):
        r["content"] = [e_ToolCallContent(x, c) for x in v]
    v = o.locations
    if v is not None and (v or u is EMPTY or not stands(u, "locations")):
        r["locations"] = [e_ToolCallLocation(x, c) for x in v]
    v = o.raw_input
    if v is not None:
        r["rawInput"] = v
    v = o.raw_output
    if v is not None:
        r["rawOutput"] = v
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_ToolCallLocation(
    o: ToolCallLocation, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    r["path"] = o.path
    v = o.line
    if v is not None:
        r["line"] = v
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_ToolCallSessionUpdate(o: ToolCallSessionUpdate, c: int) -> dict[str, Any]:
    return e_ToolCall(o, c, {"sessionUpdate": "tool_call"})


def e_ToolCallUpdate(o: ToolCallUpdate, c: int, r: dict[str, Any] | None = None) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    r["toolCallId"] = o.tool_call_id
    v = o.kind
    if v is not None:
        r["kind"] = v
    v = o.status
    if v is not None:
        r["status"] = v
    v = o.title
    if v is not None:
        r["title"] = v
    v = o.name
    if v is not None:
        r["name"] = v
    v = o.content
    if v is not None:
        r["content"] = [e_ToolCallContent(x, c) for x in v]
    v = o.locations
    if v is not None:
        r["locations"] = [e_ToolCallLocation(x, c) for x in v]
    v = o.raw_input
    if v is not None:
        r["rawInput"] = v
    v = o.raw_output
    if v is not None:
        r["rawOutput"] = v
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_ToolCallUpdateSessionUpdate(o: ToolCallUpdateSessionUpdate, c: int) -> dict[str, Any]:
    return e_ToolCallUpdate(o, c, {"sessionUpdate": "tool_call_update"})


def e_UnarchiveSessionRequest(
    o: UnarchiveSessionRequest, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if c & 64 != 64:
        raise off("UnarchiveSessionRequest", "SESSION_ARCHIVE")

    if r is None:
        r = {}
    u = o.unknown_fields
    r["sessionId"] = o.session_id
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_UnarchiveSessionResponse(
    o: UnarchiveSessionResponse, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if c & 64 != 64:
        raise off("UnarchiveSessionResponse", "SESSION_ARCHIVE")

    if r is None:
        r = {}
    u = o.unknown_fields
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_UnstructuredCommandInput(
    o: UnstructuredCommandInput, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    r["hint"] = o.hint
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_UrlCreateElicitationRequest(o: UrlCreateElicitationRequest, c: int) -> dict[str, Any]:
    r: dict[str, Any] = {"mode": "url"}
    u = o.unknown_fields
    r["message"] = o.message
    v = o.meta
    if v is not None:
        r["_meta"] = v
    r["elicitationId"] = o.elicitation_id
    r["url"] = o.url
    r.update(e_UrlCreateElicitationRequest_scope(o.scope, c))
    if u is not EMPTY:
        restore(r, u)
    return r


def e_Usage(o: Usage, c: int, r: dict[str, Any] | None = None) -> dict[str, Any]:
    if c & 2 != 2:
        raise off("Usage", "END_TURN_TOKEN_USAGE")

    if r is None:
        r = {}
    u = o.unknown_fields
    r["totalTokens"] = o.total_tokens
    r["inputTokens"] = o.input_tokens
    r["outputTokens"] = o.output_tokens
    v = o.thought_tokens
    if v is not None:
        r["thoughtTokens"] = v
    v = o.cached_read_tokens
    if v is not None:
        r["cachedReadTokens"] = v
    v = o.cached_write_tokens
    if v is not None:
        r["cachedWriteTokens"] = v
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_UsageUpdate(o: UsageUpdate, c: int, r: dict[str, Any] | None = None) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    r["used"] = o.used
    r["size"] = o.size
    v = o.cost
    if v is not None:
        r["cost"] = e_Cost(v, c)
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_UsageUpdateSessionUpdate(o: UsageUpdateSessionUpdate, c: int) -> dict[str, Any]:
    return e_UsageUpdate(o, c, {"sessionUpdate": "usage_update"})


def e_UserMessageChunkSessionUpdate(o: UserMessageChunkSessionUpdate, c: int) -> dict[str, Any]:
    return e_ContentChunk(o, c, {"sessionUpdate": "user_message_chunk"})


def e_ValueIdSetSessionConfigOptionRequest(
    o: ValueIdSetSessionConfigOptionRequest, c: int
) -> dict[str, Any]:
    r: dict[str, Any] = {}
    u = o.unknown_fields
    r["sessionId"] = o.session_id
    r["configId"] = o.config_id
    v = o.meta
    if v is not None:
        r["_meta"] = v
    r["value"] = o.value
    if u is not EMPTY:
        restore(r, u)
    return r


def e_WaitForTerminalExitRequest(
    o: WaitForTerminalExitRequest, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    r["sessionId"] = o.session_id
    r["terminalId"] = o.terminal_id
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_WaitForTerminalExitResponse(
    o: WaitForTerminalExitResponse, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    v = o.exit_code
    if v is not None:
        r["exitCode"] = v
    v = o.signal
    if v is not None:
        r["signal"] = v
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_WriteTextFileRequest(
    o: WriteTextFileRequest, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    r["sessionId"] = o.session_id
    r["path"] = o.path
    r["content"] = o.content
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


def e_WriteTextFileResponse(
    o: WriteTextFileResponse, c: int, r: dict[str, Any] | None = None
) -> dict[str, Any]:
    if r is None:
        r = {}
    u = o.unknown_fields
    v = o.meta
    if v is not None:
        r["_meta"] = v
    if u is not EMPTY:
        restore(r, u)
    return r


_AuthMethod: dict[type, Encoder] = {
    TerminalAuthMethod: e_TerminalAuthMethod,
    AgentAuthMethod: e_AgentAuthMethod,
}


def e_AuthMethod(v: Any, c: int) -> Any:
    f = _AuthMethod.get(type(v)) or branch(_AuthMethod, v, "AuthMethod")
    return f(v, c)


_ContentBlock: dict[type, Encoder] = {
    TextContentBlock: e_TextContentBlock,
    ImageContentBlock: e_ImageContentBlock,
    AudioContentBlock: e_AudioContentBlock,
    ResourceLinkContentBlock: e_ResourceLinkContentBlock,
    ResourceContentBlock: e_ResourceContentBlock,
}


def e_ContentBlock(v: Any, c: int) -> Any:
    f = _ContentBlock.get(type(v)) or branch(_ContentBlock, v, "ContentBlock")
    return f(v, c)


_CreateElicitationRequest: dict[type, Encoder] = {
    FormCreateElicitationRequest: e_FormCreateElicitationRequest,
    UrlCreateElicitationRequest: e_UrlCreateElicitationRequest,
    OtherCreateElicitationRequest: e_OtherCreateElicitationRequest,
}


def e_CreateElicitationRequest(v: Any, c: int) -> Any:
    f = _CreateElicitationRequest.get(type(v)) or branch(
        _CreateElicitationRequest, v, "CreateElicitationRequest"
    )
    return f(v, c)


_CreateElicitationResponse: dict[type, Encoder] = {
    AcceptCreateElicitationResponse: e_AcceptCreateElicitationResponse,
    PlainCreateElicitationResponse: e_PlainCreateElicitationResponse,
    OtherCreateElicitationResponse: e_OtherCreateElicitationResponse,
}


def e_CreateElicitationResponse(v: Any, c: int) -> Any:
    f = _CreateElicitationResponse.get(type(v)) or branch(
        _CreateElicitationResponse, v, "CreateElicitationResponse"
    )
    return f(v, c)


_ElicitationPropertySchema: dict[type, Encoder] = {
    StringElicitationPropertySchema: e_StringElicitationPropertySchema,
    NumberElicitationPropertySchema: e_NumberElicitationPropertySchema,
    IntegerElicitationPropertySchema: e_IntegerElicitationPropertySchema,
    BooleanElicitationPropertySchema: e_BooleanElicitationPropertySchema,
    ArrayElicitationPropertySchema: e_ArrayElicitationPropertySchema,
    OtherElicitationPropertySchema: e_OtherElicitationPropertySchema,
}


def e_ElicitationPropertySchema(v: Any, c: int) -> Any:
    f = _ElicitationPropertySchema.get(type(v)) or branch(
        _ElicitationPropertySchema, v, "ElicitationPropertySchema"
    )
    return f(v, c)


_IdleStateUpdate: dict[type, Encoder] = {
    PlainIdleStateUpdate: e_PlainIdleStateUpdate,
    ErrorIdleStateUpdate: e_ErrorIdleStateUpdate,
    OtherIdleStateUpdate: e_OtherIdleStateUpdate,
    NoneIdleStateUpdate: e_NoneIdleStateUpdate,
}


def e_IdleStateUpdate(v: Any, c: int) -> Any:
    f = _IdleStateUpdate.get(type(v)) or branch(_IdleStateUpdate, v, "IdleStateUpdate")
    return f(v, c)


_McpServer: dict[type, Encoder] = {
    HttpMcpServer: e_HttpMcpServer,
    SseMcpServer: e_SseMcpServer,
    AcpMcpServer: e_AcpMcpServer,
    StdioMcpServer: e_StdioMcpServer,
}


def e_McpServer(v: Any, c: int) -> Any:
    f = _McpServer.get(type(v)) or branch(_McpServer, v, "McpServer")
    return f(v, c)


_MultiSelectItems: dict[type, Encoder] = {
    TaggedStringMultiSelectItems: e_TaggedStringMultiSelectItems,
    OtherMultiSelectItems: e_OtherMultiSelectItems,
    TitledMultiSelectItems: e_TitledMultiSelectItems,
}


def e_MultiSelectItems(v: Any, c: int) -> Any:
    f = _MultiSelectItems.get(type(v)) or branch(_MultiSelectItems, v, "MultiSelectItems")
    return f(v, c)


_PlanUpdateContent: dict[type, Encoder] = {
    ItemsPlanUpdateContent: e_ItemsPlanUpdateContent,
    FilePlanUpdateContent: e_FilePlanUpdateContent,
    MarkdownPlanUpdateContent: e_MarkdownPlanUpdateContent,
}


def e_PlanUpdateContent(v: Any, c: int) -> Any:
    f = _PlanUpdateContent.get(type(v)) or branch(_PlanUpdateContent, v, "PlanUpdateContent")
    return f(v, c)


_RequestPermissionOutcome: dict[type, Encoder] = {
    CancelledRequestPermissionOutcome: e_CancelledRequestPermissionOutcome,
    SelectedRequestPermissionOutcome: e_SelectedRequestPermissionOutcome,
}


def e_RequestPermissionOutcome(v: Any, c: int) -> Any:
    f = _RequestPermissionOutcome.get(type(v)) or branch(
        _RequestPermissionOutcome, v, "RequestPermissionOutcome"
    )
    return f(v, c)


_SessionConfigOption: dict[type, Encoder] = {
    SelectSessionConfigOption: e_SelectSessionConfigOption,
    BooleanSessionConfigOption: e_BooleanSessionConfigOption,
}


def e_SessionConfigOption(v: Any, c: int) -> Any:
    f = _SessionConfigOption.get(type(v)) or branch(_SessionConfigOption, v, "SessionConfigOption")
    return f(v, c)


_SessionUpdate: dict[type, Encoder] = {
    UserMessageChunkSessionUpdate: e_UserMessageChunkSessionUpdate,
    AgentMessageChunkSessionUpdate: e_AgentMessageChunkSessionUpdate,
    AgentThoughtChunkSessionUpdate: e_AgentThoughtChunkSessionUpdate,
    ToolCallSessionUpdate: e_ToolCallSessionUpdate,
    ToolCallUpdateSessionUpdate: e_ToolCallUpdateSessionUpdate,
    PlanSessionUpdate: e_PlanSessionUpdate,
    PlanUpdateSessionUpdate: e_PlanUpdateSessionUpdate,
    PlanRemovedSessionUpdate: e_PlanRemovedSessionUpdate,
    AvailableCommandsUpdateSessionUpdate: e_AvailableCommandsUpdateSessionUpdate,
    CurrentModeUpdateSessionUpdate: e_CurrentModeUpdateSessionUpdate,
    ConfigOptionUpdateSessionUpdate: e_ConfigOptionUpdateSessionUpdate,
    SessionInfoUpdateSessionUpdate: e_SessionInfoUpdateSessionUpdate,
    UsageUpdateSessionUpdate: e_UsageUpdateSessionUpdate,
    NoticeSessionUpdate: e_NoticeSessionUpdate,
    CompactionUpdateSessionUpdate: e_CompactionUpdateSessionUpdate,
    CompactionSummaryChunkSessionUpdate: e_CompactionSummaryChunkSessionUpdate,
    SubagentUpdateSessionUpdate: e_SubagentUpdateSessionUpdate,
    SessionMessageSessionUpdate: e_SessionMessageSessionUpdate,
    SessionMessageChunkSessionUpdate: e_SessionMessageChunkSessionUpdate,
}


def e_SessionUpdate(v: Any, c: int) -> Any:
    f = _SessionUpdate.get(type(v)) or branch(_SessionUpdate, v, "SessionUpdate")
    return f(v, c)


_SetSessionConfigOptionRequest: dict[type, Encoder] = {
    BooleanSetSessionConfigOptionRequest: e_BooleanSetSessionConfigOptionRequest,
    ValueIdSetSessionConfigOptionRequest: e_ValueIdSetSessionConfigOptionRequest,
}


def e_SetSessionConfigOptionRequest(v: Any, c: int) -> Any:
    f = _SetSessionConfigOptionRequest.get(type(v)) or branch(
        _SetSessionConfigOptionRequest, v, "SetSessionConfigOptionRequest"
    )
    return f(v, c)


_StateUpdate: dict[type, Encoder] = {
    TaggedRunningStateUpdate: e_TaggedRunningStateUpdate,
    TaggedIdleStateUpdate: e_TaggedIdleStateUpdate,
    TaggedRequiresActionStateUpdate: e_TaggedRequiresActionStateUpdate,
    TaggedUnknownStateUpdate: e_TaggedUnknownStateUpdate,
    OtherStateUpdate: e_OtherStateUpdate,
}


def e_StateUpdate(v: Any, c: int) -> Any:
    f = _StateUpdate.get(type(v)) or branch(_StateUpdate, v, "StateUpdate")
    return f(v, c)


_ToolCallContent: dict[type, Encoder] = {
    ContentToolCallContent: e_ContentToolCallContent,
    DiffToolCallContent: e_DiffToolCallContent,
    TerminalToolCallContent: e_TerminalToolCallContent,
}


def e_ToolCallContent(v: Any, c: int) -> Any:
    f = _ToolCallContent.get(type(v)) or branch(_ToolCallContent, v, "ToolCallContent")
    return f(v, c)


def e_AgentResponse(v: Any, c: int) -> Any:
    return anything(v, c, ENCODERS)


def e_AvailableCommandInput(v: Any, c: int) -> Any:
    return anything(v, c, ENCODERS)


def e_ClientResponse(v: Any, c: int) -> Any:
    return anything(v, c, ENCODERS)


def e_ElicitationContentValue(v: Any, c: int) -> Any:
    return anything(v, c, ENCODERS)


def e_EmbeddedResourceResource(v: Any, c: int) -> Any:
    return anything(v, c, ENCODERS)


def e_MessageMcpResponse(v: Any, c: int) -> Any:
    return anything(v, c, ENCODERS)


def e_ProxyResponse(v: Any, c: int) -> Any:
    return anything(v, c, ENCODERS)


def e_RequestId(v: Any, c: int) -> Any:
    return anything(v, c, ENCODERS)


def e_SessionConfigSelectOptions(v: Any, c: int) -> Any:
    return anything(v, c, ENCODERS)


def e_ElicitationFormMode_scope(v: Any, c: int) -> Any:
    return anything(v, c, ENCODERS)


def e_ElicitationUrlMode_scope(v: Any, c: int) -> Any:
    return anything(v, c, ENCODERS)


def e_FormCreateElicitationRequest_scope(v: Any, c: int) -> Any:
    return anything(v, c, ENCODERS)


def e_OtherCreateElicitationRequest_scope(v: Any, c: int) -> Any:
    return anything(v, c, ENCODERS)


def e_PlainCreateElicitationResponse_action(v: Any, c: int) -> Any:
    return anything(v, c, ENCODERS)


def e_PlainIdleStateUpdate_stop_reason(v: Any, c: int) -> Any:
    return anything(v, c, ENCODERS)


def e_UrlCreateElicitationRequest_scope(v: Any, c: int) -> Any:
    return anything(v, c, ENCODERS)


ENCODERS: dict[type, Encoder] = {
    ElicitationAcceptAction: e_ElicitationAcceptAction,
    AcceptCreateElicitationResponse: e_AcceptCreateElicitationResponse,
    McpServerAcp: e_McpServerAcp,
    AcpMcpServer: e_AcpMcpServer,
    AgentAuthCapabilities: e_AgentAuthCapabilities,
    AuthMethodAgent: e_AuthMethodAgent,
    AgentAuthMethod: e_AgentAuthMethod,
    AgentCapabilities: e_AgentCapabilities,
    ContentChunk: e_ContentChunk,
    AgentMessageChunkSessionUpdate: e_AgentMessageChunkSessionUpdate,
    AgentNotification: e_AgentNotification,
    AgentRequest: e_AgentRequest,
    AgentThoughtChunkSessionUpdate: e_AgentThoughtChunkSessionUpdate,
    Annotations: e_Annotations,
    ArchiveSessionRequest: e_ArchiveSessionRequest,
    ArchiveSessionResponse: e_ArchiveSessionResponse,
    MultiSelectPropertySchema: e_MultiSelectPropertySchema,
    ArrayElicitationPropertySchema: e_ArrayElicitationPropertySchema,
    AudioContent: e_AudioContent,
    AudioContentBlock: e_AudioContentBlock,
    AuthAccount: e_AuthAccount,
    AuthCapabilities: e_AuthCapabilities,
    AuthMethodTerminal: e_AuthMethodTerminal,
    AuthStatusCapabilities: e_AuthStatusCapabilities,
    AuthStatusRequest: e_AuthStatusRequest,
    AuthStatusResponse: e_AuthStatusResponse,
    AuthStatusUpdateNotification: e_AuthStatusUpdateNotification,
    AuthenticateRequest: e_AuthenticateRequest,
    AuthenticateResponse: e_AuthenticateResponse,
    AvailableCommand: e_AvailableCommand,
    AvailableCommandsUpdate: e_AvailableCommandsUpdate,
    AvailableCommandsUpdateSessionUpdate: e_AvailableCommandsUpdateSessionUpdate,
    BlobResourceContents: e_BlobResourceContents,
    BooleanConfigOptionCapabilities: e_BooleanConfigOptionCapabilities,
    BooleanPropertySchema: e_BooleanPropertySchema,
    BooleanElicitationPropertySchema: e_BooleanElicitationPropertySchema,
    SessionConfigBoolean: e_SessionConfigBoolean,
    BooleanSessionConfigOption: e_BooleanSessionConfigOption,
    BooleanSetSessionConfigOptionRequest: e_BooleanSetSessionConfigOptionRequest,
    CancelNotification: e_CancelNotification,
    CancelRequestNotification: e_CancelRequestNotification,
    CancelledRequestPermissionOutcome: e_CancelledRequestPermissionOutcome,
    ClientCapabilities: e_ClientCapabilities,
    ClientNotification: e_ClientNotification,
    ClientRequest: e_ClientRequest,
    ClientSessionCapabilities: e_ClientSessionCapabilities,
    CloseSessionRequest: e_CloseSessionRequest,
    CloseSessionResponse: e_CloseSessionResponse,
    CompactionCapabilities: e_CompactionCapabilities,
    CompactionSummaryChunk: e_CompactionSummaryChunk,
    CompactionSummaryChunkSessionUpdate: e_CompactionSummaryChunkSessionUpdate,
    CompactionUpdate: e_CompactionUpdate,
    CompactionUpdateSessionUpdate: e_CompactionUpdateSessionUpdate,
    CompleteElicitationNotification: e_CompleteElicitationNotification,
    ConfigOptionUpdate: e_ConfigOptionUpdate,
    ConfigOptionUpdateSessionUpdate: e_ConfigOptionUpdateSessionUpdate,
    Content: e_Content,
    ContentToolCallContent: e_ContentToolCallContent,
    Cost: e_Cost,
    CreateTerminalRequest: e_CreateTerminalRequest,
    CreateTerminalResponse: e_CreateTerminalResponse,
    CurrentModeUpdate: e_CurrentModeUpdate,
    CurrentModeUpdateSessionUpdate: e_CurrentModeUpdateSessionUpdate,
    DeleteSessionRequest: e_DeleteSessionRequest,
    DeleteSessionResponse: e_DeleteSessionResponse,
    Diff: e_Diff,
    DiffToolCallContent: e_DiffToolCallContent,
    DisableProviderRequest: e_DisableProviderRequest,
    DisableProviderResponse: e_DisableProviderResponse,
    ElicitationCapabilities: e_ElicitationCapabilities,
    ElicitationFormCapabilities: e_ElicitationFormCapabilities,
    ElicitationFormMode: e_ElicitationFormMode,
    ElicitationRequestScope: e_ElicitationRequestScope,
    ElicitationSchema: e_ElicitationSchema,
    ElicitationSessionScope: e_ElicitationSessionScope,
    ElicitationUrlCapabilities: e_ElicitationUrlCapabilities,
    ElicitationUrlMode: e_ElicitationUrlMode,
    EmbeddedResource: e_EmbeddedResource,
    EnumOption: e_EnumOption,
    EnvVariable: e_EnvVariable,
    Error: e_Error,
    ErrorAgentResponse: e_ErrorAgentResponse,
    ErrorClientResponse: e_ErrorClientResponse,
    ErrorStopReason: e_ErrorStopReason,
    ErrorIdleStateUpdate: e_ErrorIdleStateUpdate,
    ErrorMessageMcpResponse: e_ErrorMessageMcpResponse,
    ErrorProxyResponse: e_ErrorProxyResponse,
    PlanFile: e_PlanFile,
    FilePlanUpdateContent: e_FilePlanUpdateContent,
    FileSystemCapabilities: e_FileSystemCapabilities,
    ForkSessionRequest: e_ForkSessionRequest,
    ForkSessionResponse: e_ForkSessionResponse,
    FormCreateElicitationRequest: e_FormCreateElicitationRequest,
    HttpHeader: e_HttpHeader,
    McpServerHttp: e_McpServerHttp,
    HttpMcpServer: e_HttpMcpServer,
    ImageContent: e_ImageContent,
    ImageContentBlock: e_ImageContentBlock,
    Implementation: e_Implementation,
    InitializeRequest: e_InitializeRequest,
    InitializeProxyRequest: e_InitializeProxyRequest,
    InitializeResponse: e_InitializeResponse,
    InitializeProxyResponse: e_InitializeProxyResponse,
    IntegerPropertySchema: e_IntegerPropertySchema,
    IntegerElicitationPropertySchema: e_IntegerElicitationPropertySchema,
    PlanItems: e_PlanItems,
    ItemsPlanUpdateContent: e_ItemsPlanUpdateContent,
    KillTerminalRequest: e_KillTerminalRequest,
    KillTerminalResponse: e_KillTerminalResponse,
    ListProvidersRequest: e_ListProvidersRequest,
    ListProvidersResponse: e_ListProvidersResponse,
    ListSessionsRequest: e_ListSessionsRequest,
    ListSessionsResponse: e_ListSessionsResponse,
    LoadSessionRequest: e_LoadSessionRequest,
    LoadSessionResponse: e_LoadSessionResponse,
    LogoutCapabilities: e_LogoutCapabilities,
    LogoutRequest: e_LogoutRequest,
    LogoutResponse: e_LogoutResponse,
    PlanMarkdown: e_PlanMarkdown,
    MarkdownPlanUpdateContent: e_MarkdownPlanUpdateContent,
    McpCapabilities: e_McpCapabilities,
    McpError: e_McpError,
    McpServerSse: e_McpServerSse,
    McpServerStdio: e_McpServerStdio,
    MessageMcpNotification: e_MessageMcpNotification,
    MessageMcpRequest: e_MessageMcpRequest,
    NewSessionRequest: e_NewSessionRequest,
    NewSessionResponse: e_NewSessionResponse,
    NoneIdleStateUpdate: e_NoneIdleStateUpdate,
    Notice: e_Notice,
    NoticeCapabilities: e_NoticeCapabilities,
    NoticeSessionUpdate: e_NoticeSessionUpdate,
    NumberPropertySchema: e_NumberPropertySchema,
    NumberElicitationPropertySchema: e_NumberElicitationPropertySchema,
    OtherCreateElicitationRequest: e_OtherCreateElicitationRequest,
    OtherCreateElicitationResponse: e_OtherCreateElicitationResponse,
    OtherElicitationPropertySchema: e_OtherElicitationPropertySchema,
    OtherIdleStateUpdate: e_OtherIdleStateUpdate,
    OtherMultiSelectItems: e_OtherMultiSelectItems,
    OtherStateUpdate: e_OtherStateUpdate,
    PermissionOption: e_PermissionOption,
    PlainCreateElicitationResponse: e_PlainCreateElicitationResponse,
    PlainIdleStateUpdate: e_PlainIdleStateUpdate,
    Plan: e_Plan,
    PlanCapabilities: e_PlanCapabilities,
    PlanEntry: e_PlanEntry,
    PlanRemoved: e_PlanRemoved,
    PlanRemovedSessionUpdate: e_PlanRemovedSessionUpdate,
    PlanSessionUpdate: e_PlanSessionUpdate,
    PlanUpdate: e_PlanUpdate,
    PlanUpdateSessionUpdate: e_PlanUpdateSessionUpdate,
    PromptCapabilities: e_PromptCapabilities,
    PromptRequest: e_PromptRequest,
    PromptResponse: e_PromptResponse,
    ProviderCurrentConfig: e_ProviderCurrentConfig,
    ProviderInfo: e_ProviderInfo,
    ProvidersCapabilities: e_ProvidersCapabilities,
    ProxyNotification: e_ProxyNotification,
    ProxyRequest: e_ProxyRequest,
    ProxySuccessorNotification: e_ProxySuccessorNotification,
    ProxySuccessorRequest: e_ProxySuccessorRequest,
    ReadTextFileRequest: e_ReadTextFileRequest,
    ReadTextFileResponse: e_ReadTextFileResponse,
    ReleaseTerminalRequest: e_ReleaseTerminalRequest,
    ReleaseTerminalResponse: e_ReleaseTerminalResponse,
    RequestPermissionRequest: e_RequestPermissionRequest,
    RequestPermissionResponse: e_RequestPermissionResponse,
    RequiresActionStateUpdate: e_RequiresActionStateUpdate,
    ResourceContentBlock: e_ResourceContentBlock,
    ResourceLink: e_ResourceLink,
    ResourceLinkContentBlock: e_ResourceLinkContentBlock,
    ResultAgentResponse: e_ResultAgentResponse,
    ResultClientResponse: e_ResultClientResponse,
    ResultMessageMcpResponse: e_ResultMessageMcpResponse,
    ResultProxyResponse: e_ResultProxyResponse,
    ResumeSessionRequest: e_ResumeSessionRequest,
    ResumeSessionResponse: e_ResumeSessionResponse,
    RunningStateUpdate: e_RunningStateUpdate,
    SessionConfigSelect: e_SessionConfigSelect,
    SelectSessionConfigOption: e_SelectSessionConfigOption,
    SelectedPermissionOutcome: e_SelectedPermissionOutcome,
    SelectedRequestPermissionOutcome: e_SelectedRequestPermissionOutcome,
    SessionAdditionalDirectoriesCapabilities: e_SessionAdditionalDirectoriesCapabilities,
    SessionArchiveCapabilities: e_SessionArchiveCapabilities,
    SessionCancelCapabilities: e_SessionCancelCapabilities,
    SessionCapabilities: e_SessionCapabilities,
    SessionCloseCapabilities: e_SessionCloseCapabilities,
    SessionConfigOptionsCapabilities: e_SessionConfigOptionsCapabilities,
    SessionConfigSelectGroup: e_SessionConfigSelectGroup,
    SessionConfigSelectOption: e_SessionConfigSelectOption,
    SessionDeleteCapabilities: e_SessionDeleteCapabilities,
    SessionForkCapabilities: e_SessionForkCapabilities,
    SessionInfo: e_SessionInfo,
    SessionInfoUpdate: e_SessionInfoUpdate,
    SessionInfoUpdateSessionUpdate: e_SessionInfoUpdateSessionUpdate,
    SessionListCapabilities: e_SessionListCapabilities,
    SessionMessage: e_SessionMessage,
    SessionMessageChunk: e_SessionMessageChunk,
    SessionMessageChunkSessionUpdate: e_SessionMessageChunkSessionUpdate,
    SessionMessageSessionUpdate: e_SessionMessageSessionUpdate,
    SessionMode: e_SessionMode,
    SessionModeState: e_SessionModeState,
    SessionNotification: e_SessionNotification,
    SessionResumeCapabilities: e_SessionResumeCapabilities,
    SessionStatusCapabilities: e_SessionStatusCapabilities,
    SessionStatusRequest: e_SessionStatusRequest,
    SessionStatusResponse: e_SessionStatusResponse,
    SessionSystemPromptCapabilities: e_SessionSystemPromptCapabilities,
    SessionSystemPromptModeCapabilities: e_SessionSystemPromptModeCapabilities,
    SessionSystemPromptOverrideCapabilities: e_SessionSystemPromptOverrideCapabilities,
    SessionTitleCapabilities: e_SessionTitleCapabilities,
    SetProviderRequest: e_SetProviderRequest,
    SetProviderResponse: e_SetProviderResponse,
    SetSessionConfigOptionResponse: e_SetSessionConfigOptionResponse,
    SetSessionModeRequest: e_SetSessionModeRequest,
    SetSessionModeResponse: e_SetSessionModeResponse,
    SetSessionTitleRequest: e_SetSessionTitleRequest,
    SetSessionTitleResponse: e_SetSessionTitleResponse,
    SseMcpServer: e_SseMcpServer,
    StdioMcpServer: e_StdioMcpServer,
    StringPropertySchema: e_StringPropertySchema,
    StringElicitationPropertySchema: e_StringElicitationPropertySchema,
    StringMultiSelectItems: e_StringMultiSelectItems,
    SubagentCapabilities: e_SubagentCapabilities,
    SubagentSessionCapabilities: e_SubagentSessionCapabilities,
    SubagentUpdate: e_SubagentUpdate,
    SubagentUpdateSessionUpdate: e_SubagentUpdateSessionUpdate,
    SystemPrompt: e_SystemPrompt,
    TaggedIdleStateUpdate: e_TaggedIdleStateUpdate,
    TaggedRequiresActionStateUpdate: e_TaggedRequiresActionStateUpdate,
    TaggedRunningStateUpdate: e_TaggedRunningStateUpdate,
    TaggedStringMultiSelectItems: e_TaggedStringMultiSelectItems,
    UnknownStateUpdate: e_UnknownStateUpdate,
    TaggedUnknownStateUpdate: e_TaggedUnknownStateUpdate,
    Terminal: e_Terminal,
    TerminalAuthMethod: e_TerminalAuthMethod,
    TerminalExitStatus: e_TerminalExitStatus,
    TerminalOutputRequest: e_TerminalOutputRequest,
    TerminalOutputResponse: e_TerminalOutputResponse,
    TerminalToolCallContent: e_TerminalToolCallContent,
    TextContent: e_TextContent,
    TextContentBlock: e_TextContentBlock,
    TextResourceContents: e_TextResourceContents,
    TitledMultiSelectItems: e_TitledMultiSelectItems,
    ToolCall: e_ToolCall,
    ToolCallLocation: e_ToolCallLocation,
    ToolCallSessionUpdate: e_ToolCallSessionUpdate,
    ToolCallUpdate: e_ToolCallUpdate,
    ToolCallUpdateSessionUpdate: e_ToolCallUpdateSessionUpdate,
    UnarchiveSessionRequest: e_UnarchiveSessionRequest,
    UnarchiveSessionResponse: e_UnarchiveSessionResponse,
    UnstructuredCommandInput: e_UnstructuredCommandInput,
    UrlCreateElicitationRequest: e_UrlCreateElicitationRequest,
    Usage: e_Usage,
    UsageUpdate: e_UsageUpdate,
    UsageUpdateSessionUpdate: e_UsageUpdateSessionUpdate,
    UserMessageChunkSessionUpdate: e_UserMessageChunkSessionUpdate,
    ValueIdSetSessionConfigOptionRequest: e_ValueIdSetSessionConfigOptionRequest,
    WaitForTerminalExitRequest: e_WaitForTerminalExitRequest,
    WaitForTerminalExitResponse: e_WaitForTerminalExitResponse,
    WriteTextFileRequest: e_WriteTextFileRequest,
    WriteTextFileResponse: e_WriteTextFileResponse,
}
"""The encoder of each class."""
