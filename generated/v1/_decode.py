"""Decoders: one function for each definition, from a JSON value to its Python form.

`d_NAME` decodes the definition or class NAME. A function for a class takes, besides the value and
the context, the class to make (classes of one shape share a function) and how many keys every
good value of it has.
"""

from __future__ import annotations

from .._decoding import (
    ARRAY,
    FAIL,
    MISSING,
    OBJECT,
    Context,
    Invalid,
    back,
    branch_of,
    good,
    integer,
    keep,
    keep_declared,
    keeping,
    last,
    made,
    mapping,
    members,
    number,
    object_or_none,
    rest,
    salvage,
    skip,
    string_item,
    strings,
    take_unknown,
)
from .._runtime import EMPTY, UNSET
from .types import *
from .types import __all__ as _stable
from .unstable import *

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import Any

    Branch = tuple[Callable[..., Any], Iterator[Any], int]
    Gated = tuple[Callable[..., Any], Iterator[Any], int, int]

_ElicitationSchemaType = frozenset(("object",))
_PermissionOptionKind = frozenset(
    (
        "allow_once",
        "allow_always",
        "reject_once",
        "reject_always",
    )
)
_PlanEntryPriority = frozenset(
    (
        "high",
        "medium",
        "low",
    )
)
_PlanEntryStatus = frozenset(
    (
        "pending",
        "in_progress",
        "completed",
    )
)
_Role = frozenset(
    (
        "assistant",
        "user",
    )
)
_StopReason = frozenset(
    (
        "end_turn",
        "max_tokens",
        "max_turn_requests",
        "refusal",
        "cancelled",
    )
)
_StringFormat = frozenset(
    (
        "email",
        "uri",
        "date",
        "date-time",
    )
)
_ToolCallStatus = frozenset(
    (
        "pending",
        "in_progress",
        "completed",
        "failed",
    )
)
_ToolKind = frozenset(
    (
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
    )
)

# fmt: off
KNOWN: dict[Any, dict[str, int]] = {
    ElicitationAcceptAction: {'content': 0},
    AcceptCreateElicitationResponse: {'_meta': 0, 'content': 0, 'action': 0},
    McpServerAcp: {'name': 0, 'serverId': 0, '_meta': 0},
    AcpMcpServer: {'name': 0, 'serverId': 0, '_meta': 0, 'type': 0},
    AgentAuthCapabilities: {'status': 1, 'logout': 0, '_meta': 0},
    AuthMethodAgent: {'id': 0, 'name': 0, 'description': 0, '_meta': 0},
    AgentAuthMethod: {'id': 0, 'name': 0, 'description': 0, '_meta': 0},
    AgentCapabilities: {'loadSession': 0, 'promptCapabilities': 0, 'mcpCapabilities': 0, 'sessionCapabilities': 0, 'auth': 0, 'providers': 4, '_meta': 0},
    ContentChunk: {'content': 0, 'messageId': 0, '_meta': 0},
    AgentMessageChunkSessionUpdate: {'content': 0, 'messageId': 0, '_meta': 0, 'sessionUpdate': 0},
    AgentNotification: {'method': 0, 'params': 0},
    AgentRequest: {'id': 0, 'method': 0, 'params': 0},
    AgentThoughtChunkSessionUpdate: {'content': 0, 'messageId': 0, '_meta': 0, 'sessionUpdate': 0},
    Annotations: {'audience': 0, 'lastModified': 0, 'priority': 0, '_meta': 0},
    ArchiveSessionRequest: {'sessionId': 0, '_meta': 0},
    ArchiveSessionResponse: {'_meta': 0},
    MultiSelectPropertySchema: {'title': 0, 'description': 0, 'minItems': 0, 'maxItems': 0, 'items': 0, 'default': 0, '_meta': 0},
    ArrayElicitationPropertySchema: {'title': 0, 'description': 0, 'minItems': 0, 'maxItems': 0, 'items': 0, 'default': 0, '_meta': 0, 'type': 0},
    AudioContent: {'annotations': 0, 'data': 0, 'mimeType': 0, '_meta': 0},
    AudioContentBlock: {'annotations': 0, 'data': 0, 'mimeType': 0, '_meta': 0, 'type': 0},
    AuthAccount: {'label': 0, 'active': 0, 'name': 0, 'email': 0, 'organization': 0, '_meta': 0},
    AuthCapabilities: {'terminal': 0, '_meta': 0},
    AuthMethodTerminal: {'id': 0, 'name': 0, 'description': 0, 'args': 0, 'env': 0, '_meta': 0},
    AuthStatusCapabilities: {'_meta': 0},
    AuthStatusRequest: {'_meta': 0},
    AuthStatusResponse: {'state': 0, 'accounts': 0, '_meta': 0},
    AuthStatusUpdateNotification: {'state': 0, 'accounts': 0, '_meta': 0},
    AuthenticateRequest: {'methodId': 0, '_meta': 0},
    AuthenticateResponse: {'_meta': 0},
    AvailableCommand: {'name': 0, 'description': 0, 'input': 0, '_meta': 0},
    AvailableCommandsUpdate: {'availableCommands': 0, '_meta': 0},
    AvailableCommandsUpdateSessionUpdate: {'availableCommands': 0, '_meta': 0, 'sessionUpdate': 0},
    BlobResourceContents: {'blob': 0, 'mimeType': 0, 'uri': 0, '_meta': 0},
    BooleanConfigOptionCapabilities: {'_meta': 0},
    BooleanPropertySchema: {'title': 0, 'description': 0, 'default': 0, '_meta': 0},
    BooleanElicitationPropertySchema: {'title': 0, 'description': 0, 'default': 0, '_meta': 0, 'type': 0},
    SessionConfigBoolean: {'currentValue': 0},
    BooleanSessionConfigOption: {'id': 0, 'name': 0, 'description': 0, 'category': 0, '_meta': 0, 'currentValue': 0, 'type': 0},
    BooleanSetSessionConfigOptionRequest: {'sessionId': 0, 'configId': 0, '_meta': 0, 'value': 0, 'type': 0},
    CancelNotification: {'sessionId': 0, '_meta': 0},
    CancelRequestNotification: {'requestId': 0, '_meta': 0},
    CancelledRequestPermissionOutcome: {'outcome': 0},
    ClientCapabilities: {'fs': 0, 'terminal': 0, 'session': 0, 'subagents': 2048, 'plan': 16, 'auth': 0, 'elicitation': 0, '_meta': 0},
    ClientNotification: {'method': 0, 'params': 0},
    ClientRequest: {'id': 0, 'method': 0, 'params': 0},
    ClientSessionCapabilities: {'compaction': 0, 'configOptions': 0, 'notices': 0, '_meta': 0},
    CloseSessionRequest: {'sessionId': 0, '_meta': 0},
    CloseSessionResponse: {'_meta': 0},
    CompactionCapabilities: {},
    CompactionSummaryChunk: {'compactionId': 0, 'content': 0, '_meta': 0},
    CompactionSummaryChunkSessionUpdate: {'compactionId': 0, 'content': 0, '_meta': 0, 'sessionUpdate': 0},
    CompactionUpdate: {'compactionId': 0, 'status': 0, 'summary': -1, 'error': -1, '_meta': -1},
    CompactionUpdateSessionUpdate: {'compactionId': 0, 'status': 0, 'summary': -1, 'error': -1, '_meta': -1, 'sessionUpdate': 0},
    CompleteElicitationNotification: {'elicitationId': 0, '_meta': 0},
    ConfigOptionUpdate: {'configOptions': 0, '_meta': 0},
    ConfigOptionUpdateSessionUpdate: {'configOptions': 0, '_meta': 0, 'sessionUpdate': 0},
    Content: {'content': 0, '_meta': 0},
    ContentToolCallContent: {'content': 0, '_meta': 0, 'type': 0},
    Cost: {'amount': 0, 'currency': 0, '_meta': 0},
    CreateTerminalRequest: {'sessionId': 0, 'command': 0, 'args': 0, 'env': 0, 'cwd': 0, 'outputByteLimit': 0, '_meta': 0},
    CreateTerminalResponse: {'terminalId': 0, '_meta': 0},
    CurrentModeUpdate: {'currentModeId': 0, '_meta': 0},
    CurrentModeUpdateSessionUpdate: {'currentModeId': 0, '_meta': 0, 'sessionUpdate': 0},
    DeleteSessionRequest: {'sessionId': 0, '_meta': 0},
    DeleteSessionResponse: {'_meta': 0},
    Diff: {'path': 0, 'oldText': 0, 'newText': 0, '_meta': 0},
    DiffToolCallContent: {'path': 0, 'oldText': 0, 'newText': 0, '_meta': 0, 'type': 0},
    DisableProviderRequest: {'providerId': 0, '_meta': 0},
    DisableProviderResponse: {'_meta': 0},
    ElicitationCapabilities: {'form': 0, 'url': 0, '_meta': 0},
    ElicitationFormCapabilities: {'_meta': 0},
    ElicitationFormMode: {'requestedSchema': 0},
    ElicitationRequestScope: {'requestId': 0},
    ElicitationSchema: {'type': 0, 'title': 0, 'properties': 0, 'required': 0, 'description': 0, '_meta': 0},
    ElicitationSessionScope: {'sessionId': 0, 'toolCallId': 0},
    ElicitationUrlCapabilities: {'_meta': 0},
    ElicitationUrlMode: {'elicitationId': 0, 'url': 0},
    EmbeddedResource: {'annotations': 0, 'resource': 0, '_meta': 0},
    EnumOption: {'const': 0, 'title': 0, 'description': 0, '_meta': 0},
    EnvVariable: {'name': 0, 'value': 0, '_meta': 0},
    Error: {'code': 0, 'message': 0, 'data': 0},
    ErrorAgentResponse: {'id': 0, 'error': 0},
    ErrorClientResponse: {'id': 0, 'error': 0},
    ErrorStopReason: {'error': 0},
    ErrorIdleStateUpdate: {'usage': 2, '_meta': 0, 'error': 0, 'stopReason': 0},
    ErrorMessageMcpResponse: {'error': 0, '_meta': 0},
    ErrorProxyResponse: {'id': 0, 'error': 0},
    PlanFile: {'planId': 0, 'uri': 0, '_meta': 0},
    FilePlanUpdateContent: {'planId': 0, 'uri': 0, '_meta': 0, 'type': 0},
    FileSystemCapabilities: {'readTextFile': 0, 'writeTextFile': 0, '_meta': 0},
    ForkSessionRequest: {'sessionId': 0, 'cwd': 0, 'additionalDirectories': 0, 'mcpServers': 0, 'systemPrompt': 1024, '_meta': 0},
    ForkSessionResponse: {'sessionId': 0, 'modes': 0, 'configOptions': 0, '_meta': 0},
    FormCreateElicitationRequest: {'message': 0, '_meta': 0, 'requestedSchema': 0, 'mode': 0},
    HttpHeader: {'name': 0, 'value': 0, '_meta': 0},
    McpServerHttp: {'name': 0, 'url': 0, 'headers': 0, '_meta': 0},
    HttpMcpServer: {'name': 0, 'url': 0, 'headers': 0, '_meta': 0, 'type': 0},
    ImageContent: {'annotations': 0, 'data': 0, 'mimeType': 0, 'uri': 0, '_meta': 0},
    ImageContentBlock: {'annotations': 0, 'data': 0, 'mimeType': 0, 'uri': 0, '_meta': 0, 'type': 0},
    Implementation: {'name': 0, 'title': 0, 'version': 0, '_meta': 0},
    InitializeRequest: {'protocolVersion': 0, 'clientCapabilities': 0, 'clientInfo': 0, '_meta': 0},
    InitializeProxyRequest: {'protocolVersion': 0, 'clientCapabilities': 0, 'clientInfo': 0, '_meta': 0},
    InitializeResponse: {'protocolVersion': 0, 'agentCapabilities': 0, 'authMethods': 0, 'agentInfo': 0, '_meta': 0},
    InitializeProxyResponse: {'protocolVersion': 0, 'agentCapabilities': 0, 'authMethods': 0, 'agentInfo': 0, '_meta': 0},
    IntegerPropertySchema: {'title': 0, 'description': 0, 'minimum': 0, 'maximum': 0, 'default': 0, '_meta': 0},
    IntegerElicitationPropertySchema: {'title': 0, 'description': 0, 'minimum': 0, 'maximum': 0, 'default': 0, '_meta': 0, 'type': 0},
    PlanItems: {'planId': 0, 'entries': 0, '_meta': 0},
    ItemsPlanUpdateContent: {'planId': 0, 'entries': 0, '_meta': 0, 'type': 0},
    KillTerminalRequest: {'sessionId': 0, 'terminalId': 0, '_meta': 0},
    KillTerminalResponse: {'_meta': 0},
    ListProvidersRequest: {'_meta': 0},
    ListProvidersResponse: {'providers': 0, '_meta': 0},
    ListSessionsRequest: {'cwd': 0, 'cursor': 0, 'archived': 64, '_meta': 0},
    ListSessionsResponse: {'sessions': 0, 'nextCursor': 0, '_meta': 0},
    LoadSessionRequest: {'mcpServers': 0, 'cwd': 0, 'additionalDirectories': 0, 'sessionId': 0, 'systemPrompt': 1024, '_meta': 0},
    LoadSessionResponse: {'modes': 0, 'configOptions': 0, '_meta': 0},
    LogoutCapabilities: {'_meta': 0},
    LogoutRequest: {'_meta': 0},
    LogoutResponse: {'_meta': 0},
    PlanMarkdown: {'planId': 0, 'content': 0, '_meta': 0},
    MarkdownPlanUpdateContent: {'planId': 0, 'content': 0, '_meta': 0, 'type': 0},
    McpCapabilities: {'http': 0, 'sse': 0, 'acp': 8, '_meta': 0},
    McpError: {'code': 0, 'message': 0, 'data': 0},
    McpServerSse: {'name': 0, 'url': 0, 'headers': 0, '_meta': 0},
    McpServerStdio: {'name': 0, 'command': 0, 'args': 0, 'env': 0, '_meta': 0},
    MessageMcpNotification: {'serverId': 0, 'requestId': 0, 'method': 0, 'params': 0, '_meta': 0},
    MessageMcpRequest: {'serverId': 0, 'requestId': 0, 'method': 0, 'params': 0, '_meta': 0},
    NewSessionRequest: {'cwd': 0, 'additionalDirectories': 0, 'mcpServers': 0, 'systemPrompt': 1024, '_meta': 0},
    NewSessionResponse: {'sessionId': 0, 'modes': 0, 'configOptions': 0, '_meta': 0},
    NoneIdleStateUpdate: {'usage': 2, '_meta': 0, 'stopReason': 0},
    Notice: {'severity': 0, 'title': 0, 'description': 0, '_meta': 0},
    NoticeCapabilities: {},
    NoticeSessionUpdate: {'severity': 0, 'title': 0, 'description': 0, '_meta': 0, 'sessionUpdate': 0},
    NumberPropertySchema: {'title': 0, 'description': 0, 'minimum': 0, 'maximum': 0, 'default': 0, '_meta': 0},
    NumberElicitationPropertySchema: {'title': 0, 'description': 0, 'minimum': 0, 'maximum': 0, 'default': 0, '_meta': 0, 'type': 0},
    OtherCreateElicitationRequest: {'message': 0, '_meta': 0, 'mode': 0},
    OtherCreateElicitationResponse: {'_meta': 0, 'action': 0},
    OtherElicitationPropertySchema: {'type': 0},
    OtherIdleStateUpdate: {'usage': 2, '_meta': 0, 'stopReason': 0},
    OtherMultiSelectItems: {'type': 0},
    OtherStateUpdate: {'state': 0},
    PermissionOption: {'optionId': 0, 'name': 0, 'kind': 0, '_meta': 0},
    PlainCreateElicitationResponse: {'action': 0, '_meta': 0},
    PlainIdleStateUpdate: {'stopReason': 0, 'usage': 2, '_meta': 0},
    Plan: {'entries': 0, '_meta': 0},
    PlanCapabilities: {'_meta': 0},
    PlanEntry: {'content': 0, 'priority': 0, 'status': 0, '_meta': 0},
    PlanRemoved: {'planId': 0, '_meta': 0},
    PlanRemovedSessionUpdate: {'planId': 0, '_meta': 0, 'sessionUpdate': 0},
    PlanSessionUpdate: {'entries': 0, '_meta': 0, 'sessionUpdate': 0},
    PlanUpdate: {'plan': 0, '_meta': 0},
    PlanUpdateSessionUpdate: {'plan': 0, '_meta': 0, 'sessionUpdate': 0},
    PromptCapabilities: {'image': 0, 'audio': 0, 'embeddedContext': 0, '_meta': 0},
    PromptRequest: {'sessionId': 0, 'prompt': 0, '_meta': 0},
    PromptResponse: {'stopReason': 0, 'usage': 2, '_meta': 0},
    ProviderCurrentConfig: {'apiType': 0, 'baseUrl': 0, '_meta': 0},
    ProviderInfo: {'providerId': 0, 'supported': 0, 'required': 0, 'current': 0, '_meta': 0},
    ProvidersCapabilities: {'_meta': 0},
    ProxyNotification: {'method': 0, 'params': 0},
    ProxyRequest: {'id': 0, 'method': 0, 'params': 0},
    ProxySuccessorNotification: {'method': 0, 'params': 0, '_meta': 0},
    ProxySuccessorRequest: {'method': 0, 'params': 0, '_meta': 0},
    ReadTextFileRequest: {'sessionId': 0, 'path': 0, 'line': 0, 'limit': 0, '_meta': 0},
    ReadTextFileResponse: {'content': 0, '_meta': 0},
    ReleaseTerminalRequest: {'sessionId': 0, 'terminalId': 0, '_meta': 0},
    ReleaseTerminalResponse: {'_meta': 0},
    RequestPermissionRequest: {'sessionId': 0, 'toolCall': 0, 'options': 0, '_meta': 0},
    RequestPermissionResponse: {'outcome': 0, '_meta': 0},
    RequiresActionStateUpdate: {'_meta': 0},
    ResourceContentBlock: {'annotations': 0, 'resource': 0, '_meta': 0, 'type': 0},
    ResourceLink: {'annotations': 0, 'description': 0, 'mimeType': 0, 'name': 0, 'size': 0, 'title': 0, 'uri': 0, '_meta': 0},
    ResourceLinkContentBlock: {'annotations': 0, 'description': 0, 'mimeType': 0, 'name': 0, 'size': 0, 'title': 0, 'uri': 0, '_meta': 0, 'type': 0},
    ResultAgentResponse: {'id': 0, 'result': -1},
    ResultClientResponse: {'id': 0, 'result': -1},
    ResultMessageMcpResponse: {'result': -1, '_meta': 0},
    ResultProxyResponse: {'id': 0, 'result': -1},
    ResumeSessionRequest: {'sessionId': 0, 'cwd': 0, 'additionalDirectories': 0, 'mcpServers': 0, 'systemPrompt': 1024, '_meta': 0},
    ResumeSessionResponse: {'modes': 0, 'configOptions': 0, '_meta': 0},
    RunningStateUpdate: {'_meta': 0},
    SessionConfigSelect: {'currentValue': 0, 'options': 0},
    SelectSessionConfigOption: {'id': 0, 'name': 0, 'description': 0, 'category': 0, '_meta': 0, 'currentValue': 0, 'options': 0, 'type': 0},
    SelectedPermissionOutcome: {'optionId': 0, '_meta': 0},
    SelectedRequestPermissionOutcome: {'optionId': 0, '_meta': 0, 'outcome': 0},
    SessionAdditionalDirectoriesCapabilities: {'_meta': 0},
    SessionArchiveCapabilities: {'_meta': 0},
    SessionCancelCapabilities: {'_meta': 0},
    SessionCapabilities: {'list': 0, 'delete': 0, 'additionalDirectories': 0, 'systemPrompt': 1024, 'fork': 128, 'archive': 64, 'status': 512, 'title': 256, 'resume': 0, 'close': 0, '_meta': 0},
    SessionCloseCapabilities: {'_meta': 0},
    SessionConfigOptionsCapabilities: {'boolean': 0, '_meta': 0},
    SessionConfigSelectGroup: {'group': 0, 'name': 0, 'options': 0, '_meta': 0},
    SessionConfigSelectOption: {'value': 0, 'name': 0, 'description': 0, '_meta': 0},
    SessionDeleteCapabilities: {'_meta': 0},
    SessionForkCapabilities: {'_meta': 0},
    SessionInfo: {'sessionId': 0, 'cwd': 0, 'additionalDirectories': 0, 'title': 0, 'updatedAt': 0, 'archived': 64, '_meta': 0},
    SessionInfoUpdate: {'title': -1, 'updatedAt': -1, '_meta': 0},
    SessionInfoUpdateSessionUpdate: {'title': -1, 'updatedAt': -1, '_meta': 0, 'sessionUpdate': 0},
    SessionListCapabilities: {'_meta': 0},
    SessionMessage: {'messageId': 0, 'senderSessionId': -1, 'recipientSessionId': -1, 'senderMessageId': -1, 'recipientMessageId': -1, 'content': -1, '_meta': -1},
    SessionMessageChunk: {'messageId': 0, 'content': 0, '_meta': 0},
    SessionMessageChunkSessionUpdate: {'messageId': 0, 'content': 0, '_meta': 0, 'sessionUpdate': 0},
    SessionMessageSessionUpdate: {'messageId': 0, 'senderSessionId': -1, 'recipientSessionId': -1, 'senderMessageId': -1, 'recipientMessageId': -1, 'content': -1, '_meta': -1, 'sessionUpdate': 0},
    SessionMode: {'id': 0, 'name': 0, 'description': 0, '_meta': 0},
    SessionModeState: {'currentModeId': 0, 'availableModes': 0, '_meta': 0},
    SessionNotification: {'sessionId': 0, 'update': 0, '_meta': 0},
    SessionResumeCapabilities: {'_meta': 0},
    SessionStatusCapabilities: {'_meta': 0},
    SessionStatusRequest: {'sessionId': 0, '_meta': 0},
    SessionStatusResponse: {'status': 0, '_meta': 0},
    SessionSystemPromptCapabilities: {'mode': 0, '_meta': 0},
    SessionSystemPromptModeCapabilities: {'override': 0, '_meta': 0},
    SessionSystemPromptOverrideCapabilities: {'_meta': 0},
    SessionTitleCapabilities: {'_meta': 0},
    SetProviderRequest: {'providerId': 0, 'apiType': 0, 'baseUrl': 0, 'headers': 0, '_meta': 0},
    SetProviderResponse: {'_meta': 0},
    SetSessionConfigOptionResponse: {'configOptions': 0, '_meta': 0},
    SetSessionModeRequest: {'sessionId': 0, 'modeId': 0, '_meta': 0},
    SetSessionModeResponse: {'_meta': 0},
    SetSessionTitleRequest: {'sessionId': 0, 'title': 0, '_meta': 0},
    SetSessionTitleResponse: {'title': 0, '_meta': 0},
    SseMcpServer: {'name': 0, 'url': 0, 'headers': 0, '_meta': 0, 'type': 0},
    StdioMcpServer: {'name': 0, 'command': 0, 'args': 0, 'env': 0, '_meta': 0},
    StringPropertySchema: {'title': 0, 'description': 0, 'minLength': 0, 'maxLength': 0, 'pattern': 0, 'format': 0, 'default': 0, 'enum': 0, 'oneOf': 0, '_meta': 0},
    StringElicitationPropertySchema: {'title': 0, 'description': 0, 'minLength': 0, 'maxLength': 0, 'pattern': 0, 'format': 0, 'default': 0, 'enum': 0, 'oneOf': 0, '_meta': 0, 'type': 0},
    StringMultiSelectItems: {'enum': 0, '_meta': 0},
    SubagentCapabilities: {'_meta': 0},
    SubagentSessionCapabilities: {'cancel': 0, '_meta': 0},
    SubagentUpdate: {'sessionId': 0, 'title': -1, 'description': -1, 'capabilities': -1, 'state': -1, 'cwd': -1, 'additionalDirectories': -1, '_meta': -1},
    SubagentUpdateSessionUpdate: {'sessionId': 0, 'title': -1, 'description': -1, 'capabilities': -1, 'state': -1, 'cwd': -1, 'additionalDirectories': -1, '_meta': -1, 'sessionUpdate': 0},
    SystemPrompt: {'mode': 0, 'content': 0, '_meta': 0},
    TaggedIdleStateUpdate: {'state': 0},
    TaggedRequiresActionStateUpdate: {'_meta': 0, 'state': 0},
    TaggedRunningStateUpdate: {'_meta': 0, 'state': 0},
    TaggedStringMultiSelectItems: {'enum': 0, '_meta': 0, 'type': 0},
    UnknownStateUpdate: {'_meta': 0},
    TaggedUnknownStateUpdate: {'_meta': 0, 'state': 0},
    Terminal: {'terminalId': 0, '_meta': 0},
    TerminalAuthMethod: {'id': 0, 'name': 0, 'description': 0, 'args': 0, 'env': 0, '_meta': 0, 'type': 0},
    TerminalExitStatus: {'exitCode': 0, 'signal': 0, '_meta': 0},
    TerminalOutputRequest: {'sessionId': 0, 'terminalId': 0, '_meta': 0},
    TerminalOutputResponse: {'output': 0, 'truncated': 0, 'exitStatus': 0, '_meta': 0},
    TerminalToolCallContent: {'terminalId': 0, '_meta': 0, 'type': 0},
    TextContent: {'annotations': 0, 'text': 0, '_meta': 0},
    TextContentBlock: {'annotations': 0, 'text': 0, '_meta': 0, 'type': 0},
    TextResourceContents: {'mimeType': 0, 'text': 0, 'uri': 0, '_meta': 0},
    TitledMultiSelectItems: {'anyOf': 0, '_meta': 0},
    ToolCall: {'toolCallId': 0, 'title': 0, 'name': 0, 'kind': 0, 'status': 0, 'content': 0, 'locations': 0, 'rawInput': 0, 'rawOutput': 0, '_meta': 0},
    ToolCallLocation: {'path': 0, 'line': 0, '_meta': 0},
    ToolCallSessionUpdate: {'toolCallId': 0, 'title': 0, 'name': 0, 'kind': 0, 'status': 0, 'content': 0, 'locations': 0, 'rawInput': 0, 'rawOutput': 0, '_meta': 0, 'sessionUpdate': 0},
    ToolCallUpdate: {'toolCallId': 0, 'kind': 0, 'status': 0, 'title': 0, 'name': 0, 'content': 0, 'locations': 0, 'rawInput': 0, 'rawOutput': 0, '_meta': 0},
    ToolCallUpdateSessionUpdate: {'toolCallId': 0, 'kind': 0, 'status': 0, 'title': 0, 'name': 0, 'content': 0, 'locations': 0, 'rawInput': 0, 'rawOutput': 0, '_meta': 0, 'sessionUpdate': 0},
    UnarchiveSessionRequest: {'sessionId': 0, '_meta': 0},
    UnarchiveSessionResponse: {'_meta': 0},
    UnstructuredCommandInput: {'hint': 0, '_meta': 0},
    UrlCreateElicitationRequest: {'message': 0, '_meta': 0, 'elicitationId': 0, 'url': 0, 'mode': 0},
    Usage: {'totalTokens': 0, 'inputTokens': 0, 'outputTokens': 0, 'thoughtTokens': 0, 'cachedReadTokens': 0, 'cachedWriteTokens': 0, '_meta': 0},
    UsageUpdate: {'used': 0, 'size': 0, 'cost': 0, '_meta': 0},
    UsageUpdateSessionUpdate: {'used': 0, 'size': 0, 'cost': 0, '_meta': 0, 'sessionUpdate': 0},
    UserMessageChunkSessionUpdate: {'content': 0, 'messageId': 0, '_meta': 0, 'sessionUpdate': 0},
    ValueIdSetSessionConfigOptionRequest: {'sessionId': 0, 'configId': 0, '_meta': 0, 'value': 0},
    WaitForTerminalExitRequest: {'sessionId': 0, 'terminalId': 0, '_meta': 0},
    WaitForTerminalExitResponse: {'exitCode': 0, 'signal': 0, '_meta': 0},
    WriteTextFileRequest: {'sessionId': 0, 'path': 0, 'content': 0, '_meta': 0},
    WriteTextFileResponse: {'_meta': 0},
}
# fmt: on
"""Wire name to the feature bits it needs, inverted where null is a state of its own."""


