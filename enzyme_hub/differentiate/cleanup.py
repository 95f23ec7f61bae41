"""Removes what a derivative computes and does not use, so that LLVM need not (it must keep calls that set errno)."""

from __future__ import annotations

from collections.abc import Callable

from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.module import Function


def remove_unused(function: Function, is_removable: Callable[[inst.Instruction], bool]) -> None:
    """Erase unused instructions without effects, and those that only they used. Linear in the function's size."""
    work = [i for i in function.instructions if not i.is_used and is_removable(i)]
    dead: set[inst.Instruction] = set()
    while work:
        instruction = work.pop()
        if instruction in dead:
            continue
        dead.add(instruction)
        operands = instruction.operands
        instruction.drop_operands()
        for operand in operands:
            if isinstance(operand, inst.Instruction) and not operand.is_used and is_removable(operand):
                work.append(operand)
    if not dead:
        return
    for block in function.blocks:
        if any(i in dead for i in block.instructions):
            block.instructions = [i for i in block.instructions if i not in dead]
    for instruction in dead:
        instruction.block = None
