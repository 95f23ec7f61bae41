"""Local variables that only ever hold integers made of constants: permutations, counters.

A struct that holds such integers beside an array of numbers is copied as a whole, and where the array is indexed nothing
says how long it is. Then the types see numbers in the variable, too, from which the struct was filled. Here nothing is
asked of types: all that is put into the variable is looked at, and what that is made of.
"""

from __future__ import annotations

from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.values import ConstantInt, ConstantWord, Value
from enzyme_hub.languages.meaning import Copy, Fill, meaning

_ARITHMETIC = frozenset("add sub mul and or xor shl lshr ashr udiv urem sdiv srem zext sext trunc".split())
MOST_STEPS = 64


def reads_own_integers(load: inst.Load) -> bool:
    """True if the load reads a local variable into which nothing but such integers is ever put."""
    variable = _base(load.pointer)
    if not isinstance(variable, inst.Alloca) or not load.type.is_int:
        return False
    work: list[Value] = [variable]
    stored: list[Value] = []
    while work:
        for use in work.pop()._uses:
            user = use.user
            if isinstance(user, inst.Store) and use.index == 1:
                stored.append(user.operand(0))
            elif isinstance(user, inst.GetElementPtr) and user.type.is_pointer:
                work.append(user)
            elif not isinstance(user, (inst.Load, inst.Compare)) and not _spares(user, use.index):
                return False
    return _made_of_constants(stored, variable)


def _base(pointer: Value) -> Value:
    while isinstance(pointer, inst.GetElementPtr):
        pointer = pointer.pointer
    return pointer


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


def _made_of_constants(values: list[Value], variable: inst.Alloca) -> bool:
    seen: set[Value] = set()
    work = list(values)
    while work:
        value = work.pop()
        if value in seen or isinstance(value, (ConstantInt, ConstantWord)):
            continue
        seen.add(value)
        if not value.type.is_int or len(seen) > MOST_STEPS:
            return False
        if isinstance(value, inst.Load):
            if _base(value.pointer) is not variable:
                return False
        elif isinstance(value, inst.Phi):
            work.extend(chosen for chosen, _ in value.incoming)
        elif isinstance(value, inst.Select):
            work.extend(value.operands[1:])
        elif isinstance(value, inst.Instruction) and value.opcode in _ARITHMETIC:
            work.extend(value.operands)
        elif not isinstance(value, inst.Compare):
            return False
    return True
