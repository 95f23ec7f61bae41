"""The most that an integer may be, read without a sign: by what it is made of, and by the comparison that lets it through.

This is for sizes of copies: code that moves at most a few bytes says so by a mask, a minimum or a branch around it.
"""

from __future__ import annotations

from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.types import IntType
from enzyme_hub.ir.values import Block, ConstantInt, Value

DEPTH = 5  # of the expression that is looked at
MOST_WAYS = 4  # into a phi that is looked at


def upper_bound(value: Value, depth: int = DEPTH) -> int:
    """No execution of the instruction that makes the value makes a larger one."""
    assert isinstance(value.type, IntType), value.type
    everything = (1 << value.type.width) - 1
    if isinstance(value, ConstantInt):
        return value.value & everything
    if not isinstance(value, inst.Instruction) or depth == 0:
        return everything
    return min(everything, _by_form(value, everything, depth - 1))


def _by_form(i: inst.Instruction, everything: int, depth: int) -> int:
    if isinstance(i, inst.Phi):
        if len(i.incoming) > MOST_WAYS:
            return everything
        return max(min(upper_bound(value, depth), _on_edge(value, block, i.block)) for value, block in i.incoming)
    if isinstance(i, inst.Select):
        condition, yes, no = i.operands
        return max(
            min(upper_bound(yes, depth), _where(condition, yes, True)),
            min(upper_bound(no, depth), _where(condition, no, False)),
        )
    if isinstance(i, inst.CallBase):
        if (i.intrinsic or "").startswith("llvm.umin."):
            return min(upper_bound(i.arguments[0], depth), upper_bound(i.arguments[1], depth))
        return everything
    if i.opcode == "zext":
        return upper_bound(i.operand(0), depth)
    if i.opcode == "trunc":
        return upper_bound(i.operand(0), depth)  # or less than that
    if i.opcode == "and":
        return min(upper_bound(i.operand(0), depth), upper_bound(i.operand(1), depth))
    by = i.operand(1) if len(i.operands) == 2 else None
    if isinstance(by, ConstantInt) and by.value > 0:
        if i.opcode == "lshr":
            return upper_bound(i.operand(0), depth) >> by.value
        if i.opcode == "urem":
            return min(by.value - 1, upper_bound(i.operand(0), depth))
    return everything


def _on_edge(value: Value, block: Value, to: Block | None) -> int:
    """The most that `value` may be where control goes from a block to another."""
    assert isinstance(block, Block)
    found, seen = _largest(value), 0
    while True:
        branch = block.terminator
        if isinstance(branch, inst.Branch) and branch.is_conditional:
            _, yes, no = branch.operands
            if yes is not no:
                found = min(found, _where(branch.condition, value, yes is to))
        ways = block.predecessors
        seen += 1
        if len(ways) != 1 or seen == DEPTH:
            return found
        block, to = ways[0], block


def _where(condition: Value, value: Value, holds: bool) -> int:
    """The most that `value` may be where a condition holds, or where it does not."""
    if not isinstance(condition, inst.Compare) or condition.operand(0) is not value:
        return _largest(value)
    limit = condition.operand(1)
    if not isinstance(limit, ConstantInt):
        return _largest(value)
    bound = limit.value & _largest(value)
    return {
        ("ult", True): bound - 1 if bound else _largest(value),
        ("ule", True): bound,
        ("eq", True): bound,
        ("uge", False): bound - 1 if bound else _largest(value),
        ("ugt", False): bound,
        ("ne", False): bound,
    }.get((condition.predicate, holds), _largest(value))


def _largest(value: Value) -> int:
    assert isinstance(value.type, IntType)
    return (1 << value.type.width) - 1
