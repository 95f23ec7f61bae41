"""Takes calls and blocks out of functions."""

from __future__ import annotations

from collections.abc import Iterable

from enzyme_hub.base.worklist import reachable
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.values import Block


def erase_call(call: inst.CallBase) -> None:
    """Erase a call whose result nobody uses; what comes behind an invoke follows."""
    if isinstance(call, inst.Invoke):
        inst.Branch(call.normal).insert_before(call)
        for phi in call.unwind.phis:
            assert isinstance(phi, inst.Phi)
            phi.keep_incoming(lambda block: block is not call.block)
    call.erase()


def drop_unreachable(entry: Block, among: Iterable[Block], kept: Iterable[Block] = ()) -> None:
    """Take those blocks out of the function of `entry` to which no way leads from there, nor from those that are `kept`."""
    seen = set(reachable([entry, *kept], lambda block: block.successors if block.is_terminated else ()))
    gone = {block for block in among if block not in seen}
    if not gone:
        return
    for block in gone:
        for instruction in block.instructions:
            instruction.drop_operands()
    entry.function.blocks[:] = [block for block in entry.function.blocks if block not in gone]
    for block in seen:
        for phi in block.phis:
            assert isinstance(phi, inst.Phi)
            phi.keep_incoming(seen.__contains__)
