"""What it costs a program to import the types, or all of a library, in a fresh process."""

from __future__ import annotations

import sysconfig
import tempfile
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

from bench import flat
from bench.child import python, run
from bench.results import Figure, Section, figures
from bench.timing import Budget, Sample, interleave

OURS = "acp_bindings"

_GENERATED = (
    "from acp_bindings.v1 import types, unstable, codec, methods, validation, dispatch, roles, "
    "callers; [dispatch.AgentDispatcher, validation.validate]"
)

#: Subject, then contender, then what it imports.
STATEMENTS: Mapping[str, Mapping[str, str]] = {
    "types": {
        OURS: "from acp_bindings.v1 import types, unstable",
        "SDK (pydantic)": "import acp.schema",
        "lsprotocol": "import lsprotocol.types",
        "msgspec structs": "import flat_structs",
        "@dataclass(slots=True)": "import flat_dataclasses",
    },
    "codec, validation, dispatch": {OURS: _GENERATED, "SDK (pydantic)": "import acp"},
    "everything, asyncio too": {
        OURS: f"{_GENERATED}; from acp_bindings import connection, stdio",
        "SDK (pydantic)": "import acp",
        "lsprotocol": "import lsprotocol.types; from lsprotocol.converters import get_converter; "
        "get_converter()",
    },
}

NOTES = (
    "A fresh process imports from compiled files, without `site`; the time is that of the "
    "`import` statement alone.",
    "Types: all definitions of v1. Then decoding, encoding, validation, stubs and dispatch, all "
    "that is generated; then the connection too, most of which is `asyncio`. The SDK has no parts: "
    "it always imports all of itself.",
    "The structs and slotted dataclasses have the names and fields of our own classes, and "
    "nothing else. lsprotocol is another protocol, the one of language servers, on attrs.",
)

_CHILD = """\
import sys
sys.path[:0] = {path!r}
from time import process_time
start = process_time()
{statement}
print(process_time() - start)
"""


def measure(budget: Budget, only: Callable[[str], bool]) -> Iterator[Section]:
    """The section about imports."""
    if not only("import"):
        return
    found: list[Figure] = []
    with tempfile.TemporaryDirectory() as folder:
        path = _stage(Path(folder))
        for subject, statements in STATEMENTS.items():
            samples = {name: _sample(path, text) for name, text in statements.items()}
            if not budget.quick:
                interleave(samples, 1)  # compiles what is not compiled yet
            times = interleave(samples, budget.runs)
            found += figures(subject, OURS, times)
    yield Section("import", "import, fresh process", "s", NOTES, found)


def _stage(folder: Path) -> list[str]:
    """Where the children find our package, the flat modules and the peers."""
    import acp_bindings

    source = Path(str(acp_bindings.__file__)).parent
    (folder / OURS).symlink_to(source, target_is_directory=True)
    (folder / "flat_structs.py").write_text(flat.structs(), encoding="utf-8")
    (folder / "flat_dataclasses.py").write_text(flat.dataclasses(), encoding="utf-8")
    return [str(folder), sysconfig.get_path("purelib"), sysconfig.get_path("platlib")]


def _sample(path: list[str], statement: str) -> Sample:
    code = _CHILD.format(path=path, statement=statement)
    return lambda: float(run(python("-I", "-S", "-c", code)))
