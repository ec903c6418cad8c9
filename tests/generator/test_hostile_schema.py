"""A schema is untrusted text: it gives correct code or one clear line, and never becomes code."""

from __future__ import annotations

import ast
import builtins
import dataclasses
import importlib
import json
import keyword
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from generator_support import Generator, load, tree
from orchard import TEXT, branch, catch_all, document, message, orchard, record, ref

from acp_codegen.canonical.check import check_schema
from acp_codegen.errors import CodegenError, one_line
from acp_codegen.model.build import build_schema
from acp_codegen.model.document import with_envelopes
from acp_codegen.model.names import words


@pytest.fixture
def canary(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Python that would leave a trace if it ever ran; nothing may have run it in the end."""
    trace = tmp_path / "trace"
    monkeypatch.setattr(sys, "ran_by_a_schema", str(trace), raising=False)
    yield "open(__import__('sys').ran_by_a_schema, 'w')"
    assert not trace.exists(), "text of a schema was executed"


def payloads(run: str) -> list[str]:
    """Text that ends a string, a comment, a docstring or a template early, and then runs."""
    return [
        run,
        f"'\n{run}\n'",
        f'"; {run} #',
        f"'; {run} #",
        f'"""\n{run}\n"""',
        f"'''\n{run}\n'''",
        f'\\"""\n{run}\n#',
        f'""" + {run} + """',
        f"\\\n{run}",
        f"# \n{run}",
        f"\r{run}",
        f"\r\n{run}\r\n",
        f"\x0c{run}\x0b{run}\x1c{run}\x85{run}\u2028{run}\u2029{run}",
        f"{{{{ {run} }}}}",
        f"{{% for x in [{run}] %}}{{% endfor %}}",
        f"{{# #}}{{% raw %}}{{{{ cycler.__init__.__globals__ }}}} {run}",
        f"{{{run}}}",
        "%s %(x)s {0} {x} $x",
        f"\u202e{run}\u202c\u2066",
        f"a\0b{run}",
        "\\",
        "\\\\",
        '"',
        "'",
        '"""',
        '\\"',
        "ends with a backslash \\",
        'ends with a quote "',
        'ends with quotes """"',
        "\\N{DIGIT ONE}\\x41\\u0041\\U00000041\\101\\n",
        "# type: ignore  # noqa  # fmt: off",
        "\ufeff",
        "\t\tindented\n\n\n    more",
        "",
        " ",
        "é́ 漢字 😀 ß ﬁ",
        "__proto__",
        "../../../etc/passwd",
        "/absolute/path",
        "C:\\windows",
        "..",
        "a" * 5000,
    ]


RISKY = {"open", "__import__", "exec", "eval"}
#: How a version loads a module of its own, whatever the schema says.
LOADS = "__import__(f'{__name__}.{name}', fromlist=[name])"


def compiled(folder: Path) -> None:
    """Every module parses, and only strings and known names came out of the schema."""
    for name, text in tree(folder).items():
        if name.endswith(".py"):
            found = ast.parse(text)
            calls = [node for node in ast.walk(found) if isinstance(node, ast.Call)]
            risky = [each for each in calls if ast.unparse(each.func) in RISKY]
            assert {ast.unparse(each) for each in risky} <= {LOADS}, name


def import_all(v1: Any) -> None:
    """Imports every module, as text in any of them could run."""
    for path in sorted(Path(v1.__file__).parent.glob("*.py")):
        importlib.import_module(f"{v1.__name__}.{path.stem}".removesuffix(".__init__"))
    assert v1.METHODS is not None
    assert all(hasattr(v1, name) for name in v1.__all__)


def accepted(schema: Any) -> bool:
    """Whether a schema passes its checks and the model has a form for it."""
    try:
        check_schema(schema)
        build_schema(with_envelopes(schema))
    except CodegenError as error:
        assert one_line(error.place) == error.place
        assert one_line(error.message) == error.message
        assert error.message
        return False
    return True


def good(generator: Generator, schema: Any) -> Any:
    """The imported package of a schema that must work."""
    outcome, target = generator.run(schema)
    assert outcome.err == ""
    assert outcome.code == 0
    compiled(target)
    v1 = load(target).v1
    import_all(v1)
    return v1


