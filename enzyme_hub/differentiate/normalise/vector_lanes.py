"""Takes operations on vectors apart: what each lane computes becomes an operation of its own.

`split` is given some accesses of vectors; with them goes whatever is computed lane by lane from what they load, and for
what they store. Vectors that are put together or shuffled on the way need no operation then. Where something else
wants a vector (a call, a reduction), it is put together there, and where something else makes one, lanes are taken out of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeGuard

from enzyme_hub.analysis.types.bits import shuffle_mask
from enzyme_hub.base.worklist import Worklist, reachable
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.behind import insert_behind
from enzyme_hub.ir.clone import clone_instruction
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.types import Type, VectorType
from enzyme_hub.ir.values import (
    Constant,
    ConstantAggregate,
    ConstantInt,
    ConstantSplat,
    ConstantWord,
    Value,
    null,
    poison,
)
from enzyme_hub.rules.emit import overload

# Intrinsics that do the same with each lane, and whose operands are all vectors.
_LANE_BY_LANE = frozenset(
    """
    sqrt fma fmuladd fabs floor ceil trunc rint nearbyint round roundeven minnum maxnum minimum maximum copysign
    sin cos tan exp exp2 exp10 log log2 log10 pow smin smax umin umax
    """.split()
)
_KEPT = frozenset(("tbaa", "alias.scope", "noalias", "dbg", "invariant.load", "nontemporal", "fpmath"))


def is_split_access(i: inst.Instruction) -> bool:
    """True for a plain load or store of a vector whose lanes are numbers that lie one behind the other."""
    if not isinstance(i, (inst.Load, inst.Store)) or i.is_volatile_or_atomic:
        return False
    vector = i.value.type if isinstance(i, inst.Store) else i.type
    return isinstance(vector, VectorType) and not vector.scalable and vector.element in (types.f32, types.f64)


def split(accesses: Iterable[inst.Instruction]) -> None:
    """Take these accesses apart, all of one function (`is_split_access`), with what belongs to them."""
    members = together(accesses)
    if members:
        _Lanes(members).split()


def constant_lane(vector: Constant, lane: int) -> Constant | None:
    """A lane of a constant vector; None of one that is not written as its lanes."""
    assert isinstance(vector.type, VectorType)
    if isinstance(vector, ConstantAggregate):
        return vector.elements[lane]
    if isinstance(vector, ConstantSplat):
        return vector.element
    if isinstance(vector, ConstantWord):
        return null(vector.type.element) if vector.is_zero else ConstantWord(vector.type.element, vector.word)
    return None


# -- what belongs together ------------------------------------------------------------------------------------------------


def together(accesses: Iterable[inst.Instruction]) -> list[inst.Instruction]:
    """These accesses of one function, and what is taken apart with them."""
    found = []
    work = Worklist(accesses)
    for i in filter(_has_lanes, work):
        found.append(i)
        for operand in i.operands:
            work.extend(_makers(operand))
        work.extend(_takers(i))
    return found


def lanes_placed(members: list[inst.Instruction]) -> set[inst.Instruction]:
    """What puts single lanes into that on which these work, or takes them out."""
    operands = (operand for member in members for operand in member.operands)
    placed = reachable(filter(_is_placing, operands), lambda one: filter(_is_placing, one.operands[:2]))
    taken = (user for member in members for user in _takers(member))
    return {
        *(one for one in placed if isinstance(one, inst.InsertElement)),
        *(user for user in taken if isinstance(user, inst.ExtractElement)),
    }


def _has_lanes(i: inst.Instruction) -> bool:
    """True for what does the same with each lane."""
    if isinstance(i, (inst.Load, inst.Store)):
        return is_split_access(i)
    if not isinstance(i.type, VectorType) or i.type.scalable or i.type.element.is_pointer:
        return False
    if isinstance(i, inst.Call):
        return _stem(i) in _LANE_BY_LANE and all(a.type is i.type for a in i.arguments) and not i.bundles
    if isinstance(i, inst.Cast):
        operand = i.operand(0).type
        return isinstance(operand, VectorType) and operand.count == i.type.count and not operand.element.is_pointer
    return isinstance(i, (inst.UnaryOp, inst.BinaryOp, inst.Compare, inst.Select, inst.Freeze, inst.Phi)) and not any(
        o.type.holds_pointer for o in i.operands
    )


def _stem(call: inst.Call) -> str:
    return (call.intrinsic or "").removeprefix("llvm.").partition(".")[0]


def _is_placing(value: Value) -> TypeGuard[inst.InsertElement | inst.ShuffleVector]:
    """True for what only says which lane is where."""
    if isinstance(value, inst.InsertElement):
        return isinstance(value.operand(2), ConstantInt) and not _is_scalable(value.type)
    return isinstance(value, inst.ShuffleVector) and not _is_scalable(value.operand(2).type)


def _is_scalable(type_: Type) -> bool:
    return isinstance(type_, VectorType) and type_.scalable


def _makers(value: Value) -> Iterator[inst.Instruction]:
    """What a vector comes from, behind the places of its lanes."""
    work = Worklist([value])
    for one in work:
        if _is_placing(one):
            work.extend(one.operands[:2])
        elif isinstance(one, inst.Instruction) and one.type.is_vector:
            yield one


def _takers(value: inst.Instruction) -> dict[inst.Instruction, None]:
    """What uses a vector, behind the places of its lanes; in this order."""
    vectors = reachable([value], lambda one: filter(_is_placing, one.users))
    return dict.fromkeys(user for one in vectors for user in one.users if not _is_placing(user))


# -- the lanes --------------------------------------------------------------------------------------------------------------


class _Lanes:
    def __init__(self, members: list[inst.Instruction]) -> None:
        self.members = members
        self.function: Function = members[0].function
        self.made: dict[Value, list[inst.Instruction]] = {}
        self.taken: dict[tuple[Value, int], Value] = {}  # out of vectors that stay

    def split(self) -> None:
        placed = self._placed()
        for member in self.members:
            self._make(member)
        for lanes in self.made.values():
            for lane, one in enumerate(lanes):
                for index, operand in enumerate(one.operands):
                    if operand.type.is_vector:
                        one.set_operand(index, self._lane(operand, lane))
        for user in placed:
            place = user.operand(1) if isinstance(user, inst.ExtractElement) else None
            if isinstance(place, ConstantInt) and 0 <= place.value < _count(user.operand(0).type):
                user.replace_all_uses_with(self._lane(user.operand(0), place.value))
        for member in self.members:
            member.drop_operands()
        self._drop(placed)
        for member in self.members:
            if member.is_used:
                member.replace_all_uses_with(self._whole(member))
            member.erase()

    def _placed(self) -> list[inst.Instruction]:
        """What places lanes of members, or takes them out."""

        def placed(one: inst.Instruction) -> list[inst.Instruction]:
            return [user for user in one.users if _is_placing(user) or isinstance(user, inst.ExtractElement)]

        return list(dict.fromkeys(user for one in reachable(self.members, placed) for user in placed(one)))

    def _make(self, member: inst.Instruction) -> None:
        """A copy for each lane, whose operands are not yet those of the lane."""
        block = member.block
        assert block is not None
        vector = member.value.type if isinstance(member, inst.Store) else member.type
        assert isinstance(vector, VectorType)
        lanes: list[inst.Instruction] = []
        at = block.instructions.index(member)
        for lane in range(vector.count):
            one = self._copy(member, vector, lane)
            if isinstance(one, (inst.Load, inst.Store)) and lane:
                distance = lane * self.function.module.layout.alloc_size(vector.element)
                place = inst.GetElementPtr(types.i8, one.pointer, [ConstantInt(types.i64, distance)], ("inbounds",))
                one.set_operand(one.operands.index(one.pointer), place)
                block.insert(at, place)
                at += 1
            block.insert(at, one)
            at += 1
            lanes.append(one)
        lanes[0].debug_records = member.debug_records
        self.made[member] = lanes

    def _copy(self, member: inst.Instruction, vector: VectorType, lane: int) -> inst.Instruction:
        if isinstance(member, inst.Call):
            scalar = vector.element
            type_ = types.function(scalar, (scalar,) * member.argument_count)
            callee = self.function.module.declare(f"llvm.{_stem(member)}.{overload(scalar)}", type_)
            call = inst.Call(type_, callee, member.arguments, tail=member.tail, flags=member.flags)
            call.attachments = {kind: text for kind, text in member.attachments.items() if kind in _KEPT}
            return call
        one = clone_instruction(member, lambda value: value, _KEPT)
        one.type = member.type.scalar
        if isinstance(one, (inst.Load, inst.Store)):
            size = self.function.module.layout.alloc_size(vector.element)
            align = one.align or size
            one.align = min(align, (lane * size) & -(lane * size)) if lane else align
        return one

    def _lane(self, vector: Value, lane: int) -> Value:
        """A lane of a vector, wherever that comes from."""
        while True:
            if vector in self.made:
                return self.made[vector][lane]
            if isinstance(vector, Constant):
                found = constant_lane(vector, lane)
                if found is not None:
                    return found
                break
            if isinstance(vector, inst.InsertElement) and isinstance(place := vector.operand(2), ConstantInt):
                if place.value == lane:
                    return vector.operand(1)
                vector = vector.operand(0)
            elif isinstance(vector, inst.ShuffleVector) and _is_placing(vector):
                chosen, count = shuffle_mask(vector.operand(2))[lane], _count(vector.operand(0).type)
                if chosen is None:
                    return poison(vector.type.scalar)
                vector, lane = vector.operand(chosen >= count), chosen % count
            else:
                break
        return self._take(vector, lane)

    def _take(self, vector: Value, lane: int) -> Value:
        found = self.taken.get((vector, lane))
        if found is None:
            made = inst.ExtractElement(vector, ConstantInt(types.i64, lane))
            if isinstance(vector, Constant):
                found = self.function.entry.insert(0, made)
            else:
                found = insert_behind(vector, made)
            self.taken[vector, lane] = found
        return found

    def _whole(self, member: inst.Instruction) -> Value:
        whole: Value = poison(member.type)
        block, lanes = member.block, self.made[member]
        assert block is not None
        at = max(block.instructions.index(member), block.first_place)
        for number, lane in enumerate(lanes):
            whole = block.insert(at + number, inst.InsertElement(whole, lane, ConstantInt(types.i64, number)))
        return whole

    def _drop(self, placed: list[inst.Instruction]) -> None:
        """Vectors that were put together, and lanes that were taken out, are gone where nobody wants them any more."""
        left = dict.fromkeys((*placed, *filter(_is_placing, self.function.instructions)))
        while unused := [i for i in left if not i.is_used]:
            for i in unused:
                i.erase()
                del left[i]


def _count(type_: Type) -> int:
    assert isinstance(type_, VectorType)
    return type_.count
