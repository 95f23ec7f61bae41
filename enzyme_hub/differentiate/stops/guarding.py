"""Where a program takes stops, a request calls a derivative that may stop under a guard.

A stop in it comes back to the guard (`caught.c`), past the functions in between: these return no more, so what they hold, tapes and
blocks that wait for their release, is given back by the lists that are kept for exceptions as well. Then the program's function is
called, in the frame of the request: it may throw what the request's caller catches.
"""

from __future__ import annotations

from enzyme_hub.base.worklist import Worklist
from enzyme_hub.differentiate.deferred import DEFER
from enzyme_hub.differentiate.runtime import Runtime
from enzyme_hub.differentiate.shadowed.byval import by_value
from enzyme_hub.differentiate.stops.planting import NO_MEMORY, STOP, STOP_WITH
from enzyme_hub.differentiate.tape.memory import TAKERS
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.cleanups import inherited, with_cleanup
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.values import Value, const_int, null
from enzyme_hub.languages.heap import WATCH

_ENDS = frozenset((STOP, STOP_WITH))
_GUARD = types.array(2048, types.i8)  # `struct guard` of guard.h
# Native code of ours may stop, but for this, by the beginnings of its names. (No memory may be left for any tape: that alone is no
# reason for a guard where one would cost time, in a program.)
_NATIVE, _QUIET = "__ehub_", ("__ehub_tape_", "__ehub_sort_", NO_MEMORY)


def guarded(derivative: Function, runtime: Runtime, held: set[str]) -> Function:
    """A function that calls the derivative under a guard. `held`: through what it gets something that it has to give back."""
    made = declare_around(
        derivative, "guarded", f"noinline uwtable {inherited(derivative, runtime.personality)}".strip()
    )
    _fill(made, derivative, runtime, defers=DEFER in held)
    return made


def declare_around(derivative: Function, stem: str, suffix: str) -> Function:
    """A function that takes and returns what the derivative does, without a body yet."""
    module = derivative.module
    return module.define(
        module.unique_name(f"{stem}.{derivative.name}"),
        derivative.value_type,
        parameter_names=[argument.name for argument in derivative.arguments],
        parameter_attributes=[by_value(argument.attributes) for argument in derivative.arguments],
        header_prefix="internal",
        header_suffix=suffix,
    )


def give_back(b: Builder, runtime: Runtime, watch: Value, mark: Value | None) -> None:
    """Give back what a derivative held that is left: tapes, and the blocks on the list of releases behind `mark`."""
    b.call(runtime.declare("__ehub_tape_abandon", types.void, types.ptr), [watch])
    if mark is not None:
        runtime.deferred.run(b, mark)


def _fill(made: Function, derivative: Function, runtime: Runtime, defers: bool) -> None:
    start, run, stopped = (made.add_block() for _ in range(3))
    b = Builder(start)
    guard = b.alloca(_GUARD, align=16)
    watch = b.call(runtime.declare(WATCH, types.ptr), [])
    mark = runtime.deferred.mark(b) if defers else None
    b.call(runtime.declare("__ehub_stop_guard", types.void, types.ptr), [guard])
    jump = b.call(runtime.declare("_setjmp", types.i32, types.ptr, suffix="returns_twice nounwind"), [guard])
    jump.attributes = ("returns_twice",)
    b.branch_if(b.compare("icmp", "eq", jump, const_int(types.i32, 0)), run, stopped)

    def leave(b: Builder) -> None:
        b.call(runtime.declare("__ehub_stop_unguard", types.void, types.ptr), [guard])
        give_back(b, runtime, watch, mark)

    b = Builder(run)
    call = b.call(derivative, list(made.arguments))
    call.argument_attributes = [by_value(argument.attributes) for argument in derivative.arguments]
    call.attributes = ("noinline",)
    b, result = with_cleanup(call, leave)
    b.call(runtime.declare("__ehub_stop_unguard", types.void, types.ptr), [guard])
    b.call(runtime.declare("__ehub_tape_watched", types.void, types.ptr), [watch])
    b.ret(None if derivative.return_type.is_void else result)
    b = Builder(stopped)
    give_back(b, runtime, watch, mark)
    b.call(runtime.declare("__ehub_stopped", types.void, types.ptr), [guard])
    b.ret(None if derivative.return_type.is_void else null(derivative.return_type))


def may_stop(derivative: Function) -> tuple[bool, set[str]]:
    """Whether a derivative may stop for another reason than memory; and through which functions it gets what it has to give back."""
    work = Worklist([derivative])
    for one in work:
        if one is derivative or (one.is_read and not one.is_declaration):  # what nobody has read is nothing of ours
            called = (i.called_function for i in one.instructions if isinstance(i, inst.CallBase))
            work.extend(callee for callee in called if callee is not None)
    names = {one: (one.name or "").partition(".")[0] for one in work.visited if one is not derivative}
    held = {name for name in names.values() if name in TAKERS or name == DEFER}
    stops = (
        name in _ENDS or (one.is_declaration and name.startswith(_NATIVE) and not name.startswith(_QUIET))
        for one, name in names.items()
    )
    return any(stops), held
