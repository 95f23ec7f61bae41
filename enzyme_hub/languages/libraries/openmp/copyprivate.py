"""`single copyprivate`: what one thread has computed is copied by all others, from where they are told, while it waits.

clang has the addresses of all variables in a list, and one function that copies them; flang says it of each variable. Each address is
handed on by itself, so that what is found there is known by its own type. The copies are plain code; in reverse they are sums into the
one thread's adjoints, between the same two barriers.
"""

from __future__ import annotations

from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.module import Function, function_behind
from enzyme_hub.ir.values import ConstantInt, Value, const_int
from enzyme_hub.languages.runtime import BROADCAST

COPYPRIVATE = "__kmpc_copyprivate"


def open_copyprivate(i: inst.Call) -> bool:
    """Write out what a call does; False if it is not known how the variables are copied."""
    place, thread, size, variables, copy, is_source = i.arguments
    copying = function_behind(copy)
    if copying is None or copying.is_declaration or not isinstance(size, ConstantInt):
        return False
    whole = _copyprivate(copying, size.value // i.function.module.layout.pointer_size())
    call = inst.Call(whole.value_type, whole, [place, thread, variables, is_source])
    call.attributes = ("alwaysinline",)
    if (where := i.attachments.get("dbg")) is not None:
        call.attachments["dbg"] = where
    call.insert_before(i)
    i.erase()
    return True


def _copyprivate(copying: Function, listed: int) -> Function:
    """A function of (place, thread, variable or list of so many, whether they are this thread's) that all threads call."""
    module = copying.module
    whole = module.define(
        module.unique_name(f"{copying.name}.copyprivate"),
        types.function(types.void, (types.ptr, types.i32, types.ptr, types.i32)),
        header_prefix="internal",
        header_suffix=f"nounwind {copying.inherited}".strip(),
    )
    entry, others, after = (whole.add_block() for _ in range(3))
    place, thread, own, is_source = whole.arguments
    handed_on = module.declare(BROADCAST, types.function(types.ptr, (types.ptr, types.i32)))
    barrier = module.declare("__kmpc_barrier", types.function(types.void, (types.ptr, types.i32)))
    b = Builder(entry)
    if listed:
        source: Value = b.alloca(types.array(listed, types.ptr))
        for at in range(0, listed * module.layout.pointer_size(), module.layout.pointer_size()):
            b.store(b.call(handed_on, [b.load(types.ptr, b.offset(own, at)), is_source]), b.offset(source, at))
    else:
        source = b.call(handed_on, [own, is_source])
    b.call(barrier, [place, thread])
    b.branch_if(b.compare("icmp", "eq", is_source, const_int(types.i32, 0)), others, after)
    b.block = others
    call = b.call(copying, [own, source])
    call.attributes = ("alwaysinline",)
    b.branch(after)
    b.block = after
    b.call(barrier, [place, thread])
    b.ret()
    return whole
