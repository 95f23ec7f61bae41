"""Instructions: a small declared class per family. Facts that passes ask for are properties; unknown means conservative.

Operands are a flat list with a `Use` per slot; everything else that LLVM prints of an instruction (flags, types,
alignments, attributes, bundles, metadata) is a field. Flags are kept as the words LLVM prints, in its order.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from enzyme_hub.ir import types
from enzyme_hub.ir.types import FunctionType, StructType, Type
from enzyme_hub.ir.values import Block, ConstantInt, Use, Value, find_attribute

if TYPE_CHECKING:
    from enzyme_hub.ir.module import Function

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


class Instruction(Value):
    """One instruction. `attachments` maps a metadata kind to what LLVM printed after it (`{"tbaa": "!7"}`).

    `debug_records` are the lines of #dbg records printed before the instruction. `block` is None while it is in none.
    """

    __slots__ = ("opcode", "flags", "block", "attachments", "debug_records", "_operands", "_slots")
    is_terminator = False

    def __init__(self, opcode: str, type_: Type, operands: Sequence[Value], flags: tuple[str, ...] = ()) -> None:
        super().__init__(type_)
        self.opcode = opcode
        self.flags = flags
        self.block: Block | None = None
        self.attachments: dict[str, str] = {}
        self.debug_records: tuple[str, ...] = ()
        self._operands = list(operands)
        self._slots = [self._use(operand, index) for index, operand in enumerate(operands)]

    # -- operands ---------------------------------------------------------------------------------------------------

    @property
    def operands(self) -> tuple[Value, ...]:
        return tuple(self._operands)

    def operand(self, index: int) -> Value:
        return self._operands[index]

    def add_operand(self, value: Value) -> None:
        self._operands.append(value)
        self._slots.append(self._use(value, len(self._slots)))

    def set_operand(self, index: int, value: Value) -> None:
        old = self._slots[index]
        if old is not None:
            del self._operands[index]._uses[old]
        self._operands[index] = value
        self._slots[index] = self._use(value, index)

    def remove_operands(self, start: int, stop: int) -> None:
        """Drop operands [start, stop), moving the later ones down."""
        kept = self._operands[stop:]
        self._drop_from(start)
        for value in kept:
            self.add_operand(value)

    def drop_operands(self) -> None:
        """Drop all operands, so that this instruction is no user of anything."""
        self._drop_from(0)

    def _drop_from(self, start: int) -> None:
        for value, slot in zip(self._operands[start:], self._slots[start:], strict=True):
            if slot is not None:
                del value._uses[slot]
        del self._operands[start:]
        del self._slots[start:]

    def _use(self, value: Value, index: int) -> Use | None:
        if not value.tracks_uses:
            return None
        use = Use(self, index)
        value._uses[use] = None
        return use

    # -- place ------------------------------------------------------------------------------------------------------

    @property
    def function(self) -> Function:
        assert self.block is not None
        return self.block.function

    def erase(self) -> None:
        """Take the instruction out of its block for good. Raises ValueError while it is used."""
        if self._uses:
            raise ValueError(f"cannot erase {self.opcode} %{self.name}: it has {len(self._uses)} uses")
        self.drop_operands()
        if self.block is not None:
            self.block.instructions.remove(self)
            self.block = None

    # -- facts ------------------------------------------------------------------------------------------------------

    @property
    def successors(self) -> tuple[Block, ...]:
        return ()

    @property
    def is_pure(self) -> bool:
        """No effect and no dependence on memory; running it again gives the same value (it may still be undefined)."""
        return False

    @property
    def may_read(self) -> bool:
        return False

    @property
    def may_write(self) -> bool:
        return False

    @property
    def is_volatile_or_atomic(self) -> bool:
        return False


class Pure(Instruction):
    """Base of what only computes."""

    __slots__ = ()

    @property
    def is_pure(self) -> bool:
        return True


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


# -- memory -------------------------------------------------------------------------------------------------------------


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


class Effectful(Instruction):
    """Base of what reads and writes memory in ways we do not model further."""

    __slots__ = ()

    @property
    def may_read(self) -> bool:
        return True

    @property
    def may_write(self) -> bool:
        return True

    @property
    def is_volatile_or_atomic(self) -> bool:
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


# -- calls --------------------------------------------------------------------------------------------------------------


class CallBase(Instruction):
    """call, invoke and callbr. Operands: arguments, then operands of bundles, then blocks, then the callee, always last.

    `flags` are fast-math words. `calling_convention` is its word(s) or "". `result_attributes`, `argument_attributes`
    (a tuple per argument) and `attributes` (of the call: words and one `#12` group) are as printed. `bundles` are
    (tag, number of operands). `address_space` is as printed or "".
    """

    __slots__ = (
        "function_type",
        "calling_convention",
        "result_attributes",
        "argument_attributes",
        "attributes",
        "bundles",
        "address_space",
        "argument_count",
    )

    def __init__(
        self,
        opcode: str,
        function_type: FunctionType,
        callee: Value,
        arguments: Sequence[Value],
        *,
        blocks: Sequence[Block] = (),
        flags: tuple[str, ...] = (),
        calling_convention: str = "",
        result_attributes: tuple[str, ...] = (),
        argument_attributes: Sequence[tuple[str, ...]] | None = None,
        attributes: tuple[str, ...] = (),
        bundles: Sequence[tuple[str, Sequence[Value]]] = (),
        address_space: str = "",
    ) -> None:
        bundle_operands = [value for _, values in bundles for value in values]
        super().__init__(opcode, function_type.result, (*arguments, *bundle_operands, *blocks, callee), flags)
        self.function_type = function_type
        self.calling_convention = calling_convention
        self.result_attributes = result_attributes
        self.argument_attributes = (
            list(argument_attributes) if argument_attributes is not None else [()] * len(arguments)
        )
        self.attributes = attributes
        self.bundles = tuple((tag, len(values)) for tag, values in bundles)
        self.address_space = address_space
        self.argument_count = len(arguments)

    @property
    def callee(self) -> Value:
        return self._operands[-1]

    @property
    def arguments(self) -> tuple[Value, ...]:
        return tuple(self._operands[: self.argument_count])

    @property
    def bundle_operands(self) -> list[tuple[str, tuple[Value, ...]]]:
        found, start = [], self.argument_count
        for tag, count in self.bundles:
            found.append((tag, tuple(self._operands[start : start + count])))
            start += count
        return found

    @property
    def called_function(self) -> Function | None:
        """The function called, if the callee is one (not through a cast, alias or pointer)."""
        from enzyme_hub.ir.module import Function

        return self.callee if isinstance(self.callee, Function) else None

    @property
    def intrinsic(self) -> str | None:
        """The name of the LLVM intrinsic called (`llvm.sin.f64`), or None."""
        name = self.callee.name
        return name if name is not None and name.startswith("llvm.") and self.called_function else None

    def argument_attribute(self, index: int, word: str) -> str | None:
        """An attribute of an argument at this call (not of the callee's parameter)."""
        return find_attribute(self.argument_attributes[index], word)

    @property
    def may_read(self) -> bool:
        return True

    @property
    def may_write(self) -> bool:
        return True


class Call(CallBase):
    """call; `tail` is tail, musttail, notail or ""."""

    __slots__ = ("tail",)

    def __init__(
        self,
        function_type: FunctionType,
        callee: Value,
        arguments: Sequence[Value],
        *,
        tail: str = "",
        flags: tuple[str, ...] = (),
        calling_convention: str = "",
        result_attributes: tuple[str, ...] = (),
        argument_attributes: Sequence[tuple[str, ...]] | None = None,
        attributes: tuple[str, ...] = (),
        bundles: Sequence[tuple[str, Sequence[Value]]] = (),
        address_space: str = "",
    ) -> None:
        super().__init__(
            "call",
            function_type,
            callee,
            arguments,
            flags=flags,
            calling_convention=calling_convention,
            result_attributes=result_attributes,
            argument_attributes=argument_attributes,
            attributes=attributes,
            bundles=bundles,
            address_space=address_space,
        )
        self.tail = tail


# -- terminators --------------------------------------------------------------------------------------------------------


class Terminator(Instruction):
    """Base of the terminators; their successors are the blocks among their operands."""

    __slots__ = ()
    is_terminator = True

    @property
    def successors(self) -> tuple[Block, ...]:
        return tuple(value for value in self._operands if isinstance(value, Block))

    def replace_successor(self, old: Block, new: Block) -> None:
        for index, value in enumerate(self._operands):
            if value is old:
                self.set_operand(index, new)


class Invoke(CallBase, Terminator):
    """invoke; the blocks are the normal and the unwind destination."""

    __slots__ = ()
    is_terminator = True

    @property
    def normal(self) -> Block:
        return self.successors[0]

    @property
    def unwind(self) -> Block:
        return self.successors[1]


class CallBr(CallBase, Terminator):
    """callbr; the blocks are the fallthrough and the indirect destinations."""

    __slots__ = ()
    is_terminator = True


class Return(Terminator):
    """ret: no operand, or the value."""

    __slots__ = ()

    def __init__(self, value: Value | None = None) -> None:
        super().__init__("ret", types.void, () if value is None else (value,))

    @property
    def value(self) -> Value | None:
        return self._operands[0] if self._operands else None


class Branch(Terminator):
    """br: one block; or a condition, the block if true and the block if false."""

    __slots__ = ()

    def __init__(self, *operands: Value) -> None:
        super().__init__("br", types.void, operands)

    @property
    def is_conditional(self) -> bool:
        return len(self._operands) == 3

    @property
    def condition(self) -> Value:
        assert self.is_conditional
        return self._operands[0]


class Switch(Terminator):
    """switch: value, default block, then case constant and block in turn."""

    __slots__ = ()

    def __init__(self, value: Value, default: Block, cases: Sequence[tuple[Value, Block]]) -> None:
        super().__init__("switch", types.void, (value, default, *(part for case in cases for part in case)))

    @property
    def value(self) -> Value:
        return self._operands[0]

    @property
    def default(self) -> Block:
        block = self._operands[1]
        assert isinstance(block, Block)
        return block

    @property
    def cases(self) -> list[tuple[ConstantInt, Block]]:
        return list(zip(self._operands[2::2], self._operands[3::2], strict=True))  # type: ignore[arg-type]


class IndirectBranch(Terminator):
    """indirectbr: address, then the blocks."""

    __slots__ = ()

    def __init__(self, address: Value, blocks: Sequence[Block]) -> None:
        super().__init__("indirectbr", types.void, (address, *blocks))


class Resume(Terminator):
    __slots__ = ()

    def __init__(self, value: Value) -> None:
        super().__init__("resume", types.void, (value,))


class Unreachable(Terminator):
    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("unreachable", types.void, ())


# -- exception handling -------------------------------------------------------------------------------------------------


class LandingPad(Effectful):
    """landingpad: `flags` holds `cleanup`; `clauses` are ("catch" | "filter") per operand."""

    __slots__ = ("clauses",)

    def __init__(self, type_: Type, clauses: Sequence[tuple[str, Value]], flags: tuple[str, ...] = ()) -> None:
        super().__init__("landingpad", type_, [value for _, value in clauses], flags)
        self.clauses = tuple(word for word, _ in clauses)


class FuncletPad(Effectful):
    """catchpad and cleanuppad: operand 0 is the parent (a token), then the arguments."""

    __slots__ = ()

    def __init__(self, opcode: str, parent: Value, arguments: Sequence[Value]) -> None:
        super().__init__(opcode, types.token, (parent, *arguments))


class CatchSwitch(Terminator):
    """catchswitch: parent, handlers, and the unwind block if `unwinds_to_block`."""

    __slots__ = ("unwinds_to_block",)

    def __init__(self, parent: Value, handlers: Sequence[Block], unwind: Block | None) -> None:
        super().__init__("catchswitch", types.token, (parent, *handlers, *((unwind,) if unwind else ())))
        self.unwinds_to_block = unwind is not None


class FuncletReturn(Terminator):
    """catchret (pad, block) and cleanupret (pad, block or nothing, which is `unwind to caller`)."""

    __slots__ = ()

    def __init__(self, opcode: str, pad: Value, block: Block | None) -> None:
        super().__init__(opcode, types.void, (pad, block) if block else (pad,))
