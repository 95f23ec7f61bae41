"""Variables that each iteration of a loop writes before it reads them: each iteration may as well have one of its own.

For every byte of a variable it is followed through the blocks of an iteration whether it has surely been written (a forward
problem over sets of bytes, met by intersection). A store at a constant distance writes its bytes. A store in a loop of a known
number of iterations has written a row of places when that loop is left, if each place follows the one before without a gap; rows
of rows in nests. A load needs the bytes that it may read: those at its distance, or, where that moves with a loop inside, all from
where it begins, or all of the variable.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from enzyme_hub.analysis.flow.loops import Loop, LoopForest
from enzyme_hub.analysis.induction.linear import Linear, signed
from enzyme_hub.analysis.induction.lower_bound import least_distance
from enzyme_hub.analysis.induction.recurrences import Evolutions
from enzyme_hub.analysis.induction.trip_count import trip_count
from enzyme_hub.base.records import record
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.values import Block, ConstantInt, Value
from enzyme_hub.ir.walk import PLACES, origin, uses_through

LARGEST = 1 << 16
"""The bytes of a variable that are looked at one by one."""

SMALL = 1 << 10
"""The bytes of a variable that one does not notice."""

GOOD_PART = 8
"""One in so many bytes that are filled with zeros is written as well."""


@record
class _Row:
    """Places in a variable, from the byte `first` to before `end`. `is_whole`: each byte between is in one of the places."""

    first: int
    end: int
    is_whole: bool

    @property
    def bits(self) -> int:
        return ((1 << self.end) - 1) & ~((1 << self.first) - 1) if 0 <= self.first < self.end else 0


class WrittenFirst:
    """Answers for one loop."""

    def __init__(self, loop: Loop, forest: LoopForest) -> None:
        self._loop = loop
        self._forest = forest
        self._layout = loop.header.function.module.layout
        self._evolutions: dict[Loop, Evolutions] = {}

    def unwritten(self, variable: inst.Alloca, users: Iterable[inst.Instruction]) -> inst.Instruction | None:
        """Which of the users may read what an earlier iteration has written; None if none does.

        `users` are the loads, stores, fills and copies that access the variable, all in the loop.
        """
        size = self._size(variable)
        if size is None:
            return next(iter(users))
        accesses = _by_block(users)
        begins = self._written_at(variable, accesses, self._filled(variable, accesses), size)
        for block, each in accesses.items():
            written = begins[block]
            stored: dict[Value, int] = {}
            for i in sorted(each, key=_positions(block).__getitem__):
                need = self._needed(variable, i, size)
                if need & ~written and not self._is_stored_beside(i, stored):
                    return i
                written |= self._written(variable, i)
                if isinstance(i, inst.Store):
                    stored[i.pointer] = max(stored.get(i.pointer, 0), self._layout.size(i.value.type))
        return None

    def is_filled(self, variable: inst.Alloca, users: Iterable[inst.Instruction]) -> bool:
        """True if each iteration surely writes a good part of the variable, or if it is small.

        Whose iteration has one of its own pays for all of it: its shadow begins with zeros.
        """
        size, latch = self._size(variable), self._loop.latch
        if size is None or latch is None or size <= SMALL:
            return size is not None and size <= SMALL
        accesses = _by_block(users)
        written = self._written_at(variable, accesses, self._filled(variable, accesses), size)[latch]
        written |= sum_of_bits(self._written(variable, i) for i in accesses.get(latch, ()))
        return written.bit_count() * GOOD_PART >= size

    def _is_stored_beside(self, i: inst.Instruction, stored: dict[Value, int]) -> bool:
        """True for a load from where its block has stored just before."""
        return isinstance(i, inst.Load) and stored.get(i.pointer, 0) >= self._layout.size(i.type)

    def _size(self, variable: inst.Alloca) -> int | None:
        if not isinstance(variable.count, ConstantInt):
            return None
        size = self._layout.alloc_size(variable.allocated_type) * variable.count.value
        return size if 0 < size <= LARGEST else None

    # -- what is written ----------------------------------------------------------------------------------------------------

    def _written_at(
        self,
        variable: inst.Alloca,
        accesses: dict[Block, list[inst.Instruction]],
        filled: dict[Loop, int],
        size: int,
    ) -> dict[Block, int]:
        """The bytes that have surely been written where each block of the loop begins."""
        everything = (1 << size) - 1
        blocks = list(self._loop.blocks)
        begins = dict.fromkeys(blocks, everything)
        ends = dict.fromkeys(blocks, everything)
        own = {block: sum_of_bits(self._written(variable, i) for i in accesses.get(block, ())) for block in blocks}
        preds = self._forest.cfg.preds
        changed = True
        while changed:
            changed = False
            for block in blocks:
                begin = 0 if block is self._loop.header else everything
                for source in preds[block] if block is not self._loop.header else ():
                    begin &= ends[source] | self._filled_on_edge(source, block, filled)
                end = begin | own[block]
                changed |= begin != begins[block] or end != ends[block]
                begins[block], ends[block] = begin, end
        return begins

    def _written(self, variable: inst.Alloca, i: inst.Instruction) -> int:
        row = None
        if isinstance(i, inst.Store):
            row = self._row(variable, i, i.pointer, self._layout.size(i.value.type), None)
        elif isinstance(i, inst.CallBase) and isinstance(length := i.arguments[2], ConstantInt):
            row = self._row(variable, i, i.arguments[0], length.value, None)
        return row.bits if row is not None and row.is_whole else 0

    def _filled(self, variable: inst.Alloca, accesses: dict[Block, list[inst.Instruction]]) -> dict[Loop, int]:
        """What the stores in a loop inside have written when it is left."""
        found: dict[Loop, int] = {}
        for block, each in accesses.items():
            for i in each:
                if isinstance(i, inst.Store):
                    for loop in self._loops_filled_by(block):
                        row = self._row(variable, i, i.pointer, self._layout.size(i.value.type), loop)
                        if row is not None and row.is_whole:
                            found[loop] = found.get(loop, 0) | row.bits
        return found

    def _loops_filled_by(self, block: Block) -> Iterator[Loop]:
        """The loops inside around a block that runs once in each of their iterations, until they are left at their end."""
        loop = self._forest.loop_of(block)
        while loop is not None and loop is not self._loop:
            latch = loop.latch
            if latch is None or not self._forest.domtree.dominates(block, latch):
                return
            trips = trip_count(loop, self._forest)
            if trips is None or trips.constant is None or trips.exit[0] is not latch:
                return
            yield loop
            block, loop = loop.header, loop.parent

    def _filled_on_edge(self, source: Block, target: Block, filled: dict[Loop, int]) -> int:
        loop, found = self._forest.loop_of(source), 0
        while loop is not None and not loop.contains(target):
            if source is loop.latch:
                found |= filled.get(loop, 0)
            loop = loop.parent
        return found

    # -- what is read -------------------------------------------------------------------------------------------------------

    def _needed(self, variable: inst.Alloca, i: inst.Instruction, size: int) -> int:
        if isinstance(i, inst.Store):
            return 0
        if isinstance(i, inst.Load):
            pointer, length = i.pointer, self._layout.size(i.type)
        else:
            assert isinstance(i, inst.CallBase)
            said = i.arguments[2]
            if len(i.arguments) < 4 or not _is_copy(i) or origin(i.arguments[1]) is not variable:
                return 0
            pointer, length = i.arguments[1], said.value if isinstance(said, ConstantInt) else size
        everything = (1 << size) - 1
        row = self._row(variable, i, pointer, length, None)
        if row is not None:
            return row.bits
        return everything & ~((1 << min(size, least_distance(pointer, variable))) - 1)

    # -- where --------------------------------------------------------------------------------------------------------------

    def _row(
        self, variable: inst.Alloca, i: inst.Instruction, pointer: Value, size: int, outermost: Loop | None
    ) -> _Row | None:
        """The places of one access: now (`outermost` is None), or in all iterations of the loops out to that one."""
        assert i.block is not None
        loop = self._forest.loop_of(i.block)
        place: Linear | None = None
        first, width, is_whole, done = 0, size, True, outermost is None
        while loop is not None:
            place, step = self._step(loop, pointer, place)
            if place is None or (step and done):
                return None
            if step:
                trips = trip_count(loop, self._forest)
                count = trips.constant if trips is not None else None
                if count is None:
                    return None
                is_whole &= count == 1 or abs(step) <= width
                first += min(0, step) * (count - 1)
                width += abs(step) * (count - 1)
            done |= loop is outermost
            if loop is self._loop:
                break
            loop = loop.parent
        if place is None or not done:
            return None
        distance = (place - Linear(64, 0, {variable: 1})).signed_constant
        if distance is None or distance + first < 0 or distance + first + width > LARGEST:
            return None
        return _Row(distance + first, distance + first + width, is_whole)

    def _step(self, loop: Loop, pointer: Value, place: Linear | None) -> tuple[Linear | None, int]:
        """Where a pointer, or a place that does not move in the loops inside, begins in a loop, and its step there."""
        evolutions = self._evolutions.setdefault(loop, Evolutions(loop))
        if place is None:
            found = evolutions.of(pointer)
            if found is None or found.constant_step is None:
                return None, 0
            return found.start, found.constant_step
        start, step = Linear(64, place.constant), 0
        for atom, factor in place.terms.items():
            moved = evolutions.of(atom) if isinstance(atom, Value) else None
            if moved is None or moved.width != 64 or moved.constant_step is None:
                return None, 0
            start = start + moved.start * factor
            step += moved.constant_step * signed(factor, 64)
        return start, step


def accesses(variable: inst.Alloca) -> tuple[list[inst.Instruction], list[inst.CallBase]] | None:
    """What accesses a variable by its name, and the marks of its life; None if there are pointers to it of other kinds."""
    found: dict[inst.Instruction, None] = {}
    marks: list[inst.CallBase] = []
    for use in uses_through(variable, PLACES):
        user = use.user
        if isinstance(user, inst.CallBase) and (user.intrinsic or "").startswith("llvm.lifetime."):
            marks.append(user)
        elif _is_access(user, use.index):
            found[user] = None
        else:
            return None
    return list(found), marks


def _is_access(user: Value, index: int) -> bool:
    if isinstance(user, inst.Load):
        return not user.is_volatile_or_atomic
    if isinstance(user, inst.Store):
        return not user.is_volatile_or_atomic and index == 1
    if not isinstance(user, inst.CallBase) or not (_is_copy(user) or (user.intrinsic or "").startswith("llvm.memset.")):
        return False
    volatile = user.arguments[3]
    return isinstance(volatile, ConstantInt) and volatile.value == 0


def _is_copy(i: inst.CallBase) -> bool:
    return (i.intrinsic or "").startswith(("llvm.memcpy.", "llvm.memmove."))


def sum_of_bits(sets: Iterable[int]) -> int:
    found = 0
    for one in sets:
        found |= one
    return found


def _by_block(users: Iterable[inst.Instruction]) -> dict[Block, list[inst.Instruction]]:
    found: dict[Block, list[inst.Instruction]] = {}
    for user in users:
        assert user.block is not None
        found.setdefault(user.block, []).append(user)
    return found


def _positions(block: Block) -> dict[Value, int]:
    return {i: number for number, i in enumerate(block.instructions)}
