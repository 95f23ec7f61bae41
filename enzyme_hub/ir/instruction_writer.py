"""The body of a function as text: names for all its values, then one line an instruction."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from enzyme_hub.errors import InternalError
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.instructions import Instruction
from enzyme_hub.ir.lexer import NAME, DigitName, quote
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.operand_writer import ConstantWriter
from enzyme_hub.ir.values import Constant, MetadataOperand, Value

_LOCAL = re.compile(rf'"[^"]*"|(%{NAME})')


class FunctionWriter:
    """Writes one function. `names` has the spelling of each local value, with the percent sign."""

    def __init__(self, function: Function, constants: ConstantWriter) -> None:
        self.function = function
        self.constants = constants
        self.names: dict[Value, str] = {}
        self.renamed: dict[str, str] = {}  # old spelling to new, where they differ
        self._name_values()
        self._known: set[str] | None = None

    # -- names -----------------------------------------------------------------------------------------------------

    def _local_values(self) -> list[Value]:
        """All that needs a name, in the order LLVM numbers it."""
        found: list[Value] = list(self.function.arguments)
        void = types.void
        for block in self.function.blocks:
            found.append(block)
            found += [instruction for instruction in block.instructions if instruction.type is not void]
        return found

    def _name_values(self) -> None:
        taken: set[str] = set()
        number = 0
        clashing: list[Value] = []
        names = self.names
        for value in self._local_values():
            name = value.name
            if name is None or (name.isdigit() and type(name) is not DigitName):
                names[value] = f"%{number}"
                if name is not None and name != str(number):
                    self.renamed[f"%{name}"] = f"%{number}"
                number += 1
                continue
            spelling = "%" + quote(name)
            if spelling in taken:
                clashing.append(value)
            else:
                taken.add(spelling)
                names[value] = spelling
        for value in clashing:
            assert value.name is not None
            count = 1
            while (spelling := "%" + quote(f"{value.name}.{count}")) in taken:
                count += 1
            taken.add(spelling)
            names[value] = spelling

    # -- operands --------------------------------------------------------------------------------------------------

    def ref(self, value: Value) -> str:
        found = self.names.get(value)
        if found is not None:
            return found
        if isinstance(value, Constant):
            return self.constants.reference(value)
        if isinstance(value, MetadataOperand):
            return value.text if value.value is None else self.typed(value.value)
        raise InternalError("EH0901", f"%{value.name} is used in @{self.function.name} but is in no block of it")

    def typed(self, value: Value) -> str:
        return f"{value.type._text} {self.ref(value)}"

    def typed_list(self, values: Any) -> str:
        return ", ".join([self.typed(value) for value in values])

    # -- blocks ----------------------------------------------------------------------------------------------------

    def body(self) -> str:
        lines: list[str] = []
        for block in self.function.blocks:
            if lines:
                lines.append("")
            lines.append(self.names[block][1:] + ":")
            for instruction in block.instructions:
                if instruction.debug_records:
                    lines += ["    " + self._debug_record(record) for record in instruction.debug_records]
                lines.append(self.instruction(instruction))
        lines.append("")
        return "\n".join(lines)

    def instruction(self, instruction: Instruction) -> str:
        text = WRITERS[type(instruction)](self, instruction)
        if instruction.type is not types.void:
            text = f"  {self.names[instruction]} = {text}"
        else:
            text = "  " + text
        if instruction.attachments:
            text += "".join([f", !{kind} {node}" for kind, node in instruction.attachments.items()])
        return text

    def _debug_record(self, record: str) -> str:
        """A record with the names its values have now; a value that is gone makes it say nothing."""
        if "%" not in record:
            return record
        return _LOCAL.sub(self._debug_operand, record)

    def _debug_operand(self, match: re.Match[str]) -> str:
        spelling: str | None = match[1]
        if spelling is None:
            return match[0]
        renamed = self.renamed.get(spelling)
        if renamed is not None:
            return renamed
        if self._known is None:
            read = {spelled for value, spelled in self.names.items() if value.name is not None}
            self._known = read - set(self.renamed.values())  # what has no name is new: no record means it
        return spelling if spelling in self._known else "poison"

    # -- computing -------------------------------------------------------------------------------------------------

    def _head(self, i: Instruction) -> str:
        return f"{i.opcode} {' '.join(i.flags)} " if i.flags else f"{i.opcode} "

    def same_type(self, i: Instruction) -> str:
        a, b = i._operands
        return f"{self._head(i)}{a.type._text} {self.ref(a)}, {self.ref(b)}"

    def all_types(self, i: Instruction) -> str:
        return self._head(i) + ", ".join([f"{v.type._text} {self.ref(v)}" for v in i._operands])

    def compare(self, i: inst.Compare) -> str:
        a, b = i._operands
        return f"{self._head(i)}{i.predicate} {a.type._text} {self.ref(a)}, {self.ref(b)}"

    def cast(self, i: Instruction) -> str:
        return f"{self._head(i)}{self.typed(i._operands[0])} to {i.type._text}"

    def phi(self, i: Instruction) -> str:
        o = i._operands
        pairs = [f"[ {self.ref(o[k])}, {self.ref(o[k + 1])} ]" for k in range(0, len(o), 2)]
        return f"{self._head(i)}{i.type._text} {', '.join(pairs)}"

    def getelementptr(self, i: inst.GetElementPtr) -> str:
        return f"{self._head(i)}{i.source_type._text}, {self.typed_list(i._operands)}"

    def with_indices(self, i: inst.ExtractValue | inst.InsertValue) -> str:
        return f"{i.opcode} {self.typed_list(i._operands)}{''.join([f', {n}' for n in i.indices])}"

    # -- memory ----------------------------------------------------------------------------------------------------

    def alloca(self, i: inst.Alloca) -> str:
        text = f"{self._head(i)}{i.allocated_type._text}"
        if i.prints_count:
            text += f", {self.typed(i.count)}"
        if i.align is not None:
            text += f", align {i.align}"
        assert isinstance(i.type, types.PointerType)
        if i.type.address_space:
            text += f", addrspace({i.type.address_space})"
        return text

    def load(self, i: inst.Load) -> str:
        return f"{self._head(i)}{i.type._text}, {self.typed(i._operands[0])}{_tail(i)}"

    def ordered(self, i: inst.Store | inst.CompareExchange) -> str:
        return self.all_types(i) + _tail(i)

    def atomicrmw(self, i: inst.AtomicRMW) -> str:
        return f"{self._head(i)}{i.operation} {self.typed_list(i._operands)}{_tail(i)}"

    def fence(self, i: inst.Fence) -> str:
        return f"fence {i.ordering}"

    def va_arg(self, i: Instruction) -> str:
        return f"va_arg {self.typed(i._operands[0])}, {i.type._text}"

    # -- calls -----------------------------------------------------------------------------------------------------

    def call(self, i: inst.Call) -> str:
        return f"{i.tail} {self._call(i)}" if i.tail else self._call(i)

    def _call(self, i: inst.CallBase) -> str:
        words = [i.opcode, *i.flags]
        if i.calling_convention:
            words.append(i.calling_convention)
        words += i.result_attributes
        if i.address_space:
            words.append(i.address_space)
        type_ = i.function_type
        words.append(type_._text if type_.is_vararg else type_.result._text)
        arguments = []
        for value, attributes in zip(i._operands, i.argument_attributes, strict=False):
            if attributes:
                arguments.append(f"{value.type._text} {' '.join(attributes)} {self.ref(value)}")
            else:
                arguments.append(f"{value.type._text} {self.ref(value)}")
        if type_.is_vararg and isinstance(i, inst.Call) and i.tail == "musttail":
            arguments.append("...")
        words.append(f"{self.ref(i._operands[-1])}({', '.join(arguments)})")
        words += i.attributes
        if i.bundles:
            words.append(self._bundles(i))
        return " ".join(words)

    def _bundles(self, i: inst.CallBase) -> str:
        bundles = [f'"{tag}"({self.typed_list(values)})' for tag, values in i.bundle_operands]
        return f"[ {', '.join(bundles)} ]"

    def invoke(self, i: inst.Invoke) -> str:
        normal, unwind = i.successors
        return f"{self._call(i)}\n          to {self.typed(normal)} unwind {self.typed(unwind)}"

    def callbr(self, i: inst.CallBr) -> str:
        blocks = i.successors
        return f"{self._call(i)}\n          to {self.typed(blocks[0])} [{self.typed_list(blocks[1:])}]"

    # -- terminators -----------------------------------------------------------------------------------------------

    def ret(self, i: Instruction) -> str:
        return f"ret {self.typed(i._operands[0])}" if i._operands else "ret void"

    def switch(self, i: Instruction) -> str:
        o = i._operands
        cases = [f"    {self.typed(o[k])}, {self.typed(o[k + 1])}\n" for k in range(2, len(o), 2)]
        return f"switch {self.typed(o[0])}, {self.typed(o[1])} [\n{''.join(cases)}  ]"

    def indirectbr(self, i: Instruction) -> str:
        return f"indirectbr {self.typed(i._operands[0])}, [{self.typed_list(i._operands[1:])}]"

    def unreachable(self, i: Instruction) -> str:
        return "unreachable"

    # -- exception handling ----------------------------------------------------------------------------------------

    def landingpad(self, i: inst.LandingPad) -> str:
        text = f"landingpad {i.type._text}"
        if i.flags:
            text += "\n          cleanup"
        for word, value in zip(i.clauses, i._operands, strict=True):
            text += f"\n          {word} {self.typed(value)}"
        return text

    def funcletpad(self, i: Instruction) -> str:
        o = i._operands
        return f"{i.opcode} within {self.ref(o[0])} [{self.typed_list(o[1:])}]"

    def catchswitch(self, i: inst.CatchSwitch) -> str:
        blocks = list(i._operands[1:])
        unwind = self.typed(blocks.pop()) if i.unwinds_to_block else "to caller"
        return f"catchswitch within {self.ref(i._operands[0])} [{self.typed_list(blocks)}] unwind {unwind}"

    def funcletret(self, i: Instruction) -> str:
        o = i._operands
        if i.opcode == "catchret":
            return f"catchret from {self.ref(o[0])} to {self.typed(o[1])}"
        return f"cleanupret from {self.ref(o[0])} unwind {self.typed(o[1]) if len(o) > 1 else 'to caller'}"


def _tail(i: Any) -> str:
    """Ordering and alignment of a memory access."""
    text = f" {i.ordering}" if i.ordering else ""
    return f"{text}, align {i.align}" if i.align is not None else text


WRITERS: dict[type[Instruction], Callable[[FunctionWriter, Any], str]] = {
    inst.UnaryOp: FunctionWriter.all_types,
    inst.BinaryOp: FunctionWriter.same_type,
    inst.Cast: FunctionWriter.cast,
    inst.Freeze: FunctionWriter.all_types,
    inst.Compare: FunctionWriter.compare,
    inst.Select: FunctionWriter.all_types,
    inst.Phi: FunctionWriter.phi,
    inst.GetElementPtr: FunctionWriter.getelementptr,
    inst.ExtractElement: FunctionWriter.all_types,
    inst.InsertElement: FunctionWriter.all_types,
    inst.ShuffleVector: FunctionWriter.all_types,
    inst.ExtractValue: FunctionWriter.with_indices,
    inst.InsertValue: FunctionWriter.with_indices,
    inst.Alloca: FunctionWriter.alloca,
    inst.Load: FunctionWriter.load,
    inst.Store: FunctionWriter.ordered,
    inst.AtomicRMW: FunctionWriter.atomicrmw,
    inst.CompareExchange: FunctionWriter.ordered,
    inst.Fence: FunctionWriter.fence,
    inst.VAArg: FunctionWriter.va_arg,
    inst.Call: FunctionWriter.call,
    inst.Invoke: FunctionWriter.invoke,
    inst.CallBr: FunctionWriter.callbr,
    inst.Return: FunctionWriter.ret,
    inst.Branch: FunctionWriter.all_types,
    inst.Switch: FunctionWriter.switch,
    inst.IndirectBranch: FunctionWriter.indirectbr,
    inst.Resume: FunctionWriter.all_types,
    inst.Unreachable: FunctionWriter.unreachable,
    inst.LandingPad: FunctionWriter.landingpad,
    inst.FuncletPad: FunctionWriter.funcletpad,
    inst.CatchSwitch: FunctionWriter.catchswitch,
    inst.FuncletReturn: FunctionWriter.funcletret,
}
