"""Calls in forward mode. What is done with one is in `HANDLERS`, by its meaning.

Known mathematical functions have rules; memory operations are done on the shadows as well; allocations get a shadow that
is released with them; calls of functions that meet active data become calls of their forward derivatives.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from enzyme_hub.differentiate.forward import threads
from enzyme_hub.differentiate.forward.copies import guarded_copy
from enzyme_hub.differentiate.forward.protocol import Forward
from enzyme_hub.differentiate.forward.signature import results
from enzyme_hub.differentiate.marks import marking
from enzyme_hub.differentiate.shadowed import in_turn, left_blocks
from enzyme_hub.differentiate.shadowed.allocation import (
    blocks_to_release,
    bytes_kept,
    grown,
    release_shadow_on_the_way_out,
    releases_shadow,
    room_of,
    shadow_allocation,
    size_of,
)
from enzyme_hub.differentiate.shadowed.byval import by_value
from enzyme_hub.differentiate.shadowed.guards import ActivityGuard, fill_own, guarded_range
from enzyme_hub.differentiate.shadowed.memory import (
    fill_counts,
    may_be_pointers_of,
    pattern_copied,
    pattern_of,
    pointers_of,
    refuse_constant_pointers,
    result_is,
)
from enzyme_hub.differentiate.shadowed.native_calls import follow_result, refuse_native
from enzyme_hub.differentiate.shadowed.protocol import Lanes
from enzyme_hub.differentiate.shadowed.refusals import (
    check_told,
    refuse_caught,
    refuse_thrown_numbers,
    stop_at_unlisted,
)
from enzyme_hub.differentiate.shadowed.unseen_results import forget_before
from enzyme_hub.errors import DifferentiationError
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.reader import type_in_memory
from enzyme_hub.ir.roles import is_thread
from enzyme_hub.ir.values import Block, ConstantInt, ConstantWord, Value, const_int
from enzyme_hub.languages.heap import Allocation, Deallocation, Reallocation
from enzyme_hub.languages.meaning import (
    Barrier,
    Call,
    ConditionWait,
    Copy,
    Custom,
    Deferral,
    DeferredReleases,
    Fill,
    Inactive,
    InteriorPointer,
    LockAcquire,
    LockRelease,
    Math,
    MemoryAnnotation,
    Mirrored,
    MirroredCall,
    OrderedBegin,
    OrderedEnd,
    OrderedSignal,
    SamePointer,
    SerialPoint,
    ThreadCopy,
    ThreadCreate,
    ThreadJoin,
    ThreadScopeBegin,
    ThreadScopeEnd,
    Unknown,
    UnresolvedCall,
    meaning,
)

Handler = Callable[[Forward, inst.CallBase, Any], None]


def forward(f: Forward, i: inst.CallBase, block: Block) -> None:
    """Emit a call with its tangents."""
    if isinstance(i, inst.Invoke):
        refuse_caught(f, i)
    what = meaning(i)
    if isinstance(what, MemoryAnnotation):
        pass  # what they say is not true of the derivative
    elif block not in f.facts.reaches_return:
        if isinstance(what, Deallocation):
            release_shadow_on_the_way_out(f, i, what)
        f.copy_primal(i)
    else:
        HANDLERS[type(what)](f, i, what)
    if isinstance(i, inst.Invoke) and not f.builder.block.is_terminated:
        f.builder.branch(f.blocks[i.normal])


def _copy(f: Forward, i: inst.CallBase, copy: Copy) -> None:
    """memcpy and memmove: shadow memory gets what is in the source's, or zeros."""
    f.copy_primal(i)
    target, source, size = (i.arguments[k] for k in (copy.target, copy.source, copy.size))
    if isinstance(size, ConstantInt) and size.value <= 0:
        return
    if not f.activity.has_shadow(target):
        marking.overwritten(f, target, size)
        return
    pattern = pattern_copied(f, i, (target, source), size)  # whole numbers: a part of one would be no tangent
    marking.copied(f, i, target, source, size, pattern)
    if may_be_pointers_of(pattern) and f.activity.has_shadow(source):
        f.check_copied_pointers(i, source, size, pattern)
    if f.decides_at_run_time and any(f.activity_guards(target) + f.activity_guards(source)):
        guarded_copy(f, i, target, source, size, pattern)
        f.fill_copied_pointers(target, source, size, pattern)
    elif f.activity.has_shadow(source):
        f.in_each_lane(i, {copy.target, copy.source})
        f.fill_copied_pointers(target, source, size, pattern)
    else:
        if may_be_pointers_of(pattern):
            refuse_constant_pointers(f, i, pattern)
        _clear(f, target, size)
    result_is(f, i, target)


