"""Functions that move values of any type, and are told their size, are inlined where that is a constant.

Rust's hash tables have the same code for all types of entries: it swaps two entries word by word, and counts them by a size that it
is given. So any word may be a key, a number or a pointer. Where the size is known each word has its place in the entry.
"""

from __future__ import annotations

from enzyme_hub.differentiate.normalise import inlining
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.callgraph import CallGraph
from enzyme_hub.ir.values import ConstantInt
from enzyme_hub.languages.rust.memory import is_told_sizes


def inline(graph: CallGraph) -> bool:
    """Ask for that. True if there was a call: the module has to be optimised again."""
    return inlining.ask_where_called(graph, lambda one: is_told_sizes(one.name or ""), _is_told_a_constant)


def _is_told_a_constant(call: inst.CallBase) -> bool:
    return any(isinstance(argument, ConstantInt) for argument in call.arguments)
