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

# fmt: off
KNOWN: dict[Any, dict[str, int]] = {
    ElicitationAcceptAction: {'content': 0},
    AcceptCreateElicitationResponse: {'_meta': 0, 'content': 0, 'action': 0},
    McpServerAcp: {'name': 0, 'serverId': 0, '_meta': 0},
    AcpMcpServer: {'name': 0, 'serverId': 0, '_meta': 0, 'type': 0},
    DiffPathChange: {'path': 0},
    AddDiffChange: {'fileType': 0, 'mimeType': 0, '_meta': 0, 'path': 0, 'operation': 0},
    AgentAuthCapabilities: {'status': 1, '_meta': 0},
    AuthMethodAgent: {'methodId': 0, 'name': 0, 'description': 0, '_meta': 0},
    AgentAuthMethod: {'methodId': 0, 'name': 0, 'description': 0, '_meta': 0, 'type': 0},
    AgentCapabilities: {'session': 0, 'auth': 0, 'providers': 4, '_meta': 0},
    AgentMessage: {'messageId': 0, 'content': -1, '_meta': -1},
    ContentChunk: {'messageId': 0, 'content': 0, '_meta': 0},
    AgentMessageChunkSessionUpdate: {'messageId': 0, 'content': 0, '_meta': 0, 'sessionUpdate': 0},
    AgentMessageSessionUpdate: {'messageId': 0, 'content': -1, '_meta': -1, 'sessionUpdate': 0},
    AgentNotification: {'method': 0, 'params': 0},
    AgentRequest: {'id': 0, 'method': 0, 'params': 0},
    AgentThought: {'messageId': 0, 'content': -1, '_meta': -1},
    AgentThoughtChunkSessionUpdate: {'messageId': 0, 'content': 0, '_meta': 0, 'sessionUpdate': 0},
    AgentThoughtSessionUpdate: {'messageId': 0, 'content': -1, '_meta': -1, 'sessionUpdate': 0},
    Annotations: {'audience': 0, 'lastModified': 0, 'priority': 0, '_meta': 0},
    ArchiveSessionRequest: {'sessionId': 0, '_meta': 0},
    ArchiveSessionResponse: {'_meta': 0},
    MultiSelectPropertySchema: {'title': 0, 'description': 0, 'minItems': 0, 'maxItems': 0, 'items': 0, 'default': 0, '_meta': 0},
    ArrayElicitationPropertySchema: {'title': 0, 'description': 0, 'minItems': 0, 'maxItems': 0, 'items': 0, 'default': 0, '_meta': 0, 'type': 0},
    AudioContent: {'data': 0, 'mimeType': 0, 'annotations': 0, '_meta': 0},
    AudioContentBlock: {'data': 0, 'mimeType': 0, 'annotations': 0, '_meta': 0, 'type': 0},
    AuthAccount: {'label': 0, 'active': 0, 'name': 0, 'email': 0, 'organization': 0, '_meta': 0},
    AuthMethodTerminal: {'methodId': 0, 'name': 0, 'description': 0, 'args': 0, 'env': 0, '_meta': 0},
    AuthStatusCapabilities: {'_meta': 0},
    AuthStatusRequest: {'_meta': 0},
    AuthStatusResponse: {'state': 0, 'accounts': 0, '_meta': 0},
    AuthStatusUpdateNotification: {'state': 0, 'accounts': 0, '_meta': 0},
    AvailableCommandsUpdate: {'availableCommands': 0, '_meta': 0},
    AvailableCommandsUpdateSessionUpdate: {'availableCommands': 0, '_meta': 0, 'sessionUpdate': 0},
    BackgroundSubagent: {'sessionId': 0, '_meta': 0},
    BackgroundTerminal: {'terminalId': 0, '_meta': 0},
    BackgroundToolCall: {'toolCallId': 0, '_meta': 0},
    BlobResourceContents: {'blob': 0, 'uri': 0, 'mimeType': 0, '_meta': 0},
    BooleanPropertySchema: {'title': 0, 'description': 0, 'default': 0, '_meta': 0},
    BooleanElicitationPropertySchema: {'title': 0, 'description': 0, 'default': 0, '_meta': 0, 'type': 0},
    SessionConfigBoolean: {'currentValue': 0},
    BooleanSessionConfigOption: {'configId': 0, 'name': 0, 'description': 0, 'category': 0, '_meta': 0, 'currentValue': 0, 'type': 0},
    BooleanSetSessionConfigOptionRequest: {'sessionId': 0, 'configId': 0, '_meta': 0, 'value': 0, 'type': 0},
    CancelRequestNotification: {'requestId': 0, '_meta': 0},
    CancelSessionNotification: {'sessionId': 0, '_meta': 0},
    CancelTerminalRequest: {'sessionId': 0, 'terminalId': 0, '_meta': 0},
    CancelTerminalResponse: {'_meta': 0},
    CancelToolCallRequest: {'sessionId': 0, 'toolCallId': 0, '_meta': 0},
    CancelToolCallResponse: {'_meta': 0},
    CancelledPermissionOutcome: {'_meta': 0},
    CancelledRequestPermissionOutcome: {'_meta': 0, 'outcome': 0},
    ClientAuthCapabilities: {'terminal': 0, '_meta': 0},
    ClientCapabilities: {'auth': 0, 'elicitation': 0, '_meta': 0},
    ClientNotification: {'method': 0, 'params': 0},
    ClientRequest: {'id': 0, 'method': 0, 'params': 0},
    CloseSessionRequest: {'sessionId': 0, '_meta': 0},
    CloseSessionResponse: {'_meta': 0},
    Command: {'name': 0, 'description': 0, 'input': 0, '_meta': 0},
    CommandAvailableCommand: {'name': 0, 'description': 0, 'input': 0, '_meta': 0, 'type': 0},
    CommandPermissionSubject: {'command': 0, 'cwd': 0, 'toolCallId': 0, 'terminalId': 0, '_meta': 0},
    CommandRequestPermissionSubject: {'command': 0, 'cwd': 0, 'toolCallId': 0, 'terminalId': 0, '_meta': 0, 'type': 0},
    CompactionSummaryChunk: {'compactionId': 0, 'content': 0, '_meta': 0},
    CompactionSummaryChunkSessionUpdate: {'compactionId': 0, 'content': 0, '_meta': 0, 'sessionUpdate': 0},
    CompactionUpdate: {'compactionId': 0, 'status': 0, 'summary': -1, 'error': -1, '_meta': -1},
    CompactionUpdateSessionUpdate: {'compactionId': 0, 'status': 0, 'summary': -1, 'error': -1, '_meta': -1, 'sessionUpdate': 0},
    CompleteElicitationNotification: {'elicitationId': 0, '_meta': 0},
    ConfigOptionUpdate: {'configOptions': 0, '_meta': 0},
    ConfigOptionUpdateSessionUpdate: {'configOptions': 0, '_meta': 0, 'sessionUpdate': 0},
    Content: {'content': 0, '_meta': 0},
    ContentToolCallContent: {'content': 0, '_meta': 0, 'type': 0},
    DiffPathPairChange: {'oldPath': 0, 'path': 0},
    CopyDiffChange: {'fileType': 0, 'mimeType': 0, '_meta': 0, 'oldPath': 0, 'path': 0, 'operation': 0},
    Cost: {'amount': 0, 'currency': 0, '_meta': 0},
    DeleteDiffChange: {'fileType': 0, 'mimeType': 0, '_meta': 0, 'path': 0, 'operation': 0},
    DeleteSessionRequest: {'sessionId': 0, '_meta': 0},
    DeleteSessionResponse: {'_meta': 0},
    Diff: {'changes': 0, 'patch': 0, '_meta': 0},
    DiffPatch: {'format': 0, 'text': 0, '_meta': 0},
    DiffToolCallContent: {'changes': 0, 'patch': 0, '_meta': 0, 'type': 0},
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
    EmbeddedResource: {'resource': 0, 'annotations': 0, '_meta': 0},
    EnumOption: {'const': 0, 'title': 0, 'description': 0, '_meta': 0},
    EnvVariable: {'name': 0, 'value': 0, '_meta': 0},
    Error: {'code': 0, 'message': 0, 'data': 0},
    ErrorAgentResponse: {'id': -1, 'error': 0},
    ErrorClientResponse: {'id': -1, 'error': 0},
    ErrorStopReason: {'error': 0},
    ErrorIdleStateUpdate: {'usage': 2, 'background': 0, '_meta': 0, 'error': 0, 'stopReason': 0},
    ErrorMessageMcpResponse: {'error': 0, '_meta': 0},
    ErrorProxyResponse: {'id': -1, 'error': 0},
    PlanFile: {'planId': 0, 'uri': 0, '_meta': 0},
    FilePlanUpdateContent: {'planId': 0, 'uri': 0, '_meta': 0, 'type': 0},
    ForkSessionRequest: {'sessionId': 0, 'cwd': 0, 'additionalDirectories': 0, 'mcpServers': 0, 'systemPrompt': 1024, '_meta': 0},
    ForkSessionResponse: {'sessionId': 0, 'configOptions': 0, 'availableCommands': 0, '_meta': 0},
    FormCreateElicitationRequest: {'message': 0, '_meta': 0, 'requestedSchema': 0, 'mode': 0},
    HttpHeader: {'name': 0, 'value': 0, '_meta': 0},
    McpServerHttp: {'name': 0, 'url': 0, 'headers': 0, '_meta': 0},
    HttpMcpServer: {'name': 0, 'url': 0, 'headers': 0, '_meta': 0, 'type': 0},
    Icon: {'src': 0, 'mimeType': 0, 'sizes': 0, 'theme': 0, '_meta': 0},
    IdSetSessionConfigOptionRequest: {'sessionId': 0, 'configId': 0, '_meta': 0, 'value': 0, 'type': 0},
    ImageContent: {'data': 0, 'mimeType': 0, 'uri': 0, 'annotations': 0, '_meta': 0},
    ImageContentBlock: {'data': 0, 'mimeType': 0, 'uri': 0, 'annotations': 0, '_meta': 0, 'type': 0},
    Implementation: {'name': 0, 'title': 0, 'version': 0, '_meta': 0},
    InitializeRequest: {'protocolVersion': 0, 'info': 0, 'capabilities': 0, '_meta': 0},
    InitializeProxyRequest: {'protocolVersion': 0, 'info': 0, 'capabilities': 0, '_meta': 0},
    InitializeResponse: {'protocolVersion': 0, 'info': 0, 'capabilities': 0, 'authMethods': 0, '_meta': 0},
    InitializeProxyResponse: {'protocolVersion': 0, 'info': 0, 'capabilities': 0, 'authMethods': 0, '_meta': 0},
    IntegerPropertySchema: {'title': 0, 'description': 0, 'minimum': 0, 'maximum': 0, 'default': 0, '_meta': 0},
    IntegerElicitationPropertySchema: {'title': 0, 'description': 0, 'minimum': 0, 'maximum': 0, 'default': 0, '_meta': 0, 'type': 0},
    PlanItems: {'planId': 0, 'entries': 0, '_meta': 0},
    ItemsPlanUpdateContent: {'planId': 0, 'entries': 0, '_meta': 0, 'type': 0},
    ListProvidersRequest: {'_meta': 0},
    ListProvidersResponse: {'providers': 0, '_meta': 0},
    ListSessionsRequest: {'cwd': 0, 'cursor': 0, 'archived': 64, '_meta': 0},
    ListSessionsResponse: {'sessions': 0, 'nextCursor': 0, '_meta': 0},
    LoginAuthRequest: {'methodId': 0, '_meta': 0},
    LoginAuthResponse: {'_meta': 0},
    LogoutAuthRequest: {'_meta': 0},
    LogoutAuthResponse: {'_meta': 0},
    PlanMarkdown: {'planId': 0, 'content': 0, '_meta': 0},
    MarkdownPlanUpdateContent: {'planId': 0, 'content': 0, '_meta': 0, 'type': 0},
    McpAcpCapabilities: {'_meta': 0},
    McpCapabilities: {'stdio': 0, 'http': 0, 'acp': 8, '_meta': 0},
    McpError: {'code': 0, 'message': 0, 'data': 0},
    McpHttpCapabilities: {'_meta': 0},
    McpServerStdio: {'name': 0, 'command': 0, 'args': 0, 'env': 0, '_meta': 0},
    McpStdioCapabilities: {'_meta': 0},
    MessageMcpNotification: {'serverId': 0, 'requestId': 0, 'method': 0, 'params': 0, '_meta': 0},
    MessageMcpRequest: {'serverId': 0, 'requestId': 0, 'method': 0, 'params': 0, '_meta': 0},
    ModifyDiffChange: {'fileType': 0, 'mimeType': 0, '_meta': 0, 'path': 0, 'operation': 0},
    MoveDiffChange: {'fileType': 0, 'mimeType': 0, '_meta': 0, 'oldPath': 0, 'path': 0, 'operation': 0},
    NewSessionRequest: {'cwd': 0, 'additionalDirectories': 0, 'mcpServers': 0, 'systemPrompt': 1024, '_meta': 0},
    NewSessionResponse: {'sessionId': 0, 'configOptions': 0, 'availableCommands': 0, '_meta': 0},
    NoneIdleStateUpdate: {'usage': 2, 'background': 0, '_meta': 0, 'stopReason': 0},
    Notice: {'severity': 0, 'title': 0, 'description': 0, '_meta': 0},
    NoticeSessionUpdate: {'severity': 0, 'title': 0, 'description': 0, '_meta': 0, 'sessionUpdate': 0},
    NumberPropertySchema: {'title': 0, 'description': 0, 'minimum': 0, 'maximum': 0, 'default': 0, '_meta': 0},
    NumberElicitationPropertySchema: {'title': 0, 'description': 0, 'minimum': 0, 'maximum': 0, 'default': 0, '_meta': 0, 'type': 0},
    OtherAuthMethod: {'type': 0, 'methodId': 0, 'name': 0},
    OtherAvailableCommand: {'type': 0, 'name': 0, 'description': 0},
    OtherAvailableCommandInput: {'type': 0},
    OtherBackgroundWork: {'type': 0},
    OtherContentBlock: {'type': 0},
    OtherCreateElicitationRequest: {'message': 0, '_meta': 0, 'mode': 0},
    OtherCreateElicitationResponse: {'_meta': 0, 'action': 0},
    OtherDiffChange: {'fileType': 0, 'mimeType': 0, '_meta': 0, 'operation': 0},
    OtherElicitationPropertySchema: {'type': 0},
    OtherIdleStateUpdate: {'usage': 2, 'background': 0, '_meta': 0, 'stopReason': 0},
    OtherMcpServer: {'type': 0},
    OtherMultiSelectItems: {'type': 0},
    OtherPlanUpdateContent: {'type': 0, 'planId': 0},
    OtherReplayFrom: {'type': 0},
    OtherRequestPermissionOutcome: {'outcome': 0},
    OtherRequestPermissionSubject: {'type': 0},
    OtherSessionConfigOption: {'configId': 0, 'name': 0, 'description': 0, 'category': 0, '_meta': 0, 'type': 0},
    OtherSessionUpdate: {'sessionUpdate': 0},
    OtherSetSessionConfigOptionRequest: {'sessionId': 0, 'configId': 0, '_meta': 0, 'type': 0, 'value': -1},
    OtherStateUpdate: {'state': 0},
    OtherToolCallContent: {'type': 0},
    PermissionOption: {'optionId': 0, 'name': 0, 'kind': 0, '_meta': 0},
    PlainCreateElicitationResponse: {'action': 0, '_meta': 0},
    PlainIdleStateUpdate: {'stopReason': 0, 'usage': 2, 'background': 0, '_meta': 0},
    PlanEntry: {'content': 0, 'priority': 0, 'status': 0, '_meta': 0},
    PlanRemoved: {'planId': 0, '_meta': 0},
    PlanRemovedSessionUpdate: {'planId': 0, '_meta': 0, 'sessionUpdate': 0},
    PlanUpdate: {'plan': 0, '_meta': 0},
    PlanUpdateSessionUpdate: {'plan': 0, '_meta': 0, 'sessionUpdate': 0},
    PromptAudioCapabilities: {'_meta': 0},
    PromptCapabilities: {'image': 0, 'audio': 0, 'embeddedContext': 0, '_meta': 0},
    PromptEmbeddedContextCapabilities: {'_meta': 0},
    PromptImageCapabilities: {'_meta': 0},
    PromptRequest: {'sessionId': 0, 'prompt': 0, '_meta': 0},
    PromptResponse: {'messageId': 0, '_meta': 0},
    ProviderCurrentConfig: {'apiType': 0, 'baseUrl': 0, '_meta': 0},
    ProviderInfo: {'providerId': 0, 'supported': 0, 'required': 0, 'current': 0, '_meta': 0},
    ProvidersCapabilities: {'_meta': 0},
    ProxyNotification: {'method': 0, 'params': 0},
    ProxyRequest: {'id': 0, 'method': 0, 'params': 0},
    ProxySuccessorNotification: {'method': 0, 'params': 0, '_meta': 0},
    ProxySuccessorRequest: {'method': 0, 'params': 0, '_meta': 0},
    ReplayFromStart: {'_meta': 0},
    RequestPermissionRequest: {'sessionId': 0, 'title': 0, 'description': 0, 'subject': 0, 'options': 0, '_meta': 0},
    RequestPermissionResponse: {'outcome': 0, '_meta': 0},
    RequiresActionStateUpdate: {'background': 0, '_meta': 0},
    ResourceContentBlock: {'resource': 0, 'annotations': 0, '_meta': 0, 'type': 0},
    ResourceLink: {'name': 0, 'uri': 0, 'title': 0, 'description': 0, 'icons': 0, 'mimeType': 0, 'size': 0, 'annotations': 0, '_meta': 0},
    ResourceLinkContentBlock: {'name': 0, 'uri': 0, 'title': 0, 'description': 0, 'icons': 0, 'mimeType': 0, 'size': 0, 'annotations': 0, '_meta': 0, 'type': 0},
    ResultAgentResponse: {'id': 0, 'result': -1},
    ResultClientResponse: {'id': 0, 'result': -1},
    ResultMessageMcpResponse: {'result': -1, '_meta': 0},
    ResultProxyResponse: {'id': 0, 'result': -1},
    ResumeSessionRequest: {'sessionId': 0, 'cwd': 0, 'additionalDirectories': 0, 'mcpServers': 0, 'replayFrom': 0, 'systemPrompt': 1024, '_meta': 0},
    ResumeSessionResponse: {'configOptions': 0, 'availableCommands': 0, '_meta': 0},
    RunningStateUpdate: {'background': 0, '_meta': 0},
    SessionConfigSelect: {'currentValue': 0, 'options': 0},
    SelectSessionConfigOption: {'configId': 0, 'name': 0, 'description': 0, 'category': 0, '_meta': 0, 'currentValue': 0, 'options': 0, 'type': 0},
    SelectedPermissionOutcome: {'optionId': 0, '_meta': 0},
    SelectedRequestPermissionOutcome: {'optionId': 0, '_meta': 0, 'outcome': 0},
    SessionAdditionalDirectoriesCapabilities: {'_meta': 0},
    SessionArchiveCapabilities: {'_meta': 0},
    SessionCancelCapabilities: {'_meta': 0},
    SessionCapabilities: {'prompt': 0, 'mcp': 0, 'delete': 0, 'additionalDirectories': 0, 'systemPrompt': 1024, 'fork': 128, 'archive': 64, 'status': 512, 'title': 256, '_meta': 0},
    SessionConfigSelectGroup: {'groupId': 0, 'name': 0, 'options': 0, '_meta': 0},
    SessionConfigSelectOption: {'value': 0, 'name': 0, 'description': 0, '_meta': 0},
    SessionDeleteCapabilities: {'_meta': 0},
    SessionForkCapabilities: {'_meta': 0},
    SessionInfo: {'sessionId': 0, 'cwd': 0, 'additionalDirectories': 0, 'title': 0, 'updatedAt': 0, 'archived': 64, '_meta': 0},
    SessionInfoUpdate: {'title': -1, 'updatedAt': -1, '_meta': -1},
    SessionInfoUpdateSessionUpdate: {'title': -1, 'updatedAt': -1, '_meta': -1, 'sessionUpdate': 0},
    SessionMessage: {'messageId': 0, 'senderSessionId': -1, 'recipientSessionId': -1, 'senderMessageId': -1, 'recipientMessageId': -1, 'content': -1, '_meta': -1},
    SessionMessageChunk: {'messageId': 0, 'content': 0, '_meta': 0},
    SessionMessageChunkSessionUpdate: {'messageId': 0, 'content': 0, '_meta': 0, 'sessionUpdate': 0},
    SessionMessageSessionUpdate: {'messageId': 0, 'senderSessionId': -1, 'recipientSessionId': -1, 'senderMessageId': -1, 'recipientMessageId': -1, 'content': -1, '_meta': -1, 'sessionUpdate': 0},
    SessionNotFoundErrorData: {'sessionId': 0, '_meta': 0},
    SessionStatusCapabilities: {'_meta': 0},
    SessionStatusRequest: {'sessionId': 0, '_meta': 0},
    SessionStatusResponse: {'status': 0, 'state': 0, '_meta': 0},
    SessionSystemPromptCapabilities: {'mode': 0, '_meta': 0},
    SessionSystemPromptModeCapabilities: {'override': 0, '_meta': 0},
    SessionSystemPromptOverrideCapabilities: {'_meta': 0},
    SessionTitleCapabilities: {'_meta': 0},
    SetProviderRequest: {'providerId': 0, 'apiType': 0, 'baseUrl': 0, 'headers': 0, '_meta': 0},
    SetProviderResponse: {'_meta': 0},
    SetSessionConfigOptionResponse: {'configOptions': 0, '_meta': 0},
    SetSessionTitleRequest: {'sessionId': 0, 'title': 0, '_meta': 0},
    SetSessionTitleResponse: {'title': 0, '_meta': 0},
    StartReplayFrom: {'_meta': 0, 'type': 0},
    StateUpdateSessionUpdate: {'sessionUpdate': 0},
    StdioMcpServer: {'name': 0, 'command': 0, 'args': 0, 'env': 0, '_meta': 0, 'type': 0},
    StringPropertySchema: {'title': 0, 'description': 0, 'minLength': 0, 'maxLength': 0, 'pattern': 0, 'format': 0, 'default': 0, 'enum': 0, 'oneOf': 0, '_meta': 0},
    StringElicitationPropertySchema: {'title': 0, 'description': 0, 'minLength': 0, 'maxLength': 0, 'pattern': 0, 'format': 0, 'default': 0, 'enum': 0, 'oneOf': 0, '_meta': 0, 'type': 0},
    StringMultiSelectItems: {'enum': 0, '_meta': 0},
    SubagentBackgroundWork: {'sessionId': 0, '_meta': 0, 'type': 0},
    SubagentSessionCapabilities: {'cancel': 0, '_meta': 0},
    SubagentUpdate: {'sessionId': 0, 'title': -1, 'description': -1, 'capabilities': -1, 'state': -1, 'cwd': -1, 'additionalDirectories': -1, '_meta': -1},
    SubagentUpdateSessionUpdate: {'sessionId': 0, 'title': -1, 'description': -1, 'capabilities': -1, 'state': -1, 'cwd': -1, 'additionalDirectories': -1, '_meta': -1, 'sessionUpdate': 0},
    SystemPrompt: {'mode': 0, 'content': 0, '_meta': 0},
    TaggedIdleStateUpdate: {'state': 0},
    TaggedRequiresActionStateUpdate: {'background': 0, '_meta': 0, 'state': 0},
    TaggedRunningStateUpdate: {'background': 0, '_meta': 0, 'state': 0},
    TaggedStringMultiSelectItems: {'enum': 0, '_meta': 0, 'type': 0},
    UnknownStateUpdate: {'background': 0, '_meta': 0},
    TaggedUnknownStateUpdate: {'background': 0, '_meta': 0, 'state': 0},
    Terminal: {'terminalId': 0, '_meta': 0},
    TerminalAuthCapabilities: {'_meta': 0},
    TerminalAuthMethod: {'methodId': 0, 'name': 0, 'description': 0, 'args': 0, 'env': 0, '_meta': 0, 'type': 0},
    TerminalBackgroundWork: {'terminalId': 0, '_meta': 0, 'type': 0},
    TerminalCancelCapabilities: {'_meta': 0},
    TerminalCapabilities: {'cancel': 0, '_meta': 0},
    TerminalExitStatus: {'exitCode': 0, 'signal': 0, '_meta': 0},
    TerminalOutput: {'data': 0, '_meta': 0},
    TerminalOutputChunk: {'terminalId': 0, 'data': 0, '_meta': 0},
    TerminalOutputChunkSessionUpdate: {'terminalId': 0, 'data': 0, '_meta': 0, 'sessionUpdate': 0},
    TerminalSize: {'cols': 0, 'rows': 0, '_meta': 0},
    TerminalToolCallContent: {'terminalId': 0, '_meta': 0, 'type': 0},
    TerminalUpdate: {'terminalId': 0, 'command': -1, 'cwd': -1, 'output': -1, 'exitStatus': -1, 'size': -1, 'capabilities': -1, '_meta': -1},
    TerminalUpdateSessionUpdate: {'terminalId': 0, 'command': -1, 'cwd': -1, 'output': -1, 'exitStatus': -1, 'size': -1, 'capabilities': -1, '_meta': -1, 'sessionUpdate': 0},
    TextCommandInput: {'hint': 0, '_meta': 0},
    TextAvailableCommandInput: {'hint': 0, '_meta': 0, 'type': 0},
    TextContent: {'text': 0, 'annotations': 0, '_meta': 0},
    TextContentBlock: {'text': 0, 'annotations': 0, '_meta': 0, 'type': 0},
    TextResourceContents: {'text': 0, 'uri': 0, 'mimeType': 0, '_meta': 0},
    TitledMultiSelectItems: {'anyOf': 0, '_meta': 0},
    ToolCallBackgroundWork: {'toolCallId': 0, '_meta': 0, 'type': 0},
    ToolCallCancelCapabilities: {'_meta': 0},
    ToolCallCapabilities: {'cancel': 0, '_meta': 0},
    ToolCallContentChunk: {'toolCallId': 0, 'content': 0, '_meta': 0},
    ToolCallContentChunkSessionUpdate: {'toolCallId': 0, 'content': 0, '_meta': 0, 'sessionUpdate': 0},
    ToolCallLocation: {'path': 0, 'line': 0, '_meta': 0},
    ToolCallPermissionSubject: {'toolCall': 0, '_meta': 0},
    ToolCallRequestPermissionSubject: {'toolCall': 0, '_meta': 0, 'type': 0},
    ToolCallUpdate: {'toolCallId': 0, 'name': -1, 'title': -1, 'kind': -1, 'status': -1, 'content': -1, 'locations': -1, 'rawInput': -1, 'rawOutput': -1, 'capabilities': -1, '_meta': -1},
    ToolCallUpdateSessionUpdate: {'toolCallId': 0, 'name': -1, 'title': -1, 'kind': -1, 'status': -1, 'content': -1, 'locations': -1, 'rawInput': -1, 'rawOutput': -1, 'capabilities': -1, '_meta': -1, 'sessionUpdate': 0},
    UnarchiveSessionRequest: {'sessionId': 0, '_meta': 0},
    UnarchiveSessionResponse: {'_meta': 0},
    UnsupportedProtocolVersionErrorData: {'requested': 0, 'supported': 0, '_meta': 0},
    UpdateSessionNotification: {'sessionId': 0, 'update': 0, '_meta': 0},
    UrlCreateElicitationRequest: {'message': 0, '_meta': 0, 'elicitationId': 0, 'url': 0, 'mode': 0},
    Usage: {'totalTokens': 0, 'inputTokens': 0, 'outputTokens': 0, 'thoughtTokens': 0, 'cachedReadTokens': 0, 'cachedWriteTokens': 0, '_meta': 0},
    UsageUpdate: {'used': 0, 'size': 0, 'cost': -1, '_meta': 0},
    UsageUpdateSessionUpdate: {'used': 0, 'size': 0, 'cost': -1, '_meta': 0, 'sessionUpdate': 0},
    UserMessage: {'messageId': 0, 'content': -1, '_meta': -1},
    UserMessageChunkSessionUpdate: {'messageId': 0, 'content': 0, '_meta': 0, 'sessionUpdate': 0},
    UserMessageSessionUpdate: {'messageId': 0, 'content': -1, '_meta': -1, 'sessionUpdate': 0},
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


def d_DiffPathChange(d: Any, c: Context, K: Any = made(DiffPathChange), n: int = 1) -> Any:
    o = next(K)
    v = d["path"]
    if type(v) is not str:
        raise Invalid
    o.path = v
    o.unknown_fields = EMPTY if len(d) == n else keep(d, KNOWN[type(o)], (), c)
    return o


def d_AddDiffChange(d: Any, c: Context, K: Any = made(AddDiffChange), n: int = 2) -> Any:
    o = next(K)
    v = d["path"]
    if type(v) is not str:
        raise Invalid
    o.path = v
    if len(d) == n:
        o.file_type = o.mime_type = o.meta = None
        o.unknown_fields = EMPTY
        return o
    s: Any = ()
    v = d.get("fileType")
    if v is not None:
        n += 1
        if type(v) is not str:
            v, s = None, salvage(s, "fileType", c)
    o.file_type = v
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


def d_AgentAuthCapabilities(
    d: Any, c: Context, K: Any = made(AgentAuthCapabilities), n: int = 0
) -> Any:
    if type(d) is not OBJECT:
        raise Invalid
    o = next(K)
    if len(d) == n:
        o.status = o.meta = None
        o.unknown_fields = EMPTY
        return o
    s: Any = ()
    if c.flags & 1 == 1:
        v = d.get("status")
        if v is not None:
            try:
                v = d_CancelTerminalResponse(v, c, new_AuthStatusCapabilities, 0)
                n += 1
            except FAIL:
                v, s = None, salvage(s, "status", c)
        o.status = v
    else:
        o.status = None
    if len(d) == n and not s:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, s, KNOWN[type(o)], c)


