"""Sums of parallel regions whose value nobody reads: the forward sweep need not add them up.

A reduction adds what each thread has summed up to a variable of the region's caller. The reverse sweep has no use for that value,
for the adjoint of a sum is that of each of its parts. If the caller only returns it, and its derivative returns no value, then
nobody wants it, and with it goes all of the forward sweep that is there for the sum alone: the reverse sweep computes again
what it needs (`tape/already_computed`), as it does where there are no threads and LLVM sees that the value is not used.
"""

from __future__ import annotations

from enzyme_hub.analysis.memory.alias import Category, PointerInfo
from enzyme_hub.base.worklist import Worklist
from enzyme_hub.differentiate.fused.linear import is_linear
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.roles import is_region
from enzyme_hub.ir.values import Value


def unread_sums(call: inst.CallBase, gives_value: bool, pointers: PointerInfo) -> frozenset[int]:
    """The arguments of a region's call that are such variables of the caller. `gives_value`: its derivative returns its result, too."""
    if not is_region(call.called_function):
        return frozenset()
    return frozenset(
        index
        for index, argument in enumerate(call.arguments)
        if isinstance(argument, inst.Alloca)
        and pointers.category(argument) is Category.LOCAL
        and all(_is_summed(user, argument, not gives_value) for user in argument.users)
    )


def stores(function: Function, unread: frozenset[int]) -> frozenset[inst.Instruction]:
    """The stores of a region to arguments whose value nobody reads."""
    variables = (function.arguments[index] for index in unread)
    return frozenset(user for variable in variables for user in variable.users if isinstance(user, inst.Store))


def _is_summed(user: inst.Instruction, variable: Value, may_return: bool) -> bool:
    """True for a use of a variable that reads its value only to add something to it, or to return it."""
    if isinstance(user, inst.Store):
        is_plain = user.pointer is variable and user.value.type.scalar.is_float and not user.is_volatile_or_atomic
        return is_plain and user.value is not variable
    if isinstance(user, inst.Load):
        return not user.is_volatile_or_atomic and _is_only_added(user, variable, may_return)
    if not isinstance(user, inst.CallBase):
        return False
    if (user.intrinsic or "").startswith("llvm.lifetime."):
        return True
    function = user.called_function
    places = [index for index, argument in enumerate(user.arguments) if argument is variable]
    if function is None or not is_region(function) or len(places) != 1:
        return False
    argument = function.arguments[places[0]]
    return all(isinstance(one, (inst.Load, inst.Store)) and _is_summed(one, argument, False) for one in argument.users)


def _is_only_added(load: inst.Load, variable: Value, may_return: bool) -> bool:
    """True if all that is made of a number goes back to its variable, or is returned, by operations that are linear in it."""
    work: Worklist[inst.Instruction] = Worklist([load])
    for value in work:
        for user in value.users:
            if isinstance(user, inst.Store) and user.pointer is variable:
                continue
            if may_return and isinstance(user, inst.Return):
                continue
            if not is_linear(user, value):
                return False
            work.add(user)
    return True
