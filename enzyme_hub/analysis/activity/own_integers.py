"""Local variables that only ever hold integers made of constants: permutations, counters.

A struct that holds such integers beside an array of numbers is copied as a whole, and where the array is indexed nothing
says how long it is. Then the types see numbers in the variable, too, from which the struct was filled. Here nothing is
asked of types: all that is put into the variable is looked at, and what that is made of.
"""

from __future__ import annotations

from typing import TypeAlias

from enzyme_hub.analysis.tables import fixed
from enzyme_hub.base.worklist import Worklist
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.layout import DataLayout
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.types import Type
from enzyme_hub.ir.values import ConstantInt, ConstantWord, Value
from enzyme_hub.ir.walk import CHOICES, PLACES, handed_on, origin, uses_through
from enzyme_hub.languages.meaning import Copy, Fill, meaning

_COMPUTED = CHOICES | inst.INT_BINARY | {"zext", "sext", "trunc"}
MOST_STEPS = 64


def reads_own_integers(load: inst.Load, layout: DataLayout) -> bool:
    """True if the load reads a local variable, into the bytes that it reads of which nothing but such integers is ever put."""
    variable = origin(load.pointer)
    if not isinstance(variable, inst.Alloca) or not load.type.is_int:
        return False
    read = _bytes(load.pointer, load.type, variable, layout)
    stored: list[Value] = []
    for use in uses_through(variable, PLACES):
        user = use.user
        if isinstance(user, inst.Store) and use.index == 1:
            if _may_meet(read, _bytes(user.pointer, user.value.type, variable, layout)):
                stored.append(user.value)
        elif not _only_reads(user, use.index):
            return False
    return _made_of_constants(stored, variable, read, layout)


_Bytes: TypeAlias = "tuple[int, int] | None"
"""From where to where; None: anywhere."""


def _bytes(pointer: Value, type_: Type, variable: inst.Alloca, layout: DataLayout) -> _Bytes:
    """Which bytes of a variable an access to it touches."""
    base, start = fixed(pointer, layout)
    return (start, start + layout.size(type_)) if base is variable else None


def _may_meet(one: _Bytes, other: _Bytes) -> bool:
    return one is None or other is None or (one[0] < other[1] and other[0] < one[1])


def _is_within(one: _Bytes, other: _Bytes) -> bool:
    return other is None or (one is not None and other[0] <= one[0] and one[1] <= other[1])


def _only_reads(user: inst.Instruction, index: int, within: frozenset[Function] = frozenset()) -> bool:
    """True if an instruction puts nothing into the variable that this operand leads to; a destructor is such a call."""
    if isinstance(user, (inst.Load, inst.Compare)) or _spares(user, index):
        return True
    called = user.called_function if isinstance(user, inst.CallBase) else None
    if called is None or called.is_declaration or called in within or index >= len(called.arguments):
        return False
    uses = uses_through(called.arguments[index], PLACES)
    return all(_only_reads(use.user, use.index, within | {called}) for use in uses)


def _spares(user: Value, index: int) -> bool:
    """True if a call puts nothing into what this operand points to but one byte, repeated."""
    if not isinstance(user, inst.CallBase):
        return False
    what = meaning(user)
    if isinstance(what, Copy):
        return index == what.source
    if isinstance(what, Fill):
        return isinstance(user.operand(1), ConstantInt)
    return (user.intrinsic or "").startswith("llvm.lifetime.")


def _made_of_constants(values: list[Value], variable: inst.Alloca, read: _Bytes, layout: DataLayout) -> bool:
    work = Worklist(values)
    for steps, value in enumerate(one for one in work if not isinstance(one, (ConstantInt, ConstantWord))):
        if not value.type.is_int or steps == MOST_STEPS:
            return False
        if isinstance(value, inst.Load):
            again = _bytes(value.pointer, value.type, variable, layout)
            if origin(value.pointer) is not variable or not _is_within(again, read):
                return False  # others of its bytes hold something else
        elif isinstance(value, inst.Instruction) and value.opcode in _COMPUTED:
            work.extend(handed_on(value))
        elif not isinstance(value, inst.Compare):
            return False
    return True
