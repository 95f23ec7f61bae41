"""A derivative that an exception may leave: what it holds then, tapes and blocks that wait for their release, is given back.

The memory of tapes keeps a list meanwhile (`tape/pool.c`).
"""

from __future__ import annotations

from enzyme_hub.differentiate.deferred import DEFER
from enzyme_hub.differentiate.runtime import Runtime
from enzyme_hub.differentiate.shadowed.byval import by_value
from enzyme_hub.differentiate.stops.guarding import declare_around, give_back, may_stop
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.cleanups import inherited, with_cleanup
from enzyme_hub.ir.module import Function
from enzyme_hub.languages.heap import WATCH
from enzyme_hub.languages.runtime import JOIN


def watched(derivative: Function, source: Function, runtime: Runtime, hands_on: bool) -> Function:
    """A function that calls the derivative of `source`, watched; the derivative itself where it holds nothing, or nothing is thrown.

    Where threads take part in each other's derivatives, one that `hands_on` its tape is always watched: who waits for another
    derivative may have made it, and when that one is left the tape is none of it.
    """
    is_among_others = hands_on and JOIN in derivative.module.functions and bool(runtime.personality)
    held = may_stop(derivative)[1] if runtime.may_be_left(source) or is_among_others else set()
    if not held:
        return derivative
    made = declare_around(derivative, "watched", inherited(derivative, runtime.personality))
    _fill(made, derivative, runtime, defers=DEFER in held)
    return made


def _fill(made: Function, derivative: Function, runtime: Runtime, defers: bool) -> None:
    b = Builder(made.add_block())
    watch = b.call(runtime.declare(WATCH, types.ptr), [])
    mark = runtime.deferred.mark(b) if defers else None
    call = b.call(derivative, list(made.arguments))
    call.argument_attributes = [by_value(argument.attributes) for argument in derivative.arguments]

    b, result = with_cleanup(call, lambda b: give_back(b, runtime, watch, mark))
    b.call(runtime.declare("__ehub_tape_watched", types.void, types.ptr), [watch])
    b.ret(None if derivative.return_type.is_void else result)
