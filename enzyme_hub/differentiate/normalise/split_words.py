"""Words that LLVM moves in two parts, because one of these may be something else, are moved at once.

A `Result<Held, Why>` of Rust has the byte that says why where a pointer, or a number, is otherwise. So LLVM takes that byte apart
from the others, wherever the result is handed on: it loads both, and joins them in a register; or it copies the others through a
variable of its own. Nobody can follow a pointer in two parts. Memory is the same whether it is read in parts or at once, as long as nothing
is written in between.
"""

from __future__ import annotations

from enzyme_hub.analysis.tables import fixed
from enzyme_hub.base.records import record
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.layout import DataLayout
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.types import IntType
from enzyme_hub.ir.values import ConstantInt, Value

FARTHEST = 8  # blocks between the two parts
MOST_BETWEEN = 64  # instructions


def join(function: Function) -> bool:
    """Rewrite such words. False if there are none."""
    layout = function.module.layout
    found = [
        (i, parts)
        for block in function.blocks
        for i in block.instructions
        if isinstance(i, inst.BinaryOp) and i.opcode == "or" and (parts := _parts(i, layout)) is not None
    ]
    for i, parts in found:
        whole = inst.Load(i.type, parts.low.pointer, parts.low.align or 1)
        whole.insert_before(parts.later)
        i.replace_all_uses_with(whole)
        _erase(i)
    return bool(found)


@record
class _Parts:
    low: inst.Load
    later: inst.Load


def _parts(i: inst.BinaryOp, layout: DataLayout) -> _Parts | None:
    """The two loads that a word is joined from."""
    for one, other in (i.operands, i.operands[::-1]):
        low, high = _extended(one), _shifted(other)
        if low is None or high is None:
            continue
        part, amount = high
        widths = [load.type.width for load in (low, part) if isinstance(load.type, IntType)]
        if len(widths) < 2 or amount != widths[0] or not isinstance(i.type, IntType) or sum(widths) != i.type.width:
            return None
        (base, start), (other_base, end) = fixed(low.pointer, layout), fixed(part.pointer, layout)
        if base is not other_base or 8 * (end - start) != amount:
            return None
        if is_unchanged(low, part):
            return _Parts(low, part)
        return _Parts(low, low) if is_unchanged(part, low) else None
    return None


def _extended(value: Value) -> inst.Load | None:
    load = value.operand(0) if isinstance(value, inst.Cast) and value.opcode == "zext" else None
    return load if isinstance(load, inst.Load) and not load.is_volatile_or_atomic else None


def _shifted(value: Value) -> tuple[inst.Load, int] | None:
    if not isinstance(value, inst.BinaryOp) or value.opcode != "shl":
        return None
    word, amount = value.operands
    load = _extended(word)
    return (load, amount.value) if load is not None and isinstance(amount, ConstantInt) else None


def is_unchanged(first: inst.Instruction, second: inst.Instruction) -> bool:
    """True if on the only way from one instruction to another nothing is written."""
    block = second.block
    assert block is not None
    here = block.instructions[: block.instructions.index(second)]
    for _ in range(FARTHEST):
        for i in reversed(here[-MOST_BETWEEN:]):
            if i is first:
                return True
            if i.may_write:
                return False
        ways = block.predecessors
        if len(ways) != 1 or len(here) > MOST_BETWEEN:
            return False
        block = ways[0]
        here = block.instructions
    return False


def _erase(i: inst.Instruction) -> None:
    """Erase an instruction that nobody uses, and what was only there for it."""
    operands = list(i.operands)
    i.erase()
    for one in operands:
        if isinstance(one, (inst.BinaryOp, inst.Cast, inst.Load)) and not one.is_used:
            _erase(one)
