"""The output style `pydantic`: models made by datamodel-code-generator from a normalised schema.

The stages: `normalise` writes the model as JSON Schema in which nothing is left to name or to
choose, `models` runs the generator on it, `verify` proves that its output says what was asked for,
`package` puts the modules together.
"""

from __future__ import annotations

from acp_codegen.pydantic_style.package import render_pydantic

__all__ = ["render_pydantic"]
