"""What lies between the same two barriers, against all ways through random graphs."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st
from random_graphs import Graph, graphs, make_function

from enzyme_hub.analysis.flow.cfg import CFG
from enzyme_hub.analysis.flow.reachability import Order
from enzyme_hub.analysis.sharing.intervals import FIRST, Intervals
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.module import Function

Place = tuple[int, int]  # a block, and the position in it
NOTHING = types.function(types.void, ())


def with_calls(graph: Graph, calls: list[str]) -> Function:
    """Block i begins with the calls that calls[i] says: of a barrier (b), or of something else (o)."""
    function = make_function(graph)
    barrier, other = (function.module.declare(name, NOTHING) for name in ("__kmpc_barrier", "other"))
    for block, words in zip(function.blocks, calls, strict=False):
        for position, word in enumerate(words):
            block.insert(position, inst.Call(NOTHING, barrier if word == "b" else other, []))
    return function


def steps(function: Function) -> dict[Place, list[Place]]:
    """What comes behind each instruction."""
    number = {block: k for k, block in enumerate(function.blocks)}
    found: dict[Place, list[Place]] = {}
    for k, block in enumerate(function.blocks):
        for position in range(len(block.instructions) - 1):
            found[k, position] = [(k, position + 1)]
        found[k, len(block.instructions) - 1] = [(number[s], 0) for s in block.successors]
    return found


def is_barrier(function: Function, place: Place) -> bool:
    i = function.blocks[place[0]].instructions[place[1]]
    return isinstance(i, inst.CallBase) and i.callee.name == "__kmpc_barrier"


def without_barrier(function: Function, starts: list[Place]) -> set[Place]:
    """Where control comes from there before it has passed a barrier, these included."""
    following, found, work = steps(function), set[Place](), list(starts)
    while work:
        place = work.pop()
        if place not in found:
            found.add(place)
            work.extend([] if is_barrier(function, place) else following[place])
    return found


CALLS = st.lists(st.sampled_from(["", "o", "b", "ob", "bo", "obo"]), min_size=8, max_size=8)


@settings(max_examples=100)
@given(graphs(8), CALLS)
def test_intervals_by_definition(graph: Graph, calls: list[str]) -> None:
    function = with_calls(graph, calls)
    cfg = CFG(function)
    intervals = Intervals(cfg)
    live = [
        (k, p) for k, block in enumerate(function.blocks) if block in cfg.number for p in range(len(block.instructions))
    ]
    following = steps(function)
    first = without_barrier(function, [(0, 0)])
    behind = {place: without_barrier(function, following[place]) for place in live if is_barrier(function, place)}
    for place in live:
        found = intervals.of(function.blocks[place[0]].instructions[place[1]])
        assert bool(found & FIRST) == (place in first)
        assert (found & ~FIRST).bit_count() == sum(place in places for places in behind.values())
    for a in live:
        for b in live:
            together = any({a, b} <= places for places in (first, *behind.values()))
            bits = [intervals.of(function.blocks[k].instructions[p]) for k, p in (a, b)]
            assert bool(bits[0] & bits[1]) == together


@settings(max_examples=100)
@given(graphs(8), CALLS)
def test_returning_without_a_barrier(graph: Graph, calls: list[str]) -> None:
    function = with_calls(graph, calls)
    cfg = CFG(function)
    intervals = Intervals(cfg)
    following = steps(function)
    live = [
        (k, p) for k, block in enumerate(function.blocks) if block in cfg.number for p in range(len(block.instructions))
    ]
    for a in live:
        found = without_barrier(function, following[a])
        for b in live:
            start, target = (function.blocks[k].instructions[p] for k, p in (a, b))
            assert intervals.returns_to(start, target) == (b in found)


@given(graphs())
def test_what_runs_after_what(graph: Graph) -> None:
    function = make_function(graph)
    order = Order(function)
    following = {k: set(successors) for k, successors in enumerate(graph)}
    after = {k: set[int]() for k in following}
    for k in following:
        work = list(following[k])
        while work:
            one = work.pop()
            if one not in after[k]:
                after[k].add(one)
                work.extend(following[one])
    returns = {k for k in following if not graph[k] or any(not graph[s] for s in after[k])}
    for k, block in enumerate(function.blocks):
        if block in order.number:
            bits = {order.number[function.blocks[s]] for s in after[k] & returns}
            assert order.after(block) == sum(1 << bit for bit in bits)
            assert order.repeats(block) == (k in after[k])
