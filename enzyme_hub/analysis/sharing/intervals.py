"""What threads of a team do at the same time: what lies between the same two barriers."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from enzyme_hub.analysis.flow.cfg import CFG
from enzyme_hub.base.worklist import Worklist
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.values import Block

BARRIER = "__kmpc_barrier"
FIRST = 1
"""The bit of what comes before the first barrier."""


def _is_barrier(i: inst.Instruction) -> bool:
    return isinstance(i, inst.CallBase) and i.callee.name == BARRIER


class Intervals:
    """Answers for one function that all threads of a team call. `ends` says what ends an interval."""

    def __init__(self, cfg: CFG, ends: Callable[[inst.Instruction], bool] = _is_barrier) -> None:
        self._cfg = cfg
        self._ends = ends

    @cached_property
    def _barriers(self) -> dict[inst.Instruction, int]:
        """Each barrier with the bit of what follows it; bit 0 is the start of the function."""
        ends = [i for block in self._cfg.blocks for i in block.instructions if self._ends(i)]
        return {end: 2 << k for k, end in enumerate(ends)}

    @cached_property
    def _starts(self) -> dict[Block, int]:
        """At the start of each block, the barriers (or the start of the function) that may have been the last one."""
        last = dict.fromkeys(self._cfg.blocks, 0)
        for barrier, bit in self._barriers.items():
            assert barrier.block is not None
            last[barrier.block] = bit  # of several the last one
        found = dict.fromkeys(self._cfg.blocks, 0)
        work = [self._cfg.blocks[0]]
        found[work[0]] = FIRST
        while work:
            block = work.pop()
            out = last[block] or found[block]
            for following in self._cfg.succs[block]:
                if found[following] | out != found[following]:
                    found[following] |= out
                    work.append(following)
        return found

    def of(self, i: inst.Instruction) -> int:
        assert i.block is not None
        bits = self._starts[i.block]
        for one in i.block.instructions:
            if one is i:
                return bits
            bits = self._barriers.get(one, bits)
        raise AssertionError("an instruction is in its block")

    def returns_to(self, start: inst.Instruction, target: inst.Instruction) -> bool:
        """True if control may come from `start` to `target` again without a barrier."""
        assert start.block is not None
        work = Worklist([(start.block, start.block.instructions.index(start) + 1)])
        for block, position in work:
            for i in block.instructions[position:]:
                if i is target:
                    return True
                if i in self._barriers:
                    break
            else:
                work.extend((following, 0) for following in self._cfg.succs[block])
        return False