def d_ElicitationAcceptAction(
    d: Any, c: Context, K: Any = made(ElicitationAcceptAction), n: int = 0
) -> Any:
    if type(d) is not OBJECT:
        raise Invalid
    o = next(K)
    if len(d) == n:
        o.content = None
        o.unknown_fields = EMPTY
        return o
    v = d.get("content")
    if v is not None:
        v = mapping(v, d_ElicitationContentValue, c)
        n += 1
    o.content = v
    o.unknown_fields = EMPTY if len(d) == n else keep(d, KNOWN[type(o)], (), c)
    return o


def d_AcceptCreateElicitationResponse(
    d: Any, c: Context, K: Any = made(AcceptCreateElicitationResponse), n: int = 1
) -> Any:
    if type(d) is not OBJECT:
        raise Invalid
    o = next(K)
    if len(d) == n:
        o.meta = o.content = None
        o.unknown_fields = EMPTY
        return o
    s: Any = ()
    v = d.get("_meta")
    if v is not None:
        v, n, s = object_or_none(v, n, s, "_meta", c)
    o.meta = v
    v = d.get("content")
    if v is not None:
        v = mapping(v, d_ElicitationContentValue, c)
        n += 1
    o.content = v
    o.unknown_fields = EMPTY if len(d) == n and not s else keep(d, KNOWN[type(o)], s, c)
    return o


def d_AcpMcpServer(d: Any, c: Context, K: Any = made(AcpMcpServer), n: int = 3) -> Any:
    o = next(K)
    v = d["name"]
    if type(v) is not str:
        raise Invalid
    o.name = v
    v = d["serverId"]
    if type(v) is not str:
        raise Invalid
    o.server_id = v
    if len(d) == n:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, (), KNOWN[type(o)], c)


def d_AgentAuthCapabilities(
    d: Any, c: Context, K: Any = made(AgentAuthCapabilities), n: int = 0
) -> Any:
    if type(d) is not OBJECT:
        raise Invalid
    o = next(K)
    if len(d) == n:
        o.status = o.logout = o.meta = None
        o.unknown_fields = EMPTY
        return o
    s: Any = ()
    if c.flags & 1 == 1:
        v = d.get("status")
        if v is not None:
            try:
                v = d_AuthenticateResponse(v, c, new_AuthStatusCapabilities, 0)
                n += 1
            except FAIL:
                v, s = None, salvage(s, "status", c)
        o.status = v
    else:
        o.status = None
    v = d.get("logout")
    if v is not None:
        try:
            v = d_AuthenticateResponse(v, c, new_LogoutCapabilities, 0)
            n += 1
        except FAIL:
            v, s = None, salvage(s, "logout", c)
    o.logout = v
    if len(d) == n and not s:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, s, KNOWN[type(o)], c)


def d_AgentAuthMethod(d: Any, c: Context, K: Any = made(AgentAuthMethod), n: int = 2) -> Any:
    o = next(K)
    v = d["id"]
    if type(v) is not str:
        raise Invalid
    o.id = v
    v = d["name"]
    if type(v) is not str:
        raise Invalid
    o.name = v
    if len(d) == n:
        o.description = o.meta = None
        o.unknown_fields = EMPTY
        return o
    s: Any = ()
    v = d.get("description")
    if v is not None:
        n += 1
        if type(v) is not str:
            v, s = None, salvage(s, "description", c)
    o.description = v
    if len(d) == n and not s:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, s, KNOWN[type(o)], c)


def d_AgentCapabilities(d: Any, c: Context, K: Any = made(AgentCapabilities), n: int = 0) -> Any:
    if type(d) is not OBJECT:
        raise Invalid
    o = next(K)
    s: Any = ()
    v = d.get("loadSession", MISSING)
    if v is MISSING:
        v = False
    else:
        n += 1
        if v is not True and v is not False:
            v, s = False, salvage(s, "loadSession", c)
    o.load_session = v
    v = d.get("promptCapabilities", MISSING)
    if v is MISSING:
        v = d_PromptCapabilities({}, c)
    else:
        try:
            v = d_PromptCapabilities(v, c)
            n += 1
        except FAIL:
            v, s = d_PromptCapabilities({}, c), salvage(s, "promptCapabilities", c)
    o.prompt_capabilities = v
    v = d.get("mcpCapabilities", MISSING)
    if v is MISSING:
        v = d_McpCapabilities({}, c)
    else:
        try:
            v = d_McpCapabilities(v, c)
            n += 1
        except FAIL:
            v, s = d_McpCapabilities({}, c), salvage(s, "mcpCapabilities", c)
    o.mcp_capabilities = v
    v = d.get("sessionCapabilities", MISSING)
    if v is MISSING:
        v = d_SessionCapabilities({}, c)
    else:
        try:
            v = d_SessionCapabilities(v, c)
            n += 1
        except FAIL:
            v, s = d_SessionCapabilities({}, c), salvage(s, "sessionCapabilities", c)
    o.session_capabilities = v
    v = d.get("auth", MISSING)
    if v is MISSING:
        v = d_AgentAuthCapabilities({}, c)
    else:
        try:
            v = d_AgentAuthCapabilities(v, c)
            n += 1
        except FAIL:
            v, s = d_AgentAuthCapabilities({}, c), salvage(s, "auth", c)
    o.auth = v
    if c.flags & 4 == 4:
        v = d.get("providers")
        if v is not None:
            try:
                v = d_AuthenticateResponse(v, c, new_ProvidersCapabilities, 0)
                n += 1
            except FAIL:
                v, s = None, salvage(s, "providers", c)
        o.providers = v
    else:
        o.providers = None
    v = d.get("_meta")
    if v is not None:
        v, n, s = object_or_none(v, n, s, "_meta", c)
    o.meta = v
    o.unknown_fields = keep(
        d,
        KNOWN[type(o)],
        s,
        c,
        ("loadSession", "promptCapabilities", "mcpCapabilities", "sessionCapabilities", "auth"),
    )
    return o


def d_ContentChunk(d: Any, c: Context, K: Any = made(ContentChunk), n: int = 1) -> Any:
    o = next(K)
    v = d["content"]
    f, k, m = _ContentBlock_TAGS[v["type"]]
    v = f(v, c, k, m)
    o.content = v
    if len(d) == n:
        o.message_id = o.meta = None
        o.unknown_fields = EMPTY
        return o
    s: Any = ()
    v = d.get("messageId")
    if v is not None:
        n += 1
        if type(v) is not str:
            v, s = None, salvage(s, "messageId", c)
    o.message_id = v
    if len(d) == n and not s:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, s, KNOWN[type(o)], c)


def d_AgentNotification(d: Any, c: Context, K: Any = made(AgentNotification), n: int = 1) -> Any:
    o = next(K)
    v = d["method"]
    if type(v) is not str:
        raise Invalid
    o.method = v
    if len(d) == n:
        o.params = None
        o.unknown_fields = EMPTY
        return o
    v = d.get("params")
    if v is not None:
        n += 1
    o.params = v
    o.unknown_fields = EMPTY if len(d) == n else keep(d, KNOWN[type(o)], (), c)
    return o


def d_AgentRequest(d: Any, c: Context, K: Any = made(AgentRequest), n: int = 2) -> Any:
    o = next(K)
    v = d["id"]
    v = d_RequestId(v, c)
    o.id = v
    v = d["method"]
    if type(v) is not str:
        raise Invalid
    o.method = v
    if len(d) == n:
        o.params = None
        o.unknown_fields = EMPTY
        return o
    v = d.get("params")
    if v is not None:
        n += 1
    o.params = v
    o.unknown_fields = EMPTY if len(d) == n else keep(d, KNOWN[type(o)], (), c)
    return o


def d_Annotations(d: Any, c: Context, K: Any = made(Annotations), n: int = 0) -> Any:
    if type(d) is not OBJECT:
        raise Invalid
    o = next(K)
    if len(d) == n:
        o.audience = o.last_modified = o.priority = o.meta = None
        o.unknown_fields = EMPTY
        return o
    s: Any = ()
    v = d.get("audience")
    if v is not None:
        try:
            if type(v) is not ARRAY:
                raise Invalid
            for x in v:
                if type(x) is not str or x not in _Role:
                    v = members(v, _Role, c)
                    break
            else:
                v = [*v]
            n += 1
        except FAIL:
            v, s = None, salvage(s, "audience", c)
    o.audience = v
    v = d.get("lastModified")
    if v is not None:
        n += 1
        if type(v) is not str:
            v, s = None, salvage(s, "lastModified", c)
    o.last_modified = v
    v = d.get("priority")
    if v is not None:
        try:
            if type(v) is not float or v - v != 0.0:
                v = number(v)
            n += 1
        except FAIL:
            v, s = None, salvage(s, "priority", c)
    o.priority = v
    if len(d) == n and not s:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, s, KNOWN[type(o)], c)


def d_MultiSelectPropertySchema(
    d: Any, c: Context, K: Any = made(MultiSelectPropertySchema), n: int = 1
) -> Any:
    o = next(K)
    v = d["items"]
    v = d_MultiSelectItems(v, c)
    o.items = v
    if len(d) == n:
        o.title = o.description = o.min_items = o.max_items = o.default = o.meta = None
        o.unknown_fields = EMPTY
        return o
    s: Any = ()
    v = d.get("title")
    if v is not None:
        n += 1
        if type(v) is not str:
            v, s = None, salvage(s, "title", c)
    o.title = v
    v = d.get("description")
    if v is not None:
        n += 1
        if type(v) is not str:
            v, s = None, salvage(s, "description", c)
    o.description = v
    v = d.get("minItems")
    if v is not None:
        if type(v) is not int:
            v = integer(v)
        if v < 0:
            raise Invalid
        n += 1
    o.min_items = v
    v = d.get("maxItems")
    if v is not None:
        if type(v) is not int:
            v = integer(v)
        if v < 0:
            raise Invalid
        n += 1
    o.max_items = v
    v = d.get("default")
    if v is not None:
        try:
            v = skip(v, string_item, c)
            n += 1
        except FAIL:
            v, s = None, salvage(s, "default", c)
    o.default = v
    if len(d) == n and not s:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, s, KNOWN[type(o)], c)


def d_AudioContent(d: Any, c: Context, K: Any = made(AudioContent), n: int = 2) -> Any:
    o = next(K)
    v = d["data"]
    if type(v) is not str:
        raise Invalid
    o.data = v
    v = d["mimeType"]
    if type(v) is not str:
        raise Invalid
    o.mime_type = v
    if len(d) == n:
        o.annotations = o.meta = None
        o.unknown_fields = EMPTY
        return o
    s: Any = ()
    v = d.get("annotations")
    if v is not None:
        try:
            v = d_Annotations(v, c)
            n += 1
        except FAIL:
            v, s = None, salvage(s, "annotations", c)
    o.annotations = v
    if len(d) == n and not s:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, s, KNOWN[type(o)], c)


def d_AuthAccount(d: Any, c: Context, K: Any = made(AuthAccount), n: int = 1) -> Any:
    o = next(K)
    v = d["label"]
    if type(v) is not str:
        raise Invalid
    o.label = v
    if len(d) == n:
        o.active = o.name = o.email = o.organization = o.meta = None
        o.unknown_fields = EMPTY
        return o
    s: Any = ()
    v = d.get("active")
    if v is not None:
        n += 1
        if v is not True and v is not False:
            v, s = None, salvage(s, "active", c)
    o.active = v
    v = d.get("name")
    if v is not None:
        n += 1
        if type(v) is not str:
            v, s = None, salvage(s, "name", c)
    o.name = v
    v = d.get("email")
    if v is not None:
        n += 1
        if type(v) is not str:
            v, s = None, salvage(s, "email", c)
    o.email = v
    v = d.get("organization")
    if v is not None:
        n += 1
        if type(v) is not str:
            v, s = None, salvage(s, "organization", c)
    o.organization = v
    if len(d) == n and not s:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, s, KNOWN[type(o)], c)


def d_AuthCapabilities(d: Any, c: Context, K: Any = made(AuthCapabilities), n: int = 0) -> Any:
    if type(d) is not OBJECT:
        raise Invalid
    o = next(K)
    s: Any = ()
    v = d.get("terminal", MISSING)
    if v is MISSING:
        v = False
    else:
        n += 1
        if v is not True and v is not False:
            v, s = False, salvage(s, "terminal", c)
    o.terminal = v
    v = d.get("_meta")
    if v is not None:
        v, n, s = object_or_none(v, n, s, "_meta", c)
    o.meta = v
    o.unknown_fields = keep(d, KNOWN[type(o)], s, c, ("terminal",))
    return o


def d_AuthMethodTerminal(d: Any, c: Context, K: Any = made(AuthMethodTerminal), n: int = 2) -> Any:
    o = next(K)
    v = d["id"]
    if type(v) is not str:
        raise Invalid
    o.id = v
    v = d["name"]
    if type(v) is not str:
        raise Invalid
    o.name = v
    if len(d) == n:
        o.description = o.args = o.env = o.meta = None
        o.unknown_fields = EMPTY
        return o
    s: Any = ()
    v = d.get("description")
    if v is not None:
        n += 1
        if type(v) is not str:
            v, s = None, salvage(s, "description", c)
    o.description = v
    v = d.get("args", MISSING)
    if v is MISSING:
        v = None
    else:
        if v is None:
            v, s = [], salvage(s, "args", c)
        else:
            v = strings(v)
            n += 1
    o.args = v
    v = d.get("env", MISSING)
    if v is MISSING:
        v = None
    else:
        if v is None:
            v, s = {}, salvage(s, "env", c)
        else:
            v = mapping(v, string_item, c)
            n += 1
    o.env = v
    if len(d) == n and not s:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, s, KNOWN[type(o)], c)


def d_AuthStatusResponse(d: Any, c: Context, K: Any = made(AuthStatusResponse), n: int = 1) -> Any:
    items: Any
    o = next(K)
    v = d["state"]
    if type(v) is not str:
        raise Invalid
    o.state = v
    if len(d) == n:
        o.accounts = o.meta = None
        o.unknown_fields = EMPTY
        return o
    s: Any = ()
    v = d.get("accounts", MISSING)
    if v is MISSING:
        v = None
    else:
        try:
            if type(v) is not ARRAY:
                raise Invalid
            try:
                items = []
                for x in v:
                    items.append(d_AuthAccount(x, c))
                v = items
            except FAIL:
                v = good(v, d_AuthAccount, c)
            n += 1
        except FAIL:
            v, s = [], salvage(s, "accounts", c)
    o.accounts = v
    if len(d) == n and not s:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, s, KNOWN[type(o)], c)


def d_AuthenticateRequest(
    d: Any, c: Context, K: Any = made(AuthenticateRequest), n: int = 1
) -> Any:
    o = next(K)
    v = d["methodId"]
    if type(v) is not str:
        raise Invalid
    o.method_id = v
    if len(d) == n:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, (), KNOWN[type(o)], c)


def d_AuthenticateResponse(
    d: Any, c: Context, K: Any = made(AuthenticateResponse), n: int = 0
) -> Any:
    if type(d) is not OBJECT:
        raise Invalid
    o = next(K)
    if len(d) == n:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, (), KNOWN[type(o)], c)


def d_AvailableCommand(d: Any, c: Context, K: Any = made(AvailableCommand), n: int = 2) -> Any:
    o = next(K)
    v = d["name"]
    if type(v) is not str:
        raise Invalid
    o.name = v
    v = d["description"]
    if type(v) is not str:
        raise Invalid
    o.description = v
    if len(d) == n:
        o.input = o.meta = None
        o.unknown_fields = EMPTY
        return o
    s: Any = ()
    v = d.get("input")
    if v is not None:
        try:
            v = d_AvailableCommandInput(v, c)
            n += 1
        except FAIL:
            v, s = None, salvage(s, "input", c)
    o.input = v
    if len(d) == n and not s:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, s, KNOWN[type(o)], c)


def d_AvailableCommandsUpdate(
    d: Any, c: Context, K: Any = made(AvailableCommandsUpdate), n: int = 1
) -> Any:
    items: Any
    o = next(K)
    s: Any = ()
    v = d["availableCommands"]
    try:
        if type(v) is not ARRAY:
            raise Invalid
        try:
            items = []
            for x in v:
                items.append(d_AvailableCommand(x, c))
            v = items
        except FAIL:
            v = good(v, d_AvailableCommand, c)
    except FAIL:
        v, s = [], salvage(s, "availableCommands", c)
    o.available_commands = v
    if len(d) == n and not s:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, s, KNOWN[type(o)], c)


def d_BlobResourceContents(
    d: Any, c: Context, K: Any = made(BlobResourceContents), n: int = 2
) -> Any:
    o = next(K)
    v = d["blob"]
    if type(v) is not str:
        raise Invalid
    o.blob = v
    v = d["uri"]
    if type(v) is not str:
        raise Invalid
    o.uri = v
    if len(d) == n:
        o.mime_type = o.meta = None
        o.unknown_fields = EMPTY
        return o
    s: Any = ()
    v = d.get("mimeType")
    if v is not None:
        n += 1
        if type(v) is not str:
            v, s = None, salvage(s, "mimeType", c)
    o.mime_type = v
    if len(d) == n and not s:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, s, KNOWN[type(o)], c)


def d_BooleanPropertySchema(
    d: Any, c: Context, K: Any = made(BooleanPropertySchema), n: int = 0
) -> Any:
    if type(d) is not OBJECT:
        raise Invalid
    o = next(K)
    if len(d) == n:
        o.title = o.description = o.default = o.meta = None
        o.unknown_fields = EMPTY
        return o
    s: Any = ()
    v = d.get("title")
    if v is not None:
        n += 1
        if type(v) is not str:
            v, s = None, salvage(s, "title", c)
    o.title = v
    v = d.get("description")
    if v is not None:
        n += 1
        if type(v) is not str:
            v, s = None, salvage(s, "description", c)
    o.description = v
    v = d.get("default")
    if v is not None:
        n += 1
        if v is not True and v is not False:
            v, s = None, salvage(s, "default", c)
    o.default = v
    if len(d) == n and not s:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, s, KNOWN[type(o)], c)


def d_SessionConfigBoolean(
    d: Any, c: Context, K: Any = made(SessionConfigBoolean), n: int = 1
) -> Any:
    o = next(K)
    v = d["currentValue"]
    if v is not True and v is not False:
        raise Invalid
    o.current_value = v
    o.unknown_fields = EMPTY if len(d) == n else keep(d, KNOWN[type(o)], (), c)
    return o


def d_BooleanSessionConfigOption(
    d: Any, c: Context, K: Any = made(BooleanSessionConfigOption), n: int = 4
) -> Any:
    o = next(K)
    v = d["id"]
    if type(v) is not str:
        raise Invalid
    o.id = v
    v = d["name"]
    if type(v) is not str:
        raise Invalid
    o.name = v
    v = d["currentValue"]
    if v is not True and v is not False:
        raise Invalid
    o.current_value = v
    if len(d) == n:
        o.description = o.category = o.meta = None
        o.unknown_fields = EMPTY
        return o
    s: Any = ()
    v = d.get("description")
    if v is not None:
        n += 1
        if type(v) is not str:
            v, s = None, salvage(s, "description", c)
    o.description = v
    v = d.get("category")
    if v is not None:
        n += 1
        if type(v) is not str:
            v, s = None, salvage(s, "category", c)
    o.category = v
    if len(d) == n and not s:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, s, KNOWN[type(o)], c)


def d_BooleanSetSessionConfigOptionRequest(
    d: Any, c: Context, K: Any = made(BooleanSetSessionConfigOptionRequest), n: int = 4
) -> Any:
    o = next(K)
    v = d["sessionId"]
    if type(v) is not str:
        raise Invalid
    o.session_id = v
    v = d["configId"]
    if type(v) is not str:
        raise Invalid
    o.config_id = v
    v = d["value"]
    if v is not True and v is not False:
        raise Invalid
    o.value = v
    if len(d) == n:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, (), KNOWN[type(o)], c)


def d_CancelNotification(d: Any, c: Context, K: Any = made(CancelNotification), n: int = 1) -> Any:
    o = next(K)
    v = d["sessionId"]
    if type(v) is not str:
        raise Invalid
    o.session_id = v
    if len(d) == n:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, (), KNOWN[type(o)], c)


def d_CancelRequestNotification(
    d: Any, c: Context, K: Any = made(CancelRequestNotification), n: int = 1
) -> Any:
    o = next(K)
    v = d["requestId"]
    v = d_RequestId(v, c)
    o.request_id = v
    if len(d) == n:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, (), KNOWN[type(o)], c)


def d_CancelledRequestPermissionOutcome(
    d: Any, c: Context, K: Any = made(CancelledRequestPermissionOutcome), n: int = 1
) -> Any:
    if type(d) is not OBJECT:
        raise Invalid
    o = next(K)
    o.unknown_fields = EMPTY if len(d) == n else keep(d, KNOWN[type(o)], (), c)
    return o


def d_ClientCapabilities(d: Any, c: Context, K: Any = made(ClientCapabilities), n: int = 0) -> Any:
    if type(d) is not OBJECT:
        raise Invalid
    o = next(K)
    s: Any = ()
    v = d.get("fs", MISSING)
    if v is MISSING:
        v = d_FileSystemCapabilities({}, c)
    else:
        try:
            v = d_FileSystemCapabilities(v, c)
            n += 1
        except FAIL:
            v, s = d_FileSystemCapabilities({}, c), salvage(s, "fs", c)
    o.fs = v
    v = d.get("terminal", MISSING)
    if v is MISSING:
        v = False
    else:
        n += 1
        if v is not True and v is not False:
            v, s = False, salvage(s, "terminal", c)
    o.terminal = v
    v = d.get("session")
    if v is not None:
        try:
            v = d_ClientSessionCapabilities(v, c)
            n += 1
        except FAIL:
            v, s = None, salvage(s, "session", c)
    o.session = v
    if c.flags & 2048 == 2048:
        v = d.get("subagents")
        if v is not None:
            try:
                v = d_AuthenticateResponse(v, c, new_SubagentCapabilities, 0)
                n += 1
            except FAIL:
                v, s = None, salvage(s, "subagents", c)
        o.subagents = v
    else:
        o.subagents = None
    if c.flags & 16 == 16:
        v = d.get("plan")
        if v is not None:
            try:
                v = d_AuthenticateResponse(v, c, new_PlanCapabilities, 0)
                n += 1
            except FAIL:
                v, s = None, salvage(s, "plan", c)
        o.plan = v
    else:
        o.plan = None
    v = d.get("auth", MISSING)
    if v is MISSING:
        v = d_AuthCapabilities({}, c)
    else:
        try:
            v = d_AuthCapabilities(v, c)
            n += 1
        except FAIL:
            v, s = d_AuthCapabilities({}, c), salvage(s, "auth", c)
    o.auth = v
    v = d.get("elicitation")
    if v is not None:
        try:
            v = d_ElicitationCapabilities(v, c)
            n += 1
        except FAIL:
            v, s = None, salvage(s, "elicitation", c)
    o.elicitation = v
    v = d.get("_meta")
    if v is not None:
        v, n, s = object_or_none(v, n, s, "_meta", c)
    o.meta = v
    o.unknown_fields = keep(d, KNOWN[type(o)], s, c, ("fs", "terminal", "auth"))
    return o


