"""The control-flow graph of a function: reachable blocks in reverse postorder, each edge once, what can still return.

Blocks that the entry cannot reach are in none of the answers. Nothing recurses, so the size of a function is no limit.
"""

from __future__ import annotations

from collections.abc import Iterable

from enzyme_hub.base.worklist import postorder, reachable
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.values import Block


def reverse_postorder(function: Function) -> list[Block]:
    """The reachable blocks, each before its successors except along retreating edges; the entry comes first."""
    return list(postorder([function.entry], lambda block: block.successors))[::-1]


class CFG:
    """A snapshot of the graph; `blocks` are the reachable ones in reverse postorder.

    `preds` and `succs` name each neighbour once, even if several cases of a switch lead there; a phi has an entry for each
    of these `edges_into` its block.
    """

    __slots__ = ("blocks", "function", "number", "preds", "reaches_return", "succs")

    def __init__(self, function: Function) -> None:
        self.function = function
        self.blocks = reverse_postorder(function)
        self.number = {block: index for index, block in enumerate(self.blocks)}
        self.succs = {block: list(dict.fromkeys(block.successors)) for block in self.blocks}
        self.preds: dict[Block, list[Block]] = {block: [] for block in self.blocks}
        for block in self.blocks:
            for successor in self.succs[block]:
                self.preds[successor].append(block)
        self.reaches_return = self.reaching(block for block in self.blocks if block.terminator.opcode == "ret")

    def edges_into(self, block: Block) -> list[Block]:
        """Where each edge into the block comes from: a predecessor as often as its terminator names the block."""
        return [p for p in self.preds[block] for _ in range(p.successors.count(block))]

    def reaching(self, targets: Iterable[Block]) -> set[Block]:
        """The targets and all blocks from which one of them can be reached."""
        return set(reachable(targets, self.preds.__getitem__))
