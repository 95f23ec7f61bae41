"""Removes what a derivative computes and does not use, so that LLVM need not (it must keep calls that set errno)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from enzyme_hub.base.worklist import reachable
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.values import Block


def remove_unused(function: Function, is_removable: Callable[[inst.Instruction], bool]) -> None:
    """Erase what has no effect and nothing with an effect is computed from: sums over loops, and what decides branches whose
    ways do the same, included."""
    _remove(function, is_removable)
    while _straighten(function):
        _remove(function, is_removable)


def _remove(function: Function, is_removable: Callable[[inst.Instruction], bool]) -> None:
    """Linear time."""
    live = set(reachable((i for i in function.instructions if not is_removable(i)), _made_from))
    dead: list[inst.Instruction] = []
    for block in function.blocks:
        if any(i not in live for i in block.instructions):
            dead.extend(i for i in block.instructions if i not in live)
            block.instructions = [i for i in block.instructions if i in live]
    for instruction in dead:
        instruction.drop_operands()
        instruction.block = None


def _made_from(i: inst.Instruction) -> Iterator[inst.Instruction]:
    return (operand for operand in i.operands if isinstance(operand, inst.Instruction))


def _straighten(function: Function) -> bool:
    """Let branches whose ways come to the same place, with nothing on them, have one way. False if there are none."""
    changed = False
    for block in function.blocks[::-1]:  # inner branches first
        branch = block.instructions[-1] if block.instructions else None
        if not isinstance(branch, inst.Branch) or len(branch.successors) != 2:
            continue
        (one, before_one), (other, before_other) = (_goes_on(block, way) for way in branch.successors)
        first, second = branch.successors
        if first is second or one is not other or any(_differs(phi, before_one, before_other) for phi in one.phis):
            continue
        kept, left = (first, second) if first is one else (second, first)
        block.instructions.pop().drop_operands()
        Builder(block).branch(kept)
        _leave(left)
        changed = True
    return changed


def _leave(way: Block) -> None:
    """Take a block with nothing in it out, and those behind it, as far as nobody comes there any more.

    Others that nobody comes to stay: exceptions may be led to them later.
    """
    while len(way.instructions) == 1 and not way.predecessors:
        left, way = way, way.successors[0]
        left.instructions.pop().drop_operands()
        left.function.blocks.remove(left)
        for phi in way.phis:
            assert isinstance(phi, inst.Phi)
            phi.keep_incoming(lambda block, left=left: block is not left)  # type: ignore[misc]


def _goes_on(block: Block, way: Block) -> tuple[Block, Block]:
    """Where one gets on that way from a block, behind blocks with nothing in them, and from which block."""
    seen = {block}
    while way not in seen and len(way.instructions) == 1 and len(way.successors) == 1:
        seen.add(way)
        block, way = way, way.successors[0]
    return way, block


def _differs(phi: inst.Instruction, before_one: Block, before_other: Block) -> bool:
    assert isinstance(phi, inst.Phi)
    return phi.incoming_from(before_one) is not phi.incoming_from(before_other)
