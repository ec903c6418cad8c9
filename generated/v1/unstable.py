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
        AuthState,
        ContentBlock,
        IdleStateUpdate,
        LlmProtocol,
        McpRequestId,
        McpServer,
        McpServerAcpId,
        MessageId,
        PlanId,
        PlanUpdateContent,
        ProviderId,
        RequestId,
        SessionConfigOption,
        SessionId,
        SessionStatus,
        StateUpdate,
        SystemPromptMode,
    )


class McpServerAcp(Record):
    """The definition `McpServerAcp`."""

    __slots__ = ("name", "server_id", "meta")

    name: str
    server_id: McpServerAcpId
    meta: dict[str, Any] | None

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
    """A branch of `McpServer`."""

    __slots__ = ()

    type: ClassVar[Literal["acp"]] = "acp"


class ArchiveSessionRequest(Record):
    """The definition `ArchiveSessionRequest`."""

    __slots__ = ("session_id", "meta")

    session_id: SessionId
    meta: dict[str, Any] | None

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
    """The definition `ArchiveSessionResponse`."""

    __slots__ = ("meta",)

    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.meta = meta
        self.unknown_fields = unknown_fields


class AuthAccount(Record):
    """The definition `AuthAccount`."""

    __slots__ = ("label", "active", "name", "email", "organization", "meta")

    label: str
    active: bool | None
    name: str | None
    email: str | None
    organization: str | None
    meta: dict[str, Any] | None

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
    """The definition `AuthStatusCapabilities`."""

    __slots__ = ("meta",)

    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.meta = meta
        self.unknown_fields = unknown_fields


class AuthStatusRequest(Record):
    """The definition `AuthStatusRequest`."""

    __slots__ = ("meta",)

    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.meta = meta
        self.unknown_fields = unknown_fields


class AuthStatusResponse(Record):
    """The definition `AuthStatusResponse`."""

    __slots__ = ("state", "accounts", "meta")

    state: AuthState
    accounts: list[AuthAccount] | None
    meta: dict[str, Any] | None

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
    """The definition `AuthStatusUpdateNotification`."""

    __slots__ = ("state", "accounts", "meta")

    state: AuthState
    accounts: list[AuthAccount] | None
    meta: dict[str, Any] | None

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


class DisableProviderRequest(Record):
    """The definition `DisableProviderRequest`."""

    __slots__ = ("provider_id", "meta")

    provider_id: ProviderId
    meta: dict[str, Any] | None

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
    """The definition `DisableProviderResponse`."""

    __slots__ = ("meta",)

    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.meta = meta
        self.unknown_fields = unknown_fields