def d_ClientSessionCapabilities(
    d: Any, c: Context, K: Any = made(ClientSessionCapabilities), n: int = 0
) -> Any:
    if type(d) is not OBJECT:
        raise Invalid
    o = next(K)
    if len(d) == n:
        o.compaction = o.config_options = o.notices = o.meta = None
        o.unknown_fields = EMPTY
        return o
    s: Any = ()
    v = d.get("compaction")
    if v is not None:
        try:
            v = d_CompactionCapabilities(v, c)
            n += 1
        except FAIL:
            v, s = None, salvage(s, "compaction", c)
    o.compaction = v
    v = d.get("configOptions")
    if v is not None:
        try:
            v = d_SessionConfigOptionsCapabilities(v, c)
            n += 1
        except FAIL:
            v, s = None, salvage(s, "configOptions", c)
    o.config_options = v
    v = d.get("notices")
    if v is not None:
        try:
            v = d_CompactionCapabilities(v, c, new_NoticeCapabilities, 0)
            n += 1
        except FAIL:
            v, s = None, salvage(s, "notices", c)
    o.notices = v
    if len(d) == n and not s:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, s, KNOWN[type(o)], c)


def d_CompactionCapabilities(
    d: Any, c: Context, K: Any = made(CompactionCapabilities), n: int = 0
) -> Any:
    if type(d) is not OBJECT:
        raise Invalid
    o = next(K)
    v = rest(d, KNOWN[type(o)], c)
    o.payload = v
    o.unknown_fields = keep_declared(d, KNOWN[type(o)], (), c, ())
    return o


def d_CompactionSummaryChunk(
    d: Any, c: Context, K: Any = made(CompactionSummaryChunk), n: int = 2
) -> Any:
    o = next(K)
    v = d["compactionId"]
    if type(v) is not str:
        raise Invalid
    o.compaction_id = v
    v = d["content"]
    f, k, m = _ContentBlock_TAGS[v["type"]]
    v = f(v, c, k, m)
    o.content = v
    if len(d) == n:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, (), KNOWN[type(o)], c)


def d_CompactionUpdate(d: Any, c: Context, K: Any = made(CompactionUpdate), n: int = 2) -> Any:
    items: Any
    o = next(K)
    v = d["compactionId"]
    if type(v) is not str:
        raise Invalid
    o.compaction_id = v
    v = d["status"]
    if type(v) is not str:
        raise Invalid
    o.status = v
    if len(d) == n:
        o.summary = o.error = o.meta = UNSET
        o.unknown_fields = EMPTY
        return o
    s: Any = ()
    v = d.get("summary", MISSING)
    if v is MISSING:
        v = UNSET
    elif v is None:
        n += 1
    else:
        try:
            if type(v) is not ARRAY:
                raise Invalid
            try:
                items = []
                for x in v:
                    f, k, m = _ContentBlock_TAGS[x["type"]]
                    items.append(f(x, c, k, m))
                v = items
            except FAIL:
                v = good(v, d_ContentBlock, c)
            n += 1
        except FAIL:
            v, s = UNSET, salvage(s, "summary", c)
    o.summary = v
    v = d.get("error", MISSING)
    if v is MISSING:
        v = UNSET
    elif v is None:
        n += 1
    else:
        n += 1
        if type(v) is not str:
            v, s = UNSET, salvage(s, "error", c)
    o.error = v
    v = d.get("_meta", MISSING)
    if v is MISSING:
        v = UNSET
    elif v is None:
        n += 1
    else:
        n += 1
        if type(v) is not OBJECT:
            v, s = UNSET, salvage(s, "_meta", c)
    o.meta = v
    o.unknown_fields = EMPTY if len(d) == n and not s else keep(d, KNOWN[type(o)], s, c)
    return o


def d_CompleteElicitationNotification(
    d: Any, c: Context, K: Any = made(CompleteElicitationNotification), n: int = 1
) -> Any:
    o = next(K)
    v = d["elicitationId"]
    if type(v) is not str:
        raise Invalid
    o.elicitation_id = v
    if len(d) == n:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, (), KNOWN[type(o)], c)


def d_ConfigOptionUpdate(d: Any, c: Context, K: Any = made(ConfigOptionUpdate), n: int = 1) -> Any:
    items: Any
    o = next(K)
    s: Any = ()
    v = d["configOptions"]
    try:
        if type(v) is not ARRAY:
            raise Invalid
        try:
            items = []
            for x in v:
                f, k, m = _SessionConfigOption_TAGS[x["type"]]
                items.append(f(x, c, k, m))
            v = items
        except FAIL:
            v = good(v, d_SessionConfigOption, c)
    except FAIL:
        v, s = [], salvage(s, "configOptions", c)
    o.config_options = v
    if len(d) == n and not s:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, s, KNOWN[type(o)], c)


def d_Content(d: Any, c: Context, K: Any = made(Content), n: int = 1) -> Any:
    o = next(K)
    v = d["content"]
    f, k, m = _ContentBlock_TAGS[v["type"]]
    v = f(v, c, k, m)
    o.content = v
    if len(d) == n:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, (), KNOWN[type(o)], c)


def d_Cost(d: Any, c: Context, K: Any = made(Cost), n: int = 2) -> Any:
    o = next(K)
    v = d["amount"]
    if type(v) is not float or v - v != 0.0:
        v = number(v)
    o.amount = v
    v = d["currency"]
    if type(v) is not str:
        raise Invalid
    o.currency = v
    if len(d) == n:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, (), KNOWN[type(o)], c)


def d_CreateTerminalRequest(
    d: Any, c: Context, K: Any = made(CreateTerminalRequest), n: int = 2
) -> Any:
    items: Any
    o = next(K)
    v = d["sessionId"]
    if type(v) is not str:
        raise Invalid
    o.session_id = v
    v = d["command"]
    if type(v) is not str:
        raise Invalid
    o.command = v
    if len(d) == n:
        o.args = o.env = o.cwd = o.output_byte_limit = o.meta = None
        o.unknown_fields = EMPTY
        return o
    s: Any = ()
    v = d.get("args", MISSING)
    if v is MISSING:
        v = None
    else:
        if v is None:
            v, s = [], salvage(s, "args", c)
        else:
            v = strings(v)
            n += 1
    o.args = v
    v = d.get("env", MISSING)
    if v is MISSING:
        v = None
    else:
        if v is None:
            v, s = [], salvage(s, "env", c)
        else:
            if type(v) is not ARRAY:
                raise Invalid
            items = []
            for x in v:
                items.append(d_EnvVariable(x, c))
            v = items
            n += 1
    o.env = v
    v = d.get("cwd")
    if v is not None:
        if type(v) is not str:
            raise Invalid
        n += 1
    o.cwd = v
    v = d.get("outputByteLimit")
    if v is not None:
        if type(v) is not int:
            v = integer(v)
        if v < 0:
            raise Invalid
        n += 1
    o.output_byte_limit = v
    if len(d) == n and not s:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, s, KNOWN[type(o)], c)


def d_CreateTerminalResponse(
    d: Any, c: Context, K: Any = made(CreateTerminalResponse), n: int = 1
) -> Any:
    o = next(K)
    v = d["terminalId"]
    if type(v) is not str:
        raise Invalid
    o.terminal_id = v
    if len(d) == n:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, (), KNOWN[type(o)], c)


def d_CurrentModeUpdate(d: Any, c: Context, K: Any = made(CurrentModeUpdate), n: int = 1) -> Any:
    o = next(K)
    v = d["currentModeId"]
    if type(v) is not str:
        raise Invalid
    o.current_mode_id = v
    if len(d) == n:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, (), KNOWN[type(o)], c)


def d_Diff(d: Any, c: Context, K: Any = made(Diff), n: int = 2) -> Any:
    o = next(K)
    v = d["path"]
    if type(v) is not str:
        raise Invalid
    o.path = v
    v = d["newText"]
    if type(v) is not str:
        raise Invalid
    o.new_text = v
    if len(d) == n:
        o.old_text = o.meta = None
        o.unknown_fields = EMPTY
        return o
    s: Any = ()
    v = d.get("oldText")
    if v is not None:
        n += 1
        if type(v) is not str:
            v, s = None, salvage(s, "oldText", c)
    o.old_text = v
    if len(d) == n and not s:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, s, KNOWN[type(o)], c)


def d_DisableProviderRequest(
    d: Any, c: Context, K: Any = made(DisableProviderRequest), n: int = 1
) -> Any:
    o = next(K)
    v = d["providerId"]
    if type(v) is not str:
        raise Invalid
    o.provider_id = v
    if len(d) == n:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, (), KNOWN[type(o)], c)


def d_ElicitationCapabilities(
    d: Any, c: Context, K: Any = made(ElicitationCapabilities), n: int = 0
) -> Any:
    if type(d) is not OBJECT:
        raise Invalid
    o = next(K)
    if len(d) == n:
        o.form = o.url = o.meta = None
        o.unknown_fields = EMPTY
        return o
    s: Any = ()
    v = d.get("form")
    if v is not None:
        try:
            v = d_AuthenticateResponse(v, c, new_ElicitationFormCapabilities, 0)
            n += 1
        except FAIL:
            v, s = None, salvage(s, "form", c)
    o.form = v
    v = d.get("url")
    if v is not None:
        try:
            v = d_AuthenticateResponse(v, c, new_ElicitationUrlCapabilities, 0)
            n += 1
        except FAIL:
            v, s = None, salvage(s, "url", c)
    o.url = v
    if len(d) == n and not s:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, s, KNOWN[type(o)], c)


def d_ElicitationFormMode(
    d: Any, c: Context, K: Any = made(ElicitationFormMode), n: int = 1
) -> Any:
    o = next(K)
    v = d["requestedSchema"]
    v = d_ElicitationSchema(v, c)
    o.requested_schema = v
    v = rest(d, KNOWN[type(o)], c)
    v = d_ElicitationFormMode_scope(v, c)
    o.scope = v
    o.unknown_fields = keep_declared(d, KNOWN[type(o)], (), c, ())
    return o


def d_ElicitationRequestScope(
    d: Any, c: Context, K: Any = made(ElicitationRequestScope), n: int = 1
) -> Any:
    o = next(K)
    v = d["requestId"]
    v = d_RequestId(v, c)
    o.request_id = v
    o.unknown_fields = EMPTY if len(d) == n else keep(d, KNOWN[type(o)], (), c)
    return o


def d_ElicitationSchema(d: Any, c: Context, K: Any = made(ElicitationSchema), n: int = 0) -> Any:
    if type(d) is not OBJECT:
        raise Invalid
    o = next(K)
    s: Any = ()
    v = d.get("type", MISSING)
    if v is MISSING:
        v = "object"
    else:
        n += 1
        if type(v) is not str or v not in _ElicitationSchemaType:
            v, s = "object", salvage(s, "type", c)
    o.type = v
    v = d.get("title")
    if v is not None:
        n += 1
        if type(v) is not str:
            v, s = None, salvage(s, "title", c)
    o.title = v
    v = d.get("properties", MISSING)
    if v is MISSING:
        v = {}
    else:
        v = mapping(v, d_ElicitationPropertySchema, c)
        n += 1
    o.properties = v
    v = d.get("required")
    if v is not None:
        v = strings(v)
        n += 1
    o.required = v
    v = d.get("description")
    if v is not None:
        n += 1
        if type(v) is not str:
            v, s = None, salvage(s, "description", c)
    o.description = v
    v = d.get("_meta")
    if v is not None:
        v, n, s = object_or_none(v, n, s, "_meta", c)
    o.meta = v
    o.unknown_fields = keep(d, KNOWN[type(o)], s, c, ("type", "properties"))
    return o


def d_ElicitationSessionScope(
    d: Any, c: Context, K: Any = made(ElicitationSessionScope), n: int = 1
) -> Any:
    o = next(K)
    v = d["sessionId"]
    if type(v) is not str:
        raise Invalid
    o.session_id = v
    if len(d) == n:
        o.tool_call_id = None
        o.unknown_fields = EMPTY
        return o
    s: Any = ()
    v = d.get("toolCallId")
    if v is not None:
        n += 1
        if type(v) is not str:
            v, s = None, salvage(s, "toolCallId", c)
    o.tool_call_id = v
    o.unknown_fields = EMPTY if len(d) == n and not s else keep(d, KNOWN[type(o)], s, c)
    return o


def d_ElicitationUrlMode(d: Any, c: Context, K: Any = made(ElicitationUrlMode), n: int = 2) -> Any:
    o = next(K)
    v = d["elicitationId"]
    if type(v) is not str:
        raise Invalid
    o.elicitation_id = v
    v = d["url"]
    if type(v) is not str:
        raise Invalid
    o.url = v
    v = rest(d, KNOWN[type(o)], c)
    v = d_ElicitationUrlMode_scope(v, c)
    o.scope = v
    o.unknown_fields = keep_declared(d, KNOWN[type(o)], (), c, ())
    return o


def d_EmbeddedResource(d: Any, c: Context, K: Any = made(EmbeddedResource), n: int = 1) -> Any:
    o = next(K)
    v = d["resource"]
    v = d_EmbeddedResourceResource(v, c)
    o.resource = v
    if len(d) == n:
        o.annotations = o.meta = None
        o.unknown_fields = EMPTY
        return o
    s: Any = ()
    v = d.get("annotations")
    if v is not None:
        try:
            v = d_Annotations(v, c)
            n += 1
        except FAIL:
            v, s = None, salvage(s, "annotations", c)
    o.annotations = v
    if len(d) == n and not s:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, s, KNOWN[type(o)], c)


def d_EnumOption(d: Any, c: Context, K: Any = made(EnumOption), n: int = 2) -> Any:
    o = next(K)
    v = d["const"]
    if type(v) is not str:
        raise Invalid
    o.const = v
    v = d["title"]
    if type(v) is not str:
        raise Invalid
    o.title = v
    if len(d) == n:
        o.description = o.meta = None
        o.unknown_fields = EMPTY
        return o
    s: Any = ()
    v = d.get("description")
    if v is not None:
        n += 1
        if type(v) is not str:
            v, s = None, salvage(s, "description", c)
    o.description = v
    if len(d) == n and not s:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, s, KNOWN[type(o)], c)


def d_EnvVariable(d: Any, c: Context, K: Any = made(EnvVariable), n: int = 2) -> Any:
    o = next(K)
    v = d["name"]
    if type(v) is not str:
        raise Invalid
    o.name = v
    v = d["value"]
    if type(v) is not str:
        raise Invalid
    o.value = v
    if len(d) == n:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, (), KNOWN[type(o)], c)


def d_Error(d: Any, c: Context, K: Any = made(Error), n: int = 2) -> Any:
    o = next(K)
    v = d["code"]
    if type(v) is not int:
        v = integer(v)
    if not -2147483648 <= v <= 2147483647:
        raise Invalid
    o.code = v
    v = d["message"]
    if type(v) is not str:
        raise Invalid
    o.message = v
    if len(d) == n:
        o.data = None
        o.unknown_fields = EMPTY
        return o
    s: Any = ()
    v = d.get("data")
    if v is not None:
        n += 1
    o.data = v
    o.unknown_fields = EMPTY if len(d) == n and not s else keep(d, KNOWN[type(o)], s, c)
    return o


def d_ErrorAgentResponse(d: Any, c: Context, K: Any = made(ErrorAgentResponse), n: int = 2) -> Any:
    o = next(K)
    v = d["id"]
    v = d_RequestId(v, c)
    o.id = v
    v = d["error"]
    v = d_Error(v, c)
    o.error = v
    o.unknown_fields = EMPTY if len(d) == n else keep(d, KNOWN[type(o)], (), c)
    return o


def d_ErrorStopReason(d: Any, c: Context, K: Any = made(ErrorStopReason), n: int = 0) -> Any:
    if type(d) is not OBJECT:
        raise Invalid
    o = next(K)
    if len(d) == n:
        o.error = None
        o.unknown_fields = EMPTY
        return o
    s: Any = ()
    v = d.get("error")
    if v is not None:
        try:
            v = d_Error(v, c)
            n += 1
        except FAIL:
            v, s = None, salvage(s, "error", c)
    o.error = v
    o.unknown_fields = EMPTY if len(d) == n and not s else keep(d, KNOWN[type(o)], s, c)
    return o


def d_ErrorIdleStateUpdate(
    d: Any, c: Context, K: Any = made(ErrorIdleStateUpdate), n: int = 1
) -> Any:
    if type(d) is not OBJECT:
        raise Invalid
    o = next(K)
    if len(d) == n:
        o.usage = o.meta = o.error = None
        o.unknown_fields = EMPTY
        return o
    s: Any = ()
    if c.flags & 2 == 2:
        v = d.get("usage")
        if v is not None:
            try:
                v = d_Usage(v, c)
                n += 1
            except FAIL:
                v, s = None, salvage(s, "usage", c)
        o.usage = v
    else:
        o.usage = None
    v = d.get("_meta")
    if v is not None:
        v, n, s = object_or_none(v, n, s, "_meta", c)
    o.meta = v
    v = d.get("error")
    if v is not None:
        try:
            v = d_Error(v, c)
            n += 1
        except FAIL:
            v, s = None, salvage(s, "error", c)
    o.error = v
    o.unknown_fields = EMPTY if len(d) == n and not s else keep(d, KNOWN[type(o)], s, c)
    return o


def d_ErrorMessageMcpResponse(
    d: Any, c: Context, K: Any = made(ErrorMessageMcpResponse), n: int = 1
) -> Any:
    o = next(K)
    v = d["error"]
    v = d_McpError(v, c)
    o.error = v
    if len(d) == n:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, (), KNOWN[type(o)], c)


def d_FilePlanUpdateContent(
    d: Any, c: Context, K: Any = made(FilePlanUpdateContent), n: int = 3
) -> Any:
    o = next(K)
    v = d["planId"]
    if type(v) is not str:
        raise Invalid
    o.plan_id = v
    v = d["uri"]
    if type(v) is not str:
        raise Invalid
    o.uri = v
    if len(d) == n:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, (), KNOWN[type(o)], c)


def d_FileSystemCapabilities(
    d: Any, c: Context, K: Any = made(FileSystemCapabilities), n: int = 0
) -> Any:
    if type(d) is not OBJECT:
        raise Invalid
    o = next(K)
    s: Any = ()
    v = d.get("readTextFile", MISSING)
    if v is MISSING:
        v = False
    else:
        n += 1
        if v is not True and v is not False:
            v, s = False, salvage(s, "readTextFile", c)
    o.read_text_file = v
    v = d.get("writeTextFile", MISSING)
    if v is MISSING:
        v = False
    else:
        n += 1
        if v is not True and v is not False:
            v, s = False, salvage(s, "writeTextFile", c)
    o.write_text_file = v
    v = d.get("_meta")
    if v is not None:
        v, n, s = object_or_none(v, n, s, "_meta", c)
    o.meta = v
    o.unknown_fields = keep(d, KNOWN[type(o)], s, c, ("readTextFile", "writeTextFile"))
    return o


def d_ForkSessionRequest(d: Any, c: Context, K: Any = made(ForkSessionRequest), n: int = 2) -> Any:
    items: Any
    o = next(K)
    v = d["sessionId"]
    if type(v) is not str:
        raise Invalid
    o.session_id = v
    v = d["cwd"]
    if type(v) is not str:
        raise Invalid
    o.cwd = v
    if len(d) == n:
        o.additional_directories = o.mcp_servers = o.system_prompt = o.meta = None
        o.unknown_fields = EMPTY
        return o
    s: Any = ()
    v = d.get("additionalDirectories", MISSING)
    if v is MISSING:
        v = None
    else:
        if v is None:
            v, s = [], salvage(s, "additionalDirectories", c)
        else:
            v = strings(v)
            n += 1
    o.additional_directories = v
    v = d.get("mcpServers", MISSING)
    if v is MISSING:
        v = None
    else:
        if v is None:
            v, s = [], salvage(s, "mcpServers", c)
        else:
            if type(v) is not ARRAY:
                raise Invalid
            items = []
            for x in v:
                items.append(d_McpServer(x, c))
            v = items
            n += 1
    o.mcp_servers = v
    if c.flags & 1024 == 1024:
        v = d.get("systemPrompt")
        if v is not None:
            v = d_SystemPrompt(v, c)
            n += 1
        o.system_prompt = v
    else:
        o.system_prompt = None
    if len(d) == n and not s:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, s, KNOWN[type(o)], c)


def d_FormCreateElicitationRequest(
    d: Any, c: Context, K: Any = made(FormCreateElicitationRequest), n: int = 3
) -> Any:
    o = next(K)
    s: Any = ()
    v = d["message"]
    if type(v) is not str:
        raise Invalid
    o.message = v
    v = d["requestedSchema"]
    v = d_ElicitationSchema(v, c)
    o.requested_schema = v
    v = d.get("_meta")
    if v is not None:
        v, n, s = object_or_none(v, n, s, "_meta", c)
    o.meta = v
    v = rest(d, KNOWN[type(o)], c)
    v = d_FormCreateElicitationRequest_scope(v, c)
    o.scope = v
    o.unknown_fields = keep_declared(d, KNOWN[type(o)], s, c, ())
    return o


def d_McpServerHttp(d: Any, c: Context, K: Any = made(McpServerHttp), n: int = 3) -> Any:
    items: Any
    o = next(K)
    s: Any = ()
    v = d["name"]
    if type(v) is not str:
        raise Invalid
    o.name = v
    v = d["url"]
    if type(v) is not str:
        raise Invalid
    o.url = v
    v = d["headers"]
    if v is None:
        v, s = [], salvage(s, "headers", c)
    else:
        if type(v) is not ARRAY:
            raise Invalid
        items = []
        for x in v:
            items.append(d_EnvVariable(x, c, new_HttpHeader, 2))
        v = items
    o.headers = v
    if len(d) == n and not s:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, s, KNOWN[type(o)], c)


def d_ImageContent(d: Any, c: Context, K: Any = made(ImageContent), n: int = 2) -> Any:
    o = next(K)
    v = d["data"]
    if type(v) is not str:
        raise Invalid
    o.data = v
    v = d["mimeType"]
    if type(v) is not str:
        raise Invalid
    o.mime_type = v
    if len(d) == n:
        o.annotations = o.uri = o.meta = None
        o.unknown_fields = EMPTY
        return o
    s: Any = ()
    v = d.get("annotations")
    if v is not None:
        try:
            v = d_Annotations(v, c)
            n += 1
        except FAIL:
            v, s = None, salvage(s, "annotations", c)
    o.annotations = v
    v = d.get("uri")
    if v is not None:
        n += 1
        if type(v) is not str:
            v, s = None, salvage(s, "uri", c)
    o.uri = v
    if len(d) == n and not s:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, s, KNOWN[type(o)], c)


def d_Implementation(d: Any, c: Context, K: Any = made(Implementation), n: int = 2) -> Any:
    o = next(K)
    v = d["name"]
    if type(v) is not str:
        raise Invalid
    o.name = v
    v = d["version"]
    if type(v) is not str:
        raise Invalid
    o.version = v
    if len(d) == n:
        o.title = o.meta = None
        o.unknown_fields = EMPTY
        return o
    s: Any = ()
    v = d.get("title")
    if v is not None:
        n += 1
        if type(v) is not str:
            v, s = None, salvage(s, "title", c)
    o.title = v
    if len(d) == n and not s:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, s, KNOWN[type(o)], c)


def d_InitializeRequest(d: Any, c: Context, K: Any = made(InitializeRequest), n: int = 1) -> Any:
    o = next(K)
    s: Any = ()
    v = d["protocolVersion"]
    if type(v) is not int:
        v = integer(v)
    if not 0 <= v <= 65535:
        raise Invalid
    o.protocol_version = v
    v = d.get("clientCapabilities", MISSING)
    if v is MISSING:
        v = d_ClientCapabilities({}, c)
    else:
        try:
            v = d_ClientCapabilities(v, c)
            n += 1
        except FAIL:
            v, s = d_ClientCapabilities({}, c), salvage(s, "clientCapabilities", c)
    o.client_capabilities = v
    v = d.get("clientInfo")
    if v is not None:
        try:
            v = d_Implementation(v, c)
            n += 1
        except FAIL:
            v, s = None, salvage(s, "clientInfo", c)
    o.client_info = v
    v = d.get("_meta")
    if v is not None:
        v, n, s = object_or_none(v, n, s, "_meta", c)
    o.meta = v
    o.unknown_fields = keep(d, KNOWN[type(o)], s, c, ("clientCapabilities",))
    return o


def d_InitializeResponse(d: Any, c: Context, K: Any = made(InitializeResponse), n: int = 1) -> Any:
    items: Any
    o = next(K)
    s: Any = ()
    v = d["protocolVersion"]
    if type(v) is not int:
        v = integer(v)
    if not 0 <= v <= 65535:
        raise Invalid
    o.protocol_version = v
    v = d.get("agentCapabilities", MISSING)
    if v is MISSING:
        v = d_AgentCapabilities({}, c)
    else:
        try:
            v = d_AgentCapabilities(v, c)
            n += 1
        except FAIL:
            v, s = d_AgentCapabilities({}, c), salvage(s, "agentCapabilities", c)
    o.agent_capabilities = v
    v = d.get("authMethods", MISSING)
    if v is MISSING:
        v = []
    else:
        try:
            if type(v) is not ARRAY:
                raise Invalid
            try:
                items = []
                for x in v:
                    items.append(d_AuthMethod(x, c))
                v = items
            except FAIL:
                v = good(v, d_AuthMethod, c)
            n += 1
        except FAIL:
            v, s = [], salvage(s, "authMethods", c)
    o.auth_methods = v
    v = d.get("agentInfo")
    if v is not None:
        try:
            v = d_Implementation(v, c)
            n += 1
        except FAIL:
            v, s = None, salvage(s, "agentInfo", c)
    o.agent_info = v
    v = d.get("_meta")
    if v is not None:
        v, n, s = object_or_none(v, n, s, "_meta", c)
    o.meta = v
    o.unknown_fields = keep(d, KNOWN[type(o)], s, c, ("agentCapabilities", "authMethods"))
    return o


