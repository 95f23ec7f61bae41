"""Shared memory that the threads of a block fill anew in each iteration of a loop, as they do with the tiles of a matrix.

    for (...) { tile[t] = x[...]; barrier; ... tile[k] ...; barrier; }

In the reverse of an iteration the same stores bring back what the tile held, if there are no stores to it to other places: what the
iteration does not write, then, nobody writes. Nothing has to be known of which places these are. Several loops may fill one tile (LLVM
peels and unrolls). What the tile held behind the loops is lost, so no other function of the same kernel may access it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Set

from enzyme_hub.analysis.flow.dominators import DominatorTree
from enzyme_hub.analysis.flow.loops import Loop, LoopForest
from enzyme_hub.analysis.memory.addresses import Access, Addresses
from enzyme_hub.base.records import record
from enzyme_hub.base.worklist import Worklist
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.callgraph import CallGraph
from enzyme_hub.ir.module import Function, GlobalVariable
from enzyme_hub.ir.values import Argument, Block, Constant, Value
from enzyme_hub.languages.meaning import Barrier, meaning


@record
class Tiles:
    """The shared memory that a loop fills. `stores`, in order, fill it; `loads` read it behind a barrier, in the same iteration.

    `others` read it elsewhere: what they found is gone when it is filled again. `is_parted`: behind the loop, all threads surely have
    loaded what they do.
    """

    latch: Block
    stores: tuple[inst.Store, ...]
    loads: frozenset[inst.Load]
    others: frozenset[inst.Load]
    is_parted: bool


def tiles(function: Function, forest: LoopForest, domtree: DominatorTree, live: Iterable[Block]) -> list[Tiles]:
    """Those of a function on a GPU, a loop each."""
    module = function.module
    barriers = [i for i in function.instructions if _is_of_block(i)] if module.target.is_device else []
    if not any(forest.loop_of(_block(i)) for i in barriers):
        return []
    shared = [variable for variable in module.variables.values() if module.is_shared(variable)]
    addresses = Addresses(module, shared)
    within: dict[GlobalVariable, list[Access]] = {}
    others: dict[GlobalVariable, set[Function]] = {}
    for access in addresses.accesses:
        variable = access.place.variable
        if variable in addresses.escaped or variable in addresses.passed:
            continue
        if access.by.function is function:
            within.setdefault(variable, []).append(access)
        else:
            others.setdefault(variable, set()).add(access.by.function)
    finder = _Finder(function, forest, domtree, frozenset(live), barriers)
    found = []
    for variable, accesses in within.items():
        filled = finder.tiles(accesses)
        if filled and others.get(variable, set()).isdisjoint(_concurrency(function)):
            found.extend(filled)
    loads = frozenset(load for tile in found for load in tile.loads)
    found = [
        tile for tile in found if not is_computed_from((v for store in tile.stores for v in store.operands), loads)
    ]
    return list(_by_loop(found, domtree))


class _Finder:
    def __init__(
        self,
        function: Function,
        forest: LoopForest,
        domtree: DominatorTree,
        live: frozenset[Block],
        barriers: list[inst.Instruction],
    ) -> None:
        self._function = function
        self._forest = forest
        self._domtree = domtree
        self._live = live
        self._barriers = barriers

    def tiles(self, accesses: list[Access]) -> list[Tiles]:
        """What fills one variable, which is accessed so, in each loop that writes to all places; nothing if not all is known."""
        stores: dict[Loop | None, list[inst.Store]] = {}
        loads: set[inst.Load] = set()
        for access in accesses:
            i = access.by
            if isinstance(i, inst.Store) and not i.is_volatile_or_atomic:
                stores.setdefault(self._forest.loop_of(_block(i)), []).append(i)
            elif isinstance(i, inst.Load) and not i.is_volatile_or_atomic:
                loads.add(i)
            else:
                return []
        places = {(store.pointer, store.value.type) for each in stores.values() for store in each}
        found = []
        for loop, each in stores.items():
            if loop is not None and {(store.pointer, store.value.type) for store in each} == places:
                tile = self._filled_by(loop, each, loads)
                if tile is not None:
                    found.append(tile)
        return found

    def _filled_by(self, loop: Loop, stores: list[inst.Store], loads: set[inst.Load]) -> Tiles | None:
        latch, dominates = loop.latch, self._domtree.dominates_instruction
        if latch is None or not all(self._is_in_each_iteration(store, latch) for store in stores):
            return None
        barriers = [i for i in self._barriers if self._forest.loop_of(_block(i)) is loop]
        filled = [i for i in barriers if all(dominates(store, i) for store in stores)]
        behind = {load for load in loads if loop.contains(load) and any(dominates(i, load) for i in filled)}
        if any(self._may_leave_early(block, [*stores, *behind], latch) for block, to in loop.exits if to in self._live):
            return None
        ends = [i for i in barriers if self._domtree.dominates(_block(i), latch)]
        is_parted = loads == behind and any(not any(dominates(i, load) for load in behind) for i in ends)
        return Tiles(latch, tuple(stores), frozenset(behind), frozenset(loads - behind), is_parted)

    def _is_in_each_iteration(self, store: inst.Store, latch: Block) -> bool:
        return self._domtree.dominates(_block(store), latch) and self._is_fixed(store.pointer)

    def _is_fixed(self, value: Value) -> bool:
        """True if a thread computes the same value whenever it comes by."""
        work = Worklist([value])
        for one in work:
            if isinstance(one, (Constant, Argument)):
                continue
            if not isinstance(one, inst.Instruction):
                return False
            if self._forest.loop_of(_block(one)) is None:
                continue
            if not one.is_pure or isinstance(one, (inst.Phi, inst.Freeze, inst.CallBase)):
                return False
            work.extend(one.operands)
        return True

    def _may_leave_early(self, block: Block, accesses: Iterable[inst.Instruction], latch: Block) -> bool:
        """True if an iteration that ends in the block may have done part of the work."""
        return block is not latch and not all(
            block is not _block(i) and self._domtree.dominates(block, _block(i)) for i in accesses
        )


def _by_loop(found: list[Tiles], domtree: DominatorTree) -> Iterator[Tiles]:
    loops: dict[Block, list[Tiles]] = {}
    for tile in found:
        loops.setdefault(tile.latch, []).append(tile)
    for latch, each in loops.items():
        stores = [store for tile in each for store in tile.stores]
        ordered: list[inst.Store] = []
        for store in stores:  # few, and each dominates the latch: they come one after the other
            at = next(
                (k for k, other in enumerate(ordered) if domtree.dominates_instruction(store, other)), len(ordered)
            )
            ordered.insert(at, store)
        loads = frozenset(load for tile in each for load in tile.loads)
        others = frozenset(load for tile in each for load in tile.others)
        yield Tiles(latch, tuple(ordered), loads, others, all(tile.is_parted for tile in each))


def is_computed_from(values: Iterable[Value], wanted: Set[Value]) -> bool:
    """True if one of `wanted` is among the values, or among what they are computed from without a phi in between."""
    work = Worklist(values)
    for value in work:
        if value in wanted:
            return True
        if isinstance(value, inst.Instruction) and not isinstance(value, inst.Phi):
            work.extend(value.operands)
    return False


def _concurrency(function: Function) -> Set[Function]:
    """What may run in the same kernel as the function, itself left out."""
    module = function.module
    roots = [
        one
        for one in module.functions.values()
        if not one.is_declaration and one.linkage not in ("internal", "private")
    ]
    graph = CallGraph(module, roots)
    reached = [graph.below([root]) for root in roots]
    return {one for each in reached if function in each for one in each} - {function}


def _is_of_block(i: inst.Instruction) -> bool:
    """True where all threads of the block wait for each other, and find out nothing."""
    return (
        isinstance(i, inst.CallBase)
        and isinstance(meaning(i), Barrier)
        and i.type.is_void
        and "warp" not in (i.callee.name or "")
        and all(isinstance(argument, Constant) for argument in i.arguments)
    )


def _block(i: inst.Instruction) -> Block:
    assert i.block is not None
    return i.block
