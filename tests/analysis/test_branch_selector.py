from __future__ import annotations

from hypothesis import given, settings
from random_graphs import Graph, graphs, make_function, reachable

from enzyme_hub.analysis.flow.branch_selector import branch_selector
from enzyme_hub.analysis.flow.loops import LoopForest


def ways_by_definition(graph: Graph, decider: int, block: int) -> list[set[int]]:
    """For each successor position of `decider`: the predecessors through which `block` can be reached before `decider` runs again."""
    found = []
    for successor in graph[decider]:
        between = reachable(graph, successor, without=decider)
        straight = {decider} if successor == block else set()
        found.append(straight | {node for node in between if block in graph[node]})
    return found


@settings(max_examples=1500)
@given(graphs(max_size=10))
def test_selected_ways_by_definition(graph: Graph) -> None:
    function = make_function(graph)
    forest = LoopForest(function)
    index = {block: i for i, block in enumerate(function.blocks)}
    for block in forest.cfg.blocks:
        decider = forest.domtree.idom(block)
        found = branch_selector(block, forest)
        if decider is None or forest.loop_of(decider) is not forest.loop_of(block):
            assert found is None
            continue
        expected = ways_by_definition(graph, index[decider], index[block])
        decides = len(graph[index[decider]]) > 1 and all(len(preds) <= 1 for preds in expected)
        assert (found is not None) == decides
        if found is not None:
            terminator, ways = found
            assert terminator is decider.terminator
            assert {p: {index[b]} for p, b in ways.items()} == {p: preds for p, preds in enumerate(expected) if preds}


def selected(graph: Graph, block: int) -> dict[int, int] | None:
    function = make_function(graph)
    found = branch_selector(function.blocks[block], LoopForest(function))
    return None if found is None else {p: function.blocks.index(b) for p, b in found[1].items()}


def test_if_else() -> None:
    assert selected([[1, 2], [3], [3], []], 3) == {0: 1, 1: 2}


def test_if_without_else() -> None:
    assert selected([[1, 2], [2], []], 2) == {0: 1, 1: 0}


def test_switch_with_shared_cases() -> None:
    assert selected([[1, 2, 1, 3], [4], [4], [], []], 4) == {0: 1, 1: 2, 2: 1}


def test_arms_that_branch_and_loop_inside() -> None:
    # 0 -> 1 (an if of its own: 2 or 3, meeting in 4) or 5 (a loop); both meet in 6
    assert selected([[1, 5], [2, 3], [4], [4], [6], [5, 6], []], 6) == {0: 4, 1: 5}


def test_either_of_two_conditions_is_not_decided_by_the_first() -> None:
    # if (a || b) 2 else 3, meeting in 4
    assert selected([[2, 1], [2, 3], [4], [4], []], 4) is None
    # 2 itself is entered straight from 0, or through 1.
    assert selected([[2, 1], [2, 3], [4], [4], []], 2) == {0: 0, 1: 1}


def test_loop_headers_and_exits_are_not_decided() -> None:
    # 1 is a header; its loop leaves from 1 and from 2 to 3
    graph = [[1], [2, 3], [1, 3], []]
    assert selected(graph, 1) is None
    assert selected(graph, 3) is None


def test_a_merge_inside_a_loop() -> None:
    assert selected([[1], [2, 3], [4], [4], [1, 5], []], 4) == {0: 2, 1: 3}


def test_a_switch_of_many_merges() -> None:
    """Would not end if each merge looked at all the others."""
    # 0 -> 1..n, each i -> i + 1: every block but the first is a merge below 0
    n = 1_000
    function = make_function([list(range(1, n)), *([i + 1] for i in range(1, n)), []])
    forest = LoopForest(function)
    assert branch_selector(function.blocks[n], forest) is None
    assert branch_selector(function.blocks[2], forest) is not None
    for block in function.blocks:
        branch_selector(block, forest)
