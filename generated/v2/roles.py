"""The sides that a program can play: subclass one and fill in its methods."""

from __future__ import annotations

from .._rpc import RequestError as _RequestError
from .._sides import Side as _Side

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .._sides import OnError as _OnError
    from .aliases import (
        CreateElicitationRequest,
        CreateElicitationResponse,
        MessageMcpResponse,
        ProxySuccessorResponse,
        SetSessionConfigOptionRequest,
    )
    from .callers import (
        AgentCaller,
        ClientCaller,
        ProxyCaller,
    )
    from .dispatch import (
        AgentDispatcher,
        ClientDispatcher,
        ProxyDispatcher,
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


class Agent(_Side["ClientCaller"]):
    """The base of agent implementations.

    Override what it does; what is not overridden answers that there is no such method. Plain
    functions do as well as async ones.
    """

    @property
    def client(self) -> ClientCaller:
        """The methods of the other side; ConnectionClosed before there is a connection."""
        caller: ClientCaller = self._peer("client")
        return caller

    def dispatcher(
        self, *, features: _Feature | None = None, on_error: _OnError | None = None
    ) -> AgentDispatcher:
        """A dispatcher to this object; `features` are the flags that are on."""
        from .dispatch import AgentDispatcher

        return AgentDispatcher(self, features=features, on_error=on_error)

    async def auth_login(self, params: LoginAuthRequest) -> LoginAuthResponse | None:
        """Client asks to sign in by one of the advertised methods. Agents with a non-empty
        `authMethods` must answer it; with none, clients must not send it.
        """
        raise _RequestError.method_not_found()

    async def auth_logout(self, params: LogoutAuthRequest) -> LogoutAuthResponse | None:
        """Client asks to be signed out. Agents with a non-empty `authMethods` must answer it;
        with none, clients must not send it.
        """
        raise _RequestError.method_not_found()

    async def auth_status(self, params: AuthStatusRequest) -> AuthStatusResponse:
        """Asks where the agent stands on login and changes nothing; never refused with error
        -32000. Needs the agent's `auth.status` capability.

        Unstable: needs `Feature.AUTH_STATUS`.
        """
        raise _RequestError.method_not_found()

    async def initialize(self, params: InitializeRequest) -> InitializeResponse:
        """The client's first message: it proposes a protocol version and says what it can do."""
        raise _RequestError.method_not_found()

    async def mcp_message(self, params: MessageMcpNotification) -> None:
        """One-way MCP message about a request still running, such as a subscription update. The
        side that runs the server sends it to the agent.

        Unstable: needs `Feature.MCP_OVER_ACP`.
        """
        raise _RequestError.method_not_found()

    async def providers_disable(
        self, params: DisableProviderRequest
    ) -> DisableProviderResponse | None:
        """The client asks the agent to stop using one LLM provider. Needs the agent's
        `providers` capability; not for providers that are `required`.

        Unstable: needs `Feature.LLM_PROVIDERS`.
        """
        raise _RequestError.method_not_found()

    async def providers_list(self, params: ListProvidersRequest) -> ListProvidersResponse:
        """The client asks which LLM providers can be configured. Needs the agent's `providers`
        capability.

        Unstable: needs `Feature.LLM_PROVIDERS`.
        """
        raise _RequestError.method_not_found()

    async def providers_set(self, params: SetProviderRequest) -> SetProviderResponse | None:
        """Params of `providers/set`, client to agent: replaces everything configured for one
        model provider. Needs the agent's `providers` capability.

        Unstable: needs `Feature.LLM_PROVIDERS`.
        """
        raise _RequestError.method_not_found()

    async def session_archive(self, params: ArchiveSessionRequest) -> ArchiveSessionResponse | None:
        """Takes a session out of the default `session/list` but keeps its id and history; an
        active one is closed first. Unknown sessions get error -32002. Needs
        `session.archive`.

        Unstable: needs `Feature.SESSION_ARCHIVE`.
        """
        raise _RequestError.method_not_found()

    async def session_cancel(self, params: CancelSessionNotification) -> None:
        """Stops the session's foreground work and drops prompts not inserted yet; listed
        background work goes on. If foreground work was running, an idle `state_update` with
        `cancelled` follows.
        """
        raise _RequestError.method_not_found()

    async def session_close(self, params: CloseSessionRequest) -> CloseSessionResponse | None:
        """Ends an active session: the agent stops its work, background work too, and frees what
        it holds. Prompts not inserted yet fail with -32800; a client takes error -32002 for
        success.
        """
        raise _RequestError.method_not_found()

    async def session_delete(self, params: DeleteSessionRequest) -> DeleteSessionResponse | None:
        """Removes a session from `session/list`. Needs the agent's `session.delete`."""
        raise _RequestError.method_not_found()

    async def session_fork(self, params: ForkSessionRequest) -> ForkSessionResponse:
        """The client asks for a new session that starts with another session's context; the
        other one's history stays as it is. Needs the agent's `session.fork` capability.

        Unstable: needs `Feature.SESSION_FORK`.
        """
        raise _RequestError.method_not_found()

    async def session_list(self, params: ListSessionsRequest) -> ListSessionsResponse:
        """The client asks for one page of the sessions that the agent knows. Every agent with
        the `session` capability serves it.
        """
        raise _RequestError.method_not_found()

    async def session_new(self, params: NewSessionRequest) -> NewSessionResponse:
        """Client opens a conversation with its own history. An agent that wants the client
        signed in first answers with error `-32000`. Gated by the `session` capability.
        """
        raise _RequestError.method_not_found()

    async def session_prompt(self, params: PromptRequest) -> PromptResponse:
        """Client passes on what the user has to say. The answer comes as soon as the message is
        in the conversation; the work goes on after it.
        """
        raise _RequestError.method_not_found()

    async def session_resume(self, params: ResumeSessionRequest) -> ResumeSessionResponse | None:
        """Params of `session/resume`: the client takes up an existing session, and `replayFrom`
        says whether the agent first sends the conversation again. Every agent with the
        `session` capability has it.
        """
        raise _RequestError.method_not_found()

    async def session_set_config_option(
        self, params: SetSessionConfigOptionRequest
    ) -> SetSessionConfigOptionResponse:
        """Params of `session/set_config_option`, client to agent: gives one option a new value;
        its `type` is required in v2. An unknown option or unfit value is answered with error
        -32602 and changes nothing.
        """
        raise _RequestError.method_not_found()

    async def session_set_title(self, params: SetSessionTitleRequest) -> SetSessionTitleResponse:
        """Params of `session/set_title`, client to agent: renames any session that
        `session/list` can return, open or not. Needs the agent's `session.title`; an unknown
        session gives error -32002.

        Unstable: needs `Feature.SESSION_SET_TITLE`.
        """
        raise _RequestError.method_not_found()

    async def session_status(self, params: SessionStatusRequest) -> SessionStatusResponse:
        """Params of `session/status`: the client asks whether the agent holds a session in
        memory, which changes nothing. Needs `session.status`; an unknown session gives error
        `-32002`.

        Unstable: needs `Feature.SESSION_STATUS`.
        """
        raise _RequestError.method_not_found()

    async def session_unarchive(
        self, params: UnarchiveSessionRequest
    ) -> UnarchiveSessionResponse | None:
        """Params of `session/unarchive`, client to agent: puts an archived session back into
        plain `session/list` results, without loading it. Needs the agent's
        `session.archive`; an unknown session gives error -32002.

        Unstable: needs `Feature.SESSION_ARCHIVE`.
        """
        raise _RequestError.method_not_found()

    async def terminal_cancel(self, params: CancelTerminalRequest) -> CancelTerminalResponse | None:
        """Stops one terminal's process, only while that terminal announces
        `capabilities.cancel`. Error -32602 if it is unknown, over or cannot be cancelled.
        """
        raise _RequestError.method_not_found()

    async def tool_call_cancel(
        self, params: CancelToolCallRequest
    ) -> CancelToolCallResponse | None:
        """Stops one tool call, only while that call announces `capabilities.cancel`. Error
        -32602 if it is unknown, over or cannot be cancelled.
        """
        raise _RequestError.method_not_found()


class Client(_Side["AgentCaller"]):
    """The base of client implementations.

    Override what it does; what is not overridden answers that there is no such method. Plain
    functions do as well as async ones.
    """

    @property
    def agent(self) -> AgentCaller:
        """The methods of the other side; ConnectionClosed before there is a connection."""
        caller: AgentCaller = self._peer("agent")
        return caller

    def dispatcher(
        self, *, features: _Feature | None = None, on_error: _OnError | None = None
    ) -> ClientDispatcher:
        """A dispatcher to this object; `features` are the flags that are on."""
        from .dispatch import ClientDispatcher

        return ClientDispatcher(self, features=features, on_error=on_error)

    async def auth_status_update(self, params: AuthStatusUpdateNotification) -> None:
        """Tells the client that the answer to `auth/status` has changed, at any time after
        `initialize`. Only agents with the `auth.status` capability send it.

        Unstable: needs `Feature.AUTH_STATUS`.
        """
        raise _RequestError.method_not_found()

    async def elicitation_complete(self, params: CompleteElicitationNotification) -> None:
        """Tells the client that what the user was sent to a URL for is finished; the session's
        state does not change by it.
        """
        raise _RequestError.method_not_found()

    async def elicitation_create(
        self, params: CreateElicitationRequest
    ) -> CreateElicitationResponse:
        """Has the client ask the user for input, in a form or on a web page. Needs the client's
        `elicitation.form` or `elicitation.url` capability. A session reports
        `requires_action` while all its foreground work waits for the answer.
        """
        raise _RequestError.method_not_found()

    async def mcp_message(self, params: MessageMcpRequest) -> MessageMcpResponse:
        """MCP request in an ACP envelope, sent by the agent to the side that runs the server.
        Only for servers of type `acp`.

        Unstable: needs `Feature.MCP_OVER_ACP`.
        """
        raise _RequestError.method_not_found()

    async def session_request_permission(
        self, params: RequestPermissionRequest
    ) -> RequestPermissionResponse:
        """Params of `session/request_permission`: the agent asks for the user's consent before
        it goes on with an operation.
        """
        raise _RequestError.method_not_found()

    async def session_update(self, params: UpdateSessionNotification) -> None:
        """Params of `session/update`, agent to client: one piece of news about a session, at
        any time in its life. There is no answer.
        """
        raise _RequestError.method_not_found()


class Proxy(_Side["ProxyCaller"]):
    """The base of proxy implementations.

    Override what it does; what is not overridden answers that there is no such method. Plain
    functions do as well as async ones.

    Unstable: needs `Feature.PROXY_CHAINS`.
    """

    @property
    def proxy(self) -> ProxyCaller:
        """The methods of the other side; ConnectionClosed before there is a connection."""
        caller: ProxyCaller = self._peer("proxy")
        return caller

    def dispatcher(
        self, *, features: _Feature | None = None, on_error: _OnError | None = None
    ) -> ProxyDispatcher:
        """A dispatcher to this object; `features` are the flags that are on."""
        from .dispatch import ProxyDispatcher

        return ProxyDispatcher(self, features=features, on_error=on_error)

    async def proxy_initialize(self, params: InitializeProxyRequest) -> InitializeProxyResponse:
        """What a conductor sends instead of `initialize` to any component with a successor,
        making it a proxy. Same fields, with the `protocolVersion` that the conductor chose;
        the proxy must forward `initialize` through `proxy/successor` before it answers with
        success.

        Unstable: needs `Feature.PROXY_CHAINS`.
        """
        raise _RequestError.method_not_found()

    async def proxy_successor(self, params: ProxySuccessorRequest) -> ProxySuccessorResponse | None:
        """Request on its way through a chain of proxies: a proxy sends it on towards the agent,
        or the conductor hands a proxy one that comes from there. Cancelling it affects this
        hop only.

        Unstable: needs `Feature.PROXY_CHAINS`.
        """
        raise _RequestError.method_not_found()

    async def proxy_successor_notification(self, params: ProxySuccessorNotification) -> None:
        """Notification on its way through a chain of proxies: a proxy sends it on towards the
        agent, or the conductor hands a proxy one that comes from there.

        Unstable: needs `Feature.PROXY_CHAINS`.
        """
        raise _RequestError.method_not_found()
