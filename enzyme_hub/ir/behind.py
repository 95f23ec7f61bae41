"""Placing an instruction where a value is there, such that it dominates whatever the value dominates."""

from __future__ import annotations

from typing import TypeVar

from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.values import Argument, Block, Value

I = TypeVar("I", bound=inst.Instruction)  # noqa: E741


def insert_behind(value: Value, made: I) -> I:
    """Put `made` behind a value that is no constant.

    What an invoke returns is there only where it went well, which may take a block of its own.
    """
    if isinstance(value, Argument):
        return value.function.entry.insert(0, made)
    assert isinstance(value, inst.Instruction) and value.block is not None
    if isinstance(value, inst.Invoke):
        if len(value.normal.predecessors) > 1:
            split_normal(value)
        return value.normal.insert(value.normal.first_place, made)
    block = value.block
    return block.insert(max(block.instructions.index(value) + 1, block.first_place), made)


def split_normal(call: inst.Invoke) -> Block:
    """A new block, to which control comes from that call alone if it returns."""
    assert call.block is not None
    normal, between = call.normal, call.function.add_block()
    Builder(between).branch(normal)
    call.set_operand(call.operands.index(normal, call.argument_count), between)
    for phi in normal.phis:
        phi.replace_operand(call.block, between)
    return between
