"""Changing the blocks of a function."""

from __future__ import annotations

from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.values import Block


def split(block: Block, position: int) -> Block:
    """Move the instructions from `position` on to a new block, which comes to be in the old one's place for what comes behind."""
    rest = Block(block.function)
    moved = block.instructions[position:]
    del block.instructions[position:]
    for i in moved:
        i.block = rest
    rest.instructions = moved
    for use in block.uses:
        if isinstance(use.user, inst.Phi):
            use.user.set_operand(use.index, rest)
    blocks = block.function.blocks
    blocks.insert(blocks.index(block) + 1, rest)
    return rest


def at_entry(made: Block) -> None:
    """Put the instructions of a block that is in no function behind the variables of its function's entry."""
    entry = made.function.entry
    place = next((k for k, i in enumerate(entry.instructions) if not isinstance(i, inst.Alloca)), 0)
    for i in made.instructions:
        i.block = entry
    entry.instructions[place:place] = made.instructions
