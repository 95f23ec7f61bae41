"""Reading a solved `Graph`: the scalars in a range of bytes, and the pattern that repeats in an array."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Container, Iterable, Iterator
from dataclasses import replace
from typing import TypeAlias

from enzyme_hub.analysis.types.evidence import ANYTHING, BYTEWISE, IN_TURN, INTEGER, POINTER, Evidence, Kind, Source
from enzyme_hub.analysis.types.graph import Graph
from enzyme_hub.analysis.types.nodes import Node, array_over, find, find_shifted, leaves, nodes_in
from enzyme_hub.base.records import record
from enzyme_hub.base.worklist import reachable
from enzyme_hub.ir.types import FloatType, f64


@record
class Part:
    """From `offset` up to the next part: a FloatType (one value of it), "pointer", "integer" or "anything".

    Where words are asked for that hold one thing or another (`words_in_turn`), "in turn" is a word in which a pointer lies at
    times, and a double at others.
    """

    offset: int
    kind: Kind


@record
class Pattern:
    """What memory holds: `parts` within `period` bytes, again and again."""

    parts: tuple[Part, ...]
    period: int


DOUBLE_SIZE = 8

Answer: TypeAlias = "Pattern | tuple[Part, ...]"


def most_known(patterns: Iterable[Pattern | None]) -> Pattern | None:
    """The pattern that says most."""

    def known(pattern: Pattern) -> int:
        return sum(part.kind != ANYTHING for part in pattern.parts)

    return max((pattern for pattern in patterns if pattern is not None), key=known, default=None)


def only_numbers(answer: Answer) -> bool:
    """True if there is nothing but floats."""
    parts = answer.parts if isinstance(answer, Pattern) else answer
    return all(isinstance(part.kind, FloatType) for part in parts)


@record
class Found:
    """One scalar's bytes: `kind` is None if nothing is known or the facts contradict each other.

    `is_gap`: no access that the graph knows of touches them. `is_moved`: the accesses to them move them, and nothing else.
    """

    offset: int
    size: int
    kind: Kind | None
    facts: tuple[tuple[Kind, int, Source], ...] = ()
    is_gap: bool = False
    is_moved: bool = False

    @property
    def summary(self) -> str:
        if self.kind is not None:
            return str(self.kind)
        return "contradictory" if self.facts else "nothing is known"

    def moved(self, by: int) -> Found:
        return replace(self, offset=self.offset + by)


def kinds_in(node: Node) -> set[Kind | None]:
    """The kinds of all scalars in an object, as far as they are known; None for one that contradicts itself."""
    return {one.evidence.decide() for one in nodes_in(node) if one.evidence is not None and one.evidence.facts}


def is_all_integers(node: Node) -> bool:
    """True if something is accessed in an object, and all of that is known to be integers of two or four bytes.

    Longer ones may be pointers that are moved as integers, and bytes may be anything. A pointer stays one if somebody says that half of
    it is an integer.
    """
    scalars = [one for one in nodes_in(node) if _is_scalar(one)]
    return bool(scalars) and all(one.size in (2, 4) and _is_integer(one.evidence) for one in scalars)


def _is_scalar(node: Node) -> bool:
    """True for a part of an object that has no parts, or of which something is known as a whole."""
    return not (node.children or node.runs) or (node.evidence is not None and bool(node.evidence.facts))


def _is_integer(evidence: Evidence | None) -> bool:
    """True if nobody takes the scalar for a number, whatever a hint says."""
    return evidence is not None and evidence.decide() == INTEGER and not evidence.floats


def stated_in(node: Node) -> set[Kind]:
    """All that is stated of the scalars in an object, decided or not; what is true of everything is left out."""
    stated = {kind for one in nodes_in(node) if one.evidence is not None for kind in one.evidence.facts}
    return stated - {ANYTHING}


class Surroundings:
    """What is stated of whole objects, asked through any of their parts that a pointer may point to."""

    def __init__(self, graph: Graph) -> None:
        self._outer = graph.objects_around()
        self._stated: dict[Node, frozenset[Kind]] = {}

    def around(self, node: Node) -> set[Node]:
        """The node and the objects that it is a repeated element of."""
        return set(reachable([find(node)], lambda one: self._outer.get(one, ())))

    def stated(self, node: Node) -> frozenset[Kind]:
        """All that is stated of the node and of the objects that it is a repeated element of."""
        node = find(node)
        found = self._stated.get(node)
        if found is None:
            found = self._stated[node] = frozenset(kind for one in self.around(node) for kind in stated_in(one))
        return found


def scan(node: Node, offset: int, size: int) -> list[Found]:
    """The scalars in [offset, offset + size) of a node; their offsets count from `offset`."""
    node, offset = find_shifted(node, offset)
    if node.period is not None and offset + size > node.period:
        return _scan_around(node, offset, size, node.period)
    if node.size is not None:
        whole = _whole(node)
        if whole is not None and not node.runs:
            return [_clipped(whole, offset, size)]
    return list(_scan_children(node, offset, size))


def _scan_around(node: Node, offset: int, size: int, period: int) -> list[Found]:
    found: list[Found] = []
    position = 0
    while position < size:
        here = (offset + position) % period
        length = min(period - here, size - position)
        found.extend(part.moved(position) for part in scan(node, here, length))
        position += length
    return found


def _whole(node: Node) -> Found | None:
    """The node as one scalar, or None if it consists of several."""
    assert node.size is not None
    facts = tuple(node.evidence.items()) if node.evidence is not None else ()
    kind = node.evidence.decide() if node.evidence is not None else None
    if not node.offsets:
        is_moved = node.target is None and (node.evidence is None or not (facts or node.evidence.floats))
        return Found(0, node.size, kind, facts, is_moved=is_moved)
    if isinstance(kind, FloatType) or kind == POINTER:
        return _whole_with_parts(node, kind, facts)
    if kind is None and facts:  # a contradiction stays one, also where some of the bytes are looked at on their own
        return Found(0, node.size, None, facts)
    return None


def _whole_with_parts(node: Node, kind: Kind, facts: tuple[tuple[Kind, int, Source], ...]) -> Found:
    """A scalar whose bytes are also looked at in parts: it stays one if the parts are only looked at as bits."""
    assert node.evidence is not None and node.size is not None
    rank = node.evidence.facts[kind][0]
    for _, leaf in leaves(node):
        for part_kind, part_rank, source in (leaf.evidence or Evidence()).items():
            if part_kind == ANYTHING or (part_kind == INTEGER and kind == POINTER):
                continue
            if part_rank >= rank:
                return Found(0, node.size, None, (*facts, (part_kind, part_rank, source)))
    return Found(0, node.size, kind, facts)


def _clipped(whole: Found, offset: int, size: int) -> Found:
    if (offset, size) == (0, whole.size) or whole.kind in (None, INTEGER, ANYTHING):
        return Found(0, size, whole.kind, whole.facts, is_moved=whole.is_moved)
    return Found(0, size, None, whole.facts)


def _scan_children(node: Node, offset: int, size: int) -> Iterator[Found]:
    end, position = offset + size, offset
    index = max(bisect_right(node.offsets, offset) - 1, 0)
    while position < end:
        start = node.offsets[index] if index < len(node.offsets) else end
        if start > position:
            stop = min(start, end)
            yield from (part.moved(position - offset) for part in _scan_gap(node, position, stop))
            position = stop
            continue
        child = find(node.children[start])
        assert child.size is not None
        stop = min(start + child.size, end)
        if stop > position:
            yield from (part.moved(position - offset) for part in scan(child, position - start, stop - position))
            position = stop
        index += 1


def _scan_gap(node: Node, start: int, stop: int) -> Iterator[Found]:
    """Bytes no field covers: an array may, and parts of an integer or of padding are such. Offsets count from `start`."""
    for kind in BYTEWISE:
        if node.evidence is not None and kind in node.evidence.facts:
            yield Found(0, stop - start, kind, ((kind, *node.evidence.facts[kind]),))
            return
    anchors = sorted(key for key in node.runs if key[1] > 1)
    position = start
    while position < stop:
        index = bisect_right(anchors, (position, 1 << 62)) - 1
        upper = anchors[index + 1][0] if index + 1 < len(anchors) else stop
        end = min(stop, upper)
        if index >= 0:
            anchor, _ = anchors[index]
            run = node.runs[anchors[index]]
            if run.limit is None or run.limit > position:
                end = end if run.limit is None else min(end, run.limit)
                yield from (p.moved(position - start) for p in scan(run.element, position - anchor, end - position))
                position = end
                continue
        yield Found(position - start, end - position, None, is_gap=True)
        position = end


def repeated(node: Node, offset: int) -> tuple[list[Found], int] | None:
    """What repeats from an offset on, and its period; None if there is no array there or a field contradicts it."""
    node, offset = find_shifted(node, offset)
    if node.period is not None:
        return scan(node, offset, node.period), node.period
    anchors = sorted(key for key in node.runs if key[1] > 1)
    key = array_over(node, anchors, offset)
    if key is None:
        return _bytes(node, offset)
    anchor, run = key[0], node.runs[key]
    if run.limit is not None and run.limit <= offset:
        return _bytes(node, offset) if run.goes_back else None
    element, phase = find_shifted(run.element, offset - anchor)
    assert element.period is not None
    parts = scan(element, phase, element.period)
    here = [(part.offset, part.kind) for part in scan(node, offset, element.period)]
    return (parts, element.period) if here == [(part.offset, part.kind) for part in parts] else None


def array_at_end(node: Node, offset: int, size: int) -> tuple[int, int] | None:
    """The array that goes on to the end of [offset, offset + size): where it has no fields any more, from `offset`, and its period."""
    node, offset = find_shifted(node, offset)
    if node.period is not None:
        return 0, node.period
    end = offset + size
    inside = bisect_right(node.offsets, end - 1)
    last_field = node.offsets[inside - 1] + (find(node.children[node.offsets[inside - 1]]).size or 0) if inside else 0
    anchors = sorted(key for key in node.runs if key[1] > 1 and key[0] < end)
    run = node.runs[anchors[-1]] if anchors else None
    if run is None or (run.limit is not None and run.limit < end):
        return None
    period = find(run.element).period
    return None if period is None else (max(anchors[-1][0], last_field, offset) - offset, period)


def _bytes(node: Node, offset: int) -> tuple[list[Found], int] | None:
    """An array of bytes: the one kind of array that a step of unknown length says enough of."""
    run = node.runs.get((offset, 1))
    if run is None:
        return None
    found = scan(run.element, 0, 1)
    if [part.size for part in found] != [1] and kinds_in(run.element) == {INTEGER}:
        return [Found(0, 1, INTEGER)], 1  # looked at in groups
    return (found, 1) if [part.size for part in found] == [1] and found[0].kind == INTEGER else None


def is_one_array(node: Node) -> bool:
    """True for an object that has no more than one array of plain elements, so that its gaps are nobody's."""
    node = find(node)
    return node.period is None and len(node.runs) <= 1 and not any(find(run.element).runs for run in node.runs.values())


