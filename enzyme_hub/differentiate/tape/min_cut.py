"""Which values to save and which to compute again, at the least total cost: a minimum cut.

Some values are wanted. Each can be saved, at one cost, or computed again, at another, from operands that then have to be
there as well. A wanted value is there in any case, so what another one needs from it costs nothing more: the choices
of two wanted values depend on each other only through values between them that nobody wants. So the graph falls into
small regions. Where a region is one value the cheaper way is taken at once. Else it is the classic selection of projects
(Picard 1976): save(v) is the capacity of an arc from `v is needed` to `v is computed`, compute(v) of an arc from there to
the sink, and an arc that is never cut leads to each operand's `needed`. The minimum cut is found by Dinic's method.

What a value is computed from is followed through `REACH` values that nobody wants; further away nothing is gained.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import Generic, TypeVar

from enzyme_hub.base.records import record
from enzyme_hub.base.worklist import Worklist

REACH = 40
_NEVER = float("inf")

V = TypeVar("V", bound=Hashable)


@record
class Costs(Generic[V]):
    """How a value that is not there can be had: the cost of saving it, that of computing it again, and from what."""

    save: float
    compute: float = _NEVER
    operands: tuple[V, ...] = ()


def recomputed(wanted: Iterable[V], ways_of: Callable[[V], Costs[V] | None]) -> set[V]:
    """The values to compute again at the least total cost; the others that are needed are to be saved.

    `ways_of` is None for a value that is there anyway.
    """
    needed = {v: ways for v in wanted if (ways := ways_of(v)) is not None}
    between = _between(needed, ways_of)
    chosen: set[V] = set()
    for roots in _regions(needed, between):
        first = roots[0]
        if len(roots) == 1 and not any(o in between for o in needed[first].operands):
            if needed[first].compute <= needed[first].save:
                chosen.add(first)
        else:
            chosen |= _cut(roots, needed, between)
    return chosen


def _between(needed: dict[V, Costs[V]], ways_of: Callable[[V], Costs[V] | None]) -> dict[V, Costs[V]]:
    """The values, not there and not wanted, from which the wanted ones may be computed."""
    found: dict[V, Costs[V]] = {}
    level = [ways for ways in needed.values() if ways.compute < _NEVER]
    for distance in range(REACH, -1, -1):
        fresh = []
        for ways in level:
            for operand in ways.operands:
                if operand in needed or operand in found:
                    continue
                its = ways_of(operand)
                if its is not None:
                    found[operand] = its = its if distance else Costs(its.save)
                    if its.compute < _NEVER:
                        fresh.append(its)
        level = fresh
    return found


def _regions(needed: dict[V, Costs[V]], between: dict[V, Costs[V]]) -> list[list[V]]:
    """The wanted values, those together that depend on each other through values between them."""
    leader: dict[V, V] = {}

    def find(v: V) -> V:
        while (up := leader.get(v, v)) != v:
            leader[v] = v = leader.get(up, up)
        return v

    for table in (needed, between):
        for v, ways in table.items():
            if ways.compute < _NEVER:
                for operand in ways.operands:
                    if operand in between:
                        leader[find(v)] = find(operand)
    regions: dict[V, list[V]] = {}
    for v in needed:
        regions.setdefault(find(v), []).append(v)
    return list(regions.values())


def _cut(roots: list[V], needed: dict[V, Costs[V]], between: dict[V, Costs[V]]) -> set[V]:
    """The values of one region to compute again."""
    network = _Network()
    nodes: dict[V, int] = {}  # `v is needed`; the node after it is `v is computed`
    work: Worklist[V] = Worklist()

    def node(v: V) -> int:
        if v not in nodes:
            nodes[v] = network.add_node()
            network.add_node()
            work.add(v)
        return nodes[v]

    for v in roots:
        network.connect(_SOURCE, node(v), _NEVER)
    for v in work:
        ways = needed[v] if v in needed else between[v]
        network.connect(nodes[v], nodes[v] + 1, ways.save)
        network.connect(nodes[v] + 1, _SINK, ways.compute)
        if ways.compute < _NEVER:
            for operand in ways.operands:
                if operand in between:
                    network.connect(nodes[v] + 1, node(operand), _NEVER)
    network.saturate()
    reached = network.levels()
    return {v for v, number in nodes.items() if number + 1 in reached}


_SOURCE, _SINK = 0, 1


class _Network:
    """A network of arcs with room for flow, from node 0 to node 1. Arc k ^ 1 is the way back of arc k."""

    def __init__(self) -> None:
        self._arcs: list[list[int]] = [[], []]
        self._target: list[int] = []
        self._room: list[float] = []

    def add_node(self) -> int:
        self._arcs.append([])
        return len(self._arcs) - 1

    def connect(self, start: int, end: int, room: float) -> None:
        for at, to, free in ((start, end, room), (end, start, 0.0)):
            self._arcs[at].append(len(self._target))
            self._target.append(to)
            self._room.append(free)

    def saturate(self) -> None:
        """Send as much flow as possible: along shortest ways first, until there is no way left (Dinic 1970)."""
        while _SINK in (levels := self.levels()):
            tried = dict.fromkeys(levels, 0)  # the arcs of each node that lead nowhere any more
            path: list[int] = []
            while True:
                at = self._target[path[-1]] if path else _SOURCE
                if at == _SINK:
                    self._send(path)
                    continue
                arc = self._next_arc(at, tried, levels)
                if arc is not None:
                    path.append(arc)
                elif path:
                    tried[self._target[path.pop() ^ 1]] += 1
                else:
                    break

    def _send(self, path: list[int]) -> None:
        """Send flow along the path, and shorten the path to what still has room."""
        flow = min(self._room[arc] for arc in path)
        full = len(path)
        for place, arc in enumerate(path):
            self._room[arc] -= flow
            self._room[arc ^ 1] += flow
            if self._room[arc] <= 0:
                full = min(full, place)
        del path[full:]

    def _next_arc(self, at: int, tried: dict[int, int], levels: dict[int, int]) -> int | None:
        """The next arc with room that leads one level on."""
        arcs = self._arcs[at]
        while tried[at] < len(arcs):
            arc = arcs[tried[at]]
            if self._room[arc] > 0 and levels.get(self._target[arc]) == levels[at] + 1:
                return arc
            tried[at] += 1
        return None

    def levels(self) -> dict[int, int]:
        """The nodes that more flow could reach, by their distance from the source."""
        found = {_SOURCE: 0}
        work = [_SOURCE]
        for node in work:
            for arc in self._arcs[node]:
                if self._room[arc] > 0 and self._target[arc] not in found:
                    found[self._target[arc]] = found[node] + 1
                    work.append(self._target[arc])
        return found
