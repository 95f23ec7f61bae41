"""Bytes that may be the same although they were not unified.

Where an array of unknown length meets a field of another type, the graph takes the array to end (`Graph.settle`). That is
right for the double behind an array of counts, and wrong for doubles that were copied into an array of words. Types may
be mistaken there; what follows the bytes of numbers must not be. So this is the list of what the graph left apart: the
elements of arrays that are no floats beside the floats they may cover.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import product
from math import gcd

from enzyme_hub.analysis.types.answers import scan
from enzyme_hub.analysis.types.apart import DEEPEST, Place, spread
from enzyme_hub.analysis.types.evidence import INTEGER, POINTER, Kind
from enzyme_hub.analysis.types.graph import WORD, Graph
from enzyme_hub.analysis.types.nodes import Node, Run, find, find_shifted, leaves, led_to, placed
from enzyme_hub.base.worklist import reachable
from enzyme_hub.ir.types import FloatType, f64

MOST_LEAVES = 256  # of one array or field; beyond, all of them count as one place


class Overlaps:
    """The places that may share bytes. `of(leaf)` are the leaves that may share bytes with this one.

    `certain` are the elements of arrays that lie on numbers for sure: with their first element, or in a variable that is
    an array of words from one end to the other. `kept_apart` are those of which only their types say that they
    are different things: what different functions take one pointer to lead to. `of_another_format` are the numbers that may
    share bytes with numbers of other formats, or, if they are no doubles, with pointers. `in_turn` are words that may lie where
    another is: a double, and a pointer.
    """

    def __init__(self, graph: Graph, apart: Iterable[tuple[Place, Place]] = ()) -> None:
        self._of: dict[Node, dict[Node, None]] = {}
        self.certain: set[Node] = set()
        self.kept_apart: set[Node] = set()
        self.in_records: set[Node] = set()  # in variables that are arrays of structs, from one end to the other
        self.in_step: set[Node] = set()  # where an array of structs would have a number if it went on
        self.in_turn: set[Node] = set()
        self.of_another_format: dict[Node, dict[Node, None]] = {}
        self.elements: set[Node] = set()  # of arrays: what moving pointers lead to
        self._words = _extents(graph.words)
        self._records = {find(node): sizes for node, sizes in graph.records.items() if not find_shifted(node, 0)[1]}
        for node in dict.fromkeys(map(find, graph.arrays)):
            for key, run in node.runs.items():
                self.elements.add(find_shifted(run.element, 0)[0])
                self._meet_fields(node, key, run)
                self._meet_runs(node, key, run)
        for one, other in apart:
            self._meet_objects(one, other)

    def of(self, leaf: Node) -> tuple[Node, ...]:
        """Without the leaf itself."""
        return tuple(self._of.get(leaf, ()))

    def _meet_fields(self, node: Node, key: tuple[int, int], run: Run) -> None:
        anchor, stride = key
        for offset in node.offsets:
            child = find(node.children[offset])
            assert child.size is not None
            if offset + child.size <= anchor or (run.bound is not None and offset >= run.bound):
                continue
            for start, leaf in leaves(child)[:MOST_LEAVES]:
                assert leaf.size is not None
                place = offset + start - anchor
                if stride == 1:
                    inside = [(at - place, element) for at, element in _placed(run)]  # the first; others are anywhere
                else:
                    inside = placed(run.element, place % stride, leaf.size)
                for at, element in inside:
                    if at == 0 and stride > 1:
                        self._meet_words(element, leaf)
                    is_first = offset + start < run.first(key) if stride > 1 else _lie_on(at, element, leaf)
                    is_of_words = self._is_of_words(node, offset + start, element, leaf)
                    self._relate(element, leaf, is_first or is_of_words)
                    if _is_float(element) == _is_float(leaf):
                        continue
                    if self._is_of_records(node, key, offset + start):
                        self.in_records.update((element, leaf))
                    is_in_step = run.bound is None and stride > leaf.size and leaf.size == element.size
                    if is_in_step and not _has_pointers_on_numbers(node, anchor + place - place % stride, run):
                        self.in_step.update((element, leaf))

    def _is_of_words(self, node: Node, offset: int, a: Node, b: Node, goes_on: bool = False) -> bool:
        """True for a place in a variable that is words and nothing else, and has room for the number: pointers through it may stop
        anywhere. `goes_on`: and for all places behind."""
        room = (a if _is_float(a) else b).size or 1
        return any(
            (end - first >= room and (first <= offset or goes_on) and offset < end) or node.period is not None
            for first, end in self._words.get(node, ())
        )

    def _is_of_records(self, node: Node, key: tuple[int, int], offset: int) -> bool:
        """True for a place in a variable that is an array of structs, if the elements of another array are these structs."""
        size, end = self._records.get(node, (0, 0))
        return 0 < size == key[1] and key[0] < size and offset < end

    def _meet_objects(self, one: Place, other: Place, depth: int = DEEPEST) -> None:
        """Two objects that a pointer may lead to, with what pointers in the same place of both lead to."""
        theirs = list(spread(*other))
        for start, leaf in spread(*one):
            for place, another in theirs:
                if leaf is another or place >= start + (leaf.size or 0) or start >= place + (another.size or 0):
                    continue
                self._of.setdefault(leaf, {})[another] = None
                self._of.setdefault(another, {})[leaf] = None
                self.kept_apart.update((leaf, another))
                if depth and leaf.target is not None and another.target is not None and start == place:
                    self._meet_objects(find_shifted(*leaf.target), find_shifted(*another.target), depth - 1)

    def _meet_runs(self, node: Node, key: tuple[int, int], run: Run) -> None:
        for other_key, other in node.runs.items():
            if other is run or other_key < key or (run.bound is not None and run.bound <= other_key[0]):
                continue
            for (start, one), (place, another) in product(_placed(run), _placed(other)):
                if (ahead := _may_share(key, (start, one, run), other_key, (place, another, other))) is not None:
                    if ahead == 0:
                        self._meet_words(one, another)
                    ahead_of = other_key[0] + place - key[0] - start
                    is_known = min(key[1], other_key[1]) > 1
                    is_first = other_key[0] < run.first(key) if is_known else _lie_on(ahead_of, another, one)
                    is_of_words = self._is_of_words(node, other_key[0], one, another, True)
                    self._relate(one, another, is_first or is_of_words)

    def _meet_words(self, a: Node, b: Node) -> None:
        """Two words that begin at the same byte, of which one is a double and the other a pointer, or each at times."""
        if a is b or not a.size == b.size == WORD or a.evidence is None or b.evidence is None:
            return
        kinds = (*a.evidence.best(), *b.evidence.best())
        if f64 in kinds and POINTER in kinds:
            self.in_turn.update((a, b))

    def _relate(self, a: Node, b: Node, first: bool) -> None:
        """One is the element of an array; `first` if the other lies on the first element."""
        if a is b:
            return
        if _are_of_two_formats(a, b):
            self.of_another_format.setdefault(a, {})[b] = None
            self.of_another_format.setdefault(b, {})[a] = None
        if _is_float(a) == _is_float(b):
            return
        self._of.setdefault(a, {})[b] = None
        self._of.setdefault(b, {})[a] = None
        if first:
            self.certain.update((a, b))


def _lie_on(ahead: int, one: Node, other: Node) -> bool:
    """True if a scalar shares a byte with another, from which it begins so many bytes ahead."""
    return -(one.size or 1) < ahead < (other.size or 1)


def _extents(variables: Mapping[Node, int]) -> dict[Node, list[tuple[int, int]]]:
    """Where variables of these sizes lie in the objects that they were unified with.

    A record is no array of words for that a function is given one of its integers, or a variable, in turn.
    """
    found: dict[Node, list[tuple[int, int]]] = {}
    for variable, size in variables.items():
        node, start = find_shifted(variable, 0)
        found.setdefault(node, []).append((start, start + size))
    return found


def _elements(run: Run) -> list[Node]:
    """The scalars of an array's element."""
    return [leaf for _, leaf in _placed(run)]


