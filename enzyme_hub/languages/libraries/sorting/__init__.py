"""`qsort`, `qsort_r` and `bsearch` of C's library, by comparators that only look.

The order is a matter of integers, found by native code (`runtime.c`). The moves are in `rules.c`, and are differentiated like
any code of the program. Calls are led there where the comparator is known (`normalise/library_calls`).
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import TYPE_CHECKING

from enzyme_hub.ir.clone import call_instead
from enzyme_hub.ir.instructions import CallBase
from enzyme_hub.ir.module import Function, function_behind
from enzyme_hub.languages import supplying

if TYPE_CHECKING:
    from llvmlite.binding import ModuleRef

COMPARATOR = {"qsort": 3, "qsort_r": 3, "bsearch": 4}
"""The functions, with the position of the comparator."""
OURS = "__ehub_"  # in front of the name
_TYPES = {
    "qsort": "void (ptr, i64, i64, ptr)",
    "qsort_r": "void (ptr, i64, i64, ptr, ptr)",
    "bsearch": "ptr (ptr, ptr, i64, i64, ptr)",
}


def supply(module: ModuleRef, native: Collection[str] = ()) -> ModuleRef:
    """The module with the functions that calls in it were led to."""
    return supplying.supply(module, __name__)


def complete(module: ModuleRef) -> ModuleRef:
    """The module with the native code for these."""
    return supplying.complete(module, __name__)


def takes_comparator(function: Function) -> bool:
    """True for the library's functions, as they are declared."""
    name = function.name or ""
    return (
        name in COMPARATOR
        and function.is_declaration
        and name not in function.module.native
        and str(function.value_type) == _TYPES[name]
    )


def comparator(call: CallBase) -> Function | None:
    """The function by which a call of one of them compares, if it is known."""
    function = call.called_function
    if function is None or not takes_comparator(function):
        return None
    return function_behind(call.arguments[COMPARATOR[function.name or ""]])


def lead(call: CallBase, only_looks: Callable[[Function], bool]) -> bool:
    """Have a call go to ours if its comparator is known and `only_looks`. True if it does."""
    by = comparator(call)
    if by is None or not only_looks(by):
        return False
    ours = call.function.module.declare(OURS + (call.callee.name or ""), call.function_type)
    call_instead(call, ours, call.arguments)
    return True


def reason(function: Function) -> tuple[str, str] | None:
    """Why a call has not been led to ours: what is missing, and what to do; None for other functions."""
    if not takes_comparator(function):
        return None
    why = "its comparator is not known when the program is linked, or changes memory"
    return why, "pass a function by its name, compiled with -flto, that only reads what it compares"