def d_AuthMethodAgent(d: Any, c: Context, K: Any = made(AuthMethodAgent), n: int = 2) -> Any:
    o = next(K)
    v = d["methodId"]
    if type(v) is not str:
        raise Invalid
    o.method_id = v
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
    if len(d) == n:
        o.session = o.auth = o.providers = o.meta = None
        o.unknown_fields = EMPTY
        return o
    s: Any = ()
    v = d.get("session")
    if v is not None:
        try:
            v = d_SessionCapabilities(v, c)
            n += 1
        except FAIL:
            v, s = None, salvage(s, "session", c)
    o.session = v
    v = d.get("auth")
    if v is not None:
        try:
            v = d_AgentAuthCapabilities(v, c)
            n += 1
        except FAIL:
            v, s = None, salvage(s, "auth", c)
    o.auth = v
    if c.flags & 4 == 4:
        v = d.get("providers")
        if v is not None:
            try:
                v = d_CancelTerminalResponse(v, c, new_ProvidersCapabilities, 0)
                n += 1
            except FAIL:
                v, s = None, salvage(s, "providers", c)
        o.providers = v
    else:
        o.providers = None
    if len(d) == n and not s:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, s, KNOWN[type(o)], c)


def d_AgentMessage(d: Any, c: Context, K: Any = made(AgentMessage), n: int = 1) -> Any:
    items: Any
    o = next(K)
    v = d["messageId"]
    if type(v) is not str:
        raise Invalid
    o.message_id = v
    if len(d) == n:
        o.content = o.meta = UNSET
        o.unknown_fields = EMPTY
        return o
    s: Any = ()
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
                    items.append(d_ContentBlock(x, c))
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


def d_ContentChunk(d: Any, c: Context, K: Any = made(ContentChunk), n: int = 2) -> Any:
    o = next(K)
    v = d["messageId"]
    if type(v) is not str:
        raise Invalid
    o.message_id = v
    v = d["content"]
    try:
        f, k, m = _ContentBlock_TAGS[v["type"]]
    except KeyError:
        v = d_ContentBlock(v, c)
    else:
        v = f(v, c, k, m)
    o.content = v
    if len(d) == n:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, (), KNOWN[type(o)], c)


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
            v = skip(v, string_item, c)
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
            if not 0 <= v <= 1:
                raise Invalid
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


