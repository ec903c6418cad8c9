"""A small protocol, and one change of every kind made to it."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

Node = dict[str, Any]
Edit = Callable[[Node], None]

TEXT: Node = {"type": "string"}
WHOLE: Node = {"type": "integer", "format": "uint8", "minimum": 0}


def record(required: str, **properties: Node) -> Node:
    return {"type": "object", "properties": properties, "required": required.split()}


def ref(name: str, **more: Any) -> Node:
    return {"$ref": f"#/$defs/{name}", **more}


def branch(key: str, value: str, required: str, **properties: Node) -> Node:
    constant = {"type": "string", "const": value}
    return record(f"{key} {required}", **{key: constant}, **properties)


def consts(*values: str) -> list[Node]:
    return [{"type": "string", "const": value} for value in values]


#: What every message carries; `Bare` and `Soft` hold the same, read strictly and with leniency.
THING: Node = record(
    "id count kind shape place names",
    id=TEXT,
    label={"type": ["string", "null"]},
    count=WHOLE,
    kind=ref("Kind"),
    mode=ref("Mode"),
    shape=ref("Shape"),
    place=ref("Place"),
    names={"type": "array", "items": TEXT},
    extra=ref("Extra"),
    tone=ref("Tone"),
    point=ref("Point"),
    limit={"type": "integer", "default": 3},
    lenient={"type": "array", "items": WHOLE, "x-deserialize-skip-invalid-items": True},
    code={"type": "string"},
    draft={"type": "string", "x-unstable": "drafts"},
    hint={"type": ["string", "null"], "x-patch": True},
)

DEFS: Node = {
    "DoRequest": {**record("thing", thing=ref("Thing")), "x-side": "host", "x-method": "do"},
    "DoResponse": {**record("ok", ok={"type": "boolean"}), "x-side": "host", "x-method": "do"},
    "AskRequest": {**record("thing", thing=ref("Thing")), "x-side": "guest", "x-method": "ask"},
    "AskResponse": {**record(""), "x-side": "guest", "x-method": "ask"},
    "TellNotification": {
        **record("text", text=TEXT),
        "x-side": "guest",
        "x-method": "tell",
    },
    "Thing": THING,
    "Kind": {"oneOf": consts("one", "two")},
    "Mode": {"anyOf": [*consts("slow", "fast"), TEXT]},
    "Shape": {
        "oneOf": [
            branch("type", "circle", "radius", radius=WHOLE),
            branch("type", "square", "side", side=WHOLE),
        ]
    },
    "Place": {
        "anyOf": [
            {"title": "by_name", **record("name", name=TEXT)},
            {"title": "by_number", **record("number", number=WHOLE)},
        ]
    },
    "Extra": {
        "anyOf": [
            branch("type", "note", "text", text=TEXT),
            {"title": "other", **record("type", type=TEXT), "additionalProperties": True},
        ]
    },
    "Tone": {
        "type": "object",
        "properties": {
            "tone": {"type": ["string", "null"], "x-deserialize-default-on-error": True}
        },
        "anyOf": [
            branch("tone", "high", ""),
            branch("tone", "low", ""),
            {"title": "none", **record("")},
        ],
    },
    "Point": record("x y", x=WHOLE, y=WHOLE),
    "Pixel": record("x y", x=WHOLE, y=WHOLE, color=TEXT),
    "Legend": record("pixel", pixel=ref("Pixel")),
}


def bare() -> Node:
    """The protocol with everything read strictly."""
    return {"x-acp": {"protocol": 1}, "$defs": copy.deepcopy(DEFS)}


def soft() -> Node:
    """The protocol with every thing under a lenient key."""
    document = bare()
    for name in ("DoRequest", "AskRequest"):
        message = document["$defs"][name]
        message["properties"]["thing"]["x-deserialize-default-on-error"] = True
        message["required"] = []
    return document


def thing(document: Node) -> Node:
    found: Node = document["$defs"]["Thing"]["properties"]
    return found


def required(document: Node, *names: str, drop: tuple[str, ...] = ()) -> None:
    found: list[str] = document["$defs"]["Thing"]["required"]
    found[:] = [name for name in found if name not in drop] + list(names)


def _add(name: str, schema: Node, need: bool = False) -> Edit:
    def edit(document: Node) -> None:
        thing(document)[name] = copy.deepcopy(schema)
        if need:
            required(document, name)

    return edit


def _drop(name: str) -> Edit:
    def edit(document: Node) -> None:
        del thing(document)[name]
        required(document, drop=(name,))

    return edit


def _set(name: str, **keywords: Any) -> Edit:
    def edit(document: Node) -> None:
        # A copy: the same small schema stands in many places.
        thing(document)[name] = {**thing(document)[name], **copy.deepcopy(keywords)}

    return edit


def _rename(old: str, new: str) -> Edit:
    def edit(document: Node) -> None:
        thing(document)[new] = thing(document).pop(old)

    return edit


def _define(name: str, schema: Node) -> Edit:
    def edit(document: Node) -> None:
        document["$defs"][name] = copy.deepcopy(schema)

    return edit


def _branches(name: str, keyword: str, change: Callable[[list[Node]], list[Node]]) -> Edit:
    def edit(document: Node) -> None:
        found = document["$defs"][name]
        found[keyword] = change(found[keyword])

    return edit


def _union_of_points(document: Node) -> None:
    point = document["$defs"].pop("Point")
    document["$defs"]["FlatPoint"] = point
    document["$defs"]["Point"] = {
        "anyOf": [{"type": "object", "allOf": [ref("FlatPoint")], **_tag("flat")}]
    }


def _tag(value: str) -> Node:
    return {"properties": {"form": {"type": "string", "const": value}}, "required": ["form"]}


def _method(name: str, **keywords: str) -> Edit:
    def edit(document: Node) -> None:
        for each in document["$defs"].values():
            if each.get("x-method") == name:
                each.update({key.replace("_", "-"): value for key, value in keywords.items()})

    return edit


def _rename_definition(document: Node) -> None:
    document["$defs"]["Marker"] = document["$defs"].pop("Point")
    thing(document)["point"] = ref("Marker")


def _lenient_tag(document: Node) -> None:
    del document["$defs"]["Tone"]["properties"]["tone"]["x-deserialize-default-on-error"]


def _exclusive(document: Node) -> None:
    document["$defs"]["Place"]["oneOf"] = document["$defs"]["Place"].pop("anyOf")


TRIANGLE = branch("type", "triangle", "base", base=WHOLE)
NEW_METHOD: Node = {**record("when", when=TEXT), "x-side": "guest", "x-method": "wake"}

#: Kind of change to the edit that makes it. The edit of a kind that undoes another one's is
#: `UNDO` and the other kind.
MUTATIONS: dict[str, list[Edit | str]] = {
    "property-added": [_add("note", TEXT)],
    "required-property-added": [_add("note", TEXT, need=True)],
    "property-removed": [_drop("label"), _drop("id")],
    "property-renamed": [_rename("label", "title")],
    "property-now-required": [lambda document: required(document, "label")],
    "property-now-optional": [lambda document: required(document, drop=("id",))],
    "tag-added": [_union_of_points],
    "tag-removed": ["tag-added"],
    "branch-added": [
        _branches("Shape", "oneOf", lambda found: [*found, TRIANGLE]),
        _branches("Extra", "anyOf", lambda found: [TRIANGLE, *found]),
    ],
    "branch-removed": ["branch-added"],
    "union-opened": ["union-closed"],
    "union-closed": [_branches("Extra", "anyOf", lambda found: found[:1])],
    "union-exclusivity-changed": [_exclusive, "union-exclusivity-changed"],
    "enum-value-added": [
        _branches("Kind", "oneOf", lambda found: [*found, *consts("three")]),
        _branches("Mode", "anyOf", lambda found: [*consts("idle"), *found]),
    ],
    "enum-value-removed": ["enum-value-added"],
    "enum-opened": [_branches("Kind", "oneOf", lambda found: [*found, TEXT])],
    "enum-closed": ["enum-opened"],
    "type-widened": [_set("count", type=["integer", "boolean"])],
    "type-narrowed": ["type-widened"],
    "type-changed": [_set("code", type="boolean")],
    "type-replaced": [lambda document: thing(document).update(point=ref("Pixel"))],
    "null-allowed": ["null-refused"],
    "null-refused": [_set("label", type="string")],
    "range-changed": [_set("count", format="uint16"), _set("count", format="int8", minimum=-5)],
    "length-changed": [
        _set("names", minItems=1),
        _set("code", maxLength=3),
        _set("code", minLength=2),
    ],
    "pattern-changed": [_set("code", pattern="^a+$")],
    "format-changed": [_set("code", format="uri")],
    "leniency-added": [
        _set("label", **{"x-deserialize-default-on-error": True}),
        _set("names", **{"x-deserialize-default-on-null": True}),
        _set("names", **{"x-deserialize-skip-invalid-items": True}),
    ],
    "leniency-removed": ["leniency-added"],
    "tag-leniency-changed": [_lenient_tag, "tag-leniency-changed"],
    "default-changed": [_set("limit", default=4)],
    "patch-changed": [_set("label", **{"x-patch": True})],
    "renamed": [_rename_definition],
    "method-added": [_define("WakeNotification", NEW_METHOD)],
    "method-removed": ["method-added"],
    "method-moved": [_method("tell", x_side="host")],
    "method-renamed": [_method("tell", x_method="say")],
    "stabilised": [lambda document: thing(document)["draft"].pop("x-unstable")],
    "withdrawn": ["stabilised"],
}


def pairs(kind: str, base: Callable[[], Node]) -> list[tuple[Node, Node]]:
    """Old and new documents that differ by one change of a kind."""
    result: list[tuple[Node, Node]] = []
    for edit in MUTATIONS[kind]:
        if isinstance(edit, str):
            edits = [each for each in MUTATIONS[edit] if not isinstance(each, str)]
            result += [(_edited(each, base), base()) for each in edits]
        else:
            result.append((base(), _edited(edit, base)))
    return result


def _edited(edit: Edit, base: Callable[[], Node]) -> Node:
    document = base()
    edit(document)
    return document
