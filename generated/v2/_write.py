"""Writers: one function for each class, from its Python form to compact JSON text.

What they write is the text of what the encoders give. A record that kept something unknown, or
whose keys are not all its own, is written by way of its encoder. They raise whatever comes up for
a value that is not as the schema has it: the encoders tell what is wrong.
"""

from __future__ import annotations

from .._encoding import number, off
from .._json import escape
from .._json import plain_text as text
from .._runtime import EMPTY, UNSET
from . import _encode
from .types import *
from .types import __all__ as _stable
from .unstable import *
from .unstable import __all__ as _unstable

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    Writers = dict[type, Callable[[Any, int], str]]


def w_ElicitationAcceptAction(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_ElicitationAcceptAction(o, c))
    r = ""

    v = o.content
    if v is not None:
        r += (
            f',"content":{text({k: _encode.e_ElicitationContentValue(x, c) for k, x in v.items()})}'
        )
    return f"{{{r[1:]}}}"


def w_AcceptCreateElicitationResponse(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_AcceptCreateElicitationResponse(o, c))
    if o.meta is None and o.content is None:
        return '{"action":"accept"}'
    r = '{"action":"accept"'

    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    v = o.content
    if v is not None:
        r += (
            f',"content":{text({k: _encode.e_ElicitationContentValue(x, c) for k, x in v.items()})}'
        )
    return r + "}"


def w_McpServerAcp(o: Any, c: int) -> str:
    if c & 8 != 8:
        raise off("McpServerAcp", "MCP_OVER_ACP")

    if o.unknown_fields is not EMPTY:
        return text(_encode.e_McpServerAcp(o, c))
    if o.meta is None:
        return f'{{"name":{escape(o.name)},"serverId":{escape(o.server_id)}}}'
    r = f'{{"name":{escape(o.name)},"serverId":{escape(o.server_id)}'

    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_AcpMcpServer(o: Any, c: int) -> str:
    if c & 8 != 8:
        raise off("AcpMcpServer", "MCP_OVER_ACP")

    if o.unknown_fields is not EMPTY:
        return text(_encode.e_AcpMcpServer(o, c))
    if o.meta is None:
        return f'{{"type":"acp","name":{escape(o.name)},"serverId":{escape(o.server_id)}}}'
    r = f'{{"type":"acp","name":{escape(o.name)},"serverId":{escape(o.server_id)}'

    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_DiffPathChange(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_DiffPathChange(o, c))
    r = f'{{"path":{escape(o.path)}'

    return r + "}"


def w_AddDiffChange(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_AddDiffChange(o, c))
    if o.file_type is None and o.mime_type is None and o.meta is None:
        return f'{{"operation":"add","path":{escape(o.path)}}}'
    r = f'{{"operation":"add","path":{escape(o.path)}'

    v = o.file_type
    if v is not None:
        r += f',"fileType":{escape(v)}'
    v = o.mime_type
    if v is not None:
        r += f',"mimeType":{escape(v)}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_AgentAuthCapabilities(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_AgentAuthCapabilities(o, c))
    r = ""

    v = o.status
    if v is not None:
        if c & 1 != 1:
            raise off("AgentAuthCapabilities.status", "AUTH_STATUS")

        r += f',"status":{w_AuthStatusCapabilities(v, c)}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return f"{{{r[1:]}}}"


def w_AuthMethodAgent(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_AuthMethodAgent(o, c))
    if o.description is None and o.meta is None:
        return f'{{"methodId":{escape(o.method_id)},"name":{escape(o.name)}}}'
    r = f'{{"methodId":{escape(o.method_id)},"name":{escape(o.name)}'

    v = o.description
    if v is not None:
        r += f',"description":{escape(v)}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_AgentAuthMethod(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_AgentAuthMethod(o, c))
    if o.description is None and o.meta is None:
        return f'{{"type":"agent","methodId":{escape(o.method_id)},"name":{escape(o.name)}}}'
    r = f'{{"type":"agent","methodId":{escape(o.method_id)},"name":{escape(o.name)}'

    v = o.description
    if v is not None:
        r += f',"description":{escape(v)}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_AgentCapabilities(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_AgentCapabilities(o, c))
    r = ""

    v = o.session
    if v is not None:
        r += f',"session":{w_SessionCapabilities(v, c)}'
    v = o.auth
    if v is not None:
        r += f',"auth":{w_AgentAuthCapabilities(v, c)}'
    v = o.providers
    if v is not None:
        if c & 4 != 4:
            raise off("AgentCapabilities.providers", "LLM_PROVIDERS")

        r += f',"providers":{w_ProvidersCapabilities(v, c)}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return f"{{{r[1:]}}}"


def w_AgentMessage(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_AgentMessage(o, c))
    r = f'{{"messageId":{escape(o.message_id)}'

    v = o.content
    if v is not UNSET:
        r += f',"content":{"null" if v is None else "[" + ",".join([_ContentBlock[type(x)](x, c) for x in v]) + "]"}'
    v = o.meta
    if v is not UNSET:
        r += f',"_meta":{"null" if v is None else text(v)}'
    return r + "}"


def w_ContentChunk(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_ContentChunk(o, c))
    if o.meta is None:
        return f'{{"messageId":{escape(o.message_id)},"content":{_ContentBlock[type(o.content)](o.content, c)}}}'
    r = f'{{"messageId":{escape(o.message_id)},"content":{_ContentBlock[type(o.content)](o.content, c)}'

    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_AgentMessageChunkSessionUpdate(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_AgentMessageChunkSessionUpdate(o, c))
    if o.meta is None:
        return f'{{"sessionUpdate":"agent_message_chunk","messageId":{escape(o.message_id)},"content":{_ContentBlock[type(o.content)](o.content, c)}}}'
    r = f'{{"sessionUpdate":"agent_message_chunk","messageId":{escape(o.message_id)},"content":{_ContentBlock[type(o.content)](o.content, c)}'

    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_AgentMessageSessionUpdate(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_AgentMessageSessionUpdate(o, c))
    r = f'{{"sessionUpdate":"agent_message","messageId":{escape(o.message_id)}'

    v = o.content
    if v is not UNSET:
        r += f',"content":{"null" if v is None else "[" + ",".join([_ContentBlock[type(x)](x, c) for x in v]) + "]"}'
    v = o.meta
    if v is not UNSET:
        r += f',"_meta":{"null" if v is None else text(v)}'
    return r + "}"


def w_AgentNotification(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_AgentNotification(o, c))
    if o.params is None:
        return f'{{"method":{escape(o.method)}}}'
    r = f'{{"method":{escape(o.method)}'

    v = o.params
    if v is not None:
        r += f',"params":{text(v)}'
    return r + "}"


def w_AgentRequest(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_AgentRequest(o, c))
    if o.params is None:
        return f'{{"id":{text(o.id)},"method":{escape(o.method)}}}'
    r = f'{{"id":{text(o.id)},"method":{escape(o.method)}'

    v = o.params
    if v is not None:
        r += f',"params":{text(v)}'
    return r + "}"


def w_AgentThoughtChunkSessionUpdate(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_AgentThoughtChunkSessionUpdate(o, c))
    if o.meta is None:
        return f'{{"sessionUpdate":"agent_thought_chunk","messageId":{escape(o.message_id)},"content":{_ContentBlock[type(o.content)](o.content, c)}}}'
    r = f'{{"sessionUpdate":"agent_thought_chunk","messageId":{escape(o.message_id)},"content":{_ContentBlock[type(o.content)](o.content, c)}'

    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_AgentThoughtSessionUpdate(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_AgentThoughtSessionUpdate(o, c))
    r = f'{{"sessionUpdate":"agent_thought","messageId":{escape(o.message_id)}'

    v = o.content
    if v is not UNSET:
        r += f',"content":{"null" if v is None else "[" + ",".join([_ContentBlock[type(x)](x, c) for x in v]) + "]"}'
    v = o.meta
    if v is not UNSET:
        r += f',"_meta":{"null" if v is None else text(v)}'
    return r + "}"


def w_Annotations(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_Annotations(o, c))
    r = ""

    v = o.audience
    if v is not None:
        r += f',"audience":{"[" + ",".join(map(escape, v)) + "]"}'
    v = o.last_modified
    if v is not None:
        r += f',"lastModified":{escape(v)}'
    v = o.priority
    if v is not None:
        r += f',"priority":{repr(v) if type(v) is float and v - v == 0.0 else text(number(v))}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return f"{{{r[1:]}}}"


def w_ArchiveSessionRequest(o: Any, c: int) -> str:
    if c & 64 != 64:
        raise off("ArchiveSessionRequest", "SESSION_ARCHIVE")

    return w_CancelSessionNotification(o, c)


def w_ArchiveSessionResponse(o: Any, c: int) -> str:
    if c & 64 != 64:
        raise off("ArchiveSessionResponse", "SESSION_ARCHIVE")

    return w_CancelTerminalResponse(o, c)


def w_MultiSelectPropertySchema(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_MultiSelectPropertySchema(o, c))
    r = f'{{"items":{_MultiSelectItems[type(o.items)](o.items, c)}'

    v = o.title
    if v is not None:
        r += f',"title":{escape(v)}'
    v = o.description
    if v is not None:
        r += f',"description":{escape(v)}'
    v = o.min_items
    if v is not None:
        r += f',"minItems":{repr(v) if type(v) is int else text(v)}'
    v = o.max_items
    if v is not None:
        r += f',"maxItems":{repr(v) if type(v) is int else text(v)}'
    v = o.default
    if v is not None:
        r += f',"default":{"[" + ",".join(map(escape, v)) + "]"}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_ArrayElicitationPropertySchema(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_ArrayElicitationPropertySchema(o, c))
    r = f'{{"type":"array","items":{_MultiSelectItems[type(o.items)](o.items, c)}'

    v = o.title
    if v is not None:
        r += f',"title":{escape(v)}'
    v = o.description
    if v is not None:
        r += f',"description":{escape(v)}'
    v = o.min_items
    if v is not None:
        r += f',"minItems":{repr(v) if type(v) is int else text(v)}'
    v = o.max_items
    if v is not None:
        r += f',"maxItems":{repr(v) if type(v) is int else text(v)}'
    v = o.default
    if v is not None:
        r += f',"default":{"[" + ",".join(map(escape, v)) + "]"}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_AudioContent(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_AudioContent(o, c))
    if o.annotations is None and o.meta is None:
        return f'{{"data":{escape(o.data)},"mimeType":{escape(o.mime_type)}}}'
    r = f'{{"data":{escape(o.data)},"mimeType":{escape(o.mime_type)}'

    v = o.annotations
    if v is not None:
        r += f',"annotations":{w_Annotations(v, c)}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_AudioContentBlock(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_AudioContentBlock(o, c))
    if o.annotations is None and o.meta is None:
        return f'{{"type":"audio","data":{escape(o.data)},"mimeType":{escape(o.mime_type)}}}'
    r = f'{{"type":"audio","data":{escape(o.data)},"mimeType":{escape(o.mime_type)}'

    v = o.annotations
    if v is not None:
        r += f',"annotations":{w_Annotations(v, c)}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_AuthAccount(o: Any, c: int) -> str:
    if c & 1 != 1:
        raise off("AuthAccount", "AUTH_STATUS")

    if o.unknown_fields is not EMPTY:
        return text(_encode.e_AuthAccount(o, c))
    r = f'{{"label":{escape(o.label)}'

    v = o.active
    if v is not None:
        r += f',"active":{"true" if v is True else "false" if v is False else text(v)}'
    v = o.name
    if v is not None:
        r += f',"name":{escape(v)}'
    v = o.email
    if v is not None:
        r += f',"email":{escape(v)}'
    v = o.organization
    if v is not None:
        r += f',"organization":{escape(v)}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_AuthMethodTerminal(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_AuthMethodTerminal(o, c))
    items: Any
    r = f'{{"methodId":{escape(o.method_id)},"name":{escape(o.name)}'

    v = o.description
    if v is not None:
        r += f',"description":{escape(v)}'
    v = o.args
    if v is not None:
        r += f',"args":{"[" + ",".join(map(escape, v)) + "]"}'
    v = o.env
    if v is not None:
        items = []
        for x in v:
            items.append(w_EnvVariable(x, c))
        r += f',"env":[{",".join(items)}]'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_AuthStatusCapabilities(o: Any, c: int) -> str:
    if c & 1 != 1:
        raise off("AuthStatusCapabilities", "AUTH_STATUS")

    return w_CancelTerminalResponse(o, c)


def w_AuthStatusRequest(o: Any, c: int) -> str:
    if c & 1 != 1:
        raise off("AuthStatusRequest", "AUTH_STATUS")

    return w_CancelTerminalResponse(o, c)


def w_AuthStatusResponse(o: Any, c: int) -> str:
    if c & 1 != 1:
        raise off("AuthStatusResponse", "AUTH_STATUS")

    if o.unknown_fields is not EMPTY:
        return text(_encode.e_AuthStatusResponse(o, c))
    if o.accounts is None and o.meta is None:
        return f'{{"state":{escape(o.state)}}}'
    items: Any
    r = f'{{"state":{escape(o.state)}'

    v = o.accounts
    if v is not None:
        items = []
        for x in v:
            items.append(w_AuthAccount(x, c))
        r += f',"accounts":[{",".join(items)}]'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_AuthStatusUpdateNotification(o: Any, c: int) -> str:
    if c & 1 != 1:
        raise off("AuthStatusUpdateNotification", "AUTH_STATUS")

    if o.unknown_fields is not EMPTY:
        return text(_encode.e_AuthStatusUpdateNotification(o, c))
    if o.accounts is None and o.meta is None:
        return f'{{"state":{escape(o.state)}}}'
    items: Any
    r = f'{{"state":{escape(o.state)}'

    v = o.accounts
    if v is not None:
        items = []
        for x in v:
            items.append(w_AuthAccount(x, c))
        r += f',"accounts":[{",".join(items)}]'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_AvailableCommandsUpdate(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_AvailableCommandsUpdate(o, c))
    if o.meta is None:
        return f'{{"availableCommands":{"[" + ",".join([_AvailableCommand[type(x)](x, c) for x in o.available_commands]) + "]"}}}'
    r = f'{{"availableCommands":{"[" + ",".join([_AvailableCommand[type(x)](x, c) for x in o.available_commands]) + "]"}'

    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_AvailableCommandsUpdateSessionUpdate(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_AvailableCommandsUpdateSessionUpdate(o, c))
    if o.meta is None:
        return f'{{"sessionUpdate":"available_commands_update","availableCommands":{"[" + ",".join([_AvailableCommand[type(x)](x, c) for x in o.available_commands]) + "]"}}}'
    r = f'{{"sessionUpdate":"available_commands_update","availableCommands":{"[" + ",".join([_AvailableCommand[type(x)](x, c) for x in o.available_commands]) + "]"}'

    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_BackgroundSubagent(o: Any, c: int) -> str:
    if c & 2048 != 2048:
        raise off("BackgroundSubagent", "SUBAGENTS")

    return w_CancelSessionNotification(o, c)


