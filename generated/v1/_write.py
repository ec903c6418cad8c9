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


def w_AgentAuthCapabilities(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_AgentAuthCapabilities(o, c))
    r = ""

    v = o.status
    if v is not None:
        if c & 1 != 1:
            raise off("AgentAuthCapabilities.status", "AUTH_STATUS")

        r += f',"status":{w_AuthStatusCapabilities(v, c)}'
    v = o.logout
    if v is not None:
        r += f',"logout":{w_LogoutCapabilities(v, c)}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return f"{{{r[1:]}}}"


def w_AgentAuthMethod(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_AgentAuthMethod(o, c))
    if o.description is None and o.meta is None:
        return f'{{"id":{escape(o.id)},"name":{escape(o.name)}}}'
    r = f'{{"id":{escape(o.id)},"name":{escape(o.name)}'

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

    v = o.load_session
    if v is not None:
        r += f',"loadSession":{"true" if v is True else "false" if v is False else text(v)}'
    v = o.prompt_capabilities
    if v is not None:
        r += f',"promptCapabilities":{w_PromptCapabilities(v, c)}'
    v = o.mcp_capabilities
    if v is not None:
        r += f',"mcpCapabilities":{w_McpCapabilities(v, c)}'
    v = o.session_capabilities
    if v is not None:
        r += f',"sessionCapabilities":{w_SessionCapabilities(v, c)}'
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


def w_ContentChunk(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_ContentChunk(o, c))
    if o.message_id is None and o.meta is None:
        return f'{{"content":{_ContentBlock[type(o.content)](o.content, c)}}}'
    r = f'{{"content":{_ContentBlock[type(o.content)](o.content, c)}'

    v = o.message_id
    if v is not None:
        r += f',"messageId":{escape(v)}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_AgentMessageChunkSessionUpdate(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_AgentMessageChunkSessionUpdate(o, c))
    if o.message_id is None and o.meta is None:
        return f'{{"sessionUpdate":"agent_message_chunk","content":{_ContentBlock[type(o.content)](o.content, c)}}}'
    r = f'{{"sessionUpdate":"agent_message_chunk","content":{_ContentBlock[type(o.content)](o.content, c)}'

    v = o.message_id
    if v is not None:
        r += f',"messageId":{escape(v)}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
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
    if o.message_id is None and o.meta is None:
        return f'{{"sessionUpdate":"agent_thought_chunk","content":{_ContentBlock[type(o.content)](o.content, c)}}}'
    r = f'{{"sessionUpdate":"agent_thought_chunk","content":{_ContentBlock[type(o.content)](o.content, c)}'

    v = o.message_id
    if v is not None:
        r += f',"messageId":{escape(v)}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
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

    return w_CancelNotification(o, c)


def w_ArchiveSessionResponse(o: Any, c: int) -> str:
    if c & 64 != 64:
        raise off("ArchiveSessionResponse", "SESSION_ARCHIVE")

    return w_AuthenticateResponse(o, c)


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


def w_AuthCapabilities(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_AuthCapabilities(o, c))
    r = ""

    v = o.terminal
    if v is not None:
        r += f',"terminal":{"true" if v is True else "false" if v is False else text(v)}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return f"{{{r[1:]}}}"


def w_AuthMethodTerminal(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_AuthMethodTerminal(o, c))
    r = f'{{"id":{escape(o.id)},"name":{escape(o.name)}'

    v = o.description
    if v is not None:
        r += f',"description":{escape(v)}'
    v = o.args
    if v is not None:
        r += f',"args":{"[" + ",".join(map(escape, v)) + "]"}'
    v = o.env
    if v is not None:
        r += f',"env":{text({**v})}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_AuthStatusCapabilities(o: Any, c: int) -> str:
    if c & 1 != 1:
        raise off("AuthStatusCapabilities", "AUTH_STATUS")

    return w_AuthenticateResponse(o, c)


def w_AuthStatusRequest(o: Any, c: int) -> str:
    if c & 1 != 1:
        raise off("AuthStatusRequest", "AUTH_STATUS")

    return w_AuthenticateResponse(o, c)


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


def w_AuthenticateRequest(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_AuthenticateRequest(o, c))
    if o.meta is None:
        return f'{{"methodId":{escape(o.method_id)}}}'
    r = f'{{"methodId":{escape(o.method_id)}'

    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_AuthenticateResponse(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_AuthenticateResponse(o, c))
    r = ""

    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return f"{{{r[1:]}}}"


def w_AvailableCommand(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_AvailableCommand(o, c))
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


def w_AvailableCommandsUpdate(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_AvailableCommandsUpdate(o, c))
    r = ""

    v = o.available_commands
    r += f',"availableCommands":{"[" + ",".join([w_AvailableCommand(x, c) for x in v]) + "]"}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return f"{{{r[1:]}}}"


def w_AvailableCommandsUpdateSessionUpdate(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_AvailableCommandsUpdateSessionUpdate(o, c))
    r = '{"sessionUpdate":"available_commands_update"'

    v = o.available_commands
    r += f',"availableCommands":{"[" + ",".join([w_AvailableCommand(x, c) for x in v]) + "]"}'
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
        return f'{{"type":"boolean","id":{escape(o.id)},"name":{escape(o.name)},"currentValue":{"true" if o.current_value is True else "false" if o.current_value is False else text(o.current_value)}}}'
    r = f'{{"type":"boolean","id":{escape(o.id)},"name":{escape(o.name)},"currentValue":{"true" if o.current_value is True else "false" if o.current_value is False else text(o.current_value)}'

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


def w_CancelNotification(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_CancelNotification(o, c))
    if o.meta is None:
        return f'{{"sessionId":{escape(o.session_id)}}}'
    r = f'{{"sessionId":{escape(o.session_id)}'

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


def w_CancelledRequestPermissionOutcome(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_CancelledRequestPermissionOutcome(o, c))
    r = '{"outcome":"cancelled"'

    return r + "}"


