"""Type aliases: unions, enumerations and named scalars.

Nothing here is needed to decode or encode; the module loads when a program asks for an alias.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from .._runtime import Alias
from .types import *
from .unstable import *

AbsolutePath: TypeAlias = Annotated[str, Alias("AbsolutePath")]
"""A full path in the notation of the agent's machine, for example `/srv/app` or `D:\\app`; a
URI is not one.
"""
AgentResponse: TypeAlias = ResultAgentResponse | ErrorAgentResponse
AuthMethod: TypeAlias = TerminalAuthMethod | AgentAuthMethod | OtherAuthMethod
"""One way to log in, listed in `auth_methods`; `type` says who carries it out."""
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
AvailableCommand: TypeAlias = CommandAvailableCommand | OtherAvailableCommand
"""A command that the agent offers the user; `type` says of what kind."""
AvailableCommandInput: TypeAlias = TextAvailableCommandInput | OtherAvailableCommandInput
"""Input that a command takes; `type` says of what kind."""
BackgroundWork: TypeAlias = (
    TerminalBackgroundWork | ToolCallBackgroundWork | SubagentBackgroundWork | OtherBackgroundWork
)
"""Something that runs beside the foreground work. The agent announces it before listing it,
reports its end before dropping it, and lists it once: a process as its terminal.
"""
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
    | OtherContentBlock
)
"""A piece of content in a prompt, a message or tool output, shaped as in MCP; a block of
unknown `type` is kept as it came.
"""
CreateElicitationRequest: TypeAlias = (
    FormCreateElicitationRequest | UrlCreateElicitationRequest | OtherCreateElicitationRequest
)
"""Has the client ask the user for input, in a form or on a web page. Needs the client's
`elicitation.form` or `elicitation.url` capability. A session reports `requires_action` while
all its foreground work waits for the answer.
"""
CreateElicitationResponse: TypeAlias = (
    AcceptCreateElicitationResponse
    | PlainCreateElicitationResponse
    | OtherCreateElicitationResponse
)
"""What the user made of the question; `action` says it. Accepting a web page does not mean that
the visit is over.
"""
DiffChange: TypeAlias = (
    AddDiffChange
    | DeleteDiffChange
    | ModifyDiffChange
    | MoveDiffChange
    | CopyDiffChange
    | OtherDiffChange
)
"""What one operation did to one file: `operation` says which, the paths say where."""
DiffFileType: TypeAlias = Annotated[
    Literal["text", "binary", "directory", "symlink"] | str, Alias("DiffFileType")
]
"""What sort of thing a changed path is: text, binary data, a folder or a link.

- `text`: The file holds readable text.
- `binary`: The file holds data that is not text.
- `directory`: The path is a folder.
- `symlink`: The path is a link to another path.
"""
DiffPatchFormat: TypeAlias = Annotated[Literal["git_patch"] | str, Alias("DiffPatchFormat")]
"""Notation of a patch text.

- `git_patch`: Sections as `git diff -p` prints them, but every path is absolute, without
  `a/` or `b/`, and equals a path in `changes` once unquoted. `/dev/null` stands for a
  missing side; commit and mail headers must not appear.
"""
ElicitationContentValue: TypeAlias = Annotated[Any, Alias("ElicitationContentValue")]
"""One answer of the user: text, a number, a boolean, a list of texts or, unlike v1, any other
JSON value.
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
    Literal[-32700, -32600, -32601, -32602, -32603, -32800, -32000, -32002, -32022] | int,
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
- `-32002`: -32002: what the request names, such as a session, does not exist. For sessions,
  `data` repeats the `session_id`.
- `-32022`: -32022: the agent speaks no protocol version as low as the requested one; `data`
  lists those it does.
"""
ErrorData: TypeAlias = Annotated[Any, Alias("ErrorData")]
"""More detail on an error: one of two known shapes, or any JSON."""
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
IconTheme: TypeAlias = Annotated[Literal["light", "dark"] | str, Alias("IconTheme")]
"""Background for which an icon is drawn.

