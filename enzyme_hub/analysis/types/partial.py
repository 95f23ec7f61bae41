"""Integers that are stored over a part of a number: members of a variant that lie where another has a number.

In memory that holds one alternative or another (a Rust enum, a union with a tag) the integer is no part of any number: what was
there is dead, and so is its adjoint. A program that makes a number of what it left does the same stores. The two differ in
what becomes of the bytes afterwards, which types do not tell. They differ at run time: of a number that is used the adjoint is not zero.

- Of its lower half the adjoint need not be looked at: the number changes by rounding, and its derivative is the one it had (`LOW`).
- Where its sign and exponent are overwritten (`HIGH`) the reverse sweep finds out, and the tangent is made no number.
- Of other parts (`UNCLEAR`) nothing is sure.
- Where a whole word is overwritten that holds numbers and pointers in turn (`WORD`), the reverse sweep finds out as well.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from math import gcd

from enzyme_hub.analysis.activity.told_integers import has_taken_place, takes_place_of_number
from enzyme_hub.analysis.types.evidence import ACCESS, POINTER
from enzyme_hub.analysis.types.function_types import FunctionTypes
from enzyme_hub.analysis.types.nodes import Node, find_shifted, placed
from enzyme_hub.analysis.types.steps import numbers_at, steps
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.layout import DataLayout
from enzyme_hub.ir.types import FloatType, IntType
from enzyme_hub.ir.values import ConstantInt, Value
from enzyme_hub.ir.walk import CHOICES, uses_through

_PART, _NUMBER = 2, 4  # bytes: what is surely no value of its own beside numbers, and the smallest number of usual kind
_WORD = 8


class Overwritten(Enum):
    """Which part of a number an integer takes the place of."""

    NOTHING = 0
    LOW = 1
    HIGH = 2
    UNCLEAR = 3
    WORD = 4


def overwritten(known: FunctionTypes, i: inst.Store) -> Overwritten:
    """What a store leaves of the numbers in memory, in any context."""
    if not isinstance(i.value.type, IntType):
        return Overwritten.NOTHING
    if takes_place_of_number(i):
        return Overwritten.HIGH
    if is_counted_in_turn(known, i):
        return Overwritten.WORD
    parts = {_part(*cut) for cut in _cuts(known, i)}
    return Overwritten.UNCLEAR if len(parts) > 1 else next(iter(parts), Overwritten.NOTHING)


def moves_low_half(known: FunctionTypes, load: inst.Load) -> bool:
    """True for an integer that is read where the lower half of a number is, and only goes to where the lower half of others is."""
    if not isinstance(load.type, IntType) or not _is_low(known, load.pointer, load.type):
        return False
    users = (use.user for use in uses_through(load, CHOICES))
    return all(isinstance(user, inst.Store) and _is_low(known, user.pointer, load.type) for user in users)


def _is_low(known: FunctionTypes, pointer: Value, type_: IntType) -> bool:
    """True if an integer of this type lies in the lower half of a number, in each context."""
    layout, equations = known.analysis.module.layout, known.analysis.equations
    room = layout.size(type_)
    for frame in known.frames:
        equations.frame = frame
        node, offset = find_shifted(*equations.place(pointer))
        found = placed(node, offset, room)
        if not found or not all(_lies_low(at, leaf, room, layout) for at, leaf in found):
            return False
        is_moving = any(leaf in known.analysis.overlaps.elements for _, leaf in found)
        if is_moving and (node.period is None or node.period % _WORD):
            return False  # and elsewhere in the number, when the pointer has moved on
    return bool(known.frames)


def _lies_low(at: int, leaf: Node, room: int, layout: DataLayout) -> bool:
    floats = leaf.evidence.floats if leaf.evidence is not None else {}
    if leaf.evidence is None or len(floats) != 1:
        return False
    kind = next(iter(floats))
    begins = leaf.evidence.begins(kind)
    return len(begins) == 1 and next(iter(begins)) == at and room == layout.size(kind) // 2


def is_counted_in_turn(known: FunctionTypes, i: inst.Store) -> bool:
    """True for an integer that the program computes, and stores where numbers and pointers lie in turn. A constant may be a number's."""
    if i.value.type is not types.i64 or i.value.is_constant or has_taken_place(i.value):
        return False
    equations = known.analysis.equations
    for frame in known.frames:
        equations.frame = frame
        if any(at == 0 and is_in_turn(leaf) for at, leaf in placed(*equations.place(i.pointer), _WORD)):
            return True
    return False


