"""Variables of which each thread has a copy, where the runtime library keeps these (flang; clang with `-fnoopenmp-use-tls`).

A call that asks for a thread's copy has a cache for the variable, of which the variable's shadow has none; so calls become those
of a function without one. clang's other variables are of the language's own kind (`thread_local`).

For `copyin` flang has all threads copy from the first one's variable, that one to itself, while the others read it. That changes nothing,
but in reverse it would take the adjoint to which the others add meanwhile. So the first thread copies to somewhere else. An
allocatable it would allocate there, so `copyin` of such variables is refused.
"""

from __future__ import annotations

from collections.abc import Sequence

from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.module import Function, GlobalVariable
from enzyme_hub.ir.values import ConstantInt, Value
from enzyme_hub.languages.libraries.openmp.names import BARRIER, COPIED
from enzyme_hub.languages.runtime import copy_of_thread

COPYIN = "__kmpc_threadprivate_copyin"  # no function of the library: it stands for what has no derivative
_ALIGN = 16


def open_threadprivate(i: inst.Call) -> bool:
    """Ask for the copy without a cache; False where it is not known of which variable."""
    variable, size = i.arguments[2:4]
    if not isinstance(variable, GlobalVariable):
        return False
    call = copy_of_thread(i.function.module, variable, size)
    if (where := i.attachments.get("dbg")) is not None:
        call.attachments["dbg"] = where
    call.insert_before(i)
    i.replace_all_uses_with(call)
    i.erase()
    return True


def spare_first(outlined: Function, captured: Sequence[tuple[Value, Value]]) -> None:
    """Have the thread not copy to itself whose copy a region is given; `captured` is what is given, and what it is in the region."""
    for value, inside in captured:
        variable = _variable(value)
        if variable is None:
            continue
        for copy in [i for i in outlined.instructions if isinstance(i, inst.Call) and _variable(i) is variable]:
            if _is_before(inside, copy):
                (_refuse if variable.value_type.holds_pointer else _spare)(copy, inside)


def _variable(value: Value) -> GlobalVariable | None:
    """The variable of whose copy this is the address."""
    position = COPIED.get(value.callee.name or "") if isinstance(value, inst.Call) else None
    found = value.arguments[position] if isinstance(value, inst.Call) and position is not None else None
    return found if isinstance(found, GlobalVariable) else None


def _is_before(value: Value, i: inst.Instruction) -> bool:
    """True if a value is there in front of an instruction, as far as the entry says."""
    if not isinstance(value, inst.Instruction):
        return True
    entry = i.function.entry
    return value.block is entry and (i.block is not entry or value in entry.instructions[: entry.instructions.index(i)])


def _refuse(copy: inst.Call, first: Value) -> None:
    type_ = types.function(types.void, (types.ptr, types.ptr))
    call = inst.Call(type_, copy.function.module.declare(COPYIN, type_), [copy, first])
    if (where := copy.attachments.get("dbg")) is not None:
        call.attachments["dbg"] = where
    assert copy.block is not None
    copy.block.insert(copy.block.instructions.index(copy) + 1, call)


def _spare(copy: inst.Call, first: Value) -> None:
    """Lead what is done with a thread's copy up to the barrier elsewhere, in the thread whose copy is the first one."""
    size = copy.arguments[COPIED[copy.callee.name or ""] + 1]
    if not isinstance(size, ConstantInt):
        return
    before = _up_to_barrier(copy)
    other = copy.function.entry.insert(0, inst.Alloca(types.array(size.value, types.i8), align=_ALIGN))
    assert copy.block is not None
    at = copy.block.instructions.index(copy) + 1
    is_first = copy.block.insert(at, inst.Compare("icmp", "eq", copy, first))
    target = copy.block.insert(at + 1, inst.Select(is_first, other, copy))
    _lead(copy, target, before - {is_first, target})


def _up_to_barrier(i: inst.Instruction) -> set[inst.Instruction]:
    """What may run behind an instruction before the thread comes to a barrier."""
    assert i.block is not None
    found: set[inst.Instruction] = set()
    work = [(i.block, i.block.instructions.index(i) + 1)]
    seen = set()
    while work:
        block, position = work.pop()
        for one in block.instructions[position:]:
            if isinstance(one, inst.Call) and one.callee.name == BARRIER:
                break
            found.add(one)
        else:
            following = [one for one in block.successors if one not in seen]
            seen.update(following)
            work += [(one, 0) for one in following]
    return found


def _lead(pointer: Value, target: Value, among: set[inst.Instruction]) -> None:
    """Use another pointer in these instructions, and where they only compute an address in those that use it."""
    for user in [one for one in pointer.users if one in among]:
        if isinstance(user, inst.GetElementPtr):
            address = inst.GetElementPtr(user.source_type, target, list(user.indices), user.flags)
            address.insert_before(user)
            _lead(user, address, among)
        else:
            user.replace_operand(pointer, target)
