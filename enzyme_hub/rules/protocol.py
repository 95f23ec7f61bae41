"""What a derivative rule is to the engine, and what the engine is to a rule.

`adjoint` emits an instruction's contributions. It is told which operands are `wanted`, so that nothing is computed for an
operand that is not active; the storage plan learns from what it asks the context for.
"""

from __future__ import annotations

from collections.abc import Set
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

    def primal(self, value: Value) -> Value:
        """The value that `value` had in the primal, usable here."""

    def shadow(self, pointer: Value) -> Value:
        """The pointer to the adjoint of what `pointer` points to."""

    def math(self, name: str, *args: Value) -> Value:
        """A call of a canonical math function (`emit.math`)."""


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