def d_AuthMethodTerminal(d: Any, c: Context, K: Any = made(AuthMethodTerminal), n: int = 2) -> Any:
    items: Any
    o = next(K)
    v = d["methodId"]
    if type(v) is not str:
        raise Invalid
    o.method_id = v
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


def d_AvailableCommandsUpdate(
    d: Any, c: Context, K: Any = made(AvailableCommandsUpdate), n: int = 1
) -> Any:
    items: Any
    o = next(K)
    v = d["availableCommands"]
    if type(v) is not ARRAY:
        raise Invalid
    try:
        items = []
        for x in v:
            items.append(d_AvailableCommand(x, c))
        v = items
    except FAIL:
        v = good(v, d_AvailableCommand, c)
    o.available_commands = v
    if len(d) == n:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, (), KNOWN[type(o)], c)


def d_BackgroundTerminal(d: Any, c: Context, K: Any = made(BackgroundTerminal), n: int = 1) -> Any:
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


def d_BackgroundToolCall(d: Any, c: Context, K: Any = made(BackgroundToolCall), n: int = 1) -> Any:
    o = next(K)
    v = d["toolCallId"]
    if type(v) is not str:
        raise Invalid
    o.tool_call_id = v
    if len(d) == n:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, (), KNOWN[type(o)], c)


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
    v = d["configId"]
    if type(v) is not str:
        raise Invalid
    o.config_id = v
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


def d_CancelSessionNotification(
    d: Any, c: Context, K: Any = made(CancelSessionNotification), n: int = 1
) -> Any:
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


def d_CancelTerminalRequest(
    d: Any, c: Context, K: Any = made(CancelTerminalRequest), n: int = 2
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


def d_CancelTerminalResponse(
    d: Any, c: Context, K: Any = made(CancelTerminalResponse), n: int = 0
) -> Any:
    if type(d) is not OBJECT:
        raise Invalid
    o = next(K)
    if len(d) == n:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, (), KNOWN[type(o)], c)


def d_CancelToolCallRequest(
    d: Any, c: Context, K: Any = made(CancelToolCallRequest), n: int = 2
) -> Any:
    o = next(K)
    v = d["sessionId"]
    if type(v) is not str:
        raise Invalid
    o.session_id = v
    v = d["toolCallId"]
    if type(v) is not str:
        raise Invalid
    o.tool_call_id = v
    if len(d) == n:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, (), KNOWN[type(o)], c)


def d_ClientAuthCapabilities(
    d: Any, c: Context, K: Any = made(ClientAuthCapabilities), n: int = 0
) -> Any:
    if type(d) is not OBJECT:
        raise Invalid
    o = next(K)
    if len(d) == n:
        o.terminal = o.meta = None
        o.unknown_fields = EMPTY
        return o
    s: Any = ()
    v = d.get("terminal")
    if v is not None:
        try:
            v = d_CancelTerminalResponse(v, c, new_TerminalAuthCapabilities, 0)
            n += 1
        except FAIL:
            v, s = None, salvage(s, "terminal", c)
    o.terminal = v
    if len(d) == n and not s:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, s, KNOWN[type(o)], c)


def d_ClientCapabilities(d: Any, c: Context, K: Any = made(ClientCapabilities), n: int = 0) -> Any:
    if type(d) is not OBJECT:
        raise Invalid
    o = next(K)
    if len(d) == n:
        o.auth = o.elicitation = o.meta = None
        o.unknown_fields = EMPTY
        return o
    s: Any = ()
    v = d.get("auth")
    if v is not None:
        try:
            v = d_ClientAuthCapabilities(v, c)
            n += 1
        except FAIL:
            v, s = None, salvage(s, "auth", c)
    o.auth = v
    v = d.get("elicitation")
    if v is not None:
        try:
            v = d_ElicitationCapabilities(v, c)
            n += 1
        except FAIL:
            v, s = None, salvage(s, "elicitation", c)
    o.elicitation = v
    if len(d) == n and not s:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, s, KNOWN[type(o)], c)


def d_Command(d: Any, c: Context, K: Any = made(Command), n: int = 2) -> Any:
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
            try:
                f, k, m = _AvailableCommandInput_TAGS[v["type"]]
            except KeyError:
                v = d_AvailableCommandInput(v, c)
            else:
                v = f(v, c, k, m)
            n += 1
        except FAIL:
            v, s = None, salvage(s, "input", c)
    o.input = v
    if len(d) == n and not s:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, s, KNOWN[type(o)], c)


def d_CommandPermissionSubject(
    d: Any, c: Context, K: Any = made(CommandPermissionSubject), n: int = 2
) -> Any:
    o = next(K)
    v = d["command"]
    if type(v) is not str:
        raise Invalid
    o.command = v
    v = d["cwd"]
    if type(v) is not str:
        raise Invalid
    o.cwd = v
    if len(d) == n:
        o.tool_call_id = o.terminal_id = o.meta = None
        o.unknown_fields = EMPTY
        return o
    s: Any = ()
    v = d.get("toolCallId")
    if v is not None:
        n += 1
        if type(v) is not str:
            v, s = None, salvage(s, "toolCallId", c)
    o.tool_call_id = v
    v = d.get("terminalId")
    if v is not None:
        n += 1
        if type(v) is not str:
            v, s = None, salvage(s, "terminalId", c)
    o.terminal_id = v
    if len(d) == n and not s:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, s, KNOWN[type(o)], c)


def d_CompactionSummaryChunk(
    d: Any, c: Context, K: Any = made(CompactionSummaryChunk), n: int = 2
) -> Any:
    o = next(K)
    v = d["compactionId"]
    if type(v) is not str:
        raise Invalid
    o.compaction_id = v
    v = d["content"]
    try:
        f, k, m = _ContentBlock_TAGS[v["type"]]
    except KeyError:
        v = d_ContentBlock(v, c)
    else:
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
                    items.append(d_ContentBlock(x, c))
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
    v = d["configOptions"]
    if type(v) is not ARRAY:
        raise Invalid
    try:
        items = []
        for x in v:
            items.append(d_SessionConfigOption(x, c))
        v = items
    except FAIL:
        v = good(v, d_SessionConfigOption, c)
    o.config_options = v
    if len(d) == n:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, (), KNOWN[type(o)], c)


def d_Content(d: Any, c: Context, K: Any = made(Content), n: int = 1) -> Any:
    o = next(K)
    v = d["content"]
    try:
        f, k, m = _ContentBlock_TAGS[v["type"]]
    except KeyError:
        v = d_ContentBlock(v, c)
    else:
        v = f(v, c, k, m)
    o.content = v
    if len(d) == n:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, (), KNOWN[type(o)], c)


def d_DiffPathPairChange(d: Any, c: Context, K: Any = made(DiffPathPairChange), n: int = 2) -> Any:
    o = next(K)
    v = d["oldPath"]
    if type(v) is not str:
        raise Invalid
    o.old_path = v
    v = d["path"]
    if type(v) is not str:
        raise Invalid
    o.path = v
    o.unknown_fields = EMPTY if len(d) == n else keep(d, KNOWN[type(o)], (), c)
    return o


def d_CopyDiffChange(d: Any, c: Context, K: Any = made(CopyDiffChange), n: int = 3) -> Any:
    o = next(K)
    v = d["oldPath"]
    if type(v) is not str:
        raise Invalid
    o.old_path = v
    v = d["path"]
    if type(v) is not str:
        raise Invalid
    o.path = v
    if len(d) == n:
        o.file_type = o.mime_type = o.meta = None
        o.unknown_fields = EMPTY
        return o
    s: Any = ()
    v = d.get("fileType")
    if v is not None:
        n += 1
        if type(v) is not str:
            v, s = None, salvage(s, "fileType", c)
    o.file_type = v
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


def d_Diff(d: Any, c: Context, K: Any = made(Diff), n: int = 1) -> Any:
    items: Any
    o = next(K)
    v = d["changes"]
    if type(v) is not ARRAY:
        raise Invalid
    try:
        items = []
        for x in v:
            items.append(d_DiffChange(x, c))
        v = items
    except FAIL:
        v = good(v, d_DiffChange, c)
    o.changes = v
    if len(d) == n:
        o.patch = o.meta = None
        o.unknown_fields = EMPTY
        return o
    s: Any = ()
    v = d.get("patch")
    if v is not None:
        try:
            v = d_DiffPatch(v, c)
            n += 1
        except FAIL:
            v, s = None, salvage(s, "patch", c)
    o.patch = v
    if len(d) == n and not s:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, s, KNOWN[type(o)], c)


def d_DiffPatch(d: Any, c: Context, K: Any = made(DiffPatch), n: int = 2) -> Any:
    o = next(K)
    v = d["format"]
    if type(v) is not str:
        raise Invalid
    o.format = v
    v = d["text"]
    if type(v) is not str:
        raise Invalid
    o.text = v
    if len(d) == n:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, (), KNOWN[type(o)], c)


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
            v = d_CancelTerminalResponse(v, c, new_ElicitationFormCapabilities, 0)
            n += 1
        except FAIL:
            v, s = None, salvage(s, "form", c)
    o.form = v
    v = d.get("url")
    if v is not None:
        try:
            v = d_CancelTerminalResponse(v, c, new_ElicitationUrlCapabilities, 0)
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


def d_ElicitationSchema(d: Any, c: Context, K: Any = made(ElicitationSchema), n: int = 2) -> Any:
    o = next(K)
    v = d["type"]
    if type(v) is not str or v not in _ElicitationSchemaType:
        raise Invalid
    o.type = v
    v = d["properties"]
    v = mapping(v, d_ElicitationPropertySchema, c)
    o.properties = v
    if len(d) == n:
        o.title = o.required = o.description = o.meta = None
        o.unknown_fields = EMPTY
        return o
    s: Any = ()
    v = d.get("title")
    if v is not None:
        n += 1
        if type(v) is not str:
            v, s = None, salvage(s, "title", c)
    o.title = v
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
    if len(d) == n and not s:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, s, KNOWN[type(o)], c)


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
        try:
            v = d_ErrorData(v, c)
            n += 1
        except FAIL:
            v, s = None, salvage(s, "data", c)
    o.data = v
    o.unknown_fields = EMPTY if len(d) == n and not s else keep(d, KNOWN[type(o)], s, c)
    return o


def d_ErrorAgentResponse(d: Any, c: Context, K: Any = made(ErrorAgentResponse), n: int = 2) -> Any:
    o = next(K)
    v = d["id"]
    if v is not None:
        v = d_ErrorAgentResponse_id(v, c)
    o.id = v
    v = d["error"]
    v = d_Error(v, c)
    o.error = v
    o.unknown_fields = EMPTY if len(d) == n else keep(d, KNOWN[type(o)], (), c)
    return o


def d_ErrorClientResponse(
    d: Any, c: Context, K: Any = made(ErrorClientResponse), n: int = 2
) -> Any:
    o = next(K)
    v = d["id"]
    if v is not None:
        v = d_ErrorClientResponse_id(v, c)
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
    items: Any
    o = next(K)
    if len(d) == n:
        o.usage = o.background = o.meta = o.error = None
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
    v = d.get("background")
    if v is not None:
        try:
            if type(v) is not ARRAY:
                raise Invalid
            items = []
            for x in v:
                items.append(d_BackgroundWork(x, c))
            v = items
            n += 1
        except FAIL:
            v, s = None, salvage(s, "background", c)
    o.background = v
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


def d_ErrorProxyResponse(d: Any, c: Context, K: Any = made(ErrorProxyResponse), n: int = 2) -> Any:
    o = next(K)
    v = d["id"]
    if v is not None:
        v = d_ErrorProxyResponse_id(v, c)
    o.id = v
    v = d["error"]
    v = d_Error(v, c)
    o.error = v
    o.unknown_fields = EMPTY if len(d) == n else keep(d, KNOWN[type(o)], (), c)
    return o


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


def d_McpServerHttp(d: Any, c: Context, K: Any = made(McpServerHttp), n: int = 2) -> Any:
    items: Any
    o = next(K)
    v = d["name"]
    if type(v) is not str:
        raise Invalid
    o.name = v
    v = d["url"]
    if type(v) is not str:
        raise Invalid
    o.url = v
    if len(d) == n:
        o.headers = o.meta = None
        o.unknown_fields = EMPTY
        return o
    s: Any = ()
    v = d.get("headers", MISSING)
    if v is MISSING:
        v = None
    else:
        if v is None:
            v, s = [], salvage(s, "headers", c)
        else:
            if type(v) is not ARRAY:
                raise Invalid
            items = []
            for x in v:
                items.append(d_EnvVariable(x, c, new_HttpHeader, 2))
            v = items
            n += 1
    o.headers = v
    if len(d) == n and not s:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, s, KNOWN[type(o)], c)


def d_Icon(d: Any, c: Context, K: Any = made(Icon), n: int = 1) -> Any:
    o = next(K)
    v = d["src"]
    if type(v) is not str:
        raise Invalid
    o.src = v
    if len(d) == n:
        o.mime_type = o.sizes = o.theme = o.meta = None
        o.unknown_fields = EMPTY
        return o
    s: Any = ()
    v = d.get("mimeType")
    if v is not None:
        n += 1
        if type(v) is not str:
            v, s = None, salvage(s, "mimeType", c)
    o.mime_type = v
    v = d.get("sizes")
    if v is not None:
        try:
            v = skip(v, string_item, c)
            n += 1
        except FAIL:
            v, s = None, salvage(s, "sizes", c)
    o.sizes = v
    v = d.get("theme")
    if v is not None:
        n += 1
        if type(v) is not str:
            v, s = None, salvage(s, "theme", c)
    o.theme = v
    if len(d) == n and not s:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, s, KNOWN[type(o)], c)


def d_IdSetSessionConfigOptionRequest(
    d: Any, c: Context, K: Any = made(IdSetSessionConfigOptionRequest), n: int = 4
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
        o.uri = o.annotations = o.meta = None
        o.unknown_fields = EMPTY
        return o
    s: Any = ()
    v = d.get("uri")
    if v is not None:
        n += 1
        if type(v) is not str:
            v, s = None, salvage(s, "uri", c)
    o.uri = v
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


def d_InitializeRequest(d: Any, c: Context, K: Any = made(InitializeRequest), n: int = 2) -> Any:
    o = next(K)
    s: Any = ()
    v = d["protocolVersion"]
    if type(v) is not int:
        v = integer(v)
    if not 0 <= v <= 65535:
        raise Invalid
    o.protocol_version = v
    v = d["info"]
    v = d_Implementation(v, c)
    o.info = v
    v = d.get("capabilities", MISSING)
    if v is MISSING:
        v = d_ClientCapabilities({}, c)
    else:
        try:
            v = d_ClientCapabilities(v, c)
            n += 1
        except FAIL:
            v, s = d_ClientCapabilities({}, c), salvage(s, "capabilities", c)
    o.capabilities = v
    v = d.get("_meta")
    if v is not None:
        v, n, s = object_or_none(v, n, s, "_meta", c)
    o.meta = v
    o.unknown_fields = keep(d, KNOWN[type(o)], s, c, ("capabilities",))
    return o


def d_InitializeResponse(d: Any, c: Context, K: Any = made(InitializeResponse), n: int = 2) -> Any:
    items: Any
    o = next(K)
    s: Any = ()
    v = d["protocolVersion"]
    if type(v) is not int:
        v = integer(v)
    if not 0 <= v <= 65535:
        raise Invalid
    o.protocol_version = v
    v = d["info"]
    v = d_Implementation(v, c)
    o.info = v
    v = d.get("capabilities", MISSING)
    if v is MISSING:
        v = d_AgentCapabilities({}, c)
    else:
        try:
            v = d_AgentCapabilities(v, c)
            n += 1
        except FAIL:
            v, s = d_AgentCapabilities({}, c), salvage(s, "capabilities", c)
    o.capabilities = v
    v = d.get("authMethods", MISSING)
    if v is MISSING:
        v = None
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
    v = d.get("_meta")
    if v is not None:
        v, n, s = object_or_none(v, n, s, "_meta", c)
    o.meta = v
    o.unknown_fields = keep(d, KNOWN[type(o)], s, c, ("capabilities",))
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


def d_PlanItems(d: Any, c: Context, K: Any = made(PlanItems), n: int = 2) -> Any:
    items: Any
    o = next(K)
    v = d["planId"]
    if type(v) is not str:
        raise Invalid
    o.plan_id = v
    v = d["entries"]
    if type(v) is not ARRAY:
        raise Invalid
    try:
        items = []
        for x in v:
            items.append(d_PlanEntry(x, c))
        v = items
    except FAIL:
        v = good(v, d_PlanEntry, c)
    o.entries = v
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
        if type(v) is not str:
            raise Invalid
        n += 1
    o.next_cursor = v
    if len(d) == n and not s:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, s, KNOWN[type(o)], c)


