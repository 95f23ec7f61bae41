"""Dominators and post-dominators.

Problem: for every block its immediate dominator, then "does a dominate b" in constant time. Method: Lengauer and
Tarjan, "A fast algorithm for finding dominators in a flowgraph" (1979), the simple variant with path compression,
O(m log n) for every graph. The shorter iteration of Cooper, Harvey and Kennedy is quadratic on a chain of blocks that
all may leave for one return block, and such chains are what long functions look like. Queries compare depth-first
intervals of the tree.
"""

from __future__ import annotations

from enzyme_hub.analysis.flow.cfg import CFG
from enzyme_hub.base.worklist import Worklist, reachable
from enzyme_hub.ir.instructions import Instruction, Invoke
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.values import Block, Use


def immediate_dominators(successors: list[list[int]], root: int) -> list[int]:
    """The immediate dominator of every node, -1 for the root and for nodes the root does not reach."""
    parent, order = _depth_first(successors, root)
    count = len(successors)
    preds: list[list[int]] = [[] for _ in range(count)]
    for node in order:
        for successor in successors[node]:
            preds[successor].append(node)
    number = [-1] * count
    for index, node in enumerate(order):
        number[node] = index
    semi = number[:]
    label = list(range(count))
    ancestor = [-1] * count
    idom = [-1] * count
    bucket: list[list[int]] = [[] for _ in range(count)]

    def evaluate(node: int) -> int:
        """The node with the least semidominator on the path from `node` up to its tree's root, that root excluded."""
        if ancestor[node] == -1:
            return node
        path = []
        while ancestor[ancestor[node]] != -1:
            path.append(node)
            node = ancestor[node]
        top = ancestor[node]
        best = label[node]
        for below in reversed(path):
            if semi[best] < semi[label[below]]:
                label[below] = best
            best = label[below]
            ancestor[below] = top
        return best

    for node in reversed(order[1:]):
        for pred in preds[node]:
            semi[node] = min(semi[node], semi[evaluate(pred)])
        bucket[order[semi[node]]].append(node)
        ancestor[node] = parent[node]
        for waiting in bucket[parent[node]]:
            best = evaluate(waiting)
            idom[waiting] = best if semi[best] < semi[waiting] else parent[node]
        bucket[parent[node]].clear()
    for node in order[1:]:
        if idom[node] != order[semi[node]]:
            idom[node] = idom[idom[node]]
    return idom


def _depth_first(successors: list[list[int]], root: int) -> tuple[list[int], list[int]]:
    """Each node's parent in a depth-first tree, and the reached nodes in preorder."""
    parent = [-1] * len(successors)
    work = Worklist([root])
    for node in work:
        fresh = [successor for successor in reversed(successors[node]) if successor not in work.visited]
        for successor in fresh:  # who comes last is the parent: from there it is visited
            parent[successor] = node
        work.extend(fresh)
    return parent, list(work.visited)


class _Tree:
    """A tree over blocks with interval numbering. A block outside the tree has number -1."""

    def __init__(self, nodes: list[Block], parents: dict[Block, Block | None]) -> None:
        self._parent = parents
        self._children: dict[Block, list[Block]] = {block: [] for block in parents}
        self.roots: list[Block] = []
        for block in nodes:
            if block in parents:
                above = parents[block]
                (self.roots if above is None else self._children[above]).append(block)
        self._first: dict[Block, int] = {}
        self._last: dict[Block, int] = {}
        self._depth: dict[Block, int] = {}
        self._number()

    def _number(self) -> None:
        order = list(reachable(reversed(self.roots), lambda block: reversed(self._children[block])))
        for number, block in enumerate(order, 1):
            above = self._parent[block]
            self._first[block] = number
            self._depth[block] = 0 if above is None else self._depth[above] + 1
        for block in reversed(order):
            below = self._children[block]
            self._last[block] = self._last[below[-1]] if below else self._first[block]

    def children(self, block: Block) -> list[Block]:
        return self._children.get(block, [])

    def depth(self, block: Block) -> int:
        """The number of ancestors in the tree."""
        return self._depth[block]

    def preorder(self) -> list[Block]:
        """All blocks of the tree, each after its parent."""
        return sorted(self._first, key=self._first.__getitem__)

    def preorder_number(self, block: Block) -> int:
        """The place of a block of the tree in `preorder`, from 1; a subtree has consecutive numbers."""
        return self._first[block]

    def _is_ancestor(self, above: Block, below: Block) -> bool:
        return self._first[above] <= self._first[below] <= self._last[above]

    def _nearest_common(self, a: Block, b: Block) -> Block | None:
        found: Block | None = a
        while found is not None and not self._is_ancestor(found, b):
            found = self._parent[found]
        return found