def described(node: Any, text: str) -> Any:
    """A schema with a text in every place below that holds prose."""
    if isinstance(node, list):
        return [described(each, text) for each in node]
    if not isinstance(node, dict):
        return node
    found = {
        key: {name: described(each, text) for name, each in value.items()}
        if key in ("properties", "$defs")
        else described(value, text) if key in ("anyOf", "oneOf") else value
        for key, value in node.items()
    }  # fmt: skip
    return {**found, "description": text}


def test_descriptions_never_become_code(generator: Generator, canary: str) -> None:
    schema = orchard()
    for number, text in enumerate(payloads(canary)):
        for name in ("Apple", "Colour", "PickRequest", "PickResponse"):
            twin = described(orchard()["$defs"][name], text)
            if "x-method" in twin:
                twin["x-method"] = f"m{number}"
            stem, kind = re.fullmatch(r"(\w+?)(Request|Response)?", name).groups("")
            schema["$defs"][f"{stem}X{number:02}{kind}"] = twin
    v1 = good(generator, described(schema, "plain"))
    assert v1.decode("Apple", {"weight": 1}) == v1.Apple(weight=1)
    document_wide = [
        canary,
        f'""" + {canary} + """',
        f'"""\n{canary}\n"""',
        "\n\n".join(payloads(canary)),
    ]
    for text in document_wide:
        schema = described(orchard(), text) | {"title": text}
        schema["x-acp"]["release"] = {"package": text, "version": text, "license": text}
        schema["x-acp"]["features"] = {"grafting": {"description": text}}
        v1 = good(generator, schema)
        assert v1.decode("Apple", {"weight": 1}) == v1.Apple(weight=1)


def test_values_never_become_code_and_come_back(generator: Generator, canary: str) -> None:
    texts = payloads(canary)
    defs: dict[str, Any] = {}
    for number, text in enumerate(texts):
        defs[f"Either{number}x"] = {"anyOf": [{"const": text}, {"const": "plain text"}]}
        defs[f"Open{number}x"] = {"anyOf": [{"const": text}, {"type": "string"}]}
        defs[f"Listed{number}x"] = {"type": "string", "enum": [text, "plain text"]}
        defs[f"Holder{number}x"] = record(
            "k",
            k={"const": text},
            d={"type": "string", "default": text},
            o={"type": "object", "default": {text: [text]}},
            l={"type": "array", "items": TEXT, "default": [text]},
            p={"type": "string", "pattern": "^" + re.escape(text)},
            f={"type": "string", "format": text or "f"},
        )
    v1 = good(generator, document(defs))
    for number, text in enumerate(texts):
        for name in ("Either", "Open", "Listed"):
            assert v1.decode(f"{name}{number}x", text) == text
        with pytest.raises(v1.DecodeError) as caught:
            v1.decode(f"Either{number}x", 5)
        assert "\n" not in str(caught.value)
        made = v1.decode(f"Holder{number}x", {"k": text})
        assert (made.d, made.o, made.l) == (text, {text: [text]}, [text])
        assert v1.encode(made) == {"k": text}
        assert v1.encode(type(made)(k=text)) == {
            "k": text, "d": text, "o": {text: [text]}, "l": [text],
        }  # fmt: skip


def test_wire_names_never_become_code_and_come_back(generator: Generator, canary: str) -> None:
    texts = [*payloads(canary), *odd_names()]
    defs = {
        f"Thing{number}x": record(text, **{text: {**TEXT, "x-name": "given"}})
        for number, text in enumerate(texts)
    }
    assert all(accepted(document({"T": each})) for each in defs.values())
    v1 = good(generator, document(defs))
    for name, text in zip(defs, texts, strict=True):
        made = v1.decode(name, {text: "v"})
        assert made.given == "v"
        assert v1.encode(type(made)(given="v")) == {text: "v"}
        with pytest.raises(v1.DecodeError) as caught:
            v1.decode(name, {text: 5})
        assert caught.value.path == "/" + text.replace("~", "~0").replace("/", "~1")
        assert "\n" not in caught.value.message
        assert [issue.path for issue in v1.validate(name, {text: 5})] == [caught.value.path]


