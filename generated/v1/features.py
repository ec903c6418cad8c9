"""The feature flags of this version."""

from __future__ import annotations

import enum


class Feature(enum.Flag):
    """Opens unstable members; `NONE` is the default everywhere.

    A flag is passed where it counts: to `decode`, `encode`, `validate`, dispatchers and
    connections.
    """

    NONE = 0
    AUTH_STATUS = 1
    """Asking an agent where it stands on login, which accounts it has, and hearing when that
    changes: `auth/status` and `auth/status_update`. The agent announces it with
    `auth.status`.
    """
    END_TURN_TOKEN_USAGE = 2
    """How many tokens the work of a prompt took, as `usage` in the result of `session/prompt`
    and in the `idle` state of a child session.
    """
    LLM_PROVIDERS = 4
    """Pointing an agent at model providers of the client's choice: `providers/list`,
    `providers/set` and `providers/disable`. The agent announces it with `providers`.
    """
    MCP_OVER_ACP = 8
    """MCP servers that the client or a proxy runs itself: servers of type `acp`, spoken to in
    `mcp/message` over the same connection. The agent announces it with
    `mcp_capabilities.acp`.
    """
    PLAN_OPERATIONS = 16
    """Several plans in one session, each with an id: as steps, as Markdown or as a file, sent
    in `plan_update` and taken back in `plan_removed`. The client announces it with `plan`.
    """
    PROXY_CHAINS = 32
    """Components between client and agent that see and may change every message:
    `proxy/initialize` turns one on, `proxy/successor` carries what it passes along.
    """
    SESSION_ARCHIVE = 64
    """Putting sessions away without deleting them: `session/archive`, `session/unarchive`, and
    the `archived` filter and result of `session/list`. The agent announces it with
    `session_capabilities.archive`.
    """
    SESSION_FORK = 128
    """Starting a new session from the context of another with `session/fork`, which leaves the
    other as it is. The agent announces it with `session_capabilities.fork`.
    """
    SESSION_SET_TITLE = 256
    """Renaming a session from the client with `session/set_title`. The agent announces it with
    `session_capabilities.title`.
    """
    SESSION_STATUS = 512
    """Asking whether the agent holds a session in memory, which changes nothing:
    `session/status`. The agent announces it with `session_capabilities.status`.
    """
    SESSION_SYSTEM_PROMPT = 1024
    """System-level instructions from the client, as `system_prompt` of the requests that
    create, load, resume or fork a session. The agent announces it with
    `session_capabilities.system_prompt`.
    """
    SUBAGENTS = 2048
    """Child sessions that an agent runs for a session: what they do, the messages between them,
    and what a client may do to them. The client announces it with `subagents`.
    """
    ALL = 4095

    @classmethod
    def parse(cls, text: str) -> Feature:
        """The flags named in `text`, separated by commas, in either case: `"all"`, `"none"`,
        `"auth_status"`. ValueError names what is unknown and lists what is allowed."""
        result = cls.NONE
        for name in filter(None, (part.strip() for part in text.split(","))):
            try:
                result |= cls[name.upper()]
            except KeyError:
                allowed = ", ".join(member.lower() for member in cls.__members__)
                raise ValueError(f"no feature {name!r}; there are {allowed}") from None
        return result
