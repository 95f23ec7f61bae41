"""Functions with several results: through pointers (sincos, modf), or as a struct (llvm.sincos, llvm.frexp).

The adjoint of the operand is the sum over results of the result's adjoint times the partial. A result that left through
a pointer has its adjoint in shadow memory; it is read, then cleared, because the call overwrote what was there.
"""

from __future__ import annotations

from collections.abc import Callable, Set
from dataclasses import dataclass
from fractions import Fraction

from enzyme_hub.ir.instructions import Instruction
from enzyme_hub.ir.types import StructType
from enzyme_hub.ir.values import Value
from enzyme_hub.rules.emit import IRAlgebra, IRNumber, Scaler, constant
from enzyme_hub.rules.expressions import RESULT, Expr, Number, Operand, equal, is_constant, lift, where
from enzyme_hub.rules.functions import PI, cos, cospi, sin, sinpi
from enzyme_hub.rules.protocol import ADJOINT_FLAGS, Context, Contributions, Rule


@dataclass(frozen=True)
class Outputs:
    """A function of operand 0: the partials of its result (None: void) and of what leaves through pointers."""

    result: Expr | None
    through: dict[int, Expr]


def outputs(result: Callable[..., Number] | None, **through: Callable[..., Number]) -> Outputs:
    x, r = Operand(0), Operand(RESULT)
    pointers = {index: lift(partial(x)) for index, partial in enumerate(through.values(), start=1)}
    return Outputs(None if result is None else lift(result(x, r)), pointers)


OUTPUTS = {
    "sincos": outputs(None, sine=lambda x: cos(x), cosine=lambda x: -sin(x)),
    "sincospi": outputs(None, sine=lambda x: PI * cospi(x), cosine=lambda x: -(PI * sinpi(x))),
    "modf": outputs(lambda x, r: 1, whole=lambda x: 0),
}

# Intrinsics that return a struct: the partial of each member by the operand x, given the members r and s.
STRUCTS: dict[str, tuple[Expr | None, ...]] = {}


def _struct(name: str, *partials: Callable[..., Number] | None) -> None:
    operands = Operand(0), Operand(RESULT), Operand(RESULT - 1)
    STRUCTS[name] = tuple(None if partial is None else lift(partial(*operands)) for partial in partials)


_struct("sincos", lambda x, r, s: s, lambda x, r, s: -r)
_struct("sincospi", lambda x, r, s: PI * s, lambda x, r, s: -(PI * r))
_struct("modf", lambda x, r, s: 1, lambda x, r, s: 0)
_struct("frexp", lambda x, r, s: where(equal(x, 0), 1, r / x), None)


def add(g: Context, left: Value | None, right: Value | None) -> Value | None:
    """The sum of two contributions, None standing for zero."""
    if left is None or right is None:
        return left if right is None else right
    return g.builder.binary("fadd", left, right, ADJOINT_FLAGS)


class OutputsRule(Rule):
    """Results through pointers. `wanted` holds an output's operand if its memory has a shadow."""

    def __init__(self, table: Outputs) -> None:
        self.table = table
        self.outputs = tuple(table.through)
        self.zeroed_outputs = tuple(index for index, partial in table.through.items() if is_constant(partial, 0))

    def active_operands(self, instruction: Instruction) -> tuple[int, ...]:
        return (0, *self.outputs)

    def adjoint(self, g: Context, instruction: Instruction, seed: Value | None, wanted: Set[int]) -> Contributions:
        type_ = instruction.operand(0).type
        scaler = Scaler(IRAlgebra(g, instruction.operands, instruction, type_))
        total: Value | None = None
        for index, partial in self.table.through.items():
            if index not in wanted:
                continue
            shadow = g.shadow(instruction.operand(index))
            if 0 in wanted and not is_constant(partial, 0):
                total = add(g, total, scaler.scale(g.builder.load(type_, shadow), partial))
            g.builder.store(constant(type_, Fraction(0)), shadow)
        if 0 in wanted and seed is not None and self.table.result is not None:
            total = add(g, total, scaler.scale(seed, self.table.result))
        return [] if total is None else [(0, total)]


class _MemberAlgebra(IRAlgebra):
    """RESULT and RESULT - 1 are the members of the struct."""

    def operand(self, index: int) -> IRNumber:
        if index >= 0:
            return super().operand(index)
        return self.g.builder.extract_value(self.typed(super().operand(RESULT)), RESULT - index)


class StructRule(Rule):
    """Results as members of a struct, whose adjoint is a struct too."""

    def __init__(self, partials: tuple[Expr | None, ...]) -> None:
        self.partials = partials

    def active_operands(self, instruction: Instruction) -> tuple[int, ...]:
        return (0,)

    def adjoint(self, g: Context, instruction: Instruction, seed: Value | None, wanted: Set[int]) -> Contributions:
        if seed is None or 0 not in wanted:
            return []
        assert isinstance(instruction.type, StructType)
        scaler = Scaler(_MemberAlgebra(g, instruction.operands, instruction, instruction.operand(0).type))
        total: Value | None = None
        for member, partial in enumerate(self.partials):
            if partial is not None and not is_constant(partial, 0):
                total = add(g, total, scaler.scale(g.builder.extract_value(seed, member), partial))
        return [] if total is None else [(0, total)]