def odd_names() -> list[str]:
    """Names that mean something to Python, and names that are nearly one."""
    dunders = ["__init__", "__class__", "__dict__", "__slots__", "__eq__", "__getattr__", "_x",
               "__all__", "_", "__", "self", "cls", "mro", "x__y", "_meta"]  # fmt: skip
    nearly = ["1a", "a-b", "a.b", "a b", "a/b", "$a", "é", "ﬁ", "ª", "K", "a\u0301", "漢字", "x²"]
    return [*keyword.kwlist, *keyword.softkwlist, *sorted(dir(builtins))[::4], *dunders, *nearly]


def asking(method: str, side: str, number: int) -> dict[str, Any]:
    return {
        f"Ask{number}xRequest": message(side, method),
        f"Ask{number}xResponse": message(side, method),
    }


#: Definitions with a text in one place where a name is made of it, each on its own.
PLACES: dict[str, Callable[[str, int], dict[str, Any]]] = {
    "definition": lambda text, n: {text: record()},
    "property": lambda text, n: {f"Thing{n}x": record(text, **{text: TEXT})},
    "tag": lambda text, n: {
        f"Plain{n}x": record(),
        f"Pick{n}x": {"anyOf": [branch("kind", text, f"Plain{n}x"), catch_all("kind")]},
    },
    "discriminator": lambda text, n: {
        f"Plain{n}x": record(),
        f"Pick{n}x": {"anyOf": [branch(text, "one", f"Plain{n}x"),
                                branch(text, "two", f"Plain{n}x")]},
    },
    "untagged title": lambda text, n: {
        f"Plain{n}x": record(),
        f"Pick{n}x": {"anyOf": [branch("kind", "one", f"Plain{n}x"),
                                {"title": text, "allOf": [ref(f"Plain{n}x")]}]},
    },
    "method": lambda text, n: asking(text, f"side{n}x", n),
    "side": lambda text, n: asking("ask", text, n),
    "feature": lambda text, n: {f"Thing{n}x": {**record(), "x-unstable": text}},
    "x-name": lambda text, n: {f"Thing{n}x": record(a={**TEXT, "x-name": text})},
}  # fmt: skip


@pytest.mark.parametrize("place", PLACES)
def test_names_give_good_code_or_one_clear_line(
    generator: Generator, canary: str, place: str
) -> None:
    defs: dict[str, Any] = {}
    kept: dict[int, str] = {}
    refused = ""
    for number, text in enumerate([*payloads(canary), *odd_names()]):
        own = PLACES[place](text, number)
        if not accepted(document(own)):
            refused = text
        elif key(text) not in map(key, kept.values()):
            kept[number] = text
            defs |= own
    assert kept
    if refused:
        assert generator.refused(document(PLACES[place](refused, 0)))
    v1 = good(generator, document(defs))
    for number, text in kept.items():
        if place == "definition":
            assert v1.encode(v1.decode(text, {})) == {}
        if place == "property":
            assert v1.encode(v1.decode(f"Thing{number}x", {text: "v"})) == {text: "v"}
        if place == "tag":
            made = v1.decode(f"Pick{number}x", {"kind": text})
            assert not type(made).__name__.startswith("Other")
            assert v1.encode(made) == {"kind": text}
        if place == "discriminator":
            made = v1.decode(f"Pick{number}x", {text: "two"})
            assert v1.encode(made) == {text: "two"}
        if place == "method":
            assert v1.METHODS[text].wire_name == text


def key(text: str) -> str:
    """What two names have in common that may collide."""
    return "".join(words(text)).lower()


def test_a_sender_never_becomes_code(generator: Generator, canary: str) -> None:
    worked = 0
    for text in [*payloads(canary)[:5], "Good", "type"]:
        facts = {"id": "Id", "error": "Err", "errorId": "reference",
                 "senders": [{"name": text, "Request": "one", "Response": "one"}]}  # fmt: skip
        defs = {**asking("ask", "one", 1), "Id": TEXT, "Err": record()}
        schema = document(defs, jsonrpc=facts)
        if accepted(schema):
            good(generator, schema)
            worked += 1
        else:
            generator.refused(schema)
    assert worked


