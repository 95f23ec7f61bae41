"""Addresses that a program keeps in another form than their own: shifted, in parts, complemented, as a number.

Activity follows a word as long as it is an address, but for marks in its first or last bits. A function that makes a pointer
of an address in another form reads memory of which no shadow is known, and it is given nothing that is seen to be active: the
call would count as constant. This is the second witness, which does not trust types: it follows addresses from where pointers
are taken for words, or lie in memory from which words are read (the caller's memory may hold them anywhere), through whatever
is computed with them, calls and memory, to where pointers are made of them. A call of a function in which that happens counts
as active; so the function is looked at, and its load refused.
"""

from __future__ import annotations

import enum
from collections.abc import Callable, Iterable

from enzyme_hub.analysis.activity.analysis import is_unknown
from enzyme_hub.analysis.activity.flow_of_bytes import Flow, Places
from enzyme_hub.analysis.activity.uses import USES, Use
from enzyme_hub.analysis.activity.varied import Given, memory_of_arguments
from enzyme_hub.analysis.activity.words import moves_address
from enzyme_hub.analysis.memory.alias import PointerInfo
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.types import IntType
from enzyme_hub.ir.values import Argument, ConstantInt

_ADDRESS = 64  # bits


class Form(enum.IntEnum):
    """In which form a word may have an address."""

    WHOLE = 1  # as it is, but for marks in its first or last bits
    PART = 2  # some of its bytes
    CHANGED = 3


def reading_disguised(
    places: Places, given: Iterable[Given], pointers: Callable[[Function], PointerInfo]
) -> list[Function]:
    """The functions that make pointers of addresses in another form, and read numbers through them or hand them on."""
    if not any(i.opcode == "inttoptr" for function in places.functions for i in function.instructions):
        return []
    flow = _Addresses(places)
    for function in places.functions:
        for i in function.instructions:
            if i.opcode == "ptrtoint":
                flow.raise_value(i, Form.WHOLE, i)
            elif isinstance(i, inst.Store) and i.value.type.scalar.is_pointer:
                for leaf in places.at(function, i.pointer, places.layout.size(i.value.type)):
                    flow.raise_place(leaf, Form.WHOLE, i)
    for leaf, argument in memory_of_arguments(places, given).items():
        flow.raise_place(leaf, Form.WHOLE, argument)
    flow.run()
    return [f for f in dict.fromkeys(flow.making) if _reads_unknown(f, places, pointers(f))]


def _reads_unknown(function: Function, places: Places, pointers: PointerInfo) -> bool:
    types = places.types.function(function)
    for i in function.instructions:
        if isinstance(i, inst.Load) and types.carries_number(i) and any(map(is_unknown, pointers.all_bases(i.pointer))):
            return True
        handed_on = i.operands if isinstance(i, inst.Return) else i.operands[:1] if isinstance(i, inst.Store) else ()
        for value in handed_on:
            if value.type.is_pointer and not value.is_constant and any(map(is_unknown, pointers.all_bases(value))):
                return True
    return False


class _Addresses(Flow):
    """Where addresses get to as words."""

    def __init__(self, places: Places) -> None:
        super().__init__(places)
        self.making: list[Function] = []  # that make a pointer of an address in another form

    def carry(self, i: inst.Instruction, level: int, origin: inst.Instruction | Argument) -> int:
        if i.type.is_void or isinstance(i, inst.Compare):
            return 0
        if i.type.scalar.is_pointer:
            if i.opcode == "inttoptr" and level > Form.WHOLE:
                self.making.append(i.function)
            return 0
        if isinstance(i, inst.Load):
            return max(level, Form.PART) if self.places.layout.size(i.type) * 8 < _ADDRESS else level
        if USES.get(i.opcode) is Use.MOVE or i.opcode in ("zext", "sext"):
            return level
        if i.opcode == "trunc":
            is_whole = isinstance(i.type.scalar, IntType) and i.type.scalar.width >= _ADDRESS
            return level if is_whole else max(level, Form.PART)
        if i.opcode == "sub" and not isinstance(i.operand(1), ConstantInt) and level == Form.WHOLE:
            return 0  # a distance
        return level if level == Form.WHOLE and moves_address(i) else Form.CHANGED
