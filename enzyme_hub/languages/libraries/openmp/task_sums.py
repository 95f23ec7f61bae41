"""Reductions over tasks (`task_reduction`, `taskloop reduction`), where one thread runs all tasks of a group.

That thread has one copy of what is reduced, and adds it to the original where the group ends. Nobody looks at the original meanwhile, so
its memory takes the copy, and what was there is put aside: the tasks need not be told where their copies are.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from enzyme_hub.base.records import record
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.module import Function, function_behind
from enzyme_hub.ir.values import ConstantInt, ConstantWord, Value, const_int, null

_BEGIN, _INIT, _END = "__kmpc_taskgroup", "__kmpc_taskred_init", "__kmpc_end_taskgroup"
_FIND = "__kmpc_task_reduction_get_th_data"  # (thread, group, original): the copy
_ITEM = 56  # bytes of what says how one variable is reduced
_ORIGINAL, _SIZE, _START, _FINISH, _COMBINE = 0, 16, 24, 32, 40  # where in that
_ALIGN = 16


@record
class _Sum:
    """A variable, its size, and functions that begin a copy of it, and add one to it."""

    original: Value
    size: ConstantInt
    start: Function | None
    combine: Function


def open_sums(functions: Iterable[Function]) -> bool:
    """Write out the reductions of task groups in these functions, if all is known of them; True if there are any."""
    calls = [i for function in functions for i in function.instructions if isinstance(i, inst.Call)]
    groups = [(call, _end(call), _sums(call)) for call in calls if call.callee.name == _INIT]
    if not groups or any(end is None or sums is None for _, end, sums in groups):
        return False
    for call in [one for one in calls if one.callee.name == _FIND]:
        call.replace_all_uses_with(call.arguments[2])
        call.erase()
    for init, end, sums in groups:
        assert end is not None and sums is not None
        for one in sums:
            _reduce(one, init, end)
        init.replace_all_uses_with(null(types.ptr))
        init.erase()
    return True


def _end(init: inst.Call) -> inst.Call | None:
    """Where the group ends that begins in the same block, if that is one place."""
    assert init.block is not None
    before = init.block.instructions[: init.block.instructions.index(init)]
    if not any(isinstance(i, inst.Call) and i.callee.name == _BEGIN for i in before):
        return None
    found: set[inst.Call] = set()
    seen = {(init.block, 0)}
    work = [(init.block, init.block.instructions.index(init) + 1, 0)]
    while work:
        block, position, depth = work.pop()
        for i in block.instructions[position:]:
            name = i.callee.name if isinstance(i, inst.Call) else None
            depth += (name == _BEGIN) - (name == _END)
            if depth < 0:
                assert isinstance(i, inst.Call)
                found.add(i)
                break
        else:
            for following in block.successors:
                if (following, depth) not in seen:
                    seen.add((following, depth))
                    work.append((following, 0, depth))
            if isinstance(block.instructions[-1], inst.Return) or len(seen) > _FARTHEST:
                return None
    return found.pop() if len(found) == 1 else None


_FARTHEST = 10_000


def _sums(init: inst.Call) -> list[_Sum] | None:
    """What is reduced, by what the program has written to the memory that says so."""
    count, data = init.arguments[1:3]
    if not isinstance(count, ConstantInt) or not isinstance(data, inst.Alloca):
        return None
    written = list(_written(data, init))
    said = dict(written)
    if len(said) < len(written):
        return None
    found = []
    for at in range(0, count.value * _ITEM, _ITEM):
        original, size = said.get(at + _ORIGINAL), said.get(at + _SIZE)
        combine = function_behind(said[at + _COMBINE]) if at + _COMBINE in said else None
        start, finish = said.get(at + _START), said.get(at + _FINISH)
        if original is None or not isinstance(size, ConstantInt) or combine is None or combine.is_declaration:
            return None
        if finish is None or not _is_null(finish) or start is None:
            return None
        started = function_behind(start)
        if not _is_null(start) and (started is None or started.is_declaration):
            return None
        found.append(_Sum(original, size, started, combine))
    return found


def _is_null(value: Value) -> bool:
    return isinstance(value, ConstantWord) and value.is_zero


def _written(data: inst.Alloca, init: inst.Call) -> Iterator[tuple[int, Value]]:
    """What is stored in a variable in the block of `init`, with the distance from its beginning."""
    work: list[tuple[Value, int]] = [(data, 0)]
    while work:
        pointer, at = work.pop()
        for user in pointer.users:
            if isinstance(user, inst.GetElementPtr) and all(isinstance(k, ConstantInt) for k in user.indices):
                indices = [k.value for k in user.indices if isinstance(k, ConstantInt)]
                work.append((user, at + user.function.module.layout.offset_of_indices(user.source_type, indices)))
            elif isinstance(user, inst.Store) and user.pointer is pointer and user.block is init.block:
                yield at, user.value


def _reduce(one: _Sum, init: inst.Call, end: inst.Call) -> None:
    """Put aside what was there where the group begins; where it ends, add what is there then to it."""
    entry = init.function.entry
    bytes_ = types.array(one.size.value, types.i8)
    before, copy = (entry.insert(0, inst.Alloca(bytes_, align=_ALIGN)) for _ in range(2))
    _move(init, before, one.original, one.size)
    if one.start is None:
        fill = types.function(types.void, (types.ptr, types.i8, types.i64, types.i1))
        _call_named(
            init, "llvm.memset.p0.i64", fill, [one.original, const_int(types.i8, 0), one.size, const_int(types.i1, 0)]
        )
    else:
        _call(init, one.start, [one.original, before])
    _move(end, copy, one.original, one.size)
    _move(end, one.original, before, one.size)
    _call(end, one.combine, [one.original, copy])


def _move(before: inst.Call, target: Value, source: Value, size: Value) -> None:
    copy = types.function(types.void, (types.ptr, types.ptr, types.i64, types.i1))
    _call_named(before, "llvm.memcpy.p0.p0.i64", copy, [target, source, size, const_int(types.i1, 0)])


def _call_named(before: inst.Call, name: str, type_: types.FunctionType, arguments: list[Value]) -> None:
    _call(before, before.function.module.declare(name, type_), arguments)


def _call(before: inst.Call, function: Function, arguments: list[Value]) -> None:
    call = inst.Call(function.value_type, function, arguments)
    if (place := before.attachments.get("dbg")) is not None:
        call.attachments["dbg"] = place
    call.insert_before(before)
