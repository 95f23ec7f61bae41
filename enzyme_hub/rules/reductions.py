"""Reductions of a vector to a number: llvm.vector.reduce.{fadd, fmul, fmax, fmin, fmaximum, fminimum}."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from fractions import Fraction

from enzyme_hub.errors import DifferentiationError
from enzyme_hub.ir import types
from enzyme_hub.ir.instructions import Instruction
from enzyme_hub.ir.types import VectorType
from enzyme_hub.ir.values import ConstantInt, Value, poison
from enzyme_hub.rules.emit import constant, extract_element, insert_element, product, splat
from enzyme_hub.rules.protocol import Context, Contributions, Rule, add


class ReductionRule(Rule):
    """A number made of a vector's elements: its tangent is the gradient times theirs."""

    def tangent(
        self, g: Context, instruction: Instruction, tangents: Mapping[int, Value], outputs: Mapping[int, Value]
    ) -> Value | None:
        total: Value | None = None
        one = constant(instruction.type, Fraction(1))
        for index, partial in self.adjoint(g, instruction, one, frozenset(tangents)):
            term = product(g, partial, tangents[index])
            if term.type.is_vector:
                for element in lanes(g, term, _fixed(term)):
                    total = add(g, total, element)
            else:
                total = add(g, total, term)
        return total


class SumRule(ReductionRule):
    """start + v[0] + v[1] + ...: each gets the seed."""

    def active_operands(self, instruction: Instruction) -> tuple[int, ...]:
        return (0, 1)

    def adjoint(self, g: Context, instruction: Instruction, seed: Value | None, wanted: Set[int]) -> Contributions:
        if seed is None:
            return []
        found: Contributions = [(0, seed)] if 0 in wanted else []
        if 1 in wanted:
            found.append((1, splat(g.builder, seed, _fixed(instruction.operand(1), scalable=True))))
        return found


class ProductRule(ReductionRule):
    """start * v[0] * v[1] * ...: each factor gets the seed times all the others, without dividing by a zero factor."""

    def active_operands(self, instruction: Instruction) -> tuple[int, ...]:
        return (0, 1)

    def adjoint(self, g: Context, instruction: Instruction, seed: Value | None, wanted: Set[int]) -> Contributions:
        if seed is None:
            return []
        factors = lanes(g, g.primal(instruction.operand(1)), _fixed(instruction.operand(1)))
        after = [seed]  # seed times all factors from the end down to this one
        for factor in reversed(factors):
            after.append(product(g, after[-1], factor))
        found: Contributions = [(0, after[-1])] if 0 in wanted else []
        if 1 in wanted:
            before, adjoints = g.primal(instruction.operand(0)), []
            for lane, factor in enumerate(factors):
                adjoints.append(product(g, before, after[len(factors) - 1 - lane]))
                before = product(g, before, factor)
            found.append((1, from_lanes(g, adjoints, instruction.operand(1))))
        return found


class ExtremeRule(ReductionRule):
    """The largest or smallest element: the first that equals the result gets the seed."""

    def active_operands(self, instruction: Instruction) -> tuple[int, ...]:
        return (0,)

    def adjoint(self, g: Context, instruction: Instruction, seed: Value | None, wanted: Set[int]) -> Contributions:
        if seed is None or 0 not in wanted:
            return []
        vector, extreme = g.primal(instruction.operand(0)), g.primal(instruction)
        zero = constant(seed.type, Fraction(0))
        left: Value = seed  # what no element has taken yet
        adjoints = []
        for element in lanes(g, vector, _fixed(instruction.operand(0))):
            taken = g.builder.compare("fcmp", "oeq", element, extreme)
            adjoints.append(g.builder.select(taken, left, zero))
            left = g.builder.select(taken, zero, left)
        return [(0, from_lanes(g, adjoints, instruction.operand(0)))]


REDUCTIONS: dict[str, Rule] = {
    "vector.reduce.fadd": SumRule(),
    "vector.reduce.fmul": ProductRule(),
    **dict.fromkeys(
        ("vector.reduce.fmax", "vector.reduce.fmin", "vector.reduce.fmaximum", "vector.reduce.fminimum"), ExtremeRule()
    ),
}


def _fixed(vector: Value, scalable: bool = False) -> VectorType:
    type_ = vector.type
    assert isinstance(type_, VectorType)
    if type_.scalable and not scalable:
        raise DifferentiationError(
            "EH0303",
            f"no derivative rule for this reduction of a vector of unknown length ({type_})",
            remedy="compile without scalable vectors",
        )
    return type_


def lanes(g: Context, vector: Value, type_: VectorType) -> list[Value]:
    return [extract_element(g.builder, vector, ConstantInt(types.i64, lane)) for lane in range(type_.count)]


def from_lanes(g: Context, elements: Sequence[Value], like: Value) -> Value:
    vector: Value = poison(like.type)
    for lane, element in enumerate(elements):
        vector = insert_element(g.builder, vector, element, ConstantInt(types.i64, lane))
    return vector
