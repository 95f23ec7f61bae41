"""What lies in constant memory, where that is decided at run time (`shadowed/guards`): numbers whose derivative is lost are marked there.

A program may write results and logs to constant memory. It must not read them again where an active output depends on them: there is
no shadow to keep the derivative in. `legality/constant_memory` refuses that where it is known before; here a derivative marks what is
written (`marks.c`), and stops, with the line, where marked bytes are read.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from enzyme_hub.differentiate.runtime import Runtime, wide
from enzyme_hub.differentiate.shadowed.guards import Doubt
from enzyme_hub.differentiate.shadowed.protocol import Shadowing
from enzyme_hub.differentiate.stops.planting import Stop
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.values import Value, const_int

_TOUCHES_ITS_OWN = "memory(inaccessiblemem: readwrite) nounwind"
_WHY = "a number that was put into constant memory, and has no derivative there, is read again"


def forget(runtime: Runtime, b: Builder) -> None:
    """Before and after a derivative that a program asks for: nothing is marked."""
    b.call(runtime.declare("__ehub_marks_forget", types.void, suffix=_TOUCHES_ITS_OWN), [])


def stored(f: Shadowing, i: inst.Store) -> None:
    """Mark what a store puts into constant memory; what depends on nothing may be read there."""
    if i.value.type.holds_pointer or not f.marks_constants:
        return
    is_lost = f.activity.is_varied(i.value) and f.activity.carries_float(i.value)
    size = const_int(types.i64, f.module.layout.size(i.value.type))
    _call_where_constant(f, "__ehub_mark" if is_lost else "__ehub_unmark", i.pointer, [f.primal(i.pointer), size])


def filled(f: Shadowing, target: Value, size: Value) -> None:
    """The same of bytes that all get one value."""
    if f.marks_constants:
        _call_where_constant(f, "__ehub_unmark", target, [f.primal(target), wide(f.builder, f.primal(size))])


def loaded(f: Shadowing, i: inst.Load) -> None:
    """Stop where a marked number is read that matters."""
    if not f.marks_constants or not f.activity.is_active(i):
        return
    size = const_int(types.i64, f.module.layout.size(i.type))
    _check(f, i, i.pointer, size)


def copied(f: Shadowing, i: inst.CallBase, target: Value, source: Value, size: Value) -> None:
    """A copy from constant to constant memory moves the marks; of numbers with a derivative it makes some, and none may leave."""
    if not f.marks_constants:
        return
    length = wide(f.builder, f.primal(size))
    if not f.activity.has_shadow(source):
        filled(f, target, size)
        return
    if f.doubts(source)[0] is None:
        _call_where_constant(f, "__ehub_mark", target, [f.primal(target), length])
        return
    _check(f, i, source, length, unless=target)
    helper = f.runtime.helper("__ehub_mark_copied", _define_copied)
    for into, origin in zip(f.doubts(target), f.doubts(source), strict=True):
        if into is not None and origin is not None:
            given = [into.primal, into.shadow, origin.primal, origin.shadow, f.primal(target), f.primal(source), length]
            f.builder.call(helper, given)


def reallocated(f: Shadowing, i: inst.CallBase, old: Value, kept: Value) -> None:
    """Stop where marked numbers are moved into a new block: that has a shadow, and they have no derivative to put there."""
    if f.marks_constants and f.activity.has_shadow(old):
        _check(f, i, old, wide(f.builder, kept))


def _check(f: Shadowing, i: inst.Instruction, pointer: Value, size: Value, unless: Value | None = None) -> None:
    """Stop if bytes are marked that are read from constant memory, `unless` they go to constant memory."""
    b, others = f.builder, f.doubts(unless) if unless is not None else (None,) * f.width
    for doubt, other in zip(f.doubts(pointer), others, strict=True):
        if doubt is None:
            continue
        looked = size if other is None else b.select(other.holds(b), const_int(types.i64, 0), size)
        helper = f.runtime.helper("__ehub_is_lost", _define_is_lost)
        lost = b.call(helper, [doubt.primal, doubt.shadow, f.primal(pointer), looked])
        holds = b.compare("icmp", "eq", lost, const_int(types.i32, 0))
        f.runtime.check(b, holds, Stop("EH0306", _WHY, i.site))


def _call_where_constant(f: Shadowing, name: str, pointer: Value, given: Sequence[Value]) -> None:
    helper = f.runtime.helper(f"{name}_where_constant", partial(_define_where_constant, name))
    for doubt in f.doubts(pointer):
        if doubt is not None:
            f.builder.call(helper, [doubt.primal, doubt.shadow, *given])


# -- the functions: what is seldom done is native (`marks.c`), and the test before it is inlined ----------------------------------------


def _native(runtime: Runtime, name: str, result: types.Type = types.void, pointers: int = 1) -> Function:
    return runtime.declare(name, result, *(types.ptr,) * pointers, types.i64, suffix=_TOUCHES_ITS_OWN)


def _define_where_constant(native: str, runtime: Runtime, name: str) -> Function:
    def work(b: Builder, places: Sequence[Value], size: Value) -> None:
        b.call(_native(runtime, native), [*places, size])

    return _define_branch(runtime, name, work)


def _define_is_lost(runtime: Runtime, name: str) -> Function:
    native = _native(runtime, "__ehub_is_marked", types.i32)
    return _define_branch(runtime, name, lambda b, places, size: b.call(native, [*places, size]), types.i32)


def _define_branch(
    runtime: Runtime,
    name: str,
    work: Callable[[Builder, Sequence[Value], Value], Value | None],
    result: types.Type = types.void,
) -> Function:
    """(pointer, its shadow, place, size): `work` where the two are the same, and else nothing, or 0."""
    type_ = types.function(result, (*(types.ptr,) * 3, types.i64))
    function = runtime.define(name, type_, "alwaysinline")
    primal, shadow, *places, size = function.arguments
    start, same, other = (function.add_block() for _ in range(3))
    b = Builder(start)
    b.branch_if(b.compare("icmp", "eq", primal, shadow), same, other)
    b = Builder(same)
    b.ret(work(b, places, size))
    Builder(other).ret(None if result.is_void else const_int(result, 0))
    return function


def _define_copied(runtime: Runtime, name: str) -> Function:
    """(target, its shadow, source, its shadow, where to, where from, size)"""
    type_ = types.function(types.void, (*(types.ptr,) * 6, types.i64))
    function = runtime.define(name, type_, "alwaysinline")
    target, its_shadow, source, sources_shadow, to, origin, size = function.arguments
    start, same, both, one, done = (function.add_block() for _ in range(5))
    b = Builder(start)
    b.branch_if(Doubt(target, its_shadow).holds(b), same, done)
    b = Builder(same)
    b.branch_if(Doubt(source, sources_shadow).holds(b), both, one)
    b = Builder(both)
    b.call(_native(runtime, "__ehub_marks_move", pointers=2), [to, origin, size])
    b.branch(done)
    b = Builder(one)
    b.call(_native(runtime, "__ehub_mark"), [to, size])
    b.branch(done)
    Builder(done).ret()
    return function
