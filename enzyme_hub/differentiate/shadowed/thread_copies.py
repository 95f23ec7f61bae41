"""Shadows of variables of which each thread of a team has a copy: cleared by each thread before it works for a derivative.

The derivative leaves a function that clears them with the runtime (`languages/libraries/openmp/runtime.c`), which has each thread that
joins a team call it when it comes to a derivative for the first time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from enzyme_hub.differentiate.runtime import Runtime
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.module import Function, GlobalVariable, Module
from enzyme_hub.ir.values import const_int
from enzyme_hub.languages.libraries.openmp.names import COPY_OF_THREAD, THREADS_BEGIN, is_region


def is_of_each_thread(module: Module, shadow: GlobalVariable) -> bool:
    """True for a shadow of which threads of a team have copies."""
    if not any(map(is_region, module.functions.values())):
        return False
    return shadow.is_thread_local or _is_copied(shadow)


def _is_copied(shadow: GlobalVariable) -> bool:
    """True if threads ask the runtime library for their copies."""
    return any(isinstance(user, inst.CallBase) and user.callee.name == COPY_OF_THREAD for user in shadow.users)


def clear_in_each_thread(
    b: Builder,
    runtime: Runtime,
    shadows: Iterable[GlobalVariable],
    clear: Callable[[Builder, GlobalVariable], None],
    function: Function,
) -> None:
    """Have all threads that work for a derivative of `function` clear their copies; `clear` does so with a variable."""
    module = runtime.module
    clearing = module.define(
        module.unique_name("__ehub_clear_copies"),
        types.function(types.void, ()),
        header_prefix="internal",
        header_suffix=f"nounwind {function.inherited}".strip(),
    )
    own = Builder(clearing.add_block())
    for shadow in shadows:
        if _is_copied(shadow):
            size = const_int(types.i64, module.layout.alloc_size(shadow.value_type))
            copy = own.call(runtime.declare(COPY_OF_THREAD, types.ptr, types.ptr, types.i64), [shadow, size])
            runtime.fill_zero(own, copy, size)
        else:
            clear(own, shadow)
    own.ret()
    b.call(runtime.declare(THREADS_BEGIN, types.void, types.ptr), [clearing])
