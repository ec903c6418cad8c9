"""Importing a small made-up protocol: what is stored, kept, reported and given back."""

from __future__ import annotations

import copy
import json
import random
from pathlib import Path
from typing import Any

import pytest
from canonical_samples import FEATURES, MARK, bare, catch_all, full, stable, tagged, wrapped

from acp_codegen.canonical import export_schema, load_schema
from acp_codegen.cli import main
from acp_codegen.errors import CodegenError
from acp_codegen.upstream import Names, import_protocol, open_source, read_features


def release(folder: Path, full_file: Any, stable_file: Any = None, version: str = "1.0.0") -> Path:
    (folder / "schema" / "v1").mkdir(parents=True, exist_ok=True)
    manifest = {"name": "harbour", "version": version}
    (folder / "package.json").write_text(json.dumps(manifest), "utf-8")
    for name, document in (("schema.unstable", full_file), ("schema", stable_file)):
        path = folder / "schema" / "v1" / f"{name}.json"
        path.unlink(missing_ok=True)
        if document is not None:
            path.write_text(json.dumps(document), "utf-8")
    return folder


def run(source: Path, schema_dir: Path, features: Any = FEATURES, **options: Any) -> Any:
    named = {k: v if isinstance(v, list) else [v] for k, v in features.items()}
    names = Names(named, options.pop("patches", frozenset()))
    result = import_protocol(open_source(str(source)), "v1", schema_dir, names=names, **options)
    schema_dir.mkdir(exist_ok=True)
    result.path.write_text(result.text, "utf-8")
    return result.report


def update(folder: Path, change: Any) -> Any:
    path = folder / "v1.json"
    schema = json.loads(path.read_text("utf-8"))
    change(schema["$defs"])
    path.write_text(json.dumps(schema), "utf-8")


@pytest.fixture
def imported(tmp_path: Path) -> Path:
    run(release(tmp_path / "up", full(), stable()), tmp_path / "schema")
    return tmp_path / "schema"


def test_both_surfaces_come_back(imported: Path) -> None:
    schema = load_schema(imported / "v1.json")
    assert export_schema(schema, "full") == bare(full())
    assert export_schema(schema, "stable") == bare(stable())


def test_one_file_is_told_apart_by_its_marks(tmp_path: Path) -> None:
    run(release(tmp_path / "up", full()), tmp_path / "schema")
    schema = load_schema(tmp_path / "schema" / "v1.json")
    assert export_schema(schema, "full") == bare(full())
    assert export_schema(schema, "stable") == bare(stable())


def test_what_follows_from_the_rest_is_not_stored(imported: Path) -> None:
    schema = load_schema(imported / "v1.json")
    assert not [name for name in schema["$defs"] if name.startswith(("ShipR", "ShipN", "Harb"))]
    assert "anyOf" not in schema
    assert "not" not in schema["$defs"]["Cargo"]["anyOf"][3]
    assert schema["$defs"]["DockRequest"]["properties"]["gear"]["default"] == {}


def test_features_are_those_that_a_member_adds(imported: Path) -> None:
    defs = load_schema(imported / "v1.json")["$defs"]
    assert defs["Live"]["x-unstable"] == "zoo"
    assert defs["Live"]["properties"]["feed"]["x-unstable"] == "feeding"
    assert "x-unstable" not in defs["Live"]["properties"]["animal"]
    assert defs["Cargo"]["anyOf"][0]["x-unstable"] == "zoo"
    assert "description" in defs["DockRequest"]["properties"]


def test_a_member_without_a_name_is_reported_and_still_exports(tmp_path: Path) -> None:
    report = run(release(tmp_path / "up", full(), stable()), tmp_path / "schema", {})
    assert report.without_feature == [
        "DockRequest.draught",
        "UndockRequest",
        "UndockResponse",
        "Cargo|live",
        "Gear.pump",
        "Live",
    ]
    schema = load_schema(tmp_path / "schema" / "v1.json")
    assert schema["$defs"]["Live"]["x-unstable"] is True
    assert export_schema(schema, "stable") == bare(stable())