def w_BackgroundTerminal(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_BackgroundTerminal(o, c))
    if o.meta is None:
        return f'{{"terminalId":{escape(o.terminal_id)}}}'
    r = f'{{"terminalId":{escape(o.terminal_id)}'

    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_BackgroundToolCall(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_BackgroundToolCall(o, c))
    if o.meta is None:
        return f'{{"toolCallId":{escape(o.tool_call_id)}}}'
    r = f'{{"toolCallId":{escape(o.tool_call_id)}'

    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_BlobResourceContents(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_BlobResourceContents(o, c))
    if o.mime_type is None and o.meta is None:
        return f'{{"blob":{escape(o.blob)},"uri":{escape(o.uri)}}}'
    r = f'{{"blob":{escape(o.blob)},"uri":{escape(o.uri)}'

    v = o.mime_type
    if v is not None:
        r += f',"mimeType":{escape(v)}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_BooleanPropertySchema(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_BooleanPropertySchema(o, c))
    r = ""

    v = o.title
    if v is not None:
        r += f',"title":{escape(v)}'
    v = o.description
    if v is not None:
        r += f',"description":{escape(v)}'
    v = o.default
    if v is not None:
        r += f',"default":{"true" if v is True else "false" if v is False else text(v)}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return f"{{{r[1:]}}}"


def w_BooleanElicitationPropertySchema(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_BooleanElicitationPropertySchema(o, c))
    r = '{"type":"boolean"'

    v = o.title
    if v is not None:
        r += f',"title":{escape(v)}'
    v = o.description
    if v is not None:
        r += f',"description":{escape(v)}'
    v = o.default
    if v is not None:
        r += f',"default":{"true" if v is True else "false" if v is False else text(v)}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_SessionConfigBoolean(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_SessionConfigBoolean(o, c))
    r = f'{{"currentValue":{"true" if o.current_value is True else "false" if o.current_value is False else text(o.current_value)}'

    return r + "}"


def w_BooleanSessionConfigOption(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_BooleanSessionConfigOption(o, c))
    if o.description is None and o.category is None and o.meta is None:
        return f'{{"type":"boolean","configId":{escape(o.config_id)},"name":{escape(o.name)},"currentValue":{"true" if o.current_value is True else "false" if o.current_value is False else text(o.current_value)}}}'
    r = f'{{"type":"boolean","configId":{escape(o.config_id)},"name":{escape(o.name)},"currentValue":{"true" if o.current_value is True else "false" if o.current_value is False else text(o.current_value)}'

    v = o.description
    if v is not None:
        r += f',"description":{escape(v)}'
    v = o.category
    if v is not None:
        r += f',"category":{escape(v)}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_BooleanSetSessionConfigOptionRequest(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_BooleanSetSessionConfigOptionRequest(o, c))
    if o.meta is None:
        return f'{{"type":"boolean","sessionId":{escape(o.session_id)},"configId":{escape(o.config_id)},"value":{"true" if o.value is True else "false" if o.value is False else text(o.value)}}}'
    r = f'{{"type":"boolean","sessionId":{escape(o.session_id)},"configId":{escape(o.config_id)},"value":{"true" if o.value is True else "false" if o.value is False else text(o.value)}'

    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_CancelRequestNotification(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_CancelRequestNotification(o, c))
    if o.meta is None:
        return f'{{"requestId":{text(o.request_id)}}}'
    r = f'{{"requestId":{text(o.request_id)}'

    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_CancelSessionNotification(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_CancelSessionNotification(o, c))
    if o.meta is None:
        return f'{{"sessionId":{escape(o.session_id)}}}'
    r = f'{{"sessionId":{escape(o.session_id)}'

    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_CancelTerminalRequest(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_CancelTerminalRequest(o, c))
    if o.meta is None:
        return f'{{"sessionId":{escape(o.session_id)},"terminalId":{escape(o.terminal_id)}}}'
    r = f'{{"sessionId":{escape(o.session_id)},"terminalId":{escape(o.terminal_id)}'

    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_CancelTerminalResponse(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_CancelTerminalResponse(o, c))
    r = ""

    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return f"{{{r[1:]}}}"


def w_CancelToolCallRequest(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_CancelToolCallRequest(o, c))
    if o.meta is None:
        return f'{{"sessionId":{escape(o.session_id)},"toolCallId":{escape(o.tool_call_id)}}}'
    r = f'{{"sessionId":{escape(o.session_id)},"toolCallId":{escape(o.tool_call_id)}'

    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_CancelledRequestPermissionOutcome(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_CancelledRequestPermissionOutcome(o, c))
    if o.meta is None:
        return '{"outcome":"cancelled"}'
    r = '{"outcome":"cancelled"'

    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_ClientAuthCapabilities(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_ClientAuthCapabilities(o, c))
    r = ""

    v = o.terminal
    if v is not None:
        r += f',"terminal":{w_TerminalAuthCapabilities(v, c)}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return f"{{{r[1:]}}}"


def w_ClientCapabilities(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_ClientCapabilities(o, c))
    r = ""

    v = o.auth
    if v is not None:
        r += f',"auth":{w_ClientAuthCapabilities(v, c)}'
    v = o.elicitation
    if v is not None:
        r += f',"elicitation":{w_ElicitationCapabilities(v, c)}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return f"{{{r[1:]}}}"


def w_Command(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_Command(o, c))
    if o.input is None and o.meta is None:
        return f'{{"name":{escape(o.name)},"description":{escape(o.description)}}}'
    r = f'{{"name":{escape(o.name)},"description":{escape(o.description)}'

    v = o.input
    if v is not None:
        r += f',"input":{_AvailableCommandInput[type(v)](v, c)}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_CommandAvailableCommand(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_CommandAvailableCommand(o, c))
    if o.input is None and o.meta is None:
        return f'{{"type":"command","name":{escape(o.name)},"description":{escape(o.description)}}}'
    r = f'{{"type":"command","name":{escape(o.name)},"description":{escape(o.description)}'

    v = o.input
    if v is not None:
        r += f',"input":{_AvailableCommandInput[type(v)](v, c)}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_CommandPermissionSubject(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_CommandPermissionSubject(o, c))
    if o.tool_call_id is None and o.terminal_id is None and o.meta is None:
        return f'{{"command":{escape(o.command)},"cwd":{escape(o.cwd)}}}'
    r = f'{{"command":{escape(o.command)},"cwd":{escape(o.cwd)}'

    v = o.tool_call_id
    if v is not None:
        r += f',"toolCallId":{escape(v)}'
    v = o.terminal_id
    if v is not None:
        r += f',"terminalId":{escape(v)}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_CommandRequestPermissionSubject(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_CommandRequestPermissionSubject(o, c))
    if o.tool_call_id is None and o.terminal_id is None and o.meta is None:
        return f'{{"type":"command","command":{escape(o.command)},"cwd":{escape(o.cwd)}}}'
    r = f'{{"type":"command","command":{escape(o.command)},"cwd":{escape(o.cwd)}'

    v = o.tool_call_id
    if v is not None:
        r += f',"toolCallId":{escape(v)}'
    v = o.terminal_id
    if v is not None:
        r += f',"terminalId":{escape(v)}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_CompactionSummaryChunk(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_CompactionSummaryChunk(o, c))
    if o.meta is None:
        return f'{{"compactionId":{escape(o.compaction_id)},"content":{_ContentBlock[type(o.content)](o.content, c)}}}'
    r = f'{{"compactionId":{escape(o.compaction_id)},"content":{_ContentBlock[type(o.content)](o.content, c)}'

    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_CompactionSummaryChunkSessionUpdate(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_CompactionSummaryChunkSessionUpdate(o, c))
    if o.meta is None:
        return f'{{"sessionUpdate":"compaction_summary_chunk","compactionId":{escape(o.compaction_id)},"content":{_ContentBlock[type(o.content)](o.content, c)}}}'
    r = f'{{"sessionUpdate":"compaction_summary_chunk","compactionId":{escape(o.compaction_id)},"content":{_ContentBlock[type(o.content)](o.content, c)}'

    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_CompactionUpdate(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_CompactionUpdate(o, c))
    r = f'{{"compactionId":{escape(o.compaction_id)},"status":{escape(o.status)}'

    v = o.summary
    if v is not UNSET:
        r += f',"summary":{"null" if v is None else "[" + ",".join([_ContentBlock[type(x)](x, c) for x in v]) + "]"}'
    v = o.error
    if v is not UNSET:
        r += f',"error":{"null" if v is None else escape(v)}'
    v = o.meta
    if v is not UNSET:
        r += f',"_meta":{"null" if v is None else text(v)}'
    return r + "}"


def w_CompactionUpdateSessionUpdate(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_CompactionUpdateSessionUpdate(o, c))
    r = f'{{"sessionUpdate":"compaction_update","compactionId":{escape(o.compaction_id)},"status":{escape(o.status)}'

    v = o.summary
    if v is not UNSET:
        r += f',"summary":{"null" if v is None else "[" + ",".join([_ContentBlock[type(x)](x, c) for x in v]) + "]"}'
    v = o.error
    if v is not UNSET:
        r += f',"error":{"null" if v is None else escape(v)}'
    v = o.meta
    if v is not UNSET:
        r += f',"_meta":{"null" if v is None else text(v)}'
    return r + "}"


def w_CompleteElicitationNotification(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_CompleteElicitationNotification(o, c))
    if o.meta is None:
        return f'{{"elicitationId":{escape(o.elicitation_id)}}}'
    r = f'{{"elicitationId":{escape(o.elicitation_id)}'

    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_ConfigOptionUpdate(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_ConfigOptionUpdate(o, c))
    if o.meta is None:
        return f'{{"configOptions":{"[" + ",".join([_SessionConfigOption[type(x)](x, c) for x in o.config_options]) + "]"}}}'
    r = f'{{"configOptions":{"[" + ",".join([_SessionConfigOption[type(x)](x, c) for x in o.config_options]) + "]"}'

    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_ConfigOptionUpdateSessionUpdate(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_ConfigOptionUpdateSessionUpdate(o, c))
    if o.meta is None:
        return f'{{"sessionUpdate":"config_option_update","configOptions":{"[" + ",".join([_SessionConfigOption[type(x)](x, c) for x in o.config_options]) + "]"}}}'
    r = f'{{"sessionUpdate":"config_option_update","configOptions":{"[" + ",".join([_SessionConfigOption[type(x)](x, c) for x in o.config_options]) + "]"}'

    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_Content(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_Content(o, c))
    if o.meta is None:
        return f'{{"content":{_ContentBlock[type(o.content)](o.content, c)}}}'
    r = f'{{"content":{_ContentBlock[type(o.content)](o.content, c)}'

    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_ContentToolCallContent(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_ContentToolCallContent(o, c))
    if o.meta is None:
        return f'{{"type":"content","content":{_ContentBlock[type(o.content)](o.content, c)}}}'
    r = f'{{"type":"content","content":{_ContentBlock[type(o.content)](o.content, c)}'

    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_DiffPathPairChange(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_DiffPathPairChange(o, c))
    r = f'{{"oldPath":{escape(o.old_path)},"path":{escape(o.path)}'

    return r + "}"


def w_CopyDiffChange(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_CopyDiffChange(o, c))
    if o.file_type is None and o.mime_type is None and o.meta is None:
        return f'{{"operation":"copy","oldPath":{escape(o.old_path)},"path":{escape(o.path)}}}'
    r = f'{{"operation":"copy","oldPath":{escape(o.old_path)},"path":{escape(o.path)}'

    v = o.file_type
    if v is not None:
        r += f',"fileType":{escape(v)}'
    v = o.mime_type
    if v is not None:
        r += f',"mimeType":{escape(v)}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_Cost(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_Cost(o, c))
    if o.meta is None:
        return f'{{"amount":{repr(o.amount) if type(o.amount) is float and o.amount - o.amount == 0.0 else text(number(o.amount))},"currency":{escape(o.currency)}}}'
    r = f'{{"amount":{repr(o.amount) if type(o.amount) is float and o.amount - o.amount == 0.0 else text(number(o.amount))},"currency":{escape(o.currency)}'

    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_DeleteDiffChange(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_DeleteDiffChange(o, c))
    if o.file_type is None and o.mime_type is None and o.meta is None:
        return f'{{"operation":"delete","path":{escape(o.path)}}}'
    r = f'{{"operation":"delete","path":{escape(o.path)}'

    v = o.file_type
    if v is not None:
        r += f',"fileType":{escape(v)}'
    v = o.mime_type
    if v is not None:
        r += f',"mimeType":{escape(v)}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_Diff(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_Diff(o, c))
    if o.patch is None and o.meta is None:
        return (
            f'{{"changes":{"[" + ",".join([_DiffChange[type(x)](x, c) for x in o.changes]) + "]"}}}'
        )
    r = f'{{"changes":{"[" + ",".join([_DiffChange[type(x)](x, c) for x in o.changes]) + "]"}'

    v = o.patch
    if v is not None:
        r += f',"patch":{w_DiffPatch(v, c)}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_DiffPatch(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_DiffPatch(o, c))
    if o.meta is None:
        return f'{{"format":{escape(o.format)},"text":{escape(o.text)}}}'
    r = f'{{"format":{escape(o.format)},"text":{escape(o.text)}'

    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_DiffToolCallContent(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_DiffToolCallContent(o, c))
    if o.patch is None and o.meta is None:
        return f'{{"type":"diff","changes":{"[" + ",".join([_DiffChange[type(x)](x, c) for x in o.changes]) + "]"}}}'
    r = f'{{"type":"diff","changes":{"[" + ",".join([_DiffChange[type(x)](x, c) for x in o.changes]) + "]"}'

    v = o.patch
    if v is not None:
        r += f',"patch":{w_DiffPatch(v, c)}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_DisableProviderRequest(o: Any, c: int) -> str:
    if c & 4 != 4:
        raise off("DisableProviderRequest", "LLM_PROVIDERS")

    if o.unknown_fields is not EMPTY:
        return text(_encode.e_DisableProviderRequest(o, c))
    if o.meta is None:
        return f'{{"providerId":{escape(o.provider_id)}}}'
    r = f'{{"providerId":{escape(o.provider_id)}'

    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_DisableProviderResponse(o: Any, c: int) -> str:
    if c & 4 != 4:
        raise off("DisableProviderResponse", "LLM_PROVIDERS")

    return w_CancelTerminalResponse(o, c)


def w_ElicitationCapabilities(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_ElicitationCapabilities(o, c))
    r = ""

    v = o.form
    if v is not None:
        r += f',"form":{w_ElicitationFormCapabilities(v, c)}'
    v = o.url
    if v is not None:
        r += f',"url":{w_ElicitationUrlCapabilities(v, c)}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return f"{{{r[1:]}}}"


def w_ElicitationFormMode(o: Any, c: int) -> str:
    return text(_encode.e_ElicitationFormMode(o, c))


def w_ElicitationRequestScope(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_ElicitationRequestScope(o, c))
    r = f'{{"requestId":{text(o.request_id)}'

    return r + "}"


