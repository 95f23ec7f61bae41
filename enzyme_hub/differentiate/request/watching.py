"""A derivative that an exception may leave: what it holds then, tapes and blocks that wait for their release, is given back.

The memory of tapes keeps a list meanwhile (`tape/pool.c`).
"""

from __future__ import annotations

from enzyme_hub.differentiate.deferred import DEFER
from enzyme_hub.differentiate.runtime import Runtime
from enzyme_hub.differentiate.shadowed.byval import by_value
from enzyme_hub.differentiate.tape.memory import TAKERS
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.clone import as_invoke
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.values import Value

_EXCEPTION = types.struct((types.ptr, types.i32))


def watched(derivative: Function, source: Function, runtime: Runtime) -> Function:
    """A function that calls the derivative of `source`, watched; the derivative itself where it holds nothing, or nothing is thrown."""
    held = _held(derivative) if runtime.may_be_left(source) else set()
    if not held:
        return derivative
    module = derivative.module
    made = module.define(
        module.unique_name(f"watched.{derivative.name}"),
        derivative.value_type,
        parameter_names=[argument.name for argument in derivative.arguments],
        parameter_attributes=[by_value(argument.attributes) for argument in derivative.arguments],
        header_prefix="internal",
        header_suffix=derivative.inherited
        if derivative.personality
        else f"{derivative.inherited} {runtime.personality}".strip(),
    )
    _fill(made, derivative, runtime, defers=DEFER in held)
    return made


def _fill(made: Function, derivative: Function, runtime: Runtime, defers: bool) -> None:
    start, done, left = made.add_block(), made.add_block(), made.add_block()
    b = Builder(start)
    list_ = b.call(runtime.declare("__ehub_tape_watch", types.i64), [])
    mark = runtime.deferred.mark(b) if defers else None
    call = b.call(derivative, list(made.arguments))
    call.argument_attributes = [by_value(argument.attributes) for argument in derivative.arguments]
    start.instructions.remove(call)
    invoke = b.insert(as_invoke(call, done, left))
    b = Builder(done)
    b.call(runtime.declare("__ehub_tape_watched", types.void, types.i64), [list_])
    b.ret(None if derivative.return_type.is_void else invoke)
    b = Builder(left)
    exception = b.insert(inst.LandingPad(_EXCEPTION, (), ("cleanup",)))
    b.call(runtime.declare("__ehub_tape_abandon", types.void, types.i64), [list_])
    if mark is not None:
        runtime.deferred.run(b, mark)
    b.insert(inst.Resume(exception))


def _held(derivative: Function) -> set[str]:
    """The functions through which the derivative, or what it calls, gets something that it has to give back."""
    seen = {derivative}
    work = [derivative]
    found: set[str] = set()
    while work:
        for i in work.pop().instructions:
            callee: Value | None = i.called_function if isinstance(i, inst.CallBase) else None
            if not isinstance(callee, Function) or callee in seen:
                continue
            seen.add(callee)
            name = (callee.name or "").partition(".")[0]
            if name in TAKERS or name == DEFER:
                found.add(name)
            elif callee.is_read and not callee.is_declaration:  # what nobody has read is nothing of ours
                work.append(callee)
    return found
