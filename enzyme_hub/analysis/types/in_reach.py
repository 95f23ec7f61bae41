"""Words that an array of doubles may reach over, or one of pointers over doubles, for who copies them.

Where an array whose length nobody says meets a field of another type, the graph takes it to end there (`Graph.settle`), and fields
are what is accessed at them. In a union of an array and other members it goes on: numbers that are put there by an index are met by
nothing but an index. A copy moves all of them. So it takes the words that are no numbers in themselves, and where the array
would have one if it went on, for words in turn, which are looked at when the program runs. So it does with elements of arrays that go
over such words (`Overlaps.in_turn`). Where they are what the types say, that changes nothing.

An array of pointers that goes on over integers is one in which a program keeps addresses among counts. A copy moves what is in the
shadow of such words as if they were pointers; that of a count is nothing that anybody follows.
"""

from __future__ import annotations

from collections.abc import Collection, Container, Iterator, Sequence

from enzyme_hub.analysis.types.answers import Part, Pattern, shortened
from enzyme_hub.analysis.types.evidence import (
    ADDRESS,
    ANYTHING,
    BYTEWISE,
    IN_TURN,
    INTEGER,
    INTEGER_IN_TURN,
    POINTER,
    Kind,
)
from enzyme_hub.analysis.types.graph import WORD
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
    return _with_addresses(_with_numbers(pattern, places, length, in_turn), places, length)


def _with_addresses(pattern: Pattern, places: Collection[tuple[Node, int]], length: int) -> Pattern:
    """The same, with the integers that may be addresses told from others."""
    reached = {start for place in places for start in _in_reach(*place, length, POINTER)}
    if not reached or not any(part.kind in BYTEWISE for part in pattern.parts):
        return pattern
    parts = _repeated(pattern, length)
    found: list[Part] = []
    for part, end in zip(parts, _ends(parts, length), strict=True):
        if part.kind not in BYTEWISE:
            found.append(part)
            continue
        position = part.offset
        for start in sorted(one for one in reached if part.offset <= one <= end - WORD):
            if start > position:
                found.append(Part(position, part.kind))
            found.append(Part(start, ADDRESS))
            position = start + WORD
        if position < end:
            found.append(Part(position, part.kind))
    return shortened(tuple(found), length) if any(part.kind == ADDRESS for part in found) else pattern


def _repeated(pattern: Pattern, length: int) -> list[Part]:
    """The parts in so many bytes."""
    return [
        Part(start + part.offset, part.kind) for start in range(0, length, pattern.period) for part in pattern.parts
    ]


def _ends(parts: Sequence[Part], length: int) -> list[int]:
    return [*(part.offset for part in parts[1:]), length]


def _with_numbers(
    pattern: Pattern, places: Collection[tuple[Node, int]], length: int, in_turn: Container[Node]
) -> Pattern:
    on_others = {start for node, offset in places for start in _words(node, offset, length, in_turn)}
    if not on_others and all(part.kind is f64 for part in pattern.parts):
        return pattern
    reached = on_others.union(start for place in places for start in _in_reach(*place, length, f64))
    parts = _repeated(pattern, length)
    ends = _ends(parts, length)
    found: dict[int, Part] = {part.offset: part for part in parts}
    changed = False
    for start in sorted(reached):
        inside = [
            (part, end) for part, end in zip(parts, ends, strict=True) if part.offset < start + WORD and end > start
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
        if end > start + WORD:
            found.setdefault(start + WORD, Part(start + WORD, last.kind))
        parts = sorted(found.values(), key=lambda part: part.offset)
        ends = _ends(parts, length)
    return shortened(tuple(parts), length) if changed else pattern


def _in_reach(node: Node, offset: int, size: int, kind: Kind) -> Iterator[int]:
    """Where arrays of doubles or of pointers would have one, in so many bytes from an offset on, if they went on as far as nobody says."""
    node, offset = find_shifted(node, offset)
    if node.period is None:
        yield from (place - offset for place in _elements(node, offset, offset + size, kind))
        return
    inside = list(_elements(node, 0, node.period, kind))
    for round_ in range(0, offset + size, node.period):
        yield from (round_ + place - offset for place in inside if 0 <= round_ + place - offset <= size - WORD)


def _words(node: Node, offset: int, size: int, in_turn: Container[Node]) -> Iterator[int]:
    """Where words that may lie on others are in so many bytes from an offset on."""
    node, offset = find_shifted(node, offset)
    period = node.period
    for at, leaf in placed(node, offset, size if period is None else min(size, period)):
        if leaf in in_turn:
            yield from range(at, size - WORD + 1, period or size)


def _elements(node: Node, start: int, end: int, kind: Kind) -> Iterator[int]:
    for (anchor, stride), run in node.runs.items():
        if stride < WORD:
            continue
        stop = end if run.bound is None else min(end, run.bound)
        for place in _places(run.element, kind):
            first = anchor + place
            first += max(0, -(-(start - first) // stride)) * stride
            yield from range(first, stop - WORD + 1, stride)


def _places(element: Node, kind: Kind) -> Iterator[int]:
    """Where doubles or pointers are in an element."""
    element, shift = find_shifted(element, 0)
    for offset in element.offsets:
        for start, leaf in leaves(element.children[offset]):
            evidence = find(leaf).evidence
            if leaf.size == WORD and evidence is not None and kind in evidence.facts:
                yield offset + start - shift
