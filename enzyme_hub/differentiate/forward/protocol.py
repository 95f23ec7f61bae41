"""What the forward derivative that is being written is to the modules that write parts of it."""

from __future__ import annotations

from collections.abc import Callable, Set
from typing import Protocol

from enzyme_hub import rules
from enzyme_hub.differentiate.shadowed.protocol import Lanes, Shadowing
from enzyme_hub.differentiate.signature import Key
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.module import Function


class Forward(Shadowing, rules.Context, Protocol):
    """A copy of the primal with tangents, and the context of rules."""

    @property
    def tangent_of_callee(self) -> Callable[[Key], Function]: ...

    def in_each_lane(self, i: inst.Instruction, shadowed: Set[int]) -> Lanes:
        """The same operation in each lane, on the shadows of the operands at these positions."""

    def apply(self, rule: rules.Rule, i: inst.Instruction) -> None:
        """The tangents of a result by its rule, in each lane."""
