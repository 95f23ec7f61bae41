"""Functions made from a list of successor lists, and hypothesis strategies for such lists."""

from __future__ import annotations

from hypothesis import strategies as st

from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.module import Function, Module
from enzyme_hub.ir.values import ConstantInt

Graph = list[list[int]]


def make_function(graph: Graph, ends: str = "ret") -> Function:
    """A function whose block i goes to the blocks graph[i]; those that go nowhere end by `ends`."""
    module = Module()
    function = module.define("f", types.function(types.void, (types.i32,)))
    blocks = [function.add_block(f"b{index}") for index in range(len(graph))]
    selector = function.arguments[0]
    for index, successors in enumerate(graph):
        builder = Builder(blocks[index])
        targets = [blocks[s] for s in successors]
        if not targets:
            builder.ret() if ends == "ret" else builder.unreachable()
        elif len(targets) == 1:
            builder.branch(targets[0])
        elif len(targets) == 2:
            condition = builder.compare("icmp", "eq", selector, ConstantInt(types.i32, index))
            builder.branch_if(condition, targets[0], targets[1])
        else:
            cases = [(ConstantInt(types.i32, case), target) for case, target in enumerate(targets[1:])]
            builder.switch(selector, targets[0], cases)
    return function


@st.composite
def graphs(draw: st.DrawFn, max_size: int = 12) -> Graph:
    """Any graph; the entry, node 0, has no predecessors, as LLVM demands."""
    size = draw(st.integers(1, max_size))
    if size == 1:
        return [[]]
    node = st.integers(1, size - 1)
    return [draw(st.lists(node, max_size=3)) for _ in range(size)]


def reachable(graph: Graph, start: int, without: int | None = None) -> set[int]:
    """The nodes on paths from `start` that avoid the node `without`."""
    found: set[int] = set()
    work = [start] if start != without else []
    while work:
        node = work.pop()
        if node not in found:
            found.add(node)
            work.extend(s for s in graph[node] if s != without)
    return found
