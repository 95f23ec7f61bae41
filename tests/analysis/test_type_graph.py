"""Unification of bytes: splitting, copying, repeating."""

from __future__ import annotations

import random
from typing import SupportsIndex

import pytest

from enzyme_hub.analysis.types.answers import merged, repeated, scan, shortened
from enzyme_hub.analysis.types.evidence import ACCESS, DEBUG, INTEGER, Source
from enzyme_hub.analysis.types.graph import Graph
from enzyme_hub.analysis.types.nodes import Node, find
from enzyme_hub.analysis.types.overlap import Overlaps, has_float
from enzyme_hub.ir import types

HERE = Source(None, "a test")


def kinds(node: Node, offset: int, size: int) -> list[tuple[int, str | None]]:
    return [(part.offset, None if part.kind is None else str(part.kind)) for part in scan(node, offset, size)]


def test_a_copied_range_is_shared_both_ways() -> None:
    graph, a, b = Graph(), Node(None), Node(None)
    graph.unify(graph.piece(a, 8, 16), graph.piece(b, 0, 16))
    graph.state(graph.piece(a, 8, 8), types.f64, ACCESS, HERE)
    graph.state(graph.piece(b, 8, 4), types.f32, ACCESS, HERE)
    assert kinds(b, 0, 8) == [(0, "double")]
    assert kinds(a, 16, 4) == [(0, "float")]
    assert kinds(a, 0, 8) == [(0, None)]


def test_ranges_that_overlap_are_cut() -> None:
    graph, a, b, c = Graph(), Node(None), Node(None), Node(None)
    graph.unify(graph.piece(a, 0, 16), graph.piece(b, 0, 16))
    graph.unify(graph.piece(a, 8, 16), graph.piece(c, 0, 16))
    graph.state(graph.piece(b, 8, 8), types.f64, ACCESS, HERE)
    graph.state(graph.piece(c, 8, 8), INTEGER, ACCESS, HERE)
    assert kinds(c, 0, 16) == [(0, "double"), (8, "integer")]
    assert kinds(a, 8, 16) == [(0, "double"), (8, "integer")]


def test_pointers_to_one_place_merge_what_is_behind_them() -> None:
    graph = Graph()
    p, q = Node(8), Node(8)
    there, here = graph.pointee(p)[0], graph.pointee(q)[0]
    graph.state(graph.piece(there, 8, 8), types.f64, ACCESS, HERE)
    q.target = (here, 4)  # q points 4 bytes into its object
    graph.unify(p, q)
    assert kinds(here, 12, 8) == [(0, "double")]
    assert find(p) is find(q)


def test_an_array_answers_for_every_element() -> None:
    graph, a = Graph(), Node(None)
    element, offset = graph.element(a, 16, 24)
    graph.state(graph.piece(element, offset, 8), types.f64, ACCESS, HERE)
    graph.state(graph.piece(element, offset + 8, 16), INTEGER, ACCESS, HERE)
    assert kinds(a, 16 + 48, 24) == [(0, "double"), (8, "integer")]
    assert kinds(a, 0, 16) == [(0, None)]
    found = repeated(a, 16)
    assert found is not None and found[1] == 24


def test_an_array_ends_before_a_field_that_contradicts_it() -> None:
    graph, a = Graph(), Node(None)
    element, offset = graph.element(a, 0, 8)
    graph.state(graph.piece(element, offset, 8), types.f64, ACCESS, HERE)
    graph.state(graph.piece(a, 32, 8), INTEGER, ACCESS, HERE)
    graph.piece(a, 16, 8)
    graph.piece(a, 40, 8)
    graph.settle()
    assert kinds(a, 16, 8) == [(0, "double")]
    assert kinds(a, 32, 16) == [(0, "integer"), (8, None)]


def test_strides_meet_in_what_divides_both() -> None:
    graph, a, b = Graph(), Node(None), Node(None)
    graph.unify_targets(*graph.element(a, 0, 16), *graph.element(b, 0, 24))
    graph.state(graph.piece(*graph.element(a, 0, 16), 8), types.f64, ACCESS, HERE)
    assert kinds(b, 40, 8) == [(0, "double")]


def test_stronger_evidence_decides() -> None:
    graph, a = Graph(), Node(None)
    graph.state(graph.piece(a, 0, 8), INTEGER, DEBUG, HERE)
    graph.state(graph.piece(a, 0, 8), types.f64, ACCESS, HERE)
    assert kinds(a, 0, 8) == [(0, "double")]
    graph.state(graph.piece(a, 0, 8), types.f32, ACCESS, HERE)
    assert kinds(a, 0, 8) == [(0, None)]


