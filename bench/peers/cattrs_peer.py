"""cattrs on attrs classes, set up for speed: no detailed validation, a table for each union."""

from __future__ import annotations

from functools import cache
from typing import Any

from bench.peers.aliases import aliases
from bench.peers.base import Names, Peer


@cache
def _converter() -> Any:
    import attrs
    from cattrs import Converter
    from cattrs.gen import make_dict_structure_fn, make_dict_unstructure_fn, override
    from cattrs.strategies import configure_tagged_union

    from bench.peers import attrs_models as models

    converter = Converter(detailed_validation=False, omit_if_default=True)

    def overrides(cls: type) -> dict[str, Any]:
        names = aliases([field.name for field in attrs.fields(cls)])
        return {name: override(rename=wire) for name, wire in names.items()}

    converter.register_structure_hook_factory(
        attrs.has,
        lambda cls: make_dict_structure_fn(
            cls, converter, _cattrs_detailed_validation=False, **overrides(cls)
        ),
    )
    converter.register_unstructure_hook_factory(
        attrs.has,
        lambda cls: make_dict_unstructure_fn(
            cls, converter, _cattrs_omit_if_default=True, **overrides(cls)
        ),
    )
    for union, tag in (
        (models.ContentBlock, "type"),
        (models.ToolCallContent, "type"),
        (models.SessionUpdate, "sessionUpdate"),
    ):
        configure_tagged_union(
            union, converter, tag_name=tag, tag_generator=lambda cls: getattr(cls, "tag", "")
        )
    return converter


def _names(kind: str) -> Names:
    from bench.peers import attrs_models

    converter = _converter()
    return {
        "structure": converter.structure,
        "unstructure": converter.unstructure,
        "Model": getattr(attrs_models, kind),
    }


CATTRS = Peer(
    name="cattrs",
    distribution="cattrs",
    decode="structure({}, Model)",
    encode="unstructure({})",
    names=_names,
)
