"""What a new release changes for the user of a vendored package."""

from __future__ import annotations

from collections.abc import Iterator

from acp_codegen.diff import compare, render_text
from acp_codegen.vendor.build import Package
from acp_codegen.vendor.manifest import Manifest


def upgrade_notes(old: Manifest, new: Package) -> Iterator[str]:
    """Paragraphs on what changed, by protocol version; nothing where nothing did.

    Compared are the members that the package had with those that it gets: other features of the
    schema do not count. Raises CodegenError when the schema in the manifest cannot be read.
    """
    for name, before in sorted(old.protocols.items()):
        after = new.manifest.protocols.get(name)
        if after is None:
            yield f"{name}: no longer in the package"
        elif after.selected != before.selected:
            changes = compare(before.selected, after.selected, surface="full")
            if changes:
                yield f"{name}: {_release(before.release)} -> {_release(after.release)}"
                yield render_text(changes)
    for name in sorted(new.manifest.protocols.keys() - old.protocols.keys()):
        yield f"{name}: new in the package"


def _release(release: dict[str, object]) -> str:
    return str(release.get("version", "unnamed"))
