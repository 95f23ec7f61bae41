"""Sums that are stored behind their loop: whether the adjoint of what is stored is known before it.

It is what the place's shadow holds when the function is called, if nothing that comes behind the store has to do with the place: only that
would change the shadow before the reverse sweep comes to the store. And the address has to be known before the loop.
"""

from __future__ import annotations

from collections.abc import Iterator

from enzyme_hub.analysis.flow.loops import Loop, LoopForest
from enzyme_hub.analysis.flow.reachability import Order
from enzyme_hub.analysis.memory.alias import PointerInfo
from enzyme_hub.analysis.memory.effects import analysis_of
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.values import Block, Constant, Value

_MOST = 40  # instructions that compute an address
_MARKS = ("llvm.lifetime.", "llvm.assume", "llvm.dbg.", "llvm.experimental.noalias")


class Places:
    """Answers about the places of stores behind one loop."""

    def __init__(self, loop: Loop, forest: LoopForest, pointers: PointerInfo) -> None:
        assert loop.preheader is not None
        self._before = loop.preheader
        self._domtree = forest.domtree
        self._pointers = pointers
        self._layout = loop.header.function.module.layout
        self._effects = analysis_of(loop.header.function.module)

    def is_known(self, store: inst.Store) -> bool:
        """True if the adjoint of what it stores is known before the loop. It is in a block that control comes to once."""
        if store.is_volatile_or_atomic or self._computing(store) is None:
            return False
        return not any(self._may_touch(i, store) for i in _behind(store))

    def bring_forward(self, store: inst.Store) -> None:
        """Move what computes the address so that it is known in front of the loop, where the adjoint is read."""
        found = self._computing(store)
        if not found:
            return
        place = self._in_front_of_both(store)
        end = place.instructions.index(place.terminator)
        for number, i in enumerate(found):
            assert i.block is not None
            i.block.instructions.remove(i)
            i.block = place
            place.instructions.insert(end + number, i)

    def _computing(self, store: inst.Store) -> list[inst.Instruction] | None:
        """What has to be computed earlier so that the address is known before the loop, in order; None if that cannot be."""
        found: dict[inst.Instruction, None] = {}
        return list(found) if self._collect(store.pointer, self._in_front_of_both(store), found) else None

    def _in_front_of_both(self, store: inst.Store) -> Block:
        """The last block that control always comes through before the loop and before the store."""
        place: Block | None = self._before
        while place is not None and store.block is not None and not self._domtree.dominates(place, store.block):
            place = self._domtree.idom(place)
        assert place is not None
        return place

    def _collect(self, value: Value, place: Block, found: dict[inst.Instruction, None]) -> bool:
        if not isinstance(value, inst.Instruction) or value in found:
            return True
        assert value.block is not None
        if self._domtree.dominates(value.block, place):
            return True
        if not _only_computes(value) or len(found) >= _MOST:
            return False
        if not all(self._collect(operand, place, found) for operand in value.operands):
            return False
        found[value] = None
        return True

    def _may_touch(self, i: inst.Instruction, store: inst.Store) -> bool:
        """True if an instruction may read or write where the store does, or release that."""
        size = self._layout.size(store.value.type)
        if isinstance(i, (inst.Load, inst.Store)) and not i.is_volatile_or_atomic:
            type_ = i.value.type if isinstance(i, inst.Store) else i.type
            return self._pointers.may_alias(i.pointer, self._layout.size(type_), store.pointer, size)
        if not isinstance(i, inst.CallBase):
            return i.may_read or i.may_write
        if (i.intrinsic or "").startswith(_MARKS):
            return False
        does = self._effects.of_call(i)
        if does.reads_other or does.writes_other or does.frees_other or does.meets:
            return True
        given = (i.arguments[k] for k in does.reads | does.writes | does.frees)
        return any(self._pointers.may_alias(one, None, store.pointer, size) for one in given)


def _behind(store: inst.Store) -> Iterator[inst.Instruction]:
    """What may run behind it until the function returns."""
    block = store.block
    assert block is not None
    yield from block.instructions[block.instructions.index(store) + 1 :]
    order = Order(block.function)
    bits = order.after(block)
    for number, other in enumerate(order.blocks):
        if bits >> number & 1:
            yield from other.instructions


def _only_computes(i: inst.Instruction) -> bool:
    """True for arithmetic that cannot fail."""
    if not isinstance(i, (inst.GetElementPtr, inst.Cast, inst.BinaryOp, inst.Compare, inst.Select)):
        return False
    return not i.opcode.endswith(("div", "rem")) or isinstance(i.operand(1), Constant)