class DominatorTree(_Tree):
    """Who dominates whom among the blocks of a function. A snapshot: build it anew when the graph changes."""

    def __init__(self, function: Function, cfg: CFG | None = None) -> None:
        self.cfg = cfg or CFG(function)
        blocks, number = self.cfg.blocks, self.cfg.number
        idoms = immediate_dominators([[number[s] for s in self.cfg.succs[b]] for b in blocks], 0)
        super().__init__(blocks, {b: blocks[d] if d >= 0 else None for b, d in zip(blocks, idoms, strict=True)})
        self._positions: dict[Block, dict[Instruction, int]] = {}

    def idom(self, block: Block) -> Block | None:
        """The immediate dominator; None for the entry and for unreachable blocks."""
        return self._parent.get(block)

    def dominates(self, a: Block, b: Block) -> bool:
        """True if every path from the entry to `b` meets `a`; `a` may be `b`. All dominate an unreachable one."""
        if b not in self._first:
            return True
        return a in self._first and self._is_ancestor(a, b)

    def dominates_edge(self, source: Block, target: Block, block: Block) -> bool:
        """True if every path to `block` takes the edge from `source` to `target`."""
        if not self.dominates(target, block) or source.successors.count(target) != 1:
            return False
        return all(pred is source or self.dominates(target, pred) for pred in self.cfg.preds.get(target, []))

    def nearest_common_dominator(self, a: Block, b: Block) -> Block:
        """The lowest block that dominates both; both must be reachable."""
        found = self._nearest_common(a, b)
        assert found is not None
        return found

    def dominates_use(self, instruction: Instruction, use: Use) -> bool:
        """True if the value of `instruction` is defined on every path to that use.

        A phi uses its operand at the end of the incoming block.
        """
        user = use.user
        here, there = instruction.block, user.block
        assert here is not None and there is not None
        is_phi = user.opcode == "phi"
        if is_phi:
            incoming = user.operand(use.index + 1)
            assert isinstance(incoming, Block)
            there = incoming
        if isinstance(instruction, Invoke):
            return self._invoke_dominates(instruction, there, user if is_phi else None)
        if here is not there:
            return self.dominates(here, there)
        return is_phi or self.comes_before(instruction, user)

    def _invoke_dominates(self, invoke: Invoke, there: Block, phi: Instruction | None) -> bool:
        """The result of an invoke is there only along the edge to its normal destination."""
        here = invoke.block
        assert here is not None
        if phi is not None and there is here:
            return phi.block is invoke.normal and invoke.normal is not invoke.unwind
        return self.dominates_edge(here, invoke.normal, there)

    def dominates_instruction(self, a: Instruction, b: Instruction) -> bool:
        """True if `a` runs before `b` on every path to `b`; an instruction does not dominate itself."""
        assert a.block is not None and b.block is not None
        if a.block is b.block:
            return self.comes_before(a, b)
        return self.dominates(a.block, b.block)

    def comes_before(self, a: Instruction, b: Instruction) -> bool:
        """Order of two instructions of one block, in constant time while the block does not change."""
        return self._position(a) < self._position(b)

    def _position(self, instruction: Instruction) -> int:
        block = instruction.block
        assert block is not None
        positions = self._positions.get(block, {})
        found = positions.get(instruction, -1)
        if not (0 <= found < len(block.instructions) and block.instructions[found] is instruction):
            positions = {other: index for index, other in enumerate(block.instructions)}
            self._positions[block] = positions
            found = positions[instruction]
        return found


class PostDominatorTree(_Tree):
    """Who post-dominates whom: every path from b to an end of the function meets a.

    Ends are all blocks without successors; with `returning`, only the returns count, and blocks that cannot reach one
    (panics) are left out as if their edges were not there. Blocks that reach no end are in no relation to others.
    """

    def __init__(self, function: Function, cfg: CFG | None = None, *, returning: bool = False) -> None:
        self.cfg = cfg or CFG(function)
        blocks, number = self.cfg.blocks, self.cfg.number
        ends = [b for b in blocks if (b.terminator.opcode == "ret" if returning else not self.cfg.succs[b])]
        # Node len(blocks) stands for the outside, which every end goes to.
        backward = [[number[p] for p in self.cfg.preds[b]] for b in blocks]
        backward.append([number[b] for b in ends])
        outside = len(blocks)
        ipdoms = immediate_dominators(backward, outside)
        parents = {b: blocks[d] if d < outside else None for b, d in zip(blocks, ipdoms, strict=False) if d >= 0}
        super().__init__(blocks, parents)

    def ipdom(self, block: Block) -> Block | None:
        """The immediate post-dominator; None if it is the outside or the block reaches no end."""
        return self._parent.get(block)

    def dominates(self, a: Block, b: Block) -> bool:
        """True if `a` post-dominates `b`; a block post-dominates itself."""
        if a is b:
            return True
        return a in self._first and b in self._first and self._is_ancestor(a, b)
