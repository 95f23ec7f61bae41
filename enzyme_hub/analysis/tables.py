"""Where pointers lead at constant distances, and the functions that constant data holds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from enzyme_hub.base.records import record
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.layout import DataLayout
from enzyme_hub.ir.module import Function, GlobalVariable, function_behind
from enzyme_hub.ir.types import StructType
from enzyme_hub.ir.values import Constant, ConstantAggregate, ConstantExpr, ConstantInt, Value


def within(pointer: Value, layout: DataLayout) -> tuple[Value, int | None]:
    """A pointer as another and a distance from that, which is None if it is not constant."""
    distance: int | None = 0
    while (step := _step(pointer, layout)) is not None:
        pointer, by = step
        distance = None if distance is None or by is None else distance + by
    return pointer, distance


def fixed(pointer: Value, layout: DataLayout) -> tuple[Value, int]:
    """A pointer as the nearest one from which it is at a constant distance on, and the distance."""
    distance = 0
    while (step := _step(pointer, layout)) is not None and step[1] is not None:
        pointer, distance = step[0], distance + step[1]
    return pointer, distance


def _step(pointer: Value, layout: DataLayout) -> tuple[Value, int | None] | None:
    """What a getelementptr starts from, and how far it leads if that is constant."""
    if isinstance(pointer, inst.GetElementPtr):
        base, source, indices = pointer.pointer, pointer.source_type, pointer.indices
    elif isinstance(pointer, ConstantExpr) and pointer.opcode == "getelementptr" and pointer.source_type is not None:
        base, source, indices = pointer.operands[0], pointer.source_type, pointer.operands[1:]
    else:
        return None
    constant = [index.value for index in indices if isinstance(index, ConstantInt)]
    return base, layout.offset_of_indices(source, constant) if len(constant) == len(indices) else None


def functions_in(constant: Constant, start: int, layout: DataLayout) -> Iterator[tuple[int, Function]]:
    """The functions in a constant that begins at `start`, and where."""
    function = function_behind(constant)
    if function is not None:
        yield start, function
    elif isinstance(constant, ConstantAggregate):
        type_ = constant.type
        for index, element in enumerate(constant.elements):
            if isinstance(type_, StructType):
                place = layout.offset(type_, index)
            else:
                place = index * layout.alloc_size(element.type)
            yield from functions_in(element, start + place, layout)


@record
class Beside:
    """Where the function lies that is called with a pointer: at a distance from that pointer in memory (or from where it
    points to, if that `is_inside`), or in a table whose address lies there, at a distance from its address point."""

    distance: int
    method: int | None
    is_inside: bool

    @staticmethod
    def of(callee: Value, argument: Value, layout: DataLayout) -> Beside | None:
        """Of a call, as far as both are read at constant distances from one place."""
        if not isinstance(callee, inst.Load):
            return None
        ways: list[tuple[Value, int, int | None]] = [(*fixed(callee.pointer, layout), None)]
        if isinstance(ways[0][0], inst.Load):
            ways.append((*fixed(ways[0][0].pointer, layout), ways[0][1]))
        for place, distance, method in ways:
            origin, start = fixed(argument, layout)
            if origin is place:
                return Beside(distance - start, method, True)
            if isinstance(argument, inst.Load):
                origin, start = fixed(argument.pointer, layout)
                if origin is place:
                    return Beside(distance - start, method, False)
        return None

    def may_lead_to(self, name: str, constant: Value, layout: DataLayout) -> bool:
        """True unless another function than this one is called, or none, if the constant lies there."""
        if self.method is None:
            function = function_behind(constant)
            return function is None or function.name == name
        table, start = within(constant, layout)
        if start is None or not isinstance(table, GlobalVariable) or not table.is_constant_data:
            return True
        if table.initializer is None:
            return True
        function = dict(functions_in(table.initializer, 0, layout)).get(start + self.method)
        return function is not None and function.name == name

    def __str__(self) -> str:
        return f"{self.distance} {self.method} {self.is_inside}"

    @staticmethod
    def read(words: Sequence[str]) -> Beside:
        """What `str` wrote."""
        return Beside(int(words[0]), None if words[1] == "None" else int(words[1]), words[2] == "True")