def d_IntegerPropertySchema(
    d: Any, c: Context, K: Any = made(IntegerPropertySchema), n: int = 0
) -> Any:
    if type(d) is not OBJECT:
        raise Invalid
    o = next(K)
    if len(d) == n:
        o.title = o.description = o.minimum = o.maximum = o.default = o.meta = None
        o.unknown_fields = EMPTY
        return o
    s: Any = ()
    v = d.get("title")
    if v is not None:
        n += 1
        if type(v) is not str:
            v, s = None, salvage(s, "title", c)
    o.title = v
    v = d.get("description")
    if v is not None:
        n += 1
        if type(v) is not str:
            v, s = None, salvage(s, "description", c)
    o.description = v
    v = d.get("minimum")
    if v is not None:
        if type(v) is not int:
            v = integer(v)
        n += 1
    o.minimum = v
    v = d.get("maximum")
    if v is not None:
        if type(v) is not int:
            v = integer(v)
        n += 1
    o.maximum = v
    v = d.get("default")
    if v is not None:
        try:
            if type(v) is not int:
                v = integer(v)
            n += 1
        except FAIL:
            v, s = None, salvage(s, "default", c)
    o.default = v
    if len(d) == n and not s:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, s, KNOWN[type(o)], c)


def d_ItemsPlanUpdateContent(
    d: Any, c: Context, K: Any = made(ItemsPlanUpdateContent), n: int = 3
) -> Any:
    items: Any
    o = next(K)
    s: Any = ()
    v = d["planId"]
    if type(v) is not str:
        raise Invalid
    o.plan_id = v
    v = d["entries"]
    try:
        if type(v) is not ARRAY:
            raise Invalid
        try:
            items = []
            for x in v:
                items.append(d_PlanEntry(x, c))
            v = items
        except FAIL:
            v = good(v, d_PlanEntry, c)
    except FAIL:
        v, s = [], salvage(s, "entries", c)
    o.entries = v
    if len(d) == n and not s:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, s, KNOWN[type(o)], c)


def d_KillTerminalRequest(
    d: Any, c: Context, K: Any = made(KillTerminalRequest), n: int = 2
) -> Any:
    o = next(K)
    v = d["sessionId"]
    if type(v) is not str:
        raise Invalid
    o.session_id = v
    v = d["terminalId"]
    if type(v) is not str:
        raise Invalid
    o.terminal_id = v
    if len(d) == n:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, (), KNOWN[type(o)], c)


def d_ListProvidersResponse(
    d: Any, c: Context, K: Any = made(ListProvidersResponse), n: int = 1
) -> Any:
    items: Any
    o = next(K)
    v = d["providers"]
    if type(v) is not ARRAY:
        raise Invalid
    items = []
    for x in v:
        items.append(d_ProviderInfo(x, c))
    v = items
    o.providers = v
    if len(d) == n:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, (), KNOWN[type(o)], c)


def d_ListSessionsRequest(
    d: Any, c: Context, K: Any = made(ListSessionsRequest), n: int = 0
) -> Any:
    if type(d) is not OBJECT:
        raise Invalid
    o = next(K)
    if len(d) == n:
        o.cwd = o.cursor = o.archived = o.meta = None
        o.unknown_fields = EMPTY
        return o
    v = d.get("cwd")
    if v is not None:
        if type(v) is not str:
            raise Invalid
        n += 1
    o.cwd = v
    v = d.get("cursor")
    if v is not None:
        if type(v) is not str:
            raise Invalid
        n += 1
    o.cursor = v
    if c.flags & 64 == 64:
        v = d.get("archived")
        if v is not None:
            if type(v) is not str:
                raise Invalid
            n += 1
        o.archived = v
    else:
        o.archived = None
    if len(d) == n:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, (), KNOWN[type(o)], c)


def d_ListSessionsResponse(
    d: Any, c: Context, K: Any = made(ListSessionsResponse), n: int = 1
) -> Any:
    items: Any
    o = next(K)
    s: Any = ()
    v = d["sessions"]
    try:
        if type(v) is not ARRAY:
            raise Invalid
        try:
            items = []
            for x in v:
                items.append(d_SessionInfo(x, c))
            v = items
        except FAIL:
            v = good(v, d_SessionInfo, c)
    except FAIL:
        v, s = [], salvage(s, "sessions", c)
    o.sessions = v
    if len(d) == n and not s:
        o.next_cursor = o.meta = None
        o.unknown_fields = EMPTY
        return o
    v = d.get("nextCursor")
    if v is not None:
        n += 1
        if type(v) is not str:
            v, s = None, salvage(s, "nextCursor", c)
    o.next_cursor = v
    if len(d) == n and not s:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, s, KNOWN[type(o)], c)


def d_LoadSessionRequest(d: Any, c: Context, K: Any = made(LoadSessionRequest), n: int = 3) -> Any:
    items: Any
    o = next(K)
    s: Any = ()
    v = d["mcpServers"]
    if v is None:
        v, s = [], salvage(s, "mcpServers", c)
    else:
        if type(v) is not ARRAY:
            raise Invalid
        items = []
        for x in v:
            items.append(d_McpServer(x, c))
        v = items
    o.mcp_servers = v
    v = d["cwd"]
    if type(v) is not str:
        raise Invalid
    o.cwd = v
    v = d["sessionId"]
    if type(v) is not str:
        raise Invalid
    o.session_id = v
    if len(d) == n and not s:
        o.additional_directories = o.system_prompt = o.meta = None
        o.unknown_fields = EMPTY
        return o
    v = d.get("additionalDirectories", MISSING)
    if v is MISSING:
        v = None
    else:
        if v is None:
            v, s = [], salvage(s, "additionalDirectories", c)
        else:
            v = strings(v)
            n += 1
    o.additional_directories = v
    if c.flags & 1024 == 1024:
        v = d.get("systemPrompt")
        if v is not None:
            v = d_SystemPrompt(v, c)
            n += 1
        o.system_prompt = v
    else:
        o.system_prompt = None
    if len(d) == n and not s:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, s, KNOWN[type(o)], c)


def d_LoadSessionResponse(
    d: Any, c: Context, K: Any = made(LoadSessionResponse), n: int = 0
) -> Any:
    if type(d) is not OBJECT:
        raise Invalid
    items: Any
    o = next(K)
    if len(d) == n:
        o.modes = o.config_options = o.meta = None
        o.unknown_fields = EMPTY
        return o
    s: Any = ()
    v = d.get("modes")
    if v is not None:
        try:
            v = d_SessionModeState(v, c)
            n += 1
        except FAIL:
            v, s = None, salvage(s, "modes", c)
    o.modes = v
    v = d.get("configOptions")
    if v is not None:
        try:
            if type(v) is not ARRAY:
                raise Invalid
            try:
                items = []
                for x in v:
                    f, k, m = _SessionConfigOption_TAGS[x["type"]]
                    items.append(f(x, c, k, m))
                v = items
            except FAIL:
                v = good(v, d_SessionConfigOption, c)
            n += 1
        except FAIL:
            v, s = None, salvage(s, "configOptions", c)
    o.config_options = v
    if len(d) == n and not s:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, s, KNOWN[type(o)], c)


def d_MarkdownPlanUpdateContent(
    d: Any, c: Context, K: Any = made(MarkdownPlanUpdateContent), n: int = 3
) -> Any:
    o = next(K)
    v = d["planId"]
    if type(v) is not str:
        raise Invalid
    o.plan_id = v
    v = d["content"]
    if type(v) is not str:
        raise Invalid
    o.content = v
    if len(d) == n:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, (), KNOWN[type(o)], c)


def d_McpCapabilities(d: Any, c: Context, K: Any = made(McpCapabilities), n: int = 0) -> Any:
    if type(d) is not OBJECT:
        raise Invalid
    o = next(K)
    s: Any = ()
    v = d.get("http", MISSING)
    if v is MISSING:
        v = False
    else:
        n += 1
        if v is not True and v is not False:
            v, s = False, salvage(s, "http", c)
    o.http = v
    v = d.get("sse", MISSING)
    if v is MISSING:
        v = False
    else:
        n += 1
        if v is not True and v is not False:
            v, s = False, salvage(s, "sse", c)
    o.sse = v
    if c.flags & 8 == 8:
        v = d.get("acp", MISSING)
        if v is MISSING:
            v = False
        else:
            n += 1
            if v is not True and v is not False:
                v, s = False, salvage(s, "acp", c)
        o.acp = v
    else:
        o.acp = False
    v = d.get("_meta")
    if v is not None:
        v, n, s = object_or_none(v, n, s, "_meta", c)
    o.meta = v
    o.unknown_fields = keep(d, KNOWN[type(o)], s, c, ("http", "sse", "acp"))
    return o


def d_McpError(d: Any, c: Context, K: Any = made(McpError), n: int = 2) -> Any:
    o = next(K)
    v = d["code"]
    if type(v) is not int:
        v = integer(v)
    if not -2147483648 <= v <= 2147483647:
        raise Invalid
    o.code = v
    v = d["message"]
    if type(v) is not str:
        raise Invalid
    o.message = v
    v = d.get("data")
    if v is not None:
        n += 1
    o.data = v
    v = rest(d, KNOWN[type(o)], c)
    o.payload = v
    o.unknown_fields = keep_declared(d, KNOWN[type(o)], (), c, ())
    return o


def d_McpServerStdio(d: Any, c: Context, K: Any = made(McpServerStdio), n: int = 4) -> Any:
    items: Any
    o = next(K)
    s: Any = ()
    v = d["name"]
    if type(v) is not str:
        raise Invalid
    o.name = v
    v = d["command"]
    if type(v) is not str:
        raise Invalid
    o.command = v
    v = d["args"]
    if v is None:
        v, s = [], salvage(s, "args", c)
    else:
        v = strings(v)
    o.args = v
    v = d["env"]
    if v is None:
        v, s = [], salvage(s, "env", c)
    else:
        if type(v) is not ARRAY:
            raise Invalid
        items = []
        for x in v:
            items.append(d_EnvVariable(x, c))
        v = items
    o.env = v
    if len(d) == n and not s:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, s, KNOWN[type(o)], c)


def d_MessageMcpNotification(
    d: Any, c: Context, K: Any = made(MessageMcpNotification), n: int = 3
) -> Any:
    o = next(K)
    v = d["serverId"]
    if type(v) is not str:
        raise Invalid
    o.server_id = v
    v = d["requestId"]
    if type(v) is not str:
        raise Invalid
    o.request_id = v
    v = d["method"]
    if type(v) is not str:
        raise Invalid
    o.method = v
    if len(d) == n:
        o.params = o.meta = None
        o.unknown_fields = EMPTY
        return o
    v = d.get("params")
    if v is not None:
        if type(v) is not OBJECT:
            raise Invalid
        n += 1
    o.params = v
    if len(d) == n:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, (), KNOWN[type(o)], c)


def d_NewSessionRequest(d: Any, c: Context, K: Any = made(NewSessionRequest), n: int = 2) -> Any:
    items: Any
    o = next(K)
    s: Any = ()
    v = d["cwd"]
    if type(v) is not str:
        raise Invalid
    o.cwd = v
    v = d["mcpServers"]
    if v is None:
        v, s = [], salvage(s, "mcpServers", c)
    else:
        if type(v) is not ARRAY:
            raise Invalid
        items = []
        for x in v:
            items.append(d_McpServer(x, c))
        v = items
    o.mcp_servers = v
    if len(d) == n and not s:
        o.additional_directories = o.system_prompt = o.meta = None
        o.unknown_fields = EMPTY
        return o
    v = d.get("additionalDirectories", MISSING)
    if v is MISSING:
        v = None
    else:
        if v is None:
            v, s = [], salvage(s, "additionalDirectories", c)
        else:
            v = strings(v)
            n += 1
    o.additional_directories = v
    if c.flags & 1024 == 1024:
        v = d.get("systemPrompt")
        if v is not None:
            v = d_SystemPrompt(v, c)
            n += 1
        o.system_prompt = v
    else:
        o.system_prompt = None
    if len(d) == n and not s:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, s, KNOWN[type(o)], c)


def d_NewSessionResponse(d: Any, c: Context, K: Any = made(NewSessionResponse), n: int = 1) -> Any:
    items: Any
    o = next(K)
    v = d["sessionId"]
    if type(v) is not str:
        raise Invalid
    o.session_id = v
    if len(d) == n:
        o.modes = o.config_options = o.meta = None
        o.unknown_fields = EMPTY
        return o
    s: Any = ()
    v = d.get("modes")
    if v is not None:
        try:
            v = d_SessionModeState(v, c)
            n += 1
        except FAIL:
            v, s = None, salvage(s, "modes", c)
    o.modes = v
    v = d.get("configOptions")
    if v is not None:
        try:
            if type(v) is not ARRAY:
                raise Invalid
            try:
                items = []
                for x in v:
                    f, k, m = _SessionConfigOption_TAGS[x["type"]]
                    items.append(f(x, c, k, m))
                v = items
            except FAIL:
                v = good(v, d_SessionConfigOption, c)
            n += 1
        except FAIL:
            v, s = None, salvage(s, "configOptions", c)
    o.config_options = v
    if len(d) == n and not s:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, s, KNOWN[type(o)], c)


def d_NoneIdleStateUpdate(
    d: Any, c: Context, K: Any = made(NoneIdleStateUpdate), n: int = 0
) -> Any:
    if type(d) is not OBJECT:
        raise Invalid
    o = next(K)
    if len(d) == n:
        o.usage = o.meta = None
        o.unknown_fields = EMPTY
        return o
    s: Any = ()
    if d.get("stopReason") is not None:
        s = salvage(s, "stopReason", c)
    if c.flags & 2 == 2:
        v = d.get("usage")
        if v is not None:
            try:
                v = d_Usage(v, c)
                n += 1
            except FAIL:
                v, s = None, salvage(s, "usage", c)
        o.usage = v
    else:
        o.usage = None
    if len(d) == n and not s:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, s, KNOWN[type(o)], c)


def d_Notice(d: Any, c: Context, K: Any = made(Notice), n: int = 2) -> Any:
    o = next(K)
    v = d["severity"]
    if type(v) is not str:
        raise Invalid
    o.severity = v
    v = d["title"]
    if type(v) is not str or len(v) < 1:
        raise Invalid
    o.title = v
    if len(d) == n:
        o.description = o.meta = None
        o.unknown_fields = EMPTY
        return o
    s: Any = ()
    v = d.get("description")
    if v is not None:
        n += 1
        if type(v) is not str:
            v, s = None, salvage(s, "description", c)
    o.description = v
    if len(d) == n and not s:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, s, KNOWN[type(o)], c)


def d_NumberPropertySchema(
    d: Any, c: Context, K: Any = made(NumberPropertySchema), n: int = 0
) -> Any:
    if type(d) is not OBJECT:
        raise Invalid
    o = next(K)
    if len(d) == n:
        o.title = o.description = o.minimum = o.maximum = o.default = o.meta = None
        o.unknown_fields = EMPTY
        return o
    s: Any = ()
    v = d.get("title")
    if v is not None:
        n += 1
        if type(v) is not str:
            v, s = None, salvage(s, "title", c)
    o.title = v
    v = d.get("description")
    if v is not None:
        n += 1
        if type(v) is not str:
            v, s = None, salvage(s, "description", c)
    o.description = v
    v = d.get("minimum")
    if v is not None:
        if type(v) is not float or v - v != 0.0:
            v = number(v)
        n += 1
    o.minimum = v
    v = d.get("maximum")
    if v is not None:
        if type(v) is not float or v - v != 0.0:
            v = number(v)
        n += 1
    o.maximum = v
    v = d.get("default")
    if v is not None:
        try:
            if type(v) is not float or v - v != 0.0:
                v = number(v)
            n += 1
        except FAIL:
            v, s = None, salvage(s, "default", c)
    o.default = v
    if len(d) == n and not s:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, s, KNOWN[type(o)], c)


def d_OtherCreateElicitationRequest(
    d: Any, c: Context, K: Any = made(OtherCreateElicitationRequest), n: int = 2
) -> Any:
    o = next(K)
    s: Any = ()
    v = d["message"]
    if type(v) is not str:
        raise Invalid
    o.message = v
    v = d["mode"]
    if type(v) is not str:
        raise Invalid
    o.mode = v
    v = d.get("_meta")
    if v is not None:
        v, n, s = object_or_none(v, n, s, "_meta", c)
    o.meta = v
    v = rest(d, KNOWN[type(o)], c)
    outer, c = c, keeping(c)
    v = d_OtherCreateElicitationRequest_scope(v, c)
    o.scope = v
    v, c = take_unknown(v, outer), back(outer, c)
    o.payload = v
    o.unknown_fields = keep_declared(d, KNOWN[type(o)], s, c, ())
    return o


def d_OtherCreateElicitationResponse(
    d: Any, c: Context, K: Any = made(OtherCreateElicitationResponse), n: int = 1
) -> Any:
    o = next(K)
    s: Any = ()
    v = d["action"]
    if type(v) is not str:
        raise Invalid
    o.action = v
    v = d.get("_meta")
    if v is not None:
        v, n, s = object_or_none(v, n, s, "_meta", c)
    o.meta = v
    v = rest(d, KNOWN[type(o)], c)
    o.payload = v
    o.unknown_fields = keep_declared(d, KNOWN[type(o)], s, c, ())
    return o


def d_OtherElicitationPropertySchema(
    d: Any, c: Context, K: Any = made(OtherElicitationPropertySchema), n: int = 1
) -> Any:
    o = next(K)
    v = d["type"]
    if type(v) is not str:
        raise Invalid
    o.type = v
    v = rest(d, KNOWN[type(o)], c)
    o.payload = v
    o.unknown_fields = keep_declared(d, KNOWN[type(o)], (), c, ())
    return o


def d_OtherIdleStateUpdate(
    d: Any, c: Context, K: Any = made(OtherIdleStateUpdate), n: int = 1
) -> Any:
    o = next(K)
    s: Any = ()
    v = d["stopReason"]
    if type(v) is not str:
        raise Invalid
    o.stop_reason = v
    if c.flags & 2 == 2:
        v = d.get("usage")
        if v is not None:
            try:
                v = d_Usage(v, c)
                n += 1
            except FAIL:
                v, s = None, salvage(s, "usage", c)
        o.usage = v
    else:
        o.usage = None
    v = d.get("_meta")
    if v is not None:
        v, n, s = object_or_none(v, n, s, "_meta", c)
    o.meta = v
    v = rest(d, KNOWN[type(o)], c)
    o.payload = v
    o.unknown_fields = keep_declared(d, KNOWN[type(o)], s, c, ())
    return o


def d_OtherStateUpdate(d: Any, c: Context, K: Any = made(OtherStateUpdate), n: int = 1) -> Any:
    o = next(K)
    v = d["state"]
    if type(v) is not str:
        raise Invalid
    o.state = v
    v = rest(d, KNOWN[type(o)], c)
    o.payload = v
    o.unknown_fields = keep_declared(d, KNOWN[type(o)], (), c, ())
    return o


def d_PermissionOption(d: Any, c: Context, K: Any = made(PermissionOption), n: int = 3) -> Any:
    o = next(K)
    v = d["optionId"]
    if type(v) is not str:
        raise Invalid
    o.option_id = v
    v = d["name"]
    if type(v) is not str:
        raise Invalid
    o.name = v
    v = d["kind"]
    if type(v) is not str or v not in _PermissionOptionKind:
        raise Invalid
    o.kind = v
    if len(d) == n:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, (), KNOWN[type(o)], c)


def d_PlainCreateElicitationResponse(
    d: Any, c: Context, K: Any = made(PlainCreateElicitationResponse), n: int = 1
) -> Any:
    o = next(K)
    v = d["action"]
    v = d_PlainCreateElicitationResponse_action(v, c)
    o.action = v
    if len(d) == n:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, (), KNOWN[type(o)], c)


def d_PlainIdleStateUpdate(
    d: Any, c: Context, K: Any = made(PlainIdleStateUpdate), n: int = 1
) -> Any:
    o = next(K)
    v = d["stopReason"]
    v = d_PlainIdleStateUpdate_stop_reason(v, c)
    o.stop_reason = v
    if len(d) == n:
        o.usage = o.meta = None
        o.unknown_fields = EMPTY
        return o
    s: Any = ()
    if c.flags & 2 == 2:
        v = d.get("usage")
        if v is not None:
            try:
                v = d_Usage(v, c)
                n += 1
            except FAIL:
                v, s = None, salvage(s, "usage", c)
        o.usage = v
    else:
        o.usage = None
    if len(d) == n and not s:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, s, KNOWN[type(o)], c)


def d_Plan(d: Any, c: Context, K: Any = made(Plan), n: int = 1) -> Any:
    items: Any
    o = next(K)
    s: Any = ()
    v = d["entries"]
    try:
        if type(v) is not ARRAY:
            raise Invalid
        try:
            items = []
            for x in v:
                items.append(d_PlanEntry(x, c))
            v = items
        except FAIL:
            v = good(v, d_PlanEntry, c)
    except FAIL:
        v, s = [], salvage(s, "entries", c)
    o.entries = v
    if len(d) == n and not s:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, s, KNOWN[type(o)], c)


def d_PlanEntry(d: Any, c: Context, K: Any = made(PlanEntry), n: int = 3) -> Any:
    o = next(K)
    v = d["content"]
    if type(v) is not str:
        raise Invalid
    o.content = v
    v = d["priority"]
    if type(v) is not str or v not in _PlanEntryPriority:
        raise Invalid
    o.priority = v
    v = d["status"]
    if type(v) is not str or v not in _PlanEntryStatus:
        raise Invalid
    o.status = v
    if len(d) == n:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, (), KNOWN[type(o)], c)


def d_PlanRemoved(d: Any, c: Context, K: Any = made(PlanRemoved), n: int = 1) -> Any:
    o = next(K)
    v = d["planId"]
    if type(v) is not str:
        raise Invalid
    o.plan_id = v
    if len(d) == n:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, (), KNOWN[type(o)], c)


def d_PlanUpdate(d: Any, c: Context, K: Any = made(PlanUpdate), n: int = 1) -> Any:
    o = next(K)
    v = d["plan"]
    f, k, m = _PlanUpdateContent_TAGS[v["type"]]
    v = f(v, c, k, m)
    o.plan = v
    if len(d) == n:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, (), KNOWN[type(o)], c)


def d_PromptCapabilities(d: Any, c: Context, K: Any = made(PromptCapabilities), n: int = 0) -> Any:
    if type(d) is not OBJECT:
        raise Invalid
    o = next(K)
    s: Any = ()
    v = d.get("image", MISSING)
    if v is MISSING:
        v = False
    else:
        n += 1
        if v is not True and v is not False:
            v, s = False, salvage(s, "image", c)
    o.image = v
    v = d.get("audio", MISSING)
    if v is MISSING:
        v = False
    else:
        n += 1
        if v is not True and v is not False:
            v, s = False, salvage(s, "audio", c)
    o.audio = v
    v = d.get("embeddedContext", MISSING)
    if v is MISSING:
        v = False
    else:
        n += 1
        if v is not True and v is not False:
            v, s = False, salvage(s, "embeddedContext", c)
    o.embedded_context = v
    v = d.get("_meta")
    if v is not None:
        v, n, s = object_or_none(v, n, s, "_meta", c)
    o.meta = v
    o.unknown_fields = keep(d, KNOWN[type(o)], s, c, ("image", "audio", "embeddedContext"))
    return o


def d_PromptRequest(d: Any, c: Context, K: Any = made(PromptRequest), n: int = 2) -> Any:
    items: Any
    o = next(K)
    v = d["sessionId"]
    if type(v) is not str:
        raise Invalid
    o.session_id = v
    v = d["prompt"]
    if type(v) is not ARRAY:
        raise Invalid
    items = []
    for x in v:
        f, k, m = _ContentBlock_TAGS[x["type"]]
        items.append(f(x, c, k, m))
    v = items
    o.prompt = v
    if len(d) == n:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, (), KNOWN[type(o)], c)


def d_PromptResponse(d: Any, c: Context, K: Any = made(PromptResponse), n: int = 1) -> Any:
    o = next(K)
    v = d["stopReason"]
    if type(v) is not str or v not in _StopReason:
        raise Invalid
    o.stop_reason = v
    if len(d) == n:
        o.usage = o.meta = None
        o.unknown_fields = EMPTY
        return o
    s: Any = ()
    if c.flags & 2 == 2:
        v = d.get("usage")
        if v is not None:
            try:
                v = d_Usage(v, c)
                n += 1
            except FAIL:
                v, s = None, salvage(s, "usage", c)
        o.usage = v
    else:
        o.usage = None
    if len(d) == n and not s:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, s, KNOWN[type(o)], c)


def d_ProviderCurrentConfig(
    d: Any, c: Context, K: Any = made(ProviderCurrentConfig), n: int = 2
) -> Any:
    o = next(K)
    v = d["apiType"]
    if type(v) is not str:
        raise Invalid
    o.api_type = v
    v = d["baseUrl"]
    if type(v) is not str:
        raise Invalid
    o.base_url = v
    if len(d) == n:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, (), KNOWN[type(o)], c)


def d_ProviderInfo(d: Any, c: Context, K: Any = made(ProviderInfo), n: int = 3) -> Any:
    o = next(K)
    s: Any = ()
    v = d["providerId"]
    if type(v) is not str:
        raise Invalid
    o.provider_id = v
    v = d["supported"]
    try:
        v = skip(v, string_item, c)
    except FAIL:
        v, s = [], salvage(s, "supported", c)
    o.supported = v
    v = d["required"]
    if v is not True and v is not False:
        raise Invalid
    o.required = v
    if len(d) == n and not s:
        o.current = o.meta = None
        o.unknown_fields = EMPTY
        return o
    v = d.get("current")
    if v is not None:
        v = d_ProviderCurrentConfig(v, c)
        n += 1
    o.current = v
    if len(d) == n and not s:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, s, KNOWN[type(o)], c)


def d_ProxySuccessorNotification(
    d: Any, c: Context, K: Any = made(ProxySuccessorNotification), n: int = 1
) -> Any:
    o = next(K)
    v = d["method"]
    if type(v) is not str:
        raise Invalid
    o.method = v
    if len(d) == n:
        o.params = o.meta = None
        o.unknown_fields = EMPTY
        return o
    v = d.get("params")
    if v is not None:
        n += 1
    o.params = v
    if len(d) == n:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, (), KNOWN[type(o)], c)


