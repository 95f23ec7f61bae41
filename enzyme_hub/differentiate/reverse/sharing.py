"""What threads that run a derivative at once add to without being in each other's way.

`Owned` says of an addition to adjoints in memory that no other thread adds there (`analysis/sharing`). Only where all threads
that have the shadows run one and the same function (`DerivativeOptions.team`) is all that they add to known.
"""

from __future__ import annotations

from collections.abc import Mapping, Set
from functools import partial

from enzyme_hub.analysis.sharing.additions import additions
from enzyme_hub.analysis.sharing.owned import Owned, Worksharing
from enzyme_hub.analysis.sharing.written import written_by_loader
from enzyme_hub.base.records import record
from enzyme_hub.differentiate.fused.names import MARK, OF_ARRAY, OF_DIVIDED, OF_THREAD
from enzyme_hub.differentiate.plan import Plan
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.roles import is_iteration
from enzyme_hub.ir.values import Block, Value
from enzyme_hub.languages.runtime import PASS_TURN, TAKE_TURN


@record
class Sharing:
    """How the adjoints of loads are added: plainly (`owned`), or, by what stands for the array, in a window (`arrays`); else atomically.

    `writers` may write to such an array; of those that are `divided` each thread has parts to which it adds in place. `in_turn`: the
    threads come one after the other, by their numbers.
    """

    owned: Mapping[inst.Instruction, Owned]
    arrays: Mapping[inst.Instruction, object]
    in_lock_order: Set[inst.Instruction] = frozenset()
    writers: Set[inst.Instruction] = frozenset()
    divided: Set[object] = frozenset()


def sharing(plan: Plan) -> Sharing:
    """For the loads of one function."""
    in_lock_order = _in_lock_order(plan) if plan.key.options.deterministic else frozenset[inst.Instruction]()
    if plan.source.module.target.is_device:
        return Sharing(dict.fromkeys(written_by_loader(plan.facts.cfg.blocks), Owned()), {}, in_lock_order)
    if not plan.key.options.team:
        return Sharing({}, _added_to_again(plan) if plan.keeps_apart else {}, in_lock_order)
    if is_iteration(plan.source):
        return _of_iteration(plan)
    facts = plan.facts
    worksharing = Worksharing(
        facts.cfg,
        facts.domtree,
        facts.forest,
        facts.pointers,
        facts.trip_count,
        facts.types.kinds,
        plan.program.captured,
    )
    live = (block for block in facts.cfg.blocks if block in facts.reaches_return)
    found = list(
        additions(
            live, plan.source.module.layout, facts.modref.effects, plan.activity.is_active, partial(_has_adjoint, plan)
        )
    )
    owned = worksharing.owned(found, always=plan.key.options.deterministic)
    read = {
        i: array
        for i in (addition.at for addition in found)
        if isinstance(i, inst.Load) and i not in owned and _is_aligned(plan, i) and (array := worksharing.array_of(i))
    }
    again = {array.bases for load, array in read.items() if _is_repeated(plan, load)}
    arrays = {load: array for load, array in read.items() if array.bases in again}
    writers = frozenset[inst.Instruction]().union(*(array.writers for array in arrays.values()))
    others = [one for one in found if one.at not in owned and not (one.at in arrays and _is_windowed(plan, one.at))]
    divided = worksharing.divided(arrays, others)
    return Sharing(owned, {load: array.bases for load, array in arrays.items()}, in_lock_order, writers, divided)


def _is_windowed(plan: Plan, load: inst.Instruction) -> bool:
    """True if all that such a load adds goes by a window."""
    return load.type.scalar in (types.f64, types.f32) and plan.guarded_root(load.operand(0)) is None


def _added_to_again(plan: Plan) -> Mapping[inst.Instruction, object]:
    """The loads of a function that a thread runs which add to the same numbers again and again, in loops in loops.

    Where its caller keeps them apart (`Key.windowed`) the loop around is the caller's.
    """
    facts = plan.facts
    found: dict[inst.Instruction, object] = {}
    for block in facts.cfg.blocks:
        loop = facts.loop_of(block)
        if block not in facts.reaches_return or loop is None or not (loop.parent or plan.key.windowed):
            continue
        for i in block.instructions:
            if not isinstance(i, inst.Load) or not _is_added_to(plan, i):
                continue
            if _is_aligned(plan, i) and plan.untouched.of_load(i):
                found[i] = facts.pointers.all_bases(i.pointer)
    return found


def _of_iteration(plan: Plan) -> Sharing:
    """What was found out while the iteration was a part of its region (`fused/regions`)."""
    loads = [i for i in plan.source.instructions if isinstance(i, inst.Load) and _is_added_to(plan, i)]
    arrays: dict[inst.Instruction, object] = {
        i: (plan.facts.pointers.all_bases(i.pointer), _is_divided(plan, i)) for i in loads if OF_ARRAY in i.attachments
    }
    divided = frozenset(array for i, array in arrays.items() if _is_divided(plan, i))
    return Sharing({i: Owned() for i in loads if OF_THREAD in i.attachments}, arrays, divided=divided)


def _is_divided(plan: Plan, load: inst.Instruction) -> bool:
    return load.attachments.get(OF_DIVIDED) == MARK and not plan.key.options.runtime_activity


def _in_lock_order(plan: Plan) -> frozenset[inst.Instruction]:
    """The loads that are made while it is the thread's turn, however control came there."""
    cfg, found = plan.facts.cfg, set[inst.Instruction]()
    has_turn: dict[Block, bool] = {cfg.blocks[0]: False}
    work = [cfg.blocks[0]]
    while work:
        block = work.pop()
        turn = has_turn[block]
        for i in block.instructions:
            name = i.callee.name if isinstance(i, inst.CallBase) else None
            turn = name == TAKE_TURN or (turn and name != PASS_TURN)
            if isinstance(i, inst.Load):
                (found.add if turn else found.discard)(i)
        for following in cfg.succs[block]:
            if has_turn.get(following) not in (turn, False):
                has_turn[following] = turn
                work.append(following)
    return frozenset(found)


def _is_aligned(plan: Plan, load: inst.Load) -> bool:
    """True for numbers that lie where their size says."""
    layout = plan.source.module.layout
    return (load.align or layout.align(load.type)) >= layout.size(load.type.scalar)


def _is_repeated(plan: Plan, load: inst.Load) -> bool:
    """True in a loop (or anywhere if nothing is to be added atomically)."""
    assert load.block is not None
    return plan.key.options.deterministic or plan.facts.loop_of(load.block) is not None


def _is_added_to(plan: Plan, load: inst.Load) -> bool:
    return plan.activity.is_active(load) and _has_adjoint(plan, load.pointer)


def _has_adjoint(plan: Plan, pointer: Value) -> bool:
    return plan.activity.has_shadow(pointer) and not plan.facts.is_own(pointer)