def w_ClientCapabilities(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_ClientCapabilities(o, c))
    r = ""

    v = o.fs
    if v is not None:
        r += f',"fs":{w_FileSystemCapabilities(v, c)}'
    v = o.terminal
    if v is not None:
        r += f',"terminal":{"true" if v is True else "false" if v is False else text(v)}'
    v = o.session
    if v is not None:
        r += f',"session":{w_ClientSessionCapabilities(v, c)}'
    v = o.subagents
    if v is not None:
        if c & 2048 != 2048:
            raise off("ClientCapabilities.subagents", "SUBAGENTS")

        r += f',"subagents":{w_SubagentCapabilities(v, c)}'
    v = o.plan
    if v is not None:
        if c & 16 != 16:
            raise off("ClientCapabilities.plan", "PLAN_OPERATIONS")

        r += f',"plan":{w_PlanCapabilities(v, c)}'
    v = o.auth
    if v is not None:
        r += f',"auth":{w_AuthCapabilities(v, c)}'
    v = o.elicitation
    if v is not None:
        r += f',"elicitation":{w_ElicitationCapabilities(v, c)}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return f"{{{r[1:]}}}"


def w_ClientSessionCapabilities(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_ClientSessionCapabilities(o, c))
    r = ""

    v = o.compaction
    if v is not None:
        r += f',"compaction":{w_CompactionCapabilities(v, c)}'
    v = o.config_options
    if v is not None:
        r += f',"configOptions":{w_SessionConfigOptionsCapabilities(v, c)}'
    v = o.notices
    if v is not None:
        r += f',"notices":{w_NoticeCapabilities(v, c)}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return f"{{{r[1:]}}}"


def w_CompactionCapabilities(o: Any, c: int) -> str:
    return text(_encode.e_CompactionCapabilities(o, c))


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
    r = ""

    v = o.config_options
    r += (
        f',"configOptions":{"[" + ",".join([_SessionConfigOption[type(x)](x, c) for x in v]) + "]"}'
    )
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return f"{{{r[1:]}}}"


def w_ConfigOptionUpdateSessionUpdate(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_ConfigOptionUpdateSessionUpdate(o, c))
    r = '{"sessionUpdate":"config_option_update"'

    v = o.config_options
    r += (
        f',"configOptions":{"[" + ",".join([_SessionConfigOption[type(x)](x, c) for x in v]) + "]"}'
    )
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


def w_CreateTerminalRequest(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_CreateTerminalRequest(o, c))
    items: Any
    r = f'{{"sessionId":{escape(o.session_id)},"command":{escape(o.command)}'

    v = o.args
    if v is not None:
        r += f',"args":{"[" + ",".join(map(escape, v)) + "]"}'
    v = o.env
    if v is not None:
        items = []
        for x in v:
            items.append(w_EnvVariable(x, c))
        r += f',"env":[{",".join(items)}]'
    v = o.cwd
    if v is not None:
        r += f',"cwd":{escape(v)}'
    v = o.output_byte_limit
    if v is not None:
        r += f',"outputByteLimit":{repr(v) if type(v) is int else text(v)}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_CreateTerminalResponse(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_CreateTerminalResponse(o, c))
    if o.meta is None:
        return f'{{"terminalId":{escape(o.terminal_id)}}}'
    r = f'{{"terminalId":{escape(o.terminal_id)}'

    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_CurrentModeUpdate(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_CurrentModeUpdate(o, c))
    if o.meta is None:
        return f'{{"currentModeId":{escape(o.current_mode_id)}}}'
    r = f'{{"currentModeId":{escape(o.current_mode_id)}'

    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_CurrentModeUpdateSessionUpdate(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_CurrentModeUpdateSessionUpdate(o, c))
    if o.meta is None:
        return (
            f'{{"sessionUpdate":"current_mode_update","currentModeId":{escape(o.current_mode_id)}}}'
        )
    r = f'{{"sessionUpdate":"current_mode_update","currentModeId":{escape(o.current_mode_id)}'

    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_Diff(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_Diff(o, c))
    if o.old_text is None and o.meta is None:
        return f'{{"path":{escape(o.path)},"newText":{escape(o.new_text)}}}'
    r = f'{{"path":{escape(o.path)},"newText":{escape(o.new_text)}'

    v = o.old_text
    if v is not None:
        r += f',"oldText":{escape(v)}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_DiffToolCallContent(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_DiffToolCallContent(o, c))
    if o.old_text is None and o.meta is None:
        return f'{{"type":"diff","path":{escape(o.path)},"newText":{escape(o.new_text)}}}'
    r = f'{{"type":"diff","path":{escape(o.path)},"newText":{escape(o.new_text)}'

    v = o.old_text
    if v is not None:
        r += f',"oldText":{escape(v)}'
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

    return w_AuthenticateResponse(o, c)


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
    r = ""

    v = o.type
    if v is not None:
        r += f',"type":{escape(v)}'
    v = o.title
    if v is not None:
        r += f',"title":{escape(v)}'
    v = o.properties
    if v is not None:
        r += f',"properties":{text({k: _encode.UNIONS["ElicitationPropertySchema"][type(x)](x, c) for k, x in v.items()})}'
    v = o.required
    if v is not None:
        r += f',"required":{"[" + ",".join(map(escape, v)) + "]"}'
    v = o.description
    if v is not None:
        r += f',"description":{escape(v)}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return f"{{{r[1:]}}}"


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
        r += f',"data":{text(v)}'
    return r + "}"


def w_ErrorAgentResponse(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_ErrorAgentResponse(o, c))
    r = f'{{"id":{text(o.id)},"error":{w_Error(o.error, c)}'

    return r + "}"


def w_ErrorStopReason(o: Any, c: int) -> str:
    if c & 2048 != 2048:
        raise off("ErrorStopReason", "SUBAGENTS")

    if o.unknown_fields is not EMPTY:
        return text(_encode.e_ErrorStopReason(o, c))
    r = ""

    v = o.error
    if v is not None:
        r += f',"error":{w_Error(v, c)}'
    return f"{{{r[1:]}}}"


