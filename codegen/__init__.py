"""Generator of typed Python bindings for a JSON-RPC protocol described by a JSON Schema.

The stages are separate packages and data flows one way: upstream files, canonical schema, model,
modules, tree. Importing this package imports none of them, so that the command line starts fast.
"""

from __future__ import annotations

__all__ = ["__version__"]

__version__ = "0.1.0"
