"""From the model to reference pages."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property

from acp_codegen.model import nodes
from acp_codegen.render.annotations import annotation, definition_annotation, field_annotation
from acp_codegen.render.literals import literal
from acp_codegen.show.code import WIDTH
from acp_codegen.show.examples import Examples
from acp_codegen.show.library import Subject
from acp_codegen.show.pages import BranchRow, Example, FieldRow, Kind, Page, Part, Use, ValueRow
from acp_codegen.show.uses import Uses
from acp_codegen.show.wording import limits, meaning


class Pages:
    """Makes the pages of one schema.

    `module` is what Python code calls the package of the version, such as ``"v1"``; `width` are
    the columns of the code in examples.
    """

    def __init__(self, schema: nodes.Schema, width: int = WIDTH) -> None:
        self.schema = schema
        self._width = width
        self.module = f"v{schema.protocol}"
        self._uses = Uses(schema)
        self._examples = Examples(schema, self.module)
        self._records = {record.name: record for record in schema.records}

    def page(self, subject: Subject) -> Page:
        """The page of a definition, a branch class, a method or a feature."""
        if isinstance(subject, nodes.Method):
            return self._method(subject)
        if isinstance(subject, nodes.Feature):
            return self._feature(subject)
        return self._type(subject)

    def named(self, name: str) -> Page:
        """The page of the definition or class called `name`; LookupError where there is none."""
        record = self._records.get(name)
        return self._type(record if record is not None else self.schema.definition(name))

    def _type(self, subject: nodes.Definition) -> Page:
        name = subject.name
        where = f"{self.module}.unstable" if subject.features else self.module
        facts: list[tuple[str, str]] = []
        if isinstance(subject, nodes.Record):
            facts += self._record_facts(subject)
        elif isinstance(subject, nodes.TaggedUnion):
            facts.append(("told apart by", f"`{subject.tag}`"))
            other = "kept as it came" if subject.other else "an error"
            facts.append((f"any other `{subject.tag}`", other))
        elif isinstance(subject, nodes.Alias):
            facts.append(("stands for", f"`{definition_annotation(subject)}`"))
            facts += [("limit", text) for text in limits(subject.type)]
        elif isinstance(subject, nodes.Enumeration):
            facts.append(("other values", "allowed" if subject.open else "an error"))
        return Page(
            kind=_kind(subject),
            name=name,
            protocol=self.schema.protocol,
            python=f"{where}.{name}",
            features=self._constants(subject.features),
            description=subject.description,
            facts=tuple(facts),
            parts=tuple(self._parts(subject)),
            uses=self._uses.of(name),
            methods=self._uses.methods(name),
            examples=tuple(self._shown(name)),
        )

    def _record_facts(self, record: nodes.Record) -> Iterator[tuple[str, str]]:
        if record.union is not None:
            yield "branch of", f"`{record.union}`"
        if record.base is not None:
            yield "extends", f"`{record.base}`"
        if record.payload:
            yield "other keys", "belong to the value"

    def _method(self, method: nodes.Method) -> Page:
        parts = [self._named_part("Params", name) for name in (method.params,) if name is not None]
        if method.result is not None:
            parts.append(self._named_part("Result", method.result))
        facts = [("sent to", method.side)]
        if method.bare_params:
            facts.append(("params", "may be left out"))
        if method.bare_result:
            facts.append(("result", "null counts as `{}`"))
        return Page(
            kind="notification" if method.notification else "request",
            name=method.wire,
            protocol=self.schema.protocol,
            python=method.name,
            features=self._constants(method.features),
            description=method.description,
            facts=tuple(facts),
            parts=tuple(parts),
            examples=tuple(self._messages(method)),
        )

    def _feature(self, feature: nodes.Feature) -> Page:
        return Page(
            kind="feature",
            name=feature.name,
            protocol=self.schema.protocol,
            python=f"{self.module}.Feature.{feature.constant}",
            features=(feature.constant,),
            description=feature.description,
            uses=self._opened.get(feature.name, ()),
        )

    def _named_part(self, title: str, name: str) -> Part:
        part = self._part(self.schema.definition(name))
        return Part(title, name, part.description, part.fields, part.branches, part.values)

    def _parts(self, subject: nodes.Definition) -> Iterator[Part]:
        if isinstance(subject, nodes.TaggedUnion) and subject.common:
            rows = tuple(self._row(field) for field in subject.common)
            yield Part("Fields of every branch", subject.name, fields=rows)
        yield self._part(subject)

    def _part(self, subject: nodes.Definition) -> Part:
        fields: tuple[FieldRow, ...] = ()
        branches: tuple[BranchRow, ...] = ()
        values: tuple[ValueRow, ...] = ()
        title = "Fields"
        if isinstance(subject, nodes.Record):
            fields = (*self._tag_row(subject), *(self._row(f) for f in subject.fields))
        elif isinstance(subject, nodes.TaggedUnion):
            title = "Branches"
            branches = tuple(self._branch(branch) for branch in subject.branches)
        elif isinstance(subject, nodes.ShapeUnion):
            title = "Branches"
            branches = tuple(self._alternative(each) for each in subject.choice.alternatives)
        elif isinstance(subject, nodes.Enumeration):
            title = "Values"
            values = tuple(
                ValueRow(v.value, self._constants(v.features), v.description)
                for v in subject.values
            )
        return Part(title, subject.name, subject.description, fields, branches, values)

    def _tag_row(self, record: nodes.Record) -> tuple[FieldRow, ...]:
        tag = record.tag
        if tag is None or (tag.value is None and not tag.null):
            return ()
        told = ("absent or null",) if tag.value is None else ()
        kind = f"Literal[{literal(tag.value)}]" if tag.value is not None else "None"
        required = tag.value is not None
        return (FieldRow(tag.wire, tag.name, kind, required, constant=True, meaning=told),)

    def _row(self, field: nodes.Field) -> FieldRow:
        return FieldRow(
            wire=field.wire,
            python=field.name,
            type=field_annotation(field),
            required=field.required,
            meaning=meaning(field, self.schema),
            limits=limits(field.type),
            features=self._constants(field.features),
            description=field.description,
        )

    def _branch(self, branch: nodes.Branch) -> BranchRow:
        labels = ", ".join(f"`{tag.value}`" for tag in branch.tags)
        if not labels:
            labels = "anything else" if branch.kind == "other" else "no tag"
        features = branch.features | (
            branch.tags[0].features if len(branch.tags) == 1 else frozenset[str]()
        )
        text = branch.description
        if len(branch.tags) > 1:
            text = "\n".join(f"`{t.value}`: {t.description}" for t in branch.tags if t.description)
        elif text is None and branch.record in self._records:
            text = self._records[branch.record].description
        return BranchRow(labels, branch.record, self._constants(frozenset(features)), text)

    def _alternative(self, each: nodes.Alternative) -> BranchRow:
        text = each.description
        if text is None and isinstance(each.type, nodes.Ref):
            target = self.schema.index.get(each.type.name) or self._records.get(each.type.name)
            text = target.description if target is not None else None
        return BranchRow(
            each.title or "", annotation(each.type), self._constants(each.features), text
        )

    def _shown(self, name: str) -> Iterator[Example]:
        try:
            small = self._examples.minimal(name)
            full = self._examples.full(name)
        except LookupError:
            return
        yield Example("Minimal example", small.value, small.code.lines(self._width))
        if full.value != small.value:
            yield Example("With optional members", full.value, full.code.lines(self._width))

    def _messages(self, method: nodes.Method) -> Iterator[Example]:
        head = {"jsonrpc": "2.0"} | ({} if method.notification else {"id": 1})
        for title, name in (("Message", method.params), ("Answer", method.result)):
            if name is None:
                continue
            try:
                sample = self._examples.minimal(name)
            except LookupError:
                continue
            if title == "Message":
                whole = {**head, "method": method.wire, "params": sample.value}
            else:
                whole = {**head, "result": sample.value}
            yield Example(title, whole, sample.code.lines(self._width))

    @cached_property
    def _opened(self) -> dict[str, tuple[Use, ...]]:
        """Feature to the members that need it."""
        found: dict[str, dict[Use, None]] = {}
        for features, use in self._marked():
            for name in features:
                found.setdefault(name, {})[use] = None
        return {name: tuple(uses) for name, uses in found.items()}

    def _marked(self) -> Iterator[tuple[Iterable[str], Use]]:
        for method in self.schema.methods:
            yield method.features, Use("method", method.wire)
        for definition in self.schema.definitions:
            yield definition.features, Use("type", definition.name)
            yield from self._marked_inside(definition)
        for record in self.schema.records:
            if record.union is not None:
                continue
            for field in record.fields:
                yield field.features, Use("field", record.name, field.wire or field.name)

    def _marked_inside(self, definition: nodes.Definition) -> Iterator[tuple[Iterable[str], Use]]:
        if isinstance(definition, nodes.TaggedUnion):
            for branch in definition.branches:
                labels = [str(tag.value) for tag in branch.tags] or [branch.record]
                yield branch.features, Use("branch", definition.name, labels[0])
                for tag in branch.tags:
                    yield tag.features, Use("branch", definition.name, str(tag.value))
        elif isinstance(definition, nodes.ShapeUnion):
            for each in definition.choice.alternatives:
                yield each.features, Use("branch", definition.name, annotation(each.type))
        elif isinstance(definition, nodes.Enumeration):
            for value in definition.values:
                yield value.features, Use("value", definition.name, str(value.value))

    def _constants(self, features: frozenset[str]) -> tuple[str, ...]:
        return tuple(f.constant for f in self.schema.features if f.name in features)


def _kind(subject: nodes.Definition) -> Kind:
    if isinstance(subject, nodes.Record):
        return "class" if subject.union is None else "branch"
    if isinstance(subject, nodes.Enumeration):
        return "enumeration"
    return "alias" if isinstance(subject, nodes.Alias) else "union"
