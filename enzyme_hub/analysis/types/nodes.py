"""Sequences of bytes and what is known of them: the nodes of a `Graph`, read without changing anything."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Set
from typing import NamedTuple

from enzyme_hub.analysis.types.evidence import BYTEWISE, INTEGER, POINTER, Evidence
from enzyme_hub.base.worklist import Worklist
from enzyme_hub.ir.types import FloatType


class Node:
    """A sequence of bytes. Use `find` before looking at anything but `link`."""

    __slots__ = (
        "children",
        "evidence",
        "link",
        "offsets",
        "period",
        "runs",
        "shift",
        "size",
        "target",
        "weight",
    )

    def __init__(self, size: int | None, period: int | None = None) -> None:
        self.link: Node | None = None  # the node this one was merged into
        self.shift = 0  # our offset 0 is its offset `shift`
        self.size = size
        self.period = period
        self.offsets: list[int] = []
        self.children: dict[int, Node] = {}
        self.runs: dict[tuple[int, int], Run] = {}
        self.evidence: Evidence | None = None
        self.target: tuple[Node, int] | None = None
        self.weight = 1

    @property
    def is_blank(self) -> bool:
        """True for an object of which nothing is known."""
        return (
            self.link is None
            and self.size is None
            and self.period is None
            and self.evidence is None
            and not self.offsets
            and not self.runs
        )


class Extent(NamedTuple):
    """How far an array goes, from where its node begins.

    `bound` is where the program says that it ends. `limit` is there, or before, where a field follows that does not fit: that is
    a guess, on which nothing may rest that follows the bytes of numbers. An array that is counted from its end (`goes_back`) begins
    before a place, or there.
    """

    limit: int | None = None
    bound: int | None = None
    goes_back: bool = False

    def moved(self, by: int) -> Extent:
        """The same, measured from elsewhere."""
        limit, bound = (None if end is None else end + by for end in self[:2])
        return Extent(limit, bound, self.goes_back)


UNKNOWN = Extent()


class Run:
    """An array in an object: its repeated element, and how far it goes as far as that is known."""

    __slots__ = ("bound", "element", "goes_back", "limit")

    def __init__(self, element: Node, extent: Extent) -> None:
        self.element = element
        self.limit, self.bound, self.goes_back = extent

    @property
    def extent(self) -> Extent:
        return Extent(self.limit, self.bound, self.goes_back)

    def has_elements(self, anchor: int) -> bool:
        """False if it ends where it begins: a field of another type lies there."""
        return self.limit is None or self.limit > anchor

    def first(self, key: tuple[int, int]) -> int:
        """Where its first element ends at most, of an array with this key (anchor, stride)."""
        anchor, stride = key
        return anchor + stride * (2 if self.goes_back else 1)


def find(node: Node) -> Node:
    """The representative of a node whose shift does not matter (a value or a piece)."""
    if node.link is None:
        return node
    return find_shifted(node, 0)[0]


def find_shifted(node: Node, offset: int) -> tuple[Node, int]:
    """The representative of the node, and the offset in it."""
    if node.link is None:
        return node, offset % node.period if node.period else offset
    path = []
    while node.link is not None:
        path.append(node)
        node = node.link
    total = 0
    for step in reversed(path):
        total += step.shift
        step.link, step.shift = node, total
    offset += total
    return node, offset % node.period if node.period else offset


def array_over(node: Node, anchors: list[tuple[int, int]], offset: int) -> tuple[int, int] | None:
    """Which of a node's arrays, in order, goes over an offset: the last one that begins before and has elements at all."""
    for index in range(bisect_right(anchors, (offset, 1 << 62)) - 1, -1, -1):
        if node.runs[anchors[index]].has_elements(anchors[index][0]):
            return anchors[index]
    return None


def inherit(evidence: Evidence, child: Node, at: int) -> None:
    """The parts of an integer are integers, those of padding padding; those of other scalars are not what the whole is.

    The child begins `at` bytes behind what the evidence is of.
    """
    facts = [(kind, *evidence.facts[kind]) for kind in BYTEWISE if kind in evidence.facts]
    if not facts and not evidence.floats:
        return
    child = find(child)
    if child.evidence is None:
        child.evidence = Evidence()
    for fact in facts:
        child.evidence.add(*fact)
    child.evidence.integer_ranks |= evidence.integer_ranks
    child.evidence.part_of(evidence, at)
    for offset, grandchild in child.children.items():
        inherit(evidence, grandchild, at + offset)


def knows_anything(node: Node) -> bool:
    """True if something is known of some byte of a repeated element."""
    node = find(node)
    return any(
        leaf.evidence is not None and leaf.evidence.facts for o in node.offsets for _, leaf in leaves(node.children[o])
    )


def leaves(node: Node) -> list[tuple[int, Node]]:
    """The scalars of a bounded sequence, with their offsets."""
    node = find(node)
    if not node.offsets:
        return [(0, node)]
    found: list[tuple[int, Node]] = []
    for offset in node.offsets:
        found.extend((offset + start, leaf) for start, leaf in leaves(node.children[offset]))
    return found


def overlapping(node: Node, offset: int, size: int) -> list[Node]:
    """The scalars that share a byte with [offset, offset + size), seen without changing anything."""
    return [leaf for _, leaf in placed(node, offset, size)]


