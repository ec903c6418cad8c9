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
from . import types
from .types import *

PROTOCOL_VERSION = 1

TYPE_CHECKING = False
if TYPE_CHECKING:
    from . import aliases as aliases
    from . import callers as callers
    from . import codec as codec
    from . import dispatch as dispatch
    from . import features as features
    from . import methods as methods
    from . import roles as roles
    from . import unstable as unstable
    from . import validation as validation
    from .aliases import (
        AgentResponse as AgentResponse,
    )
    from .aliases import (
        AuthMethod as AuthMethod,
    )
    from .aliases import (
        AuthMethodId as AuthMethodId,
    )
    from .aliases import (
        AvailableCommandInput as AvailableCommandInput,
    )
    from .aliases import (
        ClientResponse as ClientResponse,
    )
    from .aliases import (
        CompactionId as CompactionId,
    )
    from .aliases import (
        CompactionStatus as CompactionStatus,
    )
    from .aliases import (
        ContentBlock as ContentBlock,
    )
    from .aliases import (
        CreateElicitationRequest as CreateElicitationRequest,
    )
    from .aliases import (
        CreateElicitationResponse as CreateElicitationResponse,
    )
    from .aliases import (
        ElicitationContentValue as ElicitationContentValue,
    )
    from .aliases import (
        ElicitationId as ElicitationId,
    )
    from .aliases import (
        ElicitationPropertySchema as ElicitationPropertySchema,
    )
    from .aliases import (
        ElicitationSchemaType as ElicitationSchemaType,
    )
    from .aliases import (
        EmbeddedResourceResource as EmbeddedResourceResource,
    )
    from .aliases import (
        ErrorCode as ErrorCode,
    )
    from .aliases import (
        ExtNotification as ExtNotification,
    )
    from .aliases import (
        ExtRequest as ExtRequest,
    )
    from .aliases import (
        ExtResponse as ExtResponse,
    )
    from .aliases import (
        McpServer as McpServer,
    )
    from .aliases import (
        MessageId as MessageId,
    )
    from .aliases import (
        MultiSelectItems as MultiSelectItems,
    )
    from .aliases import (
        NoticeSeverity as NoticeSeverity,
    )
    from .aliases import (
        PermissionOptionId as PermissionOptionId,
    )
    from .aliases import (
        PermissionOptionKind as PermissionOptionKind,
    )
    from .aliases import (
        PlanEntryPriority as PlanEntryPriority,
    )
    from .aliases import (
        PlanEntryStatus as PlanEntryStatus,
    )
    from .aliases import (
        ProtocolVersion as ProtocolVersion,
    )
    from .aliases import (
        RequestId as RequestId,
    )
    from .aliases import (
        RequestPermissionOutcome as RequestPermissionOutcome,
    )
    from .aliases import (
        Role as Role,
    )
    from .aliases import (
        SessionConfigGroupId as SessionConfigGroupId,
    )
    from .aliases import (
        SessionConfigId as SessionConfigId,
    )
    from .aliases import (
        SessionConfigOption as SessionConfigOption,
    )
    from .aliases import (
        SessionConfigOptionCategory as SessionConfigOptionCategory,
    )
    from .aliases import (
        SessionConfigSelectOptions as SessionConfigSelectOptions,
    )
    from .aliases import (
        SessionConfigValueId as SessionConfigValueId,
    )
    from .aliases import (
        SessionId as SessionId,
    )
    from .aliases import (
        SessionModeId as SessionModeId,
    )
    from .aliases import (
        SessionUpdate as SessionUpdate,
    )
    from .aliases import (
        SetSessionConfigOptionRequest as SetSessionConfigOptionRequest,
    )
    from .aliases import (
        StopReason as StopReason,
    )
    from .aliases import (
        StringFormat as StringFormat,
    )
    from .aliases import (
        TerminalId as TerminalId,
    )
    from .aliases import (
        ToolCallContent as ToolCallContent,
    )
    from .aliases import (
        ToolCallId as ToolCallId,
    )
    from .aliases import (
        ToolCallStatus as ToolCallStatus,
    )
    from .aliases import (
        ToolKind as ToolKind,
    )
    from .callers import AgentCaller as AgentCaller
    from .callers import ClientCaller as ClientCaller
    from .callers import ProxyCaller as ProxyCaller
    from .codec import decode as decode
    from .codec import decode_json as decode_json
    from .codec import encode as encode
    from .codec import encode_json as encode_json
    from .dispatch import AgentDispatcher as AgentDispatcher
    from .dispatch import ClientDispatcher as ClientDispatcher
    from .dispatch import ConnectionClosed as ConnectionClosed
    from .dispatch import ProxyDispatcher as ProxyDispatcher
    from .dispatch import Report as Report
    from .dispatch import RequestError as RequestError
    from .dispatch import VersionMismatch as VersionMismatch
    from .features import Feature as Feature
    from .methods import METHODS as METHODS
    from .roles import Agent as Agent
    from .roles import Client as Client
    from .roles import Proxy as Proxy
    from .validation import is_valid as is_valid
    from .validation import validate as validate
    from .validation import validate_message as validate_message