def d_LoginAuthRequest(d: Any, c: Context, K: Any = made(LoginAuthRequest), n: int = 1) -> Any:
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
    if len(d) == n:
        o.stdio = o.http = o.acp = o.meta = None
        o.unknown_fields = EMPTY
        return o
    s: Any = ()
    v = d.get("stdio")
    if v is not None:
        try:
            v = d_CancelTerminalResponse(v, c, new_McpStdioCapabilities, 0)
            n += 1
        except FAIL:
            v, s = None, salvage(s, "stdio", c)
    o.stdio = v
    v = d.get("http")
    if v is not None:
        try:
            v = d_CancelTerminalResponse(v, c, new_McpHttpCapabilities, 0)
            n += 1
        except FAIL:
            v, s = None, salvage(s, "http", c)
    o.http = v
    if c.flags & 8 == 8:
        v = d.get("acp")
        if v is not None:
            try:
                v = d_CancelTerminalResponse(v, c, new_McpAcpCapabilities, 0)
                n += 1
            except FAIL:
                v, s = None, salvage(s, "acp", c)
        o.acp = v
    else:
        o.acp = None
    if len(d) == n and not s:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, s, KNOWN[type(o)], c)


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


def d_McpServerStdio(d: Any, c: Context, K: Any = made(McpServerStdio), n: int = 2) -> Any:
    items: Any
    o = next(K)
    v = d["name"]
    if type(v) is not str:
        raise Invalid
    o.name = v
    v = d["command"]
    if type(v) is not str:
        raise Invalid
    o.command = v
    if len(d) == n:
        o.args = o.env = o.meta = None
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


def d_NewSessionRequest(d: Any, c: Context, K: Any = made(NewSessionRequest), n: int = 1) -> Any:
    items: Any
    o = next(K)
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


def d_NewSessionResponse(d: Any, c: Context, K: Any = made(NewSessionResponse), n: int = 1) -> Any:
    items: Any
    o = next(K)
    v = d["sessionId"]
    if type(v) is not str:
        raise Invalid
    o.session_id = v
    if len(d) == n:
        o.config_options = o.available_commands = o.meta = None
        o.unknown_fields = EMPTY
        return o
    s: Any = ()
    v = d.get("configOptions", MISSING)
    if v is MISSING:
        v = None
    else:
        try:
            if type(v) is not ARRAY:
                raise Invalid
            try:
                items = []
                for x in v:
                    items.append(d_SessionConfigOption(x, c))
                v = items
            except FAIL:
                v = good(v, d_SessionConfigOption, c)
            n += 1
        except FAIL:
            v, s = [], salvage(s, "configOptions", c)
    o.config_options = v
    v = d.get("availableCommands", MISSING)
    if v is MISSING:
        v = None
    else:
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
            n += 1
        except FAIL:
            v, s = [], salvage(s, "availableCommands", c)
    o.available_commands = v
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
    items: Any
    o = next(K)
    if len(d) == n:
        o.usage = o.background = o.meta = None
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
    v = d.get("background")
    if v is not None:
        try:
            if type(v) is not ARRAY:
                raise Invalid
            items = []
            for x in v:
                items.append(d_BackgroundWork(x, c))
            v = items
            n += 1
        except FAIL:
            v, s = None, salvage(s, "background", c)
    o.background = v
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


def d_OtherAuthMethod(d: Any, c: Context, K: Any = made(OtherAuthMethod), n: int = 3) -> Any:
    o = next(K)
    v = d["type"]
    if type(v) is not str:
        raise Invalid
    o.type = v
    v = d["methodId"]
    if type(v) is not str:
        raise Invalid
    o.method_id = v
    v = d["name"]
    if type(v) is not str:
        raise Invalid
    o.name = v
    v = rest(d, KNOWN[type(o)], c)
    o.payload = v
    o.unknown_fields = keep_declared(d, KNOWN[type(o)], (), c, ())
    return o


def d_OtherAvailableCommand(
    d: Any, c: Context, K: Any = made(OtherAvailableCommand), n: int = 3
) -> Any:
    o = next(K)
    v = d["type"]
    if type(v) is not str:
        raise Invalid
    o.type = v
    v = d["name"]
    if type(v) is not str:
        raise Invalid
    o.name = v
    v = d["description"]
    if type(v) is not str:
        raise Invalid
    o.description = v
    v = rest(d, KNOWN[type(o)], c)
    o.payload = v
    o.unknown_fields = keep_declared(d, KNOWN[type(o)], (), c, ())
    return o


def d_OtherAvailableCommandInput(
    d: Any, c: Context, K: Any = made(OtherAvailableCommandInput), n: int = 1
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


def d_OtherDiffChange(d: Any, c: Context, K: Any = made(OtherDiffChange), n: int = 1) -> Any:
    o = next(K)
    s: Any = ()
    v = d["operation"]
    if type(v) is not str:
        raise Invalid
    o.operation = v
    v = d.get("fileType")
    if v is not None:
        n += 1
        if type(v) is not str:
            v, s = None, salvage(s, "fileType", c)
    o.file_type = v
    v = d.get("mimeType")
    if v is not None:
        n += 1
        if type(v) is not str:
            v, s = None, salvage(s, "mimeType", c)
    o.mime_type = v
    v = d.get("_meta")
    if v is not None:
        v, n, s = object_or_none(v, n, s, "_meta", c)
    o.meta = v
    v = rest(d, KNOWN[type(o)], c)
    o.payload = v
    o.unknown_fields = keep_declared(d, KNOWN[type(o)], s, c, ())
    return o


def d_OtherIdleStateUpdate(
    d: Any, c: Context, K: Any = made(OtherIdleStateUpdate), n: int = 1
) -> Any:
    items: Any
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
    v = d.get("background")
    if v is not None:
        try:
            if type(v) is not ARRAY:
                raise Invalid
            items = []
            for x in v:
                items.append(d_BackgroundWork(x, c))
            v = items
            n += 1
        except FAIL:
            v, s = None, salvage(s, "background", c)
    o.background = v
    v = d.get("_meta")
    if v is not None:
        v, n, s = object_or_none(v, n, s, "_meta", c)
    o.meta = v
    v = rest(d, KNOWN[type(o)], c)
    o.payload = v
    o.unknown_fields = keep_declared(d, KNOWN[type(o)], s, c, ())
    return o


def d_OtherPlanUpdateContent(
    d: Any, c: Context, K: Any = made(OtherPlanUpdateContent), n: int = 2
) -> Any:
    o = next(K)
    v = d["type"]
    if type(v) is not str:
        raise Invalid
    o.type = v
    v = d["planId"]
    if type(v) is not str:
        raise Invalid
    o.plan_id = v
    v = rest(d, KNOWN[type(o)], c)
    o.payload = v
    o.unknown_fields = keep_declared(d, KNOWN[type(o)], (), c, ())
    return o


def d_OtherRequestPermissionOutcome(
    d: Any, c: Context, K: Any = made(OtherRequestPermissionOutcome), n: int = 1
) -> Any:
    o = next(K)
    v = d["outcome"]
    if type(v) is not str:
        raise Invalid
    o.outcome = v
    v = rest(d, KNOWN[type(o)], c)
    o.payload = v
    o.unknown_fields = keep_declared(d, KNOWN[type(o)], (), c, ())
    return o


def d_OtherSessionConfigOption(
    d: Any, c: Context, K: Any = made(OtherSessionConfigOption), n: int = 3
) -> Any:
    o = next(K)
    s: Any = ()
    v = d["configId"]
    if type(v) is not str:
        raise Invalid
    o.config_id = v
    v = d["name"]
    if type(v) is not str:
        raise Invalid
    o.name = v
    v = d["type"]
    if type(v) is not str:
        raise Invalid
    o.type = v
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
    v = d.get("_meta")
    if v is not None:
        v, n, s = object_or_none(v, n, s, "_meta", c)
    o.meta = v
    v = rest(d, KNOWN[type(o)], c)
    o.payload = v
    o.unknown_fields = keep_declared(d, KNOWN[type(o)], s, c, ())
    return o


def d_OtherSessionUpdate(d: Any, c: Context, K: Any = made(OtherSessionUpdate), n: int = 1) -> Any:
    o = next(K)
    v = d["sessionUpdate"]
    if type(v) is not str:
        raise Invalid
    o.session_update = v
    v = rest(d, KNOWN[type(o)], c)
    o.payload = v
    o.unknown_fields = keep_declared(d, KNOWN[type(o)], (), c, ())
    return o


def d_OtherSetSessionConfigOptionRequest(
    d: Any, c: Context, K: Any = made(OtherSetSessionConfigOptionRequest), n: int = 4
) -> Any:
    o = next(K)
    s: Any = ()
    v = d["sessionId"]
    if type(v) is not str:
        raise Invalid
    o.session_id = v
    v = d["configId"]
    if type(v) is not str:
        raise Invalid
    o.config_id = v
    v = d["type"]
    if type(v) is not str:
        raise Invalid
    o.type = v
    v = d["value"]
    o.value = v
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
    if type(v) is not str:
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
    items: Any
    o = next(K)
    v = d["stopReason"]
    v = d_PlainIdleStateUpdate_stop_reason(v, c)
    o.stop_reason = v
    if len(d) == n:
        o.usage = o.background = o.meta = None
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
    v = d.get("background")
    if v is not None:
        try:
            if type(v) is not ARRAY:
                raise Invalid
            items = []
            for x in v:
                items.append(d_BackgroundWork(x, c))
            v = items
            n += 1
        except FAIL:
            v, s = None, salvage(s, "background", c)
    o.background = v
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
    if type(v) is not str:
        raise Invalid
    o.priority = v
    v = d["status"]
    if type(v) is not str:
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
    try:
        f, k, m = _PlanUpdateContent_TAGS[v["type"]]
    except KeyError:
        v = d_PlanUpdateContent(v, c)
    else:
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
    if len(d) == n:
        o.image = o.audio = o.embedded_context = o.meta = None
        o.unknown_fields = EMPTY
        return o
    s: Any = ()
    v = d.get("image")
    if v is not None:
        try:
            v = d_CancelTerminalResponse(v, c, new_PromptImageCapabilities, 0)
            n += 1
        except FAIL:
            v, s = None, salvage(s, "image", c)
    o.image = v
    v = d.get("audio")
    if v is not None:
        try:
            v = d_CancelTerminalResponse(v, c, new_PromptAudioCapabilities, 0)
            n += 1
        except FAIL:
            v, s = None, salvage(s, "audio", c)
    o.audio = v
    v = d.get("embeddedContext")
    if v is not None:
        try:
            v = d_CancelTerminalResponse(v, c, new_PromptEmbeddedContextCapabilities, 0)
            n += 1
        except FAIL:
            v, s = None, salvage(s, "embeddedContext", c)
    o.embedded_context = v
    if len(d) == n and not s:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, s, KNOWN[type(o)], c)


def d_PromptRequest(d: Any, c: Context, K: Any = made(PromptRequest), n: int = 2) -> Any:
    items: Any
    o = next(K)
    v = d["sessionId"]
    if type(v) is not str:
        raise Invalid
    o.session_id = v
    v = d["prompt"]
    if type(v) is not ARRAY or len(v) < 1:
        raise Invalid
    items = []
    for x in v:
        items.append(d_ContentBlock(x, c))
    v = items
    o.prompt = v
    if len(d) == n:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, (), KNOWN[type(o)], c)


def d_PromptResponse(d: Any, c: Context, K: Any = made(PromptResponse), n: int = 1) -> Any:
    o = next(K)
    v = d["messageId"]
    if type(v) is not str:
        raise Invalid
    o.message_id = v
    if len(d) == n:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, (), KNOWN[type(o)], c)


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


def d_RequestPermissionRequest(
    d: Any, c: Context, K: Any = made(RequestPermissionRequest), n: int = 3
) -> Any:
    items: Any
    o = next(K)
    v = d["sessionId"]
    if type(v) is not str:
        raise Invalid
    o.session_id = v
    v = d["title"]
    if type(v) is not str:
        raise Invalid
    o.title = v
    v = d["options"]
    if type(v) is not ARRAY or len(v) < 1:
        raise Invalid
    items = []
    for x in v:
        items.append(d_PermissionOption(x, c))
    v = items
    o.options = v
    if len(d) == n:
        o.description = o.subject = o.meta = None
        o.unknown_fields = EMPTY
        return o
    s: Any = ()
    v = d.get("description")
    if v is not None:
        n += 1
        if type(v) is not str:
            v, s = None, salvage(s, "description", c)
    o.description = v
    v = d.get("subject")
    if v is not None:
        try:
            f, k, m = _RequestPermissionSubject_TAGS[v["type"]]
        except KeyError:
            v = d_RequestPermissionSubject(v, c)
        else:
            v = f(v, c, k, m)
        n += 1
    o.subject = v
    if len(d) == n and not s:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, s, KNOWN[type(o)], c)


def d_RequestPermissionResponse(
    d: Any, c: Context, K: Any = made(RequestPermissionResponse), n: int = 1
) -> Any:
    o = next(K)
    v = d["outcome"]
    try:
        f, k, m = _RequestPermissionOutcome_TAGS[v["outcome"]]
    except KeyError:
        v = d_RequestPermissionOutcome(v, c)
    else:
        v = f(v, c, k, m)
    o.outcome = v
    if len(d) == n:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, (), KNOWN[type(o)], c)


def d_RequiresActionStateUpdate(
    d: Any, c: Context, K: Any = made(RequiresActionStateUpdate), n: int = 0
) -> Any:
    if type(d) is not OBJECT:
        raise Invalid
    items: Any
    o = next(K)
    if len(d) == n:
        o.background = o.meta = None
        o.unknown_fields = EMPTY
        return o
    s: Any = ()
    v = d.get("background")
    if v is not None:
        try:
            if type(v) is not ARRAY:
                raise Invalid
            items = []
            for x in v:
                items.append(d_BackgroundWork(x, c))
            v = items
            n += 1
        except FAIL:
            v, s = None, salvage(s, "background", c)
    o.background = v
    if len(d) == n and not s:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, s, KNOWN[type(o)], c)


def d_ResourceLink(d: Any, c: Context, K: Any = made(ResourceLink), n: int = 2) -> Any:
    items: Any
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
        o.title = o.description = o.icons = o.mime_type = o.size = o.annotations = o.meta = None
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
    v = d.get("icons")
    if v is not None:
        try:
            if type(v) is not ARRAY:
                raise Invalid
            try:
                items = []
                for x in v:
                    items.append(d_Icon(x, c))
                v = items
            except FAIL:
                v = good(v, d_Icon, c)
            n += 1
        except FAIL:
            v, s = None, salvage(s, "icons", c)
    o.icons = v
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
            if v < 0:
                raise Invalid
            n += 1
        except FAIL:
            v, s = None, salvage(s, "size", c)
    o.size = v
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
        o.additional_directories = o.mcp_servers = o.replay_from = o.system_prompt = o.meta = None
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
    v = d.get("replayFrom")
    if v is not None:
        try:
            f, k, m = _ReplayFrom_TAGS[v["type"]]
        except KeyError:
            v = d_ReplayFrom(v, c)
        else:
            v = f(v, c, k, m)
        n += 1
    o.replay_from = v
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


