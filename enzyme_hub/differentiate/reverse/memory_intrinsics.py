"""memcpy, memmove and memset: forward the shadows of pointers move with the pointers, in reverse adjoints move back.

What lies in the memory decides: numbers add their adjoint to the source's and clear their own; pointers are copied in the
shadow memory too; counts and other integers need nothing. Memory of unknown type is refused.

A copy may be onto itself (`rows[i] = rows[j]`): what is taken from the target is cleared before it is given to the source.
The reverse of a copy whose ranges may overlap in part (memmove) reads all of the target's adjoints before it adds to the
source's, through a temporary: both ranges may be the same shadow memory.
"""

from __future__ import annotations

from collections.abc import Callable

from enzyme_hub.analysis.types.answers import Pattern
from enzyme_hub.differentiate.reverse.adjoint_arithmetic import FAST
from enzyme_hub.differentiate.reverse.protocol import Augmenting, Reverse, Reversing
from enzyme_hub.differentiate.shadowed.memory import Part, numbers_of, pattern_of, pointers_of, refuse_constant_pointers
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.types import Type
from enzyme_hub.ir.values import ConstantInt, Value, const_int, null
from enzyme_hub.languages.meaning import Copy

EmitNumber = Callable[[Builder, Value, int, Type], None]  # at a record, the number at an offset in it
UNROLLED = 64  # bytes of a copy of constant size that are handled without a loop


def forward_copy(f: Augmenting, i: inst.CallBase, copy: Copy) -> Reverse | None:
    """memcpy and memmove: the primal copy, the shadows of pointers; returns the reverse."""
    f.copy_instruction(i)
    target, source, size = i.arguments[:3]
    activity = f.activity
    if not activity.has_shadow(target) or (isinstance(size, ConstantInt) and size.value == 0):
        return None
    pattern = pattern_of(f, i, (target, source), size)
    numbers, pointers = numbers_of(pattern), pointers_of(pattern)
    has_source = activity.has_shadow(source)
    if pointers and not has_source:
        refuse_constant_pointers(f, i, pattern)
    if pointers:
        shadow_source = f.shadow(source) if has_source else None
        move_pointers(f, f.shadow(target), shadow_source, f.primal(size), pattern)
    if not numbers:
        return None

    def reverse(g: Reversing) -> None:
        shadow_source = g.shadow(source) if has_source else None
        length = size if isinstance(size, ConstantInt) else g.primal(size)
        move_back(g, g.shadow(target), shadow_source, length, numbers, pattern.period, copy.may_overlap)

    return reverse


def forward_fill(f: Augmenting, i: inst.CallBase) -> Reverse | None:
    """memset: whatever was there is gone, and so are its adjoints.

    The shadows of pointers stay: another reverse of the same tape may read them again (`tape/keeping`).
    """
    f.copy_instruction(i)
    target, _, size = i.arguments[:3]
    if not f.activity.has_shadow(target):
        return None
    pattern = f.facts.types.memory(target, size.value if isinstance(size, ConstantInt) else None)

    def reverse(g: Reversing) -> None:
        length = size if isinstance(size, ConstantInt) else g.primal(size)
        if pattern is None or not pointers_of(pattern):
            g.runtime.fill_zero(g.builder, g.shadow(target), length)
        elif numbers_of(pattern):
            move_back(g, g.shadow(target), None, length, numbers_of(pattern), pattern.period, False)

    return reverse


def move_pointers(f: Augmenting, target: Value, source: Value | None, size: Value, pattern: Pattern) -> None:
    """Move (without a source: clear) the pointers among what lies in `size` bytes."""
    b, runtime = f.builder, f.runtime
    if source is not None and not numbers_of(pattern):
        runtime.move(b, target, source, size)
        return
    if not isinstance(size, ConstantInt) or size.value > UNROLLED:
        for offset in pointers_of(pattern):
            runtime.move_pointers(b, target, source, size, offset, pattern.period)
        return
    places = [start + offset for start in range(0, size.value, pattern.period) for offset in pointers_of(pattern)]
    nothing = null(types.ptr)
    moved = [b.load(types.ptr, b.offset(source, place), 1) if source is not None else nothing for place in places]
    for place, pointer in zip(places, moved, strict=True):
        b.store(pointer, b.offset(target, place), 1)


