"""Types.

Classes for everything that is an object on the wire. The other definitions are type aliases.
"""

from __future__ import annotations

from .._runtime import EMPTY, UNSET, Record, Unset, factory, made

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any, ClassVar, Literal

    from .aliases import (
        AbsolutePath,
        AuthMethod,
        AuthMethodId,
        AvailableCommand,
        AvailableCommandInput,
        BackgroundWork,
        CompactionId,
        CompactionStatus,
        ContentBlock,
        DiffChange,
        DiffFileType,
        DiffPatchFormat,
        ElicitationContentValue,
        ElicitationId,
        ElicitationPropertySchema,
        ElicitationSchemaType,
        EmbeddedResourceResource,
        ErrorCode,
        ErrorData,
        IconTheme,
        IdleStateUpdate,
        McpServer,
        MediaType,
        MessageId,
        MultiSelectItems,
        NoticeSeverity,
        PermissionOptionId,
        PermissionOptionKind,
        PlanEntryPriority,
        PlanEntryStatus,
        PlanId,
        PlanUpdateContent,
        ProtocolVersion,
        ReplayFrom,
        RequestId,
        RequestPermissionOutcome,
        RequestPermissionSubject,
        Role,
        SessionArchiveFilter,
        SessionConfigGroupId,
        SessionConfigId,
        SessionConfigOption,
        SessionConfigOptionCategory,
        SessionConfigSelectOptions,
        SessionConfigValueId,
        SessionId,
        SessionListCursor,
        SessionUpdate,
        StateUpdate,
        StringFormat,
        TerminalId,
        ToolCallContent,
        ToolCallId,
        ToolCallStatus,
        ToolKind,
    )
    from .unstable import (
        AuthStatusCapabilities,
        McpAcpCapabilities,
        ProvidersCapabilities,
        SessionArchiveCapabilities,
        SessionForkCapabilities,
        SessionStatusCapabilities,
        SessionSystemPromptCapabilities,
        SessionTitleCapabilities,
        SystemPrompt,
        Usage,
    )


