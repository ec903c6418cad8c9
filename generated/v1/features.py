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
    END_TURN_TOKEN_USAGE = 2
    LLM_PROVIDERS = 4
    MCP_OVER_ACP = 8
    PLAN_OPERATIONS = 16
    PROXY_CHAINS = 32
    SESSION_ARCHIVE = 64
    SESSION_FORK = 128
    SESSION_SET_TITLE = 256
    SESSION_STATUS = 512
    SESSION_SYSTEM_PROMPT = 1024
    SUBAGENTS = 2048
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
