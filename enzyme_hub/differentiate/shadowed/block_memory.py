"""Shadows of memory that a block of threads shares: the threads clear them together, and wait for each other.

First they wait until nobody uses what an earlier derivative left there, and in the end until all of it is clear.
"""

from __future__ import annotations

from collections.abc import Sequence

from enzyme_hub.differentiate.shadowed import dynamic_memory
from enzyme_hub.errors import DifferentiationError
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.module import Function, GlobalVariable, Module
from enzyme_hub.ir.types import Type
from enzyme_hub.ir.values import const_int, null


def clear_shared(module: Module, b: Builder, shadows: Sequence[GlobalVariable]) -> None:
    """Zeros in all these, from the threads of a block together."""
    synchronise = module.target.synchronise
    if not shadows:
        return
    assert synchronise is not None
    synchronise(module, b)
    for shadow in shadows:
        size = module.layout.alloc_size(shadow.value_type)
        if size == 0 and dynamic_memory.is_doubled(module):
            half = dynamic_memory.half(module, b)
            b.call(_required(module), [half])
            b.call(_clearing(module, types.i32), [shadow, b.binary("lshr", half, const_int(types.i64, 2))])
            continue
        if size == 0:
            raise DifferentiationError(
                "EH0306",
                f"{shadow.name} would be the shadow of shared memory whose size the launch decides",
                why="a kernel has one such piece of memory, and nothing says how it is divided",
                remedy="declare the shared array with its size; pass a pointer to it and one to its shadow; or launch with twice the "
                "bytes, and say so with ENZYME_HUB_DOUBLED_SHARED_MEMORY",
            )
        unit = types.i32 if size % 4 == 0 and module.layout.align(shadow.value_type) >= 4 else types.i8
        count = size // module.layout.size(unit)
        b.call(_clearing(module, unit), [shadow, const_int(types.i64, count)])
    synchronise(module, b)


def _required(module: Module) -> Function:
    """A function that stops the kernel if a launch has asked for no dynamic shared memory: there would be no shadow."""
    name = "__ehub_required_shared"
    if name in module.functions:
        return module.functions[name]
    type_ = types.function(types.void, (types.i64,))
    function = module.define(name, type_, header_prefix="internal", header_suffix="alwaysinline nounwind")
    start, none, done = (function.add_block() for _ in range(3))
    b = Builder(start)
    b.branch_if(b.compare("icmp", "eq", function.arguments[0], const_int(types.i64, 0)), none, done)
    b = Builder(none)
    b.call(module.declare("llvm.trap", types.function(types.void, ())), [])
    b.unreachable()
    Builder(done).ret()
    return function


def _clearing(module: Module, unit: Type) -> Function:
    """A function in which each thread of n clears every n-th of so many units, beginning with its own."""
    name = f"__ehub_clear_shared_{unit}"
    if name in module.functions:
        return module.functions[name]
    type_ = types.function(types.void, (types.ptr, types.i64))
    function = module.define(name, type_, header_prefix="internal", header_suffix="alwaysinline nounwind")
    memory, units = function.arguments
    start, look, clear, done = (function.add_block() for _ in range(4))
    b = Builder(start)
    thread = module.target.thread
    assert thread is not None
    number, count = thread(module, b)
    b.branch(look)
    b = Builder(look)
    at = b.phi(types.i64, [(number, start)])
    b.branch_if(b.compare("icmp", "ult", at, units), clear, done)
    b = Builder(clear)
    b.store(null(unit), b.gep(unit, memory, [at]), module.layout.size(unit))
    at.add_incoming(b.binary("add", at, count), clear)
    b.branch(look)
    Builder(done).ret()
    return function
