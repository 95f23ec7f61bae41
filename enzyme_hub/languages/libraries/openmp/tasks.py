"""Tasks of OpenMP become calls, made where the tasks are created.

A thread that creates a task may run it at once (the task is undeferred, as with `if(0)`), so a program cannot tell. Then waiting for
tasks, their dependences and groups mean nothing, a taskloop is one task with all iterations, and everybody sees plain calls. A task is
memory: a struct with a pointer to what it shares in front, then what is its own.
"""

from __future__ import annotations

from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.module import Function, function_behind
from enzyme_hub.ir.values import ConstantInt, ConstantWord, Value, const_int

ALLOC = "__kmpc_omp_task_alloc"  # (place, thread, flags, size, size of what is shared, the task's function)
_RUNS = ("__kmpc_omp_task", "__kmpc_omp_task_with_deps")
_LOOPS = ("__kmpc_taskloop", "__kmpc_taskloop_5")
_NOTHING = frozenset(
    """
    __kmpc_omp_task_begin_if0 __kmpc_omp_task_complete_if0 __kmpc_omp_taskwait __kmpc_omp_taskwait_deps_51 __kmpc_omp_taskyield
    __kmpc_omp_wait_deps __kmpc_taskgroup __kmpc_end_taskgroup
    """.split()
)
_LEADS_TO_OWN = ".omp_task_privates_map."
"""How functions of clang's begin that find what is a task's own. Where they are inlined it is known what lies where."""
_DETACHES = ("__kmpc_task_allow_completion_event",)  # the task is not done when its function returns
_ALIGN = 16


def open_tasks(function: Function) -> bool:
    """Have a function run the tasks that it creates; True if it creates some, or waits for some."""
    if (function.name or "").startswith(_LEADS_TO_OWN):
        function.header_suffix = " ".join(word for word in function.attributes if word != "noinline")
    calls = [i for i in function.instructions if isinstance(i, inst.Call)]
    created = [call for call in calls if call.callee.name == ALLOC and _can_run(call)]
    idle = [call for call in calls if call.callee.name in _NOTHING]
    for call in created:
        _run(call)
    for call in idle:
        _remove(call)
    return bool(created or idle)


def _can_run(alloc: inst.Call) -> bool:
    """True if all is known that is done with the task, and its function."""
    size, shared, entry = alloc.arguments[3:6]
    body = function_behind(entry)
    if not all(isinstance(one, ConstantInt) for one in (size, shared)) or body is None or body.is_declaration:
        return False
    loops = _uses(alloc, _LOOPS)
    return not _uses(alloc, _DETACHES) and all(_is_null(loop.arguments[-1]) or _marks(loop) for loop in loops)


def _marks(loop: inst.Call) -> bool:
    """True if a function that makes further tasks of one says only which of them is the last one: no objects are copied."""
    copy = function_behind(loop.arguments[-1])
    if copy is None or copy.is_declaration:
        return False
    calls = [i for i in copy.instructions if isinstance(i, inst.CallBase)]
    return all((i.intrinsic or "").startswith(("llvm.lifetime.", "llvm.dbg.")) for i in calls)


def _is_null(value: Value) -> bool:
    return isinstance(value, ConstantWord) and value.is_zero


def _uses(alloc: inst.Call, names: tuple[str, ...]) -> list[inst.Call]:
    """The calls of these functions with the task."""
    return [
        user
        for user in alloc.users
        if isinstance(user, inst.Call) and user.callee.name in names and user.arguments[2] is alloc
    ]


def _run(alloc: inst.Call) -> None:
    entry = function_behind(alloc.arguments[5])
    size, shared = alloc.arguments[3:5]
    assert entry is not None and isinstance(size, ConstantInt) and isinstance(shared, ConstantInt)
    for use in _uses(alloc, _RUNS + _LOOPS):
        call = inst.Call(entry.value_type, entry, [use.arguments[1], alloc])
        call.attributes = ("alwaysinline",)  # what is known of a task's memory is best known where it is filled
        _keep_place(call, use)
        call.insert_before(use)
        if use.callee.name in _LOOPS and not _is_null(use.arguments[-1]):
            last = function_behind(use.arguments[-1])
            assert last is not None
            mark = inst.Call(last.value_type, last, [alloc, alloc, const_int(types.i32, 1)])
            _keep_place(mark, use)
            mark.insert_before(call)
        _remove(use)
    top = alloc.function.entry
    memory = top.insert(0, inst.Alloca(types.array(size.value, types.i8), align=_ALIGN))
    if shared.value:
        others = top.insert(1, inst.Alloca(types.array(shared.value, types.i8), align=_ALIGN))
        inst.Store(others, memory, 8).insert_before(alloc)
    alloc.replace_all_uses_with(memory)
    alloc.erase()


def _keep_place(call: inst.Call, of: inst.Call) -> None:
    if (place := of.attachments.get("dbg")) is not None:
        call.attachments["dbg"] = place


def _remove(call: inst.Call) -> None:
    if call.is_used:
        call.replace_all_uses_with(const_int(call.type, 0))
    call.erase()
