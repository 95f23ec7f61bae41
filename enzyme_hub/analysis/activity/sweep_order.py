"""A worklist in the order of sweeps over all items."""

from __future__ import annotations

import heapq
from collections.abc import Iterator, Sequence
from typing import Generic, TypeVar

T = TypeVar("T")


class SweepOrder(Generic[T]):
    """Gives each item once, then those that `add` names again, in the order in which sweeps over all would come to them.

    What sweeps would find is found, in the same order, without the visits that change nothing.
    """

    def __init__(self, items: Sequence[T]) -> None:
        self._items = items
        self._position = {item: position for position, item in enumerate(items)}
        self._waiting = [(0, position) for position in range(len(items))]  # sorted, so a heap
        self._listed = set(range(len(items)))
        self._sweep, self._at = 0, -1

    def add(self, item: T) -> None:
        """Ask for another visit. Anything but an item is left alone."""
        position = self._position.get(item)
        if position is not None and position not in self._listed:
            self._listed.add(position)
            heapq.heappush(self._waiting, (self._sweep + (position <= self._at), position))

    def __iter__(self) -> Iterator[T]:
        while self._waiting:
            self._sweep, self._at = heapq.heappop(self._waiting)
            self._listed.remove(self._at)
            yield self._items[self._at]
