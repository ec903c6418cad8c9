"""Type aliases: unions, enumerations and named scalars.

Nothing here is needed to decode or encode; the module loads when a program asks for an alias.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from .._runtime import Alias
from .types import *
from .unstable import *

AgentResponse: TypeAlias = ResultAgentResponse | ErrorAgentResponse
AuthMethod: TypeAlias = TerminalAuthMethod | AgentAuthMethod
"""One way to log in, listed in `auth_methods`: in a terminal when `type` is `terminal`,
otherwise by the agent.
"""
AuthMethodId: TypeAlias = Annotated[str, Alias("AuthMethodId")]
"""Name by which programs tell login methods apart; the agent chooses it."""
AuthState: TypeAlias = Annotated[
    Literal["authenticated", "unauthenticated", "not_required", "unknown"] | str, Alias("AuthState")
]
"""Where the agent stands on login; a client takes values it does not know for `unknown`.

Needs `Feature.AUTH_STATUS`.

- `authenticated`: The agent holds credentials, though they may turn out to be invalid.
- `unauthenticated`: A login must come first: credentials are absent, out of date or known to
  be wrong.
- `not_required`: The agent works without any login, as one with a local model does.
- `unknown`: The agent has no way to tell at the moment.
"""
AvailableCommandInput: TypeAlias = UnstructuredCommandInput
"""Input that a command takes; v1 has only free text."""
ClientResponse: TypeAlias = ResultClientResponse | ErrorClientResponse
CompactionId: TypeAlias = Annotated[str, Alias("CompactionId")]
"""Names one shortening of the model's context, uniquely in its session."""
CompactionStatus: TypeAlias = Annotated[
    Literal["in_progress", "completed", "failed", "cancelled"] | str, Alias("CompactionStatus")
]
"""How far a compaction has come.

- `in_progress`: The compaction is still running.
- `completed`: The compaction succeeded.
- `failed`: The compaction ended without success; `error` may say why.
- `cancelled`: The compaction was called off halfway.
"""
ContentBlock: TypeAlias = (
    TextContentBlock
    | ImageContentBlock
    | AudioContentBlock
    | ResourceLinkContentBlock
    | ResourceContentBlock
)
"""A piece of content in a prompt, a message or tool output, shaped as in MCP; a block of
unknown `type` does not decode.
"""
CreateElicitationRequest: TypeAlias = (
    FormCreateElicitationRequest | UrlCreateElicitationRequest | OtherCreateElicitationRequest
)
"""Has the client ask the user for input, in a form or on a web page. Needs the client's
`elicitation.form` or `elicitation.url` capability.
"""
CreateElicitationResponse: TypeAlias = (
    AcceptCreateElicitationResponse
    | PlainCreateElicitationResponse
    | OtherCreateElicitationResponse
)
"""What the user made of the question; `action` says it."""
ElicitationContentValue: TypeAlias = Annotated[
    str | int | float | bool | list[str], Alias("ElicitationContentValue")
]
"""One answer of the user: text, a number, a boolean or a list of texts. In v2 any other JSON
value fits too.
"""
ElicitationId: TypeAlias = Annotated[str, Alias("ElicitationId")]
"""The agent's name for one elicitation by URL, repeated in `elicitation/complete`."""
ElicitationPropertySchema: TypeAlias = (
    StringElicitationPropertySchema
    | NumberElicitationPropertySchema
    | IntegerElicitationPropertySchema
    | BooleanElicitationPropertySchema
    | ArrayElicitationPropertySchema
    | OtherElicitationPropertySchema
)
"""What one form field accepts; `type` selects the sort of input."""
ElicitationSchemaType: TypeAlias = Annotated[Literal["object"], Alias("ElicitationSchemaType")]
"""JSON type of a whole form, of which there is only one.

- `object`: The answers arrive as an object with one entry per field.
"""
EmbeddedResourceResource: TypeAlias = TextResourceContents | BlobResourceContents
"""What an embedded resource carries; `text` or `blob` tells which."""
ErrorCode: TypeAlias = Annotated[
    Literal[-32700, -32600, -32601, -32602, -32603, -32800, -32000, -32002] | int,
    Alias("ErrorCode"),
]
"""Kind of failure. JSON-RPC defines -32700 and -32600 to -32603; ACP adds codes in -32000 to
-32099, and -32800 for cancelled requests.

- `-32700`: -32700: the text received is not JSON.
- `-32600`: -32600: it is JSON, but no proper JSON-RPC request.
- `-32601`: -32601: the receiver does not know or offer this method.
- `-32602`: -32602: the params do not suit the method.
- `-32603`: -32603: something broke inside the receiver.
- `-32800`: -32800: the work was stopped, because the caller asked for it, or for lack of
  resources, or at shutdown.
- `-32000`: -32000: the caller has to log in first.
- `-32002`: -32002: what the request names, such as a file or session, does not exist.
"""
ExtNotification: TypeAlias = Annotated[Any, Alias("ExtNotification")]
"""Params of a one-way message that ACP does not define; either side may send it, and any JSON
is allowed.
"""
ExtRequest: TypeAlias = Annotated[Any, Alias("ExtRequest")]
"""Params of a request that ACP does not define; any JSON is allowed, and the receiver must
answer.
"""
ExtResponse: TypeAlias = Annotated[Any, Alias("ExtResponse")]
"""Result of a request that ACP does not define; any JSON is allowed."""
IdleStateUpdate: TypeAlias = (
    PlainIdleStateUpdate | ErrorIdleStateUpdate | OtherIdleStateUpdate | NoneIdleStateUpdate
)
"""The child session has no work in the foreground and can take another prompt. In v2 any
session reports this.

Needs `Feature.SUBAGENTS`.
"""
LlmProtocol: TypeAlias = Annotated[
    Literal["anthropic", "openai", "azure", "vertex", "bedrock"] | str, Alias("LlmProtocol")
]
"""API that an LLM provider speaks. Both sides must cope with names they do not know.

Needs `Feature.LLM_PROVIDERS`.

- `anthropic`: The provider speaks Anthropic's API.
- `openai`: The provider speaks OpenAI's API.
- `azure`: The provider speaks the API of OpenAI models on Azure.
- `vertex`: The provider speaks the API of Vertex AI on Google Cloud.
- `bedrock`: The provider speaks the API of Bedrock on AWS.
"""
McpRequestId: TypeAlias = Annotated[str, Alias("McpRequestId")]
"""Marks one running MCP request carried over ACP. The caller makes it up, proxies leave it
alone, and it has nothing to do with the JSON-RPC `id` around it.

Needs `Feature.MCP_OVER_ACP`.
"""
McpServer: TypeAlias = HttpMcpServer | SseMcpServer | AcpMcpServer | StdioMcpServer
"""Where the agent finds one MCP server, which gives it tools and context. `type` names the
transport; an entry without it is a local process.
"""
McpServerAcpId: TypeAlias = Annotated[str, Alias("McpServerAcpId")]
"""Points `mcp/message` at the party that declared the server. Only that party, which made it
up, reads anything into it.

Needs `Feature.MCP_OVER_ACP`.
"""
MessageId: TypeAlias = Annotated[str, Alias("MessageId")]
"""Tells the messages of a session apart; none share an id."""
MessageMcpResponse: TypeAlias = ResultMessageMcpResponse | ErrorMessageMcpResponse
"""What became of an MCP request: send one of `result` and `error`; a receiver that gets both
takes `result`. Failures of ACP itself travel as JSON-RPC errors.

Needs `Feature.MCP_OVER_ACP`.
"""
MultiSelectItems: TypeAlias = (
    TaggedStringMultiSelectItems | OtherMultiSelectItems | TitledMultiSelectItems
)
"""Choices of a multiple-choice field: bare strings, strings with labels, or a kind from an
extension.
"""
NoticeSeverity: TypeAlias = Annotated[
    Literal["info", "warning", "error"] | str, Alias("NoticeSeverity")
]
"""How grave a notice is, as a hint for its looks. Any string is valid; three are defined.

- `info`: Something worth knowing; nothing is wrong.
- `warning`: Something the user had better look at.
- `error`: Something has gone wrong.
"""
PermissionOptionId: TypeAlias = Annotated[str, Alias("PermissionOptionId")]
"""Stands for one of the answers that the agent offers; the client returns the one that was
picked.
"""
PermissionOptionKind: TypeAlias = Annotated[
    Literal["allow_once", "allow_always", "reject_once", "reject_always"],
    Alias("PermissionOptionKind"),
]
"""Whether an answer allows or refuses, and for how long; a hint for its icon and looks. Only
these four values are valid.

- `allow_once`: Yes, for this operation and no other.
- `allow_always`: Yes, and the answer is kept for the future.
- `reject_once`: No, for this operation and no other.
- `reject_always`: No, and the answer is kept for the future.
"""
PlanEntryPriority: TypeAlias = Annotated[
    Literal["high", "medium", "low"], Alias("PlanEntryPriority")
]
"""How much a step counts towards the goal of the plan. Only these three values are valid.

- `high`: The goal depends on it.
- `medium`: It matters, but the goal can do without it.
- `low`: It would be welcome, no more.
"""
PlanEntryStatus: TypeAlias = Annotated[
    Literal["pending", "in_progress", "completed"], Alias("PlanEntryStatus")
]
"""How far a step has got. Only these three values are valid.

- `pending`: Nothing has been done about it so far.
- `in_progress`: The agent is busy with it.
- `completed`: It is done, and it worked.
"""
PlanId: TypeAlias = Annotated[str, Alias("PlanId")]
"""Tells the plans of a session apart, so that each can be updated by itself.

Needs `Feature.PLAN_OPERATIONS`.
"""
PlanUpdateContent: TypeAlias = (
    ItemsPlanUpdateContent | FilePlanUpdateContent | MarkdownPlanUpdateContent
)
"""Plan in one of three forms, told apart by `type`.

Needs `Feature.PLAN_OPERATIONS`.
"""
ProtocolVersion: TypeAlias = Annotated[int, Alias("ProtocolVersion")]
"""Whole number from 0 to 65535, raised only when old peers would no longer understand; all else
is announced as capabilities.
"""
ProviderId: TypeAlias = Annotated[str, Alias("ProviderId")]
"""Stands for one source of language models that the client can set up.

Needs `Feature.LLM_PROVIDERS`.
"""
ProxyResponse: TypeAlias = ResultProxyResponse | ErrorProxyResponse
"""Needs `Feature.PROXY_CHAINS`."""
ProxySuccessorResponse: TypeAlias = Annotated[Any, Alias("ProxySuccessorResponse")]
"""Whatever JSON value the request inside was answered with, handed back untouched; its errors
come back as errors.

Needs `Feature.PROXY_CHAINS`.
"""
RequestId: TypeAlias = Annotated[int | str | None, Alias("RequestId")]
"""Pairs a response with its request: the answer repeats the value unchanged. Null is legal in
v1, but stands for an unknown id, so requests should not use it.
"""
RequestPermissionOutcome: TypeAlias = (
    CancelledRequestPermissionOutcome | SelectedRequestPermissionOutcome
)
"""How the question was settled: the user picked an option, or the turn was cancelled first."""
Role: TypeAlias = Annotated[Literal["assistant", "user"], Alias("Role")]
"""Side of a conversation that content comes from or is meant for; v1 knows only two.

- `assistant`: The agent, or the model behind it.
- `user`: The person who talks to the agent.
"""
SessionArchiveFilter: TypeAlias = Annotated[
    Literal["exclude", "include", "only"] | str, Alias("SessionArchiveFilter")
]
"""Which sessions `session/list` returns, by whether they are archived. An agent refuses a value
it does not support with `-32602` and never takes it for `exclude`.

Needs `Feature.SESSION_ARCHIVE`.

- `exclude`: Leaves archived sessions out; used when the client does not choose.
- `include`: Lists every session, archived or not.
- `only`: Lists archived sessions and no others.
"""
SessionConfigGroupId: TypeAlias = Annotated[str, Alias("SessionConfigGroupId")]
"""Id of one group among the values of a setting, chosen by the agent."""
SessionConfigId: TypeAlias = Annotated[str, Alias("SessionConfigId")]
"""Id of one setting of a session, chosen by the agent; `session/set_config_option` refers to
it.
"""
SessionConfigOption: TypeAlias = SelectSessionConfigOption | BooleanSessionConfigOption
"""Setting of a session that the agent offers and the client can change; `type` tells its form,
in v1 one of two.
"""
SessionConfigOptionCategory: TypeAlias = Annotated[
    Literal["mode", "model", "model_config", "thought_level"] | str,
    Alias("SessionConfigOptionCategory"),
]
"""What a setting is about, so that clients can present it well; a missing or unknown value must
do no harm.

- `mode`: The setting chooses the mode in which the agent works.
- `model`: The setting chooses the language model.
- `model_config`: The setting tunes the model in use rather than choosing one.
- `thought_level`: The setting chooses how much the model reasons.
"""
SessionConfigSelectOptions: TypeAlias = Annotated[
    list[SessionConfigSelectOption] | list[SessionConfigSelectGroup],
    Alias("SessionConfigSelectOptions"),
]
"""Values to choose from, either all plain or all in groups."""
SessionConfigValueId: TypeAlias = Annotated[str, Alias("SessionConfigValueId")]
"""Id of one value that a setting can have, chosen by the agent."""
SessionId: TypeAlias = Annotated[str, Alias("SessionId")]
"""Names one conversation between client and agent, which has a history and state of its own;
the agent chooses it.
"""
SessionModeId: TypeAlias = Annotated[str, Alias("SessionModeId")]
"""Id of one mode of a session, chosen by the agent."""
SessionStatus: TypeAlias = Annotated[Literal["open", "saved"] | str, Alias("SessionStatus")]
"""Whether the agent holds a session in memory, as `session/status` tells.

Needs `Feature.SESSION_STATUS`.

- `open`: The agent holds the session in memory, perhaps for another connection. A client
  that has not opened it itself needs `session/load` or `session/resume` first, before it
  prompts.
- `saved`: The agent knows the session without holding it in memory; `session/load` or
  `session/resume` brings it back.
"""
SessionUpdate: TypeAlias = (
    UserMessageChunkSessionUpdate
    | AgentMessageChunkSessionUpdate
    | AgentThoughtChunkSessionUpdate
    | ToolCallSessionUpdate
    | ToolCallUpdateSessionUpdate
    | PlanSessionUpdate
    | PlanUpdateSessionUpdate
    | PlanRemovedSessionUpdate
    | AvailableCommandsUpdateSessionUpdate
    | CurrentModeUpdateSessionUpdate
    | ConfigOptionUpdateSessionUpdate
    | SessionInfoUpdateSessionUpdate
    | UsageUpdateSessionUpdate
    | NoticeSessionUpdate
    | CompactionUpdateSessionUpdate
    | CompactionSummaryChunkSessionUpdate
    | SubagentUpdateSessionUpdate
    | SessionMessageSessionUpdate
    | SessionMessageChunkSessionUpdate
)
"""What happened in a session, told by the agent while it works; `sessionUpdate` names the kind,
and in v1 an unknown kind is an error.
"""
SetSessionConfigOptionRequest: TypeAlias = (
    BooleanSetSessionConfigOptionRequest | ValueIdSetSessionConfigOptionRequest
)
"""Params of `session/set_config_option`, client to agent: gives one option a new value. The
value's kind decides the branch; in v1 a boolean needs the client capability
`session.config_options.boolean`.
"""
StateUpdate: TypeAlias = (
    TaggedRunningStateUpdate
    | TaggedIdleStateUpdate
    | TaggedRequiresActionStateUpdate
    | TaggedUnknownStateUpdate
    | OtherStateUpdate
)
"""What a child session's foreground work is doing, as a complete snapshot in a
`subagent_update`; v1 has it for children only. An idle child can be set going again.

Needs `Feature.SUBAGENTS`.
"""
StopReason: TypeAlias = Annotated[
    Literal["end_turn", "max_tokens", "max_turn_requests", "refusal", "cancelled"],
    Alias("StopReason"),
]
"""Why a prompt turn ended, in the result of `session/prompt`. v1 knows these five only; any
other value is an error.

- `end_turn`: The model finished its answer in the normal way.
- `max_tokens`: The token limit cut the turn short.
- `max_turn_requests`: The agent used up the model requests it may make before the user
  speaks again.
- `refusal`: The agent declined to go on. This prompt and all that follows it drop out of the
  next prompt's context, which the client should show.
- `cancelled`: The client sent `session/cancel`; the agent must answer with this even when
  stopping made operations underneath fail.
"""
StringFormat: TypeAlias = Annotated[
    Literal["email", "uri", "date", "date-time"], Alias("StringFormat")
]
"""What kind of text a string field in a form asks for. v1 rejects any format but these four.

- `email`: An e-mail address.
- `uri`: A URI.
- `date`: A calendar day, written like 2025-01-31.
- `date-time`: A day with a time; v1 goes by ISO 8601.
"""
SystemPromptMode: TypeAlias = Annotated[
    Literal["append", "override"] | str, Alias("SystemPromptMode")
]
"""How a client's system prompt relates to the agent's own. Unknown modes survive storing and
forwarding, but an agent must refuse to apply one.

Needs `Feature.SESSION_SYSTEM_PROMPT`.

- `append`: Extends the agent's own instructions, preferably at the same system level. Comes
  with the capability `session_capabilities.system_prompt`.
- `override`: Takes the place of the agent's default instructions, safety and tool advice
  included; tools, permissions and settings stay as they are. Needs
  `session_capabilities.system_prompt.mode.override`.
"""
TerminalId: TypeAlias = Annotated[str, Alias("TerminalId")]
"""Names a terminal. In v1 the client hands it out in answer to `terminal/create`."""
ToolCallContent: TypeAlias = ContentToolCallContent | DiffToolCallContent | TerminalToolCallContent
"""One piece of what a tool call produced: ordinary content, a file change or a terminal. v1
rejects any other type.
"""
ToolCallId: TypeAlias = Annotated[str, Alias("ToolCallId")]
"""Names the tool call, uniquely within its session."""
ToolCallStatus: TypeAlias = Annotated[
    Literal["pending", "in_progress", "completed", "failed"], Alias("ToolCallStatus")
]
"""How far a tool call has got. v1 knows these four only.

- `pending`: Not started: its input is still arriving or it waits for approval.
- `in_progress`: Running now.
- `completed`: Finished without an error.
- `failed`: Ended with an error.
"""
ToolKind: TypeAlias = Annotated[
    Literal[
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
    ],
    Alias("ToolKind"),
]
"""Rough category of a tool, for picking an icon and a layout. v1 knows these ten only; any
other on a tool call counts as absent.

- `read`: Looks at files or data.
- `edit`: Changes what is in a file.
- `delete`: Deletes files or data.
- `move`: Moves or renames files.
- `search`: Looks for something.
- `execute`: Runs a command or code.
- `think`: Reasons or plans inside the agent.
- `fetch`: Gets data from outside, such as a web page.
- `switch_mode`: Switches the session to another mode.
- `other`: None of the other categories; the one to assume when none is given.
"""
