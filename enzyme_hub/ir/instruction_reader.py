"""All instructions but calls, one method a family. PARSERS has the method for each opcode.

A method takes the opcode and the index of the token behind it; it returns the instruction and the index behind that.
Names, attachments and debug records are the caller's.
"""

from __future__ import annotations

from collections.abc import Callable

from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.call_reader import CallReader
from enzyme_hub.ir.instructions import Instruction
from enzyme_hub.ir.lexer import Unexpected, words
from enzyme_hub.ir.values import Block, Value

PREDICATES = words("eq ne ugt uge ult ule sgt sge slt sle oeq ogt oge olt ole one ord ueq une uno true false")


class InstructionReader(CallReader):
    """Reads instructions."""

    # -- computing -------------------------------------------------------------------------------------------------

    def unary(self, opcode: str, i: int) -> tuple[Instruction, int]:
        flags, i = self.parse_optional_flags(i)
        value, i = self.parse_typed(i)
        return inst.UnaryOp(opcode, value, flags), i

    def binary(self, opcode: str, i: int) -> tuple[Instruction, int]:
        flags, i = self.parse_optional_flags(i)
        left, right, i = self.parse_pair(i)
        return inst.BinaryOp(opcode, left, right, flags), i

    def cast(self, opcode: str, i: int) -> tuple[Instruction, int]:
        flags, i = self.parse_optional_flags(i)
        value, i = self.parse_typed(i)
        type_, i = self.parse_type(self.expect(i, "to"))
        return inst.Cast(opcode, value, type_, flags), i

    def compare(self, opcode: str, i: int) -> tuple[Instruction, int]:
        flags, i = self.parse_optional_flags(i)
        predicate = self.tokens[i]
        if predicate not in PREDICATES:
            raise Unexpected(i, f"unknown predicate {predicate!r}")
        left, right, i = self.parse_pair(i + 1)
        return inst.Compare(opcode, predicate, left, right, flags), i

    def freeze(self, opcode: str, i: int) -> tuple[Instruction, int]:
        value, i = self.parse_typed(i)
        return inst.Freeze(value), i

    def select(self, opcode: str, i: int) -> tuple[Instruction, int]:
        flags, i = self.parse_optional_flags(i)
        (condition, if_true, if_false), i = self.parse_operands(i, 3)
        return inst.Select(condition, if_true, if_false, flags), i

    def phi(self, opcode: str, i: int) -> tuple[Instruction, int]:
        t = self.tokens
        flags, i = self.parse_optional_flags(i)
        type_, i = self.parse_type(i)
        incoming: list[tuple[Value, Block]] = []
        while True:
            value, i = self.parse_value(type_, self.expect(i, "["))
            block, i = self.parse_bare_block(self.expect(i, ","))
            incoming.append((value, block))
            i = self.expect(i, "]")
            if t[i] != "," or t[i + 1] != "[":
                return inst.Phi(type_, incoming, flags), i
            i += 1

    def getelementptr(self, opcode: str, i: int) -> tuple[Instruction, int]:
        flags, i = self.parse_optional_flags(i)
        source, i = self.parse_type(i)
        values, i = self.parse_typed_list(self.expect(i, ","))
        return inst.GetElementPtr(source, values[0], values[1:], flags), i

    def extractelement(self, opcode: str, i: int) -> tuple[Instruction, int]:
        values, i = self.parse_operands(i, 2)
        return inst.ExtractElement(*values), i

    def insertelement(self, opcode: str, i: int) -> tuple[Instruction, int]:
        values, i = self.parse_operands(i, 3)
        return inst.InsertElement(*values), i

    def shufflevector(self, opcode: str, i: int) -> tuple[Instruction, int]:
        values, i = self.parse_operands(i, 3)
        return inst.ShuffleVector(*values), i

    def _parse_indices(self, i: int) -> tuple[tuple[int, ...], int]:
        t = self.tokens
        indices: list[int] = []
        while t[i] == "," and t[i + 1].isdigit():
            indices.append(int(t[i + 1]))
            i += 2
        return tuple(indices), i

    def extractvalue(self, opcode: str, i: int) -> tuple[Instruction, int]:
        value, i = self.parse_typed(i)
        indices, i = self._parse_indices(i)
        return inst.ExtractValue(value, indices), i

    def insertvalue(self, opcode: str, i: int) -> tuple[Instruction, int]:
        aggregate, i = self.parse_typed(i)
        member, i = self.parse_typed(self.expect(i, ","))
        indices, i = self._parse_indices(i)
        return inst.InsertValue(aggregate, member, indices), i

    # -- memory ----------------------------------------------------------------------------------------------------

    def alloca(self, opcode: str, i: int) -> tuple[Instruction, int]:
        t = self.tokens
        flags, i = self.parse_optional_flags(i)
        type_, i = self.parse_type(i)
        count: Value | None = None
        address_space = 0
        if t[i] == "," and not t[i + 1].startswith(("align ", "addrspace(", "!")):
            count, i = self.parse_typed(i + 1)
        align, i = self.parse_optional_align(i)
        if t[i] == "," and t[i + 1].startswith("addrspace("):
            address_space = int(t[i + 1][10:-1])
            i += 2
        return inst.Alloca(type_, count, align, flags, address_space), i

    def load(self, opcode: str, i: int) -> tuple[Instruction, int]:
        flags, i = self.parse_optional_flags(i)
        type_, i = self.parse_type(i)
        pointer, i = self.parse_typed(self.expect(i, ","))
        ordering, i = self.parse_optional_ordering(i)
        align, i = self.parse_optional_align(i)
        return inst.Load(type_, pointer, align, flags, ordering), i

    def store(self, opcode: str, i: int) -> tuple[Instruction, int]:
        flags, i = self.parse_optional_flags(i)
        value, i = self.parse_typed(i)
        pointer, i = self.parse_typed(self.expect(i, ","))
        ordering, i = self.parse_optional_ordering(i)
        align, i = self.parse_optional_align(i)
        return inst.Store(value, pointer, align, flags, ordering), i

    def atomicrmw(self, opcode: str, i: int) -> tuple[Instruction, int]:
        flags, i = self.parse_optional_flags(i)
        operation = self.tokens[i]
        pointer, i = self.parse_typed(i + 1)
        value, i = self.parse_typed(self.expect(i, ","))
        ordering, i = self.parse_optional_ordering(i)
        align, i = self.parse_optional_align(i)
        return inst.AtomicRMW(operation, pointer, value, ordering or "", align, flags), i

    def cmpxchg(self, opcode: str, i: int) -> tuple[Instruction, int]:
        flags, i = self.parse_optional_flags(i)
        (pointer, expected, new), i = self.parse_operands(i, 3)
        ordering, i = self.parse_optional_ordering(i)
        align, i = self.parse_optional_align(i)
        return inst.CompareExchange(pointer, expected, new, ordering or "", align, flags), i

    def fence(self, opcode: str, i: int) -> tuple[Instruction, int]:
        ordering, i = self.parse_optional_ordering(i)
        return inst.Fence(ordering or ""), i

    def va_arg(self, opcode: str, i: int) -> tuple[Instruction, int]:
        pointer, i = self.parse_typed(i)
        type_, i = self.parse_type(self.expect(i, ","))
        return inst.VAArg(pointer, type_), i

    # -- terminators -----------------------------------------------------------------------------------------------

    def ret(self, opcode: str, i: int) -> tuple[Instruction, int]:
        if self.tokens[i] == "void":
            return inst.Return(), i + 1
        value, i = self.parse_typed(i)
        return inst.Return(value), i

    def br(self, opcode: str, i: int) -> tuple[Instruction, int]:
        if self.tokens[i] == "label":
            block, i = self.parse_block(i)
            return inst.Branch(block), i
        condition, i = self.parse_typed(i)
        if_true, i = self.parse_block(self.expect(i, ","))
        if_false, i = self.parse_block(self.expect(i, ","))
        return inst.Branch(condition, if_true, if_false), i

    def switch(self, opcode: str, i: int) -> tuple[Instruction, int]:
        value, i = self.parse_typed(i)
        default, i = self.parse_block(self.expect(i, ","))
        i = self.expect(i, "[")
        cases: list[tuple[Value, Block]] = []
        while self.tokens[i] != "]":
            case, i = self.parse_typed(i)
            block, i = self.parse_block(self.expect(i, ","))
            cases.append((case, block))
        return inst.Switch(value, default, cases), i + 1

    def indirectbr(self, opcode: str, i: int) -> tuple[Instruction, int]:
        address, i = self.parse_typed(i)
        blocks, i = self.parse_block_list(self.expect(self.expect(i, ","), "["))
        return inst.IndirectBranch(address, blocks), i

    def resume(self, opcode: str, i: int) -> tuple[Instruction, int]:
        value, i = self.parse_typed(i)
        return inst.Resume(value), i

    def unreachable(self, opcode: str, i: int) -> tuple[Instruction, int]:
        return inst.Unreachable(), i

    # -- exception handling ----------------------------------------------------------------------------------------

    def landingpad(self, opcode: str, i: int) -> tuple[Instruction, int]:
        t = self.tokens
        type_, i = self.parse_type(i)
        flags: tuple[str, ...] = ()
        if t[i] == "cleanup":
            flags, i = ("cleanup",), i + 1
        clauses: list[tuple[str, Value]] = []
        while t[i] in ("catch", "filter"):
            value, end = self.parse_typed(i + 1)
            clauses.append((t[i], value))
            i = end
        return inst.LandingPad(type_, clauses, flags), i

    def funcletpad(self, opcode: str, i: int) -> tuple[Instruction, int]:
        parent, i = self.parse_value(types.token, self.expect(i, "within"))
        i = self.expect(i, "[")
        arguments: list[Value] = []
        while self.tokens[i] != "]":
            if arguments:
                i = self.expect(i, ",")
            argument, i = self.parse_typed(i)
            arguments.append(argument)
        return inst.FuncletPad(opcode, parent, arguments), i + 1

    def catchswitch(self, opcode: str, i: int) -> tuple[Instruction, int]:
        parent, i = self.parse_value(types.token, self.expect(i, "within"))
        handlers, i = self.parse_block_list(self.expect(i, "["))
        unwind, i = self._parse_unwind(i)
        return inst.CatchSwitch(parent, handlers, unwind), i

    def _parse_unwind(self, i: int) -> tuple[Block | None, int]:
        i = self.expect(i, "unwind")
        if self.tokens[i] == "to":
            return None, self.expect(i + 1, "caller")
        return self.parse_block(i)

    def funcletret(self, opcode: str, i: int) -> tuple[Instruction, int]:
        pad, i = self.parse_value(types.token, self.expect(i, "from"))
        block: Block | None
        if opcode == "catchret":
            block, i = self.parse_block(self.expect(i, "to"))
        else:
            block, i = self._parse_unwind(i)
        return inst.FuncletReturn(opcode, pad, block), i


Parser = Callable[[InstructionReader, str, int], tuple[Instruction, int]]

PARSERS: dict[str, Parser] = {
    "fneg": InstructionReader.unary,
    "icmp": InstructionReader.compare,
    "fcmp": InstructionReader.compare,
    "tail": InstructionReader.tail_call,
    "musttail": InstructionReader.tail_call,
    "notail": InstructionReader.tail_call,
    "invoke": InstructionReader.call,
    "callbr": InstructionReader.call,
    "catchpad": InstructionReader.funcletpad,
    "cleanuppad": InstructionReader.funcletpad,
    "catchret": InstructionReader.funcletret,
    "cleanupret": InstructionReader.funcletret,
    **dict.fromkeys(inst.BINARY, InstructionReader.binary),
    **dict.fromkeys(inst.CASTS, InstructionReader.cast),
    **{
        word: getattr(InstructionReader, word)
        for word in words(
            "freeze select phi getelementptr extractelement insertelement shufflevector extractvalue insertvalue "
            "alloca load store atomicrmw cmpxchg fence va_arg call ret br switch indirectbr resume unreachable "
            "landingpad catchswitch"
        )
    },
}