def w_ElicitationSchema(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_ElicitationSchema(o, c))
    r = f'{{"type":{escape(o.type)},"properties":{text({k: _encode.UNIONS["ElicitationPropertySchema"][type(x)](x, c) for k, x in o.properties.items()})}'

    v = o.title
    if v is not None:
        r += f',"title":{escape(v)}'
    v = o.required
    if v is not None:
        r += f',"required":{"[" + ",".join(map(escape, v)) + "]"}'
    v = o.description
    if v is not None:
        r += f',"description":{escape(v)}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_ElicitationSessionScope(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_ElicitationSessionScope(o, c))
    if o.tool_call_id is None:
        return f'{{"sessionId":{escape(o.session_id)}}}'
    r = f'{{"sessionId":{escape(o.session_id)}'

    v = o.tool_call_id
    if v is not None:
        r += f',"toolCallId":{escape(v)}'
    return r + "}"


def w_ElicitationUrlMode(o: Any, c: int) -> str:
    return text(_encode.e_ElicitationUrlMode(o, c))


def w_EmbeddedResource(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_EmbeddedResource(o, c))
    if o.annotations is None and o.meta is None:
        return f'{{"resource":{_EmbeddedResourceResource[type(o.resource)](o.resource, c)}}}'
    r = f'{{"resource":{_EmbeddedResourceResource[type(o.resource)](o.resource, c)}'

    v = o.annotations
    if v is not None:
        r += f',"annotations":{w_Annotations(v, c)}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_EnumOption(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_EnumOption(o, c))
    if o.description is None and o.meta is None:
        return f'{{"const":{escape(o.const)},"title":{escape(o.title)}}}'
    r = f'{{"const":{escape(o.const)},"title":{escape(o.title)}'

    v = o.description
    if v is not None:
        r += f',"description":{escape(v)}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_EnvVariable(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_EnvVariable(o, c))
    if o.meta is None:
        return f'{{"name":{escape(o.name)},"value":{escape(o.value)}}}'
    r = f'{{"name":{escape(o.name)},"value":{escape(o.value)}'

    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_Error(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_Error(o, c))
    if o.data is None:
        return f'{{"code":{repr(o.code) if type(o.code) is int else text(o.code)},"message":{escape(o.message)}}}'
    r = f'{{"code":{repr(o.code) if type(o.code) is int else text(o.code)},"message":{escape(o.message)}'

    v = o.data
    if v is not None:
        r += f',"data":{text(_encode.e_ErrorData(v, c))}'
    return r + "}"


def w_ErrorAgentResponse(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_ErrorAgentResponse(o, c))
    r = f'{{"error":{w_Error(o.error, c)}'

    v = o.id
    r += f',"id":{"null" if v is None else text(v)}'
    return r + "}"


def w_ErrorClientResponse(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_ErrorClientResponse(o, c))
    r = f'{{"error":{w_Error(o.error, c)}'

    v = o.id
    r += f',"id":{"null" if v is None else text(v)}'
    return r + "}"


def w_ErrorStopReason(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_ErrorStopReason(o, c))
    r = ""

    v = o.error
    if v is not None:
        r += f',"error":{w_Error(v, c)}'
    return f"{{{r[1:]}}}"


def w_ErrorIdleStateUpdate(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_ErrorIdleStateUpdate(o, c))
    items: Any
    r = '{"stopReason":"error"'

    v = o.usage
    if v is not None:
        if c & 2 != 2:
            raise off("ErrorIdleStateUpdate.usage", "END_TURN_TOKEN_USAGE")

        r += f',"usage":{w_Usage(v, c)}'
    v = o.background
    if v is not None:
        items = []
        for x in v:
            items.append(_BackgroundWork[type(x)](x, c))
        r += f',"background":[{",".join(items)}]'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    v = o.error
    if v is not None:
        r += f',"error":{w_Error(v, c)}'
    return r + "}"


def w_ErrorMessageMcpResponse(o: Any, c: int) -> str:
    if c & 8 != 8:
        raise off("ErrorMessageMcpResponse", "MCP_OVER_ACP")

    if o.unknown_fields is not EMPTY:
        return text(_encode.e_ErrorMessageMcpResponse(o, c))
    if o.meta is None:
        return f'{{"error":{w_McpError(o.error, c)}}}'
    r = f'{{"error":{w_McpError(o.error, c)}'

    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_ErrorProxyResponse(o: Any, c: int) -> str:
    if c & 32 != 32:
        raise off("ErrorProxyResponse", "PROXY_CHAINS")

    if o.unknown_fields is not EMPTY:
        return text(_encode.e_ErrorProxyResponse(o, c))
    r = f'{{"error":{w_Error(o.error, c)}'

    v = o.id
    r += f',"id":{"null" if v is None else text(v)}'
    return r + "}"


def w_PlanFile(o: Any, c: int) -> str:
    if c & 16 != 16:
        raise off("PlanFile", "PLAN_OPERATIONS")

    if o.unknown_fields is not EMPTY:
        return text(_encode.e_PlanFile(o, c))
    if o.meta is None:
        return f'{{"planId":{escape(o.plan_id)},"uri":{escape(o.uri)}}}'
    r = f'{{"planId":{escape(o.plan_id)},"uri":{escape(o.uri)}'

    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_FilePlanUpdateContent(o: Any, c: int) -> str:
    if c & 16 != 16:
        raise off("FilePlanUpdateContent", "PLAN_OPERATIONS")

    if o.unknown_fields is not EMPTY:
        return text(_encode.e_FilePlanUpdateContent(o, c))
    if o.meta is None:
        return f'{{"type":"file","planId":{escape(o.plan_id)},"uri":{escape(o.uri)}}}'
    r = f'{{"type":"file","planId":{escape(o.plan_id)},"uri":{escape(o.uri)}'

    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_ForkSessionRequest(o: Any, c: int) -> str:
    if c & 128 != 128:
        raise off("ForkSessionRequest", "SESSION_FORK")

    if o.unknown_fields is not EMPTY:
        return text(_encode.e_ForkSessionRequest(o, c))
    items: Any
    r = f'{{"sessionId":{escape(o.session_id)},"cwd":{escape(o.cwd)}'

    v = o.additional_directories
    if v is not None:
        r += f',"additionalDirectories":{"[" + ",".join(map(escape, v)) + "]"}'
    v = o.mcp_servers
    if v is not None:
        items = []
        for x in v:
            items.append(_McpServer[type(x)](x, c))
        r += f',"mcpServers":[{",".join(items)}]'
    v = o.system_prompt
    if v is not None:
        if c & 1024 != 1024:
            raise off("ForkSessionRequest.system_prompt", "SESSION_SYSTEM_PROMPT")

        r += f',"systemPrompt":{w_SystemPrompt(v, c)}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_ForkSessionResponse(o: Any, c: int) -> str:
    if c & 128 != 128:
        raise off("ForkSessionResponse", "SESSION_FORK")

    return w_NewSessionResponse(o, c)


def w_FormCreateElicitationRequest(o: Any, c: int) -> str:
    return text(_encode.e_FormCreateElicitationRequest(o, c))


def w_McpServerHttp(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_McpServerHttp(o, c))
    if o.headers is None and o.meta is None:
        return f'{{"name":{escape(o.name)},"url":{escape(o.url)}}}'
    items: Any
    r = f'{{"name":{escape(o.name)},"url":{escape(o.url)}'

    v = o.headers
    if v is not None:
        items = []
        for x in v:
            items.append(w_HttpHeader(x, c))
        r += f',"headers":[{",".join(items)}]'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_HttpMcpServer(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_HttpMcpServer(o, c))
    if o.headers is None and o.meta is None:
        return f'{{"type":"http","name":{escape(o.name)},"url":{escape(o.url)}}}'
    items: Any
    r = f'{{"type":"http","name":{escape(o.name)},"url":{escape(o.url)}'

    v = o.headers
    if v is not None:
        items = []
        for x in v:
            items.append(w_HttpHeader(x, c))
        r += f',"headers":[{",".join(items)}]'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_Icon(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_Icon(o, c))
    r = f'{{"src":{escape(o.src)}'

    v = o.mime_type
    if v is not None:
        r += f',"mimeType":{escape(v)}'
    v = o.sizes
    if v is not None:
        r += f',"sizes":{"[" + ",".join(map(escape, v)) + "]"}'
    v = o.theme
    if v is not None:
        r += f',"theme":{escape(v)}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_IdSetSessionConfigOptionRequest(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_IdSetSessionConfigOptionRequest(o, c))
    if o.meta is None:
        return f'{{"type":"id","sessionId":{escape(o.session_id)},"configId":{escape(o.config_id)},"value":{escape(o.value)}}}'
    r = f'{{"type":"id","sessionId":{escape(o.session_id)},"configId":{escape(o.config_id)},"value":{escape(o.value)}'

    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_ImageContent(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_ImageContent(o, c))
    if o.uri is None and o.annotations is None and o.meta is None:
        return f'{{"data":{escape(o.data)},"mimeType":{escape(o.mime_type)}}}'
    r = f'{{"data":{escape(o.data)},"mimeType":{escape(o.mime_type)}'

    v = o.uri
    if v is not None:
        r += f',"uri":{escape(v)}'
    v = o.annotations
    if v is not None:
        r += f',"annotations":{w_Annotations(v, c)}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_ImageContentBlock(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_ImageContentBlock(o, c))
    if o.uri is None and o.annotations is None and o.meta is None:
        return f'{{"type":"image","data":{escape(o.data)},"mimeType":{escape(o.mime_type)}}}'
    r = f'{{"type":"image","data":{escape(o.data)},"mimeType":{escape(o.mime_type)}'

    v = o.uri
    if v is not None:
        r += f',"uri":{escape(v)}'
    v = o.annotations
    if v is not None:
        r += f',"annotations":{w_Annotations(v, c)}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_Implementation(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_Implementation(o, c))
    if o.title is None and o.meta is None:
        return f'{{"name":{escape(o.name)},"version":{escape(o.version)}}}'
    r = f'{{"name":{escape(o.name)},"version":{escape(o.version)}'

    v = o.title
    if v is not None:
        r += f',"title":{escape(v)}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_InitializeRequest(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_InitializeRequest(o, c))
    if o.capabilities is None and o.meta is None:
        return f'{{"protocolVersion":{repr(o.protocol_version) if type(o.protocol_version) is int else text(o.protocol_version)},"info":{w_Implementation(o.info, c)}}}'
    r = f'{{"protocolVersion":{repr(o.protocol_version) if type(o.protocol_version) is int else text(o.protocol_version)},"info":{w_Implementation(o.info, c)}'

    v = o.capabilities
    if v is not None:
        r += f',"capabilities":{w_ClientCapabilities(v, c)}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_InitializeProxyRequest(o: Any, c: int) -> str:
    if c & 32 != 32:
        raise off("InitializeProxyRequest", "PROXY_CHAINS")

    return w_InitializeRequest(o, c)


def w_InitializeResponse(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_InitializeResponse(o, c))
    if o.capabilities is None and o.auth_methods is None and o.meta is None:
        return f'{{"protocolVersion":{repr(o.protocol_version) if type(o.protocol_version) is int else text(o.protocol_version)},"info":{w_Implementation(o.info, c)}}}'
    items: Any
    r = f'{{"protocolVersion":{repr(o.protocol_version) if type(o.protocol_version) is int else text(o.protocol_version)},"info":{w_Implementation(o.info, c)}'

    v = o.capabilities
    if v is not None:
        r += f',"capabilities":{w_AgentCapabilities(v, c)}'
    v = o.auth_methods
    if v is not None:
        items = []
        for x in v:
            items.append(_AuthMethod[type(x)](x, c))
        r += f',"authMethods":[{",".join(items)}]'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_InitializeProxyResponse(o: Any, c: int) -> str:
    if c & 32 != 32:
        raise off("InitializeProxyResponse", "PROXY_CHAINS")

    return w_InitializeResponse(o, c)


def w_IntegerPropertySchema(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_IntegerPropertySchema(o, c))
    r = ""

    v = o.title
    if v is not None:
        r += f',"title":{escape(v)}'
    v = o.description
    if v is not None:
        r += f',"description":{escape(v)}'
    v = o.minimum
    if v is not None:
        r += f',"minimum":{repr(v) if type(v) is int else text(v)}'
    v = o.maximum
    if v is not None:
        r += f',"maximum":{repr(v) if type(v) is int else text(v)}'
    v = o.default
    if v is not None:
        r += f',"default":{repr(v) if type(v) is int else text(v)}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return f"{{{r[1:]}}}"


def w_IntegerElicitationPropertySchema(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_IntegerElicitationPropertySchema(o, c))
    r = '{"type":"integer"'

    v = o.title
    if v is not None:
        r += f',"title":{escape(v)}'
    v = o.description
    if v is not None:
        r += f',"description":{escape(v)}'
    v = o.minimum
    if v is not None:
        r += f',"minimum":{repr(v) if type(v) is int else text(v)}'
    v = o.maximum
    if v is not None:
        r += f',"maximum":{repr(v) if type(v) is int else text(v)}'
    v = o.default
    if v is not None:
        r += f',"default":{repr(v) if type(v) is int else text(v)}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_PlanItems(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_PlanItems(o, c))
    if o.meta is None:
        return f'{{"planId":{escape(o.plan_id)},"entries":{"[" + ",".join([w_PlanEntry(x, c) for x in o.entries]) + "]"}}}'
    r = f'{{"planId":{escape(o.plan_id)},"entries":{"[" + ",".join([w_PlanEntry(x, c) for x in o.entries]) + "]"}'

    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_ItemsPlanUpdateContent(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_ItemsPlanUpdateContent(o, c))
    if o.meta is None:
        return f'{{"type":"items","planId":{escape(o.plan_id)},"entries":{"[" + ",".join([w_PlanEntry(x, c) for x in o.entries]) + "]"}}}'
    r = f'{{"type":"items","planId":{escape(o.plan_id)},"entries":{"[" + ",".join([w_PlanEntry(x, c) for x in o.entries]) + "]"}'

    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_ListProvidersRequest(o: Any, c: int) -> str:
    if c & 4 != 4:
        raise off("ListProvidersRequest", "LLM_PROVIDERS")

    return w_CancelTerminalResponse(o, c)


def w_ListProvidersResponse(o: Any, c: int) -> str:
    if c & 4 != 4:
        raise off("ListProvidersResponse", "LLM_PROVIDERS")

    if o.unknown_fields is not EMPTY:
        return text(_encode.e_ListProvidersResponse(o, c))
    if o.meta is None:
        return (
            f'{{"providers":{"[" + ",".join([w_ProviderInfo(x, c) for x in o.providers]) + "]"}}}'
        )
    r = f'{{"providers":{"[" + ",".join([w_ProviderInfo(x, c) for x in o.providers]) + "]"}'

    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_ListSessionsRequest(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_ListSessionsRequest(o, c))
    r = ""

    v = o.cwd
    if v is not None:
        r += f',"cwd":{escape(v)}'
    v = o.cursor
    if v is not None:
        r += f',"cursor":{escape(v)}'
    v = o.archived
    if v is not None:
        if c & 64 != 64:
            raise off("ListSessionsRequest.archived", "SESSION_ARCHIVE")

        r += f',"archived":{escape(v)}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return f"{{{r[1:]}}}"