def move_back(
    g: Reversing,
    target: Value,
    source: Value | None,
    size: Value,
    numbers: list[Part],
    period: int,
    overlapping: bool,
) -> None:
    """source += target; target = 0, for every number in [0, size). Without a source the target is cleared only."""
    layout = g.module.layout
    if isinstance(size, ConstantInt) and size.value <= UNROLLED:
        places = [
            (s + o, k) for s in range(0, size.value, period) for o, k in numbers if s + o + layout.size(k) <= size.value
        ]
        taken = [(place, kind, _take(g.builder, target, place, kind)) for place, kind in places]
        for place, kind, adjoint in taken:
            if source is not None:
                _give(g.builder, g.builder.offset(source, place), kind, adjoint)
        return
    dense = len(numbers) == 1 and layout.size(numbers[0][1]) == period
    if source is None and dense:
        g.runtime.fill_zero(g.builder, target, size)
        return
    if source is not None and overlapping:
        temporary = g.runtime.allocate(g.builder, size)
        g.runtime.copy(g.builder, temporary, target, size)

        def clear(b: Builder, at: Value, offset: int, kind: Type) -> None:
            _clear(b, target, at, offset, kind)

        def give(b: Builder, at: Value, offset: int, kind: Type) -> None:
            _give_from(b, source, temporary, at, offset, kind)

        _each_number(g, size, numbers, period, clear)
        _each_number(g, size, numbers, period, give)
        g.runtime.free(g.builder, temporary)
        return

    def move(b: Builder, at: Value, offset: int, kind: Type) -> None:
        adjoint = b.load(kind, _at(b, target, at, offset), 1)
        _clear(b, target, at, offset, kind)  # first: a copy onto itself is allowed, and its adjoint stays where it is
        if source is not None:
            _give(b, _at(b, source, at, offset), kind, adjoint)

    _each_number(g, size, numbers, period, move)


def _take(b: Builder, target: Value, place: int, kind: Type) -> Value:
    pointer = b.offset(target, place)
    adjoint = b.load(kind, pointer, 1)
    b.store(null(kind), pointer, 1)
    return adjoint


def _give(b: Builder, pointer: Value, kind: Type, adjoint: Value) -> None:
    b.store(b.binary("fadd", b.load(kind, pointer, 1), adjoint, FAST), pointer, 1)


def _at(b: Builder, base: Value, at: Value, offset: int) -> Value:
    return b.offset(b.gep(types.i8, base, [at], ("inbounds",)), offset)


def _give_from(b: Builder, source: Value, target: Value, at: Value, offset: int, kind: Type) -> None:
    adjoint = b.load(kind, _at(b, target, at, offset), 1)
    _give(b, _at(b, source, at, offset), kind, adjoint)


def _clear(b: Builder, target: Value, at: Value, offset: int, kind: Type) -> None:
    b.store(null(kind), _at(b, target, at, offset), 1)


def _each_number(g: Reversing, size: Value, numbers: list[Part], period: int, emit: EmitNumber) -> None:
    """Emit something for each number in `size` bytes: a loop over whole records, then what is left of the last one."""
    if size.type is not types.i64:
        size = g.builder.cast("zext", size, types.i64)
    whole = g.builder.binary("sub", size, g.builder.binary("urem", size, const_int(types.i64, period)))

    def record(b: Builder, at: Value) -> None:
        for offset, kind in numbers:
            emit(b, at, offset, kind)

    _loop(g, whole, period, record)
    if isinstance(size, ConstantInt) and size.value % period == 0:
        return
    for offset, kind in numbers:
        end = offset + g.module.layout.size(kind)
        if end == period:
            continue  # there only in a whole record
        fits = g.builder.compare("icmp", "ule", g.builder.binary("add", whole, const_int(types.i64, end)), size)
        before, inside = g.builder.block, g.new_block()
        after = g.continue_in_new_block()
        Builder(before).branch_if(fits, inside, after)
        b = Builder(inside)
        emit(b, whole, offset, kind)
        b.branch(after)


def _loop(g: Reversing, limit: Value, step: int, body: Callable[[Builder, Value], None]) -> None:
    """for (at = 0; at != limit; at += step) body(at), then go on in a new block of the chain."""
    before = g.builder.block
    some = g.builder.compare("icmp", "ne", limit, const_int(types.i64, 0))
    inside = g.new_block()
    after = g.continue_in_new_block()
    Builder(before).branch_if(some, inside, after)
    b = Builder(inside)
    at = b.phi(types.i64)
    body(b, at)
    following = b.binary("add", at, const_int(types.i64, step), ("nuw",))
    b.branch_if(b.compare("icmp", "eq", following, limit), after, inside)
    at.add_incoming(const_int(types.i64, 0), before)
    at.add_incoming(following, inside)
