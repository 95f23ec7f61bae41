"""Numbers that are rounded because a large constant is added to them.

`x + 0x1.8p52` has no bits left for a fraction: it is a step function of x, and its derivative is 0, whatever the program
does with it (mathematical libraries subtract the constant again, read the lowest bits as an integer, or compare). So the sum
passes through a function that is known to round and returns what it is given; nothing is computed otherwise.

A constant rounds if it is 2^k or 1.5 * 2^k, with a small integer added at most, and neighbours of the sum are at least 1
apart: 2^(p-1) in a type of p bits. Other constants of that size are everyday numbers: 6e8 in a float is the pressure of a
material. Of 1.5 * 2^k, which range reductions add, k may be smaller by up to 8 (rounding to multiples of 1/256, for tables of
powers). In `float` these are everyday numbers, too (1024 * 768 pixels): there the constant must be subtracted again.

The constant may be chosen, negated or given another sign on its way to the sum. Where it comes out of memory or from another
function, the program looks whether it is one: only programs that store or pass such constants have to. Where a number that is
computed at run time is added and then nothing is done but to take it away again, the program looks whether it rounds: its bits
say so. (Compensated sums use the sum itself as well, and are left alone.)

The sum may not be reassociated (`-ffast-math`) any more, because then it need not round. The derivative's own operations may
be, and LLVM takes apart what such an operation is given (`FAddCombine`): so where the sum, or its difference from a constant,
is multiplied by another number, it goes through `llvm.arithmetic.fence`.

Shorter types than float are left alone: their large numbers are everyday numbers.
"""

from __future__ import annotations

import struct
from collections.abc import Container, Iterable, Iterator
from fractions import Fraction
from itertools import pairwise
from math import isfinite
from typing import TypeAlias

from enzyme_hub.analysis.activity.converted import ROUNDED, is_rounded
from enzyme_hub.analysis.memory.addresses import named_in
from enzyme_hub.base.worklist import Worklist
from enzyme_hub.differentiate.normalise.assembly import behind_barrier
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.behind import insert_behind
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.instructions import Call, CallBase, Instruction
from enzyme_hub.ir.layout import DataLayout
from enzyme_hub.ir.literals import exact_value
from enzyme_hub.ir.module import Function, GlobalVariable, Module
from enzyme_hub.ir.types import FloatType, Type, VectorType, f32, f64, i32, i64
from enzyme_hub.ir.values import (
    Argument,
    Constant,
    ConstantAggregate,
    ConstantData,
    ConstantFloat,
    ConstantInt,
    ConstantSplat,
    ConstantWord,
    Value,
    const_float,
    const_int,
)
from enzyme_hub.rules import names
from enzyme_hub.rules.emit import overload

PRECISION = {"float": 24, "double": 53, "x86_fp80": 64, "fp128": 113}
MOST_ADDED = 4096  # to the constant, as to a table's index or a biased exponent
FINER = 8  # bits of a fraction that a constant of 1.5 * 2^k may leave
SUMS = ("fadd", "fsub")
FENCE = "llvm.arithmetic.fence"
MOST_IN_VARIABLE = 8  # different constants that round: more of them are a table of numbers
LARGEST_VARIABLE = 1 << 16  # bytes
_ON_THE_WAY = {
    "phi": slice(0, None, 2),
    "select": slice(1, 3),
    "insertelement": slice(0, 2),
    "shufflevector": slice(0, 2),
    **dict.fromkeys(("freeze", "fneg", "extractelement"), slice(0, 1)),
}
"""Which operands of an operation may be the constant that its result is, but for the sign."""

_SIGN = -(1 << 63)

Constants: TypeAlias = "dict[Type, dict[ConstantFloat, None]]"
"""Constants that round, by their type, in the order of the module."""


