"""Constant data with the addresses of variables in it: `static struct region *const table[] = {&a, &b}`, or clang's table of a switch.

Who reads an address there gets one of those that were put in when the program was built, and nobody else can be told of them
through the table but who is given the table's own address. So an address in such a table is in sight.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from enzyme_hub.ir.layout import DataLayout
from enzyme_hub.ir.module import GlobalVariable
from enzyme_hub.ir.types import ArrayType, StructType, VectorType
from enzyme_hub.ir.values import Constant, ConstantAggregate, ConstantExpr, Value

MOST_ADDRESSES = 64  # in a table whose addresses are followed


class AddressTables:
    """The tables that lead to some of `variables`, in steps if need be.

    `holders(g)` are the variables whose initialiser names g, `is_known` tells of a table that no other file can name.
    """

    def __init__(
        self,
        layout: DataLayout,
        variables: Iterable[GlobalVariable],
        holders: Callable[[GlobalVariable], Iterable[GlobalVariable]],
        is_known: Callable[[GlobalVariable], bool],
    ) -> None:
        self._layout = layout
        self._addresses: dict[GlobalVariable, list[tuple[int, Constant]]] = {}
        self.out_of_sight: set[GlobalVariable] = set()  # variables and tables whose address is in other memory as well
        work = list(variables)
        for one in work:
            for holder in holders(one):
                is_fresh = holder not in self._addresses
                if not (holder.is_constant_data and is_known(holder)) or not self._take_in(holder):
                    self.out_of_sight.add(one)
                elif is_fresh:
                    work.append(holder)

    def __contains__(self, variable: GlobalVariable) -> bool:
        return variable in self._addresses

    def __iter__(self) -> Iterator[GlobalVariable]:
        return iter(self._addresses)

    def within(self, table: GlobalVariable, start: int | None, size: int) -> list[Constant]:
        """The addresses in so many bytes of a table, or in all of it where `start` is not known."""
        inside = self._addresses[table]
        if start is None:
            return [address for _, address in inside]
        step = self._layout.pointer_size()
        return [address for at, address in inside if start < at + step and at < start + size]

    def _take_in(self, table: GlobalVariable) -> bool:
        """False for a table that is too large, or has something else than plain addresses in it."""
        if table in self._addresses:
            return True
        if not table.is_read and table.initializer_text.count("@") > MOST_ADDRESSES:
            return False  # before it is parsed
        if table.initializer is None:
            return False
        found: list[tuple[int, Constant]] = []
        for at, address in self._in(table.initializer, 0):
            if address is None or len(found) >= MOST_ADDRESSES:
                return False
            found.append((at, address))
        self._addresses[table] = found
        return True

    def _in(self, value: Constant, start: int) -> Iterator[tuple[int, Constant | None]]:
        """The addresses in a constant, each with its place; None for what is computed from an address and is none."""
        if isinstance(value, ConstantAggregate):
            for at, element in zip(self._places(value), value.elements, strict=True):
                yield from self._in(element, start + at)
        elif value.type.is_pointer and _is_place(value):
            yield start, value
        elif isinstance(value, ConstantExpr):
            yield start, None

    def _places(self, value: ConstantAggregate) -> Iterator[int]:
        type_ = value.type
        if isinstance(type_, StructType):
            yield from (self._layout.offset(type_, index) for index in range(len(value.elements)))
        else:
            assert isinstance(type_, (ArrayType, VectorType))
            size = self._layout.alloc_size(type_.element)
            yield from (size * index for index in range(len(value.elements)))


def _is_place(value: Value) -> bool:
    """True for a variable, or for a step from one."""
    if isinstance(value, ConstantExpr) and value.opcode == "getelementptr":
        return _is_place(value.operands[0])
    return isinstance(value, GlobalVariable)
