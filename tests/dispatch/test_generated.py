"""What is generated from other schemas: other sides, other names, other parts."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from acp_codegen.errors import CodegenError
from acp_codegen.output.generate import Request, Timings, generate
from acp_codegen.resources import schema_dir

ID = {"anyOf": [{"title": "Number", "type": "integer"}, {"title": "Str", "type": "string"}]}


def reference(name: str) -> dict[str, Any]:
    return {"allOf": [{"$ref": f"#/$defs/{name}"}]}


def record(side: str = "", method: str = "", **properties: Any) -> dict[str, Any]:
    marks = {"x-side": side, "x-method": method} if side else {}
    body = {"type": "object", "properties": properties, "required": [*properties]}
    return {**marks, **body}


def restaurant(protocol: int) -> dict[str, Any]:
    """A protocol with guests and kitchens."""
    text = {"type": "string"}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "x-acp": {
            "protocol": protocol,
            "version": {"type": "Edition", "unsupported": {"code": -5, "data": "Refusal"}},
            "jsonrpc": {
                "id": "Ticket",
                "error": "Complaint",
                "errorId": "nullable",
                "senders": [
                    {"name": "Guest", "Request": "kitchen", "Response": "guest"},
                    {"name": "Kitchen", "Request": "guest", "Response": "kitchen"},
                    {"name": "House", "Notification": "house", "inline": True},
                ],
            },
        },
        "$defs": {
            "EnterRequest": record("kitchen", "door/enter", edition=reference("Edition")),
            "EnterResponse": record("kitchen", "door/enter", edition=reference("Edition")),
            "OrderRequest": record("kitchen", "order/place", dish=text),
            "OrderResponse": record("kitchen", "order/place", price={"type": "integer"}),
            "TasteRequest": record("guest", "soup/taste", spoon=text),
            "TasteResponse": record("guest", "soup/taste", verdict=text),
            "HurryNotification": record("kitchen", "hurry", times={"type": "integer"}),
            "LeaveNotification": record("house", "!leave", which=reference("Ticket")),
            "Edition": {"type": "integer", "minimum": 0},
            "Refusal": record(
                wanted=reference("Edition"),
                had={"type": "array", "items": {"$ref": "#/$defs/Edition"}},
            ),
            "Ticket": ID,
            "Complaint": record(code={"type": "integer"}, message=text),
        },
    }


SCRIPT = """
import asyncio
import restaurant.v7 as v7
import restaurant.v8 as v8
from restaurant.connection import Connection

class Kitchen7(v7.Kitchen):
    cancelled = 0
    async def door_enter(self, params):
        return v7.EnterResponse(edition=params.edition)
    async def order_place(self, params):
        if params.dish == "slow":
            try:
                await asyncio.sleep(60)
            finally:
                self.cancelled += 1
        taste = await self.guest.soup_taste(v7.TasteRequest(spoon=params.dish))
        return v7.OrderResponse(price=len(taste.verdict))
    def hurry(self, params):
        self.times = params.times

class Kitchen8(v8.Kitchen):
    async def door_enter(self, params):
        return v8.EnterResponse(edition=params.edition)

class Guest(v7.Guest):
    async def soup_taste(self, params):
        return v7.TasteResponse(verdict="good " + params.spoon)

async def main():
    import socket
    one, two = socket.socketpair()
    kitchen, guest = Kitchen7(), Guest()
    left = Connection(*await asyncio.open_connection(sock=one), kitchen, Kitchen8())
    right = Connection(*await asyncio.open_connection(sock=two), guest)
    async with left, right:
        try:
            await guest.kitchen.order_place(v7.OrderRequest(dish="early"))
        except v7.RequestError as error:
            assert error.code == -32600
        try:
            await guest.kitchen.door_enter(v7.EnterRequest(edition=6))
        except v7.RequestError as error:
            assert (error.code, error.data) == (-5, {"wanted": 6, "had": [7, 8]}), error.data
        await guest.kitchen.door_enter(v7.EnterRequest(edition=7))
        price = await guest.kitchen.order_place(v7.OrderRequest(dish="soup"))
        assert price == v7.OrderResponse(price=9), price
        slow = asyncio.create_task(guest.kitchen.order_place(v7.OrderRequest(dish="slow")))
        await asyncio.sleep(0.05)
        slow.cancel()
        await asyncio.wait({slow})
        await guest.kitchen.hurry(v7.HurryNotification(times=3))
        while not hasattr(kitchen, "times"):
            await asyncio.sleep(0.01)
        assert kitchen.cancelled == 1
    print("ok")

