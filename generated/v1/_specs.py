"""The schema as a table, for the walk that explains why a value does not decode."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

SPECS: dict[str, tuple[Any, ...]] = {
    "AcceptCreateElicitationResponse": (
        "record",
        (
            ("action", ("any",), 0, 1),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
            ("content", ("opt", ("map", ("ref", "ElicitationContentValue"))), 0, 0),
        ),
    ),
    "AcpMcpServer": (
        "record",
        (
            ("type", ("any",), 0, 1),
            ("name", ("str", None, None), 0, 1),
            ("serverId", ("ref", "McpServerAcpId"), 0, 1),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "AgentAuthCapabilities": (
        "record",
        (
            ("status", ("opt", ("ref", "AuthStatusCapabilities")), 1, 2),
            ("logout", ("opt", ("ref", "LogoutCapabilities")), 0, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "AgentAuthMethod": (
        "record",
        (
            ("id", ("ref", "AuthMethodId"), 0, 1),
            ("name", ("str", None, None), 0, 1),
            ("description", ("opt", ("str", None, None)), 0, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "AgentCapabilities": (
        "record",
        (
            ("loadSession", ("bool",), 0, 2),
            ("promptCapabilities", ("ref", "PromptCapabilities"), 0, 2),
            ("mcpCapabilities", ("ref", "McpCapabilities"), 0, 2),
            ("sessionCapabilities", ("ref", "SessionCapabilities"), 0, 2),
            ("auth", ("ref", "AgentAuthCapabilities"), 0, 2),
            ("providers", ("opt", ("ref", "ProvidersCapabilities")), 4, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "AgentMessageChunkSessionUpdate": (
        "record",
        (
            ("sessionUpdate", ("any",), 0, 1),
            ("content", ("ref", "ContentBlock"), 0, 1),
            ("messageId", ("opt", ("ref", "MessageId")), 0, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "AgentNotification": (
        "record",
        (("method", ("str", None, None), 0, 1), ("params", ("opt", ("any",)), 0, 0)),
    ),
    "AgentRequest": (
        "record",
        (
            ("id", ("ref", "RequestId"), 0, 1),
            ("method", ("str", None, None), 0, 1),
            ("params", ("opt", ("any",)), 0, 0),
        ),
    ),
    "AgentResponse": (
        "choice",
        False,
        (
            (0, ("ref", "ResultAgentResponse"), ("id", "result")),
            (0, ("ref", "ErrorAgentResponse"), ("id", "error")),
        ),
    ),
    "AgentThoughtChunkSessionUpdate": (
        "record",
        (
            ("sessionUpdate", ("any",), 0, 1),
            ("content", ("ref", "ContentBlock"), 0, 1),
            ("messageId", ("opt", ("ref", "MessageId")), 0, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "Annotations": (
        "record",
        (
            ("audience", ("opt", ("list", ("ref", "Role"), 0, None)), 0, 10),
            ("lastModified", ("opt", ("str", None, None)), 0, 2),
            ("priority", ("opt", ("num", None, None)), 0, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "ArchiveSessionRequest": (
        "record",
        (("sessionId", ("ref", "SessionId"), 0, 1), ("_meta", ("opt", ("map", ("any",))), 0, 2)),
    ),
    "ArchiveSessionResponse": ("record", (("_meta", ("opt", ("map", ("any",))), 0, 2),)),
    "ArrayElicitationPropertySchema": (
        "record",
        (
            ("type", ("any",), 0, 1),
            ("title", ("opt", ("str", None, None)), 0, 2),
            ("description", ("opt", ("str", None, None)), 0, 2),
            ("minItems", ("opt", ("int", 0, None)), 0, 0),
            ("maxItems", ("opt", ("int", 0, None)), 0, 0),
            ("items", ("ref", "MultiSelectItems"), 0, 1),
            ("default", ("opt", ("list", ("str", None, None), 0, None)), 0, 10),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "AudioContent": (
        "record",
        (
            ("annotations", ("opt", ("ref", "Annotations")), 0, 2),
            ("data", ("str", None, None), 0, 1),
            ("mimeType", ("str", None, None), 0, 1),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "AudioContentBlock": (
        "record",
        (
            ("type", ("any",), 0, 1),
            ("annotations", ("opt", ("ref", "Annotations")), 0, 2),
            ("data", ("str", None, None), 0, 1),
            ("mimeType", ("str", None, None), 0, 1),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "AuthAccount": (
        "record",
        (
            ("label", ("str", None, None), 0, 1),
            ("active", ("opt", ("bool",)), 0, 2),
            ("name", ("opt", ("str", None, None)), 0, 2),
            ("email", ("opt", ("str", None, None)), 0, 2),
            ("organization", ("opt", ("str", None, None)), 0, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "AuthCapabilities": (
        "record",
        (("terminal", ("bool",), 0, 2), ("_meta", ("opt", ("map", ("any",))), 0, 2)),
    ),
    "AuthMethod": (
        "union",
        "type",
        False,
        (("terminal", 0, "TerminalAuthMethod"),),
        None,
        ((0, "AgentAuthMethod"),),
    ),
    "AuthMethodAgent": (
        "record",
        (
            ("id", ("ref", "AuthMethodId"), 0, 1),
            ("name", ("str", None, None), 0, 1),
            ("description", ("opt", ("str", None, None)), 0, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "AuthMethodId": ("str", None, None),
    "AuthMethodTerminal": (
        "record",
        (
            ("id", ("ref", "AuthMethodId"), 0, 1),
            ("name", ("str", None, None), 0, 1),
            ("description", ("opt", ("str", None, None)), 0, 2),
            ("args", ("list", ("str", None, None), 0, None), 0, 4),
            ("env", ("map", ("str", None, None)), 0, 4),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "AuthState": (
        "enum",
        (("authenticated", 0), ("unauthenticated", 0), ("not_required", 0), ("unknown", 0)),
        ("str", None, None),
    ),
    "AuthStatusCapabilities": ("record", (("_meta", ("opt", ("map", ("any",))), 0, 2),)),
    "AuthStatusRequest": ("record", (("_meta", ("opt", ("map", ("any",))), 0, 2),)),
    "AuthStatusResponse": (
        "record",
        (
            ("state", ("ref", "AuthState"), 0, 1),
            ("accounts", ("list", ("ref", "AuthAccount"), 0, None), 0, 10),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "AuthStatusUpdateNotification": (
        "record",
        (
            ("state", ("ref", "AuthState"), 0, 1),
            ("accounts", ("list", ("ref", "AuthAccount"), 0, None), 0, 10),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "AuthenticateRequest": (
        "record",
        (("methodId", ("ref", "AuthMethodId"), 0, 1), ("_meta", ("opt", ("map", ("any",))), 0, 2)),
    ),
    "AuthenticateResponse": ("record", (("_meta", ("opt", ("map", ("any",))), 0, 2),)),
    "AvailableCommand": (
        "record",
        (
            ("name", ("str", None, None), 0, 1),
            ("description", ("str", None, None), 0, 1),
            ("input", ("opt", ("ref", "AvailableCommandInput")), 0, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "AvailableCommandInput": (
        "choice",
        False,
        ((0, ("ref", "UnstructuredCommandInput"), ("hint",)),),
    ),
    "AvailableCommandsUpdate": (
        "record",
        (
            ("availableCommands", ("list", ("ref", "AvailableCommand"), 0, None), 0, 11),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "AvailableCommandsUpdateSessionUpdate": (
        "record",
        (
            ("sessionUpdate", ("any",), 0, 1),
            ("availableCommands", ("list", ("ref", "AvailableCommand"), 0, None), 0, 11),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "BlobResourceContents": (
        "record",
        (
            ("blob", ("str", None, None), 0, 1),
            ("mimeType", ("opt", ("str", None, None)), 0, 2),
            ("uri", ("str", None, None), 0, 1),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "BooleanConfigOptionCapabilities": ("record", (("_meta", ("opt", ("map", ("any",))), 0, 2),)),
    "BooleanElicitationPropertySchema": (
        "record",
        (
            ("type", ("any",), 0, 1),
            ("title", ("opt", ("str", None, None)), 0, 2),
            ("description", ("opt", ("str", None, None)), 0, 2),
            ("default", ("opt", ("bool",)), 0, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "BooleanPropertySchema": (
        "record",
        (
            ("title", ("opt", ("str", None, None)), 0, 2),
            ("description", ("opt", ("str", None, None)), 0, 2),
            ("default", ("opt", ("bool",)), 0, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "BooleanSessionConfigOption": (
        "record",
        (
            ("type", ("any",), 0, 1),
            ("id", ("ref", "SessionConfigId"), 0, 1),
            ("name", ("str", None, None), 0, 1),
            ("description", ("opt", ("str", None, None)), 0, 2),
            ("category", ("opt", ("ref", "SessionConfigOptionCategory")), 0, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
            ("currentValue", ("bool",), 0, 1),
        ),
    ),
    "BooleanSetSessionConfigOptionRequest": (
        "record",
        (
            ("type", ("any",), 0, 1),
            ("sessionId", ("ref", "SessionId"), 0, 1),
            ("configId", ("ref", "SessionConfigId"), 0, 1),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
            ("value", ("bool",), 0, 1),
        ),
    ),
    "CancelNotification": (
        "record",
        (("sessionId", ("ref", "SessionId"), 0, 1), ("_meta", ("opt", ("map", ("any",))), 0, 2)),
    ),
    "CancelRequestNotification": (
        "record",
        (("requestId", ("ref", "RequestId"), 0, 1), ("_meta", ("opt", ("map", ("any",))), 0, 2)),
    ),
    "CancelledRequestPermissionOutcome": ("record", (("outcome", ("any",), 0, 1),)),
    "ClientCapabilities": (
        "record",
        (
            ("fs", ("ref", "FileSystemCapabilities"), 0, 2),
            ("terminal", ("bool",), 0, 2),
            ("session", ("opt", ("ref", "ClientSessionCapabilities")), 0, 2),
            ("subagents", ("opt", ("ref", "SubagentCapabilities")), 2048, 2),
            ("plan", ("opt", ("ref", "PlanCapabilities")), 16, 2),
            ("auth", ("ref", "AuthCapabilities"), 0, 2),
            ("elicitation", ("opt", ("ref", "ElicitationCapabilities")), 0, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "ClientNotification": (
        "record",
        (("method", ("str", None, None), 0, 1), ("params", ("opt", ("any",)), 0, 0)),
    ),
    "ClientRequest": (
        "record",
        (
            ("id", ("ref", "RequestId"), 0, 1),
            ("method", ("str", None, None), 0, 1),
            ("params", ("opt", ("any",)), 0, 0),
        ),
    ),
    "ClientResponse": (
        "choice",
        False,
        (
            (0, ("ref", "ResultClientResponse"), ("id", "result")),
            (0, ("ref", "ErrorClientResponse"), ("id", "error")),
        ),
    ),
    "ClientSessionCapabilities": (
        "record",
        (
            ("compaction", ("opt", ("ref", "CompactionCapabilities")), 0, 2),
            ("configOptions", ("opt", ("ref", "SessionConfigOptionsCapabilities")), 0, 2),
            ("notices", ("opt", ("ref", "NoticeCapabilities")), 0, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "CloseSessionRequest": (
        "record",
        (("sessionId", ("ref", "SessionId"), 0, 1), ("_meta", ("opt", ("map", ("any",))), 0, 2)),
    ),
    "CloseSessionResponse": ("record", (("_meta", ("opt", ("map", ("any",))), 0, 2),)),
    "CompactionCapabilities": ("record", ()),
    "CompactionId": ("str", None, None),
    "CompactionStatus": (
        "enum",
        (("in_progress", 0), ("completed", 0), ("failed", 0), ("cancelled", 0)),
        ("str", None, None),
    ),
    "CompactionSummaryChunk": (
        "record",
        (
            ("compactionId", ("ref", "CompactionId"), 0, 1),
            ("content", ("ref", "ContentBlock"), 0, 1),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "CompactionSummaryChunkSessionUpdate": (
        "record",
        (
            ("sessionUpdate", ("any",), 0, 1),
            ("compactionId", ("ref", "CompactionId"), 0, 1),
            ("content", ("ref", "ContentBlock"), 0, 1),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "CompactionUpdate": (
        "record",
        (
            ("compactionId", ("ref", "CompactionId"), 0, 1),
            ("status", ("ref", "CompactionStatus"), 0, 1),
            ("summary", ("opt", ("list", ("ref", "ContentBlock"), 0, None)), 0, 10),
            ("error", ("opt", ("str", None, None)), 0, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "CompactionUpdateSessionUpdate": (
        "record",
        (
            ("sessionUpdate", ("any",), 0, 1),
            ("compactionId", ("ref", "CompactionId"), 0, 1),
            ("status", ("ref", "CompactionStatus"), 0, 1),
            ("summary", ("opt", ("list", ("ref", "ContentBlock"), 0, None)), 0, 10),
            ("error", ("opt", ("str", None, None)), 0, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "CompleteElicitationNotification": (
        "record",
        (
            ("elicitationId", ("ref", "ElicitationId"), 0, 1),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "ConfigOptionUpdate": (
        "record",
        (
            ("configOptions", ("list", ("ref", "SessionConfigOption"), 0, None), 0, 11),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "ConfigOptionUpdateSessionUpdate": (
        "record",
        (
            ("sessionUpdate", ("any",), 0, 1),
            ("configOptions", ("list", ("ref", "SessionConfigOption"), 0, None), 0, 11),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "Content": (
        "record",
        (("content", ("ref", "ContentBlock"), 0, 1), ("_meta", ("opt", ("map", ("any",))), 0, 2)),
    ),
    "ContentBlock": (
        "union",
        "type",
        False,
        (
            ("text", 0, "TextContentBlock"),
            ("image", 0, "ImageContentBlock"),
            ("audio", 0, "AudioContentBlock"),
            ("resource_link", 0, "ResourceLinkContentBlock"),
            ("resource", 0, "ResourceContentBlock"),
        ),
        None,
        (),
    ),
    "ContentChunk": (
        "record",
        (
            ("content", ("ref", "ContentBlock"), 0, 1),
            ("messageId", ("opt", ("ref", "MessageId")), 0, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "ContentToolCallContent": (
        "record",
        (
            ("type", ("any",), 0, 1),
            ("content", ("ref", "ContentBlock"), 0, 1),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "Cost": (
        "record",
        (
            ("amount", ("num", None, None), 0, 1),
            ("currency", ("str", None, None), 0, 1),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "CreateElicitationRequest": (
        "union",
        "mode",
        False,
        (("form", 0, "FormCreateElicitationRequest"), ("url", 0, "UrlCreateElicitationRequest")),
        "OtherCreateElicitationRequest",
        (),
    ),
    "CreateElicitationResponse": (
        "union",
        "action",
        False,
        (
            ("accept", 0, "AcceptCreateElicitationResponse"),
            ("decline", 0, "PlainCreateElicitationResponse"),
            ("cancel", 0, "PlainCreateElicitationResponse"),
        ),
        "OtherCreateElicitationResponse",
        (),
    ),
    "CreateTerminalRequest": (
        "record",
        (
            ("sessionId", ("ref", "SessionId"), 0, 1),
            ("command", ("str", None, None), 0, 1),
            ("args", ("list", ("str", None, None), 0, None), 0, 4),
            ("env", ("list", ("ref", "EnvVariable"), 0, None), 0, 4),
            ("cwd", ("opt", ("str", None, None)), 0, 0),
            ("outputByteLimit", ("opt", ("int", 0, None)), 0, 0),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "CreateTerminalResponse": (
        "record",
        (("terminalId", ("ref", "TerminalId"), 0, 1), ("_meta", ("opt", ("map", ("any",))), 0, 2)),
    ),
    "CurrentModeUpdate": (
        "record",
        (
            ("currentModeId", ("ref", "SessionModeId"), 0, 1),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "CurrentModeUpdateSessionUpdate": (
        "record",
        (
            ("sessionUpdate", ("any",), 0, 1),
            ("currentModeId", ("ref", "SessionModeId"), 0, 1),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "DeleteSessionRequest": (
        "record",
        (("sessionId", ("ref", "SessionId"), 0, 1), ("_meta", ("opt", ("map", ("any",))), 0, 2)),
    ),
    "DeleteSessionResponse": ("record", (("_meta", ("opt", ("map", ("any",))), 0, 2),)),
    "Diff": (
        "record",
        (
            ("path", ("str", None, None), 0, 1),
            ("oldText", ("opt", ("str", None, None)), 0, 2),
            ("newText", ("str", None, None), 0, 1),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "DiffToolCallContent": (
        "record",
        (
            ("type", ("any",), 0, 1),
            ("path", ("str", None, None), 0, 1),
            ("oldText", ("opt", ("str", None, None)), 0, 2),
            ("newText", ("str", None, None), 0, 1),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "DisableProviderRequest": (
        "record",
        (("providerId", ("ref", "ProviderId"), 0, 1), ("_meta", ("opt", ("map", ("any",))), 0, 2)),
    ),
    "DisableProviderResponse": ("record", (("_meta", ("opt", ("map", ("any",))), 0, 2),)),
    "ElicitationAcceptAction": (
        "record",
        (("content", ("opt", ("map", ("ref", "ElicitationContentValue"))), 0, 0),),
    ),
    "ElicitationCapabilities": (
        "record",
        (
            ("form", ("opt", ("ref", "ElicitationFormCapabilities")), 0, 2),
            ("url", ("opt", ("ref", "ElicitationUrlCapabilities")), 0, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "ElicitationContentValue": (
        "choice",
        False,
        (
            (0, ("str", None, None), ()),
            (0, ("int", None, None), ()),
            (0, ("num", None, None), ()),
            (0, ("bool",), ()),
            (0, ("list", ("str", None, None), 0, None), ()),
        ),
    ),
    "ElicitationFormCapabilities": ("record", (("_meta", ("opt", ("map", ("any",))), 0, 2),)),
    "ElicitationFormMode": (
        "record",
        (
            ("requestedSchema", ("ref", "ElicitationSchema"), 0, 1),
            (
                "",
                (
                    "choice",
                    False,
                    (
                        (0, ("ref", "ElicitationSessionScope"), ("sessionId",)),
                        (0, ("ref", "ElicitationRequestScope"), ("requestId",)),
                    ),
                ),
                0,
                17,
            ),
        ),
    ),
    "ElicitationId": ("str", None, None),
    "ElicitationPropertySchema": (
        "union",
        "type",
        False,
        (
            ("string", 0, "StringElicitationPropertySchema"),
            ("number", 0, "NumberElicitationPropertySchema"),
            ("integer", 0, "IntegerElicitationPropertySchema"),
            ("boolean", 0, "BooleanElicitationPropertySchema"),
            ("array", 0, "ArrayElicitationPropertySchema"),
        ),
        "OtherElicitationPropertySchema",
        (),
    ),
    "ElicitationRequestScope": ("record", (("requestId", ("ref", "RequestId"), 0, 1),)),
    "ElicitationSchema": (
        "record",
        (
            ("type", ("ref", "ElicitationSchemaType"), 0, 2),
            ("title", ("opt", ("str", None, None)), 0, 2),
            ("properties", ("map", ("ref", "ElicitationPropertySchema")), 0, 0),
            ("required", ("opt", ("list", ("str", None, None), 0, None)), 0, 0),
            ("description", ("opt", ("str", None, None)), 0, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "ElicitationSchemaType": ("enum", (("object", 0),), None),
    "ElicitationSessionScope": (
        "record",
        (
            ("sessionId", ("ref", "SessionId"), 0, 1),
            ("toolCallId", ("opt", ("ref", "ToolCallId")), 0, 2),
        ),
    ),
    "ElicitationUrlCapabilities": ("record", (("_meta", ("opt", ("map", ("any",))), 0, 2),)),
    "ElicitationUrlMode": (
        "record",
        (
            ("elicitationId", ("ref", "ElicitationId"), 0, 1),
            ("url", ("str", None, None), 0, 1),
            (
                "",
                (
                    "choice",
                    False,
                    (
                        (0, ("ref", "ElicitationSessionScope"), ("sessionId",)),
                        (0, ("ref", "ElicitationRequestScope"), ("requestId",)),
                    ),
                ),
                0,
                17,
            ),
        ),
    ),
    "EmbeddedResource": (
        "record",
        (
            ("annotations", ("opt", ("ref", "Annotations")), 0, 2),
            ("resource", ("ref", "EmbeddedResourceResource"), 0, 1),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "EmbeddedResourceResource": (
        "choice",
        False,
        (
            (0, ("ref", "TextResourceContents"), ("text", "uri")),
            (0, ("ref", "BlobResourceContents"), ("blob", "uri")),
        ),
    ),
    "EnumOption": (
        "record",
        (
            ("const", ("str", None, None), 0, 1),
            ("title", ("str", None, None), 0, 1),
            ("description", ("opt", ("str", None, None)), 0, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "EnvVariable": (
        "record",
        (
            ("name", ("str", None, None), 0, 1),
            ("value", ("str", None, None), 0, 1),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "Error": (
        "record",
        (
            ("code", ("ref", "ErrorCode"), 0, 1),
            ("message", ("str", None, None), 0, 1),
            ("data", ("any",), 0, 2),
        ),
    ),
    "ErrorAgentResponse": (
        "record",
        (("id", ("ref", "RequestId"), 0, 1), ("error", ("ref", "Error"), 0, 1)),
    ),
    "ErrorClientResponse": (
        "record",
        (("id", ("ref", "RequestId"), 0, 1), ("error", ("ref", "Error"), 0, 1)),
    ),
    "ErrorCode": (
        "enum",
        (
            (-32700, 0),
            (-32600, 0),
            (-32601, 0),
            (-32602, 0),
            (-32603, 0),
            (-32800, 0),
            (-32000, 0),
            (-32002, 0),
        ),
        ("int", -2147483648, 2147483647),
    ),
    "ErrorIdleStateUpdate": (
        "record",
        (
            ("stopReason", ("any",), 0, 1),
            ("usage", ("opt", ("ref", "Usage")), 2, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
            ("error", ("opt", ("ref", "Error")), 0, 2),
        ),
    ),
    "ErrorMessageMcpResponse": (
        "record",
        (("error", ("ref", "McpError"), 0, 1), ("_meta", ("opt", ("map", ("any",))), 0, 2)),
    ),
    "ErrorProxyResponse": (
        "record",
        (("id", ("ref", "RequestId"), 0, 1), ("error", ("ref", "Error"), 0, 1)),
    ),
    "ErrorStopReason": ("record", (("error", ("opt", ("ref", "Error")), 0, 2),)),
    "ExtNotification": ("any",),
    "ExtRequest": ("any",),
    "ExtResponse": ("any",),
    "FilePlanUpdateContent": (
        "record",
        (
            ("type", ("any",), 0, 1),
            ("planId", ("ref", "PlanId"), 0, 1),
            ("uri", ("str", None, None), 0, 1),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "FileSystemCapabilities": (
        "record",
        (
            ("readTextFile", ("bool",), 0, 2),
            ("writeTextFile", ("bool",), 0, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "ForkSessionRequest": (
        "record",
        (
            ("sessionId", ("ref", "SessionId"), 0, 1),
            ("cwd", ("str", None, None), 0, 1),
            ("additionalDirectories", ("list", ("str", None, None), 0, None), 0, 4),
            ("mcpServers", ("list", ("ref", "McpServer"), 0, None), 0, 4),
            ("systemPrompt", ("opt", ("ref", "SystemPrompt")), 1024, 0),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "ForkSessionResponse": (
        "record",
        (
            ("sessionId", ("ref", "SessionId"), 0, 1),
            ("modes", ("opt", ("ref", "SessionModeState")), 0, 2),
            ("configOptions", ("opt", ("list", ("ref", "SessionConfigOption"), 0, None)), 0, 10),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "FormCreateElicitationRequest": (
        "record",
        (
            ("mode", ("any",), 0, 1),
            ("message", ("str", None, None), 0, 1),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
            ("requestedSchema", ("ref", "ElicitationSchema"), 0, 1),
            (
                "",
                (
                    "choice",
                    False,
                    (
                        (0, ("ref", "ElicitationSessionScope"), ("sessionId",)),
                        (0, ("ref", "ElicitationRequestScope"), ("requestId",)),
                    ),
                ),
                0,
                17,
            ),
        ),
    ),
    "HttpHeader": (
        "record",
        (
            ("name", ("str", None, None), 0, 1),
            ("value", ("str", None, None), 0, 1),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "HttpMcpServer": (
        "record",
        (
            ("type", ("any",), 0, 1),
            ("name", ("str", None, None), 0, 1),
            ("url", ("str", None, None), 0, 1),
            ("headers", ("list", ("ref", "HttpHeader"), 0, None), 0, 5),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "IdleStateUpdate": (
        "union",
        "stopReason",
        True,
        (
            ("end_turn", 0, "PlainIdleStateUpdate"),
            ("max_tokens", 0, "PlainIdleStateUpdate"),
            ("max_turn_requests", 0, "PlainIdleStateUpdate"),
            ("refusal", 0, "PlainIdleStateUpdate"),
            ("cancelled", 0, "PlainIdleStateUpdate"),
            ("error", 0, "ErrorIdleStateUpdate"),
        ),
        "OtherIdleStateUpdate",
        ((0, "NoneIdleStateUpdate"),),
    ),
    "ImageContent": (
        "record",
        (
            ("annotations", ("opt", ("ref", "Annotations")), 0, 2),
            ("data", ("str", None, None), 0, 1),
            ("mimeType", ("str", None, None), 0, 1),
            ("uri", ("opt", ("str", None, None)), 0, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "ImageContentBlock": (
        "record",
        (
            ("type", ("any",), 0, 1),
            ("annotations", ("opt", ("ref", "Annotations")), 0, 2),
            ("data", ("str", None, None), 0, 1),
            ("mimeType", ("str", None, None), 0, 1),
            ("uri", ("opt", ("str", None, None)), 0, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "Implementation": (
        "record",
        (
            ("name", ("str", None, None), 0, 1),
            ("title", ("opt", ("str", None, None)), 0, 2),
            ("version", ("str", None, None), 0, 1),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "InitializeProxyRequest": (
        "record",
        (
            ("protocolVersion", ("ref", "ProtocolVersion"), 0, 1),
            ("clientCapabilities", ("ref", "ClientCapabilities"), 0, 2),
            ("clientInfo", ("opt", ("ref", "Implementation")), 0, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "InitializeProxyResponse": (
        "record",
        (
            ("protocolVersion", ("ref", "ProtocolVersion"), 0, 1),
            ("agentCapabilities", ("ref", "AgentCapabilities"), 0, 2),
            ("authMethods", ("list", ("ref", "AuthMethod"), 0, None), 0, 10),
            ("agentInfo", ("opt", ("ref", "Implementation")), 0, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "InitializeRequest": (
        "record",
        (
            ("protocolVersion", ("ref", "ProtocolVersion"), 0, 1),
            ("clientCapabilities", ("ref", "ClientCapabilities"), 0, 2),
            ("clientInfo", ("opt", ("ref", "Implementation")), 0, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "InitializeResponse": (
        "record",
        (
            ("protocolVersion", ("ref", "ProtocolVersion"), 0, 1),
            ("agentCapabilities", ("ref", "AgentCapabilities"), 0, 2),
            ("authMethods", ("list", ("ref", "AuthMethod"), 0, None), 0, 10),
            ("agentInfo", ("opt", ("ref", "Implementation")), 0, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "IntegerElicitationPropertySchema": (
        "record",
        (
            ("type", ("any",), 0, 1),
            ("title", ("opt", ("str", None, None)), 0, 2),
            ("description", ("opt", ("str", None, None)), 0, 2),
            ("minimum", ("opt", ("int", None, None)), 0, 0),
            ("maximum", ("opt", ("int", None, None)), 0, 0),
            ("default", ("opt", ("int", None, None)), 0, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "IntegerPropertySchema": (
        "record",
        (
            ("title", ("opt", ("str", None, None)), 0, 2),
            ("description", ("opt", ("str", None, None)), 0, 2),
            ("minimum", ("opt", ("int", None, None)), 0, 0),
            ("maximum", ("opt", ("int", None, None)), 0, 0),
            ("default", ("opt", ("int", None, None)), 0, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "ItemsPlanUpdateContent": (
        "record",
        (
            ("type", ("any",), 0, 1),
            ("planId", ("ref", "PlanId"), 0, 1),
            ("entries", ("list", ("ref", "PlanEntry"), 0, None), 0, 11),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "KillTerminalRequest": (
        "record",
        (
            ("sessionId", ("ref", "SessionId"), 0, 1),
            ("terminalId", ("ref", "TerminalId"), 0, 1),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "KillTerminalResponse": ("record", (("_meta", ("opt", ("map", ("any",))), 0, 2),)),
    "ListProvidersRequest": ("record", (("_meta", ("opt", ("map", ("any",))), 0, 2),)),
    "ListProvidersResponse": (
        "record",
        (
            ("providers", ("list", ("ref", "ProviderInfo"), 0, None), 0, 1),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "ListSessionsRequest": (
        "record",
        (
            ("cwd", ("opt", ("str", None, None)), 0, 0),
            ("cursor", ("opt", ("str", None, None)), 0, 0),
            ("archived", ("opt", ("ref", "SessionArchiveFilter")), 64, 0),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "ListSessionsResponse": (
        "record",
        (
            ("sessions", ("list", ("ref", "SessionInfo"), 0, None), 0, 11),
            ("nextCursor", ("opt", ("str", None, None)), 0, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "LlmProtocol": (
        "enum",
        (("anthropic", 0), ("openai", 0), ("azure", 0), ("vertex", 0), ("bedrock", 0)),
        ("str", None, None),
    ),
    "LoadSessionRequest": (
        "record",
        (
            ("mcpServers", ("list", ("ref", "McpServer"), 0, None), 0, 5),
            ("cwd", ("str", None, None), 0, 1),
            ("additionalDirectories", ("list", ("str", None, None), 0, None), 0, 4),
            ("sessionId", ("ref", "SessionId"), 0, 1),
            ("systemPrompt", ("opt", ("ref", "SystemPrompt")), 1024, 0),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "LoadSessionResponse": (
        "record",
        (
            ("modes", ("opt", ("ref", "SessionModeState")), 0, 2),
            ("configOptions", ("opt", ("list", ("ref", "SessionConfigOption"), 0, None)), 0, 10),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "LogoutCapabilities": ("record", (("_meta", ("opt", ("map", ("any",))), 0, 2),)),
    "LogoutRequest": ("record", (("_meta", ("opt", ("map", ("any",))), 0, 2),)),
    "LogoutResponse": ("record", (("_meta", ("opt", ("map", ("any",))), 0, 2),)),
    "MarkdownPlanUpdateContent": (
        "record",
        (
            ("type", ("any",), 0, 1),
            ("planId", ("ref", "PlanId"), 0, 1),
            ("content", ("str", None, None), 0, 1),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "McpCapabilities": (
        "record",
        (
            ("http", ("bool",), 0, 2),
            ("sse", ("bool",), 0, 2),
            ("acp", ("bool",), 8, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "McpError": (
        "record",
        (
            ("code", ("int", -2147483648, 2147483647), 0, 1),
            ("message", ("str", None, None), 0, 1),
            ("data", ("any",), 0, 0),
        ),
    ),
    "McpRequestId": ("str", None, None),
    "McpServer": (
        "union",
        "type",
        False,
        (("http", 0, "HttpMcpServer"), ("sse", 0, "SseMcpServer"), ("acp", 8, "AcpMcpServer")),
        None,
        ((0, "StdioMcpServer"),),
    ),
    "McpServerAcp": (
        "record",
        (
            ("name", ("str", None, None), 0, 1),
            ("serverId", ("ref", "McpServerAcpId"), 0, 1),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "McpServerAcpId": ("str", None, None),
    "McpServerHttp": (
        "record",
        (
            ("name", ("str", None, None), 0, 1),
            ("url", ("str", None, None), 0, 1),
            ("headers", ("list", ("ref", "HttpHeader"), 0, None), 0, 5),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "McpServerSse": (
        "record",
        (
            ("name", ("str", None, None), 0, 1),
            ("url", ("str", None, None), 0, 1),
            ("headers", ("list", ("ref", "HttpHeader"), 0, None), 0, 5),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "McpServerStdio": (
        "record",
        (
            ("name", ("str", None, None), 0, 1),
            ("command", ("str", None, None), 0, 1),
            ("args", ("list", ("str", None, None), 0, None), 0, 5),
            ("env", ("list", ("ref", "EnvVariable"), 0, None), 0, 5),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "MessageId": ("str", None, None),
    "MessageMcpNotification": (
        "record",
        (
            ("serverId", ("ref", "McpServerAcpId"), 0, 1),
            ("requestId", ("ref", "McpRequestId"), 0, 1),
            ("method", ("str", None, None), 0, 1),
            ("params", ("opt", ("map", ("any",))), 0, 0),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "MessageMcpRequest": (
        "record",
        (
            ("serverId", ("ref", "McpServerAcpId"), 0, 1),
            ("requestId", ("ref", "McpRequestId"), 0, 1),
            ("method", ("str", None, None), 0, 1),
            ("params", ("opt", ("map", ("any",))), 0, 0),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "MessageMcpResponse": (
        "choice",
        False,
        (
            (0, ("ref", "ResultMessageMcpResponse"), ("result",)),
            (0, ("ref", "ErrorMessageMcpResponse"), ("error",)),
        ),
    ),
    "MultiSelectItems": (
        "union",
        "type",
        False,
        (("string", 0, "TaggedStringMultiSelectItems"),),
        "OtherMultiSelectItems",
        ((0, "TitledMultiSelectItems"),),
    ),
    "MultiSelectPropertySchema": (
        "record",
        (
            ("title", ("opt", ("str", None, None)), 0, 2),
            ("description", ("opt", ("str", None, None)), 0, 2),
            ("minItems", ("opt", ("int", 0, None)), 0, 0),
            ("maxItems", ("opt", ("int", 0, None)), 0, 0),
            ("items", ("ref", "MultiSelectItems"), 0, 1),
            ("default", ("opt", ("list", ("str", None, None), 0, None)), 0, 10),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "NewSessionRequest": (
        "record",
        (
            ("cwd", ("str", None, None), 0, 1),
            ("additionalDirectories", ("list", ("str", None, None), 0, None), 0, 4),
            ("mcpServers", ("list", ("ref", "McpServer"), 0, None), 0, 5),
            ("systemPrompt", ("opt", ("ref", "SystemPrompt")), 1024, 0),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "NewSessionResponse": (
        "record",
        (
            ("sessionId", ("ref", "SessionId"), 0, 1),
            ("modes", ("opt", ("ref", "SessionModeState")), 0, 2),
            ("configOptions", ("opt", ("list", ("ref", "SessionConfigOption"), 0, None)), 0, 10),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "NoneIdleStateUpdate": (
        "record",
        (
            ("stopReason", ("null",), 0, 2),
            ("usage", ("opt", ("ref", "Usage")), 2, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "Notice": (
        "record",
        (
            ("severity", ("ref", "NoticeSeverity"), 0, 1),
            ("title", ("str", 1, None), 0, 1),
            ("description", ("opt", ("str", None, None)), 0, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "NoticeCapabilities": ("record", ()),
    "NoticeSessionUpdate": (
        "record",
        (
            ("sessionUpdate", ("any",), 0, 1),
            ("severity", ("ref", "NoticeSeverity"), 0, 1),
            ("title", ("str", 1, None), 0, 1),
            ("description", ("opt", ("str", None, None)), 0, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "NoticeSeverity": ("enum", (("info", 0), ("warning", 0), ("error", 0)), ("str", None, None)),
    "NumberElicitationPropertySchema": (
        "record",
        (
            ("type", ("any",), 0, 1),
            ("title", ("opt", ("str", None, None)), 0, 2),
            ("description", ("opt", ("str", None, None)), 0, 2),
            ("minimum", ("opt", ("num", None, None)), 0, 0),
            ("maximum", ("opt", ("num", None, None)), 0, 0),
            ("default", ("opt", ("num", None, None)), 0, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "NumberPropertySchema": (
        "record",
        (
            ("title", ("opt", ("str", None, None)), 0, 2),
            ("description", ("opt", ("str", None, None)), 0, 2),
            ("minimum", ("opt", ("num", None, None)), 0, 0),
            ("maximum", ("opt", ("num", None, None)), 0, 0),
            ("default", ("opt", ("num", None, None)), 0, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "OtherCreateElicitationRequest": (
        "record",
        (
            ("message", ("str", None, None), 0, 1),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
            ("mode", ("str", None, None), 0, 1),
            (
                "",
                (
                    "choice",
                    False,
                    (
                        (0, ("ref", "ElicitationSessionScope"), ("sessionId",)),
                        (0, ("ref", "ElicitationRequestScope"), ("requestId",)),
                    ),
                ),
                0,
                17,
            ),
        ),
    ),
    "OtherCreateElicitationResponse": (
        "record",
        (("_meta", ("opt", ("map", ("any",))), 0, 2), ("action", ("str", None, None), 0, 1)),
    ),
    "OtherElicitationPropertySchema": ("record", (("type", ("str", None, None), 0, 1),)),
    "OtherIdleStateUpdate": (
        "record",
        (
            ("usage", ("opt", ("ref", "Usage")), 2, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
            ("stopReason", ("str", None, None), 0, 1),
        ),
    ),
    "OtherMultiSelectItems": ("record", (("type", ("str", None, None), 0, 1),)),
    "OtherStateUpdate": ("record", (("state", ("str", None, None), 0, 1),)),
    "PermissionOption": (
        "record",
        (
            ("optionId", ("ref", "PermissionOptionId"), 0, 1),
            ("name", ("str", None, None), 0, 1),
            ("kind", ("ref", "PermissionOptionKind"), 0, 1),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "PermissionOptionId": ("str", None, None),
    "PermissionOptionKind": (
        "enum",
        (("allow_once", 0), ("allow_always", 0), ("reject_once", 0), ("reject_always", 0)),
        None,
    ),
    "PlainCreateElicitationResponse": (
        "record",
        (
            (
                "action",
                ("choice", False, ((0, ("const", "decline"), ()), (0, ("const", "cancel"), ()))),
                0,
                1,
            ),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "PlainIdleStateUpdate": (
        "record",
        (
            (
                "stopReason",
                (
                    "choice",
                    False,
                    (
                        (0, ("const", "end_turn"), ()),
                        (0, ("const", "max_tokens"), ()),
                        (0, ("const", "max_turn_requests"), ()),
                        (0, ("const", "refusal"), ()),
                        (0, ("const", "cancelled"), ()),
                    ),
                ),
                0,
                1,
            ),
            ("usage", ("opt", ("ref", "Usage")), 2, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "Plan": (
        "record",
        (
            ("entries", ("list", ("ref", "PlanEntry"), 0, None), 0, 11),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "PlanCapabilities": ("record", (("_meta", ("opt", ("map", ("any",))), 0, 2),)),
    "PlanEntry": (
        "record",
        (
            ("content", ("str", None, None), 0, 1),
            ("priority", ("ref", "PlanEntryPriority"), 0, 1),
            ("status", ("ref", "PlanEntryStatus"), 0, 1),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "PlanEntryPriority": ("enum", (("high", 0), ("medium", 0), ("low", 0)), None),
    "PlanEntryStatus": ("enum", (("pending", 0), ("in_progress", 0), ("completed", 0)), None),
    "PlanFile": (
        "record",
        (
            ("planId", ("ref", "PlanId"), 0, 1),
            ("uri", ("str", None, None), 0, 1),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "PlanId": ("str", None, None),
    "PlanItems": (
        "record",
        (
            ("planId", ("ref", "PlanId"), 0, 1),
            ("entries", ("list", ("ref", "PlanEntry"), 0, None), 0, 11),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "PlanMarkdown": (
        "record",
        (
            ("planId", ("ref", "PlanId"), 0, 1),
            ("content", ("str", None, None), 0, 1),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "PlanRemoved": (
        "record",
        (("planId", ("ref", "PlanId"), 0, 1), ("_meta", ("opt", ("map", ("any",))), 0, 2)),
    ),
    "PlanRemovedSessionUpdate": (
        "record",
        (
            ("sessionUpdate", ("any",), 0, 1),
            ("planId", ("ref", "PlanId"), 0, 1),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "PlanSessionUpdate": (
        "record",
        (
            ("sessionUpdate", ("any",), 0, 1),
            ("entries", ("list", ("ref", "PlanEntry"), 0, None), 0, 11),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "PlanUpdate": (
        "record",
        (("plan", ("ref", "PlanUpdateContent"), 0, 1), ("_meta", ("opt", ("map", ("any",))), 0, 2)),
    ),
    "PlanUpdateContent": (
        "union",
        "type",
        False,
        (
            ("items", 0, "ItemsPlanUpdateContent"),
            ("file", 0, "FilePlanUpdateContent"),
            ("markdown", 0, "MarkdownPlanUpdateContent"),
        ),
        None,
        (),
    ),
    "PlanUpdateSessionUpdate": (
        "record",
        (
            ("sessionUpdate", ("any",), 0, 1),
            ("plan", ("ref", "PlanUpdateContent"), 0, 1),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "PromptCapabilities": (
        "record",
        (
            ("image", ("bool",), 0, 2),
            ("audio", ("bool",), 0, 2),
            ("embeddedContext", ("bool",), 0, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "PromptRequest": (
        "record",
        (
            ("sessionId", ("ref", "SessionId"), 0, 1),
            ("prompt", ("list", ("ref", "ContentBlock"), 0, None), 0, 1),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "PromptResponse": (
        "record",
        (
            ("stopReason", ("ref", "StopReason"), 0, 1),
            ("usage", ("opt", ("ref", "Usage")), 2, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "ProtocolVersion": ("int", 0, 65535),
    "ProviderCurrentConfig": (
        "record",
        (
            ("apiType", ("ref", "LlmProtocol"), 0, 1),
            ("baseUrl", ("str", None, None), 0, 1),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "ProviderId": ("str", None, None),
    "ProviderInfo": (
        "record",
        (
            ("providerId", ("ref", "ProviderId"), 0, 1),
            ("supported", ("list", ("ref", "LlmProtocol"), 0, None), 0, 11),
            ("required", ("bool",), 0, 1),
            ("current", ("opt", ("ref", "ProviderCurrentConfig")), 0, 0),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "ProvidersCapabilities": ("record", (("_meta", ("opt", ("map", ("any",))), 0, 2),)),
    "ProxyNotification": (
        "record",
        (("method", ("str", None, None), 0, 1), ("params", ("opt", ("any",)), 0, 0)),
    ),
    "ProxyRequest": (
        "record",
        (
            ("id", ("ref", "RequestId"), 0, 1),
            ("method", ("str", None, None), 0, 1),
            ("params", ("opt", ("any",)), 0, 0),
        ),
    ),
    "ProxyResponse": (
        "choice",
        False,
        (
            (0, ("ref", "ResultProxyResponse"), ("id", "result")),
            (0, ("ref", "ErrorProxyResponse"), ("id", "error")),
        ),
    ),
    "ProxySuccessorNotification": (
        "record",
        (
            ("method", ("str", None, None), 0, 1),
            ("params", ("any",), 0, 0),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "ProxySuccessorRequest": (
        "record",
        (
            ("method", ("str", None, None), 0, 1),
            ("params", ("any",), 0, 0),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "ProxySuccessorResponse": ("any",),
    "ReadTextFileRequest": (
        "record",
        (
            ("sessionId", ("ref", "SessionId"), 0, 1),
            ("path", ("str", None, None), 0, 1),
            ("line", ("opt", ("int", 0, 4294967295)), 0, 0),
            ("limit", ("opt", ("int", 0, 4294967295)), 0, 0),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "ReadTextFileResponse": (
        "record",
        (("content", ("str", None, None), 0, 1), ("_meta", ("opt", ("map", ("any",))), 0, 2)),
    ),
    "ReleaseTerminalRequest": (
        "record",
        (
            ("sessionId", ("ref", "SessionId"), 0, 1),
            ("terminalId", ("ref", "TerminalId"), 0, 1),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "ReleaseTerminalResponse": ("record", (("_meta", ("opt", ("map", ("any",))), 0, 2),)),
    "RequestId": (
        "choice",
        False,
        ((0, ("null",), ()), (0, ("int", None, None), ()), (0, ("str", None, None), ())),
    ),
    "RequestPermissionOutcome": (
        "union",
        "outcome",
        False,
        (
            ("cancelled", 0, "CancelledRequestPermissionOutcome"),
            ("selected", 0, "SelectedRequestPermissionOutcome"),
        ),
        None,
        (),
    ),
    "RequestPermissionRequest": (
        "record",
        (
            ("sessionId", ("ref", "SessionId"), 0, 1),
            ("toolCall", ("ref", "ToolCallUpdate"), 0, 1),
            ("options", ("list", ("ref", "PermissionOption"), 0, None), 0, 1),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "RequestPermissionResponse": (
        "record",
        (
            ("outcome", ("ref", "RequestPermissionOutcome"), 0, 1),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "RequiresActionStateUpdate": ("record", (("_meta", ("opt", ("map", ("any",))), 0, 2),)),
    "ResourceContentBlock": (
        "record",
        (
            ("type", ("any",), 0, 1),
            ("annotations", ("opt", ("ref", "Annotations")), 0, 2),
            ("resource", ("ref", "EmbeddedResourceResource"), 0, 1),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "ResourceLink": (
        "record",
        (
            ("annotations", ("opt", ("ref", "Annotations")), 0, 2),
            ("description", ("opt", ("str", None, None)), 0, 2),
            ("mimeType", ("opt", ("str", None, None)), 0, 2),
            ("name", ("str", None, None), 0, 1),
            ("size", ("opt", ("int", None, None)), 0, 2),
            ("title", ("opt", ("str", None, None)), 0, 2),
            ("uri", ("str", None, None), 0, 1),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "ResourceLinkContentBlock": (
        "record",
        (
            ("type", ("any",), 0, 1),
            ("annotations", ("opt", ("ref", "Annotations")), 0, 2),
            ("description", ("opt", ("str", None, None)), 0, 2),
            ("mimeType", ("opt", ("str", None, None)), 0, 2),
            ("name", ("str", None, None), 0, 1),
            ("size", ("opt", ("int", None, None)), 0, 2),
            ("title", ("opt", ("str", None, None)), 0, 2),
            ("uri", ("str", None, None), 0, 1),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "ResultAgentResponse": (
        "record",
        (("id", ("ref", "RequestId"), 0, 1), ("result", ("any",), 0, 1)),
    ),
    "ResultClientResponse": (
        "record",
        (("id", ("ref", "RequestId"), 0, 1), ("result", ("any",), 0, 1)),
    ),
    "ResultMessageMcpResponse": (
        "record",
        (("result", ("any",), 0, 1), ("_meta", ("opt", ("map", ("any",))), 0, 2)),
    ),
    "ResultProxyResponse": (
        "record",
        (("id", ("ref", "RequestId"), 0, 1), ("result", ("any",), 0, 1)),
    ),
    "ResumeSessionRequest": (
        "record",
        (
            ("sessionId", ("ref", "SessionId"), 0, 1),
            ("cwd", ("str", None, None), 0, 1),
            ("additionalDirectories", ("list", ("str", None, None), 0, None), 0, 4),
            ("mcpServers", ("list", ("ref", "McpServer"), 0, None), 0, 4),
            ("systemPrompt", ("opt", ("ref", "SystemPrompt")), 1024, 0),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "ResumeSessionResponse": (
        "record",
        (
            ("modes", ("opt", ("ref", "SessionModeState")), 0, 2),
            ("configOptions", ("opt", ("list", ("ref", "SessionConfigOption"), 0, None)), 0, 10),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "Role": ("enum", (("assistant", 0), ("user", 0)), None),
    "RunningStateUpdate": ("record", (("_meta", ("opt", ("map", ("any",))), 0, 2),)),
    "SelectSessionConfigOption": (
        "record",
        (
            ("type", ("any",), 0, 1),
            ("id", ("ref", "SessionConfigId"), 0, 1),
            ("name", ("str", None, None), 0, 1),
            ("description", ("opt", ("str", None, None)), 0, 2),
            ("category", ("opt", ("ref", "SessionConfigOptionCategory")), 0, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
            ("currentValue", ("ref", "SessionConfigValueId"), 0, 1),
            ("options", ("ref", "SessionConfigSelectOptions"), 0, 1),
        ),
    ),
    "SelectedPermissionOutcome": (
        "record",
        (
            ("optionId", ("ref", "PermissionOptionId"), 0, 1),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "SelectedRequestPermissionOutcome": (
        "record",
        (
            ("outcome", ("any",), 0, 1),
            ("optionId", ("ref", "PermissionOptionId"), 0, 1),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "SessionAdditionalDirectoriesCapabilities": (
        "record",
        (("_meta", ("opt", ("map", ("any",))), 0, 2),),
    ),
    "SessionArchiveCapabilities": ("record", (("_meta", ("opt", ("map", ("any",))), 0, 2),)),
    "SessionArchiveFilter": (
        "enum",
        (("exclude", 0), ("include", 0), ("only", 0)),
        ("str", None, None),
    ),
    "SessionCancelCapabilities": ("record", (("_meta", ("opt", ("map", ("any",))), 0, 2),)),
    "SessionCapabilities": (
        "record",
        (
            ("list", ("opt", ("ref", "SessionListCapabilities")), 0, 2),
            ("delete", ("opt", ("ref", "SessionDeleteCapabilities")), 0, 2),
            (
                "additionalDirectories",
                ("opt", ("ref", "SessionAdditionalDirectoriesCapabilities")),
                0,
                2,
            ),
            ("systemPrompt", ("opt", ("ref", "SessionSystemPromptCapabilities")), 1024, 2),
            ("fork", ("opt", ("ref", "SessionForkCapabilities")), 128, 2),
            ("archive", ("opt", ("ref", "SessionArchiveCapabilities")), 64, 2),
            ("status", ("opt", ("ref", "SessionStatusCapabilities")), 512, 2),
            ("title", ("opt", ("ref", "SessionTitleCapabilities")), 256, 2),
            ("resume", ("opt", ("ref", "SessionResumeCapabilities")), 0, 2),
            ("close", ("opt", ("ref", "SessionCloseCapabilities")), 0, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "SessionCloseCapabilities": ("record", (("_meta", ("opt", ("map", ("any",))), 0, 2),)),
    "SessionConfigBoolean": ("record", (("currentValue", ("bool",), 0, 1),)),
    "SessionConfigGroupId": ("str", None, None),
    "SessionConfigId": ("str", None, None),
    "SessionConfigOption": (
        "union",
        "type",
        False,
        (("select", 0, "SelectSessionConfigOption"), ("boolean", 0, "BooleanSessionConfigOption")),
        None,
        (),
    ),
    "SessionConfigOptionCategory": (
        "enum",
        (("mode", 0), ("model", 0), ("model_config", 0), ("thought_level", 0)),
        ("str", None, None),
    ),
    "SessionConfigOptionsCapabilities": (
        "record",
        (
            ("boolean", ("opt", ("ref", "BooleanConfigOptionCapabilities")), 0, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "SessionConfigSelect": (
        "record",
        (
            ("currentValue", ("ref", "SessionConfigValueId"), 0, 1),
            ("options", ("ref", "SessionConfigSelectOptions"), 0, 1),
        ),
    ),
    "SessionConfigSelectGroup": (
        "record",
        (
            ("group", ("ref", "SessionConfigGroupId"), 0, 1),
            ("name", ("str", None, None), 0, 1),
            ("options", ("list", ("ref", "SessionConfigSelectOption"), 0, None), 0, 11),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "SessionConfigSelectOption": (
        "record",
        (
            ("value", ("ref", "SessionConfigValueId"), 0, 1),
            ("name", ("str", None, None), 0, 1),
            ("description", ("opt", ("str", None, None)), 0, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "SessionConfigSelectOptions": (
        "choice",
        False,
        (
            (0, ("list", ("ref", "SessionConfigSelectOption"), 0, None), ()),
            (0, ("list", ("ref", "SessionConfigSelectGroup"), 0, None), ()),
        ),
    ),
    "SessionConfigValueId": ("str", None, None),
    "SessionDeleteCapabilities": ("record", (("_meta", ("opt", ("map", ("any",))), 0, 2),)),
    "SessionForkCapabilities": ("record", (("_meta", ("opt", ("map", ("any",))), 0, 2),)),
    "SessionId": ("str", None, None),
    "SessionInfo": (
        "record",
        (
            ("sessionId", ("ref", "SessionId"), 0, 1),
            ("cwd", ("str", None, None), 0, 1),
            ("additionalDirectories", ("list", ("str", None, None), 0, None), 0, 10),
            ("title", ("opt", ("str", None, None)), 0, 2),
            ("updatedAt", ("opt", ("str", None, None)), 0, 2),
            ("archived", ("opt", ("bool",)), 64, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "SessionInfoUpdate": (
        "record",
        (
            ("title", ("opt", ("str", None, None)), 0, 2),
            ("updatedAt", ("opt", ("str", None, None)), 0, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "SessionInfoUpdateSessionUpdate": (
        "record",
        (
            ("sessionUpdate", ("any",), 0, 1),
            ("title", ("opt", ("str", None, None)), 0, 2),
            ("updatedAt", ("opt", ("str", None, None)), 0, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "SessionListCapabilities": ("record", (("_meta", ("opt", ("map", ("any",))), 0, 2),)),
    "SessionMessage": (
        "record",
        (
            ("messageId", ("ref", "MessageId"), 0, 1),
            ("senderSessionId", ("opt", ("ref", "SessionId")), 0, 2),
            ("recipientSessionId", ("opt", ("ref", "SessionId")), 0, 2),
            ("senderMessageId", ("opt", ("ref", "MessageId")), 0, 2),
            ("recipientMessageId", ("opt", ("ref", "MessageId")), 0, 2),
            ("content", ("opt", ("list", ("ref", "ContentBlock"), 0, None)), 0, 10),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "SessionMessageChunk": (
        "record",
        (
            ("messageId", ("ref", "MessageId"), 0, 1),
            ("content", ("ref", "ContentBlock"), 0, 1),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "SessionMessageChunkSessionUpdate": (
        "record",
        (
            ("sessionUpdate", ("any",), 0, 1),
            ("messageId", ("ref", "MessageId"), 0, 1),
            ("content", ("ref", "ContentBlock"), 0, 1),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "SessionMessageSessionUpdate": (
        "record",
        (
            ("sessionUpdate", ("any",), 0, 1),
            ("messageId", ("ref", "MessageId"), 0, 1),
            ("senderSessionId", ("opt", ("ref", "SessionId")), 0, 2),
            ("recipientSessionId", ("opt", ("ref", "SessionId")), 0, 2),
            ("senderMessageId", ("opt", ("ref", "MessageId")), 0, 2),
            ("recipientMessageId", ("opt", ("ref", "MessageId")), 0, 2),
            ("content", ("opt", ("list", ("ref", "ContentBlock"), 0, None)), 0, 10),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "SessionMode": (
        "record",
        (
            ("id", ("ref", "SessionModeId"), 0, 1),
            ("name", ("str", None, None), 0, 1),
            ("description", ("opt", ("str", None, None)), 0, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "SessionModeId": ("str", None, None),
    "SessionModeState": (
        "record",
        (
            ("currentModeId", ("ref", "SessionModeId"), 0, 1),
            ("availableModes", ("list", ("ref", "SessionMode"), 0, None), 0, 11),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "SessionNotification": (
        "record",
        (
            ("sessionId", ("ref", "SessionId"), 0, 1),
            ("update", ("ref", "SessionUpdate"), 0, 1),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "SessionResumeCapabilities": ("record", (("_meta", ("opt", ("map", ("any",))), 0, 2),)),
    "SessionStatus": ("enum", (("open", 0), ("saved", 0)), ("str", None, None)),
    "SessionStatusCapabilities": ("record", (("_meta", ("opt", ("map", ("any",))), 0, 2),)),
    "SessionStatusRequest": (
        "record",
        (("sessionId", ("ref", "SessionId"), 0, 1), ("_meta", ("opt", ("map", ("any",))), 0, 2)),
    ),
    "SessionStatusResponse": (
        "record",
        (("status", ("ref", "SessionStatus"), 0, 1), ("_meta", ("opt", ("map", ("any",))), 0, 2)),
    ),
    "SessionSystemPromptCapabilities": (
        "record",
        (
            ("mode", ("opt", ("ref", "SessionSystemPromptModeCapabilities")), 0, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "SessionSystemPromptModeCapabilities": (
        "record",
        (
            ("override", ("opt", ("ref", "SessionSystemPromptOverrideCapabilities")), 0, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "SessionSystemPromptOverrideCapabilities": (
        "record",
        (("_meta", ("opt", ("map", ("any",))), 0, 2),),
    ),
    "SessionTitleCapabilities": ("record", (("_meta", ("opt", ("map", ("any",))), 0, 2),)),
    "SessionUpdate": (
        "union",
        "sessionUpdate",
        False,
        (
            ("user_message_chunk", 0, "UserMessageChunkSessionUpdate"),
            ("agent_message_chunk", 0, "AgentMessageChunkSessionUpdate"),
            ("agent_thought_chunk", 0, "AgentThoughtChunkSessionUpdate"),
            ("tool_call", 0, "ToolCallSessionUpdate"),
            ("tool_call_update", 0, "ToolCallUpdateSessionUpdate"),
            ("plan", 0, "PlanSessionUpdate"),
            ("plan_update", 16, "PlanUpdateSessionUpdate"),
            ("plan_removed", 16, "PlanRemovedSessionUpdate"),
            ("available_commands_update", 0, "AvailableCommandsUpdateSessionUpdate"),
            ("current_mode_update", 0, "CurrentModeUpdateSessionUpdate"),
            ("config_option_update", 0, "ConfigOptionUpdateSessionUpdate"),
            ("session_info_update", 0, "SessionInfoUpdateSessionUpdate"),
            ("usage_update", 0, "UsageUpdateSessionUpdate"),
            ("notice", 0, "NoticeSessionUpdate"),
            ("compaction_update", 0, "CompactionUpdateSessionUpdate"),
            ("compaction_summary_chunk", 0, "CompactionSummaryChunkSessionUpdate"),
            ("subagent_update", 2048, "SubagentUpdateSessionUpdate"),
            ("session_message", 2048, "SessionMessageSessionUpdate"),
            ("session_message_chunk", 2048, "SessionMessageChunkSessionUpdate"),
        ),
        None,
        (),
    ),
    "SetProviderRequest": (
        "record",
        (
            ("providerId", ("ref", "ProviderId"), 0, 1),
            ("apiType", ("ref", "LlmProtocol"), 0, 1),
            ("baseUrl", ("str", None, None), 0, 1),
            ("headers", ("map", ("str", None, None)), 0, 0),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "SetProviderResponse": ("record", (("_meta", ("opt", ("map", ("any",))), 0, 2),)),
    "SetSessionConfigOptionRequest": (
        "union",
        "type",
        False,
        (("boolean", 0, "BooleanSetSessionConfigOptionRequest"),),
        None,
        ((0, "ValueIdSetSessionConfigOptionRequest"),),
    ),
    "SetSessionConfigOptionResponse": (
        "record",
        (
            ("configOptions", ("list", ("ref", "SessionConfigOption"), 0, None), 0, 11),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "SetSessionModeRequest": (
        "record",
        (
            ("sessionId", ("ref", "SessionId"), 0, 1),
            ("modeId", ("ref", "SessionModeId"), 0, 1),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "SetSessionModeResponse": ("record", (("_meta", ("opt", ("map", ("any",))), 0, 2),)),
    "SetSessionTitleRequest": (
        "record",
        (
            ("sessionId", ("ref", "SessionId"), 0, 1),
            ("title", ("str", None, None), 0, 1),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "SetSessionTitleResponse": (
        "record",
        (("title", ("str", None, None), 0, 1), ("_meta", ("opt", ("map", ("any",))), 0, 2)),
    ),
    "SseMcpServer": (
        "record",
        (
            ("type", ("any",), 0, 1),
            ("name", ("str", None, None), 0, 1),
            ("url", ("str", None, None), 0, 1),
            ("headers", ("list", ("ref", "HttpHeader"), 0, None), 0, 5),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "StateUpdate": (
        "union",
        "state",
        False,
        (
            ("running", 0, "TaggedRunningStateUpdate"),
            ("idle", 0, "TaggedIdleStateUpdate"),
            ("requires_action", 0, "TaggedRequiresActionStateUpdate"),
            ("unknown", 0, "TaggedUnknownStateUpdate"),
        ),
        "OtherStateUpdate",
        (),
    ),
    "StdioMcpServer": (
        "record",
        (
            ("name", ("str", None, None), 0, 1),
            ("command", ("str", None, None), 0, 1),
            ("args", ("list", ("str", None, None), 0, None), 0, 5),
            ("env", ("list", ("ref", "EnvVariable"), 0, None), 0, 5),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "StopReason": (
        "enum",
        (
            ("end_turn", 0),
            ("max_tokens", 0),
            ("max_turn_requests", 0),
            ("refusal", 0),
            ("cancelled", 0),
        ),
        None,
    ),
    "StringElicitationPropertySchema": (
        "record",
        (
            ("type", ("any",), 0, 1),
            ("title", ("opt", ("str", None, None)), 0, 2),
            ("description", ("opt", ("str", None, None)), 0, 2),
            ("minLength", ("opt", ("int", 0, 4294967295)), 0, 0),
            ("maxLength", ("opt", ("int", 0, 4294967295)), 0, 0),
            ("pattern", ("opt", ("str", None, None)), 0, 0),
            ("format", ("opt", ("ref", "StringFormat")), 0, 0),
            ("default", ("opt", ("str", None, None)), 0, 2),
            ("enum", ("opt", ("list", ("str", None, None), 0, None)), 0, 0),
            ("oneOf", ("opt", ("list", ("ref", "EnumOption"), 0, None)), 0, 0),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "StringFormat": ("enum", (("email", 0), ("uri", 0), ("date", 0), ("date-time", 0)), None),
    "StringMultiSelectItems": (
        "record",
        (
            ("enum", ("list", ("str", None, None), 0, None), 0, 1),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "StringPropertySchema": (
        "record",
        (
            ("title", ("opt", ("str", None, None)), 0, 2),
            ("description", ("opt", ("str", None, None)), 0, 2),
            ("minLength", ("opt", ("int", 0, 4294967295)), 0, 0),
            ("maxLength", ("opt", ("int", 0, 4294967295)), 0, 0),
            ("pattern", ("opt", ("str", None, None)), 0, 0),
            ("format", ("opt", ("ref", "StringFormat")), 0, 0),
            ("default", ("opt", ("str", None, None)), 0, 2),
            ("enum", ("opt", ("list", ("str", None, None), 0, None)), 0, 0),
            ("oneOf", ("opt", ("list", ("ref", "EnumOption"), 0, None)), 0, 0),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "SubagentCapabilities": ("record", (("_meta", ("opt", ("map", ("any",))), 0, 2),)),
    "SubagentSessionCapabilities": (
        "record",
        (
            ("cancel", ("opt", ("ref", "SessionCancelCapabilities")), 0, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "SubagentUpdate": (
        "record",
        (
            ("sessionId", ("ref", "SessionId"), 0, 1),
            ("title", ("opt", ("str", None, None)), 0, 2),
            ("description", ("opt", ("str", None, None)), 0, 2),
            ("capabilities", ("opt", ("ref", "SubagentSessionCapabilities")), 0, 2),
            ("state", ("opt", ("ref", "StateUpdate")), 0, 2),
            ("cwd", ("opt", ("str", None, None)), 0, 0),
            ("additionalDirectories", ("opt", ("list", ("str", None, None), 0, None)), 0, 0),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "SubagentUpdateSessionUpdate": (
        "record",
        (
            ("sessionUpdate", ("any",), 0, 1),
            ("sessionId", ("ref", "SessionId"), 0, 1),
            ("title", ("opt", ("str", None, None)), 0, 2),
            ("description", ("opt", ("str", None, None)), 0, 2),
            ("capabilities", ("opt", ("ref", "SubagentSessionCapabilities")), 0, 2),
            ("state", ("opt", ("ref", "StateUpdate")), 0, 2),
            ("cwd", ("opt", ("str", None, None)), 0, 0),
            ("additionalDirectories", ("opt", ("list", ("str", None, None), 0, None)), 0, 0),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "SystemPrompt": (
        "record",
        (
            ("mode", ("ref", "SystemPromptMode"), 0, 1),
            ("content", ("list", ("ref", "ContentBlock"), 0, None), 0, 1),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "SystemPromptMode": ("enum", (("append", 0), ("override", 0)), ("str", None, None)),
    "TaggedIdleStateUpdate": (
        "record",
        (("state", ("any",), 0, 1), ("", ("ref", "IdleStateUpdate"), 0, 17)),
    ),
    "TaggedRequiresActionStateUpdate": (
        "record",
        (("state", ("any",), 0, 1), ("_meta", ("opt", ("map", ("any",))), 0, 2)),
    ),
    "TaggedRunningStateUpdate": (
        "record",
        (("state", ("any",), 0, 1), ("_meta", ("opt", ("map", ("any",))), 0, 2)),
    ),
    "TaggedStringMultiSelectItems": (
        "record",
        (
            ("type", ("any",), 0, 1),
            ("enum", ("list", ("str", None, None), 0, None), 0, 1),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "TaggedUnknownStateUpdate": (
        "record",
        (("state", ("any",), 0, 1), ("_meta", ("opt", ("map", ("any",))), 0, 2)),
    ),
    "Terminal": (
        "record",
        (("terminalId", ("ref", "TerminalId"), 0, 1), ("_meta", ("opt", ("map", ("any",))), 0, 2)),
    ),
    "TerminalAuthMethod": (
        "record",
        (
            ("type", ("any",), 0, 1),
            ("id", ("ref", "AuthMethodId"), 0, 1),
            ("name", ("str", None, None), 0, 1),
            ("description", ("opt", ("str", None, None)), 0, 2),
            ("args", ("list", ("str", None, None), 0, None), 0, 4),
            ("env", ("map", ("str", None, None)), 0, 4),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "TerminalExitStatus": (
        "record",
        (
            ("exitCode", ("opt", ("int", 0, 4294967295)), 0, 2),
            ("signal", ("opt", ("str", None, None)), 0, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "TerminalId": ("str", None, None),
    "TerminalOutputRequest": (
        "record",
        (
            ("sessionId", ("ref", "SessionId"), 0, 1),
            ("terminalId", ("ref", "TerminalId"), 0, 1),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "TerminalOutputResponse": (
        "record",
        (
            ("output", ("str", None, None), 0, 1),
            ("truncated", ("bool",), 0, 1),
            ("exitStatus", ("opt", ("ref", "TerminalExitStatus")), 0, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "TerminalToolCallContent": (
        "record",
        (
            ("type", ("any",), 0, 1),
            ("terminalId", ("ref", "TerminalId"), 0, 1),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "TextContent": (
        "record",
        (
            ("annotations", ("opt", ("ref", "Annotations")), 0, 2),
            ("text", ("str", None, None), 0, 1),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "TextContentBlock": (
        "record",
        (
            ("type", ("any",), 0, 1),
            ("annotations", ("opt", ("ref", "Annotations")), 0, 2),
            ("text", ("str", None, None), 0, 1),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "TextResourceContents": (
        "record",
        (
            ("mimeType", ("opt", ("str", None, None)), 0, 2),
            ("text", ("str", None, None), 0, 1),
            ("uri", ("str", None, None), 0, 1),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "TitledMultiSelectItems": (
        "record",
        (
            ("anyOf", ("list", ("ref", "EnumOption"), 0, None), 0, 1),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "ToolCall": (
        "record",
        (
            ("toolCallId", ("ref", "ToolCallId"), 0, 1),
            ("title", ("str", None, None), 0, 1),
            ("name", ("opt", ("str", None, None)), 0, 2),
            ("kind", ("ref", "ToolKind"), 0, 2),
            ("status", ("ref", "ToolCallStatus"), 0, 2),
            ("content", ("list", ("ref", "ToolCallContent"), 0, None), 0, 10),
            ("locations", ("list", ("ref", "ToolCallLocation"), 0, None), 0, 10),
            ("rawInput", ("any",), 0, 2),
            ("rawOutput", ("any",), 0, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "ToolCallContent": (
        "union",
        "type",
        False,
        (
            ("content", 0, "ContentToolCallContent"),
            ("diff", 0, "DiffToolCallContent"),
            ("terminal", 0, "TerminalToolCallContent"),
        ),
        None,
        (),
    ),
    "ToolCallId": ("str", None, None),
    "ToolCallLocation": (
        "record",
        (
            ("path", ("str", None, None), 0, 1),
            ("line", ("opt", ("int", 0, 4294967295)), 0, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "ToolCallSessionUpdate": (
        "record",
        (
            ("sessionUpdate", ("any",), 0, 1),
            ("toolCallId", ("ref", "ToolCallId"), 0, 1),
            ("title", ("str", None, None), 0, 1),
            ("name", ("opt", ("str", None, None)), 0, 2),
            ("kind", ("ref", "ToolKind"), 0, 2),
            ("status", ("ref", "ToolCallStatus"), 0, 2),
            ("content", ("list", ("ref", "ToolCallContent"), 0, None), 0, 10),
            ("locations", ("list", ("ref", "ToolCallLocation"), 0, None), 0, 10),
            ("rawInput", ("any",), 0, 2),
            ("rawOutput", ("any",), 0, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "ToolCallStatus": (
        "enum",
        (("pending", 0), ("in_progress", 0), ("completed", 0), ("failed", 0)),
        None,
    ),
    "ToolCallUpdate": (
        "record",
        (
            ("toolCallId", ("ref", "ToolCallId"), 0, 1),
            ("kind", ("opt", ("ref", "ToolKind")), 0, 2),
            ("status", ("opt", ("ref", "ToolCallStatus")), 0, 2),
            ("title", ("opt", ("str", None, None)), 0, 2),
            ("name", ("opt", ("str", None, None)), 0, 2),
            ("content", ("opt", ("list", ("ref", "ToolCallContent"), 0, None)), 0, 10),
            ("locations", ("opt", ("list", ("ref", "ToolCallLocation"), 0, None)), 0, 10),
            ("rawInput", ("any",), 0, 2),
            ("rawOutput", ("any",), 0, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "ToolCallUpdateSessionUpdate": (
        "record",
        (
            ("sessionUpdate", ("any",), 0, 1),
            ("toolCallId", ("ref", "ToolCallId"), 0, 1),
            ("kind", ("opt", ("ref", "ToolKind")), 0, 2),
            ("status", ("opt", ("ref", "ToolCallStatus")), 0, 2),
            ("title", ("opt", ("str", None, None)), 0, 2),
            ("name", ("opt", ("str", None, None)), 0, 2),
            ("content", ("opt", ("list", ("ref", "ToolCallContent"), 0, None)), 0, 10),
            ("locations", ("opt", ("list", ("ref", "ToolCallLocation"), 0, None)), 0, 10),
            ("rawInput", ("any",), 0, 2),
            ("rawOutput", ("any",), 0, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "ToolKind": (
        "enum",
        (
            ("read", 0),
            ("edit", 0),
            ("delete", 0),
            ("move", 0),
            ("search", 0),
            ("execute", 0),
            ("think", 0),
            ("fetch", 0),
            ("switch_mode", 0),
            ("other", 0),
        ),
        None,
    ),
    "UnarchiveSessionRequest": (
        "record",
        (("sessionId", ("ref", "SessionId"), 0, 1), ("_meta", ("opt", ("map", ("any",))), 0, 2)),
    ),
    "UnarchiveSessionResponse": ("record", (("_meta", ("opt", ("map", ("any",))), 0, 2),)),
    "UnknownStateUpdate": ("record", (("_meta", ("opt", ("map", ("any",))), 0, 2),)),
    "UnstructuredCommandInput": (
        "record",
        (("hint", ("str", None, None), 0, 1), ("_meta", ("opt", ("map", ("any",))), 0, 2)),
    ),
    "UrlCreateElicitationRequest": (
        "record",
        (
            ("mode", ("any",), 0, 1),
            ("message", ("str", None, None), 0, 1),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
            ("elicitationId", ("ref", "ElicitationId"), 0, 1),
            ("url", ("str", None, None), 0, 1),
            (
                "",
                (
                    "choice",
                    False,
                    (
                        (0, ("ref", "ElicitationSessionScope"), ("sessionId",)),
                        (0, ("ref", "ElicitationRequestScope"), ("requestId",)),
                    ),
                ),
                0,
                17,
            ),
        ),
    ),
    "Usage": (
        "record",
        (
            ("totalTokens", ("int", 0, None), 0, 1),
            ("inputTokens", ("int", 0, None), 0, 1),
            ("outputTokens", ("int", 0, None), 0, 1),
            ("thoughtTokens", ("opt", ("int", 0, None)), 0, 2),
            ("cachedReadTokens", ("opt", ("int", 0, None)), 0, 2),
            ("cachedWriteTokens", ("opt", ("int", 0, None)), 0, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "UsageUpdate": (
        "record",
        (
            ("used", ("int", 0, None), 0, 1),
            ("size", ("int", 0, None), 0, 1),
            ("cost", ("opt", ("ref", "Cost")), 0, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "UsageUpdateSessionUpdate": (
        "record",
        (
            ("sessionUpdate", ("any",), 0, 1),
            ("used", ("int", 0, None), 0, 1),
            ("size", ("int", 0, None), 0, 1),
            ("cost", ("opt", ("ref", "Cost")), 0, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "UserMessageChunkSessionUpdate": (
        "record",
        (
            ("sessionUpdate", ("any",), 0, 1),
            ("content", ("ref", "ContentBlock"), 0, 1),
            ("messageId", ("opt", ("ref", "MessageId")), 0, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "ValueIdSetSessionConfigOptionRequest": (
        "record",
        (
            ("sessionId", ("ref", "SessionId"), 0, 1),
            ("configId", ("ref", "SessionConfigId"), 0, 1),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
            ("value", ("ref", "SessionConfigValueId"), 0, 1),
        ),
    ),
    "WaitForTerminalExitRequest": (
        "record",
        (
            ("sessionId", ("ref", "SessionId"), 0, 1),
            ("terminalId", ("ref", "TerminalId"), 0, 1),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "WaitForTerminalExitResponse": (
        "record",
        (
            ("exitCode", ("opt", ("int", 0, 4294967295)), 0, 2),
            ("signal", ("opt", ("str", None, None)), 0, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "WriteTextFileRequest": (
        "record",
        (
            ("sessionId", ("ref", "SessionId"), 0, 1),
            ("path", ("str", None, None), 0, 1),
            ("content", ("str", None, None), 0, 1),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "WriteTextFileResponse": ("record", (("_meta", ("opt", ("map", ("any",))), 0, 2),)),
}
