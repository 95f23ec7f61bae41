"""What is done where an exception leaves a call, before it goes on."""

from __future__ import annotations

from collections.abc import Callable

from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.clone import as_invoke
from enzyme_hub.ir.module import Function, Module
from enzyme_hub.ir.values import Value

_EXCEPTION = types.struct((types.ptr, types.i32))


def personality(module: Module) -> str:
    """How the module's functions clean up when an exception leaves them; nothing where none does."""
    return next((one.personality for one in module.functions.values() if one.personality), "")


def inherited(function: Function, personality: str) -> str:
    """The attributes of a function that calls `function`, and cleans up."""
    return function.inherited if function.personality else f"{function.inherited} {personality}".strip()


def with_cleanup(call: inst.Call, cleanup: Callable[[Builder], object]) -> tuple[Builder, Value]:
    """Has `cleanup` emitted for where an exception leaves a call, the last instruction of its block.

    Gives back where to go on behind the call, and its result. A function without a personality is left by none.
    """
    block, callee = call.block, call.called_function
    assert block is not None and block.instructions[-1] is call
    is_quiet = "nounwind" in call.attributes or (callee is not None and "nounwind" in callee.attributes)
    if is_quiet or not block.function.personality:
        return Builder(block), call
    done, left = block.function.add_block(), block.function.add_block()
    block.instructions.remove(call)
    invoke = Builder(block).insert(as_invoke(call, done, left))
    b = Builder(left)
    exception = b.insert(inst.LandingPad(_EXCEPTION, (), ("cleanup",)))
    cleanup(b)
    b.insert(inst.Resume(exception))
    return Builder(done), invoke
