from __future__ import annotations

import pytest
from hypothesis import given, settings
from random_graphs import Graph, graphs, make_function, reachable

from enzyme_hub.analysis.flow.dominators import DominatorTree, PostDominatorTree
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.instructions import BinaryOp, Invoke, Phi
from enzyme_hub.ir.module import Module
from enzyme_hub.ir.values import ConstantInt


def dominators(graph: Graph) -> dict[int, set[int]]:
    """By definition: a dominates b if b cannot be reached without a."""
    live = reachable(graph, 0)
    return {b: {a for a in live if b not in reachable(graph, 0, without=a)} for b in live}


@settings(max_examples=300)
@given(graphs())
def test_dominators_by_definition(graph: Graph) -> None:
    function = make_function(graph)
    tree = DominatorTree(function)
    expected = dominators(graph)
    for b in range(len(graph)):
        for a in range(len(graph)):
            wanted = b not in expected or a in expected[b]
            assert tree.dominates(function.blocks[a], function.blocks[b]) == wanted
    for b, above in expected.items():
        strict = above - {b}
        idom = tree.idom(function.blocks[b])
        assert (idom is None) == (not strict)
        if idom is not None:
            assert expected[function.blocks.index(idom)] == strict


@given(graphs())
def test_nearest_common_dominator(graph: Graph) -> None:
    function = make_function(graph)
    tree = DominatorTree(function)
    expected = dominators(graph)
    for a in expected:
        for b in expected:
            found = tree.nearest_common_dominator(function.blocks[a], function.blocks[b])
            both = expected[a] & expected[b]
            assert expected[function.blocks.index(found)] == both


@given(graphs())
def test_children_and_preorder(graph: Graph) -> None:
    function = make_function(graph)
    tree = DominatorTree(function)
    order = tree.preorder()
    assert set(order) == set(tree.cfg.blocks)
    for index, block in enumerate(order):
        for child in tree.children(block):
            assert tree.idom(child) is block
            assert order.index(child) > index


@settings(max_examples=300)
@given(graphs())
def test_postdominators_by_definition(graph: Graph) -> None:
    function = make_function(graph)
    tree = PostDominatorTree(function)
    live = reachable(graph, 0)

    def ends(start: int, without: int | None = None) -> set[int]:
        return {n for n in reachable(graph, start, without) if not graph[n]}

    for b in live:
        for a in live:
            wanted = a == b or (bool(ends(b)) and bool(ends(a)) and not ends(b, without=a))
            assert tree.dominates(function.blocks[a], function.blocks[b]) == wanted


def test_postdominators_of_what_returns_ignore_panics() -> None:
    # 0 -> 1 or 2 (panic), 1 -> 3 (return)
    module = Module()
    function = module.define("f", types.function(types.void, (types.i1,)))
    blocks = [function.add_block(str(i)) for i in range(4)]
    Builder(blocks[0]).branch_if(function.arguments[0], blocks[1], blocks[2])
    Builder(blocks[1]).branch(blocks[3])
    Builder(blocks[2]).unreachable()
    Builder(blocks[3]).ret()
    assert PostDominatorTree(function).ipdom(blocks[0]) is None
    returning = PostDominatorTree(function, returning=True)
    assert returning.ipdom(blocks[0]) is blocks[1]
    assert returning.ipdom(blocks[1]) is blocks[3]
    assert not returning.dominates(blocks[3], blocks[2])


@given(graphs())
def test_dominating_edges_by_definition(graph: Graph) -> None:
    function = make_function(graph)
    tree = DominatorTree(function)
    live = reachable(graph, 0)
    for source in live:
        for target in set(graph[source]):
            cut = [list(s) for s in graph]
            if cut[source].count(target) == 1:
                cut[source].remove(target)
            left = reachable(cut, 0)
            for block in live:
                found = tree.dominates_edge(function.blocks[source], function.blocks[target], function.blocks[block])
                assert found == (block not in left)


def test_uses() -> None:
    module = Module()
    function = module.define("f", types.function(types.i32, (types.i1,)))
    entry, left, join = (function.add_block(n) for n in ("entry", "left", "join"))
    one = ConstantInt(types.i32, 1)
    builder = Builder(entry)
    a = builder.insert(BinaryOp("add", one, one))
    b = builder.insert(BinaryOp("add", a, a))
    builder.branch_if(function.arguments[0], left, join)
    c = Builder(left).insert(BinaryOp("add", b, one))
    Builder(left).branch(join)
    phi = Phi(types.i32, [(c, left), (a, entry)])
    Builder(join).insert(phi)
    Builder(join).ret(phi)
    bad = BinaryOp("add", c, one)
    join.instructions.insert(1, bad)
    bad.block = join
    tree = DominatorTree(function)
    assert all(tree.dominates_use(a, use) for use in a.uses)
    assert tree.dominates_instruction(a, b) and not tree.dominates_instruction(b, a)
    assert not tree.dominates_instruction(a, a)
    assert [tree.dominates_use(c, use) for use in c.uses] == [True, False]


def test_order_within_a_block_follows_changes() -> None:
    module = Module()
    function = module.define("f", types.function(types.void, ()))
    entry = function.add_block("entry")
    one = ConstantInt(types.i32, 1)
    first, second = BinaryOp("add", one, one), BinaryOp("mul", one, one)
    Builder(entry).insert(first)
    Builder(entry).insert(second)
    Builder(entry).ret()
    tree = DominatorTree(function)
    assert tree.comes_before(first, second)
    entry.instructions[0], entry.instructions[1] = second, first
    assert tree.comes_before(second, first)


def test_the_result_of_an_invoke_is_there_only_after_normal_return() -> None:
    module = Module()
    callee = module.declare("g", types.function(types.i32, ()))
    function = module.define("f", types.function(types.i32, ()))
    entry, normal, unwind = (function.add_block(n) for n in ("entry", "normal", "unwind"))
    invoke = Invoke("invoke", callee.value_type, callee, [], blocks=[normal, unwind])
    Builder(entry).insert(invoke)
    Builder(normal).ret(invoke)
    Builder(unwind).ret(invoke)
    tree = DominatorTree(function)
    assert [tree.dominates_use(invoke, use) for use in invoke.uses] == [True, False]


@pytest.mark.parametrize("shape", ["chain", "early exits", "cleanups", "diamonds"])
def test_large_graphs(shape: str) -> None:
    """Shapes on which simpler algorithms recurse too deeply, or are quadratic: those would not end."""
    n = 50_000
    if shape == "chain":
        graph = [[i + 1] for i in range(n)] + [[]]
    elif shape == "early exits":
        graph = [[i + 1, n] for i in range(n)] + [[]]
    elif shape == "cleanups":
        graph = [[i + 1, 2 * n - i] for i in range(n)] + [[i + 1] for i in range(n, 2 * n)] + [[]]
    else:
        graph = [s for i in range(0, 3 * n, 3) for s in ([i + 1, i + 2], [i + 3], [i + 3])] + [[]]
    function = make_function(graph)
    tree = DominatorTree(function)
    assert PostDominatorTree(function, tree.cfg) is not None
    assert tree.dominates(function.entry, function.blocks[-1])
