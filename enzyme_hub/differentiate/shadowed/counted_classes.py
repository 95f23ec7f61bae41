"""The class of a shadow object: that of the object, or, where that has a `deinit` of its own, one without it.

A deinit runs for the object alone, when the derivative is done. So nothing that it does may be seen by what is differentiated.
"""

from __future__ import annotations

from enzyme_hub.base.worklist import Worklist
from enzyme_hub.differentiate.shadowed.protocol import Shadowing
from enzyme_hub.errors import DifferentiationError
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.module import Function, GlobalVariable
from enzyme_hub.ir.values import Value
from enzyme_hub.languages.swift.classes import Deinit, deinit_of

_SHADOW_CLASS = "__ehub_swift_shadow_class"


def class_of_shadow(f: Shadowing, i: inst.CallBase) -> Value | None:
    """The class that the shadow of an object made by `i` has; None: that of the object."""
    deinit = deinit_of(i.arguments[0])
    if deinit is None:
        return None
    if deinit.touched is None or any(_is_seen(f, variable) for variable in deinit.touched):
        raise _seen(f, i, deinit)
    return f.builder.call(f.runtime.declare(_SHADOW_CLASS, types.ptr, types.ptr), [f.primal(i.arguments[0])])


def _is_seen(f: Shadowing, variable: GlobalVariable) -> bool:
    """True if what is differentiated does more to a variable of a deinit's than to count there, too."""
    return any(not _only_counts(function, variable) for function in f.program.meeting(variable))


def _only_counts(function: Function, variable: GlobalVariable) -> bool:
    """True if all that a function does to a variable is to read it, add to that, and write the sum there."""
    loads = [i for i in function.instructions if isinstance(i, inst.Load) and i.pointer is variable]
    work = Worklist[inst.Instruction](loads)
    for one in work:
        for user in one.users:
            if _is_step(user) or (isinstance(user, inst.Store) and user.pointer is variable):
                work.add(user)
            elif not isinstance(user, inst.Branch):
                return False
    accesses = (i for i in function.instructions if variable in i.operands)
    return all(i in work.visited for i in accesses)


def _is_step(i: inst.Instruction) -> bool:
    """True for a part of adding with a check that the sum is not too large."""
    return i.opcode in ("add", "sub", "extractvalue", "icmp") or (
        isinstance(i, inst.CallBase)
        and (i.callee.name or "").startswith(("llvm.sadd.with", "llvm.ssub.with", "llvm.expect"))
    )


def _seen(f: Shadowing, i: inst.CallBase, deinit: Deinit) -> DifferentiationError:
    return DifferentiationError(
        "EH0306",
        f"{f.source.name} makes an object of {deinit.name}, which has a deinit that does more than count or print",
        where=i.where,
        why="it runs when the derivative is done, and what it does to other objects or variables would have no derivative",
        remedy="let the deinit touch variables of its own alone, make the object outside, or do what it does in a method",
    )
