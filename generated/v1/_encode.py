"""Encoders: one function for each class and union, from its Python form to a JSON value.

`c` holds the bits of the features that are on; a function raises UnstableFeatureError where a
value needs more.
"""

from __future__ import annotations

from .._decoding import Context
from .._encoding import anything, ending, number, off, restore, stands
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
from .types import *
from .types import __all__ as _stable
from .unstable import *
from .unstable import __all__ as _unstable

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from .._encoding import Encoders


def e_ElicitationAcceptAction(o: Any, c: int) -> Any:
    r: dict[str, Any] = {}
    v = o.content
    if v is not None:
        r["content"] = {k: e_ElicitationContentValue(x, c) for k, x in v.items()}
    return r if o.unknown_fields is EMPTY else restore(r, o)


def e_AcceptCreateElicitationResponse(o: Any, c: int) -> Any:
    r: dict[str, Any] = {"action": "accept"}
    v = o.meta
    if v is not None:
        r["_meta"] = v
    v = o.content
    if v is not None:
        r["content"] = {k: e_ElicitationContentValue(x, c) for k, x in v.items()}
    return r if o.unknown_fields is EMPTY else restore(r, o)


def e_McpServerAcp(o: Any, c: int) -> Any:
    if c & 8 != 8:
        raise off("McpServerAcp", "MCP_OVER_ACP")

    r: dict[str, Any] = {"name": o.name, "serverId": o.server_id}
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_AcpMcpServer(o: Any, c: int) -> Any:
    if c & 8 != 8:
        raise off("AcpMcpServer", "MCP_OVER_ACP")

    r: dict[str, Any] = {"type": "acp", "name": o.name, "serverId": o.server_id}
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_AgentAuthCapabilities(o: Any, c: int) -> Any:
    r: dict[str, Any] = {}
    v = o.status
    if v is not None:
        if c & 1 != 1:
            raise off("AgentAuthCapabilities.status", "AUTH_STATUS")

        r["status"] = e_AuthStatusCapabilities(v, c)
    v = o.logout
    if v is not None:
        r["logout"] = e_LogoutCapabilities(v, c)
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_AgentAuthMethod(o: Any, c: int) -> Any:
    r: dict[str, Any] = {"id": o.id, "name": o.name}
    v = o.description
    if v is not None:
        r["description"] = v
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_AgentCapabilities(o: Any, c: int) -> Any:
    r: dict[str, Any] = {}
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
    return r if o.unknown_fields is EMPTY else restore(r, o)


def e_ContentChunk(o: Any, c: int) -> Any:
    r: dict[str, Any] = {"content": _ContentBlock[type(o.content)](o.content, c)}
    v = o.message_id
    if v is not None:
        r["messageId"] = v
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_AgentMessageChunkSessionUpdate(o: Any, c: int) -> Any:
    r: dict[str, Any] = {
        "sessionUpdate": "agent_message_chunk",
        "content": _ContentBlock[type(o.content)](o.content, c),
    }
    v = o.message_id
    if v is not None:
        r["messageId"] = v
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_AgentNotification(o: Any, c: int) -> Any:
    r: dict[str, Any] = {"method": o.method}
    v = o.params
    if v is not None:
        r["params"] = v
    return r if o.unknown_fields is EMPTY else restore(r, o)


def e_AgentRequest(o: Any, c: int) -> Any:
    r: dict[str, Any] = {"id": o.id, "method": o.method}
    v = o.params
    if v is not None:
        r["params"] = v
    return r if o.unknown_fields is EMPTY else restore(r, o)


def e_AgentThoughtChunkSessionUpdate(o: Any, c: int) -> Any:
    r: dict[str, Any] = {
        "sessionUpdate": "agent_thought_chunk",
        "content": _ContentBlock[type(o.content)](o.content, c),
    }
    v = o.message_id
    if v is not None:
        r["messageId"] = v
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_Annotations(o: Any, c: int) -> Any:
    r: dict[str, Any] = {}
    v = o.audience
    if v is not None:
        r["audience"] = [*v]
    v = o.last_modified
    if v is not None:
        r["lastModified"] = v
    v = o.priority
    if v is not None:
        r["priority"] = v if type(v) is float and v - v == 0.0 else number(v)
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_ArchiveSessionRequest(o: Any, c: int) -> Any:
    if c & 64 != 64:
        raise off("ArchiveSessionRequest", "SESSION_ARCHIVE")

    return e_CancelNotification(o, c)


def e_ArchiveSessionResponse(o: Any, c: int) -> Any:
    if c & 64 != 64:
        raise off("ArchiveSessionResponse", "SESSION_ARCHIVE")

    return e_AuthenticateResponse(o, c)


def e_MultiSelectPropertySchema(o: Any, c: int) -> Any:
    r: dict[str, Any] = {"items": _MultiSelectItems[type(o.items)](o.items, c)}
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
    v = o.default
    if v is not None:
        r["default"] = [*v]
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_ArrayElicitationPropertySchema(o: Any, c: int) -> Any:
    r: dict[str, Any] = {"type": "array", "items": _MultiSelectItems[type(o.items)](o.items, c)}
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
    v = o.default
    if v is not None:
        r["default"] = [*v]
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_AudioContent(o: Any, c: int) -> Any:
    r: dict[str, Any] = {"data": o.data, "mimeType": o.mime_type}
    v = o.annotations
    if v is not None:
        r["annotations"] = e_Annotations(v, c)
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_AudioContentBlock(o: Any, c: int) -> Any:
    r: dict[str, Any] = {"type": "audio", "data": o.data, "mimeType": o.mime_type}
    v = o.annotations
    if v is not None:
        r["annotations"] = e_Annotations(v, c)
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_AuthAccount(o: Any, c: int) -> Any:
    if c & 1 != 1:
        raise off("AuthAccount", "AUTH_STATUS")

    r: dict[str, Any] = {"label": o.label}
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
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_AuthCapabilities(o: Any, c: int) -> Any:
    r: dict[str, Any] = {}
    u = o.unknown_fields
    v = o.terminal
    if v is not None and (u is EMPTY or not stands(u, "terminal") or v is not False):
        r["terminal"] = v
    v = o.meta
    if v is not None:
        r["_meta"] = v
    return r if o.unknown_fields is EMPTY else restore(r, o)


def e_AuthMethodTerminal(o: Any, c: int) -> Any:
    r: dict[str, Any] = {"id": o.id, "name": o.name}
    u = o.unknown_fields
    v = o.description
    if v is not None:
        r["description"] = v
    v = o.args
    if v is not None and (v or u is EMPTY or not stands(u, "args")):
        r["args"] = [*v]
    v = o.env
    if v is not None and (v or u is EMPTY or not stands(u, "env")):
        r["env"] = {**v}
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_AuthStatusCapabilities(o: Any, c: int) -> Any:
    if c & 1 != 1:
        raise off("AuthStatusCapabilities", "AUTH_STATUS")

    return e_AuthenticateResponse(o, c)


def e_AuthStatusRequest(o: Any, c: int) -> Any:
    if c & 1 != 1:
        raise off("AuthStatusRequest", "AUTH_STATUS")

    return e_AuthenticateResponse(o, c)


def e_AuthStatusResponse(o: Any, c: int) -> Any:
    if c & 1 != 1:
        raise off("AuthStatusResponse", "AUTH_STATUS")

    items: Any
    r: dict[str, Any] = {"state": o.state}
    u = o.unknown_fields
    v = o.accounts
    if v is not None and (v or u is EMPTY or not stands(u, "accounts")):
        items = []
        for x in v:
            items.append(e_AuthAccount(x, c))
        r["accounts"] = items
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_AuthStatusUpdateNotification(o: Any, c: int) -> Any:
    if c & 1 != 1:
        raise off("AuthStatusUpdateNotification", "AUTH_STATUS")

    items: Any
    r: dict[str, Any] = {"state": o.state}
    u = o.unknown_fields
    v = o.accounts
    if v is not None and (v or u is EMPTY or not stands(u, "accounts")):
        items = []
        for x in v:
            items.append(e_AuthAccount(x, c))
        r["accounts"] = items
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_AuthenticateRequest(o: Any, c: int) -> Any:
    r: dict[str, Any] = {"methodId": o.method_id}
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_AuthenticateResponse(o: Any, c: int) -> Any:
    r: dict[str, Any] = {}
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_AvailableCommand(o: Any, c: int) -> Any:
    r: dict[str, Any] = {"name": o.name, "description": o.description}
    v = o.input
    if v is not None:
        r["input"] = _AvailableCommandInput[type(v)](v, c)
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_AvailableCommandsUpdate(o: Any, c: int) -> Any:
    r: dict[str, Any] = {}
    u = o.unknown_fields
    v = o.available_commands
    if v or u is EMPTY or not stands(u, "availableCommands"):
        r["availableCommands"] = [e_AvailableCommand(x, c) for x in v]
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_AvailableCommandsUpdateSessionUpdate(o: Any, c: int) -> Any:
    r: dict[str, Any] = {"sessionUpdate": "available_commands_update"}
    u = o.unknown_fields
    v = o.available_commands
    if v or u is EMPTY or not stands(u, "availableCommands"):
        r["availableCommands"] = [e_AvailableCommand(x, c) for x in v]
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_BlobResourceContents(o: Any, c: int) -> Any:
    r: dict[str, Any] = {"blob": o.blob, "uri": o.uri}
    v = o.mime_type
    if v is not None:
        r["mimeType"] = v
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_BooleanPropertySchema(o: Any, c: int) -> Any:
    r: dict[str, Any] = {}
    v = o.title
    if v is not None:
        r["title"] = v
    v = o.description
    if v is not None:
        r["description"] = v
    v = o.default
    if v is not None:
        r["default"] = v
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_BooleanElicitationPropertySchema(o: Any, c: int) -> Any:
    r: dict[str, Any] = {"type": "boolean"}
    v = o.title
    if v is not None:
        r["title"] = v
    v = o.description
    if v is not None:
        r["description"] = v
    v = o.default
    if v is not None:
        r["default"] = v
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_SessionConfigBoolean(o: Any, c: int) -> Any:
    r: dict[str, Any] = {"currentValue": o.current_value}
    return r if o.unknown_fields is EMPTY else restore(r, o)


