"""Co-arrays: flang calls PRIF, an interface that a library with images of its own implements."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from enzyme_hub.ir.module import Function

_PREFIX = "_QMprif"
_WHY = (
    "co-arrays, and what asks for images or waits for them, are the business of a library that no derivative looks into"
)
_REMEDY = "take the derivative of what one image computes, and combine the results of images outside of it, or exchange data by MPI"


def reason(function: Function) -> tuple[str, str] | None:
    """Why such a call has no derivative, and what to do; None for other functions."""
    return (_WHY, _REMEDY) if (function.name or "").startswith(_PREFIX) else None