def own_names(repo: Path) -> set[str]:
    """Every name that a generated module uses at its top level or in a function."""
    found: set[str] = set()
    for path in (repo / "generated").rglob("*.py"):
        if path.parent.name == "v2" or path.stem in ("types", "unstable", "aliases"):
            continue
        for node in ast.walk(ast.parse(path.read_bytes())):
            if isinstance(node, (ast.FunctionDef, ast.ClassDef, ast.AsyncFunctionDef)):
                found.add(node.name)
            elif isinstance(node, ast.Name):
                found.add(node.id)
            elif isinstance(node, ast.arg):
                found.add(node.arg)
            elif isinstance(node, ast.alias):
                found.add((node.asname or node.name).partition(".")[0])
        found.add(path.stem)
    theirs = re.compile(r"[dev]_[A-Z]|_?[A-Z]\w*[a-z]")
    ours = {name for name in found if re.fullmatch(r"[A-Za-z]\w*", name)}
    kept = {name for name in ours if not theirs.match(name)} | {
        "Context", "Invalid", "Encoders", "Encoder", "Decoder", "Tables", "Walk", "Problem",
        "Record", "Any", "Alias", "Feature", "Method", "Issue", "Unset", "Mapping", "Callable",
    }  # fmt: skip
    return kept | set(dir(builtins)) | set(keyword.softkwlist)


def test_a_definition_may_be_called_as_anything_in_the_output(
    generator: Generator, repo: Path
) -> None:
    names = own_names(repo)
    assert len(names) > 200
    taken = sorted(name for name in names if accepted(document({name: record()})))
    assert len(taken) > 20
    for shape in (record("value", value=TEXT), {"type": "array", "items": TEXT}):
        defs = dict.fromkeys(taken, shape)
        keys = {name: f"key{number}x" for number, name in enumerate(taken)}
        defs["Everything"] = record(*keys.values(), **{keys[name]: ref(name) for name in taken})
        defs["Pick"] = {"anyOf": [branch("kind of", "one", "Everything"), catch_all("kind of")]}
        v1 = good(generator, document(defs))
        value: Any = {"value": "v"} if "properties" in shape else ["v"]
        every = dict.fromkeys(keys.values(), value)
        assert v1.encode(v1.decode("Everything", every)) == every
        tagged = {"kind of": "one", **every}
        assert v1.encode(v1.decode("Pick", tagged)) == tagged
        assert v1.validate("Everything", every) == []
        for name in taken:
            assert v1.encode(v1.decode(getattr(v1, name), value)) == value


def test_a_property_may_be_called_as_anything_in_the_output(
    generator: Generator, repo: Path
) -> None:
    names = own_names(repo) | set(odd_names())
    names |= {"self", "cls", "mro", "payload", "unknown_fields", "unknownFields", "__proto__"}
    spelt: dict[str, str] = {}
    for name in sorted(names):
        if accepted(document({"T": record(**{name: TEXT})})):
            spelt.setdefault("".join(words(name)).lower(), name)
    taken = list(spelt.values())
    assert len(taken) > 150
    defs = {
        "Must": record(*taken, **dict.fromkeys(taken, TEXT)),
        "May": record(**dict.fromkeys(taken, TEXT)),
        "Pick": {"anyOf": [branch("kind of", "must", "Must"), branch("kind of", "may", "May")]},
    }
    v1 = good(generator, document(defs))
    every = dict.fromkeys(taken, "v")
    for name in ("Must", "May"):
        made = v1.decode(name, every)
        assert v1.encode(made) == every
        assert v1.validate(name, every) == []
        fields = {each.name: getattr(made, each.name) for each in dataclasses.fields(made)}
        assert made == type(made)(**fields)
        assert dataclasses.replace(made) == made
        assert repr(made)
    tagged = {"kind of": "may", **every}
    assert v1.encode(v1.decode("Pick", tagged)) == tagged


def broken(change: Any) -> Any:
    schema = orchard()
    change(schema["$defs"])
    return schema


