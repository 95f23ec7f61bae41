"""Rules for what the table's formulas describe: one class reads a formula as an adjoint."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from functools import cached_property

from enzyme_hub.ir.instructions import CallBase, Instruction
from enzyme_hub.ir.values import Value
from enzyme_hub.rules.emit import IRAlgebra, Scaler
from enzyme_hub.rules.expressions import Expr, is_constant
from enzyme_hub.rules.functions import INSTRUCTIONS, Formula
from enzyme_hub.rules.protocol import ZERO_RULE, Context, Contributions, Rule
from enzyme_hub.rules.singular import AT_INFINITY, is_polynomial, may_be_infinite


class FormulaRule(Rule):
    """The rule a line of the table states."""

    def __init__(self, formula: Formula) -> None:
        self.formula = formula

    def active_operands(self, instruction: Instruction) -> tuple[int, ...]:
        return self._active

    @cached_property
    def _active(self) -> tuple[int, ...]:
        partials = enumerate(self.formula.partials)
        return tuple(index for index, partial in partials if partial is not None and not is_constant(partial, 0))

    def partials(self, wanted: Set[int]) -> list[tuple[int, Expr]]:
        """The partials by the operands wanted."""
        return [
            (index, partial)
            for index, partial in enumerate(self.formula.partials)
            if partial is not None and index in wanted
        ]

    def singular_operands(self, instruction: Instruction) -> frozenset[int]:
        always = self.formula.name in AT_INFINITY
        return frozenset(k for k, partial in self._suspects if always or may_be_infinite(instruction, partial))

    @cached_property
    def _suspects(self) -> list[tuple[int, Expr]]:
        """The partials that some instruction makes infinite, by their operands."""
        partials = enumerate(self.formula.partials)
        return [(k, partial) for k, partial in partials if partial is not None and not is_polynomial(partial)]

    def adjoint(
        self, g: Context, instruction: Instruction, seed: Value | None, wanted: Set[int]
    ) -> list[tuple[int, Value]]:
        if seed is None:
            return []
        scaler = Scaler(IRAlgebra(g, _operands(instruction), instruction, instruction.type))
        found: Contributions = []
        for index, partial in self.partials(wanted):
            value = scaler.scale(seed, partial)
            if value is not None:
                found.append((index, value))
        return found


def _operands(instruction: Instruction) -> Sequence[Value]:
    return instruction.arguments if isinstance(instruction, CallBase) else instruction.operands


class ConversionRule(Rule):
    """Between floating-point types: the seed converted back, the tangent converted like the value."""

    def active_operands(self, instruction: Instruction) -> tuple[int, ...]:
        return (0,)

    def adjoint(
        self, g: Context, instruction: Instruction, seed: Value | None, wanted: Set[int]
    ) -> list[tuple[int, Value]]:
        if seed is None or 0 not in wanted:
            return []
        back = "fptrunc" if _widens(instruction) else "fpext"
        return [(0, g.builder.cast(back, seed, instruction.operand(0).type))]

    def tangent(
        self, g: Context, instruction: Instruction, tangents: Mapping[int, Value], outputs: Mapping[int, Value]
    ) -> Value | None:
        given = tangents.get(0)
        there = "fpext" if _widens(instruction) else "fptrunc"
        return None if given is None else g.builder.cast(there, given, instruction.type)


def _widens(instruction: Instruction) -> bool:
    return instruction.opcode == "fpext" or ".fpext." in (instruction.operands[-1].name or "")


CONVERSION_RULE = ConversionRule()

_RULES: dict[str, Rule] = {
    **{name: FormulaRule(formula) for name, formula in INSTRUCTIONS.items()},
    "fpext": CONVERSION_RULE,
    "fptrunc": CONVERSION_RULE,
    **dict.fromkeys(("sitofp", "uitofp", "fptosi", "fptoui", "fcmp", "icmp"), ZERO_RULE),
}


def for_instruction(instruction: Instruction) -> Rule | None:
    """The rule of an arithmetic instruction or conversion; None if there is none here (it may be structural)."""
    return _RULES.get(instruction.opcode)
