"""What the templates of stubs, dispatchers and callers lay out."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from acp_codegen.model import nodes
from acp_codegen.render.views import SchemaView


@dataclass(frozen=True, slots=True)
class MethodView:
    """One method as Python sees it: the types of its params and its result.

    `features` are the flags that it needs.
    """

    method: nodes.Method
    params: str
    result: str
    features: tuple[str, ...]

    @property
    def name(self) -> str:
        """The name of the function."""
        return self.method.name

    @property
    def returns(self) -> str:
        """What an implementation returns; None stands for an empty result."""
        return f"{self.result} | None" if self.method.bare_result else self.result

    @property
    def text(self) -> str:
        """What the method is for, and the flags that it needs."""
        kind = "notification" if self.method.notification else "request"
        about = self.method.description or f"The {kind} `{self.method.wire}`."
        if not self.features:
            return about
        flags = " and ".join(f"`Feature.{name}`" for name in self.features)
        return f"{about}\n\nUnstable: needs {flags}."


@dataclass(frozen=True, slots=True)
class RoleView:
    """A side that a program can play, with the methods that it receives."""

    role: nodes.Role
    methods: tuple[MethodView, ...]
    features: tuple[str, ...]
    caller: str


@dataclass(frozen=True, slots=True)
class RolesView:
    """All sides of one protocol version.

    `classes`, `aliases` and `unstable` are the types that the methods use, by the module that has
    them. `results` says which classes stand for the result of a method, for each definition that
    only classes stand for.
    """

    roles: tuple[RoleView, ...]
    classes: tuple[str, ...]
    aliases: tuple[str, ...]
    unstable: tuple[str, ...]
    results: dict[str, tuple[str, ...]]
    payloads: dict[str, tuple[str, ...]]

    @property
    def exports(self) -> dict[str, str]:
        """What a version offers of its roles, and the module that has it."""
        names = {view.role.name: "roles" for view in self.roles}
        names |= {view.role.dispatcher: "dispatch" for view in self.roles}
        return names | {view.role.caller: "callers" for view in self.roles}

    def used(self, names: Iterable[str]) -> list[str]:
        """The classes of a module among those that stand for params and results."""
        found = {c for group in (*self.results.values(), *self.payloads.values()) for c in group}
        return sorted(found & set(names))


def roles_of(view: SchemaView) -> RolesView:
    """The view of the roles of a schema."""
    schema = view.schema
    callers = {role.side: role.caller for role in schema.roles}
    played = [m for m in schema.methods if m.side in callers]
    roles = tuple(
        RoleView(
            role=role,
            methods=tuple(_method(m, view) for m in played if m.side == role.side),
            features=view.constants(role.features),
            caller=callers[role.peer],
        )
        for role in schema.roles
        if role.peer in callers
    )
    params = sorted({m.params for m in played if m.params})
    results = sorted({m.result for m in played if m.result})
    used = sorted({*params, *results})
    return RolesView(
        roles=roles,
        classes=tuple(n for n in used if n in view.classes and not view.classes[n].features),
        aliases=tuple(n for n in used if n not in view.classes),
        unstable=tuple(n for n in used if n in view.classes and view.classes[n].features),
        results={n: _classes(schema.index[n], view) for n in results},
        payloads={n: _classes(schema.index[n], view) for n in params},
    )


def _method(method: nodes.Method, view: SchemaView) -> MethodView:
    return MethodView(
        method=method,
        params=method.params or "Any",
        result=method.result or "None",
        features=view.constants(method.features),
    )


def _classes(definition: nodes.Definition, view: SchemaView) -> tuple[str, ...]:
    """The classes whose instances are the values of a definition; empty when others are, too."""
    if isinstance(definition, nodes.Record):
        return (definition.name,)
    if isinstance(definition, nodes.TaggedUnion):
        return tuple(branch.record for branch in definition.branches)
    if isinstance(definition, nodes.Alias) and isinstance(definition.type, nodes.Ref):
        return _classes(view.schema.index[definition.type.name], view)
    if isinstance(definition, nodes.ShapeUnion) and view.is_class_union(definition):
        types = [each.type for each in definition.choice.alternatives]
        return tuple(t.name for t in types if isinstance(t, nodes.Ref))
    return ()
