"""Parallel regions become calls, and calls become parallel regions again.

`__kmpc_fork_call(place, n, outlined, a, b)` is made `region(a, b)`, where `region` is a function with a role (`Role.REGION`) that calls
the outlined one. To everybody who looks at the program one thread runs it, once; what other threads do in the meantime is
said where threads wait for each other (`meaning.Synchronises`). `close_regions` takes that back for whatever calls such a
function: the program itself, and derivatives.

Beside that, reductions become critical sections, for these can be gone through in the opposite order, and atomic additions become
calls of functions with a derivative.
"""

from __future__ import annotations

from collections.abc import Iterable

from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.module import Function, Module, function_behind
from enzyme_hub.ir.reader import read_module
from enzyme_hub.ir.roles import Role, is_region
from enzyme_hub.ir.types import Type
from enzyme_hub.ir.values import ConstantInt, Value, const_int
from enzyme_hub.ir.writer import write_module
from enzyme_hub.languages.libraries.openmp.alone import add_plainly
from enzyme_hub.languages.libraries.openmp.apart import part_pointers
from enzyme_hub.languages.libraries.openmp.atomics import open_atomics
from enzyme_hub.languages.libraries.openmp.captures import by_value, meanings, read_in_front, variable_of
from enzyme_hub.languages.libraries.openmp.copyprivate import COPYPRIVATE, open_copyprivate
from enzyme_hub.languages.libraries.openmp.league import functions_of_teams, open_teams
from enzyme_hub.languages.libraries.openmp.names import (
    BEGIN,
    BEGIN_SIGNALS,
    CACHED,
    FORK,
    FORK_IF,
    MODIFIERS,
    OF_ORDERED,
    ORDERED_LOOP,
    THREAD,
)
from enzyme_hub.languages.libraries.openmp.task_sums import open_sums
from enzyme_hub.languages.libraries.openmp.tasks import open_tasks
from enzyme_hub.languages.libraries.openmp.threadprivate import open_threadprivate, spare_first
from enzyme_hub.llvm import irtext

OPEN = "__ehub_team_open"  # in the runtime
_REDUCES = {"__kmpc_reduce": True, "__kmpc_reduce_nowait": False}
_END_REDUCES = {"__kmpc_end_reduce": True, "__kmpc_end_reduce_nowait": False}
"""Whether the threads wait for each other in the end."""
_OF_PLACE = types.function(types.void, (types.ptr, types.i32))
_OF_LOCK = types.function(types.void, (types.ptr, types.i32, types.ptr))


# -- before anything is differentiated ------------------------------------------------------------------------------------


def open_regions(text: str) -> str | None:
    """The module with calls in the place of regions, where requests reach; None if there is nothing to change."""
    whole = irtext.ModuleText(text)
    reached = whole.reachable(irtext.request_roots(whole))
    module = read_module(text)
    changed = False
    functions = [f for name, f in module.functions.items() if name in reached and not f.is_declaration]
    changed |= open_sums(functions)
    of_teams = functions_of_teams(functions)
    for function in functions:
        changed |= open_tasks(function)
        for block in list(function.blocks):
            for i in list(block.instructions):
                changed |= _open(i, function in of_teams)
    changed |= open_atomics(module, functions)
    return write_module(module) if changed else None


def _open(i: inst.Instruction, is_of_teams: bool) -> bool:
    if not isinstance(i, inst.Call):
        return False
    name = i.callee.name or ""
    if name == FORK:
        return _open_region(i, list(i.arguments[3:]))
    if name == FORK_IF:
        return _open_region(i, list(i.arguments[4:]), i.arguments[3])
    if name in _REDUCES:
        place, thread, lock = i.arguments[0], i.arguments[1], i.arguments[-1]
        _replace(i, "__kmpc_critical", _OF_LOCK, [place, thread, lock], const_int(types.i32, 1))
        return True
    if name in _END_REDUCES:
        place, thread, lock = i.arguments
        if _END_REDUCES[name] and not is_of_teams:
            _insert_after(i, _call(i, "__kmpc_barrier", _OF_PLACE, [place, thread]))
        _replace(i, "__kmpc_end_critical", _OF_LOCK, [place, thread, lock])
        return True
    if name == CACHED:
        return open_threadprivate(i)
    if name == COPYPRIVATE:
        return open_copyprivate(i)
    if name == BEGIN_SIGNALS or (name.startswith(BEGIN) and _is_ordered(i.arguments[2])):
        _call(i, ORDERED_LOOP, types.function(types.void, ()), []).insert_before(i)
        return True
    return open_teams(i)


def _is_ordered(schedule: Value) -> bool:
    """True for what the runtime library is told of an ordered loop, or may be."""
    return not isinstance(schedule, ConstantInt) or schedule.value & ~MODIFIERS & 2 * OF_ORDERED != 0


def _call(i: inst.Instruction, name: str, type_: types.FunctionType, arguments: list[Value]) -> inst.Call:
    call = inst.Call(type_, i.function.module.declare(name, type_), arguments)
    if (place := i.attachments.get("dbg")) is not None:
        call.attachments["dbg"] = place
    return call