def d_ReadTextFileRequest(
    d: Any, c: Context, K: Any = made(ReadTextFileRequest), n: int = 2
) -> Any:
    o = next(K)
    v = d["sessionId"]
    if type(v) is not str:
        raise Invalid
    o.session_id = v
    v = d["path"]
    if type(v) is not str:
        raise Invalid
    o.path = v
    if len(d) == n:
        o.line = o.limit = o.meta = None
        o.unknown_fields = EMPTY
        return o
    v = d.get("line")
    if v is not None:
        if type(v) is not int:
            v = integer(v)
        if not 0 <= v <= 4294967295:
            raise Invalid
        n += 1
    o.line = v
    v = d.get("limit")
    if v is not None:
        if type(v) is not int:
            v = integer(v)
        if not 0 <= v <= 4294967295:
            raise Invalid
        n += 1
    o.limit = v
    if len(d) == n:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, (), KNOWN[type(o)], c)


def d_ReadTextFileResponse(
    d: Any, c: Context, K: Any = made(ReadTextFileResponse), n: int = 1
) -> Any:
    o = next(K)
    v = d["content"]
    if type(v) is not str:
        raise Invalid
    o.content = v
    if len(d) == n:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, (), KNOWN[type(o)], c)


def d_RequestPermissionRequest(
    d: Any, c: Context, K: Any = made(RequestPermissionRequest), n: int = 3
) -> Any:
    items: Any
    o = next(K)
    v = d["sessionId"]
    if type(v) is not str:
        raise Invalid
    o.session_id = v
    v = d["toolCall"]
    v = d_ToolCallUpdate(v, c)
    o.tool_call = v
    v = d["options"]
    if type(v) is not ARRAY:
        raise Invalid
    items = []
    for x in v:
        items.append(d_PermissionOption(x, c))
    v = items
    o.options = v
    if len(d) == n:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, (), KNOWN[type(o)], c)


def d_RequestPermissionResponse(
    d: Any, c: Context, K: Any = made(RequestPermissionResponse), n: int = 1
) -> Any:
    o = next(K)
    v = d["outcome"]
    f, k, m = _RequestPermissionOutcome_TAGS[v["outcome"]]
    v = f(v, c, k, m)
    o.outcome = v
    if len(d) == n:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, (), KNOWN[type(o)], c)


def d_ResourceLink(d: Any, c: Context, K: Any = made(ResourceLink), n: int = 2) -> Any:
    o = next(K)
    v = d["name"]
    if type(v) is not str:
        raise Invalid
    o.name = v
    v = d["uri"]
    if type(v) is not str:
        raise Invalid
    o.uri = v
    if len(d) == n:
        o.annotations = o.description = o.mime_type = o.size = o.title = o.meta = None
        o.unknown_fields = EMPTY
        return o
    s: Any = ()
    v = d.get("annotations")
    if v is not None:
        try:
            v = d_Annotations(v, c)
            n += 1
        except FAIL:
            v, s = None, salvage(s, "annotations", c)
    o.annotations = v
    v = d.get("description")
    if v is not None:
        n += 1
        if type(v) is not str:
            v, s = None, salvage(s, "description", c)
    o.description = v
    v = d.get("mimeType")
    if v is not None:
        n += 1
        if type(v) is not str:
            v, s = None, salvage(s, "mimeType", c)
    o.mime_type = v
    v = d.get("size")
    if v is not None:
        try:
            if type(v) is not int:
                v = integer(v)
            n += 1
        except FAIL:
            v, s = None, salvage(s, "size", c)
    o.size = v
    v = d.get("title")
    if v is not None:
        n += 1
        if type(v) is not str:
            v, s = None, salvage(s, "title", c)
    o.title = v
    if len(d) == n and not s:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, s, KNOWN[type(o)], c)


def d_ResultAgentResponse(
    d: Any, c: Context, K: Any = made(ResultAgentResponse), n: int = 2
) -> Any:
    o = next(K)
    v = d["id"]
    v = d_RequestId(v, c)
    o.id = v
    v = d["result"]
    o.result = v
    o.unknown_fields = EMPTY if len(d) == n else keep(d, KNOWN[type(o)], (), c)
    return o


def d_ResultMessageMcpResponse(
    d: Any, c: Context, K: Any = made(ResultMessageMcpResponse), n: int = 1
) -> Any:
    o = next(K)
    v = d["result"]
    o.result = v
    if len(d) == n:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, (), KNOWN[type(o)], c)


def d_ResumeSessionRequest(
    d: Any, c: Context, K: Any = made(ResumeSessionRequest), n: int = 2
) -> Any:
    items: Any
    o = next(K)
    v = d["sessionId"]
    if type(v) is not str:
        raise Invalid
    o.session_id = v
    v = d["cwd"]
    if type(v) is not str:
        raise Invalid
    o.cwd = v
    if len(d) == n:
        o.additional_directories = o.mcp_servers = o.system_prompt = o.meta = None
        o.unknown_fields = EMPTY
        return o
    s: Any = ()
    v = d.get("additionalDirectories", MISSING)
    if v is MISSING:
        v = None
    else:
        if v is None:
            v, s = [], salvage(s, "additionalDirectories", c)
        else:
            v = strings(v)
            n += 1
    o.additional_directories = v
    v = d.get("mcpServers", MISSING)
    if v is MISSING:
        v = None
    else:
        if v is None:
            v, s = [], salvage(s, "mcpServers", c)
        else:
            if type(v) is not ARRAY:
                raise Invalid
            items = []
            for x in v:
                items.append(d_McpServer(x, c))
            v = items
            n += 1
    o.mcp_servers = v
    if c.flags & 1024 == 1024:
        v = d.get("systemPrompt")
        if v is not None:
            v = d_SystemPrompt(v, c)
            n += 1
        o.system_prompt = v
    else:
        o.system_prompt = None
    if len(d) == n and not s:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, s, KNOWN[type(o)], c)


def d_SessionConfigSelect(
    d: Any, c: Context, K: Any = made(SessionConfigSelect), n: int = 2
) -> Any:
    o = next(K)
    v = d["currentValue"]
    if type(v) is not str:
        raise Invalid
    o.current_value = v
    v = d["options"]
    v = d_SessionConfigSelectOptions(v, c)
    o.options = v
    o.unknown_fields = EMPTY if len(d) == n else keep(d, KNOWN[type(o)], (), c)
    return o


def d_SelectSessionConfigOption(
    d: Any, c: Context, K: Any = made(SelectSessionConfigOption), n: int = 5
) -> Any:
    o = next(K)
    v = d["id"]
    if type(v) is not str:
        raise Invalid
    o.id = v
    v = d["name"]
    if type(v) is not str:
        raise Invalid
    o.name = v
    v = d["currentValue"]
    if type(v) is not str:
        raise Invalid
    o.current_value = v
    v = d["options"]
    v = d_SessionConfigSelectOptions(v, c)
    o.options = v
    if len(d) == n:
        o.description = o.category = o.meta = None
        o.unknown_fields = EMPTY
        return o
    s: Any = ()
    v = d.get("description")
    if v is not None:
        n += 1
        if type(v) is not str:
            v, s = None, salvage(s, "description", c)
    o.description = v
    v = d.get("category")
    if v is not None:
        n += 1
        if type(v) is not str:
            v, s = None, salvage(s, "category", c)
    o.category = v
    if len(d) == n and not s:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, s, KNOWN[type(o)], c)


def d_SelectedPermissionOutcome(
    d: Any, c: Context, K: Any = made(SelectedPermissionOutcome), n: int = 1
) -> Any:
    o = next(K)
    v = d["optionId"]
    if type(v) is not str:
        raise Invalid
    o.option_id = v
    if len(d) == n:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, (), KNOWN[type(o)], c)


def d_SessionCapabilities(
    d: Any, c: Context, K: Any = made(SessionCapabilities), n: int = 0
) -> Any:
    if type(d) is not OBJECT:
        raise Invalid
    o = next(K)
    if len(d) == n:
        o.list = o.delete = o.additional_directories = o.system_prompt = o.fork = o.archive = (
            o.status
        ) = o.title = o.resume = o.close = o.meta = None
        o.unknown_fields = EMPTY
        return o
    s: Any = ()
    v = d.get("list")
    if v is not None:
        try:
            v = d_AuthenticateResponse(v, c, new_SessionListCapabilities, 0)
            n += 1
        except FAIL:
            v, s = None, salvage(s, "list", c)
    o.list = v
    v = d.get("delete")
    if v is not None:
        try:
            v = d_AuthenticateResponse(v, c, new_SessionDeleteCapabilities, 0)
            n += 1
        except FAIL:
            v, s = None, salvage(s, "delete", c)
    o.delete = v
    v = d.get("additionalDirectories")
    if v is not None:
        try:
            v = d_AuthenticateResponse(v, c, new_SessionAdditionalDirectoriesCapabilities, 0)
            n += 1
        except FAIL:
            v, s = None, salvage(s, "additionalDirectories", c)
    o.additional_directories = v
    if c.flags & 1024 == 1024:
        v = d.get("systemPrompt")
        if v is not None:
            try:
                v = d_SessionSystemPromptCapabilities(v, c)
                n += 1
            except FAIL:
                v, s = None, salvage(s, "systemPrompt", c)
        o.system_prompt = v
    else:
        o.system_prompt = None
    if c.flags & 128 == 128:
        v = d.get("fork")
        if v is not None:
            try:
                v = d_AuthenticateResponse(v, c, new_SessionForkCapabilities, 0)
                n += 1
            except FAIL:
                v, s = None, salvage(s, "fork", c)
        o.fork = v
    else:
        o.fork = None
    if c.flags & 64 == 64:
        v = d.get("archive")
        if v is not None:
            try:
                v = d_AuthenticateResponse(v, c, new_SessionArchiveCapabilities, 0)
                n += 1
            except FAIL:
                v, s = None, salvage(s, "archive", c)
        o.archive = v
    else:
        o.archive = None
    if c.flags & 512 == 512:
        v = d.get("status")
        if v is not None:
            try:
                v = d_AuthenticateResponse(v, c, new_SessionStatusCapabilities, 0)
                n += 1
            except FAIL:
                v, s = None, salvage(s, "status", c)
        o.status = v
    else:
        o.status = None
    if c.flags & 256 == 256:
        v = d.get("title")
        if v is not None:
            try:
                v = d_AuthenticateResponse(v, c, new_SessionTitleCapabilities, 0)
                n += 1
            except FAIL:
                v, s = None, salvage(s, "title", c)
        o.title = v
    else:
        o.title = None
    v = d.get("resume")
    if v is not None:
        try:
            v = d_AuthenticateResponse(v, c, new_SessionResumeCapabilities, 0)
            n += 1
        except FAIL:
            v, s = None, salvage(s, "resume", c)
    o.resume = v
    v = d.get("close")
    if v is not None:
        try:
            v = d_AuthenticateResponse(v, c, new_SessionCloseCapabilities, 0)
            n += 1
        except FAIL:
            v, s = None, salvage(s, "close", c)
    o.close = v
    if len(d) == n and not s:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, s, KNOWN[type(o)], c)


def d_SessionConfigOptionsCapabilities(
    d: Any, c: Context, K: Any = made(SessionConfigOptionsCapabilities), n: int = 0
) -> Any:
    if type(d) is not OBJECT:
        raise Invalid
    o = next(K)
    if len(d) == n:
        o.boolean = o.meta = None
        o.unknown_fields = EMPTY
        return o
    s: Any = ()
    v = d.get("boolean")
    if v is not None:
        try:
            v = d_AuthenticateResponse(v, c, new_BooleanConfigOptionCapabilities, 0)
            n += 1
        except FAIL:
            v, s = None, salvage(s, "boolean", c)
    o.boolean = v
    if len(d) == n and not s:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, s, KNOWN[type(o)], c)


def d_SessionConfigSelectGroup(
    d: Any, c: Context, K: Any = made(SessionConfigSelectGroup), n: int = 3
) -> Any:
    items: Any
    o = next(K)
    s: Any = ()
    v = d["group"]
    if type(v) is not str:
        raise Invalid
    o.group = v
    v = d["name"]
    if type(v) is not str:
        raise Invalid
    o.name = v
    v = d["options"]
    try:
        if type(v) is not ARRAY:
            raise Invalid
        try:
            items = []
            for x in v:
                items.append(d_SessionConfigSelectOption(x, c))
            v = items
        except FAIL:
            v = good(v, d_SessionConfigSelectOption, c)
    except FAIL:
        v, s = [], salvage(s, "options", c)
    o.options = v
    if len(d) == n and not s:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, s, KNOWN[type(o)], c)


def d_SessionConfigSelectOption(
    d: Any, c: Context, K: Any = made(SessionConfigSelectOption), n: int = 2
) -> Any:
    o = next(K)
    v = d["value"]
    if type(v) is not str:
        raise Invalid
    o.value = v
    v = d["name"]
    if type(v) is not str:
        raise Invalid
    o.name = v
    if len(d) == n:
        o.description = o.meta = None
        o.unknown_fields = EMPTY
        return o
    s: Any = ()
    v = d.get("description")
    if v is not None:
        n += 1
        if type(v) is not str:
            v, s = None, salvage(s, "description", c)
    o.description = v
    if len(d) == n and not s:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, s, KNOWN[type(o)], c)


def d_SessionInfo(d: Any, c: Context, K: Any = made(SessionInfo), n: int = 2) -> Any:
    o = next(K)
    v = d["sessionId"]
    if type(v) is not str:
        raise Invalid
    o.session_id = v
    v = d["cwd"]
    if type(v) is not str:
        raise Invalid
    o.cwd = v
    if len(d) == n:
        o.additional_directories = o.title = o.updated_at = o.archived = o.meta = None
        o.unknown_fields = EMPTY
        return o
    s: Any = ()
    v = d.get("additionalDirectories", MISSING)
    if v is MISSING:
        v = None
    else:
        try:
            v = skip(v, string_item, c)
            n += 1
        except FAIL:
            v, s = [], salvage(s, "additionalDirectories", c)
    o.additional_directories = v
    v = d.get("title")
    if v is not None:
        n += 1
        if type(v) is not str:
            v, s = None, salvage(s, "title", c)
    o.title = v
    v = d.get("updatedAt")
    if v is not None:
        n += 1
        if type(v) is not str:
            v, s = None, salvage(s, "updatedAt", c)
    o.updated_at = v
    if c.flags & 64 == 64:
        v = d.get("archived")
        if v is not None:
            n += 1
            if v is not True and v is not False:
                v, s = None, salvage(s, "archived", c)
        o.archived = v
    else:
        o.archived = None
    if len(d) == n and not s:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, s, KNOWN[type(o)], c)


def d_SessionInfoUpdate(d: Any, c: Context, K: Any = made(SessionInfoUpdate), n: int = 0) -> Any:
    if type(d) is not OBJECT:
        raise Invalid
    o = next(K)
    if len(d) == n:
        o.meta = None
        o.title = o.updated_at = UNSET
        o.unknown_fields = EMPTY
        return o
    s: Any = ()
    v = d.get("title", MISSING)
    if v is MISSING:
        v = UNSET
    elif v is None:
        n += 1
    else:
        n += 1
        if type(v) is not str:
            v, s = UNSET, salvage(s, "title", c)
    o.title = v
    v = d.get("updatedAt", MISSING)
    if v is MISSING:
        v = UNSET
    elif v is None:
        n += 1
    else:
        n += 1
        if type(v) is not str:
            v, s = UNSET, salvage(s, "updatedAt", c)
    o.updated_at = v
    if len(d) == n and not s:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, s, KNOWN[type(o)], c)


def d_SessionMessage(d: Any, c: Context, K: Any = made(SessionMessage), n: int = 1) -> Any:
    items: Any
    o = next(K)
    v = d["messageId"]
    if type(v) is not str:
        raise Invalid
    o.message_id = v
    if len(d) == n:
        o.sender_session_id = o.recipient_session_id = o.sender_message_id = (
            o.recipient_message_id
        ) = o.content = o.meta = UNSET
        o.unknown_fields = EMPTY
        return o
    s: Any = ()
    v = d.get("senderSessionId", MISSING)
    if v is MISSING:
        v = UNSET
    elif v is None:
        n += 1
    else:
        n += 1
        if type(v) is not str:
            v, s = UNSET, salvage(s, "senderSessionId", c)
    o.sender_session_id = v
    v = d.get("recipientSessionId", MISSING)
    if v is MISSING:
        v = UNSET
    elif v is None:
        n += 1
    else:
        n += 1
        if type(v) is not str:
            v, s = UNSET, salvage(s, "recipientSessionId", c)
    o.recipient_session_id = v
    v = d.get("senderMessageId", MISSING)
    if v is MISSING:
        v = UNSET
    elif v is None:
        n += 1
    else:
        n += 1
        if type(v) is not str:
            v, s = UNSET, salvage(s, "senderMessageId", c)
    o.sender_message_id = v
    v = d.get("recipientMessageId", MISSING)
    if v is MISSING:
        v = UNSET
    elif v is None:
        n += 1
    else:
        n += 1
        if type(v) is not str:
            v, s = UNSET, salvage(s, "recipientMessageId", c)
    o.recipient_message_id = v
    v = d.get("content", MISSING)
    if v is MISSING:
        v = UNSET
    elif v is None:
        n += 1
    else:
        try:
            if type(v) is not ARRAY:
                raise Invalid
            try:
                items = []
                for x in v:
                    f, k, m = _ContentBlock_TAGS[x["type"]]
                    items.append(f(x, c, k, m))
                v = items
            except FAIL:
                v = good(v, d_ContentBlock, c)
            n += 1
        except FAIL:
            v, s = UNSET, salvage(s, "content", c)
    o.content = v
    v = d.get("_meta", MISSING)
    if v is MISSING:
        v = UNSET
    elif v is None:
        n += 1
    else:
        n += 1
        if type(v) is not OBJECT:
            v, s = UNSET, salvage(s, "_meta", c)
    o.meta = v
    o.unknown_fields = EMPTY if len(d) == n and not s else keep(d, KNOWN[type(o)], s, c)
    return o


def d_SessionMessageChunk(
    d: Any, c: Context, K: Any = made(SessionMessageChunk), n: int = 2
) -> Any:
    o = next(K)
    v = d["messageId"]
    if type(v) is not str:
        raise Invalid
    o.message_id = v
    v = d["content"]
    f, k, m = _ContentBlock_TAGS[v["type"]]
    v = f(v, c, k, m)
    o.content = v
    if len(d) == n:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, (), KNOWN[type(o)], c)


def d_SessionMode(d: Any, c: Context, K: Any = made(SessionMode), n: int = 2) -> Any:
    o = next(K)
    v = d["id"]
    if type(v) is not str:
        raise Invalid
    o.id = v
    v = d["name"]
    if type(v) is not str:
        raise Invalid
    o.name = v
    if len(d) == n:
        o.description = o.meta = None
        o.unknown_fields = EMPTY
        return o
    s: Any = ()
    v = d.get("description")
    if v is not None:
        n += 1
        if type(v) is not str:
            v, s = None, salvage(s, "description", c)
    o.description = v
    if len(d) == n and not s:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, s, KNOWN[type(o)], c)


def d_SessionModeState(d: Any, c: Context, K: Any = made(SessionModeState), n: int = 2) -> Any:
    items: Any
    o = next(K)
    s: Any = ()
    v = d["currentModeId"]
    if type(v) is not str:
        raise Invalid
    o.current_mode_id = v
    v = d["availableModes"]
    try:
        if type(v) is not ARRAY:
            raise Invalid
        try:
            items = []
            for x in v:
                items.append(d_SessionMode(x, c))
            v = items
        except FAIL:
            v = good(v, d_SessionMode, c)
    except FAIL:
        v, s = [], salvage(s, "availableModes", c)
    o.available_modes = v
    if len(d) == n and not s:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, s, KNOWN[type(o)], c)


def d_SessionNotification(
    d: Any, c: Context, K: Any = made(SessionNotification), n: int = 2
) -> Any:
    o = next(K)
    v = d["sessionId"]
    if type(v) is not str:
        raise Invalid
    o.session_id = v
    v = d["update"]
    try:
        f, k, m = _SessionUpdate_TAGS[v["sessionUpdate"]]
    except KeyError:
        v = d_SessionUpdate(v, c)
    else:
        v = f(v, c, k, m)
    o.update = v
    if len(d) == n:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, (), KNOWN[type(o)], c)


def d_SessionStatusResponse(
    d: Any, c: Context, K: Any = made(SessionStatusResponse), n: int = 1
) -> Any:
    o = next(K)
    v = d["status"]
    if type(v) is not str:
        raise Invalid
    o.status = v
    if len(d) == n:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, (), KNOWN[type(o)], c)


def d_SessionSystemPromptCapabilities(
    d: Any, c: Context, K: Any = made(SessionSystemPromptCapabilities), n: int = 0
) -> Any:
    if type(d) is not OBJECT:
        raise Invalid
    o = next(K)
    if len(d) == n:
        o.mode = o.meta = None
        o.unknown_fields = EMPTY
        return o
    s: Any = ()
    v = d.get("mode")
    if v is not None:
        try:
            v = d_SessionSystemPromptModeCapabilities(v, c)
            n += 1
        except FAIL:
            v, s = None, salvage(s, "mode", c)
    o.mode = v
    if len(d) == n and not s:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, s, KNOWN[type(o)], c)


def d_SessionSystemPromptModeCapabilities(
    d: Any, c: Context, K: Any = made(SessionSystemPromptModeCapabilities), n: int = 0
) -> Any:
    if type(d) is not OBJECT:
        raise Invalid
    o = next(K)
    if len(d) == n:
        o.override = o.meta = None
        o.unknown_fields = EMPTY
        return o
    s: Any = ()
    v = d.get("override")
    if v is not None:
        try:
            v = d_AuthenticateResponse(v, c, new_SessionSystemPromptOverrideCapabilities, 0)
            n += 1
        except FAIL:
            v, s = None, salvage(s, "override", c)
    o.override = v
    if len(d) == n and not s:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, s, KNOWN[type(o)], c)


def d_SetProviderRequest(d: Any, c: Context, K: Any = made(SetProviderRequest), n: int = 3) -> Any:
    o = next(K)
    v = d["providerId"]
    if type(v) is not str:
        raise Invalid
    o.provider_id = v
    v = d["apiType"]
    if type(v) is not str:
        raise Invalid
    o.api_type = v
    v = d["baseUrl"]
    if type(v) is not str:
        raise Invalid
    o.base_url = v
    if len(d) == n:
        o.headers = o.meta = None
        o.unknown_fields = EMPTY
        return o
    v = d.get("headers", MISSING)
    if v is MISSING:
        v = None
    else:
        v = mapping(v, string_item, c)
        n += 1
    o.headers = v
    if len(d) == n:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, (), KNOWN[type(o)], c)


def d_SetSessionModeRequest(
    d: Any, c: Context, K: Any = made(SetSessionModeRequest), n: int = 2
) -> Any:
    o = next(K)
    v = d["sessionId"]
    if type(v) is not str:
        raise Invalid
    o.session_id = v
    v = d["modeId"]
    if type(v) is not str:
        raise Invalid
    o.mode_id = v
    if len(d) == n:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, (), KNOWN[type(o)], c)


def d_SetSessionTitleRequest(
    d: Any, c: Context, K: Any = made(SetSessionTitleRequest), n: int = 2
) -> Any:
    o = next(K)
    v = d["sessionId"]
    if type(v) is not str:
        raise Invalid
    o.session_id = v
    v = d["title"]
    if type(v) is not str:
        raise Invalid
    o.title = v
    if len(d) == n:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, (), KNOWN[type(o)], c)


def d_SetSessionTitleResponse(
    d: Any, c: Context, K: Any = made(SetSessionTitleResponse), n: int = 1
) -> Any:
    o = next(K)
    v = d["title"]
    if type(v) is not str:
        raise Invalid
    o.title = v
    if len(d) == n:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, (), KNOWN[type(o)], c)


def d_StringPropertySchema(
    d: Any, c: Context, K: Any = made(StringPropertySchema), n: int = 0
) -> Any:
    if type(d) is not OBJECT:
        raise Invalid
    items: Any
    o = next(K)
    if len(d) == n:
        o.title = o.description = o.min_length = o.max_length = o.pattern = o.format = o.default = (
            o.enum
        ) = o.one_of = o.meta = None
        o.unknown_fields = EMPTY
        return o
    s: Any = ()
    v = d.get("title")
    if v is not None:
        n += 1
        if type(v) is not str:
            v, s = None, salvage(s, "title", c)
    o.title = v
    v = d.get("description")
    if v is not None:
        n += 1
        if type(v) is not str:
            v, s = None, salvage(s, "description", c)
    o.description = v
    v = d.get("minLength")
    if v is not None:
        if type(v) is not int:
            v = integer(v)
        if not 0 <= v <= 4294967295:
            raise Invalid
        n += 1
    o.min_length = v
    v = d.get("maxLength")
    if v is not None:
        if type(v) is not int:
            v = integer(v)
        if not 0 <= v <= 4294967295:
            raise Invalid
        n += 1
    o.max_length = v
    v = d.get("pattern")
    if v is not None:
        if type(v) is not str:
            raise Invalid
        n += 1
    o.pattern = v
    v = d.get("format")
    if v is not None:
        if type(v) is not str or v not in _StringFormat:
            raise Invalid
        n += 1
    o.format = v
    v = d.get("default")
    if v is not None:
        n += 1
        if type(v) is not str:
            v, s = None, salvage(s, "default", c)
    o.default = v
    v = d.get("enum")
    if v is not None:
        v = strings(v)
        n += 1
    o.enum = v
    v = d.get("oneOf")
    if v is not None:
        if type(v) is not ARRAY:
            raise Invalid
        items = []
        for x in v:
            items.append(d_EnumOption(x, c))
        v = items
        n += 1
    o.one_of = v
    if len(d) == n and not s:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, s, KNOWN[type(o)], c)


def d_StringMultiSelectItems(
    d: Any, c: Context, K: Any = made(StringMultiSelectItems), n: int = 1
) -> Any:
    o = next(K)
    v = d["enum"]
    v = strings(v)
    o.enum = v
    if len(d) == n:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, (), KNOWN[type(o)], c)


