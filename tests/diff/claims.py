"""Which changes make up each row of the worked-out comparisons.

The rows are grouped sentences; a change is ``id member``, followed by the subject where one member
has several (``x 2`` changes of one kind and member). A row without changes is one that changes
nothing on the wire. In row numbers, 0 is the first.
"""

from __future__ import annotations

_SHARED_META = (
    "Content Implementation McpServerHttp McpServerSse McpServerStdio SelectedPermissionOutcome"
    " Terminal UnstructuredCommandInput"
)


def _each(kind: str, members: str, suffix: str = "") -> list[str]:
    return [f"{kind} {member}{suffix}" for member in members.split()]


CLAIMS: dict[int, list[list[str]]] = {
    1: [
        _each("enum-value-removed", "StopReason=canceled")
        + _each("enum-value-added", "StopReason=cancelled"),
        _each("branch-removed", "RequestPermissionOutcome|canceled")
        + _each("branch-added", "RequestPermissionOutcome|cancelled"),
    ],
    2: [
        ["required-property-added AgentCapabilities.promptCapabilities"],
        ["default-changed InitializeResponse.agentCapabilities"],
        _each("property-added", "ImageContent ContentBlock|image", ".uri"),
        ["type-replaced RequestPermissionRequest.toolCall"],
        _each("property-now-optional", "SessionUpdate|tool_call ToolCall", ".kind")
        + _each("property-now-optional", "SessionUpdate|tool_call ToolCall", ".status"),
        _each(
            "property-added",
            "SessionUpdate|tool_call SessionUpdate|tool_call_update ToolCall ToolCallUpdate",
            ".rawOutput",
        ),
        ["enum-value-added StopReason=max_turn_requests"],
        ["enum-value-removed StopReason=cancelled", "enum-value-added StopReason=canceled"],
        _each("branch-removed", "RequestPermissionOutcome|cancelled")
        + _each("branch-added", "RequestPermissionOutcome|canceled"),
    ],
    3: [
        _each(
            "type-changed",
            "AuthenticateResponse KillTerminalCommandResponse ReleaseTerminalResponse"
            " WriteTextFileResponse",
        ),
        # The same change seen from the envelopes, see `SEEN_TWICE`.
        [],
        [],
        ["property-added SetSessionModeResponse.meta"],
    ],
    4: [],
    5: [["property-renamed SetSessionModeResponse._meta"]],
    6: [
        [],
        [],
        [],
        [],
        _each("property-added", _SHARED_META, "._meta"),
        [
            "property-added AgentCapabilities.sessionCapabilities",
            "default-changed InitializeResponse.agentCapabilities",
        ],
        ["method-removed session/set_model"],
        _each("property-removed", "NewSessionResponse LoadSessionResponse", ".models"),
    ],
    7: [["type-narrowed *._meta x 69"]],
    8: [
        _each(
            "enum-value-added",
            "ErrorCode=-32700 ErrorCode=-32600 ErrorCode=-32601 ErrorCode=-32602"
            " ErrorCode=-32603 ErrorCode=-32000 ErrorCode=-32002",
        )
    ],
    9: [[], [], ["enum-opened SessionConfigOptionCategory"]],
    10: [
        ["renamed FileSystemCapabilities"],
        _each("renamed", "KillTerminalRequest KillTerminalResponse"),
        [],
    ],
    11: [["property-renamed SessionCapabilities.close"]],
    12: [
        _each(
            "renamed",
            "SetProviderRequest SetProviderResponse DisableProviderRequest DisableProviderResponse",
        )
    ],
    13: [
        ["leniency-added:default_on_error * x 35", "leniency-added:skip_invalid_items * x 15"],
        _each(
            "property-added",
            "NewSessionRequest LoadSessionRequest ResumeSessionRequest",
            ".additionalDirectories",
        ),
        ["property-added SessionInfo.additionalDirectories"],
        ["property-added SessionCapabilities.additionalDirectories"],
    ],
    14: [[], [], []],
    15: [["enum-value-added SessionConfigOptionCategory=model_config"]],
    16: [
        _each(
            "leniency-removed:default_on_error",
            "RequestPermissionRequest.options McpServerHttp.headers McpServerSse.headers"
            " McpServerStdio.args McpServerStdio.env ListSessionsRequest.cursor"
            " ListSessionsRequest.cwd PromptRequest.prompt",
        )
        + _each(
            "leniency-removed:skip_invalid_items",
            "RequestPermissionRequest.options McpServerHttp.headers McpServerSse.headers"
            " McpServerStdio.args McpServerStdio.env PromptRequest.prompt",
        ),
        ["branch-added SessionConfigOption|boolean"],
        ["branch-added SetSessionConfigOptionRequest|boolean"],
        ["property-added ClientCapabilities.session"],
    ],
    17: [
        ["branch-removed AuthMethod|env_var"],
        _each(
            "branch-added",
            "SessionUpdate|compaction_update SessionUpdate|compaction_summary_chunk",
        ),
        ["property-added ClientSessionCapabilities.compaction"],
    ],
    18: [
        ["method-moved mcp/message x 2"],
        _each("property-removed", "MessageMcpRequest MessageMcpNotification", ".connectionId")
        + _each("required-property-added", "MessageMcpRequest MessageMcpNotification", ".serverId")
        + _each("required-property-added", "MessageMcpRequest MessageMcpNotification", ".requestId")
        + ["leniency-removed:default_on_error MessageMcpNotification.params"],
        ["type-narrowed MessageMcpResponse"],
        _each("method-removed", "mcp/connect mcp/disconnect"),
        _each(
            "branch-added",
            "SessionUpdate|subagent_update SessionUpdate|session_message"
            " SessionUpdate|session_message_chunk",
        ),
        ["property-added ClientCapabilities.subagents"],
    ],
    19: [
        _each(
            "leniency-added:default_on_null",
            "CreateTerminalRequest.args CreateTerminalRequest.env AuthMethodTerminal.args"
            " AuthMethodTerminal.env NewSessionRequest.additionalDirectories"
            " LoadSessionRequest.additionalDirectories ResumeSessionRequest.additionalDirectories"
            " NewSessionRequest.mcpServers LoadSessionRequest.mcpServers"
            " ResumeSessionRequest.mcpServers McpServerHttp.headers McpServerSse.headers"
            " McpServerStdio.args McpServerStdio.env",
        )
    ],
    20: [
        ["renamed ClientAuthCapabilities"],
        ["null-refused RequestId"],
        _each("null-refused", "ErrorAgentResponse.id ErrorClientResponse.id"),
        ["range-changed TerminalExitStatus.exitCode"],
        ["range-changed ResourceLink.size"],
        ["range-changed ToolCallLocation.line"],
        ["tag-added AvailableCommand|command.type", "union-opened AvailableCommand|other"],
        _each(
            "leniency-removed:default_on_error",
            "AvailableCommandsUpdate.availableCommands ConfigOptionUpdate.configOptions"
            " SetSessionConfigOptionResponse.configOptions PlanItems.entries",
        ),
        [
            *_each(
                "leniency-removed:default_on_error",
                "ElicitationSchema.type ListSessionsResponse.nextCursor"
                " SessionInfo.additionalDirectories",
            ),
            "leniency-removed:skip_invalid_items SessionInfo.additionalDirectories",
        ],
        _each(
            "leniency-added:default_on_null",
            "AuthMethodTerminal.args AuthMethodTerminal.env"
            " NewSessionRequest.additionalDirectories NewSessionRequest.mcpServers"
            " ResumeSessionRequest.additionalDirectories ResumeSessionRequest.mcpServers"
            " McpServerHttp.headers McpServerStdio.args McpServerStdio.env",
        ),
        _each(
            "union-exclusivity-changed",
            "ElicitationFormMode ElicitationUrlMode CreateElicitationRequest|other",
        ),
        ["property-added CancelledPermissionOutcome._meta"],
        [
            *_each("property-added", "Icon DiffPatch ToolCallPermissionSubject", "._meta"),
            "property-removed AuthMethod|other._meta",
            "property-removed AuthMethod|other.description",
            "property-removed ReplayFrom|other._meta",
        ],
        ["property-added TerminalUpdate.size"],
        ["enum-value-added ErrorCode=-32022"],
    ],
}

#: Rows that repeat another row from a second point of view, as ``(pair, row)``: the same changes.
SEEN_TWICE = {
    (3, 1): "A response envelope lists the answers of all methods, and anything at all for methods "
    "that the protocol does not list: the comparison is made method by method.",
}

#: Rows whose verdict we think wrong: ``(pair, row)`` to our verdicts and the reason.
DISPUTED = {
    (2, 0): (
        ("IGNORED", "BREAK"),
        "An old reader does not see the new property, as in every other row that adds one, and as "
        "S07 and S14 say of required ones: accepted, but the information goes unused.",
    ),
}
