"""Numbers whose fraction is an integer that another number was converted to, as in fast exponentials.

`bits = (int64_t)(x * scale + bias)`, taken for a double, is nearly a power of two of x (N. Schraudolph, "A fast, compact
approximation of the exponential function", 1999): its steps are as fine as the numbers themselves. The derivative of a step
function, zero, is not what anybody means there, so this is lost and has to be refused. The scale of a power of two that
`exp` makes, from an integer that is shifted to the exponent, has coarse steps, for which the rest of the argument makes up;
of the fraction it may set a few bits, which count through a table.
"""

from __future__ import annotations

from enzyme_hub.analysis.bit_forms import FRACTION, WIDTH, constant
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.types import FloatType, IntType
from enzyme_hub.ir.values import Value
from enzyme_hub.languages.meaning import Inactive, Math, meaning

TABLE_BITS = 11  # of a fraction that an integer may set: those of the largest tables of powers
_SAME_PLACE = ("zext", "sext", "trunc", "freeze", "add", "sub", "or")
_VECTORS = {"insertelement": slice(0, 2), "extractelement": slice(0, 1), "shufflevector": slice(0, 2)}
_CHOICES = {"phi": slice(0, None, 2), "select": slice(1, 3)}


def conversion_behind(number: inst.Instruction) -> inst.Instruction | None:
    """The conversion to an integer that makes most of the fraction of a number made of bits."""
    if number.opcode != "bitcast":
        return None
    bits, scalar = number.operand(0), number.type.scalar
    if not isinstance(scalar, FloatType) or not isinstance(bits.type.scalar, IntType):
        return None
    if WIDTH.get(scalar.kind) != bits.type.scalar.width:
        return None
    seen: set[tuple[Value, int]] = set()
    work = [(bits, 0)]  # a value, and where in the number its lowest bit goes
    while work:
        value, place = work.pop()
        if (value, place) in seen or not isinstance(value, inst.Instruction):
            continue
        seen.add((value, place))
        if _is_conversion(value):
            if FRACTION[scalar.kind] - place > TABLE_BITS:
                return value
            continue
        amount = constant(value.operand(1)) if value.opcode == "shl" else 0
        parts = {"shl": slice(0, 1), **_VECTORS, **_CHOICES}.get(value.opcode)
        if parts is None and value.opcode in _SAME_PLACE:
            parts = slice(None)
        if parts is not None and amount is not None and place + amount < FRACTION[scalar.kind]:
            work += [(operand, place + amount) for operand in value.operands[parts]]
    return None


def _is_conversion(i: inst.Instruction) -> bool:
    """True for what makes an integer of a number."""
    if i.opcode in ("fptosi", "fptoui"):
        return True
    if not isinstance(i, inst.CallBase) or not i.type.scalar.is_int or not isinstance(meaning(i), (Inactive, Math)):
        return False
    return any(argument.type.scalar.is_float for argument in i.arguments)