def e_BooleanSessionConfigOption(o: Any, c: int) -> Any:
    r: dict[str, Any] = {
        "type": "boolean",
        "id": o.id,
        "name": o.name,
        "currentValue": o.current_value,
    }
    v = o.description
    if v is not None:
        r["description"] = v
    v = o.category
    if v is not None:
        r["category"] = v
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_BooleanSetSessionConfigOptionRequest(o: Any, c: int) -> Any:
    r: dict[str, Any] = {
        "type": "boolean",
        "sessionId": o.session_id,
        "configId": o.config_id,
        "value": o.value,
    }
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_CancelNotification(o: Any, c: int) -> Any:
    r: dict[str, Any] = {"sessionId": o.session_id}
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_CancelRequestNotification(o: Any, c: int) -> Any:
    r: dict[str, Any] = {"requestId": o.request_id}
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_CancelledRequestPermissionOutcome(o: Any, c: int) -> Any:
    r: dict[str, Any] = {"outcome": "cancelled"}
    return r if o.unknown_fields is EMPTY else restore(r, o)


def e_ClientCapabilities(o: Any, c: int) -> Any:
    r: dict[str, Any] = {}
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
    return r if o.unknown_fields is EMPTY else restore(r, o)


def e_ClientSessionCapabilities(o: Any, c: int) -> Any:
    r: dict[str, Any] = {}
    v = o.compaction
    if v is not None:
        r["compaction"] = e_CompactionCapabilities(v, c)
    v = o.config_options
    if v is not None:
        r["configOptions"] = e_SessionConfigOptionsCapabilities(v, c)
    v = o.notices
    if v is not None:
        r["notices"] = e_NoticeCapabilities(v, c)
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_CompactionCapabilities(o: Any, c: int) -> Any:
    r: dict[str, Any] = {}
    for key, value in o.payload.items():
        if key not in r:
            r[key] = value
    return r if o.unknown_fields is EMPTY else restore(r, o)


def e_CompactionSummaryChunk(o: Any, c: int) -> Any:
    r: dict[str, Any] = {
        "compactionId": o.compaction_id,
        "content": _ContentBlock[type(o.content)](o.content, c),
    }
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_CompactionSummaryChunkSessionUpdate(o: Any, c: int) -> Any:
    r: dict[str, Any] = {
        "sessionUpdate": "compaction_summary_chunk",
        "compactionId": o.compaction_id,
        "content": _ContentBlock[type(o.content)](o.content, c),
    }
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_CompactionUpdate(o: Any, c: int) -> Any:
    r: dict[str, Any] = {"compactionId": o.compaction_id, "status": o.status}
    v = o.summary
    if v is not UNSET:
        r["summary"] = None if v is None else [_ContentBlock[type(x)](x, c) for x in v]
    v = o.error
    if v is not UNSET:
        r["error"] = None if v is None else v
    v = o.meta
    if v is not UNSET:
        r["_meta"] = None if v is None else v
    return r if o.unknown_fields is EMPTY else restore(r, o)


def e_CompactionUpdateSessionUpdate(o: Any, c: int) -> Any:
    r: dict[str, Any] = {
        "sessionUpdate": "compaction_update",
        "compactionId": o.compaction_id,
        "status": o.status,
    }
    v = o.summary
    if v is not UNSET:
        r["summary"] = None if v is None else [_ContentBlock[type(x)](x, c) for x in v]
    v = o.error
    if v is not UNSET:
        r["error"] = None if v is None else v
    v = o.meta
    if v is not UNSET:
        r["_meta"] = None if v is None else v
    return r if o.unknown_fields is EMPTY else restore(r, o)


def e_CompleteElicitationNotification(o: Any, c: int) -> Any:
    r: dict[str, Any] = {"elicitationId": o.elicitation_id}
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_ConfigOptionUpdate(o: Any, c: int) -> Any:
    r: dict[str, Any] = {}
    u = o.unknown_fields
    v = o.config_options
    if v or u is EMPTY or not stands(u, "configOptions"):
        r["configOptions"] = [_SessionConfigOption[type(x)](x, c) for x in v]
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_ConfigOptionUpdateSessionUpdate(o: Any, c: int) -> Any:
    r: dict[str, Any] = {"sessionUpdate": "config_option_update"}
    u = o.unknown_fields
    v = o.config_options
    if v or u is EMPTY or not stands(u, "configOptions"):
        r["configOptions"] = [_SessionConfigOption[type(x)](x, c) for x in v]
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_Content(o: Any, c: int) -> Any:
    r: dict[str, Any] = {"content": _ContentBlock[type(o.content)](o.content, c)}
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_ContentToolCallContent(o: Any, c: int) -> Any:
    r: dict[str, Any] = {"type": "content", "content": _ContentBlock[type(o.content)](o.content, c)}
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_Cost(o: Any, c: int) -> Any:
    r: dict[str, Any] = {"amount": number(o.amount), "currency": o.currency}
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_CreateTerminalRequest(o: Any, c: int) -> Any:
    items: Any
    r: dict[str, Any] = {"sessionId": o.session_id, "command": o.command}
    u = o.unknown_fields
    v = o.args
    if v is not None and (v or u is EMPTY or not stands(u, "args")):
        r["args"] = [*v]
    v = o.env
    if v is not None and (v or u is EMPTY or not stands(u, "env")):
        items = []
        for x in v:
            items.append(e_EnvVariable(x, c))
        r["env"] = items
    v = o.cwd
    if v is not None:
        r["cwd"] = v
    v = o.output_byte_limit
    if v is not None:
        r["outputByteLimit"] = v
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_CreateTerminalResponse(o: Any, c: int) -> Any:
    r: dict[str, Any] = {"terminalId": o.terminal_id}
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_CurrentModeUpdate(o: Any, c: int) -> Any:
    r: dict[str, Any] = {"currentModeId": o.current_mode_id}
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_CurrentModeUpdateSessionUpdate(o: Any, c: int) -> Any:
    r: dict[str, Any] = {"sessionUpdate": "current_mode_update", "currentModeId": o.current_mode_id}
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_Diff(o: Any, c: int) -> Any:
    r: dict[str, Any] = {"path": o.path, "newText": o.new_text}
    v = o.old_text
    if v is not None:
        r["oldText"] = v
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_DiffToolCallContent(o: Any, c: int) -> Any:
    r: dict[str, Any] = {"type": "diff", "path": o.path, "newText": o.new_text}
    v = o.old_text
    if v is not None:
        r["oldText"] = v
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_DisableProviderRequest(o: Any, c: int) -> Any:
    if c & 4 != 4:
        raise off("DisableProviderRequest", "LLM_PROVIDERS")

    r: dict[str, Any] = {"providerId": o.provider_id}
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_DisableProviderResponse(o: Any, c: int) -> Any:
    if c & 4 != 4:
        raise off("DisableProviderResponse", "LLM_PROVIDERS")

    return e_AuthenticateResponse(o, c)


def e_ElicitationCapabilities(o: Any, c: int) -> Any:
    r: dict[str, Any] = {}
    v = o.form
    if v is not None:
        r["form"] = e_ElicitationFormCapabilities(v, c)
    v = o.url
    if v is not None:
        r["url"] = e_ElicitationUrlCapabilities(v, c)
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_ElicitationFormMode(o: Any, c: int) -> Any:
    r: dict[str, Any] = {"requestedSchema": e_ElicitationSchema(o.requested_schema, c)}
    r.update(e_ElicitationFormMode_scope(o.scope, c))
    return r if o.unknown_fields is EMPTY else restore(r, o)


def e_ElicitationRequestScope(o: Any, c: int) -> Any:
    r: dict[str, Any] = {"requestId": o.request_id}
    return r if o.unknown_fields is EMPTY else restore(r, o)


def e_ElicitationSchema(o: Any, c: int) -> Any:
    r: dict[str, Any] = {}
    u = o.unknown_fields
    v = o.type
    if v is not None and (u is EMPTY or not stands(u, "type") or v != "object"):
        r["type"] = v
    v = o.title
    if v is not None:
        r["title"] = v
    v = o.properties
    if v is not None and (v or u is EMPTY or not stands(u, "properties")):
        r["properties"] = {k: _ElicitationPropertySchema[type(x)](x, c) for k, x in v.items()}
    v = o.required
    if v is not None:
        r["required"] = [*v]
    v = o.description
    if v is not None:
        r["description"] = v
    v = o.meta
    if v is not None:
        r["_meta"] = v
    return r if o.unknown_fields is EMPTY else restore(r, o)


def e_ElicitationSessionScope(o: Any, c: int) -> Any:
    r: dict[str, Any] = {"sessionId": o.session_id}
    v = o.tool_call_id
    if v is not None:
        r["toolCallId"] = v
    return r if o.unknown_fields is EMPTY else restore(r, o)


def e_ElicitationUrlMode(o: Any, c: int) -> Any:
    r: dict[str, Any] = {"elicitationId": o.elicitation_id, "url": o.url}
    r.update(e_ElicitationUrlMode_scope(o.scope, c))
    return r if o.unknown_fields is EMPTY else restore(r, o)


