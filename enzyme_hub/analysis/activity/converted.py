"""Numbers whose fraction is an integer that another number was converted to, as in fast exponentials.

`bits = (int64_t)(x * scale + bias)`, taken for a double, is nearly a power of two of x (N. Schraudolph, "A fast, compact
approximation of the exponential function", 1999): its steps are as fine as the numbers themselves. The derivative of a step
function, zero, is not what anybody means there, so this is lost and has to be refused. The scale of a power of two that
`exp` makes, from an integer that is shifted to the exponent, has coarse steps, for which the rest of the argument makes up;
of the fraction it may set a few bits, which count through a table.

So integers are followed from where numbers are converted (or rounded by a large constant, and read as bits), through whatever is
computed with them, memory, calls and lanes, to where a number is made of them. What is known of each is its *place*: the lowest bit that
depends on the number.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from enzyme_hub.analysis.activity.flow_of_bytes import Flow, Places
from enzyme_hub.analysis.activity.uses import Use, use_of
from enzyme_hub.analysis.bit_forms import FRACTION, WIDTH, constant, trailing_zeros
from enzyme_hub.analysis.types.nodes import Node
from enzyme_hub.base.records import record
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.types import FloatType, IntType, Type, VectorType
from enzyme_hub.ir.values import Argument, ConstantAggregate, ConstantInt, Value
from enzyme_hub.ir.walk import MEMBERS, MOVES
from enzyme_hub.languages.meaning import Inactive, Math, meaning

TABLE_BITS = 11
"""Bits of a fraction that an integer may set, at most half of it: those of the largest tables of powers."""
ROUNDED = "__ehub_rounded."
"""Functions that return the number they are given, which is rounded (`normalise/rounding`)."""
AS_IT_IS = 1
"""The level of bits that nobody computed with: a number that is made of them is the one they come from."""
_LOWEST = 257
"""The level of an integer whose place is p is this less p: the lower the place, the more bits may depend on the number."""
_MOVES = MOVES | MEMBERS | {"load"}
_EXTREMES = ("llvm.smax.", "llvm.smin.", "llvm.umax.", "llvm.umin.", "llvm.abs.")


@record
class Made:
    """Where a number is made of an integer, the conversion that this comes from, and what was converted."""

    at: inst.Instruction
    origin: inst.Instruction
    number: Value


def made_of_converted(places: Places) -> list[Made]:
    """The numbers most of whose fraction is an integer that a number is converted to."""
    flow = _Converted(places)
    for function in places.functions:
        for i in function.instructions:
            if _is_conversion(i):
                flow.raise_value(i, _LOWEST, i)
            elif i.opcode == "bitcast" and is_rounded(i.operand(0)) and i.type.scalar.is_int:
                flow.raise_value(i, AS_IT_IS, i)
    flow.run()
    return flow.made


class _Converted(Flow):
    """The levels of integers that numbers are converted to."""

    def __init__(self, places: Places) -> None:
        super().__init__(places)
        self.made: list[Made] = []

    def carry(self, i: inst.Instruction, level: int, origin: inst.Instruction | Argument) -> int:
        if i.type.is_void or i.type.scalar.is_pointer or use_of(i) is Use.ZERO:
            return 0
        scalar = i.type.scalar
        if isinstance(scalar, FloatType):
            if i.opcode in ("bitcast", "load") and self._is_in_fraction(i, scalar, level):
                assert isinstance(origin, inst.Instruction)
                self.made.append(Made(i, origin, _converted(origin)))
            return 0
        if i.opcode in _MOVES or (i.opcode == "bitcast" and scalar is i.operand(0).type.scalar):
            return level
        rule = _PLACES.get(i.opcode)
        place = rule(0 if level == AS_IT_IS else _LOWEST - level, i) if rule is not None else 0
        return _LOWEST - place if place < _width(i.type) else 0

    def reaches_over(self, level: int) -> bool:
        return False

    def stored(self, store: inst.Store, leaf: Node, level: int, origin: inst.Instruction | Argument) -> None:
        """Type tags may say that no number is read where an integer is stored; here one is, where the program reads one.

        Of a number that is written byte by byte, all bytes are its own.
        """
        overlaps = self.places.overlaps
        for one in (leaf, *(overlaps.of(leaf) if leaf in overlaps.certain else ())):
            self.raise_place(one, level, origin)

    def beyond_parameters(
        self, called: Function, value: Value, level: int, origin: inst.Instruction | Argument
    ) -> None:
        """Nobody knows where `va_arg` reads them: anything of that size that the function loads may be it."""
        size = self.places.layout.size(value.type)
        for i in called.instructions:
            if isinstance(i, inst.Load) and not i.type.is_pointer and self.places.layout.size(i.type) == size:
                self.raise_value(i, self.carry(i, level, origin), origin)

    def _is_in_fraction(self, i: inst.Instruction, scalar: FloatType, level: int) -> bool:
        if level == AS_IT_IS or scalar.kind not in FRACTION:
            return False
        place = _LOWEST - level + (_moved_up(i) if i.opcode == "bitcast" else 0)
        return FRACTION[scalar.kind] - place > min(TABLE_BITS, FRACTION[scalar.kind] // 2)


def _moved_up(cast: inst.Instruction) -> int:
    """By how many bits short lanes move up that become the upper parts of longer ones, if no others are of interest."""
    short, wide = _width(cast.operand(0).type), _scalar_width(cast.type)
    if not short or short >= wide or wide % short:
        return 0
    parts = wide // short
    return short * min((lane % parts for lane in _lanes(cast.operand(0))), default=0)


def _lanes(vector: Value, depth: int = 0) -> Iterable[int]:
    """The lanes of a vector that are not constant."""
    if vector.is_constant or not isinstance(vector.type, VectorType):
        return ()
    every = range(vector.type.count)
    if isinstance(vector, inst.ShuffleVector):
        left, right, mask = vector.operands
        if not isinstance(mask, ConstantAggregate) or not isinstance(left.type, VectorType) or depth > _DEPTH:
            return every
        live = {*_lanes(left, depth + 1), *(left.type.count + lane for lane in _lanes(right, depth + 1))}
        wanted = (one.value if isinstance(one, ConstantInt) else -1 for one in mask.elements)
        return [lane for lane, origin in enumerate(wanted) if origin in live]
    if isinstance(vector, inst.InsertElement) and isinstance(place := vector.operand(2), ConstantInt):
        others = {lane for lane in _lanes(vector.operand(0), depth + 1) if lane != place.value}
        return others | (set() if vector.operand(1).is_constant else {place.value})
    return every


_DEPTH = 12


def _multiplied(place: int, i: inst.Instruction) -> int:
    return place + max((trailing_zeros(number) for o in i.operands if (number := constant(o))), default=0)


def _masked(place: int, i: inst.Instruction) -> int:
    return max([place, *(trailing_zeros(number) for o in i.operands if (number := constant(o)) is not None)])


def _shifted_up(place: int, i: inst.Instruction) -> int:
    return place + (constant(i.operand(1)) or 0)


def _shifted_down(place: int, i: inst.Instruction) -> int:
    amount = constant(i.operand(1))
    return max(0, place - amount) if amount is not None else 0


def _extreme(place: int, i: inst.Instruction) -> int:
    return place if (i.operands[-1].name or "").startswith(_EXTREMES) else 0


_PLACES: dict[str, Callable[[int, inst.Instruction], int]] = {
    **dict.fromkeys(("add", "sub", "or", "xor", "trunc", "zext", "sext"), lambda place, i: place),
    "bitcast": lambda place, i: place + _moved_up(i),
    "call": _extreme,
    "mul": _multiplied,
    "and": _masked,
    "shl": _shifted_up,
    **dict.fromkeys(("lshr", "ashr"), _shifted_down),
}
"""The place of what an operation makes of an integer with a place."""


def _is_conversion(i: inst.Instruction) -> bool:
    """True for what makes an integer of a number."""
    if i.opcode in ("fptosi", "fptoui"):
        return True
    if not isinstance(i, inst.CallBase) or not i.type.scalar.is_int or not isinstance(meaning(i), (Inactive, Math)):
        return False
    return any(argument.type.scalar.is_float for argument in i.arguments)


def _converted(conversion: inst.Instruction) -> Value:
    number = next(value for value in conversion.operands if value.type.scalar.is_float)
    return number.operands[0] if isinstance(number, inst.CallBase) and is_rounded(number) else number


def is_rounded(value: Value) -> bool:
    return isinstance(value, inst.CallBase) and (value.callee.name or "").startswith(ROUNDED)


def _width(type_: Type) -> int:
    return type_.scalar.width if isinstance(type_.scalar, IntType) else 0


def _scalar_width(type_: Type) -> int:
    return WIDTH.get(type_.scalar.kind, 0) if isinstance(type_.scalar, FloatType) else _width(type_)
