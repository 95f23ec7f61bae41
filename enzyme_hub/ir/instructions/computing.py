"""What only computes: arithmetic, casts, comparisons, choices, addresses, parts of vectors, structs and arrays."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeGuard

from enzyme_hub.ir import types
from enzyme_hub.ir.instructions.base import Pure
from enzyme_hub.ir.types import StructType, Type
from enzyme_hub.ir.values import Block, Value

FLOAT_BINARY = frozenset(("fadd", "fsub", "fmul", "fdiv", "frem"))
INT_BINARY = frozenset(("add", "sub", "mul", "udiv", "sdiv", "urem", "srem", "shl", "lshr", "ashr", "and", "or", "xor"))
BINARY = FLOAT_BINARY | INT_BINARY
CASTS = frozenset(
    (
        "trunc", "zext", "sext", "fptrunc", "fpext", "fptoui", "fptosi", "uitofp", "sitofp",
        "ptrtoint", "inttoptr", "ptrtoaddr", "bitcast", "addrspacecast",
    )
)  # fmt: skip
FAST_MATH = ("fast", "reassoc", "nnan", "ninf", "nsz", "arcp", "contract", "afn")


class UnaryOp(Pure):
    """fneg."""

    __slots__ = ()

    def __init__(self, opcode: str, value: Value, flags: tuple[str, ...] = ()) -> None:
        super().__init__(opcode, value.type, (value,), flags)


class BinaryOp(Pure):
    """Arithmetic of two operands of one type."""

    __slots__ = ()

    def __init__(self, opcode: str, left: Value, right: Value, flags: tuple[str, ...] = ()) -> None:
        super().__init__(opcode, left.type, (left, right), flags)


class Cast(Pure):
    """A conversion to `type`."""

    __slots__ = ()

    def __init__(self, opcode: str, value: Value, type_: Type, flags: tuple[str, ...] = ()) -> None:
        super().__init__(opcode, type_, (value,), flags)


class Freeze(Pure):
    __slots__ = ()

    def __init__(self, value: Value) -> None:
        super().__init__("freeze", value.type, (value,))


def is_address(value: Value) -> TypeGuard[Cast]:
    """True for a pointer as an integer."""
    return isinstance(value, Cast) and value.opcode == "ptrtoint"


class Compare(Pure):
    """icmp or fcmp; `predicate` is its word (`slt`, `oeq`)."""

    __slots__ = ("predicate",)

    def __init__(self, opcode: str, predicate: str, left: Value, right: Value, flags: tuple[str, ...] = ()) -> None:
        result = types.i1
        if isinstance(left.type, types.VectorType):
            vector = left.type
            super().__init__(opcode, types.vector(vector.count, result, vector.scalable), (left, right), flags)
        else:
            super().__init__(opcode, result, (left, right), flags)
        self.predicate = predicate


class Select(Pure):
    """select: condition, value if true, value if false."""

    __slots__ = ()

    def __init__(self, condition: Value, if_true: Value, if_false: Value, flags: tuple[str, ...] = ()) -> None:
        super().__init__("select", if_true.type, (condition, if_true, if_false), flags)


class Phi(Pure):
    """phi: operands alternate value, block."""

    __slots__ = ()

    def __init__(self, type_: Type, incoming: Sequence[tuple[Value, Block]] = (), flags: tuple[str, ...] = ()) -> None:
        super().__init__("phi", type_, [part for pair in incoming for part in pair], flags)

    @property
    def incoming(self) -> list[tuple[Value, Block]]:
        return list(zip(self._operands[::2], self._operands[1::2], strict=True))  # type: ignore[arg-type]

    def add_incoming(self, value: Value, block: Block) -> None:
        self.add_operand(value)
        self.add_operand(block)

    def keep_incoming(self, keep: Callable[[Block], bool]) -> None:
        """Drop what comes from the blocks that are not to be kept."""
        for index in range(len(self._operands) - 1, 0, -2):
            block = self._operands[index]
            assert isinstance(block, Block)
            if not keep(block):
                self.remove_operands(index - 1, index + 1)

    def incoming_from(self, block: Block) -> Value:
        """The value that comes from `block`. Raises KeyError if it is no predecessor."""
        for index in range(1, len(self._operands), 2):
            if self._operands[index] is block:
                return self._operands[index - 1]
        raise KeyError(block.name)


class GetElementPtr(Pure):
    """getelementptr: operands are the pointer and the indices; `flags` are inbounds, nusw, nuw, inrange(...)."""

    __slots__ = ("source_type",)

    def __init__(
        self,
        source_type: Type,
        pointer: Value,
        indices: Sequence[Value],
        flags: tuple[str, ...] = (),
        type_: Type | None = None,
    ) -> None:
        super().__init__("getelementptr", type_ or gep_type(pointer, indices), (pointer, *indices), flags)
        self.source_type = source_type

    @property
    def pointer(self) -> Value:
        return self._operands[0]

    @property
    def indices(self) -> tuple[Value, ...]:
        return tuple(self._operands[1:])


def gep_type(pointer: Value, indices: Sequence[Value]) -> Type:
    """A pointer, or a vector of pointers if the base or an index is a vector."""
    scalar = pointer.type.scalar
    for value in (pointer, *indices):
        if isinstance(value.type, types.VectorType):
            return types.vector(value.type.count, scalar, value.type.scalable)
    return scalar


class ExtractElement(Pure):
    __slots__ = ()

    def __init__(self, vector: Value, index: Value) -> None:
        super().__init__("extractelement", vector.type.scalar, (vector, index))


class InsertElement(Pure):
    """Operands: vector, element, index."""

    __slots__ = ()

    def __init__(self, vector: Value, element: Value, index: Value) -> None:
        super().__init__("insertelement", vector.type, (vector, element, index))


class ShuffleVector(Pure):
    """Operands: two vectors and the constant mask, a vector of i32."""

    __slots__ = ()

    def __init__(self, left: Value, right: Value, mask: Value) -> None:
        assert isinstance(left.type, types.VectorType) and isinstance(mask.type, types.VectorType)
        type_ = types.vector(mask.type.count, left.type.element, mask.type.scalable)
        super().__init__("shufflevector", type_, (left, right, mask))


class ExtractValue(Pure):
    __slots__ = ("indices",)

    def __init__(self, aggregate: Value, indices: tuple[int, ...]) -> None:
        super().__init__("extractvalue", member_type(aggregate.type, indices), (aggregate,))
        self.indices = indices


class InsertValue(Pure):
    """Operands: aggregate, member."""

    __slots__ = ("indices",)

    def __init__(self, aggregate: Value, member: Value, indices: tuple[int, ...]) -> None:
        super().__init__("insertvalue", aggregate.type, (aggregate, member))
        self.indices = indices


def member_type(type_: Type, indices: Sequence[int]) -> Type:
    """The type at a path of constant indices into structs, arrays and vectors."""
    for index in indices:
        if isinstance(type_, StructType):
            type_ = type_.fields[index]
        else:
            assert isinstance(type_, (types.ArrayType, types.VectorType)), type_
            type_ = type_.element
    return type_
