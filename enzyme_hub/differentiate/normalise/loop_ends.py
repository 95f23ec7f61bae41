"""Loops that end at a number say which: `(i ^ a) == b`, with `a` and `b` from before the loop, is `i == (a ^ b)`.

So LLVM writes `i == 15 - a` where `a` is at most 15. The trip count is that of the second form.
"""

from __future__ import annotations

from enzyme_hub.analysis.flow.loops import Loop, LoopForest
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.values import Value


def restore(function: Function) -> bool:
    """True if there was one."""
    if not any(i.opcode == "xor" for i in function.instructions):
        return False
    found = [_restore(loop) for loop in LoopForest(function).loops if loop.preheader is not None]
    return any(found)


def _restore(loop: Loop) -> bool:
    changed = False
    for block, _ in loop.exits:
        end = block.terminator
        test = end.condition if isinstance(end, inst.Branch) and end.is_conditional else None
        if isinstance(test, inst.Compare) and test.predicate in ("eq", "ne"):
            changed |= _say_number(loop, test)
    return changed


def _say_number(loop: Loop, test: inst.Compare) -> bool:
    """What is mixed changes in the loop, so the test is made there too: behind what is computed in front of it."""
    for index in (0, 1):
        mixed, known = test.operand(index), test.operand(1 - index)
        is_mixed = isinstance(mixed, inst.BinaryOp) and mixed.opcode == "xor" and not loop.is_invariant(mixed)
        if is_mixed and loop.is_invariant(known):
            assert isinstance(mixed, inst.BinaryOp)
            for place in (0, 1):
                if loop.is_invariant(mixed.operand(place)):
                    test.set_operand(1 - index, _before(loop, mixed.operand(place), known))
                    test.set_operand(index, mixed.operand(1 - place))
                    return True
    return False


def _before(loop: Loop, left: Value, right: Value) -> Value:
    """left ^ right, in front of the loop."""
    assert loop.preheader is not None
    made = inst.BinaryOp("xor", left, right)
    loop.preheader.instructions.insert(len(loop.preheader.instructions) - 1, made)
    made.block = loop.preheader
    return made
