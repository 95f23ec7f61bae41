"""What a derivative rule is to the engine, and what the engine is to a rule.

`adjoint` emits an instruction's contributions. It is told which operands are `wanted`, so that nothing is computed for an
operand that is not active; the storage plan learns from what it asks the context for.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from typing import Protocol

from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.instructions import Instruction
from enzyme_hub.ir.module import Module
from enzyme_hub.ir.values import Value

# Adjoint arithmetic may be reordered and fused; NaN and infinity keep their meaning. In the order LLVM prints.
ADJOINT_FLAGS = ("reassoc", "nsz", "contract")

Contributions = list[tuple[int, Value]]  # operand index, what to add to the operand's adjoint

DERIVATIVE = "derivative"  # contributes to its operands
ZERO = "zero"  # declared to have derivative zero everywhere (floor, comparisons, integer results)


class Context(Protocol):
    """Where an adjoint is emitted: the reverse sweep of one function, at one place."""

    @property
    def builder(self) -> Builder: ...

    @property
    def module(self) -> Module: ...

    @property
    def width(self) -> int:
        """How many lanes there are; a rule is asked for one after the other."""

    @property
    def strong_zero(self) -> bool:
        """True if a seed or tangent of zero contributes nothing, whatever the partial is."""

    def primal(self, value: Value) -> Value:
        """The value that `value` had in the primal, usable here."""

    def output(self, pointer: Value) -> Value:
        """The pointer to the adjoint of a number that leaves through `pointer`, in a reverse sweep."""

    def math(self, name: str, *args: Value) -> Value:
        """A call of a canonical math function (`emit.math`)."""

    def zero_for_zero(self, seeds: Sequence[Value], values: Sequence[Value]) -> tuple[Value, ...]:
        """`values`, which are linear in the seeds, or zeros where all `seeds`, which are of one type, are zero (`zeros`)."""


class Rule:
    """The derivative of one kind of instruction or known function.

    `kind` is DERIVATIVE or ZERO. `outputs` are the operands that are pointers through which results leave (sincos);
    `zeroed_outputs` those of them whose result has derivative zero (the integer part of modf). The adjoint reads the
    shadow memory of an output and then clears it, because the primal call overwrote what was there.
    """

    kind: str = DERIVATIVE
    outputs: tuple[int, ...] = ()
    zeroed_outputs: tuple[int, ...] = ()

    def active_operands(self, instruction: Instruction) -> tuple[int, ...]:
        """The operands that the result depends on differentiably, and the outputs."""
        raise NotImplementedError

    def singular_operands(self, instruction: Instruction) -> frozenset[int]:
        """Those whose partial may be infinite or NaN at finite operands: where the seed is zero they get zero."""
        return frozenset()

    def adjoint(
        self, g: Context, instruction: Instruction, seed: Value | None, wanted: Set[int]
    ) -> list[tuple[int, Value]]:
        """Emit the contributions to the adjoints of the operands in `wanted`: (operand index, value).

        `seed` is the adjoint of the result, of the result's type; None if the result is void or not active.
        """
        raise NotImplementedError

    def tangent(
        self, g: Context, instruction: Instruction, tangents: Mapping[int, Value], outputs: Mapping[int, Value]
    ) -> Value | None:
        """Emit the tangent of the result; None for zero.

        `tangents` has those of the active operands, by position, `outputs` the shadows of the outputs that have one: the
        tangents of what is written there are stored to them.

        What is here holds for rules whose partials act element by element: such a Jacobian is its own transpose, so a
        tangent is what the adjoint would be. A tangent that is zero contributes nothing, however infinite the partial.
        """
        singular = frozenset[int]() if g.strong_zero else self.singular_operands(instruction)
        total: Value | None = None
        for index, given in tangents.items():
            for _, value in self.adjoint(g, instruction, given, frozenset((index,))):
                if index in singular:
                    (value,) = g.zero_for_zero([given], [value])
                total = add(g, total, value)
        return total


def add(g: Context, left: Value | None, right: Value | None) -> Value | None:
    """The sum of two contributions, None standing for zero."""
    if left is None or right is None:
        return left if right is None else right
    return g.builder.binary("fadd", left, right, ADJOINT_FLAGS)


class ZeroRule(Rule):
    """The result does not vary with any operand, or only by jumps."""

    kind = ZERO

    def active_operands(self, instruction: Instruction) -> tuple[int, ...]:
        return ()

    def adjoint(
        self, g: Context, instruction: Instruction, seed: Value | None, wanted: Set[int]
    ) -> list[tuple[int, Value]]:
        return []


ZERO_RULE = ZeroRule()