def d_SubagentSessionCapabilities(
    d: Any, c: Context, K: Any = made(SubagentSessionCapabilities), n: int = 0
) -> Any:
    if type(d) is not OBJECT:
        raise Invalid
    o = next(K)
    if len(d) == n:
        o.cancel = o.meta = None
        o.unknown_fields = EMPTY
        return o
    s: Any = ()
    v = d.get("cancel")
    if v is not None:
        try:
            v = d_AuthenticateResponse(v, c, new_SessionCancelCapabilities, 0)
            n += 1
        except FAIL:
            v, s = None, salvage(s, "cancel", c)
    o.cancel = v
    if len(d) == n and not s:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, s, KNOWN[type(o)], c)


def d_SubagentUpdate(d: Any, c: Context, K: Any = made(SubagentUpdate), n: int = 1) -> Any:
    o = next(K)
    v = d["sessionId"]
    if type(v) is not str:
        raise Invalid
    o.session_id = v
    if len(d) == n:
        o.title = o.description = o.capabilities = o.state = o.cwd = o.additional_directories = (
            o.meta
        ) = UNSET
        o.unknown_fields = EMPTY
        return o
    s: Any = ()
    v = d.get("title", MISSING)
    if v is MISSING:
        v = UNSET
    elif v is None:
        n += 1
    else:
        n += 1
        if type(v) is not str:
            v, s = UNSET, salvage(s, "title", c)
    o.title = v
    v = d.get("description", MISSING)
    if v is MISSING:
        v = UNSET
    elif v is None:
        n += 1
    else:
        n += 1
        if type(v) is not str:
            v, s = UNSET, salvage(s, "description", c)
    o.description = v
    v = d.get("capabilities", MISSING)
    if v is MISSING:
        v = UNSET
    elif v is None:
        n += 1
    else:
        try:
            v = d_SubagentSessionCapabilities(v, c)
            n += 1
        except FAIL:
            v, s = UNSET, salvage(s, "capabilities", c)
    o.capabilities = v
    v = d.get("state", MISSING)
    if v is MISSING:
        v = UNSET
    elif v is None:
        n += 1
    else:
        try:
            try:
                f, k, m = _StateUpdate_TAGS[v["state"]]
            except KeyError:
                v = d_StateUpdate(v, c)
            else:
                v = f(v, c, k, m)
            n += 1
        except FAIL:
            v, s = UNSET, salvage(s, "state", c)
    o.state = v
    v = d.get("cwd", MISSING)
    if v is MISSING:
        v = UNSET
    elif v is None:
        n += 1
    else:
        if type(v) is not str:
            raise Invalid
        n += 1
    o.cwd = v
    v = d.get("additionalDirectories", MISSING)
    if v is MISSING:
        v = UNSET
    elif v is None:
        n += 1
    else:
        v = strings(v)
        n += 1
    o.additional_directories = v
    v = d.get("_meta", MISSING)
    if v is MISSING:
        v = UNSET
    elif v is None:
        n += 1
    else:
        n += 1
        if type(v) is not OBJECT:
            v, s = UNSET, salvage(s, "_meta", c)
    o.meta = v
    o.unknown_fields = EMPTY if len(d) == n and not s else keep(d, KNOWN[type(o)], s, c)
    return o


def d_SystemPrompt(d: Any, c: Context, K: Any = made(SystemPrompt), n: int = 2) -> Any:
    items: Any
    o = next(K)
    v = d["mode"]
    if type(v) is not str:
        raise Invalid
    o.mode = v
    v = d["content"]
    if type(v) is not ARRAY:
        raise Invalid
    items = []
    for x in v:
        f, k, m = _ContentBlock_TAGS[x["type"]]
        items.append(f(x, c, k, m))
    v = items
    o.content = v
    if len(d) == n:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, (), KNOWN[type(o)], c)


def d_TaggedIdleStateUpdate(
    d: Any, c: Context, K: Any = made(TaggedIdleStateUpdate), n: int = 1
) -> Any:
    if type(d) is not OBJECT:
        raise Invalid
    o = next(K)
    v = rest(d, KNOWN[type(o)], c)
    v = d_IdleStateUpdate(v, c)
    o.idle_state_update = v
    o.unknown_fields = keep_declared(d, KNOWN[type(o)], (), c, ())
    return o


def d_TerminalExitStatus(d: Any, c: Context, K: Any = made(TerminalExitStatus), n: int = 0) -> Any:
    if type(d) is not OBJECT:
        raise Invalid
    o = next(K)
    if len(d) == n:
        o.exit_code = o.signal = o.meta = None
        o.unknown_fields = EMPTY
        return o
    s: Any = ()
    v = d.get("exitCode")
    if v is not None:
        try:
            if type(v) is not int:
                v = integer(v)
            if not 0 <= v <= 4294967295:
                raise Invalid
            n += 1
        except FAIL:
            v, s = None, salvage(s, "exitCode", c)
    o.exit_code = v
    v = d.get("signal")
    if v is not None:
        n += 1
        if type(v) is not str:
            v, s = None, salvage(s, "signal", c)
    o.signal = v
    if len(d) == n and not s:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, s, KNOWN[type(o)], c)


def d_TerminalOutputResponse(
    d: Any, c: Context, K: Any = made(TerminalOutputResponse), n: int = 2
) -> Any:
    o = next(K)
    v = d["output"]
    if type(v) is not str:
        raise Invalid
    o.output = v
    v = d["truncated"]
    if v is not True and v is not False:
        raise Invalid
    o.truncated = v
    if len(d) == n:
        o.exit_status = o.meta = None
        o.unknown_fields = EMPTY
        return o
    s: Any = ()
    v = d.get("exitStatus")
    if v is not None:
        try:
            v = d_TerminalExitStatus(v, c)
            n += 1
        except FAIL:
            v, s = None, salvage(s, "exitStatus", c)
    o.exit_status = v
    if len(d) == n and not s:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, s, KNOWN[type(o)], c)


def d_TextContent(d: Any, c: Context, K: Any = made(TextContent), n: int = 1) -> Any:
    o = next(K)
    v = d["text"]
    if type(v) is not str:
        raise Invalid
    o.text = v
    if len(d) == n:
        o.annotations = o.meta = None
        o.unknown_fields = EMPTY
        return o
    s: Any = ()
    v = d.get("annotations")
    if v is not None:
        try:
            v = d_Annotations(v, c)
            n += 1
        except FAIL:
            v, s = None, salvage(s, "annotations", c)
    o.annotations = v
    if len(d) == n and not s:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, s, KNOWN[type(o)], c)


def d_TextResourceContents(
    d: Any, c: Context, K: Any = made(TextResourceContents), n: int = 2
) -> Any:
    o = next(K)
    v = d["text"]
    if type(v) is not str:
        raise Invalid
    o.text = v
    v = d["uri"]
    if type(v) is not str:
        raise Invalid
    o.uri = v
    if len(d) == n:
        o.mime_type = o.meta = None
        o.unknown_fields = EMPTY
        return o
    s: Any = ()
    v = d.get("mimeType")
    if v is not None:
        n += 1
        if type(v) is not str:
            v, s = None, salvage(s, "mimeType", c)
    o.mime_type = v
    if len(d) == n and not s:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, s, KNOWN[type(o)], c)


def d_TitledMultiSelectItems(
    d: Any, c: Context, K: Any = made(TitledMultiSelectItems), n: int = 1
) -> Any:
    items: Any
    o = next(K)
    v = d["anyOf"]
    if type(v) is not ARRAY:
        raise Invalid
    items = []
    for x in v:
        items.append(d_EnumOption(x, c))
    v = items
    o.any_of = v
    if len(d) == n:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, (), KNOWN[type(o)], c)


def d_ToolCall(d: Any, c: Context, K: Any = made(ToolCall), n: int = 2) -> Any:
    items: Any
    o = next(K)
    v = d["toolCallId"]
    if type(v) is not str:
        raise Invalid
    o.tool_call_id = v
    v = d["title"]
    if type(v) is not str:
        raise Invalid
    o.title = v
    if len(d) == n:
        o.name = o.kind = o.status = o.content = o.locations = o.raw_input = o.raw_output = (
            o.meta
        ) = None
        o.unknown_fields = EMPTY
        return o
    s: Any = ()
    v = d.get("name")
    if v is not None:
        n += 1
        if type(v) is not str:
            v, s = None, salvage(s, "name", c)
    o.name = v
    v = d.get("kind", MISSING)
    if v is MISSING:
        v = None
    else:
        n += 1
        if type(v) is not str or v not in _ToolKind:
            v, s = None, salvage(s, "kind", c)
    o.kind = v
    v = d.get("status", MISSING)
    if v is MISSING:
        v = None
    else:
        n += 1
        if type(v) is not str or v not in _ToolCallStatus:
            v, s = None, salvage(s, "status", c)
    o.status = v
    v = d.get("content", MISSING)
    if v is MISSING:
        v = None
    else:
        try:
            if type(v) is not ARRAY:
                raise Invalid
            try:
                items = []
                for x in v:
                    f, k, m = _ToolCallContent_TAGS[x["type"]]
                    items.append(f(x, c, k, m))
                v = items
            except FAIL:
                v = good(v, d_ToolCallContent, c)
            n += 1
        except FAIL:
            v, s = [], salvage(s, "content", c)
    o.content = v
    v = d.get("locations", MISSING)
    if v is MISSING:
        v = None
    else:
        try:
            if type(v) is not ARRAY:
                raise Invalid
            try:
                items = []
                for x in v:
                    items.append(d_ToolCallLocation(x, c))
                v = items
            except FAIL:
                v = good(v, d_ToolCallLocation, c)
            n += 1
        except FAIL:
            v, s = [], salvage(s, "locations", c)
    o.locations = v
    v = d.get("rawInput")
    if v is not None:
        n += 1
    o.raw_input = v
    v = d.get("rawOutput")
    if v is not None:
        n += 1
    o.raw_output = v
    if len(d) == n and not s:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, s, KNOWN[type(o)], c)


def d_ToolCallLocation(d: Any, c: Context, K: Any = made(ToolCallLocation), n: int = 1) -> Any:
    o = next(K)
    v = d["path"]
    if type(v) is not str:
        raise Invalid
    o.path = v
    if len(d) == n:
        o.line = o.meta = None
        o.unknown_fields = EMPTY
        return o
    s: Any = ()
    v = d.get("line")
    if v is not None:
        try:
            if type(v) is not int:
                v = integer(v)
            if not 0 <= v <= 4294967295:
                raise Invalid
            n += 1
        except FAIL:
            v, s = None, salvage(s, "line", c)
    o.line = v
    if len(d) == n and not s:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, s, KNOWN[type(o)], c)


def d_ToolCallUpdate(d: Any, c: Context, K: Any = made(ToolCallUpdate), n: int = 1) -> Any:
    items: Any
    o = next(K)
    v = d["toolCallId"]
    if type(v) is not str:
        raise Invalid
    o.tool_call_id = v
    if len(d) == n:
        o.kind = o.status = o.title = o.name = o.content = o.locations = o.raw_input = (
            o.raw_output
        ) = o.meta = None
        o.unknown_fields = EMPTY
        return o
    s: Any = ()
    v = d.get("kind")
    if v is not None:
        n += 1
        if type(v) is not str or v not in _ToolKind:
            v, s = None, salvage(s, "kind", c)
    o.kind = v
    v = d.get("status")
    if v is not None:
        n += 1
        if type(v) is not str or v not in _ToolCallStatus:
            v, s = None, salvage(s, "status", c)
    o.status = v
    v = d.get("title")
    if v is not None:
        n += 1
        if type(v) is not str:
            v, s = None, salvage(s, "title", c)
    o.title = v
    v = d.get("name")
    if v is not None:
        n += 1
        if type(v) is not str:
            v, s = None, salvage(s, "name", c)
    o.name = v
    v = d.get("content")
    if v is not None:
        try:
            if type(v) is not ARRAY:
                raise Invalid
            try:
                items = []
                for x in v:
                    f, k, m = _ToolCallContent_TAGS[x["type"]]
                    items.append(f(x, c, k, m))
                v = items
            except FAIL:
                v = good(v, d_ToolCallContent, c)
            n += 1
        except FAIL:
            v, s = None, salvage(s, "content", c)
    o.content = v
    v = d.get("locations")
    if v is not None:
        try:
            if type(v) is not ARRAY:
                raise Invalid
            try:
                items = []
                for x in v:
                    items.append(d_ToolCallLocation(x, c))
                v = items
            except FAIL:
                v = good(v, d_ToolCallLocation, c)
            n += 1
        except FAIL:
            v, s = None, salvage(s, "locations", c)
    o.locations = v
    v = d.get("rawInput")
    if v is not None:
        n += 1
    o.raw_input = v
    v = d.get("rawOutput")
    if v is not None:
        n += 1
    o.raw_output = v
    if len(d) == n and not s:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, s, KNOWN[type(o)], c)


def d_UnstructuredCommandInput(
    d: Any, c: Context, K: Any = made(UnstructuredCommandInput), n: int = 1
) -> Any:
    o = next(K)
    v = d["hint"]
    if type(v) is not str:
        raise Invalid
    o.hint = v
    if len(d) == n:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, (), KNOWN[type(o)], c)


def d_UrlCreateElicitationRequest(
    d: Any, c: Context, K: Any = made(UrlCreateElicitationRequest), n: int = 4
) -> Any:
    o = next(K)
    s: Any = ()
    v = d["message"]
    if type(v) is not str:
        raise Invalid
    o.message = v
    v = d["elicitationId"]
    if type(v) is not str:
        raise Invalid
    o.elicitation_id = v
    v = d["url"]
    if type(v) is not str:
        raise Invalid
    o.url = v
    v = d.get("_meta")
    if v is not None:
        v, n, s = object_or_none(v, n, s, "_meta", c)
    o.meta = v
    v = rest(d, KNOWN[type(o)], c)
    v = d_UrlCreateElicitationRequest_scope(v, c)
    o.scope = v
    o.unknown_fields = keep_declared(d, KNOWN[type(o)], s, c, ())
    return o


def d_Usage(d: Any, c: Context, K: Any = made(Usage), n: int = 3) -> Any:
    o = next(K)
    v = d["totalTokens"]
    if type(v) is not int:
        v = integer(v)
    if v < 0:
        raise Invalid
    o.total_tokens = v
    v = d["inputTokens"]
    if type(v) is not int:
        v = integer(v)
    if v < 0:
        raise Invalid
    o.input_tokens = v
    v = d["outputTokens"]
    if type(v) is not int:
        v = integer(v)
    if v < 0:
        raise Invalid
    o.output_tokens = v
    if len(d) == n:
        o.thought_tokens = o.cached_read_tokens = o.cached_write_tokens = o.meta = None
        o.unknown_fields = EMPTY
        return o
    s: Any = ()
    v = d.get("thoughtTokens")
    if v is not None:
        try:
            if type(v) is not int:
                v = integer(v)
            if v < 0:
                raise Invalid
            n += 1
        except FAIL:
            v, s = None, salvage(s, "thoughtTokens", c)
    o.thought_tokens = v
    v = d.get("cachedReadTokens")
    if v is not None:
        try:
            if type(v) is not int:
                v = integer(v)
            if v < 0:
                raise Invalid
            n += 1
        except FAIL:
            v, s = None, salvage(s, "cachedReadTokens", c)
    o.cached_read_tokens = v
    v = d.get("cachedWriteTokens")
    if v is not None:
        try:
            if type(v) is not int:
                v = integer(v)
            if v < 0:
                raise Invalid
            n += 1
        except FAIL:
            v, s = None, salvage(s, "cachedWriteTokens", c)
    o.cached_write_tokens = v
    if len(d) == n and not s:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, s, KNOWN[type(o)], c)


def d_UsageUpdate(d: Any, c: Context, K: Any = made(UsageUpdate), n: int = 2) -> Any:
    o = next(K)
    v = d["used"]
    if type(v) is not int:
        v = integer(v)
    if v < 0:
        raise Invalid
    o.used = v
    v = d["size"]
    if type(v) is not int:
        v = integer(v)
    if v < 0:
        raise Invalid
    o.size = v
    if len(d) == n:
        o.cost = o.meta = None
        o.unknown_fields = EMPTY
        return o
    s: Any = ()
    v = d.get("cost")
    if v is not None:
        try:
            v = d_Cost(v, c)
            n += 1
        except FAIL:
            v, s = None, salvage(s, "cost", c)
    o.cost = v
    if len(d) == n and not s:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, s, KNOWN[type(o)], c)


def d_ValueIdSetSessionConfigOptionRequest(
    d: Any, c: Context, K: Any = made(ValueIdSetSessionConfigOptionRequest), n: int = 3
) -> Any:
    o = next(K)
    v = d["sessionId"]
    if type(v) is not str:
        raise Invalid
    o.session_id = v
    v = d["configId"]
    if type(v) is not str:
        raise Invalid
    o.config_id = v
    v = d["value"]
    if type(v) is not str:
        raise Invalid
    o.value = v
    if len(d) == n:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, (), KNOWN[type(o)], c)


def d_WriteTextFileRequest(
    d: Any, c: Context, K: Any = made(WriteTextFileRequest), n: int = 3
) -> Any:
    o = next(K)
    v = d["sessionId"]
    if type(v) is not str:
        raise Invalid
    o.session_id = v
    v = d["path"]
    if type(v) is not str:
        raise Invalid
    o.path = v
    v = d["content"]
    if type(v) is not str:
        raise Invalid
    o.content = v
    if len(d) == n:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, (), KNOWN[type(o)], c)


new_McpServerAcp = made(McpServerAcp)
new_AuthMethodAgent = made(AuthMethodAgent)
new_AgentMessageChunkSessionUpdate = made(AgentMessageChunkSessionUpdate)
new_AgentThoughtChunkSessionUpdate = made(AgentThoughtChunkSessionUpdate)
new_ArchiveSessionRequest = made(ArchiveSessionRequest)
new_ArchiveSessionResponse = made(ArchiveSessionResponse)
new_ArrayElicitationPropertySchema = made(ArrayElicitationPropertySchema)
new_AudioContentBlock = made(AudioContentBlock)
new_AuthStatusCapabilities = made(AuthStatusCapabilities)
new_AuthStatusRequest = made(AuthStatusRequest)
new_AuthStatusUpdateNotification = made(AuthStatusUpdateNotification)
new_AvailableCommandsUpdateSessionUpdate = made(AvailableCommandsUpdateSessionUpdate)
new_BooleanConfigOptionCapabilities = made(BooleanConfigOptionCapabilities)
new_BooleanElicitationPropertySchema = made(BooleanElicitationPropertySchema)
new_ClientNotification = made(ClientNotification)
new_ClientRequest = made(ClientRequest)
new_CloseSessionRequest = made(CloseSessionRequest)
new_CloseSessionResponse = made(CloseSessionResponse)
new_CompactionSummaryChunkSessionUpdate = made(CompactionSummaryChunkSessionUpdate)
new_CompactionUpdateSessionUpdate = made(CompactionUpdateSessionUpdate)
new_ConfigOptionUpdateSessionUpdate = made(ConfigOptionUpdateSessionUpdate)
new_ContentToolCallContent = made(ContentToolCallContent)
new_CurrentModeUpdateSessionUpdate = made(CurrentModeUpdateSessionUpdate)
new_DeleteSessionRequest = made(DeleteSessionRequest)
new_DeleteSessionResponse = made(DeleteSessionResponse)
new_DiffToolCallContent = made(DiffToolCallContent)
new_DisableProviderResponse = made(DisableProviderResponse)
new_ElicitationFormCapabilities = made(ElicitationFormCapabilities)
new_ElicitationUrlCapabilities = made(ElicitationUrlCapabilities)
new_ErrorClientResponse = made(ErrorClientResponse)
new_ErrorProxyResponse = made(ErrorProxyResponse)
new_PlanFile = made(PlanFile)
new_ForkSessionResponse = made(ForkSessionResponse)
new_HttpHeader = made(HttpHeader)
new_HttpMcpServer = made(HttpMcpServer)
new_ImageContentBlock = made(ImageContentBlock)
new_InitializeProxyRequest = made(InitializeProxyRequest)
new_InitializeProxyResponse = made(InitializeProxyResponse)
new_IntegerElicitationPropertySchema = made(IntegerElicitationPropertySchema)
new_PlanItems = made(PlanItems)
new_KillTerminalResponse = made(KillTerminalResponse)
new_ListProvidersRequest = made(ListProvidersRequest)
new_LogoutCapabilities = made(LogoutCapabilities)
new_LogoutRequest = made(LogoutRequest)
new_LogoutResponse = made(LogoutResponse)
new_PlanMarkdown = made(PlanMarkdown)
new_McpServerSse = made(McpServerSse)
new_MessageMcpRequest = made(MessageMcpRequest)
new_NoticeCapabilities = made(NoticeCapabilities)
new_NoticeSessionUpdate = made(NoticeSessionUpdate)
new_NumberElicitationPropertySchema = made(NumberElicitationPropertySchema)
new_OtherMultiSelectItems = made(OtherMultiSelectItems)
new_PlanCapabilities = made(PlanCapabilities)
new_PlanRemovedSessionUpdate = made(PlanRemovedSessionUpdate)
new_PlanSessionUpdate = made(PlanSessionUpdate)
new_PlanUpdateSessionUpdate = made(PlanUpdateSessionUpdate)
new_ProvidersCapabilities = made(ProvidersCapabilities)
new_ProxyNotification = made(ProxyNotification)
new_ProxyRequest = made(ProxyRequest)
new_ProxySuccessorRequest = made(ProxySuccessorRequest)
new_ReleaseTerminalRequest = made(ReleaseTerminalRequest)
new_ReleaseTerminalResponse = made(ReleaseTerminalResponse)
new_RequiresActionStateUpdate = made(RequiresActionStateUpdate)
new_ResourceContentBlock = made(ResourceContentBlock)
new_ResourceLinkContentBlock = made(ResourceLinkContentBlock)
new_ResultClientResponse = made(ResultClientResponse)
new_ResultProxyResponse = made(ResultProxyResponse)
new_ResumeSessionResponse = made(ResumeSessionResponse)
new_RunningStateUpdate = made(RunningStateUpdate)
new_SelectedRequestPermissionOutcome = made(SelectedRequestPermissionOutcome)
new_SessionAdditionalDirectoriesCapabilities = made(SessionAdditionalDirectoriesCapabilities)
new_SessionArchiveCapabilities = made(SessionArchiveCapabilities)
new_SessionCancelCapabilities = made(SessionCancelCapabilities)
new_SessionCloseCapabilities = made(SessionCloseCapabilities)
new_SessionDeleteCapabilities = made(SessionDeleteCapabilities)
new_SessionForkCapabilities = made(SessionForkCapabilities)
new_SessionInfoUpdateSessionUpdate = made(SessionInfoUpdateSessionUpdate)
new_SessionListCapabilities = made(SessionListCapabilities)
new_SessionMessageChunkSessionUpdate = made(SessionMessageChunkSessionUpdate)
new_SessionMessageSessionUpdate = made(SessionMessageSessionUpdate)
new_SessionResumeCapabilities = made(SessionResumeCapabilities)
new_SessionStatusCapabilities = made(SessionStatusCapabilities)
new_SessionStatusRequest = made(SessionStatusRequest)
new_SessionSystemPromptOverrideCapabilities = made(SessionSystemPromptOverrideCapabilities)
new_SessionTitleCapabilities = made(SessionTitleCapabilities)
new_SetProviderResponse = made(SetProviderResponse)
new_SetSessionConfigOptionResponse = made(SetSessionConfigOptionResponse)
new_SetSessionModeResponse = made(SetSessionModeResponse)
new_SseMcpServer = made(SseMcpServer)
new_StdioMcpServer = made(StdioMcpServer)
new_StringElicitationPropertySchema = made(StringElicitationPropertySchema)
new_SubagentCapabilities = made(SubagentCapabilities)
new_SubagentUpdateSessionUpdate = made(SubagentUpdateSessionUpdate)
new_TaggedRequiresActionStateUpdate = made(TaggedRequiresActionStateUpdate)
new_TaggedRunningStateUpdate = made(TaggedRunningStateUpdate)
new_TaggedStringMultiSelectItems = made(TaggedStringMultiSelectItems)
new_UnknownStateUpdate = made(UnknownStateUpdate)
new_TaggedUnknownStateUpdate = made(TaggedUnknownStateUpdate)
new_Terminal = made(Terminal)
new_TerminalAuthMethod = made(TerminalAuthMethod)
new_TerminalOutputRequest = made(TerminalOutputRequest)
new_TerminalToolCallContent = made(TerminalToolCallContent)
new_TextContentBlock = made(TextContentBlock)
new_ToolCallSessionUpdate = made(ToolCallSessionUpdate)
new_ToolCallUpdateSessionUpdate = made(ToolCallUpdateSessionUpdate)
new_UnarchiveSessionRequest = made(UnarchiveSessionRequest)
new_UnarchiveSessionResponse = made(UnarchiveSessionResponse)
new_UsageUpdateSessionUpdate = made(UsageUpdateSessionUpdate)
new_UserMessageChunkSessionUpdate = made(UserMessageChunkSessionUpdate)
new_WaitForTerminalExitRequest = made(WaitForTerminalExitRequest)
new_WaitForTerminalExitResponse = made(WaitForTerminalExitResponse)
new_WriteTextFileResponse = made(WriteTextFileResponse)
d_McpServerAcp = branch_of(d_AcpMcpServer, new_McpServerAcp, 2)
d_AuthMethodAgent = branch_of(d_AgentAuthMethod, new_AuthMethodAgent, 2)
d_ArchiveSessionRequest = branch_of(d_CancelNotification, new_ArchiveSessionRequest, 1)
d_ArchiveSessionResponse = branch_of(d_AuthenticateResponse, new_ArchiveSessionResponse, 0)
d_AuthStatusCapabilities = branch_of(d_AuthenticateResponse, new_AuthStatusCapabilities, 0)
d_AuthStatusRequest = branch_of(d_AuthenticateResponse, new_AuthStatusRequest, 0)
d_AuthStatusUpdateNotification = branch_of(
    d_AuthStatusResponse, new_AuthStatusUpdateNotification, 1
)
d_BooleanConfigOptionCapabilities = branch_of(
    d_AuthenticateResponse, new_BooleanConfigOptionCapabilities, 0
)
d_ClientNotification = branch_of(d_AgentNotification, new_ClientNotification, 1)
d_ClientRequest = branch_of(d_AgentRequest, new_ClientRequest, 2)
d_CloseSessionRequest = branch_of(d_CancelNotification, new_CloseSessionRequest, 1)
d_CloseSessionResponse = branch_of(d_AuthenticateResponse, new_CloseSessionResponse, 0)
d_DeleteSessionRequest = branch_of(d_CancelNotification, new_DeleteSessionRequest, 1)
d_DeleteSessionResponse = branch_of(d_AuthenticateResponse, new_DeleteSessionResponse, 0)
d_DisableProviderResponse = branch_of(d_AuthenticateResponse, new_DisableProviderResponse, 0)
d_ElicitationFormCapabilities = branch_of(
    d_AuthenticateResponse, new_ElicitationFormCapabilities, 0
)
d_ElicitationUrlCapabilities = branch_of(d_AuthenticateResponse, new_ElicitationUrlCapabilities, 0)
d_ErrorClientResponse = branch_of(d_ErrorAgentResponse, new_ErrorClientResponse, 2)
d_ErrorProxyResponse = branch_of(d_ErrorAgentResponse, new_ErrorProxyResponse, 2)
d_PlanFile = branch_of(d_FilePlanUpdateContent, new_PlanFile, 2)
d_ForkSessionResponse = branch_of(d_NewSessionResponse, new_ForkSessionResponse, 1)
d_HttpHeader = branch_of(d_EnvVariable, new_HttpHeader, 2)
d_InitializeProxyRequest = branch_of(d_InitializeRequest, new_InitializeProxyRequest, 1)
d_InitializeProxyResponse = branch_of(d_InitializeResponse, new_InitializeProxyResponse, 1)
d_PlanItems = branch_of(d_ItemsPlanUpdateContent, new_PlanItems, 2)
d_KillTerminalResponse = branch_of(d_AuthenticateResponse, new_KillTerminalResponse, 0)
d_ListProvidersRequest = branch_of(d_AuthenticateResponse, new_ListProvidersRequest, 0)
d_LogoutCapabilities = branch_of(d_AuthenticateResponse, new_LogoutCapabilities, 0)
d_LogoutRequest = branch_of(d_AuthenticateResponse, new_LogoutRequest, 0)
d_LogoutResponse = branch_of(d_AuthenticateResponse, new_LogoutResponse, 0)
d_PlanMarkdown = branch_of(d_MarkdownPlanUpdateContent, new_PlanMarkdown, 2)
d_McpServerSse = branch_of(d_McpServerHttp, new_McpServerSse, 3)
d_MessageMcpRequest = branch_of(d_MessageMcpNotification, new_MessageMcpRequest, 3)
d_NoticeCapabilities = branch_of(d_CompactionCapabilities, new_NoticeCapabilities, 0)
d_PlanCapabilities = branch_of(d_AuthenticateResponse, new_PlanCapabilities, 0)
d_ProvidersCapabilities = branch_of(d_AuthenticateResponse, new_ProvidersCapabilities, 0)
d_ProxyNotification = branch_of(d_AgentNotification, new_ProxyNotification, 1)
d_ProxyRequest = branch_of(d_AgentRequest, new_ProxyRequest, 2)
d_ProxySuccessorRequest = branch_of(d_ProxySuccessorNotification, new_ProxySuccessorRequest, 1)
d_ReleaseTerminalRequest = branch_of(d_KillTerminalRequest, new_ReleaseTerminalRequest, 2)
d_ReleaseTerminalResponse = branch_of(d_AuthenticateResponse, new_ReleaseTerminalResponse, 0)
d_RequiresActionStateUpdate = branch_of(d_AuthenticateResponse, new_RequiresActionStateUpdate, 0)
d_ResultClientResponse = branch_of(d_ResultAgentResponse, new_ResultClientResponse, 2)
d_ResultProxyResponse = branch_of(d_ResultAgentResponse, new_ResultProxyResponse, 2)
d_ResumeSessionResponse = branch_of(d_LoadSessionResponse, new_ResumeSessionResponse, 0)
d_RunningStateUpdate = branch_of(d_AuthenticateResponse, new_RunningStateUpdate, 0)
d_SessionAdditionalDirectoriesCapabilities = branch_of(
    d_AuthenticateResponse, new_SessionAdditionalDirectoriesCapabilities, 0
)
d_SessionArchiveCapabilities = branch_of(d_AuthenticateResponse, new_SessionArchiveCapabilities, 0)
d_SessionCancelCapabilities = branch_of(d_AuthenticateResponse, new_SessionCancelCapabilities, 0)
d_SessionCloseCapabilities = branch_of(d_AuthenticateResponse, new_SessionCloseCapabilities, 0)
d_SessionDeleteCapabilities = branch_of(d_AuthenticateResponse, new_SessionDeleteCapabilities, 0)
d_SessionForkCapabilities = branch_of(d_AuthenticateResponse, new_SessionForkCapabilities, 0)
d_SessionListCapabilities = branch_of(d_AuthenticateResponse, new_SessionListCapabilities, 0)
d_SessionResumeCapabilities = branch_of(d_AuthenticateResponse, new_SessionResumeCapabilities, 0)
d_SessionStatusCapabilities = branch_of(d_AuthenticateResponse, new_SessionStatusCapabilities, 0)
d_SessionStatusRequest = branch_of(d_CancelNotification, new_SessionStatusRequest, 1)
d_SessionSystemPromptOverrideCapabilities = branch_of(
    d_AuthenticateResponse, new_SessionSystemPromptOverrideCapabilities, 0
)
d_SessionTitleCapabilities = branch_of(d_AuthenticateResponse, new_SessionTitleCapabilities, 0)
d_SetProviderResponse = branch_of(d_AuthenticateResponse, new_SetProviderResponse, 0)
d_SetSessionConfigOptionResponse = branch_of(
    d_ConfigOptionUpdate, new_SetSessionConfigOptionResponse, 1
)
d_SetSessionModeResponse = branch_of(d_AuthenticateResponse, new_SetSessionModeResponse, 0)
d_SubagentCapabilities = branch_of(d_AuthenticateResponse, new_SubagentCapabilities, 0)
d_UnknownStateUpdate = branch_of(d_AuthenticateResponse, new_UnknownStateUpdate, 0)
d_Terminal = branch_of(d_CreateTerminalResponse, new_Terminal, 1)
d_TerminalOutputRequest = branch_of(d_KillTerminalRequest, new_TerminalOutputRequest, 2)
d_UnarchiveSessionRequest = branch_of(d_CancelNotification, new_UnarchiveSessionRequest, 1)
d_UnarchiveSessionResponse = branch_of(d_AuthenticateResponse, new_UnarchiveSessionResponse, 0)
d_WaitForTerminalExitRequest = branch_of(d_KillTerminalRequest, new_WaitForTerminalExitRequest, 2)
d_WaitForTerminalExitResponse = branch_of(d_TerminalExitStatus, new_WaitForTerminalExitResponse, 0)
d_WriteTextFileResponse = branch_of(d_AuthenticateResponse, new_WriteTextFileResponse, 0)