def has_values_anywhere(node: Node) -> bool:
    """True for an object in which numbers or pointers are accessed at steps of unknown length: any byte may be one's."""
    runs = (run for (_, stride), run in find(node).runs.items() if stride == 1)
    return any(kinds_in(run.element) - {INTEGER, ANYTHING} for run in runs)


def has_numbers_in_one_array(node: Node) -> bool:
    """True for an object of which the elements of one array may have numbers, and all else is known to have none.

    Then bytes of these elements that nothing touches are nobody's.
    """
    node = find(node)
    elements = {find(run.element) for run in node.runs.values()} - {node}
    mixed = [one for one in elements if not _is_without_numbers(one)]
    if not mixed:
        return True
    nested = [run.element for run in mixed[0].runs.values()]
    return len(mixed) == 1 and all(map(_is_without_numbers, (*node.children.values(), *nested)))


def _is_without_numbers(node: Node) -> bool:
    scalars = [one for one in nodes_in(node) if one.size is not None and not one.children and not one.runs]
    return all(
        one.evidence is not None and one.evidence.decide() in (INTEGER, POINTER) and not one.evidence.floats
        for one in scalars
    )


def only_number(node: Node, offset: int) -> Pattern | None:
    """An array of numbers, if all that is accessed from there on is one kind of number, where such an array has one. Steps of
    unknown length lead to more of it: the end of a vector's buffer is found so."""
    node, offset = find_shifted(node, offset)
    if node.period is not None or any(step > 1 for _, step in node.runs):
        return None
    behind = {kind for run in node.runs.values() for kind in stated_in(run.element)}
    found: list[Found] = []
    for start in node.offsets:
        size = find(node.children[start]).size or 1
        if start + size > offset:
            found.extend(part.moved(start) for part in scan(node, start, size))
    kinds = {(part.kind, part.size) for part in found}
    kind, size = kinds.pop() if len(kinds) == 1 else (None, 1)
    fits = (
        isinstance(kind, FloatType) and behind <= {kind} and all((part.offset - offset) % size == 0 for part in found)
    )
    return Pattern((Part(0, kind),), size) if fits and kind is not None else None


