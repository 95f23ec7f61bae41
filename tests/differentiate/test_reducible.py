"""Loops get one entry each, whatever the graph is, and the function computes what it did."""

from __future__ import annotations

import ctypes
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from enzyme_hub import llvm
from enzyme_hub.analysis.flow.loops import LoopForest
from enzyme_hub.differentiate.normalise.reducible import make_reducible
from enzyme_hub.ir.reader import read_module
from enzyme_hub.ir.writer import write_module

Graph = list[list[int]]


@st.composite
def graphs(draw: st.DrawFn) -> Graph:
    """Any graph without a way back to node 0."""
    size = draw(st.integers(2, 9))
    return [draw(st.lists(st.integers(1, size - 1), max_size=3)) for _ in range(size)]


def function_of(graph: Graph) -> str:
    """A function that walks through the graph for at most 40 steps, computing on its way, and returns a number.

    Each node has a number of its own, which is read behind the node, too, and each way two that pass along it.
    """
    lines = ["define i32 @f(i32 %seed) {"]
    for node, successors in enumerate(graph):
        before = [other for other in range(len(graph)) if node in graph[other]]
        lines.append(f"n{node}:")
        if before:
            for name in ("v", "fuel"):
                incoming = ", ".join(
                    f"[ %{name}.next{one}, %way{one} ]" for one in before for _ in _ways(graph, one, node)
                )
                lines.append(f"  %{name}{node} = phi i32 {incoming}")
        else:
            lines += [f"  %v{node} = add i32 %seed, 0", f"  %fuel{node} = add i32 0, 40"]
        lines += [
            f"  %w{node} = mul i32 %v{node}, 5",
            f"  %v.next{node} = add i32 %w{node}, {node + 1}",
            f"  %fuel.next{node} = sub i32 %fuel{node}, 1",
            f"  %empty{node} = icmp eq i32 %fuel{node}, 0",
        ]
        if not successors:
            lines.append(f"  br label %end{node}")
        else:
            lines += [f"  br i1 %empty{node}, label %end{node}, label %way{node}", f"way{node}:"]
            cases = " ".join(f"i32 {case}, label %n{one}" for case, one in enumerate(successors))
            lines.append(f"  %choice{node} = urem i32 %v.next{node}, {len(successors)}")
            lines.append(f"  switch i32 %choice{node}, label %n{successors[0]} [ {cases} ]")
        lines += [f"end{node}:", f"  %result{node} = xor i32 %w{node}, %fuel{node}", f"  ret i32 %result{node}"]
    return "\n".join([*lines, "}", ""])


def _ways(graph: Graph, source: int, target: int) -> range:
    """One for each edge: the cases of the switch, and its default."""
    return range(graph[source].count(target) + (graph[source][0] == target))


def compiled(text: str) -> Callable[[int], int]:
    return llvm.Jit(llvm.parse_text(text)).function("f", ctypes.c_int, ctypes.c_int)


@settings(max_examples=300, deadline=None)
@given(graphs())
def test_any_graph(graph: Graph) -> None:
    text = llvm.text(llvm.parse_text(function_of(graph)))
    module = read_module(text)
    function = module.functions["f"]
    was_irreducible = bool(LoopForest(function).irreducible)
    assert make_reducible(function) == was_irreducible
    assert not LoopForest(function).irreducible
    if was_irreducible:
        before, after = compiled(text), compiled(write_module(module))
        assert [before(seed) for seed in range(20)] == [after(seed) for seed in range(20)]


COMPUTED = """
define i32 @f(i32 %a, ptr %where) {
entry:
  indirectbr ptr %where, [label %one, label %two]
one:
  %x = icmp eq i32 %a, 1
  br i1 %x, label %two, label %end
two:
  %y = icmp eq i32 %a, 2
  br i1 %y, label %one, label %end
end:
  ret i32 %a
}
"""
THROWN = """
declare void @g()
declare i32 @__gxx_personality_v0(...)
define i32 @f(i32 %a) personality ptr @__gxx_personality_v0 {
entry:
  invoke void @g() to label %one unwind label %two
one:
  invoke void @g() to label %end unwind label %two
two:
  %pad = landingpad { ptr, i32 } cleanup
  br label %one
end:
  ret i32 %a
}
"""


@pytest.mark.parametrize("text", [COMPUTED, THROWN])
def test_other_ways_into_a_loop_stay(text: str) -> None:
    module = read_module(llvm.text(llvm.parse_text(text)))
    assert not make_reducible(module.functions["f"])
    assert LoopForest(module.functions["f"]).irreducible