_AuthMethod_TAGS: dict[str, Branch] = {
    "terminal": (d_AuthMethodTerminal, new_TerminalAuthMethod, 3),
}


def d_AuthMethod(d: Any, c: Context) -> Any:
    if type(d) is not OBJECT:
        raise Invalid
    tag = d.get("type")
    if type(tag) is str:
        found = _AuthMethod_TAGS.get(tag)
        if found is not None:
            f, k, n = found
            try:
                return f(d, c, k, n)
            except FAIL:
                pass
    return d_AgentAuthMethod(d, c)


_ContentBlock_TAGS: dict[str, Branch] = {
    "text": (d_TextContent, new_TextContentBlock, 2),
    "image": (d_ImageContent, new_ImageContentBlock, 3),
    "audio": (d_AudioContent, new_AudioContentBlock, 3),
    "resource_link": (d_ResourceLink, new_ResourceLinkContentBlock, 3),
    "resource": (d_EmbeddedResource, new_ResourceContentBlock, 2),
}


def d_ContentBlock(d: Any, c: Context) -> Any:
    f, k, n = _ContentBlock_TAGS[d["type"]]
    return f(d, c, k, n)


_CreateElicitationRequest_TAGS: dict[str, Branch] = {
    "form": (d_FormCreateElicitationRequest, made(FormCreateElicitationRequest), 3),
    "url": (d_UrlCreateElicitationRequest, made(UrlCreateElicitationRequest), 4),
}


def d_CreateElicitationRequest(d: Any, c: Context) -> Any:
    tag = d["mode"]
    found = _CreateElicitationRequest_TAGS.get(tag)
    if found is not None:
        f, k, n = found
        return f(d, c, k, n)
    if type(tag) is str:
        return d_OtherCreateElicitationRequest(d, c)
    raise Invalid


_CreateElicitationResponse_TAGS: dict[str, Branch] = {
    "accept": (d_AcceptCreateElicitationResponse, made(AcceptCreateElicitationResponse), 1),
    "decline": (d_PlainCreateElicitationResponse, made(PlainCreateElicitationResponse), 1),
    "cancel": (d_PlainCreateElicitationResponse, made(PlainCreateElicitationResponse), 1),
}


def d_CreateElicitationResponse(d: Any, c: Context) -> Any:
    tag = d["action"]
    found = _CreateElicitationResponse_TAGS.get(tag)
    if found is not None:
        f, k, n = found
        return f(d, c, k, n)
    if type(tag) is str:
        return d_OtherCreateElicitationResponse(d, c)
    raise Invalid


_ElicitationPropertySchema_TAGS: dict[str, Branch] = {
    "string": (d_StringPropertySchema, new_StringElicitationPropertySchema, 1),
    "number": (d_NumberPropertySchema, new_NumberElicitationPropertySchema, 1),
    "integer": (d_IntegerPropertySchema, new_IntegerElicitationPropertySchema, 1),
    "boolean": (d_BooleanPropertySchema, new_BooleanElicitationPropertySchema, 1),
    "array": (d_MultiSelectPropertySchema, new_ArrayElicitationPropertySchema, 2),
}


def d_ElicitationPropertySchema(d: Any, c: Context) -> Any:
    tag = d["type"]
    found = _ElicitationPropertySchema_TAGS.get(tag)
    if found is not None:
        f, k, n = found
        return f(d, c, k, n)
    if type(tag) is str:
        return d_OtherElicitationPropertySchema(d, c)
    raise Invalid


_IdleStateUpdate_TAGS: dict[str, Branch] = {
    "end_turn": (d_PlainIdleStateUpdate, made(PlainIdleStateUpdate), 1),
    "max_tokens": (d_PlainIdleStateUpdate, made(PlainIdleStateUpdate), 1),
    "max_turn_requests": (d_PlainIdleStateUpdate, made(PlainIdleStateUpdate), 1),
    "refusal": (d_PlainIdleStateUpdate, made(PlainIdleStateUpdate), 1),
    "cancelled": (d_PlainIdleStateUpdate, made(PlainIdleStateUpdate), 1),
    "error": (d_ErrorIdleStateUpdate, made(ErrorIdleStateUpdate), 1),
}


def d_IdleStateUpdate(d: Any, c: Context) -> Any:
    if type(d) is not OBJECT:
        raise Invalid
    tag = d.get("stopReason")
    if type(tag) is str:
        found = _IdleStateUpdate_TAGS.get(tag)
        if found is not None:
            f, k, n = found
            try:
                return f(d, c, k, n)
            except FAIL:
                pass
        else:
            try:
                return d_OtherIdleStateUpdate(d, c)
            except FAIL:
                pass
    return d_NoneIdleStateUpdate(d, c)


_McpServer_TAGS: dict[str, Branch] = {
    "http": (d_McpServerHttp, new_HttpMcpServer, 4),
    "sse": (d_McpServerHttp, new_SseMcpServer, 4),
}
_McpServer_UNSTABLE: dict[str, Gated] = {
    "acp": (d_AcpMcpServer, made(AcpMcpServer), 3, 8),
}


def d_McpServer(d: Any, c: Context) -> Any:
    if type(d) is not OBJECT:
        raise Invalid
    tag = d.get("type")
    if type(tag) is str:
        found = _McpServer_TAGS.get(tag)
        gated = _McpServer_UNSTABLE.get(tag)
        if gated is not None and gated[3] & ~c.flags == 0:
            found = gated[:3]
        if found is not None:
            f, k, n = found
            try:
                return f(d, c, k, n)
            except FAIL:
                pass
    return d_McpServerStdio(d, c, new_StdioMcpServer, 4)


_MultiSelectItems_TAGS: dict[str, Branch] = {
    "string": (d_StringMultiSelectItems, new_TaggedStringMultiSelectItems, 2),
}


def d_MultiSelectItems(d: Any, c: Context) -> Any:
    if type(d) is not OBJECT:
        raise Invalid
    tag = d.get("type")
    if type(tag) is str:
        found = _MultiSelectItems_TAGS.get(tag)
        if found is not None:
            f, k, n = found
            try:
                return f(d, c, k, n)
            except FAIL:
                pass
        else:
            try:
                return d_OtherElicitationPropertySchema(d, c, new_OtherMultiSelectItems, 1)
            except FAIL:
                pass
    return d_TitledMultiSelectItems(d, c)


_PlanUpdateContent_TAGS: dict[str, Branch] = {
    "items": (d_ItemsPlanUpdateContent, made(ItemsPlanUpdateContent), 3),
    "file": (d_FilePlanUpdateContent, made(FilePlanUpdateContent), 3),
    "markdown": (d_MarkdownPlanUpdateContent, made(MarkdownPlanUpdateContent), 3),
}


def d_PlanUpdateContent(d: Any, c: Context) -> Any:
    f, k, n = _PlanUpdateContent_TAGS[d["type"]]
    return f(d, c, k, n)


_RequestPermissionOutcome_TAGS: dict[str, Branch] = {
    "cancelled": (d_CancelledRequestPermissionOutcome, made(CancelledRequestPermissionOutcome), 1),
    "selected": (d_SelectedPermissionOutcome, new_SelectedRequestPermissionOutcome, 2),
}


def d_RequestPermissionOutcome(d: Any, c: Context) -> Any:
    f, k, n = _RequestPermissionOutcome_TAGS[d["outcome"]]
    return f(d, c, k, n)


_SessionConfigOption_TAGS: dict[str, Branch] = {
    "select": (d_SelectSessionConfigOption, made(SelectSessionConfigOption), 5),
    "boolean": (d_BooleanSessionConfigOption, made(BooleanSessionConfigOption), 4),
}


def d_SessionConfigOption(d: Any, c: Context) -> Any:
    f, k, n = _SessionConfigOption_TAGS[d["type"]]
    return f(d, c, k, n)


_SessionUpdate_TAGS: dict[str, Branch] = {
    "user_message_chunk": (d_ContentChunk, new_UserMessageChunkSessionUpdate, 2),
    "agent_message_chunk": (d_ContentChunk, new_AgentMessageChunkSessionUpdate, 2),
    "agent_thought_chunk": (d_ContentChunk, new_AgentThoughtChunkSessionUpdate, 2),
    "tool_call": (d_ToolCall, new_ToolCallSessionUpdate, 3),
    "tool_call_update": (d_ToolCallUpdate, new_ToolCallUpdateSessionUpdate, 2),
    "plan": (d_Plan, new_PlanSessionUpdate, 2),
    "available_commands_update": (
        d_AvailableCommandsUpdate,
        new_AvailableCommandsUpdateSessionUpdate,
        2,
    ),
    "current_mode_update": (d_CurrentModeUpdate, new_CurrentModeUpdateSessionUpdate, 2),
    "config_option_update": (d_ConfigOptionUpdate, new_ConfigOptionUpdateSessionUpdate, 2),
    "session_info_update": (d_SessionInfoUpdate, new_SessionInfoUpdateSessionUpdate, 1),
    "usage_update": (d_UsageUpdate, new_UsageUpdateSessionUpdate, 3),
    "notice": (d_Notice, new_NoticeSessionUpdate, 3),
    "compaction_update": (d_CompactionUpdate, new_CompactionUpdateSessionUpdate, 3),
    "compaction_summary_chunk": (
        d_CompactionSummaryChunk,
        new_CompactionSummaryChunkSessionUpdate,
        3,
    ),
}
_SessionUpdate_UNSTABLE: dict[str, Gated] = {
    "plan_update": (d_PlanUpdate, new_PlanUpdateSessionUpdate, 2, 16),
    "plan_removed": (d_PlanRemoved, new_PlanRemovedSessionUpdate, 2, 16),
    "subagent_update": (d_SubagentUpdate, new_SubagentUpdateSessionUpdate, 2, 2048),
    "session_message": (d_SessionMessage, new_SessionMessageSessionUpdate, 2, 2048),
    "session_message_chunk": (d_SessionMessageChunk, new_SessionMessageChunkSessionUpdate, 3, 2048),
}


def d_SessionUpdate(d: Any, c: Context) -> Any:
    tag = d["sessionUpdate"]
    found = _SessionUpdate_TAGS.get(tag)
    if found is not None:
        f, k, n = found
        return f(d, c, k, n)
    gated = _SessionUpdate_UNSTABLE.get(tag)
    if gated is not None and gated[3] & ~c.flags == 0:
        return gated[0](d, c, gated[1], gated[2])
    raise Invalid


_SetSessionConfigOptionRequest_TAGS: dict[str, Branch] = {
    "boolean": (
        d_BooleanSetSessionConfigOptionRequest,
        made(BooleanSetSessionConfigOptionRequest),
        4,
    ),
}


def d_SetSessionConfigOptionRequest(d: Any, c: Context) -> Any:
    if type(d) is not OBJECT:
        raise Invalid
    tag = d.get("type")
    if type(tag) is str:
        found = _SetSessionConfigOptionRequest_TAGS.get(tag)
        if found is not None:
            f, k, n = found
            try:
                return f(d, c, k, n)
            except FAIL:
                pass
    return d_ValueIdSetSessionConfigOptionRequest(d, c)


_StateUpdate_TAGS: dict[str, Branch] = {
    "running": (d_AuthenticateResponse, new_TaggedRunningStateUpdate, 1),
    "idle": (d_TaggedIdleStateUpdate, made(TaggedIdleStateUpdate), 1),
    "requires_action": (d_AuthenticateResponse, new_TaggedRequiresActionStateUpdate, 1),
    "unknown": (d_AuthenticateResponse, new_TaggedUnknownStateUpdate, 1),
}


def d_StateUpdate(d: Any, c: Context) -> Any:
    tag = d["state"]
    found = _StateUpdate_TAGS.get(tag)
    if found is not None:
        f, k, n = found
        return f(d, c, k, n)
    if type(tag) is str:
        return d_OtherStateUpdate(d, c)
    raise Invalid


_ToolCallContent_TAGS: dict[str, Branch] = {
    "content": (d_Content, new_ContentToolCallContent, 2),
    "diff": (d_Diff, new_DiffToolCallContent, 3),
    "terminal": (d_CreateTerminalResponse, new_TerminalToolCallContent, 2),
}


def d_ToolCallContent(d: Any, c: Context) -> Any:
    f, k, n = _ToolCallContent_TAGS[d["type"]]
    return f(d, c, k, n)


def d_AgentResponse(v: Any, c: Context) -> Any:
    try:
        return d_ResultAgentResponse(v, c)
    except FAIL:
        pass
    return d_ErrorAgentResponse(v, c)


def d_AvailableCommandInput(v: Any, c: Context) -> Any:
    return d_UnstructuredCommandInput(v, c)


def d_ClientResponse(v: Any, c: Context) -> Any:
    try:
        return d_ResultAgentResponse(v, c, new_ResultClientResponse, 2)
    except FAIL:
        pass
    return d_ErrorAgentResponse(v, c, new_ErrorClientResponse, 2)


def d_ElicitationContentValue(v: Any, c: Context) -> Any:
    if not (type(v) is not str):
        return v
    try:
        w = v
        if type(w) is not int:
            w = integer(w)
        return w
    except FAIL:
        pass
    try:
        w = v
        if type(w) is not float or w - w != 0.0:
            w = number(w)
        return w
    except FAIL:
        pass
    if not (v is not True and v is not False):
        return v
    v = strings(v)
    return v


def d_EmbeddedResourceResource(v: Any, c: Context) -> Any:
    try:
        return d_TextResourceContents(v, c)
    except FAIL:
        pass
    return d_BlobResourceContents(v, c)


def d_MessageMcpResponse(v: Any, c: Context) -> Any:
    try:
        return d_ResultMessageMcpResponse(v, c)
    except FAIL:
        pass
    return d_ErrorMessageMcpResponse(v, c)


def d_ProxyResponse(v: Any, c: Context) -> Any:
    try:
        return d_ResultAgentResponse(v, c, new_ResultProxyResponse, 2)
    except FAIL:
        pass
    return d_ErrorAgentResponse(v, c, new_ErrorProxyResponse, 2)


def d_RequestId(v: Any, c: Context) -> Any:
    if not (v is not None):
        return v
    try:
        w = v
        if type(w) is not int:
            w = integer(w)
        return w
    except FAIL:
        pass
    if not (type(v) is not str):
        return v
    raise Invalid


def d_SessionConfigSelectOptions(v: Any, c: Context) -> Any:
    items: Any
    try:
        w = v
        if type(w) is not ARRAY:
            raise Invalid
        items = []
        for x in w:
            items.append(d_SessionConfigSelectOption(x, c))
        w = items
        return w
    except FAIL:
        pass
    if type(v) is not ARRAY:
        raise Invalid
    items = []
    for x in v:
        items.append(d_SessionConfigSelectGroup(x, c))
    v = items
    return v


def d_ElicitationFormMode_scope(v: Any, c: Context) -> Any:
    try:
        return d_ElicitationSessionScope(v, c)
    except FAIL:
        pass
    return d_ElicitationRequestScope(v, c)


def d_ElicitationUrlMode_scope(v: Any, c: Context) -> Any:
    try:
        return d_ElicitationSessionScope(v, c)
    except FAIL:
        pass
    return d_ElicitationRequestScope(v, c)


def d_FormCreateElicitationRequest_scope(v: Any, c: Context) -> Any:
    try:
        return d_ElicitationSessionScope(v, c)
    except FAIL:
        pass
    return d_ElicitationRequestScope(v, c)


def d_OtherCreateElicitationRequest_scope(v: Any, c: Context) -> Any:
    try:
        return d_ElicitationSessionScope(v, c)
    except FAIL:
        pass
    return d_ElicitationRequestScope(v, c)


def d_PlainCreateElicitationResponse_action(v: Any, c: Context) -> Any:
    if not (type(v) is not str or v != "decline"):
        return v
    if not (type(v) is not str or v != "cancel"):
        return v
    raise Invalid


def d_PlainIdleStateUpdate_stop_reason(v: Any, c: Context) -> Any:
    if not (type(v) is not str or v != "end_turn"):
        return v
    if not (type(v) is not str or v != "max_tokens"):
        return v
    if not (type(v) is not str or v != "max_turn_requests"):
        return v
    if not (type(v) is not str or v != "refusal"):
        return v
    if not (type(v) is not str or v != "cancelled"):
        return v
    raise Invalid


def d_UrlCreateElicitationRequest_scope(v: Any, c: Context) -> Any:
    try:
        return d_ElicitationSessionScope(v, c)
    except FAIL:
        pass
    return d_ElicitationRequestScope(v, c)


def d_AuthMethodId(v: Any, c: Context) -> Any:
    if type(v) is not str:
        raise Invalid
    return v


def d_AuthState(v: Any, c: Context) -> Any:
    if type(v) is not str:
        raise Invalid
    return v


def d_CompactionId(v: Any, c: Context) -> Any:
    if type(v) is not str:
        raise Invalid
    return v


def d_CompactionStatus(v: Any, c: Context) -> Any:
    if type(v) is not str:
        raise Invalid
    return v


def d_ElicitationId(v: Any, c: Context) -> Any:
    if type(v) is not str:
        raise Invalid
    return v


def d_ElicitationSchemaType(v: Any, c: Context) -> Any:
    if type(v) is not str or v not in _ElicitationSchemaType:
        raise Invalid
    return v


def d_ErrorCode(v: Any, c: Context) -> Any:
    if type(v) is not int:
        v = integer(v)
    if not -2147483648 <= v <= 2147483647:
        raise Invalid
    return v


def d_ExtNotification(v: Any, c: Context) -> Any:
    return v


def d_ExtRequest(v: Any, c: Context) -> Any:
    return v


def d_ExtResponse(v: Any, c: Context) -> Any:
    return v


def d_LlmProtocol(v: Any, c: Context) -> Any:
    if type(v) is not str:
        raise Invalid
    return v


def d_McpRequestId(v: Any, c: Context) -> Any:
    if type(v) is not str:
        raise Invalid
    return v


def d_McpServerAcpId(v: Any, c: Context) -> Any:
    if type(v) is not str:
        raise Invalid
    return v


def d_MessageId(v: Any, c: Context) -> Any:
    if type(v) is not str:
        raise Invalid
    return v


def d_NoticeSeverity(v: Any, c: Context) -> Any:
    if type(v) is not str:
        raise Invalid
    return v


def d_PermissionOptionId(v: Any, c: Context) -> Any:
    if type(v) is not str:
        raise Invalid
    return v


def d_PermissionOptionKind(v: Any, c: Context) -> Any:
    if type(v) is not str or v not in _PermissionOptionKind:
        raise Invalid
    return v


def d_PlanEntryPriority(v: Any, c: Context) -> Any:
    if type(v) is not str or v not in _PlanEntryPriority:
        raise Invalid
    return v


def d_PlanEntryStatus(v: Any, c: Context) -> Any:
    if type(v) is not str or v not in _PlanEntryStatus:
        raise Invalid
    return v


def d_PlanId(v: Any, c: Context) -> Any:
    if type(v) is not str:
        raise Invalid
    return v


