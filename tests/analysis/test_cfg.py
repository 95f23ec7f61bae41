from __future__ import annotations

from hypothesis import given
from random_graphs import Graph, graphs, make_function, reachable

from enzyme_hub.analysis.flow.cfg import CFG, reverse_postorder


@given(graphs())
def test_order_holds_the_reachable_blocks_once(graph: Graph) -> None:
    function = make_function(graph)
    order = reverse_postorder(function)
    assert order[0] is function.entry
    assert len(order) == len(set(order))
    assert {function.blocks.index(b) for b in order} == reachable(graph, 0)


@given(graphs())
def test_order_puts_blocks_before_successors_unless_in_a_cycle(graph: Graph) -> None:
    function = make_function(graph)
    number = {function.blocks.index(b): i for i, b in enumerate(reverse_postorder(function))}
    for source in number:
        for target in graph[source]:
            if source not in reachable(graph, target):
                assert number[source] < number[target]


@given(graphs())
def test_neighbours_and_return(graph: Graph) -> None:
    function = make_function(graph)
    cfg = CFG(function)
    blocks = function.blocks
    live = reachable(graph, 0)
    for node in live:
        assert {blocks.index(s) for s in cfg.succs[blocks[node]]} == set(graph[node])
        assert len(set(cfg.succs[blocks[node]])) == len(cfg.succs[blocks[node]])
        assert {blocks.index(p) for p in cfg.preds[blocks[node]]} == {p for p in live if node in graph[p]}
    returning = {n for n in live if any(not graph[m] for m in reachable(graph, n))}
    assert {blocks.index(b) for b in cfg.reaches_return} == returning


def test_a_block_before_unreachable_does_not_reach_a_return() -> None:
    function = make_function([[1, 2], [], []], ends="unreachable")
    assert CFG(function).reaches_return == set()


def test_deep_functions_do_not_recurse() -> None:
    size = 100_000
    function = make_function([[i + 1] for i in range(size)] + [[]])
    assert len(reverse_postorder(function)) == size + 1
