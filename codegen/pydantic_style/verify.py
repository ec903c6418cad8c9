"""Proof that a module of models is what was asked for: its names, its fields, and no other code.

The text comes from another program that was fed a schema from anywhere, and it may rename what
it has reasons to. Neither may reach a user unseen.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping

from acp_codegen.errors import CodegenError
from acp_codegen.pydantic_style.classes import ModelClass
from acp_codegen.schema_io import JsonObject

_CALLS = frozenset({"Field", "TypeAliasType", "dict", "list", "model_rebuild", "model_validate"})
_IMPORTS = frozenset({"__future__", "_runtime", "pydantic", "typing", "typing_extensions"})


def verify(source: str, classes: Mapping[str, ModelClass], document: JsonObject) -> None:
    """Raises CodegenError where `source` is not the module for `document`.

    Every definition must be a class or an alias of its own name, as `classes` has it, every class
    must have its own attributes and no other, and nothing is called but what makes them.
    """
    try:
        tree = ast.parse(source)
    except (SyntaxError, ValueError, RecursionError) as error:
        raise CodegenError(f"datamodel-code-generator wrote no valid Python: {error}") from None
    found = {each.name: each for each in tree.body if isinstance(each, ast.ClassDef)}
    _same("classes", set(found), set(classes))
    _same("names", set(found) | set(_aliases(tree)), set(document["$defs"]))
    for name, of in classes.items():
        _check_fields(found[name], of, document["$defs"][name])
    for node in ast.walk(tree):
        _check_node(node)


def _aliases(tree: ast.Module) -> Iterator[str]:
    for each in tree.body:
        if isinstance(each, ast.Assign):
            yield from (target.id for target in each.targets if isinstance(target, ast.Name))
        elif isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name):
            yield each.target.id


def _check_fields(found: ast.ClassDef, of: ModelClass, node: JsonObject) -> None:
    wanted = {of.names[wire] for wire in node["properties"]}
    present = {
        each.target.id
        for each in found.body
        if isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name)
    }
    _same("attributes", present, wanted, of.record.pointer)


def _check_node(node: ast.AST) -> None:
    allowed = True
    if isinstance(node, ast.Call):
        called = node.func
        if isinstance(called, ast.Subscript):
            called = called.value
        name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", None)
        allowed = name in _CALLS
    elif isinstance(node, ast.ImportFrom):
        allowed = node.module in _IMPORTS
    elif isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.Import, ast.Await)):
        allowed = False
    if not allowed:
        line = getattr(node, "lineno", 0)
        raise CodegenError(
            f"datamodel-code-generator wrote code that was not asked for, in line {line}: "
            f"{ast.unparse(node)[:80]}"
        )


def _same(what: str, found: set[str], wanted: set[str], pointer: str = "") -> None:
    if found != wanted:
        lost, new = sorted(wanted - found), sorted(found - wanted)
        raise CodegenError(
            f"datamodel-code-generator changed {what}: "
            f"missing {', '.join(lost) or 'none'}; instead {', '.join(new) or 'none'}; "
            "give the member an 'x-name'",
            pointer,
        )