def d_ProtocolVersion(v: Any, c: Context) -> Any:
    if type(v) is not int:
        v = integer(v)
    if not 0 <= v <= 65535:
        raise Invalid
    return v


def d_ProviderId(v: Any, c: Context) -> Any:
    if type(v) is not str:
        raise Invalid
    return v


def d_ProxySuccessorResponse(v: Any, c: Context) -> Any:
    return v


def d_Role(v: Any, c: Context) -> Any:
    if type(v) is not str or v not in _Role:
        raise Invalid
    return v


def d_SessionArchiveFilter(v: Any, c: Context) -> Any:
    if type(v) is not str:
        raise Invalid
    return v


def d_SessionConfigGroupId(v: Any, c: Context) -> Any:
    if type(v) is not str:
        raise Invalid
    return v


def d_SessionConfigId(v: Any, c: Context) -> Any:
    if type(v) is not str:
        raise Invalid
    return v


def d_SessionConfigOptionCategory(v: Any, c: Context) -> Any:
    if type(v) is not str:
        raise Invalid
    return v


def d_SessionConfigValueId(v: Any, c: Context) -> Any:
    if type(v) is not str:
        raise Invalid
    return v


def d_SessionId(v: Any, c: Context) -> Any:
    if type(v) is not str:
        raise Invalid
    return v


def d_SessionModeId(v: Any, c: Context) -> Any:
    if type(v) is not str:
        raise Invalid
    return v


def d_SessionStatus(v: Any, c: Context) -> Any:
    if type(v) is not str:
        raise Invalid
    return v


def d_StopReason(v: Any, c: Context) -> Any:
    if type(v) is not str or v not in _StopReason:
        raise Invalid
    return v


def d_StringFormat(v: Any, c: Context) -> Any:
    if type(v) is not str or v not in _StringFormat:
        raise Invalid
    return v


def d_SystemPromptMode(v: Any, c: Context) -> Any:
    if type(v) is not str:
        raise Invalid
    return v


def d_TerminalId(v: Any, c: Context) -> Any:
    if type(v) is not str:
        raise Invalid
    return v


def d_ToolCallId(v: Any, c: Context) -> Any:
    if type(v) is not str:
        raise Invalid
    return v


def d_ToolCallStatus(v: Any, c: Context) -> Any:
    if type(v) is not str or v not in _ToolCallStatus:
        raise Invalid
    return v


def d_ToolKind(v: Any, c: Context) -> Any:
    if type(v) is not str or v not in _ToolKind:
        raise Invalid
    return v


BRANCHES: dict[Any, str] = {
    AcceptCreateElicitationResponse: "CreateElicitationResponse",
    AcpMcpServer: "McpServer",
    AgentAuthMethod: "AuthMethod",
    AgentMessageChunkSessionUpdate: "SessionUpdate",
    AgentThoughtChunkSessionUpdate: "SessionUpdate",
    ArrayElicitationPropertySchema: "ElicitationPropertySchema",
    AudioContentBlock: "ContentBlock",
    AvailableCommandsUpdateSessionUpdate: "SessionUpdate",
    BooleanElicitationPropertySchema: "ElicitationPropertySchema",
    BooleanSessionConfigOption: "SessionConfigOption",
    BooleanSetSessionConfigOptionRequest: "SetSessionConfigOptionRequest",
    CancelledRequestPermissionOutcome: "RequestPermissionOutcome",
    CompactionSummaryChunkSessionUpdate: "SessionUpdate",
    CompactionUpdateSessionUpdate: "SessionUpdate",
    ConfigOptionUpdateSessionUpdate: "SessionUpdate",
    ContentToolCallContent: "ToolCallContent",
    CurrentModeUpdateSessionUpdate: "SessionUpdate",
    DiffToolCallContent: "ToolCallContent",
    ErrorIdleStateUpdate: "IdleStateUpdate",
    FilePlanUpdateContent: "PlanUpdateContent",
    FormCreateElicitationRequest: "CreateElicitationRequest",
    HttpMcpServer: "McpServer",
    ImageContentBlock: "ContentBlock",
    IntegerElicitationPropertySchema: "ElicitationPropertySchema",
    ItemsPlanUpdateContent: "PlanUpdateContent",
    MarkdownPlanUpdateContent: "PlanUpdateContent",
    NoneIdleStateUpdate: "IdleStateUpdate",
    NoticeSessionUpdate: "SessionUpdate",
    NumberElicitationPropertySchema: "ElicitationPropertySchema",
    OtherCreateElicitationRequest: "CreateElicitationRequest",
    OtherCreateElicitationResponse: "CreateElicitationResponse",
    OtherElicitationPropertySchema: "ElicitationPropertySchema",
    OtherIdleStateUpdate: "IdleStateUpdate",
    OtherMultiSelectItems: "MultiSelectItems",
    OtherStateUpdate: "StateUpdate",
    PlainCreateElicitationResponse: "CreateElicitationResponse",
    PlainIdleStateUpdate: "IdleStateUpdate",
    PlanRemovedSessionUpdate: "SessionUpdate",
    PlanSessionUpdate: "SessionUpdate",
    PlanUpdateSessionUpdate: "SessionUpdate",
    ResourceContentBlock: "ContentBlock",
    ResourceLinkContentBlock: "ContentBlock",
    SelectSessionConfigOption: "SessionConfigOption",
    SelectedRequestPermissionOutcome: "RequestPermissionOutcome",
    SessionInfoUpdateSessionUpdate: "SessionUpdate",
    SessionMessageChunkSessionUpdate: "SessionUpdate",
    SessionMessageSessionUpdate: "SessionUpdate",
    SseMcpServer: "McpServer",
    StdioMcpServer: "McpServer",
    StringElicitationPropertySchema: "ElicitationPropertySchema",
    SubagentUpdateSessionUpdate: "SessionUpdate",
    TaggedIdleStateUpdate: "StateUpdate",
    TaggedRequiresActionStateUpdate: "StateUpdate",
    TaggedRunningStateUpdate: "StateUpdate",
    TaggedStringMultiSelectItems: "MultiSelectItems",
    TaggedUnknownStateUpdate: "StateUpdate",
    TerminalAuthMethod: "AuthMethod",
    TerminalToolCallContent: "ToolCallContent",
    TextContentBlock: "ContentBlock",
    ToolCallSessionUpdate: "SessionUpdate",
    ToolCallUpdateSessionUpdate: "SessionUpdate",
    UrlCreateElicitationRequest: "CreateElicitationRequest",
    UsageUpdateSessionUpdate: "SessionUpdate",
    UserMessageChunkSessionUpdate: "SessionUpdate",
    ValueIdSetSessionConfigOptionRequest: "SetSessionConfigOptionRequest",
}
"""The union that each branch class belongs to."""

_here = globals()
_classes = {name: _here["d_" + name] for name in _stable if _here[name] not in BRANCHES}

DECODERS: dict[Any, Callable[[Any, Context], Any]] = {
    "AgentResponse": d_AgentResponse,
    "AuthMethod": d_AuthMethod,
    "AuthMethodId": d_AuthMethodId,
    "AvailableCommandInput": d_AvailableCommandInput,
    "ClientResponse": d_ClientResponse,
    "CompactionId": d_CompactionId,
    "CompactionStatus": d_CompactionStatus,
    "ContentBlock": d_ContentBlock,
    "CreateElicitationRequest": d_CreateElicitationRequest,
    "CreateElicitationResponse": d_CreateElicitationResponse,
    "ElicitationContentValue": d_ElicitationContentValue,
    "ElicitationId": d_ElicitationId,
    "ElicitationPropertySchema": d_ElicitationPropertySchema,
    "ElicitationSchemaType": d_ElicitationSchemaType,
    "EmbeddedResourceResource": d_EmbeddedResourceResource,
    "ErrorCode": d_ErrorCode,
    "ExtNotification": d_ExtNotification,
    "ExtRequest": d_ExtRequest,
    "ExtResponse": d_ExtResponse,
    "McpServer": d_McpServer,
    "MessageId": d_MessageId,
    "MultiSelectItems": d_MultiSelectItems,
    "NoticeSeverity": d_NoticeSeverity,
    "PermissionOptionId": d_PermissionOptionId,
    "PermissionOptionKind": d_PermissionOptionKind,
    "PlanEntryPriority": d_PlanEntryPriority,
    "PlanEntryStatus": d_PlanEntryStatus,
    "ProtocolVersion": d_ProtocolVersion,
    "RequestId": d_RequestId,
    "RequestPermissionOutcome": d_RequestPermissionOutcome,
    "Role": d_Role,
    "SessionConfigGroupId": d_SessionConfigGroupId,
    "SessionConfigId": d_SessionConfigId,
    "SessionConfigOption": d_SessionConfigOption,
    "SessionConfigOptionCategory": d_SessionConfigOptionCategory,
    "SessionConfigSelectOptions": d_SessionConfigSelectOptions,
    "SessionConfigValueId": d_SessionConfigValueId,
    "SessionId": d_SessionId,
    "SessionModeId": d_SessionModeId,
    "SessionUpdate": d_SessionUpdate,
    "SetSessionConfigOptionRequest": d_SetSessionConfigOptionRequest,
    "StopReason": d_StopReason,
    "StringFormat": d_StringFormat,
    "TerminalId": d_TerminalId,
    "ToolCallContent": d_ToolCallContent,
    "ToolCallId": d_ToolCallId,
    "ToolCallStatus": d_ToolCallStatus,
    "ToolKind": d_ToolKind,
    **_classes,
    **{_here[name]: decoder for name, decoder in _classes.items()},
}
"""The decoder of each stable definition, by its name and by its class; for NAME it is `d_NAME`."""

GATED: dict[Any, tuple[int, tuple[str, ...], Callable[[Any, Context], Any]]] = {
    "ArchiveSessionRequest": (64, ("SESSION_ARCHIVE",), d_ArchiveSessionRequest),
    "ArchiveSessionResponse": (64, ("SESSION_ARCHIVE",), d_ArchiveSessionResponse),
    "AuthAccount": (1, ("AUTH_STATUS",), d_AuthAccount),
    "AuthState": (1, ("AUTH_STATUS",), d_AuthState),
    "AuthStatusCapabilities": (1, ("AUTH_STATUS",), d_AuthStatusCapabilities),
    "AuthStatusRequest": (1, ("AUTH_STATUS",), d_AuthStatusRequest),
    "AuthStatusResponse": (1, ("AUTH_STATUS",), d_AuthStatusResponse),
    "AuthStatusUpdateNotification": (1, ("AUTH_STATUS",), d_AuthStatusUpdateNotification),
    "DisableProviderRequest": (4, ("LLM_PROVIDERS",), d_DisableProviderRequest),
    "DisableProviderResponse": (4, ("LLM_PROVIDERS",), d_DisableProviderResponse),
    "ErrorStopReason": (2048, ("SUBAGENTS",), d_ErrorStopReason),
    "ForkSessionRequest": (128, ("SESSION_FORK",), d_ForkSessionRequest),
    "ForkSessionResponse": (128, ("SESSION_FORK",), d_ForkSessionResponse),
    "IdleStateUpdate": (2048, ("SUBAGENTS",), d_IdleStateUpdate),
    "InitializeProxyRequest": (32, ("PROXY_CHAINS",), d_InitializeProxyRequest),
    "InitializeProxyResponse": (32, ("PROXY_CHAINS",), d_InitializeProxyResponse),
    "ListProvidersRequest": (4, ("LLM_PROVIDERS",), d_ListProvidersRequest),
    "ListProvidersResponse": (4, ("LLM_PROVIDERS",), d_ListProvidersResponse),
    "LlmProtocol": (4, ("LLM_PROVIDERS",), d_LlmProtocol),
    "McpError": (8, ("MCP_OVER_ACP",), d_McpError),
    "McpRequestId": (8, ("MCP_OVER_ACP",), d_McpRequestId),
    "McpServerAcp": (8, ("MCP_OVER_ACP",), d_McpServerAcp),
    "McpServerAcpId": (8, ("MCP_OVER_ACP",), d_McpServerAcpId),
    "MessageMcpNotification": (8, ("MCP_OVER_ACP",), d_MessageMcpNotification),
    "MessageMcpRequest": (8, ("MCP_OVER_ACP",), d_MessageMcpRequest),
    "MessageMcpResponse": (8, ("MCP_OVER_ACP",), d_MessageMcpResponse),
    "PlanCapabilities": (16, ("PLAN_OPERATIONS",), d_PlanCapabilities),
    "PlanFile": (16, ("PLAN_OPERATIONS",), d_PlanFile),
    "PlanId": (16, ("PLAN_OPERATIONS",), d_PlanId),
    "PlanItems": (16, ("PLAN_OPERATIONS",), d_PlanItems),
    "PlanMarkdown": (16, ("PLAN_OPERATIONS",), d_PlanMarkdown),
    "PlanRemoved": (16, ("PLAN_OPERATIONS",), d_PlanRemoved),
    "PlanUpdate": (16, ("PLAN_OPERATIONS",), d_PlanUpdate),
    "PlanUpdateContent": (16, ("PLAN_OPERATIONS",), d_PlanUpdateContent),
    "ProviderCurrentConfig": (4, ("LLM_PROVIDERS",), d_ProviderCurrentConfig),
    "ProviderId": (4, ("LLM_PROVIDERS",), d_ProviderId),
    "ProviderInfo": (4, ("LLM_PROVIDERS",), d_ProviderInfo),
    "ProvidersCapabilities": (4, ("LLM_PROVIDERS",), d_ProvidersCapabilities),
    "ProxyNotification": (32, ("PROXY_CHAINS",), d_ProxyNotification),
    "ProxyRequest": (32, ("PROXY_CHAINS",), d_ProxyRequest),
    "ProxyResponse": (32, ("PROXY_CHAINS",), d_ProxyResponse),
    "ProxySuccessorNotification": (32, ("PROXY_CHAINS",), d_ProxySuccessorNotification),
    "ProxySuccessorRequest": (32, ("PROXY_CHAINS",), d_ProxySuccessorRequest),
    "ProxySuccessorResponse": (32, ("PROXY_CHAINS",), d_ProxySuccessorResponse),
    "RequiresActionStateUpdate": (2048, ("SUBAGENTS",), d_RequiresActionStateUpdate),
    "RunningStateUpdate": (2048, ("SUBAGENTS",), d_RunningStateUpdate),
    "SessionArchiveCapabilities": (64, ("SESSION_ARCHIVE",), d_SessionArchiveCapabilities),
    "SessionArchiveFilter": (64, ("SESSION_ARCHIVE",), d_SessionArchiveFilter),
    "SessionCancelCapabilities": (2048, ("SUBAGENTS",), d_SessionCancelCapabilities),
    "SessionForkCapabilities": (128, ("SESSION_FORK",), d_SessionForkCapabilities),
    "SessionMessage": (2048, ("SUBAGENTS",), d_SessionMessage),
    "SessionMessageChunk": (2048, ("SUBAGENTS",), d_SessionMessageChunk),
    "SessionStatus": (512, ("SESSION_STATUS",), d_SessionStatus),
    "SessionStatusCapabilities": (512, ("SESSION_STATUS",), d_SessionStatusCapabilities),
    "SessionStatusRequest": (512, ("SESSION_STATUS",), d_SessionStatusRequest),
    "SessionStatusResponse": (512, ("SESSION_STATUS",), d_SessionStatusResponse),
    "SessionSystemPromptCapabilities": (
        1024,
        ("SESSION_SYSTEM_PROMPT",),
        d_SessionSystemPromptCapabilities,
    ),
    "SessionSystemPromptModeCapabilities": (
        1024,
        ("SESSION_SYSTEM_PROMPT",),
        d_SessionSystemPromptModeCapabilities,
    ),
    "SessionSystemPromptOverrideCapabilities": (
        1024,
        ("SESSION_SYSTEM_PROMPT",),
        d_SessionSystemPromptOverrideCapabilities,
    ),
    "SessionTitleCapabilities": (256, ("SESSION_SET_TITLE",), d_SessionTitleCapabilities),
    "SetProviderRequest": (4, ("LLM_PROVIDERS",), d_SetProviderRequest),
    "SetProviderResponse": (4, ("LLM_PROVIDERS",), d_SetProviderResponse),
    "SetSessionTitleRequest": (256, ("SESSION_SET_TITLE",), d_SetSessionTitleRequest),
    "SetSessionTitleResponse": (256, ("SESSION_SET_TITLE",), d_SetSessionTitleResponse),
    "StateUpdate": (2048, ("SUBAGENTS",), d_StateUpdate),
    "SubagentCapabilities": (2048, ("SUBAGENTS",), d_SubagentCapabilities),
    "SubagentSessionCapabilities": (2048, ("SUBAGENTS",), d_SubagentSessionCapabilities),
    "SubagentUpdate": (2048, ("SUBAGENTS",), d_SubagentUpdate),
    "SystemPrompt": (1024, ("SESSION_SYSTEM_PROMPT",), d_SystemPrompt),
    "SystemPromptMode": (1024, ("SESSION_SYSTEM_PROMPT",), d_SystemPromptMode),
    "UnarchiveSessionRequest": (64, ("SESSION_ARCHIVE",), d_UnarchiveSessionRequest),
    "UnarchiveSessionResponse": (64, ("SESSION_ARCHIVE",), d_UnarchiveSessionResponse),
    "UnknownStateUpdate": (2048, ("SUBAGENTS",), d_UnknownStateUpdate),
    "Usage": (2, ("END_TURN_TOKEN_USAGE",), d_Usage),
    McpServerAcp: (8, ("MCP_OVER_ACP",), d_McpServerAcp),
    AcpMcpServer: (8, ("MCP_OVER_ACP",), d_McpServer),
    ArchiveSessionRequest: (64, ("SESSION_ARCHIVE",), d_ArchiveSessionRequest),
    ArchiveSessionResponse: (64, ("SESSION_ARCHIVE",), d_ArchiveSessionResponse),
    AuthAccount: (1, ("AUTH_STATUS",), d_AuthAccount),
    AuthStatusCapabilities: (1, ("AUTH_STATUS",), d_AuthStatusCapabilities),
    AuthStatusRequest: (1, ("AUTH_STATUS",), d_AuthStatusRequest),
    AuthStatusResponse: (1, ("AUTH_STATUS",), d_AuthStatusResponse),
    AuthStatusUpdateNotification: (1, ("AUTH_STATUS",), d_AuthStatusUpdateNotification),
    DisableProviderRequest: (4, ("LLM_PROVIDERS",), d_DisableProviderRequest),
    DisableProviderResponse: (4, ("LLM_PROVIDERS",), d_DisableProviderResponse),
    ErrorStopReason: (2048, ("SUBAGENTS",), d_ErrorStopReason),
    ErrorIdleStateUpdate: (2048, ("SUBAGENTS",), d_IdleStateUpdate),
    ErrorMessageMcpResponse: (8, ("MCP_OVER_ACP",), d_ErrorMessageMcpResponse),
    ErrorProxyResponse: (32, ("PROXY_CHAINS",), d_ErrorProxyResponse),
    PlanFile: (16, ("PLAN_OPERATIONS",), d_PlanFile),
    FilePlanUpdateContent: (16, ("PLAN_OPERATIONS",), d_PlanUpdateContent),
    ForkSessionRequest: (128, ("SESSION_FORK",), d_ForkSessionRequest),
    ForkSessionResponse: (128, ("SESSION_FORK",), d_ForkSessionResponse),
    InitializeProxyRequest: (32, ("PROXY_CHAINS",), d_InitializeProxyRequest),
    InitializeProxyResponse: (32, ("PROXY_CHAINS",), d_InitializeProxyResponse),
    PlanItems: (16, ("PLAN_OPERATIONS",), d_PlanItems),
    ItemsPlanUpdateContent: (16, ("PLAN_OPERATIONS",), d_PlanUpdateContent),
    ListProvidersRequest: (4, ("LLM_PROVIDERS",), d_ListProvidersRequest),
    ListProvidersResponse: (4, ("LLM_PROVIDERS",), d_ListProvidersResponse),
    PlanMarkdown: (16, ("PLAN_OPERATIONS",), d_PlanMarkdown),
    MarkdownPlanUpdateContent: (16, ("PLAN_OPERATIONS",), d_PlanUpdateContent),
    McpError: (8, ("MCP_OVER_ACP",), d_McpError),
    MessageMcpNotification: (8, ("MCP_OVER_ACP",), d_MessageMcpNotification),
    MessageMcpRequest: (8, ("MCP_OVER_ACP",), d_MessageMcpRequest),
    NoneIdleStateUpdate: (2048, ("SUBAGENTS",), d_IdleStateUpdate),
    OtherIdleStateUpdate: (2048, ("SUBAGENTS",), d_IdleStateUpdate),
    OtherStateUpdate: (2048, ("SUBAGENTS",), d_StateUpdate),
    PlainIdleStateUpdate: (2048, ("SUBAGENTS",), d_IdleStateUpdate),
    PlanCapabilities: (16, ("PLAN_OPERATIONS",), d_PlanCapabilities),
    PlanRemoved: (16, ("PLAN_OPERATIONS",), d_PlanRemoved),
    PlanRemovedSessionUpdate: (16, ("PLAN_OPERATIONS",), d_SessionUpdate),
    PlanUpdate: (16, ("PLAN_OPERATIONS",), d_PlanUpdate),
    PlanUpdateSessionUpdate: (16, ("PLAN_OPERATIONS",), d_SessionUpdate),
    ProviderCurrentConfig: (4, ("LLM_PROVIDERS",), d_ProviderCurrentConfig),
    ProviderInfo: (4, ("LLM_PROVIDERS",), d_ProviderInfo),
    ProvidersCapabilities: (4, ("LLM_PROVIDERS",), d_ProvidersCapabilities),
    ProxyNotification: (32, ("PROXY_CHAINS",), d_ProxyNotification),
    ProxyRequest: (32, ("PROXY_CHAINS",), d_ProxyRequest),
    ProxySuccessorNotification: (32, ("PROXY_CHAINS",), d_ProxySuccessorNotification),
    ProxySuccessorRequest: (32, ("PROXY_CHAINS",), d_ProxySuccessorRequest),
    RequiresActionStateUpdate: (2048, ("SUBAGENTS",), d_RequiresActionStateUpdate),
    ResultMessageMcpResponse: (8, ("MCP_OVER_ACP",), d_ResultMessageMcpResponse),
    ResultProxyResponse: (32, ("PROXY_CHAINS",), d_ResultProxyResponse),
    RunningStateUpdate: (2048, ("SUBAGENTS",), d_RunningStateUpdate),
    SessionArchiveCapabilities: (64, ("SESSION_ARCHIVE",), d_SessionArchiveCapabilities),
    SessionCancelCapabilities: (2048, ("SUBAGENTS",), d_SessionCancelCapabilities),
    SessionForkCapabilities: (128, ("SESSION_FORK",), d_SessionForkCapabilities),
    SessionMessage: (2048, ("SUBAGENTS",), d_SessionMessage),
    SessionMessageChunk: (2048, ("SUBAGENTS",), d_SessionMessageChunk),
    SessionMessageChunkSessionUpdate: (2048, ("SUBAGENTS",), d_SessionUpdate),
    SessionMessageSessionUpdate: (2048, ("SUBAGENTS",), d_SessionUpdate),
    SessionStatusCapabilities: (512, ("SESSION_STATUS",), d_SessionStatusCapabilities),
    SessionStatusRequest: (512, ("SESSION_STATUS",), d_SessionStatusRequest),
    SessionStatusResponse: (512, ("SESSION_STATUS",), d_SessionStatusResponse),
    SessionSystemPromptCapabilities: (
        1024,
        ("SESSION_SYSTEM_PROMPT",),
        d_SessionSystemPromptCapabilities,
    ),
    SessionSystemPromptModeCapabilities: (
        1024,
        ("SESSION_SYSTEM_PROMPT",),
        d_SessionSystemPromptModeCapabilities,
    ),
    SessionSystemPromptOverrideCapabilities: (
        1024,
        ("SESSION_SYSTEM_PROMPT",),
        d_SessionSystemPromptOverrideCapabilities,
    ),
    SessionTitleCapabilities: (256, ("SESSION_SET_TITLE",), d_SessionTitleCapabilities),
    SetProviderRequest: (4, ("LLM_PROVIDERS",), d_SetProviderRequest),
    SetProviderResponse: (4, ("LLM_PROVIDERS",), d_SetProviderResponse),
    SetSessionTitleRequest: (256, ("SESSION_SET_TITLE",), d_SetSessionTitleRequest),
    SetSessionTitleResponse: (256, ("SESSION_SET_TITLE",), d_SetSessionTitleResponse),
    SubagentCapabilities: (2048, ("SUBAGENTS",), d_SubagentCapabilities),
    SubagentSessionCapabilities: (2048, ("SUBAGENTS",), d_SubagentSessionCapabilities),
    SubagentUpdate: (2048, ("SUBAGENTS",), d_SubagentUpdate),
    SubagentUpdateSessionUpdate: (2048, ("SUBAGENTS",), d_SessionUpdate),
    SystemPrompt: (1024, ("SESSION_SYSTEM_PROMPT",), d_SystemPrompt),
    TaggedIdleStateUpdate: (2048, ("SUBAGENTS",), d_StateUpdate),
    TaggedRequiresActionStateUpdate: (2048, ("SUBAGENTS",), d_StateUpdate),
    TaggedRunningStateUpdate: (2048, ("SUBAGENTS",), d_StateUpdate),
    UnknownStateUpdate: (2048, ("SUBAGENTS",), d_UnknownStateUpdate),
    TaggedUnknownStateUpdate: (2048, ("SUBAGENTS",), d_StateUpdate),
    UnarchiveSessionRequest: (64, ("SESSION_ARCHIVE",), d_UnarchiveSessionRequest),
    UnarchiveSessionResponse: (64, ("SESSION_ARCHIVE",), d_UnarchiveSessionResponse),
    Usage: (2, ("END_TURN_TOKEN_USAGE",), d_Usage),
}
"""Feature bits, feature names and decoder of each unstable type; for a branch, that of its union."""