def d_ResumeSessionResponse(
    d: Any, c: Context, K: Any = made(ResumeSessionResponse), n: int = 0
) -> Any:
    if type(d) is not OBJECT:
        raise Invalid
    items: Any
    o = next(K)
    if len(d) == n:
        o.config_options = o.available_commands = o.meta = None
        o.unknown_fields = EMPTY
        return o
    s: Any = ()
    v = d.get("configOptions", MISSING)
    if v is MISSING:
        v = None
    else:
        try:
            if type(v) is not ARRAY:
                raise Invalid
            try:
                items = []
                for x in v:
                    items.append(d_SessionConfigOption(x, c))
                v = items
            except FAIL:
                v = good(v, d_SessionConfigOption, c)
            n += 1
        except FAIL:
            v, s = [], salvage(s, "configOptions", c)
    o.config_options = v
    v = d.get("availableCommands", MISSING)
    if v is MISSING:
        v = None
    else:
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
            n += 1
        except FAIL:
            v, s = [], salvage(s, "availableCommands", c)
    o.available_commands = v
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
    v = d["configId"]
    if type(v) is not str:
        raise Invalid
    o.config_id = v
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
        o.prompt = o.mcp = o.delete = o.additional_directories = o.system_prompt = o.fork = (
            o.archive
        ) = o.status = o.title = o.meta = None
        o.unknown_fields = EMPTY
        return o
    s: Any = ()
    v = d.get("prompt")
    if v is not None:
        try:
            v = d_PromptCapabilities(v, c)
            n += 1
        except FAIL:
            v, s = None, salvage(s, "prompt", c)
    o.prompt = v
    v = d.get("mcp")
    if v is not None:
        try:
            v = d_McpCapabilities(v, c)
            n += 1
        except FAIL:
            v, s = None, salvage(s, "mcp", c)
    o.mcp = v
    v = d.get("delete")
    if v is not None:
        try:
            v = d_CancelTerminalResponse(v, c, new_SessionDeleteCapabilities, 0)
            n += 1
        except FAIL:
            v, s = None, salvage(s, "delete", c)
    o.delete = v
    v = d.get("additionalDirectories")
    if v is not None:
        try:
            v = d_CancelTerminalResponse(v, c, new_SessionAdditionalDirectoriesCapabilities, 0)
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
                v = d_CancelTerminalResponse(v, c, new_SessionForkCapabilities, 0)
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
                v = d_CancelTerminalResponse(v, c, new_SessionArchiveCapabilities, 0)
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
                v = d_CancelTerminalResponse(v, c, new_SessionStatusCapabilities, 0)
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
                v = d_CancelTerminalResponse(v, c, new_SessionTitleCapabilities, 0)
                n += 1
            except FAIL:
                v, s = None, salvage(s, "title", c)
        o.title = v
    else:
        o.title = None
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
    v = d["groupId"]
    if type(v) is not str:
        raise Invalid
    o.group_id = v
    v = d["name"]
    if type(v) is not str:
        raise Invalid
    o.name = v
    v = d["options"]
    try:
        if type(v) is not ARRAY or len(v) < 1:
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
        if v is None:
            v, s = [], salvage(s, "additionalDirectories", c)
        else:
            v = strings(v)
            n += 1
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
        o.title = o.updated_at = o.meta = UNSET
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
                    items.append(d_ContentBlock(x, c))
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


def d_SessionStatusResponse(
    d: Any, c: Context, K: Any = made(SessionStatusResponse), n: int = 1
) -> Any:
    o = next(K)
    v = d["status"]
    if type(v) is not str:
        raise Invalid
    o.status = v
    if len(d) == n:
        o.state = o.meta = None
        o.unknown_fields = EMPTY
        return o
    s: Any = ()
    v = d.get("state")
    if v is not None:
        try:
            try:
                f, k, m = _StateUpdate_TAGS[v["state"]]
            except KeyError:
                v = d_StateUpdate(v, c)
            else:
                v = f(v, c, k, m)
            n += 1
        except FAIL:
            v, s = None, salvage(s, "state", c)
    o.state = v
    if len(d) == n and not s:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, s, KNOWN[type(o)], c)


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
            v = d_CancelTerminalResponse(v, c, new_SessionSystemPromptOverrideCapabilities, 0)
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


def d_StateUpdateSessionUpdate(
    d: Any, c: Context, K: Any = made(StateUpdateSessionUpdate), n: int = 1
) -> Any:
    if type(d) is not OBJECT:
        raise Invalid
    o = next(K)
    v = rest(d, KNOWN[type(o)], c)
    try:
        f, k, m = _StateUpdate_TAGS[v["state"]]
    except KeyError:
        v = d_StateUpdate(v, c)
    else:
        v = f(v, c, k, m)
    o.state_update = v
    o.unknown_fields = keep_declared(d, KNOWN[type(o)], (), c, ())
    return o


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
        if type(v) is not str:
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
        if type(v) is not ARRAY or len(v) < 1:
            raise Invalid
        v = strings(v)
        n += 1
    o.enum = v
    v = d.get("oneOf")
    if v is not None:
        if type(v) is not ARRAY or len(v) < 1:
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
    if type(v) is not ARRAY or len(v) < 1:
        raise Invalid
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
            v = d_CancelTerminalResponse(v, c, new_SessionCancelCapabilities, 0)
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
        items.append(d_ContentBlock(x, c))
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


def d_TerminalCapabilities(
    d: Any, c: Context, K: Any = made(TerminalCapabilities), n: int = 0
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
            v = d_CancelTerminalResponse(v, c, new_TerminalCancelCapabilities, 0)
            n += 1
        except FAIL:
            v, s = None, salvage(s, "cancel", c)
    o.cancel = v
    if len(d) == n and not s:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, s, KNOWN[type(o)], c)


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


def d_TerminalOutput(d: Any, c: Context, K: Any = made(TerminalOutput), n: int = 1) -> Any:
    o = next(K)
    v = d["data"]
    if type(v) is not str:
        raise Invalid
    o.data = v
    if len(d) == n:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, (), KNOWN[type(o)], c)


def d_TerminalOutputChunk(
    d: Any, c: Context, K: Any = made(TerminalOutputChunk), n: int = 2
) -> Any:
    o = next(K)
    v = d["terminalId"]
    if type(v) is not str:
        raise Invalid
    o.terminal_id = v
    v = d["data"]
    if type(v) is not str:
        raise Invalid
    o.data = v
    if len(d) == n:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, (), KNOWN[type(o)], c)


def d_TerminalSize(d: Any, c: Context, K: Any = made(TerminalSize), n: int = 2) -> Any:
    o = next(K)
    v = d["cols"]
    if type(v) is not int:
        v = integer(v)
    if not 1 <= v <= 65535:
        raise Invalid
    o.cols = v
    v = d["rows"]
    if type(v) is not int:
        v = integer(v)
    if not 1 <= v <= 65535:
        raise Invalid
    o.rows = v
    if len(d) == n:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, (), KNOWN[type(o)], c)


def d_TerminalUpdate(d: Any, c: Context, K: Any = made(TerminalUpdate), n: int = 1) -> Any:
    o = next(K)
    v = d["terminalId"]
    if type(v) is not str:
        raise Invalid
    o.terminal_id = v
    if len(d) == n:
        o.command = o.cwd = o.output = o.exit_status = o.size = o.capabilities = o.meta = UNSET
        o.unknown_fields = EMPTY
        return o
    s: Any = ()
    v = d.get("command", MISSING)
    if v is MISSING:
        v = UNSET
    elif v is None:
        n += 1
    else:
        n += 1
        if type(v) is not str:
            v, s = UNSET, salvage(s, "command", c)
    o.command = v
    v = d.get("cwd", MISSING)
    if v is MISSING:
        v = UNSET
    elif v is None:
        n += 1
    else:
        n += 1
        if type(v) is not str:
            v, s = UNSET, salvage(s, "cwd", c)
    o.cwd = v
    v = d.get("output", MISSING)
    if v is MISSING:
        v = UNSET
    elif v is None:
        n += 1
    else:
        try:
            v = d_TerminalOutput(v, c)
            n += 1
        except FAIL:
            v, s = UNSET, salvage(s, "output", c)
    o.output = v
    v = d.get("exitStatus", MISSING)
    if v is MISSING:
        v = UNSET
    elif v is None:
        n += 1
    else:
        try:
            v = d_TerminalExitStatus(v, c)
            n += 1
        except FAIL:
            v, s = UNSET, salvage(s, "exitStatus", c)
    o.exit_status = v
    v = d.get("size", MISSING)
    if v is MISSING:
        v = UNSET
    elif v is None:
        n += 1
    else:
        try:
            v = d_TerminalSize(v, c)
            n += 1
        except FAIL:
            v, s = UNSET, salvage(s, "size", c)
    o.size = v
    v = d.get("capabilities", MISSING)
    if v is MISSING:
        v = UNSET
    elif v is None:
        n += 1
    else:
        try:
            v = d_TerminalCapabilities(v, c)
            n += 1
        except FAIL:
            v, s = UNSET, salvage(s, "capabilities", c)
    o.capabilities = v
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


def d_TextCommandInput(d: Any, c: Context, K: Any = made(TextCommandInput), n: int = 1) -> Any:
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
    if type(v) is not ARRAY or len(v) < 1:
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


def d_ToolCallCapabilities(
    d: Any, c: Context, K: Any = made(ToolCallCapabilities), n: int = 0
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
            v = d_CancelTerminalResponse(v, c, new_ToolCallCancelCapabilities, 0)
            n += 1
        except FAIL:
            v, s = None, salvage(s, "cancel", c)
    o.cancel = v
    if len(d) == n and not s:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, s, KNOWN[type(o)], c)


def d_ToolCallContentChunk(
    d: Any, c: Context, K: Any = made(ToolCallContentChunk), n: int = 2
) -> Any:
    o = next(K)
    v = d["toolCallId"]
    if type(v) is not str:
        raise Invalid
    o.tool_call_id = v
    v = d["content"]
    try:
        f, k, m = _ToolCallContent_TAGS[v["type"]]
    except KeyError:
        v = d_ToolCallContent(v, c)
    else:
        v = f(v, c, k, m)
    o.content = v
    if len(d) == n:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, (), KNOWN[type(o)], c)


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
            if not 1 <= v <= 4294967295:
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


def d_ToolCallPermissionSubject(
    d: Any, c: Context, K: Any = made(ToolCallPermissionSubject), n: int = 1
) -> Any:
    o = next(K)
    v = d["toolCall"]
    v = d_ToolCallUpdate(v, c)
    o.tool_call = v
    if len(d) == n:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, (), KNOWN[type(o)], c)


def d_ToolCallUpdate(d: Any, c: Context, K: Any = made(ToolCallUpdate), n: int = 1) -> Any:
    items: Any
    o = next(K)
    v = d["toolCallId"]
    if type(v) is not str:
        raise Invalid
    o.tool_call_id = v
    if len(d) == n:
        o.name = o.title = o.kind = o.status = o.content = o.locations = o.raw_input = (
            o.raw_output
        ) = o.capabilities = o.meta = UNSET
        o.unknown_fields = EMPTY
        return o
    s: Any = ()
    v = d.get("name", MISSING)
    if v is MISSING:
        v = UNSET
    elif v is None:
        n += 1
    else:
        n += 1
        if type(v) is not str:
            v, s = UNSET, salvage(s, "name", c)
    o.name = v
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
    v = d.get("kind", MISSING)
    if v is MISSING:
        v = UNSET
    elif v is None:
        n += 1
    else:
        n += 1
        if type(v) is not str:
            v, s = UNSET, salvage(s, "kind", c)
    o.kind = v
    v = d.get("status", MISSING)
    if v is MISSING:
        v = UNSET
    elif v is None:
        n += 1
    else:
        n += 1
        if type(v) is not str:
            v, s = UNSET, salvage(s, "status", c)
    o.status = v
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
                    items.append(d_ToolCallContent(x, c))
                v = items
            except FAIL:
                v = good(v, d_ToolCallContent, c)
            n += 1
        except FAIL:
            v, s = UNSET, salvage(s, "content", c)
    o.content = v
    v = d.get("locations", MISSING)
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
                    items.append(d_ToolCallLocation(x, c))
                v = items
            except FAIL:
                v = good(v, d_ToolCallLocation, c)
            n += 1
        except FAIL:
            v, s = UNSET, salvage(s, "locations", c)
    o.locations = v
    v = d.get("rawInput", MISSING)
    if v is MISSING:
        v = UNSET
    elif v is None:
        n += 1
    else:
        n += 1
    o.raw_input = v
    v = d.get("rawOutput", MISSING)
    if v is MISSING:
        v = UNSET
    elif v is None:
        n += 1
    else:
        n += 1
    o.raw_output = v
    v = d.get("capabilities", MISSING)
    if v is MISSING:
        v = UNSET
    elif v is None:
        n += 1
    else:
        try:
            v = d_ToolCallCapabilities(v, c)
            n += 1
        except FAIL:
            v, s = UNSET, salvage(s, "capabilities", c)
    o.capabilities = v
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


def d_UnsupportedProtocolVersionErrorData(
    d: Any, c: Context, K: Any = made(UnsupportedProtocolVersionErrorData), n: int = 2
) -> Any:
    items: Any
    o = next(K)
    v = d["requested"]
    if type(v) is not int:
        v = integer(v)
    if not 0 <= v <= 65535:
        raise Invalid
    o.requested = v
    v = d["supported"]
    if type(v) is not ARRAY:
        raise Invalid
    items = []
    for x in v:
        items.append(d_ProtocolVersion(x, c))
    v = items
    o.supported = v
    if len(d) == n:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, (), KNOWN[type(o)], c)


