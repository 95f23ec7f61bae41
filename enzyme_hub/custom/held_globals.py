"""What is stored in a global that carries no derivative stays in it while LLVM optimises.

Else LLVM would give what a store puts there to the loads behind it, and a derivative would flow as if the number had never been in the
global. So accesses of such a global are volatile until derivatives are written. What the compiler did before the link is done.
"""

from __future__ import annotations

from collections.abc import Iterator

from enzyme_hub.custom.given import is_inactive
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.module import GlobalVariable, Module
from enzyme_hub.ir.values import ConstantExpr, Value

_HELD = "ehub.held"  # metadata of the accesses that are volatile for this reason alone


def hold(module: Module) -> None:
    """Make the accesses of such globals volatile."""
    for access in _accesses(module):
        if not access.is_volatile_or_atomic:
            access.flags = ("volatile",)
            access.attachments[_HELD] = "!{}"


def release(module: Module) -> None:
    """Make them plain again."""
    for access in _accesses(module):
        if access.attachments.pop(_HELD, None) is not None:
            access.flags = ()


def _accesses(module: Module) -> Iterator[inst.Load | inst.Store]:
    names = [variable.name or "" for variable in module.variables.values() if is_inactive(variable)]
    if not names:
        return
    for function in module.functions.values():
        text = function.body_text
        if function.is_declaration or (text is not None and not any(name in text for name in names)):
            continue
        for i in function.instructions:
            if isinstance(i, (inst.Load, inst.Store)) and _is_in_inactive(i.pointer):
                yield i


def _is_in_inactive(pointer: Value) -> bool:
    while isinstance(pointer, (ConstantExpr, inst.GetElementPtr)):
        pointer = pointer.operands[0]
    return isinstance(pointer, GlobalVariable) and is_inactive(pointer)