def _insert_after(i: inst.Instruction, call: inst.Call) -> None:
    assert i.block is not None
    i.block.insert(i.block.instructions.index(i) + 1, call)


def _replace(
    i: inst.Instruction, name: str, type_: types.FunctionType, arguments: list[Value], result: Value | None = None
) -> None:
    _insert_after(i, _call(i, name, type_, arguments))
    if result is not None:
        i.replace_all_uses_with(result)
    i.erase()


def _open_region(i: inst.Call, captured: list[Value], condition: Value | None = None) -> bool:
    """A region; where a condition does not hold one thread is the team."""
    outlined = function_behind(i.arguments[2])
    if outlined is None or outlined.is_declaration or len(outlined.arguments) != 2 + len(captured):
        return False
    given = outlined.arguments[2:]
    variables = by_value(captured, given)
    spare_first(outlined, list(meanings(captured, given, variables)))
    values: list[Value] = []
    for value, variable in zip(captured, variables, strict=True):
        values += [value] if variable is None else read_in_front(variable, value, i)
    if condition is not None:
        _push_one_unless(i, condition)
    region = _region(outlined, i.arguments[0], values, variables)
    _replace_by_call(i, region, values)
    return True


def _push_one_unless(i: inst.Call, condition: Value) -> None:
    """No number of threads (0) changes nothing."""
    assert i.block is not None
    place, at = i.arguments[0], i.block.instructions.index(i)
    holds = i.block.insert(at, inst.Compare("icmp", "ne", condition, const_int(condition.type, 0)))
    number = i.block.insert(at + 1, inst.Select(holds, const_int(types.i32, 0), const_int(types.i32, 1)))
    thread = i.block.insert(at + 2, _call(i, THREAD, types.function(types.i32, (types.ptr,)), [place]))
    of_number = types.function(types.void, (types.ptr, types.i32, types.i32))
    i.block.insert(at + 3, _call(i, "__kmpc_push_num_threads", of_number, [place, thread, number]))


def _replace_by_call(i: inst.Call, region: Function, values: list[Value]) -> None:
    call = inst.Call(region.value_type, region, values)
    if (place := i.attachments.get("dbg")) is not None:
        call.attachments["dbg"] = place
    _insert_after(i, call)
    i.erase()


def _region(outlined: Function, place: Value, values: list[Value], variables: list[Type | None]) -> Function:
    """A function of what is captured that calls the outlined one, which LLVM inlines."""
    module = outlined.module
    region = module.define(
        module.unique_name(f"{outlined.name}.region"),
        types.function(types.void, tuple(value.type for value in values)),
        header_prefix="internal",
        header_suffix=f"noinline nounwind {Role.REGION.value} {outlined.inherited}".strip(),
    )
    b = Builder(region.add_block())
    thread, bound = b.alloca(types.i32), b.alloca(types.i32)
    given = iter(region.arguments)
    passed = [next(given) if variable is None else variable_of(variable, given, b) for variable in variables]
    number = module.declare(THREAD, types.function(types.i32, (types.ptr,)))
    b.store(b.call(number, [place]), thread)
    b.store(const_int(types.i32, 0), bound)
    call = b.call(outlined, [thread, bound, *passed])
    call.attributes = ("alwaysinline",)
    b.ret()
    return region


# -- when all derivatives are written -------------------------------------------------------------------------------------


def close_regions(module: Module) -> None:
    """Calls of regions are calls of the runtime library again."""
    part_pointers(module)
    regions = [f for f in module.functions.values() if is_region(f) and not f.is_declaration]
    add_plainly(module, regions)
    module.read_users([region.name or "" for region in regions])
    for region in regions:
        calls = [user for user in region.users if isinstance(user, inst.Call) and user.callee is region]
        if calls:
            _close(module, region, calls)
        region.header_suffix = " ".join(w for w in region.attributes if w not in (Role.REGION.value, "noinline"))


def _close(module: Module, region: Function, calls: Iterable[inst.Call]) -> None:
    frame = types.struct(tuple(argument.type for argument in region.arguments))
    entry = module.define(
        module.unique_name(f"{region.name}.outlined"),
        types.function(types.void, (types.ptr,) * 3),
        header_prefix="internal",
        header_suffix=f"nounwind {region.inherited}".strip(),
    )
    b = Builder(entry.add_block())
    zero = const_int(types.i32, 0)

    def place(b: Builder, memory: Value, index: int) -> Value:
        return b.gep(frame, memory, [zero, const_int(types.i32, index)])

    values = [b.load(a.type, place(b, entry.arguments[2], k)) for k, a in enumerate(region.arguments)]
    b.call(region, values)
    b.ret()
    fork = module.declare(OPEN, types.function(types.void, (types.ptr, types.ptr)))
    for call in calls:
        assert call.block is not None
        memory = call.function.entry.insert(0, inst.Alloca(frame))
        at = call.block.instructions.index(call)
        for k, value in enumerate(call.arguments):
            member = call.block.insert(
                at + 2 * k, inst.GetElementPtr(frame, memory, [zero, const_int(types.i32, k)], ())
            )
            call.block.insert(at + 2 * k + 1, inst.Store(value, member))
        _replace(call, OPEN, fork.value_type, [entry, memory])
