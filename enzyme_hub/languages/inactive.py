"""Functions through which no derivative flows: printing, files, time, strings, exceptions, panics, runtime queries.

These are functions without a body in the program. The tables of the rooms name functions, families of functions of one runtime library
that do one kind of thing (Fortran I/O), and classes whose every member handles text (streams of characters); never a
namespace in which anything may be. Text carries no derivative: what is printed, or read back, is a constant.

Functions that overwrite a caller's floats with fresh values (scanf, fread, random_number) are not here: the adjoint of the
old value would have to be cleared, so they need a rule.
"""

from __future__ import annotations

from functools import lru_cache

from enzyme_hub.languages import intrinsics, known


@lru_cache(maxsize=8192)
def is_inactive(name: str) -> bool:
    """True for a function known by name to carry no derivative, whatever its arguments."""
    if name.startswith("llvm."):
        return intrinsics.is_inactive(name)
    return known.is_inactive(name)
