"""Removes what a derivative computes and does not use, so that LLVM need not (it must keep calls that set errno)."""

from __future__ import annotations

from collections.abc import Callable

from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.module import Function


def remove_unused(function: Function, is_removable: Callable[[inst.Instruction], bool]) -> None:
    """Erase what has no effect and nothing with an effect is computed from, sums over loops included. Linear time."""
    work = [i for i in function.instructions if not is_removable(i)]
    live = set(work)
    while work:
        for operand in work.pop().operands:
            if isinstance(operand, inst.Instruction) and operand not in live:
                live.add(operand)
                work.append(operand)
    dead: list[inst.Instruction] = []
    for block in function.blocks:
        if any(i not in live for i in block.instructions):
            dead.extend(i for i in block.instructions if i not in live)
            block.instructions = [i for i in block.instructions if i in live]
    for instruction in dead:
        instruction.drop_operands()
        instruction.block = None