def e_EmbeddedResource(o: Any, c: int) -> Any:
    r: dict[str, Any] = {"resource": _EmbeddedResourceResource[type(o.resource)](o.resource, c)}
    v = o.annotations
    if v is not None:
        r["annotations"] = e_Annotations(v, c)
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_EnumOption(o: Any, c: int) -> Any:
    r: dict[str, Any] = {"const": o.const, "title": o.title}
    v = o.description
    if v is not None:
        r["description"] = v
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_EnvVariable(o: Any, c: int) -> Any:
    r: dict[str, Any] = {"name": o.name, "value": o.value}
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_Error(o: Any, c: int) -> Any:
    r: dict[str, Any] = {"code": o.code, "message": o.message}
    v = o.data
    if v is not None:
        r["data"] = v
    return r if o.unknown_fields is EMPTY else restore(r, o)


def e_ErrorAgentResponse(o: Any, c: int) -> Any:
    r: dict[str, Any] = {"id": o.id, "error": e_Error(o.error, c)}
    return r if o.unknown_fields is EMPTY else restore(r, o)


def e_ErrorStopReason(o: Any, c: int) -> Any:
    if c & 2048 != 2048:
        raise off("ErrorStopReason", "SUBAGENTS")

    r: dict[str, Any] = {}
    v = o.error
    if v is not None:
        r["error"] = e_Error(v, c)
    return r if o.unknown_fields is EMPTY else restore(r, o)


def e_ErrorIdleStateUpdate(o: Any, c: int) -> Any:
    if c & 2048 != 2048:
        raise off("ErrorIdleStateUpdate", "SUBAGENTS")

    r: dict[str, Any] = {"stopReason": "error"}
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
    return r if o.unknown_fields is EMPTY else restore(r, o)


def e_ErrorMessageMcpResponse(o: Any, c: int) -> Any:
    if c & 8 != 8:
        raise off("ErrorMessageMcpResponse", "MCP_OVER_ACP")

    r: dict[str, Any] = {"error": e_McpError(o.error, c)}
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_ErrorProxyResponse(o: Any, c: int) -> Any:
    if c & 32 != 32:
        raise off("ErrorProxyResponse", "PROXY_CHAINS")

    return e_ErrorAgentResponse(o, c)


def e_PlanFile(o: Any, c: int) -> Any:
    if c & 16 != 16:
        raise off("PlanFile", "PLAN_OPERATIONS")

    r: dict[str, Any] = {"planId": o.plan_id, "uri": o.uri}
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_FilePlanUpdateContent(o: Any, c: int) -> Any:
    if c & 16 != 16:
        raise off("FilePlanUpdateContent", "PLAN_OPERATIONS")

    r: dict[str, Any] = {"type": "file", "planId": o.plan_id, "uri": o.uri}
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_FileSystemCapabilities(o: Any, c: int) -> Any:
    r: dict[str, Any] = {}
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
    return r if o.unknown_fields is EMPTY else restore(r, o)


def e_ForkSessionRequest(o: Any, c: int) -> Any:
    if c & 128 != 128:
        raise off("ForkSessionRequest", "SESSION_FORK")

    items: Any
    r: dict[str, Any] = {"sessionId": o.session_id, "cwd": o.cwd}
    u = o.unknown_fields
    v = o.additional_directories
    if v is not None and (v or u is EMPTY or not stands(u, "additionalDirectories")):
        r["additionalDirectories"] = [*v]
    v = o.mcp_servers
    if v is not None and (v or u is EMPTY or not stands(u, "mcpServers")):
        items = []
        for x in v:
            items.append(_McpServer[type(x)](x, c))
        r["mcpServers"] = items
    v = o.system_prompt
    if v is not None:
        if c & 1024 != 1024:
            raise off("ForkSessionRequest.system_prompt", "SESSION_SYSTEM_PROMPT")

        r["systemPrompt"] = e_SystemPrompt(v, c)
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_ForkSessionResponse(o: Any, c: int) -> Any:
    if c & 128 != 128:
        raise off("ForkSessionResponse", "SESSION_FORK")

    return e_NewSessionResponse(o, c)


def e_FormCreateElicitationRequest(o: Any, c: int) -> Any:
    r: dict[str, Any] = {
        "mode": "form",
        "message": o.message,
        "requestedSchema": e_ElicitationSchema(o.requested_schema, c),
    }
    v = o.meta
    if v is not None:
        r["_meta"] = v
    r.update(e_FormCreateElicitationRequest_scope(o.scope, c))
    return r if o.unknown_fields is EMPTY else restore(r, o)


def e_McpServerHttp(o: Any, c: int) -> Any:
    r: dict[str, Any] = {"name": o.name, "url": o.url}
    u = o.unknown_fields
    v = o.headers
    if v or u is EMPTY or not stands(u, "headers"):
        r["headers"] = [e_HttpHeader(x, c) for x in v]
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_HttpMcpServer(o: Any, c: int) -> Any:
    r: dict[str, Any] = {"type": "http", "name": o.name, "url": o.url}
    u = o.unknown_fields
    v = o.headers
    if v or u is EMPTY or not stands(u, "headers"):
        r["headers"] = [e_HttpHeader(x, c) for x in v]
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_ImageContent(o: Any, c: int) -> Any:
    r: dict[str, Any] = {"data": o.data, "mimeType": o.mime_type}
    v = o.annotations
    if v is not None:
        r["annotations"] = e_Annotations(v, c)
    v = o.uri
    if v is not None:
        r["uri"] = v
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_ImageContentBlock(o: Any, c: int) -> Any:
    r: dict[str, Any] = {"type": "image", "data": o.data, "mimeType": o.mime_type}
    v = o.annotations
    if v is not None:
        r["annotations"] = e_Annotations(v, c)
    v = o.uri
    if v is not None:
        r["uri"] = v
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_Implementation(o: Any, c: int) -> Any:
    r: dict[str, Any] = {"name": o.name, "version": o.version}
    v = o.title
    if v is not None:
        r["title"] = v
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_InitializeRequest(o: Any, c: int) -> Any:
    r: dict[str, Any] = {"protocolVersion": o.protocol_version}
    u = o.unknown_fields
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
    return r if o.unknown_fields is EMPTY else restore(r, o)


def e_InitializeProxyRequest(o: Any, c: int) -> Any:
    if c & 32 != 32:
        raise off("InitializeProxyRequest", "PROXY_CHAINS")

    return e_InitializeRequest(o, c)


def e_InitializeResponse(o: Any, c: int) -> Any:
    items: Any
    r: dict[str, Any] = {"protocolVersion": o.protocol_version}
    u = o.unknown_fields
    v = o.agent_capabilities
    if v is not None and (
        u is EMPTY
        or not stands(u, "agentCapabilities")
        or v != d_AgentCapabilities({}, Context(c, True))
    ):
        r["agentCapabilities"] = e_AgentCapabilities(v, c)
    v = o.auth_methods
    if v is not None and (v or u is EMPTY or not stands(u, "authMethods")):
        items = []
        for x in v:
            items.append(_AuthMethod[type(x)](x, c))
        r["authMethods"] = items
    v = o.agent_info
    if v is not None:
        r["agentInfo"] = e_Implementation(v, c)
    v = o.meta
    if v is not None:
        r["_meta"] = v
    return r if o.unknown_fields is EMPTY else restore(r, o)


def e_InitializeProxyResponse(o: Any, c: int) -> Any:
    if c & 32 != 32:
        raise off("InitializeProxyResponse", "PROXY_CHAINS")

    return e_InitializeResponse(o, c)


def e_IntegerPropertySchema(o: Any, c: int) -> Any:
    r: dict[str, Any] = {}
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
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_IntegerElicitationPropertySchema(o: Any, c: int) -> Any:
    r: dict[str, Any] = {"type": "integer"}
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
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_PlanItems(o: Any, c: int) -> Any:
    if c & 16 != 16:
        raise off("PlanItems", "PLAN_OPERATIONS")

    r: dict[str, Any] = {"planId": o.plan_id}
    u = o.unknown_fields
    v = o.entries
    if v or u is EMPTY or not stands(u, "entries"):
        r["entries"] = [e_PlanEntry(x, c) for x in v]
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_ItemsPlanUpdateContent(o: Any, c: int) -> Any:
    if c & 16 != 16:
        raise off("ItemsPlanUpdateContent", "PLAN_OPERATIONS")

    r: dict[str, Any] = {"type": "items", "planId": o.plan_id}
    u = o.unknown_fields
    v = o.entries
    if v or u is EMPTY or not stands(u, "entries"):
        r["entries"] = [e_PlanEntry(x, c) for x in v]
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_KillTerminalRequest(o: Any, c: int) -> Any:
    r: dict[str, Any] = {"sessionId": o.session_id, "terminalId": o.terminal_id}
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_ListProvidersRequest(o: Any, c: int) -> Any:
    if c & 4 != 4:
        raise off("ListProvidersRequest", "LLM_PROVIDERS")

    return e_AuthenticateResponse(o, c)


