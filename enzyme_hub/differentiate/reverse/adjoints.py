"""Where the adjoint of each active value is accumulated during the reverse sweep.

A value that is used only in its own block gets an SSA adjoint: a running sum, no memory. Any other gets a stack slot,
zero at the start, which LLVM promotes to registers. Taking an adjoint resets it: the next iteration starts from zero.
"""

from __future__ import annotations

from collections.abc import Callable

from enzyme_hub.differentiate.reverse.adjoint_arithmetic import AdjointArithmetic, Parts, is_zero
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.values import Block, Value, null


class Adjoints:
    """The adjoints of one function's values. `entry` is where stack slots go; `parts_of` tells a value's numbers."""

    def __init__(self, entry: Block, arithmetic: AdjointArithmetic, parts_of: Callable[[Value], Parts]) -> None:
        self._entry = entry
        self._arithmetic = arithmetic
        self._parts_of = parts_of
        self._running: dict[Value, Value] = {}
        self._slots: dict[Value, inst.Alloca] = {}
        self._local: dict[Value, bool] = {}

    def add(self, b: Builder, value: Value, contribution: Value) -> None:
        """adjoint(value) += contribution."""
        if is_zero(contribution):
            return
        if self._is_local(value):
            old = self._running.get(value)
            if old is not None:
                contribution = self._sum(b, value, old, contribution)
            self._running[value] = contribution
            return
        slot = self._slot(value)
        b.store(self._sum(b, value, b.load(value.type, slot), contribution), slot)

    def take(self, b: Builder, value: Value) -> Value | None:
        """The adjoint of `value`, reset to zero; None if nothing was ever added."""
        if self._is_local(value):
            return self._running.pop(value, None)
        slot = self._slot(value)
        taken = b.load(value.type, slot)
        b.store(null(value.type), slot)
        return taken

    def _sum(self, b: Builder, value: Value, left: Value, right: Value) -> Value:
        parts = () if value.type.scalar.is_float else self._parts_of(value)
        return self._arithmetic.add(b, value.type, left, right, parts)

    def _slot(self, value: Value) -> inst.Alloca:
        slot = self._slots.get(value)
        if slot is None:
            b = Builder(self._entry)
            slot = self._slots[value] = b.alloca(value.type)
            b.store(null(value.type), slot)
        return slot

    def _is_local(self, value: Value) -> bool:
        found = self._local.get(value)
        if found is None:
            found = self._local[value] = _used_only_at_home(value)
        return found


def _used_only_at_home(value: Value) -> bool:
    if not isinstance(value, inst.Instruction) or value.opcode == "phi" or value.is_terminator:
        return False
    home = value.block
    return all(use.user.block is home and use.user.opcode != "phi" for use in value._uses)
