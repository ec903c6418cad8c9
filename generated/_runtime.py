"""What the generated classes and functions share.

Nothing here knows a message. The module imports nothing when it loads, so that a program which
only needs the types starts at once.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    import enum
    from collections.abc import Callable, Iterable, Mapping
    from dataclasses import Field
    from typing import Any, ClassVar, Final, Literal, NoReturn, SupportsIndex, TypeVar

    _T = TypeVar("_T")
    _R = TypeVar("_R", bound="Record")
    _Items = dict[str, Any]
else:
    _Items = dict

if TYPE_CHECKING:

    class Unset(enum.Enum):
        """The type of `UNSET`."""

        UNSET = "UNSET"

    UNSET: Final[Literal[Unset.UNSET]] = Unset.UNSET
else:

    class Unset:
        """The type of `UNSET`."""

        __slots__ = ()

        def __repr__(self):
            return "UNSET"

        def __bool__(self):
            return False

        def __reduce__(self):
            return "UNSET"

    UNSET = Unset()
    """The state of a field that is not sent at all, where null would say something else."""


def bits(features: Any, package: str) -> int:
    """The bits of feature flags.

    Raises TypeError for anything but flags of the version in `package`: the bits of another
    version, or of another package, mean other features.
    """
    if features.__class__.__module__ != f"{package}.features":
        found = f"{features.__class__.__module__}.{features.__class__.__qualname__}"
        raise TypeError(
            f"features takes {package}.Feature (Feature.parse reads names), not {found}"
        )
    value: int = features.value
    return value


class DecodeError(ValueError):
    """A value that does not decode.

    `path` is a JSON Pointer (RFC 6901) into the value, `message` says what was expected there and
    what was found. Neither quotes the value.
    """

    def __init__(self, path: str, message: str) -> None:
        super().__init__(path, message)
        self.path = path
        self.message = message

    def __str__(self) -> str:
        return f"{self.path}: {self.message}" if self.path else self.message


class UnstableFeatureError(Exception):
    """A member was used whose feature is not on.

    `member` names it, `features` names the features to turn on.
    """

    def __init__(self, member: str, features: tuple[str, ...], hint: str = "") -> None:
        super().__init__(member, features, hint)
        self.member = member
        self.features = features
        self.hint = hint

    def __str__(self) -> str:
        flags = " and ".join(f"Feature.{name}" for name in self.features)
        return f"{self.member} is unstable: {self.hint or 'it needs'} {flags}"


class Issue:
    """One finding about a value: where, of which kind, and what.

    `path` is a JSON Pointer (RFC 6901) into the value, `code` one of a small documented set,
    `message` a sentence that says what was expected and what was found.
    """

    __match_args__ = ("path", "code", "message")
    __slots__ = ("code", "message", "path")

    def __init__(self, path: str, code: str, message: str) -> None:
        self.path = path
        self.code = code
        self.message = message

    def __repr__(self) -> str:
        return f"Issue(path={self.path!r}, code={self.code!r}, message={self.message!r})"

    def __str__(self) -> str:
        return f"{self.path or '(root)'}: {self.message} [{self.code}]"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Issue):
            return NotImplemented
        return (self.path, self.code, self.message) == (other.path, other.code, other.message)

    def __hash__(self) -> int:
        return hash((self.path, self.code, self.message))


class Method:
    """A method of the protocol.

    `name` is its Python name, `wire_name` its name in a message, `side` who receives it. `params`
    and `result` name the definitions of its parameters and its result. A notification expects no
    answer. `features` names the features it needs, `flags` holds their bits. `bare_params` and
    `bare_result` say that an empty object, and so null, is a value of them.
    """

    __slots__ = (
        "bare_params",
        "bare_result",
        "features",
        "flags",
        "name",
        "notification",
        "params",
        "result",
        "side",
        "wire_name",
    )

    def __init__(
        self,
        name: str,
        wire_name: str,
        side: str,
        params: str,
        result: str | None = None,
        features: tuple[str, ...] = (),
        flags: int = 0,
        bare_params: bool = False,
        bare_result: bool = False,
        notification: bool = False,
    ) -> None:
        self.name = name
        self.wire_name = wire_name
        self.side = side
        self.params = params
        self.result = result
        self.features = features
        self.flags = flags
        self.bare_params = bare_params
        self.bare_result = bare_result
        self.notification = notification

    def __repr__(self) -> str:
        return f"<Method {self.wire_name} to {self.side}: {self.params} -> {self.result}>"


class UnknownFields(_Items):
    """What a record received beyond its typed fields; read-only, so that it can be shared.

    The items are keys that the record does not know, and the raw values of known keys that did
    not decode where the protocol says to go on without them. To send other unknown keys assign a
    new mapping. `kept` holds what must come back on encoding but says nothing: an explicit null
    where null means absent, and `ABSENT` where a default was filled in.
    """

    __slots__ = ("kept",)

    def __init__(
        self,
        items: Mapping[str, Any] | Iterable[tuple[str, Any]] = (),
        kept: dict[str, Any] | None = None,
    ) -> None:
        super().__init__(items)
        self.kept = kept

    def __reduce__(self) -> tuple[Any, ...]:
        if self is EMPTY:
            return _empty, ()
        return UnknownFields, (dict(self), self.kept)

    def _read_only(self, *args: Any, **kwargs: Any) -> NoReturn:
        raise TypeError("unknown_fields is read-only; assign a new mapping to the record")

    if not TYPE_CHECKING:
        __setitem__ = __delitem__ = __ior__ = _read_only
        clear = pop = popitem = setdefault = update = _read_only


ABSENT = UNSET
EMPTY = UnknownFields()


def _empty() -> UnknownFields:
    return EMPTY


class Factory:
    """A default that is made anew for each object; see `factory`."""

    __slots__ = ("make",)

    def __init__(self, make: Callable[[], Any]) -> None:
        self.make = make


if TYPE_CHECKING:

    def factory(make: Callable[[], _T]) -> _T:
        """The default of a parameter that gets a value of its own in each call."""
        raise NotImplementedError

else:
    factory = Factory


def made(value: _T) -> _T:
    """The argument, or what its factory makes where the argument was left out."""
    return value.make() if value.__class__ is Factory else value  # type: ignore[attr-defined]


class _LazyFields:
    """Makes `dataclasses` see a record, at the first time that it looks."""

    def __init__(self, name: str) -> None:
        self._name = name

    def __get__(self, instance: object, owner: type[Record]) -> Any:
        return getattr(_as_dataclass(owner), self._name)


class Record:
    """The base of all generated classes.

    They are dataclasses with slots and keyword-only fields: `dataclasses.fields`, `replace`,
    `asdict`, `copy`, `pickle` and `match` work on them. The module `dataclasses` itself is
    imported only when something asks for it.
    """

    __slots__ = ("unknown_fields",)
    __hash__: ClassVar[None]  # type: ignore[assignment]  # as dataclasses with eq do

    unknown_fields: Mapping[str, Any]

    if TYPE_CHECKING:
        __dataclass_fields__: ClassVar[dict[str, Field[Any]]]

        def __replace__(self: _R, /, **changes: Any) -> _R: ...
    else:
        __hash__ = None
        __dataclass_fields__ = _LazyFields("__dataclass_fields__")
        __dataclass_params__ = _LazyFields("__dataclass_params__")
        __match_args__ = ()

        def __replace__(self, /, **changes):
            import dataclasses

            return dataclasses.replace(self, **changes)

        def __eq__(self, other):
            if other.__class__ is not self.__class__:
                return NotImplemented
            for name in field_names(self.__class__):
                if getattr(self, name) != getattr(other, name):
                    return False
            return self.unknown_fields == other.unknown_fields

        def __repr__(self):
            shown = [f"{name}={getattr(self, name)!r}" for name in field_names(self.__class__)]
            if self.unknown_fields:
                shown.append(f"unknown_fields={dict(self.unknown_fields)!r}")
            return f"{self.__class__.__qualname__}({', '.join(shown)})"


def _init(cls: type) -> Any:
    """The constructor that a class defines itself, if it is a generated one."""
    init: Any = cls.__dict__.get("__init__")
    defaults: Any = getattr(init, "__kwdefaults__", None) or {}
    return init if defaults.get("unknown_fields") is EMPTY else None


def _generated(owner: type) -> Any:
    """The generated class that `owner` is or extends, and whose constructor it has."""
    return next((cls for cls in owner.__mro__ if _init(cls)), Record)


_names: dict[type, tuple[str, ...]] = {}


def field_names(owner: type) -> tuple[str, ...]:
    """The attributes of a record, `unknown_fields` apart."""
    names = _names.get(owner)
    if names is None:
        code: Any = getattr(_init(_generated(owner)), "__code__", None)
        count = code.co_kwonlyargcount if code else 1
        names = _names[owner] = code.co_varnames[1:count] if code else ()
    return names


_shadows: dict[type, Any] = {}


def _as_dataclass(owner: type[Record]) -> Any:
    """A dataclass with the fields of `owner`.

    It is kept here and not set on the class, where the classes that extend it would find it.
    """
    shadow = _shadows.get(owner)
    if shadow is None:
        shadow = _shadows[owner] = _shadow(_generated(owner))
    return shadow


def _shadow(cls: type[Record]) -> Any:
    import dataclasses

    annotations: dict[str, Any] = {}
    for base in reversed(cls.__mro__):
        annotations.update(base.__dict__.get("__annotations__", {}))
    defaults: dict[str, Any] = _init(cls).__kwdefaults__
    body: dict[str, Any] = {"__annotations__": {}, "__module__": cls.__module__}
    for name in (*field_names(cls), "unknown_fields"):
        body["__annotations__"][name] = annotations[name]
        default = defaults.get(name, dataclasses.MISSING)
        if name == "unknown_fields":
            body[name] = dataclasses.field(default_factory=_empty)
        elif default.__class__ is Factory:
            body[name] = dataclasses.field(default_factory=default.make)
        elif default is not dataclasses.MISSING:
            body[name] = dataclasses.field(default=default)
    decorate: Any = dataclasses.dataclass(init=False, repr=False, eq=False, kw_only=True)
    return decorate(type(cls.__name__, (), body))


class Alias:
    """Marks a type alias with the name of its definition, so that `decode` can tell it."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def __repr__(self) -> str:
        return f"Alias({self.name!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Alias) and other.name == self.name

    def __hash__(self) -> int:
        return hash(self.name)


def index(value: SupportsIndex) -> int:
    """An integer behind a flag or a number."""
    return value.__index__()