def e_ListProvidersResponse(o: Any, c: int) -> Any:
    if c & 4 != 4:
        raise off("ListProvidersResponse", "LLM_PROVIDERS")

    r: dict[str, Any] = {"providers": [e_ProviderInfo(x, c) for x in o.providers]}
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_ListSessionsRequest(o: Any, c: int) -> Any:
    r: dict[str, Any] = {}
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
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_ListSessionsResponse(o: Any, c: int) -> Any:
    r: dict[str, Any] = {}
    u = o.unknown_fields
    v = o.sessions
    if v or u is EMPTY or not stands(u, "sessions"):
        r["sessions"] = [e_SessionInfo(x, c) for x in v]
    v = o.next_cursor
    if v is not None:
        r["nextCursor"] = v
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_LoadSessionRequest(o: Any, c: int) -> Any:
    r: dict[str, Any] = {"cwd": o.cwd, "sessionId": o.session_id}
    u = o.unknown_fields
    v = o.mcp_servers
    if v or u is EMPTY or not stands(u, "mcpServers"):
        r["mcpServers"] = [_McpServer[type(x)](x, c) for x in v]
    v = o.additional_directories
    if v is not None and (v or u is EMPTY or not stands(u, "additionalDirectories")):
        r["additionalDirectories"] = [*v]
    v = o.system_prompt
    if v is not None:
        if c & 1024 != 1024:
            raise off("LoadSessionRequest.system_prompt", "SESSION_SYSTEM_PROMPT")

        r["systemPrompt"] = e_SystemPrompt(v, c)
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_LoadSessionResponse(o: Any, c: int) -> Any:
    items: Any
    r: dict[str, Any] = {}
    v = o.modes
    if v is not None:
        r["modes"] = e_SessionModeState(v, c)
    v = o.config_options
    if v is not None:
        items = []
        for x in v:
            items.append(_SessionConfigOption[type(x)](x, c))
        r["configOptions"] = items
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_PlanMarkdown(o: Any, c: int) -> Any:
    if c & 16 != 16:
        raise off("PlanMarkdown", "PLAN_OPERATIONS")

    r: dict[str, Any] = {"planId": o.plan_id, "content": o.content}
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_MarkdownPlanUpdateContent(o: Any, c: int) -> Any:
    if c & 16 != 16:
        raise off("MarkdownPlanUpdateContent", "PLAN_OPERATIONS")

    r: dict[str, Any] = {"type": "markdown", "planId": o.plan_id, "content": o.content}
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_McpCapabilities(o: Any, c: int) -> Any:
    r: dict[str, Any] = {}
    u = o.unknown_fields
    v = o.http
    if v is not None and (u is EMPTY or not stands(u, "http") or v is not False):
        r["http"] = v
    v = o.sse
    if v is not None and (u is EMPTY or not stands(u, "sse") or v is not False):
        r["sse"] = v
    v = o.acp
    if v is not None and (v is not False or (c & 8 == 8 and (u is EMPTY or not stands(u, "acp")))):
        if c & 8 != 8:
            raise off("McpCapabilities.acp", "MCP_OVER_ACP")

        r["acp"] = v
    v = o.meta
    if v is not None:
        r["_meta"] = v
    return r if o.unknown_fields is EMPTY else restore(r, o)


def e_McpError(o: Any, c: int) -> Any:
    if c & 8 != 8:
        raise off("McpError", "MCP_OVER_ACP")

    r: dict[str, Any] = {"code": o.code, "message": o.message}
    v = o.data
    if v is not None:
        r["data"] = v
    for key, value in o.payload.items():
        if key not in r:
            r[key] = value
    return r if o.unknown_fields is EMPTY else restore(r, o)


def e_McpServerStdio(o: Any, c: int) -> Any:
    r: dict[str, Any] = {"name": o.name, "command": o.command}
    u = o.unknown_fields
    v = o.args
    if v or u is EMPTY or not stands(u, "args"):
        r["args"] = [*v]
    v = o.env
    if v or u is EMPTY or not stands(u, "env"):
        r["env"] = [e_EnvVariable(x, c) for x in v]
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_MessageMcpNotification(o: Any, c: int) -> Any:
    if c & 8 != 8:
        raise off("MessageMcpNotification", "MCP_OVER_ACP")

    r: dict[str, Any] = {"serverId": o.server_id, "requestId": o.request_id, "method": o.method}
    v = o.params
    if v is not None:
        r["params"] = v
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_MessageMcpRequest(o: Any, c: int) -> Any:
    if c & 8 != 8:
        raise off("MessageMcpRequest", "MCP_OVER_ACP")

    r: dict[str, Any] = {"serverId": o.server_id, "requestId": o.request_id, "method": o.method}
    v = o.params
    if v is not None:
        r["params"] = v
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_NewSessionRequest(o: Any, c: int) -> Any:
    r: dict[str, Any] = {"cwd": o.cwd}
    u = o.unknown_fields
    v = o.additional_directories
    if v is not None and (v or u is EMPTY or not stands(u, "additionalDirectories")):
        r["additionalDirectories"] = [*v]
    v = o.mcp_servers
    if v or u is EMPTY or not stands(u, "mcpServers"):
        r["mcpServers"] = [_McpServer[type(x)](x, c) for x in v]
    v = o.system_prompt
    if v is not None:
        if c & 1024 != 1024:
            raise off("NewSessionRequest.system_prompt", "SESSION_SYSTEM_PROMPT")

        r["systemPrompt"] = e_SystemPrompt(v, c)
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_NewSessionResponse(o: Any, c: int) -> Any:
    items: Any
    r: dict[str, Any] = {"sessionId": o.session_id}
    v = o.modes
    if v is not None:
        r["modes"] = e_SessionModeState(v, c)
    v = o.config_options
    if v is not None:
        items = []
        for x in v:
            items.append(_SessionConfigOption[type(x)](x, c))
        r["configOptions"] = items
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_NoneIdleStateUpdate(o: Any, c: int) -> Any:
    if c & 2048 != 2048:
        raise off("NoneIdleStateUpdate", "SUBAGENTS")

    r: dict[str, Any] = {}
    v = o.usage
    if v is not None:
        if c & 2 != 2:
            raise off("NoneIdleStateUpdate.usage", "END_TURN_TOKEN_USAGE")

        r["usage"] = e_Usage(v, c)
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_Notice(o: Any, c: int) -> Any:
    r: dict[str, Any] = {"severity": o.severity, "title": o.title}
    v = o.description
    if v is not None:
        r["description"] = v
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_NoticeSessionUpdate(o: Any, c: int) -> Any:
    r: dict[str, Any] = {"sessionUpdate": "notice", "severity": o.severity, "title": o.title}
    v = o.description
    if v is not None:
        r["description"] = v
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_NumberPropertySchema(o: Any, c: int) -> Any:
    r: dict[str, Any] = {}
    v = o.title
    if v is not None:
        r["title"] = v
    v = o.description
    if v is not None:
        r["description"] = v
    v = o.minimum
    if v is not None:
        r["minimum"] = v if type(v) is float and v - v == 0.0 else number(v)
    v = o.maximum
    if v is not None:
        r["maximum"] = v if type(v) is float and v - v == 0.0 else number(v)
    v = o.default
    if v is not None:
        r["default"] = v if type(v) is float and v - v == 0.0 else number(v)
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_NumberElicitationPropertySchema(o: Any, c: int) -> Any:
    r: dict[str, Any] = {"type": "number"}
    v = o.title
    if v is not None:
        r["title"] = v
    v = o.description
    if v is not None:
        r["description"] = v
    v = o.minimum
    if v is not None:
        r["minimum"] = v if type(v) is float and v - v == 0.0 else number(v)
    v = o.maximum
    if v is not None:
        r["maximum"] = v if type(v) is float and v - v == 0.0 else number(v)
    v = o.default
    if v is not None:
        r["default"] = v if type(v) is float and v - v == 0.0 else number(v)
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_OtherCreateElicitationRequest(o: Any, c: int) -> Any:
    r: dict[str, Any] = {"message": o.message, "mode": o.mode}
    v = o.meta
    if v is not None:
        r["_meta"] = v
    r.update(e_OtherCreateElicitationRequest_scope(o.scope, c))
    for key, value in o.payload.items():
        if key not in r:
            r[key] = value
    return r if o.unknown_fields is EMPTY else restore(r, o)


def e_OtherCreateElicitationResponse(o: Any, c: int) -> Any:
    r: dict[str, Any] = {"action": o.action}
    v = o.meta
    if v is not None:
        r["_meta"] = v
    for key, value in o.payload.items():
        if key not in r:
            r[key] = value
    return r if o.unknown_fields is EMPTY else restore(r, o)


def e_OtherElicitationPropertySchema(o: Any, c: int) -> Any:
    r: dict[str, Any] = {"type": o.type}
    for key, value in o.payload.items():
        if key not in r:
            r[key] = value
    return r if o.unknown_fields is EMPTY else restore(r, o)


def e_OtherIdleStateUpdate(o: Any, c: int) -> Any:
    if c & 2048 != 2048:
        raise off("OtherIdleStateUpdate", "SUBAGENTS")

    r: dict[str, Any] = {"stopReason": o.stop_reason}
    v = o.usage
    if v is not None:
        if c & 2 != 2:
            raise off("OtherIdleStateUpdate.usage", "END_TURN_TOKEN_USAGE")

        r["usage"] = e_Usage(v, c)
    v = o.meta
    if v is not None:
        r["_meta"] = v
    for key, value in o.payload.items():
        if key not in r:
            r[key] = value
    return r if o.unknown_fields is EMPTY else restore(r, o)


def e_OtherStateUpdate(o: Any, c: int) -> Any:
    if c & 2048 != 2048:
        raise off("OtherStateUpdate", "SUBAGENTS")

    r: dict[str, Any] = {"state": o.state}
    for key, value in o.payload.items():
        if key not in r:
            r[key] = value
    return r if o.unknown_fields is EMPTY else restore(r, o)


def e_PermissionOption(o: Any, c: int) -> Any:
    r: dict[str, Any] = {"optionId": o.option_id, "name": o.name, "kind": o.kind}
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_PlainCreateElicitationResponse(o: Any, c: int) -> Any:
    r: dict[str, Any] = {"action": o.action}
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_PlainIdleStateUpdate(o: Any, c: int) -> Any:
    if c & 2048 != 2048:
        raise off("PlainIdleStateUpdate", "SUBAGENTS")

    r: dict[str, Any] = {"stopReason": o.stop_reason}
    v = o.usage
    if v is not None:
        if c & 2 != 2:
            raise off("PlainIdleStateUpdate.usage", "END_TURN_TOKEN_USAGE")

        r["usage"] = e_Usage(v, c)
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_Plan(o: Any, c: int) -> Any:
    r: dict[str, Any] = {}
    u = o.unknown_fields
    v = o.entries
    if v or u is EMPTY or not stands(u, "entries"):
        r["entries"] = [e_PlanEntry(x, c) for x in v]
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_PlanCapabilities(o: Any, c: int) -> Any:
    if c & 16 != 16:
        raise off("PlanCapabilities", "PLAN_OPERATIONS")

    return e_AuthenticateResponse(o, c)