asyncio.run(main())
"""


def make(folder: Path, name: str, schemas: list[Path], **options: Any) -> None:
    generate(Request(schemas=schemas, **options), folder / name, Timings())


def python(folder: Path, script: str) -> str:
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", script],
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_sides_names_and_rules_all_come_from_the_schema(tmp_path: Path) -> None:
    schemas: list[Path] = []
    for protocol in (7, 8):
        path = tmp_path / f"v{protocol}.json"
        path.write_text(json.dumps(restaurant(protocol)))
        schemas.append(path)
    make(tmp_path, "restaurant", schemas)
    assert python(tmp_path, SCRIPT) == "ok\n"


@pytest.mark.parametrize(
    ("name", "kitchen_method", "words"),
    [
        ("KitchenCaller", "order/place", "would also be that of"),
        ("Guest", "order/place", "would also be that of"),
        (None, "ext/method", "would also be that of"),
        (None, "guest", "would also be that of"),
    ],
)
def test_a_name_that_would_mean_two_things_is_an_error(
    tmp_path: Path, name: str | None, kitchen_method: str, words: str
) -> None:
    schema = restaurant(7)
    if name is not None:
        schema["$defs"][name] = record()
    for part in ("OrderRequest", "OrderResponse"):
        schema["$defs"][part]["x-method"] = kitchen_method
    path = tmp_path / "v7.json"
    path.write_text(json.dumps(schema))
    with pytest.raises(CodegenError, match=words):
        make(tmp_path, "out", [path])


def test_an_error_for_versions_needs_data_of_its_shape(tmp_path: Path) -> None:
    schema = restaurant(7)
    schema["$defs"]["Refusal"] = record(wanted=reference("Edition"))
    path = tmp_path / "v7.json"
    path.write_text(json.dumps(schema))
    with pytest.raises(CodegenError, match="one that lists them"):
        make(tmp_path, "out", [path])


DISPATCH = """
import sys
from plain import v1
agent = v1.Agent()
agent.session_new = lambda params: v1.NewSessionResponse(session_id=params.cwd)
message = {{"jsonrpc": "2.0", "id": 1, "method": "session/new",
           "params": {{"cwd": "/w", "mcpServers": []}}}}
coroutine = v1.AgentDispatcher(agent).handle(message)
try:
    coroutine.send(None)
except StopIteration as stop:
    assert stop.value["result"] == {{"sessionId": "/w"}}, stop.value
assert "asyncio" not in sys.modules
assert hasattr(v1, "Feature") is {flags}
"""


@pytest.mark.parametrize("features", [[], ["session_fork"]])
def test_dispatchers_work_without_a_connection(tmp_path: Path, features: list[str]) -> None:
    make(tmp_path, "plain", [schema_dir()], parts=["dispatch"], features=features)
    names = {path.name for path in (tmp_path / "plain").rglob("*.py")}
    assert not names & {"connection.py", "stdio.py", "_inbox.py", "_output.py", "_lines.py"}
    python(tmp_path, DISPATCH.format(flags=bool(features)))


ECHO = """
import asyncio, socket
from plain import v1
from plain.connection import Connection
class Agent(v1.Agent):
    async def session_list(self, params):
        return v1.ListSessionsResponse(sessions=[])
async def main():
    one, two = socket.socketpair()
    client = v1.Client()
    left = Connection(*await asyncio.open_connection(sock=one), Agent())
    right = Connection(*await asyncio.open_connection(sock=two), client)
    async with left, right:
        print(await client.agent.session_list(v1.ListSessionsRequest()))
asyncio.run(main())
"""


def test_stable_code_has_connections_without_a_flag_in_sight(tmp_path: Path) -> None:
    make(tmp_path, "plain", [schema_dir()], features=[], docs=False)
    assert python(tmp_path, ECHO).startswith("ListSessionsResponse(sessions=[]")
    for path in (tmp_path / "plain").rglob("*.py"):
        assert "UnstableFeatureError" not in path.read_text(), path
    for name in (
        "_dispatch",
        "_callers",
        "_sides",
        "connection",
        "stdio",
        "v1/roles",
        "v1/callers",
    ):
        assert "features" not in (tmp_path / "plain" / f"{name}.py").read_text(), name


def test_asking_for_the_types_loads_no_dispatcher_and_no_event_loop() -> None:
    script = """
import sys
from acp_bindings import v1
v1.NewSessionRequest(cwd="/", mcp_servers=[])
assert not {"asyncio", "logging", "acp_bindings._dispatch"} & {*sys.modules}
v1.AgentDispatcher(v1.Agent())
assert not {"asyncio", "logging", "acp_bindings.connection"} & {*sys.modules}
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
