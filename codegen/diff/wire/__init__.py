"""What a model says about messages: the JSON values each place takes, names of types aside.

Two schemas that describe the same messages have equal wire shapes, whatever they extract, inline,
wrap, rename or reorder. The comparison works on these shapes.
"""

from __future__ import annotations