def e_PlanEntry(o: Any, c: int) -> Any:
    r: dict[str, Any] = {"content": o.content, "priority": o.priority, "status": o.status}
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_PlanRemoved(o: Any, c: int) -> Any:
    if c & 16 != 16:
        raise off("PlanRemoved", "PLAN_OPERATIONS")

    r: dict[str, Any] = {"planId": o.plan_id}
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_PlanRemovedSessionUpdate(o: Any, c: int) -> Any:
    if c & 16 != 16:
        raise off("PlanRemovedSessionUpdate", "PLAN_OPERATIONS")

    r: dict[str, Any] = {"sessionUpdate": "plan_removed", "planId": o.plan_id}
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_PlanSessionUpdate(o: Any, c: int) -> Any:
    r: dict[str, Any] = {"sessionUpdate": "plan"}
    u = o.unknown_fields
    v = o.entries
    if v or u is EMPTY or not stands(u, "entries"):
        r["entries"] = [e_PlanEntry(x, c) for x in v]
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_PlanUpdate(o: Any, c: int) -> Any:
    if c & 16 != 16:
        raise off("PlanUpdate", "PLAN_OPERATIONS")

    r: dict[str, Any] = {"plan": _PlanUpdateContent[type(o.plan)](o.plan, c)}
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_PlanUpdateSessionUpdate(o: Any, c: int) -> Any:
    if c & 16 != 16:
        raise off("PlanUpdateSessionUpdate", "PLAN_OPERATIONS")

    r: dict[str, Any] = {
        "sessionUpdate": "plan_update",
        "plan": _PlanUpdateContent[type(o.plan)](o.plan, c),
    }
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_PromptCapabilities(o: Any, c: int) -> Any:
    r: dict[str, Any] = {}
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
    return r if o.unknown_fields is EMPTY else restore(r, o)


def e_PromptRequest(o: Any, c: int) -> Any:
    r: dict[str, Any] = {
        "sessionId": o.session_id,
        "prompt": [_ContentBlock[type(x)](x, c) for x in o.prompt],
    }
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_PromptResponse(o: Any, c: int) -> Any:
    r: dict[str, Any] = {"stopReason": o.stop_reason}
    v = o.usage
    if v is not None:
        if c & 2 != 2:
            raise off("PromptResponse.usage", "END_TURN_TOKEN_USAGE")

        r["usage"] = e_Usage(v, c)
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_ProviderCurrentConfig(o: Any, c: int) -> Any:
    if c & 4 != 4:
        raise off("ProviderCurrentConfig", "LLM_PROVIDERS")

    r: dict[str, Any] = {"apiType": o.api_type, "baseUrl": o.base_url}
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_ProviderInfo(o: Any, c: int) -> Any:
    if c & 4 != 4:
        raise off("ProviderInfo", "LLM_PROVIDERS")

    r: dict[str, Any] = {"providerId": o.provider_id, "required": o.required}
    u = o.unknown_fields
    v = o.supported
    if v or u is EMPTY or not stands(u, "supported"):
        r["supported"] = [*v]
    v = o.current
    if v is not None:
        r["current"] = e_ProviderCurrentConfig(v, c)
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_ProvidersCapabilities(o: Any, c: int) -> Any:
    if c & 4 != 4:
        raise off("ProvidersCapabilities", "LLM_PROVIDERS")

    return e_AuthenticateResponse(o, c)


def e_ProxyNotification(o: Any, c: int) -> Any:
    if c & 32 != 32:
        raise off("ProxyNotification", "PROXY_CHAINS")

    return e_AgentNotification(o, c)


def e_ProxyRequest(o: Any, c: int) -> Any:
    if c & 32 != 32:
        raise off("ProxyRequest", "PROXY_CHAINS")

    return e_AgentRequest(o, c)


def e_ProxySuccessorNotification(o: Any, c: int) -> Any:
    if c & 32 != 32:
        raise off("ProxySuccessorNotification", "PROXY_CHAINS")

    r: dict[str, Any] = {"method": o.method}
    v = o.params
    if v is not None:
        r["params"] = v
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_ProxySuccessorRequest(o: Any, c: int) -> Any:
    if c & 32 != 32:
        raise off("ProxySuccessorRequest", "PROXY_CHAINS")

    r: dict[str, Any] = {"method": o.method}
    v = o.params
    if v is not None:
        r["params"] = v
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_ReadTextFileRequest(o: Any, c: int) -> Any:
    r: dict[str, Any] = {"sessionId": o.session_id, "path": o.path}
    v = o.line
    if v is not None:
        r["line"] = v
    v = o.limit
    if v is not None:
        r["limit"] = v
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_ReadTextFileResponse(o: Any, c: int) -> Any:
    r: dict[str, Any] = {"content": o.content}
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_RequestPermissionRequest(o: Any, c: int) -> Any:
    r: dict[str, Any] = {
        "sessionId": o.session_id,
        "toolCall": e_ToolCallUpdate(o.tool_call, c),
        "options": [e_PermissionOption(x, c) for x in o.options],
    }
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_RequestPermissionResponse(o: Any, c: int) -> Any:
    r: dict[str, Any] = {"outcome": _RequestPermissionOutcome[type(o.outcome)](o.outcome, c)}
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_RequiresActionStateUpdate(o: Any, c: int) -> Any:
    if c & 2048 != 2048:
        raise off("RequiresActionStateUpdate", "SUBAGENTS")

    return e_AuthenticateResponse(o, c)


def e_ResourceContentBlock(o: Any, c: int) -> Any:
    r: dict[str, Any] = {
        "type": "resource",
        "resource": _EmbeddedResourceResource[type(o.resource)](o.resource, c),
    }
    v = o.annotations
    if v is not None:
        r["annotations"] = e_Annotations(v, c)
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_ResourceLink(o: Any, c: int) -> Any:
    r: dict[str, Any] = {"name": o.name, "uri": o.uri}
    v = o.annotations
    if v is not None:
        r["annotations"] = e_Annotations(v, c)
    v = o.description
    if v is not None:
        r["description"] = v
    v = o.mime_type
    if v is not None:
        r["mimeType"] = v
    v = o.size
    if v is not None:
        r["size"] = v
    v = o.title
    if v is not None:
        r["title"] = v
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_ResourceLinkContentBlock(o: Any, c: int) -> Any:
    r: dict[str, Any] = {"type": "resource_link", "name": o.name, "uri": o.uri}
    v = o.annotations
    if v is not None:
        r["annotations"] = e_Annotations(v, c)
    v = o.description
    if v is not None:
        r["description"] = v
    v = o.mime_type
    if v is not None:
        r["mimeType"] = v
    v = o.size
    if v is not None:
        r["size"] = v
    v = o.title
    if v is not None:
        r["title"] = v
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_ResultAgentResponse(o: Any, c: int) -> Any:
    r: dict[str, Any] = {"id": o.id}
    v = o.result
    r["result"] = None if v is None else v
    return r if o.unknown_fields is EMPTY else restore(r, o)


def e_ResultMessageMcpResponse(o: Any, c: int) -> Any:
    if c & 8 != 8:
        raise off("ResultMessageMcpResponse", "MCP_OVER_ACP")

    r: dict[str, Any] = {}
    v = o.result
    r["result"] = None if v is None else v
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_ResultProxyResponse(o: Any, c: int) -> Any:
    if c & 32 != 32:
        raise off("ResultProxyResponse", "PROXY_CHAINS")

    return e_ResultAgentResponse(o, c)


def e_ResumeSessionRequest(o: Any, c: int) -> Any:
    items: Any
    r: dict[str, Any] = {"sessionId": o.session_id, "cwd": o.cwd}
    u = o.unknown_fields
    v = o.additional_directories
    if v is not None and (v or u is EMPTY or not stands(u, "additionalDirectories")):
        r["additionalDirectories"] = [*v]
    v = o.mcp_servers
    if v is not None and (v or u is EMPTY or not stands(u, "mcpServers")):
        items = []
        for x in v:
            items.append(_McpServer[type(x)](x, c))
        r["mcpServers"] = items
    v = o.system_prompt
    if v is not None:
        if c & 1024 != 1024:
            raise off("ResumeSessionRequest.system_prompt", "SESSION_SYSTEM_PROMPT")

        r["systemPrompt"] = e_SystemPrompt(v, c)
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_RunningStateUpdate(o: Any, c: int) -> Any:
    if c & 2048 != 2048:
        raise off("RunningStateUpdate", "SUBAGENTS")

    return e_AuthenticateResponse(o, c)


def e_SessionConfigSelect(o: Any, c: int) -> Any:
    r: dict[str, Any] = {
        "currentValue": o.current_value,
        "options": e_SessionConfigSelectOptions(o.options, c),
    }
    return r if o.unknown_fields is EMPTY else restore(r, o)


def e_SelectSessionConfigOption(o: Any, c: int) -> Any:
    r: dict[str, Any] = {
        "type": "select",
        "id": o.id,
        "name": o.name,
        "currentValue": o.current_value,
        "options": e_SessionConfigSelectOptions(o.options, c),
    }
    v = o.description
    if v is not None:
        r["description"] = v
    v = o.category
    if v is not None:
        r["category"] = v
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_SelectedPermissionOutcome(o: Any, c: int) -> Any:
    r: dict[str, Any] = {"optionId": o.option_id}
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_SelectedRequestPermissionOutcome(o: Any, c: int) -> Any:
    r: dict[str, Any] = {"outcome": "selected", "optionId": o.option_id}
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_SessionArchiveCapabilities(o: Any, c: int) -> Any:
    if c & 64 != 64:
        raise off("SessionArchiveCapabilities", "SESSION_ARCHIVE")

    return e_AuthenticateResponse(o, c)


