"""What forms are made of: elements, shuffles, masks, and how vectors are divided into parts of 128 bits."""

from __future__ import annotations

from collections.abc import Sequence

from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.types import IntType, Type, VectorType
from enzyme_hub.ir.values import ConstantAggregate, ConstantInt, Value, null
from enzyme_hub.rules import emit
from enzyme_hub.rules.emit import extract_element, insert_element

# The operand that says how to round: as the program has set it, or without exceptions (for what does not round).
AS_SET, QUIETLY = 4, 8
PART = 128


class Pieces:
    """Builds what takes the place of one call."""

    def __init__(self, builder: Builder, call: inst.Call, name: str) -> None:
        self.b = builder
        self.call = call
        self.name = name
        self.arguments: Sequence[Value] = call.arguments
        self.module = call.function.module

    # -- elements ------------------------------------------------------------------------------------------------------------

    def number(self, index: int) -> int:
        """The operand `index`, which is a constant by the definition of the intrinsic."""
        value = self.arguments[index]
        assert isinstance(value, ConstantInt)
        return value.value & 0xFF

    def lane(self, vector: Value, index: int | Value) -> Value:
        return extract_element(self.b, vector, ConstantInt(types.i64, index) if isinstance(index, int) else index)

    def with_lane(self, vector: Value, element: Value, index: int | Value) -> Value:
        place = ConstantInt(types.i64, index) if isinstance(index, int) else index
        return insert_element(self.b, vector, element, place)

    def shuffle(self, left: Value, right: Value, lanes: Sequence[int]) -> Value:
        if len(lanes) == 0:
            return left
        numbers = tuple(ConstantInt(types.i32, lane) for lane in lanes)
        mask = ConstantAggregate(types.vector(len(lanes), types.i32), numbers)
        return self.b.insert(inst.ShuffleVector(left, right, mask))

    def math(self, name: str, *arguments: Value) -> Value:
        return emit.math(self.module, self.b, name, *arguments)

    def rounds_plainly(self, index: int, exact: bool = False) -> bool:
        """True if the operand `index`, if there is one, asks for no rounding of its own."""
        if index >= len(self.arguments):
            return True
        return self.number(index) in ((AS_SET, QUIETLY) if exact else (AS_SET,))

    # -- masks ---------------------------------------------------------------------------------------------------------------

    def signs(self, mask: Value) -> Value:
        """AVX's masks: the condition that the sign of each element is set."""
        if isinstance(mask, inst.Cast) and mask.opcode == "bitcast" and length(mask.operand(0)) == length(mask):
            mask = mask.operand(0)
        if isinstance(mask, inst.Cast) and mask.opcode == "sext" and mask.operand(0).type.scalar is types.i1:
            return mask.operand(0)
        if mask.type.scalar.is_float:
            mask = self.b.cast("bitcast", mask, integers_like(mask.type))
        return self.b.compare("icmp", "slt", mask, null(mask.type))

    def bits(self, mask: Value, count: int) -> Value:
        """AVX-512's masks: the condition that each of the low bits of an integer is set."""
        if mask.type.is_vector:
            return mask if length(mask) == count else self.shuffle(mask, mask, range(count))
        assert isinstance(mask.type, IntType)
        type_ = types.vector(count, types.i1)
        if isinstance(mask, ConstantInt):
            return ConstantAggregate(type_, tuple(ConstantInt(types.i1, mask.value >> k & 1) for k in range(count)))
        if isinstance(mask, inst.Cast) and mask.opcode == "bitcast" and mask.operand(0).type is type_:
            return mask.operand(0)
        wide = self.b.cast("bitcast", mask, types.vector(mask.type.width, types.i1))
        return self.bits(wide, count)


def length(value: Value) -> int:
    assert isinstance(value.type, VectorType)
    return value.type.count


def width(type_: Type) -> int:
    return 64 if str(type_.scalar) in ("double", "i64") else 32


def is_scalable(value: Value) -> bool:
    """True for a vector whose length the processor chooses."""
    return isinstance(value.type, VectorType) and value.type.scalable


def part(value: Value) -> int:
    """How many elements are in a part."""
    return PART // width(value.type)


def integers_like(type_: Type) -> Type:
    integer = types.int_(width(type_))
    return types.vector(type_.count, integer, type_.scalable) if isinstance(type_, VectorType) else integer
