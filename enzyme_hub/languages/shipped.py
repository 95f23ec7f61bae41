"""The libraries for which derivatives ship, and what each does on the way of a module."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import TYPE_CHECKING

from enzyme_hub.languages.cpp import containers
from enzyme_hub.languages.fortran import coarrays, objects
from enzyme_hub.languages.fortran import requests as fortran
from enzyme_hub.languages.libraries import blas, checking, matrixmultiply, mpi, openmp, rayon, sorting, threads
from enzyme_hub.languages.libraries.fftw import leading
from enzyme_hub.languages.libraries.fftw import supplement as fftw
from enzyme_hub.languages.libraries.openmp import regions
from enzyme_hub.languages.libraries.rayon import closing
from enzyme_hub.languages.libraries.threads import opening, sums
from enzyme_hub.languages.swift import arrays
from enzyme_hub.languages.swift import refusals as swift

if TYPE_CHECKING:
    from llvmlite.binding import ModuleRef

    from enzyme_hub.ir.instructions import CallBase
    from enzyme_hub.ir.module import Function, Module


def supply(module: ModuleRef, native: Collection[str]) -> ModuleRef:
    """The module with the derivatives, and bodies, of what requests reach; `native` are the program's own functions."""
    module = arrays.supply(containers.supply(module))
    for library in (mpi, threads, openmp, rayon, sorting, fftw, blas, matrixmultiply):
        module = library.supply(module, native)
    return module


def complete(module: ModuleRef) -> ModuleRef:
    """The module with the native code that its derivatives need."""
    for library in (sorting, fftw, checking, threads, openmp, mpi, fortran, objects, arrays):
        module = library.complete(module)
    return module


def close(module: Module) -> None:
    """Have calls that stand for teams, branches and threads start them, when all derivatives are written."""
    for library in (regions.close_regions, closing.close_joins, opening.close_threads):
        library(module)


def takes_function(function: Function) -> bool:
    """True for a library's function that calls a function which it is given."""
    return sorting.takes_comparator(function)


def lead(call: CallBase, only_looks: Callable[[Function], bool]) -> bool:
    """Change what a call of a library calls: `only_looks` tells of functions that are handed on. True if it was changed."""
    return sorting.lead(call, only_looks) or leading.lead(call)


def lead_sums(functions: Iterable[Function]) -> bool:
    """Have functions of threads that add by exchanging add atomically. True if there were any."""
    return sums.lead(functions)


def waits_for_plan(call: CallBase) -> bool:
    """True for a call of which more is known where a plan is made in the same function."""
    return leading.executes(call)


def is_about_plans(call: CallBase) -> bool:
    """True for a call that makes, executes or destroys a plan."""
    return leading.is_about_plans(call)


def reason(function: Function) -> tuple[str, str] | None:
    """Why a call of a library has no derivative: what is missing, and what to do; None for functions of others."""
    return next(
        (
            found
            for library in (blas, sorting, fftw, threads, openmp, mpi, rayon, swift, coarrays)
            if (found := library.reason(function)) is not None
        ),
        None,
    )