def test_messages_come_first_and_input_order_does_not_matter(tmp_path: Path) -> None:
    texts = set()
    for seed in range(5):
        documents = [full(), stable()]
        for document in documents:
            items = list(document["$defs"].items())
            random.Random(seed).shuffle(items)
            document["$defs"] = dict(items)
        run(release(tmp_path / "up", *documents), tmp_path / f"schema{seed}")
        schema = load_schema(tmp_path / f"schema{seed}" / "v1.json")
        texts.add(json.dumps({k: v for k, v in schema.items() if k != "x-acp"}))
    assert len(texts) == 1
    assert list(schema["$defs"]) == [
        *("DockRequest", "UndockRequest", "HornNotification", "DockResponse", "UndockResponse"),
        *("Box", "CallId", "Cargo", "Fault", "Gear", "Live", "Tone"),
    ]


def test_our_annotations_survive_a_new_release(tmp_path: Path, imported: Path) -> None:
    def annotate(defs: Any) -> None:
        defs["Box"]["description"] = "A closed box."
        defs["Cargo"]["anyOf"][1]["x-name"] = "crate"
        defs["Cargo"]["anyOf"][3]["description"] = "Anything else."
        defs["Tone"]["oneOf"][1]["description"] = "Shrill."
        defs["DockRequest"]["properties"]["description"]["x-patch"] = True

    update(imported, annotate)
    new_full, new_stable = full(), stable()
    for document in (new_full, new_stable):
        # New members in front move every index and change the catch-all.
        branches = document["$defs"]["Cargo"]["anyOf"]
        document["$defs"]["Cargo"]["anyOf"] = [
            tagged("type", "mail", "Mail"),
            *branches[:-1],
            catch_all("type", "mail", *("live",) * (document is new_full), "box", "none"),
        ]
        document["$defs"]["Tone"]["oneOf"].insert(0, {"type": "string", "const": "mute"})
        document["$defs"]["Mail"] = {"type": "object", "properties": {"bags": {"type": "integer"}}}
        del document["$defs"]["Box"]["properties"]["weight"]
    report = run(release(tmp_path / "up", new_full, new_stable, "1.1.0"), imported, {})
    defs = load_schema(imported / "v1.json")["$defs"]
    assert defs["Box"]["description"] == "A closed box."
    assert defs["Cargo"]["anyOf"][2]["x-name"] == "crate"
    assert defs["Cargo"]["anyOf"][4]["description"] == "Anything else."
    assert defs["Tone"]["oneOf"][2]["description"] == "Shrill."
    assert defs["DockRequest"]["properties"]["description"]["x-patch"] is True
    assert defs["Live"]["properties"]["feed"]["x-unstable"] == "feeding"
    assert (report.before, report.after, report.changed) == ("1.0.0", "1.1.0", True)
    assert report.new == ["Cargo|mail", "Mail", "Tone|mute"]
    assert report.gone == ["Box.weight"]
    assert report.without_feature == []
    assert "Mail.bags" in report.undescribed
    assert "Box" not in report.undescribed


def test_a_stabilised_member_loses_its_feature(tmp_path: Path, imported: Path) -> None:
    new_stable = stable()
    new_stable["$defs"]["Live"] = full()["$defs"]["Live"]
    report = run(release(tmp_path / "up", full(), new_stable), imported, {})
    assert report.stabilised == ["Live", "Live.feed"]
    assert report.disagreements == [
        "Live.feed: marked, but in the stable file too",
        "Live: marked, but in the stable file too",
    ]
    assert "x-unstable" not in load_schema(imported / "v1.json")["$defs"]["Live"]


def test_a_member_that_became_unstable_is_reported(tmp_path: Path, imported: Path) -> None:
    new_stable = stable()
    del new_stable["$defs"]["DockRequest"]["properties"]["cargo"]
    report = run(release(tmp_path / "up", full(), new_stable), imported, {})
    assert report.now_unstable == ["DockRequest.cargo"]
    assert report.without_feature == ["DockRequest.cargo"]
    assert report.disagreements == ["DockRequest.cargo: in the full file only, but not marked"]


def test_the_same_release_again_changes_nothing(tmp_path: Path, imported: Path) -> None:
    before = (imported / "v1.json").read_bytes()
    report = run(tmp_path / "up", imported, {})
    assert not report.changed
    assert (imported / "v1.json").read_bytes() == before