def is_in_turn(leaf: Node) -> bool:
    """True for a word that is a double, a pointer and maybe an integer to equally strong accesses."""
    facts = leaf.evidence.facts if leaf.evidence is not None else {}
    is_word = leaf.size == _WORD and types.f64 in facts and POINTER in facts
    return is_word and leaf.evidence is not None and leaf.evidence.decide() is None


def number_cut(known: FunctionTypes, i: inst.Store) -> FloatType | None:
    """A number that a store overwrites a part of."""
    return next((kind for kind, *_ in _cuts(known, i)), None)


def _part(kind: FloatType, size: int, first: int | None, end: int) -> Overwritten:
    """The same of one number of so many bytes, of which those from `first` to `end` are stored to."""
    if first is None or kind not in (types.f32, types.f64):
        return Overwritten.UNCLEAR
    half = size // 2
    if end <= half:
        return Overwritten.LOW
    return Overwritten.HIGH if half <= first <= size - 2 and end == size else Overwritten.UNCLEAR


def _cuts(known: FunctionTypes, i: inst.Store) -> Iterator[tuple[FloatType, int, int | None, int]]:
    """The numbers, in each context, of which a store overwrites some bytes and not all, as for `_part`; `first` is None
    where it is not sure which bytes of the number lie there.
    """
    layout, equations = known.analysis.module.layout, known.analysis.equations
    room = layout.size(i.value.type)
    # Steps of single bytes lead anywhere in the object, into the number where they begin as well.
    start, period, ahead = _before_steps(i.pointer, _NUMBER, layout) if room <= _PART else (None, 1, 0)
    for frame in known.frames:
        equations.frame = frame
        for at, leaf in placed(*equations.place(i.pointer), room):
            if leaf.evidence is None:
                continue
            for kind, rank in leaf.evidence.floats.items():
                size = layout.size(kind)
                if rank < ACCESS:
                    continue
                starts = [at - begin for begin in leaf.evidence.begins(kind)]
                cut = [start for start in starts if start < 0 or start + size > room]
                if len(starts) > 1 and cut and size > room:
                    yield kind, size, None, size
                elif len(starts) == 1 and cut:
                    yield kind, size, max(-cut[0], 0), min(room - cut[0], size)
    for kind in numbers_at(start) if start is not None else ():
        if ahead % period < layout.size(kind) or ahead % period + room > period:
            yield kind, layout.size(kind), None, layout.size(kind)


def _before_steps(pointer: Value, size: int, layout: DataLayout) -> tuple[Value | None, int, int]:
    """Where a pointer comes from that is moved by steps which surely are no multiples of `size` bytes; None if there are none.

    Then what all its steps are multiples of, and how far it is ahead of there besides: elements of a packed struct of 18 bytes have
    any distance from its beginning that is even, but what lies at its end is at no other element's beginning.
    """
    found: tuple[Value | None, int, int] = None, 1, 0
    period, ahead = 0, 0
    while isinstance(pointer, inst.GetElementPtr) and not pointer.type.is_vector:
        is_small = False
        for stride, index in steps(pointer, layout):
            is_small |= _takes_small_steps(index, size // gcd(stride, size))
            if not isinstance(index, ConstantInt):
                period = gcd(period, stride)
        constant = [index.value if isinstance(index, ConstantInt) else 0 for index in pointer.indices]
        ahead += layout.offset_of_indices(pointer.source_type, constant)
        pointer = pointer.pointer
        if is_small:
            found = pointer, period, ahead
    return found


def _takes_small_steps(index: Value, size: int) -> bool:
    """True if an index takes other values than multiples of `size`: it counts by less, or is the rest of a division."""
    if not isinstance(index, inst.Instruction):
        return False
    if index.opcode in ("sext", "zext", "trunc", "freeze"):
        return _takes_small_steps(index.operand(0), size)
    if isinstance(index, inst.Phi):
        return any(_number_added(value, index) % size for value, _ in index.incoming)
    last = index.operands[-1]
    if index.opcode == "and":
        return isinstance(last, ConstantInt) and last.value % size != 0
    return size > 1 and index.opcode in ("urem", "srem") and isinstance(last, ConstantInt)


def _number_added(value: Value, phi: inst.Phi) -> int:
    """The number by which `value` is more than `phi`; 0 if it is something else."""
    if not isinstance(value, inst.Instruction) or value.opcode != "add" or value.operand(0) is not phi:
        return 0
    added = value.operand(1)
    return added.value if isinstance(added, ConstantInt) else 0
