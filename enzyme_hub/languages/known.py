"""The functions of the languages' runtimes that we know by name: one place to ask.

`allocators` has the tables of memory, `inactive` those of functions without a derivative; the derivatives of
mathematical functions are in `rules`.
"""

from __future__ import annotations

from enzyme_hub.languages.allocators import (
    POINTER,
    Allocation,
    Deallocation,
    Reallocation,
    allocation,
    by_name,
    deallocation,
    reallocation,
)
from enzyme_hub.languages.inactive import is_inactive, is_inactive_call

__all__ = [
    "POINTER",
    "Allocation",
    "Deallocation",
    "Reallocation",
    "allocation",
    "by_name",
    "deallocation",
    "is_inactive",
    "is_inactive_call",
    "reallocation",
]