- `light`: The icon suits a light background.
- `dark`: The icon suits a dark background.
"""
IdleStateUpdate: TypeAlias = (
    PlainIdleStateUpdate | ErrorIdleStateUpdate | OtherIdleStateUpdate | NoneIdleStateUpdate
)
"""The session has no work in the foreground, though some may go on in the background. A
repeated report with an old stop reason is no second ending and adds no usage.
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
McpServer: TypeAlias = HttpMcpServer | AcpMcpServer | StdioMcpServer | OtherMcpServer
"""Where the agent finds one MCP server, which gives it tools and context. `type` names the
transport and, unlike in v1, is always there.
"""
McpServerAcpId: TypeAlias = Annotated[str, Alias("McpServerAcpId")]
"""Points `mcp/message` at the party that declared the server. Only that party, which made it
up, reads anything into it.

Needs `Feature.MCP_OVER_ACP`.
"""
MediaType: TypeAlias = Annotated[str, Alias("MediaType")]
"""Format of some content in MIME notation, such as `image/png`."""
MessageId: TypeAlias = Annotated[str, Alias("MessageId")]
"""Tells the messages of a session apart within one kind; a user message and an agent message,
say, may have the same one.
"""
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
    Literal["allow_once", "allow_always", "reject_once", "reject_always"] | str,
    Alias("PermissionOptionKind"),
]
"""Whether an answer allows or refuses, and for how long; a hint for its icon and looks. Unlike
in v1, any string is valid.

- `allow_once`: Yes, for this operation and no other.
- `allow_always`: Yes, and the answer is kept for the future.
- `reject_once`: No, for this operation and no other.
- `reject_always`: No, and the answer is kept for the future.
"""
PlanEntryPriority: TypeAlias = Annotated[
    Literal["high", "medium", "low"] | str, Alias("PlanEntryPriority")
]
"""How much a step counts towards the goal of the plan. Unlike in v1, any string is valid.

- `high`: The goal depends on it.
- `medium`: It matters, but the goal can do without it.
- `low`: It would be welcome, no more.
"""
PlanEntryStatus: TypeAlias = Annotated[
    Literal["pending", "in_progress", "completed", "cancelled"] | str, Alias("PlanEntryStatus")
]
"""How far a step has got. Unlike in v1, it can be cancelled, and any string is valid.

- `pending`: Nothing has been done about it so far.
- `in_progress`: The agent is busy with it.
- `completed`: It is done, and it worked.
- `cancelled`: It was given up before it was done.
"""
PlanId: TypeAlias = Annotated[str, Alias("PlanId")]
"""Tells the plans of a session apart, so that each can be updated by itself."""
PlanUpdateContent: TypeAlias = (
    ItemsPlanUpdateContent
    | FilePlanUpdateContent
    | MarkdownPlanUpdateContent
    | OtherPlanUpdateContent
)
"""Plan in one of several forms, told apart by `type`. Unlike in v1, other forms are valid too.
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
ReplayFrom: TypeAlias = StartReplayFrom | OtherReplayFrom
"""Point in the history from which the agent repeats a resumed conversation; what stands at that
point is included.
"""
RequestId: TypeAlias = Annotated[int | str, Alias("RequestId")]
"""Pairs a response with its request: the answer repeats the value unchanged. In v2 a request's
id is never null, and a sender does not use one again while its answer is outstanding.
"""
RequestPermissionOutcome: TypeAlias = (
    CancelledRequestPermissionOutcome
    | SelectedRequestPermissionOutcome
    | OtherRequestPermissionOutcome
)
"""How the question was settled: an option was picked, or none was and the operation must not go
ahead.
"""
RequestPermissionSubject: TypeAlias = (
    ToolCallRequestPermissionSubject
    | CommandRequestPermissionSubject
    | OtherRequestPermissionSubject
)
"""What the user is asked to allow, in a form that a client can render."""
Role: TypeAlias = Annotated[Literal["assistant", "user"] | str, Alias("Role")]
"""Side of a conversation that content comes from or is meant for; v2 leaves room for more than
two.

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
SessionConfigOption: TypeAlias = (
    SelectSessionConfigOption | BooleanSessionConfigOption | OtherSessionConfigOption
)
"""Setting of a session that the agent offers and the client can change; `type` tells its form,
and v2 allows for new ones.
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
"""Values to choose from, either all plain or all in groups; never empty."""
SessionConfigValueId: TypeAlias = Annotated[str, Alias("SessionConfigValueId")]
"""Id of one value that a setting can have, chosen by the agent."""
SessionId: TypeAlias = Annotated[str, Alias("SessionId")]
"""Names one conversation between client and agent, which has a history and state of its own;
the agent chooses it.
"""
SessionListCursor: TypeAlias = Annotated[str, Alias("SessionListCursor")]
"""Marks where a page of `session/list` begins; made by the agent, and handed back by the client
unread.
"""
SessionStatus: TypeAlias = Annotated[Literal["open", "saved"] | str, Alias("SessionStatus")]
"""Whether the agent holds a session in memory, as `session/status` tells.

Needs `Feature.SESSION_STATUS`.

- `open`: The agent holds the session in memory, perhaps for another connection. A client
  that has not opened it itself needs `session/resume` first, before it prompts.
- `saved`: The agent knows the session without holding it in memory; `session/resume` brings
  it back.
