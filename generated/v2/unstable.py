"""Types that are unstable as a whole.

Each needs the feature flags that its description names: without them it is neither decoded nor
encoded.
"""

from __future__ import annotations

from .._runtime import EMPTY, UNSET, Record, Unset, factory, made
from .types import *

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any, ClassVar, Literal

    from .aliases import (
        AbsolutePath,
        AvailableCommand,
        BackgroundWork,
        ContentBlock,
        McpServer,
        MessageId,
        PlanId,
        RequestId,
        SessionConfigOption,
        SessionId,
        StateUpdate,
    )
    from .aliases import (
        AuthState as AuthState,
    )
    from .aliases import (
        LlmProtocol as LlmProtocol,
    )
    from .aliases import (
        McpRequestId as McpRequestId,
    )
    from .aliases import (
        McpServerAcpId as McpServerAcpId,
    )
    from .aliases import (
        MessageMcpResponse as MessageMcpResponse,
    )
    from .aliases import (
        ProviderId as ProviderId,
    )
    from .aliases import (
        ProxyResponse as ProxyResponse,
    )
    from .aliases import (
        ProxySuccessorResponse as ProxySuccessorResponse,
    )
    from .aliases import (
        SessionArchiveFilter as SessionArchiveFilter,
    )
    from .aliases import (
        SessionStatus as SessionStatus,
    )
    from .aliases import (
        SystemPromptMode as SystemPromptMode,
    )

if not TYPE_CHECKING:
    # Aliases need the module `typing`: they load when first asked for, and no `*` asks for them.
    _ALIASES = frozenset(
        # fmt: off
        (
            "AuthState",
            "LlmProtocol",
            "McpRequestId",
            "McpServerAcpId",
            "MessageMcpResponse",
            "ProviderId",
            "ProxyResponse",
            "ProxySuccessorResponse",
            "SessionArchiveFilter",
            "SessionStatus",
            "SystemPromptMode",
        )
        # fmt: on
    )

    def __getattr__(name):
        if name not in _ALIASES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from . import aliases

        value = globals()[name] = getattr(aliases, name)
        return value

    def __dir__():
        return sorted({*globals(), *_ALIASES})


class McpServerAcp(Record):
    """MCP server that lives on the client side of the ACP connection and is spoken to in
    `mcp/message`.

    Needs `Feature.MCP_OVER_ACP`.
    """

    __slots__ = ("name", "server_id", "meta")

    name: str
    """What to call the server when people see it."""
    server_id: McpServerAcpId
    """Id made up by the side that runs the server; no two such servers on one connection may
    share it.
    """
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        name: str,
        server_id: McpServerAcpId,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.name = name
        self.server_id = server_id
        self.meta = meta
        self.unknown_fields = unknown_fields


class AcpMcpServer(McpServerAcp):
    """Server run by the client or a proxy, which the agent talks to through `mcp/message`.
    Gated by the `session.mcp.acp` capability.

    Needs `Feature.MCP_OVER_ACP`.

    The branch of `McpServer` where `type` is `acp`.
    """

    __slots__ = ()

    type: ClassVar[Literal["acp"]] = "acp"


class ArchiveSessionRequest(Record):
    """Takes a session out of the default `session/list` but keeps its id and history; an active
    one is closed first. Unknown sessions get error -32002. Needs `session.archive`.

    Needs `Feature.SESSION_ARCHIVE`.
    """

    __slots__ = ("session_id", "meta")

    session_id: SessionId
    """Session that the request acts on."""
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        session_id: SessionId,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.session_id = session_id
        self.meta = meta
        self.unknown_fields = unknown_fields


class ArchiveSessionResponse(Record):
    """Confirms that the session is archived, also when it already was.

    Needs `Feature.SESSION_ARCHIVE`.
    """

    __slots__ = ("meta",)

    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.meta = meta
        self.unknown_fields = unknown_fields


class AuthAccount(Record):
    """One account or API key set up in the agent, for display only. Clients must not use it to
    identify anyone and should keep it out of logs and telemetry.

    Needs `Feature.AUTH_STATUS`.
    """

    __slots__ = ("label", "active", "name", "email", "organization", "meta")

    label: str
    """Name of the account that is clear without the other fields, for example `Work
    subscription`.
    """
    active: bool | None
    """True when the agent uses this account unless told otherwise; several may be. Absent or
    `null` leaves it open.
    """
    name: str | None
    """Name of the account's user, for display; absent or `null` when not given."""
    email: str | None
    """Email address of the account's user, for display; absent or `null` when not given."""
    organization: str | None
    """Team, workspace or company that the account works for, for display; absent or `null` when
    not given.
    """
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        label: str,
        active: bool | None = None,
        name: str | None = None,
        email: str | None = None,
        organization: str | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.label = label
        self.active = active
        self.name = name
        self.email = email
        self.organization = organization
        self.meta = meta
        self.unknown_fields = unknown_fields


class AuthStatusCapabilities(Record):
    """Any object, even `{}`, says that the agent answers `auth/status` and may send
    `auth/status_update`.

    Needs `Feature.AUTH_STATUS`.
    """

    __slots__ = ("meta",)

    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.meta = meta
        self.unknown_fields = unknown_fields


class AuthStatusRequest(Record):
    """Asks where the agent stands on login and changes nothing; never refused with error
    -32000. Needs the agent's `auth.status` capability.

    Needs `Feature.AUTH_STATUS`.
    """

    __slots__ = ("meta",)

    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.meta = meta
        self.unknown_fields = unknown_fields