def w_ListSessionsResponse(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_ListSessionsResponse(o, c))
    r = ""

    v = o.sessions
    r += f',"sessions":{"[" + ",".join([w_SessionInfo(x, c) for x in v]) + "]"}'
    v = o.next_cursor
    if v is not None:
        r += f',"nextCursor":{escape(v)}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return f"{{{r[1:]}}}"


def w_LoginAuthRequest(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_LoginAuthRequest(o, c))
    if o.meta is None:
        return f'{{"methodId":{escape(o.method_id)}}}'
    r = f'{{"methodId":{escape(o.method_id)}'

    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_PlanMarkdown(o: Any, c: int) -> str:
    if c & 16 != 16:
        raise off("PlanMarkdown", "PLAN_OPERATIONS")

    if o.unknown_fields is not EMPTY:
        return text(_encode.e_PlanMarkdown(o, c))
    if o.meta is None:
        return f'{{"planId":{escape(o.plan_id)},"content":{escape(o.content)}}}'
    r = f'{{"planId":{escape(o.plan_id)},"content":{escape(o.content)}'

    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_MarkdownPlanUpdateContent(o: Any, c: int) -> str:
    if c & 16 != 16:
        raise off("MarkdownPlanUpdateContent", "PLAN_OPERATIONS")

    if o.unknown_fields is not EMPTY:
        return text(_encode.e_MarkdownPlanUpdateContent(o, c))
    if o.meta is None:
        return f'{{"type":"markdown","planId":{escape(o.plan_id)},"content":{escape(o.content)}}}'
    r = f'{{"type":"markdown","planId":{escape(o.plan_id)},"content":{escape(o.content)}'

    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_McpAcpCapabilities(o: Any, c: int) -> str:
    if c & 8 != 8:
        raise off("McpAcpCapabilities", "MCP_OVER_ACP")

    return w_CancelTerminalResponse(o, c)


def w_McpCapabilities(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_McpCapabilities(o, c))
    r = ""

    v = o.stdio
    if v is not None:
        r += f',"stdio":{w_McpStdioCapabilities(v, c)}'
    v = o.http
    if v is not None:
        r += f',"http":{w_McpHttpCapabilities(v, c)}'
    v = o.acp
    if v is not None:
        if c & 8 != 8:
            raise off("McpCapabilities.acp", "MCP_OVER_ACP")

        r += f',"acp":{w_McpAcpCapabilities(v, c)}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return f"{{{r[1:]}}}"


def w_McpError(o: Any, c: int) -> str:
    return text(_encode.e_McpError(o, c))


def w_McpServerStdio(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_McpServerStdio(o, c))
    if o.args is None and o.env is None and o.meta is None:
        return f'{{"name":{escape(o.name)},"command":{escape(o.command)}}}'
    items: Any
    r = f'{{"name":{escape(o.name)},"command":{escape(o.command)}'

    v = o.args
    if v is not None:
        r += f',"args":{"[" + ",".join(map(escape, v)) + "]"}'
    v = o.env
    if v is not None:
        items = []
        for x in v:
            items.append(w_EnvVariable(x, c))
        r += f',"env":[{",".join(items)}]'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_MessageMcpNotification(o: Any, c: int) -> str:
    if c & 8 != 8:
        raise off("MessageMcpNotification", "MCP_OVER_ACP")

    if o.unknown_fields is not EMPTY:
        return text(_encode.e_MessageMcpNotification(o, c))
    if o.params is None and o.meta is None:
        return f'{{"serverId":{escape(o.server_id)},"requestId":{escape(o.request_id)},"method":{escape(o.method)}}}'
    r = f'{{"serverId":{escape(o.server_id)},"requestId":{escape(o.request_id)},"method":{escape(o.method)}'

    v = o.params
    if v is not None:
        r += f',"params":{text(v)}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_MessageMcpRequest(o: Any, c: int) -> str:
    if c & 8 != 8:
        raise off("MessageMcpRequest", "MCP_OVER_ACP")

    if o.unknown_fields is not EMPTY:
        return text(_encode.e_MessageMcpRequest(o, c))
    if o.params is None and o.meta is None:
        return f'{{"serverId":{escape(o.server_id)},"requestId":{escape(o.request_id)},"method":{escape(o.method)}}}'
    r = f'{{"serverId":{escape(o.server_id)},"requestId":{escape(o.request_id)},"method":{escape(o.method)}'

    v = o.params
    if v is not None:
        r += f',"params":{text(v)}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_ModifyDiffChange(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_ModifyDiffChange(o, c))
    if o.file_type is None and o.mime_type is None and o.meta is None:
        return f'{{"operation":"modify","path":{escape(o.path)}}}'
    r = f'{{"operation":"modify","path":{escape(o.path)}'

    v = o.file_type
    if v is not None:
        r += f',"fileType":{escape(v)}'
    v = o.mime_type
    if v is not None:
        r += f',"mimeType":{escape(v)}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_MoveDiffChange(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_MoveDiffChange(o, c))
    if o.file_type is None and o.mime_type is None and o.meta is None:
        return f'{{"operation":"move","oldPath":{escape(o.old_path)},"path":{escape(o.path)}}}'
    r = f'{{"operation":"move","oldPath":{escape(o.old_path)},"path":{escape(o.path)}'

    v = o.file_type
    if v is not None:
        r += f',"fileType":{escape(v)}'
    v = o.mime_type
    if v is not None:
        r += f',"mimeType":{escape(v)}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_NewSessionRequest(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_NewSessionRequest(o, c))
    items: Any
    r = f'{{"cwd":{escape(o.cwd)}'

    v = o.additional_directories
    if v is not None:
        r += f',"additionalDirectories":{"[" + ",".join(map(escape, v)) + "]"}'
    v = o.mcp_servers
    if v is not None:
        items = []
        for x in v:
            items.append(_McpServer[type(x)](x, c))
        r += f',"mcpServers":[{",".join(items)}]'
    v = o.system_prompt
    if v is not None:
        if c & 1024 != 1024:
            raise off("NewSessionRequest.system_prompt", "SESSION_SYSTEM_PROMPT")

        r += f',"systemPrompt":{w_SystemPrompt(v, c)}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_NewSessionResponse(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_NewSessionResponse(o, c))
    if o.config_options is None and o.available_commands is None and o.meta is None:
        return f'{{"sessionId":{escape(o.session_id)}}}'
    items: Any
    r = f'{{"sessionId":{escape(o.session_id)}'

    v = o.config_options
    if v is not None:
        items = []
        for x in v:
            items.append(_SessionConfigOption[type(x)](x, c))
        r += f',"configOptions":[{",".join(items)}]'
    v = o.available_commands
    if v is not None:
        items = []
        for x in v:
            items.append(_AvailableCommand[type(x)](x, c))
        r += f',"availableCommands":[{",".join(items)}]'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_NoneIdleStateUpdate(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_NoneIdleStateUpdate(o, c))
    items: Any
    r = ""

    v = o.usage
    if v is not None:
        if c & 2 != 2:
            raise off("NoneIdleStateUpdate.usage", "END_TURN_TOKEN_USAGE")

        r += f',"usage":{w_Usage(v, c)}'
    v = o.background
    if v is not None:
        items = []
        for x in v:
            items.append(_BackgroundWork[type(x)](x, c))
        r += f',"background":[{",".join(items)}]'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return f"{{{r[1:]}}}"


def w_Notice(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_Notice(o, c))
    if o.description is None and o.meta is None:
        return f'{{"severity":{escape(o.severity)},"title":{escape(o.title)}}}'
    r = f'{{"severity":{escape(o.severity)},"title":{escape(o.title)}'

    v = o.description
    if v is not None:
        r += f',"description":{escape(v)}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_NoticeSessionUpdate(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_NoticeSessionUpdate(o, c))
    if o.description is None and o.meta is None:
        return f'{{"sessionUpdate":"notice","severity":{escape(o.severity)},"title":{escape(o.title)}}}'
    r = f'{{"sessionUpdate":"notice","severity":{escape(o.severity)},"title":{escape(o.title)}'

    v = o.description
    if v is not None:
        r += f',"description":{escape(v)}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_NumberPropertySchema(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_NumberPropertySchema(o, c))
    r = ""

    v = o.title
    if v is not None:
        r += f',"title":{escape(v)}'
    v = o.description
    if v is not None:
        r += f',"description":{escape(v)}'
    v = o.minimum
    if v is not None:
        r += f',"minimum":{repr(v) if type(v) is float and v - v == 0.0 else text(number(v))}'
    v = o.maximum
    if v is not None:
        r += f',"maximum":{repr(v) if type(v) is float and v - v == 0.0 else text(number(v))}'
    v = o.default
    if v is not None:
        r += f',"default":{repr(v) if type(v) is float and v - v == 0.0 else text(number(v))}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return f"{{{r[1:]}}}"


def w_NumberElicitationPropertySchema(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_NumberElicitationPropertySchema(o, c))
    r = '{"type":"number"'

    v = o.title
    if v is not None:
        r += f',"title":{escape(v)}'
    v = o.description
    if v is not None:
        r += f',"description":{escape(v)}'
    v = o.minimum
    if v is not None:
        r += f',"minimum":{repr(v) if type(v) is float and v - v == 0.0 else text(number(v))}'
    v = o.maximum
    if v is not None:
        r += f',"maximum":{repr(v) if type(v) is float and v - v == 0.0 else text(number(v))}'
    v = o.default
    if v is not None:
        r += f',"default":{repr(v) if type(v) is float and v - v == 0.0 else text(number(v))}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_OtherAuthMethod(o: Any, c: int) -> str:
    return text(_encode.e_OtherAuthMethod(o, c))


def w_OtherAvailableCommand(o: Any, c: int) -> str:
    return text(_encode.e_OtherAvailableCommand(o, c))


def w_OtherAvailableCommandInput(o: Any, c: int) -> str:
    return text(_encode.e_OtherAvailableCommandInput(o, c))


def w_OtherCreateElicitationRequest(o: Any, c: int) -> str:
    return text(_encode.e_OtherCreateElicitationRequest(o, c))


def w_OtherCreateElicitationResponse(o: Any, c: int) -> str:
    return text(_encode.e_OtherCreateElicitationResponse(o, c))


def w_OtherDiffChange(o: Any, c: int) -> str:
    return text(_encode.e_OtherDiffChange(o, c))


def w_OtherIdleStateUpdate(o: Any, c: int) -> str:
    return text(_encode.e_OtherIdleStateUpdate(o, c))


def w_OtherPlanUpdateContent(o: Any, c: int) -> str:
    return text(_encode.e_OtherPlanUpdateContent(o, c))


def w_OtherRequestPermissionOutcome(o: Any, c: int) -> str:
    return text(_encode.e_OtherRequestPermissionOutcome(o, c))


def w_OtherSessionConfigOption(o: Any, c: int) -> str:
    return text(_encode.e_OtherSessionConfigOption(o, c))


def w_OtherSessionUpdate(o: Any, c: int) -> str:
    return text(_encode.e_OtherSessionUpdate(o, c))


def w_OtherSetSessionConfigOptionRequest(o: Any, c: int) -> str:
    return text(_encode.e_OtherSetSessionConfigOptionRequest(o, c))


def w_OtherStateUpdate(o: Any, c: int) -> str:
    return text(_encode.e_OtherStateUpdate(o, c))


def w_PermissionOption(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_PermissionOption(o, c))
    if o.meta is None:
        return (
            f'{{"optionId":{escape(o.option_id)},"name":{escape(o.name)},"kind":{escape(o.kind)}}}'
        )
    r = f'{{"optionId":{escape(o.option_id)},"name":{escape(o.name)},"kind":{escape(o.kind)}'

    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_PlainCreateElicitationResponse(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_PlainCreateElicitationResponse(o, c))
    if o.meta is None:
        return f'{{"action":{text(o.action)}}}'
    r = f'{{"action":{text(o.action)}'

    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_PlainIdleStateUpdate(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_PlainIdleStateUpdate(o, c))
    if o.usage is None and o.background is None and o.meta is None:
        return f'{{"stopReason":{text(o.stop_reason)}}}'
    items: Any
    r = f'{{"stopReason":{text(o.stop_reason)}'

    v = o.usage
    if v is not None:
        if c & 2 != 2:
            raise off("PlainIdleStateUpdate.usage", "END_TURN_TOKEN_USAGE")

        r += f',"usage":{w_Usage(v, c)}'
    v = o.background
    if v is not None:
        items = []
        for x in v:
            items.append(_BackgroundWork[type(x)](x, c))
        r += f',"background":[{",".join(items)}]'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_PlanEntry(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_PlanEntry(o, c))
    if o.meta is None:
        return f'{{"content":{escape(o.content)},"priority":{escape(o.priority)},"status":{escape(o.status)}}}'
    r = f'{{"content":{escape(o.content)},"priority":{escape(o.priority)},"status":{escape(o.status)}'

    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_PlanRemoved(o: Any, c: int) -> str:
    if c & 16 != 16:
        raise off("PlanRemoved", "PLAN_OPERATIONS")

    if o.unknown_fields is not EMPTY:
        return text(_encode.e_PlanRemoved(o, c))
    if o.meta is None:
        return f'{{"planId":{escape(o.plan_id)}}}'
    r = f'{{"planId":{escape(o.plan_id)}'

    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_PlanRemovedSessionUpdate(o: Any, c: int) -> str:
    if c & 16 != 16:
        raise off("PlanRemovedSessionUpdate", "PLAN_OPERATIONS")

    if o.unknown_fields is not EMPTY:
        return text(_encode.e_PlanRemovedSessionUpdate(o, c))
    if o.meta is None:
        return f'{{"sessionUpdate":"plan_removed","planId":{escape(o.plan_id)}}}'
    r = f'{{"sessionUpdate":"plan_removed","planId":{escape(o.plan_id)}'

    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_PlanUpdate(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_PlanUpdate(o, c))
    if o.meta is None:
        return f'{{"plan":{_PlanUpdateContent[type(o.plan)](o.plan, c)}}}'
    r = f'{{"plan":{_PlanUpdateContent[type(o.plan)](o.plan, c)}'

    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_PlanUpdateSessionUpdate(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_PlanUpdateSessionUpdate(o, c))
    if o.meta is None:
        return f'{{"sessionUpdate":"plan_update","plan":{_PlanUpdateContent[type(o.plan)](o.plan, c)}}}'
    r = f'{{"sessionUpdate":"plan_update","plan":{_PlanUpdateContent[type(o.plan)](o.plan, c)}'

    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_PromptCapabilities(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_PromptCapabilities(o, c))
    r = ""

    v = o.image
    if v is not None:
        r += f',"image":{w_PromptImageCapabilities(v, c)}'
    v = o.audio
    if v is not None:
        r += f',"audio":{w_PromptAudioCapabilities(v, c)}'
    v = o.embedded_context
    if v is not None:
        r += f',"embeddedContext":{w_PromptEmbeddedContextCapabilities(v, c)}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return f"{{{r[1:]}}}"