def w_ErrorIdleStateUpdate(o: Any, c: int) -> str:
    if c & 2048 != 2048:
        raise off("ErrorIdleStateUpdate", "SUBAGENTS")

    if o.unknown_fields is not EMPTY:
        return text(_encode.e_ErrorIdleStateUpdate(o, c))
    if o.usage is None and o.meta is None and o.error is None:
        return '{"stopReason":"error"}'
    r = '{"stopReason":"error"'

    v = o.usage
    if v is not None:
        if c & 2 != 2:
            raise off("ErrorIdleStateUpdate.usage", "END_TURN_TOKEN_USAGE")

        r += f',"usage":{w_Usage(v, c)}'
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

    return w_ErrorAgentResponse(o, c)


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


def w_FileSystemCapabilities(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_FileSystemCapabilities(o, c))
    r = ""

    v = o.read_text_file
    if v is not None:
        r += f',"readTextFile":{"true" if v is True else "false" if v is False else text(v)}'
    v = o.write_text_file
    if v is not None:
        r += f',"writeTextFile":{"true" if v is True else "false" if v is False else text(v)}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return f"{{{r[1:]}}}"


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
    r = f'{{"name":{escape(o.name)},"url":{escape(o.url)}'

    v = o.headers
    r += f',"headers":{"[" + ",".join([w_HttpHeader(x, c) for x in v]) + "]"}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_HttpMcpServer(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_HttpMcpServer(o, c))
    r = f'{{"type":"http","name":{escape(o.name)},"url":{escape(o.url)}'

    v = o.headers
    r += f',"headers":{"[" + ",".join([w_HttpHeader(x, c) for x in v]) + "]"}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_ImageContent(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_ImageContent(o, c))
    if o.annotations is None and o.uri is None and o.meta is None:
        return f'{{"data":{escape(o.data)},"mimeType":{escape(o.mime_type)}}}'
    r = f'{{"data":{escape(o.data)},"mimeType":{escape(o.mime_type)}'

    v = o.annotations
    if v is not None:
        r += f',"annotations":{w_Annotations(v, c)}'
    v = o.uri
    if v is not None:
        r += f',"uri":{escape(v)}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_ImageContentBlock(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_ImageContentBlock(o, c))
    if o.annotations is None and o.uri is None and o.meta is None:
        return f'{{"type":"image","data":{escape(o.data)},"mimeType":{escape(o.mime_type)}}}'
    r = f'{{"type":"image","data":{escape(o.data)},"mimeType":{escape(o.mime_type)}'

    v = o.annotations
    if v is not None:
        r += f',"annotations":{w_Annotations(v, c)}'
    v = o.uri
    if v is not None:
        r += f',"uri":{escape(v)}'
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
    if o.client_capabilities is None and o.client_info is None and o.meta is None:
        return f'{{"protocolVersion":{repr(o.protocol_version) if type(o.protocol_version) is int else text(o.protocol_version)}}}'
    r = f'{{"protocolVersion":{repr(o.protocol_version) if type(o.protocol_version) is int else text(o.protocol_version)}'

    v = o.client_capabilities
    if v is not None:
        r += f',"clientCapabilities":{w_ClientCapabilities(v, c)}'
    v = o.client_info
    if v is not None:
        r += f',"clientInfo":{w_Implementation(v, c)}'
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
    items: Any
    r = f'{{"protocolVersion":{repr(o.protocol_version) if type(o.protocol_version) is int else text(o.protocol_version)}'

    v = o.agent_capabilities
    if v is not None:
        r += f',"agentCapabilities":{w_AgentCapabilities(v, c)}'
    v = o.auth_methods
    if v is not None:
        items = []
        for x in v:
            items.append(_AuthMethod[type(x)](x, c))
        r += f',"authMethods":[{",".join(items)}]'
    v = o.agent_info
    if v is not None:
        r += f',"agentInfo":{w_Implementation(v, c)}'
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
    if c & 16 != 16:
        raise off("PlanItems", "PLAN_OPERATIONS")

    if o.unknown_fields is not EMPTY:
        return text(_encode.e_PlanItems(o, c))
    r = f'{{"planId":{escape(o.plan_id)}'

    v = o.entries
    r += f',"entries":{"[" + ",".join([w_PlanEntry(x, c) for x in v]) + "]"}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_ItemsPlanUpdateContent(o: Any, c: int) -> str:
    if c & 16 != 16:
        raise off("ItemsPlanUpdateContent", "PLAN_OPERATIONS")

    if o.unknown_fields is not EMPTY:
        return text(_encode.e_ItemsPlanUpdateContent(o, c))
    r = f'{{"type":"items","planId":{escape(o.plan_id)}'

    v = o.entries
    r += f',"entries":{"[" + ",".join([w_PlanEntry(x, c) for x in v]) + "]"}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_KillTerminalRequest(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_KillTerminalRequest(o, c))
    if o.meta is None:
        return f'{{"sessionId":{escape(o.session_id)},"terminalId":{escape(o.terminal_id)}}}'
    r = f'{{"sessionId":{escape(o.session_id)},"terminalId":{escape(o.terminal_id)}'

    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_ListProvidersRequest(o: Any, c: int) -> str:
    if c & 4 != 4:
        raise off("ListProvidersRequest", "LLM_PROVIDERS")

    return w_AuthenticateResponse(o, c)


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


def w_LoadSessionRequest(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_LoadSessionRequest(o, c))
    r = f'{{"cwd":{escape(o.cwd)},"sessionId":{escape(o.session_id)}'

    v = o.mcp_servers
    r += f',"mcpServers":{"[" + ",".join([_McpServer[type(x)](x, c) for x in v]) + "]"}'
    v = o.additional_directories
    if v is not None:
        r += f',"additionalDirectories":{"[" + ",".join(map(escape, v)) + "]"}'
    v = o.system_prompt
    if v is not None:
        if c & 1024 != 1024:
            raise off("LoadSessionRequest.system_prompt", "SESSION_SYSTEM_PROMPT")

        r += f',"systemPrompt":{w_SystemPrompt(v, c)}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_LoadSessionResponse(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_LoadSessionResponse(o, c))
    items: Any
    r = ""

    v = o.modes
    if v is not None:
        r += f',"modes":{w_SessionModeState(v, c)}'
    v = o.config_options
    if v is not None:
        items = []
        for x in v:
            items.append(_SessionConfigOption[type(x)](x, c))
        r += f',"configOptions":[{",".join(items)}]'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return f"{{{r[1:]}}}"


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


