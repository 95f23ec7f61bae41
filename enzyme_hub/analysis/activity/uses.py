"""What may happen to the bytes of a number: the contract of analysis/README.md as a table.

Whatever depends on an active input is *varied*, whatever its type. Each instruction that uses varied bytes does one of
these things with them. An opcode that is not here refuses.
"""

from __future__ import annotations

import enum

from enzyme_hub.analysis.bit_forms import is_step
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.values import Value
from enzyme_hub.languages.meaning import Inactive, meaning


class Use(enum.Enum):
    """What happens to varied bytes that an instruction reads."""

    RULE = "differentiated by a rule"
    MOVE = "moved, and the adjoint moves back"
    BITS = "computed with as bits: refused where the result becomes a number again"
    ZERO = "an integer, a truth value or a way is made of it: the derivative is zero"
    REFUSE = "refused"


USES: dict[str, Use] = {
    **dict.fromkeys((*inst.FLOAT_BINARY, "fneg", "fpext", "fptrunc", "call", "invoke"), Use.RULE),
    **dict.fromkeys(("load", "store", "phi", "select", "freeze", "bitcast", "ret"), Use.MOVE),
    **dict.fromkeys(("extractvalue", "insertvalue"), Use.MOVE),
    **dict.fromkeys(("extractelement", "insertelement", "shufflevector"), Use.MOVE),
    **dict.fromkeys(("trunc", "zext", "shl", "lshr", "and", "or"), Use.BITS),  # moves, where whole numbers are moved
    **dict.fromkeys(("add", "sub", "mul", "udiv", "sdiv", "urem", "srem", "xor", "ashr", "sext"), Use.BITS),
    **dict.fromkeys(("sitofp", "uitofp"), Use.BITS),
    **dict.fromkeys(("fcmp", "icmp", "fptosi", "fptoui", "br", "switch"), Use.ZERO),
    **dict.fromkeys(("getelementptr", "alloca", "ptrtoint", "ptrtoaddr", "inttoptr", "addrspacecast"), Use.ZERO),
    **dict.fromkeys(("landingpad", "resume", "unreachable", "fence"), Use.ZERO),
}

DATA_OPERANDS: dict[str, slice] = {
    "select": slice(1, 3),
    "extractelement": slice(0, 1),
    "insertelement": slice(0, 2),
    "shufflevector": slice(0, 2),
    "store": slice(0, 1),
    "shl": slice(0, 1),
    "lshr": slice(0, 1),
    "ashr": slice(0, 1),
}
"""The operands whose bytes get into the result, where that is not all of them: the others choose."""


def use_of(instruction: inst.Instruction) -> Use:
    if isinstance(instruction, inst.CallBase):
        what = meaning(instruction)
        if isinstance(what, Inactive) and (what.is_pure or what.is_said):
            return Use.ZERO  # a rule says so (rounding), or the program
    if is_step(instruction):
        return Use.ZERO  # sign and exponent alone
    return USES.get(instruction.opcode, Use.REFUSE)


def is_bit_operation(call: inst.CallBase) -> bool:
    """True for an intrinsic that makes integers of integers."""
    what = meaning(call)
    return call.intrinsic is not None and isinstance(what, Inactive) and not what.is_pure


def data_operands(instruction: inst.Instruction) -> tuple[Value, ...]:
    """The operands whose bytes get into the result."""
    if isinstance(instruction, inst.Phi):
        return instruction.operands[::2]
    return instruction.operands[DATA_OPERANDS.get(instruction.opcode, slice(None))]
