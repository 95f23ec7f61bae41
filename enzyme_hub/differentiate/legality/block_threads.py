"""What the threads of a GPU's block have to agree on where a derivative is made."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_hub.analysis.activity.uses import Use, use_of
from enzyme_hub.analysis.divergence import divergent, ends_differently
from enzyme_hub.base.worklist import Worklist
from enzyme_hub.errors import DifferentiationError
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.values import Block, Value
from enzyme_hub.languages.meaning import Barrier, meaning
from enzyme_hub.targets.atomics import is_old

if TYPE_CHECKING:
    from enzyme_hub.differentiate.legality.plan import Plan


def threads_of_a_block_agree(plan: Plan) -> None:
    """Barriers are in loops that all threads go through equally often; nothing depends on who comes first."""
    if not plan.source.module.target.is_device:
        return
    barriers: list[inst.CallBase] = []
    for i in plan.source.instructions:
        if not isinstance(i, inst.CallBase):
            continue
        if is_old(i.callee.name or ""):
            _check_old(plan, i)
        elif isinstance(meaning(i), Barrier) and not _is_of_warp(i) and plan.facts.loop_of(_block(i)) is not None:
            barriers.append(i)
    if barriers:
        _check_loops(plan, barriers)


def _check_old(plan: Plan, call: inst.CallBase) -> None:
    if _matters(plan, call) or plan.key.width > 1:
        raise DifferentiationError(
            "EH0310",
            f"{plan.source.name} goes on with what an atomic addition found",
            where=call.where,
            why="that depends on the order in which threads come, and so would its derivative",
            remedy="add without reading, and read the sum when all threads have added; ask for one lane at a time",
        )


def _matters(plan: Plan, call: inst.CallBase) -> bool:
    """True if a derivative may depend on the result: it goes further than to comparisons and roundings."""
    work = Worklist[Value]([call])
    for value in work:
        for user in value.users:
            if isinstance(user, inst.CallBase) or use_of(user) not in (Use.ZERO, Use.RULE, Use.MOVE):
                return True
            if isinstance(user, inst.Return) or (isinstance(user, inst.Store) and user.value is value):
                return True
            if use_of(user) is not Use.ZERO:
                work.add(user)
    return False


def _check_loops(plan: Plan, barriers: list[inst.CallBase]) -> None:
    differing = divergent(plan.source, plan.facts.domtree)
    for barrier in barriers:
        loop = plan.facts.loop_of(_block(barrier))
        while loop is not None:
            branch = ends_differently(loop, differing)
            if branch is not None:
                raise DifferentiationError(
                    "EH0310",
                    f"a barrier of {plan.source.name} is in a loop that threads may leave at different times",
                    where=barrier.where,
                    why=f"whether it goes on is decided at {branch.where} from what differs between threads, and all threads of a "
                    "block have to come by equally often",
                    remedy="let the loop go on until all are done, by an agreement such as __syncthreads_or, or by a number that is "
                    "the same for all",
                )
            loop = loop.parent


def _is_of_warp(call: inst.CallBase) -> bool:
    return "warp" in (call.callee.name or "")


def _block(i: inst.Instruction) -> Block:
    assert i.block is not None
    return i.block
