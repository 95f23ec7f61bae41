"""Vectors in memory that overlap with other accesses in part are taken apart before they are differentiated.

LLVM packs neighbours in memory into one access: its SLP vectoriser does, or its loop vectoriser where a loop is short enough to be
unrolled then. Where another access in the same iteration has only some of the bytes of such a vector, a processor cannot hand on what is
stored: a load that needs a part of one store and more waits until that is in the cache. The adjoint of a load is an addition to
memory, so in the reverse sweep that holds for two loads as well, such as those of neighbours in a stencil. Lane by lane
everything is handed on. LLVM packs afterwards what is worthwhile in the derivative (`llvm._SLP_GAIN`).

Two accesses overlap in part if their distance is constant and each has bytes that the other has not. In a small local array
it is enough that a narrower one, whose place varies, may have bytes of a vector, and that one of them stores: there
everyone meets everyone soon.

So are vectors whose lanes go in and out one by one as often as anything is done with the whole: the adjoint of a lane that is taken out is
an addition to all.

Loops that LLVM has vectorised stay as they are: their lanes are iterations.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from enzyme_hub.analysis.flow.loops import Loop, LoopForest
from enzyme_hub.analysis.induction.congruence import Congruence
from enzyme_hub.analysis.memory.alias import distance_of
from enzyme_hub.analysis.tables import fixed
from enzyme_hub.base import limits
from enzyme_hub.base.records import record
from enzyme_hub.differentiate.normalise.scalar_loops import is_vectorised
from enzyme_hub.differentiate.normalise.vector_lanes import is_split_access, lanes_placed, split, together
from enzyme_hub.differentiate.request.requests import Request
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.callgraph import CallGraph
from enzyme_hub.ir.clone import copy_function
from enzyme_hub.ir.layout import DataLayout
from enzyme_hub.ir.module import Function, Module
from enzyme_hub.ir.values import ConstantInt, Value

_SMALL = 256  # bytes of a local array
_MOST = 400  # accesses to one object that are compared with each other


@record
class _Access:
    """Some bytes, at a constant distance from `near`, which lies somewhere in what `base` leads to."""

    instruction: inst.Load | inst.Store
    size: int
    near: Value
    distance: int
    base: Value
    from_base: Congruence

    @staticmethod
    def of(i: inst.Load | inst.Store, layout: DataLayout) -> _Access:
        near, distance = fixed(i.pointer, layout)
        base, from_base = near, Congruence(distance)
        while isinstance(base, inst.GetElementPtr):
            from_base += distance_of(base, layout)
            base = base.pointer
        type_ = i.value.type if isinstance(i, inst.Store) else i.type
        return _Access(i, layout.size(type_), near, distance, base, from_base)


def take_apart(module: Module, requests: Sequence[Request], graph: CallGraph) -> bool:
    """Rewrite such vectors of the functions that are differentiated. False if there are none."""
    changed = False
    for function in graph.reached:
        limits.at("normalise", function.name)
        if found := accessed_by_lanes(function):
            _keep_for_others(function, graph)
            split(found)
            changed = True
    return changed


def accessed_by_lanes(function: Function) -> list[inst.Instruction]:
    """The loads and stores of vectors that are to be taken apart."""
    if not any(map(is_split_access, function.instructions)):
        return []
    layout = function.module.layout
    found: dict[inst.Instruction, None] = {}
    for accesses in _together(function):
        for one, other in combinations(accesses, 2):
            if _overlap_in_part(one, other, layout):
                found.update((a.instruction, None) for a in (one, other) if is_split_access(a.instruction))
    found.update(dict.fromkeys(_loose(function)))
    return list(found)


def _loose(function: Function) -> Iterator[inst.Instruction]:
    """Accesses of vectors that are put together and taken apart, lane by lane, as often as anything else is done with them."""
    forest = LoopForest(function)
    seen: set[inst.Instruction] = set()
    for block in function.blocks:
        loop = forest.loop_of(block)
        if _is_vectorised(loop):
            continue
        for i in block.instructions:
            if is_split_access(i) and i not in seen:
                members = together([i])
                seen.update(members)
                placed = sum(
                    forest.loop_of(one.block) is loop for one in lanes_placed(members) if one.block is not None
                )
                if placed >= len(members):
                    yield from filter(is_split_access, members)


def _keep_for_others(function: Function, graph: CallGraph) -> None:
    """Callers that are not differentiated call a copy that stays as it is: without a reverse sweep vectors may be the better."""
    function.module.read_users([function.name or ""])
    calls = [
        user
        for user in function.users
        if isinstance(user, inst.CallBase) and user.callee is function and user.function not in graph.reached
    ]
    if calls:
        copy, _ = copy_function(function, function.name or "")
        for call in calls:
            call.set_operand(len(call.operands) - 1, copy)


def _together(function: Function) -> list[list[_Access]]:
    """The accesses of numbers to one object in one iteration of a loop, where there are vectors among them."""
    forest, layout = LoopForest(function), function.module.layout
    found: dict[tuple[Loop | None, Value], list[_Access]] = {}
    for block in function.blocks:
        loop = forest.loop_of(block)
        if _is_vectorised(loop):
            continue
        for i in block.instructions:
            if isinstance(i, (inst.Load, inst.Store)) and (_is_number(i) or is_split_access(i)):
                access = _Access.of(i, layout)
                found.setdefault((loop, access.base), []).append(access)
    return [
        accesses
        for accesses in found.values()
        if len(accesses) <= _MOST and any(is_split_access(one.instruction) for one in accesses)
    ]


def _is_vectorised(loop: Loop | None) -> bool:
    return loop is not None and not loop.children and is_vectorised(loop)


def _is_number(i: inst.Load | inst.Store) -> bool:
    return (i.value.type if isinstance(i, inst.Store) else i.type).is_float


def _overlap_in_part(one: _Access, other: _Access, layout: DataLayout) -> bool:
    if one.near is other.near:
        first, last = sorted((one, other), key=lambda access: access.distance)
        return first.distance < last.distance < first.distance + first.size < last.distance + last.size
    if one.size == other.size or not _is_small(one.base, layout):
        return False
    is_stored = any(isinstance(access.instruction, inst.Store) for access in (one, other))
    return is_stored and one.from_base.may_overlap(one.size, other.from_base, other.size)


def _is_small(base: Value, layout: DataLayout) -> bool:
    if not isinstance(base, inst.Alloca) or not isinstance(base.count, ConstantInt):
        return False
    return base.count.value * layout.alloc_size(base.allocated_type) <= _SMALL