def w_PromptRequest(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_PromptRequest(o, c))
    if o.meta is None:
        return f'{{"sessionId":{escape(o.session_id)},"prompt":{"[" + ",".join([_ContentBlock[type(x)](x, c) for x in o.prompt]) + "]"}}}'
    r = f'{{"sessionId":{escape(o.session_id)},"prompt":{"[" + ",".join([_ContentBlock[type(x)](x, c) for x in o.prompt]) + "]"}'

    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_PromptResponse(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_PromptResponse(o, c))
    if o.meta is None:
        return f'{{"messageId":{escape(o.message_id)}}}'
    r = f'{{"messageId":{escape(o.message_id)}'

    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_ProviderCurrentConfig(o: Any, c: int) -> str:
    if c & 4 != 4:
        raise off("ProviderCurrentConfig", "LLM_PROVIDERS")

    if o.unknown_fields is not EMPTY:
        return text(_encode.e_ProviderCurrentConfig(o, c))
    if o.meta is None:
        return f'{{"apiType":{escape(o.api_type)},"baseUrl":{escape(o.base_url)}}}'
    r = f'{{"apiType":{escape(o.api_type)},"baseUrl":{escape(o.base_url)}'

    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_ProviderInfo(o: Any, c: int) -> str:
    if c & 4 != 4:
        raise off("ProviderInfo", "LLM_PROVIDERS")

    if o.unknown_fields is not EMPTY:
        return text(_encode.e_ProviderInfo(o, c))
    r = f'{{"providerId":{escape(o.provider_id)},"required":{"true" if o.required is True else "false" if o.required is False else text(o.required)}'

    v = o.supported
    r += f',"supported":{"[" + ",".join(map(escape, v)) + "]"}'
    v = o.current
    if v is not None:
        r += f',"current":{w_ProviderCurrentConfig(v, c)}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_ProvidersCapabilities(o: Any, c: int) -> str:
    if c & 4 != 4:
        raise off("ProvidersCapabilities", "LLM_PROVIDERS")

    return w_CancelTerminalResponse(o, c)


def w_ProxyNotification(o: Any, c: int) -> str:
    if c & 32 != 32:
        raise off("ProxyNotification", "PROXY_CHAINS")

    return w_AgentNotification(o, c)


def w_ProxyRequest(o: Any, c: int) -> str:
    if c & 32 != 32:
        raise off("ProxyRequest", "PROXY_CHAINS")

    return w_AgentRequest(o, c)


def w_ProxySuccessorNotification(o: Any, c: int) -> str:
    if c & 32 != 32:
        raise off("ProxySuccessorNotification", "PROXY_CHAINS")

    if o.unknown_fields is not EMPTY:
        return text(_encode.e_ProxySuccessorNotification(o, c))
    if o.params is None and o.meta is None:
        return f'{{"method":{escape(o.method)}}}'
    r = f'{{"method":{escape(o.method)}'

    v = o.params
    if v is not None:
        r += f',"params":{text(v)}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_ProxySuccessorRequest(o: Any, c: int) -> str:
    if c & 32 != 32:
        raise off("ProxySuccessorRequest", "PROXY_CHAINS")

    if o.unknown_fields is not EMPTY:
        return text(_encode.e_ProxySuccessorRequest(o, c))
    if o.params is None and o.meta is None:
        return f'{{"method":{escape(o.method)}}}'
    r = f'{{"method":{escape(o.method)}'

    v = o.params
    if v is not None:
        r += f',"params":{text(v)}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_RequestPermissionRequest(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_RequestPermissionRequest(o, c))
    if o.description is None and o.subject is None and o.meta is None:
        return f'{{"sessionId":{escape(o.session_id)},"title":{escape(o.title)},"options":{"[" + ",".join([w_PermissionOption(x, c) for x in o.options]) + "]"}}}'
    r = f'{{"sessionId":{escape(o.session_id)},"title":{escape(o.title)},"options":{"[" + ",".join([w_PermissionOption(x, c) for x in o.options]) + "]"}'

    v = o.description
    if v is not None:
        r += f',"description":{escape(v)}'
    v = o.subject
    if v is not None:
        r += f',"subject":{_RequestPermissionSubject[type(v)](v, c)}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_RequestPermissionResponse(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_RequestPermissionResponse(o, c))
    if o.meta is None:
        return f'{{"outcome":{_RequestPermissionOutcome[type(o.outcome)](o.outcome, c)}}}'
    r = f'{{"outcome":{_RequestPermissionOutcome[type(o.outcome)](o.outcome, c)}'

    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_RequiresActionStateUpdate(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_RequiresActionStateUpdate(o, c))
    items: Any
    r = ""

    v = o.background
    if v is not None:
        items = []
        for x in v:
            items.append(_BackgroundWork[type(x)](x, c))
        r += f',"background":[{",".join(items)}]'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return f"{{{r[1:]}}}"


def w_ResourceContentBlock(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_ResourceContentBlock(o, c))
    if o.annotations is None and o.meta is None:
        return f'{{"type":"resource","resource":{_EmbeddedResourceResource[type(o.resource)](o.resource, c)}}}'
    r = f'{{"type":"resource","resource":{_EmbeddedResourceResource[type(o.resource)](o.resource, c)}'

    v = o.annotations
    if v is not None:
        r += f',"annotations":{w_Annotations(v, c)}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_ResourceLink(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_ResourceLink(o, c))
    items: Any
    r = f'{{"name":{escape(o.name)},"uri":{escape(o.uri)}'

    v = o.title
    if v is not None:
        r += f',"title":{escape(v)}'
    v = o.description
    if v is not None:
        r += f',"description":{escape(v)}'
    v = o.icons
    if v is not None:
        items = []
        for x in v:
            items.append(w_Icon(x, c))
        r += f',"icons":[{",".join(items)}]'
    v = o.mime_type
    if v is not None:
        r += f',"mimeType":{escape(v)}'
    v = o.size
    if v is not None:
        r += f',"size":{repr(v) if type(v) is int else text(v)}'
    v = o.annotations
    if v is not None:
        r += f',"annotations":{w_Annotations(v, c)}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_ResourceLinkContentBlock(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_ResourceLinkContentBlock(o, c))
    items: Any
    r = f'{{"type":"resource_link","name":{escape(o.name)},"uri":{escape(o.uri)}'

    v = o.title
    if v is not None:
        r += f',"title":{escape(v)}'
    v = o.description
    if v is not None:
        r += f',"description":{escape(v)}'
    v = o.icons
    if v is not None:
        items = []
        for x in v:
            items.append(w_Icon(x, c))
        r += f',"icons":[{",".join(items)}]'
    v = o.mime_type
    if v is not None:
        r += f',"mimeType":{escape(v)}'
    v = o.size
    if v is not None:
        r += f',"size":{repr(v) if type(v) is int else text(v)}'
    v = o.annotations
    if v is not None:
        r += f',"annotations":{w_Annotations(v, c)}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_ResultAgentResponse(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_ResultAgentResponse(o, c))
    r = f'{{"id":{text(o.id)}'

    v = o.result
    r += f',"result":{"null" if v is None else text(v)}'
    return r + "}"


def w_ResultMessageMcpResponse(o: Any, c: int) -> str:
    if c & 8 != 8:
        raise off("ResultMessageMcpResponse", "MCP_OVER_ACP")

    if o.unknown_fields is not EMPTY:
        return text(_encode.e_ResultMessageMcpResponse(o, c))
    r = ""

    v = o.result
    r += f',"result":{"null" if v is None else text(v)}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return f"{{{r[1:]}}}"


def w_ResultProxyResponse(o: Any, c: int) -> str:
    if c & 32 != 32:
        raise off("ResultProxyResponse", "PROXY_CHAINS")

    return w_ResultAgentResponse(o, c)


def w_ResumeSessionRequest(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_ResumeSessionRequest(o, c))
    items: Any
    r = f'{{"sessionId":{escape(o.session_id)},"cwd":{escape(o.cwd)}'

    v = o.additional_directories
    if v is not None:
        r += f',"additionalDirectories":{"[" + ",".join(map(escape, v)) + "]"}'
    v = o.mcp_servers
    if v is not None:
        items = []
        for x in v:
            items.append(_McpServer[type(x)](x, c))
        r += f',"mcpServers":[{",".join(items)}]'
    v = o.replay_from
    if v is not None:
        r += f',"replayFrom":{_ReplayFrom[type(v)](v, c)}'
    v = o.system_prompt
    if v is not None:
        if c & 1024 != 1024:
            raise off("ResumeSessionRequest.system_prompt", "SESSION_SYSTEM_PROMPT")

        r += f',"systemPrompt":{w_SystemPrompt(v, c)}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_ResumeSessionResponse(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_ResumeSessionResponse(o, c))
    items: Any
    r = ""

    v = o.config_options
    if v is not None:
        items = []
        for x in v:
            items.append(_SessionConfigOption[type(x)](x, c))
        r += f',"configOptions":[{",".join(items)}]'
    v = o.available_commands
    if v is not None:
        items = []
        for x in v:
            items.append(_AvailableCommand[type(x)](x, c))
        r += f',"availableCommands":[{",".join(items)}]'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return f"{{{r[1:]}}}"


def w_SessionConfigSelect(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_SessionConfigSelect(o, c))
    r = f'{{"currentValue":{escape(o.current_value)},"options":{text(_encode.e_SessionConfigSelectOptions(o.options, c))}'

    return r + "}"


def w_SelectSessionConfigOption(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_SelectSessionConfigOption(o, c))
    if o.description is None and o.category is None and o.meta is None:
        return f'{{"type":"select","configId":{escape(o.config_id)},"name":{escape(o.name)},"currentValue":{escape(o.current_value)},"options":{text(_encode.e_SessionConfigSelectOptions(o.options, c))}}}'
    r = f'{{"type":"select","configId":{escape(o.config_id)},"name":{escape(o.name)},"currentValue":{escape(o.current_value)},"options":{text(_encode.e_SessionConfigSelectOptions(o.options, c))}'

    v = o.description
    if v is not None:
        r += f',"description":{escape(v)}'
    v = o.category
    if v is not None:
        r += f',"category":{escape(v)}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_SelectedPermissionOutcome(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_SelectedPermissionOutcome(o, c))
    if o.meta is None:
        return f'{{"optionId":{escape(o.option_id)}}}'
    r = f'{{"optionId":{escape(o.option_id)}'

    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_SelectedRequestPermissionOutcome(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_SelectedRequestPermissionOutcome(o, c))
    if o.meta is None:
        return f'{{"outcome":"selected","optionId":{escape(o.option_id)}}}'
    r = f'{{"outcome":"selected","optionId":{escape(o.option_id)}'

    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_SessionArchiveCapabilities(o: Any, c: int) -> str:
    if c & 64 != 64:
        raise off("SessionArchiveCapabilities", "SESSION_ARCHIVE")

    return w_CancelTerminalResponse(o, c)


def w_SessionCancelCapabilities(o: Any, c: int) -> str:
    if c & 2048 != 2048:
        raise off("SessionCancelCapabilities", "SUBAGENTS")

    return w_CancelTerminalResponse(o, c)


def w_SessionCapabilities(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_SessionCapabilities(o, c))
    r = ""

    v = o.prompt
    if v is not None:
        r += f',"prompt":{w_PromptCapabilities(v, c)}'
    v = o.mcp
    if v is not None:
        r += f',"mcp":{w_McpCapabilities(v, c)}'
    v = o.delete
    if v is not None:
        r += f',"delete":{w_SessionDeleteCapabilities(v, c)}'
    v = o.additional_directories
    if v is not None:
        r += f',"additionalDirectories":{w_SessionAdditionalDirectoriesCapabilities(v, c)}'
    v = o.system_prompt
    if v is not None:
        if c & 1024 != 1024:
            raise off("SessionCapabilities.system_prompt", "SESSION_SYSTEM_PROMPT")

        r += f',"systemPrompt":{w_SessionSystemPromptCapabilities(v, c)}'
    v = o.fork
    if v is not None:
        if c & 128 != 128:
            raise off("SessionCapabilities.fork", "SESSION_FORK")

        r += f',"fork":{w_SessionForkCapabilities(v, c)}'
    v = o.archive
    if v is not None:
        if c & 64 != 64:
            raise off("SessionCapabilities.archive", "SESSION_ARCHIVE")

        r += f',"archive":{w_SessionArchiveCapabilities(v, c)}'
    v = o.status
    if v is not None:
        if c & 512 != 512:
            raise off("SessionCapabilities.status", "SESSION_STATUS")

        r += f',"status":{w_SessionStatusCapabilities(v, c)}'
    v = o.title
    if v is not None:
        if c & 256 != 256:
            raise off("SessionCapabilities.title", "SESSION_SET_TITLE")

        r += f',"title":{w_SessionTitleCapabilities(v, c)}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return f"{{{r[1:]}}}"


def w_SessionConfigSelectGroup(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_SessionConfigSelectGroup(o, c))
    r = f'{{"groupId":{escape(o.group_id)},"name":{escape(o.name)}'

    v = o.options
    r += f',"options":{"[" + ",".join([w_SessionConfigSelectOption(x, c) for x in v]) + "]"}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_SessionConfigSelectOption(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_SessionConfigSelectOption(o, c))
    if o.description is None and o.meta is None:
        return f'{{"value":{escape(o.value)},"name":{escape(o.name)}}}'
    r = f'{{"value":{escape(o.value)},"name":{escape(o.name)}'

    v = o.description
    if v is not None:
        r += f',"description":{escape(v)}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_SessionForkCapabilities(o: Any, c: int) -> str:
    if c & 128 != 128:
        raise off("SessionForkCapabilities", "SESSION_FORK")

    return w_CancelTerminalResponse(o, c)


def w_SessionInfo(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_SessionInfo(o, c))
    r = f'{{"sessionId":{escape(o.session_id)},"cwd":{escape(o.cwd)}'

    v = o.additional_directories
    if v is not None:
        r += f',"additionalDirectories":{"[" + ",".join(map(escape, v)) + "]"}'
    v = o.title
    if v is not None:
        r += f',"title":{escape(v)}'
    v = o.updated_at
    if v is not None:
        r += f',"updatedAt":{escape(v)}'
    v = o.archived
    if v is not None:
        if c & 64 != 64:
            raise off("SessionInfo.archived", "SESSION_ARCHIVE")

        r += f',"archived":{"true" if v is True else "false" if v is False else text(v)}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_SessionInfoUpdate(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_SessionInfoUpdate(o, c))
    r = ""

    v = o.title
    if v is not UNSET:
        r += f',"title":{"null" if v is None else escape(v)}'
    v = o.updated_at
    if v is not UNSET:
        r += f',"updatedAt":{"null" if v is None else escape(v)}'
    v = o.meta
    if v is not UNSET:
        r += f',"_meta":{"null" if v is None else text(v)}'
    return f"{{{r[1:]}}}"


def w_SessionInfoUpdateSessionUpdate(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_SessionInfoUpdateSessionUpdate(o, c))
    r = '{"sessionUpdate":"session_info_update"'

    v = o.title
    if v is not UNSET:
        r += f',"title":{"null" if v is None else escape(v)}'
    v = o.updated_at
    if v is not UNSET:
        r += f',"updatedAt":{"null" if v is None else escape(v)}'
    v = o.meta
    if v is not UNSET:
        r += f',"_meta":{"null" if v is None else text(v)}'
    return r + "}"


