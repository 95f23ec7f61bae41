"""The numbers of loop iterations in the reverse sweep: a variable a loop, which counts down to 0."""

from __future__ import annotations

from collections.abc import Callable

from enzyme_hub.analysis.flow.loops import Loop
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.instructions import Alloca
from enzyme_hub.ir.types import Type
from enzyme_hub.ir.values import Value


class Iterations:
    """`new_variable` makes a variable of the reverse sweep."""

    def __init__(self, new_variable: Callable[[Type], Alloca]) -> None:
        self._new_variable = new_variable
        self._slots: dict[Loop, Alloca] = {}

    def number(self, b: Builder, loop: Loop) -> Value:
        """The number of the current iteration of `loop`, counted from 0, as an i64."""
        return b.load(types.i64, self.slot(loop))

    def slot(self, loop: Loop) -> Alloca:
        slot = self._slots.get(loop)
        if slot is None:
            slot = self._slots[loop] = self._new_variable(types.i64)
        return slot
