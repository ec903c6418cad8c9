"""Uses the bindings with the standard library alone; run by the tests under each interpreter.

Takes the name of the package on the command line and a list of [version, name, value] on standard
input, and prints how many values came back as they were.
"""

from __future__ import annotations

import copy
import dataclasses
import importlib
import json
import pickle
import sys


def main() -> None:
    name = sys.argv[1]
    count = 0
    for version, kind, value in json.load(sys.stdin):
        bindings = importlib.import_module(f"{name}.{version}")
        on = bindings.Feature.ALL
        made = bindings.decode(kind, value, features=on)
        again = bindings.decode_json(kind, bindings.encode_json(made, features=on), features=on)
        assert again == made
        assert bindings.encode(made, features=on) == value
        if dataclasses.is_dataclass(made):
            use_as_dataclass(bindings, made, value, subclass=count % 5 == 0)
        count += 1
    fails(importlib.import_module(f"{name}.v1"))
    extra = {each.partition(".")[0] for each in sys.modules} - set(sys.stdlib_module_names)
    assert extra <= {name, "__main__", "__mp_main__"}, extra
    print(count)


def use_as_dataclass(bindings: object, made: object, value: object, subclass: bool) -> None:
    fields = {each.name: getattr(made, each.name) for each in dataclasses.fields(made)}
    copies = [
        copy.copy(made),
        copy.deepcopy(made),
        dataclasses.replace(made),
        pickle.loads(pickle.dumps(made)),
        type(made)(**fields),
    ]
    if sys.version_info >= (3, 13):
        copies.append(copy.replace(made))
    for each in copies:
        assert type(each) is type(made)
        assert each == made
        assert bindings.encode(each, features=bindings.Feature.ALL) == value
        assert repr(each) == repr(made)
    assert set(dataclasses.asdict(made)) == set(fields)
    if subclass:
        use_subclasses(bindings, type(made), fields, value)


def use_subclasses(bindings: object, base: type, fields: dict, value: object) -> None:
    class Sub(base):
        pass

    @dataclasses.dataclass
    class Data(base):
        extra_here: int = 1

    for cls in (Sub, Data):
        child = cls(**fields)
        assert child == cls(**fields)
        assert bindings.encode(child, features=bindings.Feature.ALL) == value


def fails(v1: object) -> None:
    try:
        v1.decode("TextContent", {"text": 5})
    except v1.DecodeError as error:
        assert (error.path, error.message) == ("/text", "expected string, found integer")
    else:
        raise AssertionError
    deep = "[" * 100_000 + "]" * 100_000
    for raw in (deep, f'{{"text":"t","x":{deep}}}'):
        try:
            v1.decode_json("TextContent", raw)
        except v1.DecodeError:
            continue
        raise AssertionError
    match v1.decode("ContentBlock", {"type": "text", "text": "t"}):
        case v1.TextContentBlock(text=text):
            assert text == "t"
        case _:
            raise AssertionError


if __name__ == "__main__":
    main()
