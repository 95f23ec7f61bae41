"""What a function is in a derivative. An attribute says so, never the name: a program may call a function of its own `reverse`."""

from __future__ import annotations

from enzyme_hub.ir.module import DERIVATIVE, Function

_HELPERS = "__ehub_keep_"  # of derivatives; no program may define such a name


def is_derivative(function: Function) -> bool:
    """True for a reverse derivative and what is made of its blocks: pointers move as pointers there, and numbers as numbers."""
    return DERIVATIVE in function.attributes or (function.name or "").startswith(_HELPERS)
