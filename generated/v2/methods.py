"""The methods of this version."""

from __future__ import annotations

from .._runtime import Method

# fmt: off
ALL: tuple[Method, ...] = (
    Method('auth_login', 'auth/login', 'agent', 'LoginAuthRequest', 'LoginAuthResponse', bare_result=True),
    Method('auth_logout', 'auth/logout', 'agent', 'LogoutAuthRequest', 'LogoutAuthResponse', bare_params=True, bare_result=True),
    Method('auth_status', 'auth/status', 'agent', 'AuthStatusRequest', 'AuthStatusResponse', features=('AUTH_STATUS',), flags=1, bare_params=True),
    Method('initialize', 'initialize', 'agent', 'InitializeRequest', 'InitializeResponse'),
    Method('mcp_message', 'mcp/message', 'agent', 'MessageMcpNotification', features=('MCP_OVER_ACP',), flags=8, notification=True),
    Method('providers_disable', 'providers/disable', 'agent', 'DisableProviderRequest', 'DisableProviderResponse', features=('LLM_PROVIDERS',), flags=4, bare_result=True),
    Method('providers_list', 'providers/list', 'agent', 'ListProvidersRequest', 'ListProvidersResponse', features=('LLM_PROVIDERS',), flags=4, bare_params=True),
    Method('providers_set', 'providers/set', 'agent', 'SetProviderRequest', 'SetProviderResponse', features=('LLM_PROVIDERS',), flags=4, bare_result=True),
    Method('session_archive', 'session/archive', 'agent', 'ArchiveSessionRequest', 'ArchiveSessionResponse', features=('SESSION_ARCHIVE',), flags=64, bare_result=True),
    Method('session_cancel', 'session/cancel', 'agent', 'CancelSessionNotification', notification=True),
    Method('session_close', 'session/close', 'agent', 'CloseSessionRequest', 'CloseSessionResponse', bare_result=True),
    Method('session_delete', 'session/delete', 'agent', 'DeleteSessionRequest', 'DeleteSessionResponse', bare_result=True),
    Method('session_fork', 'session/fork', 'agent', 'ForkSessionRequest', 'ForkSessionResponse', features=('SESSION_FORK',), flags=128),
    Method('session_list', 'session/list', 'agent', 'ListSessionsRequest', 'ListSessionsResponse', bare_params=True),
    Method('session_new', 'session/new', 'agent', 'NewSessionRequest', 'NewSessionResponse'),
    Method('session_prompt', 'session/prompt', 'agent', 'PromptRequest', 'PromptResponse'),
    Method('session_resume', 'session/resume', 'agent', 'ResumeSessionRequest', 'ResumeSessionResponse', bare_result=True),
    Method('session_set_config_option', 'session/set_config_option', 'agent', 'SetSessionConfigOptionRequest', 'SetSessionConfigOptionResponse'),
    Method('session_set_title', 'session/set_title', 'agent', 'SetSessionTitleRequest', 'SetSessionTitleResponse', features=('SESSION_SET_TITLE',), flags=256),
    Method('session_status', 'session/status', 'agent', 'SessionStatusRequest', 'SessionStatusResponse', features=('SESSION_STATUS',), flags=512),
    Method('session_unarchive', 'session/unarchive', 'agent', 'UnarchiveSessionRequest', 'UnarchiveSessionResponse', features=('SESSION_ARCHIVE',), flags=64, bare_result=True),
    Method('terminal_cancel', 'terminal/cancel', 'agent', 'CancelTerminalRequest', 'CancelTerminalResponse', bare_result=True),
    Method('tool_call_cancel', 'tool_call/cancel', 'agent', 'CancelToolCallRequest', 'CancelToolCallResponse', bare_result=True),
    Method('auth_status_update', 'auth/status_update', 'client', 'AuthStatusUpdateNotification', features=('AUTH_STATUS',), flags=1, notification=True),
    Method('elicitation_complete', 'elicitation/complete', 'client', 'CompleteElicitationNotification', notification=True),
    Method('elicitation_create', 'elicitation/create', 'client', 'CreateElicitationRequest', 'CreateElicitationResponse'),
    Method('mcp_message', 'mcp/message', 'client', 'MessageMcpRequest', 'MessageMcpResponse', features=('MCP_OVER_ACP',), flags=8),
    Method('session_request_permission', 'session/request_permission', 'client', 'RequestPermissionRequest', 'RequestPermissionResponse'),
    Method('session_update', 'session/update', 'client', 'UpdateSessionNotification', notification=True),
    Method('cancel_request', '$/cancel_request', 'protocol', 'CancelRequestNotification', notification=True),
    Method('proxy_initialize', 'proxy/initialize', 'proxy', 'InitializeProxyRequest', 'InitializeProxyResponse', features=('PROXY_CHAINS',), flags=32),
    Method('proxy_successor', 'proxy/successor', 'proxy', 'ProxySuccessorRequest', 'ProxySuccessorResponse', features=('PROXY_CHAINS',), flags=32, bare_result=True),
    Method('proxy_successor_notification', 'proxy/successor', 'proxy', 'ProxySuccessorNotification', features=('PROXY_CHAINS',), flags=32, notification=True),
)
# fmt: on
"""Every method, sorted by side and wire name."""

METHODS: dict[str, Method] = {}
"""Wire name to method; where a request and a notification share a wire name, the request."""

REQUESTS: dict[str, dict[str, Method]] = {}
"""The side that receives it and the wire name to each request."""

NOTIFICATIONS: dict[str, dict[str, Method]] = {}
"""The side that receives it and the wire name to each notification."""

for _method in ALL:
    _table = NOTIFICATIONS if _method.notification else REQUESTS
    _table.setdefault(_method.side, {})[_method.wire_name] = _method
    if not _method.notification or _method.wire_name not in METHODS:
        METHODS[_method.wire_name] = _method
