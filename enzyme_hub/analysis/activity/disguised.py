"""Addresses that a program keeps in another form than their own: shifted, in halves, complemented, as a number.

Nobody follows these (`Activity` follows what is still an address, but for marks in its first or last bits). Who makes a
pointer of one again reads memory of which no shadow is known, and is given nothing that is seen to be active. So a call of
such a function counts as active as soon as an address is kept in another form anywhere: the function is then looked at, and
its load refused.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from enzyme_hub.analysis.activity.analysis import is_unknown
from enzyme_hub.analysis.activity.words import addresses_in
from enzyme_hub.analysis.memory.alias import PointerInfo
from enzyme_hub.analysis.types.function_types import FunctionTypes
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.values import ConstantInt, Value

_DISGUISES = frozenset("shl lshr ashr mul xor sub trunc uitofp sitofp call".split())
_KEEPS = frozenset("zext sext bitcast freeze phi select insertelement insertvalue shufflevector extractelement".split())


def reading_disguised(
    functions: Iterable[Function],
    pointers: Callable[[Function], PointerInfo],
    types: Callable[[Function], FunctionTypes],
) -> list[Function]:
    """The functions that read numbers through pointers made of words, if any of these may be an address in another form."""
    functions = list(functions)
    making = [f for f in functions if any(i.opcode == "inttoptr" for i in f.instructions)]
    if not making or not any(map(_keeps_disguised, functions)):
        return []
    return [f for f in making if any(_reads_unknown(i, pointers(f), types(f)) for i in f.instructions)]


def _reads_unknown(i: inst.Instruction, pointers: PointerInfo, types: FunctionTypes) -> bool:
    return isinstance(i, inst.Load) and types.carries_number(i) and any(map(is_unknown, pointers.all_bases(i.pointer)))


def _keeps_disguised(function: Function) -> bool:
    """True if a function puts an address in another form where others may find it."""
    seen: set[tuple[Value, bool]] = set()
    work: list[tuple[Value, bool]] = [(i, False) for i in function.instructions if i.opcode == "ptrtoint"]
    while work:
        value, is_disguised = work.pop()
        if (value, is_disguised) in seen:
            continue
        seen.add((value, is_disguised))
        for user in value.users:
            if is_disguised and (
                isinstance(user, (inst.Store, inst.Return, inst.CallBase)) or user.opcode == "inttoptr"
            ):
                return True
            work.extend((user, becomes) for becomes in _becomes(user, value, is_disguised))
    return False


def _becomes(user: inst.Instruction, value: Value, is_disguised: bool) -> Iterable[bool]:
    """Whether the result has an address in it: none, one as it is (False), or one in another form (True)."""
    if user.type.is_void or user.type.scalar.is_pointer or isinstance(user, inst.Compare):
        return ()
    if user.opcode == "sub" and not isinstance(user.operand(1), ConstantInt) and user.operand(0) is value:
        return (True,) if is_disguised else ()  # a distance
    if user.opcode in _KEEPS:
        return (is_disguised,)
    if value in addresses_in(user):
        return (is_disguised,)
    return (True,) if user.opcode in _DISGUISES or (is_disguised and not user.type.scalar.is_float) else ()
