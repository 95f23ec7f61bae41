"""Where a plan is executed on its own arrays, these are named: those that the plan was made for, if the same function makes it."""

from __future__ import annotations

from enzyme_hub.ir import types
from enzyme_hub.ir.clone import call_instead
from enzyme_hub.ir.instructions import CallBase
from enzyme_hub.languages.known import is_of_library
from enzyme_hub.languages.libraries.fftw.names import TOLD, is_execute, plans


def lead(call: CallBase) -> bool:
    """Name the arrays in a call. True if they are known."""
    if not executes(call) or len(call.arguments) != 1:
        return False
    plan, module = call.arguments[0], call.function.module
    made = plans(plan.callee.name or "") if isinstance(plan, CallBase) and is_of_library(plan.callee) else None
    if made is None:
        return False
    assert isinstance(plan, CallBase)
    arrays = [plan.arguments[k] for k in made.arrays]
    named = module.declare(made.execute, types.function(types.void, (types.ptr,) * 3))
    call_instead(call, named, (plan, *arrays))
    return True


def executes(call: CallBase) -> bool:
    """True for a call that executes a plan on the plan's own arrays."""
    return is_execute(call.callee.name or "") and is_of_library(call.callee)


def is_about_plans(call: CallBase) -> bool:
    """True for a call that makes, executes or destroys a plan."""
    return executes(call) or (is_of_library(call.callee) and TOLD.fullmatch(call.callee.name or "") is not None)