def _fill(f: Forward, i: inst.CallBase, fill: Fill) -> None:
    """memset: whatever was there is gone, and so are its tangents."""
    f.copy_primal(i)
    target = i.arguments[fill.target]
    if f.activity.has_shadow(target):
        marking.filled(f, target, i.arguments[fill.size])
        if not fill_counts(f, i):
            _clear(f, target, i.arguments[fill.size])
        result_is(f, i, target)
    else:
        marking.overwritten(f, target, i.arguments[fill.size])


def _clear(f: Forward, target: Value, size: Value) -> None:
    length = f.primal(size)
    if length.type is not types.i64:
        length = f.builder.cast("zext", length, types.i64)
    for shadow, guard in zip(f.shadows(target), f.activity_guards(target), strict=True):
        f.runtime.fill_zero(f.builder, *guarded_range(f.runtime, f.builder, guard, shadow, length))


def _pointer(f: Forward, i: inst.CallBase, what: SamePointer) -> None:
    f.copy_primal(i)
    if f.activity.has_shadow(i):
        f.set_shadows(i, f.in_each_lane(i, {what.pointer}))


def _alike(f: Forward, i: inst.CallBase, what: MirroredCall) -> None:
    """What is done to an object is done to its shadow."""
    f.copy_primal(i)
    if f.activity.has_shadow(i.arguments[what.pointer]):
        f.set_shadows(i, f.in_each_lane(i, {what.pointer}))


def _allocation(f: Forward, i: inst.CallBase, info: Allocation) -> None:
    f.copy_primal(i)
    if f.activity.has_shadow(i.arguments[info.result] if info.result is not None else i):
        shadow_allocation(f, i, info)


def _deallocation(f: Forward, i: inst.CallBase, info: Deallocation) -> None:
    pointer = i.arguments[info.pointer]
    size = i.arguments[info.size] if info.size is not None else None
    releases = releases_shadow(f, pointer, size, info.is_counted)
    if releases and not any(f.activity_guards(pointer)):
        for shadow in f.shadows(pointer):
            left_blocks.released(f, shadow)
        f.in_each_lane(i, {info.pointer})
    elif releases:
        for shadow, guard in zip(f.shadows(pointer), f.activity_guards(pointer), strict=True):
            _guarded_release(f, i.callee, [shadow if a is pointer else f.primal(a) for a in i.arguments], guard)
    f.copy_primal(i)
    f.forget_workspace(pointer)


def _guarded_release(f: Forward, callee: Value, arguments: list[Value], guard: ActivityGuard | None) -> None:
    """Release a shadow now, if it is one."""
    left_blocks.released(f, next(a for a in arguments if a.type.is_pointer))
    assert isinstance(callee, Function)
    if guard is None:
        f.builder.call(callee, arguments)
    else:
        f.guards.call(f.builder, guard, callee, arguments)


def _reallocation(f: Forward, i: inst.CallBase, row: Reallocation) -> None:
    """The shadow moves to a block of the new size as well; what is new in it is zero."""
    old = i.arguments[row.pointer]
    if not f.activity.has_shadow(i):
        f.copy_primal(i)
        return
    b, size = f.builder, size_of(f, i, (row.size,))
    copied, kept_lanes = bytes_kept(f, i, row)
    pattern = pattern_of(f, i, (i, old), i.arguments[row.size]) if any(f.activity_guards(old)) else None
    marking.reallocated(f, i, old, copied, pattern)
    f.copy_primal(i)
    room = room_of(f, f.primal(i), size, row.free)
    made: list[Value] = []
    for shadow, guard, kept in zip(f.shadows(old), f.activity_guards(old), kept_lanes, strict=True):
        made.append(grown(f, i, row, None, kept, room))
        left_blocks.made(f, i, row, made[-1], room)
        f.runtime.fill_zero(b, made[-1], room)
        f.runtime.copy(b, made[-1], *guarded_range(f.runtime, b, guard, shadow, kept))
        if guard is not None and pattern is not None:
            in_turn.move_shadows(f.runtime, b, made[-1], shadow, f.primal(i), kept, pattern)
            words = [(offset, pattern.period) for offset in pointers_of(pattern)]
            for offset, period in words if guard.lane is None else ():
                f.runtime.move_pointers(b, made[-1], shadow, kept, offset, period)
            fill_own(f.runtime, b, guard, made[-1], f.primal(i), kept, words)
        released = [shadow if k == row.pointer else f.primal(i.arguments[k]) for k in row.free_old_arguments]
        type_ = types.function(types.void, tuple(a.type for a in released))
        _guarded_release(f, f.module.declare(row.free, type_), released, guard)
    if f.takes_notes:
        f.note_block(f.primal(i), size)
    f.forget_workspace(old)
    f.set_shadows(i, tuple(made))