def d_UpdateSessionNotification(
    d: Any, c: Context, K: Any = made(UpdateSessionNotification), n: int = 2
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
        o.meta = None
        o.cost = UNSET
        o.unknown_fields = EMPTY
        return o
    s: Any = ()
    v = d.get("cost", MISSING)
    if v is MISSING:
        v = UNSET
    elif v is None:
        n += 1
    else:
        try:
            v = d_Cost(v, c)
            n += 1
        except FAIL:
            v, s = UNSET, salvage(s, "cost", c)
    o.cost = v
    if len(d) == n and not s:
        o.meta = None
        o.unknown_fields = EMPTY
        return o
    return last(o, "meta", d, "_meta", n, s, KNOWN[type(o)], c)


new_McpServerAcp = made(McpServerAcp)
new_AgentAuthMethod = made(AgentAuthMethod)
new_AgentMessageChunkSessionUpdate = made(AgentMessageChunkSessionUpdate)
new_AgentMessageSessionUpdate = made(AgentMessageSessionUpdate)
new_AgentThought = made(AgentThought)
new_AgentThoughtChunkSessionUpdate = made(AgentThoughtChunkSessionUpdate)
new_AgentThoughtSessionUpdate = made(AgentThoughtSessionUpdate)
new_ArchiveSessionRequest = made(ArchiveSessionRequest)
new_ArchiveSessionResponse = made(ArchiveSessionResponse)
new_ArrayElicitationPropertySchema = made(ArrayElicitationPropertySchema)
new_AudioContentBlock = made(AudioContentBlock)
new_AuthStatusCapabilities = made(AuthStatusCapabilities)
new_AuthStatusRequest = made(AuthStatusRequest)
new_AuthStatusUpdateNotification = made(AuthStatusUpdateNotification)
new_AvailableCommandsUpdateSessionUpdate = made(AvailableCommandsUpdateSessionUpdate)
new_BackgroundSubagent = made(BackgroundSubagent)
new_BooleanElicitationPropertySchema = made(BooleanElicitationPropertySchema)
new_CancelToolCallResponse = made(CancelToolCallResponse)
new_CancelledPermissionOutcome = made(CancelledPermissionOutcome)
new_CancelledRequestPermissionOutcome = made(CancelledRequestPermissionOutcome)
new_ClientNotification = made(ClientNotification)
new_ClientRequest = made(ClientRequest)
new_CloseSessionRequest = made(CloseSessionRequest)
new_CloseSessionResponse = made(CloseSessionResponse)
new_CommandAvailableCommand = made(CommandAvailableCommand)
new_CommandRequestPermissionSubject = made(CommandRequestPermissionSubject)
new_CompactionSummaryChunkSessionUpdate = made(CompactionSummaryChunkSessionUpdate)
new_CompactionUpdateSessionUpdate = made(CompactionUpdateSessionUpdate)
new_ConfigOptionUpdateSessionUpdate = made(ConfigOptionUpdateSessionUpdate)
new_ContentToolCallContent = made(ContentToolCallContent)
new_DeleteDiffChange = made(DeleteDiffChange)
new_DeleteSessionRequest = made(DeleteSessionRequest)
new_DeleteSessionResponse = made(DeleteSessionResponse)
new_DiffToolCallContent = made(DiffToolCallContent)
new_DisableProviderResponse = made(DisableProviderResponse)
new_ElicitationFormCapabilities = made(ElicitationFormCapabilities)
new_ElicitationUrlCapabilities = made(ElicitationUrlCapabilities)
new_PlanFile = made(PlanFile)
new_ForkSessionResponse = made(ForkSessionResponse)
new_HttpHeader = made(HttpHeader)
new_HttpMcpServer = made(HttpMcpServer)
new_ImageContentBlock = made(ImageContentBlock)
new_InitializeProxyRequest = made(InitializeProxyRequest)
new_InitializeProxyResponse = made(InitializeProxyResponse)
new_IntegerElicitationPropertySchema = made(IntegerElicitationPropertySchema)
new_ItemsPlanUpdateContent = made(ItemsPlanUpdateContent)
new_ListProvidersRequest = made(ListProvidersRequest)
new_LoginAuthResponse = made(LoginAuthResponse)
new_LogoutAuthRequest = made(LogoutAuthRequest)
new_LogoutAuthResponse = made(LogoutAuthResponse)
new_PlanMarkdown = made(PlanMarkdown)
new_McpAcpCapabilities = made(McpAcpCapabilities)
new_McpHttpCapabilities = made(McpHttpCapabilities)
new_McpStdioCapabilities = made(McpStdioCapabilities)
new_MessageMcpRequest = made(MessageMcpRequest)
new_ModifyDiffChange = made(ModifyDiffChange)
new_MoveDiffChange = made(MoveDiffChange)
new_NoticeSessionUpdate = made(NoticeSessionUpdate)
new_NumberElicitationPropertySchema = made(NumberElicitationPropertySchema)
new_OtherBackgroundWork = made(OtherBackgroundWork)
new_OtherContentBlock = made(OtherContentBlock)
new_OtherElicitationPropertySchema = made(OtherElicitationPropertySchema)
new_OtherMcpServer = made(OtherMcpServer)
new_OtherMultiSelectItems = made(OtherMultiSelectItems)
new_OtherReplayFrom = made(OtherReplayFrom)
new_OtherRequestPermissionSubject = made(OtherRequestPermissionSubject)
new_OtherToolCallContent = made(OtherToolCallContent)
new_PlanRemovedSessionUpdate = made(PlanRemovedSessionUpdate)
new_PlanUpdateSessionUpdate = made(PlanUpdateSessionUpdate)
new_PromptAudioCapabilities = made(PromptAudioCapabilities)
new_PromptEmbeddedContextCapabilities = made(PromptEmbeddedContextCapabilities)
new_PromptImageCapabilities = made(PromptImageCapabilities)
new_ProvidersCapabilities = made(ProvidersCapabilities)
new_ProxyNotification = made(ProxyNotification)
new_ProxyRequest = made(ProxyRequest)
new_ProxySuccessorRequest = made(ProxySuccessorRequest)
new_ReplayFromStart = made(ReplayFromStart)
new_ResourceContentBlock = made(ResourceContentBlock)
new_ResourceLinkContentBlock = made(ResourceLinkContentBlock)
new_ResultClientResponse = made(ResultClientResponse)
new_ResultProxyResponse = made(ResultProxyResponse)
new_RunningStateUpdate = made(RunningStateUpdate)
new_SelectedRequestPermissionOutcome = made(SelectedRequestPermissionOutcome)
new_SessionAdditionalDirectoriesCapabilities = made(SessionAdditionalDirectoriesCapabilities)
new_SessionArchiveCapabilities = made(SessionArchiveCapabilities)
new_SessionCancelCapabilities = made(SessionCancelCapabilities)
new_SessionDeleteCapabilities = made(SessionDeleteCapabilities)
new_SessionForkCapabilities = made(SessionForkCapabilities)
new_SessionInfoUpdateSessionUpdate = made(SessionInfoUpdateSessionUpdate)
new_SessionMessageChunk = made(SessionMessageChunk)
new_SessionMessageChunkSessionUpdate = made(SessionMessageChunkSessionUpdate)
new_SessionMessageSessionUpdate = made(SessionMessageSessionUpdate)
new_SessionNotFoundErrorData = made(SessionNotFoundErrorData)
new_SessionStatusCapabilities = made(SessionStatusCapabilities)
new_SessionStatusRequest = made(SessionStatusRequest)
new_SessionSystemPromptOverrideCapabilities = made(SessionSystemPromptOverrideCapabilities)
new_SessionTitleCapabilities = made(SessionTitleCapabilities)
new_SetProviderResponse = made(SetProviderResponse)
new_SetSessionConfigOptionResponse = made(SetSessionConfigOptionResponse)
new_StartReplayFrom = made(StartReplayFrom)
new_StdioMcpServer = made(StdioMcpServer)
new_StringElicitationPropertySchema = made(StringElicitationPropertySchema)
new_SubagentBackgroundWork = made(SubagentBackgroundWork)
new_SubagentUpdateSessionUpdate = made(SubagentUpdateSessionUpdate)
new_TaggedRequiresActionStateUpdate = made(TaggedRequiresActionStateUpdate)
new_TaggedRunningStateUpdate = made(TaggedRunningStateUpdate)
new_TaggedStringMultiSelectItems = made(TaggedStringMultiSelectItems)
new_UnknownStateUpdate = made(UnknownStateUpdate)
new_TaggedUnknownStateUpdate = made(TaggedUnknownStateUpdate)
new_Terminal = made(Terminal)
new_TerminalAuthCapabilities = made(TerminalAuthCapabilities)
new_TerminalAuthMethod = made(TerminalAuthMethod)
new_TerminalBackgroundWork = made(TerminalBackgroundWork)
new_TerminalCancelCapabilities = made(TerminalCancelCapabilities)
new_TerminalOutputChunkSessionUpdate = made(TerminalOutputChunkSessionUpdate)
new_TerminalToolCallContent = made(TerminalToolCallContent)
new_TerminalUpdateSessionUpdate = made(TerminalUpdateSessionUpdate)
new_TextAvailableCommandInput = made(TextAvailableCommandInput)
new_TextContentBlock = made(TextContentBlock)
new_ToolCallBackgroundWork = made(ToolCallBackgroundWork)
new_ToolCallCancelCapabilities = made(ToolCallCancelCapabilities)
new_ToolCallContentChunkSessionUpdate = made(ToolCallContentChunkSessionUpdate)
new_ToolCallRequestPermissionSubject = made(ToolCallRequestPermissionSubject)
new_ToolCallUpdateSessionUpdate = made(ToolCallUpdateSessionUpdate)
new_UnarchiveSessionRequest = made(UnarchiveSessionRequest)
new_UnarchiveSessionResponse = made(UnarchiveSessionResponse)
new_UsageUpdateSessionUpdate = made(UsageUpdateSessionUpdate)
new_UserMessage = made(UserMessage)
new_UserMessageChunkSessionUpdate = made(UserMessageChunkSessionUpdate)
new_UserMessageSessionUpdate = made(UserMessageSessionUpdate)
d_McpServerAcp = branch_of(d_AcpMcpServer, new_McpServerAcp, 2)
d_AgentThought = branch_of(d_AgentMessage, new_AgentThought, 1)
d_ArchiveSessionRequest = branch_of(d_CancelSessionNotification, new_ArchiveSessionRequest, 1)
d_ArchiveSessionResponse = branch_of(d_CancelTerminalResponse, new_ArchiveSessionResponse, 0)
d_AuthStatusCapabilities = branch_of(d_CancelTerminalResponse, new_AuthStatusCapabilities, 0)
d_AuthStatusRequest = branch_of(d_CancelTerminalResponse, new_AuthStatusRequest, 0)
d_AuthStatusUpdateNotification = branch_of(
    d_AuthStatusResponse, new_AuthStatusUpdateNotification, 1
)
d_BackgroundSubagent = branch_of(d_CancelSessionNotification, new_BackgroundSubagent, 1)
d_CancelToolCallResponse = branch_of(d_CancelTerminalResponse, new_CancelToolCallResponse, 0)
d_CancelledPermissionOutcome = branch_of(
    d_CancelTerminalResponse, new_CancelledPermissionOutcome, 0
)
d_ClientNotification = branch_of(d_AgentNotification, new_ClientNotification, 1)
d_ClientRequest = branch_of(d_AgentRequest, new_ClientRequest, 2)
d_CloseSessionRequest = branch_of(d_CancelSessionNotification, new_CloseSessionRequest, 1)
d_CloseSessionResponse = branch_of(d_CancelTerminalResponse, new_CloseSessionResponse, 0)
d_DeleteSessionRequest = branch_of(d_CancelSessionNotification, new_DeleteSessionRequest, 1)
d_DeleteSessionResponse = branch_of(d_CancelTerminalResponse, new_DeleteSessionResponse, 0)
d_DisableProviderResponse = branch_of(d_CancelTerminalResponse, new_DisableProviderResponse, 0)
d_ElicitationFormCapabilities = branch_of(
    d_CancelTerminalResponse, new_ElicitationFormCapabilities, 0
)
d_ElicitationUrlCapabilities = branch_of(
    d_CancelTerminalResponse, new_ElicitationUrlCapabilities, 0
)
d_PlanFile = branch_of(d_FilePlanUpdateContent, new_PlanFile, 2)
d_ForkSessionResponse = branch_of(d_NewSessionResponse, new_ForkSessionResponse, 1)
d_HttpHeader = branch_of(d_EnvVariable, new_HttpHeader, 2)
d_InitializeProxyRequest = branch_of(d_InitializeRequest, new_InitializeProxyRequest, 2)
d_InitializeProxyResponse = branch_of(d_InitializeResponse, new_InitializeProxyResponse, 2)
d_ListProvidersRequest = branch_of(d_CancelTerminalResponse, new_ListProvidersRequest, 0)
d_LoginAuthResponse = branch_of(d_CancelTerminalResponse, new_LoginAuthResponse, 0)
d_LogoutAuthRequest = branch_of(d_CancelTerminalResponse, new_LogoutAuthRequest, 0)
d_LogoutAuthResponse = branch_of(d_CancelTerminalResponse, new_LogoutAuthResponse, 0)
d_PlanMarkdown = branch_of(d_MarkdownPlanUpdateContent, new_PlanMarkdown, 2)
d_McpAcpCapabilities = branch_of(d_CancelTerminalResponse, new_McpAcpCapabilities, 0)
d_McpHttpCapabilities = branch_of(d_CancelTerminalResponse, new_McpHttpCapabilities, 0)
d_McpStdioCapabilities = branch_of(d_CancelTerminalResponse, new_McpStdioCapabilities, 0)
d_MessageMcpRequest = branch_of(d_MessageMcpNotification, new_MessageMcpRequest, 3)
d_PromptAudioCapabilities = branch_of(d_CancelTerminalResponse, new_PromptAudioCapabilities, 0)
d_PromptEmbeddedContextCapabilities = branch_of(
    d_CancelTerminalResponse, new_PromptEmbeddedContextCapabilities, 0
)
d_PromptImageCapabilities = branch_of(d_CancelTerminalResponse, new_PromptImageCapabilities, 0)
d_ProvidersCapabilities = branch_of(d_CancelTerminalResponse, new_ProvidersCapabilities, 0)
d_ProxyNotification = branch_of(d_AgentNotification, new_ProxyNotification, 1)
d_ProxyRequest = branch_of(d_AgentRequest, new_ProxyRequest, 2)
d_ProxySuccessorRequest = branch_of(d_ProxySuccessorNotification, new_ProxySuccessorRequest, 1)
d_ReplayFromStart = branch_of(d_CancelTerminalResponse, new_ReplayFromStart, 0)
d_ResultClientResponse = branch_of(d_ResultAgentResponse, new_ResultClientResponse, 2)
d_ResultProxyResponse = branch_of(d_ResultAgentResponse, new_ResultProxyResponse, 2)
d_RunningStateUpdate = branch_of(d_RequiresActionStateUpdate, new_RunningStateUpdate, 0)
d_SessionAdditionalDirectoriesCapabilities = branch_of(
    d_CancelTerminalResponse, new_SessionAdditionalDirectoriesCapabilities, 0
)
d_SessionArchiveCapabilities = branch_of(
    d_CancelTerminalResponse, new_SessionArchiveCapabilities, 0
)
d_SessionCancelCapabilities = branch_of(d_CancelTerminalResponse, new_SessionCancelCapabilities, 0)
d_SessionDeleteCapabilities = branch_of(d_CancelTerminalResponse, new_SessionDeleteCapabilities, 0)
d_SessionForkCapabilities = branch_of(d_CancelTerminalResponse, new_SessionForkCapabilities, 0)
d_SessionMessageChunk = branch_of(d_ContentChunk, new_SessionMessageChunk, 2)
d_SessionNotFoundErrorData = branch_of(d_CancelSessionNotification, new_SessionNotFoundErrorData, 1)
d_SessionStatusCapabilities = branch_of(d_CancelTerminalResponse, new_SessionStatusCapabilities, 0)
d_SessionStatusRequest = branch_of(d_CancelSessionNotification, new_SessionStatusRequest, 1)
d_SessionSystemPromptOverrideCapabilities = branch_of(
    d_CancelTerminalResponse, new_SessionSystemPromptOverrideCapabilities, 0
)
d_SessionTitleCapabilities = branch_of(d_CancelTerminalResponse, new_SessionTitleCapabilities, 0)
d_SetProviderResponse = branch_of(d_CancelTerminalResponse, new_SetProviderResponse, 0)
d_SetSessionConfigOptionResponse = branch_of(
    d_ConfigOptionUpdate, new_SetSessionConfigOptionResponse, 1
)
d_UnknownStateUpdate = branch_of(d_RequiresActionStateUpdate, new_UnknownStateUpdate, 0)
d_Terminal = branch_of(d_BackgroundTerminal, new_Terminal, 1)
d_TerminalAuthCapabilities = branch_of(d_CancelTerminalResponse, new_TerminalAuthCapabilities, 0)
d_TerminalCancelCapabilities = branch_of(
    d_CancelTerminalResponse, new_TerminalCancelCapabilities, 0
)
d_ToolCallCancelCapabilities = branch_of(
    d_CancelTerminalResponse, new_ToolCallCancelCapabilities, 0
)
d_UnarchiveSessionRequest = branch_of(d_CancelSessionNotification, new_UnarchiveSessionRequest, 1)
d_UnarchiveSessionResponse = branch_of(d_CancelTerminalResponse, new_UnarchiveSessionResponse, 0)
d_UserMessage = branch_of(d_AgentMessage, new_UserMessage, 1)

_AuthMethod_TAGS: dict[str, Branch] = {
    "terminal": (d_AuthMethodTerminal, new_TerminalAuthMethod, 3),
    "agent": (d_AuthMethodAgent, new_AgentAuthMethod, 3),
}


def d_AuthMethod(d: Any, c: Context) -> Any:
    tag = d["type"]
    found = _AuthMethod_TAGS.get(tag)
    if found is not None:
        f, k, n = found
        return f(d, c, k, n)
    if type(tag) is str:
        return d_OtherAuthMethod(d, c)
    raise Invalid


_AvailableCommand_TAGS: dict[str, Branch] = {
    "command": (d_Command, new_CommandAvailableCommand, 3),
}


def d_AvailableCommand(d: Any, c: Context) -> Any:
    tag = d["type"]
    found = _AvailableCommand_TAGS.get(tag)
    if found is not None:
        f, k, n = found
        return f(d, c, k, n)
    if type(tag) is str:
        return d_OtherAvailableCommand(d, c)
    raise Invalid


_AvailableCommandInput_TAGS: dict[str, Branch] = {
    "text": (d_TextCommandInput, new_TextAvailableCommandInput, 2),
}


def d_AvailableCommandInput(d: Any, c: Context) -> Any:
    tag = d["type"]
    found = _AvailableCommandInput_TAGS.get(tag)
    if found is not None:
        f, k, n = found
        return f(d, c, k, n)
    if type(tag) is str:
        return d_OtherAvailableCommandInput(d, c)
    raise Invalid


_BackgroundWork_TAGS: dict[str, Branch] = {
    "terminal": (d_BackgroundTerminal, new_TerminalBackgroundWork, 2),
    "tool_call": (d_BackgroundToolCall, new_ToolCallBackgroundWork, 2),
}
_BackgroundWork_UNSTABLE: dict[str, Gated] = {
    "subagent": (d_CancelSessionNotification, new_SubagentBackgroundWork, 2, 2048),
}


def d_BackgroundWork(d: Any, c: Context) -> Any:
    tag = d["type"]
    found = _BackgroundWork_TAGS.get(tag)
    if found is not None:
        f, k, n = found
        return f(d, c, k, n)
    gated = _BackgroundWork_UNSTABLE.get(tag)
    if gated is not None and gated[3] & ~c.flags == 0:
        return gated[0](d, c, gated[1], gated[2])
    if type(tag) is str:
        return d_OtherAvailableCommandInput(d, c, new_OtherBackgroundWork, 1)
    raise Invalid


_ContentBlock_TAGS: dict[str, Branch] = {
    "text": (d_TextContent, new_TextContentBlock, 2),
    "image": (d_ImageContent, new_ImageContentBlock, 3),
    "audio": (d_AudioContent, new_AudioContentBlock, 3),
    "resource_link": (d_ResourceLink, new_ResourceLinkContentBlock, 3),
    "resource": (d_EmbeddedResource, new_ResourceContentBlock, 2),
}


def d_ContentBlock(d: Any, c: Context) -> Any:
    tag = d["type"]
    found = _ContentBlock_TAGS.get(tag)
    if found is not None:
        f, k, n = found
        return f(d, c, k, n)
    if type(tag) is str:
        return d_OtherAvailableCommandInput(d, c, new_OtherContentBlock, 1)
    raise Invalid


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


_DiffChange_TAGS: dict[str, Branch] = {
    "add": (d_AddDiffChange, made(AddDiffChange), 2),
    "delete": (d_AddDiffChange, new_DeleteDiffChange, 2),
    "modify": (d_AddDiffChange, new_ModifyDiffChange, 2),
    "move": (d_CopyDiffChange, new_MoveDiffChange, 3),
    "copy": (d_CopyDiffChange, made(CopyDiffChange), 3),
}


def d_DiffChange(d: Any, c: Context) -> Any:
    tag = d["operation"]
    found = _DiffChange_TAGS.get(tag)
    if found is not None:
        f, k, n = found
        return f(d, c, k, n)
    if type(tag) is str:
        return d_OtherDiffChange(d, c)
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
        return d_OtherAvailableCommandInput(d, c, new_OtherElicitationPropertySchema, 1)
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
    "http": (d_McpServerHttp, new_HttpMcpServer, 3),
    "stdio": (d_McpServerStdio, new_StdioMcpServer, 3),
}
_McpServer_UNSTABLE: dict[str, Gated] = {
    "acp": (d_AcpMcpServer, made(AcpMcpServer), 3, 8),
}