def mark(functions: Iterable[Function]) -> None:
    """Pass the numbers that are rounded through the function that says so."""
    bodies = [function for function in functions if not function.is_declaration]
    choosing = {function for function in bodies if any(map(_chooses_constant, function.instructions))}
    moved = _moved(bodies, choosing)
    for function in bodies:
        is_direct = not moved and function not in choosing
        for i in list(function.instructions):
            if (hidden := _subtracted_again(i)) is not None:
                _pass_through(hidden)
                continue
            terms = [value for _, value in _terms(i)]
            if any(map(is_rounded, terms)):
                continue  # what is rounded has no derivative
            candidates = [value for value in terms if not is_direct or isinstance(value, Constant)]
            found = [(value, *_constants(value, moved)) for value in candidates]
            if any(constants and is_one_of_them for _, constants, is_one_of_them in found):
                _pass_through(i)
            elif where := [_is_number(value, constant) for value, constants, _ in found for constant in constants]:
                _pass_through(i, where)
            elif (added := _taken_away_again(i)) is not None:
                _pass_through(i, [_rounds(added)])
        for i in list(function.instructions):
            if is_rounded(i):
                _fence(i)


def _chooses_constant(i: Instruction) -> bool:
    """True if a constant that rounds may be what an instruction gives, or a lane of that."""
    if i.opcode not in _ON_THE_WAY and not isinstance(i, CallBase):
        return (signed := _with_a_sign(i)) is not None and _is_large(signed)
    elements = (element for value in i.operands for element in _elements(value))
    return any(isinstance(element, ConstantFloat) and _is_large(element) for element in elements)


def _moved(functions: list[Function], choosing: Container[Function]) -> Constants:
    """The constants that are stored, passed or returned, and those that variables start with. Elsewhere than in `choosing` functions they
    stand where they are used."""
    found: Constants = {}
    variables: dict[GlobalVariable, None] = {}
    for function in functions:
        for i in function.instructions:
            variables.update(dict.fromkeys(v for o in i.operands if isinstance(o, Constant) for v in named_in(o)))
            if not isinstance(i, (inst.Store, inst.Return)) and not (isinstance(i, CallBase) and not _operation(i)):
                continue
            for value in i.operands:
                if value.type.scalar.is_float and (function in choosing or isinstance(value, Constant)):
                    for constant in _constants(value, {})[0]:
                        found.setdefault(constant.type, {})[constant] = None
    for variable in variables:
        for constant in _of_variable(variable, functions[0].module.layout):
            found.setdefault(constant.type, {})[constant] = None
    return found


def _constants(value: Value, moved: Constants) -> tuple[list[ConstantFloat], bool]:
    """The constants that a summand may be and that round, in all lanes or some; and whether it is always one of them."""
    found: dict[ConstantFloat, None] = {}
    is_one_of_them = True
    work = Worklist([behind_barrier(value)])
    for value in work:
        if isinstance(value, (ConstantFloat, ConstantSplat, ConstantAggregate)):
            for element in _elements(value):
                if isinstance(element, ConstantFloat) and _is_large(element):
                    found[element] = None
                else:
                    is_one_of_them = False
        elif isinstance(value, ConstantWord):
            is_one_of_them &= not value.is_zero  # undefined lanes of a vector are nobody's
        elif isinstance(value, Instruction) and value.opcode in _ON_THE_WAY:
            work.extend(map(behind_barrier, value.operands[_ON_THE_WAY[value.opcode]]))
        elif isinstance(value, CallBase) and _operation(value) in ("copysign", "fabs"):
            work.add(behind_barrier(value.arguments[0]))
        elif (signed := _with_a_sign(value)) is not None and _is_large(signed):
            found[signed] = None
        else:
            is_one_of_them = False
            if isinstance(value, (inst.Load, Argument)) or (isinstance(value, CallBase) and not _operation(value)):
                found.update(dict.fromkeys(moved.get(value.type.scalar, ())))
    return list(found), is_one_of_them


