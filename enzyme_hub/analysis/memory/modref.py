"""Is memory that was read written again before the function returns?

The reverse sweep may read memory again instead of saving a value only if nothing wrote there in between. The question is
about time: a write counts if it may run after the read, in the same iteration or in any later one, so in a loop also the
writes that stand before the read in the text. Two addresses are compared for all pairs of iterations: constant offsets
count only from a base that stays the same (or whose instances are different memory), congruences always
(`congruence`).

Writes are grouped by base, and by offset and type within it, and each group knows the blocks it has writes in, so a
question costs about the number of groups that may alias, not of writes. What groups of different bases share is decided
by category (`alias.MEETS`).

Type tags (TBAA) order a read after a write: who reads a number does not see an earlier write of an integer. They do not
order a write after a read: memory without a declared type may be used for numbers, then for integers, and the tags of the
two never match. So tags count here only where the types of the memory say that it is not the same: what is read is of
kinds that are nowhere in the objects written to, or the other way round.

Where several threads run the function, what others write is seen after they have waited for each other (`Effects.meets`). The
others run the same function, so any write in it counts then, wherever it stands, or if others of its kind are running as well
(`Concurrency`), all memory that is not the thread's own may have changed.
"""

from __future__ import annotations

import enum
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Set

from enzyme_hub.analysis.flow.reachability import Order
from enzyme_hub.analysis.induction.congruence import ANY
from enzyme_hub.analysis.memory.alias import ELSEWHERE, MEETS, UNKNOWN, Category, PointerInfo
from enzyme_hub.analysis.memory.barriers import is_barrier
from enzyme_hub.analysis.memory.effects import EffectsAnalysis, analysis_of
from enzyme_hub.analysis.memory.ordering import orders_others
from enzyme_hub.analysis.memory.type_aliasing import tags_of
from enzyme_hub.analysis.memory.written_places import ANY_TYPE, AccessType, Group, KindsOf, Location, Pool, Writes
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.module import Function, GlobalVariable
from enzyme_hub.ir.values import Argument, Block, ConstantInt, Value
from enzyme_hub.languages.heap import Deallocation, Reallocation
from enzyme_hub.languages.meaning import Copy, Fill, meaning


class Concurrency(enum.Enum):
    """Who runs while a function runs that waits for other threads."""

    ALONE = "nobody that could write"
    TEAM = "threads that run the same function"
    ANY = "threads that may run anything"


