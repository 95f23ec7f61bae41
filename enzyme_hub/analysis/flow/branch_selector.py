"""Which branch decides how control comes to a merge block.

The reverse sweep must know from which predecessor control came. Where one branch before the block decides that, and its
condition is at hand, nothing need be saved. That branch can only be the end of the immediate dominator D. Below D in the
dominator tree control moves from child to child of D, entering each child's subtree at its root; so the branch edges of D
that lead to a predecessor are those from which its ancestor among the children can be reached along such moves. The branch
decides if no edge leads to two predecessors.
"""

from __future__ import annotations

from bisect import bisect_right

from enzyme_hub.analysis.flow.loops import LoopForest
from enzyme_hub.base.worklist import Worklist
from enzyme_hub.ir.instructions import Branch, Instruction, Switch
from enzyme_hub.ir.values import Block

# A merge of more ways than this is not looked into, so that a function full of merges costs linear time.
_MOVES = 64


def branch_selector(block: Block, forest: LoopForest) -> tuple[Instruction, dict[int, Block]] | None:
    """(branch or switch, position of a successor -> predecessor of `block`) if that one terminator decides, else None.

    Positions from which control never comes to `block` are absent. Several positions may name one predecessor. The
    branch is in the same innermost loop as the block, so it ran in the same iteration.
    """
    decider = forest.domtree.idom(block)
    if decider is None or forest.loop_of(decider) is not forest.loop_of(block):
        return None
    terminator = decider.terminator
    if not isinstance(terminator, (Branch, Switch)) or len(terminator.successors) < 2:
        return None
    tree = _Below(decider, forest)
    ways: dict[int, Block] = {}
    for pred in forest.cfg.preds[block]:
        positions = tree.positions(pred, block)
        if positions is None or any(position in ways for position in positions):
            return None
        ways.update(dict.fromkeys(positions, pred))
    return terminator, ways


class _Below:
    """The children of one block in the dominator tree and the moves between their subtrees."""

    def __init__(self, decider: Block, forest: LoopForest) -> None:
        self._decider = decider
        self._forest = forest
        self._children = forest.domtree.children(decider)
        self._edges: dict[Block, list[int]] = {}
        for position, target in enumerate(decider.successors):
            self._edges.setdefault(target, []).append(position)

    def positions(self, pred: Block, block: Block) -> list[int] | None:
        """The positions of the decider's successors that lead to the edge from `pred` to `block`; None if too many to see."""
        if pred is self._decider:
            return self._edges[block]
        found: list[int] = []
        work = Worklist([self._child_above(pred)])
        for child in work:
            for source in self._forest.cfg.preds[child]:
                if source is self._decider:
                    found.extend(self._edges[child])
                else:
                    work.add(self._child_above(source))
            if len(work.visited) > _MOVES:
                return None
        return found

    def _child_above(self, block: Block) -> Block:
        """The child of the decider that dominates `block`."""
        number = self._forest.domtree.preorder_number
        return self._children[bisect_right(self._children, number(block), key=number) - 1]
