"""Words that an array of doubles may reach over, or one of pointers over doubles, for who copies them.

Where an array whose length nobody says meets a field of another type, the graph takes it to end there (`Graph.settle`), and fields
are what is accessed at them. In a union of an array and other members it goes on: numbers that are put there by an index are met by
nothing but an index. A copy moves all of them. So it takes the words that are no numbers in themselves, and where the array
would have one if it went on, for words in turn, which are looked at when the program runs. So it does with elements of arrays that go
over such words (`Overlaps.in_turn`). Where they are what the types say, that changes nothing.
"""

from __future__ import annotations

from collections.abc import Collection, Container, Iterator

from enzyme_hub.analysis.types.answers import DOUBLE_SIZE, Part, Pattern
from enzyme_hub.analysis.types.evidence import ANYTHING, IN_TURN, INTEGER, INTEGER_IN_TURN, POINTER
from enzyme_hub.analysis.types.nodes import Node, find, find_shifted, leaves, placed
from enzyme_hub.ir.types import f64

LONGEST_RECORD = 1024  # bytes


def with_arrays(
    pattern: Pattern, places: Collection[tuple[Node, int]], size: int | None, in_turn: Container[Node]
) -> Pattern:
    """What lies in memory, with the words that arrays may reach over in turn; `in_turn` are words that may lie on others."""
    length = pattern.period if size is None else size
    if length > LONGEST_RECORD:
        return pattern
    on_others = {start for node, offset in places for start in _words(node, offset, length, in_turn)}
    if not on_others and all(part.kind is f64 for part in pattern.parts):
        return pattern
    reached = on_others.union(start for node, offset in places for start in _numbers(node, offset, length))
    parts = [
        Part(start + part.offset, part.kind) for start in range(0, length, pattern.period) for part in pattern.parts
    ]
    ends = [*(part.offset for part in parts[1:]), length]
    found: dict[int, Part] = {part.offset: part for part in parts}
    changed = False
    for start in sorted(reached):
        inside = [
            (part, end)
            for part, end in zip(parts, ends, strict=True)
            if part.offset < start + DOUBLE_SIZE and end > start
        ]
        is_number = start in on_others and [(part.offset, part.kind) for part, _ in inside] == [(start, f64)]
        if not inside or (not is_number and any(part.kind not in (INTEGER, POINTER, ANYTHING) for part, _ in inside)):
            continue
        if any(part.kind == POINTER and part.offset != start for part, _ in inside):
            continue
        changed = True
        for part, _ in inside:
            if part.offset >= start:
                del found[part.offset]
        holds_pointer = is_number or any(part.kind == POINTER for part, _ in inside)
        found[start] = Part(start, IN_TURN if holds_pointer else INTEGER_IN_TURN)
        last, end = inside[-1]
        if end > start + DOUBLE_SIZE:
            found.setdefault(start + DOUBLE_SIZE, Part(start + DOUBLE_SIZE, last.kind))
        parts = sorted(found.values(), key=lambda part: part.offset)
        ends = [*(part.offset for part in parts[1:]), length]
    return Pattern(tuple(parts), length) if changed else pattern


def _numbers(node: Node, offset: int, size: int) -> Iterator[int]:
    """Where arrays of doubles would have one, in so many bytes from an offset on, if they went on as far as nobody says."""
    node, offset = find_shifted(node, offset)
    if node.period is None:
        yield from (place - offset for place in _elements(node, offset, offset + size))
        return
    inside = list(_elements(node, 0, node.period))
    for round_ in range(0, offset + size, node.period):
        yield from (round_ + place - offset for place in inside if 0 <= round_ + place - offset <= size - DOUBLE_SIZE)


def _words(node: Node, offset: int, size: int, in_turn: Container[Node]) -> Iterator[int]:
    """Where words that may lie on others are in so many bytes from an offset on."""
    node, offset = find_shifted(node, offset)
    period = node.period
    for at, leaf in placed(node, offset, size if period is None else min(size, period)):
        if leaf in in_turn:
            yield from range(at, size - DOUBLE_SIZE + 1, period or size)


def _elements(node: Node, start: int, end: int) -> Iterator[int]:
    for (anchor, stride), run in node.runs.items():
        if stride < DOUBLE_SIZE:
            continue
        stop = end if run.bound is None else min(end, run.bound)
        for place in _doubles(run.element):
            first = anchor + place
            first += max(0, -(-(start - first) // stride)) * stride
            yield from range(first, stop - DOUBLE_SIZE + 1, stride)


def _doubles(element: Node) -> Iterator[int]:
    """Where doubles are in an element."""
    element, shift = find_shifted(element, 0)
    for offset in element.offsets:
        for start, leaf in leaves(element.children[offset]):
            evidence = find(leaf).evidence
            if leaf.size == DOUBLE_SIZE and evidence is not None and f64 in evidence.facts:
                yield offset + start - shift
