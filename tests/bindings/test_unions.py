"""Unions: which branch a value lands in, and that a bad one never lands in the wrong one."""

from __future__ import annotations

from typing import Any

import pytest
from bindings_support import MODULES, for_each, model, records, same, type_named
from model_values import SECRET, example

from acp_bindings import v1, v2
from acp_codegen.model import nodes

BRANCHES = [
    (version, union, branch)
    for version in MODULES
    for union in model(version).definitions
    if isinstance(union, nodes.TaggedUnion) and not union.features
    for branch in union.branches
    if not branch.features
]
TAGGED = [row for row in BRANCHES if row[2].kind == "tagged"]
UNIONS = list({(version, union.name): (version, union) for version, union, _ in BRANCHES}.values())


@for_each(BRANCHES)
def test_each_branch_has_its_class(
    version: str, union: nodes.TaggedUnion, branch: nodes.Branch
) -> None:
    bindings = MODULES[version]
    for full in (True, False):
        value = example(version, branch.record, frozenset(), full=full)
        made = bindings.decode(union.name, value)
        cls = type_named(version, branch.record)
        assert type(made) is cls
        assert bindings.decode(getattr(bindings, union.name), value) == made, "by its alias"
        assert bindings.decode(cls, value) == made, "by its class"
        assert same(bindings.encode(made), value)
        record = records(version)[branch.record]
        if record.base is not None:
            assert isinstance(made, type_named(version, record.base))
        if branch.kind == "tagged" and len(branch.tags) == 1:
            assert getattr(cls, union.tag_name) == branch.tags[0].value


@for_each(TAGGED)
def test_a_known_tag_with_a_bad_payload_is_an_error(
    version: str, union: nodes.TaggedUnion, branch: nodes.Branch
) -> None:
    bindings = MODULES[version]
    record = records(version)[branch.record]
    value = example(version, branch.record, frozenset(), full=False)
    for each in record.fields:
        if not each.required or each.flat or each.wire == union.tag:
            continue
        without = {key: item for key, item in value.items() if key != each.wire}
        if untagged_takes(version, union, without):
            continue
        with pytest.raises(bindings.DecodeError) as caught:
            bindings.decode(union.name, without)
        assert caught.value.path == ""
        assert repr(each.wire) in caught.value.message, "names what is missing"
        if each.default_on_error or isinstance(each.type, nodes.Anything):
            continue
        with pytest.raises(bindings.DecodeError) as caught:
            bindings.decode(union.name, value | {each.wire: 1.5})
        assert caught.value.path == f"/{each.wire}"


def untagged_takes(version: str, union: nodes.TaggedUnion, value: Any) -> bool:
    """Whether a branch without a tag takes the value."""
    bindings = MODULES[version]
    for branch in union.branches:
        if branch.kind == "untagged":
            base = records(version)[branch.record].base or branch.record
            try:
                bindings.decode(type_named(version, base), value)
            except bindings.DecodeError:
                continue
            return True
    return False


@for_each(UNIONS)
def test_a_tag_that_is_missing_or_no_string(version: str, union: nodes.TaggedUnion) -> None:
    bindings = MODULES[version]
    if any(branch.kind == "untagged" for branch in union.branches):
        return
    branch = union.branches[0]
    value = example(version, branch.record, frozenset(), full=False)
    del value[union.tag]
    with pytest.raises(bindings.DecodeError) as caught:
        bindings.decode(union.name, value)
    assert (caught.value.path, repr(union.tag) in caught.value.message) == ("", True)
    for bad in (None, 1, True, [], {}, 0.5, [branch.tags]):
        with pytest.raises(bindings.DecodeError) as caught:
            bindings.decode(union.name, value | {union.tag: bad})
        assert caught.value.path == f"/{union.tag}"
        assert "string" in caught.value.message


@for_each(UNIONS)
def test_tags_compare_exactly(version: str, union: nodes.TaggedUnion) -> None:
    bindings = MODULES[version]
    for branch in union.branches:
        for tag in branch.tags:
            known = str(tag.value)
            value = example(version, branch.record, frozenset(), full=False)
            for near in (known.upper(), known + " ", known[:-1], known.replace("_", "-") + "\0"):
                try:
                    made = bindings.decode(union.name, value | {union.tag: near})
                except bindings.DecodeError as error:
                    assert near not in error.message.split("found")[-1]
                else:
                    assert type(made) is not type_named(version, branch.record)


@for_each([row for row in UNIONS if row[1].other is None])
def test_a_closed_union_lists_its_tags(version: str, union: nodes.TaggedUnion) -> None:
    bindings = MODULES[version]
    with pytest.raises(bindings.DecodeError) as caught:
        bindings.decode(union.name, {union.tag: SECRET})
    if any(branch.kind == "untagged" for branch in union.branches):
        return
    assert caught.value.path == f"/{union.tag}"
    for branch in union.branches:
        for tag in branch.tags if not branch.features else ():
            assert repr(tag.value) in caught.value.message


def test_v2_text_without_text_names_what_is_missing() -> None:
    with pytest.raises(v2.DecodeError) as caught:
        v2.decode(v2.ContentBlock, {"type": "text"})
    assert "'text'" in caught.value.message


SCOPES: dict[str, Any] = {"message": "m", "mode": "url", "elicitationId": "e", "url": "u"}


def test_v2_elicitation_with_both_scopes_is_an_error() -> None:
    both = SCOPES | {"sessionId": "s", "requestId": 1}
    for value in (both, both | {"requestId": None}, both | {"sessionId": 5}, SCOPES):
        with pytest.raises(v2.DecodeError, match="exactly one"):
            v2.decode(v2.CreateElicitationRequest, value)
    for scope in ({"sessionId": "s"}, {"requestId": 1}):
        made = v2.decode(v2.CreateElicitationRequest, SCOPES | scope)
        assert same(v2.encode(made), SCOPES | scope)


def test_v1_elicitation_with_both_scopes_keeps_both() -> None:
    value = SCOPES | {"sessionId": "s", "requestId": 1}
    made = v1.decode(v1.CreateElicitationRequest, value)
    assert isinstance(made, v1.UrlCreateElicitationRequest)
    assert made.scope.session_id == "s"
    assert same(v1.encode(made), value)


def test_an_open_enumeration_takes_any_string_and_a_closed_one_none() -> None:
    count = 0
    for version, bindings in MODULES.items():
        for each in model(version).definitions:
            if not isinstance(each, nodes.Enumeration) or each.features:
                continue
            count += 1
            if each.base.kind == "integer":
                assert bindings.decode(each.name, 12345) == 12345
                continue
            for value in each.values:
                assert bindings.decode(each.name, value.value) == value.value
            for novel in ("", "novel"):
                if each.open:
                    assert bindings.decode(each.name, novel) == novel
                else:
                    with pytest.raises(bindings.DecodeError) as caught:
                        bindings.decode(each.name, novel)
                    assert all(repr(v.value) in caught.value.message for v in each.values)
    assert count > 10


def test_a_subclass_of_a_branch_encodes_as_it() -> None:
    class Note(v1.TextContentBlock):
        pass

    made = v1.PromptRequest(session_id="s", prompt=[Note(text="t")])
    assert v1.encode(made)["prompt"] == [{"type": "text", "text": "t"}]
