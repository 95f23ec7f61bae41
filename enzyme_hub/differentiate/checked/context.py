"""The operands of a request in memory, where the runs that check it find them, and change them."""

from __future__ import annotations

from collections.abc import Iterator

from enzyme_hub.base.records import record
from enzyme_hub.ir.layout import DataLayout
from enzyme_hub.ir.types import ArrayType, FloatType, StructType, Type, VectorType

_ALIGN = 64


@record
class Slot:
    """What belongs to one argument, or to the result: its value, its derivative (of the result: the seed), its tangent, or, of a
    pointer, its shadow in the place of the derivative. Offsets in the context."""

    type: Type
    value: int
    derivative: int
    tangent: int


class Context:
    """Slots, one behind the other."""

    def __init__(self, layout: DataLayout) -> None:
        self._layout = layout
        self.size = 0

    def slot(self, type_: Type) -> Slot:
        return Slot(type_, self._place(type_), self._place(type_), self._place(type_))

    def _place(self, type_: Type) -> int:
        place = -(-self.size // _ALIGN) * _ALIGN
        self.size = place + self._layout.alloc_size(type_)
        return place


def numbers(layout: DataLayout, type_: Type, at: int = 0) -> Iterator[tuple[int, FloatType]]:
    """The numbers that a value of the type has in memory, by offset."""
    if isinstance(type_, FloatType):
        yield at, type_
    elif isinstance(type_, StructType):
        for index, member in enumerate(type_.fields):
            yield from numbers(layout, member, at + layout.offset(type_, index))
    elif isinstance(type_, (ArrayType, VectorType)):
        for index in range(type_.count):
            yield from numbers(layout, type_.element, at + index * layout.size(type_.element))
