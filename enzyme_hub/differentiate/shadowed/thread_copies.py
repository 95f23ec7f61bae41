"""Shadows of variables of which each thread of a team has a copy: cleared by each thread before it works for a derivative.

The derivative leaves a function that clears them with the runtime (`languages/libraries/openmp/runtime.c`), which has each thread that
joins a team call it when it comes to a derivative for the first time. Where threads ask the runtime library for their copies they
do so for those of the shadow as well, and for all that belongs to it.
"""

from __future__ import annotations

from collections.abc import Callable

from enzyme_hub.differentiate.runtime import Runtime
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.module import Function, GlobalVariable, Module
from enzyme_hub.ir.roles import is_region
from enzyme_hub.ir.values import Value, const_int
from enzyme_hub.languages.runtime import THREADS_BEGIN, copy_of_thread, has_thread_copies


def is_of_each_thread(module: Module, variable: GlobalVariable) -> bool:
    """True for a variable of which threads of a team have copies."""
    if not any(map(is_region, module.functions.values())):
        return False
    return variable.is_thread_local or has_thread_copies(variable)


def here(b: Builder, variable: GlobalVariable, part: GlobalVariable) -> Value:
    """Where the calling thread has its copy of a variable, or of what belongs to it: of its shadow, say."""
    if not has_thread_copies(variable):
        return part
    module = b.block.function.module
    return b.insert(copy_of_thread(module, part, const_int(types.i64, module.layout.alloc_size(part.value_type))))


def clear_in_each_thread(
    b: Builder, runtime: Runtime, clear: Callable[[Builder], None], function: Function, holds_pointers: bool
) -> None:
    """Have all threads that work for a derivative of `function` clear their copies, by what `clear` writes."""
    module = runtime.module
    clearing = module.define(
        module.unique_name("__ehub_clear_copies"),
        types.function(types.void, ()),
        header_prefix="internal",
        header_suffix=f"nounwind {function.inherited}".strip(),
    )
    own = Builder(clearing.add_block())
    clear(own)
    own.ret()
    begin = runtime.declare(THREADS_BEGIN, types.void, types.ptr, types.i32)
    b.call(begin, [clearing, const_int(types.i32, int(holds_pointers))])