def known_there(node: Node, offset: int, size: int) -> list[Node]:
    """As `overlapping`, with what is known as a whole although it has parts: a pointer, of half of which somebody says that it is an
    integer.
    """
    return [*overlapping(node, offset, size), *_wholes(node, offset, size)]


def _wholes(node: Node, offset: int, size: int) -> list[Node]:
    node, offset = find_shifted(node, offset)
    found: list[Node] = []
    if node.period is not None and offset + size > node.period:
        found += _wholes(node, 0, min(node.period, size - (node.period - offset)))
    index = max(bisect_right(node.offsets, offset) - 1, 0)
    while index < len(node.offsets) and node.offsets[index] < offset + size:
        start = node.offsets[index]
        index += 1
        child = find(node.children[start])
        assert child.size is not None
        if child.offsets and start + child.size > offset:
            inner = max(offset - start, 0)
            found += [child, *_wholes(child, inner, offset + size - max(offset, start))]
    return found


def placed(node: Node, offset: int, size: int) -> list[tuple[int, Node]]:
    """As `overlapping`, each with where it begins, counted from `offset`."""
    node, offset = find_shifted(node, offset)
    found: list[tuple[int, Node]] = []
    if node.period is not None and offset + size > node.period:
        round_ = node.period - offset
        found.extend((round_ + at, leaf) for at, leaf in placed(node, 0, min(node.period, size - round_)))
    index = max(bisect_right(node.offsets, offset) - 1, 0)
    while index < len(node.offsets) and node.offsets[index] < offset + size:
        start = node.offsets[index]
        child = find(node.children[start])
        assert child.size is not None
        if start + child.size > offset:
            if child.offsets:
                inner = max(offset - start, 0)
                parts = placed(child, inner, offset + size - max(offset, start))
                found.extend((start + inner - offset + at, leaf) for at, leaf in parts)
            else:
                found.append((start - offset, child))
        index += 1
    return found


def reached(node: Node, offset: int, size: int) -> set[Node]:
    """As `overlapping`, and where no field says what these bytes are, the elements of arrays that may go over them."""
    node, offset = find_shifted(node, offset)
    if node.period is not None and offset + size > node.period:
        offset, size = 0, node.period
    found: set[Node] = set()
    unknown: list[tuple[int, int]] = []
    end = offset
    index = max(bisect_right(node.offsets, offset) - 1, 0)
    while index < len(node.offsets) and node.offsets[index] < offset + size:
        start = node.offsets[index]
        child = find(node.children[start])
        assert child.size is not None
        if start + child.size > offset:
            inner = max(offset - start, 0)
            parts = reached(child, inner, offset + size - max(offset, start)) if child.offsets else nodes_in(child)
            if all(one.evidence is None for one in parts):
                unknown.append((start, start + child.size))
            if start > end:
                unknown.append((end, start))
            end = start + child.size
            found |= parts
        index += 1
    if end < offset + size:
        unknown.append((end, offset + size))
    for start, stop in unknown:
        for (anchor, _), run in node.runs.items():
            if (anchor < stop or run.goes_back) and (run.bound is None or run.bound > start):
                found |= nodes_in(run.element)
    return found


def parts_of(node: Node) -> list[Node]:
    """The fields of an object, and the elements of its arrays."""
    return [*map(find, node.children.values()), *(find(run.element) for run in node.runs.values())]


def led_to(node: Node) -> list[Node]:
    """The same, and what it points to."""
    return [*([find(node.target[0])] if node.target is not None else ()), *parts_of(node)]


def nodes_in(node: Node) -> Set[Node]:
    """The object, and all its parts."""
    work = Worklist([find(node)])
    for one in work:
        if one.children or one.runs:
            work.extend(parts_of(one))
    return work.visited.keys()


def scalar_of(element: Node) -> Node | None:
    """The scalar that an array is of; None for an array of anything else."""
    scalar = word_of(element)
    return scalar if scalar is not None and not scalar.offsets else None


def word_of(element: Node) -> Node | None:
    """The same, or what an array is of that somebody looks at in parts: half of a word, where it is an integer."""
    if len(element.offsets) != 1:
        return None
    word = find(element.children[element.offsets[0]])
    return word if word.size == element.period else None


def is_in_turn(element: Node | None, child: Node, is_first: bool) -> bool:
    """True for a word that is a number at times, and a pointer or an integer at others, in an array of such numbers: where an
    array begins with it, or all of its elements are like that. A vector that is kept in place while it is small is such an array.
    """
    if element is None or element.size != child.size or element.evidence is None or child.evidence is None:
        return False
    numbers = [kind for kind in element.evidence.facts if isinstance(kind, FloatType)]
    if len(numbers) != 1 or not child.evidence.facts.keys() <= {*numbers, POINTER, INTEGER}:
        return False
    if (element.offsets or child.offsets) and not element.evidence.contradicts_itself:
        return False  # who looks at a part of a word in turn does so where it is an integer; parts of others may be anything
    if not is_first:
        return element.evidence.contradicts_itself
    words = (element.evidence, child.evidence)
    return numbers[0] in child.evidence.facts and any(word.contradicts_itself for word in words)


def is_number_by_bits(a: Node | None, b: Node | None) -> bool:
    """True for a number and an integer of its size: where both lie at one place, the integer is how the number is looked at."""
    if a is None or b is None or a.size != b.size or a.evidence is None or b.evidence is None:
        return False
    kinds = {a.evidence.decide(), b.evidence.decide()}
    return INTEGER in kinds and any(isinstance(kind, FloatType) for kind in kinds)