def e_SessionCancelCapabilities(o: Any, c: int) -> Any:
    if c & 2048 != 2048:
        raise off("SessionCancelCapabilities", "SUBAGENTS")

    return e_AuthenticateResponse(o, c)


def e_SessionCapabilities(o: Any, c: int) -> Any:
    r: dict[str, Any] = {}
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
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_SessionConfigOptionsCapabilities(o: Any, c: int) -> Any:
    r: dict[str, Any] = {}
    v = o.boolean
    if v is not None:
        r["boolean"] = e_BooleanConfigOptionCapabilities(v, c)
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_SessionConfigSelectGroup(o: Any, c: int) -> Any:
    r: dict[str, Any] = {"group": o.group, "name": o.name}
    u = o.unknown_fields
    v = o.options
    if v or u is EMPTY or not stands(u, "options"):
        r["options"] = [e_SessionConfigSelectOption(x, c) for x in v]
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_SessionConfigSelectOption(o: Any, c: int) -> Any:
    r: dict[str, Any] = {"value": o.value, "name": o.name}
    v = o.description
    if v is not None:
        r["description"] = v
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_SessionForkCapabilities(o: Any, c: int) -> Any:
    if c & 128 != 128:
        raise off("SessionForkCapabilities", "SESSION_FORK")

    return e_AuthenticateResponse(o, c)


def e_SessionInfo(o: Any, c: int) -> Any:
    r: dict[str, Any] = {"sessionId": o.session_id, "cwd": o.cwd}
    u = o.unknown_fields
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
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_SessionInfoUpdate(o: Any, c: int) -> Any:
    r: dict[str, Any] = {}
    v = o.title
    if v is not UNSET:
        r["title"] = None if v is None else v
    v = o.updated_at
    if v is not UNSET:
        r["updatedAt"] = None if v is None else v
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_SessionInfoUpdateSessionUpdate(o: Any, c: int) -> Any:
    r: dict[str, Any] = {"sessionUpdate": "session_info_update"}
    v = o.title
    if v is not UNSET:
        r["title"] = None if v is None else v
    v = o.updated_at
    if v is not UNSET:
        r["updatedAt"] = None if v is None else v
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_SessionMessage(o: Any, c: int) -> Any:
    if c & 2048 != 2048:
        raise off("SessionMessage", "SUBAGENTS")

    r: dict[str, Any] = {"messageId": o.message_id}
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
        r["content"] = None if v is None else [_ContentBlock[type(x)](x, c) for x in v]
    v = o.meta
    if v is not UNSET:
        r["_meta"] = None if v is None else v
    return r if o.unknown_fields is EMPTY else restore(r, o)


def e_SessionMessageChunk(o: Any, c: int) -> Any:
    if c & 2048 != 2048:
        raise off("SessionMessageChunk", "SUBAGENTS")

    r: dict[str, Any] = {
        "messageId": o.message_id,
        "content": _ContentBlock[type(o.content)](o.content, c),
    }
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_SessionMessageChunkSessionUpdate(o: Any, c: int) -> Any:
    if c & 2048 != 2048:
        raise off("SessionMessageChunkSessionUpdate", "SUBAGENTS")

    r: dict[str, Any] = {
        "sessionUpdate": "session_message_chunk",
        "messageId": o.message_id,
        "content": _ContentBlock[type(o.content)](o.content, c),
    }
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_SessionMessageSessionUpdate(o: Any, c: int) -> Any:
    if c & 2048 != 2048:
        raise off("SessionMessageSessionUpdate", "SUBAGENTS")

    r: dict[str, Any] = {"sessionUpdate": "session_message", "messageId": o.message_id}
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
        r["content"] = None if v is None else [_ContentBlock[type(x)](x, c) for x in v]
    v = o.meta
    if v is not UNSET:
        r["_meta"] = None if v is None else v
    return r if o.unknown_fields is EMPTY else restore(r, o)


def e_SessionMode(o: Any, c: int) -> Any:
    r: dict[str, Any] = {"id": o.id, "name": o.name}
    v = o.description
    if v is not None:
        r["description"] = v
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_SessionModeState(o: Any, c: int) -> Any:
    r: dict[str, Any] = {"currentModeId": o.current_mode_id}
    u = o.unknown_fields
    v = o.available_modes
    if v or u is EMPTY or not stands(u, "availableModes"):
        r["availableModes"] = [e_SessionMode(x, c) for x in v]
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_SessionNotification(o: Any, c: int) -> Any:
    r: dict[str, Any] = {
        "sessionId": o.session_id,
        "update": _SessionUpdate[type(o.update)](o.update, c),
    }
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_SessionStatusCapabilities(o: Any, c: int) -> Any:
    if c & 512 != 512:
        raise off("SessionStatusCapabilities", "SESSION_STATUS")

    return e_AuthenticateResponse(o, c)


def e_SessionStatusRequest(o: Any, c: int) -> Any:
    if c & 512 != 512:
        raise off("SessionStatusRequest", "SESSION_STATUS")

    return e_CancelNotification(o, c)


def e_SessionStatusResponse(o: Any, c: int) -> Any:
    if c & 512 != 512:
        raise off("SessionStatusResponse", "SESSION_STATUS")

    r: dict[str, Any] = {"status": o.status}
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_SessionSystemPromptCapabilities(o: Any, c: int) -> Any:
    if c & 1024 != 1024:
        raise off("SessionSystemPromptCapabilities", "SESSION_SYSTEM_PROMPT")

    r: dict[str, Any] = {}
    v = o.mode
    if v is not None:
        r["mode"] = e_SessionSystemPromptModeCapabilities(v, c)
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_SessionSystemPromptModeCapabilities(o: Any, c: int) -> Any:
    if c & 1024 != 1024:
        raise off("SessionSystemPromptModeCapabilities", "SESSION_SYSTEM_PROMPT")

    r: dict[str, Any] = {}
    v = o.override
    if v is not None:
        r["override"] = e_SessionSystemPromptOverrideCapabilities(v, c)
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_SessionSystemPromptOverrideCapabilities(o: Any, c: int) -> Any:
    if c & 1024 != 1024:
        raise off("SessionSystemPromptOverrideCapabilities", "SESSION_SYSTEM_PROMPT")

    return e_AuthenticateResponse(o, c)


def e_SessionTitleCapabilities(o: Any, c: int) -> Any:
    if c & 256 != 256:
        raise off("SessionTitleCapabilities", "SESSION_SET_TITLE")

    return e_AuthenticateResponse(o, c)


def e_SetProviderRequest(o: Any, c: int) -> Any:
    if c & 4 != 4:
        raise off("SetProviderRequest", "LLM_PROVIDERS")

    r: dict[str, Any] = {"providerId": o.provider_id, "apiType": o.api_type, "baseUrl": o.base_url}
    v = o.headers
    if v is not None:
        r["headers"] = {**v}
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_SetProviderResponse(o: Any, c: int) -> Any:
    if c & 4 != 4:
        raise off("SetProviderResponse", "LLM_PROVIDERS")

    return e_AuthenticateResponse(o, c)


def e_SetSessionModeRequest(o: Any, c: int) -> Any:
    r: dict[str, Any] = {"sessionId": o.session_id, "modeId": o.mode_id}
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_SetSessionTitleRequest(o: Any, c: int) -> Any:
    if c & 256 != 256:
        raise off("SetSessionTitleRequest", "SESSION_SET_TITLE")

    r: dict[str, Any] = {"sessionId": o.session_id, "title": o.title}
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_SetSessionTitleResponse(o: Any, c: int) -> Any:
    if c & 256 != 256:
        raise off("SetSessionTitleResponse", "SESSION_SET_TITLE")

    r: dict[str, Any] = {"title": o.title}
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_SseMcpServer(o: Any, c: int) -> Any:
    r: dict[str, Any] = {"type": "sse", "name": o.name, "url": o.url}
    u = o.unknown_fields
    v = o.headers
    if v or u is EMPTY or not stands(u, "headers"):
        r["headers"] = [e_HttpHeader(x, c) for x in v]
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_StringPropertySchema(o: Any, c: int) -> Any:
    items: Any
    r: dict[str, Any] = {}
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
        items = []
        for x in v:
            items.append(e_EnumOption(x, c))
        r["oneOf"] = items
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_StringElicitationPropertySchema(o: Any, c: int) -> Any:
    items: Any
    r: dict[str, Any] = {"type": "string"}
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
        items = []
        for x in v:
            items.append(e_EnumOption(x, c))
        r["oneOf"] = items
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_StringMultiSelectItems(o: Any, c: int) -> Any:
    r: dict[str, Any] = {"enum": [*o.enum]}
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_SubagentCapabilities(o: Any, c: int) -> Any:
    if c & 2048 != 2048:
        raise off("SubagentCapabilities", "SUBAGENTS")

    return e_AuthenticateResponse(o, c)


def e_SubagentSessionCapabilities(o: Any, c: int) -> Any:
    if c & 2048 != 2048:
        raise off("SubagentSessionCapabilities", "SUBAGENTS")

    r: dict[str, Any] = {}
    v = o.cancel
    if v is not None:
        r["cancel"] = e_SessionCancelCapabilities(v, c)
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_SubagentUpdate(o: Any, c: int) -> Any:
    if c & 2048 != 2048:
        raise off("SubagentUpdate", "SUBAGENTS")

    r: dict[str, Any] = {"sessionId": o.session_id}
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
        r["state"] = None if v is None else _StateUpdate[type(v)](v, c)
    v = o.cwd
    if v is not UNSET:
        r["cwd"] = None if v is None else v
    v = o.additional_directories
    if v is not UNSET:
        r["additionalDirectories"] = None if v is None else [*v]
    v = o.meta
    if v is not UNSET:
        r["_meta"] = None if v is None else v
    return r if o.unknown_fields is EMPTY else restore(r, o)


