"""Calls through an alias, or of a cast function, become calls of the function itself, so that nobody has to look behind."""

from __future__ import annotations

from enzyme_hub.ir.instructions import CallBase
from enzyme_hub.ir.module import Function, function_behind


def restore(function: Function) -> None:
    """Name the function in each call that names it by another name. A call with other types than its own stays."""
    for i in function.instructions:
        if isinstance(i, CallBase) and not isinstance(i.callee, Function):
            behind = function_behind(i.callee)
            if behind is not None and behind.value_type is i.function_type:
                i.set_operand(len(i.operands) - 1, behind)
