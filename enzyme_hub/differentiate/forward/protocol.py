"""What the forward derivative that is being written is to the modules that write parts of it."""

from __future__ import annotations

from collections.abc import Set
from typing import Protocol

from enzyme_hub import rules
from enzyme_hub.differentiate.shadowed.protocol import Lanes, Shadowing
from enzyme_hub.differentiate.signature import Key
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.values import Value


class Forward(Shadowing, rules.Context, Protocol):
    """A copy of the primal with tangents, and the context of rules."""

    def copy_primal(self, i: inst.Instruction) -> None:
        """Emit what the primal does."""

    def derivative_of(self, call: inst.CallBase) -> tuple[Function, Key, tuple[Value, ...]]:
        """The derivative that a call needs, how it is called, and what it is given behind its arguments."""

    def in_each_lane(self, i: inst.Instruction, shadowed: Set[int]) -> Lanes:
        """The same operation in each lane, on the shadows of the operands at these positions."""

    def apply(self, rule: rules.Rule, i: inst.Instruction) -> None:
        """The tangents of a result by its rule, in each lane."""