def e_SubagentUpdateSessionUpdate(o: Any, c: int) -> Any:
    if c & 2048 != 2048:
        raise off("SubagentUpdateSessionUpdate", "SUBAGENTS")

    r: dict[str, Any] = {"sessionUpdate": "subagent_update", "sessionId": o.session_id}
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
        r["state"] = None if v is None else _StateUpdate[type(v)](v, c)
    v = o.cwd
    if v is not UNSET:
        r["cwd"] = None if v is None else v
    v = o.additional_directories
    if v is not UNSET:
        r["additionalDirectories"] = None if v is None else [*v]
    v = o.meta
    if v is not UNSET:
        r["_meta"] = None if v is None else v
    return r if o.unknown_fields is EMPTY else restore(r, o)


def e_SystemPrompt(o: Any, c: int) -> Any:
    if c & 1024 != 1024:
        raise off("SystemPrompt", "SESSION_SYSTEM_PROMPT")

    r: dict[str, Any] = {
        "mode": o.mode,
        "content": [_ContentBlock[type(x)](x, c) for x in o.content],
    }
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_TaggedIdleStateUpdate(o: Any, c: int) -> Any:
    if c & 2048 != 2048:
        raise off("TaggedIdleStateUpdate", "SUBAGENTS")

    r: dict[str, Any] = {"state": "idle"}
    r.update(_IdleStateUpdate[type(o.idle_state_update)](o.idle_state_update, c))
    return r if o.unknown_fields is EMPTY else restore(r, o)


def e_TaggedRequiresActionStateUpdate(o: Any, c: int) -> Any:
    if c & 2048 != 2048:
        raise off("TaggedRequiresActionStateUpdate", "SUBAGENTS")

    r: dict[str, Any] = {"state": "requires_action"}
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_TaggedRunningStateUpdate(o: Any, c: int) -> Any:
    if c & 2048 != 2048:
        raise off("TaggedRunningStateUpdate", "SUBAGENTS")

    r: dict[str, Any] = {"state": "running"}
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_TaggedStringMultiSelectItems(o: Any, c: int) -> Any:
    r: dict[str, Any] = {"type": "string", "enum": [*o.enum]}
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_UnknownStateUpdate(o: Any, c: int) -> Any:
    if c & 2048 != 2048:
        raise off("UnknownStateUpdate", "SUBAGENTS")

    return e_AuthenticateResponse(o, c)


def e_TaggedUnknownStateUpdate(o: Any, c: int) -> Any:
    if c & 2048 != 2048:
        raise off("TaggedUnknownStateUpdate", "SUBAGENTS")

    r: dict[str, Any] = {"state": "unknown"}
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_TerminalAuthMethod(o: Any, c: int) -> Any:
    r: dict[str, Any] = {"type": "terminal", "id": o.id, "name": o.name}
    u = o.unknown_fields
    v = o.description
    if v is not None:
        r["description"] = v
    v = o.args
    if v is not None and (v or u is EMPTY or not stands(u, "args")):
        r["args"] = [*v]
    v = o.env
    if v is not None and (v or u is EMPTY or not stands(u, "env")):
        r["env"] = {**v}
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_TerminalExitStatus(o: Any, c: int) -> Any:
    r: dict[str, Any] = {}
    v = o.exit_code
    if v is not None:
        r["exitCode"] = v
    v = o.signal
    if v is not None:
        r["signal"] = v
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_TerminalOutputResponse(o: Any, c: int) -> Any:
    r: dict[str, Any] = {"output": o.output, "truncated": o.truncated}
    v = o.exit_status
    if v is not None:
        r["exitStatus"] = e_TerminalExitStatus(v, c)
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_TerminalToolCallContent(o: Any, c: int) -> Any:
    r: dict[str, Any] = {"type": "terminal", "terminalId": o.terminal_id}
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_TextContent(o: Any, c: int) -> Any:
    r: dict[str, Any] = {"text": o.text}
    v = o.annotations
    if v is not None:
        r["annotations"] = e_Annotations(v, c)
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_TextContentBlock(o: Any, c: int) -> Any:
    r: dict[str, Any] = {"type": "text", "text": o.text}
    v = o.annotations
    if v is not None:
        r["annotations"] = e_Annotations(v, c)
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_TextResourceContents(o: Any, c: int) -> Any:
    r: dict[str, Any] = {"text": o.text, "uri": o.uri}
    v = o.mime_type
    if v is not None:
        r["mimeType"] = v
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_TitledMultiSelectItems(o: Any, c: int) -> Any:
    r: dict[str, Any] = {"anyOf": [e_EnumOption(x, c) for x in o.any_of]}
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_ToolCall(o: Any, c: int) -> Any:
    items: Any
    r: dict[str, Any] = {"toolCallId": o.tool_call_id, "title": o.title}
    u = o.unknown_fields
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
        items = []
        for x in v:
            items.append(_ToolCallContent[type(x)](x, c))
        r["content"] = items
    v = o.locations
    if v is not None and (v or u is EMPTY or not stands(u, "locations")):
        items = []
        for x in v:
            items.append(e_ToolCallLocation(x, c))
        r["locations"] = items
    v = o.raw_input
    if v is not None:
        r["rawInput"] = v
    v = o.raw_output
    if v is not None:
        r["rawOutput"] = v
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_ToolCallLocation(o: Any, c: int) -> Any:
    r: dict[str, Any] = {"path": o.path}
    v = o.line
    if v is not None:
        r["line"] = v
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_ToolCallSessionUpdate(o: Any, c: int) -> Any:
    items: Any
    r: dict[str, Any] = {
        "sessionUpdate": "tool_call",
        "toolCallId": o.tool_call_id,
        "title": o.title,
    }
    u = o.unknown_fields
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
        items = []
        for x in v:
            items.append(_ToolCallContent[type(x)](x, c))
        r["content"] = items
    v = o.locations
    if v is not None and (v or u is EMPTY or not stands(u, "locations")):
        items = []
        for x in v:
            items.append(e_ToolCallLocation(x, c))
        r["locations"] = items
    v = o.raw_input
    if v is not None:
        r["rawInput"] = v
    v = o.raw_output
    if v is not None:
        r["rawOutput"] = v
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_ToolCallUpdate(o: Any, c: int) -> Any:
    items: Any
    r: dict[str, Any] = {"toolCallId": o.tool_call_id}
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
        items = []
        for x in v:
            items.append(_ToolCallContent[type(x)](x, c))
        r["content"] = items
    v = o.locations
    if v is not None:
        items = []
        for x in v:
            items.append(e_ToolCallLocation(x, c))
        r["locations"] = items
    v = o.raw_input
    if v is not None:
        r["rawInput"] = v
    v = o.raw_output
    if v is not None:
        r["rawOutput"] = v
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_ToolCallUpdateSessionUpdate(o: Any, c: int) -> Any:
    items: Any
    r: dict[str, Any] = {"sessionUpdate": "tool_call_update", "toolCallId": o.tool_call_id}
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
        items = []
        for x in v:
            items.append(_ToolCallContent[type(x)](x, c))
        r["content"] = items
    v = o.locations
    if v is not None:
        items = []
        for x in v:
            items.append(e_ToolCallLocation(x, c))
        r["locations"] = items
    v = o.raw_input
    if v is not None:
        r["rawInput"] = v
    v = o.raw_output
    if v is not None:
        r["rawOutput"] = v
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_UnarchiveSessionRequest(o: Any, c: int) -> Any:
    if c & 64 != 64:
        raise off("UnarchiveSessionRequest", "SESSION_ARCHIVE")

    return e_CancelNotification(o, c)


def e_UnarchiveSessionResponse(o: Any, c: int) -> Any:
    if c & 64 != 64:
        raise off("UnarchiveSessionResponse", "SESSION_ARCHIVE")

    return e_AuthenticateResponse(o, c)


def e_UnstructuredCommandInput(o: Any, c: int) -> Any:
    r: dict[str, Any] = {"hint": o.hint}
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_UrlCreateElicitationRequest(o: Any, c: int) -> Any:
    r: dict[str, Any] = {
        "mode": "url",
        "message": o.message,
        "elicitationId": o.elicitation_id,
        "url": o.url,
    }
    v = o.meta
    if v is not None:
        r["_meta"] = v
    r.update(e_UrlCreateElicitationRequest_scope(o.scope, c))
    return r if o.unknown_fields is EMPTY else restore(r, o)


def e_Usage(o: Any, c: int) -> Any:
    if c & 2 != 2:
        raise off("Usage", "END_TURN_TOKEN_USAGE")

    r: dict[str, Any] = {
        "totalTokens": o.total_tokens,
        "inputTokens": o.input_tokens,
        "outputTokens": o.output_tokens,
    }
    v = o.thought_tokens
    if v is not None:
        r["thoughtTokens"] = v
    v = o.cached_read_tokens
    if v is not None:
        r["cachedReadTokens"] = v
    v = o.cached_write_tokens
    if v is not None:
        r["cachedWriteTokens"] = v
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_UsageUpdate(o: Any, c: int) -> Any:
    r: dict[str, Any] = {"used": o.used, "size": o.size}
    v = o.cost
    if v is not None:
        r["cost"] = e_Cost(v, c)
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_UsageUpdateSessionUpdate(o: Any, c: int) -> Any:
    r: dict[str, Any] = {"sessionUpdate": "usage_update", "used": o.used, "size": o.size}
    v = o.cost
    if v is not None:
        r["cost"] = e_Cost(v, c)
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_UserMessageChunkSessionUpdate(o: Any, c: int) -> Any:
    r: dict[str, Any] = {
        "sessionUpdate": "user_message_chunk",
        "content": _ContentBlock[type(o.content)](o.content, c),
    }
    v = o.message_id
    if v is not None:
        r["messageId"] = v
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_ValueIdSetSessionConfigOptionRequest(o: Any, c: int) -> Any:
    r: dict[str, Any] = {"sessionId": o.session_id, "configId": o.config_id, "value": o.value}
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


