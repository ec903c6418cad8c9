"""The methods of each side, to call them on a peer."""

from __future__ import annotations

from .._callers import Caller as _Caller
from ._binding import BINDING as _BINDING

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .._sides import Link as _Link
    from .aliases import (
        CreateElicitationRequest,
        CreateElicitationResponse,
        MessageMcpResponse,
        ProxySuccessorResponse,
        SetSessionConfigOptionRequest,
    )
    from .features import Feature as _Feature
    from .types import (
        CancelSessionNotification,
        CancelTerminalRequest,
        CancelTerminalResponse,
        CancelToolCallRequest,
        CancelToolCallResponse,
        CloseSessionRequest,
        CloseSessionResponse,
        CompleteElicitationNotification,
        DeleteSessionRequest,
        DeleteSessionResponse,
        InitializeRequest,
        InitializeResponse,
        ListSessionsRequest,
        ListSessionsResponse,
        LoginAuthRequest,
        LoginAuthResponse,
        LogoutAuthRequest,
        LogoutAuthResponse,
        NewSessionRequest,
        NewSessionResponse,
        PromptRequest,
        PromptResponse,
        RequestPermissionRequest,
        RequestPermissionResponse,
        ResumeSessionRequest,
        ResumeSessionResponse,
        SetSessionConfigOptionResponse,
        UpdateSessionNotification,
    )
    from .unstable import (
        ArchiveSessionRequest,
        ArchiveSessionResponse,
        AuthStatusRequest,
        AuthStatusResponse,
        AuthStatusUpdateNotification,
        DisableProviderRequest,
        DisableProviderResponse,
        ForkSessionRequest,
        ForkSessionResponse,
        InitializeProxyRequest,
        InitializeProxyResponse,
        ListProvidersRequest,
        ListProvidersResponse,
        MessageMcpNotification,
        MessageMcpRequest,
        ProxySuccessorNotification,
        ProxySuccessorRequest,
        SessionStatusRequest,
        SessionStatusResponse,
        SetProviderRequest,
        SetProviderResponse,
        SetSessionTitleRequest,
        SetSessionTitleResponse,
        UnarchiveSessionRequest,
        UnarchiveSessionResponse,
    )