class ElicitationAcceptAction(Record):
    """The user agreed to the elicitation and may have supplied answers."""

    __slots__ = ("content",)

    content: dict[str, ElicitationContentValue] | None
    """The user's answers, keyed by field name and valid against `requested_schema`. Absent or
    null means that there are none.
    """

    def __init__(
        self,
        *,
        content: dict[str, ElicitationContentValue] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.content = content
        self.unknown_fields = unknown_fields


class AcceptCreateElicitationResponse(ElicitationAcceptAction):
    """The user agreed; after a form, `content` holds what they entered.

    The branch of `CreateElicitationResponse` where `action` is `accept`.
    """

    __slots__ = ("meta",)

    action: ClassVar[Literal["accept"]] = "accept"
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        meta: dict[str, Any] | None = None,
        content: dict[str, ElicitationContentValue] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.meta = meta
        self.content = content
        self.unknown_fields = unknown_fields


class DiffPathChange(Record):
    """Where an `add`, `delete` or `modify` took place."""

    __slots__ = ("path",)

    path: AbsolutePath
    """Absolute path of the file that the operation touches."""

    def __init__(
        self,
        *,
        path: AbsolutePath,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.path = path
        self.unknown_fields = unknown_fields


class AddDiffChange(DiffPathChange):
    """A new file appeared at `path`.

    The branch of `DiffChange` where `operation` is `add`.
    """

    __slots__ = ("file_type", "mime_type", "meta")

    operation: ClassVar[Literal["add"]] = "add"
    file_type: DiffFileType | None
    """What the file holds afterwards, or what it held if it was deleted. Absent, null or
    malformed means unknown.
    """
    mime_type: MediaType | None
    """Media type of the content afterwards, or of the deleted content. Absent, null or
    malformed means unknown.
    """
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        path: AbsolutePath,
        file_type: DiffFileType | None = None,
        mime_type: MediaType | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.file_type = file_type
        self.mime_type = mime_type
        self.meta = meta
        self.path = path
        self.unknown_fields = unknown_fields


class AgentAuthCapabilities(Record):
    """Login features of the agent beyond `auth/login` and `auth/logout`, which come with any
    entry in `auth_methods`.
    """

    __slots__ = ("status", "meta")

    status: AuthStatusCapabilities | None
    """`{}` when the agent answers `auth/status`; absent or `null` means it does not.

    Needs `Feature.AUTH_STATUS`.
    """
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        status: AuthStatusCapabilities | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.status = status
        self.meta = meta
        self.unknown_fields = unknown_fields


class AuthMethodAgent(Record):
    """A login that the agent carries out when the client calls `auth/login`."""

    __slots__ = ("method_id", "name", "description", "meta")

    method_id: AuthMethodId
    """Id of this login method, for the client to name in `auth/login`."""
    name: str
    """What to call the login method when showing it to the user."""
    description: str | None
    """Longer explanation of the login method for the user; absent or `null` when there is none.
    """
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        method_id: AuthMethodId,
        name: str,
        description: str | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.method_id = method_id
        self.name = name
        self.description = description
        self.meta = meta
        self.unknown_fields = unknown_fields


class AgentAuthMethod(AuthMethodAgent):
    """The agent carries out the login when `auth/login` names it.

    The branch of `AuthMethod` where `type` is `agent`.
    """

    __slots__ = ()

    type: ClassVar[Literal["agent"]] = "agent"


class AgentCapabilities(Record):
    """Optional features of the agent, sent once in its `initialize` result; the client must not
    use those missing here.
    """

    __slots__ = ("session", "auth", "providers", "meta")

    session: SessionCapabilities | None
    """Any object, even `{}`, offers new, list, resume, close, prompt, cancel and update; keys
    inside add more. Absent or `null` means no `session/*` method works.
    """
    auth: AgentAuthCapabilities | None
    """Login features beyond `auth/login` and `auth/logout`; absent or `null` means none. An
    entry in `auth_methods` is what offers those two.
    """
    providers: ProvidersCapabilities | None
    """`{}` when the client may list, set and disable model providers (`providers/*`); absent or
    `null` means it may not.

    Needs `Feature.LLM_PROVIDERS`.
    """
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        session: SessionCapabilities | None = None,
        auth: AgentAuthCapabilities | None = None,
        providers: ProvidersCapabilities | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.session = session
        self.auth = auth
        self.providers = providers
        self.meta = meta
        self.unknown_fields = unknown_fields


class AgentMessage(Record):
    """Creates an agent message or changes the one with that `message_id`. Updates and chunks
    take effect in the order they arrive.
    """

    __slots__ = ("message_id", "content", "meta")

    message_id: MessageId
    """Agent message to create or change; ids are unique only among the session's agent
    messages.
    """
    content: list[ContentBlock] | None | Unset
    """All blocks of the message, earlier chunks included: absent leaves them, `null` or `[]`
    empties them, a list replaces them. Blocks that do not decode are dropped.
    """
    meta: dict[str, Any] | None | Unset
    """Extension data kept with the message: absent leaves it, `null` clears it, an object
    changes only its own keys (a `null` key is removed).
    """

    def __init__(
        self,
        *,
        message_id: MessageId,
        content: list[ContentBlock] | None | Unset = UNSET,
        meta: dict[str, Any] | None | Unset = UNSET,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.message_id = message_id
        self.content = content
        self.meta = meta
        self.unknown_fields = unknown_fields


class ContentChunk(Record):
    """One piece of a message or thought while it streams in; the receiver adds it to the end."""

    __slots__ = ("message_id", "content", "meta")

    message_id: MessageId
    """Message that the block belongs to; chunks of several messages may come in turns."""
    content: ContentBlock
    """Block to add to the message."""
    meta: dict[str, Any] | None
    """Extension data for this chunk alone; a receiver ignores keys it does not know."""

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


class AgentMessageChunkSessionUpdate(ContentChunk):
    """Next piece of what the agent answers.

    The branch of `SessionUpdate` where `sessionUpdate` is `agent_message_chunk`.
    """

    __slots__ = ()

    session_update: ClassVar[Literal["agent_message_chunk"]] = "agent_message_chunk"


class AgentMessageSessionUpdate(AgentMessage):
    """Creates or changes a message from the agent, with or without chunks beside it; members
    left out stay as they were.

    The branch of `SessionUpdate` where `sessionUpdate` is `agent_message`.
    """

    __slots__ = ()

    session_update: ClassVar[Literal["agent_message"]] = "agent_message"


class AgentNotification(Record):
    """The definition `AgentNotification`."""

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


class AgentRequest(Record):
    """The definition `AgentRequest`."""

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


class AgentThought(Record):
    """Creates a piece of the agent's reasoning or changes the one with that `message_id`.
    Updates and chunks take effect in the order they arrive.
    """

    __slots__ = ("message_id", "content", "meta")

    message_id: MessageId
    """Thought to create or change; ids are unique only among the session's thoughts."""
    content: list[ContentBlock] | None | Unset
    """All blocks of the thought, earlier chunks included: absent leaves them, `null` or `[]`
    empties them, a list replaces them. Blocks that do not decode are dropped.
    """
    meta: dict[str, Any] | None | Unset
    """Extension data kept with the thought: absent leaves it, `null` clears it, an object
    changes only its own keys (a `null` key is removed).
    """

    def __init__(
        self,
        *,
        message_id: MessageId,
        content: list[ContentBlock] | None | Unset = UNSET,
        meta: dict[str, Any] | None | Unset = UNSET,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.message_id = message_id
        self.content = content
        self.meta = meta
        self.unknown_fields = unknown_fields


class AgentThoughtChunkSessionUpdate(ContentChunk):
    """Next piece of the agent's reasoning, apart from its answer.

    The branch of `SessionUpdate` where `sessionUpdate` is `agent_thought_chunk`.
    """

    __slots__ = ()

    session_update: ClassVar[Literal["agent_thought_chunk"]] = "agent_thought_chunk"


class AgentThoughtSessionUpdate(AgentThought):
    """Creates or changes a piece of the agent's reasoning, with or without chunks beside it;
    members left out stay as they were.

    The branch of `SessionUpdate` where `sessionUpdate` is `agent_thought`.
    """

    __slots__ = ()

    session_update: ClassVar[Literal["agent_thought"]] = "agent_thought"


class Annotations(Record):
    """Hints from the sender on whom content is for, how much it matters and how fresh it is;
    the client decides what to do with them.
    """

    __slots__ = ("audience", "last_modified", "priority", "meta")

    audience: list[Role] | None
    """Roles that should see the content; absent or `null` singles out nobody. Entries that do
    not decode are dropped.
    """
    last_modified: str | None
    """When the resource last changed, as an ISO 8601 timestamp such as `2026-03-01T09:30:00Z`;
    absent or `null` when not known.
    """
    priority: float | None
    """How much the content matters, 0 being least and 1 most; absent, `null` or out of range
    means unrated.
    """
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        audience: list[Role] | None = None,
        last_modified: str | None = None,
        priority: float | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.audience = audience
        self.last_modified = last_modified
        self.priority = priority
        self.meta = meta
        self.unknown_fields = unknown_fields


class MultiSelectPropertySchema(Record):
    """Form field in which several values can be picked from a list."""

    __slots__ = ("title", "description", "min_items", "max_items", "items", "default", "meta")

    title: str | None
    """Label of the field. Absent, null or malformed means none."""
    description: str | None
    """Text that explains the field to the user. Absent, null or malformed means none."""
    min_items: int | None
    """Fewest values the user must pick. Absent or null means no lower bound."""
    max_items: int | None
    """Most values the user may pick. Absent or null means no upper bound."""
    items: MultiSelectItems
    """Values to choose from."""
    default: list[str] | None
    """Values already picked when the form opens. Absent, null or malformed means none; an entry
    that is no string is dropped.
    """
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        items: MultiSelectItems,
        title: str | None = None,
        description: str | None = None,
        min_items: int | None = None,
        max_items: int | None = None,
        default: list[str] | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.title = title
        self.description = description
        self.min_items = min_items
        self.max_items = max_items
        self.items = items
        self.default = default
        self.meta = meta
        self.unknown_fields = unknown_fields


class ArrayElicitationPropertySchema(MultiSelectPropertySchema):
    """A field where the user picks several options.

    The branch of `ElicitationPropertySchema` where `type` is `array`.
    """

    __slots__ = ()

    type: ClassVar[Literal["array"]] = "array"


class AudioContent(Record):
    """A sound recording for the model or from it, carried inside the message."""

    __slots__ = ("data", "mime_type", "annotations", "meta")

    data: str
    """The recording in base64."""
    mime_type: MediaType
    """Media type of `data`, for example `audio/wav`."""
    annotations: Annotations | None
    """Hints on audience, importance and age; absent or `null` gives none."""
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        data: str,
        mime_type: MediaType,
        annotations: Annotations | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.data = data
        self.mime_type = mime_type
        self.annotations = annotations
        self.meta = meta
        self.unknown_fields = unknown_fields


class AudioContentBlock(AudioContent):
    """A sound recording; prompts may hold one only if the agent has `session.prompt.audio`.

    The branch of `ContentBlock` where `type` is `audio`.
    """

    __slots__ = ()

    type: ClassVar[Literal["audio"]] = "audio"


class AuthMethodTerminal(Record):
    """A login in an interactive terminal where the client starts the agent's configured
    command; exit status 0 means success. Offered only if the client announced
    `auth.terminal`; never passed to `auth/login`.
    """

    __slots__ = ("method_id", "name", "description", "args", "env", "meta")

    method_id: AuthMethodId
    """Id of this login method, to tell it from the others in `auth_methods`."""
    name: str
    """What to call the login method when showing it to the user."""
    description: str | None
    """Longer explanation of the login method for the user; absent or `null` when there is none.
    """
    args: list[str] | None
    """Arguments to put after the configured ones for this login; absent or `null` adds none."""
    env: list[EnvVariable] | None
    """Environment variables for this login, as a list in which each name occurs once; they
    override configured ones. Absent or `null` adds none.
    """
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        method_id: AuthMethodId,
        name: str,
        description: str | None = None,
        args: list[str] | None = None,
        env: list[EnvVariable] | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.method_id = method_id
        self.name = name
        self.description = description
        self.args = args
        self.env = env
        self.meta = meta
        self.unknown_fields = unknown_fields


class AvailableCommandsUpdate(Record):
    """Tells the client which commands the session has, once they are known and after every
    change.
    """

    __slots__ = ("available_commands", "meta")

    available_commands: list[AvailableCommand]
    """Commands that the user can call now. Entries that do not decode are dropped; anything but
    a list is an error.
    """
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        available_commands: list[AvailableCommand],
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.available_commands = available_commands
        self.meta = meta
        self.unknown_fields = unknown_fields


class AvailableCommandsUpdateSessionUpdate(AvailableCommandsUpdate):
    """The agent's commands are ready or different from before; the list is complete.

    The branch of `SessionUpdate` where `sessionUpdate` is `available_commands_update`.
    """

    __slots__ = ()

    session_update: ClassVar[Literal["available_commands_update"]] = "available_commands_update"


class BackgroundTerminal(Record):
    """A terminal whose process runs in the background."""

    __slots__ = ("terminal_id", "meta")

    terminal_id: TerminalId
    """Terminal that is running, as the client knows it from `terminal_update`."""
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        terminal_id: TerminalId,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.terminal_id = terminal_id
        self.meta = meta
        self.unknown_fields = unknown_fields


class BackgroundToolCall(Record):
    """A tool call whose work carries on in the background."""

    __slots__ = ("tool_call_id", "meta")

    tool_call_id: ToolCallId
    """Tool call that carries on, as the client knows it from `tool_call_update`."""
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        tool_call_id: ToolCallId,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.tool_call_id = tool_call_id
        self.meta = meta
        self.unknown_fields = unknown_fields


class BlobResourceContents(Record):
    """A resource that is not text, carried inside the message."""

    __slots__ = ("blob", "uri", "mime_type", "meta")

    blob: str
    """The resource's bytes in base64."""
    uri: str
    """URI of the resource that the bytes come from."""
    mime_type: MediaType | None
    """Media type of `blob`; absent or `null` when not stated."""
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        blob: str,
        uri: str,
        mime_type: MediaType | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.blob = blob
        self.uri = uri
        self.mime_type = mime_type
        self.meta = meta
        self.unknown_fields = unknown_fields


class BooleanPropertySchema(Record):
    """A yes/no field in a form."""

    __slots__ = ("title", "description", "default", "meta")

    title: str | None
    """Label to show beside the field; absent or `null` gives none."""
    description: str | None
    """Explanation of the field for the user; absent or `null` gives none."""
    default: bool | None
    """Answer that the field starts with; absent or `null` gives none."""
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        title: str | None = None,
        description: str | None = None,
        default: bool | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.title = title
        self.description = description
        self.default = default
        self.meta = meta
        self.unknown_fields = unknown_fields


class BooleanElicitationPropertySchema(BooleanPropertySchema):
    """A yes or no field.

    The branch of `ElicitationPropertySchema` where `type` is `boolean`.
    """

    __slots__ = ()

    type: ClassVar[Literal["boolean"]] = "boolean"


class SessionConfigBoolean(Record):
    """What a setting with `type` `boolean` holds: an on/off switch."""

    __slots__ = ("current_value",)

    current_value: bool
    """True while the switch is on, false while it is off."""

    def __init__(
        self,
        *,
        current_value: bool,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.current_value = current_value
        self.unknown_fields = unknown_fields


class BooleanSessionConfigOption(SessionConfigBoolean):
    """On/off switch; in v2 the client needs no capability for it.

    The branch of `SessionConfigOption` where `type` is `boolean`.
    """

    __slots__ = ("config_id", "name", "description", "category", "meta")

    type: ClassVar[Literal["boolean"]] = "boolean"
    config_id: SessionConfigId
    """Id by which `session/set_config_option` refers to this setting; v1 calls it `id`."""
    name: str
    """Label to show for the setting."""
    description: str | None
    """Explanation to show with the setting; absent, null or malformed means none."""
    category: SessionConfigOptionCategory | None
    """What the setting is about, as a hint for icons, shortcuts and placement; absent, null or
    malformed means none.
    """
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        config_id: SessionConfigId,
        name: str,
        current_value: bool,
        description: str | None = None,
        category: SessionConfigOptionCategory | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.config_id = config_id
        self.name = name
        self.description = description
        self.category = category
        self.meta = meta
        self.current_value = current_value
        self.unknown_fields = unknown_fields


class BooleanSetSessionConfigOptionRequest(Record):
    """Switches an on/off option; needs `type` set to `boolean`.

    The branch of `SetSessionConfigOptionRequest` where `type` is `boolean`.
    """

    __slots__ = ("session_id", "config_id", "meta", "value")

    type: ClassVar[Literal["boolean"]] = "boolean"
    session_id: SessionId
    """Session that the request acts on."""
    config_id: SessionConfigId
    """Option to change, one of those that the agent listed in `config_options`."""
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""
    value: bool
    """New position of the switch: true for on, false for off."""

    def __init__(
        self,
        *,
        session_id: SessionId,
        config_id: SessionConfigId,
        value: bool,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.session_id = session_id
        self.config_id = config_id
        self.meta = meta
        self.value = value
        self.unknown_fields = unknown_fields


class CancelRequestNotification(Record):
    """Asks the other side, client or agent, to give up on a request that it has not answered
    yet.
    """

    __slots__ = ("request_id", "meta")

    request_id: RequestId
    """JSON-RPC `id` of the request to give up, one that this notification's sender made; ids of
    the receiver's own requests do not count.
    """
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        request_id: RequestId,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.request_id = request_id
        self.meta = meta
        self.unknown_fields = unknown_fields


class CancelSessionNotification(Record):
    """Stops the session's foreground work and drops prompts not inserted yet; listed background
    work goes on. If foreground work was running, an idle `state_update` with `cancelled`
    follows.
    """

    __slots__ = ("session_id", "meta")

    session_id: SessionId
    """Session that this message belongs to."""
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


class CancelTerminalRequest(Record):
    """Stops one terminal's process, only while that terminal announces `capabilities.cancel`.
    Error -32602 if it is unknown, over or cannot be cancelled.
    """

    __slots__ = ("session_id", "terminal_id", "meta")

    session_id: SessionId
    """Session that the request acts on."""
    terminal_id: TerminalId
    """Terminal whose process is to stop; it is not released, and tool calls that refer to it
    keep their status.
    """
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        session_id: SessionId,
        terminal_id: TerminalId,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.session_id = session_id
        self.terminal_id = terminal_id
        self.meta = meta
        self.unknown_fields = unknown_fields


class CancelTerminalResponse(Record):
    """Says that the agent will stop the process; the end itself comes as a `terminal_update`
    with `exit_status`.
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


class CancelToolCallRequest(Record):
    """Stops one tool call, only while that call announces `capabilities.cancel`. Error -32602
    if it is unknown, over or cannot be cancelled.
    """

    __slots__ = ("session_id", "tool_call_id", "meta")

    session_id: SessionId
    """Session that the request acts on."""
    tool_call_id: ToolCallId
    """Tool call to stop; the session's other work goes on."""
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        session_id: SessionId,
        tool_call_id: ToolCallId,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.session_id = session_id
        self.tool_call_id = tool_call_id
        self.meta = meta
        self.unknown_fields = unknown_fields


class CancelToolCallResponse(Record):
    """Says that the agent will stop the call; the end itself comes as a `tool_call_update`,
    usually with status `cancelled`.
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


class CancelledPermissionOutcome(Record):
    """Nobody picked an option, so the agent must not go ahead."""

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


class CancelledRequestPermissionOutcome(CancelledPermissionOutcome):
    """Nobody approved: the work was cancelled, the user closed the prompt, or a client policy
    refused; the agent must not carry out the operation. A request withdrawn with
    `$/cancel_request` is answered this way too.

    The branch of `RequestPermissionOutcome` where `outcome` is `cancelled`.
    """

    __slots__ = ()

    outcome: ClassVar[Literal["cancelled"]] = "cancelled"


class ClientAuthCapabilities(Record):
    """Kinds of login that only work with the client's help; the agent offers no such kind
    unless it is switched on here.
    """

    __slots__ = ("terminal", "meta")

    terminal: TerminalAuthCapabilities | None
    """`{}` when the client can run the agent's configured command in an interactive terminal,
    so the agent may offer `terminal` logins; absent or `null` means no.
    """
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        terminal: TerminalAuthCapabilities | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.terminal = terminal
        self.meta = meta
        self.unknown_fields = unknown_fields


class ClientCapabilities(Record):
    """Optional features of the client, sent once in its `initialize` params; the agent must not
    use those missing here.
    """

    __slots__ = ("auth", "elicitation", "meta")

    auth: ClientAuthCapabilities | None
    """Kinds of login that need the client's help and that it supports; absent or `null` means
    none.
    """
    elicitation: ElicitationCapabilities | None
    """Ways in which the agent may ask the user for input; absent or `null` means none."""
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        auth: ClientAuthCapabilities | None = None,
        elicitation: ElicitationCapabilities | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.auth = auth
        self.elicitation = elicitation
        self.meta = meta
        self.unknown_fields = unknown_fields


class ClientNotification(Record):
    """The definition `ClientNotification`."""

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


class ClientRequest(Record):
    """The definition `ClientRequest`."""

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


class CloseSessionRequest(Record):
    """Ends an active session: the agent stops its work, background work too, and frees what it
    holds. Prompts not inserted yet fail with -32800; a client takes error -32002 for
    success.
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


class CloseSessionResponse(Record):
    """Confirms that the session is closed; an inactive or unknown one should get it too."""

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


class Command(Record):
    """A slash command: the user calls it by writing `/` and its name in a prompt."""

    __slots__ = ("name", "description", "input", "meta")

    name: str
    """Name of the command without its `/`; no white space in it, and no other command in the
    list has it.
    """
    description: str
    """What the command does, in words for the user."""
    input: AvailableCommandInput | None
    """Input that the command takes; absent or `null` means none."""
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        name: str,
        description: str,
        input: AvailableCommandInput | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.name = name
        self.description = description
        self.input = input
        self.meta = meta
        self.unknown_fields = unknown_fields


class CommandAvailableCommand(Command):
    """A slash command: the user calls it by writing it in a prompt.

    The branch of `AvailableCommand` where `type` is `command`.
    """

    __slots__ = ()

    type: ClassVar[Literal["command"]] = "command"


class CommandPermissionSubject(Record):
    """A command that the agent runs only if the user agrees."""

    __slots__ = ("command", "cwd", "tool_call_id", "terminal_id", "meta")

    command: str
    """Command that awaits permission."""
    cwd: AbsolutePath
    """Absolute path of the directory that the command runs in."""
    tool_call_id: ToolCallId | None
    """Tool call that the command belongs to; absent or `null` when there is none or it is not
    known.
    """
    terminal_id: TerminalId | None
    """Terminal that the command runs in; absent or `null` when none is known yet."""
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        command: str,
        cwd: AbsolutePath,
        tool_call_id: ToolCallId | None = None,
        terminal_id: TerminalId | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.command = command
        self.cwd = cwd
        self.tool_call_id = tool_call_id
        self.terminal_id = terminal_id
        self.meta = meta
        self.unknown_fields = unknown_fields


class CommandRequestPermissionSubject(CommandPermissionSubject):
    """Consent is needed to run a command in a given directory.

    The branch of `RequestPermissionSubject` where `type` is `command`.
    """

    __slots__ = ()

    type: ClassVar[Literal["command"]] = "command"


class CompactionSummaryChunk(Record):
    """Adds one block to the end of a compaction's summary; an id not seen before starts a
    compaction that is in progress.
    """

    __slots__ = ("compaction_id", "content", "meta")

    compaction_id: CompactionId
    """Compaction whose summary grows."""
    content: ContentBlock
    """Block to add to the summary."""
    meta: dict[str, Any] | None
    """Extension data for this chunk alone; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        compaction_id: CompactionId,
        content: ContentBlock,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.compaction_id = compaction_id
        self.content = content
        self.meta = meta
        self.unknown_fields = unknown_fields


class CompactionSummaryChunkSessionUpdate(CompactionSummaryChunk):
    """Next piece of the summary that a compaction keeps.

    The branch of `SessionUpdate` where `sessionUpdate` is `compaction_summary_chunk`.
    """

    __slots__ = ()

    session_update: ClassVar[Literal["compaction_summary_chunk"]] = "compaction_summary_chunk"


class CompactionUpdate(Record):
    """Creates a compaction or changes the one with that `compaction_id`. It keeps the place in
    the timeline where it first appeared.
    """

    __slots__ = ("compaction_id", "status", "summary", "error", "meta")

    compaction_id: CompactionId
    """Compaction to create or change; the agent picks the id, unique in the session."""
    status: CompactionStatus
    """How far the compaction has come by now."""
    summary: list[ContentBlock] | None | Unset
    """Whole summary to show the user: absent leaves it, `null` or `[]` clears it, a list
    replaces it. Blocks that do not decode are dropped.
    """
    error: str | None | Unset
    """What went wrong, in words for the user: absent leaves it, `null` clears it."""
    meta: dict[str, Any] | None | Unset
    """Extension data kept with the compaction: absent leaves it, `null` clears it, an object
    changes only its own keys (a `null` key is removed).
    """

    def __init__(
        self,
        *,
        compaction_id: CompactionId,
        status: CompactionStatus,
        summary: list[ContentBlock] | None | Unset = UNSET,
        error: str | None | Unset = UNSET,
        meta: dict[str, Any] | None | Unset = UNSET,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.compaction_id = compaction_id
        self.status = status
        self.summary = summary
        self.error = error
        self.meta = meta
        self.unknown_fields = unknown_fields


class CompactionUpdateSessionUpdate(CompactionUpdate):
    """Creates or changes the record of one compaction of the context.

    The branch of `SessionUpdate` where `sessionUpdate` is `compaction_update`.
    """

    __slots__ = ()

    session_update: ClassVar[Literal["compaction_update"]] = "compaction_update"


class CompleteElicitationNotification(Record):
    """Tells the client that what the user was sent to a URL for is finished; the session's
    state does not change by it.
    """

    __slots__ = ("elicitation_id", "meta")

    elicitation_id: ElicitationId
    """Elicitation that is finished, by the id it had in `elicitation/create`."""
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        elicitation_id: ElicitationId,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.elicitation_id = elicitation_id
        self.meta = meta
        self.unknown_fields = unknown_fields


class ConfigOptionUpdate(Record):
    """Tells the client that the session's options or their values have changed."""

    __slots__ = ("config_options", "meta")

    config_options: list[SessionConfigOption]
    """Every option of the session with its value now, changed or not. Entries that do not
    decode are dropped; anything but a list is an error.
    """
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        config_options: list[SessionConfigOption],
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.config_options = config_options
        self.meta = meta
        self.unknown_fields = unknown_fields


class ConfigOptionUpdateSessionUpdate(ConfigOptionUpdate):
    """Some setting changed; the list holds all of them with their current values.

    The branch of `SessionUpdate` where `sessionUpdate` is `config_option_update`.
    """

    __slots__ = ()

    session_update: ClassVar[Literal["config_option_update"]] = "config_option_update"


class Content(Record):
    """Tool output that is a content block, rather than a diff or a terminal."""

    __slots__ = ("content", "meta")

    content: ContentBlock
    """The block itself: text, an image, audio or a resource."""
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        content: ContentBlock,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.content = content
        self.meta = meta
        self.unknown_fields = unknown_fields


class ContentToolCallContent(Content):
    """Ordinary content, such as text, an image or a resource.

    The branch of `ToolCallContent` where `type` is `content`.
    """

    __slots__ = ()

    type: ClassVar[Literal["content"]] = "content"


class DiffPathPairChange(Record):
    """From where to where a `move` or `copy` went."""

    __slots__ = ("old_path", "path")

    old_path: AbsolutePath
    """Absolute path that the file was moved or copied from."""
    path: AbsolutePath
    """Absolute path where the file is afterwards."""

    def __init__(
        self,
        *,
        old_path: AbsolutePath,
        path: AbsolutePath,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.old_path = old_path
        self.path = path
        self.unknown_fields = unknown_fields


class CopyDiffChange(DiffPathPairChange):
    """A duplicate of `old_path` now exists at `path`.

    The branch of `DiffChange` where `operation` is `copy`.
    """

    __slots__ = ("file_type", "mime_type", "meta")

    operation: ClassVar[Literal["copy"]] = "copy"
    file_type: DiffFileType | None
    """What the file holds afterwards, or what it held if it was deleted. Absent, null or
    malformed means unknown.
    """
    mime_type: MediaType | None
    """Media type of the content afterwards, or of the deleted content. Absent, null or
    malformed means unknown.
    """
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        old_path: AbsolutePath,
        path: AbsolutePath,
        file_type: DiffFileType | None = None,
        mime_type: MediaType | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.file_type = file_type
        self.mime_type = mime_type
        self.meta = meta
        self.old_path = old_path
        self.path = path
        self.unknown_fields = unknown_fields


class Cost(Record):
    """What the session has cost so far."""

    __slots__ = ("amount", "currency", "meta")

    amount: float
    """Sum since the session began, in the unit that `currency` names."""
    currency: str
    """Unit of `amount`: an ISO 4217 code such as `EUR`, or something else such as `credits`."""
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        amount: float,
        currency: str,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.amount = amount
        self.currency = currency
        self.meta = meta
        self.unknown_fields = unknown_fields


class DeleteDiffChange(DiffPathChange):
    """The file at `path` is gone.

    The branch of `DiffChange` where `operation` is `delete`.
    """

    __slots__ = ("file_type", "mime_type", "meta")

    operation: ClassVar[Literal["delete"]] = "delete"
    file_type: DiffFileType | None
    """What the file holds afterwards, or what it held if it was deleted. Absent, null or
    malformed means unknown.
    """
    mime_type: MediaType | None
    """Media type of the content afterwards, or of the deleted content. Absent, null or
    malformed means unknown.
    """
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        path: AbsolutePath,
        file_type: DiffFileType | None = None,
        mime_type: MediaType | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.file_type = file_type
        self.mime_type = mime_type
        self.meta = meta
        self.path = path
        self.unknown_fields = unknown_fields


class DeleteSessionRequest(Record):
    """Removes a session from `session/list`. Needs the agent's `session.delete`."""

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


class DeleteSessionResponse(Record):
    """The agent's answer to `session/delete`: the session no longer appears in `session/list`.
    Needs the agent's `session.delete` capability.
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


class Diff(Record):
    """A set of file changes made by a tool call: `changes` decides what happened, `patch` adds
    text to show and must agree with it. In v1 a diff is one file's old and new text.
    """

    __slots__ = ("changes", "patch", "meta")

    changes: list[DiffChange]
    """What happened to which file, one entry each, so that no client needs to parse `patch`.
    Malformed entries are dropped.
    """
    patch: DiffPatch | None
    """Text to display for all or part of `changes`; agents should send it when they can.
    Absent, null or malformed means none, and clients must cope without.
    """
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        changes: list[DiffChange],
        patch: DiffPatch | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.changes = changes
        self.patch = patch
        self.meta = meta
        self.unknown_fields = unknown_fields


class DiffPatch(Record):
    """A patch as text, with the name of the notation it is written in."""

    __slots__ = ("format", "text", "meta")

    format: DiffPatchFormat
    """How to read `text`; this version defines only `git_patch`."""
    text: str
    """The patch itself, written as `format` says."""
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        format: DiffPatchFormat,
        text: str,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.format = format
        self.text = text
        self.meta = meta
        self.unknown_fields = unknown_fields


class DiffToolCallContent(Diff):
    """Changes to files, listed one by one, with a patch if the agent has one.

    The branch of `ToolCallContent` where `type` is `diff`.
    """

    __slots__ = ()

    type: ClassVar[Literal["diff"]] = "diff"


class ElicitationCapabilities(Record):
    """Ways in which the client can put an agent's questions to the user. Each must be announced
    before the agent uses it.
    """

    __slots__ = ("form", "url", "meta")

    form: ElicitationFormCapabilities | None
    """The client can show forms. `{}` means yes; absent, null or malformed means no."""
    url: ElicitationUrlCapabilities | None
    """The client can send the user to a web address. `{}` means yes; absent, null or malformed
    means no.
    """
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        form: ElicitationFormCapabilities | None = None,
        url: ElicitationUrlCapabilities | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.form = form
        self.url = url
        self.meta = meta
        self.unknown_fields = unknown_fields


class ElicitationFormCapabilities(Record):
    """Presence is the message: with this object, even an empty one, the client says that it can
    show forms.
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


class ElicitationFormMode(Record):
    """The client builds a form from the schema and hands back what the user enters. Needs the
    client's `elicitation.form` capability.
    """

    __slots__ = ("requested_schema", "scope")

    requested_schema: ElicitationSchema
    """The fields to ask for; the answers must fit this schema."""
    scope: ElicitationSessionScope | ElicitationRequestScope

    def __init__(
        self,
        *,
        requested_schema: ElicitationSchema,
        scope: ElicitationSessionScope | ElicitationRequestScope,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.requested_schema = requested_schema
        self.scope = scope
        self.unknown_fields = unknown_fields


class ElicitationRequestScope(Record):
    """Ties an elicitation to one JSON-RPC request instead of a session, for instance during
    login or setup.
    """

    __slots__ = ("request_id",)

    request_id: RequestId
    """`id` of the request that the elicitation serves; the client sent it and still awaits the
    answer.
    """

    def __init__(
        self,
        *,
        request_id: RequestId,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.request_id = request_id
        self.unknown_fields = unknown_fields


class ElicitationSchema(Record):
    """The form to show: a small subset of JSON Schema, one object whose properties are the
    fields.
    """

    __slots__ = ("type", "title", "properties", "required", "description", "meta")

    type: ElicitationSchemaType
    """Always `object`; leaving it out or sending any other value is an error. In v1 both count
    as `object`.
    """
    title: str | None
    """Heading of the form. Absent, null or malformed means none."""
    properties: dict[str, ElicitationPropertySchema]
    """The fields, keyed by the name that the answer uses. Required, unlike in v1."""
    required: list[str] | None
    """Names of the fields that the user has to fill in. Absent or null means that every field
    is optional.
    """
    description: str | None
    """Text that tells the user what the form is for. Absent, null or malformed means none."""
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        type: ElicitationSchemaType,
        properties: dict[str, ElicitationPropertySchema],
        title: str | None = None,
        required: list[str] | None = None,
        description: str | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.type = type
        self.title = title
        self.properties = properties
        self.required = required
        self.description = description
        self.meta = meta
        self.unknown_fields = unknown_fields


class ElicitationSessionScope(Record):
    """Ties an elicitation to a session and, if wanted, to one tool call, such as one whose MCP
    server asked the question.
    """

    __slots__ = ("session_id", "tool_call_id")

    session_id: SessionId
    """The session on whose behalf the agent asks."""
    tool_call_id: ToolCallId | None
    """The tool call that needs the answer. Absent, null or malformed means the session as a
    whole.
    """

    def __init__(
        self,
        *,
        session_id: SessionId,
        tool_call_id: ToolCallId | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.session_id = session_id
        self.tool_call_id = tool_call_id
        self.unknown_fields = unknown_fields


class ElicitationUrlCapabilities(Record):
    """Presence is the message: with this object, even an empty one, the client says that it can
    send the user to a web address.
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


class ElicitationUrlMode(Record):
    """The client sends the user to a web page, where the rest takes place outside the protocol.
    Needs the client's `elicitation.url` capability.
    """

    __slots__ = ("elicitation_id", "url", "scope")

    elicitation_id: ElicitationId
    """The agent's name for this elicitation, repeated in `elicitation/complete` once it is
    done.
    """
    url: str
    """URI of the page to which the client takes the user."""
    scope: ElicitationSessionScope | ElicitationRequestScope

    def __init__(
        self,
        *,
        elicitation_id: ElicitationId,
        url: str,
        scope: ElicitationSessionScope | ElicitationRequestScope,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.elicitation_id = elicitation_id
        self.url = url
        self.scope = scope
        self.unknown_fields = unknown_fields


class EmbeddedResource(Record):
    """A resource sent whole inside a message instead of by reference. In prompts it needs the
    agent's `session.prompt.embedded_context` capability.
    """

    __slots__ = ("resource", "annotations", "meta")

    resource: EmbeddedResourceResource
    """The content: text, or binary data in base64."""
    annotations: Annotations | None
    """Hints on audience, importance and age of the content. Absent, null or malformed means
    none.
    """
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        resource: EmbeddedResourceResource,
        annotations: Annotations | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.resource = resource
        self.annotations = annotations
        self.meta = meta
        self.unknown_fields = unknown_fields


class EnumOption(Record):
    """One choice in a select field, with the value to send and the label to show."""

    __slots__ = ("const", "title", "description", "meta")

    const: str
    """Text that goes into the answer when the user picks this choice."""
    title: str
    """Label that the user sees."""
    description: str | None
    """Text that explains the choice to the user. Absent, null or malformed means none."""
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        const: str,
        title: str,
        description: str | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.const = const
        self.title = title
        self.description = description
        self.meta = meta
        self.unknown_fields = unknown_fields


class EnvVariable(Record):
    """One environment variable for a process that gets started, such as an MCP server."""

    __slots__ = ("name", "value", "meta")

    name: str
    """Name of the variable, such as `PATH`."""
    value: str
    """What the variable is set to in the new process."""
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        name: str,
        value: str,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.name = name
        self.value = value
        self.meta = meta
        self.unknown_fields = unknown_fields


class Error(Record):
    """Why a request failed: the `error` member of a JSON-RPC response."""

    __slots__ = ("code", "message", "data")

    code: ErrorCode
    """Kind of failure, for programs; any 32-bit integer is allowed."""
    message: str
    """What went wrong, for people, in one short sentence."""
    data: ErrorData | None
    """Any JSON with more detail, for instance for debugging; codes -32022 and -32002 have a
    shape of their own. Absent or null means none.
    """

    def __init__(
        self,
        *,
        code: ErrorCode,
        message: str,
        data: ErrorData | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.code = code
        self.message = message
        self.data = data
        self.unknown_fields = unknown_fields


class ErrorAgentResponse(Record):
    """The definition `ErrorAgentResponse`."""

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


class ErrorClientResponse(Record):
    """The definition `ErrorClientResponse`."""

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


class ErrorStopReason(Record):
    """What made the work in progress fail."""

    __slots__ = ("error",)

    error: Error | None
    """The failure; agents should send it. Absent, null or malformed means that they give no
    details.
    """

    def __init__(
        self,
        *,
        error: Error | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.error = error
        self.unknown_fields = unknown_fields


class ErrorIdleStateUpdate(ErrorStopReason):
    """The work failed; `error` may say how. If the prompt had not been taken in yet,
    `session/prompt` gets an error too.

    The branch of `IdleStateUpdate` where `stopReason` is `error`.
    """

    __slots__ = ("usage", "background", "meta")

    stop_reason: ClassVar[Literal["error"]] = "error"
    usage: Usage | None
    """Tokens spent on the foreground work that just ended. Absent, null or malformed means not
    reported.

    Needs `Feature.END_TURN_TOKEN_USAGE`.
    """
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
        usage: Usage | None = None,
        background: list[BackgroundWork] | None = None,
        meta: dict[str, Any] | None = None,
        error: Error | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.usage = usage
        self.background = background
        self.meta = meta
        self.error = error
        self.unknown_fields = unknown_fields


class FormCreateElicitationRequest(ElicitationFormMode):
    """The client shows a form with the fields that the request describes. Needs
    `elicitation.form`.

    The branch of `CreateElicitationRequest` where `mode` is `form`.
    """

    __slots__ = ("message", "meta")

    mode: ClassVar[Literal["form"]] = "form"
    message: str
    """What the user is asked for, in words to show them."""
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        message: str,
        requested_schema: ElicitationSchema,
        scope: ElicitationSessionScope | ElicitationRequestScope,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.message = message
        self.meta = meta
        self.requested_schema = requested_schema
        self.scope = scope
        self.unknown_fields = unknown_fields


class HttpHeader(Record):
    """One header that the agent adds to its HTTP requests to an MCP server."""

    __slots__ = ("name", "value", "meta")

    name: str
    """Header name, such as `Authorization`."""
    value: str
    """What the header is set to; often a secret."""
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        name: str,
        value: str,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.name = name
        self.value = value
        self.meta = meta
        self.unknown_fields = unknown_fields


class McpServerHttp(Record):
    """MCP server to be reached by HTTP, with the headers that it asks for."""

    __slots__ = ("name", "url", "headers", "meta")

    name: str
    """What to call the server when people see it."""
    url: str
    """Where the agent sends its MCP requests, as an absolute URL."""
    headers: list[HttpHeader] | None
    """Headers that the agent adds to each request; those that the MCP transport defines are not
    overridden. Absent, null or empty means none.
    """
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        name: str,
        url: str,
        headers: list[HttpHeader] | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.name = name
        self.url = url
        self.headers = headers
        self.meta = meta
        self.unknown_fields = unknown_fields


class HttpMcpServer(McpServerHttp):
    """Server behind an HTTP URL. Gated by the `session.mcp.http` capability.

    The branch of `McpServer` where `type` is `http`.
    """

    __slots__ = ()

    type: ClassVar[Literal["http"]] = "http"


class Icon(Record):
    """A picture that a client may show beside an item, perhaps made for certain sizes or a
    theme.
    """

    __slots__ = ("src", "mime_type", "sizes", "theme", "meta")

    src: str
    """Address of the picture, `https:` or `data:` only. Clients refuse other schemes, send no
    credentials and follow no redirect to another scheme or origin.
    """
    mime_type: MediaType | None
    """Media type to use when the source gives none or a vague one. Absent, null or malformed
    means: trust the source.
    """
    sizes: list[str] | None
    """Pixel sizes the picture suits, such as `48x48`, or `any` if it scales. Absent, null or
    malformed means every size; malformed entries are dropped.
    """
    theme: IconTheme | None
    """Background the picture is drawn for. Absent, null or malformed means either."""
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        src: str,
        mime_type: MediaType | None = None,
        sizes: list[str] | None = None,
        theme: IconTheme | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.src = src
        self.mime_type = mime_type
        self.sizes = sizes
        self.theme = theme
        self.meta = meta
        self.unknown_fields = unknown_fields


class IdSetSessionConfigOptionRequest(Record):
    """Picks one of a select option's choices. v2 marks this with `type` set to `id`.

    The branch of `SetSessionConfigOptionRequest` where `type` is `id`.
    """

    __slots__ = ("session_id", "config_id", "meta", "value")

    type: ClassVar[Literal["id"]] = "id"
    session_id: SessionId
    """Session that the request acts on."""
    config_id: SessionConfigId
    """Option to change, one of those that the agent listed in `config_options`."""
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""
    value: SessionConfigValueId
    """Id of the choice to select, taken from the option's own list."""

    def __init__(
        self,
        *,
        session_id: SessionId,
        config_id: SessionConfigId,
        value: SessionConfigValueId,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.session_id = session_id
        self.config_id = config_id
        self.meta = meta
        self.value = value
        self.unknown_fields = unknown_fields


class ImageContent(Record):
    """A picture inside a message. In prompts it needs the agent's `session.prompt.image`
    capability.
    """

    __slots__ = ("data", "mime_type", "uri", "annotations", "meta")

    data: str
    """The picture's bytes in base64."""
    mime_type: MediaType
    """Media type of the decoded bytes, such as `image/png`."""
    uri: str | None
    """URI that belongs to the picture, such as its source. Absent, null or malformed means
    none.
    """
    annotations: Annotations | None
    """Hints on audience, importance and age of the content. Absent, null or malformed means
    none.
    """
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        data: str,
        mime_type: MediaType,
        uri: str | None = None,
        annotations: Annotations | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.data = data
        self.mime_type = mime_type
        self.uri = uri
        self.annotations = annotations
        self.meta = meta
        self.unknown_fields = unknown_fields


class ImageContentBlock(ImageContent):
    """A picture; prompts may hold one only if the agent has `session.prompt.image`.

    The branch of `ContentBlock` where `type` is `image`.
    """

    __slots__ = ()

    type: ClassVar[Literal["image"]] = "image"


class Implementation(Record):
    """Which program is speaking; client and agent tell each other in `initialize`."""

    __slots__ = ("name", "title", "version", "meta")

    name: str
    """Name for use by programs; shown to people only when there is no `title`."""
    title: str | None
    """Name to show to people. Absent, null or malformed means: show `name`."""
    version: str
    """The program's own version, such as `1.0.0`, for display, debugging or statistics."""
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        name: str,
        version: str,
        title: str | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.name = name
        self.title = title
        self.version = version
        self.meta = meta
        self.unknown_fields = unknown_fields


class InitializeRequest(Record):
    """The client's first message: it proposes a protocol version and says what it can do."""

    __slots__ = ("protocol_version", "info", "capabilities", "meta")

    protocol_version: ProtocolVersion
    """Highest protocol version that the client speaks."""
    info: Implementation
    """Which program the client is. In v1 it is called `clientInfo` and optional."""
    capabilities: ClientCapabilities
    """What the client can do for the agent. Absent or malformed counts as `{}`, which announces
    nothing optional. In v1 it is called `clientCapabilities`.
    """
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        protocol_version: ProtocolVersion,
        info: Implementation,
        capabilities: ClientCapabilities = factory(lambda: ClientCapabilities()),
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.protocol_version = protocol_version
        self.info = info
        self.capabilities = made(capabilities)
        self.meta = meta
        self.unknown_fields = unknown_fields


class InitializeResponse(Record):
    """The agent's answer to `initialize`: the protocol version that both will use, and what the
    agent can do.
    """

    __slots__ = ("protocol_version", "info", "capabilities", "auth_methods", "meta")

    protocol_version: ProtocolVersion
    """The agent's highest version not above the client's; if it has none, the answer is error
    -32022. A client that cannot speak it should disconnect.
    """
    info: Implementation
    """Which program the agent is. In v1 it is called `agentInfo` and optional."""
    capabilities: AgentCapabilities
    """What the agent can do. Absent or malformed counts as `{}`, which announces nothing
    optional. In v1 it is called `agentCapabilities`.
    """
    auth_methods: list[AuthMethod] | None
    """Ways to log in. One or more oblige the agent to serve `auth/login` and `auth/logout`;
    absent, malformed or empty means that it offers neither. Malformed entries are dropped.
    """
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        protocol_version: ProtocolVersion,
        info: Implementation,
        capabilities: AgentCapabilities = factory(lambda: AgentCapabilities()),
        auth_methods: list[AuthMethod] | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.protocol_version = protocol_version
        self.info = info
        self.capabilities = made(capabilities)
        self.auth_methods = auth_methods
        self.meta = meta
        self.unknown_fields = unknown_fields


class IntegerPropertySchema(Record):
    """A form field for whole numbers, with optional bounds."""

    __slots__ = ("title", "description", "minimum", "maximum", "default", "meta")

    title: str | None
    """Label of the form field. Absent, null or malformed: it has none."""
    description: str | None
    """Help for whoever fills in the field. Absent, null or malformed: there is none."""
    minimum: int | None
    """Smallest number that is still valid. Absent or null: no lower limit."""
    maximum: int | None
    """Largest number that is still valid. Absent or null: no upper limit."""
    default: int | None
    """Number filled in beforehand. Absent, null or malformed: the field starts without one."""
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        title: str | None = None,
        description: str | None = None,
        minimum: int | None = None,
        maximum: int | None = None,
        default: int | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.title = title
        self.description = description
        self.minimum = minimum
        self.maximum = maximum
        self.default = default
        self.meta = meta
        self.unknown_fields = unknown_fields


class IntegerElicitationPropertySchema(IntegerPropertySchema):
    """A field for whole numbers.

    The branch of `ElicitationPropertySchema` where `type` is `integer`.
    """

    __slots__ = ()

    type: ClassVar[Literal["integer"]] = "integer"


class PlanItems(Record):
    """Plan as a list of steps that the client can lay out in its own way."""

    __slots__ = ("plan_id", "entries", "meta")

    plan_id: PlanId
    """Plan whose content this is; it takes the place of what was sent for that id before."""
    entries: list[PlanEntry]
    """All steps with where each stands: the client forgets the earlier list. A malformed step
    is dropped; unlike in v1, a value that is no list is an error.
    """
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

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
    """Plan as steps with priority and status.

    The branch of `PlanUpdateContent` where `type` is `items`.
    """

    __slots__ = ()

    type: ClassVar[Literal["items"]] = "items"


class ListSessionsRequest(Record):
    """The client asks for one page of the sessions that the agent knows. Every agent with the
    `session` capability serves it.
    """

    __slots__ = ("cwd", "cursor", "archived", "meta")

    cwd: AbsolutePath | None
    """Absolute path: only sessions with exactly this working directory are listed, not those
    below it or with it as an additional root. Absent or null means all.
    """
    cursor: SessionListCursor | None
    """`next_cursor` of the page before, sent back unread. Absent or null means the first page.
    """
    archived: SessionArchiveFilter | None
    """Whether archived sessions are listed; keep it the same from page to page. Absent or null
    means `exclude`. Needs the agent's `session.archive` capability.

    Needs `Feature.SESSION_ARCHIVE`.
    """
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        cwd: AbsolutePath | None = None,
        cursor: SessionListCursor | None = None,
        archived: SessionArchiveFilter | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.cwd = cwd
        self.cursor = cursor
        self.archived = archived
        self.meta = meta
        self.unknown_fields = unknown_fields


class ListSessionsResponse(Record):
    """The agent's answer to `session/list`: one page of sessions."""

    __slots__ = ("sessions", "next_cursor", "meta")

    sessions: list[SessionInfo]
    """The sessions on this page. Malformed entries are dropped, and a malformed list counts as
    empty.
    """
    next_cursor: SessionListCursor | None
    """What to send as `cursor` to get the following page, even if it is the empty string.
    Absent or null means that this is the last.
    """
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        sessions: list[SessionInfo],
        next_cursor: SessionListCursor | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.sessions = sessions
        self.next_cursor = next_cursor
        self.meta = meta
        self.unknown_fields = unknown_fields


class LoginAuthRequest(Record):
    """Client asks to sign in by one of the advertised methods. Agents with a non-empty
    `auth_methods` must answer it; with none, clients must not send it.
    """

    __slots__ = ("method_id", "meta")

    method_id: AuthMethodId
    """Chosen method, by its id in the `auth_methods` of the agent's `initialize` answer."""
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        method_id: AuthMethodId,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.method_id = method_id
        self.meta = meta
        self.unknown_fields = unknown_fields


class LoginAuthResponse(Record):
    """Sent by the agent when signing in has succeeded; apart from `meta` it is empty."""

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


class LogoutAuthRequest(Record):
    """Client asks to be signed out. Agents with a non-empty `auth_methods` must answer it; with
    none, clients must not send it.
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


class LogoutAuthResponse(Record):
    """Sent by the agent when signing out has succeeded; apart from `meta` it is empty."""

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


class McpCapabilities(Record):
    """Transports by which the agent reaches MCP servers. Unlike in v1, stdio too counts only
    when announced.
    """

    __slots__ = ("stdio", "http", "acp", "meta")

    stdio: McpStdioCapabilities | None
    """With `{}`, sessions may name MCP servers that run as local processes; absent, null or
    malformed means that they may not.
    """
    http: McpHttpCapabilities | None
    """With `{}`, sessions may name MCP servers of type `http`; absent, null or malformed means
    that they may not.
    """
    acp: McpAcpCapabilities | None
    """With `{}`, sessions may name MCP servers of type `acp`; absent, null or malformed means
    that they may not.

    Needs `Feature.MCP_OVER_ACP`.
    """
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        stdio: McpStdioCapabilities | None = None,
        http: McpHttpCapabilities | None = None,
        acp: McpAcpCapabilities | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.stdio = stdio
        self.http = http
        self.acp = acp
        self.meta = meta
        self.unknown_fields = unknown_fields


class McpHttpCapabilities(Record):
    """Sent as `{}` by an agent that can use MCP servers over HTTP."""

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


class McpServerStdio(Record):
    """MCP server as a command for the agent to run; requests go to its standard input."""

    __slots__ = ("name", "command", "args", "env", "meta")

    name: str
    """What to call the server when people see it."""
    command: AbsolutePath
    """Program to start, as an absolute path."""
    args: list[str] | None
    """Arguments for `command`, one string each. Absent, null or empty means none."""
    env: list[EnvVariable] | None
    """Environment variables for the process; absent, null or empty means none. For a repeated
    name the last entry counts, unless the agent refuses it with `-32602`.
    """
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        name: str,
        command: AbsolutePath,
        args: list[str] | None = None,
        env: list[EnvVariable] | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.name = name
        self.command = command
        self.args = args
        self.env = env
        self.meta = meta
        self.unknown_fields = unknown_fields


class McpStdioCapabilities(Record):
    """Sent as `{}` by an agent that can run MCP servers as local processes."""

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


class ModifyDiffChange(DiffPathChange):
    """The file at `path` has new content and keeps its place.

    The branch of `DiffChange` where `operation` is `modify`.
    """

    __slots__ = ("file_type", "mime_type", "meta")

    operation: ClassVar[Literal["modify"]] = "modify"
    file_type: DiffFileType | None
    """What the file holds afterwards, or what it held if it was deleted. Absent, null or
    malformed means unknown.
    """
    mime_type: MediaType | None
    """Media type of the content afterwards, or of the deleted content. Absent, null or
    malformed means unknown.
    """
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        path: AbsolutePath,
        file_type: DiffFileType | None = None,
        mime_type: MediaType | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.file_type = file_type
        self.mime_type = mime_type
        self.meta = meta
        self.path = path
        self.unknown_fields = unknown_fields


class MoveDiffChange(DiffPathPairChange):
    """A file went from `old_path` to `path`, which covers renaming.

    The branch of `DiffChange` where `operation` is `move`.
    """

    __slots__ = ("file_type", "mime_type", "meta")

    operation: ClassVar[Literal["move"]] = "move"
    file_type: DiffFileType | None
    """What the file holds afterwards, or what it held if it was deleted. Absent, null or
    malformed means unknown.
    """
    mime_type: MediaType | None
    """Media type of the content afterwards, or of the deleted content. Absent, null or
    malformed means unknown.
    """
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        old_path: AbsolutePath,
        path: AbsolutePath,
        file_type: DiffFileType | None = None,
        mime_type: MediaType | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.file_type = file_type
        self.mime_type = mime_type
        self.meta = meta
        self.old_path = old_path
        self.path = path
        self.unknown_fields = unknown_fields


class NewSessionRequest(Record):
    """Client opens a conversation with its own history. An agent that wants the client signed
    in first answers with error `-32000`. Gated by the `session` capability.
    """

    __slots__ = ("cwd", "additional_directories", "mcp_servers", "system_prompt", "meta")

    cwd: AbsolutePath
    """Absolute path of the session's working directory."""
    additional_directories: list[AbsolutePath] | None
    """Absolute paths of all further workspace roots of the new session; absent, null or empty
    means none. Gated by the `session.additional_directories` capability.
    """
    mcp_servers: list[McpServer] | None
    """MCP servers that the agent connects to for this session; absent, null or empty means
    none.
    """
    system_prompt: SystemPrompt | None
    """Instructions for the model, at system level. Absent or null leaves the agent with its
    default ones. Gated by the `session.system_prompt` capability.

    Needs `Feature.SESSION_SYSTEM_PROMPT`.
    """
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        cwd: AbsolutePath,
        additional_directories: list[AbsolutePath] | None = None,
        mcp_servers: list[McpServer] | None = None,
        system_prompt: SystemPrompt | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.cwd = cwd
        self.additional_directories = additional_directories
        self.mcp_servers = mcp_servers
        self.system_prompt = system_prompt
        self.meta = meta
        self.unknown_fields = unknown_fields


class NewSessionResponse(Record):
    """The agent has opened the session, which is `idle` unless a state update says otherwise.
    Updates may come first; a state they reported stands.
    """

    __slots__ = ("session_id", "config_options", "available_commands", "meta")

    session_id: SessionId
    """Id by which every later message refers to the new session."""
    config_options: list[SessionConfigOption] | None
    """Settings that the client can change in this session, until `config_option_update`
    replaces the list. Absent or empty means none; null must not be sent but counts as
    absent. Malformed entries are dropped.
    """
    available_commands: list[AvailableCommand] | None
    """Commands that the user can call in this session, until `available_commands_update`
    replaces the list. Absent or empty means none; null must not be sent but counts as
    absent. Malformed entries are dropped.
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


class NoneIdleStateUpdate(Record):
    """The agent gives no reason.

    The branch of `IdleStateUpdate`.
    """

    __slots__ = ("usage", "background", "meta")

    stop_reason: ClassVar[Literal[None]] = None
    usage: Usage | None
    """Tokens spent on the foreground work that just ended. Absent, null or malformed means not
    reported.

    Needs `Feature.END_TURN_TOKEN_USAGE`.
    """
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
        usage: Usage | None = None,
        background: list[BackgroundWork] | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.usage = usage
        self.background = background
        self.meta = meta
        self.unknown_fields = unknown_fields


class Notice(Record):
    """Word from the agent to the user, shown as it arrives and kept out of the history. Nothing
    may depend on its being seen. Unlike in v1, it needs no capability.
    """

    __slots__ = ("severity", "title", "description", "meta")

    severity: NoticeSeverity
    """How alarming it should look."""
    title: str
    """Plain text that makes sense alone; at least one character."""
    description: str | None
    """More about it in plain text, such as what to do. Absent, null or malformed means nothing
    to add.
    """
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        severity: NoticeSeverity,
        title: str,
        description: str | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.severity = severity
        self.title = title
        self.description = description
        self.meta = meta
        self.unknown_fields = unknown_fields


class NoticeSessionUpdate(Notice):
    """Something to tell the user now that does not go into the history; a client may ignore it.

    The branch of `SessionUpdate` where `sessionUpdate` is `notice`.
    """

    __slots__ = ()

    session_update: ClassVar[Literal["notice"]] = "notice"


class NumberPropertySchema(Record):
    """Form field for a number that may have a fraction."""

    __slots__ = ("title", "description", "minimum", "maximum", "default", "meta")

    title: str | None
    """Label of the field. Absent, null or malformed means none."""
    description: str | None
    """Text that explains the field to the user. Absent, null or malformed means none."""
    minimum: float | None
    """Smallest number allowed. Absent or null means no lower bound."""
    maximum: float | None
    """Largest number allowed. Absent or null means no upper bound."""
    default: float | None
    """Number that the form starts with. Absent, null or malformed means none."""
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        title: str | None = None,
        description: str | None = None,
        minimum: float | None = None,
        maximum: float | None = None,
        default: float | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.title = title
        self.description = description
        self.minimum = minimum
        self.maximum = maximum
        self.default = default
        self.meta = meta
        self.unknown_fields = unknown_fields


class NumberElicitationPropertySchema(NumberPropertySchema):
    """A field for numbers, fractions allowed.

    The branch of `ElicitationPropertySchema` where `type` is `number`.
    """

    __slots__ = ()

    type: ClassVar[Literal["number"]] = "number"


class OtherAuthMethod(Record):
    """A kind of login that this release does not define. Pass it on as it came; skip it or show
    only its name.

    Any other branch of `AuthMethod`.
    """

    __slots__ = ("type", "method_id", "name", "payload")

    type: str
    """Kind of login: a leading `_` marks a private kind, any other unknown value a later
    release.
    """
    method_id: AuthMethodId
    """Id of this login method, to tell it from the others in `auth_methods`."""
    name: str
    """What to call the login method when showing it to the user."""
    payload: dict[str, Any]

    def __init__(
        self,
        *,
        type: str,
        method_id: AuthMethodId,
        name: str,
        payload: dict[str, Any] = factory(lambda: {}),
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.type = type
        self.method_id = method_id
        self.name = name
        self.payload = made(payload)
        self.unknown_fields = unknown_fields


class OtherAvailableCommand(Record):
    """A kind of command that this release does not define. Pass it on as it came; skip it or
    show its name and description.

    Any other branch of `AvailableCommand`.
    """

    __slots__ = ("type", "name", "description", "payload")

    type: str
    """Kind of command: a leading `_` marks a private kind, any other unknown value a later
    release.
    """
    name: str
    """Name of the command without its `/`; no white space in it, and no other command in the
    list has it.
    """
    description: str
    """What the command does, in words for the user."""
    payload: dict[str, Any]

    def __init__(
        self,
        *,
        type: str,
        name: str,
        description: str,
        payload: dict[str, Any] = factory(lambda: {}),
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.type = type
        self.name = name
        self.description = description
        self.payload = made(payload)
        self.unknown_fields = unknown_fields


class OtherAvailableCommandInput(Record):
    """A kind of input that this release does not define. Pass it on as it came; offer the
    command as if it had no input form.

    Any other branch of `AvailableCommandInput`.
    """

    __slots__ = ("type", "payload")

    type: str
    """Kind of input: a leading `_` marks a private kind, any other unknown value a later
    release.
    """
    payload: dict[str, Any]

    def __init__(
        self,
        *,
        type: str,
        payload: dict[str, Any] = factory(lambda: {}),
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.type = type
        self.payload = made(payload)
        self.unknown_fields = unknown_fields


class OtherBackgroundWork(Record):
    """Work of a kind that this release does not define; something is running even if the client
    cannot say what.

    Any other branch of `BackgroundWork`.
    """

    __slots__ = ("type", "payload")

    type: str
    """Kind of work: a leading `_` marks a private kind, any other unknown value a later
    release.
    """
    payload: dict[str, Any]

    def __init__(
        self,
        *,
        type: str,
        payload: dict[str, Any] = factory(lambda: {}),
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.type = type
        self.payload = made(payload)
        self.unknown_fields = unknown_fields


class OtherContentBlock(Record):
    """A block that this release does not define. Pass it on as it came and show it plainly or
    not at all; a prompt with one that the agent cannot use gets error -32602.

    Any other branch of `ContentBlock`.
    """

    __slots__ = ("type", "payload")

    type: str
    """Kind of block: a leading `_` marks a private kind, any other unknown value a later
    release.
    """
    payload: dict[str, Any]

    def __init__(
        self,
        *,
        type: str,
        payload: dict[str, Any] = factory(lambda: {}),
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.type = type
        self.payload = made(payload)
        self.unknown_fields = unknown_fields


class OtherCreateElicitationRequest(Record):
    """A way of asking that this release does not define, for a session or a request. Pass it on
    as it came; never show it as a form or a page.

    Any other branch of `CreateElicitationRequest`.
    """

    __slots__ = ("message", "meta", "mode", "scope", "payload")

    message: str
    """What the user is asked for, in words to show them."""
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""
    mode: str
    """Way of asking: a leading `_` marks a private kind, any other unknown value a later
    release.
    """
    scope: ElicitationSessionScope | ElicitationRequestScope
    payload: dict[str, Any]

    def __init__(
        self,
        *,
        message: str,
        mode: str,
        scope: ElicitationSessionScope | ElicitationRequestScope,
        meta: dict[str, Any] | None = None,
        payload: dict[str, Any] = factory(lambda: {}),
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.message = message
        self.meta = meta
        self.mode = mode
        self.scope = scope
        self.payload = made(payload)
        self.unknown_fields = unknown_fields


class OtherCreateElicitationResponse(Record):
    """An outcome that this release does not define. Pass it on as it came; the agent acts as
    for `cancel`.

    Any other branch of `CreateElicitationResponse`.
    """

    __slots__ = ("meta", "action", "payload")

    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""
    action: str
    """Outcome: a leading `_` marks a private kind, any other unknown value a later release."""
    payload: dict[str, Any]

    def __init__(
        self,
        *,
        action: str,
        meta: dict[str, Any] | None = None,
        payload: dict[str, Any] = factory(lambda: {}),
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.meta = meta
        self.action = action
        self.payload = made(payload)
        self.unknown_fields = unknown_fields


class OtherDiffChange(Record):
    """An operation that this version does not define; all its fields are kept as sent.

    Any other branch of `DiffChange`.
    """

    __slots__ = ("file_type", "mime_type", "meta", "operation", "payload")

    file_type: DiffFileType | None
    """What the file holds afterwards, or what it held if it was deleted. Absent, null or
    malformed means unknown.
    """
    mime_type: MediaType | None
    """Media type of the content afterwards, or of the deleted content. Absent, null or
    malformed means unknown.
    """
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""
    operation: str
    """Name of the operation. A leading `_` marks an extension; other new names belong to later
    versions of ACP.
    """
    payload: dict[str, Any]

    def __init__(
        self,
        *,
        operation: str,
        file_type: DiffFileType | None = None,
        mime_type: MediaType | None = None,
        meta: dict[str, Any] | None = None,
        payload: dict[str, Any] = factory(lambda: {}),
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.file_type = file_type
        self.mime_type = mime_type
        self.meta = meta
        self.operation = operation
        self.payload = made(payload)
        self.unknown_fields = unknown_fields


class OtherElicitationPropertySchema(Record):
    """A field type that this version does not define; all its keys are kept for passing on, and
    a client must not show it as one of the known inputs.

    Any other branch of `ElicitationPropertySchema`.
    """

    __slots__ = ("type", "payload")

    type: str
    """Name of the field type. A leading `_` marks an extension; other new names belong to later
    versions of ACP.
    """
    payload: dict[str, Any]

    def __init__(
        self,
        *,
        type: str,
        payload: dict[str, Any] = factory(lambda: {}),
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.type = type
        self.payload = made(payload)
        self.unknown_fields = unknown_fields


class OtherIdleStateUpdate(Record):
    """A reason that this version does not define; all its fields are kept as sent.

    Any other branch of `IdleStateUpdate`.
    """

    __slots__ = ("usage", "background", "meta", "stop_reason", "payload")

    usage: Usage | None
    """Tokens spent on the foreground work that just ended. Absent, null or malformed means not
    reported.

    Needs `Feature.END_TURN_TOKEN_USAGE`.
    """
    background: list[BackgroundWork] | None
    """Everything still running in the background; `[]` means nothing. Absent, null or malformed
    means not reported, which says nothing either way; an agent that reports it does so in
    every state update.
    """
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""
    stop_reason: str
    """Name of the reason. A leading `_` marks an extension; other new names belong to later
    versions of ACP.
    """
    payload: dict[str, Any]

    def __init__(
        self,
        *,
        stop_reason: str,
        usage: Usage | None = None,
        background: list[BackgroundWork] | None = None,
        meta: dict[str, Any] | None = None,
        payload: dict[str, Any] = factory(lambda: {}),
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.usage = usage
        self.background = background
        self.meta = meta
        self.stop_reason = stop_reason
        self.payload = made(payload)
        self.unknown_fields = unknown_fields


class OtherMcpServer(Record):
    """Transport that is an extension or came later. An agent without it refuses the request
    with `-32602`; whoever stores or forwards the entry keeps it unchanged.

    Any other branch of `McpServer`.
    """

    __slots__ = ("type", "payload")

    type: str
    """Name of the transport. A leading `_` marks an extension; other new names belong to later
    versions of ACP.
    """
    payload: dict[str, Any]

    def __init__(
        self,
        *,
        type: str,
        payload: dict[str, Any] = factory(lambda: {}),
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.type = type
        self.payload = made(payload)
        self.unknown_fields = unknown_fields


class OtherMultiSelectItems(Record):
    """Choices of a kind that is an extension or came later; all keys are kept.

    Any other branch of `MultiSelectItems`.
    """

    __slots__ = ("type", "payload")

    type: str
    """Name of the kind. A leading `_` marks an extension; other new names belong to later
    versions of ACP.
    """
    payload: dict[str, Any]

    def __init__(
        self,
        *,
        type: str,
        payload: dict[str, Any] = factory(lambda: {}),
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.type = type
        self.payload = made(payload)
        self.unknown_fields = unknown_fields


class OtherPlanUpdateContent(Record):
    """Plan in a form that is an extension or came later. Ignore it or show it generically, keep
    it unchanged when storing or forwarding; earlier content of the plan is void.

    Any other branch of `PlanUpdateContent`.
    """

    __slots__ = ("type", "plan_id", "payload")

    type: str
    """Name of the form. A leading `_` marks an extension; other new names belong to later
    versions of ACP.
    """
    plan_id: PlanId
    """Plan whose content this is; it takes the place of what was sent for that id before."""
    payload: dict[str, Any]

    def __init__(
        self,
        *,
        type: str,
        plan_id: PlanId,
        payload: dict[str, Any] = factory(lambda: {}),
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.type = type
        self.plan_id = plan_id
        self.payload = made(payload)
        self.unknown_fields = unknown_fields


class OtherReplayFrom(Record):
    """Starting point that is an extension or came later. An agent without it refuses with
    `-32602` and tries nothing else; intermediaries pass it on unchanged.

    Any other branch of `ReplayFrom`.
    """

    __slots__ = ("type", "payload")

    type: str
    """Name of the kind of starting point. A leading `_` marks an extension; other new names
    belong to later versions of ACP.
    """
    payload: dict[str, Any]

    def __init__(
        self,
        *,
        type: str,
        payload: dict[str, Any] = factory(lambda: {}),
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.type = type
        self.payload = made(payload)
        self.unknown_fields = unknown_fields


class OtherRequestPermissionOutcome(Record):
    """An outcome that this protocol version does not define. The agent must never read it as
    consent; whoever forwards it leaves it unchanged.

    Any other branch of `RequestPermissionOutcome`.
    """

    __slots__ = ("outcome", "payload")

    outcome: str
    """Tag of the unknown outcome: one that starts with `_` is somebody's extension, any other
    comes from a later protocol version.
    """
    payload: dict[str, Any]

    def __init__(
        self,
        *,
        outcome: str,
        payload: dict[str, Any] = factory(lambda: {}),
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.outcome = outcome
        self.payload = made(payload)
        self.unknown_fields = unknown_fields


class OtherRequestPermissionSubject(Record):
    """A kind of operation that this protocol version does not define. The client shows a
    general prompt or refuses by its own policy, and passes the data on unchanged.

    Any other branch of `RequestPermissionSubject`.
    """

    __slots__ = ("type", "payload")

    type: str
    """Tag of the unknown kind: one that starts with `_` is somebody's extension, any other
    comes from a later protocol version.
    """
    payload: dict[str, Any]

    def __init__(
        self,
        *,
        type: str,
        payload: dict[str, Any] = factory(lambda: {}),
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.type = type
        self.payload = made(payload)
        self.unknown_fields = unknown_fields


class OtherSessionConfigOption(Record):
    """A form of setting that this protocol version does not define. A client ignores it or
    passes it on unchanged, and the agent goes on with `current_value`.

    Any other branch of `SessionConfigOption`.
    """

    __slots__ = ("config_id", "name", "description", "category", "meta", "type", "payload")

    config_id: SessionConfigId
    """Id by which `session/set_config_option` refers to this setting; v1 calls it `id`."""
    name: str
    """Label to show for the setting."""
    description: str | None
    """Explanation to show with the setting; absent, null or malformed means none."""
    category: SessionConfigOptionCategory | None
    """What the setting is about, as a hint for icons, shortcuts and placement; absent, null or
    malformed means none.
    """
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""
    type: str
    """Tag of the unknown form: one that starts with `_` is somebody's extension, any other
    comes from a later protocol version.
    """
    payload: dict[str, Any]

    def __init__(
        self,
        *,
        config_id: SessionConfigId,
        name: str,
        type: str,
        description: str | None = None,
        category: SessionConfigOptionCategory | None = None,
        meta: dict[str, Any] | None = None,
        payload: dict[str, Any] = factory(lambda: {}),
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.config_id = config_id
        self.name = name
        self.description = description
        self.category = category
        self.meta = meta
        self.type = type
        self.payload = made(payload)
        self.unknown_fields = unknown_fields


class OtherSessionUpdate(Record):
    """A kind of update that this protocol version does not define. Receivers ignore it or show
    it in some general way, and pass it on unchanged.

    Any other branch of `SessionUpdate`.
    """

    __slots__ = ("session_update", "payload")

    session_update: str
    """Tag of the unknown kind: one that starts with `_` is somebody's extension, any other
    comes from a later protocol version.
    """
    payload: dict[str, Any]

    def __init__(
        self,
        *,
        session_update: str,
        payload: dict[str, Any] = factory(lambda: {}),
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.session_update = session_update
        self.payload = made(payload)
        self.unknown_fields = unknown_fields


class OtherSetSessionConfigOptionRequest(Record):
    """Sets a kind of value that this release does not define; all keys are kept. An agent that
    does not know the `type` answers with error -32602.

    Any other branch of `SetSessionConfigOptionRequest`.
    """

    __slots__ = ("session_id", "config_id", "meta", "type", "value", "payload")

    session_id: SessionId
    """Session that the request acts on."""
    config_id: SessionConfigId
    """Option to change, one of those that the agent listed in `config_options`."""
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""
    type: str
    """Name of the value's kind. A leading `_` marks an extension; other new names belong to
    later versions of ACP.
    """
    value: Any
    """New value in whatever JSON form its `type` calls for; the key is required, `null` is
    allowed.
    """
    payload: dict[str, Any]

    def __init__(
        self,
        *,
        session_id: SessionId,
        config_id: SessionConfigId,
        type: str,
        value: Any,
        meta: dict[str, Any] | None = None,
        payload: dict[str, Any] = factory(lambda: {}),
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.session_id = session_id
        self.config_id = config_id
        self.meta = meta
        self.type = type
        self.value = value
        self.payload = made(payload)
        self.unknown_fields = unknown_fields


class OtherStateUpdate(Record):
    """A state that this release does not define; all keys are kept. Show the session as busy,
    never as idle, until a known state follows.

    Any other branch of `StateUpdate`.
    """

    __slots__ = ("state", "payload")

    state: str
    """Name of the state. A leading `_` marks an extension; other new names belong to later
    versions of ACP.
    """
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


class OtherToolCallContent(Record):
    """Content that this release does not define; all keys are kept. Pass it on unchanged, and
    skip it or show it in a general way.

    Any other branch of `ToolCallContent`.
    """

    __slots__ = ("type", "payload")

    type: str
    """Name of the content's kind. A leading `_` marks an extension; other new names belong to
    later versions of ACP.
    """
    payload: dict[str, Any]

    def __init__(
        self,
        *,
        type: str,
        payload: dict[str, Any] = factory(lambda: {}),
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.type = type
        self.payload = made(payload)
        self.unknown_fields = unknown_fields


class PermissionOption(Record):
    """One answer that the user can give when the agent asks for permission."""

    __slots__ = ("option_id", "name", "kind", "meta")

    option_id: PermissionOptionId
    """Sent back by the client if the user picks this answer; no two in a request may be equal.
    """
    name: str
    """Text of the answer for the user to read."""
    kind: PermissionOptionKind
    """What the answer amounts to, so that the client can show it fittingly."""
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        option_id: PermissionOptionId,
        name: str,
        kind: PermissionOptionKind,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.option_id = option_id
        self.name = name
        self.kind = kind
        self.meta = meta
        self.unknown_fields = unknown_fields


class PlainCreateElicitationResponse(Record):
    """What the user made of the question; `action` says it. Accepting a web page does not mean
    that the visit is over.

    The branch of `CreateElicitationResponse`.
    """

    __slots__ = ("action", "meta")

    action: Literal["decline", "cancel"]
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        action: Literal["decline", "cancel"],
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.action = action
        self.meta = meta
        self.unknown_fields = unknown_fields


class PlainIdleStateUpdate(Record):
    """The session has no work in the foreground, though some may go on in the background. A
    repeated report with an old stop reason is no second ending and adds no usage.

    The branch of `IdleStateUpdate`.
    """

    __slots__ = ("stop_reason", "usage", "background", "meta")

    stop_reason: Literal["end_turn", "max_tokens", "max_turn_requests", "refusal", "cancelled"]
    usage: Usage | None
    """Tokens spent on the foreground work that just ended. Absent, null or malformed means not
    reported.

    Needs `Feature.END_TURN_TOKEN_USAGE`.
    """
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
        stop_reason: Literal["end_turn", "max_tokens", "max_turn_requests", "refusal", "cancelled"],
        usage: Usage | None = None,
        background: list[BackgroundWork] | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.stop_reason = stop_reason
        self.usage = usage
        self.background = background
        self.meta = meta
        self.unknown_fields = unknown_fields


class PlanEntry(Record):
    """One step of a plan, which the agent means to carry out for the user."""

    __slots__ = ("content", "priority", "status", "meta")

    content: str
    """What the step is meant to achieve, in words for the user."""
    priority: PlanEntryPriority
    """How much the step counts towards the goal."""
    status: PlanEntryStatus
    """How far the step has got."""
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        content: str,
        priority: PlanEntryPriority,
        status: PlanEntryStatus,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.content = content
        self.priority = priority
        self.status = status
        self.meta = meta
        self.unknown_fields = unknown_fields


class PlanUpdate(Record):
    """Agent sends one of its plans, new or changed."""

    __slots__ = ("plan", "meta")

    plan: PlanUpdateContent
    """What the plan looks like now, with the id that says which one it is."""
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

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
    """New content for the plan with the given id.

    The branch of `SessionUpdate` where `sessionUpdate` is `plan_update`.
    """

    __slots__ = ()

    session_update: ClassVar[Literal["plan_update"]] = "plan_update"


class PromptAudioCapabilities(Record):
    """Sent as `{}` by an agent that takes recordings in prompts."""

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


class PromptCapabilities(Record):
    """Kinds of content that the agent takes in `session/prompt` besides `text` and
    `resource_link`, which all agents take.
    """

    __slots__ = ("image", "audio", "embedded_context", "meta")

    image: PromptImageCapabilities | None
    """With `{}`, prompts may contain `image` blocks; absent, null or malformed means that they
    may not.
    """
    audio: PromptAudioCapabilities | None
    """With `{}`, prompts may contain `audio` blocks; absent, null or malformed means that they
    may not.
    """
    embedded_context: PromptEmbeddedContextCapabilities | None
    """With `{}`, prompts may contain `resource` blocks, which bring a text or file along
    instead of linking to it; absent, null or malformed means that they may not.
    """
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        image: PromptImageCapabilities | None = None,
        audio: PromptAudioCapabilities | None = None,
        embedded_context: PromptEmbeddedContextCapabilities | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.image = image
        self.audio = audio
        self.embedded_context = embedded_context
        self.meta = meta
        self.unknown_fields = unknown_fields


class PromptEmbeddedContextCapabilities(Record):
    """Sent as `{}` by an agent that takes the contents of resources inside prompts."""

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


class PromptImageCapabilities(Record):
    """Sent as `{}` by an agent that takes pictures in prompts."""

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


class PromptRequest(Record):
    """Client passes on what the user has to say. The answer comes as soon as the message is in
    the conversation; the work goes on after it.
    """

    __slots__ = ("session_id", "prompt", "meta")

    session_id: SessionId
    """Session that the request acts on."""
    prompt: list[ContentBlock]
    """Content of the message. Beyond `text` and `resource_link` it may hold only what the agent
    announced in `session.prompt`; where allowed, `resource` is better than a link. Unlike in
    v1, it may not be empty.
    """
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        session_id: SessionId,
        prompt: list[ContentBlock],
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.session_id = session_id
        self.prompt = prompt
        self.meta = meta
        self.unknown_fields = unknown_fields


class PromptResponse(Record):
    """The message now has its place in the conversation. Unlike in v1, it does not say that the
    work is done: `state_update` does.
    """

    __slots__ = ("message_id", "meta")

    message_id: MessageId
    """Id given to the message of the user, required and never null. The update that echoes the
    message has it too and may arrive first.
    """
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        message_id: MessageId,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.message_id = message_id
        self.meta = meta
        self.unknown_fields = unknown_fields


class ReplayFromStart(Record):
    """Start cursor: the agent sends again everything it has kept of the conversation, from the
    first entry on.
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


class RequestPermissionRequest(Record):
    """Params of `session/request_permission`: the agent asks for the user's consent before it
    goes on with an operation.
    """

    __slots__ = ("session_id", "title", "description", "subject", "options", "meta")

    session_id: SessionId
    """Session that the request acts on."""
    title: str
    """Heading of the prompt for the user; it does not rename the tool call or command in
    question.
    """
    description: str | None
    """Why consent is needed, as text for this prompt only; absent, null or malformed means no
    explanation.
    """
    subject: RequestPermissionSubject | None
    """What exactly would be done, in structured form; absent or null means no such details."""
    options: list[PermissionOption]
    """Choices to put before the user, at least one; the answer names one of them by
    `option_id`.
    """
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        session_id: SessionId,
        title: str,
        options: list[PermissionOption],
        description: str | None = None,
        subject: RequestPermissionSubject | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.session_id = session_id
        self.title = title
        self.description = description
        self.subject = subject
        self.options = options
        self.meta = meta
        self.unknown_fields = unknown_fields


class RequestPermissionResponse(Record):
    """Result of `session/request_permission`: the client tells the agent how the question was
    settled.
    """

    __slots__ = ("outcome", "meta")

    outcome: RequestPermissionOutcome
    """Which option was chosen, or that none was."""
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        outcome: RequestPermissionOutcome,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.outcome = outcome
        self.meta = meta
        self.unknown_fields = unknown_fields


class RequiresActionStateUpdate(Record):
    """State of a session whose foreground work as a whole cannot go on until the user acts; an
    open permission request alone does not mean that. `running` or `idle` must follow.
    """

    __slots__ = ("background", "meta")

    background: list[BackgroundWork] | None
    """Everything still running beside the foreground work, as a full list: `[]` means nothing
    runs; absent, null or malformed means not reported. An agent that reports it does so in
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


class ResourceContentBlock(EmbeddedResource):
    """A resource sent along whole, which saves the agent fetching it; prompts may hold one only
    if the agent has `session.prompt.embedded_context`.

    The branch of `ContentBlock` where `type` is `resource`.
    """

    __slots__ = ()

    type: ClassVar[Literal["resource"]] = "resource"


class ResourceLink(Record):
    """Points to a resource by `uri` instead of carrying its contents, in a prompt or a tool
    result; the receiver may be unable to read it.
    """

    __slots__ = (
        "name",
        "uri",
        "title",
        "description",
        "icons",
        "mime_type",
        "size",
        "annotations",
        "meta",
    )

    name: str
    """Name of the resource for people to read; always there, unlike `title`."""
    uri: str
    """Where the resource is, as an absolute URI such as `file:///home/me/notes.txt`."""
    title: str | None
    """Title to show in a user interface; absent, null or malformed means none."""
    description: str | None
    """What the resource contains, in words for people; absent, null or malformed means none."""
    icons: list[Icon] | None
    """Icons in several sizes that a client may show with the link; absent, null or malformed
    means none. Unreadable entries are dropped.
    """
    mime_type: MediaType | None
    """Media type of the linked resource, such as `text/plain`; absent, null or malformed means
    unknown.
    """
    size: int | None
    """Size of the resource in bytes; absent, null, negative or otherwise malformed means
    unknown.
    """
    annotations: Annotations | None
    """Hints on audience, importance and date that help a client decide how to show the link;
    absent, null or malformed means none.
    """
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        name: str,
        uri: str,
        title: str | None = None,
        description: str | None = None,
        icons: list[Icon] | None = None,
        mime_type: MediaType | None = None,
        size: int | None = None,
        annotations: Annotations | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.name = name
        self.uri = uri
        self.title = title
        self.description = description
        self.icons = icons
        self.mime_type = mime_type
        self.size = size
        self.annotations = annotations
        self.meta = meta
        self.unknown_fields = unknown_fields


class ResourceLinkContentBlock(ResourceLink):
    """A resource named by its URI, for the receiver to read if it can; every agent takes these
    in prompts.

    The branch of `ContentBlock` where `type` is `resource_link`.
    """

    __slots__ = ()

    type: ClassVar[Literal["resource_link"]] = "resource_link"


class ResultAgentResponse(Record):
    """The definition `ResultAgentResponse`."""

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


class ResultClientResponse(Record):
    """The definition `ResultClientResponse`."""

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


class ResumeSessionRequest(Record):
    """Params of `session/resume`: the client takes up an existing session, and `replay_from`
    says whether the agent first sends the conversation again. Every agent with the `session`
    capability has it.
    """

    __slots__ = (
        "session_id",
        "cwd",
        "additional_directories",
        "mcp_servers",
        "replay_from",
        "system_prompt",
        "meta",
    )

    session_id: SessionId
    """Existing session to take up again."""
    cwd: AbsolutePath
    """Absolute path of the session's working directory. The agent may refuse a directory other
    than the session's with `-32602`.
    """
    additional_directories: list[AbsolutePath] | None
    """Further workspace roots as absolute paths: the complete list for the resumed session,
    which may differ from earlier ones. Absent, null or `[]` means none.
    """
    mcp_servers: list[McpServer] | None
    """MCP servers that the agent should connect to for this session, all of them, as it should
    not restore earlier ones; absent, null or `[]` means none.
    """
    replay_from: ReplayFrom | None
    """Where the agent begins to send the past conversation again, that point included, before
    it answers. Absent or null means no replay; an unsupported cursor is refused with
    `-32602`.
    """
    system_prompt: SystemPrompt | None
    """System-level instructions, best the same as at the session's creation; sent only to
    agents with `session.system_prompt`. Absent or null lets the agent use what it stored or
    its own.

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
        replay_from: ReplayFrom | None = None,
        system_prompt: SystemPrompt | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.session_id = session_id
        self.cwd = cwd
        self.additional_directories = additional_directories
        self.mcp_servers = mcp_servers
        self.replay_from = replay_from
        self.system_prompt = system_prompt
        self.meta = meta
        self.unknown_fields = unknown_fields


class ResumeSessionResponse(Record):
    """Result of `session/resume`, sent after any replay and a `state_update` with the current
    state. The result alone does not say that the session is idle.
    """

    __slots__ = ("config_options", "available_commands", "meta")

    config_options: list[SessionConfigOption] | None
    """Settings of the session with their current values, until a `config_option_update`
    replaces the list; absent, null or malformed means none, but senders never write null.
    Unreadable entries are dropped.
    """
    available_commands: list[AvailableCommand] | None
    """Commands that the agent can execute in this session, until an `available_commands_update`
    replaces the list; absent, null or malformed means none, but senders never write null.
    Unreadable entries are dropped.
    """
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        config_options: list[SessionConfigOption] | None = None,
        available_commands: list[AvailableCommand] | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.config_options = config_options
        self.available_commands = available_commands
        self.meta = meta
        self.unknown_fields = unknown_fields


class RunningStateUpdate(Record):
    """State of a session that is busy with foreground work, whether a prompt or the agent
    itself began it.
    """

    __slots__ = ("background", "meta")

    background: list[BackgroundWork] | None
    """Everything still running beside the foreground work, as a full list: `[]` means nothing
    runs; absent, null or malformed means not reported. An agent that reports it does so in
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


class SessionConfigSelect(Record):
    """What a setting with `type` `select` holds: its values and the one in force."""

    __slots__ = ("current_value", "options")

    current_value: SessionConfigValueId
    """Id of the value in force, always one of those in `options`."""
    options: SessionConfigSelectOptions
    """Values to choose from, as one list or in groups: at least one, and no id twice, not even
    in different groups.
    """

    def __init__(
        self,
        *,
        current_value: SessionConfigValueId,
        options: SessionConfigSelectOptions,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.current_value = current_value
        self.options = options
        self.unknown_fields = unknown_fields


class SelectSessionConfigOption(SessionConfigSelect):
    """One value out of a list, as in a drop-down menu.

    The branch of `SessionConfigOption` where `type` is `select`.
    """

    __slots__ = ("config_id", "name", "description", "category", "meta")

    type: ClassVar[Literal["select"]] = "select"
    config_id: SessionConfigId
    """Id by which `session/set_config_option` refers to this setting; v1 calls it `id`."""
    name: str
    """Label to show for the setting."""
    description: str | None
    """Explanation to show with the setting; absent, null or malformed means none."""
    category: SessionConfigOptionCategory | None
    """What the setting is about, as a hint for icons, shortcuts and placement; absent, null or
    malformed means none.
    """
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        config_id: SessionConfigId,
        name: str,
        current_value: SessionConfigValueId,
        options: SessionConfigSelectOptions,
        description: str | None = None,
        category: SessionConfigOptionCategory | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.config_id = config_id
        self.name = name
        self.description = description
        self.category = category
        self.meta = meta
        self.current_value = current_value
        self.options = options
        self.unknown_fields = unknown_fields


class SelectedPermissionOutcome(Record):
    """Names the option that the user picked; whether that allows or refuses follows from the
    option's `kind`.
    """

    __slots__ = ("option_id", "meta")

    option_id: PermissionOptionId
    """`option_id` of the picked option, as the request gave it."""
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        option_id: PermissionOptionId,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.option_id = option_id
        self.meta = meta
        self.unknown_fields = unknown_fields


class SelectedRequestPermissionOutcome(SelectedPermissionOutcome):
    """The user picked one of the offered options, which may be one that refuses. An id that was
    not offered counts as no approval.

    The branch of `RequestPermissionOutcome` where `outcome` is `selected`.
    """

    __slots__ = ()

    outcome: ClassVar[Literal["selected"]] = "selected"


class SessionAdditionalDirectoriesCapabilities(Record):
    """`{}` says that requests which open a session may carry `additional_directories`. The
    agent may report each session's roots in `session/list`.
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


class SessionCapabilities(Record):
    """What the agent can do with sessions. Even `{}` promises `session/close`,
    `session/resume`, `session/list`, `session/new`, `session/cancel`, `session/prompt` and
    `session/update`; the members add to that.
    """

    __slots__ = (
        "prompt",
        "mcp",
        "delete",
        "additional_directories",
        "system_prompt",
        "fork",
        "archive",
        "status",
        "title",
        "meta",
    )

    prompt: PromptCapabilities | None
    """Kinds of content that a prompt may hold besides text and resource links; absent, null or
    malformed means no others.
    """
    mcp: McpCapabilities | None
    """Transports by which the agent reaches the MCP servers that session requests name; absent,
    null or malformed means none.
    """
    delete: SessionDeleteCapabilities | None
    """`{}` lets the client take sessions off the list with `session/delete`; absent, null or
    malformed means no.
    """
    additional_directories: SessionAdditionalDirectoriesCapabilities | None
    """`{}` lets the client send `additional_directories` when it opens a session;
    `session/list` may then report the roots of each session; absent, null or malformed means
    no.
    """
    system_prompt: SessionSystemPromptCapabilities | None
    """`{}` lets the client send a `system_prompt` in `append` mode when it opens a session;
    absent, null or malformed means no.

    Needs `Feature.SESSION_SYSTEM_PROMPT`.
    """
    fork: SessionForkCapabilities | None
    """`{}` lets the client call `session/fork`; absent, null or malformed means no.

    Needs `Feature.SESSION_FORK`.
    """
    archive: SessionArchiveCapabilities | None
    """`{}` lets the client archive and unarchive sessions and filter `session/list` by that,
    which then also tells which ones are archived; absent, null or malformed means no.

    Needs `Feature.SESSION_ARCHIVE`.
    """
    status: SessionStatusCapabilities | None
    """`{}` lets the client call `session/status`; absent, null or malformed means no.

    Needs `Feature.SESSION_STATUS`.
    """
    title: SessionTitleCapabilities | None
    """`{}` lets the client rename sessions with `session/set_title`; absent, null or malformed
    means no. Titles that the agent reports do not depend on it.

    Needs `Feature.SESSION_SET_TITLE`.
    """
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        prompt: PromptCapabilities | None = None,
        mcp: McpCapabilities | None = None,
        delete: SessionDeleteCapabilities | None = None,
        additional_directories: SessionAdditionalDirectoriesCapabilities | None = None,
        system_prompt: SessionSystemPromptCapabilities | None = None,
        fork: SessionForkCapabilities | None = None,
        archive: SessionArchiveCapabilities | None = None,
        status: SessionStatusCapabilities | None = None,
        title: SessionTitleCapabilities | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.prompt = prompt
        self.mcp = mcp
        self.delete = delete
        self.additional_directories = additional_directories
        self.system_prompt = system_prompt
        self.fork = fork
        self.archive = archive
        self.status = status
        self.title = title
        self.meta = meta
        self.unknown_fields = unknown_fields


class SessionConfigSelectGroup(Record):
    """Values of a setting that are shown together under one heading."""

    __slots__ = ("group_id", "name", "options", "meta")

    group_id: SessionConfigGroupId
    """Id of the group; v1 calls this member `group`."""
    name: str
    """Heading to show above the values."""
    options: list[SessionConfigSelectOption]
    """Values in the group, at least one. The list must be there, but counts as empty when
    malformed. Unreadable entries are dropped.
    """
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        group_id: SessionConfigGroupId,
        name: str,
        options: list[SessionConfigSelectOption],
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.group_id = group_id
        self.name = name
        self.options = options
        self.meta = meta
        self.unknown_fields = unknown_fields


class SessionConfigSelectOption(Record):
    """One value that the user can choose for a setting."""

    __slots__ = ("value", "name", "description", "meta")

    value: SessionConfigValueId
    """Id by which this value is chosen."""
    name: str
    """Label to show for the value."""
    description: str | None
    """Explanation to show with the value; absent, null or malformed means none."""
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        value: SessionConfigValueId,
        name: str,
        description: str | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.value = value
        self.name = name
        self.description = description
        self.meta = meta
        self.unknown_fields = unknown_fields


class SessionDeleteCapabilities(Record):
    """`{}` says that the agent has `session/delete`, which takes a session off the list."""

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


class SessionInfo(Record):
    """One entry in the result of `session/list`."""

    __slots__ = (
        "session_id",
        "cwd",
        "additional_directories",
        "title",
        "updated_at",
        "archived",
        "meta",
    )

    session_id: SessionId
    """Session that this entry describes."""
    cwd: AbsolutePath
    """Absolute path of the session's working directory."""
    additional_directories: list[AbsolutePath] | None
    """Further workspace roots of the session as absolute paths, complete and in order; absent,
    null or `[]` means none. A malformed list makes the entry invalid.
    """
    title: str | None
    """Name of the session to show to people; absent, null or malformed means none."""
    updated_at: str | None
    """When something last happened in the session, as an RFC 3339 time; absent, null or
    malformed means not reported.
    """
    archived: bool | None
    """True when the session is archived; absent, null or malformed means not reported. Agents
    with `session.archive` always send it.

    Needs `Feature.SESSION_ARCHIVE`.
    """
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        session_id: SessionId,
        cwd: AbsolutePath,
        additional_directories: list[AbsolutePath] | None = None,
        title: str | None = None,
        updated_at: str | None = None,
        archived: bool | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.session_id = session_id
        self.cwd = cwd
        self.additional_directories = additional_directories
        self.title = title
        self.updated_at = updated_at
        self.archived = archived
        self.meta = meta
        self.unknown_fields = unknown_fields


class SessionInfoUpdate(Record):
    """News about the session itself, such as a new title, from the agent; whatever it leaves
    out stays as it was.
    """

    __slots__ = ("title", "updated_at", "meta")

    title: str | None | Unset
    """Name of the session to show to people; absent or malformed leaves it unchanged, null
    removes it.
    """
    updated_at: str | None | Unset
    """When something last happened in the session, as an RFC 3339 time; absent or malformed
    leaves it unchanged, null removes it.
    """
    meta: dict[str, Any] | None | Unset
    """Extension data, merged by top-level key: absent changes nothing, null clears everything,
    and a key set to null is removed.
    """

    def __init__(
        self,
        *,
        title: str | None | Unset = UNSET,
        updated_at: str | None | Unset = UNSET,
        meta: dict[str, Any] | None | Unset = UNSET,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.title = title
        self.updated_at = updated_at
        self.meta = meta
        self.unknown_fields = unknown_fields


class SessionInfoUpdateSessionUpdate(SessionInfoUpdate):
    """The session's title, time of last activity or extension data changed.

    The branch of `SessionUpdate` where `sessionUpdate` is `session_info_update`.
    """

    __slots__ = ()

    session_update: ClassVar[Literal["session_info_update"]] = "session_info_update"


class SessionNotFoundErrorData(Record):
    """Data of error `-32002`: there is no such session, or it is not active."""

    __slots__ = ("session_id", "meta")

    session_id: SessionId
    """Session that the refused request named."""
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


class SetSessionConfigOptionResponse(Record):
    """Result of `session/set_config_option`: where all options stand after the change, since
    one choice can alter others.
    """

    __slots__ = ("config_options", "meta")

    config_options: list[SessionConfigOption]
    """Every option of the session with its present value; replaces the list the client holds.
    Bad entries are dropped, but v2 rejects a value that is no list.
    """
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        config_options: list[SessionConfigOption],
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.config_options = config_options
        self.meta = meta
        self.unknown_fields = unknown_fields


class StartReplayFrom(ReplayFromStart):
    """All that the agent has kept, from the first entry that it can repeat.

    The branch of `ReplayFrom` where `type` is `start`.
    """

    __slots__ = ()

    type: ClassVar[Literal["start"]] = "start"


class StateUpdateSessionUpdate(Record):
    """Whether foreground work in the session is running, waits for the user or has come to
    rest.

    The branch of `SessionUpdate` where `sessionUpdate` is `state_update`.
    """

    __slots__ = ("state_update",)

    session_update: ClassVar[Literal["state_update"]] = "state_update"
    state_update: StateUpdate
    """What the session's foreground work is doing, sent when work starts, blocks or ends, and
    before `session/resume` answers. Each snapshot is complete; a new session starts idle.
    """

    def __init__(
        self,
        *,
        state_update: StateUpdate,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.state_update = state_update
        self.unknown_fields = unknown_fields


class StdioMcpServer(McpServerStdio):
    """Server that the agent starts as a local process and talks to over its standard streams.
    Gated by the `session.mcp.stdio` capability.

    The branch of `McpServer` where `type` is `stdio`.
    """

    __slots__ = ()

    type: ClassVar[Literal["stdio"]] = "stdio"


class StringPropertySchema(Record):
    """A text field in a form that the agent asks the user to fill in. With `enum` or `one_of`
    it becomes a pick-one list.
    """

    __slots__ = (
        "title",
        "description",
        "min_length",
        "max_length",
        "pattern",
        "format",
        "default",
        "enum",
        "one_of",
        "meta",
    )

    title: str | None
    """Label to show beside the field. Absent or `null`: none."""
    description: str | None
    """Help text for the user. Absent or `null`: none."""
    min_length: int | None
    """Fewest characters the answer may have. Absent or `null`: no lower limit."""
    max_length: int | None
    """Most characters the answer may have. Absent or `null`: no upper limit."""
    pattern: str | None
    """Regular expression that the answer has to match, in the ECMA-262 dialect from v2 on.
    Absent or `null`: anything goes.
    """
    format: StringFormat | None
    """Kind of text expected, such as an e-mail address or a date. Absent or `null`: any text.
    """
    default: str | None
    """Answer to fill in beforehand. Absent or `null`: the field starts empty."""
    enum: list[str] | None
    """Values to choose one from, shown as they are; use `one_of` to give them labels. Absent or
    `null`: no such list. In v2 a list has at least one entry.
    """
    one_of: list[EnumOption] | None
    """Labelled choices to pick one from. Absent or `null`: no such list. In v2 a list has at
    least one entry.
    """
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        title: str | None = None,
        description: str | None = None,
        min_length: int | None = None,
        max_length: int | None = None,
        pattern: str | None = None,
        format: StringFormat | None = None,
        default: str | None = None,
        enum: list[str] | None = None,
        one_of: list[EnumOption] | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.title = title
        self.description = description
        self.min_length = min_length
        self.max_length = max_length
        self.pattern = pattern
        self.format = format
        self.default = default
        self.enum = enum
        self.one_of = one_of
        self.meta = meta
        self.unknown_fields = unknown_fields


class StringElicitationPropertySchema(StringPropertySchema):
    """A text field, or a choice of one when `enum` or `one_of` lists the options.

    The branch of `ElicitationPropertySchema` where `type` is `string`.
    """

    __slots__ = ()

    type: ClassVar[Literal["string"]] = "string"


class StringMultiSelectItems(Record):
    """Choices of a multiple-choice form field, given as bare strings that serve as both value
    and label.
    """

    __slots__ = ("enum", "meta")

    enum: list[str]
    """Strings the user may tick; v2 demands at least one."""
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        enum: list[str],
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.enum = enum
        self.meta = meta
        self.unknown_fields = unknown_fields


class TaggedIdleStateUpdate(Record):
    """At rest and ready for the next prompt; the session itself lives on, and background jobs
    may still report.

    The branch of `StateUpdate` where `state` is `idle`.
    """

    __slots__ = ("idle_state_update",)

    state: ClassVar[Literal["idle"]] = "idle"
    idle_state_update: IdleStateUpdate
    """The session has no work in the foreground, though some may go on in the background. A
    repeated report with an old stop reason is no second ending and adds no usage.
    """

    def __init__(
        self,
        *,
        idle_state_update: IdleStateUpdate,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.idle_state_update = idle_state_update
        self.unknown_fields = unknown_fields


class TaggedRequiresActionStateUpdate(RequiresActionStateUpdate):
    """Stuck until the user acts, for example on a permission request or a form; if any other
    foreground work can go on, the state stays `running`.

    The branch of `StateUpdate` where `state` is `requires_action`.
    """

    __slots__ = ()

    state: ClassVar[Literal["requires_action"]] = "requires_action"


class TaggedRunningStateUpdate(RunningStateUpdate):
    """Working: the agent is thinking, running tools or otherwise making progress in the
    foreground.

    The branch of `StateUpdate` where `state` is `running`.
    """

    __slots__ = ()

    state: ClassVar[Literal["running"]] = "running"


class TaggedStringMultiSelectItems(StringMultiSelectItems):
    """Choices that are shown to the user just as they are sent back.

    The branch of `MultiSelectItems` where `type` is `string`.
    """

    __slots__ = ()

    type: ClassVar[Literal["string"]] = "string"


class Terminal(Record):
    """Shows a terminal inside a tool call. In v2 the agent owns it: its state and output arrive
    as `terminal_update` and `terminal_output_chunk`.
    """

    __slots__ = ("terminal_id", "meta")

    terminal_id: TerminalId
    """Terminal to show, under the id its updates use."""
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        terminal_id: TerminalId,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.terminal_id = terminal_id
        self.meta = meta
        self.unknown_fields = unknown_fields


class TerminalAuthCapabilities(Record):
    """Client's promise, under `auth.terminal`, that it can start the agent's configured command
    again in an interactive terminal for signing in; `{}` is enough.
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


class TerminalAuthMethod(AuthMethodTerminal):
    """The user logs in within the agent's own program, which the client opens in a terminal;
    never passed to `auth/login`.

    The branch of `AuthMethod` where `type` is `terminal`.
    """

    __slots__ = ()

    type: ClassVar[Literal["terminal"]] = "terminal"


class TerminalBackgroundWork(BackgroundTerminal):
    """A process that outlives the tool call that started it; over once `terminal_update`
    carries its `exit_status`.

    The branch of `BackgroundWork` where `type` is `terminal`.
    """

    __slots__ = ()

    type: ClassVar[Literal["terminal"]] = "terminal"


class TerminalCancelCapabilities(Record):
    """Presence alone counts: `{}` lets the client send `terminal/cancel` for the terminal."""

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


class TerminalCapabilities(Record):
    """What the client may do to a terminal at the moment; a request not listed here must not be
    sent.
    """

    __slots__ = ("cancel", "meta")

    cancel: TerminalCancelCapabilities | None
    """An object, even `{}`, allows `terminal/cancel`; absent or `null` forbids it. The agent
    should withdraw it once `exit_status` is known.
    """
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        cancel: TerminalCancelCapabilities | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.cancel = cancel
        self.meta = meta
        self.unknown_fields = unknown_fields


class TerminalExitStatus(Record):
    """How a terminal's command ended. In v2 the mere presence of this object says that it has,
    even if code and signal are both unknown.
    """

    __slots__ = ("exit_code", "signal", "meta")

    exit_code: int | None
    """Exit code as the system gives it; in v2 it may be negative, as on Windows. Absent or
    `null`: not known.
    """
    signal: str | None
    """Signal that ended the process, by its usual name on the platform, such as `SIGTERM`.
    Absent or `null`: not known.
    """
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        exit_code: int | None = None,
        signal: str | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.exit_code = exit_code
        self.signal = signal
        self.meta = meta
        self.unknown_fields = unknown_fields


class TerminalOutput(Record):
    """Everything a terminal has printed, sent whole: it takes the place of all output held so
    far.
    """

    __slots__ = ("data", "meta")

    data: str
    """Raw bytes of the output in base64."""
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        data: str,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.data = data
        self.meta = meta
        self.unknown_fields = unknown_fields


class TerminalOutputChunk(Record):
    """More output of a terminal, to be added after what the client already holds. A
    `terminal_update` with `output` replaces it instead.
    """

    __slots__ = ("terminal_id", "data", "meta")

    terminal_id: TerminalId
    """Terminal that printed the bytes."""
    data: str
    """The new bytes in base64; decode each chunk separately, then join."""
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        terminal_id: TerminalId,
        data: str,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.terminal_id = terminal_id
        self.data = data
        self.meta = meta
        self.unknown_fields = unknown_fields


class TerminalOutputChunkSessionUpdate(TerminalOutputChunk):
    """Next bytes that came out of a terminal which the agent runs.

    The branch of `SessionUpdate` where `sessionUpdate` is `terminal_output_chunk`.
    """

    __slots__ = ()

    session_update: ClassVar[Literal["terminal_output_chunk"]] = "terminal_output_chunk"


class TerminalSize(Record):
    """Width and height of a terminal in character cells."""

    __slots__ = ("cols", "rows", "meta")

    cols: int
    """Characters per line, 1 to 65535."""
    rows: int
    """Lines on the screen, 1 to 65535."""
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        cols: int,
        rows: int,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.cols = cols
        self.rows = rows
        self.meta = meta
        self.unknown_fields = unknown_fields


class TerminalToolCallContent(Terminal):
    """A terminal that the agent owns, for display only.

    The branch of `ToolCallContent` where `type` is `terminal`.
    """

    __slots__ = ()

    type: ClassVar[Literal["terminal"]] = "terminal"


class TerminalUpdate(Record):
    """Creates or changes what the client knows of a terminal that the agent owns. Absent keys
    keep their value (unknown for a new terminal), `null` clears it.
    """

    __slots__ = (
        "terminal_id",
        "command",
        "cwd",
        "output",
        "exit_status",
        "size",
        "capabilities",
        "meta",
    )

    terminal_id: TerminalId
    """Terminal that changes; an id not seen before creates one."""
    command: str | None | Unset
    """Command line that runs in the terminal. Absent keeps it, `null` clears it."""
    cwd: AbsolutePath | None | Unset
    """Absolute path of the directory that the command runs in. Absent keeps it, `null` clears
    it.
    """
    output: TerminalOutput | None | Unset
    """All output so far, in place of what the client holds. Absent keeps it, `null` clears it;
    use `terminal_output_chunk` to add.
    """
    exit_status: TerminalExitStatus | None | Unset
    """How the command ended; any object, even `{}`, says that it has. Absent keeps it, `null`
    clears it.
    """
    size: TerminalSize | None | Unset
    """Size the program prints for, so that the client can lay its output out alike. Absent
    keeps it, `null` clears it.
    """
    capabilities: TerminalCapabilities | None | Unset
    """What the client may do to the terminal now. Absent keeps the set, an object replaces it
    whole, `null` empties it; a new terminal has none.
    """
    meta: dict[str, Any] | None | Unset
    """Extension data for either side; a receiver ignores keys it does not know. Absent keeps
    what is stored, `null` clears it, an object is merged by top-level key.
    """

    def __init__(
        self,
        *,
        terminal_id: TerminalId,
        command: str | None | Unset = UNSET,
        cwd: AbsolutePath | None | Unset = UNSET,
        output: TerminalOutput | None | Unset = UNSET,
        exit_status: TerminalExitStatus | None | Unset = UNSET,
        size: TerminalSize | None | Unset = UNSET,
        capabilities: TerminalCapabilities | None | Unset = UNSET,
        meta: dict[str, Any] | None | Unset = UNSET,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.terminal_id = terminal_id
        self.command = command
        self.cwd = cwd
        self.output = output
        self.exit_status = exit_status
        self.size = size
        self.capabilities = capabilities
        self.meta = meta
        self.unknown_fields = unknown_fields


class TerminalUpdateSessionUpdate(TerminalUpdate):
    """Creates a terminal that the agent runs, or changes what is known about it.

    The branch of `SessionUpdate` where `sessionUpdate` is `terminal_update`.
    """

    __slots__ = ()

    session_update: ClassVar[Literal["terminal_update"]] = "terminal_update"


class TextCommandInput(Record):
    """The command takes free text: whatever the user types behind its name."""

    __slots__ = ("hint", "meta")

    hint: str
    """What to show in the empty input, telling the user what to type."""
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        hint: str,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.hint = hint
        self.meta = meta
        self.unknown_fields = unknown_fields


class TextAvailableCommandInput(TextCommandInput):
    """Free text: whatever the user types behind the command's name, less the white space in
    between.

    The branch of `AvailableCommandInput` where `type` is `text`.
    """

    __slots__ = ()

    type: ClassVar[Literal["text"]] = "text"


class TextContent(Record):
    """Text in a prompt or a message; every agent accepts it."""

    __slots__ = ("text", "annotations", "meta")

    text: str
    """The text itself."""
    annotations: Annotations | None
    """Hints on audience, importance and age of the content. Absent, null or malformed means
    none.
    """
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        text: str,
        annotations: Annotations | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.text = text
        self.annotations = annotations
        self.meta = meta
        self.unknown_fields = unknown_fields


class TextContentBlock(TextContent):
    """Text, best shown as CommonMark, with or without GitHub's extras; every agent takes it in
    prompts.

    The branch of `ContentBlock` where `type` is `text`.
    """

    __slots__ = ()

    type: ClassVar[Literal["text"]] = "text"


class TextResourceContents(Record):
    """A resource whose content is text and travels inside the message."""

    __slots__ = ("text", "uri", "mime_type", "meta")

    text: str
    """Content of the resource, in full."""
    uri: str
    """Address that identifies the resource. v1 takes any string, v2 asks for a URI."""
    mime_type: MediaType | None
    """Media type of the text, such as `text/markdown`. Absent or `null`: not stated."""
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        text: str,
        uri: str,
        mime_type: MediaType | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.text = text
        self.uri = uri
        self.mime_type = mime_type
        self.meta = meta
        self.unknown_fields = unknown_fields


class TitledMultiSelectItems(Record):
    """Choices of a multiple-choice form field where each value has a label of its own."""

    __slots__ = ("any_of", "meta")

    any_of: list[EnumOption]
    """Choices with their labels; v2 demands at least one."""
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        any_of: list[EnumOption],
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.any_of = any_of
        self.meta = meta
        self.unknown_fields = unknown_fields


class ToolCallBackgroundWork(BackgroundToolCall):
    """Work that a tool call left going without a process, for example a timer or a file watch;
    `pending` and `paused` calls count too.

    The branch of `BackgroundWork` where `type` is `tool_call`.
    """

    __slots__ = ()

    type: ClassVar[Literal["tool_call"]] = "tool_call"


class ToolCallCancelCapabilities(Record):
    """Presence alone counts: `{}` lets the client send `tool_call/cancel` for the call."""

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


class ToolCallCapabilities(Record):
    """What the client may do to a tool call at the moment; a request not listed here must not
    be sent.
    """

    __slots__ = ("cancel", "meta")

    cancel: ToolCallCancelCapabilities | None
    """An object, even `{}`, allows `tool_call/cancel`; absent or `null` forbids it. The agent
    should withdraw it once the call is over.
    """
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        cancel: ToolCallCancelCapabilities | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.cancel = cancel
        self.meta = meta
        self.unknown_fields = unknown_fields


class ToolCallContentChunk(Record):
    """Adds one item to the end of a tool call's content while it runs. To replace all of it,
    the agent sends `tool_call_update` with `content`.
    """

    __slots__ = ("tool_call_id", "content", "meta")

    tool_call_id: ToolCallId
    """Tool call that the item is added to."""
    content: ToolCallContent
    """The item to add."""
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        tool_call_id: ToolCallId,
        content: ToolCallContent,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.tool_call_id = tool_call_id
        self.content = content
        self.meta = meta
        self.unknown_fields = unknown_fields


class ToolCallContentChunkSessionUpdate(ToolCallContentChunk):
    """Next item of a tool call's content, added to what is there.

    The branch of `SessionUpdate` where `sessionUpdate` is `tool_call_content_chunk`.
    """

    __slots__ = ()

    session_update: ClassVar[Literal["tool_call_content_chunk"]] = "tool_call_content_chunk"


class ToolCallLocation(Record):
    """A place in a file that a tool reads or changes, so that the client can follow along."""

    __slots__ = ("path", "line", "meta")

    path: AbsolutePath
    """Absolute path of the file."""
    line: int | None
    """Line in the file, counting from 1; in v2 a 0 is a bad value and counts as absent. Absent
    or `null`: no particular line.
    """
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        path: AbsolutePath,
        line: int | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.path = path
        self.line = line
        self.meta = meta
        self.unknown_fields = unknown_fields


class ToolCallPermissionSubject(Record):
    """The permission asked for is to run a tool call."""

    __slots__ = ("tool_call", "meta")

    tool_call: ToolCallUpdate
    """The call that awaits approval. Apply it like a `tool_call_update` before asking the user;
    an id not seen before creates the call.
    """
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        tool_call: ToolCallUpdate,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.tool_call = tool_call
        self.meta = meta
        self.unknown_fields = unknown_fields


class ToolCallRequestPermissionSubject(ToolCallPermissionSubject):
    """Consent is needed to run a tool call. The client stores the enclosed `tool_call` as it
    would a `tool_call_update`, then prompts.

    The branch of `RequestPermissionSubject` where `type` is `tool_call`.
    """

    __slots__ = ()

    type: ClassVar[Literal["tool_call"]] = "tool_call"


class ToolCallUpdate(Record):
    """Creates a tool call or changes one; v2 has no separate message for a new call. Absent
    keys keep their value, or the default if the call is new; `null` clears.
    """

    __slots__ = (
        "tool_call_id",
        "name",
        "title",
        "kind",
        "status",
        "content",
        "locations",
        "raw_input",
        "raw_output",
        "capabilities",
        "meta",
    )

    tool_call_id: ToolCallId
    """Tool call that changes; an id not seen before creates one."""
    name: str | None | Unset
    """Name of the tool as programs know it, such as `read_file`. Absent keeps it, `null` clears
    it. A new call has none.
    """
    title: str | None | Unset
    """What the call is doing, in words for the user. Absent keeps it, `null` clears it. A new
    call has none.
    """
    kind: ToolKind | None | Unset
    """Rough category of the tool, for picking an icon and a layout. Absent keeps it, `null`
    sets it back to `other`, which is also where a new call starts.
    """
    status: ToolCallStatus | None | Unset
    """How far the call has got. Absent keeps it, `null` sets it back to `pending`, which is
    also where a new call starts.
    """
    content: list[ToolCallContent] | None | Unset
    """What the call has produced for the user to see. A list replaces all earlier content;
    absent keeps it, `null` or `[]` empties it. Bad entries are dropped.
    """
    locations: list[ToolCallLocation] | None | Unset
    """Files the call touches, so that the client can follow along. A list replaces the last
    one; absent keeps it, `null` or `[]` empties it. Bad entries are dropped.
    """
    raw_input: Any
    """Arguments the tool was given, as any JSON. Absent keeps it, `null` clears it."""
    raw_output: Any
    """What the tool returned, as any JSON. Absent keeps it, `null` clears it."""
    capabilities: ToolCallCapabilities | None | Unset
    """What the client may do to the call now. Absent keeps the set, an object replaces it
    whole, `null` empties it; a new call has none.
    """
    meta: dict[str, Any] | None | Unset
    """Extension data for either side; a receiver ignores keys it does not know. Absent keeps
    what is stored, `null` clears it, an object is merged by top-level key.
    """

    def __init__(
        self,
        *,
        tool_call_id: ToolCallId,
        name: str | None | Unset = UNSET,
        title: str | None | Unset = UNSET,
        kind: ToolKind | None | Unset = UNSET,
        status: ToolCallStatus | None | Unset = UNSET,
        content: list[ToolCallContent] | None | Unset = UNSET,
        locations: list[ToolCallLocation] | None | Unset = UNSET,
        raw_input: Any = UNSET,
        raw_output: Any = UNSET,
        capabilities: ToolCallCapabilities | None | Unset = UNSET,
        meta: dict[str, Any] | None | Unset = UNSET,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.tool_call_id = tool_call_id
        self.name = name
        self.title = title
        self.kind = kind
        self.status = status
        self.content = content
        self.locations = locations
        self.raw_input = raw_input
        self.raw_output = raw_output
        self.capabilities = capabilities
        self.meta = meta
        self.unknown_fields = unknown_fields


class ToolCallUpdateSessionUpdate(ToolCallUpdate):
    """Creates or changes a tool call; members left out stay as they were, and null clears or
    resets them.

    The branch of `SessionUpdate` where `sessionUpdate` is `tool_call_update`.
    """

    __slots__ = ()

    session_update: ClassVar[Literal["tool_call_update"]] = "tool_call_update"


class UnsupportedProtocolVersionErrorData(Record):
    """The `data` of error -32022: the agent speaks no protocol version that the client asked
    for.
    """

    __slots__ = ("requested", "supported", "meta")

    requested: ProtocolVersion
    """Version that the client asked for in `initialize`."""
    supported: list[ProtocolVersion]
    """Versions that the agent speaks, for the client to choose from."""
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        requested: ProtocolVersion,
        supported: list[ProtocolVersion],
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.requested = requested
        self.supported = supported
        self.meta = meta
        self.unknown_fields = unknown_fields


class UpdateSessionNotification(Record):
    """Params of `session/update`, agent to client: one piece of news about a session, at any
    time in its life. There is no answer.
    """

    __slots__ = ("session_id", "update", "meta")

    session_id: SessionId
    """Session that the news is about."""
    update: SessionUpdate
    """The news; its `session_update` says what kind."""
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        session_id: SessionId,
        update: SessionUpdate,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.session_id = session_id
        self.update = update
        self.meta = meta
        self.unknown_fields = unknown_fields


class UrlCreateElicitationRequest(ElicitationUrlMode):
    """The client sends the user to a web page. Needs `elicitation.url`.

    The branch of `CreateElicitationRequest` where `mode` is `url`.
    """

    __slots__ = ("message", "meta")

    mode: ClassVar[Literal["url"]] = "url"
    message: str
    """What the user is asked for, in words to show them."""
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        message: str,
        elicitation_id: ElicitationId,
        url: str,
        scope: ElicitationSessionScope | ElicitationRequestScope,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.message = message
        self.meta = meta
        self.elicitation_id = elicitation_id
        self.url = url
        self.scope = scope
        self.unknown_fields = unknown_fields


class UsageUpdate(Record):
    """How full the model's context window is, and what the session has cost so far. Sent by the
    agent.
    """

    __slots__ = ("used", "size", "cost", "meta")

    used: int
    """Tokens that fill the context window now."""
    size: int
    """Tokens that the context window can hold."""
    cost: Cost | None | Unset
    """Money spent on the session up to now. In v2 absent keeps the last figure, `null` clears
    it.
    """
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        used: int,
        size: int,
        cost: Cost | None | Unset = UNSET,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.used = used
        self.size = size
        self.cost = cost
        self.meta = meta
        self.unknown_fields = unknown_fields


class UsageUpdateSessionUpdate(UsageUpdate):
    """How full the context window is and, where known, what the session has cost so far.

    The branch of `SessionUpdate` where `sessionUpdate` is `usage_update`.
    """

    __slots__ = ()

    session_update: ClassVar[Literal["usage_update"]] = "usage_update"


class UserMessage(Record):
    """Creates or changes a message of the user. It works together with `user_message_chunk`: a
    chunk adds to the content, a list here starts it over.
    """

    __slots__ = ("message_id", "content", "meta")

    message_id: MessageId
    """Message that changes; an id not seen before creates one."""
    content: list[ContentBlock] | None | Unset
    """The message in full, in place of all content so far, chunks included. Absent keeps it
    (empty for a new message), `null` or `[]` empties it. Bad entries are dropped.
    """
    meta: dict[str, Any] | None | Unset
    """Extension data for either side; a receiver ignores keys it does not know. Absent keeps
    what is stored, `null` clears it, an object is merged by top-level key.
    """

    def __init__(
        self,
        *,
        message_id: MessageId,
        content: list[ContentBlock] | None | Unset = UNSET,
        meta: dict[str, Any] | None | Unset = UNSET,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.message_id = message_id
        self.content = content
        self.meta = meta
        self.unknown_fields = unknown_fields


class UserMessageChunkSessionUpdate(ContentChunk):
    """Next piece of a message from the user, for example when an earlier conversation is
    replayed.

    The branch of `SessionUpdate` where `sessionUpdate` is `user_message_chunk`.
    """

    __slots__ = ()

    session_update: ClassVar[Literal["user_message_chunk"]] = "user_message_chunk"


class UserMessageSessionUpdate(UserMessage):
    """Creates or changes a message from the user, as when the agent accepts or replays it;
    members left out stay as they were.

    The branch of `SessionUpdate` where `sessionUpdate` is `user_message`.
    """

    __slots__ = ()

    session_update: ClassVar[Literal["user_message"]] = "user_message"


__all__ = [
    "ElicitationAcceptAction",
    "AcceptCreateElicitationResponse",
    "DiffPathChange",
    "AddDiffChange",
    "AgentAuthCapabilities",
    "AuthMethodAgent",
    "AgentAuthMethod",
    "AgentCapabilities",
    "AgentMessage",
    "ContentChunk",
    "AgentMessageChunkSessionUpdate",
    "AgentMessageSessionUpdate",
    "AgentNotification",
    "AgentRequest",
    "AgentThought",
    "AgentThoughtChunkSessionUpdate",
    "AgentThoughtSessionUpdate",
    "Annotations",
    "MultiSelectPropertySchema",
    "ArrayElicitationPropertySchema",
    "AudioContent",
    "AudioContentBlock",
    "AuthMethodTerminal",
    "AvailableCommandsUpdate",
    "AvailableCommandsUpdateSessionUpdate",
    "BackgroundTerminal",
    "BackgroundToolCall",
    "BlobResourceContents",
    "BooleanPropertySchema",
    "BooleanElicitationPropertySchema",
    "SessionConfigBoolean",
    "BooleanSessionConfigOption",
    "BooleanSetSessionConfigOptionRequest",
    "CancelRequestNotification",
    "CancelSessionNotification",
    "CancelTerminalRequest",
    "CancelTerminalResponse",
    "CancelToolCallRequest",
    "CancelToolCallResponse",
    "CancelledPermissionOutcome",
    "CancelledRequestPermissionOutcome",
    "ClientAuthCapabilities",
    "ClientCapabilities",
    "ClientNotification",
    "ClientRequest",
    "CloseSessionRequest",
    "CloseSessionResponse",
    "Command",
    "CommandAvailableCommand",
    "CommandPermissionSubject",
    "CommandRequestPermissionSubject",
    "CompactionSummaryChunk",
    "CompactionSummaryChunkSessionUpdate",
    "CompactionUpdate",
    "CompactionUpdateSessionUpdate",
    "CompleteElicitationNotification",
    "ConfigOptionUpdate",
    "ConfigOptionUpdateSessionUpdate",
    "Content",
    "ContentToolCallContent",
    "DiffPathPairChange",
    "CopyDiffChange",
    "Cost",
    "DeleteDiffChange",
    "DeleteSessionRequest",
    "DeleteSessionResponse",
    "Diff",
    "DiffPatch",
    "DiffToolCallContent",
    "ElicitationCapabilities",
    "ElicitationFormCapabilities",
    "ElicitationFormMode",
    "ElicitationRequestScope",
    "ElicitationSchema",
    "ElicitationSessionScope",
    "ElicitationUrlCapabilities",
    "ElicitationUrlMode",
    "EmbeddedResource",
    "EnumOption",
    "EnvVariable",
    "Error",
    "ErrorAgentResponse",
    "ErrorClientResponse",
    "ErrorStopReason",
    "ErrorIdleStateUpdate",
    "FormCreateElicitationRequest",
    "HttpHeader",
    "McpServerHttp",
    "HttpMcpServer",
    "Icon",
    "IdSetSessionConfigOptionRequest",
    "ImageContent",
    "ImageContentBlock",
    "Implementation",
    "InitializeRequest",
    "InitializeResponse",
    "IntegerPropertySchema",
    "IntegerElicitationPropertySchema",
    "PlanItems",
    "ItemsPlanUpdateContent",
    "ListSessionsRequest",
    "ListSessionsResponse",
    "LoginAuthRequest",
    "LoginAuthResponse",
    "LogoutAuthRequest",
    "LogoutAuthResponse",
    "McpCapabilities",
    "McpHttpCapabilities",
    "McpServerStdio",
    "McpStdioCapabilities",
    "ModifyDiffChange",
    "MoveDiffChange",
    "NewSessionRequest",
    "NewSessionResponse",
    "NoneIdleStateUpdate",
    "Notice",
    "NoticeSessionUpdate",
    "NumberPropertySchema",
    "NumberElicitationPropertySchema",
    "OtherAuthMethod",
    "OtherAvailableCommand",
    "OtherAvailableCommandInput",
    "OtherBackgroundWork",
    "OtherContentBlock",
    "OtherCreateElicitationRequest",
    "OtherCreateElicitationResponse",
    "OtherDiffChange",
    "OtherElicitationPropertySchema",
    "OtherIdleStateUpdate",
    "OtherMcpServer",
    "OtherMultiSelectItems",
    "OtherPlanUpdateContent",
    "OtherReplayFrom",
    "OtherRequestPermissionOutcome",
    "OtherRequestPermissionSubject",
    "OtherSessionConfigOption",
    "OtherSessionUpdate",
    "OtherSetSessionConfigOptionRequest",
    "OtherStateUpdate",
    "OtherToolCallContent",
    "PermissionOption",
    "PlainCreateElicitationResponse",
    "PlainIdleStateUpdate",
    "PlanEntry",
    "PlanUpdate",
    "PlanUpdateSessionUpdate",
    "PromptAudioCapabilities",
    "PromptCapabilities",
    "PromptEmbeddedContextCapabilities",
    "PromptImageCapabilities",
    "PromptRequest",
    "PromptResponse",
    "ReplayFromStart",
    "RequestPermissionRequest",
    "RequestPermissionResponse",
    "RequiresActionStateUpdate",
    "ResourceContentBlock",
    "ResourceLink",
    "ResourceLinkContentBlock",
    "ResultAgentResponse",
    "ResultClientResponse",
    "ResumeSessionRequest",
    "ResumeSessionResponse",
    "RunningStateUpdate",
    "SessionConfigSelect",
    "SelectSessionConfigOption",
    "SelectedPermissionOutcome",
    "SelectedRequestPermissionOutcome",
    "SessionAdditionalDirectoriesCapabilities",
    "SessionCapabilities",
    "SessionConfigSelectGroup",
    "SessionConfigSelectOption",
    "SessionDeleteCapabilities",
    "SessionInfo",
    "SessionInfoUpdate",
    "SessionInfoUpdateSessionUpdate",
    "SessionNotFoundErrorData",
    "SetSessionConfigOptionResponse",
    "StartReplayFrom",
    "StateUpdateSessionUpdate",
    "StdioMcpServer",
    "StringPropertySchema",
    "StringElicitationPropertySchema",
    "StringMultiSelectItems",
    "TaggedIdleStateUpdate",
    "TaggedRequiresActionStateUpdate",
    "TaggedRunningStateUpdate",
    "TaggedStringMultiSelectItems",
    "Terminal",
    "TerminalAuthCapabilities",
    "TerminalAuthMethod",
    "TerminalBackgroundWork",
    "TerminalCancelCapabilities",
    "TerminalCapabilities",
    "TerminalExitStatus",
    "TerminalOutput",
    "TerminalOutputChunk",
    "TerminalOutputChunkSessionUpdate",
    "TerminalSize",
    "TerminalToolCallContent",
    "TerminalUpdate",
    "TerminalUpdateSessionUpdate",
    "TextCommandInput",
    "TextAvailableCommandInput",
    "TextContent",
    "TextContentBlock",
    "TextResourceContents",
    "TitledMultiSelectItems",
    "ToolCallBackgroundWork",
    "ToolCallCancelCapabilities",
    "ToolCallCapabilities",
    "ToolCallContentChunk",
    "ToolCallContentChunkSessionUpdate",
    "ToolCallLocation",
    "ToolCallPermissionSubject",
    "ToolCallRequestPermissionSubject",
    "ToolCallUpdate",
    "ToolCallUpdateSessionUpdate",
    "UnsupportedProtocolVersionErrorData",
    "UpdateSessionNotification",
    "UrlCreateElicitationRequest",
    "UsageUpdate",
    "UsageUpdateSessionUpdate",
    "UserMessage",
    "UserMessageChunkSessionUpdate",
    "UserMessageSessionUpdate",
]
