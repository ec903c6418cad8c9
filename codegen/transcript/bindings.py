"""The generated package that comes with the generator, found by protocol version."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from acp_codegen.errors import CodegenError

#: The package of the distribution that holds the generated code.
PACKAGE = "acp_bindings"


class Issue(Protocol):
    """One finding: a JSON Pointer (RFC 6901), a code and a sentence."""

    path: str
    code: str
    message: str


@dataclass(frozen=True, slots=True)
class Bindings:
    """One protocol version.

    Attributes:
        module: the generated module.
        sides: who messages can go to.
        requests: the side that receives it and the wire name, to each request.
        notifications: the same for notifications.
    """

    module: Any
    sides: list[str]
    requests: Mapping[str, Mapping[str, Any]]
    notifications: Mapping[str, Mapping[str, Any]]


def load_bindings(protocol: str) -> Bindings:
    """Import the bindings of a protocol version.

    Args:
        protocol: as ``v1`` or ``1``.

    Raises:
        CodegenError: there is no such version, or no bindings at all.
    """
    try:
        package = importlib.import_module(PACKAGE)
    except ModuleNotFoundError:
        raise CodegenError(
            f"the package {PACKAGE} of this installation is missing; install acp-codegen again"
        ) from None
    found = [each.name for each in pkgutil.iter_modules(package.__path__) if each.ispkg]
    versions = sorted(name for name in found if name[:1] == "v" and name[1:].isdigit())
    name = protocol if protocol.startswith("v") else f"v{protocol}"
    if name not in versions:
        raise CodegenError(
            f"no version {protocol!r}; there are {', '.join(versions)}", "--protocol"
        )
    module = importlib.import_module(f"{PACKAGE}.{name}")
    methods = importlib.import_module(f"{PACKAGE}.{name}.methods")
    return Bindings(
        module=module,
        sides=module.validation.protocol().sides(),
        requests=methods.REQUESTS,
        notifications=methods.NOTIFICATIONS,
    )
