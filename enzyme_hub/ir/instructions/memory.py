"""What reads and writes memory."""

from __future__ import annotations

from enzyme_hub.ir import types
from enzyme_hub.ir.instructions.base import Effectful, Instruction
from enzyme_hub.ir.types import Type
from enzyme_hub.ir.values import ConstantInt, Value


class Alloca(Instruction):
    """alloca: operand 0 is the number of elements. `flags`: inalloca, swifterror. `address_space` of the result's type."""

    __slots__ = ("allocated_type", "align", "prints_count")

    def __init__(
        self,
        allocated_type: Type,
        count: Value | None = None,
        align: int | None = None,
        flags: tuple[str, ...] = (),
        address_space: int = 0,
    ) -> None:
        operand = count if count is not None else ConstantInt(types.i32, 1)
        super().__init__("alloca", types.pointer(address_space), (operand,), flags)
        self.allocated_type = allocated_type
        self.align = align
        self.prints_count = count is not None

    @property
    def count(self) -> Value:
        return self._operands[0]


class MemoryAccess(Instruction):
    """Base of load and store. `flags`: atomic, volatile. `ordering` is `syncscope("x") seq_cst` as printed, or None."""

    __slots__ = ("align", "ordering")
    align: int | None
    ordering: str | None

    @property
    def is_volatile_or_atomic(self) -> bool:
        return bool(self.flags)


class Load(MemoryAccess):
    __slots__ = ()

    def __init__(
        self,
        type_: Type,
        pointer: Value,
        align: int | None = None,
        flags: tuple[str, ...] = (),
        ordering: str | None = None,
    ) -> None:
        super().__init__("load", type_, (pointer,), flags)
        self.align = align
        self.ordering = ordering

    @property
    def pointer(self) -> Value:
        return self._operands[0]

    @property
    def may_read(self) -> bool:
        return True

    @property
    def may_write(self) -> bool:
        return self.is_volatile_or_atomic


class Store(MemoryAccess):
    """Operands: value, pointer."""

    __slots__ = ()

    def __init__(
        self,
        value: Value,
        pointer: Value,
        align: int | None = None,
        flags: tuple[str, ...] = (),
        ordering: str | None = None,
    ) -> None:
        super().__init__("store", types.void, (value, pointer), flags)
        self.align = align
        self.ordering = ordering

    @property
    def value(self) -> Value:
        return self._operands[0]

    @property
    def pointer(self) -> Value:
        return self._operands[1]

    @property
    def may_read(self) -> bool:
        return self.is_volatile_or_atomic

    @property
    def may_write(self) -> bool:
        return True


class AtomicRMW(Effectful):
    """Operands: pointer, value. `operation` is its word (`fadd`); `flags`: volatile."""

    __slots__ = ("operation", "ordering", "align")

    def __init__(
        self,
        operation: str,
        pointer: Value,
        value: Value,
        ordering: str,
        align: int | None,
        flags: tuple[str, ...] = (),
    ) -> None:
        super().__init__("atomicrmw", value.type, (pointer, value), flags)
        self.operation = operation
        self.ordering = ordering
        self.align = align


class CompareExchange(Effectful):
    """cmpxchg: operands pointer, expected, new. `flags`: weak, volatile. `ordering` is both orderings as printed."""

    __slots__ = ("ordering", "align")

    def __init__(
        self, pointer: Value, expected: Value, new: Value, ordering: str, align: int | None, flags: tuple[str, ...] = ()
    ) -> None:
        super().__init__("cmpxchg", types.struct((new.type, types.i1)), (pointer, expected, new), flags)
        self.ordering = ordering
        self.align = align


class Fence(Effectful):
    __slots__ = ("ordering",)

    def __init__(self, ordering: str) -> None:
        super().__init__("fence", types.void, ())
        self.ordering = ordering


class VAArg(Effectful):
    __slots__ = ()

    def __init__(self, list_: Value, type_: Type) -> None:
        super().__init__("va_arg", type_, (list_,))
