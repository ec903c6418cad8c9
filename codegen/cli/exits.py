"""Exit codes, and the part of each command's help that explains them."""

from __future__ import annotations

EXIT_OK = 0
EXIT_DIFFERENT = 1
EXIT_INPUT = 2
EXIT_INTERNAL = 70  # EX_SOFTWARE of sysexits.h
EXIT_INTERRUPTED = 130  # 128 + SIGINT, as shells report it
EXIT_BROKEN_PIPE = 141  # 128 + SIGPIPE

_MEANINGS = {
    EXIT_OK: "done",
    EXIT_DIFFERENT: "a check found a difference",
    EXIT_INPUT: "wrong usage or unusable input; the message says where and what to do",
    EXIT_INTERNAL: "a fault in acp-codegen itself; --debug shows the traceback",
    EXIT_INTERRUPTED: "interrupted",
}
_USUAL = (EXIT_OK, EXIT_INPUT)


def epilog(*examples: str, codes: tuple[int, ...] = _USUAL, **meanings: str) -> str:
    """Return the end of a command's help: its examples, then its exit codes.

    ``examples`` are whole command lines. ``codes`` are the codes that the command can end with;
    ``meanings`` gives a code its own words, as in ``code_1="the package is stale"``.
    """
    texts = {code: meanings.get(f"code_{code}", _MEANINGS[code]) for code in codes}
    lines = ["\b", "Example:" if len(examples) == 1 else "Examples:"]
    lines += [f"  {example}" for example in examples]
    # Without the mark \b (its own paragraph) click would refill the lines.
    lines += ["", "\b", "Exit codes:"]
    lines += [f"  {code:<4} {text}" for code, text in texts.items()]
    return "\n".join(lines)


def all_codes() -> tuple[int, ...]:
    """Return every code that has a meaning for users, in ascending order."""
    return tuple(sorted(_MEANINGS))
