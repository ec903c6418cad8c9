"""What a user of the models meets: construction, absence, defaults, unknown keys, flat unions."""

from __future__ import annotations

import copy
import importlib
import pickle
from typing import Any

import pytest
from pydantic import TypeAdapter, ValidationError


@pytest.fixture
def v1(packages: Any) -> Any:
    return importlib.import_module(f"{packages['all'].__name__}.v1")


@pytest.fixture
def v2(packages: Any) -> Any:
    return importlib.import_module(f"{packages['all'].__name__}.v2")


def sent(value: Any) -> Any:
    return value.model_dump(mode="json", exclude_unset=True)


def test_a_constructor_takes_the_names_of_attributes(v1: Any) -> None:
    made = v1.NewSessionRequest(cwd="/", mcp_servers=[])
    assert sent(made) == {"cwd": "/", "mcpServers": []}
    assert made == v1.NewSessionRequest.model_validate({"cwd": "/", "mcpServers": []})


def test_a_message_has_wire_names_only(v1: Any) -> None:
    with pytest.raises(ValidationError, match="mcpServers"):
        v1.NewSessionRequest.model_validate({"cwd": "/", "mcp_servers": []})


def test_absent_and_null_are_two_things(v2: Any) -> None:
    absent = v2.SessionInfoUpdate()
    null = v2.SessionInfoUpdate.model_validate({"title": None})
    assert absent.title is v2.MISSING
    assert null.title is None
    assert (sent(absent), sent(null)) == ({}, {"title": None})
    # What is MISSING is not written even where it counts as set.
    absent.title = v2.MISSING
    assert sent(absent) == {}


def test_defaults_are_filled_in_and_not_written(v1: Any) -> None:
    request = v1.InitializeRequest.model_validate({"protocolVersion": 1})
    assert request.client_capabilities.fs.read_text_file is False
    assert sent(request) == {"protocolVersion": 1}
    other = v1.InitializeRequest.model_validate({"protocolVersion": 1})
    assert request.client_capabilities is not other.client_capabilities


def test_a_default_that_was_sent_is_written(v1: Any) -> None:
    data = {"loadSession": False, "load_session": True}
    assert sent(v1.AgentCapabilities.model_validate(data)) == data
    only_unknown = {"load_session": True}
    assert sent(v1.AgentCapabilities.model_validate(only_unknown)) == only_unknown


@pytest.mark.parametrize("key", ["self", "model_dump", "__class__", "*", "session_id", "a b", ""])
def test_unknown_keys_are_kept_whatever_they_are_called(v1: Any, key: str) -> None:
    data = {"sessionId": "s", "prompt": [{"type": "text", "text": "", key: [1]}], key: {"a": 1}}
    assert sent(v1.PromptRequest.model_validate(data)) == data


def test_an_unknown_tag_is_the_other_branch(v2: Any) -> None:
    blocks: TypeAdapter[Any] = TypeAdapter(v2.ContentBlock)
    for tag in ("hologram", "text\n", "", "Text"):
        data = {"type": tag, "deep": {"a": [1]}}
        block = blocks.validate_python(data)
        assert type(block) is v2.OtherContentBlock
        assert sent(block) == data
    with pytest.raises(ValidationError):
        blocks.validate_python({"type": "text"})


def test_the_keys_of_a_flat_union_lie_beside_those_of_its_record(v2: Any) -> None:
    made = v2.FormCreateElicitationRequest(
        mode="form",
        message="?",
        requested_schema=v2.ElicitationSchema(type="object", properties={}),
        scope=v2.ElicitationSessionScope(session_id="s"),
    )
    data = {
        "mode": "form",
        "message": "?",
        "requestedSchema": {"type": "object", "properties": {}},
        "sessionId": "s",
    }
    assert sent(made) == data
    assert v2.FormCreateElicitationRequest.model_validate(data) == made
    assert pickle.loads(pickle.dumps(made)) == made == copy.deepcopy(made)


@pytest.mark.parametrize("key", ["*", "scope"])
def test_unknown_keys_beside_a_flat_union_are_kept(v2: Any, key: str) -> None:
    data = {"mode": "url", "message": "", "url": "u", "elicitationId": "e", "sessionId": "s"}
    data = {**data, key: {"sessionId": 1}}
    request: TypeAdapter[Any] = TypeAdapter(v2.CreateElicitationRequest)
    assert sent(request.validate_python(data)) == data


def test_exactly_one_branch_of_an_exclusive_union_may_fit(v2: Any) -> None:
    data = {"mode": "url", "message": "", "url": "u", "elicitationId": "e", "sessionId": "s"}
    request: TypeAdapter[Any] = TypeAdapter(v2.CreateElicitationRequest)
    with pytest.raises(ValidationError, match="exactly one branch"):
        request.validate_python({**data, "requestId": 1})
    # A branch that does not fit for another reason is no second one.
    request.validate_python({**data, "requestId": [1]})


@pytest.mark.parametrize("bad", [True, "1", 1.5, float("nan"), float("inf"), None, [1]])
def test_nothing_becomes_an_integer_but_an_integer(v1: Any, bad: Any) -> None:
    with pytest.raises(ValidationError):
        v1.InitializeRequest.model_validate({"protocolVersion": bad})


def test_a_float_without_a_fraction_is_an_integer(v1: Any) -> None:
    version = v1.InitializeRequest.model_validate({"protocolVersion": 1.0}).protocol_version
    assert (version, type(version)) == (1, int)


@pytest.mark.parametrize("bad", [True, "1", float("nan"), float("inf")])
def test_a_number_is_finite(v1: Any, bad: Any) -> None:
    with pytest.raises(ValidationError):
        v1.Cost.model_validate({"amount": bad, "currency": "EUR"})


def test_big_integers_stay_exact(v1: Any) -> None:
    data = {"amount": 2**63 + 1, "currency": "EUR"}
    assert v1.Cost.model_validate(data).amount == 2**63 + 1
    assert sent(v1.Cost.model_validate_json(f'{{"amount":{2**63 + 1},"currency":"EUR"}}')) == data


def test_an_unset_field_takes_no_wrong_value(v1: Any) -> None:
    with pytest.raises(ValidationError):
        v1.NewSessionRequest(cwd=1, mcp_servers=[])
