"""Loops whose additions will be joined are unrolled: several rounds' additions are joined with fewer exchanges, and lanes wait less.

LLVM does it; here it is decided, and said in its way.
"""

from __future__ import annotations

from collections.abc import Mapping

from enzyme_hub.analysis.flow.loops import Loop, LoopForest
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.values import Block
from enzyme_hub.targets.lanes.dependence import Axes
from enzyme_hub.targets.lanes.groups import MOST, adjoint_masks
from enzyme_hub.targets.lanes.patterns import Patterns
from enzyme_hub.targets.target import Target

ASKED = "llvm.loop.unroll.count"
_LONGEST = 800  # instructions of an unrolled loop


def ask_for_unrolling(function: Function, target: Target, axes: Axes) -> bool:
    """Mark the loops that LLVM is to unroll; True if there are any."""
    masks = adjoint_masks(function, target, axes)
    patterns = Patterns(function, target, axes, masks.values())
    forest = LoopForest(function)
    joined = {i.block: 0 for i in masks}
    for i, mask in masks.items():
        joined[i.block] += patterns.may_join(mask)
    found = False
    for loop in forest.loops:
        times = _times(loop, forest, joined)
        if times > 1:
            assert loop.latch is not None
            metadata = function.module.metadata
            count = metadata.add(f'!{{!"{ASKED}", i32 {times}}}')
            loop.latch.terminator.attachments["llvm.loop"] = metadata.add(f"distinct !{{!self, {count}}}")
            found = True
    return found


def _times(loop: Loop, forest: LoopForest, joined: Mapping[Block | None, int]) -> int:
    """How many rounds together have as many additions as a lane joins at once."""
    latch = loop.latch
    if loop.children or latch is None:
        return 1
    count = sum(joined.get(block, 0) for block in loop.blocks if forest.domtree.dominates(block, latch))
    times, size = 1, sum(len(block.instructions) for block in loop.blocks)
    while count and 2 * times * count <= MOST and 2 * times * size <= _LONGEST:
        times *= 2
    return times
