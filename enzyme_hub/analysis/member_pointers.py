"""Pointers to member functions of C++: two words, the function (or where it is in the table of virtual ones, plus one) and a distance.

The object that such a function is given is at that distance from the one that is named: a part of it, if it has more than
one base. Where both words are read from memory the distance is nearly always zero, and nobody can tell. So it is taken for zero, and
a derivative looks at it. What is read from a table at a distance that nobody knows is no entry of it in particular.
"""

from __future__ import annotations

from enzyme_hub.analysis.tables import fixed
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.layout import DataLayout
from enzyme_hub.ir.values import ConstantInt, Value


def distance(i: inst.Instruction, layout: DataLayout) -> Value | None:
    """The distance by which a pointer is moved for a member function; None for all other instructions."""
    index = _moved_by(i)
    if index is None or index.block is None:
        return None
    base, place = fixed(index.pointer, layout)
    for other in index.block.instructions:
        is_word = isinstance(other, inst.Load) and other.type is types.i64 and _is_function(other)
        if is_word and fixed(other.operand(0), layout) == (base, place - 8):
            return index
    return None


def leads_into_table(i: inst.Instruction) -> bool:
    """True for the address of a virtual function, before the one is taken off that says that it is one."""
    index = _moved_by(i)
    return index is not None and _is_function(index)


def _moved_by(i: inst.Instruction) -> inst.Load | None:
    """The word from memory by which a pointer is moved, byte by byte."""
    if not isinstance(i, inst.GetElementPtr) or i.source_type is not types.i8 or len(i.indices) != 1:
        return None
    (index,) = i.indices
    return index if isinstance(index, inst.Load) and index.type is types.i64 else None


def _is_function(word: inst.Instruction) -> bool:
    """True for a word the lowest bit of which is looked at, and that is a function otherwise."""
    users = list(word.users)
    is_asked = any(
        u.opcode == "and" and any(isinstance(o, ConstantInt) and o.value == 1 for o in u.operands) for u in users
    )
    return is_asked and any(u.opcode == "inttoptr" for u in users)
