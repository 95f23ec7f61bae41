"""What a loop leads to from where nobody comes back: panics, and what is cleaned up while an exception leaves the function.

It becomes part of what an iteration does. Other code may lead there, too, so the loop gets copies of its own.
"""

from __future__ import annotations

from collections.abc import Iterable

from enzyme_hub.analysis.flow.cfg import CFG
from enzyme_hub.analysis.flow.loops import Loop
from enzyme_hub.base.worklist import reachable
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.clone import clone_instruction
from enzyme_hub.ir.erasing import drop_unreachable
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.values import Block, Value


def take_dead_ends(function: Function, loop: Loop, cfg: CFG) -> tuple[list[Block], list[tuple[Block, Block]]]:
    """The loop's own blocks of that kind, and the other exits of the loop."""
    returns = [block for block in cfg.blocks if isinstance(block.terminator, inst.Return)]
    live = cfg.reaching(returns)
    exits = [(source, target) for source, target in dict.fromkeys(loop.exits) if target in live]
    dead = (target for _, target in loop.exits if target not in live)
    region = list(reachable(dead, lambda block: block.successors))
    return _copies(function, loop, region) if region else [], exits


def _copies(function: Function, loop: Loop, region: list[Block]) -> list[Block]:
    """Copies of these blocks to which the loop leads; those that nobody else leads to go."""
    mapping: dict[Value, Value] = {block: function.add_block() for block in region}
    copies = [mapping[block] for block in region]
    for block, copy in zip(region, copies, strict=True):
        assert isinstance(copy, Block)
        for i in block.instructions:
            made = clone_instruction(i, lambda value: mapping.get(value, value), frozenset(i.attachments))
            made.block = copy
            copy.instructions.append(made)
            mapping[i] = made
    ours = {*loop.blocks, *copies}
    for copy in copies:
        assert isinstance(copy, Block)
        for i in copy.instructions:
            _redirect(i, mapping)
        for phi in copy.phis:
            assert isinstance(phi, inst.Phi)
            phi.keep_incoming(ours.__contains__)
    for block in loop.blocks:
        _redirect(block.terminator, mapping)
    for block in region:
        for phi in block.phis:
            assert isinstance(phi, inst.Phi)
            phi.keep_incoming(lambda source: not loop.contains(source))
    drop_unreachable(function.entry, region)
    return [copy for copy in copies if isinstance(copy, Block)]


def forget_lives(blocks: Iterable[Block]) -> None:
    """Erase all marks of the lives of variables that these blocks begin or end: to the function that the blocks go to such a
    variable may be a parameter, of which no mark speaks. What has no marks lives as long as its function."""
    marks = [i for block in blocks for i in block.instructions if inst.is_lifetime(i)]
    for variable in dict.fromkeys(mark.arguments[-1] for mark in marks):
        for user in list(variable.users) if isinstance(variable, inst.Alloca) else ():
            if inst.is_lifetime(user):
                user.erase()


def _redirect(i: inst.Instruction, mapping: dict[Value, Value]) -> None:
    for index, value in enumerate(i.operands):
        if value in mapping:
            i.set_operand(index, mapping[value])