def w_SessionMessage(o: Any, c: int) -> str:
    if c & 2048 != 2048:
        raise off("SessionMessage", "SUBAGENTS")

    if o.unknown_fields is not EMPTY:
        return text(_encode.e_SessionMessage(o, c))
    r = f'{{"messageId":{escape(o.message_id)}'

    v = o.sender_session_id
    if v is not UNSET:
        r += f',"senderSessionId":{"null" if v is None else escape(v)}'
    v = o.recipient_session_id
    if v is not UNSET:
        r += f',"recipientSessionId":{"null" if v is None else escape(v)}'
    v = o.sender_message_id
    if v is not UNSET:
        r += f',"senderMessageId":{"null" if v is None else escape(v)}'
    v = o.recipient_message_id
    if v is not UNSET:
        r += f',"recipientMessageId":{"null" if v is None else escape(v)}'
    v = o.content
    if v is not UNSET:
        r += f',"content":{"null" if v is None else "[" + ",".join([_ContentBlock[type(x)](x, c) for x in v]) + "]"}'
    v = o.meta
    if v is not UNSET:
        r += f',"_meta":{"null" if v is None else text(v)}'
    return r + "}"


def w_SessionMessageChunk(o: Any, c: int) -> str:
    if c & 2048 != 2048:
        raise off("SessionMessageChunk", "SUBAGENTS")

    return w_ContentChunk(o, c)


def w_SessionMessageChunkSessionUpdate(o: Any, c: int) -> str:
    if c & 2048 != 2048:
        raise off("SessionMessageChunkSessionUpdate", "SUBAGENTS")

    if o.unknown_fields is not EMPTY:
        return text(_encode.e_SessionMessageChunkSessionUpdate(o, c))
    if o.meta is None:
        return f'{{"sessionUpdate":"session_message_chunk","messageId":{escape(o.message_id)},"content":{_ContentBlock[type(o.content)](o.content, c)}}}'
    r = f'{{"sessionUpdate":"session_message_chunk","messageId":{escape(o.message_id)},"content":{_ContentBlock[type(o.content)](o.content, c)}'

    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_SessionMessageSessionUpdate(o: Any, c: int) -> str:
    if c & 2048 != 2048:
        raise off("SessionMessageSessionUpdate", "SUBAGENTS")

    if o.unknown_fields is not EMPTY:
        return text(_encode.e_SessionMessageSessionUpdate(o, c))
    r = f'{{"sessionUpdate":"session_message","messageId":{escape(o.message_id)}'

    v = o.sender_session_id
    if v is not UNSET:
        r += f',"senderSessionId":{"null" if v is None else escape(v)}'
    v = o.recipient_session_id
    if v is not UNSET:
        r += f',"recipientSessionId":{"null" if v is None else escape(v)}'
    v = o.sender_message_id
    if v is not UNSET:
        r += f',"senderMessageId":{"null" if v is None else escape(v)}'
    v = o.recipient_message_id
    if v is not UNSET:
        r += f',"recipientMessageId":{"null" if v is None else escape(v)}'
    v = o.content
    if v is not UNSET:
        r += f',"content":{"null" if v is None else "[" + ",".join([_ContentBlock[type(x)](x, c) for x in v]) + "]"}'
    v = o.meta
    if v is not UNSET:
        r += f',"_meta":{"null" if v is None else text(v)}'
    return r + "}"


def w_SessionStatusCapabilities(o: Any, c: int) -> str:
    if c & 512 != 512:
        raise off("SessionStatusCapabilities", "SESSION_STATUS")

    return w_CancelTerminalResponse(o, c)


def w_SessionStatusRequest(o: Any, c: int) -> str:
    if c & 512 != 512:
        raise off("SessionStatusRequest", "SESSION_STATUS")

    return w_CancelSessionNotification(o, c)


def w_SessionStatusResponse(o: Any, c: int) -> str:
    if c & 512 != 512:
        raise off("SessionStatusResponse", "SESSION_STATUS")

    if o.unknown_fields is not EMPTY:
        return text(_encode.e_SessionStatusResponse(o, c))
    if o.state is None and o.meta is None:
        return f'{{"status":{escape(o.status)}}}'
    r = f'{{"status":{escape(o.status)}'

    v = o.state
    if v is not None:
        r += f',"state":{_StateUpdate[type(v)](v, c)}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_SessionSystemPromptCapabilities(o: Any, c: int) -> str:
    if c & 1024 != 1024:
        raise off("SessionSystemPromptCapabilities", "SESSION_SYSTEM_PROMPT")

    if o.unknown_fields is not EMPTY:
        return text(_encode.e_SessionSystemPromptCapabilities(o, c))
    r = ""

    v = o.mode
    if v is not None:
        r += f',"mode":{w_SessionSystemPromptModeCapabilities(v, c)}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return f"{{{r[1:]}}}"


def w_SessionSystemPromptModeCapabilities(o: Any, c: int) -> str:
    if c & 1024 != 1024:
        raise off("SessionSystemPromptModeCapabilities", "SESSION_SYSTEM_PROMPT")

    if o.unknown_fields is not EMPTY:
        return text(_encode.e_SessionSystemPromptModeCapabilities(o, c))
    r = ""

    v = o.override
    if v is not None:
        r += f',"override":{w_SessionSystemPromptOverrideCapabilities(v, c)}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return f"{{{r[1:]}}}"


def w_SessionSystemPromptOverrideCapabilities(o: Any, c: int) -> str:
    if c & 1024 != 1024:
        raise off("SessionSystemPromptOverrideCapabilities", "SESSION_SYSTEM_PROMPT")

    return w_CancelTerminalResponse(o, c)


def w_SessionTitleCapabilities(o: Any, c: int) -> str:
    if c & 256 != 256:
        raise off("SessionTitleCapabilities", "SESSION_SET_TITLE")

    return w_CancelTerminalResponse(o, c)


def w_SetProviderRequest(o: Any, c: int) -> str:
    if c & 4 != 4:
        raise off("SetProviderRequest", "LLM_PROVIDERS")

    if o.unknown_fields is not EMPTY:
        return text(_encode.e_SetProviderRequest(o, c))
    if o.headers is None and o.meta is None:
        return f'{{"providerId":{escape(o.provider_id)},"apiType":{escape(o.api_type)},"baseUrl":{escape(o.base_url)}}}'
    r = f'{{"providerId":{escape(o.provider_id)},"apiType":{escape(o.api_type)},"baseUrl":{escape(o.base_url)}'

    v = o.headers
    if v is not None:
        r += f',"headers":{text({**v})}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_SetProviderResponse(o: Any, c: int) -> str:
    if c & 4 != 4:
        raise off("SetProviderResponse", "LLM_PROVIDERS")

    return w_CancelTerminalResponse(o, c)


def w_SetSessionTitleRequest(o: Any, c: int) -> str:
    if c & 256 != 256:
        raise off("SetSessionTitleRequest", "SESSION_SET_TITLE")

    if o.unknown_fields is not EMPTY:
        return text(_encode.e_SetSessionTitleRequest(o, c))
    if o.meta is None:
        return f'{{"sessionId":{escape(o.session_id)},"title":{escape(o.title)}}}'
    r = f'{{"sessionId":{escape(o.session_id)},"title":{escape(o.title)}'

    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_SetSessionTitleResponse(o: Any, c: int) -> str:
    if c & 256 != 256:
        raise off("SetSessionTitleResponse", "SESSION_SET_TITLE")

    if o.unknown_fields is not EMPTY:
        return text(_encode.e_SetSessionTitleResponse(o, c))
    if o.meta is None:
        return f'{{"title":{escape(o.title)}}}'
    r = f'{{"title":{escape(o.title)}'

    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_StartReplayFrom(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_StartReplayFrom(o, c))
    if o.meta is None:
        return '{"type":"start"}'
    r = '{"type":"start"'

    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_StateUpdateSessionUpdate(o: Any, c: int) -> str:
    return text(_encode.e_StateUpdateSessionUpdate(o, c))


def w_StdioMcpServer(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_StdioMcpServer(o, c))
    if o.args is None and o.env is None and o.meta is None:
        return f'{{"type":"stdio","name":{escape(o.name)},"command":{escape(o.command)}}}'
    items: Any
    r = f'{{"type":"stdio","name":{escape(o.name)},"command":{escape(o.command)}'

    v = o.args
    if v is not None:
        r += f',"args":{"[" + ",".join(map(escape, v)) + "]"}'
    v = o.env
    if v is not None:
        items = []
        for x in v:
            items.append(w_EnvVariable(x, c))
        r += f',"env":[{",".join(items)}]'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_StringPropertySchema(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_StringPropertySchema(o, c))
    items: Any
    r = ""

    v = o.title
    if v is not None:
        r += f',"title":{escape(v)}'
    v = o.description
    if v is not None:
        r += f',"description":{escape(v)}'
    v = o.min_length
    if v is not None:
        r += f',"minLength":{repr(v) if type(v) is int else text(v)}'
    v = o.max_length
    if v is not None:
        r += f',"maxLength":{repr(v) if type(v) is int else text(v)}'
    v = o.pattern
    if v is not None:
        r += f',"pattern":{escape(v)}'
    v = o.format
    if v is not None:
        r += f',"format":{escape(v)}'
    v = o.default
    if v is not None:
        r += f',"default":{escape(v)}'
    v = o.enum
    if v is not None:
        r += f',"enum":{"[" + ",".join(map(escape, v)) + "]"}'
    v = o.one_of
    if v is not None:
        items = []
        for x in v:
            items.append(w_EnumOption(x, c))
        r += f',"oneOf":[{",".join(items)}]'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return f"{{{r[1:]}}}"


def w_StringElicitationPropertySchema(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_StringElicitationPropertySchema(o, c))
    items: Any
    r = '{"type":"string"'

    v = o.title
    if v is not None:
        r += f',"title":{escape(v)}'
    v = o.description
    if v is not None:
        r += f',"description":{escape(v)}'
    v = o.min_length
    if v is not None:
        r += f',"minLength":{repr(v) if type(v) is int else text(v)}'
    v = o.max_length
    if v is not None:
        r += f',"maxLength":{repr(v) if type(v) is int else text(v)}'
    v = o.pattern
    if v is not None:
        r += f',"pattern":{escape(v)}'
    v = o.format
    if v is not None:
        r += f',"format":{escape(v)}'
    v = o.default
    if v is not None:
        r += f',"default":{escape(v)}'
    v = o.enum
    if v is not None:
        r += f',"enum":{"[" + ",".join(map(escape, v)) + "]"}'
    v = o.one_of
    if v is not None:
        items = []
        for x in v:
            items.append(w_EnumOption(x, c))
        r += f',"oneOf":[{",".join(items)}]'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_StringMultiSelectItems(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_StringMultiSelectItems(o, c))
    if o.meta is None:
        return f'{{"enum":{"[" + ",".join(map(escape, o.enum)) + "]"}}}'
    r = f'{{"enum":{"[" + ",".join(map(escape, o.enum)) + "]"}'

    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_SubagentBackgroundWork(o: Any, c: int) -> str:
    if c & 2048 != 2048:
        raise off("SubagentBackgroundWork", "SUBAGENTS")

    if o.unknown_fields is not EMPTY:
        return text(_encode.e_SubagentBackgroundWork(o, c))
    if o.meta is None:
        return f'{{"type":"subagent","sessionId":{escape(o.session_id)}}}'
    r = f'{{"type":"subagent","sessionId":{escape(o.session_id)}'

    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_SubagentSessionCapabilities(o: Any, c: int) -> str:
    if c & 2048 != 2048:
        raise off("SubagentSessionCapabilities", "SUBAGENTS")

    if o.unknown_fields is not EMPTY:
        return text(_encode.e_SubagentSessionCapabilities(o, c))
    r = ""

    v = o.cancel
    if v is not None:
        r += f',"cancel":{w_SessionCancelCapabilities(v, c)}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return f"{{{r[1:]}}}"


def w_SubagentUpdate(o: Any, c: int) -> str:
    if c & 2048 != 2048:
        raise off("SubagentUpdate", "SUBAGENTS")

    if o.unknown_fields is not EMPTY:
        return text(_encode.e_SubagentUpdate(o, c))
    r = f'{{"sessionId":{escape(o.session_id)}'

    v = o.title
    if v is not UNSET:
        r += f',"title":{"null" if v is None else escape(v)}'
    v = o.description
    if v is not UNSET:
        r += f',"description":{"null" if v is None else escape(v)}'
    v = o.capabilities
    if v is not UNSET:
        r += f',"capabilities":{"null" if v is None else w_SubagentSessionCapabilities(v, c)}'
    v = o.state
    if v is not UNSET:
        r += f',"state":{"null" if v is None else _StateUpdate[type(v)](v, c)}'
    v = o.cwd
    if v is not UNSET:
        r += f',"cwd":{"null" if v is None else escape(v)}'
    v = o.additional_directories
    if v is not UNSET:
        r += f',"additionalDirectories":{"null" if v is None else "[" + ",".join(map(escape, v)) + "]"}'
    v = o.meta
    if v is not UNSET:
        r += f',"_meta":{"null" if v is None else text(v)}'
    return r + "}"


def w_SubagentUpdateSessionUpdate(o: Any, c: int) -> str:
    if c & 2048 != 2048:
        raise off("SubagentUpdateSessionUpdate", "SUBAGENTS")

    if o.unknown_fields is not EMPTY:
        return text(_encode.e_SubagentUpdateSessionUpdate(o, c))
    r = f'{{"sessionUpdate":"subagent_update","sessionId":{escape(o.session_id)}'

    v = o.title
    if v is not UNSET:
        r += f',"title":{"null" if v is None else escape(v)}'
    v = o.description
    if v is not UNSET:
        r += f',"description":{"null" if v is None else escape(v)}'
    v = o.capabilities
    if v is not UNSET:
        r += f',"capabilities":{"null" if v is None else w_SubagentSessionCapabilities(v, c)}'
    v = o.state
    if v is not UNSET:
        r += f',"state":{"null" if v is None else _StateUpdate[type(v)](v, c)}'
    v = o.cwd
    if v is not UNSET:
        r += f',"cwd":{"null" if v is None else escape(v)}'
    v = o.additional_directories
    if v is not UNSET:
        r += f',"additionalDirectories":{"null" if v is None else "[" + ",".join(map(escape, v)) + "]"}'
    v = o.meta
    if v is not UNSET:
        r += f',"_meta":{"null" if v is None else text(v)}'
    return r + "}"


def w_SystemPrompt(o: Any, c: int) -> str:
    if c & 1024 != 1024:
        raise off("SystemPrompt", "SESSION_SYSTEM_PROMPT")

    if o.unknown_fields is not EMPTY:
        return text(_encode.e_SystemPrompt(o, c))
    if o.meta is None:
        return f'{{"mode":{escape(o.mode)},"content":{"[" + ",".join([_ContentBlock[type(x)](x, c) for x in o.content]) + "]"}}}'
    r = f'{{"mode":{escape(o.mode)},"content":{"[" + ",".join([_ContentBlock[type(x)](x, c) for x in o.content]) + "]"}'

    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_TaggedIdleStateUpdate(o: Any, c: int) -> str:
    return text(_encode.e_TaggedIdleStateUpdate(o, c))


