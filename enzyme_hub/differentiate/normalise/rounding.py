"""Finds numbers that are rounded by adding a large constant and subtracting it again.

`(x + 0x1.8p52) - 0x1.8p52` is x rounded to an integer: a double of that size has no bits left for a fraction (in musl's
rint, and in the range reduction of most exponentials). Its derivative is 0, where that of the two operations is 1. The
value is passed through a function that is known to round and returns what it is given, so nothing is computed otherwise.

What is taken for rounding: the shift is cancelled exactly, by the same constant or the same value (`copysign(c, x)`), and
it is so large that neighbours of the sum are at least 1 apart: 2^(p-1) in a type of p bits. It is 2^k or 1.5 * 2^k, with a
small integer added at most: 6e8 in a float is the pressure of a material, added and taken away as any other number. Of
1.5 * 2^k, which nobody adds for another reason, k may be smaller by up to 8 (rounding to multiples of 1/256, for tables of
powers). For |x| beyond the shift the operations do not round; the derivative is 0 there too. Where they may be
reassociated they need not round, unless assembly without instructions stands between, as in Eigen.
Shorter types than float are left alone: their large numbers are everyday numbers.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from math import isfinite

from enzyme_hub.differentiate.normalise.assembly import behind_barrier
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.instructions import Call, CallBase, Instruction, Select
from enzyme_hub.ir.literals import exact_value
from enzyme_hub.ir.module import Function, Module
from enzyme_hub.ir.types import FloatType, Type
from enzyme_hub.ir.values import ConstantFloat, ConstantSplat, Value
from enzyme_hub.rules import names
from enzyme_hub.rules.emit import overload

PRECISION = {"float": 24, "double": 53, "x86_fp80": 64, "fp128": 113}
MOST_ADDED = 4096  # to the shift, as to a table's index or a biased exponent
FINER = 8  # bits of a fraction that a shift of 1.5 * 2^k may leave
OPERATIONS = ("fadd", "fsub")
BITS_ONLY = ("bitcast", "fcmp", "fptosi", "fptoui")


def mark(function: Function) -> None:
    """Pass the numbers that are rounded through the function that says so."""
    for i in list(function.instructions):
        shifted = _rounds(i) if _operation(i) in OPERATIONS else None
        if shifted is not None:
            # The sum is rounded already: its lowest bits are the integer, and may be read as such.
            whole = all(user.opcode in BITS_ONLY or _rounds(user) is shifted for user in shifted.users)
            _pass_through(shifted if whole else i)


def _pass_through(i: Instruction) -> None:
    assert i.block is not None
    uses = [(use.user, use.index) for use in i.uses]
    if any(_is_mark(user) for user, _ in uses):
        return  # done before
    rounded = _rounded(i.function.module, i.type)
    call = Call(rounded.value_type, rounded, (i,))
    call.insert_before(i.block.instructions[i.block.instructions.index(i) + 1])
    for user, index in uses:
        user.set_operand(index, call)


def _is_mark(user: Instruction) -> bool:
    return isinstance(user, CallBase) and (user.callee.name or "").startswith("__ehub_rounded.")


def _rounded(module: Module, type_: Type) -> Function:
    name = f"__ehub_rounded.{overload(type_)}"
    found = module.functions.get(name)
    if found is None:
        suffix = 'alwaysinline nounwind willreturn memory(none) "enzyme_math"="rint"'
        found = module.define(name, types.function(type_, (type_,)), header_prefix="internal", header_suffix=suffix)
        Builder(found.add_block()).ret(found.arguments[0])
    return found


def _rounds(i: Instruction) -> Instruction | None:
    """The shifted number, if the instruction takes away the shift that was added to it."""
    for sign, hidden, undone, shift in _pairs(i):
        shifted = behind_barrier(hidden)
        loose = hidden is shifted and "reassoc" in i.flags
        if not isinstance(shifted, Instruction) or (loose and "reassoc" in shifted.flags):
            continue
        for added, constant in _shifts(shifted):
            if _cancel(sign * added, constant, undone, shift) and _is_large(constant):
                return shifted
    return None


def _operation(i: Instruction) -> str:
    """What is computed, in the usual floating-point environment or in one of its own (`FENV_ACCESS`)."""
    name = i.callee.name or "" if isinstance(i, CallBase) else ""
    if name.startswith(names.CONSTRAINED):
        return names.intrinsic_stem("llvm." + name.removeprefix(names.CONSTRAINED))
    found = names.recognise(name) if name else None
    return found[0] if found is not None else i.opcode


def _pairs(i: Instruction) -> Iterator[tuple[int, Value, int, Value]]:
    """The two terms of a sum with their signs, in both orders."""
    operation = _operation(i)
    if operation in OPERATIONS:
        left, right = i.arguments[:2] if isinstance(i, CallBase) else i.operands
        sign = 1 if operation == "fadd" else -1
        yield 1, left, sign, right
        yield sign, right, 1, left


def _shifts(i: Instruction) -> Iterator[tuple[int, Value]]:
    """What may be a shift in a sum, with its sign."""
    if isinstance(i, CallBase) and _operation(i) == "fma":
        yield 1, i.arguments[2]
    for _, _, sign, shift in _pairs(i):
        yield sign, shift


def _cancel(sign: int, shift: Value, other_sign: int, other: Value) -> bool:
    if shift is other:
        return sign == -other_sign
    value, other_value = _constant(shift), _constant(other)
    return value is not None and other_value is not None and sign * value == -other_sign * other_value


def _constant(value: Value) -> Fraction | None:
    """The number that a constant is, in all lanes."""
    if isinstance(value, ConstantSplat):
        value = value.element
    if not isinstance(value, ConstantFloat):
        return None
    if value.value is None:
        return exact_value(value.literal)
    return Fraction(value.value) if isfinite(value.value) else None


def _is_large(shift: Value) -> bool:
    """True if nothing but rounding can be meant by adding and subtracting it."""
    if isinstance(shift, Select):
        return all(map(_is_large, shift.operands[1:]))
    if isinstance(shift, CallBase):
        found = names.recognise(shift.callee.name or "")
        return found is not None and found[0] == "copysign" and _is_large(shift.arguments[0])
    value, kind = _constant(shift), shift.type.scalar
    if value is None or not isinstance(kind, FloatType) or kind.kind not in PRECISION:
        return False
    whole, size = Fraction(2) ** (PRECISION[kind.kind] - 1), abs(value)
    if size < whole:
        return size >= whole * Fraction(3, 2) / 2**FINER and _is_three_halves(size)
    power = Fraction(2) ** (int(size).bit_length() - 1)
    return any(0 <= size - base <= MOST_ADDED for base in (power, power * Fraction(3, 2)))


def _is_three_halves(size: Fraction) -> bool:
    """True for 1.5 * 2^k: 3 times a power of two."""
    third = size / 3
    return third.denominator == 1 and third.numerator & (third.numerator - 1) == 0
