"""The smallest function that is still wrong: statements, helpers and expressions are left out as long as it shows.

Greedy delta debugging on the tree (Zeller and Hildebrandt, 2002): try the cuts from the largest to the smallest, keep the
first that still shows the finding, start again. What does not compile, or has no derivative to compare with, does not show it.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import replace

from tests.fuzz.tree import Block, simpler, smaller
from tests.fuzz.writer import Function

SECONDS = 240


def within(item: Block, edits: Callable[[Block], Iterator[Block]]) -> Iterator[Block]:
    """The edits of an item: its declaration stays, and what a function returns at its end."""
    if not item:
        return
    first, *others = item
    if others or not first.body:
        yield from edits(item)
        return
    end = 1 if str(first.body[-1].head[0]).startswith("return") else 0
    inner, last = first.body[: len(first.body) - end], first.body[len(first.body) - end :]
    for body in edits(inner):
        yield (replace(first, body=body + last),)


def candidates(function: Function, edits: Callable[[Block], Iterator[Block]]) -> Iterator[Function]:
    """The function with one edit, in itself first, then in each of its items."""
    needed = function.needed
    for name in reversed(needed):
        for block in within(needed[name], edits):
            yield replace(function, items={**needed, name: block})


def shrink(function: Function, shows: Callable[[Function], bool], seconds: float = SECONDS) -> Function:
    """The smallest function found in that time for which `shows` is true."""
    until = time.monotonic() + seconds
    tried: set[str] = set()

    def better(current: Function, edits: Callable[[Block], Iterator[Block]]) -> Function | None:
        for candidate in candidates(current, edits):
            if time.monotonic() > until:
                return None
            if candidate.text not in tried:
                tried.add(candidate.text)
                if shows(candidate):
                    return candidate
        return None

    for edits in (smaller, simpler, smaller):
        while found := better(function, edits):
            function = found
    return replace(function, items=function.needed)