def w_McpCapabilities(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_McpCapabilities(o, c))
    r = ""

    v = o.http
    if v is not None:
        r += f',"http":{"true" if v is True else "false" if v is False else text(v)}'
    v = o.sse
    if v is not None:
        r += f',"sse":{"true" if v is True else "false" if v is False else text(v)}'
    v = o.acp
    if v is not None and (v is not False or c & 8 == 8):
        if c & 8 != 8:
            raise off("McpCapabilities.acp", "MCP_OVER_ACP")

        r += f',"acp":{"true" if v is True else "false" if v is False else text(v)}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return f"{{{r[1:]}}}"


def w_McpError(o: Any, c: int) -> str:
    return text(_encode.e_McpError(o, c))


def w_McpServerStdio(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_McpServerStdio(o, c))
    r = f'{{"name":{escape(o.name)},"command":{escape(o.command)}'

    v = o.args
    r += f',"args":{"[" + ",".join(map(escape, v)) + "]"}'
    v = o.env
    r += f',"env":{"[" + ",".join([w_EnvVariable(x, c) for x in v]) + "]"}'
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


def w_NewSessionRequest(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_NewSessionRequest(o, c))
    r = f'{{"cwd":{escape(o.cwd)}'

    v = o.additional_directories
    if v is not None:
        r += f',"additionalDirectories":{"[" + ",".join(map(escape, v)) + "]"}'
    v = o.mcp_servers
    r += f',"mcpServers":{"[" + ",".join([_McpServer[type(x)](x, c) for x in v]) + "]"}'
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
    if o.modes is None and o.config_options is None and o.meta is None:
        return f'{{"sessionId":{escape(o.session_id)}}}'
    items: Any
    r = f'{{"sessionId":{escape(o.session_id)}'

    v = o.modes
    if v is not None:
        r += f',"modes":{w_SessionModeState(v, c)}'
    v = o.config_options
    if v is not None:
        items = []
        for x in v:
            items.append(_SessionConfigOption[type(x)](x, c))
        r += f',"configOptions":[{",".join(items)}]'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_NoneIdleStateUpdate(o: Any, c: int) -> str:
    if c & 2048 != 2048:
        raise off("NoneIdleStateUpdate", "SUBAGENTS")

    if o.unknown_fields is not EMPTY:
        return text(_encode.e_NoneIdleStateUpdate(o, c))
    r = ""

    v = o.usage
    if v is not None:
        if c & 2 != 2:
            raise off("NoneIdleStateUpdate.usage", "END_TURN_TOKEN_USAGE")

        r += f',"usage":{w_Usage(v, c)}'
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


def w_OtherCreateElicitationRequest(o: Any, c: int) -> str:
    return text(_encode.e_OtherCreateElicitationRequest(o, c))


def w_OtherCreateElicitationResponse(o: Any, c: int) -> str:
    return text(_encode.e_OtherCreateElicitationResponse(o, c))


def w_OtherElicitationPropertySchema(o: Any, c: int) -> str:
    return text(_encode.e_OtherElicitationPropertySchema(o, c))


def w_OtherIdleStateUpdate(o: Any, c: int) -> str:
    return text(_encode.e_OtherIdleStateUpdate(o, c))


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
    if c & 2048 != 2048:
        raise off("PlainIdleStateUpdate", "SUBAGENTS")

    if o.unknown_fields is not EMPTY:
        return text(_encode.e_PlainIdleStateUpdate(o, c))
    if o.usage is None and o.meta is None:
        return f'{{"stopReason":{text(o.stop_reason)}}}'
    r = f'{{"stopReason":{text(o.stop_reason)}'

    v = o.usage
    if v is not None:
        if c & 2 != 2:
            raise off("PlainIdleStateUpdate.usage", "END_TURN_TOKEN_USAGE")

        r += f',"usage":{w_Usage(v, c)}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_Plan(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_Plan(o, c))
    r = ""

    v = o.entries
    r += f',"entries":{"[" + ",".join([w_PlanEntry(x, c) for x in v]) + "]"}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return f"{{{r[1:]}}}"


def w_PlanCapabilities(o: Any, c: int) -> str:
    if c & 16 != 16:
        raise off("PlanCapabilities", "PLAN_OPERATIONS")

    return w_AuthenticateResponse(o, c)


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


def w_PlanSessionUpdate(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_PlanSessionUpdate(o, c))
    r = '{"sessionUpdate":"plan"'

    v = o.entries
    r += f',"entries":{"[" + ",".join([w_PlanEntry(x, c) for x in v]) + "]"}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_PlanUpdate(o: Any, c: int) -> str:
    if c & 16 != 16:
        raise off("PlanUpdate", "PLAN_OPERATIONS")

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
    if c & 16 != 16:
        raise off("PlanUpdateSessionUpdate", "PLAN_OPERATIONS")

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
        r += f',"image":{"true" if v is True else "false" if v is False else text(v)}'
    v = o.audio
    if v is not None:
        r += f',"audio":{"true" if v is True else "false" if v is False else text(v)}'
    v = o.embedded_context
    if v is not None:
        r += f',"embeddedContext":{"true" if v is True else "false" if v is False else text(v)}'
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
    if o.usage is None and o.meta is None:
        return f'{{"stopReason":{escape(o.stop_reason)}}}'
    r = f'{{"stopReason":{escape(o.stop_reason)}'

    v = o.usage
    if v is not None:
        if c & 2 != 2:
            raise off("PromptResponse.usage", "END_TURN_TOKEN_USAGE")

        r += f',"usage":{w_Usage(v, c)}'
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

    return w_AuthenticateResponse(o, c)


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