class AuthStatusResponse(Record):
    """Where the agent stands on login, with the accounts it knows about.

    Needs `Feature.AUTH_STATUS`.
    """

    __slots__ = ("state", "accounts", "meta")

    state: AuthState
    """Whether a session can start without a login; the only field that a client should act on.
    Values it does not know count as `unknown`.
    """
    accounts: list[AuthAccount] | None
    """Accounts set up in the agent, for display; absent means none. Entries that do not decode
    are dropped, and a bad list counts as empty.
    """
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        state: AuthState,
        accounts: list[AuthAccount] | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.state = state
        self.accounts = accounts
        self.meta = meta
        self.unknown_fields = unknown_fields


class AuthStatusUpdateNotification(Record):
    """Tells the client that the answer to `auth/status` has changed, at any time after
    `initialize`. Only agents with the `auth.status` capability send it.

    Needs `Feature.AUTH_STATUS`.
    """

    __slots__ = ("state", "accounts", "meta")

    state: AuthState
    """Whether a session can start without a login; the only field that a client should act on.
    Values it does not know count as `unknown`.
    """
    accounts: list[AuthAccount] | None
    """Accounts set up in the agent, for display; absent means none. Entries that do not decode
    are dropped, and a bad list counts as empty.
    """
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        state: AuthState,
        accounts: list[AuthAccount] | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.state = state
        self.accounts = accounts
        self.meta = meta
        self.unknown_fields = unknown_fields


class BackgroundSubagent(Record):
    """A child session at work in the background, which an earlier `subagent_update` tied to
    this session.

    Needs `Feature.SUBAGENTS`.
    """

    __slots__ = ("session_id", "meta")

    session_id: SessionId
    """Id of the child session that is at work."""
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        session_id: SessionId,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.session_id = session_id
        self.meta = meta
        self.unknown_fields = unknown_fields


class DisableProviderRequest(Record):
    """The client asks the agent to stop using one LLM provider. Needs the agent's `providers`
    capability; not for providers that are `required`.

    Needs `Feature.LLM_PROVIDERS`.
    """

    __slots__ = ("provider_id", "meta")

    provider_id: ProviderId
    """The provider to turn off, as named by `providers/list`."""
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        provider_id: ProviderId,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.provider_id = provider_id
        self.meta = meta
        self.unknown_fields = unknown_fields


class DisableProviderResponse(Record):
    """The agent's answer to `providers/disable`; success means that the provider is off.

    Needs `Feature.LLM_PROVIDERS`.
    """

    __slots__ = ("meta",)

    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.meta = meta
        self.unknown_fields = unknown_fields


class ErrorMessageMcpResponse(Record):
    """The MCP server turned the request down or failed.

    Needs `Feature.MCP_OVER_ACP`.
    """

    __slots__ = ("error", "meta")

    error: McpError
    """What the server reported, always as an object."""
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        error: McpError,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.error = error
        self.meta = meta
        self.unknown_fields = unknown_fields


