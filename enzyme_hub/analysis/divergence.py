"""Which values surely may differ between the threads of a block.

They come from the number of a thread, from what only one thread finds in an atomic operation, and from what a thread's own memory
holds; and from there through operands, addresses that are read, and phis behind a branch that threads take differently. Arguments
count as alike: a kernel's are.
"""

from __future__ import annotations

from collections.abc import Iterator, Set

from enzyme_hub.analysis.flow.dominators import DominatorTree
from enzyme_hub.analysis.flow.loops import Loop
from enzyme_hub.base.worklist import Worklist
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.values import Block, Value
from enzyme_hub.ir.walk import CASTS_AND_PLACES, origin, uses_through


def divergent(function: Function, domtree: DominatorTree) -> Set[Value]:
    """The values that may differ between threads."""
    behind: dict[Block, list[inst.Phi]] = {}  # the joins of what a branch divides
    for block in function.blocks:
        phis = [i for i in block.phis if isinstance(i, inst.Phi) and len({*i.operands[::2]}) > 1]
        start = domtree.idom(block) if phis else None
        if start is not None:
            behind.setdefault(start, []).extend(phis)
    work: Worklist[Value] = Worklist(i for i in function.instructions if _begins(i, function))
    for value in work:
        for user in value.users:
            if isinstance(user, inst.Store):
                variable = origin(user.pointer, CASTS_AND_PLACES)
                if isinstance(variable, inst.Alloca) and user.value is value:
                    work.extend(_reads(variable))
            elif user.is_terminator:
                if user.block is not None:
                    work.extend(behind.get(user.block, ()))
            elif not user.type.is_void and not _is_agreed(user, function):
                work.add(user)
    return work.visited.keys()


def ends_differently(loop: Loop, differing: Set[Value]) -> inst.Instruction | None:
    """The branch at which threads may leave the loop at different times; None if there is none."""
    for block, _ in loop.exits:
        if any(operand in differing for operand in block.terminator.operands):
            return block.terminator
    return None


def _begins(i: inst.Instruction, function: Function) -> bool:
    if isinstance(i, (inst.AtomicRMW, inst.CompareExchange)):
        return True
    return isinstance(i, inst.CallBase) and function.module.target.is_of_thread(i.callee.name or "")


def _is_agreed(i: inst.Instruction, function: Function) -> bool:
    """True for what all threads of a block find out together at a barrier."""
    return isinstance(i, inst.CallBase) and function.module.target.is_barrier(i.callee.name or "")


def _reads(variable: inst.Alloca) -> Iterator[inst.Load]:
    """The loads of a variable, as far as its address is plain."""
    users = (use.user for use in uses_through(variable, CASTS_AND_PLACES))
    return (user for user in users if isinstance(user, inst.Load))
