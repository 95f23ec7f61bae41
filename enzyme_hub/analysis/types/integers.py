"""What integer operations say: arithmetic is done to integers, bit operations may pack floats and take them out again.

Shifts by whole bytes, masks of whole bytes and an `or` of parts that do not overlap only move bytes: this is how the
optimiser passes two floats in one register.
"""

from __future__ import annotations

from collections.abc import Callable

from enzyme_hub.analysis.types.bits import segments, zero_bytes
from enzyme_hub.analysis.types.equations import Equations
from enzyme_hub.analysis.types.evidence import ACCESS, BITS, INTEGER, Source
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.values import Block, Constant, ConstantInt

ARITHMETIC = ("add", "sub", "mul", "udiv", "sdiv", "urem", "srem", "sext")
FLOAT_OPERATIONS = (*inst.FLOAT_BINARY, "fneg", "fcmp", "fptrunc", "fpext")


def arithmetic(equations: Equations, instruction: inst.Instruction) -> None:
    for value in (instruction, *instruction.operands):
        equations.integer(value, ACCESS, instruction, f"integer {instruction.opcode}")


def float_lanes(equations: Equations, instruction: inst.Instruction) -> None:
    """Floating-point operations on vectors: the lanes are floats indeed."""
    if instruction.operand(0).type.is_vector:
        for value in (instruction, *instruction.operands):
            equations.float_vector(value, instruction)


def from_integer(equations: Equations, instruction: inst.Instruction) -> None:
    equations.float_vector(instruction, instruction)
    equations.integer(instruction.operand(0), ACCESS, instruction, "converted to floating point")


def to_integer(equations: Equations, instruction: inst.Instruction) -> None:
    equations.float_vector(instruction.operand(0), instruction)
    equations.integer(instruction, ACCESS, instruction, "converted from floating point")


def compare(equations: Equations, instruction: inst.Instruction) -> None:
    for value in instruction.operands[:2]:
        if not isinstance(value, Block):
            equations.integer(value, BITS, instruction, "compared")


def bits(equations: Equations, instruction: inst.Instruction) -> None:
    for value in (instruction, *instruction.operands):
        equations.integer(value, BITS, instruction, f"bit operation {instruction.opcode}")


def shift(equations: Equations, instruction: inst.Instruction) -> None:
    """A shift by whole bytes moves them."""
    value, amount = instruction.operands
    width = equations.layout.bits(value.type)
    if not isinstance(amount, ConstantInt) or amount.value % 8 or width % 8 or not 0 < amount.value < width:
        equations.integer(amount, ACCESS, instruction, "a shift amount")
        bits(equations, instruction)
        return
    by, size = amount.value // 8, width // 8
    if instruction.opcode == "shl":
        equations.tie_bytes(instruction, by, value, 0, size - by)
    else:
        equations.tie_bytes(instruction, 0, value, by, size - by)


def mask(equations: Equations, instruction: inst.Instruction) -> None:
    """`and`: a mask of whole bytes takes some out."""
    value, pattern = instruction.operands
    width = equations.layout.bits(value.type)
    if not isinstance(pattern, ConstantInt) or width % 8:
        bits(equations, instruction)
        return
    kept = (pattern.value & ((1 << width) - 1)).to_bytes(width // 8, "little")
    if any(byte not in (0, 255) for byte in kept):
        bits(equations, instruction)
        return
    for start, stop in segments([byte == 255 for byte in kept]):
        equations.tie_bytes(instruction, start, value, start, stop - start)


def pack(equations: Equations, instruction: inst.Instruction) -> None:
    """`or`: where one side is zero the bytes are the other's."""
    left, right = instruction.operands
    width = equations.layout.bits(left.type)
    zero_left, zero_right = zero_bytes(left), zero_bytes(right)
    if width % 8 or not (zero_left | zero_right):
        bits(equations, instruction)
        return
    count = width // 8
    from_left = [bool(zero_right >> i & 1) for i in range(count)]
    from_right = [bool(zero_left >> i & 1) for i in range(count)]
    for start, stop in segments([a and not b for a, b in zip(from_left, from_right, strict=True)]):
        equations.tie_bytes(instruction, start, left, start, stop - start)
    for start, stop in segments([b and not a for a, b in zip(from_left, from_right, strict=True)]):
        equations.tie_bytes(instruction, start, right, start, stop - start)
    source = Source(instruction, "bit operation or")
    for start, stop in segments([not a and not b for a, b in zip(from_left, from_right, strict=True)]):
        for value in (instruction, left, right):
            if not isinstance(value, Constant):
                piece = equations.graph.piece(equations.node(value), start, stop - start)
                equations.graph.state(piece, INTEGER, BITS, source)


RULES: dict[str, Callable[[Equations, inst.Instruction], None]] = {
    **dict.fromkeys(ARITHMETIC, arithmetic),
    **dict.fromkeys(FLOAT_OPERATIONS, float_lanes),
    **dict.fromkeys(("uitofp", "sitofp"), from_integer),
    **dict.fromkeys(("fptoui", "fptosi"), to_integer),
    **dict.fromkeys(("icmp", "switch"), compare),
    **dict.fromkeys(("shl", "lshr"), shift),
    **dict.fromkeys(("ashr", "xor"), bits),
    "and": mask,
    "or": pack,
}