def w_TaggedRequiresActionStateUpdate(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_TaggedRequiresActionStateUpdate(o, c))
    if o.background is None and o.meta is None:
        return '{"state":"requires_action"}'
    items: Any
    r = '{"state":"requires_action"'

    v = o.background
    if v is not None:
        items = []
        for x in v:
            items.append(_BackgroundWork[type(x)](x, c))
        r += f',"background":[{",".join(items)}]'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_TaggedRunningStateUpdate(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_TaggedRunningStateUpdate(o, c))
    if o.background is None and o.meta is None:
        return '{"state":"running"}'
    items: Any
    r = '{"state":"running"'

    v = o.background
    if v is not None:
        items = []
        for x in v:
            items.append(_BackgroundWork[type(x)](x, c))
        r += f',"background":[{",".join(items)}]'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_TaggedStringMultiSelectItems(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_TaggedStringMultiSelectItems(o, c))
    if o.meta is None:
        return f'{{"type":"string","enum":{"[" + ",".join(map(escape, o.enum)) + "]"}}}'
    r = f'{{"type":"string","enum":{"[" + ",".join(map(escape, o.enum)) + "]"}'

    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_UnknownStateUpdate(o: Any, c: int) -> str:
    if c & 2048 != 2048:
        raise off("UnknownStateUpdate", "SUBAGENTS")

    return w_RequiresActionStateUpdate(o, c)


def w_TaggedUnknownStateUpdate(o: Any, c: int) -> str:
    if c & 2048 != 2048:
        raise off("TaggedUnknownStateUpdate", "SUBAGENTS")

    if o.unknown_fields is not EMPTY:
        return text(_encode.e_TaggedUnknownStateUpdate(o, c))
    if o.background is None and o.meta is None:
        return '{"state":"unknown"}'
    items: Any
    r = '{"state":"unknown"'

    v = o.background
    if v is not None:
        items = []
        for x in v:
            items.append(_BackgroundWork[type(x)](x, c))
        r += f',"background":[{",".join(items)}]'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_TerminalAuthMethod(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_TerminalAuthMethod(o, c))
    items: Any
    r = f'{{"type":"terminal","methodId":{escape(o.method_id)},"name":{escape(o.name)}'

    v = o.description
    if v is not None:
        r += f',"description":{escape(v)}'
    v = o.args
    if v is not None:
        r += f',"args":{"[" + ",".join(map(escape, v)) + "]"}'
    v = o.env
    if v is not None:
        items = []
        for x in v:
            items.append(w_EnvVariable(x, c))
        r += f',"env":[{",".join(items)}]'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_TerminalBackgroundWork(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_TerminalBackgroundWork(o, c))
    if o.meta is None:
        return f'{{"type":"terminal","terminalId":{escape(o.terminal_id)}}}'
    r = f'{{"type":"terminal","terminalId":{escape(o.terminal_id)}'

    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_TerminalCapabilities(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_TerminalCapabilities(o, c))
    r = ""

    v = o.cancel
    if v is not None:
        r += f',"cancel":{w_TerminalCancelCapabilities(v, c)}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return f"{{{r[1:]}}}"


def w_TerminalExitStatus(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_TerminalExitStatus(o, c))
    r = ""

    v = o.exit_code
    if v is not None:
        r += f',"exitCode":{repr(v) if type(v) is int else text(v)}'
    v = o.signal
    if v is not None:
        r += f',"signal":{escape(v)}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return f"{{{r[1:]}}}"


def w_TerminalOutput(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_TerminalOutput(o, c))
    if o.meta is None:
        return f'{{"data":{escape(o.data)}}}'
    r = f'{{"data":{escape(o.data)}'

    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_TerminalOutputChunk(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_TerminalOutputChunk(o, c))
    if o.meta is None:
        return f'{{"terminalId":{escape(o.terminal_id)},"data":{escape(o.data)}}}'
    r = f'{{"terminalId":{escape(o.terminal_id)},"data":{escape(o.data)}'

    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_TerminalOutputChunkSessionUpdate(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_TerminalOutputChunkSessionUpdate(o, c))
    if o.meta is None:
        return f'{{"sessionUpdate":"terminal_output_chunk","terminalId":{escape(o.terminal_id)},"data":{escape(o.data)}}}'
    r = f'{{"sessionUpdate":"terminal_output_chunk","terminalId":{escape(o.terminal_id)},"data":{escape(o.data)}'

    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_TerminalSize(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_TerminalSize(o, c))
    if o.meta is None:
        return f'{{"cols":{repr(o.cols) if type(o.cols) is int else text(o.cols)},"rows":{repr(o.rows) if type(o.rows) is int else text(o.rows)}}}'
    r = f'{{"cols":{repr(o.cols) if type(o.cols) is int else text(o.cols)},"rows":{repr(o.rows) if type(o.rows) is int else text(o.rows)}'

    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_TerminalToolCallContent(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_TerminalToolCallContent(o, c))
    if o.meta is None:
        return f'{{"type":"terminal","terminalId":{escape(o.terminal_id)}}}'
    r = f'{{"type":"terminal","terminalId":{escape(o.terminal_id)}'

    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_TerminalUpdate(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_TerminalUpdate(o, c))
    r = f'{{"terminalId":{escape(o.terminal_id)}'

    v = o.command
    if v is not UNSET:
        r += f',"command":{"null" if v is None else escape(v)}'
    v = o.cwd
    if v is not UNSET:
        r += f',"cwd":{"null" if v is None else escape(v)}'
    v = o.output
    if v is not UNSET:
        r += f',"output":{"null" if v is None else w_TerminalOutput(v, c)}'
    v = o.exit_status
    if v is not UNSET:
        r += f',"exitStatus":{"null" if v is None else w_TerminalExitStatus(v, c)}'
    v = o.size
    if v is not UNSET:
        r += f',"size":{"null" if v is None else w_TerminalSize(v, c)}'
    v = o.capabilities
    if v is not UNSET:
        r += f',"capabilities":{"null" if v is None else w_TerminalCapabilities(v, c)}'
    v = o.meta
    if v is not UNSET:
        r += f',"_meta":{"null" if v is None else text(v)}'
    return r + "}"


def w_TerminalUpdateSessionUpdate(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_TerminalUpdateSessionUpdate(o, c))
    r = f'{{"sessionUpdate":"terminal_update","terminalId":{escape(o.terminal_id)}'

    v = o.command
    if v is not UNSET:
        r += f',"command":{"null" if v is None else escape(v)}'
    v = o.cwd
    if v is not UNSET:
        r += f',"cwd":{"null" if v is None else escape(v)}'
    v = o.output
    if v is not UNSET:
        r += f',"output":{"null" if v is None else w_TerminalOutput(v, c)}'
    v = o.exit_status
    if v is not UNSET:
        r += f',"exitStatus":{"null" if v is None else w_TerminalExitStatus(v, c)}'
    v = o.size
    if v is not UNSET:
        r += f',"size":{"null" if v is None else w_TerminalSize(v, c)}'
    v = o.capabilities
    if v is not UNSET:
        r += f',"capabilities":{"null" if v is None else w_TerminalCapabilities(v, c)}'
    v = o.meta
    if v is not UNSET:
        r += f',"_meta":{"null" if v is None else text(v)}'
    return r + "}"


def w_TextCommandInput(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_TextCommandInput(o, c))
    if o.meta is None:
        return f'{{"hint":{escape(o.hint)}}}'
    r = f'{{"hint":{escape(o.hint)}'

    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_TextAvailableCommandInput(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_TextAvailableCommandInput(o, c))
    if o.meta is None:
        return f'{{"type":"text","hint":{escape(o.hint)}}}'
    r = f'{{"type":"text","hint":{escape(o.hint)}'

    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_TextContent(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_TextContent(o, c))
    if o.annotations is None and o.meta is None:
        return f'{{"text":{escape(o.text)}}}'
    r = f'{{"text":{escape(o.text)}'

    v = o.annotations
    if v is not None:
        r += f',"annotations":{w_Annotations(v, c)}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_TextContentBlock(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_TextContentBlock(o, c))
    if o.annotations is None and o.meta is None:
        return f'{{"type":"text","text":{escape(o.text)}}}'
    r = f'{{"type":"text","text":{escape(o.text)}'

    v = o.annotations
    if v is not None:
        r += f',"annotations":{w_Annotations(v, c)}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_TextResourceContents(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_TextResourceContents(o, c))
    if o.mime_type is None and o.meta is None:
        return f'{{"text":{escape(o.text)},"uri":{escape(o.uri)}}}'
    r = f'{{"text":{escape(o.text)},"uri":{escape(o.uri)}'

    v = o.mime_type
    if v is not None:
        r += f',"mimeType":{escape(v)}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_TitledMultiSelectItems(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_TitledMultiSelectItems(o, c))
    if o.meta is None:
        return f'{{"anyOf":{"[" + ",".join([w_EnumOption(x, c) for x in o.any_of]) + "]"}}}'
    r = f'{{"anyOf":{"[" + ",".join([w_EnumOption(x, c) for x in o.any_of]) + "]"}'

    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_ToolCallBackgroundWork(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_ToolCallBackgroundWork(o, c))
    if o.meta is None:
        return f'{{"type":"tool_call","toolCallId":{escape(o.tool_call_id)}}}'
    r = f'{{"type":"tool_call","toolCallId":{escape(o.tool_call_id)}'

    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_ToolCallCapabilities(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_ToolCallCapabilities(o, c))
    r = ""

    v = o.cancel
    if v is not None:
        r += f',"cancel":{w_ToolCallCancelCapabilities(v, c)}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return f"{{{r[1:]}}}"


def w_ToolCallContentChunk(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_ToolCallContentChunk(o, c))
    if o.meta is None:
        return f'{{"toolCallId":{escape(o.tool_call_id)},"content":{_ToolCallContent[type(o.content)](o.content, c)}}}'
    r = f'{{"toolCallId":{escape(o.tool_call_id)},"content":{_ToolCallContent[type(o.content)](o.content, c)}'

    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_ToolCallContentChunkSessionUpdate(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_ToolCallContentChunkSessionUpdate(o, c))
    if o.meta is None:
        return f'{{"sessionUpdate":"tool_call_content_chunk","toolCallId":{escape(o.tool_call_id)},"content":{_ToolCallContent[type(o.content)](o.content, c)}}}'
    r = f'{{"sessionUpdate":"tool_call_content_chunk","toolCallId":{escape(o.tool_call_id)},"content":{_ToolCallContent[type(o.content)](o.content, c)}'

    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_ToolCallLocation(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_ToolCallLocation(o, c))
    if o.line is None and o.meta is None:
        return f'{{"path":{escape(o.path)}}}'
    r = f'{{"path":{escape(o.path)}'

    v = o.line
    if v is not None:
        r += f',"line":{repr(v) if type(v) is int else text(v)}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_ToolCallPermissionSubject(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_ToolCallPermissionSubject(o, c))
    if o.meta is None:
        return f'{{"toolCall":{w_ToolCallUpdate(o.tool_call, c)}}}'
    r = f'{{"toolCall":{w_ToolCallUpdate(o.tool_call, c)}'

    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_ToolCallRequestPermissionSubject(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_ToolCallRequestPermissionSubject(o, c))
    if o.meta is None:
        return f'{{"type":"tool_call","toolCall":{w_ToolCallUpdate(o.tool_call, c)}}}'
    r = f'{{"type":"tool_call","toolCall":{w_ToolCallUpdate(o.tool_call, c)}'

    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_ToolCallUpdate(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_ToolCallUpdate(o, c))
    r = f'{{"toolCallId":{escape(o.tool_call_id)}'

    v = o.name
    if v is not UNSET:
        r += f',"name":{"null" if v is None else escape(v)}'
    v = o.title
    if v is not UNSET:
        r += f',"title":{"null" if v is None else escape(v)}'
    v = o.kind
    if v is not UNSET:
        r += f',"kind":{"null" if v is None else escape(v)}'
    v = o.status
    if v is not UNSET:
        r += f',"status":{"null" if v is None else escape(v)}'
    v = o.content
    if v is not UNSET:
        r += f',"content":{"null" if v is None else "[" + ",".join([_ToolCallContent[type(x)](x, c) for x in v]) + "]"}'
    v = o.locations
    if v is not UNSET:
        r += f',"locations":{"null" if v is None else "[" + ",".join([w_ToolCallLocation(x, c) for x in v]) + "]"}'
    v = o.raw_input
    if v is not UNSET:
        r += f',"rawInput":{"null" if v is None else text(v)}'
    v = o.raw_output
    if v is not UNSET:
        r += f',"rawOutput":{"null" if v is None else text(v)}'
    v = o.capabilities
    if v is not UNSET:
        r += f',"capabilities":{"null" if v is None else w_ToolCallCapabilities(v, c)}'
    v = o.meta
    if v is not UNSET:
        r += f',"_meta":{"null" if v is None else text(v)}'
    return r + "}"


def w_ToolCallUpdateSessionUpdate(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_ToolCallUpdateSessionUpdate(o, c))
    r = f'{{"sessionUpdate":"tool_call_update","toolCallId":{escape(o.tool_call_id)}'

    v = o.name
    if v is not UNSET:
        r += f',"name":{"null" if v is None else escape(v)}'
    v = o.title
    if v is not UNSET:
        r += f',"title":{"null" if v is None else escape(v)}'
    v = o.kind
    if v is not UNSET:
        r += f',"kind":{"null" if v is None else escape(v)}'
    v = o.status
    if v is not UNSET:
        r += f',"status":{"null" if v is None else escape(v)}'
    v = o.content
    if v is not UNSET:
        r += f',"content":{"null" if v is None else "[" + ",".join([_ToolCallContent[type(x)](x, c) for x in v]) + "]"}'
    v = o.locations
    if v is not UNSET:
        r += f',"locations":{"null" if v is None else "[" + ",".join([w_ToolCallLocation(x, c) for x in v]) + "]"}'
    v = o.raw_input
    if v is not UNSET:
        r += f',"rawInput":{"null" if v is None else text(v)}'
    v = o.raw_output
    if v is not UNSET:
        r += f',"rawOutput":{"null" if v is None else text(v)}'
    v = o.capabilities
    if v is not UNSET:
        r += f',"capabilities":{"null" if v is None else w_ToolCallCapabilities(v, c)}'
    v = o.meta
    if v is not UNSET:
        r += f',"_meta":{"null" if v is None else text(v)}'
    return r + "}"


def w_UnarchiveSessionRequest(o: Any, c: int) -> str:
    if c & 64 != 64:
        raise off("UnarchiveSessionRequest", "SESSION_ARCHIVE")

    return w_CancelSessionNotification(o, c)


def w_UnarchiveSessionResponse(o: Any, c: int) -> str:
    if c & 64 != 64:
        raise off("UnarchiveSessionResponse", "SESSION_ARCHIVE")

    return w_CancelTerminalResponse(o, c)