def w_ReadTextFileRequest(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_ReadTextFileRequest(o, c))
    if o.line is None and o.limit is None and o.meta is None:
        return f'{{"sessionId":{escape(o.session_id)},"path":{escape(o.path)}}}'
    r = f'{{"sessionId":{escape(o.session_id)},"path":{escape(o.path)}'

    v = o.line
    if v is not None:
        r += f',"line":{repr(v) if type(v) is int else text(v)}'
    v = o.limit
    if v is not None:
        r += f',"limit":{repr(v) if type(v) is int else text(v)}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_ReadTextFileResponse(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_ReadTextFileResponse(o, c))
    if o.meta is None:
        return f'{{"content":{escape(o.content)}}}'
    r = f'{{"content":{escape(o.content)}'

    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_RequestPermissionRequest(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_RequestPermissionRequest(o, c))
    if o.meta is None:
        return f'{{"sessionId":{escape(o.session_id)},"toolCall":{w_ToolCallUpdate(o.tool_call, c)},"options":{"[" + ",".join([w_PermissionOption(x, c) for x in o.options]) + "]"}}}'
    r = f'{{"sessionId":{escape(o.session_id)},"toolCall":{w_ToolCallUpdate(o.tool_call, c)},"options":{"[" + ",".join([w_PermissionOption(x, c) for x in o.options]) + "]"}'

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
    if c & 2048 != 2048:
        raise off("RequiresActionStateUpdate", "SUBAGENTS")

    return w_AuthenticateResponse(o, c)


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
    r = f'{{"name":{escape(o.name)},"uri":{escape(o.uri)}'

    v = o.annotations
    if v is not None:
        r += f',"annotations":{w_Annotations(v, c)}'
    v = o.description
    if v is not None:
        r += f',"description":{escape(v)}'
    v = o.mime_type
    if v is not None:
        r += f',"mimeType":{escape(v)}'
    v = o.size
    if v is not None:
        r += f',"size":{repr(v) if type(v) is int else text(v)}'
    v = o.title
    if v is not None:
        r += f',"title":{escape(v)}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_ResourceLinkContentBlock(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_ResourceLinkContentBlock(o, c))
    r = f'{{"type":"resource_link","name":{escape(o.name)},"uri":{escape(o.uri)}'

    v = o.annotations
    if v is not None:
        r += f',"annotations":{w_Annotations(v, c)}'
    v = o.description
    if v is not None:
        r += f',"description":{escape(v)}'
    v = o.mime_type
    if v is not None:
        r += f',"mimeType":{escape(v)}'
    v = o.size
    if v is not None:
        r += f',"size":{repr(v) if type(v) is int else text(v)}'
    v = o.title
    if v is not None:
        r += f',"title":{escape(v)}'
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
    v = o.system_prompt
    if v is not None:
        if c & 1024 != 1024:
            raise off("ResumeSessionRequest.system_prompt", "SESSION_SYSTEM_PROMPT")

        r += f',"systemPrompt":{w_SystemPrompt(v, c)}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_RunningStateUpdate(o: Any, c: int) -> str:
    if c & 2048 != 2048:
        raise off("RunningStateUpdate", "SUBAGENTS")

    return w_AuthenticateResponse(o, c)


def w_SessionConfigSelect(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_SessionConfigSelect(o, c))
    r = f'{{"currentValue":{escape(o.current_value)},"options":{text(_encode.e_SessionConfigSelectOptions(o.options, c))}'

    return r + "}"


def w_SelectSessionConfigOption(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_SelectSessionConfigOption(o, c))
    if o.description is None and o.category is None and o.meta is None:
        return f'{{"type":"select","id":{escape(o.id)},"name":{escape(o.name)},"currentValue":{escape(o.current_value)},"options":{text(_encode.e_SessionConfigSelectOptions(o.options, c))}}}'
    r = f'{{"type":"select","id":{escape(o.id)},"name":{escape(o.name)},"currentValue":{escape(o.current_value)},"options":{text(_encode.e_SessionConfigSelectOptions(o.options, c))}'

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

    return w_AuthenticateResponse(o, c)


def w_SessionCancelCapabilities(o: Any, c: int) -> str:
    if c & 2048 != 2048:
        raise off("SessionCancelCapabilities", "SUBAGENTS")

    return w_AuthenticateResponse(o, c)


def w_SessionCapabilities(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_SessionCapabilities(o, c))
    r = ""

    v = o.list
    if v is not None:
        r += f',"list":{w_SessionListCapabilities(v, c)}'
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
    v = o.resume
    if v is not None:
        r += f',"resume":{w_SessionResumeCapabilities(v, c)}'
    v = o.close
    if v is not None:
        r += f',"close":{w_SessionCloseCapabilities(v, c)}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return f"{{{r[1:]}}}"


def w_SessionConfigOptionsCapabilities(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_SessionConfigOptionsCapabilities(o, c))
    r = ""

    v = o.boolean
    if v is not None:
        r += f',"boolean":{w_BooleanConfigOptionCapabilities(v, c)}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return f"{{{r[1:]}}}"


def w_SessionConfigSelectGroup(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_SessionConfigSelectGroup(o, c))
    r = f'{{"group":{escape(o.group)},"name":{escape(o.name)}'

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

    return w_AuthenticateResponse(o, c)


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
    if v is not None:
        r += f',"_meta":{text(v)}'
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
    if v is not None:
        r += f',"_meta":{text(v)}'
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

    if o.unknown_fields is not EMPTY:
        return text(_encode.e_SessionMessageChunk(o, c))
    if o.meta is None:
        return f'{{"messageId":{escape(o.message_id)},"content":{_ContentBlock[type(o.content)](o.content, c)}}}'
    r = f'{{"messageId":{escape(o.message_id)},"content":{_ContentBlock[type(o.content)](o.content, c)}'

    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


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