else:
    # Loaded when first asked for, so that a program which needs the types alone starts at once.
    _LAZY = {
        "Feature": "features",
        "METHODS": "methods",
        "decode": "codec",
        "decode_json": "codec",
        "encode": "codec",
        "encode_json": "codec",
        "is_valid": "validation",
        "validate": "validation",
        "validate_message": "validation",
        "ConnectionClosed": "dispatch",
        "Report": "dispatch",
        "RequestError": "dispatch",
        "VersionMismatch": "dispatch",
        "Agent": "roles",
        "Client": "roles",
        "Proxy": "roles",
        "AgentDispatcher": "dispatch",
        "ClientDispatcher": "dispatch",
        "ProxyDispatcher": "dispatch",
        "AgentCaller": "callers",
        "ClientCaller": "callers",
        "ProxyCaller": "callers",
    }
    _MODULES = frozenset(
        # fmt: off
        (
            "aliases",
            "callers",
            "codec",
            "dispatch",
            "features",
            "methods",
            "roles",
            "unstable",
            "validation",
        )
        # fmt: on
    )
    _ALIASES = frozenset(
        # fmt: off
        (
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
        )
        # fmt: on
    )
    _UNSTABLE = {
        # fmt: off
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
        # fmt: on
    }

    def _module(name):
        # As importlib.import_module does, which takes half a millisecond to import.
        return __import__(f"{__name__}.{name}", fromlist=[name])

    def __getattr__(name):
        if name in _MODULES:
            return _module(name)
        module = "aliases" if name in _ALIASES else _LAZY.get(name)
        if module is not None:
            value = globals()[name] = getattr(_module(module), name)
            return value
        features = _UNSTABLE.get(name)
        if features is not None:
            hint = f"import it from {__name__}.unstable and pass"
            raise UnstableFeatureError(name, features, hint)
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")

    def __dir__():
        return sorted({*globals(), *_LAZY, *_MODULES, *_ALIASES})


__all__ = [
    "PROTOCOL_VERSION",
    "UNSET",
    "DecodeError",
    "Issue",
    "Method",
    "Record",
    "Unset",
    "UnstableFeatureError",
    "Feature",
    "METHODS",
    "decode",
    "decode_json",
    "encode",
    "encode_json",
    "is_valid",
    "validate",
    "validate_message",
    "ConnectionClosed",
    "Report",
    "RequestError",
    "VersionMismatch",
    "Agent",
    "Client",
    "Proxy",
    "AgentDispatcher",
    "ClientDispatcher",
    "ProxyDispatcher",
    "AgentCaller",
    "ClientCaller",
    "ProxyCaller",
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
__all__ += types.__all__
