"""Which of the loops around a load does its value depend on?

An element `a[j]` in a nest over i and j is the same in every iteration of i, if nothing writes to it there: its value
depends on j alone. Loops that a value does not depend on need not be told apart where it is saved.
"""

from __future__ import annotations

from collections.abc import Callable

from enzyme_hub.analysis.flow.loops import Loop, LoopForest
from enzyme_hub.analysis.induction.recurrences import induction
from enzyme_hub.base.worklist import Worklist
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.values import Value

LONGEST = 100  # values looked at for one address


class Invariance:
    """Answers for one function. `is_overwritten(load, loop)`: may the loop write to what the load reads?"""

    def __init__(self, forest: LoopForest, is_overwritten: Callable[[inst.Load, Loop], bool]) -> None:
        self._forest = forest
        self._is_overwritten = is_overwritten

    def varying_loops(self, load: inst.Load) -> tuple[Loop, ...]:
        """The loops around the load that its value depends on, innermost first.

        For equal numbers of the iterations of these the value is the same, from entering the outermost loop to leaving it.
        """
        assert load.block is not None
        found = []
        loop = self._forest.loop_of(load.block)
        while loop is not None:
            if self._varies(load, loop):
                found.append(loop)
            loop = loop.parent
        return tuple(found)

    def _varies(self, load: inst.Load, loop: Loop) -> bool:
        """Does the value depend on the number of the iteration of `loop`, those of the loops inside it being equal?"""
        work: Worklist[Value] = Worklist([load])
        for number, value in enumerate(one for one in work if not loop.is_invariant(one)):
            operands = self._made_of(value, loop) if number < LONGEST else None
            if operands is None:
                return True
            work.extend(operands)
        return False

    def _made_of(self, value: Value, loop: Loop) -> tuple[Value, ...] | None:
        """The values in `loop` that, with the numbers of inner iterations, decide this one; None if that is not known."""
        if isinstance(value, inst.Phi):
            assert value.block is not None
            inner = self._forest.loop_of(value.block)
            if inner is None or inner is loop or inner.header is not value.block:
                return None
            found = induction(value, inner)
            return (found.start, *found.step.values()) if found is not None else None
        if isinstance(value, inst.Load):
            return None if self._is_overwritten(value, loop) else (value.pointer,)
        if isinstance(value, inst.Instruction) and value.is_pure and value.opcode != "freeze":
            return value.operands
        return None