def d_McpServer(d: Any, c: Context) -> Any:
    tag = d["type"]
    found = _McpServer_TAGS.get(tag)
    if found is not None:
        f, k, n = found
        return f(d, c, k, n)
    gated = _McpServer_UNSTABLE.get(tag)
    if gated is not None and gated[3] & ~c.flags == 0:
        return gated[0](d, c, gated[1], gated[2])
    if type(tag) is str:
        return d_OtherAvailableCommandInput(d, c, new_OtherMcpServer, 1)
    raise Invalid


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
                return d_OtherAvailableCommandInput(d, c, new_OtherMultiSelectItems, 1)
            except FAIL:
                pass
    return d_TitledMultiSelectItems(d, c)


_PlanUpdateContent_TAGS: dict[str, Branch] = {
    "items": (d_PlanItems, new_ItemsPlanUpdateContent, 3),
}
_PlanUpdateContent_UNSTABLE: dict[str, Gated] = {
    "file": (d_FilePlanUpdateContent, made(FilePlanUpdateContent), 3, 16),
    "markdown": (d_MarkdownPlanUpdateContent, made(MarkdownPlanUpdateContent), 3, 16),
}


def d_PlanUpdateContent(d: Any, c: Context) -> Any:
    tag = d["type"]
    found = _PlanUpdateContent_TAGS.get(tag)
    if found is not None:
        f, k, n = found
        return f(d, c, k, n)
    gated = _PlanUpdateContent_UNSTABLE.get(tag)
    if gated is not None and gated[3] & ~c.flags == 0:
        return gated[0](d, c, gated[1], gated[2])
    if type(tag) is str:
        return d_OtherPlanUpdateContent(d, c)
    raise Invalid


_ReplayFrom_TAGS: dict[str, Branch] = {
    "start": (d_CancelTerminalResponse, new_StartReplayFrom, 1),
}


def d_ReplayFrom(d: Any, c: Context) -> Any:
    tag = d["type"]
    found = _ReplayFrom_TAGS.get(tag)
    if found is not None:
        f, k, n = found
        return f(d, c, k, n)
    if type(tag) is str:
        return d_OtherAvailableCommandInput(d, c, new_OtherReplayFrom, 1)
    raise Invalid


_RequestPermissionOutcome_TAGS: dict[str, Branch] = {
    "cancelled": (d_CancelTerminalResponse, new_CancelledRequestPermissionOutcome, 1),
    "selected": (d_SelectedPermissionOutcome, new_SelectedRequestPermissionOutcome, 2),
}


def d_RequestPermissionOutcome(d: Any, c: Context) -> Any:
    tag = d["outcome"]
    found = _RequestPermissionOutcome_TAGS.get(tag)
    if found is not None:
        f, k, n = found
        return f(d, c, k, n)
    if type(tag) is str:
        return d_OtherRequestPermissionOutcome(d, c)
    raise Invalid


_RequestPermissionSubject_TAGS: dict[str, Branch] = {
    "tool_call": (d_ToolCallPermissionSubject, new_ToolCallRequestPermissionSubject, 2),
    "command": (d_CommandPermissionSubject, new_CommandRequestPermissionSubject, 3),
}


def d_RequestPermissionSubject(d: Any, c: Context) -> Any:
    tag = d["type"]
    found = _RequestPermissionSubject_TAGS.get(tag)
    if found is not None:
        f, k, n = found
        return f(d, c, k, n)
    if type(tag) is str:
        return d_OtherAvailableCommandInput(d, c, new_OtherRequestPermissionSubject, 1)
    raise Invalid


_SessionConfigOption_TAGS: dict[str, Branch] = {
    "select": (d_SelectSessionConfigOption, made(SelectSessionConfigOption), 5),
    "boolean": (d_BooleanSessionConfigOption, made(BooleanSessionConfigOption), 4),
}


def d_SessionConfigOption(d: Any, c: Context) -> Any:
    tag = d["type"]
    found = _SessionConfigOption_TAGS.get(tag)
    if found is not None:
        f, k, n = found
        return f(d, c, k, n)
    if type(tag) is str:
        return d_OtherSessionConfigOption(d, c)
    raise Invalid


