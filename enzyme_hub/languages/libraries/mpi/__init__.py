"""MPI, in MPICH and Open MPI.

A message of the function is answered by one of the gradient in the other direction. `names` has the calls as data; `calls` leads
those that requests reach to functions of ours, for which `rules` gives derivatives; these are native code (`runtime.c`), which looks
at datatypes, operations and communicators when the program runs.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from enzyme_hub import llvm
from enzyme_hub.languages import supplying
from enzyme_hub.languages.libraries.mpi.names import OURS, is_inactive, served, stem, takes_descriptors
from enzyme_hub.llvm import definitions

if TYPE_CHECKING:
    from llvmlite.binding import ModuleRef

    from enzyme_hub.ir.module import Function


def supply(module: ModuleRef, native: Collection[str] = ()) -> ModuleRef:
    """The module in which calls of MPI that requests reach have derivatives."""
    if not any(value.is_declaration and served(value.name) is not None for value in module.functions):
        return module
    from enzyme_hub.languages.libraries.mpi import calls, rules

    opened = calls.open_calls(llvm.text(module), frozenset(native))
    if opened is None:
        return module
    text, found = opened
    module = llvm.parse_text(text, "the module that calls MPI")
    there = {value.name for value in module.functions if not value.is_declaration}
    wanted = [what for what in found.values() if f"{OURS}{what.stem}.augment" not in there]
    module = llvm.link([module, llvm.parse_text(rules.text(wanted), "the derivatives of MPI")])
    definitions.internalise(module, {name for what in wanted for name in rules.registrations(what)})
    return module


def complete(module: ModuleRef) -> ModuleRef:
    """The module with the native code that derivatives of messages need."""
    return supplying.complete(module, __name__)


def reason(function: Function) -> tuple[str, str] | None:
    """Why a call of MPI has no derivative: what is missing, and what to do; None for other functions."""
    name = function.name or ""
    if name.startswith(OURS):
        why = "it is a part of the derivative of a message, which is not differentiated again"
        return why, "ask for first derivatives of functions with messages"
    if stem(name) is None or not function.is_declaration or name in function.module.native or is_inactive(name):
        return None
    if served(name) is not None:
        return "it is not declared as MPI has it", "include <mpi.h>"
    if takes_descriptors(name):
        why = "this routine of mpi_f08 takes descriptors of arrays, which depend on the compiler that the library was built with"
        return why, "use mpif.h or the module mpi, or mpi_f08 of Open MPI, whose routines take addresses"
    return "no derivative of this call comes with Enzyme Hub", "use one of the calls that docs/parallel.md lists"
