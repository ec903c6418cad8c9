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
        AuthenticateRequest,
        AuthenticateResponse,
        CancelNotification,
        CloseSessionRequest,
        CloseSessionResponse,
        CompleteElicitationNotification,
        CreateTerminalRequest,
        CreateTerminalResponse,
        DeleteSessionRequest,
        DeleteSessionResponse,
        InitializeRequest,
        InitializeResponse,
        KillTerminalRequest,
        KillTerminalResponse,
        ListSessionsRequest,
        ListSessionsResponse,
        LoadSessionRequest,
        LoadSessionResponse,
        LogoutRequest,
        LogoutResponse,
        NewSessionRequest,
        NewSessionResponse,
        PromptRequest,
        PromptResponse,
        ReadTextFileRequest,
        ReadTextFileResponse,
        ReleaseTerminalRequest,
        ReleaseTerminalResponse,
        RequestPermissionRequest,
        RequestPermissionResponse,
        ResumeSessionRequest,
        ResumeSessionResponse,
        SessionNotification,
        SetSessionConfigOptionResponse,
        SetSessionModeRequest,
        SetSessionModeResponse,
        TerminalOutputRequest,
        TerminalOutputResponse,
        WaitForTerminalExitRequest,
        WaitForTerminalExitResponse,
        WriteTextFileRequest,
        WriteTextFileResponse,
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

    async def auth_status(self, params: AuthStatusRequest) -> AuthStatusResponse:
        """Asks where the agent stands on login and changes nothing; never refused with error
        -32000. Needs the agent's `auth.status` capability.

        Unstable: needs `Feature.AUTH_STATUS`.
        """
        raise _RequestError.method_not_found()

    async def authenticate(self, params: AuthenticateRequest) -> AuthenticateResponse | None:
        """Logs in by a method that the agent carries out; afterwards `session/new` no longer
        fails with error -32000.
        """
        raise _RequestError.method_not_found()

    async def initialize(self, params: InitializeRequest) -> InitializeResponse:
        """The client's first message: it proposes a protocol version and says what it can do."""
        raise _RequestError.method_not_found()

    async def logout(self, params: LogoutRequest) -> LogoutResponse | None:
        """Client asks to be signed out. Gated by the `auth.logout` capability."""
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
        `sessionCapabilities.archive`.

        Unstable: needs `Feature.SESSION_ARCHIVE`.
        """
        raise _RequestError.method_not_found()

    async def session_cancel(self, params: CancelNotification) -> None:
        """Stops the running turn: the agent breaks off model and tool work, sends updates still
        due and ends `session/prompt` with stop reason `cancelled`.
        """
        raise _RequestError.method_not_found()

    async def session_close(self, params: CloseSessionRequest) -> CloseSessionResponse | None:
        """Ends an active session: the agent stops its work as for `session/cancel`, then frees
        what it holds. Needs `sessionCapabilities.close`.
        """
        raise _RequestError.method_not_found()

    async def session_delete(self, params: DeleteSessionRequest) -> DeleteSessionResponse | None:
        """Removes a session from `session/list`. Needs the agent's
        `sessionCapabilities.delete`.
        """
        raise _RequestError.method_not_found()

    async def session_fork(self, params: ForkSessionRequest) -> ForkSessionResponse:
        """The client asks for a new session that starts with another session's context; the
        other one's history stays as it is. Needs the agent's `sessionCapabilities.fork`
        capability.

        Unstable: needs `Feature.SESSION_FORK`.
        """
        raise _RequestError.method_not_found()

    async def session_list(self, params: ListSessionsRequest) -> ListSessionsResponse:
        """The client asks for one page of the sessions that the agent knows. Needs the agent's
        `sessionCapabilities.list` capability.
        """
        raise _RequestError.method_not_found()

    async def session_load(self, params: LoadSessionRequest) -> LoadSessionResponse | None:
        """The client asks to reopen a session; the agent replays its history as
        `session/update` notifications before it answers. Needs the agent's `loadSession`
        capability.
        """
        raise _RequestError.method_not_found()

    async def session_new(self, params: NewSessionRequest) -> NewSessionResponse:
        """Client opens a conversation with its own history. An agent that wants the client
        signed in first answers with error `-32000`.
        """
        raise _RequestError.method_not_found()

    async def session_prompt(self, params: PromptRequest) -> PromptResponse:
        """Client passes on what the user has to say. The answer comes when the agent has
        finished its turn.
        """
        raise _RequestError.method_not_found()

    async def session_resume(self, params: ResumeSessionRequest) -> ResumeSessionResponse | None:
        """Params of `session/resume`: the client takes up an existing session without getting
        its past messages, unlike `session/load`. Needs the `sessionCapabilities.resume`
        capability.
        """
        raise _RequestError.method_not_found()

    async def session_set_config_option(
        self, params: SetSessionConfigOptionRequest
    ) -> SetSessionConfigOptionResponse:
        """Params of `session/set_config_option`, client to agent: gives one option a new value.
        The value's kind decides the branch; in v1 a boolean needs the client capability
        `session.configOptions.boolean`.
        """
        raise _RequestError.method_not_found()

    async def session_set_mode(
        self, params: SetSessionModeRequest
    ) -> SetSessionModeResponse | None:
        """Params of `session/set_mode`, client to agent: switches a session to another of its
        modes. v1 only; in v2 the mode is a config option.
        """
        raise _RequestError.method_not_found()

    async def session_set_title(self, params: SetSessionTitleRequest) -> SetSessionTitleResponse:
        """Params of `session/set_title`, client to agent: renames any session that
        `session/list` can return, open or not. Needs the agent's
        `sessionCapabilities.title`; an unknown session gives error -32002.

        Unstable: needs `Feature.SESSION_SET_TITLE`.
        """
        raise _RequestError.method_not_found()

    async def session_status(self, params: SessionStatusRequest) -> SessionStatusResponse:
        """Params of `session/status`: the client asks whether the agent holds a session in
        memory, which changes nothing. Needs `sessionCapabilities.status`; an unknown session
        gives error `-32002`.

        Unstable: needs `Feature.SESSION_STATUS`.
        """
        raise _RequestError.method_not_found()

    async def session_unarchive(
        self, params: UnarchiveSessionRequest
    ) -> UnarchiveSessionResponse | None:
        """Params of `session/unarchive`, client to agent: puts an archived session back into
        plain `session/list` results, without loading it. Needs the agent's
        `sessionCapabilities.archive`; an unknown session gives error -32002.

        Unstable: needs `Feature.SESSION_ARCHIVE`.
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
        """Tells the client that what the user was sent to a URL for is finished."""
        raise _RequestError.method_not_found()

    async def elicitation_create(
        self, params: CreateElicitationRequest
    ) -> CreateElicitationResponse:
        """Has the client ask the user for input, in a form or on a web page. Needs the client's
        `elicitation.form` or `elicitation.url` capability.
        """
        raise _RequestError.method_not_found()

    async def fs_read_text_file(self, params: ReadTextFileRequest) -> ReadTextFileResponse:
        """Agent asks for text from a file on the side of the client. Gated by the
        `fs.readTextFile` capability.
        """
        raise _RequestError.method_not_found()

    async def fs_write_text_file(
        self, params: WriteTextFileRequest
    ) -> WriteTextFileResponse | None:
        """Params of `fs/write_text_file`, agent to client: saves text to a file. Needs the
        client's `fs.writeTextFile` capability.
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
        it runs a tool call.
        """
        raise _RequestError.method_not_found()

    async def session_update(self, params: SessionNotification) -> None:
        """Params of `session/update`: the agent tells the client what goes on in a session, one
        thing at a time.
        """
        raise _RequestError.method_not_found()

    async def terminal_create(self, params: CreateTerminalRequest) -> CreateTerminalResponse:
        """Starts a command in a new terminal on the client's side; the agent frees it with
        `terminal/release`. Needs the client's `terminal` capability.
        """
        raise _RequestError.method_not_found()

    async def terminal_kill(self, params: KillTerminalRequest) -> KillTerminalResponse | None:
        """The agent asks the client to end the command in a terminal; the terminal itself stays
        usable until released. Needs the client's `terminal` capability.
        """
        raise _RequestError.method_not_found()

    async def terminal_output(self, params: TerminalOutputRequest) -> TerminalOutputResponse:
        """Params of `terminal/output`, agent to client: asks what a terminal has printed and
        whether it has ended, without waiting. Needs the client's `terminal` capability.
        """
        raise _RequestError.method_not_found()

    async def terminal_release(
        self, params: ReleaseTerminalRequest
    ) -> ReleaseTerminalResponse | None:
        """Agent is through with a terminal: the client kills the command if it still runs and
        frees what it held. Gated by the `terminal` capability.
        """
        raise _RequestError.method_not_found()

    async def terminal_wait_for_exit(
        self, params: WaitForTerminalExitRequest
    ) -> WaitForTerminalExitResponse | None:
        """Params of `terminal/wait_for_exit`, agent to client: the answer comes only when the
        command has ended. Needs the client's `terminal` capability.
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
