"""Allocations in differentiated code: a zeroed shadow beside each, and both released when the reverse sweep has passed.

The primal's own calls of free are not made in the forward sweep: the reverse sweep still reads the memory. A block that
the primal releases is released, with its shadow, by the reverse of its allocation. Which allocation a call of free
releases is found through the pointer's underlying objects, also where the pointer went through local memory: the fields of
a vector, the nodes of a list (`analysis.memory.contents`). Where that cannot be found out (destructors, memory from
elsewhere) the release is deferred: the block is put on a list that the outermost derivative works off when it is done.
"""

from __future__ import annotations

from enzyme_hub.analysis.types.pointer_words import number_words, pointer_words
from enzyme_hub.differentiate import counted
from enzyme_hub.differentiate.marks import marking
from enzyme_hub.differentiate.reverse import words_in_turn
from enzyme_hub.differentiate.reverse.adjoint_arithmetic import is_zero
from enzyme_hub.differentiate.reverse.memory_intrinsics import move_pointers_from
from enzyme_hub.differentiate.reverse.protocol import Augmenting, Reverse, Reversing
from enzyme_hub.differentiate.reverse.releases import release_of
from enzyme_hub.differentiate.reverse.shadow_memory import give_back, is_met
from enzyme_hub.differentiate.runtime import HEAP_ALIGN
from enzyme_hub.differentiate.shadowed import in_turn, left_blocks
from enzyme_hub.differentiate.shadowed.allocation import (
    blocks_to_release,
    bytes_kept,
    grown,
    room_of,
    shadow_allocation,
    size_of,
)
from enzyme_hub.differentiate.shadowed.guards import ActivityGuard, guarded_size
from enzyme_hub.differentiate.shadowed.memory import in_turn_of, numbers_of, pattern_of, pointers_of
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.values import Constant, ConstantInt, ConstantWord, Value, const_int
from enzyme_hub.languages.heap import Allocation, Deallocation, Reallocation
from enzyme_hub.languages.meaning import meaning


def forward_allocation(f: Augmenting, i: inst.CallBase, info: Allocation) -> Reverse | None:
    """The primal allocation and, if it may hold active data, a shadow filled with zeros."""
    place = i.arguments[info.result] if info.result is not None else i
    if i in f.taken:
        _take(f, i, info)
    else:
        f.copy_instruction(i)
        if f.activity.has_shadow(place):
            shadow_allocation(f, i, info)
    is_read_again = f.program.keeps_tapes and info.zeroed and info.size != () and f.activity.has_shadow(i)
    size = size_of(f, i, info.size) if is_read_again else None

    def reverse(g: Reversing) -> None:
        if size is not None:
            _forget_adjoints(g, i, size)
        release_result(g, i)

    return reverse


def _forget_adjoints(g: Reversing, i: inst.CallBase, size: Value) -> None:
    """The zeros that a block begins with have adjoints where they are read. Where the tape serves once more, they must be gone."""
    known, b, length = g.facts.types, g.builder, g.saved(size)
    for _ in g.lanes():
        shadow, room = g.shadow(i), guarded_size(b, g.activity_guard(i), length)
        if not pointer_words(known, i, None):
            g.runtime.fill_zero(b, shadow, room)
            continue
        for words in number_words(known, i):
            end = const_int(types.i64, words.end)
            inside = b.select(b.compare("icmp", "ult", room, end), room, end)
            if words.kind is not None:
                g.guards.clear_each(b, shadow, inside, words.offset, words.period, words.kind)
            else:
                in_turn.clear_words(g.runtime, b, shadow, inside, words.offset, words.period)


def _take(f: Augmenting, i: inst.CallBase, info: Allocation) -> None:
    """The same from the memory of tapes."""
    b, size = f.builder, size_of(f, i, info.size)
    memory = f.memory(HEAP_ALIGN)
    made = memory.take(b, size)
    f.set_primal(i, made)
    if info.zeroed:
        f.runtime.fill_zero(b, made, size)
    if f.takes_notes:
        f.note_block(made, size)
    if not f.activity.has_shadow(i):
        return
    lanes = tuple(memory.take(b, size) for _ in range(f.width))
    for shadow in lanes:
        f.runtime.fill_zero(b, shadow, size)
    f.set_shadows(i, lanes)


def forward_deallocation(f: Augmenting, i: inst.CallBase, info: Deallocation) -> None:
    """Released by the reverse of the allocation instead, or when the whole derivative is done."""
    pointer = i.arguments[info.pointer]
    if i in f.deferred:
        others = [f.primal(a) for a in i.arguments]
        size = i.arguments[info.size] if info.size is not None else None
        for callee, each in blocks_to_release(f, pointer, i.callee, size, info.is_counted):
            others[info.pointer] = each
            if info.is_counted:
                counted.release(f.runtime, f.builder, callee, others)
            else:
                f.runtime.deferred.add(f.builder, callee, others)
        f.forget_workspace(pointer)


def release_result(g: Reversing, i: inst.CallBase) -> None:
    """In the reverse of a call that returned memory: release it and its shadow, if the primal did."""
    by = g.augmented.released.get(i)
    if by is None:
        return
    info = release_of(by)
    assert info is not None
    doomed: list[tuple[Value, ActivityGuard | None]] = [(g.primal(i), None)]
    for _ in g.lanes() if g.activity.has_shadow(i) else ():
        if not is_zero(shadow := g.shadow(i)):
            doomed.append((shadow, g.activity_guard(i)))
            left_blocks.released(g, shadow)
    for pointer, guard in doomed:
        if i in g.augmented.taken:
            _give(g, pointer, guard)
            continue
        call = _release_call(g, i, by, info.pointer, pointer)
        g.release(g.builder.insert(call) if guard is None else g.guards.call_instead(g.builder, guard, call))