def _with_a_sign(value: Value) -> ConstantFloat | None:
    """The constant that gets the sign of another number by its highest bit."""
    if value.type is not f64 or not isinstance(value, inst.Cast) or value.opcode != "bitcast":
        return None
    whole = value.operand(0)
    if not isinstance(whole, Instruction) or whole.opcode != "or":
        return None
    sign, rest = whole.operands
    if not isinstance(sign, Instruction) or sign.opcode != "and" or not isinstance(rest, ConstantInt):
        return None
    is_sign = any(isinstance(mask, ConstantInt) and mask.value == _SIGN for mask in sign.operands)
    return _of_bits(f64, rest.value, 8) if is_sign else None


def _of_variable(variable: GlobalVariable, layout: DataLayout) -> list[ConstantFloat]:
    """The constants that round with which a variable starts, also those that it has as words."""
    if variable.initializer is None or layout.size(variable.value_type) > LARGEST_VARIABLE:
        return []
    found = dict.fromkeys(one for one in _numbers_in(variable.initializer) if _is_large(one))
    return list(found) if len(found) <= MOST_IN_VARIABLE else []


def _numbers_in(value: Constant) -> Iterator[ConstantFloat]:
    if isinstance(value, ConstantFloat):
        yield value
    elif isinstance(value, ConstantSplat):
        yield from _numbers_in(value.element)
    elif isinstance(value, ConstantInt) and value.type in (i32, i64):
        yield _of_bits(f32, value.value, 4) if value.type is i32 else _of_bits(f64, value.value, 8)
    elif isinstance(value, ConstantData):
        yield from _numbers_in_bytes(value.data)
    elif isinstance(value, ConstantAggregate):
        for element in value.elements:
            yield from _numbers_in(element)
        for low, high in pairwise(value.elements):
            if isinstance(low, ConstantInt) and isinstance(high, ConstantInt) and low.type is high.type is i32:
                yield _of_bits(f64, (high.value << 32) | (low.value & 0xFFFFFFFF), 8)


def _numbers_in_bytes(data: bytes) -> Iterator[ConstantFloat]:
    """Rust writes tables as bytes. Of what may be text as well, only words count that are mostly zero, as constants that round are."""
    for type_, size, zeros in ((f64, 8, 0xFFFF_FFFF_F000), (f32, 4, 0xFFFF)):
        for at in range(0, len(data) - size + 1, size):
            bits = int.from_bytes(data[at : at + size], "little")
            if bits and not bits & zeros:
                yield _of_bits(type_, bits, size)


def _of_bits(type_: Type, bits: int, size: int) -> ConstantFloat:
    (value,) = struct.unpack("<f" if size == 4 else "<d", (bits % (1 << 8 * size)).to_bytes(size, "little"))
    number = const_float(type_, value)
    assert isinstance(number, ConstantFloat)
    return number


def _elements(value: Value) -> tuple[Value, ...]:
    if isinstance(value, ConstantSplat):
        return (value.element,)
    return value.elements if isinstance(value, ConstantAggregate) else (value,)


def _pass_through(i: Instruction, where: Iterable[list[Instruction]] = ()) -> None:
    """Pass a sum through the function that rounds; if `where` is not empty, only where one of these conditions holds."""
    if any(is_rounded(user) for user in i.users):
        return  # done before
    uses = [(use.user, use.index) for use in i.uses]
    i.flags = tuple(flag for flag in i.flags if flag not in ("reassoc", "fast"))
    function = _rounded(i.function.module, i.type)
    rounded = Call(function.value_type, function, (i,))
    new: list[Instruction] = [rounded]
    for condition in where:
        new += [*condition, inst.Select(condition[-1], rounded, new[-1] if len(new) > 1 else i)]
    for one in reversed(new):
        insert_behind(i, one)
    for user, index in uses:
        user.set_operand(index, new[-1])


