"""Numbers that depend on what is differentiated, in constant memory, where it is decided at run time what is constant (`shadowed/guards`).

A program may write results, logs and scratch to constant memory. A derivative marks such numbers, and their memory gets a shadow *beside*
it (`marks.c`), to which the guards go. Where that is not possible the numbers count as lost, and the derivative stops, with the line, where
they are read: in derivatives of two calls (split), in memory that other functions write to as well, in copies of structs with pointers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial

from enzyme_hub.analysis.types.answers import Pattern
from enzyme_hub.differentiate.runtime import Runtime, wide
from enzyme_hub.differentiate.shadowed import beside
from enzyme_hub.differentiate.shadowed.guards import ActivityGuard
from enzyme_hub.differentiate.shadowed.memory import has_numbers, in_turn_of, may_be_pointers_of
from enzyme_hub.differentiate.shadowed.protocol import Shadowing
from enzyme_hub.differentiate.stops.planting import Stop
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.reader import type_in_memory
from enzyme_hub.ir.types import FloatType
from enzyme_hub.ir.values import Value, const_int
from enzyme_hub.languages.meaning import Custom, meaning
from enzyme_hub.languages.runtime import is_atomic_add

_WHY = "a number that was put into constant memory, and has no derivative there, is read again"
_MARKED, _LOST, _ANY_MARKED = "__ehub_is_marked", "__ehub_is_lost", "__ehub_is_any_marked"
MOST_LANES = 31  # that have shadows beside constant memory: `marks.c`
_BY_THREAD = (
    "a thread puts a number into constant memory, where it has no derivative: whether it is read again is not known"
)
_TO_GIVEN = "constant memory, where numbers have no derivative, is given to a function whose derivative is given, after some were put there"
_TO_CONSTANT = "a function that is given nothing but constant memory may read numbers there that have no derivative"
_TWO_WAYS = (
    "a number was put here through a pointer that is constant (an argument, or what an earlier call left), "
    "and is read through one with a shadow"
)
_BY_GIVEN = "a function whose derivative is given may put numbers into constant memory, where they have no derivative"


def begin(runtime: Runtime, b: Builder, keeps: bool, releases: bool) -> None:
    """Before a derivative that a program asks for: nothing is marked. `keeps`: constant memory may have shadows until `end`. `releases`:
    then nobody else has the shadows of blocks that were left there."""
    words = [const_int(types.i32, int(word)) for word in (keeps, releases)]
    beside.access(runtime, b, "__ehub_marks_begin", types.void, words)


def end(runtime: Runtime, b: Builder) -> None:
    """After it."""
    beside.access(runtime, b, "__ehub_marks_end", types.void, [])


def stored(f: Shadowing, i: inst.Store) -> None:
    """Mark what a store puts into constant memory; what depends on nothing may be read there."""
    if i.value.type.holds_pointer or not f.marks_constants:
        return
    size = const_int(types.i64, f.module.layout.size(i.value.type))
    _check_one_way(f, i, i.pointer, size)
    if not f.activity.has_shadow(i.pointer):
        overwritten(f, i.pointer, size)
        return
    if f.activity.is_varied(i.value) and f.activity.carries_float(i.value):
        _mark(f, i, i.pointer, size, is_kept=all(isinstance(part.kind, FloatType) for part in f.parts(i.value)))
    else:
        _call_where_constant(f, "__ehub_unmark", i.pointer, [f.primal(i.pointer), size])


def computed(f: Shadowing, i: inst.CallBase, outputs: Iterable[int]) -> None:
    """Mark what a function puts into memory, as sincos does."""
    if f.marks_constants and any(map(f.activity.is_varied, i.arguments)):
        number = next(a.type for a in i.arguments if a.type.scalar.is_float)
        size = const_int(types.i64, f.module.layout.size(number))
        for place in outputs:
            _mark(f, i, i.arguments[place], size)
            overwritten(f, i.arguments[place], size)


def entered(f: Shadowing, i: inst.CallBase) -> None:
    """Stop where a call reads marked numbers that its derivative would need, or writes some: by value, or by a derivative that is given."""
    if not f.marks_constants:
        return
    pointers = [k for k, a in enumerate(i.arguments) if a.type.is_pointer and f.activity.has_shadow(a)]
    for k in pointers:
        if (said := i.argument_attribute(k, "byval")) is not None:
            size = const_int(types.i64, f.module.layout.alloc_size(type_in_memory(f.module, said)))
            _check(f, i, i.arguments[k], size, _MARKED)
    what = meaning(i)
    if isinstance(what, Custom):
        if is_atomic_add(what.function):
            _mark(f, i, i.arguments[0], const_int(types.i64, f.module.layout.size(i.arguments[1].type)), is_kept=False)
            return
        if any(_may_be_marked(f, a) for a in i.arguments if a.type.is_pointer):
            _stop_if_any(f, i, _TO_GIVEN)
        is_varied = any(f.activity.is_varied(a) for a in i.arguments if not a.type.is_pointer)
        for k in pointers:
            _check_given(f, i, what.function, k, [other for other in pointers if other != k], is_varied)


def _only_reads(f: Shadowing, function: Function, place: int) -> bool:
    """True if the function writes nothing behind that argument: it says so, or its body shows it (nothing is said at -O0)."""
    if any(function.arguments[place].has_attribute(word) for word in ("readonly", "readnone")):
        return True
    if function.is_declaration:
        return False
    does = f.program.effects.of_function(function)
    return place not in does.writes | does.captures and not does.writes_other


def _check_given(
    f: Shadowing, i: inst.CallBase, function: Function, place: int, others: Sequence[int], is_varied: bool
) -> None:
    """Stop if a function with a given derivative may read what is marked, or put other numbers into constant memory."""
    b, helper = f.builder, f.runtime.helper("__ehub_is_any_lost", _define_is_any_lost)
    is_read_only = _only_reads(f, function, place)
    for lane, guard in enumerate(f.activity_guards(i.arguments[place])):
        if guard is None:
            continue
        lost = b.call(helper, [guard.primal, guard.shadow, guard.primal, const_int(types.i64, 0)])
        _stop_if(f, i, lost, _TO_GIVEN)
        if is_read_only or not (others or is_varied):
            continue
        is_constant: Value = guard.holds(b)
        if not is_varied:
            for other in others:
                also = f.activity_guards(i.arguments[other])[lane]
                if also is None:
                    break
                is_constant = b.binary("and", is_constant, b.binary("xor", also.holds(b), const_int(types.i1, 1)))
        f.runtime.check(b, b.binary("xor", is_constant, const_int(types.i1, 1)), Stop("EH0306", _BY_GIVEN, i.site))


def filled(f: Shadowing, target: Value, size: Value) -> None:
    """Bytes that all get one value are not marked any more."""
    if f.marks_constants:
        _call_where_constant(f, "__ehub_unmark", target, [f.primal(target), wide(f.builder, f.primal(size))])


def loaded(f: Shadowing, i: inst.Load) -> None:
    """Stop where a number is read that matters, and whose derivative is lost."""
    if not f.marks_constants:
        return
    size = const_int(types.i64, f.module.layout.size(i.type))
    if f.activity.is_active(i):
        _check(f, i, i.pointer, size, _LOST)
        _check_one_way(f, i, i.pointer, size)
        return
    if f.activity.has_shadow(i.pointer):
        return  # the shadow of a pointer is looked for when it is read (`guards`)
    matters = i.type.holds_pointer or (f.activity.is_useful(i) and f.activity.carries_float(i))
    if matters and _may_be_marked(f, i.pointer):
        _check_constant(f, i, i.pointer, size)


def called_as_it_stands(f: Shadowing, i: inst.CallBase) -> None:
    """Stop where a function that is not differentiated may read marked numbers, and returns one that matters. What it writes is no
    longer what the shadows belong to."""
    if not f.marks_constants:
        return
    is_met = any(_may_be_marked(f, a) for a in i.arguments if a.type.is_pointer)
    if is_met and f.activity.is_useful(i) and f.activity.carries_float(i):
        _stop_if_any(f, i, _TO_CONSTANT)
    does = f.program.effects.of_call(i)
    if does.writes_other or any(_may_hold_varied(f, i.arguments[k]) for k in does.writes):
        beside.look(f.runtime, f.builder, "__ehub_spoil_all", types.void, [])


def overwritten(f: Shadowing, pointer: Value, size: Value) -> None:
    """Memory is written to that surely has no shadow: other pointers that lead there may have one beside it."""
    if f.marks_constants and _may_be_marked(f, pointer):
        given = [f.primal(pointer), wide(f.builder, f.primal(size))]
        beside.look(f.runtime, f.builder, "__ehub_spoil", types.void, given)


def copied(f: Shadowing, i: inst.CallBase, target: Value, source: Value, size: Value, pattern: Pattern) -> None:
    """A copy from constant to constant memory moves the marks; of numbers with a derivative it makes some."""
    if not f.marks_constants:
        return
    if not (has_numbers(pattern) or may_be_pointers_of(pattern)):
        filled(f, target, size)
        return
    length = wide(f.builder, f.primal(size))
    if not f.activity.has_shadow(source):
        if _may_be_marked(f, source):
            _check_constant(f, i, source, length)
        filled(f, target, size)
        return
    is_kept = not in_turn_of(pattern)
    if f.activity_guards(source)[0] is None:
        _mark(f, i, target, length, is_kept)
        return
    _check(f, i, source, length, _LOST if is_kept else _MARKED, unless=target)
    helper = f.runtime.helper("__ehub_mark_copied", _define_copied)
    kept = const_int(types.i32, int(is_kept))
    for lane, (into, origin) in enumerate(zip(f.activity_guards(target), f.activity_guards(source), strict=True)):
        if into is not None and origin is not None:
            pointers = [into.primal, into.shadow, origin.primal, origin.shadow, f.primal(target), f.primal(source)]
            found = f.builder.call(helper, [*pointers, length, kept, const_int(types.i32, lane)])
            _stop_if(f, i, found, _BY_THREAD)


def reallocated(f: Shadowing, i: inst.CallBase, old: Value, kept: Value, pattern: Pattern | None) -> None:
    """Stop where numbers are moved into a new block, and their derivatives cannot be: that has a shadow."""
    if f.marks_constants and f.activity.has_shadow(old):
        which = _LOST if pattern is None or not in_turn_of(pattern) else _MARKED
        _check(f, i, old, wide(f.builder, kept), which)


def _check(
    f: Shadowing, i: inst.Instruction, pointer: Value, size: Value, which: str, unless: Value | None = None
) -> None:
    """Stop if bytes are lost, or marked, that are read from constant memory, `unless` they go to constant memory."""
    b, others = f.builder, f.activity_guards(unless) if unless is not None else (None,) * f.width
    for guard, other in zip(f.activity_guards(pointer), others, strict=True):
        if guard is None or guard.lane is None:
            continue
        looked = size if other is None else b.select(other.holds(b), const_int(types.i64, 0), size)
        helper = f.runtime.helper(f"{which}_where_constant", partial(_define_is, which))
        _stop_if(f, i, b.call(helper, [guard.primal, guard.shadow, f.primal(pointer), looked]), _WHY)


def _check_one_way(f: Shadowing, i: inst.Instruction, pointer: Value, size: Value) -> None:
    """Stop if memory with a shadow is marked: it is also an argument that is constant, or an earlier call left a pointer to it."""
    if not f.program.decides_at_run_time or not f.program.put_into.is_anything:
        return
    for guard in f.activity_guards(pointer):
        if guard is not None:
            helper = f.runtime.helper("__ehub_is_marked_elsewhere", _define_is_marked_elsewhere)
            found = f.builder.call(helper, [guard.primal, guard.shadow, f.primal(pointer), size])
            _stop_if(f, i, found, _TWO_WAYS)


def _define_is_marked_elsewhere(runtime: Runtime, name: str) -> Function:
    """(pointer, its shadow, place, size): 1 if the two differ, and what lies there is marked."""
    type_ = types.function(types.i32, (*(types.ptr,) * 3, types.i64))
    function = runtime.define(name, type_, "alwaysinline")
    primal, shadow, place, size = function.arguments
    start, other, same = (function.add_block() for _ in range(3))
    b = Builder(start)
    b.branch_if(b.compare("icmp", "ne", primal, shadow), other, same)
    b = beside.where_used(runtime, function, Builder(other), const_int(types.i32, 0))
    b.ret(beside.look(runtime, b, _MARKED, types.i32, [place, size]))
    Builder(same).ret(const_int(types.i32, 0))
    return function


def _may_hold_varied(f: Shadowing, pointer: Value) -> bool:
    """True if varied numbers may get to where a pointer leads, or where pointers there lead."""
    return not pointer.is_constant and pointer.type.is_pointer and f.program.may_hold_varied(f.source, pointer)


def _may_be_marked(f: Shadowing, pointer: Value) -> bool:
    """True for constant memory, without a shadow on any way, in which numbers may be marked: other pointers lead there as well."""
    return not f.activity.has_shadow(pointer) and _may_hold_varied(f, pointer)


def _check_constant(f: Shadowing, i: inst.Instruction, pointer: Value, size: Value) -> None:
    """Stop if bytes of constant memory are marked."""
    found = beside.look(f.runtime, f.builder, _MARKED, types.i32, [f.primal(pointer), size])
    _stop_if(f, i, found, _WHY)


def _stop_if_any(f: Shadowing, i: inst.Instruction, why: str) -> None:
    """Stop if anything is marked."""
    _stop_if(f, i, beside.look(f.runtime, f.builder, _ANY_MARKED, types.i32, []), why)


def _mark(f: Shadowing, i: inst.Instruction, pointer: Value, size: Value, is_kept: bool = True) -> None:
    """Mark bytes where they are constant memory; a thread that works for another's derivative stops there.

    `is_kept`: the numbers have a derivative in a shadow beside that memory.
    """
    for lane, guard in enumerate(f.activity_guards(pointer)):
        if guard is None:
            continue
        lane = lane if is_kept else MOST_LANES
        helper = f.runtime.helper(f"__ehub_mark_where_constant.{lane}", partial(_define_mark, lane))
        _stop_if(f, i, f.builder.call(helper, [guard.primal, guard.shadow, f.primal(pointer), size]), _BY_THREAD)


def _stop_if(f: Shadowing, i: inst.Instruction, found: Value, why: str) -> None:
    """Stop where one of the functions below gives anything but 0."""
    holds = f.builder.compare("icmp", "eq", found, const_int(types.i32, 0))
    f.runtime.check(f.builder, holds, Stop("EH0306", why, i.site))


def _call_where_constant(f: Shadowing, name: str, pointer: Value, given: Sequence[Value]) -> None:
    helper = f.runtime.helper(f"{name}_where_constant", partial(_define_where_constant, name))
    for guard in f.activity_guards(pointer):
        if guard is not None:
            f.builder.call(helper, [guard.primal, guard.shadow, *given])


# -- the functions: what is seldom done is native (`marks.c`), and the test before it is inlined ----------------------------------------


def _define_where_constant(native: str, runtime: Runtime, name: str) -> Function:
    def work(b: Builder, places: Sequence[Value], size: Value) -> None:
        beside.look(runtime, b, native, types.void, [*places, size])

    return _define_branch(runtime, name, work)


def _define_mark(lane: int, runtime: Runtime, name: str) -> Function:
    def work(b: Builder, places: Sequence[Value], size: Value) -> Value:
        return beside.change(runtime, b, "__ehub_mark", types.i32, [*places, size, const_int(types.i32, lane)])

    return _define_branch(runtime, name, work, types.i32, always=True)


def _define_is_any_lost(runtime: Runtime, name: str) -> Function:
    def work(b: Builder, places: Sequence[Value], size: Value) -> Value:
        return beside.look(runtime, b, _ANY_MARKED, types.i32, [])

    return _define_branch(runtime, name, work, types.i32)


def _define_is(which: str, runtime: Runtime, name: str) -> Function:
    def work(b: Builder, places: Sequence[Value], size: Value) -> Value:
        return beside.look(runtime, b, which, types.i32, [*places, size])

    return _define_branch(runtime, name, work, types.i32)


def _define_branch(
    runtime: Runtime,
    name: str,
    work: Callable[[Builder, Sequence[Value], Value], Value | None],
    result: types.Type = types.void,
    always: bool = False,
) -> Function:
    """(pointer, its shadow, place, size): `work` where the two are the same, and else nothing, or 0.

    Nor is there work before anything is put into constant memory, unless `always`.
    """
    type_ = types.function(result, (*(types.ptr,) * 3, types.i64))
    function = runtime.define(name, type_, "alwaysinline")
    primal, shadow, *places, size = function.arguments
    start, same, other = (function.add_block() for _ in range(3))
    b = Builder(start)
    b.branch_if(b.compare("icmp", "eq", primal, shadow), same, other)
    b = Builder(same)
    if not always:
        b = beside.where_used(runtime, function, b, beside.nothing(result))
    b.ret(work(b, places, size))
    Builder(other).ret(beside.nothing(result))
    return function


def _define_copied(runtime: Runtime, name: str) -> Function:
    """(target, its shadow, source, its shadow, where to, where from, size, are derivatives kept, lane): 1 in another's thread"""
    type_ = types.function(types.i32, (*(types.ptr,) * 6, types.i64, types.i32, types.i32))
    function = runtime.define(name, type_, "alwaysinline")
    target, its_shadow, source, sources_shadow, to, origin, size, is_kept, lane = function.arguments
    start, same, both, one, done = (function.add_block() for _ in range(5))
    b = Builder(start)
    b.branch_if(ActivityGuard(target, its_shadow).holds(b), same, done)
    b = Builder(same)
    b.branch_if(ActivityGuard(source, sources_shadow).holds(b), both, one)
    b = Builder(both)
    beside.change(runtime, b, "__ehub_marks_move", types.void, [to, origin, size, is_kept, lane])
    b.branch(done)
    b = Builder(one)
    keeps = b.compare("icmp", "ne", is_kept, const_int(types.i32, 0))
    number = b.select(keeps, lane, const_int(types.i32, MOST_LANES))
    b.ret(beside.change(runtime, b, "__ehub_mark", types.i32, [to, size, number]))
    Builder(done).ret(const_int(types.i32, 0))
    return function