def test_upstream_texts_on_request(tmp_path: Path) -> None:
    run(release(tmp_path / "up", full(), stable()), tmp_path / "s", upstream_descriptions=True)
    schema = load_schema(tmp_path / "s" / "v1.json")
    assert schema["$defs"]["DockRequest"]["description"] == "Asks for a berth."
    assert schema["$defs"]["Tone"]["oneOf"][0]["description"] == "Deep."
    exported = export_schema(schema, "full")
    dock = exported["$defs"]["DockRequest"]["properties"]
    assert dock["description"]["description"] == "Of the ship."
    assert bare(exported) == bare(full())


def test_patch_properties_from_a_list(tmp_path: Path) -> None:
    source = release(tmp_path / "up", full(), stable())
    run(source, tmp_path / "s", patches=frozenset({"DockRequest.name", "Cargo|live"}))
    defs = load_schema(tmp_path / "s" / "v1.json")["$defs"]
    assert defs["DockRequest"]["properties"]["name"]["x-patch"] is True
    assert "x-patch" not in defs["Cargo"]["anyOf"][0]


def test_what_does_not_follow_is_kept_and_reported(tmp_path: Path) -> None:
    documents = [full(), stable()]
    documents[0]["$defs"]["Cargo"]["anyOf"][3]["not"]["anyOf"].reverse()
    documents[1]["$defs"]["Cargo"]["anyOf"][2]["not"]["anyOf"].reverse()
    for document in documents:
        # A default that leaves out a key, an entry of no known shape, an envelope out of order.
        document["$defs"]["Gear"]["properties"]["rope"] = {"type": "string", "default": "hemp"}
        document["anyOf"].append({"title": "Batch", "type": "array", "items": wrapped("Fault")})
        document["$defs"]["HarbourResponse"]["anyOf"].reverse()
    report = run(release(tmp_path / "up", *documents), tmp_path / "s")
    assert report.verbatim == [
        "/$defs/DockRequest/properties/gear/default",
        "/$defs/Cargo/anyOf/3/not",
        "/$defs/HarbourResponse",
        "/anyOf/1",
        "/anyOf/2",
    ]
    schema = load_schema(tmp_path / "s" / "v1.json")
    assert export_schema(schema, "full") == bare(documents[0])
    assert export_schema(schema, "stable") == bare(documents[1])
    # The `not` that is kept names the feature of the branch that it excludes.
    excluded = schema["$defs"]["Cargo"]["anyOf"][3]["not"]["anyOf"]
    assert [branch.get("x-unstable") for branch in excluded] == [None, None, "zoo"]


@pytest.mark.parametrize("derived", ["not", "default"])
def test_a_missing_derived_part_stays_missing(tmp_path: Path, derived: str) -> None:
    document = bare(full())
    if derived == "not":
        del document["$defs"]["Cargo"]["anyOf"][3]["not"]
    else:
        document["$defs"]["DockRequest"]["properties"]["gear"]["default"] = {}
    run(release(tmp_path / "up", document), tmp_path / "s")
    assert export_schema(load_schema(tmp_path / "s" / "v1.json"), "full") == document


def broken(change: Any) -> tuple[Any, Any]:
    documents = full(), stable()
    change(*(document["$defs"] for document in documents))
    return documents


@pytest.mark.parametrize(
    ("change", "pointer"),
    [
        (lambda f, s: f.pop("Tone"), "/$defs/Tone"),
        (lambda f, s: f["Box"].update(properties={"w": {}}), "/$defs/Box/properties/weight"),
        (
            lambda f, s: f["Box"]["properties"]["weight"].update(type="integer"),
            "/$defs/Box/properties/weight/type",
        ),
        (lambda f, s: f["Box"].update(required=["weight"]), "/$defs/Box/required"),
        (lambda f, s: f["Tone"]["oneOf"].reverse(), "/$defs/Tone/oneOf"),
        (lambda f, s: f["CallId"].update(title="x"), "/$defs/CallId/title"),
        (lambda f, s: f["Box"].update(multipleOf=2), "/$defs/Box/multipleOf"),
    ],
)
def test_files_that_do_not_fit_together(tmp_path: Path, change: Any, pointer: str) -> None:
    with pytest.raises(CodegenError) as caught:
        run(release(tmp_path / "up", *broken(change)), tmp_path / "s")
    assert caught.value.place == f"upstream v1#{pointer}"


