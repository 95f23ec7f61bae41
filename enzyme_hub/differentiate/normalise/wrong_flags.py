"""Takes flags off instructions that compilers put there although they do not hold.

flang 22 writes `cshift(a, -1)` with `srem i64 -1, %n` and `add nuw nsw i64 %n, %r`: the remainder is negative, so the unsigned
sum wraps, and the result is poison. The program itself gets by; LLVM uses the poison where it optimises the derivative.
"""

from __future__ import annotations

from enzyme_hub.ir.instructions import BinaryOp, Instruction
from enzyme_hub.ir.module import Function


def drop(function: Function) -> bool:
    """True if a flag was dropped."""
    found = [i for i in function.instructions if _is_sum_of_remainder(i)]
    for i in found:
        i.flags = tuple(flag for flag in i.flags if flag != "nuw")
    return bool(found)


def _is_sum_of_remainder(i: Instruction) -> bool:
    if i.opcode != "add" or not isinstance(i, BinaryOp) or "nuw" not in i.flags:
        return False
    return any(isinstance(operand, Instruction) and operand.opcode == "srem" for operand in i.operands)