def test_the_shortest_pattern() -> None:
    graph, a = Graph(), Node(None)
    for offset in range(0, 96, 24):
        graph.state(graph.piece(a, offset, 8), types.f64, ACCESS, HERE)
        graph.state(graph.piece(a, offset + 8, 16), INTEGER, ACCESS, HERE)
    parts = merged(scan(a, 0, 96))
    assert parts is not None and shortened(parts, 96).period == 24


class Counted(list[tuple[Node, int, Node, int]]):
    """Equations that wait, until too many were taken."""

    left = 5_000

    def pop(self, index: SupportsIndex = -1) -> tuple[Node, int, Node, int]:
        self.left -= 1
        assert self.left, "the equations have no end"
        return super().pop(index)


@pytest.mark.parametrize("seed", range(0, 3_000, 100))
def test_random_equations_have_an_end(seed: int) -> None:
    for each in range(seed, seed + 100):
        choose, graph, pointers = random.Random(each), Graph(), [Node(8) for _ in range(4)]
        graph._pending = Counted()
        places: list[tuple[Node, int]] = [(Node(None), 0), (Node(None), 0)]
        for _ in range(choose.randint(3, 14)):
            (node, offset), other = choose.choices(places, k=2)
            size = choose.choice((1, 4, 8, 16, 24))
            match choose.randrange(7):
                case 0:
                    places.append(graph.element(node, offset, choose.choice((1, 1, 2, 3, 4, 8, 12, 24))))
                case 1:
                    places.append((node, offset + choose.choice((-8, 1, 4, 8, 24))))
                case 2:
                    graph.unify_targets(node, offset, *other)
                case 3:
                    graph.unify(graph.piece(node, offset, size), graph.piece(*other, size))
                case 4:
                    graph.unify(graph.piece(node, offset, 8), choose.choice(pointers))
                case 5:
                    places.append(graph.pointee(choose.choice(pointers)))
                case 6:
                    graph.state(graph.piece(node, offset, size), choose.choice((INTEGER, types.f64)), ACCESS, HERE)
        graph.settle()


def test_words_of_the_debugger_give_way_to_numbers() -> None:
    graph, numbers, words = Graph(), Node(None), Node(None)
    graph.unify(graph.piece(words, 0, 16), graph.piece(numbers, 0, 16))
    for offset in (0, 8):
        graph.state(graph.piece(words, offset, 8), INTEGER, DEBUG, HERE)
    element = graph.element(numbers, 0, 8)
    graph.state(graph.piece(*element, 8), types.f64, ACCESS, HERE)
    graph.settle()
    assert kinds(words, 0, 16) == [(0, "double"), (8, "double")]


def test_what_the_graph_leaves_apart_is_listed() -> None:
    graph, record = Graph(), Node(None)
    count, number = graph.piece(record, 0, 8), graph.piece(record, 16, 8)
    graph.state(count, INTEGER, ACCESS, HERE)
    graph.state(number, types.f64, ACCESS, HERE)
    element = graph.piece(*graph.element(record, 0, 8), 8)
    graph.state(element, INTEGER, ACCESS, HERE)
    graph.settle()
    assert kinds(record, 16, 8) == [(0, "double")]  # the array is taken to end before it
    overlaps = Overlaps(graph)
    assert [has_float(leaf) for leaf in overlaps.of(find(element))] == [True]
    assert find(element) not in overlaps.certain


def test_parts_of_numbers_are_known_as_such() -> None:
    graph, memory = Graph(), Node(None)
    half = graph.piece(memory, 4, 4)
    graph.state(graph.piece(memory, 0, 8), types.f64, ACCESS, HERE)
    assert has_float(find(half))
    assert has_float(find(graph.piece(memory, 0, 4)))


def test_an_object_that_becomes_another_while_its_arrays_are_settled() -> None:
    """An array within a copied piece begins with a pointer to the object itself, as the piece says, and as others say to another."""
    graph, node, other = Graph(), Node(None), Node(None)
    for k in range(20):
        graph.state(graph.piece(other, 64 + 8 * k, 8), types.f64, ACCESS, HERE)
    piece, word = graph.piece(node, 0, 48), graph.piece(node, 48, 8)
    for start, target in ((node, node), (piece, other)):
        element, offset = graph.element(start, 8, 16)
        first = graph.piece(element, offset, 8)
        graph.unify_targets(*graph.pointee(first), target, 0)
    graph.state(word, types.f64, ACCESS, HERE)
    graph.settle()
    assert find(node) is find(other)
    assert kinds(other, 48, 8) == kinds(other, 64, 8) == [(0, "double")]
