"""Asking for the function that one call names to be inlined there, when the module is optimised next."""

from __future__ import annotations

from collections.abc import Callable

from enzyme_hub.ir.callgraph import CallGraph
from enzyme_hub.ir.instructions import CallBase
from enzyme_hub.ir.module import Function
from enzyme_hub.languages.meaning import Call, meaning

_INLINED, _KEPT = "alwaysinline", "noinline"


def is_asked(call: CallBase) -> bool:
    return _INLINED in call.attributes


def ask(call: CallBase) -> None:
    """Also where the program says of the call, or rustc of one on a cold path, that it is not to be inlined."""
    words = call.function.module.expand_attributes(" ".join(call.attributes))
    if _KEPT in words:
        call.attributes = tuple(word for word in words if word != _KEPT)
    call.attributes = (*call.attributes, _INLINED)


def ask_where_called(
    graph: CallGraph, is_wanted: Callable[[Function], bool], suits: Callable[[CallBase], bool] = lambda call: True
) -> bool:
    """Ask for each call by name of such a function that does not call itself. True if there was one."""
    wanted = {one for one in graph.reached if one not in graph.recursive and is_wanted(one)}
    found = False
    for function in graph.reached if wanted else ():
        for i in function.instructions:
            if not isinstance(i, CallBase) or i.called_function not in wanted or is_asked(i):
                continue
            what = meaning(i)
            if isinstance(what, Call) and what.function is i.callee and suits(i):
                ask(i)
                found = True
    return found