@pytest.mark.parametrize(
    ("schema", "pointer"),
    [
        (broken(lambda d: d["Tree"]["properties"].update(x=ref("Nothing"))),
         "#/$defs/Tree/properties/x/$ref"),
        (broken(lambda d: d["Fruit"]["anyOf"].append(branch("kind", "x", "Nothing"))),
         "#/$defs/Fruit/anyOf/4/allOf/0/$ref"),
        *[(broken(lambda d, r=remote: d["Tree"]["properties"].update(x={"$ref": r})),
           "#/$defs/Tree/properties/x/$ref")
          for remote in ("https://example.com/schema.json", "other.json#/$defs/Tree", "#",
                         "file:///etc/passwd", "#/properties/x", "#/$defs/Tree/properties/id",
                         "../Tree", "#Tree", "", "#/$defs/", "urn:x")],
        (broken(lambda d: d.update(A=ref("B"), B=ref("C"), C=ref("A"))), "#/$defs/"),
        (broken(lambda d: d.update(A=ref("A"))), "#/$defs/A"),
        (broken(lambda d: d.update(A={"anyOf": [TEXT, ref("B")]}, B={"allOf": [ref("A")]})),
         "#/$defs/"),
        *[(broken(lambda d, k=key, v=value: d["Tree"].update({k: v})), f"#/$defs/Tree/{key}")
          for key, value in (("patternProperties", {}), ("if", {}), ("$dynamicRef", "#x"),
                             ("minProperties", 1), ("dependentSchemas", {}), ("$id", "x"),
                             ("$anchor", "x"), ("prefixItems", []), ("x-made-up", 1),
                             ("definitions", {}))],
        (broken(lambda d: d["Tree"]["properties"].update(fooBar=TEXT, foo_bar=TEXT)), "fooBar"),
        (broken(lambda d: d["Tree"]["properties"].update({"$$": TEXT})),
         "/$defs/Tree/properties/$$"),
        (broken(lambda d: d["Tree"]["required"].append("leaf")), "/$defs/Tree/required"),
        (broken(lambda d: d["Tree"].update(type=5)), "#/$defs/Tree/type"),
        *[(broken(lambda d, s=stated: d["Tree"]["properties"].update(x=s)),
           f"#/$defs/Tree/properties/x/{where}")
          for stated, where in (({**TEXT, "pattern": "("}, "pattern"),
                                ({**TEXT, "default": 5}, "default"),
                                ({"type": "integer", "enum": [1, "2"]}, "enum/1"),
                                ({**TEXT, "const": None}, "const"),
                                ({**TEXT, "default": {}}, "default"),
                                ({"allOf": [ref("Tree")], "default": []}, "default"))],
        (broken(lambda d: d["Apple"].update({"x-unstable": True})), "/$defs/Apple"),
        (broken(lambda d: d.update(AskResponse=message("grower", "ask"))), "/$defs/AskResponse"),
        (broken(lambda d: d.update(Ask=message("grower", "ask"))), "/$defs/Ask"),
        ({"$defs": {}}, "$schema"),
        ([], ""), (5, ""), (None, ""), ("text", ""), ({}, ""),
        ('{"$defs": {}', "line 1 column"), ("{,}", "line 1"), ("", "line 1"), ("\ufeff", ""),
        ('{"a": 1, "a": 2}', "'a'"), ('{"a": NaN}', "NaN"), ('{"a": 1e999}', ""),
        ('{"a": "\\ud800"}', "surrogate"), ("[" * 100_000, "deep"), ('{"a":' * 5000, "deep"),
    ],
    ids=repr,
)  # fmt: skip
def test_what_is_wrong_is_one_line_with_its_place(
    generator: Generator, schema: Any, pointer: str
) -> None:
    text = schema if isinstance(schema, str) else json.dumps(schema)
    line = generator.refused(text)
    assert line.startswith("error: ")
    assert "v1.json" in line
    assert pointer in line


def test_a_missing_file_or_folder_is_one_line(generator: Generator, tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    for name in ("missing.json", "missing/v1.json", "empty", "\n\x1b[31m"):
        outcome = generator.command("--schema", str(tmp_path / name), "--out", str(tmp_path / "o"))
        assert outcome.code == 2
        assert outcome.err.count("\n") == 1
        assert outcome.err[:-1].isprintable()
        assert not (tmp_path / "o").exists()


def test_a_binary_file_is_one_line(generator: Generator, tmp_path: Path) -> None:
    (tmp_path / "v1.json").write_bytes(b"\xff\xfe\x00\x01" * 10)
    outcome = generator.command("--schema", str(tmp_path), "--out", str(tmp_path / "o"))
    assert outcome.code == 2
    assert outcome.err.count("\n") == 1
    assert "UTF-8" in outcome.err
