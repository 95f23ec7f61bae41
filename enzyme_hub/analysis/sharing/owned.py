"""Which memory do the threads of a team not share, although all of them know where it is?

In a worksharing loop each iteration is some thread's own. Of a loop over i from `lower` to `upper`, which OpenMP's runtime
library hands to a thread (`__kmpc_for_static_init`, `__kmpc_dispatch_next`), an access to `base + stride * i + offset` is nobody
else's if the bytes that one iteration may touch are no more than the stride; if they are more, iterations that are a few apart or
farther do not meet, so what is that far from both ends of the piece is the thread's own. A stencil is: neighbours meet
where two threads' pieces do.

That is so if all that may be at the same place at the same time is of this form. What is at the same time lies between the same two
barriers. Two bases that may be the same memory, other strides and accesses outside of the loop all count, and so does a base that is not
the same value in each thread. Only accesses that are *added* to in the reverse sweep are looked at: memory that is written has one
thread between two barriers, or the program has a data race.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from enzyme_hub.analysis.flow.cfg import CFG
from enzyme_hub.analysis.flow.dominators import DominatorTree
from enzyme_hub.analysis.flow.loops import Loop, LoopForest
from enzyme_hub.analysis.induction.trip_count import TripCount
from enzyme_hub.analysis.memory.alias import UNKNOWN, PointerInfo
from enzyme_hub.analysis.memory.written_places import KindsOf
from enzyme_hub.analysis.sharing.alike import Alike, CallerFacts
from enzyme_hub.analysis.sharing.intervals import Intervals
from enzyme_hub.analysis.sharing.kept_apart import Array, Bases, KeptApart
from enzyme_hub.analysis.sharing.pieces import Pieces
from enzyme_hub.analysis.sharing.places import Place, Places
from enzyme_hub.base.records import record
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.values import Value

WIDEST = 8  # iterations at an end of a piece that are shared with another thread
MOST_GROUPS = 64


@record
class Addition:
    """An instruction at which the reverse sweep adds: to so many bytes from a pointer, or to anything there (None)."""

    at: inst.Instruction
    pointer: Value | None
    size: int | None


@record
class Owned:
    """What an addition adds to is the thread's own: always, or in iterations that are that far from both ends of its piece."""

    from_lower: int = 0
    from_upper: int = 0
    iteration: Value | None = None
    lower: Value | None = None
    upper: Value | None = None
    is_signed: bool = True


@dataclass(eq=False)
class _Group:
    """Additions of one form, or of none, to one set of bases, and between which bytes from it all of them are."""

    bases: frozenset[Value]
    is_placed: bool
    members: list[tuple[Addition, Place | None]] = field(default_factory=list)
    intervals: int = 0

    @property
    def stride(self) -> int:
        return min(abs(place.stride) for _, place in self.members if place is not None)

    @cached_property
    def reach(self) -> tuple[int, int]:
        reaches = [place.reach for _, place in self.members if place is not None]
        return min(start for start, _ in reaches), max(end for _, end in reaches)


class Worksharing:
    """Answers for one function that all threads of a team call at once."""

    def __init__(
        self,
        cfg: CFG,
        domtree: DominatorTree,
        forest: LoopForest,
        pointers: PointerInfo,
        trip_count: Callable[[Loop], TripCount | None],
        kinds: KindsOf,
        given: CallerFacts,
    ) -> None:
        self._forest = forest
        self._intervals = Intervals(cfg)
        self._alike = Alike(cfg, pointers, kinds, given)
        self._kept_apart = KeptApart(cfg, pointers, self._alike)
        self._pieces = Pieces(cfg, domtree, self._intervals)
        self._places = Places(forest, trip_count, self._pieces, self._alike)

    def owned(self, additions: Iterable[Addition], always: bool = False) -> dict[inst.Instruction, Owned]:
        """Those among all additions of the function that no other thread makes to the same bytes.

        `always`: only where all of an array's are, in all iterations.
        """
        if not self._pieces or not self._forest.loops:
            return {}
        groups = self._grouped(additions)
        if len(groups) > MOST_GROUPS:
            return {}
        found: dict[inst.Instruction, Owned] = {}
        for group in groups:
            if not group.is_placed or any(self._meet(group, other, always) for other in groups if other is not group):
                continue
            if always and group.reach[1] - group.reach[0] > group.stride:
                continue
            for addition, place in group.members:
                assert place is not None
                if (one := self._of(group, place)) is not None:
                    found[addition.at] = one
        return found

    def _of(self, group: _Group, place: Place) -> Owned | None:
        """The bytes of an iteration meet nobody's if they end before those that the next piece begins with, and the other way round."""
        (start, end), stride = group.reach, abs(place.stride)
        if end - start <= stride:
            return Owned()
        upwards, downwards = -(-(place.end - start) // stride) - 1, -(-(end - place.start) // stride) - 1
        from_upper, from_lower = (upwards, downwards) if place.stride > 0 else (downwards, upwards)
        bounds = self._places.bounds(place)
        if max(from_upper, from_lower) > WIDEST or bounds is None:
            return None
        return Owned(max(0, from_lower), max(0, from_upper), *bounds, place.piece.is_signed)

    def _grouped(self, additions: Iterable[Addition]) -> list[_Group]:
        groups: dict[object, _Group] = {}
        for addition in additions:
            place, bases = self._place(addition), self._bases(addition)
            key = (bases, place.form if place is not None else None)
            group = groups.setdefault(key, _Group(bases, place is not None))
            group.members.append((addition, place))
            group.intervals |= self._intervals.of(addition.at)
        return list(groups.values())

    def _meet(self, group: _Group, other: _Group, at_any_time: bool) -> bool:
        """May one thread add here while another adds there, to the same bytes?"""
        if not at_any_time and not group.intervals & other.intervals:
            return False
        return any(self._alike.bases_meet(a, b) for a in group.bases for b in other.bases)

    def _place(self, addition: Addition) -> Place | None:
        if addition.pointer is None or addition.size is None:
            return None
        return self._places.of(addition.at, addition.pointer, addition.size)

    def array_of(self, load: inst.Load) -> Array | None:
        """The array that a load reads, if what is added there may be kept apart; else None."""
        return self._kept_apart.of(load)

    def divided(self, arrays: Mapping[inst.Load, Array], others: Iterable[Addition]) -> frozenset[Bases]:
        """The arrays of these loads that threads may divide: nothing adds to them but these loads, and what is owned; not these others.

        Not those that all threads go through: each has memory of its own for all of that.
        """
        common = {array.bases for load, array in arrays.items() if self._places.is_common(load)}
        return self._kept_apart.divided(
            {array.bases for array in arrays.values()}, [*map(self._bases, others), *common]
        )

    def _bases(self, addition: Addition) -> Bases:
        return self._alike.bases_of(addition.pointer) if addition.pointer is not None else frozenset((UNKNOWN,))
