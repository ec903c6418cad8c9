"""Whether a vendored package is what its configuration asks for, and if not, why."""

from __future__ import annotations

from collections.abc import Iterator

from acp_codegen.vendor.build import Package
from acp_codegen.vendor.manifest import NAME, Manifest, Origin
from acp_codegen.vendor.tree import Found


def reasons(found: Found, wanted: Package) -> list[str]:
    """One line for each way in which a directory is not the package; empty when it is fresh."""
    old = found.manifest
    if old is None:
        return [f"has no {NAME}" if found.extra else "nothing is vendored there yet"]
    lines = [f"edited by hand: {name}" for name in found.edited]
    lines += [f"missing: {name}" for name in found.missing]
    lines += [f"extra: {name}" for name in found.extra]
    return lines + list(_stale(old, wanted.manifest))


def stale(old: Manifest | None, new: Manifest) -> bool:
    """Whether a package was made from something else than another."""
    return old is None or any(_stale(old, new))


def _stale(old: Manifest, new: Manifest) -> Iterator[str]:
    if old == new:
        return
    lines = [
        *_changed("generator", old.generator, new.generator),
        *_changed("style", old.style, new.style),
        *_changed("docs", old.docs, new.docs),
        *_changed("parts", _listed(old.parts), _listed(new.parts)),
        *_changed("features", _listed(old.features), _listed(new.features)),
    ]
    for name in sorted({*old.protocols, *new.protocols}):
        lines += _origins(name, old.protocols.get(name), new.protocols.get(name))
    if not lines:
        # Same input by name, other output: another checkout of the generator, or other tools.
        differ = {n for n, _ in old.files.items() ^ new.files.items()}
        lines = [f"acp-codegen now writes something else: {n}" for n in sorted(differ)]
    yield from (f"stale: {line}" for line in lines)


def _origins(name: str, old: Origin | None, new: Origin | None) -> Iterator[str]:
    if old is None or new is None:
        yield f"protocol {name} is {'not there yet' if old is None else 'no longer asked for'}"
    elif old.release != new.release:
        yield from _changed(f"release of {name}", _release(old), _release(new)) or (
            f"the files of the release of {name} are others",
        )
    elif old.sha256 != new.sha256:
        yield f"the schema of {name} is another one"


def _release(origin: Origin) -> str:
    return str(origin.release.get("version", "unnamed"))


def _changed(what: str, old: object, new: object) -> list[str]:
    return [] if old == new else [f"{what} was {old}, is now {new}"]


def _listed(names: tuple[str, ...]) -> str:
    return ", ".join(names) or "none"
