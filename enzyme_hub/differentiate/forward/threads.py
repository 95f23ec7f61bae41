"""Threads in forward mode: what the program starts is a thread that runs the forward derivative."""

from __future__ import annotations

from enzyme_hub.differentiate.forward.protocol import Forward
from enzyme_hub.differentiate.forward.signature import results
from enzyme_hub.differentiate.shadowed.threads import Run, place_of
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.values import Value, null
from enzyme_hub.languages.meaning import ThreadCreate, ThreadJoin, ThreadScopeBegin, ThreadScopeEnd
from enzyme_hub.languages.thread_calls import parts


def body(f: Forward, i: inst.CallBase) -> None:
    """What a thread runs is called by the thread, which `begin` starts."""
    if not i.type.is_void:
        f.set_primal(i, null(i.type))


def begin(f: Forward, i: inst.CallBase, what: ThreadCreate) -> None:
    """Start a thread that runs the forward derivative, if there is one."""
    thread = parts(f.source)
    assert thread is not None and thread.begin is i
    is_active = thread.body in f.calls
    run = Run(f, thread.body, f.derivative_of(thread.body)[1] if is_active else None)
    record = run.make(_entry(f, run, thread.body) if is_active else run.plain(), null(types.ptr))
    start = f.runtime.declare("__ehub_thread_start", types.i32, *(types.ptr,) * 4)
    given = [record, f.primal(thread.handle), f.primal(thread.attributes), place_of(f, thread.body)]
    f.set_primal(i, f.builder.call(start, given))


def open_(f: Forward, i: inst.CallBase, what: ThreadScopeBegin) -> None:
    """From here on threads are joined before `close`."""
    f.set_primal(i, f.builder.call(f.runtime.declare("__ehub_bracket_new", types.ptr), []))


def close(f: Forward, i: inst.CallBase, what: ThreadScopeEnd) -> None:
    """All threads must be joined."""
    leave = f.runtime.declare("__ehub_bracket_leave", types.void, types.ptr, types.ptr)
    f.builder.call(leave, [f.primal(i.arguments[0]), place_of(f, i)])
    f.builder.call(f.runtime.declare("__ehub_bracket_done", types.void, types.ptr), [f.primal(i.arguments[0])])


def join(f: Forward, i: inst.CallBase, what: ThreadJoin) -> None:
    """Join the thread, and release its record."""
    joined = f.runtime.declare("__ehub_thread_join", types.ptr, types.i64, types.ptr, types.ptr)
    f.runtime.free(f.builder, f.builder.call(joined, [*map(f.primal, i.arguments), place_of(f, i)]))
    f.set_primal(i, null(i.type))


def _entry(f: Forward, run: Run, call: inst.CallBase) -> Function:
    derivative, key, _ = f.derivative_of(call)

    def make(b: Builder, record: Value, given: list[Value]) -> Value:
        made = b.call(derivative, given)
        return made if len(results(key)) <= 1 or call.type.is_void else b.extract_value(made, 0)

    return run.entry(f"{derivative.name}.thread", make)