def _placed(run: Run) -> list[tuple[int, Node]]:
    """The scalars of an array's element, with their places in it."""
    element, shift = find_shifted(run.element, 0)
    found = [(o + start - shift, leaf) for o in element.offsets for start, leaf in leaves(element.children[o])]
    return found[:MOST_LEAVES]


def _has_pointers_on_numbers(node: Node, at: int, run: Run) -> bool:
    """True if a pointer of an array's element would lie on a number, did the array have an element there: then it has none."""
    element, shift = find_shifted(run.element, 0)
    pointers = (part for part in scan(element, shift, element.period or 0) if part.kind == POINTER)
    return any(
        isinstance(other.kind, FloatType) for part in pointers for other in scan(node, at + part.offset, part.size)
    )


_Key = tuple[int, int]
_InRun = tuple[int, Node, Run]


def _may_share(key: _Key, one: _InRun, other_key: _Key, other: _InRun) -> int | None:
    """How far a scalar of another array's element begins behind one of this array's, if the two may share a byte: each is there at every
    stride."""
    periods = (find(run.element).period for _, _, run in (one, other))
    step = gcd(key[1], other_key[1], *(period for period in periods if period is not None))
    ahead = (other_key[0] + other[0] - key[0] - one[0]) % step
    size, other_size = one[1].size or step, other[1].size or step
    return ahead if ahead < size or step - ahead < other_size else None


def has_float(leaf: Node) -> bool:
    """True if anything says that the scalar is a floating-point number, or a part of one."""
    return leaf.evidence is not None and bool(leaf.evidence.floats)


def _is_float(leaf: Node) -> bool:
    """True if it is taken for a number, or for a part of one, as far as that is known."""
    return has_float(leaf) and leaf.evidence is not None and leaf.evidence.decide() != INTEGER


def _formats(leaf: Node) -> set[Kind]:
    return set(leaf.evidence.floats) if leaf.evidence is not None else set()


def _are_of_two_formats(a: Node, b: Node) -> bool:
    """True for numbers of two formats, and for a pointer and a number that is no double: for those there are words in turn."""
    if _is_float(a) and _is_float(b):
        return _formats(a) != _formats(b)
    number, other = (a, b) if _is_float(a) else (b, a)
    is_pointer = other.evidence is not None and POINTER in other.evidence.best()
    return is_pointer and _is_float(number) and _formats(number) != {f64}


def everything_behind(*nodes: Node) -> Iterator[Node]:
    """Objects, their parts, and all that pointers in them lead to, each once."""
    return reachable(map(find, nodes), led_to)


def all_leaves(*nodes: Node) -> Iterator[Node]:
    """The scalars of objects, of their arrays, and of all that pointers in them lead to, each once."""
    found = everything_behind(*nodes)
    return (one for one in found if not one.offsets and not one.runs and one.size is not None)
