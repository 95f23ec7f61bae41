"""Regions whose threads always do the same in the same order (`--deterministic`).

Sums of floating-point numbers depend on who adds which terms, and when. So loops with schedules that hand out iterations as threads come
get the schedule `static`, what one thread does the first one does, and in reductions threads take turns by their numbers (`runtime.c`). All
of that OpenMP allows. Ordered sections have one order. Other critical sections, locks and atomic operations let threads in as they come;
`differentiate/legality/concurrency` refuses them.
"""

from __future__ import annotations

from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.module import Module
from enzyme_hub.ir.reader import read_module
from enzyme_hub.ir.values import ConstantInt, const_int
from enzyme_hub.ir.writer import write_module
from enzyme_hub.languages.libraries.openmp.names import AS_THREADS_COME, BEGIN, MODIFIERS, OF_ORDERED
from enzyme_hub.languages.runtime import PASS_TURN, TAKE_TURN
from enzyme_hub.llvm import irtext

_STATIC = 34
_FIRST = {"__kmpc_single": "__kmpc_master", "__kmpc_end_single": "__kmpc_end_master"}


def in_order(text: str) -> str:
    """The module with all that requests reach in order."""
    whole = irtext.ModuleText(text)
    reached = whole.reachable(irtext.request_roots(whole))
    module = read_module(text)
    for name, function in list(module.functions.items()):
        if name not in reached or function.is_declaration:
            continue
        for i in list(function.instructions):
            if isinstance(i, inst.Call):
                _put_in_order(module, i)
    return write_module(module)


def _put_in_order(module: Module, i: inst.Call) -> None:
    name = i.callee.name or ""
    if name in _FIRST:
        first = inst.Call(i.function_type, module.declare(_FIRST[name], i.function_type), i.arguments)
        first.attachments = dict(i.attachments)
        first.insert_before(i)
        i.replace_all_uses_with(first)
        i.erase()
    elif name.startswith(BEGIN):
        schedule = i.arguments[2]
        if isinstance(schedule, ConstantInt):
            asked = schedule.value & ~MODIFIERS
            for of_loop in (0, OF_ORDERED):
                if asked - of_loop in AS_THREADS_COME:
                    i.set_operand(2, const_int(schedule.type, _STATIC + of_loop))
    elif name in ("__kmpc_reduce", "__kmpc_reduce_nowait"):
        _call(module, TAKE_TURN).insert_before(i)
    elif name in ("__kmpc_end_reduce", "__kmpc_end_reduce_nowait"):
        _call(module, PASS_TURN).insert_before(i)


def _call(module: Module, name: str) -> inst.Call:
    type_ = types.function(types.void, ())
    return inst.Call(type_, module.declare(name, type_), [])
