"""The functions of a derivative while they are written: prologues in which variables are made, and what follows them."""

from __future__ import annotations

from enzyme_hub.differentiate.tape.layout import Slot
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.instructions import Alloca
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.types import Type


class Scaffold:
    """`forward` and `reverse` are one function where both sweeps are; a prologue ends when all else is done."""

    def __init__(self, forward: Function, reverse: Function) -> None:
        self.forward = forward
        self.reverse = reverse
        self.is_split = forward is not reverse
        self.forward_prologue = Builder(forward.add_block())
        self.reverse_prologue = Builder(reverse.add_block()) if self.is_split else self.forward_prologue
        self.slots: list[Slot] = []

    def new_slot(self, type_: Type, on_tape: bool) -> Slot:
        forward = self.forward_prologue.alloca(type_)
        reverse = self.reverse_prologue.alloca(type_) if self.is_split and on_tape else forward
        slot = Slot(type_, forward, reverse, on_tape and self.is_split)
        self.slots.append(slot)
        return slot

    def reverse_variable(self, type_: Type) -> Alloca:
        """A variable of the reverse sweep alone."""
        return self.reverse_prologue.alloca(type_)
