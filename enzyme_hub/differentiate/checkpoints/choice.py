"""Which loops get checkpoints: those with a marker, and those that `--tape-limit` chooses."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from enzyme_hub.analysis.flow.loops import Loop, LoopForest
from enzyme_hub.analysis.induction.trip_count import trip_count
from enzyme_hub.base.worklist import Worklist
from enzyme_hub.differentiate.checkpoints.buffer_reuse import reuse_buffers
from enzyme_hub.differentiate.checkpoints.common_path import common_path, separate, without_allocation
from enzyme_hub.differentiate.checkpoints.names import AGAIN, CHOSEN, LIMITED, MARKER, SEEN, SHARES, is_marker, leave
from enzyme_hub.differentiate.checkpoints.outline import Outlining, refused
from enzyme_hub.differentiate.cleanup import remove_unused
from enzyme_hub.differentiate.fused.choice import is_independent
from enzyme_hub.differentiate.fused.outline import gradients
from enzyme_hub.differentiate.normalise.aggregates import take_apart
from enzyme_hub.differentiate.normalise.integer_pointers import restore_pointers
from enzyme_hub.differentiate.request.reach import call_graph
from enzyme_hub.differentiate.request.requests import Request
from enzyme_hub.errors import DifferentiationError, warn
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.callgraph import CallGraph
from enzyme_hub.ir.erasing import drop_unreachable, erase_call
from enzyme_hub.ir.module import Function, Module
from enzyme_hub.ir.roles import Role, has_role
from enzyme_hub.ir.values import Block, ConstantInt, Value, const_int

_FEW = 64  # iterations of which a tape is no matter: loops in such a loop share the limit

_OF_CHECKPOINTS = (Role.CHECKPOINTED_LOOP, Role.CHECKPOINTED_STEP)
_SEPARATIONS = 4  # of ways that are rare, one in the other


def outline(module: Module, requests: Sequence[Request], chooses: bool) -> bool:
    """Make functions of the loops with a marker that `requests` reach, and of others if it `chooses`. True if there was one: the
    module is prepared again.

    Raises DifferentiationError EH0313 for a loop that cannot have snapshots although it is marked.
    """
    is_marked = any(MARKER in name for name in module.functions)
    if not (is_marked or chooses):
        return False
    graph = call_graph(module, [request.function for request in requests])
    functions = [function for function in graph.reached if not function.is_declaration]
    changed = False
    for function in functions if is_marked else ():
        changed |= _outline_in(function)
    if chooses and not module.target.is_device:
        asked = gradients(requests) if module.tuning.fusing else {}
        working = graph.reaching(function for function in functions if _has_numbers(function.blocks))
        for function, runs in _runs(graph, functions).items():
            changed |= _choose_in(function, asked, runs, lambda call: not working.isdisjoint(graph.targets(call)))
    return changed


def _runs(graph: CallGraph, functions: Sequence[Function]) -> dict[Function, int]:
    """How often each function may run: those that no loop calls, or only loops of a few iterations."""
    called = set[Function]()  # by loops that may be long, or by themselves
    calls: dict[Function, list[tuple[Function, int]]] = {}
    for function in functions:
        forest = LoopForest(function)
        for i in function.instructions:
            if isinstance(i, inst.CallBase) and i.block is not None:
                times = _times(forest.loop_of(i.block), forest)
                if times is None:
                    called.update(graph.targets(i))
                else:
                    calls.setdefault(function, []).extend((target, times) for target in graph.targets(i))
    often = graph.below(one for one in (*called, *graph.recursive) if not one.is_declaration)
    found = {function: 0 for function in functions if function not in often}
    waiting = dict.fromkeys(found, 0)
    for function in found:
        for target, _ in calls.get(function, ()):
            if target in waiting:
                waiting[target] += 1
    ready = Worklist(function for function, callers in waiting.items() if not callers)
    for function in ready:
        found[function] = max(1, found[function])  # a request's, if nobody calls it
        for target, times in calls.get(function, ()):
            if target in waiting:
                found[target] += found[function] * times
                waiting[target] -= 1
                if not waiting[target]:
                    ready.add(target)
    return found


def _times(loop: Loop | None, forest: LoopForest) -> int | None:
    """How often what is in a loop runs, if that and all loops around it have a few iterations; None if it may be often."""
    times = 1
    while loop is not None:
        trips = _few_trips(loop, forest)
        if trips is None:
            return None
        times *= max(1, trips)
        loop = loop.parent
    return times


def _few_trips(loop: Loop, forest: LoopForest) -> int | None:
    trips = trip_count(loop, forest)
    constant = trips.constant if trips is not None else None
    return constant if constant is not None and constant < _FEW else None


def _choose_in(
    function: Function, asked: Mapping[Function, bool], runs: int, works: Callable[[inst.CallBase], bool]
) -> bool:
    """The outermost loops of a function that are long, as far as they can have snapshots and will have a tape: not those that only
    work on integers, and call nothing that `works` on numbers."""
    if SEEN in function.attributes or any(has_role(function, role) for role in _OF_CHECKPOINTS):
        return False
    function.add_attributes(SEEN)
    first = LoopForest(function)
    found = [(loop.header, runs) for loop in first.outermost]
    for header, times in found:  # and those in the short ones, which are added on the way
        forest = LoopForest(function)
        loop = forest.loop_with_header(header)
        if loop is None:
            continue
        if (trips := _few_trips(loop, forest)) is not None:
            found += [(inner.header, times * max(1, trips)) for inner in loop.children]
            continue
        calls = (i for block in loop.blocks for i in block.instructions if isinstance(i, inst.CallBase))
        if not (_has_numbers(loop.blocks) or any(map(works, calls))):
            continue
        if function in asked and is_independent(function, asked[function], header):
            continue
        take_apart(function)
        restore_pointers(function)
        said = (LIMITED, CHOSEN, f'{SHARES}="{times}"')
        try:
            Outlining(function, forest, loop, const_int(types.i64, 0), said).run()
        except DifferentiationError as error:
            if not _outline_usual_way(function, header, said):
                leave(function, error)
    return bool(found)


def _outline_usual_way(function: Function, header: Block, said: tuple[str, ...]) -> bool:
    """Where the iterations of a loop lie that go the usual way (`common_path`), make a function of them. False if they cannot be."""
    for _ in range(_SEPARATIONS):
        found = _usual_header(function, header)
        if found is None:
            return False
        header, forest = found, LoopForest(function)
        loop = forest.loop_with_header(header)
        assert loop is not None
        try:
            Outlining(function, forest, loop, const_int(types.i64, 0), (*said, AGAIN)).run()
        except DifferentiationError:
            continue
        return True
    return False


def _usual_header(function: Function, header: Block) -> Block | None:
    """The header of the loop in which the iterations go the usual way, from now on. None if there is none."""
    forest = LoopForest(function)
    loop = forest.loop_with_header(header)
    if loop is None:
        return None
    inner = common_path(loop)
    if inner is not None and _has_numbers(inner.blocks):
        return inner.header
    if _has_numbers(without_allocation(loop)) and separate(forest, loop):
        return header
    return header if reuse_buffers(forest, loop) else None


def _has_numbers(blocks: Iterable[Block]) -> bool:
    """False for blocks that only work on integers."""
    return any(i.type.scalar.is_float for block in blocks for i in block.instructions)


def remove_markers(module: Module) -> None:
    """Erase the markers that are left: those in loops of which nobody asks for a derivative."""
    for name, function in list(module.functions.items()):
        if MARKER in name and function.is_declaration:
            module.read_users([name])
            for user in dict.fromkeys(function.users):
                if isinstance(user, inst.CallBase) and is_marker(user):
                    erase_call(user)


def _outline_in(function: Function) -> bool:
    """The innermost loops first: they are part of what a loop around them does."""
    changed = False
    if any(isinstance(i, inst.CallBase) and is_marker(i) for i in function.instructions):
        take_apart(function)  # so that each pointer can be told
        restore_pointers(function)
        remove_unused(function, _is_removable)  # what went round as integers
    while markers := [i for i in function.instructions if isinstance(i, inst.CallBase) and is_marker(i)]:
        forest = LoopForest(function)
        placed = [(forest.loop_of(i.block), i) for i in markers if i.block is not None]
        loop = max((one for one, _ in placed if one is not None), key=lambda one: one.depth, default=None)
        if loop is None:
            warn(f"{markers[0].where}: {MARKER} stands in no loop of {function.name}: nothing is checkpointed there")
        mine = [i for one, i in placed if one is loop]
        snapshots = _snapshots(mine[0], loop)
        for i in mine:
            erase_call(i)
        drop_unreachable(function.entry, list(function.blocks))  # where an exception of the marker went
        if loop is not None:
            forest = LoopForest(function)
            outlined = forest.loop_with_header(loop.header)
            assert outlined is not None
            said = (LIMITED,) if isinstance(snapshots, ConstantInt) and snapshots.value == 0 else ()
            Outlining(function, forest, outlined, snapshots, said).run()
            changed = True
    return changed


def _is_removable(i: inst.Instruction) -> bool:
    return i.is_pure or (isinstance(i, inst.Load) and not i.is_volatile_or_atomic)


def _snapshots(marker: inst.CallBase, loop: Loop | None) -> Value:
    """How many snapshots the marker asks for; 0 where it does not say."""
    said = marker.arguments[0] if marker.arguments else const_int(types.i64, 0)
    if loop is not None and not loop.is_invariant(said):
        raise refused(
            marker, "the number of snapshots is computed in the loop", "say a number that is known before the loop"
        )
    if not said.type.is_int:
        raise refused(marker, f"{MARKER} is given no integer", "say how many snapshots there may be, by value")
    return said
