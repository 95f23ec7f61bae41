"""Runs small integer functions of the IR, tracking poison, to know what loops really do.

Values are unsigned integers below 2^width; `Poison` stands for poison. Undefined behaviour (a branch on poison) raises
`Undefined`. Pointers are integers of 64 bits; a getelementptr with inbounds must stay within [0, 2^63).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from enzyme_hub.ir.instructions import Call, Instruction, Phi, Switch
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.types import IntType
from enzyme_hub.ir.values import Block, ConstantInt, ConstantWord, Value


class Undefined(Exception):
    """The program has undefined behaviour from here on."""


class TooLong(Exception):
    """The run was cut off."""


class _Poison:
    pass


Poison = _Poison()
Number = Any


def width(value: Value) -> int:
    return value.type.width if isinstance(value.type, IntType) else 64


def signed(number: int, bits: int) -> int:
    return number - (1 << bits) if number >> (bits - 1) & 1 else number


def fits(number: int, bits: int) -> bool:
    return -(1 << (bits - 1)) <= number < 1 << (bits - 1)


class Interpreter:
    """`on_block(block, environment)` is called whenever control enters a block, after its phis got their values."""

    def __init__(
        self, function: Function, on_block: Callable[[Block, dict[Value, Number]], None], steps: int = 10_000
    ) -> None:
        self.function = function
        self.on_block = on_block
        self.steps = steps

    def run(self, arguments: list[int]) -> str:
        """Run to the end; the answer is the opcode it ended by (ret or unreachable)."""
        values: dict[Value, Number] = dict(zip(self.function.arguments, arguments, strict=True))
        block, before = self.function.entry, None
        for _ in range(self.steps):
            phis = [
                (phi, self.get(phi.incoming_from(before), values))
                for phi in block.phis
                if isinstance(phi, Phi) and before
            ]
            values.update(phis)
            self.on_block(block, values)
            for instruction in block.instructions[len(phis) : -1]:
                values[instruction] = self.compute(instruction, values)
            end = block.terminator
            if not end.successors:
                return end.opcode
            before, block = block, self.target(end, values)
        raise TooLong

    def get(self, value: Value, values: dict[Value, Number]) -> Number:
        if isinstance(value, ConstantInt):
            return value.value & ((1 << width(value)) - 1)
        if isinstance(value, ConstantWord):
            return 0 if value.is_zero else Poison
        return values[value]

    def target(self, end: Instruction, values: dict[Value, Number]) -> Block:
        if len(end.successors) == 1:
            return end.successors[0]
        decided = self.get(end.operand(0), values)
        if decided is Poison:
            raise Undefined
        if isinstance(end, Switch):
            for case, block in end.cases:
                if self.get(case, values) == decided:
                    return block
            return end.default
        return end.successors[0] if decided else end.successors[1]

    def compute(self, instruction: Instruction, values: dict[Value, Number]) -> Number:
        if instruction.opcode == "store":
            return None
        if isinstance(instruction, Call):
            return self.call(instruction, [self.get(argument, values) for argument in instruction.arguments])
        operands = [self.get(operand, values) for operand in instruction.operands if not isinstance(operand, Block)]
        if instruction.opcode == "select":
            if operands[0] is Poison:
                return Poison
            return operands[1] if operands[0] else operands[2]
        if instruction.opcode == "freeze" and operands[0] is Poison:
            raise Undefined  # any number is as good: not followed
        if instruction.opcode == "load":
            raise Undefined  # memory is not modelled
        if any(operand is Poison for operand in operands):
            return Poison
        bits = width(instruction)
        found = self.arithmetic(instruction, operands, width(instruction.operand(0)))
        return found if found is Poison else found & ((1 << bits) - 1)

    def arithmetic(self, instruction: Instruction, operands: list[int], bits: int) -> Number:
        opcode, flags = instruction.opcode, instruction.flags
        a = operands[0]
        if opcode == "freeze":
            return a
        if opcode in ("zext", "sext", "trunc", "ptrtoint", "inttoptr"):
            return self.cast(opcode, flags, a, bits, width(instruction))
        b = operands[1]
        x, y = signed(a, bits), signed(b, bits)
        if opcode == "icmp":
            if "samesign" in flags and (x < 0) != (y < 0):
                return Poison
            predicate = instruction.predicate  # type: ignore[attr-defined]
            left, right = (x, y) if predicate[0] == "s" else (a, b)
            order = predicate if predicate in ("eq", "ne") else predicate[1:]
            return int({"eq": a == b, "ne": a != b, "lt": left < right, "le": left <= right,
                        "gt": left > right, "ge": left >= right}[order])  # fmt: skip
        if opcode == "getelementptr":
            scale = self.function.module.layout.alloc_size(instruction.source_type)  # type: ignore[attr-defined]
            moved = a + y * scale if bits == 64 else a + signed(b, width(instruction.operand(1))) * scale
            return Poison if "inbounds" in flags and not 0 <= moved < 1 << 63 else moved
        if opcode == "shl":
            if b >= bits:
                return Poison
            b = y = 1 << b
            opcode = "mul"
        exact_signed = {"add": x + y, "sub": x - y, "mul": x * y}.get(opcode)
        if exact_signed is not None:
            exact = {"add": a + b, "sub": a - b, "mul": a * b}[opcode]
            if "nsw" in flags and not fits(exact_signed, bits):
                return Poison
            if "nuw" in flags and not 0 <= exact < 1 << bits:
                return Poison
            return exact
        if opcode == "or":
            return Poison if "disjoint" in flags and a & b else a | b
        if opcode in ("and", "xor"):
            return a & b if opcode == "and" else a ^ b
        if opcode in ("lshr", "ashr"):
            return Poison if b >= bits else (x if opcode == "ashr" else a) >> b
        if opcode in ("udiv", "urem"):
            if b == 0:
                raise Undefined
            return a // b if opcode == "udiv" else a % b
        raise NotImplementedError(opcode)

    def call(self, call: Call, operands: list[Number]) -> Number:
        """Minima and maxima; other calls do nothing."""
        name = call.intrinsic or ""
        if not name.startswith(("llvm.smin", "llvm.smax", "llvm.umin", "llvm.umax")):
            return None
        if any(operand is Poison for operand in operands):
            return Poison
        bits = width(call)
        choose = min if "min" in name else max
        return choose(operands, key=lambda n: signed(n, bits) if name[5] == "s" else n)

    def cast(self, opcode: str, flags: tuple[str, ...], a: int, bits: int, to: int) -> Number:
        if opcode == "zext":
            return Poison if "nneg" in flags and signed(a, bits) < 0 else a
        if opcode == "sext":
            return signed(a, bits)
        if opcode == "trunc":
            low = a & ((1 << to) - 1)
            if ("nuw" in flags and low != a) or ("nsw" in flags and signed(low, to) != signed(a, bits)):
                return Poison
        return a
