"""The Fortran compiler."""

from __future__ import annotations

from functools import cache

from enzyme_hub.languages.tools import Tool, llvm_tool


@cache
def flang() -> Tool | None:
    """The Fortran compiler; ENZYME_HUB_FLANG names one, and so does FC if it is a flang."""
    found = llvm_tool("flang", "flang", "ENZYME_HUB_FLANG", "FC")
    return found if found and found.usable else llvm_tool("flang-new", "flang") or found
