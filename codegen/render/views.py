"""What the templates lay out: the model, with every decision about the output taken."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from acp_codegen.model import nodes
from acp_codegen.render.annotations import BUILTINS, field_annotation
from acp_codegen.render.codecs import Codec, Codecs, Helper
from acp_codegen.render.literals import literal

#: A wire name in prose: anything in backticks without a space.
_QUOTED = re.compile(r"`([^`\s]+)`")


def _key(value: str | int) -> str:
    """A wire name or tag as compact JSON text, as the writer of JSON puts it."""
    return json.dumps(value, ensure_ascii=False)


@dataclass(frozen=True, slots=True)
class FieldView:
    """One field of a class, for its constructor, its decoder and its encoder.

    `absent` and `fallback` are the expressions for a key that is not there and for a value that
    does not decode; an empty `fallback` means that the error goes to the parent. `kept` is the
    expression of the default that stands for what came, where that is neither None nor UNSET.
    """

    wire: str
    name: str
    annotation: str
    codec: Codec
    required: bool
    nullable: bool
    lenient: bool
    on_null: bool
    patch: bool
    skip: bool
    flat: bool
    mask: int
    features: tuple[str, ...]
    init: str
    absent: str
    fallback: str
    kept: str
    defaulted: bool
    description: str | None
    member: str

    @property
    def counted(self) -> bool:
        """Whether the key is there in every good value."""
        return self.required and not self.mask

    @property
    def lead(self) -> str:
        """What stands before the value in a JSON text where something is in front of it."""
        return f",{_key(self.wire)}:"

    @property
    def differs(self) -> str:
        """The operator that tells a value from the kept default."""
        return "is not" if self.kept in ("True", "False") else "!="

    @property
    def collection(self) -> bool:
        """Whether the kept default is empty, so that truth tells it."""
        return self.kept in ("[]", "{}")


@dataclass(frozen=True, slots=True)
class ClassView:
    """One class of the output.

    `own` are the fields that its base does not have; `inherits_init` says that the constructor
    of the base does. `shares` and `encodes_with` name the classes whose functions it uses to
    decode and encode; they are empty where it has its own.
    """

    record: nodes.Record
    name: str
    base: str
    fields: tuple[FieldView, ...]
    own: tuple[FieldView, ...]
    mask: int
    features: tuple[str, ...]
    hidden: frozenset[str]
    inherits_init: bool
    shares: str = ""
    encodes_with: str = ""

    @property
    def plain(self) -> bool:
        """Whether encoding is its fields and nothing else: no tag to add, no feature to check."""
        return not self.mask and (self.tag is None or self.tag.value is None)

    @property
    def shape(self) -> object:
        """What the functions of a class depend on: classes of one shape share them."""
        fields = tuple(replace(f, description=None) for f in self.fields)
        return fields, self.payload, self.null_tag

    @property
    def always(self) -> tuple[FieldView, ...]:
        """Fields that are sent whatever they hold."""
        return tuple(f for f in self.required if not f.kept and not f.nullable)

    @property
    def looped(self) -> tuple[FieldView, ...]:
        """Fields whose items are encoded in a loop, which is quicker for a few of them."""
        lists = (f for f in self.optional if f.codec.kind == "list" and not f.codec.raw)
        return tuple(f for f in lists if not f.patch)

    @property
    def opens(self) -> bool:
        """Whether the text of a record begins with something that is always there."""
        return bool(self.always) or (self.tag is not None and self.tag.value is not None)

    @property
    def leads(self) -> list[tuple[str, FieldView | None]]:
        """The beginning of the JSON text of a record: pieces, each with the field after it.

        It ends with the last field that is always sent; where `opens` is false it is empty, and
        the comma of the first field is to be taken off.
        """
        tag = self.tag
        start = ""
        if tag is not None and tag.value is not None:
            start = f",{_key(tag.wire)}:{_key(tag.value)}"
        pieces = [each.lead for each in self.always] or [""]
        fields: list[FieldView | None] = [*self.always] or [None]
        pieces[0] = start + pieces[0]
        if self.opens:
            pieces[0] = "{" + pieces[0][1:]
        return list(zip(pieces, fields, strict=True))

    @property
    def brief(self) -> tuple[FieldView, ...]:
        """The fields of which none is sent in most messages, where it pays to ask them at once."""
        rest = tuple(f for f in self.fields if f not in self.always)
        plain = all(not f.counted and not f.patch for f in rest)
        return rest if self.opens and plain and len(rest) <= 3 else ()

    @property
    def keeps_default(self) -> bool:
        """Whether some value may stand for what came instead of it."""
        return any(f.kept for f in self.fields)

    @property
    def own_encoder(self) -> bool:
        """Whether encoding does more than the shared function."""
        return not self.encodes_with or not self.plain

    @property
    def tag(self) -> nodes.Tag | None:
        """The constant of a branch."""
        return self.record.tag

    @property
    def payload(self) -> bool:
        """Whether the class keeps every key that it does not declare as its payload."""
        return self.record.payload

    @property
    def known(self) -> dict[str, int]:
        """Wire name to feature bits, inverted where null is a state of its own."""
        table = {
            f.wire: ~f.mask if f.patch or (f.required and f.nullable) else f.mask
            for f in self.fields
            if not f.flat
        }
        if self.tag is not None and (self.tag.value is not None or self.tag.null):
            table[self.tag.wire] = 0
        return table

    @property
    def required(self) -> tuple[FieldView, ...]:
        """Fields whose key must be there, flat ones apart."""
        return tuple(f for f in self.fields if f.counted and not f.flat)

    @property
    def count(self) -> int:
        """How many keys every good value has."""
        return len(self.required) + bool(self.tag and self.tag.value is not None)

    @property
    def optional(self) -> tuple[FieldView, ...]:
        """Fields whose key may be missing."""
        return tuple(f for f in self.fields if not f.counted and not f.flat)

    @property
    def flat(self) -> tuple[FieldView, ...]:
        """Unions whose keys lie beside those of the record."""
        return tuple(f for f in self.fields if f.flat)

    @property
    def defaulted(self) -> tuple[str, ...]:
        """Wire names that get a default when they are not there."""
        return tuple(f.wire for f in self.fields if f.defaulted)

    @property
    def noted(self) -> bool:
        """Whether a bad value of some field, the last apart, is replaced instead of failing."""
        fields = (f for f in self.fields if f is not self.last)
        return any(f.fallback or f.on_null for f in fields) or self.null_tag is not None

    @property
    def null_tag(self) -> str | None:
        """The wire name of a tag that this branch takes only as null or absent."""
        return self.tag.wire if self.tag is not None and self.tag.null else None

    @property
    def quick(self) -> bool:
        """Whether it pays to test at once that no optional key is there."""
        plain = [f for f in self.optional if f.absent in ("None", "UNSET")]
        return 0 < len(plain) == len(self.optional) and not self.flat and not self.payload

    @property
    def last(self) -> FieldView | None:
        """The last optional field, where it is a lenient object that ends the decoding."""
        if not self.optional or self.flat or self.payload or self.defaulted:
            return None
        each = self.optional[-1]
        plain = each.lenient and each.codec.kind == "object" and each.fallback == "None"
        return each if plain and each.nullable and not each.mask and not each.patch else None

    @property
    def quick_test(self) -> str:
        """The condition for it."""
        replaced = any(f.lenient or f.on_null for f in self.required)
        return "len(d) == n and not s" if replaced else "len(d) == n"


@dataclass(frozen=True, slots=True)
class EntryView:
    """How a tag leads to a branch.

    `function` and `cls` name the decoder and the class to make; `count` is how many keys every
    good value has.
    """

    value: str | int
    function: str
    cls: str
    count: int
    mask: int


@dataclass(frozen=True, slots=True)
class UnionView:
    """A tagged union."""

    union: nodes.TaggedUnion
    name: str
    tag: str
    entries: tuple[EntryView, ...]
    gated: tuple[EntryView, ...]
    other: EntryView | None
    untagged: tuple[EntryView, ...]
    classes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class AlternativeView:
    """One branch of a choice: its form, the features it needs and the keys it requires."""

    codec: Codec
    mask: int
    required: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ChoiceView:
    """A union told apart by shape."""

    name: str
    exclusive: bool
    alternatives: tuple[AlternativeView, ...]


@dataclass
class SchemaView:
    """One protocol version, ready to be laid out."""

    schema: nodes.Schema
    codecs: Codecs
    bits: dict[str, int]
    classes: dict[str, ClassView] = field(default_factory=dict[str, "ClassView"])

    @cached_property
    def _python_names(self) -> dict[str, str]:
        """Wire name to Python name, where the two differ."""
        return {f.wire: f.name for k in self.classes.values() for f in k.fields if f.wire != f.name}

    def doc(self, text: str | None, features: tuple[str, ...] = ()) -> str:
        """A description in Python terms: wire names in backticks become attribute names.

        `features` are the constants of the flags that open the member.
        """

        def attribute(match: re.Match[str]) -> str:
            parts = match.group(1).split(".")
            return "`" + ".".join(self._python_names.get(part, part) for part in parts) + "`"

        flags = " and ".join(f"`Feature.{name}`" for name in features)
        told = _QUOTED.sub(attribute, text or "")
        return "\n\n".join(filter(None, (told, f"Needs {flags}." if flags else "")))

    def class_doc(self, view: ClassView) -> str:
        """The docstring of a class; a branch also says what it is a branch of."""
        record = view.record
        told = self.doc(record.description, view.features)
        if record.union is None:
            return told or f"The definition `{record.name}`."
        tag = record.tag
        where = f" where `{tag.wire}` is `{tag.value}`" if tag and tag.value is not None else ""
        kind = "Any other branch" if record.payload else "The branch"
        return "\n\n".join(filter(None, (told, f"{kind} of `{record.union}`{where}.")))

    def alias_doc(self, definition: nodes.Definition) -> str:
        """The docstring of a type alias; an enumeration lists its values."""
        told = self.doc(definition.description, self.constants(definition.features))
        if not isinstance(definition, nodes.Enumeration):
            return told
        values = [
            f"- `{each.value}`: {self.doc(each.description, self.constants(each.features))}"
            for each in definition.values
            if each.description
        ]
        return "\n\n".join(filter(None, (told, "\n".join(" ".join(v.split()) for v in values))))

    def mask(self, features: frozenset[str]) -> int:
        """The bits of features."""
        return sum(1 << self.bits[name] for name in features)

    def constants(self, features: frozenset[str]) -> tuple[str, ...]:
        """The names of features as `Feature` spells them."""
        return tuple(f.constant for f in self.schema.features if f.name in features)

    @property
    def stable_classes(self) -> list[ClassView]:
        """Classes that need no feature."""
        return [c for c in self.classes.values() if not c.features]

    @property
    def unstable_classes(self) -> list[ClassView]:
        """Classes that are unstable as a whole."""
        return [c for c in self.classes.values() if c.features]

    @property
    def aliases(self) -> list[nodes.Definition]:
        """Definitions that are no class."""
        return [d for d in self.schema.definitions if not isinstance(d, nodes.Record)]

    @property
    def ordered_aliases(self) -> list[tuple[nodes.Definition, bool]]:
        """The aliases, each after those it uses; and whether it takes part in a cycle."""
        return alias_order(self.aliases)

    def is_class_union(self, definition: nodes.Definition) -> bool:
        """Whether an alias is a plain union of classes, which `isinstance` takes."""
        if isinstance(definition, nodes.TaggedUnion):
            return True
        return isinstance(definition, nodes.ShapeUnion) and all(
            isinstance(a.type, nodes.Ref) and a.type.name in self.classes
            for a in definition.choice.alternatives
        )

    def closed(self, name: str) -> str | None:
        """The tag of a union that its table alone decides: closed and stable; else None."""
        return self._closed.get(name)

    @cached_property
    def _closed(self) -> dict[str, str]:
        return {u.name: u.tag for u in self.unions if not (u.other or u.untagged or u.gated)}

    def dispatched(self, name: str) -> str | None:
        """The tag of a union whose table decides first; None where it has untagged branches."""
        return next((u.tag for u in self.unions if u.name == name and not u.untagged), None)

    def call(self, name: str, value: str) -> str:
        """The call that decodes the expression `value` as the definition called `name`."""
        view = self.classes.get(name)
        if view is not None and view.shares:
            return f"d_{view.shares}({value}, c, new_{name}, {view.count})"
        return f"d_{name}({value}, c)"

    @cached_property
    def class_unions(self) -> dict[str, list[str]]:
        """Unions whose values are told apart by their class alone, and those classes."""
        found: dict[str, list[str]] = {}
        for each in self.schema.definitions:
            if isinstance(each, nodes.TaggedUnion):
                found[each.name] = [branch.record for branch in each.branches]
            elif isinstance(each, nodes.ShapeUnion) and self.is_class_union(each):
                found[each.name] = [
                    a.type.name for a in each.choice.alternatives if isinstance(a.type, nodes.Ref)
                ]
        return found

    @property
    def record_defaults(self) -> list[str]:
        """Decoders that encoding needs to compare a value with a default."""
        kept = {f.kept for k in self.classes.values() for f in k.fields}
        return sorted({text.split("(")[0] for text in kept if text.startswith("d_")})

    @cached_property
    def unions(self) -> list[UnionView]:
        """The tagged unions."""
        found = [d for d in self.schema.definitions if isinstance(d, nodes.TaggedUnion)]
        return [self._union(d) for d in found]

    def _union(self, union: nodes.TaggedUnion) -> UnionView:
        plain: list[EntryView] = []
        gated: list[EntryView] = []
        untagged: list[EntryView] = []
        other: EntryView | None = None
        for branch in union.branches:
            for tag in branch.tags:
                features = branch.features | tag.features
                entry = self._entry(branch, tag.value, features)
                (gated if entry.mask else plain).append(entry)
            if branch.kind == "other":
                other = self._entry(branch, "", branch.features)
            elif branch.kind == "untagged":
                untagged.append(self._entry(branch, "", branch.features))
        return UnionView(
            union=union,
            name=union.name,
            tag=union.tag,
            entries=tuple(plain),
            gated=tuple(gated),
            other=other,
            untagged=tuple(untagged),
            classes=tuple(branch.record for branch in union.branches),
        )

    def _entry(self, branch: nodes.Branch, value: str | int, features: frozenset[str]) -> EntryView:
        view = self.classes[branch.record]
        own = features | view.record.features - self._union_features(view)
        return EntryView(
            value=value,
            function=view.shares or view.name,
            cls=view.name,
            count=view.count,
            mask=self.mask(own),
        )

    def _union_features(self, view: ClassView) -> frozenset[str]:
        owner = view.record.union
        return self.schema.index[owner].features if owner else frozenset()

    def choice(self, name: str, choice: nodes.Choice) -> ChoiceView:
        """A choice called `name`, its branches in the order in which they are tried."""
        return ChoiceView(
            name,
            choice.exclusive,
            tuple(
                AlternativeView(
                    self.codecs.of(each.type, f"{name}_{position}"),
                    self.mask(each.features),
                    self.required_keys(each.type),
                )
                for position, each in enumerate(choice.alternatives)
            ),
        )

    def required_keys(self, kind: nodes.Type) -> tuple[str, ...]:
        """The keys that an object of a type must have."""
        target = self.classes.get(kind.name) if isinstance(kind, nodes.Ref) else None
        return tuple(f.wire for f in target.required) if target else ()

    @cached_property
    def choices(self) -> list[ChoiceView]:
        """Named unions told apart by shape."""
        found = [d for d in self.schema.definitions if isinstance(d, nodes.ShapeUnion)]
        return [self.choice(d.name, d.choice) for d in found]

    @cached_property
    def values(self) -> list[tuple[str, Codec]]:
        """Enumerations and aliases, each with its form; an alias may be a helper, like a choice."""
        result: list[tuple[str, Codec]] = []
        for each in self.schema.definitions:
            if isinstance(each, nodes.Enumeration):
                result.append((each.name, self.codecs.of(nodes.Ref(each.name), each.name)))
            elif isinstance(each, nodes.Alias):
                codec = self.codecs.of(each.type, each.name)
                if each.name not in self.codecs.helpers:
                    result.append((each.name, codec))
        return result

    @cached_property
    def helpers(self) -> list[Helper]:
        """Functions for types without a definition; asking for one may call for another."""
        done: dict[str, Helper] = {}
        # Laying these out names the helpers that they need.
        _ = self.unions, self.choices, self.values
        while len(done) < len(self.codecs.helpers):
            for name, helper in list(self.codecs.helpers.items()):
                if helper.choice is not None:
                    self.choice(name, helper.choice)
                done[name] = helper
        return [done[name] for name in sorted(done)]

    @cached_property
    def string_sets(self) -> frozenset[str]:
        """Closed enumerations of strings in which nothing is unstable, by name."""
        return frozenset(
            each.name
            for each in self.sets
            if each.base.kind == "string" and not any(v.features for v in each.values)
        )

    def loops(self, codec: Codec, skip: bool = False) -> bool:
        """Whether decoding a form goes over the items of an array in place."""
        item = codec.item if codec.kind == "list" else None
        if item is None or item.kind == "any":
            return False
        return not skip or (item.kind == "call" and item.name not in self.string_sets)

    def class_loops(self, view: ClassView) -> bool:
        """The same of any field of a class."""
        return any(self.loops(f.codec, f.skip) for f in view.fields)

    def choice_loops(self, view: ChoiceView) -> bool:
        """The same of any branch of a choice."""
        return not view.exclusive and any(self.loops(a.codec) for a in view.alternatives)

    @property
    def sets(self) -> list[nodes.Enumeration]:
        """Closed enumerations."""
        return [
            d for d in self.schema.definitions if isinstance(d, nodes.Enumeration) and not d.open
        ]


def view_of(schema: nodes.Schema) -> SchemaView:
    """The view of a model."""
    codecs = Codecs(schema)
    view = SchemaView(schema, codecs, {f.name: f.bit for f in schema.features})
    for record in schema.records:
        view.classes[record.name] = _class(record, view)
    _share(view.classes)
    return view


def _share(classes: dict[str, ClassView]) -> None:
    """Lets classes of one shape use the functions of the first of them."""
    first: dict[object, str] = {}
    for name, each in sorted(classes.items(), key=lambda item: (not item[1].plain, item[0])):
        shared = first.setdefault(each.shape, name)
        if shared != name:
            encoder = shared if classes[shared].plain else ""
            classes[name] = replace(each, shares=shared, encodes_with=encoder)


def _class(record: nodes.Record, view: SchemaView) -> ClassView:
    base = view.classes[record.base] if record.base else None
    names = {f.name for f in record.fields}
    hidden = frozenset(names & BUILTINS)
    fields = tuple(_field(each, record, view, hidden) for each in record.fields)
    inherited = {f.name for f in base.fields} if base else set[str]()
    same = base is not None and base.record.fields == record.fields and not record.payload
    return ClassView(
        record=record,
        name=record.name,
        base=record.base or "Record",
        fields=fields,
        own=tuple(f for f in fields if f.name not in inherited),
        mask=view.mask(record.features),
        features=view.constants(record.features),
        hidden=hidden,
        inherits_init=same,
    )


def _field(
    each: nodes.Field, record: nodes.Record, view: SchemaView, hidden: frozenset[str]
) -> FieldView:
    nullable, inner = view.codecs.nullable(each.type)
    codec = view.codecs.of(inner, f"{record.name}_{each.name}")
    nullable = nullable or codec.kind == "any"
    optional = not each.required or bool(each.features)
    absent, init = _absent(each, codec)
    fallback = ""
    if each.default_on_error:
        fallback = _fallback(each, inner, nullable, absent)
    null = "{}" if codec.kind in ("map", "object") else "[]"
    standing = absent if each.default is not None else null if each.default_on_null else ""
    kept = fallback or standing
    return FieldView(
        wire=each.wire,
        name=each.name,
        annotation=field_annotation(each, hidden),
        codec=codec,
        required=each.required,
        nullable=nullable,
        lenient=bool(fallback),
        on_null=each.default_on_null and not nullable,
        patch=each.patch,
        skip=each.skip_invalid_items and codec.kind in ("list", "strings"),
        flat=each.flat,
        mask=view.mask(each.features),
        features=view.constants(each.features),
        init=init if optional else "",
        absent=absent,
        fallback=fallback,
        kept="" if kept in ("None", "UNSET") else kept.replace(", c)", ", Context(c, True))"),
        defaulted=each.default is not None,
        description=each.description,
        member=f"{record.name}.{each.name}" if each.features else "",
    )


def _absent(each: nodes.Field, codec: Codec) -> tuple[str, str]:
    """What an absent key decodes to, and the default of the constructor."""
    if each.default is None:
        text = "UNSET" if each.patch else "None"
        return text, text
    value: Any = each.default.value
    if codec.kind == "call" and isinstance(value, dict):
        decoded = f"d_{codec.name}({literal(value)}, c)"
        made = f"{codec.name}()" if not value else f"default({codec.name!r}, {literal(value)})"
        return decoded, f"factory(lambda: {made})"
    if isinstance(value, (list, dict)):
        return literal(value), f"factory(lambda: {literal(value)})"
    return literal(value), literal(value)


def _fallback(each: nodes.Field, inner: nodes.Type, nullable: bool, absent: str) -> str:
    """What a value that does not decode gives (WIRE_RULES 5 and 6); empty for an error."""
    exactly_array = isinstance(inner, nodes.ListOf) and not nullable
    if each.required and each.default is None:
        return "[]" if exactly_array else ""
    if each.default is None and exactly_array:
        return "[]"
    return absent


def alias_order(aliases: list[nodes.Definition]) -> list[tuple[nodes.Definition, bool]]:
    """Type aliases sorted so that each comes after those it uses, and which are cyclic."""
    uses = {each.name: set(alias_uses(each)) for each in aliases}
    by_name = {each.name: each for each in aliases}
    ordered: dict[str, bool] = {}

    def visit(name: str, under_way: tuple[str, ...]) -> bool:
        """Whether `name` leads back to something under way."""
        if name in under_way:
            return True
        if name in ordered:
            return False
        cyclic = False
        for used in sorted(uses[name] & set(by_name)):
            cyclic |= visit(used, (*under_way, name))
        ordered.setdefault(name, cyclic)
        return cyclic and name not in under_way and bool(under_way)

    for name in sorted(by_name):
        visit(name, ())
    return [(by_name[name], cyclic) for name, cyclic in ordered.items()]


def alias_uses(definition: nodes.Definition) -> list[str]:
    """The definitions that an alias names."""
    if isinstance(definition, nodes.ShapeUnion):
        return _names(definition.choice)
    return _names(definition.type) if isinstance(definition, nodes.Alias) else []


def _names(kind: nodes.Type) -> list[str]:
    if isinstance(kind, nodes.Ref):
        return [kind.name]
    if isinstance(kind, nodes.ListOf):
        return _names(kind.item)
    if isinstance(kind, nodes.MapOf):
        return _names(kind.value)
    if isinstance(kind, nodes.Nullable):
        return _names(kind.inner)
    if isinstance(kind, nodes.Choice):
        return [name for a in kind.alternatives for name in _names(a.type)]
    return []
