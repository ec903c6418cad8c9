"""From one or two upstream documents of a protocol version to one canonical document."""

from __future__ import annotations

from dataclasses import dataclass, field

from acp_codegen.canonical.derived import VERBATIM, catch_all_not, same
from acp_codegen.canonical.project import export_schema
from acp_codegen.canonical.surface import UNSTABLE, Surface, drop_unstable
from acp_codegen.canonical.walk import UNIONS, Steps, descend, map_children, spelled_out, without
from acp_codegen.errors import CodegenError
from acp_codegen.schema_io import JsonObject, is_array, is_object, join
from acp_codegen.upstream.envelope_facts import payload_lists, references, split
from acp_codegen.upstream.envelope_store import stored_facts, surface_envelopes
from acp_codegen.upstream.marks import apply_marks, disagreements, marked
from acp_codegen.upstream.members import MemberPath
from acp_codegen.upstream.merge import merge
from acp_codegen.upstream.order import message_order, order_keywords
from acp_codegen.upstream.reduce import FILLED, reduce_defaults, reduce_nots

DESCRIPTION = frozenset({"description"})


@dataclass
class Normalised:
    """A canonical document with what the import has to report about how it came to be.

    Attributes:
        schema: the canonical document; unstable members carry ``x-unstable: true``.
        verbatim: pointers of what upstream writes otherwise than the derivation gives.
        disagreements: sentences on members where mark and membership disagree.
        marks: paths of the members that carry upstream's mark.
    """

    schema: JsonObject
    verbatim: list[str] = field(default_factory=list[str])
    disagreements: list[str] = field(default_factory=list[str])
    marks: set[MemberPath] = field(default_factory=set[MemberPath])


def normalise(full: JsonObject, stable: JsonObject | None = None) -> Normalised:
    """Merge upstream's files of one protocol version into the canonical form.

    Args:
        full: the document with every member.
        stable: the document without unstable members. Without it, the mark in the texts of
            `full` decides what is unstable.

    Returns:
        The canonical document, with the ``jsonrpc`` facts in ``x-acp``, without descriptions.

    Raises:
        CodegenError: the two documents do not fit together.
    """
    documents = [full] if stable is None else [full, stable]
    surfaces: tuple[Surface, ...] = ("full",) if stable is None else ("full", "stable")
    plain = [without(spelled_out(document), DESCRIPTION) for document in documents]
    reduced = [_payload_document(document) for document in plain]
    marks = marked(full)
    if stable is None:
        merged, differences = apply_marks(without(reduced[0], frozenset({FILLED})), marks), []
    else:
        merged = merge(reduced[1], reduced[0])
        differences = disagreements(merged, marks)
    schema = _ordered_document(reduce_nots(merged, surfaces), payload_lists(plain[0]))
    order = {name: index for index, name in enumerate(schema["$defs"])}
    facts = stored_facts(plain[0], [surface_envelopes(document, order) for document in plain])
    if facts:
        schema = order_keywords({**schema, "x-acp": {"jsonrpc": facts}})
    for surface, document in zip(surfaces, plain, strict=True):
        _prove(schema, surface, document)
    return Normalised(schema, _verbatim_places(schema), differences + _dangling(schema), marks)


def _payload_document(document: JsonObject) -> JsonObject:
    """Return a document without envelopes and with minimal defaults."""
    defs, _ = split(document)
    root = {k: v for k, v in document.items() if k not in ("anyOf", "$defs")}
    reduced = {name: reduce_defaults(schema, defs) for name, schema in defs.items()}
    return {**root, "$defs": reduced}


def _ordered_document(schema: JsonObject, lists: list[list[str]]) -> JsonObject:
    defs: JsonObject = schema["$defs"]
    first = [name for name in message_order(lists) if name in defs]
    names = [*first, *sorted(defs.keys() - set(first))]
    return order_keywords({**schema, "$defs": {name: ordered(defs[name]) for name in names}})


def ordered(schema: JsonObject) -> JsonObject:
    """Return `schema` with the keywords in canonical order at every schema position."""

    def visit(child: JsonObject, step: Steps) -> JsonObject:
        return ordered(child)

    return order_keywords(map_children(schema, visit))


def _prove(schema: JsonObject, surface: Surface, document: JsonObject) -> None:
    """Make sure that nothing got lost: the projection is what upstream published."""
    place = _first_difference(export_schema(schema, surface), document, "")
    if place is not None:
        raise CodegenError(
            f"the canonical form cannot express the {surface} file here; please report it", place
        )


def _first_difference(left: object, right: object, pointer: str) -> str | None:
    if is_object(left) and is_object(right) and left.keys() == right.keys():
        pairs = [(key, value, right[key]) for key, value in left.items()]
    elif is_array(left) and is_array(right) and len(left) == len(right):
        pairs = [(str(i), a, b) for i, (a, b) in enumerate(zip(left, right, strict=True))]
    else:
        return None if same(left, right) else pointer
    for key, first, second in pairs:
        place = _first_difference(first, second, join(pointer, key))
        if place is not None:
            return place
    return None


def _dangling(schema: JsonObject) -> list[str]:
    """Say which stable definitions refer to unstable ones: the stable surface lacks those."""
    defs: JsonObject = schema["$defs"]
    unstable = {name for name, definition in defs.items() if UNSTABLE in definition}
    stable: JsonObject = {name: d for name, d in defs.items() if name not in unstable}
    return [
        f"{name}: stable, but refers to {target}, which is unstable"
        for name, definition in stable.items()
        for target in sorted(references(drop_unstable(definition)) & unstable)
    ]


def _verbatim_places(schema: JsonObject) -> list[str]:
    places: list[str] = []
    for steps, part in descend(schema):
        pointer = join("", *steps)
        places.extend(join(pointer, keyword) for keyword in part.get(VERBATIM, ()))
        for keyword in UNIONS:
            branches = part.get(keyword, [])
            for index, branch in enumerate(branches):
                if "not" in branch and catch_all_not(branches, index) is not None:
                    places.append(join(pointer, keyword, index, "not"))
    facts: JsonObject = schema.get("x-acp", {}).get("jsonrpc", {})
    places.extend(join("", "$defs", name) for name in facts.get("verbatim", ()))
    for index, sender in enumerate(facts.get("senders", ())):
        if "verbatim" in sender:
            places.append(join("", "anyOf", index))
    return places
