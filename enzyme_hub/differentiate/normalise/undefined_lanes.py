"""Gives undefined lanes and operands of a primal function a value, before it is differentiated.

LLVM leaves lanes of a vector that nobody reads as `poison` (`shufflevector ..., <i32 1, i32 poison>`). Nobody reads
them in the primal, but the reverse sweep multiplies whole vectors: the adjoint of such a lane is zero, and zero times
poison is poison, which spreads into the adjoints of the live lanes of the other operand. The same holds for an undefined
value that comes in along a path where it is not used. Any value may take the place of poison, so the function's meaning
stays; a lane gets a copy of a live one where there is one, as it then is as finite as that one.
"""

from __future__ import annotations

from enzyme_hub.analysis.types.bits import shuffle_mask
from enzyme_hub.ir import types
from enzyme_hub.ir.instructions import CallBase, InsertElement, InsertValue, Instruction, ShuffleVector, Store
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.types import VectorType
from enzyme_hub.ir.values import Constant, ConstantAggregate, ConstantInt, ConstantWord, Value, null


def fill(function: Function) -> None:
    """Replace what is undefined in the arithmetic of `function`."""
    for block in function.blocks:
        for instruction in list(block.instructions):
            if isinstance(instruction, ShuffleVector):
                _fill_shuffle(instruction)
            elif isinstance(instruction, InsertElement):
                _fill_insertion(instruction)
            elif not isinstance(instruction, (CallBase, Store, InsertValue)):
                _fill_operands(instruction)


def _is_undefined(value: Value) -> bool:
    return isinstance(value, ConstantWord) and value.is_undefined


def _fill_operands(instruction: Instruction) -> None:
    for index, operand in enumerate(instruction.operands):
        if not isinstance(operand, Constant) or not operand.type.scalar.is_float:
            continue
        if _is_undefined(operand):
            instruction.set_operand(index, null(operand.type))
        elif isinstance(operand, ConstantAggregate) and any(map(_is_undefined, operand.elements)):
            live = next((e for e in operand.elements if not _is_undefined(e)), null(operand.type.scalar))
            elements = tuple(live if _is_undefined(e) else e for e in operand.elements)
            instruction.set_operand(index, ConstantAggregate(operand.type, elements))


def _fill_shuffle(shuffle: ShuffleVector) -> None:
    """Lanes taken from nowhere, or from an undefined vector, are taken from where the first live lane comes from."""
    left, right, mask = shuffle.operands
    assert isinstance(mask.type, VectorType)
    if mask.type.scalable:
        return  # such a mask has no list
    lanes = shuffle_mask(mask)
    assert isinstance(left.type, VectorType)
    count = left.type.count

    def is_live(lane: int | None) -> bool:
        return lane is not None and not _is_undefined(left if lane < count else right)

    if all(map(is_live, lanes)):
        return
    first = next((lane for lane in lanes if is_live(lane)), None)
    if first is None:
        shuffle.set_operand(0, null(left.type))
        first = 0
    filled = tuple(ConstantInt(types.i32, lane if is_live(lane) and lane is not None else first) for lane in lanes)
    shuffle.set_operand(2, ConstantAggregate(mask.type, filled))


def _fill_insertion(insertion: InsertElement) -> None:
    """The first insertion of a vector built from nothing: zeros that are overwritten, else copies of the element."""
    vector, element, _ = insertion.operands
    if not _is_undefined(vector) or element.type.is_pointer:
        return
    assert isinstance(vector.type, VectorType)
    if vector.type.scalable or _is_completed(insertion, vector.type.count):
        insertion.set_operand(0, null(vector.type))
        return
    mask = null(types.vector(vector.type.count, types.i32))
    single = InsertElement(null(vector.type), element, ConstantInt(types.i64, 0))
    copies = ShuffleVector(single, null(vector.type), mask)
    for new in (single, copies):
        new.insert_before(insertion)
    insertion.replace_all_uses_with(copies)
    copies.name, insertion.name = insertion.name, None
    insertion.erase()


def _is_completed(insertion: InsertElement, count: int) -> bool:
    """True if a chain of insertions overwrites every lane."""
    lanes = set()
    current: Instruction = insertion
    while isinstance(current, InsertElement):
        index = current.operand(2)
        if not isinstance(index, ConstantInt):
            return False
        lanes.add(index.value)
        if len(lanes) == count:
            return True
        users = list(current.users)
        if len(users) != 1 or users[0].operand(0) is not current:
            return False
        current = users[0]
    return False