def _math(f: Forward, i: inst.CallBase, what: Math) -> None:
    f.copy_primal(i)
    marking.computed(f, i, what.rule.outputs)
    if f.activity.is_active(i) or any(f.activity.has_shadow(i.arguments[k]) for k in what.rule.outputs):
        f.apply(what.rule, i)


def _inactive(f: Forward, i: inst.CallBase, what: Inactive) -> None:
    refuse_native(f, i, what)
    refuse_thrown_numbers(f, i, what)
    check_told(f, i)
    forget_before(f, i)
    f.copy_primal(i)
    follow_result(f, i, what)


def _deferral(f: Forward, i: inst.CallBase, what: Deferral) -> None:
    """The shadow is released when the block is."""
    function, block, *others = i.arguments
    f.copy_primal(i)
    for callee, each in blocks_to_release(f, block, f.primal(function))[1:]:
        f.builder.call(i.callee, [callee, each, *map(f.primal, others)], i.function_type)


def _function(f: Forward, i: inst.CallBase, what: Call | Unknown) -> None:
    """Call the forward derivative instead."""
    if is_thread(f.source):
        threads.body(f, i)
        return
    if i not in f.calls:
        forget_before(f, i)
        marking.called_as_it_stands(f, i)
        f.copy_primal(i)
        return
    marking.entered(f, i)
    derivative, key, more = f.derivative_of(i)
    arguments: list[Value] = []
    attributes: list[tuple[str, ...]] = []
    for index, (argument, kind) in enumerate(zip(i.arguments, key.kinds, strict=True)):
        if not f.has_lanes(argument):
            f.refuse_hidden_pointer(argument)
        given = (f.primal(argument), *(_shadows_of_argument(f, i, index) if kind.has_shadow else ()))
        arguments.extend(given)
        attributes.extend([by_value(i.argument_attributes[index])] * len(given))
    call = f.builder.call(derivative, [*arguments, *more])
    call.argument_attributes = attributes + [()] * len(more)
    types_ = results(key)
    if types_:
        values = [call] if len(types_) == 1 else [f.builder.extract_value(call, k) for k in range(len(types_))]
        f.set_primal(i, values[0])
        if key.returns_tangent:
            f.set_shadows(i, tuple(values[1:]))


def _unlisted(f: Forward, i: inst.CallBase, what: UnresolvedCall) -> None:
    stop_at_unlisted(f, i, what)


def _shadows_of_argument(f: Forward, i: inst.CallBase, index: int) -> Lanes:
    """The shadows of an argument; those of a constant struct passed by value are zero."""
    argument = i.arguments[index]
    lanes = f.shadows(argument)
    attribute = i.argument_attribute(index, "byval")
    if attribute is None:
        return lanes
    type_ = type_in_memory(f.module, attribute)
    if all(isinstance(lane, ConstantWord) and lane.is_zero for lane in lanes) or not f.activity.has_shadow(argument):
        return (f.runtime.zeros(type_),) * f.width
    guards_of_lanes = f.activity_guards(argument)
    if not any(guards_of_lanes):
        return lanes
    size = const_int(types.i64, f.module.layout.alloc_size(type_))
    if may_be_pointers_of(pattern_of(f, i, (argument,), size)):
        raise DifferentiationError(
            "EH0306",
            f"{f.source.name} passes a struct with pointers by value, which may be constant or not",
            where=i.where,
            why="its numbers have no tangent where it is constant, and its pointers are their own shadows",
            remedy="pass a pointer to the struct",
        )
    b, zeros = f.builder, f.runtime.zeros(type_)
    pairs = zip(lanes, guards_of_lanes, strict=True)
    return tuple(lane if guard is None else b.select(guard.holds(b), zeros, lane) for lane, guard in pairs)


HANDLERS: dict[type, Handler] = {
    Copy: _copy,
    Fill: _fill,
    Math: _math,
    Inactive: _inactive,
    Barrier: _inactive,
    **dict.fromkeys(
        (Mirrored, LockAcquire, LockRelease, OrderedBegin, OrderedEnd, OrderedSignal, ConditionWait, SerialPoint),
        _inactive,
    ),
    ThreadScopeBegin: threads.open_,
    ThreadScopeEnd: threads.close,
    ThreadCreate: threads.begin,
    ThreadJoin: threads.join,
    Deferral: _deferral,
    DeferredReleases: _inactive,
    SamePointer: _pointer,
    MirroredCall: _alike,
    ThreadCopy: _alike,
    InteriorPointer: _alike,
    Allocation: _allocation,
    Reallocation: _reallocation,
    Deallocation: _deallocation,
    Call: _function,
    Custom: _function,
    UnresolvedCall: _unlisted,
    Unknown: _function,
}
"""What is done with a call, by the class of its meaning."""