def w_SessionMode(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_SessionMode(o, c))
    if o.description is None and o.meta is None:
        return f'{{"id":{escape(o.id)},"name":{escape(o.name)}}}'
    r = f'{{"id":{escape(o.id)},"name":{escape(o.name)}'

    v = o.description
    if v is not None:
        r += f',"description":{escape(v)}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_SessionModeState(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_SessionModeState(o, c))
    r = f'{{"currentModeId":{escape(o.current_mode_id)}'

    v = o.available_modes
    r += f',"availableModes":{"[" + ",".join([w_SessionMode(x, c) for x in v]) + "]"}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_SessionNotification(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_SessionNotification(o, c))
    if o.meta is None:
        return f'{{"sessionId":{escape(o.session_id)},"update":{_SessionUpdate[type(o.update)](o.update, c)}}}'
    r = f'{{"sessionId":{escape(o.session_id)},"update":{_SessionUpdate[type(o.update)](o.update, c)}'

    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_SessionStatusCapabilities(o: Any, c: int) -> str:
    if c & 512 != 512:
        raise off("SessionStatusCapabilities", "SESSION_STATUS")

    return w_AuthenticateResponse(o, c)


def w_SessionStatusRequest(o: Any, c: int) -> str:
    if c & 512 != 512:
        raise off("SessionStatusRequest", "SESSION_STATUS")

    return w_CancelNotification(o, c)


def w_SessionStatusResponse(o: Any, c: int) -> str:
    if c & 512 != 512:
        raise off("SessionStatusResponse", "SESSION_STATUS")

    if o.unknown_fields is not EMPTY:
        return text(_encode.e_SessionStatusResponse(o, c))
    if o.meta is None:
        return f'{{"status":{escape(o.status)}}}'
    r = f'{{"status":{escape(o.status)}'

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

    return w_AuthenticateResponse(o, c)


def w_SessionTitleCapabilities(o: Any, c: int) -> str:
    if c & 256 != 256:
        raise off("SessionTitleCapabilities", "SESSION_SET_TITLE")

    return w_AuthenticateResponse(o, c)


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

    return w_AuthenticateResponse(o, c)


def w_SetSessionModeRequest(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_SetSessionModeRequest(o, c))
    if o.meta is None:
        return f'{{"sessionId":{escape(o.session_id)},"modeId":{escape(o.mode_id)}}}'
    r = f'{{"sessionId":{escape(o.session_id)},"modeId":{escape(o.mode_id)}'

    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


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


def w_SseMcpServer(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_SseMcpServer(o, c))
    r = f'{{"type":"sse","name":{escape(o.name)},"url":{escape(o.url)}'

    v = o.headers
    r += f',"headers":{"[" + ",".join([w_HttpHeader(x, c) for x in v]) + "]"}'
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


def w_SubagentCapabilities(o: Any, c: int) -> str:
    if c & 2048 != 2048:
        raise off("SubagentCapabilities", "SUBAGENTS")

    return w_AuthenticateResponse(o, c)


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
    if c & 2048 != 2048:
        raise off("TaggedRequiresActionStateUpdate", "SUBAGENTS")

    if o.unknown_fields is not EMPTY:
        return text(_encode.e_TaggedRequiresActionStateUpdate(o, c))
    if o.meta is None:
        return '{"state":"requires_action"}'
    r = '{"state":"requires_action"'

    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_TaggedRunningStateUpdate(o: Any, c: int) -> str:
    if c & 2048 != 2048:
        raise off("TaggedRunningStateUpdate", "SUBAGENTS")

    if o.unknown_fields is not EMPTY:
        return text(_encode.e_TaggedRunningStateUpdate(o, c))
    if o.meta is None:
        return '{"state":"running"}'
    r = '{"state":"running"'

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

    return w_AuthenticateResponse(o, c)


def w_TaggedUnknownStateUpdate(o: Any, c: int) -> str:
    if c & 2048 != 2048:
        raise off("TaggedUnknownStateUpdate", "SUBAGENTS")

    if o.unknown_fields is not EMPTY:
        return text(_encode.e_TaggedUnknownStateUpdate(o, c))
    if o.meta is None:
        return '{"state":"unknown"}'
    r = '{"state":"unknown"'

    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_TerminalAuthMethod(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_TerminalAuthMethod(o, c))
    r = f'{{"type":"terminal","id":{escape(o.id)},"name":{escape(o.name)}'

    v = o.description
    if v is not None:
        r += f',"description":{escape(v)}'
    v = o.args
    if v is not None:
        r += f',"args":{"[" + ",".join(map(escape, v)) + "]"}'
    v = o.env
    if v is not None:
        r += f',"env":{text({**v})}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


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


def w_TerminalOutputResponse(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_TerminalOutputResponse(o, c))
    if o.exit_status is None and o.meta is None:
        return f'{{"output":{escape(o.output)},"truncated":{"true" if o.truncated is True else "false" if o.truncated is False else text(o.truncated)}}}'
    r = f'{{"output":{escape(o.output)},"truncated":{"true" if o.truncated is True else "false" if o.truncated is False else text(o.truncated)}'

    v = o.exit_status
    if v is not None:
        r += f',"exitStatus":{w_TerminalExitStatus(v, c)}'
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


def w_ToolCall(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_ToolCall(o, c))
    items: Any
    r = f'{{"toolCallId":{escape(o.tool_call_id)},"title":{escape(o.title)}'

    v = o.name
    if v is not None:
        r += f',"name":{escape(v)}'
    v = o.kind
    if v is not None:
        r += f',"kind":{escape(v)}'
    v = o.status
    if v is not None:
        r += f',"status":{escape(v)}'
    v = o.content
    if v is not None:
        items = []
        for x in v:
            items.append(_ToolCallContent[type(x)](x, c))
        r += f',"content":[{",".join(items)}]'
    v = o.locations
    if v is not None:
        items = []
        for x in v:
            items.append(w_ToolCallLocation(x, c))
        r += f',"locations":[{",".join(items)}]'
    v = o.raw_input
    if v is not None:
        r += f',"rawInput":{text(v)}'
    v = o.raw_output
    if v is not None:
        r += f',"rawOutput":{text(v)}'
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


