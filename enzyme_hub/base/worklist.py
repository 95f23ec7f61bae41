"""A worklist: visit each thing once, and while doing so add what is to be visited as well.

    work = Worklist(values)
    for value in work:
        work.extend(value.operands)

`work.visited` are then the values, and all that they are computed from. Where a step says all that follows, `reachable` does the
same in one line: `reachable([function.entry], lambda block: block.successors)`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Generic, TypeVar

T = TypeVar("T")


class Worklist(Generic[T]):
    """What was added last is visited first. What was visited is not visited again, however often it is added."""

    __slots__ = ("_waiting", "add", "extend", "visited")

    def __init__(self, start: Iterable[T] = ()) -> None:
        self.visited: dict[T, None] = {}  # in the order of the visits
        self._waiting = list(start)
        self.add: Callable[[T], None] = self._waiting.append
        self.extend: Callable[[Iterable[T]], None] = self._waiting.extend

    def __iter__(self) -> Iterator[T]:
        waiting, visited = self._waiting, self.visited
        while waiting:
            one = waiting.pop()
            if one not in visited:
                visited[one] = None
                yield one


def reachable(start: Iterable[T], step: Callable[[T], Iterable[T]]) -> Iterator[T]:
    """`start`, what `step` says of each of them, and so on; each once."""
    work = Worklist(start)
    for one in work:
        yield one
        work.extend(step(one))


def postorder(start: Iterable[T], step: Callable[[T], Iterable[T]]) -> Iterator[T]:
    """What `reachable` visits, each after all that `step` says of it, but for circles. Depth first, without recursion."""
    seen: set[T] = set()
    path: list[T] = []
    ways = [iter(start)]
    while ways:
        for one in ways[-1]:
            if one not in seen:
                seen.add(one)
                path.append(one)
                ways.append(iter(step(one)))
                break
        else:
            ways.pop()
            if path:
                yield path.pop()
