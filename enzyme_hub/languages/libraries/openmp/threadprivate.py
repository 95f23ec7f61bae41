"""Variables of which each thread has a copy, where the runtime library keeps these (flang; clang with `-fnoopenmp-use-tls`).

A call that asks for a thread's copy has a cache for the variable, of which the variable's shadow has none; so calls become those
of a function without one. clang's other variables are of the language's own kind (`thread_local`).
"""

from __future__ import annotations

from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.module import GlobalVariable
from enzyme_hub.languages.libraries.openmp.names import COPY_OF_THREAD

CACHED = "__kmpc_threadprivate_cached"  # (place, thread, variable, size, cache)


def open_threadprivate(i: inst.Call) -> bool:
    """Ask for the copy without a cache; False where pointers are in it: nobody knows their shadows where they were set before."""
    variable, size = i.arguments[2:4]
    if not isinstance(variable, GlobalVariable) or variable.value_type.holds_pointer:
        return False
    type_ = types.function(types.ptr, (types.ptr, size.type))
    call = inst.Call(type_, i.function.module.declare(COPY_OF_THREAD, type_, "nounwind willreturn"), [variable, size])
    if (where := i.attachments.get("dbg")) is not None:
        call.attachments["dbg"] = where
    call.insert_before(i)
    i.replace_all_uses_with(call)
    i.erase()
    return True