def without_gaps(found: list[Found]) -> list[Found]:
    """What was found, if bytes that nothing touches may be taken for anything."""
    return [replace(part, kind=ANYTHING) if part.is_gap else part for part in found]


def without_moved(found: list[Found]) -> list[Found]:
    """The same of bytes that are moved, and that nothing uses."""
    return [replace(part, kind=ANYTHING) if part.is_gap or part.is_moved else part for part in found]


def longest_unknown(found: list[Found]) -> int:
    """How many bytes in a row nothing is known of; what is repeated has its end before its beginning."""
    longest = here = 0
    for part in (*found, *found):
        here = here + part.size if part.is_gap or part.is_moved else 0
        longest = max(longest, here)
    return longest


def doubles_in_turn(found: list[Found]) -> list[Found]:
    """What was found, with words that are doubles and integers to equally strong accesses taken for doubles."""
    return [replace(part, kind=f64) if _holds_double_in_turn(part) else part for part in found]


def words_in_turn(found: list[Found]) -> list[Found]:
    """The same, with words that are pointers as well, at other times, told to be in turn."""
    return [
        replace(part, kind=IN_TURN) if _holds_double_in_turn(part, POINTER) else part for part in doubles_in_turn(found)
    ]


def may_be_in_turn(part: Found, turns: Container[int]) -> bool:
    """True for a word that is in turn in another context."""
    return part.offset in turns and part.size == DOUBLE_SIZE and part.kind in (f64, POINTER, INTEGER)


def _holds_double_in_turn(part: Found, *others: Kind) -> bool:
    kinds = {kind for kind, _, _ in part.facts}
    is_word = part.kind is None and part.size == DOUBLE_SIZE
    return is_word and f64 in kinds and kinds <= {f64, INTEGER, ANYTHING, *others}


def merged(found: list[Found]) -> tuple[Part, ...] | None:
    """The parts of an answer; neighbours that are both integer, or both anything, are one. None if one is unknown."""
    parts: list[Part] = []
    for item in found:
        if item.kind is None:
            return None
        if item.kind not in (INTEGER, ANYTHING) or not parts or parts[-1].kind != item.kind:
            parts.append(Part(item.offset, item.kind))
    return tuple(parts)


def shortened(parts: tuple[Part, ...], size: int) -> Pattern:
    """The pattern with the shortest period that divides `size` and gives these parts."""
    count = len(parts)
    for length in range(1, count // 2 + 1):
        if count % length or size * length % count:
            continue
        period = size * length // count
        moved = (Part(part.offset + period, part.kind) for part in parts)
        if all(part == copy for part, copy in zip(parts[length:], moved, strict=False)):
            return Pattern(parts[:length], period)
    return Pattern(parts, size)