"""
SessionUpdate: TypeAlias = (
    UserMessageChunkSessionUpdate
    | UserMessageSessionUpdate
    | AgentMessageChunkSessionUpdate
    | AgentMessageSessionUpdate
    | AgentThoughtChunkSessionUpdate
    | AgentThoughtSessionUpdate
    | StateUpdateSessionUpdate
    | ToolCallContentChunkSessionUpdate
    | ToolCallUpdateSessionUpdate
    | TerminalUpdateSessionUpdate
    | TerminalOutputChunkSessionUpdate
    | PlanUpdateSessionUpdate
    | PlanRemovedSessionUpdate
    | AvailableCommandsUpdateSessionUpdate
    | ConfigOptionUpdateSessionUpdate
    | SessionInfoUpdateSessionUpdate
    | UsageUpdateSessionUpdate
    | NoticeSessionUpdate
    | CompactionUpdateSessionUpdate
    | CompactionSummaryChunkSessionUpdate
    | SubagentUpdateSessionUpdate
    | SessionMessageSessionUpdate
    | SessionMessageChunkSessionUpdate
    | OtherSessionUpdate
)
"""What happened in a session, told by the agent at any time; `session_update` names the kind,
and v2 lets unknown kinds pass.
"""
SetSessionConfigOptionRequest: TypeAlias = (
    IdSetSessionConfigOptionRequest
    | BooleanSetSessionConfigOptionRequest
    | OtherSetSessionConfigOptionRequest
)
"""Params of `session/set_config_option`, client to agent: gives one option a new value; its
`type` is required in v2. An unknown option or unfit value is answered with error -32602 and
changes nothing.
"""
StateUpdate: TypeAlias = (
    TaggedRunningStateUpdate
    | TaggedIdleStateUpdate
    | TaggedRequiresActionStateUpdate
    | TaggedUnknownStateUpdate
    | OtherStateUpdate
)
"""What the session's foreground work is doing, sent when work starts, blocks or ends, and
before `session/resume` answers. Each snapshot is complete; a new session starts idle.
"""
StringFormat: TypeAlias = Annotated[
    Literal["email", "uri", "date", "date-time"] | str, Alias("StringFormat")
]
"""What kind of text a string field in a form asks for. v2 keeps formats it does not know and
treats them as a mere note.

- `email`: An e-mail address.
- `uri`: A URI.
- `date`: A calendar day, written like 2025-01-31.
- `date-time`: A day with a time; v2 goes by RFC 3339, so an offset is needed.
"""
SystemPromptMode: TypeAlias = Annotated[
    Literal["append", "override"] | str, Alias("SystemPromptMode")
]
"""How a client's system prompt relates to the agent's own. Unknown modes survive storing and
forwarding, but an agent must refuse to apply one.

Needs `Feature.SESSION_SYSTEM_PROMPT`.

- `append`: Extends the agent's own instructions, preferably at the same system level. Comes
  with the capability `session.system_prompt`.
- `override`: Takes the place of the agent's default instructions, safety and tool advice
  included; tools, permissions and settings stay as they are. Needs
  `session.system_prompt.mode.override`.
"""
TerminalId: TypeAlias = Annotated[str, Alias("TerminalId")]
"""Names a terminal, uniquely within its session. In v2 the agent chooses it."""
ToolCallContent: TypeAlias = (
    ContentToolCallContent | DiffToolCallContent | TerminalToolCallContent | OtherToolCallContent
)
"""One piece of what a tool call produced: ordinary content, a file change or a terminal. v2
keeps other types as they came.
"""
ToolCallId: TypeAlias = Annotated[str, Alias("ToolCallId")]
"""Names the tool call, uniquely within its session."""
ToolCallStatus: TypeAlias = Annotated[
    Literal["pending", "in_progress", "paused", "completed", "failed", "cancelled"] | str,
    Alias("ToolCallStatus"),
]
"""How far a tool call has got. v2 adds `paused` and `cancelled`, and lets later values through.

- `pending`: Not started: its input is still arriving, it waits for approval or it is due
  later.
- `in_progress`: Running now.
- `paused`: Started, but on hold until something sets it going again; it may alternate with
  `in_progress` any number of times.
- `completed`: Finished without an error.
- `failed`: Ended with an error.
- `cancelled`: Cancelled before it could finish.
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
    ]
    | str,
    Alias("ToolKind"),
]
"""Rough category of a tool, for picking an icon and a layout. v2 lets later values through.

- `read`: Looks at files or data.
- `edit`: Changes what is in a file.
- `delete`: Deletes files or data.
- `move`: Moves or renames files.
- `search`: Looks for something.
- `execute`: Runs a command or code.
- `think`: Reasons or plans inside the agent.
- `fetch`: Gets data from outside, such as a web page.
- `switch_mode`: Switches the session to another mode, which in v2 is a config option of
  category `mode`.
- `other`: None of the other categories; the one to assume when none is given.
"""
