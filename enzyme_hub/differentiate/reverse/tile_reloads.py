"""Shared memory is filled again in the reverse sweep, where that spares a tape (`analysis/sharing/tiles`).

The reverse of an iteration begins with the stores that filled a tile, made again, and a barrier; what the iteration loaded from the
tile is there then. Before that all threads have passed the barrier behind which they loaded, in the reverse of the iteration that
came after: so none reads any more what the stores take away. (In front of the last iteration there is none, so one is added where the
loop does not end with one.) What the stores need is brought like all primal values.
"""

from __future__ import annotations

from enzyme_hub.analysis.sharing.tiles import Tiles, is_computed_from, tiles
from enzyme_hub.differentiate.plan import Plan
from enzyme_hub.differentiate.reverse.protocol import Augmented
from enzyme_hub.differentiate.tape.plan import Storage
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.values import Block


class _Here(inst.Instruction):
    """A placeholder: tiles are filled again here, if anybody needs what they held."""

    __slots__ = ("tiles",)

    def __init__(self, tiles: Tiles) -> None:
        super().__init__("refill", types.void, ())
        self.tiles = tiles


class TileReloads:
    """Those of one derivative."""

    def __init__(self, plan: Plan) -> None:
        self._module = plan.source.module
        facts = plan.facts
        self._tiles = {
            tile.latch: tile for tile in tiles(plan.source, facts.forest, facts.domtree, facts.reaches_return)
        }
        self._made: set[inst.Instruction] = set()
        self._lost: set[inst.Instruction] = set()
        self._places: list[_Here] = []

    def is_reloaded(self, load: inst.Instruction) -> bool:
        """True if what a source load read lies in the same place again where the reverse sweep needs it."""
        return load in self._made

    def is_lost(self, load: inst.Instruction) -> bool:
        """True if what a source load read is gone where the reverse sweep needs it, because a tile is filled again."""
        return load in self._lost

    def begin(self, b: Builder, block: Block) -> None:
        """At the beginning of the reverse of a source block."""
        if block in self._tiles:
            self._places.append(b.insert(_Here(self._tiles[block])))

    def settle(self, augmented: Augmented, storage: Storage) -> None:
        """When all is known that the reverse sweep asks for: write the stores that are needed."""
        for here in self._places:
            block, refilled = here.block, here.tiles
            assert block is not None
            at = block.instructions.index(here)
            behind = block.instructions[at + 1 :]
            del block.instructions[at:]
            here.block = None
            loads = {augmented.primal(load) for load in refilled.loads}
            if is_computed_from((lookup.target for lookup in storage.lookups), loads):
                self._made |= refilled.loads
                self._lost |= refilled.others
                self._write(Builder(block), refilled, augmented, storage)
            block.instructions.extend(behind)
        self._lost -= self._made

    def _write(self, b: Builder, refilled: Tiles, augmented: Augmented, storage: Storage) -> None:
        synchronise = self._module.target.synchronise
        assert synchronise is not None
        if not refilled.is_parted:
            synchronise(self._module, b)
        for store in refilled.stores:
            value, place = (
                storage.look_up(b, augmented.primal(one), refilled.latch) for one in (store.value, store.pointer)
            )
            b.store(value, place, store.align)
        synchronise(self._module, b)
