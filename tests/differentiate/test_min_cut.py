"""The minimum cut against all selections of small graphs."""

from __future__ import annotations

from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from enzyme_hub.differentiate.tape.min_cut import Costs, recomputed

NEVER = float("inf")


def cost_of(wanted: list[int], graph: dict[int, Costs[int]], chosen: set[int]) -> float:
    """The cost of having `wanted` where the values in `chosen` are computed again and all others needed are saved."""
    total = 0.0
    seen: set[int] = set()
    work = list(wanted)
    while work:
        v = work.pop()
        if v in seen or v not in graph:
            continue
        seen.add(v)
        total += graph[v].compute if v in chosen else graph[v].save
        if v in chosen:
            work.extend(graph[v].operands)
    return total


@st.composite
def graphs(draw: st.DrawFn) -> tuple[list[int], dict[int, Costs[int]]]:
    """Values 0, 1, ... whose operands come before them; some have no operation, operand -1 is there anyway."""
    count = draw(st.integers(1, 9))
    graph = {}
    for v in range(count):
        operands = tuple(draw(st.lists(st.integers(-1, v - 1), max_size=3)))
        computable = draw(st.booleans()) or v > 2
        compute = float(draw(st.integers(0, 6))) if computable else NEVER
        graph[v] = Costs(float(draw(st.integers(1, 9))), compute, operands if computable else ())
    return draw(st.lists(st.integers(0, count - 1), min_size=1, unique=True)), graph


@given(graphs())
def test_no_selection_is_cheaper(case: tuple[list[int], dict[int, Costs[int]]]) -> None:
    wanted, graph = case
    chosen = recomputed(wanted, graph.get)
    selections = product((False, True), repeat=len(graph))
    best = min(cost_of(wanted, graph, {v for v in graph if selection[v]}) for selection in selections)
    assert cost_of(wanted, graph, chosen) == best


def test_one_value_that_several_are_made_of_is_saved_alone() -> None:
    graph = {0: Costs(8.0), **{v: Costs(8.0, 0.5, (0,)) for v in range(1, 5)}}
    assert recomputed([1, 2, 3, 4], graph.get) == {1, 2, 3, 4}


def test_a_single_use_is_saved_where_it_is() -> None:
    graph = {0: Costs(8.0), 1: Costs(8.0, 0.5, (0,))}
    assert recomputed([1], graph.get) == set()
