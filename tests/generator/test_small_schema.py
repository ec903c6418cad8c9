"""A schema that has nothing to do with ACP: what is added to it is in the output at once."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from generator_support import Generator
from orchard import TEXT, branch, catch_all, document, message, orchard, record, ref

from acp_codegen.model.names import words


@pytest.fixture(scope="module")
def sources(repo: Path) -> list[Path]:
    """What must not change when a schema does, and must know nothing of one."""
    found = [*(repo / "codegen").rglob("*.py"), *(repo / "templates").rglob("*.j2")]
    assert len(found) > 50
    return sorted(found)


def test_the_small_schema_works(generator: Generator) -> None:
    v1 = generator.package(orchard())
    value = {
        "id": "t",
        "fruits": [{"kind": "apple", "weight": 5.0}, {"kind": "fig", "leaf": [1]}],
        "parent": {"id": "p", "grafts": [{"id": "g", "parent": None}]},
    }
    tree = v1.decode(v1.Tree, value)
    assert tree.fruits == [
        v1.AppleFruit(weight=5),
        v1.OtherFruit(kind="fig", payload={"leaf": [1]}),
    ]
    assert tree.parent.grafts[0].id == "g"
    assert v1.encode(tree) == value
    assert v1.decode(v1.PickRequest, {"treeId": "t"}).ripe_only is True
    assert v1.RainNotification(amount=1).note is v1.UNSET
    assert {m.name: m.side for m in v1.METHODS.values()} == {
        "tree_pick": "picker", "rain": "grower", "tree_graft": "grower",
    }  # fmt: skip
    assert v1.Feature.parse("grafting,pressing") == v1.Feature.GRAFTING | v1.Feature.PRESSING


def test_a_new_definition(generator: Generator) -> None:
    schema = orchard()
    schema["$defs"]["Ladder"] = record("rungs", rungs={"type": "integer"})
    schema["$defs"]["Tree"]["properties"]["ladder"] = ref("Ladder")
    v1 = generator.package(schema)
    assert v1.decode(v1.Tree, {"id": "t", "ladder": {"rungs": 3}}).ladder == v1.Ladder(rungs=3)


def test_a_new_property(generator: Generator) -> None:
    schema = orchard()
    schema["$defs"]["Apple"]["properties"]["wormCount"] = {"type": "integer", "default": 0}
    v1 = generator.package(schema)
    assert v1.decode("Fruit", {"kind": "apple", "weight": 1}).worm_count == 0
    assert v1.encode(v1.AppleFruit(weight=1, worm_count=2))["wormCount"] == 2


def test_a_new_branch(generator: Generator) -> None:
    schema = orchard()
    schema["$defs"]["Plum"] = record("stone", stone={"type": "boolean"})
    schema["$defs"]["Fruit"]["anyOf"].insert(0, branch("kind", "plum", "Plum"))
    v1 = generator.package(schema)
    made = v1.decode("Fruit", {"kind": "plum", "stone": True})
    assert type(made) is v1.PlumFruit
    assert isinstance(made, v1.Plum)


def test_a_new_method(generator: Generator) -> None:
    schema = orchard()
    schema["$defs"]["MulchNotification"] = message("grower", "soil/mulch")
    v1 = generator.package(schema)
    method = v1.METHODS["soil/mulch"]
    assert (method.name, method.side, method.params, method.notification) == (
        "soil_mulch", "grower", "MulchNotification", True,
    )  # fmt: skip


@pytest.mark.parametrize("value", ["property", "type", "branch", "enumeration value"])
def test_a_new_feature(generator: Generator, value: str) -> None:
    schema = orchard()
    mark = {"x-unstable": "night_work"}
    defs = schema["$defs"]
    if value == "property":
        defs["Apple"]["properties"]["lamp"] = {**TEXT, **mark}
    elif value == "type":
        defs["Lamp"] = {**record(), **mark}
    elif value == "branch":
        defs["Moth"] = {**record(), **mark}
        defs["Fruit"]["anyOf"].insert(0, branch("kind", "moth", "Moth", **mark))
    else:
        defs["Colour"]["anyOf"].append({"const": "black", **mark})
    v1 = generator.package(schema)
    on = v1.Feature.NIGHT_WORK
    if value == "property":
        lit = {"weight": 1, "lamp": "l"}
        assert v1.decode(v1.Apple, lit).lamp is None
        assert v1.decode(v1.Apple, lit, features=on).lamp == "l"
    elif value == "type":
        with pytest.raises(v1.UnstableFeatureError, match="NIGHT_WORK"):
            v1.decode("Lamp", {})
        assert v1.decode("Lamp", {}, features=on) == v1.unstable.Lamp()
    elif value == "branch":
        assert type(v1.decode("Fruit", {"kind": "moth"})) is v1.OtherFruit
        assert type(v1.decode("Fruit", {"kind": "moth"}, features=on)) is v1.unstable.MothFruit
    else:
        with pytest.raises(v1.DecodeError):
            v1.decode("Colour", "black")
        assert v1.decode("Colour", "black", features=on) == "black"


def test_names_follow_the_rules(generator: Generator) -> None:
    schema = document({
        "Thing": record("_meta", _meta=TEXT, mcpServers=TEXT, type=TEXT, HTTPUrl=TEXT,
                        **{"from": TEXT, "class": TEXT, "a-b.c": TEXT, "x_y": TEXT}),
        "Stdio": record("command", command=TEXT),
        "Web": record("url", url=TEXT),
        "Server": {"anyOf": [branch("type", "web_socket", "Web"),
                             {"title": "stdio", "allOf": [ref("Stdio")]}]},
    })  # fmt: skip
    v1 = generator.package(schema)
    import dataclasses

    assert {each.name for each in dataclasses.fields(v1.Thing)} == {
        "meta", "mcp_servers", "type", "http_url", "from_", "class_", "a_b_c", "x_y",
        "unknown_fields",
    }  # fmt: skip
    assert type(v1.decode("Server", {"type": "web_socket", "url": "u"})) is v1.WebSocketServer
    assert type(v1.decode("Server", {"command": "c"})) is v1.StdioServer
    every = {f"{key}": key for key in schema["$defs"]["Thing"]["properties"]}
    assert v1.encode(v1.decode(v1.Thing, every)) == every


@pytest.mark.parametrize(
    ("change", "both"),
    [
        (lambda d: d["Apple"]["properties"].update(fooBar=TEXT, foo_bar=TEXT),
         ("fooBar", "foo_bar")),
        (lambda d: d["Apple"]["properties"].update({"from": TEXT, "from_": TEXT}),
         ("from", "from_")),
        (lambda d: d.update(AppleFruit=record()), ("/$defs/AppleFruit", "/$defs/Fruit")),
        (lambda d: d.update(OtherFruit=record()), ("/$defs/OtherFruit", "/$defs/Fruit")),
        (lambda d: d["Fruit"]["anyOf"].append(branch("kind", "Apple", "Pear")),
         ("/$defs/Fruit/anyOf/0", "/$defs/Fruit/anyOf/4")),
        (lambda d: d.update(AskRequest=message("grower", "tree-graft"),
                            AskResponse=message("grower", "tree-graft")),
         ("/$defs/AskRequest", "/$defs/GraftRequest")),
        (lambda d: d.update(PickingRequest=message("picker", "tree/pick")),
         ("/$defs/PickRequest", "/$defs/PickingRequest")),
    ],
)  # fmt: skip
def test_a_collision_names_both_sources(
    generator: Generator, change: Any, both: tuple[str, str]
) -> None:
    schema = orchard()
    change(schema["$defs"])
    line = generator.refused(schema)
    for each in both:
        assert each in line


def test_recursive_types(generator: Generator) -> None:
    nothing = {"type": "null"}
    schema = document({
        "Node": record(next={"anyOf": [ref("Node"), nothing]},
                       children={"type": "array", "items": ref("Node")},
                       named={"type": "object", "additionalProperties": ref("Node")}),
        "Json": {"anyOf": [TEXT, {"type": "array", "items": ref("Json")},
                           {"type": "object", "additionalProperties": ref("Json")}]},
        "Nested": {"type": "array", "items": ref("Nested")},
        "Ping": record("pong", pong=ref("Pong")),
        "Pong": record(ping={"anyOf": [ref("Ping"), nothing]}),
        "Leaf": record("value", value=TEXT),
        "Fork": record("left", "right", left=ref("Expr"), right=ref("Expr")),
        "Expr": {"anyOf": [branch("op", "leaf", "Leaf"), branch("op", "fork", "Fork"),
                           catch_all("op")]},
    })  # fmt: skip
    v1 = generator.package(schema)
    leaf = {"op": "leaf", "value": "v"}
    values = {
        "Node": {"next": {"next": None}, "children": [{}, {"named": {"a": {"children": []}}}]},
        "Json": {"a": ["b", {"c": [[]]}]},
        "Nested": [[], [[], [[]]]],
        "Ping": {"pong": {"ping": {"pong": {}}}},
        "Expr": {"op": "fork", "left": leaf, "right": {"op": "fork", "left": leaf, "right": leaf}},
    }
    for name, value in values.items():
        assert v1.encode(v1.decode(name, value)) == value
        assert v1.encode(v1.decode(getattr(v1, name), value)) == value
    for name, value, path in (
        ("Node", {"children": [{}, {"next": {"next": 5}}]}, "/children/1/next/next"),
        ("Nested", [[], [[5]]], "/1/0/0"),
        ("Ping", {"pong": {"ping": {"pong": 1}}}, "/pong/ping/pong"),
        ("Expr", {"op": "fork", "left": leaf, "right": {"op": "leaf"}}, "/right"),
    ):
        with pytest.raises(v1.DecodeError) as caught:
            v1.decode(name, value)
        assert caught.value.path == path
    deep: Any = {}
    for _ in range(100_000):
        deep = {"next": deep}
    with pytest.raises(v1.DecodeError, match="deep"):
        v1.decode("Node", deep)
    while deep:
        deep = deep.pop("next")


def schema_names(repo: Path) -> set[str]:
    """The names of types, fields, methods and features that no code but theirs would hold."""
    found: set[str] = set()
    for path in sorted((repo / "schema").glob("v*.json")):
        collect(json.loads(path.read_text("utf-8")), found)
    return found


def collect(node: Any, found: set[str]) -> None:
    if isinstance(node, list):
        for each in node:
            collect(each, found)
    if not isinstance(node, dict):
        return
    for key in ("$defs", "properties"):
        if isinstance(node.get(key), dict):
            found |= {name for name in node[key] if len(words(name)) > 1}
    if isinstance(node.get("x-method"), str):
        found.add(node["x-method"])
    if isinstance(node.get("x-unstable"), str):
        found.add(node["x-unstable"])
    const = node.get("const")
    if isinstance(const, str) and len(words(const)) > 1 and not re.search(r"[^\w-]", const):
        found.add(const)
    for each in node.values():
        collect(each, found)


#: Words of the trade that a schema also happens to use.
GENERIC = {
    # A format of JSON Schema 2020-12 (validation, 7.3.1).
    "date-time",
    "absolute_path", "any_of", "exit_code", "ext_notification", "model_config", "new_text",
    "old_text", "one_of", "request_id",
}  # fmt: skip


def vocabulary(repo: Path) -> set[str]:
    """What the vocabulary of canonical schemas itself calls things."""
    found: set[str] = set()
    collect(json.loads((repo / "schema" / "vocabulary.json").read_text("utf-8")), found)
    return found


def test_codegen_and_templates_name_nothing_of_the_schemas(repo: Path, sources: list[Path]) -> None:
    names = schema_names(repo) - vocabulary(repo)
    assert len(names) > 400
    for sure in ("sessionId", "session_fork", "ContentBlock", "session/new", "plan_removed"):
        assert sure in names
    spelt = names | {"_".join(word.lower() for word in words(name)) for name in names}
    spelt -= GENERIC
    pattern = re.compile(
        r"(?<![\w/])(?:" + "|".join(map(re.escape, sorted(spelt, key=len, reverse=True)))
        + r")(?![\w/])"
    )  # fmt: skip
    hits = [
        f"{path.relative_to(repo)}: {hit}"
        for path in sources
        for hit in sorted(set(pattern.findall(path.read_text("utf-8"))))
    ]
    assert hits == []
