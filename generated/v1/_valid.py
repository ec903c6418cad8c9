"""Tests: one function for each definition, which tells whether a JSON value is of it.

`v_NAME(value, c)` is the test of the definition or class NAME under JSON Schema 2020-12. The bits
of `c` are those of the features that are on, and 4096 where formats are tested too. A test may
also raise one of `INVALID` for a bad value: `holds` calls it.
"""

from __future__ import annotations

from .._validation import (
    ARRAY,
    INVALID,
    OBJECT,
    holds,
    is_integer,
    is_number,
    is_uri,
)
from .types import *
from .unstable import *

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from .._validation import Test

FORMATS = 4096
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


def v_ElicitationAcceptAction(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if "content" in d:
        v = d["content"]
        if v is not None:
            if type(v) is not OBJECT:
                return False
            for x0 in v.values():
                if not v_ElicitationContentValue(x0, c):
                    return False
    return True


def v_AcceptCreateElicitationResponse(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    if "content" in d:
        v = d["content"]
        if v is not None:
            if type(v) is not OBJECT:
                return False
            for x0 in v.values():
                if not v_ElicitationContentValue(x0, c):
                    return False
    return True


def v_McpServerAcp(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["name"]) is not str:
        return False
    if type(d["serverId"]) is not str:
        return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_AgentAuthCapabilities(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if c & 1 == 1 and "status" in d:
        v = d["status"]
        if v is not None:
            if not v_ArchiveSessionResponse(v, c):
                return False
    if "logout" in d:
        v = d["logout"]
        if v is not None:
            if not v_ArchiveSessionResponse(v, c):
                return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_AuthMethodAgent(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["id"]) is not str:
        return False
    if type(d["name"]) is not str:
        return False
    if "description" in d:
        v = d["description"]
        if v is not None and (type(v) is not str):
            return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_AgentCapabilities(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if "loadSession" in d:
        if type(d["loadSession"]) is not bool:
            return False
    if "promptCapabilities" in d:
        if not v_PromptCapabilities(d["promptCapabilities"], c):
            return False
    if "mcpCapabilities" in d:
        if not v_McpCapabilities(d["mcpCapabilities"], c):
            return False
    if "sessionCapabilities" in d:
        if not v_SessionCapabilities(d["sessionCapabilities"], c):
            return False
    if "auth" in d:
        if not v_AgentAuthCapabilities(d["auth"], c):
            return False
    if c & 4 == 4 and "providers" in d:
        v = d["providers"]
        if v is not None:
            if not v_ArchiveSessionResponse(v, c):
                return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_ContentChunk(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    v = d["content"]
    f = _ContentBlock_TAGS.get(v["type"])
    if not (f or v_ContentBlock)(v, c):
        return False
    if "messageId" in d:
        v = d["messageId"]
        if v is not None and (type(v) is not str):
            return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_AgentNotification(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["method"]) is not str:
        return False
    if "params" in d:
        v = d["params"]
        if v is not None:
            if not v_AgentNotification_params(v, c):
                return False
    return True


def v_AgentRequest(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if not v_RequestId(d["id"], c):
        return False
    if type(d["method"]) is not str:
        return False
    if "params" in d:
        v = d["params"]
        if v is not None:
            if not v_AgentRequest_params(v, c):
                return False
    return True


def v_Annotations(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if "audience" in d:
        v = d["audience"]
        if v is not None:
            if type(v) is not ARRAY:
                return False
            for x0 in v:
                if type(x0) is not str or x0 not in _Role:
                    return False
    if "lastModified" in d:
        v = d["lastModified"]
        if v is not None and (type(v) is not str):
            return False
    if "priority" in d:
        v = d["priority"]
        if v is not None and (type(v) is not int and not is_number(v)):
            return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_ArchiveSessionRequest(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["sessionId"]) is not str:
        return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_ArchiveSessionResponse(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_MultiSelectPropertySchema(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if not v_MultiSelectItems(d["items"], c):
        return False
    if "title" in d:
        v = d["title"]
        if v is not None and (type(v) is not str):
            return False
    if "description" in d:
        v = d["description"]
        if v is not None and (type(v) is not str):
            return False
    if "minItems" in d:
        v = d["minItems"]
        if v is not None and ((type(v) is not int and not is_integer(v)) or v < 0):
            return False
    if "maxItems" in d:
        v = d["maxItems"]
        if v is not None and ((type(v) is not int and not is_integer(v)) or v < 0):
            return False
    if "default" in d:
        v = d["default"]
        if v is not None:
            if type(v) is not ARRAY:
                return False
            for x0 in v:
                if type(x0) is not str:
                    return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_AudioContent(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["data"]) is not str:
        return False
    if type(d["mimeType"]) is not str:
        return False
    if "annotations" in d:
        v = d["annotations"]
        if v is not None:
            if not v_Annotations(v, c):
                return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_AuthAccount(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["label"]) is not str:
        return False
    if "active" in d:
        v = d["active"]
        if v is not None and (type(v) is not bool):
            return False
    if "name" in d:
        v = d["name"]
        if v is not None and (type(v) is not str):
            return False
    if "email" in d:
        v = d["email"]
        if v is not None and (type(v) is not str):
            return False
    if "organization" in d:
        v = d["organization"]
        if v is not None and (type(v) is not str):
            return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_AuthCapabilities(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if "terminal" in d:
        if type(d["terminal"]) is not bool:
            return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_AuthMethodTerminal(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["id"]) is not str:
        return False
    if type(d["name"]) is not str:
        return False
    if "description" in d:
        v = d["description"]
        if v is not None and (type(v) is not str):
            return False
    if "args" in d:
        v = d["args"]
        if type(v) is not ARRAY:
            return False
        for x0 in v:
            if type(x0) is not str:
                return False
    if "env" in d:
        v = d["env"]
        if type(v) is not OBJECT:
            return False
        for x0 in v.values():
            if type(x0) is not str:
                return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_AuthStatusResponse(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["state"]) is not str:
        return False
    if "accounts" in d:
        v = d["accounts"]
        if type(v) is not ARRAY:
            return False
        for x0 in v:
            if not v_AuthAccount(x0, c):
                return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_AuthenticateRequest(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["methodId"]) is not str:
        return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_AvailableCommand(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["name"]) is not str:
        return False
    if type(d["description"]) is not str:
        return False
    if "input" in d:
        v = d["input"]
        if v is not None:
            if not v_AvailableCommandInput(v, c):
                return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_AvailableCommandsUpdate(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    v = d["availableCommands"]
    if type(v) is not ARRAY:
        return False
    for x0 in v:
        if not v_AvailableCommand(x0, c):
            return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_BlobResourceContents(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["blob"]) is not str:
        return False
    if type(d["uri"]) is not str:
        return False
    if "mimeType" in d:
        v = d["mimeType"]
        if v is not None and (type(v) is not str):
            return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_BooleanPropertySchema(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if "title" in d:
        v = d["title"]
        if v is not None and (type(v) is not str):
            return False
    if "description" in d:
        v = d["description"]
        if v is not None and (type(v) is not str):
            return False
    if "default" in d:
        v = d["default"]
        if v is not None and (type(v) is not bool):
            return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_SessionConfigBoolean(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["currentValue"]) is not bool:
        return False
    return True


def v_BooleanSessionConfigOption(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["id"]) is not str:
        return False
    if type(d["name"]) is not str:
        return False
    if type(d["currentValue"]) is not bool:
        return False
    if "description" in d:
        v = d["description"]
        if v is not None and (type(v) is not str):
            return False
    if "category" in d:
        v = d["category"]
        if v is not None and (type(v) is not str):
            return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_BooleanSetSessionConfigOptionRequest(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["sessionId"]) is not str:
        return False
    if type(d["configId"]) is not str:
        return False
    if type(d["value"]) is not bool:
        return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_CancelRequestNotification(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if not v_RequestId(d["requestId"], c):
        return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_CancelledRequestPermissionOutcome(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    return True


def v_ClientCapabilities(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if "fs" in d:
        if not v_FileSystemCapabilities(d["fs"], c):
            return False
    if "terminal" in d:
        if type(d["terminal"]) is not bool:
            return False
    if "session" in d:
        v = d["session"]
        if v is not None:
            if not v_ClientSessionCapabilities(v, c):
                return False
    if c & 2048 == 2048 and "subagents" in d:
        v = d["subagents"]
        if v is not None:
            if not v_ArchiveSessionResponse(v, c):
                return False
    if c & 16 == 16 and "plan" in d:
        v = d["plan"]
        if v is not None:
            if not v_ArchiveSessionResponse(v, c):
                return False
    if "auth" in d:
        if not v_AuthCapabilities(d["auth"], c):
            return False
    if "elicitation" in d:
        v = d["elicitation"]
        if v is not None:
            if not v_ElicitationCapabilities(v, c):
                return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_ClientNotification(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["method"]) is not str:
        return False
    if "params" in d:
        v = d["params"]
        if v is not None:
            if not v_ClientNotification_params(v, c):
                return False
    return True


def v_ClientRequest(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if not v_RequestId(d["id"], c):
        return False
    if type(d["method"]) is not str:
        return False
    if "params" in d:
        v = d["params"]
        if v is not None:
            if not v_ClientRequest_params(v, c):
                return False
    return True


def v_ClientSessionCapabilities(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if "compaction" in d:
        v = d["compaction"]
        if v is not None:
            if not v_CancelledRequestPermissionOutcome(v, c):
                return False
    if "configOptions" in d:
        v = d["configOptions"]
        if v is not None:
            if not v_SessionConfigOptionsCapabilities(v, c):
                return False
    if "notices" in d:
        v = d["notices"]
        if v is not None:
            if not v_CancelledRequestPermissionOutcome(v, c):
                return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_CompactionSummaryChunk(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["compactionId"]) is not str:
        return False
    v = d["content"]
    f = _ContentBlock_TAGS.get(v["type"])
    if not (f or v_ContentBlock)(v, c):
        return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_CompactionUpdate(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["compactionId"]) is not str:
        return False
    if type(d["status"]) is not str:
        return False
    if "summary" in d:
        v = d["summary"]
        if v is not None:
            if type(v) is not ARRAY:
                return False
            for x0 in v:
                f = _ContentBlock_TAGS.get(x0["type"])
                if not (f or v_ContentBlock)(x0, c):
                    return False
    if "error" in d:
        v = d["error"]
        if v is not None and (type(v) is not str):
            return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_CompleteElicitationNotification(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["elicitationId"]) is not str:
        return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_ConfigOptionUpdate(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    v = d["configOptions"]
    if type(v) is not ARRAY:
        return False
    for x0 in v:
        f = _SessionConfigOption_TAGS.get(x0["type"])
        if not (f or v_SessionConfigOption)(x0, c):
            return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_Content(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    v = d["content"]
    f = _ContentBlock_TAGS.get(v["type"])
    if not (f or v_ContentBlock)(v, c):
        return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_Cost(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    v = d["amount"]
    if type(v) is not int and not is_number(v):
        return False
    if type(d["currency"]) is not str:
        return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_CreateTerminalRequest(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["sessionId"]) is not str:
        return False
    if type(d["command"]) is not str:
        return False
    if "args" in d:
        v = d["args"]
        if type(v) is not ARRAY:
            return False
        for x0 in v:
            if type(x0) is not str:
                return False
    if "env" in d:
        v = d["env"]
        if type(v) is not ARRAY:
            return False
        for x0 in v:
            if not v_EnvVariable(x0, c):
                return False
    if "cwd" in d:
        v = d["cwd"]
        if v is not None and (type(v) is not str):
            return False
    if "outputByteLimit" in d:
        v = d["outputByteLimit"]
        if v is not None and ((type(v) is not int and not is_integer(v)) or v < 0):
            return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_CreateTerminalResponse(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["terminalId"]) is not str:
        return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_CurrentModeUpdate(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["currentModeId"]) is not str:
        return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_Diff(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["path"]) is not str:
        return False
    if type(d["newText"]) is not str:
        return False
    if "oldText" in d:
        v = d["oldText"]
        if v is not None and (type(v) is not str):
            return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_DisableProviderRequest(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["providerId"]) is not str:
        return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_ElicitationCapabilities(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if "form" in d:
        v = d["form"]
        if v is not None:
            if not v_ArchiveSessionResponse(v, c):
                return False
    if "url" in d:
        v = d["url"]
        if v is not None:
            if not v_ArchiveSessionResponse(v, c):
                return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_ElicitationFormMode(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if not v_ElicitationSchema(d["requestedSchema"], c):
        return False
    if not v_ElicitationFormMode_scope(d, c):
        return False
    return True


def v_ElicitationRequestScope(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if not v_RequestId(d["requestId"], c):
        return False
    return True


def v_ElicitationSchema(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if "type" in d:
        v = d["type"]
        if type(v) is not str or v not in _ElicitationSchemaType:
            return False
    if "title" in d:
        v = d["title"]
        if v is not None and (type(v) is not str):
            return False
    if "properties" in d:
        v = d["properties"]
        if type(v) is not OBJECT:
            return False
        for x0 in v.values():
            f = _ElicitationPropertySchema_TAGS.get(x0["type"])
            if not (f or v_ElicitationPropertySchema)(x0, c):
                return False
    if "required" in d:
        v = d["required"]
        if v is not None:
            if type(v) is not ARRAY:
                return False
            for x0 in v:
                if type(x0) is not str:
                    return False
    if "description" in d:
        v = d["description"]
        if v is not None and (type(v) is not str):
            return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_ElicitationSessionScope(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["sessionId"]) is not str:
        return False
    if "toolCallId" in d:
        v = d["toolCallId"]
        if v is not None and (type(v) is not str):
            return False
    return True


def v_ElicitationUrlMode(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["elicitationId"]) is not str:
        return False
    v = d["url"]
    if type(v) is not str or (c & 4096 and not is_uri(v)):
        return False
    if not v_ElicitationUrlMode_scope(d, c):
        return False
    return True


def v_EmbeddedResource(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if not v_EmbeddedResourceResource(d["resource"], c):
        return False
    if "annotations" in d:
        v = d["annotations"]
        if v is not None:
            if not v_Annotations(v, c):
                return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_EnumOption(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["const"]) is not str:
        return False
    if type(d["title"]) is not str:
        return False
    if "description" in d:
        v = d["description"]
        if v is not None and (type(v) is not str):
            return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_EnvVariable(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["name"]) is not str:
        return False
    if type(d["value"]) is not str:
        return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_Error(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    v = d["code"]
    if (type(v) is not int and not is_integer(v)) or (
        c & 4096 and not -2147483648 <= v <= 2147483647
    ):
        return False
    if type(d["message"]) is not str:
        return False
    return True


def v_ErrorAgentResponse(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if not v_RequestId(d["id"], c):
        return False
    if not v_Error(d["error"], c):
        return False
    return True


def v_ErrorStopReason(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if "error" in d:
        v = d["error"]
        if v is not None:
            if not v_Error(v, c):
                return False
    return True


def v_ErrorIdleStateUpdate(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if c & 2 == 2 and "usage" in d:
        v = d["usage"]
        if v is not None:
            if not v_Usage(v, c):
                return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    if "error" in d:
        v = d["error"]
        if v is not None:
            if not v_Error(v, c):
                return False
    return True


def v_ErrorMessageMcpResponse(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if not v_Error(d["error"], c):
        return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_PlanFile(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["planId"]) is not str:
        return False
    if type(d["uri"]) is not str:
        return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_FileSystemCapabilities(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if "readTextFile" in d:
        if type(d["readTextFile"]) is not bool:
            return False
    if "writeTextFile" in d:
        if type(d["writeTextFile"]) is not bool:
            return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_ForkSessionRequest(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["sessionId"]) is not str:
        return False
    if type(d["cwd"]) is not str:
        return False
    if "additionalDirectories" in d:
        v = d["additionalDirectories"]
        if type(v) is not ARRAY:
            return False
        for x0 in v:
            if type(x0) is not str:
                return False
    if "mcpServers" in d:
        v = d["mcpServers"]
        if type(v) is not ARRAY:
            return False
        for x0 in v:
            if not v_McpServer(x0, c):
                return False
    if c & 1024 == 1024 and "systemPrompt" in d:
        v = d["systemPrompt"]
        if v is not None:
            if not v_SystemPrompt(v, c):
                return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_ForkSessionResponse(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["sessionId"]) is not str:
        return False
    if "modes" in d:
        v = d["modes"]
        if v is not None:
            if not v_SessionModeState(v, c):
                return False
    if "configOptions" in d:
        v = d["configOptions"]
        if v is not None:
            if type(v) is not ARRAY:
                return False
            for x0 in v:
                f = _SessionConfigOption_TAGS.get(x0["type"])
                if not (f or v_SessionConfigOption)(x0, c):
                    return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_FormCreateElicitationRequest(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["message"]) is not str:
        return False
    if not v_ElicitationSchema(d["requestedSchema"], c):
        return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    if not v_FormCreateElicitationRequest_scope(d, c):
        return False
    return True


def v_McpServerHttp(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["name"]) is not str:
        return False
    if type(d["url"]) is not str:
        return False
    v = d["headers"]
    if type(v) is not ARRAY:
        return False
    for x0 in v:
        if not v_EnvVariable(x0, c):
            return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_ImageContent(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["data"]) is not str:
        return False
    if type(d["mimeType"]) is not str:
        return False
    if "annotations" in d:
        v = d["annotations"]
        if v is not None:
            if not v_Annotations(v, c):
                return False
    if "uri" in d:
        v = d["uri"]
        if v is not None and (type(v) is not str):
            return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_Implementation(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["name"]) is not str:
        return False
    if type(d["version"]) is not str:
        return False
    if "title" in d:
        v = d["title"]
        if v is not None and (type(v) is not str):
            return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_InitializeRequest(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    v = d["protocolVersion"]
    if (type(v) is not int and not is_integer(v)) or not 0 <= v <= 65535:
        return False
    if "clientCapabilities" in d:
        if not v_ClientCapabilities(d["clientCapabilities"], c):
            return False
    if "clientInfo" in d:
        v = d["clientInfo"]
        if v is not None:
            if not v_Implementation(v, c):
                return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_InitializeResponse(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    v = d["protocolVersion"]
    if (type(v) is not int and not is_integer(v)) or not 0 <= v <= 65535:
        return False
    if "agentCapabilities" in d:
        if not v_AgentCapabilities(d["agentCapabilities"], c):
            return False
    if "authMethods" in d:
        v = d["authMethods"]
        if type(v) is not ARRAY:
            return False
        for x0 in v:
            if not v_AuthMethod(x0, c):
                return False
    if "agentInfo" in d:
        v = d["agentInfo"]
        if v is not None:
            if not v_Implementation(v, c):
                return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_IntegerPropertySchema(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if "title" in d:
        v = d["title"]
        if v is not None and (type(v) is not str):
            return False
    if "description" in d:
        v = d["description"]
        if v is not None and (type(v) is not str):
            return False
    if "minimum" in d:
        v = d["minimum"]
        if v is not None and (type(v) is not int and not is_integer(v)):
            return False
    if "maximum" in d:
        v = d["maximum"]
        if v is not None and (type(v) is not int and not is_integer(v)):
            return False
    if "default" in d:
        v = d["default"]
        if v is not None and (type(v) is not int and not is_integer(v)):
            return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_PlanItems(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["planId"]) is not str:
        return False
    v = d["entries"]
    if type(v) is not ARRAY:
        return False
    for x0 in v:
        if not v_PlanEntry(x0, c):
            return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_KillTerminalRequest(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["sessionId"]) is not str:
        return False
    if type(d["terminalId"]) is not str:
        return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_ListProvidersResponse(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    v = d["providers"]
    if type(v) is not ARRAY:
        return False
    for x0 in v:
        if not v_ProviderInfo(x0, c):
            return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_ListSessionsRequest(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if "cwd" in d:
        v = d["cwd"]
        if v is not None and (type(v) is not str):
            return False
    if "cursor" in d:
        v = d["cursor"]
        if v is not None and (type(v) is not str):
            return False
    if c & 64 == 64 and "archived" in d:
        v = d["archived"]
        if v is not None and (type(v) is not str):
            return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_ListSessionsResponse(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    v = d["sessions"]
    if type(v) is not ARRAY:
        return False
    for x0 in v:
        if not v_SessionInfo(x0, c):
            return False
    if "nextCursor" in d:
        v = d["nextCursor"]
        if v is not None and (type(v) is not str):
            return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_LoadSessionRequest(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    v = d["mcpServers"]
    if type(v) is not ARRAY:
        return False
    for x0 in v:
        if not v_McpServer(x0, c):
            return False
    if type(d["cwd"]) is not str:
        return False
    if type(d["sessionId"]) is not str:
        return False
    if "additionalDirectories" in d:
        v = d["additionalDirectories"]
        if type(v) is not ARRAY:
            return False
        for x0 in v:
            if type(x0) is not str:
                return False
    if c & 1024 == 1024 and "systemPrompt" in d:
        v = d["systemPrompt"]
        if v is not None:
            if not v_SystemPrompt(v, c):
                return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_LoadSessionResponse(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if "modes" in d:
        v = d["modes"]
        if v is not None:
            if not v_SessionModeState(v, c):
                return False
    if "configOptions" in d:
        v = d["configOptions"]
        if v is not None:
            if type(v) is not ARRAY:
                return False
            for x0 in v:
                f = _SessionConfigOption_TAGS.get(x0["type"])
                if not (f or v_SessionConfigOption)(x0, c):
                    return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_PlanMarkdown(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["planId"]) is not str:
        return False
    if type(d["content"]) is not str:
        return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_McpCapabilities(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if "http" in d:
        if type(d["http"]) is not bool:
            return False
    if "sse" in d:
        if type(d["sse"]) is not bool:
            return False
    if c & 8 == 8 and "acp" in d:
        if type(d["acp"]) is not bool:
            return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_McpServerStdio(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["name"]) is not str:
        return False
    if type(d["command"]) is not str:
        return False
    v = d["args"]
    if type(v) is not ARRAY:
        return False
    for x0 in v:
        if type(x0) is not str:
            return False
    v = d["env"]
    if type(v) is not ARRAY:
        return False
    for x0 in v:
        if not v_EnvVariable(x0, c):
            return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_MessageMcpNotification(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["serverId"]) is not str:
        return False
    if type(d["requestId"]) is not str:
        return False
    if type(d["method"]) is not str:
        return False
    if "params" in d:
        v = d["params"]
        if v is not None and (type(v) is not OBJECT):
            return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_NewSessionRequest(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["cwd"]) is not str:
        return False
    v = d["mcpServers"]
    if type(v) is not ARRAY:
        return False
    for x0 in v:
        if not v_McpServer(x0, c):
            return False
    if "additionalDirectories" in d:
        v = d["additionalDirectories"]
        if type(v) is not ARRAY:
            return False
        for x0 in v:
            if type(x0) is not str:
                return False
    if c & 1024 == 1024 and "systemPrompt" in d:
        v = d["systemPrompt"]
        if v is not None:
            if not v_SystemPrompt(v, c):
                return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_NoneIdleStateUpdate(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if c & 2 == 2 and "usage" in d:
        v = d["usage"]
        if v is not None:
            if not v_Usage(v, c):
                return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_Notice(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["severity"]) is not str:
        return False
    v = d["title"]
    if type(v) is not str or len(v) < 1:
        return False
    if "description" in d:
        v = d["description"]
        if v is not None and (type(v) is not str):
            return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_NumberPropertySchema(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if "title" in d:
        v = d["title"]
        if v is not None and (type(v) is not str):
            return False
    if "description" in d:
        v = d["description"]
        if v is not None and (type(v) is not str):
            return False
    if "minimum" in d:
        v = d["minimum"]
        if v is not None and (type(v) is not int and not is_number(v)):
            return False
    if "maximum" in d:
        v = d["maximum"]
        if v is not None and (type(v) is not int and not is_number(v)):
            return False
    if "default" in d:
        v = d["default"]
        if v is not None and (type(v) is not int and not is_number(v)):
            return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_OtherCreateElicitationRequest(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["message"]) is not str:
        return False
    if type(d["mode"]) is not str:
        return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    if not v_OtherCreateElicitationRequest_scope(d, c):
        return False
    return True


def v_OtherCreateElicitationResponse(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["action"]) is not str:
        return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_OtherElicitationPropertySchema(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["type"]) is not str:
        return False
    return True


def v_OtherIdleStateUpdate(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["stopReason"]) is not str:
        return False
    if c & 2 == 2 and "usage" in d:
        v = d["usage"]
        if v is not None:
            if not v_Usage(v, c):
                return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_OtherStateUpdate(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["state"]) is not str:
        return False
    return True


def v_PermissionOption(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["optionId"]) is not str:
        return False
    if type(d["name"]) is not str:
        return False
    v = d["kind"]
    if type(v) is not str or v not in _PermissionOptionKind:
        return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_PlainCreateElicitationResponse(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if not v_PlainCreateElicitationResponse_action(d["action"], c):
        return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_PlainIdleStateUpdate(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if not v_PlainIdleStateUpdate_stop_reason(d["stopReason"], c):
        return False
    if c & 2 == 2 and "usage" in d:
        v = d["usage"]
        if v is not None:
            if not v_Usage(v, c):
                return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_Plan(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    v = d["entries"]
    if type(v) is not ARRAY:
        return False
    for x0 in v:
        if not v_PlanEntry(x0, c):
            return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_PlanEntry(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["content"]) is not str:
        return False
    v = d["priority"]
    if type(v) is not str or v not in _PlanEntryPriority:
        return False
    v = d["status"]
    if type(v) is not str or v not in _PlanEntryStatus:
        return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_PlanRemoved(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["planId"]) is not str:
        return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_PlanUpdate(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    v = d["plan"]
    f = _PlanUpdateContent_TAGS.get(v["type"])
    if not (f or v_PlanUpdateContent)(v, c):
        return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_PromptCapabilities(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if "image" in d:
        if type(d["image"]) is not bool:
            return False
    if "audio" in d:
        if type(d["audio"]) is not bool:
            return False
    if "embeddedContext" in d:
        if type(d["embeddedContext"]) is not bool:
            return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_PromptRequest(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["sessionId"]) is not str:
        return False
    v = d["prompt"]
    if type(v) is not ARRAY:
        return False
    for x0 in v:
        f = _ContentBlock_TAGS.get(x0["type"])
        if not (f or v_ContentBlock)(x0, c):
            return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_PromptResponse(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    v = d["stopReason"]
    if type(v) is not str or v not in _StopReason:
        return False
    if c & 2 == 2 and "usage" in d:
        v = d["usage"]
        if v is not None:
            if not v_Usage(v, c):
                return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_ProviderCurrentConfig(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["apiType"]) is not str:
        return False
    if type(d["baseUrl"]) is not str:
        return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_ProviderInfo(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["providerId"]) is not str:
        return False
    v = d["supported"]
    if type(v) is not ARRAY:
        return False
    for x0 in v:
        if type(x0) is not str:
            return False
    if type(d["required"]) is not bool:
        return False
    if "current" in d:
        v = d["current"]
        if v is not None:
            if not v_ProviderCurrentConfig(v, c):
                return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_ProxyNotification(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["method"]) is not str:
        return False
    if "params" in d:
        v = d["params"]
        if v is not None:
            if not v_ProxyNotification_params(v, c):
                return False
    return True


def v_ProxyRequest(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if not v_RequestId(d["id"], c):
        return False
    if type(d["method"]) is not str:
        return False
    if "params" in d:
        v = d["params"]
        if v is not None:
            if not v_ProxyRequest_params(v, c):
                return False
    return True


def v_ProxySuccessorNotification(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["method"]) is not str:
        return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_ReadTextFileRequest(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["sessionId"]) is not str:
        return False
    if type(d["path"]) is not str:
        return False
    if "line" in d:
        v = d["line"]
        if v is not None and (
            (type(v) is not int and not is_integer(v)) or v < 0 or (c & 4096 and v > 4294967295)
        ):
            return False
    if "limit" in d:
        v = d["limit"]
        if v is not None and (
            (type(v) is not int and not is_integer(v)) or v < 0 or (c & 4096 and v > 4294967295)
        ):
            return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_ReadTextFileResponse(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["content"]) is not str:
        return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_RequestPermissionRequest(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["sessionId"]) is not str:
        return False
    if not v_ToolCallUpdate(d["toolCall"], c):
        return False
    v = d["options"]
    if type(v) is not ARRAY:
        return False
    for x0 in v:
        if not v_PermissionOption(x0, c):
            return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_RequestPermissionResponse(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    v = d["outcome"]
    f = _RequestPermissionOutcome_TAGS.get(v["outcome"])
    if not (f or v_RequestPermissionOutcome)(v, c):
        return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_ResourceLink(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["name"]) is not str:
        return False
    if type(d["uri"]) is not str:
        return False
    if "annotations" in d:
        v = d["annotations"]
        if v is not None:
            if not v_Annotations(v, c):
                return False
    if "description" in d:
        v = d["description"]
        if v is not None and (type(v) is not str):
            return False
    if "mimeType" in d:
        v = d["mimeType"]
        if v is not None and (type(v) is not str):
            return False
    if "size" in d:
        v = d["size"]
        if v is not None and (type(v) is not int and not is_integer(v)):
            return False
    if "title" in d:
        v = d["title"]
        if v is not None and (type(v) is not str):
            return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_ResultAgentResponse(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if not v_RequestId(d["id"], c):
        return False
    if not v_ResultAgentResponse_result(d["result"], c):
        return False
    return True


def v_ResultClientResponse(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if not v_RequestId(d["id"], c):
        return False
    if not v_ResultClientResponse_result(d["result"], c):
        return False
    return True


def v_ResultMessageMcpResponse(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if "result" not in d:
        return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_ResultProxyResponse(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if not v_RequestId(d["id"], c):
        return False
    if not v_ResultProxyResponse_result(d["result"], c):
        return False
    return True


def v_SessionConfigSelect(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["currentValue"]) is not str:
        return False
    if not v_SessionConfigSelectOptions(d["options"], c):
        return False
    return True


def v_SelectSessionConfigOption(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["id"]) is not str:
        return False
    if type(d["name"]) is not str:
        return False
    if type(d["currentValue"]) is not str:
        return False
    if not v_SessionConfigSelectOptions(d["options"], c):
        return False
    if "description" in d:
        v = d["description"]
        if v is not None and (type(v) is not str):
            return False
    if "category" in d:
        v = d["category"]
        if v is not None and (type(v) is not str):
            return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_SelectedPermissionOutcome(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["optionId"]) is not str:
        return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_SessionCapabilities(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if "list" in d:
        v = d["list"]
        if v is not None:
            if not v_ArchiveSessionResponse(v, c):
                return False
    if "delete" in d:
        v = d["delete"]
        if v is not None:
            if not v_ArchiveSessionResponse(v, c):
                return False
    if "additionalDirectories" in d:
        v = d["additionalDirectories"]
        if v is not None:
            if not v_ArchiveSessionResponse(v, c):
                return False
    if c & 1024 == 1024 and "systemPrompt" in d:
        v = d["systemPrompt"]
        if v is not None:
            if not v_SessionSystemPromptCapabilities(v, c):
                return False
    if c & 128 == 128 and "fork" in d:
        v = d["fork"]
        if v is not None:
            if not v_ArchiveSessionResponse(v, c):
                return False
    if c & 64 == 64 and "archive" in d:
        v = d["archive"]
        if v is not None:
            if not v_ArchiveSessionResponse(v, c):
                return False
    if c & 512 == 512 and "status" in d:
        v = d["status"]
        if v is not None:
            if not v_ArchiveSessionResponse(v, c):
                return False
    if c & 256 == 256 and "title" in d:
        v = d["title"]
        if v is not None:
            if not v_ArchiveSessionResponse(v, c):
                return False
    if "resume" in d:
        v = d["resume"]
        if v is not None:
            if not v_ArchiveSessionResponse(v, c):
                return False
    if "close" in d:
        v = d["close"]
        if v is not None:
            if not v_ArchiveSessionResponse(v, c):
                return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_SessionConfigOptionsCapabilities(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if "boolean" in d:
        v = d["boolean"]
        if v is not None:
            if not v_ArchiveSessionResponse(v, c):
                return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_SessionConfigSelectGroup(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["group"]) is not str:
        return False
    if type(d["name"]) is not str:
        return False
    v = d["options"]
    if type(v) is not ARRAY:
        return False
    for x0 in v:
        if not v_SessionConfigSelectOption(x0, c):
            return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_SessionConfigSelectOption(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["value"]) is not str:
        return False
    if type(d["name"]) is not str:
        return False
    if "description" in d:
        v = d["description"]
        if v is not None and (type(v) is not str):
            return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_SessionInfo(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["sessionId"]) is not str:
        return False
    if type(d["cwd"]) is not str:
        return False
    if "additionalDirectories" in d:
        v = d["additionalDirectories"]
        if type(v) is not ARRAY:
            return False
        for x0 in v:
            if type(x0) is not str:
                return False
    if "title" in d:
        v = d["title"]
        if v is not None and (type(v) is not str):
            return False
    if "updatedAt" in d:
        v = d["updatedAt"]
        if v is not None and (type(v) is not str):
            return False
    if c & 64 == 64 and "archived" in d:
        v = d["archived"]
        if v is not None and (type(v) is not bool):
            return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_SessionInfoUpdate(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if "title" in d:
        v = d["title"]
        if v is not None and (type(v) is not str):
            return False
    if "updatedAt" in d:
        v = d["updatedAt"]
        if v is not None and (type(v) is not str):
            return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_SessionMessage(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["messageId"]) is not str:
        return False
    if "senderSessionId" in d:
        v = d["senderSessionId"]
        if v is not None and (type(v) is not str):
            return False
    if "recipientSessionId" in d:
        v = d["recipientSessionId"]
        if v is not None and (type(v) is not str):
            return False
    if "senderMessageId" in d:
        v = d["senderMessageId"]
        if v is not None and (type(v) is not str):
            return False
    if "recipientMessageId" in d:
        v = d["recipientMessageId"]
        if v is not None and (type(v) is not str):
            return False
    if "content" in d:
        v = d["content"]
        if v is not None:
            if type(v) is not ARRAY:
                return False
            for x0 in v:
                f = _ContentBlock_TAGS.get(x0["type"])
                if not (f or v_ContentBlock)(x0, c):
                    return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_SessionMessageChunk(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["messageId"]) is not str:
        return False
    v = d["content"]
    f = _ContentBlock_TAGS.get(v["type"])
    if not (f or v_ContentBlock)(v, c):
        return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_SessionModeState(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["currentModeId"]) is not str:
        return False
    v = d["availableModes"]
    if type(v) is not ARRAY:
        return False
    for x0 in v:
        if not v_AuthMethodAgent(x0, c):
            return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_SessionNotification(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["sessionId"]) is not str:
        return False
    v = d["update"]
    f = _SessionUpdate_TAGS.get(v["sessionUpdate"])
    if not (f or v_SessionUpdate)(v, c):
        return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_SessionStatusResponse(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["status"]) is not str:
        return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_SessionSystemPromptCapabilities(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if "mode" in d:
        v = d["mode"]
        if v is not None:
            if not v_SessionSystemPromptModeCapabilities(v, c):
                return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_SessionSystemPromptModeCapabilities(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if "override" in d:
        v = d["override"]
        if v is not None:
            if not v_ArchiveSessionResponse(v, c):
                return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_SetProviderRequest(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["providerId"]) is not str:
        return False
    if type(d["apiType"]) is not str:
        return False
    if type(d["baseUrl"]) is not str:
        return False
    if "headers" in d:
        v = d["headers"]
        if type(v) is not OBJECT:
            return False
        for x0 in v.values():
            if type(x0) is not str:
                return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_SetSessionModeRequest(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["sessionId"]) is not str:
        return False
    if type(d["modeId"]) is not str:
        return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_SetSessionTitleRequest(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["sessionId"]) is not str:
        return False
    if type(d["title"]) is not str:
        return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_SetSessionTitleResponse(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["title"]) is not str:
        return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_StringPropertySchema(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if "title" in d:
        v = d["title"]
        if v is not None and (type(v) is not str):
            return False
    if "description" in d:
        v = d["description"]
        if v is not None and (type(v) is not str):
            return False
    if "minLength" in d:
        v = d["minLength"]
        if v is not None and (
            (type(v) is not int and not is_integer(v)) or v < 0 or (c & 4096 and v > 4294967295)
        ):
            return False
    if "maxLength" in d:
        v = d["maxLength"]
        if v is not None and (
            (type(v) is not int and not is_integer(v)) or v < 0 or (c & 4096 and v > 4294967295)
        ):
            return False
    if "pattern" in d:
        v = d["pattern"]
        if v is not None and (type(v) is not str):
            return False
    if "format" in d:
        v = d["format"]
        if v is not None and (type(v) is not str or v not in _StringFormat):
            return False
    if "default" in d:
        v = d["default"]
        if v is not None and (type(v) is not str):
            return False
    if "enum" in d:
        v = d["enum"]
        if v is not None:
            if type(v) is not ARRAY:
                return False
            for x0 in v:
                if type(x0) is not str:
                    return False
    if "oneOf" in d:
        v = d["oneOf"]
        if v is not None:
            if type(v) is not ARRAY:
                return False
            for x0 in v:
                if not v_EnumOption(x0, c):
                    return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_StringMultiSelectItems(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    v = d["enum"]
    if type(v) is not ARRAY:
        return False
    for x0 in v:
        if type(x0) is not str:
            return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_SubagentSessionCapabilities(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if "cancel" in d:
        v = d["cancel"]
        if v is not None:
            if not v_ArchiveSessionResponse(v, c):
                return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_SubagentUpdate(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["sessionId"]) is not str:
        return False
    if "title" in d:
        v = d["title"]
        if v is not None and (type(v) is not str):
            return False
    if "description" in d:
        v = d["description"]
        if v is not None and (type(v) is not str):
            return False
    if "capabilities" in d:
        v = d["capabilities"]
        if v is not None:
            if not v_SubagentSessionCapabilities(v, c):
                return False
    if "state" in d:
        v = d["state"]
        if v is not None:
            f = _StateUpdate_TAGS.get(v["state"])
            if not (f or v_StateUpdate)(v, c):
                return False
    if "cwd" in d:
        v = d["cwd"]
        if v is not None and (type(v) is not str):
            return False
    if "additionalDirectories" in d:
        v = d["additionalDirectories"]
        if v is not None:
            if type(v) is not ARRAY:
                return False
            for x0 in v:
                if type(x0) is not str:
                    return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_SystemPrompt(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["mode"]) is not str:
        return False
    v = d["content"]
    if type(v) is not ARRAY:
        return False
    for x0 in v:
        f = _ContentBlock_TAGS.get(x0["type"])
        if not (f or v_ContentBlock)(x0, c):
            return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_TaggedIdleStateUpdate(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if not v_IdleStateUpdate(d, c):
        return False
    return True


def v_TerminalExitStatus(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if "exitCode" in d:
        v = d["exitCode"]
        if v is not None and (
            (type(v) is not int and not is_integer(v)) or v < 0 or (c & 4096 and v > 4294967295)
        ):
            return False
    if "signal" in d:
        v = d["signal"]
        if v is not None and (type(v) is not str):
            return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_TerminalOutputResponse(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["output"]) is not str:
        return False
    if type(d["truncated"]) is not bool:
        return False
    if "exitStatus" in d:
        v = d["exitStatus"]
        if v is not None:
            if not v_TerminalExitStatus(v, c):
                return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_TextContent(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["text"]) is not str:
        return False
    if "annotations" in d:
        v = d["annotations"]
        if v is not None:
            if not v_Annotations(v, c):
                return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_TextResourceContents(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["text"]) is not str:
        return False
    if type(d["uri"]) is not str:
        return False
    if "mimeType" in d:
        v = d["mimeType"]
        if v is not None and (type(v) is not str):
            return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_TitledMultiSelectItems(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    v = d["anyOf"]
    if type(v) is not ARRAY:
        return False
    for x0 in v:
        if not v_EnumOption(x0, c):
            return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_ToolCall(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["toolCallId"]) is not str:
        return False
    if type(d["title"]) is not str:
        return False
    if "name" in d:
        v = d["name"]
        if v is not None and (type(v) is not str):
            return False
    if "kind" in d:
        v = d["kind"]
        if type(v) is not str or v not in _ToolKind:
            return False
    if "status" in d:
        v = d["status"]
        if type(v) is not str or v not in _ToolCallStatus:
            return False
    if "content" in d:
        v = d["content"]
        if type(v) is not ARRAY:
            return False
        for x0 in v:
            f = _ToolCallContent_TAGS.get(x0["type"])
            if not (f or v_ToolCallContent)(x0, c):
                return False
    if "locations" in d:
        v = d["locations"]
        if type(v) is not ARRAY:
            return False
        for x0 in v:
            if not v_ToolCallLocation(x0, c):
                return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_ToolCallLocation(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["path"]) is not str:
        return False
    if "line" in d:
        v = d["line"]
        if v is not None and (
            (type(v) is not int and not is_integer(v)) or v < 0 or (c & 4096 and v > 4294967295)
        ):
            return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_ToolCallUpdate(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["toolCallId"]) is not str:
        return False
    if "kind" in d:
        v = d["kind"]
        if v is not None and (type(v) is not str or v not in _ToolKind):
            return False
    if "status" in d:
        v = d["status"]
        if v is not None and (type(v) is not str or v not in _ToolCallStatus):
            return False
    if "title" in d:
        v = d["title"]
        if v is not None and (type(v) is not str):
            return False
    if "name" in d:
        v = d["name"]
        if v is not None and (type(v) is not str):
            return False
    if "content" in d:
        v = d["content"]
        if v is not None:
            if type(v) is not ARRAY:
                return False
            for x0 in v:
                f = _ToolCallContent_TAGS.get(x0["type"])
                if not (f or v_ToolCallContent)(x0, c):
                    return False
    if "locations" in d:
        v = d["locations"]
        if v is not None:
            if type(v) is not ARRAY:
                return False
            for x0 in v:
                if not v_ToolCallLocation(x0, c):
                    return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_UnstructuredCommandInput(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["hint"]) is not str:
        return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_UrlCreateElicitationRequest(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["message"]) is not str:
        return False
    if type(d["elicitationId"]) is not str:
        return False
    v = d["url"]
    if type(v) is not str or (c & 4096 and not is_uri(v)):
        return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    if not v_UrlCreateElicitationRequest_scope(d, c):
        return False
    return True


def v_Usage(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    v = d["totalTokens"]
    if (type(v) is not int and not is_integer(v)) or v < 0:
        return False
    v = d["inputTokens"]
    if (type(v) is not int and not is_integer(v)) or v < 0:
        return False
    v = d["outputTokens"]
    if (type(v) is not int and not is_integer(v)) or v < 0:
        return False
    if "thoughtTokens" in d:
        v = d["thoughtTokens"]
        if v is not None and ((type(v) is not int and not is_integer(v)) or v < 0):
            return False
    if "cachedReadTokens" in d:
        v = d["cachedReadTokens"]
        if v is not None and ((type(v) is not int and not is_integer(v)) or v < 0):
            return False
    if "cachedWriteTokens" in d:
        v = d["cachedWriteTokens"]
        if v is not None and ((type(v) is not int and not is_integer(v)) or v < 0):
            return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_UsageUpdate(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    v = d["used"]
    if (type(v) is not int and not is_integer(v)) or v < 0:
        return False
    v = d["size"]
    if (type(v) is not int and not is_integer(v)) or v < 0:
        return False
    if "cost" in d:
        v = d["cost"]
        if v is not None:
            if not v_Cost(v, c):
                return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_ValueIdSetSessionConfigOptionRequest(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["sessionId"]) is not str:
        return False
    if type(d["configId"]) is not str:
        return False
    if type(d["value"]) is not str:
        return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_WriteTextFileRequest(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["sessionId"]) is not str:
        return False
    if type(d["path"]) is not str:
        return False
    if type(d["content"]) is not str:
        return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


_AuthMethod_TAGS: dict[Any, Test] = {
    "terminal": v_AuthMethodTerminal,
}


def v_AuthMethod(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    n = 0
    tag = d.get("type")
    if type(tag) is str:
        f = _AuthMethod_TAGS.get(tag)
        if f is not None:
            n = holds(f, d, c)
    if not n and holds(v_AuthMethodAgent, d, c):
        n += 1
    return n == 1


_ContentBlock_TAGS: dict[Any, Test] = {
    "text": v_TextContent,
    "image": v_ImageContent,
    "audio": v_AudioContent,
    "resource_link": v_ResourceLink,
    "resource": v_EmbeddedResource,
}


def v_ContentBlock(d: Any, c: int) -> bool:
    f = _ContentBlock_TAGS.get(d["type"])
    if f is not None:
        return f(d, c)
    return False


_CreateElicitationRequest_TAGS: dict[Any, Test] = {
    "form": v_FormCreateElicitationRequest,
    "url": v_UrlCreateElicitationRequest,
}


def v_CreateElicitationRequest(d: Any, c: int) -> bool:
    f = _CreateElicitationRequest_TAGS.get(d["mode"])
    if f is not None:
        return f(d, c)
    return v_OtherCreateElicitationRequest(d, c)


_CreateElicitationResponse_TAGS: dict[Any, Test] = {
    "accept": v_AcceptCreateElicitationResponse,
    "decline": v_PlainCreateElicitationResponse,
    "cancel": v_PlainCreateElicitationResponse,
}


def v_CreateElicitationResponse(d: Any, c: int) -> bool:
    f = _CreateElicitationResponse_TAGS.get(d["action"])
    if f is not None:
        return f(d, c)
    return v_OtherCreateElicitationResponse(d, c)


_ElicitationPropertySchema_TAGS: dict[Any, Test] = {
    "string": v_StringPropertySchema,
    "number": v_NumberPropertySchema,
    "integer": v_IntegerPropertySchema,
    "boolean": v_BooleanPropertySchema,
    "array": v_MultiSelectPropertySchema,
}


def v_ElicitationPropertySchema(d: Any, c: int) -> bool:
    f = _ElicitationPropertySchema_TAGS.get(d["type"])
    if f is not None:
        return f(d, c)
    return v_OtherElicitationPropertySchema(d, c)


_IdleStateUpdate_TAGS: dict[Any, Test] = {
    "end_turn": v_PlainIdleStateUpdate,
    "max_tokens": v_PlainIdleStateUpdate,
    "max_turn_requests": v_PlainIdleStateUpdate,
    "refusal": v_PlainIdleStateUpdate,
    "cancelled": v_PlainIdleStateUpdate,
    "error": v_ErrorIdleStateUpdate,
}


def v_IdleStateUpdate(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    n = 0
    tag = d.get("stopReason")
    if type(tag) is str:
        f = _IdleStateUpdate_TAGS.get(tag)
        if f is not None:
            n = holds(f, d, c)
        else:
            n = holds(v_OtherIdleStateUpdate, d, c)
    if not n and tag is None and holds(v_NoneIdleStateUpdate, d, c):
        n += 1
    return n == 1


_McpServer_TAGS: dict[Any, Test] = {
    "http": v_McpServerHttp,
    "sse": v_McpServerHttp,
}
_McpServer_UNSTABLE: dict[Any, tuple[Test, int]] = {
    "acp": (v_McpServerAcp, 8),
}


def v_McpServer(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    n = 0
    tag = d.get("type")
    if type(tag) is str:
        f = _McpServer_TAGS.get(tag)
        gated = _McpServer_UNSTABLE.get(tag)
        if gated is not None and gated[1] & ~c == 0:
            f = gated[0]
        if f is not None:
            n = holds(f, d, c)
    if not n and holds(v_McpServerStdio, d, c):
        n += 1
    return n == 1


_MultiSelectItems_TAGS: dict[Any, Test] = {
    "string": v_StringMultiSelectItems,
}


def v_MultiSelectItems(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    n = 0
    tag = d.get("type")
    if type(tag) is str:
        f = _MultiSelectItems_TAGS.get(tag)
        if f is not None:
            n = holds(f, d, c)
        else:
            n = holds(v_OtherElicitationPropertySchema, d, c)
    if not n and holds(v_TitledMultiSelectItems, d, c):
        n += 1
    return n == 1


_PlanUpdateContent_TAGS: dict[Any, Test] = {
    "items": v_PlanItems,
    "file": v_PlanFile,
    "markdown": v_PlanMarkdown,
}


def v_PlanUpdateContent(d: Any, c: int) -> bool:
    f = _PlanUpdateContent_TAGS.get(d["type"])
    if f is not None:
        return f(d, c)
    return False


_RequestPermissionOutcome_TAGS: dict[Any, Test] = {
    "cancelled": v_CancelledRequestPermissionOutcome,
    "selected": v_SelectedPermissionOutcome,
}


def v_RequestPermissionOutcome(d: Any, c: int) -> bool:
    f = _RequestPermissionOutcome_TAGS.get(d["outcome"])
    if f is not None:
        return f(d, c)
    return False


_SessionConfigOption_TAGS: dict[Any, Test] = {
    "select": v_SelectSessionConfigOption,
    "boolean": v_BooleanSessionConfigOption,
}


def v_SessionConfigOption(d: Any, c: int) -> bool:
    f = _SessionConfigOption_TAGS.get(d["type"])
    if f is not None:
        return f(d, c)
    return False


_SessionUpdate_TAGS: dict[Any, Test] = {
    "user_message_chunk": v_ContentChunk,
    "agent_message_chunk": v_ContentChunk,
    "agent_thought_chunk": v_ContentChunk,
    "tool_call": v_ToolCall,
    "tool_call_update": v_ToolCallUpdate,
    "plan": v_Plan,
    "available_commands_update": v_AvailableCommandsUpdate,
    "current_mode_update": v_CurrentModeUpdate,
    "config_option_update": v_ConfigOptionUpdate,
    "session_info_update": v_SessionInfoUpdate,
    "usage_update": v_UsageUpdate,
    "notice": v_Notice,
    "compaction_update": v_CompactionUpdate,
    "compaction_summary_chunk": v_CompactionSummaryChunk,
}
_SessionUpdate_UNSTABLE: dict[Any, tuple[Test, int]] = {
    "plan_update": (v_PlanUpdate, 16),
    "plan_removed": (v_PlanRemoved, 16),
    "subagent_update": (v_SubagentUpdate, 2048),
    "session_message": (v_SessionMessage, 2048),
    "session_message_chunk": (v_SessionMessageChunk, 2048),
}


def v_SessionUpdate(d: Any, c: int) -> bool:
    f = _SessionUpdate_TAGS.get(d["sessionUpdate"])
    if f is not None:
        return f(d, c)
    gated = _SessionUpdate_UNSTABLE.get(d["sessionUpdate"])
    if gated is not None and gated[1] & ~c == 0:
        return gated[0](d, c)
    return False


_SetSessionConfigOptionRequest_TAGS: dict[Any, Test] = {
    "boolean": v_BooleanSetSessionConfigOptionRequest,
}


def v_SetSessionConfigOptionRequest(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    n = 0
    tag = d.get("type")
    if type(tag) is str:
        f = _SetSessionConfigOptionRequest_TAGS.get(tag)
        if f is not None:
            n = holds(f, d, c)
    if not n and holds(v_ValueIdSetSessionConfigOptionRequest, d, c):
        n += 1
    return n == 1


_StateUpdate_TAGS: dict[Any, Test] = {
    "running": v_ArchiveSessionResponse,
    "idle": v_TaggedIdleStateUpdate,
    "requires_action": v_ArchiveSessionResponse,
    "unknown": v_ArchiveSessionResponse,
}


def v_StateUpdate(d: Any, c: int) -> bool:
    f = _StateUpdate_TAGS.get(d["state"])
    if f is not None:
        return f(d, c)
    return v_OtherStateUpdate(d, c)


_ToolCallContent_TAGS: dict[Any, Test] = {
    "content": v_Content,
    "diff": v_Diff,
    "terminal": v_CreateTerminalResponse,
}


def v_ToolCallContent(d: Any, c: int) -> bool:
    f = _ToolCallContent_TAGS.get(d["type"])
    if f is not None:
        return f(d, c)
    return False


def v_AgentNotification_params(v: Any, c: int) -> bool:
    return True


def v_AgentRequest_params(v: Any, c: int) -> bool:
    return True


def v_AgentResponse(v: Any, c: int) -> bool:
    if type(v) is OBJECT and "id" in v and "result" in v:
        try:
            if v_ResultAgentResponse(v, c):
                return True
        except INVALID:
            pass
    return type(v) is OBJECT and "id" in v and "error" in v and v_ErrorAgentResponse(v, c)


def v_AvailableCommandInput(v: Any, c: int) -> bool:
    return type(v) is OBJECT and "hint" in v and v_UnstructuredCommandInput(v, c)


def v_ClientNotification_params(v: Any, c: int) -> bool:
    return True


def v_ClientRequest_params(v: Any, c: int) -> bool:
    return True


def v_ClientResponse(v: Any, c: int) -> bool:
    if type(v) is OBJECT and "id" in v and "result" in v:
        try:
            if v_ResultClientResponse(v, c):
                return True
        except INVALID:
            pass
    return type(v) is OBJECT and "id" in v and "error" in v and v_ErrorAgentResponse(v, c)


def v_ElicitationContentValue(v: Any, c: int) -> bool:
    if not (type(v) is not str):
        return True
    if not (type(v) is not int and not is_integer(v)):
        return True
    if not (type(v) is not int and not is_number(v)):
        return True
    if not (type(v) is not bool):
        return True
    return v_ElicitationContentValue_4(v, c)


def v_ElicitationFormMode_scope(v: Any, c: int) -> bool:
    if type(v) is OBJECT and "sessionId" in v:
        try:
            if v_ElicitationSessionScope(v, c):
                return True
        except INVALID:
            pass
    return type(v) is OBJECT and "requestId" in v and v_ElicitationRequestScope(v, c)


def v_ElicitationUrlMode_scope(v: Any, c: int) -> bool:
    if type(v) is OBJECT and "sessionId" in v:
        try:
            if v_ElicitationSessionScope(v, c):
                return True
        except INVALID:
            pass
    return type(v) is OBJECT and "requestId" in v and v_ElicitationRequestScope(v, c)


def v_EmbeddedResourceResource(v: Any, c: int) -> bool:
    if type(v) is OBJECT and "text" in v and "uri" in v:
        try:
            if v_TextResourceContents(v, c):
                return True
        except INVALID:
            pass
    return type(v) is OBJECT and "blob" in v and "uri" in v and v_BlobResourceContents(v, c)


def v_FormCreateElicitationRequest_scope(v: Any, c: int) -> bool:
    if type(v) is OBJECT and "sessionId" in v:
        try:
            if v_ElicitationSessionScope(v, c):
                return True
        except INVALID:
            pass
    return type(v) is OBJECT and "requestId" in v and v_ElicitationRequestScope(v, c)


def v_MessageMcpResponse(v: Any, c: int) -> bool:
    if type(v) is OBJECT and "result" in v:
        try:
            if v_ResultMessageMcpResponse(v, c):
                return True
        except INVALID:
            pass
    return type(v) is OBJECT and "error" in v and v_ErrorMessageMcpResponse(v, c)


def v_OtherCreateElicitationRequest_scope(v: Any, c: int) -> bool:
    if type(v) is OBJECT and "sessionId" in v:
        try:
            if v_ElicitationSessionScope(v, c):
                return True
        except INVALID:
            pass
    return type(v) is OBJECT and "requestId" in v and v_ElicitationRequestScope(v, c)


def v_PlainCreateElicitationResponse_action(v: Any, c: int) -> bool:
    if not (v != "decline"):
        return True
    return not (v != "cancel")


def v_PlainIdleStateUpdate_stop_reason(v: Any, c: int) -> bool:
    if not (v != "end_turn"):
        return True
    if not (v != "max_tokens"):
        return True
    if not (v != "max_turn_requests"):
        return True
    if not (v != "refusal"):
        return True
    return not (v != "cancelled")


def v_ProxyNotification_params(v: Any, c: int) -> bool:
    return (
        c & 32 == 32 and type(v) is OBJECT and "method" in v and v_ProxySuccessorNotification(v, c)
    )


def v_ProxyRequest_params(v: Any, c: int) -> bool:
    if (
        c & 32 == 32
        and type(v) is OBJECT
        and "protocolVersion" in v
        and holds(v_InitializeRequest, v, c)
    ):
        return True
    return (
        c & 32 == 32 and type(v) is OBJECT and "method" in v and v_ProxySuccessorNotification(v, c)
    )


def v_ProxyResponse(v: Any, c: int) -> bool:
    if type(v) is OBJECT and "id" in v and "result" in v:
        try:
            if v_ResultProxyResponse(v, c):
                return True
        except INVALID:
            pass
    return type(v) is OBJECT and "id" in v and "error" in v and v_ErrorAgentResponse(v, c)


def v_RequestId(v: Any, c: int) -> bool:
    if not (v is not None):
        return True
    if not (type(v) is not int and not is_integer(v)):
        return True
    return not (type(v) is not str)


def v_ResultAgentResponse_result(v: Any, c: int) -> bool:
    return True


def v_ResultClientResponse_result(v: Any, c: int) -> bool:
    return True


def v_ResultProxyResponse_result(v: Any, c: int) -> bool:
    if (
        c & 32 == 32
        and type(v) is OBJECT
        and "protocolVersion" in v
        and holds(v_InitializeResponse, v, c)
    ):
        return True
    return c & 32 == 32 and True


def v_SessionConfigSelectOptions(v: Any, c: int) -> bool:
    if holds(v_SessionConfigSelectOptions_0, v, c):
        return True
    return v_SessionConfigSelectOptions_1(v, c)


def v_UrlCreateElicitationRequest_scope(v: Any, c: int) -> bool:
    if type(v) is OBJECT and "sessionId" in v:
        try:
            if v_ElicitationSessionScope(v, c):
                return True
        except INVALID:
            pass
    return type(v) is OBJECT and "requestId" in v and v_ElicitationRequestScope(v, c)


def v_AuthMethodId(v: Any, c: int) -> bool:
    if type(v) is not str:
        return False
    return True


def v_AuthState(v: Any, c: int) -> bool:
    if type(v) is not str:
        return False
    return True


def v_CompactionId(v: Any, c: int) -> bool:
    if type(v) is not str:
        return False
    return True


def v_CompactionStatus(v: Any, c: int) -> bool:
    if type(v) is not str:
        return False
    return True


def v_ElicitationId(v: Any, c: int) -> bool:
    if type(v) is not str:
        return False
    return True


def v_ElicitationSchemaType(v: Any, c: int) -> bool:
    if type(v) is not str or v not in _ElicitationSchemaType:
        return False
    return True


def v_ErrorCode(v: Any, c: int) -> bool:
    if (type(v) is not int and not is_integer(v)) or (
        c & 4096 and not -2147483648 <= v <= 2147483647
    ):
        return False
    return True


def v_ExtNotification(v: Any, c: int) -> bool:
    return True


def v_ExtRequest(v: Any, c: int) -> bool:
    return True


def v_ExtResponse(v: Any, c: int) -> bool:
    return True


def v_LlmProtocol(v: Any, c: int) -> bool:
    if type(v) is not str:
        return False
    return True


def v_McpRequestId(v: Any, c: int) -> bool:
    if type(v) is not str:
        return False
    return True


def v_McpServerAcpId(v: Any, c: int) -> bool:
    if type(v) is not str:
        return False
    return True


def v_MessageId(v: Any, c: int) -> bool:
    if type(v) is not str:
        return False
    return True


def v_NoticeSeverity(v: Any, c: int) -> bool:
    if type(v) is not str:
        return False
    return True


def v_PermissionOptionId(v: Any, c: int) -> bool:
    if type(v) is not str:
        return False
    return True


def v_PermissionOptionKind(v: Any, c: int) -> bool:
    if type(v) is not str or v not in _PermissionOptionKind:
        return False
    return True


def v_PlanEntryPriority(v: Any, c: int) -> bool:
    if type(v) is not str or v not in _PlanEntryPriority:
        return False
    return True


def v_PlanEntryStatus(v: Any, c: int) -> bool:
    if type(v) is not str or v not in _PlanEntryStatus:
        return False
    return True


def v_PlanId(v: Any, c: int) -> bool:
    if type(v) is not str:
        return False
    return True


def v_ProtocolVersion(v: Any, c: int) -> bool:
    if (type(v) is not int and not is_integer(v)) or not 0 <= v <= 65535:
        return False
    return True


def v_ProviderId(v: Any, c: int) -> bool:
    if type(v) is not str:
        return False
    return True


def v_ProxySuccessorResponse(v: Any, c: int) -> bool:
    return True


def v_Role(v: Any, c: int) -> bool:
    if type(v) is not str or v not in _Role:
        return False
    return True


def v_SessionArchiveFilter(v: Any, c: int) -> bool:
    if type(v) is not str:
        return False
    return True


def v_SessionConfigGroupId(v: Any, c: int) -> bool:
    if type(v) is not str:
        return False
    return True


def v_SessionConfigId(v: Any, c: int) -> bool:
    if type(v) is not str:
        return False
    return True


def v_SessionConfigOptionCategory(v: Any, c: int) -> bool:
    if type(v) is not str:
        return False
    return True


def v_SessionConfigValueId(v: Any, c: int) -> bool:
    if type(v) is not str:
        return False
    return True


def v_SessionId(v: Any, c: int) -> bool:
    if type(v) is not str:
        return False
    return True


def v_SessionModeId(v: Any, c: int) -> bool:
    if type(v) is not str:
        return False
    return True


def v_SessionStatus(v: Any, c: int) -> bool:
    if type(v) is not str:
        return False
    return True


def v_StopReason(v: Any, c: int) -> bool:
    if type(v) is not str or v not in _StopReason:
        return False
    return True


def v_StringFormat(v: Any, c: int) -> bool:
    if type(v) is not str or v not in _StringFormat:
        return False
    return True


def v_SystemPromptMode(v: Any, c: int) -> bool:
    if type(v) is not str:
        return False
    return True


def v_TerminalId(v: Any, c: int) -> bool:
    if type(v) is not str:
        return False
    return True


def v_ToolCallId(v: Any, c: int) -> bool:
    if type(v) is not str:
        return False
    return True


def v_ToolCallStatus(v: Any, c: int) -> bool:
    if type(v) is not str or v not in _ToolCallStatus:
        return False
    return True


def v_ToolKind(v: Any, c: int) -> bool:
    if type(v) is not str or v not in _ToolKind:
        return False
    return True


def v_ElicitationContentValue_4(v: Any, c: int) -> bool:
    if type(v) is not ARRAY:
        return False
    for x0 in v:
        if type(x0) is not str:
            return False
    return True


def v_SessionConfigSelectOptions_0(v: Any, c: int) -> bool:
    if type(v) is not ARRAY:
        return False
    for x0 in v:
        if not v_SessionConfigSelectOption(x0, c):
            return False
    return True


def v_SessionConfigSelectOptions_1(v: Any, c: int) -> bool:
    if type(v) is not ARRAY:
        return False
    for x0 in v:
        if not v_SessionConfigSelectGroup(x0, c):
            return False
    return True


def branch(name: str, test: Test) -> Test:
    """The test of a branch: that of its class, and the walk, which looks at the tag too."""

    def both(value: Any, c: int) -> bool:
        from .validation import walk

        return test(value, c) and not walk(name, value, c)

    return both


TESTS: dict[str, Test] = {
    "AcceptCreateElicitationResponse": v_AcceptCreateElicitationResponse,
    "AcpMcpServer": v_McpServerAcp,
    "AgentAuthCapabilities": v_AgentAuthCapabilities,
    "AgentAuthMethod": v_AuthMethodAgent,
    "AgentCapabilities": v_AgentCapabilities,
    "AgentMessageChunkSessionUpdate": v_ContentChunk,
    "AgentNotification": v_AgentNotification,
    "AgentRequest": v_AgentRequest,
    "AgentResponse": v_AgentResponse,
    "AgentThoughtChunkSessionUpdate": v_ContentChunk,
    "Annotations": v_Annotations,
    "ArchiveSessionRequest": v_ArchiveSessionRequest,
    "ArchiveSessionResponse": v_ArchiveSessionResponse,
    "ArrayElicitationPropertySchema": v_MultiSelectPropertySchema,
    "AudioContent": v_AudioContent,
    "AudioContentBlock": v_AudioContent,
    "AuthAccount": v_AuthAccount,
    "AuthCapabilities": v_AuthCapabilities,
    "AuthMethod": v_AuthMethod,
    "AuthMethodAgent": v_AuthMethodAgent,
    "AuthMethodId": v_AuthMethodId,
    "AuthMethodTerminal": v_AuthMethodTerminal,
    "AuthState": v_AuthState,
    "AuthStatusCapabilities": v_ArchiveSessionResponse,
    "AuthStatusRequest": v_ArchiveSessionResponse,
    "AuthStatusResponse": v_AuthStatusResponse,
    "AuthStatusUpdateNotification": v_AuthStatusResponse,
    "AuthenticateRequest": v_AuthenticateRequest,
    "AuthenticateResponse": v_ArchiveSessionResponse,
    "AvailableCommand": v_AvailableCommand,
    "AvailableCommandInput": v_AvailableCommandInput,
    "AvailableCommandsUpdate": v_AvailableCommandsUpdate,
    "AvailableCommandsUpdateSessionUpdate": v_AvailableCommandsUpdate,
    "BlobResourceContents": v_BlobResourceContents,
    "BooleanConfigOptionCapabilities": v_ArchiveSessionResponse,
    "BooleanElicitationPropertySchema": v_BooleanPropertySchema,
    "BooleanPropertySchema": v_BooleanPropertySchema,
    "BooleanSessionConfigOption": v_BooleanSessionConfigOption,
    "BooleanSetSessionConfigOptionRequest": v_BooleanSetSessionConfigOptionRequest,
    "CancelNotification": v_ArchiveSessionRequest,
    "CancelRequestNotification": v_CancelRequestNotification,
    "CancelledRequestPermissionOutcome": v_CancelledRequestPermissionOutcome,
    "ClientCapabilities": v_ClientCapabilities,
    "ClientNotification": v_ClientNotification,
    "ClientRequest": v_ClientRequest,
    "ClientResponse": v_ClientResponse,
    "ClientSessionCapabilities": v_ClientSessionCapabilities,
    "CloseSessionRequest": v_ArchiveSessionRequest,
    "CloseSessionResponse": v_ArchiveSessionResponse,
    "CompactionCapabilities": v_CancelledRequestPermissionOutcome,
    "CompactionId": v_CompactionId,
    "CompactionStatus": v_CompactionStatus,
    "CompactionSummaryChunk": v_CompactionSummaryChunk,
    "CompactionSummaryChunkSessionUpdate": v_CompactionSummaryChunk,
    "CompactionUpdate": v_CompactionUpdate,
    "CompactionUpdateSessionUpdate": v_CompactionUpdate,
    "CompleteElicitationNotification": v_CompleteElicitationNotification,
    "ConfigOptionUpdate": v_ConfigOptionUpdate,
    "ConfigOptionUpdateSessionUpdate": v_ConfigOptionUpdate,
    "Content": v_Content,
    "ContentBlock": v_ContentBlock,
    "ContentChunk": v_ContentChunk,
    "ContentToolCallContent": v_Content,
    "Cost": v_Cost,
    "CreateElicitationRequest": v_CreateElicitationRequest,
    "CreateElicitationResponse": v_CreateElicitationResponse,
    "CreateTerminalRequest": v_CreateTerminalRequest,
    "CreateTerminalResponse": v_CreateTerminalResponse,
    "CurrentModeUpdate": v_CurrentModeUpdate,
    "CurrentModeUpdateSessionUpdate": v_CurrentModeUpdate,
    "DeleteSessionRequest": v_ArchiveSessionRequest,
    "DeleteSessionResponse": v_ArchiveSessionResponse,
    "Diff": v_Diff,
    "DiffToolCallContent": v_Diff,
    "DisableProviderRequest": v_DisableProviderRequest,
    "DisableProviderResponse": v_ArchiveSessionResponse,
    "ElicitationAcceptAction": v_ElicitationAcceptAction,
    "ElicitationCapabilities": v_ElicitationCapabilities,
    "ElicitationContentValue": v_ElicitationContentValue,
    "ElicitationFormCapabilities": v_ArchiveSessionResponse,
    "ElicitationFormMode": v_ElicitationFormMode,
    "ElicitationId": v_ElicitationId,
    "ElicitationPropertySchema": v_ElicitationPropertySchema,
    "ElicitationRequestScope": v_ElicitationRequestScope,
    "ElicitationSchema": v_ElicitationSchema,
    "ElicitationSchemaType": v_ElicitationSchemaType,
    "ElicitationSessionScope": v_ElicitationSessionScope,
    "ElicitationUrlCapabilities": v_ArchiveSessionResponse,
    "ElicitationUrlMode": v_ElicitationUrlMode,
    "EmbeddedResource": v_EmbeddedResource,
    "EmbeddedResourceResource": v_EmbeddedResourceResource,
    "EnumOption": v_EnumOption,
    "EnvVariable": v_EnvVariable,
    "Error": v_Error,
    "ErrorAgentResponse": v_ErrorAgentResponse,
    "ErrorClientResponse": v_ErrorAgentResponse,
    "ErrorCode": v_ErrorCode,
    "ErrorIdleStateUpdate": v_ErrorIdleStateUpdate,
    "ErrorMessageMcpResponse": v_ErrorMessageMcpResponse,
    "ErrorProxyResponse": v_ErrorAgentResponse,
    "ErrorStopReason": v_ErrorStopReason,
    "ExtNotification": v_ExtNotification,
    "ExtRequest": v_ExtRequest,
    "ExtResponse": v_ExtResponse,
    "FilePlanUpdateContent": v_PlanFile,
    "FileSystemCapabilities": v_FileSystemCapabilities,
    "ForkSessionRequest": v_ForkSessionRequest,
    "ForkSessionResponse": v_ForkSessionResponse,
    "FormCreateElicitationRequest": v_FormCreateElicitationRequest,
    "HttpHeader": v_EnvVariable,
    "HttpMcpServer": v_McpServerHttp,
    "IdleStateUpdate": v_IdleStateUpdate,
    "ImageContent": v_ImageContent,
    "ImageContentBlock": v_ImageContent,
    "Implementation": v_Implementation,
    "InitializeProxyRequest": v_InitializeRequest,
    "InitializeProxyResponse": v_InitializeResponse,
    "InitializeRequest": v_InitializeRequest,
    "InitializeResponse": v_InitializeResponse,
    "IntegerElicitationPropertySchema": v_IntegerPropertySchema,
    "IntegerPropertySchema": v_IntegerPropertySchema,
    "ItemsPlanUpdateContent": v_PlanItems,
    "KillTerminalRequest": v_KillTerminalRequest,
    "KillTerminalResponse": v_ArchiveSessionResponse,
    "ListProvidersRequest": v_ArchiveSessionResponse,
    "ListProvidersResponse": v_ListProvidersResponse,
    "ListSessionsRequest": v_ListSessionsRequest,
    "ListSessionsResponse": v_ListSessionsResponse,
    "LlmProtocol": v_LlmProtocol,
    "LoadSessionRequest": v_LoadSessionRequest,
    "LoadSessionResponse": v_LoadSessionResponse,
    "LogoutCapabilities": v_ArchiveSessionResponse,
    "LogoutRequest": v_ArchiveSessionResponse,
    "LogoutResponse": v_ArchiveSessionResponse,
    "MarkdownPlanUpdateContent": v_PlanMarkdown,
    "McpCapabilities": v_McpCapabilities,
    "McpError": v_Error,
    "McpRequestId": v_McpRequestId,
    "McpServer": v_McpServer,
    "McpServerAcp": v_McpServerAcp,
    "McpServerAcpId": v_McpServerAcpId,
    "McpServerHttp": v_McpServerHttp,
    "McpServerSse": v_McpServerHttp,
    "McpServerStdio": v_McpServerStdio,
    "MessageId": v_MessageId,
    "MessageMcpNotification": v_MessageMcpNotification,
    "MessageMcpRequest": v_MessageMcpNotification,
    "MessageMcpResponse": v_MessageMcpResponse,
    "MultiSelectItems": v_MultiSelectItems,
    "MultiSelectPropertySchema": v_MultiSelectPropertySchema,
    "NewSessionRequest": v_NewSessionRequest,
    "NewSessionResponse": v_ForkSessionResponse,
    "NoneIdleStateUpdate": v_NoneIdleStateUpdate,
    "Notice": v_Notice,
    "NoticeCapabilities": v_CancelledRequestPermissionOutcome,
    "NoticeSessionUpdate": v_Notice,
    "NoticeSeverity": v_NoticeSeverity,
    "NumberElicitationPropertySchema": v_NumberPropertySchema,
    "NumberPropertySchema": v_NumberPropertySchema,
    "OtherCreateElicitationRequest": v_OtherCreateElicitationRequest,
    "OtherCreateElicitationResponse": v_OtherCreateElicitationResponse,
    "OtherElicitationPropertySchema": v_OtherElicitationPropertySchema,
    "OtherIdleStateUpdate": v_OtherIdleStateUpdate,
    "OtherMultiSelectItems": v_OtherElicitationPropertySchema,
    "OtherStateUpdate": v_OtherStateUpdate,
    "PermissionOption": v_PermissionOption,
    "PermissionOptionId": v_PermissionOptionId,
    "PermissionOptionKind": v_PermissionOptionKind,
    "PlainCreateElicitationResponse": v_PlainCreateElicitationResponse,
    "PlainIdleStateUpdate": v_PlainIdleStateUpdate,
    "Plan": v_Plan,
    "PlanCapabilities": v_ArchiveSessionResponse,
    "PlanEntry": v_PlanEntry,
    "PlanEntryPriority": v_PlanEntryPriority,
    "PlanEntryStatus": v_PlanEntryStatus,
    "PlanFile": v_PlanFile,
    "PlanId": v_PlanId,
    "PlanItems": v_PlanItems,
    "PlanMarkdown": v_PlanMarkdown,
    "PlanRemoved": v_PlanRemoved,
    "PlanRemovedSessionUpdate": v_PlanRemoved,
    "PlanSessionUpdate": v_Plan,
    "PlanUpdate": v_PlanUpdate,
    "PlanUpdateContent": v_PlanUpdateContent,
    "PlanUpdateSessionUpdate": v_PlanUpdate,
    "PromptCapabilities": v_PromptCapabilities,
    "PromptRequest": v_PromptRequest,
    "PromptResponse": v_PromptResponse,
    "ProtocolVersion": v_ProtocolVersion,
    "ProviderCurrentConfig": v_ProviderCurrentConfig,
    "ProviderId": v_ProviderId,
    "ProviderInfo": v_ProviderInfo,
    "ProvidersCapabilities": v_ArchiveSessionResponse,
    "ProxyNotification": v_ProxyNotification,
    "ProxyRequest": v_ProxyRequest,
    "ProxyResponse": v_ProxyResponse,
    "ProxySuccessorNotification": v_ProxySuccessorNotification,
    "ProxySuccessorRequest": v_ProxySuccessorNotification,
    "ProxySuccessorResponse": v_ProxySuccessorResponse,
    "ReadTextFileRequest": v_ReadTextFileRequest,
    "ReadTextFileResponse": v_ReadTextFileResponse,
    "ReleaseTerminalRequest": v_KillTerminalRequest,
    "ReleaseTerminalResponse": v_ArchiveSessionResponse,
    "RequestId": v_RequestId,
    "RequestPermissionOutcome": v_RequestPermissionOutcome,
    "RequestPermissionRequest": v_RequestPermissionRequest,
    "RequestPermissionResponse": v_RequestPermissionResponse,
    "RequiresActionStateUpdate": v_ArchiveSessionResponse,
    "ResourceContentBlock": v_EmbeddedResource,
    "ResourceLink": v_ResourceLink,
    "ResourceLinkContentBlock": v_ResourceLink,
    "ResultAgentResponse": v_ResultAgentResponse,
    "ResultClientResponse": v_ResultClientResponse,
    "ResultMessageMcpResponse": v_ResultMessageMcpResponse,
    "ResultProxyResponse": v_ResultProxyResponse,
    "ResumeSessionRequest": v_ForkSessionRequest,
    "ResumeSessionResponse": v_LoadSessionResponse,
    "Role": v_Role,
    "RunningStateUpdate": v_ArchiveSessionResponse,
    "SelectSessionConfigOption": v_SelectSessionConfigOption,
    "SelectedPermissionOutcome": v_SelectedPermissionOutcome,
    "SelectedRequestPermissionOutcome": v_SelectedPermissionOutcome,
    "SessionAdditionalDirectoriesCapabilities": v_ArchiveSessionResponse,
    "SessionArchiveCapabilities": v_ArchiveSessionResponse,
    "SessionArchiveFilter": v_SessionArchiveFilter,
    "SessionCancelCapabilities": v_ArchiveSessionResponse,
    "SessionCapabilities": v_SessionCapabilities,
    "SessionCloseCapabilities": v_ArchiveSessionResponse,
    "SessionConfigBoolean": v_SessionConfigBoolean,
    "SessionConfigGroupId": v_SessionConfigGroupId,
    "SessionConfigId": v_SessionConfigId,
    "SessionConfigOption": v_SessionConfigOption,
    "SessionConfigOptionCategory": v_SessionConfigOptionCategory,
    "SessionConfigOptionsCapabilities": v_SessionConfigOptionsCapabilities,
    "SessionConfigSelect": v_SessionConfigSelect,
    "SessionConfigSelectGroup": v_SessionConfigSelectGroup,
    "SessionConfigSelectOption": v_SessionConfigSelectOption,
    "SessionConfigSelectOptions": v_SessionConfigSelectOptions,
    "SessionConfigValueId": v_SessionConfigValueId,
    "SessionDeleteCapabilities": v_ArchiveSessionResponse,
    "SessionForkCapabilities": v_ArchiveSessionResponse,
    "SessionId": v_SessionId,
    "SessionInfo": v_SessionInfo,
    "SessionInfoUpdate": v_SessionInfoUpdate,
    "SessionInfoUpdateSessionUpdate": v_SessionInfoUpdate,
    "SessionListCapabilities": v_ArchiveSessionResponse,
    "SessionMessage": v_SessionMessage,
    "SessionMessageChunk": v_SessionMessageChunk,
    "SessionMessageChunkSessionUpdate": v_SessionMessageChunk,
    "SessionMessageSessionUpdate": v_SessionMessage,
    "SessionMode": v_AuthMethodAgent,
    "SessionModeId": v_SessionModeId,
    "SessionModeState": v_SessionModeState,
    "SessionNotification": v_SessionNotification,
    "SessionResumeCapabilities": v_ArchiveSessionResponse,
    "SessionStatus": v_SessionStatus,
    "SessionStatusCapabilities": v_ArchiveSessionResponse,
    "SessionStatusRequest": v_ArchiveSessionRequest,
    "SessionStatusResponse": v_SessionStatusResponse,
    "SessionSystemPromptCapabilities": v_SessionSystemPromptCapabilities,
    "SessionSystemPromptModeCapabilities": v_SessionSystemPromptModeCapabilities,
    "SessionSystemPromptOverrideCapabilities": v_ArchiveSessionResponse,
    "SessionTitleCapabilities": v_ArchiveSessionResponse,
    "SessionUpdate": v_SessionUpdate,
    "SetProviderRequest": v_SetProviderRequest,
    "SetProviderResponse": v_ArchiveSessionResponse,
    "SetSessionConfigOptionRequest": v_SetSessionConfigOptionRequest,
    "SetSessionConfigOptionResponse": v_ConfigOptionUpdate,
    "SetSessionModeRequest": v_SetSessionModeRequest,
    "SetSessionModeResponse": v_ArchiveSessionResponse,
    "SetSessionTitleRequest": v_SetSessionTitleRequest,
    "SetSessionTitleResponse": v_SetSessionTitleResponse,
    "SseMcpServer": v_McpServerHttp,
    "StateUpdate": v_StateUpdate,
    "StdioMcpServer": v_McpServerStdio,
    "StopReason": v_StopReason,
    "StringElicitationPropertySchema": v_StringPropertySchema,
    "StringFormat": v_StringFormat,
    "StringMultiSelectItems": v_StringMultiSelectItems,
    "StringPropertySchema": v_StringPropertySchema,
    "SubagentCapabilities": v_ArchiveSessionResponse,
    "SubagentSessionCapabilities": v_SubagentSessionCapabilities,
    "SubagentUpdate": v_SubagentUpdate,
    "SubagentUpdateSessionUpdate": v_SubagentUpdate,
    "SystemPrompt": v_SystemPrompt,
    "SystemPromptMode": v_SystemPromptMode,
    "TaggedIdleStateUpdate": v_TaggedIdleStateUpdate,
    "TaggedRequiresActionStateUpdate": v_ArchiveSessionResponse,
    "TaggedRunningStateUpdate": v_ArchiveSessionResponse,
    "TaggedStringMultiSelectItems": v_StringMultiSelectItems,
    "TaggedUnknownStateUpdate": v_ArchiveSessionResponse,
    "Terminal": v_CreateTerminalResponse,
    "TerminalAuthMethod": v_AuthMethodTerminal,
    "TerminalExitStatus": v_TerminalExitStatus,
    "TerminalId": v_TerminalId,
    "TerminalOutputRequest": v_KillTerminalRequest,
    "TerminalOutputResponse": v_TerminalOutputResponse,
    "TerminalToolCallContent": v_CreateTerminalResponse,
    "TextContent": v_TextContent,
    "TextContentBlock": v_TextContent,
    "TextResourceContents": v_TextResourceContents,
    "TitledMultiSelectItems": v_TitledMultiSelectItems,
    "ToolCall": v_ToolCall,
    "ToolCallContent": v_ToolCallContent,
    "ToolCallId": v_ToolCallId,
    "ToolCallLocation": v_ToolCallLocation,
    "ToolCallSessionUpdate": v_ToolCall,
    "ToolCallStatus": v_ToolCallStatus,
    "ToolCallUpdate": v_ToolCallUpdate,
    "ToolCallUpdateSessionUpdate": v_ToolCallUpdate,
    "ToolKind": v_ToolKind,
    "UnarchiveSessionRequest": v_ArchiveSessionRequest,
    "UnarchiveSessionResponse": v_ArchiveSessionResponse,
    "UnknownStateUpdate": v_ArchiveSessionResponse,
    "UnstructuredCommandInput": v_UnstructuredCommandInput,
    "UrlCreateElicitationRequest": v_UrlCreateElicitationRequest,
    "Usage": v_Usage,
    "UsageUpdate": v_UsageUpdate,
    "UsageUpdateSessionUpdate": v_UsageUpdate,
    "UserMessageChunkSessionUpdate": v_ContentChunk,
    "ValueIdSetSessionConfigOptionRequest": v_ValueIdSetSessionConfigOptionRequest,
    "WaitForTerminalExitRequest": v_KillTerminalRequest,
    "WaitForTerminalExitResponse": v_TerminalExitStatus,
    "WriteTextFileRequest": v_WriteTextFileRequest,
    "WriteTextFileResponse": v_ArchiveSessionResponse,
}
"""The test of each definition and class."""

KINDS: dict[Any, Test] = {
    "AgentAuthCapabilities": v_AgentAuthCapabilities,
    "AgentCapabilities": v_AgentCapabilities,
    "AgentNotification": v_AgentNotification,
    "AgentRequest": v_AgentRequest,
    "AgentResponse": v_AgentResponse,
    "Annotations": v_Annotations,
    "AudioContent": v_AudioContent,
    "AuthCapabilities": v_AuthCapabilities,
    "AuthMethod": v_AuthMethod,
    "AuthMethodAgent": v_AuthMethodAgent,
    "AuthMethodId": v_AuthMethodId,
    "AuthMethodTerminal": v_AuthMethodTerminal,
    "AuthenticateRequest": v_AuthenticateRequest,
    "AuthenticateResponse": v_ArchiveSessionResponse,
    "AvailableCommand": v_AvailableCommand,
    "AvailableCommandInput": v_AvailableCommandInput,
    "AvailableCommandsUpdate": v_AvailableCommandsUpdate,
    "BlobResourceContents": v_BlobResourceContents,
    "BooleanConfigOptionCapabilities": v_ArchiveSessionResponse,
    "BooleanPropertySchema": v_BooleanPropertySchema,
    "CancelNotification": v_ArchiveSessionRequest,
    "CancelRequestNotification": v_CancelRequestNotification,
    "ClientCapabilities": v_ClientCapabilities,
    "ClientNotification": v_ClientNotification,
    "ClientRequest": v_ClientRequest,
    "ClientResponse": v_ClientResponse,
    "ClientSessionCapabilities": v_ClientSessionCapabilities,
    "CloseSessionRequest": v_ArchiveSessionRequest,
    "CloseSessionResponse": v_ArchiveSessionResponse,
    "CompactionCapabilities": v_CancelledRequestPermissionOutcome,
    "CompactionId": v_CompactionId,
    "CompactionStatus": v_CompactionStatus,
    "CompactionSummaryChunk": v_CompactionSummaryChunk,
    "CompactionUpdate": v_CompactionUpdate,
    "CompleteElicitationNotification": v_CompleteElicitationNotification,
    "ConfigOptionUpdate": v_ConfigOptionUpdate,
    "Content": v_Content,
    "ContentBlock": v_ContentBlock,
    "ContentChunk": v_ContentChunk,
    "Cost": v_Cost,
    "CreateElicitationRequest": v_CreateElicitationRequest,
    "CreateElicitationResponse": v_CreateElicitationResponse,
    "CreateTerminalRequest": v_CreateTerminalRequest,
    "CreateTerminalResponse": v_CreateTerminalResponse,
    "CurrentModeUpdate": v_CurrentModeUpdate,
    "DeleteSessionRequest": v_ArchiveSessionRequest,
    "DeleteSessionResponse": v_ArchiveSessionResponse,
    "Diff": v_Diff,
    "ElicitationAcceptAction": v_ElicitationAcceptAction,
    "ElicitationCapabilities": v_ElicitationCapabilities,
    "ElicitationContentValue": v_ElicitationContentValue,
    "ElicitationFormCapabilities": v_ArchiveSessionResponse,
    "ElicitationFormMode": v_ElicitationFormMode,
    "ElicitationId": v_ElicitationId,
    "ElicitationPropertySchema": v_ElicitationPropertySchema,
    "ElicitationRequestScope": v_ElicitationRequestScope,
    "ElicitationSchema": v_ElicitationSchema,
    "ElicitationSchemaType": v_ElicitationSchemaType,
    "ElicitationSessionScope": v_ElicitationSessionScope,
    "ElicitationUrlCapabilities": v_ArchiveSessionResponse,
    "ElicitationUrlMode": v_ElicitationUrlMode,
    "EmbeddedResource": v_EmbeddedResource,
    "EmbeddedResourceResource": v_EmbeddedResourceResource,
    "EnumOption": v_EnumOption,
    "EnvVariable": v_EnvVariable,
    "Error": v_Error,
    "ErrorCode": v_ErrorCode,
    "ExtNotification": v_ExtNotification,
    "ExtRequest": v_ExtRequest,
    "ExtResponse": v_ExtResponse,
    "FileSystemCapabilities": v_FileSystemCapabilities,
    "HttpHeader": v_EnvVariable,
    "ImageContent": v_ImageContent,
    "Implementation": v_Implementation,
    "InitializeRequest": v_InitializeRequest,
    "InitializeResponse": v_InitializeResponse,
    "IntegerPropertySchema": v_IntegerPropertySchema,
    "KillTerminalRequest": v_KillTerminalRequest,
    "KillTerminalResponse": v_ArchiveSessionResponse,
    "ListSessionsRequest": v_ListSessionsRequest,
    "ListSessionsResponse": v_ListSessionsResponse,
    "LoadSessionRequest": v_LoadSessionRequest,
    "LoadSessionResponse": v_LoadSessionResponse,
    "LogoutCapabilities": v_ArchiveSessionResponse,
    "LogoutRequest": v_ArchiveSessionResponse,
    "LogoutResponse": v_ArchiveSessionResponse,
    "McpCapabilities": v_McpCapabilities,
    "McpServer": v_McpServer,
    "McpServerHttp": v_McpServerHttp,
    "McpServerSse": v_McpServerHttp,
    "McpServerStdio": v_McpServerStdio,
    "MessageId": v_MessageId,
    "MultiSelectItems": v_MultiSelectItems,
    "MultiSelectPropertySchema": v_MultiSelectPropertySchema,
    "NewSessionRequest": v_NewSessionRequest,
    "NewSessionResponse": v_ForkSessionResponse,
    "Notice": v_Notice,
    "NoticeCapabilities": v_CancelledRequestPermissionOutcome,
    "NoticeSeverity": v_NoticeSeverity,
    "NumberPropertySchema": v_NumberPropertySchema,
    "PermissionOption": v_PermissionOption,
    "PermissionOptionId": v_PermissionOptionId,
    "PermissionOptionKind": v_PermissionOptionKind,
    "Plan": v_Plan,
    "PlanEntry": v_PlanEntry,
    "PlanEntryPriority": v_PlanEntryPriority,
    "PlanEntryStatus": v_PlanEntryStatus,
    "PromptCapabilities": v_PromptCapabilities,
    "PromptRequest": v_PromptRequest,
    "PromptResponse": v_PromptResponse,
    "ProtocolVersion": v_ProtocolVersion,
    "ReadTextFileRequest": v_ReadTextFileRequest,
    "ReadTextFileResponse": v_ReadTextFileResponse,
    "ReleaseTerminalRequest": v_KillTerminalRequest,
    "ReleaseTerminalResponse": v_ArchiveSessionResponse,
    "RequestId": v_RequestId,
    "RequestPermissionOutcome": v_RequestPermissionOutcome,
    "RequestPermissionRequest": v_RequestPermissionRequest,
    "RequestPermissionResponse": v_RequestPermissionResponse,
    "ResourceLink": v_ResourceLink,
    "ResumeSessionRequest": v_ForkSessionRequest,
    "ResumeSessionResponse": v_LoadSessionResponse,
    "Role": v_Role,
    "SelectedPermissionOutcome": v_SelectedPermissionOutcome,
    "SessionAdditionalDirectoriesCapabilities": v_ArchiveSessionResponse,
    "SessionCapabilities": v_SessionCapabilities,
    "SessionCloseCapabilities": v_ArchiveSessionResponse,
    "SessionConfigBoolean": v_SessionConfigBoolean,
    "SessionConfigGroupId": v_SessionConfigGroupId,
    "SessionConfigId": v_SessionConfigId,
    "SessionConfigOption": v_SessionConfigOption,
    "SessionConfigOptionCategory": v_SessionConfigOptionCategory,
    "SessionConfigOptionsCapabilities": v_SessionConfigOptionsCapabilities,
    "SessionConfigSelect": v_SessionConfigSelect,
    "SessionConfigSelectGroup": v_SessionConfigSelectGroup,
    "SessionConfigSelectOption": v_SessionConfigSelectOption,
    "SessionConfigSelectOptions": v_SessionConfigSelectOptions,
    "SessionConfigValueId": v_SessionConfigValueId,
    "SessionDeleteCapabilities": v_ArchiveSessionResponse,
    "SessionId": v_SessionId,
    "SessionInfo": v_SessionInfo,
    "SessionInfoUpdate": v_SessionInfoUpdate,
    "SessionListCapabilities": v_ArchiveSessionResponse,
    "SessionMode": v_AuthMethodAgent,
    "SessionModeId": v_SessionModeId,
    "SessionModeState": v_SessionModeState,
    "SessionNotification": v_SessionNotification,
    "SessionResumeCapabilities": v_ArchiveSessionResponse,
    "SessionUpdate": v_SessionUpdate,
    "SetSessionConfigOptionRequest": v_SetSessionConfigOptionRequest,
    "SetSessionConfigOptionResponse": v_ConfigOptionUpdate,
    "SetSessionModeRequest": v_SetSessionModeRequest,
    "SetSessionModeResponse": v_ArchiveSessionResponse,
    "StopReason": v_StopReason,
    "StringFormat": v_StringFormat,
    "StringMultiSelectItems": v_StringMultiSelectItems,
    "StringPropertySchema": v_StringPropertySchema,
    "Terminal": v_CreateTerminalResponse,
    "TerminalExitStatus": v_TerminalExitStatus,
    "TerminalId": v_TerminalId,
    "TerminalOutputRequest": v_KillTerminalRequest,
    "TerminalOutputResponse": v_TerminalOutputResponse,
    "TextContent": v_TextContent,
    "TextResourceContents": v_TextResourceContents,
    "TitledMultiSelectItems": v_TitledMultiSelectItems,
    "ToolCall": v_ToolCall,
    "ToolCallContent": v_ToolCallContent,
    "ToolCallId": v_ToolCallId,
    "ToolCallLocation": v_ToolCallLocation,
    "ToolCallStatus": v_ToolCallStatus,
    "ToolCallUpdate": v_ToolCallUpdate,
    "ToolKind": v_ToolKind,
    "UnstructuredCommandInput": v_UnstructuredCommandInput,
    "UsageUpdate": v_UsageUpdate,
    "WaitForTerminalExitRequest": v_KillTerminalRequest,
    "WaitForTerminalExitResponse": v_TerminalExitStatus,
    "WriteTextFileRequest": v_WriteTextFileRequest,
    "WriteTextFileResponse": v_ArchiveSessionResponse,
    ElicitationAcceptAction: v_ElicitationAcceptAction,
    AgentAuthCapabilities: v_AgentAuthCapabilities,
    AuthMethodAgent: v_AuthMethodAgent,
    AgentCapabilities: v_AgentCapabilities,
    ContentChunk: v_ContentChunk,
    AgentNotification: v_AgentNotification,
    AgentRequest: v_AgentRequest,
    Annotations: v_Annotations,
    MultiSelectPropertySchema: v_MultiSelectPropertySchema,
    AudioContent: v_AudioContent,
    AuthCapabilities: v_AuthCapabilities,
    AuthMethodTerminal: v_AuthMethodTerminal,
    AuthenticateRequest: v_AuthenticateRequest,
    AuthenticateResponse: v_ArchiveSessionResponse,
    AvailableCommand: v_AvailableCommand,
    AvailableCommandsUpdate: v_AvailableCommandsUpdate,
    BlobResourceContents: v_BlobResourceContents,
    BooleanConfigOptionCapabilities: v_ArchiveSessionResponse,
    BooleanPropertySchema: v_BooleanPropertySchema,
    SessionConfigBoolean: v_SessionConfigBoolean,
    CancelNotification: v_ArchiveSessionRequest,
    CancelRequestNotification: v_CancelRequestNotification,
    ClientCapabilities: v_ClientCapabilities,
    ClientNotification: v_ClientNotification,
    ClientRequest: v_ClientRequest,
    ClientSessionCapabilities: v_ClientSessionCapabilities,
    CloseSessionRequest: v_ArchiveSessionRequest,
    CloseSessionResponse: v_ArchiveSessionResponse,
    CompactionCapabilities: v_CancelledRequestPermissionOutcome,
    CompactionSummaryChunk: v_CompactionSummaryChunk,
    CompactionUpdate: v_CompactionUpdate,
    CompleteElicitationNotification: v_CompleteElicitationNotification,
    ConfigOptionUpdate: v_ConfigOptionUpdate,
    Content: v_Content,
    Cost: v_Cost,
    CreateTerminalRequest: v_CreateTerminalRequest,
    CreateTerminalResponse: v_CreateTerminalResponse,
    CurrentModeUpdate: v_CurrentModeUpdate,
    DeleteSessionRequest: v_ArchiveSessionRequest,
    DeleteSessionResponse: v_ArchiveSessionResponse,
    Diff: v_Diff,
    ElicitationCapabilities: v_ElicitationCapabilities,
    ElicitationFormCapabilities: v_ArchiveSessionResponse,
    ElicitationFormMode: v_ElicitationFormMode,
    ElicitationRequestScope: v_ElicitationRequestScope,
    ElicitationSchema: v_ElicitationSchema,
    ElicitationSessionScope: v_ElicitationSessionScope,
    ElicitationUrlCapabilities: v_ArchiveSessionResponse,
    ElicitationUrlMode: v_ElicitationUrlMode,
    EmbeddedResource: v_EmbeddedResource,
    EnumOption: v_EnumOption,
    EnvVariable: v_EnvVariable,
    Error: v_Error,
    ErrorAgentResponse: v_ErrorAgentResponse,
    ErrorClientResponse: v_ErrorAgentResponse,
    FileSystemCapabilities: v_FileSystemCapabilities,
    HttpHeader: v_EnvVariable,
    McpServerHttp: v_McpServerHttp,
    ImageContent: v_ImageContent,
    Implementation: v_Implementation,
    InitializeRequest: v_InitializeRequest,
    InitializeResponse: v_InitializeResponse,
    IntegerPropertySchema: v_IntegerPropertySchema,
    KillTerminalRequest: v_KillTerminalRequest,
    KillTerminalResponse: v_ArchiveSessionResponse,
    ListSessionsRequest: v_ListSessionsRequest,
    ListSessionsResponse: v_ListSessionsResponse,
    LoadSessionRequest: v_LoadSessionRequest,
    LoadSessionResponse: v_LoadSessionResponse,
    LogoutCapabilities: v_ArchiveSessionResponse,
    LogoutRequest: v_ArchiveSessionResponse,
    LogoutResponse: v_ArchiveSessionResponse,
    McpCapabilities: v_McpCapabilities,
    McpServerSse: v_McpServerHttp,
    McpServerStdio: v_McpServerStdio,
    NewSessionRequest: v_NewSessionRequest,
    NewSessionResponse: v_ForkSessionResponse,
    Notice: v_Notice,
    NoticeCapabilities: v_CancelledRequestPermissionOutcome,
    NumberPropertySchema: v_NumberPropertySchema,
    PermissionOption: v_PermissionOption,
    Plan: v_Plan,
    PlanEntry: v_PlanEntry,
    PromptCapabilities: v_PromptCapabilities,
    PromptRequest: v_PromptRequest,
    PromptResponse: v_PromptResponse,
    ReadTextFileRequest: v_ReadTextFileRequest,
    ReadTextFileResponse: v_ReadTextFileResponse,
    ReleaseTerminalRequest: v_KillTerminalRequest,
    ReleaseTerminalResponse: v_ArchiveSessionResponse,
    RequestPermissionRequest: v_RequestPermissionRequest,
    RequestPermissionResponse: v_RequestPermissionResponse,
    ResourceLink: v_ResourceLink,
    ResultAgentResponse: v_ResultAgentResponse,
    ResultClientResponse: v_ResultClientResponse,
    ResumeSessionRequest: v_ForkSessionRequest,
    ResumeSessionResponse: v_LoadSessionResponse,
    SessionConfigSelect: v_SessionConfigSelect,
    SelectedPermissionOutcome: v_SelectedPermissionOutcome,
    SessionAdditionalDirectoriesCapabilities: v_ArchiveSessionResponse,
    SessionCapabilities: v_SessionCapabilities,
    SessionCloseCapabilities: v_ArchiveSessionResponse,
    SessionConfigOptionsCapabilities: v_SessionConfigOptionsCapabilities,
    SessionConfigSelectGroup: v_SessionConfigSelectGroup,
    SessionConfigSelectOption: v_SessionConfigSelectOption,
    SessionDeleteCapabilities: v_ArchiveSessionResponse,
    SessionInfo: v_SessionInfo,
    SessionInfoUpdate: v_SessionInfoUpdate,
    SessionListCapabilities: v_ArchiveSessionResponse,
    SessionMode: v_AuthMethodAgent,
    SessionModeState: v_SessionModeState,
    SessionNotification: v_SessionNotification,
    SessionResumeCapabilities: v_ArchiveSessionResponse,
    SetSessionConfigOptionResponse: v_ConfigOptionUpdate,
    SetSessionModeRequest: v_SetSessionModeRequest,
    SetSessionModeResponse: v_ArchiveSessionResponse,
    StringPropertySchema: v_StringPropertySchema,
    StringMultiSelectItems: v_StringMultiSelectItems,
    Terminal: v_CreateTerminalResponse,
    TerminalExitStatus: v_TerminalExitStatus,
    TerminalOutputRequest: v_KillTerminalRequest,
    TerminalOutputResponse: v_TerminalOutputResponse,
    TextContent: v_TextContent,
    TextResourceContents: v_TextResourceContents,
    TitledMultiSelectItems: v_TitledMultiSelectItems,
    ToolCall: v_ToolCall,
    ToolCallLocation: v_ToolCallLocation,
    ToolCallUpdate: v_ToolCallUpdate,
    UnstructuredCommandInput: v_UnstructuredCommandInput,
    UsageUpdate: v_UsageUpdate,
    WaitForTerminalExitRequest: v_KillTerminalRequest,
    WaitForTerminalExitResponse: v_TerminalExitStatus,
    WriteTextFileRequest: v_WriteTextFileRequest,
    WriteTextFileResponse: v_ArchiveSessionResponse,
}
"""The test of each stable definition, by its name and by its class."""

GATED: dict[Any, tuple[int, tuple[str, ...], Test]] = {
    "ArchiveSessionRequest": (64, ("SESSION_ARCHIVE",), v_ArchiveSessionRequest),
    "ArchiveSessionResponse": (64, ("SESSION_ARCHIVE",), v_ArchiveSessionResponse),
    "AuthAccount": (1, ("AUTH_STATUS",), v_AuthAccount),
    "AuthState": (1, ("AUTH_STATUS",), v_AuthState),
    "AuthStatusCapabilities": (1, ("AUTH_STATUS",), v_ArchiveSessionResponse),
    "AuthStatusRequest": (1, ("AUTH_STATUS",), v_ArchiveSessionResponse),
    "AuthStatusResponse": (1, ("AUTH_STATUS",), v_AuthStatusResponse),
    "AuthStatusUpdateNotification": (1, ("AUTH_STATUS",), v_AuthStatusResponse),
    "DisableProviderRequest": (4, ("LLM_PROVIDERS",), v_DisableProviderRequest),
    "DisableProviderResponse": (4, ("LLM_PROVIDERS",), v_ArchiveSessionResponse),
    "ErrorStopReason": (2048, ("SUBAGENTS",), v_ErrorStopReason),
    "ForkSessionRequest": (128, ("SESSION_FORK",), v_ForkSessionRequest),
    "ForkSessionResponse": (128, ("SESSION_FORK",), v_ForkSessionResponse),
    "IdleStateUpdate": (2048, ("SUBAGENTS",), v_IdleStateUpdate),
    "InitializeProxyRequest": (32, ("PROXY_CHAINS",), v_InitializeRequest),
    "InitializeProxyResponse": (32, ("PROXY_CHAINS",), v_InitializeResponse),
    "ListProvidersRequest": (4, ("LLM_PROVIDERS",), v_ArchiveSessionResponse),
    "ListProvidersResponse": (4, ("LLM_PROVIDERS",), v_ListProvidersResponse),
    "LlmProtocol": (4, ("LLM_PROVIDERS",), v_LlmProtocol),
    "McpError": (8, ("MCP_OVER_ACP",), v_Error),
    "McpRequestId": (8, ("MCP_OVER_ACP",), v_McpRequestId),
    "McpServerAcp": (8, ("MCP_OVER_ACP",), v_McpServerAcp),
    "McpServerAcpId": (8, ("MCP_OVER_ACP",), v_McpServerAcpId),
    "MessageMcpNotification": (8, ("MCP_OVER_ACP",), v_MessageMcpNotification),
    "MessageMcpRequest": (8, ("MCP_OVER_ACP",), v_MessageMcpNotification),
    "MessageMcpResponse": (8, ("MCP_OVER_ACP",), v_MessageMcpResponse),
    "PlanCapabilities": (16, ("PLAN_OPERATIONS",), v_ArchiveSessionResponse),
    "PlanFile": (16, ("PLAN_OPERATIONS",), v_PlanFile),
    "PlanId": (16, ("PLAN_OPERATIONS",), v_PlanId),
    "PlanItems": (16, ("PLAN_OPERATIONS",), v_PlanItems),
    "PlanMarkdown": (16, ("PLAN_OPERATIONS",), v_PlanMarkdown),
    "PlanRemoved": (16, ("PLAN_OPERATIONS",), v_PlanRemoved),
    "PlanUpdate": (16, ("PLAN_OPERATIONS",), v_PlanUpdate),
    "PlanUpdateContent": (16, ("PLAN_OPERATIONS",), v_PlanUpdateContent),
    "ProviderCurrentConfig": (4, ("LLM_PROVIDERS",), v_ProviderCurrentConfig),
    "ProviderId": (4, ("LLM_PROVIDERS",), v_ProviderId),
    "ProviderInfo": (4, ("LLM_PROVIDERS",), v_ProviderInfo),
    "ProvidersCapabilities": (4, ("LLM_PROVIDERS",), v_ArchiveSessionResponse),
    "ProxyNotification": (32, ("PROXY_CHAINS",), v_ProxyNotification),
    "ProxyRequest": (32, ("PROXY_CHAINS",), v_ProxyRequest),
    "ProxyResponse": (32, ("PROXY_CHAINS",), v_ProxyResponse),
    "ProxySuccessorNotification": (32, ("PROXY_CHAINS",), v_ProxySuccessorNotification),
    "ProxySuccessorRequest": (32, ("PROXY_CHAINS",), v_ProxySuccessorNotification),
    "ProxySuccessorResponse": (32, ("PROXY_CHAINS",), v_ProxySuccessorResponse),
    "RequiresActionStateUpdate": (2048, ("SUBAGENTS",), v_ArchiveSessionResponse),
    "RunningStateUpdate": (2048, ("SUBAGENTS",), v_ArchiveSessionResponse),
    "SessionArchiveCapabilities": (64, ("SESSION_ARCHIVE",), v_ArchiveSessionResponse),
    "SessionArchiveFilter": (64, ("SESSION_ARCHIVE",), v_SessionArchiveFilter),
    "SessionCancelCapabilities": (2048, ("SUBAGENTS",), v_ArchiveSessionResponse),
    "SessionForkCapabilities": (128, ("SESSION_FORK",), v_ArchiveSessionResponse),
    "SessionMessage": (2048, ("SUBAGENTS",), v_SessionMessage),
    "SessionMessageChunk": (2048, ("SUBAGENTS",), v_SessionMessageChunk),
    "SessionStatus": (512, ("SESSION_STATUS",), v_SessionStatus),
    "SessionStatusCapabilities": (512, ("SESSION_STATUS",), v_ArchiveSessionResponse),
    "SessionStatusRequest": (512, ("SESSION_STATUS",), v_ArchiveSessionRequest),
    "SessionStatusResponse": (512, ("SESSION_STATUS",), v_SessionStatusResponse),
    "SessionSystemPromptCapabilities": (
        1024,
        ("SESSION_SYSTEM_PROMPT",),
        v_SessionSystemPromptCapabilities,
    ),
    "SessionSystemPromptModeCapabilities": (
        1024,
        ("SESSION_SYSTEM_PROMPT",),
        v_SessionSystemPromptModeCapabilities,
    ),
    "SessionSystemPromptOverrideCapabilities": (
        1024,
        ("SESSION_SYSTEM_PROMPT",),
        v_ArchiveSessionResponse,
    ),
    "SessionTitleCapabilities": (256, ("SESSION_SET_TITLE",), v_ArchiveSessionResponse),
    "SetProviderRequest": (4, ("LLM_PROVIDERS",), v_SetProviderRequest),
    "SetProviderResponse": (4, ("LLM_PROVIDERS",), v_ArchiveSessionResponse),
    "SetSessionTitleRequest": (256, ("SESSION_SET_TITLE",), v_SetSessionTitleRequest),
    "SetSessionTitleResponse": (256, ("SESSION_SET_TITLE",), v_SetSessionTitleResponse),
    "StateUpdate": (2048, ("SUBAGENTS",), v_StateUpdate),
    "SubagentCapabilities": (2048, ("SUBAGENTS",), v_ArchiveSessionResponse),
    "SubagentSessionCapabilities": (2048, ("SUBAGENTS",), v_SubagentSessionCapabilities),
    "SubagentUpdate": (2048, ("SUBAGENTS",), v_SubagentUpdate),
    "SystemPrompt": (1024, ("SESSION_SYSTEM_PROMPT",), v_SystemPrompt),
    "SystemPromptMode": (1024, ("SESSION_SYSTEM_PROMPT",), v_SystemPromptMode),
    "UnarchiveSessionRequest": (64, ("SESSION_ARCHIVE",), v_ArchiveSessionRequest),
    "UnarchiveSessionResponse": (64, ("SESSION_ARCHIVE",), v_ArchiveSessionResponse),
    "UnknownStateUpdate": (2048, ("SUBAGENTS",), v_ArchiveSessionResponse),
    "Usage": (2, ("END_TURN_TOKEN_USAGE",), v_Usage),
    McpServerAcp: (8, ("MCP_OVER_ACP",), v_McpServerAcp),
    ArchiveSessionRequest: (64, ("SESSION_ARCHIVE",), v_ArchiveSessionRequest),
    ArchiveSessionResponse: (64, ("SESSION_ARCHIVE",), v_ArchiveSessionResponse),
    AuthAccount: (1, ("AUTH_STATUS",), v_AuthAccount),
    AuthStatusCapabilities: (1, ("AUTH_STATUS",), v_ArchiveSessionResponse),
    AuthStatusRequest: (1, ("AUTH_STATUS",), v_ArchiveSessionResponse),
    AuthStatusResponse: (1, ("AUTH_STATUS",), v_AuthStatusResponse),
    AuthStatusUpdateNotification: (1, ("AUTH_STATUS",), v_AuthStatusResponse),
    DisableProviderRequest: (4, ("LLM_PROVIDERS",), v_DisableProviderRequest),
    DisableProviderResponse: (4, ("LLM_PROVIDERS",), v_ArchiveSessionResponse),
    ErrorStopReason: (2048, ("SUBAGENTS",), v_ErrorStopReason),
    ErrorMessageMcpResponse: (8, ("MCP_OVER_ACP",), v_ErrorMessageMcpResponse),
    ErrorProxyResponse: (32, ("PROXY_CHAINS",), v_ErrorAgentResponse),
    PlanFile: (16, ("PLAN_OPERATIONS",), v_PlanFile),
    ForkSessionRequest: (128, ("SESSION_FORK",), v_ForkSessionRequest),
    ForkSessionResponse: (128, ("SESSION_FORK",), v_ForkSessionResponse),
    InitializeProxyRequest: (32, ("PROXY_CHAINS",), v_InitializeRequest),
    InitializeProxyResponse: (32, ("PROXY_CHAINS",), v_InitializeResponse),
    PlanItems: (16, ("PLAN_OPERATIONS",), v_PlanItems),
    ListProvidersRequest: (4, ("LLM_PROVIDERS",), v_ArchiveSessionResponse),
    ListProvidersResponse: (4, ("LLM_PROVIDERS",), v_ListProvidersResponse),
    PlanMarkdown: (16, ("PLAN_OPERATIONS",), v_PlanMarkdown),
    McpError: (8, ("MCP_OVER_ACP",), v_Error),
    MessageMcpNotification: (8, ("MCP_OVER_ACP",), v_MessageMcpNotification),
    MessageMcpRequest: (8, ("MCP_OVER_ACP",), v_MessageMcpNotification),
    PlanCapabilities: (16, ("PLAN_OPERATIONS",), v_ArchiveSessionResponse),
    PlanRemoved: (16, ("PLAN_OPERATIONS",), v_PlanRemoved),
    PlanUpdate: (16, ("PLAN_OPERATIONS",), v_PlanUpdate),
    ProviderCurrentConfig: (4, ("LLM_PROVIDERS",), v_ProviderCurrentConfig),
    ProviderInfo: (4, ("LLM_PROVIDERS",), v_ProviderInfo),
    ProvidersCapabilities: (4, ("LLM_PROVIDERS",), v_ArchiveSessionResponse),
    ProxyNotification: (32, ("PROXY_CHAINS",), v_ProxyNotification),
    ProxyRequest: (32, ("PROXY_CHAINS",), v_ProxyRequest),
    ProxySuccessorNotification: (32, ("PROXY_CHAINS",), v_ProxySuccessorNotification),
    ProxySuccessorRequest: (32, ("PROXY_CHAINS",), v_ProxySuccessorNotification),
    RequiresActionStateUpdate: (2048, ("SUBAGENTS",), v_ArchiveSessionResponse),
    ResultMessageMcpResponse: (8, ("MCP_OVER_ACP",), v_ResultMessageMcpResponse),
    ResultProxyResponse: (32, ("PROXY_CHAINS",), v_ResultProxyResponse),
    RunningStateUpdate: (2048, ("SUBAGENTS",), v_ArchiveSessionResponse),
    SessionArchiveCapabilities: (64, ("SESSION_ARCHIVE",), v_ArchiveSessionResponse),
    SessionCancelCapabilities: (2048, ("SUBAGENTS",), v_ArchiveSessionResponse),
    SessionForkCapabilities: (128, ("SESSION_FORK",), v_ArchiveSessionResponse),
    SessionMessage: (2048, ("SUBAGENTS",), v_SessionMessage),
    SessionMessageChunk: (2048, ("SUBAGENTS",), v_SessionMessageChunk),
    SessionStatusCapabilities: (512, ("SESSION_STATUS",), v_ArchiveSessionResponse),
    SessionStatusRequest: (512, ("SESSION_STATUS",), v_ArchiveSessionRequest),
    SessionStatusResponse: (512, ("SESSION_STATUS",), v_SessionStatusResponse),
    SessionSystemPromptCapabilities: (
        1024,
        ("SESSION_SYSTEM_PROMPT",),
        v_SessionSystemPromptCapabilities,
    ),
    SessionSystemPromptModeCapabilities: (
        1024,
        ("SESSION_SYSTEM_PROMPT",),
        v_SessionSystemPromptModeCapabilities,
    ),
    SessionSystemPromptOverrideCapabilities: (
        1024,
        ("SESSION_SYSTEM_PROMPT",),
        v_ArchiveSessionResponse,
    ),
    SessionTitleCapabilities: (256, ("SESSION_SET_TITLE",), v_ArchiveSessionResponse),
    SetProviderRequest: (4, ("LLM_PROVIDERS",), v_SetProviderRequest),
    SetProviderResponse: (4, ("LLM_PROVIDERS",), v_ArchiveSessionResponse),
    SetSessionTitleRequest: (256, ("SESSION_SET_TITLE",), v_SetSessionTitleRequest),
    SetSessionTitleResponse: (256, ("SESSION_SET_TITLE",), v_SetSessionTitleResponse),
    SubagentCapabilities: (2048, ("SUBAGENTS",), v_ArchiveSessionResponse),
    SubagentSessionCapabilities: (2048, ("SUBAGENTS",), v_SubagentSessionCapabilities),
    SubagentUpdate: (2048, ("SUBAGENTS",), v_SubagentUpdate),
    SystemPrompt: (1024, ("SESSION_SYSTEM_PROMPT",), v_SystemPrompt),
    UnknownStateUpdate: (2048, ("SUBAGENTS",), v_ArchiveSessionResponse),
    UnarchiveSessionRequest: (64, ("SESSION_ARCHIVE",), v_ArchiveSessionRequest),
    UnarchiveSessionResponse: (64, ("SESSION_ARCHIVE",), v_ArchiveSessionResponse),
    Usage: (2, ("END_TURN_TOKEN_USAGE",), v_Usage),
}
"""Feature bits, feature names and test of each unstable definition."""

BRANCHES: dict[Any, tuple[str, Test]] = {
    AcceptCreateElicitationResponse: (
        "CreateElicitationResponse",
        branch("AcceptCreateElicitationResponse", v_AcceptCreateElicitationResponse),
    ),
    AcpMcpServer: ("McpServer", branch("AcpMcpServer", v_McpServerAcp)),
    AgentAuthMethod: ("AuthMethod", branch("AgentAuthMethod", v_AuthMethodAgent)),
    AgentMessageChunkSessionUpdate: (
        "SessionUpdate",
        branch("AgentMessageChunkSessionUpdate", v_ContentChunk),
    ),
    AgentThoughtChunkSessionUpdate: (
        "SessionUpdate",
        branch("AgentThoughtChunkSessionUpdate", v_ContentChunk),
    ),
    ArrayElicitationPropertySchema: (
        "ElicitationPropertySchema",
        branch("ArrayElicitationPropertySchema", v_MultiSelectPropertySchema),
    ),
    AudioContentBlock: ("ContentBlock", branch("AudioContentBlock", v_AudioContent)),
    AvailableCommandsUpdateSessionUpdate: (
        "SessionUpdate",
        branch("AvailableCommandsUpdateSessionUpdate", v_AvailableCommandsUpdate),
    ),
    BooleanElicitationPropertySchema: (
        "ElicitationPropertySchema",
        branch("BooleanElicitationPropertySchema", v_BooleanPropertySchema),
    ),
    BooleanSessionConfigOption: (
        "SessionConfigOption",
        branch("BooleanSessionConfigOption", v_BooleanSessionConfigOption),
    ),
    BooleanSetSessionConfigOptionRequest: (
        "SetSessionConfigOptionRequest",
        branch("BooleanSetSessionConfigOptionRequest", v_BooleanSetSessionConfigOptionRequest),
    ),
    CancelledRequestPermissionOutcome: (
        "RequestPermissionOutcome",
        branch("CancelledRequestPermissionOutcome", v_CancelledRequestPermissionOutcome),
    ),
    CompactionSummaryChunkSessionUpdate: (
        "SessionUpdate",
        branch("CompactionSummaryChunkSessionUpdate", v_CompactionSummaryChunk),
    ),
    CompactionUpdateSessionUpdate: (
        "SessionUpdate",
        branch("CompactionUpdateSessionUpdate", v_CompactionUpdate),
    ),
    ConfigOptionUpdateSessionUpdate: (
        "SessionUpdate",
        branch("ConfigOptionUpdateSessionUpdate", v_ConfigOptionUpdate),
    ),
    ContentToolCallContent: ("ToolCallContent", branch("ContentToolCallContent", v_Content)),
    CurrentModeUpdateSessionUpdate: (
        "SessionUpdate",
        branch("CurrentModeUpdateSessionUpdate", v_CurrentModeUpdate),
    ),
    DiffToolCallContent: ("ToolCallContent", branch("DiffToolCallContent", v_Diff)),
    ErrorIdleStateUpdate: (
        "IdleStateUpdate",
        branch("ErrorIdleStateUpdate", v_ErrorIdleStateUpdate),
    ),
    FilePlanUpdateContent: ("PlanUpdateContent", branch("FilePlanUpdateContent", v_PlanFile)),
    FormCreateElicitationRequest: (
        "CreateElicitationRequest",
        branch("FormCreateElicitationRequest", v_FormCreateElicitationRequest),
    ),
    HttpMcpServer: ("McpServer", branch("HttpMcpServer", v_McpServerHttp)),
    ImageContentBlock: ("ContentBlock", branch("ImageContentBlock", v_ImageContent)),
    IntegerElicitationPropertySchema: (
        "ElicitationPropertySchema",
        branch("IntegerElicitationPropertySchema", v_IntegerPropertySchema),
    ),
    ItemsPlanUpdateContent: ("PlanUpdateContent", branch("ItemsPlanUpdateContent", v_PlanItems)),
    MarkdownPlanUpdateContent: (
        "PlanUpdateContent",
        branch("MarkdownPlanUpdateContent", v_PlanMarkdown),
    ),
    NoneIdleStateUpdate: ("IdleStateUpdate", branch("NoneIdleStateUpdate", v_NoneIdleStateUpdate)),
    NoticeSessionUpdate: ("SessionUpdate", branch("NoticeSessionUpdate", v_Notice)),
    NumberElicitationPropertySchema: (
        "ElicitationPropertySchema",
        branch("NumberElicitationPropertySchema", v_NumberPropertySchema),
    ),
    OtherCreateElicitationRequest: (
        "CreateElicitationRequest",
        branch("OtherCreateElicitationRequest", v_OtherCreateElicitationRequest),
    ),
    OtherCreateElicitationResponse: (
        "CreateElicitationResponse",
        branch("OtherCreateElicitationResponse", v_OtherCreateElicitationResponse),
    ),
    OtherElicitationPropertySchema: (
        "ElicitationPropertySchema",
        branch("OtherElicitationPropertySchema", v_OtherElicitationPropertySchema),
    ),
    OtherIdleStateUpdate: (
        "IdleStateUpdate",
        branch("OtherIdleStateUpdate", v_OtherIdleStateUpdate),
    ),
    OtherMultiSelectItems: (
        "MultiSelectItems",
        branch("OtherMultiSelectItems", v_OtherElicitationPropertySchema),
    ),
    OtherStateUpdate: ("StateUpdate", branch("OtherStateUpdate", v_OtherStateUpdate)),
    PlainCreateElicitationResponse: (
        "CreateElicitationResponse",
        branch("PlainCreateElicitationResponse", v_PlainCreateElicitationResponse),
    ),
    PlainIdleStateUpdate: (
        "IdleStateUpdate",
        branch("PlainIdleStateUpdate", v_PlainIdleStateUpdate),
    ),
    PlanRemovedSessionUpdate: ("SessionUpdate", branch("PlanRemovedSessionUpdate", v_PlanRemoved)),
    PlanSessionUpdate: ("SessionUpdate", branch("PlanSessionUpdate", v_Plan)),
    PlanUpdateSessionUpdate: ("SessionUpdate", branch("PlanUpdateSessionUpdate", v_PlanUpdate)),
    ResourceContentBlock: ("ContentBlock", branch("ResourceContentBlock", v_EmbeddedResource)),
    ResourceLinkContentBlock: ("ContentBlock", branch("ResourceLinkContentBlock", v_ResourceLink)),
    SelectSessionConfigOption: (
        "SessionConfigOption",
        branch("SelectSessionConfigOption", v_SelectSessionConfigOption),
    ),
    SelectedRequestPermissionOutcome: (
        "RequestPermissionOutcome",
        branch("SelectedRequestPermissionOutcome", v_SelectedPermissionOutcome),
    ),
    SessionInfoUpdateSessionUpdate: (
        "SessionUpdate",
        branch("SessionInfoUpdateSessionUpdate", v_SessionInfoUpdate),
    ),
    SessionMessageChunkSessionUpdate: (
        "SessionUpdate",
        branch("SessionMessageChunkSessionUpdate", v_SessionMessageChunk),
    ),
    SessionMessageSessionUpdate: (
        "SessionUpdate",
        branch("SessionMessageSessionUpdate", v_SessionMessage),
    ),
    SseMcpServer: ("McpServer", branch("SseMcpServer", v_McpServerHttp)),
    StdioMcpServer: ("McpServer", branch("StdioMcpServer", v_McpServerStdio)),
    StringElicitationPropertySchema: (
        "ElicitationPropertySchema",
        branch("StringElicitationPropertySchema", v_StringPropertySchema),
    ),
    SubagentUpdateSessionUpdate: (
        "SessionUpdate",
        branch("SubagentUpdateSessionUpdate", v_SubagentUpdate),
    ),
    TaggedIdleStateUpdate: (
        "StateUpdate",
        branch("TaggedIdleStateUpdate", v_TaggedIdleStateUpdate),
    ),
    TaggedRequiresActionStateUpdate: (
        "StateUpdate",
        branch("TaggedRequiresActionStateUpdate", v_ArchiveSessionResponse),
    ),
    TaggedRunningStateUpdate: (
        "StateUpdate",
        branch("TaggedRunningStateUpdate", v_ArchiveSessionResponse),
    ),
    TaggedStringMultiSelectItems: (
        "MultiSelectItems",
        branch("TaggedStringMultiSelectItems", v_StringMultiSelectItems),
    ),
    TaggedUnknownStateUpdate: (
        "StateUpdate",
        branch("TaggedUnknownStateUpdate", v_ArchiveSessionResponse),
    ),
    TerminalAuthMethod: ("AuthMethod", branch("TerminalAuthMethod", v_AuthMethodTerminal)),
    TerminalToolCallContent: (
        "ToolCallContent",
        branch("TerminalToolCallContent", v_CreateTerminalResponse),
    ),
    TextContentBlock: ("ContentBlock", branch("TextContentBlock", v_TextContent)),
    ToolCallSessionUpdate: ("SessionUpdate", branch("ToolCallSessionUpdate", v_ToolCall)),
    ToolCallUpdateSessionUpdate: (
        "SessionUpdate",
        branch("ToolCallUpdateSessionUpdate", v_ToolCallUpdate),
    ),
    UrlCreateElicitationRequest: (
        "CreateElicitationRequest",
        branch("UrlCreateElicitationRequest", v_UrlCreateElicitationRequest),
    ),
    UsageUpdateSessionUpdate: ("SessionUpdate", branch("UsageUpdateSessionUpdate", v_UsageUpdate)),
    UserMessageChunkSessionUpdate: (
        "SessionUpdate",
        branch("UserMessageChunkSessionUpdate", v_ContentChunk),
    ),
    ValueIdSetSessionConfigOptionRequest: (
        "SetSessionConfigOptionRequest",
        branch("ValueIdSetSessionConfigOptionRequest", v_ValueIdSetSessionConfigOptionRequest),
    ),
}
"""The union that each branch class belongs to, and the test of the branch."""
