"""Functions with several results: through pointers (sincos, modf), or as a struct (llvm.sincos, llvm.frexp).

The adjoint of the operand is the sum over results of the result's adjoint times the partial. A result that left through
a pointer has its adjoint in shadow memory; it is read, then cleared, because the call overwrote what was there.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Set
from fractions import Fraction

from enzyme_hub.ir.instructions import Instruction
from enzyme_hub.ir.types import StructType
from enzyme_hub.ir.values import Value, null
from enzyme_hub.records import record
from enzyme_hub.rules import names
from enzyme_hub.rules.emit import IRAlgebra, IRNumber, Scaler, constant
from enzyme_hub.rules.expressions import RESULT, Expr, Number, Operand, equal, is_constant, lift, where
from enzyme_hub.rules.functions import PI, cos, cospi, sin, sinpi
from enzyme_hub.rules.protocol import Context, Contributions, Rule, add


@record
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
assert tuple(OUTPUTS) == names.OUTPUTS

# Intrinsics that return a struct: the partial of each member by the operand x, given the members r and s.
STRUCTS: dict[str, tuple[Expr | None, ...]] = {}


def _struct(name: str, *partials: Callable[..., Number] | None) -> None:
    operands = Operand(0), Operand(RESULT), Operand(RESULT - 1)
    STRUCTS[name] = tuple(None if partial is None else lift(partial(*operands)) for partial in partials)


_struct("sincos", lambda x, r, s: s, lambda x, r, s: -r)
_struct("sincospi", lambda x, r, s: PI * s, lambda x, r, s: -(PI * r))
_struct("modf", lambda x, r, s: 1, lambda x, r, s: 0)
_struct("frexp", lambda x, r, s: where(equal(x, 0), 1, r / x), None)


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
            shadow = g.output(instruction.operand(index))
            if 0 in wanted and not is_constant(partial, 0):
                total = add(g, total, scaler.scale(g.builder.load(type_, shadow), partial))
            g.builder.store(constant(type_, Fraction(0)), shadow)
        if 0 in wanted and seed is not None and self.table.result is not None:
            total = add(g, total, scaler.scale(seed, self.table.result))
        return [] if total is None else [(0, total)]

    def tangent(
        self, g: Context, instruction: Instruction, tangents: Mapping[int, Value], outputs: Mapping[int, Value]
    ) -> Value | None:
        type_ = instruction.operand(0).type
        scaler = Scaler(IRAlgebra(g, instruction.operands, instruction, type_))
        given = tangents.get(0)
        for index, pointer in outputs.items():
            value = None if given is None else scaler.scale(given, self.table.through[index])
            g.builder.store(null(type_) if value is None else value, pointer)
        if given is None or self.table.result is None:
            return None
        return scaler.scale(given, self.table.result)


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

    def tangent(
        self, g: Context, instruction: Instruction, tangents: Mapping[int, Value], outputs: Mapping[int, Value]
    ) -> Value | None:
        given = tangents.get(0)
        if given is None:
            return None
        scaler = Scaler(_MemberAlgebra(g, instruction.operands, instruction, instruction.operand(0).type))
        total: Value = null(instruction.type)
        for member, partial in enumerate(self.partials):
            value = None if partial is None else scaler.scale(given, partial)
            if value is not None:
                total = g.builder.insert_value(total, value, member)
        return total
