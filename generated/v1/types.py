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
        AuthMethod,
        AuthMethodId,
        AvailableCommandInput,
        CompactionId,
        CompactionStatus,
        ContentBlock,
        ElicitationContentValue,
        ElicitationId,
        ElicitationPropertySchema,
        ElicitationSchemaType,
        EmbeddedResourceResource,
        ErrorCode,
        McpServer,
        MessageId,
        MultiSelectItems,
        NoticeSeverity,
        PermissionOptionId,
        PermissionOptionKind,
        PlanEntryPriority,
        PlanEntryStatus,
        ProtocolVersion,
        RequestId,
        RequestPermissionOutcome,
        Role,
        SessionArchiveFilter,
        SessionConfigGroupId,
        SessionConfigId,
        SessionConfigOption,
        SessionConfigOptionCategory,
        SessionConfigSelectOptions,
        SessionConfigValueId,
        SessionId,
        SessionModeId,
        SessionUpdate,
        StopReason,
        StringFormat,
        TerminalId,
        ToolCallContent,
        ToolCallId,
        ToolCallStatus,
        ToolKind,
    )
    from .unstable import (
        AuthStatusCapabilities,
        PlanCapabilities,
        ProvidersCapabilities,
        SessionArchiveCapabilities,
        SessionForkCapabilities,
        SessionStatusCapabilities,
        SessionSystemPromptCapabilities,
        SessionTitleCapabilities,
        SubagentCapabilities,
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


class AgentAuthCapabilities(Record):
    """Login features of the agent beyond `authenticate`; each is off unless present."""

    __slots__ = ("status", "logout", "meta")

    status: AuthStatusCapabilities | None
    """`{}` when the agent answers `auth/status`; absent or `null` means it does not.

    Needs `Feature.AUTH_STATUS`.
    """
    logout: LogoutCapabilities | None
    """`{}` when the agent answers `logout`; absent or `null` means it does not."""
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        status: AuthStatusCapabilities | None = None,
        logout: LogoutCapabilities | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.status = status
        self.logout = logout
        self.meta = meta
        self.unknown_fields = unknown_fields


class AuthMethodAgent(Record):
    """A login that the agent carries out when the client calls `authenticate`; the kind that is
    meant when `type` is absent.
    """

    __slots__ = ("id", "name", "description", "meta")

    id: AuthMethodId
    """Id of this login method, for the client to name in `authenticate`."""
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
        id: AuthMethodId,
        name: str,
        description: str | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.id = id
        self.name = name
        self.description = description
        self.meta = meta
        self.unknown_fields = unknown_fields


class AgentAuthMethod(AuthMethodAgent):
    """The agent carries out the login when `authenticate` names it. Applies when `type` is
    absent or anything but `terminal`.

    The branch of `AuthMethod`.
    """

    __slots__ = ()

    type: ClassVar[Literal[None]] = None


class AgentCapabilities(Record):
    """Optional features of the agent, sent once in its `initialize` result; the client must not
    use those missing here.
    """

    __slots__ = (
        "load_session",
        "prompt_capabilities",
        "mcp_capabilities",
        "session_capabilities",
        "auth",
        "providers",
        "meta",
    )

    load_session: bool
    """True when the agent answers `session/load`; absent means false."""
    prompt_capabilities: PromptCapabilities
    """Content that prompts may hold besides text and resource links; absent means nothing more.
    """
    mcp_capabilities: McpCapabilities
    """MCP server transports that the agent can use besides stdio; absent means stdio alone."""
    session_capabilities: SessionCapabilities
    """Session features beyond new, prompt, cancel and update; absent means none. `session/load`
    has its own switch, `load_session`.
    """
    auth: AgentAuthCapabilities
    """Login features beyond `authenticate`; absent means none."""
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
        load_session: bool = False,
        prompt_capabilities: PromptCapabilities = factory(lambda: PromptCapabilities()),
        mcp_capabilities: McpCapabilities = factory(lambda: McpCapabilities()),
        session_capabilities: SessionCapabilities = factory(lambda: SessionCapabilities()),
        auth: AgentAuthCapabilities = factory(lambda: AgentAuthCapabilities()),
        providers: ProvidersCapabilities | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.load_session = load_session
        self.prompt_capabilities = made(prompt_capabilities)
        self.mcp_capabilities = made(mcp_capabilities)
        self.session_capabilities = made(session_capabilities)
        self.auth = made(auth)
        self.providers = providers
        self.meta = meta
        self.unknown_fields = unknown_fields


class ContentChunk(Record):
    """One piece of a message or thought while it streams in; the receiver adds it to the end."""

    __slots__ = ("content", "message_id", "meta")

    content: ContentBlock
    """Block to add to the message."""
    message_id: MessageId | None
    """Message that the block belongs to; a different id begins the next message. Absent or
    `null` leaves it open.
    """
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        content: ContentBlock,
        message_id: MessageId | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.content = content
        self.message_id = message_id
        self.meta = meta
        self.unknown_fields = unknown_fields


class AgentMessageChunkSessionUpdate(ContentChunk):
    """Next piece of what the agent answers.

    The branch of `SessionUpdate` where `sessionUpdate` is `agent_message_chunk`.
    """

    __slots__ = ()

    session_update: ClassVar[Literal["agent_message_chunk"]] = "agent_message_chunk"


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


class AgentThoughtChunkSessionUpdate(ContentChunk):
    """Next piece of the agent's reasoning, apart from its answer.

    The branch of `SessionUpdate` where `sessionUpdate` is `agent_thought_chunk`.
    """

    __slots__ = ()

    session_update: ClassVar[Literal["agent_thought_chunk"]] = "agent_thought_chunk"


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
    """When the resource last changed, as a timestamp whose format v1 leaves open; absent or
    `null` when not known.
    """
    priority: float | None
    """How much the content matters next to other content, on a scale that v1 leaves open;
    absent or `null` means unrated.
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

    __slots__ = ("annotations", "data", "mime_type", "meta")

    annotations: Annotations | None
    """Hints on audience, importance and age; absent or `null` gives none."""
    data: str
    """The recording in base64."""
    mime_type: str
    """Media type of `data`, for example `audio/wav`."""
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        data: str,
        mime_type: str,
        annotations: Annotations | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.annotations = annotations
        self.data = data
        self.mime_type = mime_type
        self.meta = meta
        self.unknown_fields = unknown_fields


class AudioContentBlock(AudioContent):
    """A sound recording; prompts may hold one only if the agent has
    `prompt_capabilities.audio`.

    The branch of `ContentBlock` where `type` is `audio`.
    """

    __slots__ = ()

    type: ClassVar[Literal["audio"]] = "audio"


class AuthCapabilities(Record):
    """Kinds of login that only work with the client's help; the agent offers no such kind
    unless it is switched on here.
    """

    __slots__ = ("terminal", "meta")

    terminal: bool
    """True when the client can run the agent's configured command in an interactive terminal,
    so the agent may offer `terminal` logins; absent means false.
    """
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        terminal: bool = False,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.terminal = terminal
        self.meta = meta
        self.unknown_fields = unknown_fields


class AuthMethodTerminal(Record):
    """A login in an interactive terminal where the client starts the agent's configured
    command; exit status 0 means success. Offered only if the client announced
    `auth.terminal`; never passed to `authenticate`.
    """

    __slots__ = ("id", "name", "description", "args", "env", "meta")

    id: AuthMethodId
    """Id of this login method, to tell it from the others in `auth_methods`."""
    name: str
    """What to call the login method when showing it to the user."""
    description: str | None
    """Longer explanation of the login method for the user; absent or `null` when there is none.
    """
    args: list[str] | None
    """Arguments to put after the configured ones for this login; absent or `null` adds none."""
    env: dict[str, str] | None
    """Environment variables for this login, as an object of name to value; they override
    configured ones. Absent or `null` adds none.
    """
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        id: AuthMethodId,
        name: str,
        description: str | None = None,
        args: list[str] | None = None,
        env: dict[str, str] | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.id = id
        self.name = name
        self.description = description
        self.args = args
        self.env = env
        self.meta = meta
        self.unknown_fields = unknown_fields


class AuthenticateRequest(Record):
    """Logs in by a method that the agent carries out; afterwards `session/new` no longer fails
    with error -32000.
    """

    __slots__ = ("method_id", "meta")

    method_id: AuthMethodId
    """Login method to use: an entry of `auth_methods` that is not a `terminal` one."""
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


class AuthenticateResponse(Record):
    """Says that the login succeeded; there is nothing in it to read."""

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


class AvailableCommand(Record):
    """A command that the agent offers the user, by name and with what it takes as input."""

    __slots__ = ("name", "description", "input", "meta")

    name: str
    """Name of the command, for example `review_changes`."""
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


class AvailableCommandsUpdate(Record):
    """Tells the client which commands the session has, once they are known and after every
    change.
    """

    __slots__ = ("available_commands", "meta")

    available_commands: list[AvailableCommand]
    """Commands that the user can call now. Entries that do not decode are dropped, and a bad
    list counts as empty.
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


class BlobResourceContents(Record):
    """A resource that is not text, carried inside the message."""

    __slots__ = ("blob", "mime_type", "uri", "meta")

    blob: str
    """The resource's bytes in base64."""
    mime_type: str | None
    """Media type of `blob`; absent or `null` when not stated."""
    uri: str
    """URI of the resource that the bytes come from."""
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        blob: str,
        uri: str,
        mime_type: str | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.blob = blob
        self.mime_type = mime_type
        self.uri = uri
        self.meta = meta
        self.unknown_fields = unknown_fields


class BooleanConfigOptionCapabilities(Record):
    """Any object, even `{}`, says that the client handles on/off options, so the agent may list
    them and the client may set them.
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
    """On/off switch; the agent offers it only to clients with `session.config_options.boolean`.

    The branch of `SessionConfigOption` where `type` is `boolean`.
    """

    __slots__ = ("id", "name", "description", "category", "meta")

    type: ClassVar[Literal["boolean"]] = "boolean"
    id: SessionConfigId
    """Id by which `session/set_config_option` refers to this setting; v2 calls it `config_id`.
    """
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
        id: SessionConfigId,
        name: str,
        current_value: bool,
        description: str | None = None,
        category: SessionConfigOptionCategory | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.id = id
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


class CancelNotification(Record):
    """Stops the running turn: the agent breaks off model and tool work, sends updates still due
    and ends `session/prompt` with stop reason `cancelled`.
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


class CancelledRequestPermissionOutcome(Record):
    """The turn was cancelled before the user answered. After `session/cancel` the client
    answers every permission request still open this way.

    The branch of `RequestPermissionOutcome` where `outcome` is `cancelled`.
    """

    __slots__ = ()

    outcome: ClassVar[Literal["cancelled"]] = "cancelled"

    def __init__(
        self,
        *,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.unknown_fields = unknown_fields


class ClientCapabilities(Record):
    """Optional features of the client, sent once in its `initialize` params; the agent must not
    use those missing here.
    """

    __slots__ = ("fs", "terminal", "session", "subagents", "plan", "auth", "elicitation", "meta")

    fs: FileSystemCapabilities
    """File methods that the agent may call on the client; absent means none."""
    terminal: bool
    """True when the client answers every `terminal/*` method; absent means false."""
    session: ClientSessionCapabilities | None
    """Session features that the client understands beyond the basic ones; absent or `null`
    means none.
    """
    subagents: SubagentCapabilities | None
    """`{}` when the client understands child sessions, their states and messages, and what may
    not be done with them; absent or `null` means the agent sends none of that.

    Needs `Feature.SUBAGENTS`.
    """
    plan: PlanCapabilities | None
    """`{}` when the client handles `plan_update` and `plan_removed`; absent or `null` means it
    handles neither.

    Needs `Feature.PLAN_OPERATIONS`.
    """
    auth: AuthCapabilities
    """Kinds of login that need the client's help and that it supports; absent means none."""
    elicitation: ElicitationCapabilities | None
    """Ways in which the agent may ask the user for input; absent or `null` means none."""
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        fs: FileSystemCapabilities = factory(lambda: FileSystemCapabilities()),
        terminal: bool = False,
        session: ClientSessionCapabilities | None = None,
        subagents: SubagentCapabilities | None = None,
        plan: PlanCapabilities | None = None,
        auth: AuthCapabilities = factory(lambda: AuthCapabilities()),
        elicitation: ElicitationCapabilities | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.fs = made(fs)
        self.terminal = terminal
        self.session = session
        self.subagents = subagents
        self.plan = plan
        self.auth = made(auth)
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


class ClientSessionCapabilities(Record):
    """Optional session features of the client; one that is missing here is off."""

    __slots__ = ("compaction", "config_options", "notices", "meta")

    compaction: CompactionCapabilities | None
    """`{}` when the client handles `compaction_update` and `compaction_summary_chunk`; absent
    or `null` means it handles neither.
    """
    config_options: SessionConfigOptionsCapabilities | None
    """Kinds of session option that the client handles beyond the basic ones; absent or `null`
    means none.
    """
    notices: NoticeCapabilities | None
    """`{}` when the client can show `notice` updates to the user; absent or `null` means it
    cannot.
    """
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        compaction: CompactionCapabilities | None = None,
        config_options: SessionConfigOptionsCapabilities | None = None,
        notices: NoticeCapabilities | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.compaction = compaction
        self.config_options = config_options
        self.notices = notices
        self.meta = meta
        self.unknown_fields = unknown_fields


class CloseSessionRequest(Record):
    """Ends an active session: the agent stops its work as for `session/cancel`, then frees what
    it holds. Needs `session_capabilities.close`.
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
    """Confirms that the session is closed; there is nothing in it to read."""

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


class CompactionCapabilities(Record):
    """Any object, even `{}`, says that the client handles `compaction_update` and
    `compaction_summary_chunk`.
    """

    __slots__ = ("payload",)

    payload: dict[str, Any]

    def __init__(
        self,
        *,
        payload: dict[str, Any] = factory(lambda: {}),
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.payload = made(payload)
        self.unknown_fields = unknown_fields


class CompactionSummaryChunk(Record):
    """Adds one block to the end of a compaction's summary; an id not seen before starts a
    compaction that is in progress. Sent only to clients with the `session.compaction`
    capability.
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
    """Next piece of the summary that a compaction keeps; only for clients with
    `session.compaction`.

    The branch of `SessionUpdate` where `sessionUpdate` is `compaction_summary_chunk`.
    """

    __slots__ = ()

    session_update: ClassVar[Literal["compaction_summary_chunk"]] = "compaction_summary_chunk"


class CompactionUpdate(Record):
    """Creates a compaction or changes the one with that `compaction_id`. It keeps the place in
    the timeline where it first appeared. Sent only to clients with the `session.compaction`
    capability.
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
    replaces it.
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
    """Creates or changes the record of one compaction of the context; only for clients with
    `session.compaction`.

    The branch of `SessionUpdate` where `sessionUpdate` is `compaction_update`.
    """

    __slots__ = ()

    session_update: ClassVar[Literal["compaction_update"]] = "compaction_update"


class CompleteElicitationNotification(Record):
    """Tells the client that what the user was sent to a URL for is finished."""

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
    decode are dropped, and a bad list counts as empty.
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


class CreateTerminalRequest(Record):
    """Starts a command in a new terminal on the client's side; the agent frees it with
    `terminal/release`. Needs the client's `terminal` capability.
    """

    __slots__ = ("session_id", "command", "args", "env", "cwd", "output_byte_limit", "meta")

    session_id: SessionId
    """Session that the request acts on."""
    command: str
    """Command to start; its arguments go in `args`."""
    args: list[str] | None
    """Arguments for the command, in order; absent or `null` means none."""
    env: list[EnvVariable] | None
    """Environment variables for the command; absent or `null` adds none."""
    cwd: str | None
    """Absolute path of the directory to start in; absent or `null` names none."""
    output_byte_limit: int | None
    """How many bytes of output to keep: the client drops the oldest beyond that, cutting
    between characters. Absent or `null` sets no limit.
    """
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        session_id: SessionId,
        command: str,
        args: list[str] | None = None,
        env: list[EnvVariable] | None = None,
        cwd: str | None = None,
        output_byte_limit: int | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.session_id = session_id
        self.command = command
        self.args = args
        self.env = env
        self.cwd = cwd
        self.output_byte_limit = output_byte_limit
        self.meta = meta
        self.unknown_fields = unknown_fields


class CreateTerminalResponse(Record):
    """Comes back as soon as the terminal exists, without waiting for the command to end."""

    __slots__ = ("terminal_id", "meta")

    terminal_id: TerminalId
    """Id of the new terminal, for the other `terminal/*` methods and for tool calls that show
    it.
    """
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


class CurrentModeUpdate(Record):
    """Tells the client that the session has moved to another mode."""

    __slots__ = ("current_mode_id", "meta")

    current_mode_id: SessionModeId
    """Mode that the session is in now."""
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        current_mode_id: SessionModeId,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.current_mode_id = current_mode_id
        self.meta = meta
        self.unknown_fields = unknown_fields


class CurrentModeUpdateSessionUpdate(CurrentModeUpdate):
    """The session now works in another mode.

    The branch of `SessionUpdate` where `sessionUpdate` is `current_mode_update`.
    """

    __slots__ = ()

    session_update: ClassVar[Literal["current_mode_update"]] = "current_mode_update"


class DeleteSessionRequest(Record):
    """Removes a session from `session/list`. Needs the agent's `session_capabilities.delete`."""

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
    Needs the agent's `session_capabilities.delete` capability.
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
    """One file's text before and after an edit, sent by the agent so that the client can show
    the difference. In v2 a diff covers several files.
    """

    __slots__ = ("path", "old_text", "new_text", "meta")

    path: str
    """Absolute path of the edited file."""
    old_text: str | None
    """Full text before the edit. Absent, null or malformed means that the file is new."""
    new_text: str
    """Full text once the edit is done."""
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        path: str,
        new_text: str,
        old_text: str | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.path = path
        self.old_text = old_text
        self.new_text = new_text
        self.meta = meta
        self.unknown_fields = unknown_fields


class DiffToolCallContent(Diff):
    """A change to one file, as its text before and after.

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
    """`id` of the request that the elicitation serves."""

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
    """Always `object`; absent or malformed counts as `object`. In v2 it is required and any
    other value is an error.
    """
    title: str | None
    """Heading of the form. Absent, null or malformed means none."""
    properties: dict[str, ElicitationPropertySchema]
    """The fields, keyed by the name that the answer uses. Absent means no fields."""
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
        type: ElicitationSchemaType = "object",
        title: str | None = None,
        properties: dict[str, ElicitationPropertySchema] = factory(lambda: {}),
        required: list[str] | None = None,
        description: str | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.type = type
        self.title = title
        self.properties = made(properties)
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
    agent's `prompt_capabilities.embedded_context` capability.
    """

    __slots__ = ("annotations", "resource", "meta")

    annotations: Annotations | None
    """Hints on audience, importance and age of the content. Absent, null or malformed means
    none.
    """
    resource: EmbeddedResourceResource
    """The content: text, or binary data in base64."""
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
        self.annotations = annotations
        self.resource = resource
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
    data: Any
    """Any JSON with more detail, for instance for debugging. Absent means none; in v2 two codes
    fix its shape.
    """

    def __init__(
        self,
        *,
        code: ErrorCode,
        message: str,
        data: Any = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.code = code
        self.message = message
        self.data = data
        self.unknown_fields = unknown_fields


class ErrorAgentResponse(Record):
    """The definition `ErrorAgentResponse`."""

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


class ErrorClientResponse(Record):
    """The definition `ErrorClientResponse`."""

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


class FileSystemCapabilities(Record):
    """File methods that the client serves; an agent calls only those set to true."""

    __slots__ = ("read_text_file", "write_text_file", "meta")

    read_text_file: bool
    """True if the agent may call `fs/read_text_file`. Absent or malformed means false."""
    write_text_file: bool
    """True if the agent may call `fs/write_text_file`. Absent or malformed means false."""
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        read_text_file: bool = False,
        write_text_file: bool = False,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.read_text_file = read_text_file
        self.write_text_file = write_text_file
        self.meta = meta
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
    """Where the agent sends its MCP requests. Not checked to be a URL in v1."""
    headers: list[HttpHeader]
    """Headers that the agent adds to each request. Required in v1; null counts as an empty
    list.
    """
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        name: str,
        url: str,
        headers: list[HttpHeader],
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.name = name
        self.url = url
        self.headers = headers
        self.meta = meta
        self.unknown_fields = unknown_fields


class HttpMcpServer(McpServerHttp):
    """Server behind an HTTP URL. Gated by the `mcp_capabilities.http` capability.

    The branch of `McpServer` where `type` is `http`.
    """

    __slots__ = ()

    type: ClassVar[Literal["http"]] = "http"


class ImageContent(Record):
    """A picture inside a message. In prompts it needs the agent's `prompt_capabilities.image`
    capability.
    """

    __slots__ = ("annotations", "data", "mime_type", "uri", "meta")

    annotations: Annotations | None
    """Hints on audience, importance and age of the content. Absent, null or malformed means
    none.
    """
    data: str
    """The picture's bytes in base64."""
    mime_type: str
    """Media type of the decoded bytes, such as `image/png`."""
    uri: str | None
    """URI that belongs to the picture, such as its source. Absent, null or malformed means
    none.
    """
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        data: str,
        mime_type: str,
        annotations: Annotations | None = None,
        uri: str | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.annotations = annotations
        self.data = data
        self.mime_type = mime_type
        self.uri = uri
        self.meta = meta
        self.unknown_fields = unknown_fields


class ImageContentBlock(ImageContent):
    """A picture; prompts may hold one only if the agent has `prompt_capabilities.image`.

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

    __slots__ = ("protocol_version", "client_capabilities", "client_info", "meta")

    protocol_version: ProtocolVersion
    """Highest protocol version that the client speaks."""
    client_capabilities: ClientCapabilities
    """What the client can do for the agent. Absent or malformed counts as `{}`, which announces
    nothing optional.
    """
    client_info: Implementation | None
    """Which program the client is. Absent, null or malformed means not told; in v2 it is called
    `info` and required.
    """
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        protocol_version: ProtocolVersion,
        client_capabilities: ClientCapabilities = factory(lambda: ClientCapabilities()),
        client_info: Implementation | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.protocol_version = protocol_version
        self.client_capabilities = made(client_capabilities)
        self.client_info = client_info
        self.meta = meta
        self.unknown_fields = unknown_fields


class InitializeResponse(Record):
    """The agent's answer to `initialize`: the protocol version that both will use, and what the
    agent can do.
    """

    __slots__ = ("protocol_version", "agent_capabilities", "auth_methods", "agent_info", "meta")

    protocol_version: ProtocolVersion
    """The client's version if the agent speaks it, else the agent's highest. A client that
    cannot speak it should disconnect.
    """
    agent_capabilities: AgentCapabilities
    """What the agent can do. Absent or malformed counts as `{}`, which announces nothing
    optional.
    """
    auth_methods: list[AuthMethod]
    """Ways to log in with `authenticate`. Absent or malformed counts as empty; malformed
    entries are dropped.
    """
    agent_info: Implementation | None
    """Which program the agent is. Absent, null or malformed means not told; in v2 it is called
    `info` and required.
    """
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        protocol_version: ProtocolVersion,
        agent_capabilities: AgentCapabilities = factory(lambda: AgentCapabilities()),
        auth_methods: list[AuthMethod] = factory(lambda: []),
        agent_info: Implementation | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.protocol_version = protocol_version
        self.agent_capabilities = made(agent_capabilities)
        self.auth_methods = made(auth_methods)
        self.agent_info = agent_info
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


class KillTerminalRequest(Record):
    """The agent asks the client to end the command in a terminal; the terminal itself stays
    usable until released. Needs the client's `terminal` capability.
    """

    __slots__ = ("session_id", "terminal_id", "meta")

    session_id: SessionId
    """Session that the request acts on."""
    terminal_id: TerminalId
    """The terminal whose command should end."""
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


class KillTerminalResponse(Record):
    """The client's answer to `terminal/kill`; output can still be read and the terminal still
    has to be released.
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


class ListSessionsRequest(Record):
    """The client asks for one page of the sessions that the agent knows. Needs the agent's
    `session_capabilities.list` capability.
    """

    __slots__ = ("cwd", "cursor", "archived", "meta")

    cwd: str | None
    """Absolute path: only sessions with this working directory are listed. Absent or null means
    all.
    """
    cursor: str | None
    """`next_cursor` of the page before, sent back unread. Absent or null means the first page.
    """
    archived: SessionArchiveFilter | None
    """Whether archived sessions are listed; keep it the same from page to page. Absent or null
    means `exclude`. Needs the agent's `session_capabilities.archive` capability.

    Needs `Feature.SESSION_ARCHIVE`.
    """
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        cwd: str | None = None,
        cursor: str | None = None,
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
    next_cursor: str | None
    """What to send as `cursor` to get the following page. Absent, null or malformed means that
    this is the last.
    """
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        sessions: list[SessionInfo],
        next_cursor: str | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.sessions = sessions
        self.next_cursor = next_cursor
        self.meta = meta
        self.unknown_fields = unknown_fields


class LoadSessionRequest(Record):
    """The client asks to reopen a session; the agent replays its history as `session/update`
    notifications before it answers. Needs the agent's `load_session` capability.
    """

    __slots__ = (
        "mcp_servers",
        "cwd",
        "additional_directories",
        "session_id",
        "system_prompt",
        "meta",
    )

    mcp_servers: list[McpServer]
    """MCP servers for the agent to connect to. Required, if only as an empty list; null counts
    as one.
    """
    cwd: str
    """Absolute path of the session's working directory."""
    additional_directories: list[str] | None
    """Absolute paths of all further workspace roots from now on, whatever they were before,
    given that `cwd` is the session's. Absent, null or empty means none, though null should
    not be sent. Needs the agent's `session_capabilities.additional_directories` capability.
    """
    session_id: SessionId
    """The session to reopen."""
    system_prompt: SystemPrompt | None
    """Instructions for the model; should be the same as when the session was created. Absent or
    null leaves the choice to the agent: a stored prompt or its default. Needs the agent's
    `session_capabilities.system_prompt` capability.

    Needs `Feature.SESSION_SYSTEM_PROMPT`.
    """
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        mcp_servers: list[McpServer],
        cwd: str,
        session_id: SessionId,
        additional_directories: list[str] | None = None,
        system_prompt: SystemPrompt | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.mcp_servers = mcp_servers
        self.cwd = cwd
        self.additional_directories = additional_directories
        self.session_id = session_id
        self.system_prompt = system_prompt
        self.meta = meta
        self.unknown_fields = unknown_fields


class LoadSessionResponse(Record):
    """Agent's answer to `session/load`, once the session is restored. Nothing in it is
    required.
    """

    __slots__ = ("modes", "config_options", "meta")

    modes: SessionModeState | None
    """Modes that the session has and the one it starts in. Absent, null or malformed means
    none.
    """
    config_options: list[SessionConfigOption] | None
    """Settings that the client can change in this session. Absent, null or malformed means
    none; malformed entries are dropped.
    """
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        modes: SessionModeState | None = None,
        config_options: list[SessionConfigOption] | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.modes = modes
        self.config_options = config_options
        self.meta = meta
        self.unknown_fields = unknown_fields


class LogoutCapabilities(Record):
    """Sent as `{}` by an agent that can sign the client out through `logout`."""

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


class LogoutRequest(Record):
    """Client asks to be signed out. Gated by the `auth.logout` capability."""

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


class LogoutResponse(Record):
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
    """Transports by which the agent reaches MCP servers, in addition to stdio, which all agents
    have.
    """

    __slots__ = ("http", "sse", "acp", "meta")

    http: bool
    """True: sessions may name MCP servers of type `http`; absent or malformed counts as false.
    """
    sse: bool
    """True: sessions may name MCP servers of type `sse`; absent or malformed counts as false.
    """
    acp: bool
    """True: sessions may name MCP servers of type `acp`; absent or malformed counts as false.

    Needs `Feature.MCP_OVER_ACP`.
    """
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        http: bool = False,
        sse: bool = False,
        acp: bool = False,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.http = http
        self.sse = sse
        self.acp = acp
        self.meta = meta
        self.unknown_fields = unknown_fields


class McpServerSse(Record):
    """MCP server to be reached by HTTP that answers in server-sent events; gone in v2."""

    __slots__ = ("name", "url", "headers", "meta")

    name: str
    """What to call the server when people see it."""
    url: str
    """Where the agent opens the event stream. Not checked to be a URL in v1."""
    headers: list[HttpHeader]
    """Headers that the agent adds to each request. Required in v1; null counts as an empty
    list.
    """
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        name: str,
        url: str,
        headers: list[HttpHeader],
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.name = name
        self.url = url
        self.headers = headers
        self.meta = meta
        self.unknown_fields = unknown_fields


class McpServerStdio(Record):
    """MCP server as a command for the agent to run; requests go to its standard input."""

    __slots__ = ("name", "command", "args", "env", "meta")

    name: str
    """What to call the server when people see it."""
    command: str
    """Program to start, as an absolute path."""
    args: list[str]
    """Arguments for `command`, one string each. Required in v1; null counts as an empty list.
    """
    env: list[EnvVariable]
    """Environment variables for the process. Required in v1; null counts as an empty list."""
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        name: str,
        command: str,
        args: list[str],
        env: list[EnvVariable],
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.name = name
        self.command = command
        self.args = args
        self.env = env
        self.meta = meta
        self.unknown_fields = unknown_fields


class NewSessionRequest(Record):
    """Client opens a conversation with its own history. An agent that wants the client signed
    in first answers with error `-32000`.
    """

    __slots__ = ("cwd", "additional_directories", "mcp_servers", "system_prompt", "meta")

    cwd: str
    """Absolute path of the session's working directory."""
    additional_directories: list[str] | None
    """Absolute paths of all further workspace roots of the new session; absent, null or empty
    means none. Gated by the `session_capabilities.additional_directories` capability.
    """
    mcp_servers: list[McpServer]
    """MCP servers that the agent connects to for this session. Required; null counts as empty.
    """
    system_prompt: SystemPrompt | None
    """Instructions for the model, at system level. Absent or null leaves the agent with its
    default ones. Gated by the `session_capabilities.system_prompt` capability.

    Needs `Feature.SESSION_SYSTEM_PROMPT`.
    """
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        cwd: str,
        mcp_servers: list[McpServer],
        additional_directories: list[str] | None = None,
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
    """The agent has opened the session and says what can be set in it."""

    __slots__ = ("session_id", "modes", "config_options", "meta")

    session_id: SessionId
    """Id by which every later message refers to the new session."""
    modes: SessionModeState | None
    """Modes that the session has and the one it starts in. Absent, null or malformed means
    none.
    """
    config_options: list[SessionConfigOption] | None
    """Settings that the client can change in this session. Absent, null or malformed means
    none; malformed entries are dropped.
    """
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

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


class Notice(Record):
    """Word from the agent to the user, shown as it arrives and kept out of the history. Nothing
    may depend on its being seen. Gated by the `session.notices` capability.
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


class NoticeCapabilities(Record):
    """Sent as `{}` by a client that shows `notice` updates to the user."""

    __slots__ = ("payload",)

    payload: dict[str, Any]

    def __init__(
        self,
        *,
        payload: dict[str, Any] = factory(lambda: {}),
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.payload = made(payload)
        self.unknown_fields = unknown_fields


class NoticeSessionUpdate(Notice):
    """Something to tell the user now that does not go into the history; only for clients with
    `session.notices`.

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
    """An outcome that this release does not define. Pass it on as it came; the agent must not
    take it for a known one.

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
    """What the user made of the question; `action` says it.

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


class Plan(Record):
    """What the agent means to do, step by step, for the user to follow. It is sent again in
    full whenever it changes.
    """

    __slots__ = ("entries", "meta")

    entries: list[PlanEntry]
    """All steps with where each stands: the client forgets the earlier list. A malformed step
    is dropped, and a value that is no list reads as empty.
    """
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        entries: list[PlanEntry],
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.entries = entries
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


class PlanSessionUpdate(Plan):
    """The agent's whole plan, in place of the one before; v2 has `plan_update` instead.

    The branch of `SessionUpdate` where `sessionUpdate` is `plan`.
    """

    __slots__ = ()

    session_update: ClassVar[Literal["plan"]] = "plan"


class PromptCapabilities(Record):
    """Kinds of content that the agent takes in `session/prompt` besides `text` and
    `resource_link`, which all agents take.
    """

    __slots__ = ("image", "audio", "embedded_context", "meta")

    image: bool
    """True: prompts may contain `image` blocks; absent or malformed counts as false."""
    audio: bool
    """True: prompts may contain `audio` blocks; absent or malformed counts as false."""
    embedded_context: bool
    """True: prompts may contain `resource` blocks, which bring a text or file along instead of
    linking to it; absent or malformed counts as false.
    """
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        image: bool = False,
        audio: bool = False,
        embedded_context: bool = False,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.image = image
        self.audio = audio
        self.embedded_context = embedded_context
        self.meta = meta
        self.unknown_fields = unknown_fields


class PromptRequest(Record):
    """Client passes on what the user has to say. The answer comes when the agent has finished
    its turn.
    """

    __slots__ = ("session_id", "prompt", "meta")

    session_id: SessionId
    """Session that the request acts on."""
    prompt: list[ContentBlock]
    """Content of the message. Beyond `text` and `resource_link` it may hold only what the agent
    announced in `prompt_capabilities`; where allowed, `resource` is better than a link.
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
    """The turn that began with the prompt is over."""

    __slots__ = ("stop_reason", "usage", "meta")

    stop_reason: StopReason
    """Why the agent went no further."""
    usage: Usage | None
    """Tokens that the turn took. Absent, null or malformed means not reported.

    Needs `Feature.END_TURN_TOKEN_USAGE`.
    """
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        stop_reason: StopReason,
        usage: Usage | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.stop_reason = stop_reason
        self.usage = usage
        self.meta = meta
        self.unknown_fields = unknown_fields


class ReadTextFileRequest(Record):
    """Agent asks for text from a file on the side of the client. Gated by the
    `fs.read_text_file` capability.
    """

    __slots__ = ("session_id", "path", "line", "limit", "meta")

    session_id: SessionId
    """Session that the request acts on."""
    path: str
    """File to read, as an absolute path."""
    line: int | None
    """Line to begin with; 1 is the first, though the schema lets 0 pass. Absent or null means
    the top of the file.
    """
    limit: int | None
    """Number of lines after which to stop. Absent or null means no limit."""
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        session_id: SessionId,
        path: str,
        line: int | None = None,
        limit: int | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.session_id = session_id
        self.path = path
        self.line = line
        self.limit = limit
        self.meta = meta
        self.unknown_fields = unknown_fields


class ReadTextFileResponse(Record):
    """Client's answer to `fs/read_text_file`."""

    __slots__ = ("content", "meta")

    content: str
    """Text of the lines that were asked for."""
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        content: str,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.content = content
        self.meta = meta
        self.unknown_fields = unknown_fields


class ReleaseTerminalRequest(Record):
    """Agent is through with a terminal: the client kills the command if it still runs and frees
    what it held. Gated by the `terminal` capability.
    """

    __slots__ = ("session_id", "terminal_id", "meta")

    session_id: SessionId
    """Session that the request acts on."""
    terminal_id: TerminalId
    """Terminal to free. The id is not valid in later `terminal/` requests, but tool calls that
    show the terminal keep its output.
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


class ReleaseTerminalResponse(Record):
    """Sent by the client when the terminal is freed; apart from `meta` it is empty."""

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
    runs a tool call.
    """

    __slots__ = ("session_id", "tool_call", "options", "meta")

    session_id: SessionId
    """Session that the request acts on."""
    tool_call: ToolCallUpdate
    """Tool call that waits for consent; only its `tool_call_id` is certain to be given."""
    options: list[PermissionOption]
    """Choices to put before the user; the answer names one of them by `option_id`."""
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        session_id: SessionId,
        tool_call: ToolCallUpdate,
        options: list[PermissionOption],
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.session_id = session_id
        self.tool_call = tool_call
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


class ResourceContentBlock(EmbeddedResource):
    """A resource sent along whole, which saves the agent fetching it; prompts may hold one only
    if the agent has `prompt_capabilities.embedded_context`.

    The branch of `ContentBlock` where `type` is `resource`.
    """

    __slots__ = ()

    type: ClassVar[Literal["resource"]] = "resource"


class ResourceLink(Record):
    """Points to a resource by `uri` instead of carrying its contents, in a prompt or a tool
    result.
    """

    __slots__ = ("annotations", "description", "mime_type", "name", "size", "title", "uri", "meta")

    annotations: Annotations | None
    """Hints on audience, importance and date that help a client decide how to show the link;
    absent, null or malformed means none.
    """
    description: str | None
    """What the resource contains, in words for people; absent, null or malformed means none."""
    mime_type: str | None
    """Media type of the linked resource, such as `text/plain`; absent, null or malformed means
    unknown.
    """
    name: str
    """Name of the resource for people to read; always there, unlike `title`."""
    size: int | None
    """Size of the resource in bytes; absent, null or malformed means unknown."""
    title: str | None
    """Title to show in a user interface; absent, null or malformed means none."""
    uri: str
    """Where the resource is, for example `file:///home/me/notes.txt`; v1 takes any string."""
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        name: str,
        uri: str,
        annotations: Annotations | None = None,
        description: str | None = None,
        mime_type: str | None = None,
        size: int | None = None,
        title: str | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.annotations = annotations
        self.description = description
        self.mime_type = mime_type
        self.name = name
        self.size = size
        self.title = title
        self.uri = uri
        self.meta = meta
        self.unknown_fields = unknown_fields


class ResourceLinkContentBlock(ResourceLink):
    """A resource named by its URI, for the agent to read itself; every agent takes these in
    prompts.

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
    """Params of `session/resume`: the client takes up an existing session without getting its
    past messages, unlike `session/load`. Needs the `session_capabilities.resume` capability.
    """

    __slots__ = (
        "session_id",
        "cwd",
        "additional_directories",
        "mcp_servers",
        "system_prompt",
        "meta",
    )

    session_id: SessionId
    """Existing session to take up again."""
    cwd: str
    """Absolute path of the session's working directory."""
    additional_directories: list[str] | None
    """Further workspace roots as absolute paths: the complete list for the resumed session,
    which may differ from earlier ones. Absent, null or `[]` means none.
    """
    mcp_servers: list[McpServer] | None
    """MCP servers that the agent should connect to for this session; absent, null or `[]` means
    none.
    """
    system_prompt: SystemPrompt | None
    """System-level instructions, best the same as at the session's creation; sent only to
    agents with `session_capabilities.system_prompt`. Absent or null lets the agent use what
    it stored or its own.

    Needs `Feature.SESSION_SYSTEM_PROMPT`.
    """
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

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


class ResumeSessionResponse(Record):
    """Result of `session/resume`: the agent has taken up the session and tells its modes and
    settings.
    """

    __slots__ = ("modes", "config_options", "meta")

    modes: SessionModeState | None
    """Modes that the agent offers in this session, and the one in use; absent, null or
    malformed means none.
    """
    config_options: list[SessionConfigOption] | None
    """Settings of the session with their current values; absent, null or malformed means none.
    Unreadable entries are dropped.
    """
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        modes: SessionModeState | None = None,
        config_options: list[SessionConfigOption] | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.modes = modes
        self.config_options = config_options
        self.meta = meta
        self.unknown_fields = unknown_fields


class SessionConfigSelect(Record):
    """What a setting with `type` `select` holds: its values and the one in force."""

    __slots__ = ("current_value", "options")

    current_value: SessionConfigValueId
    """Id of the value in force."""
    options: SessionConfigSelectOptions
    """Values to choose from, as one list or in groups."""

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

    __slots__ = ("id", "name", "description", "category", "meta")

    type: ClassVar[Literal["select"]] = "select"
    id: SessionConfigId
    """Id by which `session/set_config_option` refers to this setting; v2 calls it `config_id`.
    """
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
        id: SessionConfigId,
        name: str,
        current_value: SessionConfigValueId,
        options: SessionConfigSelectOptions,
        description: str | None = None,
        category: SessionConfigOptionCategory | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.id = id
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
    """The user picked one of the offered options, which may be one that refuses.

    The branch of `RequestPermissionOutcome` where `outcome` is `selected`.
    """

    __slots__ = ()

    outcome: ClassVar[Literal["selected"]] = "selected"


class SessionAdditionalDirectoriesCapabilities(Record):
    """`{}` says that requests which open a session may carry `additional_directories`. With
    `session/list` too, the agent may report each session's roots there.
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
    """What the agent can do with sessions beyond `session/prompt`, `session/cancel`,
    `session/new` and `session/update`, which every agent has. `session/load` is announced by
    `load_session` instead.
    """

    __slots__ = (
        "list",
        "delete",
        "additional_directories",
        "system_prompt",
        "fork",
        "archive",
        "status",
        "title",
        "resume",
        "close",
        "meta",
    )

    list: SessionListCapabilities | None
    """`{}` lets the client call `session/list`; absent, null or malformed means no."""
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
    which then also tells which ones are archived; it requires `session_capabilities.list` as
    well; absent, null or malformed means no.

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
    resume: SessionResumeCapabilities | None
    """`{}` lets the client call `session/resume`; absent, null or malformed means no."""
    close: SessionCloseCapabilities | None
    """`{}` lets the client call `session/close`; absent, null or malformed means no."""
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        list: SessionListCapabilities | None = None,
        delete: SessionDeleteCapabilities | None = None,
        additional_directories: SessionAdditionalDirectoriesCapabilities | None = None,
        system_prompt: SessionSystemPromptCapabilities | None = None,
        fork: SessionForkCapabilities | None = None,
        archive: SessionArchiveCapabilities | None = None,
        status: SessionStatusCapabilities | None = None,
        title: SessionTitleCapabilities | None = None,
        resume: SessionResumeCapabilities | None = None,
        close: SessionCloseCapabilities | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.list = list
        self.delete = delete
        self.additional_directories = additional_directories
        self.system_prompt = system_prompt
        self.fork = fork
        self.archive = archive
        self.status = status
        self.title = title
        self.resume = resume
        self.close = close
        self.meta = meta
        self.unknown_fields = unknown_fields


class SessionCloseCapabilities(Record):
    """`{}` says that the agent has `session/close`, which stops a session's work and frees what
    it holds.
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


class SessionConfigOptionsCapabilities(Record):
    """Forms of setting that the client can handle besides a list of values."""

    __slots__ = ("boolean", "meta")

    boolean: BooleanConfigOptionCapabilities | None
    """`{}` lets the agent offer on/off switches, which the client changes by
    `session/set_config_option` with `type` `boolean`; absent, null or malformed means no.
    """
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        boolean: BooleanConfigOptionCapabilities | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.boolean = boolean
        self.meta = meta
        self.unknown_fields = unknown_fields


class SessionConfigSelectGroup(Record):
    """Values of a setting that are shown together under one heading."""

    __slots__ = ("group", "name", "options", "meta")

    group: SessionConfigGroupId
    """Id of the group; v2 calls this member `groupId`."""
    name: str
    """Heading to show above the values."""
    options: list[SessionConfigSelectOption]
    """Values in the group. The list must be there, but counts as empty when malformed.
    Unreadable entries are dropped.
    """
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        group: SessionConfigGroupId,
        name: str,
        options: list[SessionConfigSelectOption],
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.group = group
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
    cwd: str
    """Absolute path of the session's working directory."""
    additional_directories: list[str] | None
    """Further workspace roots of the session as absolute paths, complete and in order; absent,
    null or malformed means none. Unreadable entries are dropped.
    """
    title: str | None
    """Name of the session to show to people; absent, null or malformed means none."""
    updated_at: str | None
    """When something last happened in the session, as an ISO 8601 time; absent, null or
    malformed means not reported.
    """
    archived: bool | None
    """True when the session is archived; absent, null or malformed means not reported. Agents
    with `session_capabilities.archive` always send it.

    Needs `Feature.SESSION_ARCHIVE`.
    """
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        session_id: SessionId,
        cwd: str,
        additional_directories: list[str] | None = None,
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
    """When something last happened in the session, as an ISO 8601 time; absent or malformed
    leaves it unchanged, null removes it.
    """
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        title: str | None | Unset = UNSET,
        updated_at: str | None | Unset = UNSET,
        meta: dict[str, Any] | None = None,
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


class SessionListCapabilities(Record):
    """`{}` says that the agent has `session/list`, by which clients find earlier sessions."""

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


class SessionMode(Record):
    """Way of working that the agent offers in a session; v2 has settings instead of modes."""

    __slots__ = ("id", "name", "description", "meta")

    id: SessionModeId
    """Id by which `session/set_mode` selects this mode."""
    name: str
    """Label to show for the mode."""
    description: str | None
    """Explanation to show with the mode; absent, null or malformed means none."""
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        id: SessionModeId,
        name: str,
        description: str | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.id = id
        self.name = name
        self.description = description
        self.meta = meta
        self.unknown_fields = unknown_fields


class SessionModeState(Record):
    """Modes of a session and the one that is active."""

    __slots__ = ("current_mode_id", "available_modes", "meta")

    current_mode_id: SessionModeId
    """Mode in which the agent works now."""
    available_modes: list[SessionMode]
    """Modes to switch between. The list must be there, but counts as empty when malformed.
    Unreadable entries are dropped.
    """
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        current_mode_id: SessionModeId,
        available_modes: list[SessionMode],
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.current_mode_id = current_mode_id
        self.available_modes = available_modes
        self.meta = meta
        self.unknown_fields = unknown_fields


class SessionNotification(Record):
    """Params of `session/update`: the agent tells the client what goes on in a session, one
    thing at a time.
    """

    __slots__ = ("session_id", "update", "meta")

    session_id: SessionId
    """Session that this message belongs to."""
    update: SessionUpdate
    """What happened; its `sessionUpdate` member tells the kind."""
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


class SessionResumeCapabilities(Record):
    """`{}` says that the agent has `session/resume`, which takes up a session without its past
    messages.
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


class SetSessionConfigOptionResponse(Record):
    """Result of `session/set_config_option`: where all options stand after the change, since
    one choice can alter others.
    """

    __slots__ = ("config_options", "meta")

    config_options: list[SessionConfigOption]
    """Every option of the session with its present value; replaces the list the client holds.
    Bad entries are dropped, and v1 takes a value that is no list as empty.
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


class SetSessionModeRequest(Record):
    """Params of `session/set_mode`, client to agent: switches a session to another of its
    modes. v1 only; in v2 the mode is a config option.
    """

    __slots__ = ("session_id", "mode_id", "meta")

    session_id: SessionId
    """Session that the request acts on."""
    mode_id: SessionModeId
    """Mode to switch to, one of the session's `available_modes`."""
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        session_id: SessionId,
        mode_id: SessionModeId,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.session_id = session_id
        self.mode_id = mode_id
        self.meta = meta
        self.unknown_fields = unknown_fields


class SetSessionModeResponse(Record):
    """Result of `session/set_mode`: empty, it only confirms the switch."""

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


class SseMcpServer(McpServerSse):
    """Server that answers by server-sent events. Gated by the `mcp_capabilities.sse`
    capability; v1 only.

    The branch of `McpServer` where `type` is `sse`.
    """

    __slots__ = ()

    type: ClassVar[Literal["sse"]] = "sse"


class StdioMcpServer(McpServerStdio):
    """Server that the agent starts as a local process and talks to over its standard streams.
    Carries no `type`; every agent must take it.

    The branch of `McpServer`.
    """

    __slots__ = ()

    type: ClassVar[Literal[None]] = None


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
    """Regular expression that the answer has to match; v1 names no dialect. Absent or `null`:
    anything goes.
    """
    format: StringFormat | None
    """Kind of text expected, such as an e-mail address or a date. Absent or `null`: any text.
    """
    default: str | None
    """Answer to fill in beforehand. Absent or `null`: the field starts empty."""
    enum: list[str] | None
    """Values to choose one from, shown as they are; use `one_of` to give them labels. Absent or
    `null`: no such list. v1 lets the list be empty.
    """
    one_of: list[EnumOption] | None
    """Labelled choices to pick one from. Absent or `null`: no such list. v1 lets the list be
    empty.
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
    """Strings the user may tick. v1 allows an empty list."""
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


class TaggedStringMultiSelectItems(StringMultiSelectItems):
    """Choices that are shown to the user just as they are sent back.

    The branch of `MultiSelectItems` where `type` is `string`.
    """

    __slots__ = ()

    type: ClassVar[Literal["string"]] = "string"


class Terminal(Record):
    """Shows a terminal of the client inside a tool call, live. Embed it before it is let go
    with `terminal/release`.
    """

    __slots__ = ("terminal_id", "meta")

    terminal_id: TerminalId
    """Terminal to show, under the id that `terminal/create` returned."""
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


class TerminalAuthMethod(AuthMethodTerminal):
    """The user logs in within the agent's own program, which the client opens in a terminal;
    never passed to `authenticate`.

    The branch of `AuthMethod` where `type` is `terminal`.
    """

    __slots__ = ()

    type: ClassVar[Literal["terminal"]] = "terminal"


class TerminalExitStatus(Record):
    """How a terminal's command ended: by exit code or by signal."""

    __slots__ = ("exit_code", "signal", "meta")

    exit_code: int | None
    """Exit code, zero or above. Absent or `null` when there is none, as after death by signal.
    """
    signal: str | None
    """Signal that ended the process. Absent or `null` when it ended by itself."""
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


class TerminalOutputRequest(Record):
    """Params of `terminal/output`, agent to client: asks what a terminal has printed and
    whether it has ended, without waiting. Needs the client's `terminal` capability.
    """

    __slots__ = ("session_id", "terminal_id", "meta")

    session_id: SessionId
    """Session that the request acts on."""
    terminal_id: TerminalId
    """Terminal to act on, under the id that `terminal/create` returned."""
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


class TerminalOutputResponse(Record):
    """Result of `terminal/output`: the text kept so far, and how the command ended if it has."""

    __slots__ = ("output", "truncated", "exit_status", "meta")

    output: str
    """Text printed up to now, without whatever `truncated` says is gone."""
    truncated: bool
    """True if the start of the output was dropped to respect the terminal's
    `output_byte_limit`.
    """
    exit_status: TerminalExitStatus | None
    """How the command ended. Absent or `null` while it runs."""
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        output: str,
        truncated: bool,
        exit_status: TerminalExitStatus | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.output = output
        self.truncated = truncated
        self.exit_status = exit_status
        self.meta = meta
        self.unknown_fields = unknown_fields


class TerminalToolCallContent(Terminal):
    """A terminal of the client, shown live; embed it before `terminal/release`.

    The branch of `ToolCallContent` where `type` is `terminal`.
    """

    __slots__ = ()

    type: ClassVar[Literal["terminal"]] = "terminal"


class TextContent(Record):
    """Text in a prompt or a message; every agent accepts it."""

    __slots__ = ("annotations", "text", "meta")

    annotations: Annotations | None
    """Hints on audience, importance and age of the content. Absent, null or malformed means
    none.
    """
    text: str
    """The text itself."""
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
        self.annotations = annotations
        self.text = text
        self.meta = meta
        self.unknown_fields = unknown_fields


class TextContentBlock(TextContent):
    """Text, best shown as Markdown; every agent takes it in prompts.

    The branch of `ContentBlock` where `type` is `text`.
    """

    __slots__ = ()

    type: ClassVar[Literal["text"]] = "text"


class TextResourceContents(Record):
    """A resource whose content is text and travels inside the message."""

    __slots__ = ("mime_type", "text", "uri", "meta")

    mime_type: str | None
    """Media type of the text, such as `text/markdown`. Absent or `null`: not stated."""
    text: str
    """Content of the resource, in full."""
    uri: str
    """Address that identifies the resource. v1 takes any string, v2 asks for a URI."""
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        text: str,
        uri: str,
        mime_type: str | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.mime_type = mime_type
        self.text = text
        self.uri = uri
        self.meta = meta
        self.unknown_fields = unknown_fields


class TitledMultiSelectItems(Record):
    """Choices of a multiple-choice form field where each value has a label of its own."""

    __slots__ = ("any_of", "meta")

    any_of: list[EnumOption]
    """Choices with their labels. v1 allows an empty list."""
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


class ToolCall(Record):
    """A tool call that the model asked for, reported when it first appears, running or not;
    changes follow as `tool_call_update`. v1 only: v2 uses that update for both.
    """

    __slots__ = (
        "tool_call_id",
        "title",
        "name",
        "kind",
        "status",
        "content",
        "locations",
        "raw_input",
        "raw_output",
        "meta",
    )

    tool_call_id: ToolCallId
    """Names the tool call, uniquely within its session. Later updates refer to it."""
    title: str
    """What the call is doing, in words for the user."""
    name: str | None
    """Name of the tool as programs know it, such as `read_file`. Absent or `null`: not given.
    """
    kind: ToolKind | None
    """Rough category of the tool, for picking an icon and a layout. Absent, or a value not
    known: treat as `other`.
    """
    status: ToolCallStatus | None
    """How far the call has got. Absent: `pending`."""
    content: list[ToolCallContent] | None
    """What the call has produced for the user to see. Absent: nothing yet. Bad entries are
    dropped.
    """
    locations: list[ToolCallLocation] | None
    """Files the call touches, so that the client can follow along. Absent: none. Bad entries
    are dropped.
    """
    raw_input: Any
    """Arguments the tool was given, as any JSON. Absent: not shared."""
    raw_output: Any
    """What the tool returned, as any JSON. Absent: nothing yet, or not shared."""
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        tool_call_id: ToolCallId,
        title: str,
        name: str | None = None,
        kind: ToolKind | None = None,
        status: ToolCallStatus | None = None,
        content: list[ToolCallContent] | None = None,
        locations: list[ToolCallLocation] | None = None,
        raw_input: Any = None,
        raw_output: Any = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.tool_call_id = tool_call_id
        self.title = title
        self.name = name
        self.kind = kind
        self.status = status
        self.content = content
        self.locations = locations
        self.raw_input = raw_input
        self.raw_output = raw_output
        self.meta = meta
        self.unknown_fields = unknown_fields


class ToolCallLocation(Record):
    """A place in a file that a tool reads or changes, so that the client can follow along."""

    __slots__ = ("path", "line", "meta")

    path: str
    """Absolute path of the file."""
    line: int | None
    """Line in the file, counting from 1, although v1 does not reject 0. Absent or `null`: no
    particular line.
    """
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        path: str,
        line: int | None = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.path = path
        self.line = line
        self.meta = meta
        self.unknown_fields = unknown_fields


class ToolCallSessionUpdate(ToolCall):
    """A tool call is new to the session and may not run yet; `tool_call_update` tells how it
    goes on.

    The branch of `SessionUpdate` where `sessionUpdate` is `tool_call`.
    """

    __slots__ = ()

    session_update: ClassVar[Literal["tool_call"]] = "tool_call"


class ToolCallUpdate(Record):
    """Changes to a tool call reported earlier; only what changed need be sent. In v1 `null`
    means the same as absent: keep.
    """

    __slots__ = (
        "tool_call_id",
        "kind",
        "status",
        "title",
        "name",
        "content",
        "locations",
        "raw_input",
        "raw_output",
        "meta",
    )

    tool_call_id: ToolCallId
    """Tool call that changes."""
    kind: ToolKind | None
    """Rough category of the tool, for picking an icon and a layout. Absent or `null` keeps it.
    """
    status: ToolCallStatus | None
    """How far the call has got. Absent or `null` keeps it."""
    title: str | None
    """What the call is doing, in words for the user. Absent or `null` keeps it."""
    name: str | None
    """Name of the tool as programs know it, such as `read_file`. Absent or `null` keeps it."""
    content: list[ToolCallContent] | None
    """What the call has produced for the user to see. A list replaces all earlier content;
    absent or `null` keeps it. Bad entries are dropped.
    """
    locations: list[ToolCallLocation] | None
    """Files the call touches, so that the client can follow along. A list replaces the last
    one; absent or `null` keeps it. Bad entries are dropped.
    """
    raw_input: Any
    """Arguments the tool was given, as any JSON. Absent or `null` keeps it."""
    raw_output: Any
    """What the tool returned, as any JSON. Absent or `null` keeps it."""
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        tool_call_id: ToolCallId,
        kind: ToolKind | None = None,
        status: ToolCallStatus | None = None,
        title: str | None = None,
        name: str | None = None,
        content: list[ToolCallContent] | None = None,
        locations: list[ToolCallLocation] | None = None,
        raw_input: Any = None,
        raw_output: Any = None,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.tool_call_id = tool_call_id
        self.kind = kind
        self.status = status
        self.title = title
        self.name = name
        self.content = content
        self.locations = locations
        self.raw_input = raw_input
        self.raw_output = raw_output
        self.meta = meta
        self.unknown_fields = unknown_fields


class ToolCallUpdateSessionUpdate(ToolCallUpdate):
    """Progress or result of a tool call announced before; only what changed is sent.

    The branch of `SessionUpdate` where `sessionUpdate` is `tool_call_update`.
    """

    __slots__ = ()

    session_update: ClassVar[Literal["tool_call_update"]] = "tool_call_update"


class UnstructuredCommandInput(Record):
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
    cost: Cost | None
    """Money spent on the session up to now. Absent or `null`: not reported."""
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        used: int,
        size: int,
        cost: Cost | None = None,
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


class UserMessageChunkSessionUpdate(ContentChunk):
    """Next piece of a message from the user, for example when an earlier conversation is
    replayed.

    The branch of `SessionUpdate` where `sessionUpdate` is `user_message_chunk`.
    """

    __slots__ = ()

    session_update: ClassVar[Literal["user_message_chunk"]] = "user_message_chunk"


class ValueIdSetSessionConfigOptionRequest(Record):
    """Picks one of a select option's choices. v1 sends no `type` here; a string `value` under
    an unfamiliar `type` is read this way too.

    The branch of `SetSessionConfigOptionRequest`.
    """

    __slots__ = ("session_id", "config_id", "meta", "value")

    type: ClassVar[Literal[None]] = None
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


class WaitForTerminalExitRequest(Record):
    """Params of `terminal/wait_for_exit`, agent to client: the answer comes only when the
    command has ended. Needs the client's `terminal` capability.
    """

    __slots__ = ("session_id", "terminal_id", "meta")

    session_id: SessionId
    """Session that the request acts on."""
    terminal_id: TerminalId
    """Terminal to act on, under the id that `terminal/create` returned."""
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


class WaitForTerminalExitResponse(Record):
    """Result of `terminal/wait_for_exit`: how the command ended."""

    __slots__ = ("exit_code", "signal", "meta")

    exit_code: int | None
    """Exit code, zero or above. Absent or `null` when there is none, as after death by signal.
    """
    signal: str | None
    """Signal that ended the process. Absent or `null` when it ended by itself."""
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


class WriteTextFileRequest(Record):
    """Params of `fs/write_text_file`, agent to client: saves text to a file. Needs the client's
    `fs.write_text_file` capability.
    """

    __slots__ = ("session_id", "path", "content", "meta")

    session_id: SessionId
    """Session that the request acts on."""
    path: str
    """Absolute path of the file."""
    content: str
    """Text that the file is to hold."""
    meta: dict[str, Any] | None
    """Extension data for either side; a receiver ignores keys it does not know."""

    def __init__(
        self,
        *,
        session_id: SessionId,
        path: str,
        content: str,
        meta: dict[str, Any] | None = None,
        unknown_fields: Mapping[str, Any] = EMPTY,
    ) -> None:
        self.session_id = session_id
        self.path = path
        self.content = content
        self.meta = meta
        self.unknown_fields = unknown_fields


class WriteTextFileResponse(Record):
    """Result of `fs/write_text_file`: empty, it only confirms that the file is written."""

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


__all__ = [
    "ElicitationAcceptAction",
    "AcceptCreateElicitationResponse",
    "AgentAuthCapabilities",
    "AuthMethodAgent",
    "AgentAuthMethod",
    "AgentCapabilities",
    "ContentChunk",
    "AgentMessageChunkSessionUpdate",
    "AgentNotification",
    "AgentRequest",
    "AgentThoughtChunkSessionUpdate",
    "Annotations",
    "MultiSelectPropertySchema",
    "ArrayElicitationPropertySchema",
    "AudioContent",
    "AudioContentBlock",
    "AuthCapabilities",
    "AuthMethodTerminal",
    "AuthenticateRequest",
    "AuthenticateResponse",
    "AvailableCommand",
    "AvailableCommandsUpdate",
    "AvailableCommandsUpdateSessionUpdate",
    "BlobResourceContents",
    "BooleanConfigOptionCapabilities",
    "BooleanPropertySchema",
    "BooleanElicitationPropertySchema",
    "SessionConfigBoolean",
    "BooleanSessionConfigOption",
    "BooleanSetSessionConfigOptionRequest",
    "CancelNotification",
    "CancelRequestNotification",
    "CancelledRequestPermissionOutcome",
    "ClientCapabilities",
    "ClientNotification",
    "ClientRequest",
    "ClientSessionCapabilities",
    "CloseSessionRequest",
    "CloseSessionResponse",
    "CompactionCapabilities",
    "CompactionSummaryChunk",
    "CompactionSummaryChunkSessionUpdate",
    "CompactionUpdate",
    "CompactionUpdateSessionUpdate",
    "CompleteElicitationNotification",
    "ConfigOptionUpdate",
    "ConfigOptionUpdateSessionUpdate",
    "Content",
    "ContentToolCallContent",
    "Cost",
    "CreateTerminalRequest",
    "CreateTerminalResponse",
    "CurrentModeUpdate",
    "CurrentModeUpdateSessionUpdate",
    "DeleteSessionRequest",
    "DeleteSessionResponse",
    "Diff",
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
    "FileSystemCapabilities",
    "FormCreateElicitationRequest",
    "HttpHeader",
    "McpServerHttp",
    "HttpMcpServer",
    "ImageContent",
    "ImageContentBlock",
    "Implementation",
    "InitializeRequest",
    "InitializeResponse",
    "IntegerPropertySchema",
    "IntegerElicitationPropertySchema",
    "KillTerminalRequest",
    "KillTerminalResponse",
    "ListSessionsRequest",
    "ListSessionsResponse",
    "LoadSessionRequest",
    "LoadSessionResponse",
    "LogoutCapabilities",
    "LogoutRequest",
    "LogoutResponse",
    "McpCapabilities",
    "McpServerSse",
    "McpServerStdio",
    "NewSessionRequest",
    "NewSessionResponse",
    "Notice",
    "NoticeCapabilities",
    "NoticeSessionUpdate",
    "NumberPropertySchema",
    "NumberElicitationPropertySchema",
    "OtherCreateElicitationRequest",
    "OtherCreateElicitationResponse",
    "OtherElicitationPropertySchema",
    "OtherMultiSelectItems",
    "PermissionOption",
    "PlainCreateElicitationResponse",
    "Plan",
    "PlanEntry",
    "PlanSessionUpdate",
    "PromptCapabilities",
    "PromptRequest",
    "PromptResponse",
    "ReadTextFileRequest",
    "ReadTextFileResponse",
    "ReleaseTerminalRequest",
    "ReleaseTerminalResponse",
    "RequestPermissionRequest",
    "RequestPermissionResponse",
    "ResourceContentBlock",
    "ResourceLink",
    "ResourceLinkContentBlock",
    "ResultAgentResponse",
    "ResultClientResponse",
    "ResumeSessionRequest",
    "ResumeSessionResponse",
    "SessionConfigSelect",
    "SelectSessionConfigOption",
    "SelectedPermissionOutcome",
    "SelectedRequestPermissionOutcome",
    "SessionAdditionalDirectoriesCapabilities",
    "SessionCapabilities",
    "SessionCloseCapabilities",
    "SessionConfigOptionsCapabilities",
    "SessionConfigSelectGroup",
    "SessionConfigSelectOption",
    "SessionDeleteCapabilities",
    "SessionInfo",
    "SessionInfoUpdate",
    "SessionInfoUpdateSessionUpdate",
    "SessionListCapabilities",
    "SessionMode",
    "SessionModeState",
    "SessionNotification",
    "SessionResumeCapabilities",
    "SetSessionConfigOptionResponse",
    "SetSessionModeRequest",
    "SetSessionModeResponse",
    "SseMcpServer",
    "StdioMcpServer",
    "StringPropertySchema",
    "StringElicitationPropertySchema",
    "StringMultiSelectItems",
    "TaggedStringMultiSelectItems",
    "Terminal",
    "TerminalAuthMethod",
    "TerminalExitStatus",
    "TerminalOutputRequest",
    "TerminalOutputResponse",
    "TerminalToolCallContent",
    "TextContent",
    "TextContentBlock",
    "TextResourceContents",
    "TitledMultiSelectItems",
    "ToolCall",
    "ToolCallLocation",
    "ToolCallSessionUpdate",
    "ToolCallUpdate",
    "ToolCallUpdateSessionUpdate",
    "UnstructuredCommandInput",
    "UrlCreateElicitationRequest",
    "UsageUpdate",
    "UsageUpdateSessionUpdate",
    "UserMessageChunkSessionUpdate",
    "ValueIdSetSessionConfigOptionRequest",
    "WaitForTerminalExitRequest",
    "WaitForTerminalExitResponse",
    "WriteTextFileRequest",
    "WriteTextFileResponse",
]
