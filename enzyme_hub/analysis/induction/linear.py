"""Sums of loop-invariant values with constant coefficients, modulo 2^width, and the arithmetic that computes them.

What a loop's induction variables start from, step by and are compared with is such a sum. In this form `end - start`
cancels where `end` is `start` plus `8 * n`, and powers of two that divide a difference can be read off. `Arithmetic`
runs one formula in three ways: it folds constants, it emits instructions, or it computes with given numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from enzyme_hub.base.records import record
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.instructions import Instruction, Phi
from enzyme_hub.ir.types import IntType
from enzyme_hub.ir.values import ConstantInt, ConstantWord, Value

Number = int | Value
"""An integer known now (unsigned, below 2^width) or a value that holds it at run time."""


def signed(value: int, width: int) -> int:
    """The signed reading of an unsigned number of that width."""
    return value - (1 << width) if value >> (width - 1) & 1 else value


def mask(width: int) -> int:
    return (1 << width) - 1


@record
class Extended:
    """A sum converted to another width by zext, sext or trunc."""

    opcode: str
    inner: Linear


Atom = Value | Extended


class Linear:
    """constant + sum of coefficient * atom, modulo 2^width. Pointers count as integers of the width of their address."""

    __slots__ = ("constant", "terms", "width")

    def __init__(self, width: int, constant: int = 0, terms: Mapping[Atom, int] | None = None) -> None:
        self.width = width
        self.constant = constant & mask(width)
        masked = {atom: factor & mask(width) for atom, factor in (terms or {}).items()}
        self.terms = {atom: factor for atom, factor in masked.items() if factor}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Linear) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def _key(self) -> tuple[int, int, frozenset[tuple[Atom, int]]]:
        return self.width, self.constant, frozenset(self.terms.items())

    @property
    def is_constant(self) -> bool:
        return not self.terms

    @property
    def signed_constant(self) -> int | None:
        return None if self.terms else signed(self.constant, self.width)

    @property
    def only_atom(self) -> Atom | None:
        """The atom if the sum is just one atom."""
        if self.constant == 0 and len(self.terms) == 1:
            ((atom, factor),) = self.terms.items()
            return atom if factor == 1 else None
        return None

    @property
    def is_nonnegative(self) -> bool:
        """True if the signed value is certainly not negative."""
        if self.is_constant:
            return signed(self.constant, self.width) >= 0
        atom = self.only_atom
        if isinstance(atom, Extended):
            return atom.opcode == "zext"
        return isinstance(atom, Instruction) and atom.opcode == "zext"

    def __add__(self, other: Linear | int) -> Linear:
        if isinstance(other, int):
            return Linear(self.width, self.constant + other, self.terms)
        assert self.width == other.width
        terms = dict(self.terms)
        for atom, factor in other.terms.items():
            terms[atom] = terms.get(atom, 0) + factor
        return Linear(self.width, self.constant + other.constant, terms)

    def __mul__(self, factor: int) -> Linear:
        return Linear(self.width, self.constant * factor, {atom: old * factor for atom, old in self.terms.items()})

    def __sub__(self, other: Linear | int) -> Linear:
        return self + (-other if isinstance(other, int) else other * -1)

    def __neg__(self) -> Linear:
        return self * -1

    def converted(self, opcode: str, width: int) -> Linear:
        """The sum after zext, sext or trunc to `width`."""
        if width == self.width:
            return self
        if opcode == "trunc" and not any(isinstance(atom, Value) and atom.type.is_pointer for atom in self.terms):
            # Truncation distributes over sums, and undoes an extension.
            result = Linear(width, self.constant)
            for atom, factor in self.terms.items():
                result = result + _truncated(atom, width) * factor
            return result
        if self.is_constant:
            return Linear(width, self.constant if opcode != "sext" else signed(self.constant, self.width))
        return Linear(width, 0, {Extended(opcode, self): 1})

    def divided(self, power: int) -> Linear | None:
        """The sum with all coefficients divided by 2^power, if they can be; right in the lowest width - power bits."""
        if any(number & mask(power) for number in (self.constant, *self.terms.values())):
            return None
        return Linear(self.width, self.constant >> power, {atom: f >> power for atom, f in self.terms.items()})

    def trailing_zeros(self) -> int:
        """A number of low bits that are certainly zero."""
        found = _zeros_of_int(self.constant, self.width)
        for atom, factor in self.terms.items():
            found = min(found, _zeros_of_int(factor, self.width) + _zeros_of_atom(atom))
        return min(found, self.width)

    def values(self) -> Iterator[Value]:
        """The run-time values it is computed from, perhaps repeatedly."""
        for atom in self.terms:
            if isinstance(atom, Extended):
                yield from atom.inner.values()
            else:
                yield atom


def _truncated(atom: Atom, width: int) -> Linear:
    if isinstance(atom, Extended):
        inner = atom.inner
        return inner.converted("trunc" if width < inner.width else atom.opcode, width)
    return Linear(width, 0, {Extended("trunc", Linear(_width_of(atom), 0, {atom: 1})): 1})


def _width_of(value: Value) -> int:
    assert isinstance(value.type, IntType)
    return value.type.width


def _zeros_of_int(number: int, width: int) -> int:
    return (number & -number).bit_length() - 1 if number else width


def _zeros_of_atom(atom: Atom) -> int:
    if isinstance(atom, Extended):
        found = atom.inner.trailing_zeros()
        return 0 if atom.opcode != "trunc" and found >= atom.inner.width else found
    return zeros_of_value(atom)


def zeros_of_value(value: Value, depth: int = 4) -> int:
    """A number of low bits of an integer value that are certainly zero, from the instructions that compute it."""
    if isinstance(value, ConstantInt):
        return _zeros_of_int(value.value & mask(_width_of(value)), _width_of(value))
    if not isinstance(value, Instruction) or depth == 0 or not value.type.is_int:
        return 0
    if value.opcode in ("zext", "sext", "trunc"):
        return zeros_of_value(value.operand(0), depth - 1)
    if isinstance(value, Phi):
        return min(zeros_of_value(incoming, depth - 1) for incoming, _ in value.incoming)
    if value.opcode == "select":
        return min(zeros_of_value(choice, depth - 1) for choice in value.operands[1:])
    if value.opcode not in ("add", "sub", "mul", "shl", "and", "or", "xor"):
        return 0
    rounded = rounded_off_bits(value)
    if rounded:
        return rounded
    left, right = (zeros_of_value(operand, depth - 1) for operand in value.operands)
    if value.opcode == "shl":
        by = value.operand(1)
        return left + by.value if isinstance(by, ConstantInt) and by.value >= 0 else left
    if value.opcode == "mul":
        return left + right
    return max(left, right) if value.opcode == "and" else min(left, right)


def rounded_off_bits(value: Instruction) -> int:
    """k if the value is x - (x & (2^k - 1)), which LLVM writes for the part of a count that unrolling by 2^k takes; else 0."""
    if value.opcode != "sub":
        return 0
    whole, rest = value.operands
    if not isinstance(rest, Instruction) or rest.opcode != "and" or rest.operand(0) is not whole:
        return 0
    low = rest.operand(1)
    if not isinstance(low, ConstantInt) or low.value < 0 or low.value & (low.value + 1):
        return 0
    return low.value.bit_length()


class NotConstant(Exception):
    """A constant was asked for and the formula needs a value known only at run time."""


_FOLD: dict[str, Callable[[int, int], int]] = {
    "add": lambda a, b: a + b,
    "sub": lambda a, b: a - b,
    "mul": lambda a, b: a * b,
    "udiv": lambda a, b: a // b,
    "and": lambda a, b: a & b,
    "lshr": lambda a, b: a >> b,
}
_NEUTRAL = {"add": 0, "sub": 0, "mul": 1, "udiv": 1, "lshr": 0}
_COMPARE: dict[str, Callable[[int, int], bool]] = {
    "eq": lambda a, b: a == b,
    "ne": lambda a, b: a != b,
    "lt": lambda a, b: a < b,
    "le": lambda a, b: a <= b,
    "gt": lambda a, b: a > b,
    "ge": lambda a, b: a >= b,
}


def compare_numbers(predicate: str, a: int, b: int, width: int) -> bool:
    """An icmp of two unsigned numbers of that width."""
    if predicate in ("eq", "ne"):
        return _COMPARE[predicate](a, b)
    if predicate[0] == "s":
        a, b = signed(a, width), signed(b, width)
    return _COMPARE[predicate[1:]](a, b)


class Arithmetic:
    """Integer arithmetic on numbers: constants fold, the rest is emitted at `builder`, or raises NotConstant without one.

    `mapping` says what to use in place of a value: another value, or a number.
    """

    def __init__(self, builder: Builder | None = None, mapping: Mapping[Value, Number] | None = None) -> None:
        self._builder = builder
        self._mapping = mapping or {}

    def _emit(self) -> Builder:
        if self._builder is None:
            raise NotConstant
        return self._builder

    def value(self, number: Number, width: int) -> Value:
        """The number as an operand."""
        return ConstantInt(types.int_(width), signed(number, width)) if isinstance(number, int) else number

    def leaf(self, value: Value, width: int) -> Number:
        """A value of the program, through the mapping; a pointer becomes its address."""
        found = self._mapping.get(value, value)
        if isinstance(found, ConstantInt):
            found = found.value
        elif isinstance(found, ConstantWord) and found.is_zero:
            found = 0
        if isinstance(found, int):
            return found & mask(width)
        builder = self._emit()
        return builder.cast("ptrtoint", found, types.int_(width)) if found.type.is_pointer else found

    def binary(self, opcode: str, width: int, a: Number, b: Number) -> Number:
        if isinstance(a, int) and isinstance(b, int):
            return _FOLD[opcode](a, b) & mask(width)
        if isinstance(b, int) and b == _NEUTRAL.get(opcode):
            return a
        if opcode == "add" and a == 0:
            return b
        return self._emit().binary(opcode, self.value(a, width), self.value(b, width))

    def compare(self, predicate: str, width: int, a: Number, b: Number) -> Number:
        if isinstance(a, int) and isinstance(b, int):
            return int(compare_numbers(predicate, a, b, width))
        return self._emit().compare("icmp", predicate, self.value(a, width), self.value(b, width))

    def select(self, width: int, condition: Number, if_true: Number, if_false: Number) -> Number:
        if isinstance(condition, int):
            return if_true if condition else if_false
        return self._emit().select(condition, self.value(if_true, width), self.value(if_false, width))

    def convert(self, opcode: str, number: Number, width: int, to: int) -> Number:
        if width == to:
            return number
        if isinstance(number, int):
            return (signed(number, width) if opcode == "sext" else number) & mask(to)
        return self._emit().cast(opcode, number, types.int_(to))

    def linear(self, sum_: Linear) -> Number:
        """The value of a sum."""
        width = sum_.width
        total: Number = 0
        for atom, factor in sum_.terms.items():
            term = self._atom(atom, width)
            if factor == mask(width):
                total = self.binary("sub", width, total, term)
            else:
                total = self.binary("add", width, total, self.binary("mul", width, term, factor))
        return self.binary("add", width, total, sum_.constant)

    def _atom(self, atom: Atom, width: int) -> Number:
        if isinstance(atom, Extended):
            return self.convert(atom.opcode, self.linear(atom.inner), atom.inner.width, width)
        return self.leaf(atom, width)