def w_ToolCallSessionUpdate(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_ToolCallSessionUpdate(o, c))
    items: Any
    r = f'{{"sessionUpdate":"tool_call","toolCallId":{escape(o.tool_call_id)},"title":{escape(o.title)}'

    v = o.name
    if v is not None:
        r += f',"name":{escape(v)}'
    v = o.kind
    if v is not None:
        r += f',"kind":{escape(v)}'
    v = o.status
    if v is not None:
        r += f',"status":{escape(v)}'
    v = o.content
    if v is not None:
        items = []
        for x in v:
            items.append(_ToolCallContent[type(x)](x, c))
        r += f',"content":[{",".join(items)}]'
    v = o.locations
    if v is not None:
        items = []
        for x in v:
            items.append(w_ToolCallLocation(x, c))
        r += f',"locations":[{",".join(items)}]'
    v = o.raw_input
    if v is not None:
        r += f',"rawInput":{text(v)}'
    v = o.raw_output
    if v is not None:
        r += f',"rawOutput":{text(v)}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_ToolCallUpdate(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_ToolCallUpdate(o, c))
    items: Any
    r = f'{{"toolCallId":{escape(o.tool_call_id)}'

    v = o.kind
    if v is not None:
        r += f',"kind":{escape(v)}'
    v = o.status
    if v is not None:
        r += f',"status":{escape(v)}'
    v = o.title
    if v is not None:
        r += f',"title":{escape(v)}'
    v = o.name
    if v is not None:
        r += f',"name":{escape(v)}'
    v = o.content
    if v is not None:
        items = []
        for x in v:
            items.append(_ToolCallContent[type(x)](x, c))
        r += f',"content":[{",".join(items)}]'
    v = o.locations
    if v is not None:
        items = []
        for x in v:
            items.append(w_ToolCallLocation(x, c))
        r += f',"locations":[{",".join(items)}]'
    v = o.raw_input
    if v is not None:
        r += f',"rawInput":{text(v)}'
    v = o.raw_output
    if v is not None:
        r += f',"rawOutput":{text(v)}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_ToolCallUpdateSessionUpdate(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_ToolCallUpdateSessionUpdate(o, c))
    items: Any
    r = f'{{"sessionUpdate":"tool_call_update","toolCallId":{escape(o.tool_call_id)}'

    v = o.kind
    if v is not None:
        r += f',"kind":{escape(v)}'
    v = o.status
    if v is not None:
        r += f',"status":{escape(v)}'
    v = o.title
    if v is not None:
        r += f',"title":{escape(v)}'
    v = o.name
    if v is not None:
        r += f',"name":{escape(v)}'
    v = o.content
    if v is not None:
        items = []
        for x in v:
            items.append(_ToolCallContent[type(x)](x, c))
        r += f',"content":[{",".join(items)}]'
    v = o.locations
    if v is not None:
        items = []
        for x in v:
            items.append(w_ToolCallLocation(x, c))
        r += f',"locations":[{",".join(items)}]'
    v = o.raw_input
    if v is not None:
        r += f',"rawInput":{text(v)}'
    v = o.raw_output
    if v is not None:
        r += f',"rawOutput":{text(v)}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_UnarchiveSessionRequest(o: Any, c: int) -> str:
    if c & 64 != 64:
        raise off("UnarchiveSessionRequest", "SESSION_ARCHIVE")

    return w_CancelNotification(o, c)


def w_UnarchiveSessionResponse(o: Any, c: int) -> str:
    if c & 64 != 64:
        raise off("UnarchiveSessionResponse", "SESSION_ARCHIVE")

    return w_AuthenticateResponse(o, c)


def w_UnstructuredCommandInput(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_UnstructuredCommandInput(o, c))
    if o.meta is None:
        return f'{{"hint":{escape(o.hint)}}}'
    r = f'{{"hint":{escape(o.hint)}'

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
    if o.cost is None and o.meta is None:
        return f'{{"used":{repr(o.used) if type(o.used) is int else text(o.used)},"size":{repr(o.size) if type(o.size) is int else text(o.size)}}}'
    r = f'{{"used":{repr(o.used) if type(o.used) is int else text(o.used)},"size":{repr(o.size) if type(o.size) is int else text(o.size)}'

    v = o.cost
    if v is not None:
        r += f',"cost":{w_Cost(v, c)}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_UsageUpdateSessionUpdate(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_UsageUpdateSessionUpdate(o, c))
    if o.cost is None and o.meta is None:
        return f'{{"sessionUpdate":"usage_update","used":{repr(o.used) if type(o.used) is int else text(o.used)},"size":{repr(o.size) if type(o.size) is int else text(o.size)}}}'
    r = f'{{"sessionUpdate":"usage_update","used":{repr(o.used) if type(o.used) is int else text(o.used)},"size":{repr(o.size) if type(o.size) is int else text(o.size)}'

    v = o.cost
    if v is not None:
        r += f',"cost":{w_Cost(v, c)}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_UserMessageChunkSessionUpdate(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_UserMessageChunkSessionUpdate(o, c))
    if o.message_id is None and o.meta is None:
        return f'{{"sessionUpdate":"user_message_chunk","content":{_ContentBlock[type(o.content)](o.content, c)}}}'
    r = f'{{"sessionUpdate":"user_message_chunk","content":{_ContentBlock[type(o.content)](o.content, c)}'

    v = o.message_id
    if v is not None:
        r += f',"messageId":{escape(v)}'
    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_ValueIdSetSessionConfigOptionRequest(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_ValueIdSetSessionConfigOptionRequest(o, c))
    if o.meta is None:
        return f'{{"sessionId":{escape(o.session_id)},"configId":{escape(o.config_id)},"value":{escape(o.value)}}}'
    r = f'{{"sessionId":{escape(o.session_id)},"configId":{escape(o.config_id)},"value":{escape(o.value)}'

    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