def _give(g: Reversing, pointer: Value, guard: ActivityGuard | None) -> None:
    """Give back what was taken from the memory of tapes."""
    call: inst.CallBase = g.augmented.memory(HEAP_ALIGN).give(g.builder, pointer)
    if guard is not None:
        g.builder.block.instructions.remove(call)
        call.block = None
        call = g.guards.call_instead(g.builder, guard, call)
    g.release(call)


def _release_call(g: Reversing, i: inst.CallBase, by: inst.CallBase, position: int, pointer: Value) -> inst.CallBase:
    """A call that releases `pointer`, which call `i` made, the way the allocator wants it."""
    made = meaning(i)
    if not isinstance(made, (Allocation, Reallocation)) or made.free is None:
        return _like(by, position, pointer)
    arguments = [g.primal(i.arguments[k]) if k >= 0 else pointer for k in made.free_arguments]
    type_ = types.function(types.void, tuple(a.type for a in arguments))
    function = g.module.declare(made.free, type_)
    return inst.Call(function.value_type, function, arguments)


def _like(by: inst.CallBase, position: int, pointer: Value) -> inst.CallBase:
    """A copy of the call `by` for another pointer, where the allocation itself is in another function."""
    arguments: list[Value] = [
        a if isinstance(a, Constant) else const_int(a.type, 0) if a.type.is_int else a for a in by.arguments
    ]
    arguments[position] = pointer
    return inst.Call(
        by.function_type,
        by.callee,
        arguments,
        calling_convention=by.calling_convention,
        argument_attributes=[()] * len(arguments),
        attributes=by.attributes,
    )


def forward_reallocation(f: Augmenting, i: inst.CallBase, row: Reallocation) -> Reverse:
    """A new block with the old contents, and the same for the shadow; the old blocks live on until the reverse sweep."""
    b, runtime = f.builder, f.runtime
    old, size = i.arguments[row.pointer], size_of(f, i, (row.size,))
    copied, copied_lanes = bytes_kept(f, i, row)
    take = f.memory(HEAP_ALIGN).take if i in f.taken else None
    f.set_primal(i, grown(f, i, row, f.primal(old), copied, take=take))
    if f.takes_notes:
        f.note_block(f.primal(i), size)
    if i in f.deferred:
        _defer_old(f, i, row, old)
    active = f.activity.has_shadow(i)
    pattern = pattern_of(f, i, (i, old), _kept_size(f, old, i.arguments[row.size])) if active else None
    marking.reallocated(f, i, old, copied, pattern)
    if pattern is not None:
        room = room_of(f, f.primal(i), size, row.free)
        lanes = tuple(grown(f, i, row, None, copied, room, take) for _ in range(f.width))
        f.set_shadows(i, lanes)
        guards = f.activity_guards(old)
        for shadow, its_old, given, kept in zip(lanes, f.shadows(old), guards, copied_lanes, strict=True):
            runtime.fill_zero(b, shadow, room)
            if take is None:
                left_blocks.made(f, i, row, shadow, room)
            if pointers_of(pattern) and f.activity.has_shadow(old):
                move_pointers_from(f, shadow, its_old, given, f.primal(i), kept, pattern)
            if f.activity.has_shadow(old):
                in_turn.move_shadows(runtime, f.builder, shadow, its_old, f.primal(i), kept, pattern)

    def reverse(g: Reversing) -> None:
        if pattern is not None and (numbers_of(pattern) or in_turn_of(pattern)) and f.activity.has_shadow(old):
            numbers, period = numbers_of(pattern), pattern.period
            for _, kept in zip(g.lanes(), copied_lanes, strict=True):
                target, into, size = g.shadow(i), g.shadow(old), g.saved(kept)
                given, meets = g.activity_guard(old), is_met(g, old)
                words_in_turn.give_back(g, target, into, given, size, pattern, meets=meets)
                if numbers:
                    give_back(g, target, into, given, size, numbers, period, meets=meets)
        release_result(g, i)

    return reverse


def _kept_size(f: Augmenting, old: Value, size: Value) -> Value:
    """The size of what is kept of the old block, as far as it is known: what is new has no contents."""
    sizes = [_constant_size(base) for base in f.facts.pointers.bases(old)]
    if not isinstance(size, ConstantInt) or any(one is None for one in sizes):
        return size
    return const_int(size.type, min(size.value, max((one for one in sizes if one is not None), default=0)))


def _constant_size(base: Value) -> int | None:
    """The size of a block that was allocated here, if it is a constant."""
    made = meaning(base) if isinstance(base, inst.CallBase) else None
    if isinstance(base, ConstantWord):
        return 0
    if not isinstance(base, inst.CallBase) or not isinstance(made, (Allocation, Reallocation)):
        return None
    total = 1
    for position in made.size if isinstance(made.size, tuple) else (made.size,):
        size = base.arguments[position]
        if not isinstance(size, ConstantInt):
            return None
        total *= size.value
    return total if made.size != () else None


def _defer_old(f: Augmenting, i: inst.CallBase, row: Reallocation, old: Value) -> None:
    """Release the old block when the whole derivative is done."""
    arguments = [f.primal(i.arguments[k]) for k in row.free_old_arguments]
    type_ = types.function(types.void, tuple(a.type for a in arguments))
    function = f.module.declare(row.free, type_)
    old_size = i.arguments[row.old_size] if row.old_size is not None else None
    for callee, each in blocks_to_release(f, old, function, old_size):
        arguments[row.free_old_arguments.index(row.pointer)] = each
        f.runtime.deferred.add(f.builder, callee, arguments)
    f.forget_workspace(old)
