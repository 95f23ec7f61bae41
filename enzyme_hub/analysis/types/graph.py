"""Unification of bytes: which bytes of values and memory have the same type, whatever it is.

Problem: an `i64` may carry a double, a 24-byte memcpy a whole Vec. What bytes are is known where they are used as such,
often far from where they are copied. So all bytes that flow into one another get one type, by unification: every
assignment is an equation, as in Steensgaard's points-to analysis by type inference with structures and unions (CC
1996), and the solution is near-linear in the size of the program. The alternative, iterating over a tree of types per
value, costs the number of values times the size of their trees.

A `Node` stands for a sequence of bytes: a value (`size` is known), an object in memory (unbounded), or the repeated
element of an array (`period`). Nodes have non-overlapping children at offsets; a node that two sequences share is how a
copy of some of their bytes is expressed. Leaves carry evidence and, if they are pointers, what they point to: an object
and an offset in it.

An access at a variable index goes to the element of a `run`: (anchor, stride) in the object. Fields at constant offsets
meet the run only in `settle`, and only up to the first that contradicts it, because a run's end is not known: in
`struct {double a[4]; long n;}` the field n is beyond it.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right, insort
from collections.abc import Iterable
from itertools import pairwise
from math import gcd

from enzyme_hub.analysis.types.evidence import (
    BYTEWISE,
    Evidence,
    Kind,
    Source,
    agree,
    gives_way,
    is_address_as_integer,
    is_one_in_turn,
)
from enzyme_hub.analysis.types.nodes import (
    UNKNOWN,
    Extent,
    Node,
    Run,
    array_over,
    find,
    find_shifted,
    inherit,
    is_in_turn,
    is_number_by_bits,
    knows_anything,
    leaves,
    overlapping,
    placed,
    scalar_of,
    word_of,
)

LONGEST_COPY = 4096  # a longer piece of a repeated element is not spelled out
WORD = 8  # bytes: what memory is aligned to at most, as far as arrays of numbers go


class Graph:
    """The nodes of a program part, and the equations between them."""

    def __init__(self) -> None:
        self._pending: list[tuple[Node, int, Node, int]] = []
        self._arrays: dict[Node, None] = {}
        self.arrays: dict[Node, None] = {}  # every node that ever held an array
        self.words: dict[Node, int] = {}  # variables that are words and nothing else: their sizes
        self.records: dict[
            Node, tuple[int, int]
        ] = {}  # variables that are arrays of structs: the sizes of one, and of all

    # -- looking up ---------------------------------------------------------------------------------------------------

    def piece(self, node: Node, offset: int, size: int) -> Node:
        """The node of `size` bytes at an offset; what overlaps it is split or gathered."""
        node, offset = find_shifted(node, offset)
        if offset == 0 and node.size == size and node.period is None:
            return node
        if node.period is not None and offset + size > node.period:
            return self._wrapped_piece(node, offset, size)
        offsets = node.offsets
        index = bisect_right(offsets, offset) - 1
        if index >= 0:
            start = offsets[index]
            child = find(node.children[start])
            assert child.size is not None
            if start == offset and child.size == size:
                return child
            if start + child.size >= offset + size:
                return self.piece(child, offset - start, size)
            if start + child.size <= offset:
                index += 1
        else:
            index = 0
        if index == len(offsets) or offsets[index] >= offset + size:
            return self._insert(node, offset, Node(size))
        return self._gather(node, offset, size)

    def _insert(self, node: Node, offset: int, child: Node) -> Node:
        if not node.offsets or offset > node.offsets[-1]:
            node.offsets.append(offset)
        else:
            insort(node.offsets, offset)
        node.children[offset] = child
        if node.evidence is not None:
            inherit(node.evidence, child, offset)
        return child

    def _gather(self, node: Node, offset: int, size: int) -> Node:
        """A new child over what lies in [offset, offset + size), after cutting what sticks out."""
        for edge in (offset, offset + size):
            self._cut(node, edge)
        first = bisect_left(node.offsets, offset)
        last = bisect_left(node.offsets, offset + size)
        inside = node.offsets[first:last]
        del node.offsets[first:last]
        parent = Node(size)
        for start in inside:
            self._insert(parent, start - offset, node.children.pop(start))
        return self._insert(node, offset, parent)

    def _cut(self, node: Node, edge: int) -> None:
        """Make sure that no child of `node` lies on both sides of `edge`."""
        index = bisect_left(node.offsets, edge) - 1
        if index < 0:
            return
        start = node.offsets[index]
        child = find(node.children[start])
        assert child.size is not None
        if start + child.size <= edge:
            return
        left = self.piece(child, 0, edge - start)
        right = self.piece(child, edge - start, start + child.size - edge)
        node.children[start] = left
        self._insert(node, edge, right)

    def _wrapped_piece(self, node: Node, offset: int, size: int) -> Node:
        """A piece that goes round a repeated element."""
        assert node.period is not None
        whole = Node(size)
        size = min(size, LONGEST_COPY)
        position = 0
        while position < size:
            here = (offset + position) % node.period
            length = min(node.period - here, size - position)
            self._insert(whole, position, self.piece(node, here, length))
            position += length
        return whole

    def pointee(self, leaf: Node) -> tuple[Node, int]:
        """What a pointer's bytes point to; a fresh object if nothing is known."""
        leaf = find(leaf)
        if leaf.target is None:
            leaf.target = (Node(None), 0)
        return find_shifted(*leaf.target)

    def element(self, node: Node, offset: int, stride: int, extent: Extent = UNKNOWN) -> tuple[Node, int]:
        """What lies at `offset + k * stride` for any k; the offset is the first one, or one before if it goes back."""
        node, offset = find_shifted(node, offset)
        if node.period is not None:
            if stride % node.period == 0:
                return node, offset
            stride = gcd(stride, node.period)
        run = self._add_run(node, offset, stride, extent)
        return find_shifted(run.element, 0)

    def _add_run(self, node: Node, anchor: int, stride: int, extent: Extent, element: Node | None = None) -> Run:
        run = node.runs.get((anchor, stride))
        if run is None:
            # Of a step of unknown length we only know that it leads somewhere else in the object.
            element = element or Node(None, stride if stride > 1 else None)
            run = node.runs[anchor, stride] = Run(element, extent)
            self._arrays[node] = self.arrays[node] = None
            return run
        run.goes_back |= extent.goes_back
        if run.limit is not None and (extent.limit is None or extent.limit > run.limit):
            run.limit = extent.limit
            self._arrays[node] = None  # it may meet fields again
        run.bound = None if run.bound is None or extent.bound is None else max(run.bound, extent.bound)
        if element is not None:
            self._pending.append((run.element, 0, element, 0))
        return run

    def objects_around(self) -> dict[Node, list[Node]]:
        """The nodes that each repeated element is an element of."""
        found: dict[Node, list[Node]] = {}
        for node in dict.fromkeys(map(find, self.arrays)):
            for run in node.runs.values():
                found.setdefault(find(run.element), []).append(node)
        return found

    # -- stating facts ------------------------------------------------------------------------------------------------

    def state(self, node: Node, kind: Kind, rank: int, source: Source) -> None:
        """The node's bytes are one scalar of this kind."""
        node = find(node)
        if node.evidence is None:
            node.evidence = Evidence()
        node.evidence.add(kind, rank, source)
        if kind in BYTEWISE:
            for child in node.children.values():
                self.state(child, kind, rank, source)
        elif node.children:
            for offset, child in node.children.items():
                inherit(node.evidence, child, offset)

    def lay_out(self, node: Node, offset: int, fields: Iterable[tuple[int, int, Evidence]], source: Source) -> None:
        """State scalars (offset, size, what is said) of an object of which nothing is known yet; in order, and apart."""
        for start, size, evidence in fields:
            child = Node(size)
            child.evidence = evidence.said_by(source)
            node.offsets.append(offset + start)
            node.children[offset + start] = child

    def unify(self, a: Node, b: Node) -> None:
        """The two sequences of bytes have the same type. They have the same size."""
        self._pending.append((a, 0, b, 0))
        self._solve()

    def unify_targets(self, a: Node, a_offset: int, b: Node, b_offset: int) -> None:
        """The two places are the same as far as types go."""
        self._pending.append((a, a_offset, b, b_offset))
        self._solve()

    def _solve(self) -> None:
        pending = self._pending
        while pending:
            a, a_offset, b, b_offset = pending.pop()
            a, a_offset = find_shifted(a, a_offset)
            b, b_offset = find_shifted(b, b_offset)
            if a is b:
                if a_offset != b_offset and a.size is None:
                    self._repeat(a, a_offset, b_offset)
            elif a.size is not None and b.size is not None:
                self._merge_pieces(a, b)
            elif a.period is None and b.period is None:
                if a.weight < b.weight:
                    a, a_offset, b, b_offset = b, b_offset, a, a_offset
                self._merge_into(a, b, a_offset - b_offset)
            elif a.period is not None and b.period is not None:
                self._merge_periodic(a, b, a_offset - b_offset)
            elif a.period is None:
                self._meet_element(a, a_offset, b, b_offset)
            else:
                self._meet_element(b, b_offset, a, a_offset)

    def _repeat(self, node: Node, a: int, b: int) -> None:
        """Two offsets of one object are the same place: a pointer that moves through an array."""
        stride = abs(a - b)
        if node.period is None:
            self._add_run(node, min(a, b), stride, UNKNOWN)
        else:
            self._shorten(node, gcd(stride, node.period))

    def _merge_pieces(self, a: Node, b: Node) -> None:
        assert a.size == b.size, (a.size, b.size)
        if a.weight < b.weight:
            a, b = b, a
        if b.target is not None:
            if a.target is None:
                a.target = b.target
            else:
                self._pending.append((*a.target, *b.target))
        self._merge_into(a, b, 0)

    def _merge_into(self, a: Node, b: Node, shift: int) -> None:
        """`b` becomes `a`, its offset 0 being a's `shift`."""
        b.link, b.shift = a, shift
        a.weight += b.weight
        if b.evidence is not None:
            if a.evidence is None:
                a.evidence = b.evidence
            else:
                a.evidence.merge(b.evidence)
            for offset, child in a.children.items():
                inherit(b.evidence, child, offset)
        self._move_parts(a, b, shift)
        b.evidence, b.target = None, None

    def _move_parts(self, a: Node, b: Node, shift: int) -> None:
        children, runs = b.children, b.runs
        b.offsets, b.children, b.runs = [], {}, {}
        for offset, child in children.items():
            child = find(child)
            assert child.size is not None
            self._pending.append((self.piece(a, offset + shift, child.size), 0, child, 0))
        for (anchor, stride), run in runs.items():
            extent = run.extent.moved(shift)
            if a.period is not None:
                self._pending.append((*self.element(a, anchor + shift, stride, extent), run.element, 0))
            else:
                self._add_run(a, anchor + shift, stride, extent, run.element)
        self._arrays.pop(b, None)

    def _merge_periodic(self, a: Node, b: Node, shift: int) -> None:
        if a.weight < b.weight:
            a, b, shift = b, a, -shift
        assert a.period is not None and b.period is not None
        period = gcd(a.period, b.period)
        self._shorten(a, period)
        self._merge_into(a, b, shift % period)

    def _shorten(self, node: Node, period: int) -> None:
        """Give a repeated element a shorter period, folding what lies beyond it."""
        if node.period == period:
            return
        children, runs = node.children, node.runs
        node.offsets, node.children, node.runs = [], {}, {}
        node.period = period
        for offset, child in children.items():
            child = find(child)
            assert child.size is not None
            self._pending.append((self.piece(node, offset, child.size), 0, child, 0))
        for (anchor, stride), run in runs.items():
            self._pending.append((*self.element(node, anchor, stride, run.extent), run.element, 0))

    def _meet_element(self, node: Node, offset: int, element: Node, phase: int) -> None:
        """A place in an object is a place in a repeated element: the object holds an array from there on."""
        assert element.period is not None
        if element.period == 1:
            self._meet_bytes(node, offset, element)
            return
        run = self._add_run(node, offset, element.period, UNKNOWN)
        self._pending.append((run.element, 0, element, phase))

    def _meet_bytes(self, node: Node, offset: int, element: Node) -> None:
        """A place in an object is any byte of an array of bytes.

        What a step of unknown length leads to has no period. A new one would meet the bytes in a run of its own, and so
        without end: the bytes take its place.
        """
        run = self._add_run(node, offset, 1, UNKNOWN, element)
        run.element = element

    # -- arrays meet the fields they cover ----------------------------------------------------------------------------

    def settle(self) -> None:
        """Unify fields with the runs that cover them, and runs with each other, where they agree, until nothing changes.

        Each round looks at the arrays that the one before has changed. What takes too many rounds is ended by `limits`.
        """
        while arrays := [node for node in self._arrays if node.link is None]:
            self._arrays = {}
            for node in arrays:
                if node.link is None:
                    self._settle_node(node)
                    self._solve()
                    if node.link is not None:
                        self._arrays[find(node)] = None

    def _settle_node(self, node: Node) -> None:
        anchors = sorted(key for key in node.runs if key[1] > 1)
        for lower, upper in pairwise(anchors):
            self._settle_runs(node, lower, upper)
        for anchor in [anchor for anchor, stride in node.runs if stride == 1]:
            self._settle_unknown_step(node, anchor, anchors)
        for offset in list(node.offsets):
            if (
                offset in node.children
            ):  # what the piece before it brought along may have moved all of this object into another
                self._settle_inside(node, offset, anchors)
        covered: dict[tuple[int, int], list[int]] = {}
        for offset in node.offsets:
            key = array_over(node, anchors, offset)
            if key is not None:
                covered.setdefault(key, []).append(offset)
        for key in anchors:
            self._settle_record(node, key)
        for key, offsets in covered.items():
            if self._moves_words(node, key, offsets):
                continue
            for offset in offsets:
                if offset in node.children and node.link is None:
                    self._settle_child(node, offset, key)

    def _settle_record(self, node: Node, key: tuple[int, int]) -> None:
        """An array that begins within a record which is copied as a whole, with a word in turn, is an array of the record."""
        anchor, stride = key
        index = bisect_left(node.offsets, anchor) - 1
        run = node.runs.get(key)
        if index < 0 or run is None:
            return
        start = node.offsets[index]
        record, word = find(node.children[start]), word_of(find_shifted(run.element, 0)[0])
        assert record.size is not None
        if start + record.size <= anchor or (anchor - start, stride) in record.runs:
            return
        first = record.children.get(anchor - start)
        if first is not None and is_in_turn(word, find(first), True):
            self._add_run(record, anchor - start, stride, UNKNOWN, run.element)

    def _moves_words(self, node: Node, key: tuple[int, int], offsets: list[int]) -> bool:
        """True if an array of which nothing is known covers fields that differ: the words of structs that are swapped.

        Its element then is all that the fields are; which of them, nobody can tell from an index.
        """
        run = node.runs.get(key)
        if run is None or run.element.size is not None or knows_anything(run.element):
            return False
        anchor, stride = key
        found: dict[tuple[int, int], list[Evidence]] = {}
        for offset in offsets:
            if run.limit is None or offset < run.limit:
                for start, leaf in leaves(node.children[offset]):
                    if leaf.evidence is not None and leaf.size is not None:
                        found.setdefault(((offset + start - anchor) % stride, leaf.size), []).append(leaf.evidence)
        different = {
            place: facts for place, facts in found.items() if any(not agree(facts[0], other) for other in facts[1:])
        }
        for (phase, size), facts in different.items():
            for evidence in facts:
                for kind, rank, source in evidence.items():
                    self.state(self.piece(run.element, phase, size), kind, rank, source)
        return bool(different)

    def _settle_runs(self, node: Node, lower: tuple[int, int], upper: tuple[int, int]) -> None:
        """Two neighbouring runs: the lower goes on over the upper one, if they agree and it does not end before."""
        first, second = node.runs.get(lower), node.runs.get(upper)
        if first is None or second is None:
            return
        if first.limit is not None and first.limit <= upper[0]:
            return
        a, a_offset = find_shifted(first.element, upper[0] - lower[0])
        b, b_offset = find_shifted(second.element, 0)
        if a is b or a.period is None or b.period is None:
            return
        if lower[0] < upper[0] and self._begins_otherwise(node, upper, a, a_offset):
            return
        if first.goes_back and upper[0] == sum(lower) and self._is_cut_otherwise(node, upper, a, a_offset):
            return
        if a.period > b.period:
            a, a_offset, b, b_offset = b, b_offset, a, a_offset
        assert a.period is not None and b.period is not None
        is_same = lower[0] == upper[0] and is_number_by_bits(scalar_of(a), scalar_of(b))
        if is_same or (b.period % a.period == 0 and self._go_on(node, a, a_offset, b, b_offset)):
            self.unify_targets(a, a_offset, b, b_offset)

    def _go_on(self, node: Node, a: Node, a_offset: int, b: Node, b_offset: int) -> bool:
        """True if the elements of two runs agree; of a variable that is words and nothing else, also if some are addresses."""
        if self.compatible(a, a_offset, b, b_offset):
            return True
        return self._is_of_words(node) and self.compatible(a, a_offset, b, b_offset, holds_addresses=True)

    def _is_of_words(self, node: Node) -> bool:
        """True for a variable that is words and nothing else: a program may keep addresses in some of them."""
        return any(find(one) is node for one in self.words)

    def _begins_otherwise(self, node: Node, upper: tuple[int, int], element: Node, place: int) -> bool:
        """True if nothing is known of an array but the field that it begins with, and that is no such element."""
        run, field = node.runs[upper], node.children.get(upper[0])
        if field is None or knows_anything(run.element):
            return False
        return not self.piece_agrees(element, place, find(field))

    def _is_cut_otherwise(self, node: Node, upper: tuple[int, int], element: Node, place: int) -> bool:
        """True if what lies where an array ends, that is counted from there, is in pieces of other sizes than its elements.

        The marks of a hash table follow on its entries: they are bytes, be the entries integers or not.
        """
        field = node.children.get(upper[0])
        if field is None or knows_anything(node.runs[upper].element):
            return False
        pieces = [(start, leaf.size) for start, leaf in leaves(field) if leaf.size is not None]
        return any(other.size != size for start, size in pieces for other in overlapping(element, place + start, size))

    def _settle_unknown_step(self, node: Node, anchor: int, anchors: list[tuple[int, int]]) -> None:
        """A step of unknown length within an array of scalars leads to one of them."""
        index = bisect_right(anchors, (anchor, 1 << 62)) - 1
        unknown = node.runs.get((anchor, 1))
        if index < 0 or unknown is None:
            return
        element, place = find_shifted(node.runs[anchors[index]].element, anchor - anchors[index][0])
        if scalar_of(element) is not None:
            target, offset = find_shifted(unknown.element, 0)
            if element is not target and self.compatible(element, place, target, offset):
                self.unify_targets(target, offset, element, place)

    def _settle_inside(self, node: Node, offset: int, anchors: list[tuple[int, int]]) -> None:
        """Arrays that begin within a piece of which nothing is known as a whole (a struct that is copied) are in the piece as well."""
        child = find(node.children[offset])
        if child.evidence is not None and child.evidence.facts:
            return
        assert child.size is not None
        first = bisect_right(anchors, (offset, 1 << 62))
        for anchor, stride in anchors[first : bisect_left(anchors, (offset + child.size, 0))]:
            run = node.runs.get((anchor, stride))
            if run is None:
                continue
            is_aligned = (anchor - offset) % min(stride & -stride, WORD) == 0
            is_inside = is_aligned and anchor + stride <= offset + child.size and run.has_elements(anchor)
            if is_inside and self._fits(run.element, child, anchor - offset, stride):
                extent = run.extent.moved(-offset)._replace(goes_back=False)
                self._add_run(child, anchor - offset, stride, extent, run.element)
        self._solve()

    @staticmethod
    def _fits(element: Node, piece: Node, offset: int, size: int) -> bool:
        """True if what is known of a place in a piece is what an array's element has there, part by part."""
        element, shift = find_shifted(element, 0)
        theirs = dict(placed(element, shift, size))
        known = ((start, leaf) for start, leaf in placed(piece, offset, size) if leaf.evidence is not None)
        return all(
            (other := theirs.get(start)) is not None
            and other.size == leaf.size
            and agree(other.evidence, leaf.evidence)
            for start, leaf in known
        )

    def _settle_child(self, node: Node, offset: int, key: tuple[int, int]) -> None:
        run = node.runs.get(key)
        child = find(node.children[offset])
        assert child.size is not None
        if run is None or (run.limit is not None and run.limit <= offset):
            return
        anchor, stride = key
        if child.size > stride and (child.evidence is None or not child.evidence.facts):
            self._add_run(child, -(offset - anchor) % stride, stride, UNKNOWN, run.element)
            self._solve()
            return
        element, place = find_shifted(run.element, offset - anchor)
        is_sure = self._is_within(run, key, offset + child.size) or not knows_anything(run.element)
        if not is_sure and not self._is_known(element, place, child.size):
            return  # whether the array goes as far is not known: what nobody reads in its elements may be anything
        is_first = offset in (anchor, run.first(key) - stride) and is_number_by_bits(scalar_of(element), child)
        if (
            is_first
            or is_in_turn(word_of(element), child, offset == anchor)
            or self.piece_agrees(element, place, child, True)
            or (self._is_of_words(node) and self.piece_agrees(element, place, child, True, holds_addresses=True))
        ):
            self.unify(self.piece(element, place, child.size), child)
        else:  # the array ends before what does not fit
            run.limit = offset - (offset - anchor) % stride
            if run.limit <= anchor:
                self._arrays[node] = None  # it has no elements: an array before it may go on here

    @staticmethod
    def _is_within(run: Run, key: tuple[int, int], end: int) -> bool:
        """True if a field that ends there is in the array for sure: in its first element, or before its end."""
        return end <= run.first(key) or (run.bound is not None and end <= run.bound)

    @staticmethod
    def _is_known(element: Node, place: int, size: int) -> bool:
        """True if an access through the array tells something of these bytes of its element."""
        return any(leaf.evidence is not None and leaf.evidence.facts for leaf in overlapping(element, place, size))

    def compatible(self, a: Node, a_offset: int, b: Node, b_offset: int, holds_addresses: bool = False) -> bool:
        """True if no field of the repeated element `b` contradicts what `a` has in its place."""
        places = ((a_offset + at - b_offset, find(b.children[at])) for at in b.offsets)
        return all(self.piece_agrees(a, place, child, holds_addresses=holds_addresses) for place, child in places)

    def piece_agrees(
        self, node: Node, offset: int, piece: Node, in_turn: bool = False, holds_addresses: bool = False
    ) -> bool:
        """True if `piece` would not contradict what `node` knows at `offset`; `in_turn`: a word may hold one of several in turn;
        `holds_addresses`: an integer may be an address."""
        for start, leaf in leaves(piece):
            assert leaf.size is not None
            for other in overlapping(node, offset + start, leaf.size):
                if other is leaf or agree(other.evidence, leaf.evidence):
                    continue
                both = other.evidence, leaf.evidence
                is_same_size = other.size == leaf.size
                if is_same_size and in_turn and is_one_in_turn(*both):
                    continue
                # Bytes with marks of an address that is kept as an integer are looked at on their own.
                if holds_addresses and is_address_as_integer(*both):
                    continue
                if in_turn and is_address_as_integer(*both, True):
                    continue
                pairs = ((other.evidence, leaf.evidence), (leaf.evidence, other.evidence))
                if other.size != leaf.size or not any(gives_way(*pair) for pair in pairs):
                    return False
        return True