def w_WriteTextFileRequest(o: Any, c: int) -> str:
    if o.unknown_fields is not EMPTY:
        return text(_encode.e_WriteTextFileRequest(o, c))
    if o.meta is None:
        return f'{{"sessionId":{escape(o.session_id)},"path":{escape(o.path)},"content":{escape(o.content)}}}'
    r = f'{{"sessionId":{escape(o.session_id)},"path":{escape(o.path)},"content":{escape(o.content)}'

    v = o.meta
    if v is not None:
        r += f',"_meta":{text(v)}'
    return r + "}"


w_AuthMethodAgent = w_AgentAuthMethod
w_BooleanConfigOptionCapabilities = w_AuthenticateResponse
w_ClientNotification = w_AgentNotification
w_ClientRequest = w_AgentRequest
w_CloseSessionRequest = w_CancelNotification
w_CloseSessionResponse = w_AuthenticateResponse
w_DeleteSessionRequest = w_CancelNotification
w_DeleteSessionResponse = w_AuthenticateResponse
w_ElicitationFormCapabilities = w_AuthenticateResponse
w_ElicitationUrlCapabilities = w_AuthenticateResponse
w_ErrorClientResponse = w_ErrorAgentResponse
w_HttpHeader = w_EnvVariable
w_KillTerminalResponse = w_AuthenticateResponse
w_LogoutCapabilities = w_AuthenticateResponse
w_LogoutRequest = w_AuthenticateResponse
w_LogoutResponse = w_AuthenticateResponse
w_McpServerSse = w_McpServerHttp
w_NoticeCapabilities = w_CompactionCapabilities
w_OtherMultiSelectItems = w_OtherElicitationPropertySchema
w_ReleaseTerminalRequest = w_KillTerminalRequest
w_ReleaseTerminalResponse = w_AuthenticateResponse
w_ResultClientResponse = w_ResultAgentResponse
w_ResumeSessionResponse = w_LoadSessionResponse
w_SessionAdditionalDirectoriesCapabilities = w_AuthenticateResponse
w_SessionCloseCapabilities = w_AuthenticateResponse
w_SessionDeleteCapabilities = w_AuthenticateResponse
w_SessionListCapabilities = w_AuthenticateResponse
w_SessionResumeCapabilities = w_AuthenticateResponse
w_SetSessionConfigOptionResponse = w_ConfigOptionUpdate
w_SetSessionModeResponse = w_AuthenticateResponse
w_StdioMcpServer = w_McpServerStdio
w_Terminal = w_CreateTerminalResponse
w_TerminalOutputRequest = w_KillTerminalRequest
w_WaitForTerminalExitRequest = w_KillTerminalRequest
w_WaitForTerminalExitResponse = w_TerminalExitStatus
w_WriteTextFileResponse = w_AuthenticateResponse

_AgentResponse: Writers = {
    ResultAgentResponse: w_ResultAgentResponse,
    ErrorAgentResponse: w_ErrorAgentResponse,
}

_AuthMethod: Writers = {
    TerminalAuthMethod: w_TerminalAuthMethod,
    AgentAuthMethod: w_AgentAuthMethod,
}

_AvailableCommandInput: Writers = {
    UnstructuredCommandInput: w_UnstructuredCommandInput,
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
    SseMcpServer: w_SseMcpServer,
    AcpMcpServer: w_AcpMcpServer,
    StdioMcpServer: w_StdioMcpServer,
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
}

_ProxyResponse: Writers = {
    ResultProxyResponse: w_ResultProxyResponse,
    ErrorProxyResponse: w_ErrorProxyResponse,
}

_RequestPermissionOutcome: Writers = {
    CancelledRequestPermissionOutcome: w_CancelledRequestPermissionOutcome,
    SelectedRequestPermissionOutcome: w_SelectedRequestPermissionOutcome,
}

_SessionConfigOption: Writers = {
    SelectSessionConfigOption: w_SelectSessionConfigOption,
    BooleanSessionConfigOption: w_BooleanSessionConfigOption,
}

_SessionUpdate: Writers = {
    UserMessageChunkSessionUpdate: w_UserMessageChunkSessionUpdate,
    AgentMessageChunkSessionUpdate: w_AgentMessageChunkSessionUpdate,
    AgentThoughtChunkSessionUpdate: w_AgentThoughtChunkSessionUpdate,
    ToolCallSessionUpdate: w_ToolCallSessionUpdate,
    ToolCallUpdateSessionUpdate: w_ToolCallUpdateSessionUpdate,
    PlanSessionUpdate: w_PlanSessionUpdate,
    PlanUpdateSessionUpdate: w_PlanUpdateSessionUpdate,
    PlanRemovedSessionUpdate: w_PlanRemovedSessionUpdate,
    AvailableCommandsUpdateSessionUpdate: w_AvailableCommandsUpdateSessionUpdate,
    CurrentModeUpdateSessionUpdate: w_CurrentModeUpdateSessionUpdate,
    ConfigOptionUpdateSessionUpdate: w_ConfigOptionUpdateSessionUpdate,
    SessionInfoUpdateSessionUpdate: w_SessionInfoUpdateSessionUpdate,
    UsageUpdateSessionUpdate: w_UsageUpdateSessionUpdate,
    NoticeSessionUpdate: w_NoticeSessionUpdate,
    CompactionUpdateSessionUpdate: w_CompactionUpdateSessionUpdate,
    CompactionSummaryChunkSessionUpdate: w_CompactionSummaryChunkSessionUpdate,
    SubagentUpdateSessionUpdate: w_SubagentUpdateSessionUpdate,
    SessionMessageSessionUpdate: w_SessionMessageSessionUpdate,
    SessionMessageChunkSessionUpdate: w_SessionMessageChunkSessionUpdate,
}

_SetSessionConfigOptionRequest: Writers = {
    BooleanSetSessionConfigOptionRequest: w_BooleanSetSessionConfigOptionRequest,
    ValueIdSetSessionConfigOptionRequest: w_ValueIdSetSessionConfigOptionRequest,
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
}

_here = globals()
WRITERS: Writers = {_here[name]: _here["w_" + name] for name in _stable + _unstable}
"""The writer of each class, which has its name after `w_`."""
