"""Parallel regions in which loops may run forward and backward at once.

The derivative of a region is split, and threads of a team run it. So what an iteration reads has to stay until the gradient is done, in
the callers of the region as well; what other threads write counts (`Concurrency`); and the sum of an iteration goes to the caller, where
nobody may read its value (`unread`).

How the iterations add to adjoints that threads share can only be told while they are a part of the region: their loads are marked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache

from enzyme_hub.analysis.flow.loops import LoopForest
from enzyme_hub.analysis.induction.trip_count import trip_count
from enzyme_hub.analysis.memory.alias import Category, PointerInfo
from enzyme_hub.analysis.memory.modref import Concurrency, ModRef
from enzyme_hub.analysis.memory.ordering import orders_others
from enzyme_hub.analysis.sharing.additions import additions
from enzyme_hub.analysis.sharing.captured import Captured
from enzyme_hub.analysis.sharing.kept_apart import Array
from enzyme_hub.analysis.sharing.owned import Worksharing
from enzyme_hub.analysis.types.evidence import Kind
from enzyme_hub.base.records import record
from enzyme_hub.differentiate.fused.choice import Choice, Independent, Surroundings
from enzyme_hub.differentiate.fused.names import MARK, OF_ARRAY, OF_DIVIDED, OF_THREAD
from enzyme_hub.differentiate.unread import stores, unread_sums
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.callgraph import CallGraph
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.roles import is_branch, is_region
from enzyme_hub.ir.values import Value
from enzyme_hub.languages.meaning import ThreadCreate, ThreadJoin, meaning


@record
class Region:
    """One, and what is known of it."""

    function: Function
    around: Surroundings
    captured: Captured


def regions(graph: CallGraph, gives_value: Mapping[Function, bool]) -> Iterator[Region]:
    """Those that nobody but a team runs, and of which nothing that they read is written until the derivatives of their callers are done.

    `gives_value` has the functions that are asked for gradients in one call, and whether their results are wanted as well.
    """
    found = [function for function in graph.reached if is_region(function)]
    if not found or any(is_branch(one) or _starts_threads(one) for one in graph.reached):
        return
    inside = graph.below(callee for one in found for callee in graph.callees[one])
    callers = _Callers(graph, gives_value)
    captured = Captured(callers.sites, callers.pointers)
    for function in found:
        sites = callers.sites(function)
        if (
            not sites
            or function in inside
            or any(map(orders_others, function.instructions))
            or not all(map(callers.keeps, sites))
        ):
            continue
        unread = frozenset.intersection(*map(callers.unread, sites))
        pointers = PointerInfo(function, given=captured)
        modref = ModRef(function, pointers=pointers, concurrency=Concurrency.TEAM)
        yield Region(function, Surroundings(pointers, modref, stores(function, unread)), captured)


def _starts_threads(function: Function) -> bool:
    return any(
        isinstance(i, inst.CallBase) and isinstance(meaning(i), (ThreadCreate, ThreadJoin))
        for i in function.instructions
    )


class _Callers:
    """Answers about calls of functions that requests reach."""

    def __init__(self, graph: CallGraph, gives_value: Mapping[Function, bool]) -> None:
        self._graph = graph
        self._gives_value = gives_value
        self._keeping: dict[Function, bool] = {}
        self.pointers: Callable[[Function], PointerInfo] = cache(PointerInfo)
        self.sites: Callable[[Function], list[inst.CallBase]] = cache(self._sites)
        self._modref: Callable[[Function], ModRef] = cache(lambda one: ModRef(one, pointers=self.pointers(one)))

    def _sites(self, function: Function) -> list[inst.CallBase]:
        callers = [one for one in self._graph.reached if function in self._graph.callees[one]]
        calls = (i for one in callers for i in one.instructions if isinstance(i, inst.CallBase))
        return [i for i in calls if function in self._graph.targets(i)]

    def unread(self, call: inst.CallBase) -> frozenset[int]:
        """The arguments that are sums whose value nobody reads."""
        caller = call.function
        gives_value = self._gives_value.get(caller, True) or bool(self.sites(caller))
        return unread_sums(call, gives_value, self.pointers(caller))

    def keeps(self, call: inst.CallBase) -> bool:
        """True if all that the call may read is the same until the derivatives are done."""
        modref = self._modref(call.function)
        given = (argument for argument in call.arguments if argument.type.holds_pointer)
        if any(modref.overwritten_location(one, None, call, ignore_free=True) is not None for one in given):
            return False
        if modref.effects.of_return(call).reads_other and modref.elsewhere_overwritten(call, ignore_free=True):
            return False
        return self._are_kept(call.function)

    def _are_kept(self, caller: Function) -> bool:
        """The same of the calls of a caller, if it has some."""
        if caller not in self._keeping:
            self._keeping[caller] = False  # for a function that calls itself
            sites = self.sites(caller)
            self._keeping[caller] = all(map(self.keeps, sites)) and (caller in self._gives_value or bool(sites))
        return self._keeping[caller]


def _of_any_kind(pointer: Value, size: int) -> tuple[frozenset[Kind], frozenset[Kind]]:
    return frozenset(), frozenset()


class Sharing:
    """How the loads of a region add to adjoints that threads share."""

    def __init__(self, region: Region, choice: Choice) -> None:
        forest: LoopForest = choice.forest
        pointers = choice.pointers
        worksharing = Worksharing(
            forest.cfg,
            forest.domtree,
            forest,
            pointers,
            lambda loop: trip_count(loop, forest),
            _of_any_kind,
            region.captured,
        )

        def has_adjoint(pointer: Value) -> bool:
            bases = pointers.all_bases(pointer)
            return not all(pointers.category(base) is Category.LOCAL and pointers.is_own(base) for base in bases)

        self._additions = list(
            additions(
                forest.cfg.blocks,
                region.function.module.layout,
                pointers.effects,
                lambda load: not load.type.is_pointer,
                has_adjoint,
            )
        )
        self._layout = region.function.module.layout
        self._has_adjoint = has_adjoint
        self._owned = worksharing.owned(self._additions)
        self._worksharing = worksharing
        self._kept_apart: dict[inst.Load, Array] = {}

    def mark(self, found: Independent) -> bool:
        """Mark the loads of a loop; False if neighbours are in each other's way, which is better told where there are iterations."""
        loads = [i for block in found.loop.blocks for i in block.instructions if isinstance(i, inst.Load)]
        if any((one := self._owned.get(load)) is not None and one.iteration is not None for load in loads):
            return False
        for load in loads:
            if load in self._owned:
                load.attachments[OF_THREAD] = MARK
            elif self._has_adjoint(load.pointer) and self._is_aligned(load):
                array = self._worksharing.array_of(load)
                # What writes cannot ask for what is kept apart: an iteration is another function.
                if array is not None and not array.writers:
                    load.attachments[OF_ARRAY] = MARK
                    self._kept_apart[load] = array
        return True

    def divide(self) -> None:
        """When the loops are marked that are taken: mark the loads from arrays to which nothing else adds."""
        windows = {i: array for i, array in self._kept_apart.items() if i.type.scalar in (types.f64, types.f32)}
        others = [one for one in self._additions if one.at not in windows and one.at not in self._owned]
        divided = self._worksharing.divided(windows, others)
        for load, array in windows.items():
            if array.bases in divided:
                load.attachments[OF_DIVIDED] = MARK

    def _is_aligned(self, load: inst.Load) -> bool:
        align = load.align or self._layout.align(load.type)
        return load.type.scalar.is_float and align >= self._layout.size(load.type.scalar)
