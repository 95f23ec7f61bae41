"""Adjoints of values of any first-class type: which bytes of it are numbers, and how two adjoints are added.

An adjoint has the LLVM type of its value. Where the value is an integer that carries numbers (a double moved by an i64
copy, two floats packed into one word), its adjoint carries the adjoints of those numbers at the same places. Bytes that
are no numbers have no meaning in an adjoint.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from enzyme_hub.analysis.types.answers import Part
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.layout import DataLayout
from enzyme_hub.ir.types import ArrayType, FloatType, IntType, StructType, Type, VectorType
from enzyme_hub.ir.values import ConstantFloat, ConstantInt, ConstantWord, Value, const_int

FAST = ("reassoc", "nsz", "contract")
Parts = Sequence[Part]


def is_zero(value: Value) -> bool:
    """True for the literal zero of any type."""
    if isinstance(value, ConstantWord):
        return value.is_zero
    if isinstance(value, ConstantFloat):
        return value.value == 0.0
    return isinstance(value, ConstantInt) and value.value == 0


class AdjointArithmetic:
    """Adds adjoints of any type. `layout` places the members of aggregates."""

    def __init__(self, layout: DataLayout) -> None:
        self._layout = layout

    def add(self, b: Builder, type_: Type, left: Value, right: Value, parts: Parts) -> Value:
        """left + right in every number among `parts` (offsets in bytes from the value's start)."""
        if is_zero(left):
            return right
        if is_zero(right):
            return left
        if type_.scalar.is_float:
            return b.binary("fadd", left, right, FAST)
        if isinstance(type_, (StructType, ArrayType)):
            return self._add_members(b, type_, left, right, parts)
        if isinstance(type_, IntType):
            return self._add_packed(b, type_, left, right, parts)
        if isinstance(type_, VectorType) and type_.element.is_int:
            size = self._layout.size(type_)
            word = types.int_(size * 8)
            total = self._add_packed(b, word, b.cast("bitcast", left, word), b.cast("bitcast", right, word), parts)
            return b.cast("bitcast", total, type_)
        return left  # pointers: nothing to add

    def _add_members(self, b: Builder, type_: StructType | ArrayType, left: Value, right: Value, parts: Parts) -> Value:
        total = left
        for index, (offset, member) in enumerate(self.members(type_)):
            inside = within(parts, offset, self._layout.size(member))
            if any(isinstance(p.kind, FloatType) for p in inside):
                first, second = b.extract_value(left, index), b.extract_value(right, index)
                total = b.insert_value(total, self.add(b, member, first, second, inside), index)
        return total

    def numbers(self, b: Builder, value: Value, parts: Parts) -> Iterator[tuple[int, Value]]:
        """(byte offset, number) of each number among `parts` in an adjoint."""
        type_ = value.type
        if type_.is_float:
            yield 0, value
        elif isinstance(type_, (StructType, ArrayType)):
            for index, (offset, member) in enumerate(self.members(type_)):
                inside = within(parts, offset, self._layout.size(member))
                if any(isinstance(p.kind, FloatType) for p in inside):
                    for at, number in self.numbers(b, b.extract_value(value, index), inside):
                        yield offset + at, number
        elif isinstance(type_, VectorType) and type_.element.is_float and not type_.scalable:
            for index in range(type_.count):
                number = b.insert(inst.ExtractElement(value, const_int(types.i64, index)))
                yield index * self._layout.size(type_.element), number
        elif isinstance(type_, IntType):
            for part in parts:
                if isinstance(part.kind, FloatType):
                    yield part.offset, self.unpack(b, value, part.offset, part.kind)
        elif isinstance(type_, VectorType) and type_.element.is_int and not type_.scalable:
            word = types.int_(self._layout.size(type_) * 8)
            yield from self.numbers(b, b.cast("bitcast", value, word), parts)
        elif not type_.is_pointer:
            raise NotImplementedError(f"the numbers in {type_}")

    def members(self, type_: StructType | ArrayType) -> list[tuple[int, Type]]:
        """(byte offset, type) of each direct member."""
        if isinstance(type_, StructType):
            return [(self._layout.offset(type_, i), t) for i, t in enumerate(type_.fields)]
        step = self._layout.alloc_size(type_.element)
        return [(i * step, type_.element) for i in range(type_.count)]

    def _add_packed(self, b: Builder, type_: IntType, left: Value, right: Value, parts: Parts) -> Value:
        numbers = [p for p in parts if isinstance(p.kind, FloatType)]
        if len(numbers) == 1 and self._layout.size(number_type(numbers[0])) * 8 == type_.width:
            kind = number_type(numbers[0])
            total = b.binary("fadd", b.cast("bitcast", left, kind), b.cast("bitcast", right, kind), FAST)
            return b.cast("bitcast", total, type_)
        total = const_int(type_, 0)
        for part in numbers:
            kind = number_type(part)
            total_part = b.binary(
                "fadd", self.unpack(b, left, part.offset, kind), self.unpack(b, right, part.offset, kind), FAST
            )
            total = self._place(b, type_, total, total_part, part.offset)
        return total

    def unpack(self, b: Builder, word: Value, offset: int, kind: FloatType) -> Value:
        """The number at byte `offset` of an integer."""
        narrow = types.int_(self._layout.size(kind) * 8)
        shifted = b.binary("lshr", word, const_int(word.type, 8 * offset)) if offset else word
        return b.cast("bitcast", b.cast("trunc", shifted, narrow) if narrow is not word.type else shifted, kind)

    def _place(self, b: Builder, type_: IntType, total: Value, number: Value, offset: int) -> Value:
        bits = b.cast("bitcast", number, types.int_(self._layout.size(number.type) * 8))
        wide = b.cast("zext", bits, type_) if bits.type is not type_ else bits
        if offset:
            wide = b.binary("shl", wide, const_int(type_, 8 * offset))
        return wide if is_zero(total) else b.binary("or", total, wide)


def number_type(part: Part) -> FloatType:
    assert isinstance(part.kind, FloatType)
    return part.kind


def within(parts: Parts, offset: int, size: int) -> list[Part]:
    """The parts in [offset, offset + size), with offsets from there."""
    return [Part(p.offset - offset, p.kind) for p in parts if offset <= p.offset < offset + size]