class AgentCaller(_Caller):
    """Calls the methods of a peer that is agent.

    A request raises RequestError for an error of the peer, DecodeError for a result that is none,
    and ConnectionClosed. `features` are the flags that are on.
    """

    def __init__(self, link: _Link, *, features: _Feature | None = None) -> None:
        super().__init__(link, "agent", _BINDING, features)

    async def auth_login(self, params: LoginAuthRequest) -> LoginAuthResponse:
        """Client asks to sign in by one of the advertised methods. Agents with a non-empty
        `authMethods` must answer it; with none, clients must not send it.
        """
        result: LoginAuthResponse = await self._request("auth/login", params)
        return result

    async def auth_logout(self, params: LogoutAuthRequest) -> LogoutAuthResponse:
        """Client asks to be signed out. Agents with a non-empty `authMethods` must answer it;
        with none, clients must not send it.
        """
        result: LogoutAuthResponse = await self._request("auth/logout", params)
        return result

    async def auth_status(self, params: AuthStatusRequest) -> AuthStatusResponse:
        """Asks where the agent stands on login and changes nothing; never refused with error
        -32000. Needs the agent's `auth.status` capability.

        Unstable: needs `Feature.AUTH_STATUS`.
        """
        result: AuthStatusResponse = await self._request("auth/status", params)
        return result

    async def initialize(self, params: InitializeRequest) -> InitializeResponse:
        """The client's first message: it proposes a protocol version and says what it can do."""
        result: InitializeResponse = await self._request("initialize", params)
        return result

    async def mcp_message(self, params: MessageMcpNotification) -> None:
        """One-way MCP message about a request still running, such as a subscription update. The
        side that runs the server sends it to the agent.

        Unstable: needs `Feature.MCP_OVER_ACP`.
        """
        await self._notify("mcp/message", params)

    async def providers_disable(self, params: DisableProviderRequest) -> DisableProviderResponse:
        """The client asks the agent to stop using one LLM provider. Needs the agent's
        `providers` capability; not for providers that are `required`.

        Unstable: needs `Feature.LLM_PROVIDERS`.
        """
        result: DisableProviderResponse = await self._request("providers/disable", params)
        return result

    async def providers_list(self, params: ListProvidersRequest) -> ListProvidersResponse:
        """The client asks which LLM providers can be configured. Needs the agent's `providers`
        capability.

        Unstable: needs `Feature.LLM_PROVIDERS`.
        """
        result: ListProvidersResponse = await self._request("providers/list", params)
        return result

    async def providers_set(self, params: SetProviderRequest) -> SetProviderResponse:
        """Params of `providers/set`, client to agent: replaces everything configured for one
        model provider. Needs the agent's `providers` capability.

        Unstable: needs `Feature.LLM_PROVIDERS`.
        """
        result: SetProviderResponse = await self._request("providers/set", params)
        return result

    async def session_archive(self, params: ArchiveSessionRequest) -> ArchiveSessionResponse:
        """Takes a session out of the default `session/list` but keeps its id and history; an
        active one is closed first. Unknown sessions get error -32002. Needs
        `session.archive`.

        Unstable: needs `Feature.SESSION_ARCHIVE`.
        """
        result: ArchiveSessionResponse = await self._request("session/archive", params)
        return result

    async def session_cancel(self, params: CancelSessionNotification) -> None:
        """Stops the session's foreground work and drops prompts not inserted yet; listed
        background work goes on. If foreground work was running, an idle `state_update` with
        `cancelled` follows.
        """
        await self._notify("session/cancel", params)

    async def session_close(self, params: CloseSessionRequest) -> CloseSessionResponse:
        """Ends an active session: the agent stops its work, background work too, and frees what
        it holds. Prompts not inserted yet fail with -32800; a client takes error -32002 for
        success.
        """
        result: CloseSessionResponse = await self._request("session/close", params)
        return result

    async def session_delete(self, params: DeleteSessionRequest) -> DeleteSessionResponse:
        """Removes a session from `session/list`. Needs the agent's `session.delete`."""
        result: DeleteSessionResponse = await self._request("session/delete", params)
        return result

    async def session_fork(self, params: ForkSessionRequest) -> ForkSessionResponse:
        """The client asks for a new session that starts with another session's context; the
        other one's history stays as it is. Needs the agent's `session.fork` capability.

        Unstable: needs `Feature.SESSION_FORK`.
        """
        result: ForkSessionResponse = await self._request("session/fork", params)
        return result

    async def session_list(self, params: ListSessionsRequest) -> ListSessionsResponse:
        """The client asks for one page of the sessions that the agent knows. Every agent with
        the `session` capability serves it.
        """
        result: ListSessionsResponse = await self._request("session/list", params)
        return result

    async def session_new(self, params: NewSessionRequest) -> NewSessionResponse:
        """Client opens a conversation with its own history. An agent that wants the client
        signed in first answers with error `-32000`. Gated by the `session` capability.
        """
        result: NewSessionResponse = await self._request("session/new", params)
        return result

    async def session_prompt(self, params: PromptRequest) -> PromptResponse:
        """Client passes on what the user has to say. The answer comes as soon as the message is
        in the conversation; the work goes on after it.
        """
        result: PromptResponse = await self._request("session/prompt", params)
        return result

    async def session_resume(self, params: ResumeSessionRequest) -> ResumeSessionResponse:
        """Params of `session/resume`: the client takes up an existing session, and `replayFrom`
        says whether the agent first sends the conversation again. Every agent with the
        `session` capability has it.
        """
        result: ResumeSessionResponse = await self._request("session/resume", params)
        return result

    async def session_set_config_option(
        self, params: SetSessionConfigOptionRequest
    ) -> SetSessionConfigOptionResponse:
        """Params of `session/set_config_option`, client to agent: gives one option a new value;
        its `type` is required in v2. An unknown option or unfit value is answered with error
        -32602 and changes nothing.
        """
        result: SetSessionConfigOptionResponse = await self._request(
            "session/set_config_option", params
        )
        return result

    async def session_set_title(self, params: SetSessionTitleRequest) -> SetSessionTitleResponse:
        """Params of `session/set_title`, client to agent: renames any session that
        `session/list` can return, open or not. Needs the agent's `session.title`; an unknown
        session gives error -32002.

        Unstable: needs `Feature.SESSION_SET_TITLE`.
        """
        result: SetSessionTitleResponse = await self._request("session/set_title", params)
        return result

    async def session_status(self, params: SessionStatusRequest) -> SessionStatusResponse:
        """Params of `session/status`: the client asks whether the agent holds a session in
        memory, which changes nothing. Needs `session.status`; an unknown session gives error
        `-32002`.

        Unstable: needs `Feature.SESSION_STATUS`.
        """
        result: SessionStatusResponse = await self._request("session/status", params)
        return result

    async def session_unarchive(self, params: UnarchiveSessionRequest) -> UnarchiveSessionResponse:
        """Params of `session/unarchive`, client to agent: puts an archived session back into
        plain `session/list` results, without loading it. Needs the agent's
        `session.archive`; an unknown session gives error -32002.

        Unstable: needs `Feature.SESSION_ARCHIVE`.
        """
        result: UnarchiveSessionResponse = await self._request("session/unarchive", params)
        return result

    async def terminal_cancel(self, params: CancelTerminalRequest) -> CancelTerminalResponse:
        """Stops one terminal's process, only while that terminal announces
        `capabilities.cancel`. Error -32602 if it is unknown, over or cannot be cancelled.
        """
        result: CancelTerminalResponse = await self._request("terminal/cancel", params)
        return result

    async def tool_call_cancel(self, params: CancelToolCallRequest) -> CancelToolCallResponse:
        """Stops one tool call, only while that call announces `capabilities.cancel`. Error
        -32602 if it is unknown, over or cannot be cancelled.
        """
        result: CancelToolCallResponse = await self._request("tool_call/cancel", params)
        return result


