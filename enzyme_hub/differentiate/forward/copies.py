"""Copies of memory in forward mode where it is decided at run time which of the two sides are constant."""

from __future__ import annotations

from enzyme_hub.analysis.types.answers import Pattern
from enzyme_hub.differentiate.forward.protocol import Forward
from enzyme_hub.differentiate.shadowed import in_turn
from enzyme_hub.differentiate.shadowed.guards import ActivityGuard, fill_own, guarded_range, guarded_size
from enzyme_hub.differentiate.shadowed.memory import check_pointers, in_turn_of, may_be_pointers_of, numbers_of
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.values import Value, const_int


def guarded_copy(f: Forward, i: inst.Instruction, target: Value, source: Value, size: Value, pattern: Pattern) -> None:
    """Shadow memory gets what is in the source's: numbers have the tangent zero in constant memory, pointers are their own
    shadows there. A target that is constant gets nothing."""
    b, runtime, nothing = f.builder, f.runtime, const_int(types.i64, 0)
    length = f.primal(size)
    if length.type is not types.i64:
        length = b.cast("zext", length, types.i64)
    is_constant = not f.activity.has_shadow(source)
    lanes = zip(f.shadows(target), f.shadows(source), f.activity_guards(target), f.activity_guards(source), strict=True)
    for into, taken_from, taken, given in lanes:
        origin = ActivityGuard(f.primal(source), taken_from)
        if taken is not None and (taken.lane is None or not f.guards.keeps_pointers):
            check_pointers(f, i, taken, origin, size, pattern)
        if taken is not None:
            in_turn.check_constant(runtime, b, taken, taken_from, f.primal(target), length, pattern, i.site)
        if in_turn_of(pattern):
            room = guarded_size(b, taken, length)
        else:
            into, room = guarded_range(runtime, b, taken, into, length)
        if given is None and not is_constant:
            runtime.move(b, into, taken_from, room)
            continue
        pointers = may_be_pointers_of(pattern)
        if not pointers or (given is not None and given.lane is not None and not in_turn_of(pattern)):
            moved: Value = nothing
            if not is_constant:
                taken_from, moved = guarded_range(runtime, b, given, taken_from, room)
            runtime.move(b, into, taken_from, moved)
            runtime.fill_zero(b, into, b.select(b.compare("icmp", "eq", moved, nothing), room, nothing))
            own = ActivityGuard(origin.primal, origin.shadow, 0)
            fill_own(runtime, b, own, into, f.primal(target), room, [(offset, pattern.period) for offset in pointers])
            continue
        lost = room if is_constant else b.select(origin.holds(b), room, nothing)
        runtime.move(b, into, taken_from, room)
        for offset, kind in numbers_of(pattern):
            f.guards.clear_each(b, into, lost, offset, pattern.period, kind)
        in_turn.clear_numbers(runtime, b, into, lost, pattern)
