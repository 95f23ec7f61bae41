"""Integers that rise or fall in a straight line with the bits of a number.

Read as an integer, the bits of a number are its logarithm, roughly: half of them, or a third, from a constant, are those of
a first guess at a root (`0x5f3759df - (i >> 1)`), and one more or less is its neighbour. Such a guess is a line between two
powers of two, and the next line behind them. Where

    v = factor * (the bits of x as an integer) + something that does not depend on x,

rounded, a number y with the bits v has the derivative factor * (unit of y) / (unit of x): a unit is what the last bit of a
number is worth. Nothing here multiplies beyond a word, so the line has no more pieces than that.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction

from enzyme_hub.analysis.bit_forms import FRACTION, LEAST_PRECISION, WIDTH, Merge, Source, constant
from enzyme_hub.base.records import record
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.types import FloatType, IntType
from enzyme_hub.ir.values import Value

_DEPTH = 20


@record
class Line:
    """v is below 2^top. `lost` low bits of the number have no influence."""

    source: Source
    factor: Fraction
    top: int
    lost: int = 0

    def makes(self, type_: FloatType) -> bool:
        """True if a number of this type that is made of v is as fine as one can differentiate."""
        return abs(self.factor) <= 1 and self.lost <= FRACTION[type_.kind] - LEAST_PRECISION


def line(value: Value, depth: int = 0) -> Line | None:
    """The line that an integer is on."""
    if not isinstance(value, inst.Instruction) or depth > _DEPTH:
        return None
    rule = _RULES.get(value.opcode)
    return rule(value, depth + 1) if rule is not None and _width(value) else None


def _bitcast(i: inst.Instruction, depth: int) -> Line | None:
    type_ = i.operand(0).type
    if not isinstance(type_, FloatType) or WIDTH.get(type_.kind) != _width(i):
        return None
    return Line(i.operand(0), Fraction(1), _width(i))


def _same(i: inst.Instruction, depth: int) -> Line | None:
    return line(i.operand(0), depth)


def _trunc(i: inst.Instruction, depth: int) -> Line | None:
    found = line(i.operand(0), depth)
    return found if found is not None and found.top <= _width(i) else None


def _divided(i: inst.Instruction, depth: int) -> Line | None:
    found, number = line(i.operand(0), depth), constant(i.operand(1))
    if found is None or number is None:
        return None
    by = 1 << number if i.opcode in ("lshr", "ashr") else number
    if not 0 < by < 1 << (_width(i) - 1):
        return None
    factor = found.factor / by
    return replace(found, factor=factor, top=found.top - by.bit_length() + 1, lost=max(found.lost, _finest(factor)))


def _multiplied(i: inst.Instruction, depth: int) -> Line | None:
    found, number = line(i.operand(0), depth), constant(i.operand(1))
    if found is None or number is None:
        return None
    by = 1 << number if i.opcode == "shl" else number
    top = found.top + (by - 1).bit_length()
    return replace(found, factor=found.factor * by, top=top) if by > 0 and top <= _width(i) else None


def _moved(i: inst.Instruction, depth: int) -> Line | None:
    """By what does not depend on the number."""
    left, right = i.operands
    if _is_fixed(right):
        found, sign = line(left, depth), 1
    elif _is_fixed(left):
        found, sign = line(right, depth), -1 if i.opcode == "sub" else 1
    else:
        return None
    return None if found is None else replace(found, factor=sign * found.factor, top=_width(i))


def _masked(i: inst.Instruction, depth: int) -> Line | None:
    """Without the sign, or without low bits."""
    found, mask = line(i.operand(0), depth), constant(i.operand(1))
    if found is None or not mask:
        return None
    cut = (mask & -mask).bit_length() - 1
    kept = mask >> cut
    top = mask.bit_length()
    if kept & (kept + 1) or top < found.top - 1 or (top < found.top and _is_moved(i.operand(0))):
        return None
    lost = max(found.lost, _finest(found.factor / (1 << cut)))
    return replace(found, top=min(top, found.top), lost=lost)


def _merged(i: inst.Instruction, depth: int) -> Line | None:
    if isinstance(i, inst.Phi):
        assert i.block is not None
        place: object = i.block
        values, ways = i.operands[::2], i.operands[1::2]
    else:
        place, values, ways = i.operand(0), i.operands[1:], ()
    found = [line(value, depth) for value in values]
    known = [one for one in found if one is not None]
    if len(known) < len(found) or any(one.factor != known[0].factor for one in known):
        return None
    top, lost = max(one.top for one in known), max(one.lost for one in known)
    return Line(Merge(place, ways, tuple(one.source for one in known)), known[0].factor, top, lost)  # type: ignore[arg-type]


def _is_moved(value: Value) -> bool:
    return isinstance(value, inst.BinaryOp) and value.opcode in ("add", "sub")


def _is_fixed(value: Value) -> bool:
    """True for a constant, or a choice of constants."""
    if isinstance(value, (inst.Phi, inst.Select)):
        chosen = value.operands[::2] if isinstance(value, inst.Phi) else value.operands[1:]
        return all(constant(one) is not None for one in chosen)
    return constant(value) is not None


def _finest(factor: Fraction) -> int:
    """How many low bits of a number a step of the integer is."""
    return max(0, (abs(factor.denominator) // abs(factor.numerator)).bit_length())


def _width(value: Value) -> int:
    return value.type.width if isinstance(value.type, IntType) else 0


_RULES: dict[str, Callable[[inst.Instruction, int], Line | None]] = {
    "bitcast": _bitcast,
    "trunc": _trunc,
    "and": _masked,
    **dict.fromkeys(("freeze", "zext"), _same),
    **dict.fromkeys(("lshr", "ashr", "udiv", "sdiv"), _divided),
    **dict.fromkeys(("shl", "mul"), _multiplied),
    **dict.fromkeys(("add", "sub"), _moved),
    **dict.fromkeys(("phi", "select"), _merged),
}