_SessionUpdate_TAGS: dict[str, Branch] = {
    "user_message_chunk": (d_ContentChunk, new_UserMessageChunkSessionUpdate, 3),
    "user_message": (d_AgentMessage, new_UserMessageSessionUpdate, 2),
    "agent_message_chunk": (d_ContentChunk, new_AgentMessageChunkSessionUpdate, 3),
    "agent_message": (d_AgentMessage, new_AgentMessageSessionUpdate, 2),
    "agent_thought_chunk": (d_ContentChunk, new_AgentThoughtChunkSessionUpdate, 3),
    "agent_thought": (d_AgentMessage, new_AgentThoughtSessionUpdate, 2),
    "state_update": (d_StateUpdateSessionUpdate, made(StateUpdateSessionUpdate), 1),
    "tool_call_content_chunk": (d_ToolCallContentChunk, new_ToolCallContentChunkSessionUpdate, 3),
    "tool_call_update": (d_ToolCallUpdate, new_ToolCallUpdateSessionUpdate, 2),
    "terminal_update": (d_TerminalUpdate, new_TerminalUpdateSessionUpdate, 2),
    "terminal_output_chunk": (d_TerminalOutputChunk, new_TerminalOutputChunkSessionUpdate, 3),
    "plan_update": (d_PlanUpdate, new_PlanUpdateSessionUpdate, 2),
    "available_commands_update": (
        d_AvailableCommandsUpdate,
        new_AvailableCommandsUpdateSessionUpdate,
        2,
    ),
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
    "plan_removed": (d_PlanRemoved, new_PlanRemovedSessionUpdate, 2, 16),
    "subagent_update": (d_SubagentUpdate, new_SubagentUpdateSessionUpdate, 2, 2048),
    "session_message": (d_SessionMessage, new_SessionMessageSessionUpdate, 2, 2048),
    "session_message_chunk": (d_ContentChunk, new_SessionMessageChunkSessionUpdate, 3, 2048),
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
    if type(tag) is str:
        return d_OtherSessionUpdate(d, c)
    raise Invalid


_SetSessionConfigOptionRequest_TAGS: dict[str, Branch] = {
    "id": (d_IdSetSessionConfigOptionRequest, made(IdSetSessionConfigOptionRequest), 4),
    "boolean": (
        d_BooleanSetSessionConfigOptionRequest,
        made(BooleanSetSessionConfigOptionRequest),
        4,
    ),
}


def d_SetSessionConfigOptionRequest(d: Any, c: Context) -> Any:
    tag = d["type"]
    found = _SetSessionConfigOptionRequest_TAGS.get(tag)
    if found is not None:
        f, k, n = found
        return f(d, c, k, n)
    if type(tag) is str:
        return d_OtherSetSessionConfigOptionRequest(d, c)
    raise Invalid


_StateUpdate_TAGS: dict[str, Branch] = {
    "running": (d_RequiresActionStateUpdate, new_TaggedRunningStateUpdate, 1),
    "idle": (d_TaggedIdleStateUpdate, made(TaggedIdleStateUpdate), 1),
    "requires_action": (d_RequiresActionStateUpdate, new_TaggedRequiresActionStateUpdate, 1),
}
_StateUpdate_UNSTABLE: dict[str, Gated] = {
    "unknown": (d_RequiresActionStateUpdate, new_TaggedUnknownStateUpdate, 1, 2048),
}


def d_StateUpdate(d: Any, c: Context) -> Any:
    tag = d["state"]
    found = _StateUpdate_TAGS.get(tag)
    if found is not None:
        f, k, n = found
        return f(d, c, k, n)
    gated = _StateUpdate_UNSTABLE.get(tag)
    if gated is not None and gated[3] & ~c.flags == 0:
        return gated[0](d, c, gated[1], gated[2])
    if type(tag) is str:
        return d_OtherStateUpdate(d, c)
    raise Invalid


_ToolCallContent_TAGS: dict[str, Branch] = {
    "content": (d_Content, new_ContentToolCallContent, 2),
    "diff": (d_Diff, new_DiffToolCallContent, 2),
    "terminal": (d_BackgroundTerminal, new_TerminalToolCallContent, 2),
}


def d_ToolCallContent(d: Any, c: Context) -> Any:
    tag = d["type"]
    found = _ToolCallContent_TAGS.get(tag)
    if found is not None:
        f, k, n = found
        return f(d, c, k, n)
    if type(tag) is str:
        return d_OtherAvailableCommandInput(d, c, new_OtherToolCallContent, 1)
    raise Invalid


def d_AgentResponse(v: Any, c: Context) -> Any:
    try:
        return d_ResultAgentResponse(v, c)
    except FAIL:
        pass
    return d_ErrorAgentResponse(v, c)


def d_ClientResponse(v: Any, c: Context) -> Any:
    try:
        return d_ResultAgentResponse(v, c, new_ResultClientResponse, 2)
    except FAIL:
        pass
    return d_ErrorClientResponse(v, c)


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
    try:
        w = v
        w = strings(w)
        return w
    except FAIL:
        pass
    return v


def d_EmbeddedResourceResource(v: Any, c: Context) -> Any:
    try:
        return d_TextResourceContents(v, c)
    except FAIL:
        pass
    return d_BlobResourceContents(v, c)


def d_ErrorData(v: Any, c: Context) -> Any:
    try:
        return d_UnsupportedProtocolVersionErrorData(v, c)
    except FAIL:
        pass
    try:
        return d_CancelSessionNotification(v, c, new_SessionNotFoundErrorData, 1)
    except FAIL:
        pass
    return v


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
    return d_ErrorProxyResponse(v, c)


def d_RequestId(v: Any, c: Context) -> Any:
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
        if type(w) is not ARRAY or len(w) < 1:
            raise Invalid
        items = []
        for x in w:
            items.append(d_SessionConfigSelectOption(x, c))
        w = items
        return w
    except FAIL:
        pass
    if type(v) is not ARRAY or len(v) < 1:
        raise Invalid
    items = []
    for x in v:
        items.append(d_SessionConfigSelectGroup(x, c))
    v = items
    return v


def d_ElicitationFormMode_scope(v: Any, c: Context) -> Any:
    if type(v) is not OBJECT:
        raise Invalid
    found: list[Any] = []
    if "sessionId" in v:
        found.append(d_ElicitationSessionScope)
    if "requestId" in v:
        found.append(d_ElicitationRequestScope)
    if len(found) != 1:
        raise Invalid
    return found[0](v, c)


def d_ElicitationUrlMode_scope(v: Any, c: Context) -> Any:
    if type(v) is not OBJECT:
        raise Invalid
    found: list[Any] = []
    if "sessionId" in v:
        found.append(d_ElicitationSessionScope)
    if "requestId" in v:
        found.append(d_ElicitationRequestScope)
    if len(found) != 1:
        raise Invalid
    return found[0](v, c)


def d_ErrorAgentResponse_id(v: Any, c: Context) -> Any:
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


def d_ErrorClientResponse_id(v: Any, c: Context) -> Any:
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


def d_ErrorProxyResponse_id(v: Any, c: Context) -> Any:
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


def d_FormCreateElicitationRequest_scope(v: Any, c: Context) -> Any:
    if type(v) is not OBJECT:
        raise Invalid
    found: list[Any] = []
    if "sessionId" in v:
        found.append(d_ElicitationSessionScope)
    if "requestId" in v:
        found.append(d_ElicitationRequestScope)
    if len(found) != 1:
        raise Invalid
    return found[0](v, c)


def d_OtherCreateElicitationRequest_scope(v: Any, c: Context) -> Any:
    if type(v) is not OBJECT:
        raise Invalid
    found: list[Any] = []
    if "sessionId" in v:
        found.append(d_ElicitationSessionScope)
    if "requestId" in v:
        found.append(d_ElicitationRequestScope)
    if len(found) != 1:
        raise Invalid
    return found[0](v, c)


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
    if type(v) is not OBJECT:
        raise Invalid
    found: list[Any] = []
    if "sessionId" in v:
        found.append(d_ElicitationSessionScope)
    if "requestId" in v:
        found.append(d_ElicitationRequestScope)
    if len(found) != 1:
        raise Invalid
    return found[0](v, c)


def d_AbsolutePath(v: Any, c: Context) -> Any:
    if type(v) is not str:
        raise Invalid
    return v


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


def d_DiffFileType(v: Any, c: Context) -> Any:
    if type(v) is not str:
        raise Invalid
    return v


def d_DiffPatchFormat(v: Any, c: Context) -> Any:
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


def d_IconTheme(v: Any, c: Context) -> Any:
    if type(v) is not str:
        raise Invalid
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


def d_MediaType(v: Any, c: Context) -> Any:
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
    if type(v) is not str:
        raise Invalid
    return v


def d_PlanEntryPriority(v: Any, c: Context) -> Any:
    if type(v) is not str:
        raise Invalid
    return v


def d_PlanEntryStatus(v: Any, c: Context) -> Any:
    if type(v) is not str:
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
    if type(v) is not str:
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


def d_SessionListCursor(v: Any, c: Context) -> Any:
    if type(v) is not str:
        raise Invalid
    return v


def d_SessionStatus(v: Any, c: Context) -> Any:
    if type(v) is not str:
        raise Invalid
    return v


def d_StringFormat(v: Any, c: Context) -> Any:
    if type(v) is not str:
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
    if type(v) is not str:
        raise Invalid
    return v


def d_ToolKind(v: Any, c: Context) -> Any:
    if type(v) is not str:
        raise Invalid
    return v


BRANCHES: dict[Any, str] = {
    AcceptCreateElicitationResponse: "CreateElicitationResponse",
    AcpMcpServer: "McpServer",
    AddDiffChange: "DiffChange",
    AgentAuthMethod: "AuthMethod",
    AgentMessageChunkSessionUpdate: "SessionUpdate",
    AgentMessageSessionUpdate: "SessionUpdate",
    AgentThoughtChunkSessionUpdate: "SessionUpdate",
    AgentThoughtSessionUpdate: "SessionUpdate",
    ArrayElicitationPropertySchema: "ElicitationPropertySchema",
    AudioContentBlock: "ContentBlock",
    AvailableCommandsUpdateSessionUpdate: "SessionUpdate",
    BooleanElicitationPropertySchema: "ElicitationPropertySchema",
    BooleanSessionConfigOption: "SessionConfigOption",
    BooleanSetSessionConfigOptionRequest: "SetSessionConfigOptionRequest",
    CancelledRequestPermissionOutcome: "RequestPermissionOutcome",
    CommandAvailableCommand: "AvailableCommand",
    CommandRequestPermissionSubject: "RequestPermissionSubject",
    CompactionSummaryChunkSessionUpdate: "SessionUpdate",
    CompactionUpdateSessionUpdate: "SessionUpdate",
    ConfigOptionUpdateSessionUpdate: "SessionUpdate",
    ContentToolCallContent: "ToolCallContent",
    CopyDiffChange: "DiffChange",
    DeleteDiffChange: "DiffChange",
    DiffToolCallContent: "ToolCallContent",
    ErrorIdleStateUpdate: "IdleStateUpdate",
    FilePlanUpdateContent: "PlanUpdateContent",
    FormCreateElicitationRequest: "CreateElicitationRequest",
    HttpMcpServer: "McpServer",
    IdSetSessionConfigOptionRequest: "SetSessionConfigOptionRequest",
    ImageContentBlock: "ContentBlock",
    IntegerElicitationPropertySchema: "ElicitationPropertySchema",
    ItemsPlanUpdateContent: "PlanUpdateContent",
    MarkdownPlanUpdateContent: "PlanUpdateContent",
    ModifyDiffChange: "DiffChange",
    MoveDiffChange: "DiffChange",
    NoneIdleStateUpdate: "IdleStateUpdate",
    NoticeSessionUpdate: "SessionUpdate",
    NumberElicitationPropertySchema: "ElicitationPropertySchema",
    OtherAuthMethod: "AuthMethod",
    OtherAvailableCommand: "AvailableCommand",
    OtherAvailableCommandInput: "AvailableCommandInput",
    OtherBackgroundWork: "BackgroundWork",
    OtherContentBlock: "ContentBlock",
    OtherCreateElicitationRequest: "CreateElicitationRequest",
    OtherCreateElicitationResponse: "CreateElicitationResponse",
    OtherDiffChange: "DiffChange",
    OtherElicitationPropertySchema: "ElicitationPropertySchema",
    OtherIdleStateUpdate: "IdleStateUpdate",
    OtherMcpServer: "McpServer",
    OtherMultiSelectItems: "MultiSelectItems",
    OtherPlanUpdateContent: "PlanUpdateContent",
    OtherReplayFrom: "ReplayFrom",
    OtherRequestPermissionOutcome: "RequestPermissionOutcome",
    OtherRequestPermissionSubject: "RequestPermissionSubject",
    OtherSessionConfigOption: "SessionConfigOption",
    OtherSessionUpdate: "SessionUpdate",
    OtherSetSessionConfigOptionRequest: "SetSessionConfigOptionRequest",
    OtherStateUpdate: "StateUpdate",
    OtherToolCallContent: "ToolCallContent",
    PlainCreateElicitationResponse: "CreateElicitationResponse",
    PlainIdleStateUpdate: "IdleStateUpdate",
    PlanRemovedSessionUpdate: "SessionUpdate",
    PlanUpdateSessionUpdate: "SessionUpdate",
    ResourceContentBlock: "ContentBlock",
    ResourceLinkContentBlock: "ContentBlock",
    SelectSessionConfigOption: "SessionConfigOption",
    SelectedRequestPermissionOutcome: "RequestPermissionOutcome",
    SessionInfoUpdateSessionUpdate: "SessionUpdate",
    SessionMessageChunkSessionUpdate: "SessionUpdate",
    SessionMessageSessionUpdate: "SessionUpdate",
    StartReplayFrom: "ReplayFrom",
    StateUpdateSessionUpdate: "SessionUpdate",
    StdioMcpServer: "McpServer",
    StringElicitationPropertySchema: "ElicitationPropertySchema",
    SubagentBackgroundWork: "BackgroundWork",
    SubagentUpdateSessionUpdate: "SessionUpdate",
    TaggedIdleStateUpdate: "StateUpdate",
    TaggedRequiresActionStateUpdate: "StateUpdate",
    TaggedRunningStateUpdate: "StateUpdate",
    TaggedStringMultiSelectItems: "MultiSelectItems",
    TaggedUnknownStateUpdate: "StateUpdate",
    TerminalAuthMethod: "AuthMethod",
    TerminalBackgroundWork: "BackgroundWork",
    TerminalOutputChunkSessionUpdate: "SessionUpdate",
    TerminalToolCallContent: "ToolCallContent",
    TerminalUpdateSessionUpdate: "SessionUpdate",
    TextAvailableCommandInput: "AvailableCommandInput",
    TextContentBlock: "ContentBlock",
    ToolCallBackgroundWork: "BackgroundWork",
    ToolCallContentChunkSessionUpdate: "SessionUpdate",
    ToolCallRequestPermissionSubject: "RequestPermissionSubject",
    ToolCallUpdateSessionUpdate: "SessionUpdate",
    UrlCreateElicitationRequest: "CreateElicitationRequest",
    UsageUpdateSessionUpdate: "SessionUpdate",
    UserMessageChunkSessionUpdate: "SessionUpdate",
    UserMessageSessionUpdate: "SessionUpdate",
}
"""The union that each branch class belongs to."""

_here = globals()
_classes = {name: _here["d_" + name] for name in _stable if _here[name] not in BRANCHES}

DECODERS: dict[Any, Callable[[Any, Context], Any]] = {
    "AbsolutePath": d_AbsolutePath,
    "AgentResponse": d_AgentResponse,
    "AuthMethod": d_AuthMethod,
    "AuthMethodId": d_AuthMethodId,
    "AvailableCommand": d_AvailableCommand,
    "AvailableCommandInput": d_AvailableCommandInput,
    "BackgroundWork": d_BackgroundWork,
    "ClientResponse": d_ClientResponse,
    "CompactionId": d_CompactionId,
    "CompactionStatus": d_CompactionStatus,
    "ContentBlock": d_ContentBlock,
    "CreateElicitationRequest": d_CreateElicitationRequest,
    "CreateElicitationResponse": d_CreateElicitationResponse,
    "DiffChange": d_DiffChange,
    "DiffFileType": d_DiffFileType,
    "DiffPatchFormat": d_DiffPatchFormat,
    "ElicitationContentValue": d_ElicitationContentValue,
    "ElicitationId": d_ElicitationId,
    "ElicitationPropertySchema": d_ElicitationPropertySchema,
    "ElicitationSchemaType": d_ElicitationSchemaType,
    "EmbeddedResourceResource": d_EmbeddedResourceResource,
    "ErrorCode": d_ErrorCode,
    "ErrorData": d_ErrorData,
    "ExtNotification": d_ExtNotification,
    "ExtRequest": d_ExtRequest,
    "ExtResponse": d_ExtResponse,
    "IconTheme": d_IconTheme,
    "IdleStateUpdate": d_IdleStateUpdate,
    "McpServer": d_McpServer,
    "MediaType": d_MediaType,
    "MessageId": d_MessageId,
    "MultiSelectItems": d_MultiSelectItems,
    "NoticeSeverity": d_NoticeSeverity,
    "PermissionOptionId": d_PermissionOptionId,
    "PermissionOptionKind": d_PermissionOptionKind,
    "PlanEntryPriority": d_PlanEntryPriority,
    "PlanEntryStatus": d_PlanEntryStatus,
    "PlanId": d_PlanId,
    "PlanUpdateContent": d_PlanUpdateContent,
    "ProtocolVersion": d_ProtocolVersion,
    "ReplayFrom": d_ReplayFrom,
    "RequestId": d_RequestId,
    "RequestPermissionOutcome": d_RequestPermissionOutcome,
    "RequestPermissionSubject": d_RequestPermissionSubject,
    "Role": d_Role,
    "SessionConfigGroupId": d_SessionConfigGroupId,
    "SessionConfigId": d_SessionConfigId,
    "SessionConfigOption": d_SessionConfigOption,
    "SessionConfigOptionCategory": d_SessionConfigOptionCategory,
    "SessionConfigSelectOptions": d_SessionConfigSelectOptions,
    "SessionConfigValueId": d_SessionConfigValueId,
    "SessionId": d_SessionId,
    "SessionListCursor": d_SessionListCursor,
    "SessionUpdate": d_SessionUpdate,
    "SetSessionConfigOptionRequest": d_SetSessionConfigOptionRequest,
    "StateUpdate": d_StateUpdate,
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
    "BackgroundSubagent": (2048, ("SUBAGENTS",), d_BackgroundSubagent),
    "DisableProviderRequest": (4, ("LLM_PROVIDERS",), d_DisableProviderRequest),
    "DisableProviderResponse": (4, ("LLM_PROVIDERS",), d_DisableProviderResponse),
    "ForkSessionRequest": (128, ("SESSION_FORK",), d_ForkSessionRequest),
    "ForkSessionResponse": (128, ("SESSION_FORK",), d_ForkSessionResponse),
    "InitializeProxyRequest": (32, ("PROXY_CHAINS",), d_InitializeProxyRequest),
    "InitializeProxyResponse": (32, ("PROXY_CHAINS",), d_InitializeProxyResponse),
    "ListProvidersRequest": (4, ("LLM_PROVIDERS",), d_ListProvidersRequest),
    "ListProvidersResponse": (4, ("LLM_PROVIDERS",), d_ListProvidersResponse),
    "LlmProtocol": (4, ("LLM_PROVIDERS",), d_LlmProtocol),
    "McpAcpCapabilities": (8, ("MCP_OVER_ACP",), d_McpAcpCapabilities),
    "McpError": (8, ("MCP_OVER_ACP",), d_McpError),
    "McpRequestId": (8, ("MCP_OVER_ACP",), d_McpRequestId),
    "McpServerAcp": (8, ("MCP_OVER_ACP",), d_McpServerAcp),
    "McpServerAcpId": (8, ("MCP_OVER_ACP",), d_McpServerAcpId),
    "MessageMcpNotification": (8, ("MCP_OVER_ACP",), d_MessageMcpNotification),
    "MessageMcpRequest": (8, ("MCP_OVER_ACP",), d_MessageMcpRequest),
    "MessageMcpResponse": (8, ("MCP_OVER_ACP",), d_MessageMcpResponse),
    "PlanFile": (16, ("PLAN_OPERATIONS",), d_PlanFile),
    "PlanMarkdown": (16, ("PLAN_OPERATIONS",), d_PlanMarkdown),
    "PlanRemoved": (16, ("PLAN_OPERATIONS",), d_PlanRemoved),
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
    BackgroundSubagent: (2048, ("SUBAGENTS",), d_BackgroundSubagent),
    DisableProviderRequest: (4, ("LLM_PROVIDERS",), d_DisableProviderRequest),
    DisableProviderResponse: (4, ("LLM_PROVIDERS",), d_DisableProviderResponse),
    ErrorMessageMcpResponse: (8, ("MCP_OVER_ACP",), d_ErrorMessageMcpResponse),
    ErrorProxyResponse: (32, ("PROXY_CHAINS",), d_ErrorProxyResponse),
    PlanFile: (16, ("PLAN_OPERATIONS",), d_PlanFile),
    FilePlanUpdateContent: (16, ("PLAN_OPERATIONS",), d_PlanUpdateContent),
    ForkSessionRequest: (128, ("SESSION_FORK",), d_ForkSessionRequest),
    ForkSessionResponse: (128, ("SESSION_FORK",), d_ForkSessionResponse),
    InitializeProxyRequest: (32, ("PROXY_CHAINS",), d_InitializeProxyRequest),
    InitializeProxyResponse: (32, ("PROXY_CHAINS",), d_InitializeProxyResponse),
    ListProvidersRequest: (4, ("LLM_PROVIDERS",), d_ListProvidersRequest),
    ListProvidersResponse: (4, ("LLM_PROVIDERS",), d_ListProvidersResponse),
    PlanMarkdown: (16, ("PLAN_OPERATIONS",), d_PlanMarkdown),
    MarkdownPlanUpdateContent: (16, ("PLAN_OPERATIONS",), d_PlanUpdateContent),
    McpAcpCapabilities: (8, ("MCP_OVER_ACP",), d_McpAcpCapabilities),
    McpError: (8, ("MCP_OVER_ACP",), d_McpError),
    MessageMcpNotification: (8, ("MCP_OVER_ACP",), d_MessageMcpNotification),
    MessageMcpRequest: (8, ("MCP_OVER_ACP",), d_MessageMcpRequest),
    PlanRemoved: (16, ("PLAN_OPERATIONS",), d_PlanRemoved),
    PlanRemovedSessionUpdate: (16, ("PLAN_OPERATIONS",), d_SessionUpdate),
    ProviderCurrentConfig: (4, ("LLM_PROVIDERS",), d_ProviderCurrentConfig),
    ProviderInfo: (4, ("LLM_PROVIDERS",), d_ProviderInfo),
    ProvidersCapabilities: (4, ("LLM_PROVIDERS",), d_ProvidersCapabilities),
    ProxyNotification: (32, ("PROXY_CHAINS",), d_ProxyNotification),
    ProxyRequest: (32, ("PROXY_CHAINS",), d_ProxyRequest),
    ProxySuccessorNotification: (32, ("PROXY_CHAINS",), d_ProxySuccessorNotification),
    ProxySuccessorRequest: (32, ("PROXY_CHAINS",), d_ProxySuccessorRequest),
    ResultMessageMcpResponse: (8, ("MCP_OVER_ACP",), d_ResultMessageMcpResponse),
    ResultProxyResponse: (32, ("PROXY_CHAINS",), d_ResultProxyResponse),
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
    SubagentBackgroundWork: (2048, ("SUBAGENTS",), d_BackgroundWork),
    SubagentSessionCapabilities: (2048, ("SUBAGENTS",), d_SubagentSessionCapabilities),
    SubagentUpdate: (2048, ("SUBAGENTS",), d_SubagentUpdate),
    SubagentUpdateSessionUpdate: (2048, ("SUBAGENTS",), d_SessionUpdate),
    SystemPrompt: (1024, ("SESSION_SYSTEM_PROMPT",), d_SystemPrompt),
    UnknownStateUpdate: (2048, ("SUBAGENTS",), d_UnknownStateUpdate),
    TaggedUnknownStateUpdate: (2048, ("SUBAGENTS",), d_StateUpdate),
    UnarchiveSessionRequest: (64, ("SESSION_ARCHIVE",), d_UnarchiveSessionRequest),
    UnarchiveSessionResponse: (64, ("SESSION_ARCHIVE",), d_UnarchiveSessionResponse),
    Usage: (2, ("END_TURN_TOKEN_USAGE",), d_Usage),
}
"""Feature bits, feature names and decoder of each unstable type; for a branch, that of its union."""
