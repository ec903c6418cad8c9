"""The schema as a table, for the walk that explains why a value does not decode."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

SPECS: dict[str, tuple[Any, ...]] = {
    "AbsolutePath": ("str", None, None),
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
    "AddDiffChange": (
        "record",
        (
            ("operation", ("any",), 0, 1),
            ("fileType", ("opt", ("ref", "DiffFileType")), 0, 2),
            ("mimeType", ("opt", ("ref", "MediaType")), 0, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
            ("path", ("ref", "AbsolutePath"), 0, 1),
        ),
    ),
    "AgentAuthCapabilities": (
        "record",
        (
            ("status", ("opt", ("ref", "AuthStatusCapabilities")), 1, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "AgentAuthMethod": (
        "record",
        (
            ("type", ("any",), 0, 1),
            ("methodId", ("ref", "AuthMethodId"), 0, 1),
            ("name", ("str", None, None), 0, 1),
            ("description", ("opt", ("str", None, None)), 0, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "AgentCapabilities": (
        "record",
        (
            ("session", ("opt", ("ref", "SessionCapabilities")), 0, 2),
            ("auth", ("opt", ("ref", "AgentAuthCapabilities")), 0, 2),
            ("providers", ("opt", ("ref", "ProvidersCapabilities")), 4, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "AgentMessage": (
        "record",
        (
            ("messageId", ("ref", "MessageId"), 0, 1),
            ("content", ("opt", ("list", ("ref", "ContentBlock"), 0, None)), 0, 10),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "AgentMessageChunkSessionUpdate": (
        "record",
        (
            ("sessionUpdate", ("any",), 0, 1),
            ("messageId", ("ref", "MessageId"), 0, 1),
            ("content", ("ref", "ContentBlock"), 0, 1),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "AgentMessageSessionUpdate": (
        "record",
        (
            ("sessionUpdate", ("any",), 0, 1),
            ("messageId", ("ref", "MessageId"), 0, 1),
            ("content", ("opt", ("list", ("ref", "ContentBlock"), 0, None)), 0, 10),
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
    "AgentThought": (
        "record",
        (
            ("messageId", ("ref", "MessageId"), 0, 1),
            ("content", ("opt", ("list", ("ref", "ContentBlock"), 0, None)), 0, 10),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "AgentThoughtChunkSessionUpdate": (
        "record",
        (
            ("sessionUpdate", ("any",), 0, 1),
            ("messageId", ("ref", "MessageId"), 0, 1),
            ("content", ("ref", "ContentBlock"), 0, 1),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "AgentThoughtSessionUpdate": (
        "record",
        (
            ("sessionUpdate", ("any",), 0, 1),
            ("messageId", ("ref", "MessageId"), 0, 1),
            ("content", ("opt", ("list", ("ref", "ContentBlock"), 0, None)), 0, 10),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "Annotations": (
        "record",
        (
            ("audience", ("opt", ("list", ("ref", "Role"), 0, None)), 0, 10),
            ("lastModified", ("opt", ("str", None, None)), 0, 2),
            ("priority", ("opt", ("num", 0, 1)), 0, 2),
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
            ("data", ("str", None, None), 0, 1),
            ("mimeType", ("ref", "MediaType"), 0, 1),
            ("annotations", ("opt", ("ref", "Annotations")), 0, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "AudioContentBlock": (
        "record",
        (
            ("type", ("any",), 0, 1),
            ("data", ("str", None, None), 0, 1),
            ("mimeType", ("ref", "MediaType"), 0, 1),
            ("annotations", ("opt", ("ref", "Annotations")), 0, 2),
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
    "AuthMethod": (
        "union",
        "type",
        False,
        (("terminal", 0, "TerminalAuthMethod"), ("agent", 0, "AgentAuthMethod")),
        "OtherAuthMethod",
        (),
    ),
    "AuthMethodAgent": (
        "record",
        (
            ("methodId", ("ref", "AuthMethodId"), 0, 1),
            ("name", ("str", None, None), 0, 1),
            ("description", ("opt", ("str", None, None)), 0, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "AuthMethodId": ("str", None, None),
    "AuthMethodTerminal": (
        "record",
        (
            ("methodId", ("ref", "AuthMethodId"), 0, 1),
            ("name", ("str", None, None), 0, 1),
            ("description", ("opt", ("str", None, None)), 0, 2),
            ("args", ("list", ("str", None, None), 0, None), 0, 4),
            ("env", ("list", ("ref", "EnvVariable"), 0, None), 0, 4),
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
    "AvailableCommand": (
        "union",
        "type",
        False,
        (("command", 0, "CommandAvailableCommand"),),
        "OtherAvailableCommand",
        (),
    ),
    "AvailableCommandInput": (
        "union",
        "type",
        False,
        (("text", 0, "TextAvailableCommandInput"),),
        "OtherAvailableCommandInput",
        (),
    ),
    "AvailableCommandsUpdate": (
        "record",
        (
            ("availableCommands", ("list", ("ref", "AvailableCommand"), 0, None), 0, 9),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "AvailableCommandsUpdateSessionUpdate": (
        "record",
        (
            ("sessionUpdate", ("any",), 0, 1),
            ("availableCommands", ("list", ("ref", "AvailableCommand"), 0, None), 0, 9),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "BackgroundSubagent": (
        "record",
        (("sessionId", ("ref", "SessionId"), 0, 1), ("_meta", ("opt", ("map", ("any",))), 0, 2)),
    ),
    "BackgroundTerminal": (
        "record",
        (("terminalId", ("ref", "TerminalId"), 0, 1), ("_meta", ("opt", ("map", ("any",))), 0, 2)),
    ),
    "BackgroundToolCall": (
        "record",
        (("toolCallId", ("ref", "ToolCallId"), 0, 1), ("_meta", ("opt", ("map", ("any",))), 0, 2)),
    ),
    "BackgroundWork": (
        "union",
        "type",
        False,
        (
            ("terminal", 0, "TerminalBackgroundWork"),
            ("tool_call", 0, "ToolCallBackgroundWork"),
            ("subagent", 2048, "SubagentBackgroundWork"),
        ),
        "OtherBackgroundWork",
        (),
    ),
    "BlobResourceContents": (
        "record",
        (
            ("blob", ("str", None, None), 0, 1),
            ("uri", ("str", None, None), 0, 1),
            ("mimeType", ("opt", ("ref", "MediaType")), 0, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
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
            ("configId", ("ref", "SessionConfigId"), 0, 1),
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
    "CancelRequestNotification": (
        "record",
        (("requestId", ("ref", "RequestId"), 0, 1), ("_meta", ("opt", ("map", ("any",))), 0, 2)),
    ),
    "CancelSessionNotification": (
        "record",
        (("sessionId", ("ref", "SessionId"), 0, 1), ("_meta", ("opt", ("map", ("any",))), 0, 2)),
    ),
    "CancelTerminalRequest": (
        "record",
        (
            ("sessionId", ("ref", "SessionId"), 0, 1),
            ("terminalId", ("ref", "TerminalId"), 0, 1),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "CancelTerminalResponse": ("record", (("_meta", ("opt", ("map", ("any",))), 0, 2),)),
    "CancelToolCallRequest": (
        "record",
        (
            ("sessionId", ("ref", "SessionId"), 0, 1),
            ("toolCallId", ("ref", "ToolCallId"), 0, 1),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "CancelToolCallResponse": ("record", (("_meta", ("opt", ("map", ("any",))), 0, 2),)),
    "CancelledPermissionOutcome": ("record", (("_meta", ("opt", ("map", ("any",))), 0, 2),)),
    "CancelledRequestPermissionOutcome": (
        "record",
        (("outcome", ("any",), 0, 1), ("_meta", ("opt", ("map", ("any",))), 0, 2)),
    ),
    "ClientAuthCapabilities": (
        "record",
        (
            ("terminal", ("opt", ("ref", "TerminalAuthCapabilities")), 0, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "ClientCapabilities": (
        "record",
        (
            ("auth", ("opt", ("ref", "ClientAuthCapabilities")), 0, 2),
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
    "CloseSessionRequest": (
        "record",
        (("sessionId", ("ref", "SessionId"), 0, 1), ("_meta", ("opt", ("map", ("any",))), 0, 2)),
    ),
    "CloseSessionResponse": ("record", (("_meta", ("opt", ("map", ("any",))), 0, 2),)),
    "Command": (
        "record",
        (
            ("name", ("str", None, None), 0, 1),
            ("description", ("str", None, None), 0, 1),
            ("input", ("opt", ("ref", "AvailableCommandInput")), 0, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "CommandAvailableCommand": (
        "record",
        (
            ("type", ("any",), 0, 1),
            ("name", ("str", None, None), 0, 1),
            ("description", ("str", None, None), 0, 1),
            ("input", ("opt", ("ref", "AvailableCommandInput")), 0, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "CommandPermissionSubject": (
        "record",
        (
            ("command", ("str", None, None), 0, 1),
            ("cwd", ("ref", "AbsolutePath"), 0, 1),
            ("toolCallId", ("opt", ("ref", "ToolCallId")), 0, 2),
            ("terminalId", ("opt", ("ref", "TerminalId")), 0, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "CommandRequestPermissionSubject": (
        "record",
        (
            ("type", ("any",), 0, 1),
            ("command", ("str", None, None), 0, 1),
            ("cwd", ("ref", "AbsolutePath"), 0, 1),
            ("toolCallId", ("opt", ("ref", "ToolCallId")), 0, 2),
            ("terminalId", ("opt", ("ref", "TerminalId")), 0, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
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
            ("configOptions", ("list", ("ref", "SessionConfigOption"), 0, None), 0, 9),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "ConfigOptionUpdateSessionUpdate": (
        "record",
        (
            ("sessionUpdate", ("any",), 0, 1),
            ("configOptions", ("list", ("ref", "SessionConfigOption"), 0, None), 0, 9),
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
        "OtherContentBlock",
        (),
    ),
    "ContentChunk": (
        "record",
        (
            ("messageId", ("ref", "MessageId"), 0, 1),
            ("content", ("ref", "ContentBlock"), 0, 1),
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
    "CopyDiffChange": (
        "record",
        (
            ("operation", ("any",), 0, 1),
            ("fileType", ("opt", ("ref", "DiffFileType")), 0, 2),
            ("mimeType", ("opt", ("ref", "MediaType")), 0, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
            ("oldPath", ("ref", "AbsolutePath"), 0, 1),
            ("path", ("ref", "AbsolutePath"), 0, 1),
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
    "DeleteDiffChange": (
        "record",
        (
            ("operation", ("any",), 0, 1),
            ("fileType", ("opt", ("ref", "DiffFileType")), 0, 2),
            ("mimeType", ("opt", ("ref", "MediaType")), 0, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
            ("path", ("ref", "AbsolutePath"), 0, 1),
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
            ("changes", ("list", ("ref", "DiffChange"), 0, None), 0, 9),
            ("patch", ("opt", ("ref", "DiffPatch")), 0, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "DiffChange": (
        "union",
        "operation",
        False,
        (
            ("add", 0, "AddDiffChange"),
            ("delete", 0, "DeleteDiffChange"),
            ("modify", 0, "ModifyDiffChange"),
            ("move", 0, "MoveDiffChange"),
            ("copy", 0, "CopyDiffChange"),
        ),
        "OtherDiffChange",
        (),
    ),
    "DiffFileType": (
        "enum",
        (("text", 0), ("binary", 0), ("directory", 0), ("symlink", 0)),
        ("str", None, None),
    ),
    "DiffPatch": (
        "record",
        (
            ("format", ("ref", "DiffPatchFormat"), 0, 1),
            ("text", ("str", None, None), 0, 1),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "DiffPatchFormat": ("enum", (("git_patch", 0),), ("str", None, None)),
    "DiffPathChange": ("record", (("path", ("ref", "AbsolutePath"), 0, 1),)),
    "DiffPathPairChange": (
        "record",
        (("oldPath", ("ref", "AbsolutePath"), 0, 1), ("path", ("ref", "AbsolutePath"), 0, 1)),
    ),
    "DiffToolCallContent": (
        "record",
        (
            ("type", ("any",), 0, 1),
            ("changes", ("list", ("ref", "DiffChange"), 0, None), 0, 9),
            ("patch", ("opt", ("ref", "DiffPatch")), 0, 2),
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
            (0, ("any",), ()),
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
                    True,
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
            ("type", ("ref", "ElicitationSchemaType"), 0, 1),
            ("title", ("opt", ("str", None, None)), 0, 2),
            ("properties", ("map", ("ref", "ElicitationPropertySchema")), 0, 1),
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
                    True,
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
            ("resource", ("ref", "EmbeddedResourceResource"), 0, 1),
            ("annotations", ("opt", ("ref", "Annotations")), 0, 2),
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
            ("data", ("opt", ("ref", "ErrorData")), 0, 2),
        ),
    ),
    "ErrorAgentResponse": (
        "record",
        (
            (
                "id",
                (
                    "opt",
                    ("choice", False, ((0, ("int", None, None), ()), (0, ("str", None, None), ()))),
                ),
                0,
                1,
            ),
            ("error", ("ref", "Error"), 0, 1),
        ),
    ),
    "ErrorClientResponse": (
        "record",
        (
            (
                "id",
                (
                    "opt",
                    ("choice", False, ((0, ("int", None, None), ()), (0, ("str", None, None), ()))),
                ),
                0,
                1,
            ),
            ("error", ("ref", "Error"), 0, 1),
        ),
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
            (-32022, 0),
        ),
        ("int", -2147483648, 2147483647),
    ),
    "ErrorData": (
        "choice",
        False,
        (
            (0, ("ref", "UnsupportedProtocolVersionErrorData"), ("requested", "supported")),
            (0, ("ref", "SessionNotFoundErrorData"), ("sessionId",)),
            (0, ("any",), ()),
        ),
    ),
    "ErrorIdleStateUpdate": (
        "record",
        (
            ("stopReason", ("any",), 0, 1),
            ("usage", ("opt", ("ref", "Usage")), 2, 2),
            ("background", ("opt", ("list", ("ref", "BackgroundWork"), 0, None)), 0, 2),
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
        (
            (
                "id",
                (
                    "opt",
                    ("choice", False, ((0, ("int", None, None), ()), (0, ("str", None, None), ()))),
                ),
                0,
                1,
            ),
            ("error", ("ref", "Error"), 0, 1),
        ),
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
    "ForkSessionRequest": (
        "record",
        (
            ("sessionId", ("ref", "SessionId"), 0, 1),
            ("cwd", ("ref", "AbsolutePath"), 0, 1),
            ("additionalDirectories", ("list", ("ref", "AbsolutePath"), 0, None), 0, 4),
            ("mcpServers", ("list", ("ref", "McpServer"), 0, None), 0, 4),
            ("systemPrompt", ("opt", ("ref", "SystemPrompt")), 1024, 0),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "ForkSessionResponse": (
        "record",
        (
            ("sessionId", ("ref", "SessionId"), 0, 1),
            ("configOptions", ("list", ("ref", "SessionConfigOption"), 0, None), 0, 10),
            ("availableCommands", ("list", ("ref", "AvailableCommand"), 0, None), 0, 10),
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
                    True,
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
            ("headers", ("list", ("ref", "HttpHeader"), 0, None), 0, 4),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "Icon": (
        "record",
        (
            ("src", ("str", None, None), 0, 1),
            ("mimeType", ("opt", ("ref", "MediaType")), 0, 2),
            ("sizes", ("opt", ("list", ("str", None, None), 0, None)), 0, 10),
            ("theme", ("opt", ("ref", "IconTheme")), 0, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "IconTheme": ("enum", (("light", 0), ("dark", 0)), ("str", None, None)),
    "IdSetSessionConfigOptionRequest": (
        "record",
        (
            ("type", ("any",), 0, 1),
            ("sessionId", ("ref", "SessionId"), 0, 1),
            ("configId", ("ref", "SessionConfigId"), 0, 1),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
            ("value", ("ref", "SessionConfigValueId"), 0, 1),
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
            ("data", ("str", None, None), 0, 1),
            ("mimeType", ("ref", "MediaType"), 0, 1),
            ("uri", ("opt", ("str", None, None)), 0, 2),
            ("annotations", ("opt", ("ref", "Annotations")), 0, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "ImageContentBlock": (
        "record",
        (
            ("type", ("any",), 0, 1),
            ("data", ("str", None, None), 0, 1),
            ("mimeType", ("ref", "MediaType"), 0, 1),
            ("uri", ("opt", ("str", None, None)), 0, 2),
            ("annotations", ("opt", ("ref", "Annotations")), 0, 2),
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
            ("info", ("ref", "Implementation"), 0, 1),
            ("capabilities", ("ref", "ClientCapabilities"), 0, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "InitializeProxyResponse": (
        "record",
        (
            ("protocolVersion", ("ref", "ProtocolVersion"), 0, 1),
            ("info", ("ref", "Implementation"), 0, 1),
            ("capabilities", ("ref", "AgentCapabilities"), 0, 2),
            ("authMethods", ("list", ("ref", "AuthMethod"), 0, None), 0, 10),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "InitializeRequest": (
        "record",
        (
            ("protocolVersion", ("ref", "ProtocolVersion"), 0, 1),
            ("info", ("ref", "Implementation"), 0, 1),
            ("capabilities", ("ref", "ClientCapabilities"), 0, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "InitializeResponse": (
        "record",
        (
            ("protocolVersion", ("ref", "ProtocolVersion"), 0, 1),
            ("info", ("ref", "Implementation"), 0, 1),
            ("capabilities", ("ref", "AgentCapabilities"), 0, 2),
            ("authMethods", ("list", ("ref", "AuthMethod"), 0, None), 0, 10),
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
            ("entries", ("list", ("ref", "PlanEntry"), 0, None), 0, 9),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
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
            ("cwd", ("opt", ("ref", "AbsolutePath")), 0, 0),
            ("cursor", ("opt", ("ref", "SessionListCursor")), 0, 0),
            ("archived", ("opt", ("ref", "SessionArchiveFilter")), 64, 0),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "ListSessionsResponse": (
        "record",
        (
            ("sessions", ("list", ("ref", "SessionInfo"), 0, None), 0, 11),
            ("nextCursor", ("opt", ("ref", "SessionListCursor")), 0, 0),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "LlmProtocol": (
        "enum",
        (("anthropic", 0), ("openai", 0), ("azure", 0), ("vertex", 0), ("bedrock", 0)),
        ("str", None, None),
    ),
    "LoginAuthRequest": (
        "record",
        (("methodId", ("ref", "AuthMethodId"), 0, 1), ("_meta", ("opt", ("map", ("any",))), 0, 2)),
    ),
    "LoginAuthResponse": ("record", (("_meta", ("opt", ("map", ("any",))), 0, 2),)),
    "LogoutAuthRequest": ("record", (("_meta", ("opt", ("map", ("any",))), 0, 2),)),
    "LogoutAuthResponse": ("record", (("_meta", ("opt", ("map", ("any",))), 0, 2),)),
    "MarkdownPlanUpdateContent": (
        "record",
        (
            ("type", ("any",), 0, 1),
            ("planId", ("ref", "PlanId"), 0, 1),
            ("content", ("str", None, None), 0, 1),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "McpAcpCapabilities": ("record", (("_meta", ("opt", ("map", ("any",))), 0, 2),)),
    "McpCapabilities": (
        "record",
        (
            ("stdio", ("opt", ("ref", "McpStdioCapabilities")), 0, 2),
            ("http", ("opt", ("ref", "McpHttpCapabilities")), 0, 2),
            ("acp", ("opt", ("ref", "McpAcpCapabilities")), 8, 2),
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
    "McpHttpCapabilities": ("record", (("_meta", ("opt", ("map", ("any",))), 0, 2),)),
    "McpRequestId": ("str", None, None),
    "McpServer": (
        "union",
        "type",
        False,
        (("http", 0, "HttpMcpServer"), ("acp", 8, "AcpMcpServer"), ("stdio", 0, "StdioMcpServer")),
        "OtherMcpServer",
        (),
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
            ("headers", ("list", ("ref", "HttpHeader"), 0, None), 0, 4),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "McpServerStdio": (
        "record",
        (
            ("name", ("str", None, None), 0, 1),
            ("command", ("ref", "AbsolutePath"), 0, 1),
            ("args", ("list", ("str", None, None), 0, None), 0, 4),
            ("env", ("list", ("ref", "EnvVariable"), 0, None), 0, 4),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "McpStdioCapabilities": ("record", (("_meta", ("opt", ("map", ("any",))), 0, 2),)),
    "MediaType": ("str", None, None),
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
    "ModifyDiffChange": (
        "record",
        (
            ("operation", ("any",), 0, 1),
            ("fileType", ("opt", ("ref", "DiffFileType")), 0, 2),
            ("mimeType", ("opt", ("ref", "MediaType")), 0, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
            ("path", ("ref", "AbsolutePath"), 0, 1),
        ),
    ),
    "MoveDiffChange": (
        "record",
        (
            ("operation", ("any",), 0, 1),
            ("fileType", ("opt", ("ref", "DiffFileType")), 0, 2),
            ("mimeType", ("opt", ("ref", "MediaType")), 0, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
            ("oldPath", ("ref", "AbsolutePath"), 0, 1),
            ("path", ("ref", "AbsolutePath"), 0, 1),
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
            ("cwd", ("ref", "AbsolutePath"), 0, 1),
            ("additionalDirectories", ("list", ("ref", "AbsolutePath"), 0, None), 0, 4),
            ("mcpServers", ("list", ("ref", "McpServer"), 0, None), 0, 4),
            ("systemPrompt", ("opt", ("ref", "SystemPrompt")), 1024, 0),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "NewSessionResponse": (
        "record",
        (
            ("sessionId", ("ref", "SessionId"), 0, 1),
            ("configOptions", ("list", ("ref", "SessionConfigOption"), 0, None), 0, 10),
            ("availableCommands", ("list", ("ref", "AvailableCommand"), 0, None), 0, 10),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "NoneIdleStateUpdate": (
        "record",
        (
            ("stopReason", ("null",), 0, 2),
            ("usage", ("opt", ("ref", "Usage")), 2, 2),
            ("background", ("opt", ("list", ("ref", "BackgroundWork"), 0, None)), 0, 2),
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
    "OtherAuthMethod": (
        "record",
        (
            ("type", ("str", None, None), 0, 1),
            ("methodId", ("ref", "AuthMethodId"), 0, 1),
            ("name", ("str", None, None), 0, 1),
        ),
    ),
    "OtherAvailableCommand": (
        "record",
        (
            ("type", ("str", None, None), 0, 1),
            ("name", ("str", None, None), 0, 1),
            ("description", ("str", None, None), 0, 1),
        ),
    ),
    "OtherAvailableCommandInput": ("record", (("type", ("str", None, None), 0, 1),)),
    "OtherBackgroundWork": ("record", (("type", ("str", None, None), 0, 1),)),
    "OtherContentBlock": ("record", (("type", ("str", None, None), 0, 1),)),
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
                    True,
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
    "OtherDiffChange": (
        "record",
        (
            ("fileType", ("opt", ("ref", "DiffFileType")), 0, 2),
            ("mimeType", ("opt", ("ref", "MediaType")), 0, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
            ("operation", ("str", None, None), 0, 1),
        ),
    ),
    "OtherElicitationPropertySchema": ("record", (("type", ("str", None, None), 0, 1),)),
    "OtherIdleStateUpdate": (
        "record",
        (
            ("usage", ("opt", ("ref", "Usage")), 2, 2),
            ("background", ("opt", ("list", ("ref", "BackgroundWork"), 0, None)), 0, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
            ("stopReason", ("str", None, None), 0, 1),
        ),
    ),
    "OtherMcpServer": ("record", (("type", ("str", None, None), 0, 1),)),
    "OtherMultiSelectItems": ("record", (("type", ("str", None, None), 0, 1),)),
    "OtherPlanUpdateContent": (
        "record",
        (("type", ("str", None, None), 0, 1), ("planId", ("ref", "PlanId"), 0, 1)),
    ),
    "OtherReplayFrom": ("record", (("type", ("str", None, None), 0, 1),)),
    "OtherRequestPermissionOutcome": ("record", (("outcome", ("str", None, None), 0, 1),)),
    "OtherRequestPermissionSubject": ("record", (("type", ("str", None, None), 0, 1),)),
    "OtherSessionConfigOption": (
        "record",
        (
            ("configId", ("ref", "SessionConfigId"), 0, 1),
            ("name", ("str", None, None), 0, 1),
            ("description", ("opt", ("str", None, None)), 0, 2),
            ("category", ("opt", ("ref", "SessionConfigOptionCategory")), 0, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
            ("type", ("str", None, None), 0, 1),
        ),
    ),
    "OtherSessionUpdate": ("record", (("sessionUpdate", ("str", None, None), 0, 1),)),
    "OtherSetSessionConfigOptionRequest": (
        "record",
        (
            ("sessionId", ("ref", "SessionId"), 0, 1),
            ("configId", ("ref", "SessionConfigId"), 0, 1),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
            ("type", ("str", None, None), 0, 1),
            ("value", ("any",), 0, 1),
        ),
    ),
    "OtherStateUpdate": ("record", (("state", ("str", None, None), 0, 1),)),
    "OtherToolCallContent": ("record", (("type", ("str", None, None), 0, 1),)),
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
        ("str", None, None),
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
            ("background", ("opt", ("list", ("ref", "BackgroundWork"), 0, None)), 0, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "PlanEntry": (
        "record",
        (
            ("content", ("str", None, None), 0, 1),
            ("priority", ("ref", "PlanEntryPriority"), 0, 1),
            ("status", ("ref", "PlanEntryStatus"), 0, 1),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "PlanEntryPriority": ("enum", (("high", 0), ("medium", 0), ("low", 0)), ("str", None, None)),
    "PlanEntryStatus": (
        "enum",
        (("pending", 0), ("in_progress", 0), ("completed", 0), ("cancelled", 0)),
        ("str", None, None),
    ),
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
            ("entries", ("list", ("ref", "PlanEntry"), 0, None), 0, 9),
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
            ("file", 16, "FilePlanUpdateContent"),
            ("markdown", 16, "MarkdownPlanUpdateContent"),
        ),
        "OtherPlanUpdateContent",
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
    "PromptAudioCapabilities": ("record", (("_meta", ("opt", ("map", ("any",))), 0, 2),)),
    "PromptCapabilities": (
        "record",
        (
            ("image", ("opt", ("ref", "PromptImageCapabilities")), 0, 2),
            ("audio", ("opt", ("ref", "PromptAudioCapabilities")), 0, 2),
            ("embeddedContext", ("opt", ("ref", "PromptEmbeddedContextCapabilities")), 0, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "PromptEmbeddedContextCapabilities": ("record", (("_meta", ("opt", ("map", ("any",))), 0, 2),)),
    "PromptImageCapabilities": ("record", (("_meta", ("opt", ("map", ("any",))), 0, 2),)),
    "PromptRequest": (
        "record",
        (
            ("sessionId", ("ref", "SessionId"), 0, 1),
            ("prompt", ("list", ("ref", "ContentBlock"), 1, None), 0, 1),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "PromptResponse": (
        "record",
        (("messageId", ("ref", "MessageId"), 0, 1), ("_meta", ("opt", ("map", ("any",))), 0, 2)),
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
    "ReplayFrom": (
        "union",
        "type",
        False,
        (("start", 0, "StartReplayFrom"),),
        "OtherReplayFrom",
        (),
    ),
    "ReplayFromStart": ("record", (("_meta", ("opt", ("map", ("any",))), 0, 2),)),
    "RequestId": ("choice", False, ((0, ("int", None, None), ()), (0, ("str", None, None), ()))),
    "RequestPermissionOutcome": (
        "union",
        "outcome",
        False,
        (
            ("cancelled", 0, "CancelledRequestPermissionOutcome"),
            ("selected", 0, "SelectedRequestPermissionOutcome"),
        ),
        "OtherRequestPermissionOutcome",
        (),
    ),
    "RequestPermissionRequest": (
        "record",
        (
            ("sessionId", ("ref", "SessionId"), 0, 1),
            ("title", ("str", None, None), 0, 1),
            ("description", ("opt", ("str", None, None)), 0, 2),
            ("subject", ("opt", ("ref", "RequestPermissionSubject")), 0, 0),
            ("options", ("list", ("ref", "PermissionOption"), 1, None), 0, 1),
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
    "RequestPermissionSubject": (
        "union",
        "type",
        False,
        (
            ("tool_call", 0, "ToolCallRequestPermissionSubject"),
            ("command", 0, "CommandRequestPermissionSubject"),
        ),
        "OtherRequestPermissionSubject",
        (),
    ),
    "RequiresActionStateUpdate": (
        "record",
        (
            ("background", ("opt", ("list", ("ref", "BackgroundWork"), 0, None)), 0, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "ResourceContentBlock": (
        "record",
        (
            ("type", ("any",), 0, 1),
            ("resource", ("ref", "EmbeddedResourceResource"), 0, 1),
            ("annotations", ("opt", ("ref", "Annotations")), 0, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "ResourceLink": (
        "record",
        (
            ("name", ("str", None, None), 0, 1),
            ("uri", ("str", None, None), 0, 1),
            ("title", ("opt", ("str", None, None)), 0, 2),
            ("description", ("opt", ("str", None, None)), 0, 2),
            ("icons", ("opt", ("list", ("ref", "Icon"), 0, None)), 0, 10),
            ("mimeType", ("opt", ("ref", "MediaType")), 0, 2),
            ("size", ("opt", ("int", 0, None)), 0, 2),
            ("annotations", ("opt", ("ref", "Annotations")), 0, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "ResourceLinkContentBlock": (
        "record",
        (
            ("type", ("any",), 0, 1),
            ("name", ("str", None, None), 0, 1),
            ("uri", ("str", None, None), 0, 1),
            ("title", ("opt", ("str", None, None)), 0, 2),
            ("description", ("opt", ("str", None, None)), 0, 2),
            ("icons", ("opt", ("list", ("ref", "Icon"), 0, None)), 0, 10),
            ("mimeType", ("opt", ("ref", "MediaType")), 0, 2),
            ("size", ("opt", ("int", 0, None)), 0, 2),
            ("annotations", ("opt", ("ref", "Annotations")), 0, 2),
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
            ("cwd", ("ref", "AbsolutePath"), 0, 1),
            ("additionalDirectories", ("list", ("ref", "AbsolutePath"), 0, None), 0, 4),
            ("mcpServers", ("list", ("ref", "McpServer"), 0, None), 0, 4),
            ("replayFrom", ("opt", ("ref", "ReplayFrom")), 0, 0),
            ("systemPrompt", ("opt", ("ref", "SystemPrompt")), 1024, 0),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "ResumeSessionResponse": (
        "record",
        (
            ("configOptions", ("list", ("ref", "SessionConfigOption"), 0, None), 0, 10),
            ("availableCommands", ("list", ("ref", "AvailableCommand"), 0, None), 0, 10),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "Role": ("enum", (("assistant", 0), ("user", 0)), ("str", None, None)),
    "RunningStateUpdate": (
        "record",
        (
            ("background", ("opt", ("list", ("ref", "BackgroundWork"), 0, None)), 0, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "SelectSessionConfigOption": (
        "record",
        (
            ("type", ("any",), 0, 1),
            ("configId", ("ref", "SessionConfigId"), 0, 1),
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
            ("prompt", ("opt", ("ref", "PromptCapabilities")), 0, 2),
            ("mcp", ("opt", ("ref", "McpCapabilities")), 0, 2),
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
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "SessionConfigBoolean": ("record", (("currentValue", ("bool",), 0, 1),)),
    "SessionConfigGroupId": ("str", None, None),
    "SessionConfigId": ("str", None, None),
    "SessionConfigOption": (
        "union",
        "type",
        False,
        (("select", 0, "SelectSessionConfigOption"), ("boolean", 0, "BooleanSessionConfigOption")),
        "OtherSessionConfigOption",
        (),
    ),
    "SessionConfigOptionCategory": (
        "enum",
        (("mode", 0), ("model", 0), ("model_config", 0), ("thought_level", 0)),
        ("str", None, None),
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
            ("groupId", ("ref", "SessionConfigGroupId"), 0, 1),
            ("name", ("str", None, None), 0, 1),
            ("options", ("list", ("ref", "SessionConfigSelectOption"), 1, None), 0, 11),
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
            (0, ("list", ("ref", "SessionConfigSelectOption"), 1, None), ()),
            (0, ("list", ("ref", "SessionConfigSelectGroup"), 1, None), ()),
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
            ("cwd", ("ref", "AbsolutePath"), 0, 1),
            ("additionalDirectories", ("list", ("ref", "AbsolutePath"), 0, None), 0, 4),
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
    "SessionListCursor": ("str", None, None),
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
    "SessionNotFoundErrorData": (
        "record",
        (("sessionId", ("ref", "SessionId"), 0, 1), ("_meta", ("opt", ("map", ("any",))), 0, 2)),
    ),
    "SessionStatus": ("enum", (("open", 0), ("saved", 0)), ("str", None, None)),
    "SessionStatusCapabilities": ("record", (("_meta", ("opt", ("map", ("any",))), 0, 2),)),
    "SessionStatusRequest": (
        "record",
        (("sessionId", ("ref", "SessionId"), 0, 1), ("_meta", ("opt", ("map", ("any",))), 0, 2)),
    ),
    "SessionStatusResponse": (
        "record",
        (
            ("status", ("ref", "SessionStatus"), 0, 1),
            ("state", ("opt", ("ref", "StateUpdate")), 0, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
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
            ("user_message", 0, "UserMessageSessionUpdate"),
            ("agent_message_chunk", 0, "AgentMessageChunkSessionUpdate"),
            ("agent_message", 0, "AgentMessageSessionUpdate"),
            ("agent_thought_chunk", 0, "AgentThoughtChunkSessionUpdate"),
            ("agent_thought", 0, "AgentThoughtSessionUpdate"),
            ("state_update", 0, "StateUpdateSessionUpdate"),
            ("tool_call_content_chunk", 0, "ToolCallContentChunkSessionUpdate"),
            ("tool_call_update", 0, "ToolCallUpdateSessionUpdate"),
            ("terminal_update", 0, "TerminalUpdateSessionUpdate"),
            ("terminal_output_chunk", 0, "TerminalOutputChunkSessionUpdate"),
            ("plan_update", 0, "PlanUpdateSessionUpdate"),
            ("plan_removed", 16, "PlanRemovedSessionUpdate"),
            ("available_commands_update", 0, "AvailableCommandsUpdateSessionUpdate"),
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
        "OtherSessionUpdate",
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
        (
            ("id", 0, "IdSetSessionConfigOptionRequest"),
            ("boolean", 0, "BooleanSetSessionConfigOptionRequest"),
        ),
        "OtherSetSessionConfigOptionRequest",
        (),
    ),
    "SetSessionConfigOptionResponse": (
        "record",
        (
            ("configOptions", ("list", ("ref", "SessionConfigOption"), 0, None), 0, 9),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
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
    "StartReplayFrom": (
        "record",
        (("type", ("any",), 0, 1), ("_meta", ("opt", ("map", ("any",))), 0, 2)),
    ),
    "StateUpdate": (
        "union",
        "state",
        False,
        (
            ("running", 0, "TaggedRunningStateUpdate"),
            ("idle", 0, "TaggedIdleStateUpdate"),
            ("requires_action", 0, "TaggedRequiresActionStateUpdate"),
            ("unknown", 2048, "TaggedUnknownStateUpdate"),
        ),
        "OtherStateUpdate",
        (),
    ),
    "StateUpdateSessionUpdate": (
        "record",
        (("sessionUpdate", ("any",), 0, 1), ("", ("ref", "StateUpdate"), 0, 17)),
    ),
    "StdioMcpServer": (
        "record",
        (
            ("type", ("any",), 0, 1),
            ("name", ("str", None, None), 0, 1),
            ("command", ("ref", "AbsolutePath"), 0, 1),
            ("args", ("list", ("str", None, None), 0, None), 0, 4),
            ("env", ("list", ("ref", "EnvVariable"), 0, None), 0, 4),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
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
            ("enum", ("opt", ("list", ("str", None, None), 1, None)), 0, 0),
            ("oneOf", ("opt", ("list", ("ref", "EnumOption"), 1, None)), 0, 0),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "StringFormat": (
        "enum",
        (("email", 0), ("uri", 0), ("date", 0), ("date-time", 0)),
        ("str", None, None),
    ),
    "StringMultiSelectItems": (
        "record",
        (
            ("enum", ("list", ("str", None, None), 1, None), 0, 1),
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
            ("enum", ("opt", ("list", ("str", None, None), 1, None)), 0, 0),
            ("oneOf", ("opt", ("list", ("ref", "EnumOption"), 1, None)), 0, 0),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "SubagentBackgroundWork": (
        "record",
        (
            ("type", ("any",), 0, 1),
            ("sessionId", ("ref", "SessionId"), 0, 1),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
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
            ("cwd", ("opt", ("ref", "AbsolutePath")), 0, 0),
            ("additionalDirectories", ("opt", ("list", ("ref", "AbsolutePath"), 0, None)), 0, 0),
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
            ("cwd", ("opt", ("ref", "AbsolutePath")), 0, 0),
            ("additionalDirectories", ("opt", ("list", ("ref", "AbsolutePath"), 0, None)), 0, 0),
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
        (
            ("state", ("any",), 0, 1),
            ("background", ("opt", ("list", ("ref", "BackgroundWork"), 0, None)), 0, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "TaggedRunningStateUpdate": (
        "record",
        (
            ("state", ("any",), 0, 1),
            ("background", ("opt", ("list", ("ref", "BackgroundWork"), 0, None)), 0, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "TaggedStringMultiSelectItems": (
        "record",
        (
            ("type", ("any",), 0, 1),
            ("enum", ("list", ("str", None, None), 1, None), 0, 1),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "TaggedUnknownStateUpdate": (
        "record",
        (
            ("state", ("any",), 0, 1),
            ("background", ("opt", ("list", ("ref", "BackgroundWork"), 0, None)), 0, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "Terminal": (
        "record",
        (("terminalId", ("ref", "TerminalId"), 0, 1), ("_meta", ("opt", ("map", ("any",))), 0, 2)),
    ),
    "TerminalAuthCapabilities": ("record", (("_meta", ("opt", ("map", ("any",))), 0, 2),)),
    "TerminalAuthMethod": (
        "record",
        (
            ("type", ("any",), 0, 1),
            ("methodId", ("ref", "AuthMethodId"), 0, 1),
            ("name", ("str", None, None), 0, 1),
            ("description", ("opt", ("str", None, None)), 0, 2),
            ("args", ("list", ("str", None, None), 0, None), 0, 4),
            ("env", ("list", ("ref", "EnvVariable"), 0, None), 0, 4),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "TerminalBackgroundWork": (
        "record",
        (
            ("type", ("any",), 0, 1),
            ("terminalId", ("ref", "TerminalId"), 0, 1),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "TerminalCancelCapabilities": ("record", (("_meta", ("opt", ("map", ("any",))), 0, 2),)),
    "TerminalCapabilities": (
        "record",
        (
            ("cancel", ("opt", ("ref", "TerminalCancelCapabilities")), 0, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "TerminalExitStatus": (
        "record",
        (
            ("exitCode", ("opt", ("int", None, None)), 0, 2),
            ("signal", ("opt", ("str", None, None)), 0, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "TerminalId": ("str", None, None),
    "TerminalOutput": (
        "record",
        (("data", ("str", None, None), 0, 1), ("_meta", ("opt", ("map", ("any",))), 0, 2)),
    ),
    "TerminalOutputChunk": (
        "record",
        (
            ("terminalId", ("ref", "TerminalId"), 0, 1),
            ("data", ("str", None, None), 0, 1),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "TerminalOutputChunkSessionUpdate": (
        "record",
        (
            ("sessionUpdate", ("any",), 0, 1),
            ("terminalId", ("ref", "TerminalId"), 0, 1),
            ("data", ("str", None, None), 0, 1),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "TerminalSize": (
        "record",
        (
            ("cols", ("int", 1, 65535), 0, 1),
            ("rows", ("int", 1, 65535), 0, 1),
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
    "TerminalUpdate": (
        "record",
        (
            ("terminalId", ("ref", "TerminalId"), 0, 1),
            ("command", ("opt", ("str", None, None)), 0, 2),
            ("cwd", ("opt", ("ref", "AbsolutePath")), 0, 2),
            ("output", ("opt", ("ref", "TerminalOutput")), 0, 2),
            ("exitStatus", ("opt", ("ref", "TerminalExitStatus")), 0, 2),
            ("size", ("opt", ("ref", "TerminalSize")), 0, 2),
            ("capabilities", ("opt", ("ref", "TerminalCapabilities")), 0, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "TerminalUpdateSessionUpdate": (
        "record",
        (
            ("sessionUpdate", ("any",), 0, 1),
            ("terminalId", ("ref", "TerminalId"), 0, 1),
            ("command", ("opt", ("str", None, None)), 0, 2),
            ("cwd", ("opt", ("ref", "AbsolutePath")), 0, 2),
            ("output", ("opt", ("ref", "TerminalOutput")), 0, 2),
            ("exitStatus", ("opt", ("ref", "TerminalExitStatus")), 0, 2),
            ("size", ("opt", ("ref", "TerminalSize")), 0, 2),
            ("capabilities", ("opt", ("ref", "TerminalCapabilities")), 0, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "TextAvailableCommandInput": (
        "record",
        (
            ("type", ("any",), 0, 1),
            ("hint", ("str", None, None), 0, 1),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "TextCommandInput": (
        "record",
        (("hint", ("str", None, None), 0, 1), ("_meta", ("opt", ("map", ("any",))), 0, 2)),
    ),
    "TextContent": (
        "record",
        (
            ("text", ("str", None, None), 0, 1),
            ("annotations", ("opt", ("ref", "Annotations")), 0, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "TextContentBlock": (
        "record",
        (
            ("type", ("any",), 0, 1),
            ("text", ("str", None, None), 0, 1),
            ("annotations", ("opt", ("ref", "Annotations")), 0, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "TextResourceContents": (
        "record",
        (
            ("text", ("str", None, None), 0, 1),
            ("uri", ("str", None, None), 0, 1),
            ("mimeType", ("opt", ("ref", "MediaType")), 0, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "TitledMultiSelectItems": (
        "record",
        (
            ("anyOf", ("list", ("ref", "EnumOption"), 1, None), 0, 1),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "ToolCallBackgroundWork": (
        "record",
        (
            ("type", ("any",), 0, 1),
            ("toolCallId", ("ref", "ToolCallId"), 0, 1),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "ToolCallCancelCapabilities": ("record", (("_meta", ("opt", ("map", ("any",))), 0, 2),)),
    "ToolCallCapabilities": (
        "record",
        (
            ("cancel", ("opt", ("ref", "ToolCallCancelCapabilities")), 0, 2),
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
        "OtherToolCallContent",
        (),
    ),
    "ToolCallContentChunk": (
        "record",
        (
            ("toolCallId", ("ref", "ToolCallId"), 0, 1),
            ("content", ("ref", "ToolCallContent"), 0, 1),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "ToolCallContentChunkSessionUpdate": (
        "record",
        (
            ("sessionUpdate", ("any",), 0, 1),
            ("toolCallId", ("ref", "ToolCallId"), 0, 1),
            ("content", ("ref", "ToolCallContent"), 0, 1),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "ToolCallId": ("str", None, None),
    "ToolCallLocation": (
        "record",
        (
            ("path", ("ref", "AbsolutePath"), 0, 1),
            ("line", ("opt", ("int", 1, 4294967295)), 0, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "ToolCallPermissionSubject": (
        "record",
        (
            ("toolCall", ("ref", "ToolCallUpdate"), 0, 1),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "ToolCallRequestPermissionSubject": (
        "record",
        (
            ("type", ("any",), 0, 1),
            ("toolCall", ("ref", "ToolCallUpdate"), 0, 1),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "ToolCallStatus": (
        "enum",
        (
            ("pending", 0),
            ("in_progress", 0),
            ("paused", 0),
            ("completed", 0),
            ("failed", 0),
            ("cancelled", 0),
        ),
        ("str", None, None),
    ),
    "ToolCallUpdate": (
        "record",
        (
            ("toolCallId", ("ref", "ToolCallId"), 0, 1),
            ("name", ("opt", ("str", None, None)), 0, 2),
            ("title", ("opt", ("str", None, None)), 0, 2),
            ("kind", ("opt", ("ref", "ToolKind")), 0, 2),
            ("status", ("opt", ("ref", "ToolCallStatus")), 0, 2),
            ("content", ("opt", ("list", ("ref", "ToolCallContent"), 0, None)), 0, 10),
            ("locations", ("opt", ("list", ("ref", "ToolCallLocation"), 0, None)), 0, 10),
            ("rawInput", ("any",), 0, 2),
            ("rawOutput", ("any",), 0, 2),
            ("capabilities", ("opt", ("ref", "ToolCallCapabilities")), 0, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "ToolCallUpdateSessionUpdate": (
        "record",
        (
            ("sessionUpdate", ("any",), 0, 1),
            ("toolCallId", ("ref", "ToolCallId"), 0, 1),
            ("name", ("opt", ("str", None, None)), 0, 2),
            ("title", ("opt", ("str", None, None)), 0, 2),
            ("kind", ("opt", ("ref", "ToolKind")), 0, 2),
            ("status", ("opt", ("ref", "ToolCallStatus")), 0, 2),
            ("content", ("opt", ("list", ("ref", "ToolCallContent"), 0, None)), 0, 10),
            ("locations", ("opt", ("list", ("ref", "ToolCallLocation"), 0, None)), 0, 10),
            ("rawInput", ("any",), 0, 2),
            ("rawOutput", ("any",), 0, 2),
            ("capabilities", ("opt", ("ref", "ToolCallCapabilities")), 0, 2),
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
        ("str", None, None),
    ),
    "UnarchiveSessionRequest": (
        "record",
        (("sessionId", ("ref", "SessionId"), 0, 1), ("_meta", ("opt", ("map", ("any",))), 0, 2)),
    ),
    "UnarchiveSessionResponse": ("record", (("_meta", ("opt", ("map", ("any",))), 0, 2),)),
    "UnknownStateUpdate": (
        "record",
        (
            ("background", ("opt", ("list", ("ref", "BackgroundWork"), 0, None)), 0, 2),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "UnsupportedProtocolVersionErrorData": (
        "record",
        (
            ("requested", ("ref", "ProtocolVersion"), 0, 1),
            ("supported", ("list", ("ref", "ProtocolVersion"), 0, None), 0, 1),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "UpdateSessionNotification": (
        "record",
        (
            ("sessionId", ("ref", "SessionId"), 0, 1),
            ("update", ("ref", "SessionUpdate"), 0, 1),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
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
                    True,
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
    "UserMessage": (
        "record",
        (
            ("messageId", ("ref", "MessageId"), 0, 1),
            ("content", ("opt", ("list", ("ref", "ContentBlock"), 0, None)), 0, 10),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "UserMessageChunkSessionUpdate": (
        "record",
        (
            ("sessionUpdate", ("any",), 0, 1),
            ("messageId", ("ref", "MessageId"), 0, 1),
            ("content", ("ref", "ContentBlock"), 0, 1),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
    "UserMessageSessionUpdate": (
        "record",
        (
            ("sessionUpdate", ("any",), 0, 1),
            ("messageId", ("ref", "MessageId"), 0, 1),
            ("content", ("opt", ("list", ("ref", "ContentBlock"), 0, None)), 0, 10),
            ("_meta", ("opt", ("map", ("any",))), 0, 2),
        ),
    ),
}
