"""What may run after what: which blocks a block can lead to, over any number of steps.

Sets of blocks are the bits of integers; those of one strongly connected component are found once. Blocks from which no
return can be reached (they end in a panic, or never) are left out where the question is what happens before a return.
"""

from __future__ import annotations

from enzyme_hub.analysis.flow.cfg import CFG
from enzyme_hub.ir.callgraph import components
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.values import Block


class Order:
    """The order of execution in a function that returns."""

    def __init__(self, function: Function) -> None:
        self.cfg = CFG(function)
        self.blocks = self.cfg.blocks
        self.number = self.cfg.number
        self.returning = self._bits(self.cfg.reaches_return)
        self._after: list[int] = [0] * len(self.blocks)
        for component in components(self.blocks[:1], self.cfg.succs.__getitem__):
            self._close(component)

    def after(self, block: Block) -> int:
        """The bits of the blocks that may begin after `block` ended, and may still return."""
        return self._after[self.number[block]] & self.returning

    def repeats(self, block: Block) -> bool:
        """True if the block may run again after it ran."""
        number = self.number[block]
        return bool(self._after[number] >> number & 1)

    def _bits(self, blocks: set[Block]) -> int:
        text = bytearray((len(self.blocks) + 7) // 8)
        for block in blocks:
            number = self.number[block]
            text[number >> 3] |= 1 << (number & 7)
        return int.from_bytes(text, "little")

    def _close(self, component: list[Block]) -> None:
        """All blocks of a component lead to the same blocks; the components they lead to are done."""
        members = set(component)
        found = 0
        for block in component:
            for successor in self.cfg.succs[block]:
                if successor in members:
                    found |= 1 << self.number[successor]
                else:
                    number = self.number[successor]
                    found |= 1 << number | self._after[number]
        if len(component) > 1:
            found |= self._bits(members)
        for block in component:
            self._after[self.number[block]] = found