class ClientCaller(_Caller):
    """Calls the methods of a peer that is client.

    A request raises RequestError for an error of the peer, DecodeError for a result that is none,
    and ConnectionClosed. `features` are the flags that are on.
    """

    def __init__(self, link: _Link, *, features: _Feature | None = None) -> None:
        super().__init__(link, "client", _BINDING, features)

    async def auth_status_update(self, params: AuthStatusUpdateNotification) -> None:
        """Tells the client that the answer to `auth/status` has changed, at any time after
        `initialize`. Only agents with the `auth.status` capability send it.

        Unstable: needs `Feature.AUTH_STATUS`.
        """
        await self._notify("auth/status_update", params)

    async def elicitation_complete(self, params: CompleteElicitationNotification) -> None:
        """Tells the client that what the user was sent to a URL for is finished; the session's
        state does not change by it.
        """
        await self._notify("elicitation/complete", params)

    async def elicitation_create(
        self, params: CreateElicitationRequest
    ) -> CreateElicitationResponse:
        """Has the client ask the user for input, in a form or on a web page. Needs the client's
        `elicitation.form` or `elicitation.url` capability. A session reports
        `requires_action` while all its foreground work waits for the answer.
        """
        result: CreateElicitationResponse = await self._request("elicitation/create", params)
        return result

    async def mcp_message(self, params: MessageMcpRequest) -> MessageMcpResponse:
        """MCP request in an ACP envelope, sent by the agent to the side that runs the server.
        Only for servers of type `acp`.

        Unstable: needs `Feature.MCP_OVER_ACP`.
        """
        result: MessageMcpResponse = await self._request("mcp/message", params)
        return result

    async def session_request_permission(
        self, params: RequestPermissionRequest
    ) -> RequestPermissionResponse:
        """Params of `session/request_permission`: the agent asks for the user's consent before
        it goes on with an operation.
        """
        result: RequestPermissionResponse = await self._request(
            "session/request_permission", params
        )
        return result

    async def session_update(self, params: UpdateSessionNotification) -> None:
        """Params of `session/update`, agent to client: one piece of news about a session, at
        any time in its life. There is no answer.
        """
        await self._notify("session/update", params)


class ProxyCaller(_Caller):
    """Calls the methods of a peer that is proxy.

    A request raises RequestError for an error of the peer, DecodeError for a result that is none,
    and ConnectionClosed. `features` are the flags that are on.
    """

    def __init__(self, link: _Link, *, features: _Feature | None = None) -> None:
        super().__init__(link, "proxy", _BINDING, features)

    async def proxy_initialize(self, params: InitializeProxyRequest) -> InitializeProxyResponse:
        """What a conductor sends instead of `initialize` to any component with a successor,
        making it a proxy. Same fields, with the `protocolVersion` that the conductor chose;
        the proxy must forward `initialize` through `proxy/successor` before it answers with
        success.

        Unstable: needs `Feature.PROXY_CHAINS`.
        """
        result: InitializeProxyResponse = await self._request("proxy/initialize", params)
        return result

    async def proxy_successor(self, params: ProxySuccessorRequest) -> ProxySuccessorResponse:
        """Request on its way through a chain of proxies: a proxy sends it on towards the agent,
        or the conductor hands a proxy one that comes from there. Cancelling it affects this
        hop only.

        Unstable: needs `Feature.PROXY_CHAINS`.
        """
        result: ProxySuccessorResponse = await self._request("proxy/successor", params)
        return result

    async def proxy_successor_notification(self, params: ProxySuccessorNotification) -> None:
        """Notification on its way through a chain of proxies: a proxy sends it on towards the
        agent, or the conductor hands a proxy one that comes from there.

        Unstable: needs `Feature.PROXY_CHAINS`.
        """
        await self._notify("proxy/successor", params)
