"""Appends instructions to a block: one short method an instruction, types derived from the operands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.types import FunctionType, Type
from enzyme_hub.ir.values import Block, ConstantInt, Value

I = TypeVar("I", bound=inst.Instruction)  # noqa: E741


class Builder:
    """Builds at the end of `block`."""

    __slots__ = ("block",)

    def __init__(self, block: Block) -> None:
        self.block = block

    def insert(self, instruction: I) -> I:
        """Append an instruction that was made elsewhere."""
        instruction.block = self.block
        self.block.instructions.append(instruction)
        return instruction

    # -- computing ----------------------------------------------------------------------------------------------------

    def unary(self, opcode: str, value: Value, flags: tuple[str, ...] = ()) -> Value:
        return self.insert(inst.UnaryOp(opcode, value, flags))

    def binary(self, opcode: str, left: Value, right: Value, flags: tuple[str, ...] = ()) -> Value:
        return self.insert(inst.BinaryOp(opcode, left, right, flags))

    def cast(self, opcode: str, value: Value, type_: Type) -> Value:
        return self.insert(inst.Cast(opcode, value, type_))

    def compare(self, opcode: str, predicate: str, left: Value, right: Value) -> Value:
        return self.insert(inst.Compare(opcode, predicate, left, right))

    def select(self, condition: Value, if_true: Value, if_false: Value) -> Value:
        return self.insert(inst.Select(condition, if_true, if_false))

    def phi(self, type_: Type, incoming: Sequence[tuple[Value, Block]] = ()) -> inst.Phi:
        return self.insert(inst.Phi(type_, incoming))

    def gep(self, source_type: Type, pointer: Value, indices: Sequence[Value], flags: tuple[str, ...] = ()) -> Value:
        return self.insert(inst.GetElementPtr(source_type, pointer, indices, flags))

    def offset(self, pointer: Value, bytes_: int) -> Value:
        """`pointer` plus a constant number of bytes; the pointer itself if that is 0."""
        if bytes_ == 0:
            return pointer
        return self.gep(types.i8, pointer, [ConstantInt(types.i64, bytes_)], ("inbounds",))

    def extract_value(self, aggregate: Value, *indices: int) -> Value:
        return self.insert(inst.ExtractValue(aggregate, indices))

    def insert_value(self, aggregate: Value, member: Value, *indices: int) -> Value:
        return self.insert(inst.InsertValue(aggregate, member, indices))

    # -- memory -------------------------------------------------------------------------------------------------------

    def alloca(self, type_: Type, count: Value | None = None, align: int | None = None) -> inst.Alloca:
        return self.insert(inst.Alloca(type_, count, align))

    def load(self, type_: Type, pointer: Value, align: int | None = None) -> inst.Load:
        return self.insert(inst.Load(type_, pointer, align))

    def store(self, value: Value, pointer: Value, align: int | None = None) -> inst.Store:
        return self.insert(inst.Store(value, pointer, align))

    def call(self, callee: Value, arguments: Sequence[Value], type_: FunctionType | None = None) -> inst.Call:
        if type_ is None:
            assert isinstance(callee, Function), "the type of an indirect callee must be given"
            type_ = callee.value_type
        return self.insert(inst.Call(type_, callee, arguments))

    def atomic_add(self, pointer: Value, value: Value, align: int | None = None, scope: str = "") -> inst.AtomicRMW:
        """Add a number to the one in memory, in one piece, in no order with anything else."""
        return self.insert(inst.AtomicRMW("fadd", pointer, value, f"{scope} monotonic".strip(), align))

    # -- terminators --------------------------------------------------------------------------------------------------

    def branch(self, target: Block) -> inst.Branch:
        return self.insert(inst.Branch(target))

    def branch_if(self, condition: Value, if_true: Block, if_false: Block) -> inst.Branch:
        return self.insert(inst.Branch(condition, if_true, if_false))

    def switch(self, value: Value, default: Block, cases: Sequence[tuple[Value, Block]]) -> inst.Switch:
        return self.insert(inst.Switch(value, default, cases))

    def ret(self, value: Value | None = None) -> inst.Return:
        return self.insert(inst.Return(value))

    def unreachable(self) -> inst.Unreachable:
        return self.insert(inst.Unreachable())