def e_WriteTextFileRequest(o: Any, c: int) -> Any:
    r: dict[str, Any] = {"sessionId": o.session_id, "path": o.path, "content": o.content}
    if o.meta is None and o.unknown_fields is EMPTY:
        return r
    return ending(r, o, "meta", "_meta")


e_AuthMethodAgent = e_AgentAuthMethod
e_BooleanConfigOptionCapabilities = e_AuthenticateResponse
e_ClientNotification = e_AgentNotification
e_ClientRequest = e_AgentRequest
e_CloseSessionRequest = e_CancelNotification
e_CloseSessionResponse = e_AuthenticateResponse
e_DeleteSessionRequest = e_CancelNotification
e_DeleteSessionResponse = e_AuthenticateResponse
e_ElicitationFormCapabilities = e_AuthenticateResponse
e_ElicitationUrlCapabilities = e_AuthenticateResponse
e_ErrorClientResponse = e_ErrorAgentResponse
e_HttpHeader = e_EnvVariable
e_KillTerminalResponse = e_AuthenticateResponse
e_LogoutCapabilities = e_AuthenticateResponse
e_LogoutRequest = e_AuthenticateResponse
e_LogoutResponse = e_AuthenticateResponse
e_McpServerSse = e_McpServerHttp
e_NoticeCapabilities = e_CompactionCapabilities
e_OtherMultiSelectItems = e_OtherElicitationPropertySchema
e_ReleaseTerminalRequest = e_KillTerminalRequest
e_ReleaseTerminalResponse = e_AuthenticateResponse
e_ResultClientResponse = e_ResultAgentResponse
e_ResumeSessionResponse = e_LoadSessionResponse
e_SessionAdditionalDirectoriesCapabilities = e_AuthenticateResponse
e_SessionCloseCapabilities = e_AuthenticateResponse
e_SessionDeleteCapabilities = e_AuthenticateResponse
e_SessionListCapabilities = e_AuthenticateResponse
e_SessionResumeCapabilities = e_AuthenticateResponse
e_SetSessionConfigOptionResponse = e_ConfigOptionUpdate
e_SetSessionModeResponse = e_AuthenticateResponse
e_StdioMcpServer = e_McpServerStdio
e_Terminal = e_CreateTerminalResponse
e_TerminalOutputRequest = e_KillTerminalRequest
e_WaitForTerminalExitRequest = e_KillTerminalRequest
e_WaitForTerminalExitResponse = e_TerminalExitStatus
e_WriteTextFileResponse = e_AuthenticateResponse

_AgentResponse: Encoders = {
    ResultAgentResponse: e_ResultAgentResponse,
    ErrorAgentResponse: e_ErrorAgentResponse,
}

_AuthMethod: Encoders = {
    TerminalAuthMethod: e_TerminalAuthMethod,
    AgentAuthMethod: e_AgentAuthMethod,
}

_AvailableCommandInput: Encoders = {
    UnstructuredCommandInput: e_UnstructuredCommandInput,
}

_ClientResponse: Encoders = {
    ResultClientResponse: e_ResultClientResponse,
    ErrorClientResponse: e_ErrorClientResponse,
}

_ContentBlock: Encoders = {
    TextContentBlock: e_TextContentBlock,
    ImageContentBlock: e_ImageContentBlock,
    AudioContentBlock: e_AudioContentBlock,
    ResourceLinkContentBlock: e_ResourceLinkContentBlock,
    ResourceContentBlock: e_ResourceContentBlock,
}

_CreateElicitationRequest: Encoders = {
    FormCreateElicitationRequest: e_FormCreateElicitationRequest,
    UrlCreateElicitationRequest: e_UrlCreateElicitationRequest,
    OtherCreateElicitationRequest: e_OtherCreateElicitationRequest,
}

_CreateElicitationResponse: Encoders = {
    AcceptCreateElicitationResponse: e_AcceptCreateElicitationResponse,
    PlainCreateElicitationResponse: e_PlainCreateElicitationResponse,
    OtherCreateElicitationResponse: e_OtherCreateElicitationResponse,
}

_ElicitationPropertySchema: Encoders = {
    StringElicitationPropertySchema: e_StringElicitationPropertySchema,
    NumberElicitationPropertySchema: e_NumberElicitationPropertySchema,
    IntegerElicitationPropertySchema: e_IntegerElicitationPropertySchema,
    BooleanElicitationPropertySchema: e_BooleanElicitationPropertySchema,
    ArrayElicitationPropertySchema: e_ArrayElicitationPropertySchema,
    OtherElicitationPropertySchema: e_OtherElicitationPropertySchema,
}

_EmbeddedResourceResource: Encoders = {
    TextResourceContents: e_TextResourceContents,
    BlobResourceContents: e_BlobResourceContents,
}

_IdleStateUpdate: Encoders = {
    PlainIdleStateUpdate: e_PlainIdleStateUpdate,
    ErrorIdleStateUpdate: e_ErrorIdleStateUpdate,
    OtherIdleStateUpdate: e_OtherIdleStateUpdate,
    NoneIdleStateUpdate: e_NoneIdleStateUpdate,
}

_McpServer: Encoders = {
    HttpMcpServer: e_HttpMcpServer,
    SseMcpServer: e_SseMcpServer,
    AcpMcpServer: e_AcpMcpServer,
    StdioMcpServer: e_StdioMcpServer,
}

_MessageMcpResponse: Encoders = {
    ResultMessageMcpResponse: e_ResultMessageMcpResponse,
    ErrorMessageMcpResponse: e_ErrorMessageMcpResponse,
}

_MultiSelectItems: Encoders = {
    TaggedStringMultiSelectItems: e_TaggedStringMultiSelectItems,
    OtherMultiSelectItems: e_OtherMultiSelectItems,
    TitledMultiSelectItems: e_TitledMultiSelectItems,
}

_PlanUpdateContent: Encoders = {
    ItemsPlanUpdateContent: e_ItemsPlanUpdateContent,
    FilePlanUpdateContent: e_FilePlanUpdateContent,
    MarkdownPlanUpdateContent: e_MarkdownPlanUpdateContent,
}

_ProxyResponse: Encoders = {
    ResultProxyResponse: e_ResultProxyResponse,
    ErrorProxyResponse: e_ErrorProxyResponse,
}

_RequestPermissionOutcome: Encoders = {
    CancelledRequestPermissionOutcome: e_CancelledRequestPermissionOutcome,
    SelectedRequestPermissionOutcome: e_SelectedRequestPermissionOutcome,
}

_SessionConfigOption: Encoders = {
    SelectSessionConfigOption: e_SelectSessionConfigOption,
    BooleanSessionConfigOption: e_BooleanSessionConfigOption,
}

_SessionUpdate: Encoders = {
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

_SetSessionConfigOptionRequest: Encoders = {
    BooleanSetSessionConfigOptionRequest: e_BooleanSetSessionConfigOptionRequest,
    ValueIdSetSessionConfigOptionRequest: e_ValueIdSetSessionConfigOptionRequest,
}

_StateUpdate: Encoders = {
    TaggedRunningStateUpdate: e_TaggedRunningStateUpdate,
    TaggedIdleStateUpdate: e_TaggedIdleStateUpdate,
    TaggedRequiresActionStateUpdate: e_TaggedRequiresActionStateUpdate,
    TaggedUnknownStateUpdate: e_TaggedUnknownStateUpdate,
    OtherStateUpdate: e_OtherStateUpdate,
}

_ToolCallContent: Encoders = {
    ContentToolCallContent: e_ContentToolCallContent,
    DiffToolCallContent: e_DiffToolCallContent,
    TerminalToolCallContent: e_TerminalToolCallContent,
}


def e_ElicitationContentValue(v: Any, c: int) -> Any:
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


_here = globals()
ENCODERS: Encoders = {_here[name]: _here["e_" + name] for name in _stable + _unstable}
"""The encoder of each class, which has its name after `e_`."""

UNIONS: dict[str, Encoders] = {
    "AgentResponse": _AgentResponse,
    "AuthMethod": _AuthMethod,
    "AvailableCommandInput": _AvailableCommandInput,
    "ClientResponse": _ClientResponse,
    "ContentBlock": _ContentBlock,
    "CreateElicitationRequest": _CreateElicitationRequest,
    "CreateElicitationResponse": _CreateElicitationResponse,
    "ElicitationPropertySchema": _ElicitationPropertySchema,
    "EmbeddedResourceResource": _EmbeddedResourceResource,
    "IdleStateUpdate": _IdleStateUpdate,
    "McpServer": _McpServer,
    "MessageMcpResponse": _MessageMcpResponse,
    "MultiSelectItems": _MultiSelectItems,
    "PlanUpdateContent": _PlanUpdateContent,
    "ProxyResponse": _ProxyResponse,
    "RequestPermissionOutcome": _RequestPermissionOutcome,
    "SessionConfigOption": _SessionConfigOption,
    "SessionUpdate": _SessionUpdate,
    "SetSessionConfigOptionRequest": _SetSessionConfigOptionRequest,
    "StateUpdate": _StateUpdate,
    "ToolCallContent": _ToolCallContent,
}
"""The encoders of the classes that each union takes."""
