"""Short functions that compute with the bits of numbers, or with vectors, are inlined where they are called.

Libraries for vector units have a function for each operation (`pand`, `pandnot`, `pselect`), and a program may be compiled without
inlining. What such a function does to a number shows only together with the others: a mask is made in one and used in another.
"""

from __future__ import annotations

from enzyme_hub.differentiate.normalise import inlining
from enzyme_hub.ir.callgraph import CallGraph
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.types import VectorType

MOST_INSTRUCTIONS = 24
SEEN = '"ehub-helper"'  # its calls were asked for: one that a later round writes anew stays a call


def inline(graph: CallGraph) -> bool:
    """Ask for that. True if there was a call: the module has to be optimised again."""
    helpers = {function for function in graph.reached if SEEN not in function.attributes and _is_helper(function)}
    found = inlining.ask_where_called(graph, helpers.__contains__)
    for function in helpers:
        function.add_attributes(SEEN)
    return found


def _is_helper(function: Function) -> bool:
    """True for a short function without branches that works with vectors, takes a number for bits, or bits for a number."""
    if len(function.blocks) != 1 or len(function.blocks[0].instructions) > MOST_INSTRUCTIONS:
        return False
    return any(
        isinstance(i.type, VectorType)
        or (i.opcode == "bitcast" and i.type.scalar.is_float != i.operand(0).type.scalar.is_float)
        for i in function.instructions
    )
