"""Threads in forward mode: what the program starts is a thread that runs the forward derivative."""

from __future__ import annotations

from enzyme_hub.differentiate.forward.protocol import Forward
from enzyme_hub.differentiate.forward.signature import results
from enzyme_hub.differentiate.shadowed.threads import Run
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.values import Value, null
from enzyme_hub.languages.libraries.threads.opening import parts
from enzyme_hub.languages.meaning import Begin


def body(f: Forward, i: inst.CallBase) -> None:
    """What a thread runs is called by the thread, which `begin` starts."""
    if not i.type.is_void:
        f.set_primal(i, null(i.type))


def begin(f: Forward, i: inst.CallBase, what: Begin) -> None:
    """Start a thread that runs the forward derivative, if there is one."""
    thread = parts(f.source)
    assert thread is not None and thread.begin is i
    is_active = thread.body in f.calls
    run = Run(f, thread.body, f.derivative_of(thread.body)[1] if is_active else None)
    record = run.make(_entry(f, run, thread.body) if is_active else run.plain(), null(types.ptr))
    start = f.runtime.declare("__ehub_thread_start_alone", types.i32, types.ptr, types.ptr, types.ptr)
    f.set_primal(i, f.builder.call(start, [record, f.primal(thread.handle), f.primal(thread.attributes)]))


def _entry(f: Forward, run: Run, call: inst.CallBase) -> Function:
    derivative, key, _ = f.derivative_of(call)

    def make(b: Builder, record: Value, given: list[Value]) -> Value:
        made = b.call(derivative, given)
        return made if len(results(key)) <= 1 or call.type.is_void else b.extract_value(made, 0)

    return run.entry(f"{derivative.name}.thread", make)
