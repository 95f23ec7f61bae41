"""The writes of a function, by where they go: grouped by base, and by offset and type within it, with the blocks that each is in.

What lies in one base is compared place by place; what several bases of one category hold, as a whole.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterator, Set
from functools import reduce
from operator import or_
from typing import NamedTuple

from enzyme_hub.analysis.induction.congruence import ANY, Congruence
from enzyme_hub.analysis.memory.alias import Category
from enzyme_hub.analysis.types.evidence import Kind
from enzyme_hub.ir.values import Value

GRANULE = 16  # bytes: exact places are looked up by it
WIDEST = 8  # granules; a longer exact place is kept with those of inexact offset
MOST_GROUPS = 64  # that one question compares one by one


class AccessType(NamedTuple):
    """The type tag of an access, the kinds of scalars that are found where it is, and in the objects around that."""

    tag: str | None = None
    here: frozenset[Kind] = frozenset()
    around: frozenset[Kind] = frozenset()

    def is_apart(self, other: AccessType) -> bool:
        """True if the memory here is none that the other may be to, whatever is done to either in the course of time."""
        return bool(self.here) and bool(other.here) and (not self.here & other.around or not other.here & self.around)


ANY_TYPE = AccessType()
KindsOf = Callable[[Value, int], tuple[frozenset[Kind], frozenset[Kind]]]


class Location:
    """A base, what is known of the distance from it, a size (None: any, forwards), and the type of the access."""

    __slots__ = ("access", "base", "place", "size")

    def __init__(self, base: Value, place: Congruence, size: int | None, access: AccessType) -> None:
        self.base, self.place, self.size, self.access = base, place, size, access

    @property
    def granules(self) -> range | None:
        """The granules of an exact place, or None."""
        if not self.place.is_exact or self.size is None or self.size > GRANULE * WIDEST:
            return None
        return range(self.place.offset // GRANULE, (self.place.offset + max(self.size, 1) - 1) // GRANULE + 1)


class Group:
    """Writes that no question tells apart: by block, the positions in it."""

    __slots__ = ("blocks", "positions", "location")

    def __init__(self, location: Location) -> None:
        self.location = location
        self.blocks = 0
        self.positions: dict[int, list[int]] = {}

    def add(self, block: int, position: int) -> None:
        self.blocks |= 1 << block
        found = self.positions.setdefault(block, [])
        if not found or found[-1] != position:
            found.append(position)


class Bucket:
    """The writes of one base."""

    def __init__(self) -> None:
        self.groups: dict[tuple[Congruence, int | None, AccessType], Group] = {}
        self.by_granule: dict[int, list[Group]] = {}
        self.inexact: list[Group] = []
        self.by_type: dict[AccessType, Group] = {}

    def add(self, location: Location, block: int, position: int) -> None:
        key = (location.place, location.size, location.access)
        group = self.groups.get(key)
        if group is None:
            group = self.groups[key] = Group(location)
            granules = location.granules
            if granules is None:
                self.inexact.append(group)
            else:
                for granule in granules:
                    self.by_granule.setdefault(granule, []).append(group)
        group.add(block, position)
        everywhere = self.by_type.get(location.access)
        if everywhere is None:
            everywhere = self.by_type[location.access] = Group(Location(location.base, ANY, None, location.access))
        everywhere.add(block, position)

    def candidates(self, location: Location, compare_offsets: bool) -> Iterator[Group]:
        """The groups whose place may overlap."""
        if not compare_offsets:
            yield from self.by_type.values()
            return
        granules = location.granules
        if granules is not None:
            for granule in granules:
                yield from (g for g in self.by_granule.get(granule, ()) if _overlap(location, g.location))
        elif location.place == ANY or len(self.groups) > MOST_GROUPS:
            yield from self.by_type.values()
            return
        else:
            yield from (g for g in self.groups.values() if g.location.granules and _overlap(location, g.location))
        yield from (g for g in self.inexact if _overlap(location, g.location))


class Pool:
    """The writes of all bases of one category with one type, told apart only by whether they are of a given base."""

    __slots__ = ("blocks", "mixed", "of_base", "writes")

    def __init__(self) -> None:
        self.blocks = 0
        self.mixed = 0  # the blocks with writes of several bases
        self.of_base: dict[Value, int] = {}  # the blocks with writes of each
        self.writes: dict[int, tuple[list[int], list[Value]]] = {}

    def add(self, base: Value, block: int, position: int) -> None:
        self.blocks |= 1 << block
        self.of_base[base] = self.of_base.get(base, 0) | 1 << block
        positions, bases = self.writes.setdefault(block, ([], []))
        if bases and bases[-1] is not base:
            self.mixed |= 1 << block
        positions.append(position)
        bases.append(base)

    def blocks_of_others(self, apart: Set[Value]) -> int:
        """The blocks with writes of other bases than these."""
        if len(apart) > 1:
            return reduce(or_, (blocks for base, blocks in self.of_base.items() if base not in apart), 0)
        (base,) = apart
        return self.blocks & ~(self.of_base.get(base, 0) & ~self.mixed)

    def first(self, block: int, apart: Set[Value], after: int = -1) -> int | None:
        """The position of a write in the block, later than `after`, of another base than these."""
        positions, bases = self.writes[block]
        for index in range(bisect_right(positions, after), len(positions)):
            if bases[index] not in apart:
                return positions[index]
        return None


def _overlap(left: Location, right: Location) -> bool:
    return left.place.may_overlap(left.size, right.place, right.size)


class Writes:
    """All writes of a function, or all releases of memory, ready to be asked."""

    def __init__(self) -> None:
        self.buckets: dict[Value, Bucket] = {}
        self.pools: dict[Category, dict[AccessType, Pool]] = {}

    def add(self, location: Location, category: Category, block: int, position: int) -> None:
        bucket = self.buckets.get(location.base)
        if bucket is None:
            bucket = self.buckets[location.base] = Bucket()
        bucket.add(location, block, position)
        pools = self.pools.setdefault(category, {})
        if location.access not in pools:
            pools[location.access] = Pool()
        pools[location.access].add(location.base, block, position)
