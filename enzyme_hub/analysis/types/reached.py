"""Which objects code that nobody sees may reach: the caller of a requested function, native functions, address arithmetic; and
which are reached by steps of unknown length, so that not all who access them are known.

In all other objects every access is in the graph, so bytes that no part covers are never read nor written: LLVM has
dropped what was there. They may be taken for anything.
"""

from __future__ import annotations

from collections.abc import Iterator

from enzyme_hub.analysis.types.bits import leaves_no_address
from enzyme_hub.analysis.types.equations import Equations
from enzyme_hub.analysis.types.frames import Frame
from enzyme_hub.analysis.types.graph import Graph
from enzyme_hub.analysis.types.nodes import Node, find, led_to, nodes_in
from enzyme_hub.analysis.types.overlap import all_leaves, has_float
from enzyme_hub.base.worklist import reachable
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.values import Value
from enzyme_hub.languages.heap import Allocation, Deallocation, Reallocation
from enzyme_hub.languages.meaning import (
    Call,
    Copy,
    Fill,
    Inactive,
    MemoryAnnotation,
    SamePointer,
    UnresolvedCall,
    meaning,
)

STRING = "_ZNSt7__cxx1112basic_string"  # of the GNU C++ library; its members keep and return text alone
# Of these calls the equations say all that they do to memory. A derivative ends where an unlisted function is called.
_SEEN = (Allocation, Copy, Deallocation, Fill, MemoryAnnotation, Reallocation, SamePointer, UnresolvedCall)


class Reached:
    """The nodes that code outside of `equations` may reach."""

    def __init__(self, equations: Equations) -> None:
        given = [node for frames in equations.frames.of.values() for frame in frames for node in _given_away(frame)]
        given.extend(equations.globals)
        if equations.apart is not None:  # accesses to one are accesses to the other
            given.extend(node for pair in equations.apart.left for node, _ in pair)
        given.extend(_behind_unknown_steps(equations.graph))
        around = equations.graph.objects_around()
        self._nodes = frozenset(
            reachable(map(find, given), lambda node: (*led_to(node), *map(find, around.get(node, ()))))
        )

    def __contains__(self, node: Node) -> bool:
        return find(node) in self._nodes


def _behind_unknown_steps(graph: Graph) -> Iterator[Node]:
    """What pointers lead to that are found at unknown distances from an object, as behind the `this` that a pointer to a member
    function moves. They are any of those in the object, and so others follow them too: what these do with numbers counts."""
    for node in dict.fromkeys(map(find, graph.arrays)):
        known = {find(run.element) for (_, step), run in node.runs.items() if step > 1}
        for (_, step), run in node.runs.items():
            if step == 1 and find(run.element) not in known:
                inside = nodes_in(run.element)
                others = [part.target[0] for part in nodes_in(node) - inside if part.target is not None]
                if any(map(has_float, all_leaves(*others))):
                    yield from (part.target[0] for part in inside if part.target is not None)


def _given_away(frame: Frame) -> Iterator[Node]:
    """The values of a frame that unseen code has, too."""
    function = frame.function
    assert function is not None
    if frame.parent is None:
        yield from (frame.nodes[a] for a in function.arguments if a in frame.nodes)
        if frame.result is not None:
            yield frame.result
    for i in function.instructions:
        for value in _values_given_away(i):
            if value in frame.nodes:
                yield frame.nodes[value]


def _values_given_away(i: inst.Instruction) -> tuple[Value, ...]:
    if isinstance(i, inst.CallBase):
        return () if _is_seen(i) else (i, *i.arguments)
    if i.opcode == "sub" and all(inst.is_address(o) for o in i.operands):
        return ()  # a distance
    if leaves_no_address(i):
        return ()  # how an address is aligned
    # Casts between pointers and integers keep the bytes; what is computed of these is lost sight of.
    return (i, *i.operands) if isinstance(i, inst.BinaryOp) or i.opcode == "trunc" else ()


def _is_seen(call: inst.CallBase) -> bool:
    """True if the equations follow the pointers that go in and out of a call, or no number goes through them."""
    what = meaning(call)
    if isinstance(what, Inactive):
        return not call.type.scalar.is_pointer or (call.callee.name or "").startswith(STRING)
    if isinstance(what, Call):
        parameters, given = what.function.arguments, call.arguments
        types = [(one.type, parameter.type) for one, parameter in zip(given, parameters, strict=False)]
        return len(given) == len(parameters) and all(
            a is b for a, b in (*types, (call.type, what.function.return_type))
        )
    return isinstance(what, _SEEN)
