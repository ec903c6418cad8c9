"""The three messages that everything is measured on, as JSON values.

They are stable v1 messages with nothing unknown in them, so that each peer can decode them into
its own types and give them back as they were.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import partial
from typing import Any

SESSION = "sess_01jzq4t0c3m9"

#: Compact JSON text in UTF-8, as it travels.
compact = partial(json.dumps, separators=(",", ":"), ensure_ascii=False)


@dataclass(frozen=True)
class Message:
    """A message: its short name, the definition it is of, what it is, and the JSON value."""

    name: str
    kind: str
    title: str
    data: dict[str, Any]

    @property
    def raw(self) -> bytes:
        """The message as it travels."""
        return bytes(compact(self.data), "utf-8")

    @property
    def size(self) -> str:
        """The length of the text, for a human."""
        count = len(self.raw)
        return f"{count} B" if count < 1000 else f"{count / 1000:.1f} kB"


def chunk() -> dict[str, Any]:
    """A piece of an answer, as an agent sends them by the hundred."""
    text = (
        "Let me look at how the parser reads an empty document, then at the loader that uses it too"
    )
    return {
        "sessionId": SESSION,
        "update": {
            "sessionUpdate": "agent_message_chunk",
            "content": {"type": "text", "text": text},
        },
    }


def tool_call() -> dict[str, Any]:
    """A tool call with a text, a diff, two locations and the raw input of the tool."""
    old = (
        "def parse(text):\n    if not text:\n        raise ValueError('empty')\n"
        "    return _tree(text)\n"
    )
    new = (
        "def parse(text):\n    # An empty document has no nodes, and no errors either.\n"
        "    return _tree(text) if text else Document(nodes=[], errors=[])\n"
    )
    path = "/home/dev/project/src/parser.py"
    text = (
        "An empty document is a valid one: it has no nodes. The parser refuses it today, and the "
        "loader works around that with a placeholder node, which the index then counts twice. "
        "I will return a document without nodes instead."
    )
    return {
        "sessionId": SESSION,
        "update": {
            "sessionUpdate": "tool_call",
            "toolCallId": "call_01jzq4t5k7n2",
            "title": "Edit src/parser.py: accept an empty document",
            "kind": "edit",
            "status": "in_progress",
            "content": [
                {
                    "type": "content",
                    "content": {
                        "type": "text",
                        "text": text,
                        "annotations": {"audience": ["user"], "priority": 0.5},
                    },
                },
                {"type": "diff", "path": path, "oldText": old, "newText": new},
            ],
            "locations": [{"path": path, "line": 41}, {"path": path.replace("parser", "loader")}],
            "rawInput": {
                "path": path,
                "edits": [{"old": old, "new": new, "count": 1}],
                "options": {"dry_run": False, "backup": True, "encoding": "utf-8"},
            },
        },
    }


def _block(number: int) -> dict[str, Any]:
    line = f"Requirement {number}: the tree keeps the order of its nodes, and so does the index. "
    uri = f"file:///home/dev/project/src/module_{number:02}.py"
    match number % 5:
        case 0 | 1:
            return {"type": "text", "text": line * 4}
        case 2:
            annotations = {"audience": ["assistant"], "priority": 0.8}
            return {"type": "text", "text": line * 3, "annotations": annotations}
        case 3:
            link = {"type": "resource_link", "uri": uri, "name": f"module_{number:02}.py"}
            return link | {
                "mimeType": "text/x-python",
                "size": 1000 + number,
                "title": line.strip(),
            }
        case _:
            text = f"def step_{number}(tree):\n    return [node for node in tree if node.kind]\n"
            resource = {"uri": uri, "mimeType": "text/x-python", "text": text * 9}
            return {"type": "resource", "resource": resource}


def prompt() -> dict[str, Any]:
    """A prompt of 50 blocks: texts, links and embedded files."""
    return {"sessionId": SESSION, "prompt": [_block(number) for number in range(50)]}


MESSAGES = (
    Message("S", "SessionNotification", "a chunk of an answer", chunk()),
    Message("M", "SessionNotification", "a tool call", tool_call()),
    Message("L", "PromptRequest", "a prompt of 50 blocks", prompt()),
)