def _is_number(summand: Value, constant: ConstantFloat) -> list[Instruction]:
    """Whether a summand is this constant, but for the sign."""
    wanted = ConstantSplat(summand.type, constant) if isinstance(summand.type, VectorType) else constant
    negated = inst.UnaryOp("fneg", summand)
    is_it, is_negated = (inst.Compare("fcmp", "oeq", value, wanted) for value in (summand, negated))
    return [is_it, negated, is_negated, inst.BinaryOp("or", is_it, is_negated)]


def _rounds(summand: Value) -> list[Instruction]:
    """Whether a summand is one of the constants that round (`_is_large`, `_is_finer`), by its bits."""
    kind = summand.type.scalar
    assert isinstance(kind, FloatType)
    word, width = (i64, 64) if kind is f64 else (i32, 32)
    fraction = PRECISION[kind.kind] - 1
    type_ = (
        types.vector(summand.type.count, word, summand.type.scalable) if isinstance(summand.type, VectorType) else word
    )

    def number(value: int) -> Value:
        constant = const_int(word, value)
        return ConstantSplat(type_, constant) if isinstance(type_, VectorType) else constant

    one = (1 << (width - 2 - fraction)) - 1  # the exponent of 1
    whole, half = (one + fraction) << fraction, 1 << (fraction - 1)
    bits = inst.Cast("bitcast", summand, type_)
    size = inst.BinaryOp("and", bits, number((1 << (width - 1)) - 1))
    added = inst.BinaryOp("and", bits, number(half - 1))
    is_plain = inst.Compare("icmp", "ule", added, number(MOST_ADDED))
    is_large = inst.Compare("icmp", "uge", size, number(whole))
    is_finer = inst.Compare("icmp", "uge", size, number(whole + half - (FINER << fraction)))
    middle = inst.BinaryOp("and", bits, number(half))
    is_three_halves = inst.Compare("icmp", "ne", middle, number(0))
    leaves_few = inst.BinaryOp("and", is_finer, is_three_halves)
    is_either = inst.BinaryOp("or", is_large, leaves_few)
    chain = [bits, size, added, is_plain, is_large, is_finer, middle, is_three_halves, leaves_few, is_either]
    return [*chain, inst.BinaryOp("and", is_plain, is_either)]


def _fence(rounded: Instruction) -> None:
    """Hide from LLVM what a number is made of where it is a factor: the derivative by the other factor is that number.

    Where it is a term, or multiplied by a constant for a term, as in range reductions, the derivative does not use it.
    """
    work = Worklist([rounded])
    for i in work:
        uses = [(use.user, use.index) for use in i.uses]
        factors = [(user, index) for user, index in uses if _needs_factors(user)]
        if factors:
            fence = i.function.module.declare(f"{FENCE}.{overload(i.type)}", types.function(i.type, (i.type,)))
            fenced = insert_behind(i, Call(types.function(i.type, (i.type,)), fence, (i,)))
            for user, index in factors:
                user.set_operand(index, fenced)
        for user, _ in uses:
            is_difference = _operation(user) in SUMS and any(isinstance(term, Constant) for _, term in _terms(user))
            if (is_difference or user.opcode in _ON_THE_WAY) and user.type is i.type:
                work.add(user)


def _needs_factors(user: Instruction) -> bool:
    """True for a product that is more than a multiple of a number for a sum."""
    operation = _operation(user)
    if operation not in ("fmul", "fma", "fdiv"):
        return bool(isinstance(user, CallBase) and operation not in (*SUMS, "", "copysign", "fabs"))
    factors = user.arguments[:2] if isinstance(user, CallBase) else user.operands
    if operation == "fdiv" or not any(isinstance(factor, Constant) for factor in factors):
        return True
    return operation == "fmul" and not all(_operation(one) in (*SUMS, "fma") for one in user.users)


def _rounded(module: Module, type_: Type) -> Function:
    name = f"{ROUNDED}{overload(type_)}"
    found = module.functions.get(name)
    if found is None:
        suffix = 'alwaysinline nounwind willreturn memory(none) "enzyme_math"="rint"'
        found = module.define(name, types.function(type_, (type_,)), header_prefix="internal", header_suffix=suffix)
        Builder(found.add_block()).ret(found.arguments[0])
    return found


