"""Functions that start threads and join them say where that begins and ends.

Between the two (`THREADS_OPEN`, `THREADS_CLOSE`) adjoints are shared, and locks are noted. Which functions that are follows from
the call graph, from callees to callers: a function starts threads if it creates one, or calls a function that starts some and leaves
them, and likewise it joins some. One that does both is such a function, and its callers need not know. That all threads are
joined then is looked at when the program runs, and what such a function leaves goes to one around it. A thread that nobody joins is
refused here, and so is joining where no thread is started at all: calls through pointers may seem to join some that never do (a
future that is put off).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from enum import Flag, auto

from enzyme_hub.analysis.memory.ordering import orders_others, word_of
from enzyme_hub.differentiate.legality.concurrency import BY_HAND
from enzyme_hub.differentiate.request.requests import Request
from enzyme_hub.errors import DifferentiationError
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.callgraph import CallGraph, components
from enzyme_hub.ir.module import Function, Module, function_behind
from enzyme_hub.ir.roles import is_thread
from enzyme_hub.ir.values import ConstantExpr, ConstantWord, Value
from enzyme_hub.languages.libraries.threads.names import CREW_ADD, CREW_NEW, JOIN, ends_alone, orders_unseen
from enzyme_hub.languages.meaning import ThreadJoin, ThreadScopeBegin, meaning
from enzyme_hub.languages.runtime import THREADS_CLOSE, THREADS_OPEN, is_atomic_add
from enzyme_hub.languages.thread_calls import parts

_WAY_OUT = "let one function that is differentiated start the threads and join them all before it returns"


class _Does(Flag):
    """What a function does, or calls that leave it to be done."""

    STARTS = auto()
    MAY_START = auto()
    """It seems to join all that it starts, by what its calls through pointers may enter: perhaps it leaves some to who joins others."""
    JOINS = auto()
    LEAVES = auto()
    """Some of the threads that it starts are for the end of a scope around it."""
    SCOPE = auto()
    """It is a scope, at the end of which no thread is left."""

    @property
    def is_whole(self) -> bool:
        joins_its_own = bool(self & (_Does.STARTS | _Does.MAY_START)) and _Does.LEAVES not in self
        return _Does.JOINS in self and (_Does.SCOPE in self or joins_its_own)


_CREW = {CREW_ADD: _Does.LEAVES, CREW_NEW: _Does.SCOPE}


def enclose(module: Module, requests: Sequence[Request], graph: CallGraph) -> bool:
    """Put the two calls into the functions of the graph that need them. False if there are no threads."""
    threads = [function for function in graph.reached if is_thread(function)]
    joins = [i for i in _calls(graph.reached) if isinstance(meaning(i), ThreadJoin)] if JOIN in module.functions else []
    if not threads and not joins:
        return False
    _results_are_constant(threads, joins)
    closed = _whole(graph, threads, joins)
    for function in closed:
        _enclose(module, function)
    _all_are_enclosed(graph, closed, threads, joins)
    _none_ends_alone(graph, threads)
    _none_waits_by_hand(graph, threads)
    return True


def _whole(graph: CallGraph, threads: list[Function], joins: list[inst.CallBase]) -> set[Function]:
    """The functions that join what they start."""
    does: dict[Function, _Does] = defaultdict(lambda: _Does(0))
    for thread in threads:
        does[thread] = _Does.STARTS
    for i in joins:
        does[i.function] |= _Does.JOINS
    for i in _calls(graph.reached):
        does[i.function] |= _CREW.get(i.callee.name or "", _Does(0))
    scopes = {one for one, what in does.items() if _Does.SCOPE in what}
    whole: set[Function] = set()
    for component in components(graph.callees, lambda one: graph.callees.get(one, ())):
        all_of_it = _Does(0)
        for one in {*component, *(callee for member in component for callee in graph.callees[member])}:
            all_of_it |= does[one]
        members = {one for one in component if not is_thread(one)}
        if all_of_it.is_whole:
            whole |= members & scopes or members
        for one in component:
            does[one] = _left(all_of_it, one)
    return whole


def _left(all_of_it: _Does, one: Function) -> _Does:
    """What a function leaves to its callers of what it and those around it in the graph do."""
    if not all_of_it.is_whole:
        return all_of_it
    return _Does.STARTS if is_thread(one) else _Does.MAY_START


def _calls(functions: Iterable[Function]) -> Iterator[inst.CallBase]:
    return (i for function in functions for i in function.instructions if isinstance(i, inst.CallBase))


def _enclose(module: Module, function: Function) -> None:
    if any(isinstance(meaning(i), ThreadScopeBegin) for i in _calls([function])):
        return  # in an earlier round
    entry = function.entry
    at = next(k for k, i in enumerate(entry.instructions) if not isinstance(i, inst.Alloca))
    opened = entry.insert(at, inst.Call(open_type, module.declare(THREADS_OPEN, open_type), []))
    close = module.declare(THREADS_CLOSE, close_type)
    for block in function.blocks:
        if isinstance(block.terminator, inst.Return):
            block.insert(len(block.instructions) - 1, inst.Call(close_type, close, [opened]))


open_type = types.function(types.ptr, ())
close_type = types.function(types.void, (types.ptr,))


# -- what is refused --------------------------------------------------------------------------------------------------------


def _all_are_enclosed(
    graph: CallGraph, closed: set[Function], threads: list[Function], joins: list[inst.CallBase]
) -> None:
    inside = graph.below(closed)
    for i in _calls(graph.reached):
        if i.called_function in threads and i.function not in inside:
            raise DifferentiationError(
                "EH0310",
                f"{i.function.name} starts a thread that no function which is differentiated joins",
                where=i.where,
                why="the reverse sweep starts the reverse of a thread where it is joined",
                remedy=_WAY_OUT,
            )
    for i in joins:
        if i.function not in inside and not threads:
            raise DifferentiationError(
                "EH0310",
                f"{i.function.name} joins a thread that no function which is differentiated starts",
                where=i.where,
                why="what that thread computes has no derivative here",
                remedy=_WAY_OUT,
            )


def _none_ends_alone(graph: CallGraph, threads: list[Function]) -> None:
    for thread in threads:
        if parts(thread) is None:
            raise DifferentiationError(
                "EH0310",
                f"{thread.name} stands for a thread that does not return from its function",
                why="the thread leaves its tape when it returns",
                remedy="let the thread return from its function instead of ending it (pthread_exit)",
            )
    for i in _calls(graph.reached):
        if isinstance(i.callee, Function) and i.callee.is_declaration and ends_alone(i.callee.name or ""):
            raise DifferentiationError(
                "EH0310",
                f"{i.function.name} calls {i.callee.name}, so a thread may not end where it is joined",
                where=i.where,
                why="a thread that ends by itself, or is left alone, has no reverse that could be started and waited for",
                remedy="let the thread return from its function, and join it in the function that is differentiated",
            )


def _none_waits_by_hand(graph: CallGraph, threads: list[Function]) -> None:
    """Who has no derivative may wait as well; one of two that wait for each other is always in a thread."""
    for function in graph.below(callee for one in threads for callee in graph.callees[one]):
        for i in function.instructions if not is_atomic_add(function) else ():
            name = (i.callee.name or "") if isinstance(i, inst.CallBase) else ""
            by_hand = orders_others(i) and word_of(i) is None
            if by_hand or orders_unseen(name):
                raise DifferentiationError(
                    "EH0310",
                    f"threads wait for each other in {function.name}, which a thread runs, in a way that has no reverse",
                    where=i.where,
                    why=BY_HAND if by_hand else f"the reverse sweep cannot tell in which order they left {name}",
                    remedy="use mutexes, pthread_cond_wait or sums (std::atomic<double>), or join the threads and start new ones",
                )


def _results_are_constant(threads: list[Function], joins: list[inst.CallBase]) -> None:
    """What pthread_join stores is nothing that a derivative goes through."""
    taking = next((i for i in joins if not (isinstance(i.arguments[1], ConstantWord) and i.arguments[1].is_zero)), None)
    if taking is None:
        return
    for thread in threads:
        found = parts(thread)
        if found is not None and not _is_number(found.result, set()):
            raise DifferentiationError(
                "EH0310",
                f"{taking.function.name} takes what a thread returns, which may be a pointer to differentiated data",
                where=taking.where,
                why=f"pthread_join hands on what {found.body.callee.name} returns, and nobody sees its shadow",
                remedy="let the thread leave its result where its argument leads to, and return a null pointer",
            )


def _is_number(value: Value, seen: set[Value]) -> bool:
    """True for null, and for integers as pointers."""
    if value in seen:
        return True
    seen.add(value)
    if isinstance(value, (inst.Cast, ConstantExpr)) and value.opcode == "inttoptr":
        return True
    if isinstance(value, (inst.Phi, inst.Select)):
        given = [v for v, _ in value.incoming] if isinstance(value, inst.Phi) else list(value.operands[1:])
        return all(_is_number(one, seen) for one in given)
    function = function_behind(value.callee) if isinstance(value, inst.CallBase) else None
    if function is not None and not function.is_declaration:
        return all(_is_number(one, seen) for one in function.returned)
    return isinstance(value, ConstantWord)
