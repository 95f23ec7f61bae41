"""Derivatives of BLAS and LAPACK that we ship: what a program could register itself.

Where functions that a request reaches call a routine that has no body, as it is called (`routines`, `names`), `supply` adds the
functions that compute its derivatives, with their registrations, and says of the declaration what is known: which arguments
are read and written, and what lies there. From there on it is a function with a derivative of its own like any other
(`enzyme_hub.custom`). What the program registers itself, and a body, come first.

The mathematics is in C (`level1.c` and its kin); `adapters`
writes what stands between that and a routine as it is called.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from enzyme_hub import llvm
from enzyme_hub.languages.libraries.blas.names import symbol

if TYPE_CHECKING:
    from llvmlite.binding import ModuleRef

    from enzyme_hub.ir.module import Function


def supply(module: ModuleRef, native: Collection[str] = ()) -> ModuleRef:
    """The module with derivatives of the routines that requests reach; itself if there are none."""
    if not any(value.is_declaration and symbol(value.name) for value in module.functions):
        return module
    from enzyme_hub.languages.libraries.blas.reached import supplied  # few links get here, and they need all the rest

    before = llvm.text(module)
    after = supplied(before, native)
    return module if after is before else llvm.parse_text(after, "the module with derivatives of libraries")


def reason(function: Function) -> tuple[str, str] | None:
    """Why a routine has no derivative, and what to do; None for other functions."""
    from enzyme_hub.languages.libraries.blas import missing

    return missing.reason(function)