class ModRef:
    """The writes of one function, as it is now. `kinds`: what is in memory, and in the objects around it (`AccessType`).

    `delays`: nothing ends when the function releases its blocks and leaves its variables, as in a derivative, which does that later.
    """

    def __init__(
        self,
        function: Function,
        effects: EffectsAnalysis | None = None,
        pointers: PointerInfo | None = None,
        kinds: KindsOf | None = None,
        concurrency: Concurrency = Concurrency.ALONE,
        delays: bool = False,
    ) -> None:
        self.function = function
        self._delays = delays
        self.effects = effects if effects is not None else analysis_of(function.module)
        self.pointers = pointers if pointers is not None else PointerInfo(function, self.effects)
        self._layout = function.module.layout
        self._tags = tags_of(function.module)
        self._kinds = kinds
        self._order = Order(function)
        self._among = -1  # the bits of the blocks whose writes count
        self._position: dict[Value, int] = {}
        self._writes = Writes()
        self._releases = Writes()  # by functions that are called
        self._ends = Writes()  # of blocks that the function releases itself, and of its variables
        self._barriers = Group(Location(UNKNOWN, ANY, None, ANY_TYPE))
        self._concurrency = concurrency
        self._meetings = Group(Location(UNKNOWN, ANY, None, ANY_TYPE))
        self._collect()

    # -- questions ------------------------------------------------------------------------------------------------------

    def overwritten(self, instruction: inst.Instruction, ignore_free: bool = False) -> inst.Instruction | None:
        """A write, after `instruction` (a load, or a call that reads memory), of memory that it read; None if none is.

        The end of an object's life counts as a write of it, unless `ignore_free`. A load that may not be repeated
        (volatile, atomic) is its own answer.
        """
        if isinstance(instruction, inst.Load):
            if instruction.is_volatile_or_atomic:
                return instruction
            tag = instruction.attachments.get("tbaa")
            if "invariant.load" in instruction.attachments or self._tags.is_constant(tag):
                return None
            size = self._layout.size(instruction.type)
            return self.overwritten_location(instruction.pointer, size, instruction, tag, ignore_free)
        if not isinstance(instruction, inst.CallBase):
            return instruction if instruction.may_read else None
        return self._first(self._reads_of(instruction), instruction, ignore_free)

    def overwritten_location(
        self,
        pointer: Value,
        size: int | None,
        after: inst.Instruction,
        tbaa: str | None = None,
        ignore_free: bool = False,
    ) -> inst.Instruction | None:
        """A write of `size` bytes from `pointer` that may run after `after`; None if none is.

        Without a size it is all of the objects that the pointer may point into.
        """
        locations = self._whole(pointer) if size is None else self._locations(pointer, size, tbaa)
        return self._first(locations, after, ignore_free)

    def overwritten_among(self, load: inst.Load, blocks: Iterable[Block]) -> bool:
        """May one of the blocks, after the load, write to the memory that it read?"""
        self._among = sum(1 << self._order.number[block] for block in blocks)
        try:
            return self.overwritten(load) is not None
        finally:
            self._among = -1

    def elsewhere_overwritten(self, after: inst.Instruction, ignore_free: bool = False) -> inst.Instruction | None:
        """A write, after `after`, of memory that pointers in memory may lead to; None if none is."""
        return self._first(self._everything(), after, ignore_free)

    def elsewhere_released(self, after: inst.Instruction) -> inst.Instruction | None:
        """What may release, after `after`, memory that pointers in memory may lead to; None if nothing does."""
        return self._first_in((self._releases, self._ends), self._everything(), after)

    def _first(
        self, questions: Iterable[Location], after: inst.Instruction, ignore_free: bool
    ) -> inst.Instruction | None:
        ends = () if ignore_free else (self._releases,) if self._delays else (self._releases, self._ends)
        return self._first_in((self._writes, *ends), questions, after)

    def _first_in(
        self, kinds: tuple[Writes, ...], questions: Iterable[Location], after: inst.Instruction
    ) -> inst.Instruction | None:
        if after.block is None or after.block not in self._order.number:
            return None
        locations = list(questions)
        for location in locations:
            for writes in kinds:
                found = self._write_of(writes, location, after)
                if found is not None:
                    return found
        return self._first_of_others(kinds, locations, after) if self._meetings.blocks else None

    # -- asking ---------------------------------------------------------------------------------------------------------

    def _write_of(self, writes: Writes, location: Location, after: inst.Instruction) -> inst.Instruction | None:
        """A write that may be to the location and may run after `after`."""
        category = self.pointers.category(location.base)
        if category is Category.NOWHERE:
            return None
        if isinstance(location.base, GlobalVariable) and location.base.is_constant_data:
            return None
        if self._concurrency is not Concurrency.ALONE and _is_of_thread(location.base):
            return after  # the reverse may run in another thread, which has its own
        if self._barriers.blocks and not self._is_threads_own(location.base):
            found = self._in_group(self._barriers, after)
            if found is not None:
                return found
        found = self._write_of_base(writes, location, after)
        if found is not None:
            return found
        for other in MEETS[category]:
            for access, pool in writes.pools.get(other, {}).items():
                if self._may_meet(location.access, access):
                    found = self._in_pool(pool, self.pointers.apart_from(location.base, pool.of_base), after)
                    if found is not None:
                        return found
        return None

    def _is_threads_own(self, base: Value) -> bool:
        """True for a local variable whose address no other thread has, and for memory that no thread writes to."""
        if isinstance(base, Argument):
            return self.pointers.stays(base)
        return isinstance(base, inst.Alloca) and not self.pointers.escapes(base)

    def _first_of_others(
        self, kinds: tuple[Writes, ...], locations: list[Location], after: inst.Instruction
    ) -> inst.Instruction | None:
        """A meeting after which another thread may have written to one of the locations."""
        meeting = self._in_group(self._meetings, after)
        if meeting is None or self._concurrency is Concurrency.ALONE:
            return None
        met = any(self._is_written(writes, one) for one in locations for writes in kinds)
        return meeting if met else None

    def _is_written(self, writes: Writes, location: Location) -> bool:
        """True if there is a write anywhere, by whichever thread, that may be to a location that other threads know."""
        base = location.base
        category = self.pointers.category(base)
        if category is Category.NOWHERE or (category is Category.LOCAL and self.pointers.is_own(base)):
            return False
        if isinstance(base, GlobalVariable) and base.is_constant_data:
            return False
        if self._concurrency is Concurrency.ANY:
            return True
        bucket = writes.buckets.get(base)
        if bucket is not None and any(self._may_meet(location.access, access) for access in bucket.by_type):
            return True
        return any(
            self._may_meet(location.access, access)
            and pool.of_base.keys() - self.pointers.apart_from(base, pool.of_base)
            for category in MEETS[category]
            for access, pool in writes.pools.get(category, {}).items()
        )

    def _write_of_base(self, writes: Writes, location: Location, after: inst.Instruction) -> inst.Instruction | None:
        bucket = writes.buckets.get(location.base)
        if bucket is None:
            return None
        compare = location.base is not UNKNOWN and self._is_same_base(location.base, after)
        for group in bucket.candidates(location, compare):
            if self._may_meet(location.access, group.location.access):
                found = self._in_group(group, after)
                if found is not None:
                    return found
        return None

    def _may_meet(self, left: AccessType, right: AccessType) -> bool:
        return self._tags.may_alias(left.tag, right.tag) or not left.is_apart(right)

    def _is_same_base(self, base: Value, after: inst.Instruction) -> bool:
        """Do writes that use `base` after `after` see the same address in it (or other memory altogether)?"""
        if not isinstance(base, inst.Instruction) or self.pointers.is_own(base):
            return True
        number = self._order.number
        if base.block is None or after.block is None or base.block not in number:
            return False
        return not self._order.after(after.block) >> number[base.block] & 1

    def _in_group(self, group: Group, after: inst.Instruction) -> inst.Instruction | None:
        """A write of the group that may run after the instruction."""
        block = after.block
        assert block is not None
        number = self._order.number[block]
        if number in group.positions and self._order.returning >> number & 1:
            positions = group.positions[number]
            index = bisect_right(positions, self._position[after])
            if index < len(positions):
                return block.instructions[positions[index]]
        later = group.blocks & self._order.after(block) & self._among
        if not later:
            return None
        first = (later & -later).bit_length() - 1
        return self._order.blocks[first].instructions[group.positions[first][0]]

    def _in_pool(self, pool: Pool, apart: Set[Value], after: inst.Instruction) -> inst.Instruction | None:
        """A write of the pool, of other bases than these, that may run after the instruction."""
        block = after.block
        assert block is not None
        number = self._order.number[block]
        if number in pool.writes and self._order.returning >> number & 1:
            position = pool.first(number, apart, self._position[after])
            if position is not None:
                return block.instructions[position]
        later = pool.blocks_of_others(apart) & self._order.after(block) & self._among
        if not later:
            return None
        first = (later & -later).bit_length() - 1
        position = pool.first(first, apart)
        assert position is not None
        return self._order.blocks[first].instructions[position]

    # -- collecting -----------------------------------------------------------------------------------------------------

    def _collect(self) -> None:
        for number, block in enumerate(self._order.blocks):
            returns = self._order.returning >> number & 1
            for position, i in enumerate(block.instructions):
                self._position[i] = position
                if returns:
                    self._collect_one(i, number, position)

    def _collect_one(self, i: inst.Instruction, block: int, position: int) -> None:
        if orders_others(i):
            self._meetings.add(block, position)
        found: Iterable[Location] = ()
        if isinstance(i, inst.Store):
            found = self._locations(i.pointer, self._layout.size(i.value.type), i.attachments.get("tbaa"))
            if i.is_volatile_or_atomic and _synchronises(i.ordering):
                found = self._everything()
        elif isinstance(i, inst.Load):
            if i.is_volatile_or_atomic and _synchronises(i.ordering):
                found = self._everything()
        elif isinstance(i, inst.CallBase):
            self._collect_call(i, block, position)
        elif isinstance(i, (inst.AtomicRMW, inst.CompareExchange)) and not _synchronises(i.ordering):
            found = self._locations(i.operand(0), self._layout.size(i.operand(1).type), None)
        elif i.may_write:
            found = self._everything()
        for location in found:
            self._writes.add(location, self.pointers.category(location.base), block, position)

    def _collect_call(self, call: inst.CallBase, block: int, position: int) -> None:
        """What a call writes, and what it releases."""
        name = call.intrinsic
        if is_barrier(call):
            self._barriers.add(block, position)
        released: list[Location] = []
        written: list[Location] = []
        is_end = isinstance(meaning(call), (Deallocation, Reallocation))
        if name is not None and name.startswith("llvm.lifetime."):
            is_end = True
            released.extend(self._locations(call.arguments[-1], None, None))
        else:
            effects = self.effects.of_return(call)
            for k in effects.writes:
                written.extend(self._argument(call, k))
            for k in effects.frees:
                released.extend(self._whole(call.arguments[k]))
            if effects.writes_other:
                written.extend(self._everything())
            if effects.frees_other:
                released.extend(self._everything())
            if effects.meets:
                self._meetings.add(block, position)
        for writes, locations in ((self._writes, written), (self._ends if is_end else self._releases, released)):
            for location in locations:
                writes.add(location, self.pointers.category(location.base), block, position)

    def _reads_of(self, call: inst.CallBase) -> Iterator[Location]:
        effects = self.effects.of_return(call)
        for k in effects.reads:
            yield from self._argument(call, k)
        if effects.reads_other:
            yield from self._everything()

    def _argument(self, call: inst.CallBase, index: int) -> Iterator[Location]:
        """The memory of an argument that a call may access."""
        what = meaning(call)
        if isinstance(what, (Copy, Fill)):
            length = call.arguments[what.size]
            size = length.value if isinstance(length, ConstantInt) else None
            return self._locations(call.arguments[index], size, None)
        return self._whole(call.arguments[index])

    def _locations(self, pointer: Value, size: int | None, tag: str | None) -> Iterator[Location]:
        access = ANY_TYPE
        if tag is not None and size is not None and self._kinds is not None:
            access = AccessType(tag, *self._kinds(pointer, size))
        for base, place in self.pointers.place(pointer).items():
            yield Location(base, place, size, access)

    def _whole(self, pointer: Value) -> Iterator[Location]:
        """Any part of the objects that the pointer may point into."""
        for base in self.pointers.place(pointer):
            yield Location(base, ANY, None, ANY_TYPE)

    def _everything(self) -> list[Location]:
        """All memory but what no pointer in memory leads to."""
        return [Location(ELSEWHERE, ANY, None, ANY_TYPE)]


def _is_of_thread(base: Value) -> bool:
    return isinstance(base, GlobalVariable) and base.is_thread_local


def _synchronises(ordering: str | None) -> bool:
    """Does the access order those of other threads, so that their writes become visible?"""
    return ordering is not None and not ordering.endswith(("unordered", "monotonic"))
