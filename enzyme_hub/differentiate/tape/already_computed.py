"""What the forward sweep computes whatever is saved: work that costs nothing more when the storage plan counts.

The forward sweep has to do what others see (stores, calls, results), and what that is computed from. What it computes
beyond is there for the reverse sweep alone: if nothing of it is saved, it goes, and a loop in which nothing else happens
goes as a whole. So what it does not compute is dear to save: its computation comes on top.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from enzyme_hub.analysis.flow.loops import Loop
from enzyme_hub.base.worklist import Worklist
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.values import Block, Value


class AlreadyComputed:
    """Those values of `home` that are computed anyway; `home` has the source block in which each value of the forward sweep is computed.

    `goes` tells whether an instruction goes if nobody uses it, `may_go` whether a loop does in which there is nothing to do.
    """

    def __init__(
        self,
        home: Mapping[Value, Block],
        loop_of: Callable[[Block], Loop | None],
        goes: Callable[[inst.Instruction], bool],
        may_go: Callable[[Loop], bool],
    ) -> None:
        self._home = home
        self._loop_of = loop_of
        self._values: set[Value] = set()
        self._loops: set[Loop | None] = set()
        self._ends: dict[Loop | None, list[inst.Instruction]] = {}
        roots: list[Value] = []
        for value, block in home.items():
            if not isinstance(value, inst.Instruction):
                continue
            loop = loop_of(block)
            if value.is_terminator:
                self._ends.setdefault(loop, []).append(value)
            if not (value.is_terminator or goes(value)) or (loop is not None and not may_go(loop)):
                roots.append(value)
        roots.extend(self._ends.get(None, ()))
        self.add(roots)

    def __contains__(self, value: Value) -> bool:
        return value in self._values

    def add(self, values: Iterable[Value]) -> bool:
        """Let these values be computed, and all that they are computed from. True if they were not yet."""
        before = len(self._values)
        work = Worklist(values)
        for value in work:
            if value in self._values or value not in self._home or not isinstance(value, inst.Instruction):
                continue
            self._values.add(value)
            work.extend(value.operands)
            loop = self._loop_of(self._home[value])
            while loop is not None and loop not in self._loops:
                self._loops.add(loop)
                work.extend(self._ends.get(loop, ()))
                loop = loop.parent
        return len(self._values) > before