@pytest.mark.parametrize(
    "document",
    [
        {},
        {"$defs": {}},
        {"$defs": {"A": True}},
        {"$defs": {"A": {"properties": 5}}},
        {"$defs": {"A": {"anyOf": {}}}},
        {"$defs": {"A": {"required": "x"}}},
        {
            "$defs": {"A": {"frobnicate": 1}},
            "$schema": "https://json-schema.org/draft/2020-12/schema",
        },
        {"$defs": {"A": {"$ref": "#/$defs/B"}}},
        {"anyOf": [5], "$defs": {"A": {}}},
    ],
)
def test_upstream_files_that_are_no_schemas(tmp_path: Path, document: Any) -> None:
    source = release(tmp_path / "up", None, document)
    with pytest.raises(CodegenError):
        run(source, tmp_path / "s")
    assert main(["import", str(source), "--schema-dir", str(tmp_path / "s")]) == 2
    assert not (tmp_path / "s").exists()


def test_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source = release(tmp_path / "up", full(), stable())
    names = tmp_path / "names.json"
    names.write_text(json.dumps({"v1": FEATURES}), "utf-8")
    arguments = [
        "import",
        str(source),
        "--schema-dir",
        str(tmp_path / "s"),
        "--features",
        str(names),
    ]
    assert main([*arguments, "--dry-run"]) == 0
    assert "would change" in capsys.readouterr().out
    assert not (tmp_path / "s").exists()
    assert main([*arguments, "--format", "json"]) == 0
    (report,) = json.loads(capsys.readouterr().out)
    assert report["protocol"] == "v1"
    assert report["without_feature"] == []
    assert len(report["new"]) == 12
    assert [path.name for path in (tmp_path / "s").iterdir()] == ["v1.json"]
    assert main([*arguments, "--protocol", "v2"]) == 2
    assert "v2" in capsys.readouterr().err


def test_an_unnamed_release_can_be_named(tmp_path: Path) -> None:
    source = release(tmp_path / "up", full(), stable())
    (source / "package.json").unlink()
    arguments = ["import", str(source), "--schema-dir", str(tmp_path / "s")]
    assert main([*arguments, "--release", "@sea/harbour@3.0.0"]) == 0
    about = load_schema(tmp_path / "s" / "v1.json")["x-acp"]["release"]
    assert (about["package"], about["version"]) == ("@sea/harbour", "3.0.0")
    assert set(about["files"]) == {"v1/schema.json", "v1/schema.unstable.json"}
    # The same files again need no name.
    assert main(arguments) == 0
    assert load_schema(tmp_path / "s" / "v1.json")["x-acp"]["release"] == about


def test_hostile_names_do_not_reach_the_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    document = copy.deepcopy(full())
    document["$defs"]["Aa\x1b[2J\u202e\n"] = {"type": "string"}
    source = release(tmp_path / "up", document)
    assert main(["import", str(source), "--schema-dir", str(tmp_path / "s")]) == 0
    text = capsys.readouterr().out
    assert "\\x1b[2J\\u202e\\n" in text
    assert "\x1b" not in text
    assert "\u202e" not in text


@pytest.mark.parametrize(
    "text", ["[]", '{"v1": []}', '{"v1": {"A": 5}}', '{"v1": {"A": []}}', '{"v1": {"A": [1]}}', "{"]
)
def test_files_of_names_are_checked(tmp_path: Path, text: str) -> None:
    path = tmp_path / "names.json"
    path.write_text(text, "utf-8")
    with pytest.raises(CodegenError, match=r"names\.json"):
        read_features(path)


def test_a_feature_name_must_be_one(tmp_path: Path) -> None:
    with pytest.raises(CodegenError, match="x-unstable"):
        run(release(tmp_path / "up", full(), stable()), tmp_path / "s", {"Live": "a b"})


def test_the_mark_is_only_a_mark_at_the_start(tmp_path: Path) -> None:
    document = full()
    document["$defs"]["Box"]["description"] = f"Was: {MARK}"
    run(release(tmp_path / "up", document), tmp_path / "s")
    assert "x-unstable" not in load_schema(tmp_path / "s" / "v1.json")["$defs"]["Box"]
