"""Calls of functions that always throw, or end the program, say that they do not come back.

LLVM says so of functions that no other file may define otherwise, not of the templates and inline functions of C++: what raises
the errors of a library looks to it as if it came back with nothing. A function that never comes back matters to no result: it is called
as it stands, whatever it does with numbers before it throws.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator

from enzyme_hub.base.worklist import reachable
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.callgraph import CallGraph, components
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.values import Block
from enzyme_hub.languages.meaning import Call, UnresolvedCall, meaning

_SAID = "noreturn"
_REPLACEABLE = ("weak", "linkonce", "extern_weak")  # the program may use another body than this


def mark(graph: CallGraph) -> bool:
    """Let calls say so. True if one did not: the module has to be optimised again."""
    ending = _ending(graph)
    found = False
    for function in graph.reached if ending else ():
        for i in function.instructions:
            if isinstance(i, inst.CallBase) and _is_cut(i, ending) and not _says_so(i):
                i.attributes = (*i.attributes, _SAID)
                found = True
    return found


def _ending(graph: CallGraph) -> set[Function]:
    """The functions from whose entry no return can be reached."""
    found: set[Function] = set()
    for component in components(graph.reached, lambda one: graph.named.get(one, ())):
        for function in component:
            if function.linkage not in _REPLACEABLE and not _returns(function, found):
                found.add(function)
    return found


def _returns(function: Function, ending: Collection[Function]) -> bool:
    for block in reachable([function.entry], lambda block: _following(block, ending)):
        if isinstance(block.terminator, inst.Return) and not any(_is_cut(i, ending) for i in block.instructions):
            return True
        if any(isinstance(i, inst.CallBase) and isinstance(meaning(i), UnresolvedCall) for i in block.instructions):
            return True  # nobody knows what is called there
    return False


def _following(block: Block, ending: Collection[Function]) -> Iterator[Block]:
    if isinstance(block.terminator, inst.Invoke) and _is_cut(block.terminator, ending):
        yield block.terminator.unwind
    elif not any(_is_cut(i, ending) for i in block.instructions):
        yield from block.successors


def _is_cut(i: inst.Instruction, ending: Collection[Function]) -> bool:
    """True for a call of a function that never comes back."""
    if not isinstance(i, inst.CallBase) or i.called_function is None:
        return False
    what = meaning(i)
    if isinstance(i, inst.Call) and i.tail == "musttail":
        return False  # a return has to follow
    return isinstance(what, Call) and what.function is i.called_function and what.function in ending


def _says_so(call: inst.CallBase) -> bool:
    return _SAID in call.function.module.expand_attributes(" ".join(call.attributes))