def w_UnsupportedProtocolVersionErrorData(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_UnsupportedProtocolVersionErrorData(o, c))
    if o.meta is None:
        return f'{{"requested":{repr(o.requested) if type(o.requested) is int else text(o.requested)},"supported":{text([*o.supported])}}}'
    r = f'{{"requested":{repr(o.requested) if type(o.requested) is int else text(o.requested)},"supported":{text([*o.supported])}'

    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_UpdateSessionNotification(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_UpdateSessionNotification(o, c))
    if o.meta is None:
        return f'{{"sessionId":{escape(o.session_id)},"update":{_SessionUpdate[type(o.update)](o.update, c)}}}'
    r = f'{{"sessionId":{escape(o.session_id)},"update":{_SessionUpdate[type(o.update)](o.update, c)}'

    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_UrlCreateElicitationRequest(o: Any, c: int) -> str:
    return text(_encode.e_UrlCreateElicitationRequest(o, c))


def w_Usage(o: Any, c: int) -> str:
    if c & 2 != 2:
        raise off("Usage", "END_TURN_TOKEN_USAGE")

    if o.unknown_fields is not EMPTY:
        return text(_encode.e_Usage(o, c))
    r = f'{{"totalTokens":{repr(o.total_tokens) if type(o.total_tokens) is int else text(o.total_tokens)},"inputTokens":{repr(o.input_tokens) if type(o.input_tokens) is int else text(o.input_tokens)},"outputTokens":{repr(o.output_tokens) if type(o.output_tokens) is int else text(o.output_tokens)}'

    v = o.thought_tokens
    if v is not None:
        r += f',"thoughtTokens":{repr(v) if type(v) is int else text(v)}'
    v = o.cached_read_tokens
    if v is not None:
        r += f',"cachedReadTokens":{repr(v) if type(v) is int else text(v)}'
    v = o.cached_write_tokens
    if v is not None:
        r += f',"cachedWriteTokens":{repr(v) if type(v) is int else text(v)}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_UsageUpdate(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_UsageUpdate(o, c))
    r = f'{{"used":{repr(o.used) if type(o.used) is int else text(o.used)},"size":{repr(o.size) if type(o.size) is int else text(o.size)}'

    v = o.cost
    if v is not UNSET:
        r += f',"cost":{"null" if v is None else w_Cost(v, c)}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_UsageUpdateSessionUpdate(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_UsageUpdateSessionUpdate(o, c))
    r = f'{{"sessionUpdate":"usage_update","used":{repr(o.used) if type(o.used) is int else text(o.used)},"size":{repr(o.size) if type(o.size) is int else text(o.size)}'

    v = o.cost
    if v is not UNSET:
        r += f',"cost":{"null" if v is None else w_Cost(v, c)}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_UserMessageChunkSessionUpdate(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_UserMessageChunkSessionUpdate(o, c))
    if o.meta is None:
        return f'{{"sessionUpdate":"user_message_chunk","messageId":{escape(o.message_id)},"content":{_ContentBlock[type(o.content)](o.content, c)}}}'
    r = f'{{"sessionUpdate":"user_message_chunk","messageId":{escape(o.message_id)},"content":{_ContentBlock[type(o.content)](o.content, c)}'

    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_UserMessageSessionUpdate(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_UserMessageSessionUpdate(o, c))
    r = f'{{"sessionUpdate":"user_message","messageId":{escape(o.message_id)}'

    v = o.content
    if v is not UNSET:
        r += f',"content":{"null" if v is None else "[" + ",".join([_ContentBlock[type(x)](x, c) for x in v]) + "]"}'
    v = o.meta
    if v is not UNSET:
        r += f',"_meta":{"null" if v is None else text(v)}'
    return r + "}"


w_AgentThought = w_AgentMessage
w_CancelToolCallResponse = w_CancelTerminalResponse
w_CancelledPermissionOutcome = w_CancelTerminalResponse
w_ClientNotification = w_AgentNotification
w_ClientRequest = w_AgentRequest
w_CloseSessionRequest = w_CancelSessionNotification
w_CloseSessionResponse = w_CancelTerminalResponse
w_DeleteSessionRequest = w_CancelSessionNotification
w_DeleteSessionResponse = w_CancelTerminalResponse
w_ElicitationFormCapabilities = w_CancelTerminalResponse
w_ElicitationUrlCapabilities = w_CancelTerminalResponse
w_HttpHeader = w_EnvVariable
w_LoginAuthResponse = w_CancelTerminalResponse
w_LogoutAuthRequest = w_CancelTerminalResponse
w_LogoutAuthResponse = w_CancelTerminalResponse
w_McpHttpCapabilities = w_CancelTerminalResponse
w_McpStdioCapabilities = w_CancelTerminalResponse
w_OtherBackgroundWork = w_OtherAvailableCommandInput
w_OtherContentBlock = w_OtherAvailableCommandInput
w_OtherElicitationPropertySchema = w_OtherAvailableCommandInput
w_OtherMcpServer = w_OtherAvailableCommandInput
w_OtherMultiSelectItems = w_OtherAvailableCommandInput
w_OtherReplayFrom = w_OtherAvailableCommandInput
w_OtherRequestPermissionSubject = w_OtherAvailableCommandInput
w_OtherToolCallContent = w_OtherAvailableCommandInput
w_PromptAudioCapabilities = w_CancelTerminalResponse
w_PromptEmbeddedContextCapabilities = w_CancelTerminalResponse
w_PromptImageCapabilities = w_CancelTerminalResponse
w_ReplayFromStart = w_CancelTerminalResponse
w_ResultClientResponse = w_ResultAgentResponse
w_RunningStateUpdate = w_RequiresActionStateUpdate
w_SessionAdditionalDirectoriesCapabilities = w_CancelTerminalResponse
w_SessionDeleteCapabilities = w_CancelTerminalResponse
w_SessionNotFoundErrorData = w_CancelSessionNotification
w_SetSessionConfigOptionResponse = w_ConfigOptionUpdate
w_Terminal = w_BackgroundTerminal
w_TerminalAuthCapabilities = w_CancelTerminalResponse
w_TerminalCancelCapabilities = w_CancelTerminalResponse
w_ToolCallCancelCapabilities = w_CancelTerminalResponse
w_UserMessage = w_AgentMessage

_AgentResponse: Writers = {
    ResultAgentResponse: w_ResultAgentResponse,
    ErrorAgentResponse: w_ErrorAgentResponse,
}

_AuthMethod: Writers = {
    TerminalAuthMethod: w_TerminalAuthMethod,
    AgentAuthMethod: w_AgentAuthMethod,
    OtherAuthMethod: w_OtherAuthMethod,
}

_AvailableCommand: Writers = {
    CommandAvailableCommand: w_CommandAvailableCommand,
    OtherAvailableCommand: w_OtherAvailableCommand,
}

_AvailableCommandInput: Writers = {
    TextAvailableCommandInput: w_TextAvailableCommandInput,
    OtherAvailableCommandInput: w_OtherAvailableCommandInput,
}

_BackgroundWork: Writers = {
    TerminalBackgroundWork: w_TerminalBackgroundWork,
    ToolCallBackgroundWork: w_ToolCallBackgroundWork,
    SubagentBackgroundWork: w_SubagentBackgroundWork,
    OtherBackgroundWork: w_OtherBackgroundWork,
}

_ClientResponse: Writers = {
    ResultClientResponse: w_ResultClientResponse,
    ErrorClientResponse: w_ErrorClientResponse,
}

_ContentBlock: Writers = {
    TextContentBlock: w_TextContentBlock,
    ImageContentBlock: w_ImageContentBlock,
    AudioContentBlock: w_AudioContentBlock,
    ResourceLinkContentBlock: w_ResourceLinkContentBlock,
    ResourceContentBlock: w_ResourceContentBlock,
    OtherContentBlock: w_OtherContentBlock,
}

_CreateElicitationRequest: Writers = {
    FormCreateElicitationRequest: w_FormCreateElicitationRequest,
    UrlCreateElicitationRequest: w_UrlCreateElicitationRequest,
    OtherCreateElicitationRequest: w_OtherCreateElicitationRequest,
}

_CreateElicitationResponse: Writers = {
    AcceptCreateElicitationResponse: w_AcceptCreateElicitationResponse,
    PlainCreateElicitationResponse: w_PlainCreateElicitationResponse,
    OtherCreateElicitationResponse: w_OtherCreateElicitationResponse,
}

_DiffChange: Writers = {
    AddDiffChange: w_AddDiffChange,
    DeleteDiffChange: w_DeleteDiffChange,
    ModifyDiffChange: w_ModifyDiffChange,
    MoveDiffChange: w_MoveDiffChange,
    CopyDiffChange: w_CopyDiffChange,
    OtherDiffChange: w_OtherDiffChange,
}

_ElicitationPropertySchema: Writers = {
    StringElicitationPropertySchema: w_StringElicitationPropertySchema,
    NumberElicitationPropertySchema: w_NumberElicitationPropertySchema,
    IntegerElicitationPropertySchema: w_IntegerElicitationPropertySchema,
    BooleanElicitationPropertySchema: w_BooleanElicitationPropertySchema,
    ArrayElicitationPropertySchema: w_ArrayElicitationPropertySchema,
    OtherElicitationPropertySchema: w_OtherElicitationPropertySchema,
}

_EmbeddedResourceResource: Writers = {
    TextResourceContents: w_TextResourceContents,
    BlobResourceContents: w_BlobResourceContents,
}

_IdleStateUpdate: Writers = {
    PlainIdleStateUpdate: w_PlainIdleStateUpdate,
    ErrorIdleStateUpdate: w_ErrorIdleStateUpdate,
    OtherIdleStateUpdate: w_OtherIdleStateUpdate,
    NoneIdleStateUpdate: w_NoneIdleStateUpdate,
}

_McpServer: Writers = {
    HttpMcpServer: w_HttpMcpServer,
    AcpMcpServer: w_AcpMcpServer,
    StdioMcpServer: w_StdioMcpServer,
    OtherMcpServer: w_OtherMcpServer,
}

_MessageMcpResponse: Writers = {
    ResultMessageMcpResponse: w_ResultMessageMcpResponse,
    ErrorMessageMcpResponse: w_ErrorMessageMcpResponse,
}

_MultiSelectItems: Writers = {
    TaggedStringMultiSelectItems: w_TaggedStringMultiSelectItems,
    OtherMultiSelectItems: w_OtherMultiSelectItems,
    TitledMultiSelectItems: w_TitledMultiSelectItems,
}

_PlanUpdateContent: Writers = {
    ItemsPlanUpdateContent: w_ItemsPlanUpdateContent,
    FilePlanUpdateContent: w_FilePlanUpdateContent,
    MarkdownPlanUpdateContent: w_MarkdownPlanUpdateContent,
    OtherPlanUpdateContent: w_OtherPlanUpdateContent,
}

_ProxyResponse: Writers = {
    ResultProxyResponse: w_ResultProxyResponse,
    ErrorProxyResponse: w_ErrorProxyResponse,
}

_ReplayFrom: Writers = {
    StartReplayFrom: w_StartReplayFrom,
    OtherReplayFrom: w_OtherReplayFrom,
}

_RequestPermissionOutcome: Writers = {
    CancelledRequestPermissionOutcome: w_CancelledRequestPermissionOutcome,
    SelectedRequestPermissionOutcome: w_SelectedRequestPermissionOutcome,
    OtherRequestPermissionOutcome: w_OtherRequestPermissionOutcome,
}

_RequestPermissionSubject: Writers = {
    ToolCallRequestPermissionSubject: w_ToolCallRequestPermissionSubject,
    CommandRequestPermissionSubject: w_CommandRequestPermissionSubject,
    OtherRequestPermissionSubject: w_OtherRequestPermissionSubject,
}

_SessionConfigOption: Writers = {
    SelectSessionConfigOption: w_SelectSessionConfigOption,
    BooleanSessionConfigOption: w_BooleanSessionConfigOption,
    OtherSessionConfigOption: w_OtherSessionConfigOption,
}

_SessionUpdate: Writers = {
    UserMessageChunkSessionUpdate: w_UserMessageChunkSessionUpdate,
    UserMessageSessionUpdate: w_UserMessageSessionUpdate,
    AgentMessageChunkSessionUpdate: w_AgentMessageChunkSessionUpdate,
    AgentMessageSessionUpdate: w_AgentMessageSessionUpdate,
    AgentThoughtChunkSessionUpdate: w_AgentThoughtChunkSessionUpdate,
    AgentThoughtSessionUpdate: w_AgentThoughtSessionUpdate,
    StateUpdateSessionUpdate: w_StateUpdateSessionUpdate,
    ToolCallContentChunkSessionUpdate: w_ToolCallContentChunkSessionUpdate,
    ToolCallUpdateSessionUpdate: w_ToolCallUpdateSessionUpdate,
    TerminalUpdateSessionUpdate: w_TerminalUpdateSessionUpdate,
    TerminalOutputChunkSessionUpdate: w_TerminalOutputChunkSessionUpdate,
    PlanUpdateSessionUpdate: w_PlanUpdateSessionUpdate,
    PlanRemovedSessionUpdate: w_PlanRemovedSessionUpdate,
    AvailableCommandsUpdateSessionUpdate: w_AvailableCommandsUpdateSessionUpdate,
    ConfigOptionUpdateSessionUpdate: w_ConfigOptionUpdateSessionUpdate,
    SessionInfoUpdateSessionUpdate: w_SessionInfoUpdateSessionUpdate,
    UsageUpdateSessionUpdate: w_UsageUpdateSessionUpdate,
    NoticeSessionUpdate: w_NoticeSessionUpdate,
    CompactionUpdateSessionUpdate: w_CompactionUpdateSessionUpdate,
    CompactionSummaryChunkSessionUpdate: w_CompactionSummaryChunkSessionUpdate,
    SubagentUpdateSessionUpdate: w_SubagentUpdateSessionUpdate,
    SessionMessageSessionUpdate: w_SessionMessageSessionUpdate,
    SessionMessageChunkSessionUpdate: w_SessionMessageChunkSessionUpdate,
    OtherSessionUpdate: w_OtherSessionUpdate,
}

_SetSessionConfigOptionRequest: Writers = {
    IdSetSessionConfigOptionRequest: w_IdSetSessionConfigOptionRequest,
    BooleanSetSessionConfigOptionRequest: w_BooleanSetSessionConfigOptionRequest,
    OtherSetSessionConfigOptionRequest: w_OtherSetSessionConfigOptionRequest,
}

_StateUpdate: Writers = {
    TaggedRunningStateUpdate: w_TaggedRunningStateUpdate,
    TaggedIdleStateUpdate: w_TaggedIdleStateUpdate,
    TaggedRequiresActionStateUpdate: w_TaggedRequiresActionStateUpdate,
    TaggedUnknownStateUpdate: w_TaggedUnknownStateUpdate,
    OtherStateUpdate: w_OtherStateUpdate,
}

_ToolCallContent: Writers = {
    ContentToolCallContent: w_ContentToolCallContent,
    DiffToolCallContent: w_DiffToolCallContent,
    TerminalToolCallContent: w_TerminalToolCallContent,
    OtherToolCallContent: w_OtherToolCallContent,
}

_here = globals()
WRITERS: Writers = {_here[name]: _here["w_" + name] for name in _stable + _unstable}
"""The writer of each class, which has its name after `w_`."""
