"""`teams` becomes one team, whose first thread makes a call.

A program that names no number gets one from LLVM's runtime library, so what a team shares with others nobody needs to know.
`distribute` hands all iterations to it. Parallel regions inside have as many threads as elsewhere. The program may run a team's function
in another place, which no request reaches, by as many teams as it likes.
"""

from __future__ import annotations

from collections.abc import Iterable

from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.module import Function, function_behind
from enzyme_hub.ir.types import FunctionType
from enzyme_hub.ir.values import ConstantInt, Value, const_int
from enzyme_hub.languages.libraries.openmp.names import DISTRIBUTE, SHARES

_FORK = "__kmpc_fork_teams"  # (place, number of what is captured, the team's function, what is captured)
_PUSH = "__kmpc_push_num_teams"  # (place, thread, most teams, most threads)
_STATIC = "__kmpc_for_static_init_"  # (place, thread, schedule, last, lower, upper, stride, step, size of a piece)
_BOTH = "__kmpc_dist_for_static_init_"  # the same with the upper bound of the team after that of the thread
_DISTRIBUTES = (91, 92)  # schedules


def functions_of_teams(functions: Iterable[Function]) -> set[Function]:
    """What teams run that these functions start: one thread each, until there is a region inside. No barrier is theirs."""
    calls = [i for one in functions for i in one.instructions if isinstance(i, inst.Call) and i.callee.name == _FORK]
    return {team for call in calls if (team := function_behind(call.arguments[2])) is not None}


def open_teams(i: inst.Call) -> bool:
    """Have one team do what several would; False for other calls, and where several, or a limit of threads, are asked for."""
    name = i.callee.name or ""
    if name == _FORK:
        return _run(i)
    if name == _PUSH:
        teams, limit = i.arguments[2:4]
        if not (
            isinstance(teams, ConstantInt) and teams.value <= 1 and isinstance(limit, ConstantInt) and not limit.value
        ):
            return False  # what is computed may depend on it
        i.erase()
        return True
    if name.startswith(_STATIC):
        schedule = i.arguments[2]
        is_of_teams = isinstance(schedule, ConstantInt) and schedule.value in _DISTRIBUTES
        return is_of_teams and _call_ours(i, DISTRIBUTE + name.removeprefix(_STATIC))
    return name.startswith(_BOTH) and _call_ours(i, SHARES + name.removeprefix(_BOTH))


def _run(i: inst.Call) -> bool:
    team, captured = function_behind(i.arguments[2]), list(i.arguments[3:])
    if team is None or team.is_declaration or len(team.arguments) != 2 + len(captured):
        return False
    entry = i.function.entry
    thread, bound = (entry.insert(0, inst.Alloca(types.i32)) for _ in range(2))
    asked = types.function(types.i32, (types.ptr,))
    number = inst.Call(asked, i.function.module.declare("__kmpc_global_thread_num", asked), [i.arguments[0]])
    number.insert_before(i)
    inst.Store(number, thread, 4).insert_before(i)
    inst.Store(const_int(types.i32, 0), bound, 4).insert_before(i)
    _replace(i, team, team.value_type, [thread, bound, *captured])
    return True


def _call_ours(i: inst.Call, name: str) -> bool:
    _replace(i, i.function.module.declare(name, i.function_type), i.function_type, list(i.arguments))
    return True


def _replace(i: inst.Call, function: Value, type_: FunctionType, arguments: list[Value]) -> None:
    call = inst.Call(type_, function, arguments)
    if (place := i.attachments.get("dbg")) is not None:
        call.attachments["dbg"] = place
    call.insert_before(i)
    i.erase()
