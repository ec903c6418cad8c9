"""Names in the output: deterministic, derived from the schema alone, never numbered."""

from __future__ import annotations

import builtins
import keyword
import re
import unicodedata

from acp_codegen.errors import CodegenError

_WORD_BREAKS = (
    re.compile(r"(?<=[a-z0-9])(?=[A-Z])"),
    re.compile(r"(?<=[A-Z])(?=[A-Z][a-z])"),
)
_SEPARATORS = re.compile(r"[\W_]+")

#: Names that a generated package uses itself: a definition may not take them. Its functions and
#: modules have names in lower case, which no definition has.
RESERVED = frozenset(
    "ARRAY BRANCHES Context DECODERS EMPTY ENCODERS Encoders FAIL GATED Invalid K KNOWN MISSING "
    "OBJECT TESTS UNIONS "
    "Any Annotated Alias Callable ClassVar ConnectionClosed Default DecodeError Factory Feature "
    "Issue Literal METHODS Mapping Method PROTOCOL_VERSION Record Report RequestError "
    "TYPE_CHECKING TypeAlias UNSET Union UnknownFields Unset UnstableFeatureError VersionMismatch "
    "builtins callers codec decode decode_json dispatch encode encode_json features is_valid "
    "methods roles types unstable validate validate_message".split()
)

#: Attributes that every record has, and what its constructor calls itself: a property may not
#: take them.
RECORD_ATTRIBUTES = frozenset({"unknown_fields", "payload", "self"})


def words(text: str) -> list[str]:
    """The words of a wire name: `oneThing`, `one_thing` and `one/thing` give the same two."""
    text = unicodedata.normalize("NFKC", text)
    for pattern in _WORD_BREAKS:
        text = pattern.sub("_", text)
    return [word for word in _SEPARATORS.split(text) if word]


def snake(text: str, pointer: str) -> str:
    """The Python attribute name for a wire name; CodegenError when it gives none."""
    name = "_".join(word.lower() for word in words(text))
    if not name.isidentifier():
        raise CodegenError(
            f"{text!r} gives no Python name; add an 'x-name' with the name to use", pointer
        )
    if keyword.iskeyword(name) or name in RECORD_ATTRIBUTES:
        name += "_"
    return name


def given(name: str, pointer: str) -> str:
    """The attribute name in an `x-name`, checked to be usable as one."""
    if keyword.iskeyword(name) or name in RECORD_ATTRIBUTES:
        raise CodegenError(f"{name!r} already means something in Python or in the output", pointer)
    return name


def pascal(text: str, pointer: str) -> str:
    """The words of `text` run together with capitals, to stand in front of a union's name."""
    name = "".join(word[0].upper() + word[1:] for word in words(text))
    if not name.isidentifier():
        raise CodegenError(
            f"{text!r} gives no Python name; add an 'x-name' with the name to use", pointer
        )
    return name


def class_name(name: str, pointer: str) -> str:
    """`name`, checked to be usable as the name of a class or type alias."""
    if not name.isidentifier() or name != unicodedata.normalize("NFKC", name):
        raise CodegenError(f"{name!r} is no Python identifier", pointer)
    if keyword.iskeyword(name) or hasattr(builtins, name) or name in RESERVED:
        raise CodegenError(f"{name!r} already means something in Python or in the output", pointer)
    if name.startswith("_"):
        raise CodegenError(f"{name!r} starts with an underscore, as only private names do", pointer)
    if name[0].islower():
        raise CodegenError(f"{name!r} starts with a small letter, which no type does", pointer)
    return name


class Registry:
    """The names of one scope, with the place each came from."""

    def __init__(self, what: str) -> None:
        self._what = what
        self._places: dict[str, str] = {}

    def add(self, name: str, pointer: str) -> str:
        """Takes `name` for the member at `pointer`; CodegenError names both on a collision."""
        other = self._places.setdefault(name, pointer)
        if other != pointer:
            raise CodegenError(
                f"the {self._what} {name!r} would also be that of {other}; "
                "give one of them an 'x-name'",
                pointer,
            )
        return name
