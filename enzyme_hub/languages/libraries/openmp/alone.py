"""A team of one thread adds plainly.

In the reverse of a parallel region adjoints are added atomically, for other threads may add to them as well. Where a program runs
with one thread there are none, so a team of one runs a copy of the reverse, and of all that it calls, in which nothing is atomic. The
copies are made when all derivatives are written. A region inside the region may have several threads again, and stays as it is.
"""

from __future__ import annotations

from collections.abc import Iterable

from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.callgraph import CallGraph
from enzyme_hub.ir.clone import copy_function
from enzyme_hub.ir.module import Function, Module
from enzyme_hub.ir.values import const_int
from enzyme_hub.languages.libraries.openmp.names import COVER, RECALL, is_region

ALONE = '"ehub-alone"'
"""The attribute of a call that is made where the thread is the only one."""
WINDOW_ADD = "__ehub_window_add_"
"""How functions begin that add a number (3) to memory (2), or keep it apart (0, 1) for a while."""
FAST = ("reassoc", "nsz", "contract")


def add_plainly(module: Module, regions: Iterable[Function]) -> None:
    """Have the calls in these regions that only a thread alone makes go to functions that add plainly."""
    calls = [i for one in regions for i in one.instructions if isinstance(i, inst.Call) and ALONE in i.attributes]
    roots = [call.called_function for call in calls]
    graph = CallGraph(module, [one for one in roots if one is not None], follows=_stays_in_team)
    adding = graph.reaching(one for one in graph.reached if any(map(_is_addition, one.instructions)))
    copies: dict[Function, Function] = {}
    for one in adding:
        if (one.name or "").startswith((WINDOW_ADD, COVER, RECALL)):
            continue
        copies[one], mapping = copy_function(one, f"{one.name}.alone")
        for i in filter(_is_addition, one.instructions):
            _add(mapping[i])
    for copy in copies.values():
        _lead([i for i in copy.instructions if isinstance(i, inst.CallBase) and _stays_in_team(i)], copies)
    _lead(calls, copies)
    for call in calls:
        call.attributes = tuple(word for word in call.attributes if word != ALONE)


def _stays_in_team(call: inst.CallBase) -> bool:
    return not is_region(call.called_function)


def _is_addition(i: object) -> bool:
    if isinstance(i, inst.CallBase):
        return (i.callee.name or "").startswith((WINDOW_ADD, COVER, RECALL))
    return isinstance(i, inst.AtomicRMW) and i.operation == "fadd" and not i.is_used


def _add(i: object) -> None:
    assert isinstance(i, (inst.AtomicRMW, inst.Call)) and i.block is not None
    if isinstance(i, inst.Call) and (i.callee.name or "").startswith((COVER, RECALL)):
        if i.is_used:  # what is covered: not asked for where nothing is kept apart
            i.replace_all_uses_with(const_int(i.type, 1))
        i.erase()
        return
    pointer, number = i.arguments[2:4] if isinstance(i, inst.Call) else i.operands
    align = i.align if isinstance(i, inst.AtomicRMW) else i.function.module.layout.size(number.type)
    at = i.block.instructions.index(i)
    before = i.block.insert(at, inst.Load(number.type, pointer, align))
    total = i.block.insert(at + 1, inst.BinaryOp("fadd", before, number, FAST))
    i.block.insert(at + 2, inst.Store(total, pointer, align))
    i.erase()


def _lead(calls: Iterable[inst.CallBase], copies: dict[Function, Function]) -> None:
    """Have calls of functions that have copies call these."""
    for call in calls:
        function = call.called_function
        if function in copies:
            call.set_operand(len(call.operands) - 1, copies[function])
