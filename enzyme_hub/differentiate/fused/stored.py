"""Sums that are stored behind their loop: whether the adjoint of what is stored is known before it. And what can be computed before it.

It is what the place's shadow holds when the function is called, if nothing that comes behind the store has to do with the place: only that
would change the shadow before the reverse sweep comes to the store. And the address has to be known before the loop.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from enzyme_hub.analysis.flow.dominators import PostDominatorTree
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

    def __init__(self, loop: Loop, forest: LoopForest, pointers: PointerInfo, after: PostDominatorTree) -> None:
        """`after` says which blocks control surely comes to, if the function returns."""
        assert loop.preheader is not None
        self._after = after
        self._before = loop.preheader
        self._domtree = forest.domtree
        self._pointers = pointers
        self._layout = loop.header.function.module.layout
        self._effects = analysis_of(loop.header.function.module)

    def is_known(self, store: inst.Store) -> bool:
        """True if the adjoint of what it stores is known before the loop. It is in a block that control comes to once."""
        if store.is_volatile_or_atomic or not self.can_be_early(store.pointer):
            return False
        size = self._layout.size(store.value.type)
        return not any(self._may_touch(i, store.pointer, size) for i in _behind(store))

    def can_be_early(self, value: Value) -> bool:
        """True for what is known in front of the loop, or can be computed there."""
        return self._computing(value) is not None

    def is_early(self, value: Value) -> bool:
        """True for what is known in front of the loop as it stands."""
        return self._computing(value) == []

    def bring_forward(self, value: Value) -> None:
        """Move what computes a value to where it is known in front of the loop."""
        found = self._computing(value)
        if not found:
            return
        place = self._in_front_of_both(value)
        end = place.instructions.index(place.terminator)
        for number, i in enumerate(found):
            assert i.block is not None
            i.block.instructions.remove(i)
            i.block = place
            place.instructions.insert(end + number, i)

    def _computing(self, value: Value) -> list[inst.Instruction] | None:
        """What has to be computed earlier so that a value is known before the loop, in order; None if that cannot be."""
        found: dict[inst.Instruction, None] = {}
        return list(found) if self._collect(value, self._in_front_of_both(value), found) else None

    def _in_front_of_both(self, value: Value) -> Block:
        """The last block that control always comes through before the loop and before the value's place."""
        place: Block | None = self._before
        where = value.block if isinstance(value, inst.Instruction) else None
        while place is not None and where is not None and not self._domtree.dominates(place, where):
            place = self._domtree.idom(place)
        assert place is not None
        return place

    def _collect(self, value: Value, place: Block, found: dict[inst.Instruction, None]) -> bool:
        if not isinstance(value, inst.Instruction) or value in found:
            return True
        assert value.block is not None
        if self._domtree.dominates(value.block, place):
            return True
        if len(found) >= _MOST or not (_only_computes(value) or self._can_be_read_at(place, value)):
            return False
        if not all(self._collect(operand, place, found) for operand in value.operands):
            return False
        found[value] = None
        return True

    def _can_be_read_at(self, place: Block, i: inst.Instruction) -> bool:
        """True for a load that is surely made behind a block, of memory to which the function does not write."""
        if not isinstance(i, inst.Load) or i.is_volatile_or_atomic or i.block is None:
            return False
        if not self._after.dominates(i.block, place):
            return False
        size = self._layout.size(i.type)
        return not any(self._may_touch(one, i.pointer, size) for one in self._writing)

    @cached_property
    def _writing(self) -> list[inst.Instruction]:
        return [i for i in self._before.function.instructions if i.may_write]

    def _may_touch(self, i: inst.Instruction, pointer: Value, size: int) -> bool:
        """True if an instruction may read or write what is there, or release it."""
        if isinstance(i, (inst.Load, inst.Store)) and not i.is_volatile_or_atomic:
            type_ = i.value.type if isinstance(i, inst.Store) else i.type
            return self._pointers.may_alias(i.pointer, self._layout.size(type_), pointer, size)
        if not isinstance(i, inst.CallBase):
            return i.may_read or i.may_write
        if (i.intrinsic or "").startswith(_MARKS):
            return False
        does = self._effects.of_call(i)
        if does.reads_other or does.writes_other or does.frees_other or does.meets:
            return True
        given = (i.arguments[k] for k in does.reads | does.writes | does.frees)
        return any(self._pointers.may_alias(one, None, pointer, size) for one in given)


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
