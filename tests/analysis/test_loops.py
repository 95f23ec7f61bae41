from __future__ import annotations

from hypothesis import given, settings
from random_graphs import Graph, graphs, make_function, reachable

from enzyme_hub.analysis.flow.loops import LoopForest


def natural_loops(graph: Graph) -> dict[int, set[int]]:
    """By definition: for each header the nodes that reach one of its back edges without passing it."""
    live = reachable(graph, 0)
    found: dict[int, set[int]] = {}
    for source in live:
        for header in set(graph[source]):
            if source in reachable(graph, 0, without=header):
                continue
            body = {n for n in live if n != header and source in reachable(graph, n, without=header)}
            found.setdefault(header, {header}).update(body)
    return found


def is_reducible(graph: Graph) -> bool:
    """By definition: without the back edges nothing is cyclic."""
    live = reachable(graph, 0)
    forward = [
        [s for s in successors if node in live and node in reachable(graph, 0, without=s)]
        for node, successors in enumerate(graph)
    ]
    return all(
        node not in set().union(*(reachable(forward, s) for s in forward[node])) for node in live if forward[node]
    )


@settings(max_examples=500)
@given(graphs())
def test_loops_by_definition(graph: Graph) -> None:
    function = make_function(graph)
    forest = LoopForest(function)
    index = {block: i for i, block in enumerate(function.blocks)}
    expected = natural_loops(graph)
    assert {index[loop.header]: {index[b] for b in loop.blocks} for loop in forest.loops} == expected
    assert bool(forest.irreducible) == (not is_reducible(graph))
    for loop in forest.loops:
        header, body = index[loop.header], expected[index[loop.header]]
        around = [h for h, other in expected.items() if header in other]
        assert loop.depth == len(around)
        assert {index[b] for b in loop.latches} == {n for n in body if header in graph[n]}
        parents = [h for h in around if h != header]
        assert (loop.parent is None) == (not parents)
        if loop.parent is not None:
            assert index[loop.parent.header] == min(parents, key=lambda h: len(expected[h]))
            assert loop in loop.parent.children
            assert forest.loops.index(loop.parent) < forest.loops.index(loop)
        leaving = {(n, s) for n in body for s in graph[n] if s not in body}
        assert {(index[a], index[b]) for a, b in loop.exits} == leaving and len(loop.exits) == len(leaving)
    for node in range(len(graph)):
        around = [h for h, body in expected.items() if node in body]
        assert forest.depth(function.blocks[node]) == len(around)
        innermost = forest.loop_of(function.blocks[node])
        assert (innermost is None) == (not around)
        if innermost is not None:
            assert index[innermost.header] == min(around, key=lambda h: len(expected[h]))


def test_simplified_loop() -> None:
    # 0 entry -> 1 preheader -> 2 header -> 3 body -> 2, 2 -> 4 exit
    function = make_function([[1], [2], [3, 4], [2], []])
    (loop,) = LoopForest(function).loops
    blocks = function.blocks
    assert loop.preheader is blocks[1]
    assert loop.latch is blocks[3]
    assert loop.exits == [(blocks[2], blocks[4])]
    assert list(loop.blocks) == [blocks[2], blocks[3]]
    assert loop.contains(blocks[3]) and not loop.contains(blocks[4])


def test_entry_that_branches_is_no_preheader() -> None:
    function = make_function([[1, 2], [1, 2], []])
    (loop,) = LoopForest(function).loops
    assert loop.preheader is None
    assert loop.entering == [function.entry]


def test_common_loop() -> None:
    # outer 1..4 holds two inner loops 2 and 3
    function = make_function([[1], [2], [2, 3], [3, 4], [1, 5], []])
    forest = LoopForest(function)
    blocks = function.blocks
    common = forest.common(blocks[2], blocks[3])
    assert common is not None and common.header is blocks[1]
    assert forest.common(blocks[2], blocks[5]) is None
    assert [loop.header for loop in forest.outermost] == [blocks[1]]


def test_irreducible_flow_is_reported() -> None:
    function = make_function([[1, 2], [2], [1, 3], []])
    forest = LoopForest(function)
    assert forest.loops == [] and forest.irreducible


def test_deep_functions() -> None:
    # A long straight body in one loop, and many loops in a row.
    n = 30_000
    body = make_function([[i + 1] for i in range(n)] + [[1, n + 1], []])
    (loop,) = LoopForest(body).loops
    assert len(loop.blocks) == n
    row = make_function([[i + 1] if i == 0 else [i, i + 1] for i in range(n)] + [[]])
    assert len(LoopForest(row).loops) == n - 1