class ErrorStopReason(Record):
    """The definition `ErrorStopReason`."""

    __slots__ = ("error",)

    error: Error | None

    def __init__(
        self,
        *,
        error: Error | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.error = error
        self.unknown_fields = unknown_fields


class ErrorIdleStateUpdate(ErrorStopReason):
    """A branch of `IdleStateUpdate`."""

    __slots__ = ("usage", "meta")

    stop_reason: ClassVar[Literal["error"]] = "error"
    usage: Usage | None
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        usage: Usage | None = None,
        meta: dict[str, Any] | None = None,
        error: Error | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.usage = usage
        self.meta = meta
        self.error = error
        self.unknown_fields = unknown_fields


class ErrorMessageMcpResponse(Record):
    """The definition `ErrorMessageMcpResponse`."""

    __slots__ = ("error", "meta")

    error: McpError
    meta: dict[str, Any] | None

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
    """The definition `ErrorProxyResponse`."""

    __slots__ = ("id", "error")

    id: RequestId
    error: Error

    def __init__(
        self,
        *,
        id: RequestId,
        error: Error,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.id = id
        self.error = error
        self.unknown_fields = unknown_fields


class PlanFile(Record):
    """The definition `PlanFile`."""

    __slots__ = ("plan_id", "uri", "meta")

    plan_id: PlanId
    uri: str
    meta: dict[str, Any] | None

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
    """A branch of `PlanUpdateContent`."""

    __slots__ = ()

    type: ClassVar[Literal["file"]] = "file"


class ForkSessionRequest(Record):
    """The definition `ForkSessionRequest`."""

    __slots__ = (
        "session_id",
        "cwd",
        "additional_directories",
        "mcp_servers",
        "system_prompt",
        "meta",
    )

    session_id: SessionId
    cwd: str
    additional_directories: list[str] | None
    mcp_servers: list[McpServer] | None
    system_prompt: SystemPrompt | None
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        session_id: SessionId,
        cwd: str,
        additional_directories: list[str] | None = None,
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
    """The definition `ForkSessionResponse`."""

    __slots__ = ("session_id", "modes", "config_options", "meta")

    session_id: SessionId
    modes: SessionModeState | None
    config_options: list[SessionConfigOption] | None
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        session_id: SessionId,
        modes: SessionModeState | None = None,
        config_options: list[SessionConfigOption] | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.session_id = session_id
        self.modes = modes
        self.config_options = config_options
        self.meta = meta
        self.unknown_fields = unknown_fields


class InitializeProxyRequest(InitializeRequest):
    """The definition `InitializeProxyRequest`."""

    __slots__ = ()


class InitializeProxyResponse(InitializeResponse):
    """The definition `InitializeProxyResponse`."""

    __slots__ = ()


class PlanItems(Record):
    """The definition `PlanItems`."""

    __slots__ = ("plan_id", "entries", "meta")

    plan_id: PlanId
    entries: list[PlanEntry]
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        plan_id: PlanId,
        entries: list[PlanEntry],
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.plan_id = plan_id
        self.entries = entries
        self.meta = meta
        self.unknown_fields = unknown_fields


class ItemsPlanUpdateContent(PlanItems):
    """A branch of `PlanUpdateContent`."""

    __slots__ = ()

    type: ClassVar[Literal["items"]] = "items"


class ListProvidersRequest(Record):
    """The definition `ListProvidersRequest`."""

    __slots__ = ("meta",)

    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.meta = meta
        self.unknown_fields = unknown_fields


class ListProvidersResponse(Record):
    """The definition `ListProvidersResponse`."""

    __slots__ = ("providers", "meta")

    providers: list[ProviderInfo]
    meta: dict[str, Any] | None

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
    """The definition `PlanMarkdown`."""

    __slots__ = ("plan_id", "content", "meta")

    plan_id: PlanId
    content: str
    meta: dict[str, Any] | None

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
    """A branch of `PlanUpdateContent`."""

    __slots__ = ()

    type: ClassVar[Literal["markdown"]] = "markdown"


class McpError(Record):
    """The definition `McpError`."""

    __slots__ = ("code", "message", "data", "payload")

    code: int
    message: str
    data: Any
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
    """The definition `MessageMcpNotification`."""

    __slots__ = ("server_id", "request_id", "method", "params", "meta")

    server_id: McpServerAcpId
    request_id: McpRequestId
    method: str
    params: dict[str, Any] | None
    meta: dict[str, Any] | None

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
    """The definition `MessageMcpRequest`."""

    __slots__ = ("server_id", "request_id", "method", "params", "meta")

    server_id: McpServerAcpId
    request_id: McpRequestId
    method: str
    params: dict[str, Any] | None
    meta: dict[str, Any] | None

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


class NoneIdleStateUpdate(Record):
    """A branch of `IdleStateUpdate`."""

    __slots__ = ("usage", "meta")

    stop_reason: ClassVar[Literal[None]] = None
    usage: Usage | None
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        usage: Usage | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.usage = usage
        self.meta = meta
        self.unknown_fields = unknown_fields


class OtherIdleStateUpdate(Record):
    """A branch of `IdleStateUpdate`."""

    __slots__ = ("usage", "meta", "stop_reason", "payload")

    usage: Usage | None
    meta: dict[str, Any] | None
    stop_reason: str
    payload: dict[str, Any]

    def __init__(
        self,
        *,
        stop_reason: str,
        usage: Usage | None = None,
        meta: dict[str, Any] | None = None,
        payload: dict[str, Any] = factory(lambda: {}),
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.usage = usage
        self.meta = meta
        self.stop_reason = stop_reason
        self.payload = made(payload)
        self.unknown_fields = unknown_fields


class OtherStateUpdate(Record):
    """A branch of `StateUpdate`."""

    __slots__ = ("state", "payload")

    state: str
    payload: dict[str, Any]

    def __init__(
        self,
        *,
        state: str,
        payload: dict[str, Any] = factory(lambda: {}),
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.state = state
        self.payload = made(payload)
        self.unknown_fields = unknown_fields


class PlainIdleStateUpdate(Record):
    """A branch of `IdleStateUpdate`."""

    __slots__ = ("stop_reason", "usage", "meta")

    stop_reason: Literal["end_turn", "max_tokens", "max_turn_requests", "refusal", "cancelled"]
    usage: Usage | None
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        stop_reason: Literal["end_turn", "max_tokens", "max_turn_requests", "refusal", "cancelled"],
        usage: Usage | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.stop_reason = stop_reason
        self.usage = usage
        self.meta = meta
        self.unknown_fields = unknown_fields


class PlanCapabilities(Record):
    """The definition `PlanCapabilities`."""

    __slots__ = ("meta",)

    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.meta = meta
        self.unknown_fields = unknown_fields


class PlanRemoved(Record):
    """The definition `PlanRemoved`."""

    __slots__ = ("plan_id", "meta")

    plan_id: PlanId
    meta: dict[str, Any] | None

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
    """A branch of `SessionUpdate`."""

    __slots__ = ()

    session_update: ClassVar[Literal["plan_removed"]] = "plan_removed"


class PlanUpdate(Record):
    """The definition `PlanUpdate`."""

    __slots__ = ("plan", "meta")

    plan: PlanUpdateContent
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        plan: PlanUpdateContent,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.plan = plan
        self.meta = meta
        self.unknown_fields = unknown_fields


class PlanUpdateSessionUpdate(PlanUpdate):
    """A branch of `SessionUpdate`."""

    __slots__ = ()

    session_update: ClassVar[Literal["plan_update"]] = "plan_update"


class ProviderCurrentConfig(Record):
    """The definition `ProviderCurrentConfig`."""

    __slots__ = ("api_type", "base_url", "meta")

    api_type: LlmProtocol
    base_url: str
    meta: dict[str, Any] | None

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
    """The definition `ProviderInfo`."""

    __slots__ = ("provider_id", "supported", "required", "current", "meta")

    provider_id: ProviderId
    supported: list[LlmProtocol]
    required: bool
    current: ProviderCurrentConfig | None
    meta: dict[str, Any] | None

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
    """The definition `ProvidersCapabilities`."""

    __slots__ = ("meta",)

    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.meta = meta
        self.unknown_fields = unknown_fields


class ProxyNotification(Record):
    """The definition `ProxyNotification`."""

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
    """The definition `ProxyRequest`."""

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
    """The definition `ProxySuccessorNotification`."""

    __slots__ = ("method", "params", "meta")

    method: str
    params: Any
    meta: dict[str, Any] | None

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
    """The definition `ProxySuccessorRequest`."""

    __slots__ = ("method", "params", "meta")

    method: str
    params: Any
    meta: dict[str, Any] | None

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


class RequiresActionStateUpdate(Record):
    """The definition `RequiresActionStateUpdate`."""

    __slots__ = ("meta",)

    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.meta = meta
        self.unknown_fields = unknown_fields


class ResultMessageMcpResponse(Record):
    """The definition `ResultMessageMcpResponse`."""

    __slots__ = ("result", "meta")

    result: Any
    meta: dict[str, Any] | None

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
    """The definition `ResultProxyResponse`."""

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


class RunningStateUpdate(Record):
    """The definition `RunningStateUpdate`."""

    __slots__ = ("meta",)

    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.meta = meta
        self.unknown_fields = unknown_fields


class SessionArchiveCapabilities(Record):
    """The definition `SessionArchiveCapabilities`."""

    __slots__ = ("meta",)

    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.meta = meta
        self.unknown_fields = unknown_fields


class SessionCancelCapabilities(Record):
    """The definition `SessionCancelCapabilities`."""

    __slots__ = ("meta",)

    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.meta = meta
        self.unknown_fields = unknown_fields


class SessionForkCapabilities(Record):
    """The definition `SessionForkCapabilities`."""

    __slots__ = ("meta",)

    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.meta = meta
        self.unknown_fields = unknown_fields


class SessionMessage(Record):
    """The definition `SessionMessage`."""

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
    sender_session_id: SessionId | None | Unset
    recipient_session_id: SessionId | None | Unset
    sender_message_id: MessageId | None | Unset
    recipient_message_id: MessageId | None | Unset
    content: list[ContentBlock] | None | Unset
    meta: dict[str, Any] | None | Unset

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
    """The definition `SessionMessageChunk`."""

    __slots__ = ("message_id", "content", "meta")

    message_id: MessageId
    content: ContentBlock
    meta: dict[str, Any] | None

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
    """A branch of `SessionUpdate`."""

    __slots__ = ()

    session_update: ClassVar[Literal["session_message_chunk"]] = "session_message_chunk"


class SessionMessageSessionUpdate(SessionMessage):
    """A branch of `SessionUpdate`."""

    __slots__ = ()

    session_update: ClassVar[Literal["session_message"]] = "session_message"


class SessionStatusCapabilities(Record):
    """The definition `SessionStatusCapabilities`."""

    __slots__ = ("meta",)

    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.meta = meta
        self.unknown_fields = unknown_fields


class SessionStatusRequest(Record):
    """The definition `SessionStatusRequest`."""

    __slots__ = ("session_id", "meta")

    session_id: SessionId
    meta: dict[str, Any] | None

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
    """The definition `SessionStatusResponse`."""

    __slots__ = ("status", "meta")

    status: SessionStatus
    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        status: SessionStatus,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.status = status
        self.meta = meta
        self.unknown_fields = unknown_fields


class SessionSystemPromptCapabilities(Record):
    """The definition `SessionSystemPromptCapabilities`."""

    __slots__ = ("mode", "meta")

    mode: SessionSystemPromptModeCapabilities | None
    meta: dict[str, Any] | None

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
    """The definition `SessionSystemPromptModeCapabilities`."""

    __slots__ = ("override", "meta")

    override: SessionSystemPromptOverrideCapabilities | None
    meta: dict[str, Any] | None

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
    """The definition `SessionSystemPromptOverrideCapabilities`."""

    __slots__ = ("meta",)

    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.meta = meta
        self.unknown_fields = unknown_fields


class SessionTitleCapabilities(Record):
    """The definition `SessionTitleCapabilities`."""

    __slots__ = ("meta",)

    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.meta = meta
        self.unknown_fields = unknown_fields


class SetProviderRequest(Record):
    """The definition `SetProviderRequest`."""

    __slots__ = ("provider_id", "api_type", "base_url", "headers", "meta")

    provider_id: ProviderId
    api_type: LlmProtocol
    base_url: str
    headers: dict[str, str] | None
    meta: dict[str, Any] | None

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
    """The definition `SetProviderResponse`."""

    __slots__ = ("meta",)

    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.meta = meta
        self.unknown_fields = unknown_fields


class SetSessionTitleRequest(Record):
    """The definition `SetSessionTitleRequest`."""

    __slots__ = ("session_id", "title", "meta")

    session_id: SessionId
    title: str
    meta: dict[str, Any] | None

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
    """The definition `SetSessionTitleResponse`."""

    __slots__ = ("title", "meta")

    title: str
    meta: dict[str, Any] | None

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


class SubagentCapabilities(Record):
    """The definition `SubagentCapabilities`."""

    __slots__ = ("meta",)

    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.meta = meta
        self.unknown_fields = unknown_fields


class SubagentSessionCapabilities(Record):
    """The definition `SubagentSessionCapabilities`."""

    __slots__ = ("cancel", "meta")

    cancel: SessionCancelCapabilities | None
    meta: dict[str, Any] | None

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
    """The definition `SubagentUpdate`."""

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
    title: str | None | Unset
    description: str | None | Unset
    capabilities: SubagentSessionCapabilities | None | Unset
    state: StateUpdate | None | Unset
    cwd: str | None | Unset
    additional_directories: list[str] | None | Unset
    meta: dict[str, Any] | None | Unset

    def __init__(
        self,
        *,
        session_id: SessionId,
        title: str | None | Unset = UNSET,
        description: str | None | Unset = UNSET,
        capabilities: SubagentSessionCapabilities | None | Unset = UNSET,
        state: StateUpdate | None | Unset = UNSET,
        cwd: str | None | Unset = UNSET,
        additional_directories: list[str] | None | Unset = UNSET,
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
    """A branch of `SessionUpdate`."""

    __slots__ = ()

    session_update: ClassVar[Literal["subagent_update"]] = "subagent_update"


class SystemPrompt(Record):
    """The definition `SystemPrompt`."""

    __slots__ = ("mode", "content", "meta")

    mode: SystemPromptMode
    content: list[ContentBlock]
    meta: dict[str, Any] | None

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


class TaggedIdleStateUpdate(Record):
    """A branch of `StateUpdate`."""

    __slots__ = ("idle_state_update",)

    state: ClassVar[Literal["idle"]] = "idle"
    idle_state_update: IdleStateUpdate

    def __init__(
        self,
        *,
        idle_state_update: IdleStateUpdate,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.idle_state_update = idle_state_update
        self.unknown_fields = unknown_fields


class TaggedRequiresActionStateUpdate(RequiresActionStateUpdate):
    """A branch of `StateUpdate`."""

    __slots__ = ()

    state: ClassVar[Literal["requires_action"]] = "requires_action"


class TaggedRunningStateUpdate(RunningStateUpdate):
    """A branch of `StateUpdate`."""

    __slots__ = ()

    state: ClassVar[Literal["running"]] = "running"


class UnknownStateUpdate(Record):
    """The definition `UnknownStateUpdate`."""

    __slots__ = ("meta",)

    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.meta = meta
        self.unknown_fields = unknown_fields


class TaggedUnknownStateUpdate(UnknownStateUpdate):
    """A branch of `StateUpdate`."""

    __slots__ = ()

    state: ClassVar[Literal["unknown"]] = "unknown"


class UnarchiveSessionRequest(Record):
    """The definition `UnarchiveSessionRequest`."""

    __slots__ = ("session_id", "meta")

    session_id: SessionId
    meta: dict[str, Any] | None

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
    """The definition `UnarchiveSessionResponse`."""

    __slots__ = ("meta",)

    meta: dict[str, Any] | None

    def __init__(
        self,
        *,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.meta = meta
        self.unknown_fields = unknown_fields


class Usage(Record):
    """The definition `Usage`."""

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
    input_tokens: int
    output_tokens: int
    thought_tokens: int | None
    cached_read_tokens: int | None
    cached_write_tokens: int | None
    meta: dict[str, Any] | None

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
    "DisableProviderRequest",
    "DisableProviderResponse",
    "ErrorStopReason",
    "ErrorIdleStateUpdate",
    "ErrorMessageMcpResponse",
    "ErrorProxyResponse",
    "PlanFile",
    "FilePlanUpdateContent",
    "ForkSessionRequest",
    "ForkSessionResponse",
    "InitializeProxyRequest",
    "InitializeProxyResponse",
    "PlanItems",
    "ItemsPlanUpdateContent",
    "ListProvidersRequest",
    "ListProvidersResponse",
    "PlanMarkdown",
    "MarkdownPlanUpdateContent",
    "McpError",
    "MessageMcpNotification",
    "MessageMcpRequest",
    "NoneIdleStateUpdate",
    "OtherIdleStateUpdate",
    "OtherStateUpdate",
    "PlainIdleStateUpdate",
    "PlanCapabilities",
    "PlanRemoved",
    "PlanRemovedSessionUpdate",
    "PlanUpdate",
    "PlanUpdateSessionUpdate",
    "ProviderCurrentConfig",
    "ProviderInfo",
    "ProvidersCapabilities",
    "ProxyNotification",
    "ProxyRequest",
    "ProxySuccessorNotification",
    "ProxySuccessorRequest",
    "RequiresActionStateUpdate",
    "ResultMessageMcpResponse",
    "ResultProxyResponse",
    "RunningStateUpdate",
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
    "SubagentCapabilities",
    "SubagentSessionCapabilities",
    "SubagentUpdate",
    "SubagentUpdateSessionUpdate",
    "SystemPrompt",
    "TaggedIdleStateUpdate",
    "TaggedRequiresActionStateUpdate",
    "TaggedRunningStateUpdate",
    "UnknownStateUpdate",
    "TaggedUnknownStateUpdate",
    "UnarchiveSessionRequest",
    "UnarchiveSessionResponse",
    "Usage",
]
