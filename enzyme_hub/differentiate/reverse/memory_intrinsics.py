"""memcpy, memmove and memset: forward the shadows of pointers move with the pointers, in reverse adjoints move back.

What lies in the memory decides: numbers add their adjoint to the source's and clear their own; pointers are copied in the
shadow memory too; counts and other integers need nothing. Memory of unknown type is refused.
"""

from __future__ import annotations

from enzyme_hub.analysis.types.answers import Pattern
from enzyme_hub.differentiate.marks import marking
from enzyme_hub.differentiate.reverse import words_in_turn
from enzyme_hub.differentiate.reverse.protocol import Augmenting, Reverse, Reversing
from enzyme_hub.differentiate.reverse.shadow_memory import UNROLLED, clear_bytes, take_back
from enzyme_hub.differentiate.shadowed import in_turn
from enzyme_hub.differentiate.shadowed.guards import (
    ActivityGuard,
    fill_own,
    guarded_range,
    guarded_size,
    where_pointers_lie,
)
from enzyme_hub.differentiate.shadowed.memory import (
    BYTES,
    check_pointers,
    fill_counts,
    in_turn_of,
    may_be_pointers_of,
    numbers_of,
    pattern_copied,
    pointers_of,
    refuse_constant_pointers,
)
from enzyme_hub.differentiate.shadowed.overwritten import forget_pointers
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.values import ConstantInt, Value, null
from enzyme_hub.languages.meaning import Copy


def forward_copy(f: Augmenting, i: inst.CallBase, copy: Copy) -> Reverse | None:
    """memcpy and memmove: the primal copy, the shadows of pointers; returns the reverse."""
    f.copy_instruction(i)
    target, source, size = i.arguments[:3]
    activity = f.activity
    if isinstance(size, ConstantInt) and size.value <= 0:
        return None
    if not activity.has_shadow(target):
        marking.overwritten(f, target, size)
        return None
    pattern = pattern_copied(f, i, (target, source), size)
    marking.copied(f, i, target, source, size, pattern)
    if pattern is BYTES:
        forget_pointers(f, i, target, size)
        return _clearing(target, size)
    numbers, pointers = numbers_of(pattern), pointers_of(pattern)
    has_source = activity.has_shadow(source)
    has_pointers = has_source or f.decides_at_run_time
    if may_be_pointers_of(pattern) and not has_pointers:
        refuse_constant_pointers(f, i, pattern)
    if may_be_pointers_of(pattern) and has_source:
        f.check_copied_pointers(i, source, size, pattern)
    if pointers:
        sources = f.shadows(source) if has_pointers else (None,) * f.width
        guards = zip(f.activity_guards(target), f.activity_guards(source), strict=True)
        for into, shadow_source, (guard, given) in zip(f.shadows(target), sources, guards, strict=True):
            if guard is not None and shadow_source is not None and (guard.lane is None or not f.guards.keeps_pointers):
                check_pointers(f, i, guard, ActivityGuard(f.primal(source), shadow_source), size, pattern)
            into, length = guarded_range(f.runtime, f.builder, guard, into, f.primal(size))
            move_pointers_from(f, into, shadow_source, given, f.primal(target), length, pattern)
        f.fill_copied_pointers(target, source, size, pattern)
    if in_turn_of(pattern):
        sources = f.shadows(source) if has_pointers else (None,) * f.width
        for into, origin, guard in zip(f.shadows(target), sources, f.activity_guards(target), strict=True):
            if guard is not None and origin is not None:
                copied = f.primal(target)
                in_turn.check_constant(f.runtime, f.builder, guard, origin, copied, f.primal(size), pattern, i.site)
            length = guarded_size(f.builder, guard, f.primal(size))
            in_turn.move_shadows(f.runtime, f.builder, into, origin, f.primal(target), length, pattern)
    elif not numbers:
        return None

    def reverse(g: Reversing) -> None:
        for _ in g.lanes():
            origin = source if has_source else None
            if numbers:
                take_back(g, target, origin, size, numbers, pattern.period, copy.may_overlap)
            if in_turn_of(pattern):
                words_in_turn.take_back(g, target, origin, size, pattern, copy.may_overlap)

    return reverse


def forward_fill(f: Augmenting, i: inst.CallBase) -> Reverse | None:
    """memset: whatever was there is gone, and so are the shadows of pointers; the reverse clears the adjoints."""
    f.copy_instruction(i)
    target, _, size = i.arguments[:3]
    if not f.activity.has_shadow(target):
        marking.overwritten(f, target, size)
        return None
    pattern = f.facts.types.memory(target, size.value if isinstance(size, ConstantInt) else None)
    marking.filled(f, target, size)
    if fill_counts(f, i):
        return None
    forget_pointers(f, i, target, size)
    if pattern is None or not pointers_of(pattern):
        return _clearing(target, size)

    def reverse(g: Reversing) -> None:
        for _ in g.lanes():
            if numbers_of(pattern):
                take_back(g, target, None, size, numbers_of(pattern), pattern.period)

    return reverse


def _clearing(target: Value, size: Value) -> Reverse:
    """The adjoints of bytes that are overwritten are zero before."""

    def reverse(g: Reversing) -> None:
        length = size if isinstance(size, ConstantInt) else g.primal(size)
        for _ in g.lanes():
            clear_bytes(g, *guarded_range(g.runtime, g.builder, g.activity_guard(target), g.shadow(target), length))

    return reverse


def move_pointers_from(
    f: Augmenting,
    into: Value,
    source: Value | None,
    given: ActivityGuard | None,
    copied: Value,
    size: Value,
    pattern: Pattern,
) -> None:
    """The same from memory that may be constant, when the bytes were `copied`."""
    if source is not None:
        source = where_pointers_lie(f.runtime, f.builder, given, source, size)
    move_pointers(f, into, source, size, pattern)
    words = [(offset, pattern.period) for offset in pointers_of(pattern)]
    fill_own(f.runtime, f.builder, given, into, copied, size, words)


def move_pointers(f: Augmenting, target: Value, source: Value | None, size: Value, pattern: Pattern) -> None:
    """Move (without a source: clear) the pointers among what lies in `size` bytes."""
    b, runtime = f.builder, f.runtime
    if source is not None and not numbers_of(pattern) and not in_turn_of(pattern):
        runtime.move(b, target, source, size)
        return
    # In one record the pointers may change places with each other: all are read before any is written.
    is_one = isinstance(size, ConstantInt) and pattern.period >= size.value
    if not isinstance(size, ConstantInt) or (size.value > UNROLLED and not is_one):
        for offset in pointers_of(pattern):
            runtime.move_pointers(b, target, source, size, offset, pattern.period)
        return
    places = [start + offset for start in range(0, size.value, pattern.period) for offset in pointers_of(pattern)]
    nothing = null(types.ptr)
    moved = [b.load(types.ptr, b.offset(source, place), 1) if source is not None else nothing for place in places]
    for place, pointer in zip(places, moved, strict=True):
        b.store(pointer, b.offset(target, place), 1)