class ErrorProxyResponse(Record):
    """Needs `Feature.PROXY_CHAINS`."""

    __slots__ = ("id", "error")

    id: int | str | None
    error: Error

    def __init__(
        self,
        *,
        id: int | str | None,
        error: Error,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.id = id
        self.error = error
        self.unknown_fields = unknown_fields


class PlanFile(Record):
    """Plan that is kept in a file: the client gets a pointer to it, not the text.

    Needs `Feature.PLAN_OPERATIONS`.
    """

    __slots__ = ("plan_id", "uri", "meta")

    plan_id: PlanId
    """Plan whose content this is; it takes the place of what was sent for that id before."""
    uri: str
    """Where the file is, as a URI."""
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        plan_id: PlanId,
        uri: str,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.plan_id = plan_id
        self.uri = uri
        self.meta = meta
        self.unknown_fields = unknown_fields


class FilePlanUpdateContent(PlanFile):
    """Plan that the client has to read from a file.

    Needs `Feature.PLAN_OPERATIONS`.

    The branch of `PlanUpdateContent` where `type` is `file`.
    """

    __slots__ = ()

    type: ClassVar[Literal["file"]] = "file"


class ForkSessionRequest(Record):
    """The client asks for a new session that starts with another session's context; the other
    one's history stays as it is. Needs the agent's `session.fork` capability.

    Needs `Feature.SESSION_FORK`.
    """

    __slots__ = (
        "session_id",
        "cwd",
        "additional_directories",
        "mcp_servers",
        "system_prompt",
        "meta",
    )

    session_id: SessionId
    """The existing session to start from."""
    cwd: AbsolutePath
    """Absolute path of the session's working directory."""
    additional_directories: list[AbsolutePath] | None
    """Absolute paths of all further workspace roots of the new session. Absent, null or empty
    means none, though null should not be sent. Needs the agent's
    `session.additional_directories` capability.
    """
    mcp_servers: list[McpServer] | None
    """MCP servers for the agent to connect to. Absent, null or empty means none, though null
    should not be sent.
    """
    system_prompt: SystemPrompt | None
    """Instructions for the model; should be the same as for the source session. Absent or null
    leaves the choice to the agent: a stored prompt or its default. Needs the agent's
    `session.system_prompt` capability.

    Needs `Feature.SESSION_SYSTEM_PROMPT`.
    """
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        session_id: SessionId,
        cwd: AbsolutePath,
        additional_directories: list[AbsolutePath] | None = None,
        mcp_servers: list[McpServer] | None = None,
        system_prompt: SystemPrompt | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.session_id = session_id
        self.cwd = cwd
        self.additional_directories = additional_directories
        self.mcp_servers = mcp_servers
        self.system_prompt = system_prompt
        self.meta = meta
        self.unknown_fields = unknown_fields


class ForkSessionResponse(Record):
    """The agent's answer to `session/fork`: the new session and what it offers.

    Needs `Feature.SESSION_FORK`.
    """

    __slots__ = ("session_id", "config_options", "available_commands", "meta")

    session_id: SessionId
    """The new session; the one it was forked from keeps its own id."""
    config_options: list[SessionConfigOption] | None
    """Settings that the client can show and change for this session. Absent, empty or malformed
    means none, and so does null, which agents must not send. A later `config_option_update`
    replaces the list.
    """
    available_commands: list[AvailableCommand] | None
    """Commands that the user can call on from the start. Absent, empty or malformed means none,
    and so does null, which agents must not send. A later `available_commands_update`
    replaces the list.
    """
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        session_id: SessionId,
        config_options: list[SessionConfigOption] | None = None,
        available_commands: list[AvailableCommand] | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.session_id = session_id
        self.config_options = config_options
        self.available_commands = available_commands
        self.meta = meta
        self.unknown_fields = unknown_fields


class InitializeProxyRequest(InitializeRequest):
    """What a conductor sends instead of `initialize` to any component with a successor, making
    it a proxy. Same fields, with the `protocol_version` that the conductor chose; the proxy
    must forward `initialize` through `proxy/successor` before it answers with success.

    Needs `Feature.PROXY_CHAINS`.
    """

    __slots__ = ()


class InitializeProxyResponse(InitializeResponse):
    """The proxy's answer to `proxy/initialize`: its successor's `initialize` result, with the
    capabilities of the chain from here on. `protocol_version` must stay as it is.

    Needs `Feature.PROXY_CHAINS`.
    """

    __slots__ = ()


class ListProvidersRequest(Record):
    """The client asks which LLM providers can be configured. Needs the agent's `providers`
    capability.

    Needs `Feature.LLM_PROVIDERS`.
    """

    __slots__ = ("meta",)

    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.meta = meta
        self.unknown_fields = unknown_fields


class ListProvidersResponse(Record):
    """The agent's answer to `providers/list`.

    Needs `Feature.LLM_PROVIDERS`.
    """

    __slots__ = ("providers", "meta")

    providers: list[ProviderInfo]
    """The providers that a client can configure, each with its present routing, fit to show to
    the user.
    """
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        providers: list[ProviderInfo],
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.providers = providers
        self.meta = meta
        self.unknown_fields = unknown_fields


class PlanMarkdown(Record):
    """Plan as one Markdown text, without steps to tell apart.

    Needs `Feature.PLAN_OPERATIONS`.
    """

    __slots__ = ("plan_id", "content", "meta")

    plan_id: PlanId
    """Plan whose content this is; it takes the place of what was sent for that id before."""
    content: str
    """Whole plan as Markdown source."""
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        plan_id: PlanId,
        content: str,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.plan_id = plan_id
        self.content = content
        self.meta = meta
        self.unknown_fields = unknown_fields


class MarkdownPlanUpdateContent(PlanMarkdown):
    """Plan as text to be rendered.

    Needs `Feature.PLAN_OPERATIONS`.

    The branch of `PlanUpdateContent` where `type` is `markdown`.
    """

    __slots__ = ()

    type: ClassVar[Literal["markdown"]] = "markdown"


class McpAcpCapabilities(Record):
    """Sent as `{}` by an agent that can use MCP servers reached over the ACP connection itself.

    Needs `Feature.MCP_OVER_ACP`.
    """

    __slots__ = ("meta",)

    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.meta = meta
        self.unknown_fields = unknown_fields


class McpError(Record):
    """Error that the MCP server itself answered with. A failure to reach the server is an ACP
    error instead. Unknown keys are kept.

    Needs `Feature.MCP_OVER_ACP`.
    """

    __slots__ = ("code", "message", "data", "payload")

    code: int
    """32-bit number from MCP's own list of errors; never to be read as one of ACP's."""
    message: str
    """The MCP server's account of what went wrong; never null."""
    data: Any
    """Any JSON value with further detail. Optional; null and absent are kept apart."""
    payload: dict[str, Any]

    def __init__(
        self,
        *,
        code: int,
        message: str,
        data: Any = None,
        payload: dict[str, Any] = factory(lambda: {}),
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.code = code
        self.message = message
        self.data = data
        self.payload = made(payload)
        self.unknown_fields = unknown_fields


class MessageMcpNotification(Record):
    """One-way MCP message about a request still running, such as a subscription update. The
    side that runs the server sends it to the agent.

    Needs `Feature.MCP_OVER_ACP`.
    """

    __slots__ = ("server_id", "request_id", "method", "params", "meta")

    server_id: McpServerAcpId
    """Server that is working on the request, by the id under which it was declared."""
    request_id: McpRequestId
    """Running MCP request that the message is about."""
    method: str
    """MCP notification being delivered, by the name it has in MCP."""
    params: dict[str, Any] | None
    """Parameters for the MCP method, in an object. Absent or null means that there are none."""
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        server_id: McpServerAcpId,
        request_id: McpRequestId,
        method: str,
        params: dict[str, Any] | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.server_id = server_id
        self.request_id = request_id
        self.method = method
        self.params = params
        self.meta = meta
        self.unknown_fields = unknown_fields


class MessageMcpRequest(Record):
    """MCP request in an ACP envelope, sent by the agent to the side that runs the server. Only
    for servers of type `acp`.

    Needs `Feature.MCP_OVER_ACP`.
    """

    __slots__ = ("server_id", "request_id", "method", "params", "meta")

    server_id: McpServerAcpId
    """Server that is to answer, by the id under which it was declared."""
    request_id: McpRequestId
    """Id that the caller gives to the MCP request, so that notifications can refer to it."""
    method: str
    """MCP method to call on the other side, by the name it has in MCP."""
    params: dict[str, Any] | None
    """Parameters for the MCP method, in an object. Absent or null means that there are none."""
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        server_id: McpServerAcpId,
        request_id: McpRequestId,
        method: str,
        params: dict[str, Any] | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.server_id = server_id
        self.request_id = request_id
        self.method = method
        self.params = params
        self.meta = meta
        self.unknown_fields = unknown_fields


class PlanRemoved(Record):
    """Agent takes back one plan.

    Needs `Feature.PLAN_OPERATIONS`.
    """

    __slots__ = ("plan_id", "meta")

    plan_id: PlanId
    """Plan that the client is to drop."""
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        plan_id: PlanId,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.plan_id = plan_id
        self.meta = meta
        self.unknown_fields = unknown_fields


class PlanRemovedSessionUpdate(PlanRemoved):
    """The plan with the given id is gone.

    Needs `Feature.PLAN_OPERATIONS`.

    The branch of `SessionUpdate` where `sessionUpdate` is `plan_removed`.
    """

    __slots__ = ()

    session_update: ClassVar[Literal["plan_removed"]] = "plan_removed"


class ProviderCurrentConfig(Record):
    """Where the requests to a provider go at present. Secrets are left out.

    Needs `Feature.LLM_PROVIDERS`.
    """

    __slots__ = ("api_type", "base_url", "meta")

    api_type: LlmProtocol
    """API dialect that the endpoint at `base_url` speaks."""
    base_url: str
    """Address that the agent sends this provider's model requests to. v1 takes any string, v2
    asks for a URI.
    """
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        api_type: LlmProtocol,
        base_url: str,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.api_type = api_type
        self.base_url = base_url
        self.meta = meta
        self.unknown_fields = unknown_fields


class ProviderInfo(Record):
    """Source of language models that the client can set up, and how it is set up now.

    Needs `Feature.LLM_PROVIDERS`.
    """

    __slots__ = ("provider_id", "supported", "required", "current", "meta")

    provider_id: ProviderId
    """Id to be used in `providers/set` and `providers/disable`, such as `openai`."""
    supported: list[LlmProtocol]
    """APIs that it can be set to. A malformed entry is dropped; a value that is no list reads
    as empty.
    """
    required: bool
    """True: the agent cannot do without it, and clients must not send `providers/disable` for
    it.
    """
    current: ProviderCurrentConfig | None
    """Settings in force, without secrets. Absent or null means that it is disabled."""
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        provider_id: ProviderId,
        supported: list[LlmProtocol],
        required: bool,
        current: ProviderCurrentConfig | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.provider_id = provider_id
        self.supported = supported
        self.required = required
        self.current = current
        self.meta = meta
        self.unknown_fields = unknown_fields


class ProvidersCapabilities(Record):
    """Sent as `{}` by an agent that lets the client set up language model providers with the
    `providers/` methods.

    Needs `Feature.LLM_PROVIDERS`.
    """

    __slots__ = ("meta",)

    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.meta = meta
        self.unknown_fields = unknown_fields


class ProxyNotification(Record):
    """Needs `Feature.PROXY_CHAINS`."""

    __slots__ = ("method", "params")

    method: str
    params: Any

    def __init__(
        self,
        *,
        method: str,
        params: Any = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.method = method
        self.params = params
        self.unknown_fields = unknown_fields


class ProxyRequest(Record):
    """Needs `Feature.PROXY_CHAINS`."""

    __slots__ = ("id", "method", "params")

    id: RequestId
    method: str
    params: Any

    def __init__(
        self,
        *,
        id: RequestId,
        method: str,
        params: Any = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.id = id
        self.method = method
        self.params = params
        self.unknown_fields = unknown_fields


class ProxySuccessorNotification(Record):
    """Notification on its way through a chain of proxies: a proxy sends it on towards the
    agent, or the conductor hands a proxy one that comes from there.

    Needs `Feature.PROXY_CHAINS`.
    """

    __slots__ = ("method", "params", "meta")

    method: str
    """Method of the notification inside, such as `session/update`."""
    params: Any
    """Parameters of the notification inside, passed on untouched with its own `meta`. Absent or
    null means none. The schema lets any JSON value pass, but it must be an object or array.
    """
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        method: str,
        params: Any = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.method = method
        self.params = params
        self.meta = meta
        self.unknown_fields = unknown_fields


class ProxySuccessorRequest(Record):
    """Request on its way through a chain of proxies: a proxy sends it on towards the agent, or
    the conductor hands a proxy one that comes from there. Cancelling it affects this hop
    only.

    Needs `Feature.PROXY_CHAINS`.
    """

    __slots__ = ("method", "params", "meta")

    method: str
    """Method of the request inside, such as `session/prompt`."""
    params: Any
    """Parameters of the request inside, passed on untouched with its own `meta`. Absent or null
    means none. The schema lets any JSON value pass, but it must be an object or array.
    """
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        method: str,
        params: Any = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.method = method
        self.params = params
        self.meta = meta
        self.unknown_fields = unknown_fields


class ResultMessageMcpResponse(Record):
    """The MCP server did what was asked; its answer is passed on as it is.

    Needs `Feature.MCP_OVER_ACP`.
    """

    __slots__ = ("result", "meta")

    result: Any
    """Any JSON value, null included; only the key has to be there."""
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        result: Any,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.result = result
        self.meta = meta
        self.unknown_fields = unknown_fields


class ResultProxyResponse(Record):
    """Needs `Feature.PROXY_CHAINS`."""

    __slots__ = ("id", "result")

    id: RequestId
    result: Any

    def __init__(
        self,
        *,
        id: RequestId,
        result: Any,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.id = id
        self.result = result
        self.unknown_fields = unknown_fields


class SessionArchiveCapabilities(Record):
    """`{}` stands for all of archiving: `session/archive`, `session/unarchive`, and `archived`
    as a filter and a result of `session/list`.

    Needs `Feature.SESSION_ARCHIVE`.
    """

    __slots__ = ("meta",)

    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.meta = meta
        self.unknown_fields = unknown_fields


class SessionCancelCapabilities(Record):
    """`{}` lets the client stop what a subagent session is doing while the session itself lives
    on.

    Needs `Feature.SUBAGENTS`.
    """

    __slots__ = ("meta",)

    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.meta = meta
        self.unknown_fields = unknown_fields


class SessionForkCapabilities(Record):
    """`{}` says that the agent has `session/fork`, which starts a new session from an existing
    one.

    Needs `Feature.SESSION_FORK`.
    """

    __slots__ = ("meta",)

    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.meta = meta
        self.unknown_fields = unknown_fields


class SessionMessage(Record):
    """Creates or changes a message between two sessions, in the transcript of one of them.

    Needs `Feature.SUBAGENTS`.
    """

    __slots__ = (
        "message_id",
        "sender_session_id",
        "recipient_session_id",
        "sender_message_id",
        "recipient_message_id",
        "content",
        "meta",
    )

    message_id: MessageId
    """Message in this session's transcript that the update creates or changes."""
    sender_session_id: SessionId | None | Unset
    """Session that sent the message; absent or malformed leaves it unchanged, null clears it.
    """
    recipient_session_id: SessionId | None | Unset
    """Session that the message went to; absent or malformed leaves it unchanged, null clears
    it.
    """
    sender_message_id: MessageId | None | Unset
    """For a received message, its `message_id` on the sender's side, perhaps known only later;
    absent or malformed leaves it unchanged, null clears it.
    """
    recipient_message_id: MessageId | None | Unset
    """For a sent message, its `message_id` on the recipient's side, perhaps known only later;
    absent or malformed leaves it unchanged, null clears it.
    """
    content: list[ContentBlock] | None | Unset
    """Whole content of the message, in place of what it held; absent or malformed leaves it
    unchanged, null or `[]` empties it. Unreadable entries are dropped.
    """
    meta: dict[str, Any] | None | Unset
    """Extension data, merged by top-level key: absent changes nothing, null clears everything,
    and a key set to null is removed.
    """

    def __init__(
        self,
        *,
        message_id: MessageId,
        sender_session_id: SessionId | None | Unset = UNSET,
        recipient_session_id: SessionId | None | Unset = UNSET,
        sender_message_id: MessageId | None | Unset = UNSET,
        recipient_message_id: MessageId | None | Unset = UNSET,
        content: list[ContentBlock] | None | Unset = UNSET,
        meta: dict[str, Any] | None | Unset = UNSET,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.message_id = message_id
        self.sender_session_id = sender_session_id
        self.recipient_session_id = recipient_session_id
        self.sender_message_id = sender_message_id
        self.recipient_message_id = recipient_message_id
        self.content = content
        self.meta = meta
        self.unknown_fields = unknown_fields


class SessionMessageChunk(Record):
    """Next content block of a message between two sessions; who sent it to whom is told by
    `session_message`, before or after.

    Needs `Feature.SUBAGENTS`.
    """

    __slots__ = ("message_id", "content", "meta")

    message_id: MessageId
    """Message in this session's transcript that the block belongs to."""
    content: ContentBlock
    """Block to add at the end of the message."""
    meta: dict[str, Any] | None
    """Extension data about this chunk alone; absent, null or malformed means none, and what is
    stored stays as it is.
    """

    def __init__(
        self,
        *,
        message_id: MessageId,
        content: ContentBlock,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.message_id = message_id
        self.content = content
        self.meta = meta
        self.unknown_fields = unknown_fields


class SessionMessageChunkSessionUpdate(SessionMessageChunk):
    """Next content block of a message to or from another session.

    Needs `Feature.SUBAGENTS`.

    The branch of `SessionUpdate` where `sessionUpdate` is `session_message_chunk`.
    """

    __slots__ = ()

    session_update: ClassVar[Literal["session_message_chunk"]] = "session_message_chunk"


class SessionMessageSessionUpdate(SessionMessage):
    """Creates or changes a message that this session sent to another or received from it.

    Needs `Feature.SUBAGENTS`.

    The branch of `SessionUpdate` where `sessionUpdate` is `session_message`.
    """

    __slots__ = ()

    session_update: ClassVar[Literal["session_message"]] = "session_message"


class SessionStatusCapabilities(Record):
    """`{}` says that the agent has `session/status`, which tells whether it holds a session in
    memory.

    Needs `Feature.SESSION_STATUS`.
    """

    __slots__ = ("meta",)

    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.meta = meta
        self.unknown_fields = unknown_fields


class SessionStatusRequest(Record):
    """Params of `session/status`: the client asks whether the agent holds a session in memory,
    which changes nothing. Needs `session.status`; an unknown session gives error `-32002`.

    Needs `Feature.SESSION_STATUS`.
    """

    __slots__ = ("session_id", "meta")

    session_id: SessionId
    """Session to ask about; it need not be open on this connection."""
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        session_id: SessionId,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.session_id = session_id
        self.meta = meta
        self.unknown_fields = unknown_fields


class SessionStatusResponse(Record):
    """Result of `session/status`, a snapshot: a session that was `open` may be gone by the next
    request.

    Needs `Feature.SESSION_STATUS`.
    """

    __slots__ = ("status", "state", "meta")

    status: SessionStatus
    """`open` when the agent holds the session in memory; unknown values count as `saved`."""
    state: StateUpdate | None
    """What the foreground work is doing, best sent when `status` is `open`. Absent, null or
    malformed means not reported, which is not `idle`; an `idle` here is no new completion.
    """
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        status: SessionStatus,
        state: StateUpdate | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.status = status
        self.state = state
        self.meta = meta
        self.unknown_fields = unknown_fields


class SessionSystemPromptCapabilities(Record):
    """`{}` says that requests which open a session may carry a `system_prompt` in `append`
    mode.

    Needs `Feature.SESSION_SYSTEM_PROMPT`.
    """

    __slots__ = ("mode", "meta")

    mode: SessionSystemPromptModeCapabilities | None
    """Modes beyond `append`; absent, null or malformed means `append` alone."""
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        mode: SessionSystemPromptModeCapabilities | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.mode = mode
        self.meta = meta
        self.unknown_fields = unknown_fields


class SessionSystemPromptModeCapabilities(Record):
    """Ways to apply a system prompt other than `append`, which any agent with
    `session.system_prompt` has anyway.

    Needs `Feature.SESSION_SYSTEM_PROMPT`.
    """

    __slots__ = ("override", "meta")

    override: SessionSystemPromptOverrideCapabilities | None
    """`{}` lets the client put its system prompt in place of the agent's built-in instructions;
    absent, null or malformed means no.
    """
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        override: SessionSystemPromptOverrideCapabilities | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.override = override
        self.meta = meta
        self.unknown_fields = unknown_fields


class SessionSystemPromptOverrideCapabilities(Record):
    """`{}` says that the agent has `override` mode, in which a client's system prompt takes the
    place of its built-in instructions.

    Needs `Feature.SESSION_SYSTEM_PROMPT`.
    """

    __slots__ = ("meta",)

    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.meta = meta
        self.unknown_fields = unknown_fields


class SessionTitleCapabilities(Record):
    """`{}` says that the agent has `session/set_title`, by which clients rename a session;
    titles that the agent reports do not depend on it.

    Needs `Feature.SESSION_SET_TITLE`.
    """

    __slots__ = ("meta",)

    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.meta = meta
        self.unknown_fields = unknown_fields


class SetProviderRequest(Record):
    """Params of `providers/set`, client to agent: replaces everything configured for one model
    provider. Needs the agent's `providers` capability.

    Needs `Feature.LLM_PROVIDERS`.
    """

    __slots__ = ("provider_id", "api_type", "base_url", "headers", "meta")

    provider_id: ProviderId
    """Provider to configure, under an id that `providers/list` reports."""
    api_type: LlmProtocol
    """API dialect that the endpoint at `base_url` speaks, for example `anthropic` or `openai`.
    """
    base_url: str
    """Address that the agent sends this provider's model requests to. v1 takes any string, v2
    asks for a URI.
    """
    headers: dict[str, str] | None
    """HTTP headers, name to value, for every call to the provider; credentials may be among
    them. Optional but never `null`; the map replaces the earlier one whole.
    """
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        provider_id: ProviderId,
        api_type: LlmProtocol,
        base_url: str,
        headers: dict[str, str] | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.provider_id = provider_id
        self.api_type = api_type
        self.base_url = base_url
        self.headers = headers
        self.meta = meta
        self.unknown_fields = unknown_fields


class SetProviderResponse(Record):
    """Result of `providers/set`: carries no data, its arrival confirms that the agent took the
    configuration over.

    Needs `Feature.LLM_PROVIDERS`.
    """

    __slots__ = ("meta",)

    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.meta = meta
        self.unknown_fields = unknown_fields


class SetSessionTitleRequest(Record):
    """Params of `session/set_title`, client to agent: renames any session that `session/list`
    can return, open or not. Needs the agent's `session.title`; an unknown session gives
    error -32002.

    Needs `Feature.SESSION_SET_TITLE`.
    """

    __slots__ = ("session_id", "title", "meta")

    session_id: SessionId
    """Session that the request acts on."""
    title: str
    """Wanted title, required and never `null`. The agent may trim or shorten it, and answers
    -32602 when it is unacceptable, such as blank.
    """
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        session_id: SessionId,
        title: str,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.session_id = session_id
        self.title = title
        self.meta = meta
        self.unknown_fields = unknown_fields


class SetSessionTitleResponse(Record):
    """Result of `session/set_title`, sent once the title is saved. From then on the agent
    should not overwrite it with a generated one.

    Needs `Feature.SESSION_SET_TITLE`.
    """

    __slots__ = ("title", "meta")

    title: str
    """Title as saved, perhaps shortened or trimmed; show this one instead of the one sent."""
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        title: str,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.title = title
        self.meta = meta
        self.unknown_fields = unknown_fields


class SubagentBackgroundWork(BackgroundSubagent):
    """A detached child session that is not `idle`, or whose own `background` list has entries
    or is not reported.

    Needs `Feature.SUBAGENTS`.

    The branch of `BackgroundWork` where `type` is `subagent`.
    """

    __slots__ = ()

    type: ClassVar[Literal["subagent"]] = "subagent"


class SubagentSessionCapabilities(Record):
    """What a client may do to one child session; whatever is absent is forbidden, even if
    ordinary sessions allow it.

    Needs `Feature.SUBAGENTS`.
    """

    __slots__ = ("cancel", "meta")

    cancel: SessionCancelCapabilities | None
    """An object, even `{}`, lets the client stop the child's current work while the child
    session stays. Absent or `null`: not allowed.
    """
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        cancel: SessionCancelCapabilities | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.cancel = cancel
        self.meta = meta
        self.unknown_fields = unknown_fields


class SubagentUpdate(Record):
    """Sent on the parent session when it owns a child session: the first announces the child,
    later ones change its details. No capability needed in v2. Absent keys keep, `null`
    clears.

    Needs `Feature.SUBAGENTS`.
    """

    __slots__ = (
        "session_id",
        "title",
        "description",
        "capabilities",
        "state",
        "cwd",
        "additional_directories",
        "meta",
    )

    session_id: SessionId
    """Id of the child, used in all traffic about it. It must be announced here before anything
    live mentions it.
    """
    title: str | None | Unset
    """Name that the parent gives the child for display, not always unique. Absent keeps it;
    `null` clears it and the client picks its own.
    """
    description: str | None | Unset
    """What the child is for, as the parent puts it to people; no log of its orders. Absent
    keeps it, `null` clears it.
    """
    capabilities: SubagentSessionCapabilities | None | Unset
    """What the client may do to the child. Absent keeps the set, an object replaces it whole,
    `null` takes every right away; a child starts with none. Reading is not affected.
    """
    state: StateUpdate | None | Unset
    """Where the child's foreground work stands. Absent keeps it, a new state replaces the old
    one entirely, `null` leaves it unconfirmed, which does not mean idle.
    """
    cwd: AbsolutePath | None | Unset
    """Absolute path that the child works in. Absent keeps it; `null` unsets it. While unset,
    the parent's directory applies.
    """
    additional_directories: list[AbsolutePath] | None | Unset
    """Further root directories of the child, as absolute paths; a list replaces the last one
    and `[]` means none. Absent keeps it; `null` unsets it, so that the parent's apply.
    """
    meta: dict[str, Any] | None | Unset
    """Extension data for either side; a receiver ignores keys it does not know. Absent keeps
    what is stored, `null` clears it, an object is merged by top-level key.
    """

    def __init__(
        self,
        *,
        session_id: SessionId,
        title: str | None | Unset = UNSET,
        description: str | None | Unset = UNSET,
        capabilities: SubagentSessionCapabilities | None | Unset = UNSET,
        state: StateUpdate | None | Unset = UNSET,
        cwd: AbsolutePath | None | Unset = UNSET,
        additional_directories: list[AbsolutePath] | None | Unset = UNSET,
        meta: dict[str, Any] | None | Unset = UNSET,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.session_id = session_id
        self.title = title
        self.description = description
        self.capabilities = capabilities
        self.state = state
        self.cwd = cwd
        self.additional_directories = additional_directories
        self.meta = meta
        self.unknown_fields = unknown_fields


class SubagentUpdateSessionUpdate(SubagentUpdate):
    """This session has created a child session, or what it tells about one has changed.

    Needs `Feature.SUBAGENTS`.

    The branch of `SessionUpdate` where `sessionUpdate` is `subagent_update`.
    """

    __slots__ = ()

    session_update: ClassVar[Literal["subagent_update"]] = "subagent_update"


class SystemPrompt(Record):
    """System-level instructions that the client supplies when a session is created, resumed or
    forked. Needs the agent's `session.system_prompt`; an agent unable to apply them fails
    the request.

    Needs `Feature.SESSION_SYSTEM_PROMPT`.
    """

    __slots__ = ("mode", "content", "meta")

    mode: SystemPromptMode
    """Whether `content` joins the agent's own instructions or takes their place. An agent
    refuses a mode it does not support and never guesses.
    """
    content: list[ContentBlock]
    """The instructions, as `text` blocks only for now; other block types get an error. An empty
    list is not allowed and may be refused with -32602.
    """
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        mode: SystemPromptMode,
        content: list[ContentBlock],
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.mode = mode
        self.content = content
        self.meta = meta
        self.unknown_fields = unknown_fields


class UnknownStateUpdate(Record):
    """The agent can no longer tell what the session's foreground work is doing; mere silence is
    no reason to send it. Requests stay open, capabilities hold, and a later state replaces
    it.

    Needs `Feature.SUBAGENTS`.
    """

    __slots__ = ("background", "meta")

    background: list[BackgroundWork] | None
    """Everything still running in the background; `[]` means nothing. Absent, null or malformed
    means not reported, which says nothing either way; an agent that reports it does so in
    every state update.
    """
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        background: list[BackgroundWork] | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.background = background
        self.meta = meta
        self.unknown_fields = unknown_fields


class TaggedUnknownStateUpdate(UnknownStateUpdate):
    """The agent has lost sight of what is going on; show the earlier state at most as last
    known. Nothing is cancelled or closed by it.

    Needs `Feature.SUBAGENTS`.

    The branch of `StateUpdate` where `state` is `unknown`.
    """

    __slots__ = ()

    state: ClassVar[Literal["unknown"]] = "unknown"


class UnarchiveSessionRequest(Record):
    """Params of `session/unarchive`, client to agent: puts an archived session back into plain
    `session/list` results, without loading it. Needs the agent's `session.archive`; an
    unknown session gives error -32002.

    Needs `Feature.SESSION_ARCHIVE`.
    """

    __slots__ = ("session_id", "meta")

    session_id: SessionId
    """Session that the request acts on."""
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        session_id: SessionId,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.session_id = session_id
        self.meta = meta
        self.unknown_fields = unknown_fields


class UnarchiveSessionResponse(Record):
    """Result of `session/unarchive`: empty. It also comes for a session that was not archived.

    Needs `Feature.SESSION_ARCHIVE`.
    """

    __slots__ = ("meta",)

    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.meta = meta
        self.unknown_fields = unknown_fields


class Usage(Record):
    """Token counts for the foreground work that has just ended; in v2 never a session total.

    Needs `Feature.END_TURN_TOKEN_USAGE`.
    """

    __slots__ = (
        "total_tokens",
        "input_tokens",
        "output_tokens",
        "thought_tokens",
        "cached_read_tokens",
        "cached_write_tokens",
        "meta",
    )

    total_tokens: int
    """Tokens of all kinds together, for this work only."""
    input_tokens: int
    """Tokens fed to the model, for this work only."""
    output_tokens: int
    """Tokens the model wrote, for this work only."""
    thought_tokens: int | None
    """Tokens spent on reasoning, for this work only. Absent or `null`: not reported."""
    cached_read_tokens: int | None
    """Tokens read from the prompt cache, for this work only. Absent or `null`: not reported."""
    cached_write_tokens: int | None
    """Tokens written to the prompt cache, for this work only. Absent or `null`: not reported.
    """
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        total_tokens: int,
        input_tokens: int,
        output_tokens: int,
        thought_tokens: int | None = None,
        cached_read_tokens: int | None = None,
        cached_write_tokens: int | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.total_tokens = total_tokens
        self.input_tokens = input_tokens
        self.output_tokens = output_tokens
        self.thought_tokens = thought_tokens
        self.cached_read_tokens = cached_read_tokens
        self.cached_write_tokens = cached_write_tokens
        self.meta = meta
        self.unknown_fields = unknown_fields


__all__ = [
    "McpServerAcp",
    "AcpMcpServer",
    "ArchiveSessionRequest",
    "ArchiveSessionResponse",
    "AuthAccount",
    "AuthStatusCapabilities",
    "AuthStatusRequest",
    "AuthStatusResponse",
    "AuthStatusUpdateNotification",
    "BackgroundSubagent",
    "DisableProviderRequest",
    "DisableProviderResponse",
    "ErrorMessageMcpResponse",
    "ErrorProxyResponse",
    "PlanFile",
    "FilePlanUpdateContent",
    "ForkSessionRequest",
    "ForkSessionResponse",
    "InitializeProxyRequest",
    "InitializeProxyResponse",
    "ListProvidersRequest",
    "ListProvidersResponse",
    "PlanMarkdown",
    "MarkdownPlanUpdateContent",
    "McpAcpCapabilities",
    "McpError",
    "MessageMcpNotification",
    "MessageMcpRequest",
    "PlanRemoved",
    "PlanRemovedSessionUpdate",
    "ProviderCurrentConfig",
    "ProviderInfo",
    "ProvidersCapabilities",
    "ProxyNotification",
    "ProxyRequest",
    "ProxySuccessorNotification",
    "ProxySuccessorRequest",
    "ResultMessageMcpResponse",
    "ResultProxyResponse",
    "SessionArchiveCapabilities",
    "SessionCancelCapabilities",
    "SessionForkCapabilities",
    "SessionMessage",
    "SessionMessageChunk",
    "SessionMessageChunkSessionUpdate",
    "SessionMessageSessionUpdate",
    "SessionStatusCapabilities",
    "SessionStatusRequest",
    "SessionStatusResponse",
    "SessionSystemPromptCapabilities",
    "SessionSystemPromptModeCapabilities",
    "SessionSystemPromptOverrideCapabilities",
    "SessionTitleCapabilities",
    "SetProviderRequest",
    "SetProviderResponse",
    "SetSessionTitleRequest",
    "SetSessionTitleResponse",
    "SubagentBackgroundWork",
    "SubagentSessionCapabilities",
    "SubagentUpdate",
    "SubagentUpdateSessionUpdate",
    "SystemPrompt",
    "UnknownStateUpdate",
    "TaggedUnknownStateUpdate",
    "UnarchiveSessionRequest",
    "UnarchiveSessionResponse",
    "Usage",
]
