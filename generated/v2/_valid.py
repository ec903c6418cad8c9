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
    is_date_time,
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


def v_DiffPathChange(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["path"]) is not str:
        return False
    return True


def v_AddDiffChange(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["path"]) is not str:
        return False
    if "fileType" in d:
        v = d["fileType"]
        if v is not None and (type(v) is not str):
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


def v_AgentAuthCapabilities(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if c & 1 == 1 and "status" in d:
        v = d["status"]
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
    if type(d["methodId"]) is not str:
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
    if "session" in d:
        v = d["session"]
        if v is not None:
            if not v_SessionCapabilities(v, c):
                return False
    if "auth" in d:
        v = d["auth"]
        if v is not None:
            if not v_AgentAuthCapabilities(v, c):
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


def v_AgentMessage(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["messageId"]) is not str:
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


def v_ContentChunk(d: Any, c: int) -> bool:
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
                if type(x0) is not str:
                    return False
    if "lastModified" in d:
        v = d["lastModified"]
        if v is not None and (type(v) is not str):
            return False
    if "priority" in d:
        v = d["priority"]
        if v is not None and ((type(v) is not int and not is_number(v)) or not 0 <= v <= 1):
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


def v_AuthMethodTerminal(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["methodId"]) is not str:
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


def v_AvailableCommandsUpdate(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    v = d["availableCommands"]
    if type(v) is not ARRAY:
        return False
    for x0 in v:
        f = _AvailableCommand_TAGS.get(x0["type"])
        if not (f or v_AvailableCommand)(x0, c):
            return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_BackgroundTerminal(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["terminalId"]) is not str:
        return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_BackgroundToolCall(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["toolCallId"]) is not str:
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
    v = d["uri"]
    if type(v) is not str or (c & 4096 and not is_uri(v)):
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
    if type(d["configId"]) is not str:
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


def v_CancelTerminalRequest(d: Any, c: int) -> bool:
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


def v_CancelToolCallRequest(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["sessionId"]) is not str:
        return False
    if type(d["toolCallId"]) is not str:
        return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_ClientAuthCapabilities(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if "terminal" in d:
        v = d["terminal"]
        if v is not None:
            if not v_ArchiveSessionResponse(v, c):
                return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_ClientCapabilities(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if "auth" in d:
        v = d["auth"]
        if v is not None:
            if not v_ClientAuthCapabilities(v, c):
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


def v_Command(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["name"]) is not str:
        return False
    if type(d["description"]) is not str:
        return False
    if "input" in d:
        v = d["input"]
        if v is not None:
            f = _AvailableCommandInput_TAGS.get(v["type"])
            if not (f or v_AvailableCommandInput)(v, c):
                return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_CommandPermissionSubject(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["command"]) is not str:
        return False
    if type(d["cwd"]) is not str:
        return False
    if "toolCallId" in d:
        v = d["toolCallId"]
        if v is not None and (type(v) is not str):
            return False
    if "terminalId" in d:
        v = d["terminalId"]
        if v is not None and (type(v) is not str):
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


def v_DiffPathPairChange(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["oldPath"]) is not str:
        return False
    if type(d["path"]) is not str:
        return False
    return True


def v_CopyDiffChange(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["oldPath"]) is not str:
        return False
    if type(d["path"]) is not str:
        return False
    if "fileType" in d:
        v = d["fileType"]
        if v is not None and (type(v) is not str):
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


def v_Diff(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    v = d["changes"]
    if type(v) is not ARRAY:
        return False
    for x0 in v:
        f = _DiffChange_TAGS.get(x0["operation"])
        if not (f or v_DiffChange)(x0, c):
            return False
    if "patch" in d:
        v = d["patch"]
        if v is not None:
            if not v_DiffPatch(v, c):
                return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_DiffPatch(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["format"]) is not str:
        return False
    if type(d["text"]) is not str:
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
    v = d["type"]
    if type(v) is not str or v not in _ElicitationSchemaType:
        return False
    v = d["properties"]
    if type(v) is not OBJECT:
        return False
    for x0 in v.values():
        f = _ElicitationPropertySchema_TAGS.get(x0["type"])
        if not (f or v_ElicitationPropertySchema)(x0, c):
            return False
    if "title" in d:
        v = d["title"]
        if v is not None and (type(v) is not str):
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
    if "data" in d:
        v = d["data"]
        if v is not None:
            if not v_ErrorData(v, c):
                return False
    return True


def v_ErrorAgentResponse(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    v = d["id"]
    if v is not None:
        if not v_ErrorAgentResponse_id(v, c):
            return False
    if not v_Error(d["error"], c):
        return False
    return True


def v_ErrorClientResponse(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    v = d["id"]
    if v is not None:
        if not v_ErrorClientResponse_id(v, c):
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
    if "background" in d:
        v = d["background"]
        if v is not None:
            if type(v) is not ARRAY:
                return False
            for x0 in v:
                f = _BackgroundWork_TAGS.get(x0["type"])
                if not (f or v_BackgroundWork)(x0, c):
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
    if not v_McpError(d["error"], c):
        return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_ErrorProxyResponse(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    v = d["id"]
    if v is not None:
        if not v_ErrorProxyResponse_id(v, c):
            return False
    if not v_Error(d["error"], c):
        return False
    return True


def v_PlanFile(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["planId"]) is not str:
        return False
    v = d["uri"]
    if type(v) is not str or (c & 4096 and not is_uri(v)):
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
            f = _McpServer_TAGS.get(x0["type"])
            if not (f or v_McpServer)(x0, c):
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
    if "configOptions" in d:
        v = d["configOptions"]
        if type(v) is not ARRAY:
            return False
        for x0 in v:
            f = _SessionConfigOption_TAGS.get(x0["type"])
            if not (f or v_SessionConfigOption)(x0, c):
                return False
    if "availableCommands" in d:
        v = d["availableCommands"]
        if type(v) is not ARRAY:
            return False
        for x0 in v:
            f = _AvailableCommand_TAGS.get(x0["type"])
            if not (f or v_AvailableCommand)(x0, c):
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
    v = d["url"]
    if type(v) is not str or (c & 4096 and not is_uri(v)):
        return False
    if "headers" in d:
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


def v_Icon(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    v = d["src"]
    if type(v) is not str or (c & 4096 and not is_uri(v)):
        return False
    if "mimeType" in d:
        v = d["mimeType"]
        if v is not None and (type(v) is not str):
            return False
    if "sizes" in d:
        v = d["sizes"]
        if v is not None:
            if type(v) is not ARRAY:
                return False
            for x0 in v:
                if type(x0) is not str:
                    return False
    if "theme" in d:
        v = d["theme"]
        if v is not None and (type(v) is not str):
            return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_IdSetSessionConfigOptionRequest(d: Any, c: int) -> bool:
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


def v_ImageContent(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["data"]) is not str:
        return False
    if type(d["mimeType"]) is not str:
        return False
    if "uri" in d:
        v = d["uri"]
        if v is not None and (type(v) is not str or (c & 4096 and not is_uri(v))):
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
    if not v_Implementation(d["info"], c):
        return False
    if "capabilities" in d:
        if not v_ClientCapabilities(d["capabilities"], c):
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
    if not v_Implementation(d["info"], c):
        return False
    if "capabilities" in d:
        if not v_AgentCapabilities(d["capabilities"], c):
            return False
    if "authMethods" in d:
        v = d["authMethods"]
        if type(v) is not ARRAY:
            return False
        for x0 in v:
            f = _AuthMethod_TAGS.get(x0["type"])
            if not (f or v_AuthMethod)(x0, c):
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


def v_LoginAuthRequest(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["methodId"]) is not str:
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
    if "stdio" in d:
        v = d["stdio"]
        if v is not None:
            if not v_ArchiveSessionResponse(v, c):
                return False
    if "http" in d:
        v = d["http"]
        if v is not None:
            if not v_ArchiveSessionResponse(v, c):
                return False
    if c & 8 == 8 and "acp" in d:
        v = d["acp"]
        if v is not None:
            if not v_ArchiveSessionResponse(v, c):
                return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_McpError(d: Any, c: int) -> bool:
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


def v_McpServerStdio(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["name"]) is not str:
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
            f = _McpServer_TAGS.get(x0["type"])
            if not (f or v_McpServer)(x0, c):
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
    if "background" in d:
        v = d["background"]
        if v is not None:
            if type(v) is not ARRAY:
                return False
            for x0 in v:
                f = _BackgroundWork_TAGS.get(x0["type"])
                if not (f or v_BackgroundWork)(x0, c):
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


def v_OtherAuthMethod(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["type"]) is not str:
        return False
    if type(d["methodId"]) is not str:
        return False
    if type(d["name"]) is not str:
        return False
    return True


def v_OtherAvailableCommand(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["type"]) is not str:
        return False
    if type(d["name"]) is not str:
        return False
    if type(d["description"]) is not str:
        return False
    return True


def v_OtherAvailableCommandInput(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["type"]) is not str:
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


def v_OtherDiffChange(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["operation"]) is not str:
        return False
    if "fileType" in d:
        v = d["fileType"]
        if v is not None and (type(v) is not str):
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
    if "background" in d:
        v = d["background"]
        if v is not None:
            if type(v) is not ARRAY:
                return False
            for x0 in v:
                f = _BackgroundWork_TAGS.get(x0["type"])
                if not (f or v_BackgroundWork)(x0, c):
                    return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_OtherPlanUpdateContent(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["type"]) is not str:
        return False
    if type(d["planId"]) is not str:
        return False
    return True


def v_OtherRequestPermissionOutcome(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["outcome"]) is not str:
        return False
    return True


def v_OtherSessionConfigOption(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["configId"]) is not str:
        return False
    if type(d["name"]) is not str:
        return False
    if type(d["type"]) is not str:
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


def v_OtherSessionUpdate(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["sessionUpdate"]) is not str:
        return False
    return True


def v_OtherSetSessionConfigOptionRequest(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["sessionId"]) is not str:
        return False
    if type(d["configId"]) is not str:
        return False
    if type(d["type"]) is not str:
        return False
    if "value" not in d:
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
    if type(d["kind"]) is not str:
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
    if "background" in d:
        v = d["background"]
        if v is not None:
            if type(v) is not ARRAY:
                return False
            for x0 in v:
                f = _BackgroundWork_TAGS.get(x0["type"])
                if not (f or v_BackgroundWork)(x0, c):
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
    if type(d["priority"]) is not str:
        return False
    if type(d["status"]) is not str:
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
        v = d["image"]
        if v is not None:
            if not v_ArchiveSessionResponse(v, c):
                return False
    if "audio" in d:
        v = d["audio"]
        if v is not None:
            if not v_ArchiveSessionResponse(v, c):
                return False
    if "embeddedContext" in d:
        v = d["embeddedContext"]
        if v is not None:
            if not v_ArchiveSessionResponse(v, c):
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
    if type(v) is not ARRAY or len(v) < 1:
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
    if type(d["messageId"]) is not str:
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
    v = d["baseUrl"]
    if type(v) is not str or (c & 4096 and not is_uri(v)):
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


def v_RequestPermissionRequest(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["sessionId"]) is not str:
        return False
    if type(d["title"]) is not str:
        return False
    v = d["options"]
    if type(v) is not ARRAY or len(v) < 1:
        return False
    for x0 in v:
        if not v_PermissionOption(x0, c):
            return False
    if "description" in d:
        v = d["description"]
        if v is not None and (type(v) is not str):
            return False
    if "subject" in d:
        v = d["subject"]
        if v is not None:
            f = _RequestPermissionSubject_TAGS.get(v["type"])
            if not (f or v_RequestPermissionSubject)(v, c):
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


def v_RequiresActionStateUpdate(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if "background" in d:
        v = d["background"]
        if v is not None:
            if type(v) is not ARRAY:
                return False
            for x0 in v:
                f = _BackgroundWork_TAGS.get(x0["type"])
                if not (f or v_BackgroundWork)(x0, c):
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
    v = d["uri"]
    if type(v) is not str or (c & 4096 and not is_uri(v)):
        return False
    if "title" in d:
        v = d["title"]
        if v is not None and (type(v) is not str):
            return False
    if "description" in d:
        v = d["description"]
        if v is not None and (type(v) is not str):
            return False
    if "icons" in d:
        v = d["icons"]
        if v is not None:
            if type(v) is not ARRAY:
                return False
            for x0 in v:
                if not v_Icon(x0, c):
                    return False
    if "mimeType" in d:
        v = d["mimeType"]
        if v is not None and (type(v) is not str):
            return False
    if "size" in d:
        v = d["size"]
        if v is not None and ((type(v) is not int and not is_integer(v)) or v < 0):
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


def v_ResumeSessionRequest(d: Any, c: int) -> bool:
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
            f = _McpServer_TAGS.get(x0["type"])
            if not (f or v_McpServer)(x0, c):
                return False
    if "replayFrom" in d:
        v = d["replayFrom"]
        if v is not None:
            f = _ReplayFrom_TAGS.get(v["type"])
            if not (f or v_ReplayFrom)(v, c):
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


def v_ResumeSessionResponse(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if "configOptions" in d:
        v = d["configOptions"]
        if type(v) is not ARRAY:
            return False
        for x0 in v:
            f = _SessionConfigOption_TAGS.get(x0["type"])
            if not (f or v_SessionConfigOption)(x0, c):
                return False
    if "availableCommands" in d:
        v = d["availableCommands"]
        if type(v) is not ARRAY:
            return False
        for x0 in v:
            f = _AvailableCommand_TAGS.get(x0["type"])
            if not (f or v_AvailableCommand)(x0, c):
                return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
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
    if type(d["configId"]) is not str:
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
    if "prompt" in d:
        v = d["prompt"]
        if v is not None:
            if not v_PromptCapabilities(v, c):
                return False
    if "mcp" in d:
        v = d["mcp"]
        if v is not None:
            if not v_McpCapabilities(v, c):
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
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_SessionConfigSelectGroup(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["groupId"]) is not str:
        return False
    if type(d["name"]) is not str:
        return False
    v = d["options"]
    if type(v) is not ARRAY or len(v) < 1:
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
        if v is not None and (type(v) is not str or (c & 4096 and not is_date_time(v))):
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
        if v is not None and (type(v) is not str or (c & 4096 and not is_date_time(v))):
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


def v_SessionStatusResponse(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["status"]) is not str:
        return False
    if "state" in d:
        v = d["state"]
        if v is not None:
            f = _StateUpdate_TAGS.get(v["state"])
            if not (f or v_StateUpdate)(v, c):
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
    v = d["baseUrl"]
    if type(v) is not str or (c & 4096 and not is_uri(v)):
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


def v_StateUpdateSessionUpdate(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    f = _StateUpdate_TAGS.get(d["state"])
    if not (f or v_StateUpdate)(d, c):
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
        if v is not None and (type(v) is not str):
            return False
    if "default" in d:
        v = d["default"]
        if v is not None and (type(v) is not str):
            return False
    if "enum" in d:
        v = d["enum"]
        if v is not None:
            if type(v) is not ARRAY or len(v) < 1:
                return False
            for x0 in v:
                if type(x0) is not str:
                    return False
    if "oneOf" in d:
        v = d["oneOf"]
        if v is not None:
            if type(v) is not ARRAY or len(v) < 1:
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
    if type(v) is not ARRAY or len(v) < 1:
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


def v_TerminalCapabilities(d: Any, c: int) -> bool:
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


def v_TerminalExitStatus(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if "exitCode" in d:
        v = d["exitCode"]
        if v is not None and (type(v) is not int and not is_integer(v)):
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


def v_TerminalOutput(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["data"]) is not str:
        return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_TerminalOutputChunk(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["terminalId"]) is not str:
        return False
    if type(d["data"]) is not str:
        return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_TerminalSize(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    v = d["cols"]
    if (type(v) is not int and not is_integer(v)) or not 1 <= v <= 65535:
        return False
    v = d["rows"]
    if (type(v) is not int and not is_integer(v)) or not 1 <= v <= 65535:
        return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_TerminalUpdate(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["terminalId"]) is not str:
        return False
    if "command" in d:
        v = d["command"]
        if v is not None and (type(v) is not str):
            return False
    if "cwd" in d:
        v = d["cwd"]
        if v is not None and (type(v) is not str):
            return False
    if "output" in d:
        v = d["output"]
        if v is not None:
            if not v_TerminalOutput(v, c):
                return False
    if "exitStatus" in d:
        v = d["exitStatus"]
        if v is not None:
            if not v_TerminalExitStatus(v, c):
                return False
    if "size" in d:
        v = d["size"]
        if v is not None:
            if not v_TerminalSize(v, c):
                return False
    if "capabilities" in d:
        v = d["capabilities"]
        if v is not None:
            if not v_TerminalCapabilities(v, c):
                return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_TextCommandInput(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["hint"]) is not str:
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
    v = d["uri"]
    if type(v) is not str or (c & 4096 and not is_uri(v)):
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
    if type(v) is not ARRAY or len(v) < 1:
        return False
    for x0 in v:
        if not v_EnumOption(x0, c):
            return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_ToolCallCapabilities(d: Any, c: int) -> bool:
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


def v_ToolCallContentChunk(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if type(d["toolCallId"]) is not str:
        return False
    v = d["content"]
    f = _ToolCallContent_TAGS.get(v["type"])
    if not (f or v_ToolCallContent)(v, c):
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
            (type(v) is not int and not is_integer(v)) or v < 1 or (c & 4096 and v > 4294967295)
        ):
            return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_ToolCallPermissionSubject(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    if not v_ToolCallUpdate(d["toolCall"], c):
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
    if "name" in d:
        v = d["name"]
        if v is not None and (type(v) is not str):
            return False
    if "title" in d:
        v = d["title"]
        if v is not None and (type(v) is not str):
            return False
    if "kind" in d:
        v = d["kind"]
        if v is not None and (type(v) is not str):
            return False
    if "status" in d:
        v = d["status"]
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
    if "capabilities" in d:
        v = d["capabilities"]
        if v is not None:
            if not v_ToolCallCapabilities(v, c):
                return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_UnsupportedProtocolVersionErrorData(d: Any, c: int) -> bool:
    if type(d) is not OBJECT:
        return False
    v = d["requested"]
    if (type(v) is not int and not is_integer(v)) or not 0 <= v <= 65535:
        return False
    v = d["supported"]
    if type(v) is not ARRAY:
        return False
    for x0 in v:
        if (type(x0) is not int and not is_integer(x0)) or not 0 <= x0 <= 65535:
            return False
    if "_meta" in d:
        v = d["_meta"]
        if v is not None and (type(v) is not OBJECT):
            return False
    return True


def v_UpdateSessionNotification(d: Any, c: int) -> bool:
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


_AuthMethod_TAGS: dict[Any, Test] = {
    "terminal": v_AuthMethodTerminal,
    "agent": v_AuthMethodAgent,
}


def v_AuthMethod(d: Any, c: int) -> bool:
    f = _AuthMethod_TAGS.get(d["type"])
    if f is not None:
        return f(d, c)
    return v_OtherAuthMethod(d, c)


_AvailableCommand_TAGS: dict[Any, Test] = {
    "command": v_Command,
}


def v_AvailableCommand(d: Any, c: int) -> bool:
    f = _AvailableCommand_TAGS.get(d["type"])
    if f is not None:
        return f(d, c)
    return v_OtherAvailableCommand(d, c)


_AvailableCommandInput_TAGS: dict[Any, Test] = {
    "text": v_TextCommandInput,
}


def v_AvailableCommandInput(d: Any, c: int) -> bool:
    f = _AvailableCommandInput_TAGS.get(d["type"])
    if f is not None:
        return f(d, c)
    return v_OtherAvailableCommandInput(d, c)


_BackgroundWork_TAGS: dict[Any, Test] = {
    "terminal": v_BackgroundTerminal,
    "tool_call": v_BackgroundToolCall,
}
_BackgroundWork_UNSTABLE: dict[Any, tuple[Test, int]] = {
    "subagent": (v_ArchiveSessionRequest, 2048),
}


def v_BackgroundWork(d: Any, c: int) -> bool:
    f = _BackgroundWork_TAGS.get(d["type"])
    if f is not None:
        return f(d, c)
    gated = _BackgroundWork_UNSTABLE.get(d["type"])
    if gated is not None and gated[1] & ~c == 0:
        return gated[0](d, c)
    return v_OtherAvailableCommandInput(d, c)


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
    return v_OtherAvailableCommandInput(d, c)


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


_DiffChange_TAGS: dict[Any, Test] = {
    "add": v_AddDiffChange,
    "delete": v_AddDiffChange,
    "modify": v_AddDiffChange,
    "move": v_CopyDiffChange,
    "copy": v_CopyDiffChange,
}


def v_DiffChange(d: Any, c: int) -> bool:
    f = _DiffChange_TAGS.get(d["operation"])
    if f is not None:
        return f(d, c)
    return v_OtherDiffChange(d, c)


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
    return v_OtherAvailableCommandInput(d, c)


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
    "stdio": v_McpServerStdio,
}
_McpServer_UNSTABLE: dict[Any, tuple[Test, int]] = {
    "acp": (v_McpServerAcp, 8),
}


def v_McpServer(d: Any, c: int) -> bool:
    f = _McpServer_TAGS.get(d["type"])
    if f is not None:
        return f(d, c)
    gated = _McpServer_UNSTABLE.get(d["type"])
    if gated is not None and gated[1] & ~c == 0:
        return gated[0](d, c)
    return v_OtherAvailableCommandInput(d, c)


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
            n = holds(v_OtherAvailableCommandInput, d, c)
    if not n and holds(v_TitledMultiSelectItems, d, c):
        n += 1
    return n == 1


_PlanUpdateContent_TAGS: dict[Any, Test] = {
    "items": v_PlanItems,
}
_PlanUpdateContent_UNSTABLE: dict[Any, tuple[Test, int]] = {
    "file": (v_PlanFile, 16),
    "markdown": (v_PlanMarkdown, 16),
}


def v_PlanUpdateContent(d: Any, c: int) -> bool:
    f = _PlanUpdateContent_TAGS.get(d["type"])
    if f is not None:
        return f(d, c)
    gated = _PlanUpdateContent_UNSTABLE.get(d["type"])
    if gated is not None and gated[1] & ~c == 0:
        return gated[0](d, c)
    return v_OtherPlanUpdateContent(d, c)


_ReplayFrom_TAGS: dict[Any, Test] = {
    "start": v_ArchiveSessionResponse,
}


def v_ReplayFrom(d: Any, c: int) -> bool:
    f = _ReplayFrom_TAGS.get(d["type"])
    if f is not None:
        return f(d, c)
    return v_OtherAvailableCommandInput(d, c)


_RequestPermissionOutcome_TAGS: dict[Any, Test] = {
    "cancelled": v_ArchiveSessionResponse,
    "selected": v_SelectedPermissionOutcome,
}


def v_RequestPermissionOutcome(d: Any, c: int) -> bool:
    f = _RequestPermissionOutcome_TAGS.get(d["outcome"])
    if f is not None:
        return f(d, c)
    return v_OtherRequestPermissionOutcome(d, c)


_RequestPermissionSubject_TAGS: dict[Any, Test] = {
    "tool_call": v_ToolCallPermissionSubject,
    "command": v_CommandPermissionSubject,
}


def v_RequestPermissionSubject(d: Any, c: int) -> bool:
    f = _RequestPermissionSubject_TAGS.get(d["type"])
    if f is not None:
        return f(d, c)
    return v_OtherAvailableCommandInput(d, c)


_SessionConfigOption_TAGS: dict[Any, Test] = {
    "select": v_SelectSessionConfigOption,
    "boolean": v_BooleanSessionConfigOption,
}


def v_SessionConfigOption(d: Any, c: int) -> bool:
    f = _SessionConfigOption_TAGS.get(d["type"])
    if f is not None:
        return f(d, c)
    return v_OtherSessionConfigOption(d, c)


_SessionUpdate_TAGS: dict[Any, Test] = {
    "user_message_chunk": v_ContentChunk,
    "user_message": v_AgentMessage,
    "agent_message_chunk": v_ContentChunk,
    "agent_message": v_AgentMessage,
    "agent_thought_chunk": v_ContentChunk,
    "agent_thought": v_AgentMessage,
    "state_update": v_StateUpdateSessionUpdate,
    "tool_call_content_chunk": v_ToolCallContentChunk,
    "tool_call_update": v_ToolCallUpdate,
    "terminal_update": v_TerminalUpdate,
    "terminal_output_chunk": v_TerminalOutputChunk,
    "plan_update": v_PlanUpdate,
    "available_commands_update": v_AvailableCommandsUpdate,
    "config_option_update": v_ConfigOptionUpdate,
    "session_info_update": v_SessionInfoUpdate,
    "usage_update": v_UsageUpdate,
    "notice": v_Notice,
    "compaction_update": v_CompactionUpdate,
    "compaction_summary_chunk": v_CompactionSummaryChunk,
}
_SessionUpdate_UNSTABLE: dict[Any, tuple[Test, int]] = {
    "plan_removed": (v_PlanRemoved, 16),
    "subagent_update": (v_SubagentUpdate, 2048),
    "session_message": (v_SessionMessage, 2048),
    "session_message_chunk": (v_ContentChunk, 2048),
}


def v_SessionUpdate(d: Any, c: int) -> bool:
    f = _SessionUpdate_TAGS.get(d["sessionUpdate"])
    if f is not None:
        return f(d, c)
    gated = _SessionUpdate_UNSTABLE.get(d["sessionUpdate"])
    if gated is not None and gated[1] & ~c == 0:
        return gated[0](d, c)
    return v_OtherSessionUpdate(d, c)


_SetSessionConfigOptionRequest_TAGS: dict[Any, Test] = {
    "id": v_IdSetSessionConfigOptionRequest,
    "boolean": v_BooleanSetSessionConfigOptionRequest,
}


def v_SetSessionConfigOptionRequest(d: Any, c: int) -> bool:
    f = _SetSessionConfigOptionRequest_TAGS.get(d["type"])
    if f is not None:
        return f(d, c)
    return v_OtherSetSessionConfigOptionRequest(d, c)


_StateUpdate_TAGS: dict[Any, Test] = {
    "running": v_RequiresActionStateUpdate,
    "idle": v_TaggedIdleStateUpdate,
    "requires_action": v_RequiresActionStateUpdate,
}
_StateUpdate_UNSTABLE: dict[Any, tuple[Test, int]] = {
    "unknown": (v_RequiresActionStateUpdate, 2048),
}


def v_StateUpdate(d: Any, c: int) -> bool:
    f = _StateUpdate_TAGS.get(d["state"])
    if f is not None:
        return f(d, c)
    gated = _StateUpdate_UNSTABLE.get(d["state"])
    if gated is not None and gated[1] & ~c == 0:
        return gated[0](d, c)
    return v_OtherStateUpdate(d, c)


_ToolCallContent_TAGS: dict[Any, Test] = {
    "content": v_Content,
    "diff": v_Diff,
    "terminal": v_BackgroundTerminal,
}


def v_ToolCallContent(d: Any, c: int) -> bool:
    f = _ToolCallContent_TAGS.get(d["type"])
    if f is not None:
        return f(d, c)
    return v_OtherAvailableCommandInput(d, c)


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
    return type(v) is OBJECT and "id" in v and "error" in v and v_ErrorClientResponse(v, c)


def v_ElicitationContentValue(v: Any, c: int) -> bool:
    return True


def v_ElicitationFormMode_scope(v: Any, c: int) -> bool:
    n = 0
    if type(v) is OBJECT and "sessionId" in v and holds(v_ElicitationSessionScope, v, c):
        n += 1
    if type(v) is OBJECT and "requestId" in v and holds(v_ElicitationRequestScope, v, c):
        n += 1
    return n == 1


def v_ElicitationUrlMode_scope(v: Any, c: int) -> bool:
    n = 0
    if type(v) is OBJECT and "sessionId" in v and holds(v_ElicitationSessionScope, v, c):
        n += 1
    if type(v) is OBJECT and "requestId" in v and holds(v_ElicitationRequestScope, v, c):
        n += 1
    return n == 1


def v_EmbeddedResourceResource(v: Any, c: int) -> bool:
    if type(v) is OBJECT and "text" in v and "uri" in v:
        try:
            if v_TextResourceContents(v, c):
                return True
        except INVALID:
            pass
    return type(v) is OBJECT and "blob" in v and "uri" in v and v_BlobResourceContents(v, c)


def v_ErrorAgentResponse_id(v: Any, c: int) -> bool:
    if not (type(v) is not int and not is_integer(v)):
        return True
    return not (type(v) is not str)


def v_ErrorClientResponse_id(v: Any, c: int) -> bool:
    if not (type(v) is not int and not is_integer(v)):
        return True
    return not (type(v) is not str)


def v_ErrorData(v: Any, c: int) -> bool:
    return True


def v_ErrorProxyResponse_id(v: Any, c: int) -> bool:
    if not (type(v) is not int and not is_integer(v)):
        return True
    return not (type(v) is not str)


def v_FormCreateElicitationRequest_scope(v: Any, c: int) -> bool:
    n = 0
    if type(v) is OBJECT and "sessionId" in v and holds(v_ElicitationSessionScope, v, c):
        n += 1
    if type(v) is OBJECT and "requestId" in v and holds(v_ElicitationRequestScope, v, c):
        n += 1
    return n == 1


def v_MessageMcpResponse(v: Any, c: int) -> bool:
    if type(v) is OBJECT and "result" in v:
        try:
            if v_ResultMessageMcpResponse(v, c):
                return True
        except INVALID:
            pass
    return type(v) is OBJECT and "error" in v and v_ErrorMessageMcpResponse(v, c)


def v_OtherCreateElicitationRequest_scope(v: Any, c: int) -> bool:
    n = 0
    if type(v) is OBJECT and "sessionId" in v and holds(v_ElicitationSessionScope, v, c):
        n += 1
    if type(v) is OBJECT and "requestId" in v and holds(v_ElicitationRequestScope, v, c):
        n += 1
    return n == 1


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
        and "info" in v
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
    return type(v) is OBJECT and "id" in v and "error" in v and v_ErrorProxyResponse(v, c)


def v_RequestId(v: Any, c: int) -> bool:
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
        and "info" in v
        and holds(v_InitializeResponse, v, c)
    ):
        return True
    return c & 32 == 32 and True


def v_SessionConfigSelectOptions(v: Any, c: int) -> bool:
    if holds(v_SessionConfigSelectOptions_0, v, c):
        return True
    return v_SessionConfigSelectOptions_1(v, c)


def v_UrlCreateElicitationRequest_scope(v: Any, c: int) -> bool:
    n = 0
    if type(v) is OBJECT and "sessionId" in v and holds(v_ElicitationSessionScope, v, c):
        n += 1
    if type(v) is OBJECT and "requestId" in v and holds(v_ElicitationRequestScope, v, c):
        n += 1
    return n == 1


def v_AbsolutePath(v: Any, c: int) -> bool:
    if type(v) is not str:
        return False
    return True


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


def v_DiffFileType(v: Any, c: int) -> bool:
    if type(v) is not str:
        return False
    return True


def v_DiffPatchFormat(v: Any, c: int) -> bool:
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


def v_IconTheme(v: Any, c: int) -> bool:
    if type(v) is not str:
        return False
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


def v_MediaType(v: Any, c: int) -> bool:
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
    if type(v) is not str:
        return False
    return True


def v_PlanEntryPriority(v: Any, c: int) -> bool:
    if type(v) is not str:
        return False
    return True


def v_PlanEntryStatus(v: Any, c: int) -> bool:
    if type(v) is not str:
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
    if type(v) is not str:
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


def v_SessionListCursor(v: Any, c: int) -> bool:
    if type(v) is not str:
        return False
    return True


def v_SessionStatus(v: Any, c: int) -> bool:
    if type(v) is not str:
        return False
    return True


def v_StringFormat(v: Any, c: int) -> bool:
    if type(v) is not str:
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
    if type(v) is not str:
        return False
    return True


def v_ToolKind(v: Any, c: int) -> bool:
    if type(v) is not str:
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
    if type(v) is not ARRAY or len(v) < 1:
        return False
    for x0 in v:
        if not v_SessionConfigSelectOption(x0, c):
            return False
    return True


def v_SessionConfigSelectOptions_1(v: Any, c: int) -> bool:
    if type(v) is not ARRAY or len(v) < 1:
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
    "AbsolutePath": v_AbsolutePath,
    "AcceptCreateElicitationResponse": v_AcceptCreateElicitationResponse,
    "AcpMcpServer": v_McpServerAcp,
    "AddDiffChange": v_AddDiffChange,
    "AgentAuthCapabilities": v_AgentAuthCapabilities,
    "AgentAuthMethod": v_AuthMethodAgent,
    "AgentCapabilities": v_AgentCapabilities,
    "AgentMessage": v_AgentMessage,
    "AgentMessageChunkSessionUpdate": v_ContentChunk,
    "AgentMessageSessionUpdate": v_AgentMessage,
    "AgentNotification": v_AgentNotification,
    "AgentRequest": v_AgentRequest,
    "AgentResponse": v_AgentResponse,
    "AgentThought": v_AgentMessage,
    "AgentThoughtChunkSessionUpdate": v_ContentChunk,
    "AgentThoughtSessionUpdate": v_AgentMessage,
    "Annotations": v_Annotations,
    "ArchiveSessionRequest": v_ArchiveSessionRequest,
    "ArchiveSessionResponse": v_ArchiveSessionResponse,
    "ArrayElicitationPropertySchema": v_MultiSelectPropertySchema,
    "AudioContent": v_AudioContent,
    "AudioContentBlock": v_AudioContent,
    "AuthAccount": v_AuthAccount,
    "AuthMethod": v_AuthMethod,
    "AuthMethodAgent": v_AuthMethodAgent,
    "AuthMethodId": v_AuthMethodId,
    "AuthMethodTerminal": v_AuthMethodTerminal,
    "AuthState": v_AuthState,
    "AuthStatusCapabilities": v_ArchiveSessionResponse,
    "AuthStatusRequest": v_ArchiveSessionResponse,
    "AuthStatusResponse": v_AuthStatusResponse,
    "AuthStatusUpdateNotification": v_AuthStatusResponse,
    "AvailableCommand": v_AvailableCommand,
    "AvailableCommandInput": v_AvailableCommandInput,
    "AvailableCommandsUpdate": v_AvailableCommandsUpdate,
    "AvailableCommandsUpdateSessionUpdate": v_AvailableCommandsUpdate,
    "BackgroundSubagent": v_ArchiveSessionRequest,
    "BackgroundTerminal": v_BackgroundTerminal,
    "BackgroundToolCall": v_BackgroundToolCall,
    "BackgroundWork": v_BackgroundWork,
    "BlobResourceContents": v_BlobResourceContents,
    "BooleanElicitationPropertySchema": v_BooleanPropertySchema,
    "BooleanPropertySchema": v_BooleanPropertySchema,
    "BooleanSessionConfigOption": v_BooleanSessionConfigOption,
    "BooleanSetSessionConfigOptionRequest": v_BooleanSetSessionConfigOptionRequest,
    "CancelRequestNotification": v_CancelRequestNotification,
    "CancelSessionNotification": v_ArchiveSessionRequest,
    "CancelTerminalRequest": v_CancelTerminalRequest,
    "CancelTerminalResponse": v_ArchiveSessionResponse,
    "CancelToolCallRequest": v_CancelToolCallRequest,
    "CancelToolCallResponse": v_ArchiveSessionResponse,
    "CancelledPermissionOutcome": v_ArchiveSessionResponse,
    "CancelledRequestPermissionOutcome": v_ArchiveSessionResponse,
    "ClientAuthCapabilities": v_ClientAuthCapabilities,
    "ClientCapabilities": v_ClientCapabilities,
    "ClientNotification": v_ClientNotification,
    "ClientRequest": v_ClientRequest,
    "ClientResponse": v_ClientResponse,
    "CloseSessionRequest": v_ArchiveSessionRequest,
    "CloseSessionResponse": v_ArchiveSessionResponse,
    "Command": v_Command,
    "CommandAvailableCommand": v_Command,
    "CommandPermissionSubject": v_CommandPermissionSubject,
    "CommandRequestPermissionSubject": v_CommandPermissionSubject,
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
    "CopyDiffChange": v_CopyDiffChange,
    "Cost": v_Cost,
    "CreateElicitationRequest": v_CreateElicitationRequest,
    "CreateElicitationResponse": v_CreateElicitationResponse,
    "DeleteDiffChange": v_AddDiffChange,
    "DeleteSessionRequest": v_ArchiveSessionRequest,
    "DeleteSessionResponse": v_ArchiveSessionResponse,
    "Diff": v_Diff,
    "DiffChange": v_DiffChange,
    "DiffFileType": v_DiffFileType,
    "DiffPatch": v_DiffPatch,
    "DiffPatchFormat": v_DiffPatchFormat,
    "DiffPathChange": v_DiffPathChange,
    "DiffPathPairChange": v_DiffPathPairChange,
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
    "ErrorClientResponse": v_ErrorClientResponse,
    "ErrorCode": v_ErrorCode,
    "ErrorData": v_ErrorData,
    "ErrorIdleStateUpdate": v_ErrorIdleStateUpdate,
    "ErrorMessageMcpResponse": v_ErrorMessageMcpResponse,
    "ErrorProxyResponse": v_ErrorProxyResponse,
    "ErrorStopReason": v_ErrorStopReason,
    "ExtNotification": v_ExtNotification,
    "ExtRequest": v_ExtRequest,
    "ExtResponse": v_ExtResponse,
    "FilePlanUpdateContent": v_PlanFile,
    "ForkSessionRequest": v_ForkSessionRequest,
    "ForkSessionResponse": v_ForkSessionResponse,
    "FormCreateElicitationRequest": v_FormCreateElicitationRequest,
    "HttpHeader": v_EnvVariable,
    "HttpMcpServer": v_McpServerHttp,
    "Icon": v_Icon,
    "IconTheme": v_IconTheme,
    "IdSetSessionConfigOptionRequest": v_IdSetSessionConfigOptionRequest,
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
    "ListProvidersRequest": v_ArchiveSessionResponse,
    "ListProvidersResponse": v_ListProvidersResponse,
    "ListSessionsRequest": v_ListSessionsRequest,
    "ListSessionsResponse": v_ListSessionsResponse,
    "LlmProtocol": v_LlmProtocol,
    "LoginAuthRequest": v_LoginAuthRequest,
    "LoginAuthResponse": v_ArchiveSessionResponse,
    "LogoutAuthRequest": v_ArchiveSessionResponse,
    "LogoutAuthResponse": v_ArchiveSessionResponse,
    "MarkdownPlanUpdateContent": v_PlanMarkdown,
    "McpAcpCapabilities": v_ArchiveSessionResponse,
    "McpCapabilities": v_McpCapabilities,
    "McpError": v_McpError,
    "McpHttpCapabilities": v_ArchiveSessionResponse,
    "McpRequestId": v_McpRequestId,
    "McpServer": v_McpServer,
    "McpServerAcp": v_McpServerAcp,
    "McpServerAcpId": v_McpServerAcpId,
    "McpServerHttp": v_McpServerHttp,
    "McpServerStdio": v_McpServerStdio,
    "McpStdioCapabilities": v_ArchiveSessionResponse,
    "MediaType": v_MediaType,
    "MessageId": v_MessageId,
    "MessageMcpNotification": v_MessageMcpNotification,
    "MessageMcpRequest": v_MessageMcpNotification,
    "MessageMcpResponse": v_MessageMcpResponse,
    "ModifyDiffChange": v_AddDiffChange,
    "MoveDiffChange": v_CopyDiffChange,
    "MultiSelectItems": v_MultiSelectItems,
    "MultiSelectPropertySchema": v_MultiSelectPropertySchema,
    "NewSessionRequest": v_NewSessionRequest,
    "NewSessionResponse": v_ForkSessionResponse,
    "NoneIdleStateUpdate": v_NoneIdleStateUpdate,
    "Notice": v_Notice,
    "NoticeSessionUpdate": v_Notice,
    "NoticeSeverity": v_NoticeSeverity,
    "NumberElicitationPropertySchema": v_NumberPropertySchema,
    "NumberPropertySchema": v_NumberPropertySchema,
    "OtherAuthMethod": v_OtherAuthMethod,
    "OtherAvailableCommand": v_OtherAvailableCommand,
    "OtherAvailableCommandInput": v_OtherAvailableCommandInput,
    "OtherBackgroundWork": v_OtherAvailableCommandInput,
    "OtherContentBlock": v_OtherAvailableCommandInput,
    "OtherCreateElicitationRequest": v_OtherCreateElicitationRequest,
    "OtherCreateElicitationResponse": v_OtherCreateElicitationResponse,
    "OtherDiffChange": v_OtherDiffChange,
    "OtherElicitationPropertySchema": v_OtherAvailableCommandInput,
    "OtherIdleStateUpdate": v_OtherIdleStateUpdate,
    "OtherMcpServer": v_OtherAvailableCommandInput,
    "OtherMultiSelectItems": v_OtherAvailableCommandInput,
    "OtherPlanUpdateContent": v_OtherPlanUpdateContent,
    "OtherReplayFrom": v_OtherAvailableCommandInput,
    "OtherRequestPermissionOutcome": v_OtherRequestPermissionOutcome,
    "OtherRequestPermissionSubject": v_OtherAvailableCommandInput,
    "OtherSessionConfigOption": v_OtherSessionConfigOption,
    "OtherSessionUpdate": v_OtherSessionUpdate,
    "OtherSetSessionConfigOptionRequest": v_OtherSetSessionConfigOptionRequest,
    "OtherStateUpdate": v_OtherStateUpdate,
    "OtherToolCallContent": v_OtherAvailableCommandInput,
    "PermissionOption": v_PermissionOption,
    "PermissionOptionId": v_PermissionOptionId,
    "PermissionOptionKind": v_PermissionOptionKind,
    "PlainCreateElicitationResponse": v_PlainCreateElicitationResponse,
    "PlainIdleStateUpdate": v_PlainIdleStateUpdate,
    "PlanEntry": v_PlanEntry,
    "PlanEntryPriority": v_PlanEntryPriority,
    "PlanEntryStatus": v_PlanEntryStatus,
    "PlanFile": v_PlanFile,
    "PlanId": v_PlanId,
    "PlanItems": v_PlanItems,
    "PlanMarkdown": v_PlanMarkdown,
    "PlanRemoved": v_PlanRemoved,
    "PlanRemovedSessionUpdate": v_PlanRemoved,
    "PlanUpdate": v_PlanUpdate,
    "PlanUpdateContent": v_PlanUpdateContent,
    "PlanUpdateSessionUpdate": v_PlanUpdate,
    "PromptAudioCapabilities": v_ArchiveSessionResponse,
    "PromptCapabilities": v_PromptCapabilities,
    "PromptEmbeddedContextCapabilities": v_ArchiveSessionResponse,
    "PromptImageCapabilities": v_ArchiveSessionResponse,
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
    "ReplayFrom": v_ReplayFrom,
    "ReplayFromStart": v_ArchiveSessionResponse,
    "RequestId": v_RequestId,
    "RequestPermissionOutcome": v_RequestPermissionOutcome,
    "RequestPermissionRequest": v_RequestPermissionRequest,
    "RequestPermissionResponse": v_RequestPermissionResponse,
    "RequestPermissionSubject": v_RequestPermissionSubject,
    "RequiresActionStateUpdate": v_RequiresActionStateUpdate,
    "ResourceContentBlock": v_EmbeddedResource,
    "ResourceLink": v_ResourceLink,
    "ResourceLinkContentBlock": v_ResourceLink,
    "ResultAgentResponse": v_ResultAgentResponse,
    "ResultClientResponse": v_ResultClientResponse,
    "ResultMessageMcpResponse": v_ResultMessageMcpResponse,
    "ResultProxyResponse": v_ResultProxyResponse,
    "ResumeSessionRequest": v_ResumeSessionRequest,
    "ResumeSessionResponse": v_ResumeSessionResponse,
    "Role": v_Role,
    "RunningStateUpdate": v_RequiresActionStateUpdate,
    "SelectSessionConfigOption": v_SelectSessionConfigOption,
    "SelectedPermissionOutcome": v_SelectedPermissionOutcome,
    "SelectedRequestPermissionOutcome": v_SelectedPermissionOutcome,
    "SessionAdditionalDirectoriesCapabilities": v_ArchiveSessionResponse,
    "SessionArchiveCapabilities": v_ArchiveSessionResponse,
    "SessionArchiveFilter": v_SessionArchiveFilter,
    "SessionCancelCapabilities": v_ArchiveSessionResponse,
    "SessionCapabilities": v_SessionCapabilities,
    "SessionConfigBoolean": v_SessionConfigBoolean,
    "SessionConfigGroupId": v_SessionConfigGroupId,
    "SessionConfigId": v_SessionConfigId,
    "SessionConfigOption": v_SessionConfigOption,
    "SessionConfigOptionCategory": v_SessionConfigOptionCategory,
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
    "SessionListCursor": v_SessionListCursor,
    "SessionMessage": v_SessionMessage,
    "SessionMessageChunk": v_ContentChunk,
    "SessionMessageChunkSessionUpdate": v_ContentChunk,
    "SessionMessageSessionUpdate": v_SessionMessage,
    "SessionNotFoundErrorData": v_ArchiveSessionRequest,
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
    "SetSessionTitleRequest": v_SetSessionTitleRequest,
    "SetSessionTitleResponse": v_SetSessionTitleResponse,
    "StartReplayFrom": v_ArchiveSessionResponse,
    "StateUpdate": v_StateUpdate,
    "StateUpdateSessionUpdate": v_StateUpdateSessionUpdate,
    "StdioMcpServer": v_McpServerStdio,
    "StringElicitationPropertySchema": v_StringPropertySchema,
    "StringFormat": v_StringFormat,
    "StringMultiSelectItems": v_StringMultiSelectItems,
    "StringPropertySchema": v_StringPropertySchema,
    "SubagentBackgroundWork": v_ArchiveSessionRequest,
    "SubagentSessionCapabilities": v_SubagentSessionCapabilities,
    "SubagentUpdate": v_SubagentUpdate,
    "SubagentUpdateSessionUpdate": v_SubagentUpdate,
    "SystemPrompt": v_SystemPrompt,
    "SystemPromptMode": v_SystemPromptMode,
    "TaggedIdleStateUpdate": v_TaggedIdleStateUpdate,
    "TaggedRequiresActionStateUpdate": v_RequiresActionStateUpdate,
    "TaggedRunningStateUpdate": v_RequiresActionStateUpdate,
    "TaggedStringMultiSelectItems": v_StringMultiSelectItems,
    "TaggedUnknownStateUpdate": v_RequiresActionStateUpdate,
    "Terminal": v_BackgroundTerminal,
    "TerminalAuthCapabilities": v_ArchiveSessionResponse,
    "TerminalAuthMethod": v_AuthMethodTerminal,
    "TerminalBackgroundWork": v_BackgroundTerminal,
    "TerminalCancelCapabilities": v_ArchiveSessionResponse,
    "TerminalCapabilities": v_TerminalCapabilities,
    "TerminalExitStatus": v_TerminalExitStatus,
    "TerminalId": v_TerminalId,
    "TerminalOutput": v_TerminalOutput,
    "TerminalOutputChunk": v_TerminalOutputChunk,
    "TerminalOutputChunkSessionUpdate": v_TerminalOutputChunk,
    "TerminalSize": v_TerminalSize,
    "TerminalToolCallContent": v_BackgroundTerminal,
    "TerminalUpdate": v_TerminalUpdate,
    "TerminalUpdateSessionUpdate": v_TerminalUpdate,
    "TextAvailableCommandInput": v_TextCommandInput,
    "TextCommandInput": v_TextCommandInput,
    "TextContent": v_TextContent,
    "TextContentBlock": v_TextContent,
    "TextResourceContents": v_TextResourceContents,
    "TitledMultiSelectItems": v_TitledMultiSelectItems,
    "ToolCallBackgroundWork": v_BackgroundToolCall,
    "ToolCallCancelCapabilities": v_ArchiveSessionResponse,
    "ToolCallCapabilities": v_ToolCallCapabilities,
    "ToolCallContent": v_ToolCallContent,
    "ToolCallContentChunk": v_ToolCallContentChunk,
    "ToolCallContentChunkSessionUpdate": v_ToolCallContentChunk,
    "ToolCallId": v_ToolCallId,
    "ToolCallLocation": v_ToolCallLocation,
    "ToolCallPermissionSubject": v_ToolCallPermissionSubject,
    "ToolCallRequestPermissionSubject": v_ToolCallPermissionSubject,
    "ToolCallStatus": v_ToolCallStatus,
    "ToolCallUpdate": v_ToolCallUpdate,
    "ToolCallUpdateSessionUpdate": v_ToolCallUpdate,
    "ToolKind": v_ToolKind,
    "UnarchiveSessionRequest": v_ArchiveSessionRequest,
    "UnarchiveSessionResponse": v_ArchiveSessionResponse,
    "UnknownStateUpdate": v_RequiresActionStateUpdate,
    "UnsupportedProtocolVersionErrorData": v_UnsupportedProtocolVersionErrorData,
    "UpdateSessionNotification": v_UpdateSessionNotification,
    "UrlCreateElicitationRequest": v_UrlCreateElicitationRequest,
    "Usage": v_Usage,
    "UsageUpdate": v_UsageUpdate,
    "UsageUpdateSessionUpdate": v_UsageUpdate,
    "UserMessage": v_AgentMessage,
    "UserMessageChunkSessionUpdate": v_ContentChunk,
    "UserMessageSessionUpdate": v_AgentMessage,
}
"""The test of each definition and class."""

KINDS: dict[Any, Test] = {
    "AbsolutePath": v_AbsolutePath,
    "AgentAuthCapabilities": v_AgentAuthCapabilities,
    "AgentCapabilities": v_AgentCapabilities,
    "AgentMessage": v_AgentMessage,
    "AgentNotification": v_AgentNotification,
    "AgentRequest": v_AgentRequest,
    "AgentResponse": v_AgentResponse,
    "AgentThought": v_AgentMessage,
    "Annotations": v_Annotations,
    "AudioContent": v_AudioContent,
    "AuthMethod": v_AuthMethod,
    "AuthMethodAgent": v_AuthMethodAgent,
    "AuthMethodId": v_AuthMethodId,
    "AuthMethodTerminal": v_AuthMethodTerminal,
    "AvailableCommand": v_AvailableCommand,
    "AvailableCommandInput": v_AvailableCommandInput,
    "AvailableCommandsUpdate": v_AvailableCommandsUpdate,
    "BackgroundTerminal": v_BackgroundTerminal,
    "BackgroundToolCall": v_BackgroundToolCall,
    "BackgroundWork": v_BackgroundWork,
    "BlobResourceContents": v_BlobResourceContents,
    "BooleanPropertySchema": v_BooleanPropertySchema,
    "CancelRequestNotification": v_CancelRequestNotification,
    "CancelSessionNotification": v_ArchiveSessionRequest,
    "CancelTerminalRequest": v_CancelTerminalRequest,
    "CancelTerminalResponse": v_ArchiveSessionResponse,
    "CancelToolCallRequest": v_CancelToolCallRequest,
    "CancelToolCallResponse": v_ArchiveSessionResponse,
    "CancelledPermissionOutcome": v_ArchiveSessionResponse,
    "ClientAuthCapabilities": v_ClientAuthCapabilities,
    "ClientCapabilities": v_ClientCapabilities,
    "ClientNotification": v_ClientNotification,
    "ClientRequest": v_ClientRequest,
    "ClientResponse": v_ClientResponse,
    "CloseSessionRequest": v_ArchiveSessionRequest,
    "CloseSessionResponse": v_ArchiveSessionResponse,
    "Command": v_Command,
    "CommandPermissionSubject": v_CommandPermissionSubject,
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
    "DeleteSessionRequest": v_ArchiveSessionRequest,
    "DeleteSessionResponse": v_ArchiveSessionResponse,
    "Diff": v_Diff,
    "DiffChange": v_DiffChange,
    "DiffFileType": v_DiffFileType,
    "DiffPatch": v_DiffPatch,
    "DiffPatchFormat": v_DiffPatchFormat,
    "DiffPathChange": v_DiffPathChange,
    "DiffPathPairChange": v_DiffPathPairChange,
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
    "ErrorData": v_ErrorData,
    "ErrorStopReason": v_ErrorStopReason,
    "ExtNotification": v_ExtNotification,
    "ExtRequest": v_ExtRequest,
    "ExtResponse": v_ExtResponse,
    "HttpHeader": v_EnvVariable,
    "Icon": v_Icon,
    "IconTheme": v_IconTheme,
    "IdleStateUpdate": v_IdleStateUpdate,
    "ImageContent": v_ImageContent,
    "Implementation": v_Implementation,
    "InitializeRequest": v_InitializeRequest,
    "InitializeResponse": v_InitializeResponse,
    "IntegerPropertySchema": v_IntegerPropertySchema,
    "ListSessionsRequest": v_ListSessionsRequest,
    "ListSessionsResponse": v_ListSessionsResponse,
    "LoginAuthRequest": v_LoginAuthRequest,
    "LoginAuthResponse": v_ArchiveSessionResponse,
    "LogoutAuthRequest": v_ArchiveSessionResponse,
    "LogoutAuthResponse": v_ArchiveSessionResponse,
    "McpCapabilities": v_McpCapabilities,
    "McpHttpCapabilities": v_ArchiveSessionResponse,
    "McpServer": v_McpServer,
    "McpServerHttp": v_McpServerHttp,
    "McpServerStdio": v_McpServerStdio,
    "McpStdioCapabilities": v_ArchiveSessionResponse,
    "MediaType": v_MediaType,
    "MessageId": v_MessageId,
    "MultiSelectItems": v_MultiSelectItems,
    "MultiSelectPropertySchema": v_MultiSelectPropertySchema,
    "NewSessionRequest": v_NewSessionRequest,
    "NewSessionResponse": v_ForkSessionResponse,
    "Notice": v_Notice,
    "NoticeSeverity": v_NoticeSeverity,
    "NumberPropertySchema": v_NumberPropertySchema,
    "PermissionOption": v_PermissionOption,
    "PermissionOptionId": v_PermissionOptionId,
    "PermissionOptionKind": v_PermissionOptionKind,
    "PlanEntry": v_PlanEntry,
    "PlanEntryPriority": v_PlanEntryPriority,
    "PlanEntryStatus": v_PlanEntryStatus,
    "PlanId": v_PlanId,
    "PlanItems": v_PlanItems,
    "PlanUpdate": v_PlanUpdate,
    "PlanUpdateContent": v_PlanUpdateContent,
    "PromptAudioCapabilities": v_ArchiveSessionResponse,
    "PromptCapabilities": v_PromptCapabilities,
    "PromptEmbeddedContextCapabilities": v_ArchiveSessionResponse,
    "PromptImageCapabilities": v_ArchiveSessionResponse,
    "PromptRequest": v_PromptRequest,
    "PromptResponse": v_PromptResponse,
    "ProtocolVersion": v_ProtocolVersion,
    "ReplayFrom": v_ReplayFrom,
    "ReplayFromStart": v_ArchiveSessionResponse,
    "RequestId": v_RequestId,
    "RequestPermissionOutcome": v_RequestPermissionOutcome,
    "RequestPermissionRequest": v_RequestPermissionRequest,
    "RequestPermissionResponse": v_RequestPermissionResponse,
    "RequestPermissionSubject": v_RequestPermissionSubject,
    "RequiresActionStateUpdate": v_RequiresActionStateUpdate,
    "ResourceLink": v_ResourceLink,
    "ResumeSessionRequest": v_ResumeSessionRequest,
    "ResumeSessionResponse": v_ResumeSessionResponse,
    "Role": v_Role,
    "RunningStateUpdate": v_RequiresActionStateUpdate,
    "SelectedPermissionOutcome": v_SelectedPermissionOutcome,
    "SessionAdditionalDirectoriesCapabilities": v_ArchiveSessionResponse,
    "SessionCapabilities": v_SessionCapabilities,
    "SessionConfigBoolean": v_SessionConfigBoolean,
    "SessionConfigGroupId": v_SessionConfigGroupId,
    "SessionConfigId": v_SessionConfigId,
    "SessionConfigOption": v_SessionConfigOption,
    "SessionConfigOptionCategory": v_SessionConfigOptionCategory,
    "SessionConfigSelect": v_SessionConfigSelect,
    "SessionConfigSelectGroup": v_SessionConfigSelectGroup,
    "SessionConfigSelectOption": v_SessionConfigSelectOption,
    "SessionConfigSelectOptions": v_SessionConfigSelectOptions,
    "SessionConfigValueId": v_SessionConfigValueId,
    "SessionDeleteCapabilities": v_ArchiveSessionResponse,
    "SessionId": v_SessionId,
    "SessionInfo": v_SessionInfo,
    "SessionInfoUpdate": v_SessionInfoUpdate,
    "SessionListCursor": v_SessionListCursor,
    "SessionNotFoundErrorData": v_ArchiveSessionRequest,
    "SessionUpdate": v_SessionUpdate,
    "SetSessionConfigOptionRequest": v_SetSessionConfigOptionRequest,
    "SetSessionConfigOptionResponse": v_ConfigOptionUpdate,
    "StateUpdate": v_StateUpdate,
    "StringFormat": v_StringFormat,
    "StringMultiSelectItems": v_StringMultiSelectItems,
    "StringPropertySchema": v_StringPropertySchema,
    "Terminal": v_BackgroundTerminal,
    "TerminalAuthCapabilities": v_ArchiveSessionResponse,
    "TerminalCancelCapabilities": v_ArchiveSessionResponse,
    "TerminalCapabilities": v_TerminalCapabilities,
    "TerminalExitStatus": v_TerminalExitStatus,
    "TerminalId": v_TerminalId,
    "TerminalOutput": v_TerminalOutput,
    "TerminalOutputChunk": v_TerminalOutputChunk,
    "TerminalSize": v_TerminalSize,
    "TerminalUpdate": v_TerminalUpdate,
    "TextCommandInput": v_TextCommandInput,
    "TextContent": v_TextContent,
    "TextResourceContents": v_TextResourceContents,
    "TitledMultiSelectItems": v_TitledMultiSelectItems,
    "ToolCallCancelCapabilities": v_ArchiveSessionResponse,
    "ToolCallCapabilities": v_ToolCallCapabilities,
    "ToolCallContent": v_ToolCallContent,
    "ToolCallContentChunk": v_ToolCallContentChunk,
    "ToolCallId": v_ToolCallId,
    "ToolCallLocation": v_ToolCallLocation,
    "ToolCallPermissionSubject": v_ToolCallPermissionSubject,
    "ToolCallStatus": v_ToolCallStatus,
    "ToolCallUpdate": v_ToolCallUpdate,
    "ToolKind": v_ToolKind,
    "UnsupportedProtocolVersionErrorData": v_UnsupportedProtocolVersionErrorData,
    "UpdateSessionNotification": v_UpdateSessionNotification,
    "UsageUpdate": v_UsageUpdate,
    "UserMessage": v_AgentMessage,
    ElicitationAcceptAction: v_ElicitationAcceptAction,
    DiffPathChange: v_DiffPathChange,
    AgentAuthCapabilities: v_AgentAuthCapabilities,
    AuthMethodAgent: v_AuthMethodAgent,
    AgentCapabilities: v_AgentCapabilities,
    AgentMessage: v_AgentMessage,
    ContentChunk: v_ContentChunk,
    AgentNotification: v_AgentNotification,
    AgentRequest: v_AgentRequest,
    AgentThought: v_AgentMessage,
    Annotations: v_Annotations,
    MultiSelectPropertySchema: v_MultiSelectPropertySchema,
    AudioContent: v_AudioContent,
    AuthMethodTerminal: v_AuthMethodTerminal,
    AvailableCommandsUpdate: v_AvailableCommandsUpdate,
    BackgroundTerminal: v_BackgroundTerminal,
    BackgroundToolCall: v_BackgroundToolCall,
    BlobResourceContents: v_BlobResourceContents,
    BooleanPropertySchema: v_BooleanPropertySchema,
    SessionConfigBoolean: v_SessionConfigBoolean,
    CancelRequestNotification: v_CancelRequestNotification,
    CancelSessionNotification: v_ArchiveSessionRequest,
    CancelTerminalRequest: v_CancelTerminalRequest,
    CancelTerminalResponse: v_ArchiveSessionResponse,
    CancelToolCallRequest: v_CancelToolCallRequest,
    CancelToolCallResponse: v_ArchiveSessionResponse,
    CancelledPermissionOutcome: v_ArchiveSessionResponse,
    ClientAuthCapabilities: v_ClientAuthCapabilities,
    ClientCapabilities: v_ClientCapabilities,
    ClientNotification: v_ClientNotification,
    ClientRequest: v_ClientRequest,
    CloseSessionRequest: v_ArchiveSessionRequest,
    CloseSessionResponse: v_ArchiveSessionResponse,
    Command: v_Command,
    CommandPermissionSubject: v_CommandPermissionSubject,
    CompactionSummaryChunk: v_CompactionSummaryChunk,
    CompactionUpdate: v_CompactionUpdate,
    CompleteElicitationNotification: v_CompleteElicitationNotification,
    ConfigOptionUpdate: v_ConfigOptionUpdate,
    Content: v_Content,
    DiffPathPairChange: v_DiffPathPairChange,
    Cost: v_Cost,
    DeleteSessionRequest: v_ArchiveSessionRequest,
    DeleteSessionResponse: v_ArchiveSessionResponse,
    Diff: v_Diff,
    DiffPatch: v_DiffPatch,
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
    ErrorClientResponse: v_ErrorClientResponse,
    ErrorStopReason: v_ErrorStopReason,
    HttpHeader: v_EnvVariable,
    McpServerHttp: v_McpServerHttp,
    Icon: v_Icon,
    ImageContent: v_ImageContent,
    Implementation: v_Implementation,
    InitializeRequest: v_InitializeRequest,
    InitializeResponse: v_InitializeResponse,
    IntegerPropertySchema: v_IntegerPropertySchema,
    PlanItems: v_PlanItems,
    ListSessionsRequest: v_ListSessionsRequest,
    ListSessionsResponse: v_ListSessionsResponse,
    LoginAuthRequest: v_LoginAuthRequest,
    LoginAuthResponse: v_ArchiveSessionResponse,
    LogoutAuthRequest: v_ArchiveSessionResponse,
    LogoutAuthResponse: v_ArchiveSessionResponse,
    McpCapabilities: v_McpCapabilities,
    McpHttpCapabilities: v_ArchiveSessionResponse,
    McpServerStdio: v_McpServerStdio,
    McpStdioCapabilities: v_ArchiveSessionResponse,
    NewSessionRequest: v_NewSessionRequest,
    NewSessionResponse: v_ForkSessionResponse,
    Notice: v_Notice,
    NumberPropertySchema: v_NumberPropertySchema,
    PermissionOption: v_PermissionOption,
    PlanEntry: v_PlanEntry,
    PlanUpdate: v_PlanUpdate,
    PromptAudioCapabilities: v_ArchiveSessionResponse,
    PromptCapabilities: v_PromptCapabilities,
    PromptEmbeddedContextCapabilities: v_ArchiveSessionResponse,
    PromptImageCapabilities: v_ArchiveSessionResponse,
    PromptRequest: v_PromptRequest,
    PromptResponse: v_PromptResponse,
    ReplayFromStart: v_ArchiveSessionResponse,
    RequestPermissionRequest: v_RequestPermissionRequest,
    RequestPermissionResponse: v_RequestPermissionResponse,
    RequiresActionStateUpdate: v_RequiresActionStateUpdate,
    ResourceLink: v_ResourceLink,
    ResultAgentResponse: v_ResultAgentResponse,
    ResultClientResponse: v_ResultClientResponse,
    ResumeSessionRequest: v_ResumeSessionRequest,
    ResumeSessionResponse: v_ResumeSessionResponse,
    RunningStateUpdate: v_RequiresActionStateUpdate,
    SessionConfigSelect: v_SessionConfigSelect,
    SelectedPermissionOutcome: v_SelectedPermissionOutcome,
    SessionAdditionalDirectoriesCapabilities: v_ArchiveSessionResponse,
    SessionCapabilities: v_SessionCapabilities,
    SessionConfigSelectGroup: v_SessionConfigSelectGroup,
    SessionConfigSelectOption: v_SessionConfigSelectOption,
    SessionDeleteCapabilities: v_ArchiveSessionResponse,
    SessionInfo: v_SessionInfo,
    SessionInfoUpdate: v_SessionInfoUpdate,
    SessionNotFoundErrorData: v_ArchiveSessionRequest,
    SetSessionConfigOptionResponse: v_ConfigOptionUpdate,
    StringPropertySchema: v_StringPropertySchema,
    StringMultiSelectItems: v_StringMultiSelectItems,
    Terminal: v_BackgroundTerminal,
    TerminalAuthCapabilities: v_ArchiveSessionResponse,
    TerminalCancelCapabilities: v_ArchiveSessionResponse,
    TerminalCapabilities: v_TerminalCapabilities,
    TerminalExitStatus: v_TerminalExitStatus,
    TerminalOutput: v_TerminalOutput,
    TerminalOutputChunk: v_TerminalOutputChunk,
    TerminalSize: v_TerminalSize,
    TerminalUpdate: v_TerminalUpdate,
    TextCommandInput: v_TextCommandInput,
    TextContent: v_TextContent,
    TextResourceContents: v_TextResourceContents,
    TitledMultiSelectItems: v_TitledMultiSelectItems,
    ToolCallCancelCapabilities: v_ArchiveSessionResponse,
    ToolCallCapabilities: v_ToolCallCapabilities,
    ToolCallContentChunk: v_ToolCallContentChunk,
    ToolCallLocation: v_ToolCallLocation,
    ToolCallPermissionSubject: v_ToolCallPermissionSubject,
    ToolCallUpdate: v_ToolCallUpdate,
    UnsupportedProtocolVersionErrorData: v_UnsupportedProtocolVersionErrorData,
    UpdateSessionNotification: v_UpdateSessionNotification,
    UsageUpdate: v_UsageUpdate,
    UserMessage: v_AgentMessage,
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
    "BackgroundSubagent": (2048, ("SUBAGENTS",), v_ArchiveSessionRequest),
    "DisableProviderRequest": (4, ("LLM_PROVIDERS",), v_DisableProviderRequest),
    "DisableProviderResponse": (4, ("LLM_PROVIDERS",), v_ArchiveSessionResponse),
    "ForkSessionRequest": (128, ("SESSION_FORK",), v_ForkSessionRequest),
    "ForkSessionResponse": (128, ("SESSION_FORK",), v_ForkSessionResponse),
    "InitializeProxyRequest": (32, ("PROXY_CHAINS",), v_InitializeRequest),
    "InitializeProxyResponse": (32, ("PROXY_CHAINS",), v_InitializeResponse),
    "ListProvidersRequest": (4, ("LLM_PROVIDERS",), v_ArchiveSessionResponse),
    "ListProvidersResponse": (4, ("LLM_PROVIDERS",), v_ListProvidersResponse),
    "LlmProtocol": (4, ("LLM_PROVIDERS",), v_LlmProtocol),
    "McpAcpCapabilities": (8, ("MCP_OVER_ACP",), v_ArchiveSessionResponse),
    "McpError": (8, ("MCP_OVER_ACP",), v_McpError),
    "McpRequestId": (8, ("MCP_OVER_ACP",), v_McpRequestId),
    "McpServerAcp": (8, ("MCP_OVER_ACP",), v_McpServerAcp),
    "McpServerAcpId": (8, ("MCP_OVER_ACP",), v_McpServerAcpId),
    "MessageMcpNotification": (8, ("MCP_OVER_ACP",), v_MessageMcpNotification),
    "MessageMcpRequest": (8, ("MCP_OVER_ACP",), v_MessageMcpNotification),
    "MessageMcpResponse": (8, ("MCP_OVER_ACP",), v_MessageMcpResponse),
    "PlanFile": (16, ("PLAN_OPERATIONS",), v_PlanFile),
    "PlanMarkdown": (16, ("PLAN_OPERATIONS",), v_PlanMarkdown),
    "PlanRemoved": (16, ("PLAN_OPERATIONS",), v_PlanRemoved),
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
    "SessionArchiveCapabilities": (64, ("SESSION_ARCHIVE",), v_ArchiveSessionResponse),
    "SessionArchiveFilter": (64, ("SESSION_ARCHIVE",), v_SessionArchiveFilter),
    "SessionCancelCapabilities": (2048, ("SUBAGENTS",), v_ArchiveSessionResponse),
    "SessionForkCapabilities": (128, ("SESSION_FORK",), v_ArchiveSessionResponse),
    "SessionMessage": (2048, ("SUBAGENTS",), v_SessionMessage),
    "SessionMessageChunk": (2048, ("SUBAGENTS",), v_ContentChunk),
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
    "SubagentSessionCapabilities": (2048, ("SUBAGENTS",), v_SubagentSessionCapabilities),
    "SubagentUpdate": (2048, ("SUBAGENTS",), v_SubagentUpdate),
    "SystemPrompt": (1024, ("SESSION_SYSTEM_PROMPT",), v_SystemPrompt),
    "SystemPromptMode": (1024, ("SESSION_SYSTEM_PROMPT",), v_SystemPromptMode),
    "UnarchiveSessionRequest": (64, ("SESSION_ARCHIVE",), v_ArchiveSessionRequest),
    "UnarchiveSessionResponse": (64, ("SESSION_ARCHIVE",), v_ArchiveSessionResponse),
    "UnknownStateUpdate": (2048, ("SUBAGENTS",), v_RequiresActionStateUpdate),
    "Usage": (2, ("END_TURN_TOKEN_USAGE",), v_Usage),
    McpServerAcp: (8, ("MCP_OVER_ACP",), v_McpServerAcp),
    ArchiveSessionRequest: (64, ("SESSION_ARCHIVE",), v_ArchiveSessionRequest),
    ArchiveSessionResponse: (64, ("SESSION_ARCHIVE",), v_ArchiveSessionResponse),
    AuthAccount: (1, ("AUTH_STATUS",), v_AuthAccount),
    AuthStatusCapabilities: (1, ("AUTH_STATUS",), v_ArchiveSessionResponse),
    AuthStatusRequest: (1, ("AUTH_STATUS",), v_ArchiveSessionResponse),
    AuthStatusResponse: (1, ("AUTH_STATUS",), v_AuthStatusResponse),
    AuthStatusUpdateNotification: (1, ("AUTH_STATUS",), v_AuthStatusResponse),
    BackgroundSubagent: (2048, ("SUBAGENTS",), v_ArchiveSessionRequest),
    DisableProviderRequest: (4, ("LLM_PROVIDERS",), v_DisableProviderRequest),
    DisableProviderResponse: (4, ("LLM_PROVIDERS",), v_ArchiveSessionResponse),
    ErrorMessageMcpResponse: (8, ("MCP_OVER_ACP",), v_ErrorMessageMcpResponse),
    ErrorProxyResponse: (32, ("PROXY_CHAINS",), v_ErrorProxyResponse),
    PlanFile: (16, ("PLAN_OPERATIONS",), v_PlanFile),
    ForkSessionRequest: (128, ("SESSION_FORK",), v_ForkSessionRequest),
    ForkSessionResponse: (128, ("SESSION_FORK",), v_ForkSessionResponse),
    InitializeProxyRequest: (32, ("PROXY_CHAINS",), v_InitializeRequest),
    InitializeProxyResponse: (32, ("PROXY_CHAINS",), v_InitializeResponse),
    ListProvidersRequest: (4, ("LLM_PROVIDERS",), v_ArchiveSessionResponse),
    ListProvidersResponse: (4, ("LLM_PROVIDERS",), v_ListProvidersResponse),
    PlanMarkdown: (16, ("PLAN_OPERATIONS",), v_PlanMarkdown),
    McpAcpCapabilities: (8, ("MCP_OVER_ACP",), v_ArchiveSessionResponse),
    McpError: (8, ("MCP_OVER_ACP",), v_McpError),
    MessageMcpNotification: (8, ("MCP_OVER_ACP",), v_MessageMcpNotification),
    MessageMcpRequest: (8, ("MCP_OVER_ACP",), v_MessageMcpNotification),
    PlanRemoved: (16, ("PLAN_OPERATIONS",), v_PlanRemoved),
    ProviderCurrentConfig: (4, ("LLM_PROVIDERS",), v_ProviderCurrentConfig),
    ProviderInfo: (4, ("LLM_PROVIDERS",), v_ProviderInfo),
    ProvidersCapabilities: (4, ("LLM_PROVIDERS",), v_ArchiveSessionResponse),
    ProxyNotification: (32, ("PROXY_CHAINS",), v_ProxyNotification),
    ProxyRequest: (32, ("PROXY_CHAINS",), v_ProxyRequest),
    ProxySuccessorNotification: (32, ("PROXY_CHAINS",), v_ProxySuccessorNotification),
    ProxySuccessorRequest: (32, ("PROXY_CHAINS",), v_ProxySuccessorNotification),
    ResultMessageMcpResponse: (8, ("MCP_OVER_ACP",), v_ResultMessageMcpResponse),
    ResultProxyResponse: (32, ("PROXY_CHAINS",), v_ResultProxyResponse),
    SessionArchiveCapabilities: (64, ("SESSION_ARCHIVE",), v_ArchiveSessionResponse),
    SessionCancelCapabilities: (2048, ("SUBAGENTS",), v_ArchiveSessionResponse),
    SessionForkCapabilities: (128, ("SESSION_FORK",), v_ArchiveSessionResponse),
    SessionMessage: (2048, ("SUBAGENTS",), v_SessionMessage),
    SessionMessageChunk: (2048, ("SUBAGENTS",), v_ContentChunk),
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
    SubagentSessionCapabilities: (2048, ("SUBAGENTS",), v_SubagentSessionCapabilities),
    SubagentUpdate: (2048, ("SUBAGENTS",), v_SubagentUpdate),
    SystemPrompt: (1024, ("SESSION_SYSTEM_PROMPT",), v_SystemPrompt),
    UnknownStateUpdate: (2048, ("SUBAGENTS",), v_RequiresActionStateUpdate),
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
    AddDiffChange: ("DiffChange", branch("AddDiffChange", v_AddDiffChange)),
    AgentAuthMethod: ("AuthMethod", branch("AgentAuthMethod", v_AuthMethodAgent)),
    AgentMessageChunkSessionUpdate: (
        "SessionUpdate",
        branch("AgentMessageChunkSessionUpdate", v_ContentChunk),
    ),
    AgentMessageSessionUpdate: (
        "SessionUpdate",
        branch("AgentMessageSessionUpdate", v_AgentMessage),
    ),
    AgentThoughtChunkSessionUpdate: (
        "SessionUpdate",
        branch("AgentThoughtChunkSessionUpdate", v_ContentChunk),
    ),
    AgentThoughtSessionUpdate: (
        "SessionUpdate",
        branch("AgentThoughtSessionUpdate", v_AgentMessage),
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
        branch("CancelledRequestPermissionOutcome", v_ArchiveSessionResponse),
    ),
    CommandAvailableCommand: ("AvailableCommand", branch("CommandAvailableCommand", v_Command)),
    CommandRequestPermissionSubject: (
        "RequestPermissionSubject",
        branch("CommandRequestPermissionSubject", v_CommandPermissionSubject),
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
    CopyDiffChange: ("DiffChange", branch("CopyDiffChange", v_CopyDiffChange)),
    DeleteDiffChange: ("DiffChange", branch("DeleteDiffChange", v_AddDiffChange)),
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
    IdSetSessionConfigOptionRequest: (
        "SetSessionConfigOptionRequest",
        branch("IdSetSessionConfigOptionRequest", v_IdSetSessionConfigOptionRequest),
    ),
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
    ModifyDiffChange: ("DiffChange", branch("ModifyDiffChange", v_AddDiffChange)),
    MoveDiffChange: ("DiffChange", branch("MoveDiffChange", v_CopyDiffChange)),
    NoneIdleStateUpdate: ("IdleStateUpdate", branch("NoneIdleStateUpdate", v_NoneIdleStateUpdate)),
    NoticeSessionUpdate: ("SessionUpdate", branch("NoticeSessionUpdate", v_Notice)),
    NumberElicitationPropertySchema: (
        "ElicitationPropertySchema",
        branch("NumberElicitationPropertySchema", v_NumberPropertySchema),
    ),
    OtherAuthMethod: ("AuthMethod", branch("OtherAuthMethod", v_OtherAuthMethod)),
    OtherAvailableCommand: (
        "AvailableCommand",
        branch("OtherAvailableCommand", v_OtherAvailableCommand),
    ),
    OtherAvailableCommandInput: (
        "AvailableCommandInput",
        branch("OtherAvailableCommandInput", v_OtherAvailableCommandInput),
    ),
    OtherBackgroundWork: (
        "BackgroundWork",
        branch("OtherBackgroundWork", v_OtherAvailableCommandInput),
    ),
    OtherContentBlock: ("ContentBlock", branch("OtherContentBlock", v_OtherAvailableCommandInput)),
    OtherCreateElicitationRequest: (
        "CreateElicitationRequest",
        branch("OtherCreateElicitationRequest", v_OtherCreateElicitationRequest),
    ),
    OtherCreateElicitationResponse: (
        "CreateElicitationResponse",
        branch("OtherCreateElicitationResponse", v_OtherCreateElicitationResponse),
    ),
    OtherDiffChange: ("DiffChange", branch("OtherDiffChange", v_OtherDiffChange)),
    OtherElicitationPropertySchema: (
        "ElicitationPropertySchema",
        branch("OtherElicitationPropertySchema", v_OtherAvailableCommandInput),
    ),
    OtherIdleStateUpdate: (
        "IdleStateUpdate",
        branch("OtherIdleStateUpdate", v_OtherIdleStateUpdate),
    ),
    OtherMcpServer: ("McpServer", branch("OtherMcpServer", v_OtherAvailableCommandInput)),
    OtherMultiSelectItems: (
        "MultiSelectItems",
        branch("OtherMultiSelectItems", v_OtherAvailableCommandInput),
    ),
    OtherPlanUpdateContent: (
        "PlanUpdateContent",
        branch("OtherPlanUpdateContent", v_OtherPlanUpdateContent),
    ),
    OtherReplayFrom: ("ReplayFrom", branch("OtherReplayFrom", v_OtherAvailableCommandInput)),
    OtherRequestPermissionOutcome: (
        "RequestPermissionOutcome",
        branch("OtherRequestPermissionOutcome", v_OtherRequestPermissionOutcome),
    ),
    OtherRequestPermissionSubject: (
        "RequestPermissionSubject",
        branch("OtherRequestPermissionSubject", v_OtherAvailableCommandInput),
    ),
    OtherSessionConfigOption: (
        "SessionConfigOption",
        branch("OtherSessionConfigOption", v_OtherSessionConfigOption),
    ),
    OtherSessionUpdate: ("SessionUpdate", branch("OtherSessionUpdate", v_OtherSessionUpdate)),
    OtherSetSessionConfigOptionRequest: (
        "SetSessionConfigOptionRequest",
        branch("OtherSetSessionConfigOptionRequest", v_OtherSetSessionConfigOptionRequest),
    ),
    OtherStateUpdate: ("StateUpdate", branch("OtherStateUpdate", v_OtherStateUpdate)),
    OtherToolCallContent: (
        "ToolCallContent",
        branch("OtherToolCallContent", v_OtherAvailableCommandInput),
    ),
    PlainCreateElicitationResponse: (
        "CreateElicitationResponse",
        branch("PlainCreateElicitationResponse", v_PlainCreateElicitationResponse),
    ),
    PlainIdleStateUpdate: (
        "IdleStateUpdate",
        branch("PlainIdleStateUpdate", v_PlainIdleStateUpdate),
    ),
    PlanRemovedSessionUpdate: ("SessionUpdate", branch("PlanRemovedSessionUpdate", v_PlanRemoved)),
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
        branch("SessionMessageChunkSessionUpdate", v_ContentChunk),
    ),
    SessionMessageSessionUpdate: (
        "SessionUpdate",
        branch("SessionMessageSessionUpdate", v_SessionMessage),
    ),
    StartReplayFrom: ("ReplayFrom", branch("StartReplayFrom", v_ArchiveSessionResponse)),
    StateUpdateSessionUpdate: (
        "SessionUpdate",
        branch("StateUpdateSessionUpdate", v_StateUpdateSessionUpdate),
    ),
    StdioMcpServer: ("McpServer", branch("StdioMcpServer", v_McpServerStdio)),
    StringElicitationPropertySchema: (
        "ElicitationPropertySchema",
        branch("StringElicitationPropertySchema", v_StringPropertySchema),
    ),
    SubagentBackgroundWork: (
        "BackgroundWork",
        branch("SubagentBackgroundWork", v_ArchiveSessionRequest),
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
        branch("TaggedRequiresActionStateUpdate", v_RequiresActionStateUpdate),
    ),
    TaggedRunningStateUpdate: (
        "StateUpdate",
        branch("TaggedRunningStateUpdate", v_RequiresActionStateUpdate),
    ),
    TaggedStringMultiSelectItems: (
        "MultiSelectItems",
        branch("TaggedStringMultiSelectItems", v_StringMultiSelectItems),
    ),
    TaggedUnknownStateUpdate: (
        "StateUpdate",
        branch("TaggedUnknownStateUpdate", v_RequiresActionStateUpdate),
    ),
    TerminalAuthMethod: ("AuthMethod", branch("TerminalAuthMethod", v_AuthMethodTerminal)),
    TerminalBackgroundWork: (
        "BackgroundWork",
        branch("TerminalBackgroundWork", v_BackgroundTerminal),
    ),
    TerminalOutputChunkSessionUpdate: (
        "SessionUpdate",
        branch("TerminalOutputChunkSessionUpdate", v_TerminalOutputChunk),
    ),
    TerminalToolCallContent: (
        "ToolCallContent",
        branch("TerminalToolCallContent", v_BackgroundTerminal),
    ),
    TerminalUpdateSessionUpdate: (
        "SessionUpdate",
        branch("TerminalUpdateSessionUpdate", v_TerminalUpdate),
    ),
    TextAvailableCommandInput: (
        "AvailableCommandInput",
        branch("TextAvailableCommandInput", v_TextCommandInput),
    ),
    TextContentBlock: ("ContentBlock", branch("TextContentBlock", v_TextContent)),
    ToolCallBackgroundWork: (
        "BackgroundWork",
        branch("ToolCallBackgroundWork", v_BackgroundToolCall),
    ),
    ToolCallContentChunkSessionUpdate: (
        "SessionUpdate",
        branch("ToolCallContentChunkSessionUpdate", v_ToolCallContentChunk),
    ),
    ToolCallRequestPermissionSubject: (
        "RequestPermissionSubject",
        branch("ToolCallRequestPermissionSubject", v_ToolCallPermissionSubject),
    ),
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
    UserMessageSessionUpdate: ("SessionUpdate", branch("UserMessageSessionUpdate", v_AgentMessage)),
}
"""The union that each branch class belongs to, and the test of the branch."""