def _operation(i: Instruction) -> str:
    """What is computed, in the usual floating-point environment or in one of its own (`FENV_ACCESS`); "" for other calls."""
    if not isinstance(i, CallBase):
        return i.opcode
    name = i.callee.name or ""
    if name.startswith(names.CONSTRAINED):
        return names.intrinsic_stem("llvm." + name.removeprefix(names.CONSTRAINED))
    found = names.recognise(name) if name else None
    return found[0] if found is not None else ""


def _terms(i: Instruction) -> Iterator[tuple[int, Value]]:
    """What a sum adds, with signs."""
    if _operation(i) in SUMS:
        left, right = i.arguments[:2] if isinstance(i, CallBase) else i.operands
        yield 1, left
        yield (1 if _operation(i) == "fadd" else -1), right
    elif isinstance(i, CallBase) and _operation(i) == "fma":
        yield 1, i.arguments[2]


def _subtracted_again(i: Instruction) -> Instruction | None:
    """The sum of a number and an everyday constant that rounds, if the instruction takes the constant away from it."""
    terms = list(_terms(i)) if _operation(i) in SUMS else []
    for (sign, hidden), (other_sign, other) in zip(terms, reversed(terms), strict=True):
        constant, whole = _number(other), behind_barrier(hidden)
        if constant is None or not isinstance(whole, Instruction) or not _is_finer(other, constant):
            continue
        for added_sign, added in _terms(whole):
            if (number := _number(added)) is not None and sign * added_sign * number == -other_sign * constant:
                return whole
    return None


def _taken_away_again(i: Instruction) -> Value | None:
    """What a sum adds to a number, if the one thing that is done with the sum is to take it away again."""
    if i.type.scalar not in (f64, f32):
        return None
    whole: Instruction = i
    while len(uses := list(whole.uses)) == 1 and behind_barrier(uses[0].user) is i:
        whole = uses[0].user
    if len(uses) != 1:
        return None
    back = list(_terms(uses[0].user)) if _operation(uses[0].user) in SUMS else []
    for (sign, hidden), (other_sign, other) in zip(back, reversed(back), strict=True):
        if hidden is whole:
            for added_sign, added in _terms(i):
                if added is other and sign * added_sign == -other_sign and not isinstance(added, Constant):
                    return added
    return None


def _number(value: Value) -> Fraction | None:
    """The number that a constant is, in all lanes."""
    if isinstance(value, ConstantSplat):
        value = value.element
    if not isinstance(value, ConstantFloat):
        return None
    if value.value is None:
        return exact_value(value.literal)
    return Fraction(value.value) if isfinite(value.value) else None


def _is_large(constant: ConstantFloat) -> bool:
    """True if nothing but rounding can be meant by adding it."""
    value, kind = _number(constant), constant.type
    if value is None or not isinstance(kind, FloatType) or kind.kind not in PRECISION:
        return False
    whole, size = Fraction(2) ** (PRECISION[kind.kind] - 1), abs(value)
    if size < whole:
        return kind.kind != "float" and _is_finer(constant, value)
    power = Fraction(2) ** (int(size).bit_length() - 1)
    return any(0 <= size - base <= MOST_ADDED for base in (power, power * Fraction(3, 2)))


def _is_finer(constant: Value, value: Fraction) -> bool:
    """True for a constant of 1.5 * 2^k that leaves a few bits of a fraction."""
    kind, size = constant.type.scalar, abs(value)
    if not isinstance(kind, FloatType) or kind.kind not in PRECISION:
        return False
    third, whole = size / 3, Fraction(2) ** (PRECISION[kind.kind] - 1)
    is_three_halves = third.denominator == 1 and third.numerator & (third.numerator - 1) == 0
    return whole * Fraction(3, 2) / 2**FINER <= size < whole and is_three_halves
