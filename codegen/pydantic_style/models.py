"""The run of datamodel-code-generator, which is imported here only: that takes a second."""

from __future__ import annotations

import re
import warnings
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, cast

from acp_codegen.errors import CodegenError
from acp_codegen.pydantic_style.names import (
    MISSING,
    RECORD,
    RUNTIME,
    UNION_MODE,
    runtime_path,
)
from acp_codegen.schema_io import JsonObject

_IMPORT = re.compile(rf"^from {RUNTIME} import (.+)$", re.MULTILINE)


def models(
    document: JsonObject,
    aliases: Mapping[str, str],
    factories: Mapping[str, Mapping[str, str]],
    templates: Path,
) -> str:
    """The source of a module with a model or alias for each definition of `document`.

    `aliases` maps `Class.wireName` to attributes. `factories` maps classes and their attributes to
    the expressions that make their defaults. `templates` replace those of the generator. The
    runtime module is imported as `.._runtime`.

    Raises CodegenError when datamodel-code-generator is not there or refuses the document.
    """
    try:
        import datamodel_code_generator as generator
    except ImportError as error:
        raise CodegenError(
            f"the style 'pydantic' needs datamodel-code-generator ({error}); install it with pip"
        ) from None
    extra = {name: {"factories": dict(each)} for name, each in factories.items()}
    options: dict[str, Any] = _options(generator)
    options |= {"aliases": dict(aliases), "extra_template_data": extra}
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            source = generator.generate(
                _with_modes(document, generator.UnionMode),
                **options,
                custom_template_dir=templates,
            )
    except generator.Error as error:
        raise CodegenError(f"datamodel-code-generator: {error}") from error
    if not isinstance(source, str):
        raise CodegenError("datamodel-code-generator wrote no single module")
    return _IMPORT.sub(_relative_import, source)


def _relative_import(found: re.Match[str]) -> str:
    """One name a line, with a comma at the end, so that no line length changes it."""
    lines = "".join(f"    {name.strip()},\n" for name in found.group(1).split(","))
    return f"from .._runtime import (\n{lines})"


def _with_modes(node: object, modes: Callable[[str], object]) -> Any:
    """A copy of a schema in which the order of a union is what the generator takes for one."""
    if isinstance(node, list):
        return [_with_modes(each, modes) for each in cast("list[object]", node)]
    if not isinstance(node, dict):
        return node
    return {
        key: modes(value)
        if key == UNION_MODE and isinstance(value, str)
        else _with_modes(value, modes)
        for key, value in cast("dict[str, object]", node).items()
    }


def _options(generator: Any) -> dict[str, Any]:
    return {
        "input_file_type": generator.InputFileType.JsonSchema,
        "output_model_type": generator.DataModelType.PydanticV2BaseModel,
        "target_python_version": generator.PythonVersion.PY_310,
        "target_pydantic_version": "2.14",
        "schema_version": "2020-12",
        # Classes: our own base, nothing from the environment, no formatter but ours at the end.
        "base_class": runtime_path(RECORD),
        "custom_file_header": '"""Models of this version, and the aliases for the rest."""',
        "disable_timestamp": True,
        "formatters": [],
        "allow_remote_refs": False,
        "skip_root_model": True,
        "strict_refs": True,
        "use_double_quotes": True,
        # Fields: snake_case with the wire name as alias; absent and null are two things.
        "snake_case_field": True,
        "use_annotated": True,
        "use_missing_sentinel": True,
        "strict_nullable": True,
        "import_overrides": {MISSING: RUNTIME},
        # Types: aliases and literals instead of root models and enum classes.
        "use_type_alias": True,
        "enum_field_as_literal": generator.LiteralType.All,
        "use_typed_nullable_map_values": True,
        "field_extra_keys": {UNION_MODE},
        # Prose.
        "use_schema_description": True,
        "use_field_description": True,
        "use_single_line_docstring": True,
    }
