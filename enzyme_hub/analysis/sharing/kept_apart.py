"""Arrays that threads of a team read: each thread may keep apart what it adds to their adjoints (`reverse/windows`).

Then nobody may look at such an adjoint before the team is done, but for the thread itself. That is so

- for arrays to which the team's function does not write, and
- for those that it may write to, where it has read them before any of its threads met another one. Had another thread written to
  what a thread reads, or the other way round, the program would have a data race: so a place that is written to is known to one
  thread, whose own reverse of the write (`writers`) asks its windows first. What is written after threads have met is reversed before.

Where all that is added to an array goes by windows, threads may divide the array itself among them (`divided`).
"""

from __future__ import annotations

from collections.abc import Iterable

from enzyme_hub.analysis.flow.cfg import CFG
from enzyme_hub.analysis.memory.alias import PointerInfo
from enzyme_hub.analysis.memory.ordering import meets_others
from enzyme_hub.analysis.sharing.alike import Alike
from enzyme_hub.analysis.sharing.intervals import FIRST, Intervals
from enzyme_hub.base.records import record
from enzyme_hub.base.worklist import Worklist
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.values import Value

Bases = frozenset[Value]


@record
class Array:
    """What tells it from other arrays, and what may write to it while nobody has met anybody."""

    bases: Bases
    writers: frozenset[inst.Instruction]


class KeptApart:
    """Answers for one function that all threads of a team call at once."""

    def __init__(self, cfg: CFG, pointers: PointerInfo, alike: Alike) -> None:
        self._alike = alike
        self._meetings = Intervals(cfg, lambda i: meets_others(i, pointers.effects))

    def of(self, load: inst.Load) -> Array | None:
        """The array that a load reads, if it is one and what is added there may be kept apart."""
        if load.is_volatile_or_atomic or not self._alike.is_uniform_array(load.pointer):
            return None
        writers = self._alike.writers(load)
        if writers and self._meetings.of(load) != FIRST:
            return None
        early = frozenset(i for i in writers if self._meetings.of(i) & FIRST)
        return Array(self._alike.bases_of(load.pointer), early) if all(map(_asks_windows, early)) else None

    def divided(self, arrays: Iterable[Bases], others: Iterable[Bases]) -> frozenset[Bases]:
        """Those arrays in one piece of memory each, to which nothing is added in another way: in `others`, or in what they are in."""
        divided = set(arrays)
        work = Worklist([*others, *(array for array in divided if len(array) != 1)])
        for other in work:
            met = {array for array in divided if any(self._alike.bases_meet(a, b) for a in array for b in other)}
            divided -= met
            work.extend(met)
        return frozenset(array for array in divided if len(array) == 1)


def _asks_windows(i: inst.Instruction) -> bool:
    """True for what is a write of numbers and nothing else."""
    return isinstance(i, inst.Store) and i.value.type.scalar.is_float and not i.is_volatile_or_atomic
