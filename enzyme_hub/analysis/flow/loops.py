"""Natural loops and how they nest.

A loop is a header with all back edges to it (edges whose target dominates their source) and every block that reaches a
back edge without passing the header. Method: headers from the innermost outwards (reverse preorder of the dominator
tree), each walking backwards from its latches and stepping over loops already found, as LLVM does; near-linear but for
the sum of depths that `blocks` holds. A retreating edge to a block that does not dominate its source is irreducible
control flow: it is reported in `irreducible`, and no loop is made of it.
"""

from __future__ import annotations

from collections.abc import KeysView

from enzyme_hub.analysis.flow.cfg import CFG
from enzyme_hub.analysis.flow.dominators import DominatorTree
from enzyme_hub.base.worklist import Worklist
from enzyme_hub.ir.instructions import Instruction
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.values import Block, Value


class Loop:
    """One natural loop. `latches` are the sources of its back edges, `parent` the innermost loop around it."""

    __slots__ = ("_exits", "_members", "cfg", "children", "depth", "header", "latches", "parent")

    def __init__(self, header: Block, latches: list[Block], cfg: CFG) -> None:
        self.header = header
        self.latches = latches
        self.parent: Loop | None = None
        self.children: list[Loop] = []
        self.depth = 1
        self.cfg = cfg
        self._members: dict[Block, None] = {}
        self._exits: list[tuple[Block, Block]] | None = None

    def __repr__(self) -> str:
        return f"<loop {self.header.name} depth {self.depth}>"

    @property
    def blocks(self) -> KeysView[Block]:
        """All blocks, those of inner loops included: a set that iterates in reverse postorder, header first."""
        return self._members.keys()

    def contains(self, item: Block | Loop | Instruction) -> bool:
        """True for a block or instruction in this loop, and for this loop and those inside it."""
        if isinstance(item, Loop):
            return item.header in self._members
        return (item if isinstance(item, Block) else item.block) in self._members

    def is_invariant(self, value: Value) -> bool:
        """True if the value is not computed in the loop; then it is available in the preheader."""
        return not isinstance(value, Instruction) or value.block not in self._members

    @property
    def latch(self) -> Block | None:
        """The only latch, or None if there are several."""
        return self.latches[0] if len(self.latches) == 1 else None

    @property
    def only_latch(self) -> Block:
        """The latch of a loop that is known to have one alone."""
        (latch,) = self.latches
        return latch

    @property
    def entering(self) -> list[Block]:
        """The blocks outside that go to the header."""
        return [pred for pred in self.cfg.preds[self.header] if pred not in self._members]

    @property
    def preheader(self) -> Block | None:
        """The one block from which the loop is entered, if it goes nowhere else."""
        entering = self.entering
        if len(entering) == 1 and len(entering[0].successors) == 1:
            return entering[0]
        return None

    @property
    def exits(self) -> list[tuple[Block, Block]]:
        """The edges that leave: (exiting block inside, exit block outside), each once."""
        if self._exits is None:
            self._exits = [(b, s) for b in self._members for s in self.cfg.succs[b] if s not in self._members]
        return self._exits


class LoopForest:
    """The loops of a function. `loops` has every loop after its parent, in reverse postorder of the headers."""

    __slots__ = ("_innermost", "cfg", "domtree", "irreducible", "loops")

    def __init__(self, function: Function, domtree: DominatorTree | None = None) -> None:
        self.domtree = domtree or DominatorTree(function)
        self.cfg = self.domtree.cfg
        self.irreducible = irreducible_entries(self.cfg, self.domtree)
        self._innermost: dict[Block, Loop] = {}
        found = []
        for header in reversed(self.domtree.preorder()):
            latches = [pred for pred in self.cfg.preds[header] if self.domtree.dominates(header, pred)]
            if latches:
                loop = Loop(header, latches, self.cfg)
                self._discover(loop)
                found.append(loop)
        self.loops = sorted(found, key=lambda loop: self.cfg.number[loop.header])
        self._nest()

    def _discover(self, loop: Loop) -> None:
        """Claim the blocks of `loop` that no inner loop has claimed, and become the parent of those inner loops."""
        self._innermost[loop.header] = loop
        work = Worklist(latch for latch in loop.latches if latch is not loop.header)
        for block in work:
            inner = self._innermost.get(block)
            if inner is None:
                self._innermost[block] = loop
                work.extend(self.cfg.preds[block])
                continue
            while inner.parent is not None:
                inner = inner.parent
            if inner is not loop:
                inner.parent = loop
                # Its own latches are among these; they are found claimed and left.
                work.extend(self.cfg.preds[inner.header])

    def _nest(self) -> None:
        for loop in self.loops:
            if loop.parent is not None:
                loop.parent.children.append(loop)
                loop.depth = loop.parent.depth + 1
        for block in self.cfg.blocks:
            loop_around = self._innermost.get(block)
            while loop_around is not None:
                loop_around._members[block] = None
                loop_around = loop_around.parent

    @property
    def outermost(self) -> list[Loop]:
        return [loop for loop in self.loops if loop.parent is None]

    def loop_of(self, block: Block) -> Loop | None:
        """The innermost loop that holds the block."""
        return self._innermost.get(block)

    def loop_with_header(self, block: Block) -> Loop | None:
        """The loop whose header the block is, or None."""
        loop = self.loop_of(block)
        return loop if loop is not None and loop.header is block else None

    def depth(self, block: Block) -> int:
        """The number of loops around the block."""
        loop = self._innermost.get(block)
        return loop.depth if loop is not None else 0

    def common(self, a: Block, b: Block) -> Loop | None:
        """The innermost loop that holds both blocks."""
        loop = self._innermost.get(a)
        while loop is not None and not loop.contains(b):
            loop = loop.parent
        return loop


def irreducible_entries(cfg: CFG, domtree: DominatorTree) -> list[Block]:
    """The targets of retreating edges that do not dominate the source, in reverse postorder."""
    return [
        target
        for target in cfg.blocks
        if any(
            cfg.number[source] >= cfg.number[target] and not domtree.dominates(target, source)
            for source in cfg.preds[target]
        )
    ]
