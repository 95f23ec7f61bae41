"""Tapes of a derivative that one of Julia's errors leaves in the middle are given back: the derivative takes memory from a list.

`languages/julia/tapes.ll` keeps it; Julia's package marks its place before a derivative, and gives back what is behind the mark if that
throws.
"""

from __future__ import annotations

import re
from collections.abc import Container

FUNCTIONS = ("malloc", "calloc", "realloc", "aligned_alloc", "malloc_usable_size", "free")
EXPORTED = ("eh_tapes_mark", "eh_tapes_release")
_USED = re.compile(rf"@({'|'.join(FUNCTIONS)})(?![-\w.$])")


def listed(derivative: str, called: Container[str]) -> str:
    """The module, which takes memory from the list. Where the program itself calls such functions it may hand that memory on: not there."""
    if any(name in called for name in FUNCTIONS):
        return derivative
    return _USED.sub(r"@ehub.julia.\1", derivative)
